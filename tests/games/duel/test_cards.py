"""Action cards, every one by name, and what expansions do on being built or besides their points."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.core.errors import PositionError
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
    script,
    seat,
    sites,
    stacks,
    stock,
    take,
    takes,
    turn,
    who,
)
from tests.games.journal import told

FIRST = {
    "5-top": "red_forest_2", "5-bottom": "red_hills_3", "6-top": "red_gold_field_1",
    "6-bottom": "red_pasture_4", "7-top": "red_fields_6", "7-bottom": "red_mountains_5",
}  # fmt: skip
BLUE = {
    "5-top": "blue_forest_3", "5-bottom": "blue_hills_2", "6-top": "blue_gold_field_4",
    "6-bottom": "blue_pasture_1", "7-top": "blue_fields_5", "7-bottom": "blue_mountains_6",
}  # fmt: skip
TWO_GOLD_FIELDS = {**FIRST, "8-top": "stack_gold_field_2", "8-bottom": "stack_mountains_2"}
GOLD_WIDE = {"right": "h", "regions": TWO_GOLD_FIELDS}
STRONG = "candamir"
STRENGTH: dict[str, Any] = {"cards": STRONG, "goods": NOTHING}


# --- before the roll --------------------------------------------------------------------------------


@pytest.mark.rule("basic.brigitta", "basic.brigitta-2", "basic.brigitta-3", "basic.brigitta-4")
@pytest.mark.parametrize("card", ["brigitta", "brigitta#2", "brigitta-progress"])
def test_brigitta_chooses_the_number(card: str) -> None:
    match = turn(A={"hand": card, "goods": NOTHING}, setup="progress")
    play(match, f"play card={card.split('#')[0]}")
    assert options(match) == [f"number number={n}" for n in range(1, 7)]
    play(match, "number number=5")
    assert options(match) == ["roll"]
    assert discards(match) == [card]
    script(match, 0)
    play(match, "roll")
    assert "A rolled 5 brigand_attack" in told(match)
    assert purse(match) == {"ore": 1}
    later = roll(turn(A={"hand": f"{card} inga osmund"}, setup="progress"), 1, "trade")
    assert options(later, "play") == []


@pytest.mark.rule("basic.brigitta-2", "dice.5")
def test_after_brigitta_brigands_still_come_before_production() -> None:
    match = turn(A={"hand": "brigitta", "goods": {"gold": 3, "wool": 3, "ore": 3}})
    play(match, "play card=brigitta", "number number=4")
    script(match, 0)
    play(match, "roll")
    assert purse(match) == {"wool": 1, "ore": 3}


@pytest.mark.rule("basic.brigitta-3", "gold.reiner", "basic.scout", "turmoil.sebastian")
@pytest.mark.parametrize(
    ("card", "setup"),
    [("brigitta", "gold"), ("reiner", "gold"), ("scout", "gold"), ("sebastian", "turmoil")],
)
def test_cards_for_other_moments_are_not_played_in_the_action_phase(card: str, setup: str) -> None:
    theirs = {"hand": "inga", "cards": "abbey austin", "goods": FULL}
    match = moment(A={"hand": card, "goods": FULL, "cards": "candamir"}, B=theirs, setup=setup)
    assert options(match, "play") == []


@pytest.mark.rule("basic.brigitta", "gold.reiner-3")
def test_a_die_is_settled_once() -> None:
    match = turn(A={"hand": "brigitta brigitta#2"})
    play(match, "play card=brigitta", "number number=4")
    assert options(match) == ["roll"]


@pytest.mark.rule("gold.reiner", "gold.reiner-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "mine_gets", "theirs_get"),
    [("", "", 2, 1), ("austin", "", 2, 0), ("", "austin", 1, 1), ("austin", "osmund", 2, 1)],
)
def test_reiner_calls_for_a_celebration(mine: str, theirs: str, mine_gets: int, theirs_get: int) -> None:
    table = {
        "A": {"hand": "reiner", "cards": mine, "goods": NOTHING},
        "B": {"cards": theirs, "goods": NOTHING},
    }
    match = play(turn(**table, setup="gold"), "play card=reiner")
    assert options(match) == ["roll"]
    script(match, 0)
    play(match, "roll")
    assert "A rolled 1 celebration" in told(match)
    for _ in range(mine_gets):
        play(match, take("ore"))
    for _ in range(theirs_get):
        assert who(match) == "B"
        play(match, take("ore", "B"))
    assert "done" in options(match)
    assert (stock(match, "ore"), stock(match, "ore", "B")) == (mine_gets, theirs_get)
    assert discards(match) == ["reiner"]


@pytest.mark.rule("gold.reiner-3")
def test_with_brigitta_and_reiner_no_die_is_rolled() -> None:
    match = turn(A={"hand": "brigitta reiner", "goods": NOTHING}, setup="gold")
    play(match, "play card=reiner", "play card=brigitta", "number number=2", "roll")
    assert "A rolled 2 celebration" in told(match)
    assert purse(match) == {"lumber": 1}


# --- basic cards ------------------------------------------------------------------------------------


@pytest.mark.rule("basic.goldsmith", "play.1", "play.2", "play.3", "gold.1")
@pytest.mark.parametrize("card", ["goldsmith", "goldsmith#2", "goldsmith-gold"])
def test_a_goldsmith_takes_two_for_three_gold(card: str) -> None:
    mine = {"hand": card, "goods": {"gold": 2, "ore": 3}}
    assert options(moment(A=mine, setup="gold"), "play") == []
    match = moment(A={**mine, "goods": {"gold": 3}}, setup="gold")
    play(match, f"play card={card.split('#')[0]}")
    assert purse(match) == {}
    assert sorted(options(match)) == sorted(takes(*RESOURCES))
    play(match, take("ore"))
    assert discards(match) == []
    play(match, take("gold"))
    assert purse(match) == {"ore": 1, "gold": 1}
    assert discards(match) == [card]
    assert hand(match) == []


@pytest.mark.rule("basic.goldsmith-2", "gold.gold_cache-4")
def test_a_goldsmith_is_paid_from_fields_and_cache() -> None:
    mine: dict[str, Any] = {
        "hand": "goldsmith",
        **GOLD_WIDE,
        "cache": "5-top",
        "goods": {"gold": 1, "stack_gold_field_2": 1},
    }
    mine["goods"]["cache"] = 2
    match = play(moment(A=mine, setup="gold"), "play card=goldsmith")
    assert options(match) == [pay("gold"), pay("stack_gold_field_2"), pay("cache")]
    play(match, pay("cache"), pay("cache"))
    assert options(match) == [pay("gold"), pay("stack_gold_field_2")]
    play(match, pay("gold"))
    assert stock(match, "stack_gold_field_2") == 1
    assert len(options(match, "take")) == 9


@pytest.mark.rule("basic.merchant_caravan", "basic.merchant_caravan-2", "basic.merchant_caravan-3", "play.3")
def test_a_merchant_caravan_swaps_two_resources() -> None:
    assert options(moment(A={"hand": "merchant_caravan", "goods": {"ore": 1}}), "play") == []
    assert options(moment(A={"hand": "merchant_caravan", "goods": {"ore": 1, "wool": 1}}), "play")
    match = moment(A={"hand": "merchant_caravan", "goods": {"ore": 2, "wool": 1}})
    play(match, "play card=merchant_caravan")
    assert sorted(options(match)) == sorted([pay("ore"), pay("wool")])
    play(match, pay("ore"), pay("ore"))
    assert sorted(options(match)) == sorted(takes(*RESOURCES))
    play(match, take("ore"), take("gold"))
    assert purse(match) == {"ore": 1, "wool": 1, "gold": 1}
    assert discards(match) == ["merchant_caravan"]


@pytest.mark.rule("basic.scout", "basic.scout-2", "centre.settlement-5", "turn.8")
def test_a_scout_chooses_two_regions() -> None:
    mine = {"hand": "scout", "goods": FULL, "road_left": True}
    match = moment(A=mine)
    assert options(match, "play") == []
    pile = match.position()["regions"]
    play(match, "settle end=red-left")
    assert options(match) == ["explore", "play card=scout"]
    play(match, "play card=scout")
    known = match.view(0)["supply"]["regions"]
    assert options(match) == [f"scout store={region}" for region in known]
    assert sorted(known) == sorted(pile)
    assert known != pile
    assert match.view(0)["open"]["zone"] == "regions"
    play(match, "scout store=stack_gold_field_3")
    assert "scout store=stack_gold_field_3" not in options(match)
    assert len(options(match)) == 11
    play(match, "scout store=stack_pasture_6")
    assert sorted(options(match)) == ["top store=stack_gold_field_3", "top store=stack_pasture_6"]
    play(match, "top store=stack_pasture_6")
    regions = match.position()["players"][0]["regions"]
    assert (regions["4-top"], regions["4-bottom"]) == ("stack_pasture_6", "stack_gold_field_3")
    assert discards(match) == ["scout"]
    left = [region for region in pile if region not in regions.values()]
    assert sorted(match.position()["regions"]) == sorted(left)
    assert match.position()["regions"] != left
    assert len(left) == 10


@pytest.mark.rule("basic.relocation", "basic.relocation-2", "basic.relocation-3")
@pytest.mark.parametrize("card", ["relocation", "relocation-progress"])
def test_relocation_swaps_two_regions_with_their_stock(card: str) -> None:
    match = moment(A={"hand": card, "goods": {"ore": 2}, "cards": "abbey"}, setup="progress")
    play(match, f"play card={card}")
    assert sorted(options(match)) == sorted([f"swap store={region}" for region in FIRST.values()])
    play(match, "swap store=red_mountains_5")
    assert len(options(match)) == 5
    play(match, "swap store=red_forest_2")
    regions = match.position()["players"][0]["regions"]
    assert (regions["5-top"], regions["7-bottom"]) == ("red_mountains_5", "red_forest_2")
    assert stock(match, "ore") == 2
    assert discards(match) == [card]


@pytest.mark.rule("basic.relocation", "basic.relocation-3", "land.8")
def test_relocation_swaps_two_expansions() -> None:
    cards = "storehouse@f-top-1 abbey@g-bottom-1 austin@f-bottom-1"
    match = play(moment(A={"hand": "relocation", "cards": cards}), "play card=relocation")
    assert options(match, "shift") == [f"shift site=red-{s}" for s in ("f-top-1", "f-bottom-1", "g-bottom-1")]
    play(match, "shift site=red-f-top-1")
    assert options(match) == ["shift site=red-f-bottom-1", "shift site=red-g-bottom-1"]
    play(match, "shift site=red-g-bottom-1")
    assert sites(match) == {"f-top-1": "abbey", "f-bottom-1": "austin", "g-bottom-1": "storehouse"}
    sheltered = [region["store"] for region in seat(match)["regions"] if region["sheltered"]]
    assert sheltered == ["red_pasture_4", "red_mountains_5"]


@pytest.mark.rule("basic.relocation-4", "theme.17")
def test_relocation_leaves_city_expansions_in_cities() -> None:
    cards = "mint@f-top-1 austin@g-top-1 inga@f-bottom-1"
    match = play(
        moment(A={"hand": "relocation", "cards": cards, "cities": "f"}, setup="gold"), "play card=relocation"
    )
    play(match, "shift site=red-f-top-1")
    assert options(match) == ["shift site=red-f-bottom-1"]
    match = moment(A={"hand": "relocation", "cards": cards, "cities": "f"}, setup="gold")
    play(match, "play card=relocation", "shift site=red-g-top-1")
    assert options(match) == ["shift site=red-f-bottom-1"]


@pytest.mark.rule("basic.relocation")
def test_relocation_offers_no_swap_without_effect() -> None:
    """Cards that look alike, and the two equal sites of a city, change nothing."""
    cards = "storehouse@f-top-1 storehouse#2@g-top-1 austin@f-top-2"
    match = play(moment(A={"hand": "relocation", "cards": cards, "cities": "f"}), "play card=relocation")
    assert options(match, "shift") == ["shift site=red-f-top-2", "shift site=red-g-top-1"]
    play(match, "shift site=red-f-top-2")
    assert options(match) == ["shift site=red-g-top-1"]


@pytest.mark.rule("basic.relocation-5", "gold.gold_cache-2")
def test_a_gold_cache_stays_when_its_region_moves() -> None:
    mine = {"hand": "relocation", "cards": "austin", "cache": "6-top", "goods": {"gold": 2, "cache": 1}}
    match = play(moment(A=mine, setup="gold"), "play card=relocation")
    assert "swap store=red_gold_cache" not in options(match)
    play(match, "swap store=red_gold_field_1")
    assert "swap store=red_gold_cache" not in options(match)
    play(match, "swap store=red_mountains_5")
    assert seat(match)["caches"] == [{"store": "red_gold_cache", "stock": 1, "spot": "6-top"}]
    assert match.position()["players"][0]["regions"]["6-top"] == "red_mountains_5"


@pytest.mark.rule("basic.relocation-6", "gold.pirate_ship")
def test_relocation_does_not_build_anew() -> None:
    cards = "pirate_ship@f-top-1 austin@g-bottom-1"
    match = moment(A={"hand": "relocation", "cards": cards}, B={"cards": "ore_ship"}, setup="gold")
    play(match, "play card=relocation", "shift site=red-f-top-1", "shift site=red-g-bottom-1")
    assert list(sites(match, "B").values()) == ["ore_ship"]
    assert (who(match), "done" in options(match)) == ("A", True)


# --- the Age of Gold --------------------------------------------------------------------------------


@pytest.mark.rule("gold.gudrun", "gold.gudrun-3", "goods.11")
@pytest.mark.parametrize(
    ("ships", "own", "theirs", "most"), [(1, 0, 3, 2), (2, 0, 3, 3), (1, 0, 1, 1), (2, 2, 3, 1), (1, 1, 3, 2)]
)
def test_gudrun_demands_gold(ships: int, own: int, theirs: int, most: int) -> None:
    cards = " ".join(["pirate_ship@f-top-1", "pirate_ship#2@f-bottom-1"][:ships])
    mine = {"hand": "gudrun", "cards": cards, "goods": {"gold": own}}
    match = play(moment(A=mine, B={"goods": {"gold": theirs}}, setup="gold"), "play card=gudrun")
    assert options(match) == [f"amount number={n}" for n in range(1, most + 1)]
    play(match, f"amount number={most}")
    assert (stock(match, "gold"), stock(match, "gold", "B")) == (own + most, theirs - most)
    assert discards(match) == ["gudrun"]


@pytest.mark.rule("gold.gudrun-2", "play.3")
@pytest.mark.parametrize(
    ("cards", "own", "theirs"), [("", 0, 3), ("pirate_ship", 0, 0), ("pirate_ship", 3, 3), ("ore_ship", 0, 3)]
)
def test_gudrun_needs_a_pirate_ship_gold_and_room(cards: str, own: int, theirs: int) -> None:
    mine = {"hand": "gudrun", "cards": cards, "goods": {"gold": own}}
    assert options(moment(A=mine, B={"goods": {"gold": theirs, "ore": 3}}, setup="gold"), "play") == []


@pytest.mark.rule("gold.gudrun", "goods.8", "gold.gold_cache-5", "goods.9")
def test_the_victim_of_gudrun_picks_field_or_cache() -> None:
    theirs = {"cards": "austin", "cache": "5-top", "goods": {"gold": 1, "cache": 2}}
    mine = {"hand": "gudrun", "cards": "pirate_ship", **GOLD_WIDE, "goods": NOTHING}
    match = play(moment(A=mine, B=theirs, setup="gold"), "play card=gudrun", "amount number=2")
    assert who(match) == "B"
    assert options(match) == [pay("gold", "B"), pay("cache", "B")]
    play(match, pay("cache", "B"), pay("cache", "B"))
    assert who(match) == "A"
    assert options(match) == takes("gold", "stack_gold_field_2")
    play(match, take("stack_gold_field_2"), take("gold"))
    assert (stock(match, "gold"), stock(match, "stack_gold_field_2")) == (1, 1)
    assert stock(match, "gold", "B") == 1


@pytest.mark.rule("gold.trade_master", "gold.trade_master-2", "theme.19", "goods.7", "goods.12")
@pytest.mark.parametrize("card", ["trade_master", "trade_master#2"])
def test_a_trade_master_takes_two(card: str) -> None:
    mine = {"hand": card, "cards": "merchant_guild", "cities": "f", "goods": NOTHING}
    theirs = {"goods": {"ore": 1, "wool": 2}}
    match = play(moment(A=mine, B=theirs, setup="gold"), "play card=trade_master")
    assert options(match) == ["demand resource=wool", "demand resource=ore"]
    play(match, "demand resource=ore")
    assert options(match) == ["demand resource=wool", "enough"]
    play(match, "demand resource=wool")
    assert (purse(match), purse(match, "B")) == ({"ore": 1, "wool": 1}, {"wool": 1})
    assert discards(match) == [card]
    assert options(moment(A=mine, B={"goods": NOTHING}, setup="gold"), "play") == []
    assert options(moment(A={**mine, "cards": ""}, B=theirs, setup="gold"), "play") == []
    assert options(moment(A={**mine, "goods": {"ore": 3, "wool": 3}}, B=theirs, setup="gold"), "play") == []


@pytest.mark.rule("play.4", "goods.10", "gold.trade_master")
def test_one_resource_that_fits_is_enough() -> None:
    mine = {"hand": "trade_master", "cards": "merchant_guild", "cities": "f", "goods": {"ore": 2, "wool": 3}}
    match = moment(A=mine, B={"goods": {"ore": 3, "wool": 2}}, setup="gold")
    play(match, "play card=trade_master")
    assert options(match) == ["demand resource=ore"]
    play(match, "demand resource=ore")
    assert purse(match) == {"ore": 3, "wool": 3}
    assert purse(match, "B") == {"ore": 2, "wool": 2}


@pytest.mark.rule("gold.merchant", "gold.merchant-2")
@pytest.mark.parametrize("card", ["merchant", "merchant#2"])
def test_a_merchant_takes_two_and_gives_one_back(card: str) -> None:
    mine = {"hand": card, "cities": "f", "goods": {"gold": 1}}
    match = play(moment(A=mine, B={"goods": {"ore": 2}}, setup="gold"), "play card=merchant")
    play(match, "demand resource=ore", "demand resource=ore")
    assert purse(match) == {"gold": 1, "ore": 2}
    assert sorted(options(match)) == ["give store=red_gold_field_1", "give store=red_mountains_5"]
    back = play(match.clone(), "give store=red_mountains_5")
    assert (purse(back), purse(back, "B")) == ({"gold": 1, "ore": 1}, {"ore": 1})
    play(match, "give store=red_gold_field_1")
    assert (purse(match), purse(match, "B")) == ({"ore": 2}, {"gold": 1})
    assert discards(match) == [card]


@pytest.mark.rule("gold.merchant", "gold.merchant-4", "theme.19", "play.3")
def test_what_a_merchant_needs() -> None:
    ships = "ore_ship gold_ship"
    theirs = {"goods": {"ore": 1}}
    mine = {"hand": "merchant", "goods": NOTHING}
    assert options(moment(A=mine, B=theirs, setup="gold"), "play") == []
    assert options(moment(A={**mine, "cards": ships}, B=theirs, setup="gold"), "play") == []
    for able in ({"cards": f"{ships} wool_ship"}, {"cities": "f"}):
        assert options(moment(A={**mine, **able}, B=theirs, setup="gold"), "play") == ["play card=merchant"]
        assert options(moment(A={**mine, **able}, B={"goods": NOTHING}, setup="gold"), "play") == []


@pytest.mark.rule("gold.merchant-3", "gold.merchant")
def test_what_a_merchant_gives_back_is_stored_or_lost() -> None:
    """B has two mountains; or no room for gold at all."""
    regions = {**BLUE, "8-top": "stack_mountains_4", "8-bottom": "stack_hills_1"}
    theirs: dict[str, Any] = {"right": "h", "regions": regions, "goods": {"wool": 1}}
    mine = {"hand": "merchant", "cities": "f", "goods": {"ore": 1, "gold": 1}}
    match = play(moment(A=mine, B=theirs, setup="gold"), "play card=merchant", "demand resource=wool")
    play(match, "give store=red_mountains_5")
    assert who(match) == "B"
    assert options(match) == [take("ore", "B"), take("stack_mountains_4")]
    play(match, take("stack_mountains_4"))
    assert stock(match, "stack_mountains_4") == 1
    assert who(match) == "A"
    match = moment(A=mine, B={"goods": {"wool": 1, "gold": 3}}, setup="gold")
    play(match, "play card=merchant", "demand resource=wool", "enough", "give store=red_gold_field_1")
    assert (purse(match), purse(match, "B")) == ({"ore": 1, "wool": 1}, {"gold": 3})


@pytest.mark.rule("gold.brigands", "gold.brigands-2", "gold.brigands-3", "goods.11")
@pytest.mark.parametrize(("card", "setup"), [("brigands", "gold"), ("brigands-turmoil", "turmoil")])
def test_brigands_fill_a_region(card: str, setup: str) -> None:
    mine = {"hand": card, "cards": STRONG, "goods": {"ore": 1, "wool": 3}}
    theirs = {"goods": {"ore": 3, "wool": 2, "brick": 1}}
    match = play(moment(A=mine, B=theirs, setup=setup), f"play card={card}")
    assert sorted(options(match)) == ["fill store=red_hills_3", "fill store=red_mountains_5"]
    play(match, "fill store=red_mountains_5")
    assert options(match) == ["amount number=1", "amount number=2"]
    less = play(match.clone(), "amount number=1")
    assert stock(less, "ore") == 2
    play(match, "amount number=2")
    assert (stock(match, "ore"), stock(match, "ore", "B")) == (3, 1)
    assert discards(match) == [card]
    assert options(moment(A={**mine, "cards": "harald"}, B=theirs, setup=setup), "play") == []
    assert options(moment(A=mine, B={"goods": {"wool": 2}}, setup=setup), "play") == []


@pytest.mark.rule("gold.brigands-2", "gold.gold_cache-5")
def test_brigands_reach_a_cache_but_fill_none() -> None:
    mine = {"hand": "brigands", "cards": STRONG, "cache": "5-top", "goods": {"gold": 3}}
    assert options(moment(A=mine, B={"goods": {"gold": 3}}, setup="gold"), "play") == []
    theirs = {"cache": "5-top", "goods": {"cache": 2}}
    mine = {"hand": "brigands", "cards": STRONG, "goods": NOTHING}
    match = play(moment(A=mine, B=theirs, setup="gold"), "play card=brigands", "fill store=red_gold_field_1")
    play(match, "amount number=2")
    assert (stock(match, "gold"), stock(match, "cache", "B")) == (2, 0)


@pytest.mark.rule("gold.gold_cache", "gold.gold_cache-2", "theme.18", "theme.19")
def test_a_gold_cache_needs_a_hero_with_strength_and_lies_at_any_region() -> None:
    mine = {"hand": "gold_cache", "goods": NOTHING}
    assert options(moment(A=mine, setup="gold"), "build") == []
    assert options(moment(A={**mine, "cards": "ore_ship"}, setup="gold"), "build") == []
    full = "austin ore_ship gold_ship wool_ship"
    match = moment(A={**mine, "cards": full}, setup="gold")
    play(match, "build card=gold_cache")
    assert sorted(options(match)) == sorted([f"lay store={region}" for region in FIRST.values()])
    play(match, "lay store=red_pasture_4")
    assert seat(match)["caches"] == [{"store": "red_gold_cache", "stock": 0, "spot": "6-bottom"}]
    assert hand(match) == []
    assert len(sites(match)) == 4


@pytest.mark.rule("gold.gold_cache", "theme.19")
def test_irmgard_and_cannoneers_hide_no_gold() -> None:
    cards = "chief_cannoneer lookout_tower"
    match = moment(A={"hand": "gold_cache", "cards": cards}, setup="princes")
    assert options(match, "build") == []
    assert options(moment(A={"hand": "gold_cache", "cards": "irmgard"}, setup="tournament"), "build") == []
    assert options(moment(A={"hand": "gold_cache", "cards": "austin"}, setup="princes"), "build")


@pytest.mark.rule("gold.gold_cache", "tournament.6", "tournament.11", "tournament.12")
def test_a_second_gold_cache_stores_more_gold() -> None:
    """In a tournament a Traitor may bring the other's."""
    mine = {"hand": "blue/gold_cache", "cards": "austin", "cache": "5-top", "goods": {"gold": 3, "cache": 2}}
    match = moment(A=mine, setup="tournament")
    assert options(match, "build") == ["build card=gold_cache"]
    play(match, "build card=gold_cache")
    assert sorted(options(match)) == sorted([f"lay store={region}" for region in FIRST.values()][1:])
    play(match, "lay store=red_mountains_5")
    shown = [(cache["store"], cache["stock"], cache["spot"]) for cache in seat(match)["caches"]]
    assert shown == [("red_gold_cache", 2, "5-top"), ("red_gold_cache_2", 0, "7-bottom")]
    written = match.position()
    assert ludoteca.from_position("duel", written).position() == written
    play(match, "done", *["draw stack=1"] * 3, "pass")
    roll(match, 1, "trade")
    assert (who(match), options(match)) == ("A", [take("cache"), "take store=red_gold_cache_2"])
    play(match, "take store=red_gold_cache_2")
    assert purse(match)["gold"] == 6


