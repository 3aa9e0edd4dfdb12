"""A turn: two dice, an action for each, and workers that shift them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.burgundy import due, goods, notes, placing, purchase, reasons, shields, storage
from ludoteca.games.burgundy.actions import (
    CLAIM,
    DECLINE,
    DIE,
    DISCARD,
    DROP,
    FINISH,
    FIRST_DIE,
    FIRST_SLOTS,
    GOODS_OF,
    HALF_THE_SLOTS,
    HIRE_WITH,
    KEEP,
    NO_DIE,
    NUMBER,
    PLACE,
    SAIL,
    SECOND_DIE,
    SECOND_HALF,
    SELL,
    SELL_WITH,
    SHIELD,
    SLOT,
    SPACE,
    SWAP,
    TAKE,
    TAKES,
    TILE,
    TURN,
    VERB,
    WITH_DICE,
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
    INN_SLOT,
    MAX_SEATS,
    MORE_WORKERS_PER_ACTION,
    NOBODY,
    NOTHING,
    NUMBERED_SLOTS,
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

    def bears_end(self, game: Burgundy, place: int) -> bool:
        return game.ends_turn_of_round(place)


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

    def why_not(self, game: Burgundy, action: int) -> Reason:
        player = self.player
        verb = VERB[action]
        if verb in WITH_DICE:
            die = DIE[action]
            shown = game.dice[2 * player + die] if die != NO_DIE else ANY
            return why_not_act(game, player, action, why_not_die(game, player, die), shown)
        if verb == TURN:
            return why_not_turn(game, player, DIE[action], NUMBER[action])
        if verb == CLAIM:
            reason = shields.why_not_claim(game, player, SHIELD[action], SPACE[action])
            if reason.kind is not NOT_NOW:
                return reason
            return shields.why_not_with_dice(game, player, SHIELD[action])
        return why_at_another_time(game, player, action)

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

    def why_not(self, game: Burgundy, action: int) -> Reason:
        return why_not_without_dice(game, self.player, action, ANY)

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

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != CLAIM:
            return super().why_not(game, action)
        reason = shields.why_not_claim(game, self.player, SHIELD[action], SPACE[action])
        if reason.kind is reasons.NOT_IN_A_DEPOT or game.duchy_of(self.player).crests & SHIELD_BY_CASTLE:
            return reason
        return Reason(reasons.NO_SHIELD_BY_CASTLE, [])

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

    def why_not(self, game: Burgundy, action: int) -> Reason:
        return why_not_without_dice(game, self.player, action, game.white)

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


# --- why not --------------------------------------------------------------------------------------


def why_not_die(game: Burgundy, player: int, die: int) -> Reason:
    """Why this die of a turn cannot be used; NOT_NOW if it can. Of two alike the first one is used."""
    if die == NO_DIE:
        return Reason(reasons.WITH_A_DIE, [])
    first, second = game.dice[2 * player], game.dice[2 * player + 1]
    if (first if die == FIRST_DIE else second) == NOTHING:
        return Reason(reasons.DIE_USED, [])
    return Reason(reasons.DICE_ALIKE if die == SECOND_DIE and first == second else NOT_NOW, [])


def why_not_without_dice(game: Burgundy, player: int, action: int, shown: int) -> Reason:
    """Why an action that needs none of the two dice cannot be done, as if with one that shows this."""
    if VERB[action] not in WITH_DICE:
        return Reason(NOT_NOW, [])
    die = Reason(NOT_NOW if DIE[action] == NO_DIE else reasons.DICE_WAIT, [])
    return why_not_act(game, player, action, die, shown)


def why_not_act(game: Burgundy, player: int, action: int, die: Reason, shown: int) -> Reason:
    """Why one of the four actions cannot be done: what lies there, the die itself, what it cannot reach."""
    reason = why_not_there(game, player, action)
    if reason.kind is NOT_NOW:
        reason = die
    if reason.kind is NOT_NOW and VERB[action] == PLACE:
        reason = placing.why_not_stored_on(game, player, TILE[action], SPACE[action])
    return reason if reason.kind is not NOT_NOW else why_too_far(game, player, action, shown)


def why_not_there(game: Burgundy, player: int, action: int) -> Reason:
    """Why an action leads nowhere, whatever the dice show; NOT_NOW if it does not."""
    me = game.duchy_of(player)
    if VERB[action] == TAKE:
        reason = storage.why_not_from(game, SLOT[action])
        if reason.kind is NOT_NOW and SLOT[action] >= NUMBERED_SLOTS:
            return Reason(
                reasons.INNS_ARE_BOUGHT if SLOT[action] == INN_SLOT else reasons.BLACK_IS_BOUGHT, []
            )
        return reason
    if VERB[action] == PLACE:
        return placing.why_not_on(me, SPACE[action])
    if VERB[action] == SELL and not me.goods[GOODS_OF[action]]:
        return Reason(reasons.NO_GOODS, [GOODS_OF[action]])
    return Reason(NOT_NOW, [])


def why_too_far(game: Burgundy, player: int, action: int, shown: int) -> Reason:
    """The number an action takes, and the workers that would make the die show it."""
    me = game.duchy_of(player)
    needed = workers_for(game, player, action, shown)
    missing = needed - me.workers
    if VERB[action] == TAKE:
        return Reason(reasons.TOO_FAR_TO_TAKE, [DEPOT_OF[SLOT[action]] + 1, shown + 1, needed, missing])
    if VERB[action] == PLACE:
        space = SPACE[action]
        wanted = me.board.die[space] + 1
        return Reason(reasons.TOO_FAR_TO_PLACE, [space, wanted, shown + 1, needed, missing])
    kind = GOODS_OF[action]
    return Reason(reasons.TOO_FAR_TO_SELL, [kind, kind + 1, shown + 1, needed, missing])


def why_not_turn(game: Burgundy, player: int, die: int, number: int) -> Reason:
    """Why a die cannot be turned: no shield for it, done already, never the white one, it shows it."""
    if not game.duchy_of(player).crests & FREE_DIE:
        return Reason(reasons.NO_FREE_DIE, [])
    if game.turned:
        return Reason(reasons.TURNED_ALREADY, [])
    if die == NO_DIE:
        return Reason(reasons.WHITE_DIE_STAYS, [])
    reason = why_not_die(game, player, die)
    return reason if reason.kind is not NOT_NOW else Reason(reasons.SHOWN_ALREADY, [number + 1])


def why_at_another_time(game: Burgundy, player: int, action: int) -> Reason:
    """When something that is not part of a turn by itself can be done."""
    verb = VERB[action]
    if verb == SAIL:
        return Reason(reasons.WITH_A_SHIP, [])
    if verb == DISCARD:
        return Reason(reasons.DISCARD_FOR_ROOM, [])
    if verb == SWAP and game.is_solo():
        return Reason(reasons.SWAP_WITH_A_SHIP, [])
    if verb in (KEEP, DROP) and game.duchy_of(player).crests >> SHIELD[action] & 1:
        return Reason(reasons.TAX_AT_THE_END, [])
    return Reason(NOT_NOW, [])


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
