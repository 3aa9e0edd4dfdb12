"""Laying, joining and listing tables; texts, rules and the client's files; every error has its words."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots import OFFERED
from ludoteca.core.rng import commitment
from ludoteca.games import titles
from ludoteca.rules import rules
from ludoteca.rules.examples import examples
from ludoteca.rules.summary import summary
from ludoteca.server.names import bot_name, distinct_name, plain_name
from ludoteca.server.problems import Refusal
from ludoteca.server.promises import Promises
from ludoteca.texts import entries
from tests.server.test_store import rewrite
from tests.server.visitors import GREEDY, ME, OPEN, RANDOM, YOU, House, Laid, play_on, words

# --- laying -----------------------------------------------------------------------------------------


def test_the_server_says_what_there_is(house: House) -> None:
    info = house.get("/api/info")
    (title,) = [title for title in info["titles"] if title["key"] == "millefiori"]
    assert title["players"] == [2, 3, 4]
    assert {"key": "tactical", "values": [False, True], "default": False} in title["options"]
    assert title["places"]["space"] == "space"
    assert [bot["key"] for bot in info["bots"]] == list(OFFERED)
    assert "greedy" not in OFFERED, "the yardstick is not offered"
    assert info["languages"] == ["en", "es"]
    assert info["engine"] in ("compiled", "interpreted", "mixed")


def test_a_full_table_begins_at_once(house: House) -> None:
    laid = house.lay(ME, GREEDY, options={"tactical": True})
    info = laid.info()
    assert info["status"] == "playing"
    assert info["options"]["tactical"] is True
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot"]
    assert list(laid.tokens) == [0]
    assert len(laid.tokens[0]) >= 32


def test_an_open_seat_is_waited_for(house: House) -> None:
    laid = house.lay(ME, OPEN, OPEN)
    house.join(laid.table, 2, "Clara")
    assert laid.info()["status"] == "waiting"
    house.join(laid.table, 1, "Bruno")
    info = laid.info()
    assert info["status"] == "playing"
    assert [seat["name"] for seat in info["seats"]] == ["Ana", "Bruno", "Clara"]
    for seat in (0, 1):
        status, problem = house.refusal("POST", f"/api/tables/{laid.table}/seats/{seat}", {"name": "Dora"})
        assert (status, problem["key"]) == (409, "seat-taken")


def test_the_secret_is_promised_and_kept(house: House) -> None:
    promise = house.post("/api/promise", {})
    promised = promise["commitment"]
    laid = house.lay(ME, OPEN, promise=promise["ticket"], nonces=["mine"])
    info = laid.info()
    assert info["commitment"] == promised
    assert info["secret"] is None
    stored = house.lobby.live[laid.table].standing.stored
    assert stored.table.secret is not None
    assert commitment(stored.table.secret) == promised
    assert stored.seats[0].nonce == "mine"
    again = {"title": "millefiori", "seats": [ME, OPEN], "promise": promise["ticket"]}
    assert house.refusal("POST", "/api/tables", again)[1]["key"] == "promise-unknown"


def test_promises_need_no_memory(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many are asked for; those that are old or not ours are not kept."""
    first = house.lobby.promises.give()
    for _ in range(10_000):
        house.lobby.promises.give()
    assert vars(house.lobby.promises).keys() == {"key"}
    new = {"title": "millefiori", "seats": [ME, OPEN]}
    for ticket in ("", "x", "ñ" * 32, "A" * 32, Promises(b"other").give().ticket[:-1]):
        assert house.refusal("POST", "/api/tables", {**new, "promise": ticket})[1]["key"] == "promise-unknown"
    foreign = Promises(b"other").give()
    laid = Laid.of(house, house.post("/api/tables", {**new, "promise": foreign.ticket}))
    assert laid.info()["commitment"] != foreign.commitment
    laid = Laid.of(house, house.post("/api/tables", {**new, "promise": first.ticket}))
    assert laid.info()["commitment"] == first.commitment
    late = house.lobby.promises.give()
    monkeypatch.setattr(time, "time", lambda: 1e10)
    with pytest.raises(Refusal):
        house.lobby.promises.keep(late.ticket)


def test_promises_outlive_the_server(build: Callable[..., House]) -> None:
    house = build()
    promise = house.post("/api/promise", {})
    house.close()
    house = build()
    laid = house.lay(ME, OPEN, promise=promise["ticket"], nonces=["mine"])
    assert laid.info()["commitment"] == promise["commitment"]


