"""The first lesson of every title in a real browser: by mouse, by keyboard alone and by finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from ludoteca.games import titles
from ludoteca.lessons import lessons
from tests.browser.person import LAPTOP, PHONE, NewPerson, Person

pytestmark = pytest.mark.browser

TAUGHT = [title for title in titles() if lessons(title)]
SAYS = "#lesson-text"
MOST_STEPS = 60
MOST_TABS = 400

COVERED = """() => {
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  const over = (a, b, c, d) => Math.min(b, d) - Math.max(a, c) > 1;
  return [...document.querySelectorAll("[data-lit], .actions button")]
    .filter((each) => {
      const box = each.getBoundingClientRect();
      return over(box.left, box.right, bubble.left, bubble.right)
        && over(box.top, box.bottom, bubble.top, bubble.bottom);
    })
    .map((each) => each.dataset.place ?? each.dataset.action);
}"""


class Learner:
    """Somebody who does what the teacher asks for, by mouse, finger or keyboard."""

    def __init__(self, person: Person, keyboard: bool) -> None:
        self.person = person
        self.page = person.page
        self.keyboard = keyboard

    def begin(self, title: str) -> None:
        self.page.goto(self.person.address)
        self.press(self.page.locator(f"[data-title={title}]"))
        self.press(self.page.locator("[data-action=first-lesson]"))
        self.page.wait_for_url("**/table/*")
        self.page.locator(SAYS).wait_for()

    def press(self, target: Locator) -> None:
        """With the keyboard: tab to it, then Enter."""
        if not self.keyboard:
            self.person.press_on(target)
            return
        target.wait_for()
        for _ in range(MOST_TABS):
            if target.evaluate("(element) => element === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tab key does not reach {target}")

    def follow(self) -> None:
        """Read on, and do what is asked for, to the end of the lesson."""
        for _ in range(MOST_STEPS):
            self.page.locator(SAYS).wait_for()
            assert self.page.evaluate(COVERED) == []
            if self.page.locator("[data-action=lesson-play-on]").count():
                return
            self.take_a_step()
        raise AssertionError("the lesson has no end")

    def take_a_step(self) -> None:
        before = self.moment()
        onward = self.page.locator("[data-action=lesson-next]")
        if onward.count():
            self.press(onward)
        elif self.page.locator("[data-action=lesson-show]").count():
            self.press(self.page.locator("[data-action=lesson-show]"))
            self.do_what_is_shown()
        else:
            self.press(self.page.locator(".actions .end-turn"))
        self.page.wait_for_function(
            f"(before) => ({MOMENT})() !== before && !!document.querySelector('{SAYS}')", arg=before
        )

    def do_what_is_shown(self) -> None:
        """Click by click: an action may lead through several places."""
        before = self.moment()
        for _ in range(6):
            shown = self.page.locator("[data-hinted][data-lit]:not(.picked), .actions [data-hinted]").first
            confirm = self.page.locator(".actions [data-action=confirm]")
            self.press(confirm if confirm.count() else shown)
            self.page.wait_for_timeout(100)
            if self.moment() != before:
                return
            if self.page.locator(".sending").count() or not (confirm.count() or shown.count()):
                return

    def moment(self) -> str:
        return str(self.page.evaluate(f"({MOMENT})()"))


MOMENT = """() => {
  const page = document.querySelector(".table-page");
  const text = document.querySelector("#lesson-text");
  return [page?.dataset.seq, text?.textContent].join("/");
}"""


@pytest.mark.parametrize("way", ["mouse", "keyboard", "finger"])
@pytest.mark.parametrize("title", TAUGHT)
def test_the_first_lesson(new_person: NewPerson, title: str, way: str) -> None:
    size = PHONE if way == "finger" else LAPTOP
    person = new_person("es" if way == "keyboard" else "en", size=size, touch=way == "finger")
    learner = Learner(person, way == "keyboard")
    learner.begin(title)
    learner.follow()
    assert person.page.locator(".player.own .score").first.inner_text() != "0"
    person.expect_no_wider_than_the_screen()
    learner.press(person.page.locator("[data-action=lesson-play-on]"))
    expect(person.page.locator(SAYS)).to_have_count(0)
    person.wait_for_something_to_do()


def test_a_mistake_is_answered_and_changes_nothing_and_the_offer_is_made_once(new_person: NewPerson) -> None:
    ana = new_person()
    learner = Learner(ana, keyboard=False)
    learner.begin("millefiori")
    for _ in range(2):
        ana.press_on(ana.page.locator("[data-action=lesson-next]"))
    before = ana.page.locator(".table-page").get_attribute("data-seq")
    ana.press_on(ana.page.locator('[data-place="card:ship-2-1"]'))
    ana.say_yes()
    expect(ana.page.locator("[data-reply]")).to_have_attribute("data-reply", "lesson-first-diamond-keep-ship")
    assert ana.page.locator(".table-page").get_attribute("data-seq") == before
    expect(ana.page.locator(".banner.warning")).to_have_count(0)
    table = ana.table()
    ana.page.goto(ana.address)
    ana.press_on(ana.page.locator("[data-title=millefiori]"))
    expect(ana.page.locator("[data-action=first-lesson]")).to_have_count(0)
    ana.press_on(ana.page.locator("[data-action=lessons]"))
    ana.press_on(ana.page.locator("[data-lesson=first-diamond]"))
    ana.page.wait_for_url(f"**/table/{table}")
    ana.press_on(ana.page.locator("[data-action=lesson-skip]"))
    expect(ana.page.locator(SAYS)).to_have_count(0)
    ana.wait_for_something_to_do()


def test_a_tip_does_not_cover_what_the_teacher_says(new_person: NewPerson) -> None:
    person = new_person()
    learner = Learner(person, keyboard=False)
    learner.begin("caylus")
    learner.press(person.page.locator("[data-action=lesson-next]"))
    bubble, tip = person.page.locator(".bubble"), person.page.locator(".tip")
    said = bubble.bounding_box()
    assert said is not None
    places = person.page.locator("[data-place][aria-disabled]").all()
    for place in [place for place in places if near(place.bounding_box(), said)][:8]:
        person.page.mouse.move(1, 1)
        expect(tip).to_have_count(0)
        place.hover(force=True)
        expect(tip).to_be_visible()
        assert not near(tip.bounding_box(), said, 0), place.get_attribute("data-place")


def near(one: FloatRect | None, other: FloatRect, gap: float = 120) -> bool:
    """Do these boxes touch, or lie no farther apart than that?"""
    assert one is not None
    across = max(one["x"] - other["x"] - other["width"], other["x"] - one["x"] - one["width"])
    down = max(one["y"] - other["y"] - other["height"], other["y"] - one["y"] - one["height"])
    return across < gap and down < gap
