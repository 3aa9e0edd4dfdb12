"""The position: two plain records, and the small questions the chapters ask of them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Game, Step, by_constructor
from ludoteca.core.rng import Rng
from ludoteca.core.tuples import holds, put
from ludoteca.games.feudum import knowledge, notes, tokens
from ludoteca.games.feudum.components import (
    BEAD_VALUES,
    CARDS,
    DECREES,
    DEFEND,
    EXTRA,
    FEUDUM,
    FREE_DISCS,
    GOOD_BITS,
    GOOD_MASK,
    HAND,
    JOURNEYMAN,
    LANDSCAPES,
    LOCATIONS,
    MASTER,
    MONSTERS,
    MOST_PLAYERS,
    NOTHING,
    PAWNS,
    RANKS,
)
from ludoteca.games.feudum.setting import Setting

SEATS: Final = range(MOST_PLAYERS)


class Player:
    """One player's belongings, pawns, cards of the round, places on the tracks and points by source.

    ``faces`` is the character each pawn shows, NOTHING while it waits in the supply; ``at`` and ``aboard``
    say where it stands and on which vessel, ``wine`` which pawns have sulfur on them. ``seals`` are the beads
    under the seals, which nobody sees, ``beads`` counts the open ones by value, ``tiles`` by landscape.
    ``chosen`` are the cards of this round not yet played, ``played`` those that were. ``pouch`` is the bonus
    laid out: two more if a tile stands for the good. ``moves`` counts the successful moves of the round,
    ``guilds`` is the set used in it. ``reeves`` is the set of guilds with one.
    """

    def __init__(
        self,
        goods: list[int],
        barrel: int,
        shillings: int,
        markers: int,
        seals: tuple[int, ...],
        beads: tuple[int, ...],
        tiles: tuple[int, ...],
        vessels: tuple[int, ...],
        faces: tuple[int, ...],
        at: tuple[int, ...],
        aboard: tuple[int, ...],
        wine: int,
        decrees: tuple[int, ...],
        chosen: int,
        played: int,
        pouch: int,
        moves: int,
        guilds: int,
        voyage: int,
        military: int,
        reeves: int,
        slayer: bool,
        points: list[int],
    ) -> None:
        self.goods = goods
        self.barrel = barrel
        self.shillings = shillings
        self.markers = markers
        self.seals = seals
        self.beads = beads
        self.tiles = tiles
        self.vessels = vessels
        self.faces = faces
        self.at = at
        self.aboard = aboard
        self.wine = wine
        self.decrees = decrees
        self.chosen = chosen
        self.played = played
        self.pouch = pouch
        self.moves = moves
        self.guilds = guilds
        self.voyage = voyage
        self.military = military
        self.reeves = reeves
        self.slayer = slayer
        self.points = points

    def clone(self) -> Player:
        return Player(
            self.goods.copy(),
            self.barrel,
            self.shillings,
            self.markers,
            self.seals,
            self.beads,
            self.tiles,
            self.vessels,
            self.faces,
            self.at,
            self.aboard,
            self.wine,
            self.decrees,
            self.chosen,
            self.played,
            self.pouch,
            self.moves,
            self.guilds,
            self.voyage,
            self.military,
            self.reeves,
            self.slayer,
            self.points.copy(),
        )

    def score(self) -> int:
        return sum(self.points)

    def pawns_in_play(self) -> int:
        found = 0
        for face in self.faces:
            if face != NOTHING:
                found += 1
        return found

    def shows(self, face: int) -> bool:
        """Has this player a pawn of this character in play?"""
        return face in self.faces

    def shows_at(self, face: int, location: int) -> bool:
        """Has this player a pawn of this character here?"""
        for pawn in range(PAWNS):
            if self.faces[pawn] == face and self.at[pawn] == location:
                return True
        return False

    def tile_count(self) -> int:
        return self.tiles[0] + self.tiles[1] + self.tiles[2] + self.tiles[3]

    def bead_sum(self) -> int:
        found = 0
        for number, count in enumerate(self.beads):
            found += BEAD_VALUES[number] * count
        return found

    def free_discs(self) -> int:
        """Player discs neither on a track nor serving as reeves."""
        used = self.military + (1 if self.voyage else 0)
        for guild in range(6):
            used += self.reeves >> guild & 1
        return FREE_DISCS - used

    def may_defend(self) -> bool:
        """For all the others know, could one of the cards not yet played be Defend?"""
        return self.chosen != 0 and self.played >> DEFEND & 1 == 0

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)


class Feudum(Game):
    """The whole position.

    By location: ``discs``, ``ruler``, ``serf``, ``goods`` (six bits a kind), ``landscape``, ``grown``;
    ``subjects`` is the set of locations with a second marker of the ruler, ``subject_seals`` and
    ``serf_seals`` those with a seal under that marker. ``adrift`` lists abandoned vessels as location x 3 +
    kind, ``fresh`` those abandoned in this very turn. ``row`` is a colour's row in the Knight Guild,
    ``supply`` its markers beside it. ``seals`` is the shuffled supply of seals, drawn from the end, each by
    the bead under it; ``below`` is the bead under the seal of each scroll and marker, ``seen`` where all know
    tokens to be (see ``tokens.py``). ``stacks`` is the epoch of
    the top tile of each region, ``backs`` the landscapes not yet seen, by epoch. ``deck`` is the decrees from
    the top, ``drawn`` those being looked at, ``known`` where each seat knows decrees to be (see
    ``knowledge.py``). ``members`` ranks all with a star in each guild, ``ranks`` are those with a marker
    there. ``guild``, ``function``, ``host`` and ``before`` belong to the guild action under way, ``crop`` to
    the harvest, ``force`` and ``powder`` to the attack. ``turn`` is the seat to be asked next for a card,
    ``active`` the one whose turn it is.
    """

    def __init__(
        self,
        rng: Rng,
        stack: list[Step[Any]],
        choices: list[int],
        reveals: int,
        confirm: bool,
        setting: Setting,
        players: list[Player],
        discs: tuple[int, ...],
        ruler: list[int],
        serf: list[int],
        subjects: int,
        subject_seals: int,
        serf_seals: int,
        goods: list[int],
        landscape: tuple[int, ...],
        grown: tuple[int, ...],
        adrift: tuple[int, ...],
        fresh: tuple[int, ...],
        disc_supply: tuple[int, ...],
        vessel_supply: tuple[int, ...],
        for_sale: tuple[int, ...],
        bag: list[int],
        barn: list[int],
        shelf: list[int],
        carts: list[int],
        row: list[int],
        supply: list[int],
        scrolls: int,
        rosary: tuple[int, ...],
        hens: tuple[int, ...],
        seals: tuple[int, ...],
        below: tuple[int, ...],
        seen: tuple[int, ...],
        purse: int,
        coffer: int,
        targets: int,
        stacks: tuple[int, ...],
        backs: tuple[int, ...],
        gone: int,
        deck: tuple[int, ...],
        known: tuple[int, ...],
        drawn: tuple[int, ...],
        monster_owner: tuple[int, ...],
        monster_at: tuple[int, ...],
        members: list[tuple[int, ...]],
        ranks: list[int],
        guild: int,
        function: int,
        host: int,
        before: int,
        crop: tuple[int, ...],
        force: int,
        powder: int,
        epoch: int,
        round: int,
        first: int,
        turn: int,
        active: int,
    ) -> None:
        super().__init__(rng, stack, choices, reveals, confirm)
        self.setting = setting
        self.players = players
        self.discs = discs
        self.ruler = ruler
        self.serf = serf
        self.subjects = subjects
        self.subject_seals = subject_seals
        self.serf_seals = serf_seals
        self.goods = goods
        self.landscape = landscape
        self.grown = grown
        self.adrift = adrift
        self.fresh = fresh
        self.disc_supply = disc_supply
        self.vessel_supply = vessel_supply
        self.for_sale = for_sale
        self.bag = bag
        self.barn = barn
        self.shelf = shelf
        self.carts = carts
        self.row = row
        self.supply = supply
        self.scrolls = scrolls
        self.rosary = rosary
        self.hens = hens
        self.seals = seals
        self.below = below
        self.seen = seen
        self.purse = purse
        self.coffer = coffer
        self.targets = targets
        self.stacks = stacks
        self.backs = backs
        self.gone = gone
        self.deck = deck
        self.known = known
        self.drawn = drawn
        self.monster_owner = monster_owner
        self.monster_at = monster_at
        self.members = members
        self.ranks = ranks
        self.guild = guild
        self.function = function
        self.host = host
        self.before = before
        self.crop = crop
        self.force = force
        self.powder = powder
        self.epoch = epoch
        self.round = round
        self.first = first
        self.turn = turn
        self.active = active

    def clone(self) -> Feudum:
        return Feudum(
            self.rng.clone(),
            self.stack.copy(),
            self.choices,
            self.reveals,
            self.confirm,
            self.setting,
            [player.clone() for player in self.players],
            self.discs,
            self.ruler.copy(),
            self.serf.copy(),
            self.subjects,
            self.subject_seals,
            self.serf_seals,
            self.goods.copy(),
            self.landscape,
            self.grown,
            self.adrift,
            self.fresh,
            self.disc_supply,
            self.vessel_supply,
            self.for_sale,
            self.bag.copy(),
            self.barn.copy(),
            self.shelf.copy(),
            self.carts.copy(),
            self.row.copy(),
            self.supply.copy(),
            self.scrolls,
            self.rosary,
            self.hens,
            self.seals,
            self.below,
            self.seen,
            self.purse,
            self.coffer,
            self.targets,
            self.stacks,
            self.backs,
            self.gone,
            self.deck,
            self.known,
            self.drawn,
            self.monster_owner,
            self.monster_at,
            self.members.copy(),
            self.ranks.copy(),
            self.guild,
            self.function,
            self.host,
            self.before,
            self.crop,
            self.force,
            self.powder,
            self.epoch,
            self.round,
            self.first,
            self.turn,
            self.active,
        )

    # --- asking -----------------------------------------------------------------------------------------

    def seats(self) -> int:
        return len(self.players)

    def scores(self) -> list[int]:
        return [player.score() for player in self.players]

    def ranking(self) -> list[int]:
        """Most points; then most sulfur in the barrel; then the victory is shared."""
        worth = [player.score() * 10 + player.barrel for player in self.players]
        return [1 + len([other for other in worth if other > mine]) for mine in worth]

    def order(self) -> list[int]:
        """The seats from the starting player on."""
        seats = len(self.players)
        return [(self.first + n) % seats for n in range(seats)]

    def master(self, guild: int) -> int:
        return self.ranks[RANKS * guild + MASTER]

    def journeyman(self, guild: int) -> int:
        return self.ranks[RANKS * guild + JOURNEYMAN]

    def rules(self, player: int, disc: int) -> int:
        """How many outposts, farms or towns a player rules; FEUDUM for feudums of any guild."""
        found = 0
        for location in range(LOCATIONS):
            if self.ruler[location] == player:
                here = self.discs[location]
                if here == disc or (disc == FEUDUM and here > FEUDUM):
                    found += 1
        return found

    def enlarged(self, player: int, disc: int) -> int:
        """Locations of a kind and feudums together, if there is at least one of the kind; else 0."""
        kind = 0
        feudums = 0
        for location in range(LOCATIONS):
            if self.ruler[location] == player:
                here = self.discs[location]
                if here == disc:
                    kind += 1
                elif here >= FEUDUM:
                    feudums += 1
        return kind + feudums if kind else 0

    def goods_at(self, location: int) -> int:
        """How many goods lie at a location."""
        packed = self.goods[location]
        found = 0
        while packed:
            found += packed & GOOD_MASK
            packed >>= GOOD_BITS
        return found

    def is_pinned(self, player: int, location: int) -> bool:
        """Does an opposing monster keep this player's pawns here?"""
        for monster in range(MONSTERS):
            if self.monster_at[monster] == location and self.monster_owner[monster] != player:
                return True
        return False

    def is_present(self, player: int, location: int) -> bool:
        """Has a player a pawn or a marker here?"""
        if self.ruler[location] == player or self.serf[location] == player:
            return True
        return holds(self.players[player].at, location)

    def ferries_run(self) -> bool:
        """Ferries lie still while the alchemists have a vessel to sell."""
        return sum(self.for_sale) == 0

    # --- what the chapters do to it ---------------------------------------------------------------------

    def score(self, player: int, points: int, source: int) -> None:
        if points:
            self.players[player].points[source] += points
            self.note(notes.SCORED, player, points, source)

    def gain_shillings(self, player: int, shillings: int) -> None:
        if shillings:
            self.players[player].shillings += shillings
            self.note(notes.GOT_SHILLINGS, player, shillings)

    def draw_good(self) -> int:
        """A random good out of the bag; NOTHING if it is empty."""
        total = sum(self.bag)
        if total == 0:
            return NOTHING
        number = self.roll(total)
        good = 0
        while number >= self.bag[good]:
            number -= self.bag[good]
            good += 1
        self.bag[good] -= 1
        return good

    def move_seal(self, source: int, target: int) -> None:
        """A seal goes from one place to another (see ``tokens.py``); nobody looks under it."""
        bead = self.lift_token(source)
        self.lay_token(target, bead)
        self.seen = tokens.moved(self.seen, source, target, self.tokens_at(source))

    def turn_over(self, source: int) -> int:
        """A seal of this place is turned over: its bead."""
        self.look()
        bead = self.lift_token(source)
        self.seen = tokens.turned_over(self.seen, source, bead, self.tokens_at(source))
        return bead

    def turn_down(self, bead: int, target: int) -> None:
        """A bead becomes a seal again, at this place; all have seen which."""
        self.lay_token(target, bead)
        self.seen = tuple(sorted([*self.seen, tokens.entry(bead, 1 << target)]))

    def tokens_at(self, place: int) -> int:
        """How many seals lie at a place."""
        if place == tokens.SUPPLY:
            return len(self.seals)
        if place < tokens.FIRST_FIXED:
            return len(self.players[place - tokens.FIRST_HAND].seals)
        return 0 if self.below[place - tokens.FIRST_FIXED] == NOTHING else 1

    def lift_token(self, place: int) -> int:
        """The first of the supply, any one out of a hand."""
        if place == tokens.SUPPLY:
            bead = self.seals[len(self.seals) - 1]
            self.seals = self.seals[:-1]
            return bead
        if place < tokens.FIRST_FIXED:
            me = self.players[place - tokens.FIRST_HAND]
            held = list(me.seals)
            bead = held.pop(self.rng.below(len(held)) if len(held) > 1 else 0)
            me.seals = tuple(held)
            return bead
        bead = self.below[place - tokens.FIRST_FIXED]
        self.below = put(self.below, place - tokens.FIRST_FIXED, NOTHING)
        return bead

    def lay_token(self, place: int, bead: int) -> None:
        """Into the supply anywhere, so that it stays shuffled."""
        if place == tokens.SUPPLY:
            pile = list(self.seals)
            pile.insert(self.rng.below(len(pile) + 1), bead)
            self.seals = tuple(pile)
        elif place < tokens.FIRST_FIXED:
            me = self.players[place - tokens.FIRST_HAND]
            me.seals = tuple(sorted([*me.seals, bead]))
        else:
            self.below = put(self.below, place - tokens.FIRST_FIXED, bead)

    def see_back(self, epoch: int) -> int:
        """Turn a tile of this epoch over: its landscape."""
        start = (epoch - 1) * LANDSCAPES
        number = self.roll(sum(self.backs[start : start + LANDSCAPES]))
        landscape = 0
        while number >= self.backs[start + landscape]:
            number -= self.backs[start + landscape]
            landscape += 1
        self.backs = put(self.backs, start + landscape, self.backs[start + landscape] - 1)
        return landscape

    # --- what a seat knows --------------------------------------------------------------------------------

    def redraw(self, seat: int, rng: Rng) -> None:
        """Deal anew the beads under seals, the decrees and the chosen cards this seat cannot know."""
        self.redraw_beads(rng)
        self.redraw_decrees(seat, rng)
        for other, player in enumerate(self.players):
            if other != seat and player.chosen:
                self.redraw_cards(player, rng)

    def redraw_beads(self, rng: Rng) -> None:
        """The beads under all seals, but for what all have seen of them."""
        places = [tokens.SUPPLY] * len(self.seals)
        beads = list(self.seals)
        for seat, player in enumerate(self.players):
            places.extend([tokens.hand(seat)] * len(player.seals))
            beads.extend(player.seals)
        for fixed in range(tokens.FIXED_PLACES):
            if self.below[fixed] != NOTHING:
                places.append(tokens.FIRST_FIXED + fixed)
                beads.append(self.below[fixed])
        dealt = tokens.guess(self.seen, beads, places, rng)
        start = len(self.seals)
        supply = dealt[:start]
        rng.shuffle(supply)
        self.seals = tuple(supply)
        for player in self.players:
            end = start + len(player.seals)
            player.seals = tuple(sorted(dealt[start:end]))
            start = end
        below = list(self.below)
        for n in range(start, len(places)):
            below[places[n] - tokens.FIRST_FIXED] = dealt[n]
        self.below = tuple(below)

    def redraw_decrees(self, seat: int, rng: Rng) -> None:
        """Others' decrees, what another is looking at and the deck, but for what this seat knows of them."""
        cards = list(self.deck)
        places = [knowledge.FIRST_DECK + n for n in range(len(cards))]
        for other, player in enumerate(self.players):
            if other != seat:
                cards.extend(player.decrees)
                places.extend([knowledge.HAND_PLACES * other + n for n in range(len(player.decrees))])
        if self.active != seat:
            cards.extend(self.drawn)
            places.extend([knowledge.DRAWN_PLACE] * len(self.drawn))
        known = [item for item in self.known if knowledge.seat_of(item) == seat]
        dealt = knowledge.guess(known, cards, places, rng)
        names = list(range(DECREES))
        for n in range(len(cards)):
            names[cards[n]] = dealt[n]
        self.known = knowledge.rename(self.known, seat, names)
        start = len(self.deck)
        self.deck = tuple(dealt[:start])
        for other, player in enumerate(self.players):
            if other != seat:
                end = start + len(player.decrees)
                player.decrees = tuple(sorted(dealt[start:end]))
                start = end
        if self.active != seat:
            self.drawn = tuple(sorted(dealt[start:]))

    def redraw_cards(self, player: Player, rng: Rng) -> None:
        """Any cards not yet played may be those another has chosen; they are chosen in order."""
        held = bits(player.chosen)
        open_cards = [card for card in range(CARDS) if player.played >> card & 1 == 0]
        rng.shuffle(open_cards)
        full = hand_size(player)
        choosing = player.played == 0 and held < full
        hand = open_cards[: full if choosing else held]
        hand.sort()
        player.chosen = 0
        for card in hand[:held]:
            player.chosen |= 1 << card


def hand_size(player: Player) -> int:
    """Four cards, five with saltpeter on the pouch."""
    return HAND + 1 if player.pouch != NOTHING and player.pouch & 1 == EXTRA else HAND


def bits(mask: int) -> int:
    """How many bits are set."""
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def kind_of(disc: int) -> int:
    """Outpost, farm, town or feudum."""
    return disc if disc < FEUDUM else FEUDUM
