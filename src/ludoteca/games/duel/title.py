"""TITLE: all that the rest of the program knows about the Duel."""

from __future__ import annotations

from ludoteca.core.rng import Rng
from ludoteca.core.title import NoteKind, Option, Options, Title
from ludoteca.games.duel.actions import (
    ALPHABET,
    AMOUNT_FIELD,
    CARD_FIELD,
    DIE_FIELD,
    END_FIELD,
    EVENT_FIELD,
    FACE_FIELD,
    OTHER_SITE_FIELD,
    OTHER_STORE_FIELD,
    PLACE_FIELD,
    RESOURCE_FIELD,
    SITE_FIELD,
    SPOT_FIELD,
    STACK_FIELD,
    STORE_FIELD,
    TURN_FIELD,
)
from ludoteca.games.duel.components import SEATS, SETUP_NAMES, SOURCE_NAMES
from ludoteca.games.duel.evaluate import evaluate
from ludoteca.games.duel.features import features
from ludoteca.games.duel.position import FORMAT
from ludoteca.games.duel.scoring import points_by_source
from ludoteca.games.duel.setup import new_game
from ludoteca.games.duel.state import Duel
from ludoteca.games.duel.view import name, prompt, view


def start(players: int, rng: Rng, options: Options, confirm: bool) -> Duel:
    return new_game(rng, SETUP_NAMES.index(str(options["setup"])), confirm)


def points(game: Duel) -> list[list[int]]:
    return [points_by_source(game, seat) for seat in range(SEATS)]


TITLE: Title[Duel] = Title(
    key="duel",
    rules=1,
    players=(SEATS,),
    options=(Option("setup", tuple(SETUP_NAMES), SETUP_NAMES[0]),),
    alphabet=ALPHABET,
    notes=(
        NoteKind("first"),
        NoteKind("turn", TURN_FIELD),
        NoteKind("rolled", DIE_FIELD, FACE_FIELD),
        NoteKind("chose-number", DIE_FIELD),
        NoteKind("robbed", AMOUNT_FIELD),
        NoteKind("gained", AMOUNT_FIELD, STORE_FIELD, minor=True),
        NoteKind("paid", AMOUNT_FIELD, STORE_FIELD, minor=True),
        NoteKind("lost", AMOUNT_FIELD, STORE_FIELD),
        NoteKind("event", EVENT_FIELD),
        NoteKind("reshuffled"),
        NoteKind("played", CARD_FIELD),
        NoteKind("built", CARD_FIELD, SITE_FIELD),
        NoteKind("road", END_FIELD),
        NoteKind("settled", END_FIELD),
        NoteKind("region", STORE_FIELD, SPOT_FIELD),
        NoteKind("city", PLACE_FIELD),
        NoteKind("removed", CARD_FIELD, SITE_FIELD),
        NoteKind("lost-card", CARD_FIELD, SITE_FIELD),
        NoteKind("went-under", CARD_FIELD, STACK_FIELD),
        NoteKind("drew", STACK_FIELD),
        NoteKind("drew-card", CARD_FIELD),
        NoteKind("searched", STACK_FIELD),
        NoteKind("put-under", STACK_FIELD),
        NoteKind("put-card", CARD_FIELD, STACK_FIELD),
        NoteKind("demanded", AMOUNT_FIELD, RESOURCE_FIELD),
        NoteKind("defended", DIE_FIELD),
        NoteKind("stopped"),
        NoteKind("showed-hand"),
        NoteKind("shown-card", CARD_FIELD),
        NoteKind("taken-card", CARD_FIELD),
        NoteKind("named", SITE_FIELD),
        NoteKind("immune"),
        NoteKind("swapped", STORE_FIELD, OTHER_STORE_FIELD),
        NoteKind("shifted", SITE_FIELD, OTHER_SITE_FIELD),
        NoteKind("hero-token"),
        NoteKind("trade-token"),
        NoteKind("from-discards"),
        NoteKind("arranged"),
        NoteKind("over", AMOUNT_FIELD),
        NoteKind("endless"),
        NoteKind("hero-token-gone"),
        NoteKind("trade-token-gone"),
        NoteKind("cache", STORE_FIELD),
        NoteKind("uncovered", CARD_FIELD),
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
    race=True,
)
