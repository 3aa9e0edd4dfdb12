"""Migrating: pawns enter the map and leave it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.feudum.table import (
    GUILDS,
    STARTS,
    act,
    bag,
    goods,
    laid,
    moment,
    options,
    pieces,
    play,
    player,
    ranks,
    who,
)


@pytest.mark.rule("migrate.1", "migrate.2", "migrate.3", "goods.1")
def test_a_pawn_enters_for_food() -> None:
    match = act("migrate", who("monk sea_e", goods={"food": 1}), ruler={"A": "desert_n"})
    before = bag(match, "food")
    assert options(match, "character") == list(GUILDS)
    play(match, "character face=knight")
    assert options(match, "at") == ["sea_e", "desert_n"]
    play(match, "at location=desert_n")
    assert pieces(match) == {"A1": "sea_e", "A2": "desert_n"}
    assert player(match)["faces"] == ["monk", "knight", None]
    assert (goods(match), bag(match, "food")) == ({}, before + 1)
    assert ranks(match, "knight") == "A"


@pytest.mark.rule("migrate.1", "goods.2")
def test_without_food_or_pawn_nobody_enters() -> None:
    match = act("migrate", who("monk sea_e", goods={"wood": 1}))
    assert options(match) == ["withdraw A1", "decline"]
    match = act("migrate", who("monk sea_e", "monk sea_e", "monk sea_n"))
    assert options(match) == ["withdraw A1", "withdraw A2", "withdraw A3", "decline"]
    match = act("migrate", who("monk sea_e", goods={}, tiles={"orchard": 1}))
    play(match, "character face=monk", "at location=sea_e")
    assert player(match)["tiles"] == {}
    match = act("migrate", who(goods={}))
    assert options(match) == ["play defend"]


@pytest.mark.rule("migrate.3", "migrate.4")
def test_any_marker_opens_the_way() -> None:
    match = act(
        "migrate",
        who("monk sea_e"),
        who("monk island_e"),
        ruler={"A": "desert_n", "B": "desert_e island_e"},
        serf={"A": "desert_e"},
        subjects=["desert_n"],
        monster_owner={"behemoth": "A"},
        monster_at={"behemoth": "forest_c"},
        advanced=True,
    )
    play(match, "character face=farmer")
    assert options(match, "at") == ["sea_e", "desert_n", "desert_e"]


@pytest.mark.rule("migrate.5", "monsters.13")
def test_without_anything_on_the_map_a_pawn_starts_anew() -> None:
    match = act("migrate", who())
    play(match, "character face=farmer")
    assert options(match, "at") == STARTS
    monster: dict[str, Any] = {
        "monster_owner": {"behemoth": "A"},
        "monster_at": {"behemoth": "sea_n"},
        "advanced": True,
    }
    match = act("migrate", who(), **monster)
    play(match, "character face=farmer")
    assert options(match, "at") == STARTS


@pytest.mark.rule("migrate.6", "migrate.7", "migrate.8", "status.13")
def test_a_pawn_leaves_for_free() -> None:
    match = act("migrate", who("monk sea_e ship wine", "knight desert_c", goods={}))
    before = bag(match, "sulfur")
    assert options(match, "withdraw") == ["A1", "A2"]
    assert (ranks(match, "monk"), player(match)["markers"]) == ("A", 5)
    play(match, "withdraw piece=A1")
    assert pieces(match) == {"A2": "desert_c"}
    assert match.position()["adrift"] == ["sea_e:ship"]
    assert bag(match, "sulfur") == before + 1
    assert (ranks(match, "monk"), player(match)["markers"]) == ("", 6)
    assert player(match)["aboard"] == [None, None, None]
    assert player(match)["at"] == [None, "desert_c", None]
    assert player(match)["wine"] == []


@pytest.mark.rule("migrate.9", "migrate.10")
@pytest.mark.parametrize("advanced", [False, True])
def test_distant_kin(advanced: bool) -> None:
    match = act("migrate", who("alchemist sea_e", "monk desert_c", goods={"food": 2}), advanced=advanced)
    play(match, "character face=monk")
    wanted = ["sea_e", "forest_c", "forest_se", "desert_w", "desert_c", "badlands_nw", "badlands_c"]
    assert options(match, "at") == (wanted if advanced else ["sea_e", "desert_c"])
    play(match, f"at location={'badlands_c' if advanced else 'sea_e'}")
    assert goods(match) == {"food": 1}
    match = act("migrate", who("monk sea_e"), advanced=advanced)
    play(match, "character face=alchemist")
    assert options(match, "at") == ["sea_e"]


FARMS = (
    "sea_n sea_sw sea_e island_n island_e island_w island_s forest_nw forest_c forest_se desert_n desert_sw"
)


@pytest.mark.rule("goods.9")
def test_what_has_run_out_cannot_be_gained() -> None:
    match = act(
        "improve", who(goods={"wood": 1}), ruler={"A": "desert_c"}, discs=laid(farm=FARMS, outpost="desert_c")
    )
    assert options(match, "improve") == []
    match = moment("turn of A", who(cards="guild tax", shillings=9), row={"yellow": 0})
    play(match, "play card=guild")
    assert "knight trade" not in options(match, "use")
