"""Rows for the learned value: a position as a few numbers a player, chosen by what decides this race.

Whoever reaches the target first wins. So a row says how many points are missing and how near the next ones
are, what the land yields on which number, what lies in store and could be lost, who is ahead in strength and
trade, and what has been begun and is not finished yet; then the same of the other player in short.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import Step
from ludoteca.core.rows import RowForm, Rows
from ludoteca.games.duel import building, cards, dice, events, resources, setup, turn
from ludoteca.games.duel.components import (
    ACTION,
    AMOUNT,
    BIT,
    BOOSTS,
    CAPACITY,
    CITIES,
    CITY_COST,
    COMMERCE,
    COST,
    DESIGN_NAMES,
    DESIGN_OF,
    DESIGNS,
    EXPANSIONS,
    FEUD,
    FRATERNAL_FEUDS,
    GOLD,
    HARBOR,
    HARBOR_SHIPS,
    NOBODY,
    NONE,
    PLAGUE,
    PRICE,
    PRODUCTION_DIE,
    PROGRESS,
    REGIONS,
    RESOURCE_NAMES,
    RESOURCE_OF,
    RESOURCES,
    RIOTS,
    ROAD_COST,
    ROADS,
    SAFE_FROM_BRIGANDS,
    SETTLEMENT_COST,
    SETTLEMENTS,
    SETUP_NAMES,
    SKILL,
    SOURCE_NAMES,
    STRENGTH,
    TRADE_RATE,
    TYPE,
    VICTORY,
    WOOL,
    design,
)
from ludoteca.games.duel.evaluate import (
    amount_in,
    gain_of,
    hand_worth,
    may_come,
    principality,
    resources_worth,
)
from ludoteca.games.duel.scoring import points_by_source
from ludoteca.games.duel.state import Duel, Player
from ludoteca.games.duel.weights import MADE

_NUMBERS: Final = len(PRODUCTION_DIE)
_NEAR: Final = 4
"""So many resources short of something is far away."""
_LASTING_NAMES: Final = [
    *("parish_hall", "abbey", "storehouse", "marketplace", "toll_bridge", "large_trade_ship"),
    *("moneylender", "harbor", "trading_base", "merchant_guild", "salt_silo", "lookout_tower"),
    *("drill_ground", "heinrich", "irmgard", "fire_brigade", "chapel_low", "chapel_high", "hedge_tavern"),
    *("bath_house", "building_crane", "library", "town_hall", "university"),
]
_LASTING: Final[list[int]] = [design(name) for name in _LASTING_NAMES]
"""Expansions that go on working, or that others need."""
_EVENTS: Final = [RIOTS, PLAGUE, FEUD, FRATERNAL_FEUDS]

# --- what is due: begun and not finished ----------------------------------------------------------
_PAYS: Final = 0
_RECEIVES: Final = 1
_POINTS: Final = 2
_BUILDS: Final = 3
_LAYS_ROAD: Final = 4
_NEW_LAND: Final = 5
_SCOUTS: Final = 6
_SEARCHES: Final = 7
_NEW_CARD: Final = 8
_DEMANDS: Final = 9
_ATTACKS: Final = 10
_LOSES: Final = 11
_FORETELLS: Final = 12
_MOVES: Final = 13
_BEGINS: Final = 14
_DIGS: Final = 15
_CALMS: Final = 16
_DUE_NAMES: Final = [
    *("pays", "receives", "points due", "builds", "lays a road", "new land", "scouts", "searches"),
    *("takes a card", "demands", "attacks", "loses a card", "foretells", "moves regions", "begins"),
    *("searches the discards", "calms a riot"),
]
_DUE: Final = len(_DUE_NAMES)
_DUE_OF_OTHER: Final = [_PAYS, _RECEIVES, _POINTS, _DEMANDS, _ATTACKS, _LOSES]
_PHASE_NAMES: Final = ["roll", "action phase", "drawing", "exchange"]
_PHASES: Final = len(_PHASE_NAMES)

ROW: Final = RowForm(
    1,
    [
        *[f"set-up {name}" for name in SETUP_NAMES],
        *("turn", "my turn", "their turn", "asked", "they are asked"),
        *[f"{name} to come" for name in _PHASE_NAMES],
        *[f"their {name} to come" for name in _PHASE_NAMES],
        *_DUE_NAMES,
        *[f"they: {_DUE_NAMES[due]}" for due in _DUE_OF_OTHER],
        *("roads left", "settlements left", "cities left", "regions left", "events left"),
        *[f"{name} to be turned up" for name in ("riots", "plague", "feud", "fraternal feuds")],
        *[f"points from {name}" for name in SOURCE_NAMES],
        *("points", "points missing", "one missing", "two missing", "three missing", "target reached"),
        *("principality", "store worth", "hand and plans"),
        *("strength", "commerce", "skill", "progress", "strength ahead", "commerce ahead", "skill ahead"),
        *("hero token", "trade token", "short of hero token", "short of trade token"),
        *("trade ships", "pirate ships", "heroes", "harvest gold", "mints", "caches", "ships ahead"),
        *("settlements", "cities", "road waits", "second road waits", "free sites", "free city sites"),
        *[f"yield of {name}" for name in RESOURCE_NAMES],
        *[f"room for the yield of {name}" for name in RESOURCE_NAMES],
        *[f"yield on a {number + 1}" for number in range(_NUMBERS)],
        *("numbers that yield", "regions doubled"),
        *[f"{name} in store" for name in RESOURCE_NAMES],
        *[f"{name} at a better rate" for name in RESOURCE_NAMES],
        *("all in store", "what brigands count", "brigands would come", "what brigands would take"),
        *("near a city and exposed to the plague", "units that riot", "bribe is there"),
        *("short of a road", "short of a settlement", "short of a city"),
        *("cards in hand", "room in hand", "price of a search"),
        *[f"points of cards {short} short" for short in range(_NEAR)],
        *[f"worth of cards {short} short" for short in range(_NEAR)],
        *("points in hand", "strength in hand", "commerce in hand", "skill in hand", "progress in hand"),
        *("boosters in hand", "cards that may come", "cards to play"),
        *("points now", "wins now", "deck"),
        *[f"holds {DESIGN_NAMES[number]}" for number in range(EXPANSIONS, DESIGNS)],
        *[f"has {name}" for name in _LASTING_NAMES],
        *("their points missing", "they miss one", "they miss two", "their target reached"),
        *("their principality", "their store worth", "their strength", "their commerce", "their skill"),
        *("their cities", "their settlements", "their roads", "their yield", "all in their store"),
        *("their cards", "their points now", "they win now", "their best card"),
        *("what brigands count with them", "points ahead"),
    ],
)


def write_rows(game: Duel, out: Rows) -> None:
    """Both players' rows."""
    looks = [Look(game, 0), Look(game, 1)]
    due = Due(game)
    for seat in range(2):
        write_time(game, seat, due, out)
        write_own(game, looks[seat], looks[1 - seat], out)
        write_other(looks[seat], looks[1 - seat], out)


