"""What server and client say to each other; the client's types are generated from these models.

HTTP serves the lobby (titles, tables, seats, records, texts, rules); one WebSocket a page carries a table.
Seats are numbers from 0; actions travel as written notation; every text is a ``Text`` to be translated.
docs/protocol.md tells how a conversation goes.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from ludoteca.server.agreement import OptionValue, Terms
from ludoteca.server.model import Model

VERSION = 1
"""Raised when a page of yesterday would misunderstand, or be misunderstood."""

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=32)]
Nonce = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,64}$")]


Eyes = int | Literal["all"] | None
"""Through whose eyes a film is seen: a seat's, everybody's at once, or an onlooker's (None)."""


class Text(Model):
    """A message to be put into the reader's language; an argument may be a text itself."""

    key: str
    args: dict[str, int | str | Text] = Field(default_factory=dict)


# --- titles -----------------------------------------------------------------------------------


class OptionInfo(Model):
    """An option of a title; texts ``option-<key>``, its ``.about``, and ``option-<key>-<value>``."""

    key: str
    values: list[OptionValue]
    default: OptionValue


class TitleInfo(Model):
    """A game one can play; texts ``title-name``, ``title-about``, ``title-credits``, ``title-unofficial``."""

    key: str
    rules: int
    players: list[int]
    options: list[OptionInfo]
    places: dict[str, str]
    """Field of an action -> kind of place on the board: a legal ``space=W09`` lights ``space:W09``."""
    sources: list[str]
    """Where points come from; texts ``source-<key>``."""
    ratings: dict[str, int]
    """How strong each bot that was measured at this title is."""
    lessons: list[str]
    """In the order they are taught; texts ``lesson-<key>`` and its ``.about``, with those of the lessons."""


class BotInfo(Model):
    """A bot one can play against; texts ``bot-<key>`` and its ``.about``."""

    key: str


class ServerInfo(Model):
    """What the lobby needs to know at once."""

    version: str
    engine: Literal["compiled", "interpreted", "mixed"]
    titles: list[TitleInfo]
    bots: list[BotInfo]
    languages: list[str]
    absent_after: int
    """Seconds without a connection after which the others may hand a seat to a bot."""
    gone_after: float
    """Hours without a connection after which the others may end a game without asking."""


# --- tables -----------------------------------------------------------------------------------


class SeatRequest(Model):
    """Who shall sit here: a person at this device, a bot, or whoever comes by the link."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: str | None = None


class Promise(Model):
    """The SHA-256 of a secret the server has drawn for a table yet to be laid, and the ticket it goes by."""

    commitment: str
    ticket: str


class NewTable(Terms):
    """Lay a table. Several seats of kind ``me`` share one device (hot seat)."""

    title: str
    seats: list[SeatRequest] = Field(min_length=1, max_length=8)
    nonces: list[Nonce] = Field(default_factory=list, max_length=8)
    """What each seat of kind ``me`` adds to the table's secret, in order."""
    promise: Annotated[str, Field(max_length=64)] | None = None
    """The ticket of a promise, so that the secret was drawn without knowing the nonces."""


class ImportTable(Model):
    """Lay a table that goes on from a record."""

    record: str = Field(max_length=1_000_000)
    seats: list[SeatRequest] = Field(min_length=1, max_length=8)
    confirm: bool = True


class NewLesson(Model):
    """Lay a table for a lesson: easy bots sit at the other seats."""

    title: str
    lesson: str
    name: Name | None = None


class NewPuzzle(Model):
    """Lay a table for a puzzle: nothing is played there, and bots at the other seats do not move."""

    title: str
    puzzle: str = Field(max_length=64)
    name: Name | None = None


class Join(Model):
    """Sit down on an open seat."""

    name: Name
    nonce: Nonce = ""


class SeatToken(Model):
    """The secret that lets its holder act for a seat; a link with it moves the seat to another device."""

    seat: int
    token: str


class Seated(Model):
    """The answer to laying or joining a table."""

    table: str
    tokens: list[SeatToken]


class SeatInfo(Model):
    """A seat as everybody sees it."""

    seat: int
    side: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None = None
    """Who plays: the bot of this seat, also while it stands in for a person."""
    stand_in: bool = False
    """A bot stands in for an absent person, who can take the seat back."""
    host: bool = False
    """This person has laid the table, and may end it while it waits."""
    ends: bool = False
    """This person would end the game without a result; it ends when all would."""


