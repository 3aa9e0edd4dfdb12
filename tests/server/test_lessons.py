"""Lessons over real sockets: the teacher's answers, parts, playing on, a restart; nobody else is taught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.lessons import lesson, lessons
from tests.server.visitors import House, Laid, Visitor, words


def begin(house: House, key: str) -> Laid:
    return Laid.of(house, house.post("/api/lessons", {"title": "millefiori", "lesson": key, "name": "Ana"}))


def taught(visitor: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = visitor.state["lesson"]
    return found


def says(visitor: Visitor) -> list[str]:
    return [step["text"]["key"] for step in taught(visitor)["steps"]]


def refusal(visitor: Visitor, **message: Any) -> dict[str, Any]:
    visitor.say(**message)
    return visitor.refusal()


def wait(visitor: Visitor, seen: Callable[[dict[str, Any]], bool]) -> None:
    while not seen(visitor.state):
        visitor.hear()


def solve(visitor: Visitor) -> None:
    """Do what the lesson asks for until all of the part is done."""
    while taught(visitor)["now"] != "rest":
        if taught(visitor)["now"] == "act":
            visitor.take(0, taught(visitor)["solution"])
        elif taught(visitor)["now"] == "end":
            visitor.take(0, "end")
        wait(visitor, lambda state: state["lesson"]["now"] != "watch")


def test_the_lobby_is_told_which_lessons_there_are(house: House) -> None:
    told = {title["key"]: title["lessons"] for title in house.get("/api/info")["titles"]}
    assert told["millefiori"] == list(lessons("millefiori"))
    for language in ("en", "es"):
        text = house.http.get(f"/api/lessons/millefiori/{language}").text
        assert "lesson-first-diamond =" in text
    status, problem = house.refusal("POST", "/api/lessons", {"title": "millefiori", "lesson": "tea"})
    assert (status, problem["key"]) == (400, "lesson-unknown")
    assert "first-diamond" in words(problem)


def test_a_lesson_from_its_first_word_to_a_game_of_ones_own(house: House) -> None:
    laid = begin(house, "first-diamond")
    with laid.visit(0) as ana:
        assert ana.state["table"]["lesson"] == "first-diamond"
        assert says(ana)[0] == "lesson-first-diamond-welcome"
        solve(ana)
        assert says(ana)[-1] == "lesson-first-diamond-end"
        assert ana.actions(0) == [], "while one reads nothing is to be done"
        seq = ana.seq
        ana.say(type="go_on", seat=0)
        wait(ana, lambda state: state["lesson"] is None)
        wait(ana, lambda state: bool(state["seats"][0]["actions"]))
        assert ana.seq > seq or ana.actions(0), "bots play again"
        assert ana.state["table"]["lesson"] == "first-diamond"


def test_what_is_legal_but_not_asked_for_gets_an_answer_and_changes_nothing(house: House) -> None:
    laid = begin(house, "first-diamond")
    with laid.visit(0) as ana:
        wait(ana, lambda state: state["deciding"] == [0])
        before = ana.state
        for action, answer in (
            ("keep card=ship-2-1", "lesson-first-diamond-keep-ship"),
            ("keep card=key-3-1", "lesson-first-diamond-keep-other"),
        ):
            assert refusal(ana, type="act", seq=ana.seq, seat=0, action=action)["key"] == answer
        illegal = refusal(ana, type="act", seq=ana.seq, seat=0, action="sail")
        assert not illegal["key"].startswith("lesson-")
        assert ana.state == before
        assert [entry.seat for entry in laid.match().record.entries if entry.seat == 0] == []


def test_what_the_rules_forbid_gets_its_reason_as_at_every_table(house: House) -> None:
    with begin(house, "residences").visit(0) as ana:
        ana.say(type="why", seat=0, place="space:R10")
        answer = ana.hear()
        while answer["type"] != "why_not":
            answer = ana.hear()
        assert answer["reason"]["clause"].startswith("residences.")


def test_parts_follow_each_other_and_outlive_a_restart(build: Callable[..., House]) -> None:
    house = build()
    laid = begin(house, "residences")
    with laid.visit(0) as ana:
        early = refusal(ana, type="go_on", seat=0)
        assert early["key"] == "lesson-early"
        words(early)
        solve(ana)
        ana.say(type="go_on", seat=0)
        wait(ana, lambda state: state["lesson"]["part"] == 1)
        assert ana.seat(0)["log"] == [], "what happened in another position is not told"
        ana.take(0, "place space=R05")
        wait(ana, lambda state: state["lesson"]["now"] == "rest")
        before = ana.state
    house.close()
    again = build()
    with again.visit(laid.table, laid.tokens[0]) as ana:
        assert taught(ana) == before["lesson"]
        assert ana.state["scores"] == before["scores"] == [29, 0]
        assert ana.seat(0)["view"] == before["seats"][0]["view"]


def test_a_lesson_can_be_skipped_at_any_time_and_taken_back_within(house: House) -> None:
    laid = begin(house, "harbour")
    with laid.visit(0) as ana:
        ana.take(0, "place space=H13")
        assert taught(ana)["solution"] == "sail"
        ana.say(type="undo", seq=ana.seq, seat=0)
        wait(ana, lambda state: state["lesson"]["solution"] == "place space=H13")
        ana.say(type="go_on", seat=0, over=True)
        wait(ana, lambda state: state["lesson"] is None)
        ana.take(0, "sail")
        over = refusal(ana, type="go_on", seat=0)
        assert over["key"] == "lesson-none"
        words(over)


def test_onlookers_see_the_table_but_not_the_lesson(house: House) -> None:
    laid = begin(house, "harbour")
    with laid.visit() as nobody:
        assert nobody.state["lesson"] is None
        assert nobody.state["table"]["lesson"] == "harbour"
        assert lesson("millefiori", "harbour").seat == 0
