"""The bots' eye: it sees what everybody sees, from both sides alike."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.bots import ask
from ludoteca.core.rng import seeded
from tests.games.burgundy.table import lay, play, solo, turn


def worth(match: Match, seat: int = 0) -> float:
    return match.title.evaluate(match.game, seat)


def greedy(match: Match) -> str:
    """What the greedy bot would do."""
    action = ask("greedy", match.title, match.game, match.player(), seeded(1)).action
    return match.title.alphabet.write(action)


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    match = turn("34", {"silver": 3, "points": {"areas": 10}}, {"workers": 2})
    assert worth(match, 0) > 0
    assert worth(match, 0) == pytest.approx(-worth(match, 1))


@pytest.mark.parametrize(
    "better",
    [{"points": {"areas": 1}}, {"silver": 1}, {"workers": 1}, {"goods": {"red": 1}}, {"storage": ["castle"]}],
)
def test_more_is_better(better: dict[str, Any]) -> None:
    assert worth(turn("--", better)) > worth(turn("--"))
    if "points" not in better:
        assert worth(solo(dice="11", duchy=better)) > worth(solo(dice="11"))


def test_alone_a_tile_in_the_duchy_is_worth_more_than_one_in_storage() -> None:
    stored = solo(dice="5-", duchy={"tiles": lay("castle 7", "mine 4"), "storage": ["mine"]})
    placed = play(stored.clone(), "place die=first tile=mine space=14")
    assert worth(placed) > worth(stored)


def test_the_bot_finishes_an_area_rather_than_take_workers() -> None:
    mine = {"tiles": lay("castle 19", "mine 25 30"), "storage": ["mine"]}
    assert greedy(turn("3-", mine)) == "place die=first tile=mine space=34"


def test_the_bot_covers_the_last_space_alone() -> None:
    rest = " ".join([str(space) for space in range(1, 38) if space not in (7, 2)])
    mine = {"tiles": lay("castle 7", f"face-down {rest}"), "storage": ["bank"], "goods": {"red": 3}}
    match = solo(dice="4-", duchy=mine)
    assert greedy(match) == "place die=first tile=bank space=2"
    before = worth(match)
    play(match, "place die=first tile=bank space=2")
    assert (match.over(), worth(match) > before + 100) == (True, True)
