/** Worked examples beside a clause: what happens, in words and on the board. */

import { lazy, Suspense } from "react";
import type { Example } from "../protocol";
import { useWords } from "../texts/context";

const Pictures = lazy(() => import("./Picture"));

export function Examples({ title, examples }: { title: string; examples: readonly Example[] }) {
  return examples.map((example) => <ExampleFigure key={example.key} title={title} example={example} />);
}

function ExampleFigure({ title, example }: { title: string; example: Example }) {
  const words = useWords();
  return (
    <figure className="example" data-example={example.key}>
      <figcaption>
        <b>{`${words.say("example")}: ${example.heading}`}</b>
        <p>{example.text}</p>
        {example.reason && <p className="reason">{words.tell(example.reason)}</p>}
      </figcaption>
      <Suspense fallback={<div className="example-pictures" />}>
        <Pictures title={title} example={example.key} />
      </Suspense>
      {example.actions.length > 0 && (
        <p className="example-played">{example.actions.map((action) => words.tell(action)).join(" · ")}</p>
      )}
    </figure>
  );
}

/** Examples by the clause they stand beside. */
export function besideClauses(examples: readonly Example[]): ReadonlyMap<string, readonly Example[]> {
  const found = new Map<string, Example[]>();
  for (const example of examples) {
    const clause = example.clauses[0] ?? "";
    found.set(clause, [...(found.get(clause) ?? []), example]);
  }
  return found;
}
