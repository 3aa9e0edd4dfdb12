"""What an action says it costs is what it takes."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.games.duel.table import FULL, moment, play, purse, script, turn

PLENTY: dict[str, Any] = {"goods": FULL}
NO_GRAIN: dict[str, Any] = {"goods": {**FULL, "grain": 0}}


def costs(match: Match, action: str) -> dict[str, int]:
    """What an action of the player who is asked costs."""
    (seat,) = match.deciding()
    return dict(match.title.costs(match.game, seat, match.title.alphabet.read(action)))


def taken(match: Match, *actions: str) -> dict[str, int]:
    """What the player has less of once this is done."""
    before = purse(match)
    play(match, *actions)
    return {
        name: n - purse(match).get(name, 0) for name, n in before.items() if n != purse(match).get(name, 0)
    }


@pytest.mark.parametrize(
    ("action", "wanted"),
    [
        ("road end=red-left", {"brick": 2, "lumber": 1}),
        ("trade resource=wool", {"wool": 3}),
        ("trade resource=ore", {"ore": 2}),
        ("play card=goldsmith", {"gold": 3}),
    ],
)
def test_what_is_said_is_what_is_taken(action: str, wanted: dict[str, int]) -> None:
    match = moment(A={**NO_GRAIN, "hand": "goldsmith", "cards": "ore_ship"})
    assert costs(match, action) == wanted
    assert taken(match, action) == wanted


def test_a_city() -> None:
    match = moment(A=PLENTY)
    assert costs(match, "city place=red-f") == taken(match, "city place=red-f") == {"grain": 2, "ore": 3}


def test_a_settlement() -> None:
    match = moment(A={**PLENTY, "road_left": True})
    wanted = {"brick": 1, "grain": 1, "lumber": 1, "wool": 1}
    assert costs(match, "settle end=red-left") == taken(match, "settle end=red-left") == wanted


def test_an_expansion_and_the_ship_beside_a_region() -> None:
    match = moment(A={**NO_GRAIN, "hand": "abbey", "cards": "large_trade_ship@f-top-1"})
    assert costs(match, "build card=abbey") == {"brick": 1, "grain": 1, "ore": 1}
    assert costs(match, "ship store=red_forest_2") == taken(match, "ship store=red_forest_2") == {"lumber": 2}


def test_what_is_of_ones_choice_is_told_as_such() -> None:
    match = moment(A={**PLENTY, "hand": "merchant_caravan austin", "cards": "drill_ground"}, setup="turmoil")
    assert costs(match, "play card=merchant_caravan") == {"any": 2}
    assert costs(match, "build card=austin") == {"grain": 1, "ore": 1, "saved": 1}
    match = moment(A={"goods": {"ore": 1}, "hand": "austin", "cards": "drill_ground"}, setup="turmoil")
    assert costs(match, "build card=austin") == {"ore": 1}
    assert taken(match, "build card=austin", "at site=red-g-top-1") == {"ore": 1}


def test_searching_a_stack() -> None:
    match = play(moment("exchange phase of A", A={**PLENTY, "hand": "abbey"}), "exchange card=abbey")
    play(match, "under stack=1")
    assert costs(match, "buy-search") == {"any": 2}
    assert costs(match, "draw stack=1") == {}


def test_calming_riots() -> None:
    match = turn(A={**PLENTY, "cards": "austin harald inga"}, setup="turmoil")
    script(match, 5, 4, 8)
    play(match, "roll")
    assert costs(match, "bribe") == taken(match, "bribe") == {"gold": 2}
