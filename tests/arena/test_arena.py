"""Matches between bots: fair seats, the same games on any number of cores, honest statistics, records."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena.plan import Plan
from ludoteca.arena.play import Outcome, chunks, play_game, simulate
from ludoteca.arena.summary import summarize, wilson


def plan(players: int, *bots: str, games: int = 12, seed: int = 1, **options: bool) -> Plan:
    return Plan("millefiori", players, dict(options), bots, games, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [("a",), ("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d")])
def test_each_bot_sits_everywhere_equally(players: int, bots: tuple[str, ...]) -> None:
    made = plan(players, *bots)
    for seat in range(players):
        sat = Counter([made.lineup(game)[seat] for game in range(len(bots) * 6)])
        assert sat == dict.fromkeys(bots, 6)


def test_the_order_round_the_table_changes() -> None:
    made = plan(3, "a", "b", "c")
    left_of_a = Counter([made.lineup(game)[(made.lineup(game).index("a") + 1) % 3] for game in range(6)])
    assert left_of_a == {"b": 3, "c": 3}


def without_times(outcomes: list[Outcome]) -> list[Outcome]:
    return [outcome._replace(seconds=0.0) for outcome in outcomes]


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_the_number_of_cores_changes_nothing(bots: tuple[str, ...]) -> None:
    made = plan(2, *bots, games=3, tactical=True)
    alone, together = simulate(made, 1), simulate(made, 2)
    assert without_times(alone) == without_times(together)


def test_another_seed_plays_other_games() -> None:
    assert without_times(simulate(plan(2, "random"), 1)) != without_times(
        simulate(plan(2, "random", seed=2), 1)
    )


def test_a_game_of_a_simulation_can_be_dealt_again() -> None:
    made = plan(2, "random")
    match = ludoteca.new("millefiori", 2, made.seed_of(3))
    assert match.view(0)["hand"] == ludoteca.new("millefiori", 2, made.seed_of(3)).view(0)["hand"]
    assert len({made.seed_of(game) for game in range(1000)}) == 1000


def test_all_games_are_played_once() -> None:
    for games in (1, 7, 1000, 12345):
        for cores in (1, 2, 8):
            numbers = [number for part in chunks(games, cores) for number in part]
            assert numbers == list(range(games))


def test_decisions_are_those_with_a_choice() -> None:
    outcome = play_game(plan(2, "random"), 0)
    assert 0 < outcome.decisions <= outcome.actions


def outcome(lineup: list[str], scores: list[int], places: list[int]) -> Outcome:
    return Outcome(0, lineup, scores, places, 10, 11, 0.5)


def test_a_shared_victory_is_shared_out() -> None:
    games = [
        outcome(["a", "b", "a"], [9, 9, 3], [1, 1, 3]),
        outcome(["b", "a", "b"], [1, 5, 2], [3, 1, 2]),
    ]
    found = summarize(plan(3, "a", "b", games=2), games, 2.0)
    a, b = found.showings
    assert (a.wins, b.wins) == (1.5, 0.5)
    assert (a.games, b.games) == (2, 2)
    assert a.to_json()["mean_score"] == pytest.approx(17 / 3)
    assert b.to_json()["mean_place"] == 2.0
    assert found.to_json()["decisions_per_game"] == 10
    assert found.to_json()["decisions_per_second"] == 10.0
    assert found.to_json()["decisions_per_second_and_core"] == 20.0


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (380, 400, 0.9240, 0.9674)],
)
def test_intervals_of_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_kept_records_are_the_games_that_were_played(bots: tuple[str, ...], tmp_path: Path) -> None:
    made = plan(3, *bots, games=3, tactical=True)
    outcomes = simulate(made, 1, records=tmp_path)
    assert sorted([path.name for path in tmp_path.iterdir()]) == [made.file_of(game) for game in range(3)]
    for outcome in outcomes:
        match = ludoteca.read_record(tmp_path / made.file_of(outcome.game))
        assert match.over()
        assert (match.scores(), match.ranking()) == (outcome.scores, outcome.places)
        assert len(match.record.entries) == outcome.actions
        assert list(match.record.names.values()) == outcome.lineup
    assert without_times(simulate(made, 1)) == without_times(outcomes), "keeping records changes nothing"
