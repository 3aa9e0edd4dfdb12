"""The dice: production, brigands, trade, celebration, harvest, and the order of it all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.table import (
    FULL,
    NOTHING,
    RESOURCES,
    STORES,
    event,
    moment,
    options,
    pay,
    play,
    purse,
    roll,
    stock,
    take,
    takes,
    turn,
    who,
)
from tests.games.journal import told

NUMBERS = {
    "A": {1: "gold", 2: "lumber", 3: "brick", 4: "wool", 5: "ore", 6: "grain"},
    "B": {1: "wool", 2: "brick", 3: "lumber", 4: "gold", 5: "grain", 6: "ore"},
}
SHIPS = "ore_ship gold_ship wool_ship"


# --- production -----------------------------------------------------------------------------------


@pytest.mark.rule("dice.2", "dice.1", "goods.3")
@pytest.mark.parametrize("number", range(1, 7))
def test_every_region_with_the_number_produces_for_both(number: int) -> None:
    match = roll(turn(A={"goods": NOTHING}, B={"goods": NOTHING}), number, "trade")
    for letter in "AB":
        assert purse(match, letter) == {NUMBERS[letter][number]: 1}
    match = roll(moment("turn of B", A={"goods": NOTHING}, B={"goods": NOTHING}), number, "trade")
    for letter in "AB":
        assert purse(match, letter) == {NUMBERS[letter][number]: 1}


@pytest.mark.rule("dice.3", "land.3")
def test_every_one_of_several_regions_produces() -> None:
    regions = {
        "5-top": "red_forest_2", "5-bottom": "red_hills_3", "6-top": "red_gold_field_1",
        "6-bottom": "red_pasture_4", "7-top": "red_fields_6", "7-bottom": "red_mountains_5",
        "8-top": "stack_mountains_2", "8-bottom": "stack_gold_field_2",
    }  # fmt: skip
    mine = {"right": "h", "regions": regions, "goods": {"lumber": 2}}
    match = roll(turn(A=mine, B={"goods": NOTHING}), 2, "trade")
    assert purse(match) == {"lumber": 3, "ore": 1, "gold": 1}
    assert stock(match, "stack_mountains_2") == 1


@pytest.mark.rule("land.3", "land.4")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_a_region_holds_three_at_most(before: int, after: int) -> None:
    match = roll(turn(A={"goods": {"lumber": before}}), 2, "trade")
    assert stock(match, "lumber") == after
    shown = [r for r in match.view()["seats"][0]["regions"] if r["store"] == "red_forest_2"]
    assert shown[0]["stock"] == after


# --- the brigands ---------------------------------------------------------------------------------


@pytest.mark.rule("dice.5", "dice.8", "dice.9")
@pytest.mark.parametrize(
    ("goods", "after"),
    [
        ({"gold": 3, "wool": 2, "ore": 2}, {"gold": 3, "wool": 2, "ore": 2}),
        ({"gold": 3, "wool": 2, "ore": 3}, {"ore": 3}),
        ({"gold": 1, "brick": 3, "grain": 3, "ore": 1}, {"brick": 3, "grain": 3, "ore": 1}),
        ({"brick": 3, "grain": 3, "ore": 1}, {"brick": 3, "grain": 3, "ore": 1}),
        (FULL, {"brick": 3, "grain": 3, "lumber": 3, "ore": 3}),
    ],
)
def test_brigands_rob_who_has_more_than_seven(goods: dict[str, int], after: dict[str, int]) -> None:
    """The 2 and the 3 rolled bring lumber or brick."""
    number = 3 if goods.get("brick") == 3 else 2
    match = roll(turn(A={"goods": goods}, B={"goods": NOTHING}), number, "brigand_attack")
    got = {} if number == 3 else {"lumber": 1}
    assert purse(match) == {**after, **got}
    match = roll(turn(A={"goods": NOTHING}, B={"goods": goods}), 1, "brigand_attack")
    robbed = purse(match, "B")
    assert robbed.pop("wool", 0) == min(3, after.get("wool", 0) + 1)
    assert robbed == {name: amount for name, amount in after.items() if name != "wool"}


@pytest.mark.rule("dice.5", "dice.6")
def test_brigands_come_before_production() -> None:
    """With 7 in store and 1 about to be produced nobody is robbed; produced wool is kept by the robbed."""
    match = roll(turn(A={"goods": {"gold": 3, "wool": 1, "ore": 3}}), 4, "brigand_attack")
    assert purse(match) == {"gold": 3, "wool": 2, "ore": 3}
    match = roll(turn(A={"goods": {"gold": 3, "wool": 3, "ore": 3}}), 4, "brigand_attack")
    assert purse(match) == {"ore": 3, "wool": 1}


@pytest.mark.rule("dice.10")
def test_each_is_judged_alone_by_the_brigands() -> None:
    rich = {"gold": 3, "wool": 3, "ore": 2}
    match = roll(turn(A={"goods": rich}, B={"goods": {"gold": 3, "wool": 3, "ore": 1}}), 2, "brigand_attack")
    assert purse(match) == {"ore": 2, "lumber": 1}
    assert purse(match, "B") == {"gold": 3, "wool": 3, "ore": 1, "brick": 1}
    match = roll(turn(B={"goods": rich}, A={"goods": NOTHING}), 2, "brigand_attack")
    assert purse(match, "B") == {"ore": 2, "brick": 1}


@pytest.mark.rule("basic.storehouse", "dice.8")
@pytest.mark.parametrize(
    ("site", "sheltered"),
    [("f-top-1", ("lumber", "gold")), ("f-bottom-1", ("brick", "wool")), ("g-top-1", ("gold", "grain"))],
)
@pytest.mark.parametrize("letter", ["A", "B"])
def test_a_storehouse_keeps_its_regions_out_of_the_count(
    site: str, sheltered: tuple[str, str], letter: str
) -> None:
    """Seven lie open, and all that is sheltered is full."""
    open_goods = [name for name in RESOURCES if name not in sheltered]
    goods = {**dict.fromkeys(sheltered, 3), open_goods[0]: 3, open_goods[1]: 3, open_goods[2]: 1}
    mine: dict[str, Any] = {"cards": f"storehouse@{site}", "goods": goods}
    other = "B" if letter == "A" else "A"
    match = roll(turn(**{letter: mine, other: {"goods": NOTHING}}), 6, "brigand_attack")
    assert not [line for line in told(match) if "robbed" in line]
    mine["goods"] = {**goods, open_goods[2]: 2}
    match = roll(turn(**{letter: mine, other: {"goods": NOTHING}}), 6, "brigand_attack")
    assert f"{letter} robbed 8" in told(match)


@pytest.mark.rule("basic.storehouse-2")
def test_a_storehouse_saves_nothing_once_the_brigands_strike() -> None:
    goods = {"gold": 3, "lumber": 3, "wool": 3, "brick": 3, "ore": 3}
    match = roll(turn(A={"cards": "storehouse@f-top-1", "goods": goods}), 6, "brigand_attack")
    assert purse(match) == {"lumber": 3, "brick": 3, "ore": 3, "grain": 1}


# --- trade ----------------------------------------------------------------------------------------


@pytest.mark.rule("dice.11", "points.3", "goods.7", "dice.6")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_the_trade_advantage_takes_one_resource(letter: str) -> None:
    """In either player's turn; the number rolled brings the victim something that may be taken, too."""
    other = "B" if letter == "A" else "A"
    mine = {"cards": SHIPS, "goods": NOTHING}
    match = roll(turn(**{letter: mine, other: {"goods": {"ore": 2, "wool": 1}}}), 3, "trade")
    assert who(match) == letter
    produced = NUMBERS[other][3]
    names = [name for name in RESOURCES if name in ("ore", "wool", produced)]
    assert options(match) == [f"demand resource={name}" for name in names]
    play(match, "demand resource=ore")
    assert purse(match, letter) == {NUMBERS[letter][3]: 1, "ore": 1}
    assert purse(match, other) == {produced: 1, "ore": 1, "wool": 1}
    assert (who(match), "done" in options(match)) == ("A", True)


