"""Royal decrees: exploring, keeping, mandates used and cards put under the deck."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import NO_OPTIONS, Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.feudum import (
    knowledge,
    notes,
    reasons,
    standing,
    timetable,
    tokens,
)
from ludoteca.games.feudum.actions import (
    BUY_VESSEL_VERB,
    BY_CARD,
    DECLINE,
    DECREE,
    DISCARD_VERB,
    DONE,
    EMBARK_VERB,
    KEEP_VERB,
    LIFT_VERB,
    LOCATION,
    MANDATE_VERB,
    OPTION,
    ROLE,
    SHOVELS,
    UNDER_VERB,
    VERB,
    VESSEL,
    buy_vessel,
    discard,
    keep,
    lift,
    mandate,
    under,
)
from ludoteca.games.feudum.components import (
    ANY_VESSEL,
    BEAD_VALUES,
    DECREES_DRAWN,
    EXPLORE,
    EXPLORE_BASE,
    FOOD,
    HAND_LIMIT,
    IRON,
    LOCATIONS,
    MANDATE_ATTACK,
    MANDATE_BEADS,
    MANDATE_COST,
    MANDATE_GOODS,
    MANDATE_GUILD,
    MANDATE_MARKERS,
    MANDATE_SEALS,
    MANDATE_SHILLINGS,
    MANDATE_STARS,
    MANDATE_VESSEL,
    MANDATES,
    NOTHING,
    OUTPOST,
    SERF,
    SUBJECT,
    VESSELS,
)
from ludoteca.games.feudum.payment import can_pay, gain_good, pay_good, pay_goods, tiles_needed
from ludoteca.games.feudum.state import SEATS, Feudum, Player

_USES_MANDATES: Final = ("PlayCard", "SecondCard", "UseMandates", "DropDecree", "Feed")


class KeepDecree(Step[Feudum]):
    """Keep one of the decrees just drawn."""

    def options(self, game: Feudum) -> list[int]:
        return [keep(decree) for decree in game.drawn]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != KEEP_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NOT_DRAWN, [DECREE[action]])

    def apply(self, game: Feudum, action: int) -> None:
        decree = DECREE[action]
        me = game.players[self.player]
        me.decrees = tuple(sorted([*me.decrees, decree]))
        game.drawn = tuple([other for other in game.drawn if other != decree])
        place = knowledge.HAND_PLACES * self.player + len(me.decrees) - 1
        game.known = knowledge.take(game.known, self.player, 1 << place, len(game.drawn))
        game.note(notes.KEPT, self.player, decree)
        game.note(notes.KEPT_SECRETLY, self.player)
        if len(me.decrees) > HAND_LIMIT:
            game.stack.append(DROP_DECREE[self.player])
        return_decrees(game, self.player)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player, ("Shovels",))


class ReturnDecree(Step[Feudum]):
    """Put the other decrees under the deck, in the order one likes."""

    def options(self, game: Feudum) -> list[int]:
        return [under(decree) for decree in game.drawn]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != UNDER_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NOT_TO_GO_UNDER, [DECREE[action]])

    def apply(self, game: Feudum, action: int) -> None:
        decree = DECREE[action]
        put_back(game, self.player, decree)
        return_decrees(game, self.player)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player, ("Shovels", "DropDecree"))


class DropDecree(Step[Feudum]):
    """With more than three decrees, use a mandate or put one under the deck."""

    def options(self, game: Feudum) -> list[int]:
        found: list[int] = []
        offer_mandates(game, self.player, found)
        for decree in game.players[self.player].decrees:
            found.append(discard(decree))
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] == LIFT_VERB:
            return Reason(NOT_NOW, [])
        return why_not_decree(game, self.player, action)

    def apply(self, game: Feudum, action: int) -> None:
        if len(game.players[self.player].decrees) > HAND_LIMIT + 1:
            game.stack.append(self)
        use_decree(game, self.player, action)

    def fits(self, game: Feudum, place: int) -> bool:
        """The seat holds more decrees than it may."""
        if not timetable.in_turn(game, place, self.player, ("Shovels",)):
            return False
        return len(game.players[self.player].decrees) > HAND_LIMIT


class Shovels(Step[Feudum]):
    """After exploring, one iron buys two more decrees to choose from."""

    def options(self, game: Feudum) -> list[int]:
        if game.deck and can_pay(game.players[self.player], IRON):
            return [SHOVELS, DECLINE]
        return []

    def apply(self, game: Feudum, action: int) -> None:
        if action == SHOVELS:
            game.stack.append(DIG[self.player])
            pay_good(game, self.player, IRON)

    def nothing_to_choose(self, game: Feudum) -> None:
        """Without iron there are no shovels."""

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player)


class Dig(Event[Feudum]):
    """The iron is paid: two more decrees."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Feudum) -> None:
        draw_decrees(game, self.seat, DECREES_DRAWN)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.seat)


