"""Citizens: two pyramids built from the bottom up, triangles, bonus for three symbols, cards at the top."""

from __future__ import annotations

import pytest

from ludoteca.core.errors import IllegalAction
from tests.games.journal import told
from tests.games.millefiori.table import (
    diamonds_of,
    play,
    points,
    spaces,
    turn,
    who,
    wins_extra_card,
)

ROWS = {1: (1, 2, 3, 4, 5), 2: (1, 2, 3, 4), 3: (1, 2, 3)}
SYMBOLS = {
    "N": {1: "cross coin lion cross coin", 2: "lion cross coin lion", 3: "coin lion cross"},
    "P": {1: "crab shell fish crab shell", 2: "fish crab shell fish", 3: "shell fish crab"},
}
SYMBOL = {
    f"{pyramid}{level}{position}": symbol
    for pyramid, levels in SYMBOLS.items()
    for level, symbols in levels.items()
    for position, symbol in enumerate(symbols.split(), 1)
}
SOURCE = {"N": "nobles", "P": "people"}
HIGHER = [space for space in SYMBOL if space[1] != "1"]
TOP = [space for space in SYMBOL if space[1] == "3"]


def supports(space: str) -> list[str]:
    """The two spaces right below."""
    pyramid, level, position = space[0], int(space[1]), int(space[2])
    return [f"{pyramid}{level - 1}{position}", f"{pyramid}{level - 1}{position + 1}"] if level > 1 else []


def below(space: str) -> list[str]:
    """All the spaces of the triangle but its tip."""
    found = supports(space)
    for support in supports(space):
        found += [s for s in supports(support) if s not in found]
    return found


def card_for(space: str, matching: bool) -> str:
    """A card of the space's pyramid with its symbol, or with another one."""
    pyramid = {SYMBOL[s] for s in SYMBOL if s[0] == space[0]}
    symbol = SYMBOL[space] if matching else min(pyramid - {SYMBOL[space]})
    return f"{symbol}-1-1"


@pytest.mark.rule("citizens.1", "citizens.2", "citizens.3")
@pytest.mark.parametrize(
    ("pyramid", "symbols"), [("N", ("lion", "coin", "cross")), ("P", ("fish", "shell", "crab"))]
)
def test_on_an_empty_board_the_whole_bottom_row_of_the_cards_pyramid_is_open(
    pyramid: str, symbols: tuple[str, ...]
) -> None:
    for symbol in symbols:
        match = turn(f"{symbol}-1-1")
        assert match.written_actions() == [f"place space={pyramid}1{n}" for n in range(1, 6)] + ["sail"]


@pytest.mark.rule("citizens.1")
def test_the_other_pyramid_is_closed_to_the_card() -> None:
    match = turn("coin-1-1", {"B": "P11 P12"})
    for space in ("P13", "P21"):
        with pytest.raises(IllegalAction):
            match.play(f"place space={space}")


@pytest.mark.rule("citizens.2", "citizens.4")
def test_a_coin_card_may_occupy_a_cross_as_in_the_rulebook() -> None:
    match = turn("coin-1-1", {"A": "N12", "B": "N13"})
    assert spaces(match) == ["N11", "N14", "N15", "N22"]
    play(match, "place space=N22")
    assert match.position()["owner"]["N22"] == "A"
    assert match.scores() == [3 + 1, 1, 0]


@pytest.mark.rule("citizens.4")
@pytest.mark.parametrize("space", HIGHER)
def test_a_higher_space_opens_when_both_spaces_below_are_occupied(space: str) -> None:
    left, right = supports(space)
    card = card_for(space, matching=True)
    rest = [s for s in below(space) if s not in (left, right)]
    ground = {"C": " ".join(rest)}
    for owners in ({"A": f"{left} {right}"}, {"A": left, "B": right}, {"B": f"{left} {right}"}):
        assert space in spaces(turn(card, {**ground, **owners}))
    for only in (left, right):
        assert space not in spaces(turn(card, {**ground, "A": only}))
    assert space not in spaces(turn(card, ground))


@pytest.mark.rule("citizens.4")
def test_an_occupied_space_is_closed_and_a_full_pyramid_leaves_only_sailing() -> None:
    everything = " ".join([space for space in SYMBOL if space[0] == "N"])
    assert turn("lion-1-1", {"B": everything}).written_actions() == ["sail"]
    assert spaces(turn("lion-1-1", {"B": everything.replace(" N31", "")})) == ["N31"]


@pytest.mark.rule("citizens.5", "citizens.6", "citizens.11", "citizens.12", "citizens.13")
@pytest.mark.parametrize("space", SYMBOL)
@pytest.mark.parametrize("matching", [False, True])
def test_the_new_space_and_the_triangle_below_it(space: str, matching: bool) -> None:
    level = int(space[1])
    card = card_for(space, matching)
    match = turn(card, {"B": " ".join(below(space))})
    play(match, f"place space={space}")
    mine = {1: 1, 2: 3, 3: 6}[level] * (2 if matching else 1)
    theirs = {1: 0, 2: 1 + 1, 3: 3 + 3 + 1 + 1 + 1}[level]
    assert points(match, SOURCE[space[0]]) == [mine, theirs, 0]
    assert match.scores() == [mine, theirs, 0]
    assert told(match)[:2] == [f"A placed {space} {card}", f"A scored {mine} {SOURCE[space[0]]}"]


