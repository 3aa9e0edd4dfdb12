"""Several servers on one PostgreSQL: no matter which one a page talks to."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import inspect, text
from websockets.exceptions import ConnectionClosed

from ludoteca.server import neighbours, run
from ludoteca.server.migrations import upgrade
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.study.puzzles import puzzle_keys
from tests.server.postgres import Cluster, programs
from tests.server.test_store import rewrite
from tests.server.visitors import (
    GREEDY,
    ME,
    OPEN,
    PATIENCE,
    RANDOM,
    YOU,
    House,
    Laid,
    Visitor,
    play_on,
    wait_until,
    words,
)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    found = programs()
    if found is None:
        pytest.skip("there is no PostgreSQL on this machine")
    started = Cluster(found)
    yield started
    started.close()


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture
def two(build: Callable[..., House], database: str) -> tuple[House, House]:
    """Two servers on one database."""
    return build(database=database), build(database=database)


def at(house: House, laid: Laid) -> Laid:
    """The same table at another server."""
    return Laid(house, laid.table, laid.tokens)


# --- starting -----------------------------------------------------------------------------------------


def test_eight_servers_start_together_on_an_empty_database(database: str) -> None:
    stores = [Store(Settings(Path(), database=database).database_url) for _ in range(8)]
    with ThreadPoolExecutor(8) as together:
        for done in [together.submit(upgrade, store.engine) for store in stores]:
            done.result()
    assert {"tables", "processes"} <= set(inspect(stores[0].engine).get_table_names())
    with ThreadPoolExecutor(8) as together:
        keys = {done.result() for done in [together.submit(store.key, "promises") for store in stores]}
    assert len(keys) == 1, "all servers keep the promises of all"
    for store in stores:
        store.close()


def test_without_its_driver_a_database_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    settings = Settings(tmp_path, database="postgresql://club:sesame@127.0.0.1:1/tables")
    assert run.serve(port=0, settings=settings) == 1
    said = capsys.readouterr().err
    assert 'pip install "ludoteca[postgresql]"' in said
    assert "sesame" not in said


def test_a_database_that_is_not_there_is_refused_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(tmp_path, database="postgres://club:sesame@127.0.0.1:1/tables")
    assert run.serve(port=0, settings=settings) == 1
    said = capsys.readouterr().err
    assert "cannot be opened" in said
    assert "sesame" not in said


def test_old_puzzles_are_found_there_too(build: Callable[..., House], database: str) -> None:
    house = build(database=database)
    wanted = {"title": "duel", "puzzle": puzzle_keys("duel")[0]}
    left, kept = [Laid.of(house, house.post("/api/puzzles", wanted)) for _ in range(2)]
    for laid in (left, house.lay(ME, YOU)):
        rewrite(laid, changed=1.0)
    assert house.lobby.store.puzzles_since(time.time() - 60.0) == [left.table]
    assert set(house.lobby.store.puzzles_since(time.time() + 60.0)) == {left.table, kept.table}


# --- seeing each other --------------------------------------------------------------------------------


def test_a_move_at_one_server_is_seen_at_the_other(two: tuple[House, House]) -> None:
    here, there = two
    laid = here.lay(ME, YOU)
    with laid.visit(0) as ana, at(there, laid).visit(1) as bruno, at(there, laid).visit() as onlooker:
        for _ in range(20):
            for page in (ana, bruno):
                seat = 0 if page is ana else 1
                if page.actions(seat):
                    page.take(seat, page.actions(seat)[0])
                for other in (ana, bruno, onlooker):
                    other.until_seq(page.seq)
        assert ana.seq > 20
        assert not ana.refused + bruno.refused
        assert ana.state["scores"] == bruno.state["scores"] == onlooker.state["scores"]
        ana.undo(0)
        ana.until_done(ana.sent)
        bruno.until_seq(ana.seq)
    assert laid.match().position() == at(there, laid).match().position()


def test_what_is_prepared_at_one_server_follows_a_move_at_the_other(two: tuple[House, House]) -> None:
    here, there = two
    laid = here.lay(ME, YOU, YOU, confirm=False)
    with laid.visit(0, 1, 2) as all_here, at(there, laid).visit() as onlooker:
        for seat in range(3):
            all_here.take(seat, all_here.actions(seat)[0])
        onlooker.until_seq(3)
        (first,) = all_here.state["deciding"]
        second = (first + 1) % 3
        onlooker.catch_up()
        onlooker.raw.clear()
        with at(there, laid).visit(second) as page:
            page.until_done(page.say(type="prepare", seat=second, first="sail"))
        version = there.lobby.live[laid.table].standing.table.version
        wait_until(lambda: here.lobby.live[laid.table].standing.table.version == version)
        all_here.until_done(all_here.say(type="prepare", seat=(first + 2) % 3, first="sail"))
        wait_until(lambda: there.lobby.live[laid.table].standing.table.version == version + 1)
        onlooker.catch_up()
        assert "change" not in {json.loads(text)["type"] for text in onlooker.raw}, "nobody else is told"
        all_here.take(first, "sail")
        onlooker.until(lambda state: state["moves"] >= 6)
    for house in two:
        record = at(house, laid).match().record
        acted = [(entry.seat, record.title.alphabet.write(entry.action)) for entry in record.entries]
        assert acted[3:6] == [((first + n) % 3, "sail") for n in range(3)]
        assert [seat.prepared for seat in house.lobby.live[laid.table].standing.seats] == [None] * 3


def test_who_sits_down_at_one_server_begins_the_game_at_the_other(two: tuple[House, House]) -> None:
    here, there = two
    laid = here.lay(ME, OPEN, public=True)
    assert [table["table"] for table in there.get("/api/tables")["tables"]] == [laid.table]
    with laid.visit(0) as ana:
        laid.tokens[1] = there.join(laid.table, 1, "Bruno")
        ana.until(lambda state: state["table"]["status"] == "playing")
        (mine,) = here.post("/api/tables/mine", {"tokens": [laid.tokens[1]]})["tables"]
        assert mine["seats"] == [1]
        with at(there, laid).visit(1) as bruno:
            bruno.say(type="leave", seat=1)
            ana.until(lambda state: state["table"]["seats"][1]["kind"] == "bot")


def test_choices_made_face_down_at_the_same_time_are_both_accepted(two: tuple[House, House]) -> None:
    here, there = two
    for _ in range(30):
        laid = here.lay(ME, YOU)
        with laid.visit(0) as ana, at(there, laid).visit(1) as bruno:
            ana.act(0)
            bruno.act(1)
            ana.until_seq(2)
            bruno.until_seq(2)
            assert not ana.refused + bruno.refused


def test_a_thousand_races_for_one_move_have_one_winner_each(two: tuple[House, House]) -> None:
    """The same person has a page open at each server and chooses at both at once."""
    here, there = two
    races, won = 0, 0
    while races < 1000:
        laid = here.lay(ME, {"kind": "me", "name": "Bruno"}, confirm=False)
        with laid.visit(0, 1) as first, at(there, laid).visit(0, 1) as second:
            while not first.over() and races < 1000:
                seat = first.state["deciding"][0]
                choices = first.actions(seat)
                before = len(first.refused) + len(second.refused)
                done = len(first.done) + len(second.done)
                first.act(seat, choices[0])
                second.act(seat, choices[-1])
                first.until_done(first.sent)
                second.until_done(second.sent)
                assert len(first.refused) + len(second.refused) == before + 1
                assert len(first.done) + len(second.done) == done + 1
                newest = max(first.seq, second.seq)
                first.until_seq(newest)
                second.until_seq(newest)
                races, won = races + 1, won + (first.sent in first.done)
        if first.over():
            record = there.http.get(f"/api/tables/{laid.table}/record").text.partition("---\n")[2]
            assert len(record.splitlines()) == first.state["moves"] == first.seq
    assert 0 < won < 1000, "both win now and then"


def test_a_rematch_is_laid_once(two: tuple[House, House]) -> None:
    here, there = two
    laid = here.lay(ME, YOU)
    with laid.visit(0, 1) as both:
        play_on(both, [0, 1], lambda actions: actions[0])
    with laid.visit(0) as ana, at(there, laid).visit(1) as bruno:
        ana.say(type="rematch", seat=0)
        bruno.say(type="rematch", seat=1)
        ana.until_done(ana.sent)
        bruno.until_done(bruno.sent)
        assert not ana.refused + bruno.refused
        assert ana.given[-1]["table"] == bruno.given[-1]["table"]


# --- presence -----------------------------------------------------------------------------------------


def test_a_person_connected_elsewhere_is_present(build: Callable[..., House], database: str) -> None:
    here, there = [build(database=database, absent_after=0, gone_after=0.0) for _ in range(2)]
    laid = here.lay(ME, YOU)
    with laid.visit(0) as ana:
        with at(there, laid).visit(1):
            ana.until_presence(1, True)
            ana.say(type="stand_in", seat=1, by=0, bot="greedy")
            assert ana.refusal()["key"] == "stand-in-present"
            ana.say(type="cancel", seat=0)
            ana.until(lambda state: state["table"]["seats"][0]["ends"])
            assert ana.state["table"]["status"] == "playing"
        ana.until_presence(1, False)
        ana.say(type="stand_in", seat=1, by=0, bot="greedy")
        ana.until(lambda state: state["table"]["seats"][1]["stand_in"])


def test_people_of_a_server_that_died_are_absent(
    build: Callable[..., House], database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "BEAT", 0.2)
    monkeypatch.setattr(neighbours, "BELIEVED", 1.0)
    house = build(database=database)
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        with psycopg.connect(database) as connection:
            until = "EXTRACT(EPOCH FROM clock_timestamp()) + 0.5"
            connection.execute(f"INSERT INTO processes VALUES ('dead', {until})".encode())
            connection.execute("INSERT INTO presence VALUES (%s, 1, 'dead')", [laid.table])
            connection.execute("SELECT pg_notify('ludoteca', %s)", [f"presence {laid.table} 0"])
        ana.until_presence(1, True)
        ana.until_presence(1, False)
        assert ana.presence[1]["absent_for"] <= 2


# --- bots ---------------------------------------------------------------------------------------------


def test_bots_think_once(two: tuple[House, House], monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = two
    asked: list[str] = []
    for house in two:
        count(house, asked, monkeypatch)
    laid = here.lay(ME, GREEDY, RANDOM)
    with laid.visit(0) as ana, at(there, laid).visit() as onlooker:
        play_on(ana, [0], lambda actions: actions[0], moves=12)
        onlooker.until_seq(ana.seq)
        ana.catch_up()
    assert len(asked) > 12
    assert len(set(asked)) == len(asked), "no question was asked twice"


def count(house: House, asked: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Remember what bots are asked."""
    do = house.lobby.services.workers.do

    async def counted(job: Any) -> Any:
        asked.append(f"{job.arguments['position']} {job.arguments['seat']}")
        return await do(job)

    monkeypatch.setattr(house.lobby.services.workers, "do", counted)


