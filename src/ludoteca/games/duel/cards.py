"""Action cards: when they may be played, and what they do."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import END_TURN_OF, Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.games.duel import actions, dice, notes, reasons
from ludoteca.games.duel.actions import (
    AMOUNT_VERB,
    BURN_VERB,
    CARD,
    DEFEND,
    FILL_VERB,
    LOSE_VERB,
    NUMBER,
    OWN_SITE,
    PASS,
    PICK_VERB,
    SHIFT_VERB,
    SITE,
    STORE,
    SWAP_VERB,
    TREAT_VERB,
    VERB,
)
from ludoteca.games.duel.building import (
    DISCARD_PLAYED,
    building_sites,
    lose_expansion,
    needed_for,
    set_site,
    spot_of,
    swap_spots,
)
from ludoteca.games.duel.components import (
    ARCHER,
    AROUND,
    ARSONIST,
    BATH_HOUSE,
    BEFORE_ROLL,
    BENJAMIN,
    BRIGANDS,
    BRIGITTA,
    CAPACITY,
    CARAVAN_PAYS,
    CARAVAN_TAKES,
    CELEBRATION,
    DEFENCE_NUMBERS,
    DEMANDS,
    DESIGN_OF,
    DESIGNS,
    DOCTOR,
    FIRE_BRIGADE,
    FROM_DISCARD,
    GIFT_MAX,
    GIVES,
    GOLD,
    GOLDSMITH,
    GOLDSMITH_GOLD,
    GOLDSMITH_TAKES,
    GUDRUN,
    GUDRUN_GOLD,
    GUIDO,
    IN_ACTION_PHASE,
    KIND_DESIGN,
    MERCHANT,
    MERCHANT_CARAVAN,
    MERCHANT_TAKES,
    NEEDS_ANY_OF,
    NEEDS_CITIES,
    NEEDS_STRENGTH_ADVANTAGE,
    NONE,
    OR_COMMERCE,
    OR_FEWER_POINTS,
    PLACE_OF,
    PLUNDER,
    PLUNDER_BEHIND,
    PRODUCTION_DIE,
    REGIONS,
    REINER,
    RELOCATION,
    RESOURCE_OF,
    SCOUT,
    SEATS,
    SITES,
    TOURNAMENT,
    TRADE_MASTER,
    TRADE_MASTER_TAKES,
    TRAITOR,
    UNIT,
    VOYAGE_OF_PLUNDER,
)
from ludoteca.games.duel.events import is_immune, strong_units
from ludoteca.games.duel.resources import (
    Deliver,
    DeliverTo,
    GiveBack,
    PayAny,
    TakeAny,
    charge,
    charge_other,
    named_amounts,
    open_caches,
    receive,
    yield_in,
)
from ludoteca.games.duel.scoring import may_stand, recount
from ludoteca.games.duel.state import (
    Duel,
    Player,
    amount_of,
    count_of,
    holds_at_least,
    is_seat,
    kinds_in,
)

# --- may it be played? ----------------------------------------------------------------------------


def can_play(game: Duel, seat: int, design: int, purse: int) -> bool:
    """Is it a card for the action phase, are its requirements met, and would it change anything?"""
    return (
        IN_ACTION_PHASE[design]
        and requirement_met(game, seat, design)
        and is_useful(game, seat, design, purse)
    )


def requirement_met(game: Duel, seat: int, design: int) -> bool:
    """The requirement printed on the card."""
    me = game.players[seat]
    if NEEDS_ANY_OF[design] and NEEDS_ANY_OF[design] & me.tally.built == 0:
        if not (OR_FEWER_POINTS[design] and game.points(seat) < game.points(1 - seat)):
            return False
    if NEEDS_CITIES[design] and me.cities == 0 and me.tally.commerce < OR_COMMERCE[design]:
        return False
    return not NEEDS_STRENGTH_ADVANTAGE[design] or game.hero_token() == seat


def is_useful(game: Duel, seat: int, design: int, purse: int) -> bool:
    """A card that is known to have no effect at all may not be played."""
    me = game.players[seat]
    other = game.players[1 - seat]
    if design == GOLDSMITH:
        return amount_of(purse, GOLD) >= GOLDSMITH_GOLD
    if design == MERCHANT_CARAVAN:
        return holds_at_least(purse, CARAVAN_PAYS)
    if design == RELOCATION:
        return True
    if GIVES[design] != NONE:
        return amount_of(me.capacity - purse, GIVES[design]) > 0
    if design == GUDRUN:
        return me.tally.pirate_ships > 0 and gudrun_most(game, seat) > 0
    if DEMANDS[design]:
        return len(dice.demandable(game, seat, 0)) > 0
    if design == BRIGANDS:
        return len(fillable(game, seat)) > 0
    if design == BENJAMIN:
        return len(repeating(game, seat)) > 0
    if design == DOCTOR:
        return len(treatable(game, seat)) > 0
    if FROM_DISCARD[design]:
        return len(game.discards[discard_pile_for(game, seat, design)]) > 0
    if design == ARCHER:
        return len(strong_units(other)) > 0
    if design == ARSONIST:
        return len(unprotected(other)) > 0
    return len(other.hand) > 0


def why_not_play(game: Duel, seat: int, kind: int) -> Reason:
    """What keeps a player from playing a card of the hand in the action phase."""
    design = KIND_DESIGN[kind]
    if not IN_ACTION_PHASE[design]:
        return why_not_in_action_phase(design)
    if not requirement_met(game, seat, design):
        return why_not_required(kind)
    return why_not_useful(game, seat, design)


def why_not_in_action_phase(design: int) -> Reason:
    """When a card for another time is played."""
    if design == BRIGITTA:
        return Reason(reasons.BEFORE_THE_ROLL_BRIGITTA, [])
    if design == REINER:
        return Reason(reasons.BEFORE_THE_ROLL_REINER, [])
    return Reason(reasons.ONLY_WHILE_SETTLING if design == SCOUT else reasons.ONLY_AGAINST_EVENTS, [])


def why_not_required(kind: int) -> Reason:
    """The requirement of an action card, which is not met: every card has one at most."""
    design = KIND_DESIGN[kind]
    if NEEDS_STRENGTH_ADVANTAGE[design]:
        return Reason(reasons.NEEDS_ADVANTAGE, [kind])
    if NEEDS_CITIES[design]:
        return Reason(reasons.NEEDS_CITY, [kind, OR_COMMERCE[design]])
    or_behind = OR_FEWER_POINTS[design]
    return Reason(reasons.NEEDS_OR_BEHIND if or_behind else reasons.NEEDS, [kind, *needed_for(design)])


def why_not_useful(game: Duel, seat: int, design: int) -> Reason:
    """Why a card would have no effect at all."""
    purse = game.purse(seat)
    if design == GOLDSMITH:
        return Reason(reasons.GOLDSMITH_TOO_DEAR, [GOLDSMITH_GOLD - amount_of(purse, GOLD)])
    if design == MERCHANT_CARAVAN:
        return Reason(reasons.CARAVAN_TOO_DEAR, [CARAVAN_PAYS - count_of(purse)])
    if GIVES[design] != NONE:
        return Reason(reasons.NO_ROOM_FOR_GIFT, [GIVES[design]])
    if design == GUDRUN:
        return why_not_gudrun(game, seat)
    if DEMANDS[design]:
        return Reason(reasons.NOTHING_TO_DEMAND, [])
    if design == BRIGANDS:
        return Reason(reasons.NOTHING_TO_FILL, [])
    if design == BENJAMIN:
        return Reason(reasons.NOTHING_REPEATED, [game.number])
    if design == DOCTOR:
        return Reason(reasons.NOTHING_TO_TREAT, [])
    if FROM_DISCARD[design]:
        return Reason(reasons.NO_DISCARDS, [])
    if design == ARCHER:
        return Reason(reasons.NO_STRONG_UNIT, [])
    return Reason(reasons.NO_UNPROTECTED_BUILDING if design == ARSONIST else reasons.NO_HAND_TO_BETRAY, [])


def why_not_gudrun(game: Duel, seat: int) -> Reason:
    """Without Pirate Ships, without gold of the other player or without room she brings nothing."""
    if game.players[seat].tally.pirate_ships == 0:
        return Reason(reasons.NO_PIRATE_SHIP, [])
    gold = amount_of(game.purse(1 - seat), GOLD)
    return Reason(reasons.NO_ROOM_FOR_GOLD if gold else reasons.NO_GOLD_TO_DEMAND, [])


def price_of(design: int) -> dict[str, int]:
    """What playing a card takes, by resource; ``any`` of one's choice."""
    if design == GOLDSMITH:
        return named_amounts(GOLDSMITH_GOLD * UNIT[GOLD])
    return {"any": CARAVAN_PAYS} if design == MERCHANT_CARAVAN else {}


