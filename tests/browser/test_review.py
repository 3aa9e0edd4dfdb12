"""The review of a finished game in a real browser: asked for, looked at, tried again; in every title."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import ludoteca
from ludoteca.core.match import Match
from ludoteca.core.record import Record
from ludoteca.games import title, titles
from ludoteca.terminal.main import main
from tests.browser.person import PHONE, NewPerson, Person
from tests.browser.replaying import SLIDER, action, expect_moment, press, shown
from tests.browser.test_accessible import examine
from tests.every_game.golden import records

pytestmark = pytest.mark.browser

LAST = 24
"""So many actions before its end a game is gone on with: what is reviewed here is short."""
CURVE = ".review .curve"


def the_end_of_a_game(key: str) -> Record:
    """A short record: it begins near the end of a game of several.

    Chance plays it on: so there is something to regret in every title, whatever the judge thinks of bots.
    """
    found = [Record.read(path.read_text(encoding="utf-8"), title) for path in records(key)]
    whole = min(
        [one for one in found if one.players > 1 and one.replay().over()], key=lambda one: len(one.entries)
    )
    start = Match.of(whole.branch(len(whole.entries) - LAST))
    match = ludoteca.from_position(key, start.position())
    chance = random.Random(2)
    while not match.over():
        match.play(chance.choice(match.legal_actions()))
    return match.record


def open_review(person: Person, key: str) -> Locator:
    """Sit at a game that is over, and have it reviewed."""
    record = the_end_of_a_game(key)
    others = [{"kind": "bot", "bot": "random"}] * (record.players - 1)
    body = {
        "record": record.write(),
        "seats": [{"kind": "me", "name": "Ana"}, *others],
        "confirm": record.confirm,
    }
    answer = person.page.request.post(f"{person.address}/api/tables/import", data=body)
    assert answer.ok, answer.text()
    seated = answer.json()
    (held,) = seated["tokens"]
    person.page.goto(f"{person.address}/table/{seated['table']}#seat={held['seat']}.{held['token']}")
    person.page.locator(SLIDER).wait_for()
    person.press_on(action(person, "review"))
    panel = person.page.locator(".review")
    expect(panel).to_be_visible()
    return panel


def click_in_the_middle(drawing: Locator) -> None:
    drawing.scroll_into_view_if_needed()
    box = drawing.bounding_box()
    assert box is not None
    drawing.click(position={"x": box["width"] / 2, "y": box["height"] / 2})


@pytest.mark.parametrize("key", titles())
def test_a_review_is_read_looked_at_and_tried_again(new_person: NewPerson, key: str) -> None:
    ana = new_person()
    panel = open_review(ana, key)
    last = int(ana.page.locator(SLIDER).get_attribute("max") or "-1")
    expect(ana.page.locator("[data-review]")).to_have_text("The review is ready.")
    # By pointer on the curve, by keys on its slider.
    click_in_the_middle(ana.page.locator(f"{CURVE} > svg"))
    expect(ana.page.locator("[data-moment]")).to_be_visible()
    here = shown(ana)
    assert abs(here - last / 2) < last / 5
    ana.page.locator(f"{CURVE} input").focus()
    press(ana, "ArrowLeft")
    expect_moment(ana, here - 1)
    expect(panel).to_be_visible()
    press(ana, "Home")
    expect_moment(ana, 0)
    # A decision that cost much: its moment, and the same position to play on from.
    closed = panel.locator("details:not([open]) > summary")
    while closed.count():
        ana.press_on(closed.first)
    dear = panel.locator("[data-dear]").first
    expect(dear).to_be_visible()
    move = int(dear.get_attribute("data-dear") or "-1")
    ana.press_on(dear.locator("[data-action=review-show]"))
    expect_moment(ana, move)
    ana.press_on(dear.locator("[data-action=review-boards]"))
    expect(dear.locator(".example-board > div > svg")).to_have_count(2)
    before = ana.page.url
    ana.press_on(dear.locator("[data-action=review-retry]"))
    expect(ana.page.locator(".branch [data-term=practice] input")).to_be_checked()
    ana.page.locator("form.branch input[autocomplete=nickname]").fill("Ana")
    ana.press_on(action(ana, "branch-lay"))
    ana.wait_for_something_to_do()
    assert ana.page.url != before
    expect(action(ana, "hint")).to_be_visible()


def test_on_a_phone_in_spanish(new_person: NewPerson) -> None:
    ana = new_person("es", size=PHONE, touch=True)
    panel = open_review(ana, "millefiori")
    expect(panel).to_contain_text("Análisis")
    ana.expect_no_wider_than_the_screen()
    examine(ana.page)


def a_file(folder: Path, key: str) -> str:
    """The address of a review in a file."""
    record, page = folder / "game.record", folder / "review.html"
    record.write_text(the_end_of_a_game(key).write(), encoding="utf-8")
    assert main(["review", str(record), "--budget", "2", "--html", str(page)]) == 0
    return page.as_uri()


@pytest.mark.parametrize("key", titles())
def test_a_review_in_a_file_opens_without_a_server(new_person: NewPerson, tmp_path: Path, key: str) -> None:
    ana = new_person()
    ana.page.goto(a_file(tmp_path, key))
    panel = ana.page.locator(".review")
    expect(panel).to_be_visible()
    expect(panel).to_contain_text("Lost by decisions")
    expect(panel.locator(".review-account").first).to_contain_text("Luck")
    expect(panel.locator(".review-list").first).to_contain_text("Opening")
    click_in_the_middle(ana.page.locator(f"{CURVE} > svg"))
    expect(ana.page.locator("[data-moment]")).to_be_visible()
    here = shown(ana)
    last = int(ana.page.locator(SLIDER).get_attribute("max") or "-1")
    assert abs(here - last / 2) < last / 5
    press(ana, "ArrowRight")
    expect(ana.page.locator(".table-page")).to_have_attribute("data-moment", str(here + 1))
    dear = panel.locator("[data-dear]").first
    ana.press_on(dear.locator("[data-action=review-show]"))
    move = dear.get_attribute("data-dear") or ""
    expect(ana.page.locator(".table-page")).to_have_attribute("data-moment", move)
    ana.press_on(dear.locator("[data-action=review-boards]"))
    expect(dear.locator(".example-board > div > svg")).to_have_count(2)
    # Nobody is there to lay a table, and what the page was made for is not put away.
    expect(panel.locator("[data-action=review-retry], [data-action=review-close]")).to_have_count(0)


def test_a_review_in_a_file_on_a_phone_in_spanish(new_person: NewPerson, tmp_path: Path) -> None:
    ana = new_person("es", size=PHONE, touch=True)
    ana.page.goto(a_file(tmp_path, "millefiori"))
    expect(ana.page.locator(".review")).to_contain_text("Análisis")
    ana.expect_no_wider_than_the_screen()
    examine(ana.page)
