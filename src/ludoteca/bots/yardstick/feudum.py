"""How good a position is for a seat in the eyes of the yardstick, which never change."""

from __future__ import annotations

from typing import Final

from ludoteca.games.feudum import conquest, flow, influence
from ludoteca.games.feudum.components import (
    ALCHEMIST,
    BARREL,
    CARDS,
    CARTS,
    CONQUER,
    DEFEND,
    DISLOYALTY,
    EXPLORE,
    FARM,
    FARMER,
    FARMER_PUSH,
    FEUDUM,
    FEUDUM_POINTS,
    FIRST_MONSTER,
    FOOD,
    FULL_FARM,
    GOODS,
    GUILD_CARD,
    GUILDS,
    HARVEST,
    IMPROVE,
    IMPROVE_GOOD,
    IMPROVE_POINTS,
    INFLUENCE,
    KNIGHT,
    LAST_EPOCH,
    LOCATIONS,
    MANDATES,
    MERCHANT,
    MERCHANT_PUSH,
    MIGRATE,
    MILITARY,
    MONSTERS,
    MOVE,
    NOBLE,
    NOBODY,
    NOTHING,
    OUTPOST,
    PAWN_POINTS,
    PAWNS,
    RANK_POINTS,
    RANKS,
    REGION_OF,
    REGION_POINTS,
    REPEAT,
    ROUTE_ENDS,
    ROUTES_FROM,
    SALTPETER,
    SHELF,
    TAX,
    TOWN,
    VOYAGE_HIGH,
    VOYAGE_SECTION,
)
from ludoteca.games.feudum.harvest import harvest_size
from ludoteca.games.feudum.payment import can_pay
from ludoteca.games.feudum.scoring import charter_points, sets_of_three
from ludoteca.games.feudum.state import Feudum, bits, hand_size

FUNCTION_WORTH: Final = [2.2, 1.6, 0.0]
GOOD_WORTH: Final = [0.9, 0.5, 1.1, 0.9, 0.4]
MANDATE_WORTH: Final = [0.8, 0.8, 1.2, 1.6, 0.7, 0.7, 1.0, 1.2]


def evaluate(game: Feudum, seat: int) -> float:
    """My points and prospects against the mean of the others'."""
    worths = [float(player.score()) for player in game.players]
    if game.stack:
        for player in range(len(worths)):
            worths[player] += prospects(game, player)
        worths[seat] += secrets(game, seat)
        worths[seat] += openings(game, seat)
        worths[seat] += cards_worth(game, seat)
        worths[seat] += fight_worth(game, seat)
    others = sum(worths) - worths[seat]
    return worths[seat] - others / (len(worths) - 1)


def dawns(game: Feudum) -> int:
    """How many epochs have yet to dawn."""
    return LAST_EPOCH - game.epoch


# --- what everybody sees ----------------------------------------------------------------------------------


def prospects(game: Feudum, player: int) -> float:
    """Standing, empire and belongings."""
    left = dawns(game)
    worth = 0.0
    for place in range(GUILDS * RANKS):
        if game.ranks[place] == player:
            rank = place % RANKS
            worth += left * (0.9 * RANK_POINTS[rank] + FUNCTION_WORTH[rank])
    return worth + empire_worth(game, player, left) + belongings(game, player, left)


def empire_worth(game: Feudum, player: int, left: int) -> float:
    """Regions at every dawn, places at the end, what vassals owe."""
    regions = 0
    counts = [0, 0, 0, 0]
    worth = 0.0
    for location in range(LOCATIONS):
        if game.ruler[location] == player:
            disc = game.discs[location]
            counts[disc if disc < FEUDUM else FEUDUM] += 1
            regions |= 1 << REGION_OF[location]
            worth += 0.4 if game.subjects >> location & 1 else 0.0
            worth += 0.15 * left
            if disc == FARM:
                worth += 0.22 * min(game.goods_at(location), 14)
        elif game.serf[location] == player:
            worth += 0.3 * left
            if game.landscape[location] != NOTHING:
                regions |= 1 << REGION_OF[location]
                worth += left * (3.0 if game.grown[location] else 2.0) + 0.3 * game.grown[location]
    worth += 0.95 * left * REGION_POINTS[bits(regions)]
    plain = counts[0] + counts[1] + counts[2]
    worth += plain + 3.0 * counts[FEUDUM] + 3.0 * sets_of_three(counts)
    for kind in range(FEUDUM):
        if counts[kind]:
            worth += 0.8 * left  # a card that can be used
    if counts[FEUDUM]:
        owed = 0
        for epoch in range(game.epoch + 1, LAST_EPOCH + 1):
            for space in range(game.players[player].military, MILITARY):
                owed += DISLOYALTY[epoch][space]
        worth += 0.75 * owed
    return worth


