"""A page is shown the whole once and then what changes; whoever loses the thread gets the whole again."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from pydantic import TypeAdapter

from ludoteca.games import titles
from ludoteca.server.audience import unpacked
from ludoteca.server.patches import patch
from ludoteca.server.protocol import ServerMessage, State
from tests.server.visitors import GREEDY, ME, YOU, House, Visitor, patched, play_on

PROTOCOL: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


def test_a_patch_leads_from_one_state_to_the_other() -> None:
    before = {"a": 1, "b": [1, {"c": 2, "x": None}], "gone": [], "list": [1, 2]}
    after = {"a": 1, "b": [1, {"c": 3, "x": None}], "new": {"d": []}, "list": [1]}
    found = patch(before, after)
    assert found == [[["gone"]], [["b", 1, "c"], 3], [["new"], {"d": []}], [["list"], [1]]]
    assert patched(before, found) == after
    assert patch(after, after) == []


def test_random_states_are_patched_into_each_other() -> None:
    chance = random.Random(5)
    for _ in range(500):
        before, after = {"": anything(chance, 4)}, {"": anything(chance, 4)}
        assert patched(before, patch(before, after)) == after


def anything(chance: random.Random, depth: int) -> Any:
    kind = chance.randrange(5 if depth else 3)
    if kind == 3:
        return [anything(chance, depth - 1) for _ in range(chance.randrange(4))]
    if kind == 4:
        return {key: anything(chance, depth - 1) for key in chance.sample("abcd", chance.randrange(4))}
    return chance.choice([None, 2, "x", "y", 3])


@pytest.mark.parametrize("title", titles())
def test_changes_add_up_to_the_whole(house: House, title: str) -> None:
    """After each of many moves, takings back among them, who got changes sees what a newcomer is shown."""
    laid = house.lay(ME, YOU, title=title)
    chance = random.Random(7)
    with laid.visit(0, 1) as both, laid.visit(1) as bruno, laid.visit() as onlooker:
        for move in range(40):
            play_on(both, [0, 1], chance.choice, moves=1)
            seat = chance.randrange(2)
            if move % 5 == 4 and both.seat(seat)["undo"]["steps"]:
                both.undo(seat, whole_turn=move % 2 == 0)
                both.until_done(both.sent)
        for visitor, seats in ((both, (0, 1)), (bruno, (1,)), (onlooker, ())):
            visitor.catch_up()
            for text in visitor.raw:
                PROTOCOL.validate_json(text, strict=True)
            kinds = [json.loads(text)["type"] for text in visitor.raw]
            assert kinds.count("state") == 1
            assert kinds.count("change") >= 40
            State.model_validate(visitor.state, strict=True)
            with laid.visit(*seats) as newcomer:
                assert visitor.state == newcomer.state
                assert visitor.logs == newcomer.logs


@pytest.mark.parametrize("title", titles())
def test_nothing_is_told_that_has_not_changed(house: House, title: str) -> None:
    """States are plain data: what comes back from the line is what went out."""
    laid = house.lay(ME, YOU, title=title)
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], random.Random(1).choice, moves=25)
        shown = house.lobby.live[laid.table].audience
        before = unpacked(shown.shown[(0, 1)].document)
        assert patch(before, shown.state((0, 1), shown.revision)) == []


def test_a_live_table_holds_no_notes(house: House) -> None:
    """The log is made again for whoever comes; the longer the game, the more it would take."""
    laid = house.lay(ME, YOU)
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], random.Random(4).choice, moves=40)
        both.catch_up()
        match = laid.match()
        assert match.told_from == len(match.journal) > 40
        assert not any(match.journal)
        with laid.visit(0, 1) as newcomer:
            assert newcomer.logs == both.logs
            assert len(newcomer.logs[0]) > 40
        assert match is laid.match()
        assert not any(match.journal)


def test_a_change_is_much_smaller_than_the_whole(house: House) -> None:
    for title in titles():
        laid = house.lay(ME, YOU, title=title)
        with laid.visit(0, 1) as both, laid.visit() as onlooker:
            play_on(both, [0, 1], random.Random(3).choice, moves=30)
            onlooker.catch_up()
            said = [json.loads(text) for text in onlooker.raw]
            sizes = sorted([len(json.dumps(one["patch"])) for one in said if one["type"] == "change"])
            assert sizes[len(sizes) // 2] < len(json.dumps(onlooker.state)) / 4, title


def test_whoever_lost_the_thread_asks_for_the_whole(house: House) -> None:
    laid = house.lay(ME, YOU, GREEDY)
    with laid.visit(0, 1) as both, laid.visit(0) as ana:
        play_on(both, [0, 1], lambda actions: actions[0], moves=5)
        ana.catch_up()
        before, log = ana.state, ana.logs
        ana.state, ana.logs = {}, {}
        ana.until_done(ana.say(type="whole"))
        assert ana.state == before
        assert ana.logs == log
        assert [json.loads(text)["type"] for text in ana.raw[-3:]] == ["presence", "prepared", "done"]


def test_whoever_reads_slowly_gets_the_whole_later(house: House) -> None:
    """What the page has not read is dropped; it is then shown everything, and its own answers all came."""
    laid = house.lay(ME, YOU, title="burgundy", confirm=False)
    slow = Visitor.of(house.port, laid.table, laid.tokens[0], max_queue=1)
    with slow, laid.visit(0, 1) as both:
        slow.say(type="leave", seat=1)
        play_on(both, [0, 1], random.Random(4).choice, moves=120)
        page = next(page for page in house.lobby.live[laid.table].pages if page.eyes == (0,))
        assert len(page.letters) < 64
        slow.catch_up()
        both.catch_up()
        assert slow.state["seq"] == both.seq
        assert slow.seat(0) == both.seat(0)
        assert [refused["id"] for refused in slow.refused] == [2]
