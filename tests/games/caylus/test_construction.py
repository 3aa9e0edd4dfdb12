"""Carpenter, mason and architect, and what everything costs."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.games.caylus.table import (
    FIXED,
    LINES,
    NEUTRAL,
    PLENTY,
    PRESTIGE,
    STONE,
    WOOD,
    asked,
    cubes,
    deniers,
    play,
    points,
    road,
    seat,
    standing,
    tiles,
    uses,
    workers,
)
from tests.games.journal import told

HALTED = "C deliver"
FAVOURS = [f"favour line={line}" for line in LINES]
KINDS = list(PLENTY)

# Cost, points, favours.
COSTS: dict[str, tuple[dict[str, int], int, int]] = {
    "wood_farm_food": ({"wood": 1, "food": 1}, 2, 0),
    "wood_farm_cloth": ({"wood": 1, "food": 1}, 2, 0),
    "wood_quarry": ({"wood": 1, "food": 1}, 2, 0),
    "wood_sawmill": ({"wood": 1, "food": 1}, 2, 0),
    "lawyer": ({"wood": 1, "cloth": 1}, 4, 0),
    "mason": ({"wood": 1, "food": 1}, 4, 0),
    "stone_farm": ({"stone": 1, "food": 1}, 3, 0),
    "park": ({"stone": 1, "food": 1}, 3, 0),
    "workshop": ({"stone": 1, "food": 1}, 3, 0),
    "architect": ({"stone": 1, "food": 1}, 6, 0),
    "church": ({"stone": 1, "cloth": 1}, 3, 1),
    "tailor": ({"stone": 1, "wood": 1}, 6, 0),
    "bank": ({"stone": 1, "wood": 1}, 6, 0),
    "alchemist": ({"stone": 1, "food": 1}, 6, 0),
    "jeweller": ({"stone": 1, "cloth": 1}, 6, 0),
    "statue": ({"stone": 2, "gold": 1}, 7, 1),
    "granary": ({"food": 3, "gold": 1}, 10, 0),
    "library": ({"wood": 3, "gold": 1}, 10, 0),
    "weaver": ({"cloth": 3, "gold": 1}, 12, 0),
    "theatre": ({"wood": 3, "gold": 2}, 14, 1),
    "college": ({"stone": 3, "gold": 2}, 14, 1),
    "monument": ({"stone": 4, "gold": 2}, 14, 2),
    "hotel": ({"stone": 3, "gold": 2}, 16, 0),
    "cathedral": ({"stone": 5, "gold": 3}, 25, 0),
}
BUILDER = {"wood": "neutral_carpenter", "stone": "mason", "prestige": "architect_2"}
BUYABLE_WOOD = [tile for tile in WOOD if tile != "mason"]


def kind_of(tile: str) -> str:
    return "prestige" if tile in PRESTIGE else "stone" if tile in [*STONE, "jeweller"] else "wood"


def builder(kind: str, has: dict[str, int], homes: str = "", **position: Any) -> Match:
    """A at the carpenter, or at B's mason or architect, with these cubes and residences."""
    own = [] if kind == "wood" else [BUILDER[kind]]
    return road(
        A={"at": [BUILDER[kind]], "cubes": has, "residences": homes.split()},
        B={"own": own},
        **{"jeweller": True, **position},
    )


@pytest.mark.rule("construction.1", "construction.2", "construction.3", "construction.5", "setup.3")
def test_each_builder_builds_one_kind() -> None:
    assert tiles(builder("wood", PLENTY)) == WOOD
    stone = [*STONE, "jeweller"]
    stone.remove("architect_2")
    assert tiles(builder("stone", PLENTY)) == stone
    assert tiles(uses("fixed_carpenter", cubes=PLENTY)) == WOOD
    stone.remove("jeweller")
    assert tiles(uses("mason", cubes=PLENTY)) == stone
    assert tiles(builder("prestige", PLENTY, "2")) == PRESTIGE
    for one in ("architect", "architect_2"):
        match = road(A={"at": [one], "cubes": PLENTY, "residences": ["2"]}, B={"own": [one]})
        assert tiles(match) == PRESTIGE
        assert match.written_actions()[-1] == "decline"


