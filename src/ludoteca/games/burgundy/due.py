"""Steps that one chapter puts on the timetable and a later one carries out, one a seat.

A castle grants an action, an action places a tile, and the tile may be a castle: what rules say in a circle
goes round by the timetable, so that no two chapters need each other. Each fills in the steps it carries out.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Step

EXTRA_ACTION: Final[list[Step[Any]]] = []
CASTLE_ACTION: Final[list[Step[Any]]] = []
WHITE_ACTION: Final[list[Step[Any]]] = []
PLACE_TILE: Final[list[Step[Any]]] = []
ANYTIME: Final[list[Step[Any]]] = []
"""What the owner of a turn may do at any moment of it: asked and applied, never on the timetable itself."""
AFTER_PLACING: Final[list[Step[Any]]] = []
"""Solo: one a space."""
AFTER_SHIP: Final[list[Step[Any]]] = []
REWARD: Final[list[list[Step[Any]]]] = []
"""By seat, then by reward."""
