"""Why not: the clause that keeps something from being played, built or traded, and what would help."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.core.match import Match
from ludoteca.core.message import Message
from ludoteca.core.title import Why
from ludoteca.games.duel.view import name
from tests.games.duel.table import FULL, NOTHING, event, moment, play, roll, turn

POOR: dict[str, Any] = {"goods": NOTHING}
RICH: dict[str, Any] = {"goods": FULL}
BEGINNERS = {"setup": "introductory"}


def why(match: Match, action: str) -> Why:
    found = match.why_not(action)
    assert found is not None
    return found


def says(clause: str, way: str = "", **facts: Any) -> Why:
    key = "-".join(["reason", *clause.replace(".", " ").replace("_", " ").split(), *way.split()])
    return Why(Message(key, **facts), clause)


def card(which: str) -> Any:
    return name("card", which)


def resource(which: str) -> Any:
    return name("resource", which)


# --- places that wait for a choice ------------------------------------------------------------------


@pytest.mark.rule("build.1", "remove.1", "remove.7")
def test_a_free_site_waits_for_a_card() -> None:
    """Nobody who looks for a place to build is told what could be removed."""
    for match in (moment(setup="gold"), moment(**BEGINNERS)):
        assert match.why_not_place("site:red-f-top-1") == says("build.1", "first")
        assert match.why_not_place("site:blue-f-top-1") == says("build.1")
    built = moment(A={"cards": "abbey@f-top-1"}, **BEGINNERS)
    assert built.why_not_place("site:red-f-top-1") == says("remove.7")


@pytest.mark.rule("goods.1", "basic.large_trade_ship-2")
def test_a_region_waits_for_a_price() -> None:
    assert moment().why_not_place("store:red_forest_2") == says("goods.1", "first")
    ship = moment(A={"cards": "large_trade_ship@f-top-1", **POOR})
    assert ship.why_not_place("store:red_forest_2") == says(
        "basic.large_trade_ship-2", missing=2, store=name("store", "red_forest_2")
    )


# --- centre cards ---------------------------------------------------------------------------------


@pytest.mark.rule("centre.road")
def test_what_is_missing_for_a_road() -> None:
    one = moment(A={"goods": {"brick": 2}})
    assert why(one, "road end=red-left") == says(
        "centre.road", missing=1, resource=resource("lumber"), others=0
    )
    assert why(moment(A=POOR), "road end=red-left") == says(
        "centre.road", missing=2, resource=resource("brick"), others=1
    )


@pytest.mark.rule("centre.road-3")
def test_a_second_road_waits_for_a_settlement() -> None:
    assert why(moment(A={**RICH, "road_left": True}), "road end=red-left") == says("centre.road-3")


@pytest.mark.rule("centre.settlement-2")
def test_a_settlement_needs_a_road_first() -> None:
    assert why(moment(A=RICH), "settle end=red-left") == says("centre.settlement-2")


@pytest.mark.rule("centre.settlement")
def test_the_nearest_reason_at_an_end_is_what_can_be_built_there() -> None:
    with_road = moment(A={**POOR, "road_left": True})
    assert with_road.why_not_place("end:red-left") == says(
        "centre.settlement", missing=1, resource=resource("brick"), others=3
    )
    found = moment(A=POOR).why_not_place("end:red-left")
    assert found is not None
    assert found.clause == "centre.road"


@pytest.mark.rule("centre.city-2")
def test_a_city_needs_a_settlement() -> None:
    match = moment(A={**RICH, "cities": "f"})
    assert why(match, "city place=red-a") == says("centre.city-2")
    assert why(match, "city place=red-f") == says("centre.city-2", "already")
    assert match.why_not("city place=red-g") is None


@pytest.mark.rule("centre.1")
def test_one_builds_in_the_own_principality() -> None:
    assert why(moment(A=RICH), "city place=blue-f") == says("centre.1")


@pytest.mark.rule("centre.city")
def test_what_is_missing_for_a_city() -> None:
    match = moment(A={"goods": {"grain": 1, "ore": 3}})
    assert why(match, "city place=red-f") == says(
        "centre.city", missing=1, resource=resource("grain"), others=0
    )


# --- expansions -----------------------------------------------------------------------------------


@pytest.mark.rule("build.6")
def test_what_is_missing_for_an_expansion() -> None:
    match = moment(A={"hand": "abbey", "goods": {"brick": 1}})
    wanted = says("build.6", card=card("abbey"), missing=1, resource=resource("grain"), others=1)
    assert why(match, "build card=abbey") == wanted
    assert match.why_not_place("card:abbey") == wanted


@pytest.mark.rule("turmoil.drill_ground")
def test_a_discount_makes_up_for_one() -> None:
    match = moment(A={"hand": "austin", "cards": "drill_ground", **POOR}, setup="turmoil")
    assert why(match, "build card=austin") == says(
        "build.6", card=card("austin"), missing=1, resource=resource("grain"), others=0
    )


@pytest.mark.rule("build.7")
def test_a_second_one() -> None:
    match = moment(A={**RICH, "hand": "abbey#2", "cards": "abbey"})
    assert why(match, "build card=abbey") == says("build.7", card=card("abbey"))


@pytest.mark.rule("build.5")
def test_without_a_free_site() -> None:
    full = "grain_ship ore_ship gold_ship wool_ship"
    match = moment(A={**RICH, "hand": "abbey", "cards": full})
    assert why(match, "build card=abbey") == says("build.5", card=card("abbey"))


@pytest.mark.rule("build.1")
def test_only_what_one_holds_can_be_built() -> None:
    assert why(moment(A=RICH), "build card=abbey") == says("build.1", "hand", card=card("abbey"))
    scout = moment(A={**RICH, "hand": "scout"})
    assert why(scout, "build card=scout") == says("play.1", "action", card=card("scout"))


@pytest.mark.rule("theme.19")
def test_requirements_name_what_is_needed() -> None:
    match = moment(A={**RICH, "hand": "chief_cannoneer parliament", "cities": "f"}, setup="progress")
    assert why(match, "build card=chief_cannoneer") == says(
        "theme.19", card=card("chief_cannoneer"), needed=card("university")
    )
    assert why(match, "build card=parliament") == says(
        "theme.19", "progress", card=card("parliament"), points=2
    )
    assert why(match, "build card=university") == says(
        "theme.19", "either", card=card("university"), needed=card("abbey"), alternative=card("library")
    )


@pytest.mark.rule("theme.17")
def test_a_city_expansion_needs_a_city() -> None:
    match = moment(A={**RICH, "hand": "pharmacy"}, setup="progress")
    assert why(match, "build card=pharmacy") == says("theme.17", "none", card=card("pharmacy"))


@pytest.mark.rule("land.5")
@pytest.mark.rule("land.9")
def test_where_an_expansion_cannot_stand() -> None:
    match = moment(A={**RICH, "hand": "storehouse", "cards": "abbey@f-top-1", "cities": "g"})
    play(match, "build card=storehouse")
    assert why(match, "at site=red-f-top-1") == says("build.5", "taken", card=card("abbey"))
    assert why(match, "at site=red-f-bottom-2") == says("land.5")
    assert why(match, "at site=red-g-top-2") == says("land.9")
    assert why(match, "at site=blue-f-top-1") == says("build.1")


@pytest.mark.rule("remove.7")
@pytest.mark.rule("remove.1")
def test_removing() -> None:
    beginner = moment(A={"cards": "abbey@f-top-1"}, setup="introductory")
    assert why(beginner, "remove site=red-f-top-1") == says("remove.7")
    match = moment(A={"cards": "abbey@f-top-1"}, B={"cards": "storehouse@f-top-1"}, setup="gold")
    assert match.why_not("remove site=red-f-top-1") is None
    assert why(match, "remove site=red-f-bottom-1") == says("remove.1", "empty")
    assert why(match, "remove site=blue-f-top-1") == says("remove.1")


# --- cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("turn.3")
def test_before_the_roll() -> None:
    match = turn(A={**RICH, "hand": "goldsmith"})
    assert why(match, "play card=goldsmith") == says("turn.3")
    assert why(match, "road end=red-left") == says("turn.3")
    assert why(match, "play card=brigitta") == says("play.1", card=card("brigitta"))


@pytest.mark.rule("basic.brigitta")
def test_after_the_roll_brigitta_waits() -> None:
    match = moment(A={"hand": "brigitta scout"})
    assert why(match, "play card=brigitta") == says("basic.brigitta")
    assert why(match, "play card=scout") == says("basic.scout")


@pytest.mark.rule("basic.goldsmith")
@pytest.mark.rule("basic.merchant_caravan-3")
def test_what_is_missing_for_a_card() -> None:
    match = moment(A={"hand": "goldsmith merchant_caravan", "goods": {"gold": 1}})
    assert why(match, "play card=goldsmith") == says("basic.goldsmith", missing=2)
    assert why(match, "play card=merchant_caravan") == says("basic.merchant_caravan-3", missing=1)


@pytest.mark.rule("gold.gudrun-2")
@pytest.mark.rule("gold.brigands")
def test_cards_of_gold() -> None:
    match = moment(A={"hand": "gudrun brigands merchant trade_master"}, setup="gold")
    assert why(match, "play card=gudrun") == says("gold.gudrun-2", "ship")
    assert why(match, "play card=brigands") == says("theme.19", "strength", card=card("brigands"))
    assert why(match, "play card=merchant") == says("theme.19", "city", card=card("merchant"), points=3)
    assert why(match, "play card=trade_master") == says(
        "theme.19", card=card("trade_master"), needed=card("merchant_guild")
    )
    sailing = moment(A={"hand": "gudrun", "cards": "pirate_ship"}, B=POOR, setup="gold")
    assert why(sailing, "play card=gudrun") == says("gold.gudrun-2", "gold")


@pytest.mark.rule("turmoil.archer-2")
@pytest.mark.rule("turmoil.arsonist-2")
@pytest.mark.rule("turmoil.traitor-3")
def test_cards_of_turmoil() -> None:
    match = moment(
        A={"hand": "archer arsonist traitor", "cards": "hedge_tavern", "cities": "f"}, setup="turmoil"
    )
    assert why(match, "play card=archer") == says("turmoil.archer-2")
    assert why(match, "play card=arsonist") == says("turmoil.arsonist-2")
    assert why(match, "play card=traitor") == says("turmoil.traitor-3")


# --- trade and stores -----------------------------------------------------------------------------


@pytest.mark.rule("trade.1")
@pytest.mark.rule("trade.3")
@pytest.mark.rule("trade.5")
def test_trading() -> None:
    match = moment(A={"cards": "ore_ship"})
    assert why(match, "trade resource=wool") == says("trade.1", missing=2, resource=resource("wool"), rate=3)
    assert why(match, "trade resource=ore") == says("trade.3", missing=1, resource=resource("ore"), rate=2)
    assert why(match, "trade-three resource=wool") == says("trade.7", resource=resource("wool"))
    assert why(match, "ship store=red_forest_2") == says("basic.large_trade_ship")
    assert why(match, "mint") == says("gold.mint")
    assert why(moment(A=RICH), "trade resource=wool") == says("trade.5")


@pytest.mark.rule("trade.4")
@pytest.mark.rule("land.3")
def test_storing() -> None:
    match = moment(A={"goods": {"wool": 3, "ore": 3}})
    play(match, "trade resource=wool")
    assert why(match, "take store=red_pasture_4") == says("trade.4", resource=resource("wool"))
    assert why(match, "take store=red_mountains_5") == says("land.3", store=name("store", "red_mountains_5"))
    assert why(match, "take store=blue_forest_3") == says("goods.2", "yours")


@pytest.mark.rule("goods.1")
def test_paying() -> None:
    match = moment(A={"hand": "merchant_caravan", "goods": {"wool": 3}})
    play(match, "play card=merchant_caravan")
    assert why(match, "pay store=red_forest_2") == says(
        "goods.1", "empty", store=name("store", "red_forest_2")
    )
    assert why(match, "pay store=blue_forest_3") == says("goods.1", "yours")


@pytest.mark.rule("goods.12")
@pytest.mark.rule("goods.10")
@pytest.mark.rule("goods.11")
def test_demanding() -> None:
    ships = "grain_ship ore_ship wool_ship"
    match = turn(A={"cards": ships, "goods": {"ore": 3}}, B={"goods": {"ore": 1, "wool": 1, "gold": 1}})
    roll(match, 6, "trade")
    assert why(match, "demand resource=lumber") == says("goods.12", resource=resource("lumber"))
    assert why(match, "demand resource=ore") == says("goods.10", resource=resource("ore"))
    assert why(match, "enough") == says("goods.11")


# --- stacks and events ----------------------------------------------------------------------------


@pytest.mark.rule("turn.7")
@pytest.mark.rule("draw.3")
def test_after_the_action_phase() -> None:
    match = play(moment(A={**RICH, "hand": "goldsmith"}), "done")
    assert why(match, "play card=goldsmith") == says("turn.7")
    assert why(match, "drop card=goldsmith") == says("draw.3", count=2)


@pytest.mark.rule("setup.14")
@pytest.mark.rule("draw.4")
def test_the_starting_hand() -> None:
    match = ludoteca.new("duel", options=BEGINNERS)
    play(match, "draw stack=1")
    assert why(match, "draw stack=1") == says("setup.14")
    assert why(match, "draw stack=6") == says("draw.4")


@pytest.mark.rule("events.riots")
@pytest.mark.rule("events.riots-2")
def test_riots() -> None:
    match = turn(A={"cards": "austin@f-top-1 storehouse@g-top-1", "goods": {}}, setup="turmoil")
    event(match, "riots", number=2)
    assert why(match, "bribe") == says("events.riots", missing=1)
    assert why(match, "lose site=red-g-top-1") == says("events.riots-2")