def belongings(game: Feudum, player: int, left: int) -> float:
    me = game.players[player]
    scale = 0.35 + 0.2 * left
    worth = 0.0
    for good in range(GOODS):
        count = me.goods[good]
        if good == FOOD:
            worth += scale * (0.75 * min(count, 5) + 0.15 * max(0, count - 5))
        else:
            worth += scale * GOOD_WORTH[good] * (min(count, 2) + 0.4 * max(0, count - 2))
    worth += scale * (0.9 * min(me.barrel, BARREL) + 0.55 * bits(me.wine))
    worth += (0.33 + 0.06 * left) * me.shillings
    worth += 0.28 * left * min(me.markers, 4) + 0.08 * left * max(0, me.markers - 4)
    worth += 0.6 * scale * (me.tile_count())
    worth += (1.3 if left else 0.0) * min(len(me.seals), 2) + 0.4 * max(0, len(me.seals) - 2)
    worth += 0.35 * scale * me.bead_sum()
    worth += 0.5 * scale * sum(me.vessels)
    pawns = me.pawns_in_play()
    worth += left * (0.0, 1.4, 2.6, 3.6)[pawns]
    if me.goods[FOOD] + me.barrel + bits(me.wine) < pawns:
        worth -= 1.5
    section = VOYAGE_SECTION[me.voyage]
    worth += 0.85 * VOYAGE_HIGH[section] + (0.8 if me.voyage else 0.0)
    worth += 0.35 * left * me.military
    worth += 0.8 * left * bits(me.reeves)
    for monster in range(MONSTERS):
        if game.monster_owner[monster] == player:
            worth += 0.6 * left
    return worth


# --- what only the seat itself knows ------------------------------------------------------------------------


def secrets(game: Feudum, seat: int) -> float:
    """Decrees: charters for what they promise, with a seal; mandates for their reward."""
    me = game.players[seat]
    left = dawns(game)
    worth = 0.0
    for decree in me.decrees:
        if decree < MANDATES:
            worth += MANDATE_WORTH[decree] * min(1.0, 0.4 + 0.2 * left)
        else:
            chance = 0.85 if me.seals else 0.12 + 0.14 * left
            worth += chance * (charter_points(game, seat, decree) + 0.35 * left)
    return worth


def openings(game: Feudum, seat: int) -> float:
    """Pawns standing where a marker can still be added, or near such a place."""
    me = game.players[seat]
    left = dawns(game)
    if left == 0:
        return 0.0
    regions = 0
    for location in range(LOCATIONS):
        if game.ruler[location] == seat:
            regions |= 1 << REGION_OF[location]
    worth = 0.0
    seen = 0
    for pawn in range(PAWNS):
        here = me.at[pawn]
        if here == NOTHING or seen >> here & 1:
            continue
        seen |= 1 << here
        best = opening(game, seat, here, regions)
        for route in ROUTES_FROM[here]:
            best = max(best, 0.45 * opening(game, seat, ROUTE_ENDS[route] - here, regions))
        worth += best
    return worth * (0.35 + 0.1 * left) * (1.0 if me.markers else 0.4)


def opening(game: Feudum, seat: int, location: int, regions: int) -> float:
    """What a marker here would bring."""
    if not influence.can_add(game, seat, location):
        return 0.0
    ruler = game.ruler[location]
    if ruler == NOBODY:
        return 3.0 if regions >> REGION_OF[location] & 1 else 7.0
    if ruler == seat:
        return 0.5
    if game.serf[location] == seat:
        return 4.0 if regions >> REGION_OF[location] & 1 else 6.5
    return 1.0