@pytest.mark.rule("dice.12", "points.6", "points.3")
@pytest.mark.parametrize(
    ("mine", "theirs"), [("", ""), ("ore_ship gold_ship", ""), (SHIPS, "grain_ship lumber_ship brick_ship")]
)
def test_without_the_trade_advantage_nothing_happens(mine: str, theirs: str) -> None:
    match = roll(turn(A={"cards": mine}, B={"cards": theirs}), 6, "trade")
    assert "done" in options(match)


@pytest.mark.rule("dice.11", "goods.10", "goods.12")
def test_trade_takes_only_what_the_other_has_and_one_can_store() -> None:
    match = roll(
        turn(A={"cards": SHIPS, "goods": {"ore": 3, "wool": 3}}, B={"goods": {"ore": 2, "wool": 1}}),
        2,
        "trade",
    )
    assert options(match) == ["demand resource=brick"]
    full = roll(turn(A={"cards": SHIPS, "goods": FULL}, B={"goods": {"ore": 2, "wool": 1}}), 2, "trade")
    assert "done" in options(full)


@pytest.mark.rule("gold.moneylender", "gold.moneylender-3", "goods.11", "goods.8", "goods.9")
def test_a_moneylender_takes_two() -> None:
    mine = {"cards": f"moneylender {SHIPS}", "cities": "f", "goods": NOTHING}
    theirs = {"goods": {"ore": 2, "wool": 1}}
    match = roll(turn(A=mine, B=theirs, setup="gold"), 6, "trade")
    play(match, "demand resource=ore")
    assert options(match) == ["demand resource=wool", "demand resource=ore", "enough"]
    one = play(match.clone(), "enough")
    assert purse(one) == {"grain": 1, "ore": 1}
    play(match, "demand resource=ore")
    assert purse(match) == {"grain": 1, "ore": 2}
    assert purse(match, "B") == {"ore": 1, "wool": 1}
    assert "done" in options(match)
    match = roll(turn(A=mine, B={"goods": {"ore": 0}}, setup="gold"), 6, "trade")
    play(match, "demand resource=ore")
    assert purse(match) == {"grain": 1, "ore": 1}
    assert purse(match, "B") == {}
    full = {**FULL, "ore": 2}
    match = roll(
        turn(A={**mine, "goods": full}, B={"goods": {"ore": 2, "wool": 1}}, setup="gold"), 3, "trade"
    )
    assert options(match) == ["demand resource=ore"]
    play(match, "demand resource=ore")
    assert (stock(match, "ore"), stock(match, "ore", "B")) == (3, 1)


