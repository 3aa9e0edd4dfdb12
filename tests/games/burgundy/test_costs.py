"""What an action costs, told before it is taken: workers that shift dice, silver, goods."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.rng import seeded
from ludoteca.games.burgundy import notes
from ludoteca.games.burgundy.title import TITLE
from tests.games.burgundy.table import moment, solo, turn

EXPANSIONS = dict.fromkeys(
    ("extra_tiles", "border_posts", "white_castles", "inns", "trade_routes", "shields"), True
)


def costs(match: Match, action: str) -> dict[str, int]:
    assert action in match.written_actions()
    return dict(match.title.costs(match.game, match.deciding()[0], TITLE.alphabet.read(action)))


@pytest.mark.parametrize(
    ("tiles", "action", "workers"),
    [
        ({}, "take die=first slot=4b", 2),
        ({}, "take die=second slot=4b", 1),
        ({"13": "monastery-8"}, "take die=first slot=4b", 1),
        ({"13": "monastery-12"}, "take die=first slot=4b", 1),
        ({}, "sell die=first goods=pink", 1),
        ({}, "hire die=first", 0),
        ({}, "place die=first tile=mine space=25", 2),
        ({"13": "monastery-11"}, "place die=first tile=mine space=25", 1),
        ({}, "claim shield=7 space=19", 3),
    ],
)
@pytest.mark.rule("workers.1", "workers.4")
def test_workers(tiles: dict[str, str], action: str, workers: int) -> None:
    match = turn(
        "25",
        {
            "workers": 3,
            "tiles": {"19": "castle", **tiles},
            "storage": ["mine"],
            "goods": {"pink": 1},
        },
        slots={"4b": "ship"},
        crests=[[], [], ["7"], [], [], []],
        setting={"shields": True},
    )
    assert costs(match, action) == ({"workers": workers} if workers else {})


@pytest.mark.rule("castles.1", "white.3")
def test_a_castle_needs_no_workers_and_a_white_castle_may() -> None:
    setting = {"white_castles": True}
    for what, cost in (("castle", {}), ("white castle", {"workers": 1})):
        match = moment(f"{what} of A", {"workers": 3}, white=3, slots={"4b": "ship"}, setting=setting)
        assert costs(match, "take die=free slot=4b") == cost


@pytest.mark.rule("black.1", "monasteries.10", "shields.11", "solo.16", "solo.30")
def test_silver_and_goods() -> None:
    holy = {"silver": 2, "workers": 2, "tiles": {"19": "castle", "13": "monastery-6"}}
    match = turn("11", holy, slots={"black1": "ship"})
    assert costs(match, "buy slot=black1 pay=silver") == {"silver": 2}
    assert costs(match, "buy slot=black1 pay=mixed") == {"silver": 1, "workers": 1}
    assert costs(match, "buy slot=black1 pay=workers") == {"workers": 2}
    proud = {"silver": 1, "workers": 1, "shields": {"19": "3"}}
    taxed = moment("end of phase", proud, setting={"shields": True})
    assert costs(taxed, "keep shield=3 pay=silver") == {"silver": 1}
    assert costs(taxed, "keep shield=3 pay=workers") == {"workers": 1}
    assert costs(taxed, "drop shield=3") == {}
    rich = solo("ship of A", "--", {"goods": {"red": 5}}, slots={"black1": "bank"})
    rich.play("sail depot=1")
    assert costs(rich, "swap slot=black1") == {"goods": 5}


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {"duchy": "random", **EXPANSIONS})])
def test_the_workers_told_are_the_workers_spent(players: int, options: dict[str, Any]) -> None:
    rng = seeded(5)
    seen = 0
    for seed in range(3):
        match = ludoteca.new("burgundy", players=players, seed=seed, options=options)
        game = match.game
        while not game.over():
            action = game.legal_actions()[rng.below(len(game.legal_actions()))]
            verb = TITLE.alphabet.to_json(action)["verb"]
            told = match.title.costs(game, game.player(), action).get("workers", 0)
            game.journal = []
            game.play(action)
            spent = sum([note.a for note in game.journal if note.kind is notes.SPENT])
            if verb in ("take", "place", "sell", "hire", "claim"):
                assert told == spent
                seen += told > 0
    assert seen > 10
