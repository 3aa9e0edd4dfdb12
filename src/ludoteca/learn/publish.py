"""A network as a file that bots can play with: what it serves, how it was made, how strong it is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludoteca.bots.network import pack
from ludoteca.games import title as find_title
from ludoteca.learn.recipe import Recipe, to_json


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
