"""Phase 4, the provost: in passing order everybody may move him once, for money."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.caylus import favours, notes, reasons
from ludoteca.games.caylus.actions import DECLINE, PROVOST, SPACE, VERB, provost
from ludoteca.games.caylus.components import LAST_SPACE, PROVOST_PRICE, PROVOST_STEPS
from ludoteca.games.caylus.state import SEATS, Caylus

FARTHEST: Final = PROVOST_STEPS


class BribeProvost(Event[Caylus]):
    """Phase 4: who passed first speaks first."""

    def happen(self, game: Caylus) -> None:
        game.phase = 4
        favours.forget_lines(game)
        for place in range(len(game.passed) - 1, -1, -1):
            game.stack.append(OFFER_BRIBE[game.passed[place]])

    def fits(self, game: Caylus, place: int) -> bool:
        return game.holds_phase(4, place)


class OfferBribe(Event[Caylus]):
    """A player with money may move the provost."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Caylus) -> None:
        if game.players[self.seat].deniers >= PROVOST_PRICE:
            game.ask(self.seat, MOVE_PROVOST[self.seat])

    def fits(self, game: Caylus, place: int) -> bool:
        return game.holds_event(4, place) and self.seat in game.passed


class MoveProvost(Step[Caylus]):
    """Move the provost one to three spaces at a denier each, or leave him."""

    def options(self, game: Caylus) -> list[int]:
        return moves(game, game.players[self.player].deniers // PROVOST_PRICE)

    def why_not(self, game: Caylus, action: int) -> Reason:
        if VERB[action] != PROVOST:
            return Reason(NOT_NOW, [])
        reason = why_not_to(game, SPACE[action])
        if reason.kind is not NOT_NOW:
            return reason
        price = cost_of(game, SPACE[action], PROVOST_PRICE)
        return Reason(reasons.PROVOST_TOO_DEAR, [price, game.players[self.player].deniers])

    def apply(self, game: Caylus, action: int) -> None:
        game.acting = self.player
        move(game, self.player, action, PROVOST_PRICE)

    def fits(self, game: Caylus, place: int) -> bool:
        """Somebody who can pay for a space."""
        if not game.holds_event(4, place) or not game.has_seat(self.player):
            return False
        return game.players[self.player].deniers >= PROVOST_PRICE


BRIBE_PROVOST: Final = BribeProvost()
OFFER_BRIBE: Final = [OfferBribe(seat) for seat in SEATS]
MOVE_PROVOST: Final = [MoveProvost(seat) for seat in SEATS]


def moves(game: Caylus, steps: int) -> list[int]:
    """Up to so many spaces either way, never off the road, or nothing."""
    reach = min(steps, FARTHEST)
    lowest = max(0, game.provost - reach)
    highest = min(LAST_SPACE, game.provost + reach)
    found = [provost(space) for space in range(lowest, highest + 1) if space != game.provost]
    found.append(DECLINE)
    return found


def why_not_to(game: Caylus, space: int) -> Reason:
    """Why nobody moves him there, whatever it costs; NOT_NOW if somebody may."""
    if space == game.provost:
        return Reason(reasons.PROVOST_HERE, [])
    steps = abs(space - game.provost)
    return Reason(reasons.PROVOST_TOO_FAR, [steps]) if steps > FARTHEST else Reason(NOT_NOW, [])


def cost_of(game: Caylus, space: int, price: int) -> int:
    """So much for every space from where he stands."""
    return price * abs(space - game.provost)


def move(game: Caylus, player: int, action: int, price: int) -> None:
    """Pay for every space and move him, or leave him where he is."""
    if action == DECLINE:
        game.note(notes.LEFT_PROVOST, player)
        return
    space = SPACE[action]
    cost = cost_of(game, space, price)
    game.players[player].deniers -= cost
    onward = space > game.provost
    game.provost = space
    game.note(notes.MOVED_PROVOST if onward else notes.MOVED_PROVOST_BACK, player, space, cost)