class TableInfo(Terms):
    """A table as everybody sees it."""

    table: str
    title: str
    seats: list[SeatInfo]
    status: Literal["waiting", "playing", "over", "cancelled"]
    commitment: str | None
    """SHA-256 of the table's secret, published before anyone sits down; None if the game was imported."""
    secret: str | None = None
    """Told when the game has ended."""
    created: float
    """Seconds since 1970."""
    origin: str = ""
    """Where the game came from, as its record says: ``table ID moment 40``; empty unless it is a branch."""
    next: str | None = None
    """The table of the rematch, once somebody asked for it."""
    next_commitment: str | None = None
    """SHA-256 of the secret a rematch would have, drawn before anybody asks for one."""
    lesson: str | None = None
    """The lesson it was laid for; when that is over one may play on."""
    puzzle: str | None = None
    """The puzzle it was laid for."""


class ScoreHistory(Model):
    """How the points of a table that has ended came together."""

    scores: list[list[int]]
    """Points of each side after the set-up, then after each action."""


class TableList(Model):
    """Tables for the lobby."""

    tables: list[TableInfo]


class Mine(Model):
    """Ask for one's own tables by the tokens one holds."""

    tokens: list[Annotated[str, Field(max_length=64)]] = Field(max_length=400)


class MyTable(Model):
    """One of my tables: is it my turn there?"""

    table: TableInfo
    seats: list[int]
    my_turn: bool


class MyTables(Model):
    """The answer to ``Mine``."""

    tables: list[MyTable]


Difficulty = Literal["easy", "middle", "hard"]
"""Texts ``puzzle-<key>``."""


class PuzzleInfo(Model):
    """A puzzle one can try; nothing here tells its solution."""

    key: str
    difficulty: Difficulty
    players: int


class PuzzleList(Model):
    """The puzzles of a title, easy ones first, and the one of today."""

    day: str
    """The date in Greenwich, as ISO 8601 has it."""
    today: str | None
    """The same for everybody all day long; None if there are no puzzles."""
    puzzles: list[PuzzleInfo]


class Problem(Model):
    """Every HTTP error's body."""

    problem: Text


class Clause(Model):
    """One rule: one sentence, one consequence. ``ruling`` if the rulebook leaves it open."""

    id: str
    text: str
    ruling: bool = False


class Chapter(Model):
    """A chapter of the rules page."""

    id: str
    heading: str
    about: str = ""
    """What it is about; commands nothing."""
    clauses: list[Clause]


class RulesPage(Model):
    """The rules of a title in one language, for the rules panel."""

    title: str
    language: str
    heading: str
    about: str
    chapters: list[Chapter]
    closing: str


class Example(Model):
    """A worked example, to be shown beside the first of its clauses."""

    key: str
    clauses: list[str]
    heading: str
    text: str
    actions: list[Text]
    """What is played, one after the other; each names its player."""
    reason: Text | None
    """Why something is not allowed, if that is the point."""


class ExampleList(Model):
    """The examples of a title in one language, in the order of their clauses."""

    examples: list[Example]


class Still(Model):
    """The table at a moment that is only to be looked at."""

    view: dict[str, Any]
    prompt: Text
    deciding: list[int]


class Picture(Model):
    """What is drawn of an example: the board before and after what is played, with places to mark."""

    seat: int
    """Through whose eyes."""
    players: int
    at: list[str]
    before: Still
    after: Still | None


class SummaryPart(Model):
    """A part of a summary; the first of its rows is the head of the table."""

    heading: str
    lines: list[str]
    rows: list[list[str]]


class SummaryPage(Model):
    """A game on one page; two stars around words make them stand out."""

    heading: str
    parts: list[SummaryPart]


# --- over the socket, from the client -------------------------------------------------------------


class Said(Model):
    """What a page says; the answer names it by its ``id``."""

    id: int = Field(ge=0, lt=2**53)


class Hello(Said):
    """First message: the protocol the page speaks, and the seats it holds (none: an onlooker)."""

    type: Literal["hello"]
    version: int
    tokens: list[str] = Field(default_factory=list, max_length=8)
    at_once: bool = False
    """Bots need not wait for this page to follow their moves."""


class Whole(Said):
    """Ask for the whole state: the page has lost the thread."""

    type: Literal["whole"]


class Act(Said):
    """Take an action (``place space=W09``) for a seat; ``seq`` is the last one seen."""

    type: Literal["act"]
    seq: int
    seat: int
    action: str = Field(max_length=200)


