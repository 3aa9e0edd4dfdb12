"""Royal favours: the table, its four lines, and favours that lead further."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.games.caylus.table import (
    LINES,
    NEUTRAL,
    PLENTY,
    PRESTIGE,
    STONE,
    WOOD,
    asked,
    cubes,
    deniers,
    favour,
    moment,
    play,
    points,
    road,
    seat,
    standing,
    tiles,
)
from tests.games.journal import told
from tests.games.picks import pool

FAVOURS = [f"favour line={line}" for line in LINES]
KINDS = list(PLENTY)
ONE_ARCHITECT = [tile for tile in STONE if tile != "architect_2"]


def markers(match: Match, letter: str = "A") -> list[int]:
    """A player's markers on the four lines."""
    found = match.view()["seats"]["ABCDE".index(letter)]["favours"]
    return [found[line] for line in LINES]


@pytest.mark.rule("favours.1", "favours.2", "favours.3", "favours.6")
@pytest.mark.parametrize("line", LINES)
def test_a_line_must_be_chosen_and_its_marker_moves(line: str) -> None:
    match = moment("favour of B")
    assert asked(match) == "B favour"
    assert match.written_actions() == FAVOURS
    play(match, f"favour line={line}")
    assert markers(match, "B") == [int(one == line) for one in LINES]
    assert markers(match, "A") == [0, 0, 0, 0]
    assert told(match)[0] == f"B favour {line} 1"


@pytest.mark.rule("favours.7", "favours.8", "favours.9", "favours.11")
@pytest.mark.parametrize("line", LINES)
@pytest.mark.parametrize(("scored", "open_columns"), [(0, 2), (1, 4), (2, 5)])
def test_how_far_the_markers_may_go(line: str, scored: int, open_columns: int) -> None:
    for before in range(6):
        match = moment("favour of A", scored=scored, A={"favours": {line: before}})
        assert match.view()["open_columns"] == open_columns
        play(match, f"favour line={line}")
        after = max(before, min(before + 1, open_columns))
        assert seat(match, "A")["favours"] == {line: after}
        assert told(match)[0] == f"A favour {line} {after}"
        if line == "prestige":
            assert points(match, "A") == {"favours": after}


@pytest.mark.rule("favours.17", "favours.18", "favours.19", "favours.4")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_prestige_and_deniers(column: int) -> None:
    match = favour("prestige", column)
    assert points(match, "A") == {"favours": column}
    assert asked(match) == "A place"
    match = favour("deniers", column)
    # Two more are the income of the new turn.
    assert deniers(match) == [10 + 2 + column + 2, 12, 12]
    assert match.scores() == [0, 0, 0]
    assert told(match)[1] == f"A got-deniers {column + 2}"


@pytest.mark.rule("favours.10")
@pytest.mark.parametrize(("scored", "bailiff", "column"), [(0, 11, 2), (1, 17, 4)])
def test_favours_of_a_scoring_keep_the_old_limit(scored: int, bailiff: int, column: int) -> None:
    section = ["dungeon", "walls"][scored]
    match = moment(
        "end of turn",
        A={"houses": {section: 2}, "favours": {"prestige": column}},
        scored=scored,
        bailiff=bailiff,
    )
    play(match, "favour line=prestige")
    assert (match.scores()[0], markers(match)[0]) == (column, column)
    assert match.position()["scored"] == scored + 1
    assert match.view()["open_columns"] == [4, 5][scored]


@pytest.mark.rule("favours.12")
def test_markers_share_columns() -> None:
    match = moment("favour of A", A={"favours": {"prestige": 1}}, B={"favours": {"prestige": 2}})
    play(match, "favour line=prestige")
    assert (markers(match, "A")[0], markers(match, "B")[0]) == (2, 2)


@pytest.mark.rule("favours.13", "favours.14")
def test_different_lines_within_a_phase_and_a_fifth_favour_is_lost() -> None:
    match = moment("favour of A", A={"used": ["deniers", "resources"]}, B={"used": ["prestige"]})
    assert match.written_actions() == [FAVOURS[0], FAVOURS[3]]
    used = moment("favour of A", A={"used": LINES})
    assert asked(used) == "A place"
    assert markers(used) == [0, 0, 0, 0]
    assert used.view()["turn"] == 2