def test_bots_of_a_server_that_died_are_taken_over(build: Callable[..., House], database: str) -> None:
    house = build(database=database)
    laid = house.lay(ME, OPEN)
    with psycopg.connect(database) as connection:
        until = "EXTRACT(EPOCH FROM clock_timestamp()) + 1.0"
        connection.execute(f"INSERT INTO leases VALUES (%s, 'dead', {until})".encode(), [laid.table])
    token = house.join(laid.table, 1, "Bruno")
    with laid.visit(0) as ana:
        with house.visit(laid.table, token) as bruno:
            bruno.say(type="leave", seat=1)
            bruno.until_done(bruno.sent)
        ana.until_seq(1)


# --- the database goes away ---------------------------------------------------------------------------


def test_a_restart_of_the_database_is_survived(two: tuple[House, House], cluster: Cluster) -> None:
    here, there = two
    laid = here.lay(ME, YOU)
    with laid.visit(0) as ana, at(there, laid).visit(1) as bruno:
        ana.take(0, ana.actions(0)[0])
        cluster.stop(signal.SIGQUIT)
        bruno.act(1)
        problem = bruno.refusal()
        assert problem["key"] == "store-failed"
        assert words(problem)
        assert here.http.get(f"/api/tables/{laid.table}/record").status_code == 503
        cluster.start()
        wait_until(lambda: accepted(bruno, 1))
        ana.until_seq(bruno.seq)
        for _ in range(10):
            for seat, page, other in ((0, ana, bruno), (1, bruno, ana)):
                if page.actions(seat):
                    page.take(seat, page.actions(seat)[0])
                    other.until_seq(page.seq)
    assert not ana.refused


