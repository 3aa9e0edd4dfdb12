"""Pushing and pulling: how goods, markers, seals and beads flow from guild to guild.

A master pushes what a guild holds to the next one, the journeyman of the next pulls it: the same six flows,
numbered by the guild they leave.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.feudum import (
    decrees,
    notes,
    reasons,
    timetable,
    tokens,
)
from ludoteca.games.feudum.actions import (
    DECLINE,
    DONE,
    GOOD,
    INVENT_VERB,
    INVENTION,
    REEVE,
    ROW_VERB,
    SCROLL,
    SCROLL_VERB,
    SHIFT_VERB,
    VERB,
    invent,
    row,
    scroll,
    shift,
)
from ludoteca.games.feudum.actions import ROW as ROW_OF
from ludoteca.games.feudum.components import (
    ALCHEMIST,
    ALCHEMIST_PULL,
    BARREL_ADDS,
    BEAD_VALUES,
    CARTS,
    DECREES_DRAWN,
    FARMER,
    FARMER_PUSH,
    FEAST_POINTS,
    FROM_FEASTS,
    FROM_PULLING,
    FROM_PUSHING,
    FROM_REEVES,
    GOODS,
    GUILDS,
    HENS,
    HENS_FOR_PULL,
    KNIGHT,
    KRUD,
    KRUD_COST,
    MERCHANT,
    MERCHANT_PULL,
    MERCHANT_PUSH,
    MONK,
    MONK_THRESHOLDS,
    MOST_EXCHANGED,
    MOST_INVENTIONS,
    MOST_PLAYERS,
    MOST_REEVES,
    NOBLE,
    NOBLE_PULL,
    NOBLE_PUSH,
    NOBLE_THRESHOLDS,
    NOBODY,
    NOTHING,
    PULL,
    PULL_POINTS,
    PUSH,
    PUSH_POINTS,
    ROSARY,
    ROSARY_FOR_PULL,
    ROW,
    ROWS_IN_USE,
    SCROLL_COLUMNS,
    SCROLL_ROWS,
    SCROLLS,
    SHELF,
    TRADE,
    VESSEL_COST,
    VESSELS,
)
from ludoteca.games.feudum.state import Feudum, bits

ALL_SCROLLS: Final = (1 << SCROLLS) - 1


def can_flow(game: Feudum, source: int) -> bool:
    """Can at least one piece leave this guild for the next?"""
    if source == FARMER:
        for good in range(GOODS):
            if game.barn[good] and game.shelf[good] < SHELF:
                return True
        return False
    if source == MERCHANT:
        for good in range(GOODS):
            if game.shelf[good] and game.carts[good] < CARTS[good]:
                return True
        return False
    if source == ALCHEMIST:
        for invention in range(KRUD + 1):
            if can_invent(game, invention, 0):
                return True
        return False
    if source == KNIGHT:
        return len(game.seals) > 0 and game.scrolls != ALL_SCROLLS and sum(game.row) > 0
    if source == NOBLE:
        return game.scrolls != 0 and len(game.rosary) < ROSARY
    return len(game.rosary) > 0 and len(game.hens) < HENS


def why_not_flow(game: Feudum, source: int) -> Reason:
    """Why nothing can leave this guild for the next: nothing is there, or there is no room."""
    if source == FARMER:
        return Reason(reasons.SHELVES_FULL if sum(game.barn) else reasons.BARN_EMPTY, [])
    if source == MERCHANT:
        return Reason(reasons.CARTS_FULL if sum(game.shelf) else reasons.SHELVES_EMPTY, [])
    if source == ALCHEMIST:
        return Reason(reasons.NOTHING_TO_INVENT, [])
    if source == KNIGHT:
        if sum(game.row) == 0:
            return Reason(reasons.ROWS_EMPTY, [])
        return Reason(reasons.NO_SEALS_IN_SUPPLY if not game.seals else reasons.SCROLLS_FULL, [])
    if source == NOBLE:
        return Reason(reasons.ROSARY_FULL if game.scrolls else reasons.NO_SEALS_ON_SCROLLS, [])
    return Reason(reasons.HENS_FULL if game.rosary else reasons.NO_BEADS_TO_MOVE, [])


def begin_flow(game: Feudum, player: int, guild: int, function: int, host: int) -> None:
    """Push out of the guild, or pull into it; at a feast the host's function."""
    game.guild = guild
    game.function = function
    game.host = host
    source = guild if function == PUSH else (guild - 1) % GUILDS
    if source == FARMER:
        game.before = shelf_rows(game) * 8 + shelf_columns(game)
        goods = FARMER_PUSH if function == PUSH else MERCHANT_PULL
        ask_to_shift(game, player, min(goods, movable(game, 0)), 0)
    elif source == MERCHANT:
        game.before = full_carts(game)
        goods = MERCHANT_PUSH if function == PUSH else ALCHEMIST_PULL
        ask_to_shift(game, player, min(goods, movable(game, 0)), 0)
    elif source == ALCHEMIST:
        game.stack.append(Invent(player, 0, 0))
    elif source == KNIGHT:
        game.before = game.scrolls
        game.stack.append(Exchange(player, 0))
    elif source == NOBLE:
        seals = NOBLE_PUSH if function == PUSH else 1
        seals = min(seals, bits(game.scrolls), ROSARY - len(game.rosary))
        game.stack.append(MoveSeals(player, seals, 0))
    else:
        move_bead(game, player)


