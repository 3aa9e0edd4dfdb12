"""Many games between bots, on all cores, and what they show.

A game depends on the plan and its own number alone, so the outcome is the same on any number of cores.
Workers get the plan and numbers of games, never a game.
"""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any, NamedTuple

from ludoteca.bots import choose
from ludoteca.core.game import Game
from ludoteca.core.options import Value
from ludoteca.core.rng import Rng, seeded
from ludoteca.core.title import Title
from ludoteca.games import title

CONFIDENCE = 1.959964  # how many deviations hold 95 %
CHUNKS_A_CORE = 16
LARGEST_CHUNK = 50


@dataclass(frozen=True)
class Plan:
    """What is to be played, by whom and how often."""

    title: str
    players: int
    options: dict[str, Value]
    bots: tuple[str, ...]
    games: int
    seed: int

    def lineup(self, game: int) -> list[str]:
        """Who sits where: in as many games as there are bots, each sits everywhere equally often.

        Then the order round the table changes, since it matters who sits to whose left.

        >>> plan = Plan("millefiori", 3, {}, ("greedy", "random"), 4, 0)
        >>> plan.lineup(0), plan.lineup(1)
        (['greedy', 'random', 'greedy'], ['random', 'greedy', 'random'])
        """
        turn = game % len(self.bots)
        orders = list(permutations(self.bots[1:]))
        order = [self.bots[0], *orders[game // len(self.bots) % len(orders)]]
        return [order[(seat + turn) % len(order)] for seat in range(self.players)]

    def seed_of(self, game: int, purpose: str = "deal") -> int:
        """A seed of its own for each game; ``ludoteca.new(…, seed=plan.seed_of(3))`` deals the same cards."""
        digest = hashlib.sha256(f"{self.seed} {game} {purpose}".encode()).digest()
        return int.from_bytes(digest[:4], "big")


class Outcome(NamedTuple):
    """How a game ended, by seat; how many decisions had a choice, and how many actions it took."""

    game: int
    lineup: list[str]
    scores: list[int]
    places: list[int]
    decisions: int
    actions: int
    seconds: float


def play_games(plan: Plan, numbers: range) -> list[Outcome]:
    """Some games of the plan, one after the other."""
    return [play_game(plan, number) for number in numbers]


def play_game(plan: Plan, number: int) -> Outcome:
    """One game of the plan."""
    found = title(plan.title)
    lineup = plan.lineup(number)
    game = found.start(plan.players, seeded(plan.seed_of(number)), plan.options)
    rng = seeded(plan.seed_of(number, "bots"))
    start = time.perf_counter()
    if set(lineup) == {"random"}:
        # A random choice does not depend on what is hidden: no guess is needed.
        decisions, actions = play_at_random(game, rng)
    else:
        decisions, actions = let_bots_play(found, game, lineup, rng)
    seconds = time.perf_counter() - start
    sides = [game.side_of(seat) for seat in range(plan.players)]
    scores, places = game.scores(), game.ranking()
    return Outcome(
        number,
        lineup,
        [scores[side] for side in sides],
        [places[side] for side in sides],
        decisions,
        actions,
        seconds,
    )


def let_bots_play(found: Title[Any], game: Game, lineup: list[str], rng: Rng) -> tuple[int, int]:
    """Play to the end; how many decisions had a choice, and how many actions it took."""
    decisions = actions = 0
    while not game.over():
        seat = game.player()
        actions += 1
        if len(game.choices) > 1:
            decisions += 1
            game.apply(choose(lineup[seat], found, game, seat, rng))
        else:
            game.apply(game.choices[0])
    return decisions, actions


def play_at_random(game: Game, rng: Rng) -> tuple[int, int]:
    """The same, when all choose at random: as fast as the engine goes."""
    decisions = actions = 0
    while game.stack:
        choices = game.choices
        actions += 1
        if len(choices) > 1:
            decisions += 1
            game.apply(choices[rng.below(len(choices))])
        else:
            game.apply(choices[0])
    return decisions, actions


# --- all cores --------------------------------------------------------------------------------------


def simulate(plan: Plan, cores: int, done: Callable[[int], None] = lambda games: None) -> list[Outcome]:
    """All games of the plan in order; ``done`` is told how many more are finished."""
    parts = list(chunks(plan.games, cores))
    cores = min(cores, len(parts))
    outcomes: list[Outcome] = []
    if cores == 1:
        for part in parts:
            outcomes += play_games(plan, part)
            done(len(part))
        return outcomes
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(cores, mp_context=context, initializer=ignore_interrupts) as pool:
        try:
            for finished in as_completed([pool.submit(play_games, plan, part) for part in parts]):
                outcomes += finished.result()
                done(len(finished.result()))
        except BaseException:
            for worker in multiprocessing.active_children():
                worker.terminate()  # nobody waits for the games they are at
            raise
    return sorted(outcomes)


def chunks(games: int, cores: int) -> Iterator[range]:
    """Parts small enough to keep all cores busy to the end, and the progress bar moving."""
    size = max(1, min(LARGEST_CHUNK, games // (cores * CHUNKS_A_CORE)))
    for first in range(0, games, size):
        yield range(first, min(games, first + size))


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that talks to people; it stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- what it shows ----------------------------------------------------------------------------------


@dataclass
class Showing:
    """How a bot did."""

    bot: str
    games: int = 0
    """In which it took part."""
    wins: float = 0.0
    """A shared victory counts as a fraction."""
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)

    def rate(self) -> float:
        return self.wins / self.games

    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def to_json(self) -> dict[str, Any]:
        low, high = self.interval()
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 6),
            "win_rate": round(self.rate(), 6),
            "win_rate_95": [round(low, 6), round(high, 6)],
            "mean_score": round(mean(self.scores), 6),
            "mean_place": round(mean(self.places), 6),
        }


@dataclass
class Summary:
    """What a simulation shows."""

    plan: Plan
    showings: list[Showing]
    decisions: int
    actions: int
    busy: float
    """Seconds spent playing, all cores together."""
    seconds: float
    """Seconds by the clock, from the first process to the last."""

    def to_json(self) -> dict[str, Any]:
        games = self.plan.games
        return {
            "title": self.plan.title,
            "players": self.plan.players,
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": games,
            "bots": [showing.to_json() for showing in self.showings],
            "decisions_per_game": round(self.decisions / games, 6),
            "actions_per_game": round(self.actions / games, 6),
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
            "decisions_per_second_and_core": round(self.decisions / self.busy, 1),
        }


def summarize(plan: Plan, outcomes: list[Outcome], seconds: float) -> Summary:
    """Wins, scores and places by bot, in the order the bots were named."""
    showings = {bot: Showing(bot) for bot in plan.bots}
    for outcome in outcomes:
        winners = outcome.places.count(1)
        for bot in set(outcome.lineup):
            showings[bot].games += 1
        for bot, score, place in zip(outcome.lineup, outcome.scores, outcome.places, strict=True):
            showings[bot].wins += 1 / winners if place == 1 else 0
            showings[bot].scores.append(score)
            showings[bot].places.append(place)
    return Summary(
        plan,
        [showing for showing in showings.values() if showing.games],
        sum([outcome.decisions for outcome in outcomes]),
        sum([outcome.actions for outcome in outcomes]),
        sum([outcome.seconds for outcome in outcomes]),
        seconds,
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a rate: honest also near 0 and 1.

    >>> [round(bound, 3) for bound in wilson(95, 100)]
    [0.888, 0.978]
    """
    z = CONFIDENCE
    rate = wins / games
    centre = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)