@pytest.mark.rule("construction.5", "construction.18")
def test_only_tiles_of_the_supply_can_be_built() -> None:
    match = road(
        A={"at": ["fixed_carpenter"], "cubes": PLENTY, "own": ["lawyer"]}, B={"own": ["wood_quarry"]}
    )
    assert tiles(match) == [tile for tile in WOOD if tile not in ("lawyer", "wood_quarry")]
    rest = ["stone_farm", "park", "workshop", "church", "tailor", "bank", "alchemist"]
    mason = {"at": ["mason"], "cubes": PLENTY}
    assert tiles(road(A=mason, B={"own": ["mason", "architect", "architect_2"]})) == rest
    # Of the two architects the other one is left.
    other = road(A=mason, B={"own": ["mason", "architect"]})
    assert tiles(other) == [*rest[:3], "architect_2", *rest[3:]]
    play(other, "build building=architect_2")
    assert points(other, "A") == {"buildings": 6}
    assert cubes(other, "A") == {**PLENTY, "stone": 8, "food": 8}
    assert "architect" in tiles(road(A=mason, B={"own": ["mason", "architect_2"]}))
    done = road(A={"at": ["fixed_carpenter"], "cubes": PLENTY}, B={"own": WOOD})
    assert asked(done) == HALTED


@pytest.mark.rule(
    "construction.6",
    "construction.10",
    "construction.11",
    "construction.12",
    "construction.13",
    "construction.14",
    "construction.17",
    "construction.18",
    "construction.19",
    "construction.20",
    "construction.21",
    "construction.22",
    "prestige.7",
    "prestige.8",
    "prestige.9",
    "prestige.10",
    "prestige.11",
    "prestige.12",
    "prestige.13",
    "prestige.14",
    "prestige.15",
    "prestige.16",
    "prestige.17",
    "jeweller.2",
    "jeweller.4",
)
@pytest.mark.parametrize("tile", COSTS)
def test_what_a_building_costs_and_is_worth(tile: str) -> None:
    cost, worth, favours = COSTS[tile]
    kind = kind_of(tile)
    if tile == "mason":
        assert tile in tiles(builder("wood", cost))
    homes = "2" if kind == "prestige" else ""
    for spare in (0, 2):
        has = {cube: number + spare for cube, number in cost.items()}
        match = builder(kind, has, homes)
        assert tile in tiles(match)
        play(match, f"build building={tile}")
        assert cubes(match, "A") == (dict.fromkeys(cost, spare) if spare else {})
        source = "prestige" if kind == "prestige" else "buildings"
        assert points(match, "A") == {source: worth}
        assert match.scores() == [worth, 0, 0]
        assert deniers(match) == [10, 10, 10]
        assert seat(match, "A")["own"] == [tile]
        assert tile not in match.position()["supply"]
        space = 2 if kind == "prestige" else 9 if kind == "wood" else 10
        assert standing(match, space) == (tile, "A")
        for done in range(favours):
            assert match.written_actions() == FAVOURS[done:]
            play(match, FAVOURS[done])
        assert asked(match) == HALTED
        assert workers(match) == [6, 6, 5]
    for cube in cost:
        short = {one: 9 if one != cube else cost[one] - 1 for one in KINDS}
        assert tile not in tiles(builder(kind, short, homes))