class Look:
    """One look at a principality, with what both rows need to know of it."""

    def __init__(self, game: Duel, seat: int) -> None:
        me = game.players[seat]
        self.game = game
        self.me = me
        self.seat = seat
        self.points = game.points(seat)
        self.missing = game.target() - self.points
        self.principality = principality(game, seat, MADE)
        self.store_worth = resources_worth(game, me, MADE)
        self.amounts = [0] * RESOURCES
        self.total = 0
        self.counted = 0
        self.count_stores()
        self.yields = [0] * RESOURCES
        self.kept = [0] * RESOURCES
        self.by_number = [0] * (_NUMBERS + 1)
        self.all_yields = 0
        self.count_yields()
        self.near_points = [0.0] * _NEAR
        self.near_worth = [0.0] * _NEAR
        self.may_come = 0
        self.to_play = 0
        self.short_of_road = self.short(ROAD_COST) if game.roads else _NEAR
        self.short_of_settlement = _NEAR
        self.short_of_city = _NEAR
        self.look_at_centre()
        self.look_at_hand()

    def count_stores(self) -> None:
        """What lies in store, and what brigands would count."""
        game = self.game
        me = self.me
        for store in me.stores:
            amount = game.stock[store]
            self.amounts[RESOURCE_OF[store]] += amount
            self.total += amount
            if store < REGIONS and me.tally.sheltered & BIT[store] == 0:
                self.counted += amount

    def count_yields(self) -> None:
        """What the land yields by resource and by number, and how much of it finds room."""
        game = self.game
        me = self.me
        boosted = me.tally.boosted
        for number in range(1, _NUMBERS + 1):
            for store in me.numbered[number]:
                amount = 2 if boosted & BIT[store] else 1
                room = CAPACITY - game.stock[store]
                resource = RESOURCE_OF[store]
                self.yields[resource] += amount
                self.kept[resource] += amount if amount < room else room
                self.by_number[number] += amount
                self.all_yields += amount

    def short(self, cost: int) -> int:
        """How many resources are missing for a cost after all trade with what is left over."""
        missing = 0
        traded = 0
        purse = self.me.purse
        rates = self.me.tally.rates
        for resource in range(RESOURCES):
            left = (purse & AMOUNT) - (cost & AMOUNT)
            if left < 0:
                missing -= left
            else:
                traded += left // rates[resource]
            purse >>= 6
            cost >>= 6
        missing -= traded
        if missing < 0:
            return 0
        return missing if missing < _NEAR else _NEAR

    def look_at_centre(self) -> None:
        """How near the next settlement and city are: each is a point."""
        game = self.game
        me = self.me
        if game.settlements:
            cost = SETTLEMENT_COST
            if not me.road_left and not me.road_right:
                cost += ROAD_COST
            self.short_of_settlement = self.short(cost)
            self.is_near(self.short_of_settlement, 1.0, 0.0)
        if game.cities and me.cities.bit_count() < me.places():
            self.short_of_city = self.short(CITY_COST)
            self.is_near(self.short_of_city, 1.0, 0.0)

    def is_near(self, short: int, points: float, worth: float) -> None:
        """Something is so many resources short: of equals the best counts."""
        if short < _NEAR:
            if points > self.near_points[short]:
                self.near_points[short] = points
            if worth > self.near_worth[short]:
                self.near_worth[short] = worth

    def look_at_hand(self) -> None:
        """What the cards of the hand, and the one that lies face up, could bring and how soon."""
        game = self.game
        me = self.me
        for card in me.hand:
            number = DESIGN_OF[card]
            if TYPE[number] != ACTION:
                self.look_at_expansion(number)
            elif cards.can_play(game, self.seat, number, me.purse):
                self.to_play += 1
        if game.face_up:
            self.look_at_expansion(DESIGN_OF[game.face_up[0]])

    def look_at_expansion(self, number: int) -> None:
        me = self.me
        if not may_come(me, number):
            return
        self.may_come += 1
        short = self.short(COST[number])
        if 0 < short < _NEAR and building.has_discount(me, number):
            short -= 1
        worth = gain_of(self.game, self.seat, number, MADE) / 10.0
        self.is_near(short, points_of(self.game, self.seat, number), worth)


