"""Whatever comes over the line that cannot be is refused in words and changes nothing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.server.protocol import VERSION
from tests.server.visitors import ME, OPEN, YOU, House, Laid, Visitor, words


def standing(laid: Laid) -> tuple[object, ...]:
    """All that must not change."""
    found = laid.house.lobby.live[laid.table].standing
    return (found.table, found.seats, found.seqs, laid.match().position())


GOOD: dict[str, Any] = {"type": "act", "id": 7, "seq": 0, "seat": 0, "action": "keep card=lime-1-1"}

TOGETHER: dict[str, Any] = {"type": "act_together", "seq": 0, "seat": 0}


def said(message: dict[str, Any]) -> str:
    return json.dumps({"id": 7, **message})


BAD: list[tuple[Any, str]] = [
    ("", "invalid-json"),
    ("{", "invalid-json"),
    ("null", "invalid-field"),
    ("[]", "invalid-field"),
    ("7", "invalid-field"),
    ('"act"', "invalid-field"),
    ("{}", "invalid-field"),
    ("[" * 10_000, "invalid-json"),
    (b"\x00\xff", "message-binary"),
    (said(GOOD).encode(), "message-binary"),
    ("x" * 20_000, "message-long"),
    (said({**GOOD, "action": "x" * 201}), "invalid-field"),
    (said({**GOOD, "padding": "x" * 20_000}), "message-long"),
    (said({**GOOD, "type": "shout"}), "invalid-field"),
    (said({**GOOD, "type": "act\u0000"}), "invalid-field"),
    (said({**GOOD, "seq": "0"}), "invalid-field"),
    (said({**GOOD, "seq": 0.5}), "invalid-field"),
    (said({**GOOD, "seq": True}), "invalid-field"),
    (said({**GOOD, "seq": None}), "invalid-field"),
    (said({**GOOD, "seat": [0]}), "invalid-field"),
    (said({**GOOD, "action": 3}), "invalid-field"),
    (said({**GOOD, "extra": 1}), "invalid-field"),
    (said({**GOOD, "id": -1}), "invalid-field"),
    (said({**GOOD, "id": 2**53}), "invalid-field"),
    (said({**GOOD, "id": "7"}), "invalid-field"),
    (json.dumps({"type": "leave", "seat": 0}), "invalid-field"),
    (said({"type": "act"}), "invalid-field"),
    (said({"type": "hello", "version": VERSION, "tokens": ["x"] * 9}), "invalid-field"),
    (said({"type": "hello", "version": VERSION, "tokens": "x"}), "invalid-field"),
    (said({**GOOD, "seat": 1}), "seat-foreign"),
    (said({**GOOD, "seat": -1}), "seat-foreign"),
    (said({**GOOD, "seat": 10**30}), "seat-foreign"),
    (said({**GOOD, "seq": 1}), "stale"),
    (said({**GOOD, "seq": -1}), "stale"),
    (said({**GOOD, "seq": 10**30}), "stale"),
    (said({**GOOD, "action": ""}), "notation-empty"),
    (said({**GOOD, "action": "dance"}), "notation-verb"),
    (said({**GOOD, "action": "keep"}), "notation-missing"),
    (said({**GOOD, "action": "keep card=joker"}), "notation-value"),
    (said({**GOOD, "action": "keep hand=1"}), "notation-field"),
    (said({**GOOD, "action": "end"}), "illegal-now"),
    (said({**GOOD, "action": "place space=W01"}), "illegal-now"),
    (said({**TOGETHER, "actions": []}), "invalid-field"),
    (said({**TOGETHER, "actions": ["end"] * 33}), "invalid-field"),
    (said({**TOGETHER, "actions": ["x" * 201]}), "invalid-field"),
    (said({**TOGETHER, "actions": "end"}), "invalid-field"),
    (said({**TOGETHER, "actions": ["keep card=joker", "end"]}), "notation-value"),
    (said({**TOGETHER, "actions": ["end"]}), "illegal-now"),
    (said({**TOGETHER, "actions": ["end"], "seq": 1}), "stale"),
    (said({**TOGETHER, "actions": ["end"], "seat": 1}), "seat-foreign"),
    (said({"type": "undo", "seq": 0, "seat": 0}), "undo-start"),
    (said({"type": "undo", "seq": 0, "seat": 1}), "seat-foreign"),
    (said({"type": "undo", "seq": 5, "seat": 0}), "stale"),
    (said({"type": "stand_in", "seat": 1, "by": 0, "bot": "greedy"}), "stand-in-present"),
    (said({"type": "stand_in", "seat": 1, "by": 0, "bot": "hal"}), "option-bot"),
    (said({"type": "stand_in", "seat": 0, "by": 0, "bot": "greedy"}), "stand-in-nobody"),
    (said({"type": "stand_in", "seat": 9, "by": 0, "bot": "greedy"}), "stand-in-nobody"),
    (said({"type": "stand_in", "seat": -1, "by": 0, "bot": "greedy"}), "stand-in-nobody"),
    (said({"type": "stand_in", "seat": 0, "by": 1, "bot": "greedy"}), "seat-foreign"),
    (said({"type": "stand_in", "seat": 1, "by": 0, "bot": None}), "seat-foreign"),
    (said({"type": "leave", "seat": 1}), "seat-foreign"),
    (said({"type": "cancel", "seat": 1}), "seat-foreign"),
    (said({"type": "rematch", "seat": 0}), "rematch-early"),
    (said({"type": "rematch", "seat": 0, "nonce": "a b"}), "invalid-field"),
]


def test_bad_messages_change_nothing_and_the_line_survives(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        before = standing(laid)
        for message, key in BAD:
            ana.line.send(message)
            problem = ana.refusal()
            assert problem["key"] == key, message
            assert ana.refused[-1]["id"] == (0 if key.startswith(("invalid", "message")) else 7)
            assert words(problem)
            assert standing(laid) == before, message
        ana.act(0)
        ana.until_seq(1)


def test_nothing_goes_before_hello_or_without_a_token(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0), laid.visit() as onlooker:
        before = standing(laid)
        onlooker.line.send(json.dumps(GOOD))
        assert onlooker.refusal()["key"] == "seat-foreign"
        onlooker.say(type="hello", version=VERSION, tokens=["wrong", laid.tokens[0] + "x", ""])
        assert onlooker.refusal()["key"] == "token-unknown"
        onlooker.line.send(json.dumps(GOOD))
        assert onlooker.refusal()["key"] == "seat-foreign"
        assert standing(laid) == before


def test_the_first_word_is_hello(house: House) -> None:
    laid = house.lay(ME, YOU)
    page = Visitor.of(house.port, laid.table, greet=False)
    with page:
        page.line.send(json.dumps(GOOD))
        assert page.refusal()["key"] == "hello-first"
        page.say(type="ping")
        assert page.hear() == {"type": "pong"}
        assert page.hello(laid.tokens[0])["seq"] == 0


def test_a_page_of_another_version_is_told_to_reload(house: House) -> None:
    laid = house.lay(ME, YOU)
    with Visitor.of(house.port, laid.table, greet=False) as page:
        page.say(type="hello", version=VERSION + 1, tokens=[laid.tokens[0]])
        assert page.hear() == {"type": "reload", "version": VERSION}
        with pytest.raises(ConnectionClosed) as closed:
            page.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4426


def test_every_message_is_answered_once_by_its_name(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana:
        ana.say(type="act", id=40, seat=0, seq=0, action=ana.actions(0)[0])
        ana.say(type="act", id=30, seat=0, seq=0, action="keep card=lime-1-1")
        ana.say(type="undo", id=50, seat=0, seq=1)
        ana.catch_up()
        assert ana.done == [1, 40, 50]
        assert [refused["id"] for refused in ana.refused] == [30]
        answers = [json.loads(text) for text in ana.raw]
        assert [answer["seq"] for answer in answers if answer["type"] == "done"] == [0, 1, 2]
        # What a message changed is sent before it is acknowledged.
        kinds = [answer["type"] for answer in answers]
        assert kinds == [
            *["state", "presence", "prepared", "done"],
            *["change", "prepared", "done", "refused", "change", "prepared", "done", "pong"],
        ]


def test_a_table_that_does_not_exist_says_so(house: House) -> None:
    with Visitor.of(house.port, "nowhere", greet=False) as page:
        assert page.refusal()["key"] == "no-table"


def test_a_waiting_table_takes_no_actions(house: House) -> None:
    laid = house.lay(ME, OPEN)
    with laid.visit(0) as ana:
        ana.line.send(json.dumps(GOOD))
        assert ana.refusal()["key"] == "table-waiting"
        ana.say(type="undo", seq=0, seat=0)
        assert ana.refusal()["key"] == "table-waiting"


def test_pages_of_other_hosts_are_turned_away(house: House) -> None:
    laid = house.lay(ME, YOU)
    foreign = ["https://evil.example", f"http://127.0.0.1:{house.port + 1}", "http://127.0.0.1"]
    for origin in (*foreign, "null", "", "http://[", f"http://127.0.0.1:{house.port}@evil.example"):
        with pytest.raises(InvalidStatus) as refused:
            Visitor.of(house.port, laid.table, additional_headers={"Origin": origin})
        assert refused.value.response.status_code == 403
    with Visitor.of(house.port, laid.table, origin=f"http://127.0.0.1:{house.port}") as page:
        assert page.state["seq"] == 0


def test_a_flood_of_garbage_changes_nothing(house: House) -> None:
    """Seeded noise of every kind: bytes, text, broken and half-right messages."""
    laid = house.lay(ME, YOU)
    chance = random.Random(20)
    with laid.visit(0) as ana, laid.visit(1) as bruno:
        before = standing(laid)
        for _ in range(400):
            ana.line.send(garbage(chance))
        ana.catch_up()
        assert len(ana.refused) == 400
        for refused in ana.refused:
            assert words(refused["problem"])
        assert standing(laid) == before
        bruno.act(1)
        ana.until_seq(1)
        assert not bruno.refused


def garbage(chance: random.Random) -> str | bytes:
    """A message that cannot be granted."""
    kind = chance.randrange(5)
    if kind == 0:
        return chance.randbytes(chance.randrange(50))
    if kind == 1:
        return "".join([chr(chance.randrange(32, 0xD7FF)) for _ in range(chance.randrange(60))])
    text = json.dumps(almost_right(chance))
    if kind == 2:
        where = chance.randrange(len(text))
        return text[:where] + chance.choice('{}[]",:x\\\u0001') + text[where:] + "!"
    return text


def almost_right(chance: random.Random) -> object:
    """A message of some type with something wrong in it."""
    odd: list[object] = [
        None,
        True,
        -1,
        1.5,
        2**70,
        "",
        "0",
        "keep card=lime-1-1",
        [],
        [0],
        {},
        "ñ" * 300,
        "\u202e",
    ]
    message: dict[str, Any] = {
        "type": chance.choice(["act", "undo", "stand_in", "leave", "cancel", "rematch", "shout", 3]),
        "seat": chance.choice([1, *odd]),
        "seq": chance.choice([0, *odd]),
        "action": chance.choice(odd),
        "by": chance.choice([1, *odd]),
        "bot": chance.choice(odd),
    }
    for name in chance.sample(sorted(message), chance.randrange(4)):
        del message[name]
    return message
