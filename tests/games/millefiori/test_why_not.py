"""Why not: the clause that keeps a card out of play or a diamond off a space, and what would help."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.core.match import Match
from ludoteca.core.message import Message, seat_name
from ludoteca.core.title import Why
from ludoteca.games.millefiori.view import name
from tests.games.millefiori.table import moment, row, turn

QUARTZ = name("card", "quartz-1-1")


def why(match: Match, action: str) -> Why:
    found = match.why_not(action)
    assert found is not None
    return found


@pytest.mark.rule("draft.1")
def test_only_a_card_of_the_own_hand_can_be_picked() -> None:
    match = moment("draft", players=3)
    theirs = match.view(1)["hand"][0]
    assert match.why_not(f"keep card={theirs}", 0) == Why(Message("reason-draft-1"), "draft.1")
    assert match.why_not_place(f"card:{theirs}", 0) == match.why_not(f"keep card={theirs}", 0)


@pytest.mark.rule("tactical.2")
def test_only_a_card_of_the_own_hand_can_be_played() -> None:
    match = ludoteca.new("millefiori", players=3, options={"tactical": True})
    asked = match.player()
    theirs = match.view((asked + 1) % 3)["hand"][0]
    assert why(match, f"keep card={theirs}").clause == "tactical.2"


@pytest.mark.rule("cards.1")
def test_a_card_is_for_its_own_area() -> None:
    assert why(turn("quartz-1-1"), "place space=R01") == Why(
        Message("reason-cards-1", card=QUARTZ, area="workshops"), "cards.1"
    )


@pytest.mark.rule("workshops.1")
def test_a_workshop_needs_the_symbol_of_the_card() -> None:
    assert why(turn("quartz-1-1"), "place space=W09") == Why(
        Message("reason-workshops-1", card=QUARTZ), "workshops.1"
    )


@pytest.mark.rule("trade.1")
def test_a_trade_space_needs_the_good_of_the_card() -> None:
    match = turn("swans-1-1")
    closed = [f"space:T{line}{good}" for line in range(1, 6) for good in range(1, 5)]
    found = {match.why_not_place(place) for place in closed}
    assert found == {None, Why(Message("reason-trade-1", card=name("card", "swans-1-1")), "trade.1")}


@pytest.mark.rule("turn.5")
def test_an_occupied_space_names_its_owner() -> None:
    match = turn("lime-1-1", {"B": "W09"})
    assert why(match, "place space=W09") == Why(Message("reason-turn-5", player=seat_name(1)), "turn.5")


@pytest.mark.rule("residences.2")
def test_residences_name_the_space_that_comes_next() -> None:
    match = turn("key-1-1", {"A": row("R", 1, 3)})
    assert why(match, "place space=R06") == Why(
        Message("reason-residences-2", space=name("space", "R04")), "residences.2"
    )


@pytest.mark.rule("citizens.4")
def test_a_higher_space_names_what_is_empty_below() -> None:
    match = turn("coin-1-1", {"B": "N11"})
    assert why(match, "place space=N21") == Why(
        Message("reason-citizens-4", missing=1, space=name("space", "N12")), "citizens.4"
    )
    assert why(match, "place space=N23").text.args["missing"] == 2


@pytest.mark.rule("extra.1")
def test_an_extra_card_lies_face_up() -> None:
    match = moment("extra card of A", face_up=["quartz-1-1"])
    assert why(match, "take card=lime-1-1") == Why(Message("reason-extra-1"), "extra.1")


@pytest.mark.rule("end.13")
def test_without_a_diamond_one_can_only_sail() -> None:
    match = turn("key-1-1", {"A": row("W", 1, 30)})
    assert why(match, "place space=R01") == Why(Message("reason-end-13"), "end.13")
    assert match.why_not("sail") is None


def test_what_belongs_to_another_step_is_told_with_what_is_asked() -> None:
    match = turn("quartz-1-1")
    assert why(match, "stay") == Why(
        Message("reason-general-now", asked=match.title.prompt(match.game, 0).text), "general.now"
    )