def points_of(game: Duel, seat: int, number: int) -> float:
    """The points an expansion brings at once, tokens included."""
    mine = game.players[seat].tally
    theirs = game.players[1 - seat].tally
    points = VICTORY[number]
    if number == HARBOR and mine.trade_ships >= HARBOR_SHIPS:
        points += 1
    if wins_token(game.hero_token() == seat, mine.strength, STRENGTH[number], theirs.strength):
        points += 1
    if wins_token(game.trade_token() == seat, mine.commerce, COMMERCE[number], theirs.commerce):
        points += 1
    return float(points)


def wins_token(has: bool, mine: int, more: int, theirs: int) -> bool:
    """Would so much more win a token?"""
    return more > 0 and not has and short_of_token(mine + more, theirs) == 0


def short_of_token(mine: int, theirs: int) -> int:
    """How many points of strength or commerce are missing for the advantage."""
    needed = theirs + 1 if theirs >= 3 else 3
    return needed - mine if needed > mine else 0


class Due:
    """What has been begun in this turn and is not finished, by player; and the phases still to come."""

    def __init__(self, game: Duel) -> None:
        self.game = game
        self.of = [[0.0] * _DUE, [0.0] * _DUE]
        self.phases = [[False] * _PHASES, [False] * _PHASES]
        self.asked = NOBODY
        stack = game.stack
        if stack:
            self.asked = stack[-1].player
        for place in range(len(stack) - 1, -1, -1):
            step = stack[place]
            if isinstance(step, turn.BeforeTheRoll):
                self.phases[step.player][0] = True
                if game.number:
                    self.foresee(step.player)
            elif isinstance(step, turn.ActionPhase):
                self.phases[step.player][1] = True
            elif isinstance(step, turn.DrawPhase):
                self.phases[step.player][2] = True
            elif isinstance(step, turn.ExchangePhase):
                self.phases[step.player][3] = True
            elif step.player == NOBODY:
                self.look_at_event(step)
            else:
                self.look_at(step, self.of[step.player])

    def foresee(self, seat: int) -> None:
        """The number of the production die is chosen already: what it yields is as good as there."""
        game = self.game
        for player in range(2):
            me = game.players[player]
            for store in me.numbered[game.number]:
                amount = 2 if me.tally.boosted & BIT[store] else 1
                room = CAPACITY - game.stock[store]
                self.of[player][_RECEIVES] += amount if amount < room else room

    def look_at_event(self, step: Step[Any]) -> None:
        """Things paid for or handed over, that will happen."""
        if isinstance(step, building.PlaceCard):
            self.place(step.seat)
        elif isinstance(step, building.LayRoad):
            self.of[step.seat][_LAYS_ROAD] += 1.0
        elif isinstance(step, building.Settle):
            self.of[step.seat][_POINTS] += 1.0
            self.of[step.seat][_NEW_LAND] += 1.0
        elif isinstance(step, building.RaiseCity):
            self.of[step.seat][_POINTS] += 1.0
        elif isinstance(step, resources.Deliver):
            self.of[step.seat][_RECEIVES] += amount_in(step.purse)
        elif isinstance(step, resources.DeliverTo | resources.Gain):
            self.of[step.seat][_RECEIVES] += step.amount
        elif isinstance(step, cards.Attack):
            self.of[step.seat][_ATTACKS] += 1.0

    def place(self, seat: int) -> None:
        """An expansion is on its way to its site."""
        game = self.game
        if game.playing != NONE:
            number = DESIGN_OF[game.playing]
            self.of[seat][_POINTS] += points_of(game, seat, number)
            self.of[seat][_BUILDS] += MADE.built[number] / 10.0

    def look_at(self, step: Step[Any], due: list[float]) -> None:
        """What somebody is to decide, by what it leads to."""
        if isinstance(step, resources.Pay):
            due[_PAYS] += amount_in(step.bill)
        elif isinstance(step, resources.PayAny):
            due[_PAYS] += step.count
        elif isinstance(step, resources.TakeAny):
            due[_RECEIVES] += step.count
        elif isinstance(step, resources.Receive):
            due[_RECEIVES] += step.amount
        elif isinstance(step, resources.KeepGold | dice.GoToMarket):
            due[_RECEIVES] += 1.0
        elif isinstance(step, building.CollectTithe):
            due[_RECEIVES] += self.game.players[step.player].tally.heroes
        elif isinstance(step, resources.GiveBack):
            due[_PAYS] += 1.0
        elif isinstance(step, building.ChooseSite):
            due[_PAYS] += PRICE[DESIGN_OF[self.game.playing]]
            self.place(step.player)
        elif isinstance(step, building.LayCache):
            self.place(step.player)
        elif isinstance(step, building.Save):
            due[_PAYS] += PRICE[DESIGN_OF[self.game.playing]] - 1
        elif isinstance(step, building.Explore | building.LayRegions):
            due[_NEW_LAND] += 1.0
        elif isinstance(step, building.ChooseRegion):
            due[_NEW_LAND] += 1.0
            due[_SCOUTS] += 1.0
        elif isinstance(
            step, building.VisitLibrary | building.PickCard | turn.SearchStack | cards.PickDiscard
        ):
            due[_SEARCHES] += 1.0
        elif isinstance(step, turn.TakeNewCard):
            due[_NEW_CARD] += 1.0
        elif isinstance(step, dice.Demand):
            due[_DEMANDS] += step.left
        elif isinstance(step, cards.DemandGold | cards.Raid | cards.RaidAmount | events.Peddle):
            due[_DEMANDS] += 1.0
        elif isinstance(step, cards.SetFire | cards.Betray | events.NameBuilding | events.MarkCard):
            due[_ATTACKS] += 1.0
        elif isinstance(step, cards.Shot | events.LoseNamed | building.SinkShip | building.PutAway):
            due[_LOSES] += 1.0
        elif isinstance(step, events.CalmRiot):
            due[_CALMS] += 1.0
        elif isinstance(step, cards.Foretell):
            due[_FORETELLS] += 1.0
        elif isinstance(step, cards.Relocate | cards.SwapWith | cards.ShiftWith | setup.Rearrange):
            due[_MOVES] += 1.0
        elif isinstance(step, setup.DrawHand | setup.ChooseStack | setup.PickHand):
            due[_BEGINS] += 1.0