def test_nobody_adds_to_a_secret_that_was_not_promised(house: House) -> None:
    """The server would know what they add when it draws the secret."""
    new = {"title": "millefiori", "seats": [ME, OPEN], "nonces": ["mine"]}
    status, problem = house.refusal("POST", "/api/tables", new)
    assert (status, problem["key"]) == (422, "nonce-early")
    assert words(problem)


def test_only_hashes_of_tokens_are_stored(house: House) -> None:
    laid = house.lay(ME, GREEDY)
    database = b"".join([path.read_bytes() for path in house.settings.data.glob("ludoteca.sqlite3*")])
    assert laid.table.encode() in database
    assert laid.tokens[0].encode() not in database


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"title": "chess"}, "option-title"),
        ({"title": "../millefiori"}, "option-title"),
        ({"title": 7}, "invalid-field"),
        ({"seats": [ME]}, "option-players"),
        ({"seats": []}, "invalid-field"),
        ({"seats": [ME] * 9}, "invalid-field"),
        ({"seats": [ME, {"kind": "bot", "bot": "hal"}]}, "option-bot"),
        ({"seats": [ME, {"kind": "bot"}]}, "option-bot"),
        ({"seats": [ME, {"kind": "cat"}]}, "invalid-field"),
        ({"seats": [{"kind": "me", "name": "x" * 33}, OPEN]}, "invalid-field"),
        ({"seats": [{"kind": "me", "name": "  "}, OPEN]}, "invalid-field"),
        ({"seats": [{"kind": "me", "name": "a\u202eb"}, OPEN]}, "name-characters"),
        ({"seats": [{"kind": "me", "name": "a\nb"}, OPEN]}, "name-characters"),
        ({"options": {"tactical": "maybe"}}, "option-value"),
        ({"options": {"tactical": 1}}, "option-value"),
        ({"options": {"dice": 3}}, "option-unknown"),
        ({"nonces": ["two words"]}, "invalid-field"),
        ({"surprise": True}, "invalid-field"),
    ],
)
def test_what_cannot_be_laid_is_refused_with_the_reason(house: House, change: Any, key: str) -> None:
    body = {"title": "millefiori", "seats": [ME, OPEN], **change}
    status, problem = house.refusal("POST", "/api/tables", body)
    assert status in (400, 422)
    assert problem["key"] == key
    words(problem)
    if key == "invalid-field":
        assert next(iter(change)) in problem["args"]["field"]


def test_http_errors_are_problems_with_words(house: House) -> None:
    cases = [
        house.refusal("GET", "/api/tables/nowhere"),
        house.refusal("GET", "/api/nothing"),
        house.refusal("DELETE", "/api/tables"),
        house.refusal("POST", "/api/tables/nowhere/seats/0", {"name": "Ana"}),
        house.refusal("POST", "/api/tables/nowhere/seats/x", {"name": "Ana"}),
        house.refusal("GET", "/api/tables/nowhere/record"),
        house.refusal("GET", "/api/rules/chess/en"),
        house.refusal("GET", "/api/rules/millefiori/xx"),
        house.refusal("GET", "/api/summary/chess/en"),
        house.refusal("GET", "/api/summary/millefiori/xx"),
        house.refusal("GET", "/api/examples/chess/en"),
        house.refusal("GET", "/api/examples/millefiori/xx"),
        house.refusal("GET", "/api/pictures/chess/pigment"),
        house.refusal("GET", "/api/pictures/millefiori/nonsense"),
        house.refusal("GET", "/api/pictures/millefiori/..%2Fglossary"),
        house.refusal("GET", "/api/texts/xx"),
        house.refusal("GET", "/api/texts/en?title=chess"),
        house.refusal("GET", "/no-such-file.js"),
    ]
    for status, problem in cases:
        assert 400 <= status < 500
        words(problem)
    broken = house.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    assert broken.json()["problem"]["key"] == "invalid-json"
    long = house.http.post("/api/tables/mine", content=b"[" * 9_000_000)
    assert long.status_code in (400, 413)


def test_no_seat_beyond_the_table(house: House) -> None:
    laid = house.lay(ME, OPEN)
    for seat in (-1, 2, 10**30):
        status, problem = house.refusal("POST", f"/api/tables/{laid.table}/seats/{seat}", {"name": "Bruno"})
        assert (status, problem["key"]) == (404, "no-seat")
    assert laid.info()["status"] == "waiting"


# --- names ------------------------------------------------------------------------------------------


def test_names_are_plain_and_distinct(house: House) -> None:
    laid = house.lay(ME, {"kind": "me", "name": " ana "}, GREEDY, OPEN)
    house.join(laid.table, 3, "Ana")
    names = [seat["name"] for seat in laid.info()["seats"]]
    assert names[:2] == ["Ana", "ana (2)"]
    assert names[3] == "Ana (3)"
    assert len(set(names)) == 4


