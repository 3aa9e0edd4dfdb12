"""The teacher: hints for whoever may have them, verdicts in practice, and taking back what was revealed."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from pydantic import TypeAdapter

from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.core.rng import seeded
from ludoteca.games import title as find_title
from ludoteca.games import titles
from ludoteca.server.protocol import ServerMessage
from ludoteca.workers.job import Budget
from ludoteca.workers.jobs import Question, verdict
from tests.games.caylus.table import uses
from tests.server.test_records import exported, import_table
from tests.server.visitors import ME, OPEN, RANDOM, YOU, House, Laid, Visitor, play_on, words

PROTOCOL: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


def answer(visitor: Visitor, **asked: Any) -> dict[str, Any]:
    """What comes of a question: the answer, which the protocol knows, or that it is refused."""
    said = visitor.say(**asked)
    while True:
        message = visitor.hear()
        if message["type"] in ("advice", "verdict", "refused") and message["id"] == said:
            PROTOCOL.validate_json(visitor.raw[-1], strict=True)
            return message


def hint(visitor: Visitor, seat: int, seq: int | None = None) -> dict[str, Any]:
    return answer(visitor, type="hint", seat=seat, seq=visitor.seq if seq is None else seq)


def judge(visitor: Visitor, seat: int, move: int) -> dict[str, Any]:
    return answer(visitor, type="judge", seat=seat, move=move)


def rewind(visitor: Visitor, seat: int, seq: int | None = None) -> str:
    """Take the last choice back; why not, if it is refused."""
    said = visitor.say(type="rewind", seat=seat, seq=visitor.seq if seq is None else seq)
    before = len(visitor.refused)
    visitor.until_done(said)
    return words(visitor.refused[-1]["problem"]) if len(visitor.refused) > before else ""


def practice(house: House, title: str = "millefiori") -> Laid:
    players = find_title(title).players
    bots = [RANDOM] * (max(2, players[0]) - 1)
    return house.lay(ME, *bots, title=title, practice=True)


def until_choice(visitor: Visitor, seat: int = 0) -> None:
    """Play for a seat until it has a choice, and nobody else has."""
    while len(visitor.actions(seat)) < 2 or visitor.state["deciding"] != [seat]:
        if len(visitor.actions(seat)) == 1:
            visitor.take(seat, visitor.actions(seat)[0])
        else:
            visitor.hear()


# --- hints --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", titles())
def test_a_hint_names_the_best_choices_and_why(house: House, title: str) -> None:
    with practice(house, title).visit(0) as ana:
        until_choice(ana)
        seq = ana.seq
        advice = hint(ana, 0)
        assert advice["type"] == "advice", advice
        legal = {action["action"]: action for action in ana.seat(0)["actions"]}
        choices = advice["choices"]
        assert 1 <= len(choices) <= 3
        assert choices[0]["grade"] == "best"
        assert [choice["loss"] for choice in choices] == sorted([choice["loss"] for choice in choices])
        for choice in choices:
            shown = legal[choice["action"]]
            assert {key: choice[key] for key in ("verb", "fields", "text")} == {
                key: shown[key] for key in ("verb", "fields", "text")
            }
        assert hint(ana, 0)["choices"] == choices, "who asks again is told the same"
        assert ana.seq == seq, "advice changes nothing"


def test_only_who_asks_is_told(house: House) -> None:
    laid = house.lay(ME, YOU, RANDOM, hints=True)
    with laid.visit(0) as ana, laid.visit(1) as bruno, laid.visit() as onlooker:
        assert hint(ana, 0)["type"] == "advice"
        for other in (bruno, onlooker):
            other.catch_up()
            assert not any([json.loads(text)["type"] in ("advice", "verdict") for text in other.raw])


@pytest.mark.parametrize("title", titles())
def test_a_hint_hangs_on_nothing_the_seat_cannot_see(title: str) -> None:
    """Two games that look the same to a seat, and differ in all it cannot know, get the same advice."""
    found = find_title(title)
    match = Match.of(Record(found, max(2, found.players[0]), found.check_options(2, {}), 11))
    rng = seeded(3)
    while len(match.record.entries) < 12 or len(match.legal_actions()) < 2:
        legal = match.legal_actions()
        match.play(legal[rng.below(len(legal))])
    seat = match.player()
    other = match.clone()
    other.game.determinize(seat, seeded(99))
    assert other.view(seat) == match.view(seat)
    if found.hidden or found.chance:
        assert other.position() != match.position()
    told = [
        verdict(Question(title, game.position(), seat, 5).arguments(), Budget(60.0), lambda what: None)
        for game in (match, other)
    ]
    assert told[0] == told[1]


def test_who_may_not_have_a_hint(house: House) -> None:
    laid = house.lay(ME, YOU)
    with laid.visit(0) as ana, laid.visit() as onlooker:
        assert "not agreed" in words(hint(ana, 0)["problem"])
        assert hint(ana, 1)["problem"]["key"] == "seat-foreign"
        assert hint(onlooker, 0)["problem"]["key"] == "seat-foreign"
    agreed = house.lay(ME, OPEN, hints=True)
    assert agreed.info()["hints"] is True
    with agreed.visit(0) as ana:
        assert hint(ana, 0)["problem"]["key"] == "table-waiting"


def test_a_hint_is_for_whoever_has_a_choice_now(house: House) -> None:
    laid = house.lay(ME, YOU, title="caylus", hints=True)
    with laid.visit(0, 1) as both:
        (first,) = both.state["deciding"]
        assert "Nothing is asked" in words(hint(both, 1 - first)["problem"])
        assert hint(both, first, seq=both.seq + 3)["problem"]["key"] == "stale"
        until_choice(both, first)
        old = both.seq
        both.take(first, both.actions(first)[0])
        assert hint(both, first, seq=old)["problem"]["key"] == "stale"
        while both.actions(first) != ["end"]:
            both.take(first, both.actions(first)[0])
        assert "only one thing" in words(hint(both, first)["problem"])


def test_the_table_goes_on_while_the_teacher_thinks(house: House) -> None:
    with practice(house).visit(0) as ana:
        until_choice(ana)
        asked = ana.say(type="hint", seat=0, seq=ana.seq)
        ana.catch_up()
        assert asked not in ana.done, "a ping is answered meanwhile"
        ana.until_done(asked)
        assert asked in ana.done


def test_a_lesson_has_its_own_help(house: House) -> None:
    laid = Laid.of(house, house.post("/api/lessons", {"title": "millefiori", "lesson": "first-diamond"}))
    with laid.visit(0) as learner:
        assert hint(learner, 0)["problem"]["key"] == "hint-lesson"


# --- practice -------------------------------------------------------------------------------------------


def test_practice_is_for_one_person_against_bots(house: House) -> None:
    for seats in ([ME, YOU], [ME, OPEN], [RANDOM, RANDOM]):
        body = {"title": "millefiori", "seats": seats, "practice": True}
        status, problem = house.refusal("POST", "/api/tables", body)
        assert status == 422
        assert "one pupil" in words(problem)
    assert practice(house).info()["practice"] is True


@pytest.mark.parametrize("title", titles())
def test_each_choice_gets_its_verdict(house: House, title: str) -> None:
    with practice(house, title).visit(0) as ana:
        until_choice(ana)
        assert ana.seat(0)["decided"] is None
        move, worst = ana.state["moves"], ana.actions(0)[-1]
        ana.take(0, worst)
        assert ana.seat(0)["decided"]["move"] == move
        found = judge(ana, 0, move)
        assert found["type"] == "verdict", found
        assert found["chosen"]["action"] == worst
        if found["better"] is None:
            assert found["chosen"]["close"] or found["chosen"]["grade"] == "best"
        else:
            assert found["better"]["grade"] == "best"
            assert found["chosen"]["loss"] > 0


def test_picks_that_were_sent_together_are_judged_as_a_whole(house: House) -> None:
    """What each of four cards costs after those before it adds up, and the dearest is told."""
    laid = practice(house, "feudum")
    with laid.visit(0) as ana:
        while ana.seat(0)["picks"] is None or ana.seat(0)["picks"]["due"] < 4:
            if ana.actions(0):
                ana.take(0, ana.actions(0)[-1])
            else:
                ana.hear()
        ana.until_done(ana.sent)
        before = laid.match()
        first = len(before.record.entries)
        pool = [one["action"] for one in ana.seat(0)["picks"]["pool"]]
        wanted = [pool[1], pool[3], pool[5], pool[8]]
        ana.say(type="act_together", seat=0, seq=ana.seq, actions=wanted)
        ana.until(lambda state: state["moves"] >= first + 4)
        decided = ana.seat(0)["decided"]["move"]
        found = judge(ana, 0, decided)
        match = laid.match()
    together = match.together_from(decided)
    assert [match.title.alphabet.write(match.record.entries[at].action) for at in together] == wanted
    assert len(found["together"]) == 4
    costs = {at: cost_of(match, laid, at) for at in together}
    assert found["chosen"]["loss"] == pytest.approx(sum(costs.values()), abs=0.01)
    assert costs[found["move"]] == max(costs.values())
    assert (found["better"] is None) == (max(costs.values()) == 0)


def cost_of(match: Match, laid: Laid, at: int) -> float:
    """What the choice of a moment lost that counts, asked for alone."""
    then, entry = match.record.replay(at), match.record.entries[at]
    chosen = match.title.alphabet.write(entry.action)
    seed = laid.house.lobby.live[laid.table].standing.seqs[at - 1]
    asked = Question(match.title.key, then.position(), entry.seat, seed, chosen)
    told: Any = verdict(asked.arguments(), Budget(60.0), lambda _: None)
    choice = next(one for one in told["verdict"]["choices"] if one["action"] == chosen)
    return 0.0 if choice["close"] else float(choice["loss"])


def test_what_ends_picks_early_is_judged_with_them() -> None:
    match = uses("wood_peddler")
    match.play("buy cube=stone", 0)
    match.play("decline", 0)
    assert (match.last_choice(0), match.together_from(0)) == (0, range(2))


def test_what_cannot_be_judged_or_taken_back(house: House) -> None:
    laid = practice(house)
    with laid.visit(0) as ana, laid.visit() as onlooker:
        assert "start" in rewind(ana, 0) or "nothing" in rewind(ana, 0).lower()
        assert judge(ana, 0, 999)["problem"]["key"] == "no-moment"
        play_on(ana, [0], lambda actions: actions[0], moves=3)
        entries = laid.match().record.entries
        bots = next(number for number, entry in enumerate(entries) if entry.seat == 1)
        assert judge(ana, 0, bots)["problem"]["key"] == "judge-nothing"
        assert judge(onlooker, 0, 0)["problem"]["key"] == "seat-foreign"
        assert rewind(ana, 0, seq=0) != ""
        assert laid.match().record.entries[: len(entries)] == entries
    plain = house.lay(ME, RANDOM)
    with plain.visit(0) as ana:
        play_on(ana, [0], lambda actions: actions[0], moves=2)
        assert judge(ana, 0, 0)["problem"]["key"] == "practice-only"
        assert "practice table" in rewind(ana, 0)


def until_revealed(ana: Visitor, laid: Laid) -> int:
    """Play until a choice of seat 0 has revealed something, and it is asked again; the moment before it."""
    while True:
        play_on(ana, [0], lambda actions: actions[0], moves=1)
        until_choice(ana)
        match = laid.match()
        last = match.last_choice(0)
        if last is not None and any([moment.revealed for moment in match.moments[last:]]):
            return last


@pytest.mark.parametrize("title", [key for key in titles() if find_title(key).chance])
def test_what_was_revealed_is_taken_back_and_chance_is_drawn_anew(house: House, title: str) -> None:
    laid = practice(house, title)
    with laid.visit(0) as ana:
        move = until_revealed(ana, laid)
        before = laid.match()
        then = before.record.replay(move)
        assert ana.seat(0)["decided"] == {"move": move, "revealed": True}
        assert rewind(ana, 0) == ""
        after = laid.match()
        assert after.record.entries == before.record.entries[:move]
        assert [(drawn.move, drawn.seat) for drawn in after.record.anew] == [(move, 0)]
        assert after.view(0) == then.view(0), "the seat sees what it saw then"
        assert after.game.rng.state() != then.game.rng.state(), "what comes is not what came"
        assert any([line["text"]["key"] == "log-anew" for line in ana.logs[0]])
        assert ana.seat(0)["undo"]["steps"] == 0, "nothing before is taken back without drawing anew"
        play_on(ana, [0], lambda actions: actions[-1], moves=2)
        now = laid.match()
        text = now.record.write()
        assert "practice: yes" in text
        again = Record.read(text, find_title)
        assert again.anew == now.record.anew
        assert again.replay().position() == now.position(), "the record leads to the same game"
        ana.say(type="replay", move=move, eyes=0)
        while ana.hear()["type"] != "moment":
            pass


def test_bots_that_moved_meanwhile_are_no_reason_to_refuse(house: House) -> None:
    laid = practice(house, "caylus")
    with laid.visit(0) as ana:
        until_choice(ana)
        before = laid.match().record.entries[:]
        ana.take(0, ana.actions(0)[0])
        mine = ana.seq
        until_choice(ana)
        assert ana.seq > mine, "a bot has moved"
        assert rewind(ana, 0, seq=mine - 1) != "", "that was before the choice"
        assert rewind(ana, 0, seq=mine) == ""
        assert laid.match().record.entries == before


def test_taking_back_twice_and_further(house: House) -> None:
    laid = practice(house, "burgundy")
    with laid.visit(0) as ana:
        until_revealed(ana, laid)
        assert rewind(ana, 0) == ""
        first = laid.match()
        until_choice(ana)
        ana.take(0, ana.actions(0)[0])
        assert rewind(ana, 0) == ""
        assert len(laid.match().record.anew) == 1, "of what is drawn again at a moment the last counts"
        assert rewind(ana, 0) == ""
        further = laid.match()
        assert len(further.record.entries) < len(first.record.entries)
        assert [drawn.move for drawn in further.record.anew] == [len(further.record.entries)]


def test_nothing_is_drawn_anew_if_nothing_was_revealed(house: House) -> None:
    laid = house.lay(ME, RANDOM, title="caylus", practice=True)
    with laid.visit(0) as ana:
        until_choice(ana)
        before = laid.match()
        ana.take(0, ana.actions(0)[0])
        assert rewind(ana, 0) == ""
        after = laid.match()
        assert after.record.anew == []
        assert after.position() == before.position()


def test_a_restart_remembers_what_was_drawn_anew(house: House) -> None:
    laid = practice(house)
    with laid.visit(0) as ana:
        until_revealed(ana, laid)
        assert rewind(ana, 0) == ""
        until_choice(ana)
        ana.take(0, ana.actions(0)[0])
        until_choice(ana)
        position = laid.match().position()
    lobby = house.lobby
    while laid.table in lobby.live:
        lobby.forget_idle(0.0)
        time.sleep(0.01)
    with laid.visit(0):
        assert laid.match().position() == position


def test_the_record_of_practice_says_so_wherever_it_goes(house: House) -> None:
    laid = practice(house)
    with laid.visit(0) as ana:
        until_revealed(ana, laid)
        assert rewind(ana, 0) == ""
        play_on(ana, [0], lambda actions: actions[0])
        assert rewind(ana, 0) != "", "a game that is over stays as it is"
        move = len(laid.match().record.entries) - 4
        said = ana.say(type="branch", move=move, seats=[ME, YOU], practice=True)
        ana.until_done(said)
        assert "one pupil" in words(ana.refused[-1]["problem"])
        said = ana.say(type="branch", move=move, seats=[ME, RANDOM], practice=True)
        while (branched := ana.hear())["type"] != "branched":
            pass
    text = exported(laid)
    assert "\npractice: yes\n" in text
    assert "\nanew: " in text
    assert Record.read(text, find_title).replay().over()
    assert Laid.of(house, branched).info()["practice"] is True
    again = import_table(house, text, ME, RANDOM)
    assert again.info()["practice"] is False, "nobody teaches at a table that was imported"
    assert "\npractice: yes\n" in exported(again)


def test_a_record_without_practice_is_as_it_was(house: House) -> None:
    laid = house.lay(ME, RANDOM)
    with laid.visit(0) as ana:
        play_on(ana, [0], lambda actions: actions[0])
    header = exported(laid).split("---")[0]
    assert "practice" not in header
    assert "anew" not in header
