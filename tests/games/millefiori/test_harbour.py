"""Harbour: fleets that carry the goods of their line, then the ship."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import IllegalAction
from tests.games.journal import told
from tests.games.millefiori.table import (
    diamonds_of,
    moment,
    play,
    points,
    seat,
    spaces,
    turn,
    who,
    wins_extra_card,
)

SHIP_SPACES = [f"H{line}{column}" for line in range(1, 6) for column in range(1, 4)]


@pytest.mark.rule("harbour.1")
def test_any_empty_ship_space_is_open() -> None:
    assert turn("ship-1-1").written_actions() == [f"place space={space}" for space in SHIP_SPACES] + ["sail"]
    match = turn("ship-1-1", {"A": "H11 H22", "B": "H53"})
    assert spaces(match) == [space for space in SHIP_SPACES if space not in ("H11", "H22", "H53")]
    with pytest.raises(IllegalAction):
        match.play("place space=H53")


@pytest.mark.rule("harbour.1")
@pytest.mark.parametrize("space", SHIP_SPACES)
def test_the_diamond_lies_where_it_was_put(space: str) -> None:
    match = play(turn("ship-1-1"), f"place space={space}", "stay")
    assert match.position()["owner"] == {space: "A"}
    assert diamonds_of(match, "A") == (26, 3)


@pytest.mark.rule("harbour.2")
@pytest.mark.parametrize("before", [{}, {"B": "H22"}, {"A": "H22", "C": "H12 H11 H33"}])
def test_an_incomplete_fleet_gives_no_points(before: dict[str, str]) -> None:
    goods = {**before, "D": "T21 T22 T23 T24"}
    match = play(turn("ship-1-1", goods, players=4), "place space=H21")
    assert match.scores() == [0, 0, 0, 0]
    assert told(match) == ["A placed H21 ship-1-1"]


@pytest.mark.rule("harbour.3", "harbour.4", "cards.4")
def test_a_fleet_with_three_goods_scores_as_in_the_rulebook() -> None:
    # Green A has two of the three ships, red B one; three goods lie on the line.
    match = turn("ship-2-1", {"A": "H41 T42", "B": "H43 T41", "C": "T44"})
    play(match, "place space=H42")
    assert match.scores() == [12, 6, 0]
    assert points(match, "fleets") == [12, 6, 0]
    assert told(match) == [
        "A placed H42 ship-2-1",
        "A fleet 4",
        "A scored 6 fleets",
        "A scored 6 fleets",
        "B scored 6 fleets",
    ]


@pytest.mark.rule("harbour.3", "harbour.4", "harbour.6")
@pytest.mark.parametrize("line", range(1, 6))
@pytest.mark.parametrize(("goods", "each"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_each_diamond_of_a_fleet_is_worth_by_the_goods_of_its_line(line: int, goods: int, each: int) -> None:
    cargo = " ".join([f"T{line}{column}" for column in range(4, 4 - goods, -1)])
    # The goods of all the other lines, and the ships of another one, mean nothing.
    elsewhere = [f"T{other}1" for other in range(1, 6) if other != line]
    other = line % 5 + 1
    match = turn(
        "ship-1-1",
        {"A": f"H{line}1", "B": f"H{line}3 {' '.join(elsewhere)}", "C": f"{cargo} H{other}1 H{other}2"},
    )
    play(match, f"place space=H{line}2")
    assert match.scores() == [2 * each, each, 0]


@pytest.mark.rule("harbour.3")
@pytest.mark.parametrize("last", [1, 2, 3])
def test_whichever_space_comes_last_completes_the_fleet(last: int) -> None:
    before = " ".join([f"H3{column}" for column in (1, 2, 3) if column != last])
    match = play(turn("ship-1-1", {"B": before, "C": "T31"}), f"place space=H3{last}")
    assert match.scores() == [1, 2, 0]


@pytest.mark.rule("harbour.5")
@pytest.mark.parametrize("owner", "ABC")
def test_it_does_not_matter_who_occupies_the_goods(owner: str) -> None:
    diamonds = {"A": "H11", "B": "H12", "C": ""}
    diamonds[owner] += " T12 T14"
    match = play(turn("ship-1-1", diamonds), "place space=H13")
    assert match.scores() == [6, 3, 0]


@pytest.mark.rule("harbour.6")
def test_a_fleet_without_goods_sails_for_nothing() -> None:
    match = play(turn("ship-1-1", {"A": "H51 H53", "B": "T41 T42"}), "place space=H52")
    assert match.scores() == [0, 0, 0]
    assert told(match) == ["A placed H52 ship-1-1", "A fleet 5"]


@pytest.mark.rule("harbour.7")
def test_goods_that_arrive_later_bring_a_fleet_nothing() -> None:
    match = play(turn("swans-1-1", {"A": "H11 H12", "B": "H13", "C": "T12"}), "place space=T14")
    assert match.scores() == [1, 0, 0]
    assert points(match, "fleets") == [0, 0, 0]


@pytest.mark.rule("harbour.7")
def test_a_fleet_does_not_score_again_when_another_one_sails() -> None:
    match = turn("ship-1-1", {"A": "H11 H12 H13 T11", "B": "H21 H22", "C": "T21"})
    play(match, "place space=H23")
    assert match.scores() == [1, 2, 0]


@pytest.mark.rule("harbour.8")
def test_the_diamonds_of_a_fleet_stay_on_the_board() -> None:
    match = play(turn("ship-1-1", {"A": "H11", "B": "H12", "C": "T13"}), "place space=H13", "stay")
    assert match.position()["owner"] == {"H11": "A", "H12": "B", "H13": "A", "T13": "C"}
    assert diamonds_of(match, "A") == (25, 3)
    assert diamonds_of(match, "B") == (26, 3)


@pytest.mark.rule("harbour.9")
def test_first_the_diamond_then_the_ship_as_in_the_rulebook() -> None:
    match = turn("ship-4-1")
    play(match, "place space=H31")
    assert match.scores() == [0, 0, 0]
    assert who(match) == "A"
    assert match.written_actions() == ["sail", "stay"]
    assert seat(match, "A")["ship"] == 0
    assert match.position()["playing"] == "ship-4-1"
    play(match, "sail")
    assert seat(match, "A")["ship"] == 4
    assert match.scores() == [3, 0, 0]
    assert told(match)[:2] == ["A sailed 4", "A scored 3 route"]
    assert who(match) == "B"


@pytest.mark.rule("harbour.9", "turn.8")
def test_the_fleet_has_scored_when_the_ship_is_asked_to_move() -> None:
    match = turn("ship-2-1", {"A": "H11 H12", "B": "T11"}, ships={"A": 5})
    play(match, "place space=H13")
    assert match.scores() == [3, 0, 0]
    assert match.written_actions() == ["sail", "stay"]
    play(match, "sail")
    assert told(match) == ["A sailed 7", "A extra"]
    assert match.scores() == [3, 0, 0]
    assert who(match) == "A"


@pytest.mark.rule("harbour.9")
@pytest.mark.parametrize("helm", range(1, 6))
def test_the_ship_moves_by_the_number_of_the_same_card(helm: int) -> None:
    match = play(turn(f"ship-{helm}-1", ships={"A": 8, "B": 3}), "place space=H31", "sail")
    assert [seat(match, letter)["ship"] for letter in "ABC"] == [8 + helm, 3, 0]


@pytest.mark.rule("harbour.10")
def test_you_may_leave_your_ship_where_it_is() -> None:
    match = turn("ship-1-1", ships={"A": 6}, discard=[])
    play(match, "place space=H31", "stay")
    assert seat(match, "A")["ship"] == 6
    assert match.scores() == [0, 0, 0]
    assert told(match)[0] == "A stayed"
    assert not wins_extra_card(match)
    assert match.position()["discard"] == ["ship-1-1"]
    assert who(match) == "B"


@pytest.mark.rule("harbour.10")
def test_the_choice_to_move_is_a_moment_of_its_own() -> None:
    match = moment("ship of B", {"B": "H31"}, playing="ship-3-1", ships={"B": 1})
    assert match.written_actions() == ["sail", "stay"]
    assert play(match, "sail").scores() == [0, 3, 0]


@pytest.mark.rule("harbour.11", "bonus.1")
def test_the_harbour_has_no_bonus_spaces() -> None:
    match = turn("ship-1-1", {"A": " ".join(SHIP_SPACES[:-1]), "B": "T51"})
    play(match, "place space=H53", "stay")
    assert match.scores() == [3, 0, 0]
    assert match.position()["bonus"] == {}
    assert diamonds_of(match, "A") == (12, 3)