@pytest.mark.rule("favours.13", "favours.35", "favours.30", "prestige.17", "prestige.16")
def test_favours_from_different_sources_in_one_phase_go_to_different_lines() -> None:
    # A statue by the architect; its favour builds the monument, whose favours leave one line.
    match = road(
        A={
            "at": ["architect"],
            "own": ["architect"],
            "cubes": PLENTY,
            "residences": ["1", "2"],
            "favours": {"buildings": 4},
        },
        scored=2,
    )
    play(match, "build building=statue", "replace space=1", "favour line=buildings")
    play(match, "build building=monument")
    assert match.scores()[0] == 21
    assert asked(match) == "A favour"
    assert match.written_actions() == FAVOURS[:3]
    play(match, "favour line=prestige")
    assert match.written_actions() == FAVOURS[1:3]
    play(match, "favour line=deniers")
    assert match.scores()[0] == 22
    assert asked(match) == "C deliver"


@pytest.mark.rule("favours.14", "favours.35", "end.2")
def test_the_fifth_favour_of_a_phase_is_lost() -> None:
    # Three favours for the towers, one of which builds the monument, worth two more.
    match = moment(
        "end of turn",
        A={
            "houses": {"towers": 6},
            "cubes": {"stone": 4, "gold": 2},
            "residences": ["1"],
            "favours": {"buildings": 5},
            "deniers": 0,
        },
        scored=2,
        bailiff=23,
    )
    play(match, "favour line=buildings", "build building=monument")
    assert match.written_actions() == FAVOURS[:3]
    play(match, "favour line=prestige", "favour line=deniers")
    assert match.written_actions() == FAVOURS[2:3]
    play(match, "favour line=resources", "take cube=food")
    assert told(match)[:2] == ["A took food 1", "A favour-lost"]
    assert match.over()
    assert points(match, "A") == {"prestige": 14, "favours": 1}


@pytest.mark.rule("favours.35", "construction.22")
def test_the_favour_of_a_church_built_by_a_favour_comes_before_those_still_waiting() -> None:
    match = road(
        A={
            "at": ["architect"],
            "own": ["architect"],
            "cubes": PLENTY,
            "residences": ["1"],
            "favours": {"buildings": 2},
        },
        scored=2,
    )
    play(match, "build building=monument", "favour line=buildings", "build building=church")
    play(match, "favour line=resources")
    assert asked(match) == "A favour-resource"
    play(match, "take cube=food")
    assert match.written_actions() == FAVOURS[:2]
    play(match, "favour line=deniers")
    assert asked(match) == "C deliver"
    assert deniers(match)[0] == 13


@pytest.mark.rule("favours.15", "castle.19")
def test_phases_six_and_seven_are_separate() -> None:
    match = moment(
        "castle",
        A={"cubes": {"food": 1, "wood": 1, "stone": 1}, "houses": {"dungeon": 1}},
        castle=["A"],
        bailiff=11,
    )
    play(match, "deliver batch=food-wood-stone", "favour line=prestige")
    assert asked(match) == "A favour"
    assert match.written_actions() == FAVOURS
    play(match, "favour line=prestige")
    assert match.scores() == [5 + 1 + 2, 0, 0]


@pytest.mark.rule("favours.15")
@pytest.mark.parametrize(
    ("start", "at", "phase"),
    [
        ("special buildings", "joust_field", "special_buildings"),
        ("buildings", "mason", "buildings"),
        ("castle", "castle", "castle"),
        ("end of turn", "", "end_of_turn"),
    ],
)
def test_each_phase_begins_with_all_lines(start: str, at: str, phase: str) -> None:
    me: dict[str, Any] = {"used": LINES, "cubes": PLENTY, "own": ["mason"], "houses": {"dungeon": 2}}
    if at not in ("", "castle"):
        me["at"] = [at]
    match = moment(start, A=me, castle=["A"] if at == "castle" else [], bailiff=11)
    if at == "joust_field":
        play(match, "joust")
    elif at == "mason":
        play(match, "build building=church")
    elif at == "castle":
        play(match, "deliver batch=food-wood-stone", "decline")
    assert (asked(match), match.view()["phase"]) == ("A favour", phase)
    assert match.written_actions() == FAVOURS


