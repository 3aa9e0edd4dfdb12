"""The teacher in a real browser: a hint, a verdict, taking it back; in every title."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludoteca.games import titles
from tests.browser.person import PHONE, NewPerson, Person
from tests.browser.replaying import action, expect_moment, press

pytestmark = pytest.mark.browser

NUMBERED = ".advised-list [data-advised]"
GRADE = ".teacher [data-grade]"


def practise(person: Person, key: str) -> None:
    """Sit down at a practice table, and play until there is a choice."""
    body = {"title": key, "seats": [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}]}
    answer = person.page.request.post(f"{person.address}/api/tables", data={**body, "practice": True})
    assert answer.ok, answer.text()
    seated = answer.json()
    (held,) = seated["tokens"]
    person.page.goto(f"{person.address}/table/{seated['table']}#seat={held['seat']}.{held['token']}")
    until_choice(person)


def until_choice(person: Person) -> None:
    hint = action(person, "hint")
    while True:
        person.wait_for_something_to_do()
        if hint.count():
            return
        person.do_something()
        expect(person.page.locator(".sending")).to_have_count(0)


def moves(person: Person) -> int:
    return int(person.page.locator(".time-bar input[type=range]").get_attribute("max") or "-1")


@pytest.mark.parametrize("key", titles())
def test_hint_verdict_and_taking_back(new_person: NewPerson, key: str) -> None:
    ana = new_person()
    practise(ana, key)
    page, before = ana.page, moves(ana)
    ana.press_on(action(ana, "hint"))
    expect(page.locator(NUMBERED).first).to_be_visible()
    assert 1 <= page.locator(NUMBERED).count() <= 3
    # The best is marked where it is chosen: on places, or on a button.
    expect(page.locator("[data-advised*='1'][data-lit], .choice .advice-number").first).to_be_visible()
    expect(page.locator("[data-teacher]")).to_contain_text("Hint")
    press(ana, "Escape")
    until_decided(ana, before)
    expect(page.locator(GRADE)).to_be_visible()
    expect(page.locator("[data-teacher]")).not_to_be_empty()
    assert moves(ana) > before
    expect(page.locator("[data-action=rewind]:not([aria-disabled=true])")).to_be_visible()
    press(ana, "t")
    expect(page.locator(GRADE)).to_have_count(0)
    assert before <= moves(ana) <= before + 1, "a bot may have chosen face down meanwhile"
    until_choice(ana)
    press(ana, "h")
    expect(page.locator(NUMBERED).first).to_be_visible()


def until_decided(person: Person, before: int) -> None:
    """Make one choice, however many clicks it takes."""
    while moves(person) == before:
        person.wait_for_something_to_do()
        person.do_something()
        expect(person.page.locator(".sending")).to_have_count(0)


def test_on_a_phone_in_spanish(new_person: NewPerson) -> None:
    ana = new_person("es", size=PHONE, touch=True)
    practise(ana, "millefiori")
    ana.press_on(action(ana, "hint"))
    teacher = ana.page.locator(".teacher")
    expect(teacher.locator("li").first).to_be_in_viewport()
    expect(teacher).to_contain_text("Pista")
    ana.expect_no_wider_than_the_screen()
    ana.press_on(action(ana, "teacher-close"))
    expect(teacher).to_have_count(0)
    until_decided(ana, moves(ana))
    expect(teacher.locator("[data-grade]")).to_be_in_viewport()
    ana.press_on(action(ana, "rewind"))
    expect(teacher).to_have_count(0)
    expect(action(ana, "hint")).to_be_visible()


def test_a_practice_table_is_laid_for_one_alone(new_person: NewPerson) -> None:
    ana = new_person()
    page = ana.page
    page.goto(ana.address)
    ana.press_on(page.locator("[data-title=caylus]"))
    page.locator("form.new-table input[autocomplete=nickname]").fill("Ana")
    ana.press_on(page.locator(".players-count label:has(input[value='2'])"))
    seat = page.locator(".seats-editor [data-seat='1']")
    ana.press_on(seat.locator("label:has(input[value=open])"))
    page.locator("[data-term=practice] input").check()
    ana.press_on(page.locator("[data-action=play]"))
    expect(page.locator(".problem")).to_contain_text("one pupil")
    page.locator("[data-term=practice] input").uncheck()
    page.locator("[data-term=hints] input").check()
    ana.press_on(page.locator("[data-action=play]"))
    expect(page.locator(".waiting-room [data-agreed=hints]")).to_contain_text("Hints are allowed")


def test_practice_from_a_moment_and_a_look_back(new_person: NewPerson) -> None:
    ana = new_person()
    practise(ana, "burgundy")
    before = moves(ana)
    until_decided(ana, before)
    expect(ana.page.locator(GRADE)).to_be_visible()
    ana.press_on(action(ana, "teacher-look"))
    expect_moment(ana, before)
    old = ana.table()
    ana.press_on(action(ana, "branch"))
    expect(ana.page.locator("form.branch [data-term=practice] input")).to_be_checked()
    ana.page.locator("form.branch input[autocomplete=nickname]").fill("Ana")
    ana.press_on(action(ana, "branch-lay"))
    ana.page.wait_for_url(lambda url: "/table/" in url and old not in url)
    until_choice(ana)
    ana.press_on(action(ana, "table"))
    expect(ana.page.locator("dialog[open] [data-agreed=practice]")).to_be_visible()
