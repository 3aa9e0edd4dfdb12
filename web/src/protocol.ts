// Made from the server's models by `npm run types`; do not edit.

/** The protocol this page speaks. */
export const VERSION = 1;

/** A message to be put into the reader's language; an argument may be a text itself. */
export interface Text {
  key: string;
  args: Record<string, number | string | Text>;
}

/** An option of a title; texts `option-<key>`, its `.about`, and `option-<key>-<value>`. */
export interface OptionInfo {
  key: string;
  values: (boolean | number | string)[];
  default: boolean | number | string;
}

/** A game one can play; texts `title-name`, `title-about`, `title-credits`, `title-unofficial`. */
export interface TitleInfo {
  key: string;
  rules: number;
  players: number[];
  options: OptionInfo[];
  places: Record<string, string>;
  sources: string[];
  ratings: Record<string, number>;
  lessons: string[];
}

/** A bot one can play against; texts `bot-<key>` and its `.about`. */
export interface BotInfo {
  key: string;
}

/** What the lobby needs to know at once. */
export interface ServerInfo {
  version: string;
  engine: "compiled" | "interpreted" | "mixed";
  titles: TitleInfo[];
  bots: BotInfo[];
  languages: string[];
  absent_after: number;
  gone_after: number;
}

/** Who shall sit here: a person at this device, a bot, or whoever comes by the link. */
export interface SeatRequest {
  kind: "me" | "bot" | "open";
  name?: string | null;
  bot?: string | null;
}

/** The SHA-256 of a secret the server has drawn for a table yet to be laid, and the ticket it goes by. */
export interface Promise {
  commitment: string;
  ticket: string;
}

/** Lay a table. Several seats of kind `me` share one device (hot seat). */
export interface NewTable {
  options?: Record<string, boolean | number | string>;
  confirm?: boolean;
  public?: boolean;
  hints?: boolean;
  practice?: boolean;
  title: string;
  seats: SeatRequest[];
  nonces?: string[];
  promise?: string | null;
}

/** Lay a table that goes on from a record. */
export interface ImportTable {
  record: string;
  seats: SeatRequest[];
  confirm?: boolean;
}

/** Lay a table for a lesson: easy bots sit at the other seats. */
export interface NewLesson {
  title: string;
  lesson: string;
  name: string | null;
}

/** Lay a table for a puzzle: nothing is played there, and bots at the other seats do not move. */
export interface NewPuzzle {
  title: string;
  puzzle: string;
  name: string | null;
}

/** Sit down on an open seat. */
export interface Join {
  name: string;
  nonce?: string;
}

/** The secret that lets its holder act for a seat; a link with it moves the seat to another device. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** The answer to laying or joining a table. */
export interface Seated {
  table: string;
  tokens: SeatToken[];
}

/** A seat as everybody sees it. */
export interface SeatInfo {
  seat: number;
  side: number;
  name: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  stand_in: boolean;
  host: boolean;
  ends: boolean;
}

/** A table as everybody sees it. */
export interface TableInfo {
  options: Record<string, boolean | number | string>;
  confirm: boolean;
  public: boolean;
  hints: boolean;
  practice: boolean;
  table: string;
  title: string;
  seats: SeatInfo[];
  status: "waiting" | "playing" | "over" | "cancelled";
  commitment: string | null;
  secret: string | null;
  created: number;
  origin: string;
  next: string | null;
  next_commitment: string | null;
  lesson: string | null;
  puzzle: string | null;
}

/** How the points of a table that has ended came together. */
export interface ScoreHistory {
  scores: number[][];
}

/** Tables for the lobby. */
export interface TableList {
  tables: TableInfo[];
}

/** Ask for one's own tables by the tokens one holds. */
export interface Mine {
  tokens: string[];
}

/** One of my tables: is it my turn there? */
export interface MyTable {
  table: TableInfo;
  seats: number[];
  my_turn: boolean;
}

/** The answer to `Mine`. */
export interface MyTables {
  tables: MyTable[];
}

/** A puzzle one can try; nothing here tells its solution. */
export interface PuzzleInfo {
  key: string;
  difficulty: "easy" | "middle" | "hard";
  players: number;
}

/** The puzzles of a title, easy ones first, and the one of today. */
export interface PuzzleList {
  day: string;
  today: string | null;
  puzzles: PuzzleInfo[];
}

/** Every HTTP error's body. */
export interface Problem {
  problem: Text;
}

/** One rule: one sentence, one consequence. `ruling` if the rulebook leaves it open. */
export interface Clause {
  id: string;
  text: string;
  ruling: boolean;
}

/** A chapter of the rules page. */
export interface Chapter {
  id: string;
  heading: string;
  about: string;
  clauses: Clause[];
}

