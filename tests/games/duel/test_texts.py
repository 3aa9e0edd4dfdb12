"""Prompts promise what can be done, and the log says what came and where."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.texts import texts
from tests.games.duel.table import NOTHING, event, moment, play, roll, turn

NAMES = ["Ana", "Bruno"]


def asked(match: Match, seat: int, language: str = "en") -> str:
    """What a seat reads in its status line."""
    return texts(language, "duel").format(match.title.prompt(match.game, seat).text, NAMES)


def lines(match: Match, language: str) -> list[str]:
    """What is told of the last action, for all to read."""
    notes = [note for note in match.game.journal or [] if note.seen_by(None)]
    return [texts(language, "duel").format(match.title.tell(note), NAMES) for note in notes]


@pytest.mark.parametrize(
    ("language", "gained", "paid"),
    [
        ("en", "Ana gets 1 lumber (Forest 2).", "Ana pays 2 brick (Hills 3)."),
        ("es", "Ana recibe 1 de madera (Bosque 2).", "Ana paga 2 de arcilla (Cerro 3)."),
    ],
)
def test_gains_and_payments_name_the_resource(language: str, gained: str, paid: str) -> None:
    match = roll(turn(A={"goods": {"brick": 2}}), 2, "trade")
    assert gained in lines(match, language)
    assert paid in lines(play(match, "road end=red-left"), language)


def test_a_new_region_is_told_with_its_row() -> None:
    goods = {"brick": 1, "grain": 1, "lumber": 1, "wool": 1}
    match = moment(A={"goods": goods, "road_left": True})
    play(match, "settle end=red-left", "explore")
    above, below = [action.removeprefix("top store=stack_") for action in match.written_actions()]
    play(match, f"top store=stack_{above}")
    told = [line for line in lines(match, "en") if " lays " in line]
    assert [line.rsplit(" ", 2)[-1] for line in told] == ["top.", "bottom."]
    assert told[0].endswith("on top.")
    assert above != below


def test_nobody_is_promised_a_scout_or_a_sebastian() -> None:
    goods = {"brick": 1, "grain": 1, "lumber": 1, "wool": 1}
    for hand, words in (("scout", "Take two regions, or play a Scout."), ("", "Take the two top regions.")):
        match = play(moment(A={"goods": goods, "road_left": True, "hand": hand}), "settle end=red-left")
        assert asked(match, 0) == words
        assert asked(match, 1) == "Ana is about to take two regions."
    for hand, words in (
        ("sebastian", "Riots: play Sebastian, or let it happen."),
        ("archer", "Riots: you have no Sebastian, so let it happen."),
    ):
        match = event(turn(A={"cards": "austin", "hand": hand}, setup="turmoil"), "riots")
        assert asked(match, 0) == words
        assert asked(match, 1) == "Riots: Ana may react."


@pytest.mark.parametrize(("gold", "words"), [(1, "pay 1 gold, or lose a unit"), (0, "you lack the gold")])
def test_riots_ask_for_gold_that_is_there(gold: int, words: str) -> None:
    mine: dict[str, Any] = {"cards": "austin", "goods": {"gold": gold}}
    assert words in asked(event(turn(A=mine, setup="turmoil"), "riots"), 0)


def test_the_victim_of_fraternal_feuds_is_told_the_stacks_and_not_what_lies_where() -> None:
    mine: dict[str, Any] = {"cards": "candamir"}
    match = event(turn(A=mine, B={"hand": "abbey austin inga"}), "fraternal_feuds")
    play(match, "pick card=inga", "pick card=abbey", "under stack=3", "under stack=2")
    notes = [note for note in match.game.journal or [] if note.seen_by(1)]
    told = [texts("en", "duel").format(match.title.tell(note), NAMES) for note in notes]
    assert [line for line in told if "under stack" in line] == [
        "Ana puts a card from the other player’s hand under stack 2.",
        "Ana puts a card from the other player’s hand under stack 3.",
    ]


def test_what_is_demanded_is_what_can_be_had() -> None:
    mine: dict[str, Any] = {"cards": "merchant_guild@f-top-1", "cities": "f", "hand": "trade_master"}
    one = moment(A={**mine, "goods": NOTHING}, B={"goods": {"wool": 1}}, setup="gold")
    assert asked(play(one, "play card=trade_master"), 0) == "Demand 1 resource."
    two = moment(A={**mine, "goods": NOTHING}, B={"goods": {"wool": 1, "ore": 1}}, setup="gold")
    assert asked(play(two, "play card=trade_master"), 0) == "Demand up to 2 resources."
    assert asked(play(two, "demand resource=wool"), 0) == "Demand one more, or say that is all."


@pytest.mark.parametrize(
    ("cards", "goods", "words"),
    [
        ("", {"ore": 2}, "or pay 2 resources to look through one and choose."),
        ("parish_hall", {"ore": 1}, "or pay 1 resource to look through one and choose."),
        ("", {"ore": 1}, "Draw the top card of a stack."),
    ],
)
def test_a_search_is_offered_to_those_who_can_pay(cards: str, goods: dict[str, int], words: str) -> None:
    match = moment("exchange phase of A", A={"cards": cards, "goods": goods, "hand": "scout"})
    play(match, "exchange card=scout", "under stack=1")
    assert asked(match, 0).endswith(words)


@pytest.mark.parametrize(("language", "words"), [("en", "one card"), ("es", "falta una carta")])
def test_one_is_one(language: str, words: str) -> None:
    match = moment("draw phase of A", A={"hand": "scout abbey"})
    assert words in asked(match, 0, language)


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("scout abbey inga austin", "Put a card back"),
        ("scout abbey inga austin harald osmund", "Put 3 cards back"),
    ],
)
def test_a_hand_that_is_too_large(hand: str, words: str) -> None:
    assert words in asked(moment("draw phase of A", A={"hand": hand}), 0)
