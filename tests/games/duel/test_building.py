"""Building: centre cards, every expansion by name with its cost and points, sites, limits, removing."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.games.duel.table import (
    FULL,
    NOTHING,
    RESOURCES,
    discards,
    hand,
    moment,
    options,
    pay,
    play,
    purse,
    roll,
    seat,
    sites,
    stacks,
    stock,
    take,
    takes,
    turn,
    who,
)

POINTS = ("victory", "commerce", "strength", "skill", "progress")
FIRST = {
    "5-top": "red_forest_2", "5-bottom": "red_hills_3", "6-top": "red_gold_field_1",
    "6-bottom": "red_pasture_4", "7-top": "red_fields_6", "7-bottom": "red_mountains_5",
}  # fmt: skip
PLENTY = {"brick": 3, "lumber": 3, "wool": 3, "grain": 3, "ore": 3}


def fits(card: str, **cost: int) -> Any:
    return pytest.param(card, cost, id=card)


def verbs(match: Match) -> list[str]:
    return list(dict.fromkeys([action.split()[0] for action in options(match)]))


# --- centre cards ---------------------------------------------------------------------------------


@pytest.mark.rule("centre.road", "centre.road-2", "centre.1", "land.7")
@pytest.mark.parametrize(("end", "key"), [("left", "road_left"), ("right", "road_right")])
def test_a_road_costs_two_brick_and_one_lumber(end: str, key: str) -> None:
    match = moment(A={"goods": {"brick": 2, "lumber": 1}})
    assert options(match, "road") == ["road end=red-left", "road end=red-right"]
    play(match, f"road end=red-{end}")
    assert purse(match) == {}
    assert [seat(match)[side] for side in ("road_left", "road_right")] == [end == "left", end == "right"]
    assert seat(match)[key]
    assert match.view()["supply"]["roads"] == 6
    assert match.scores() == [2, 2]
    for less in ({"brick": 1, "lumber": 3}, {"brick": 3}):
        assert options(moment(A={"goods": less}), "road") == []


@pytest.mark.rule("centre.road-3", "centre.road-2")
def test_a_road_lies_next_to_a_place_never_next_to_a_road() -> None:
    match = moment(A={"goods": PLENTY, "road_left": True})
    assert options(match, "road") == ["road end=red-right"]
    assert options(match, "settle") == ["settle end=red-left"]
    match = moment(A={"goods": PLENTY, "road_left": True, "road_right": True})
    assert options(match, "road") == []


@pytest.mark.rule("centre.road-4", "centre.3", "centre.1")
def test_what_is_not_left_cannot_be_built() -> None:
    """B has taken all five settlements, or all seven cities; the last roads lie with both."""
    theirs = {"left": "c", "right": "i"}
    mine = {"goods": PLENTY, "road_left": True}
    match = moment(A=mine, B=theirs)
    assert match.view()["supply"]["settlements"] == 0
    assert options(match, "road", "settle") == ["road end=red-right"]
    match = moment(A=mine, B={**theirs, "cities": "cdefghi"})
    assert match.view()["supply"]["cities"] == 0
    assert options(match, "city") == []
    match = moment(A=mine, B={"left": "c", "right": "h", "cities": "cdefgh"})
    assert options(match, "city") == ["city place=red-f", "city place=red-g"]
    match = moment(A={**mine, "road_right": False}, B={"left": "c", "right": "i", "road_right": True})
    assert match.view()["supply"]["roads"] == 0
    assert options(match, "road", "settle") == []


@pytest.mark.rule(
    "centre.settlement",
    "centre.settlement-2",
    "centre.settlement-3",
    "centre.settlement-4",
    "centre.settlement-5",
    "centre.settlement-6",
    "centre.settlement-7",
    "land.5",
    "land.6",
)
@pytest.mark.parametrize("end", ["left", "right"])
@pytest.mark.parametrize("choice", [0, 1])
def test_a_settlement_goes_to_the_end_of_a_road(end: str, choice: int) -> None:
    cost = {"brick": 1, "grain": 1, "lumber": 1, "wool": 1}
    match = moment(A={"goods": cost, f"road_{end}": True})
    pile = match.position()["regions"]
    assert options(match, "settle") == [f"settle end=red-{end}"]
    play(match, f"settle end=red-{end}")
    assert options(match) == ["explore"]
    play(match, "explore")
    two = [pile[-1], pile[-2]]
    assert sorted(options(match)) == sorted([f"top store={region}" for region in two])
    play(match, f"top store={two[choice]}")
    assert purse(match) == {}
    assert match.scores() == [3, 2]
    assert not seat(match)[f"road_{end}"]
    assert match.view()["supply"]["settlements"] == 4
    assert match.position()["regions"] == pile[:-2]
    regions = match.position()["players"][0]["regions"]
    spot = {"left": ("4-top", "4-bottom"), "right": ("8-top", "8-bottom")}[end]
    assert [regions[spot[0]], regions[spot[1]]] == [two[choice], two[1 - choice]]
    new = [region for region in seat(match)["regions"] if region["store"] in two]
    assert [region["stock"] for region in new] == [0, 0]
    letter = "e" if end == "left" else "h"
    assert [s["site"] for s in seat(match)["sites"] if s["place"] == f"red-{letter}"] == [
        f"red-{letter}-top-1", f"red-{letter}-bottom-1",
    ]  # fmt: skip
    for missing in cost:
        less = {**FULL, missing: 0}
        assert options(moment(A={"goods": less, f"road_{end}": True}), "settle") == []
    assert options(moment(A={"goods": FULL}), "settle") == []


@pytest.mark.rule("centre.settlement-5", "dice.3", "centre.settlement-4")
def test_new_regions_and_sites_work() -> None:
    match = moment(A={"goods": PLENTY, "road_right": True, "hand": "abbey"})
    play(match, "settle end=red-right", "explore")
    new = [action.removeprefix("top store=") for action in options(match)]
    play(match, f"top store={new[0]}", "build card=abbey")
    assert "at site=red-h-bottom-1" in options(match)
    play(match, "at site=red-h-bottom-1", "done", *["draw stack=1"] * 4, "pass")
    roll(match, int(new[0].rsplit("_", 1)[1]), "trade")
    assert stock(match, new[0]) == 1


@pytest.mark.rule("centre.city", "centre.city-2", "centre.city-3", "centre.city-4", "land.6")
def test_a_city_is_laid_on_a_settlement() -> None:
    match = moment(A={"goods": {"grain": 2, "ore": 3}, "cards": "abbey"})
    assert options(match, "city") == ["city place=red-f", "city place=red-g"]
    play(match, "city place=red-g")
    assert purse(match) == {}
    assert match.scores() == [3, 2]
    assert seat(match)["sources"]["settlements"] == 1
    assert seat(match)["sources"]["cities"] == 2
    assert [place["kind"] for place in seat(match)["places"]] == ["settlement", "city"]
    names = [there["site"] for there in seat(match)["sites"]]
    assert names == [
        "red-f-top-1", "red-f-bottom-1",
        "red-g-top-1", "red-g-bottom-1", "red-g-top-2", "red-g-bottom-2",
    ]  # fmt: skip
    assert match.view()["supply"]["cities"] == 6
    for less in ({"grain": 1, "ore": 3}, {"grain": 2, "ore": 2}):
        assert options(moment(A={"goods": less}), "city") == []


@pytest.mark.rule("centre.city-2")
def test_a_city_is_no_ground_for_another_city() -> None:
    assert options(moment(A={"goods": FULL, "cities": "f"}), "city") == ["city place=red-g"]
    assert options(moment(A={"goods": FULL, "cities": "fg"}), "city") == []


@pytest.mark.rule("centre.2", "remove.1")
def test_centre_cards_are_neither_removed_nor_attacked() -> None:
    mine = {"hand": "arsonist archer", "cards": "hedge_tavern", "cities": "f", "goods": FULL}
    match = moment(A=mine, B={"cards": "abbey", "cities": "g", "road_right": True}, setup="turmoil")
    assert options(match, "remove") == ["remove site=red-f-top-1"]
    assert options(play(match, "play card=arsonist")) == ["burn site=blue-f-top-1"]


@pytest.mark.rule("goods.1", "trade.2")
def test_the_payer_chooses_among_regions_of_a_kind() -> None:
    regions = {**FIRST, "8-top": "stack_hills_1", "8-bottom": "stack_forest_4"}
    mine = {"right": "h", "regions": regions, "goods": {"brick": 2, "stack_hills_1": 1, "lumber": 1}}
    match = play(moment(A=mine), "road end=red-left")
    assert options(match) == [pay("brick"), pay("stack_hills_1")]
    play(match, pay("brick"))
    assert options(match) == [pay("brick"), pay("stack_hills_1")]
    play(match, pay("stack_hills_1"))
    assert purse(match) == {"brick": 1}
    assert stock(match, "brick") == 1
    assert seat(match)["road_left"]


# --- every expansion by name ----------------------------------------------------------------------

BASIC_COSTS = [
    fits("iron_foundry", brick=1, ore=1),
    fits("grain_mill", grain=1, lumber=1),
    fits("lumber_camp", lumber=1, ore=1),
    fits("weavers_shop", lumber=1, wool=1),
    fits("brick_factory", brick=1, ore=1),
    fits("parish_hall", brick=1, grain=1),
    fits("abbey", brick=1, grain=1, ore=1, progress=1),
    fits("storehouse", lumber=1, wool=1),
    fits("marketplace", grain=1, wool=1, commerce=1),
    fits("toll_bridge", brick=1, lumber=1, commerce=1),
    fits("ore_ship", lumber=1, wool=1, commerce=1),
    fits("grain_ship", lumber=1, wool=1, commerce=1),
    fits("gold_ship", lumber=1, wool=1, commerce=1),
    fits("lumber_ship", lumber=1, wool=1, commerce=1),
    fits("brick_ship", lumber=1, wool=1, commerce=1),
    fits("wool_ship", lumber=1, wool=1, commerce=1),
    fits("large_trade_ship", lumber=1, wool=1, commerce=1),
    fits("austin", grain=1, ore=1, strength=1, skill=2),
    fits("candamir", grain=1, wool=2, ore=1, strength=4, skill=1),
    fits("harald", grain=1, ore=1, strength=2, skill=1),
    fits("inga", grain=1, wool=1, ore=1, strength=1, skill=3),
    fits("osmund", grain=1, wool=1, ore=1, strength=2, skill=2),
    fits("siglind", grain=1, wool=2, ore=1, strength=2, skill=3),
]


def check_building(card: str, cost: dict[str, int], setup: str, cards: str = "") -> None:
    """With exactly its cost it can be built, and then its points are there; with any one less it cannot."""
    price = {name: cost[name] for name in RESOURCES if name in cost}
    mine: dict[str, Any] = {"hand": card, "cards": cards, "cities": "fg", "goods": price}
    if not cards and setup == "introductory":
        mine["cities"] = ""
    match = moment(A=mine, setup=setup)
    before = {name: seat(match)[name] for name in POINTS[1:]}
    victory = match.scores()[0]
    token = {"commerce": 3, "strength": 3}
    play(match, f"build card={card}")
    if "at" in verbs(match):
        play(match, options(match)[-1])
    assert card in sites(match).values()
    assert purse(match) == {}
    assert hand(match) == []
    for name in POINTS[1:]:
        assert seat(match)[name] == before[name] + cost.get(name, 0), name
    tokens = sum([before[k] < 3 <= seat(match)[k] for k in token])
    assert match.scores()[0] == victory + cost.get("victory", 0) + tokens
    for name in price:
        less = {**FULL, name: price[name] - 1}
        assert f"build card={card}" not in options(moment(A={**mine, "goods": less}, setup=setup)), name


@pytest.mark.rule(
    "build.1",
    "build.2",
    "build.6",
    "basic.iron_foundry",
    "basic.grain_mill",
    "basic.lumber_camp",
    "basic.weavers_shop",
    "basic.brick_factory",
    "basic.parish_hall",
    "basic.abbey",
    "basic.storehouse",
    "basic.marketplace",
    "basic.toll_bridge",
    "basic.ore_ship",
    "basic.grain_ship",
    "basic.gold_ship",
    "basic.lumber_ship",
    "basic.brick_ship",
    "basic.wool_ship",
    "basic.large_trade_ship",
    "basic.austin",
    "basic.candamir",
    "basic.harald",
    "basic.inga",
    "basic.osmund",
    "basic.siglind",
    "points.1",
)
@pytest.mark.parametrize(("card", "cost"), BASIC_COSTS)
def test_what_a_basic_expansion_costs_and_counts(card: str, cost: dict[str, int]) -> None:
    check_building(card, cost, "introductory")


@pytest.mark.rule(
    "gold.pirate_ship",
    "gold.pirate_ship-4",
    "gold.moneylender",
    "gold.moneylender-2",
    "gold.harbor",
    "gold.harbor-2",
    "gold.trading_base",
    "gold.trading_base-2",
    "gold.mint",
    "gold.salt_silo",
    "gold.salt_silo-2",
    "gold.1",
    "theme.16",
)
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        fits("pirate_ship", lumber=1, wool=1),
        fits("moneylender", brick=1, lumber=2, ore=2, victory=1),
        fits("harbor", brick=1, wool=1, ore=1, commerce=1),
        fits("trading_base", brick=1, grain=2, wool=2, victory=1, commerce=1),
        fits("mint", brick=1, lumber=2, ore=2, victory=1),
        fits("salt_silo", brick=1, wool=2, gold=2, victory=1),
        fits("storehouse-gold", lumber=1, wool=1),
        fits("toll_bridge-gold", brick=1, lumber=1, commerce=1),
        fits("large_trade_ship-gold", lumber=1, wool=1, commerce=1),
    ],
)
def test_what_an_expansion_of_gold_costs_and_counts(card: str, cost: dict[str, int]) -> None:
    check_building(card, cost, "gold")


@pytest.mark.rule(
    "turmoil.lookout_tower",
    "turmoil.drill_ground",
    "turmoil.carl_forkbeard",
    "turmoil.heinrich",
    "turmoil.irmgard",
    "turmoil.fairgrounds",
    "turmoil.fairgrounds-2",
    "turmoil.fire_brigade",
    "turmoil.large_festival_hall",
    "turmoil.chapel_low",
    "turmoil.chapel_high",
    "turmoil.tithe_barn",
    "theme.16",
)
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        fits("lookout_tower", grain=1, lumber=1, strength=1),
        fits("drill_ground", brick=1, ore=1, strength=1),
        fits("carl_forkbeard", grain=1, wool=2, ore=1, strength=5),
        fits("heinrich", grain=1, wool=1, ore=1, strength=2),
        fits("irmgard", grain=1, gold=1, skill=2),
        fits("fairgrounds", grain=1, lumber=2, wool=1, victory=1),
        fits("fire_brigade", brick=1, wool=2, ore=1, victory=1),
        fits("large_festival_hall", brick=2, grain=3, ore=3, victory=2),
        fits("chapel_low", brick=1, grain=1, ore=2, victory=1),
        fits("chapel_high", brick=1, grain=1, ore=2, victory=1),
        fits("tithe_barn", brick=1, lumber=2, ore=1, victory=1),
    ],
)
def test_what_an_expansion_of_turmoil_costs_and_counts(card: str, cost: dict[str, int]) -> None:
    check_building(card, cost, "turmoil")


@pytest.mark.rule(
    "progress.chief_cannoneer",
    "progress.pharmacy",
    "progress.bath_house",
    "progress.building_crane",
    "progress.parliament",
    "theme.16",
    "theme.19",
)
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        fits("chief_cannoneer", lumber=1, ore=1, strength=4),
        fits("pharmacy", brick=1, wool=2, gold=1, victory=1),
        fits("bath_house", brick=2, wool=1, ore=1, victory=1),
        fits("building_crane", lumber=1),
        fits("parliament", brick=2, lumber=3, wool=2, victory=2),
    ],
)
def test_what_an_expansion_of_progress_costs_and_counts(card: str, cost: dict[str, int]) -> None:
    """University and Abbey stand, for those that require them."""
    check_building(card, cost, "progress", cards="university@f-top-1 abbey@f-top-2")


@pytest.mark.rule("gold.merchant_guild", "turmoil.hedge_tavern", "progress.university", "theme.6", "theme.5")
@pytest.mark.parametrize(
    ("setup", "card", "cards", "cost", "points"),
    [
        ("gold", "merchant_guild", "", {"brick": 2, "grain": 1, "wool": 2}, {"commerce": 2}),
        ("turmoil", "hedge_tavern", "", {"grain": 1, "wool": 1, "gold": 2}, {}),
        ("progress", "university", "abbey@f-top-1", {"brick": 1, "grain": 2, "lumber": 2}, {"progress": 1}),
    ],
)
@pytest.mark.parametrize("letter", ["A", "B"])
def test_a_card_of_the_face_up_stack_is_built_straight_from_there(
    setup: str, card: str, cards: str, cost: dict[str, int], points: dict[str, int], letter: str
) -> None:
    def table(goods: dict[str, int]) -> Match:
        mine = {"cards": cards, "cities": "f", "goods": goods}
        return moment(f"action phase of {letter}", setup=setup, **{letter: mine})

    match = table(cost)
    before = seat(match, letter)
    assert options(match, "build") == [f"build card={card}"]
    play(match, f"build card={card}")
    play(match, options(match)[0])
    assert purse(match, letter) == {}
    assert hand(match, letter) == []
    assert f"{card}#2" in sites(match, letter).values()
    assert match.view()["face_up"] == [card]
    after = seat(match, letter)
    for name in ("commerce", "strength", "skill", "progress"):
        assert after[name] == before[name] + points.get(name, 0)
    assert after["points"] == before["points"] + 1
    for name in cost:
        assert options(table({**FULL, name: cost[name] - 1}), "build") == [], name


@pytest.mark.rule("theme.7", "build.7")
@pytest.mark.parametrize(("setup", "card"), [("gold", "merchant_guild"), ("turmoil", "hedge_tavern")])
def test_a_face_up_card_stands_once_in_a_principality(setup: str, card: str) -> None:
    match = moment(A={"cards": card, "cities": "fg", "goods": FULL}, setup=setup)
    assert match.view()["face_up"] == [card]
    assert options(match, "build") == []
    match = moment(
        "action phase of B", A={"cards": card, "cities": "f"}, B={"cities": "f", "goods": FULL}, setup=setup
    )
    assert options(match, "build") == [f"build card={card}"]


# --- sites and limits -----------------------------------------------------------------------------


@pytest.mark.rule("build.2", "land.5", "land.9", "build.4")
def test_a_settlement_expansion_goes_to_settlements_and_cities() -> None:
    """Of two equal free sites one is offered."""
    match = play(moment(A={"hand": "abbey", "goods": FULL, "cities": "g"}), "build card=abbey")
    free = ["red-f-top-1", "red-f-bottom-1", "red-g-top-1", "red-g-bottom-1"]
    assert options(match) == [f"at site={site}" for site in free]
    mine = {"hand": "abbey", "goods": FULL, "cities": "g", "cards": "austin@f-top-1 inga@g-top-1"}
    match = play(moment(A=mine), "build card=abbey")
    assert options(match) == [f"at site=red-{site}" for site in ("f-bottom-1", "g-top-2", "g-bottom-1")]
    play(match, "at site=red-g-top-2")
    assert sites(match)["g-top-2"] == "abbey"
    assert seat(match)["hand_limit"] == 4


@pytest.mark.rule("build.5", "build.1")
def test_without_a_free_site_nothing_can_be_built() -> None:
    full = "austin inga osmund harald"
    assert options(moment(A={"hand": "abbey", "goods": FULL, "cards": full}), "build") == []
    one = moment(A={"hand": "abbey", "goods": FULL, "cards": "austin inga osmund"})
    play(one, "build card=abbey")
    assert sites(one)["g-bottom-1"] == "abbey"
    mine = {"hand": "mint", "goods": FULL, "cities": "f"}
    stand = "austin@f-top-1 inga@f-top-2 osmund@f-bottom-1 harald@f-bottom-2"
    assert options(moment(A={**mine, "cards": stand}, setup="gold"), "build") == []


@pytest.mark.rule("theme.17", "build.5")
def test_a_city_expansion_stands_only_in_a_city() -> None:
    assert options(moment(A={"hand": "mint", "goods": FULL}, setup="gold"), "build") == []
    match = play(moment(A={"hand": "mint", "goods": FULL, "cities": "g"}, setup="gold"), "build card=mint")
    assert options(match) == ["at site=red-g-top-1", "at site=red-g-bottom-1"]
    stand = "austin@g-top-1 inga@g-top-2 osmund@g-bottom-1"
    mine = {"hand": "mint", "goods": FULL, "cities": "g", "cards": stand}
    match = play(moment(A=mine, setup="gold"), "build card=mint")
    assert sites(match)["g-bottom-2"] == "mint"


@pytest.mark.rule("build.7", "basic.parish_hall", "basic.abbey", "basic.marketplace", "gold.moneylender")
@pytest.mark.parametrize("card", ["parish_hall", "abbey", "marketplace"])
def test_what_is_marked_1x_stands_once(card: str) -> None:
    mine = {"hand": f"{card}#2", "cards": card, "goods": FULL}
    assert options(moment(A=mine), "build") == []
    assert options(moment(A={**mine, "cards": "austin"}), "build") == [f"build card={card}"]
    both = moment(A={"hand": f"{card}#2", "goods": FULL}, B={"cards": card})
    assert options(both, "build") == [f"build card={card}"]


@pytest.mark.rule("build.8", "build.3", "progress.chief_cannoneer-2")
def test_units_without_a_proper_name_may_stand_twice() -> None:
    mine = {
        "hand": "pirate_ship#2 storehouse#2 mint#2",
        "cards": "pirate_ship storehouse mint",
        "cities": "f",
    }
    match = moment(A={**mine, "goods": FULL}, setup="gold")
    wanted = ["pirate_ship", "storehouse", "mint"]
    assert sorted(options(match, "build")) == sorted(
        [f"build card={card}" for card in [*wanted, "merchant_guild"]]
    )
    mine = {"hand": "chief_cannoneer#2", "cards": "university abbey chief_cannoneer", "cities": "f"}
    match = moment(A={**mine, "goods": FULL}, setup="progress")
    play(match, "build card=chief_cannoneer")
    play(match, options(match)[0])
    assert seat(match)["strength"] == 8


@pytest.mark.rule("build.8")
def test_a_named_hero_stands_once_even_in_a_tournament() -> None:
    """In a tournament somebody may hold the other player's Austin, taken with a Traitor."""
    mine = {"hand": "blue/austin", "cards": "austin", "goods": FULL}
    assert options(moment(A=mine, setup="tournament"), "build") == []
    mine = {"hand": "blue/ore_ship", "cards": "ore_ship", "goods": FULL}
    assert options(moment(A=mine, setup="tournament"), "build") == ["build card=ore_ship"]