# --- playing --------------------------------------------------------------------------------------


def play(game: Duel, seat: int, kind: int) -> None:
    """Play an action card of the action phase; it is discarded when all it does is done."""
    design = KIND_DESIGN[kind]
    game.play_card(seat, kind)
    game.stack.append(DISCARD_PLAYED)
    if design == GOLDSMITH:
        game.stack.append(TakeAny(seat, GOLDSMITH_TAKES, NONE))
        charge(game, seat, GOLDSMITH_GOLD * UNIT[GOLD])
    elif design == MERCHANT_CARAVAN:
        game.stack.append(TakeAny(seat, CARAVAN_TAKES, NONE))
        game.stack.append(PayAny(seat, CARAVAN_PAYS))
    elif design == RELOCATION:
        game.stack.append(RELOCATE[seat])
    elif GIVES[design] != NONE:
        receive(game, seat, GIVES[design], GIFT_MAX)
    elif design == TRADE_MASTER:
        dice.demand(game, seat, 0, TRADE_MASTER_TAKES)
    elif design == MERCHANT:
        game.stack.append(GIVE_BACK[seat])
        dice.demand(game, seat, 0, MERCHANT_TAKES)
    elif design == VOYAGE_OF_PLUNDER:
        behind = game.points(seat) < game.points(1 - seat)
        dice.demand(game, seat, 0, PLUNDER_BEHIND if behind else PLUNDER)
    elif design == GUDRUN:
        game.stack.append(DEMAND_GOLD[seat])
    elif design == BRIGANDS:
        game.stack.append(RAID[seat])
    elif design == BENJAMIN:
        for store in repeating(game, seat):
            yield_in(game, seat, store, 1)
    elif design == DOCTOR:
        game.stack.append(TREAT_WITH_BATH[seat])
    elif FROM_DISCARD[design]:
        pile = discard_pile_for(game, seat, design)
        game.look_through_discards(seat, pile)
        game.stack.append(PickDiscard(seat, pile))
    else:
        attack(game, seat, design)