# --- the parts of a row, in the order of its form -------------------------------------------------


def write_time(game: Duel, seat: int, due: Due, out: Rows) -> None:
    """The set-up, whose turn it is, what is begun and still to come, and what is left of the supply."""
    out.one_of(game.setting.number, len(SETUP_NAMES))
    out.count(game.turn if game.turn < 100 else 100, 50)
    out.flag(game.active == seat)
    out.flag(game.active == 1 - seat)
    out.flag(due.asked == seat)
    out.flag(due.asked == 1 - seat)
    for player in (seat, 1 - seat):
        for phase in range(_PHASES):
            out.flag(due.phases[player][phase])
    for kind in range(_DUE):
        out.put(due.of[seat][kind] / 2.0)
    for kind in _DUE_OF_OTHER:
        out.put(due.of[1 - seat][kind] / 2.0)
    out.count(game.roads, ROADS)
    out.count(game.settlements, SETTLEMENTS)
    out.count(game.cities, CITIES)
    out.count(game.regions_left, 10)
    out.count(game.events_left, 10)
    for event in _EVENTS:
        count = 0
        for place in range(game.events_left):
            if game.events[place] == event:
                count += 1
        out.count(count, 2)


def write_own(game: Duel, look: Look, other: Look, out: Rows) -> None:
    """The player's own principality, stores and hand."""
    me = look.me
    seat = look.seat
    for points in points_by_source(game, seat):
        out.count(points, 4)
    out.count(look.points, 10)
    out.count(look.missing, 10)
    out.flag(look.missing == 1)
    out.flag(look.missing == 2)
    out.flag(look.missing == 3)
    out.flag(look.missing <= 0)
    out.put(look.principality / 100.0)
    out.put(look.store_worth / 10.0)
    out.put(hand_worth(game, seat, MADE) / 20.0)
    write_tally(game, look, other, out)
    write_land(look, out)
    write_stores(game, look, out)
    write_hand(game, me, look, out)
    for number in _LASTING:
        out.flag(me.has(number))


