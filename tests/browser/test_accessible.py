"""What an outside examiner of accessibility reports: nothing, in lobby, rules and at every table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from ludoteca.games import titles
from tests.browser.person import PHONE, NewPerson, Person
from tests.browser.replaying import open_finished, pull
from tests.every_game.golden import records

pytestmark = pytest.mark.browser

EXAMINER = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
THEMES = ("light", "dark")


UNNAMED = """() => {
  const missing = [];
  for (const place of document.querySelectorAll("[data-place], button[aria-label]")) {
    const name = (place.getAttribute("aria-label") ?? "").toLowerCase();
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement.matches("title")) continue;
      const words = texts.currentNode.textContent.toLowerCase().match(/[\\p{L}]{3,}/gu) ?? [];
      const unsaid = words.filter((word) => !name.includes(word));
      if (unsaid.length) missing.push(`${name} does not say ${unsaid}`);
    }
  }
  return missing;
}"""
"""Words that are written on a place or button and are not in its name."""
WRITTEN = """([target]) => {
  const texts = document.createTreeWalker(document.querySelector(target), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: at, textContent: said } = texts.currentNode;
    if (said.trim() && !at.closest("svg, [data-place]")) return true;
  }
  return false;
}"""
"""Is something written there that is not part of a drawing?"""


def examine(page: Page) -> None:
    """All that the examiner finds, in both themes, is told at once.

    Its rule that a name contains what is written takes every sign on a drawn piece for a word: the 3 of a
    price, the letter on a cube. There we ask for the words instead.
    """
    # Nothing is pointed at: what a tip says is in the description of its place.
    page.mouse.move(0, 0)
    # The page's policy lets no foreign script in: this one comes by the back door.
    page.evaluate(EXAMINER.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(UNNAMED)
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        for rule in result["violations"]:
            for node in rule["nodes"]:
                if rule["id"] != "label-content-name-mismatch" or page.evaluate(WRITTEN, node["target"]):
                    found.append(f"{theme}: {rule['id']}: {node['target']}: {node['failureSummary']}")
    assert found == [], "\n".join(found)


def test_the_lobby(new_person: NewPerson) -> None:
    ana = new_person()
    ana.page.goto(ana.address)
    ana.page.locator("[data-title]").first.wait_for()
    examine(ana.page)
    ana.press_on(ana.page.locator("[data-title=burgundy]"))
    ana.page.locator("form.new-table").wait_for()
    examine(ana.page)


@pytest.mark.parametrize("key", titles())
def test_a_table_at_its_start_and_in_the_middle(new_person: NewPerson, key: str) -> None:
    ana = new_person()
    ana.lay_table(key)
    ana.wait_for_something_to_do()
    examine(ana.page)
    ana.go_on_from(records(key)[0], 0.5)
    ana.wait_for_something_to_do()
    examine(ana.page)


@pytest.mark.parametrize("key", titles())
def test_a_table_at_its_end_and_its_past(new_person: NewPerson, key: str) -> None:
    ana = new_person("es")
    open_finished(ana, key)
    ana.page.locator(".results").wait_for()
    examine(ana.page)
    pull(ana, 0.5)
    ana.page.locator("[data-moment]").wait_for()
    examine(ana.page)


@pytest.mark.parametrize("key", titles())
def test_the_rules_with_their_examples_and_the_summary(new_person: NewPerson, key: str) -> None:
    ana = new_person()
    ana.page.goto(f"{ana.address}/rules/{key}")
    example = ana.page.locator("[data-example]").first
    example.scroll_into_view_if_needed()
    example.locator("[data-drawn] svg").first.wait_for()
    examine(ana.page)
    ana.press_on(ana.page.locator("[data-action=summary]"))
    ana.page.locator(".summary").wait_for()
    examine(ana.page)


@pytest.mark.parametrize("key", titles())
def test_a_table_on_a_phone(new_person: NewPerson, key: str) -> None:
    ana: Person = new_person(size=PHONE, touch=True)
    ana.lay_table(key)
    ana.wait_for_something_to_do()
    examine(ana.page)
