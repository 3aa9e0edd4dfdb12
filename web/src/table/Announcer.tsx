import type { Reason } from "../protocol";
import { useWords } from "../texts/context";
import { useTable } from "./context";

const LINES = 6;

/**
 * For those who listen: the last things that happened, then what is asked, why something is not possible, and what
 * the teacher says.
 */
export function Announcer({ why, teacher }: { why: Reason | null; teacher: string }) {
  const { log, mine, names } = useTable();
  const words = useWords();
  const lines = log.filter((entry) => !entry.minor);
  return (
    <>
      <ol className="sr" aria-live="polite" aria-relevant="additions">
        {lines.slice(-LINES).map((entry, n) => (
          <li key={Math.max(0, lines.length - LINES) + n}>{words.tell(entry.text, names)}</li>
        ))}
      </ol>
      <p className="sr" role="status">
        {words.tell(mine.prompt, names)}
      </p>
      <p className="sr" aria-live="polite" data-why={why?.clause}>
        {why && words.tell(why.text, names)}
      </p>
      <p className="sr" aria-live="polite" data-teacher="">
        {teacher}
      </p>
    </>
  );
}
