"""A turn: roll the dice, act, fill the hand up, exchange a card; then perhaps the game is won."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import END_TURN_OF, Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.duel import actions, building, cards, dice, events, notes, reasons, trade
from ludoteca.games.duel.actions import (
    ACTION_PHASE_VERBS,
    AT_VERB,
    BRIBE,
    BUILD_VERB,
    BUY_SEARCH,
    CARD,
    CITY_VERB,
    DONE,
    DRAW_VERB,
    DROP_VERB,
    END,
    EXCHANGE_VERB,
    MINT,
    MINT_VERB,
    OWN_END,
    OWN_PLACE,
    OWN_SITE,
    PASS,
    PAY_VERB,
    PLACE,
    PLAY_VERB,
    REMOVE_VERB,
    RESOURCE,
    ROAD_VERB,
    ROLL,
    SEARCH_VERB,
    SETTLE_VERB,
    SHIP_VERB,
    SITE,
    STACK,
    STORE,
    TRADE_THREE_VERB,
    TRADE_VERB,
    VERB,
)
from ludoteca.games.duel.components import (
    ACTION,
    BEFORE_ROLL,
    CITY_COST,
    DESIGN_OF,
    GOLD,
    GUARDS,
    KIND_DESIGN,
    KIND_OF,
    LAST_TURN,
    LEFT,
    MAY_REMOVE,
    NOBODY,
    NONE,
    PARISH_HALL,
    PARISH_PRICE,
    PLACES,
    RIGHT,
    ROAD_COST,
    SEARCH_PRICE,
    SEATS,
    SETTLEMENT_COST,
    SITES,
    TOWN_HALL,
    TOWN_HALL_PRICE,
    TYPE,
    UNIT,
    WIN_BEFORE_ROLL,
)
from ludoteca.games.duel.resources import PayAny, named_amounts
from ludoteca.games.duel.state import Duel, count_of, holds_at_least, is_seat, kinds_in


class Turn(Event[Duel]):
    """A turn begins; who has the target already has won, but not in the introductory game."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Duel) -> None:
        seat = self.seat
        game.turn += 1
        game.active = seat
        game.number = 0
        game.face = NONE
        game.minted = ()
        game.note(notes.TURN, seat, game.turn)
        if WIN_BEFORE_ROLL[game.setting.number] and game.points(seat) >= game.target():
            win(game, seat)
            return
        game.stack.extend(PHASES[seat])

    def fits(self, game: Duel, place: int) -> bool:
        return place == 0 and is_seat(self.seat)


