"""Workshops: connected groups, the bonus for four materials, extra cards at the meeting points."""

from __future__ import annotations

import pytest

from ludoteca.core.data import load
from ludoteca.core.errors import IllegalAction
from ludoteca.games.millefiori import components
from tests.games.journal import told
from tests.games.millefiori.table import (
    diamonds_of,
    play,
    points,
    row,
    seat,
    spaces,
    turn,
    who,
    wins_extra_card,
)

SPACES_BY_MATERIAL = {
    "quartz": ["W08", "W10", "W13", "W15", "W18", "W21", "W24"],
    "ash": ["W02", "W05", "W07", "W11", "W17", "W27", "W30"],
    "lime": ["W04", "W06", "W09", "W19", "W22", "W25", "W28"],
    "pigment": ["W01", "W03", "W12", "W14", "W16", "W20", "W23", "W26", "W29"],
}
MATERIAL = {space: material for material, found in SPACES_BY_MATERIAL.items() for space in found}
TRIPLES = (
    "W01 W08 W09",
    "W02 W03 W10",
    "W04 W11 W12",
    "W05 W06 W13",
    "W07 W14 W15",
    "W16 W17 W24",
    "W18 W25 W26",
    "W19 W20 W27",
    "W21 W28 W29",
    "W22 W23 W30",
)


def neighbours(space: str) -> list[str]:
    """By where the spaces are printed: side by side, or diagonally in the next row."""
    board = load(components.__file__, "board_workshops")
    where = {entry["id"]: (entry["row"], entry["col2"]) for entry in board["spaces"]["list"]}
    row_, column = where[space]
    return [
        other
        for other, (r, c) in where.items()
        if (r == row_ and abs(c - column) == 2) or (abs(r - row_) == 1 and abs(c - column) == 1)
    ]


@pytest.mark.rule("workshops.1")
@pytest.mark.parametrize("material", SPACES_BY_MATERIAL)
def test_the_diamond_goes_on_an_empty_workshop_with_the_symbol_of_the_card(material: str) -> None:
    assert spaces(turn(f"{material}-2-1")) == SPACES_BY_MATERIAL[material]


@pytest.mark.rule("workshops.1", "workshops.2", "turn.5")
def test_every_empty_space_of_the_symbol_is_open_whatever_lies_next_to_it() -> None:
    # W09 and W28 are surrounded, W06 stands alone, W04 and W25 are taken themselves.
    match = turn("lime-2-1", {"A": "W04 W01 W02 W08", "B": "W10 W16 W17 W25", "C": "W20 W21 W27 W29"})
    assert match.written_actions() == [
        "place space=W06",
        "place space=W09",
        "place space=W19",
        "place space=W22",
        "place space=W28",
        "sail",
    ]
    with pytest.raises(IllegalAction):
        match.play("place space=W04")
    with pytest.raises(IllegalAction):
        match.play("place space=W01")


@pytest.mark.rule("workshops.3", "turn.4")
def test_a_lone_diamond_is_worth_one_point() -> None:
    match = turn("ash-2-1", {"A": "W01 W06", "B": "W14 W22"}, of="A")
    play(match, "place space=W07")
    assert match.scores() == [1, 0, 0]
    assert told(match)[:2] == ["A placed W07 ash-2-1", "A scored 1 workshops"]
    assert diamonds_of(match, "A") == (24, 3)
    assert match.position()["owner"]["W07"] == "A"


@pytest.mark.rule("workshops.4")
def test_three_connected_diamonds_score_three_points_as_in_the_rulebook() -> None:
    match = play(turn("lime-1-1", {"A": "W05 W13"}), "place space=W06")
    assert match.scores() == [3, 0, 0]


@pytest.mark.rule("workshops.4")
def test_diamonds_connect_through_other_diamonds_of_yours() -> None:
    # W07-W14-W21-W28 is a chain: of the three, only W21 touches the new W28.
    match = play(turn("lime-1-1", {"B": "W07 W14 W21"}, of="B"), "place space=W28")
    assert points(match, "workshops") == [0, 4, 0]


@pytest.mark.rule("workshops.4")
def test_a_new_diamond_joins_two_groups_and_counts_each_diamond_once() -> None:
    # W11 closes the ring W03-W04-W12-W11-W10 round about; W30 hangs on nothing.
    match = play(turn("ash-1-1", {"A": "W10 W03 W04 W12 W30"}), "place space=W11")
    assert points(match, "workshops") == [5, 0, 0]


@pytest.mark.rule("workshops.5")
@pytest.mark.parametrize("space", MATERIAL)
def test_spaces_connect_with_those_they_touch_and_no_others(space: str) -> None:
    near = neighbours(space)
    far = [other for other in MATERIAL if other != space and other not in near]
    card = f"{MATERIAL[space]}-2-1"
    each = 2 if MATERIAL[space] == "pigment" else 1
    alone = play(turn(card, {"A": " ".join(far)}), f"place space={space}")
    assert points(alone, "workshops") == [each, 0, 0]
    for other in near:
        together = play(turn(card, {"A": other}), f"place space={space}")
        assert points(together, "workshops") == [2 * each, 0, 0]


