"""The past of a table in a real browser: every title, every way to go through it, and going on from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from ludoteca.games import titles
from ludoteca.terminal.main import main
from tests.browser.person import PHONE, NewPerson
from tests.browser.replaying import (
    SLIDER,
    action,
    expect_moment,
    golden,
    look_back,
    open_finished,
    press,
    pull,
    shown,
)

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("key", titles())
def test_a_finished_game_is_looked_through(new_person: NewPerson, key: str) -> None:
    ana = new_person()
    look_back(ana, open_finished(ana, key))


@pytest.mark.parametrize("key", titles())
def test_on_a_phone(new_person: NewPerson, key: str) -> None:
    ana = new_person("es", size=PHONE, touch=True)
    last = open_finished(ana, key)
    pull(ana, 0.3)
    expect(ana.page.locator("[data-moment]")).to_be_visible()
    assert 0 < shown(ana) < last
    ana.expect_no_wider_than_the_screen()
    now = action(ana, "now")
    expect(now).to_be_in_viewport()
    ana.press_on(now)
    expect_moment(ana, None)


def test_it_plays_by_itself_at_the_speed_one_likes(new_person: NewPerson) -> None:
    ana = new_person()
    last = open_finished(ana, "millefiori")
    ana.page.locator("[data-action=time-pace]").select_option("4")
    press(ana, "p")
    expect(action(ana, "time-pause")).to_be_visible()
    ana.page.wait_for_function("() => Number(document.querySelector('[data-moment]')?.dataset.moment) >= 3")
    press(ana, "p")
    expect(action(ana, "time-play")).to_be_visible()
    assert 3 <= shown(ana) < last
    slider = ana.page.locator(SLIDER)
    assert f"of {last}" in (slider.get_attribute("aria-valuetext") or "")
    press(ana, "End")
    expect_moment(ana, None)


def test_the_bar_itself_has_the_keys_of_a_slider(new_person: NewPerson) -> None:
    ana = new_person()
    last = open_finished(ana, "duel")
    ana.page.locator(SLIDER).focus()
    press(ana, "ArrowLeft")
    expect_moment(ana, last - 1)
    press(ana, "Shift+ArrowLeft")
    ana.page.wait_for_function(
        f"() => Number(document.querySelector('[data-moment]').dataset.moment) < {last - 1}"
    )
    press(ana, "Home")
    expect_moment(ana, 0)
    press(ana, "End")
    expect_moment(ana, None)


def test_moves_of_others_pull_nobody_out_of_the_past(new_person: NewPerson) -> None:
    ana, bruno = new_person(), new_person("es")
    table = ana.lay_table("caylus", seats=("me", "open"))
    bruno.follow(table, "Bruno")
    people = (ana, bruno)
    for _ in range(6):
        for person in people:
            person.page.locator("[data-lit], .actions .button, .status").first.wait_for()
            if person.targets():
                person.do_something()
    while not any(person.targets() for person in people):
        ana.page.wait_for_timeout(100)
    mover = next(person for person in people if person.targets())
    waiting = people[1 - people.index(mover)]
    press(waiting, "ArrowLeft")
    expect(waiting.page.locator("[data-moment]")).to_be_visible()
    there, seq = shown(waiting), waiting.page.locator("[data-seq]").get_attribute("data-seq")
    mover.do_something()
    expect(waiting.page.locator(f"[data-seq='{seq}']")).to_have_count(0)
    assert shown(waiting) == there
    assert waiting.page.locator("[data-lit]").count() == 0
    expect(waiting.page.locator("[data-action=time-eyes]")).to_have_count(0)
    waiting.press_on(action(waiting, "branch"))
    expect(waiting.page.locator("dialog[open]")).to_contain_text(
        "Several people" if waiting is ana else "varias personas"
    )
    press(waiting, "Escape")
    waiting.press_on(action(waiting, "now"))
    expect_moment(waiting, None)


@pytest.mark.parametrize("key", titles())
def test_going_on_from_a_moment(new_person: NewPerson, key: str) -> None:
    ana = new_person()
    open_finished(ana, key)
    old = ana.table()
    press(ana, "Home", "ArrowRight", "ArrowRight", "ArrowRight")
    expect_moment(ana, 3)
    ana.press_on(action(ana, "branch"))
    ana.page.locator("form.branch input[autocomplete=nickname]").fill("Ana")
    ana.page.locator("form.branch input[value=guessed]").check()
    ana.press_on(action(ana, "branch-lay"))
    ana.page.wait_for_url(lambda url: "/table/" in url and old not in url)
    ana.wait_for_something_to_do()
    ana.do_something()
    ana.press_on(action(ana, "table"))
    expect(ana.page.locator("dialog[open]")).to_contain_text(f"table {old} moment 3 guessed by A")


@pytest.mark.parametrize("key", ["duel", "feudum"])
def test_a_film_in_a_file_opens_without_a_server(new_person: NewPerson, tmp_path: Path, key: str) -> None:
    record, page = tmp_path / "game.record", tmp_path / "game.html"
    record.write_text(golden(key).write(), encoding="utf-8")
    assert main(["replay", str(record), "--html", str(page), "--to", "5"]) == 0
    ana = new_person()
    ana.page.goto(page.as_uri())
    expect(ana.page.locator(".table-page")).to_have_attribute("data-moment", "5")
    press(ana, "ArrowRight")
    expect(ana.page.locator(".table-page")).to_have_attribute("data-moment", "6")
    ana.page.locator("[data-action=time-eyes]").select_option(index=1)
    expect(ana.page.locator(".table-page")).to_have_attribute("data-moment", "6")
    press(ana, "End")
    expect(ana.page.locator(".results")).to_be_visible()


def test_public_finished_games_are_found_in_the_lobby(new_person: NewPerson) -> None:
    ana = new_person()
    bots = [{"kind": "bot", "bot": "random"}] * 2
    laid = {"title": "millefiori", "seats": bots, "public": True}
    table = ana.page.request.post(f"{ana.address}/api/tables", data=laid).json()["table"]
    while (info := ana.page.request.get(f"{ana.address}/api/tables/{table}").json())["status"] != "over":
        ana.page.wait_for_timeout(200)
    name = str(info["seats"][0]["name"])
    ana.page.goto(ana.address)
    finished = ana.page.locator(".finished")
    ana.press_on(finished.locator("summary"))
    finished.locator("select[name=title]").select_option("millefiori")
    finished.locator("input[name=player]").fill("Nobody of this name")
    ana.press_on(finished.locator("[data-action=find]"))
    expect(finished.locator(".hint")).to_contain_text("No public game")
    finished.locator("input[name=player]").fill(name.upper())
    ana.press_on(finished.locator("[data-action=find]"))
    ana.press_on(finished.locator(f"a[href$='{table}']"))
    ana.page.locator(".results").wait_for()
    press(ana, "Home")
    expect_moment(ana, 0)
