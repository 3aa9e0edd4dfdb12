"""Improving locations, region tiles, landscapes."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.games.feudum.table import (
    GUILDS,
    REGIONS,
    act,
    at,
    bag,
    dawn,
    goods,
    laid,
    options,
    play,
    player,
    points,
    shillings,
    stars,
    who,
)
from tests.games.journal import told

RICH: dict[str, Any] = {"goods": {"wood": 1, "iron": 1}, "seals": 1}


def improving(disc: str, place: str = "desert_c", **more: Any) -> Match:
    mine = who(**{**RICH, **more.pop("mine", {})})
    return act("improve", mine, ruler={"A": place}, discs={place: disc}, **more)


@pytest.mark.rule("improve.1", "improve.2", "improve.3", "improve.4", "improve.10", "goods.1")
@pytest.mark.parametrize(
    ("disc", "new", "good", "scored"), [("outpost", "farm", "wood", 2), ("farm", "town", "iron", 3)]
)
def test_outposts_and_farms_are_improved(disc: str, new: str, good: str, scored: int) -> None:
    match = improving(disc)
    supply, before = match.view()["supply"]["discs"], bag(match, good)
    assert options(match, "improve") == ["desert_c"]
    play(match, "improve location=desert_c")
    assert (at(match, "desert_c")["disc"], at(match, "desert_c")["ruler"]) == (new, 0)
    assert goods(match) == {left: 1 for left in ("wood", "iron") if left != good}
    assert bag(match, good) == before + 1
    after = match.view()["supply"]["discs"]
    assert (after[disc], after[new]) == (supply[disc] + 1, supply[new] - 1)
    assert points(match) == {"improving": scored}


@pytest.mark.rule("improve.1", "improve.5", "improve.10", "status.2", "military.1")
def test_a_town_becomes_a_feudum() -> None:
    match = improving("town")
    seals = match.view()["supply"]["seals"]
    play(match, "improve location=desert_c")
    assert options(match, "found") == list(GUILDS)
    play(match, "found guild=noble")
    place = at(match, "desert_c")
    assert (place["disc"], place["guild"], place["ruler"]) == ("feudum", "noble", 0)
    assert (len(player(match)["seals"]), match.view()["supply"]["seals"]) == (0, seals + 1)
    assert stars(match, "noble") == 3
    assert points(match) == {"improving": 4}
    assert match.view()["supply"]["discs"]["feudum_noble"] == 1


@pytest.mark.rule("improve.1", "improve.4")
@pytest.mark.parametrize(
    ("disc", "mine"),
    [
        ("outpost", {"goods": {"iron": 1, "food": 2}}),
        ("farm", {"goods": {"wood": 1, "food": 2}}),
        ("town", {"seals": 0}),
        ("feudum_monk", {}),
    ],
)
def test_what_cannot_be_improved(disc: str, mine: dict[str, Any]) -> None:
    assert options(improving(disc, mine=mine), "improve") == []
    match = act("improve", who(**RICH), ruler={"B": "desert_c"}, serf={"A": "desert_c"})
    assert options(match, "improve") == []


@pytest.mark.rule("improve.4")
def test_a_disc_must_be_left() -> None:
    places = ["sea_n", "sea_sw", "sea_e", "forest_nw", "desert_n", "desert_sw", "desert_w", "desert_e"]
    spread = dict(zip(places, [f"feudum_{guild}" for guild in GUILDS for _ in range(2)], strict=False))
    match = act("improve", who(seals=2), ruler={"A": "desert_c"}, discs={**spread, "desert_c": "town"})
    play(match, "improve location=desert_c")
    assert options(match, "found") == ["noble", "monk"]
    towns = "sea_n sea_sw sea_e forest_nw desert_n desert_sw desert_w desert_e badlands_n badlands_w"
    others = "forest_c forest_se badlands_nw badlands_c badlands_se mountain_nw mountain_se"
    discs = laid(town=towns, outpost=others, farm="desert_c")
    match = act("improve", who(**RICH), ruler={"A": "desert_c"}, discs=discs)
    assert match.view()["supply"]["discs"]["town"] == 0
    assert options(match, "improve") == []
    twelve = "sea_n sea_sw sea_e island_n island_e island_w island_s forest_nw forest_se desert_n"
    every = dict(zip(f"{twelve} desert_sw desert_w".split(), ALL_FEUDUMS, strict=True))
    match = act("improve", who(seals=2), ruler={"A": "desert_c"}, discs={**every, "desert_c": "town"})
    assert options(match, "improve") == []


ALL_FEUDUMS = [f"feudum_{guild}" for guild in GUILDS for _ in range(2)]


@pytest.mark.rule("improve.6", "improve.7")
@pytest.mark.parametrize(("disc", "left"), [("outpost", {"wood": 2}), ("farm", {}), ("town", {"wood": 2})])
def test_goods_of_an_improved_location(disc: str, left: dict[str, int]) -> None:
    match = improving(disc, goods={"desert_c": {"wood": 2}}, mine={"goods": {"iron": 1, "wood": 1}})
    before = bag(match, "wood")
    play(match, "improve location=desert_c")
    if disc == "town":
        play(match, "found guild=monk")
    assert at(match, "desert_c")["goods"] == left
    back = {"outpost": 1, "farm": 2, "town": 0}[disc]
    assert bag(match, "wood") == before + back


@pytest.mark.rule("improve.8", "improve.9", "improve.10")
@pytest.mark.parametrize("top", [1, 2, 3, 4])
@pytest.mark.parametrize(("disc", "more"), [("outpost", 1), ("farm", 2), ("town", 3)])
def test_the_tile_of_the_region_scores(top: int, disc: str, more: int) -> None:
    match = improving(disc, stacks={"desert": top}, epoch=4, rolls="0")
    play(match, "improve location=desert_c")
    if disc == "town":
        play(match, "found guild=monk")
    assert points(match) == {"improving": top + more}
    assert sum(player(match)["tiles"].values()) == 1
    assert match.position()["stacks"]["desert"] == top + 1


@pytest.mark.rule("improve.8", "improve.9")
def test_a_tile_of_this_epoch_may_be_drawn() -> None:
    match = improving("outpost", stacks={"desert": 2}, epoch=2, rolls="0")
    play(match, "improve location=desert_c")
    assert points(match) == {"improving": 3}
    assert player(match)["tiles"] == {"orchard": 1}
    assert "A took-tile orchard desert" in told(match)


@pytest.mark.rule("improve.11", "improve.12")
def test_a_later_tile_is_replaced_by_a_past_one() -> None:
    stacks = {"desert": 3, "sea": 1, "island": 2, "forest": 3, "badlands": 1, "mountain": 2}
    match = improving("outpost", stacks=stacks, epoch=2)
    play(match, "improve location=desert_c")
    assert options(match) == ["draw sea", "draw badlands"]
    play(match, "draw region=badlands")
    assert points(match) == {}
    assert sum(player(match)["tiles"].values()) == 1
    assert match.position()["stacks"] == {**stacks, "badlands": 2}


@pytest.mark.rule("improve.13")
def test_without_a_past_tile_there_is_none() -> None:
    match = improving("outpost", stacks={**dict.fromkeys(REGIONS, 2), "sea": 1}, epoch=1)
    play(match, "improve location=desert_c")
    assert (player(match)["tiles"], points(match)) == ({}, {})
    assert "A no-tile" in told(match)
    assert at(match, "desert_c")["disc"] == "farm"


@pytest.mark.rule("improve.14")
def test_an_empty_stack() -> None:
    stacks = {**dict.fromkeys(REGIONS, 4), "desert": 5, "sea": 3}
    match = improving("outpost", stacks=stacks, epoch=4)
    play(match, "improve location=desert_c")
    assert options(match) == ["draw sea"]
    assert points(match) == {}


@pytest.mark.rule("goods.2", "goods.3")
def test_a_tile_pays_like_a_good() -> None:
    mine = {"goods": {"wood": 1}, "tiles": {"orchard": 1, "silver_mine": 1}}
    match = improving("outpost", mine=mine, advanced=True)
    gone = match.position()["gone"]
    play(match, "improve location=desert_c")
    assert options(match) == ["pay wood", "spend orchard", "spend silver_mine"]
    play(match, "spend landscape=silver_mine")
    assert goods(match) == {"wood": 1}
    assert player(match)["tiles"]["orchard"] >= 1
    assert match.position()["gone"] == gone + 1
    assert at(match, "desert_c")["disc"] == "farm"
    match = improving("outpost", mine=mine)
    play(match, "improve location=desert_c")
    assert options(match) == ["pay wood", "spend orchard"]
    match = improving("outpost", mine={"goods": {}, "tiles": {"orchard": 1}}, rolls="0")
    play(match, "improve location=desert_c")
    assert at(match, "desert_c")["disc"] == "farm"


# --- landscapes -----------------------------------------------------------------------------------


def serf(**more: Any) -> Match:
    mine = {"goods": {"wood": 1}, "tiles": {"orchard": 1, "archery_range": 1}, **more.pop("mine", {})}
    position = {"ruler": {"B": "desert_c sea_e"}, "serf": {"A": "desert_c sea_e"}, "advanced": True, **more}
    return act("improve", who(**mine), who(goods={}), **position)


@pytest.mark.rule("landscapes.1", "landscapes.2", "landscapes.3", "landscapes.4", "goods.1")
def test_laying_a_landscape() -> None:
    match = serf(landscape={"sea_e": "silver_mine"})
    before = bag(match, "wood")
    assert options(match, "tend") == ["desert_c"]
    play(match, "tend location=desert_c")
    assert options(match, "lay") == ["orchard", "archery_range"]
    play(match, "lay landscape=orchard", "pay good=wood")
    assert (at(match, "desert_c")["landscape"], at(match, "desert_c")["grown"]) == ("orchard", 3)
    assert (goods(match), bag(match, "wood")) == ({}, before + 1)
    assert points(match) == {"landscapes": 2}
    assert player(match)["tiles"] == {"archery_range": 1}
    assert options(match) == ["collect desert_c", "leave desert_c"]


@pytest.mark.rule("landscapes.1")
def test_who_may_lay_a_landscape() -> None:
    assert options(serf(mine={"goods": {}}), "tend") == ["sea_e", "desert_c"]  # one tile pays for the other
    assert options(serf(mine={"goods": {}, "tiles": {"orchard": 1}}), "tend") == []
    assert options(serf(mine={"tiles": {}}), "tend") == []
    assert options(serf(mine={"tiles": {"orchard": 1}}), "tend") == ["sea_e", "desert_c"]
    assert options(serf(advanced=False), "tend") == []
    assert options(serf(serf={"B": ""}), "tend") == []
    match = play(serf(mine={"goods": {}}), "tend location=sea_e", "lay landscape=orchard")
    assert player(match)["tiles"] == {}


@pytest.mark.rule("landscapes.1", "improve.1")
def test_landscape_or_improvement_not_both() -> None:
    match = serf(ruler={"B": "desert_c", "A": "sea_n"}, serf={"A": "desert_c"}, discs={"sea_n": "outpost"})
    assert options(match) == ["improve sea_n", "tend desert_c", "decline"]
    play(match, "tend location=desert_c", "lay landscape=orchard", "pay good=wood", "leave location=desert_c")
    assert options(match) == ["play defend"]


@pytest.mark.rule("landscapes.5", "landscapes.6", "landscapes.7", "landscapes.8", "landscapes.9")
@pytest.mark.parametrize(
    ("landscape", "gain"),
    [
        ("orchard", "food"),
        ("archery_range", "marker"),
        ("silver_mine", "shilling"),
        ("sulfur_mine", "sulfur"),
    ],
)
def test_what_grows_and_is_collected(landscape: str, gain: str) -> None:
    match = serf(mine={"tiles": {landscape: 1}, "barrel": 3})
    supply = match.view()["guilds"]["knight"]["supply"]
    targets = match.view()["supply"]["targets"]
    markers = [player(match, letter)["markers"] for letter in "AB"]
    play(match, "tend location=desert_c", f"lay landscape={landscape}")
    left = play(match.clone(), "leave location=desert_c")
    assert at(left, "desert_c")["grown"] == 3
    assert options(left, "collect") == []
    play(match, "collect location=desert_c")
    if gain == "sulfur":
        play(match, "barrel")  # the ruler stores the tribute
    assert at(match, "desert_c")["grown"] == 0
    if gain == "marker":
        assert [player(match, letter)["markers"] for letter in "AB"] == [markers[0] + 2, markers[1] + 1]
        after = match.view()["guilds"]["knight"]["supply"]
        assert (after["yellow"], after["blue"]) == (supply["yellow"] - 2, supply["blue"] - 1)
        assert match.view()["supply"]["targets"] == targets
    elif gain == "shilling":
        assert (shillings(match), shillings(match, "B")) == (9, 8)
    elif gain == "sulfur":
        assert (goods(match), player(match, "B")["barrel"]) == ({"sulfur": 2}, 1)
    else:
        assert (goods(match), goods(match, "B")) == ({"food": 2}, {"food": 1})


@pytest.mark.rule("landscapes.10", "goods.9")
def test_targets_without_markers_are_lost() -> None:
    mine = {"tiles": {"archery_range": 1}, "markers": 16}
    match = serf(mine=mine)
    assert match.view()["guilds"]["knight"]["supply"]["yellow"] == 0
    play(match, "tend location=desert_c", "lay landscape=archery_range", "collect location=desert_c")
    assert player(match)["markers"] == 16
    assert match.view()["supply"]["targets"] == 12


@pytest.mark.rule("goods.10", "landscapes.4")
def test_a_short_supply_grows_less() -> None:
    match = serf(
        mine={"tiles": {"archery_range": 1}},
        landscape={"sea_n": "archery_range", "sea_sw": "archery_range"},
        grown={"sea_n": 10, "sea_sw": 1},
    )
    play(match, "tend location=desert_c", "lay landscape=archery_range")
    assert at(match, "desert_c")["grown"] == 1
    food = {"food": 50 - 2 - 4 - 1}
    match = serf(mine={"tiles": {"orchard": 1}, "goods": {"wood": 1, **food}})
    assert bag(match, "food") == 0
    play(match, "tend location=desert_c", "lay landscape=orchard")
    assert at(match, "desert_c")["grown"] == 0
    assert options(match) == ["play defend"]


@pytest.mark.rule("landscapes.4", "landscapes.6", "dawn.6")
def test_landscapes_grow_at_dawn() -> None:
    match = dawn(
        2,
        who(),
        who(),
        ruler={"B": "desert_c", "A": "sea_e"},
        serf={"A": "desert_c", "B": "sea_e"},
        landscape={"desert_c": "silver_mine", "sea_e": "orchard"},
        grown={"desert_c": 2},
        first="B",
        advanced=True,
    )
    assert points(match)["landscapes"] == 4
    assert points(match, "B")["landscapes"] == 2
    assert (at(match, "desert_c")["grown"], at(match, "sea_e")["grown"]) == (5, 3)
    assert options(match) == ["collect sea_e", "leave sea_e"]
    play(match, "collect location=sea_e")
    assert (goods(match, "B"), goods(match)) == ({"food": 9}, {"food": 8})
    assert options(match) == ["collect desert_c", "leave desert_c"]
    play(match, "collect location=desert_c")
    assert (shillings(match), shillings(match, "B")) == (11, 8)


@pytest.mark.rule("landscapes.11")
def test_a_landscape_belongs_to_the_serf_of_the_day() -> None:
    there: dict[str, Any] = {
        "landscape": {"desert_c": "silver_mine"},
        "grown": {"desert_c": 1},
        "advanced": True,
    }
    match = dawn(2, ruler={"A": "desert_c"}, **there)
    assert "landscapes" not in points(match)
    assert at(match, "desert_c")["grown"] == 4
    assert options(match, "collect") == []
    match = dawn(2, ruler={"A": "desert_c"}, serf={"B": "desert_c"}, **there)
    assert points(match, "B")["landscapes"] == 4
    assert options(match, "collect") == ["desert_c"]


@pytest.mark.rule("landscapes.8")
def test_tribute_of_the_last_one() -> None:
    match = dawn(
        2,
        who(),
        ruler={"B": "desert_c"},
        serf={"A": "desert_c"},
        landscape={"desert_c": "archery_range", "badlands_c": "archery_range"},
        grown={"badlands_c": 11},
        advanced=True,
    )
    assert at(match, "desert_c")["grown"] == 1
    markers = player(match)["markers"], player(match, "B")["markers"]
    play(match, "collect location=desert_c")
    assert (player(match)["markers"], player(match, "B")["markers"]) == (markers[0], markers[1] + 1)
