"""TITLE: all that the rest of the program knows about Feudum."""

from __future__ import annotations

from ludoteca.core.title import Title
from ludoteca.games.feudum.actions import ALPHABET
from ludoteca.games.feudum.ahead import AHEAD
from ludoteca.games.feudum.components import PLAYER_COUNTS, SOURCE_NAMES
from ludoteca.games.feudum.evaluate import evaluate, evaluate_with
from ludoteca.games.feudum.key import key_of
from ludoteca.games.feudum.notes import NOTES
from ludoteca.games.feudum.observe import OBSERVATION, observe
from ludoteca.games.feudum.position import FORMAT
from ludoteca.games.feudum.reasons import REASONS
from ludoteca.games.feudum.rows import ROW, write_rows
from ludoteca.games.feudum.setting import OPTIONS, Setting
from ludoteca.games.feudum.setup import new_game
from ludoteca.games.feudum.state import Feudum
from ludoteca.games.feudum.view import name, prompt, view
from ludoteca.games.feudum.weights import WEIGHTS


def points(game: Feudum) -> list[list[int]]:
    return [player.points[:] for player in game.players]


TITLE: Title[Feudum] = Title(
    key="feudum",
    rules=2,
    players=tuple(PLAYER_COUNTS),
    options=OPTIONS,
    setting=Setting,
    alphabet=ALPHABET,
    notes=NOTES,
    reasons=REASONS,
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
)
