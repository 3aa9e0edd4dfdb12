"""Feeding the pawns."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.games.feudum.table import (
    asked,
    bag,
    choosing,
    goods,
    moment,
    options,
    pieces,
    play,
    player,
    ranks,
    turn,
    who,
)


def feeding(*players: dict[str, Any], **more: Any) -> Match:
    return moment("feeding", *players, **more)


@pytest.mark.rule("feeding.1", "round.1")
def test_everybody_feeds_after_the_last_card() -> None:
    match = turn("defend", who("monk sea_e"), who("monk sea_e", "noble sea_e"), who(), seats=3, first="B")
    play(match, "play card=defend")
    assert (asked(match), options(match)) == ("B", ["feed B1 food"])
    play(match, "feed piece=B1 meal=food")
    assert (asked(match), options(match)) == ("B", ["feed B2 food"])
    play(match, "feed piece=B2 meal=food")
    assert (asked(match), options(match)) == ("A", ["feed A1 food"])
    play(match, "feed piece=A1 meal=food")
    assert choosing(match) == "ABC"
    assert (goods(match), goods(match, "B")) == ({"food": 6}, {"food": 5})


@pytest.mark.rule("decrees.5", "decrees.8")
def test_decrees_are_used_with_nobody_to_feed() -> None:
    drunk = who("monk sea_e wine", decrees=["coins_3_7", "northern_kingdom"])
    for mine in (drunk, who(decrees=["coins_3_7", "northern_kingdom"])):
        match = feeding(mine)
        assert (asked(match), options(match)) == (
            "A",
            ["mandate coins_3_7 1", "discard coins_3_7", "discard northern_kingdom", "done"],
        )
        play(match, "mandate decree=coins_3_7 option=1")
        assert (goods(match), options(match)) == ({"food": 6}, ["discard northern_kingdom", "done"])
        play(match, "done")
        assert choosing(match) == "AB"
    assert choosing(feeding(who(), who())) == "AB"
    silent = feeding(who("monk sea_e wine"), who(), confirm=True)
    assert choosing(silent) == "AB", "nobody confirms a moment in which nothing can be done"


@pytest.mark.rule("feeding.2")
def test_food_goes_to_the_bag() -> None:
    match = feeding(who("monk sea_e"))
    before = bag(match, "food")
    play(match, "feed piece=A1 meal=food")
    assert (goods(match), bag(match, "food")) == ({"food": 6}, before + 1)
    assert pieces(match) == {"A1": "sea_e"}


@pytest.mark.rule("feeding.3", "feeding.4", "conquer.27")
def test_wine_lasts_two_rounds() -> None:
    match = feeding(who("monk sea_e", goods={}, barrel=1))
    sulfur = bag(match, "sulfur")
    assert options(match) == ["feed A1 wine"]
    play(match, "feed piece=A1 meal=wine")
    assert (player(match)["barrel"], player(match)["wine"], bag(match, "sulfur")) == (0, ["1"], sulfur)
    assert pieces(match) == {"A1": "sea_e"}
    second = feeding(who("monk sea_e wine", "noble sea_e", goods={"food": 1}))
    sulfur = bag(second, "sulfur")
    assert options(second) == ["feed A2 food"]
    assert (player(second)["wine"], bag(second, "sulfur")) == ([], sulfur)
    assert pieces(second) == {"A1": "sea_e", "A2": "sea_e"}
    earlier = turn("defend", who("monk sea_e wine", goods={}))
    sulfur = bag(earlier, "sulfur")
    play(earlier, "play card=defend")
    assert (pieces(earlier), bag(earlier, "sulfur")) == ({"A1": "sea_e"}, sulfur + 1)


@pytest.mark.rule("feeding.5", "feeding.6")
def test_whoever_goes_without_leaves() -> None:
    match = feeding(who("monk sea_e ship", "noble sea_e", goods={"food": 1}))
    markers = player(match)["markers"]
    assert options(match) == ["feed A1 food", "feed A1 nothing"]
    play(match, "feed piece=A1 meal=nothing")
    assert options(match) == ["feed A2 food"]
    assert pieces(match) == {"A2": "sea_e"}
    assert (ranks(match, "monk"), player(match)["markers"]) == ("", markers + 1)
    assert match.position()["adrift"] == ["sea_e:ship"]
    other = feeding(who("monk sea_e", "noble sea_e", goods={"food": 1}))
    play(other, "feed piece=A1 meal=food")
    assert options(other) == ["feed A2 nothing"]


@pytest.mark.rule("feeding.7")
def test_all_that_can_be_fed_are() -> None:
    enough = feeding(who("monk sea_e", "noble sea_e", "noble sea_e", goods={"food": 1}, barrel=2))
    assert options(enough) == ["feed A1 food", "feed A1 wine"]
    short = feeding(who("monk sea_e", "noble sea_e", "noble sea_e", goods={"food": 1}, barrel=1))
    assert options(short) == ["feed A1 food", "feed A1 wine", "feed A1 nothing"]
    play(short, "feed piece=A1 meal=wine")
    assert options(short) == ["feed A2 food", "feed A2 nothing"]
    play(short, "feed piece=A2 meal=nothing")
    assert options(short) == ["feed A3 food"]


@pytest.mark.rule("feeding.8", "goods.2", "goods.3")
def test_a_tile_may_be_eaten() -> None:
    match = feeding(
        who("monk sea_e", goods={"food": 1}, tiles={"orchard": 1, "silver_mine": 1}), advanced=True
    )
    assert options(match) == ["feed A1 food", "feed A1 tile"]
    play(match, "feed piece=A1 meal=tile")
    assert options(match) == ["spend orchard", "spend silver_mine"]
    play(match, "spend landscape=silver_mine")
    assert (player(match)["tiles"], goods(match)) == ({"orchard": 1}, {"food": 1})
    assert player(match)["wine"] == []
    need_not = feeding(who("monk sea_e", goods={}, tiles={"orchard": 1}))
    assert options(need_not) == ["feed A1 tile", "feed A1 nothing"]
    play(need_not, "feed piece=A1 meal=tile")
    assert (player(need_not)["tiles"], pieces(need_not)) == ({}, {"A1": "sea_e"})
    basic = feeding(who("monk sea_e", tiles={"orchard": 1, "silver_mine": 1}))
    play(basic, "feed piece=A1 meal=tile")
    assert player(basic)["tiles"] == {"silver_mine": 1}
    one_kind = feeding(who("monk sea_e", tiles={"silver_mine": 2}), advanced=True)
    play(one_kind, "feed piece=A1 meal=tile")
    assert player(one_kind)["tiles"] == {"silver_mine": 1}