@pytest.mark.rule("gold.moneylender", "gold.moneylender-2", "dice.12")
def test_a_moneylender_without_the_advantage_takes_nothing() -> None:
    mine = {"cards": "moneylender ore_ship gold_ship", "cities": "f"}
    assert "done" in options(roll(turn(A=mine, setup="gold"), 6, "trade"))


# --- celebration ----------------------------------------------------------------------------------


@pytest.mark.rule("dice.13", "dice.18", "goods.5", "points.8")
@pytest.mark.parametrize(("mine", "theirs"), [("", ""), ("austin", "osmund"), ("inga", "siglind")])
def test_with_equal_skill_both_celebrate_the_active_player_first(mine: str, theirs: str) -> None:
    match = roll(
        turn(A={"cards": mine, "goods": NOTHING}, B={"cards": theirs, "goods": NOTHING}), 1, "celebration"
    )
    assert who(match) == "A"
    assert sorted(options(match)) == sorted(takes(*RESOURCES))
    play(match, take("ore"))
    assert who(match) == "B"
    assert sorted(options(match)) == sorted(takes(*RESOURCES, letter="B"))
    play(match, take("gold", "B"))
    assert who(match) == "A"
    assert (purse(match), purse(match, "B")) == ({"gold": 1, "ore": 1}, {"wool": 1, "gold": 1})


