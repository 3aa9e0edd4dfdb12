"""What the rows of Feudum say, and that nobody's number of the seat is in them."""

from __future__ import annotations

import pytest

from ludoteca import Match
from tests.every_game.rowed import named_rows, rows_of
from tests.games.feudum.table import SEATS, guild_act, laid, moment, play, turn, who


def row(match: Match, letter: str) -> dict[str, float]:
    return named_rows(match.title, match.game)[SEATS.index(letter)]


def table(first: int, seats: int) -> Match:
    """The same round with one player or another in each seat; whoever has the knight begins."""
    knight = who("knight forest_c", cards="move guild", shillings=3, decrees=["bow"])
    monk = who("monk desert_c", "farmer desert_c", cards="tax", barrel=2, voyage=3)
    poor = who("noble badlands_c", cards="defend", markers=1, seals=1)
    players = [knight, monk, poor][:seats]
    placed = [players[(seat - first) % seats] for seat in range(seats)]
    letters = [SEATS[(first + number) % seats] for number in range(seats)]
    return moment(
        f"turn of {letters[0]}",
        *placed,
        seats=seats,
        first=letters[0],
        discs=laid(farm="forest_c", town="desert_c"),
        ruler={letters[0]: "forest_c", letters[1]: "desert_c"},
        serf={letters[1]: "forest_c"},
    )


@pytest.mark.parametrize("seats", [2, 3])
def test_rows_do_not_depend_on_the_numbers_of_the_seats(seats: int) -> None:
    match = table(0, seats)
    rows = rows_of(match.title, match.game)
    for first in range(1, seats):
        moved = table(first, seats)
        found = rows_of(moved.title, moved.game)
        assert [found[(first + number) % seats] for number in range(seats)] == rows


def test_hunger_and_meals_are_seen() -> None:
    fed = who("monk desert_c", "noble forest_c", goods={"food": 3})
    hungry = who("monk badlands_c", "noble forest_c", goods={"food": 1})
    match = turn("tax", fed, hungry)
    assert row(match, "A")["hungry"] == 0 < row(match, "B")["hungry"]
    assert row(match, "A")["meals to spare"] > 0 > row(match, "B")["meals to spare"]


def test_the_dawn_is_reckoned_as_it_will_be_scored() -> None:
    match = moment(
        "turn of A", who("noble desert_c", cards="tax"), who(), ruler={"A": "forest_c sea_e"}, epoch=3
    )
    scored = row(match, "A")
    assert scored["status"] * 12 == pytest.approx(5)
    assert scored["region points"] * 8 == pytest.approx(3)
    assert scored["next dawn"] * 20 == pytest.approx(8)


def test_a_vassal_who_never_fought_sees_what_is_owed() -> None:
    match = moment(
        "turn of A",
        who("noble desert_c", cards="tax"),
        who(),
        discs=laid(feudum_noble="forest_c"),
        ruler={"A": "forest_c"},
        epoch=3,
    )
    assert row(match, "A")["disloyalty next"] * 8 == pytest.approx(-7)
    assert row(match, "B")["disloyalty next"] == 0


def test_work_that_is_done_but_not_rewarded_is_in_the_making() -> None:
    match = guild_act("noble push", who("noble desert_c"), advanced=True, rosary=[4, 5])
    while "reeve" not in match.written_actions():
        play(match, match.written_actions()[0])
    assert row(match, "A")["due place reeve"] == 1
    assert row(match, "A")["points in the making"] > 0
