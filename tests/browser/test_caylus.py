"""Caylus in a real browser: whole games by mouse, finger and keyboard, with two and with four players."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import LAPTOP, PHONE, NewPerson
from tests.every_game.golden import records

pytestmark = pytest.mark.browser

SMALL_TEXTS = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const said = texts.currentNode.textContent.trim();
    const element = texts.currentNode.parentElement;
    if (!said || element.closest(".sr, .gem-letter, .cy-initial")) continue;
    if (!element.getClientRects().length) continue;
    const matrix = element.getScreenCTM?.();
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    if (scale * parseFloat(getComputedStyle(element).fontSize) < 11) found.push(said);
  }
  return found;
}"""
"""What is written in letters of less than 11 px, but for what colour and shape say as well."""


def test_a_whole_game_by_clicking_what_is_lit(new_person: NewPerson) -> None:
    ana = new_person("es")
    ana.lay_table("caylus", seats=("me", "bot", "bot"), bot="page")
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    ana.play_to_the_end()
    ana.expect_record_of_clicks()
    expect(ana.page.locator(".results tfoot td")).to_have_count(3)


def test_everything_is_in_view_on_a_laptop(new_person: NewPerson) -> None:
    ana = new_person(size=LAPTOP)
    ana.lay_table("caylus", seats=("me", "bot", "bot", "bot", "bot"))
    ana.expect_prompt("prompt-place")
    ana.expect_in_view(".cy-board", ".cy-purse", ".cy-favours", "[data-action=pass]")
    ana.expect_nothing_from("space:20")


@pytest.mark.parametrize("language", ["en", "es"])
def test_whatever_must_be_read_on_a_laptop_can_be(new_person: NewPerson, language: str) -> None:
    ana = new_person(language, size=LAPTOP)
    ana.lay_table("caylus", seats=("me", "bot", "bot", "bot", "bot"))
    ana.expect_prompt("prompt-place")
    assert ana.page.evaluate(SMALL_TEXTS) == []
    ana.page.locator(".cy-enlarge").click()
    expect(ana.page.locator(".dialog .cy-tile")).to_have_count(26)
    assert ana.page.evaluate(SMALL_TEXTS) == []
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".cy-offer")).to_have_count(26)
    # Later the gems of the owners stand beside the names.
    for five_players in records("caylus")[-2:]:
        ana.go_on_from(five_players, 0.6)
        ana.wait_for_something_to_do()
        assert ana.page.evaluate(SMALL_TEXTS) == []


def test_a_whole_game_by_keyboard_alone(new_person: NewPerson) -> None:
    ana = new_person()
    ana.lay_table("caylus")
    ana.play_to_the_end(keyboard=True)
    ana.expect_record_of_clicks()


def test_a_whole_game_on_a_phone(new_person: NewPerson) -> None:
    ana = new_person("es", size=PHONE, touch=True)
    ana.lay_table("caylus", options=("simplified",))
    ana.play_to_the_end()
    ana.expect_record_of_clicks()
    ana.expect_no_wider_than_the_screen()