@pytest.mark.rule("construction.15", "construction.16")
@pytest.mark.parametrize("tile", ["wood_marketplace", "wood_peddler"])
def test_marketplace_and_peddler_cost_a_wood_and_any_cube(tile: str) -> None:
    for kind in KINDS:
        match = builder("wood", dict.fromkeys(KINDS, 2))
        play(match, f"build building={tile}")
        assert match.written_actions() == [f"pay cube={one}" for one in KINDS]
        assert asked(match) == "A pay-any"
        assert match.scores() == [0, 0, 0]
        play(match, f"pay cube={kind}")
        left = {one: 2 - (one == kind) - (one == "wood") for one in KINDS}
        assert cubes(match, "A") == {one: number for one, number in left.items() if number}
        assert points(match, "A") == {"buildings": 4}
        assert standing(match, 9) == (tile, "A")
    for second in KINDS:
        has = {"wood": 2} if second == "wood" else {"wood": 1, second: 1}
        paid = play(builder("wood", has), f"build building={tile}")
        assert (cubes(paid, "A"), paid.scores()) == ({}, [4, 0, 0])
        assert asked(paid) == HALTED
    assert asked(builder("wood", {"wood": 1})) == HALTED
    assert asked(builder("wood", {"food": 5, "gold": 5})) == HALTED
    assert tiles(builder("wood", {"wood": 2})) == ["wood_marketplace", "wood_peddler"]


@pytest.mark.rule("construction.4")
def test_one_building_for_each_activation() -> None:
    for kind, tile in (("wood", "wood_quarry"), ("stone", "park"), ("prestige", "granary")):
        match = play(builder(kind, PLENTY, "20 21"), f"build building={tile}")
        if kind == "prestige":
            play(match, "replace space=20")
        assert asked(match) == HALTED
        assert seat(match, "A")["own"] == [tile]


@pytest.mark.rule("construction.7", "construction.8", "setup.5", "lawyer.20")
def test_new_buildings_go_to_the_lowest_empty_space_past_the_fixed_ones() -> None:
    order = [*range(9, 16), *range(17, 29)]
    owned: list[str] = []
    pile = [*BUYABLE_WOOD, *STONE, *PRESTIGE[:3]]
    for space in order:
        match = road(A={"at": ["fixed_carpenter"], "cubes": PLENTY}, B={"own": owned})
        play(match, "build building=mason")
        assert standing(match, space) == ("mason", "A")
        assert [match.position()["road"][key] for key in ("7", "8", "16")] == FIXED
        owned.append(pile.pop(0))
    # A gap between two buildings is filled first; a residence is no gap.
    gap = road(
        A={"at": ["fixed_carpenter"], "cubes": PLENTY, "residences": ["9"]},
        B={"own": ["lawyer", "park"]},
        road={"10": "lawyer", "12": "park"},
    )
    play(gap, "build building=mason")
    assert standing(gap, 11) == ("mason", "A")


@pytest.mark.rule("construction.9", "prestige.6")
def test_on_a_full_road_only_prestige_can_be_built() -> None:
    full = [str(space) for space in [*range(9, 15), *range(17, 29)]]
    last = {"at": ["fixed_carpenter"], "cubes": PLENTY}
    one_left = road(A=last, B={"residences": full})
    assert tiles(one_left) == WOOD
    play(one_left, "build building=mason")
    assert standing(one_left, 15) == ("mason", "A")
    assert asked(road(A=last, B={"residences": [*full, "15"]})) == HALTED
    mason = {"at": ["mason"], "cubes": PLENTY}
    assert asked(road(A=mason, B={"residences": full, "own": ["mason"]})) == HALTED
    mine = {"at": ["architect"], "cubes": PLENTY, "residences": full}
    match = road(A=mine, B={"own": ["architect"]})
    assert tiles(match) == PRESTIGE


@pytest.mark.rule("construction.11", "construction.10")
def test_the_building_belongs_to_who_built_it() -> None:
    match = play(uses("mason", cubes=PLENTY), "build building=tailor")
    assert standing(match, 10) == ("tailor", "A")
    assert match.scores() == [6, 0, 0]
    assert seat(match, "B")["own"] == ["mason"]
    assert told(match)[:2] == ["A built tailor 10", "A scored 6 buildings"]


