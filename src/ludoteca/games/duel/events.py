"""Event cards: turned up by the event die, resolved for whom they touch, put under their stack."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import END_TURN_OF, Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.duel import actions, notes, reasons
from ludoteca.games.duel.actions import (
    BRIBE,
    CARD,
    LOSE_VERB,
    NAME_VERB,
    OWN_SITE,
    PASS,
    PICK_VERB,
    PLAY_VERB,
    SITE,
    STACK,
    STORE,
    TAKE_VERB,
    VERB,
)
from ludoteca.games.duel.building import DISCARD_PLAYED, building_sites, lose_expansion, why_not_under
from ludoteca.games.duel.components import (
    BELOW_YULE,
    BIT,
    BRIBE_FEW,
    BRIBE_MANY,
    CARDS,
    CHAPELS,
    COMMERCE,
    DESIGN_OF,
    FEUD,
    FEUD_NAMES,
    FRATERNAL_CARDS,
    FRATERNAL_FEUDS,
    GIFT_FOR_THE_PRINCE,
    GOLD,
    INVENTION,
    INVENTION_MAX,
    IS_UNIT,
    KIND_OF,
    MANY_UNITS,
    NOBODY,
    NONE,
    PEDDLER_MAX,
    PLAGUE,
    RESOURCE_OF,
    RIOTS,
    SEATS,
    SEBASTIAN,
    SETUP_NAMES,
    SITES,
    STACK_CARDS,
    STRENGTH,
    TOURNAMENT,
    TRADE_SHIPS_RACE,
    TRAVELING_MERCHANT,
    UNIT,
    YEAR_OF_PLENTY,
    YULE,
)
from ludoteca.games.duel.knowledge import BURIED
from ludoteca.games.duel.resources import (
    DeliverTo,
    Gain,
    charge,
    each_takes,
    lose,
    stores_open,
    why_not_into,
    yield_in,
)
from ludoteca.games.duel.state import Duel, Player, amount_of, events_seen, is_seat, kinds_in


def turn_up(game: Duel) -> None:
    """Draw the top event card; Yule has the stack made anew, and another card is drawn at once."""
    if game.events_left == BELOW_YULE:
        game.look()
        game.note(notes.EVENT, game.active, YULE)
        make_stack_anew(game)
    game.event = game.draw(game.events, game.events_left)
    game.events_left -= 1
    game.note(notes.EVENT, game.active, game.event)
    game.stack.append(EVENT_OVER)
    resolve(game, game.event)


def make_stack_anew(game: Duel) -> None:
    """Shuffle all event cards in play: three at the bottom, Yule on them, the rest on top."""
    game.met = events_seen(game.met, game.events[game.events_left :])
    events = game.events.copy()
    events.sort()
    game.rng.shuffle(events)
    game.events = events
    game.events_left = len(events)
    game.note(notes.RESHUFFLED, NOBODY)


def resolve(game: Duel, event: int) -> None:
    """What an event card does."""
    me = game.players[game.active]
    other = game.players[1 - game.active]
    if event == INVENTION:
        each_takes(game, min(me.tally.learned, INVENTION_MAX), min(other.tally.learned, INVENTION_MAX))
    elif event == TRADE_SHIPS_RACE:
        mine = me.tally.trade_ships
        theirs = other.tally.trade_ships
        each_takes(game, int(0 < mine >= theirs), int(0 < theirs >= mine))
    elif event == YEAR_OF_PLENTY:
        for seat in (1 - game.active, game.active):
            for store in game.players[seat].tally.plenty:
                yield_in(game, seat, store, 1)
    elif event == GIFT_FOR_THE_PRINCE:
        for seat in (1 - game.active, game.active):
            game.stack.append(Gain(seat, GOLD, len(strong_units(game.players[seat]))))
    elif event == TRAVELING_MERCHANT:
        traveling_merchant(game)
    elif event == PLAGUE:
        plague(game)
    elif event == RIOTS:
        for seat in (1 - game.active, game.active):
            game.stack.append(RIOT_OF[seat])
        for seat in (1 - game.active, game.active):
            if riots_touch(game, seat):
                game.stack.append(ASK_FOR_SEBASTIAN[seat])
    elif event == FEUD:
        feud(game)
    elif event == FRATERNAL_FEUDS:
        fraternal_feuds(game)


class EventOver(Event[Duel]):
    """The event card is resolved and goes under its stack."""

    def happen(self, game: Duel) -> None:
        game.event = NONE
        game.marked = ()
        game.immune = 0

    def fits(self, game: Duel, place: int) -> bool:
        return game.event != NONE


def are_marks_of(game: Duel) -> bool:
    """Do the marks belong to the event? A named building may be lost already."""
    if game.event == FEUD:
        return len(game.marked) == 0 or 0 <= min(game.marked) <= max(game.marked) < SITES
    if game.event == FRATERNAL_FEUDS and game.hero_token() != NOBODY:
        return are_picked(game, 1 - game.hero_token())
    return len(game.marked) == 0


# --- Sebastian ------------------------------------------------------------------------------------


class Preach(Step[Duel]):
    """Sebastian may be played the moment an event card that hits the player is turned up."""

    def options(self, game: Duel) -> list[int]:
        found: list[int] = []
        sebastian = game.players[self.player].holds(SEBASTIAN)
        if sebastian != NONE:
            found.append(actions.play(KIND_OF[sebastian]))
        found.append(PASS)
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != PLAY_VERB:
            return Reason(NOT_NOW, [])
        held = game.players[self.player].slot_of(CARD[action]) != NONE
        return Reason(reasons.NOT_SEBASTIAN, []) if held else Reason(reasons.NOT_IN_HAND, [CARD[action]])

    def apply(self, game: Duel, action: int) -> None:
        if action == PASS:
            return
        game.play_card(self.player, CARD[action])
        game.immune |= 1 << self.player
        game.note(notes.IMMUNE, self.player)
        game.stack.append(DISCARD_PLAYED)


class AskForSebastian(Event[Duel]):
    """A player is asked for Sebastian if everybody must take it that he could be in that hand.

    Who is asked must tell nothing about the hand: what counts are the backs of its cards and where both
    players see every Sebastian with such a back lie.
    """

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Duel) -> None:
        for card in game.players[self.seat].hand:
            if could_be_sebastian(game, game.back(card)):
                game.stack.append(END_TURN_OF[self.seat])
                game.stack.append(PREACH[self.seat])
                return

    def fits(self, game: Duel, place: int) -> bool:
        return is_seat(self.seat)


def could_be_sebastian(game: Duel, back: int) -> bool:
    """Is there a Sebastian with this back that does not lie on a discard pile for all to know?"""
    for card in SEBASTIANS[game.setting.number]:
        if game.back(card) == back and not is_discarded_openly(game, card):
            return True
    return False


def is_discarded_openly(game: Duel, card: int) -> bool:
    """Lies a card on its discard pile, and has nobody taken anything out of it unseen?"""
    pile = game.pile_of(card)
    if card not in game.discards[pile]:
        return False
    # Asked last: what the seats know is only worked out when somebody wants to know it.
    for seat in range(SEATS):
        if game.knows.of(seat).is_doubted(pile):
            return False
    return True


def is_immune(game: Duel, seat: int) -> bool:
    return game.immune >> seat & 1 == 1


# --- Riots ----------------------------------------------------------------------------------------


class RiotOf(Event[Duel]):
    """Riots reach a player who has units and neither Chapel nor Sebastian."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Duel) -> None:
        if riots_reach(game, self.seat):
            if self.seat != game.active or riots_reach(game, 1 - self.seat):
                game.stack.append(END_TURN_OF[self.seat])
            game.stack.append(CALM_RIOT[self.seat])

    def fits(self, game: Duel, place: int) -> bool:
        return is_seat(self.seat)


