"""Sense, by position: ``sense/<title>.jsonl`` holds what a player would call stupid, and why.

A line is a position out of a watched game, the seat that decides, the actions that nobody in their senses
takes there, whether all levels that make no mistakes on purpose must know it or the strongest alone, and a
sentence. An interpreted engine looks one step ahead: it is asked what one step is enough for.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots import ask, named
from ludoteca.bots.levels import LEVELS
from ludoteca.bots.lookahead import COMPILED, LookAhead
from ludoteca.core.rng import seeded
from ludoteca.games import title, titles

SENSE = Path(__file__).parent / "sense"
SEEDS = 3
ENOUGH = 10


def kept(key: str) -> list[dict[str, Any]]:
    lines = (SENSE / f"{key}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def level(key: str, name: str) -> LookAhead:
    found = named(name).at(title(key))
    assert isinstance(found, LookAhead)
    return found


def asked(key: str, row: dict[str, Any]) -> list[str]:
    """The levels that have to know better here."""
    strongest = LEVELS[-1]
    if row["levels"] == "strongest":
        return [strongest] if COMPILED else []
    return [name for name in LEVELS if name == strongest or level(key, name).sight.heat == 0.0]


@pytest.mark.parametrize("key", titles())
def test_nobody_does_what_a_player_would_call_stupid(key: str) -> None:
    found, taken = title(key), []
    for row in kept(key):
        game = found.format.read(row["position"])
        for name in asked(key, row):
            for seed in range(SEEDS):
                action = found.alphabet.write(ask(name, found, game, row["seat"], seeded(seed)).action)
                if action in row["not"]:
                    taken.append(f"{name}: {action}. {row['why']}")
    assert not taken


@pytest.mark.parametrize("key", titles())
def test_there_is_something_to_know_and_a_better_choice(key: str) -> None:
    rows = kept(key)
    assert len(rows) >= ENOUGH
    for row in rows:
        game = title(key).format.read(row["position"])
        legal = {title(key).alphabet.write(action) for action in game.legal_actions(row["seat"])}
        assert row["why"]
        assert set(row["not"]) < legal, "stupid but possible, and something else is possible too"
