"""One hostile stranger does not spoil it for the others: limits, names, headers, odd requests."""

from __future__ import annotations

import gc
import json
import socket
import stat
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from inspect import getgeneratorlocals
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from ludoteca.core.record import Record
from ludoteca.server import conversation, limits, lines, lobby, run
from ludoteca.server.app import BESIDE
from ludoteca.server.guard import is_ours
from ludoteca.server.limits import Bucket, whose
from ludoteca.server.protocol import VERSION
from ludoteca.server.settings import Limits, Rate, Settings, from_environment
from ludoteca.texts import texts
from tests.server.visitors import (
    GREEDY,
    ME,
    NO_LIMITS,
    OPEN,
    PATIENCE,
    YOU,
    House,
    Visitor,
    play_on,
    wait_until,
    words,
)

NEW = {"title": "millefiori", "seats": [ME, OPEN]}
ASKING = (
    b"GET /api/tables/TABLE/socket HTTP/1.1\r\nHost: localhost\r\n"
    b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
"""How a page asks for a line, but for the last line."""


# --- how much is read -------------------------------------------------------------------------------


@pytest.mark.parametrize("chunked", [False, True])
def test_long_bodies_are_refused_before_they_are_understood(house: House, chunked: bool) -> None:
    """Six hundred thousand wrong options once cost fourteen seconds and all the memory there was."""
    body = json.dumps({**NEW, "options": {f"option{n}": n for n in range(600_000)}}).encode()
    content: bytes | Iterator[bytes] = body
    for path in ("/api/tables", "/api/tables/mine", "/api/tables/abc/seats/0"):
        if chunked:
            content = iter([body[at : at + 65_536] for at in range(0, len(body), 65_536)])
        answer = house.http.post(path, content=content, headers={"content-type": "application/json"})
        problem = answer.json()["problem"]
        assert (answer.status_code, problem["key"]) == (413, "body-long"), path
        assert words(problem)


def test_a_record_may_be_long_but_not_endless(house: House) -> None:
    body = {"record": "x" * 100_000, "seats": [ME, YOU]}
    assert house.refusal("POST", "/api/tables/import", body)[1]["key"] == "record-first-line"
    status, problem = house.refusal("POST", "/api/tables/import", {**body, "record": "x" * 1_100_000})
    assert (status, problem["key"]) == (413, "body-long")


# --- how often --------------------------------------------------------------------------------------


def test_a_bucket_fills_again() -> None:
    now = [100.0]
    bucket = Bucket(Rate(3, 10.0), lambda: now[0])
    assert [bucket.wait("a") for _ in range(5)] == [0, 0, 0, 10.0, 10.0]
    assert bucket.wait("b") == 0
    now[0] += 4
    assert bucket.wait("a") == 6.0
    now[0] += 6
    assert [bucket.wait("a"), bucket.wait("a")] == [0, 10.0]
    now[0] += 1000
    assert [bucket.wait("a") for _ in range(4)] == [0, 0, 0, 10.0]


def test_strangers_are_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_REMEMBERED", 10)
    now = [0.0]
    bucket = Bucket(Rate(2, 1.0), lambda: now[0])
    for number in range(1000):
        bucket.wait(str(number))
        now[0] += 0.01
    assert len(bucket.due) <= 11
    now[0] += 100
    assert bucket.wait("somebody new") == 0


def test_addresses_of_one_household_are_one() -> None:
    assert whose(("192.0.2.7", 5)) == "192.0.2.7"
    assert whose(("2001:db8:1:2::7", 5)) == whose(("2001:db8:1:2:ffff::1", 9)) == "2001:db8:1:2::/64"
    assert whose(("2001:db8:1:3::7", 5)) != whose(("2001:db8:1:2::7", 5))
    assert whose(("::ffff:192.0.2.7", 5)) == "192.0.2.7"
    assert whose(None) == ""


@pytest.mark.parametrize(
    ("kind", "path", "body", "allowed"),
    [
        ("tables", "/api/tables", NEW, 200),
        ("bot_tables", "/api/tables", {"title": "millefiori", "seats": [GREEDY, GREEDY]}, 200),
        ("imports", "/api/tables/import", {"record": "", "seats": [ME]}, 400),
        ("requests", "/api/promise", {}, 200),
    ],
)
def test_beyond_a_limit_one_is_told_how_long_to_wait(
    build: Callable[..., House], kind: str, path: str, body: dict[str, Any], allowed: int
) -> None:
    few: dict[str, Any] = {kind: Rate(2, 600.0)}
    house = build(limits=replace(NO_LIMITS, **few))
    answers = [house.http.post(path, json=body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [allowed, allowed, 429]
    problem = answers[2].json()["problem"]
    assert problem["key"] == "too-many"
    assert 590 <= problem["args"]["seconds"] <= 600
    assert answers[2].headers["retry-after"] == str(problem["args"]["seconds"])
    assert words(problem)


def test_records_are_counted_before_they_are_read(build: Callable[..., House]) -> None:
    """A long one with nothing right in it costs a stranger a turn, and the server one answer."""
    house = build(limits=replace(NO_LIMITS, imports=Rate(1, 600.0)))
    wrong = {f"unknown{number}": 0 for number in range(50_000)}
    answers = [house.http.post("/api/tables/import", json=wrong) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [422, 429]
    assert answers[0].json()["problem"]["key"] == "invalid-field"
    assert len(answers[0].content) < 200


def test_lines_remember_nothing_between_messages(house: House) -> None:
    """What compression would remember for each page would be most of a table's memory."""
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        (agreed,) = ana.line.protocol.extensions
        assert isinstance(agreed, PerMessageDeflate)
        assert agreed.remote_no_context_takeover
        assert agreed.local_no_context_takeover
        plain = Frame(Opcode.TEXT, b"x" * (lines.LEAST_COMPRESSED - 1))
        packed = Frame(Opcode.TEXT, b"x" * lines.LEAST_COMPRESSED)
        ours = lines.Deflate(True, True, 12, 12)
        assert ours.encode(plain) is plain
        assert len(ours.encode(packed).data) < 40
        ana.act(0)
        ana.until_seq(1)


def test_a_silent_page_holds_next_to_nothing(build: Callable[..., House]) -> None:
    """Of how a line was asked for, and of what was said last, nothing is left; nobody stands by to write."""
    house = build()
    laid = house.lay(ME, YOU)
    house.http.close()
    with laid.visit(0) as ana, laid.visit(1):
        ana.act(0)
        ana.until_seq(1)
        pages = house.lobby.live[laid.table].pages
        wait_until(lambda: not any([page.sending for page in pages]))
        sockets = [line for line in house.server.server_state.connections if isinstance(line, lines.Sparing)]
        assert len(sockets) == 2
        for line in sockets:
            assert set(line.scope) == set(lines.KEPT)
            assert not hasattr(line, "request")
            assert not getgeneratorlocals(line.conn.parser)["request"].headers
        gc.collect()
        served = [found for found in gc.get_objects() if isinstance(found, lines.Impatient)]
        assert not [found for found in served if found.config is house.server.config]


def test_only_proxies_that_were_named_say_from_where_somebody_comes(build: Callable[..., House]) -> None:
    few = replace(NO_LIMITS, tables=Rate(1, 600.0))

    def statuses(house: House) -> list[int]:
        found = []
        for address in ("203.0.113.1", "203.0.113.2", "203.0.113.1"):
            headers = {"X-Forwarded-For": address}
            found.append(house.http.post("/api/tables", json=NEW, headers=headers).status_code)
        return found

    assert statuses(build(limits=few)) == [200, 429, 429]
    assert statuses(build(limits=few, proxies=("127.0.0.1",))) == [200, 200, 429]
    assert statuses(build(limits=few, proxies=("127.0.0.0/8",))) == [200, 200, 429]


def test_who_talks_too_fast_is_not_listened_to(build: Callable[..., House]) -> None:
    house = build(limits=replace(NO_LIMITS, messages=Rate(5, 0.2)))
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        for _ in range(8):
            ana.say(type="act", seat=0, seq=0, action="nonsense")
        bruno.act(1)
        bruno.until_seq(1)
        while len(ana.refused) < 8:
            ana.hear()
        keys = [refused["problem"]["key"] for refused in ana.refused]
        assert keys[:4] == ["notation-verb"] * 4
        assert "too-many" in keys
        ana.line.ping().wait(10)
        ana.until_seq(1)


def test_many_pages_of_one_address_may_say_no_more_than_a_house_full_of_people(
    build: Callable[..., House],
) -> None:
    house = build(limits=replace(NO_LIMITS, messages_each=Rate(4, 0.2)), proxies=("127.0.0.1",))
    laid = house.lay(ME, YOU)
    theirs = [
        Visitor.of(house.port, laid.table, additional_headers={"X-Forwarded-For": "203.0.113.1"})
        for _ in range(3)
    ]
    for page in theirs * 2:
        page.say(type="whole")
    with laid.visit(0) as ana:
        ana.take(0, ana.actions(0)[0])
        assert not ana.refused
    for page in theirs:
        while page.sent not in page.done and not page.refused:
            page.hear()
        page.line.close()
    refused = [refusal["problem"]["key"] for page in theirs for refusal in page.refused]
    assert set(refused) == {"too-many"}


def test_who_has_games_played_through_again_holds_up_nobody_who_plays(
    build: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each thread that is at it takes its share from all others: there are few, and the rest waits."""
    house, enough, at_it = build(), threading.Event(), [0]

    def play_through(record: Record) -> list[list[int]]:
        at_it[0] += 1
        assert enough.wait(PATIENCE)
        return []

    monkeypatch.setattr(lobby, "score_history", play_through)
    ended, laid = house.lay(ME, GREEDY), house.lay(ME, YOU)
    with ended.visit(0) as ana:
        ana.until_done(ana.say(type="cancel", seat=0))
    with ThreadPoolExecutor(8) as strangers, laid.visit(0, 1) as both:
        asked = [strangers.submit(house.get, f"/api/tables/{ended.table}/scores") for _ in range(8)]
        wait_until(lambda: at_it[0] >= BESIDE)
        play_on(both, [0, 1], lambda actions: actions[0], moves=6)
        assert at_it == [BESIDE]
        enough.set()
        assert [one.result() for one in asked] == [{"scores": []}] * 8


def test_nobody_takes_back_without_end(build: Callable[..., House]) -> None:
    house = build(limits=replace(NO_LIMITS, undos=Rate(3, 600.0)))
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana, laid.visit(0) as again:
        for _ in range(3):
            ana.take(0, ana.actions(0)[0])
            ana.undo(0)
            ana.until_done(ana.sent)
        ana.take(0, ana.actions(0)[0])
        again.until_seq(ana.seq)
        again.undo(0)
        assert again.refusal()["key"] == "too-many"


def test_sockets_are_counted_as_long_as_they_are_open(build: Callable[..., House]) -> None:
    house = build(limits=replace(NO_LIMITS, sockets_each=2))
    laid = house.lay(ME, YOU)
    with laid.visit(0):
        with laid.visit(1):
            with pytest.raises(InvalidStatus) as refused:
                laid.visit()
            assert refused.value.response.status_code == 403
        door = house.app.state.door
        wait_until(lambda: door.sockets.total() == 1)
        with laid.visit() as onlooker:
            assert onlooker.seq == 0


def test_lines_that_never_greet_or_fall_silent_are_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = house.lay(ME, YOU)
    monkeypatch.setattr(conversation, "GREETING", 0.2)
    monkeypatch.setattr(conversation, "SILENCE", 0.6)
    with Visitor.of(house.port, laid.table, greet=False) as mute:
        with pytest.raises(ConnectionClosed) as closed:
            mute.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408
    with laid.visit(0) as ana:
        for _ in range(4):
            ana.say(type="ping")
            ana.line.recv(timeout=5)
            time.sleep(0.3)
        with pytest.raises(ConnectionClosed):
            ana.until(lambda _: False)


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/info HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_who_never_finishes_asking_is_hung_up_on(
    house: House, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(lines, "SECONDS_TO_ASK", 0.3)
    with socket.create_connection(("127.0.0.1", house.port), timeout=10) as line:
        line.sendall(begun)
        try:
            assert line.recv(1000) == b""
        except ConnectionResetError:
            pass
    # Others are not hurried: pages stay open far longer.
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        time.sleep(1.0)
        ana.catch_up()


def hard_of_hearing(house: House) -> socket.socket:
    """A line to the server that takes in next to nothing at a time."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", house.port))
    return line


def test_who_does_not_take_the_answer_is_hung_up_on(
    build: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "SECONDS_TO_TAKE", 0.5)
    long = b"x" * 20_000_000
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "long.txt").write_bytes(long)
    house = build(static=tmp_path / "static")
    with hard_of_hearing(house) as line:
        line.sendall(b"GET /long.txt HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"
        wait_until(lambda: not house.server.server_state.connections)
    assert house.http.get("/long.txt").content == long


def test_a_page_that_does_not_listen_is_hung_up_on(
    build: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "SECONDS_TO_TAKE", 0.5)
    house = build()
    laid = house.lay(ME, YOU)
    address = f"ws://localhost/api/tables/{laid.table}/socket"
    opened = connect(address, sock=hard_of_hearing(house), compression=None, max_queue=1, close_timeout=0.1)
    with opened as deaf, suppress(ConnectionClosed):
        deaf.send(json.dumps({"type": "hello", "id": 1, "version": VERSION, "tokens": []}))
        while True:
            deaf.send('{"type": "whole", "id": 2}')
    door = house.app.state.door
    wait_until(lambda: not door.sockets.total() and not house.server.server_state.connections)
    with laid.visit(0) as ana:
        ana.act(0)
        ana.until_seq(1)


def open_lines(house: House) -> list[lines.Sparing]:
    return [line for line in house.server.server_state.connections if isinstance(line, lines.Sparing)]


def test_who_takes_no_answers_to_pings_is_not_listened_to(
    build: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is answered at once, below all that counts messages."""
    monkeypatch.setattr(lines, "SECONDS_TO_TAKE", 1.0)
    house = build()
    laid = house.lay(ME, YOU)
    house.http.close()
    pings, waiting = (b"\x89\xfd\0\0\0\0" + b"x" * 125) * 500, [0]
    with hard_of_hearing(house) as line, suppress(OSError):
        line.sendall(ASKING.replace(b"TABLE", laid.table.encode()) + b"\r\n")
        line.recv(4)
        line.settimeout(10.0)
        for _ in range(1000):
            line.sendall(pings)
            waiting += [one.transport.get_write_buffer_size() for one in open_lines(house)]
    assert max(waiting) < 1_000_000
    wait_until(lambda: not open_lines(house))


def test_a_message_in_countless_pieces_is_one_message(build: Callable[..., House]) -> None:
    house = build()
    laid = house.lay(ME, YOU)
    said = json.dumps({"type": "hello", "id": 7, "version": VERSION, "tokens": []}).encode()
    with Visitor.of(house.port, laid.table, greet=False) as page:
        with page.line.send_context():
            page.line.protocol.send_text(b"", fin=False)
            for number in range(20_000):
                page.line.protocol.send_continuation(said[number : number + 1], fin=False)
        wait_until(lambda: [len(one.frames[0]) for one in open_lines(house) if one.frames] == [len(said)])
        assert [len(one.frames) for one in open_lines(house)] == [1]
        with page.line.send_context():
            page.line.protocol.send_continuation(b"", fin=True)
        page.until_done(7)


def test_one_address_cannot_open_all_lines_there_are(build: Callable[..., House]) -> None:
    house = build(limits=replace(NO_LIMITS, lines_each=3))
    lines = [socket.create_connection(("127.0.0.1", house.port), timeout=10) for _ in range(6)]
    closed = 0
    for line in lines:
        line.settimeout(0.5)
        try:
            closed += line.recv(10) == b""
        except ConnectionResetError:
            closed += 1
        except TimeoutError:
            pass
        line.close()
    assert closed == 3


def test_limits_are_settings() -> None:
    found = from_environment({"LUDOTECA_LIMIT_TABLES": "7/2.5", "LUDOTECA_LIMIT_SOCKETS": "9"}, Path())
    assert found.limits == replace(Limits(), tables=Rate(7, 2.5), sockets=9)


# --- who may ask ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8765", True),
        ("127.0.0.1", True),
        ("[::1]:8765", True),
        ("192.168.1.5:80", True),
        (f"{socket.gethostname()}:1", True),
        ("play.example.org", True),
        ("PLAY.example.org.", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("evil.example:127.0.0.1", False),
        ("", False),
    ],
)
def test_names_that_are_not_ours_are_refused(house: House, host: str, ours: bool) -> None:
    assert is_ours(host, ("play.example.org",)) == ours


def test_a_foreign_name_that_leads_here_gets_nothing(house: House) -> None:
    """A page of another name could otherwise read what it likes by having its name lead to this machine."""
    answer = house.http.get("/api/info", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["problem"]["key"]) == (421, "host-unknown")
    laid = house.lay(ME, YOU)
    with pytest.raises(InvalidStatus):
        Visitor.of(house.port, laid.table, additional_headers={"Host": "evil.example"})


def test_every_answer_says_what_a_page_may_do(house: House) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("inside")

    paths = ["/", "/api/info", "/api/tables/nowhere", "/nothing", "/docs"]
    answers = [house.http.get(path) for path in paths]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.lobby, "open_tables", fail)
        answers.append(house.http.get("/api/tables"))
    assert answers[-1].status_code == 500
    assert "inside" not in answers[-1].text
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


# --- odd requests -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/" + "a" * 5000,
        "/assets/" + "b" * 300,
        "/%00",
        "/%ED%A0%80",
        "/..%2f..%2fetc%2fpasswd",
        "/api/tables/" + "a" * 5000,
        "/api/tables/%ED%A0%80",
        "/api/tables/%00",
        "/api/tables/%F0%9F%98%80/record",
        "/api/rules/%ED%A0%80/en",
        "/api/texts/%ED%A0%80",
        "/api/texts/en?title=%ED%A0%80",
    ],
)
def test_odd_addresses_are_not_there(house: House, path: str) -> None:
    answer = house.http.get(path)
    assert 400 <= answer.status_code < 500, answer.text
    assert words(answer.json()["problem"])


def test_half_a_character_is_refused_in_words(house: House) -> None:
    half = "\\ud800"
    bodies = [
        f'{{"title": "{half}", "seats": [{{"kind": "open"}}]}}',
        f'{{"title": "millefiori", "seats": [{{"kind": "me", "name": "{half}"}}, {{"kind": "open"}}]}}',
        f'{{"title": "millefiori", "seats": [{{"kind": "bot", "bot": "{half}"}}, {{"kind": "open"}}]}}',
        f'{{"title": "millefiori", "seats": [{{"kind": "open"}}], "options": {{"{half}": true}}}}',
        f'{{"title": "millefiori", "seats": [{{"kind": "open"}}], "{half}": 1}}',
    ]
    for body in bodies:
        answer = house.http.post(
            "/api/tables", content=body.encode(), headers={"content-type": "application/json"}
        )
        assert 400 <= answer.status_code < 500, answer.text
        assert words(answer.json()["problem"])
    record = f'{{"record": "ludoteca record 1\\ntitle: {half}", "seats": [{{"kind": "open"}}]}}'
    answer = house.http.post(
        "/api/tables/import", content=record.encode(), headers={"content-type": "application/json"}
    )
    assert answer.status_code == 422
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        ana.line.send(f'{{"type": "act", "id": 9, "seat": 0, "seq": 0, "action": "{half}"}}')
        assert words(ana.refusal())


def said_by(house: House, *parts: bytes) -> bytes:
    """All that is answered to something written by hand, until the line is closed."""
    heard = b""
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        for part in parts:
            line.sendall(part)
            if part is not parts[-1]:
                heard += line.recv(65_536)
        with suppress(ConnectionResetError):
            while more := line.recv(65_536):
                heard += more
    return heard


@pytest.mark.parametrize(
    ("odd", "status"),
    [
        (b"Content-Length: 5\r\n\r\nhello", b""),
        (b"X: 1\r\n" * 200 + b"\r\n", b"431"),
        (b"X: " + b"x" * 20_000 + b"\r\n\r\n", b"431"),
    ],
    ids=["a body", "many headers", "a long header"],
)
def test_who_asks_for_a_line_in_odd_words_is_hung_up_on(house: House, odd: bytes, status: bytes) -> None:
    """Neither the clock for requests nor the one for greetings runs for them."""
    assert said_by(house, ASKING + odd)[9:12] == status


def test_what_is_no_request_is_told_so_and_is_no_defect(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    answer = said_by(house, b"NONSENSE\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"content-security-policy: default-src 'self'" in answer
    answered = b"POST /nowhere HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    answer = said_by(house, answered, b"this is no length\r\n")
    assert answer.count(b"HTTP/1.1 ") == 1
    assert not [record for record in caplog.records if record.exc_info]


def test_what_is_no_text_breaks_the_line_and_is_no_defect(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        with ana.line.send_context():
            ana.line.protocol.send_text(b"\xff\xfe")
        with pytest.raises(ConnectionClosed) as closed:
            ana.refusal()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1007
        bruno.until_presence(0, connected=False)
    assert not caplog.records


# --- what is kept to itself -------------------------------------------------------------------------


def test_tables_are_readable_by_their_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    with run.alone(Settings(data)):
        run._prepare(Settings(data))
    assert stat.S_IMODE((data / "ludoteca.sqlite3").stat().st_mode) == 0o600
    assert stat.S_IMODE(data.stat().st_mode) == 0o700


def test_the_databases_password_is_not_printed(tmp_path: Path) -> None:
    settings = Settings(tmp_path, database="postgresql+psycopg://club:sesame@db/tables")
    told = run._announcement(texts("en"), settings, "http://x")
    assert "sesame" not in told
    assert "db/tables" in told


def test_public_tables_nobody_joins_leave_the_list(build: Callable[..., House]) -> None:
    house = build(listed_for=1.0)
    laid = house.lay(ME, OPEN, public=True)
    assert [found["table"] for found in house.get("/api/tables")["tables"]] == [laid.table]
    house.lobby.services = replace(house.lobby.services, settings=replace(house.settings, listed_for=0.0))
    assert house.get("/api/tables")["tables"] == []
    assert laid.info()["status"] == "waiting"
