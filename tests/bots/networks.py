"""Networks made for tests: small, and with weights that mean nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludoteca.bots.network import pack, weights_of
from ludoteca.core.rng import seeded
from ludoteca.games import title

HIDDEN = 3


def some_weights(key: str, seed: int = 1) -> list[float]:
    """Weights of a small network for a title."""
    form = title(key).row
    assert form is not None
    rng = seeded(seed)
    return [(rng.below(2001) - 1000) / 4000 for _ in range(weights_of(form.size, HIDDEN))]


def network_file(folder: Path, key: str, **changed: Any) -> str:
    """A network for a title as a file, with some things changed in it; where it lies."""
    found = title(key)
    assert found.row is not None
    data = {
        "title": key,
        "rules": found.rules,
        "rows": found.row.version,
        "size": found.row.size,
        "hidden": HIDDEN,
        "aim": "points",
        "guided": False,
        "players": list(found.players),
        "weights": pack(some_weights(key)),
        **changed,
    }
    path = folder / "network.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)
