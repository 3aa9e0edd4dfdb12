"""TITLE: all that the rest of the program knows about Caylus."""

from __future__ import annotations

from ludoteca.core.title import Title
from ludoteca.games.caylus.actions import ALPHABET
from ludoteca.games.caylus.ahead import AHEAD
from ludoteca.games.caylus.components import PLAYER_COUNTS, SOURCE_NAMES
from ludoteca.games.caylus.costs import costs
from ludoteca.games.caylus.evaluate import evaluate, evaluate_with
from ludoteca.games.caylus.key import key_of
from ludoteca.games.caylus.notes import NOTES
from ludoteca.games.caylus.observe import OBSERVATION, observe
from ludoteca.games.caylus.position import FORMAT
from ludoteca.games.caylus.reasons import REASONS
from ludoteca.games.caylus.rows import ROW, write_rows
from ludoteca.games.caylus.setting import OPTIONS, Setting
from ludoteca.games.caylus.setup import new_game
from ludoteca.games.caylus.state import Caylus
from ludoteca.games.caylus.view import name, prompt, view
from ludoteca.games.caylus.weights import WEIGHTS


def points(game: Caylus) -> list[list[int]]:
    return [player.points[:] for player in game.players]


TITLE: Title[Caylus] = Title(
    key="caylus",
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
    costs=costs,
    chance=False,
    hidden=False,
)