def is_at_work(game: Feudum, place: int, player: int) -> bool:
    """Is a push or pull under way, and what was there before it no more than there is now?"""
    if not timetable.in_turn(game, place, player) or game.guild == NOTHING or game.function == TRADE:
        return False
    source = source_of(game)
    if source == FARMER:
        return game.before // 8 <= shelf_rows(game) and game.before % 8 <= shelf_columns(game)
    if source == MERCHANT:
        return game.before <= full_carts(game)
    if source == KNIGHT:
        return game.before & ~game.scrolls == 0
    return game.before == 0


# --- farmers to merchants, merchants to alchemists --------------------------------------------------------


class ShiftGoods(Step[Feudum]):
    """Choose the goods that move on, as many as there is room for."""

    def __init__(self, player: int, left: int, lowest: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.lowest: Final = lowest

    def options(self, game: Feudum) -> list[int]:
        found: list[int] = []
        for good in range(self.lowest, GOODS):
            if movable_of(game, good) and movable(game, good) >= self.left:
                found.append(shift(good))
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != SHIFT_VERB:
            return Reason(NOT_NOW, [])
        good = GOOD[action]
        if movable_of(game, good) == 0:
            return why_not_movable(game, good)
        if good < self.lowest:
            return Reason(reasons.SHIFTED_IN_ORDER, [self.lowest])
        return Reason(reasons.TOO_FEW_SHIFTED_AFTER, [self.left])

    def unordered(self, game: Feudum) -> tuple[int, list[int]]:
        kinds = range(self.lowest, GOODS)
        return (self.left, [shift(good) for good in kinds for _ in range(movable_of(game, good))])

    def apply(self, game: Feudum, action: int) -> None:
        good = GOOD[action]
        if source_of(game) == FARMER:
            game.barn[good] -= 1
            game.shelf[good] += 1
        else:
            game.shelf[good] -= 1
            game.carts[good] += 1
        game.note(notes.SHIFTED, self.player, good)
        ask_to_shift(game, self.player, self.left - 1, good)

    def fits(self, game: Feudum, place: int) -> bool:
        """There are goods to move, and room for them."""
        if not is_at_work(game, place, self.player) or source_of(game) not in (FARMER, MERCHANT):
            return False
        return 0 < self.left <= movable(game, self.lowest)


def source_of(game: Feudum) -> int:
    """The guild that the pieces of this action leave."""
    return game.guild if game.function == PUSH else (game.guild - 1) % GUILDS


def movable_of(game: Feudum, good: int) -> int:
    if source_of(game) == FARMER:
        return min(game.barn[good], SHELF - game.shelf[good])
    return min(game.shelf[good], CARTS[good] - game.carts[good])


def why_not_movable(game: Feudum, good: int) -> Reason:
    """There is none of this good, or no room for it."""
    if source_of(game) == FARMER:
        return Reason(reasons.SHELF_FULL if game.barn[good] else reasons.NOT_IN_BARN, [good])
    return Reason(reasons.CART_FULL if game.shelf[good] else reasons.NOT_ON_SHELVES, [good])


def movable(game: Feudum, lowest: int) -> int:
    """How many goods can move on, from this kind on."""
    total = 0
    for good in range(lowest, GOODS):
        total += movable_of(game, good)
    return total


def ask_to_shift(game: Feudum, player: int, left: int, lowest: int) -> None:
    if left:
        game.stack.append(ShiftGoods(player, left, lowest))
    elif source_of(game) == FARMER:
        rows = shelf_rows(game) - game.before // 8
        columns = shelf_columns(game) - game.before % 8
        complete(game, player, min(max(rows, columns), 3))
    else:
        complete(game, player, min(full_carts(game) - game.before, 3))


def shelf_rows(game: Feudum) -> int:
    full = 0
    for good in range(GOODS):
        if game.shelf[good] == SHELF:
            full += 1
    return full


def shelf_columns(game: Feudum) -> int:
    """Shelves fill from the left: the emptiest row says how many columns are full."""
    return min(game.shelf)


def full_carts(game: Feudum) -> int:
    full = 0
    for good in range(GOODS):
        if game.carts[good] == CARTS[good]:
            full += 1
    return full


# --- alchemists to knights --------------------------------------------------------------------------------


class Invent(Step[Feudum]):
    """Make one to three inventions as master of the alchemists, one as journeyman of the knights."""

    def __init__(self, player: int, made: int, barrels: int) -> None:
        super().__init__(player)
        self.made: Final = made
        self.barrels: Final = barrels

    def options(self, game: Feudum) -> list[int]:
        found = [
            invent(invention) for invention in range(KRUD + 1) if can_invent(game, invention, self.barrels)
        ]
        if self.made and found:
            found.append(DONE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if action == DONE:
            return Reason(reasons.INVENT_SOMETHING, [])
        if VERB[action] != INVENT_VERB:
            return Reason(NOT_NOW, [])
        return why_not_invent(game, INVENTION[action], self.barrels)

    def apply(self, game: Feudum, action: int) -> None:
        if action == DONE:
            complete(game, self.player, self.made)
            return
        invention = INVENTION[action]
        make(game, self.player, invention, self.barrels)
        made = self.made + 1
        if game.function == PULL or made == MOST_INVENTIONS:
            complete(game, self.player, made)
        else:
            barrels = self.barrels + (1 if invention == KRUD else 0)
            game.stack.append(Invent(self.player, made, barrels))

    def nothing_to_choose(self, game: Feudum) -> None:
        """Nothing more can be made."""
        complete(game, self.player, self.made)

    def fits(self, game: Feudum, place: int) -> bool:
        """The first invention can be made."""
        if not is_at_work(game, place, self.player) or source_of(game) != ALCHEMIST:
            return False
        if not 0 <= self.barrels <= self.made < MOST_INVENTIONS:
            return False
        return self.made > 0 or can_flow(game, ALCHEMIST)


def can_invent(game: Feudum, invention: int, barrels: int) -> bool:
    """Are the goods in the carts, the vessel in the supply, a barrel's section still unfilled?"""
    if invention < VESSELS:
        return game.vessel_supply[invention] > 0 and has_goods(game, VESSEL_COST[invention])
    if barrels == MOST_INVENTIONS or not has_goods(game, KRUD_COST[barrels]):
        return False
    for colour in range(ROWS_IN_USE[len(game.players)]):
        if game.row[colour] < ROW:
            return True
    return False


def has_goods(game: Feudum, cost: list[int]) -> bool:
    for good in range(GOODS):
        if cost[good] > game.carts[good]:
            return False
    return True


def cost_of(invention: int, barrels: int) -> list[int]:
    """What an invention takes, after so many barrels in the same action."""
    return VESSEL_COST[invention] if invention < VESSELS else KRUD_COST[barrels]


def why_not_invent(game: Feudum, invention: int, barrels: int) -> Reason:
    """Why this cannot be invented now."""
    if invention < VESSELS and game.vessel_supply[invention] == 0:
        return Reason(reasons.VESSEL_USED_UP, [invention])
    cost = cost_of(invention, barrels)
    for good in range(GOODS):
        missing = cost[good] - game.carts[good]
        if missing > 0 and invention < VESSELS:
            return Reason(reasons.GOODS_FOR_VESSEL, [invention, missing, good])
        if missing > 0:
            return Reason(reasons.GOODS_FOR_BARREL, [missing, good])
    return Reason(reasons.ROWS_FULL, [])


def make(game: Feudum, player: int, invention: int, barrels: int) -> None:
    cost = cost_of(invention, barrels)
    for good in range(GOODS):
        game.carts[good] -= cost[good]
        game.bag[good] += cost[good]
    game.note(notes.INVENTED, player, invention)
    if invention < VESSELS:
        game.vessel_supply = put(game.vessel_supply, invention, game.vessel_supply[invention] - 1)
        game.for_sale = put(game.for_sale, invention, game.for_sale[invention] + 1)
        return
    for colour in range(ROWS_IN_USE[len(game.players)]):
        added = min(BARREL_ADDS[game.row[colour]], game.supply[colour])
        game.row[colour] += added
        game.supply[colour] -= added


# --- knights to nobles ------------------------------------------------------------------------------------


class Exchange(Step[Feudum]):
    """Markers of different colours go to the supply, and for each a seal comes onto a scroll."""

    def __init__(self, player: int, used: int) -> None:
        super().__init__(player)
        self.used: Final = used

    def options(self, game: Feudum) -> list[int]:
        """A master stops when he likes, a journeyman exchanges two if he can."""
        most = MOST_EXCHANGED if game.function == PUSH else NOBLE_PULL
        found: list[int] = []
        if bits(self.used) < most and game.seals and game.scrolls != ALL_SCROLLS:
            for colour in range(MOST_PLAYERS):
                if game.row[colour] and not self.used >> colour & 1:
                    found.append(row(colour))
            if found and self.used and game.function == PUSH:
                found.append(DONE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if action == DONE:
            return Reason(reasons.EXCHANGE_SOMETHING if game.function == PUSH else reasons.EXCHANGE_TWO, [])
        if VERB[action] != ROW_VERB:
            return Reason(NOT_NOW, [])
        used = self.used >> ROW_OF[action] & 1
        return Reason(reasons.COLOUR_USED if used else reasons.ROW_EMPTY, [])

    def apply(self, game: Feudum, action: int) -> None:
        if action == DONE:
            complete_scrolls(game, self.player)
            return
        colour = ROW_OF[action]
        game.row[colour] -= 1
        game.supply[colour] += 1
        game.stack.append(Exchange(self.player, self.used | 1 << colour))
        game.stack.append(PlaceSeal(self.player, colour))

    def nothing_to_choose(self, game: Feudum) -> None:
        """No more can be exchanged."""
        complete_scrolls(game, self.player)

    def fits(self, game: Feudum, place: int) -> bool:
        """The first marker can be exchanged."""
        if not is_at_work(game, place, self.player) or source_of(game) != KNIGHT:
            return False
        return self.used > 0 or can_flow(game, KNIGHT)


class PlaceSeal(Step[Feudum]):
    """Choose the scroll for the seal."""

    def __init__(self, player: int, colour: int) -> None:
        super().__init__(player)
        self.colour: Final = colour

    def options(self, game: Feudum) -> list[int]:
        return [scroll(place) for place in range(SCROLLS) if not game.scrolls >> place & 1]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != SCROLL_VERB:
            return Reason(NOT_NOW, [])
        return Reason(reasons.SCROLL_COVERED, [SCROLL[action]])

    def apply(self, game: Feudum, action: int) -> None:
        game.move_seal(tokens.SUPPLY, tokens.scroll(SCROLL[action]))
        game.scrolls |= 1 << SCROLL[action]
        game.note(notes.EXCHANGED, self.player, self.colour, SCROLL[action])

    def fits(self, game: Feudum, place: int) -> bool:
        """There is a seal, and a scroll for it."""
        if game.active != self.player or not timetable.lies_on(game, place, ("Exchange",)):
            return False
        return len(game.seals) > 0 and game.scrolls != ALL_SCROLLS


def complete_scrolls(game: Feudum, player: int) -> None:
    rows = newly_covered(game, SCROLL_ROWS)
    columns = newly_covered(game, SCROLL_COLUMNS)
    complete(game, player, max(rows, columns))


def newly_covered(game: Feudum, lines: list[int]) -> int:
    found = 0
    for line in lines:
        if game.scrolls & line == line and game.before & line != line:
            found += 1
    return found


# --- nobles to monks, monks to farmers --------------------------------------------------------------------


class MoveSeals(Step[Feudum]):
    """Choose the seals that go to the rosary, where they show their beads."""

    def __init__(self, player: int, left: int, lowest: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.lowest: Final = lowest

    def options(self, game: Feudum) -> list[int]:
        return [
            scroll(place)
            for place in range(self.lowest, SCROLLS)
            if game.scrolls >> place & 1 and bits(game.scrolls >> place) >= self.left
        ]

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] != SCROLL_VERB:
            return Reason(NOT_NOW, [])
        if not game.scrolls >> SCROLL[action] & 1:
            return Reason(reasons.NO_SEAL_TO_MOVE, [SCROLL[action]])
        if SCROLL[action] < self.lowest:
            return Reason(reasons.SEALS_IN_ORDER, [self.lowest])
        return Reason(reasons.TOO_FEW_SEALS_AFTER, [self.left])

    def unordered(self, game: Feudum) -> tuple[int, list[int]]:
        places = range(self.lowest, SCROLLS)
        return (self.left, [scroll(place) for place in places if game.scrolls >> place & 1])

    def apply(self, game: Feudum, action: int) -> None:
        game.scrolls &= ~(1 << SCROLL[action])
        value = game.turn_over(tokens.scroll(SCROLL[action]))
        game.rosary = tuple(sorted([*game.rosary, value]))
        game.note(notes.TURNED_BEAD, self.player, BEAD_VALUES[value])
        if self.left > 1:
            game.stack.append(MoveSeals(self.player, self.left - 1, SCROLL[action] + 1))
        else:
            total = bead_total(game.rosary)
            if game.function == PULL:
                complete(game, self.player, 1 if total >= ROSARY_FOR_PULL else 0)
            else:
                complete(game, self.player, reached(total, NOBLE_THRESHOLDS))

    def fits(self, game: Feudum, place: int) -> bool:
        """There are seals to move, and room for them."""
        if not is_at_work(game, place, self.player) or source_of(game) != NOBLE:
            return False
        return 0 < self.left <= min(ROSARY - len(game.rosary), bits(game.scrolls >> self.lowest))


def choose_fist(game: Feudum) -> int:
    """The lowest or the highest bead of the rosary, one in each fist: which is left to chance."""
    low = game.rosary[0]
    high = game.rosary[len(game.rosary) - 1]
    value = low
    if low != high and game.roll(2):
        value = high
    beads = list(game.rosary)
    beads.remove(value)
    game.rosary = tuple(beads)
    return value


def move_bead(game: Feudum, player: int) -> None:
    """A bead from the rosary becomes alms on a hen."""
    value = choose_fist(game)
    game.hens = tuple(sorted([*game.hens, value]))
    game.note(notes.HEN, player, BEAD_VALUES[value])
    total = bead_total(game.hens)
    if game.function == PULL:
        complete(game, player, 1 if total >= HENS_FOR_PULL else 0)
    else:
        complete(game, player, reached(total, MONK_THRESHOLDS))


def bead_total(beads: tuple[int, ...]) -> int:
    total = 0
    for value in beads:
        total += BEAD_VALUES[value]
    return total


def reached(total: int, thresholds: list[int]) -> int:
    level = 0
    for threshold in thresholds:
        if total >= threshold:
            level += 1
    return level


# --- points -----------------------------------------------------------------------------------------------


class PlaceReeve(Step[Feudum]):
    """With a push or pull of one's own rank one may place a reeve in the guild."""

    def __init__(self, player: int, level: int) -> None:
        super().__init__(player)
        self.level: Final = level

    def options(self, game: Feudum) -> list[int]:
        return [REEVE, DECLINE]

    def apply(self, game: Feudum, action: int) -> None:
        if action == REEVE:
            game.players[self.player].reeves |= 1 << game.guild
            game.note(notes.REEVE, self.player, game.guild)
        reward(game, self.player, self.level)

    def fits(self, game: Feudum, place: int) -> bool:
        """A master or journeyman without a reeve here has a disc for one."""
        if not is_at_work(game, place, self.player) or not game.setting.advanced or game.host != NOBODY:
            return False
        me = game.players[self.player]
        if me.reeves >> game.guild & 1 or bits(me.reeves) == MOST_REEVES or not me.free_discs():
            return False
        if not 0 <= self.level <= MOST_INVENTIONS:
            return False
        return self.player in (game.master(game.guild), game.journeyman(game.guild))


WORK: Final = (ShiftGoods, Invent, Exchange, PlaceSeal, MoveSeals, PlaceReeve)
"""The steps of a push or pull under way."""


def complete(game: Feudum, player: int, level: int) -> None:
    """The pieces have moved: purse or coffer are shared out, a reeve may come, then points."""
    game.note(notes.COMPLETED, player, level)
    if game.function == PUSH:
        share_out(game, player)
    me = game.players[player]
    if game.setting.advanced and game.host == NOBODY and not me.reeves >> game.guild & 1:
        if bits(me.reeves) < MOST_REEVES and me.free_discs():
            game.stack.append(PlaceReeve(player, level))
            return
    reward(game, player, level)


def share_out(game: Feudum, player: int) -> None:
    """The pushing master of farmers or monks halves purse or coffer with the journeyman."""
    money = 0
    if game.guild == FARMER:
        money = game.purse
    elif game.guild == MONK:
        money = game.coffer
    if money == 0:
        return
    half = money // 2
    journeyman = game.journeyman(game.guild)
    left = half if journeyman == NOBODY else 0
    game.gain_shillings(player, money - half)
    if journeyman != NOBODY:
        game.gain_shillings(journeyman, half)
    if game.guild == FARMER:
        game.purse = left
    else:
        game.coffer = left
    game.note(notes.SPLIT, player, money - left)


def reward(game: Feudum, player: int, level: int) -> None:
    """Points for the push or pull, for a feast, for reeves; a pull that succeeds brings a decree."""
    guild = game.guild
    function = game.function
    feasting = game.host != NOBODY
    game.guild = NOTHING
    game.function = 0
    game.host = NOBODY
    game.before = 0
    if function == PUSH:
        game.score(player, PUSH_POINTS[level], FROM_PUSHING)
    elif level:
        game.score(player, PULL_POINTS, FROM_PULLING)
    if feasting:
        game.score(player, FEAST_POINTS, FROM_FEASTS)
    elif level and game.players[player].reeves >> guild & 1:
        game.score(player, bits(game.players[player].reeves), FROM_REEVES)
    if function == PULL and level:
        decrees.draw_decrees(game, player, DECREES_DRAWN)
