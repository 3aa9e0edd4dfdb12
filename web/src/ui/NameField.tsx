import { useId } from "react";

/** A name: plain text of at most 32 characters. */
export function NameField({
  label,
  value,
  change,
}: {
  label: string;
  value: string;
  change: (name: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={32}
        autoComplete="nickname"
        onChange={(event) => change(event.target.value)}
        required
      />
    </div>
  );
}
