"""Looking back in a browser, with real pointer and key events, whatever is played."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, expect

from ludoteca.core.record import Record
from ludoteca.games import title
from tests.browser.person import Person
from tests.every_game.golden import records

SLIDER = ".time-bar input[type=range]"
LINE = ".log button.line"


def golden(key: str) -> Record:
    """A game of several that is over: alone, nobody's turn comes after one's own."""
    paths: list[Path] = records(key)
    found = [Record.read(path.read_text(encoding="utf-8"), title) for path in paths]
    return min(
        [record for record in found if record.players > 1 and record.replay().over()],
        key=lambda each: len(each.entries),
    )


def open_finished(person: Person, key: str) -> int:
    """Look on at a finished game that was imported; how many actions it has."""
    record = golden(key)
    seats = [{"kind": "bot", "bot": "random"}] * record.players
    body = {"record": record.write(), "seats": seats, "confirm": record.confirm}
    answer = person.page.request.post(f"{person.address}/api/tables/import", data=body)
    assert answer.ok, answer.text()
    person.page.goto(f"{person.address}/table/{answer.json()['table']}")
    person.page.locator(SLIDER).wait_for()
    return len(record.entries)


def expect_moment(person: Person, number: int | None) -> None:
    """The page shows this moment and its address says so; None: the table as it is now."""
    page = person.page.locator(".table-page")
    if number is None:
        expect(person.page.locator("[data-moment]")).to_have_count(0)
        person.page.wait_for_function("() => !location.search.includes('moment=')")
        return
    expect(page).to_have_attribute("data-moment", str(number))
    expect(person.page.locator(SLIDER)).to_have_value(str(number))
    person.page.wait_for_function("part => location.search.includes(part)", arg=f"moment={number}&")


def shown(person: Person) -> int:
    """The moment the page shows."""
    return int(person.page.locator("[data-moment]").get_attribute("data-moment") or "-1")


def pull(person: Person, part: float) -> None:
    """Pull the knob with the pointer so far along the bar, or tap there with a finger."""
    slider = person.page.locator(SLIDER)
    slider.scroll_into_view_if_needed()
    slider.hover(trial=True)  # it stands still
    box = slider.bounding_box()
    assert box is not None
    x, y = 8 + part * (box["width"] - 16), box["height"] / 2
    if person.touch:
        slider.tap(position={"x": x, "y": y})
        return
    mouse = person.page.mouse
    mouse.move(box["x"] + box["width"] - 8, box["y"] + y)
    mouse.down()
    mouse.move(box["x"] + x + 30, box["y"] + y, steps=4)
    mouse.move(box["x"] + x, box["y"] + y, steps=4)
    mouse.up()


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def action(person: Person, name: str) -> Locator:
    return person.page.locator(f"[data-action={name}]")


def look_back(person: Person, last: int) -> None:
    """Through a finished game by bar, keys, log, address and eyes, and back to now."""
    pull(person, 0.5)
    expect(person.page.locator("[data-moment]")).to_be_visible()
    person.page.wait_for_function("() => !document.querySelector('.results')")
    assert abs(shown(person) - last / 2) < last / 5
    press(person, "Home")
    expect_moment(person, 0)
    press(person, "ArrowRight")
    expect_moment(person, 1)
    press(person, "ArrowRight")
    expect_moment(person, 2)
    press(person, "ArrowLeft")
    expect_moment(person, 1)
    press(person, "Home")
    expect_moment(person, 0)
    press(person, "Shift+ArrowRight")
    expect(person.page.locator("[data-moment='0']")).to_have_count(0)
    assert shown(person) >= 1
    press(person, "Shift+ArrowLeft")
    expect_moment(person, 0)

    # The lines of the last move lead back to now.
    older = [
        line for line in person.page.locator(LINE).all()[12:] if line.get_attribute("data-move") != str(last)
    ]
    line = older[0]
    move = int(line.get_attribute("data-move") or "0")
    person.press_on(line)
    expect_moment(person, move)
    expect(person.page.locator(f".log li.here button.line[data-move='{move}']").first).to_be_visible()
    assert person.page.locator("[data-lit]").count() == 0, "nothing can be played in the past"

    person.page.locator("[data-action=time-eyes]").select_option(label=_second(person))
    person.page.wait_for_function("() => location.search.includes('seat=A')")
    expect_moment(person, move)
    person.page.reload()
    expect_moment(person, move)
    assert "seat=A" in person.page.url
    person.press_on(action(person, "now"))
    expect_moment(person, None)
    expect(person.page.locator(".results")).to_be_visible()


def _second(person: Person) -> str:
    return person.page.locator("[data-action=time-eyes] option").nth(1).inner_text()