def test_names_that_look_alike_are_told_apart() -> None:
    for name in ("Аna", "Αnа", "Aña", "Ａｎａ", "AN\u0430", "𝐀na", "A n a"):
        assert distinct_name(name, ["Ana"]) == f"{name} (2)"
    assert distinct_name("BilI", ["Bill"]) == "BilI (2)"
    assert distinct_name("Rornan", ["Roman"]) == "Rornan (2)"
    for name, other in (("Ana", "Eva"), ("Марія", "Марина"), ("Ana (2)", "Ana"), ("Juan", "Juana")):
        assert distinct_name(name, [other]) == name


def test_a_name_stays_within_its_length() -> None:
    longest = "ñ" * 32
    assert plain_name(longest) == longest
    assert len(distinct_name(longest, [longest])) == 32
    assert plain_name("n\u0303") == "ñ"
    nothing_to_see = ["Ana\u3164", "\u115fAna", "A\u2800na", "\uffa0", "\u0301\u0301", "\u00a0"]
    for name in ("\u2066x", "x\u0000", "\u2028", "\ud800", "", *nothing_to_see):
        with pytest.raises(Refusal):
            plain_name(name)
    taken: list[str] = []
    for _ in range(10):
        taken.append(bot_name(taken))
    assert len(set(taken)) == 10


# --- lists ------------------------------------------------------------------------------------------


def test_public_tables_are_listed_while_they_wait(house: House) -> None:
    public = house.lay(ME, OPEN, public=True)
    private = house.lay(ME, OPEN)
    listed = {table["table"] for table in house.get("/api/tables")["tables"]}
    assert public.table in listed
    assert private.table not in listed
    house.join(public.table, 1, "Bruno")
    assert public.table not in {table["table"] for table in house.get("/api/tables")["tables"]}


def test_my_tables_say_where_it_is_my_turn(house: House) -> None:
    waiting, playing = house.lay(ME, OPEN), house.lay(ME, YOU)
    other = house.lay(ME, RANDOM)
    tokens = [waiting.tokens[0], playing.tokens[1], "nonsense"]
    listed = house.post("/api/tables/mine", {"tokens": tokens})["tables"]
    mine = {table["table"]["table"]: table for table in listed}
    assert set(mine) == {waiting.table, playing.table}
    assert not mine[waiting.table]["my_turn"]
    assert mine[playing.table]["my_turn"]
    assert mine[playing.table]["seats"] == [1]
    assert other.table not in mine
    with playing.visit(1) as bruno:
        bruno.act(1)
        bruno.until_seq(1)
    (table,) = house.post("/api/tables/mine", {"tokens": [playing.tokens[1]]})["tables"]
    assert not table["my_turn"]


# --- words and files -----------------------------------------------------------------------------------


def test_the_shelf_has_a_title_s_name_and_options_and_no_more(house: House) -> None:
    whole = house.http.get("/api/texts/es?title=burgundy").text
    found = house.get("/api/shelf/es")
    assert list(found) == [title["key"] for title in house.get("/api/info")["titles"]]
    shelf = found["burgundy"]
    assert "title-name = " in shelf
    assert "option-team-no = " in shelf
    assert "    .about = " in shelf
    assert "log-" not in shelf
    assert all(line in whole for line in shelf.splitlines())
    assert house.refusal("GET", "/api/shelf/xx")[0] == 404


def test_long_answers_are_compressed(house: House) -> None:
    answer = house.http.get("/api/texts/es?title=feudum")
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.content) / 2
    assert "content-encoding" not in house.http.post("/api/promise", json={}).headers


def test_texts_are_fluent_and_cacheable(house: House) -> None:
    answer = house.http.get("/api/texts/es")
    assert "seat-taken =" in answer.text
    known = {"if-none-match": answer.headers["etag"]}
    again = house.http.get("/api/texts/es", headers=known)
    assert again.status_code == 304
    assert not again.content


def test_what_titles_share_is_not_sent_with_their_own_texts(house: House) -> None:
    shared, own = (house.http.get(f"/api/texts/es{title}").text for title in ("", "?title=millefiori"))
    assert "log-" in own
    keys = [dict(entries(text)).keys() for text in (shared, own)]
    assert not keys[0] & keys[1]


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_rules_page_tells_every_clause(house: House, language: str) -> None:
    page = house.get(f"/api/rules/millefiori/{language}")
    told = [clause["id"] for chapter in page["chapters"] for clause in chapter["clauses"]]
    assert told == [clause.id for clause in rules("millefiori", "en").clauses()]
    assert any(clause["ruling"] for chapter in page["chapters"] for clause in chapter["clauses"])
    assert page["heading"] == "Mille Fiori"
    assert page["about"]
    assert page["closing"]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("title", titles())
