"""Going on from a moment: who may, with whom, and that the record says where it came from."""

from __future__ import annotations

from typing import Any

from ludoteca.core.record import Record
from ludoteca.games import title
from tests.server.test_looking_back import finished
from tests.server.test_records import exported
from tests.server.visitors import GREEDY, ME, RANDOM, YOU, House, Laid, Visitor, play_on, words


def branch(visitor: Visitor, move: int, *seats: dict[str, Any], **wanted: Any) -> dict[str, Any]:
    """The new table, or why there is none."""
    said = visitor.say(type="branch", move=move, seats=list(seats), **wanted)
    while True:
        message = visitor.hear()
        if message["type"] in ("branched", "refused"):
            assert message["id"] == said
            return message


def refused(visitor: Visitor, move: int, *seats: dict[str, Any], **wanted: Any) -> str:
    return words(branch(visitor, move, *seats, **wanted)["problem"])


def test_from_a_finished_game_to_another_end(house: House) -> None:
    laid = finished(house)
    record = laid.match().record
    with laid.visit() as onlooker:
        new = Laid.of(house, branch(onlooker, 40, GREEDY, ME))
    assert list(new.tokens) == [1]
    assert new.info()["origin"] == f"table {laid.table} moment 40"
    assert new.match().record.entries[:40] == record.entries[:40]
    with new.visit(1) as ana:
        play_on(ana, [1], lambda actions: actions[-1])
    again = Record.read(exported(new), title)
    assert again.origin == f"table {laid.table} moment 40"
    assert again.replay().over()
    assert laid.match().record.entries == record.entries, "the game itself stays as it is"


def test_with_hidden_things_drawn_anew(house: House) -> None:
    laid = finished(house)
    then = laid.match().record.replay(40)
    with laid.visit(0) as ana:
        new = Laid.of(house, branch(ana, 40, ME, YOU, guess=0))
        other = Laid.of(house, branch(ana, 40, ME, YOU, guess=0))
    assert new.info()["origin"] == f"table {laid.table} moment 40 guessed by A"
    assert new.match().view(0) == then.view(0) == other.match().view(0)
    assert new.match().position() != other.match().position()


def test_alone_against_bots_one_may_at_any_time(house: House) -> None:
    laid = house.lay(ME, RANDOM)
    with laid.visit(0) as ana, laid.visit() as onlooker:
        play_on(ana, [0], lambda actions: actions[0], moves=4)
        assert branch(ana, 3, ME, RANDOM)["type"] == "branched"
        assert "Only those who play here" in refused(onlooker, 3, ME, RANDOM)


def test_a_table_of_several_people_that_goes_on_refuses(house: House) -> None:
    laid = house.lay(ME, YOU, RANDOM)
    tables = len(house.lobby.live)
    with laid.visit(0, 1) as both, laid.visit() as onlooker:
        for visitor in (both, onlooker):
            for guess in (None, 0):
                assert "Several people" in refused(visitor, 0, ME, ME, ME, guess=guess)
    assert len(house.lobby.live) == tables


def test_what_cannot_be_gone_on_from(house: House) -> None:
    laid = finished(house)
    last = len(laid.match().record.entries)
    with laid.visit(0) as ana:
        assert "over at this moment" in refused(ana, last, ME, RANDOM)
        assert "no moment" in refused(ana, last + 1, ME, RANDOM)
        assert "for 2 players" in refused(ana, 3, ME)
        assert "no such seat" in refused(ana, 3, ME, RANDOM, guess=5).lower()
