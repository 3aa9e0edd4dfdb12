"""Something is prepared while others play: by mouse, finger and keyboard, seen by its owner alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

import ludoteca
from tests.browser.person import LAPTOP, PHONE, NewPerson, Person

MENU = "[data-action=prepare]"
FIRST = "[data-action=prepare-first]"
PASSES = "[data-action=prepare-passes]"
ENDS = "[data-action=prepare-ends]"
CALL_OFF = "[data-action=call-off-{}]"
CASTLE = "[data-place='building:castle']"
GATE = "[data-place='building:gate']"


def sit(*pages: Person, names: Sequence[str] = ("Ana", "Bruno")) -> None:
    """People at a new table of Caylus at which the first of them begins; who shares a page is named twice."""
    match = next(
        match
        for seed in range(100)
        if (match := ludoteca.new("caylus", len(names), seed, confirm=True)).player() == 0
    )
    seats = [{"kind": "me", "name": name} for name in names]
    asked = Request(
        f"{pages[0].address}/api/tables/import",
        json.dumps({"record": match.record.write(), "seats": seats, "confirm": True}).encode(),
        {"Content-Type": "application/json"},
    )
    with urlopen(asked) as answer:
        seated = json.load(answer)
    for person, held in zip(pages, seated["tokens"], strict=True):
        person.page.goto("about:blank")
        person.page.goto(f"{person.address}/table/{seated['table']}#seat={held['seat']}.{held['token']}")
        person.page.locator("[data-seq], .hand-over").first.wait_for()


def choose(person: Person, place: str) -> None:
    """Click a lit place; where a finger might miss it, the page asks."""
    person.press_on(person.page.locator(f"{place}[data-lit]"))
    confirm = person.page.locator("[data-action=confirm]")
    if confirm.count():
        person.press_on(confirm)


def place_and_end(person: Person, place: str) -> None:
    choose(person, place)
    person.press_on(person.page.locator(".end-turn"))


def expect_moves(person: Person, moves: int) -> None:
    expect(person.page.locator(f"[data-seq='{moves}']")).to_be_visible()


@pytest.mark.parametrize(
    ("size", "touch", "language"), [(LAPTOP, False, "en"), (PHONE, True, "es")], ids=["mouse", "finger"]
)
def test_what_is_prepared_is_done_when_its_turn_comes(
    new_person: NewPerson, size: tuple[int, int], touch: bool, language: str
) -> None:
    ana, bruno = new_person(), new_person(size=size, touch=touch, language=language)
    sit(ana, bruno)
    expect(ana.page.locator(MENU)).to_have_count(0)
    bruno.press_on(bruno.page.locator(MENU))
    bruno.press_on(bruno.page.locator(ENDS))
    expect(bruno.page.locator(ENDS)).to_have_attribute("aria-pressed", "true")
    bruno.press_on(bruno.page.locator(FIRST))
    bruno.expect_prompt("prepare-choose")
    choose(bruno, CASTLE)
    expect(bruno.page.locator(CALL_OFF.format("first"))).to_be_visible()
    expect(bruno.page.locator(CALL_OFF.format("ends"))).to_be_visible()
    expect(bruno.page.locator("[data-lit]")).to_have_count(0)
    place_and_end(ana, GATE)
    for person in (ana, bruno):
        expect_moves(person, 4)
    expect(bruno.page.locator(CALL_OFF.format("first"))).to_have_count(0)
    ana.expect_prompt("prompt-place")
    expect(ana.page.locator(".prepared")).to_have_count(0)


def test_the_keyboard_prepares_and_calls_off(new_person: NewPerson) -> None:
    ana, bruno = new_person(), new_person()
    sit(ana, bruno)
    keyboard = bruno.page.keyboard
    tab_to(bruno, MENU)
    keyboard.press("Enter")
    tab_to(bruno, FIRST)
    keyboard.press("Enter")
    bruno.expect_prompt("prepare-choose")
    tab_to(bruno, f"{CASTLE}[data-lit]")
    keyboard.press("Enter")
    tab_to(bruno, CALL_OFF.format("first"))
    keyboard.press("Enter")
    expect(bruno.page.locator(".prepared")).to_have_count(0)
    tab_to(bruno, MENU)
    keyboard.press("Enter")
    tab_to(bruno, FIRST)
    keyboard.press("Enter")
    bruno.expect_prompt("prepare-choose")
    keyboard.press("Escape")
    bruno.expect_prompt("prompt-place-other")
    place_and_end(ana, GATE)
    expect_moves(bruno, 2)
    bruno.expect_prompt("prompt-place")


def test_what_can_no_longer_be_done_is_told_to_its_owner(new_person: NewPerson) -> None:
    ana, bruno = new_person(), new_person()
    sit(ana, bruno)
    bruno.press_on(bruno.page.locator(MENU))
    bruno.press_on(bruno.page.locator(PASSES))
    expect(bruno.page.locator(CALL_OFF.format("passes"))).to_be_visible()
    bruno.press_on(bruno.page.locator(FIRST))
    choose(bruno, GATE)
    expect(bruno.page.locator(CALL_OFF.format("first"))).to_be_visible()
    place_and_end(ana, GATE)
    note = bruno.page.locator("[data-dropped='placing.20']")
    expect(note).to_be_visible()
    expect(bruno.page.locator(".prepared")).to_have_count(0)
    bruno.expect_prompt("prompt-place")
    bruno.press_on(note.locator("[data-action=read-dropped]"))
    expect(note).to_have_count(0)
    expect(ana.page.locator("[data-dropped]")).to_have_count(0)


def test_who_shares_a_device_prepares_unseen(new_person: NewPerson) -> None:
    ana, both = new_person(), new_person()
    sit(ana, both, both, names=("Ana", "Bruno", "Cleo"))
    take = both.page.locator("[data-action=take-device]")
    both.press_on(take)
    both.press_on(both.page.locator(MENU))
    both.press_on(both.page.locator(FIRST))
    choose(both, CASTLE)
    expect(both.page.locator(CALL_OFF.format("first"))).to_be_visible()
    both.press_on(both.page.locator(MENU))
    both.press_on(both.page.locator("[data-action=hand-to]"))
    expect(both.page.locator(".table-page")).to_have_count(0)
    both.press_on(take)
    expect(both.page.locator(MENU)).to_be_visible()
    expect(both.page.locator(".prepared")).to_have_count(0)
    place_and_end(ana, GATE)
    expect(take).to_be_visible()
    both.press_on(take)
    expect_moves(both, 3)
    expect(both.page.locator(".end-turn")).to_be_visible()


def tab_to(person: Person, target: str) -> None:
    """Go from one thing to the next by the keyboard until this one is reached."""
    person.page.locator(target).first.wait_for()
    for _ in range(120):
        if person.page.evaluate("target => document.activeElement.matches(target)", target):
            return
        person.page.keyboard.press("Tab")
    pytest.fail(f"the keyboard does not lead to {target}")