@pytest.mark.rule("build.9", "build.6", "gold.staple_house-2", "turmoil.fairgrounds")
def test_payment_comes_first_and_makes_room() -> None:
    """All regions are full: what a Fairgrounds brings finds room only where something was paid."""
    mine = {"hand": "fairgrounds", "cards": "austin", "cities": "f", "goods": FULL}
    match = play(moment(A=mine, setup="turmoil"), "build card=fairgrounds")
    play(match, options(match)[0])
    assert sorted(options(match)) == sorted(takes("grain", "lumber", "wool"))
    play(match, take("lumber"), take("lumber"))
    assert purse(match) == {**FULL, "grain": 2, "wool": 2}


@pytest.mark.rule("build.10", "gold.pirate_ship")
def test_a_card_regained_and_built_again_has_its_effect_again() -> None:
    mine = {"hand": "pirate_ship gustav", "goods": {"lumber": 2, "wool": 2}}
    match = moment(A=mine, B={"cards": "ore_ship gold_ship", "cities": "f"}, setup="princes")
    play(match, "build card=pirate_ship", "at site=red-f-top-1", "lose site=blue-f-top-1")
    assert discards(match) == ["ore_ship"]
    play(match, "remove site=red-f-top-1", "play card=gustav", "pick card=pirate_ship")
    play(match, "build card=pirate_ship", "at site=red-g-top-1", "lose site=blue-g-top-1")
    assert discards(match) == ["ore_ship", "gustav", "gold_ship"]
    assert list(sites(match, "B")) == []


