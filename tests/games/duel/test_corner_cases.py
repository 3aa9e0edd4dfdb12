"""Corner cases: how what a seat knows hangs together, and cards that meet one another."""

from __future__ import annotations

from math import comb

import pytest

from ludoteca.core.rng import seeded
from ludoteca.games.duel.components import KIND_NAMES
from ludoteca.games.duel.knowledge import (
    LOST,
    MANY,
    NO_BACK,
    Knowledge,
    back_of_entry,
    looks_of,
    nothing_known,
)
from tests.games.duel.table import NOTHING, event, moment, options, play, purse, seat, stock, turn, who

TEN = tuple(range(10))
"""Ten basic cards of different kinds, or of few: what matters is that they are in order."""


def searched(cards: tuple[int, ...] = TEN) -> Knowledge:
    """A seat that has looked through the only stack."""
    knows = nothing_known([cards], 1, False)
    knows.sees(1, looks_of(cards))
    return knows


def is_part(some: tuple[int, ...], whole: tuple[int, ...]) -> bool:
    """Are these in that order among those?"""
    rest = iter(whole)
    return all([entry in rest for entry in some])


# --- stories --------------------------------------------------------------------------------------


@pytest.mark.rule("exchange.6", "secret.7")
def test_however_often_the_other_searches_the_order_stays_known() -> None:
    knows = searched()
    looks = looks_of(TEN)
    knows.other_takes(0)
    knows.other_takes(0)
    assert len(knows.stories) <= comb(len(TEN), 2)
    for story in knows.stories:
        assert is_part(story[1], looks)
        assert sorted([*story[0], *story[1]]) == sorted(looks)


@pytest.mark.rule("secret.7")
def test_the_next_card_drawn_tells_what_was_picked() -> None:
    cards = tuple([card for card in TEN if looks_of(TEN).count(looks_of((card,))[0]) == 1])
    knows = searched(cards)
    looks = looks_of(cards)
    knows.other_takes(0)
    assert knows.certain_in_hand() == []
    knows.takes(0, 0, looks[1])
    assert knows.certain_in_hand() == [looks[0]]
    assert knows.certain(1) == list(looks[2:])


@pytest.mark.rule("secret.7")
def test_what_went_under_after_a_search_was_not_picked() -> None:
    knows = searched()
    knows.other_takes(0)
    knows.lays_under(0, 3)
    assert knows.certain(1)[-1] == 3


def test_two_cards_of_a_kind_are_not_told_apart() -> None:
    """One of two alike is known to lie in the stack; the other player shows one."""
    alike = next(card for card in range(36) if looks_of((card,)) == looks_of((card + 1,)))
    other = next(card for card in range(36) if looks_of((card,)) != looks_of((alike,)))
    knows = nothing_known([(alike, other), (alike + 1, other + 1)], 0, False)
    knows.sees(1, looks_of((alike, other)))
    knows.other_draws(1)
    knows.other_takes(0)
    look = looks_of((alike,))[0]
    knows.other_shows(look)
    hands = {story[0] for story in knows.stories}
    assert {len(hand) for hand in hands} == {1}
    assert len(hands) > 1, "which of the two it was is not known"


def test_beyond_many_stories_only_doubt_is_given_up() -> None:
    knows = searched(tuple(range(30)))
    for _ in range(3):
        knows.other_takes(0)
        assert 0 < len(knows.stories) <= MANY
    knows.lays_under(0, 35)
    assert knows.certain(1)[-1] == 35
    assert all([entry >= 0 or entry <= LOST for story in knows.stories for entry in story[1]])


def test_a_card_lost_sight_of_in_a_pile_may_have_any_back() -> None:
    assert back_of_entry(LOST - NO_BACK, False) == NO_BACK
    knows = searched()
    for look in (0, KIND_NAMES.index("mint"), KIND_NAMES.index("library")):
        assert knows.same_back(LOST - NO_BACK, look)
    assert not knows.same_back(LOST, KIND_NAMES.index("mint"))


@pytest.mark.rule("events.fraternal_feuds")
def test_who_picks_out_of_a_shown_hand_goes_on_seeing_what_is_left() -> None:
    match = event(turn(A={"cards": "candamir"}, B={"hand": "inga austin osmund"}), "fraternal_feuds")
    play(match, "pick card=austin")
    for number in range(20):
        guess = match.game.clone()
        guess.determinize(0, seeded(number))
        assert guess.legal_actions(0) == match.game.legal_actions(0)


@pytest.mark.rule("events.fraternal_feuds-2")
def test_the_victim_cannot_tell_what_is_being_picked() -> None:
    match = event(turn(A={"cards": "candamir"}, B={"hand": "inga austin osmund"}), "fraternal_feuds")
    play(match, "pick card=austin")
    seen: set[int] = set()
    for number in range(40):
        guess = match.game.clone()
        guess.determinize(1, seeded(number))
        seen.add(match.title.format.write(guess)["marked"][0])
    assert seen == {0, 1, 2}


def test_clones_that_part_remember_their_own_past() -> None:
    """They share a diary as long as they share a past."""
    match = moment("exchange phase of A", A={"hand": "inga austin osmund"})
    one, other = match.game.clone(), match.game.clone()
    read = match.title.alphabet.read
    for game, actions in ((one, ("exchange card=inga", "under stack=1")), (other, ("exchange card=austin",))):
        for action in actions:
            game.play(read(action))
    other.play(read("under stack=1"))
    last = [match.title.view(game, 0)["stacks"][0]["known"][-1] for game in (one, other, match.game)]
    assert last == ["inga", "austin", None]


# --- cards that meet ------------------------------------------------------------------------------


@pytest.mark.rule("gold.brigands-2")
def test_brigands_fill_a_gold_field_but_no_gold_cache() -> None:
    mine = {"cards": "candamir", "hand": "brigands", "goods": NOTHING, "cache": "5-top"}
    match = moment(A=mine, B={"goods": {"gold": 3}}, setup="gold")
    play(match, "play card=brigands")
    assert options(match) == ["fill store=red_gold_field_1"]
    play(match, "fill store=red_gold_field_1", "amount number=3")
    assert (stock(match, "gold"), stock(match, "cache")) == (3, 0)


@pytest.mark.rule("gold.pirate_ship", "gold.harbor-2")
def test_a_sunk_ship_takes_harbour_point_and_trade_token_at_once() -> None:
    theirs = {"cards": "harbor ore_ship wool_ship@g-top-1 gold_ship@g-bottom-1", "cities": "f"}
    match = moment(A={"hand": "pirate_ship", "goods": {"lumber": 1, "wool": 1}}, B=theirs, setup="gold")
    before = match.scores()[1]
    play(match, "build card=pirate_ship", "at site=red-f-top-1")
    assert who(match) == "B"
    play(match, "lose site=blue-g-top-1")
    assert match.scores()[1] == before - 1
    assert seat(match, "B")["commerce"] == 3
    assert seat(match, "B")["trade"]


@pytest.mark.rule("basic.merchant_caravan-2")
def test_a_caravan_may_bring_back_what_it_took_away() -> None:
    match = moment(A={"hand": "merchant_caravan", "goods": {"ore": 2}})
    play(match, "play card=merchant_caravan", "pay store=red_mountains_5", "pay store=red_mountains_5")
    play(match, "take store=red_mountains_5", "take store=red_mountains_5")
    assert purse(match) == {"ore": 2}