# --- before the roll ------------------------------------------------------------------------------


def play_before_roll(game: Duel, seat: int, kind: int) -> None:
    """Brigitta chooses the number of the production die; Reiner calls for a Celebration."""
    game.play_card(seat, kind)
    game.stack.append(DISCARD_PLAYED)
    if KIND_DESIGN[kind] == BRIGITTA:
        game.stack.append(FORETELL[seat])
    else:
        game.face = CELEBRATION


def can_play_before_roll(game: Duel, design: int) -> bool:
    """Each die can be settled once."""
    if design == BRIGITTA:
        return game.number == 0
    return design == REINER and game.face == NONE


def why_not_before_roll(game: Duel, design: int) -> Reason:
    """Why a card of the hand cannot be played before the roll: it is not for then, or its die is settled."""
    if not BEFORE_ROLL[design]:
        return Reason(reasons.FIRST_THE_DICE, [])
    return Reason(reasons.NUMBER_CHOSEN if design == BRIGITTA else reasons.CELEBRATION_CALLED, [])


class Foretell(Step[Duel]):
    """Brigitta: choose the number of the production die."""

    def options(self, game: Duel) -> list[int]:
        return [actions.number(number - 1) for number in PRODUCTION_DIE]

    def apply(self, game: Duel, action: int) -> None:
        game.number = NUMBER[action] + 1
        game.note(notes.CHOSE_NUMBER, self.player, game.number)

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and self.player == game.active and game.number == 0


# --- Relocation -----------------------------------------------------------------------------------