class TurnOver(Event[Duel]):
    """Whoever ends the own turn with the target has won; else it is the other's turn, until the last."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Duel) -> None:
        if game.points(self.seat) >= game.target():
            win(game, self.seat)
        elif game.turn < LAST_TURN:
            game.stack.append(TURN_OF[1 - self.seat])
        else:
            game.note(notes.ENDLESS, NOBODY)

    def fits(self, game: Duel, place: int) -> bool:
        return place == 0 and self.seat == game.active


def win(game: Duel, seat: int) -> None:
    game.winner = seat
    game.note(notes.OVER, seat, game.points(seat))


# --- 1. the dice ----------------------------------------------------------------------------------


class BeforeTheRoll(Step[Duel]):
    """Roll both dice; before that Brigitta and Reiner may be played."""

    def options(self, game: Duel) -> list[int]:
        found = [ROLL]
        for card in game.players[self.player].hand:
            if BEFORE_ROLL[DESIGN_OF[card]] and cards.can_play_before_roll(game, DESIGN_OF[card]):
                action = actions.play(KIND_OF[card])
                if action not in found:
                    found.append(action)
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] in ACTION_PHASE_VERBS:
            return Reason(reasons.FIRST_THE_DICE, [])
        if VERB[action] != PLAY_VERB:
            return Reason(NOT_NOW, [])
        if game.players[self.player].slot_of(CARD[action]) == NONE:
            return Reason(reasons.NOT_IN_HAND, [CARD[action]])
        return cards.why_not_before_roll(game, KIND_DESIGN[CARD[action]])

    def apply(self, game: Duel, action: int) -> None:
        if action == ROLL:
            dice.roll(game)
        else:
            game.stack.append(self)
            cards.play_before_roll(game, self.player, CARD[action])

    def fits(self, game: Duel, place: int) -> bool:
        return self.player == game.active and place > 0 and isinstance(game.stack[place - 1], ActionPhase)


# --- 2. the action phase --------------------------------------------------------------------------


class ActionPhase(Step[Duel]):
    """Play cards, build and trade, in any order and as often as one likes."""

    def options(self, game: Duel) -> list[int]:
        seat = self.player
        purse = game.purse(seat)
        found = [DONE]
        playable(game, seat, purse, found)
        centre_cards(game, seat, purse, found)
        trade.trades(game, seat, purse, found)
        if MAY_REMOVE[game.setting.number]:
            first = SITES * seat
            for site in game.players[seat].tally.standing:
                found.append(actions.remove(first + site))
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        verb = VERB[action]
        if verb == PLAY_VERB:
            return why_no_playing(game, self.player, CARD[action])
        if verb == BUILD_VERB:
            return why_no_building(game, self.player, CARD[action])
        if verb == REMOVE_VERB:
            return why_no_removing(game, self.player, SITE[action])
        if verb in (ROAD_VERB, SETTLE_VERB, CITY_VERB):
            return why_no_centre_card(game, self.player, action)
        if verb in (TRADE_VERB, TRADE_THREE_VERB, SHIP_VERB, MINT_VERB):
            return trade.why_no_trade(game, self.player, action)
        if verb == AT_VERB:
            return why_no_site_yet(game, self.player, action)
        return Reason(reasons.PRICE_FIRST if verb == PAY_VERB else NOT_NOW, [])

    def apply(self, game: Duel, action: int) -> None:
        if action == DONE:
            return
        seat = self.player
        game.stack.append(self)
        verb = VERB[action]
        if verb == PLAY_VERB:
            cards.play(game, seat, CARD[action])
        elif verb == BUILD_VERB:
            building.build(game, seat, CARD[action])
        elif verb == REMOVE_VERB:
            building.remove_own(game, seat, OWN_SITE[action])
        elif verb in (TRADE_VERB, TRADE_THREE_VERB):
            trade.trade(game, seat, RESOURCE[action], trade.rate_of(game, seat, action))
        elif verb == SHIP_VERB:
            trade.ship_out(game, seat, STORE[action])
        elif verb == ROAD_VERB:
            building.build_road(game, seat, OWN_END[action])
        elif verb == SETTLE_VERB:
            building.build_settlement(game, seat, OWN_END[action])
        elif verb == CITY_VERB:
            building.build_city(game, seat, OWN_PLACE[action])
        else:
            trade.mint(game, seat)

    def fits(self, game: Duel, place: int) -> bool:
        return self.player == game.active and place > 0 and isinstance(game.stack[place - 1], DrawPhase)


def why_no_building(game: Duel, seat: int, kind: int) -> Reason:
    """What keeps a player from building this card."""
    if TYPE[KIND_DESIGN[kind]] == ACTION:
        return Reason(reasons.ACTION_IS_PLAYED, [kind])
    me = game.players[seat]
    face_up = len(game.face_up) > 0 and KIND_OF[game.face_up[0]] == kind
    if not face_up and me.slot_of(kind) == NONE:
        return Reason(reasons.NOT_IN_HAND_TO_BUILD, [kind])
    return building.why_not_build(me, kind, game.purse(seat))


def why_no_playing(game: Duel, seat: int, kind: int) -> Reason:
    """What keeps a player from playing this card."""
    if TYPE[KIND_DESIGN[kind]] != ACTION:
        return Reason(reasons.EXPANSION_IS_BUILT, [kind])
    if game.players[seat].slot_of(kind) == NONE:
        return Reason(reasons.NOT_IN_HAND, [kind])
    return cards.why_not_play(game, seat, kind)


def why_no_removing(game: Duel, seat: int, site: int) -> Reason:
    """What keeps a player from removing the card of a site."""
    if not MAY_REMOVE[game.setting.number]:
        return Reason(reasons.NO_REMOVING, [])
    return Reason(reasons.NOTHING_TO_REMOVE if site // SITES == seat else reasons.NOT_YOURS_TO_REMOVE, [])


def why_no_site_yet(game: Duel, seat: int, action: int) -> Reason:
    """A free site of one's own waits for the card that is built on it."""
    if SITE[action] // SITES != seat:
        return Reason(reasons.NOT_YOUR_SITE, [])
    me, site = game.players[seat], OWN_SITE[action]
    free = me.sites[site] == NONE and building.is_site(me, site)
    return Reason(reasons.CARD_FIRST if free else NOT_NOW, [])


