"""The database: migrations, what is stored, two servers at one table, rules that change."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event, inspect, text

from ludoteca.server import schema
from ludoteca.server.agreement import Agreement
from ludoteca.server.migrations import upgrade
from ludoteca.server.store import (
    Conflict,
    MessageRow,
    SeatRow,
    Store,
    Stored,
    StoreFailed,
    TableRow,
    Work,
    changing,
    laying,
)
from tests.server.visitors import ME, PATIENCE, YOU, House, Laid, play_on


@pytest.fixture
def store(tmp_path: Path) -> Store:
    found = Store(f"sqlite:///{tmp_path / 'store.sqlite3'}")
    upgrade(found.engine)
    return found


def write(store: Store, work: Work) -> None:
    """Write something by itself."""
    (problem,) = store.write_together([work])
    if problem is not None:
        raise problem


def a_table() -> Stored:
    agreement = Agreement(players=2, options={"tactical": False})
    row = TableRow("abc", "millefiori", 1, agreement, "waiting", b"s", "c", 1.0, 1.0)
    return Stored(row, (SeatRow(0, "Ana", "person", token="hash"), SeatRow(1, "", "open")))


def test_an_empty_database_is_migrated_to_what_the_code_expects(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    upgrade(store.engine)
    assert {"tables", "seats", "messages"} <= set(inspect(store.engine).get_table_names())


def test_sqlite_is_safe_against_power_cuts(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1


def test_what_is_stored_comes_back(store: Store) -> None:
    new = a_table()
    write(store, laying(new))
    assert store.load("abc") == new
    assert store.load("xyz") is None
    row = replace(new.table, version=1, seq=1, deciding=(1,), status="playing")
    person = SeatRow(1, "Bruno", "person", token="other", nonce="n")
    messages = (MessageRow(1, 0, "act", "keep card=lime-1-1", None, 2.0),)
    write(store, changing(new, row, [person], messages, snapshot={"a": [1]}))
    after = Stored(row, (new.seats[0], person), messages, {"a": [1]})
    assert store.load("abc") == after
    undo = MessageRow(2, 0, "undo", None, (1,), 3.0)
    write(store, changing(after, replace(row, version=2, seq=2), (), [undo]))
    loaded = store.load("abc")
    assert loaded is not None
    assert loaded.messages == (*messages, undo)
    assert [found.table.id for found in store.tables_of(["other", "unknown"])] == ["abc"]


def test_what_could_not_be_agreed_on_yet_has_its_default(store: Store) -> None:
    """A table laid before something new could be agreed on is read as if nobody had asked for it."""
    write(store, laying(a_table()))
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET agreement = '{\"players\": 2}'"))
    loaded = store.load("abc")
    assert loaded is not None
    assert loaded.table.agreement == Agreement(players=2)


def test_two_servers_never_overwrite_each_other(store: Store) -> None:
    new = a_table()
    write(store, laying(new))
    write(store, changing(new, replace(new.table, version=1, status="cancelled")))
    with pytest.raises(Conflict):
        write(
            store,
            changing(new, replace(new.table, version=1, status="playing"), [SeatRow(1, "Eve", "person")]),
        )
    loaded = store.load("abc")
    assert loaded is not None
    assert loaded.table.status == "cancelled"
    assert loaded.seats == new.seats


def test_a_failed_transaction_leaves_nothing_behind(store: Store) -> None:
    new = a_table()
    write(store, laying(new))
    message = MessageRow(1, 0, "act", "end", None, 2.0)
    with pytest.raises(Exception, match="UNIQUE"):
        write(store, changing(new, replace(new.table, version=1, seq=2), [], [message, message]))
    assert store.load("abc") == new


def moved(stored: Stored, seq: int, *messages: MessageRow) -> Work:
    row = replace(stored.table, version=stored.table.version + 1, seq=seq, status="playing")
    return changing(stored, row, (), messages)


def test_what_goes_wrong_at_one_table_leaves_those_written_with_it_alone(store: Store) -> None:
    """A conflict, a broken message and a table that is there already, between two that are in order."""
    new = a_table()
    tables = [replace(new, table=replace(new.table, id=f"table{n}", commitment=str(n))) for n in range(5)]
    for table in tables:
        write(store, laying(table))
    write(store, moved(tables[1], 1))
    message = MessageRow(1, 0, "act", "end", None, 2.0)
    problems = store.write_together(
        [
            moved(tables[0], 1, message),
            moved(tables[1], 9),
            moved(tables[2], 9, message, message),
            laying(tables[3]),
            moved(tables[4], 1, message),
        ]
    )
    assert [type(problem).__name__ for problem in problems] == [
        *["NoneType", "Conflict", "IntegrityError", "IntegrityError", "NoneType"]
    ]
    seqs = [found.table.seq for table in tables if (found := store.load(table.table.id)) is not None]
    assert seqs == [1, 1, 0, 0, 1]
    stored = store.load("table2")
    assert stored is not None
    assert stored.messages == ()


def test_many_tables_are_written_with_one_sync_and_none_reported_before(store: Store) -> None:
    new = a_table()
    tables = [replace(new, table=replace(new.table, id=f"table{n}", commitment=str(n))) for n in range(50)]
    commits: list[int] = []
    reported: list[str] = []

    @event.listens_for(store.engine, "commit")
    def on_commit(_: object) -> None:
        commits.append(len(reported))

    async def lay(table: Stored) -> None:
        await store.write(laying(table))
        reported.append(table.table.id)

    async def lay_all() -> None:
        await asyncio.gather(*[lay(table) for table in tables])

    asyncio.run(lay_all())
    assert len(reported) == 50
    assert commits in ([0], [0, 1]), "the first may go alone, all others together"


def test_nobody_waits_for_a_store_that_is_closed(store: Store) -> None:
    async def lay() -> None:
        async with asyncio.timeout(PATIENCE):
            await store.write(laying(a_table()))

    store.close()
    with pytest.raises(StoreFailed):
        asyncio.run(lay())


def test_a_failed_sync_is_reported_to_all_and_leaves_nothing(store: Store) -> None:
    new = a_table()

    @event.listens_for(store.engine, "commit")
    def on_commit(_: object) -> None:
        raise OSError("the disk is full")

    problems = store.write_together(
        [laying(new), laying(replace(new, table=replace(new.table, id="other", commitment=None)))]
    )
    assert [str(problem) for problem in problems] == ["the disk is full"] * 2
    event.remove(store.engine, "commit", on_commit)
    assert store.load("abc") is None
    write(store, laying(new))
    assert store.load("abc") == new


@pytest.mark.parametrize("taken_back", [False, True])
def test_a_table_changed_elsewhere_is_read_again(house: House, taken_back: bool) -> None:
    """Another process has stored an action, perhaps also that it was taken back: both are new here at once.

    Ours is refused as stale, the page sees the newer state and goes on from there.
    """
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        live = house.lobby.live[laid.table]
        old, actions = live.standing, ana.actions(0)
        ana.take(0, actions[0])
        if taken_back:
            ana.undo(0)
            ana.until_seq(2)
        stored = ana.seq
        live.standing = old
        ana.act(0, actions[1], seq=0)
        assert ana.refusal()["key"] == "stale"
        ana.catch_up()
        assert ana.seq == stored == 1 + taken_back
        assert live.standing.table.version == old.table.version + stored
        if taken_back:
            ana.take(0, actions[1])


def test_the_store_failing_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """An action that cannot be stored is not shown; later it goes through."""
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        before = laid.match().position()
        with monkeypatch.context() as patch:
            patch.setattr(house.lobby.store, "write_together", _disk_full)
            ana.act(0)
            assert ana.refusal()["key"] == "store-full"
        assert laid.match().position() == before
        ana.act(0)
        ana.until_seq(1)


def _disk_full(work: list[Work]) -> list[Exception]:
    return [OSError("the disk is full") for _ in work]


# --- rules that change ------------------------------------------------------------------------------


def rewrite(laid: Laid, **columns: object) -> None:
    """Change a table behind the server's back."""
    house = laid.house
    house.lobby.live.pop(laid.table, None)
    engine = create_engine(house.settings.database_url)
    with engine.begin() as connection:
        for name, value in columns.items():
            change = text(f"UPDATE tables SET {name} = :value WHERE id = :id")
            connection.execute(change, {"value": value, "id": laid.table})
    engine.dispose()


