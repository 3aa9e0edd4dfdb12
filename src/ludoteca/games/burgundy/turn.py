"""A turn: two dice, an action for each, and workers that shift them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Event, Step
from ludoteca.games.burgundy import due, goods, notes, placing, purchase, shields, storage
from ludoteca.games.burgundy.actions import (
    CLAIM,
    DECLINE,
    DIE,
    FINISH,
    FIRST_DIE,
    FIRST_SLOTS,
    GOODS_OF,
    HALF_THE_SLOTS,
    HIRE_WITH,
    NO_DIE,
    NUMBER,
    PLACE,
    SECOND_DIE,
    SECOND_HALF,
    SELL,
    SELL_WITH,
    SHIELD,
    SLOT,
    SPACE,
    TAKE,
    TAKES,
    TILE,
    TURN,
    VERB,
    turn,
)
from ludoteca.games.burgundy.components import (
    ANY,
    BY_TWO,
    DEPOT_OF,
    ENOUGH_WORKERS,
    FOUR_WORKERS,
    FREE_DIE,
    FREE_SHIFT_TAKING,
    FREE_STEP,
    MAX_SEATS,
    MORE_WORKERS_PER_ACTION,
    NOBODY,
    NOTHING,
    NUMBERS_WITHIN,
    ONE_NUMBER,
    ONE_WAY,
    SHIELD_BY_CASTLE,
    SHIFT_BY_TWO,
    SIDES_OF_DIE,
    SILVER_FOR_HIRING,
    SLOT_BITS_WITHIN,
    UNCOUNTED,
    WORKERS_NEEDED,
    WORKERS_PER_ACTION,
)
from ludoteca.games.burgundy.state import Burgundy, Duchy
from ludoteca.games.burgundy.workers import pay_workers, way_of_selling, way_of_taking


class BeginTurn(Event[Burgundy]):
    """A player's turn begins: nothing has been bought yet."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Burgundy) -> None:
        game.active = self.seat
        game.bought = False
        game.turned = False
        game.stack.append(TAKE_TURN[self.seat])

    def fits(self, game: Burgundy, place: int) -> bool:
        return game.hands_over(self.seat, place)


class TakeTurn(Step[Burgundy]):
    """Use the two dice, each for one action, in any order; a die may be left unused."""

    def options(self, game: Burgundy) -> list[int]:
        player = self.player
        found: list[int] = []
        first = game.dice[2 * player]
        second = game.dice[2 * player + 1]
        if first != NOTHING:
            die_options(game, player, FIRST_DIE, first, found)
        if second != NOTHING and second != first:
            die_options(game, player, SECOND_DIE, second, found)
        if game.setting.shields:
            shield_options(game, player, first, second, found)
        if found or game.may_interject(player):
            found.append(FINISH)
        return found

    def apply(self, game: Burgundy, action: int) -> None:
        player = self.player
        if action == FINISH:
            game.note(notes.FINISHED, player)
            game.dice[2 * player] = NOTHING
            game.dice[2 * player + 1] = NOTHING
            game.active = NOBODY
            if game.confirm:
                game.stack.pop()  # the player has just said that the turn is over: EndTurn need not ask again
            return
        game.stack.append(self)
        verb = VERB[action]
        if verb != TURN and verb != CLAIM:
            die = 2 * player + DIE[action]
            shown = game.dice[die]
            game.dice[die] = NOTHING
            act(game, player, action, shown)
        elif verb == TURN:
            turn_die(game, player, DIE[action], NUMBER[action])
        else:
            shields.claim_with_dice(game, player, SHIELD[action], SPACE[action])

    def nothing_to_choose(self, game: Burgundy) -> None:
        """Both dice are used and nothing can be bought: the turn is over."""
        game.active = NOBODY

    def fits(self, game: Burgundy, place: int) -> bool:
        return game.hands_over(self.player, place) and game.active == self.player


class ExtraAction(Step[Burgundy]):
    """One more action, as if with a die of any number, or none."""

    def options(self, game: Burgundy) -> list[int]:
        found: list[int] = []
        die_options(game, self.player, NO_DIE, ANY, found)
        found.append(DECLINE)
        return found

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        else:
            act(game, self.player, action, ANY)

    def fits(self, game: Burgundy, place: int) -> bool:
        return game.is_turn_of(self.player, place)


class CastleAction(ExtraAction):
    """A castle grants an extra action; a shield may make that the taking of a shield."""

    def options(self, game: Burgundy) -> list[int]:
        found = super().options(game)
        if game.duchy_of(self.player).crests & SHIELD_BY_CASTLE:
            shields.claims_anywhere(game, self.player, found)
        return found

    def apply(self, game: Burgundy, action: int) -> None:
        if VERB[action] == CLAIM:
            shields.claim_shield(game, self.player, SHIELD[action], SPACE[action])
        else:
            super().apply(game, action)


class WhiteAction(Step[Burgundy]):
    """A white castle grants an action with the white die, which workers may shift for it."""

    def options(self, game: Burgundy) -> list[int]:
        found: list[int] = []
        die_options(game, self.player, NO_DIE, game.white, found)
        found.append(DECLINE)
        return found

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        else:
            act(game, self.player, action, game.white)

    def fits(self, game: Burgundy, place: int) -> bool:
        return game.setting.white_castles and game.is_turn_of(self.player, place)