@pytest.mark.rule("dice.14", "points.8")
@pytest.mark.parametrize(
    ("mine", "theirs", "only"), [("austin", "", "A"), ("", "harald", "B"), ("inga", "austin", "A")]
)
def test_more_skill_celebrates_alone(mine: str, theirs: str, only: str) -> None:
    match = roll(turn(A={"cards": mine}, B={"cards": theirs}), 1, "celebration")
    assert who(match) == only
    play(match, take("ore", only))
    assert (who(match), "done" in options(match)) == ("A", True)
    assert stock(match, "ore", only) == 2


@pytest.mark.rule("goods.5", "goods.6", "land.4")
def test_without_room_a_resource_of_choice_is_lost() -> None:
    match = roll(turn(A={"goods": {**FULL, "wool": 1}}, B={"goods": FULL}), 5, "celebration")
    assert options(match) == takes("wool")
    play(match, take("wool"))
    assert "done" in options(match)
    match = roll(turn(A={"goods": FULL}, B={"goods": {**FULL, "ore": 2}}), 5, "celebration")
    assert (who(match), options(match)) == ("B", takes("ore", letter="B"))


# --- harvest --------------------------------------------------------------------------------------


@pytest.mark.rule("dice.15", "dice.18")
def test_each_has_a_plentiful_harvest() -> None:
    match = roll(turn(A={"cards": "siglind"}, B={"goods": NOTHING}), 1, "plentiful_harvest")
    play(match, take("ore"))
    assert who(match) == "B"
    play(match, take("lumber", "B"))
    assert (stock(match, "ore"), stock(match, "lumber", "B")) == (2, 1)
    assert (who(match), "done" in options(match)) == ("A", True)


@pytest.mark.rule("basic.toll_bridge", "basic.toll_bridge-2", "gold.pirate_ship-3")
@pytest.mark.parametrize(
    ("cards", "gold"),
    [
        ("toll_bridge", 2),
        ("pirate_ship", 1),
        ("toll_bridge pirate_ship", 3),
        ("toll_bridge toll_bridge-gold", 3),
        ("pirate_ship pirate_ship#2", 2),
    ],
)
@pytest.mark.parametrize("letter", ["A", "B"])
def test_toll_bridges_and_pirate_ships_bring_gold(cards: str, gold: int, letter: str) -> None:
    other = "B" if letter == "A" else "A"
    mine = {"cards": cards, "goods": NOTHING}
    match = roll(turn(**{letter: mine, other: {}}, setup="gold"), 5, "plentiful_harvest")
    play(match, take("brick", "A"), take("brick", "B"))
    assert stock(match, "gold", letter) == gold
    assert stock(match, "gold", other) == 0
    assert "done" in options(match)


@pytest.mark.rule("basic.toll_bridge-2", "land.4")
def test_gold_of_the_harvest_that_does_not_fit_is_lost() -> None:
    mine = {"cards": "toll_bridge", "goods": {"gold": 2}}
    match = roll(turn(A=mine), 5, "plentiful_harvest")
    play(match, take("brick"), take("brick", "B"))
    assert stock(match, "gold") == 3
    match = roll(turn(A={"cards": "toll_bridge", "goods": FULL}), 5, "plentiful_harvest")
    assert who(match) == "B"


# --- order ----------------------------------------------------------------------------------------


@pytest.mark.rule("dice.6", "dice.7", "basic.marketplace")
def test_production_then_marketplaces_then_the_event() -> None:
    regions = {
        "5-top": "blue_forest_3", "5-bottom": "blue_hills_2", "6-top": "blue_gold_field_4",
        "6-bottom": "blue_pasture_1", "7-top": "blue_fields_5", "7-bottom": "blue_mountains_6",
        "8-top": "stack_fields_3", "8-bottom": "stack_gold_field_3",
    }  # fmt: skip
    theirs = {"right": "h", "regions": regions, "goods": NOTHING}
    match = roll(turn(A={"cards": "marketplace", "goods": NOTHING}, B=theirs), 3, "celebration")
    assert purse(match) == {"brick": 1}
    assert purse(match, "B") == {"lumber": 1, "grain": 1, "gold": 1}
    assert sorted(options(match)) == sorted(takes("lumber", "grain", "gold"))
    play(match, take("gold"))
    assert purse(match) == {"brick": 1, "gold": 1}
    assert sorted(options(match)) == sorted(takes(*RESOURCES))
    play(match, take("gold"))
    assert who(match) == "B"


