"""What people prepare while others play: played when its time comes, and nobody else's business till then."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.match import Match
from ludoteca.server.disk import FILE
from ludoteca.server.protocol import Preparable, PreparedNow
from tests.server.visitors import GREEDY, ME, YOU, House, Laid, Visitor, wait_until, words

CLARA = {"kind": "me", "name": "Clara"}


def lay(house: House, match: Match, *seats: dict[str, Any], confirm: bool = False) -> Laid:
    """A table that goes on from here; the same every time."""
    body = {"record": match.record.write(), "seats": list(seats), "confirm": confirm}
    return Laid.of(house, house.post("/api/tables/import", body))


def caylus(players: int = 2) -> Match:
    """The first worker is to be placed; seat 0 begins."""
    matches = [ludoteca.new("caylus", players=players, seed=seed) for seed in range(100)]
    in_order = list("ABCDE"[:players])
    return next(match for match in matches if match.position()["order"] == in_order)


def first_seed(players: int) -> int:
    """Of a game of Mille Fiori that seat 0 begins."""
    seeds = range(100)
    return next(n for n in seeds if ludoteca.new("millefiori", players=players, seed=n).deciding()[0] == 0)


def prepare(page: Visitor, seat: int, **what: Any) -> dict[str, Any]:
    """Prepare something; what the page is told that its seat has prepared."""
    page.until_done(page.say(type="prepare", seat=seat, **what))
    return told(page, seat)


def told(page: Visitor, seat: int) -> dict[str, Any]:
    """What a page was told last about what a seat has prepared."""
    page.catch_up()
    messages = [json.loads(text) for text in page.raw]
    (*_, newest) = [message for message in messages if message["type"] == "prepared"]
    PreparedNow.model_validate(newest)
    return next(found for found in newest["seats"] if found["seat"] == seat)


def may_prepare(page: Visitor, seat: int) -> list[str]:
    """What a page is told that its seat could do if it were asked now."""
    page.until_done(page.say(type="may_prepare", seat=seat))
    (found,) = [text for text in page.raw if f'"preparable","id":{page.sent},' in text]
    return [action.action for action in Preparable.model_validate_json(found).actions]


def actions(laid: Laid) -> list[str]:
    """The record so far: ordinary actions."""
    match = laid.match()
    return [f"{entry.seat} {match.title.alphabet.write(entry.action)}" for entry in match.record.entries]


def kept(laid: Laid, seat: int) -> Any:
    """What the server keeps with a seat."""
    return laid.house.lobby.live[laid.table].standing.seats[seat].prepared


# --- a first action -----------------------------------------------------------------------------------


def test_a_first_action_is_played_with_what_makes_it_ones_turn_though_the_page_is_closed(
    house: House,
) -> None:
    laid = lay(house, caylus(), ME, YOU)
    with laid.visit(0) as ana:
        with laid.visit(1) as bruno:
            assert told(bruno, 1)["may"] == ["passes", "first"]
            offered = may_prepare(bruno, 1)
            assert offered == ana.actions(0)
            found = prepare(bruno, 1, first="place building=castle")
            assert found["first"]["action"] == "place building=castle"
            assert bruno.seq == 0
        version = laid.house.lobby.live[laid.table].standing.table.version
        ana.take(0, "place building=gate")
        assert laid.house.lobby.live[laid.table].standing.table.version == version + 1
        assert actions(laid) == ["0 place building=gate", "1 place building=castle"]
        assert ana.actions(0)
    assert kept(laid, 1) is None


def test_what_is_prepared_is_played_or_lost_together_with_what_triggers_it(
    build: Callable[..., House], tmp_path: Path
) -> None:
    house = build()
    laid = lay(house, caylus(), ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        prepare(bruno, 1, first="place building=castle")
        with sqlite3.connect(tmp_path / FILE) as database:
            refuse = "BEGIN SELECT RAISE(ABORT, 'no'); END"
            database.execute(f"CREATE TRIGGER no BEFORE INSERT ON messages WHEN NEW.seat = 1 {refuse}")
        ana.act(0, "place building=gate")
        ana.refusal()
        assert actions(laid) == []
        with sqlite3.connect(tmp_path / FILE) as database:
            assert database.execute("SELECT count(*) FROM messages").fetchone() == (0,)
            database.execute("DROP TRIGGER no")
        assert told(bruno, 1)["first"]["action"] == "place building=castle"
        ana.take(0, "place building=gate")
    assert len(actions(laid)) == 2


def test_what_can_no_longer_be_done_is_dropped_with_a_note(house: House) -> None:
    laid = lay(house, caylus(), ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        prepare(bruno, 1, first="place building=gate")
        ana.take(0, "place building=gate")
        found = told(bruno, 1)
        assert found["first"] is None
        assert found["dropped"]["text"]["key"] == "action-place"
        assert (found["dropped"]["reason"]["key"], found["dropped"]["clause"]) == (
            "reason-placing-20",
            "placing.20",
        )
        assert actions(laid) == ["0 place building=gate"]
        assert bruno.actions(1)
        assert prepare(bruno, 1)["dropped"] is None, "the note has been read"


def test_a_first_action_that_has_become_dearer_is_dropped(house: House) -> None:
    laid = lay(house, caylus(3), ME, YOU, CLARA)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        prepare(bruno, 1, first="place building=castle")
        ana.take(0, "pass")
        found = told(bruno, 1)
        assert words(found["dropped"]["reason"]) == "It would cost more now than when you prepared it."
        assert "place building=castle" in bruno.actions(1)


def test_what_was_called_off_is_not_played(house: House) -> None:
    laid = lay(house, caylus(), ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        prepare(bruno, 1, first="place building=castle", passes=True)
        found = prepare(bruno, 1)
        assert (found["first"], found["passes"]) == (None, False)
        ana.take(0, "place building=gate")
        assert actions(laid) == ["0 place building=gate"]
        bruno.until_seq(1)
        assert bruno.actions(1)


def test_several_seats_follow_each_other(house: House) -> None:
    laid = lay(house, caylus(3), ME, YOU, CLARA)
    with laid.visit(0) as ana, laid.visit(1) as bruno, laid.visit(2) as clara:
        prepare(bruno, 1, first="place building=castle")
        prepare(clara, 2, first="place building=stables")
        ana.take(0, "place building=gate")
        assert actions(laid)[1:] == ["1 place building=castle", "2 place building=stables"]
        clara.until_seq(3)


def test_a_first_action_follows_a_bots_move(house: House) -> None:
    match = ludoteca.new("millefiori", players=3, seed=first_seed(3))
    laid = lay(house, match, ME, GREEDY, YOU)
    with laid.visit(0) as ana, laid.visit(2) as clara:
        ana.take(0, ana.actions(0)[0])
        clara.take(2, clara.actions(2)[0])
        ana.until_seq(3)
        assert prepare(clara, 2, first="sail")["first"]
        ana.take(0, "sail")
        clara.line.close()
        ana.until(lambda state: state["deciding"] == [0, 1, 2])
    acted = [line for line in actions(laid) if line[2:6] != "keep"]
    assert acted[0] == "0 sail"
    assert acted[1].startswith("1 ")
    assert "2 sail" in acted


def test_who_takes_a_prepared_move_back_is_asked_again(house: House) -> None:
    laid = lay(house, caylus(), ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        prepare(bruno, 1, first="place building=castle", passes=True)
        ana.take(0, "place building=gate")
        bruno.until_seq(2)
        assert ana.seat(0)["undo"]["steps"] == 0, "somebody else has acted"
        assert bruno.seat(1)["undo"]["steps"] == 1
        bruno.undo(1)
        bruno.until_done(bruno.sent)
        assert actions(laid) == ["0 place building=gate"]
        assert "place building=castle" in bruno.actions(1)
        found = told(bruno, 1)
        assert (found["first"], found["passes"], found["dropped"]) == (None, False, None)


def test_what_was_prepared_outlives_the_server(build: Callable[..., House]) -> None:
    house = build()
    laid = lay(house, caylus(), ME, YOU)
    with laid.visit(1) as bruno:
        prepare(bruno, 1, first="place building=castle")
    house.close()
    again = Laid(build(), laid.table, laid.tokens)
    with again.visit(1) as bruno, again.visit(0) as ana:
        assert told(bruno, 1)["first"]["action"] == "place building=castle"
        ana.take(0, "place building=gate")
    assert actions(again)[-1] == "1 place building=castle"


# --- passing, and ends of turns -------------------------------------------------------------------------


@pytest.mark.parametrize("confirm", [False, True])
def test_passing_holds_for_the_rest_of_the_round_and_no_longer(house: House, confirm: bool) -> None:
    laid = lay(house, caylus(), ME, YOU, confirm=confirm)
    with laid.visit(0) as ana:
        with laid.visit(1) as bruno:
            prepare(bruno, 1, passes=True)
        while laid.match().game.turn == 1:  # type: ignore[attr-defined]
            ana.take(0, ana.actions(0)[-1])
    said = [line[2:] for line in actions(laid) if line.startswith("1 ")]
    assert said == (["pass", "end", "decline"] if confirm else ["pass", "decline"])
    assert kept(laid, 1) is None


def test_a_first_action_that_fails_lets_nobody_pass(house: House) -> None:
    laid = lay(house, caylus(), ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        prepare(bruno, 1, first="place building=gate", passes=True)
        ana.take(0, "place building=gate")
        assert told(bruno, 1)["passes"] is False
        assert actions(laid) == ["0 place building=gate"]


def test_turns_end_by_themselves_when_nothing_is_left_to_do(house: House) -> None:
    laid = lay(house, caylus(), ME, YOU, confirm=True)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        prepare(bruno, 1, first="place building=castle", ends=True)
        ana.take(0, "place building=gate")
        assert actions(laid) == ["0 place building=gate"], "Ana may still take it back"
        ana.take(0, "end")
        assert actions(laid)[2:] == ["1 place building=castle", "1 end"]
        ana.take(0, ana.actions(0)[0])
        ana.take(0, "end")
        bruno.until_seq(ana.seq)
        bruno.take(1, bruno.actions(1)[0])
        assert actions(laid)[-1] == "1 end", "it holds until it is called off"
        assert told(bruno, 1)["ends"] is True


# --- secrecy ------------------------------------------------------------------------------------------


def heard(laid: Laid, premove: bool) -> dict[str, list[str]]:
    """What everybody but Bruno hears, byte by byte, if he has prepared his move or is just quick."""
    with laid.visit(0) as ana, laid.visit(1) as bruno, laid.visit(2) as clara, laid.visit() as onlooker:
        others = {"ana": ana, "clara": clara, "onlooker": onlooker}
        for page in [*others.values(), bruno]:
            page.catch_up()
            page.raw.clear()
        if premove:
            bruno.until_done(bruno.say(type="prepare", seat=1, first="place building=castle"))
        for page in others.values():
            page.catch_up()
            assert [json.loads(text)["type"] for text in page.raw] == ["pong"]
        ana.take(0, "place building=gate")
        if not premove:
            bruno.until_seq(1)
            bruno.take(1, "place building=castle")
        for page in others.values():
            page.until_seq(2)
            page.catch_up()
        seqless = {name: [text for text in page.raw if '"done"' not in text] for name, page in others.items()}
    return seqless


def test_others_hear_the_same_whether_a_move_was_prepared_or_quick(house: House) -> None:
    match = caylus(3)
    quick = heard(lay(house, match, ME, YOU, CLARA), premove=False)
    prepared = heard(lay(house, match, ME, YOU, CLARA), premove=True)
    assert prepared == quick
    assert len(quick["onlooker"]) == 4, "two pongs, and a change for each of two moves"


def test_an_empty_or_broken_promise_is_not_noticed_either(house: House) -> None:
    found: list[list[str]] = []
    for first in ("place building=gate", None):
        laid = lay(house, caylus(3), ME, YOU, CLARA)
        with laid.visit(0) as ana, laid.visit(1) as bruno, laid.visit() as onlooker:
            onlooker.catch_up()
            onlooker.raw.clear()
            bruno.until_done(bruno.say(type="prepare", seat=1, first=first))
            ana.take(0, "place building=gate")
            onlooker.until_seq(1)
            onlooker.catch_up()
            found.append(onlooker.raw)
    assert found[0] == found[1]


def test_nothing_prepared_comes_by_http(house: House) -> None:
    laid = lay(house, caylus(), ME, YOU)
    with laid.visit(1) as bruno:
        before = laid.info()
        prepare(bruno, 1, first="place building=castle")
        assert laid.info() == before
        mine = house.post("/api/tables/mine", {"tokens": [laid.tokens[0]]})
        assert "castle" not in json.dumps(mine)


# --- refusals -----------------------------------------------------------------------------------------


def refused(page: Visitor, seat: int, **what: Any) -> str:
    page.say(type="prepare", seat=seat, **what)
    return words(page.refusal())


def test_what_cannot_be_prepared_is_refused_in_words(house: House) -> None:
    laid = lay(house, caylus(), ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno, laid.visit() as onlooker:
        assert "It is your turn" in refused(ana, 0, first="place building=castle")
        assert "It is your turn" in refused(ana, 0, passes=True)
        assert "does not hold" in refused(ana, 1, passes=True)
        assert "does not hold" in refused(onlooker, 1, passes=True)
        assert "every turn ends by itself" in refused(bruno, 1, ends=True)
        assert "could not be done" in refused(bruno, 1, first="place building=residence")
        assert bruno.refused[-1]["reason"]["clause"] == "placing.17"
        assert "provost" in refused(bruno, 1, first="provost castle=1")
        ana.say(type="may_prepare", seat=1)
        assert "does not hold" in words(ana.refusal())
        assert may_prepare(ana, 0) == []
    assert kept(laid, 1) is None
    with house.lay(ME, YOU).visit(0) as ana:
        assert "It is your turn" in refused(ana, 0, passes=True)
        ana.take(0, ana.actions(0)[0])
        assert "no passing" in refused(ana, 0, passes=True)
    with house.lay(ME, {"kind": "open"}).visit(0) as ana:
        assert "not begun" in refused(ana, 0, ends=True)
        assert "prepared" not in {json.loads(text)["type"] for text in ana.raw if '"may"' in text}


def test_before_one_may_know_what_one_is_asked_there_is_nothing_to_prepare(house: House) -> None:
    match = ludoteca.new("millefiori", players=2, seed=first_seed(2))
    laid = lay(house, match, ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        assert told(ana, 0)["may"] == []
        ana.take(0, ana.actions(0)[0])
        assert told(ana, 0)["may"] == ["first"], "her own card is known to her"
        hers = set(may_prepare(ana, 0))
        bruno.take(1, bruno.actions(1)[0])
        ana.until_seq(2)
        assert set(ana.actions(0)) == hers
        assert "sail" in may_prepare(bruno, 1)


# --- leaving ------------------------------------------------------------------------------------------


def test_whoever_hands_the_seat_over_has_prepared_nothing(build: Callable[..., House]) -> None:
    house = build(absent_after=0)
    for goes in ("stand_in", "leave"):
        laid = lay(house, caylus(), ME, YOU)
        with laid.visit(0) as ana:
            with laid.visit(1) as bruno:
                prepare(bruno, 1, first="place building=castle", passes=True)
                if goes == "leave":
                    bruno.until_done(bruno.say(type="leave", seat=1))
            if goes == "stand_in":
                wait_until(lambda laid=laid: len(house.lobby.live[laid.table].pages) == 1)  # type: ignore[misc]
                ana.until_done(ana.say(type="stand_in", seat=1, by=0, bot="greedy"))
        assert kept(laid, 1) is None


def test_at_the_end_nothing_is_left_of_it(house: House) -> None:
    laid = lay(house, caylus(), ME, YOU, confirm=True)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        prepare(bruno, 1, ends=True)
        ana.until_done(ana.say(type="cancel", seat=0))
        bruno.until_done(bruno.say(type="cancel", seat=1))
        assert bruno.state["table"]["status"] == "cancelled"
        said = [json.loads(text) for text in bruno.raw]
        assert [text for text in said if text["type"] == "prepared"][-1]["seats"] == []
    assert kept(laid, 1) is None