class UseMandates(Step[Feudum]):
    """After the card, or with nobody to feed, decrees may still be used before the turn ends.

    Whoever holds decrees is asked, whatever they are: the others must not see whether there is one to use.
    """

    def options(self, game: Feudum) -> list[int]:
        if not (game.players[self.player].decrees or game.subject_seals or game.serf_seals):
            return NO_OPTIONS
        found: list[int] = []
        offer_decrees(game, self.player, found)
        if found:
            found.append(DONE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] == EMBARK_VERB:
            return Reason(reasons.EMBARK_BEFORE_A_CARD, [])
        return why_not_decree(game, self.player, action)

    def apply(self, game: Feudum, action: int) -> None:
        if action == DONE:
            game.stack.pop()  # to be done is to end the turn: that need not be confirmed
            return
        game.stack.append(self)
        use_decree(game, self.player, action)

    def nothing_to_choose(self, game: Feudum) -> None:
        """There is neither a decree nor a seal to lift."""

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.begins_turn(game, place, self.player) or timetable.is_feeding(
            game, place, self.player
        )


class ClaimVessel(Step[Feudum]):
    """Choose a vessel from the supply."""

    def options(self, game: Feudum) -> list[int]:
        return [buy_vessel(vessel) for vessel in range(VESSELS) if game.vessel_supply[vessel]]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != BUY_VESSEL_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.VESSEL_NOT_IN_SUPPLY, [VESSEL[action]])

    def apply(self, game: Feudum, action: int) -> None:
        gain_vessel(game, self.player, VESSEL[action])

    def fits(self, game: Feudum, place: int) -> bool:
        """There are vessels in the supply."""
        if game.active != self.player or self.player < 0 or sum(game.vessel_supply) == 0:
            return False
        return timetable.lies_on(game, place, _USES_MANDATES)


KEEP_DECREE: Final = [KeepDecree(seat) for seat in SEATS]
RETURN_DECREE: Final = [ReturnDecree(seat) for seat in SEATS]
DROP_DECREE: Final = [DropDecree(seat) for seat in SEATS]
DIG: Final = [Dig(seat) for seat in SEATS]
SHOVELS_STEP: Final = [Shovels(seat) for seat in SEATS]
USE_MANDATES: Final = [UseMandates(seat) for seat in SEATS]
CLAIM_VESSEL: Final = [ClaimVessel(seat) for seat in SEATS]


def explore(game: Feudum, player: int) -> None:
    """Whoever rules an outpost draws two decrees, and one more for every further outpost or feudum."""
    places = game.enlarged(player, OUTPOST)
    if places == 0 or not game.deck:
        game.note(notes.IDLE, player, EXPLORE)
        return
    if game.setting.advanced:
        game.stack.append(SHOVELS_STEP[player])
    draw_decrees(game, player, EXPLORE_BASE + places - 1)


def why_idle(game: Feudum, player: int) -> Reason | None:
    """Why exploring would bring nothing."""
    if game.enlarged(player, OUTPOST) == 0:
        return Reason(reasons.NO_OUTPOST, [])
    return None if game.deck else Reason(reasons.NO_DECREES_LEFT, [])


def draw_decrees(game: Feudum, player: int, count: int) -> None:
    """Draw from the top, as many as there are, and keep one."""
    number = min(count, len(game.deck))
    if number == 0:
        return
    game.look()
    game.drawn = tuple(sorted(game.deck[:number]))
    game.deck = game.deck[number:]
    game.known = knowledge.draw(game.known, player, game.drawn)
    game.note(notes.DREW, player, number)
    for decree in game.drawn:
        game.note(notes.SAW, player, decree)
    game.stack.append(KEEP_DECREE[player])


def return_decrees(game: Feudum, player: int) -> None:
    """Ask for the order only while it matters."""
    if len(game.drawn) > 1:
        game.stack.append(RETURN_DECREE[player])
    elif game.drawn:
        put_back(game, player, game.drawn[0])


def put_back(game: Feudum, player: int, decree: int) -> None:
    """One of the decrees drawn goes under the deck; the others see that, but not which."""
    game.drawn = tuple([other for other in game.drawn if other != decree])
    place = knowledge.deck(len(game.deck))
    game.deck = (*game.deck, decree)
    game.known = knowledge.take(game.known, player, place, len(game.drawn))
    game.known = knowledge.learn(game.known, [player], decree, place)
    game.note(notes.RETURNED, player, decree)


