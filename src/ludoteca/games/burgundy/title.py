"""TITLE: all that the rest of the program knows about The Castles of Burgundy."""

from __future__ import annotations

from ludoteca.core.message import Message
from ludoteca.core.rng import Rng
from ludoteca.core.title import NoteKind, Option, Options, Title
from ludoteca.games.burgundy.actions import (
    ALPHABET,
    BRIDGE_FIELD,
    BUILDING_FIELD,
    COLOUR_FIELD,
    COUNT_FIELD,
    DEPOT_FIELD,
    DIE1_FIELD,
    DIE2_FIELD,
    DUCHY_FIELD,
    GOODS_FIELD,
    NUMBER_FIELD,
    PAY_FIELD,
    PHASE_FIELD,
    PIECE_FIELD,
    POINTS_FIELD,
    REWARD_FIELD,
    ROUND_FIELD,
    SEAT_FIELD,
    SHIELD_FIELD,
    SIZE_FIELD,
    SLOT_FIELD,
    SOURCE_FIELD,
    SPACE_FIELD,
    STORE_FIELD,
)
from ludoteca.games.burgundy.components import (
    BOARD_NAMES,
    GOAL,
    GOALS,
    PLAYER_COUNTS,
    SOLO_BOARDS,
    SOURCE_NAMES,
    STANDARD_BOARDS,
    TEAM_BOARDS,
)
from ludoteca.games.burgundy.evaluate import evaluate
from ludoteca.games.burgundy.features import features
from ludoteca.games.burgundy.position import FORMAT
from ludoteca.games.burgundy.setup import new_game
from ludoteca.games.burgundy.state import Burgundy, Setting
from ludoteca.games.burgundy.view import name, prompt, view

EXPANSIONS = ("extra_tiles", "border_posts", "white_castles", "inns", "trade_routes", "shields")


def start(players: int, rng: Rng, options: Options, confirm: bool) -> Burgundy:
    setting = Setting(
        duchy=str(options["duchy"]),
        castle=str(options["castle"]),
        extra_tiles=options["extra_tiles"] is True,
        border_posts=options["border_posts"] is True,
        white_castles=options["white_castles"] is True,
        inns=options["inns"] is True,
        trade_routes=options["trade_routes"] is True,
        shields=options["shields"] is True,
        team=str(options["team"]),
        solo=str(options["solo"]),
        goal=int(options["goal"]),
    )
    return new_game(players, rng, setting, confirm)


def refuse(players: int, options: Options) -> Message | None:
    """Team and solo games are played without expansions, border posts on duchies of their own."""
    if options["team"] != "no" and players != 4:
        return Message("burgundy-refuse-team")
    if (options["team"] != "no" or players == 1) and any([options[key] for key in EXPANSIONS]):
        return Message("burgundy-refuse-expansions")
    if options["border_posts"] and options["duchy"] not in ("choose", "random"):
        return Message("burgundy-refuse-border")
    return None


def points(game: Burgundy) -> list[list[int]]:
    return [me.points[:] for me in game.duchies]


TITLE: Title[Burgundy] = Title(
    key="burgundy",
    rules=1,
    players=tuple(PLAYER_COUNTS),
    options=(
        Option("duchy", (*[BOARD_NAMES[number] for number in STANDARD_BOARDS], "choose", "random"), "1"),
        Option("castle", ("centre", "open", "secret"), "centre"),
        *[Option(key, (False, True), False) for key in EXPANSIONS],
        Option("team", ("no", *TEAM_BOARDS), "no"),
        Option("solo", tuple(SOLO_BOARDS), SOLO_BOARDS[0]),
        Option("goal", tuple(GOALS), GOAL),
    ),
    alphabet=ALPHABET,
    notes=(
        NoteKind("phase", PHASE_FIELD),
        NoteKind("round", ROUND_FIELD),
        NoteKind("rolled", DIE1_FIELD, DIE2_FIELD),
        NoteKind("arrived", GOODS_FIELD, DEPOT_FIELD),
        NoteKind("first"),
        NoteKind("plays", DUCHY_FIELD),
        NoteKind("founded", SPACE_FIELD),
        NoteKind("chose-secretly", SPACE_FIELD),
        NoteKind("took", PIECE_FIELD, SLOT_FIELD),
        NoteKind("placed", PIECE_FIELD, SPACE_FIELD),
        NoteKind("sold", GOODS_FIELD, COUNT_FIELD),
        NoteKind("hired", COUNT_FIELD),
        NoteKind("spent", COUNT_FIELD, minor=True),
        NoteKind("bought", PIECE_FIELD, SLOT_FIELD),
        NoteKind("stored", PIECE_FIELD, STORE_FIELD, minor=True),
        NoteKind("discarded", PIECE_FIELD),
        NoteKind("loaded", GOODS_FIELD, COUNT_FIELD),
        NoteKind("left-behind"),
        NoteKind("pawn", BRIDGE_FIELD, minor=True),
        NoteKind("scored", POINTS_FIELD, SOURCE_FIELD, minor=True),
        NoteKind("area-done", COLOUR_FIELD, SIZE_FIELD),
        NoteKind("colour-done", COLOUR_FIELD, POINTS_FIELD),
        NoteKind("posts-joined", COUNT_FIELD),
        NoteKind("gained-silver", COUNT_FIELD, minor=True),
        NoteKind("gained-workers", COUNT_FIELD, minor=True),
        NoteKind("copied", BUILDING_FIELD),
        NoteKind("declined", minor=True),
        NoteKind("lost-effect", BUILDING_FIELD),
        NoteKind("finished", minor=True),
        NoteKind("rewarded", REWARD_FIELD),
        NoteKind("turned", NUMBER_FIELD),
        NoteKind("claimed", SHIELD_FIELD, SPACE_FIELD),
        NoteKind("kept", SHIELD_FIELD, PAY_FIELD),
        NoteKind("dropped", SHIELD_FIELD),
        NoteKind("borrowed", SEAT_FIELD),
        NoteKind("recruited"),
        NoteKind("given", PIECE_FIELD, SLOT_FIELD),
        NoteKind("removed", PIECE_FIELD, SLOT_FIELD),
        NoteKind("swapped", PIECE_FIELD, SLOT_FIELD),
        NoteKind("gave", GOODS_FIELD, minor=True),
        NoteKind("cleared"),
        NoteKind("added"),
        NoteKind("goal-reached", COUNT_FIELD),
        NoteKind("won"),
        NoteKind("failed"),
        NoteKind("over"),
        NoteKind("dealt", GOODS_FIELD, minor=True),
        NoteKind("nothing-fits"),
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
    refuse=refuse,
)
