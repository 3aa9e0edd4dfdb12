"""Monasteries that change the rules while they lie in the duchy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.burgundy.table import (
    CENTRE,
    cargo,
    duchy,
    has,
    lay,
    moment,
    options,
    play,
    points,
    spaces,
    turn,
    who,
)


def with_monastery(*numbers: int, tiles: tuple[str, ...] = (), **mine: Any) -> dict[str, Any]:
    """A duchy with these monasteries far from the centre."""
    places = (4, 36, 35)
    holy = [f"monastery-{number} {space}" for number, space in zip(numbers, places, strict=False)]
    return {"tiles": lay(CENTRE, *holy, *tiles), **mine}


@pytest.mark.rule("monasteries.1")
def test_a_monastery_does_not_help_its_own_placement() -> None:
    stored = {"storage": ["monastery-11"]}
    assert spaces(turn("2-", stored), "monastery-11") == []
    assert spaces(turn("6-", stored), "monastery-11") == []
    match = play(turn("14", {"storage": ["monastery-14"]}), "place die=first tile=monastery-14 space=13")
    assert has(match) == (0, 0)
    assert has(play(match, "hire die=second")) == (0, 4)


@pytest.mark.rule("monasteries.2")
def test_monastery_1_allows_twins() -> None:
    mine = with_monastery(1, tiles=("bank 26",), storage=["bank"])
    assert spaces(turn("1-", mine), "bank") == [27]
    match = play(turn("15", {**mine, "storage": ["bank", "bank"]}), "place die=first tile=bank space=27")
    assert spaces(match, "bank", "second") == [32]
    assert has(play(match, "place die=second tile=bank space=32")) == (4, 0)


@pytest.mark.rule("monasteries.4", "monasteries.5")
@pytest.mark.parametrize(
    ("numbers", "gains"), [((3,), (2, 0)), ((4,), (1, 1)), ((3, 4), (2, 1)), ((), (1, 0))]
)
@pytest.mark.parametrize("count", [1, 3])
def test_monasteries_3_and_4_pay_more_for_a_sale(
    numbers: tuple[int, ...], gains: tuple[int, int], count: int
) -> None:
    match = play(turn("3-", with_monastery(*numbers, goods={"pink": count})), "sell die=first goods=pink")
    assert (has(match), points(match)) == (gains, {"sales": 2 * count})


@pytest.mark.rule("monasteries.6")
def test_a_warehouse_sale_counts_too() -> None:
    match = moment("warehouse of A", with_monastery(3, 4, goods={"pink": 2}))
    assert has(play(match, "sell die=free goods=pink")) == (2, 1)


@pytest.mark.rule("monasteries.7", "monasteries.8")
@pytest.mark.parametrize(("depot", "near"), [(1, [2, 6]), (3, [2, 4]), (6, [1, 5])])
def test_monastery_5_empties_a_neighbour_too(depot: int, near: list[int]) -> None:
    there = {str(n): {"red": n} for n in (1, 2, 4)}
    match = play(moment("ship of A", with_monastery(5), cargo=there), f"sail depot={depot}")
    assert sorted(match.written_actions()) == ["decline", *[f"sail depot={n}" for n in sorted(near)]]
    alone = play(match.clone(), "decline")
    assert duchy(alone)["goods"].get("red", 0) == there.get(str(depot), {}).get("red", 0)
    play(match, f"sail depot={near[0]}")
    assert duchy(match)["goods"] == {
        "red": sum([there.get(str(n), {}).get("red", 0) for n in (depot, near[0])])
    }
    assert [n for n in (1, 2, 4) if str(n) in cargo(match)] == [
        n for n in (1, 2, 4) if n not in (depot, near[0])
    ]


@pytest.mark.rule("monasteries.9")
def test_the_goods_of_both_depots_are_picked_together() -> None:
    there = {"1": {"red": 1, "pink": 1}, "2": {"red": 2, "orange": 1, "brown": 1}}
    mine = with_monastery(5, goods={"turquoise": 1})
    match = play(moment("ship of A", mine, cargo=there), "sail depot=1", "sail depot=2")
    assert match.written_actions() == ["load goods=pink", "load goods=red", "load goods=brown"]
    play(match, "load goods=red", "load goods=orange")
    assert duchy(match)["goods"] == {"turquoise": 1, "red": 3, "orange": 1}
    assert cargo(match) == {"1": {"pink": 1}, "2": {"brown": 1}}


@pytest.mark.rule("monasteries.10", "monasteries.11", "monasteries.12")
@pytest.mark.parametrize(
    ("silver", "workers", "ways"),
    [
        (2, 0, ["silver"]),
        (1, 1, ["mixed"]),
        (0, 2, ["workers"]),
        (2, 2, ["silver", "mixed", "workers"]),
        (2, 1, ["silver", "mixed"]),
        (1, 0, []),
        (0, 1, []),
    ],
)
def test_monastery_6_buys_anywhere_for_anything(silver: int, workers: int, ways: list[str]) -> None:
    board = {"1b": "bank", "6d": "pig-2", "black1": "castle"}
    match = turn("33", with_monastery(6, silver=silver, workers=workers), slots=board)
    assert options(match, "buy") == [f"buy slot={slot} pay={way}" for way in ways for slot in board]
    price = {"silver": (2, 0), "mixed": (1, 1), "workers": (0, 2)}
    for way in ways:
        after = play(match.clone(), f"buy slot=6d pay={way}")
        assert has(after) == (silver - price[way][0], workers - price[way][1])
        assert duchy(after)["storage"] == ["pig-2"]
        assert options(after, "buy") == []


@pytest.mark.rule("monasteries.11", "black.1")
def test_without_monastery_6_workers_buy_nothing() -> None:
    match = turn("33", {"silver": 1, "workers": 5}, slots={"1b": "bank", "black1": "castle"})
    assert options(match, "buy") == []
    match = turn("33", {"silver": 2, "workers": 5}, slots={"1b": "bank", "black1": "castle"})
    assert options(match, "buy") == ["buy slot=black1 pay=silver"]


@pytest.mark.rule("monasteries.13")
@pytest.mark.parametrize(
    ("pasture", "tile", "wanted"),
    [(["sheep-4 11"], "sheep-3", 9), (["sheep-4 11"], "pig-2", 3), (["pig-2 10 5"], "pig-4", 11)],
)
def test_monastery_7_pays_for_each_scoring_tile(pasture: list[str], tile: str, wanted: int) -> None:
    mine = with_monastery(7, tiles=("castle 7", *pasture), storage=[tile])
    match = play(turn("1-", mine), f"place die=first tile={tile} space=6")
    assert points(match) == {"livestock": wanted}


@pytest.mark.rule("monasteries.14")
@pytest.mark.parametrize(("workers", "reach"), [(0, [3]), (1, [1, 2, 3, 4, 5]), (2, [1, 2, 3, 4, 5, 6])])
def test_monastery_8_doubles_the_reach_of_workers(workers: int, reach: list[int]) -> None:
    board = {"1b": "bank", "2c": "castle", "3a": "cow-2", "4b": "ship", "5b": "mine", "6b": "church"}
    match = turn("3-", with_monastery(8, workers=workers), slots=board)
    assert options(match, "take") == [
        f"take die=first slot={slot}" for slot in board if int(slot[0]) in reach
    ]
    cost = {1: 1, 2: 1, 3: 0, 4: 1, 5: 1, 6: 2}
    for slot in board:
        if int(slot[0]) in reach:
            assert has(play(match.clone(), f"take die=first slot={slot}")) == (
                0,
                workers - cost[int(slot[0])],
            )


@pytest.mark.rule("monasteries.14", "workers.4")
def test_monastery_8_for_selling_and_placing() -> None:
    mine = with_monastery(8, workers=1, goods={"brown": 1, "orange": 1}, storage=["ship"])
    match = turn("3-", mine)
    assert options(match, "sell") == ["sell die=first goods=brown"]
    assert spaces(match, "ship") == [18, 20]
    assert has(play(match.clone(), "sell die=first goods=brown")) == (1, 0)
    assert has(play(match, "place die=first tile=ship space=20")) == (0, 0)


FREE: list[tuple[int, str, int, int]] = [
    (9, "bank", 12, 3),
    (10, "ship", 18, 2),
    (10, "cow-2", 11, 4),
    (11, "castle", 7, 6),
    (11, "mine", 25, 4),
    (11, "monastery-1", 13, 1),
]


@pytest.mark.rule("monasteries.15", "monasteries.16", "monasteries.17", "monasteries.19")
@pytest.mark.parametrize(("number", "tile", "space", "die"), FREE)
@pytest.mark.parametrize("other", [9, 10, 11, 12])
def test_free_shifts_for_placing(number: int, tile: str, space: int, die: int, other: int) -> None:
    extra = ("castle 2", "ship 17")
    mine = with_monastery(other, tiles=extra, storage=[tile], workers=0)
    for shown in range(1, 7):
        away = min((shown - die) % 6, (die - shown) % 6)
        match = turn(f"{shown}-", mine)
        assert (space in spaces(match, tile)) == (away <= (1 if other == number else 0))
        helped = turn(f"{shown}-", {**mine, "workers": 1})
        assert (space in spaces(helped, tile)) == (away <= (2 if other == number else 1))
        if space in spaces(helped, tile):
            play(helped, f"place die=first tile={tile} space={space}")
            left = 1 - max(0, away - 1 if other == number else away)
            assert duchy(helped)["workers"] == left


@pytest.mark.rule("monasteries.18", "monasteries.19")
@pytest.mark.parametrize("number", [9, 12])
@pytest.mark.parametrize("workers", [0, 1])
def test_the_free_shift_for_taking(number: int, workers: int) -> None:
    board = {"1b": "bank", "2c": "castle", "3a": "cow-2", "4b": "ship", "5b": "mine", "6b": "church"}
    match = turn("2-", with_monastery(number, workers=workers, goods={"turquoise": 1, "red": 1}), slots=board)
    away = {1: 1, 2: 0, 3: 1, 4: 2, 5: 3, 6: 2}
    free = 1 if number == 12 else 0
    assert options(match, "take") == [
        f"take die=first slot={slot}" for slot in board if away[int(slot[0])] <= workers + free
    ]
    assert options(match, "sell") == ["sell die=first goods=turquoise"] * workers
    for slot in board:
        if away[int(slot[0])] <= workers + free:
            after = play(match.clone(), f"take die=first slot={slot}")
            assert duchy(after)["workers"] == workers - max(0, away[int(slot[0])] - free)


@pytest.mark.rule("monasteries.19")
def test_monastery_8_does_not_enlarge_a_free_shift() -> None:
    board = {"1b": "bank", "2c": "castle", "3a": "cow-2", "4b": "ship", "5b": "mine", "6b": "church"}
    none = turn("1-", with_monastery(8, 12, workers=0), slots=board)
    assert options(none, "take") == [f"take die=first slot={slot}" for slot in ("1b", "2c", "6b")]
    one = turn("1-", with_monastery(8, 12, workers=1), slots=board)
    assert len(options(one, "take")) == 6
    assert has(play(one, "take die=first slot=4b")) == (0, 0)
    placing = turn("6-", with_monastery(8, 9, workers=1, storage=["bank"]))
    assert spaces(placing, "bank") == [9, 12, 26, 32, 37]
    assert duchy(play(placing, "place die=first tile=bank space=12"))["workers"] == 0
    far = turn("6-", with_monastery(8, 9, workers=0, storage=["bank"]))
    assert spaces(far, "bank") == [32]


@pytest.mark.rule("monasteries.20", "monasteries.21", "monasteries.22", "monasteries.23")
@pytest.mark.parametrize(
    ("numbers", "gains"), [((13,), (1, 2)), ((14,), (0, 4)), ((13, 14), (1, 4)), ((), (0, 2))]
)
def test_monasteries_13_and_14_change_the_worker_action(
    numbers: tuple[int, ...], gains: tuple[int, int]
) -> None:
    assert has(play(turn("3-", with_monastery(*numbers)), "hire die=first")) == gains
    assert has(play(moment("castle of A", with_monastery(*numbers)), "hire die=free")) == gains
    house = with_monastery(*numbers, storage=["boarding_house"])
    match = play(turn("3-", house), "place die=first tile=boarding_house space=26")
    assert has(match) == (0, 4)
    assert who(match) == "B"
