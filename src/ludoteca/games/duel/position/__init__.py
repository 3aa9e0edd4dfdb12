"""Positions of the Duel: how they are written, completed when puzzles leave things out, and checked."""

from __future__ import annotations

from ludoteca.core.position import Agreed, Format
from ludoteca.games.duel.position.checked import census, check, contents
from ludoteca.games.duel.position.completed import complete, in_todays_words
from ludoteca.games.duel.position.written import FIELDS, STEPS
from ludoteca.games.duel.setting import OPTIONS, Setting
from ludoteca.games.duel.state import Duel

FORMAT: Format[Duel] = Format(
    kind=Duel,
    agreed=Agreed(Setting, OPTIONS),
    fields=FIELDS,
    steps=STEPS,
    complete=complete,
    older=in_todays_words,
    check=check,
    census=census,
    large=("weight",),
    box=contents,
    piles={"regions": "regions_left"},
)
