"""Who wins."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from tests.games.millefiori.table import play, turn


def last_turn(ship: int, *scores: int, diamonds: dict[str, str] | None = None) -> Match:
    """The very last turn, of C, with one step to sail."""
    seats: list[dict[str, Any]] = [{"points": {"trade": score}} for score in scores]
    return turn(
        "key-1-1",
        diamonds,
        of="C",
        first="A",
        round=7,
        trick=3,
        players=3,
        seats=seats,
        ships={"C": ship},
        face_up=[],
    )


@pytest.mark.rule("winner.1")
@pytest.mark.parametrize(
    ("scores", "final", "ranking"),
    [
        ((50, 40, 49), [50, 40, 59], [2, 3, 1]),
        ((60, 70, 59), [60, 70, 69], [3, 1, 2]),
        ((71, 70, 59), [71, 70, 69], [1, 2, 3]),
    ],
)
def test_the_player_with_the_most_points_wins(
    scores: tuple[int, ...], final: list[int], ranking: list[int]
) -> None:
    match = play(last_turn(5, *scores), "sail")
    assert match.over()
    assert match.scores() == final
    assert match.ranking() == ranking


@pytest.mark.rule("winner.2")
def test_nothing_more_is_scored_when_the_game_is_over() -> None:
    # Half-built fleets, long rows and unfinished sets are worth nothing at the end.
    diamonds = {
        "A": "W01 W08 W09 R01 R02 H11 H12 T11 T12 T13",
        "B": "N11 N12 N21 P11 H13 H21 H22 T14 T24",
        "C": "R03 R04 H31 T31 T32 T33",
    }
    match = play(last_turn(3, 10, 20, 30, diamonds=diamonds), "sail")
    assert match.over()
    assert match.scores() == [10, 20, 33]


@pytest.mark.rule("winner.3")
@pytest.mark.parametrize(
    ("scores", "ranking"), [((50, 40, 49), [1, 3, 1]), ((50, 50, 49), [1, 1, 1]), ((50, 40, 39), [1, 2, 2])]
)
def test_players_who_tie_share_the_victory(scores: tuple[int, ...], ranking: list[int]) -> None:
    # Neither diamonds left nor the place of a ship breaks a tie.
    match = play(last_turn(0, *scores, diamonds={"A": "W01 W02", "B": "W03"}), "sail")
    assert match.over()
    assert match.ranking() == ranking
