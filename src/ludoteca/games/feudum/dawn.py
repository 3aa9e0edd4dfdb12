"""The course of a round: its beginning, the progress die, the dawn of an epoch, its end."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import END_TURN_OF, Event
from ludoteca.core.tuples import put
from ludoteca.games.feudum import feeding, filling, improving, notes, scoring, timetable, tokens
from ludoteca.games.feudum import round as rounds
from ludoteca.games.feudum.components import (
    EPOCHS,
    FIRST_BARN,
    FIRST_BEADS,
    FIRST_CARTS,
    FIRST_HENS,
    FIRST_ROW,
    FIRST_SEALS,
    FIRST_SHELF,
    FIRST_VESSELS,
    GOODS,
    LAST_EPOCH,
    LETTERED,
    LOCATIONS,
    NOBODY,
    NOTHING,
    REFILL_EPOCH,
    REGIONS,
    ROWS_IN_USE,
    SCROLLS,
    SHOWING,
)
from ludoteca.games.feudum.state import Feudum


class BeginRound(Event[Feudum]):
    """Lay out pouches in turn order, choose cards all at once, play them, feed the pawns, roll the die."""

    def happen(self, game: Feudum) -> None:
        game.round += 1
        game.note(notes.ROUND, game.first, game.round)
        for player in game.players:
            player.played = 0
            player.moves = 0
            player.guilds = 0
        game.stack.append(ROLL_DIE)
        game.stack.append(feeding.FEED_PAWNS)
        game.stack.append(rounds.NEXT_TURN)
        game.stack.append(rounds.LONG_LIVE_THE_KING)
        order = game.order()
        for n in range(len(order) - 1, -1, -1):
            game.stack.append(rounds.CHOOSE_CARDS[order[n]])
        for n in range(len(order) - 1, -1, -1):
            game.stack.append(rounds.CHOOSE_POUCH[order[n]])

    def fits(self, game: Feudum, place: int) -> bool:
        """The ends of the turns of the set-up may lie on it: twice all seats, the last first."""
        if not timetable.is_bottom(game, place) or (game.round and len(game.stack) > 1):
            return False
        order = game.order()[::-1]
        ends = timetable.ends(game)
        return ends == (order + order)[: len(ends)]

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


class RollProgressDie(Event[Feudum]):
    """Remove a tile of the region rolled, of this epoch or an earlier one; roll again if there is none."""

    def happen(self, game: Feudum) -> None:
        game.active = NOBODY
        game.stack.append(CHECK_EPOCH)
        last = min(game.epoch, EPOCHS)
        if min(game.stacks) > last:
            game.note(notes.NO_ROLL, NOBODY)
            return
        region = game.roll(REGIONS)
        while game.stacks[region] > last:
            region = game.roll(REGIONS)
        game.note(notes.ROLLED, NOBODY, region)
        game.see_back(game.stacks[region])
        game.stacks = put(game.stacks, region, game.stacks[region] + 1)
        game.gone += 1

    def fits(self, game: Feudum, place: int) -> bool:
        """On it lies the rest of the round; the last one feeding ends a turn on it."""
        if timetable.end_on(game, place) not in (NOBODY, game.active):
            return False
        return timetable.is_bottom(game, place)

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


class CheckEpoch(Event[Feudum]):
    """Enough tiles of the next epoch showing, and it dawns."""

    def happen(self, game: Feudum) -> None:
        game.stack.append(END_ROUND)
        dawning = game.epoch + 1
        showing = 0
        for region in range(REGIONS):
            if game.stacks[region] >= dawning:
                showing += 1
        if showing < SHOWING[dawning]:
            return
        game.epoch = dawning
        game.note(notes.EPOCH, NOBODY, dawning)
        scoring.score_epoch(game)
        scoring.punish_disloyalty(game)
        game.stack.append(REFILL)
        grow_landscapes(game)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.is_bottom(game, place)


class Refill(Event[Feudum]):
    """New goods on the map; at the dawn of the third epoch all guilds are filled up as at the start."""

    def happen(self, game: Feudum) -> None:
        game.active = NOBODY
        if LETTERED[game.epoch]:
            filling.put_goods_on_map(game, game.epoch)
        if game.epoch == REFILL_EPOCH:
            refill_guilds(game)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.lies_on(game, place, ("EndRound",))

    def bears_end(self, game: Feudum, place: int) -> bool:
        return True


class EndRound(Event[Feudum]):
    """The next player starts the next round; after the dawn of the last epoch the game is scored."""

    def happen(self, game: Feudum) -> None:
        if game.epoch == LAST_EPOCH:
            game.look()  # all charters are turned over
            scoring.score_end(game)
            game.note(notes.OVER, NOBODY)
            return
        game.first = (game.first + 1) % len(game.players)
        game.turn = game.first
        game.note(notes.FIRST, game.first)
        game.stack.append(BEGIN_ROUND)

    def fits(self, game: Feudum, place: int) -> bool:
        return place == 0


BEGIN_ROUND: Final = BeginRound()
ROLL_DIE: Final = RollProgressDie()
CHECK_EPOCH: Final = CheckEpoch()
REFILL: Final = Refill()
END_ROUND: Final = EndRound()


def grow_landscapes(game: Feudum) -> None:
    """Landscapes grow, those of the first in turn order first; then serfs collect or leave it, likewise."""
    order = game.order()
    tended: list[list[int]] = []
    for seat in [*order, NOBODY]:
        tended.append([])
        for location in range(LOCATIONS):
            if game.landscape[location] != NOTHING and game.serf[location] == seat:
                improving.grow(game, location)
                tended[len(tended) - 1].append(location)
    for n in range(len(order) - 1, -1, -1):
        seat = order[n]
        if tended[n]:
            game.stack.append(END_TURN_OF[seat])
            for place in range(len(tended[n]) - 1, -1, -1):
                game.stack.append(improving.Collect(seat, tended[n][place]))


def refill_guilds(game: Feudum) -> None:
    """Every guild up to its first fill, in their order; what is above stays, what is short stays short."""
    filling.fill_barn(game, FIRST_BARN)
    filling.fill_hens(game, FIRST_HENS)
    for good in range(GOODS):
        while game.shelf[good] < FIRST_SHELF[good] and game.bag[good]:
            game.shelf[good] += 1
            game.bag[good] -= 1
    for good in range(GOODS):
        while game.carts[good] < FIRST_CARTS[good] and game.bag[good]:
            game.carts[good] += 1
            game.bag[good] -= 1
    filling.put_vessels_up_for_sale(game, FIRST_VESSELS)
    for colour in range(ROWS_IN_USE[len(game.players)]):
        while game.row[colour] < FIRST_ROW and game.supply[colour]:
            game.row[colour] += 1
            game.supply[colour] -= 1
    for place in range(SCROLLS):
        if FIRST_SEALS >> place & 1 and not game.scrolls >> place & 1 and game.seals:
            game.scrolls |= 1 << place
            game.move_seal(tokens.SUPPLY, tokens.scroll(place))
    filling.fill_rosary(game, FIRST_BEADS)
    game.note(notes.REFILLED, NOBODY)