# --- at any moment of the own turn ------------------------------------------------------------------------


def offer_decrees(game: Feudum, player: int, found: list[int]) -> None:
    """Mandates to use, decrees to put back, seals to lift from under own markers."""
    me = game.players[player]
    if me.decrees:
        offer_mandates(game, player, found)
        for decree in me.decrees:
            found.append(discard(decree))
    if game.subject_seals or game.serf_seals:
        for location in range(LOCATIONS):
            if game.subject_seals >> location & 1 and game.ruler[location] == player:
                found.append(lift(location, SUBJECT))
            if game.serf_seals >> location & 1 and game.serf[location] == player:
                found.append(lift(location, SERF))


def offer_mandates(game: Feudum, player: int, found: list[int]) -> None:
    """Every mandate whose price can be paid, weapons apart: these are for attacks."""
    for decree in game.players[player].decrees:
        if decree < MANDATES:
            for option in range(len(MANDATE_COST[decree])):
                if MANDATE_ATTACK[decree][option] == 0 and can_use(game, player, decree, option):
                    found.append(mandate(decree, option))


def can_use(game: Feudum, player: int, decree: int, option: int) -> bool:
    """Is the price there, the standing high enough, and the reward in the supply?"""
    if goods_missing(game.players[player], MANDATE_COST[decree][option]) > 0:
        return False
    if not is_in_supply(game, player, decree, option):
        return False
    guild = MANDATE_GUILD[decree][option]
    return guild == NOTHING or standing.stars_in(game, player, guild) >= MANDATE_STARS


def goods_missing(me: Player, cost: list[int]) -> int:
    """How many goods of a price are there neither as goods nor as tiles; none if not positive."""
    return tiles_needed(me, tuple(cost)) - me.tile_count() if cost else 0


def is_in_supply(game: Feudum, player: int, decree: int, option: int) -> bool:
    """Is there still what a mandate gives?"""
    vessel = MANDATE_VESSEL[decree][option]
    if vessel == ANY_VESSEL:
        if sum(game.vessel_supply) == 0:
            return False
    elif vessel != NOTHING and game.vessel_supply[vessel] == 0:
        return False
    if (MANDATE_SEALS[decree][option] or MANDATE_BEADS[decree][option]) and not game.seals:
        return False
    if MANDATE_MARKERS[decree][option] and game.supply[player] == 0:
        return False
    if MANDATE_GOODS[decree][option]:
        return (sum(game.bag) if game.setting.any_goods else game.bag[FOOD]) > 0
    return True


def why_not_decree(game: Feudum, player: int, action: int) -> Reason:
    """Why a mandate cannot be used now, a decree not put back, a seal not lifted; all else takes a card."""
    if VERB[action] == MANDATE_VERB:
        return why_not_mandate(game, player, DECREE[action], OPTION[action], False)
    if VERB[action] == DISCARD_VERB:
        return Reason(reasons.NO_SUCH_DECREE_TO_DROP, [DECREE[action]])
    if VERB[action] == LIFT_VERB:
        return Reason(reasons.NO_SEAL_TO_LIFT if game.setting.advanced else reasons.BASIC_GAME, [])
    return Reason(reasons.CARD_LATER if VERB[action] in BY_CARD else NOT_NOW, [])


def why_not_mandate(game: Feudum, player: int, decree: int, option: int, attacking: bool) -> Reason:
    """Why a mandate cannot be used: weapons are for attacks, all others for the rest of the turn."""
    if decree not in game.players[player].decrees:
        return Reason(reasons.NO_SUCH_DECREE, [decree])
    if decree >= MANDATES:
        return Reason(reasons.CHARTERS_WAIT, [decree])
    if option >= len(MANDATE_COST[decree]):
        return Reason(reasons.NO_SUCH_CHOICE, [decree, len(MANDATE_COST[decree])])
    if (MANDATE_ATTACK[decree][option] > 0) != attacking:
        return Reason(reasons.ONLY_WEAPONS if attacking else reasons.WEAPONS_IN_ATTACKS, [decree])
    me = game.players[player]
    cost = MANDATE_COST[decree][option]
    if goods_missing(me, cost) > 0:
        lacking = [good for good in cost if me.goods[good] == 0]
        return Reason(reasons.MANDATE_TOO_DEAR, [lacking[0], goods_missing(me, cost)])
    guild = MANDATE_GUILD[decree][option]
    stars = MANDATE_STARS if guild == NOTHING else standing.stars_in(game, player, guild)
    if stars < MANDATE_STARS:
        return Reason(reasons.TOO_FEW_STARS, [guild, stars, MANDATE_STARS - stars])
    return why_not_in_supply(decree, option)


