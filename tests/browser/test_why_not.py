"""What is not lit tells why not: by mouse, finger and keyboard, beside it, with the rule one click away."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import ludoteca
from ludoteca.games.burgundy.components import BOARD_NAMES, COPIES
from tests.browser.person import LAPTOP, LIT, PHONE, NewPerson, Person
from tests.games.feudum import table as feudum

UNLIT = "[data-place^='space:'][aria-disabled]"
REASON = ".tip.pinned"
IN_BURGUNDY = {
    "space:20": "place.1",
    "space:19": "place.2",
    "slot:1b": "take.1",
    "slot:black1": "black.1",
    "depot:2": "ships.1",
    "die:second": "turn.2",
    "buy": "black.1",
}
"""Places that are not lit in the first turn, and the clause that each one tells."""


def in_turn(person: Person) -> None:
    """A card is turned up: some spaces are lit."""
    person.lay_table()
    person.expect_prompt("prompt-keep")
    card = person.page.locator("[data-place^='card:'][data-lit]").first
    person.press_on(card)
    person.press_on(card)
    person.expect_prompt("prompt-play")


def in_turn_of_burgundy(person: Person, folder: Path) -> None:
    """The first turn, with two fours, one worker and one coin; the storage is empty."""
    start = folder / "start.record"
    start.write_text(ludoteca.new("burgundy", players=2, seed=18).record.write(), encoding="utf-8")
    person.go_on_from(start)
    expect(person.page.locator(".cb-board [data-place='die:first'][data-lit]")).to_be_visible()


def point_at(person: Person, target: Locator) -> None:
    """A click or tap where nothing can be done: Playwright would wait until something can."""
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    if person.touch:
        person.page.touchscreen.tap(*middle)
    else:
        person.page.mouse.click(*middle)


def apart(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


@pytest.mark.parametrize(("size", "touch"), [(LAPTOP, False), (PHONE, True)], ids=["mouse", "finger"])
def test_an_unlit_place_tells_why_not(new_person: NewPerson, size: tuple[int, int], touch: bool) -> None:
    ana = new_person(size=size, touch=touch)
    in_turn(ana)
    before = ana.page.locator("[data-seq]").get_attribute("data-seq")
    point_at(ana, ana.page.locator(UNLIT).first)
    reason = ana.page.locator(REASON)
    expect(reason).to_be_visible()
    assert all(apart(reason, lit) for lit in ana.page.locator(f".mf-board {LIT}").all())
    clause = reason.locator("[data-clause]").get_attribute("data-clause")
    ana.press_on(reason.locator("[data-clause]"))
    expect(ana.page.locator(f'.rules-panel [data-rule="{clause}"].here')).to_be_in_viewport()
    assert ana.page.locator("[data-seq]").get_attribute("data-seq") == before, "nothing was done"


def test_the_keyboard_asks_and_is_told_aloud(new_person: NewPerson) -> None:
    ana = new_person(language="es")
    in_turn(ana)
    ana.page.locator(UNLIT).first.focus()
    ana.page.keyboard.press("Enter")
    heard = ana.page.locator("[data-why]")
    expect(heard).not_to_be_empty()
    expect(ana.page.locator(REASON)).to_have_text(f"{heard.text_content()}La regla de esto")
    clause = heard.get_attribute("data-why")
    ana.page.keyboard.press("r")
    expect(ana.page.locator(f'.rules-panel [data-rule="{clause}"].here')).to_be_in_viewport()


@pytest.mark.parametrize(("size", "touch"), [(LAPTOP, False), (PHONE, True)], ids=["mouse", "finger"])
def test_burgundy_tells_why_not(
    new_person: NewPerson, tmp_path: Path, size: tuple[int, int], touch: bool
) -> None:
    ana = new_person(size=size, touch=touch)
    in_turn_of_burgundy(ana, tmp_path)
    before = ana.page.locator("[data-seq]").get_attribute("data-seq")
    reason = ana.page.locator(REASON)
    for place, clause in IN_BURGUNDY.items():
        point_at(ana, ana.page.locator(f".cb-board [data-place='{place}'][aria-disabled]"))
        expect(reason.locator("[data-clause]")).to_have_attribute("data-clause", clause)
        assert all(apart(reason, lit) for lit in ana.page.locator(f".cb-board {LIT}").all()), place
        ana.page.keyboard.press("Escape")
        expect(reason).to_have_count(0)
    assert ana.page.locator("[data-seq]").get_attribute("data-seq") == before, "nothing was done"


def test_a_duchy_that_is_taken_tells_so(new_person: NewPerson, tmp_path: Path) -> None:
    ana = new_person()
    games = [ludoteca.new("burgundy", 2, seed, {"duchy": "choose"}) for seed in range(20)]
    start = next(game for game in games if game.player() != 0)
    written = [start.title.alphabet.write(action) for action in start.legal_actions()]
    taken = next(action for action in written if only_one(action))
    start.play(taken)
    path = tmp_path / "duchies.record"
    path.write_text(start.record.write(), encoding="utf-8")
    ana.go_on_from(path)
    place = f"duchy:{taken.partition('=')[2]}"
    point_at(ana, ana.page.locator(f"[data-place='{place}'][aria-disabled]"))
    expect(ana.page.locator(f"{REASON} [data-clause]")).to_have_attribute("data-clause", "duchy.4")


def only_one(action: str) -> bool:
    """Is there a single board of the duchy that is chosen?"""
    return COPIES[BOARD_NAMES.index(action.partition("=")[2])] == 1


def test_burgundy_is_told_aloud(new_person: NewPerson, tmp_path: Path) -> None:
    ana = new_person(language="es")
    in_turn_of_burgundy(ana, tmp_path)
    ana.page.locator("[data-place='slot:black1'][aria-disabled]").focus()
    ana.page.keyboard.press("Enter")
    heard = ana.page.locator("[data-why]")
    expect(heard).to_have_text("Una loseta cuesta 2 monedas de plata y solo tienes 1: te falta 1.")
    expect(heard).to_have_attribute("data-why", "black.1")
    ana.page.keyboard.press("r")
    expect(ana.page.locator('.rules-panel [data-rule="black.1"].here')).to_be_in_viewport()


# --- Feudum ---------------------------------------------------------------------------------------


def in_feudum(person: Person, moment: ludoteca.Match, folder: Path) -> None:
    """At a table of Feudum, at this moment."""
    path = folder / "moment.record"
    path.write_text(moment.record.write(), encoding="utf-8")
    person.go_on_from(path)
    person.wait_for_something_to_do()


def expect_why(person: Person, place: str, clause: str) -> None:
    """Ask at this place: the reason stands beside it, apart from all that is lit, and nothing is done."""
    person.page.keyboard.press("Escape")  # what was told before may lie on it
    before = person.page.locator("[data-seq]").get_attribute("data-seq")
    point_at(person, person.page.locator(f"[data-place='{place}']:not([data-lit])"))
    reason = person.page.locator(REASON)
    expect(reason.locator("[data-clause]")).to_have_attribute("data-clause", clause)
    covered = [lit for lit in person.page.locator(LIT).all() if not apart(reason, lit)]
    assert not covered, f"{place}: {[lit.get_attribute('data-place') for lit in covered]}"
    assert person.page.locator("[data-seq]").get_attribute("data-seq") == before, "nothing was done"


@pytest.mark.parametrize(("size", "touch"), [(LAPTOP, False), (PHONE, True)], ids=["mouse", "finger"])
def test_feudum_tells_why_not(
    new_person: NewPerson, tmp_path: Path, size: tuple[int, int], touch: bool
) -> None:
    ana = new_person(size=size, touch=touch)
    mine = feudum.who("monk desert_c", shillings=1, decrees=["bow"])
    other = feudum.who("farmer desert_c")
    in_feudum(ana, feudum.act("guild", mine, other), tmp_path)
    ana.expect_prompt("prompt-guild")
    expect_why(ana, "use guild=noble function=trade", "guilds.13")
    expect_why(ana, "use guild=farmer function=push", "guilds.4")
    expect_why(ana, "guild:alchemist", "alchemist.1")
    in_feudum(ana, feudum.act("move", mine, other), tmp_path)
    ana.expect_prompt("prompt-move")
    expect_why(ana, "route:ferry-desert_c-desert_e", "move.5")
    expect_why(ana, "location:desert_e", "move.5")
    expect_why(ana, "piece:B1", "move.2")
    in_feudum(ana, feudum.turn("move tax", mine, other), tmp_path)
    ana.expect_prompt("prompt-play")
    expect_why(ana, "card:guild", "round.16")
    expect_why(ana, "mandate decree=bow option=1", "conquer.23")


def test_feudum_tells_it_aloud(new_person: NewPerson, tmp_path: Path) -> None:
    ana = new_person(language="es")
    in_feudum(ana, feudum.moment("feeding", feudum.who("monk sea_e"), feudum.who()), tmp_path)
    ana.expect_prompt("prompt-feed")
    ana.page.locator("[data-place='feed piece=A1 meal=wine'][aria-disabled]").focus()
    ana.page.keyboard.press("Enter")
    heard = ana.page.locator("[data-why]")
    expect(heard).to_have_attribute("data-why", "feeding.3")
    expect(heard).to_have_text("Tu barril de vino está vacío.")
    expect(ana.page.locator(REASON)).to_contain_text("Tu barril de vino está vacío.")


@pytest.mark.parametrize(("size", "touch"), [(LAPTOP, False), (PHONE, True)], ids=["mouse", "finger"])
def test_a_lit_plate_of_a_guild_is_clicked(
    new_person: NewPerson, tmp_path: Path, size: tuple[int, int], touch: bool
) -> None:
    ana = new_person(size=size, touch=touch)
    mine = feudum.who("monk desert_c", shillings=5)
    in_feudum(ana, feudum.act("guild", mine, feudum.who("farmer desert_c")), tmp_path)
    ana.expect_prompt("prompt-guild")
    before = int(ana.page.locator("[data-seq]").get_attribute("data-seq") or "")
    ana.press_on(ana.page.locator(".fd-plate.twin.lit").first)
    ana.say_yes()
    expect(ana.page.locator(f"[data-seq='{before + 1}']")).to_be_visible()