/** The rules of a title in one language, for the rules panel. */
export interface RulesPage {
  title: string;
  language: string;
  heading: string;
  about: string;
  chapters: Chapter[];
  closing: string;
}

/** A worked example, to be shown beside the first of its clauses. */
export interface Example {
  key: string;
  clauses: string[];
  heading: string;
  text: string;
  actions: Text[];
  reason: Text | null;
}

/** The examples of a title in one language, in the order of their clauses. */
export interface ExampleList {
  examples: Example[];
}

/** The table at a moment that is only to be looked at. */
export interface Still {
  view: Record<string, unknown>;
  prompt: Text;
  deciding: number[];
}

/** What is drawn of an example: the board before and after what is played, with places to mark. */
export interface Picture {
  seat: number;
  players: number;
  at: string[];
  before: Still;
  after: Still | null;
}

/** A part of a summary; the first of its rows is the head of the table. */
export interface SummaryPart {
  heading: string;
  lines: string[];
  rows: string[][];
}

/** A game on one page; two stars around words make them stand out. */
export interface SummaryPage {
  heading: string;
  parts: SummaryPart[];
}

/** What a page says; the answer names it by its `id`. */
export interface Said {
  id: number;
}

/** First message: the protocol the page speaks, and the seats it holds (none: an onlooker). */
export interface Hello {
  id: number;
  type: "hello";
  version: number;
  tokens?: string[];
  at_once?: boolean;
}

/** Ask for the whole state: the page has lost the thread. */
export interface Whole {
  id: number;
  type: "whole";
}

/** Take an action (`place space=W09`) for a seat; `seq` is the last one seen. */
export interface Act {
  id: number;
  type: "act";
  seq: number;
  seat: number;
  action: string;
}

/** Several picks of `SeatState.picks`, in the order they have there, and perhaps an end: all or none. */
export interface ActTogether {
  id: number;
  type: "act_together";
  seq: number;
  seat: number;
  actions: string[];
}

/** Take back the seat's last action (picks go together), or its whole turn. */
export interface Undo {
  id: number;
  type: "undo";
  seq: number;
  seat: number;
  whole_turn?: boolean;
}

/** Ask why nothing can be done now with a place (`space:W09`), a verb or an action; changes nothing. */
export interface Why {
  id: number;
  type: "why";
  seat: number;
  place: string;
  chosen?: string[];
}

/** All that a seat prepares while others play; what is left out is called off. */
export interface Prepare {
  id: number;
  type: "prepare";
  seat: number;
  passes?: boolean;
  ends?: boolean;
  first?: string | null;
}

/** Ask what a seat could do first if it were asked now; answered by `Preparable`, then `Done`. */
export interface MayPrepare {
  id: number;
  type: "may_prepare";
  seat: number;
}

/** Hand an absent person's seat to a bot (by another seat), or take one's own seat back. */
export interface StandIn {
  id: number;
  type: "stand_in";
  seat: number;
  by: number;
  bot?: string | null;
}

/** Leave the table: a bot plays on for the seat. While waiting, the seat is open again. */
export interface Leave {
  id: number;
  type: "leave";
  seat: number;
}

/** End the table without a result: while it waits, who laid it may; later when all persons would. Who left does not count, nor who has been away for hours. Until then the wish is shown to the others; who plays on takes it back. */
export interface Cancel {
  id: number;
  type: "cancel";
  seat: number;
  wish?: boolean;
}

/** Lay the same table again with the same people, first asked first served. */
export interface Rematch {
  id: number;
  type: "rematch";
  seat: number;
  nonce?: string;
}

/** Ask how the table was after so many actions; answered by a `Moment`, then `Done`. While the game goes on a page sees what its own seats saw then, or an onlooker; afterwards all there is. */
export interface Replay {
  id: number;
  type: "replay";
  move: number;
  turn?: -1 | 0 | 1;
  eyes: number | "all" | null;
  log?: boolean;
}

/** Lay a table that goes on from a moment of this one; answered by `Branched`, then `Done`. From a game that has ended, or one that a single person plays against bots. */
export interface Branch {
  id: number;
  type: "branch";
  move: number;
  seats: SeatRequest[];
  guess?: number | null;
  practice?: boolean;
}

/** Ask what a seat might do now; answered by `Advice`, then `Done`. Changes nothing. Against bots alone, or where everybody agreed to it. */
export interface Hint {
  id: number;
  type: "hint";
  seq: number;
  seat: number;
}

/** In practice: ask how good a decision of a seat was; answered by `Verdict`, then `Done`. */
export interface Judge {
  id: number;
  type: "judge";
  seat: number;
  move: number;
}

/** In practice: take back a seat's last choice and all that came of it. If something was revealed since, chance is drawn anew. */
export interface Rewind {
  id: number;
  type: "rewind";
  seq: number;
  seat: number;
}

