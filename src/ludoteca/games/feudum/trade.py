"""Trading with the six guilds, and who gets the shillings."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.feudum import (
    decrees,
    flow,
    notes,
    reasons,
    standing,
    timetable,
    tokens,
)
from ludoteca.games.feudum.actions import (
    AMOUNT,
    BUY_VERB,
    BUY_VESSEL_VERB,
    DECLINE,
    DEPLOY_VERB,
    DONE,
    FOOD_VERB,
    GOOD,
    LOCATION,
    MONSTER,
    MOST_PAIRS,
    SCROLL,
    SCROLL_VERB,
    SEND_VERB,
    TAME_VERB,
    VERB,
    VESSEL,
    buy,
    buy_vessel,
    deploy,
    food,
    scroll,
    send,
    tame,
)
from ludoteca.games.feudum.components import (
    ALCHEMIST,
    BARN,
    BEAD_PRICE,
    BEAD_VALUES,
    CARTS,
    FARM,
    FARMER,
    FOOD,
    GOOD_BITS,
    GOOD_MASK,
    GOODS,
    HARBOUR,
    KNIGHT,
    LOCATIONS,
    MERCHANT,
    MONK,
    MONSTERS,
    MOST_BOUGHT,
    NOBLE,
    NOBODY,
    PIER,
    PRICES,
    ROW_PRICE,
    SCROLLS,
    SEA_SERPENT,
    SEAL_PRICE,
    SHELF,
    TAME_PRICE,
    TAME_TO_SUPPLY,
    VESSEL_PRICE,
    VESSELS,
    WESTERN,
)
from ludoteca.games.feudum.payment import gain_good
from ludoteca.games.feudum.state import SEATS, Feudum


def can_trade(game: Feudum, player: int, guild: int) -> bool:
    """Is there anything to be had here?"""
    me = game.players[player]
    if guild == FARMER:
        for location in range(LOCATIONS):
            if game.ruler[location] == player and game.discs[location] == FARM and game.goods[location]:
                return True
        return False
    if guild == MERCHANT:
        for good in range(GOODS):
            if game.shelf[good] and PRICES[good][game.shelf[good] - 1] <= me.shillings:
                return True
        return False
    if guild == ALCHEMIST:
        return me.shillings >= VESSEL_PRICE and sum(game.for_sale) > 0
    if guild == KNIGHT:
        return me.shillings >= ROW_PRICE and game.row[player] > 0
    if guild == NOBLE:
        return me.shillings >= SEAL_PRICE and game.scrolls != 0
    return me.shillings >= BEAD_PRICE and len(game.rosary) > 0


def why_not_trade(game: Feudum, player: int, guild: int) -> Reason:
    """Why nothing is to be had here: there is nothing, or the money is short."""
    if guild == FARMER:
        return Reason(reasons.NO_FARM_GOODS, [])
    if guild == MERCHANT:
        prices = [PRICES[good][game.shelf[good] - 1] for good in range(GOODS) if game.shelf[good]]
        if not prices:
            return Reason(reasons.NOTHING_ON_SHELVES, [])
        return too_dear(game, player, guild, min(prices))
    if guild == ALCHEMIST:
        if sum(game.for_sale) == 0:
            return Reason(reasons.NO_VESSEL_FOR_SALE, [])
        return too_dear(game, player, guild, VESSEL_PRICE)
    if guild == KNIGHT:
        if game.row[player] == 0:
            return Reason(reasons.NO_MARKERS_IN_ROW, [])
        return too_dear(game, player, guild, ROW_PRICE)
    if guild == NOBLE:
        if game.scrolls == 0:
            return Reason(reasons.NO_SEALS_FOR_SALE, [])
        return too_dear(game, player, guild, SEAL_PRICE)
    if not game.rosary:
        return Reason(reasons.NO_BEADS_FOR_SALE, [])
    return too_dear(game, player, guild, BEAD_PRICE)


def too_dear(game: Feudum, player: int, guild: int, price: int) -> Reason:
    return Reason(reasons.TRADE_TOO_DEAR, [guild, price, price - game.players[player].shillings])


def begin_trade(game: Feudum, player: int, guild: int) -> None:
    if guild == FARMER:
        game.stack.append(SEND_GOODS[player])
    elif guild == MERCHANT:
        game.stack.append(BuyGoods(player, 0, 0))
    elif guild == ALCHEMIST:
        game.stack.append(BUY_VESSEL[player])
    elif guild == KNIGHT:
        buy_row(game, player)
    elif guild == NOBLE:
        game.stack.append(BuySeals(player, 0))
    else:
        pay_members(game, player, MONK, BEAD_PRICE)
        decrees.gain_bead(game, player, flow.choose_fist(game))


def pay_members(game: Feudum, player: int, guild: int, price: int) -> None:
    """Shilling by shilling to master, journeyman and charity; an absent member's share goes to the supply."""
    game.note(notes.PAID_SHILLINGS, player, price)
    game.players[player].shillings -= price
    for number in range(price):
        share = number % 3
        if share == 2:
            if WESTERN[guild]:
                game.coffer += 1
            else:
                game.purse += 1
        else:
            member = game.master(guild) if share == 0 else game.journeyman(guild)
            if member != NOBODY:
                game.gain_shillings(member, 1)


