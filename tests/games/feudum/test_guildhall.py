"""Feasts that borrow another's rank, and reeves."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.games.feudum.table import (
    NO_GOODS,
    act,
    bag,
    guild,
    guild_act,
    options,
    play,
    player,
    points,
    shillings,
    who,
)


def host(*pawns: str, **more: Any) -> dict[str, Any]:
    return who(*pawns, **more)


def feasting(mine: dict[str, Any], *others: dict[str, Any], **more: Any) -> Match:
    return act("guild", mine, *others, **{"advanced": True, **more})


# --- feasts -----------------------------------------------------------------------------------------


@pytest.mark.rule("feast.1", "feast.3", "feast.7")
def test_for_whom_a_feast_can_be_held() -> None:
    mine = who("farmer desert_c", barrel=1, shillings=0)
    match = feasting(
        mine,
        host("monk desert_c", "merchant desert_c", "noble desert_w"),
        host("monk sea_e", "knight desert_c"),
        seats=3,
        ruler={"C": "desert_c", "B": "sea_e"},
        discs={"desert_c": "feudum_noble", "sea_e": "feudum_noble"},
    )
    # C rules the noble feudum here and is journeyman behind B; B's merchant is master; the knight pushes.
    assert options(match, "feast", "feast-feudum") == [
        "feast B1",
        "feast B2",
        "feast C2",
        "feast-feudum desert_c",
    ]
    dry = feasting(
        {**mine, "barrel": 0, "goods": {"sulfur": 2}, "tiles": {"orchard": 1}}, host("monk desert_c")
    )
    assert options(dry, "feast") == []
    own = feasting(who("farmer desert_c", "monk desert_c", barrel=1), host())
    assert options(own, "feast") == []
    basic = feasting(mine, host("monk desert_c"), advanced=False)
    assert options(basic, "feast") == []
    monster = {"monster_owner": {"behemoth": "A"}, "monster_at": {"behemoth": "desert_c"}}
    assert options(feasting(who(barrel=1), host("monk desert_c"), **monster), "feast") == []


@pytest.mark.rule("feast.3", "guilds.8")
def test_the_rank_of_the_owner_decides() -> None:
    mine = who("farmer desert_c", barrel=1)
    full = [2, 2, 2, 2]
    assert options(feasting(mine, host("monk desert_c"), hens=full, rosary=[3]), "feast") == []
    none = feasting(mine, host("monk desert_c"), host("monk sea_e", "monk sea_e"), seats=3, scrolls=[])
    assert options(none, "feast") == []
    pull = feasting(
        mine, host("monk desert_c"), host("monk sea_e", "monk sea_e"), seats=3, hens=full, rosary=[3]
    )
    assert options(pull, "feast") == ["B1"]
    play(pull, "feast piece=B1")
    assert options(pull, "scroll") == ["A1", "A3", "B2", "C1"]
    third = feasting(
        mine,
        host("monk desert_c"),
        host("monk sea_e", "monk sea_e"),
        host("monk sea_e", "monk sea_e"),
        seats=4,
    )
    assert options(third, "feast") == []


@pytest.mark.rule("feast.1", "feast.2", "feast.5", "feast.6", "goods.4", "goods.8")
def test_a_feast_for_a_master() -> None:
    mine = who("farmer desert_c", barrel=2)
    match = feasting(mine, host("monk desert_c"), hens=[2], rosary=[4], coffer=5)
    sulfur = bag(match, "sulfur")
    play(match, "feast piece=B1")
    assert points(match) == {"pushing": 5, "feasts": 3}
    assert (player(match)["barrel"], bag(match, "sulfur")) == (1, sulfur + 1)
    # Without a journeyman half of the coffer stays.
    assert (shillings(match), shillings(match, "B"), match.position()["coffer"]) == (10, 7, 2)
    assert player(match)["guilds"] == ["monk"]
    assert options(match) == ["play defend"]


@pytest.mark.rule("feast.5")
def test_the_journeyman_still_gets_a_share() -> None:
    mine = who("farmer desert_c", barrel=1)
    match = feasting(mine, host("monk desert_c", "monk sea_e"), host("monk sea_n"), seats=3, coffer=5)
    play(match, "feast piece=B1")
    assert [shillings(match, letter) for letter in "ABC"] == [10, 7, 9]


@pytest.mark.rule("feast.2", "feast.4")
def test_a_feast_for_a_journeyman() -> None:
    mine = who("farmer desert_c", barrel=1)
    others = (host("monk desert_c"), host("monk sea_e", "monk sea_e"))
    match = feasting(mine, *others, seats=3, rosary=[4, 5], rolls="0")
    play(match, "feast piece=B1", "scroll scroll=A1")
    assert points(match) == {"pulling": 3, "feasts": 3}
    assert options(match, "keep") == ["bow", "sword"]
    failed = feasting(mine, *others, seats=3, rosary=[2, 2], rolls="0")
    play(failed, "feast piece=B1", "scroll scroll=A1")
    assert (points(failed), options(failed)) == ({"feasts": 3}, ["play defend"])


@pytest.mark.rule("feast.1", "feast.2")
def test_a_feast_for_the_lord_of_a_feudum() -> None:
    mine = who("farmer desert_c", barrel=1)
    match = feasting(
        mine,
        host(),
        ruler={"B": "desert_c"},
        discs={"desert_c": "feudum_farmer"},
        barn={"food": 1},
        shelf=NO_GOODS,
    )
    assert options(match, "feast-feudum") == ["desert_c"]
    play(match, "feast-feudum location=desert_c", "shift good=food")
    assert points(match) == {"feasts": 3}
    none = feasting(mine, host(), ruler={"A": "desert_c"}, discs={"desert_c": "feudum_farmer"})
    assert options(none, "feast-feudum") == []
    empty = feasting(mine, host(), discs={"desert_c": "feudum_farmer"})
    assert options(empty, "feast-feudum") == []


@pytest.mark.rule("feast.6", "reeves.3")
def test_no_reeves_at_a_feast() -> None:
    mine = who("farmer desert_c", "monk desert_c", barrel=1, reeves=["monk", "farmer"])
    match = feasting(mine, host("monk desert_c", "monk sea_e"), hens=[2], rosary=[4])
    play(match, "feast piece=B1")
    assert points(match) == {"pushing": 5, "feasts": 3}
    free = feasting(who("farmer desert_c", barrel=1), host("monk desert_c"), hens=[2], rosary=[4])
    play(free, "feast piece=B1")
    assert options(free) == ["play defend"]


# --- reeves -----------------------------------------------------------------------------------------


def pushing(**more: Any) -> Match:
    """A pushes as master of the monks; with these hens that scores 5."""
    mine = more.pop("mine", {})
    position = {"advanced": True, "hens": [2], "rosary": [4], **more}
    me = who("monk sea_e", "monk sea_e", "farmer sea_e", **mine)
    return guild_act("monk push", me, who("monk sea_n"), **position)


@pytest.mark.rule("reeves.1", "reeves.3")
def test_a_reeve_is_placed_and_scores() -> None:
    match = pushing()
    assert options(match) == ["reeve", "decline"]
    without = play(match.clone(), "decline")
    assert points(without) == {"pushing": 5}
    play(match, "reeve")
    assert points(match) == {"pushing": 5, "reeves": 1}
    assert guild(match, "monk")["reeves"] == [0]
    assert match.view()["seats"][0]["free_discs"] == 2
    again = pushing(mine={"reeves": ["monk"]})
    assert (points(again), options(again)) == ({"pushing": 5, "reeves": 1}, ["play defend"])


@pytest.mark.rule("reeves.2", "reeves.4", "reeves.9")
def test_two_reeves() -> None:
    match = play(pushing(mine={"reeves": ["farmer"]}), "reeve")
    assert points(match) == {"pushing": 5, "reeves": 2}
    match = pushing(mine={"reeves": ["farmer", "monk"]})
    assert points(match) == {"pushing": 5, "reeves": 2}
    elsewhere = play(pushing(mine={"reeves": ["farmer"]}), "decline")
    assert points(elsewhere) == {"pushing": 5}
    third = guild_act(
        "merchant push",
        who("merchant sea_e", "monk sea_e", "farmer sea_e", reeves=["farmer", "monk"]),
        who(),
        advanced=True,
        shelf={**NO_GOODS, "food": 1},
        carts={**NO_GOODS, "food": 2},
    )
    play(third, "shift good=food")
    assert (points(third), options(third)) == ({"pushing": 4}, ["play defend"])
    assert options(pushing(mine={"military": 3})) == ["play defend"]
    assert options(pushing(mine={"military": 2, "voyage": 5})) == ["play defend"]


@pytest.mark.rule("reeves.5", "reeves.6")
def test_a_reeve_without_points() -> None:
    match = pushing(hens=[], rosary=[2])
    play(match, "reeve")
    assert (points(match), player(match)["reeves"]) == ({}, ["monk"])
    old = pushing(hens=[], rosary=[2], mine={"reeves": ["monk"]})
    assert points(old) == {}


@pytest.mark.rule("reeves.1", "reeves.3", "guilds.6")
def test_a_reeve_with_a_pull() -> None:
    match = guild_act(
        "monk pull",
        who("monk sea_e"),
        who("monk sea_n", "monk sea_n"),
        advanced=True,
        rosary=[4, 5],
        rolls="0",
    )
    play(match, "scroll scroll=A1", "reeve")
    assert points(match) == {"pulling": 3, "reeves": 1}
    assert options(match, "keep") == ["bow", "sword"]


@pytest.mark.rule("reeves.1")
def test_reeves_belong_to_the_advanced_game() -> None:
    match = pushing(advanced=False)
    assert (points(match), options(match)) == ({"pushing": 5}, ["play defend"])


@pytest.mark.rule("reeves.7")
def test_a_reeve_stays_between_master_and_journeyman() -> None:
    match = act(
        "migrate",
        who("monk sea_e"),
        who("monk sea_n", reeves=["monk"]),
        advanced=True,
        members=MONKS,
        ranks=BA,
    )
    play(match, "character face=monk", "at location=sea_e")
    assert guild(match, "monk")["ranks"] == [0, 1, None]
    assert guild(match, "monk")["reeves"] == [1]


MONKS: list[list[str]] = [[], [], [], [], [], ["B", "A"]]
BA: list[str | None] = [*[None] * 15, "B", "A", None]


@pytest.mark.rule("reeves.8", "status.12")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_reeve_goes_home_with_a_lost_rank(seats: int) -> None:
    others = [who("monk sea_n", reeves=["monk"]), who("monk sea_n", "monk sea_n", "monk sea_n"), who()]
    match = act(
        "migrate",
        who("monk sea_e"),
        *others[: seats - 1],
        seats=seats,
        advanced=True,
        members=[*MONKS[:5], ["C", "B", "A"]],
        ranks=[*[None] * 15, "C", "B", "A" if seats == 4 else None],
    )
    play(match, "character face=monk", "at location=sea_e")
    assert guild(match, "monk")["ranks"] == [2, 0, 1 if seats == 4 else None]
    assert player(match, "B")["reeves"] == []
    assert match.view()["seats"][1]["free_discs"] == 3


@pytest.mark.rule("reeves.8")
def test_a_reeve_goes_home_when_its_owner_leaves() -> None:
    match = act("migrate", who("monk sea_e", reeves=["monk"]), who(), advanced=True)
    play(match, "withdraw piece=A1")
    assert player(match)["reeves"] == []
