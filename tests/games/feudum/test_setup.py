"""Setting up: map, guilds, first goods and first pawns."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.errors import OptionError
from ludoteca.games.feudum import components
from tests.games.feudum.table import (
    GOODS,
    REGIONS,
    SEATS,
    STARTS,
    act,
    asked,
    goods,
    guild,
    moment,
    options,
    pieces,
    play,
    player,
    points,
    ranks,
    shillings,
    start,
    turn,
    who,
)
from tests.games.picks import pool

DATA = Path(components.__file__).parent / "data"


def data(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.rule("setup.1")
def test_players_and_options() -> None:
    assert components.PLAYER_COUNTS == [2, 3, 4, 5]
    for players in (1, 6):
        with pytest.raises(OptionError):
            start(players)
    assert start(2).position()["advanced"] is False
    assert start(2, advanced=True).position()["advanced"] is True


@pytest.mark.rule("setup.2")
def test_the_basic_game_leaves_the_abilities_out() -> None:
    rich = who("noble desert_c", "merchant desert_w", barrel=1, goods={"iron": 1, "wood": 1, "saltpeter": 1})
    rich["tiles"] = {"orchard": 1}
    there: dict[str, Any] = {
        "ruler": {"B": "desert_c desert_w", "A": "sea_n"},
        "serf": {"A": "desert_c"},
        "subjects": ["desert_c"],
        "discs": {"desert_c": "farm", "desert_w": "farm", "sea_n": "outpost"},
    }
    other = who("farmer desert_c", cards="tax")
    for advanced in (False, True):
        more = {**there, "advanced": advanced}
        assert bool(options(act("influence", rich, other, **more), "money")) is advanced
        assert bool(options(act("improve", rich, other, **more), "tend")) is advanced
        assert bool(options(act("conquer", rich, other, **more), "starve")) is advanced
        assert bool(options(act("guild", rich, other, **more), "feast")) is advanced
        assert "wine" in [meal.split()[1] for meal in feeding_options(rich, other, **more)]
        assert options(act("conquer", rich, other, **more), "attack") == ["B1"]


def feeding_options(*players: dict[str, Any], **position: Any) -> list[str]:
    return options(moment("feeding", *players, **position), "feed")


@pytest.mark.rule("setup.3", "setup.4", "setup.5")
def test_what_a_player_begins_with() -> None:
    match = start(3)
    assert len(components.CARD_NAMES) == 11
    for seat, letter in enumerate("ABC"):
        seen = match.view()["seats"][seat]
        assert seen["pawns_left"] == 3
        assert seen["free_discs"] == 3
        assert seen["markers"] == 7
        assert seen["shillings"] == 7
        assert goods(match, letter) == {"food": 7}
        assert seen["score"] == 0
        assert points(match, letter) == {}


@pytest.mark.rule("setup.3", "setup.4", "setup.5")
def test_nobody_has_anything_else() -> None:
    match = start(2)
    position = match.position()
    for found in position["players"]:
        assert found == {
            "goods": {"food": 7},
            "barrel": 0,
            "shillings": 7,
            "markers": 7,
            "seals": [],
            "beads": {},
            "tiles": {},
            "vessels": {},
            "faces": [None] * 3,
            "at": [None] * 3,
            "aboard": [None] * 3,
            "wine": [],
            "decrees": [],
            "chosen": [],
            "played": [],
            "pouch": None,
            "moves": 0,
            "guilds": [],
            "voyage": 0,
            "military": 0,
            "reeves": [],
            "slayer": False,
            "points": {},
        }
    usual: dict[str, Any] = {
        "ruler": {},
        "serf": {},
        "subjects": [],
        "subject_seals": [],
        "serf_seals": [],
        "landscape": {},
        "grown": {},
        "adrift": [],
        "fresh": [],
        "purse": 0,
        "coffer": 0,
        "targets": 12,
        "gone": 0,
        "known": {},
        "seen": [],
        "drawn": [],
        "monster_owner": {},
        "monster_at": {},
        "members": [[]] * 6,
        "ranks": [None] * 18,
        "guild": None,
        "function": "trade",
        "host": None,
        "before": 0,
        "crop": {},
        "force": 0,
        "powder": 0,
        "epoch": 1,
        "round": 0,
        "active": None,
    }
    assert {key: position[key] for key in usual} == usual
    assert position["turn"] == position["first"]


@pytest.mark.rule("setup.6", "setup.18", "setup.19")
@pytest.mark.parametrize(("players", "rows"), [(2, 4), (3, 4), (4, 4), (5, 5)])
def test_rows_of_markers(players: int, rows: int) -> None:
    match = start(players)
    knights = guild(match, "knight")
    assert [row["markers"] for row in knights["rows"]] == [2] * rows
    assert [row["seat"] for row in knights["rows"]] == [*range(players), *[None] * (rows - players)]
    assert sum(match.position()["row"].values()) == 2 * rows
    assert list(knights["supply"].values()) == [11] * players + [18] * (rows - players)
    assert match.view()["monsters"] == {
        "behemoth": {"owner": None, "at": None},
        "sea_serpent": {"owner": None, "at": None},
    }


@pytest.mark.rule("setup.7", "setup.16")
def test_vessels() -> None:
    seen = set()
    for seed in range(30):
        match = start(2, seed)
        for_sale = guild(match, "alchemist")["vessels"]
        supply = match.view()["supply"]["vessels"]
        assert sum(for_sale.values()) == 2
        assert {name: for_sale[name] + supply[name] for name in supply} == dict.fromkeys(supply, 3)
        seen.add(tuple(for_sale.values()))
    assert seen == {(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1)}


@pytest.mark.rule("setup.8", "setup.9")
@pytest.mark.parametrize("advanced", [False, True])
def test_the_deck(advanced: bool) -> None:
    decks = [start(2, seed, advanced=advanced).position()["deck"] for seed in range(5)]
    for deck in decks:
        assert sorted(deck) == sorted(components.DECREE_NAMES)
    assert len(components.DECREE_NAMES) == 16
    assert decks[0] != decks[1]
    assert start(2).view(0)["deck"] == 16


@pytest.mark.rule("setup.10")
def test_stacks_of_tiles() -> None:
    match = start(2)
    top = {"epoch": 1, "late": False, "points": [2, 3, 4]}
    assert match.view()["stacks"] == [{"region": region, **top} for region in REGIONS]
    backs = match.position()["backs"]
    for epoch in range(1, 5):
        assert sum([count for name, count in backs.items() if name.startswith(str(epoch))]) == 6


@pytest.mark.rule("setup.11", "setup.12", "setup.13", "reconstructed.2")
def test_discs() -> None:
    laid = []
    for seed in range(10):
        match = start(2, seed)
        supply = match.view()["supply"]["discs"]
        assert supply == {"outpost": 2, "farm": 4, "town": 4, **{f"feudum_{g}": 2 for g in (FEUDUMS)}}
        discs = {place["name"]: place["disc"] for place in match.view()["locations"]}
        marked = sorted([discs[place] for place in STARTS])
        plain = sorted([disc for place, disc in discs.items() if place not in STARTS])
        assert marked == sorted(["outpost", "farm", "town"] * 2)
        assert plain == sorted(["outpost"] * 6 + ["farm"] * 6 + ["town"] * 4)
        laid.append(tuple(discs.values()))
    assert len(set(laid)) == 10
    assert "reconstructed" in data("locations")["discs"]["on_map_at_start"]["provenance"]


FEUDUMS = ("farmer", "merchant", "alchemist", "knight", "noble", "monk")


@pytest.mark.rule("setup.14", "setup.15", "setup.17")
@pytest.mark.parametrize("players", [2, 5])
def test_shelves_carts_and_bag(players: int) -> None:
    match = start(players)
    shelves = guild(match, "merchant")["shelves"]
    assert [shelves[good]["stock"] for good in GOODS] == [3, 3, 4, 4, 4]
    carts = guild(match, "alchemist")["carts"]
    assert [carts[good] for good in GOODS] == [3, 1, 3, 3, 1]
    box = dict(zip(GOODS, (30, 30, 30, 30, 50), strict=True))
    barn = guild(match, "farmer")["barn"]
    for good in GOODS:
        out = shelves[good]["stock"] + carts[good] + barn.get(good, 0)
        out += sum([place["goods"].get(good, 0) for place in match.view()["locations"]])
        out += sum([goods(match, SEATS[seat]).get(good, 0) for seat in range(players)])
        assert match.view()["bag"][good] == box[good] - out
    assert match.view()["bag"]["food"] <= 45 - 7 * players


@pytest.mark.rule("setup.20", "setup.21", "setup.22", "setup.23", "reconstructed.3")
def test_seals_and_beads() -> None:
    beads = set()
    for seed in range(10):
        match = start(2, seed)
        covered = [name for name, sealed in guild(match, "noble")["scrolls"].items() if sealed]
        assert covered == ["A1", "A3", "B2", "C1"]
        rosary, hens = guild(match, "monk")["rosary"], guild(match, "farmer")["hens"]
        assert (len(rosary), len(hens)) == (4, 1)
        assert guild(match, "noble")["seals"] == 17 - 4 - 5
        position = match.position()
        down = [*position["seals"], *position["below"].values()]
        whole = {value: (down + rosary + hens).count(value) for value in (2, 3, 4, 5)}
        assert whole == {2: 5, 3: 5, 4: 4, 5: 3}
        beads.update(rosary)
    assert beads == {2, 3, 4, 5}
    assert "reconstructed" in data("components")["bead_values"]["provenance"]


@pytest.mark.rule("setup.24", "setup.25", "setup.26")
def test_barn_epoch_and_first_goods() -> None:
    seen = set()
    for seed in range(10):
        match = start(2, seed)
        assert sum(guild(match, "farmer")["barn"].values()) == 10
        assert match.view()["epoch"] == 1
        lying = {place["name"]: place["goods"] for place in match.view()["locations"] if place["goods"]}
        assert list(lying) == ["sea_n", "island_n", "forest_nw", "desert_n", "badlands_nw", "mountain_nw"]
        assert [sum(here.values()) for here in lying.values()] == [1] * 6
        seen.update([good for here in lying.values() for good in here])
    assert seen == set(GOODS)


@pytest.mark.rule("setup.27", "setup.28", "setup.29")
def test_choices_go_in_turn_order() -> None:
    firsts = set()
    for seed in range(12):
        match = start(3, seed)
        first = match.view()["first"]
        firsts.add(first)
        order = [SEATS[(first + n) % 3] for n in range(3)]
        seen: list[str] = []
        while match.position()["round"] == 0:
            if not seen or seen[-1] != asked(match):
                seen.append(asked(match))
            match.play(match.legal_actions()[-1])
        assert seen[:6] == order + order
    assert firsts == {0, 1, 2}


@pytest.mark.rule("setup.28", "goods.5", "goods.6", "goods.7")
def test_three_different_goods() -> None:
    match = start(2)
    assert options(match, "choose") == ["saltpeter", "sulfur", "iron"]
    before = match.view()["bag"]["sulfur"]
    letter = asked(match)
    assert pool(match) == (3, "saltpeter sulfur iron wood food")
    play(match, "choose good=sulfur")
    assert options(match, "choose") == ["iron", "wood"]
    assert pool(match) == (2, "iron wood food")
    play(match, "choose good=iron")
    assert options(match, "choose") == ["wood", "food"]
    play(match, "choose good=wood")
    assert options(match) == ["barrel", "reserve"]
    other = play(match.clone(), "reserve")
    assert goods(other, letter) == {"sulfur": 1, "iron": 1, "wood": 1, "food": 7}
    play(match, "barrel")
    assert player(match, letter)["barrel"] == 1
    assert goods(match, letter) == {"iron": 1, "wood": 1, "food": 7}
    assert match.view()["bag"]["sulfur"] == before - 1
    assert asked(match) != letter


@pytest.mark.rule("setup.29", "setup.30", "setup.31", "setup.32")
@pytest.mark.parametrize(("players", "held"), [(3, "AB"), (4, "ABC"), (5, "ABC")])
def test_first_pawns(players: int, held: str) -> None:
    match = start(players)
    while not options(match, "character"):
        match.play(match.legal_actions()[-1])
    order = [SEATS[(match.view()["first"] + n) % players] for n in range(players)]
    assert options(match, "character") == list(FEUDUMS)
    for letter in order:
        assert asked(match) == letter
        play(match, "character face=knight")
        assert options(match, "at") == STARTS
        play(match, "at location=desert_w")
    assert set(pieces(match).values()) == {"desert_w"}
    wanted = "".join([order["ABCDE".index(place)] for place in held])
    assert ranks(match, "knight") == wanted
    assert [player(match, letter)["markers"] for letter in order] == [6] * len(held) + [7] * (
        players - len(held)
    )


@pytest.mark.rule("setup.33")
def test_what_is_open_and_what_is_not() -> None:
    mine = who("monk desert_c", decrees=["bow"], seals=2, beads={"5": 1})
    match = turn("move tax", mine, who("monk sea_e", cards="guild", decrees=["sword"], barrel=2))
    for seat in (0, 1, None):
        seen = match.view(seat)
        assert [row["decrees"] for row in seen["seats"]] == [1, 1]
        assert [row["cards"] for row in seen["seats"]] == [2, 1]
        assert seen["seats"][0]["beads"] == [5]
        assert seen["seats"][1]["barrel"] == 2
        assert seen["seats"][0]["seals"] == 2
        assert "backs" not in seen
        assert "below" not in seen
        assert isinstance(seen["deck"], int)
    assert (match.view(0)["decrees"], match.view(1)["decrees"]) == (["bow"], ["sword"])
    assert (match.view(0)["hand"], match.view(1)["hand"]) == (["move", "tax"], ["guild"])
    assert (match.view(None)["decrees"], match.view(None)["hand"]) == ([], [])


@pytest.mark.rule("setup.34")
def test_shillings_never_run_out() -> None:
    match = act("tax", who(shillings=500), ruler={"A": "desert_c"}, discs={"desert_c": "town"})
    assert shillings(match) == 502


@pytest.mark.rule("reconstructed.1", "reconstructed.4")
def test_what_is_reconstructed_is_labelled() -> None:
    edges = data("map")["routes"]["edges"]
    low = [edge["id"] for edge in edges if edge["confidence"] == "low"]
    assert low == [
        "ship:island_w-sea_sw",
        "ship:sea_sw-island_n",
        "ship:island_n-sea_n",
        "ship:sea_n-forest_nw",
        "submersible:sea_e-forest_nw",
        "submersible:forest_nw-sea_n",
        "submersible:sea_n-sea_sw",
        "submersible:sea_sw-island_w",
        "submersible:badlands_n-mountain_se",
    ]
    tiles = data("region_tiles")["tiles"]
    assert "reconstructed" in tiles["provenance"]
    backs = start(2).position()["backs"]
    for landscape in ("orchard", "archery_range", "silver_mine", "sulfur_mine"):
        assert sum([count for name, count in backs.items() if name.endswith(landscape)]) == 6
