"""Preparation: what is piled where in every way to play, who begins, starting hands, regions laid anew."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.data import load
from ludoteca.games.duel import components
from tests.games.duel.table import (
    EVENTS,
    FACES,
    STORES,
    discards,
    hand,
    moment,
    options,
    play,
    roll,
    script,
    seat,
    stacks,
    stock,
    turn,
    who,
)
from tests.games.journal import told

BASIC = {
    "brigitta": 2, "goldsmith": 2, "merchant_caravan": 2, "scout": 2, "relocation": 1,
    "iron_foundry": 1, "grain_mill": 1, "lumber_camp": 1, "weavers_shop": 1, "brick_factory": 1,
    "parish_hall": 2, "abbey": 2, "storehouse": 2, "marketplace": 2, "toll_bridge": 1,
    "ore_ship": 1, "grain_ship": 1, "gold_ship": 1, "lumber_ship": 1, "brick_ship": 1, "wool_ship": 1,
    "austin": 1, "candamir": 1, "harald": 1, "inga": 1, "osmund": 1, "siglind": 1, "large_trade_ship": 1,
}  # fmt: skip
GOLD = {
    "goldsmith-gold": 1, "gudrun": 1, "trade_master": 2, "merchant": 2, "brigands": 1, "reiner": 1,
    "gold_cache": 1, "storehouse-gold": 1, "toll_bridge-gold": 1, "large_trade_ship-gold": 1,
    "pirate_ship": 2, "moneylender": 1, "harbor": 1, "trading_base": 1, "mint": 2, "salt_silo": 1,
    "staple_house": 2,
}  # fmt: skip
TURMOIL = {
    "voyage_of_plunder": 2, "archer": 2, "arsonist": 2, "brigands-turmoil": 1, "sebastian": 1, "traitor": 2,
    "lookout_tower": 1, "drill_ground": 1, "carl_forkbeard": 1, "heinrich": 1, "irmgard": 1,
    "fairgrounds": 1, "fire_brigade": 2, "large_festival_hall": 1, "chapel_low": 1, "chapel_high": 1,
    "tithe_barn": 1,
}  # fmt: skip
PROGRESS = {
    "benjamin": 1, "brigitta-progress": 1, "three_field_system": 2, "mineral_mining": 2, "guido": 1,
    "gustav": 1, "doctor": 2, "relocation-progress": 1, "chief_cannoneer": 2, "pharmacy": 2,
    "bath_house": 3, "building_crane": 1, "library": 2, "parliament": 1, "town_hall": 2,
}  # fmt: skip
PRINCES_GOLD = {
    "gudrun": 1, "trade_master": 1, "merchant": 2, "gold_cache": 1, "pirate_ship": 2, "moneylender": 1,
    "merchant_guild": 1, "mint": 1, "salt_silo": 1, "staple_house": 1,
}  # fmt: skip
PRINCES_TURMOIL = {
    "brigands-turmoil": 1, "voyage_of_plunder": 1, "archer": 1, "arsonist": 1, "traitor": 1,
    "lookout_tower": 1, "heinrich": 1, "fire_brigade": 1, "large_festival_hall": 1, "chapel_low": 1,
    "chapel_high": 1, "hedge_tavern": 1,
}  # fmt: skip
PRINCES_PROGRESS = {
    "benjamin": 1, "three_field_system": 1, "mineral_mining": 1, "guido": 1, "gustav": 1, "doctor": 1,
    "chief_cannoneer": 1, "pharmacy": 1, "bath_house": 2, "building_crane": 1, "library": 1, "town_hall": 1,
    "university": 1,
}  # fmt: skip
BASIC_EVENTS = {
    "fraternal_feuds": 1, "invention": 1, "year_of_plenty": 2, "traveling_merchant": 2, "feud": 1,
    "trade_ships_race": 1,
}  # fmt: skip
MOON_EVENTS = {
    "fraternal_feuds": 2, "invention": 2, "year_of_plenty": 1, "traveling_merchant": 2, "feud": 2,
    "trade_ships_race": 2, "gift_for_the_prince": 1, "riots": 1, "plague": 2,
}  # fmt: skip
ALWAYS = {"invention": 1, "year_of_plenty": 1, "riots": 1, "traveling_merchant": 1, "plague": 1}


def new(setup: str = "introductory", seed: int = 1) -> Match:
    return ludoteca.new("duel", seed=seed, options={"setup": setup})


def kinds(*piles: list[str]) -> dict[str, int]:
    """How many cards of each kind lie in some piles."""
    return dict(Counter([card.split("#")[0] for pile in piles for card in pile]))


# --- the introductory game --------------------------------------------------------------------------


@pytest.mark.rule("setup.1", "setup.2", "setup.7")
def test_four_stacks_of_nine_basic_cards() -> None:
    match = new()
    assert [len(stack) for stack in stacks(match)] == [9, 9, 9, 9]
    assert kinds(*stacks(match)) == BASIC
    assert [there["colour"] for there in match.view()["seats"]] == ["red", "blue"]
    assert match.game.seats() == match.record.players == 2
    assert moment().record.players == 2
    assert match.position()["face_up"] == []
    assert match.position()["unused"] == []
    assert match.view()["turn"] == 0
    assert len({tuple(stacks(new(seed=seed))[0]) for seed in range(5)}) == 5


@pytest.mark.rule("setup.3", "events.yule")
def test_the_nine_events_of_the_basic_set() -> None:
    match = new()
    assert kinds(match.position()["events"]) == BASIC_EVENTS
    assert match.position()["spare"] == []


@pytest.mark.rule("setup.4", "events.yule")
def test_yule_lies_on_three_cards() -> None:
    """Eight other cards: five above Yule, so the sixth card drawn is Yule, and a seventh follows at once."""
    match = turn(A={"hand": "austin inga osmund"}, B={"hand": "harald candamir siglind"})
    assert match.view()["events"] == {"left": 5, "turned": []}
    for drawn in range(1, 6):
        script(match, 5, 4)
        play(match, "roll")
        assert match.view()["events"]["left"] == 5 - drawn
        assert not [line for line in told(match) if "yule" in line]
        while "done" not in options(match):
            play(match, options(match)[-1])
        play(match, "done", *(["draw stack=1"] if "draw stack=1" in options(match) else []), "pass")
    script(match, 5, 4)
    play(match, "roll")
    lines = [line for line in told(match) if " event " in line or "reshuffled" in line]
    assert lines[0].endswith("event yule")
    assert lines[1] == "- reshuffled"
    assert len(lines) == 3
    assert len(match.view()["events"]["turned"]) == 1
    assert match.view()["events"]["left"] == 4


@pytest.mark.rule("setup.5", "setup.6")
def test_centre_cards_and_regions_of_the_supply() -> None:
    supply = new().view()["supply"]
    assert (supply["roads"], supply["settlements"], supply["cities"]) == (7, 5, 7)
    assert len(supply["regions"]) == 12
    assert all(region.startswith("stack_") for region in supply["regions"])
    assert len({tuple(new(seed=seed).position()["regions"]) for seed in range(5)}) == 5


def printed(region: dict[str, Any]) -> dict[str, Any]:
    """What is printed on a region that lies in a principality."""
    regions = load(components.__file__, "regions")["regions"]
    found: dict[str, Any] = next(each for each in regions if each["id"] == region["store"])
    return found


@pytest.mark.rule("setup.8", "setup.9", "setup.10", "land.1", "land.2", "land.7")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_a_principality_at_the_start(letter: str) -> None:
    mine = seat(new(), letter)
    assert [place["kind"] for place in mine["places"]] == ["settlement", "settlement"]
    assert (mine["road_left"], mine["road_right"]) == (False, False)
    rows = {
        row: [printed(region)["region"] for region in mine["regions"] if region["row"] == row]
        for row in ("top", "bottom")
    }
    assert rows == {"top": ["forest", "gold_field", "fields"], "bottom": ["hills", "pasture", "mountains"]}
    assert sorted([printed(region)["number"] for region in mine["regions"]]) == [1, 2, 3, 4, 5, 6]
    holds = {
        printed(region)["region"]: (printed(region)["resource"], region["stock"])
        for region in mine["regions"]
    }
    assert holds == {
        "forest": ("lumber", 1),
        "gold_field": ("gold", 0),
        "fields": ("grain", 1),
        "hills": ("brick", 1),
        "pasture": ("wool", 1),
        "mountains": ("ore", 1),
    }
    assert mine["points"] == 2


@pytest.mark.rule(
    "centre.region_fields",
    "centre.region_mountains",
    "centre.region_gold_field",
    "centre.region_hills",
    "centre.region_forest",
    "centre.region_pasture",
    "setup.6",
)
def test_the_numbers_of_the_regions() -> None:
    match = new()
    found: dict[str, list[int]] = {}
    for letter in "AB":
        for region in seat(match, letter)["regions"]:
            found.setdefault(printed(region)["region"], []).append(printed(region)["number"])
    pile = sorted(match.view()["supply"]["regions"])
    for region in pile:
        land, number = region.removeprefix("stack_").rsplit("_", 1)
        found[land].append(int(number))
    assert found == {
        "forest": [2, 3, 4, 6],
        "gold_field": [1, 4, 2, 3],
        "fields": [6, 5, 1, 3],
        "hills": [3, 2, 1, 5],
        "pasture": [4, 1, 5, 6],
        "mountains": [5, 6, 2, 4],
    }


@pytest.mark.rule("setup.11", "setup.12")
@pytest.mark.parametrize(
    ("dice", "first"), [((5, 2), "A"), ((0, 1), "B"), ((3, 3, 1, 4), "B"), ((2, 2, 2, 2, 5, 0), "A")]
)
def test_the_higher_roll_begins_and_ties_are_rolled_again(dice: tuple[int, ...], first: str) -> None:
    match = ludoteca.from_position(
        "duel",
        {**moment().position(), "stack": [{"step": "Prepare"}], "turn": 0, "rng": ["scripted", 0, *dice]},
    )
    assert who(match) == first
    assert match.position()["first"] == first


@pytest.mark.rule("setup.11")
def test_either_player_may_begin() -> None:
    assert {new(seed=seed).position()["first"] for seed in range(20)} == {"A", "B"}


@pytest.mark.rule("setup.13", "setup.14", "setup.15")
def test_each_takes_the_three_top_cards_of_another_stack() -> None:
    match = new()
    first = who(match)
    second = "B" if first == "A" else "A"
    before = stacks(match)
    assert options(match) == [f"draw stack={n}" for n in (1, 2, 3, 4)]
    play(match, "draw stack=3")
    assert hand(match, first) == before[2][:3]
    assert who(match) == second
    assert options(match) == ["draw stack=1", "draw stack=2", "draw stack=4"]
    play(match, "draw stack=1")
    assert hand(match, second) == before[0][:3]
    assert stacks(match) == [before[0][3:], before[1], before[2][3:], before[3]]
    assert who(match) == first
    assert options(match)[0] == "roll"
    assert (match.view()["turn"], match.view()["active"]) == (1, "AB".index(first))
    assert [card["card"] for card in seat(match, second, by=first)["hand"]] == [None, None, None]
    assert len([card for card in seat(match, first, by=first)["hand"] if card["card"]]) == 3


# --- theme games --------------------------------------------------------------------------------------


@pytest.mark.rule("theme.1", "theme.2", "theme.3", "theme.4", "theme.5", "theme.21", "theme.22", "theme.23")
@pytest.mark.parametrize(
    ("setup", "cards", "size", "face_up", "events"),
    [
        ("gold", GOLD, 11, "merchant_guild",
         {**BASIC_EVENTS, "gift_for_the_prince": 1, "traveling_merchant": 3, "trade_ships_race": 2}),
        ("turmoil", TURMOIL, 11, "hedge_tavern",
         {**BASIC_EVENTS, "fraternal_feuds": 2, "feud": 2, "riots": 2}),
        ("progress", PROGRESS, 12, "university", {**BASIC_EVENTS, "invention": 3, "plague": 3}),
    ],
)  # fmt: skip
def test_the_piles_of_a_theme_game(
    setup: str, cards: dict[str, int], size: int, face_up: str, events: dict[str, int]
) -> None:
    match = new(setup)
    assert [len(stack) for stack in stacks(match)] == [12, 12, 12, size, size]
    assert [stack["back"] for stack in match.view()["stacks"]] == ["basic"] * 3 + [setup] * 2
    assert kinds(*stacks(match)[:3]) == BASIC
    assert kinds(*stacks(match)[3:]) == cards
    assert match.view()["face_up"] == [face_up, face_up]
    assert kinds(match.position()["events"]) == events
    assert match.view()["events"]["left"] == sum(events.values()) - 3


@pytest.mark.rule("theme.8", "theme.9", "theme.10", "secret.7")
@pytest.mark.parametrize("setup", ["gold", "turmoil", "progress", "princes"])
def test_starting_hands_are_chosen_from_basic_stacks(setup: str) -> None:
    match = new(setup)
    first = who(match)
    second = "B" if first == "A" else "A"
    assert options(match) == ["search stack=1", "search stack=2", "search stack=3"]
    before = stacks(match)
    play(match, "search stack=2")
    assert {action.removeprefix("pick card=") for action in options(match)} == set(kinds(before[1]))
    wanted = [before[1][n] for n in (1, 4, 11)]
    play(match, *[f"pick card={card.split('#')[0]}" for card in wanted])
    assert kinds(hand(match, first)) == kinds(wanted)
    assert len(hand(match, first)) == 3
    left = [card for card in before[1] if card not in hand(match, first)]
    assert stacks(match)[1] == left
    assert who(match) == second
    assert options(match) == ["search stack=1", "search stack=3"]
    play(match, "search stack=1", *[f"pick card={before[0][n].split('#')[0]}" for n in (0, 1, 2)])
    assert hand(match, second) == before[0][:3]


@pytest.mark.rule("theme.11", "theme.12")
@pytest.mark.parametrize("setup", ["gold", "princes"])
def test_both_may_rearrange_their_regions_the_starting_player_first(setup: str) -> None:
    match = new(setup, seed=2)
    first = who(match)
    second = "B" if first == "A" else "A"
    for stack in (1, 2):
        cards = [card.split("#")[0] for card in stacks(match)[stack - 1][:3]]
        play(match, f"search stack={stack}", *[f"pick card={card}" for card in cards])
    assert who(match) == first
    own = [STORES[first][good] for good in ("lumber", "brick", "gold", "wool", "grain", "ore")]
    assert options(match) == [*[f"arrange store={store}" for store in own], "done"]
    play(match, f"arrange store={own[5]}")
    assert options(match) == [
        *[f"arrange store={store}" for store in (own[1], own[2], own[3], own[4], own[0])], "done",
    ]  # fmt: skip
    for store in (own[3], own[1], own[0], own[2]):
        play(match, f"arrange store={store}")
    regions = match.position()["players"]["AB".index(first)]["regions"]
    assert list(regions.values()) == [own[n] for n in (5, 3, 1, 0, 2, 4)]
    assert stock(match, "ore", first) == 1
    assert who(match) == second
    assert options(match, "done") == ["done"]
    play(match, "done")
    regions = match.position()["players"]["AB".index(second)]["regions"]
    assert next(iter(regions.values())) == STORES[second]["lumber"]
    assert (who(match), options(match)[0]) == (first, "roll")


@pytest.mark.rule("theme.11")
def test_the_introductory_game_leaves_the_regions_where_they_are() -> None:
    match = play(new(), "draw stack=1", "draw stack=2")
    assert options(match)[0] == "roll"


@pytest.mark.rule("theme.11")
def test_rearranging_may_stop_at_any_time() -> None:
    match = new("gold", seed=2)
    first = who(match)
    for stack in (1, 2):
        cards = [card.split("#")[0] for card in stacks(match)[stack - 1][:3]]
        play(match, f"search stack={stack}", *[f"pick card={card}" for card in cards])
    own = STORES[first]
    play(match, f"arrange store={own['gold']}", "done")
    regions = match.position()["players"]["AB".index(first)]["regions"]
    assert list(regions.values()) == [own[n] for n in ("gold", "brick", "lumber", "wool", "grain", "ore")]


@pytest.mark.rule("theme.13", "secret.2")
def test_only_the_top_of_the_discard_pile_is_seen() -> None:
    match = moment(discards=[["scout", "goldsmith", "brigitta"]])
    pile = match.view(None)["discards"][0]
    assert (pile["cards"], pile["top"]) == (3, "brigitta")
    assert pile["known"] == [None, None, "brigitta"]
    assert discards(match) == ["scout", "goldsmith", "brigitta"]


# --- the Duel of the Princes -----------------------------------------------------------------------------


@pytest.mark.rule("princes.1", "princes.2", "princes.3", "princes.4")
def test_the_piles_of_the_princes() -> None:
    match = new("princes")
    assert [len(stack) for stack in stacks(match)] == [12, 12, 12, 12, 12, 14]
    backs = [stack["back"] for stack in match.view()["stacks"]]
    assert backs == ["basic", "basic", "basic", "gold", "turmoil", "progress"]
    assert kinds(*stacks(match)[:3]) == BASIC
    assert [kinds(stack) for stack in stacks(match)[3:]] == [PRINCES_GOLD, PRINCES_TURMOIL, PRINCES_PROGRESS]
    assert match.view()["face_up"] == []


@pytest.mark.rule("princes.5", "princes.6")
def test_the_events_of_the_princes() -> None:
    seen = set()
    for seed in range(8):
        position = new("princes", seed).position()
        events = Counter(position["events"])
        assert len(position["events"]) == 11
        assert not Counter(ALWAYS) - events
        drawn = events - Counter(ALWAYS)
        assert drawn.total() == 6
        assert drawn + Counter(position["spare"]) == Counter(MOON_EVENTS)
        seen.add(tuple(sorted(drawn.elements())))
    assert len(seen) > 5
    assert new("princes").view()["events"]["left"] == 8


@pytest.mark.rule("dice.4")
def test_the_faces_of_the_event_die() -> None:
    assert len(FACES) == 6
    for number, face in enumerate(FACES):
        match = turn()
        script(match, 0, number, *([EVENTS.index("invention")] if face == "event_card" else []))
        play(match, "roll")
        assert f"A rolled 1 {face}" in told(match)


@pytest.mark.rule("dice.4")
def test_a_roll_is_kept_for_the_turn() -> None:
    match = roll(turn(), 4, "trade")
    assert (match.view()["number"], match.view()["face"]) == (4, "trade")
