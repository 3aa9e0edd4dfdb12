"""Trade: goods worth more the more of them are taken, the bonus for four goods, good deals."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import IllegalAction
from tests.games.journal import told
from tests.games.millefiori.table import (
    GOODS,
    diamonds_of,
    play,
    points,
    spaces,
    turn,
    who,
    wins_extra_card,
)


def good(column: int, *lines: int) -> str:
    """The spaces of a good (1 glassware, 2 vases, 3 jewellery, 4 swans) in these lines."""
    return " ".join([f"T{line}{column}" for line in lines])


@pytest.mark.rule("trade.1", "trade.2")
@pytest.mark.parametrize(("column", "name"), [*enumerate(GOODS, 1)])
def test_any_line_of_the_cards_good_is_open(column: int, name: str) -> None:
    match = turn(f"{name}-1-1")
    assert match.written_actions() == [f"place space=T{line}{column}" for line in range(1, 6)] + ["sail"]


@pytest.mark.rule("trade.1", "turn.5")
def test_only_empty_spaces_of_that_good_are_open() -> None:
    match = turn("vases-1-1", {"A": "T12", "B": "T42", "C": "T21"})
    assert spaces(match) == ["T22", "T32", "T52"]
    for space in ("T12", "T42", "T31"):
        with pytest.raises(IllegalAction):
            match.play(f"place space={space}")
    assert turn("swans-1-1", {"B": good(4, 1, 2, 3, 4, 5)}).written_actions() == ["sail"]


@pytest.mark.rule("trade.2")
@pytest.mark.parametrize("line", range(1, 6))
def test_you_choose_the_line(line: int) -> None:
    match = play(turn("jewellery-1-1"), f"place space=T{line}3")
    assert match.position()["owner"] == {f"T{line}3": "A"}
    assert match.scores() == [1, 0, 0]


@pytest.mark.rule("trade.3", "trade.4", "cards.4")
def test_three_vases_are_worth_three_each_as_in_the_rulebook() -> None:
    match = play(turn("vases-1-1", {"A": "T12", "B": "T22"}), "place space=T32")
    assert match.scores() == [6, 3, 0]
    assert told(match)[:3] == ["A placed T32 vases-1-1", "A scored 6 trade", "B scored 3 trade"]


@pytest.mark.rule("trade.3", "trade.4")
@pytest.mark.parametrize(
    ("others", "scores"),
    [
        ({}, [1, 0, 0, 0]),
        ({"D": "T11"}, [2, 0, 0, 2]),
        ({"B": "T11", "D": "T51"}, [3, 3, 0, 3]),
        ({"B": "T11", "C": "T41", "D": "T51"}, [4, 4, 4, 4]),
        ({"B": "T11 T31", "C": "T41", "D": "T51"}, [5, 10, 5, 5]),
        ({"A": "T11 T31", "D": "T41 T51"}, [15, 0, 0, 10]),
    ],
)
def test_the_value_counts_every_occupied_space_of_the_good(others: dict[str, str], scores: list[int]) -> None:
    match = play(turn("glassware-1-1", others, players=4), "place space=T21")
    assert points(match, "trade") == scores


@pytest.mark.rule("trade.3")
def test_other_goods_do_not_count() -> None:
    match = play(turn("swans-1-1", {"A": "T13 T23", "B": "T12 T33", "C": "T34"}), "place space=T14")
    assert match.scores() == [2, 0, 2]


@pytest.mark.rule("trade.4")
def test_the_others_score_even_when_the_player_has_just_one_diamond() -> None:
    match = play(turn("swans-1-1", {"A": "T14", "C": "T24 T44"}, of="B"), "place space=T34")
    assert match.scores() == [4, 4, 8]


@pytest.mark.rule("trade.5", "bonus.2", "bonus.3", "bonus.4")
def test_all_four_goods_take_a_bonus_space_as_in_the_rulebook() -> None:
    # Yellow B has taken the 20 already.
    match = turn("swans-1-1", {"A": "T11 T32 T53", "B": "T21 T22 T23 T34"}, bonus={"B-trade-20": "B"})
    play(match, "place space=T14")
    assert match.scores() == [2 + 15, 2, 0]
    assert match.position()["bonus"] == {"B-trade-20": "B", "B-trade-15": "A"}
    assert diamonds_of(match, "A") == (22, 3)
    assert not wins_extra_card(match)


@pytest.mark.rule("trade.5")
@pytest.mark.parametrize("last", range(1, 5))
def test_whichever_good_comes_last_completes_the_set(last: int) -> None:
    mine = " ".join([f"T2{column}" for column in range(1, 5) if column != last])
    match = play(turn(f"{GOODS[last - 1]}-1-1", {"A": mine}), f"place space=T3{last}")
    assert match.scores() == [21, 0, 0]


@pytest.mark.rule("trade.5")
def test_three_goods_take_none() -> None:
    match = play(turn("swans-1-1", {"A": "T11 T32", "B": "T23"}), "place space=T14")
    assert match.scores() == [1, 0, 0]
    assert match.position()["bonus"] == {}


@pytest.mark.rule("trade.6")
def test_the_trade_bonus_comes_only_once() -> None:
    match = turn("swans-1-1", {"A": "T11 T12 T13 T14"}, bonus={"B-trade-20": "A"})
    play(match, "place space=T24")
    assert match.scores() == [4, 0, 0]
    assert match.position()["bonus"] == {"B-trade-20": "A"}


@pytest.mark.rule("trade.7")
def test_a_good_deal_for_another_wins_an_extra_card_as_in_the_rulebook() -> None:
    match = play(turn("swans-1-1", {"D": "T14 T34"}, players=4), "place space=T24")
    assert told(match) == [
        "A placed T24 swans-1-1",
        "A scored 3 trade",
        "D scored 6 trade",
        "A extra",
    ]
    assert who(match) == "A"


@pytest.mark.rule("trade.7")
@pytest.mark.parametrize("rival", ["A", "C"])
def test_any_rival_will_do(rival: str) -> None:
    assert wins_extra_card(play(turn("vases-1-1", {rival: "T12 T22"}, of="B"), "place space=T32"))
    assert wins_extra_card(
        play(turn("vases-1-1", {"B": "T52", rival: "T12 T22 T42"}, of="B"), "place space=T32")
    )


@pytest.mark.rule("trade.8")
def test_equally_many_are_not_enough() -> None:
    one = play(turn("swans-1-1", {"B": "T14"}), "place space=T24")
    assert not wins_extra_card(one)
    assert one.scores() == [2, 2, 0]
    two = play(turn("swans-1-1", {"A": "T14", "B": "T34 T54"}), "place space=T24")
    assert not wins_extra_card(two)
    assert two.scores() == [8, 8, 0]


@pytest.mark.rule("trade.8")
def test_more_diamonds_than_anybody_win_nothing() -> None:
    assert not wins_extra_card(play(turn("swans-1-1", {"A": "T14", "C": "T34"}), "place space=T24"))
    assert not wins_extra_card(play(turn("swans-1-1"), "place space=T24"))


@pytest.mark.rule("trade.9")
def test_rivals_are_never_added_together() -> None:
    match = play(turn("glassware-1-1", {"B": "T11", "C": "T21"}), "place space=T31")
    assert not wins_extra_card(match)
    assert match.scores() == [3, 3, 3]


@pytest.mark.rule("trade.9")
def test_diamonds_on_other_goods_make_no_good_deal() -> None:
    match = play(turn("glassware-1-1", {"B": "T12 T22 T33"}), "place space=T31")
    assert not wins_extra_card(match)


@pytest.mark.rule("trade.5", "trade.7", "turn.8")
def test_bonus_space_and_extra_card_of_one_deal_come_in_order() -> None:
    match = play(turn("swans-1-1", {"A": "T11 T12 T13", "C": "T34 T44"}), "place space=T14")
    assert told(match) == [
        "A placed T14 swans-1-1",
        "A scored 3 trade",
        "C scored 6 trade",
        "A bonus B-trade-20",
        "A scored 20 bonus",
        "A extra",
    ]
