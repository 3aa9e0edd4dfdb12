"""Puzzles in a real browser: tries and verdicts at every board, by mouse, keyboard and finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from ludoteca.games import titles
from ludoteca.study.puzzles import TRIES, Puzzle, puzzles
from tests.browser.person import LAPTOP, LIT, PHONE, NewPerson, Person
from tests.browser.test_accessible import examine

pytestmark = pytest.mark.browser

PANEL = ".teacher.puzzle"
MOST_STEPS = 400
FOCUSED = "(element) => element === document.activeElement"


class Solver:
    """Somebody who tries given choices, by mouse, finger or keyboard."""

    def __init__(self, person: Person, one: Puzzle, keyboard: bool = False) -> None:
        self.person = person
        self.page = person.page
        self.puzzle = one
        self.keyboard = keyboard
        self.panel = self.page.locator(PANEL)

    def begin(self) -> None:
        """From the lobby, out of the list of all puzzles."""
        title = self.puzzle.title.key
        self.page.goto(self.person.address)
        self.press(self.page.locator(f"[data-title={title}]"))
        self.press(self.page.locator("header [data-action=puzzles]"))
        self.press(self.page.locator(f".puzzle-list [data-puzzle='{self.puzzle.key}']"))
        self.page.wait_for_url(f"**{self.address()}")
        self.expect_open()

    def arrive(self) -> None:
        """By the address somebody has sent."""
        self.page.goto(f"{self.person.address}{self.address()}")
        self.expect_open()

    def address(self) -> str:
        return f"/puzzle/{self.puzzle.title.key}/{self.puzzle.key}"

    def expect_open(self) -> None:
        expect(self.panel).to_have_attribute("data-puzzle", "open")
        self.person.wait_for_something_to_do()

    def press(self, target: Locator) -> None:
        """With the keyboard: tab to it, then Enter."""
        if not self.keyboard:
            self.person.press_on(target)
            return
        target.wait_for()
        self.walk(target, ["Tab"])
        self.page.keyboard.press("Enter")

    def walk(self, target: Locator, keys: list[str]) -> None:
        for step in range(MOST_STEPS):
            if target.evaluate(FOCUSED):
                return
            self.page.keyboard.press(keys[step % len(keys)])
        raise AssertionError(f"{keys} do not lead to {target}")

    def choose(self, written: str) -> None:
        """Click by click: an action may lead through several places, or be a button."""
        places = self.places(written)
        for _ in range(len(places) + 1):
            button = self.page.locator(f'.actions [data-action="{written}"]')
            lit = [self.page.locator(f'[data-place="{place}"]{LIT}').first for place in places]
            ready = [place for place in lit if place.count()]
            if button.count():
                self.press(button)
            elif ready:
                self.take(ready[0])
                places = [place for place, found in zip(places, lit, strict=True) if found is not ready[0]]
            self.person.say_yes(self.keyboard)
            self.page.wait_for_timeout(100)
            if not button.count() and not places:
                return

    def take(self, place: Locator) -> None:
        """Arrows walk over what is lit, and Tab over all there is."""
        if not self.keyboard:
            self.person.press_on(place)
            return
        self.page.keyboard.press("ArrowRight")
        assert self.page.evaluate("'lit' in document.activeElement.dataset"), "arrows walk over what is lit"
        self.press(place)

    def places(self, written: str) -> list[str]:
        alphabet = self.puzzle.title.alphabet
        kinds = {field.name: field.place for field in alphabet.fields.values()}
        fields = alphabet.to_json(alphabet.read(written))
        return [f"{kinds[name]}:{value}" for name, value in fields.items() if kinds.get(name)]

    def wrong(self) -> list[str]:
        return [choice["action"] for choice in self.puzzle.data["verdict"]["choices"][1:]]

    def expect_tried(self, written: str) -> None:
        tried = self.panel.locator(f'[data-tried="{written}"]')
        expect(tried).to_have_attribute("data-grade", self.puzzle.choice(written)["grade"])
        expect(tried.locator(".grade")).not_to_be_empty()

    def expect_over(self, how: str) -> None:
        expect(self.panel).to_have_attribute("data-puzzle", how)
        expect(self.panel.locator("[data-judged]").first).to_have_attribute("data-judged", self.puzzle.best)
        expect(self.page.locator(LIT)).to_have_count(0)

    def play_on(self) -> None:
        """At a practice table that goes on from the position."""
        self.press(self.page.locator("[data-action=puzzle-play-on]"))
        expect(self.page.locator("form.branch [data-term=practice] input")).to_be_checked()
        self.page.locator("form.branch input[autocomplete=nickname]").fill("Ana")
        self.press(self.page.locator("[data-action=branch-lay]"))
        self.page.wait_for_url("**/table/*")
        self.person.wait_for_something_to_do()
        expect(self.panel).to_have_count(0)


def easiest(title: str) -> Puzzle:
    return puzzles(title)[0]


def of_several_picks() -> list[Puzzle]:
    """One of each title that has any: the rules would have several things picked together there."""
    found = [one for key in titles() for one in puzzles(key) if one.start().game.unordered(one.seat)[0] > 1]
    return list({one.title.key: one for one in found}.values())


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
@pytest.mark.parametrize("title", titles())
def test_a_puzzle(new_person: NewPerson, title: str, way: str) -> None:
    keyboard = way == "keyboard"
    ana = new_person("es" if keyboard else "en", size=LAPTOP)
    solver = Solver(ana, easiest(title), keyboard)
    solver.begin()
    # What is wrong costs what the file says, and the solution is nowhere on the page.
    miss = solver.wrong()[-1]
    solver.choose(miss)
    solver.expect_tried(miss)
    expect(solver.panel).to_have_attribute("data-puzzle", "open")
    assert ana.page.locator("[data-judged]").count() == 0
    if keyboard:
        solver.choose(solver.puzzle.best)
        solver.expect_over("solved")
        assert solver.panel.evaluate(FOCUSED), "the focus is where there is something to read"
    else:
        for action in solver.wrong()[: TRIES - 1]:
            solver.choose(action)
        solver.expect_over("missed")
    ana.expect_no_wider_than_the_screen()
    solver.play_on()


@pytest.mark.parametrize(("language", "name", "you"), [("en", "Guest", "you"), ("es", "Visitante", "tú")])
def test_whoever_gives_no_name_is_a_guest(new_person: NewPerson, language: str, name: str, you: str) -> None:
    """The log speaks of them as of anybody, so the name is none that would need another verb."""
    ana = new_person(language)
    Solver(ana, easiest("caylus")).begin()
    expect(ana.page.locator(".player.own .player-name b")).to_have_text(name)
    expect(ana.page.locator(".player.own .player-name small")).to_have_text(you)


def test_by_finger_on_a_phone_and_then_the_next_one(new_person: NewPerson) -> None:
    ana = new_person("es", size=PHONE, touch=True)
    solver = Solver(ana, easiest("millefiori"))
    solver.begin()
    expect(solver.panel).to_be_in_viewport()
    solver.choose(solver.puzzle.best)
    solver.expect_over("solved")
    expect(solver.panel).to_contain_text("¡Resuelto al primer intento!")
    ana.expect_no_wider_than_the_screen()
    solver.press(ana.page.locator("[data-action=puzzle-next]"))
    ana.page.wait_for_url(lambda url: "/puzzle/" in url and solver.address() not in url)
    expect(solver.panel).to_have_attribute("data-puzzle", "open")
    ana.page.goto(ana.address)
    ana.press_on(ana.page.locator("[data-title=millefiori]"))
    expect(ana.page.locator(".daily [data-action=puzzles]")).to_contain_text("1 de 35")
    expect(ana.page.locator(".tables .table-row")).to_have_count(0)


def test_the_puzzle_of_the_day_stays_where_one_left_it(new_person: NewPerson) -> None:
    ana = new_person()
    ana.page.goto(ana.address)
    ana.press_on(ana.page.locator("[data-title=duel]"))
    door = ana.page.locator("[data-action=puzzle-of-the-day]")
    key = door.get_attribute("data-puzzle")
    solver = Solver(ana, next(one for one in puzzles("duel") if one.key == key))
    ana.press_on(door)
    solver.expect_open()
    miss = solver.wrong()[0]
    solver.choose(miss)
    solver.expect_tried(miss)
    ana.page.goto(ana.address)
    ana.press_on(ana.page.locator("[data-title=duel]"))
    ana.press_on(ana.page.locator("[data-action=puzzle-of-the-day]"))
    ana.page.wait_for_url(f"**{solver.address()}")
    solver.expect_tried(miss)
    # Whoever is sent the address begins it without an account, and sees nothing of what others tried.
    bo = Solver(new_person("es"), solver.puzzle)
    bo.arrive()
    assert bo.panel.locator("[data-tried]").count() == 0
    expect(bo.page.locator(".player.own .player-name b")).to_have_text("Visitante")
    bo.page.keyboard.press("Tab")
    bo.walk(bo.page.locator("[data-action=puzzle-give-up]"), ["Tab"])
    bo.page.keyboard.press("Enter")
    bo.expect_over("missed")
    bo.page.reload()
    bo.expect_over("missed")


@pytest.mark.parametrize("one", of_several_picks(), ids=lambda one: one.title.key)
def test_where_several_things_are_picked_together_one_is_tried(new_person: NewPerson, one: Puzzle) -> None:
    solver = Solver(new_person(), one)
    solver.arrive()
    miss = solver.wrong()[0]
    solver.choose(miss)
    solver.expect_tried(miss)
    solver.choose(one.best)
    solver.expect_over("solved")


def test_an_address_without_a_puzzle_says_so(new_person: NewPerson) -> None:
    ana = new_person()
    ana.page.goto(f"{ana.address}/puzzle/duel/tea")
    expect(ana.page.locator(".no-table")).to_contain_text("no puzzle")
    ana.problems.clear()  # the browser tells that it was refused


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_for_everybody(new_person: NewPerson, size: tuple[int, int]) -> None:
    ana = new_person(size=size)
    solver = Solver(ana, easiest("caylus"))
    solver.begin()
    solver.choose(solver.wrong()[0])
    solver.expect_tried(solver.wrong()[0])
    examine(ana.page)
    solver.choose(solver.puzzle.best)
    solver.expect_over("solved")
    examine(ana.page)
    ana.page.goto(ana.address)
    ana.press_on(ana.page.locator(".daily [data-action=puzzles]"))
    ana.page.locator(".puzzle-list").first.wait_for()
    examine(ana.page)