def position_of(laid: Laid) -> tuple[int, dict[str, Any] | None]:
    """The last position that was stored, and the message it stands behind."""
    stored = laid.house.lobby.store.load(laid.table)
    assert stored is not None
    return stored.table.snapshot_seq, stored.snapshot


def test_a_table_of_older_rules_goes_on_from_its_position(build: Callable[..., House]) -> None:
    house = build()
    laid = house.lay(ME, YOU)
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0], moves=25)
    before = laid.match().position()
    rewrite(laid, rules=0)
    with laid.visit(0, 1) as both:
        assert both.seq == 25
        assert laid.match().position() == before
        play_on(both, [0, 1], lambda actions: actions[0], moves=5)
        assert both.seq == 30
        position = laid.match().position()
    house.lobby.live.pop(laid.table)
    with laid.visit(0, 1) as both:
        assert both.seq == 30
        assert laid.match().position() == position
        play_on(both, [0, 1], lambda actions: actions[0])
        assert both.over()
    assert "position:" in house.http.get(f"/api/tables/{laid.table}/record").text


def test_positions_are_written_now_and_then(build: Callable[..., House]) -> None:
    """Not with every action; under newer rules the few actions after the last one are played again."""
    house = build()
    laid = house.lay(ME, YOU)
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0], moves=40)
        assert position_of(laid)[0] == 32
        assert position_of(laid)[1] != laid.match().position()
        before = laid.match().position()
    rewrite(laid, rules=0)
    with laid.visit(0, 1) as both:
        assert both.seq == 40
        assert laid.match().position() == before


