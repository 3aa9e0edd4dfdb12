"""The Castles of Burgundy in a real browser: whole games by mouse, finger and keyboard, in every mode."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.person import LAPTOP, PHONE, NewPerson, Person

pytestmark = pytest.mark.browser

EXPANSIONS = ("extra_tiles", "border_posts", "white_castles", "inns", "trade_routes", "shields")


def test_a_whole_game_by_keyboard_alone(new_person: NewPerson) -> None:
    ana = new_person("en")
    ana.lay_table("burgundy")
    ana.play_to_the_end(keyboard=True)
    ana.expect_record_of_clicks()
    expect(ana.page.locator(".results tfoot td")).to_have_count(2)


def test_a_whole_game_with_every_expansion_by_clicking_what_is_lit(new_person: NewPerson) -> None:
    ana = new_person("es")
    ana.lay_table("burgundy", options=("duchy=choose", *EXPANSIONS))
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    ana.play_to_the_end()
    ana.expect_record_of_clicks()


def test_a_whole_solo_game_on_a_phone(new_person: NewPerson) -> None:
    ana = new_person("es", size=PHONE, touch=True)
    ana.lay_table("burgundy", seats=("me",))
    expect(ana.page.locator(".cb-counter")).to_be_visible()
    ana.play_to_the_end()
    ana.expect_record_of_clicks()
    ana.expect_no_wider_than_the_screen()


def test_a_whole_team_game_by_clicking_what_is_lit(new_person: NewPerson) -> None:
    ana = new_person("en")
    ana.lay_table("burgundy", seats=("me", "bot", "bot", "bot"), options=("team=12a",))
    ana.play_to_the_end()
    ana.expect_record_of_clicks()


def test_everything_is_in_view_on_a_laptop(new_person: NewPerson) -> None:
    ana = new_person(size=LAPTOP)
    ana.lay_table("burgundy", seats=("me", "bot", "bot", "bot"), options=EXPANSIONS + ("duchy=random",))
    ana.expect_prompt("prompt-found")
    ana.expect_in_view(".cb-central", ".cb-duchy", ".cb-mat", ".cb-duchies", ".cb-route")
    ana.expect_nothing_from("slot:1a")


def test_the_duchy_of_another_is_one_click_away_and_back_for_the_next_choice(new_person: NewPerson) -> None:
    ana = new_person()
    ana.lay_table("burgundy")
    ana.expect_prompt("prompt-turn")
    spaces = ana.page.locator(".cb-duchy [data-place^='space:']")
    assert spaces.count() == 37
    ana.press_on(ana.page.locator(".cb-look"))
    expect(ana.page.locator(".cb-land.peeking .cb-space")).to_have_count(37)
    assert spaces.count() == 0, "nobody places tiles in the duchy of another"
    ana.press_on(ana.page.locator(".cb-back"))
    expect(spaces).to_have_count(37)
    ana.press_on(ana.page.locator(".cb-look").first)
    expect(ana.page.locator(".cb-land.peeking")).to_be_visible()
    while ana.page.locator(".cb-land.peeking").count():
        ana.wait_for_something_to_do()
        ana.do_something()
    assert spaces.count() == 37


def test_workers_are_shown_before_they_are_spent(new_person: NewPerson) -> None:
    ana = new_person()
    ana.lay_table("burgundy")
    while not ana.page.locator(".cb-slot.lit .cb-cost").count():
        ana.wait_for_something_to_do()
        hire = ana.page.locator("[data-place='hire:first'][data-lit]")
        if hire.count():
            ana.press_on(hire)
        else:
            ana.do_something()
    slot = ana.page.locator(".cb-slot.lit:has(.cb-cost)").first
    said = slot.locator(".cb-cost text").text_content() or ""
    before = workers_of(ana)
    ana.press_on(slot)
    die = ana.page.locator(".cb-board.picking .cb-die.lit")
    if die.count():
        said = die.first.locator(".cb-cost text").text_content() or ""
        ana.press_on(die.first)
    expect(ana.page.locator(".cb-purse .number").first).to_have_text(str(before - int(said.strip("−"))))


def workers_of(person: Person) -> int:
    return int(person.page.locator(".cb-purse .number").first.text_content() or "")
