"""Preparation: shuffle, lay out the first face-up cards, hand out diamonds, draw the start player."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Event
from ludoteca.core.rng import Rng
from ludoteca.games.millefiori import notes
from ludoteca.games.millefiori.components import (
    BONUS_NAMES,
    CARDS,
    FACE_UP_AT_START,
    NO_CARD,
    RESERVE,
    SPACES,
    SUPPLY,
)
from ludoteca.games.millefiori.round import START_ROUND
from ludoteca.games.millefiori.setting import Setting
from ludoteca.games.millefiori.state import MilleFiori, new_player, nobody_on


class Prepare(Event[MilleFiori]):
    """Lay out the first face-up cards and draw who starts."""

    def happen(self, game: MilleFiori) -> None:
        lay_out_face_up(game)
        game.first = game.roll(len(game.players))
        game.note(notes.FIRST, game.first)
        game.stack.append(START_ROUND)


PREPARE: Final = Prepare()


def new_game(players: int, rng: Rng, setting: Setting, confirm: bool) -> MilleFiori:
    """The box opened: cards shuffled, diamonds handed out, nothing laid out yet."""
    pile = list(range(CARDS))
    rng.shuffle(pile)
    return MilleFiori(
        rng=rng,
        stack=[PREPARE],
        choices=[],
        reveals=0,
        confirm=confirm,
        setting=setting,
        players=[new_player(SUPPLY, RESERVE) for _ in range(players)],
        owner=nobody_on(SPACES),
        bonus=nobody_on(len(BONUS_NAMES)),
        pile=pile,
        left=CARDS,
        face_up=(),
        discard=(),
        playing=NO_CARD,
        extra=False,
        round=0,
        trick=0,
        first=0,
    )


def lay_out_face_up(game: MilleFiori) -> None:
    """Nine cards beside the board, four with three players."""
    cards: list[int] = []
    for _ in range(FACE_UP_AT_START[len(game.players)]):
        cards.append(game.draw(game.pile, game.left))
        game.left -= 1
    game.face_up = tuple(cards)
