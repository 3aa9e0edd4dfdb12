"""Mille Fiori in a real browser: whole games by mouse, finger and keyboard, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import CHOICES, LAPTOP, LIT, PHONE, NewPerson, Person

pytestmark = pytest.mark.browser


def test_a_whole_game_by_clicking_what_is_lit_and_a_rematch_in_one_click(new_person: NewPerson) -> None:
    ana = new_person("en")
    first = ana.lay_table(seats=("me", "bot", "bot"))
    expect(ana.page.locator("html")).to_have_attribute("lang", "en")
    ana.play_to_the_end()
    ana.expect_record_of_clicks()
    expect(ana.page.locator(".results tfoot td")).to_have_count(3)
    ana.press_on(ana.page.locator("[data-action=rematch]"))
    ana.page.wait_for_url(lambda url: "/table/" in url and first not in url)
    ana.expect_prompt("prompt-keep")


def test_a_whole_game_by_keyboard_alone(new_person: NewPerson) -> None:
    ana = new_person("es")
    ana.lay_table()
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    ana.play_to_the_end(keyboard=True)
    ana.expect_record_of_clicks()


def test_the_tab_key_reaches_everything_that_can_be_done(new_person: NewPerson) -> None:
    ana = new_person()
    ana.lay_table()
    for prompt in ("prompt-keep", "prompt-play"):
        while ana.page.locator(f"[data-prompt={prompt}]").count() == 0:
            ana.wait_for_something_to_do()
            ana.do_something()
            ana.wait_for_something_to_do()
        assert {target.what for target in ana.targets()} <= ana.tab_stops()


def test_a_whole_tactical_game_on_a_phone(new_person: NewPerson) -> None:
    ana = new_person(size=PHONE, touch=True)
    ana.lay_table(options=("tactical",), bot="squire")
    ana.play_to_the_end()
    ana.expect_record_of_clicks()
    ana.expect_no_wider_than_the_screen()


def test_two_browsers_at_one_table(new_person: NewPerson) -> None:
    ana, ben = new_person("en"), new_person("es")
    table = ana.lay_table(seats=("me", "open"))
    ben.follow(table, "Ben")
    for person in (ben, ana):
        person.expect_prompt("prompt-keep")
    hands = [cards_of(person) for person in (ana, ben)]
    assert len(hands[0]) == len(hands[1]) == 5
    assert not hands[0] & hands[1]
    ben.do_something()  # nobody waits for anybody
    ben.expect_prompt("prompt-keep-wait")
    ana.expect_prompt("prompt-keep")
    ana.do_something()
    starter_of(ana, ben).expect_prompt("prompt-play")


def test_reload_in_mid_game(new_person: NewPerson) -> None:
    ana = new_person()
    ana.lay_table()
    for _ in range(7):
        ana.wait_for_something_to_do()
        ana.do_something()
    ana.wait_for_something_to_do()
    before = (ana.prompt().inner_text(), places_of(ana), ana.page.locator(".log li").all_inner_texts())
    ana.page.reload()
    ana.wait_for_something_to_do()
    assert (
        ana.prompt().inner_text(),
        places_of(ana),
        ana.page.locator(".log li").all_inner_texts(),
    ) == before
    second_tab = ana.page.context.new_page()
    second_tab.goto(ana.page.url)
    second_tab.locator(f"{LIT}, {CHOICES}").first.wait_for()
    assert ana.prompt().inner_text() == second_tab.locator(".status .prompt").inner_text()
    ana.page.bring_to_front()
    then = moment_of(second_tab) or ""
    for _ in range(4):
        ana.wait_for_something_to_do()
        ana.do_something()
    expect_same_moment(ana.page, second_tab)
    expect(second_tab.locator("[data-seq]")).not_to_have_attribute("data-seq", then)


def test_two_people_take_back_what_was_not_revealed(new_person: NewPerson) -> None:
    ana, ben = new_person("en"), new_person("es")
    ana.lay_table(seats=("me", "open"))
    ben.follow(ana.table(), "Ben")
    ana.expect_prompt("prompt-keep")
    hand = cards_of(ana)
    ana.do_something()
    ana.expect_prompt("prompt-keep-wait")
    ana.press_on(ana.page.locator("[data-action=undo]"))
    ana.expect_prompt("prompt-keep")
    ana.wait_for_something_to_do()
    assert cards_of(ana) == hand
    ana.do_something()
    ben.do_something()
    # Once everybody has chosen, the choice stands: the button says why.
    starter = starter_of(ana, ben)
    undo = starter.page.locator("[data-action=undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.hover()
    revealed = "revealed" if starter is ana else "revelado"
    expect(starter.page.get_by_role("tooltip")).to_contain_text(revealed)
    lit = places_of(starter)
    starter.do_something()
    starter.wait_for_something_to_do()
    starter.page.keyboard.press("u")
    starter.expect_prompt("prompt-play")
    assert places_of(starter) == lit


def test_only_what_is_lit_can_be_clicked(new_person: NewPerson) -> None:
    ana = new_person()
    ana.lay_table()
    ana.expect_prompt("prompt-keep")
    seq = ana.page.locator("[data-seq]").get_attribute("data-seq")
    dark = ana.page.locator("[data-place]:not([data-lit])")
    for number in (0, dark.count() // 2, dark.count() - 1):
        ana.press_unlit(dark.nth(number))
    ana.page.wait_for_timeout(300)
    assert ana.page.locator("[data-seq]").get_attribute("data-seq") == seq
    ana.expect_prompt("prompt-keep")


def test_what_a_choice_would_score_is_shown_before(new_person: NewPerson) -> None:
    ana = new_person()
    ana.lay_table()
    ana.expect_prompt("prompt-keep")
    ana.do_something()
    ana.expect_prompt("prompt-play")
    shown = ana.page.locator("[data-action=sail] .preview-side.mine")
    expect(shown).to_contain_text("+")
    assert shown.evaluate("element => getComputedStyle(element).opacity") == "1"


def test_language_is_switched_in_place(new_person: NewPerson) -> None:
    ana = new_person("en")
    ana.lay_table()
    ana.expect_prompt("prompt-keep")
    english = ana.prompt().inner_text()
    hand = cards_of(ana)
    ana.press_on(ana.page.locator("[data-action=language]"))
    expect(ana.page.locator("html")).to_have_attribute("lang", "es")
    assert ana.prompt().inner_text() != english
    assert cards_of(ana) == hand
    ana.press_on(ana.page.locator("[data-action=language]"))
    expect(ana.page.locator("html")).to_have_attribute("lang", "en")
    assert ana.prompt().inner_text() == english


def test_hot_seat_hides_the_hand_of_the_other(new_person: NewPerson) -> None:
    ana = new_person()
    ana.lay_table(seats=("me", "me"))
    hands: list[set[str]] = []
    for _ in range(12):
        ana.wait_for_something_to_do()
        device = ana.page.locator("[data-action=take-device]")
        if device.count():
            assert ana.page.locator("[data-place^='card:']").count() == 0, "the hand is hidden on the way"
            ana.press_on(device)
            expect(device).to_have_count(0)
            ana.wait_for_something_to_do()
        hands.append(cards_of(ana))
        ana.do_something()
    assert not hands[0] & hands[1]


def test_onlookers_see_no_hand_and_cannot_act(new_person: NewPerson) -> None:
    ana, onlooker = new_person(), new_person()
    table = ana.lay_table()
    ana.expect_prompt("prompt-keep")
    onlooker.page.goto(f"{onlooker.address}/table/{table}")
    onlooker.expect_prompt("prompt-keep-other")
    assert onlooker.targets() == []
    shown = {place.get_attribute("data-place") for place in onlooker.page.locator("[data-place]").all()}
    assert not shown & cards_of(ana)


def expect_same_moment(one: Page, other: Page) -> None:
    """Both pages come to show the same state; the table may go on while they do."""
    for _ in range(200):
        if moment_of(one) == moment_of(other):
            return
        one.wait_for_timeout(50)
    raise AssertionError(f"one page is at {moment_of(one)}, the other at {moment_of(other)}")


def moment_of(page: Page) -> str | None:
    return page.locator("[data-seq]").get_attribute("data-seq")


def starter_of(ana: Person, ben: Person) -> Person:
    """Whose turn it is once both have chosen their cards."""
    ana.page.locator("[data-prompt^=prompt-play]").wait_for()
    return ana if ana.page.locator("[data-prompt=prompt-play]").count() else ben


def places_of(person: Person) -> set[str]:
    """What is lit."""
    return {target.what for target in person.targets() if target.attribute == "data-place"}


def cards_of(person: Person) -> set[str]:
    """The cards one may keep."""
    return {place for place in places_of(person) if place.startswith("card:")}


def test_cards_and_board_use_the_room_there_is(new_person: NewPerson) -> None:
    ana = new_person(size=LAPTOP)
    ana.lay_table()
    ana.expect_prompt("prompt-keep")
    ana.expect_in_view(".mf-hand .mf-card >> nth=4", ".mf-face-up")
    card = ana.page.locator(".mf-hand .mf-card").first.bounding_box()
    assert card is not None
    assert card["width"] >= 100
    # A laptop at 200 %: half as many pixels either way.
    ana.page.set_viewport_size({"width": LAPTOP[0] // 2, "height": LAPTOP[1] // 2})
    board = ana.page.locator(".board-box").bounding_box()
    assert board is not None
    assert board["width"] >= 0.95 * (LAPTOP[0] // 2)
    ana.expect_no_wider_than_the_screen()
