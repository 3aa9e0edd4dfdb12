"""A puzzle at a table: its position on the real board, three tries, and the solution once it is earned.

Nothing is ever played at such a table: a choice is judged by what its file says, and stays a try. Who wants
to play on goes on from here at another table. Tries stand in the table's ``start``: they outlive a restart,
but not for ever, since nothing is lost with such a table (``server/upkeep.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.bots import OFFERED
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.server.advised import advised
from ludoteca.server.history import Standing
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import SeatRequest
from ludoteca.server.store import TableRow
from ludoteca.study.puzzles import TRIES, Puzzle, puzzle_named
from ludoteca.study.verdict import ChoiceData


@dataclass(frozen=True)
class Attempts:
    """Somebody before a puzzle."""

    puzzle: Puzzle
    tried: tuple[str, ...]
    """As written, in order."""
    given_up: bool = False

    @property
    def solved(self) -> bool:
        return self.puzzle.best in self.tried

    @property
    def over(self) -> bool:
        """Is the solution earned?"""
        return self.solved or self.given_up or len(self.tried) >= TRIES


def first_start(found: Puzzle) -> dict[str, Any]:
    """Where the table of a puzzle begins, as the store keeps it."""
    return {"position": found.start().position(), "puzzle": found.key, "tried": []}


def seats_of(found: Puzzle, match: Match, name: str | None) -> list[SeatRequest]:
    """Who solves it at the puzzle's seat, bots that never move at the others."""
    solver, bot = SeatRequest(kind="me", name=name), SeatRequest(kind="bot", bot=OFFERED[-1])
    return [solver if seat == found.seat else bot for seat in range(match.record.players)]


def puzzle_of(row: TableRow) -> str | None:
    """The puzzle a table was laid for."""
    return None if row.start is None else row.start.get("puzzle")


def attempts_of(standing: Standing) -> Attempts | None:
    """What was tried here; None if there is no puzzle here, or it is put away."""
    row = standing.table
    key = puzzle_of(row)
    if key is None or row.start is None or row.status != "playing":
        return None
    try:
        found = puzzle_named(row.title, key)
    except LudotecaError:
        return None  # there is no such puzzle any more: the table plays on
    return Attempts(found, tuple(row.start["tried"]), row.start.get("given_up", False))


def after_try(standing: Standing, seat: int, actions: Sequence[str], now: float) -> Standing | None:
    """Somebody has chosen; None if there is no puzzle here. To choose the same again costs nothing."""
    attempts = attempts_of(standing)
    if attempts is None:
        return None
    if attempts.over:
        raise Refusal("puzzle-over")
    if len(actions) != 1:
        raise Refusal("puzzle-one-choice")
    chosen = _written(standing.playing(), seat, actions[0])
    if chosen in attempts.tried:
        return standing
    return _noted(standing, now, tried=[*attempts.tried, chosen])


def after_giving_up(standing: Standing, seat: int, now: float) -> Standing:
    """Somebody wants to see the solution before all tries are used up."""
    attempts = attempts_of(standing)
    if attempts is None or seat != attempts.puzzle.seat:
        raise Refusal("puzzle-none")
    return standing if attempts.over else _noted(standing, now, given_up=True)


def _noted(standing: Standing, now: float, **what: Any) -> Standing:
    row = replace(standing.table, start={**(standing.table.start or {}), **what}, changed=now)
    return replace(standing, stored=replace(standing.stored, table=row))


def _written(match: Match, seat: int, action: str) -> str:
    """A legal action in its one notation; any other is refused as at every table."""
    trial = match.clone()
    trial.play(action, seat)
    return match.title.alphabet.write(trial.record.entries[-1].action)


def check_earned(standing: Standing) -> None:
    """A teacher at another table would tell the solution."""
    attempts = attempts_of(standing)
    if attempts is not None and not attempts.over:
        raise Refusal("puzzle-first")


def may_try(standing: Standing, seat: int, actions: list[int]) -> list[int]:
    """What is offered: all that was not tried yet, and nothing any more when the puzzle is over."""
    attempts = attempts_of(standing)
    if attempts is None or seat != attempts.puzzle.seat:
        return actions
    write = attempts.puzzle.title.alphabet.write
    return [] if attempts.over else [action for action in actions if write(action) not in attempts.tried]


def shown(standing: Standing, seats: Sequence[int | None]) -> dict[str, Any] | None:
    """The puzzle as the page of who solves it shows it; nobody else sees it, and nobody the solution yet."""
    attempts = attempts_of(standing)
    if attempts is None or attempts.puzzle.seat not in seats:
        return None
    found = attempts.puzzle
    return {
        "key": found.key,
        "seat": found.seat,
        "difficulty": found.difficulty,
        "unit": found.data["verdict"]["unit"],
        "tries": TRIES,
        "tried": [_judged(standing, found.choice(written)) for written in attempts.tried],
        "now": "solved" if attempts.solved else "missed" if attempts.over else "open",
        "choices": [_judged(standing, each) for each in _earned(attempts)],
    }


def _earned(attempts: Attempts) -> list[ChoiceData]:
    return attempts.puzzle.told(attempts.tried) if attempts.over else []


def _judged(standing: Standing, choice: ChoiceData) -> dict[str, Any]:
    return advised(standing.playing(), choice, choice["why"]).model_dump()
