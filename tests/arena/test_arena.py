"""Matches between bots: fair seats, the same games on any number of cores, honest statistics, records."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import ludoteca
from ludoteca.arena.game import Outcome, play_game
from ludoteca.arena.plan import Plan
from ludoteca.arena.play import chunks, hold, play_here, processes, simulate
from ludoteca.arena.summary import judge, mean_points, summarize, wilson
from ludoteca.core.record import Record


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


@pytest.mark.parametrize(
    ("players", "bots", "games"),
    [
        (2, ("a", "b"), [["a", "b"], ["b", "a"]]),
        (2, ("a", "a"), [["a", "a"]]),
        (2, ("a", "b", "a"), [["b", "a"], ["a", "b"], ["a", "a"]]),
        (3, ("a",), [["a", "a", "a"]]),
        (3, ("a", "b", "b"), [["a", "b", "b"], ["b", "b", "a"], ["b", "a", "b"]]),
        (4, ("a", "b", "a", "b"), [["a", "b", "a", "b"], ["b", "a", "b", "a"]]),
    ],
)
def test_a_deal_is_played_once_for_every_way_to_sit(
    players: int, bots: tuple[str, ...], games: list[list[str]]
) -> None:
    made = plan(players, *bots)
    found = [game for game in range(50) if made.deal_of(game) == 0]
    assert sorted([made.lineup(game) for game in found]) == sorted(games)
    assert len({made.seed_of(game) for game in found}) == 1
    assert made.seed_of(len(found)) != made.seed_of(0), "the next deal has other cards"
    assert len({made.seed_of(game, "bots") for game in range(50)}) == 50, "bots have chance of their own"


def test_of_more_bots_than_seats_every_choice_plays() -> None:
    made = plan(2, "a", "b", "c", "d")
    deal = [tuple(made.lineup(game)) for game in range(50) if made.deal_of(game) == 0]
    assert sorted(deal) == sorted([(one, other) for one in "abcd" for other in "abcd" if one != other])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", [("a",), ("a", "b"), ("a", "b", "b"), ("a", "b", "c", "d")])
def test_a_plan_in_whole_deals_breaks_none(players: int, bots: tuple[str, ...]) -> None:
    for games in range(1, 30):
        made = plan(players, *bots, games=games).in_whole_deals()
        assert made.games >= games
        assert made.deal_of(made.games) == made.deal_of(made.games - 1) + 1
        assert made.deal_of(games - 1) == made.deal_of(made.games - 1), "and adds no deal"


def test_partners_are_one_bot() -> None:
    made = Plan("burgundy", 4, {"team": "12a"}, ("random", "greedy"), 2, 1)
    assert made.sides == [0, 1, 0, 1]
    assert [made.lineup(game) for game in range(2)] == [["random", "greedy"], ["greedy", "random"]]
    played = play_game(made, 0, keep=True)
    names = Record.read(played.record, ludoteca.title).names
    assert list(names.values()) == ["random", "greedy", "random", "greedy"]
    assert (len(played.scores), len(played.places), len(played.decisions)) == (2, 2, 2)


def test_alone_one_wins_or_loses() -> None:
    made = Plan("burgundy", 1, {"goal": 55}, ("random", "greedy"), 2, 1)
    verdict = judge(made, simulate(made, 1))
    assert [showing.games for showing in verdict.showings] == [1, 1]
    assert [showing.wins for showing in verdict.showings] == [0, 0]
    assert verdict.ratings is None


def without_times(outcomes: list[Outcome]) -> list[Outcome]:
    return [outcome._replace(seconds=0.0, thinking=[]) for outcome in outcomes]


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
            numbers = [number for part in chunks(range(games), cores) for number in part]
            assert numbers == list(range(games))


def test_decisions_are_those_with_a_choice() -> None:
    outcome = play_game(plan(2, "random"), 0)
    assert 0 < sum(outcome.decisions) <= outcome.actions


def outcome(lineup: list[str], scores: list[int], places: list[int]) -> Outcome:
    return Outcome(0, lineup, scores, places, [10] + [0] * (len(lineup) - 1), [0.5] * len(lineup), 11, 0.5)


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


# --- ending early, and going on ---------------------------------------------------------------------


def test_it_ends_as_soon_as_it_is_certain_who_is_better() -> None:
    made = plan(2, "greedy", "random", games=400)
    alone = hold(made, play_here, until=0.05)
    assert len(alone) == 20, "one look at ten deals is enough"
    assert judge(made, alone, 0.05).decided
    with processes(2) as crew:
        assert without_times(hold(made, crew, until=0.05)) == without_times(alone)


def test_it_goes_on_while_nothing_is_certain() -> None:
    made = plan(2, "random", "greedy", games=8)
    played = hold(made, play_here, until=0.001)
    assert len(played) == 8
    assert not judge(made, played, 0.001).decided


def test_what_is_known_is_not_played_again() -> None:
    made = plan(2, "random", games=6)
    whole = simulate(made, 1)
    told: list[int] = []
    known = [whole[4], whole[1]]
    again = hold(made, play_here, lambda part: told.extend([outcome.game for outcome in part]), known=known)
    assert told == [0, 2, 3, 5]
    assert without_times(again) == without_times(whole)


def test_the_points_of_a_deal_count_as_one_observation() -> None:
    """Two games that always go together are worth one: the interval is as wide."""
    made = plan(2, "a", "b", games=8)
    once = plan(2, "a", games=4)
    points = [10, 20, 14, 16]
    single = [outcome(["a"], [score], [1])._replace(game=game) for game, score in enumerate(points)]
    twice = [
        outcome(made.lineup(game), [points[game // 2]] * 2, [1, 1])._replace(game=game) for game in range(8)
    ]
    assert mean_points(made, twice, "a") == mean_points(once, single, "a")
    assert mean_points(once, single, "a").value == 15