class Relocate(Step[Duel]):
    """Choose the first of two regions, or of two expansions, that change places."""

    def options(self, game: Duel) -> list[int]:
        me = game.players[self.player]
        found = [actions.swap(store) for store in me.stores if store < REGIONS]
        first = SITES * self.player
        for site in me.tally.standing:
            if partners(me, site):
                found.append(actions.shift(first + site))
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        me = game.players[self.player]
        if VERB[action] == SWAP_VERB:
            return Reason(reasons.NO_OWN_REGION, [])
        if VERB[action] != SHIFT_VERB:
            return Reason(NOT_NOW, [])
        if SITE[action] // SITES != self.player or me.sites[OWN_SITE[action]] == NONE:
            return Reason(reasons.NO_OWN_EXPANSION, [])
        return Reason(reasons.NO_PARTNER, [])

    def apply(self, game: Duel, action: int) -> None:
        if OWN_SITE[action] == NONE:
            game.stack.append(SwapWith(self.player, STORE[action]))
        else:
            game.stack.append(ShiftWith(self.player, OWN_SITE[action]))


class SwapWith(Step[Duel]):
    """Choose the second region."""

    def __init__(self, player: int, store: int) -> None:
        super().__init__(player)
        self.store: Final = store

    def options(self, game: Duel) -> list[int]:
        stores = game.players[self.player].stores
        return [actions.swap(store) for store in stores if store < REGIONS and store != self.store]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] == SHIFT_VERB:
            return Reason(reasons.REGION_OR_EXPANSION, [])
        if VERB[action] != SWAP_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.WITH_ITSELF if STORE[action] == self.store else reasons.NO_OWN_REGION, [])

    def apply(self, game: Duel, action: int) -> None:
        me = game.players[self.player]
        swap_spots(game, self.player, spot_of(me, self.store), spot_of(me, STORE[action]))

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and self.store in game.players[self.player].regions


class ShiftWith(Step[Duel]):
    """Choose the second expansion."""

    def __init__(self, player: int, site: int) -> None:
        super().__init__(player)
        self.site: Final = site

    def options(self, game: Duel) -> list[int]:
        first = SITES * self.player
        return [actions.shift(first + site) for site in partners(game.players[self.player], self.site)]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] == SWAP_VERB:
            return Reason(reasons.REGION_OR_EXPANSION, [])
        if VERB[action] != SHIFT_VERB:
            return Reason(NOT_NOW, [])
        me = game.players[self.player]
        other = OWN_SITE[action]
        if SITE[action] // SITES != self.player or me.sites[other] == NONE:
            return Reason(reasons.NO_OWN_EXPANSION, [])
        if other == self.site:
            return Reason(reasons.WITH_ITSELF, [])
        return Reason(
            reasons.ALIKE if may_change_places(me, self.site, other) else reasons.MUST_END_IN_CITY, []
        )

    def apply(self, game: Duel, action: int) -> None:
        me = game.players[self.player]
        other = OWN_SITE[action]
        card = me.sites[self.site]
        set_site(me, self.site, me.sites[other])
        set_site(me, other, card)
        first = SITES * self.player
        game.note(notes.SHIFTED, self.player, first + self.site, first + other)
        recount(game, self.player)

    def fits(self, game: Duel, place: int) -> bool:
        me = game.players[self.player]
        return game.is_next(place) and me.sites[self.site] != NONE and len(partners(me, self.site)) > 0


def partners(me: Player, site: int) -> list[int]:
    """Where the expansions stand with which this one may change places to some effect."""
    design = DESIGN_OF[me.sites[site]]
    found: list[int] = []
    for other in me.tally.standing:
        card = me.sites[other]
        if DESIGN_OF[card] == design:
            continue
        if PLACE_OF[other] == PLACE_OF[site] and other % 2 == site % 2:
            continue
        if may_change_places(me, site, other):
            found.append(other)
    return found


def may_change_places(me: Player, one: int, other: int) -> bool:
    """May either of two expansions stand where the other one does?"""
    return may_stand(me, DESIGN_OF[me.sites[one]], other) and may_stand(me, DESIGN_OF[me.sites[other]], one)