MORE = {
    "5-top": "blue_forest_3", "5-bottom": "blue_hills_2", "6-top": "blue_gold_field_4",
    "6-bottom": "blue_pasture_1", "7-top": "blue_fields_5", "7-bottom": "blue_mountains_6",
    "8-top": "stack_mountains_2", "8-bottom": "stack_gold_field_2",
}  # fmt: skip


@pytest.mark.rule("basic.marketplace", "basic.marketplace-2", "basic.marketplace-3")
def test_a_marketplace_yields_what_the_other_has_more_of() -> None:
    """B has three regions with a 2: hills, mountains and a gold field; A has one, a forest with a camp."""
    theirs = {"right": "h", "regions": MORE, "goods": {"brick": 3, "stack_mountains_2": 3}}
    mine = {"cards": "marketplace lumber_camp@f-top-1", "goods": {"ore": 3}}
    match = roll(turn(A=mine, B=theirs), 2, "trade")
    assert stock(match, "lumber") == 2
    assert sorted(options(match)) == sorted(takes("brick", "gold"))
    play(match, take("brick"))
    assert purse(match) == {"ore": 3, "lumber": 2, "brick": 1}
    assert "done" in options(match)


@pytest.mark.rule("basic.marketplace")
def test_a_marketplace_with_one_place_for_its_gain_asks_nothing() -> None:
    theirs = {"right": "h", "regions": MORE, "goods": NOTHING}
    mine = {"cards": "marketplace", "goods": {"ore": 3, "gold": 3, "brick": 2}}
    match = roll(turn(A=mine, B=theirs), 2, "trade")
    assert purse(match) == {"ore": 3, "gold": 3, "brick": 3, "lumber": 1}
    mine["goods"] = {"ore": 3, "gold": 3, "brick": 3}
    match = roll(turn(A=mine, B=theirs), 2, "trade")
    assert purse(match) == {"ore": 3, "gold": 3, "brick": 3, "lumber": 1}


@pytest.mark.rule("basic.marketplace")
def test_a_marketplace_yields_nothing_with_as_many_regions_or_more() -> None:
    theirs = {"right": "h", "regions": MORE, "goods": NOTHING, "cards": "marketplace"}
    match = roll(turn(A={"goods": NOTHING}, B=theirs), 2, "trade")
    assert purse(match, "B") == {"brick": 1, "ore": 1, "gold": 1}
    match = roll(turn(A={"goods": NOTHING, "cards": "marketplace#2"}, B=theirs), 3, "trade")
    assert (purse(match), purse(match, "B")) == ({"brick": 1}, {"lumber": 1})


@pytest.mark.rule("basic.marketplace", "dice.18")
def test_a_marketplace_works_in_the_other_players_turn() -> None:
    theirs = {"right": "h", "regions": MORE, "goods": NOTHING}
    match = roll(moment("turn of B", A={"cards": "marketplace", "goods": NOTHING}, B=theirs), 2, "trade")
    assert who(match) == "A"
    play(match, take("gold"))
    assert who(match) == "B"
    assert purse(match) == {"lumber": 1, "gold": 1}


# --- boosters -------------------------------------------------------------------------------------


