"""Nobody is told more than they may know, looked for in the very bytes that went over the line."""

from __future__ import annotations

import random
from typing import Any

from ludoteca.core.rng import Sealed
from tests.server.visitors import GREEDY, ME, YOU, House, Laid, Visitor

HELD_CARDS = ("hand", "kept")


def secrets_of(laid: Laid) -> list[str]:
    """What no message may ever say before the end, whoever asks."""
    stored = laid.house.lobby.live[laid.table].standing.stored
    rng = laid.match().game.rng
    assert stored.table.secret is not None
    assert isinstance(rng, Sealed)
    hashes = [seat.token for seat in stored.seats if seat.token]
    return [stored.table.secret.hex(), rng.key.hex(), *laid.tokens.values(), *hashes]


def unknown_cards(laid: Laid, seat: int | None) -> list[str]:
    """The cards in others' hands and in the pile that a seat has never seen, by the position."""
    position = laid.match().position()
    me = laid.match().view(seat)
    seen = {card for cards in me["remembered"].values() for card in cards}
    found: list[str] = list(position["pile"][: position["left"]])
    for number, player in enumerate(position["players"]):
        if number != seat:
            found += [*player["hand"], *([player["kept"]] if player["kept"] else [])]
    return [card for card in found if card not in seen]


def check(laid: Laid, visitor: Visitor, seat: int | None) -> None:
    """The newest message holds no card its reader cannot know."""
    for card in unknown_cards(laid, seat):
        assert card not in visitor.raw[-1], f"seat {seat} was told of {card}"


def test_no_page_is_told_what_it_may_not_know(house: House) -> None:
    laid = house.lay(ME, YOU, YOU)
    chance = random.Random(3)
    hidden = secrets_of(laid)
    assert len(unknown_cards(laid, 0)) > len(unknown_cards(laid, None)) // 2 > 0
    with laid.visit(0) as ana, laid.visit(1) as bruno, laid.visit(2) as clara, laid.visit() as onlooker:
        people = {0: ana, 1: bruno, 2: clara}
        readers: list[tuple[int | None, Visitor]] = [*people.items(), (None, onlooker)]
        for visitor in people.values():
            visitor.catch_up()
        while laid.match().deciding():
            seat = chance.choice(laid.match().deciding())
            following = laid.house.lobby.live[laid.table].seq + 1
            people[seat].act(seat, chance.choice(people[seat].actions(seat)))
            for reader, visitor in readers:
                visitor.until_seq(following)
                if not visitor.over():
                    check(laid, visitor, reader)
        for _, visitor in readers:
            assert visitor.over()
            assert visitor.raw[-1].count(hidden[0]) == 1
            for text in visitor.raw[:-1]:
                assert not any(secret in text for secret in hidden)


def test_nothing_hidden_comes_by_http(house: House) -> None:
    laid = house.lay(ME, YOU, public=True)
    hidden = secrets_of(laid)
    token = {"tokens": [laid.tokens[0]]}
    answers = [
        house.http.get(f"/api/tables/{laid.table}"),
        house.http.get("/api/tables"),
        house.http.post("/api/tables/mine", json=token),
        house.http.get(f"/api/tables/{laid.table}/record"),
        house.http.get("/api/info"),
    ]
    for answer in answers:
        assert not any(secret in answer.text for secret in hidden)
    assert answers[3].status_code == 409
    assert answers[3].json()["problem"]["key"] == "record-early"


def test_refusals_tell_nothing_hidden(house: House) -> None:
    """Guessing at another's hand gives the same answer whether the card is there or not."""
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        mine: dict[str, Any] = ana.seat(0)["view"]
        theirs = laid.match().view(1)["hand"][0]
        pile = laid.match().position()["pile"][0]
        told = []
        for card in (theirs, pile):
            ana.act(0, f"keep card={card}")
            refusal = ana.refusal()
            assert refusal["args"]["action"] == f"keep card={card}"
            told.append(refusal["key"])
        assert told[0] == told[1]
        assert theirs not in mine["hand"]


def test_a_page_may_hold_no_more_than_it_proves(house: House) -> None:
    laid = house.lay(ME, YOU, GREEDY)
    with laid.visit(1) as bruno:
        assert [state["seat"] for state in bruno.state["seats"]] == [1]
        assert not any(bruno.seat(1)["view"]["seats"][0].get(name) == [] for name in HELD_CARDS)
