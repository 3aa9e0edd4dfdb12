"""The steady bot: every choice is followed to the same point, and judged with as many guesses as it needs."""

from __future__ import annotations

import time

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.bots import Budget, ask
from ludoteca.bots.policy import LONGEST_RUN, end_of_run
from ludoteca.bots.steady import Steady
from ludoteca.bots.value import Evaluate, HandMade, Value
from ludoteca.core.game import Game
from ludoteca.core.rng import seeded
from ludoteca.games import titles


def written(match: Match, bot: str = "steady", seeds: int = 8) -> set[str]:
    """What a bot does here, whatever chance says."""
    seat = match.player()
    answers = [ask(bot, match.title, match.game, seat, seeded(seed)) for seed in range(seeds)]
    return {match.title.alphabet.write(answer.action) for answer in answers}


@pytest.mark.parametrize("key", titles())
def test_every_choice_is_followed_to_the_end_of_the_run(key: str) -> None:
    match, rng = ludoteca.new(key, seed=3), seeded(4)
    followed = 0
    for number in range(60):
        if match.over():
            break
        seat, options = match.deciding()[-1], match.legal_actions(match.deciding()[-1])
        for action in options[:4] if len(options) > 1 and number % 5 == 0 else []:
            game = match.game
            after = end_of_run(game, seat, action, HandMade(match.title.evaluate))
            stopped = after.over() or after.reveals != game.reveals or after.deciding() != [seat]
            assert stopped, f"a run of more than {LONGEST_RUN} decisions"
            followed += 1
        match.play(options[rng.below(len(options))], seat)
    assert followed > 10


class Counted(Value):
    """An eye that counts how often it looks."""

    def __init__(self, eye: Evaluate) -> None:
        self.eye = eye
        self.looks = 0

    def of(self, game: Game, seat: int) -> float:
        self.looks += 1
        return self.eye(game, seat)


def looks(match: Match, budget: Budget) -> int:
    eye = Counted(match.title.evaluate)
    Steady().answer(match.game.clone(), match.player(), eye, seeded(1), budget)
    return eye.looks


def sealed_choice() -> Match:
    """Whoever keeps a card last turns all of them up: what the others kept is a guess."""
    match = ludoteca.new("millefiori", 2, 5)
    match.play(match.legal_actions()[0])
    return match


def test_one_guess_is_enough_where_nothing_hidden_or_random_is_touched() -> None:
    open_game = ludoteca.new("caylus", 2, 5)
    assert looks(open_game, Budget(guesses=7)) == looks(open_game, Budget(guesses=1))
    hidden = sealed_choice()
    assert looks(hidden, Budget(guesses=7)) > 4 * looks(hidden, Budget(guesses=1))


def test_no_guess_is_begun_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr(time, "monotonic", lambda: next(clock) / 100)
    hidden = sealed_choice()
    assert looks(hidden, Budget(guesses=50, milliseconds=25)) < 10 * looks(hidden, Budget(guesses=1))


def test_whoever_stands_in_the_castle_delivers() -> None:
    """Caylus: the greedy bot judges a delivery without its favour, and a refusal with the next turn."""
    for bailiff in (6, 9):
        for batch in ("food-wood-cloth", "food-stone-cloth"):
            cubes = dict.fromkeys(batch.split("-"), 1)
            players = [{"cubes": cubes, "deniers": 3}, {"deniers": 3}]
            where = {"moment": "castle", "castle": ["A"], "order": ["B", "A"], "bailiff": bailiff}
            match = ludoteca.from_position("caylus", {"players": players, **where})
            assert written(match) == {f"deliver batch={batch}"}
            assert written(match, "greedy") == {"decline"}


def test_whoever_has_refused_to_deliver_will_not_deliver() -> None:
    """Caylus: once another seat is asked, the refusal stands, and counts."""
    cubes = {"food": 3, "wood": 1, "cloth": 1}
    players = [{"cubes": cubes, "points": {"castle": 6}}, {"cubes": cubes, "points": {"castle": 6}}]
    match = ludoteca.from_position(
        "caylus", {"players": players, "moment": "castle", "castle": ["A", "B"], "bailiff": 5}
    )
    assert written(match) == {"deliver batch=food-wood-cloth"}


def test_in_the_last_trick_only_points_count() -> None:
    """Mille Fiori: what is begun comes to nothing once no other card will be played."""
    match, rng = ludoteca.new("millefiori", 2, 5), seeded(1)
    in_points: dict[bool, set[bool]] = {False: set(), True: set()}
    while not match.over():
        view, scores, first = match.view(), match.scores(), match.view()["first"]
        last = view["last_turns"] or (view["pile"] == 0 and view["trick"] == view["tricks"])
        if view["playing"] and view["playing"]["seat"] != first:
            # Whoever is first has played; the other is at it.
            worth = match.title.evaluate(match.game, first)
            in_points[last].add(worth == scores[first] - scores[1 - first])
        options = match.legal_actions()
        match.play(options[rng.below(len(options))])
    assert in_points == {False: {False}, True: {True}}
