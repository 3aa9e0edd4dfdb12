"""How good a position is for a seat: the bots' eye. Opinion, not rules."""

from __future__ import annotations

from collections.abc import Callable

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
from ludoteca.games.feudum.weights import TUNED, Weights


def evaluate(game: Feudum, seat: int) -> float:
    """How good a position is, by the weights of today."""
    return judge(game, seat, TUNED)


def evaluate_with(weights: dict[str, float]) -> Callable[[Feudum, int], float]:
    """The same by other weights."""
    own = Weights(weights)
    return lambda game, seat: judge(game, seat, own)


def judge(game: Feudum, seat: int, w: Weights) -> float:
    """My points and prospects against the mean of the others'."""
    worths = [float(player.score()) for player in game.players]
    if game.stack:
        for player in range(len(worths)):
            worths[player] += prospects(game, player, w)
        worths[seat] += secrets(game, seat, w)
        worths[seat] += openings(game, seat, w)
        worths[seat] += cards_worth(game, seat, w)
        worths[seat] += fight_worth(game, seat)
    others = sum(worths) - worths[seat]
    return worths[seat] - others / (len(worths) - 1)


def dawns(game: Feudum) -> int:
    """How many epochs have yet to dawn."""
    return LAST_EPOCH - game.epoch


# --- what everybody sees ----------------------------------------------------------------------------------


def prospects(game: Feudum, player: int, w: Weights) -> float:
    """Standing, empire and belongings."""
    left = dawns(game)
    worth = 0.0
    for place in range(GUILDS * RANKS):
        if game.ranks[place] == player:
            rank = place % RANKS
            worth += left * (w.rank * RANK_POINTS[rank] + w.function[rank])
    return worth + empire_worth(game, player, left, w) + belongings(game, player, left, w)


def empire_worth(game: Feudum, player: int, left: int, w: Weights) -> float:
    """Regions at every dawn, places at the end, what vassals owe."""
    regions = 0
    counts = [0, 0, 0, 0]
    worth = 0.0
    for location in range(LOCATIONS):
        if game.ruler[location] == player:
            disc = game.discs[location]
            counts[disc if disc < FEUDUM else FEUDUM] += 1
            regions |= 1 << REGION_OF[location]
            worth += w.subjects if game.subjects >> location & 1 else 0.0
            worth += w.place * left
            if disc == FARM:
                worth += w.farm_goods * min(game.goods_at(location), 14)
        elif game.serf[location] == player:
            worth += w.serf * left
            if game.landscape[location] != NOTHING:
                regions |= 1 << REGION_OF[location]
                worth += (
                    left * (w.landscape_grown if game.grown[location] else w.landscape)
                    + w.grown * game.grown[location]
                )
    worth += w.regions * left * REGION_POINTS[bits(regions)]
    plain = counts[0] + counts[1] + counts[2]
    worth += plain + w.feudum * counts[FEUDUM] + w.sets * sets_of_three(counts)
    for kind in range(FEUDUM):
        if counts[kind]:
            worth += w.usable * left  # a card that can be used
    if counts[FEUDUM]:
        owed = 0
        for epoch in range(game.epoch + 1, LAST_EPOCH + 1):
            for space in range(game.players[player].military, MILITARY):
                owed += DISLOYALTY[epoch][space]
        worth += w.disloyalty * owed
    return worth


def belongings(game: Feudum, player: int, left: int, w: Weights) -> float:
    me = game.players[player]
    scale = w.belongings + w.belongings_early * left
    worth = 0.0
    for good in range(GOODS):
        count = me.goods[good]
        if good == FOOD:
            worth += scale * (w.food * min(count, 5) + w.much_food * max(0, count - 5))
        else:
            worth += scale * w.good[good] * (min(count, 2) + w.many_goods * max(0, count - 2))
    worth += scale * (w.barrel * min(me.barrel, BARREL) + w.wine * bits(me.wine))
    worth += (w.shilling + w.shilling_early * left) * me.shillings
    worth += w.marker * left * min(me.markers, 4) + w.many_markers * left * max(0, me.markers - 4)
    worth += w.tile * scale * (me.tile_count())
    worth += (w.seal if left else 0.0) * min(len(me.seals), 2) + w.many_seals * max(0, len(me.seals) - 2)
    worth += w.bead * scale * me.bead_sum()
    worth += w.vessel * scale * sum(me.vessels)
    pawns = me.pawns_in_play()
    worth += left * w.pawns[pawns]
    if me.goods[FOOD] + me.barrel + bits(me.wine) < pawns:
        worth -= w.hunger
    section = VOYAGE_SECTION[me.voyage]
    worth += w.voyage * VOYAGE_HIGH[section] + (w.under_way if me.voyage else 0.0)
    worth += w.military * left * me.military
    worth += w.reeve * left * bits(me.reeves)
    for monster in range(MONSTERS):
        if game.monster_owner[monster] == player:
            worth += w.monster * left
    return worth