# --- farmers: goods for food and shillings ----------------------------------------------------------------


class SendGoods(Step[Feudum]):
    """Choose the farm whose goods, all of them, go to the Farmer Guild."""

    def options(self, game: Feudum) -> list[int]:
        return [
            send(location)
            for location in range(LOCATIONS)
            if game.ruler[location] == self.player and game.discs[location] == FARM and game.goods[location]
        ]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != SEND_VERB:
            return Reason(NOT_NOW, [])
        location = LOCATION[action]
        own = game.ruler[location] == self.player and game.discs[location] == FARM
        return Reason(reasons.NOTHING_TO_SEND if own else reasons.NO_FARM_TO_SEND, [])

    def apply(self, game: Feudum, action: int) -> None:
        location = LOCATION[action]
        pairs = game.goods_at(location) // 2
        if pairs:
            game.stack.append(TakePay(self.player, pairs))
        send_goods(game, self.player, location)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player) and len(self.options(game)) > 0


class TakePay(Step[Feudum]):
    """Food or a shilling for every two goods, mixed as one likes."""

    def __init__(self, player: int, pairs: int) -> None:
        super().__init__(player)
        self.pairs: Final = pairs

    def options(self, game: Feudum) -> list[int]:
        return [food(amount) for amount in range(min(self.pairs, game.bag[FOOD], MOST_PAIRS) + 1)]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != FOOD_VERB:
            return Reason(NOT_NOW, [])
        if AMOUNT[action] > self.pairs:
            return Reason(reasons.MORE_THAN_EARNED, [self.pairs])
        return Reason(reasons.TOO_LITTLE_FOOD_IN_BAG, [game.bag[FOOD]])

    def apply(self, game: Feudum, action: int) -> None:
        amount = AMOUNT[action]
        game.bag[FOOD] -= amount
        gain_good(game, self.player, FOOD, amount)
        game.gain_shillings(self.player, self.pairs - amount)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player)


def send_goods(game: Feudum, player: int, location: int) -> None:
    """Into the barn in random order; what does not fit spills over or goes to the bag."""
    sent = [game.goods[location] >> GOOD_BITS * good & GOOD_MASK for good in range(GOODS)]
    game.goods[location] = 0
    game.note(notes.SENT, player, sum(sent), location)
    room = BARN - sum(game.barn)
    if sum(sent) <= room:
        for good in range(GOODS):
            game.barn[good] += sent[good]
        return
    for _ in range(room):
        good = pick(game, sent)
        game.barn[good] += 1
    spill(game, sent)


def spill(game: Feudum, surplus: list[int]) -> None:
    """As many as the hens add up to go on to merchants or alchemists, where there is room."""
    alms = hen_sum(game)
    spilled = 0
    while alms and sum(surplus):
        alms -= 1
        good = pick(game, surplus)
        if game.shelf[good] < SHELF:
            game.shelf[good] += 1
            spilled += 1
        elif game.carts[good] < CARTS[good]:
            game.carts[good] += 1
            spilled += 1
        else:
            game.bag[good] += 1
    for good in range(GOODS):
        game.bag[good] += surplus[good]
    game.note(notes.SPILLED, NOBODY, spilled)


def pick(game: Feudum, goods: list[int]) -> int:
    """Take a random good out of these."""
    number = game.roll(sum(goods))
    good = 0
    while number >= goods[good]:
        number -= goods[good]
        good += 1
    goods[good] -= 1
    return good


