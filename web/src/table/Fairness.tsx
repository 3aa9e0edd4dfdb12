/** The promise made before anyone sat down, and at the end the secret that keeps it. */

import { useEffect, useState } from "react";
import type { TableInfo } from "../protocol";
import { useWords } from "../texts/context";

export function Fairness({ table }: { table: TableInfo }) {
  const words = useWords();
  const kept = useKept(table);
  if (table.commitment === null) return <p className="fairness">{words.say("fairness-none")}</p>;
  return (
    <details className="fairness">
      <summary>{words.say("fairness")}</summary>
      <p>{words.say("fairness.about")}</p>
      <dl>
        <dt>{words.say("fairness-commitment")}</dt>
        <dd>
          <code>{table.commitment}</code>
        </dd>
        <dt>{words.say("fairness-secret")}</dt>
        <dd>
          {table.secret === null ? words.say("fairness-later") : <code>{table.secret}</code>}
          {kept !== null && (
            <p className={kept ? "kept" : "broken"}>
              {words.say(kept ? "fairness-kept" : "fairness-broken")}
            </p>
          )}
        </dd>
      </dl>
    </details>
  );
}

/** Is the secret the one that was promised? null where it is not told yet or cannot be checked here. */
function useKept({ secret, commitment }: TableInfo): boolean | null {
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let wanted = true;
    if (secret !== null && commitment !== null && "subtle" in crypto) {
      void sha256(secret).then((found) => {
        if (wanted) setKept(found === commitment);
      });
    }
    return () => {
      wanted = false;
    };
  }, [secret, commitment]);
  return kept;
}

export async function sha256(hex: string): Promise<string> {
  const bytes = new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
