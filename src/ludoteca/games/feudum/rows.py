"""Rows: what a learned value looks at, a few numbers a player. Opinion, not rules.

The table and the guilds first, then what the next dawn and the end would bring as things are, the terms of
``evaluate``, standing, empire, belongings, pawns, cards, what is due, and the strongest and the mean of the
others.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.rows import RowForm, Rows, each
from ludoteca.games.feudum import components as box
from ludoteca.games.feudum import flow, scoring, standing
from ludoteca.games.feudum.evaluate import (
    belongings,
    card_worth,
    cards_worth,
    dawns,
    empire_worth,
    fight_worth,
    openings,
    push_worth,
    secrets,
)
from ludoteca.games.feudum.feeding import Feed, count
from ludoteca.games.feudum.flow import PlaceReeve
from ludoteca.games.feudum.observe import PENDING, number_of
from ludoteca.games.feudum.payment import Pay
from ludoteca.games.feudum.state import Feudum, bits, hand_size
from ludoteca.games.feudum.weights import MADE

_KINDS: Final = ["outposts", "farms", "towns", "feudums"]
RANK_SHARE: Final = [1.0, 0.6, 0.2]
DUE_BELOW: Final = 0.5
"""How a decision counts that waits below another."""


NAMES: Final = [
    *each("players", [str(count) for count in box.PLAYER_COUNTS]),
    *("advanced", "takeover", "any goods", "piers"),
    *each("epoch", [str(epoch) for epoch in range(1, box.LAST_EPOCH + 1)]),
    *("round", "tiles to the dawn", "perhaps dawn", "choosing", "feeding", "regions with a tile"),
    *("bag", "vessels for sale", "purse", "coffer", "seals left", "deck"),
    *each("flow", box.GUILD_NAMES),
    *("first", "place in the round", "active", "score"),
    *("next dawn", "all dawns", "end", "end and dawns"),
    *("empire worth", "belongings worth", "secrets worth", "openings worth", "cards worth", "fight worth"),
    *("worth", "status", "disloyalty next", "disloyalty to come", "region points", "landscape points"),
    *each("rank", box.GUILD_NAMES),
    *each("push", box.GUILD_NAMES),
    *("masters", "journeymen", "apprentices", "pulls", "best push", "ranks threatened", "ranks near"),
    *each("rules", _KINDS),
    *("sets", "subjects", "serfs", "landscapes", "grown", "regions", "farm goods"),
    *each("goods", box.GOOD_NAMES),
    *each("has", box.GOOD_NAMES),
    *("barrel", "wine", "shillings", "shillings, few", "markers", "markers, few", "row", "seals", "beads"),
    *("tiles", *box.VESSEL_NAMES, "mandates", "charters", "charter points", "charters without seal"),
    *("voyage", "voyage points", "moves", "voyage due", "free discs", "military", "reeves", "slayer"),
    *("monsters", "pawns"),
    *each("pawn", box.GUILD_NAMES),
    *("meals to spare", "hungry", "pawns together", "pawns beside others", "pawns pinned", "pawns afloat"),
    *each("card", box.CARD_NAMES),
    *each("worth of", box.CARD_NAMES),
    *("cards left", "cards to choose", "best cards", "conquest in sight", "improvement in sight"),
    *("played move", "played influence", "played guild", "guilds used", "extra card", "two cards"),
    "asked",
    *each("due", PENDING.names),
    *("left", "to pay", "hungry now", "points in the making", "work", "drawn"),
    *("best other worth", "mean other worth", "best other score", "best other dawn", "mean other dawn"),
    *("best other end", "best other fight", "mean other cards", "mean other pawns", "best other voyage"),
    *("best other feudums", "mean other markers"),
]
ROW: Final = RowForm(1, NAMES)


class Digest:
    """What the rows of one position need of every player, worked out once."""

    def __init__(self, game: Feudum) -> None:
        seats = len(game.players)
        left = dawns(game)
        self.left = left
        self.stars = standing.stars_of_all(game)
        self.flows = [flow.can_flow(game, guild) for guild in range(box.GUILDS)]
        self.pushes = [push_worth(game, guild) if self.flows[guild] else 0.0 for guild in range(box.GUILDS)]
        self.status = [0] * seats
        for place in range(box.GUILDS * box.RANKS):
            if game.ranks[place] != box.NOBODY:
                self.status[game.ranks[place]] += box.RANK_POINTS[place % box.RANKS]
        self.kinds = [0] * (seats * len(_KINDS))
        self.subjects = [0] * seats
        self.serfs = [0] * seats
        self.landscapes = [0] * seats
        self.tended = [0] * seats
        self.grown = [0] * seats
        self.farm_goods = [0] * seats
        self.regions = [0] * seats
        self.look_over_map(game)
        self.dawn: list[int] = []
        self.end: list[int] = []
        self.disloyal: list[int] = []
        self.owed: list[int] = []
        self.empire: list[float] = []
        self.belongings: list[float] = []
        self.worths: list[float] = []
        self.cards: list[list[float]] = []
        for seat in range(seats):
            self.look_at_player(game, seat)

    def look_over_map(self, game: Feudum) -> None:
        """Who rules and tends what."""
        for location in range(box.LOCATIONS):
            ruler = game.ruler[location]
            if ruler != box.NOBODY:
                disc = game.discs[location]
                self.kinds[ruler * len(_KINDS) + (disc if disc < box.FEUDUM else box.FEUDUM)] += 1
                self.regions[ruler] |= 1 << box.REGION_OF[location]
                if game.subjects >> location & 1:
                    self.subjects[ruler] += 1
                if disc == box.FARM:
                    self.farm_goods[ruler] += game.goods_at(location)
            serf = game.serf[location]
            if serf != box.NOBODY:
                self.serfs[serf] += 1
                if game.landscape[location] != box.NOTHING:
                    grown = game.grown[location]
                    self.landscapes[serf] += 1
                    self.grown[serf] += grown
                    self.tended[serf] += box.DAWN_GROWN if grown else box.DAWN_EMPTY
                    self.regions[serf] |= 1 << box.REGION_OF[location]

    def look_at_player(self, game: Feudum, seat: int) -> None:
        """Points of the next dawn, of all to come and of the end, as things are; and what it is worth."""
        me = game.players[seat]
        left = self.left
        disloyal = 0
        owed = 0
        if self.kinds[seat * len(_KINDS) + box.FEUDUM]:
            for epoch in range(game.epoch + 1, box.LAST_EPOCH + 1):
                loss = scoring.disloyalty(game, seat, epoch)
                owed += loss
                if epoch == game.epoch + 1:
                    disloyal = loss
        self.disloyal.append(disloyal)
        self.owed.append(owed)
        regular = self.status[seat] + self.tended[seat] + box.REGION_POINTS[bits(self.regions[seat])]
        self.dawn.append(regular + disloyal if left else 0)
        end = scoring.voyage_points(game, seat) + me.shillings // box.SHILLINGS_PER_POINT
        end += empire_points(self.kinds, seat) + scoring.charters_points(game, seat)
        self.end.append(end)
        empire = empire_worth(game, seat, left, MADE)
        belongs = belongings(game, seat, left, MADE)
        self.empire.append(empire)
        self.belongings.append(belongs)
        self.worths.append(me.score() + left * 1.2 * self.status[seat] + empire + belongs)
        self.cards.append([card_worth(game, seat, card, MADE) for card in range(box.CARDS)])


def empire_points(kinds: list[int], seat: int) -> int:
    """What the locations a player rules score at the end."""
    counts = kinds[seat * len(_KINDS) : (seat + 1) * len(_KINDS)]
    plain = counts[box.OUTPOST] + counts[box.FARM] + counts[box.TOWN]
    points = plain * box.PLACE_POINTS + counts[box.FEUDUM] * box.RULED_FEUDUM_POINTS
    return points + box.SET_POINTS * scoring.sets_of_three(counts)


def write_rows(game: Feudum, out: Rows) -> None:
    """One row a player."""
    digest = Digest(game)
    for seat in range(len(game.players)):
        write_table(game, seat, digest, out)
        write_points(game, seat, digest, out)
        write_standing(game, seat, digest, out)
        write_empire(game, seat, digest, out)
        write_belongings(game, seat, out)
        write_tracks(game, seat, out)
        write_pawns(game, seat, out)
        write_cards(game, seat, digest, out)
        write_due(game, seat, out)
        write_others(game, seat, digest, out)


def write_table(game: Feudum, seat: int, digest: Digest, out: Rows) -> None:
    """Players and options, time, and what lies in the guilds."""
    seats = len(game.players)
    out.one_of(seats - 2, len(box.PLAYER_COUNTS))
    out.flag(game.setting.advanced)
    out.flag(game.setting.takeover)
    out.flag(game.setting.any_goods)
    out.flag(game.setting.piers)
    out.one_of(game.epoch - 1, box.LAST_EPOCH)
    out.count(game.round, 10)
    missing = tiles_to_dawn(game)
    out.count(missing, 4)
    out.flag(missing <= 1)
    out.flag(game.active == box.NOBODY)
    out.flag(is_feeding(game))
    tiles = 0
    for region in range(box.REGIONS):
        if game.stacks[region] <= min(game.epoch, box.EPOCHS):
            tiles += 1
    out.count(tiles, box.REGIONS)
    out.count(sum(game.bag), 100)
    out.count(sum(game.for_sale), 3)
    out.count(game.purse, 6)
    out.count(game.coffer, 6)
    out.count(len(game.seals), 8)
    out.count(len(game.deck), 10)
    for guild in range(box.GUILDS):
        out.put(digest.pushes[guild] / 6.0)
    place = (seat - game.first) % seats
    out.flag(place == 0)
    out.put(place / (seats - 1.0))
    out.flag(game.active == seat)


def tiles_to_dawn(game: Feudum) -> int:
    """How many tiles have yet to go before the next epoch dawns."""
    if game.epoch == box.LAST_EPOCH:
        return 0
    showing = 0
    for region in range(box.REGIONS):
        if game.stacks[region] > game.epoch:
            showing += 1
    return max(0, box.SHOWING[game.epoch + 1] - showing)


def is_feeding(game: Feudum) -> bool:
    """Have all cards of the round been played?"""
    if game.active == box.NOBODY:
        return False
    for player in game.players:
        if player.chosen:
            return False
    return True


def write_points(game: Feudum, seat: int, digest: Digest, out: Rows) -> None:
    """Points, what dawns and the end would bring as things are, and what the rest is worth."""
    me = game.players[seat]
    out.count(me.score(), 60)
    dawn = digest.dawn[seat]
    regular = dawn - digest.disloyal[seat]
    coming = digest.left * regular + digest.owed[seat]
    out.count(dawn, 20)
    out.count(coming, 60)
    out.count(digest.end[seat], 25)
    out.count(coming + digest.end[seat], 60)
    cards = cards_worth(game, seat, MADE)
    hidden = secrets(game, seat, MADE)
    places = openings(game, seat, MADE)
    fight = fight_worth(game, seat)
    out.put(digest.empire[seat] / 30.0)
    out.put(digest.belongings[seat] / 20.0)
    out.put(hidden / 8.0)
    out.put(places / 8.0)
    out.put(cards / 10.0)
    out.put(fight / 6.0)
    out.put((digest.worths[seat] + hidden + places + cards + fight) / 100.0)
    out.count(digest.status[seat], 12)
    out.count(digest.disloyal[seat], 8)
    out.count(digest.owed[seat], 12)
    out.count(box.REGION_POINTS[bits(digest.regions[seat])], 8)
    out.count(digest.tended[seat], 8)


def write_standing(game: Feudum, seat: int, digest: Digest, out: Rows) -> None:
    """Ranks, what they can do now, and how safe they are."""
    me = game.players[seat]
    held = [0] * box.RANKS
    pulls = 0
    best = 0.0
    threatened = 0
    near = 0
    pushes = [0.0] * box.GUILDS
    for guild in range(box.GUILDS):
        mine = box.NOTHING
        for rank in range(box.RANKS):
            if game.ranks[guild * box.RANKS + rank] == seat:
                mine = rank
        out.put(RANK_SHARE[mine] if mine != box.NOTHING else 0.0)
        if mine != box.NOTHING:
            held[mine] += 1
            threatened += is_threatened(game, seat, guild, digest)
        near += is_near(game, seat, guild, mine, digest)
        if me.guilds >> guild & 1 == 0:
            if mine == box.MASTER:
                pushes[guild] = digest.pushes[guild]
                best = max(best, pushes[guild])
            elif mine == box.JOURNEYMAN and digest.flows[(guild - 1) % box.GUILDS]:
                pulls += 1
    for guild in range(box.GUILDS):
        out.put(pushes[guild] / 6.0)
    for rank in range(box.RANKS):
        out.count(held[rank], 2)
    out.count(pulls, 2)
    out.put(best / 6.0)
    out.count(threatened, 2)
    out.count(near, 2)


def is_threatened(game: Feudum, seat: int, guild: int, digest: Digest) -> int:
    """Would one more star take a rank from this player?"""
    stars = digest.stars[seat * box.GUILDS + guild]
    members = game.members[guild]
    place = members.index(seat) if seat in members else len(members)
    if place + 1 < len(members):
        return 1 if digest.stars[members[place + 1] * box.GUILDS + guild] == stars else 0
    return 0


def is_near(game: Feudum, seat: int, guild: int, mine: int, digest: Digest) -> int:
    """Would one more star bring this player a better rank?"""
    members = game.members[guild]
    if mine == box.MASTER or seat not in members:
        return 0
    place = members.index(seat)
    if place == 0:
        return 1
    above = digest.stars[members[place - 1] * box.GUILDS + guild]
    return 1 if above == digest.stars[seat * box.GUILDS + guild] else 0


def write_empire(game: Feudum, seat: int, digest: Digest, out: Rows) -> None:
    """What is ruled and tended."""
    counts = digest.kinds[seat * len(_KINDS) : (seat + 1) * len(_KINDS)]
    for kind in range(len(_KINDS)):
        out.count(counts[kind], 3)
    out.count(scoring.sets_of_three(counts), 2)
    out.count(digest.subjects[seat], 3)
    out.count(digest.serfs[seat], 3)
    out.count(digest.landscapes[seat], 2)
    out.count(digest.grown[seat], 6)
    out.count(bits(digest.regions[seat]), 4)
    out.count(digest.farm_goods[seat], 12)


def write_belongings(game: Feudum, seat: int, out: Rows) -> None:
    """Goods, money, markers, seals, tiles, vessels and decrees."""
    me = game.players[seat]
    for good in range(box.GOODS):
        out.count(me.goods[good], 5 if good == box.FOOD else 3)
    for good in range(box.GOODS):
        out.flag(me.goods[good] > 0)
    out.count(me.barrel, box.BARREL)
    out.count(bits(me.wine), 2)
    out.count(me.shillings, 10)
    out.count(min(me.shillings, 3), 3)
    out.count(me.markers, 6)
    out.count(min(me.markers, 2), 2)
    out.count(game.row[seat], 4)
    out.count(len(me.seals), 2)
    out.count(me.bead_sum(), 6)
    out.count(me.tile_count(), 3)
    for vessel in range(box.VESSELS):
        out.count(me.vessels[vessel], 1)
    mandates = 0
    points: list[int] = []
    for decree in me.decrees:
        if decree < box.MANDATES:
            mandates += 1
        else:
            points.append(scoring.charter_points(game, seat, decree))
    out.count(mandates, 2)
    out.count(len(points), 2)
    out.count(sum(points), 8)
    out.count(max(0, len(points) - scoring.seals_of(game, seat)), 2)


def write_tracks(game: Feudum, seat: int, out: Rows) -> None:
    """The voyage, military service, reeves and monsters."""
    me = game.players[seat]
    out.count(me.voyage, box.MONASTERY)
    out.count(scoring.voyage_points(game, seat), 10)
    out.count(me.moves, 2)
    out.flag(me.moves == 1 and (me.voyage > 0 or me.free_discs() > 0))
    out.count(me.free_discs(), box.FREE_DISCS)
    out.count(me.military, box.MILITARY)
    out.count(bits(me.reeves), 2)
    out.flag(me.slayer)
    monsters = 0
    for monster in range(box.MONSTERS):
        if game.monster_owner[monster] == seat:
            monsters += 1
    out.count(monsters, 1)


def write_pawns(game: Feudum, seat: int, out: Rows) -> None:
    """Who is in play, who will eat, who stands with whom."""
    me = game.players[seat]
    pawns = me.pawns_in_play()
    out.count(pawns, box.PAWNS)
    for guild in range(box.GUILDS):
        out.flag(guild in me.faces)
    spare = me.goods[box.FOOD] + me.barrel + bits(me.wine) - pawns
    out.count(max(-3, min(spare, 6)), 3)
    out.count(max(0, -spare), 1)
    together = 0
    beside = 0
    pinned = 0
    afloat = 0
    for pawn in range(box.PAWNS):
        here = me.at[pawn]
        if here == box.NOTHING:
            continue
        if here in me.at[:pawn]:
            together += 1
        for other in range(len(game.players)):
            if other != seat and here in game.players[other].at:
                beside += 1
                break
        if game.is_pinned(seat, here):
            pinned += 1
        if me.aboard[pawn] != box.NOTHING:
            afloat += 1
    out.count(together, 2)
    out.count(beside, 2)
    out.count(pinned, 1)
    out.count(afloat, 2)


def write_cards(game: Feudum, seat: int, digest: Digest, out: Rows) -> None:
    """The cards of the round, what each may bring, and what the best of all would."""
    me = game.players[seat]
    worths = digest.cards[seat]
    for card in range(box.CARDS):
        out.flag(me.chosen >> card & 1 == 1)
    for card in range(box.CARDS):
        out.put(worths[card] / 4.0 if me.chosen >> card & 1 else 0.0)
    out.count(bits(me.chosen), box.HAND)
    choosing = game.active == box.NOBODY and me.played == 0
    out.count(hand_size(me) - bits(me.chosen) if choosing else 0, box.HAND)
    ordered = sorted(worths)
    out.put((ordered[-1] + ordered[-2] + ordered[-3] + ordered[-4]) / 12.0)
    out.put(worths[box.CONQUER] / 4.0)
    out.put(worths[box.IMPROVE] / 4.0)
    out.flag(me.played >> box.MOVE & 1 == 1)
    out.flag(me.played >> box.INFLUENCE & 1 == 1)
    out.flag(me.played >> box.GUILD_CARD & 1 == 1)
    out.count(bits(me.guilds), 2)
    out.flag(me.pouch != box.NOTHING and me.pouch & 1 == box.EXTRA)
    out.flag(me.pouch != box.NOTHING and me.pouch & 1 == box.SEQUENTIAL)


def write_due(game: Feudum, seat: int, out: Rows) -> None:
    """What the player is asked and will be asked after that, and what is paid for but not there yet."""
    due = [0.0] * PENDING.count
    left = 0
    to_pay = 0
    hungry = 0
    points = 0
    asked = False
    top = len(game.stack) - 1
    for place in range(top, -1, -1):
        step = game.stack[place]
        if step.player != seat:
            continue
        kind = PENDING.place(step)
        if place == top or step.simultaneous:
            asked = True
            due[kind] = 1.0
            left = number_of(game, step)
        elif due[kind] == 0.0:
            due[kind] = DUE_BELOW
        if isinstance(step, Pay):
            to_pay += len(step.cost)
        elif isinstance(step, Feed):
            hungry = count(step.hungry)
        elif isinstance(step, PlaceReeve):
            points = points_of_work(game, step.level)
    out.flag(asked)
    for kind in range(PENDING.count):
        out.put(due[kind])
    out.count(left, 4)
    out.count(to_pay, 2)
    out.count(hungry, box.PAWNS)
    out.count(points, 5)
    active = game.active == seat
    out.flag(active and game.guild != box.NOTHING)
    out.count(len(game.drawn) if active else 0, 3)


def points_of_work(game: Feudum, level: int) -> int:
    """What a push or pull that is done will score."""
    if game.function == box.PUSH:
        return box.PUSH_POINTS[level]
    return box.PULL_POINTS if level else 0


def write_others(game: Feudum, seat: int, digest: Digest, out: Rows) -> None:
    """The strongest and the mean of the others."""
    best_worth = -1000.0
    worths = 0.0
    best_score = -1000
    best_dawn = -1000
    dawn = 0
    best_end = 0
    best_fight = 0.0
    cards = 0
    pawns = 0
    voyage = 0
    feudums = 0
    markers = 0
    for other, player in enumerate(game.players):
        if other == seat:
            continue
        best_worth = max(best_worth, digest.worths[other])
        worths += digest.worths[other]
        best_score = max(best_score, player.score())
        best_dawn = max(best_dawn, digest.dawn[other])
        dawn += digest.dawn[other]
        best_end = max(best_end, digest.end[other])
        best_fight = max(best_fight, digest.cards[other][box.CONQUER])
        cards += bits(player.chosen)
        pawns += player.pawns_in_play()
        voyage = max(voyage, player.voyage)
        feudums = max(feudums, digest.kinds[other * len(_KINDS) + box.FEUDUM])
        markers += player.markers
    others = len(game.players) - 1.0
    out.put(best_worth / 100.0)
    out.put(worths / others / 100.0)
    out.count(best_score, 60)
    out.count(best_dawn, 20)
    out.put(dawn / others / 20.0)
    out.count(best_end, 25)
    out.put(best_fight / 4.0)
    out.put(cards / others / box.HAND)
    out.put(pawns / others / box.PAWNS)
    out.count(voyage, box.MONASTERY)
    out.count(feudums, 2)
    out.put(markers / others / 6.0)
