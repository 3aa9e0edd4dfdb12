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
  const taught = (["hints", "practice"] as const).filter((term) => table[term]);
  if (agreed.length + taught.length === 0) return null;
  return (
    <ul className="agreed">
      {agreed.map(([key, value]) => (
        <li key={key}>
          {words.say(`option-${key}`)}: <b>{optionValue(words, key, value)}</b>
        </li>
      ))}
      {taught.map((term) => (
        <li key={term} data-agreed={term}>
          {words.say(`agreed-${term}`)}
        </li>
      ))}
    </ul>
  );
}