# --- taking from the other player -----------------------------------------------------------------


def gudrun_most(game: Duel, seat: int) -> int:
    """Two gold a Pirate Ship, as far as the other has it and one can store it."""
    most = GUDRUN_GOLD * game.players[seat].tally.pirate_ships
    return min(most, amount_of(game.purse(1 - seat), GOLD), amount_of(game.room(seat), GOLD))


class DemandGold(Step[Duel]):
    """Gudrun: say how much gold the other player has to hand over."""

    def options(self, game: Duel) -> list[int]:
        return [actions.amount(n) for n in range(gudrun_most(game, self.player))]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != AMOUNT_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.TOO_MUCH_GOLD, [gudrun_most(game, self.player)])

    def apply(self, game: Duel, action: int) -> None:
        bill = (NUMBER[action] + 1) * UNIT[GOLD]
        game.stack.append(Deliver(self.player, bill))
        charge_other(game, 1 - self.player, bill)

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and gudrun_most(game, self.player) > 0


def fillable(game: Duel, seat: int) -> list[int]:
    """The own regions with room for something that the other player has."""
    theirs = game.purse(1 - seat)
    stock = game.stock
    found: list[int] = []
    for store in game.players[seat].stores:
        if store < REGIONS and stock[store] < CAPACITY and amount_of(theirs, RESOURCE_OF[store]):
            found.append(store)
    return found


class Raid(Step[Duel]):
    """Brigands: choose the own region that is to be filled."""

    def options(self, game: Duel) -> list[int]:
        return [actions.fill(store) for store in fillable(game, self.player)]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != FILL_VERB:
            return Reason(NOT_NOW, [])
        store = STORE[action]
        if store not in game.players[self.player].stores:
            return Reason(reasons.NOT_YOURS_TO_FILL, [])
        if store >= REGIONS:
            return Reason(reasons.NO_CACHE_FILLED, [])
        if game.space_in(store) == 0:
            return Reason(reasons.FULL, [store])
        return Reason(reasons.OTHER_HAS_NONE, [RESOURCE_OF[store]])

    def apply(self, game: Duel, action: int) -> None:
        game.stack.append(RaidAmount(self.player, STORE[action]))

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and len(fillable(game, self.player)) > 0


def raid_most(game: Duel, seat: int, store: int) -> int:
    """How much of the other player's finds room in a region."""
    return min(amount_of(game.purse(1 - seat), RESOURCE_OF[store]), game.space_in(store))


class RaidAmount(Step[Duel]):
    """Brigands: say how much is taken."""

    def __init__(self, player: int, store: int) -> None:
        super().__init__(player)
        self.store: Final = store

    def options(self, game: Duel) -> list[int]:
        return [actions.amount(n) for n in range(raid_most(game, self.player, self.store))]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != AMOUNT_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.TOO_MUCH_TO_FILL, [raid_most(game, self.player, self.store)])

    def apply(self, game: Duel, action: int) -> None:
        amount = NUMBER[action] + 1
        game.stack.append(DeliverTo(self.player, self.store, amount))
        charge_other(game, 1 - self.player, amount * UNIT[RESOURCE_OF[self.store]])

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and self.store in fillable(game, self.player)


# --- own regions ----------------------------------------------------------------------------------


def has_room(game: Duel, seat: int, store: int) -> bool:
    """Has a region room for what it yields? Gold may go into the Gold Cache."""
    if game.stock[store] < CAPACITY:
        return True
    return RESOURCE_OF[store] == GOLD and len(open_caches(game, seat)) > 0


def repeating(game: Duel, seat: int) -> list[int]:
    """Benjamin: the own regions with the number of this turn that have room."""
    stores = game.players[seat].numbered[game.number]
    return [store for store in stores if has_room(game, seat, store)]


def treatable(game: Duel, seat: int) -> list[int]:
    """Doctor: the own Bath Houses with a region around their city that has room."""
    me = game.players[seat]
    found: list[int] = []
    for site in me.tally.standing:
        if DESIGN_OF[me.sites[site]] == BATH_HOUSE:
            for spot in AROUND[PLACE_OF[site]]:
                if has_room(game, seat, me.regions[spot]):
                    found.append(site)
                    break
    return found


