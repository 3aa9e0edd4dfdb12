"""Puzzles: positions with one clearly best action that a hasty eye misses, mined from games of strong bots.

A puzzle is data, a file in ``games/<title>/puzzles``: a position, the seat that decides, and what a long look
said of every choice. All that the seat cannot know was guessed before the position was written down, so the
file tells nothing that matters beyond what the seat sees. Solving one computes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypedDict, cast

from ludoteca import games
from ludoteca.bots import ask
from ludoteca.bots.judging import Effort, guessed
from ludoteca.bots.networks import trained
from ludoteca.core.errors import LudotecaError, OptionError
from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.message import SEAT_LETTERS, Message, seat_letter
from ludoteca.core.record import Record
from ludoteca.core.rng import Rng, seeded
from ludoteca.core.title import Title
from ludoteca.study.verdict import EFFORTS, USUAL_EFFORT, ChoiceData, Verdict, VerdictData, verdict

FORMAT: Final = 2
"""Goes up when the meaning of a field changes."""
FOLDER: Final = Path(games.__file__).parent

EASY: Final = "easy"
"""Who counts what lies there finds it: greedy or steady."""
MIDDLE: Final = "middle"
"""A learned eye finds it at first sight."""
HARD: Final = "hard"
"""Nobody finds it without looking ahead."""
DIFFICULTIES: Final = (EASY, MIDDLE, HARD)
"""Texts ``puzzle-<key>``."""
TRIES: Final = 3
"""So often one may be wrong before the solution is told."""

MINERS: Final = "knight"
"""Whose games are looked through, if nobody else is named."""
COUNTING: Final = ("greedy", "steady")
FIRST_SIGHT: Final = "sight"
SHORT_LOOK: Final = "look"
HASTY: Final = {**{bot: bot for bot in COUNTING}, FIRST_SIGHT: "ahead:1:1:0"}
"""Those who are tempted, as the file calls them, and as bots are called; a short look is the fourth."""

FEWEST_CHOICES: Final = 4
MOST_CHOICES: Final = 30
"""People can look through so many."""
SHORT_GUESSES: Final = 2
PROMISING_GUESSES: Final = 8
LONG_GUESSES: Final = 48
"""More than twenty times those of the short look."""
LONG_LOOKS: Final = 12
"""Where nothing is left to guess each look goes a decision farther, so these are 78 decisions, not 3."""
CLEAR_GRAINS: Final = 2.5
CLEAR_NOISES: Final = 3.0
"""The best is so much better than every other choice, in grains of the title and in standard errors."""
FARTHER: Final = 4
FARTHER_GUESSES: Final = 24
"""It stays the best if everything is played on for so many decisions more, over so many guesses."""
APART: Final = 12
"""So many actions lie between two puzzles of a game at least."""


class PuzzleError(LudotecaError):
    """A puzzle that is not there, or whose file cannot be read."""


class MadeData(TypedDict):
    """How a puzzle was found: the same seed, bots and network find it again."""

    bots: str
    seed: int
    game: int
    moment: int


class PuzzleData(TypedDict):
    """A puzzle as its file has it."""

    format: int
    title: str
    rules: int
    """The version of the rules it was judged by."""
    network: str
    """The identity of the network that judged it."""
    seat: str
    best: str
    """As written."""
    difficulty: str
    tempted: dict[str, str]
    """What hasty eyes take: greedy, steady, a first sight and a short look. Some of them miss the best."""
    verdict: VerdictData
    made: MadeData
    position: dict[str, Any]


@dataclass(frozen=True)
class Puzzle:
    """A position and what was found out about it."""

    title: Title[Any]
    key: str
    data: PuzzleData

    @property
    def seat(self) -> int:
        return SEAT_LETTERS.index(self.data["seat"])

    @property
    def best(self) -> str:
        return self.data["best"]

    @property
    def difficulty(self) -> str:
        return self.data["difficulty"]

    def start(self) -> Match:
        """The match to be decided, and to be played on from."""
        return _start(self.title, self.data["position"])

    def choice(self, written: str) -> ChoiceData:
        """What was found out about a legal action: every one was judged."""
        for choice in self.data["verdict"]["choices"]:
            if choice["action"] == written:
                return choice
        raise KeyError(written)

    def told(self, tried: Sequence[str] = ()) -> list[ChoiceData]:
        """What is told with the solution: the best, what tempts, and what somebody has tried."""
        worth_telling = {self.best, *self.data["tempted"].values(), *tried}
        return [choice for choice in self.data["verdict"]["choices"] if choice["action"] in worth_telling]

    def why(self, written: str) -> list[Message]:
        """What speaks for an action, or against it."""
        return [Message.from_json(reason) for reason in self.choice(written)["why"]]

    def write(self) -> str:
        """The text of its file, a field a line."""
        lines = [
            f"{json.dumps(name)}: {json.dumps(part, ensure_ascii=False)}" for name, part in self.data.items()
        ]
        return "{\n" + ",\n".join(lines) + "\n}\n"


# --- those that come with a title ------------------------------------------------------------------------


@cache
def puzzles(title: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a title, easy ones first."""
    found = [puzzle_named(title, key) for key in puzzle_keys(title)]
    return tuple(sorted(found, key=lambda one: DIFFICULTIES.index(one.difficulty)))


