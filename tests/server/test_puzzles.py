"""Puzzles over real sockets: verdicts, tries, the solution when it is earned and not a byte before."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any, cast

import pytest

from ludoteca.games import titles
from ludoteca.server import lobby, puzzling
from ludoteca.server.protocol import PuzzleState, State
from ludoteca.server.settings import Rate
from ludoteca.server.upkeep import DAY, tidy
from ludoteca.study.puzzles import TRIES, Puzzle, PuzzleData, puzzle_keys, puzzle_of_the_day, puzzles
from tests.server.test_admin import gone
from tests.server.test_store import rewrite
from tests.server.visitors import GREEDY, ME, NO_LIMITS, RANDOM, YOU, House, Laid, Visitor, words


def begin(house: House, one: Puzzle) -> Laid:
    wanted = {"title": one.title.key, "puzzle": one.key, "name": "Ana"}
    return Laid.of(house, house.post("/api/puzzles", wanted))


def told(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.state["puzzle"]
    PuzzleState.model_validate(found)
    return found


def wrong(one: Puzzle, count: int = TRIES) -> list[str]:
    """Some choices that are not the best; what tempts stands among them last."""
    found = [choice["action"] for choice in one.data["verdict"]["choices"][1:]]
    return sorted(found, key=lambda action: action in one.data["tempted"].values())[:count]


def refusal(visitor: Visitor, **message: Any) -> str:
    visitor.say(**message)
    problem = visitor.refusal()
    words(problem)
    return str(problem["key"])


def twisted(one: Puzzle, other: str) -> Puzzle:
    """The same puzzle with another solution: two choices have changed their verdicts."""
    swap = {one.best: other, other: one.best}
    data = json.loads(json.dumps(one.data))
    for choice in data["verdict"]["choices"]:
        choice["action"] = swap.get(choice["action"], choice["action"])
    return replace(one, data=cast(PuzzleData, {**data, "best": other}))


# --- of the day ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", titles())
def test_every_puzzle_has_its_day_before_any_comes_again(title: str) -> None:
    keys, first = puzzle_keys(title), date(2026, 3, 1)
    days = [puzzle_of_the_day(title, first + timedelta(n)) for n in range(2 * len(keys))]
    assert sorted(days[: len(keys)], key=str) == list(keys)
    assert days[len(keys) :] == days[: len(keys)]
    assert days[: len(keys)] != list(keys), "not in the order in which they were found"


def test_date_and_title_alone_say_which_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.study.puzzles.puzzle_keys", lambda _: ("a", "b", "c", "d", "e"))
    days = [date(2026, 3, 1) + timedelta(n) for n in range(5)]
    found = {
        title: "".join([str(puzzle_of_the_day(title, day)) for day in days]) for title in ("duel", "caylus")
    }
    assert found == {"duel": "abecd", "caylus": "becda"}
    monkeypatch.setattr("ludoteca.study.puzzles.puzzle_keys", lambda _: ())
    assert puzzle_of_the_day("duel", days[0]) is None


def test_the_list_tells_what_there_is_and_which_is_todays(house: House) -> None:
    for title in titles():
        before = datetime.now(UTC).date()
        found = house.get(f"/api/puzzles/{title}")
        assert found["day"] in {before.isoformat(), datetime.now(UTC).date().isoformat()}
        assert found["today"] == puzzle_of_the_day(title, date.fromisoformat(found["day"]))
        assert found["puzzles"] == [
            {"key": one.key, "difficulty": one.difficulty, "players": one.start().record.players}
            for one in puzzles(title)
        ]


# --- trying ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", titles())
def test_a_wrong_choice_costs_what_its_file_says_and_the_right_one_earns_the_solution(
    house: House, title: str
) -> None:
    for one in puzzles(title)[:: len(puzzles(title)) - 1]:
        laid = begin(house, one)
        with laid.visit(one.seat) as ana:
            State.model_validate(ana.state)
            assert ana.state["table"]["puzzle"] == one.key
            assert (told(ana)["now"], told(ana)["tried"], told(ana)["choices"]) == ("open", [], [])
            legal = one.start().written_actions(one.seat)
            assert ana.actions(one.seat) == legal
            (miss,) = wrong(one, 1)
            ana.take(one.seat, miss)
            (tried,) = told(ana)["tried"]
            known = one.choice(miss)
            assert [tried[key] for key in ("action", "loss", "grade")] == [
                miss,
                known["loss"],
                known["grade"],
            ]
            assert (told(ana)["now"], told(ana)["choices"]) == ("open", [])
            assert ana.actions(one.seat) == [action for action in legal if action != miss]
            ana.take(one.seat, one.best)
            assert told(ana)["now"] == "solved"
            best, *others = told(ana)["choices"]
            assert (best["action"], best["grade"]) == (one.best, "best")
            assert {each["action"] for each in others} == {
                miss,
                *[action for action in one.data["tempted"].values() if action != one.best],
            }
            assert ana.actions(one.seat) == []
            assert ana.seat(one.seat)["picks"] is None
            assert laid.match().record.entries == [], "nothing is played"


def test_three_tries_earn_the_solution_too_and_no_more_are_to_be_had(house: House) -> None:
    one = puzzles("caylus")[0]
    with begin(house, one).visit(one.seat) as ana:
        for number, action in enumerate(wrong(one), 1):
            assert told(ana)["now"] == "open"
            ana.take(one.seat, action)
            ana.take(one.seat, action)  # a line that was cut may say it twice
            assert [each["action"] for each in told(ana)["tried"]] == wrong(one)[:number]
        assert told(ana)["now"] == "missed"
        assert told(ana)["choices"][0]["action"] == one.best
        again = refusal(ana, type="act", seat=one.seat, seq=ana.seq, action=one.best)
        assert again == "puzzle-over"
        assert told(ana)["now"] == "missed"


@pytest.mark.parametrize("title", titles())
def test_who_gives_up_is_told_the_solution_with_tries_left(house: House, title: str) -> None:
    one = puzzles(title)[-1]
    laid = begin(house, one)
    with laid.visit(one.seat) as ana:
        ana.take(one.seat, wrong(one)[0])
        for _ in range(2):  # a line that was cut may say it twice
            ana.until_done(ana.say(type="give_up", seat=one.seat))
        assert told(ana)["now"] == "missed"
        assert [each["action"] for each in told(ana)["tried"]] == wrong(one)[:1]
        assert told(ana)["choices"][0]["action"] == one.best
        assert ana.actions(one.seat) == []
        assert refusal(ana, type="act", seat=one.seat, seq=ana.seq, action=one.best) == "puzzle-over"
        assert laid.match().record.entries == []


def test_only_who_tries_a_puzzle_can_give_it_up(house: House) -> None:
    one = puzzles("caylus")[0]
    laid = begin(house, one)
    with laid.visit(one.seat) as ana, laid.visit() as nobody:
        assert refusal(nobody, type="give_up", seat=one.seat) == "seat-foreign"
        ana.take(one.seat, one.best)
        ana.until_done(ana.say(type="give_up", seat=one.seat))
        assert told(ana)["now"] == "solved", "what is solved stays solved"
    with house.lay(ME, GREEDY).visit(0) as ana:
        assert refusal(ana, type="give_up", seat=0) == "puzzle-none"


# --- and is left -----------------------------------------------------------------------------------------


def test_a_puzzle_nobody_tries_any_more_is_thrown_away(build: Callable[..., House]) -> None:
    house, one = build(), puzzles("duel")[0]
    left, tried, game = begin(house, one), begin(house, one), house.lay(ME, YOU)
    for laid in (left, tried, game):
        rewrite(laid, changed=time.time() - 8 * DAY)
    with tried.visit(one.seat) as ana:
        ana.take(one.seat, wrong(one)[0])
    store, settings = house.lobby.store, house.settings
    assert asyncio.run(tidy(store, replace(settings, keep_puzzles=0.0))) == 0, "for ever, if one says so"
    assert asyncio.run(tidy(store, settings, lambda table: table == left.table)) == 0, "somebody looks at it"
    house.close()
    tidied = build()
    gone(tidied, left.table)
    for laid in (tried, game):
        assert tidied.get(f"/api/tables/{laid.table}")["status"] == "playing"


def test_tries_outlive_a_restart(build: Callable[..., House]) -> None:
    one, house = puzzles("duel")[3], build()
    laid = begin(house, one)
    with laid.visit(one.seat) as ana:
        ana.take(one.seat, wrong(one)[0])
        before = told(ana)
    house.close()
    again = build()
    with again.visit(laid.table, laid.tokens[one.seat]) as ana:
        assert told(ana) == before


def test_where_several_choices_are_due_one_is_asked_for(house: House) -> None:
    one = next(each for each in puzzles("feudum") if each.start().game.unordered(each.seat)[0] > 1)
    with begin(house, one).visit(one.seat) as ana:
        assert ana.seat(one.seat)["picks"] is None
        together = refusal(
            ana, type="act_together", seat=one.seat, seq=ana.seq, actions=[one.best, *wrong(one, 1)]
        )
        assert together == "puzzle-one-choice"
        assert told(ana)["tried"] == []


def test_others_do_not_move_meanwhile(house: House) -> None:
    one = next(each for each in puzzles("millefiori") if len(each.start().deciding()) > 1)
    laid = begin(house, one)
    with laid.visit(one.seat) as ana:
        for action in wrong(one):
            ana.take(one.seat, action)
        ana.catch_up()
        assert laid.match().record.entries == []
        assert house.lobby.live[laid.table].bots is None


# --- what is not told ------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", titles())
def test_before_it_is_earned_not_a_byte_depends_on_the_solution(
    house: House, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = puzzles(title)[-1]
    *tries, other = wrong(one)
    assert len(tries) == TRIES - 1

    def heard(found: Puzzle) -> list[str]:
        for module in (lobby, puzzling):
            monkeypatch.setattr(module, "puzzle_named", lambda *_: found)
        with begin(house, found).visit(found.seat) as ana:
            for action in tries:
                ana.take(found.seat, action)
            refusal(ana, type="hint", seat=found.seat, seq=ana.seq)
            sent = [json.loads(text) for text in ana.raw]
            ana.take(found.seat, other)
            assert told(ana)["choices"][0]["action"] == found.best, "after the third it is told"
        # Which table it is, and who sits there, has nothing to do with the puzzle.
        assert sent[0]["table"].pop("table")
        assert sent[0]["table"].pop("seats")
        for name in ("created", "next_commitment"):
            sent[0]["table"].pop(name)
        return [json.dumps(message) for message in sent]

    assert heard(one) == heard(twisted(one, other))
    listed = house.http.get(f"/api/puzzles/{title}").text
    assert one.best not in listed


@pytest.mark.parametrize("title", titles())
def test_the_page_sees_the_position_with_the_eyes_of_who_decides(house: House, title: str) -> None:
    one = puzzles(title)[0]
    laid = begin(house, one)
    with laid.visit(one.seat) as ana, laid.visit() as nobody:
        assert [seat["seat"] for seat in ana.state["seats"]] == [one.seat]
        assert ana.seat(one.seat)["view"] == json.loads(json.dumps(one.start().view(one.seat)))
        assert ana.state["eyes"] == [one.seat]
        assert nobody.state["puzzle"] is None
        assert nobody.seat(None)["view"] == json.loads(json.dumps(one.start().view(None)))


def test_no_hint_no_branch_and_nothing_prepared_before_it_is_over(house: House) -> None:
    one = puzzles("burgundy")[0]
    with begin(house, one).visit(one.seat) as ana:
        seats = [ME if seat == one.seat else RANDOM for seat in range(one.start().record.players)]
        branch = {"type": "branch", "move": 0, "seats": seats, "guess": None, "practice": True}
        assert refusal(ana, type="hint", seat=one.seat, seq=ana.seq) == "hint-puzzle"
        assert refusal(ana, type="judge", seat=one.seat, move=0) == "practice-only"
        prepared = {"seat": one.seat, "passes": False, "ends": True, "first": None}
        assert refusal(ana, type="prepare", **prepared) == "prepare-puzzle"
        assert refusal(ana, **branch) == "puzzle-first"
        ana.take(one.seat, one.best)
        ana.say(**branch)
        answer = ana.hear()
        while answer["type"] != "branched":
            answer = ana.hear()
    laid = Laid.of(house, answer)
    with laid.visit(one.seat) as ana:
        assert ana.state["puzzle"] is None
        assert ana.state["table"]["practice"]
        ana.take(one.seat, one.best)
        assert ana.state["moves"] >= 1


# --- what is refused -------------------------------------------------------------------------------------


def test_what_is_illegal_or_unknown_costs_no_try(house: House) -> None:
    one = puzzles("millefiori")[0]
    with begin(house, one).visit(one.seat) as ana:
        for action in ("juggle", "", "place space=R99"):
            refusal(ana, type="act", seat=one.seat, seq=ana.seq, action=action)
        legal = set(one.start().written_actions(one.seat))
        illegal = next(
            action for action in ("sail", "place space=W09", "keep card=ship-2-1") if action not in legal
        )
        ana.act(one.seat, illegal)
        ana.until_done(ana.sent)
        assert ana.refused[-1]["reason"]["clause"], "the rules say why, as at every table"
        assert refusal(ana, type="act", seat=one.seat, seq=ana.seq + 9, action=one.best) == "stale"
        assert told(ana)["tried"] == []


@pytest.mark.parametrize("key", ["tea", "", "../lessons/01-first-diamond", "1-000-001.json", "é" * 60])
def test_a_puzzle_that_is_not_there_is_named(house: House, key: str) -> None:
    status, problem = house.refusal("POST", "/api/puzzles", {"title": "millefiori", "puzzle": key})
    assert (status, problem["key"]) == (400, "puzzle-no-such")
    assert key[:40] in words(problem)


def test_other_odd_requests_are_refused(house: House) -> None:
    for method, path, body, key in (
        ("POST", "/api/puzzles", {"title": "chess", "puzzle": "1-000-001"}, "option-title"),
        ("GET", "/api/puzzles/chess", None, "option-title"),
        ("POST", "/api/puzzles", {"title": "duel"}, "invalid-field"),
        ("POST", "/api/puzzles", {"title": "duel", "puzzle": "9" * 65}, "invalid-field"),
        ("POST", "/api/puzzles", {"title": "duel", "puzzle": 7}, "invalid-field"),
    ):
        status, problem = house.refusal(method, path, body)
        assert 400 <= status < 500
        assert problem["key"] == key
        words(problem)


def test_who_lays_too_many_has_to_wait(build: Callable[..., House]) -> None:
    house = build(limits=replace(NO_LIMITS, tables=Rate(2, 600.0)))
    wanted = {"title": "duel", "puzzle": puzzles("duel")[0].key}
    for _ in range(2):
        house.post("/api/puzzles", wanted)
    status, problem = house.refusal("POST", "/api/puzzles", wanted)
    assert (status, problem["key"]) == (429, "too-many")
