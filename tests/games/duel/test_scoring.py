"""Points of every kind, the two tokens, and what follows from cards beside each other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.duel.table import FULL, discards, moment, play, seat, turn


@pytest.mark.rule("points.2", "points.4", "points.1")
@pytest.mark.parametrize(
    ("mine", "theirs", "holder"),
    [
        ("harald", "", None),
        ("harald austin", "", "A"),
        ("candamir", "harald austin", "A"),
        ("harald austin", "osmund inga", None),
        ("harald austin", "candamir", "B"),
        ("", "candamir", "B"),
        ("harald", "siglind inga", "B"),
    ],
)
def test_the_strength_advantage(mine: str, theirs: str, holder: str | None) -> None:
    match = moment(A={"cards": mine}, B={"cards": theirs})
    assert [seat(match, letter)["hero"] for letter in "AB"] == [holder == "A", holder == "B"]
    assert match.scores() == [2 + (holder == "A"), 2 + (holder == "B")]
    assert seat(match, "A")["sources"]["hero"] == int(holder == "A")


@pytest.mark.rule("points.3", "points.4", "points.1", "points.6")
@pytest.mark.parametrize(
    ("mine", "theirs", "holder"),
    [
        ("ore_ship gold_ship", "", None),
        ("ore_ship gold_ship toll_bridge", "", "A"),
        ("ore_ship gold_ship toll_bridge", "marketplace wool_ship grain_ship", None),
        ("ore_ship gold_ship toll_bridge", "marketplace wool_ship grain_ship brick_ship", "B"),
        ("", "marketplace wool_ship large_trade_ship", "B"),
    ],
)
def test_the_trade_advantage(mine: str, theirs: str, holder: str | None) -> None:
    match = moment(A={"cards": mine}, B={"cards": theirs})
    assert [seat(match, letter)["trade"] for letter in "AB"] == [holder == "A", holder == "B"]
    assert match.scores() == [2 + (holder == "A"), 2 + (holder == "B")]
    assert seat(match, "B")["sources"]["trade"] == int(holder == "B")


@pytest.mark.rule("points.5", "points.6", "points.7")
def test_a_token_changes_hands_or_is_laid_aside_at_once() -> None:
    match = moment(A={"hand": "osmund siglind", "goods": FULL}, B={"cards": "candamir"}, setup="gold")
    assert match.scores() == [2, 3]
    play(match, "build card=osmund", "at site=red-f-top-1")
    assert match.scores() == [2, 3]
    play(match, "build card=siglind", "at site=red-g-top-1")
    assert (match.scores(), [seat(match, letter)["hero"] for letter in "AB"]) == ([2, 2], [False, False])
    match = moment(A={"hand": "osmund candamir", "goods": FULL}, B={"cards": "harald austin"}, setup="gold")
    assert match.scores() == [2, 3]
    play(match, "build card=candamir", "at site=red-f-top-1")
    assert match.scores() == [3, 2]
    play(match, "remove site=red-f-top-1")
    assert match.scores() == [2, 3]


@pytest.mark.rule("points.7", "gold.harbor-2")
def test_a_trade_token_is_lost_in_the_middle_of_a_card() -> None:
    theirs = {"cards": "ore_ship gold_ship wool_ship harbor@f-bottom-2", "cities": "f"}
    match = moment(A={"hand": "pirate_ship", "goods": FULL}, B=theirs, setup="gold")
    assert match.scores() == [2, 5]
    play(match, "build card=pirate_ship", "at site=red-f-top-1", "lose site=blue-f-top-1")
    assert match.scores() == [2, 4]
    assert seat(match, "B")["commerce"] == 3
    match = moment(
        A={"hand": "pirate_ship", "goods": FULL}, B={"cards": "ore_ship gold_ship wool_ship"}, setup="gold"
    )
    play(match, "build card=pirate_ship", "at site=red-f-top-1", "lose site=blue-f-top-1")
    assert match.scores() == [2, 2]
    assert discards(match) == ["ore_ship"]


@pytest.mark.rule("points.8", "points.9", "theme.16")
def test_all_points_of_a_principality_are_added_up() -> None:
    match = moment(A={"cards": "abbey@f-top-1 university@f-top-2", "cities": "f"}, setup="progress")
    assert seat(match)["progress"] == 2
    assert match.scores()[0] == 4
    match = moment(A={"cards": "austin inga mint@f-top-2", "cities": "f"}, setup="gold")
    mine = seat(match)
    assert (mine["skill"], mine["strength"]) == (5, 2)
    assert mine["sources"] == {"settlements": 1, "cities": 2, "expansions": 1, "hero": 0, "trade": 0}


# --- Harbor, Trading Base, Salt Silo ------------------------------------------------------------------


@pytest.mark.rule("tournament.11", "gold.trading_base")
def test_a_second_harbor_counts() -> None:
    """In a tournament Guido may bring the other's."""
    ships = "ore_ship@g-top-1 wool_ship@g-bottom-1"
    cards = f"harbor@f-top-1 blue/harbor@f-bottom-1 {ships}"
    mine: dict[str, Any] = {"cards": f"{cards} gold_ship@f-top-2", "cities": "f"}
    match = moment(A=mine, setup="tournament")
    assert (seat(match)["sources"]["expansions"], seat(match)["commerce"]) == (2, 5)
    base = {**mine, "cards": f"{cards} trading_base@f-top-2"}
    match = moment(A=base, setup="tournament")
    assert (seat(match)["sources"]["expansions"], seat(match)["commerce"]) == (1, 2 + 2 * 2 + 1)