class ActTogether(Said):
    """Several picks of ``SeatState.picks``, in the order they have there, and perhaps an end: all or none."""

    type: Literal["act_together"]
    seq: int
    seat: int
    actions: list[Annotated[str, Field(max_length=200)]] = Field(min_length=1, max_length=32)


class Undo(Said):
    """Take back the seat's last action (picks go together), or its whole turn."""

    type: Literal["undo"]
    seq: int
    seat: int
    whole_turn: bool = False


class Why(Said):
    """Ask why nothing can be done now with a place (``space:W09``), a verb or an action; changes nothing."""

    type: Literal["why"]
    seat: int
    place: str = Field(max_length=80)
    chosen: list[Annotated[str, Field(max_length=80)]] = Field(default_factory=list, max_length=8)
    """Places that have been clicked before, on the way to an action through all of them."""


class Prepare(Said):
    """All that a seat prepares while others play; what is left out is called off."""

    type: Literal["prepare"]
    seat: int
    passes: bool = False
    """Pass for the rest of the round."""
    ends: bool = False
    """End the turn whenever that is all there is to do."""
    first: Annotated[str, Field(max_length=200)] | None = None
    """To be done first thing on the next turn, if it is legal then and costs no more than now."""


class MayPrepare(Said):
    """Ask what a seat could do first if it were asked now; answered by ``Preparable``, then ``Done``."""

    type: Literal["may_prepare"]
    seat: int


class StandIn(Said):
    """Hand an absent person's seat to a bot (by another seat), or take one's own seat back."""

    type: Literal["stand_in"]
    seat: int
    by: int
    """The seat that asks: another one hands over, the seat itself takes back."""
    bot: str | None = None
    """The bot that takes over; None to take the seat back."""


class Leave(Said):
    """Leave the table: a bot plays on for the seat. While waiting, the seat is open again."""

    type: Literal["leave"]
    seat: int


class Cancel(Said):
    """End the table without a result: while it waits, who laid it may; later when all persons would.

    Who left does not count, nor who has been away for hours. Until then the wish is shown to the others; who
    plays on takes it back.
    """

    type: Literal["cancel"]
    seat: int
    wish: bool = True
    """False: play on after all."""


class Rematch(Said):
    """Lay the same table again with the same people, first asked first served."""

    type: Literal["rematch"]
    seat: int
    nonce: Nonce = ""
    """What this seat adds to the new table's secret."""


class Replay(Said):
    """Ask how the table was after so many actions; answered by a ``Moment``, then ``Done``.

    While the game goes on a page sees what its own seats saw then, or an onlooker; afterwards all there is.
    """

    type: Literal["replay"]
    move: int = Field(ge=0, lt=2**31)
    turn: Literal[-1, 0, 1] = 0
    """Rather where the turn before it begins, or the one after."""
    eyes: Eyes
    log: bool = False
    """With the whole log as these eyes have read it; a page has its own already."""


class Branch(Said):
    """Lay a table that goes on from a moment of this one; answered by ``Branched``, then ``Done``.

    From a game that has ended, or one that a single person plays against bots.
    """

    type: Literal["branch"]
    move: int = Field(ge=0, lt=2**31)
    seats: list[SeatRequest] = Field(min_length=1, max_length=8)
    guess: int | None = None
    """Draw anew what this seat could not know; None: hidden things are as they were."""
    practice: bool = False
    """With the teacher standing by."""


class Hint(Said):
    """Ask what a seat might do now; answered by ``Advice``, then ``Done``. Changes nothing.

    Against bots alone, or where everybody agreed to it.
    """

    type: Literal["hint"]
    seq: int
    seat: int


class Judge(Said):
    """In practice: ask how good a decision of a seat was; answered by ``Verdict``, then ``Done``."""

    type: Literal["judge"]
    seat: int
    move: int = Field(ge=0, lt=2**31)
    """The moment before it."""


class Rewind(Said):
    """In practice: take back a seat's last choice and all that came of it.

    If something was revealed since, chance is drawn anew.
    """

    type: Literal["rewind"]
    seq: int
    seat: int


class Review(Said):
    """Have the game looked through, once it is over; answered by ``Reviewed``, then ``Done``.

    Until then ``Reviewing`` tells how far that is. Whoever may look at the game may ask.
    """

    type: Literal["review"]


