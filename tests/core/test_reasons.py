"""Why not: the clause that stands in the way of an action, in every game and in the toy."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.core.alphabet import Field
from ludoteca.core.errors import IllegalAction, NotationError
from ludoteca.core.game import InAnyOrder
from ludoteca.core.match import Match
from ludoteca.core.message import Message, seat_name
from ludoteca.core.reasons import GENERAL, Reasons
from ludoteca.core.record import Record
from ludoteca.core.title import Why
from ludoteca.texts import LANGUAGES, texts
from tests.core import toy


def fair(players: int = 3, confirm: bool = False) -> Match:
    return Match.of(Record(toy.TITLE, players, {"length": 1, "teams": False}, 3, confirm))


def picked(match: Match) -> Match:
    """Everybody has picked: the turns begin."""
    while match.written_actions()[0].startswith("pick"):
        match.play(match.legal_actions()[0])
    return match


def clause(match: Match, action: str, seat: int = -1) -> str | None:
    why = match.why_not(action, seat)
    return None if why is None else why.clause


def other_card(match: Match, seat: int) -> str:
    """A card that a seat does not hold."""
    hand: tuple[int, ...] = match.game.merchants[seat].hand  # type: ignore[attr-defined]
    return next(name for card, name in enumerate(toy.CARD_NAMES) if card not in hand)


def test_what_is_legal_has_no_reason() -> None:
    match = fair()
    assert [match.why_not(action, 1) for action in match.legal_actions(1)] == [None] * toy.DEALT


def test_a_reason_names_its_clause_and_its_facts() -> None:
    match = fair()
    card = other_card(match, 1)
    assert match.why_not(f"pick card={card}", 1) == Why(Message("reason-pick-1", card=card), "pick.1")


@pytest.mark.rule("general.now")
def test_what_belongs_to_another_moment_is_told_with_what_is_asked_now() -> None:
    match = fair()
    why = match.why_not("roll", 2)
    assert why == Why(
        Message("reason-general-now", asked=toy.TITLE.prompt(match.game, 2).text),  # type: ignore[arg-type]
        "general.now",
    )


@pytest.mark.rule("general.turn")
def test_whoever_is_not_asked_is_told_who_is() -> None:
    match = picked(fair())
    for seat in (1, 2, 7):
        assert match.why_not("roll", seat) == Why(
            Message("reason-general-turn", player=seat_name(0), others=0), "general.turn"
        )


@pytest.mark.rule("general.turn")
def test_whoever_has_chosen_waits_for_the_others() -> None:
    match = fair(4)
    for _ in range(toy.PICKED):
        match.play(match.legal_actions(1)[0], 1)
    why = match.why_not("pick card=c00", 1)
    assert why is not None
    assert why.text == Message("reason-general-turn", player=seat_name(0), others=2)


@pytest.mark.rule("general.over")
def test_nothing_can_be_done_in_a_game_that_is_over() -> None:
    match = fair()
    while not match.over():
        match.play(match.legal_actions()[0])
    for seat in (-1, 0, 2):
        assert match.why_not("roll", seat) == Why(Message("reason-general-over"), "general.over")
        assert match.why_not_place("roll", seat) == match.why_not("roll", seat)


@pytest.mark.rule("general.end")
def test_a_turn_that_is_done_is_to_be_ended() -> None:
    match = picked(fair(confirm=True))
    match.play("pass")
    assert match.written_actions()[0] == "end"
    assert match.why_not("roll") == Why(Message("reason-general-end"), "general.end")
    assert match.why_not("end") is None


@pytest.mark.rule("general.order")
def test_several_effects_are_put_in_order_first() -> None:
    match = picked(fair())
    match.play("feast")
    assert isinstance(match.game.stack[-1], InAnyOrder)
    for action in ("roll", "next effect=3"):
        assert match.why_not(action) == Why(Message("reason-general-order", due=2), "general.order")


def test_what_may_be_done_at_any_moment_explains_itself() -> None:
    match = picked(fair(confirm=True))
    match.game.merchants[0].coins = 0  # type: ignore[attr-defined]
    match.game.settle()
    assert clause(match, "spend") == "spend.1"
    match.play("pass")
    assert clause(match, "spend") == "spend.1", "at the end of the turn too"
    assert clause(fair(), "spend") == "general.now", "nobody's turn has begun"


def test_a_place_tells_the_nearest_reason() -> None:
    match = fair()
    card = other_card(match, 0)
    assert match.why_not_place(f"card:{card}") == match.why_not(f"pick card={card}")
    assert match.why_not_place(f"card:{toy.CARD_NAMES[toy.CARD[match.legal_actions(0)[0]]]}") is None
    assert match.why_not_place("roll") == match.why_not("roll")
    assert match.why_not_place("pick") is None


def test_an_action_that_is_a_place_of_its_own_tells_its_reason() -> None:
    match = fair()
    illegal, legal = f"pick card={other_card(match, 0)}", match.written_actions(0)[0]
    assert match.why_not_place(illegal) == match.why_not(illegal)
    assert match.why_not_place(legal) is None
    with pytest.raises(NotationError) as error:
        match.why_not_place("pick card=c99")
    assert error.value.message.args["value"] == "c99"


def test_of_several_reasons_the_one_declared_last_is_told() -> None:
    match = picked(fair())
    match.play("feast")
    match.play("next effect=1")
    assert match.written_actions()[0].startswith("give")
    assert [clause(match, f"give to={to}") for to in "ABCD"] == ["give.2", None, None, "give.1"]
    game = match.game
    actions = [toy.GIVE + 3, toy.GIVE, toy.ROLL]
    for some in (actions, actions[::-1]):
        found = game.why_none_of(some)
        assert found is not None
        assert found.kind is toy.NOT_TO_ONESELF


@pytest.mark.parametrize("place", ["", "sing", "card:", "card:c99", "seat:A", "card", ":c00"])
def test_a_place_of_no_game_is_named(place: str) -> None:
    with pytest.raises(NotationError) as error:
        fair().why_not_place(place)
    assert error.value.message == Message("notation-place", place=place)


@pytest.mark.parametrize("action", [-1, 10**6])
def test_an_action_of_no_game_is_named(action: Any) -> None:
    with pytest.raises(IllegalAction) as error:
        fair().why_not(action)
    assert error.value.message.key == "illegal-action"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_holds_in_every_game_has_its_words(language: str) -> None:
    words = texts(language)
    for kind in GENERAL:
        assert words.has(kind.key), kind.key


def test_two_ways_of_one_clause_have_two_texts() -> None:
    reasons = Reasons()
    kinds = [
        reasons.kind("costs.wise_woman-2"),
        reasons.kind("costs.wise_woman-2", Field("coins"), way="poor"),
    ]
    assert [kind.key for kind in kinds] == ["reason-costs-wise-woman-2", "reason-costs-wise-woman-2-poor"]
    assert reasons.own() == kinds
    with pytest.raises(AssertionError):
        reasons.kind("costs.wise_woman-2")
