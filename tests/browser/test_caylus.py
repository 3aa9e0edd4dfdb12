"""Caylus in a real browser: whole games by mouse, finger and keyboard, with two and with four players."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import NewPerson

pytestmark = pytest.mark.browser

PHONE = (390, 844)


def test_a_whole_game_by_clicking_what_is_lit(new_person: NewPerson) -> None:
    ana = new_person("es")
    ana.lay_table("caylus", seats=("me", "bot", "bot", "bot"), bot="random")
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    ana.play_to_the_end()
    ana.expect_record_of_clicks()
    expect(ana.page.locator(".results tfoot td")).to_have_count(4)


def test_everything_is_in_view_on_a_laptop(new_person: NewPerson) -> None:
    ana = new_person(size=(1366, 768))
    ana.lay_table("caylus", seats=("me", "bot", "bot", "bot", "bot"))
    ana.expect_prompt("prompt-place")
    for part in (".cy-board", ".cy-purse", ".cy-favours", "[data-action=pass]"):
        box = ana.page.locator(part).bounding_box()
        assert box is not None, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= 768, part
    assert ana.page.evaluate("document.documentElement.scrollHeight") <= 768
    # A click on a space that is not lit does nothing.
    seq = ana.page.locator("[data-seq]").get_attribute("data-seq")
    ana.page.locator("[data-place='space:20']").click()
    ana.page.wait_for_timeout(200)
    assert ana.page.locator("[data-seq]").get_attribute("data-seq") == seq


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
    wide = ana.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0], "the page is wider than the phone"
