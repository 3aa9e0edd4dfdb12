"""The past of a table: what one's own eyes saw then, and once it is over what anybody did."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from pydantic import TypeAdapter

from ludoteca.games import titles
from ludoteca.server.looking_back import Reels
from ludoteca.server.protocol import ServerMessage
from tests.server.test_records import a_game, import_table
from tests.server.visitors import ME, YOU, House, Laid, Visitor, play_on, words

PROTOCOL: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
CHANCE = random.Random(4)


def look_back(visitor: Visitor, move: int, eyes: int | str | None, **wanted: Any) -> dict[str, Any]:
    """A moment; it comes before the answer that all is done."""
    said = visitor.say(type="replay", move=move, eyes=eyes, **wanted)
    visitor.until_done(said)
    assert said in visitor.done, visitor.refused
    text = visitor.raw[-2]
    PROTOCOL.validate_json(text, strict=True)
    found: dict[str, Any] = json.loads(text)
    assert (found["type"], found["id"]) == ("moment", said)
    return found


def refused(visitor: Visitor, move: int, eyes: int | str | None) -> str:
    visitor.say(type="replay", move=move, eyes=eyes)
    return words(visitor.refusal())


def live(visitor: Visitor, seat: int | None) -> dict[str, Any]:
    """What a page is shown of the table as it stands."""
    state = visitor.seat(seat)
    return {
        "deciding": visitor.state["deciding"],
        "scores": visitor.state["scores"],
        **{key: state[key] for key in ("view", "prompt", "clause")},
    }


def shown(moment: dict[str, Any]) -> dict[str, Any]:
    seat = moment["seat"]
    assert (seat["actions"], seat["picks"], seat["undo"]["steps"]) == ([], None, 0)
    return {
        "deciding": moment["deciding"],
        "scores": moment["scores"],
        **{key: seat[key] for key in ("view", "prompt", "clause")},
    }


@pytest.mark.parametrize("title", titles())
def test_a_moment_is_what_the_page_was_shown_then(house: House, title: str) -> None:
    laid = house.lay(ME, YOU, title=title)
    with laid.visit(0, 1) as both, laid.visit(0) as ana, laid.visit() as onlooker:
        pages: list[tuple[Visitor, int | None]] = [(both, 1), (ana, 0), (onlooker, None)]
        then: list[list[dict[str, Any]]] = []
        for _ in range(45):
            for page, _ in pages:
                page.until_seq(both.seq)
            then.append([live(page, eyes) for page, eyes in pages])
            play_on(both, [0, 1], CHANCE.choice, moves=1)
        for move in CHANCE.sample(range(45), 12):
            for (page, eyes), before in zip(pages, then[move], strict=True):
                found = look_back(page, move, eyes)
                assert (found["move"], found["eyes"]) == (move, eyes)
                assert shown(found) == before


def test_while_a_game_goes_on_one_looks_through_ones_own_eyes(house: House) -> None:
    laid = house.lay(ME, YOU, YOU)
    with laid.visit(0) as ana, laid.visit(1, 2) as others, laid.visit() as onlooker:
        assert (ana.state["eyes"], others.state["eyes"], onlooker.state["eyes"]) == ([0], [1, 2], [None])
        for visitor, foreign in (
            (ana, (1, 2, "all", 7)),
            (others, (0, "all")),
            (onlooker, (0, 1, "all", -1)),
        ):
            for eyes in foreign:
                assert "while the game goes on" in refused(visitor, 0, eyes)
        assert look_back(ana, 0, None)["seat"]["seat"] is None, "anybody may look on"


def test_what_another_did_in_secret_is_not_told(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno, laid.visit() as onlooker:
        bruno.take(1, bruno.actions(1)[0])
        kept = laid.match().record.entries[0].action
        card = laid.match().title.alphabet.write(kept).split("=")[1]
        for visitor in (ana, onlooker):
            visitor.until_seq(1)
        assert look_back(bruno, 1, 1)["action"]["key"] == "action-keep"
        for visitor, eyes in ((ana, 0), (onlooker, None)):
            for log in (False, True):
                found = look_back(visitor, 1, eyes, log=log)
                assert (found["player"], found["action"]) == (1, None)
                assert card not in visitor.raw[-2]


def finished(house: House) -> Laid:
    return import_table(house, a_game(10_000).record.write(), ME, YOU)


def test_when_it_is_over_one_looks_through_any_eyes(house: House) -> None:
    laid = finished(house)
    record = laid.match().record
    with laid.visit(1) as bruno, laid.visit() as onlooker:
        assert bruno.state["eyes"] == [1, 0, None, "all"]
        assert onlooker.state["eyes"] == [None, 0, 1, "all"]
        for move in (0, 7, len(record.entries)):
            match = record.replay(move)
            for eyes in (0, 1, None):
                assert look_back(onlooker, move, eyes)["seat"]["view"] == json.loads(
                    json.dumps(match.view(eyes))
                )
            all_seen = look_back(onlooker, move, "all")
            assert all_seen["seat"]["seat"] == (None if match.over() else match.player())
            assert move == 0 or all_seen["action"] is not None


def test_the_log_comes_when_asked_for_as_these_eyes_read_it(house: House) -> None:
    laid = finished(house)
    with laid.visit(0) as ana:
        assert look_back(ana, 3, 1)["seat"]["log"] == []
        assert look_back(ana, 3, 0, log=True)["seat"]["log"] == ana.logs[0]
        everybody = [len(look_back(ana, 3, eyes, log=True)["seat"]["log"]) for eyes in (None, 0, "all")]
        assert everybody == sorted(everybody)


def test_from_turn_to_turn(house: House) -> None:
    laid = finished(house)
    last = len(laid.match().record.entries)
    with laid.visit(0) as ana:
        assert look_back(ana, 0, 0, turn=1)["move"] == 2, "two cards are kept at once"
        assert look_back(ana, 1, 0, turn=-1)["move"] == 0
        assert look_back(ana, last, 0, turn=1)["move"] == last
        ana.say(type="replay", move=1, eyes=0, turn=2)
        assert ana.refusal()["key"] == "invalid-field"


def test_moments_that_are_not_there(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        assert "no moment 1" in refused(ana, 1, 0)
        ana.say(type="replay", move=-1, eyes=0)
        assert ana.refusal()["key"] == "invalid-field"
    with Visitor.of(house.port, laid.table, greet=False) as stranger:
        stranger.say(type="replay", move=0, eyes=None)
        assert stranger.refusal()["key"] == "hello-first"


def test_the_past_goes_with_what_is_taken_back(house: House) -> None:
    laid = house.lay(ME, YOU, title="caylus")
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0], moves=3)
        seat = next(seat for seat in (0, 1) if both.seat(seat)["undo"]["steps"])
        moves = both.state["moves"]
        before = look_back(both, moves, seat)
        both.undo(seat)
        both.until_done(both.sent)
        assert "no moment" in refused(both, moves, seat)
        other = both.actions(seat)[-1]
        both.take(seat, other)
        assert look_back(both, moves, seat)["seat"]["view"] != before["seat"]["view"]


def test_only_the_last_reels_are_kept(house: House) -> None:
    tables = [house.lay(ME, YOU) for _ in range(3)]
    standings = [house.lobby.live[laid.table].standing for laid in tables]
    reels = Reels(most=2)
    first = reels.of(standings[0])
    reels.of(standings[1])
    assert reels.of(standings[0]) is first
    reels.of(standings[2])
    assert reels.of(standings[0]) is first
    assert len(reels.kept) == 2