def cards_worth(game: Feudum, seat: int) -> float:
    """Cards still to be played; while they are being chosen, the best that may still join them."""
    me = game.players[seat]
    if me.chosen == 0:
        return 0.0
    worths = [card_worth(game, seat, card) for card in range(CARDS)]
    worth = 0.0
    highest = 0
    for card in range(CARDS):
        if me.chosen >> card & 1:
            worth += worths[card]
            highest = card
    missing = hand_size(me) - bits(me.chosen)
    if me.played == 0 and missing > 0 and game.active == NOBODY:
        rest = worths[highest + 1 :]
        rest.sort(reverse=True)
        for n in range(min(missing, len(rest))):
            worth += rest[n]
    return worth


def card_worth(game: Feudum, seat: int, card: int) -> float:
    """What a card may bring if it is played soon."""
    me = game.players[seat]
    left = dawns(game)
    if card == MIGRATE:
        if NOTHING in me.faces and can_pay(me, FOOD) and me.goods[FOOD] + me.barrel > me.pawns_in_play():
            return 0.5 + 1.5 * left
        return 0.0
    if card == MOVE:
        return 1.0 + 0.7 * me.pawns_in_play() if me.pawns_in_play() else 0.0
    if card == INFLUENCE:
        return influence_worth(game, seat, left)
    if card == IMPROVE:
        return improve_worth(game, seat)
    if card == EXPLORE:
        places = game.enlarged(seat, OUTPOST)
        return 1.0 + 0.4 * min(places, 4) if places and len(me.decrees) < 3 else 0.2
    if card == HARVEST:
        return harvest_worth(game, seat)
    if card == TAX:
        places = game.enlarged(seat, TOWN)
        return (
            0.42 * (1 + places) + (0.5 if game.setting.advanced and me.shows(KNIGHT) else 0.0)
            if places
            else 0.0
        )
    if card == CONQUER:
        return conquer_worth(game, seat)
    if card == DEFEND:
        return 0.95
    if card == REPEAT:
        return repeat_worth(game, seat)
    return guild_worth(game, seat)


def influence_worth(game: Feudum, seat: int, left: int) -> float:
    me = game.players[seat]
    if me.markers == 0:
        return 0.1
    gains: list[float] = []
    seen = 0
    for here in me.at:
        if here == NOTHING or seen >> here & 1:
            continue
        seen |= 1 << here
        gains.append(opening(game, seat, here, 0) * (0.25 + 0.1 * left))
    gains.sort(reverse=True)
    worth = sum(gains[: me.markers])
    if me.chosen >> MOVE & 1 or worth == 0.0:
        worth = max(worth, 0.8 + 0.3 * left)
    return worth


def improve_worth(game: Feudum, seat: int) -> float:
    me = game.players[seat]
    best = 0.0
    for location in range(LOCATIONS):
        if game.ruler[location] == seat:
            disc = game.discs[location]
            if disc < TOWN:
                able = can_pay(me, IMPROVE_GOOD[disc]) and game.disc_supply[disc + 1] > 0
                level = disc + 1
            else:
                able = disc == TOWN and len(me.seals) > 0
                level = 3
            if able:
                top = game.stacks[REGION_OF[location]]
                points = IMPROVE_POINTS[top][level] if top <= min(game.epoch, 4) else 0
                best = max(best, points + 0.5)
    return 0.8 * best


def harvest_worth(game: Feudum, seat: int) -> float:
    for location in range(LOCATIONS):
        if game.ruler[location] == seat and game.discs[location] == FARM:
            if game.goods_at(location) < FULL_FARM:
                return 1.0 + 0.25 * harvest_size(game, seat)
    return 0.0


def conquer_worth(game: Feudum, seat: int) -> float:
    """The best fight that could be won now."""
    best = 0.0
    for location in conquest.places_of(game, seat):
        best = max(best, best_fight(game, seat, location))
    return best