/** Have the game looked through, once it is over; answered by `Reviewed`, then `Done`. Until then `Reviewing` tells how far that is. Whoever may look at the game may ask. */
export interface Review {
  id: number;
  type: "review";
}

/** Ask how the table looked after a decision, and how it would have after another one. Once the game is over; answered by `Compared`, then `Done`. */
export interface Compare {
  id: number;
  type: "compare";
  move: number;
  action: string;
}

/** In a lesson: the next part, when all of this one is done; or end the lesson and play on from here. */
export interface GoOn {
  id: number;
  type: "go_on";
  seat: number;
  over?: boolean;
}

/** Before a puzzle: be told the solution, with tries left or not. */
export interface GiveUp {
  id: number;
  type: "give_up";
  seat: number;
}

/** Keep the line open. */
export interface Ping {
  type: "ping";
}

/** One legal action: as written, its verb and fields, in words, and what it would score. */
export interface LegalAction {
  action: string;
  verb: string;
  fields: Record<string, string>;
  text: Text;
  gains: number[];
  costs: Record<string, number>;
  commits: boolean;
}

/** A line of the log; `places` light up on the board (`space:W09`). */
export interface LogEntry {
  move: number;
  actor: number;
  player: number;
  event: string;
  text: Text;
  places: string[];
  minor: boolean;
}

/** Several things to be picked in any order; they are sent together, in the order they have here. */
export interface Picks {
  due: number;
  pool: LegalAction[];
  ends: string[];
}

/** What this seat may take back, and where it stops. */
export interface UndoState {
  steps: number;
  reason: Text;
}

/** The last choice of a seat. */
export interface Decided {
  move: number;
  revealed: boolean;
}

/** The game as one seat sees it; `seat` None for an onlooker. */
export interface SeatState {
  seat: number | null;
  view: Record<string, unknown>;
  prompt: Text;
  clause: string;
  actions: LegalAction[];
  picks: Picks | null;
  undo: UndoState;
  decided: Decided | null;
  log: LogEntry[];
}

/** A text of a lesson beside the places it speaks of; `task` if something is to be done then. */
export interface LessonStep {
  text: Text;
  at: string[];
  clause: string;
  task: boolean;
}

/** Where a learner stands; only who has the learner's seat is shown it. */
export interface LessonState {
  key: string;
  part: number;
  parts: number;
  seat: number;
  now: "act" | "end" | "watch" | "rest";
  made: number;
  steps: LessonStep[];
  solution: string | null;
}

/** Where somebody stands before a puzzle; only who has the seat that decides is shown it. */
export interface PuzzleState {
  key: string;
  seat: number;
  difficulty: "easy" | "middle" | "hard";
  unit: "points" | "percent" | "worth";
  tries: number;
  tried: Advised[];
  now: "open" | "solved" | "missed";
  choices: Advised[];
}

/** Everything a page shows. One `SeatState` for each seat the page holds, else one for an onlooker. */
export interface State {
  type: "state";
  revision: number;
  seq: number;
  table: TableInfo;
  deciding: number[];
  moves: number;
  earliest: number;
  eyes: (number | "all" | null)[];
  scores: number[];
  ranking: number[] | null;
  points: number[][] | null;
  seats: SeatState[];
  lesson: LessonState | null;
  puzzle: PuzzleState | null;
}

/** The table as some eyes saw it after so many actions. */
export interface Moment {
  type: "moment";
  id: number;
  move: number;
  eyes: number | "all" | null;
  player: number | null;
  action: Text | null;
  deciding: number[];
  scores: number[];
  seat: SeatState;
}

/** Lines of a seat's log of this move and later are replaced. */
export interface LogChange {
  seat: number | null;
  move: number;
  lines: LogEntry[];
}

/** What is different from the state or change before it, for a page that stands at `base`. */
export interface Change {
  type: "change";
  base: number;
  revision: number;
  patch: unknown[][];
  logs: LogChange[];
}

/** Is the person of a seat there? */
export interface SeatPresence {
  seat: number;
  connected: boolean;
  absent_for: number;
}

/** Who is there, of all persons at the table; follows every state, and whoever comes or goes. */
export interface PresenceNow {
  type: "presence";
  seats: SeatPresence[];
}

/** Seats this page has been given at the table of the rematch. */
export interface Given {
  type: "given";
  table: string;
  tokens: SeatToken[];
}

/** The table that goes on from here, and the seats this page has there. */
export interface Branched {
  type: "branched";
  id: number;
  table: string;
  tokens: SeatToken[];
}

/** What may be expected of one choice. */
export interface Advised {
  action: string;
  verb: string;
  fields: Record<string, string>;
  text: Text;
  outcome: number[];
  margin: number;
  loss: number;
  noise: number;
  close: boolean;
  grade: "best" | "good" | "slip" | "mistake" | "grave";
  why: Text[];
}