@pytest.mark.rule("build.4", "draw.2")
def test_an_expansion_works_from_the_moment_it_stands() -> None:
    mine = {"hand": "abbey grain_ship", "goods": FULL}
    match = play(moment(A=mine), "build card=grain_ship", "at site=red-f-top-1")
    assert seat(match)["rates"]["grain"] == 2
    assert "trade resource=grain" in options(match)
    play(match, "build card=abbey", "at site=red-f-bottom-1", "done")
    assert seat(match)["hand_limit"] == 4


# --- removing -------------------------------------------------------------------------------------


@pytest.mark.rule("remove.1", "remove.2", "remove.3", "theme.16")
@pytest.mark.parametrize("setup", ["gold", "princes"])
def test_own_buildings_and_units_may_be_removed_for_free(setup: str) -> None:
    mine = {"cards": "abbey austin mint", "cities": "g", "goods": NOTHING}
    match = moment(A={**mine, "cards": "abbey austin mint@g-top-2"}, setup=setup, B={"cards": "inga"})
    assert options(match, "remove") == [f"remove site=red-{s}" for s in ("f-top-1", "g-top-1", "g-top-2")]
    assert match.scores()[0] == 4
    play(match, "remove site=red-g-top-2", "remove site=red-f-top-1")
    assert discards(match) == ["mint", "abbey"]
    assert sites(match) == {"g-top-1": "austin"}
    assert match.scores()[0] == 3
    assert purse(match) == {}
    assert options(match, "remove") == ["remove site=red-g-top-1"]