@cache
def puzzle_keys(title: str) -> tuple[str, ...]:
    """What the puzzles of a title are called."""
    return tuple(sorted([file.stem for file in _folder(title).glob("*.json")]))


def _folder(title: str) -> Path:
    return FOLDER / games.title(title).key / "puzzles"


def puzzle_named(title: str, key: str) -> Puzzle:
    """A puzzle of a title by what it is called."""
    if key not in puzzle_keys(title):
        raise PuzzleError("puzzle-no-such", title=title, puzzle=key[:40])
    return _puzzle_of(title, key)


@cache
def _puzzle_of(title: str, key: str) -> Puzzle:
    text = (_folder(title) / f"{key}.json").read_text(encoding="utf-8")
    return read_puzzle(games.title(title), key, text)


def puzzle_of_the_day(title: str, day: date) -> str | None:
    """Which puzzle of a title belongs to a day, for everybody; each comes once before any comes again."""
    keys = sorted(puzzle_keys(title), key=lambda key: sha256(f"{title} {key}".encode()).digest())
    return keys[day.toordinal() % len(keys)] if keys else None


def puzzle(title: str, number: int) -> Puzzle:
    """A puzzle of a title by its place among them, from 1 on."""
    known = puzzles(title)
    if not 1 <= number <= len(known):
        raise PuzzleError("puzzle-unknown", title=title, number=number, last=len(known))
    return known[number - 1]


def read_puzzle(title: Title[Any], key: str, text: str) -> Puzzle:
    """The puzzle behind the text of a file, or what is wrong with it."""
    try:
        data = json.loads(text)
        _check(title, data)
    except KeyError as error:
        raise PuzzleError("puzzle-broken", title=title.key, puzzle=key, problem=f"lacks {error}") from None
    except (ValueError, TypeError, LudotecaError) as error:
        raise PuzzleError("puzzle-broken", title=title.key, puzzle=key, problem=str(error)) from None
    return Puzzle(title, key, cast(PuzzleData, data))


def _check(title: Title[Any], data: Any) -> None:
    """Is it a puzzle of this title as it is today, with the best of all legal actions as its answer?"""
    if not isinstance(data, dict):
        raise ValueError("a puzzle is an object")
    for name, wanted in (("format", FORMAT), ("title", title.key), ("rules", title.rules)):
        if data[name] != wanted:
            raise ValueError(f"{name} is {data[name]!r}, not {wanted!r}")
    if data["difficulty"] not in DIFFICULTIES:
        raise ValueError(f"{data['difficulty']!r} is no difficulty")
    if not isinstance(data["network"], str) or not set(MadeData.__annotations__) <= set(data["made"]):
        raise ValueError("it does not say how it was made")
    match = _start(title, data["position"])
    deciding = [seat_letter(seat) for seat in match.deciding()]
    if data["seat"] not in deciding:
        raise ValueError(f"{data['seat']!r} decides nothing, but {', '.join(deciding) or 'nobody'}")
    legal = match.written_actions(SEAT_LETTERS.index(data["seat"]))
    judged = data["verdict"]["choices"]
    if sorted(legal) != sorted([choice["action"] for choice in judged]):
        raise ValueError("the choices are not the legal actions")
    if data["best"] != judged[0]["action"] or min([choice["loss"] for choice in judged[1:]]) <= 0:
        raise ValueError(f"{data['best']!r} is not the one best action")
    tempting = set(data["tempted"].values()) - {data["best"]}
    if not tempting or not tempting <= set(legal):
        raise ValueError("nobody is tempted, or by what is not legal")


def _start(title: Title[Any], position: dict[str, Any]) -> Match:
    game = title.format.read(dict(position))
    options = title.format.options_of(game)
    return Match.of(Record(title, game.seats(), options, title.format.write(game), game.confirm))


# --- mining ----------------------------------------------------------------------------------------------