@pytest.mark.rule("favours.15")
def test_the_provosts_phase_and_a_new_turn_free_the_lines_too() -> None:
    match = moment("provost", A={"used": LINES})
    assert seat(match, "A")["used"] == []
    match = moment("turn", A={"used": LINES})
    assert seat(match, "A")["used"] == []


# --- resources ------------------------------------------------------------------------------------


@pytest.mark.rule("favours.4", "favours.5", "favours.20", "favours.21", "favours.22", "favours.25")
@pytest.mark.parametrize(
    ("column", "kinds"),
    [
        (1, ["food"]),
        (2, ["food", "wood", "stone"]),
        (3, ["food", "wood", "stone", "cloth"]),
        (4, ["food", "wood", "stone", "cloth"]),
        (5, KINDS),
    ],
)
def test_the_resource_line_gives_a_cube_of_any_column_up_to_the_marker(column: int, kinds: list[str]) -> None:
    match = favour("resources", column)
    assert asked(match) == "A favour-resource"
    assert match.written_actions() == [*[f"take cube={kind}" for kind in kinds], "decline"]
    for kind in kinds:
        taken = play(favour("resources", column), f"take cube={kind}")
        assert cubes(taken, "A") == {kind: 1}
        assert asked(taken) == "A place"
    play(match, "decline")
    assert (cubes(match, "A"), markers(match)[2]) == ({}, column)


@pytest.mark.rule("favours.23", "favours.24")
def test_the_fourth_column_trades_one_cube_for_two() -> None:
    few = {"A": {"cubes": {"stone": 1, "gold": 1}}}
    match = favour("resources", 4, **few)
    takes = [f"take cube={kind}" for kind in KINDS[:4]]
    assert match.written_actions() == [*takes, "trade cube=stone", "trade cube=gold", "decline"]
    play(match, "trade cube=gold")
    assert cubes(match, "A") == {"stone": 1}
    assert match.written_actions() == takes
    assert pool(match) == (2, "food food wood wood stone stone cloth cloth")
    play(match, "take cube=wood")
    assert pool(match) == (1, "wood stone cloth")
    assert match.written_actions() == takes[1:]
    assert cubes(match, "A") == {"stone": 1, "wood": 1}
    play(match, "take cube=cloth")
    assert cubes(match, "A") == {"stone": 1, "wood": 1, "cloth": 1}
    assert asked(match) == "A place"
    alike = play(favour("resources", 5, **few), "trade cube=stone", "take cube=food", "take cube=food")
    assert cubes(alike, "A") == {"gold": 1, "food": 2}
    assert [a for a in favour("resources", 3, **few).written_actions() if "trade" in a] == []
    assert [a for a in favour("resources", 4).written_actions() if "trade" in a] == []
    all_kinds = favour("resources", 4, A={"cubes": PLENTY})
    assert [a[11:] for a in all_kinds.written_actions() if "trade" in a] == KINDS


# --- buildings ------------------------------------------------------------------------------------


@pytest.mark.rule("favours.26", "favours.27", "favours.28", "favours.29", "favours.30", "favours.31")
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_what_each_column_of_the_building_line_allows(column: int) -> None:
    match = favour("buildings", column, A={"cubes": PLENTY, "residences": ["6"]})
    expected = [[], WOOD, ONE_ARCHITECT, [], PRESTIGE][:column]
    builds = [f"build building={tile}" for tiles_ in expected for tile in tiles_]
    if column >= 4:
        builds += [f"transform building={tile}" for tile in NEUTRAL[:5]]
    if column == 1:
        assert asked(match) == "A place"
        assert cubes(match, "A") == PLENTY
    else:
        assert match.written_actions() == [*builds, "decline"]
        play(match, "decline")
        assert (asked(match), cubes(match, "A")) == ("A place", PLENTY)
    assert markers(match)[3] == column


