"""One game of a plan, and how it ended."""

from __future__ import annotations

import time
from typing import NamedTuple

from ludoteca.arena.plan import Plan
from ludoteca.bots import ask
from ludoteca.core.game import Game
from ludoteca.core.record import Entry, Record
from ludoteca.core.rng import Rng, seeded
from ludoteca.core.title import Title
from ludoteca.games import title


class Outcome(NamedTuple):
    """How a game ended, by side; how many decisions had a choice, and how many actions it took."""

    game: int
    lineup: list[str]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    thinking: list[float]
    """Seconds of a processor that the decisions took."""
    actions: int
    seconds: float
    record: str = ""
    """The game as a text file, if it is to be kept."""


def play_games(plan: Plan, numbers: list[int], keep: bool = False) -> list[Outcome]:
    """Some games of the plan, one after the other."""
    return [play_game(plan, number, keep) for number in numbers]


def play_game(plan: Plan, number: int, keep: bool = False) -> Outcome:
    """One game of the plan, with its record if it is to be kept."""
    found = title(plan.title)
    lineup = plan.lineup(number)
    seats = [lineup[side] for side in plan.sides]
    game = found.start(plan.players, seeded(plan.seed_of(number)), plan.options)
    rng = seeded(plan.seed_of(number, "bots"))
    start = time.perf_counter()
    if set(lineup) == {"random"}:
        # A random choice does not depend on what is hidden: no guess is needed.
        played = play_at_random(game, rng, plan.sides)
    else:
        played = let_bots_play(found, game, seats, rng)
    seconds = time.perf_counter() - start
    record = Record(found, plan.players, plan.options, plan.seed_of(number), entries=played.entries)
    record.names.update(enumerate(seats))
    return Outcome(
        number,
        lineup,
        game.scores(),
        game.ranking(),
        played.decisions,
        played.thinking,
        len(played.entries),
        seconds,
        record.write() if keep else "",
    )


class Played(NamedTuple):
    """All actions of a game; by side how many had an alternative, and the seconds they took."""

    entries: list[Entry]
    decisions: list[int]
    thinking: list[float]


def let_bots_play(found: Title[Game], game: Game, seats: list[str], rng: Rng) -> Played:
    """Play to the end."""
    sides = len(game.scores())
    played = Played([], [0] * sides, [0.0] * sides)
    while not game.over():
        seat = game.player()
        action = game.choices[0]
        if len(game.choices) > 1:
            side = game.side_of(seat)
            # What else the machine is busy with is not the bot's time.
            start = time.thread_time()
            action = ask(seats[seat], found, game, seat, rng).action
            played.thinking[side] += time.thread_time() - start
            played.decisions[side] += 1
        played.entries.append(Entry(seat, action))
        game.apply(action)
    return played


def play_at_random(game: Game, rng: Rng, sides: list[int]) -> Played:
    """The same, when all choose at random: as fast as the engine goes."""
    played = Played([], [0] * len(set(sides)), [0.0] * len(set(sides)))
    while game.stack:
        choices = game.choices
        seat = game.player()
        action = choices[0]
        if len(choices) > 1:
            played.decisions[sides[seat]] += 1
            action = choices[rng.below(len(choices))]
        played.entries.append(Entry(seat, action))
        game.apply(action)
    return played