@pytest.mark.rule("construction.24", "lawyer.8", "lawyer.18", "lawyer.14")
def test_a_tile_that_came_back_can_be_built_again_and_scores_again() -> None:
    match = road(
        A={
            "at": ["lawyer", "mason"],
            "own": ["lawyer", "mason", "bank"],
            "cubes": {"cloth": 1, "stone": 1, "wood": 1},
            "points": {"buildings": 14},
        },
        road={"9": "bank", "10": "lawyer", "11": "mason"},
    )
    play(match, "transform building=bank")
    assert standing(match, 9) == ("residence", "A")
    assert "bank" in match.position()["supply"]
    play(match, "build building=bank")
    assert standing(match, 12) == ("bank", "A")
    assert points(match, "A") == {"buildings": 20, "residences": 2}


@pytest.mark.rule("prestige.1", "prestige.2", "prestige.3", "prestige.4")
def test_a_prestige_building_replaces_an_own_residence() -> None:
    assert asked(builder("prestige", PLENTY)) == HALTED
    # C's residence is not A's.
    foreign = road(
        A={"at": ["architect"], "cubes": PLENTY}, B={"own": ["architect"]}, C={"residences": ["3"]}
    )
    assert asked(foreign) == HALTED
    match = road(
        A={
            "at": ["architect"],
            "cubes": PLENTY,
            "residences": ["2", "5", "12"],
            "points": {"residences": 6},
        },
        B={"own": ["architect"], "residences": ["4"]},
    )
    assert match.view()["seats"][0]["income"] == 5
    play(match, "build building=granary")
    assert match.written_actions() == ["replace space=2", "replace space=5", "replace space=12"]
    assert match.scores() == [6, 0, 0]
    play(match, "replace space=5")
    assert standing(match, 5) == ("granary", "A")
    assert seat(match, "A")["residences"] == ["2", "12"]
    assert seat(match, "B")["residences"] == ["4"]
    assert match.view()["seats"][0]["income"] == 4
    assert points(match, "A") == {"residences": 6, "prestige": 10}
    assert cubes(match, "A") == {**PLENTY, "food": 6, "gold": 8}
    assert workers(match) == [6, 6, 5]


@pytest.mark.rule("prestige.5", "prestige.1")
def test_prestige_buildings_are_not_replaced() -> None:
    match = road(
        A={"at": ["architect"], "cubes": PLENTY, "own": ["statue"], "residences": ["9"]},
        B={"own": ["architect"]},
        road={"2": "statue"},
    )
    play(match, "build building=hotel")
    assert (standing(match, 2), standing(match, 9)) == (("statue", "A"), ("hotel", "A"))
    none = road(A={"at": ["architect"], "cubes": PLENTY, "own": ["statue"]}, B={"own": ["architect"]})
    assert asked(none) == HALTED


@pytest.mark.rule("prestige.17", "favours.16")
def test_the_two_favours_of_the_monument_are_used_one_after_the_other() -> None:
    match = builder("prestige", {"stone": 4, "gold": 2}, "3")
    play(match, "build building=monument", "favour line=resources")
    assert match.written_actions() == ["take cube=food", "decline"]
    play(match, "take cube=food")
    assert match.written_actions() == [FAVOURS[0], FAVOURS[1], FAVOURS[3]]
    play(match, "favour line=prestige")
    assert match.scores() == [15, 0, 0]
    assert asked(match) == HALTED


@pytest.mark.rule("lawyer.1", "lawyer.2", "lawyer.3", "lawyer.9", "lawyer.11", "lawyer.12")
@pytest.mark.parametrize("target", NEUTRAL)
def test_the_lawyer_turns_a_neutral_building_into_a_residence(target: str) -> None:
    match = uses("lawyer", cubes={"cloth": 2}, deniers=3)
    space = next(key for key, name in match.position()["road"].items() if name == target)
    play(match, f"transform building={target}")
    assert standing(match, int(space)) == ("residence", "A")
    assert (deniers(match), cubes(match, "A")) == ([2, 10, 10], {"cloth": 1})
    assert points(match, "A") == {"residences": 2}
    assert match.scores() == [2, 0, 0]
    assert match.position()["removed"] == [target, "jeweller"]
    assert target not in match.position()["supply"]
    assert seat(match, "A")["residences"] == [space]
    assert seat(match, "B")["own"] == ["lawyer"]
    assert match.view()["seats"][0]["income"] == 3
    assert asked(match) == HALTED
    assert workers(match) == [6, 6, 5]


