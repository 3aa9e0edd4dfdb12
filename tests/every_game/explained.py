"""How much of what is not legal is explained: by more than that it cannot be done now."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.reasons import NOT_NOW
from ludoteca.core.rng import Rng, seeded
from ludoteca.core.title import Title
from tests.every_game.table import COMPILED, few_cases
from tests.every_game.walk import walk

ENOUGH = 0.8

GAMES = (2, 6)
"""Of each case, interpreted and compiled."""
STATES = 40
ACTIONS = 30


@dataclass
class Told:
    """Of each verb in each kind of step: how many illegal actions were asked about, how many explained."""

    title: str
    asked: Counter[tuple[str, str]] = field(default_factory=Counter)
    explained: Counter[tuple[str, str]] = field(default_factory=Counter)

    def share(self) -> float:
        return self.explained.total() / max(1, self.asked.total())

    def report(self) -> str:
        """The share, then what is least explained."""
        lines = [
            f"{self.title}: {self.share():.1%} of {self.asked.total()} illegal actions have their reason"
        ]
        worst = sorted(self.asked, key=lambda what: self.explained[what] - self.asked[what])
        for what in worst:
            if self.explained[what] < self.asked[what]:
                step, verb = what
                lines.append(f"  {step} {verb}: {self.explained[what]} of {self.asked[what]}")
        return "\n".join(lines)


@dataclass(frozen=True)
class Asked:
    """One question, and how long its answer took, in nanoseconds."""

    took: int
    step: str
    action: str


@dataclass(frozen=True)
class Speed:
    """How long answers take, the slowest of them asked again."""

    title: str
    asked: int
    median: int
    slowest: Asked

    def report(self) -> str:
        engine = "compiled" if COMPILED else "interpreted"
        return (
            f"{self.title}, {engine}: half of {self.asked} answers within {self.median / 1e6:.3f} ms, "
            f"the slowest {self.slowest.took / 1e6:.3f} ms ({self.slowest.step} {self.slowest.action})"
        )


def explained(title: Title[Any]) -> Told:
    """Ask, in sampled states, about illegal actions of the verbs on the table: those that are ever legal in
    that kind of step."""
    states = sampled(title)
    on_the_table: dict[str, set[int]] = {}
    for game in states:
        for seat in game.deciding():
            verbs = on_the_table.setdefault(type(game.step_of(seat)).__name__, set())
            verbs.update([title.alphabet.verb_of[action] for action in game.legal_actions(seat)])
    told = Told(title.key)
    rng = seeded(1)
    for game in states:
        for seat in game.deciding():
            ask(title, game, seat, on_the_table[type(game.step_of(seat)).__name__], told, rng)
    return told


def sampled(title: Title[Any]) -> list[Any]:
    """States of games of every kind."""
    return [
        game for case in few_cases(title) for seed in range(GAMES[COMPILED]) for game in states_of(case, seed)
    ]


def states_of(case: Any, seed: int) -> list[Any]:
    one = walk(case, seed, confirm=seed % 2 == 1)
    return [one.states[at] for at in one.samples(STATES)]


def ask(title: Title[Any], game: Any, seat: int, verbs: set[int], told: Told, rng: Rng) -> None:
    """Ask about some illegal actions of each of these verbs."""
    legal = set(game.legal_actions(seat))
    step = type(game.step_of(seat)).__name__
    for verb in sorted(verbs):
        first, size = title.alphabet.starts[verb], title.alphabet.verbs[verb].size()
        actions = range(first, first + size)
        some = [first + rng.below(size) for _ in range(ACTIONS)] if size > ACTIONS else actions
        for action in some:
            if action not in legal:
                what = (step, title.alphabet.verbs[verb].name)
                reason = game.why_not(action, seat)
                told.asked[what] += 1
                told.explained[what] += reason is not None and reason.kind is not NOT_NOW


# --- how fast -------------------------------------------------------------------------------------

AT_ONCE = 1_000_000
"""One millisecond."""
THRICE = 3
"""Once may be chance: the collector comes by, or another thread."""
SLOWEST = 50
AGAIN = 20


def how_fast(title: Title[Any]) -> Speed:
    """Ask, in sampled states, about actions of every verb; what took longest is asked again and again."""
    rng = seeded(2)
    found: list[tuple[int, int, int, Any, int]] = []
    for game in sampled(title):
        for seat in game.deciding():
            for first, verb in zip(title.alphabet.starts, title.alphabet.verbs, strict=True):
                action = first + rng.below(verb.size())
                took = min([cost(title, game, seat, action) for _ in range(THRICE)])
                found.append((took, len(found), seat, game, action))
    found.sort()
    again = [
        Asked(
            min([cost(title, game, seat, action) for _ in range(AGAIN)]),
            type(game.step_of(seat)).__name__,
            title.alphabet.write(action),
        )
        for _, _, seat, game, action in found[-SLOWEST:]
    ]
    return Speed(title.key, len(found), found[len(found) // 2][0], max(again, key=lambda each: each.took))


def cost(title: Title[Any], game: Any, seat: int, action: int) -> int:
    """How long it takes to say why an action is not legal, or that it is, in nanoseconds of this thread."""
    before = time.thread_time_ns()
    reason = game.why_not(action, seat)
    if reason is not None:
        title.explain(reason, game, seat)
    return time.thread_time_ns() - before