def best_fight(game: Feudum, seat: int, location: int) -> float:
    me = game.players[seat]
    powder = 1 if can_pay(me, SALTPETER) else 0
    if me.shows_at(KNIGHT, location):
        powder = me.goods[SALTPETER] + me.tile_count()
    best = 0.0
    vassal = 1.5 if game.rules(seat, FEUDUM) else 0.3
    if game.discs[location] >= FEUDUM and game.ruler[location] not in (NOBODY, seat):
        force = conquest.attack_value(game, seat, NOTHING, location) + powder
        if force > conquest.defence_value(game, NOTHING, location):
            best = FEUDUM_POINTS + 3.0 + vassal
    for other in range(len(game.players)):
        if other == seat:
            continue
        for pawn in range(PAWNS):
            if game.players[other].at[pawn] == location:
                piece = PAWNS * other + pawn
                force = conquest.attack_value(game, seat, piece, location) + powder
                if force > conquest.defence_value(game, piece, location):
                    best = max(best, PAWN_POINTS + 1.5 + vassal)
    return 0.7 * best


def repeat_worth(game: Feudum, seat: int) -> float:
    me = game.players[seat]
    mine = me.chosen | me.played
    best = 0.0
    if mine >> MOVE & 1:
        best = 1.2 + (1.6 if me.voyage or me.free_discs() else 0.0)
    if mine >> GUILD_CARD & 1:
        best = max(best, 0.65 * guild_worth(game, seat))
    if mine >> INFLUENCE & 1 and me.markers:
        best = max(best, 1.0)
    return best


def guild_worth(game: Feudum, seat: int) -> float:
    """The best push, pull or trade in sight."""
    me = game.players[seat]
    best = 0.0
    for guild in range(GUILDS):
        if me.guilds >> guild & 1:
            continue
        if game.master(guild) == seat and flow.can_flow(game, guild):
            best = max(best, push_worth(game, guild))
        elif game.journeyman(guild) == seat and flow.can_flow(game, (guild - 1) % GUILDS):
            best = max(best, 3.2)
    left = dawns(game)
    for location in range(LOCATIONS):
        if game.ruler[location] == seat and game.discs[location] == FARM:
            best = max(best, 0.18 * game.goods_at(location))
    if me.shillings >= 3 and game.row[seat]:
        best = max(best, 0.25 * left * game.row[seat] * (1.6 if me.markers < 2 else 0.5) - 0.8)
    if me.shillings >= 2 and left:
        best = max(best, 1.0)
    return best


def push_worth(game: Feudum, guild: int) -> float:
    """Points a push would bring, roughly."""
    if guild == FARMER:
        rows = 0
        for good in range(GOODS):
            gap = SHELF - game.shelf[good]
            if 0 < gap <= game.barn[good] and gap <= FARMER_PUSH:
                rows += 1
        return (1.0, 4.2, 5.0, 5.8, 6.0, 6.0)[rows] + 0.3 * game.purse
    if guild == MERCHANT:
        full = 0
        for good in range(GOODS):
            gap = CARTS[good] - game.carts[good]
            if 0 < gap <= game.shelf[good] and gap <= MERCHANT_PUSH:
                full += 1
        return (0.5, 4.2, 5.0, 5.8, 6.0, 6.0)[full]
    if guild == ALCHEMIST:
        return 4.5
    if guild == KNIGHT:
        return 4.0
    if guild == NOBLE:
        return 4.6
    return 4.2 + 0.3 * game.coffer


def fight_worth(game: Feudum, seat: int) -> float:
    """An attack that waits for its answer, or for more force."""
    for step in game.stack:
        if isinstance(step, conquest.Reinforce):
            return outcome(game, seat, step.player, step.piece, step.location, step.defended)
        if isinstance(step, conquest.Battle):
            return outcome(game, seat, step.seat, step.piece, step.location, False)
    return 0.0


def outcome(game: Feudum, seat: int, attacker: int, piece: int, location: int, defended: bool) -> float:
    """What the fight is worth to a seat as it stands."""
    force = conquest.attack_value(game, attacker, piece, location)
    needed = conquest.defence_value(game, piece, location) + (1 if defended else 0)
    if force <= needed:
        return 0.0
    worth = 7.0 if piece == NOTHING else 4.5
    if piece >= FIRST_MONSTER:
        worth = 4.0
    if force == needed + 1 and not defended:
        worth *= 0.85
    if seat == attacker:
        return worth
    return -worth if conquest.owner_of(game, piece, location) == seat else 0.0
