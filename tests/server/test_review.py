"""The review of a game that is over: made once, kept with its table, the same for all who ask."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic import TypeAdapter

import ludoteca
from ludoteca.core.match import Match
from ludoteca.server.protocol import ServerMessage
from ludoteca.server.reviewing import made_by
from ludoteca.server.store import keeping_review, removing
from ludoteca.workers.pool import JobFailed
from tests.server.test_records import a_game, import_table
from tests.server.visitors import ME, RANDOM, YOU, House, Laid, Visitor, words
from tests.unlearned import forget

PROTOCOL: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
LAST = 16
"""So many actions the games here are long."""


def to_the_end(match: Match) -> Match:
    chance = random.Random(3)
    while not match.over():
        seat = chance.choice(match.deciding())
        match.play(chance.choice(match.legal_actions(seat)), seat)
    return match


def the_end_of_a_game() -> Match:
    """A short record: it begins with a position near the end."""
    whole = a_game(10_000)
    start = a_game(len(whole.record.entries) - LAST)
    return to_the_end(ludoteca.from_position("millefiori", start.position()))


def finished(house: House) -> Laid:
    return import_table(house, the_end_of_a_game().record.write(), ME, YOU)


def answer(visitor: Visitor, asked: int) -> tuple[dict[str, Any], list[tuple[int, int]]]:
    """What comes of a question, and what was told on the way."""
    progress: list[tuple[int, int]] = []
    while True:
        message = visitor.hear()
        if message.get("id") == asked and message["type"] in ("reviewing", "reviewed", "compared", "refused"):
            PROTOCOL.validate_json(visitor.raw[-1], strict=True)
            if message["type"] != "reviewing":
                return message, progress
            progress.append((message["done"], message["of"]))


def review(visitor: Visitor) -> dict[str, Any]:
    return answer(visitor, visitor.say(type="review"))[0]


def refused(visitor: Visitor) -> str:
    message = review(visitor)
    assert message["type"] == "refused", message
    assert words(message["problem"])
    return str(message["problem"]["key"])


@pytest.fixture(scope="module")
def laid(house: House) -> Laid:
    return finished(house)


def test_whoever_may_look_may_ask_and_is_told_how_far_it_is(house: House) -> None:
    laid = finished(house)
    with laid.visit() as onlooker:
        found, progress = answer(onlooker, onlooker.say(type="review"))
    match = laid.match()
    moves = len(match.record.entries)
    assert found["type"] == "reviewed", found
    assert progress == sorted(set(progress))
    assert progress[-1] == (moves, moves)
    assert len(found["margins"]) == moves + 1
    assert found["first"] == 0
    scores = match.scores()
    assert found["margins"][-1] == [scores[0] - scores[1], scores[1] - scores[0]]
    for player in found["players"]:
        account = player["account"]
        parts = [account[part] for part in ("start", "own", "others", "luck", "second_thoughts")]
        assert sum(parts) == pytest.approx(account["result"], abs=0.05)
        assert account["result"] == found["margins"][-1][player["side"]]


def test_no_bot_and_no_hint_waits_for_a_review(house: House) -> None:
    """It has a process of its own, behind those that somebody waits for."""
    services = house.lobby.services
    pools = (services.workers, services.teachers, services.reviewers)
    assert len({id(pool) for pool in pools}) == 3
    assert [pool.nice for pool in pools] == sorted({pool.nice for pool in pools})
    laid, other = finished(house), house.lay(ME, RANDOM)
    with laid.visit() as onlooker, other.visit(0) as ana:
        asked = onlooker.say(type="review")
        ana.take(0, ana.actions(0)[0])
        onlooker.catch_up()
        assert asked not in onlooker.done, "both tables answer meanwhile"
        assert answer(onlooker, asked)[0]["type"] == "reviewed"


def test_dear_decisions_are_told_as_they_stood(house: House, laid: Laid) -> None:
    with laid.visit(0) as ana:
        found = review(ana)
    match = laid.match()
    dear = [(player["seat"], one) for player in found["players"] for one in player["dearest"]]
    assert dear
    for seat, one in dear:
        entry = match.record.entries[one["move"]]
        assert (seat, one["chosen"]["action"]) == (entry.seat, match.title.alphabet.write(entry.action))
        then = Match.of(match.record.branch(one["move"]))
        assert one["better"]["action"] in then.written_actions(seat)
        told = match.title.describe(entry.action, then.game)
        assert one["chosen"]["text"] == told.to_json()


def test_it_is_made_once_and_kept(house: House, laid: Laid) -> None:
    with laid.visit(0) as ana, laid.visit() as onlooker:
        asked = [(visitor, visitor.say(type="review")) for visitor in (ana, onlooker)]
        first, second = [answer(visitor, said)[0] for visitor, said in asked]
        assert {**first, "id": 0} == {**second, "id": 0}
        store, mine = house.lobby.store, made_by(laid.match())
        kept = store.review(laid.table, mine)
        assert kept is not None
        store.write_together([keeping_review(laid.table, mine, {**kept, "guesses": 99})])
        assert review(ana)["guesses"] == 99, "what is kept is not made again"
        store.write_together([keeping_review(laid.table, "another", {**kept, "guesses": 99})])
        assert review(ana)["guesses"] == first["guesses"], "what another network says is"


def test_both_boards_of_a_decision(house: House, laid: Laid) -> None:
    match = laid.match()
    with laid.visit() as onlooker:
        move = 2
        then = Match.of(match.record.branch(move))
        entry = match.record.entries[move]
        other = next(one for one in then.legal_actions(entry.seat) if one != entry.action)
        written = match.title.alphabet.write(other)
        found = answer(onlooker, onlooker.say(type="compare", move=move, action=written))[0]
        then.play(other, entry.seat)
        played = Match.of(match.record.branch(move + 1))
        assert found["instead"]["view"] == then.view(entry.seat)
        assert found["played"]["view"] == played.view(entry.seat)
        for wrong, why in ((move, "illegal"), (10_000, "no-moment")):
            asked = onlooker.say(type="compare", move=wrong, action=written if wrong > move else "end")
            problem = answer(onlooker, asked)[0]["problem"]
            assert problem["key"].startswith(why), problem
            assert words(problem)
    with house.lay(ME, RANDOM).visit(0) as ana:
        asked = ana.say(type="compare", move=0, action="end")
        assert answer(ana, asked)[0]["problem"]["key"] == "review-early"


def test_before_the_end_it_is_refused(house: House) -> None:
    playing = house.lay(ME, RANDOM)
    with playing.visit(0) as ana:
        assert refused(ana) == "review-early"
    both = house.lay(ME, YOU)
    with both.visit(0, 1) as page:
        page.say(type="cancel", seat=0)
        page.until(lambda state: state["table"]["status"] == "cancelled")
        assert refused(page) == "table-cancelled"
    with Visitor.of(house.port, both.table, greet=False) as stranger:
        assert refused(stranger) == "hello-first"


def test_of_what_nobody_has_learned_there_is_none(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch, "burgundy")
    alone = to_the_end(ludoteca.new("burgundy", 1, seed=5))
    laid = import_table(house, alone.record.write(), ME)
    with laid.visit(0) as ana:
        assert refused(ana) == "review-unlearned"


def test_what_fails_can_be_asked_for_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def give_up(*_: object) -> None:
        raise JobFailed("no answer")

    with finished(house).visit(0) as ana:
        with monkeypatch.context() as failing:
            failing.setattr(house.lobby.services.reviewers, "do", give_up)
            assert refused(ana) == "review-failed"
        assert review(ana)["type"] == "reviewed"


def test_it_goes_with_its_table(house: House) -> None:
    laid = finished(house)
    store = house.lobby.store
    with laid.visit(0) as ana:
        review(ana)
        mine = made_by(laid.match())
        assert store.review(laid.table, mine) is not None
        version = house.lobby.live[laid.table].standing.table.version
    store.write_together([removing(laid.table, version)])
    assert store.review(laid.table, mine) is None