class CalmRiot(Step[Duel]):
    """Pay 1 gold for 1 or 2 units, 2 gold for more; or lose one of them."""

    def options(self, game: Duel) -> list[int]:
        me = game.players[self.player]
        found: list[int] = []
        if can_bribe(game, self.player):
            found.append(BRIBE)
        first = SITES * self.player
        for site in restless_units(me):
            found.append(actions.lose(first + site))
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if action == BRIBE:
            gold = amount_of(game.purse(self.player), GOLD)
            return Reason(reasons.BRIBE_TOO_DEAR, [bribe(game.players[self.player]) - gold])
        return Reason(reasons.NO_RESTLESS_UNIT if VERB[action] == LOSE_VERB else NOT_NOW, [])

    def apply(self, game: Duel, action: int) -> None:
        if action == BRIBE:
            charge(game, self.player, bribe(game.players[self.player]) * UNIT[GOLD])
        else:
            lose_expansion(game, self.player, OWN_SITE[action])

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and len(restless_units(game.players[self.player])) > 0


def restless_units(me: Player) -> list[int]:
    """Where units with strength or commerce points stand."""
    found: list[int] = []
    for site in me.tally.standing:
        design = DESIGN_OF[me.sites[site]]
        if IS_UNIT[design] and STRENGTH[design] + COMMERCE[design] > 0:
            found.append(site)
    return found


