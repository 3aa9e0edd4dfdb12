import { useWords } from "../texts/context";
import { Dialog } from "../ui/Dialog";

const KEYS = [
  ["← ↑ → ↓", "help-arrows"],
  ["⇧ + ← ↑ → ↓", "help-explore"],
  ["↵", "help-enter"],
  ["1 – 9", "help-numbers"],
  ["U", "help-undo"],
  ["⇧ U", "help-restart"],
  ["E", "help-end"],
  ["H", "help-hint"],
  ["T", "help-rewind"],
  ["S", "help-skip"],
  ["← →", "help-time"],
  ["⇧ + ← →", "help-time-turn"],
  ["Home End", "help-time-ends"],
  ["P", "help-time-play"],
  ["R", "help-rules"],
  ["Esc", "help-escape"],
  ["?", "help-help"],
] as const;

export function Help({ close }: { close: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words.say("help")} close={close}>
      <p>{words.say("help-clicks")}</p>
      <p>{words.say("help-tips")}</p>
      <table className="keys">
        <tbody>
          {KEYS.map(([keys, text]) => (
            <tr key={text}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>{words.say(text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
