"""Shields: doubles, castles, taxes and the eighteen effects."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from tests.games.burgundy.table import (
    CENTRE,
    cargo,
    duchy,
    has,
    lay,
    moment,
    options,
    pass_turns,
    play,
    points,
    spaces,
    turn,
    who,
)
from tests.games.journal import told

SHIELDS = {"shields": True}
ALL = {"shields": True, "extra_tiles": True, "white_castles": True, "inns": True}


def holding(*shields: int, tiles: tuple[str, ...] = (), **mine: Any) -> dict[str, Any]:
    """A duchy with these shields on its castles."""
    castles = ("19", "2", "3", "7")
    return {
        "tiles": {**lay(CENTRE, *[f"castle {space}" for space in castles[1 : len(shields)]]), **lay(*tiles)},
        "shields": dict(zip(castles, [str(shield) for shield in shields], strict=False)),
        **mine,
    }


def crests(**depots: str) -> list[list[str]]:
    """Shields in depots: ``crests(d1="3 4")``."""
    return [depots.get(f"d{depot}", "").split() for depot in range(1, 7)]


def phase_end(*duchies: dict[str, Any], **position: Any) -> Match:
    return moment("end of phase", *duchies, **{"setting": SHIELDS, **position})


def the_end(*duchies: dict[str, Any], **position: Any) -> Match:
    """The end of the last phase, with all taxes paid in silver."""
    match = phase_end(*duchies, **{"phase": "E", **position})
    while not match.over():
        match.play(
            next(action for action in match.written_actions() if action.startswith(("keep", "decline")))
        )
    return match


@pytest.mark.rule("shields.1", "shields.2")
@pytest.mark.parametrize(("players", "sizes"), [(2, [1] * 6), (3, [1, 2, 1, 2, 1, 2]), (4, [2] * 6)])
def test_shields_are_dealt_once(players: int, sizes: list[int]) -> None:
    seen = set()
    match = ludoteca.new("burgundy", players=players, seed=99, options=SHIELDS)
    first = match.position()["crests"]
    pass_turns(match, 5 * players)
    assert (match.position()["phase"], match.position()["crests"]) == ("B", first)
    for seed in range(20):
        match = ludoteca.new("burgundy", players=players, seed=seed, options=SHIELDS)
        dealt = match.position()["crests"]
        assert [len(depot) for depot in dealt] == sizes
        all_dealt = [shield for depot in dealt for shield in depot]
        assert len(set(all_dealt)) == sum(sizes)
        gone = [piece for piece in match.position()["gone"] if piece.startswith("shield")]
        assert sorted(gone) == sorted([f"shield-{n}" for n in range(1, 19) if str(n) not in all_dealt])
        seen.update(all_dealt)
    assert len(seen) == 18


@pytest.mark.rule("shields.3", "shields.4", "shields.6", "shields.7", "shields.8", "shields.9")
def test_doubles_take_a_shield_instead_of_both_actions() -> None:
    mine = {"tiles": lay(CENTRE, "castle 2"), "silver": 2, "shields": {"2": "13"}}
    match = turn("33", mine, setting=SHIELDS, crests=crests(d3="8 16", d4="1"), slots={"black1": "bank"})
    wanted = [f"claim shield={shield} space={space}" for shield in (8, 16) for space in (2, 19)]
    assert options(match, "claim") == wanted
    other = play(match.clone(), "claim shield=16 space=19")
    assert duchy(other)["shields"] == {"2": "13", "19": "16"}
    assert other.written_actions() == ["finish", "buy slot=black1 pay=silver"]
    play(match, "claim shield=8 space=2")
    assert duchy(match)["shields"] == {"2": "8"}
    assert match.position()["gone"].count("shield-13") == 1
    assert match.position()["crests"] == crests(d3="16", d4="1")
    assert match.position()["dice"][:2] == [None, None]
    play(match, "buy slot=black1 pay=silver")
    assert duchy(match)["storage"] == ["bank"]
    assert who(match) == "B"


@pytest.mark.rule("shields.4", "shields.5")
@pytest.mark.parametrize(
    ("dice", "numbers", "workers", "depots"),
    [
        ("35", [], 0, []),
        ("35", [], 1, []),
        ("35", [], 2, [3, 4, 5]),
        ("35", [], 3, [3, 4, 5]),
        ("35", [], 4, [1, 2, 3, 4, 5, 6]),
        ("35", [8], 1, [3, 5]),
        ("35", [8], 2, [1, 3, 4, 5]),
        ("35", [9], 0, []),
        ("16", [], 1, [1, 6]),
        ("44", [], 0, [4]),
        ("4-", [], 9, []),
    ],
)
def test_workers_make_doubles(dice: str, numbers: list[int], workers: int, depots: list[int]) -> None:
    tiles = lay(CENTRE, *[f"monastery-{number} 4" for number in numbers])
    there = crests(**{f"d{n}": str(n) for n in range(1, 7)})
    match = turn(dice, {"tiles": tiles, "workers": workers}, setting=SHIELDS, crests=there)
    assert options(match, "claim") == [f"claim shield={depot} space=19" for depot in depots]
    if dice == "35" and workers == 4:
        assert has(play(match.clone(), "claim shield=6 space=19")) == (0, 0)
        assert has(play(match.clone(), "claim shield=4 space=19")) == (0, 2)
    if numbers == [8] and workers == 1:
        assert has(play(match.clone(), "claim shield=3 space=19")) == (0, 0)


@pytest.mark.rule("shields.5a", "shields.5c")
def test_free_shifts_make_no_doubles() -> None:
    tiles = lay(CENTRE, *[f"monastery-{n} {space}" for n, space in ((9, 4), (10, 8), (11, 36), (12, 35))])
    match = turn("34", {"tiles": tiles}, setting=SHIELDS, crests=crests(d3="3", d4="4"))
    assert options(match, "claim") == []
    match = play(turn("33", setting=SHIELDS, crests=crests(d3="3")), "hire die=first")
    assert options(match, "claim") == []


@pytest.mark.rule("shields.7", "inns.6")
def test_shields_need_a_castle_tile() -> None:
    mine = {"tiles": lay("ship 20", "inn 19")}
    match = turn("33", mine, setting={**SHIELDS, "inns": True}, crests=crests(d3="3"))
    assert options(match, "claim") == []


@pytest.mark.rule("shields.11", "shields.12", "shields.13")
def test_taxes_come_before_mines() -> None:
    mine = holding(7, 9, 12, tiles=("mine 25",), silver=2)
    match = phase_end(mine, {"silver": 1})
    assert match.written_actions() == ["keep shield=7 pay=silver", "drop shield=7"]
    play(match, "keep shield=7 pay=silver")
    assert match.written_actions() == ["keep shield=9 pay=silver", "drop shield=9"]
    refused = play(match.clone(), "drop shield=9")
    assert refused.written_actions() == ["keep shield=12 pay=silver", "drop shield=12"]
    play(refused, "drop shield=12")
    assert (has(refused), duchy(refused)["shields"]) == ((2, 0), {"19": "7"})
    play(match, "keep shield=9 pay=silver")
    assert match.written_actions() == ["drop shield=12"]
    play(match, "drop shield=12")
    assert (has(match), duchy(match)["shields"]) == ((1, 0), {"19": "7", "2": "9"})
    assert "shield-12" in match.position()["gone"]
    assert match.position()["phase"] == "B"
    assert has(match, "B") == (1, 0)


@pytest.mark.rule("shields.11", "shields.14")
def test_the_order_at_the_end_of_a_phase() -> None:
    first = holding(14, tiles=("mine 25", "monastery-2 4"), silver=1)
    second = holding(15, silver=1)
    match = phase_end(first, second, order=["B", "A"], slots={"1b": "bank", "black1": "market"})
    assert who(match) == "B"
    assert match.written_actions() == ["gift slot=black1 space=12", "gift slot=black1 space=26", "decline"]
    play(match, "decline")
    assert who(match) == "A"
    play(match, "gift slot=1b space=26")
    assert (duchy(match)["tiles"]["26"], has(match)) == ("bank", (3, 0))
    assert who(match) == "B"
    play(match, "keep shield=15 pay=silver")
    assert who(match) == "A"
    play(match, "keep shield=14 pay=silver")
    assert (has(match, "A"), has(match, "B")) == ((3, 1), (0, 0))


# --- 1 to 6 -----------------------------------------------------------------------------------------


@pytest.mark.rule("shields.15", "shields.16")
@pytest.mark.parametrize(
    ("shields", "more", "tile", "wanted"),
    [
        ((1,), ("cow-3 28",), "cow-2", {"livestock": 5}),
        ((7,), ("cow-3 28",), "cow-2", {"livestock": 2}),
        ((1,), ("cow-3 28", "monastery-7 4"), "cow-2", {"livestock": 7}),
        ((1,), ("cow-3 28",), "goose-2", {"livestock": 5}),
        ((1,), ("goose-2 28",), "cow-2", {"livestock": 4}),
    ],
)
def test_shield_1_joins_pastures(
    shields: tuple[int, ...], more: tuple[str, ...], tile: str, wanted: dict[str, int]
) -> None:
    mine = holding(*shields, tiles=("castle 7", *more), storage=[tile])
    match = play(turn("1-", mine, setting=ALL), f"place die=first tile={tile} space=6")
    assert points(match) == wanted


@pytest.mark.rule("shields.16")
def test_shield_1_does_not_join_areas() -> None:
    mine = holding(1, tiles=("ship 21",), storage=["cow-2"])
    match = play(turn("2-", mine, setting=SHIELDS), "place die=first tile=cow-2 space=28")
    assert points(match) == {"areas": 1, "phases": 10, "livestock": 2}


@pytest.mark.rule("shields.17", "shields.18")
def test_shield_2_gains_a_worker_with_others() -> None:
    mine = {"tiles": lay(CENTRE, "monastery-28 4"), "storage": ["boarding_house"], "silver": 1}
    match = turn("31", mine, holding(2), {}, players=3, setting=ALL)
    play(match, "recruit")
    assert [has(match, seat)[1] for seat in "ABC"] == [2, 1, 0]
    play(match, "place die=first tile=boarding_house space=26")
    assert [has(match, seat)[1] for seat in "ABC"] == [6, 2, 0]
    play(match, "hire die=second")
    assert [has(match, seat)[1] for seat in "ABC"] == [8, 3, 0]
    play(match, "hire die=first", "finish")
    assert [has(match, seat)[1] for seat in "ABC"] == [8, 5, 0]
    miner = {"tiles": lay(CENTRE, "monastery-2 4", "mine 25 30")}
    match = phase_end(holding(2, silver=1), miner)
    play(match, "keep shield=2 pay=silver")
    assert (has(match, "A"), has(match, "B")) == ((0, 1), (2, 2))
    idle = phase_end(holding(2, silver=1), {"tiles": lay(CENTRE, "monastery-2 4")})
    assert has(play(idle, "keep shield=2 pay=silver")) == (0, 0)


@pytest.mark.rule("shields.19", "shields.20")
def test_shield_3_lets_workers_pay() -> None:
    match = phase_end(holding(3, 1, silver=1, workers=1))
    assert match.written_actions() == [
        "keep shield=3 pay=silver",
        "keep shield=3 pay=workers",
        "drop shield=3",
    ]
    mixed = play(match.clone(), "keep shield=3 pay=workers")
    assert mixed.written_actions() == ["keep shield=1 pay=silver", "drop shield=1"]
    play(mixed, "keep shield=1 pay=silver")
    assert (has(mixed), duchy(mixed)["shields"]) == ((0, 0), {"19": "3", "2": "1"})
    play(match, "drop shield=3")
    assert match.written_actions() == ["keep shield=1 pay=silver", "drop shield=1"]
    assert phase_end(holding(1, workers=5)).written_actions() == ["drop shield=1"]
    both = play(phase_end(holding(3, 1, workers=2)), "keep shield=3 pay=workers")
    assert both.written_actions() == ["keep shield=1 pay=workers", "drop shield=1"]
    assert has(play(both, "keep shield=1 pay=workers")) == (0, 0)


@pytest.mark.rule("shields.21", "shields.22", "shields.8")
def test_shield_4_has_endless_storage() -> None:
    stored = ["bank", "bank", "mine", "ship"]
    match = turn(
        "11", holding(4, storage=stored[:3]), setting=SHIELDS, slots={"1c": "ship"}, crests=crests(d1="13")
    )
    taken = play(match.clone(), "take die=first slot=1c")
    assert duchy(taken)["storage"] == stored
    full = turn("11", holding(4, storage=[*stored, "castle"]), setting=SHIELDS, crests=crests(d1="13"))
    play(full, "claim shield=13 space=19")
    assert full.written_actions() == [f"discard tile={tile}" for tile in ("bank", "mine", "ship", "castle")]
    play(full, "discard tile=mine")
    assert told(full) == ["A discarded mine"]
    assert "mine" in full.position()["gone"]
    assert options(full, "discard") == [f"discard tile={tile}" for tile in ("bank", "ship", "castle")]
    play(full, "discard tile=bank")
    assert duchy(full)["storage"] == ["bank", "ship", "castle"]
    assert (duchy(full)["shields"], who(full)) == ({"19": "13"}, "B")
    three = play(match, "claim shield=13 space=19")
    assert (duchy(three)["storage"], who(three)) == (stored[:3], "B")
    rich = turn("11", holding(4, storage=stored, silver=2), setting=SHIELDS, crests=crests(d1="13"),
                slots={"black1": "cow-2"})  # fmt: skip
    play(rich, "claim shield=13 space=19")
    assert rich.written_actions() == [f"discard tile={tile}" for tile in ("bank", "mine", "ship")]
    play(rich, "discard tile=mine")
    assert rich.written_actions() == ["finish", "buy slot=black1 pay=silver"]
    taxed = play(phase_end(holding(4, storage=stored)), "drop shield=4")
    assert taxed.written_actions() == [f"discard tile={tile}" for tile in ("bank", "mine", "ship")]


@pytest.mark.rule("shields.23", "shields.24")
def test_shield_5_collects_one_colour_everywhere() -> None:
    there = {"1": {"red": 1, "pink": 1}, "4": {"red": 2, "brown": 1}, "6": {"brown": 1}}
    match = moment("ship of A", holding(5), setting=SHIELDS, cargo=there)
    sails = [f"sail depot={depot}" for depot in range(1, 7)]
    collects = [f"collect goods={kind}" for kind in ("pink", "red", "brown")]
    assert match.written_actions() == [*sails, *collects]
    after = play(match.clone(), "collect goods=red")
    assert after.written_actions() == sails
    play(after, "sail depot=6")
    assert duchy(after)["goods"] == {"red": 3, "brown": 1}
    assert cargo(after) == {"1": {"pink": 1}, "4": {"brown": 1}}
    play(match, "sail depot=1")
    assert match.written_actions() == ["collect goods=red", "collect goods=brown", "decline"]
    declined = play(match.clone(), "decline")
    assert duchy(declined)["goods"] == {"pink": 1, "red": 1}
    play(match, "collect goods=brown")
    assert duchy(match)["goods"] == {"pink": 1, "red": 1, "brown": 2}
    assert cargo(match) == {"4": {"red": 2}}
    full = holding(5, goods={"turquoise": 1, "purple": 1, "red": 1})
    match = play(moment("ship of A", full, setting=SHIELDS, cargo=there), "sail depot=2")
    assert match.written_actions() == ["collect goods=red", "decline"]
    none = play(moment("ship of A", holding(5), setting=SHIELDS, cargo={"1": {"red": 1}}), "sail depot=1")
    assert options(none, "collect", "decline") == []
    both = holding(5, tiles=("monastery-5 4",))
    match = play(moment("ship of A", both, setting=SHIELDS, cargo=there), "sail depot=1", "sail depot=6")
    assert match.written_actions() == ["collect goods=red", "collect goods=brown", "decline"]
    assert duchy(match)["goods"] == {"red": 1, "pink": 1, "brown": 1}
    play(match, "collect goods=red")
    assert duchy(match)["goods"] == {"red": 3, "pink": 1, "brown": 1}


@pytest.mark.rule("shields.25", "shields.26", "shields.27")
def test_shield_6_borrows_monasteries() -> None:
    owner = {
        "tiles": lay(CENTRE, "monastery-14 4", "monastery-17 8", "watchtower 12 26"),
        "storage": ["monastery-3"],
    }
    mine = holding(6, tiles=("watchtower 26",), goods={"red": 1})
    match = turn("34", mine, owner, {}, players=3, setting=SHIELDS)
    assert options(match, "borrow") == ["borrow seat=B", "borrow seat=C"]
    nobody = play(match.clone(), "hire die=first")
    assert has(nobody) == (0, 2)
    play(match, "borrow seat=B")
    assert options(match, "borrow") == []
    play(match, "hire die=first")
    assert has(match) == (0, 4)
    play(match, "finish")
    play(match, "place die=first tile=monastery-3 space=13", "finish", "finish")
    assert who(match) == "A"
    assert match.view()["duchies"][0]["powers"] == [3, 14, 17]
    assert match.view()["duchies"][1]["powers"] == [3, 14, 17]
    assert match.view()["duchies"][2]["powers"] == []


@pytest.mark.rule("shields.25", "shields.26", "shields.26a", "shields.27", "extra.2")
def test_borrowed_monasteries_score_with_ones_own_buildings() -> None:
    owner = {"tiles": lay(CENTRE, "monastery-17 8", "watchtower 12 26 9")}
    mine = holding(6, tiles=("watchtower 26", "monastery-24 4", "cow-2 1"), silver=1, borrowed="B")
    match = the_end(mine, owner)
    assert points(match) == {"monasteries": 8, "shields": 12}
    assert points(match, "B") == {"monasteries": 12}
    late = phase_end({**mine, "borrowed": None}, owner, phase="E")
    play(late, "keep shield=6 pay=silver")
    assert late.written_actions() == ["borrow seat=B", "decline"]
    gone = play(late.clone(), "decline")
    assert (gone.over(), points(gone)) == (True, {"monasteries": 4, "shields": 12})
    play(late, "borrow seat=B")
    assert (late.over(), points(late)) == (True, {"monasteries": 8, "shields": 12})
    lost = play(phase_end(mine, owner, phase="E"), "drop shield=6")
    assert points(lost) == {"leftovers": 1, "monasteries": 4}
    top = turn("11", holding(6, borrowed="B"), {"tiles": lay(CENTRE, "monastery-27 13")}, setting=ALL)
    assert top.view()["duchies"][0]["powers"] == []
    replaced = turn("11", {**mine}, owner, setting=SHIELDS, crests=crests(d1="13"))
    play(replaced, "claim shield=13 space=19")
    assert (duchy(replaced)["borrowed"], replaced.view()["duchies"][0]["powers"]) == (None, [24])


# --- 7 to 12 ----------------------------------------------------------------------------------------


@pytest.mark.rule("shields.28", "shields.29")
@pytest.mark.parametrize(("shield", "rival", "bonus"), [(7, {}, 10), (7, {"large": ["mine"]}, 4), (8, {}, 5)])
def test_shield_7_doubles_bonus_tiles(shield: int, rival: dict[str, Any], bonus: int) -> None:
    mine = holding(shield, tiles=("mine 25 30",), storage=["mine"])
    match = play(turn("3-", mine, rival, setting=SHIELDS), "place die=first tile=mine space=34")
    assert points(match) == {"areas": 6, "phases": 10, "bonus": bonus}


@pytest.mark.rule("shields.29", "shields.29a", "shields.46a")
def test_shields_7_and_17_leave_border_posts_alone() -> None:
    tiles = lay(
        "castle 1 4", "monastery-2 6", "monastery-3 7", "monastery-4 8", "ship 10 17 24 30 35", "cow-2 11"
    )
    mine = {"tiles": tiles, "shields": {"1": "7", "4": "17"}, "storage": ["monastery-1"], "posts": 2}
    setting = {**SHIELDS, "border_posts": True, "duchy": "random"}
    match = play(turn("4-", mine, setting=setting), "place die=first tile=monastery-1 space=9")
    assert points(match) == {"posts": 15}
    old = {**holding(7, silver=1), "large": ["mine"]}
    assert points(the_end(old)) == {"shields": 8}


@pytest.mark.rule("shields.30", "shields.31", "shields.10")
def test_shield_8_doubles_mine_silver_only() -> None:
    mine = holding(8, tiles=("mine 25 30", "monastery-2 4"), silver=1)
    match = play(phase_end(mine), "keep shield=8 pay=silver")
    assert has(match) == (4, 2)
    assert has(play(phase_end(mine), "drop shield=8")) == (3, 2)


@pytest.mark.rule("shields.32", "shields.33", "shields.10")
@pytest.mark.parametrize(("count", "number", "silver"), [(1, 3, 1), (3, 3, 3), (3, 4, 3), (2, 1, 2)])
def test_shield_9_pays_by_the_tile(count: int, number: int, silver: int) -> None:
    mine = holding(9, tiles=(f"monastery-{number} 4",), goods={"pink": count})
    match = play(turn("3-", mine, setting=SHIELDS), "sell die=first goods=pink")
    assert (has(match), points(match)) == ((silver, 1 if number == 4 else 0), {"sales": 2 * count})


@pytest.mark.rule("shields.34", "shields.25")
def test_shield_10_doubles_monasteries() -> None:
    mine = holding(10, 6, silver=2, tiles=("monastery-17 4", "watchtower 26", "bank 12"), borrowed="B")
    match = the_end(mine, {"tiles": lay(CENTRE, "monastery-22 4", "bank 26")})
    assert points(match) == {"monasteries": 16, "shields": 20}
    assert points(match, "B") == {"monasteries": 4}


@pytest.mark.rule("shields.35", "shields.36")
def test_shield_11_takes_a_shield_with_a_castle() -> None:
    mine = {"tiles": lay(CENTRE, "castle 2"), "shields": {"19": "11"}, "storage": ["castle"]}
    match = turn("61", mine, setting=SHIELDS, crests=crests(d2="5", d6="9"))
    play(match, "place die=first tile=castle space=7")
    wanted = [f"claim shield={shield} space={space}" for shield in (5, 9) for space in (2, 7, 19)]
    assert match.written_actions() == ["hire die=free", "decline", *wanted]
    play(match, "claim shield=9 space=7")
    assert duchy(match)["shields"] == {"19": "11", "7": "9"}
    assert match.position()["crests"] == crests(d2="5")
    assert match.written_actions() == ["hire die=second", "finish"]
    hired = turn("61", mine, setting=SHIELDS, crests=crests(d2="5"))
    assert has(play(hired, "place die=first tile=castle space=7", "hire die=free")) == (0, 2)
    without = turn("61", {**mine, "shields": {}}, setting=SHIELDS, crests=crests(d2="5"))
    assert options(play(without, "place die=first tile=castle space=7"), "claim") == []
    extra = moment("extra action of A", mine, setting=SHIELDS, crests=crests(d2="5"))
    assert options(extra, "claim") == []


@pytest.mark.rule("shields.37")
@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 6), (4, 8)])
def test_shield_12_doubles_sales(players: int, each: int) -> None:
    mine = holding(12, goods={"pink": 2})
    match = play(turn("3-", mine, players=players, setting=SHIELDS), "sell die=first goods=pink")
    assert (has(match), points(match)) == ((1, 0), {"sales": 2 * each})


# --- 13 to 18 ---------------------------------------------------------------------------------------


@pytest.mark.rule("shields.38", "shields.48")
def test_points_for_shields_at_the_end() -> None:
    for shield in range(1, 19):
        worth = 12 if shield <= 6 else 8 if shield <= 12 else 8 if shield == 13 else 4
        match = the_end(holding(shield, silver=1), {})
        assert points(match) == {"shields": worth}
    assert points(the_end(holding(13, 1, 9, silver=3))) == {"shields": 48}
    assert points(the_end(holding(14, 1, 9, silver=3))) == {"shields": 24}


@pytest.mark.rule("shields.39", "shields.41")
def test_shield_14_places_a_tile_of_a_depot() -> None:
    board = {"1b": "bank", "1c": "ship", "5b": "mine", "6d": "cow-2", "6b": "bank", "black1": "market"}
    mine = holding(14, tiles=("bank 26",), silver=1)
    match = phase_end(mine, {}, slots=board, phase="C")
    assert match.written_actions() == [
        "gift slot=1b space=12",
        "gift slot=1c space=18",
        "gift slot=1c space=20",
        "gift slot=5b space=25",
        "decline",
    ]
    play(match, "gift slot=1b space=12")
    assert (points(match), has(match)) == ({"areas": 1, "phases": 6}, (3, 0))
    assert match.written_actions() == ["keep shield=14 pay=silver", "drop shield=14"]
    ship = play(phase_end(mine, {}, slots=board, phase="C"), "gift slot=1c space=18", "sail depot=1")
    assert ship.position()["pawns"] == [1, 0]
    empty = phase_end(mine, {}, slots={"6d": "cow-2"})
    assert empty.written_actions() == ["keep shield=14 pay=silver", "drop shield=14"]


@pytest.mark.rule("shields.40", "shields.41")
def test_shield_15_places_a_black_tile_or_an_inn() -> None:
    board = {"1b": "bank", "black1": "market", "black3": "ship", "inn": "inn"}
    mine = holding(15, tiles=("market 26", "ship 18 20"), silver=1)
    match = phase_end(mine, {}, slots=board, setting={**SHIELDS, "inns": True}, inns=2, phase="B")
    wanted = ["gift slot=black1 space=12", "gift slot=black1 space=14", "gift slot=black1 space=24"]
    wanted += ["gift slot=black3 space=17", "gift slot=black3 space=21"]
    inns = [f"gift slot=inn space={space}" for space in (11, 12, 13, 14, 17, 21, 24, 25, 27, 31, 32)]
    assert match.written_actions() == [*wanted, *inns, "decline"]
    play(match, "gift slot=inn space=12")
    assert points(match) == {"areas": 3, "phases": 8}
    assert match.position()["inns"] == 1


@pytest.mark.rule("shields.42", "shields.43")
def test_both_gifts_in_any_order_and_the_last_white_die() -> None:
    board = {"1b": "white_castle", "3a": "cow-2", "2c": "castle", "black1": "bank"}
    mine = holding(14, 15, silver=2, goods={"pink": 1, "red": 1})
    setting = {**SHIELDS, "white_castles": True}
    match = phase_end(mine, {}, slots=board, setting=setting, white=3)
    assert match.written_actions() == ["next effect=1", "next effect=2"]
    play(match, "next effect=2")
    assert options(match, "gift")[0] == "gift slot=black1 space=12"
    play(match, "decline")
    assert "gift slot=1b space=26" in match.written_actions()
    play(match, "gift slot=1b space=26")
    assert match.written_actions() == [
        "take die=free slot=3a",
        "sell die=free goods=pink",
        "hire die=free",
        "decline",
    ]
    first = play(phase_end(mine, {}, slots=board, setting=setting), "next effect=1", "decline")
    assert options(first, "gift")[0] == "gift slot=black1 space=12"


@pytest.mark.rule("shields.44", "shields.5b")
def test_shield_16_turns_one_die() -> None:
    match = turn("35", holding(16), setting=SHIELDS, crests=crests(d3="1"), slots={"6b": "bank"})
    first = [f"turn die=first number={n}" for n in (1, 2, 4, 5, 6)]
    second = [f"turn die=second number={n}" for n in (1, 2, 4, 6)]
    assert sorted(options(match, "turn")) == sorted([*first, *second, "turn die=second number=3"])
    pair = play(match.clone(), "turn die=second number=3")
    assert options(pair, "claim") == ["claim shield=1 space=19"]
    assert options(pair, "turn") == []
    play(match, "turn die=first number=6")
    assert match.position()["dice"][:2] == [6, 5]
    play(match, "take die=first slot=6b")
    assert (has(match), options(match, "turn")) == ((0, 0), [])
    used = turn("-5", holding(16), setting=SHIELDS)
    assert options(used, "turn") == [f"turn die=second number={n}" for n in (1, 2, 3, 4, 6)]
    twins = turn("55", holding(16), setting=SHIELDS)
    assert options(twins, "turn") == [f"turn die=first number={n}" for n in (1, 2, 3, 4, 6)]
    white = moment("white castle of A", holding(16), setting=ALL, white=2, dice="--")
    assert options(white, "turn") == []
    assert options(turn("35", setting=SHIELDS), "turn") == []
    again = play(turn("3535", holding(16), holding(), setting=SHIELDS), "finish")
    assert options(again, "turn") == []


@pytest.mark.rule("shields.45", "shields.46")
@pytest.mark.parametrize(
    ("tiles", "tile", "die", "space", "worth"),
    [
        (("ship 20 21",), "ship", 1, 22, 10),
        (("ship 20 21",), "inn", 1, 22, 15),
        ((), "market", 3, 12, 3),
        ((), "inn", 3, 12, 6),
    ],
)
def test_shield_17_makes_areas_larger(
    tiles: tuple[str, ...], tile: str, die: int, space: int, worth: int
) -> None:
    mine = holding(17, tiles=tiles, storage=[tile])
    match = play(turn(f"{die}-", mine, setting=ALL), f"place die=first tile={tile} space={space}")
    assert (points(match)["areas"], points(match)["phases"]) == (worth, 10)


@pytest.mark.rule("shields.45", "shields.46")
@pytest.mark.parametrize(("board", "city", "last", "die"), [
    ("10", "bank 7,market 13,church 16,carpenter 17,warehouse 18,watchtower 19,town_hall 20", 2, 5),
    ("7", "bank 12,market 13,church 18,carpenter 19,warehouse 20,watchtower 25", 26, 3),
])  # fmt: skip
@pytest.mark.parametrize("tile", ["boarding_house", "inn"])
def test_eight_is_the_limit(board: str, city: str, last: int, die: int, tile: str) -> None:
    castle = "4" if board == "10" else "2"
    mine = {"tiles": lay(f"castle {castle}", *city.split(",")), "shields": {castle: "17"}, "storage": [tile]}
    match = turn(f"{die}-", mine, setting={**ALL, "duchy": board})
    play(match, f"place die=first tile={tile} space={last}")
    assert points(match)["areas"] == 36


@pytest.mark.rule("shields.47")
def test_shield_18_needs_no_contact() -> None:
    mine = holding(18, storage=["ship"])
    assert spaces(turn("1-", mine, setting=SHIELDS), "ship") == [17, 22]
    assert spaces(turn("1-", holding(16, storage=["ship"]), setting=SHIELDS), "ship") == []
    match = turn(
        "11", {"tiles": lay(CENTRE), "storage": ["ship", "ship"]}, setting=SHIELDS, crests=crests(d1="18")
    )
    play(match, "claim shield=18 space=19", "finish")
    taken = match.view()["duchies"][0]["open"]
    assert len(taken) == 36
    lost = turn("11", mine, setting=SHIELDS, crests=crests(d1="13"))
    play(lost, "claim shield=13 space=19")
    assert sorted(lost.view()["duchies"][0]["open"], key=int) == ["12", "13", "18", "20", "25", "26"]


@pytest.mark.rule("shields.9", "shields.12")
def test_a_new_shield_works_at_once_and_a_lost_one_no_more() -> None:
    match = turn("33", {"silver": 2}, setting=SHIELDS, crests=crests(d3="16"))
    play(match, "claim shield=16 space=19")
    assert told(match)[0] == "A claimed 16 19"
    assert duchy(match)["shields"] == {"19": "16"}
    match = turn("33", holding(12, goods={"pink": 1}), setting=SHIELDS, crests=crests(d3="9"))
    play(match, "claim shield=9 space=19")
    assert duchy(match)["shields"] == {"19": "9"}


@pytest.mark.rule("shields.3", "shields.11", "shields.25", "shields.35", "shields.39", "shields.44")
def test_every_player_uses_the_own_shields() -> None:
    third: dict[str, Any] = {"setting": SHIELDS, "players": 3}
    match = moment("turn of C", {}, {}, holding(16), dice="111135", **third)
    play(match, "turn die=second number=6")
    assert match.position()["dice"] == [1, 1, 1, 1, 3, 6]
    match = moment("turn of C", dice="111144", crests=crests(d4="9"), **third)
    play(match, "claim shield=9 space=19")
    assert [duchy(match, seat)["shields"] for seat in "ABC"] == [{}, {}, {"19": "9"}]
    match = moment("turn of C", {}, {}, holding(6), dice="111144", **third)
    assert options(match, "borrow") == ["borrow seat=A", "borrow seat=B"]
    play(match, "borrow seat=A")
    assert [duchy(match, seat)["borrowed"] for seat in "ABC"] == [None, None, "A"]
    castle = {**holding(11), "storage": ["castle"]}
    castle["tiles"] = lay(CENTRE, "castle 2")
    match = moment("turn of C", {}, {}, castle, dice="11116-", crests=crests(d4="9"), **third)
    play(match, "place die=first tile=castle space=7", "claim shield=9 space=7")
    assert duchy(match, "C")["shields"] == {"19": "11", "7": "9"}
    match = phase_end({}, {}, holding(14, silver=1), players=3, slots={"5b": "mine"})
    assert who(match) == "C"
    play(match, "gift slot=5b space=25")
    assert (who(match), match.written_actions()) == ("C", ["keep shield=14 pay=silver", "drop shield=14"])
    play(match, "keep shield=14 pay=silver")
    assert [has(match, seat)[0] for seat in "ABC"] == [0, 0, 1]
    late = phase_end({}, {}, holding(6, silver=1), players=3)
    play(late, "keep shield=6 pay=silver")
    assert (who(late), late.written_actions()) == ("C", ["borrow seat=A", "borrow seat=B", "decline"])
    full = {**holding(5, storage=["ship"], goods={"red": 1}), "silver": 0}
    match = moment(
        "turn of C", {}, {}, full, dice="11112-", cargo={"1": {"red": 1}, "2": {"red": 2}}, **third
    )
    play(match, "place die=first tile=ship space=18", "sail depot=1")
    assert (who(match), match.written_actions()) == ("C", ["collect goods=red", "decline"])
    play(match, "collect goods=red")
    assert duchy(match, "C")["goods"] == {"red": 4}
    assert match.position()["pawns"] == [0, 0, 1]


@pytest.mark.rule("shields.23", "monasteries.7", "extra.5", "white.2", "take.5", "routes.4")
def test_other_steps_belong_to_the_player_whose_turn_it_is() -> None:
    near = {"tiles": lay(CENTRE, "monastery-5 4"), "storage": ["ship"]}
    match = moment("turn of B", {}, near, dice="112-", cargo={"1": {"red": 1}, "2": {"pink": 1}})
    play(match, "place die=first tile=ship space=18", "sail depot=1")
    assert (who(match), match.written_actions()) == ("B", ["sail depot=2", "sail depot=6", "decline"])
    play(match, "sail depot=2")
    assert duchy(match, "B")["goods"] == {"pink": 1, "red": 1}
    many = {"5": {"turquoise": 1, "purple": 1, "pink": 1, "red": 1}}
    match = moment("ship of B", {}, {"goods": {"orange": 1}}, dice="11--", cargo=many)
    play(match, "sail depot=5")
    assert (who(match), options(match, "load")[0]) == ("B", "load goods=turquoise")
    play(match, "load goods=turquoise")
    assert who(match) == "B"
    for tile, first in (("crane", "copy building=watchtower"), ("white_castle", "hire die=free")):
        match = moment("turn of B", {}, {"storage": [tile]}, dice="113-", setting=ALL)
        play(match, f"place die=first tile={tile} space=26")
        assert (who(match), match.written_actions()[0]) == ("B", first)
    full = {"storage": ["mine", "mine", "bank"]}
    match = play(moment("turn of B", {}, full, dice="111-", slots={"1c": "ship"}), "take die=first slot=1c")
    assert (who(match), match.written_actions()) == ("B", ["discard tile=mine", "discard tile=bank"])
    four = holding(4, storage=["mine", "mine", "bank", "ship"])
    match = play(phase_end({}, four), "drop shield=4")
    assert (who(match), options(match, "discard")[0]) == ("B", "discard tile=mine")
    seller = {"goods": {"turquoise": 1}, "route": ["11"]}
    match = moment("turn of B", {}, seller, dice="111-", setting={"trade_routes": True})
    play(match, "sell die=first goods=turquoise")
    assert (who(match), match.written_actions()) == ("B", ["hire die=free", "decline"])


@pytest.mark.rule("shields.13", "shields.27", "shields.39")
def test_with_confirmation_every_choice_at_the_end_of_a_phase_is_ended() -> None:
    match = phase_end(holding(6, 14, silver=2), slots={"5b": "mine"}, confirm=True)
    play(match, "gift slot=5b space=25")
    assert (who(match), match.written_actions()) == ("A", ["end"])
    play(match, "end", "keep shield=6 pay=silver", "drop shield=14")
    assert match.written_actions() == ["end"]
    play(match, "end", "borrow seat=B")
    assert match.written_actions() == ["end"]
    assert match.position()["phase"] == "A"
    assert play(match, "end").position()["phase"] == "B"