def bribe(me: Player) -> int:
    return BRIBE_MANY if len(restless_units(me)) >= MANY_UNITS else BRIBE_FEW


def can_bribe(game: Duel, seat: int) -> bool:
    """Is there enough gold?"""
    return amount_of(game.purse(seat), GOLD) >= bribe(game.players[seat])


def riots_touch(game: Duel, seat: int) -> bool:
    """Has the player such units, and no Chapel for the number of this turn?"""
    me = game.players[seat]
    for design in CHAPELS[game.number]:
        if me.has(design):
            return False
    return len(restless_units(me)) > 0


def riots_reach(game: Duel, seat: int) -> bool:
    return riots_touch(game, seat) and not is_immune(game, seat)


# --- Feud -----------------------------------------------------------------------------------------


def feud(game: Duel) -> None:
    """Who has the strength advantage names three buildings of the other, who loses one of them."""
    seat = game.hero_token()
    if seat != NOBODY and building_sites(game.players[1 - seat]):
        game.stack.append(StartFeud(seat))
        game.stack.append(ASK_FOR_SEBASTIAN[1 - seat])


class StartFeud(Event[Duel]):
    """The feud breaks out, unless Sebastian stopped it; three buildings or fewer are all named."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Duel) -> None:
        victim = 1 - self.seat
        if is_immune(game, victim):
            return
        if victim != game.active:
            game.stack.append(END_TURN_OF[victim])
        game.stack.append(LOSE_NAMED[victim])
        sites = building_sites(game.players[victim])
        if len(sites) <= FEUD_NAMES:
            game.marked = tuple(sites)
        else:
            game.stack.append(END_TURN_OF[self.seat])
            game.stack.append(NAME_BUILDING[self.seat])

    def fits(self, game: Duel, place: int) -> bool:
        return is_seat(self.seat) and len(building_sites(game.players[1 - self.seat])) > 0


class NameBuilding(Step[Duel]):
    """Name the next of three buildings of the other player."""

    def options(self, game: Duel) -> list[int]:
        victim = 1 - self.player
        first = SITES * victim
        sites = building_sites(game.players[victim])
        return [actions.name(first + site) for site in sites if site not in game.marked]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != NAME_VERB:
            return Reason(NOT_NOW, [])
        named = SITE[action] // SITES != self.player and OWN_SITE[action] in game.marked
        return Reason(reasons.NAMED_ALREADY if named else reasons.NO_BUILDING_TO_NAME, [])

    def apply(self, game: Duel, action: int) -> None:
        game.marked = (*game.marked, OWN_SITE[action])
        game.note(notes.NAMED, self.player, SITES * (1 - self.player) + OWN_SITE[action])
        if len(game.marked) < FEUD_NAMES:
            game.stack.append(self)

    def fits(self, game: Duel, place: int) -> bool:
        """Fewer than three are named, and there are more."""
        sites = building_sites(game.players[1 - self.player])
        return are_named(game, 1 - self.player) and len(game.marked) < min(FEUD_NAMES, len(sites))


class LoseNamed(Step[Duel]):
    """Remove one of the named buildings."""

    def options(self, game: Duel) -> list[int]:
        first = SITES * self.player
        return [actions.lose(first + site) for site in game.marked]

    def why_not(self, game: Duel, action: int) -> Reason:
        return Reason(reasons.NOT_NAMED if VERB[action] == LOSE_VERB else NOT_NOW, [])

    def apply(self, game: Duel, action: int) -> None:
        lose_expansion(game, self.player, OWN_SITE[action])

    def fits(self, game: Duel, place: int) -> bool:
        """Buildings are named, or about to be."""
        naming = isinstance(game.stack[-1], NameBuilding)
        return are_named(game, self.player) and (naming or len(game.marked) > 0)


def are_named(game: Duel, victim: int) -> bool:
    """Are the marks of a Feud different buildings of its victim?"""
    sites = building_sites(game.players[victim])
    for site in game.marked:
        if site not in sites:
            return False
    return game.event == FEUD and len(set(game.marked)) == len(game.marked)


# --- Fraternal Feuds ------------------------------------------------------------------------------


def fraternal_feuds(game: Duel) -> None:
    """Who has the strength advantage puts two hand cards of the other under stacks with their backs."""
    seat = game.hero_token()
    if seat != NOBODY and game.players[1 - seat].hand:
        game.stack.append(OpenHand(seat))
        game.stack.append(ASK_FOR_SEBASTIAN[1 - seat])


class OpenHand(Event[Duel]):
    """The hand is handed over to be looked at, unless Sebastian stopped it."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Duel) -> None:
        victim = 1 - self.seat
        if is_immune(game, victim) or not game.players[victim].hand:
            return
        game.show_hand(victim)
        game.stack.append(END_TURN_OF[self.seat])
        game.stack.append(MARK_CARD[self.seat])

    def fits(self, game: Duel, place: int) -> bool:
        return is_seat(self.seat)