def hen_sum(game: Feudum) -> int:
    total = 0
    for value in game.hens:
        total += BEAD_VALUES[value]
    return total


# --- merchants, alchemists --------------------------------------------------------------------------------


class BuyGoods(Step[Feudum]):
    """Buy up to three goods; the price of all is paid at the end and must be in hand."""

    def __init__(self, player: int, price: int, bought: int) -> None:
        super().__init__(player)
        self.price: Final = price
        self.bought: Final = bought

    def options(self, game: Feudum) -> list[int]:
        money = game.players[self.player].shillings - self.price
        found: list[int] = []
        for good in range(GOODS):
            if game.shelf[good] and PRICES[good][game.shelf[good] - 1] <= money:
                found.append(buy(good))
        if self.bought and found:
            found.append(DONE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if action == DONE:
            return Reason(reasons.BUY_SOMETHING, [])
        if VERB[action] != BUY_VERB:
            return Reason(NOT_NOW, [])
        good = GOOD[action]
        if game.shelf[good] == 0:
            return Reason(reasons.NOT_ON_SHELF, [good])
        price = PRICES[good][game.shelf[good] - 1]
        money = game.players[self.player].shillings - self.price
        return Reason(reasons.GOOD_TOO_DEAR, [good, price, price - money])

    def apply(self, game: Feudum, action: int) -> None:
        if action == DONE:
            pay_members(game, self.player, MERCHANT, self.price)
            return
        good = GOOD[action]
        price = self.price + PRICES[good][game.shelf[good] - 1]
        game.shelf[good] -= 1
        gain_good(game, self.player, good, 1)
        if self.bought + 1 < MOST_BOUGHT:
            game.stack.append(BuyGoods(self.player, price, self.bought + 1))
        else:
            pay_members(game, self.player, MERCHANT, price)

    def nothing_to_choose(self, game: Feudum) -> None:
        """Nothing more can be bought: what was bought is paid."""
        pay_members(game, self.player, MERCHANT, self.price)

    def fits(self, game: Feudum, place: int) -> bool:
        """What was bought can be paid, and there is more to buy."""
        if not timetable.in_turn(game, place, self.player, ("StoreSulfur",)):
            return False
        return game.players[self.player].shillings >= self.price and 0 <= self.bought < MOST_BOUGHT


class BuyVessel(Step[Feudum]):
    """Choose one of the vessels for sale."""

    def options(self, game: Feudum) -> list[int]:
        return [buy_vessel(vessel) for vessel in range(VESSELS) if game.for_sale[vessel]]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != BUY_VESSEL_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NOT_FOR_SALE, [VESSEL[action]])

    def apply(self, game: Feudum, action: int) -> None:
        vessel = VESSEL[action]
        me = game.players[self.player]
        pay_members(game, self.player, ALCHEMIST, VESSEL_PRICE)
        game.for_sale = put(game.for_sale, vessel, game.for_sale[vessel] - 1)
        me.vessels = put(me.vessels, vessel, me.vessels[vessel] + 1)
        game.note(notes.GOT_VESSEL, self.player, vessel)

    def fits(self, game: Feudum, place: int) -> bool:
        """There are vessels for sale, and money for one."""
        if not timetable.in_turn(game, place, self.player) or sum(game.for_sale) == 0:
            return False
        return game.players[self.player].shillings >= VESSEL_PRICE


# --- knights: markers and monsters ------------------------------------------------------------------------


def buy_row(game: Feudum, player: int) -> None:
    """All markers of one's row; of three or more, three may tame a monster."""
    pay_members(game, player, KNIGHT, ROW_PRICE)
    count = game.row[player]
    game.row[player] = 0
    standing.gain_markers(game, player, count)
    if game.setting.advanced and count >= TAME_PRICE and game.players[player].markers >= TAME_PRICE:
        game.stack.append(TAME[player])


