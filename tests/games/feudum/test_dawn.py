"""The progress die, the dawn of an epoch, the end of the round."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.games.feudum.table import (
    GOODS,
    NO_GOODS,
    REGIONS,
    at,
    dawn,
    goods,
    guild,
    moment,
    options,
    play,
    player,
    points,
    ranks,
    shillings,
    who,
)


def stacks(*tops: int) -> dict[str, int]:
    return dict(zip(REGIONS, tops, strict=True))


def rolling(tops: dict[str, int], epoch: int, rolls: str = "", **more: Any) -> Match:
    return moment("die", stacks=tops, epoch=epoch, rolls=rolls, **more)


def after(match: Match) -> tuple[list[int], int]:
    position = match.position()
    return list(position["stacks"].values()), position["epoch"]


# --- the die ------------------------------------------------------------------------------------------


@pytest.mark.rule("progress.1")
@pytest.mark.parametrize("region", range(6))
def test_the_die_takes_a_tile(region: int) -> None:
    match = rolling(stacks(1, 1, 1, 1, 1, 1), 1, f"{region} 0")
    tops, epoch = after(match)
    assert (tops, epoch) == ([2 if n == region else 1 for n in range(6)], 1)
    assert match.position()["gone"] == 1


@pytest.mark.rule("progress.2")
def test_the_die_is_rolled_again() -> None:
    match = rolling(stacks(2, 2, 1, 2, 1, 1), 1, "0 3 1 4 0")
    assert after(match) == ([2, 2, 1, 2, 2, 1], 2)
    older = rolling(stacks(1, 3, 2, 3, 2, 1), 2, "1 0 0")
    assert after(older)[0] == [2, 3, 2, 3, 2, 1]
    empty = rolling(stacks(5, 4, 4, 4, 4, 4), 4, "0 1 0")
    assert after(empty) == ([5, 5, 4, 4, 4, 4], 5)
    current = rolling(stacks(2, 2, 2, 3, 2, 2), 2, "1 0")
    assert after(current)[0] == [2, 3, 2, 3, 2, 2]


@pytest.mark.rule("progress.3")
def test_no_tile_no_die() -> None:
    match = rolling(stacks(2, 2, 2, 2, 2, 2), 1)
    assert after(match) == ([2] * 6, 2)


@pytest.mark.rule("progress.4", "setup.25")
@pytest.mark.parametrize(("epoch", "needed"), [(2, 4), (3, 3), (4, 2), (5, 1)])
def test_when_an_epoch_dawns(epoch: int, needed: int) -> None:
    # The die takes the tile that is still missing, or one less.
    for showing in (needed - 1, needed):
        tops = [epoch] * (showing - 1) + [epoch - 1] * (7 - showing) if showing else [epoch - 1] * 6
        if not showing:
            tops = [epoch - 2, *[epoch - 1] * 5]
            match = rolling(stacks(*tops), epoch - 1, "0 0")
        else:
            match = rolling(stacks(*tops), epoch - 1, f"{showing - 1} 0")
        assert after(match)[1] == (epoch if showing == needed else epoch - 1), showing


@pytest.mark.rule("progress.5")
def test_one_epoch_at_a_time() -> None:
    match = rolling(stacks(2, 2, 2, 2, 2, 1), 1, "5 0")
    assert after(match) == ([2] * 6, 2)
    improved = moment(
        "turn of A",
        who(cards="improve tax", goods={"wood": 1}),
        ruler={"A": "desert_c"},
        discs={"desert_c": "outpost"},
        stacks=stacks(2, 2, 2, 1, 1, 1),
    )
    play(improved, "play card=improve", "improve location=desert_c")
    assert after(improved) == ([2, 2, 2, 2, 1, 1], 1)  # seen only after the die


# --- scoring at dawn ------------------------------------------------------------------------------------


@pytest.mark.rule("dawn.1", "status.9", "status.10")
@pytest.mark.parametrize("epoch", [2, 3, 4, 5])
def test_standing_scores(epoch: int) -> None:
    players = [
        who("monk sea_e", "monk sea_e", "monk sea_e"),
        who("monk sea_e", "monk sea_e"),
        who("monk sea_e"),
        who(),
    ]
    match = dawn(epoch, *players, seats=4)
    assert [points(match, letter).get("status", 0) for letter in "ABCD"] == [5, 3, 1, 0]
    match = dawn(epoch, *players[:3], seats=3)
    assert [points(match, letter).get("status", 0) for letter in "ABC"] == [5, 3, 0]
    both = dawn(epoch, who("monk sea_e", "knight sea_e", "noble sea_e"))
    assert points(both)["status"] == 15


@pytest.mark.rule("dawn.2")
def test_landscapes_score() -> None:
    match = dawn(
        2,
        ruler={"B": "desert_c sea_e"},
        serf={"A": "desert_c sea_e"},
        landscape={"desert_c": "orchard", "sea_e": "silver_mine"},
        grown={"desert_c": 1},
        advanced=True,
    )
    assert points(match)["landscapes"] == 6
    assert "landscapes" not in points(match, "B")


PLACE = {
    "sea": "sea_e sea_n",
    "island": "island_e",
    "forest": "forest_c",
    "desert": "desert_c",
    "badlands": "badlands_c",
    "mountain": "mountain_se",
}


@pytest.mark.rule("dawn.3", "dawn.4")
@pytest.mark.parametrize("count", range(7))
def test_active_regions(count: int) -> None:
    ruled = " ".join([PLACE[region] for region in REGIONS[:count]])
    match = dawn(3, who(markers=0), ruler={"A": ruled})
    assert points(match).get("regions", 0) == (0, 1, 3, 5, 7, 9, 11)[count]
    assert match.view()["seats"][0]["regions"] == count


@pytest.mark.rule("dawn.4")
def test_a_tended_landscape_makes_a_region_active() -> None:
    there: dict[str, Any] = {"ruler": {"B": "desert_c"}, "serf": {"A": "desert_c"}, "advanced": True}
    assert points(dawn(2, **there)) == {}
    assert points(dawn(2, landscape={"desert_c": "orchard"}, **there))["regions"] == 1
    assert points(dawn(2, landscape={"desert_c": "orchard"}, **there), "B")["regions"] == 1


@pytest.mark.rule("dawn.6", "dawn.2")
def test_first_scoring_then_growing() -> None:
    match = dawn(
        5,
        ruler={"B": "desert_c"},
        serf={"A": "desert_c"},
        landscape={"desert_c": "silver_mine"},
        advanced=True,
    )
    assert points(match)["landscapes"] == 2
    assert at(match, "desert_c")["grown"] == 3
    play(match, "collect location=desert_c")
    assert (shillings(match), shillings(match, "B")) == (9, 8)
    assert match.over()


@pytest.mark.rule("dawn.11")
def test_when_targets_are_short_the_first_in_turn_is_served_first() -> None:
    more: dict[str, Any] = {
        "ruler": {"C": "sea_n desert_c"},
        "serf": {"A": "sea_n", "B": "desert_c"},
        "landscape": {"sea_n": "archery_range", "desert_c": "archery_range", "island_s": "archery_range"},
        "grown": {"island_s": 8},
        "advanced": True,
        "seats": 3,
    }
    for first, grown in (("A", (3, 1)), ("B", (1, 3)), ("C", (3, 1))):
        match = dawn(2, first=first, **more)
        assert (at(match, "sea_n")["grown"], at(match, "desert_c")["grown"]) == grown
        assert at(match, "island_s")["grown"] == 8


# --- goods and guilds -----------------------------------------------------------------------------------


SOUTH = ["sea_sw", "island_s", "forest_se", "desert_sw", "badlands_se", "mountain_se"]
EAST = ["sea_e", "island_e", "forest_se", "desert_e", "badlands_se", "mountain_se"]
WEST = ["sea_sw", "island_w", "forest_nw", "desert_sw", "badlands_nw", "mountain_nw"]


@pytest.mark.rule("dawn.7", "dawn.8")
@pytest.mark.parametrize(("epoch", "places"), [(2, SOUTH), (3, EAST), (4, WEST), (5, [])])
def test_goods_on_the_map(epoch: int, places: list[str]) -> None:
    match = dawn(epoch)
    lying = {
        place["name"]: sum(place["goods"].values()) for place in match.view()["locations"] if place["goods"]
    }
    assert lying == dict.fromkeys(places, 1)
    kinds = {
        tuple(sorted(place["goods"]))
        for seed in range(4)
        for place in dawn(epoch, rng=seed).view()["locations"]
        if place["goods"]
    }
    assert len(kinds) > 2 or not places


@pytest.mark.rule("dawn.8")
def test_goods_join_what_lies_there() -> None:
    match = dawn(2, discs={"forest_se": "farm"}, goods={"forest_se": {"iron": 11}})
    assert sum(at(match, "forest_se")["goods"].values()) == 12


@pytest.mark.rule("dawn.9", "dawn.10", "progress.5")
def test_guilds_are_filled_up_in_epoch_three() -> None:
    low: dict[str, Any] = {
        "barn": {"food": 4},
        "hens": [],
        "shelf": dict(zip(GOODS, (0, 4, 1, 4, 3), strict=True)),
        "carts": dict(zip(GOODS, (3, 3, 0, 1, 0), strict=True)),
        "row": {"yellow": 0, "blue": 5, "red": 1, "purple": 2},
        "scrolls": ["A2", "C1"],
        "rosary": [5, 5],
        "for_sale": {"ship": 1},
        "purse": 3,
        "coffer": 4,
    }
    match = dawn(3, **low)
    assert sum(guild(match, "farmer")["barn"].values()) == 10
    assert guild(match, "farmer")["barn"]["food"] >= 4
    assert len(guild(match, "farmer")["hens"]) == 1
    assert [guild(match, "merchant")["shelves"][good]["stock"] for good in GOODS] == [3, 4, 4, 4, 4]
    assert [guild(match, "alchemist")["carts"][good] for good in GOODS] == [3, 3, 3, 3, 1]
    vessels = guild(match, "alchemist")["vessels"]
    assert sum(vessels.values()) == 2
    assert vessels["ship"] >= 1
    assert [row["markers"] for row in guild(match, "knight")["rows"]] == [2, 5, 2, 2]
    assert match.position()["scrolls"] == ["A1", "A2", "A3", "B2", "C1"]
    assert len(guild(match, "monk")["rosary"]) == 4
    assert (match.position()["purse"], match.position()["coffer"]) == (3, 4)
    assert match.view()["supply"]["seals"] == 17 - 5 - 4 - 1
    for epoch in (2, 4):
        other = dawn(epoch, **low)
        assert guild(other, "farmer")["hens"] == []
        assert match.position()["scrolls"] != other.position()["scrolls"]
        assert guild(other, "farmer")["barn"] == {"food": 4}


@pytest.mark.rule("dawn.9", "dawn.10")
def test_nothing_above_the_first_fill_is_taken() -> None:
    match = dawn(
        3,
        hens=[2, 2],
        rosary=[2, 3, 3, 3, 4, 5],
        for_sale={"ship": 3},
        row={"yellow": 6, "blue": 3, "red": 2, "purple": 2},
        scrolls=["A1", "A2", "A3", "B1", "B2", "C1"],
        shelf=dict.fromkeys(GOODS, 4),
        carts=dict.fromkeys(GOODS, 3),
    )
    assert guild(match, "farmer")["hens"] == [2, 2]
    assert len(guild(match, "monk")["rosary"]) == 6
    assert sum(guild(match, "alchemist")["vessels"].values()) == 3
    assert [row["markers"] for row in guild(match, "knight")["rows"]] == [6, 3, 2, 2]
    assert len(match.position()["scrolls"]) == 6
    assert [guild(match, "merchant")["shelves"][good]["stock"] for good in GOODS] == [4] * 5
    assert [guild(match, "alchemist")["carts"][good] for good in GOODS] == [3] * 5


@pytest.mark.rule("dawn.10", "goods.10", "goods.9")
def test_shortages_remain() -> None:
    mine = who(seals=12, markers=18, vessels={"ship": 3, "submersible": 3, "flying_machine": 2})
    match = dawn(3, mine, who(goods={}), hens=[], rosary=[2], scrolls=[], row={"blue": 2}, for_sale={})
    assert match.view()["supply"]["seals"] == 0
    # Four tokens are left: one for a hen, then three scrolls, none for the rosary.
    assert (guild(match, "farmer")["hens"] != [], match.position()["scrolls"]) == (True, ["A1", "A3", "B2"])
    assert guild(match, "monk")["rosary"] == [2]
    assert guild(match, "alchemist")["vessels"] == {"ship": 0, "submersible": 0, "flying_machine": 1}
    assert [row["markers"] for row in guild(match, "knight")["rows"]][:2] == [2, 2]
    hoard = {"saltpeter": 27, "sulfur": 29, "iron": 27, "wood": 27, "food": 42}
    dry = dawn(
        3,
        who(goods=hoard),
        who(goods={}),
        barn=NO_GOODS,
        shelf=NO_GOODS,
        carts={**NO_GOODS, "saltpeter": 3, "sulfur": 1, "iron": 3, "wood": 3, "food": 1},
    )
    # Six of the seven goods in the bag lie on the map, the last one in the barn.
    assert sum(dry.view()["bag"].values()) == 0
    assert sum(guild(dry, "farmer")["barn"].values()) == 1
    assert [guild(dry, "merchant")["shelves"][good]["stock"] for good in GOODS] == [0] * 5


# --- the end of the round -------------------------------------------------------------------------------


@pytest.mark.rule("round.17", "final.1")
def test_the_marker_passes_and_the_last_dawn_ends_the_game() -> None:
    match = rolling(stacks(1, 1, 1, 1, 1, 1), 1, "0 0", seats=3, first="C", turn="B")
    position = match.position()
    assert (position["first"], position["round"]) == ("A", 2)
    over = dawn(5, who("monk sea_e"))
    assert over.over()
    assert points(over)["status"] == 5
    assert "shillings" in points(over)
    for epoch in (2, 3, 4):
        assert not dawn(epoch).over()
        assert "shillings" not in points(dawn(epoch))
    assert ranks(over, "monk") == "A"
    assert (options(over), goods(over), player(over)["played"]) == ([], {"food": 7}, [])