class MarkCard(Step[Duel]):
    """Pick a card of the shown hand; what is picked leaves it only when all stacks are chosen."""

    def options(self, game: Duel) -> list[int]:
        hand = game.players[1 - self.player].hand
        marked = game.marked[::2]
        cards = tuple([hand[slot] for slot in range(len(hand)) if slot not in marked])
        return [actions.pick(kind) for kind in kinds_in(cards)]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != PICK_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NOT_TO_BE_PICKED, [CARD[action]])

    def apply(self, game: Duel, action: int) -> None:
        hand = game.players[1 - self.player].hand
        marked = game.marked[::2]
        slot = 0
        while slot in marked or KIND_OF[hand[slot]] != CARD[action]:
            slot += 1
        game.marked = (*game.marked, slot, NONE)
        if len(game.marked) // 2 < min(FRATERNAL_CARDS, len(hand)):
            game.stack.append(self)
        else:
            game.stack.append(MarkStack(self.player, 0))

    def fits(self, game: Duel, place: int) -> bool:
        hand = game.players[1 - self.player].hand
        return are_picked(game, 1 - self.player) and len(game.marked) // 2 < min(FRATERNAL_CARDS, len(hand))


class MarkStack(Step[Duel]):
    """Choose the stack for the next picked card."""

    def __init__(self, player: int, place: int) -> None:
        super().__init__(player)
        self.place: Final = place

    def options(self, game: Duel) -> list[int]:
        hand = game.players[1 - self.player].hand
        card = hand[game.marked[2 * self.place]]
        return [actions.under(stack) for stack in game.stacks_for(card)]

    def why_not(self, game: Duel, action: int) -> Reason:
        return why_not_under(game, action)

    def apply(self, game: Duel, action: int) -> None:
        at = 2 * self.place + 1
        game.marked = put(game.marked, at, STACK[action])
        if at + 1 < len(game.marked):
            game.stack.append(MarkStack(self.player, self.place + 1))
        else:
            bury_marked(game, 1 - self.player)

    def fits(self, game: Duel, place: int) -> bool:
        return are_picked(game, 1 - self.player) and 2 * self.place < len(game.marked)


def are_picked(game: Duel, victim: int) -> bool:
    """Are the marks of Fraternal Feuds different cards of the victim's hand, each with no stack yet or a
    fitting one?"""
    hand = game.players[victim].hand
    slots = game.marked[::2]
    stacks = game.marked[1::2]
    for n in range(len(slots)):
        if not 0 <= slots[n] < len(hand) or n == len(stacks):
            return False
        if stacks[n] != NONE and stacks[n] not in game.stacks_for(hand[slots[n]]):
            return False
    return game.event == FRATERNAL_FEUDS and len(set(slots)) == len(slots)


