"""Feeding the pawns: food, wine or a tile; whoever goes without leaves the map."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import END_TURN_OF, Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.feudum import (
    notes,
    reasons,
    timetable,
)
from ludoteca.games.feudum.actions import FEED_VERB, LANDSCAPE, MEAL, PIECE, SPEND_VERB, VERB, feed, spend
from ludoteca.games.feudum.components import (
    FIRST_MONSTER,
    FOOD,
    LANDSCAPES,
    NOBODY,
    NOTHING,
    PAWNS,
    SULFUR,
    WITH_FOOD,
    WITH_NOTHING,
    WITH_TILE,
    WITH_WINE,
)
from ludoteca.games.feudum.decrees import USE_MANDATES, offer_decrees, use_decree, why_not_decree
from ludoteca.games.feudum.migration import remove_pawn
from ludoteca.games.feudum.payment import give_good, spend_tile
from ludoteca.games.feudum.state import SEATS, Feudum


class FeedPawns(Event[Feudum]):
    """Everybody feeds, in turn order."""

    def happen(self, game: Feudum) -> None:
        order = game.order()
        for n in range(len(order) - 1, -1, -1):
            game.stack.append(BEGIN_FEEDING[order[n]])

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.lies_on(game, place, ("RollProgressDie",))


class BeginFeeding(Event[Feudum]):
    """Pawns with wine from the last round are fed by it and sober again; the others need a meal.

    With nobody to feed it is still the moment to use decrees.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Feudum) -> None:
        me = game.players[self.seat]
        hungry = 0
        for pawn in range(PAWNS):
            if me.wine >> pawn & 1:
                game.bag[SULFUR] += 1
                game.note(notes.SOBERED, self.seat, PAWNS * self.seat + pawn)
            elif me.faces[pawn] != NOTHING:
                hungry |= 1 << pawn
        me.wine = 0
        game.active = self.seat
        if hungry:
            game.stack.append(END_TURN_OF[self.seat])
            game.stack.append(FEED[self.seat][hungry])
        elif USE_MANDATES[self.seat].options(game):
            game.stack.append(END_TURN_OF[self.seat])
            game.stack.append(USE_MANDATES[self.seat])

    def fits(self, game: Feudum, place: int) -> bool:
        """Those who have yet to feed, in turn order, the last at the bottom."""
        if not 0 <= self.seat < len(game.players) or self.seat in timetable.ends(game):
            return False
        if timetable.end_on(game, place) not in (NOBODY, game.active):
            return False
        under = game.stack[timetable.place_below(game, place)]
        order = game.order()
        if isinstance(under, BeginFeeding):
            return order.index(self.seat) + 1 == order.index(under.seat)
        return timetable.lies_on(game, place, ("RollProgressDie",)) and self.seat == order[len(order) - 1]

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


class Feed(Step[Feudum]):
    """Give the next hungry pawn a meal; nothing only if food and wine do not suffice for all."""

    def __init__(self, player: int, hungry: int) -> None:
        super().__init__(player)
        self.hungry: Final = hungry

    def options(self, game: Feudum) -> list[int]:
        me = game.players[self.player]
        pawn = next_pawn(self.hungry)
        piece = PAWNS * self.player + pawn
        found: list[int] = []
        if me.goods[FOOD]:
            found.append(feed(piece, WITH_FOOD))
        if me.barrel:
            found.append(feed(piece, WITH_WINE))
        if me.tile_count():
            found.append(feed(piece, WITH_TILE))
        if me.goods[FOOD] + me.barrel < count(self.hungry):
            found.append(feed(piece, WITH_NOTHING))
        offer_decrees(game, self.player, found)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != FEED_VERB:
            return why_not_decree(game, self.player, action)
        now = PAWNS * self.player + next_pawn(self.hungry)
        if PIECE[action] >= FIRST_MONSTER:
            return Reason(reasons.MONSTERS_DO_NOT_EAT, [])
        if PIECE[action] // PAWNS != self.player:
            return Reason(reasons.FEED_YOUR_OWN, [])
        if PIECE[action] != now:
            return Reason(reasons.FED_IN_ORDER, [now])
        return Reason(WITHOUT_MEAL[MEAL[action]], [])

    def apply(self, game: Feudum, action: int) -> None:
        if VERB[action] != FEED_VERB:
            game.stack.append(self)
            use_decree(game, self.player, action)
            return
        piece = PIECE[action]
        pawn = piece % PAWNS
        meal = MEAL[action]
        rest = self.hungry & ~(1 << pawn)
        if rest:
            game.stack.append(FEED[self.player][rest])
        me = game.players[self.player]
        if meal == WITH_NOTHING:
            game.note(notes.STARVED_PAWN, self.player, piece)
            remove_pawn(game, self.player, pawn)
            return
        game.note(notes.FED, self.player, piece, meal)
        if meal == WITH_FOOD:
            give_good(game, self.player, FOOD)
        elif meal == WITH_WINE:
            me.barrel -= 1
            me.wine |= 1 << pawn
        else:
            eat_tile(game, self.player)

    def fits(self, game: Feudum, place: int) -> bool:
        """All the hungry are in play, and without wine."""
        if not timetable.is_feeding(game, place, self.player) or self.hungry == 0 or self.hungry >> PAWNS:
            return False
        me = game.players[self.player]
        for pawn in range(PAWNS):
            if self.hungry >> pawn & 1 and (me.faces[pawn] == NOTHING or me.wine >> pawn & 1):
                return False
        return True


class EatTile(Step[Feudum]):
    """Choose the tile that serves as food."""

    def options(self, game: Feudum) -> list[int]:
        tiles = game.players[self.player].tiles
        return [spend(landscape) for landscape in range(LANDSCAPES) if tiles[landscape]]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != SPEND_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NO_SUCH_TILE, [LANDSCAPE[action]])

    def apply(self, game: Feudum, action: int) -> None:
        spend_tile(game, self.player, LANDSCAPE[action])

    def fits(self, game: Feudum, place: int) -> bool:
        """There is a tile to eat."""
        if game.active != self.player or self.player < 0 or game.players[self.player].tile_count() == 0:
            return False
        return timetable.lies_on(game, place, ("Feed",)) or timetable.is_feeding(game, place, self.player)


WITHOUT_MEAL: Final = [
    reasons.NO_FOOD_TO_EAT,
    reasons.NO_WINE_TO_DRINK,
    reasons.NO_TILE_TO_EAT,
    reasons.ENOUGH_TO_EAT,
]
"""By meal: why a pawn cannot have it."""
FEED_PAWNS: Final = FeedPawns()
BEGIN_FEEDING: Final = [BeginFeeding(seat) for seat in SEATS]
FEED: Final = [[Feed(seat, hungry) for hungry in range(1 << PAWNS)] for seat in SEATS]
EAT_TILE: Final = [EatTile(seat) for seat in SEATS]


def next_pawn(hungry: int) -> int:
    pawn = 0
    while not hungry >> pawn & 1:
        pawn += 1
    return pawn


def count(hungry: int) -> int:
    return (hungry & 1) + (hungry >> 1 & 1) + (hungry >> 2 & 1)


def eat_tile(game: Feudum, player: int) -> None:
    """Which tile matters only where tiles can become landscapes."""
    tiles = game.players[player].tiles
    kinds = [landscape for landscape in range(LANDSCAPES) if tiles[landscape]]
    if game.setting.advanced and len(kinds) > 1:
        game.stack.append(EAT_TILE[player])
    else:
        spend_tile(game, player, kinds[0])
