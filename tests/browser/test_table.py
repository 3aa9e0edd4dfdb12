"""What every table has, whatever is played, in a real browser."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from ludoteca.core.record import Record
from ludoteca.games import title as find_title
from ludoteca.games import titles
from tests.browser.person import NewPerson, Person
from tests.every_game.golden import records

pytestmark = pytest.mark.browser

PATIENCE = 30_000
TWO_LINES = 64
"""So many pixels high at most."""
CONFIRM, CANCEL = ".actions [data-action=confirm]", ".actions [data-action=cancel]"


def moment(person: Person) -> str:
    return person.page.locator("[data-seq]").get_attribute("data-seq") or ""


# --- what cannot be taken back --------------------------------------------------------------------------


def test_a_secret_card_is_sent_with_a_second_click_or_a_yes(new_person: NewPerson) -> None:
    ana = new_person()
    ana.lay_table()
    ana.expect_prompt("prompt-keep")
    before, card = moment(ana), ana.page.locator("[data-place^='card:'][data-lit]")
    ana.press_on(card.first)
    expect(card.first).to_have_attribute("aria-pressed", "true")
    ana.press_on(ana.page.locator(CANCEL))
    expect(ana.page.locator(CONFIRM)).to_have_count(0)
    ana.press_on(card.first)
    ana.press_on(card.nth(1))
    assert moment(ana) == before, "another card is another choice, not a yes"
    kept = card.nth(1).get_attribute("data-place")
    ana.press_on(card.nth(1))
    ana.expect_prompt("prompt-play")
    assert kept not in {place.get_attribute("data-place") for place in card.all()}


def test_the_keyboard_is_asked_too(new_person: NewPerson) -> None:
    ana = new_person()
    ana.lay_table()
    ana.expect_prompt("prompt-keep")
    keyboard = ana.page.keyboard
    keyboard.press("ArrowRight")
    keyboard.press("Enter")
    expect(ana.page.locator(CONFIRM)).to_be_visible()
    keyboard.press("Escape")
    expect(ana.page.locator(CONFIRM)).to_have_count(0)
    keyboard.press("Enter")
    keyboard.press("Enter")
    ana.expect_prompt("prompt-play")


def test_a_turn_ended_with_dice_unused(new_person: NewPerson) -> None:
    ana = new_person()
    ana.lay_table("burgundy")
    ana.expect_prompt("prompt-turn")
    before, finish = moment(ana), ana.page.locator("[data-action=finish]")
    ana.press_on(finish)
    expect(ana.page.locator(CONFIRM)).to_be_focused()
    expect(finish).to_have_count(0)
    ana.page.keyboard.press("Escape")
    expect(finish).to_be_visible()
    assert moment(ana) == before
    ana.press_on(finish)
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".log .event-finished").first).to_be_visible()


def test_the_last_of_several_cards_can_be_given_back(new_person: NewPerson) -> None:
    ana = new_person("es")
    ana.lay_table("feudum")
    while ana.page.locator("[data-prompt=prompt-cards]").count() == 0:
        ana.wait_for_something_to_do()
        ana.do_something()
        ana.wait_for_something_to_do()
    cards = ana.page.locator("[data-place^='card:']")
    due = int("".join([sign for sign in ana.prompt().inner_text() if sign.isdigit()]))
    for number in range(due):
        ana.press_on(cards.nth(number))
    expect(ana.prompt()).to_contain_text(f"{due} de {due}")
    ana.press_on(ana.page.locator(CANCEL))
    expect(ana.prompt()).to_contain_text(f"{due - 1} de {due}")
    ana.press_on(cards.nth(due))
    ana.press_on(cards.nth(1))
    expect(ana.prompt()).to_contain_text(f"{due - 2} de {due}")
    ana.press_on(cards.nth(due))
    ana.press_on(cards.nth(due + 1))
    # All are collected and none is sent: others may have chosen meanwhile.
    expect(ana.prompt()).to_contain_text(f"{due} de {due}")
    ana.press_on(ana.page.locator(CONFIRM))
    expect(ana.page.locator("[data-prompt=prompt-cards]")).to_have_count(0)


# --- what happened ----------------------------------------------------------------------------------------


def part_with_news(path: Path) -> float:
    """How far into a record A is asked after others have acted some times."""
    record = Record.read(path.read_text(encoding="utf-8"), find_title)
    for moment in range(len(record.entries) // 2, len(record.entries)):
        others = all([entry.seat != 0 for entry in record.entries[moment - 3 : moment]])
        if others and record.replay(moment).deciding() == [0]:
            return moment / len(record.entries)
    raise AssertionError(f"A never answers anybody in {path}")


@pytest.mark.parametrize("title", titles())
def test_the_heading_of_the_log_stays_within_its_column(new_person: NewPerson, title: str) -> None:
    """With the way to what is new since one's last turn, in the narrowest column there is."""
    ana, path = new_person("es"), records(title)[-1]
    ana.go_on_from(path, part_with_news(path))
    ana.page.locator("[data-action=since]").wait_for()
    wide, room = ana.page.locator(".log header").evaluate("each => [each.scrollWidth, each.clientWidth]")
    assert wide <= room
    assert ana.page.locator(".log header").evaluate("each => each.offsetHeight") < TWO_LINES


# --- names of strangers ---------------------------------------------------------------------------------

HOSTILE = (
    '<img src=x onerror="hit()">',
    "<script>hit()</script>",
    "{ $name } { -term }",
    "javascript:hit()//'\"`",
)


def test_a_hostile_name_is_only_a_name(new_person: NewPerson) -> None:
    """Neither the table, its log nor the lobby takes a name for anything but text."""
    onlooker = new_person()
    seats = [{"kind": "me", "name": name} for name in HOSTILE[:3]] + [{"kind": "open"}]
    body = {"title": "millefiori", "seats": seats, "public": True}
    laid = httpx.post(f"{onlooker.address}/api/tables", json=body, timeout=30).json()
    page = onlooker.page
    page.add_init_script("window.hit = () => { document.title = 'hit' }")
    page.goto(onlooker.address)
    expect(page.get_by_text(HOSTILE[0]).first).to_be_attached(timeout=PATIENCE)
    sit = {"name": HOSTILE[3]}
    httpx.post(
        f"{onlooker.address}/api/tables/{laid['table']}/seats/3", json=sit, timeout=30
    ).raise_for_status()
    page.goto(f"{onlooker.address}/table/{laid['table']}")
    for name in HOSTILE:
        expect(page.get_by_text(name).first).to_be_attached(timeout=PATIENCE)
    expect(page.locator("img[src=x], main script")).to_have_count(0)
    assert page.title() != "hit"
    assert not onlooker.problems
