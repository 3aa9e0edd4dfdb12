"""TITLE: all that the rest of the program knows about Caylus."""

from __future__ import annotations

from ludoteca.core.rng import Rng
from ludoteca.core.title import NoteKind, Option, Options, Title
from ludoteca.games.caylus.actions import (
    ALPHABET,
    BUILDING_FIELD,
    COLUMN_FIELD,
    CUBE_FIELD,
    DENIERS_FIELD,
    LINE_FIELD,
    NUMBER_FIELD,
    POINTS_FIELD,
    RATE_FIELD,
    SECTION_FIELD,
    SOURCE_FIELD,
    SPACE_FIELD,
)
from ludoteca.games.caylus.components import PLAYER_COUNTS, SOURCE_NAMES
from ludoteca.games.caylus.evaluate import evaluate
from ludoteca.games.caylus.features import features
from ludoteca.games.caylus.position import FORMAT
from ludoteca.games.caylus.setup import new_game
from ludoteca.games.caylus.state import Caylus
from ludoteca.games.caylus.view import name, prompt, view


def start(players: int, rng: Rng, options: Options, confirm: bool) -> Caylus:
    return new_game(players, rng, options["simplified"] is True, options["jeweller"] is True, confirm)


def points(game: Caylus) -> list[list[int]]:
    return [player.points[:] for player in game.players]


TITLE: Title[Caylus] = Title(
    key="caylus",
    rules=1,
    players=tuple(PLAYER_COUNTS),
    options=(
        Option("simplified", (False, True), False),
        Option("jeweller", (False, True), False),
    ),
    alphabet=ALPHABET,
    notes=(
        NoteKind("turn", NUMBER_FIELD),
        NoteKind("income", DENIERS_FIELD, minor=True),
        NoteKind("placed", BUILDING_FIELD, DENIERS_FIELD),
        NoteKind("passed", NUMBER_FIELD),
        NoteKind("got-deniers", DENIERS_FIELD, minor=True),
        NoteKind("scored", POINTS_FIELD, SOURCE_FIELD, minor=True),
        NoteKind("went-home", BUILDING_FIELD),
        NoteKind("moved-provost", SPACE_FIELD, DENIERS_FIELD),
        NoteKind("left-provost", minor=True),
        NoteKind("rank", NUMBER_FIELD),
        NoteKind("entered-inn"),
        NoteKind("left-inn"),
        NoteKind("stayed-in-inn"),
        NoteKind("jousted"),
        NoteKind("took", CUBE_FIELD, NUMBER_FIELD),
        NoteKind("sold", CUBE_FIELD, DENIERS_FIELD),
        NoteKind("bought", CUBE_FIELD, DENIERS_FIELD),
        NoteKind("paid", CUBE_FIELD, NUMBER_FIELD, minor=True),
        NoteKind("built", BUILDING_FIELD, SPACE_FIELD),
        NoteKind("transformed", BUILDING_FIELD, SPACE_FIELD),
        NoteKind("will-transform", BUILDING_FIELD),
        NoteKind("exchanged", RATE_FIELD),
        NoteKind("delivered", SECTION_FIELD),
        NoteKind("no-batch"),
        NoteKind("best-builder", NUMBER_FIELD),
        NoteKind("favour", LINE_FIELD, COLUMN_FIELD),
        NoteKind("favour-lost"),
        NoteKind("declined"),
        NoteKind("bailiff", SPACE_FIELD),
        NoteKind("section", SECTION_FIELD),
        NoteKind("not-reached", NUMBER_FIELD),
        NoteKind("over"),
    ),
    new_game=start,
    view=view,
    prompt=prompt,
    name=name,
    evaluate=evaluate,
    features=features,
    sources=tuple(SOURCE_NAMES),
    points=points,
    format=FORMAT,
    chance=False,
    hidden=False,
)
