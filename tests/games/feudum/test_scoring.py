"""Final scoring, the charters, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.games.feudum.components import LOCATION_NAMES
from tests.games.feudum.table import dawn, laid, points, who


def final(*players: dict[str, Any], seats: int = 2, **position: Any) -> Match:
    """The dawn of the last epoch, and final scoring."""
    return dawn(5, *players, seats=seats, **position)


# --- epic voyage ----------------------------------------------------------------------------------------


@pytest.mark.rule("final.2", "final.3", "final.4")
@pytest.mark.parametrize(
    ("spaces", "scored"),
    [
        ((1, 0, 0), (5, 0, 0)),
        ((1, 2, 0), (3, 5, 0)),
        ((2, 2, 1), (5, 5, 3)),
        ((3, 4, 2), (7, 9, 5)),
        ((3, 3, 6), (9, 9, 13)),
        ((5, 6, 7), (11, 13, 17)),
        ((7, 7, 5), (17, 17, 13)),
        ((4, 4, 4), (9, 9, 9)),
        ((1, 3, 5), (5, 9, 13)),
    ],
)
def test_the_voyage(spaces: tuple[int, ...], scored: tuple[int, ...]) -> None:
    match = final(*[who(voyage=space) for space in spaces], seats=3)
    assert tuple([points(match, letter).get("voyage", 0) for letter in "ABC"]) == scored


# --- empire ---------------------------------------------------------------------------------------------


@pytest.mark.rule("final.5", "final.6", "final.7", "final.8")
@pytest.mark.parametrize(
    ("outposts", "farms", "towns", "feudums", "scored"),
    [
        (1, 0, 0, 0, 1),
        (0, 1, 0, 0, 1),
        (0, 0, 1, 0, 1),
        (0, 0, 0, 1, 3),
        (2, 0, 0, 0, 2),
        (3, 0, 0, 0, 3 + 3),
        (0, 3, 0, 0, 3 + 3),
        (0, 0, 3, 0, 3 + 3),
        (0, 0, 0, 3, 9 + 3),
        (2, 0, 0, 1, 5 + 3),
        (1, 0, 0, 2, 7 + 3),
        (1, 1, 1, 0, 3),
        (1, 1, 1, 1, 6),
        (2, 2, 0, 1, 7 + 3),
        (2, 2, 0, 2, 10 + 6),
        (2, 2, 2, 3, 15 + 9),
        (2, 1, 0, 2, 9 + 3),
        (2, 1, 0, 3, 12 + 6),
        (3, 3, 0, 0, 6 + 6),
        (4, 0, 0, 2, 10 + 6),
        (6, 0, 0, 0, 6 + 6),
        (3, 0, 0, 2, 9 + 3),
        (3, 0, 0, 3, 12 + 6),
        (0, 0, 0, 4, 12 + 3),
        (2, 0, 0, 4, 14 + 6),
    ],
)
def test_the_empire(outposts: int, farms: int, towns: int, feudums: int, scored: int) -> None:
    kinds = ["outpost"] * outposts + ["farm"] * farms + ["town"] * towns
    guilds = ("monk", "monk", "farmer", "farmer")
    kinds += [f"feudum_{guild}" for guild in guilds[:feudums]]
    discs = dict(zip(LOCATION_NAMES, kinds, strict=False))
    match = final(who(shillings=0, markers=0), ruler={"A": " ".join(discs)}, discs=discs)
    assert points(match)["empire"] == scored


# --- shillings ------------------------------------------------------------------------------------------


@pytest.mark.rule("final.9")
@pytest.mark.parametrize(("money", "scored"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (100, 33)])
def test_shillings_score(money: int, scored: int) -> None:
    assert points(final(who(shillings=money))).get("shillings", 0) == scored


# --- charters -------------------------------------------------------------------------------------------


@pytest.mark.rule("decrees.19", "final.10", "decrees.20")
@pytest.mark.parametrize(("sulfur", "scored"), [(0, 0), (1, 0), (2, 5), (3, 7)])
def test_the_barrel_charter(sulfur: int, scored: int) -> None:
    match = final(who(decrees=["barrel"], seals=1, barrel=sulfur))
    assert points(match).get("charters", 0) == scored
    assert "charters" not in points(final(who(decrees=["barrel"], barrel=sulfur)))
    assert "charters" not in points(final(who(decrees=["barrel"], beads={"5": 1}, barrel=sulfur)))


@pytest.mark.rule("decrees.21", "final.10", "monsters.16")
def test_the_monster_charter() -> None:
    match = final(who(decrees=["monster_slayer"], seals=1, slayer=True), advanced=True)
    assert points(match)["charters"] == 7
    assert "charters" not in points(final(who(decrees=["monster_slayer"], seals=1), advanced=True))
    theirs = final(who(decrees=["monster_slayer"], seals=1), who(slayer=True), advanced=True)
    assert "charters" not in points(theirs)


KINGDOMS = {
    "northern": "forest_nw forest_c forest_se badlands_nw badlands_n mountain_nw",
    "southern": "desert_n desert_sw desert_w desert_c desert_e badlands_w badlands_c badlands_se mountain_se",
    "eastern": "badlands_nw badlands_n badlands_w badlands_c badlands_se mountain_nw mountain_se",
    "western": "sea_n sea_sw sea_e island_n island_e island_w island_s",
    "central": "forest_nw forest_c forest_se desert_n desert_sw desert_w desert_c desert_e",
    "isolated": "sea_e badlands_w badlands_se",
}


@pytest.mark.rule(
    "decrees.22",
    "decrees.23",
    "decrees.24",
    "decrees.25",
    "decrees.26",
    "decrees.27",
    "decrees.28",
    "final.10",
)
@pytest.mark.parametrize("kingdom", KINGDOMS)
def test_kingdoms(kingdom: str) -> None:
    places = KINGDOMS[kingdom].split()
    table = (5, 11, 17) if kingdom == "isolated" else (3, 5, 7, 9, 9, 9)
    mine = who(decrees=[f"{kingdom}_kingdom"], seals=1, markers=0)
    for count in range(1, min(len(places), 6) + 1):
        match = final(mine, ruler={"A": " ".join(places[:count])})
        assert points(match)["charters"] == table[count - 1]
    outside = [place for place in LOCATION_NAMES if place not in places]
    assert "charters" not in points(final(mine, ruler={"A": " ".join(outside[:13])}))
    serf = final(mine, ruler={"B": places[0]}, serf={"A": places[0]})
    assert "charters" not in points(serf)
    each = final(mine, ruler={"A": places[-1]})
    assert points(each)["charters"] == table[0]


@pytest.mark.rule("final.11", "decrees.19")
def test_each_charter_needs_a_seal() -> None:
    decrees = ["barrel", "northern_kingdom", "isolated_kingdom"]
    ruler = {"A": "forest_c sea_e"}
    for seals, scored in ((0, 0), (1, 7), (2, 12), (3, 15)):
        match = final(who(decrees=decrees, seals=seals, barrel=3), ruler=ruler)
        assert points(match).get("charters", 0) == scored
    mandates = final(who(decrees=["bow", "barrel"], seals=2, barrel=2))
    assert points(mandates)["charters"] == 5


@pytest.mark.rule("final.11")
def test_seals_under_own_markers_serve() -> None:
    mine = who(decrees=["barrel", "northern_kingdom", "isolated_kingdom"], barrel=3)
    there: dict[str, Any] = {
        "ruler": {"A": "forest_c sea_e", "B": "desert_c desert_w"},
        "serf": {"A": "desert_c", "B": "forest_c"},
        "subjects": ["sea_e", "desert_w"],
        "advanced": True,
    }
    one = final(mine, subject_seals=["sea_e"], **there)
    assert points(one)["charters"] == 7
    two = final(mine, subject_seals=["sea_e"], serf_seals=["desert_c"], **there)
    assert points(two)["charters"] == 12
    theirs = final(mine, subject_seals=["desert_w"], serf_seals=["forest_c"], **there)
    assert "charters" not in points(theirs)


# --- winning --------------------------------------------------------------------------------------------


@pytest.mark.rule("final.12", "final.13", "final.14")
@pytest.mark.parametrize(
    ("money", "barrels", "places"),
    [
        ((9, 6, 3), (0, 0, 3), [1, 2, 3]),
        ((6, 9, 6), (1, 0, 2), [3, 1, 2]),
        ((6, 6, 6), (1, 1, 0), [1, 1, 3]),
        ((6, 6, 6), (2, 2, 2), [1, 1, 1]),
        ((3, 6, 6), (3, 0, 1), [3, 2, 1]),
    ],
)
def test_who_wins(money: tuple[int, ...], barrels: tuple[int, ...], places: list[int]) -> None:
    players = [who(shillings=coins, barrel=sulfur) for coins, sulfur in zip(money, barrels, strict=True)]
    match = final(*players, seats=3)
    assert match.over()
    assert match.scores() == [coins // 3 for coins in money]
    assert match.ranking() == places


@pytest.mark.rule("final.15")
def test_the_score_goes_on_past_the_track() -> None:
    match = final(who(points={"improving": 149}, shillings=9))
    assert match.scores()[0] == 152


@pytest.mark.rule("final.1")
def test_all_of_it_together() -> None:
    mine = who("monk sea_e", shillings=4, voyage=7, decrees=["barrel"], seals=1, barrel=2)
    match = final(mine, ruler={"A": "desert_c"}, discs=laid(feudum_noble="desert_c"))
    assert points(match) == {
        "status": 10,
        "regions": 1,
        "disloyalty": -12,
        "voyage": 17,
        "empire": 3,
        "shillings": 1,
        "charters": 5,
    }
    assert match.scores()[0] == 25
