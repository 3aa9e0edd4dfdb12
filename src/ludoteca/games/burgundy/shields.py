"""Shields: a pair of dice takes one, castles carry them, taxes keep them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import EndTurn, Event, InAnyOrder, Step
from ludoteca.core.reasons import NOT_NOW, Reason, ReasonKind
from ludoteca.core.tuples import put
from ludoteca.games.burgundy import actions, monasteries, notes, placing, reasons, storage
from ludoteca.games.burgundy.actions import (
    DECLINE,
    DROP,
    KEEP,
    PAY,
    SHIELD,
    SILVER,
    SLOT,
    SPACE,
    VERB,
    WORKERS,
    claim,
    drop,
    gift,
    keep,
)
from ludoteca.games.burgundy.components import (
    ALL_DEPOT_SLOTS,
    BIT,
    BLACK_SLOTS_USED,
    BORROWED_MONASTERIES,
    CASTLE,
    CASTLE_COLOUR,
    DEPOTS,
    ENDLESS_STORAGE,
    FIRST_SHIELD,
    FREE_PLACEMENT,
    GIFT_OF_BLACK,
    GIFT_OF_DEPOTS,
    INN_SLOT,
    MAX_SEATS,
    NO_TILE,
    NOBODY,
    NOTHING,
    ROUNDS,
    SHIELDS,
    TAX_IN_WORKERS,
    TILE_COLOUR,
    WORKERS_NEEDED,
)
from ludoteca.games.burgundy.state import Burgundy, Duchy
from ludoteca.games.burgundy.workers import pay_workers, way_of_selling

# --- taking a shield ------------------------------------------------------------------------------


def castles_of(me: Duchy) -> list[int]:
    """The castle tiles that can carry a shield."""
    return [space for space in me.board.spaces_of[CASTLE_COLOUR] if me.tiles[space] == CASTLE]


def claims_with_dice(game: Burgundy, player: int, first: int, second: int, found: list[int]) -> None:
    """The shields of every depot whose number both dice can be made to show."""
    me = game.duchy_of(player)
    way = way_of_selling(me)
    for depot in range(DEPOTS):
        if WORKERS_NEEDED[way][first][depot] + WORKERS_NEEDED[way][second][depot] <= me.workers:
            claims(game, me, depot, found)


def claims_anywhere(game: Burgundy, player: int, found: list[int]) -> None:
    for depot in range(DEPOTS):
        claims(game, game.duchy_of(player), depot, found)


def claims(game: Burgundy, me: Duchy, depot: int, found: list[int]) -> None:
    for shield in game.crests[depot]:
        for space in castles_of(me):
            found.append(claim(shield, space))


def why_not_claim(game: Burgundy, player: int, shield: int, space: int) -> Reason:
    """Why this shield cannot go on what lies here, whatever the dice show; NOT_NOW if it can."""
    me = game.duchy_of(player)
    if not lies_in_depot(game, shield):
        return Reason(reasons.NOT_IN_A_DEPOT, [shield])
    if space >= me.board.spaces:
        return Reason(reasons.NO_SUCH_SPACE, [me.board.spaces])
    return Reason(NOT_NOW if space in castles_of(me) else reasons.NO_CASTLE_FOR_SHIELD, [])


def why_not_with_dice(game: Burgundy, player: int, shield: int) -> Reason:
    """Why the dice do not take this shield: one is used, or workers are missing for doubles."""
    if NOTHING in game.dice[2 * player : 2 * player + 2]:
        return Reason(reasons.BOTH_DICE, [])
    needed = workers_to_claim(game, player, shield)
    missing = needed - game.duchy_of(player).workers
    return Reason(reasons.NO_DOUBLES, [shield, depot_with(game, shield) + 1, needed, missing])


def claim_with_dice(game: Burgundy, player: int, shield: int, space: int) -> None:
    """Both dice are used; workers make them a pair where they are none."""
    pay_workers(game, player, workers_to_claim(game, player, shield))
    game.dice[2 * player] = NOTHING
    game.dice[2 * player + 1] = NOTHING
    claim_shield(game, player, shield, space)


def workers_to_claim(game: Burgundy, player: int, shield: int) -> int:
    """How many workers make both dice show the number of the shield's depot."""
    needed = WORKERS_NEEDED[way_of_selling(game.duchy_of(player))]
    depot = depot_with(game, shield)
    return needed[game.dice[2 * player]][depot] + needed[game.dice[2 * player + 1]][depot]


def lies_in_depot(game: Burgundy, shield: int) -> bool:
    return any([shield in here for here in game.crests])


def depot_with(game: Burgundy, shield: int) -> int:
    for depot in range(DEPOTS):
        if shield in game.crests[depot]:
            return depot
    raise ValueError(shield)


def claim_shield(game: Burgundy, player: int, shield: int, space: int) -> None:
    """Put a shield on a castle; one that lies there already is out of the game."""
    me = game.duchy_of(player)
    depot = depot_with(game, shield)
    rest = tuple([other for other in game.crests[depot] if other != shield])
    game.crests = put(game.crests, depot, rest)
    for old in me.shields:
        if old // SHIELDS == space:
            lose_shield(game, player, old % SHIELDS)
    me.raise_shield(space, shield)
    game.note(notes.CLAIMED, player, shield, space)


