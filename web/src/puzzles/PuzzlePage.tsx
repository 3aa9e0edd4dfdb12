/** A puzzle under an address of its own, which can be sent: at the table where I left it, or at a new one. */

import { useEffect, useState } from "react";
import { Refusal } from "../net/api";
import type { Text } from "../protocol";
import { useMyName } from "../settings/seats";
import { NoTable, TablePage } from "../table/TablePage";
import { useWords, WordsProvider } from "../texts/context";
import { Waiting } from "../ui/Waiting";
import { tableOf } from "./progress";

interface PuzzlePageProps {
  title: string;
  puzzle: string;
}

export default function PuzzlePage({ title, puzzle }: PuzzlePageProps) {
  const [table, setTable] = useState<string | null>(null);
  if (table !== null) return <TablePage table={table} />;
  return (
    <WordsProvider wait={<Waiting />}>
      <Laying title={title} puzzle={puzzle} laid={setTable} />
    </WordsProvider>
  );
}

function Laying({ title, puzzle, laid }: PuzzlePageProps & { laid: (table: string) => void }) {
  const words = useWords();
  const name = useMyName() || words.say("guest");
  const [problem, setProblem] = useState<Text | null>(null);
  useEffect(() => {
    let wanted = true;
    tableOf(title, puzzle, name).then(
      (table) => {
        if (wanted) laid(table);
      },
      (refused: unknown) => {
        if (wanted && refused instanceof Refusal) setProblem(refused.problem);
      },
    );
    return () => {
      wanted = false;
    };
  }, [title, puzzle, name, laid]);
  return problem ? <NoTable problem={problem} /> : <Waiting />;
}
