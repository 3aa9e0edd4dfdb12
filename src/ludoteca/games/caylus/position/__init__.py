"""Positions of Caylus: how they are written, completed when puzzles leave things out, and checked."""

from __future__ import annotations

from ludoteca.core.position import Format
from ludoteca.games.caylus.position.checked import census, check, contents
from ludoteca.games.caylus.position.completed import complete
from ludoteca.games.caylus.position.written import AGREED, FIELDS, STEPS
from ludoteca.games.caylus.state import Caylus

FORMAT: Format[Caylus] = Format(
    kind=Caylus,
    agreed=AGREED,
    fields=FIELDS,
    steps=STEPS,
    complete=complete,
    check=check,
    census=census,
    box=contents,
)