class TameBeast(Step[Feudum]):
    """Give three markers back to control a monster."""

    def options(self, game: Feudum) -> list[int]:
        found = [
            tame(monster)
            for monster in range(MONSTERS)
            if game.monster_owner[monster] == NOBODY and lairs(game, self.player, monster)
        ]
        if found:
            found.append(DECLINE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != TAME_VERB:
            return Reason(NOT_NOW, [])
        if game.monster_owner[MONSTER[action]] != NOBODY:
            return Reason(reasons.MONSTER_TAKEN, [MONSTER[action]])
        return Reason(reasons.NO_LAIR, [])

    def apply(self, game: Feudum, action: int) -> None:
        if action == DECLINE:
            return
        game.players[self.player].markers -= TAME_PRICE
        game.supply[self.player] += TAME_TO_SUPPLY
        game.monster_owner = put(game.monster_owner, MONSTER[action], self.player)
        game.stack.append(DeployBeast(self.player, MONSTER[action]))

    def nothing_to_choose(self, game: Feudum) -> None:
        """No monster is free, or none has a place to go."""

    def fits(self, game: Feudum, place: int) -> bool:
        """There are markers to pay with."""
        if not timetable.in_turn(game, place, self.player) or not game.setting.advanced:
            return False
        return game.players[self.player].markers >= TAME_PRICE


class DeployBeast(Step[Feudum]):
    """Put the monster where one has a pawn or a marker; the sea serpent in a harbour."""

    def __init__(self, player: int, monster: int) -> None:
        super().__init__(player)
        self.monster: Final = monster

    def options(self, game: Feudum) -> list[int]:
        return [deploy(location) for location in lairs(game, self.player, self.monster)]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != DEPLOY_VERB:
            return Reason(NOT_NOW, [])
        present = game.is_present(self.player, LOCATION[action])
        return Reason(reasons.NO_HARBOUR if present else reasons.NOBODY_FOR_MONSTER, [])

    def apply(self, game: Feudum, action: int) -> None:
        game.monster_at = put(game.monster_at, self.monster, LOCATION[action])
        game.note(notes.TAMED, self.player, self.monster, LOCATION[action])

    def fits(self, game: Feudum, place: int) -> bool:
        """There is a place for the monster."""
        if not timetable.in_turn(game, place, self.player):
            return False
        return len(lairs(game, self.player, self.monster)) > 0


def lairs(game: Feudum, player: int, monster: int) -> list[int]:
    return [
        location
        for location in range(LOCATIONS)
        if game.is_present(player, location) and (monster != SEA_SERPENT or is_port(game, location))
    ]


def is_port(game: Feudum, location: int) -> bool:
    """A port on the sea or a river; if so agreed, only where a pier is drawn."""
    return PIER[location] if game.setting.piers else HARBOUR[location]


# --- nobles: seals ------------------------------------------------------------------------------------------


class BuySeals(Step[Feudum]):
    """Take a seal from a scroll, and a second one if there is money for both."""

    def __init__(self, player: int, bought: int) -> None:
        super().__init__(player)
        self.bought: Final = bought

    def options(self, game: Feudum) -> list[int]:
        found: list[int] = []
        if game.players[self.player].shillings >= SEAL_PRICE * (self.bought + 1):
            for place in range(SCROLLS):
                if game.scrolls >> place & 1:
                    found.append(scroll(place))
            if self.bought and found:
                found.append(DONE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if action == DONE:
            return Reason(reasons.BUY_A_SEAL, [])
        if VERB[action] != SCROLL_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.NO_SEAL_ON_SCROLL, [SCROLL[action]])

    def apply(self, game: Feudum, action: int) -> None:
        if action == DONE:
            pay_members(game, self.player, NOBLE, SEAL_PRICE)
            return
        game.scrolls &= ~(1 << SCROLL[action])
        game.move_seal(tokens.scroll(SCROLL[action]), tokens.hand(self.player))
        game.note(notes.GOT_SEALS, self.player, 1)
        if self.bought:
            pay_members(game, self.player, NOBLE, 2 * SEAL_PRICE)
        else:
            game.stack.append(BuySeals(self.player, 1))

    def nothing_to_choose(self, game: Feudum) -> None:
        """There is no second seal, or no money for it."""
        pay_members(game, self.player, NOBLE, SEAL_PRICE)

    def fits(self, game: Feudum, place: int) -> bool:
        """What was bought can be paid; for the first there is a seal."""
        if not timetable.in_turn(game, place, self.player) or self.bought > 1:
            return False
        if self.bought == 0 and game.scrolls == 0:
            return False
        return game.players[self.player].shillings >= SEAL_PRICE


SEND_GOODS: Final = [SendGoods(seat) for seat in SEATS]
BUY_VESSEL: Final = [BuyVessel(seat) for seat in SEATS]
TAME: Final = [TameBeast(seat) for seat in SEATS]
