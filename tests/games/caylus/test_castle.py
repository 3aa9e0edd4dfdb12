"""Phase 6: delivering batches; phase 7: scoring the three sections."""

from __future__ import annotations

import pytest

from ludoteca import Match
from tests.games.caylus.table import (
    BATCH,
    LINES,
    PLENTY,
    asked,
    cubes,
    deniers,
    moment,
    play,
    points,
    seat,
    workers,
)
from tests.games.journal import told

FAVOURS = [f"favour line={line}" for line in LINES]
FIRST = "deliver batch=food-wood-stone"
BATCHES = [
    "food-wood-stone",
    "food-wood-cloth",
    "food-wood-gold",
    "food-stone-cloth",
    "food-stone-gold",
    "food-cloth-gold",
]


def houses(dungeon: int = 0, walls: int = 0, towers: int = 0) -> dict[str, int]:
    found = {"dungeon": dungeon, "walls": walls, "towers": towers}
    return {section: number for section, number in found.items() if number}


@pytest.mark.rule("castle.1", "castle.2", "castle.3")
def test_only_those_in_the_castle_deliver_in_the_order_of_their_numbers() -> None:
    rich = {"cubes": {"food": 2, "wood": 2, "stone": 2}}
    match = moment("castle", players=4, A=rich, B=rich, C=rich, D=rich, castle=["D", "A", "C"])
    assert asked(match) == "D deliver"
    play(match, FIRST)
    assert asked(match) == "D deliver"
    play(match, "decline")
    assert asked(match) == "A deliver"
    # Two batches are all A has: no more questions, and no second go for D.
    play(match, FIRST, FIRST)
    assert asked(match) == "C deliver"
    play(match, FIRST, "decline")
    assert match.scores() == [10, 0, 5, 5]
    assert cubes(match, "D") == {"food": 1, "wood": 1, "stone": 1}
    assert cubes(match, "B") == rich["cubes"]
    assert asked(match) == "A favour"


@pytest.mark.rule("castle.4", "castle.5", "castle.6")
@pytest.mark.parametrize("batch", BATCHES)
def test_a_batch_is_a_food_and_two_other_kinds(batch: str) -> None:
    kinds = batch.split("-")
    match = moment("castle", A={"cubes": dict.fromkeys(kinds, 1)}, castle=["A"])
    assert match.written_actions() == [f"deliver batch={batch}", "decline"]
    rich = moment("castle", A={"cubes": PLENTY}, castle=["A"])
    assert rich.written_actions() == [*[f"deliver batch={one}" for one in BATCHES], "decline"]
    play(rich, f"deliver batch={batch}")
    assert cubes(rich, "A") == {kind: 9 - (kind in kinds) for kind in PLENTY}
    for missing in kinds:
        left = {kind: 3 for kind in kinds if kind != missing}
        short = moment("castle", A={"cubes": left, "points": {"trade": 9}}, castle=["A"])
        assert short.scores()[0] == 7


@pytest.mark.rule("castle.7", "castle.8", "castle.9", "castle.10")
@pytest.mark.parametrize(
    ("scored", "before", "section", "worth"),
    [
        (0, houses(0, 0, 0), "dungeon", 5),
        (0, houses(5, 0, 0), "dungeon", 5),
        (0, houses(6, 0, 0), "walls", 4),
        (0, houses(6, 9, 0), "walls", 4),
        (0, houses(6, 10, 0), "towers", 3),
        (1, houses(2, 0, 0), "walls", 4),
        (1, houses(2, 9, 0), "walls", 4),
        (1, houses(2, 10, 0), "towers", 3),
        (2, houses(2, 3, 0), "towers", 3),
        (2, houses(2, 3, 13), "towers", 3),
    ],
)
def test_the_house_goes_in_the_first_section_with_a_space(
    scored: int, before: dict[str, int], section: str, worth: int
) -> None:
    match = moment(
        "castle", A={"cubes": PLENTY}, B={"houses": before}, castle=["A"], scored=scored, bailiff=7
    )
    assert match.view()["castle"]["section"] == section
    play(match, FIRST)
    assert seat(match, "A")["houses"] == {section: 1}
    assert points(match, "A")["castle"] == worth
    assert told(match)[:2] == [f"A delivered {section}", f"A scored {worth} castle"]