def bury_marked(game: Duel, victim: int) -> None:
    """The picked cards go under their stacks.

    The victim knows which cards are gone and which stacks grew, but not which of two cards with the same back
    lies where.
    """
    game.look()
    me = game.players[victim]
    slots = game.marked[::2]
    stacks = game.marked[1::2]
    cards = [me.hand[slot] for slot in slots]
    game.knows.happens_with(BURIED, victim, 0, 0, tuple(cards))
    game.knows.with_cards(stacks)
    for n in range(len(cards)):
        game.stacks[stacks[n]] = (*game.stacks[stacks[n]], cards[n])
        game.note(notes.TAKEN_CARD, 1 - victim, KIND_OF[cards[n]])
        game.note(notes.PUT_CARD, 1 - victim, KIND_OF[cards[n]], stacks[n])
    for stack in sorted(stacks):  # not in the order of the cards, which would tell what lies where
        game.note(notes.BURIED, 1 - victim, stack)
    me.hand = tuple([me.hand[slot] for slot in range(len(me.hand)) if slot not in slots])
    game.marked = ()


# --- the others -----------------------------------------------------------------------------------


def traveling_merchant(game: Duel) -> None:
    """The active player may buy first, then the other."""
    seat = game.active
    if can_buy(game, 1 - seat):
        game.stack.append(END_TURN_OF[1 - seat])
        game.stack.append(Peddle(1 - seat, PEDDLER_MAX))
        game.stack.append(END_TURN_OF[seat])
    game.stack.append(Peddle(seat, PEDDLER_MAX))


def can_buy(game: Duel, seat: int) -> bool:
    """Is there gold to pay with, and room for something else?"""
    return amount_of(game.purse(seat), GOLD) > 0 and len(stores_open(game, seat, GOLD)) > 0


class Peddle(Step[Duel]):
    """Traveling Merchant: buy up to two resources for 1 gold each."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def options(self, game: Duel) -> list[int]:
        if not can_buy(game, self.player):
            return []
        found = [actions.take(store) for store in stores_open(game, self.player, GOLD)]
        found.append(PASS)
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != TAKE_VERB:
            return Reason(NOT_NOW, [])
        if RESOURCE_OF[STORE[action]] == GOLD:
            return Reason(reasons.PEDDLER_SELLS_NO_GOLD, [])
        return why_not_into(game, self.player, STORE[action])

    def apply(self, game: Duel, action: int) -> None:
        if action == PASS:
            return
        if self.left > 1:
            game.stack.append(Peddle(self.player, self.left - 1))
        game.stack.append(DeliverTo(self.player, STORE[action], 1))
        charge(game, self.player, UNIT[GOLD])

    def nothing_to_choose(self, game: Duel) -> None:
        """Without gold or room nothing can be bought."""


def plague(game: Duel) -> None:
    """Every region next to a city without a Bath House loses 1 resource; then the Pharmacies pay."""
    for seat in (game.active, 1 - game.active):
        me = game.players[seat]
        for store in me.stores:
            if me.tally.near_city & ~me.tally.bathed & BIT[store] and game.stock[store]:
                lose(game, seat, store, 1)
    mine = game.players[game.active].tally.pharmacies
    each_takes(game, mine, game.players[1 - game.active].tally.pharmacies)


def strong_units(me: Player) -> list[int]:
    """Where units with at least 1 strength point stand."""
    found: list[int] = []
    for site in me.tally.standing:
        design = DESIGN_OF[me.sites[site]]
        if IS_UNIT[design] and STRENGTH[design] > 0:
            found.append(site)
    return found


def _sebastians(setup: int) -> list[int]:
    """The Sebastians among the cards of a way to play."""
    cards = list(range(CARDS)) if setup == TOURNAMENT else [c for back in STACK_CARDS[setup] for c in back]
    return [card for card in cards if DESIGN_OF[card] == SEBASTIAN]


SEBASTIANS: Final = [_sebastians(setup) for setup in range(len(SETUP_NAMES))]
ASK_FOR_SEBASTIAN: Final = [AskForSebastian(seat) for seat in range(SEATS)]
EVENT_OVER: Final = EventOver()
PREACH: Final[list[Step[Any]]] = [Preach(seat) for seat in range(SEATS)]
RIOT_OF: Final = [RiotOf(seat) for seat in range(SEATS)]
CALM_RIOT: Final[list[Step[Any]]] = [CalmRiot(seat) for seat in range(SEATS)]
NAME_BUILDING: Final[list[Step[Any]]] = [NameBuilding(seat) for seat in range(SEATS)]
LOSE_NAMED: Final[list[Step[Any]]] = [LoseNamed(seat) for seat in range(SEATS)]
MARK_CARD: Final[list[Step[Any]]] = [MarkCard(seat) for seat in range(SEATS)]
