"""TITLE: all that the rest of the program knows about the Duel."""

from __future__ import annotations

from ludoteca.core.title import Title
from ludoteca.games.duel.actions import ALPHABET
from ludoteca.games.duel.ahead import AHEAD
from ludoteca.games.duel.components import SEATS, SOURCE_NAMES
from ludoteca.games.duel.evaluate import evaluate, evaluate_with
from ludoteca.games.duel.key import key_of
from ludoteca.games.duel.notes import NOTES
from ludoteca.games.duel.observe import OBSERVATION, observe
from ludoteca.games.duel.position import FORMAT
from ludoteca.games.duel.reasons import REASONS
from ludoteca.games.duel.rows import ROW, write_rows
from ludoteca.games.duel.scoring import points_by_source
from ludoteca.games.duel.setting import OPTIONS, Setting
from ludoteca.games.duel.setup import new_game
from ludoteca.games.duel.state import Duel
from ludoteca.games.duel.turn import costs
from ludoteca.games.duel.view import name, prompt, view
from ludoteca.games.duel.weights import WEIGHTS


def points(game: Duel) -> list[list[int]]:
    return [points_by_source(game, seat) for seat in range(SEATS)]


TITLE: Title[Duel] = Title(
    key="duel",
    rules=2,
    players=(SEATS,),
    options=OPTIONS,
    setting=Setting,
    alphabet=ALPHABET,
    notes=NOTES,
    new_game=new_game,
    view=view,
    prompt=prompt,
    name=name,
    evaluate=evaluate,
    weights=WEIGHTS,
    evaluate_with=evaluate_with,
    observation=OBSERVATION,
    observe=observe,
    key_of=key_of,
    sources=tuple(SOURCE_NAMES),
    points=points,
    format=FORMAT,
    ahead=AHEAD,
    row=ROW,
    write_rows=write_rows,
    reasons=REASONS,
    costs=costs,
    race=True,
)