def accepted(page: Visitor, seat: int) -> bool:
    """Try an action; was it taken?"""
    page.act(seat)
    page.until_done(page.sent)
    return page.sent in page.done


def test_what_was_stored_while_the_line_was_cut_is_caught_up(two: tuple[House, House]) -> None:
    """The listening line alone is cut, as a proxy would; the other server stores something meanwhile."""
    here, there = two
    laid = here.lay(ME, YOU)
    with laid.visit(0) as ana, at(there, laid).visit(1) as bruno:
        with psycopg.connect(there.settings.database, autocommit=True) as connection:
            listening = "query = 'LISTEN ludoteca' AND datname = current_database()"
            cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}"
            assert len(connection.execute(cut.encode()).fetchall()) == 2
            ana.take(0, ana.actions(0)[0])
        bruno.until_seq(1)


# --- three real processes -----------------------------------------------------------------------------


class Process:
    """A server in a process of its own."""

    def __init__(self, data: Path, database: str) -> None:
        code = "import sys; from pathlib import Path; from ludoteca.server.run import serve; "
        code += f"sys.exit(serve(port=0, data=Path({str(data)!r})))"
        environment = {
            **os.environ,
            "LUDOTECA_DATABASE": database,
            "LUDOTECA_BOT_DELAY": "0",
            "LUDOTECA_LIMIT_MESSAGES": "1000000/0.001",
            "LUDOTECA_LIMIT_MESSAGES_EACH": "1000000/0.001",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        said = next(line for line in self.process.stdout if line.startswith("Play at "))
        self.address = said.split()[2]
        self.port = int(self.address.rsplit(":", 1)[1])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)


