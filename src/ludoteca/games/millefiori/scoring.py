"""Sets and bonus spaces: what four of the five areas reward alike."""

from __future__ import annotations

from ludoteca.games.millefiori import notes
from ludoteca.games.millefiori.components import (
    AREA_OF,
    BONUS_AT,
    BONUS_PER_AREA,
    BONUS_VALUES,
    FROM_BONUS,
    NOBODY,
    SET_BIT,
    SET_MASK,
)
from ludoteca.games.millefiori.state import MilleFiori, Player


def kinds(player: Player, area: int) -> int:
    """How many different kinds of an area's set a player has."""
    return (player.collected & SET_MASK[area]).bit_count()


def collect(game: MilleFiori, player: int, space: int) -> int:
    """Add a space to its set, and take a bonus space if that completes it.

    Returns how many kinds the player has now, or 0 if this one was not new.
    """
    me = game.players[player]
    bit = SET_BIT[space]
    if me.collected & bit == bit:
        return 0
    me.collected |= bit
    area = AREA_OF[space]
    count = kinds(me, area)
    if count == BONUS_AT[area]:
        take_bonus(game, player, area)
    return count


def bonus_spaces(game: MilleFiori, area: int) -> list[int]:
    """Who is on the bonus spaces of an area, highest first."""
    return game.bonus[area * BONUS_PER_AREA : (area + 1) * BONUS_PER_AREA]


def take_bonus(game: MilleFiori, player: int, area: int) -> None:
    """Put a diamond on the highest free bonus space of the area, once a game, and score it.

    With no diamond it is lost.
    """
    if not game.players[player].has_diamond() or player in bonus_spaces(game, area):
        return
    space = area * BONUS_PER_AREA
    while game.bonus[space] != NOBODY:
        space += 1
    game.spend_diamond(player)
    game.bonus[space] = player
    game.note(notes.BONUS, player, space)
    game.tell_last_diamond(player)
    game.score(player, BONUS_VALUES[space % BONUS_PER_AREA], FROM_BONUS)