@pytest.mark.rule("favours.27", "construction.16", "construction.7")
def test_a_wood_building_for_one_wood_less() -> None:
    match = favour("buildings", 2, A={"cubes": {"food": 1}})
    assert tiles(match) == [tile for tile in WOOD if tile != "lawyer"]
    play(match, "build building=mason")
    assert (cubes(match, "A"), match.scores()) == ({}, [4, 0, 0])
    assert standing(match, 9) == ("mason", "A")
    # A wood in hand is not touched.
    spare = play(favour("buildings", 2, A={"cubes": {"food": 2, "wood": 1}}), "build building=mason")
    assert cubes(spare, "A") == {"food": 1, "wood": 1}
    lawyer = favour("buildings", 2, A={"cubes": {"cloth": 1}})
    assert tiles(lawyer) == ["wood_marketplace", "wood_peddler", "lawyer"]
    # The free cube is the whole price of marketplace and peddler.
    for kind in KINDS:
        market = favour("buildings", 2, A={"cubes": {kind: 1}})
        play(market, "build building=wood_marketplace")
        assert (cubes(market, "A"), market.scores()) == ({}, [4, 0, 0])
    chosen = play(favour("buildings", 2, A={"cubes": {"wood": 1, "gold": 1}}), "build building=wood_peddler")
    assert chosen.written_actions() == ["pay cube=wood", "pay cube=gold"]
    assert cubes(play(chosen, "pay cube=wood"), "A") == {"gold": 1}
    assert asked(favour("buildings", 2)) == "A place"


@pytest.mark.rule("favours.28", "construction.22")
def test_a_stone_building_for_one_stone_less() -> None:
    match = favour("buildings", 3, A={"cubes": {"food": 1, "wood": 1}})
    stone = ["stone_farm", "park", "workshop", "architect", "tailor", "bank", "alchemist"]
    assert tiles(match) == [tile for tile in WOOD if tile != "lawyer"] + stone
    play(match, "build building=park")
    assert (cubes(match, "A"), match.scores()) == ({"wood": 1}, [3, 0, 0])
    spare = play(favour("buildings", 3, A={"cubes": {"wood": 1, "stone": 1}}), "build building=bank")
    assert (cubes(spare, "A"), spare.scores()) == ({"stone": 1}, [6, 0, 0])
    # A wood favour saves no stone, and the other way round.
    assert tiles(favour("buildings", 3, A={"cubes": {"stone": 3}})) == ["wood_marketplace", "wood_peddler"]
    church = play(favour("buildings", 3, A={"cubes": {"cloth": 1}}), "build building=church")
    assert church.scores() == [3, 0, 0]
    assert church.written_actions() == FAVOURS[:3]


@pytest.mark.rule("favours.29", "favours.32", "lawyer.3")
def test_a_residence_for_one_cloth_and_no_denier() -> None:
    own = {"own": ["lawyer", "bank", "statue"], "cubes": {"cloth": 1}, "deniers": 0}
    match = favour("buildings", 4, A=own, B={"own": ["mason"]})
    assert [a[19:] for a in match.written_actions() if "transform" in a] == [*NEUTRAL, "bank"]
    play(match, "transform building=bank")
    assert points(match, "A") == {"residences": 2}
    assert cubes(match, "A") == {}
    # Income of the new turn: two, and one for the residence.
    assert deniers(match)[0] == 3
    assert seat(match, "A")["own"] == ["lawyer", "statue"]
    none = favour("buildings", 4, A={"cubes": {"gold": 1}})
    assert [a for a in none.written_actions() if "transform" in a] == []


