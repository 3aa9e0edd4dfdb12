"""The position: plain records, and the small questions the chapters ask of them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import EndTurn, Game, Step, by_constructor
from ludoteca.core.rng import Rng
from ludoteca.core.tuples import put
from ludoteca.games.duel import notes
from ludoteca.games.duel.components import (
    ADVANTAGE,
    AMOUNT,
    BOX,
    CAPACITY,
    DESIGN_OF,
    EVENT_CARDS,
    EVENT_POOL,
    EVENTS,
    FRATERNAL_FEUDS,
    FROM_POOL,
    GUARDS,
    HAND,
    KIND_OF,
    NOBODY,
    NONE,
    OPEN_STACKS,
    RESOURCES,
    SEATS,
    SHIFT_OF,
    STACKS_WITH,
    TARGET,
    TOKEN_POINTS,
    TOURNAMENT,
)
from ludoteca.games.duel.knowledge import (
    DISCARDED,
    DRAWN,
    DUG_OUT,
    HAND_SHOWN,
    LAID_UNDER,
    LOOK_OF,
    LOOKED_THROUGH,
    OPEN_UNDER,
    SEARCHED_STACK,
    SHOWN,
    STOLEN,
    TAKEN,
    Knowledge,
    Memory,
    back_of,
    choose_story,
    count_looks,
    fill,
    guessed_mind,
    looks_of,
    memory_of,
)
from ludoteca.games.duel.setting import Setting


class Tally:
    """What a principality adds up to: counted anew whenever a card is placed, moved or lost.

    ``rates`` are the rates of trade, ``rate_purse`` the same as a purse. Masks of stores: ``boosted``
    produce double, ``sheltered`` are not counted by brigands, ``near_city`` suffer from the plague unless
    ``bathed``. ``plenty`` and ``moored`` name stores next to Storehouses and Abbeys (once for each) and next
    to Large Trade Ships. ``standing`` are the sites with a card, ``open_sites`` where a settlement expansion
    may go, ``open_city_sites`` a city expansion.
    """

    def __init__(
        self,
        built: int,
        strength: int,
        commerce: int,
        skill: int,
        progress: int,
        printed: int,
        trade_ships: int,
        pirate_ships: int,
        heroes: int,
        harvest_gold: int,
        learned: int,
        pharmacies: int,
        rates: tuple[int, ...],
        rate_purse: int,
        boosted: int,
        sheltered: int,
        near_city: int,
        bathed: int,
        plenty: tuple[int, ...],
        moored: tuple[int, ...],
        mints: tuple[int, ...],
        standing: tuple[int, ...],
        open_sites: tuple[int, ...],
        open_city_sites: tuple[int, ...],
    ) -> None:
        self.built: Final = built
        self.strength: Final = strength
        self.commerce: Final = commerce
        self.skill: Final = skill
        self.progress: Final = progress
        self.printed: Final = printed
        self.trade_ships: Final = trade_ships
        self.pirate_ships: Final = pirate_ships
        self.heroes: Final = heroes
        self.harvest_gold: Final = harvest_gold
        self.learned: Final = learned
        self.pharmacies: Final = pharmacies
        self.rates: Final = rates
        self.rate_purse: Final = rate_purse
        self.boosted: Final = boosted
        self.sheltered: Final = sheltered
        self.near_city: Final = near_city
        self.bathed: Final = bathed
        self.plenty: Final = plenty
        self.moored: Final = moored
        self.mints: Final = mints
        self.standing: Final = standing
        self.open_sites: Final = open_sites
        self.open_city_sites: Final = open_city_sites

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)


class Player:
    """One player's hand and principality.

    Places run from ``left`` to ``right``; ``cities`` is a mask of those that are cities; ``road_left`` and
    ``road_right`` say whether a road waits there for a settlement. ``regions`` lie on spots, cards on
    ``sites``; ``beneath`` is the Parish Hall under a Town Hall; ``caches`` are the spots of Gold Caches in
    the order they were laid, ``cache_cards`` the cards there. ``stores`` are the own regions and caches,
    ``stores_of`` the same by resource, ``numbered`` the regions by number, ``capacity`` the purse they hold
    when full, ``purse`` what they hold now: these follow from the rest, like ``tally``.
    """

    def __init__(
        self,
        hand: tuple[int, ...],
        left: int,
        right: int,
        road_left: bool,
        road_right: bool,
        cities: int,
        regions: tuple[int, ...],
        sites: tuple[int, ...],
        beneath: int,
        caches: tuple[int, ...],
        cache_cards: tuple[int, ...],
        stores: tuple[int, ...],
        stores_of: tuple[tuple[int, ...], ...],
        numbered: tuple[tuple[int, ...], ...],
        capacity: int,
        purse: int,
        tally: Tally,
    ) -> None:
        self.hand = hand
        self.left = left
        self.right = right
        self.road_left = road_left
        self.road_right = road_right
        self.cities = cities
        self.regions = regions
        self.sites = sites
        self.beneath = beneath
        self.caches = caches
        self.cache_cards = cache_cards
        self.stores = stores
        self.stores_of = stores_of
        self.numbered = numbered
        self.capacity = capacity
        self.purse = purse
        self.tally = tally

    def clone(self) -> Player:
        return Player(
            self.hand,
            self.left,
            self.right,
            self.road_left,
            self.road_right,
            self.cities,
            self.regions,
            self.sites,
            self.beneath,
            self.caches,
            self.cache_cards,
            self.stores,
            self.stores_of,
            self.numbered,
            self.capacity,
            self.purse,
            self.tally,
        )

    def places(self) -> int:
        """How many settlements and cities there are."""
        return self.right - self.left + 1

    def is_city(self, place: int) -> bool:
        return self.cities >> place & 1 == 1

    def has(self, design: int) -> bool:
        """Does this expansion stand in the principality?"""
        return self.tally.built >> design & 1 == 1

    def hand_limit(self) -> int:
        """Three cards, and one more for every progress point."""
        return HAND + self.tally.progress

    def slot_of(self, kind: int) -> int:
        """Where in the hand a card of this kind is."""
        for slot in range(len(self.hand)):
            if KIND_OF[self.hand[slot]] == kind:
                return slot
        return NONE

    def holds(self, design: int) -> int:
        """A card of this design in the hand, or NONE."""
        for card in self.hand:
            if DESIGN_OF[card] == design:
                return card
        return NONE

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)


class Duel(Game):
    """The whole position.

    ``stock`` says how much lies in each store, ``stacks`` are the draw stacks from the top down,
    ``discards`` the discard piles from the bottom up (one for both players; in the tournament game each has
    one). ``regions`` and ``events`` are shuffled piles shared by clones, of which so many are left; drawn
    events lie behind, and what is in play was drawn from ``spare`` or, in the tournament game, chosen:
    ``foreseen``. ``met`` are event cards everybody knows to be in play. ``playing`` is the card being played
    or built; ``marked`` are hand slots and stacks chosen in Fraternal Feuds, sites named in a Feud.
    ``unused`` are the cards that a tournament player left in the box, ``knows`` is what both seats know of
    hidden cards.
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
        stock: list[int],
        stacks: list[tuple[int, ...]],
        discards: tuple[tuple[int, ...], ...],
        face_up: tuple[int, ...],
        unused: tuple[tuple[int, ...], ...],
        roads: int,
        settlements: int,
        cities: int,
        regions: list[int],
        regions_left: int,
        events: list[int],
        events_left: int,
        spare: tuple[int, ...],
        foreseen: tuple[tuple[int, ...], ...],
        met: tuple[int, ...],
        first: int,
        turn: int,
        active: int,
        number: int,
        face: int,
        event: int,
        playing: int,
        minted: tuple[int, ...],
        marked: tuple[int, ...],
        immune: int,
        winner: int,
        knows: Memory,
    ) -> None:
        super().__init__(rng, stack, choices, reveals, confirm)
        self.setting = setting
        self.players = players
        self.stock = stock
        self.stacks = stacks
        self.discards = discards
        self.face_up = face_up
        self.unused = unused
        self.roads = roads
        self.settlements = settlements
        self.cities = cities
        self.regions = regions
        self.regions_left = regions_left
        self.events = events
        self.events_left = events_left
        self.spare = spare
        self.foreseen = foreseen
        self.met = met
        self.first = first
        self.turn = turn
        self.active = active
        self.number = number
        self.face = face
        self.event = event
        self.playing = playing
        self.minted = minted
        self.marked = marked
        self.immune = immune
        self.winner = winner
        self.knows = knows

    def clone(self) -> Duel:
        return Duel(
            self.rng.clone(),
            self.stack.copy(),
            self.choices,
            self.reveals,
            self.confirm,
            self.setting,
            [self.players[0].clone(), self.players[1].clone()],
            self.stock.copy(),
            self.stacks.copy(),
            self.discards,
            self.face_up,
            self.unused,
            self.roads,
            self.settlements,
            self.cities,
            self.regions,
            self.regions_left,
            self.events,
            self.events_left,
            self.spare,
            self.foreseen,
            self.met,
            self.first,
            self.turn,
            self.active,
            self.number,
            self.face,
            self.event,
            self.playing,
            self.minted,
            self.marked,
            self.immune,
            self.winner,
            self.knows.clone(),
        )

    def seats(self) -> int:
        return 2

    def is_next(self, place: int) -> bool:
        """Comes this step of the timetable before all others, but for the ends of turns?"""
        for step in self.stack[place + 1 :]:
            if not isinstance(step, EndTurn):
                return False
        return True

    # --- advantages and points --------------------------------------------------------------------

    def hero_token(self) -> int:
        """Who has the strength advantage: at least 3 strength points, and more than the other."""
        return advantage(self.players[0].tally.strength, self.players[1].tally.strength)

    def trade_token(self) -> int:
        """Who has the trade advantage: at least 3 commerce points, and more than the other."""
        return advantage(self.players[0].tally.commerce, self.players[1].tally.commerce)

    def points(self, seat: int) -> int:
        """Places, printed points and tokens."""
        me = self.players[seat]
        total = me.places() + me.cities.bit_count() + me.tally.printed
        if self.hero_token() == seat:
            total += TOKEN_POINTS
        if self.trade_token() == seat:
            total += TOKEN_POINTS
        return total

    def scores(self) -> list[int]:
        return [self.points(0), self.points(1)]

    def ranking(self) -> list[int]:
        """Whoever ends a turn with the target wins, whatever the other has."""
        if self.winner == NOBODY:
            return super().ranking()
        return [1 if self.winner == seat else 2 for seat in range(2)]

    def target(self) -> int:
        return TARGET[self.setting.number]

    # --- resources --------------------------------------------------------------------------------

    def purse(self, seat: int) -> int:
        """All a player has, six bits a resource."""
        return self.players[seat].purse

    def room(self, seat: int) -> int:
        """All a player could still store, as a purse."""
        return self.players[seat].capacity - self.players[seat].purse

    def count_stock(self) -> None:
        """Work out the purses from what lies in store."""
        for player in self.players:
            total = 0
            for store in player.stores:
                total += self.stock[store] << SHIFT_OF[store]
            player.purse = total

    def space_in(self, store: int) -> int:
        return CAPACITY - self.stock[store]

    # --- draw stacks ------------------------------------------------------------------------------

    def open_stacks(self, seat: int) -> list[int]:
        """The stacks that a player may draw from or search: those that are not empty."""
        return [stack for stack in OPEN_STACKS[self.setting.number][seat] if self.stacks[stack]]

    def stacks_for(self, card: int) -> list[int]:
        """The stacks under which a card may go: those with its back; in the tournament game its owner's."""
        return STACKS_WITH[self.setting.number][self.back(card)]

    def back(self, card: int) -> int:
        """What everybody sees of a hidden card; the cards of a tournament player are sleeved alike."""
        return back_of(card, self.setting.number == TOURNAMENT)

    def draw_card(self, seat: int, stack: int) -> None:
        """Take the top card of a stack into the hand."""
        self.look()
        cards = self.stacks[stack]
        card = cards[0]
        self.stacks[stack] = cards[1:]
        me = self.players[seat]
        me.hand = (*me.hand, card)
        self.knows.happens(DRAWN, seat, stack, card, 0)
        self.note(notes.DREW, seat, stack)
        self.note(notes.DREW_CARD, seat, KIND_OF[card])

    def search(self, seat: int, stack: int) -> None:
        """Look through a stack: the player knows its order from then on."""
        self.look()
        self.knows.happens_with(SEARCHED_STACK, seat, stack, 0, self.stacks[stack])
        self.note(notes.SEARCHED, seat, stack)

    def take_from_stack(self, seat: int, stack: int, kind: int) -> None:
        """Take the topmost card of a kind out of a searched stack; the others stay in order."""
        cards = self.stacks[stack]
        index = 0
        while KIND_OF[cards[index]] != kind:
            index += 1
        card = cards[index]
        self.stacks[stack] = cards[:index] + cards[index + 1 :]
        me = self.players[seat]
        me.hand = (*me.hand, card)
        self.knows.happens(TAKEN, seat, stack, index, card)
        self.note(notes.DREW, seat, stack)
        self.note(notes.DREW_CARD, seat, kind)

    def put_under(self, seat: int, slot: int, stack: int) -> None:
        """A hand card goes face down under a stack: the other player sees its back, not which one it is."""
        me = self.players[seat]
        card = me.hand[slot]
        me.hand = me.hand[:slot] + me.hand[slot + 1 :]
        self.stacks[stack] = (*self.stacks[stack], card)
        self.knows.happens(LAID_UNDER, seat, stack, card, 0)
        self.note(notes.PUT_UNDER, seat, stack)
        self.note(notes.PUT_CARD, seat, KIND_OF[card], stack)

    def open_card_under(self, seat: int, card: int, stack: int) -> None:
        """A card that everybody saw goes under a stack."""
        self.stacks[stack] = (*self.stacks[stack], card)
        self.knows.happens(OPEN_UNDER, seat, stack, card, 0)
        self.note(notes.WENT_UNDER, seat, KIND_OF[card], stack)

    # --- hands and discard piles ------------------------------------------------------------------

    def from_hand(self, seat: int, kind: int) -> int:
        """Take a card of this kind out of the hand, for everybody to see."""
        me = self.players[seat]
        slot = me.slot_of(kind)
        card = me.hand[slot]
        self.knows.happens(SHOWN, seat, card, 0, 0)
        me.hand = me.hand[:slot] + me.hand[slot + 1 :]
        return card

    def play_card(self, seat: int, kind: int) -> None:
        """An action card is played: read out, carried out, and then discarded."""
        self.playing = self.from_hand(seat, kind)
        self.note(notes.PLAYED, seat, kind)

    def pile_of(self, card: int) -> int:
        """The discard pile of a card."""
        return card // BOX if self.setting.number == TOURNAMENT else 0

    def discard(self, card: int) -> None:
        """Lay a card on its discard pile, face up."""
        pile = self.pile_of(card)
        self.discards = put(self.discards, pile, (*self.discards[pile], card))
        self.knows.happens(DISCARDED, 0, pile, card, 0)

    def look_through_discards(self, seat: int, pile: int) -> None:
        """The player sees every card of a discard pile."""
        self.look()
        self.knows.happens_with(LOOKED_THROUGH, seat, pile, 0, self.discards[pile])

    def take_from_discards(self, seat: int, pile: int, kind: int) -> None:
        """Take the uppermost card of a kind out of a discard pile, unseen by the other player."""
        cards = self.discards[pile]
        index = len(cards) - 1
        while KIND_OF[cards[index]] != kind:
            index -= 1
        card = cards[index]
        rest = cards[:index] + cards[index + 1 :]
        self.discards = put(self.discards, pile, rest)
        me = self.players[seat]
        me.hand = (*me.hand, card)
        self.knows.happens_with(DUG_OUT, seat, pile, index, cards)
        self.note(notes.FROM_DISCARDS, seat)
        self.note(notes.DREW_CARD, seat, kind)
        if rest:
            self.note(notes.UNCOVERED, seat, KIND_OF[rest[-1]])

    def show_hand(self, seat: int) -> None:
        """A player shows the hand to the other."""
        self.look()
        hand = self.players[seat].hand
        self.knows.happens_with(HAND_SHOWN, seat, 0, 0, hand)
        self.note(notes.SHOWED_HAND, seat)
        for card in hand:
            self.note(notes.SHOWN_CARD, seat, KIND_OF[card])

    def steal_card(self, seat: int, kind: int) -> None:
        """Take a card out of the hand that the other player has just shown."""
        me = self.players[seat]
        other = self.players[1 - seat]
        slot = other.slot_of(kind)
        card = other.hand[slot]
        other.hand = other.hand[:slot] + other.hand[slot + 1 :]
        me.hand = (*me.hand, card)
        self.knows.happens(STOLEN, seat, card, 0, 0)
        self.note(notes.TAKEN_CARD, seat, kind)

    # --- what a seat knows ------------------------------------------------------------------------

    def redraw(self, seat: int, rng: Rng) -> None:
        """Deal anew what a seat cannot know: hand, stacks and piles as in one of the stories it can tell,
        the order of regions and undrawn events, what is marked in secret."""
        self.redraw_cards(seat, rng)
        regions = sorted(self.regions[: self.regions_left])
        rng.shuffle(regions)
        self.regions = regions + self.regions[self.regions_left :]
        self.redraw_events(seat, rng)
        self.redraw_marks(seat, rng)

    def redraw_cards(self, seat: int, rng: Rng) -> None:
        if self.is_composing():
            self.redraw_deck(1 - seat, rng)
            return
        knows = self.knows.of(seat)
        pool = sorted(self.hidden_from(knows, seat))
        rng.shuffle(pool)
        zones = fill(choose_story(knows, rng), pool, knows.sleeved)
        self.deal_hand(1 - seat, zones[0], self.is_marking(seat))
        self.stacks = [tuple(cards) for cards in zones[1 : 1 + knows.stacks]]
        discards = list(self.discards)
        for pile in range(len(discards)):
            if knows.is_doubted(pile):
                discards[pile] = tuple(zones[1 + knows.stacks + pile])
        self.discards = tuple(discards)
        if self.unused:
            pool.sort()
            self.unused = put(self.unused, 1 - seat, tuple(pool))
        theirs = self.guessed_mind(1 - seat)
        self.knows = memory_of(knows, theirs) if seat == 0 else memory_of(theirs, knows)

    def hidden_from(self, knows: Knowledge, seat: int) -> list[int]:
        """All cards that a seat cannot see: the other's hand, the stacks, piles out of which the other took
        something, and what the other has left in the box."""
        found = list(self.players[1 - seat].hand)
        for cards in self.stacks:
            found.extend(cards)
        for pile in range(len(self.discards)):
            if knows.is_doubted(pile):
                found.extend(self.discards[pile])
        if self.unused:
            found.extend(self.unused[1 - seat])
        return found

    def deal_hand(self, seat: int, cards: list[int], in_order: bool) -> None:
        """Give a player other cards with the same backs; or cards that look the same, in their order."""
        hand: list[int] = []
        for old in self.players[seat].hand:
            place = 0
            while self.back(cards[place]) != self.back(old) or (
                in_order and LOOK_OF[cards[place]] != LOOK_OF[old]
            ):
                place += 1
            hand.append(cards.pop(place))
        self.players[seat].hand = tuple(hand)

    def is_marking(self, seat: int) -> bool:
        """Is this the player who picks cards out of a shown hand in Fraternal Feuds?"""
        return self.event == FRATERNAL_FEUDS and len(self.marked) > 0 and self.hero_token() == seat

    def guessed_mind(self, seat: int) -> Knowledge:
        """What a player may know if the cards lie as they do now: as much as in truth, but of these cards."""
        knows = self.knows.of(seat)
        zones: list[tuple[int, ...]] = [()]
        for cards in self.stacks:
            zones.append(looks_of(cards))
        for pile in range(len(self.discards)):
            zones.append(looks_of(self.discards[pile]) if knows.is_doubted(pile) else ())
        return guessed_mind(knows, tuple(zones), count_looks(self.hidden_from(knows, seat)))

    def redraw_deck(self, seat: int, rng: Rng) -> None:
        """Which cards a tournament player has chosen so far is anybody's guess."""
        box = list(range(BOX * seat, BOX * (seat + 1)))
        rng.shuffle(box)
        self.unused = put(self.unused, seat, tuple(sorted(box[: len(self.unused[seat])])))

    def redraw_events(self, seat: int, rng: Rng) -> None:
        """Nobody knows the order of the undrawn events, nor which are in play but for those met or chosen."""
        hidden = self.events[: self.events_left]
        drawn = self.events[self.events_left :]
        pool = EVENT_POOL[self.setting.number].copy()
        if pool:
            certain = EVENT_CARDS[self.setting.number].copy()
            if self.foreseen:
                certain.extend(self.foreseen[seat])
            found: list[int] = []
            for event in range(EVENTS):
                for _ in range(max(self.met[event], drawn.count(event)) - certain.count(event)):
                    found.append(event)
                    pool.remove(event)
            rng.shuffle(pool)
            missing = (len(self.foreseen[1 - seat]) if self.foreseen else FROM_POOL) - len(found)
            found.extend(pool[:missing])
            rest = pool[missing:]
            if self.foreseen:
                self.foreseen = put(self.foreseen, 1 - seat, tuple(found))
                if self.is_composing():
                    return
                rest.extend(EVENT_POOL[self.setting.number])
                for event in self.foreseen[seat]:
                    rest.remove(event)
            self.spare = tuple(sorted(rest))
            hidden = certain + found
            for event in drawn:
                hidden.remove(event)
        hidden.sort()
        rng.shuffle(hidden)
        self.events = hidden + drawn

    def is_composing(self) -> bool:
        """Are tournament players still choosing their cards?"""
        return self.setting.number == TOURNAMENT and len(self.events) == len(EVENT_CARDS[self.setting.number])

    def redraw_marks(self, seat: int, rng: Rng) -> None:
        """The victim of Fraternal Feuds cannot know what is being picked out of the shown hand."""
        if self.event != FRATERNAL_FEUDS or self.hero_token() == seat:
            return
        hand = self.players[seat].hand
        marked: list[int] = []
        for n in range(0, len(self.marked), 2):
            free = [slot for slot in range(len(hand)) if slot not in marked[::2]]
            slot = free[rng.below(len(free))]
            stacks = self.stacks_for(hand[slot])
            stack = self.marked[n + 1]
            if stack != NONE:
                stack = stacks[rng.below(len(stacks))]
            marked.append(slot)
            marked.append(stack)
        self.marked = tuple(marked)