@pytest.mark.rule("castle.8", "castle.9", "castle.10", "scoring.3")
def test_a_delivery_overflows_into_the_next_section_as_in_the_rulebook() -> None:
    match = moment(
        "castle", A={"cubes": BATCH}, B={"cubes": PLENTY}, C={"houses": houses(4)}, castle=["A", "B"]
    )
    play(match, FIRST, "deliver batch=food-wood-stone", "deliver batch=food-wood-cloth")
    assert match.scores() == [5, 9, 0]
    assert seat(match, "B")["houses"] == {"dungeon": 1, "walls": 1}
    # The dungeon is full but not scored: B still delivers, then takes the favour of the best builder.
    assert asked(match) == "B deliver"
    play(match, "decline")
    assert asked(match) == "B favour"
    assert match.view()["phase"] == "castle"
    assert match.position()["scored"] == 0


@pytest.mark.rule("castle.11")
def test_full_towers_end_the_deliveries() -> None:
    match = moment(
        "castle",
        A={"cubes": PLENTY, "points": {"trade": 9}},
        B={"cubes": PLENTY, "points": {"trade": 9}, "houses": houses(0, 0, 12)},
        castle=["A", "B"],
        scored=2,
        bailiff=19,
    )
    play(match, FIRST, FIRST)
    assert asked(match) == "A favour"
    assert points(match, "A") == {"trade": 9, "castle": 6}
    assert seat(match, "B")["houses"] == {"towers": 12}
    assert points(match, "B") == {"trade": 9}


def visit(has: dict[str, int], towers: int) -> Match:
    """A, with these cubes and 9 points, is in the castle, where B has so many towers."""
    return moment(
        "castle",
        A={"cubes": has, "points": {"trade": 9}, "houses": houses(towers=1)},
        B={"houses": houses(towers=towers)},
        castle=["A"],
        scored=2,
        bailiff=19,
    )


@pytest.mark.rule("castle.12", "castle.15")
@pytest.mark.parametrize("has", [{"food": 9, "wood": 9}, {"wood": 9, "stone": 9, "gold": 1}, {"food": 9}, {}])
def test_no_batch_costs_two_points_whether_the_towers_are_full_or_not(has: dict[str, int]) -> None:
    for towers in (0, 12, 13):
        match = visit(has, towers)
        assert points(match, "A") == {"trade": 9, "losses": -2}
        assert cubes(match, "A") == has


@pytest.mark.rule("castle.12", "castle.14")
def test_only_full_towers_excuse_a_player_with_a_batch() -> None:
    match = visit(BATCH, 12)
    assert asked(match) == "A deliver"
    play(match, "decline")
    assert points(match, "A") == {"trade": 9, "losses": -2}
    full = visit(BATCH, 13)
    # Phase 7 has come, and B's favours for the towers.
    assert asked(full) == "B favour"
    assert points(full, "A") == {"trade": 9}
    assert cubes(full, "A") == BATCH
    assert workers(full) == [6, 6, 6]


@pytest.mark.rule("castle.12", "castle.13")
def test_who_refuses_the_next_section_loses_two_points_too() -> None:
    match = moment(
        "castle",
        A={"cubes": BATCH, "points": {"trade": 9}},
        B={"houses": houses(3)},
        C={"houses": houses(3)},
        castle=["A"],
    )
    assert match.written_actions() == [FIRST, "decline"]
    play(match, "decline")
    assert told(match)[:2] == ["A no-batch", "A scored -2 losses"]
    # Then the full dungeon is scored, where A has no house.
    assert match.scores() == [5, 0, 0]


@pytest.mark.rule("castle.12")
def test_after_one_batch_nothing_is_lost() -> None:
    match = moment("castle", A={"cubes": {"food": 2, "wood": 2, "stone": 2}}, castle=["A"])
    play(match, FIRST, "decline")
    assert match.scores() == [5, 0, 0]
    alone = play(moment("castle", A={"cubes": BATCH}, castle=["A"]), FIRST)
    assert alone.scores() == [5, 0, 0]


