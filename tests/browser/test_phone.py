"""On a phone no page is wider than the screen: the lobby with every title, and every table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ludoteca.games import title as find_title
from ludoteca.games import titles
from tests.browser.person import PHONE, NewPerson, Person
from tests.browser.replaying import open_finished
from tests.every_game.golden import records

pytestmark = pytest.mark.browser

on_a_phone = pytest.mark.parametrize(
    ("key", "language"), [(key, language) for key in titles() for language in ("en", "es")]
)


def with_a_phone(new_person: NewPerson, language: str) -> Person:
    return new_person(language, size=PHONE, touch=True)


@on_a_phone
def test_the_lobby(new_person: NewPerson, key: str, language: str) -> None:
    ana = with_a_phone(new_person, language)
    ana.page.goto(ana.address)
    ana.press_on(ana.page.locator(f"[data-title={key}]"))
    expect(ana.page.locator("form.new-table h2")).to_be_visible()
    most = find_title(key).players[-1]
    ana.press_on(ana.page.locator(f".players-count label:has(input[value='{most}'])"))
    expect(ana.page.locator(".seats-editor li")).to_have_count(most)
    ana.expect_no_wider_than_the_screen()
    for list_of in ("lessons", "puzzles"):
        ana.press_on(ana.page.locator(f"form.new-table header [data-action={list_of}]"))
        expect(ana.page.locator("dialog[open], [role=dialog]").first).to_be_visible()
        ana.expect_no_wider_than_the_screen()
        ana.page.keyboard.press("Escape")


@on_a_phone
def test_a_table_at_its_start_in_the_middle_and_at_its_end(
    new_person: NewPerson, key: str, language: str
) -> None:
    ana = with_a_phone(new_person, language)
    ana.lay_table(key)
    ana.wait_for_something_to_do()
    ana.expect_no_wider_than_the_screen()
    ana.go_on_from(records(key)[-1], 0.5)
    ana.wait_for_something_to_do()
    ana.expect_no_wider_than_the_screen()
    open_finished(ana, key)
    ana.page.locator(".results").wait_for()
    ana.expect_no_wider_than_the_screen()