class Compare(Said):
    """Ask how the table looked after a decision, and how it would have after another one.

    Once the game is over; answered by ``Compared``, then ``Done``.
    """

    type: Literal["compare"]
    move: int = Field(ge=0, lt=2**31)
    """The moment before it."""
    action: str = Field(max_length=200)
    """The other one."""


class GoOn(Said):
    """In a lesson: the next part, when all of this one is done; or end the lesson and play on from here."""

    type: Literal["go_on"]
    seat: int
    over: bool = False


class GiveUp(Said):
    """Before a puzzle: be told the solution, with tries left or not."""

    type: Literal["give_up"]
    seat: int


class Ping(Model):
    """Keep the line open."""

    type: Literal["ping"]


ClientMessage = Annotated[
    Hello
    | Whole
    | Act
    | ActTogether
    | Undo
    | Why
    | Prepare
    | MayPrepare
    | StandIn
    | Leave
    | Cancel
    | Rematch
    | GoOn
    | GiveUp
    | Replay
    | Branch
    | Hint
    | Judge
    | Rewind
    | Review
    | Compare
    | Ping,
    Field(discriminator="type"),
]


# --- over the socket, from the server ---------------------------------------------------------------


class LegalAction(Model):
    """One legal action: as written, its verb and fields, in words, and what it would score."""

    action: str
    verb: str
    fields: dict[str, str]
    text: Text
    gains: list[int] = Field(default_factory=list)
    """Points it scores at once for each side, as far as they are known before; empty if none."""
    costs: dict[str, int] = Field(default_factory=dict)
    """What it takes from the seat, by kind; texts ``cost-<kind>``."""
    commits: bool = False
    """It gives something up or shows something secret: asked about before it is sent."""


class LogEntry(Model):
    """A line of the log; ``places`` light up on the board (``space:W09``)."""

    move: int
    """The number of the action it came from; 0 for the set-up."""
    actor: int
    """The seat that acted; -1 for nobody."""
    player: int
    """Whom the line speaks of: the end of a turn may tell what the next player turns up."""
    event: str
    text: Text
    places: list[str]
    minor: bool = False


class Picks(Model):
    """Several things to be picked in any order; they are sent together, in the order they have here."""

    due: int
    pool: list[LegalAction]
    """What may be picked, as often as it is there."""
    ends: list[str]
    """Actions that may follow fewer picks than are due."""


class UndoState(Model):
    """What this seat may take back, and where it stops."""

    steps: int
    reason: Text
    """Why it cannot take back more."""


class Decided(Model):
    """The last choice of a seat."""

    move: int
    """The moment before it."""
    revealed: bool
    """Something was revealed since: the board is another one."""


class SeatState(Model):
    """The game as one seat sees it; ``seat`` None for an onlooker."""

    seat: int | None
    view: dict[str, Any]
    """Empty while the table waits for people."""
    prompt: Text
    clause: str
    """Where the rules say more about what is asked; empty while the table waits for people."""
    actions: list[LegalAction]
    picks: Picks | None = None
    """Set if more than one of the actions is to be taken, in any order."""
    undo: UndoState
    decided: Decided | None = None
    """In practice: the seat's last choice, which can be judged and taken back."""
    log: list[LogEntry]


class LessonStep(Model):
    """A text of a lesson beside the places it speaks of; ``task`` if something is to be done then."""

    text: Text
    """Among the texts of the title's lessons."""
    at: list[str]
    """Places (``space:W09``), or parts of the page (``part:players``)."""
    clause: str
    task: bool


class LessonState(Model):
    """Where a learner stands; only who has the learner's seat is shown it."""

    key: str
    part: int
    parts: int
    seat: int
    now: Literal["act", "end", "watch", "rest"]
    """Something is to be done; the turn is to be ended or taken back; others play; all of it is done."""
    made: int
    """How many actions the learner has taken in this part: with another one the steps are others."""
    steps: list[LessonStep]
    """To be read one after the other; the last is the task, unless all is done."""
    solution: str | None
    """The lesson's own answer, for who wants to be shown."""


class PuzzleState(Model):
    """Where somebody stands before a puzzle; only who has the seat that decides is shown it."""

    key: str
    seat: int
    difficulty: Difficulty
    unit: Unit
    tries: int
    """How many there are in all."""
    tried: list[Advised]
    """Each with its verdict, in order."""
    now: Literal["open", "solved", "missed"]
    choices: list[Advised]
    """Once it is over or given up: the best first, then what tempts and what was tried; empty before."""