# --- what only the seat itself knows ------------------------------------------------------------------------


def secrets(game: Feudum, seat: int, w: Weights) -> float:
    """Decrees: charters for what they promise, with a seal; mandates for their reward."""
    me = game.players[seat]
    left = dawns(game)
    worth = 0.0
    for decree in me.decrees:
        if decree < MANDATES:
            worth += w.mandate[decree] * min(1.0, 0.4 + 0.2 * left)
        else:
            chance = w.charter_sealed if me.seals else w.charter + w.charter_early * left
            worth += chance * (charter_points(game, seat, decree) + w.charter_hope * left)
    return worth


def openings(game: Feudum, seat: int, w: Weights) -> float:
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
        best = opening(game, seat, here, regions, w)
        for route in ROUTES_FROM[here]:
            best = max(best, w.next_door * opening(game, seat, ROUTE_ENDS[route] - here, regions, w))
        worth += best
    return worth * (w.openings + w.openings_early * left) * (1.0 if me.markers else 0.4)


def opening(game: Feudum, seat: int, location: int, regions: int, w: Weights) -> float:
    """What a marker here would bring."""
    if not influence.can_add(game, seat, location):
        return 0.0
    ruler = game.ruler[location]
    if ruler == NOBODY:
        return w.new_place if regions >> REGION_OF[location] & 1 else w.new_region
    if ruler == seat:
        return w.again
    if game.serf[location] == seat:
        return w.serf_place if regions >> REGION_OF[location] & 1 else w.serf_region
    return w.others_place


def cards_worth(game: Feudum, seat: int, w: Weights) -> float:
    """Cards still to be played; while they are being chosen, the best that may still join them."""
    me = game.players[seat]
    if me.chosen == 0:
        return 0.0
    worths = [card_worth(game, seat, card, w) for card in range(CARDS)]
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


def card_worth(game: Feudum, seat: int, card: int, w: Weights) -> float:
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
        return influence_worth(game, seat, left, w)
    if card == IMPROVE:
        return improve_worth(game, seat, w)
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
        return conquer_worth(game, seat, w)
    if card == DEFEND:
        return w.defence
    if card == REPEAT:
        return repeat_worth(game, seat, w)
    return guild_worth(game, seat, w)


def influence_worth(game: Feudum, seat: int, left: int, w: Weights) -> float:
    me = game.players[seat]
    if me.markers == 0:
        return 0.1
    gains: list[float] = []
    seen = 0
    for here in me.at:
        if here == NOTHING or seen >> here & 1:
            continue
        seen |= 1 << here
        gains.append(opening(game, seat, here, 0, w) * (0.25 + 0.1 * left))
    gains.sort(reverse=True)
    worth = sum(gains[: me.markers])
    if me.chosen >> MOVE & 1 or worth == 0.0:
        worth = max(worth, 0.8 + 0.3 * left)
    return worth


def improve_worth(game: Feudum, seat: int, w: Weights) -> float:
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
    return w.improvement * best


def harvest_worth(game: Feudum, seat: int) -> float:
    for location in range(LOCATIONS):
        if game.ruler[location] == seat and game.discs[location] == FARM:
            if game.goods_at(location) < FULL_FARM:
                return 1.0 + 0.25 * harvest_size(game, seat)
    return 0.0


def conquer_worth(game: Feudum, seat: int, w: Weights) -> float:
    """The best fight that could be won now."""
    best = 0.0
    for location in conquest.places_of(game, seat):
        best = max(best, best_fight(game, seat, location, w))
    return best


def best_fight(game: Feudum, seat: int, location: int, w: Weights) -> float:
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
    return w.conquest * best


def repeat_worth(game: Feudum, seat: int, w: Weights) -> float:
    me = game.players[seat]
    mine = me.chosen | me.played
    best = 0.0
    if mine >> MOVE & 1:
        best = 1.2 + (1.6 if me.voyage or me.free_discs() else 0.0)
    if mine >> GUILD_CARD & 1:
        best = max(best, 0.65 * guild_worth(game, seat, w))
    if mine >> INFLUENCE & 1 and me.markers:
        best = max(best, 1.0)
    return best


def guild_worth(game: Feudum, seat: int, w: Weights) -> float:
    """The best push, pull or trade in sight."""
    me = game.players[seat]
    best = 0.0
    for guild in range(GUILDS):
        if me.guilds >> guild & 1:
            continue
        if game.master(guild) == seat and flow.can_flow(game, guild):
            best = max(best, push_worth(game, guild))
        elif game.journeyman(guild) == seat and flow.can_flow(game, (guild - 1) % GUILDS):
            best = max(best, w.pull)
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
