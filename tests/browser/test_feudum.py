"""Feudum in a real browser: whole games by mouse, finger and keyboard, basic and advanced."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.person import LAPTOP, MOST_STEPS, PHONE, NewPerson, Person

pytestmark = pytest.mark.browser


def play_to_the_end(ana: Person, keyboard: bool = False) -> None:
    """Click what is lit until the game is over; what is remembered are the clicks that settled something.

    A pawn and then its route are one decision: the second click settles it.
    """
    before = ""
    for _ in range(MOST_STEPS):
        ana.wait_for_something_to_do()
        if ana.is_over():
            return
        moment = ana.page.locator("[data-seq]").get_attribute("data-seq") or ""
        if moment == before and not ana.is_picking():
            ana.clicked.pop()
        ana.do_something(keyboard)
        before = moment
    raise AssertionError("the game does not end")


def expect_record_of_clicks(ana: Person) -> None:
    """Every decision of the record is one of the clicks, in order, and every click is one of them.

    What was picked together, like the cards of a round, may be in another order.
    """
    mine = [line[2:] for line in ana.record() if line.startswith("A ")]
    for together in ana.clicked:
        left = together[:]
        for action in mine[: len(together)]:
            found = [click for click in left if settles(click, action)]
            assert found, f"{action} is none of {left}"
            left.remove(found[0])
        del mine[: len(together)]
    assert mine == [], "never clicked"


def settles(click: str, action: str) -> bool:
    """A step may be clicked on its route or where it leads, which the route is named after."""
    value = click.partition(":")[2]
    return click == action or f"={value}" in action or value in re.split("[ =-]", action)


def test_a_whole_advanced_game_by_clicking_what_is_lit(new_person: NewPerson) -> None:
    ana = new_person("es")
    ana.lay_table("feudum", seats=("me", "bot", "bot", "bot"), bot="squire", options=("advanced",))
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    play_to_the_end(ana)
    expect_record_of_clicks(ana)
    expect(ana.page.locator(".results tfoot td")).to_have_count(4)


def test_everything_is_in_view_on_a_laptop(new_person: NewPerson) -> None:
    ana = new_person(size=LAPTOP)
    ana.lay_table("feudum", seats=("me", "bot", "bot", "bot", "bot"), options=("advanced",))
    ana.expect_prompt("prompt-goods")
    ana.expect_in_view(".fd-board", ".fd-focus", ".fd-purse", ".fd-cards", "[data-action=undo]")
    ana.expect_nothing_from("location:desert_c")


def test_a_whole_game_by_keyboard_alone(new_person: NewPerson) -> None:
    ana = new_person()
    ana.lay_table("feudum", bot="squire")
    play_to_the_end(ana, keyboard=True)
    expect_record_of_clicks(ana)


def test_a_whole_game_on_a_phone(new_person: NewPerson) -> None:
    ana = new_person("es", size=PHONE, touch=True)
    ana.lay_table("feudum", bot="squire")
    play_to_the_end(ana)
    expect_record_of_clicks(ana)
    ana.expect_no_wider_than_the_screen()