@pytest.mark.rule("lawyer.1", "lawyer.4", "lawyer.5", "lawyer.6", "lawyer.7", "prestige.5")
def test_what_the_lawyer_may_transform() -> None:
    for owner in "AB":
        seats: dict[str, dict[str, Any]] = {
            "A": {"at": ["lawyer"], "cubes": {"cloth": 1}, "residences": ["2"]},
            "B": {"residences": ["3"]},
        }
        mine = ["wood_quarry", "mason", "park", "architect_2", "jeweller", "statue"]
        seats["A"]["own"] = mine + (["lawyer"] if owner == "A" else [])
        seats["B"]["own"] = ["bank", "hotel"] + (["lawyer"] if owner == "B" else [])
        match = road(**seats, removed=["neutral_farm"], jeweller=True)
        assert tiles(match) == [*NEUTRAL[1:5], "wood_quarry", "mason", "park", "architect_2", "jeweller"]


@pytest.mark.rule("lawyer.2")
def test_without_a_denier_or_a_cloth_the_lawyer_does_nothing() -> None:
    assert asked(uses("lawyer", cubes={"cloth": 1}, deniers=1)) == "A transform"
    assert asked(uses("lawyer", cubes={"cloth": 1}, deniers=0)) == HALTED
    assert asked(uses("lawyer", cubes={"gold": 1, "food": 3}, deniers=5)) == HALTED
    nothing = road(A={"at": ["lawyer"], "own": ["lawyer"], "cubes": {"cloth": 3}}, removed=NEUTRAL, road={})
    assert asked(nothing) == HALTED


@pytest.mark.rule("lawyer.8", "lawyer.20")
def test_an_own_tile_goes_back_to_the_supply() -> None:
    match = road(A={"at": ["lawyer"], "own": ["lawyer", "church"], "cubes": {"cloth": 1}})
    play(match, "transform building=church")
    assert seat(match, "A")["own"] == ["lawyer"]
    assert match.position()["removed"] == ["jeweller"]
    assert "church" in match.position()["supply"]
    assert standing(match, 10) == ("residence", "A")


@pytest.mark.rule("lawyer.10")
def test_residences_never_run_out() -> None:
    homes = [*[str(space) for space in range(1, 7)], "10", "11", "12"]
    match = road(A={"at": ["lawyer"], "own": ["lawyer", "bank"], "cubes": {"cloth": 1}, "residences": homes})
    play(match, "transform building=bank")
    assert seat(match, "A")["residences"] == [*homes, "13"]


@pytest.mark.rule("lawyer.13", "lawyer.15")
def test_with_a_worker_on_the_target_the_swap_waits() -> None:
    match = road(
        A={"at": ["lawyer"], "own": ["lawyer", "wood_farm_food"], "cubes": {"cloth": 2}},
        B={"at": ["wood_farm_food"]},
        road={"9": "lawyer", "10": "wood_farm_food"},
    )
    play(match, "transform building=wood_farm_food")
    assert told(match)[0] == "A will-transform wood_farm_food"
    assert (deniers(match), cubes(match, "A")) == ([9, 10, 10], {"cloth": 1})
    assert match.scores() == [0, 0, 0]
    assert standing(match, 10) == ("wood_farm_food", "A")
    assert match.view()["road"][9]["waiting"] == 0
    assert asked(match) == "B yield"
    play(match, "take cube=cloth")
    assert cubes(match, "B") == {"cloth": 1}
    assert standing(match, 10) == ("residence", "A")
    assert points(match, "A") == {"residences": 2}
    assert seat(match, "A")["waiting"] == []
    assert seat(match, "A")["own"] == ["lawyer"]
    assert workers(match) == [6, 6, 5]