@pytest.mark.rule("favours.30", "favours.34")
def test_a_prestige_building_at_the_normal_price_on_an_own_residence() -> None:
    price = {"stone": 2, "gold": 1}
    homes = {"residences": ["3", "4"]}
    match = favour("buildings", 5, A={"cubes": price, **homes})
    assert [tile for tile in tiles(match) if tile in PRESTIGE] == ["statue"]
    play(match, "build building=statue", "replace space=4")
    assert (cubes(match, "A"), points(match, "A")) == ({}, {"prestige": 7})
    assert match.written_actions() == FAVOURS[:3]
    for short in ({"stone": 1, "gold": 1}, {"stone": 2}):
        poor = favour("buildings", 5, A={"cubes": short, **homes})
        assert [tile for tile in tiles(poor) if tile in PRESTIGE] == []
    homeless = favour("buildings", 5, A={"cubes": price}, B={"residences": ["3"]})
    assert [tile for tile in tiles(homeless) if tile in PRESTIGE] == []


@pytest.mark.rule("favours.34", "favours.32", "construction.9")
def test_a_column_that_cannot_be_used_still_moves_the_marker() -> None:
    match = favour("buildings", 4)
    assert (asked(match), markers(match)[3]) == ("A place", 4)
    full = [str(space) for space in [*range(9, 16), *range(17, 29)]]
    road_full = favour("buildings", 3, A={"cubes": PLENTY}, B={"residences": full})
    assert (asked(road_full), markers(road_full)[3]) == ("A place", 3)


@pytest.mark.rule("favours.33", "favours.32", "lawyer.16")
@pytest.mark.parametrize("provost", [1, 4])
def test_a_lawyer_favour_of_phase_three_waits_for_phase_five(provost: int) -> None:
    match = moment(
        "special buildings",
        A={"at": ["joust_field"], "cubes": {"cloth": 2}, "deniers": 1, "favours": {"buildings": 3}},
        B={"at": ["neutral_quarry"], "deniers": 0},
        C={"deniers": 0, "cubes": {"food": 1, "wood": 1, "stone": 1}},
        castle=["C"],
        scored=1,
        provost=provost,
        bailiff=13,
    )
    play(match, "joust", "favour line=buildings")
    assert standing(match, 4) == ("neutral_quarry", None)
    play(match, "transform building=neutral_quarry")
    assert asked(match) == "C deliver"
    assert told(match)[0] == "A will-transform neutral_quarry"
    assert standing(match, 4) == ("residence", "A")
    assert match.scores() == [2, 0, 0]
    assert cubes(match, "B") == ({"stone": 1} if provost == 4 else {})
    assert (deniers(match)[0], cubes(match, "A")) == (0, {})


@pytest.mark.rule("favours.33")
def test_until_then_the_building_stands() -> None:
    match = moment(
        "special buildings",
        A={"at": ["joust_field"], "cubes": {"cloth": 2}, "favours": {"buildings": 3}},
        B={"at": ["neutral_quarry"]},
        scored=1,
        bailiff=13,
    )
    play(match, "joust", "favour line=buildings", "transform building=neutral_quarry")
    assert asked(match) == "A provost"
    assert (standing(match, 4), match.scores()) == (("neutral_quarry", None), [0, 0, 0])
    assert match.view()["road"][3]["waiting"] == 0


@pytest.mark.rule("favours.32", "lawyer.13")
def test_a_favour_that_transforms_the_building_in_use_waits_until_its_worker_is_gone() -> None:
    match = road(
        A={
            "at": ["mason"],
            "own": ["mason"],
            "cubes": {"stone": 1, "cloth": 2},
            "favours": {"buildings": 3},
        },
        scored=1,
        bailiff=13,
    )
    play(match, "build building=church", "favour line=buildings")
    play(match, "transform building=mason")
    assert told(match) == ["A will-transform mason", "A transformed mason 9", "A scored 2 residences"]
    assert asked(match) == "C deliver"


@pytest.mark.rule("favours.16", "favours.2")
def test_several_favours_one_completely_after_the_other() -> None:
    match = moment("end of turn", A={"houses": {"walls": 5}, "cubes": PLENTY}, scored=1, bailiff=17)
    play(match, "favour line=resources")
    assert asked(match) == "A favour-resource"
    play(match, "take cube=food")
    assert match.written_actions() == [FAVOURS[0], FAVOURS[1], FAVOURS[3]]
    play(match, "favour line=buildings")
    assert asked(match) == "A favour"
    play(match, "favour line=deniers")
    assert asked(match) == "A place"
