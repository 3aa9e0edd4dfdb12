"""A person at a browser: sits down, clicks what is lit with real pointer and key events, remembers it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.request import Request, urlopen

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from ludoteca.core.record import Record
from ludoteca.games import title as find_title

PHONE = (390, 844)
LAPTOP = (1366, 768)

NewPerson = Callable[..., "Person"]

LIT = "[data-lit]"
# Buttons that carry out an action of the game; the others belong to the page.
CHOICES = ".actions .choice, .actions .end-turn"
OVER = ".results"
MOST_STEPS = 2000


class Target(NamedTuple):
    """Something that may be clicked: the attribute that tells what it is, and what it is."""

    attribute: str
    what: str

    def selector(self) -> str:
        lit = "[data-lit]" if self.attribute == "data-place" else ""
        return f'[{self.attribute}="{self.what}"]{lit}'


class Person:
    """One person, one page."""

    def __init__(self, page: Page, address: str, touch: bool = False) -> None:
        self.page = page
        self.address = address
        self.touch = touch
        self.chance = random.Random(7)
        self.clicked: list[list[str]] = []
        """What was clicked, as the place or the written action on the element; picks are together."""
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._heard)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(message.text)

    # --- sitting down ---------------------------------------------------------------------------

    def lay_table(
        self,
        title: str = "millefiori",
        name: str = "Ana",
        seats: tuple[str, ...] = ("me", "bot"),
        bot: str = "page",
        options: tuple[str, ...] = (),
    ) -> str:
        """Lay a table from the lobby; its id."""
        page = self.page
        page.goto(self.address)
        self.press_on(page.locator(f"[data-title={title}]"))
        page.locator("form.new-table input[autocomplete=nickname]").fill(name)
        self.press_on(page.locator(f".players-count label:has(input[value='{len(seats)}'])"))
        for number, kind in enumerate(seats):
            row = page.locator(f".seats-editor [data-seat='{number}']")
            self.press_on(row.locator(f"label:has(input[value={kind}])"))
            if kind == "bot":
                row.locator("select").select_option(bot)
            elif kind == "me" and number:
                row.locator(".seat-detail input").fill(f"{name} {number + 1}")
        for option in options:
            self.choose_option(option)
        self.press_on(page.locator("[data-action=play]"))
        page.wait_for_url("**/table/*")
        return self.table()

    def choose_option(self, option: str) -> None:
        """An option by its key (a tick), or ``key=value``."""
        key, equals, value = option.partition("=")
        row = self.page.locator(f"form.new-table [data-option={key}]")
        if equals:
            row.locator("select").select_option(value)
        else:
            row.locator("input").check()

    def go_on_from(self, path: Path, part: float = 1.0, bot: str = "random") -> str:
        """Sit down as A so far into a stored record, with bots on the other seats; the table's id."""
        record = Record.read(path.read_text(encoding="utf-8"), find_title)
        seats = [{"kind": "me", "name": "Ana"}, *[{"kind": "bot", "bot": bot}] * (record.players - 1)]
        some = record.branch(round(part * len(record.entries)))
        asked = Request(
            f"{self.address}/api/tables/import",
            json.dumps({"record": some.write(), "seats": seats}).encode(),
            {"Content-Type": "application/json"},
        )
        with urlopen(asked) as answer:
            seated = json.load(answer)
        (held,) = seated["tokens"]
        self.page.goto(f"{self.address}/table/{seated['table']}#seat={held['seat']}.{held['token']}")
        return self.table()

    def follow(self, table: str, name: str) -> None:
        """Follow an invitation and sit down."""
        self.page.goto(f"{self.address}/table/{table}")
        self.page.locator("form.sit input").fill(name)
        self.press_on(self.page.locator("[data-action=sit]"))

    def table(self) -> str:
        return self.page.url.split("/table/")[1].split("#")[0].split("?")[0]

    # --- playing ----------------------------------------------------------------------------------

    def press_on(self, target: Locator) -> None:
        """A click of the mouse or a tap of the finger; Playwright refuses if anything covers the target."""
        if self.touch:
            target.tap()
        else:
            target.click()

    def press_unlit(self, target: Locator) -> None:
        """A real click there, though the place says that it is out of reach."""
        target.click(force=True)

    def wait_for_something_to_do(self) -> None:
        self.page.locator(f"{LIT}, {CHOICES}, {OVER}, [data-action=take-device]").first.wait_for()

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def is_picking(self) -> bool:
        """Have some of several picks been made, and not yet all?"""
        return self.page.locator(".picked-so-far").count() > 0

    def targets(self) -> list[Target]:
        """Everything that may be clicked now: lit places and buttons."""
        found = self.page.evaluate(
            """([lit, choices]) => [
              ...[...document.querySelectorAll(lit)].map(e => ["data-place", e.dataset.place]),
              ...[...document.querySelectorAll(choices)].map(e => ["data-action", e.dataset.action]),
            ]""",
            [LIT, CHOICES],
        )
        return [Target(attribute, what) for attribute, what in found]

    def do_something(self, keyboard: bool = False) -> str:
        """Take one step of the click path at random; what was clicked."""
        found = self.targets()
        # Most of the time a place, as people do, so that the game goes on.
        places = [target for target in found if target.attribute == "data-place"]
        few = self.chance.random() < 0.8
        target = self.chance.choice(places if places and few else found)
        picking = self.is_picking()
        if keyboard:
            target = self.press_keys(target, found)
        else:
            self.press_on(self.page.locator(target.selector()))
        self.say_yes(keyboard)
        if picking:
            self.clicked[-1].append(target.what)
        else:
            self.clicked.append([target.what])
        return target.what

    def press_keys(self, target: Target, found: list[Target]) -> Target:
        """Arrows walk over what is lit and Enter takes it; buttons have a key each."""
        keyboard = self.page.keyboard
        if target.what == "end":
            keyboard.press("e")
        elif target.attribute == "data-action":
            buttons = [each for each in found if each.attribute == "data-action" and each.what != "end"]
            keyboard.press(str(buttons.index(target) + 1))
        else:
            for _ in range(self.chance.randint(1, 5)):
                keyboard.press(self.chance.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
            place = self.page.evaluate("document.activeElement.dataset.place")
            assert Target("data-place", place) in found, f"the focus is on {place}"
            keyboard.press("Enter")
            return Target("data-place", place)
        return target

    def say_yes(self, keyboard: bool = False) -> None:
        """Fingers are asked again on small targets, everybody before what cannot be taken back."""
        confirm = self.page.locator(".actions [data-action=confirm]")
        if not confirm.count():
            return
        if keyboard:
            self.page.keyboard.press("Enter")
        else:
            self.press_on(confirm)

    def tab_stops(self) -> set[str]:
        """Everything the Tab key reaches on its way once around the page, as place or action."""
        found: set[str] = set()
        self.page.keyboard.press("Tab")
        self.page.evaluate("window.first = document.activeElement; null")
        for _ in range(400):
            what = self.page.evaluate(
                "document.activeElement.dataset.place ?? document.activeElement.dataset.action ?? ''"
            )
            found.add(what)
            self.page.keyboard.press("Tab")
            if self.page.evaluate("document.activeElement === window.first"):
                return found
        raise AssertionError("the Tab key never comes around")

    def play_to_the_end(self, keyboard: bool = False) -> None:
        for _ in range(MOST_STEPS):
            self.wait_for_something_to_do()
            if self.targets():
                self.do_something(keyboard)
            elif self.is_over():
                return
            elif self.page.locator("[data-action=take-device]").count():
                self.press_on(self.page.locator("[data-action=take-device]"))
        raise AssertionError("the game does not end")

    # --- afterwards ---------------------------------------------------------------------------------

    def record(self) -> list[str]:
        """The actions of the finished game, as written, each with the letter of its seat."""
        with urlopen(f"{self.address}/api/tables/{self.table()}/record") as answer:
            text = answer.read().decode()
        return str(text).split("---\n")[1].splitlines()

    def expect_record_of_clicks(self, letter: str = "A") -> None:
        """The record's decisions of a seat are what was clicked, in order, and nothing else.

        What was picked together may be in another order.
        """
        mine = [line[2:] for line in self.record() if line.startswith(f"{letter} ")]
        left = [together[:] for together in self.clicked]
        for action in mine:
            assert left, f"{action} was never clicked"
            while left and not any(_ends(clicked, action) for clicked in left[0]):
                left.pop(0)
            if left:
                left[0].remove(next(clicked for clicked in left[0] if _ends(clicked, action)))
                if not left[0]:
                    left.pop(0)
        assert left == [], f"clicked without effect: {left}"

    def prompt(self) -> Locator:
        return self.page.locator(".status .prompt")

    def expect_prompt(self, key: str) -> None:
        expect(self.page.locator(f"[data-prompt={key}]")).to_be_visible()

    def size(self) -> tuple[int, int]:
        size = self.page.viewport_size
        assert size is not None
        return size["width"], size["height"]

    def expect_no_wider_than_the_screen(self) -> None:
        assert self.page.evaluate("document.documentElement.scrollWidth") <= self.size()[0]

    def expect_in_view(self, *parts: str) -> None:
        """Everything of these parts can be seen at once, and the page does not scroll."""
        width, height = self.size()
        for part in parts:
            box = self.page.locator(part).bounding_box()
            assert box is not None, part
            assert box["y"] >= 0, part
            assert box["y"] + box["height"] <= height, part
            assert box["x"] + box["width"] <= width, part
        assert self.page.evaluate("document.documentElement.scrollHeight") <= height

    def expect_nothing_from(self, place: str) -> None:
        """A click on a place that is not lit does nothing."""
        seq = self.page.locator("[data-seq]").get_attribute("data-seq")
        self.press_unlit(self.page.locator(f"[data-place='{place}']"))
        self.page.wait_for_timeout(200)
        assert self.page.locator("[data-seq]").get_attribute("data-seq") == seq


def _ends(clicked: str, action: str) -> bool:
    """Does this click complete that action?"""
    kind, colon, value = clicked.partition(":")
    if not colon or " " in clicked or clicked == action:
        return clicked == action
    if kind == "route":
        return action == "sail"
    return f"={value}" in action