def advantage(zero: int, one: int) -> int:
    """Who has an advantage in points of strength or commerce; with a tie or below the minimum nobody."""
    if zero > one and zero >= ADVANTAGE:
        return 0
    if one > zero and one >= ADVANTAGE:
        return 1
    return NOBODY


def can_afford(purse: int, cost: int) -> bool:
    """Is there enough of every resource?"""
    return (purse + GUARDS - cost) & GUARDS == GUARDS


def holds_at_least(purse: int, amount: int) -> bool:
    """Are there so many resources, of whatever kinds?"""
    return count_of(purse) >= amount


def count_of(purse: int) -> int:
    """How many resources a purse holds."""
    total = 0
    for resource in range(RESOURCES):
        total += amount_of(purse, resource)
    return total


def amount_of(purse: int, resource: int) -> int:
    """How much of one resource."""
    return purse >> 6 * resource & AMOUNT


def is_seat(seat: int) -> bool:
    """Does somebody sit there?"""
    return 0 <= seat < SEATS


def kinds_in(cards: tuple[int, ...]) -> list[int]:
    """The different kinds among some cards."""
    found: list[int] = []
    for card in cards:
        insert_kind(found, KIND_OF[card])
    return found


def insert_kind(kinds: list[int], kind: int) -> None:
    """Put a kind in its place among others in ascending order, unless it is there already."""
    place = len(kinds)
    while place and kinds[place - 1] > kind:
        place -= 1
    if not place or kinds[place - 1] != kind:
        kinds.insert(place, kind)


def events_seen(met: tuple[int, ...], drawn: list[int]) -> tuple[int, ...]:
    """How many of each event card everybody now knows to be in play."""
    return tuple([max(met[event], drawn.count(event)) for event in range(len(met))])