def why_no_centre_card(game: Duel, seat: int, action: int) -> Reason:
    """What keeps a player from building a road, a settlement or a city."""
    verb = VERB[action]
    owner = PLACE[action] // PLACES if verb == CITY_VERB else END[action] // 2
    if owner != seat:
        return Reason(reasons.NOT_YOUR_LAND, [])
    if verb == CITY_VERB:
        return building.why_no_city(game, seat, OWN_PLACE[action])
    if verb == ROAD_VERB:
        return building.why_no_road(game, seat, OWN_END[action])
    return building.why_no_settlement(game, seat, OWN_END[action])


def why_too_late(action: int) -> Reason:
    """After the action phase nothing can be played, built or traded."""
    late = VERB[action] in ACTION_PHASE_VERBS or VERB[action] == PLAY_VERB
    return Reason(reasons.TOO_LATE if late else NOT_NOW, [])


def playable(game: Duel, seat: int, purse: int, found: list[int]) -> None:
    """The cards that can be played or built now: of the hand, and of the face-up stack."""
    me = game.players[seat]
    for card in me.hand:
        design = DESIGN_OF[card]
        if TYPE[design] == ACTION:
            if cards.can_play(game, seat, design, purse):
                action = actions.play(KIND_OF[card])
                if action not in found:
                    found.append(action)
        elif building.can_build(me, design, purse):
            action = actions.build(KIND_OF[card])
            if action not in found:
                found.append(action)
    if game.face_up and building.can_build(me, DESIGN_OF[game.face_up[0]], purse):
        found.append(actions.build(KIND_OF[game.face_up[0]]))


def centre_cards(game: Duel, seat: int, purse: int, found: list[int]) -> None:
    """Roads, settlements and cities that can be paid and have a place to go."""
    me = game.players[seat]
    guarded = purse + GUARDS
    if (guarded - ROAD_COST) & GUARDS == GUARDS:
        for end in (LEFT, RIGHT):
            if building.can_build_road(game, me, end):
                found.append(actions.road(2 * seat + end))
    if (me.road_left or me.road_right) and (guarded - SETTLEMENT_COST) & GUARDS == GUARDS:
        for end in (LEFT, RIGHT):
            if building.can_settle(game, me, end):
                found.append(actions.settle(2 * seat + end))
    if game.cities and (guarded - CITY_COST) & GUARDS == GUARDS:
        for place in range(me.left, me.right + 1):
            if me.cities >> place & 1 == 0:
                found.append(actions.city(PLACES * seat + place))


# --- 3. drawing cards -----------------------------------------------------------------------------


