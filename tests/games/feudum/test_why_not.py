"""Why not: the clause that keeps something from being done, and what would help."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.core.message import Message
from ludoteca.core.title import Why
from ludoteca.games.feudum.view import name
from tests.games.feudum.table import (
    NO_GOODS,
    act,
    choose_cards,
    guild_act,
    laid,
    moment,
    options,
    play,
    start,
    turn,
    who,
)

POOR: dict[str, Any] = {"goods": NO_GOODS, "shillings": 0}
ADVANCED: dict[str, Any] = {"advanced": True}


def why(match: Match, action: str) -> Why:
    found = match.why_not(action)
    assert found is not None
    return found


def says(clause: str, way: str = "", **facts: Any) -> Why:
    """A reason; facts that are names are told by name."""
    key = "-".join(["reason", *clause.replace(".", " ").split(), *way.split()])
    told = {field: fact if isinstance(fact, int) else name(field, fact) for field, fact in facts.items()}
    return Why(Message(key, **told), clause)


def held_by(letter: str, place: str, monster: str = "behemoth") -> dict[str, Any]:
    return {"monster_owner": {monster: letter}, "monster_at": {monster: place}, **ADVANCED}


# --- set-up, pouch and cards ----------------------------------------------------------------------


@pytest.mark.rule("setup.28", "setup.29")
def test_the_beginning() -> None:
    match = start()
    play(match, "choose good=iron")
    assert why(match, "choose good=iron") == says("setup.28", "order", good="wood")
    assert why(match, "choose good=saltpeter") == says("setup.28", "order", good="wood")
    assert why(start(), "choose good=food") == says("setup.28", "few", count=3)
    entering = play(start(), *["choose good=iron", "choose good=wood", "choose good=food"] * 2)
    play(entering, "character face=monk")
    assert why(entering, "at location=sea_n") == says("setup.29")
    assert why(entering, "choose good=iron").clause == "general.now"


@pytest.mark.rule("round.7", "round.11", "goods.2")
def test_the_pouch() -> None:
    match = moment("round", who(goods={"saltpeter": 1}, tiles={"orchard": 1, "silver_mine": 1}))
    assert why(match, "pouch bonus=sequential") == says("round.7", good="sulfur", bonus="sequential")
    assert why(match, "pouch-tile bonus=extra landscape=archery_range") == says(
        "goods.2", landscape="archery_range"
    )
    assert why(match, "pouch-tile bonus=extra landscape=silver_mine") == says("goods.2", "alike")
    barrel = moment("round", who(goods={"saltpeter": 1}, barrel=1))
    assert why(barrel, "pouch bonus=sequential") == says("round.11")


@pytest.mark.rule("round.2")
def test_choosing_cards() -> None:
    match = moment("round")
    choose_cards(match, "A", "move harvest")
    for card in ("move", "harvest"):
        assert match.why_not(f"card card={card}", 0) == says("round.2", card=card)
    assert match.why_not("card card=influence", 0) == says("round.2", "order", card="tax")
    assert match.why_not("card card=guild", 0) == says("round.2", "few", count=2)
    assert match.why_not("card card=influence", 1) is None


@pytest.mark.rule("round.3", "round.16")
def test_playing_cards() -> None:
    match = turn("move tax", who("monk sea_e", played=["explore"]))
    assert why(match, "play card=explore") == says("round.3", card="explore")
    assert why(match, "play card=guild") == says("round.16", card="guild")
    assert match.why_not_place("card:guild") == why(match, "play card=guild")
    assert match.why_not_place("card:tax") is None


@pytest.mark.rule("repeat.1", "repeat.2", "repeat.6")
def test_repeating() -> None:
    mine = who("monk sea_e", played=["move", "tax", "conquer"], **POOR)
    match = act("repeat", mine)
    assert why(match, "repeat card=conquer") == says("repeat.2", card="conquer")
    assert why(match, "repeat card=repeat") == says("repeat.1", "itself")
    assert why(match, "repeat card=guild") == says("repeat.1", "played", card="guild")
    assert why(match, "repeat card=tax") == says("repeat.1", card="tax")
    assert why(act("repeat", mine, **ADVANCED), "repeat card=tax") == says("repeat.6", card="tax")


@pytest.mark.rule("goods.1", "goods.2")
def test_paying() -> None:
    mine = who("monk sea_e", goods={"food": 1, "wood": 2}, tiles={"orchard": 1, "silver_mine": 1})
    match = play(act("migrate", mine, **ADVANCED), "character face=knight")
    assert why(match, "pay good=wood") == says("goods.1", good="food")
    assert why(match, "spend landscape=sulfur_mine") == says("goods.2", landscape="sulfur_mine")
    basic = play(act("migrate", mine), "character face=knight")
    assert why(basic, "spend landscape=silver_mine") == says("goods.2", "alike")
    hungry = {**mine, "goods": {"wood": 2}}
    tiles = play(act("migrate", hungry, **ADVANCED), "character face=knight")
    assert why(tiles, "pay good=food") == says("goods.1", "none", good="food")


# --- migrate and move -----------------------------------------------------------------------------


@pytest.mark.rule("migrate.1", "migrate.6")
def test_bringing_in_and_taking_back() -> None:
    match = act("migrate", who("monk sea_e", **POOR), who("knight sea_e"))
    assert why(match, "character face=noble") == says("migrate.1")
    assert why(match, "withdraw piece=B1") == says("migrate.6")
    assert why(match, "withdraw piece=A2") == says("migrate.6", "supply")
    full = act("migrate", who("monk sea_e", "monk sea_e", "monk sea_e"))
    assert why(full, "character face=noble") == says("migrate.1", "pawns")


@pytest.mark.rule("migrate.3", "migrate.5", "migrate.9", "monsters.13")
def test_where_a_pawn_enters() -> None:
    def entering(*pawns: str, **more: Any) -> Match:
        return play(act("migrate", who(*pawns), **more), "character face=knight")

    assert why(entering("monk sea_e"), "at location=forest_c") == says("migrate.3")
    assert why(entering(), "at location=sea_e") == says("migrate.5")
    assert why(entering("monk sea_e", **ADVANCED), "at location=forest_c") == says("migrate.9")
    assert why(entering("monk sea_e", **held_by("A", "sea_n")), "at location=sea_n") == says("monsters.13")


@pytest.mark.rule("move.1", "move.2", "move.3", "move.5", "move.6", "move.7")
def test_steps() -> None:
    match = act("move", who("monk desert_c", shillings=1), who("knight sea_e"))
    assert why(match, "move piece=B1 route=road-desert_c-desert_w") == says("move.2")
    assert why(match, "move piece=A2 route=road-desert_c-desert_w") == says("move.1")
    assert why(match, "move piece=A1 route=road-badlands_n-badlands_c") == says("move.3", location="desert_c")
    ferry = "move piece=A1 route=ferry-desert_c-desert_e"
    assert why(match, ferry) == says("move.5", price=2, missing=1)
    assert why(act("move", who("monk desert_c"), for_sale={"ship": 1}), ferry) == says("move.6")
    assert why(match, "move piece=behemoth route=road-desert_c-desert_w") == says("setup.2")
    islet = act("move", who("monk sea_n", "farmer desert_c"))
    ship = "ship-island_n-sea_n"
    assert why(islet, f"move piece=A1 route={ship}") == says("move.7", vessel="ship")
    assert islet.why_not_place(f"route:{ship}") == says("move.7", vessel="ship")
    assert islet.why_not_place("piece:A1") == says("move.7", vessel="ship")


@pytest.mark.rule("move.3", "move.7")
def test_a_location_tells_why_no_step_leads_there() -> None:
    match = act("move", who("monk desert_c", shillings=0))
    assert match.why_not_place("location:badlands_c") == says("move.3", "far", location="badlands_c")
    assert match.why_not_place("location:desert_w") == says("move.3", "route", location="desert_w")
    assert match.why_not_place("location:desert_e") == says("move.5", price=2, missing=2)


@pytest.mark.rule("move.13")
def test_a_vessel_just_left() -> None:
    match = act("move", who("monk desert_n ship", "knight sea_n", "knight desert_n"))
    play(match, "move piece=A1 route=road-desert_w-desert_n")
    assert why(match, "move piece=A3 route=ship-desert_n-forest_se") == says("move.13", vessel="ship")


@pytest.mark.rule("monsters.6", "monsters.7", "monsters.8", "monsters.11")
def test_monsters_and_steps() -> None:
    match = act("move", who("monk desert_c"), **held_by("A", "desert_c"))
    assert why(match, "move piece=behemoth route=ferry-desert_c-desert_e") == says("monsters.6")
    assert why(match, "embark piece=behemoth vessel=ship") == says("monsters.7")
    assert why(match, "move piece=sea_serpent route=ferry-desert_c-desert_e") == says(
        "monsters.8", monster="sea_serpent"
    )
    pinned = act("move", who("monk desert_c", "farmer desert_w"), who(), **held_by("B", "desert_c"))
    assert why(pinned, "move piece=A1 route=road-desert_c-desert_w") == says("monsters.11")


@pytest.mark.rule("move.7", "move.8", "move.9", "move.32")
def test_vessels_under_pawns() -> None:
    mine = who("monk desert_c", "knight sea_e submersible", vessels={"ship": 1})
    match = turn("move tax", mine, who("monk sea_e"))
    assert why(match, "embark piece=B1 vessel=ship") == says("move.8")
    assert why(match, "embark piece=A3 vessel=ship") == says("move.1")
    assert why(match, "embark piece=A1 vessel=flying_machine") == says(
        "move.7", "own", vessel="flying_machine"
    )
    assert why(match, "embark piece=A2 vessel=ship") == says("move.32", "aboard", vessel="submersible")
    assert why(match, "embark piece=A1 vessel=ship") == says("move.32", vessel="ship", location="desert_c")
    moving = act("move", who("monk desert_n", vessels={"ship": 1}))
    assert why(moving, "embark piece=A1 vessel=ship") == says("move.9")
    after = play(turn("tax defend", who("monk sea_e", decrees=["bow"])), "play card=tax")
    assert why(after, "embark piece=A1 vessel=ship") == says("move.9", "card")


@pytest.mark.rule("round.3", "move.32")
@pytest.mark.parametrize("advanced", [False, True])
def test_on_the_map_nothing_is_done_without_a_card(advanced: bool) -> None:
    """Nobody who clicks on the map is told of seals to lift, or of vessels that are not there."""
    places = ("location:desert_c", "piece:A1", "piece:B1", "use guild=monk function=trade")
    match = turn("tax move", who("monk desert_c", decrees=["bow"]), who("monk sea_e"), advanced=advanced)
    assert [match.why_not_place(place) for place in places] == [says("round.3", "first")] * len(places)
    play(match, "play card=tax")
    assert [match.why_not_place(place) for place in places] == [says("round.3", "later")] * len(places)
    trading = act("guild", who("monk desert_c"), who("monk sea_e"))
    assert trading.why_not_place("location:desert_c") == says("round.3", "later")
    ship = turn("tax move", who("monk desert_c", vessels={"ship": 1}), advanced=advanced)
    assert ship.why_not_place("piece:A1") == says("move.32", vessel="ship", location="desert_c")


@pytest.mark.rule("move.15", "move.16", "move.17", "move.28")
def test_stealing_and_the_extra_step() -> None:
    step = "move piece=A1 route=road-desert_c-desert_w"
    match = act(
        "move", who("farmer desert_c"), goods={"desert_w": {"iron": 1}}, discs={"desert_w": "outpost"}
    )
    play(match, step)
    assert why(match, "pilfer location=sea_e resource=iron") == says("move.15")
    assert why(match, "pilfer location=desert_w resource=wood") == says("move.16", resource="wood")
    assert why(match, "pilfer location=desert_w resource=shilling") == says(
        "move.16", "landscape", resource="shilling"
    )
    assert why(match, "pilfer-landscape location=desert_w") == says("move.16", "grown")
    own = act(
        "move",
        who("farmer desert_c", "monk forest_c"),
        goods={"desert_w": {"iron": 1}, "forest_se": {"iron": 1}},
        discs={"desert_w": "farm", "forest_se": "outpost"},
        ruler={"A": "desert_w"},
    )
    play(
        own,
        step,
        next(action for action in own.written_actions() if "A2" in action and "forest_se" in action),
    )
    assert why(own, "pilfer location=desert_w resource=iron") == says("move.17")
    godspeed = act("move", who("monk desert_c", "farmer sea_e"), **ADVANCED)
    play(godspeed, step, "done")
    assert why(godspeed, "move piece=A2 route=road-desert_c-desert_w") == says("move.28")


# --- influence and improve ------------------------------------------------------------------------


@pytest.mark.rule("influence.1", "influence.2", "influence.8", "influence.9", "influence.10")
def test_markers() -> None:
    mine = who("monk desert_c", "monk sea_e", "monk forest_c")
    match = act(
        "influence",
        mine,
        seats=3,
        ruler={"B": "sea_e", "A": "forest_c"},
        serf={"C": "sea_e"},
        subjects=["forest_c"],
    )
    assert why(match, "influence location=sea_n") == says("influence.1")
    assert why(match, "influence location=sea_e") == says("influence.8", "players")
    assert why(match, "influence location=forest_c") == says("influence.9")
    full = act("influence", mine, ruler={"B": "sea_e"}, serf={"A": "sea_e"}, subjects=["sea_e"])
    assert why(full, "influence location=sea_e") == says("influence.8")
    play(full, "influence location=desert_c")
    assert why(full, "influence location=desert_c") == says("influence.2")
    held = act(
        "influence",
        mine,
        ruler={"B": "sea_e"},
        serf={"A": "sea_e"},
        discs={"sea_e": "feudum_monk"},
        takeover=False,
    )
    assert why(held, "influence location=sea_e") == says("influence.10")


@pytest.mark.rule("influence.12", "influence.14")
def test_money_is_influence() -> None:
    mine = who("merchant desert_c", "monk sea_e", "merchant forest_c")
    ruled = {"B": "desert_c sea_e forest_c"}
    match = act("influence", mine, ruler=ruled, **ADVANCED)
    assert why(act("influence", mine, ruler=ruled), "money location=desert_c") == says("setup.2")
    assert why(match, "money location=sea_e") == says("influence.12", "merchant")
    play(match, "money location=desert_c")
    assert why(match, "money location=forest_c") == says("influence.14")
    poor = act("influence", {**mine, "shillings": 0}, ruler=ruled, **ADVANCED)
    assert why(poor, "money location=desert_c") == says("influence.12")
    free = act("influence", mine, ruler={"B": "desert_c"}, subjects=["desert_c"], **ADVANCED)
    assert why(free, "money location=forest_c") == says("influence.12", "ruler")
    assert why(free, "money location=desert_c") == says("influence.12", "single")


@pytest.mark.rule("improve.1", "improve.4")
def test_improving() -> None:
    match = act(
        "improve",
        who("monk sea_e", goods={"wood": 1}, seals=0),
        ruler={"A": "desert_c sea_n desert_w forest_c"},
        discs={"desert_c": "outpost", "sea_n": "farm", "desert_w": "town", "forest_c": "feudum_monk"},
    )
    assert match.why_not("improve location=desert_c") is None
    assert why(match, "improve location=sea_e") == says("improve.1", "ruler")
    assert why(match, "improve location=sea_n") == says("improve.1", disc="town", good="iron")
    assert why(match, "improve location=desert_w") == says("improve.1", "seal")
    assert why(match, "improve location=forest_c") == says("improve.1", "feudum")
    assert match.why_not_place("location:sea_n") == why(match, "improve location=sea_n")
    assert why(match, "tend location=sea_n") == says("setup.2")


@pytest.mark.rule("landscapes.1", "landscapes.3")
def test_landscapes() -> None:
    mine = who("monk sea_e", goods={"wood": 1})
    here: dict[str, Any] = {
        "ruler": {"A": "desert_c", "B": "sea_n sea_e"},
        "serf": {"A": "sea_n sea_e"},
        "discs": {"desert_c": "outpost"},
        "landscape": {"sea_e": "orchard"},
        **ADVANCED,
    }
    match = act("improve", mine, **here)
    assert why(match, "tend location=forest_c") == says("landscapes.1", "serf")
    assert why(match, "tend location=sea_e") == says("landscapes.3", landscape="orchard")
    assert why(match, "tend location=sea_n") == says("landscapes.1", "tile")
    assert match.why_not_place("location:sea_n") == says("landscapes.1", "tile")
    tile = act("improve", {**mine, "goods": {"food": 1}, "tiles": {"orchard": 1}}, **here)
    assert why(tile, "tend location=sea_n") == says("landscapes.1")


# --- decrees --------------------------------------------------------------------------------------


@pytest.mark.rule("decrees.2", "decrees.4", "decrees.8", "decrees.19", "conquer.23", "decrees.17")
def test_mandates() -> None:
    mine = who(goods={"food": 1}, decrees=["bow", "coins_9_13", "barrel"])
    match = turn("tax defend", mine)
    assert why(match, "mandate decree=sword option=1") == says("decrees.2", decree="sword")
    assert why(match, "mandate decree=barrel option=1") == says("decrees.19", decree="barrel")
    assert why(match, "mandate decree=coins_9_13 option=3") == says("decrees.4", decree="coins_9_13", count=2)
    assert why(match, "mandate decree=bow option=1") == says("conquer.23", decree="bow")
    assert why(match, "mandate decree=coins_9_13 option=1") == says(
        "decrees.4", "price", good="iron", missing=2
    )
    assert match.why_not_place("mandate decree=bow option=1") == why(match, "mandate decree=bow option=1")
    assert why(match, "discard decree=sword") == says("decrees.8", decree="sword")
    assert why(match, "lift location=sea_e role=serf") == says("setup.2")
    standing = turn("tax defend", who("monk sea_e", decrees=["status_east"]), **ADVANCED)
    assert why(standing, "mandate decree=status_east option=3") == says(
        "decrees.17", guild="monk", stars=1, missing=2
    )
    assert why(standing, "lift location=sea_e role=serf") == says("starve.11")


@pytest.mark.rule("decrees.3")
def test_what_a_mandate_gives_must_be_there() -> None:
    mine = who(goods={"food": 1, "wood": 1}, decrees=["flying_machine_or_ship"])
    match = turn("tax defend", mine, who(vessels={"ship": 3}))
    assert why(match, "mandate decree=flying_machine_or_ship option=2") == says(
        "decrees.3", "vessel", vessel="ship"
    )


@pytest.mark.rule("explore.2", "explore.4")
def test_drawn_decrees() -> None:
    match = act("explore", who(), ruler={"A": "desert_c sea_n"}, discs=laid(outpost="desert_c sea_n"))
    assert options(match, "keep") == ["bow", "sword", "coins_3_7"]
    assert why(match, "keep decree=barrel") == says("explore.2", decree="barrel")
    play(match, "keep decree=bow")
    assert why(match, "under decree=bow") == says("explore.4", decree="bow")


# --- harvest and conquer --------------------------------------------------------------------------


@pytest.mark.rule("harvest.1", "harvest.5")
def test_harvesting() -> None:
    match = act(
        "harvest",
        who(),
        ruler={"A": "desert_c sea_n forest_c"},
        discs=laid(farm="desert_c sea_n", town="forest_c"),
        goods={"sea_n": {"iron": 5, "wood": 5}},
    )
    assert why(match, "harvest location=forest_c") == says("harvest.1")
    assert why(match, "harvest location=sea_n") == says("harvest.5", count=10)


@pytest.mark.rule("conquer.1", "conquer.2")
def test_targets() -> None:
    match = act(
        "conquer",
        who("knight desert_c"),
        who("monk desert_c", "farmer sea_e"),
        ruler={"B": "sea_e", "A": "sea_n"},
        discs={"desert_c": "outpost", "sea_e": "feudum_monk", "sea_n": "feudum_monk"},
    )
    assert why(match, "attack piece=A1") == says("conquer.1", "own")
    assert why(match, "attack piece=B2") == says("conquer.1")
    assert why(match, "attack piece=B3") == says("conquer.1", "supply")
    assert why(match, "attack piece=E3") == says("conquer.1", "supply")
    assert why(match, "attack piece=behemoth") == says("setup.2")
    assert why(match, "besiege location=desert_c") == says("conquer.2", disc="outpost")
    assert why(match, "besiege location=sea_e") == says("conquer.1")
    assert why(match, "besiege location=sea_n") == says("conquer.1", "ruler")


@pytest.mark.rule("starve.1", "starve.8")
def test_starving() -> None:
    match = act(
        "conquer",
        who("knight desert_c", "noble desert_w"),
        who("monk desert_c"),
        ruler={"A": "desert_c desert_w sea_e"},
        serf={"B": "desert_c desert_w"},
        serf_seals=["desert_w"],
        **ADVANCED,
    )
    assert why(match, "starve location=desert_c role=serf") == says("starve.1")
    assert why(match, "starve location=sea_e role=serf") == says("starve.1", "nobody")
    assert why(match, "starve location=desert_c role=subject") == says("starve.1", "nobody")
    assert why(match, "starve location=desert_w role=serf") == says("starve.8")
    assert match.why_not_place("location:desert_c") == says("starve.1")


@pytest.mark.rule("conquer.21", "conquer.22", "decrees.5", "defend.1")
def test_the_fight() -> None:
    mine = who("farmer desert_c", goods={"saltpeter": 2, "food": 1}, decrees=["coins_3_7"])
    match = play(act("conquer", mine, who("monk desert_c", cards="tax")), "attack piece=B1")
    assert why(match, "mandate decree=coins_3_7 option=1") == says("decrees.5", decree="coins_3_7")
    play(match, "powder")
    assert why(match, "powder") == says("conquer.22")
    play(match, "strike")
    assert why(match, "defend") == says("defend.1")
    dry = play(
        act("conquer", {**mine, "goods": {"food": 1}}, who("monk desert_c", cards="tax")), "attack piece=B1"
    )
    assert why(dry, "powder") == says("conquer.21")


@pytest.mark.rule("starve.7")
def test_royal_immunity() -> None:
    def starving(**defender: Any) -> Match:
        match = act(
            "conquer",
            who("noble desert_c"),
            who("monk desert_c", **defender),
            ruler={"A": "desert_c"},
            serf={"B": "desert_c"},
            **ADVANCED,
        )
        return play(match, "starve location=desert_c role=serf")

    assert why(starving(cards="tax"), "immunity") == says("starve.7", "card")
    assert why(starving(cards="defend", goods=NO_GOODS), "immunity") == says("starve.7")


# --- guilds ---------------------------------------------------------------------------------------


@pytest.mark.rule("guilds.3", "guilds.4", "repeat.3")
def test_ranks() -> None:
    mine = who("monk desert_c", "farmer desert_c")
    match = act("guild", mine, who("farmer sea_e", "farmer sea_e"), rosary=[2])
    assert why(match, "use guild=knight function=push") == says("guilds.4", guild="knight", stars=0)
    assert why(match, "use guild=knight function=pull") == says("guilds.3", guild="knight", stars=0)
    assert why(match, "use guild=monk function=pull") == says("guilds.3", "master", guild="monk")
    assert why(match, "use guild=farmer function=push") == says("guilds.4", "journeyman", guild="farmer")
    used = act("guild", {**mine, "guilds": ["monk"]})
    assert why(used, "use guild=monk function=push") == says("repeat.3", guild="monk")
    assert used.why_not_place("guild:monk") == says("repeat.3", guild="monk")


FULL = dict.fromkeys(("saltpeter", "sulfur", "iron", "wood", "food"), 4)
EMPTY = dict.fromkeys(FULL, 0)


@pytest.mark.rule("guilds.8", "merchant.5", "alchemist.3", "monk.11")
@pytest.mark.parametrize(
    ("guild", "fill", "clause", "way"),
    [
        ("farmer", {"barn": EMPTY}, "guilds.8", "barn"),
        ("farmer", {"barn": {"iron": 1}, "shelf": FULL}, "merchant.5", "full"),
        ("merchant", {"shelf": EMPTY}, "guilds.8", "shelves"),
        ("merchant", {"carts": dict.fromkeys(FULL, 3)}, "alchemist.3", "full"),
        ("alchemist", {"carts": EMPTY}, "guilds.8", "inventions"),
        ("knight", {"row": {}}, "guilds.8", "rows"),
        ("knight", {"scrolls": ["A1", "A2", "A3", "B1", "B2", "C1"]}, "guilds.8", "scrolls"),
        ("noble", {"scrolls": []}, "guilds.8", "seals"),
        ("noble", {"rosary": [2, 2, 2, 3, 3, 4, 4]}, "monk.11", ""),
        ("monk", {"rosary": []}, "guilds.8", "beads"),
        ("monk", {"hens": [2, 2, 2, 2], "rosary": [3]}, "monk.11", "hens"),
    ],
)
def test_nothing_can_be_pushed(guild: str, fill: dict[str, Any], clause: str, way: str) -> None:
    match = act("guild", who(f"{guild} desert_c"), **fill)
    assert why(match, f"use guild={guild} function=push") == says(clause, way)


@pytest.mark.rule("farmer.1", "merchant.1", "alchemist.1", "knight.1", "noble.1", "monk.4", "guilds.13")
@pytest.mark.parametrize(
    ("guild", "fill", "expected"),
    [
        ("farmer", {}, says("farmer.1", "goods")),
        ("merchant", {"shelf": EMPTY}, says("merchant.1", "empty")),
        ("merchant", {}, says("guilds.13", guild="merchant", price=1, missing=1)),
        ("alchemist", {"for_sale": {}}, says("alchemist.1", "sale")),
        ("alchemist", {"for_sale": {"ship": 1}}, says("guilds.13", guild="alchemist", price=3, missing=3)),
        ("knight", {"row": {}}, says("knight.1")),
        ("knight", {}, says("guilds.13", guild="knight", price=3, missing=3)),
        ("noble", {"scrolls": []}, says("noble.1", "sale")),
        ("noble", {}, says("guilds.13", guild="noble", price=3, missing=3)),
        ("monk", {"rosary": []}, says("monk.4")),
        ("monk", {"rosary": [2]}, says("guilds.13", guild="monk", price=3, missing=3)),
    ],
)
def test_nothing_can_be_bought(guild: str, fill: dict[str, Any], expected: Why) -> None:
    other = "farmer" if guild != "farmer" else "monk"  # something else can be done
    match = act("guild", who(f"{other} desert_c", shillings=0), **{"barn": {"sulfur": 1}, **fill})
    assert why(match, f"use guild={guild} function=trade") == expected


@pytest.mark.rule("feast.1", "feast.3", "feast.7")
def test_feasts() -> None:
    mine = who("farmer desert_c", barrel=1)
    hosts = who("monk desert_c", "knight sea_e")
    match = act(
        "guild", mine, hosts, rosary=[2], ruler={"A": "sea_n"}, discs={"sea_n": "feudum_monk"}, **ADVANCED
    )
    assert why(match, "feast piece=behemoth") == says("feast.7")
    assert why(match, "feast piece=A1") == says("feast.1", "own")
    assert why(match, "feast piece=B2") == says("feast.1", "beside")
    assert why(match, "feast-feudum location=desert_c") == says("feast.1", "feudum")
    assert why(match, "feast-feudum location=sea_n") == says("feast.1", "own")
    dry = act("guild", {**mine, "barrel": 0}, hosts, rosary=[2], **ADVANCED)
    assert why(dry, "feast piece=B1") == says("feast.1")
    assert why(act("guild", mine, hosts), "feast piece=B1") == says("setup.2")
    third = act(
        "guild",
        mine,
        who("monk sea_e"),
        who("monk sea_n"),
        who("monk desert_c"),
        seats=4,
        rosary=[2],
        **ADVANCED,
    )
    assert why(third, "feast piece=D1") == says("feast.3", guild="monk")


@pytest.mark.rule("farmer.1", "farmer.2", "merchant.1", "merchant.3", "alchemist.1", "noble.1")
def test_trades() -> None:
    farm: dict[str, Any] = {
        "ruler": {"A": "desert_c sea_n"},
        "discs": laid(farm="desert_c sea_n"),
        "goods": {"desert_c": {"iron": 4}},
    }
    match = guild_act("farmer trade", who(), **farm)
    assert why(match, "send location=sea_e") == says("farmer.1", "farm")
    assert why(match, "send location=sea_n") == says("farmer.1")
    play(match, "send location=desert_c")
    assert why(match, "food amount=3") == says("farmer.1", "pairs", count=2)
    buying = guild_act("merchant trade", who(shillings=2), shelf={**EMPTY, "saltpeter": 1, "food": 4})
    assert why(buying, "buy good=iron") == says("merchant.1", "good", good="iron")
    assert why(buying, "buy good=saltpeter") == says("merchant.3", good="saltpeter", price=4, missing=2)
    assert why(buying, "done") == says("merchant.1")
    assert match.why_not_place("good:iron") is not None
    vessel = guild_act("alchemist trade", who(), for_sale={"ship": 1, "submersible": 1})
    assert why(vessel, "buy-vessel vessel=flying_machine") == says("alchemist.1", vessel="flying_machine")
    seals = guild_act("noble trade", who(), scrolls=["A1", "C1"])
    assert why(seals, "scroll scroll=B1") == says("noble.1", "scroll", scroll="B1")
    assert why(seals, "done") == says("noble.1")


@pytest.mark.rule("monsters.1", "monsters.4", "monsters.5")
def test_taming() -> None:
    rows: dict[str, Any] = {"row": {"yellow": 4}}
    match = guild_act(
        "knight trade", who("monk desert_c", "monk sea_e"), who(), **rows, **held_by("B", "sea_e")
    )
    assert why(match, "tame monster=behemoth") == says("monsters.1", monster="behemoth")
    play(match, "tame monster=sea_serpent")
    assert why(match, "deploy location=sea_n") == says("monsters.4")
    assert why(match, "deploy location=desert_c") == says("monsters.5")
    inland = guild_act("knight trade", who("monk desert_c"), **rows, **ADVANCED)
    assert why(inland, "tame monster=sea_serpent") == says("monsters.5", "none")


@pytest.mark.rule("guilds.9", "merchant.5", "alchemist.3")
def test_goods_that_do_not_move() -> None:
    barn: dict[str, Any] = {
        "barn": {"iron": 4, "wood": 3, "food": 3},
        "shelf": {**EMPTY, "wood": 4, "iron": 1},
    }
    match = guild_act("farmer push", who("farmer desert_c"), **barn)
    assert why(match, "shift good=saltpeter") == says("guilds.9", "barn", good="saltpeter")
    assert why(match, "shift good=wood") == says("merchant.5", good="wood")
    assert why(match, "shift good=food") == says("guilds.9", "few", count=5)


@pytest.mark.rule("alchemist.5", "alchemist.6", "alchemist.7", "alchemist.11", "alchemist.14")
def test_inventions() -> None:
    carts: dict[str, Any] = {"carts": {"saltpeter": 1, "sulfur": 0, "iron": 2, "wood": 1, "food": 1}}
    match = guild_act("alchemist push", who("alchemist desert_c"), **carts)
    assert why(match, "done") == says("alchemist.5")
    assert why(match, "invent invention=ship") == says(
        "alchemist.6", invention="ship", missing=1, good="wood"
    )
    assert why(match, "invent invention=krud") == says("alchemist.7", missing=1, good="saltpeter")
    assert match.why_not_place("invention:krud") == why(match, "invent invention=krud")


@pytest.mark.rule("knight.3", "noble.2", "noble.4")
def test_markers_and_seals() -> None:
    rows: dict[str, Any] = {"row": {"yellow": 2, "blue": 2}, "scrolls": ["A1"]}
    match = guild_act("knight push", who("knight desert_c"), **rows)
    assert why(match, "row row=red") == says("knight.3", "row")
    assert why(match, "done") == says("knight.3")
    play(match, "row row=yellow")
    assert why(match, "scroll scroll=A1") == says("knight.3", "scroll", scroll="A1")
    play(match, "scroll scroll=B1")
    assert why(match, "row row=yellow") == says("knight.3", "colour")
    moving = guild_act("noble push", who("noble desert_c"), scrolls=["A1", "B1", "C1"], rosary=[2])
    assert why(moving, "scroll scroll=A2") == says("noble.4", scroll="A2")
    assert why(moving, "scroll scroll=C1") == says("noble.4", "few", count=2)


# --- feeding --------------------------------------------------------------------------------------


@pytest.mark.rule("feeding.1", "feeding.2", "feeding.3", "feeding.7", "feeding.8", "monsters.14")
def test_meals() -> None:
    match = moment("feeding", who("monk sea_e", "monk sea_e", goods={"food": 2}), who("monk sea_e"))
    assert why(match, "feed piece=A1 meal=wine") == says("feeding.3")
    assert why(match, "feed piece=A1 meal=tile") == says("feeding.8")
    assert why(match, "feed piece=A1 meal=nothing") == says("feeding.7")
    assert why(match, "feed piece=A2 meal=food") == says("feeding.1", piece="A1")
    assert why(match, "feed piece=B1 meal=food") == says("feeding.1", "own")
    assert why(match, "feed piece=behemoth meal=food") == says("monsters.14")
    assert match.why_not_place("feed piece=A1 meal=wine") == says("feeding.3")
    dry = moment("feeding", who("monk sea_e", goods=NO_GOODS, barrel=1))
    assert why(dry, "feed piece=A1 meal=food") == says("feeding.2")


# --- cards that would do nothing ------------------------------------------------------------------


def idle(match: Match, seat: int = 0) -> dict[str, str]:
    found: dict[str, str] = match.view(seat)["idle"]
    return found


@pytest.mark.rule("explore.1", "tax.1", "harvest.1", "conquer.1", "conquer.4", "influence.1")
def test_cards_that_would_do_nothing() -> None:
    match = turn("move explore tax harvest conquer", who("monk desert_c"))
    assert idle(match) == {
        "improve": "reason-improve-1-nothing",
        "explore": "reason-explore-1",
        "harvest": "reason-harvest-1-none",
        "tax": "reason-tax-1",
        "conquer": "reason-conquer-1-nobody",
        "repeat": "reason-repeat-1-nothing",
    }
    assert idle(match, 1) == {}, "not asked"
    last = turn("conquer", who("monk desert_c"), who("monk desert_c"))
    assert idle(last)["conquer"] == "reason-conquer-4"
    nobody = turn("move", who(**POOR))
    assert {card: idle(nobody)[card] for card in ("migrate", "move", "influence")} == {
        "migrate": "reason-migrate-1",
        "move": "reason-move-1-nobody",
        "influence": "reason-influence-1-pawns",
    }
    choosing = moment("round", who("monk desert_c", markers=0))
    assert idle(choosing)["influence"] == "reason-influence-1-markers"
    assert "repeat" not in idle(choosing), "nobody has played yet"
    assert match.view(None)["idle"] == {}