@pytest.mark.rule("workshops.6", "cards.4")
def test_diamonds_of_others_neither_count_nor_connect() -> None:
    # W08 and W10 are A's, but B's W09 parts W10 from W08, and C's W16 touches for nothing.
    match = play(turn("pigment-1-1", {"A": "W08 W10", "B": "W09", "C": "W16"}), "place space=W01")
    assert match.scores() == [4, 0, 0]


@pytest.mark.rule("workshops.7")
def test_a_new_pigment_makes_every_connected_space_worth_two_as_in_the_rulebook() -> None:
    match = play(turn("pigment-1-1", {"A": "W13 W18 W19"}), "place space=W12")
    assert match.scores() == [8, 0, 0]


@pytest.mark.rule("workshops.7")
def test_a_lone_pigment_is_worth_two() -> None:
    assert play(turn("pigment-5-1"), "place space=W23").scores() == [2, 0, 0]


@pytest.mark.rule("workshops.8")
def test_a_pigment_occupied_earlier_doubles_nothing() -> None:
    match = play(turn("quartz-1-1", {"A": "W12 W26"}), "place space=W18")
    assert match.scores() == [3, 0, 0]


@pytest.mark.rule("workshops.9", "bonus.3", "bonus.4")
@pytest.mark.parametrize("last", ["quartz", "ash", "lime", "pigment"])
def test_diamonds_on_all_four_materials_take_a_bonus_space(last: str) -> None:
    lone = {"quartz": "W08", "ash": "W07", "lime": "W25", "pigment": "W20"}
    before = [space for material, space in lone.items() if material != last]
    match = play(turn(f"{last}-1-1", {"B": " ".join(before)}, of="B"), f"place space={lone[last]}")
    instant = 2 if last == "pigment" else 1
    assert points(match, "workshops") == [0, instant, 0]
    assert points(match, "bonus") == [0, 20, 0]
    assert match.scores() == [0, instant + 20, 0]
    assert match.position()["bonus"] == {"B-workshops-20": "B"}
    assert diamonds_of(match, "B") == (22, 3)
    assert not wins_extra_card(match)


@pytest.mark.rule("workshops.9")
def test_three_materials_take_no_bonus_space() -> None:
    # The fourth material is there, but it is C's.
    match = play(turn("lime-1-1", {"A": "W08 W07 W24", "C": "W20 W29"}), "place space=W06")
    assert match.scores() == [1, 0, 0]
    assert match.position()["bonus"] == {}
    assert diamonds_of(match, "A") == (23, 3)


@pytest.mark.rule("workshops.10")
def test_the_workshop_bonus_comes_only_once() -> None:
    match = turn("lime-1-1", {"A": "W08 W07 W20 W25 W10 W05 W29"}, bonus={"B-workshops-20": "A"})
    play(match, "place space=W22")
    assert points(match, "bonus") == [0, 0, 0]
    assert match.position()["bonus"] == {"B-workshops-20": "A"}


@pytest.mark.rule("workshops.11", "workshops.12", "extra.6")
@pytest.mark.parametrize("triple", TRIPLES)
def test_filling_the_last_space_around_a_symbol_wins_an_extra_card(triple: str) -> None:
    around = triple.split()
    for last in around:
        one, two = [space for space in around if space != last]
        card = f"{MATERIAL[last]}-2-1"
        for owners in ({"A": f"{one} {two}"}, {"B": one, "C": two}, {"A": one, "B": two}):
            filled = play(turn(card, owners), f"place space={last}")
            assert wins_extra_card(filled)
            assert who(filled) == "A"
            assert filled.written_actions()[-1] == "decline"
        for only in (one, two):
            assert not wins_extra_card(play(turn(card, {"A": only}), f"place space={last}"))


@pytest.mark.rule("workshops.12")
def test_the_extra_card_goes_to_whoever_fills_the_last_space() -> None:
    match = play(turn("lime-1-1", {"A": "W05", "C": "W13"}, of="B"), "place space=W06")
    assert told(match) == ["B placed W06 lime-1-1", "B scored 1 workshops", "B extra"]
    assert who(match) == "B"


@pytest.mark.rule("workshops.9", "workshops.11", "turn.8")
def test_bonus_space_first_and_extra_card_last() -> None:
    match = play(turn("pigment-1-1", {"A": "W08 W09 W07"}), "place space=W01")
    assert told(match) == [
        "A placed W01 pigment-1-1",
        "A scored 6 workshops",
        "A bonus B-workshops-20",
        "A scored 20 bonus",
        "A extra",
    ]
    assert match.scores() == [26, 0, 0]


@pytest.mark.rule("workshops.2")
def test_a_card_whose_symbol_is_all_occupied_can_only_sail() -> None:
    taken = " ".join(SPACES_BY_MATERIAL["quartz"])
    assert turn("quartz-1-1", {"A": taken}).written_actions() == ["sail"]


@pytest.mark.rule("workshops.4")
def test_the_whole_area_is_one_group() -> None:
    match = turn("pigment-1-1", {"A": row("W", 1, 26), "B": "W27 W28 W30"})
    play(match, "place space=W29")
    assert points(match, "workshops") == [54, 0, 0]
    assert seat(match, "A")["supply"] == 0
