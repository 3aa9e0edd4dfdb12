import { useId } from "react";

interface ChoiceProps<T extends string> {
  label: string;
  values: readonly T[];
  value: T;
  name: (value: T) => string;
  change: (value: T) => void;
}

/** One of a few, side by side. */
export function Choice<T extends string>({ label, values, value, name, change }: ChoiceProps<T>) {
  const group = useId();
  return (
    <fieldset className="choice-row">
      <legend>{label}</legend>
      <div className="segments">
        {values.map((each) => (
          <label key={each} className={each === value ? "chosen" : ""}>
            <input
              type="radio"
              name={group}
              value={each}
              checked={each === value}
              onChange={() => change(each)}
            />
            {name(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
