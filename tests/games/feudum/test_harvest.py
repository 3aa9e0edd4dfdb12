"""Harvest and favours; taxes."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.games.feudum.table import (
    act,
    at,
    bag,
    goods,
    guild,
    options,
    play,
    player,
    points,
    shillings,
    who,
)
from tests.games.picks import pool

PLACES = ["desert_c", "sea_e", "sea_n", "desert_w", "badlands_c", "island_s"]


def ruling(card: str, discs: str, mine: dict[str, Any] | None = None, pawns: str = "", **more: Any) -> Match:
    """A plays a card and rules these discs, the first at desert_c."""
    laid = dict(zip(PLACES, discs.split(), strict=False))
    me = who(*[pawn for pawn in pawns.split(",") if pawn], **{"goods": {}, **(mine or {})})
    return act(card, me, ruler={"A": " ".join(laid)}, discs=laid, **more)


def on_farm(match: Match, place: str = "desert_c") -> int:
    return sum(at(match, place)["goods"].values())


@pytest.mark.rule("harvest.1", "harvest.2")
@pytest.mark.parametrize(
    ("discs", "size"),
    [
        ("farm", 5),
        ("farm farm", 6),
        ("farm feudum_monk", 6),
        ("farm farm feudum_monk feudum_farmer", 8),
        ("farm outpost town", 5),
    ],
)
def test_the_size_of_a_harvest(discs: str, size: int) -> None:
    match = ruling("harvest", discs)
    before = sum(match.view()["bag"].values())
    farms = [place for place, disc in zip(PLACES, discs.split(), strict=False) if disc == "farm"]
    assert sorted(options(match, "harvest")) == sorted(farms)
    play(match, "harvest location=desert_c", "whole")
    assert on_farm(match) == size
    assert sum(match.view()["bag"].values()) == before - size
    assert points(match) == {"harvest": 1}
    assert goods(match) == {}


@pytest.mark.rule("harvest.1")
def test_without_a_farm_there_is_no_harvest() -> None:
    match = ruling("harvest", "feudum_farmer town")
    assert options(match) == ["play defend"]
    match = act("harvest", who(), ruler={"B": "desert_c"}, discs={"desert_c": "farm"})
    assert options(match) == ["play defend"]


@pytest.mark.rule("harvest.1")
def test_a_harvest_is_random() -> None:
    seen = set()
    for seed in range(8):
        match = ruling("harvest", "farm", rng=seed)
        play(match, "harvest location=desert_c", "whole")
        seen.add(tuple(sorted(at(match, "desert_c")["goods"].items())))
    assert len(seen) > 4


@pytest.mark.rule("harvest.3", "harvest.4")
@pytest.mark.parametrize(
    ("beads", "discs", "size"),
    [
        ({"2": 1}, "farm", 7),
        ({"5": 1}, "farm", 10),
        ({"3": 1}, "farm farm", 9),
        ({"4": 1, "3": 1}, "farm", 10),
        ({"2": 2}, "farm feudum_monk", 10),
        ({}, "farm farm farm farm farm farm", 10),
    ],
)
def test_beads_add_to_the_harvest(beads: dict[str, int], discs: str, size: int) -> None:
    match = ruling("harvest", discs, {"beads": beads})
    play(match, "harvest location=desert_c", "whole")
    assert on_farm(match) == size
    assert player(match)["beads"] == beads


@pytest.mark.rule("harvest.5")
@pytest.mark.parametrize(("lying", "allowed"), [(0, True), (9, True), (10, False), (11, False)])
def test_a_full_farm(lying: int, allowed: bool) -> None:
    match = ruling("harvest", "farm", goods={"desert_c": {"iron": lying}} if lying else {})
    assert options(match, "harvest") == (["desert_c"] if allowed else [])
    if allowed:
        play(match, "harvest location=desert_c", "whole")
        assert on_farm(match) == lying + 5


@pytest.mark.rule("harvest.6", "harvest.7", "harvest.10")
@pytest.mark.parametrize(
    ("discs", "bead", "size", "favours"),
    [
        ("farm", "", 5, 1),
        ("farm farm", "", 6, 1),
        ("farm", "2", 7, 2),
        ("farm", "3", 8, 3),
        ("farm", "4", 9, 3),
        ("farm", "5", 10, 4),
    ],
)
def test_favours(discs: str, bead: str, size: int, favours: int) -> None:
    match = ruling("harvest", discs, {"beads": {bead: 1} if bead else {}, "barrel": 3})
    play(match, "harvest location=desert_c")
    assert options(match) == ["whole", "favours"]
    assert on_farm(match) == 0
    assert match.view()["crop"] == {}
    play(match, "favours")
    assert sum(goods(match).values()) == favours
    assert on_farm(match) == size - favours
    assert points(match) == {"harvest": 1}


@pytest.mark.rule("harvest.8", "harvest.9")
def test_favours_turn_beads_over() -> None:
    match = ruling("harvest", "farm", {"beads": {"3": 1, "5": 1}, "seals": 1, "barrel": 3})
    (seal,) = player(match)["seals"]
    play(match, "harvest location=desert_c", "favours")
    assert (player(match)["beads"], player(match)["seals"]) == ({}, sorted([seal, 3, 5]))
    assert on_farm(match) == 6


@pytest.mark.rule("harvest.10", "goods.5", "goods.6")
def test_random_favours_and_their_sulfur() -> None:
    seen = set()
    for seed in range(10):
        match = ruling("harvest", "farm", {"beads": {"5": 1}, "barrel": 3}, rng=seed)
        play(match, "harvest location=desert_c", "favours")
        seen.add(tuple(sorted(goods(match).items())))
    assert len(seen) > 4
    sulfur_only = dict.fromkeys(("saltpeter", "iron", "wood", "food"), 0)
    match = ruling(
        "harvest",
        "farm",
        {"beads": {"5": 1}, "barrel": 2, "goods": {"saltpeter": 22, "iron": 21, "wood": 21, "food": 36}},
    )
    assert {good: bag(match, good) for good in sulfur_only} == sulfur_only
    play(match, "harvest location=desert_c", "favours")
    assert options(match) == ["barrel", "reserve"]
    play(match, "barrel")
    assert player(match)["barrel"] == 3
    assert goods(match)["sulfur"] == 3  # the barrel is full: the rest goes to the supply
    assert options(match) == ["play defend"]


@pytest.mark.rule("harvest.11")
def test_inspecting_the_harvest() -> None:
    match = ruling(
        "harvest", "farm", {"beads": {"4": 1}}, "farmer sea_e", advanced=True, rolls="0 0 0 0 0 0 0 0 0"
    )
    play(match, "harvest location=desert_c")
    assert match.view()["crop"] == {"saltpeter": 9}
    assert options(match) == ["whole", "favours"]
    whole = play(match.clone(), "whole")
    assert at(whole, "desert_c")["goods"] == {"saltpeter": 9}
    assert whole.view()["crop"] == {}, "what lies on the farm is in nobody's hands"
    play(match, "favours", "take good=saltpeter", "take good=saltpeter", "take good=saltpeter")
    assert goods(match) == {"saltpeter": 3}
    assert at(match, "desert_c")["goods"] == {"saltpeter": 6}
    assert match.view()["crop"] == {}
    assert len(player(match)["seals"]) == 1


@pytest.mark.rule("harvest.11")
def test_picking_the_favours() -> None:
    # 22 saltpeter, 24 sulfur, 21 iron … : two saltpeter, then sulfur, iron, wood and food.
    match = ruling(
        "harvest", "farm", {"beads": {"2": 1}}, "farmer sea_e", advanced=True, rolls="0 0 25 45 65 85 85"
    )
    play(match, "harvest location=desert_c")
    crop = match.view()["crop"]
    assert sum(crop.values()) == 7
    play(match, "favours")
    assert pool(match) == (2, "saltpeter saltpeter sulfur iron wood food food")
    assert options(match, "take") == sorted(crop, key=list(match.view()["bag"]).index)
    play(match, "take good=iron")
    assert "saltpeter" not in options(match, "take")
    assert pool(match) == (1, "wood food food")
    last = options(match, "take")[-1]
    play(match, f"take good={last}")
    assert goods(match) == ({"iron": 1, last: 1} if last != "iron" else {"iron": 2})
    assert on_farm(match) == 5


@pytest.mark.rule("harvest.11")
@pytest.mark.parametrize(("pawn", "advanced"), [("farmer", False), ("monk", True)])
def test_only_a_farmer_of_the_advanced_game_inspects(pawn: str, advanced: bool) -> None:
    match = ruling("harvest", "farm", {}, f"{pawn} sea_e", advanced=advanced)
    play(match, "harvest location=desert_c")
    assert match.view()["crop"] == {}


@pytest.mark.rule("harvest.12", "goods.10")
@pytest.mark.parametrize("pawn", ["farmer", "monk"])
@pytest.mark.parametrize("left", [0, 1, 4, 5])
def test_a_bag_nearly_empty(left: int, pawn: str) -> None:
    mine = {"goods": {"saltpeter": 22, "iron": 21, "wood": 21, "food": 36, "sulfur": 24 - left}}
    match = ruling("harvest", "farm", mine, f"{pawn} sea_e", advanced=True)
    if left == 0:
        assert options(match) == ["play defend"]
        return
    play(match, "harvest location=desert_c")
    if left == 5:
        assert options(match) == ["whole", "favours"]
        return
    assert at(match, "desert_c")["goods"] == {"sulfur": left}
    assert points(match) == {"harvest": 1}


# --- taxes ------------------------------------------------------------------------------------------


@pytest.mark.rule("tax.1", "tax.2", "tax.3")
@pytest.mark.parametrize(
    ("discs", "gain"),
    [
        ("town", 2),
        ("town town", 3),
        ("town feudum_monk", 3),
        ("town town feudum_monk feudum_noble", 5),
        ("town farm outpost", 2),
        ("feudum_monk farm", 0),
        ("", 0),
    ],
)
def test_taxes(discs: str, gain: int) -> None:
    assert shillings(ruling("tax", discs)) == 7 + gain


@pytest.mark.rule("tax.4", "tax.5", "tax.6")
def test_reinforcements() -> None:
    match = ruling("tax", "town", {"markers": 3}, "knight sea_e,knight sea_n", advanced=True)
    supply = guild(match, "knight")["supply"]["yellow"]
    assert player(match)["markers"] == 4
    assert supply == 20 - 2 - 3 - 2 - 1
    assert guild(match, "knight")["rows"][0]["markers"] == 2
    short = ruling("tax", "town", {"markers": 16}, "knight sea_e", advanced=True)
    assert (guild(short, "knight")["supply"]["yellow"], player(short)["markers"]) == (0, 17)
    assert guild(short, "knight")["rows"][0]["markers"] == 1
    none = ruling("tax", "town", {"markers": 18}, "knight sea_e", advanced=True, row={"blue": 2})
    assert player(none)["markers"] == 18
    for pawn, advanced in (("knight", False), ("noble", True)):
        match = ruling("tax", "town", {"markers": 3}, f"{pawn} sea_e", advanced=advanced)
        assert player(match)["markers"] == 3
    homeless = ruling("tax", "farm", {"markers": 3}, "knight sea_e", advanced=True)
    assert player(homeless)["markers"] == 3