def lose_shield(game: Burgundy, player: int, shield: int) -> None:
    """A shield leaves the game, and with it all it allowed."""
    me = game.duchy_of(player)
    me.shields = tuple([old for old in me.shields if old % SHIELDS != shield])
    me.crests &= ~(1 << shield)
    game.remove_tile(FIRST_SHIELD + shield)
    game.note(notes.DROPPED, player, shield)
    if 1 << shield == FREE_PLACEMENT:
        me.reopen()
    elif 1 << shield == BORROWED_MONASTERIES:
        me.borrowed = NOBODY
        me.powers = me.monasteries
    elif 1 << shield == ENDLESS_STORAGE:
        storage.discard_down(game, player)


# --- the end of a phase ---------------------------------------------------------------------------


def waits_for_end(game: Burgundy, seat: int, place: int) -> bool:
    """Can something about this seat's shields wait here for the end of a phase?"""
    over = game.round == ROUNDS and game.active == NOBODY
    return game.setting.shields and over and 0 <= seat < len(game.sides) and place > 1


class Gifts(Event[Burgundy]):
    """Whoever holds the shields for it may place a tile from a depot; who holds both picks the order."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Burgundy) -> None:
        crests = game.duchy_of(self.seat).crests
        due: list[Step[Any]] = []
        if crests & GIFT_OF_DEPOTS:
            due.append(GIFT[self.seat])
        if crests & GIFT_OF_BLACK:
            due.append(BLACK_GIFT[self.seat])
        if due:
            game.stack.append(EndTurn(self.seat))
            game.stack.append(InAnyOrder(self.seat, tuple(due)))

    def fits(self, game: Burgundy, place: int) -> bool:
        return waits_for_end(game, self.seat, place) and self.seat not in [
            step.seat for step in game.stack[:place] if isinstance(step, Gifts)
        ]

    def bears_end(self, game: Burgundy, place: int) -> bool:
        return game.ends_moment_of_shields(place)


class PlaceGift(Step[Burgundy]):
    """Place a tile from a depot straight into the duchy, whatever its number, or do without."""

    def __init__(self, player: int, black: bool) -> None:
        super().__init__(player)
        self.black: Final = black

    def options(self, game: Burgundy) -> list[int]:
        found: list[int] = []
        if not game.duchy_of(self.player).crests & (GIFT_OF_BLACK if self.black else GIFT_OF_DEPOTS):
            return found  # another shield has taken its place meanwhile
        gift_options(game, self.player, self.slots(game), found)
        if found:
            found.append(DECLINE)
        return found

    def slots(self, game: Burgundy) -> list[int]:
        """Where the tile may come from."""
        return [*BLACK_SLOTS_USED[game.table], INN_SLOT] if self.black else ALL_DEPOT_SLOTS[game.table]

    def why_not(self, game: Burgundy, action: int) -> Reason:
        kind = reasons.GIFT_OF_BLACK if self.black else reasons.GIFT_OF_NUMBERED
        return why_not_gift(game, self.player, action, self.slots(game), kind)

    def apply(self, game: Burgundy, action: int) -> None:
        if action == DECLINE:
            game.note(notes.DECLINED, self.player)
        else:
            place_gift(game, self.player, SLOT[action], SPACE[action])

    def nothing_to_choose(self, game: Burgundy) -> None:
        game.note(notes.NOTHING_FITS, self.player)

    def fits(self, game: Burgundy, place: int) -> bool:
        at_end = game.setting.shields and game.active == NOBODY
        return at_end and game.is_turn_of(self.player, place)

    def may_wait(self, game: Burgundy, player: int) -> bool:
        return self.player == player


class Taxes(Event[Burgundy]):
    """Every shield costs a coin at the end of a phase."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Burgundy) -> None:
        crests = game.duchy_of(self.seat).crests
        if crests:
            game.stack.append(EndTurn(self.seat))
            game.stack.append(PayTax(self.seat, crests))

    def fits(self, game: Burgundy, place: int) -> bool:
        return waits_for_end(game, self.seat, place) and self.seat not in [
            step.seat for step in game.stack[:place] if isinstance(step, Taxes)
        ]

    def bears_end(self, game: Burgundy, place: int) -> bool:
        return game.ends_moment_of_shields(place)


