"""The yardstick stays as it was: ``choices/<title>.jsonl`` holds what release 0.1 thought and chose.

A line is a position, a seat that is asked, what the ply after each legal action was worth to ``greedy``, and
what each bot did with the seeds 0, 1, 2, … Choices go with the guesses a seed leads to: where a mend of the
rules draws other guesses they are made anew (Feudum's, when face-down tokens got beads of their own; one of
the Duel's, when guesses ceased to hang on the real order of the cards). Worths stay.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots import ask
from ludoteca.bots.greedy import worth_of_ply
from ludoteca.bots.value import HandMade
from ludoteca.bots.yardstick import yardstick_eye
from ludoteca.core.rng import seeded
from ludoteca.games import title, titles

CHOICES = Path(__file__).parent / "choices"


def kept(key: str) -> list[dict[str, Any]]:
    lines = (CHOICES / f"{key}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("key", titles())
def test_a_seed_chooses_what_it_always_chose(key: str, bot: str) -> None:
    found = title(key)
    for number, row in enumerate(kept(key), start=1):
        game = found.format.read(row["position"])
        chosen = [ask(bot, found, game, row["seat"], seeded(seed)).action for seed in range(len(row[bot]))]
        assert [found.alphabet.write(action) for action in chosen] == row[bot], f"line {number}"


@pytest.mark.parametrize("key", titles())
def test_the_yardstick_thinks_what_it_always_thought(key: str) -> None:
    found = title(key)
    eye = HandMade(yardstick_eye(found))
    for number, row in enumerate(kept(key), start=1):
        game = found.format.read(row["position"])
        seat, actions = row["seat"], game.legal_actions(row["seat"])
        worths = {found.alphabet.write(action): worth_of_ply(game, seat, action, eye) for action in actions}
        assert worths == pytest.approx(row["worths"], abs=1e-8), f"line {number}"
