"""A turn: play one card, for its area or for its helm, and any extra cards it wins."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.millefiori import citizens, harbour, notes, reasons, residences, trade, workshops
from ludoteca.games.millefiori.actions import CARD, DECLINE, SAIL, SPACE, STAY, is_take, place, take
from ludoteca.games.millefiori.components import (
    AREA_OF,
    CARD_AREA,
    CARD_SYMBOL,
    HARBOUR,
    HELM,
    LAST_STEP,
    NO_CARD,
    NOBODY,
    PLAYER_COUNTS,
    RESIDENCES,
    TRADE,
    WORKSHOPS,
)
from ludoteca.games.millefiori.state import MilleFiori


class PlayCard(Step[MilleFiori]):
    """Use the card to place a diamond in its area, or only to sail as far as its helm says."""

    def options(self, game: MilleFiori) -> list[int]:
        found: list[int] = []
        if game.players[self.player].has_diamond():
            for space in spaces_for(game, game.playing):
                found.append(place(space))
        found.append(SAIL)
        return found

    def why_not(self, game: MilleFiori, action: int) -> Reason:
        if SPACE[action] < 0:
            return Reason(NOT_NOW, [])
        if not game.players[self.player].has_diamond():
            return Reason(reasons.NO_DIAMOND, [])
        return why_not_on(game, game.playing, SPACE[action])

    def apply(self, game: MilleFiori, action: int) -> None:
        if action == SAIL:
            sail(game, self.player)
        else:
            place_diamond(game, self.player, SPACE[action])

    def fits(self, game: MilleFiori, place: int) -> bool:
        return is_in_turn(game, self.player, place)


class MoveShip(Step[MilleFiori]):
    """After placing a diamond in the harbour the player may move the ship."""

    def options(self, game: MilleFiori) -> list[int]:
        return [SAIL, STAY]

    def apply(self, game: MilleFiori, action: int) -> None:
        if action == SAIL:
            sail(game, self.player)
        else:
            game.note(notes.STAYED, self.player)
            discard_card(game)

    def fits(self, game: MilleFiori, place: int) -> bool:
        return is_in_turn(game, self.player, place)


class ExtraCard(Step[MilleFiori]):
    """Play one of the face-up cards at once, or do without; if none lies there, there is none to play."""

    def options(self, game: MilleFiori) -> list[int]:
        if not game.face_up:
            return []
        found = [take(card) for card in game.face_up]
        found.append(DECLINE)
        return found

    def why_not(self, game: MilleFiori, action: int) -> Reason:
        return Reason(reasons.NOT_FACE_UP if is_take(action) else NOT_NOW, [])

    def apply(self, game: MilleFiori, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
            return
        card = CARD[action]
        game.face_up = tuple([other for other in game.face_up if other != card])
        game.playing = card
        game.extra = True
        game.note(notes.TOOK, self.player, card)
        game.stack.append(PLAY_CARD[self.player])

    def nothing_to_choose(self, game: MilleFiori) -> None:
        game.note(notes.NO_CARD, self.player)

    def fits(self, game: MilleFiori, place: int) -> bool:
        return is_in_turn(game, self.player, place)


SEATS: Final = range(max(PLAYER_COUNTS))
PLAY_CARD: Final = [PlayCard(seat) for seat in SEATS]
MOVE_SHIP: Final = [MoveShip(seat) for seat in SEATS]
EXTRA_CARD: Final = [ExtraCard(seat) for seat in SEATS]


def turn_lies_at(game: MilleFiori, seat: int) -> int:
    """Where a turn begins in the timetable: on its own end, above later turns and the end of the trick."""
    seats = len(game.players)
    return 2 * (seats - (seat - game.first) % seats)


def is_in_turn(game: MilleFiori, seat: int, place: int) -> bool:
    """Can this seat be in the middle of its turn here? Nothing else is then going on."""
    return place == len(game.stack) - 1 and begins_turn(game, seat, place)


def begins_turn(game: MilleFiori, seat: int, place: int) -> bool:
    """Can the turn of this seat begin here? Its end lies below."""
    return 0 <= seat < len(game.players) and place == turn_lies_at(game, seat)


def spaces_for(game: MilleFiori, card: int) -> list[int]:
    """Where a card allows a diamond."""
    area = CARD_AREA[card]
    if area == WORKSHOPS:
        return workshops.open_workshops(game, CARD_SYMBOL[card])
    if area == RESIDENCES:
        return residences.next_residence(game)
    if area == TRADE:
        return trade.open_goods(game, CARD_SYMBOL[card])
    if area == HARBOUR:
        return harbour.open_ships(game, CARD_SYMBOL[card])
    return citizens.open_citizens(game, area)


def why_not_on(game: MilleFiori, card: int, space: int) -> Reason:
    """Why a card does not allow a diamond here."""
    area = CARD_AREA[card]
    if AREA_OF[space] != area:
        return Reason(reasons.OTHER_AREA, [card, area])
    if game.owner[space] != NOBODY:
        return Reason(reasons.TAKEN, [game.owner[space]])
    if area == WORKSHOPS:
        return Reason(reasons.OTHER_SYMBOL, [card])
    if area == TRADE:
        return Reason(reasons.OTHER_GOOD, [card])
    if area == RESIDENCES:
        return Reason(reasons.NOT_NEXT, residences.next_residence(game))
    missing = citizens.missing_below(game, space)
    return Reason(reasons.UNSUPPORTED, [len(missing), missing[0]])


def place_diamond(game: MilleFiori, player: int, space: int) -> None:
    """Place the diamond; then instant points, then a bonus space, then an extra card."""
    game.spend_diamond(player)
    game.owner[space] = player
    game.note(notes.PLACED, player, space, game.playing)
    game.tell_last_diamond(player)
    area = AREA_OF[space]
    if area == HARBOUR:
        harbour.board_ship(game, player, space)
        if game.players[player].ship < LAST_STEP:
            game.stack.append(MOVE_SHIP[player])
            return
        extra = False
    elif area == WORKSHOPS:
        extra = workshops.work(game, player, space)
    elif area == RESIDENCES:
        extra = residences.reside(game, player, space)
    elif area == TRADE:
        extra = trade.deal(game, player, space)
    else:
        extra = citizens.settle_citizen(game, player, space, game.playing)
    discard_card(game)
    if extra:
        win_extra_card(game, player)


def sail(game: MilleFiori, player: int) -> None:
    """Move the ship as far as the helm of the card says."""
    extra = harbour.sail(game, player, HELM[game.playing])
    discard_card(game)
    if extra:
        win_extra_card(game, player)


def win_extra_card(game: MilleFiori, player: int) -> None:
    game.note(notes.EXTRA, player)
    game.stack.append(EXTRA_CARD[player])


def discard_card(game: MilleFiori) -> None:
    """The card has been used; it is out of the game."""
    game.discard = (*game.discard, game.playing)
    game.playing = NO_CARD
    game.extra = False
