"""Goodbyes: a game is ended by consent; a server goes and its pages come back to the next by themselves."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import PATIENCE
from tests.browser.person import PHONE, NewPerson, Person
from tests.server.processes import Process

pytestmark = pytest.mark.browser


def moment(person: Person) -> int:
    return int(person.page.locator("[data-seq]").get_attribute("data-seq") or -1)


def ask_to_end(person: Person) -> None:
    person.press_on(person.page.locator("[data-action=table]"))
    person.press_on(person.page.locator("[data-action=cancel-table]"))
    person.press_on(person.page.locator("[data-action=cancel-sure]"))


def test_a_game_is_ended_by_consent(new_person: NewPerson) -> None:
    ana, bruno = new_person(), new_person("es", size=PHONE, touch=True)
    table = ana.lay_table(seats=("me", "open"))
    bruno.follow(table, "Bruno")
    ana.expect_prompt("prompt-keep")
    ask_to_end(ana)
    play_on, agree = [f"[data-action={action}]" for action in ("play-on", "agree-to-end")]
    expect(bruno.page.locator(agree)).to_be_visible()
    expect(bruno.page.locator(".banner")).to_contain_text("Ana")
    ana.press_on(ana.page.locator(play_on))
    expect(bruno.page.locator(agree)).to_have_count(0)
    ask_to_end(ana)
    bruno.press_on(bruno.page.locator(agree))
    for person in (ana, bruno):
        expect(person.page.locator(".no-table h1")).to_be_visible()


def test_only_who_laid_a_table_is_offered_to_cancel_it_while_it_waits(new_person: NewPerson) -> None:
    ana, bruno = new_person(), new_person()
    table = ana.lay_table(seats=("me", "open", "open"))
    bruno.follow(table, "Bruno")
    expect(bruno.page.locator("[data-action=leave]")).to_be_visible()
    expect(bruno.page.locator("[data-action=cancel-table]")).to_have_count(0)
    ana.press_on(ana.page.locator("[data-action=cancel-table]"))
    expect(bruno.page.locator(".no-table h1")).to_be_visible()


def test_a_page_comes_back_to_the_next_server_by_itself(browser: Browser, tmp_path: Path) -> None:
    server = Process(tmp_path)
    # Its lines are cut on purpose: the console may say so.
    ana = Person(browser.new_page(locale="en-GB"), server.address)
    try:
        ana.lay_table()
        ana.expect_prompt("prompt-keep")
        before = moment(ana)
        server.drain()
        expect(ana.page.locator(".banner.warning")).to_be_visible()
        server = Process(tmp_path, server.port)
        # It tries again ever more seldom.
        expect(ana.page.locator(".banner.warning")).to_have_count(0, timeout=PATIENCE)
        assert moment(ana) >= before
        card = ana.page.locator("[data-place^='card:'][data-lit]").first
        ana.press_on(card)
        ana.press_on(card)
        ana.expect_prompt("prompt-play")
    finally:
        server.kill()
        ana.page.close()
