"""Trading with the six guilds, and who gets the shillings."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.games.feudum.components import LOCATION_NAMES
from ludoteca.games.feudum.conquest import places_of
from ludoteca.games.feudum.state import Feudum
from tests.games.feudum.table import (
    GOODS,
    NO_GOODS,
    act,
    at,
    bag,
    goods,
    guild,
    guild_act,
    options,
    pieces,
    play,
    player,
    shillings,
    who,
)


def trading(name: str, mine: dict[str, Any] | None = None, *others: dict[str, Any], **more: Any) -> Match:
    return guild_act(f"{name} trade", mine or who(), *others, **more)


def stock(match: Match) -> list[int]:
    return [guild(match, "merchant")["shelves"][good]["stock"] for good in GOODS]


# --- paying -----------------------------------------------------------------------------------------


@pytest.mark.rule("guilds.10", "guilds.11", "guilds.12")
@pytest.mark.parametrize(
    ("name", "box"),
    [
        ("alchemist", "coffer"),
        ("merchant", "coffer"),
        ("knight", "purse"),
        ("noble", "purse"),
        ("monk", "purse"),
    ],
)
def test_who_is_paid(name: str, box: str) -> None:
    master, journeyman = who(f"{name} sea_e", f"{name} sea_e"), who(f"{name} sea_e")
    for others, paid in (((master, journeyman), [8, 8]), ((master, who()), [8, 7]), ((who(), who()), [7, 7])):
        match = trading(name, who(), *others, seats=3, for_sale={"ship": 1})
        if name == "merchant":  # saltpeter at 2 and food at 1
            play(match, "buy good=saltpeter", "buy good=food", "done")
        elif name == "alchemist":
            play(match, "buy-vessel vessel=ship")
        elif name == "noble":
            play(match, "scroll scroll=A1", "done")
        assert shillings(match) == 4
        assert [shillings(match, letter) for letter in "BC"] == paid
        assert match.position()[box] == 1
        assert match.position()["coffer"] + match.position()["purse"] == 1


@pytest.mark.rule("guilds.10", "guilds.11")
def test_the_first_shilling_is_the_masters() -> None:
    members = who("merchant sea_e", "merchant sea_e"), who("merchant sea_e")
    match = play(trading("merchant", who(), *members, seats=3), "buy good=food", "done")
    assert [shillings(match, letter) for letter in "ABC"] == [6, 8, 7]
    assert match.position()["coffer"] == 0


@pytest.mark.rule("guilds.14")
def test_an_apprentice_is_never_paid() -> None:
    others = [who(*["knight sea_e"] * number) for number in (3, 2, 1)]
    match = trading("knight", who(), *others, seats=4)
    assert [shillings(match, letter) for letter in "ABCD"] == [4, 8, 8, 7]
    assert match.position()["purse"] == 1


@pytest.mark.rule("guilds.10", "guilds.13", "merchant.1", "merchant.3")
def test_a_member_pays_himself_too() -> None:
    mine = who("merchant sea_e", shillings=5)
    match = trading(
        "merchant",
        mine,
        who("merchant sea_e", "merchant sea_e"),
        shelf=dict(zip(GOODS, (3, 3, 4, 4, 4), strict=True)),
    )
    assert options(match, "buy") == list(GOODS)
    play(match, "buy good=saltpeter")
    assert options(match, "buy") == list(GOODS)  # 3 left: saltpeter at 3
    play(match, "buy good=saltpeter")
    # Five shillings: one to B, one back, one to the church, one to B, one back.
    assert (shillings(match), shillings(match, "B"), match.position()["coffer"]) == (2, 9, 1)
    poor = act("guild", who("noble sea_e", shillings=2))
    assert "noble trade" not in options(poor, "use")


@pytest.mark.rule("guilds.2", "guilds.13", "guilds.1", "goods.9")
def test_what_can_be_traded() -> None:
    rich = act(
        "guild",
        who(shillings=9),
        ruler={"A": "desert_c"},
        discs={"desert_c": "farm"},
        for_sale={"ship": 1},
        goods={"desert_c": {"iron": 1}},
    )
    assert options(rich, "use") == [
        f"{name} trade" for name in ("farmer", "merchant", "alchemist", "knight", "noble", "monk")
    ]
    for money, names in ((3, "alchemist knight noble monk"), (2, "")):
        match = act("guild", who(shillings=money), for_sale={"ship": 1}, shelf={**NO_GOODS, "saltpeter": 2})
        found = [use.split()[0] for use in options(match, "use")]
        assert found == (["merchant"] if money == 3 else []) + names.split()
    assert options(act("guild", who(shillings=1), shelf={**NO_GOODS, "food": 4}), "use") == ["merchant trade"]
    empty = act(
        "guild",
        who(shillings=9),
        shelf=NO_GOODS,
        row={"blue": 2},
        scrolls=[],
        rosary=[],
        ruler={"A": "desert_c", "B": "desert_w"},
        discs={"desert_c": "town", "desert_w": "farm"},
        goods={"desert_c": {"iron": 2}, "desert_w": {"iron": 2}},
    )
    assert options(empty) == ["play defend"]


# --- farmers ----------------------------------------------------------------------------------------


def farm(lying: dict[str, int], **more: Any) -> Match:
    position = {
        "ruler": {"A": "desert_c desert_w"},
        "discs": {"desert_c": "farm", "desert_w": "farm"},
        "goods": {"desert_c": lying},
        "barn": NO_GOODS,
        **more,
    }
    return trading("farmer", who(goods={}), **position)


@pytest.mark.rule("farmer.1", "farmer.2", "farmer.3")
def test_goods_for_food_and_shillings() -> None:
    match = farm({"iron": 3, "wood": 4})
    assert options(match, "send") == ["desert_c"]
    food = bag(match, "food")
    play(match, "send location=desert_c")
    assert guild(match, "farmer")["barn"] == {"iron": 3, "wood": 4}
    assert at(match, "desert_c")["goods"] == {}
    assert options(match, "food") == ["0", "1", "2", "3"]
    play(match, "food amount=2")
    assert (goods(match), shillings(match), bag(match, "food")) == ({"food": 2}, 8, food - 2)
    assert options(match) == ["play defend"]
    one = play(farm({"iron": 1}), "send location=desert_c")
    assert options(one) == ["play defend"]
    assert guild(one, "farmer")["barn"] == {"iron": 1}


@pytest.mark.rule("farmer.1")
def test_one_of_several_farms() -> None:
    match = farm(
        {},
        goods={"desert_c": {"iron": 2}, "desert_w": {"wood": 2}, "sea_e": {"wood": 2}},
        ruler={"A": "desert_c desert_w sea_e"},
        discs={"desert_c": "farm", "desert_w": "farm", "sea_e": "town"},
    )
    assert options(match, "send") == ["desert_w", "desert_c"]
    play(match, "send location=desert_w")
    assert at(match, "desert_c")["goods"] == {"iron": 2}


@pytest.mark.rule("farmer.2", "goods.10")
def test_food_the_bag_lacks_cannot_be_chosen() -> None:
    match = trading(
        "farmer",
        who(goods={"food": 42}),
        who(goods={}),
        ruler={"A": "desert_c"},
        discs={"desert_c": "farm"},
        goods={"desert_c": {"iron": 8}},
        barn=NO_GOODS,
    )
    assert bag(match, "food") == 3
    play(match, "send location=desert_c")
    assert options(match, "food") == ["0", "1", "2", "3"]
    play(match, "food amount=3")
    assert shillings(match) == 8


@pytest.mark.rule("farmer.4", "farmer.6")
def test_the_barn_holds_ten() -> None:
    seen = set()
    for seed in range(8):
        match = farm({"iron": 3, "wood": 3}, barn={"food": 7}, hens=[], rng=seed)
        iron, wood = bag(match, "iron"), bag(match, "wood")
        play(match, "send location=desert_c")
        barn = guild(match, "farmer")["barn"]
        assert sum(barn.values()) == 10
        assert bag(match, "iron") + barn.get("iron", 0) == iron + 3
        assert bag(match, "wood") + barn.get("wood", 0) == wood + 3
        assert stock(match) == [3, 3, 4, 4, 4]
        assert options(match, "food") == ["0", "1", "2", "3"]
        seen.add(tuple(sorted(barn.items())))
    assert len(seen) > 1
    exact = play(farm({"iron": 3}, barn={"food": 7}, hens=[]), "send location=desert_c")
    assert guild(exact, "farmer")["barn"] == {"iron": 3, "food": 7}


@pytest.mark.rule("farmer.5", "farmer.6")
@pytest.mark.parametrize(
    ("hens", "sent", "shelf", "cart", "spilled", "piled", "back"),
    [
        ([2], 5, 1, 0, 2, 0, 3),
        ([2, 3], 4, 0, 0, 4, 0, 0),
        ([5], 5, 1, 0, 3, 2, 0),
        ([5], 6, 3, 1, 1, 2, 3),
        ([2], 3, 4, 3, 0, 0, 3),
        ([2, 2, 2], 6, 4, 3, 0, 0, 6),
        ([], 3, 0, 0, 0, 0, 3),
    ],
)
def test_surplus_spills_over(
    hens: list[int], sent: int, shelf: int, cart: int, spilled: int, piled: int, back: int
) -> None:
    match = farm(
        {"iron": sent},
        barn={"food": 10},
        hens=hens,
        shelf={**NO_GOODS, "iron": shelf},
        carts={**NO_GOODS, "iron": cart},
    )
    before = bag(match, "iron")
    play(match, "send location=desert_c")
    assert guild(match, "farmer")["barn"] == {"food": 10}
    assert guild(match, "merchant")["shelves"]["iron"]["stock"] == shelf + spilled
    assert guild(match, "alchemist")["carts"]["iron"] == cart + piled
    assert bag(match, "iron") == before + back
    assert match.scores() == [0, 0]


@pytest.mark.rule("farmer.5", "farmer.6")
def test_what_spills_is_random() -> None:
    seen = set()
    for seed in range(10):
        match = farm({"iron": 3, "wood": 3}, barn={"food": 10}, hens=[2], shelf=NO_GOODS, rng=seed)
        play(match, "send location=desert_c")
        seen.add(tuple(stock(match)))
    assert seen == {(0, 0, 2, 0, 0), (0, 0, 1, 1, 0), (0, 0, 0, 2, 0)}


# --- merchants --------------------------------------------------------------------------------------


@pytest.mark.rule("merchant.1", "merchant.2", "merchant.3", "goods.5")
def test_buying_goods() -> None:
    match = trading("merchant", who(goods={}, shillings=9))
    assert options(match) == [f"buy {good}" for good in GOODS]
    play(match, "buy good=sulfur")
    assert "done" in options(match)
    play(match, "buy good=sulfur", "buy good=iron")
    # 2 and 3 for sulfur, 1 for iron.
    assert options(match) == ["barrel", "reserve"]
    play(match, "barrel", "reserve")
    assert (goods(match), player(match)["barrel"], shillings(match)) == ({"sulfur": 1, "iron": 1}, 1, 3)
    assert stock(match) == [3, 1, 3, 4, 4]
    assert options(match) == ["play defend"]
    full = trading("merchant", who(goods={}, shillings=9, barrel=2))
    play(full, "buy good=sulfur", "buy good=sulfur", "done", "barrel")
    assert (player(full)["barrel"], goods(full)) == (3, {"sulfur": 1})
    one = play(trading("merchant", who(goods={}, shillings=9)), "buy good=wood", "done")
    assert (goods(one), shillings(one)) == ({"wood": 1}, 8)


@pytest.mark.rule("merchant.2", "merchant.3")
@pytest.mark.parametrize(
    ("good", "prices"),
    [
        ("saltpeter", (4, 3, 2, 2)),
        ("sulfur", (3, 3, 2, 1)),
        ("iron", (3, 2, 1, 1)),
        ("wood", (2, 2, 1, 1)),
        ("food", (2, 1, 1, 1)),
    ],
)
def test_prices(good: str, prices: tuple[int, ...]) -> None:
    for count in (1, 2, 3, 4):
        match = trading("merchant", who(goods={}, barrel=3, shillings=9), shelf={**NO_GOODS, good: count})
        play(match, f"buy good={good}")
        if "done" in options(match):
            play(match, "done")
        assert shillings(match) == 9 - prices[count - 1]
        short = act("guild", who(goods={}, shillings=prices[count - 1] - 1), shelf={**NO_GOODS, good: count})
        assert "merchant trade" not in options(short, "use")


@pytest.mark.rule("merchant.1", "guilds.13")
def test_money_for_all_that_is_bought() -> None:
    match = trading("merchant", who(goods={}, shillings=3), shelf={**NO_GOODS, "saltpeter": 4, "food": 1})
    assert options(match, "buy") == ["saltpeter", "food"]
    play(match, "buy good=saltpeter")
    assert (shillings(match), goods(match)) == (1, {"saltpeter": 1})  # nothing else can be paid
    match = trading("merchant", who(goods={}, shillings=3), shelf={**NO_GOODS, "food": 2})
    play(match, "buy good=food", "buy good=food")
    assert (shillings(match), goods(match)) == (0, {"food": 2})


# --- the others -------------------------------------------------------------------------------------


@pytest.mark.rule("alchemist.1")
def test_buying_a_vessel() -> None:
    match = trading("alchemist", who(shillings=3), for_sale={"ship": 1, "submersible": 1})
    assert options(match) == ["buy-vessel ship", "buy-vessel submersible"]
    play(match, "buy-vessel vessel=submersible")
    assert (player(match)["vessels"], shillings(match)) == ({"submersible": 1}, 0)
    assert guild(match, "alchemist")["vessels"] == {"ship": 1, "submersible": 0, "flying_machine": 0}
    assert options(match) == ["play defend"]


@pytest.mark.rule("knight.1", "status.6")
def test_buying_markers() -> None:
    match = trading("knight", who("farmer sea_e", markers=2, shillings=3), row={"yellow": 5, "blue": 2})
    assert (player(match)["markers"], shillings(match)) == (7, 0)
    assert [row["markers"] for row in guild(match, "knight")["rows"]] == [0, 2, 0, 0]
    assert options(match) == ["play defend"]


@pytest.mark.rule("noble.1", "knight.4")
def test_buying_seals() -> None:
    match = trading("noble", who(shillings=7))
    assert options(match) == ["scroll A1", "scroll A3", "scroll B2", "scroll C1"]
    play(match, "scroll scroll=A3")
    assert options(match) == ["scroll A1", "scroll B2", "scroll C1", "done"]
    one = play(match.clone(), "done")
    assert (len(player(one)["seals"]), shillings(one)) == (1, 4)
    play(match, "scroll scroll=C1")
    assert (len(player(match)["seals"]), shillings(match)) == (2, 1)
    assert match.position()["scrolls"] == ["A1", "B2"]
    assert player(match)["beads"] == {}
    for money, scrolls in ((5, ["A1", "A3"]), (9, ["A1"])):
        short = trading("noble", who(shillings=money), scrolls=scrolls)
        play(short, "scroll scroll=A1")
        assert (len(player(short)["seals"]), shillings(short)) == (1, money - 3)
        assert options(short) == ["play defend"]


@pytest.mark.rule("monk.1", "monk.2", "monk.3", "monk.4")
def test_buying_a_bead() -> None:
    seen = set()
    for seed in range(12):
        match = trading("monk", who(shillings=3), rosary=[2, 3, 3, 5], rng=seed)
        (bead,) = player(match)["beads"]
        seen.add(bead)
        left = [2, 3, 3, 5]
        left.remove(int(bead))
        assert (guild(match, "monk")["rosary"], shillings(match)) == (left, 0)
    assert seen == {"2", "5"}
    single = trading("monk", who(), rosary=[4])
    assert (player(single)["beads"], guild(single, "monk")["rosary"]) == ({"4": 1}, [])
    assert "monk trade" not in options(act("guild", who(), rosary=[]), "use")


# --- monsters ---------------------------------------------------------------------------------------


def taming(mine: dict[str, Any] | None = None, *others: dict[str, Any], **more: Any) -> Match:
    position = {"row": {"yellow": 3, "blue": 2}, "advanced": True, **more}
    return trading("knight", mine or who("farmer desert_c"), *others, **position)


@pytest.mark.rule("monsters.1", "monsters.2", "monsters.3", "monsters.4")
def test_taming_a_monster() -> None:
    match = taming(ruler={"A": "sea_e"}, serf={})
    markers, supply = player(match)["markers"], guild(match, "knight")["supply"]["yellow"]
    assert options(match) == ["tame behemoth", "tame sea_serpent", "decline"]
    assert player(play(match.clone(), "decline"))["markers"] == markers
    play(match, "tame monster=behemoth")
    assert options(match, "deploy") == ["sea_e", "desert_c"]
    play(match, "deploy location=desert_c")
    assert pieces(match) == {"A1": "desert_c", "behemoth": "desert_c"}
    assert match.view()["monsters"]["behemoth"] == {"owner": 0, "at": "desert_c"}
    assert player(match)["markers"] == markers - 3
    assert guild(match, "knight")["supply"]["yellow"] == supply + 2
    assert options(match) == ["play defend"]


def test_a_monster_that_has_not_come_to_its_lair_stands_nowhere() -> None:
    match = play(taming(ruler={"A": "sea_e"}, serf={}), "tame monster=behemoth")
    assert isinstance(match.game, Feudum)
    assert [LOCATION_NAMES[place] for place in places_of(match.game, 0)] == ["desert_c"]


@pytest.mark.rule("monsters.1", "monsters.3")
def test_when_a_monster_can_be_tamed() -> None:
    assert options(taming(row={"yellow": 2, "blue": 2}), "tame") == []
    bare = taming(who("farmer desert_c", markers=0))
    assert options(bare, "tame") == ["behemoth"]
    assert player(play(bare, "tame monster=behemoth"))["markers"] == 0
    assert options(taming(advanced=False), "tame") == []
    assert options(taming(who()), "tame") == []
    owned = {"monster_owner": {"behemoth": "A"}, "monster_at": {"behemoth": "sea_n"}}
    assert options(taming(who("farmer sea_e"), **owned), "tame") == ["sea_serpent"]
    theirs = {"monster_owner": {"behemoth": "B"}, "monster_at": {"behemoth": "sea_n"}}
    assert options(taming(who("farmer desert_c"), **theirs), "tame") == []


HARBOURS = [
    "sea_n",
    "sea_sw",
    "sea_e",
    "island_n",
    "island_w",
    "forest_nw",
    "forest_se",
    "desert_n",
    "desert_sw",
]
HARBOURS += ["badlands_n", "badlands_w", "mountain_se"]
PIERS = [
    "island_n",
    "island_w",
    "forest_se",
    "desert_n",
    "desert_sw",
    "badlands_n",
    "badlands_w",
    "mountain_se",
]


@pytest.mark.rule("monsters.5", "monsters.17")
@pytest.mark.parametrize("piers", [False, True])
def test_the_sea_serpent_needs_a_harbour(piers: bool) -> None:
    found = []
    for place in LOCATION_NAMES:
        match = taming(who(f"farmer {place}"), serpent="piers" if piers else "harbours")
        if "sea_serpent" in options(match, "tame"):
            play(match, "tame monster=sea_serpent")
            found += options(match, "deploy")
    assert found == (PIERS if piers else HARBOURS)
    both = play(taming(who("farmer desert_c", "farmer sea_e")), "tame monster=sea_serpent")
    assert options(both, "deploy") == ["sea_e"]
    play(both, "deploy location=sea_e")
    assert both.view()["monsters"] == {
        "behemoth": {"owner": None, "at": None},
        "sea_serpent": {"owner": 0, "at": "sea_e"},
    }