class PayTax(Step[Burgundy]):
    """For one shield after the other: pay, or give it up; first the one that lets workers pay.

    ``due`` are the shields whose tax is not settled yet.
    """

    def __init__(self, player: int, due: int) -> None:
        super().__init__(player)
        self.due: Final = due

    def shield(self) -> int:
        """Whose tax is next."""
        if self.due & TAX_IN_WORKERS:
            return TAX_IN_WORKERS.bit_length() - 1
        return (self.due & -self.due).bit_length() - 1

    def options(self, game: Burgundy) -> list[int]:
        me = game.duchy_of(self.player)
        shield = self.shield()
        found: list[int] = []
        if me.silver:
            found.append(keep(shield, SILVER))
        if me.workers and me.crests & TAX_IN_WORKERS:
            found.append(keep(shield, WORKERS))
        found.append(drop(shield))
        return found

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] not in (KEEP, DROP):
            return Reason(NOT_NOW, [])
        me = game.duchy_of(self.player)
        if not me.crests >> SHIELD[action] & 1:
            return Reason(reasons.NOT_YOUR_SHIELD, [SHIELD[action]])
        if SHIELD[action] != self.shield():
            return Reason(reasons.OTHER_TAX_DUE, [self.shield()])
        if PAY[action] == SILVER:
            return Reason(reasons.NO_SILVER_FOR_TAX, [])
        if PAY[action] != WORKERS:
            return Reason(reasons.ONE_COIN, [])
        return Reason(
            reasons.NO_WORKER_FOR_TAX if me.crests & TAX_IN_WORKERS else reasons.NO_TAX_IN_WORKERS, []
        )

    def apply(self, game: Burgundy, action: int) -> None:
        shield = SHIELD[action]
        rest = self.due & ~(1 << shield)
        if rest:
            game.stack.append(PayTax(self.player, rest))
        if VERB[action] == KEEP:
            pay_tax(game, self.player, shield, PAY[action])
        else:
            lose_shield(game, self.player, shield)

    def fits(self, game: Burgundy, place: int) -> bool:
        if not game.setting.shields or game.active != NOBODY or not game.is_turn_of(self.player, place):
            return False
        return self.due > 0 and self.due & ~game.duchy_of(self.player).crests == 0


class BorrowTime(Event[Burgundy]):
    """The last moment of a phase to say whose monasteries to borrow."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Burgundy) -> None:
        me = game.duchy_of(self.seat)
        if me.crests & BORROWED_MONASTERIES and me.borrowed == NOBODY:
            game.stack.append(EndTurn(self.seat))
            game.stack.append(monasteries.BORROW_MONASTERIES[self.seat])

    def fits(self, game: Burgundy, place: int) -> bool:
        return waits_for_end(game, self.seat, place) and self.seat not in [
            step.seat for step in game.stack[:place] if isinstance(step, BorrowTime)
        ]

    def bears_end(self, game: Burgundy, place: int) -> bool:
        return game.ends_moment_of_shields(place)


GIFTS: Final[list[Step[Any]]] = [Gifts(seat) for seat in range(MAX_SEATS)]
GIFT: Final[list[Step[Any]]] = [PlaceGift(seat, False) for seat in range(MAX_SEATS)]
BLACK_GIFT: Final[list[Step[Any]]] = [PlaceGift(seat, True) for seat in range(MAX_SEATS)]
TAXES: Final[list[Step[Any]]] = [Taxes(seat) for seat in range(MAX_SEATS)]
BORROW_TIME: Final[list[Step[Any]]] = [BorrowTime(seat) for seat in range(MAX_SEATS)]


def gift_options(game: Burgundy, player: int, slots: list[int], found: list[int]) -> None:
    """Every tile that lies there on every space it fits, whatever the number; equal tiles once."""
    me = game.duchy_of(player)
    seen: list[int] = []
    for slot in slots:
        tile = game.slots[slot]
        if tile == NO_TILE or tile in seen:
            continue
        seen.append(tile)
        spaces = placing.fitting(me, tile, me.board.full)
        if spaces:
            for space in me.board.spaces_of[TILE_COLOUR[tile]]:
                if spaces & BIT[space]:
                    found.append(gift(slot, space))


def why_not_gift(game: Burgundy, player: int, action: int, slots: list[int], elsewhere: ReasonKind) -> Reason:
    """Why the tile that lies there cannot be placed there: not from these slots, none there, no fit."""
    if VERB[action] != actions.GIFT:
        return Reason(NOT_NOW, [])
    slot = SLOT[action]
    reason = storage.why_not_from(game, slot)
    if reason.kind is not NOT_NOW:
        return reason
    if slot not in slots:
        return Reason(elsewhere, [])
    me = game.duchy_of(player)
    reason = placing.why_not_on(me, SPACE[action])
    if reason.kind is not NOT_NOW:
        return reason
    reason = placing.why_not_fitting(me, game.slots[slot], SPACE[action])
    return reason if reason.kind is not NOT_NOW else Reason(reasons.SAME_TILE, [game.slots[slot]])


def place_gift(game: Burgundy, player: int, slot: int, space: int) -> None:
    """Straight from the depot into the duchy, with all its effects."""
    tile = game.lift_tile(slot)
    game.note(notes.GIVEN, player, tile, slot)
    placing.place_tile(game, player, tile, space)


def pay_tax(game: Burgundy, player: int, shield: int, pay: int) -> None:
    me = game.duchy_of(player)
    if pay == SILVER:
        me.silver -= 1
    else:
        me.workers -= 1
    game.note(notes.KEPT, player, shield, pay)