@pytest.fixture
def three(tmp_path: Path, database: str) -> Iterator[list[Process]]:
    with ThreadPoolExecutor(3) as together:
        started = list(together.map(lambda n: Process(tmp_path / str(n), database), range(3)))
    yield started
    for process in started:
        process.kill()


def test_one_of_three_processes_is_killed_in_mid_game(three: list[Process]) -> None:
    """Two people at different ones and an onlooker at the third; nothing acknowledged is lost."""
    chance = random.Random(7)
    body = {"title": "millefiori", "seats": [ME, YOU]}
    laid = httpx.post(f"{three[0].address}/api/tables", json=body, timeout=PATIENCE).json()
    table, tokens = laid["table"], [held["token"] for held in laid["tokens"]]
    acknowledged: list[str] = []
    onlooker = Visitor.of(three[2].port, table)
    people = [Visitor.of(three[seat].port, table, tokens[seat]) for seat in (0, 1)]
    killer = threading.Timer(0.3, three[1].kill)
    lost = 0
    while not people[0].over():
        seat = next((seat for seat in (0, 1) if people[seat].actions(seat)), None)
        page = people[0] if seat is None else people[seat]
        try:
            if seat is None:
                page.hear()
                continue
            action = chance.choice(page.actions(seat))
            page.take(seat, action)
            if page.sent in page.done:
                acknowledged.append(f"{'AB'[seat]} {action}")
            if len(acknowledged) == 20:
                killer.start()
            people[1 - seat].until_seq(page.seq)
        except (ConnectionClosed, OSError):
            lost += 1
            people[1] = Visitor.of(three[0].port, table, tokens[1])
            assert people[1].seq >= len(acknowledged)
    assert lost == 1
    onlooker.until(lambda state: state["table"]["status"] == "over")
    record = httpx.get(f"{three[2].address}/api/tables/{table}/record", timeout=PATIENCE).text
    stored = record.partition("---\n")[2].splitlines()
    # What the killed server had stored without telling anybody may be among them.
    untold = iter(stored)
    assert all(line in untold for line in acknowledged), "in the order they were acknowledged"
    assert len(stored) - len(acknowledged) in (0, 1)


