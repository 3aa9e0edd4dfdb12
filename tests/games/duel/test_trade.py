"""Trade at every rate, paying from chosen regions, storing where one likes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.table import (
    FULL,
    NOTHING,
    RESOURCES,
    moment,
    options,
    pay,
    play,
    purse,
    roll,
    seat,
    stock,
    take,
    takes,
    turn,
)

FIRST = {
    "5-top": "red_forest_2", "5-bottom": "red_hills_3", "6-top": "red_gold_field_1",
    "6-bottom": "red_pasture_4", "7-top": "red_fields_6", "7-bottom": "red_mountains_5",
}  # fmt: skip
TWO_MOUNTAINS = {**FIRST, "8-top": "stack_mountains_2", "8-bottom": "stack_pasture_5"}
WIDE = {"right": "h", "regions": TWO_MOUNTAINS}


def others(good: str) -> list[str]:
    return [name for name in RESOURCES if name != good]


@pytest.mark.rule("trade.1", "trade.4")
@pytest.mark.parametrize("good", RESOURCES)
def test_three_of_a_kind_buy_one_of_another(good: str) -> None:
    assert options(moment(A={"goods": {good: 2}}), "trade") == []
    match = moment(A={"goods": {good: 3}})
    assert options(match, "trade") == [f"trade resource={good}"]
    play(match, f"trade resource={good}")
    assert sorted(options(match)) == sorted(takes(*others(good)))
    other = others(good)[2]
    play(match, take(other))
    assert purse(match) == {other: 1}
    assert options(match, "trade") == []


@pytest.mark.rule("trade.2", "goods.1")
def test_what_is_traded_may_come_from_several_regions() -> None:
    match = moment(A={**WIDE, "goods": {"ore": 2, "stack_mountains_2": 2}})
    play(match, "trade resource=ore", pay("stack_mountains_2"), pay("ore"))
    assert options(match) == [pay("ore"), pay("stack_mountains_2")]
    play(match, pay("stack_mountains_2"), take("wool"))
    assert (stock(match, "ore"), stock(match, "stack_mountains_2"), stock(match, "wool")) == (1, 0, 1)


@pytest.mark.rule("trade.2")
def test_what_can_be_paid_in_one_way_only_is_not_asked() -> None:
    match = moment(A={**WIDE, "goods": {"ore": 2, "stack_mountains_2": 1}})
    play(match, "trade resource=ore")
    assert options(match)[0].startswith("take")
    assert purse(match) == {}
    match = play(moment(A={**WIDE, "goods": {"ore": 3}}), "trade resource=ore")
    assert options(match)[0].startswith("take")
    match = moment(A={**WIDE, "goods": {"ore": 1, "stack_mountains_2": 3}})
    play(match, "trade resource=ore", pay("ore"))
    assert stock(match, "stack_mountains_2") == 1


@pytest.mark.rule("goods.2", "goods.4")
def test_what_is_received_is_stored_in_any_region_of_its_kind() -> None:
    match = play(moment(A={**WIDE, "goods": {"brick": 3}}), "trade resource=brick")
    assert set(takes("ore", "stack_mountains_2", "wool", "stack_pasture_5")) <= set(options(match))
    play(match, take("stack_mountains_2"))
    assert (stock(match, "ore"), stock(match, "stack_mountains_2")) == (0, 1)
    assert not [verb for verb in options(match) if verb.split()[0] not in ("done", "road")]


@pytest.mark.rule("trade.4", "trade.5")
def test_a_trade_needs_room_for_another_kind() -> None:
    full = {**FULL, "ore": 2}
    match = moment(A={"goods": full})
    assert "trade resource=brick" in options(match)
    assert options(play(match, "trade resource=brick")) == takes("ore")
    assert options(moment(A={"goods": FULL}), "trade") == []
    ship = {"cards": "ore_ship", "goods": full}
    assert "trade resource=ore" not in options(moment(A=ship))


@pytest.mark.rule("trade.1", "trade.7")
@pytest.mark.parametrize("good", RESOURCES)
def test_three_for_one_is_possible_beside_a_ship(good: str) -> None:
    mine: dict[str, Any] = {"cards": f"{good}_ship", "goods": {good: 3}}
    match = moment(A=mine)
    both = [f"trade resource={good}", f"trade-three resource={good}"]
    assert options(match, "trade", "trade-three") == both
    play(match, both[1], take(others(good)[0]))
    assert purse(match) == {others(good)[0]: 1}
    assert options(moment(A={**mine, "goods": {good: 2}}), "trade-three") == []
    assert options(moment(A={"goods": {good: 3}}), "trade-three") == []
    assert options(moment(A={**mine, "goods": FULL}), "trade", "trade-three") == []


@pytest.mark.rule(
    "trade.1",
    "trade.3",
    "basic.ore_ship",
    "basic.grain_ship",
    "basic.gold_ship",
    "basic.lumber_ship",
    "basic.brick_ship",
    "basic.wool_ship",
)
@pytest.mark.parametrize("good", RESOURCES)
def test_a_trade_ship_trades_two_of_its_kind(good: str) -> None:
    mine: dict[str, Any] = {"cards": f"{good}_ship", "goods": {good: 1}}
    assert options(moment(A=mine), "trade") == []
    match = moment(A={**mine, "goods": dict.fromkeys(RESOURCES, 2)})
    assert options(match, "trade") == [f"trade resource={good}"]
    assert seat(match)["rates"] == {**dict.fromkeys(RESOURCES, 3), good: 2}
    other = others(good)[0]
    play(match, f"trade resource={good}", take(other))
    assert purse(match) == {name: 2 for name in RESOURCES if name != good} | {other: 3}


@pytest.mark.rule("basic.ore_ship-2", "basic.ore_ship-3")
def test_a_trade_ship_may_be_used_several_times_a_turn() -> None:
    goods = {"ore": 2, "stack_mountains_2": 3}
    match = moment(A={**WIDE, "cards": "ore_ship@h-top-1", "goods": goods})
    play(match, "trade resource=ore", pay("ore"), pay("stack_mountains_2"), take("wool"))
    play(match, "trade resource=ore", pay("ore"), take("wool"))
    assert purse(match) == {"ore": 1, "wool": 2}


@pytest.mark.rule("basic.ore_ship-3", "trade.2")
def test_a_ship_need_not_be_next_to_the_regions() -> None:
    match = moment(A={**WIDE, "cards": "ore_ship@f-top-1", "goods": {"ore": 1, "stack_mountains_2": 1}})
    play(match, "trade resource=ore", take("gold"))
    assert purse(match) == {"gold": 1}


@pytest.mark.rule("trade.6", "turn.3")
def test_no_trade_outside_the_own_action_phase() -> None:
    mine = {"goods": FULL, "cards": "ore_ship gold_ship"}
    assert options(turn(A=mine)) == ["roll"]
    match = moment(A={"goods": {**FULL, "ore": 0}}, B={"goods": FULL})
    assert {action.split()[0] for action in options(match)} == {"done", "road", "trade"}


# --- the Large Trade Ship ---------------------------------------------------------------------------


@pytest.mark.rule("basic.large_trade_ship", "basic.large_trade_ship-3", "land.8")
@pytest.mark.parametrize(
    ("site", "left", "right"),
    [
        ("f-top-1", "lumber", "gold"),
        ("f-bottom-1", "brick", "wool"),
        ("g-top-1", "gold", "grain"),
        ("g-bottom-1", "wool", "ore"),
    ],
)
@pytest.mark.parametrize("card", ["large_trade_ship", "large_trade_ship-gold"])
def test_a_large_trade_ship_trades_two_of_a_region_beside_it(
    site: str, left: str, right: str, card: str
) -> None:
    goods = dict.fromkeys(RESOURCES, 2)
    match = moment(A={"cards": f"{card}@{site}", "goods": goods}, setup="gold")
    stores = {name: take(name).removeprefix("take store=") for name in (left, right)}
    assert sorted(options(match, "ship")) == sorted([f"ship store={store}" for store in stores.values()])
    play(match, f"ship store={stores[left]}")
    assert left not in [action for action in options(match) if action == take(left)]
    assert sorted(options(match)) == sorted(takes(*others(left)))
    play(match, take(right), f"ship store={stores[right]}", take(left))
    assert purse(match) == {**goods, left: 1, right: 1}


@pytest.mark.rule("basic.large_trade_ship-2")
def test_left_and_right_are_not_combined() -> None:
    """Mountains left and right of place h, one ore in each."""
    regions = {**FIRST, "8-top": "stack_fields_1", "8-bottom": "stack_mountains_2"}
    mine = {"right": "h", "regions": regions, "cards": "large_trade_ship@h-bottom-1"}
    match = moment(A={**mine, "goods": {"ore": 1, "stack_mountains_2": 1}})
    assert options(match, "ship", "trade") == []
    match = moment(A={**mine, "goods": {"ore": 1, "stack_mountains_2": 2}})
    assert options(match, "ship") == ["ship store=stack_mountains_2"]
    assert options(match, "trade") == ["trade resource=ore"]
    play(match, "ship store=stack_mountains_2")
    assert not [action for action in options(match) if "mountains" in action]
    match = moment(A={**mine, "goods": {**FULL, "stack_mountains_2": 2, "stack_fields_1": 3}})
    assert options(match, "ship") == []


@pytest.mark.rule("basic.large_trade_ship")
def test_beside_a_common_ship_the_large_one_adds_nothing() -> None:
    mine = {"cards": "large_trade_ship@g-bottom-1 ore_ship", "goods": {"ore": 2, "wool": 2}}
    match = moment(A=mine)
    assert options(match, "ship", "trade") == ["trade resource=ore", "ship store=red_pasture_4"]


# --- the Mint ---------------------------------------------------------------------------------------


@pytest.mark.rule("gold.mint", "gold.mint-2")
@pytest.mark.parametrize("mints", [0, 1, 2])
def test_a_mint_trades_one_gold_once_a_turn(mints: int) -> None:
    cards = " ".join(["mint@f-top-1", "mint#2@f-bottom-1"][:mints])
    mine = {"cards": cards, "cities": "f", "goods": {"gold": 3, "wool": 3}}
    match = moment(A=mine, setup="gold")
    for used in range(mints):
        assert "mint" in options(match)
        play(match, "mint")
        assert sorted(options(match)) == sorted(takes("brick", "grain", "lumber", "ore"))
        play(match, take("ore"))
        assert purse(match) == {"gold": 2 - used, "ore": 1 + used, "wool": 3}
    assert "mint" not in options(match)


@pytest.mark.rule("gold.mint")
def test_a_mint_works_again_in_the_next_turn_and_needs_gold_and_room() -> None:
    mine = {"cards": "mint", "cities": "f", "goods": {"gold": 2}}
    match = play(
        moment(A={**mine, "hand": "austin inga osmund"}, setup="gold"), "mint", take("ore"), "done", "pass"
    )
    roll(match, 5, "trade")
    play(match, "done", *["draw stack=1"] * 3, "pass")
    roll(match, 5, "trade")
    assert "mint" in options(match)
    assert "mint" not in options(moment(A={**mine, "goods": {"ore": 2}}, setup="gold"))
    assert "mint" not in options(moment(A={**mine, "goods": FULL}, setup="gold"))
    assert "mint" not in options(moment(A={**mine, "goods": {**FULL, "gold": 2}}, setup="gold"))
    cached = {**mine, "cache": "5-top", "goods": {"cache": 1, **NOTHING}}
    match = play(moment(A=cached, setup="gold"), "mint", take("ore"))
    assert purse(match) == {"ore": 1}