@pytest.mark.rule(
    "basic.iron_foundry",
    "basic.grain_mill",
    "basic.lumber_camp",
    "basic.weavers_shop",
    "basic.brick_factory",
    "land.8",
)
@pytest.mark.parametrize(
    ("card", "good", "number", "right", "wrong"),
    [
        ("iron_foundry", "ore", 5, "g-bottom-1", ("f-bottom-1", "f-top-1", "g-top-1")),
        ("grain_mill", "grain", 6, "g-top-1", ("f-bottom-1", "f-top-1", "g-bottom-1")),
        ("lumber_camp", "lumber", 2, "f-top-1", ("f-bottom-1", "g-top-1", "g-bottom-1")),
        ("brick_factory", "brick", 3, "f-bottom-1", ("f-top-1", "g-top-1", "g-bottom-1")),
    ],
)
def test_a_booster_doubles_the_production_next_to_it(
    card: str, good: str, number: int, right: str, wrong: tuple[str, ...]
) -> None:
    match = roll(turn(A={"cards": f"{card}@{right}", "goods": NOTHING}), number, "trade")
    assert purse(match) == {good: 2}
    for site in wrong:
        match = roll(turn(A={"cards": f"{card}@{site}", "goods": NOTHING}), number, "trade")
        assert purse(match) == {good: 1}


@pytest.mark.rule("basic.weavers_shop", "land.8", "land.9")
@pytest.mark.parametrize(
    ("site", "wool"),
    [
        ("f-bottom-1", 2),
        ("g-bottom-1", 2),
        ("f-bottom-2", 2),
        ("g-bottom-2", 2),
        ("f-top-1", 1),
        ("g-top-2", 1),
    ],
)
def test_a_weavers_shop_above_or_below_a_place(site: str, wool: int) -> None:
    mine = {"cards": f"weavers_shop@{site}", "goods": NOTHING, "cities": "fg"}
    assert purse(roll(turn(A=mine), 4, "trade")) == {"wool": wool}


@pytest.mark.rule("basic.iron_foundry-3", "land.4")
def test_what_a_booster_yields_beyond_three_is_lost() -> None:
    mine = {"cards": "grain_mill@g-top-1", "goods": {"grain": 2}}
    assert purse(roll(turn(A=mine), 6, "trade")) == {"grain": 3}


@pytest.mark.rule("basic.iron_foundry-2")
def test_boosters_work_only_for_the_production_die() -> None:
    mine = {"cards": "grain_mill@g-top-1 storehouse@g-top-2", "cities": "g", "goods": NOTHING}
    match = roll(turn(A=mine, B={"goods": NOTHING}), 1, "plentiful_harvest")
    play(match, take("grain"))
    assert stock(match, "grain") == 1
    match = event(turn(A=mine, B={"goods": NOTHING}), "year_of_plenty", 1)
    assert stock(match, "grain") == 1


# --- event cards ----------------------------------------------------------------------------------


@pytest.mark.rule("dice.16", "dice.17", "secret.1", "secret.9")
def test_an_event_card_is_turned_up_and_goes_under_the_stack() -> None:
    match = event(turn(), "trade_ships_race")
    assert "A event trade_ships_race" in told(match)
    assert match.view()["events"] == {"left": 4, "turned": ["trade_ships_race"]}
    play(match, "done", *["draw stack=1"] * 3, "pass")
    event(match, "invention")
    assert "B event invention" in told(match)
    assert match.view()["events"] == {"left": 3, "turned": ["trade_ships_race", "invention"]}


@pytest.mark.rule("goods.1", "goods.8")
def test_the_victim_of_a_demand_picks_the_regions() -> None:
    theirs = {"right": "h", "regions": MORE, "goods": {"ore": 1, "stack_mountains_2": 1}}
    match = roll(turn(A={"cards": SHIPS, "goods": NOTHING}, B=theirs), 3, "trade")
    play(match, "demand resource=ore")
    assert who(match) == "B"
    assert options(match) == [pay("ore", "B"), pay("stack_mountains_2")]
    play(match, pay("stack_mountains_2"))
    assert who(match) == "A"
    assert (stock(match, "ore"), stock(match, "ore", "B"), stock(match, "stack_mountains_2")) == (1, 1, 0)
    assert STORES["A"]["ore"] == "red_mountains_5"
