"""Games played for the laws: at random, in several styles, with every state along the way."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from ludoteca.core.game import Game
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.core.rng import seeded
from tests.every_game.table import Case

UNIFORM, EARLY, LATE = 0, 1, 2
SAMPLES = 20
FAR = 30
"""How many decisions a law plays on from a sampled state: a random game can last thousands."""


class Chooser:
    """Chooses a seat among those that may, and an action: any, rather the first ones, or rather the last."""

    def __init__(self, seed: int, style: int = UNIFORM) -> None:
        self.rng = seeded(seed)
        self.style = style

    def seat(self, game: Game) -> int:
        seats = game.deciding()
        return seats[self.rng.below(len(seats))]

    def action(self, legal: list[int]) -> int:
        if self.style != UNIFORM and self.rng.below(4):
            return legal[0] if self.style == EARLY else legal[-1]
        return legal[self.rng.below(len(legal))]


def play_on(game: Game, seed: int) -> list[int]:
    """Play a game on, to its end unless that is far; the actions taken."""
    chooser = Chooser(seed)
    taken: list[int] = []
    while game.stack and len(taken) < FAR:
        seat = chooser.seat(game)
        taken.append(chooser.action(game.legal_actions(seat)))
        game.play(taken[-1], seat)
    return taken


@dataclass
class Walk:
    """A whole game: the match at its end, and every state it went through."""

    case: Case
    seed: int
    confirm: bool
    match: Match
    states: list[Any]

    def match_at(self, at: int) -> Match:
        """The match as it was after so many actions."""
        whole = self.match
        record = whole.record.branch(at)
        return Match(record, self.states[at].clone(), whole.moments[:at], whole.journal[: at + 1])

    def samples(self, count: int = SAMPLES) -> list[int]:
        """Some decisions of the game, first and last among them; each is an index into ``states``."""
        last = len(self.states) - 2
        if last < count:
            return list(range(last + 1))
        rng = seeded(self.seed + 17)
        chosen = {0, last}
        while len(chosen) < count:
            chosen.add(rng.below(last + 1))
        return sorted(chosen)


def walk(case: Case, seed: int, confirm: bool) -> Walk:
    """Play a game, every third in another style.

    At every decision the state is put aside and the game goes on with a clone: so no state is itself a clone
    that may already lack something, and clones prove themselves by playing the whole game.
    """
    chooser = Chooser(1000 + seed, seed % 3)
    match = Match.of(Record(case.title, case.players, dict(case.options), seed, confirm))
    states: list[Any] = []
    while True:
        states.append(match.game)
        match.game = match.game.clone()
        if match.over():
            return Walk(case, seed, confirm, match, states)
        seat = chooser.seat(match.game)
        match.play(chooser.action(match.legal_actions(seat)), seat)


@contextmanager
def told(case: Case, seed: int, confirm: bool, at: int | None = None) -> Iterator[None]:
    """Where a law was broken, for whoever has to find out why."""
    try:
        yield
    except Exception as error:
        where = "" if at is None else f", after {at} actions"
        error.add_note(f"{case}, seed {seed}, confirm {'yes' if confirm else 'no'}{where}")
        raise