@pytest.mark.rule("castle.16", "castle.17", "castle.19", "castle.20")
@pytest.mark.parametrize(
    ("delivered", "best"),
    [
        ((1, 0, 0), "B"),
        ((1, 1, 1), "B"),
        ((1, 2, 1), "A"),
        ((0, 1, 1), "A"),
        ((0, 0, 1), "C"),
        ((1, 2, 3), "C"),
        ((2, 1, 2), "B"),
    ],
)
def test_the_favour_of_the_best_builder(delivered: tuple[int, ...], best: str) -> None:
    seats = {letter: {"cubes": {"food": 3, "wood": 3, "stone": 3}} for letter in "ABC"}
    # B has number 1, A number 2, C number 3; two spaces are left in the dungeon.
    match = moment("castle", **seats, castle=["B", "A", "C"], players=4, D={"houses": houses(4)})
    for letter, number in zip("BAC", delivered, strict=True):
        for _ in range(number):
            assert asked(match) == f"{letter} deliver"
            play(match, FIRST)
        if number < 3:
            play(match, "decline")
    assert asked(match) == f"{best} favour"
    assert match.written_actions() == FAVOURS
    assert workers(match) == [6, 6, 6, 6]
    assert match.position()["castle"] == []
    play(match, "favour line=resources", "take cube=food")
    # No further batch with what the favour brings.
    assert not asked(match).endswith("deliver")


@pytest.mark.rule("castle.18", "castle.20")
def test_nobody_delivers_nobody_gets_the_favour() -> None:
    match = moment("castle", A={"cubes": BATCH}, castle=["A", "B"])
    assert workers(match) == [5, 5, 6]
    play(match, "decline")
    assert asked(match) == "A place"
    assert match.view()["turn"] == 2
    assert workers(match) == [6, 6, 6]


@pytest.mark.rule("castle.16")
def test_batches_are_counted_anew_each_turn() -> None:
    match = moment(
        "turn",
        A={"batches": 2, "cubes": BATCH},
        B={"cubes": BATCH},
    )
    assert seat(match, "A")["batches"] == 0
    play(match, "place building=castle", "place building=castle", "pass", "pass", "pass")
    play(match, "decline", "decline", "decline", "decline")
    assert asked(match) == "B deliver"
    play(match, FIRST)
    assert asked(match) == "B favour"


@pytest.mark.rule("castle.21", "scoring.10")
def test_spaces_left_in_a_scored_section_stay_empty() -> None:
    match = moment("castle", A={"cubes": BATCH}, B={"houses": houses(3)}, castle=["A"], scored=1, bailiff=9)
    play(match, FIRST)
    assert seat(match, "A")["houses"] == {"walls": 1}


# --- scoring --------------------------------------------------------------------------------------


@pytest.mark.rule("scoring.1", "bailiff.2")
@pytest.mark.parametrize(("section", "space"), [(0, 12), (1, 18), (2, 24)])
def test_a_section_is_scored_when_the_bailiff_comes_to_its_space(section: int, space: int) -> None:
    for bailiff, ahead, due in (
        (space - 3, True, False),
        (space - 2, False, False),
        (space - 2, True, True),
        (space - 1, False, True),
        (space - 1, True, True),
    ):
        match = moment(
            "end of turn",
            scored=section,
            bailiff=bailiff,
            provost=28 if ahead else 1,
            A={"points": {"trade": 9}},
        )
        assert match.position()["scored"] == section + due
        loss = (2 + section) if due else 0
        assert points(match, "A").get("losses", 0) == -loss
        assert match.over() == (due and section == 2)


@pytest.mark.rule("scoring.2", "scoring.3", "scoring.4", "castle.8")
@pytest.mark.parametrize(("section", "spaces"), [(0, 6), (1, 10), (2, 14)])
def test_a_full_section_is_scored_in_phase_seven_and_only_once(section: int, spaces: int) -> None:
    name = ["dungeon", "walls", "towers"][section]
    for filled in (spaces - 1, spaces):
        match = moment(
            "end of turn",
            A={"points": {"trade": 9}, "houses": {name: 1}},
            B={"points": {"trade": 9}},
            C={"houses": {name: filled - 1}},
            simplified=True,
            scored=section,
            bailiff=6,
        )
        assert match.position()["scored"] == section + (filled == spaces)
        lost = -2 - section if filled == spaces else 0
        assert points(match, "B").get("losses", 0) == lost
        assert points(match, "A").get("losses", 0) == 0
        assert match.position()["bailiff"] == 7
    if section < 2:
        # The bailiff comes by later: nothing is scored again.
        later = moment(
            "end of turn", A={"points": {"trade": 9}}, scored=section + 1, bailiff=[11, 17][section]
        )
        assert later.position()["scored"] == section + 1
        assert later.scores()[0] == 9