def write_tally(game: Duel, look: Look, other: Look, out: Rows) -> None:
    """Points of every kind, who is ahead, and places to build."""
    me = look.me
    mine = me.tally
    theirs = other.me.tally
    out.count(mine.strength, 5)
    out.count(mine.commerce, 5)
    out.count(mine.skill, 5)
    out.count(mine.progress, 3)
    out.put(ahead(mine.strength, theirs.strength))
    out.put(ahead(mine.commerce, theirs.commerce))
    out.put(ahead(mine.skill, theirs.skill))
    out.flag(game.hero_token() == look.seat)
    out.flag(game.trade_token() == look.seat)
    out.put(near_token(mine.strength, theirs.strength))
    out.put(near_token(mine.commerce, theirs.commerce))
    out.count(mine.trade_ships, 3)
    out.count(mine.pirate_ships, 2)
    out.count(mine.heroes, 3)
    out.count(mine.harvest_gold, 2)
    out.count(len(mine.mints), 1)
    out.count(len(me.caches), 1)
    out.flag(mine.trade_ships > theirs.trade_ships)
    out.count(me.places() - me.cities.bit_count(), 3)
    out.count(me.cities.bit_count(), 3)
    out.flag(me.road_left or me.road_right)
    out.flag(me.road_left and me.road_right)
    out.count(2 * (me.places() + me.cities.bit_count()) - len(mine.standing), 5)
    out.count(len(mine.open_city_sites), 4)


def ahead(mine: int, theirs: int) -> float:
    """By how much one is ahead, as far as it matters."""
    lead = mine - theirs
    if lead > 4:
        return 2.0
    return lead / 2.0 if lead > -4 else -2.0


def near_token(mine: int, theirs: int) -> float:
    """One for a token that is there, less the more is missing."""
    short = short_of_token(mine, theirs)
    return 1.0 - short / 3.0 if short < 6 else -1.0


