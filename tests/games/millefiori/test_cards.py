"""What the cards say: area, number, how many there are, who may score."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core.data import load
from ludoteca.games.millefiori import components
from ludoteca.games.millefiori.components import CARD_NAMES, SPACE_NAMES, SYMBOL_NAMES, SYMBOL_OF
from tests.games.millefiori.table import (
    GOODS,
    MATERIALS,
    NOBLES,
    PEOPLE,
    play,
    seat,
    spaces,
    turn,
)

AREA = {
    **dict.fromkeys(MATERIALS, "W"),
    "key": "R",
    **dict.fromkeys(NOBLES, "N"),
    **dict.fromkeys(PEOPLE, "P"),
    **dict.fromkeys(GOODS, "T"),
    "ship": "H",
}
# A busy board: whatever is played next, somebody else might be touched by it.
BUSY = {
    "A": "W10 R03 N11 P12 T12 H12",
    "B": "W09 R01 R02 N12 P11 T11 H11 T13",
    "C": "W02 R04 N13 P13 T21 T22",
}


@pytest.mark.rule("cards.1")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_the_colour_of_a_card_names_its_area(card: str) -> None:
    symbol = card.split("-")[0]
    open_spaces = spaces(turn(card, BUSY))
    assert open_spaces
    assert {space[0] for space in open_spaces} == {AREA[symbol]}


@pytest.mark.rule("cards.2")
@pytest.mark.parametrize("card", CARD_NAMES)
def test_the_number_of_a_card_from_one_to_five_moves_a_ship(card: str) -> None:
    number = int(card.split("-")[1])
    assert 1 <= number <= 5
    match = play(turn(card, ships={"A": 1}), "sail")
    assert seat(match, "A")["ship"] == 1 + number


@pytest.mark.rule("cards.3")
def test_every_symbol_has_as_many_cards_as_spaces() -> None:
    cards = Counter(card.split("-")[0] for card in CARD_NAMES)
    board = Counter(SYMBOL_NAMES[symbol] for symbol in SYMBOL_OF)
    assert cards == board
    assert sum(cards.values()) == 109
    assert len(set(CARD_NAMES)) == 109
    assert Counter(name[0] for name in SPACE_NAMES) == {"W": 30, "R": 20, "N": 12, "P": 12, "T": 20, "H": 15}


@pytest.mark.rule("cards.4")
@pytest.mark.parametrize("symbol", [*MATERIALS, "key"])
def test_workshops_and_residences_give_points_to_nobody_else(symbol: str) -> None:
    match = turn(f"{symbol}-2-1", BUSY)
    for action in match.written_actions():
        assert play(match.clone(), action).scores()[1:] == [0, 0]


@pytest.mark.rule("cards.4")
@pytest.mark.parametrize(
    ("card", "space", "others"),
    [
        ("glassware-2-1", "T31", [3, 3]),
        ("ship-2-1", "H13", [6, 0]),
        ("coin-2-1", "N22", [1, 1]),
        ("shell-2-1", "P22", [0, 1]),
    ],
)
def test_trade_harbour_and_citizens_may_give_points_to_others(
    card: str, space: str, others: list[int]
) -> None:
    assert play(turn(card, BUSY), f"place space={space}").scores()[1:] == others


@pytest.mark.rule("cards.4")
def test_the_two_pawns_are_on_those_cards_and_no_others() -> None:
    deck = load(components.__file__, "deck")["cards"]["list"]
    marked = {card["symbol"] for card in deck if card["shares_points"]}
    assert marked == {*GOODS, *NOBLES, *PEOPLE, "ship"}
    assert {card["symbol"] for card in deck if not card["shares_points"]} == {*MATERIALS, "key"}
