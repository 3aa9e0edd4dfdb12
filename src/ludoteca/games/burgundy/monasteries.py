"""Monasteries: what they change while they lie in the duchy."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.burgundy import notes, reasons, ships
from ludoteca.games.burgundy.actions import BORROW, DECLINE, RECRUIT, VERB, borrow
from ludoteca.games.burgundy.components import (
    BORROWED_MONASTERIES,
    BUY_WORKERS,
    MAX_SEATS,
    MONASTERY_OF,
    NOBODY,
    TOP_OF_BRIDGE,
    WORKERS_PER_SILVER,
)
from ludoteca.games.burgundy.state import Burgundy, Duchy


class BorrowMonasteries(Step[Burgundy]):
    """At the end of a phase too, the holder of the shield may say whose monasteries to borrow."""

    def options(self, game: Burgundy) -> list[int]:
        found: list[int] = []
        borrow_options(game, self.player, found)
        if found:
            found.append(DECLINE)
        return found

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != BORROW:
            return Reason(NOT_NOW, [])
        return why_not_borrow(game, self.player)

    def apply(self, game: Burgundy, action: int) -> None:
        game.note(notes.DECLINED, self.player)

    def nothing_to_choose(self, game: Burgundy) -> None:
        """The choice has been made."""

    def fits(self, game: Burgundy, place: int) -> bool:
        at_end = game.setting.shields and game.active == NOBODY
        return at_end and game.is_turn_of(self.player, place)


BORROW_MONASTERIES: Final[list[Step[Any]]] = [BorrowMonasteries(seat) for seat in range(MAX_SEATS)]


def consecrate(game: Burgundy, player: int, tile: int) -> None:
    """A monastery works from now on for whoever borrows its owner's, too."""
    if game.setting.shields:
        for other in game.duchies:
            if other.borrowed == player:
                other.powers = borrowed_powers(game, other)
    if 1 << MONASTERY_OF[tile] == TOP_OF_BRIDGE:
        ships.put_on_top(game, player)


def borrowed_powers(game: Burgundy, me: Duchy) -> int:
    """One's own monasteries and the borrowed ones; being on top of the bridge cannot be copied."""
    if me.borrowed == NOBODY:
        return me.monasteries
    return me.monasteries | (game.duchy_of(me.borrowed).monasteries & ~TOP_OF_BRIDGE)


def services(game: Burgundy, player: int, found: list[int]) -> None:
    """At any moment of one's turn: workers for silver, and the choice whose monasteries to borrow."""
    me = game.duchy_of(player)
    if me.powers & BUY_WORKERS and me.silver:
        found.append(RECRUIT)
    borrow_options(game, player, found)


def recruit(game: Burgundy, player: int) -> None:
    """Two workers for a coin."""
    game.duchy_of(player).silver -= 1
    game.note(notes.RECRUITED, player)
    game.add_workers(player, WORKERS_PER_SILVER)


def borrow_options(game: Burgundy, player: int, found: list[int]) -> None:
    me = game.duchy_of(player)
    if me.crests & BORROWED_MONASTERIES and me.borrowed == NOBODY:
        for other in range(len(game.sides)):
            if other != player:
                found.append(borrow(other))


def why_not_recruit(game: Burgundy, player: int) -> Reason:
    if not game.duchy_of(player).powers & BUY_WORKERS:
        return Reason(reasons.NO_RECRUITING, [])
    return Reason(reasons.NO_SILVER_TO_RECRUIT, [])


def why_not_borrow(game: Burgundy, player: int) -> Reason:
    """Why this player's monasteries cannot be borrowed: no shield for it, one choice for good, no rival."""
    me = game.duchy_of(player)
    if not me.crests & BORROWED_MONASTERIES:
        return Reason(reasons.NO_BORROWING, [])
    if me.borrowed != NOBODY:
        return Reason(reasons.BORROWED_ALREADY, [me.borrowed])
    return Reason(reasons.OF_ANOTHER_PLAYER, [])


def borrow_from(game: Burgundy, player: int, seat: int) -> None:
    """One choice for good: the monasteries of that player, those to come included, count as one's own."""
    me = game.duchy_of(player)
    me.borrowed = seat
    me.powers = borrowed_powers(game, me)
    game.note(notes.BORROWED, player, seat)