class State(Model):
    """Everything a page shows. One ``SeatState`` for each seat the page holds, else one for an onlooker."""

    type: Literal["state"] = "state"
    revision: int
    """Counts what the table has shown; a change says which one it is good for."""
    seq: int
    table: TableInfo
    deciding: list[int]
    moves: int
    earliest: int
    """The first moment that can be shown again: what was played under older rules cannot be."""
    eyes: list[Eyes]
    """Through whose eyes this page may look back; its usual ones first."""
    scores: list[int]
    """By side; empty while the table waits for people."""
    ranking: list[int] | None = None
    """By side, when the game is over."""
    points: list[list[int]] | None = None
    """By side and source, when the game is over."""
    seats: list[SeatState]
    lesson: LessonState | None = None
    puzzle: PuzzleState | None = None


class Moment(Model):
    """The table as some eyes saw it after so many actions."""

    type: Literal["moment"] = "moment"
    id: int
    move: int
    eyes: Eyes
    player: int | None
    """Who took the action that led here; None at the deal,"""
    action: Text | None
    """and what it was; None if these eyes did not see it."""
    deciding: list[int]
    scores: list[int]
    """By side."""
    seat: SeatState
    """Without actions: nothing is played in the past. Its log is empty unless asked for."""


class LogChange(Model):
    """Lines of a seat's log of this move and later are replaced."""

    seat: int | None
    move: int
    lines: list[LogEntry]


class Change(Model):
    """What is different from the state or change before it, for a page that stands at ``base``."""

    type: Literal["change"] = "change"
    base: int
    revision: int
    patch: list[list[Any]]
    """``[path, value]``: the value at a path through the state, logs aside; a bare ``[path]``: it is gone."""
    logs: list[LogChange]


class SeatPresence(Model):
    """Is the person of a seat there?"""

    seat: int
    connected: bool
    absent_for: int
    """Seconds since the person was last connected."""


class PresenceNow(Model):
    """Who is there, of all persons at the table; follows every state, and whoever comes or goes."""

    type: Literal["presence"] = "presence"
    seats: list[SeatPresence]


class Given(Model):
    """Seats this page has been given at the table of the rematch."""

    type: Literal["given"] = "given"
    table: str
    tokens: list[SeatToken]


class Branched(Model):
    """The table that goes on from here, and the seats this page has there."""

    type: Literal["branched"] = "branched"
    id: int
    table: str
    tokens: list[SeatToken]


Grade = Literal["best", "good", "slip", "mistake", "grave"]
"""From the best to the worst."""


class Advised(Model):
    """What may be expected of one choice."""

    action: str
    verb: str
    fields: dict[str, str]
    text: Text
    outcome: list[float]
    """By side, in the unit of the advice."""
    margin: float
    """By how much the seat may expect to be ahead of the mean of the others; in percent, its chance."""
    loss: float
    """By how much the best is better."""
    noise: float
    """The standard error of that."""
    close: bool
    """Nobody can tell whether this or the best is better."""
    grade: Grade
    """In a word; texts ``grade-<key>``."""
    why: list[Text]
    """What speaks for it, the weightiest first."""


Unit = Literal["points", "percent", "worth"]
"""Final points, chances to win, or a worth that means something in comparisons only."""


class Advice(Model):
    """The answer to ``Hint``: the best choices of a seat, from what it sees; nobody else is told."""

    type: Literal["advice"] = "advice"
    id: int
    seat: int
    unit: Unit
    exact: bool
    """The rest of the game was worked out."""
    choices: list[Advised]
    """At most three, the best first."""


class Verdict(Model):
    """The answer to ``Judge``: how good a choice was, by what the seat saw then."""

    type: Literal["verdict"] = "verdict"
    id: int
    seat: int
    move: int
    """The moment before the choice, or before that one of several which cost most."""
    unit: Unit
    exact: bool
    together: list[Text]
    """All that was chosen at once: picks that go together are judged as a whole."""
    chosen: Advised
    """The choice, or of several the one that cost most; loss, noise and grade are those of all."""
    better: Advised | None
    """What would have been clearly better, if anything; its reasons are beside what was chosen."""


class Reviewing(Model):
    """How far a review is: so many actions of so many."""

    type: Literal["reviewing"] = "reviewing"
    id: int
    done: int
    of: int


class Stroke(Model):
    """A stroke of luck that mattered: what became known with an action."""

    move: int
    """The moment after it."""
    seat: int
    """Who acted."""
    luck: list[float]
    """By side: what it brought, in the unit of the review."""


