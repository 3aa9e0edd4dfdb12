"""Bonus spaces: 20, 15, 10 and 5 in five places, each paid with a diamond."""

from __future__ import annotations

import pytest

from tests.games.journal import told
from tests.games.millefiori.table import (
    SEATS,
    diamonds_of,
    play,
    points,
    row,
    turn,
    who,
    wins_extra_card,
)

# What completes a set in each place: the card, the diamonds before, the space, its instant points.
SETS = {
    "workshops": ("ash-1-1", "W08 W20 W25", "W07", 1),
    "residences": ("key-1-1", "R01 R03 R05", "R10", 5),
    "citizens_nobles": ("coin-1-1", "N11 N12", "N13", 1),
    "citizens_people": ("shell-1-1", "P11 P12", "P13", 1),
    "trade": ("swans-1-1", "T11 T22 T33", "T44", 1),
}
BEFORE_R10 = "R02 R04 R06 R07 R08 R09"
VALUES = (20, 15, 10, 5)


@pytest.mark.rule("bonus.1", "bonus.2", "bonus.3", "bonus.4")
@pytest.mark.parametrize("area", SETS)
@pytest.mark.parametrize("taken", range(4))
def test_the_highest_free_bonus_space_is_taken_and_scored_at_once(area: str, taken: int) -> None:
    card, before, space, instant = SETS[area]
    earlier = {f"B-{area}-{VALUES[n]}": SEATS[n + 1] for n in range(taken)}
    # Bonus spaces A has taken elsewhere change nothing.
    elsewhere = {f"B-{other}-{VALUES[taken]}": "A" for other in SETS if other != area}
    match = turn(
        card,
        {"A": before, "D": BEFORE_R10 if area == "residences" else ""},
        players=4,
        bonus={**earlier, **elsewhere},
    )
    play(match, f"place space={space}")
    assert match.scores() == [instant + VALUES[taken], 0, 0, 0]
    assert points(match, "bonus") == [VALUES[taken], 0, 0, 0]
    new = f"B-{area}-{VALUES[taken]}"
    assert match.position()["bonus"] == {**earlier, **elsewhere, new: "A"}
    assert told(match)[2:4] == [f"A bonus {new}", f"A scored {VALUES[taken]} bonus"]
    assert diamonds_of(match, "A") == (27 - 4 - len(before.split()) - 2, 3)


@pytest.mark.rule("workshops.10", "residences.9", "citizens.16", "trade.6")
@pytest.mark.parametrize("area", SETS)
@pytest.mark.parametrize("value", VALUES)
def test_whoever_has_a_bonus_space_of_an_area_takes_no_other_there(area: str, value: int) -> None:
    card, before, space, instant = SETS[area]
    match = turn(
        card,
        {"A": before, "D": BEFORE_R10 if area == "residences" else ""},
        players=4,
        bonus={f"B-{area}-{value}": "A"},
    )
    play(match, f"place space={space}")
    assert match.scores() == [instant, 0, 0, 0]
    assert match.position()["bonus"] == {f"B-{area}-{value}": "A"}


@pytest.mark.rule("bonus.5")
def test_a_bonus_space_must_be_taken() -> None:
    # It costs A the last diamond of the supply, and nobody is asked.
    match = turn("swans-1-1", {"A": f"T11 T12 T13 {row('W', 1, 22)}"})
    assert diamonds_of(match, "A") == (2, 3)
    play(match, "place space=T14")
    assert match.position()["bonus"] == {"B-trade-20": "A"}
    assert diamonds_of(match, "A") == (0, 3)
    assert match.scores() == [21, 0, 0]
    assert who(match) == "B"


@pytest.mark.rule("bonus.6")
def test_with_an_empty_supply_the_bonus_diamond_comes_from_the_reserve() -> None:
    match = turn("swans-1-1", {"A": f"T11 T12 T13 {row('W', 1, 23)}"})
    assert diamonds_of(match, "A") == (1, 3)
    play(match, "place space=T14")
    assert match.position()["bonus"] == {"B-trade-20": "A"}
    assert diamonds_of(match, "A") == (0, 2)
    assert match.scores() == [21, 0, 0]


@pytest.mark.rule("bonus.6")
def test_the_last_diamond_of_the_reserve_still_takes_a_bonus_space() -> None:
    match = turn("swans-1-1", {"A": f"T11 T12 T13 {row('W', 1, 25)}"}, extra=True)
    assert diamonds_of(match, "A") == (0, 2)
    play(match, "place space=T14")
    assert match.scores() == [21, 0, 0]
    assert match.position()["bonus"] == {"B-trade-20": "A"}
    assert diamonds_of(match, "A") == (0, 0)


@pytest.mark.rule("bonus.7")
def test_without_any_diamond_there_is_no_bonus_space_and_no_bonus_points() -> None:
    match = turn("swans-1-1", {"A": f"T11 T12 T13 {row('W', 1, 26)}"}, extra=True)
    assert diamonds_of(match, "A") == (0, 1)
    play(match, "place space=T14")
    assert match.scores() == [1, 0, 0]
    assert match.position()["bonus"] == {}
    assert diamonds_of(match, "A") == (0, 0)
    assert not wins_extra_card(match)
    assert who(match) == "B"