@pytest.mark.rule("remove.4", "gold.merchant_guild-2", "theme.20")
def test_a_face_up_card_goes_back_to_its_stack() -> None:
    match = moment(A={"cards": "merchant_guild staple_house", "cities": "fg"}, setup="gold")
    assert match.view()["face_up"] == ["merchant_guild"]
    play(match, "remove site=red-f-top-1")
    assert match.view()["face_up"] == ["merchant_guild", "merchant_guild"]
    assert discards(match) == []
    assert list(sites(match).values()) == ["staple_house"]
    assert match.scores()[0] == 5


@pytest.mark.rule("progress.university-2", "theme.20")
def test_what_required_a_university_stays() -> None:
    mine = {"cards": "university chief_cannoneer building_crane", "cities": "fg"}
    match = play(moment(A=mine, setup="progress"), "remove site=red-f-top-1")
    assert sorted(sites(match).values()) == ["building_crane", "chief_cannoneer"]
    assert match.view()["face_up"] == ["university", "university"]


@pytest.mark.rule("remove.5", "princes.4")
@pytest.mark.parametrize("card", ["merchant_guild", "hedge_tavern", "university"])
def test_in_the_duel_of_the_princes_it_goes_to_the_discard_pile(card: str) -> None:
    match = play(moment(A={"cards": card, "cities": "f"}, setup="princes"), "remove site=red-f-top-1")
    assert discards(match) == [card]
    assert match.view()["face_up"] == []


