"""What a position is worth to a seat: by a hand-made evaluation, or by a network that has learned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from mypy_extensions import i64, mypyc_attr

from ludoteca.bots.network import WIN, Network
from ludoteca.core.game import Game
from ludoteca.core.rows import Rows

Evaluate: TypeAlias = Callable[[Any, int], float]
"""How good a position is for a seat."""
WriteRows: TypeAlias = Callable[[Any, Rows], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Judges positions for a seat; only comparisons between positions of one game mean something."""

    def of(self, game: Game, seat: int) -> float:
        """What a position is worth to a seat."""
        raise NotImplementedError

    def of_all(self, games: list[Game], seat: int) -> list[float]:
        """What each position is worth to a seat."""
        return [self.of(game, seat) for game in games]

    def guide(self) -> Value | None:
        """Whom it trusts to end a run of decisions before it looks; None if it judges every step itself."""
        return None


class HandMade(Value):
    """A title's own evaluation."""

    def __init__(self, evaluate: Evaluate) -> None:
        self.evaluate: Final = evaluate

    def of(self, game: Game, seat: int) -> float:
        return self.evaluate(game, seat)


class Learned(Value):
    """What a network expects of the end of the game: exact once it is over.

    Some networks have learned from positions at the end of runs, which somebody else guided there; it may
    heed that guide's opinion too, so much for each of its points.
    """

    def __init__(
        self,
        network: Network,
        aim: str,
        write_rows: WriteRows,
        sides: int,
        guided_by: Value | None = None,
        heeds: float = 0.0,
    ) -> None:
        self.network: Final = network
        self.win: Final = aim == WIN
        self.write_rows: Final = write_rows
        self.rows: Final = Rows(network.size, sides)
        self.guided_by: Final = guided_by
        self.heeds: Final = heeds

    def guide(self) -> Value | None:
        return self.guided_by

    def of(self, game: Game, seat: int) -> float:
        found = ahead(self.outcome(game), game.side_of(seat))
        guide = self.guided_by
        if guide is None or self.heeds == 0.0:
            return found
        return found + self.heeds * guide.of(game, seat)

    def outcome(self, game: Game) -> list[float]:
        """What each side may expect at the end: its points, or its chance to win in percent."""
        if not game.stack:
            return shares(game) if self.win else [float(score) for score in game.scores()]
        rows = self.rows
        rows.begin()
        self.write_rows(game, rows)
        found: list[float] = []
        at: i64 = 0
        for score in game.scores():
            expected = self.network.of_row(rows.numbers, at)
            found.append(expected if self.win else score + expected)
            at += self.network.size
        return found


def ahead(outcome: list[float], side: int) -> float:
    """By how much a side is ahead of the mean of the others; alone, what it has itself."""
    mine = outcome[side]
    if len(outcome) == 1:
        return mine
    total = 0.0
    for one in outcome:
        total += one
    return mine - (total - mine) / (len(outcome) - 1)


def shares(game: Game) -> list[float]:
    """Each side's share of the victory, in percent, once the game is over; alone, whether it was won."""
    places = game.ranking()
    if len(places) == 1:
        return [100.0 if game.won() else 0.0]
    winners = places.count(1)
    return [100.0 / winners if place == 1 else 0.0 for place in places]