class DrawPhase(Step[Duel]):
    """Fill the hand up to its limit, card by card from any stacks; or drop what is too much."""

    def options(self, game: Duel) -> list[int]:
        me = game.players[self.player]
        limit = me.hand_limit()
        if len(me.hand) < limit:
            return [actions.draw(stack) for stack in game.open_stacks(self.player)]
        if len(me.hand) > limit:
            return [actions.drop(kind) for kind in kinds_in(me.hand)]
        return []

    def why_not(self, game: Duel, action: int) -> Reason:
        me = game.players[self.player]
        surplus = len(me.hand) - me.hand_limit()
        if VERB[action] == DRAW_VERB:
            if surplus > 0:
                return Reason(reasons.DROP_FIRST, [surplus])
            return building.why_not_open(game, self.player, STACK[action])
        if VERB[action] == DROP_VERB:
            if surplus < 0:
                return Reason(reasons.NOTHING_TO_DROP, [-surplus])
            return Reason(reasons.NOT_IN_HAND_TO_DROP, [CARD[action]])
        return why_too_late(action)

    def apply(self, game: Duel, action: int) -> None:
        game.stack.append(self)
        if STACK[action] != NONE:
            game.draw_card(self.player, STACK[action])
        else:
            lay_under(game, self.player, CARD[action])

    def fits(self, game: Duel, place: int) -> bool:
        return self.player == game.active and place > 0 and isinstance(game.stack[place - 1], ExchangePhase)

    def nothing_to_choose(self, game: Duel) -> None:
        """The hand is full, or all stacks are empty."""


def lay_under(game: Duel, seat: int, kind: int) -> None:
    """A hand card goes face down under a stack with its back."""
    slot = game.players[seat].slot_of(kind)
    stacks = game.stacks_for(game.players[seat].hand[slot])
    if len(stacks) == 1:
        game.put_under(seat, slot, stacks[0])
    else:
        game.stack.append(LayUnder(seat, slot))


class LayUnder(Step[Duel]):
    """Say under which stack a hand card goes."""

    def __init__(self, player: int, slot: int) -> None:
        super().__init__(player)
        self.slot: Final = slot

    def options(self, game: Duel) -> list[int]:
        card = game.players[self.player].hand[self.slot]
        return [actions.under(stack) for stack in game.stacks_for(card)]

    def why_not(self, game: Duel, action: int) -> Reason:
        return building.why_not_under(game, action)

    def apply(self, game: Duel, action: int) -> None:
        game.put_under(self.player, self.slot, STACK[action])

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and self.slot < len(game.players[self.player].hand)


# --- 4. exchanging a card -------------------------------------------------------------------------


class ExchangePhase(Step[Duel]):
    """Put one hand card under a stack to get another, if one likes."""

    def options(self, game: Duel) -> list[int]:
        found = [PASS]
        for kind in kinds_in(game.players[self.player].hand):
            found.append(actions.exchange(kind))
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] == EXCHANGE_VERB:
            return Reason(reasons.NOT_IN_HAND_TO_EXCHANGE, [CARD[action]])
        return why_too_late(action)

    def apply(self, game: Duel, action: int) -> None:
        game.stack.append(END_TURN_OF[self.player])
        if action != PASS:
            game.stack.append(TAKE_NEW_CARD[self.player])
            lay_under(game, self.player, CARD[action])

    def fits(self, game: Duel, place: int) -> bool:
        return self.player == game.active and place > 0 and isinstance(game.stack[place - 1], TurnOver)


class TakeNewCard(Step[Duel]):
    """Take the top card of a stack; or pay, look through a stack and choose."""

    def options(self, game: Duel) -> list[int]:
        found = [actions.draw(stack) for stack in game.open_stacks(self.player)]
        if found and can_pay_search(game, self.player):
            found.append(BUY_SEARCH)
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] == DRAW_VERB:
            return building.why_not_open(game, self.player, STACK[action])
        if action == BUY_SEARCH:
            missing = search_price(game, self.player) - count_of(game.purse(self.player))
            return Reason(reasons.SEARCH_TOO_DEAR, [missing])
        return why_too_late(action)

    def apply(self, game: Duel, action: int) -> None:
        if action != BUY_SEARCH:
            game.draw_card(self.player, STACK[action])
            return
        game.stack.append(SEARCH_STACK[self.player])
        price = search_price(game, self.player)
        if price:
            game.stack.append(PayAny(self.player, price))

    def nothing_to_choose(self, game: Duel) -> None:
        """Of the own stacks of a tournament nothing is left: the other's card has gone under the other's."""


