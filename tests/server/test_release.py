"""What release 0.1 left behind: its tables are shown, joined and played on, its records stay readable."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text as text_of

import ludoteca.games
from ludoteca.core.errors import RecordError
from ludoteca.core.record import Record
from ludoteca.games import title as find_title
from ludoteca.server.agreement import Agreement
from ludoteca.server.migrations import upgrade
from ludoteca.server.store import Store
from tests.server.visitors import House, Visitor, play_on, words

RELEASE = Path(__file__).parent.parent / "fixtures" / "release-0.1"
TABLES: list[dict[str, Any]] = json.loads((RELEASE / "tables.json").read_text(encoding="utf-8"))
RULES = 1
"""Every title's rules in that release."""


def left(kind: str) -> list[dict[str, Any]]:
    """The tables of one kind that were left behind."""
    return [table for table in TABLES if table["kind"] == kind]


def name(table: dict[str, Any]) -> str:
    return f"{table['title']}-{table['kind']}"


@pytest.fixture(params=["today", "later"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A server of today, and one whose rules have all changed since, with a copy of what was left behind."""
    shutil.copy(RELEASE / "ludoteca.sqlite", tmp_path / "ludoteca.sqlite3")
    with pytest.MonkeyPatch.context() as patch:
        if request.param == "later":
            for key in ludoteca.games.titles():
                module = import_module(f"ludoteca.games.{key}.title")
                patch.setattr(module, "TITLE", replace(module.TITLE, rules=module.TITLE.rules + 1))
        find_title.cache_clear()
        house = House(tmp_path, listed_for=1e6)
        yield house
        house.close()
    find_title.cache_clear()


def tokens(table: dict[str, Any]) -> list[str]:
    return list(table["tokens"].values())


def by_name(sources: Sequence[str], points: list[list[int]]) -> list[dict[str, int]]:
    """The points of each side by their source; more sources may be told apart today."""
    return [{key: value for key, value in zip(sources, side, strict=True) if value} for side in points]


def told(page: Visitor) -> list[list[str]]:
    """The public events of each move."""
    moves: list[list[str]] = [[] for _ in range(page.state["moves"] + 1)]
    for line in page.logs[None]:
        moves[line["move"]].append(line["event"])
    return moves


def test_finished_tables_keep_their_result_and_log(opened: House) -> None:
    assert len(left("finished")) == len(ludoteca.games.titles()) + 1
    for table in left("finished"):
        with opened.visit(table["table"]) as page:
            assert page.over(), name(table)
            for fact in ("seq", "scores", "ranking"):
                assert page.state[fact] == table[fact], (name(table), fact)
            sources = find_title(table["title"]).sources
            assert by_name(sources, page.state["points"]) == by_name(table["sources"], table["points"])
            if find_title(table["title"]).rules == RULES:
                # Better words may have been found for it since.
                assert [bool(lines) for lines in told(page)] == [bool(lines) for lines in table["log"]]
            else:
                assert page.state["moves"] == table["moves"], name(table)
                assert told(page)[:-1] == [["played"]] * table["moves"], name(table)
                assert told(page)[-1][0] == "rules-changed", name(table)
        record = opened.http.get(f"/api/tables/{table['table']}/record").text
        assert f"rules: {RULES}\n" in record
        scores = opened.http.get(f"/api/tables/{table['table']}/scores")
        if find_title(table["title"]).rules == RULES:
            assert scores.json()["scores"][-1] == table["scores"]
        else:
            assert (scores.status_code, scores.json()["problem"]["key"]) == (409, "record-older")
            assert words(scores.json()["problem"]).startswith("This game of")


def test_records_stay_readable_as_text(opened: House) -> None:
    """They are what release 0.1 handed out, even where today's rules know no such action."""
    for table in left("finished"):
        text = opened.http.get(f"/api/tables/{table['table']}/record").text
        handed_out = [path.read_text(encoding="utf-8") for path in (RELEASE / "records").glob("*.txt")]
        assert text in handed_out, name(table)
        change = text_of("UPDATE messages SET action = 'juggle balls=3' WHERE table_id = :id AND seq = 1")
        with opened.lobby.store.engine.begin() as database:
            database.execute(change, {"id": table["table"]})
        changed = opened.http.get(f"/api/tables/{table['table']}/record")
        assert changed.status_code == 200
        assert " juggle balls=3\n" in changed.text


def test_running_tables_play_on(opened: House) -> None:
    for table in left("running"):
        chance = random.Random(1)
        with opened.visit(table["table"], *tokens(table)) as page:
            for fact in ("seq", "scores", "deciding"):
                assert page.state[fact] == table[fact], (name(table), fact)
            assert page.state["moves"] == table["moves"]
            if find_title(table["title"]).rules == RULES:
                assert page.actions(0) == table["legal"], name(table)
            else:
                events = [(line["event"], line["player"]) for line in page.logs[0]]
                assert ("rules-changed", -1) in events, name(table)
                assert ("played", 0) in events, name(table)
                assert ("played", 1) not in events, "what others chose may still be hidden"
            play_on(page, [0], chance.choice, moves=20)
            assert page.seq >= table["seq"] + 20 or page.over(), name(table)
            assert not page.refused
        # It is stored as it goes on now, and comes back so.
        position, seq = opened.match(table["table"]).position(), opened.lobby.live[table["table"]].seq
        opened.lobby.live.pop(table["table"])
        with opened.visit(table["table"], *tokens(table)) as page:
            if page.seq == seq:
                assert opened.match(table["table"]).position() == position


def test_choices_that_lie_face_down_stay_there(opened: House) -> None:
    (table,) = left("simultaneous")
    with opened.visit(table["table"], *tokens(table)) as page:
        assert page.state["deciding"] == table["deciding"] == [1]
        assert page.seat(0)["view"]["kept"] == table["kept"]
        assert page.actions(1) == table["legal"]
        assert page.actions(0) == []
        play_on(page, [0, 1], random.Random(2).choice, moves=30)
        assert not page.refused


def test_waiting_tables_can_be_joined(opened: House) -> None:
    listed = [found["table"] for found in opened.get("/api/tables")["tables"]]
    assert sorted(listed) == sorted([table["table"] for table in left("waiting")])
    for table in left("waiting"):
        token = opened.join(table["table"], 1, "Bruno")
        with opened.visit(table["table"], *tokens(table), token) as page:
            assert page.state["table"]["status"] == "playing"
            play_on(page, [0, 1], random.Random(3).choice, moves=10)
            assert not page.refused


# --- the database -----------------------------------------------------------------------------------


def columns(path: Path) -> set[str]:
    with sqlite3.connect(path) as database:
        return {found[1] for found in database.execute("PRAGMA table_info(tables)")}


def test_what_was_agreed_is_kept_when_the_database_changes(tmp_path: Path) -> None:
    path = tmp_path / "ludoteca.sqlite3"
    shutil.copy(RELEASE / "ludoteca.sqlite", path)
    with sqlite3.connect(path) as database:
        query = "SELECT id, players, options, confirm, public FROM tables"
        before = {found[0]: found[1:] for found in database.execute(query)}
    store = Store(f"sqlite:///{path}")
    upgrade(store.engine)
    for table, (players, options, confirm, public) in before.items():
        stored = store.load(table)
        assert stored is not None
        agreed = Agreement(
            players=players, options=json.loads(options), confirm=bool(confirm), public=bool(public)
        )
        assert stored.table.agreement == agreed
    store.close()
    assert "agreement" in columns(path)
    assert not columns(path) & {"options", "players", "confirm"}


def test_a_change_of_the_database_happens_wholly_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "ludoteca.sqlite3"
    shutil.copy(RELEASE / "ludoteca.sqlite", path)
    with sqlite3.connect(path) as database:
        last = max([found[0] for found in database.execute("SELECT id FROM tables")])
        (good,) = database.execute("SELECT options FROM tables WHERE id = ?", [last]).fetchone()
        database.execute("UPDATE tables SET options = 'damaged' WHERE id = ?", [last])
    before = columns(path)
    store = Store(f"sqlite:///{path}")
    with pytest.raises(ValueError, match="Expecting value"):
        upgrade(store.engine)
    assert columns(path) == before
    with sqlite3.connect(path) as database:
        database.execute("UPDATE tables SET options = ? WHERE id = ?", [good, last])
    upgrade(store.engine)
    store.close()
    assert "agreement" in columns(path)


# --- records --------------------------------------------------------------------------------------


def test_records_are_read_or_say_which_rules_they_follow() -> None:
    found = sorted((RELEASE / "records").glob("*.txt"))
    assert len(found) == len(left("finished"))
    for path in found:
        text = path.read_text(encoding="utf-8")
        key = path.stem.split("-")[0]
        if find_title(key).rules != RULES:
            with pytest.raises(RecordError) as refused:
                Record.read(text, find_title)
            assert refused.value.message.key == "record-rules"
            continue
        match = Record.read(text, find_title).replay()
        expected = [table["scores"] for table in left("finished") if table["title"] == key]
        assert match.over()
        assert match.scores() in expected
