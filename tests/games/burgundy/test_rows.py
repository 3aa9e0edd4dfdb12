"""Rows of Burgundy: the same from every seat, and what a good player looks at shows in them."""

from __future__ import annotations

from typing import Any

from ludoteca import Match
from ludoteca.games.burgundy.rows import ROW
from tests.every_game.rowed import rows_of
from tests.games.burgundy.table import lay, moment, play, turn

BOARD: dict[str, Any] = {
    "slots": {"1b": "castle", "3a": "mine", "black1": "monastery-7"},
    "cargo": {"2": {"red": 2}},
    "white": 3,
    "pawns": [0, 0],
}
BUSY: dict[str, Any] = {
    "tiles": lay("castle 19", "mine 25"),
    "storage": ["mine", "bank"],
    "silver": 3,
    "goods": {"red": 2},
}
QUIET: dict[str, Any] = {"tiles": lay("castle 19", "ship 20"), "storage": ["castle"], "workers": 2}


def row(match: Match, side: int = 0) -> dict[str, float]:
    """A side's row by name."""
    return dict(zip(ROW.names, rows_of(match.title, match.game)[side], strict=True))


def test_a_row_does_not_depend_on_the_number_of_the_seat() -> None:
    one = turn("3456", BUSY, QUIET, order=["A", "B"], **BOARD)
    other = moment("turn of B", QUIET, BUSY, dice="5634", order=["B", "A"], **BOARD)
    mine, theirs = rows_of(one.title, one.game)
    assert mine != theirs
    assert rows_of(other.title, other.game) == [theirs, mine]


def test_a_pending_castle_is_worth_its_action() -> None:
    mine = {"tiles": lay("castle 19", "bank 12"), "storage": ["castle", "bank"]}
    match = turn("6-", mine, **BOARD)
    assert row(match)["due: extra action"] == 0
    placed = row(play(match, "place die=first tile=castle space=7"))
    assert placed["due: extra action"] == 1
    assert placed["worth of what is due"] > 0


def test_a_depot_is_worth_more_with_a_tile_that_fits() -> None:
    with_mine = row(turn("3-", BUSY, **BOARD))
    without = row(turn("3-", BUSY, **{**BOARD, "slots": {"1b": "castle"}}))
    assert with_mine["worth of depot 3"] > without["worth of depot 3"] == 0
    assert with_mine["dice take"] > without["dice take"]
    assert with_mine["worth of depot 1"] == without["worth of depot 1"]


def test_a_die_that_fits_a_stored_tile_places_it() -> None:
    fits = row(turn("3-", BUSY, **BOARD))
    does_not = row(turn("6-", {**BUSY, "storage": ["mine"]}, **BOARD))
    assert fits["best die places"] > 0 == does_not["best die places"]
    assert row(turn("6-", {**BUSY, "storage": ["mine"], "workers": 3}, **BOARD))["best die places"] > 0


def test_who_comes_first_has_no_rival_before() -> None:
    match = turn("3456", BUSY, QUIET, order=["A", "B"], **BOARD)
    assert [row(match, side)["rival dice before mine"] for side in range(2)] == [0, 1]
    assert [row(match, side)["first"] for side in range(2)] == [1, 0]
