"""What the rows of Caylus say, and that nobody's number of the seat is in them."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.rng import seeded
from tests.every_game.rowed import named_rows, rows_of
from tests.games.caylus.table import BATCH, SEATS, moment


def turned(data: Any, seats: int) -> Any:
    """The same position with everybody one seat further on."""
    if isinstance(data, dict):
        found = {key: turned(value, seats) for key, value in data.items()}
        if "players" in found:
            found["players"] = [*found["players"][-1:], *found["players"][:-1]]
        return found
    if isinstance(data, list):
        return [turned(value, seats) for value in data]
    if data in list(SEATS):
        return SEATS[(SEATS.index(data) + 1) % seats]
    return data


def test_rows_do_not_depend_on_the_numbers_of_the_seats() -> None:
    for players in (2, 3, 5):
        match = ludoteca.new("caylus", players, 7)
        rng = seeded(players)
        for number in range(240):
            if match.over():
                break
            if number % 12 == 0:
                position = turned(match.position(), players)
                rows = rows_of(match.title, match.game)
                moved = rows_of(match.title, ludoteca.from_position("caylus", position).game)
                for row, again in zip([*rows[-1:], *rows[:-1]], moved, strict=True):
                    assert again == pytest.approx(row)
            options = match.legal_actions()
            match.play(options[rng.below(len(options))])


def row(match: Match, letter: str) -> dict[str, float]:
    return named_rows(match.title, match.game)[SEATS.index(letter)]


def test_a_batch_in_hand_is_seen_and_so_is_the_place_in_the_castle() -> None:
    match = moment("castle", players=2, A={"cubes": dict(BATCH)}, castle=["A"])
    asked = row(match, "A")
    assert asked["batches in hand"] > 0
    assert asked["in the castle"] == asked["delivers"] == asked["asked deliver"] == 1
    other = row(match, "B")
    assert other["batches in hand"] == other["in the castle"] == other["asked"] == 0
    assert other["others in the castle"] == 1


def test_what_is_paid_for_but_not_yet_built_is_in_the_making() -> None:
    cubes = {"wood": 1, "food": 1, "cloth": 1}
    match = moment("buildings", players=2, A={"at": ["fixed_carpenter"], "cubes": cubes}, provost=28)
    match.play("build building=wood_peddler")
    assert row(match, "A")["asked pay any cube"] == 1
    assert row(match, "A")["points in the making"] > 0


def test_prestige_in_reach_is_seen() -> None:
    gold = {"stone": 2, "gold": 1}
    match = moment("placing of A", players=2, A={"cubes": gold}, B={"cubes": {"stone": 2}})
    assert row(match, "A")["prestige in hand"] > row(match, "B")["prestige in hand"] == 0
    assert row(match, "A")["prestige in hope"] > row(match, "B")["prestige in hope"] > 0
