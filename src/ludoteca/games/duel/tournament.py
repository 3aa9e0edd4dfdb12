"""The tournament game, experimental: each player composes the own stacks and some of the events.

No source tells its deck size and target. Ours: 24 cards of one's own box in two stacks of 12, and 13 points.
Each player's cards are sleeved alike, so that backs tell nothing but whose they are.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Event, Simultaneous
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.duel import actions, reasons
from ludoteca.games.duel.actions import CARD, ENLIST_VERB, EVENT, FORESEE_VERB, VERB
from ludoteca.games.duel.components import (
    BOX,
    EVENT_CARDS,
    EVENT_POOL,
    KIND_OF,
    SEATS,
    TOURNAMENT,
    TOURNAMENT_DECK,
    TOURNAMENT_EVENTS,
    TOURNAMENT_STACK,
)
from ludoteca.games.duel.knowledge import count_looks, memory_of, nothing_known
from ludoteca.games.duel.state import Duel, kinds_in


def begin(game: Duel) -> None:
    """Before anything else both players choose their cards, in secret and at the same time."""
    game.stack.append(COMPOSE)
    for seat in range(SEATS):
        for left in range(1, TOURNAMENT_EVENTS + 1):
            game.stack.append(Foresee(seat, left))
        for left in range(1, TOURNAMENT_DECK + 1):
            game.stack.append(Enlist(seat, left))


class Enlist(Simultaneous[Duel]):
    """Choose the next card of the own deck: so many are left to choose."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def options(self, game: Duel) -> list[int]:
        return [actions.enlist(kind) for kind in kinds_in(game.unused[self.player])]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != ENLIST_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.ALL_ENLISTED, [CARD[action]])

    def apply(self, game: Duel, action: int) -> None:
        unused = list(game.unused[self.player])
        place = 0
        while KIND_OF[unused[place]] != CARD[action]:
            place += 1
        unused.pop(place)
        game.unused = put(game.unused, self.player, tuple(unused))

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_composing() and self.left <= len(game.unused[self.player])


class Foresee(Simultaneous[Duel]):
    """Choose the next of four event cards: so many are left to choose."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def options(self, game: Duel) -> list[int]:
        pool = EVENT_POOL[TOURNAMENT].copy()
        for event in game.foreseen[self.player]:
            pool.remove(event)
        return [actions.foresee(event) for event in sorted(set(pool))]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != FORESEE_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NO_SUCH_EVENT_LEFT, [EVENT[action]])

    def apply(self, game: Duel, action: int) -> None:
        game.foreseen = put(game.foreseen, self.player, (*game.foreseen[self.player], EVENT[action]))

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_composing() and self.left <= TOURNAMENT_EVENTS - len(game.foreseen[self.player])


class Compose(Event[Duel]):
    """Shuffle each deck into its stacks, and the chosen events among those that are always in play."""

    def happen(self, game: Duel) -> None:
        stacks: list[tuple[int, ...]] = []
        for seat in range(SEATS):
            deck = deck_of(game, seat)
            game.rng.shuffle(deck)
            for start in range(0, TOURNAMENT_DECK, TOURNAMENT_STACK):
                stacks.append(tuple(deck[start : start + TOURNAMENT_STACK]))
        game.stacks = stacks
        minds = [nothing_known(stacks, SEATS, True) for _ in range(SEATS)]
        for seat in range(SEATS):
            minds[seat].hidden = count_looks(game.hidden_from(minds[seat], seat))
        game.knows = memory_of(minds[0], minds[1])
        events = EVENT_CARDS[TOURNAMENT] + sorted([*game.foreseen[0], *game.foreseen[1]])
        game.rng.shuffle(events)
        game.events = events
        game.events_left = len(events)
        game.spare = spare_events(game)

    def fits(self, game: Duel, place: int) -> bool:
        """What is still to be chosen makes the decks and the events complete."""
        if not game.is_composing():
            return False
        cards = [len(deck_of(game, seat)) for seat in range(SEATS)]
        events = [len(game.foreseen[seat]) for seat in range(SEATS)]
        for step in game.stack[place + 1 :]:
            if isinstance(step, Enlist):
                cards[step.player] += 1
            elif isinstance(step, Foresee):
                events[step.player] += 1
        return cards == [TOURNAMENT_DECK] * SEATS and events == [TOURNAMENT_EVENTS] * SEATS


COMPOSE: Final = Compose()


def is_due(game: Duel) -> bool:
    """Are the stacks still to be composed?"""
    for step in game.stack:
        if isinstance(step, Compose):
            return True
    return False


def spare_events(game: Duel) -> tuple[int, ...]:
    """The event cards of both boxes that nobody chose."""
    spare = EVENT_POOL[TOURNAMENT] * SEATS
    for event in (*game.foreseen[0], *game.foreseen[1]):
        spare.remove(event)
    return tuple(sorted(spare))


def deck_of(game: Duel, seat: int) -> list[int]:
    """The cards of the own box that were chosen."""
    unused = game.unused[seat]
    return [card for card in range(BOX * seat, BOX * (seat + 1)) if card not in unused]