def mine(
    title: Title[Any], seed: int, number: int, players: int | None = None, bots: str = MINERS
) -> Iterator[Puzzle]:
    """The puzzles of one game that bots play against each other.

    All numbers of players that something was learned of take turns, if none is named.
    """
    learned = [count for count in title.players if trained(title, count) is not None]
    count = learned[number % len(learned)] if learned and players is None else players
    if count is None or count not in learned:
        raise OptionError("puzzle-unlearned", title=title.key, players=players or 0)
    # What bots guess has nothing to do with what chance will bring.
    chance, rng = seeded(((seed << 20) + number) << 1), seeded((((seed << 20) + number) << 1) + 1)
    game = title.start(count, chance, {})
    moment, free = 0, 0
    while not game.over():
        seat, choices = game.player(), list(game.choices)
        action = choices[0]
        if len(choices) > 1:
            if moment >= free and FEWEST_CHOICES <= len(choices) <= MOST_CHOICES:
                made = MadeData(bots=bots, seed=seed, game=number, moment=moment)
                found = look_at(title, game, seat, made, rng.clone())
                if found is not None:
                    free = moment + APART
                    yield found
            action = ask(bots, title, game, seat, rng).action
        game.apply(action, seat)
        moment += 1


def look_at(title: Title[Any], game: Game, seat: int, made: MadeData, rng: Rng) -> Puzzle | None:
    """The decision of a seat as a puzzle, if it is one. Dear looks are taken where cheaper ones promise."""
    match = _start(title, title.format.write(guessed(game, seat, rng)))
    short = _verdict(match, seat, _effort(title, SHORT_GUESSES, SHORT_GUESSES), rng)
    tempted = {who: ask(bot, title, match.game, seat, rng).action for who, bot in HASTY.items()}
    tempted[SHORT_LOOK] = short.best.action
    if len(set(tempted.values())) == 1:
        return None
    promise = _verdict(match, seat, _effort(title, PROMISING_GUESSES, PROMISING_GUESSES // 2), rng)
    if len(promise.choices) < 2 or promise.choices[1].loss < CLEAR_GRAINS * promise.grain:
        return None
    found = _verdict(match, seat, _long(title), rng)
    if not clearly_best(found) or set(tempted.values()) == {found.best.action}:
        return None
    if not holds_farther(match, seat, found.best.action, rng):
        return None
    return _puzzle(match, found, tempted, made)


def clearly_best(found: Verdict) -> bool:
    """Is one choice better than every other by more than can be doubted?"""
    margins = [max(CLEAR_GRAINS * found.grain, CLEAR_NOISES * other.noise) for other in found.choices[1:]]
    return all([other.loss >= wanted for other, wanted in zip(found.choices[1:], margins, strict=True)])


def holds_farther(match: Match, seat: int, best: int, rng: Rng) -> bool:
    """Is it still the best if one looks farther? Where nothing is left to guess, the long look did."""
    title = match.title
    if not (title.chance or title.hidden):
        return True
    usual = EFFORTS.get(title.key, USUAL_EFFORT)
    effort = Effort(FARTHER_GUESSES, usual.decisions + FARTHER, usual.top, patience=FARTHER_GUESSES)
    return verdict(title, match.game, seat, rng, effort, chosen=best).best.action == best


def difficulty(best: int, tempted: dict[str, int]) -> str:
    """Who finds it says how hard it is."""
    if best in [tempted[who] for who in COUNTING]:
        return EASY
    return MIDDLE if tempted[FIRST_SIGHT] == best else HARD


def _puzzle(match: Match, found: Verdict, tempted: dict[str, int], made: MadeData) -> Puzzle:
    title, best = match.title, found.best.action
    network = trained(title, match.record.players)
    assert network is not None, "mined with a network"
    data = PuzzleData(
        format=FORMAT,
        title=title.key,
        rules=title.rules,
        network=network.identity,
        seat=seat_letter(found.seat),
        best=title.alphabet.write(best),
        difficulty=difficulty(best, tempted),
        tempted={who: title.alphabet.write(action) for who, action in tempted.items()},
        verdict=found.to_json(),
        made=made,
        position=match.position(),
    )
    return Puzzle(title, f"{made['seed']}-{made['game']:03}-{made['moment']:03}", data)


def _verdict(match: Match, seat: int, effort: Effort, rng: Rng) -> Verdict:
    return verdict(match.title, match.game, seat, rng, effort)


def _effort(title: Title[Any], guesses: int, looks: int) -> Effort:
    """So many guesses at the best choices at first sight, or so many looks where nothing is left to guess."""
    usual = EFFORTS.get(title.key, USUAL_EFFORT)
    return Effort(guesses if title.chance or title.hidden else looks, usual.decisions, usual.top)


def _long(title: Title[Any]) -> Effort:
    """The look that decides: at every choice, none given up, more than twenty times as long as the short."""
    effort = _effort(title, LONG_GUESSES, LONG_LOOKS)
    return Effort(effort.guesses, effort.decisions, patience=effort.guesses)