@pytest.mark.rule("lawyer.13", "lawyer.9")
def test_the_own_worker_on_the_target_delays_it_too() -> None:
    match = road(
        A={"at": ["lawyer", "neutral_farm"], "own": ["lawyer"], "cubes": {"cloth": 1}},
        B={"residences": ["1"]},
        road={"9": "lawyer", "10": "neutral_farm"},
    )
    play(match, "transform building=neutral_farm")
    assert match.scores() == [0, 0, 0]
    play(match, "take cube=food")
    assert (standing(match, 10), match.scores()) == (("residence", "A"), [2, 0, 0])
    assert "neutral_farm" in match.position()["removed"]


@pytest.mark.rule("lawyer.14")
def test_a_building_that_has_acted_is_swapped_at_once() -> None:
    match = road(
        A={"at": ["lawyer"], "own": ["lawyer"], "cubes": {"cloth": 1}},
        B={"at": ["neutral_quarry"]},
    )
    assert cubes(match, "B") == {"stone": 1}
    play(match, "transform building=neutral_quarry")
    assert (standing(match, 4), match.scores()) == (("residence", "A"), [2, 0, 0])


@pytest.mark.rule("lawyer.16")
def test_a_target_beyond_the_provost_is_swapped_at_the_end_of_the_phase() -> None:
    seats: dict[str, Any] = {
        "A": {"at": ["lawyer"], "own": ["lawyer", "park"], "cubes": {"cloth": 1}},
        "B": {"at": ["park", "gold_mine"]},
    }
    match = road(**seats, provost=9, road={"9": "lawyer", "10": "park"})
    play(match, "transform building=park")
    assert told(match)[1:] == ["B not-reached 2", "A transformed park 10", "A scored 2 residences"]
    assert cubes(match, "B") == {}
    assert (standing(match, 10), match.scores()) == (("residence", "A"), [2, 0, 0])
    assert asked(match) == HALTED
    assert (seat(match, "A")["waiting"], workers(match)) == ([], [6, 6, 5])


@pytest.mark.rule("lawyer.17", "lawyer.18")
def test_what_waits_cannot_be_chosen_again_nor_used() -> None:
    match = road(
        A={"at": ["architect"], "own": ["lawyer"], "cubes": PLENTY, "waiting": ["neutral_farm"]},
        B={"at": ["lawyer", "neutral_farm"], "own": ["architect"], "cubes": PLENTY},
        road={"9": "architect", "10": "lawyer", "11": "neutral_farm"},
    )
    # A's residence is still to come, so A's architect has nothing to replace.
    assert asked(match) == "B transform"
    assert tiles(match) == [*NEUTRAL[1:], "architect"]
    play(match, "transform building=architect", "take cube=food")
    assert standing(match, 11) == ("residence", "A")
    assert standing(match, 9) == ("residence", "B")


@pytest.mark.rule("lawyer.18")
def test_the_new_residence_serves_an_architect_of_the_same_phase() -> None:
    match = road(
        A={"at": ["lawyer", "architect"], "own": ["lawyer", "architect"], "cubes": PLENTY},
    )
    play(match, "transform building=neutral_farm")
    assert asked(match) == "A build"
    play(match, "build building=cathedral")
    assert (standing(match, 1), match.scores()) == (("cathedral", "A"), [27, 0, 0])
    assert match.view()["seats"][0]["income"] == 2


@pytest.mark.rule("lawyer.19")
def test_bailiff_and_provost_delay_nothing() -> None:
    match = road(
        A={"at": ["lawyer"], "own": ["lawyer", "park"], "cubes": {"cloth": 1}}, bailiff=10, provost=10
    )
    play(match, "transform building=park")
    assert standing(match, 10) == ("residence", "A")
