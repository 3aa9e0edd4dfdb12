"""The rules at the table and on their page: searched by real keys, with examples drawn beside the clauses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from ludoteca.games import titles
from ludoteca.rules.examples import examples
from tests.browser.person import LAPTOP, PHONE, NewPerson, Person

pytestmark = pytest.mark.browser

A4 = "210mm", "297mm"


def search(person: Person, words: str) -> None:
    person.press_on(person.page.locator(".rules-search input"))
    person.page.keyboard.type(words)


def expect_drawn(example: Locator) -> None:
    """Its board is there, close to what it speaks of, said in words, and dead to clicks and keys."""
    example.scroll_into_view_if_needed()
    board = example.locator(".example-board").first
    expect(board).to_have_attribute("data-marked", re.compile(r"\w+:\w+"))
    expect(board).to_have_attribute("aria-label", re.compile(r"\w+: \w+"))
    expect(board.locator("[inert] svg").first).to_be_visible()
    assert board.locator("[data-lit]").count() == 0


@pytest.mark.parametrize(
    ("title", "language", "words", "key"),
    [
        ("millefiori", "es", "triangulo diamante", "triangle"),
        ("caylus", "en", "BATCH food", "batch"),
    ],
)
def test_a_term_is_found_at_the_table_with_its_example(
    new_person: NewPerson, title: str, language: str, words: str, key: str
) -> None:
    ana = new_person(language)
    ana.lay_table(title)
    ana.wait_for_something_to_do()
    ana.page.keyboard.press("r")
    panel = ana.page.locator(".rules-panel")
    expect(panel.locator("[data-rule='general']")).to_have_count(1)
    search(ana, words)
    expect(panel.locator("[data-rule='general']")).to_have_count(0)
    expect_drawn(panel.locator(f"[data-example='{key}']"))
    before = ana.page.locator("[data-seq]").get_attribute("data-seq")
    panel.locator(f"[data-example='{key}'] .example-board").first.click()
    assert ana.page.locator("[data-seq]").get_attribute("data-seq") == before
    ana.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


@pytest.mark.parametrize("title", titles())
def test_every_place_an_example_speaks_of_is_drawn_and_the_summary_is_one_page_on_paper(
    new_person: NewPerson, title: str
) -> None:
    ana = new_person("es", size=LAPTOP)
    ana.page.goto(f"{ana.address}/rules/{title}")
    for found in examples(title):
        example = ana.page.locator(f"[data-example='{found.key}']")
        expect_drawn(example)
        boards = example.locator(".example-board")
        expect(boards).to_have_count(2 if found.play else 1)
        marked = " ".join([str(board.get_attribute("data-marked")) for board in boards.all()])
        assert set(found.at) <= set(marked.split()), found.key
    ana.press_on(ana.page.locator("[data-action=summary]"))
    expect(ana.page.locator(".summary h3").first).to_be_visible()
    sheet = ana.page.pdf(width=A4[0], height=A4[1], margin={"top": "1cm", "bottom": "1cm"})
    assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1
    ana.press_on(ana.page.locator("[data-action=all-rules]"))
    expect(ana.page.locator("[data-rule='general']")).to_be_attached()


def test_examples_fit_a_phone(new_person: NewPerson) -> None:
    ana = new_person("es", size=PHONE, touch=True)
    ana.page.goto(f"{ana.address}/rules/millefiori#citizens.7")
    example = ana.page.locator("[data-example='triangle']")
    expect_drawn(example)
    box = example.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("title", titles())
def test_the_summary_fits_a_phone(new_person: NewPerson, title: str, language: str) -> None:
    ana = new_person(language, size=PHONE, touch=True)
    ana.page.goto(f"{ana.address}/rules/{title}")
    ana.press_on(ana.page.locator("[data-action=summary]"))
    expect(ana.page.locator(".summary h3").first).to_be_visible()
    ana.expect_no_wider_than_the_screen()
