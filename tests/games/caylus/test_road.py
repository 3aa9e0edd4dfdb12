"""Phase 5: which buildings act, production and trade."""

from __future__ import annotations

import pytest

from tests.games.caylus.table import (
    ESTATES,
    NEUTRAL,
    asked,
    cubes,
    deniers,
    moment,
    play,
    points,
    road,
    seat,
    uses,
    workers,
)
from tests.games.journal import told
from tests.games.picks import pool

KINDS = ["food", "wood", "stone", "cloth", "gold"]
HALTED = "C deliver"


@pytest.mark.rule("activation.1", "activation.7", "activation.8")
def test_buildings_act_in_order_along_the_road() -> None:
    # Three farms on spaces 2, 9 and 10, in another order than the players'.
    match = road(
        A={"at": ["wood_farm_cloth"]},
        B={"at": ["wood_farm_food"], "own": ["wood_farm_food", "wood_farm_cloth"]},
        C={"at": ["neutral_farm"]},
        road={"1": "neutral_quarry", "2": "neutral_farm", "3": "neutral_forest"},
    )
    assert asked(match) == "C yield"
    assert workers(match) == [5, 5, 4]
    play(match, "take cube=food")
    assert asked(match) == "B yield"
    assert workers(match) == [5, 5, 5]
    play(match, "take cube=food")
    assert asked(match) == "A yield"
    assert workers(match) == [5, 6, 5]
    play(match, "take cube=food")
    assert asked(match) == HALTED
    assert workers(match) == [6, 6, 5]
    assert [cubes(match, letter).get("food") for letter in "ABC"] == [1, 2, 2]


@pytest.mark.rule("activation.1", "activation.2", "activation.3", "activation.4")
@pytest.mark.parametrize("provost", [1, 2, 3, 4, 15, 16, 17, 28])
def test_up_to_and_including_the_provost(provost: int) -> None:
    at = ["neutral_quarry", "neutral_sawmill", "gold_mine"]
    match = road(
        A={"at": at}, road={"1": "neutral_quarry", "3": "neutral_sawmill"}, provost=provost, bailiff=10
    )
    expected = {"stone": 1}
    if provost >= 3:
        expected["wood"] = 1
    if provost >= 16:
        expected["gold"] = 1
    assert cubes(match, "A") == expected
    assert workers(match) == [6, 6, 5]
    assert seat(match, "A")["at"] == []
    assert deniers(match) == [10, 10, 10]


@pytest.mark.rule("activation.4", "activation.5")
def test_workers_of_everybody_beyond_the_provost_go_home() -> None:
    match = road(
        A={"at": ["neutral_quarry", "fixed_carpenter"], "cubes": {"wood": 2, "food": 2}},
        B={"at": ["gold_mine", "neutral_farm"], "points": {"visits": 2}},
        road={"4": "neutral_quarry", "5": "neutral_farm"},
        provost=3,
    )
    assert workers(match) == [6, 6, 5]
    assert match.scores() == [0, 2, 0]
    assert cubes(match, "A") == {"wood": 2, "food": 2}
    assert cubes(match, "B") == {}


@pytest.mark.rule("activation.6", "production.3")
def test_all_but_production_may_be_declined() -> None:
    rich = {"food": 5, "wood": 5, "stone": 5, "cloth": 5, "gold": 5}
    for building in (
        *["neutral_carpenter", "neutral_marketplace", "fixed_peddler", "fixed_carpenter"],
        *["wood_marketplace", "wood_peddler", "lawyer", "mason"],
        *["church", "tailor", "bank", "alchemist", "jeweller"],
    ):
        match = uses(building, cubes=rich)
        assert match.written_actions()[-1] == "decline"
        play(match, "decline")
        assert asked(match) == HALTED
        assert told(match) == ["A declined"]
        assert (cubes(match, "A"), deniers(match), match.scores()) == (rich, [10, 10, 10], [0, 0, 0])
        assert workers(match) == [6, 6, 5]
    for building in ("neutral_farm", "neutral_forest", "wood_farm_food", "wood_farm_cloth"):
        assert "decline" not in uses(building).written_actions()


