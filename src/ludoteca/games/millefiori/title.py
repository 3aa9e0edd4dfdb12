"""TITLE: all that the rest of the program knows about Mille Fiori."""

from __future__ import annotations

from ludoteca.core.rng import Rng
from ludoteca.core.title import NoteKind, Option, Options, Title
from ludoteca.games.millefiori.actions import (
    ALPHABET,
    BONUS_FIELD,
    CARD_FIELD,
    LINE_FIELD,
    NUMBER_FIELD,
    POINTS_FIELD,
    SOURCE_FIELD,
    SPACE_FIELD,
    STEP_FIELD,
)
from ludoteca.games.millefiori.components import PLAYER_COUNTS, SOURCE_NAMES
from ludoteca.games.millefiori.evaluate import evaluate
from ludoteca.games.millefiori.features import features
from ludoteca.games.millefiori.position import FORMAT
from ludoteca.games.millefiori.setup import new_game
from ludoteca.games.millefiori.state import MilleFiori
from ludoteca.games.millefiori.view import name, prompt, view


def start(players: int, rng: Rng, options: Options, confirm: bool) -> MilleFiori:
    return new_game(players, rng, options["tactical"] is True, confirm)


def points(game: MilleFiori) -> list[list[int]]:
    return [player.points[:] for player in game.players]


TITLE: Title[MilleFiori] = Title(
    key="millefiori",
    rules=1,
    players=tuple(PLAYER_COUNTS),
    options=(Option("tactical", (False, True), False),),
    alphabet=ALPHABET,
    notes=(
        NoteKind("round", NUMBER_FIELD),
        NoteKind("kept", CARD_FIELD),
        NoteKind("turned-up", CARD_FIELD),
        NoteKind("placed", SPACE_FIELD, CARD_FIELD),
        NoteKind("scored", POINTS_FIELD, SOURCE_FIELD, minor=True),
        NoteKind("bonus", BONUS_FIELD),
        NoteKind("sailed", STEP_FIELD),
        NoteKind("stayed"),
        NoteKind("extra"),
        NoteKind("took", CARD_FIELD),
        NoteKind("declined"),
        NoteKind("no-card"),
        NoteKind("fleet", LINE_FIELD),
        NoteKind("left", NUMBER_FIELD),
        NoteKind("first"),
        NoteKind("last-diamond"),
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
)