@pytest.mark.rule("citizens.6", "citizens.7", "citizens.8", "citizens.9", "citizens.10", "citizens.12")
def test_the_triangle_of_the_rulebook() -> None:
    # Red A, green B, yellow C, blue D: red plays a coin on the coin at the top.
    match = turn("coin-2-1", {"A": "N21 N11", "B": "N22 N12", "C": "N13", "D": "N14 N15"}, players=4)
    play(match, "place space=N31")
    # The new coin completes red's three symbols as well: that bonus is counted apart.
    assert points(match, "nobles") == [2 * 6 + 3 + 1, 3 + 1, 1, 0]


@pytest.mark.rule("citizens.7", "citizens.8", "citizens.10")
def test_a_triangle_of_two_levels_gives_a_point_to_each_diamond_below() -> None:
    match = turn("shell-1-1", {"A": "P11", "B": "P13 P15", "C": "P14 P12"})
    play(match, "place space=P23")
    assert match.scores() == [2 * 3, 1, 1]


@pytest.mark.rule("citizens.9", "citizens.11", "citizens.13")
def test_your_own_diamonds_in_the_triangle_score_for_you_undoubled() -> None:
    match = play(turn("crab-1-1", {"A": "P12", "B": "P13"}), "place space=P22")
    assert match.scores() == [2 * 3 + 1, 1, 0]
    match = play(turn("crab-1-1", {"A": "P12 P13"}, players=2), "place space=P22")
    assert points(match, "people") == [2 * 3 + 1 + 1, 0]


@pytest.mark.rule("citizens.7", "citizens.10")
def test_a_bottom_space_makes_no_triangle() -> None:
    match = play(turn("lion-1-1", {"B": "N11 N12", "C": "N14 N15"}), "place space=N13")
    assert match.scores() == [2, 0, 0]


@pytest.mark.rule("citizens.14", "bonus.3", "bonus.4")
def test_all_three_symbols_of_a_pyramid_take_a_bonus_space_as_in_the_rulebook() -> None:
    match = play(turn("coin-1-1", {"A": "N11 N12"}), "place space=N13")
    assert told(match)[:4] == [
        "A placed N13 coin-1-1",
        "A scored 1 nobles",
        "A bonus B-citizens_nobles-20",
        "A scored 20 bonus",
    ]
    assert match.scores() == [21, 0, 0]
    assert diamonds_of(match, "A") == (23, 3)
    assert not wins_extra_card(match)


@pytest.mark.rule("citizens.14")
def test_two_symbols_of_a_pyramid_take_none_and_pyramids_do_not_mix() -> None:
    match = play(turn("crab-1-1", {"A": "P12 N11 N12 P15", "B": "P13"}), "place space=P11")
    assert match.scores() == [2, 0, 0]
    assert match.position()["bonus"] == {}


@pytest.mark.rule("citizens.15")
def test_the_symbols_of_the_spaces_count_and_not_those_of_the_cards() -> None:
    # Two fish and a crab are occupied; a shell card on another crab completes nothing, ...
    mine = {"A": "P13 P11"}
    assert play(turn("shell-1-1", mine), "place space=P14").position()["bonus"] == {}
    # ... a crab card on a shell does.
    match = play(turn("crab-1-1", mine), "place space=P15")
    assert match.position()["bonus"] == {"B-citizens_people-20": "A"}
    assert match.scores() == [21, 0, 0]


@pytest.mark.rule("citizens.16")
def test_the_bonus_of_a_pyramid_comes_only_once() -> None:
    match = turn("lion-1-1", {"A": "N11 N12 N13"}, bonus={"B-citizens_nobles-20": "A"})
    play(match, "place space=N14")
    assert match.scores() == [1, 0, 0]
    assert match.position()["bonus"] == {"B-citizens_nobles-20": "A"}


@pytest.mark.rule("citizens.17")
def test_both_pyramids_can_be_won() -> None:
    match = turn("shell-1-1", {"A": "N11 N12 N13 P11 P13"}, bonus={"B-citizens_nobles-20": "A"})
    play(match, "place space=P12")
    assert match.scores() == [2 + 20, 0, 0]
    assert match.position()["bonus"] == {"B-citizens_nobles-20": "A", "B-citizens_people-20": "A"}


@pytest.mark.rule("citizens.18", "extra.6")
@pytest.mark.parametrize("space", SYMBOL)
def test_each_diamond_in_a_top_row_wins_an_extra_card_and_no_other_does(space: str) -> None:
    match = turn(card_for(space, matching=False), {"B": " ".join(below(space))})
    play(match, f"place space={space}")
    assert wins_extra_card(match) is (space in TOP)
    assert who(match) == ("A" if space in TOP else "B")


@pytest.mark.rule("citizens.18", "turn.8")
def test_bonus_and_extra_card_together_come_in_order() -> None:
    match = turn("cross-1-1", {"A": "N13 N23", "B": "N24 N14 N15"})
    play(match, "place space=N33")
    assert told(match) == [
        "A placed N33 cross-1-1",
        "A scored 12 nobles",
        "A scored 3 nobles",
        "B scored 3 nobles",
        "A scored 1 nobles",
        "B scored 1 nobles",
        "B scored 1 nobles",
        "A bonus B-citizens_nobles-20",
        "A scored 20 bonus",
        "A extra",
    ]
    assert match.scores() == [36, 5, 0]