def test_examples_have_words_and_pictures(house: House, title: str, language: str) -> None:
    told = house.get(f"/api/examples/{title}/{language}")["examples"]
    assert [example["key"] for example in told] == [found.key for found in examples(title)]
    for example, found in zip(told, examples(title), strict=True):
        assert example["text"] == found.text(language)
        assert len(example["actions"]) == len(found.play)
        assert (example["reason"] is not None) == (found.refused is not None)
        picture = house.get(f"/api/pictures/{title}/{example['key']}")
        assert picture["at"] == list(found.at)
        assert (picture["after"] is not None) == bool(found.play)
        assert picture["before"]["view"] == json.loads(json.dumps(found.start().view(found.seat)))


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_title_is_told_on_one_page(house: House, language: str) -> None:
    page = house.get(f"/api/summary/millefiori/{language}")
    assert page["heading"].startswith("Mille Fiori")
    assert [part["heading"] for part in page["parts"]] == [
        part.heading for part in summary("millefiori", language).parts
    ]


def test_a_client_that_is_not_built_is_told_so(house: House) -> None:
    for path in ("/", "/table/abc", "/puzzle/duel/1-000-001", "/rules/millefiori"):
        answer = house.http.get(path)
        assert answer.status_code == 503
        assert "make web" in answer.text


def test_the_reference_of_the_api_needs_no_other_host(house: House) -> None:
    answer = house.http.get("/docs")
    assert answer.status_code == 200
    schema = house.http.get("/openapi.json").json()
    for path in schema["paths"]:
        assert path in answer.text
    for model in schema["components"]["schemas"]:
        assert f"<code>{model}</code>" in answer.text
    assert "http://" not in answer.text
    assert "https://" not in answer.text


def test_the_built_client_is_served(build: Callable[..., House], tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the client</p>")
    (static / "assets" / "main-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    (static / "assets" / "main-1a2b.js.br").write_bytes(b"smaller")
    house = build(static=static)
    for path in ("/", "/table/abc", "/puzzle/duel/1-000-001", "/rules/millefiori"):
        assert "the client" in house.http.get(path).text
    plain = house.http.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip, br;q=0"})
    assert plain.text == "1"
    assert "immutable" in plain.headers["cache-control"]
    with house.http.stream("GET", "/assets/main-1a2b.js", headers={"accept-encoding": "gzip, br"}) as small:
        assert b"".join(small.iter_raw()) == b"smaller"
    assert small.headers["content-encoding"] == "br"
    assert small.headers["content-type"] == plain.headers["content-type"]
    assert "immutable" in small.headers["cache-control"]
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"):
        assert house.http.get(path).status_code == 404
    assert house.http.get("/").headers["referrer-policy"] == "no-referrer"


# --- finished games -----------------------------------------------------------------------------------


def found_games(house: House, **wanted: Any) -> list[str]:
    answer = house.http.get("/api/tables/finished", params=wanted)
    assert answer.status_code == 200, answer.text
    return [table["table"] for table in answer.json()["tables"]]


def test_public_games_that_are_over_are_found_by_title_player_and_date(build: Callable[..., House]) -> None:
    house = build()
    names = [{"kind": "me", "name": name} for name in ("Ágata", "Bruno 100%")]
    tables = {
        "ours": house.lay(*names, public=True),
        "private": house.lay(*names),
        "running": house.lay(*names, public=True),
        "caylus": house.lay({"kind": "me", "name": "Clara"}, names[1], title="caylus", public=True),
    }
    for name, laid in tables.items():
        if name != "running":
            with laid.visit(0, 1) as both:
                play_on(both, [0, 1], lambda actions: actions[0])
    ours, caylus = tables["ours"].table, tables["caylus"].table
    created = tables["caylus"].info()["created"]
    assert found_games(house) == [caylus, ours]
    assert found_games(house, title="millefiori") == [ours]
    assert found_games(house, player="bruno") == [caylus, ours]
    assert found_games(house, player="clara") == [caylus]
    assert found_games(house, player="0%") == [caylus, ours]
    assert found_games(house, player="%ruz") == []
    assert found_games(house, since=created) == [caylus]
    assert found_games(house, until=created) == [ours]
    rewrite(tables["ours"], hidden=True)
    assert found_games(house) == [caylus], "who runs the server has taken it off all lists"
    assert house.refusal("GET", "/api/tables/finished?title=chess")[1]["key"] == "option-title"
    assert house.refusal("GET", "/api/tables/finished?since=yesterday")[1]["args"] == {"field": "since"}