@pytest.mark.rule("gold.harbor", "gold.harbor-2")
@pytest.mark.parametrize(
    ("ships", "points"),
    [
        ("", 0),
        ("ore_ship gold_ship", 0),
        ("ore_ship gold_ship wool_ship", 1),
        ("ore_ship gold_ship large_trade_ship brick_ship", 1),
        ("ore_ship gold_ship pirate_ship", 0),
    ],
)
def test_a_harbor_is_worth_a_point_with_three_trade_ships(ships: str, points: int) -> None:
    match = moment(A={"cards": f"harbor@f-top-2 {ships}", "cities": "f"}, setup="gold")
    assert seat(match)["sources"]["expansions"] == points
    trade_ships = len([ship for ship in ships.split() if ship != "pirate_ship"])
    assert seat(match)["commerce"] == 1 + trade_ships


@pytest.mark.rule("gold.harbor-2")
def test_the_point_of_a_harbor_comes_and_goes() -> None:
    mine = {"cards": "harbor@f-top-2 ore_ship gold_ship", "cities": "f", "hand": "wool_ship", "goods": FULL}
    match = moment(A=mine, setup="gold")
    assert match.scores()[0] == 4
    play(match, "build card=wool_ship", "at site=red-f-bottom-1")
    assert seat(match)["sources"]["expansions"] == 1
    play(match, "remove site=red-f-bottom-1")
    assert seat(match)["sources"]["expansions"] == 0
    assert seat(match)["commerce"] == 3


@pytest.mark.rule("gold.trading_base", "gold.trading_base-2")
@pytest.mark.parametrize(
    ("cards", "commerce"),
    [
        ("trading_base", 1),
        ("trading_base marketplace", 3),
        ("trading_base harbor", 3),
        ("trading_base marketplace harbor", 5),
        ("trading_base marketplace toll_bridge", 4),
        ("marketplace harbor", 2),
    ],
)
def test_a_trading_base_adds_to_harbor_and_marketplace(cards: str, commerce: int) -> None:
    match = moment(A={"cards": cards, "cities": "fg"}, setup="gold")
    assert seat(match)["commerce"] == commerce


@pytest.mark.rule("gold.trading_base-2")
def test_a_trading_base_works_for_what_is_built_later_and_while_it_stands() -> None:
    mine = {"cards": "trading_base", "cities": "f", "hand": "marketplace harbor", "goods": FULL}
    match = moment(A=mine, setup="gold")
    play(match, "build card=marketplace", "at site=red-f-bottom-1")
    assert seat(match)["commerce"] == 3
    play(match, "build card=harbor", "at site=red-f-top-2")
    assert seat(match)["commerce"] == 5
    play(match, "remove site=red-f-top-1")
    assert seat(match)["commerce"] == 2


@pytest.mark.rule("gold.salt_silo", "gold.salt_silo-2")
@pytest.mark.parametrize(
    ("cards", "commerce"),
    [
        ("salt_silo", 0),
        ("salt_silo ore_ship", 2),
        ("salt_silo ore_ship large_trade_ship wool_ship", 6),
        ("salt_silo pirate_ship toll_bridge", 1),
        ("ore_ship large_trade_ship", 2),
    ],
)
def test_a_salt_silo_gives_ships_two_points(cards: str, commerce: int) -> None:
    match = moment(A={"cards": cards, "cities": "f"}, setup="gold")
    assert seat(match)["commerce"] == commerce


@pytest.mark.rule("gold.salt_silo-2")
def test_ships_built_after_a_salt_silo_have_two_points() -> None:
    mine = {"cards": "salt_silo", "cities": "f", "hand": "ore_ship", "goods": FULL}
    match = play(moment(A=mine, setup="gold"), "build card=ore_ship", "at site=red-g-top-1")
    assert seat(match)["commerce"] == 2


@pytest.mark.rule("land.9", "land.8", "secret.1")
def test_inner_and_outer_site_touch_the_same_regions() -> None:
    for site in ("f-top-1", "f-top-2"):
        match = turn(A={"cards": f"storehouse@{site}", "cities": "f"})
        sheltered = [region["store"] for region in seat(match)["regions"] if region["sheltered"]]
        assert sheltered == ["red_forest_2", "red_gold_field_1"]
    for site in ("g-bottom-1", "g-bottom-2"):
        match = turn(A={"cards": f"storehouse@{site}", "cities": "g"})
        sheltered = [region["store"] for region in seat(match)["regions"] if region["sheltered"]]
        assert sheltered == ["red_pasture_4", "red_mountains_5"]
