"""Pushing and pulling: goods, inventions, seals and beads from guild to guild."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.games.feudum.components import DECREE_NAMES
from tests.games.feudum.table import (
    GOODS,
    GUILDS,
    NO_GOODS,
    act,
    bag,
    goods,
    guild,
    guild_act,
    options,
    play,
    player,
    points,
    shillings,
    who,
)
from tests.games.picks import pool


def master(name: str, number: int = 2, **more: Any) -> dict[str, Any]:
    """A player with so many pawns of a guild, well above the other."""
    return who(*[f"{name} sea_e"] * number, **more)


def pushing(name: str, **more: Any) -> Match:
    """A pushes as master, B is journeyman."""
    return guild_act(f"{name} push", master(name), master(name, 1), **more)


def pulling(name: str, **more: Any) -> Match:
    """A pulls as journeyman, B is master."""
    return guild_act(f"{name} pull", master(name, 1), master(name), **more)


def shelves(*stock: int) -> dict[str, int]:
    return dict(zip(GOODS, stock, strict=True))


def stock(match: Match) -> list[int]:
    return [guild(match, "merchant")["shelves"][good]["stock"] for good in GOODS]


def carts(match: Match) -> list[int]:
    return [guild(match, "alchemist")["carts"][good] for good in GOODS]


def shift(match: Match, *goods: str) -> Match:
    return play(match, *[f"shift good={good}" for good in goods])


# --- which functions there are --------------------------------------------------------------------


@pytest.mark.rule("guilds.1", "guilds.3", "guilds.4", "status.9")
@pytest.mark.parametrize("name", GUILDS)
def test_masters_push_and_journeymen_pull(name: str) -> None:
    none = act("guild", who(shillings=0), master(name), master(name, 1), seats=3)
    assert options(none) == ["play defend"]
    room: dict[str, Any] = {"shelf": shelves(1, 1, 1, 1, 1), "carts": shelves(2, 2, 2, 2, 2), "hens": []}
    pull = act("guild", master(name, 1, shillings=0), master(name), **room)
    assert options(pull, "use")[-1] == f"{name} pull"
    assert [use for use in options(pull, "use") if "push" in use] == []
    push = act("guild", master(name, shillings=0), master(name, 1), **room)
    assert options(push, "use")[-1] == f"{name} push"
    assert [use for use in options(push, "use") if "pull" in use] == []


@pytest.mark.rule("status.10", "guilds.4", "guilds.3")
def test_an_apprentice_has_no_function() -> None:
    match = act(
        "guild", master("noble", 1, shillings=0), master("noble", 3), master("noble", 2), who(), seats=4
    )
    assert options(match) == ["play defend"]


@pytest.mark.rule("guilds.8")
def test_something_must_move() -> None:
    full = shelves(4, 4, 4, 4, 4)
    for name, function, more in (
        ("farmer", "push", {"shelf": full}),
        ("farmer", "push", {"barn": NO_GOODS}),
        ("merchant", "pull", {"shelf": full}),
        ("merchant", "push", {"carts": shelves(3, 3, 3, 3, 3)}),
        ("merchant", "push", {"shelf": NO_GOODS}),
        ("alchemist", "pull", {"shelf": NO_GOODS}),
        ("alchemist", "push", {"carts": shelves(1, 0, 3, 3, 0)}),
        ("knight", "pull", {"carts": shelves(0, 1, 3, 3, 0)}),
        ("knight", "push", {"row": {}}),
        ("knight", "push", {"scrolls": ["A1", "A2", "A3", "B1", "B2", "C1"]}),
        ("noble", "pull", {"row": {}}),
        ("noble", "push", {"scrolls": []}),
        ("noble", "push", {"rosary": [2] * 5 + [3] * 2, "hens": []}),
        ("monk", "pull", {"scrolls": []}),
        ("monk", "push", {"rosary": []}),
        ("monk", "push", {"hens": [2, 2, 2, 2], "rosary": [3]}),
        ("farmer", "pull", {"hens": [2, 2, 2, 2], "rosary": [3]}),
        ("farmer", "pull", {"rosary": []}),
    ):
        mine = [master(name, 1), master(name)] if function == "pull" else [master(name), master(name, 1)]
        match = act("guild", *mine, **more)
        assert f"{name} {function}" not in options(match, "use"), (name, function, more)


@pytest.mark.rule("monk.11", "guilds.8")
def test_the_last_space_is_still_free() -> None:
    match = act("guild", master("noble"), rosary=[2] * 4 + [3] * 2, hens=[])
    assert "noble push" in options(match, "use")
    play(match, "use guild=noble function=push", "scroll scroll=A1")
    assert len(guild(match, "monk")["rosary"]) == 7
    assert options(match) == ["play defend"]
    match = act("guild", master("monk"), rosary=[3], hens=[2, 2, 2])
    assert "monk push" in options(match, "use")
    seals = act("guild", master("knight", seals=8), master("knight", 1))
    assert "knight push" not in options(seals, "use")


@pytest.mark.rule("guilds.6")
def test_a_pull_brings_points_and_a_decree() -> None:
    match = pulling("merchant", shelf=shelves(4, 4, 4, 4, 3), barn={"food": 10})
    shift(match, "food")
    assert points(match) == {"pulling": 3}
    assert options(match, "keep") == ["bow", "sword"]
    play(match, "keep decree=bow")
    assert player(match)["decrees"] == ["bow"]
    assert match.position()["deck"][-1] == "sword"
    failed = pulling("merchant", shelf=shelves(0, 0, 0, 0, 0), barn={"food": 3})
    shift(failed, "food", "food", "food")
    assert (points(failed), options(failed)) == ({}, ["play defend"])


@pytest.mark.rule("guilds.6", "explore.4")
def test_a_pull_with_an_empty_deck() -> None:
    decrees = [*DECREE_NAMES]
    players = [master("merchant", 1, decrees=decrees[:3]), master("merchant", 2, decrees=decrees[3:7])]
    players += [who(decrees=decrees[n : n + 3]) for n in (7, 10, 13)]
    match = guild_act("merchant pull", *players, seats=5, shelf=shelves(4, 4, 4, 4, 3), barn={"food": 1})
    shift(match, "food")
    assert points(match) == {"pulling": 3}
    assert options(match, "keep") == []


# --- farmers to merchants ---------------------------------------------------------------------------


@pytest.mark.rule("farmer.9", "merchant.4", "merchant.5", "guilds.5", "guilds.9")
def test_goods_go_to_the_shelves() -> None:
    match = pushing("farmer", barn={"iron": 2, "wood": 3, "food": 5}, shelf=shelves(0, 0, 3, 4, 0))
    assert options(match, "shift") == ["iron"]  # no room for wood, and food alone would be four
    assert pool(match) == (5, "iron food food food food")
    shift(match, "iron", "food")
    assert options(match, "shift") == ["food"]
    shift(match, "food", "food", "food")
    assert stock(match) == [0, 0, 4, 4, 4]
    assert guild(match, "farmer")["barn"] == {"iron": 1, "wood": 3, "food": 1}
    assert options(match) == ["play defend"]
    assert points(match) == {"pushing": 5}
    position = match.position()
    assert (position["guild"], position["function"], position["host"], position["before"]) == (
        None,
        "trade",
        None,
        0,
    )
    three = pulling("merchant", barn={"iron": 2, "wood": 3, "food": 5}, shelf=shelves(0, 0, 1, 0, 1))
    assert options(three, "shift") == ["iron", "wood", "food"]
    shift(three, "iron", "iron", "wood")
    assert stock(three) == [0, 0, 3, 1, 1]
    assert options(three) == ["play defend"]


@pytest.mark.rule("farmer.9", "guilds.9")
def test_the_full_number_moves() -> None:
    match = pushing("farmer", barn={"saltpeter": 1, "food": 4}, shelf=shelves(0, 0, 0, 0, 0))
    assert options(match, "shift") == ["saltpeter"]  # all five must go
    fewer = pushing("farmer", barn={"saltpeter": 1, "food": 1}, shelf=shelves(0, 0, 0, 0, 0))
    shift(fewer, "saltpeter", "food")
    assert options(fewer) == ["play defend"]


@pytest.mark.rule("farmer.10", "farmer.11", "guilds.7")
@pytest.mark.parametrize(
    ("before", "moved", "level"),
    [
        ((3, 3, 3, 0, 0), "saltpeter", 1),
        ((3, 3, 3, 0, 0), "saltpeter sulfur", 2),
        ((3, 3, 3, 0, 0), "saltpeter sulfur iron", 3),
        ((3, 3, 3, 3, 0), "saltpeter sulfur iron wood", 3),
        ((0, 1, 1, 1, 1), "saltpeter", 1),
        ((0, 2, 2, 2, 2), "saltpeter saltpeter", 2),
        ((0, 3, 3, 3, 3), "saltpeter saltpeter saltpeter", 3),
        ((0, 4, 4, 4, 4), "saltpeter saltpeter saltpeter saltpeter", 3),
        ((3, 4, 4, 4, 4), "saltpeter", 1),
        ((4, 4, 3, 3, 4), "iron wood", 2),
        ((4, 1, 1, 1, 1), "sulfur", 0),
        ((4, 1, 1, 1, 0), "food", 1),
        ((3, 0, 0, 2, 2), "saltpeter sulfur iron", 1),
    ],
)
def test_rows_or_columns(before: tuple[int, ...], moved: str, level: int) -> None:
    names = moved.split()
    match = pushing("farmer", barn={name: names.count(name) for name in names}, shelf=shelves(*before))
    shift(match, *names)
    assert points(match) == ({"pushing": (0, 4, 5, 6)[level]} if level else {})


@pytest.mark.rule("merchant.6")
@pytest.mark.parametrize(
    ("before", "moved", "won"),
    [
        ((3, 0, 0, 0, 0), "saltpeter", True),
        ((0, 1, 1, 1, 1), "saltpeter", True),
        ((1, 1, 0, 1, 1), "food", False),
    ],
)
def test_merchants_pull(before: tuple[int, ...], moved: str, won: bool) -> None:
    match = shift(pulling("merchant", barn={moved: 1}, shelf=shelves(*before)), moved)
    assert bool(options(match, "keep")) is won


@pytest.mark.rule("farmer.12", "farmer.13", "farmer.14")
@pytest.mark.parametrize(
    ("purse", "share", "left"), [(7, (4, 3), 0), (6, (3, 3), 0), (1, (1, 0), 0), (0, (0, 0), 0)]
)
def test_the_purse_is_shared(purse: int, share: tuple[int, int], left: int) -> None:
    barn: dict[str, Any] = {"barn": {"food": 1}, "shelf": shelves(0, 0, 0, 0, 0), "purse": purse, "coffer": 5}
    match = shift(pushing("farmer", **barn), "food")
    assert points(match) == {}
    assert (shillings(match) - 7, shillings(match, "B") - 7) == share
    assert (match.position()["purse"], match.position()["coffer"]) == (left, 5)
    alone = shift(guild_act("farmer push", master("farmer"), **barn), "food")
    assert (shillings(alone) - 7, alone.position()["purse"]) == (purse - purse // 2, purse // 2)


@pytest.mark.rule("farmer.12")
def test_no_other_function_shares_it() -> None:
    match = shift(
        pulling("merchant", barn={"food": 1}, shelf=shelves(0, 0, 0, 0, 0), purse=4, coffer=4), "food"
    )
    assert (shillings(match), shillings(match, "B"), match.position()["purse"]) == (7, 7, 4)
    match = pulling("farmer", purse=4, coffer=4)
    assert (match.position()["purse"], match.position()["coffer"]) == (4, 4)
    match = shift(pushing("merchant", shelf=shelves(0, 0, 0, 0, 1), purse=4, coffer=4), "food")
    assert (match.position()["purse"], match.position()["coffer"]) == (4, 4)


# --- merchants to alchemists ------------------------------------------------------------------------


@pytest.mark.rule("merchant.7", "merchant.8", "alchemist.3", "merchant.5")
def test_goods_go_to_carts_and_piles() -> None:
    match = pushing("merchant", shelf=shelves(2, 2, 2, 2, 2), carts=shelves(2, 3, 1, 0, 3))
    assert options(match, "shift") == ["saltpeter", "iron"]
    shift(match, "saltpeter", "iron", "iron")
    assert options(match, "shift") == ["wood"]
    shift(match, "wood")
    assert (carts(match), stock(match)) == ([3, 3, 3, 1, 3], [1, 2, 0, 1, 2])
    assert points(match) == {"pushing": 5}
    assert options(match) == ["play defend"]


@pytest.mark.rule("merchant.8", "guilds.7")
@pytest.mark.parametrize(
    ("before", "moved", "level"),
    [
        ((0, 0, 0, 0, 2), "food", 1),
        ((0, 0, 0, 2, 2), "wood food", 2),
        ((0, 0, 2, 2, 2), "iron wood food", 3),
        ((0, 2, 2, 2, 2), "sulfur iron wood food", 3),
        ((0, 0, 0, 0, 1), "food", 0),
        ((3, 0, 0, 0, 1), "food food", 1),
    ],
)
def test_full_carts(before: tuple[int, ...], moved: str, level: int) -> None:
    names = moved.split()
    full = {**NO_GOODS, **{name: names.count(name) for name in names}}
    match = shift(pushing("merchant", shelf=full, carts=shelves(*before)), *names)
    assert points(match) == ({"pushing": (0, 4, 5, 6)[level]} if level else {})


@pytest.mark.rule("alchemist.2", "alchemist.4")
def test_alchemists_pull() -> None:
    match = pulling("alchemist", shelf=shelves(0, 0, 0, 2, 2), carts=shelves(0, 0, 0, 2, 1))
    assert options(match, "shift") == ["wood", "food"]
    shift(match, "wood", "food")
    assert (carts(match), stock(match)) == ([0, 0, 0, 3, 2], [0, 0, 0, 1, 1])
    assert options(match, "keep") == ["bow", "sword"]
    failed = shift(pulling("alchemist", shelf=shelves(0, 0, 0, 0, 2), carts=NO_GOODS), "food", "food")
    assert options(failed) == ["play defend"]
    done_before = shift(
        pulling("alchemist", shelf=shelves(0, 0, 0, 0, 1), carts=shelves(3, 3, 0, 0, 0)), "food"
    )
    assert options(done_before) == ["play defend"]


# --- inventions ---------------------------------------------------------------------------------------


@pytest.mark.rule("alchemist.5", "alchemist.6", "alchemist.10")
@pytest.mark.parametrize(
    ("vessel", "cost"),
    [("ship", (0, 0, 0, 2, 1)), ("submersible", (0, 0, 2, 0, 1)), ("flying_machine", (0, 0, 1, 1, 1))],
)
def test_vessels_are_invented(vessel: str, cost: tuple[int, ...]) -> None:
    match = pushing("alchemist", carts=shelves(*cost))
    assert options(match) == [f"invent {vessel}"]
    before = {good: bag(match, good) for good in GOODS}
    assert match.view()["ferries"] is True
    play(match, f"invent invention={vessel}")
    assert carts(match) == [0, 0, 0, 0, 0]
    assert {good: bag(match, good) for good in GOODS} == {
        good: before[good] + count for good, count in zip(GOODS, cost, strict=True)
    }
    assert guild(match, "alchemist")["vessels"][vessel] == 1
    assert match.view()["supply"]["vessels"][vessel] == 2
    assert match.view()["ferries"] is False
    assert points(match) == {"pushing": 4}
    for good in range(5):
        if cost[good]:
            less = list(cost)
            less[good] -= 1
            poor = act("guild", master("alchemist"), carts=shelves(*less))
            assert "alchemist push" not in options(poor, "use")


@pytest.mark.rule("alchemist.11", "goods.9")
def test_a_vessel_must_be_in_the_supply() -> None:
    match = act("guild", master("alchemist", vessels={"ship": 3}), carts=shelves(0, 0, 0, 2, 1))
    assert "alchemist push" not in options(match, "use")
    match = act("guild", master("alchemist", vessels={"ship": 2}), carts=shelves(0, 0, 0, 2, 1))
    assert "alchemist push" in options(match, "use")


@pytest.mark.rule("alchemist.5", "alchemist.9", "guilds.9")
def test_one_to_three_inventions() -> None:
    match = pushing("alchemist", carts=shelves(3, 3, 3, 3, 3))
    assert options(match, "invent") == ["ship", "submersible", "flying_machine", "krud"]
    play(match, "invent invention=flying_machine")
    assert "done" in options(match)
    assert points(play(match.clone(), "done")) == {"pushing": 4}
    play(match, "invent invention=ship")
    assert points(play(match.clone(), "done")) == {"pushing": 5}
    play(match, "invent invention=submersible")
    assert points(match) == {"pushing": 6}
    assert carts(match) == [3, 3, 0, 0, 0]
    assert options(match) == ["play defend"]


@pytest.mark.rule("alchemist.7", "alchemist.8", "alchemist.12", "alchemist.14")
def test_barrels_of_krud() -> None:
    match = pushing("alchemist", carts=shelves(3, 2, 0, 1, 0), row={"blue": 2})
    before = {good: bag(match, good) for good in GOODS}
    play(match, "invent invention=krud")
    assert carts(match) == [1, 1, 0, 1, 0]
    assert [row["markers"] for row in guild(match, "knight")["rows"]] == [1, 3, 1, 1]
    play(match, "invent invention=krud")
    assert carts(match) == [0, 0, 0, 1, 0]
    assert [row["markers"] for row in guild(match, "knight")["rows"]] == [3, 6, 3, 3]
    play(match, "invent invention=krud")
    assert carts(match) == [0, 0, 0, 0, 0]
    assert [row["markers"] for row in guild(match, "knight")["rows"]] == [6, 6, 6, 6]
    assert [bag(match, good) - before[good] for good in GOODS] == [3, 2, 0, 1, 0]
    assert points(match) == {"pushing": 6}
    assert options(match) == ["play defend"]
    for less in ((1, 1, 0, 1, 0), (2, 0, 0, 1, 0)):
        poor = act("guild", master("alchemist"), carts=shelves(*less))
        assert "alchemist push" not in options(poor, "use")
    mixed = pushing("alchemist", carts=shelves(3, 2, 1, 2, 1), row={"blue": 2})
    play(mixed, "invent invention=flying_machine", "invent invention=krud")
    assert carts(mixed) == [1, 1, 0, 1, 0]  # the first barrel costs three goods, whatever came before
    assert options(mixed, "invent") == ["krud"]


@pytest.mark.rule("alchemist.12", "alchemist.13", "alchemist.15")
def test_a_barrel_fills_the_first_unfilled_section() -> None:
    rows = {"yellow": 6, "blue": 3, "red": 2, "purple": 1}
    match = pushing("alchemist", carts=shelves(2, 1, 0, 0, 0), row=rows)
    supply = guild(match, "knight")["supply"]
    play(match, "invent invention=krud")
    assert [row["markers"] for row in guild(match, "knight")["rows"]] == [6, 6, 3, 3]
    after = guild(match, "knight")["supply"]
    assert [supply[colour] - after[colour] for colour in rows] == [0, 3, 1, 2]


@pytest.mark.rule("alchemist.13", "alchemist.14")
def test_barrels_need_an_unfilled_section() -> None:
    full = {"yellow": 6, "blue": 6, "red": 6, "purple": 6}
    match = act("guild", master("alchemist"), carts=shelves(3, 3, 0, 0, 0), row=full)
    assert "alchemist push" not in options(match, "use")
    nearly = pushing("alchemist", carts=shelves(3, 3, 0, 1, 0), row={**full, "purple": 5})
    play(nearly, "invent invention=krud")
    assert points(nearly) == {"pushing": 4}


@pytest.mark.rule("alchemist.16")
def test_a_barrel_adds_only_markers_there_are() -> None:
    mine = master("alchemist", markers=13)
    match = guild_act("alchemist push", mine, carts=shelves(2, 1, 0, 0, 0), row={"yellow": 3, "blue": 3})
    assert guild(match, "knight")["supply"]["yellow"] == 3
    match = guild_act(
        "alchemist push",
        master("alchemist", markers=15),
        carts=shelves(2, 1, 0, 0, 0),
        row={"yellow": 3, "blue": 3},
    )
    assert guild(match, "knight")["supply"]["yellow"] == 1
    play(match, "invent invention=krud")
    assert [row["markers"] for row in guild(match, "knight")["rows"]] == [4, 6, 1, 1]
    assert guild(match, "knight")["supply"]["yellow"] == 0


@pytest.mark.rule("knight.2", "guilds.6")
@pytest.mark.parametrize("invention", ["krud", "ship"])
def test_knights_pull_one_invention(invention: str) -> None:
    match = pulling("knight", carts=shelves(3, 2, 0, 2, 1))
    assert options(match) == ["invent ship", "invent krud"]
    play(match, f"invent invention={invention}")
    assert points(match) == {"pulling": 3}
    assert options(match, "keep") == ["bow", "sword"]
    if invention == "krud":
        assert carts(match) == [1, 1, 0, 2, 1]
        assert [row["markers"] for row in guild(match, "knight")["rows"]] == [3, 3, 3, 3]
    else:
        assert guild(match, "alchemist")["vessels"]["ship"] == 1


# --- knights to nobles ------------------------------------------------------------------------------


@pytest.mark.rule("knight.3", "knight.4", "knight.7", "guilds.9")
def test_knights_push_seals() -> None:
    match = pushing("knight", row={"yellow": 2, "blue": 1, "purple": 1}, scrolls=["A1"])
    supply, seals = guild(match, "knight")["supply"], match.view()["supply"]["seals"]
    assert options(match) == ["row yellow", "row blue", "row purple"]
    play(match, "row row=purple")
    assert options(match) == ["scroll A2", "scroll A3", "scroll B1", "scroll B2", "scroll C1"]
    play(match, "scroll scroll=B2")
    assert options(match) == ["row yellow", "row blue", "done"]
    play(match, "row row=yellow", "scroll scroll=A2")
    assert options(match) == ["row blue", "done"]
    play(match, "row row=blue", "scroll scroll=A3")
    assert options(match) == ["play defend"]
    assert match.position()["scrolls"] == ["A1", "A2", "A3", "B2"]
    assert [row["markers"] for row in guild(match, "knight")["rows"]] == [1, 0, 0, 0]
    after = guild(match, "knight")["supply"]
    assert [after[colour] - supply[colour] for colour in supply] == [1, 1, 0, 1]
    assert match.view()["supply"]["seals"] == seals - 3
    assert points(match) == {"pushing": 5}  # columns 2 and 3; row A alone would be less


@pytest.mark.rule("knight.3")
def test_a_push_may_stop_and_must_stop() -> None:
    match = play(pushing("knight"), "row row=red", "scroll scroll=A2", "done")
    assert points(match) == {"pushing": 4}
    full = pushing("knight", scrolls=["A1", "A2", "A3", "B2", "C1"])
    play(full, "row row=red", "scroll scroll=B1")
    assert (points(full), options(full)) == ({"pushing": 4}, ["play defend"])
    last = guild_act("knight push", master("knight", seals=7), master("knight", 1))
    play(last, "row row=red", "scroll scroll=A2")
    assert (points(last), options(last)) == ({"pushing": 4}, ["play defend"])


@pytest.mark.rule("knight.5", "knight.6", "guilds.7")
@pytest.mark.parametrize(
    ("before", "placed", "level"),
    [
        ("", "C1", 1),
        ("", "A3", 1),
        ("A2", "B2", 1),
        ("B1", "B2", 1),
        ("A1 A3 B2 C1", "A2", 1),
        ("A1 A3 B2 C1", "A2 B1", 2),
        ("A1 B1", "C1", 1),
        ("A1 A2 B1", "A3 B2 C1", 3),
        ("A1 A2 A3 B1 B2", "C1", 1),
        ("", "A1 A2 B1", 0),
        ("A1 B1 C1 A3", "A2 B2", 2),
        ("", "C1 A3", 1),
    ],
)
def test_rows_or_columns_of_scrolls(before: str, placed: str, level: int) -> None:
    match = pushing("knight", scrolls=before.split())
    for colour, scroll in zip(("yellow", "blue", "red"), placed.split(), strict=False):
        play(match, f"row row={colour}", f"scroll scroll={scroll}")
    if "done" in options(match):
        play(match, "done")
    assert points(match) == ({"pushing": (0, 4, 5, 6)[level]} if level else {})


@pytest.mark.rule("noble.2", "noble.3", "knight.7")
def test_nobles_pull_two_seals() -> None:
    match = pulling("noble")
    assert options(match) == ["row yellow", "row blue", "row red", "row purple"]
    play(match, "row row=purple", "scroll scroll=A2")
    assert options(match) == ["row yellow", "row blue", "row red"]  # two, if two can be
    play(match, "row row=red", "scroll scroll=B1")
    assert (points(match), options(match, "keep")) == ({"pulling": 3}, ["bow", "sword"])
    assert [row["markers"] for row in guild(match, "knight")["rows"]] == [2, 2, 1, 1]
    one = play(pulling("noble", row={"blue": 3}), "row row=blue", "scroll scroll=A2")
    assert (points(one), options(one, "keep")) == ({"pulling": 3}, ["bow", "sword"])
    failed = play(
        pulling("noble", scrolls=[]), "row row=blue", "scroll scroll=A1", "row row=red", "scroll scroll=A2"
    )
    assert (points(failed), options(failed)) == ({}, ["play defend"])


# --- nobles to monks, monks to farmers ----------------------------------------------------------------


@pytest.mark.rule("noble.4")
def test_nobles_push_two_seals() -> None:
    match = pushing("noble", rosary=[2])
    assert options(match) == ["scroll A1", "scroll A3", "scroll B2"]
    assert pool(match) == (2, "A1 A3 B2 C1")
    play(match, "scroll scroll=A3")
    assert pool(match) == (1, "B2 C1")
    assert options(match) == ["scroll B2", "scroll C1"]
    play(match, "scroll scroll=C1")
    assert match.position()["scrolls"] == ["A1", "B2"]
    assert len(guild(match, "monk")["rosary"]) == 3
    assert guild(match, "monk")["rosary"] == sorted(guild(match, "monk")["rosary"])
    one = play(pushing("noble", scrolls=["B1"], rosary=[2]), "scroll scroll=B1")
    assert options(one) == ["play defend"]
    assert len(guild(one, "monk")["rosary"]) == 2


@pytest.mark.rule("noble.5", "guilds.7")
@pytest.mark.parametrize(
    ("rosary", "scored"), [([3], 4), ([2], 0), ([4, 5], 5), ([3, 5], 4), ([5, 5, 5], 6), ([4, 5, 5], 5)]
)
def test_thresholds_of_the_rosary(rosary: list[int], scored: int) -> None:
    """One seal, turned over to a 2."""
    match = pushing("noble", rosary=rosary, scrolls=["A1"], hens=[], below={"A1": 2})
    play(match, "scroll scroll=A1")
    assert sum(guild(match, "monk")["rosary"]) == sum(rosary) + 2
    assert points(match).get("pushing", 0) == scored


@pytest.mark.rule("monk.5", "monk.6")
@pytest.mark.parametrize(("rosary", "won"), [([4, 5], True), ([4, 4], False), ([3, 3, 5], True)])
def test_monks_pull_a_seal(rosary: list[int], won: bool) -> None:
    match = pulling("monk", rosary=rosary, below={"B2": 2})
    assert options(match) == ["scroll A1", "scroll A3", "scroll B2", "scroll C1"]
    play(match, "scroll scroll=B2")
    assert match.position()["scrolls"] == ["A1", "A3", "C1"]
    assert guild(match, "monk")["rosary"] == sorted([2, *rosary])
    assert options(match, "keep") == (["bow", "sword"] if won else [])
    assert points(match) == ({"pulling": 3} if won else {})


@pytest.mark.rule("monk.7", "monk.8", "monk.3", "guilds.5")
@pytest.mark.parametrize(
    ("rosary", "hens", "scored"),
    [
        ([3], [], 4),
        ([2], [], 0),
        ([3], [3], 5),
        ([3], [2], 4),
        ([5], [4], 6),
        ([4], [4], 5),
        ([3], [2, 2, 2], 6),
    ],
)
def test_monks_push_a_bead(rosary: list[int], hens: list[int], scored: int) -> None:
    match = pushing("monk", rosary=rosary, hens=hens)
    assert guild(match, "farmer")["hens"] == sorted(hens + rosary)
    assert guild(match, "monk")["rosary"] == []
    assert points(match).get("pushing", 0) == scored


@pytest.mark.rule("monk.7", "farmer.7", "monk.3")
@pytest.mark.parametrize(("name", "function"), [("monk", "push"), ("farmer", "pull")])
def test_lowest_or_highest_bead(name: str, function: str) -> None:
    seen = set()
    for seed in range(12):
        more: dict[str, Any] = {"rosary": [2, 3, 4], "hens": [], "rng": seed}
        match = pushing(name, **more) if function == "push" else pulling(name, **more)
        (bead,) = guild(match, "farmer")["hens"]
        seen.add(bead)
        assert sorted([bead, *guild(match, "monk")["rosary"]]) == [2, 3, 4]
    assert seen == {2, 4}


@pytest.mark.rule("farmer.7", "farmer.8", "guilds.5")
@pytest.mark.parametrize(
    ("rosary", "hens", "won"), [([3], [2], True), ([2], [2], False), ([5], [], True), ([4], [], False)]
)
def test_farmers_pull_alms(rosary: list[int], hens: list[int], won: bool) -> None:
    match = pulling("farmer", rosary=rosary, hens=hens)
    assert guild(match, "farmer")["hens"] == sorted(hens + rosary)
    assert options(match, "keep") == (["bow", "sword"] if won else [])


@pytest.mark.rule("monk.9", "monk.10")
@pytest.mark.parametrize(("coffer", "share"), [(7, (4, 3)), (6, (3, 3)), (1, (1, 0))])
def test_the_coffer_is_shared(coffer: int, share: tuple[int, int]) -> None:
    match = pushing("monk", coffer=coffer, purse=3)
    assert (shillings(match) - 7, shillings(match, "B") - 7) == share
    assert (match.position()["coffer"], match.position()["purse"]) == (0, 3)
    alone = guild_act("monk push", master("monk"), coffer=coffer)
    assert (shillings(alone) - 7, alone.position()["coffer"]) == (coffer - coffer // 2, coffer // 2)


@pytest.mark.rule("guilds.9")
def test_nothing_is_kept_by_the_player() -> None:
    match = shift(pushing("farmer", barn={"food": 1}, shelf=shelves(0, 0, 0, 0, 0)), "food")
    assert goods(match) == {"food": 7}
