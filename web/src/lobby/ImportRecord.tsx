/** Go on from a record: choose the file, say who sits where. */

import { useState } from "react";
import { useInfo } from "../info";
import { api, Refusal } from "../net/api";
import type { Text } from "../protocol";
import { go, tablePath } from "../router";
import { holdSeats, rememberName, useMyName } from "../settings/seats";
import { useWords } from "../texts/context";
import { NameField } from "../ui/NameField";
import { lacking, readRecord, requests, usualPlan, type SeatPlan } from "./seats";
import { SeatsEditor } from "./SeatsEditor";

export function ImportRecord() {
  const words = useWords();
  const { bots } = useInfo();
  const bot = bots.at(-1)?.key ?? "";
  const [record, setRecord] = useState<string | null>(null);
  const [plan, setPlan] = useState<SeatPlan[]>([]);
  const [name, setName] = useState(useMyName());
  const [file, setFile] = useState("");
  const [problem, setProblem] = useState<Text | null>(null);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    const found = readRecord(text);
    setRecord(found ? text : null);
    setProblem(found ? null : { key: "not-a-record", args: {} });
    if (found)
      setPlan(usualPlan(found.players, bot).map((seat, n) => ({ ...seat, name: found.names.get(n) ?? "" })));
  };

  const lay = async () => {
    const missing = lacking(plan, name);
    if (record === null || missing) {
      if (missing) setProblem({ key: missing, args: {} });
      return;
    }
    try {
      const seats = requests(plan, name);
      const seated = await api.importTable({ record, seats });
      rememberName(name);
      holdSeats(seated.table, seated.tokens);
      go(tablePath(seated.table));
    } catch (refused) {
      if (refused instanceof Refusal) setProblem(refused.problem);
    }
  };

  return (
    <details className="card import">
      <summary>{words.say("import-record")}</summary>
      <p className="hint">{words.say("import-record.about")}</p>
      <label className="button file">
        {words.say("choose-record")}
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => {
            setFile(event.target.files?.[0]?.name ?? "");
            void choose(event.target.files?.[0]);
          }}
        />
      </label>{" "}
      <span>{file}</span>
      {record !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void lay();
          }}
        >
          <NameField label={words.say("your-name")} value={name} change={setName} />
          <SeatsEditor plan={plan} change={setPlan} myName={name} ratings={{}} />
          <button type="submit" className="button primary" data-action="import">
            {words.say("go-on-from-record")}
          </button>
        </form>
      )}
      {problem && (
        <p className="problem" role="alert">
          {words.tell(problem)}
        </p>
      )}
    </details>
  );
}
