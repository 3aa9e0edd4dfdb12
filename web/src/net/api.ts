/** What the lobby asks the server over HTTP. */

import type {
  ExampleList,
  ImportTable,
  Join,
  MyTables,
  NewLesson,
  NewPuzzle,
  NewTable,
  Picture,
  Problem,
  Promise as Promised,
  PuzzleList,
  RulesPage,
  ScoreHistory,
  Seated,
  ServerInfo,
  SummaryPage,
  TableInfo,
  TableList,
  Text,
} from "../protocol";

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly problem: Text,
    readonly status: number,
  ) {
    super(problem.key);
  }
}

const UNREACHABLE: Text = { key: "problem-unreachable", args: {} };

async function ask(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      ...(body === undefined
        ? {}
        : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(UNREACHABLE, 0);
  }
  if (!answer.ok) throw new Refusal(await problemOf(answer), answer.status);
  return answer;
}

async function problemOf(answer: Response): Promise<Text> {
  try {
    const body = (await answer.json()) as Partial<Problem>;
    if (body.problem) return body.problem;
  } catch {
    // Not one of ours: a proxy's page, say.
  }
  return { key: "problem-http", args: { status: String(answer.status) } };
}

const get = async <T>(path: string) => (await (await ask(path)).json()) as T;
const post = async <T>(path: string, body: unknown) => (await (await ask(path, body)).json()) as T;
const named = encodeURIComponent;

export const api = {
  info: () => get<ServerInfo>("/api/info"),
  texts: async (language: string, title?: string) =>
    (await ask(`/api/texts/${named(language)}${title ? `?title=${named(title)}` : ""}`)).text(),
  shelf: (language: string) => get<Record<string, string>>(`/api/shelf/${named(language)}`),
  lessonTexts: async (language: string, title: string) =>
    (await ask(`/api/lessons/${named(title)}/${named(language)}`)).text(),
  newLesson: (lesson: NewLesson) => post<Seated>("/api/lessons", lesson),
  puzzles: (title: string) => get<PuzzleList>(`/api/puzzles/${named(title)}`),
  newPuzzle: (puzzle: NewPuzzle) => post<Seated>("/api/puzzles", puzzle),
  rules: (title: string, language: string) => get<RulesPage>(`/api/rules/${named(title)}/${named(language)}`),
  summary: (title: string, language: string) =>
    get<SummaryPage>(`/api/summary/${named(title)}/${named(language)}`),
  examples: (title: string, language: string) =>
    get<ExampleList>(`/api/examples/${named(title)}/${named(language)}`),
  picture: (title: string, example: string) =>
    get<Picture>(`/api/pictures/${named(title)}/${named(example)}`),
  openTables: () => get<TableList>("/api/tables"),
  finishedTables: (wanted: Record<string, string | number | null>) => {
    const said = Object.entries(wanted).flatMap(([key, value]) =>
      value === null || value === "" ? [] : [[key, String(value)]],
    );
    return get<TableList>(`/api/tables/finished?${new URLSearchParams(said).toString()}`);
  },
  myTables: (tokens: string[]) => post<MyTables>("/api/tables/mine", { tokens }),
  promise: () => post<Promised>("/api/promise", {}),
  newTable: (table: NewTable) => post<Seated>("/api/tables", table),
  importTable: (table: ImportTable) => post<Seated>("/api/tables/import", table),
  table: (table: string) => get<TableInfo>(`/api/tables/${named(table)}`),
  join: (table: string, seat: number, join: Join) =>
    post<Seated>(`/api/tables/${named(table)}/seats/${seat}`, join),
  scores: (table: string) => get<ScoreHistory>(`/api/tables/${named(table)}/scores`),
  recordPath: (table: string) => `/api/tables/${named(table)}/record`,
};

/** Random words a seat adds to the table's secret, so that nobody alone decides what comes up. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