def test_what_was_taken_back_does_not_count_in_the_position(build: Callable[..., House]) -> None:
    house = build()
    laid = house.lay(ME, YOU, YOU)
    with laid.visit(0, 1, 2) as all_three:
        all_three.take(1, all_three.actions(1)[0])
        for _ in range(15):
            all_three.take(0, all_three.actions(0)[0])
            all_three.undo(0)
            all_three.until_done(all_three.sent)
        before = laid.match().position()
        all_three.take(0, all_three.actions(0)[0])
        assert (all_three.seq, *position_of(laid)) == (32, 32, laid.match().position())
        all_three.undo(0)
        all_three.until_done(all_three.sent)
        assert (all_three.seq, *position_of(laid)) == (33, 33, before)


def test_what_newer_rules_do_not_allow_is_lost_but_the_game_goes_on(build: Callable[..., House]) -> None:
    house = build()
    laid = house.lay(ME, YOU)
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0], moves=40)
        _, snapshot = position_of(laid)
    rewrite(laid, rules=0)
    engine = create_engine(house.settings.database_url)
    with engine.begin() as connection:
        change = text("UPDATE messages SET action = 'sail' WHERE table_id = :id AND seq > 32")
        connection.execute(change, {"id": laid.table})
    engine.dispose()
    with laid.visit(0, 1) as both:
        assert laid.match().position() == snapshot
        play_on(both, [0, 1], lambda actions: actions[0], moves=5)
        assert both.seq == 45


def test_a_finished_table_of_older_rules_keeps_its_record(build: Callable[..., House]) -> None:
    house = build()
    laid = house.lay(ME, YOU)
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0])
    record = house.http.get(f"/api/tables/{laid.table}/record").text
    rewrite(laid, rules=0)
    with laid.visit(0) as ana:
        assert ana.over()
    assert house.http.get(f"/api/tables/{laid.table}/record").text == record.replace("rules: 1", "rules: 0")


def test_a_table_that_cannot_go_on_says_why(build: Callable[..., House]) -> None:
    house = build()
    laid = house.lay(ME, YOU)
    rewrite(laid, rules=0, snapshot=json.dumps({"players": 5}))
    status, problem = house.refusal("GET", f"/api/tables/{laid.table}")
    assert (status, problem["key"]) == (409, "table-rules")