@pytest.mark.rule("scoring.5", "favours.13")
def test_results_come_in_turn_order_one_player_after_the_other() -> None:
    match = moment(
        "end of turn",
        A={"houses": houses(0, 3)},
        B={"houses": houses(0, 5)},
        C={"points": {"trade": 9}},
        order=["B", "C", "A"],
        scored=1,
        bailiff=17,
    )
    assert match.scores() == [0, 0, 9]
    play(match, "favour line=prestige", "favour line=deniers")
    assert asked(match) == "B favour"
    assert match.scores() == [0, 1, 9]
    play(match, "favour line=resources", "take cube=food")
    assert match.scores() == [0, 1, 6]
    assert asked(match) == "A favour"
    play(match, "favour line=prestige", "favour line=deniers")
    assert asked(match) == "B place"


@pytest.mark.rule("scoring.7", "scoring.8", "scoring.9", "scoring.6")
@pytest.mark.parametrize(
    ("section", "results"),
    [
        (0, [-2, 0, 1, 1, 1, 1]),
        (1, [-3, 0, 1, 2, 2, 3, 3, 3]),
        (2, [-4, 0, 1, 1, 2, 2, 3, 3, 3]),
    ],
)
def test_what_the_houses_of_a_section_bring(section: int, results: list[int]) -> None:
    names = ["dungeon", "walls", "towers"]
    for number, result in enumerate(results):
        built = {name: 6 for place, name in enumerate(names) if place != section}
        if number:
            built[names[section]] = number
        start = {
            "A": {"houses": built, "points": {"trade": 20}, "deniers": 0},
            "scored": section,
            "bailiff": [11, 17, 23][section],
        }
        match = moment("end of turn", **start)
        favours = 0
        while not match.over() and asked(match) == "A favour":
            favours += 1
            play(match, match.written_actions()[0])
            if "decline" in match.written_actions():
                play(match, "decline")
        assert favours == max(0, result)
        assert points(match, "A").get("losses", 0) == min(0, result)
        assert match.position()["scored"] == section + 1
        simple = moment("end of turn", **start, simplified=True)
        assert points(simple, "A").get("favours", 0) == 3 * max(0, result)


@pytest.mark.rule("scoring.6")
def test_houses_in_a_later_section_wait_for_its_scoring() -> None:
    match = moment("end of turn", A={"houses": houses(0, 2), "points": {"trade": 9}}, bailiff=11)
    assert match.scores()[0] == 7
    later = moment("end of turn", A={"houses": houses(0, 2)}, bailiff=17, scored=1)
    assert asked(later) == "A favour"


@pytest.mark.rule("scoring.11", "favours.36", "favours.10")
def test_two_sections_due_in_one_turn() -> None:
    match = moment(
        "end of turn",
        A={"houses": houses(2, 2), "favours": {"prestige": 2, "deniers": 2}},
        B={"houses": houses(2, 3), "favours": {"prestige": 2}},
        C={"points": {"trade": 9}, "houses": houses(1, 5)},
        bailiff=11,
    )
    # The dungeon for everybody, with two open columns.
    play(match, "favour line=prestige")
    assert (match.scores()[0], seat(match, "A")["favours"]["prestige"]) == (2, 2)
    assert asked(match) == "B favour"
    play(match, "favour line=prestige")
    # Then the walls, with four, but it is still the same phase.
    assert asked(match) == "A favour"
    assert match.written_actions() == FAVOURS[1:]
    play(match, "favour line=deniers")
    assert seat(match, "A")["favours"]["deniers"] == 3
    assert deniers(match)[0] == 15
    assert asked(match) == "B favour"
    assert match.written_actions() == FAVOURS[1:]
    play(match, "favour line=deniers", "favour line=buildings")
    assert asked(match) == "C favour"
    assert match.written_actions() == FAVOURS
    assert match.position()["scored"] == 1


@pytest.mark.rule("scoring.4", "scoring.11")
def test_a_full_section_and_the_bailiff_make_one_scoring() -> None:
    match = moment(
        "end of turn",
        A={"points": {"trade": 9}},
        B={"houses": houses(6)},
        bailiff=11,
        simplified=True,
    )
    assert match.scores() == [7, 3, 0]
    assert match.position()["scored"] == 1
