"""TITLE: all that the rest of the program knows about Mille Fiori."""

from __future__ import annotations

from ludoteca.core.title import Title
from ludoteca.games.millefiori.actions import ALPHABET
from ludoteca.games.millefiori.ahead import AHEAD
from ludoteca.games.millefiori.components import PLAYER_COUNTS, SOURCE_NAMES
from ludoteca.games.millefiori.evaluate import evaluate, evaluate_with
from ludoteca.games.millefiori.key import key_of
from ludoteca.games.millefiori.notes import NOTES
from ludoteca.games.millefiori.observe import OBSERVATION, observe
from ludoteca.games.millefiori.position import FORMAT
from ludoteca.games.millefiori.reasons import REASONS
from ludoteca.games.millefiori.rows import ROW, write_rows
from ludoteca.games.millefiori.setting import OPTIONS, Setting
from ludoteca.games.millefiori.setup import new_game
from ludoteca.games.millefiori.state import MilleFiori
from ludoteca.games.millefiori.view import name, prompt, view
from ludoteca.games.millefiori.weights import WEIGHTS


def points(game: MilleFiori) -> list[list[int]]:
    return [player.points[:] for player in game.players]


TITLE: Title[MilleFiori] = Title(
    key="millefiori",
    rules=1,
    players=tuple(PLAYER_COUNTS),
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
    reasons=REASONS,
    row=ROW,
    write_rows=write_rows,
)