@pytest.mark.rule("activation.9", "construction.23")
def test_what_a_building_brings_serves_at_the_next() -> None:
    match = road(
        A={"at": ["neutral_sawmill", "neutral_forest", "neutral_carpenter"]},
        road={"1": "neutral_sawmill", "2": "neutral_forest", "3": "neutral_carpenter"},
    )
    play(match, "take cube=food", "build building=wood_quarry")
    # The new quarry has no worker, though the road is activated to its end.
    assert asked(match) == HALTED
    assert cubes(match, "A") == {}
    late = road(
        A={"at": ["neutral_sawmill", "neutral_forest", "neutral_carpenter"]},
        road={"3": "neutral_sawmill", "2": "neutral_forest", "1": "neutral_carpenter"},
    )
    assert asked(late) == "A yield"


# --- production -----------------------------------------------------------------------------------

YIELDS: dict[str, dict[str, int]] = {
    "neutral_sawmill": {"wood": 1},
    "neutral_quarry": {"stone": 1},
    "gold_mine": {"gold": 1},
    "wood_quarry": {"stone": 2},
    "wood_sawmill": {"wood": 2},
    "stone_farm": {"food": 2, "cloth": 1},
    "park": {"wood": 2, "food": 1},
    "workshop": {"stone": 2, "cloth": 1},
}
CHOICES: dict[str, dict[str, int]] = {
    "neutral_farm": {"food": 1, "cloth": 1},
    "neutral_forest": {"wood": 1, "food": 1},
    "wood_farm_food": {"food": 2, "cloth": 1},
    "wood_farm_cloth": {"cloth": 2, "food": 1},
}


@pytest.mark.rule(
    "production.1",
    "production.18",
    "production.6",
    "production.7",
    "production.8",
    "production.11",
    "production.12",
    "production.13",
    "production.14",
    "production.15",
)
@pytest.mark.parametrize(("building", "made"), YIELDS.items())
def test_production_without_a_choice(building: str, made: dict[str, int]) -> None:
    own = {"own": [building]} if building not in ("gold_mine", *NEUTRAL) else {}
    match = road(A={"at": [building], "cubes": {"gold": 1, "wood": 1}, **own})
    expected = {"gold": 1, "wood": 1}
    for kind, number in made.items():
        expected[kind] = expected.get(kind, 0) + number
    assert cubes(match, "A") == expected
    # An owner gets no cube besides.
    assert asked(match) == HALTED
    assert cubes(match, "B") == {}
    assert workers(match) == [6, 6, 5]


@pytest.mark.rule(
    "production.1", "production.2", "production.4", "production.5", "production.9", "production.10"
)
@pytest.mark.parametrize(("building", "made"), CHOICES.items())
def test_production_of_one_thing_or_the_other(building: str, made: dict[str, int]) -> None:
    for kind, number in made.items():
        match = uses(building)
        assert match.written_actions() == [f"take cube={one}" for one in made]
        play(match, f"take cube={kind}")
        assert cubes(match, "A") == {kind: number}
        assert cubes(match, "B") == {}
        assert asked(match) == HALTED


@pytest.mark.rule("production.16", "production.17")
@pytest.mark.parametrize("building", ESTATES)
def test_the_owner_takes_a_cube_when_another_uses_the_building(building: str) -> None:
    made = YIELDS[building]
    for kind in made:
        match = road(
            A={"at": [building, "gold_mine"]},
            B={"own": [building], "at": ["wood_farm_food"]},
            C={"own": ["wood_farm_food"]},
        )
        assert cubes(match, "A") == made
        assert asked(match) == "B owner-cube"
        assert match.written_actions() == [f"take cube={one}" for one in made]
        assert workers(match) == [4, 5, 5]
        play(match, f"take cube={kind}")
        assert cubes(match, "B") == {kind: 1}
        assert cubes(match, "A") == made
        # Only then comes the next building.
        assert asked(match) == "B yield"
        assert workers(match) == [5, 5, 5]


