import type { TableInfo } from "../protocol";
import { useWords } from "../texts/context";
import type { Words } from "../texts/words";

/** An option's value in words. */
export function optionValue(words: Words, key: string, value: boolean | number | string): string {
  return typeof value === "boolean" ? words.say(value ? "yes" : "no") : words.say(`option-${key}-${value}`);
}

/** What was agreed before the game. */
export function OptionsOf({ table }: { table: TableInfo }) {
  const words = useWords();
  const agreed = Object.entries(table.options);
  if (agreed.length === 0) return null;
  return (
    <ul className="agreed">
      {agreed.map(([key, value]) => (
        <li key={key}>
          {words.say(`option-${key}`)}: <b>{optionValue(words, key, value)}</b>
        </li>
      ))}
    </ul>
  );
}
