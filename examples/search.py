"""A search of thirty lines: guess what is hidden, play each choice out at random, take the best on average.

usage: python -m examples.search [TITLE] [--games 6] [--playouts 12]

It sees no more than its seat may: ``determinize`` replaces all that it cannot know, chance included.
"""

from __future__ import annotations

import argparse

from ludoteca.core.game import Game
from ludoteca.core.many import margins
from ludoteca.core.rng import Rng, seeded
from ludoteca.games import title, titles


def at_random(game: Game, rng: Rng) -> None:
    """Play a game to its end."""
    while not game.over():
        choices = game.legal_actions()
        game.apply(choices[rng.below(len(choices))])


def best(game: Game, rng: Rng, playouts: int) -> int:
    """The choice after which random play ends best for whoever is asked; all meet the same guesses."""
    seat, choices = game.player(), game.legal_actions()
    worth = dict.fromkeys(choices, 0.0)
    for _ in range(playouts if len(choices) > 1 else 0):
        guess = game.clone()
        guess.determinize(seat, rng)
        for action in choices:
            future = guess.clone()
            future.apply(action)
            at_random(future, rng)
            worth[action] += margins(future.scores())[future.side_of(seat)]
    return max(choices, key=worth.__getitem__)


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description="a small search against random")
    parser.add_argument("title", nargs="?", default="millefiori", choices=titles())
    parser.add_argument("--games", type=int, default=6, help="games against random (%(default)s)")
    parser.add_argument("--playouts", type=int, default=12, help="for each choice (%(default)s)")
    given = parser.parse_args(arguments)
    rng = seeded(1)
    won = 0.0
    for number in range(given.games):
        game = title(given.title).start(2, seeded(number), {})
        while not game.over():
            choices = game.legal_actions()
            mine = game.player() == number % 2
            game.apply(best(game, rng, given.playouts) if mine else choices[rng.below(len(choices))])
        places = game.ranking()
        won += (places[number % 2] == 1) / places.count(1)
    print(f"{given.title}: the search beats random in {won / given.games:.0%} of {given.games} games")
    return float(won / given.games)


if __name__ == "__main__":
    main()