def write_land(look: Look, out: Rows) -> None:
    """What the land yields, by resource and by number."""
    for resource in range(RESOURCES):
        out.count(look.yields[resource], 3)
    for resource in range(RESOURCES):
        out.count(look.kept[resource], 3)
    numbers = 0
    for number in range(1, _NUMBERS + 1):
        out.count(look.by_number[number], 3)
        if look.by_number[number]:
            numbers += 1
    out.count(numbers, 6)
    out.count(look.me.tally.boosted.bit_count(), 3)


def write_stores(game: Duel, look: Look, out: Rows) -> None:
    """What lies in store, what it buys, and what brigands, riots and the plague would find."""
    me = look.me
    tally = me.tally
    for resource in range(RESOURCES):
        out.count(look.amounts[resource], 4)
    for resource in range(RESOURCES):
        out.flag(tally.rates[resource] < TRADE_RATE)
    out.count(look.total, 15)
    out.count(look.counted, 8)
    out.flag(look.counted > SAFE_FROM_BRIGANDS)
    exposed = look.counted > SAFE_FROM_BRIGANDS
    out.count(look.amounts[GOLD] + look.amounts[WOOL] if exposed else 0, 5)
    out.count((tally.near_city & ~tally.bathed).bit_count(), 6)
    restless = len(events.restless_units(me))
    out.count(restless, 3)
    out.flag(restless > 0 and events.can_bribe(game, look.seat))
    out.count(look.short_of_road, _NEAR)
    out.count(look.short_of_settlement, _NEAR)
    out.count(look.short_of_city, _NEAR)


def write_hand(game: Duel, me: Player, look: Look, out: Rows) -> None:
    """The cards of the hand: what they bring, and how near that is."""
    out.count(len(me.hand), 4)
    out.count(me.hand_limit() - len(me.hand), 3)
    out.count(turn.search_price(game, look.seat), 2)
    for short in range(_NEAR):
        out.put(look.near_points[short])
    for short in range(_NEAR):
        out.put(look.near_worth[short])
    points = 0
    strength = 0
    commerce = 0
    skill = 0
    progress = 0
    boosters = 0
    held = [0] * (DESIGNS - EXPANSIONS)
    for card in me.hand:
        number = DESIGN_OF[card]
        if number >= EXPANSIONS:
            held[number - EXPANSIONS] += 1
            continue
        points += VICTORY[number]
        strength += STRENGTH[number]
        commerce += COMMERCE[number]
        skill += SKILL[number]
        progress += PROGRESS[number]
        if BOOSTS[number] != NONE:
            boosters += 1
    out.count(points, 3)
    out.count(strength, 5)
    out.count(commerce, 3)
    out.count(skill, 4)
    out.count(progress, 2)
    out.count(boosters, 2)
    out.count(look.may_come, 3)
    out.count(look.to_play, 2)
    out.put(look.near_points[0])
    out.flag(0 < look.missing <= look.near_points[0])
    out.put(deck_worth(game, look.seat))
    for count in held:
        out.count(count, 1)


def deck_worth(game: Duel, seat: int) -> float:
    """What the cards a tournament player left in the box would be worth in hand: the less the better."""
    if not game.unused:
        return 0.0
    worth = 0.0
    for card in game.unused[seat]:
        worth += MADE.hand[DESIGN_OF[card]]
    return worth / 60.0


def write_other(look: Look, other: Look, out: Rows) -> None:
    """The other player in short."""
    tally = other.me.tally
    out.count(other.missing, 10)
    out.flag(other.missing == 1)
    out.flag(other.missing == 2)
    out.flag(other.missing <= 0)
    out.put(other.principality / 100.0)
    out.put(other.store_worth / 10.0)
    out.count(tally.strength, 5)
    out.count(tally.commerce, 5)
    out.count(tally.skill, 5)
    out.count(other.me.cities.bit_count(), 3)
    out.count(other.me.places() - other.me.cities.bit_count(), 3)
    out.flag(other.me.road_left or other.me.road_right)
    out.count(other.all_yields, 10)
    out.count(other.total, 15)
    out.count(len(other.me.hand), 4)
    out.put(other.near_points[0])
    out.flag(0 < other.missing <= other.near_points[0])
    best = 0.0
    for short in range(_NEAR):
        worth = other.near_worth[short] * (1.0 - 0.2 * short)
        if worth > best:
            best = worth
    out.put(best)
    out.count(other.counted, 8)
    out.count(look.points - other.points, 5)
