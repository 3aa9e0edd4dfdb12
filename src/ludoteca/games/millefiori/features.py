"""A position as a vector, from the eyes of one seat; nothing in it that the seat cannot know.

Seats are turned so that the viewer comes first, and there is room for the largest number of players.
"""

from __future__ import annotations

from ludoteca.games.millefiori.components import (
    BONUS_NAMES,
    CARDS,
    LAST_STEP,
    NO_CARD,
    PLAYER_COUNTS,
    ROUNDS,
    SET_NAMES,
    SPACES,
    SUPPLY,
)
from ludoteca.games.millefiori.state import MilleFiori


def features(game: MilleFiori, seat: int) -> list[float]:
    """Table, then each seat from the viewer on, then spaces by owner, then cards by where they are known."""
    found: list[float] = [
        game.round / ROUNDS[len(game.players)],
        game.trick / game.tricks(),
        game.left / CARDS,
        float(game.setting.tactical),
        float(game.extra),
        float(game.last_turns()),
    ]
    for turned in range(max(PLAYER_COUNTS)):
        player_features(game, seat, turned, found)
    cards(found, list(game.players[seat].hand))
    cards(found, [game.players[seat].kept])
    cards(found, [game.playing])
    cards(found, list(game.face_up))
    cards(found, list(game.discard))
    return found


def player_features(game: MilleFiori, seat: int, turned: int, found: list[float]) -> None:
    """One seat: its numbers, what it has collected, its diamonds, and what the viewer knows of its cards."""
    seats = len(game.players)
    here = turned < seats
    who = (seat + turned) % seats
    player = game.players[who]
    found.append(float(here))
    found.append(player.score() / 100 if here else 0.0)
    found.append(player.supply / SUPPLY if here else 0.0)
    found.append(float(player.reserve) if here else 0.0)
    found.append(player.ship / LAST_STEP if here else 0.0)
    found.append(float(here and game.first == who))
    found.append(float(here and player.kept != NO_CARD))
    for bit in range(len(SET_NAMES)):
        found.append(float(here and player.collected >> bit & 1 == 1))
    for space in range(SPACES):
        found.append(float(here and game.owner[space] == who))
    for space in range(len(BONUS_NAMES)):
        found.append(float(here and game.bonus[space] == who))
    known = here and turned > 0 and game.has_seen_hand(seat, who)
    cards(found, [*player.hand, player.kept] if known else [])


def cards(found: list[float], shown: list[int]) -> None:
    """One number a card: is it among these?"""
    start = len(found)
    found.extend([0.0] * CARDS)
    for card in shown:
        if card != NO_CARD:
            found[start + card] = 1.0