@pytest.mark.rule("production.19")
def test_no_owner_cube_where_the_provost_does_not_come() -> None:
    match = road(A={"at": ["park"]}, B={"own": ["park"]}, provost=8)
    assert asked(match) == HALTED
    assert (cubes(match, "A"), cubes(match, "B")) == ({}, {})
    assert cubes(road(A={"at": ["park"]}, B={"own": ["park"]}, provost=9), "A") == {"wood": 2, "food": 1}


# --- trade ----------------------------------------------------------------------------------------


@pytest.mark.rule("trade.1", "trade.2")
@pytest.mark.parametrize(("building", "price"), [("neutral_marketplace", 4), ("wood_marketplace", 6)])
def test_markets_buy_one_cube_of_any_kind(building: str, price: int) -> None:
    for kind in KINDS:
        match = uses(building, cubes=dict.fromkeys(KINDS, 2))
        assert match.written_actions() == [*[f"sell cube={one}" for one in KINDS], "decline"]
        play(match, f"sell cube={kind}")
        assert cubes(match, "A") == {one: 2 - (one == kind) for one in KINDS}
        assert deniers(match) == [10 + price, 10, 10]
        assert asked(match) == HALTED
    only = uses(building, cubes={"gold": 1})
    assert only.written_actions() == ["sell cube=gold", "decline"]
    assert asked(uses(building)) == HALTED


@pytest.mark.rule("trade.3", "trade.5")
def test_the_fixed_peddler_sells_one_cube_for_two() -> None:
    for kind in KINDS[:4]:
        match = uses("fixed_peddler")
        assert match.written_actions() == [*[f"buy cube={one}" for one in KINDS[:4]], "decline"]
        play(match, f"buy cube={kind}")
        assert (cubes(match, "A"), deniers(match)) == ({kind: 1}, [8, 10, 10])
        assert asked(match) == HALTED
    assert asked(uses("fixed_peddler", deniers=1)) == HALTED
    assert deniers(play(uses("fixed_peddler", deniers=2), "buy cube=wood"))[0] == 0


@pytest.mark.rule("trade.4", "trade.5")
def test_the_wood_peddler_sells_one_or_two_for_one_each() -> None:
    match = uses("wood_peddler")
    assert pool(match) == (2, "food food wood wood stone stone cloth cloth")
    assert pool(uses("wood_peddler", deniers=1)) == (1, "food wood stone cloth")
    assert match.written_actions() == [*[f"buy cube={one}" for one in KINDS[:4]], "decline"]
    play(match, "buy cube=wood")
    assert asked(match) == "A buy"
    assert match.written_actions() == [*[f"buy cube={one}" for one in KINDS[1:4]], "decline"]
    assert deniers(match) == [9, 10, 10]
    play(match, "buy cube=cloth")
    assert (cubes(match, "A"), deniers(match)) == ({"wood": 1, "cloth": 1}, [8, 10, 10])
    assert asked(match) == HALTED
    one = play(uses("wood_peddler"), "buy cube=food", "decline")
    assert (cubes(one, "A"), deniers(one), asked(one)) == ({"food": 1}, [9, 10, 10], HALTED)
    twice = play(uses("wood_peddler", deniers=2), "buy cube=stone", "buy cube=stone")
    assert (cubes(twice, "A"), deniers(twice)) == ({"stone": 2}, [0, 10, 10])
    poor = play(uses("wood_peddler", deniers=1), "buy cube=stone")
    assert (cubes(poor, "A"), deniers(poor), asked(poor)) == ({"stone": 1}, [0, 10, 10], HALTED)
    assert asked(uses("wood_peddler", deniers=0)) == HALTED


RATES = {
    "church": [("deniers", 2, "points", 3), ("deniers", 4, "points", 5)],
    "tailor": [("cloth", 2, "points", 4), ("cloth", 3, "points", 6)],
    "bank": [("deniers", 2, "gold", 1), ("deniers", 5, "gold", 2)],
    "jeweller": [("gold", 1, "points", 5), ("gold", 2, "points", 9)],
}


