"""A network as a file that bots can play with: what it serves, how it was made, how strong it is."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from ludoteca.bots.network import pack, unpack
from ludoteca.bots.networks import read
from ludoteca.games import title as find_title
from ludoteca.learn.recipe import Recipe, to_json

SMALLER = 0.3
"""Steps of a course that begins with a network, against those of one that begins with nothing."""


def network_data(recipe: Recipe, weights: list[float], made: dict[str, Any]) -> dict[str, Any]:
    """All that a network's file says."""
    title = find_title(recipe.title)
    assert title.row is not None, "a title without rows"
    return {
        "title": title.key,
        "rules": title.rules,
        "rows": title.row.version,
        "size": title.row.size,
        "hidden": recipe.hidden,
        "aim": recipe.aim,
        "guided": recipe.guided,
        "heeds": recipe.heeds,
        "players": sorted({setting.players for setting in recipe.settings}),
        "made": {**to_json(recipe), **made},
        "strength": [],
        "weights": pack(weights),
    }


def write_network(path: Path, data: dict[str, Any]) -> None:
    """The file, written whole or not at all."""
    new = path.with_suffix(".new")
    new.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    new.replace(path)


def begin_with(path: Path, recipe: Recipe) -> tuple[Recipe, list[float]]:
    """The weights of a network to begin a course with, and the recipe for a network of its kind.

    Steps are smaller: as large ones as at the beginning made networks forget more than they learned.
    """
    one = read(path, find_title(recipe.title))
    weights = unpack(str(json.loads(path.read_text(encoding="utf-8"))["weights"]))
    kind = replace(recipe, hidden=one.network.hidden, aim=one.aim, guided=one.guided, heeds=one.heeds)
    return replace(kind, rate=recipe.rate * SMALLER), weights