@pytest.mark.rule("tournament.11")
def test_gold_goes_to_the_one_cache_with_room() -> None:
    mine: dict[str, Any] = {"cards": "austin", "goods": {"gold": 3, "cache": 3}}
    mine |= {"caches": ["5-top", "7-top"], "cache_cards": ["gold_cache", "blue/gold_cache"]}
    match = roll(turn(A=mine, setup="tournament"), 1, "trade")
    assert "done" in options(match)
    assert stock(match, "red_gold_cache_2") == 1


def test_positions_of_the_first_rules_name_one_cache() -> None:
    player = {"sites": {"f-top-1": "austin"}}
    old = [{**player, "cache": "6-top", "cache_card": "gold_cache"}, {"cache": None, "cache_card": None}]
    match = ludoteca.from_position("duel", {"players": old, "setup": "gold", "stock": {"red_gold_cache": 2}})
    assert [cache["stock"] for cache in seat(match)["caches"]] == [2]
    assert seat(match, "B")["caches"] == []


@pytest.mark.parametrize(
    "caches",
    [
        {"caches": ["5-top"]},
        {"cache_cards": ["gold_cache"]},
        {"caches": ["5-top"], "cache_cards": ["abbey"]},
        {"caches": ["5-top", "5-top"], "cache_cards": ["gold_cache", "blue/gold_cache"]},
        {"caches": ["0-top"], "cache_cards": ["gold_cache"]},
    ],
)
def test_caches_that_cannot_be_are_refused(caches: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        moment(A=caches, setup="tournament")


@pytest.mark.rule("gold.gold_cache-3", "dice.8")
def test_brigands_neither_count_nor_find_the_cache() -> None:
    mine: dict[str, Any] = {
        "cards": "austin",
        "cache": "6-top",
        "goods": {"gold": 1, "ore": 3, "wool": 3, "cache": 3},
    }
    match = roll(turn(A=mine, setup="gold"), 6, "brigand_attack")
    assert purse(match) == {"gold": 4, "ore": 3, "wool": 3, "grain": 1}
    mine["goods"] = {"gold": 2, "ore": 3, "wool": 3, "cache": 2}
    match = roll(turn(A=mine, setup="gold"), 6, "brigand_attack")
    assert purse(match) == {"gold": 2, "ore": 3, "grain": 1}
    assert stock(match, "cache") == 2


@pytest.mark.rule("gold.gold_cache-6", "goods.3", "gold.gold_cache")
def test_gold_of_any_origin_may_go_to_the_cache() -> None:
    mine: dict[str, Any] = {"cards": "austin toll_bridge", "cache": "6-top", "goods": {"cache": 2}}
    match = roll(turn(A=mine, setup="gold"), 1, "plentiful_harvest")
    assert options(match) == [take("gold"), take("cache")]
    play(match, take("cache"))
    assert (stock(match, "gold"), stock(match, "cache")) == (0, 3)
    assert take("cache") not in options(match)
    play(match, take("ore"))
    assert stock(match, "gold") == 2
    mine["goods"] = {"gold": 3, "cache": 0}
    match = roll(turn(A=mine, setup="gold"), 1, "trade")
    assert (stock(match, "gold"), stock(match, "cache")) == (3, 1)
    mine["goods"] = {"gold": 2, "cache": 3}
    match = roll(turn(A=mine, setup="gold"), 1, "trade")
    assert (stock(match, "gold"), stock(match, "cache")) == (3, 3)
    mine["goods"] = {"gold": 3, "cache": 3}
    match = roll(turn(A=mine, setup="gold"), 1, "trade")
    assert (stock(match, "gold"), stock(match, "cache")) == (3, 3)


@pytest.mark.rule("gold.pirate_ship", "gold.pirate_ship-2")
def test_a_pirate_ship_sinks_a_trade_ship_when_built() -> None:
    mine = {"hand": "pirate_ship", "goods": FULL}
    theirs = {"cards": "ore_ship austin large_trade_ship pirate_ship#2"}
    match = play(moment(A=mine, B=theirs, setup="gold"), "build card=pirate_ship", "at site=red-f-top-1")
    assert who(match) == "B"
    assert sorted(options(match)) == ["lose site=blue-f-bottom-1", "lose site=blue-f-top-1"]
    play(match, "lose site=blue-f-bottom-1")
    assert discards(match) == ["large_trade_ship"]
    assert (who(match), "done" in options(match)) == ("A", True)
    match = moment(A=mine, B={"cards": "austin"}, setup="gold")
    play(match, "build card=pirate_ship", "at site=red-f-top-1")
    assert (who(match), "done" in options(match)) == ("A", True)


@pytest.mark.rule("gold.pirate_ship-2", "turmoil.irmgard-3")
def test_ships_built_later_are_safe_and_irmgard_pays_for_no_sunk_ship() -> None:
    mine = {"hand": "ore_ship", "goods": FULL}
    match = moment(A=mine, B={"cards": "pirate_ship"}, setup="gold")
    play(match, "build card=ore_ship", "at site=red-f-top-1")
    assert (who(match), list(sites(match).values())) == ("A", ["ore_ship"])
    mine = {"hand": "pirate_ship", "goods": FULL}
    theirs = {"cards": "blue/ore_ship blue/irmgard", "goods": NOTHING}
    match = moment(A=mine, B=theirs, setup="tournament")
    play(match, "build card=pirate_ship", "at site=red-f-top-1", "lose site=blue-f-top-1")
    assert who(match) == "A"
    assert purse(match, "B") == {}


@pytest.mark.rule("gold.staple_house", "gold.staple_house-2", "theme.19", "turmoil.irmgard-3")
@pytest.mark.parametrize("card", ["staple_house", "staple_house#2"])
def test_a_staple_house_brings_two_resources(card: str) -> None:
    cost = {"brick": 2, "wool": 1, "ore": 2}
    mine = {"hand": card, "cards": "merchant_guild", "cities": "f", "goods": cost}
    match = moment(A=mine, setup="gold")
    before = match.scores()[0]
    play(match, "build card=staple_house", "at site=red-f-bottom-1")
    assert match.scores()[0] == before + 1
    assert sorted(options(match)) == sorted(takes(*RESOURCES))
    play(match, take("gold"), take("ore"))
    assert purse(match) == {"gold": 1, "ore": 1}
    for name in cost:
        short = moment(A={**mine, "goods": {**FULL, name: cost[name] - 1}}, setup="gold")
        assert "build card=staple_house" not in options(short)
    none = moment(A={**mine, "cards": "", "goods": FULL}, setup="gold")
    assert options(none, "build") == ["build card=merchant_guild"]


# --- the Age of Turmoil -----------------------------------------------------------------------------


@pytest.mark.rule("turmoil.voyage_of_plunder", "turmoil.voyage_of_plunder-2", "theme.19")
@pytest.mark.parametrize("card", ["voyage_of_plunder", "voyage_of_plunder#2"])
@pytest.mark.parametrize(("cities", "most"), [("", 1), ("f", 1), ("fg", 2)])
def test_a_voyage_of_plunder(card: str, cities: str, most: int) -> None:
    """With the hero token A has 3 points; B has 2, 3 or 4."""
    mine = {"hand": card, **STRENGTH}
    theirs = {"goods": {"ore": 3}, "cities": cities}
    match = play(moment(A=mine, B=theirs, setup="turmoil"), "play card=voyage_of_plunder")
    play(match, "demand resource=ore")
    if most == 2:
        assert options(match) == ["demand resource=ore", "enough"]
        play(match, "demand resource=ore")
    assert (stock(match, "ore"), stock(match, "ore", "B")) == (most, 3 - most)
    assert discards(match) == [card]
    full = moment(A={**mine, "goods": {"ore": 3}}, B=theirs, setup="turmoil")
    assert options(full, "play") == []
    assert options(moment(A={**mine, "cards": "harald"}, B=theirs, setup="turmoil"), "play") == []


ATTACKER: dict[str, Any] = {"cards": "hedge_tavern", "cities": "f", "goods": NOTHING}


@pytest.mark.rule("turmoil.archer", "turmoil.archer-2", "theme.19", "stacks.6")
@pytest.mark.parametrize("card", ["archer", "archer#2"])
def test_an_archer_shoots_a_unit_with_strength(card: str) -> None:
    mine = {**ATTACKER, "hand": card}
    theirs = {"cards": "austin irmgard heinrich@g-bottom-1 ore_ship@f-bottom-1", "goods": NOTHING}
    match = play(moment(A=mine, B=theirs, setup="turmoil"), "play card=archer", "pass")
    assert who(match) == "B"
    assert options(match) == ["lose site=blue-f-top-1", "lose site=blue-g-bottom-1"]
    play(match, "lose site=blue-f-top-1", "under stack=2")
    assert stacks(match)[1][-1] == "austin"
    play(match, take("gold", "B"))
    assert discards(match) == [card]
    assert who(match) == "A"
    none = {"cards": "irmgard ore_ship lookout_tower abbey"}
    assert options(moment(A=mine, B=none, setup="turmoil"), "play") == []
    assert options(moment(A={**mine, "cards": ""}, B=theirs, setup="turmoil"), "play") == []


@pytest.mark.rule("turmoil.archer-3", "progress.chief_cannoneer-2")
def test_an_archer_reaches_cannoneers() -> None:
    mine = {**ATTACKER, "hand": "archer"}
    match = play(moment(A=mine, B={"cards": "chief_cannoneer"}, setup="princes"), "play card=archer")
    assert options(match) == ["lose site=blue-f-top-1"]
    play(match, "lose site=blue-f-top-1")
    assert stacks(match)[5][-1] == "chief_cannoneer"


@pytest.mark.rule("turmoil.arsonist", "turmoil.arsonist-2", "turmoil.arsonist-4", "theme.19")
@pytest.mark.parametrize("card", ["arsonist", "arsonist#2"])
def test_an_arsonist_burns_a_building(card: str) -> None:
    mine = {**ATTACKER, "hand": card}
    theirs = {"cards": "austin abbey ore_ship@f-bottom-2 chapel_low@f-top-2", "cities": "f"}
    match = play(moment(A=mine, B=theirs, setup="turmoil"), "play card=arsonist")
    assert who(match) == "A"
    assert options(match) == ["burn site=blue-f-top-2", "burn site=blue-g-top-1"]
    play(match, "burn site=blue-f-top-2")
    assert (who(match), options(match)) == ("B", ["under stack=4", "under stack=5"])
    play(match, "under stack=4")
    assert stacks(match)[3][-1] == "chapel_low"
    assert discards(match) == [card]
    units = {"cards": "austin ore_ship irmgard"}
    assert options(moment(A=mine, B=units, setup="turmoil"), "play") == []
    assert options(moment(A={**mine, "cards": ""}, B=theirs, setup="turmoil"), "play") == []


@pytest.mark.rule("turmoil.arsonist-4", "gold.gold_cache-2")
def test_an_arsonist_does_not_reach_a_cache() -> None:
    mine = {**ATTACKER, "hand": "arsonist"}
    theirs = {"cards": "austin", "cache": "5-top"}
    assert options(moment(A=mine, B=theirs, setup="princes"), "play") == []


@pytest.mark.rule("turmoil.fire_brigade", "turmoil.arsonist-2")
def test_a_fire_brigade_protects_the_buildings_of_its_city() -> None:
    mine = {**ATTACKER, "hand": "arsonist"}
    cards = "fire_brigade@f-top-1 abbey@f-bottom-2 chapel_low@f-bottom-1"
    assert options(moment(A=mine, B={"cards": cards, "cities": "f"}, setup="turmoil"), "play") == []
    theirs = {"cards": f"{cards} storehouse@g-top-1 chapel_high@g-top-2", "cities": "fg"}
    match = play(moment(A=mine, B=theirs, setup="turmoil"), "play card=arsonist")
    assert options(match) == ["burn site=blue-g-top-1", "burn site=blue-g-top-2"]
    theirs = {"cards": f"{cards} storehouse@g-top-1 fire_brigade#2@g-top-2", "cities": "fg"}
    assert options(moment(A=mine, B=theirs, setup="turmoil"), "play") == []


@pytest.mark.rule("turmoil.traitor", "turmoil.traitor-2", "turmoil.traitor-3", "turmoil.traitor-4", "draw.9")
@pytest.mark.parametrize("card", ["traitor", "traitor#2"])
def test_a_traitor_takes_a_hand_card(card: str) -> None:
    mine = {**ATTACKER, "hand": card, "goods": FULL}
    theirs = {"hand": "abbey goldsmith inga"}
    match = play(moment(A=mine, B=theirs, setup="turmoil"), "play card=traitor")
    assert sorted(match.view(0)["open"]["cards"]) == ["abbey", "goldsmith", "inga"]
    assert options(match) == ["pick card=abbey", "pick card=inga", "pick card=goldsmith", "pass"]
    without = play(match.clone(), "pass")
    assert (hand(without), hand(without, "B")) == ([], ["abbey", "goldsmith", "inga"])
    assert discards(without) == [card]
    play(match, "pick card=goldsmith")
    assert (hand(match), hand(match, "B")) == (["goldsmith"], ["abbey", "inga"])
    play(match, "play card=goldsmith", take("gold"), take("gold"))
    assert discards(match) == [card, "goldsmith"]
    play(match, "done", *["draw stack=1"] * 3, "pass")
    roll(match, 1, "trade")
    assert len(hand(match, "B")) == 2
    play(match, "done")
    assert options(match, "draw")
    assert options(moment(A=mine, B={"hand": ""}, setup="turmoil"), "play") == []
    assert options(moment(A={**mine, "cards": ""}, B=theirs, setup="turmoil"), "play") == []


@pytest.mark.rule("turmoil.traitor-2")
def test_a_card_taken_by_a_traitor_may_be_built_at_once() -> None:
    mine = {**ATTACKER, "hand": "traitor", "goods": FULL}
    match = moment(A=mine, B={"hand": "abbey"}, setup="turmoil")
    play(match, "play card=traitor", "pick card=abbey", "build card=abbey", "at site=red-g-top-1")
    assert sites(match)["g-top-1"] == "abbey"


DEFENCES = [
    ("lookout_tower@g-top-1", (1, 2)),
    ("heinrich@g-top-1", (3, 4, 5)),
    ("lookout_tower@g-top-1 heinrich@g-bottom-1", (1, 2, 3, 4, 5)),
]


@pytest.mark.rule(
    "turmoil.lookout_tower", "turmoil.lookout_tower-2", "turmoil.lookout_tower-3", "turmoil.heinrich"
)
@pytest.mark.parametrize("card", ["archer", "arsonist", "traitor"])
@pytest.mark.parametrize(("watch", "numbers"), DEFENCES, ids=["tower", "heinrich", "both"])
@pytest.mark.parametrize("rolled", range(1, 7))
def test_a_defence_roll(card: str, watch: str, numbers: tuple[int, ...], rolled: int) -> None:
    mine = {**ATTACKER, "hand": card}
    theirs = {"cards": f"austin@f-top-1 abbey@f-bottom-1 {watch}", "hand": "inga"}
    match = play(moment(A=mine, B=theirs, setup="turmoil"), f"play card={card}")
    assert (who(match), options(match)) == ("B", ["defend", "pass"])
    script(match, rolled - 1)
    play(match, "defend")
    assert f"B defended {rolled}" in told(match)
    stopped = rolled in numbers
    assert ("B stopped" in told(match)) == stopped
    assert (who(match) == "A" and "done" in options(match)) == stopped
    if stopped:
        assert discards(match) == [card]
        assert len(sites(match, "B")) == len(watch.split()) + 2
    else:
        verb = {"archer": "lose", "arsonist": "burn", "traitor": "pick"}[card]
        assert options(match, verb)
        assert match.position()["immune"] == 0


@pytest.mark.rule("turmoil.lookout_tower", "turmoil.arsonist-3", "turmoil.lookout_tower-4")
def test_the_target_is_chosen_after_the_roll_and_every_card_has_its_own() -> None:
    mine = {**ATTACKER, "hand": "arsonist arsonist#2"}
    theirs = {"cards": "abbey lookout_tower@g-top-1"}
    match = play(moment(A=mine, B=theirs, setup="turmoil"), "play card=arsonist")
    script(match, 0)
    play(match, "defend")
    assert discards(match) == ["arsonist"]
    play(match, "play card=arsonist")
    assert (who(match), options(match)) == ("B", ["defend", "pass"])
    script(match, 5)
    play(match, "defend")
    assert options(match) == ["burn site=blue-f-top-1", "burn site=blue-g-top-1"]
    play(match, "burn site=blue-g-top-1", "under stack=4")
    assert stacks(match)[3][-1] == "lookout_tower"


@pytest.mark.rule("turmoil.lookout_tower", "turmoil.heinrich")
def test_nobody_is_asked_to_defend_without_a_watch_and_the_roll_may_be_declined() -> None:
    mine = {**ATTACKER, "hand": "archer"}
    match = play(moment(A=mine, B={"cards": "austin"}, setup="turmoil"), "play card=archer")
    assert options(match) == ["lose site=blue-f-top-1"]
    match = play(moment(A=mine, B={"cards": "heinrich"}, setup="turmoil"), "play card=archer", "pass")
    assert options(match) == ["lose site=blue-f-top-1"]


@pytest.mark.rule("turmoil.drill_ground", "turmoil.drill_ground-2", "build.6")
def test_a_drill_ground_makes_heroes_cheaper() -> None:
    cost = {"grain": 1, "wool": 2, "ore": 1}
    mine = {"hand": "candamir", "cards": "drill_ground", "goods": cost}
    match = play(moment(A=mine, setup="turmoil"), "build card=candamir", "at site=red-g-top-1")
    assert options(match) == ["save resource=grain", "save resource=wool", "save resource=ore"]
    play(match, "save resource=wool")
    assert purse(match) == {"wool": 1}
    assert seat(match)["strength"] == 5
    for name in cost:
        less = {**cost, name: cost[name] - 1}
        match = moment(A={**mine, "goods": less}, setup="turmoil")
        play(match, "build card=candamir", "at site=red-g-top-1")
        assert purse(match) == {}
        assert "candamir" in sites(match).values()
    assert options(moment(A={**mine, "goods": {"grain": 1, "wool": 1}}, setup="turmoil"), "build") == []
    ship = {"hand": "ore_ship", "cards": "drill_ground", "goods": {"lumber": 1}}
    assert options(moment(A=ship, setup="turmoil"), "build") == []


@pytest.mark.rule("turmoil.irmgard", "turmoil.irmgard-2", "turmoil.irmgard-3")
def test_when_irmgard_pays() -> None:
    mine = {**ATTACKER, "hand": "arsonist traitor"}
    theirs = {"cards": "irmgard abbey", "goods": NOTHING, "hand": "inga"}
    match = play(moment(A=mine, B=theirs, setup="turmoil"), "play card=arsonist", "burn site=blue-g-top-1")
    play(match, "under stack=1")
    assert (who(match), len(options(match, "take"))) == ("B", 6)
    play(match, take("ore", "B"), "play card=traitor", "pick card=inga")
    assert purse(match, "B") == {"ore": 1}
    own = moment(A={"cards": "irmgard abbey", "goods": NOTHING}, setup="turmoil")
    play(own, "remove site=red-g-top-1", "remove site=red-f-top-1")
    assert purse(own) == {}
    assert "done" in options(own)


@pytest.mark.rule("turmoil.irmgard-2", "turmoil.archer")
def test_irmgard_does_not_pay_for_herself() -> None:
    """She has neither strength nor commerce points: Riots and Archers leave her alone."""
    mine = {**ATTACKER, "hand": "archer"}
    assert options(moment(A=mine, B={"cards": "irmgard"}, setup="turmoil"), "play") == []


@pytest.mark.rule("turmoil.fairgrounds", "turmoil.fairgrounds-2")
@pytest.mark.parametrize(
    ("mine", "theirs", "brings"), [("", "", 0), ("austin", "", 2), ("austin", "osmund", 0), ("", "inga", 0)]
)
def test_fairgrounds_bring_two_with_more_skill(mine: str, theirs: str, brings: int) -> None:
    cost = {"grain": 1, "lumber": 2, "wool": 1}
    me = {"hand": "fairgrounds", "cards": mine, "cities": "g", "goods": cost}
    match = play(moment(A=me, B={"cards": theirs}, setup="turmoil"), "build card=fairgrounds")
    play(match, "at site=red-g-top-1")
    for _ in range(brings):
        play(match, take("ore"))
    assert purse(match) == ({"ore": 2} if brings else {})
    assert "done" in options(match)


@pytest.mark.rule("turmoil.tithe_barn", "turmoil.tithe_barn-2", "turmoil.tithe_barn-3")
@pytest.mark.parametrize(
    ("cards", "heroes"),
    [
        ("", 0),
        ("austin", 1),
        ("austin irmgard", 2),
        ("austin irmgard inga ore_ship", 3),
        ("ore_ship abbey", 0),
    ],
)
@pytest.mark.parametrize("good", ["wool", "grain"])
def test_a_tithe_barn_pays_for_heroes(cards: str, heroes: int, good: str) -> None:
    cost = {"brick": 1, "lumber": 2, "ore": 1}
    mine = {"hand": "tithe_barn", "cards": cards, "cities": "g", "goods": cost}
    match = play(moment(A=mine, setup="turmoil"), "build card=tithe_barn")
    play(match, *options(match, "at")[-1:])
    if heroes:
        assert sorted(options(match)) == ["tithe resource=grain", "tithe resource=wool"]
        play(match, f"tithe resource={good}")
    assert purse(match) == ({good: heroes} if heroes else {})
    assert "done" in options(match)


@pytest.mark.rule("turmoil.tithe_barn-2", "land.4")
def test_a_tithe_that_does_not_fit_is_lost() -> None:
    mine = {"hand": "tithe_barn", "cards": "austin inga harald", "cities": "g", "goods": FULL}
    match = play(moment(A={**mine, "goods": {**FULL, "wool": 2}}, setup="turmoil"), "build card=tithe_barn")
    play(match, options(match)[0])
    assert options(match) == ["tithe resource=wool"]
    play(match, "tithe resource=wool")
    assert stock(match, "wool") == 3
    match = play(moment(A=mine, setup="turmoil"), "build card=tithe_barn")
    play(match, options(match)[0])
    assert "done" in options(match)


# --- the Age of Progress ----------------------------------------------------------------------------


@pytest.mark.rule("progress.benjamin", "progress.benjamin-3", "play.3")
def test_benjamin_repeats_the_number_of_the_turn() -> None:
    mine = {"hand": "benjamin", "cards": "grain_mill@g-top-1", "goods": NOTHING}
    match = roll(turn(A=mine, B={"goods": NOTHING}, setup="progress"), 6, "trade")
    assert purse(match) == {"grain": 2}
    play(match, "play card=benjamin")
    assert purse(match) == {"grain": 3}
    assert purse(match, "B") == {"ore": 1}
    assert discards(match) == ["benjamin"]
    full = roll(turn(A={**mine, "goods": {"grain": 3}}, setup="progress"), 6, "trade")
    assert options(full, "play") == []


@pytest.mark.rule("progress.benjamin-2", "progress.benjamin-4")
def test_benjamin_counts_new_regions_and_the_number_of_brigitta() -> None:
    mine = {"hand": "benjamin brigitta scout", "road_right": True, "goods": FULL}
    match = play(turn(A=mine, setup="progress"), "play card=brigitta", "number number=2")
    script(match, 1)
    play(match, "roll")
    assert options(match, "play") == []
    play(match, "settle end=red-right", "play card=scout")
    play(
        match,
        "scout store=stack_mountains_2",
        "scout store=stack_gold_field_2",
        "top store=stack_mountains_2",
    )
    play(match, "play card=benjamin")
    assert (stock(match, "stack_mountains_2"), stock(match, "stack_gold_field_2")) == (1, 1)
    assert stock(match, "lumber") == 3


@pytest.mark.rule(
    "progress.three_field_system",
    "progress.three_field_system-2",
    "progress.mineral_mining",
    "progress.mineral_mining-2",
    "play.3",
    "theme.19",
)
@pytest.mark.parametrize(
    ("card", "good", "second"),
    [
        ("three_field_system", "grain", "stack_fields_1"),
        ("three_field_system#2", "grain", "stack_fields_1"),
        ("mineral_mining", "ore", "stack_mountains_2"),
        ("mineral_mining#2", "ore", "stack_mountains_2"),
    ],
)
def test_grain_and_ore_with_a_university(card: str, good: str, second: str) -> None:
    kind = card.split("#")[0]
    mine = {"hand": card, "cards": "university", "cities": "f", "goods": NOTHING}
    match = play(moment(A=mine, setup="progress"), f"play card={kind}")
    assert purse(match) == {good: 2}
    assert discards(match) == [card]
    match = play(moment(A={**mine, "goods": {good: 2}}, setup="progress"), f"play card={kind}")
    assert purse(match) == {good: 3}
    assert options(moment(A={**mine, "goods": {good: 3}}, setup="progress"), "play") == []
    assert options(moment(A={**mine, "cards": "abbey"}, setup="progress"), "play") == []
    regions = {**FIRST, "8-top": second, "8-bottom": "stack_pasture_5"}
    wide = {**mine, "right": "h", "regions": regions}
    match = play(moment(A=wide, setup="progress"), f"play card={kind}")
    assert options(match) == takes(good, second)
    play(match, take(second), take(second))
    assert (stock(match, good), stock(match, second)) == (0, 2)
    match = play(moment(A={**wide, "goods": {good: 2, second: 2}}, setup="progress"), f"play card={kind}")
    assert (stock(match, good), stock(match, second)) == (3, 3)
    match = play(moment(A={**wide, "goods": {good: 2, second: 3}}, setup="progress"), f"play card={kind}")
    assert (stock(match, good), stock(match, second)) == (3, 3)


@pytest.mark.rule(
    "progress.guido", "progress.guido-2", "progress.guido-3", "progress.gustav", "progress.gustav-2", "play.3"
)
@pytest.mark.parametrize(
    ("card", "building", "wrong"), [("guido", "town_hall", "library"), ("gustav", "library", "town_hall")]
)
def test_guido_and_gustav_take_a_card_of_the_discard_pile(card: str, building: str, wrong: str) -> None:
    pile = ["goldsmith", "abbey", "scout", "goldsmith#2"]

    def mine(stands: str) -> dict[str, Any]:
        beneath = {"beneath": "parish_hall"} if stands == "town_hall" else {}
        return {"hand": card, "cards": stands, "cities": "f", "goods": FULL, **beneath}

    match = play(moment(A=mine(building), discards=[pile], setup="progress"), f"play card={card}")
    assert sorted(options(match)) == ["pick card=abbey", "pick card=goldsmith", "pick card=scout"]
    assert match.view(0)["open"]["cards"] == ["goldsmith", "abbey", "scout", "goldsmith"]
    play(match, "pick card=abbey")
    assert discards(match) == ["goldsmith", "scout", "goldsmith#2", card]
    assert hand(match) == ["abbey"]
    play(match, "build card=abbey", "at site=red-g-top-1")
    assert "abbey" in sites(match).values()
    assert options(moment(A=mine(building), setup="progress"), "play") == []
    assert options(moment(A=mine(wrong), discards=[pile], setup="progress"), "play") == []
    behind = {"hand": card, "goods": FULL}
    match = moment(A=behind, B={"cities": "f"}, discards=[pile], setup="progress")
    play(match, f"play card={card}", "pick card=goldsmith", "play card=goldsmith", take("gold"), take("gold"))
    assert discards(match) == ["goldsmith", "abbey", "scout", card, "goldsmith#2"]
    assert options(moment(A=behind, discards=[pile], setup="progress"), "play") == []


@pytest.mark.rule("progress.doctor", "progress.doctor-2", "play.3", "theme.19")
@pytest.mark.parametrize("card", ["doctor", "doctor#2"])
def test_a_doctor_treats_the_regions_around_a_bath_house(card: str) -> None:
    cards = "bath_house@f-top-1 bath_house#2@g-top-1"
    goods = {"lumber": 3, "gold": 1}
    mine = {"hand": card, "cards": cards, "cities": "fg", "goods": goods}
    match = play(moment(A=mine, setup="progress"), "play card=doctor")
    assert options(match) == ["treat site=red-f-top-1", "treat site=red-g-top-1"]
    one = play(match.clone(), "treat site=red-f-top-1")
    assert purse(one) == {"lumber": 3, "gold": 2, "brick": 1, "wool": 1}
    play(match, "treat site=red-g-top-1")
    assert purse(match) == {"lumber": 3, "gold": 2, "grain": 1, "wool": 1, "ore": 1}
    assert discards(match) == [card]
    only = {**mine, "goods": {**dict.fromkeys(["lumber", "gold", "brick", "wool"], 3)}}
    match = play(moment(A=only, setup="progress"), "play card=doctor")
    assert options(match) == ["treat site=red-g-top-1"]
    assert options(moment(A={**mine, "goods": FULL}, setup="progress"), "play") == []
    assert options(moment(A={**mine, "cards": ""}, setup="progress"), "play") == []


@pytest.mark.rule("progress.doctor-2", "gold.gold_cache-6", "progress.benjamin")
def test_a_full_gold_field_yields_into_the_cache() -> None:
    mine: dict[str, Any] = {
        "hand": "doctor benjamin",
        "cards": "bath_house austin",
        "cities": "f",
        "cache": "6-top",
    }
    mine["goods"] = {**FULL, "cache": 1}
    match = moment(A=mine, setup="princes", number=1)
    assert sorted(options(match, "play")) == ["play card=benjamin", "play card=doctor"]
    play(match, "play card=doctor", "treat site=red-f-top-1")
    assert (stock(match, "gold"), stock(match, "cache")) == (3, 2)
    play(match, "play card=benjamin")
    assert stock(match, "cache") == 3


@pytest.mark.rule("progress.chief_cannoneer", "progress.building_crane", "theme.19", "theme.20")
@pytest.mark.parametrize("card", ["chief_cannoneer", "building_crane"])
def test_what_needs_a_university(card: str) -> None:
    mine = {"hand": card, "cities": "f", "goods": FULL, "cards": "austin"}
    assert f"build card={card}" not in options(moment(A=mine, setup="progress"))
    mine["cards"] = "university"
    assert f"build card={card}" in options(moment(A=mine, setup="progress"))


@pytest.mark.rule("progress.building_crane", "progress.building_crane-2")
def test_a_crane_saves_one_resource_of_dear_city_expansions() -> None:
    mine: dict[str, Any] = {"hand": "town_hall", "cards": "parish_hall building_crane", "cities": "fg"}
    mine["goods"] = {"brick": 1, "wool": 2, "ore": 2}
    match = play(moment(A=mine, setup="progress"), "build card=town_hall")
    assert options(match) == ["save resource=brick", "save resource=wool", "save resource=ore"]
    play(match, "save resource=brick")
    assert purse(match) == {"brick": 1}
    assert list(sites(match).values()) == ["town_hall", "building_crane"]
    mine["goods"] = {"wool": 2, "ore": 2}
    match = play(moment(A=mine, setup="progress"), "build card=town_hall")
    assert purse(match) == {}
    mine["goods"] = {"wool": 2, "ore": 1}
    assert options(moment(A=mine, setup="progress"), "build") == []
    cheap = {"hand": "bath_house", "cards": "building_crane", "cities": "f", "goods": {"brick": 2, "wool": 1}}
    assert options(moment(A=cheap, setup="progress"), "build") == []
    green = {"hand": "abbey", "cards": "building_crane", "cities": "f", "goods": {"brick": 1, "grain": 1}}
    assert options(moment(A=green, setup="progress"), "build") == []


@pytest.mark.rule("progress.library", "progress.library-2", "exchange.7", "secret.7")
@pytest.mark.parametrize("card", ["library", "library#2"])
def test_a_library_searches_a_stack(card: str) -> None:
    cost = {"brick": 1, "lumber": 2, "ore": 1}
    mine = {"hand": card, "cities": "f", "goods": cost}
    match = moment(A=mine, setup="progress")
    before = stacks(match)
    play(match, "build card=library", "at site=red-f-top-1")
    assert match.scores()[0] == 4
    assert purse(match) == {}
    assert options(match) == [*[f"search stack={n}" for n in range(1, 6)], "pass"]
    without = play(match.clone(), "pass")
    assert "done" in options(without)
    play(match, "search stack=5")
    assert {action.removeprefix("pick card=") for action in options(match)} == {
        card.split("#")[0] for card in before[4]
    }
    assert "pass" not in options(match)
    wanted = before[4][5]
    play(match, f"pick card={wanted.split('#')[0]}")
    assert hand(match) == [wanted]
    assert stacks(match)[4] == [*before[4][:5], *before[4][6:]]
    assert "done" in options(match)
    for name in cost:
        short = moment(A={**mine, "goods": {**FULL, name: cost[name] - 1}}, setup="progress")
        assert options(short, "build") == []


@pytest.mark.rule("progress.library-2")
def test_a_card_from_the_library_may_be_built_at_once() -> None:
    mine = {"hand": "library", "cities": "f", "goods": FULL}
    match = moment(A=mine, setup="progress")
    stack = next(n for n, cards in enumerate(stacks(match), start=1) if "abbey" in cards)
    play(match, "build card=library", "at site=red-f-top-1", f"search stack={stack}", "pick card=abbey")
    play(match, "build card=abbey", "at site=red-g-top-1")
    assert sites(match)["g-top-1"] == "abbey"


@pytest.mark.rule("progress.parliament", "theme.19")
@pytest.mark.parametrize(("cards", "able"), [("", False), ("abbey", False), ("abbey university", True)])
def test_a_parliament_needs_two_progress_points(cards: str, able: bool) -> None:
    mine = {"hand": "parliament", "cards": cards, "cities": "fg", "goods": FULL}
    assert ("build card=parliament" in options(moment(A=mine, setup="progress"))) == able


@pytest.mark.rule(
    "progress.town_hall", "progress.town_hall-2", "progress.town_hall-3", "progress.town_hall-5"
)
@pytest.mark.parametrize("card", ["town_hall", "town_hall#2"])
def test_a_town_hall_is_built_on_a_parish_hall_in_a_city(card: str) -> None:
    cost = {"brick": 1, "wool": 2, "ore": 2}
    mine = {"hand": f"{card} parish_hall#2", "cards": "parish_hall@g-top-1", "cities": "g", "goods": cost}
    match = moment(A=mine, setup="progress")
    assert options(match, "build") == ["build card=town_hall"]
    play(match, "build card=town_hall")
    assert sites(match) == {"g-top-1": card}
    there = next(site for site in seat(match)["sites"] if site["card"])
    assert (there["card"], there["beneath"]) == ("town_hall", "parish_hall")
    assert match.scores()[0] == 4
    assert purse(match) == {}
    for name in cost:
        short = moment(A={**mine, "goods": {**FULL, name: cost[name] - 1}}, setup="progress")
        assert "build card=town_hall" not in options(short)
    rich = {**mine, "goods": FULL}
    village = moment(A={**rich, "cards": "parish_hall@f-top-1"}, setup="progress")
    assert "build card=town_hall" not in options(village)
    assert "build card=town_hall" not in options(moment(A={**rich, "cards": ""}, setup="progress"))
    stands = {"cards": "town_hall@g-top-1", "beneath": "parish_hall", "hand": "town_hall#2 parish_hall#2"}
    match = moment(A={**rich, **stands}, setup="progress")
    assert options(match, "build") == []
    play(match, "remove site=red-g-top-1")
    assert sites(match) == {"g-top-1": "parish_hall"}
    assert discards(match) == ["town_hall"]
    assert options(match, "build") == ["build card=town_hall"]


@pytest.mark.rule("progress.town_hall-4", "basic.relocation-4")
def test_relocation_moves_town_hall_and_parish_hall_together() -> None:
    cards = "town_hall@f-top-1 abbey@g-bottom-1 austin@h-top-1"
    mine = {"hand": "relocation", "cards": cards, "beneath": "parish_hall", "cities": "fg", "right": "h"}
    match = play(moment(A=mine, setup="progress"), "play card=relocation", "shift site=red-f-top-1")
    assert options(match) == ["shift site=red-g-bottom-1"]
    play(match, "shift site=red-g-bottom-1", "remove site=red-g-bottom-1")
    assert sites(match)["g-bottom-1"] == "parish_hall"


@pytest.mark.rule("progress.university", "theme.19")
@pytest.mark.parametrize(
    ("cards", "able"), [("", False), ("abbey", True), ("library", True), ("austin", False)]
)
def test_a_university_needs_an_abbey_or_a_library(cards: str, able: bool) -> None:
    match = moment(A={"cards": cards, "cities": "fg", "goods": FULL}, setup="progress")
    assert ("build card=university" in options(match)) == able


@pytest.mark.rule("turmoil.hedge_tavern", "theme.19", "theme.20")
def test_nothing_but_the_tavern_opens_the_way_to_attacks() -> None:
    hands = "archer arsonist traitor"
    theirs = {"cards": "austin abbey", "hand": "inga"}
    match = moment(A={"hand": hands, "cards": "chapel_low", "cities": "f"}, B=theirs, setup="turmoil")
    assert options(match, "play") == []
    match = moment(A={"hand": hands, **ATTACKER}, B=theirs, setup="turmoil")
    assert options(match, "play") == [f"play card={card}" for card in hands.split()]
    play(match, "remove site=red-f-top-1")
    assert options(match, "play") == []