def test_three_processes_go_on_when_the_database_is_back(three: list[Process], cluster: Cluster) -> None:
    """Two people at different ones and an onlooker at the third, and all of them miss nothing."""
    body = {"title": "millefiori", "seats": [ME, YOU]}
    laid = httpx.post(f"{three[0].address}/api/tables", json=body, timeout=PATIENCE).json()
    table, tokens = laid["table"], [held["token"] for held in laid["tokens"]]
    onlooker = Visitor.of(three[2].port, table)
    people = [Visitor.of(three[seat].port, table, tokens[seat]) for seat in (0, 1)]
    people[0].take(0, people[0].actions(0)[0])
    onlooker.until_seq(1)
    cluster.stop(signal.SIGQUIT)
    people[1].act(1)
    assert people[1].refusal()["key"] == "store-failed"
    cluster.start()
    wait_until(lambda: accepted(people[1], 1))
    assert people[1].seq == 2, "what was refused was not stored"
    for page in (onlooker, *people):
        page.until_seq(2)
    turn = next(seat for seat in (0, 1) if people[seat].actions(seat))
    people[turn].take(turn, people[turn].actions(turn)[0])
    for page in (onlooker, *people):
        page.until_seq(3)


def test_the_database_has_no_secrets_in_notices(two: tuple[House, House], cluster: Cluster) -> None:
    """Notices name a table and its version, nothing else."""
    here, _ = two
    with psycopg.connect(here.settings.database, autocommit=True) as connection:
        connection.execute("LISTEN ludoteca")
        laid = here.lay(ME, YOU)
        with laid.visit(0) as ana:
            ana.take(0, ana.actions(0)[0])
        heard = {notice.payload for notice in connection.notifies(timeout=1.0, stop_after=3)}
    assert {f"table {laid.table} 1", f"presence {laid.table} 0"} <= heard | {f"presence {laid.table} 0"}
    assert all(set(payload) <= set("abcdefghijklmnopqrstuvwxyz0123456789 ") for payload in heard)


def test_a_name_that_nobody_can_have_is_looked_for_in_vain(two: tuple[House, House]) -> None:
    """PostgreSQL cannot even be asked for it."""
    assert two[0].get("/api/tables/finished?player=A%00") == {"tables": []}


def test_settings_name_the_driver_themselves() -> None:
    for kind in ("postgres", "postgresql", "postgresql+psycopg"):
        assert Settings(Path(), database=f"{kind}://a@b/c").database_url == "postgresql+psycopg://a@b/c"


def test_versions_are_asked_for_in_pieces(database: str) -> None:
    store = Store(Settings(Path(), database=database).database_url)
    upgrade(store.engine)
    assert store.versions([f"table{n}" for n in range(1000)]) == {}
    with store.engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == 0
    store.close()
