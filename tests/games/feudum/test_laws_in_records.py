"""The costly laws once more, on games played with sense: at random one hardly ever tends a landscape, tames a
monster or has four decrees. In golden records of the advanced game they are tried at one decision of every
kind."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.core.rng import seeded
from ludoteca.games import title
from tests.every_game import laws
from tests.every_game.golden import records
from tests.every_game.table import Case
from tests.every_game.walk import Walk, told
from tests.games.feudum.witness import Witness


def walk_of(path: Path) -> Walk:
    """A game on file with every state it went through."""
    record = Record.read(path.read_text(encoding="utf-8"), title)
    case = Case(record.title, record.players, tuple(record.options.items()))
    match = record.replay(0)
    states: list[Any] = []
    for entry in record.entries:
        states.append(match.game)
        match.game = match.game.clone()
        match.play(entry.action, entry.seat)
    states.append(match.game)
    return Walk(case, 0, record.confirm, match, states)


def one_of_every_kind(walk: Walk) -> dict[int, str]:
    """The last decision of each kind in a game: by then most has happened."""
    kinds = {type(game.stack[-1]).__name__: at for at, game in enumerate(walk.states) if game.stack}
    return {at: kind for kind, at in kinds.items()}


ADVANCED = [path for path in records("feudum") if "advanced" in path.stem]


@pytest.mark.parametrize("path", ADVANCED, ids=lambda path: str(path.stem))
def test_laws_hold_at_every_kind_of_decision(path: Path) -> None:
    walk = walk_of(path)
    case, sampled = walk.case, one_of_every_kind(walk)
    assert len(sampled) > 20
    witnesses = [Witness(seat, case.players) for seat in range(case.players)]
    for at, game in enumerate(walk.states):
        for seat, witness in enumerate(witnesses):
            witness.hear([note for note in walk.match.journal[at] if note.seen_by(seat)])
            witness.watch(dict(case.title.view(game, seat)))
        if at not in sampled:
            continue
        with told(case, walk.seed, walk.confirm, at):
            laws.positions_come_back(case, game, seeded(at))
            for number in range(4):
                laws.odd_positions_are_refused_or_playable(case, game, seeded(at * 4 + number))
            laws.guesses_play_on(case, game, seeded(at))
            laws.actions_tell_no_more_than_they_reveal(case, game, seeded(at))
            laws.undo_shows_nothing_new(walk, at, seeded(at))
            laws.undo_leads_back(walk, at)
            laws.picks_may_come_in_any_order(case, game, seeded(at))
            seat = at % case.players
            laws.secrets_are_kept(case, game, seat, witnesses[seat], seeded(at))


def test_a_match_on_file_is_the_match_replayed() -> None:
    walk = walk_of(records("feudum")[0])
    again = Match.of(walk.match.record)
    assert walk.case.digest(again.game) == walk.case.digest(walk.states[-1])