@pytest.mark.rule("trade.6", "trade.7", "trade.8", "trade.11", "jeweller.3")
@pytest.mark.parametrize("building", RATES)
def test_church_tailor_bank_and_jeweller(building: str) -> None:
    for number, (kind, paid, what, gained) in enumerate(RATES[building]):
        for extra in (0, 3):
            has = {"deniers": paid + extra} if kind == "deniers" else {"cubes": {kind: paid + extra}}
            match = uses(building, **{"deniers": 0, **has})
            play(match, f"exchange rate={building}-{number + 1}")
            assert asked(match) == HALTED
            assert deniers(match)[0] == (extra if kind == "deniers" else 0)
            left = {kind: extra} if extra and kind != "deniers" else {}
            assert cubes(match, "A") == ({"gold": gained} if what == "gold" else left)
            assert match.scores() == [gained if what == "points" else 0, 0, 0]
            assert points(match, "A") == ({"trade": gained} if what == "points" else {})
    (kind, low, _, _), (_, high, _, _) = RATES[building]
    for amount in range(high + 2):
        has = {"deniers": amount} if kind == "deniers" else {"cubes": {kind: amount}}
        match = uses(building, **{"deniers": 0, **has})
        offered = [f"exchange rate={building}-{n + 1}" for n in range((amount >= low) + (amount >= high))]
        if offered:
            assert match.written_actions() == [*offered, "decline"]
        else:
            assert asked(match) == HALTED


@pytest.mark.rule("trade.9", "trade.10", "trade.11")
def test_the_alchemist_takes_any_mix_of_ordinary_cubes() -> None:
    match = uses("alchemist", cubes={"food": 1, "stone": 2, "cloth": 1, "gold": 1})
    assert match.written_actions() == ["exchange rate=alchemist-1", "exchange rate=alchemist-2", "decline"]
    play(match, "exchange rate=alchemist-1")
    assert pool(match) == (2, "food stone stone cloth")
    # One after the other, kind by kind: after a stone no food.
    assert match.written_actions() == ["pay cube=food", "pay cube=stone"]
    play(match, "pay cube=stone")
    assert match.written_actions() == ["pay cube=stone", "pay cube=cloth"]
    assert cubes(match, "A") == {"food": 1, "stone": 1, "cloth": 1, "gold": 1}
    play(match, "pay cube=cloth")
    assert cubes(match, "A") == {"food": 1, "stone": 1, "gold": 2}
    assert asked(match) == HALTED
    four = uses("alchemist", cubes={"food": 1, "wood": 1, "stone": 1, "cloth": 2})
    play(four, "exchange rate=alchemist-2")
    assert four.written_actions() == ["pay cube=food", "pay cube=wood"]
    play(four, "pay cube=food")
    assert pool(four) == (3, "wood stone cloth cloth")
    assert four.written_actions() == ["pay cube=wood", "pay cube=stone"]
    play(four, "pay cube=stone", "pay cube=cloth")
    assert four.written_actions() == ["pay cube=cloth"]
    play(four, "pay cube=cloth")
    assert cubes(four, "A") == {"wood": 1, "gold": 2}
    assert (four.scores(), deniers(four)) == ([0, 0, 0], [10, 10, 10])
    three = uses("alchemist", cubes={"food": 3, "gold": 5})
    assert three.written_actions() == ["exchange rate=alchemist-1", "decline"]
    two = uses("alchemist", cubes={"wood": 1, "cloth": 1})
    assert two.written_actions() == ["exchange rate=alchemist-1", "decline"]
    assert asked(uses("alchemist", cubes={"cloth": 1, "gold": 5})) == HALTED


@pytest.mark.rule("activation.7")
def test_where_turns_are_confirmed_the_owner_of_a_park_ends_the_own_run() -> None:
    match = moment(
        "buildings",
        A={"at": ["park", "neutral_farm"]},
        B={"own": ["park"]},
        C={"cubes": {"food": 1, "wood": 1, "stone": 1}},
        castle=["C"],
        provost=28,
        confirm=True,
    )
    play(match, "take cube=food")
    assert asked(match) == "A end"
    play(match, *match.written_actions())
    assert asked(match) == "B owner-cube"
    play(match, "take cube=wood")
    assert asked(match) == "B end"
    play(match, *match.written_actions())
    assert asked(match) == HALTED
