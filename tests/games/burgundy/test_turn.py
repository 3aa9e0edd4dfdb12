"""A turn: two dice, workers, taking, placing, selling, hiring, and the black depot."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.core.errors import IllegalAction
from ludoteca.core.rng import seeded
from ludoteca.games.burgundy.state import Burgundy
from tests.games.burgundy.table import (
    CENTRE,
    GOODS,
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
from tests.games.journal import told

DEPOTS = {f"{n}{'b' if n in (1, 4, 5, 6) else 'a'}": n for n in range(1, 7)}
FULL_BOARD = {
    "1b": "bank", "2a": "monastery-1", "3a": "cow-2", "4b": "ship", "5b": "mine", "6b": "church",
}  # fmt: skip


@pytest.mark.rule("turn.1", "turn.2", "turn.3", "hire.1", "hire.2", "workers.5")
def test_each_die_gives_one_action() -> None:
    match = turn("25")
    assert match.written_actions() == ["hire die=first", "hire die=second", "finish"]
    play(match, "hire die=second")
    assert has(match) == (0, 2)
    assert who(match) == "A"
    assert match.written_actions() == ["hire die=first", "finish"]
    play(match, "hire die=first")
    assert has(match) == (0, 4)
    assert who(match) == "B"


def test_only_a_turn_ended_with_dice_unused_gives_something_up() -> None:
    commits, finish = ludoteca.title("burgundy").commits, ludoteca.title("burgundy").alphabet.read("finish")
    match = turn("25", {"silver": 2}, slots={"black1": "bank"})
    assert [commits(match.game, 0, action) for action in match.legal_actions()].count(True) == 1
    assert commits(match.game, 0, finish)
    play(match, "hire die=second")
    assert commits(match.game, 0, finish)
    play(match, "hire die=first")
    assert "finish" in match.written_actions()
    assert not commits(match.game, 0, finish)


@pytest.mark.rule("turn.2", "turn.3")
def test_dice_in_either_order_and_different_actions() -> None:
    mine = {"goods": {"red": 1}}
    match = play(turn("41", mine, slots=FULL_BOARD), "take die=second slot=1b", "sell die=first goods=red")
    assert (duchy(match)["storage"], duchy(match)["sold"]) == (["bank"], {"red": 1})
    assert who(match) == "B"
    match = play(turn("11", slots={"1b": "bank", "1c": "ship"}), "take die=first slot=1b")
    assert match.written_actions() == ["take die=second slot=1c", "hire die=second", "finish"]
    play(match, "take die=second slot=1c")
    assert duchy(match)["storage"] == ["bank", "ship"]


@pytest.mark.rule("turn.2")
def test_two_equal_dice_are_offered_once() -> None:
    match = turn("33", {"goods": {"pink": 1}})
    assert match.written_actions() == ["sell die=first goods=pink", "hire die=first", "finish"]


@pytest.mark.rule("turn.4", "workers.5")
def test_dice_may_be_left_unused_and_are_lost() -> None:
    match = play(turn("25"), "finish")
    assert who(match) == "B"
    assert match.position()["dice"][:2] == [None, None]
    assert has(match) == (0, 0)
    match = play(turn("25", {"workers": 30, "silver": 40}), "hire die=first", "finish")
    assert who(match) == "B"
    assert has(match) == (40, 32)


@pytest.mark.rule("turn.5", "sell.6")
def test_an_action_must_do_something() -> None:
    stored = {"storage": ["mine"], "goods": {"pink": 1}}
    match = turn("12", stored)
    assert match.written_actions() == ["hire die=first", "hire die=second", "finish"]
    for action in ("take die=first slot=1b", "sell die=first goods=turquoise", "sell die=first goods=pink"):
        with pytest.raises(IllegalAction):
            match.play(action)


@pytest.mark.rule("turn.6", "castles.1")
def test_an_effect_comes_before_the_next_die() -> None:
    match = play(
        turn("61", {"tiles": lay("castle 2"), "storage": ["castle"]}), "place die=first tile=castle space=7"
    )
    assert match.written_actions() == ["hire die=free", "decline"]
    play(match, "decline")
    assert match.written_actions() == ["hire die=second", "finish"]


# --- workers --------------------------------------------------------------------------------------


@pytest.mark.rule("workers.1", "workers.2", "workers.3", "workers.4", "take.1")
@pytest.mark.parametrize("shown", range(1, 7))
@pytest.mark.parametrize("workers", range(5))
def test_workers_shift_a_die_round_the_corner(shown: int, workers: int) -> None:
    match = turn(f"{shown}-", {"workers": workers}, slots=FULL_BOARD)
    away = {n: min((n - shown) % 6, (shown - n) % 6) for n in range(1, 7)}
    assert options(match, "take") == [
        f"take die=first slot={slot}" for slot, n in DEPOTS.items() if away[n] <= workers
    ]
    for slot, n in DEPOTS.items():
        if away[n] <= workers:
            after = play(match.clone(), f"take die=first slot={slot}")
            assert has(after) == (0, workers - away[n])
            assert duchy(after)["storage"] == [FULL_BOARD[slot]]


@pytest.mark.rule("workers.1", "workers.4", "sell.1")
@pytest.mark.parametrize("workers", range(4))
def test_workers_shift_a_die_that_sells(workers: int) -> None:
    mine = {"workers": workers, "goods": {"turquoise": 1, "pink": 1, "red": 2}}
    match = turn("6-", mine)
    reach = {1: "turquoise", 3: "pink", 2: "red"}
    wanted = [reach[n] for n in (1, 3, 2) if n <= workers]
    assert options(match, "sell") == [f"sell die=first goods={kind}" for kind in GOODS if kind in wanted]
    if workers >= 2:
        play(match, "sell die=first goods=red")
        assert has(match) == (1, workers - 2)


@pytest.mark.rule("workers.1", "workers.4", "place.3")
@pytest.mark.parametrize(
    ("workers", "wanted"), [(0, [12, 26]), (1, [12, 26]), (2, [12, 24, 26]), (3, [12, 24, 26])]
)
def test_workers_shift_a_die_that_places(workers: int, wanted: list[int]) -> None:
    mine = {"tiles": lay("castle 19", "mine 25"), "workers": workers, "storage": ["bank"]}
    match = turn("3-", mine)
    assert spaces(match, "bank") == wanted
    if 24 in wanted:
        play(match, "place die=first tile=bank space=24")
        assert has(match) == (2, workers - 2)


@pytest.mark.rule("workers.4")
def test_a_shift_does_not_outlast_its_action() -> None:
    match = turn("16", {"workers": 2}, slots=FULL_BOARD)
    play(match, "take die=first slot=3a")
    assert match.position()["dice"][:2] == [None, 6]
    assert options(match, "take") == ["take die=second slot=6b"]


@pytest.mark.rule("workers.4", "hire.1")
def test_hiring_costs_no_workers() -> None:
    match = play(turn("16", {"workers": 3}), "hire die=first")
    assert has(match) == (0, 5)


# --- take -----------------------------------------------------------------------------------------


@pytest.mark.rule("take.1")
@pytest.mark.parametrize("shown", range(1, 7))
def test_the_die_names_the_depot(shown: int) -> None:
    board = {
        "1b": "bank", "1c": "ship", "2a": "monastery-1", "2c": "castle", "3a": "cow-2", "3c": "bank",
        "4b": "ship", "4c": "market", "5b": "mine", "5d": "monastery-2", "6b": "church", "6d": "pig-2",
        "black1": "ship",
    }  # fmt: skip
    match = turn(f"{shown}-", slots=board)
    assert options(match, "take") == [
        f"take die=first slot={slot}" for slot in board if slot[0] == str(shown)
    ]


@pytest.mark.rule("take.2", "take.3", "take.4")
def test_a_tile_goes_to_storage_and_from_there_with_the_other_die() -> None:
    match = play(turn("12", slots={"1c": "ship"}), "take die=first slot=1c")
    assert duchy(match)["storage"] == ["ship"]
    assert duchy(match)["tiles"] == {"19": "castle"}
    assert match.position()["slots"] == {}
    play(match, "place die=second tile=ship space=18")
    assert duchy(match)["storage"] == []
    assert duchy(match)["tiles"] == {"19": "castle", "18": "ship"}


@pytest.mark.rule("take.5", "take.6", "take.8")
@pytest.mark.parametrize("stored", [["mine", "bank"], ["mine", "bank", "bank"]])
def test_full_storage_needs_a_discard_first(stored: list[str]) -> None:
    mine = {"storage": stored, "silver": 2}
    match = play(turn("1-", mine, slots={"1c": "ship", "black1": "castle"}), "take die=first slot=1c")
    if len(stored) == 2:
        assert duchy(match)["storage"] == ["mine", "bank", "ship"]
        assert options(match, "discard") == []
        return
    assert match.written_actions() == ["discard tile=mine", "discard tile=bank"]
    play(match, "discard tile=bank")
    assert duchy(match)["storage"] == ["mine", "bank", "ship"]
    assert match.position()["gone"] == ["bank"]
    assert match.position()["hand"] is None
    assert match.written_actions() == ["finish", "buy slot=black1 pay=silver"]


@pytest.mark.rule("take.7", "take.5", "black.4")
def test_every_gained_tile_needs_room() -> None:
    full = {"storage": ["mine", "mine", "bank"], "silver": 2}
    match = play(turn("11", full, slots={"black1": "castle"}), "buy slot=black1 pay=silver")
    assert match.written_actions() == ["discard tile=mine", "discard tile=bank"]
    play(match, "discard tile=mine")
    assert duchy(match)["storage"] == ["mine", "bank", "castle"]
    for building, slot in (("market", "1c"), ("carpenter", "1b"), ("church", "5b")):
        board = {"1c": "ship", "1b": "bank", "5b": "mine"}
        match = moment(f"{building} of A", {"storage": ["castle", "castle", "castle"]}, slots=board)
        play(match, f"take die=free slot={slot}")
        assert match.written_actions() == ["discard tile=castle"]
        play(match, "discard tile=castle")
        assert duchy(match)["storage"] == ["castle", "castle", board[slot]]
    match = play(moment("castle of A", full, slots={"1c": "ship"}), "take die=free slot=1c")
    assert match.written_actions() == ["discard tile=mine", "discard tile=bank"]


# --- place ----------------------------------------------------------------------------------------


@pytest.mark.rule("place.1", "place.2", "place.3", "place.4", "place.5", "place.6")
@pytest.mark.parametrize(
    ("tile", "wanted"),
    [
        ("ship", {2: [18], 5: [20]}),
        ("bank", {3: [12, 26]}),
        ("monastery-1", {1: [13]}),
        ("mine", {4: [25]}),
        ("castle", {}),
        ("cow-2", {}),
    ],
)
def test_the_first_tile_touches_the_castle(tile: str, wanted: dict[int, list[int]]) -> None:
    for shown in range(1, 7):
        match = turn(f"{shown}-", {"storage": [tile]})
        assert spaces(match, tile) == wanted.get(shown, [])


@pytest.mark.rule("place.2", "place.5")
def test_only_empty_spaces_that_touch_a_tile() -> None:
    mine = {"tiles": lay("castle 19", "bank 26", "ship 20"), "storage": ["market"]}
    assert spaces(turn("1-", mine), "market") == [27]
    assert spaces(turn("3-", mine), "market") == [12]
    assert spaces(turn("2-", mine), "market") == [14]
    assert spaces(turn("5-", mine), "market") == [32]
    assert spaces(turn("6-", mine), "market") == []


@pytest.mark.rule("place.1", "place.7", "place.8")
def test_one_tile_is_placed_for_good() -> None:
    mine = {"tiles": lay("castle 19", "ship 20"), "storage": ["bank", "bank", "mine"]}
    match = play(turn("35", mine), "place die=first tile=bank space=12")
    assert duchy(match)["tiles"] == {"19": "castle", "20": "ship", "12": "bank"}
    assert duchy(match)["storage"] == ["bank", "mine"]
    assert has(match) == (2, 0)
    with pytest.raises(IllegalAction):
        match.play("place die=second tile=bank space=12")
    assert all(
        [not action.endswith(("space=12", "space=19", "space=20")) for action in match.written_actions()]
    )


@pytest.mark.rule("place.9")
def test_points_come_before_the_effect() -> None:
    match = play(turn("33", {"storage": ["watchtower"]}), "place die=first tile=watchtower space=12")
    assert told(match) == [
        "A placed watchtower 12",
        "A area-done city 1",
        "A scored 1 areas",
        "A scored 10 phases",
        "A scored 4 buildings",
    ]


# --- sell -----------------------------------------------------------------------------------------


@pytest.mark.rule("sell.1", "sell.6")
@pytest.mark.parametrize("shown", range(1, 7))
def test_the_die_names_the_colour(shown: int) -> None:
    for owned in (GOODS[:3], GOODS[3:]):
        match = turn(f"{shown}-", {"goods": dict.fromkeys(owned, 1)})
        kind = GOODS[shown - 1]
        assert options(match, "sell") == ([f"sell die=first goods={kind}"] if kind in owned else [])


@pytest.mark.rule("sell.2", "sell.3", "sell.4", "sell.5")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("count", [1, 2, 5])
def test_a_sale_pays_a_coin_and_points_by_the_tile(players: int, each: int, count: int) -> None:
    mine = {"goods": {"pink": count, "red": 1}, "sold": {"pink": 1, "brown": 1}}
    match = play(turn("3-", mine, players=players), "sell die=first goods=pink")
    assert has(match) == (1, 0)
    assert points(match) == {"sales": each * count}
    assert duchy(match)["goods"] == {"red": 1}
    assert duchy(match)["sold"] == {"pink": count + 1, "brown": 1}
    assert match.scores() == [each * count] + [0] * (players - 1)


# --- the black depot ------------------------------------------------------------------------------


@pytest.mark.rule("black.1", "black.2", "black.4")
def test_one_purchase_a_turn_for_two_silver() -> None:
    board = {"black1": "castle", "black4": "bank", "1b": "church"}
    assert options(turn("11", {"silver": 1, "workers": 9}, slots=board), "buy") == []
    match = turn("12", {"silver": 4}, slots=board)
    both = ["buy slot=black1 pay=silver", "buy slot=black4 pay=silver"]
    assert options(match, "buy") == both
    between = play(match.clone(), "hire die=first")
    assert options(between, "buy") == both
    after = play(between.clone(), "hire die=second")
    assert after.written_actions() == ["finish", *both]
    play(after, "buy slot=black1 pay=silver")
    assert (has(after), duchy(after)["storage"]) == ((2, 4), ["castle"])
    assert who(after) == "B"
    play(match, "buy slot=black4 pay=silver")
    assert has(match) == (2, 0)
    assert options(match, "buy") == []
    assert match.position()["slots"] == {"black1": "castle", "1b": "church"}
    assert options(match, "hire") == ["hire die=first", "hire die=second"]


@pytest.mark.rule("black.1")
def test_everybody_buys_in_the_own_turn() -> None:
    rich = {"silver": 2}
    match = turn("11", rich, rich, slots={"black1": "castle", "black2": "bank"})
    play(match, "buy slot=black1 pay=silver", "finish")
    assert who(match) == "B"
    assert options(match, "buy") == ["buy slot=black2 pay=silver"]


MIDDLES: list[tuple[str, dict[str, Any]]] = [
    ("castle of A", {}),
    ("town hall of A", {"storage": ["ship"]}),
    ("market of A", {}),
    ("warehouse of A", {"goods": {"red": 1}}),
    ("ship of A", {}),
]


@pytest.mark.rule("black.3", "black.1")
@pytest.mark.parametrize(("what", "mine"), MIDDLES)
def test_the_purchase_may_come_in_the_middle_of_an_action(what: str, mine: dict[str, Any]) -> None:
    board = {"1c": "ship", "black1": "castle"}
    match = moment(what, {**mine, "silver": 2}, slots=board)
    assert options(match, "buy") == ["buy slot=black1 pay=silver"]
    before = match.written_actions()
    play(match, "buy slot=black1 pay=silver")
    assert duchy(match)["storage"] == [*mine.get("storage", []), "castle"]
    rest = [action for action in match.written_actions() if "tile=castle" not in action]
    assert rest == [action for action in before if not action.startswith("buy")]


@pytest.mark.rule("black.3", "buildings.15")
def test_a_town_hall_waits_for_a_purchase_that_helps_it() -> None:
    poor = moment("town hall of A", {"silver": 1}, slots={"black1": "ship"}, dice="--")
    assert who(poor) == "B"
    match = moment("town hall of A", {"silver": 2}, slots={"black1": "ship"}, dice="--")
    assert match.written_actions() == ["decline", "buy slot=black1 pay=silver"]
    play(match, "buy slot=black1 pay=silver")
    ways = ["place die=free tile=ship space=20", "place die=free tile=ship space=18"]
    assert match.written_actions() == [*ways, "decline"]


@pytest.mark.rule("black.5", "extra.3")
def test_nothing_is_bought_at_the_end_of_a_phase() -> None:
    holder = {"tiles": lay("castle 19", "monastery-28 13"), "silver": 9, "shields": {"19": "14"}}
    match = moment(
        "end of phase",
        holder,
        setting={"shields": True, "extra_tiles": True},
        slots={"1c": "ship", "black1": "bank"},
    )
    assert match.written_actions() == [
        "gift slot=1c space=18",
        "gift slot=1c space=20",
        "decline",
    ]


@pytest.mark.rule("turn.4")
def test_with_confirmation_a_finished_turn_is_not_asked_about_again() -> None:
    match = play(turn("25", confirm=True), "finish")
    assert who(match) == "B"
    assert "finish" in match.written_actions()
    match = play(turn("25", confirm=True), "hire die=first", "hire die=second")
    assert (who(match), match.written_actions()) == ("A", ["end"])
    assert who(play(match, "end")) == "B"


@pytest.mark.parametrize(
    ("players", "chosen"), [(1, {}), (2, {"shields": True, "inns": True}), (3, {}), (4, {})]
)
def test_what_is_remembered_of_the_depots_is_so(players: int, chosen: dict[str, Any]) -> None:
    match, rng = ludoteca.new("burgundy", players, 5, chosen), seeded(5)
    counted = 0
    while not match.over():
        game = match.game
        assert isinstance(game, Burgundy)
        stocked = sum([1 << slot for slot in range(24) if game.slots[slot] >= 0])
        if game.stocked >= 0:
            counted += 1
            assert game.stocked == game.clone().stocked == stocked
        assert game.clone().count_stock() == stocked
        choices = match.legal_actions()
        match.play(choices[rng.below(len(choices))])
    assert counted > 50


@pytest.mark.rule("monasteries.11", "take.1")
def test_a_tile_bought_from_a_depot_is_not_there_any_more() -> None:
    mine = {"tiles": lay(CENTRE, "monastery-6 4"), "silver": 2}
    match = turn("11", mine, slots={"1b": "ship", "1c": "bank"}, players=4)
    assert options(match, "take") == ["take die=first slot=1b", "take die=first slot=1c"]
    play(match, "buy slot=1b pay=silver")
    assert options(match, "take") == ["take die=first slot=1c"]
