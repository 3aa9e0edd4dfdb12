"""Looking ahead: deterministic in counts, fair, and never blind to what ends the game."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots import OFFERED, Budget, ask, bot, identity, named
from ludoteca.bots.endgame import solve
from ludoteca.bots.levels import LEVELS, SIGHTS
from ludoteca.bots.lookahead import LookAhead
from ludoteca.bots.policy import any_best, blurred
from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game
from ludoteca.core.rng import seeded
from ludoteca.games import title, titles
from tests.bots.networks import network_file


@pytest.mark.parametrize("key", titles())
def test_with_a_seed_it_answers_the_same_and_the_game_is_left_alone(key: str, tmp_path: Path) -> None:
    name = f"ahead:3:2:2@{network_file(tmp_path, key)}"
    match, rng = ludoteca.new(key, seed=5), seeded(6)
    for _ in range(6):
        if match.over():
            break
        seat = match.player()
        before = match.title.format.write(match.game)
        answers = [ask(name, match.title, match.game, seat, seeded(9)) for _ in range(2)]
        assert match.title.format.write(match.game) == before
        assert answers[0].action == answers[1].action
        assert answers[0].opinion == answers[1].opinion
        options = match.legal_actions(seat)
        assert answers[0].action in options
        if len(options) > 1:
            assert sorted(answers[0].opinion) == sorted(options)
            assert answers[0].opinion[answers[0].action] == max(answers[0].opinion.values())
        match.play(options[rng.below(len(options))], seat)


def test_a_bot_is_known_by_what_it_can_do() -> None:
    found = named("ahead:4:2:6:0.5")
    assert isinstance(found, LookAhead)
    sight = found.sight
    assert (sight.top, sight.guesses, sight.decisions, sight.heat) == (4, 2, 6, 0.5)


@pytest.mark.parametrize(
    "name",
    ["ahead", "ahead:1:1", "ahead:0:1:1", "ahead:1:0:1", "ahead:1:1:-1", "ahead:a:b:c", "ahead:1:1:1:nan"],
)
def test_what_nobody_can_do_is_refused(name: str) -> None:
    with pytest.raises(OptionError):
        named(name)


def test_the_server_knows_no_bots_but_those_of_the_house() -> None:
    with pytest.raises(OptionError):
        bot("ahead:4:2:6@/somewhere")


def test_levels_stand_in_the_lobby_in_their_order() -> None:
    assert tuple(LEVELS) == OFFERED
    assert all(len(sights) == len(LEVELS) for sights in SIGHTS.values())


@pytest.mark.parametrize("key", titles())
def test_an_identity_names_the_network(key: str, tmp_path: Path) -> None:
    found = title(key)
    name = f"ahead:1:1:0@{network_file(tmp_path, key)}"
    one = identity(name, found, 2)
    assert identity("greedy", found, 2) == "greedy"
    assert one.removeprefix(name) != identity("ahead:1:1:0", found, 2).removeprefix("ahead:1:1:0")


def test_heat_blurs_but_does_not_blind() -> None:
    rng = seeded(1)
    close = [any_best([0, 1], blurred([1.0, 0.5], 1.0, rng), rng) for _ in range(400)]
    far = [any_best([0, 1], blurred([20.0, 0.0], 1.0, rng), rng) for _ in range(400)]
    assert 100 < sum(close) < 200
    assert sum(far) == 0


def played_to(game: Game, left: int, seed: int) -> list[Game]:
    """Positions of a random game with at most so many decisions to its end."""
    rng, seen = seeded(seed), []
    while game.stack:
        if len(game.choices) > 1:
            seen.append(game.clone())
        game.apply(game.choices[rng.below(len(game.choices))])
    return seen[-left:]


@pytest.mark.parametrize("key", ["burgundy", "caylus", "millefiori"])
def test_an_end_that_is_worked_out_is_what_comes_of_the_best_play(key: str) -> None:
    """For the very last decision, that is what each choice leads to."""
    worked = 0
    for seed in range(12):
        for game in reversed(played_to(ludoteca.new(key, 2, seed).game.clone(), 4, seed)):
            seat = game.player()
            found = solve(game, seat, game.choices)
            for place, worth in enumerate(found):
                after = game.clone()
                after.apply(game.choices[place])
                if not after.stack:
                    mine, other = after.scores()[seat], after.scores()[1 - seat]
                    assert (worth > 0) == (after.ranking()[seat] < after.ranking()[1 - seat])
                    assert abs(worth) % 1000 == pytest.approx(abs(mine - other) % 1000)
                    worked += 1
    assert worked, "no end was ever worked out"


def test_time_is_a_ceiling(tmp_path: Path) -> None:
    match = ludoteca.new("caylus", 2, 3)
    name = f"ahead:4:50:40@{network_file(tmp_path, 'caylus')}"
    seat = match.player()
    hurried = ask(name, match.title, match.game, seat, seeded(1), Budget(milliseconds=1))
    assert hurried.action in match.legal_actions()
