"""TITLE: all that the rest of the program knows about The Castles of Burgundy."""

from __future__ import annotations

from ludoteca.core.message import Message
from ludoteca.core.options import Options
from ludoteca.core.title import Title, lies_face_down
from ludoteca.games.burgundy.actions import ALPHABET, FINISH
from ludoteca.games.burgundy.ahead import AHEAD
from ludoteca.games.burgundy.components import NOTHING, PLAYER_COUNTS, SOURCE_NAMES
from ludoteca.games.burgundy.costs import costs
from ludoteca.games.burgundy.evaluate import evaluate, evaluate_with
from ludoteca.games.burgundy.key import key_of
from ludoteca.games.burgundy.notes import NOTES
from ludoteca.games.burgundy.observe import OBSERVATION, observe
from ludoteca.games.burgundy.position import FORMAT
from ludoteca.games.burgundy.reasons import REASONS
from ludoteca.games.burgundy.rows import ROW, write_rows
from ludoteca.games.burgundy.setting import EXPANSIONS, OPTIONS, Setting
from ludoteca.games.burgundy.setup import new_game
from ludoteca.games.burgundy.state import Burgundy
from ludoteca.games.burgundy.view import effect, name, prompt, view
from ludoteca.games.burgundy.weights import WEIGHTS


def refuse(players: int, options: Options) -> Message | None:
    """Team and solo games are played without expansions, border posts on duchies of their own."""
    if options["team"] != "no" and players != 4:
        return Message("burgundy-refuse-team")
    if (options["team"] != "no" or players == 1) and any([options[key] for key in EXPANSIONS]):
        return Message("burgundy-refuse-expansions")
    if options["border_posts"] and options["duchy"] not in ("choose", "random"):
        return Message("burgundy-refuse-border")
    return None


def commits(game: Burgundy, seat: int, action: int) -> bool:
    """Whoever ends the turn gives up the dice not used."""
    unused = game.dice[2 * seat] != NOTHING or game.dice[2 * seat + 1] != NOTHING
    return lies_face_down(game, seat, action) or (action == FINISH and unused)


def points(game: Burgundy) -> list[list[int]]:
    return [me.points[:] for me in game.duchies]


TITLE: Title[Burgundy] = Title(
    key="burgundy",
    rules=2,
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
    commits=commits,
    effect=effect,
    refuse=refuse,
)