class SearchStack(Step[Duel]):
    """Name the stack to look through."""

    def options(self, game: Duel) -> list[int]:
        return [actions.search(stack) for stack in game.open_stacks(self.player)]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] == SEARCH_VERB:
            return building.why_not_open(game, self.player, STACK[action])
        return why_too_late(action)

    def apply(self, game: Duel, action: int) -> None:
        building.search_stack(game, self.player, STACK[action])

    def fits(self, game: Duel, place: int) -> bool:
        return len(game.open_stacks(self.player)) > 0


def search_price(game: Duel, seat: int) -> int:
    """Two resources; one with a Parish Hall, none with a Town Hall."""
    me = game.players[seat]
    if me.has(TOWN_HALL):
        return TOWN_HALL_PRICE
    return PARISH_PRICE if me.has(PARISH_HALL) else SEARCH_PRICE


def can_pay_search(game: Duel, seat: int) -> bool:
    return holds_at_least(game.purse(seat), search_price(game, seat))


# --- what it costs --------------------------------------------------------------------------------


def costs(game: Duel, seat: int, action: int) -> dict[str, int]:
    """What an action takes, by resource; ``any``: of one's choice, ``saved``: so much of it is not paid."""
    verb = VERB[action]
    me = game.players[seat]
    if verb == BUILD_VERB:
        return building.price_of(me, KIND_DESIGN[CARD[action]])
    if verb == PLAY_VERB:
        return cards.price_of(KIND_DESIGN[CARD[action]])
    if verb == ROAD_VERB:
        return named_amounts(ROAD_COST)
    if verb == SETTLE_VERB:
        return named_amounts(SETTLEMENT_COST)
    if verb == CITY_VERB:
        return named_amounts(CITY_COST)
    if verb in (TRADE_VERB, TRADE_THREE_VERB, SHIP_VERB) or action == MINT:
        return trade.price_of(game, seat, action)
    if action == BUY_SEARCH and search_price(game, seat):
        return {"any": search_price(game, seat)}
    if action == BRIBE:
        return named_amounts(events.bribe(me) * UNIT[GOLD])
    return {}


TURN_OF: Final = [Turn(seat) for seat in range(SEATS)]
TURN_OVER: Final = [TurnOver(seat) for seat in range(SEATS)]
BEFORE_THE_ROLL: Final[list[Step[Any]]] = [BeforeTheRoll(seat) for seat in range(SEATS)]
ACTION_PHASE: Final[list[Step[Any]]] = [ActionPhase(seat) for seat in range(SEATS)]
DRAW_PHASE: Final[list[Step[Any]]] = [DrawPhase(seat) for seat in range(SEATS)]
EXCHANGE_PHASE: Final[list[Step[Any]]] = [ExchangePhase(seat) for seat in range(SEATS)]
TAKE_NEW_CARD: Final[list[Step[Any]]] = [TakeNewCard(seat) for seat in range(SEATS)]
SEARCH_STACK: Final[list[Step[Any]]] = [SearchStack(seat) for seat in range(SEATS)]
PHASES: Final[list[list[Step[Any]]]] = [
    [TURN_OVER[seat], EXCHANGE_PHASE[seat], DRAW_PHASE[seat], ACTION_PHASE[seat], BEFORE_THE_ROLL[seat]]
    for seat in range(SEATS)
]
"""The phases of a turn, last first."""
