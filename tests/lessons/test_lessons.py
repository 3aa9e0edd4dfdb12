"""Every lesson of every title: by its own solution, by whatever else it accepts, by likely mistakes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ludoteca.core.alphabet import END_TURN
from ludoteca.core.match import Match
from ludoteca.games import title as find_title
from ludoteca.games import titles
from ludoteca.lessons import Course, Lesson, LessonError, Now, lesson, lessons
from ludoteca.lessons.condition import MOST, Condition
from ludoteca.lessons.lesson import read_lesson
from ludoteca.rules import rules
from ludoteca.texts import LANGUAGES, lesson_source, texts

ALL = [(title, key) for title in titles() for key in lessons(title)]
PARTS = ("players", "log", "status", "undo", "end", "board", "beside")
"""The parts of the page a lesson may speak of."""

MOST_MOVES = 200
FEW = 12

every_lesson = pytest.mark.parametrize(("title", "key"), ALL)


def teach(course: Course, chance: random.Random) -> Course:
    """Let others play, and the turn end, until the learner is asked or all is done."""
    match = course.match
    for _ in range(MOST_MOVES):
        now = course.now()
        if now is Now.END:
            match.play(END_TURN, course.seat)
        elif now is Now.WATCH:
            seat = next(seat for seat in match.deciding() if seat != course.seat)
            match.play(course.reply(seat) or chance.choice(match.written_actions(seat)), seat)
        else:
            return course
    raise AssertionError("the others play for ever")


def begun(found: Lesson, part: int) -> Course:
    return teach(Course(found, part, found.start(part)), random.Random(1))


def standing(match: Match) -> tuple[object, int]:
    return match.position(), len(match.record.entries)


@every_lesson
def test_its_own_solution_leads_through(title: str, key: str) -> None:
    found = lesson(title, key)
    for number in range(len(found.parts)):
        course = begun(found, number)
        while course.now() is not Now.REST:
            solution = course.solution()
            assert solution is not None
            action = found.title.alphabet.read(solution)
            assert solution in course.match.written_actions(course.seat), (number, solution)
            assert course.objection(action) is None, (number, solution)
            course.match.play(action, course.seat)
            teach(course, random.Random(1))
        assert course.task() is None
        left = [course.part.replies[seat][course.made(seat) :] for seat in course.part.replies]
        assert not any(left), f"never played: {left}"


@every_lesson
def test_whatever_it_accepts_leads_through(title: str, key: str) -> None:
    found = lesson(title, key)
    for number in range(len(found.parts)):
        for seed in range(3):
            chance = random.Random(seed)
            course = begun(found, number)
            while course.now() is not Now.REST:
                accepted = [
                    action
                    for action in course.match.legal_actions(course.seat)
                    if course.objection(action) is None and action != END_TURN
                ]
                assert accepted, f"part {number}: nothing that is legal will do after {played(course)}"
                course.match.play(chance.choice(accepted), course.seat)
                teach(course, chance)
            assert not course.match.over()


@every_lesson
def test_wrong_tries_leave_it_where_it_was_and_get_an_answer(title: str, key: str) -> None:
    found = lesson(title, key)
    answered: set[str] = set()
    for number in range(len(found.parts)):
        course = begun(found, number)
        while course.now() is not Now.REST:
            before = standing(course.match)
            shown = course.shown()
            for action in course.match.legal_actions(course.seat):
                objection = course.objection(action)
                if objection is not None:
                    answered.add(objection.key)
            assert standing(course.match) == before
            assert course.shown() == shown
            assert course.task() is not None
            course.match.play(str(course.solution()), course.seat)
            teach(course, random.Random(1))
    mistakes = {mistake.say for part in found.parts for step in part.steps for mistake in step.mistakes}
    expected = {found.text(say).key for say in mistakes}
    assert expected <= answered, f"nobody can make these mistakes: {expected - answered}"


@every_lesson
def test_all_parts_are_of_one_table(title: str, key: str) -> None:
    """Options, number of players and the end of turns are agreed once for a table."""
    found = lesson(title, key)
    records = [found.start(part).record for part in range(len(found.parts))]
    agreed = [(record.players, record.options, record.confirm) for record in records]
    assert all(each == agreed[0] for each in agreed)
    assert found.seat < records[0].players


@every_lesson
def test_it_speaks_of_places_and_clauses_that_are_there(title: str, key: str) -> None:
    found = lesson(title, key)
    clauses = {clause.id for chapter in rules(title, "en").chapters for clause in chapter.clauses}
    kinds = {field.place for field in find_title(title).alphabet.fields.values()}
    for note in find_title(title).notes.kinds:
        kinds |= {field.place for field in (note.a, note.b) if field is not None}
    for part in found.parts:
        for step in part.steps:
            assert not step.clause or step.clause in clauses, step.clause
            for place in step.at:
                kind, _, name = place.partition(":")
                assert (name in PARTS) if kind == "part" else (kind in kinds), place


@every_lesson
def test_the_learner_starts_with_something_to_read_and_ends_with_something_to_read(
    title: str, key: str
) -> None:
    found = lesson(title, key)
    for part in found.parts:
        assert any(step.do for step in part.steps)
        assert not part.steps[-1].do, "what was done is talked about"


@pytest.mark.parametrize("title", [title for title in titles() if lessons(title)])
def test_the_first_lesson_ends_with_a_scored_move_of_ones_own(title: str) -> None:
    found = lesson(title, lessons(title)[0])
    last = len(found.parts) - 1
    course = begun(found, last)
    side = course.match.game.side_of(found.seat)
    scored = []
    while course.now() is not Now.REST:
        before = course.match.scores()[side]
        course.match.play(str(course.solution()), course.seat)
        scored.append(course.match.scores()[side] - before)
        teach(course, random.Random(1))
    assert any(points > 0 for points in scored)


# --- texts ------------------------------------------------------------------------------------------


def said(found: Lesson) -> Iterator[str]:
    yield f"lesson-{found.key}"
    yield f"lesson-{found.key}.about"
    for part in found.parts:
        for step in part.steps:
            yield found.text(step.say).key
            for mistake in step.mistakes:
                yield found.text(mistake.say).key


def written(title: str, language: str) -> set[str]:
    found: set[str] = set()
    for entry in FluentParser().parse(lesson_source(language, title).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            found |= {entry.id.name, *[f"{entry.id.name}.{part.id.name}" for part in entry.attributes]}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", [title for title in titles() if lessons(title)])
def test_every_text_is_there_and_none_is_left_over(title: str, language: str) -> None:
    wanted = {text for key in lessons(title) for text in said(lesson(title, key))}
    assert wanted == written(title, language)


def test_no_two_lessons_of_a_title_share_a_text() -> None:
    for title in titles():
        texts_of = [set(said(lesson(title, key))) for key in lessons(title)]
        assert sum(map(len, texts_of)) == len(set().union(*texts_of))


# --- the engine -------------------------------------------------------------------------------------


def mille_fiori(**part: object) -> Course:
    """A lesson of one part on three workshops in a row."""
    position = {"moment": "turn of A", "playing": "pigment-1-1", "owner": {"W08": "A", "W09": "A"}}
    data = {"parts": [{"position": position, "steps": [], **part}]}
    found = read_lesson(find_title("millefiori"), "test", json.dumps(data))
    return Course(found, 0, found.start(0))


def played(course: Course) -> list[str]:
    return [course.match.title.alphabet.write(entry.action) for entry in course.match.record.entries]


def holding(course: Course, condition: Condition) -> list[str]:
    legal = course.match.legal_actions(0)
    write = course.match.title.alphabet.write
    return [write(action) for action in legal if condition.holds(course.match, 0, action)]


def test_conditions() -> None:
    course = mille_fiori()
    assert holding(course, Condition()) == course.match.written_actions(0)
    assert holding(course, Condition({"verb": ("sail",)})) == ["sail"]
    places = holding(course, Condition({"verb": ("place",), "space": ("W01", "W16", "W99")}))
    assert places == ["place space=W01", "place space=W16"]
    assert holding(course, Condition(scores=6)) == ["place space=W01", "place space=W16"]
    assert holding(course, Condition(scores=MOST)) == ["place space=W01", "place space=W16"]
    assert holding(course, Condition(scores=7)) == []
    assert holding(course, Condition(tells=("extra",))) == ["place space=W01"]
    assert holding(course, Condition({"space": ("W16",)}, tells=("extra",))) == []


def test_a_mistake_gets_the_first_answer_that_fits_and_any_other_the_general_one() -> None:
    mistakes = [
        {"when": {"verb": "sail"}, "say": "no-sailing"},
        {"when": {"scores": 6}, "say": "too-good"},
    ]
    step = {"say": "go", "do": "place space=W12", "mistakes": mistakes}
    course = mille_fiori(steps=[{"say": "hello"}, step, {"say": "bye"}])
    read = course.match.title.alphabet.read

    def answer(action: str) -> str | None:
        found = course.objection(read(action))
        return None if found is None else found.key

    assert answer("sail") == "lesson-test-no-sailing"
    assert answer("place space=W16") == "lesson-test-too-good"
    assert answer("place space=W14") == "lesson-otherwise"
    assert answer("place space=W12") is None
    assert [step.say for step in course.shown()] == ["hello", "go"]
    course.match.play("place space=W12")
    assert [step.say for step in course.shown()] == ["bye"]
    assert course.now() is Now.REST
    assert not course.others_play()


def test_others_reply_by_the_script_while_it_can_be_and_then_as_they_like() -> None:
    course = mille_fiori(
        steps=[{"say": "go", "do": "place space=W16"}], replies=["B place space=W16", "B place space=W01"]
    )
    course.match.play("place space=W16")
    assert course.now() is Now.WATCH
    assert course.reply(1) is None, "somebody else was there before"


def test_what_is_taken_back_is_to_be_done_again() -> None:
    position = {"moment": "turn of A", "playing": "ship-3-1", "confirm": True}
    steps = [{"say": "set", "do": "place space=H11"}, {"say": "sail", "do": "sail"}, {"say": "bye"}]
    course = mille_fiori(position=position, steps=steps)
    course.match.play("place space=H11")
    assert course.solution() == "sail"
    course.match.undo(0)
    assert course.solution() == "place space=H11"


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ("[]", "lesson is an object"),
        ("{}", "lesson lacks “parts”"),
        ('{"parts": [{}]}', "parts[0] lacks “position”"),
        ('{"parts": [{"position": [], "steps": []}]}', "parts[0].position is an object"),
        ('{"parts": [{"position": {}, "steps": [{}]}]}', "parts[0].steps[0] lacks “say”"),
        ('{"parts": [{"position": {}, "steps": [{"say": "x", "et": []}]}]}', "has no “et”"),
        ('{"parts": [{"position": {}, "steps": [{"say": "x", "accept": {}}]}]}', "“do” is missing"),
        ('{"parts": [{"position": {}, "steps": [], "replies": ["Q sail"]}]}', "'Q' is no seat"),
        (
            '{"parts": [{"position": {}, "steps": [{"say": "x", "do": "y", "accept": {"scores": "a"}}]}]}',
            "scores is a number or “most”",
        ),
        ("{", "Expecting property name"),
    ],
)
def test_a_broken_lesson_says_what_is_wrong(data: str, problem: str) -> None:
    with pytest.raises(LessonError) as error:
        read_lesson(find_title("millefiori"), "test", data)
    for language in LANGUAGES:
        assert problem in texts(language).format(error.value.message)


def test_an_unknown_lesson_is_named() -> None:
    with pytest.raises(LessonError, match=r"“tea”.*first-diamond"):
        lesson("millefiori", "tea")
