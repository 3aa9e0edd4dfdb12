"""Records out and in again: export, import, and going on from there."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.alphabet import END_TURN
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.games import title
from ludoteca.server.history import replay_with_confirm
from tests.server.visitors import GREEDY, ME, OPEN, YOU, House, Laid, play_on, words


def a_game(moves: int, confirm: bool = False, players: int = 2) -> Match:
    """A game some moves on, at random."""
    match, chance = ludoteca.new("millefiori", players, seed=7, confirm=confirm), random.Random(7)
    while len(match.record.entries) < moves and not match.over():
        seat = chance.choice(match.deciding())
        match.play(chance.choice(match.legal_actions(seat)), seat)
    return match


def import_table(house: House, record: str, *seats: dict[str, Any], confirm: bool = False) -> Laid:
    body = {"record": record, "seats": list(seats), "confirm": confirm}
    return Laid.of(house, house.post("/api/tables/import", body))


def exported(laid: Laid) -> str:
    return laid.house.http.get(f"/api/tables/{laid.table}/record").text


def test_an_imported_game_goes_on_to_its_end(house: House) -> None:
    match = a_game(60)
    laid = import_table(house, match.record.write(), ME, GREEDY)
    assert laid.info()["commitment"] is None
    with laid.visit(0) as ana:
        assert ana.seq >= 60
        assert ana.state["moves"] >= 60
        assert ana.logs[0]
        play_on(ana, [0], lambda actions: actions[0])
    text = exported(laid)
    again = Record.read(text, title).replay()
    assert again.over()
    assert again.record.entries[:60] == match.record.entries
    assert (
        laid.house.http.get(f"/api/tables/{laid.table}/record")
        .headers["content-type"]
        .startswith("text/plain")
    )


def test_an_exported_game_can_be_imported(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0], moves=20)
        both.say(type="cancel", seat=0)
        both.until(lambda state: state["table"]["status"] == "cancelled")
    before = laid.match()
    again = import_table(house, exported(laid), {"kind": "me"}, OPEN, confirm=True)
    assert again.info()["status"] == "waiting"
    assert again.info()["seats"][0]["name"] == "Ana"
    again.tokens[1] = house.join(again.table, 1, "Clara")
    assert again.match().record.entries == before.record.entries
    assert again.match().position() == before.position()
    with again.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0])
        assert both.over()
    assert "secret:" in exported(again)


def test_a_finished_game_is_over_when_imported(house: House) -> None:
    match = a_game(10_000)
    laid = import_table(house, match.record.write(), ME, YOU)
    info = laid.info()
    assert info["status"] == "over"
    with laid.visit(0) as ana:
        assert ana.state["scores"] == match.scores()
        assert ana.actions(0) == []
        ana.undo(0)
        assert ana.refusal()["key"] == "illegal-over"


def test_a_position_can_be_imported(house: House) -> None:
    match = ludoteca.from_position("millefiori", a_game(30).position())
    laid = import_table(house, match.record.write(), ME, YOU, confirm=True)
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[-1], moves=10)
    before = laid.match().position()
    house.lobby.live.pop(laid.table)
    with laid.visit(0):
        assert laid.match().position() == before


@pytest.mark.parametrize("asked", [False, True])
def test_a_record_may_be_played_on_with_the_other_way_of_ending_turns(asked: bool) -> None:
    match = a_game(10_000, confirm=not asked)
    again = replay_with_confirm(match.record.branch(len(match.record.entries)), asked)
    assert again.scores() == match.scores()
    kept = [entry for entry in match.record.entries if entry.action != END_TURN]
    assert [entry for entry in again.record.entries if entry.action != END_TURN] == kept
    assert any(entry.action == END_TURN for entry in again.record.entries) == asked


def test_a_game_imported_with_the_other_way_of_ending_turns_plays_on(house: House) -> None:
    laid = import_table(house, a_game(41).record.write(), ME, YOU, confirm=True)
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0])
        assert both.over()
    assert Record.read(exported(laid), title).replay().over()


def test_broken_records_are_refused_with_the_line(house: House) -> None:
    text = a_game(20).record.write()
    lines = text.splitlines()
    broken = {
        "": "record-first-line",
        "hello": "record-first-line",
        "\n".join(lines[:3]): "record-divider",
        text.replace("millefiori", "chess"): "record-line",
        text.replace("rules: 1", "rules: 99"): "record-rules",
        text.replace("keep", "eat", 1): "record-line",
        "\n".join([*lines, lines[-1], lines[-1]]): "record-action",
        "ludoteca record 1\ntitle: millefiori\nrules: 1\nplayers: 2\nposition: {}\n---\n": "",
    }
    for record, key in broken.items():
        body = {"record": record, "seats": [ME, YOU], "confirm": False}
        answer = house.http.post("/api/tables/import", json=body)
        if key:
            assert answer.status_code == 400, record[:200]
            problem = answer.json()["problem"]
            assert problem["key"] == key
            assert words(problem)
        else:
            assert answer.status_code in (200, 400)
    status, problem = house.refusal("POST", "/api/tables/import", {"record": text, "seats": [ME]})
    assert (status, problem["key"]) == (422, "import-seats")


def test_a_sealed_record_without_its_secret_cannot_go_on(house: House, tmp_path: Path) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0, 1) as both:
        both.say(type="cancel", seat=0)
        both.until(lambda state: state["table"]["status"] == "cancelled")
    text = "\n".join([line for line in exported(laid).splitlines() if not line.startswith("secret:")])
    status, problem = house.refusal("POST", "/api/tables/import", {"record": text, "seats": [ME, YOU]})
    assert (status, problem["key"]) == (400, "record-sealed")
