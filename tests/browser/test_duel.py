"""The Duel in a real browser: whole games by mouse, finger and keyboard.

A person who clicks at random seldom reaches the target, and a game in which nobody does lasts very long. So
people play with a will here: they like to build, and only now and then do anything at all; or a greedy bot
makes an end of it.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import LAPTOP, MOST_STEPS, PHONE, NewPerson, Person, Target

pytestmark = pytest.mark.browser

# How much people like what is lit in the action phase: towns and roads, then cards, then to trade or be done.
LIKED = {"place": 9, "end": 8, "card": 7, "resource": 5, "done": 5, "store": 3, "site": 0}
# Prompts at which a choice beside the game is passed by.
PASSED_BY = ("prompt-exchange",)


def liking(target: Target, prompt: str) -> int:
    kind = target.what.partition(":")[0].partition(" ")[0]
    if prompt in PASSED_BY:
        return 9 if kind == "pass" else 1
    return LIKED.get(kind, 5) if prompt == "prompt-act" else 5


def wanted(person: Person, found: list[Target]) -> Target:
    """What a person with a will clicks next."""
    if person.chance.random() < 0.1:
        return person.chance.choice(found)
    prompt = person.prompt().get_attribute("data-prompt") or ""
    best = max([liking(target, prompt) for target in found])
    return person.chance.choice([target for target in found if liking(target, prompt) == best])


def press(person: Person, target: Target) -> None:
    person.press_on(person.page.locator(target.selector()))
    person.say_yes()


def walk(person: Person, target: Target, found: list[Target]) -> Target:
    """Go to a lit place with the arrow keys and take it; whoever does not get there takes where they are."""
    if target.attribute == "data-action":
        return person.press_keys(target, found)
    place = ""
    for _ in range(6):
        person.page.keyboard.press(person.chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
        place = person.page.evaluate("document.activeElement.dataset.place")
        if place == target.what:
            break
    assert Target("data-place", place) in found, f"the focus is on {place}"
    person.page.keyboard.press("Enter")
    return Target("data-place", place)


def expect_all_in_view(person: Person) -> None:
    """Nothing that may be clicked is outside the window, and the page does not scroll."""
    hidden = person.page.evaluate(
        """() => [...document.querySelectorAll("[data-lit]")].filter((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        }).map((element) => element.dataset.place)"""
    )
    assert hidden == []
    assert person.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def play(person: Person, keyboard: bool = False, in_view: bool = False) -> None:
    for _ in range(MOST_STEPS):
        person.wait_for_something_to_do()
        if person.is_over():
            return
        found = person.targets()
        if not found:
            continue
        if in_view:
            expect_all_in_view(person)
        target = wanted(person, found)
        if keyboard:
            target = walk(person, target, found)
        else:
            press(person, target)
        person.clicked.append([target.what])
    raise AssertionError("the game does not end")


def test_a_duel_of_the_princes_by_clicking_what_is_lit(new_person: NewPerson) -> None:
    ana = new_person("es", size=LAPTOP)
    ana.lay_table("duel", options=("setup=princes",), bot="squire")
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    play(ana, in_view=True)
    ana.expect_record_of_clicks()
    expect(ana.page.locator(".results tfoot td")).to_have_count(2)


def test_an_introductory_game_by_keyboard_alone(new_person: NewPerson) -> None:
    ana = new_person()
    ana.lay_table("duel", bot="squire")
    play(ana, keyboard=True)
    ana.expect_record_of_clicks()


def test_an_introductory_game_on_a_phone(new_person: NewPerson) -> None:
    ana = new_person("es", size=PHONE, touch=True)
    ana.lay_table("duel", bot="squire")
    play(ana)
    ana.expect_record_of_clicks()
    ana.expect_no_wider_than_the_screen()


def test_everything_is_in_view_on_a_laptop(new_person: NewPerson) -> None:
    ana = new_person(size=LAPTOP)
    ana.lay_table("duel")
    ana.expect_prompt("prompt-draw-hand")
    ana.expect_in_view(".du-board", ".du-purse", ".du-hand", ".du-plaque >> nth=0", ".du-plaque >> nth=1")
    expect_all_in_view(ana)
    ana.expect_nothing_from("store:red_forest_2")


def test_the_text_of_a_card_is_told(new_person: NewPerson) -> None:
    ana = new_person(size=LAPTOP)
    ana.lay_table("duel")
    while not ana.page.locator(".du-card.told").count():
        ana.wait_for_something_to_do()
        press(ana, ana.targets()[0])
    card = ana.page.locator(".du-card.told").first
    card.hover()
    told = card.locator("p").inner_text()
    expect(ana.page.locator("[role=tooltip] .du-tip")).to_contain_text(told)