BEGIN_TURN: Final[list[Step[Any]]] = [BeginTurn(seat) for seat in range(MAX_SEATS)]
TAKE_TURN: Final[list[Step[Any]]] = [TakeTurn(seat) for seat in range(MAX_SEATS)]
due.EXTRA_ACTION.extend([ExtraAction(seat) for seat in range(MAX_SEATS)])
due.CASTLE_ACTION.extend([CastleAction(seat) for seat in range(MAX_SEATS)])
due.ANYTIME.extend(purchase.ANYTIME)
due.WHITE_ACTION.extend([WhiteAction(seat) for seat in range(MAX_SEATS)])


# --- what a die can do ----------------------------------------------------------------------------


def die_options(game: Burgundy, player: int, die: int, shown: int, found: list[int]) -> None:
    """The four actions with a die that shows this number, workers included."""
    me = game.duchies[game.sides[player]]
    powers = me.powers
    paid = shown * ONE_NUMBER + (me.workers if me.workers < ENOUGH_WORKERS else ENOUGH_WORKERS)
    within = paid
    if powers:
        if powers & SHIFT_BY_TWO:
            paid += BY_TWO * ONE_WAY
        within = paid + FREE_STEP * ONE_WAY if powers & FREE_SHIFT_TAKING else paid
    slots = game.stocked if game.stocked != UNCOUNTED else game.count_stock()
    slots &= SLOT_BITS_WITHIN[within]
    if slots & FIRST_SLOTS:
        found.extend(TAKES[die][slots & FIRST_SLOTS])
    if slots > FIRST_SLOTS:
        found.extend(TAKES[die][slots >> HALF_THE_SLOTS | SECOND_HALF])
    if game.private:
        placing.place_options(me, storage.stored(game, player), die, paid, found)
    elif me.storage:
        placing.place_options(me, me.storage, die, paid, found)
    stock = me.goods
    first = SELL_WITH[die]
    for kind in NUMBERS_WITHIN[paid]:
        if stock[kind]:
            found.append(first + kind)
    found.append(HIRE_WITH[die])


def act(game: Burgundy, player: int, action: int, shown: int) -> None:
    """One of the four actions; the workers it takes to reach its number are paid with it."""
    if shown != ANY:
        pay_workers(game, player, workers_for(game, player, action, shown))
    verb = VERB[action]
    if verb == TAKE:
        storage.take_tile(game, player, SLOT[action])
    elif verb == PLACE:
        placing.place_stored(game, player, TILE[action], SPACE[action])
    elif verb == SELL:
        goods.sell_goods(game, player, GOODS_OF[action])
    else:
        hire_workers(game, player)


def workers_for(game: Burgundy, player: int, action: int, shown: int) -> int:
    """How many workers it takes to make a die that shows this number do what the action needs."""
    me = game.duchies[game.sides[player]]
    verb = VERB[action]
    if verb == TAKE:
        return WORKERS_NEEDED[way_of_taking(me)][shown][DEPOT_OF[SLOT[action]]]
    if verb == PLACE:
        way = placing.way_of_placing(me, TILE[action])
        return WORKERS_NEEDED[way][shown][me.board.die[SPACE[action]]]
    if verb == SELL:
        return WORKERS_NEEDED[way_of_selling(me)][shown][GOODS_OF[action]]
    return 0


def hire_workers(game: Burgundy, player: int) -> None:
    """Take workers, and the silver that may come with them."""
    me = game.duchy_of(player)
    workers = workers_hired(me)
    game.note(notes.HIRED, player, workers)
    game.add_workers(player, workers)
    game.gain_silver(player, silver_for_hiring(me))


def workers_hired(me: Duchy) -> int:
    """Two workers; a monastery makes it four."""
    return MORE_WORKERS_PER_ACTION if me.powers & FOUR_WORKERS else WORKERS_PER_ACTION


def silver_for_hiring(me: Duchy) -> int:
    """A monastery adds a coin to the workers."""
    return 1 if me.powers & SILVER_FOR_HIRING else 0


# --- the two dice together ------------------------------------------------------------------------


def shield_options(game: Burgundy, player: int, first: int, second: int, found: list[int]) -> None:
    """A pair takes a shield instead of both actions; a shield may turn one die of the turn."""
    if first != NOTHING and second != NOTHING:
        shields.claims_with_dice(game, player, first, second, found)
    if game.duchy_of(player).crests & FREE_DIE and not game.turned:
        for number in range(SIDES_OF_DIE):
            if first not in (NOTHING, number):
                found.append(turn(FIRST_DIE, number))
            if second not in (NOTHING, number, first):
                found.append(turn(SECOND_DIE, number))


def turn_die(game: Burgundy, player: int, die: int, number: int) -> None:
    """A shield lets one die of the turn show any number."""
    game.dice[2 * player + die] = number
    game.turned = True
    game.note(notes.TURNED, player, number)