@pytest.mark.rule("remove.6", "gold.gold_cache-7")
def test_the_gold_cache_cannot_be_removed_and_stays_without_its_hero() -> None:
    match = moment(A={"cards": "austin", "cache": "6-top", "goods": {"cache": 2}}, setup="gold")
    assert options(match, "remove") == ["remove site=red-f-top-1"]
    play(match, "remove site=red-f-top-1")
    assert options(match, "remove") == []
    assert seat(match)["caches"][0]["stock"] == 2


@pytest.mark.rule("remove.7", "remove.1")
def test_the_introductory_game_knows_no_removing() -> None:
    assert options(moment(A={"cards": "abbey austin"}), "remove") == []
    before = turn(A={"cards": "abbey austin"}, setup="gold")
    assert options(before, "remove") == []
    assert options(play(moment(A={"cards": "abbey austin"}, setup="gold"), "done"), "remove") == []


# --- under stacks ---------------------------------------------------------------------------------


@pytest.mark.rule("stacks.6", "stacks.1", "turmoil.arsonist")
def test_the_owner_chooses_the_stack_for_a_lost_card() -> None:
    mine = {"hand": "arsonist", "cards": "hedge_tavern", "cities": "f"}
    match = moment(A=mine, B={"cards": "abbey drill_ground"}, setup="turmoil")
    play(match, "play card=arsonist", "burn site=blue-f-top-1")
    assert who(match) == "B"
    assert options(match) == ["under stack=1", "under stack=2", "under stack=3"]
    play(match, "under stack=3")
    assert stacks(match)[2][-1] == "abbey"
    assert list(sites(match, "B").values()) == ["drill_ground"]
    assert discards(match) == ["arsonist"]
    match = moment(A=mine, B={"cards": "drill_ground"}, setup="turmoil")
    play(match, "play card=arsonist", "burn site=blue-f-top-1")
    assert options(match) == ["under stack=4", "under stack=5"]


@pytest.mark.rule("stacks.7")
def test_a_lost_face_up_card_returns_to_its_stack_or_in_the_duel_under_its_theme_stack() -> None:
    mine = {"hand": "arsonist", "cards": "hedge_tavern", "cities": "f"}
    match = moment(A=mine, B={"cards": "hedge_tavern#2", "cities": "f"}, setup="turmoil")
    assert match.view()["face_up"] == []
    play(match, "play card=arsonist", "burn site=blue-f-top-1")
    assert match.view()["face_up"] == ["hedge_tavern"]
    assert match.position()["face_up"] == ["hedge_tavern#2"]
    match = moment(A=mine, B={"cards": "university", "cities": "f"}, setup="princes")
    play(match, "play card=arsonist", "burn site=blue-f-top-1")
    assert stacks(match)[5][-1] == "university"
    assert who(match) == "A"
