"""A bot's choices for a seed are kept: ``choices/<title>.jsonl`` holds what release 0.1 chose.

A line is a position, a seat that is asked, and what each bot did there with the seeds 0, 1, 2, …
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots import ask
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