/** The answer to `Hint`: the best choices of a seat, from what it sees; nobody else is told. */
export interface Advice {
  type: "advice";
  id: number;
  seat: number;
  unit: "points" | "percent" | "worth";
  exact: boolean;
  choices: Advised[];
}

/** The answer to `Judge`: how good a choice was, by what the seat saw then. */
export interface Verdict {
  type: "verdict";
  id: number;
  seat: number;
  move: number;
  unit: "points" | "percent" | "worth";
  exact: boolean;
  together: Text[];
  chosen: Advised;
  better: Advised | null;
}

/** How far a review is: so many actions of so many. */
export interface Reviewing {
  type: "reviewing";
  id: number;
  done: number;
  of: number;
}

/** A stroke of luck that mattered: what became known with an action. */
export interface Stroke {
  move: number;
  seat: number;
  luck: number[];
}

/** A choice: as written, its verb and fields, and in words. */
export interface Chosen {
  action: string;
  verb: string;
  fields: Record<string, string>;
  text: Text;
}

/** A decision that cost much, and the better one. */
export interface Dear {
  move: number;
  loss: number;
  noise: number;
  grade: "best" | "good" | "slip" | "mistake" | "grave";
  chosen: Chosen;
  better: Chosen;
  why: Text[];
}

/** How well somebody decided in one part of the game: the opening, the middle, the end. */
export interface Phase {
  decisions: number;
  good: number;
  lost: number;
}

/** How what a side could expect at the deal became its result: the start and four parts add up to it. */
export interface Account {
  start: number;
  own: number;
  others: number;
  luck: number;
  luck_noise: number;
  second_thoughts: number;
  result: number;
}

/** What a review says of one player. */
export interface PlayerReview {
  seat: number;
  side: number;
  decisions: number;
  lost: number;
  noise: number;
  grades: Record<string, number>;
  account: Account;
  phases: Phase[];
  sources: Record<string, number>;
  dearest: Dear[];
}

/** The answer to `Review`: where the game was won and lost, as far as a strong eye can tell. */
export interface Reviewed {
  type: "reviewed";
  id: number;
  unit: "points" | "percent";
  guesses: number;
  first: number;
  margins: number[][];
  strokes: Stroke[];
  players: PlayerReview[];
}

/** The answer to `Compare`: two boards, through the eyes of who decided. */
export interface Compared {
  type: "compared";
  id: number;
  played: Still;
  instead: Still;
}

/** A message was carried out, and what it changed is stored. */
export interface Done {
  type: "done";
  id: number;
  seq: number;
}

/** Why something is not legal now, and the clause of the rules that stands in the way. */
export interface Reason {
  text: Text;
  clause: string;
}

/** The answer to `Why`; no reason if something can be done there. */
export interface WhyNot {
  type: "why_not";
  id: number;
  reason: Reason | null;
}

/** What a seat has prepared to do first thing on its next turn. */
export interface FirstAction {
  action: string;
  text: Text;
}

/** What a seat had prepared and could not be done when its time had come, and why. */
export interface Dropped {
  text: Text;
  reason: Text;
  clause: string;
}

/** What a seat has prepared, for whoever holds it. */
export interface SeatPrepared {
  seat: number;
  passes: boolean;
  ends: boolean;
  first: FirstAction | null;
  dropped: Dropped | null;
  may: ("passes" | "ends" | "first")[];
}

/** What the seats of this page have prepared; follows every state, and comes when it has changed. */
export interface PreparedNow {
  type: "prepared";
  seats: SeatPrepared[];
}

/** The answer to `MayPrepare`: what would be legal if the seat were asked now. */
export interface Preparable {
  type: "preparable";
  id: number;
  actions: LegalAction[];
}

/** A message that changed nothing, and why; `id` 0 if it could not be read. */
export interface Refused {
  type: "refused";
  id: number;
  seq: number;
  problem: Text;
  reason: Reason | null;
}

/** The server speaks another version of the protocol: only a newly loaded page will understand it. */
export interface Reload {
  type: "reload";
  version: number;
}

/** The line is open. */
export interface Pong {
  type: "pong";
}

export type ClientMessage = Hello | Whole | Act | ActTogether | Undo | Why | Prepare | MayPrepare | StandIn | Leave | Cancel | Rematch | GoOn | GiveUp | Replay | Branch | Hint | Judge | Rewind | Review | Compare | Ping;

export type ServerMessage = State | Change | PresenceNow | PreparedNow | Preparable | Given | Moment | Branched | Advice | Verdict | Reviewing | Reviewed | Compared | Done | WhyNot | Refused | Reload | Pong;