class TreatWithBath(Step[Duel]):
    """Doctor: choose a Bath House; the four regions around its city yield 1 resource each."""

    def options(self, game: Duel) -> list[int]:
        first = SITES * self.player
        return [actions.treat(first + site) for site in treatable(game, self.player)]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != TREAT_VERB:
            return Reason(NOT_NOW, [])
        card = (
            game.players[self.player].sites[OWN_SITE[action]]
            if SITE[action] // SITES == self.player
            else NONE
        )
        bath = card != NONE and DESIGN_OF[card] == BATH_HOUSE
        return Reason(reasons.NOTHING_TO_TREAT_HERE if bath else reasons.NO_BATH_HOUSE, [])

    def apply(self, game: Duel, action: int) -> None:
        me = game.players[self.player]
        for spot in AROUND[PLACE_OF[OWN_SITE[action]]]:
            yield_in(game, self.player, me.regions[spot], 1)

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and len(treatable(game, self.player)) > 0


# --- the discard pile -----------------------------------------------------------------------------


def discard_pile_for(game: Duel, seat: int, design: int) -> int:
    """The common pile; in the tournament game Guido looks through the other's, Gustav through one's own."""
    if game.setting.number != TOURNAMENT:
        return 0
    return 1 - seat if design == GUIDO else seat


class PickDiscard(Step[Duel]):
    """Take one card of the discard pile into the hand."""

    def __init__(self, player: int, pile: int) -> None:
        super().__init__(player)
        self.pile: Final = pile

    def options(self, game: Duel) -> list[int]:
        return [actions.pick(kind) for kind in kinds_in(game.discards[self.pile])]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != PICK_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NOT_DISCARDED, [CARD[action]])

    def apply(self, game: Duel, action: int) -> None:
        game.take_from_discards(self.player, self.pile, CARD[action])

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and self.pile < len(game.discards) and len(game.discards[self.pile]) > 0


# --- attacks --------------------------------------------------------------------------------------


def attack(game: Duel, seat: int, design: int) -> None:
    """Archer, Arsonist and Traitor: before anything else the defender may roll, if anybody keeps watch."""
    game.stack.append(Attack(seat, design))
    if defence_numbers(game.players[1 - seat]):
        if design != ARCHER:
            game.stack.append(END_TURN_OF[1 - seat])
        game.stack.append(DEFEND_ROLL[1 - seat])
        game.stack.append(END_TURN_OF[seat])
    elif design == ARCHER:
        game.stack.append(END_TURN_OF[seat])


def defence_numbers(me: Player) -> list[int]:
    """The numbers on which the watch stops an attack."""
    found: list[int] = []
    for design in range(DESIGNS):
        if DEFENCE_NUMBERS[design] and me.has(design):
            found.extend(DEFENCE_NUMBERS[design])
    return found


class DefendRoll(Step[Duel]):
    """Lookout Tower and Heinrich: roll once to stop the attack, or let it happen."""

    def options(self, game: Duel) -> list[int]:
        return [DEFEND, PASS]

    def apply(self, game: Duel, action: int) -> None:
        if action == PASS:
            return
        rolled = PRODUCTION_DIE[game.roll(len(PRODUCTION_DIE))]
        game.note(notes.DEFENDED, self.player, rolled)
        if rolled in defence_numbers(game.players[self.player]):
            game.immune |= 1 << self.player
            game.note(notes.STOPPED, self.player)


class Attack(Event[Duel]):
    """The attack hits, unless it was stopped."""

    def __init__(self, seat: int, design: int) -> None:
        super().__init__()
        self.seat: Final = seat
        self.design: Final = design

    def happen(self, game: Duel) -> None:
        victim = 1 - self.seat
        if is_immune(game, victim):
            game.immune = 0
        elif self.design == ARCHER:
            game.stack.append(END_TURN_OF[victim])
            game.stack.append(SHOT[victim])
        elif self.design == ARSONIST:
            game.stack.append(SET_FIRE[self.seat])
        else:
            game.show_hand(victim)
            game.stack.append(BETRAY[self.seat])

    def fits(self, game: Duel, place: int) -> bool:
        """There is something to hit."""
        if not is_seat(self.seat) or self.design not in (ARCHER, ARSONIST, TRAITOR):
            return False
        victim = game.players[1 - self.seat]
        if self.design == TRAITOR:
            return len(victim.hand) > 0
        return len(strong_units(victim) if self.design == ARCHER else unprotected(victim)) > 0