def why_not_in_supply(decree: int, option: int) -> Reason:
    """What a mandate gives, of which there is none left."""
    vessel = MANDATE_VESSEL[decree][option]
    if vessel == ANY_VESSEL:
        return Reason(reasons.NO_VESSELS_IN_SUPPLY, [])
    if vessel != NOTHING:
        return Reason(reasons.VESSEL_NOT_IN_SUPPLY, [vessel])
    if MANDATE_SEALS[decree][option] or MANDATE_BEADS[decree][option]:
        return Reason(reasons.SEALS_NOT_IN_SUPPLY, [])
    if MANDATE_MARKERS[decree][option]:
        return Reason(reasons.MARKERS_NOT_IN_SUPPLY, [])
    return Reason(reasons.GOODS_NOT_IN_BAG, [])


def use_decree(game: Feudum, player: int, action: int) -> None:
    """Use a mandate, put a decree under the deck, or lift a seal."""
    if VERB[action] == MANDATE_VERB:
        use_mandate(game, player, DECREE[action], OPTION[action])
    elif VERB[action] == DISCARD_VERB:
        drop(game, player, DECREE[action])
        game.note(notes.DISCARDED, player, DECREE[action])
        game.note(notes.DISCARDED_SECRETLY, player)
    else:
        bit = 1 << LOCATION[action]
        if ROLE[action] == SUBJECT:
            game.subject_seals &= ~bit
        else:
            game.serf_seals &= ~bit
        game.move_seal(tokens.marker(LOCATION[action], ROLE[action]), tokens.hand(player))
        game.note(notes.LIFTED, player, LOCATION[action])


def drop(game: Feudum, player: int, decree: int) -> None:
    """A decree from the hand goes under the deck unseen."""
    size = len(game.players[player].decrees)
    place = put_under(game, player, decree)
    game.known = knowledge.put_down(game.known, player, size, place)
    game.known = knowledge.learn(game.known, [player], decree, place)


def put_under(game: Feudum, player: int, decree: int) -> int:
    """From the hand under the deck; the place where it lies."""
    me = game.players[player]
    me.decrees = tuple([other for other in me.decrees if other != decree])
    place = knowledge.deck(len(game.deck))
    game.deck = (*game.deck, decree)
    return place


def use_mandate(game: Feudum, player: int, decree: int, option: int) -> None:
    """Pay, take the reward; the card goes under the deck for all to see."""
    size = len(game.players[player].decrees)
    place = put_under(game, player, decree)
    game.known = knowledge.show(game.known, player, size, decree)
    game.known = knowledge.learn(game.known, list(range(len(game.players))), decree, place)
    game.note(notes.USED_MANDATE, player, decree)
    vessel = MANDATE_VESSEL[decree][option]
    game.gain_shillings(player, MANDATE_SHILLINGS[decree][option])
    if MANDATE_MARKERS[decree][option]:
        standing.take_markers(game, player, MANDATE_MARKERS[decree][option])
    if MANDATE_GOODS[decree][option]:
        take_goods(game, player, MANDATE_GOODS[decree][option])
    if MANDATE_SEALS[decree][option]:
        game.move_seal(tokens.SUPPLY, tokens.hand(player))
        game.note(notes.GOT_SEALS, player, 1)
    if MANDATE_BEADS[decree][option]:
        gain_bead(game, player, game.turn_over(tokens.SUPPLY))
    if vessel == ANY_VESSEL:
        game.stack.append(CLAIM_VESSEL[player])
    elif vessel != NOTHING:
        gain_vessel(game, player, vessel)
    if MANDATE_COST[decree][option]:
        pay_goods(game, player, tuple(MANDATE_COST[decree][option]))


def take_goods(game: Feudum, player: int, count: int) -> None:
    """Food from the bag; if so agreed, goods at random."""
    if not game.setting.any_goods:
        food = min(count, game.bag[FOOD])
        game.bag[FOOD] -= food
        gain_good(game, player, FOOD, food)
        return
    for _ in range(min(count, sum(game.bag))):
        gain_good(game, player, game.draw_good(), 1)


def gain_vessel(game: Feudum, player: int, vessel: int) -> None:
    me = game.players[player]
    game.vessel_supply = put(game.vessel_supply, vessel, game.vessel_supply[vessel] - 1)
    me.vessels = put(me.vessels, vessel, me.vessels[vessel] + 1)
    game.note(notes.GOT_VESSEL, player, vessel)


def gain_bead(game: Feudum, player: int, value: int) -> None:
    me = game.players[player]
    me.beads = put(me.beads, value, me.beads[value] + 1)
    game.note(notes.GOT_BEAD, player, BEAD_VALUES[value])
