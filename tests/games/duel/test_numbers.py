"""Numbers that stand in the rules pages are those the engine plays with."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.duel import components as box
from ludoteca.rules import rules

SETUP = box.SETUP_NAMES.index
NUMBERS = {
    "setup.7": [36],
    "land.3": [0, box.CAPACITY],
    "dice.8": [box.SAFE_FROM_BRIGANDS],
    "dice.9": [box.SAFE_FROM_BRIGANDS],
    "trade.1": [box.TRADE_RATE, 1],
    "trade.3": [box.SHIP_RATE, 1],
    "exchange.4": [box.SEARCH_PRICE],
    "points.2": [box.ADVANTAGE],
    "points.3": [box.ADVANTAGE],
    "points.4": [box.TOKEN_POINTS],
    "win.1": [box.TARGET[SETUP("introductory")]],
    "win.7": [box.LAST_TURN],
    "theme.14": [box.TARGET[SETUP("gold")]],
    "princes.7": [box.TARGET[SETUP("princes")]],
    "tournament.2": [box.TOURNAMENT_DECK],
    "tournament.3": [box.TOURNAMENT_STACK],
    "tournament.4": [len(box.EVENT_CARDS[SETUP("tournament")]) + 2 * box.TOURNAMENT_EVENTS + 1],
    "tournament.10": [box.TARGET[SETUP("tournament")]],
    "basic.goldsmith": [box.GOLDSMITH_GOLD, box.GOLDSMITH_TAKES],
    "gold.harbor": [1, 1, 1, 1, 1, box.HARBOR_SHIPS],
    "events.riots": [1, 2, box.BRIBE_FEW, box.MANY_UNITS, box.BRIBE_MANY],
}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("clause", NUMBERS)
def test_a_clause_names_the_numbers_of_the_game(clause: str, language: str) -> None:
    (text,) = [found.text for found in rules("duel", language).clauses() if found.id == clause]
    assert [int(number) for number in re.findall(r"\d+", text)] == NUMBERS[clause]
