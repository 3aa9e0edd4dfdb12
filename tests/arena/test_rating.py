"""Ratings: known strengths are found again, intervals hold what they promise, and pairing counts."""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence

import pytest

from ludoteca.arena import certainty
from ludoteca.arena.game import Outcome
from ludoteca.arena.plan import Plan
from ludoteca.arena.rating import CENTRE, Evidence, choices, fit, rate, ratings, together
from ludoteca.arena.summary import wilson

WON: Evidence = {("a", ("a", "b")): 1.0}
LOST: Evidence = {("b", ("a", "b")): 1.0}
STRENGTHS = {"a": 0.0, "b": 100.0, "c": 250.0, "d": 600.0}
"""Points of rating."""


def places(chance: random.Random, lineup: Sequence[str], strengths: Mapping[str, float]) -> list[int]:
    """A result drawn by chance: of those that are left, each is next in proportion to its strength."""
    left = list(range(len(lineup)))
    found = [0] * len(lineup)
    while left:
        weights = [10 ** (strengths[lineup[side]] / 400) for side in left]
        chosen = chance.choices(left, weights)[0]
        left.remove(chosen)
        found[chosen] = len(lineup) - len(left)
    return found


def drawn(plan: Plan, chance: random.Random, strengths: Mapping[str, float] = STRENGTHS) -> list[Outcome]:
    outcomes = []
    for game in range(plan.games):
        lineup = plan.lineup(game)
        none = [0] * len(lineup)
        result = places(chance, lineup, strengths)
        outcomes.append(Outcome(game, lineup, none, result, none, [0.0] * len(lineup), 0, 0.0))
    return outcomes


@pytest.mark.parametrize(
    ("players", "bots"),
    [(2, "abcd"), (3, "abc"), (4, "abcd"), (4, "dbbb"), (3, "abcd")],
)
def test_known_strengths_are_found_again(players: int, bots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.arena.rating.SAMPLES", 40)
    plan = Plan("millefiori", players, {}, tuple(bots), 4000, 3).in_whole_deals()
    found = rate(plan, drawn(plan, random.Random(players)))
    assert list(found.bots) == sorted(set(bots), reverse=True), "the best first"
    for (bot, other), lead in found.ahead.items():
        assert lead.low < lead.value < lead.high
        assert lead.value == pytest.approx(STRENGTHS[bot] - STRENGTHS[other], abs=40)
    mean = sum([rating.value for rating in found.bots.values()]) / len(found.bots)
    assert mean == pytest.approx(CENTRE)


@pytest.mark.parametrize(("players", "bots"), [(2, "ab"), (2, "ad"), (4, "cbbb")])
def test_intervals_cover_the_truth(players: int, bots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 100 contests about 95 have the truth in their interval."""
    monkeypatch.setattr("ludoteca.arena.rating.SAMPLES", 120)
    plan = Plan("millefiori", players, {}, tuple(bots), 120, 3)
    chance = random.Random(players)
    better, worse = sorted(set(bots), reverse=True)
    held = 0
    for _ in range(100):
        ahead = rate(plan, drawn(plan, chance)).ahead
        lead = ahead.get((better, worse))
        if lead is not None:
            held += lead.low <= STRENGTHS[better] - STRENGTHS[worse] <= lead.high
        else:
            other = ahead[worse, better]
            held += other.low <= STRENGTHS[worse] - STRENGTHS[better] <= other.high
    assert held >= 88


def test_games_that_go_together_count_once() -> None:
    """A deal whose two games always end alike says no more than one game does."""
    apart = ratings(["a", "b"], [WON] * 120 + [LOST] * 80, 1).ahead["a", "b"]
    alike = [together([(2.0, WON)])] * 60 + [together([(2.0, LOST)])] * 40
    linked = ratings(["a", "b"], alike, 1).ahead["a", "b"]
    assert linked.value == pytest.approx(apart.value, abs=1)
    assert (linked.high - linked.low) / (apart.high - apart.low) == pytest.approx(math.sqrt(2), abs=0.15)


def test_luck_that_falls_out_narrows_the_interval() -> None:
    """If the deal decides most games, each bot wins one of the two, and little is left to chance."""
    shared = together([(1.0, WON), (1.0, LOST)])
    paired = ratings(["a", "b"], [shared] * 80 + [together([(2.0, WON)])] * 20, 1).ahead["a", "b"]
    apart = ratings(["a", "b"], [WON] * 120 + [LOST] * 80, 1).ahead["a", "b"]
    assert paired.value == pytest.approx(apart.value, abs=2)
    assert (paired.high - paired.low) < 0.7 * (apart.high - apart.low)


def test_who_wins_everything_has_an_honest_interval() -> None:
    lead = ratings(["a", "b"], [WON] * 400, 1).ahead["a", "b"]
    assert lead.value == pytest.approx(400 * math.log10(400.5 / 0.5), abs=0.1)
    low, _ = wilson(400, 400)
    assert lead.low == pytest.approx(400 * math.log10(low / (1 - low)), abs=150)
    assert lead.high > lead.value


def test_a_shared_place_is_every_order_in_equal_parts() -> None:
    found = choices(["a", "b", "c"], [1, 1, 3])
    assert found == {
        ("a", ("a", "b", "c")): 0.5,
        ("b", ("a", "b", "c")): 0.5,
        ("a", ("a", "c")): 0.5,
        ("b", ("b", "c")): 0.5,
    }


def test_a_bot_among_its_like_shows_nothing() -> None:
    assert choices(["a", "a", "a"], [1, 2, 3]) == {}
    assert choices(["a", "b", "b"], [1, 2, 3]) == {("a", ("a", "b", "b")): 1.0}


def test_one_against_three_equals_has_a_quarter_of_the_first_places() -> None:
    equal = fit(["a", "b"], {("a", ("a", "b", "b", "b")): 25.0, ("b", ("a", "b", "b", "b")): 75.0})
    assert equal["a"] == pytest.approx(equal["b"], abs=1e-6)


# --- the sequential test ----------------------------------------------------------------------------


def ended(chance: random.Random, lead: float, error: float, bots: str = "ab") -> str:
    """Who was found better in a contest that might have ended after every ten deals; nobody in 200 games."""
    plan = Plan("millefiori", 2, {}, tuple(bots), 200, 0)
    outcomes = drawn(plan, chance, {"a": lead, "b": 0.0})
    for games in range(20, plan.games + 1, 20):
        if certainty.certain(plan, outcomes[:games], error):
            won = sum([deal["a"] - deal["b"] for deal in certainty.results(plan, outcomes[:games])])
            return "a" if won > 0 else "b"
    return ""


def test_looking_often_does_not_deceive() -> None:
    """Among equals a winner is found in at most one contest of ten, if that is the error one allows."""
    chance = random.Random(1)
    assert len([1 for _ in range(60) if ended(chance, 0.0, 0.1)]) <= 15


def test_a_difference_is_found() -> None:
    chance = random.Random(2)
    found = [ended(chance, 200.0, 0.05) for _ in range(20)]
    assert found.count("a") >= 18
    assert "b" not in found