class Chosen(Model):
    """A choice: as written, its verb and fields, and in words."""

    action: str
    verb: str
    fields: dict[str, str]
    text: Text


class Dear(Model):
    """A decision that cost much, and the better one."""

    move: int
    """The moment before it."""
    loss: float
    noise: float
    """The standard error of that."""
    grade: Grade
    chosen: Chosen
    better: Chosen
    why: list[Text]
    """What speaks for the better one beside the one that was chosen, the weightiest first."""


class Phase(Model):
    """How well somebody decided in one part of the game: the opening, the middle, the end."""

    decisions: int
    good: int
    """Of these, how many were the best or too close to call."""
    lost: float


class Account(Model):
    """How what a side could expect at the deal became its result: the start and four parts add up to it."""

    start: float
    own: float
    others: float
    luck: float
    luck_noise: float
    """The standard error of the luck."""
    second_thoughts: float
    result: float


class PlayerReview(Model):
    """What a review says of one player."""

    seat: int
    side: int
    decisions: int
    """How many left a choice."""
    lost: float
    """What these cost, as a positive number."""
    noise: float
    grades: dict[Grade, int]
    account: Account
    """Of the player's side."""
    phases: list[Phase]
    sources: dict[str, float]
    """What costly decisions gave away, by source; a negative number was gained there, and lost elsewhere."""
    dearest: list[Dear]
    """At most five, the dearest first."""


class Reviewed(Model):
    """The answer to ``Review``: where the game was won and lost, as far as a strong eye can tell."""

    type: Literal["reviewed"] = "reviewed"
    id: int
    unit: Literal["points", "percent"]
    guesses: int
    """How many were made at each decision, at most."""
    first: int
    """The moment the review begins with; what was played under older rules is not in it."""
    margins: list[list[float]]
    """By moment and side: points it may expect to be ahead of the mean of the others; its chance to win."""
    strokes: list[Stroke]
    players: list[PlayerReview]


class Compared(Model):
    """The answer to ``Compare``: two boards, through the eyes of who decided."""

    type: Literal["compared"] = "compared"
    id: int
    played: Still
    instead: Still


class Done(Model):
    """A message was carried out, and what it changed is stored."""

    type: Literal["done"] = "done"
    id: int
    seq: int


class Reason(Model):
    """Why something is not legal now, and the clause of the rules that stands in the way."""

    text: Text
    clause: str


class WhyNot(Model):
    """The answer to ``Why``; no reason if something can be done there."""

    type: Literal["why_not"] = "why_not"
    id: int
    reason: Reason | None


class FirstAction(Model):
    """What a seat has prepared to do first thing on its next turn."""

    action: str
    text: Text


class Dropped(Model):
    """What a seat had prepared and could not be done when its time had come, and why."""

    text: Text
    reason: Text
    clause: str
    """Empty if it is not the rules that stood in the way."""


class SeatPrepared(Model):
    """What a seat has prepared, for whoever holds it."""

    seat: int
    passes: bool
    ends: bool
    first: FirstAction | None
    dropped: Dropped | None
    may: list[Literal["passes", "ends", "first"]]
    """What can be prepared now."""


class PreparedNow(Model):
    """What the seats of this page have prepared; follows every state, and comes when it has changed."""

    type: Literal["prepared"] = "prepared"
    seats: list[SeatPrepared]
    """None that cannot prepare anything: the game has not begun or is over, or a bot plays."""


class Preparable(Model):
    """The answer to ``MayPrepare``: what would be legal if the seat were asked now."""

    type: Literal["preparable"] = "preparable"
    id: int
    actions: list[LegalAction]


class Refused(Model):
    """A message that changed nothing, and why; ``id`` 0 if it could not be read."""

    type: Literal["refused"] = "refused"
    id: int
    seq: int
    problem: Text
    reason: Reason | None = None
    """Of an action that the rules forbid now."""


class Reload(Model):
    """The server speaks another version of the protocol: only a newly loaded page will understand it."""

    type: Literal["reload"] = "reload"
    version: int


class Pong(Model):
    """The line is open."""

    type: Literal["pong"] = "pong"


ServerMessage = Annotated[
    State
    | Change
    | PresenceNow
    | PreparedNow
    | Preparable
    | Given
    | Moment
    | Branched
    | Advice
    | Verdict
    | Reviewing
    | Reviewed
    | Compared
    | Done
    | WhyNot
    | Refused
    | Reload
    | Pong,
    Field(discriminator="type"),
]
