"""What is printed on a game's components, as its ``data`` folder has it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def load(module: str, name: str) -> Any:
    """A file of the data beside a module: ``load(__file__, "deck")`` reads ``data/deck.json``."""
    return json.loads((Path(module).parent / "data" / f"{name}.json").read_text(encoding="utf-8"))
