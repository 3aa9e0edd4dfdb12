"""Residences: one line filled in order, own rows that score again, rewards for different numbers."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import IllegalAction
from tests.games.journal import told
from tests.games.millefiori.table import (
    diamonds_of,
    play,
    points,
    row,
    spaces,
    turn,
    who,
    wins_extra_card,
)

VALUES = [2, 4, 3, 5, 1, 4, 2, 3, 1, 5, 10, 2, 3, 4, 5, 10, 1, 5, 4, 3]


@pytest.mark.rule("residences.1", "residences.2", "residences.3")
@pytest.mark.parametrize("number", range(1, 21))
def test_the_diamond_goes_on_the_first_empty_space_and_scores_its_number(number: int) -> None:
    space = f"R{number:02}"
    match = turn("key-1-1", {"B": row("R", 1, number - 1)})
    assert match.written_actions() == [f"place space={space}", "sail"]
    play(match, f"place space={space}")
    assert match.scores() == [VALUES[number - 1], 0, 0]
    assert told(match)[:2] == [f"A placed {space} key-1-1", f"A scored {VALUES[number - 1]} residences"]
    assert not wins_extra_card(match)


@pytest.mark.rule("residences.2")
def test_no_space_may_be_skipped() -> None:
    match = turn("key-2-1", {"A": "R01", "B": "R02"})
    for space in ("R01", "R02", "R04", "R20"):
        with pytest.raises(IllegalAction):
            match.play(f"place space={space}")
    assert spaces(match) == ["R03"]


@pytest.mark.rule("residences.1")
def test_a_full_line_has_no_space_left() -> None:
    assert turn("key-1-1", {"A": row("R", 1, 10), "B": row("R", 11, 20)}).written_actions() == ["sail"]


@pytest.mark.rule("residences.4")
def test_the_own_row_scores_again_as_in_the_rulebook() -> None:
    match = play(turn("key-1-1", {"B": "R01", "A": "R02 R03"}), "place space=R04")
    assert points(match, "residences") == [12, 0, 0]  # 4 + 3 + 5


@pytest.mark.rule("residences.4")
def test_a_row_counts_back_to_the_very_first_space() -> None:
    # Workshop diamonds of the same player are no part of the line.
    match = play(turn("key-1-1", {"A": "R01 R02 R03 W29 W30"}), "place space=R04")
    assert points(match, "residences") == [2 + 4 + 3 + 5, 0, 0]


@pytest.mark.rule("residences.4")
def test_the_row_goes_on_around_the_bend() -> None:
    match = play(turn("key-1-1", {"B": row("R", 1, 8), "A": row("R", 9, 19)}), "place space=R20")
    assert points(match, "residences") == [sum(VALUES[8:]), 0, 0]


@pytest.mark.rule("residences.5", "cards.4")
def test_a_diamond_of_another_player_breaks_the_row() -> None:
    match = play(turn("key-1-1", {"A": "R01 R02 R04", "B": "R03"}), "place space=R05")
    assert points(match, "residences") == [5 + 1, 0, 0]


@pytest.mark.rule("residences.5", "cards.4")
def test_right_after_another_players_diamond_only_the_new_space_counts() -> None:
    match = play(turn("key-1-1", {"C": "R01 R02", "B": "R03"}, of="C"), "place space=R04")
    assert match.scores() == [0, 0, 5]


@pytest.mark.rule("residences.6")
def test_three_different_numbers_win_an_extra_card_as_in_the_rulebook() -> None:
    match = play(turn("key-1-1", {"B": "R01 R04", "A": "R02 R03"}), "place space=R05")  # 4, 3 and 1
    assert told(match) == ["A placed R05 key-1-1", "A scored 1 residences", "A extra"]
    assert match.scores() == [1, 0, 0]
    assert who(match) == "A"


@pytest.mark.rule("residences.6")
def test_connected_numbers_win_the_extra_card_as_well() -> None:
    match = play(turn("key-1-1", {"A": "R01 R02"}), "place space=R03")
    assert wins_extra_card(match)
    assert match.scores() == [9, 0, 0]
    assert match.position()["bonus"] == {}


@pytest.mark.rule("residences.6")
def test_two_different_numbers_win_nothing() -> None:
    match = play(turn("key-1-1", {"A": "R01", "B": "R02 R03"}), "place space=R04")
    assert not wins_extra_card(match)
    assert match.scores() == [5, 0, 0]
    assert diamonds_of(match, "A") == (25, 3)


@pytest.mark.rule("residences.7", "bonus.3", "bonus.4")
def test_four_different_numbers_take_a_bonus_space_as_in_the_rulebook() -> None:
    match = play(turn("key-1-1", {"B": "R01", "A": "R02 R03 R04"}), "place space=R05")  # 4, 3, 5 and 1
    assert told(match)[:4] == [
        "A placed R05 key-1-1",
        "A scored 13 residences",
        "A bonus B-residences-20",
        "A scored 20 bonus",
    ]
    assert not wins_extra_card(match)
    assert match.scores() == [33, 0, 0]
    assert diamonds_of(match, "A") == (22, 3)


@pytest.mark.rule("residences.7")
def test_four_scattered_numbers_take_the_bonus_space_as_well() -> None:
    match = play(turn("key-1-1", {"A": "R01 R03 R05", "B": "R02 R04 R06 R07 R08 R09"}), "place space=R10")
    assert match.scores() == [25, 0, 0]
    assert match.position()["bonus"] == {"B-residences-20": "A"}


@pytest.mark.rule("residences.8")
def test_five_different_numbers_win_a_second_extra_card() -> None:
    match = turn("key-1-1", {"A": "R01 R02 R03 R04"}, bonus={"B-residences-20": "A"})
    play(match, "place space=R05")
    assert told(match) == ["A placed R05 key-1-1", "A scored 15 residences", "A extra"]
    assert match.position()["bonus"] == {"B-residences-20": "A"}


@pytest.mark.rule("residences.8")
def test_five_scattered_numbers_win_it_as_well() -> None:
    match = turn("key-1-1", {"A": "R01 R03 R04 R06", "B": "R02 R05 R07 R08"}, bonus={"B-residences-20": "A"})
    play(match, "place space=R09")
    assert wins_extra_card(match)
    assert match.scores() == [1, 0, 0]


@pytest.mark.rule("residences.9")
@pytest.mark.parametrize(
    ("mine", "space"),
    [
        ("R01 R02 R03", "R06"),  # 2, 4, 3 and another 4
        ("R01 R02 R03 R04", "R06"),  # 2, 4, 3, 5 and another 4
        ("R01 R02 R03 R04 R05", "R06"),  # 2, 4, 3, 5, 1 and another 4
    ],
)
def test_a_number_had_already_wins_nothing(mine: str, space: str) -> None:
    others = " ".join([s for s in row("R", 1, 5).split() if s not in mine])
    match = play(turn("key-1-1", {"A": mine, "B": others}), f"place space={space}")
    assert not wins_extra_card(match)
    assert match.position()["bonus"] == {}
    assert points(match, "bonus") == [0, 0, 0]


@pytest.mark.rule("residences.9")
def test_the_rewards_are_each_players_own() -> None:
    # A has had all rewards; B still wins the first extra card, C the bonus space, now of 15.
    taken = {"A": "R01 R02 R03 R04 R05", "B": "R06 R07 R08", "C": ""}
    match = play(
        turn("key-1-1", {**taken, "B": "R06 R07"}, of="B", bonus={"B-residences-20": "A"}), "place space=R08"
    )
    assert wins_extra_card(match)
    match = turn("key-1-1", {**taken, "C": "R09 R10 R11"}, of="C", bonus={"B-residences-20": "A"})
    play(match, "place space=R12")
    assert match.scores() == [0, 0, 1 + 5 + 10 + 2 + 15]


@pytest.mark.rule("residences.10")
@pytest.mark.parametrize(
    ("mine", "extra", "bonus"),
    [("R01 R02", True, 0), ("R01 R02 R03", False, 20), ("R01 R02 R03 R05", True, 0)],
)
def test_the_ten_is_a_number_like_the_others(mine: str, extra: bool, bonus: int) -> None:
    others = " ".join([s for s in row("R", 1, 10).split() if s not in mine])
    match = play(turn("key-1-1", {"A": mine, "B": others}), "place space=R11")
    assert points(match, "residences") == [10, 0, 0]
    assert wins_extra_card(match) is extra
    assert points(match, "bonus") == [bonus, 0, 0]


@pytest.mark.rule("residences.11")
def test_a_sixth_different_number_wins_nothing_more() -> None:
    match = turn(
        "key-1-1", {"A": "R01 R02 R03 R04 R05", "B": "R06 R07 R08 R09 R10"}, bonus={"B-residences-20": "A"}
    )
    play(match, "place space=R11")
    assert match.scores() == [10, 0, 0]
    assert not wins_extra_card(match)
    assert match.position()["bonus"] == {"B-residences-20": "A"}
