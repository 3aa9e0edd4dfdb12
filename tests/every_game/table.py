"""What the laws are tried on: every title, number of players and option, by a pairwise table.

Every value of every option meets every number of players and every value of every other option at least once;
the full product would take hours once a game has ten options.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, runtime_checkable

from ludoteca import native
from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game, Note
from ludoteca.core.options import Value, write_value
from ludoteca.core.rng import Rng, seeded
from ludoteca.core.title import Title
from ludoteca.games import title, titles
from tests.core import toy

COMPILED = native.engine() == "compiled"
LANES = 4


class Witness(Protocol):
    """What one seat has seen in the course of a game, worked out from its views alone.

    Every game has one, ``tests/games/<title>/witness.py``: the other opinion on what a seat knows.
    """

    def __init__(self, seat: int, players: int) -> None: ...

    def watch(self, view: dict[str, Any]) -> None:
        """See the table at the next decision, whoever takes it."""

    def contradiction(self, game: Any) -> str:
        """Why the seat can tell that this is not the game it sits at; empty if it cannot."""

    def hidden(self, game: Any) -> dict[str, Any]:
        """What lies in each place that may hold more than one thing for all the seat knows."""


@runtime_checkable
class Listener(Protocol):
    """A witness that needs to be told what happened, not only to see what came of it."""

    def hear(self, notes: list[Note]) -> None:
        """What the seat is told of the last action, before it sees the table again."""


@dataclass(frozen=True)
class Case:
    """One title with so many players and these options."""

    title: Title[Any]
    players: int
    options: tuple[tuple[str, Value], ...]

    def start(self, seed: int, confirm: bool = False, listen: bool = False) -> Any:
        """A new game."""
        return self.title.start(self.players, seeded(seed), dict(self.options), confirm, listen)

    def digest(self, game: Game) -> str:
        return self.title.format.digest(game)

    def witness(self, seat: int) -> Witness:
        """Somebody to sit there and watch."""
        folder = "core" if self.title is toy.TITLE else f"games.{self.title.key}"
        kind: type[Witness] = import_module(f"tests.{folder}.witness").Witness
        return kind(seat, self.players)

    def __str__(self) -> str:
        options = [f"{key}={write_value(value)}" for key, value in self.options]
        return " ".join([self.title.key, f"players={self.players}", *options])


def pairwise(
    factors: list[tuple[str, tuple[Any, ...]]], allowed: Callable[[dict[str, Any]], bool] = lambda row: True
) -> list[dict[str, Any]]:
    """Few rows in which every two values of two factors meet, as far as some allowed row has both.

    >>> table = pairwise([("a", (1, 2)), ("b", (1, 2)), ("c", (1, 2)), ("d", (1, 2))])
    >>> len(table) < 16, {(row["a"], row["d"]) for row in table} == {(1, 1), (1, 2), (2, 1), (2, 2)}
    (True, True)
    """
    wanted = [
        {one: a, two: b}
        for (one, first), (two, second) in itertools.combinations(factors, 2)
        for a in first
        for b in second
    ]
    if len(factors) == 1:
        wanted = [{name: value} for name, values in factors for value in values]
    rng = seeded(1)
    rows: list[dict[str, Any]] = []
    while wanted:
        candidates = [_completed(wanted[0], factors, rng) for _ in range(100)]
        candidates = [row for row in candidates if allowed(row)]
        if candidates:
            rows.append(max(candidates, key=lambda row: len([pair for pair in wanted if _meets(row, pair)])))
        wanted = [pair for pair in wanted[1:] if not (candidates and _meets(rows[-1], pair))]
    return rows


def _completed(pair: dict[str, Any], factors: list[tuple[str, tuple[Any, ...]]], rng: Rng) -> dict[str, Any]:
    """A row with this pair, the rest at random."""
    return {name: pair.get(name, values[rng.below(len(values))]) for name, values in factors}


def _meets(row: dict[str, Any], pair: dict[str, Any]) -> bool:
    return all(row[name] == value for name, value in pair.items())


def rows(one: Title[Any]) -> list[tuple[int, dict[str, Value]]]:
    """The table of a title, without what does not go together."""

    def allowed(row: dict[str, Any]) -> bool:
        try:
            one.check_options(row["players"], {key: row[key] for key in row if key != "players"})
        except OptionError:
            return False
        return True

    factors: list[tuple[str, tuple[Any, ...]]] = [("players", one.players)]
    factors += [(option.key, option.values) for option in one.options]
    return [(row.pop("players"), row) for row in pairwise(factors, allowed)]


def few_rows(one: Title[Any]) -> list[tuple[int, dict[str, Value]]]:
    """The whole table if it is short, else as few rows as show every single value."""
    every = rows(one)
    if len(every) <= 8:
        return every
    wanted = {("players", str(players)) for players in one.players}
    wanted |= {(option.key, str(value)) for option in one.options for value in option.values}
    found: list[tuple[int, dict[str, Value]]] = []
    while True:
        best = max(every, key=lambda row: len(wanted & _values(row)))
        if not wanted & _values(best):
            return found
        wanted -= _values(best)
        found.append(best)


def _values(row: tuple[int, dict[str, Value]]) -> set[tuple[str, str]]:
    return {("players", str(row[0])), *[(key, str(value)) for key, value in row[1].items()]}


def case_of(one: Title[Any], row: tuple[int, dict[str, Value]]) -> Case:
    return Case(one, row[0], tuple(row[1].items()))


_CASES: dict[str, tuple[Case, ...]] = {}


def cases(one: Title[Any]) -> tuple[Case, ...]:
    """Every case of a title."""
    if one.key not in _CASES:
        _CASES[one.key] = tuple([case_of(one, row) for row in rows(one)])
    return _CASES[one.key]


def few_cases(one: Title[Any]) -> tuple[Case, ...]:
    """As few as show every single value."""
    return tuple([case_of(one, row) for row in few_rows(one)])


def every_title() -> list[Title[Any]]:
    """All there are, and the toy: it has some things that no title has yet."""
    return [toy.TITLE, *[title(key) for key in titles()]]


@dataclass(frozen=True)
class Lane:
    """A share of the games that a law is tried on: lanes run side by side, however many cases a title has."""

    title: Title[Any]
    number: int

    def games(self, interpreted: int, compiled: int) -> Iterator[tuple[Case, int, bool]]:
        """This lane's part of so many games of its title: each with its case, its seed, and whether turns are
        confirmed. In all lanes together every case comes up, and in turn both ways; interpreted, every value
        of every option does."""
        table = cases(self.title) if COMPILED else few_cases(self.title)
        wanted = compiled if COMPILED else interpreted
        if self.title is toy.TITLE:
            wanted //= 10
        for number in range(self.number, max(wanted, len(table)), LANES):
            yield table[number % len(table)], number, (number + number // len(table)) % 2 == 1

    def __str__(self) -> str:
        return f"{self.title.key} {self.number + 1}"


def lanes() -> list[Lane]:
    return [Lane(one, number) for one in every_title() for number in range(LANES)]