class Shot(Step[Duel]):
    """Archer: lose a unit with at least 1 strength point."""

    def options(self, game: Duel) -> list[int]:
        first = SITES * self.player
        return [actions.lose(first + site) for site in strong_units(game.players[self.player])]

    def why_not(self, game: Duel, action: int) -> Reason:
        return Reason(reasons.NO_UNIT_WITH_STRENGTH if VERB[action] == LOSE_VERB else NOT_NOW, [])

    def apply(self, game: Duel, action: int) -> None:
        lose_expansion(game, self.player, OWN_SITE[action])

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and len(strong_units(game.players[self.player])) > 0


def unprotected(me: Player) -> list[int]:
    """Where buildings stand that no Fire Brigade of their city protects."""
    guarded: list[int] = []
    sites = building_sites(me)
    for site in sites:
        if DESIGN_OF[me.sites[site]] == FIRE_BRIGADE:
            guarded.append(PLACE_OF[site])
    return [site for site in sites if PLACE_OF[site] not in guarded]


class SetFire(Step[Duel]):
    """Arsonist: choose an unprotected building of the other player."""

    def options(self, game: Duel) -> list[int]:
        victim = 1 - self.player
        first = SITES * victim
        return [actions.burn(first + site) for site in unprotected(game.players[victim])]

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != BURN_VERB:
            return Reason(NOT_NOW, [])
        if SITE[action] // SITES == self.player:
            return Reason(reasons.NOT_OF_THE_OTHER, [])
        stands = OWN_SITE[action] in building_sites(game.players[1 - self.player])
        return Reason(reasons.GUARDED if stands else reasons.NO_BUILDING_TO_BURN, [])

    def apply(self, game: Duel, action: int) -> None:
        height = len(game.stack)
        victim = 1 - self.player
        lose_expansion(game, victim, OWN_SITE[action])
        if len(game.stack) > height:
            game.stack.insert(height, END_TURN_OF[victim])
            game.stack.append(END_TURN_OF[self.player])

    def fits(self, game: Duel, place: int) -> bool:
        return game.is_next(place) and len(unprotected(game.players[1 - self.player])) > 0


class Betray(Step[Duel]):
    """Traitor: take one card of the shown hand, or none."""

    def options(self, game: Duel) -> list[int]:
        found = [actions.pick(kind) for kind in kinds_in(game.players[1 - self.player].hand)]
        found.append(PASS)
        return found

    def why_not(self, game: Duel, action: int) -> Reason:
        if VERB[action] != PICK_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NOT_IN_SHOWN_HAND, [CARD[action]])

    def apply(self, game: Duel, action: int) -> None:
        if action != PASS:
            game.steal_card(self.player, CARD[action])


FORETELL: Final[list[Step[Any]]] = [Foretell(seat) for seat in range(SEATS)]
RELOCATE: Final[list[Step[Any]]] = [Relocate(seat) for seat in range(SEATS)]
GIVE_BACK: Final[list[Step[Any]]] = [GiveBack(seat) for seat in range(SEATS)]
DEMAND_GOLD: Final[list[Step[Any]]] = [DemandGold(seat) for seat in range(SEATS)]
RAID: Final[list[Step[Any]]] = [Raid(seat) for seat in range(SEATS)]
TREAT_WITH_BATH: Final[list[Step[Any]]] = [TreatWithBath(seat) for seat in range(SEATS)]
DEFEND_ROLL: Final[list[Step[Any]]] = [DefendRoll(seat) for seat in range(SEATS)]
SHOT: Final[list[Step[Any]]] = [Shot(seat) for seat in range(SEATS)]
SET_FIRE: Final[list[Step[Any]]] = [SetFire(seat) for seat in range(SEATS)]
BETRAY: Final[list[Step[Any]]] = [Betray(seat) for seat in range(SEATS)]
