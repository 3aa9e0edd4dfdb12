"""A position as a seat sees it, in numbers; nothing in it that the seat cannot know.

The viewer comes first, the other player second. Of cards that lie face down it tells what the viewer could
know. Cards count by kind. Where an order matters, a card counts by how deep it lies: 1 on top, then 1/2,
1/4 and so on; several of a kind add up, and can still be told apart.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import EndTurn, Step
from ludoteca.core.observation import Block, Observation, Pending, Sight
from ludoteca.games.duel import building, cards, dice, events, resources, setup, tournament, turn
from ludoteca.games.duel import components as box
from ludoteca.games.duel.knowledge import Knowledge, back_of_entry
from ludoteca.games.duel.scoring import points_by_source
from ludoteca.games.duel.state import Duel, Player, amount_of

_PENDING: Final = Pending(
    [
        *(setup.DrawHand, setup.ChooseStack, setup.PickHand, setup.Rearrange, turn.BeforeTheRoll),
        *(turn.ActionPhase, turn.DrawPhase, turn.LayUnder, turn.ExchangePhase, turn.TakeNewCard),
        *(turn.SearchStack, building.PickCard, building.ChooseSite, building.LayCache, building.Save),
        *(building.Explore, building.ChooseRegion, building.LayRegions, building.SinkShip),
        *(building.CollectTithe, building.VisitLibrary, building.PutAway, resources.Pay, resources.PayAny),
        *(resources.GiveBack, resources.Receive, resources.TakeAny, resources.KeepGold, dice.GoToMarket),
        *(dice.Demand, events.Preach, events.CalmRiot, events.NameBuilding, events.LoseNamed),
        *(events.MarkCard, events.MarkStack, events.Peddle, cards.Foretell, cards.Relocate, cards.SwapWith),
        *(cards.ShiftWith, cards.DemandGold, cards.Raid, cards.RaidAmount, cards.TreatWithBath),
        *(cards.PickDiscard, cards.DefendRoll, cards.Shot, cards.SetFire, cards.Betray, tournament.Enlist),
        *(tournament.Foresee, EndTurn),
    ]
)
NO_ZONE: Final = -1
_DEPTHS: Final[list[float]] = [0.5**depth for depth in range(110)]
_COPIES: Final = max([box.DESIGN_OF[: box.BOX].count(design) for design in range(box.EXPANSIONS)])
_SIDES: Final = len(box.PRODUCTION_DIE)
_BACKS: Final = len(box.BACK_NAMES)
_STILL: Final = ("the roll", "the action phase", "drawing", "exchanging", "what the dice brought")
_BOTH: Final = "of both, the viewer first"
_KINDS: Final = f"by kind: {', '.join(box.KIND_NAMES)}"
_DESIGNS: Final = f"by expansion: {', '.join(box.DESIGN_NAMES[: box.EXPANSIONS])}"
_REGIONS: Final = f"by region: {', '.join(box.REGION_NAMES)}"
_RESOURCES: Final = ", ".join(box.RESOURCE_NAMES)

OBSERVATION: Final = Observation(
    1,
    [
        Block("setup", len(box.SETUP_NAMES), f"the set-up: {', '.join(box.SETUP_NAMES)}"),
        Block("turn", 1, "turns played", box.LAST_TURN),
        Block("active", 2, f"whose turn it is, {_BOTH}"),
        Block("first", 2, f"who began, {_BOTH}"),
        Block("winner", 2, f"who has won, {_BOTH}"),
        Block("asked", 2, f"who is to choose, {_BOTH}"),
        Block("pending", _PENDING.count, f"what is asked: {', '.join(_PENDING.names)}"),
        Block("still", len(_STILL), f"what is still to come in this turn: {', '.join(_STILL)}"),
        Block("about", box.MAX_STACKS, "the stack or discard pile that the viewer is to choose from"),
        Block("due", box.RESOURCES, f"resources to be paid or stored: {_RESOURCES}", 3, 9.0),
        Block("new_regions", box.REGIONS, f"regions to be laid, {_REGIONS}"),
        Block("number", _SIDES, "the production die, from 1"),
        Block("face", len(box.FACE_NAMES), f"the event die: {', '.join(box.FACE_NAMES)}"),
        Block("event", box.EVENTS, f"the event card being resolved: {', '.join(box.EVENT_NAMES)}"),
        Block("events_left", 1, "event cards before Yule", 12, 2.0),
        Block("events_turned", box.EVENTS, "event cards turned since the last Yule", 3, 2.0),
        Block("supply", 3, "roads, settlements and cities in the supply", 7),
        Block("regions", box.REGIONS, f"regions in the stack, {_REGIONS}"),
        Block("face_up", box.KINDS, f"face-up cards, {_KINDS}", 1, 3.0),
        Block("playing", box.KINDS, "the card being played or built, by kind"),
        Block("hand", box.KINDS, "the viewer's hand, by kind", 1, 6.0),
        Block("hand_size", 2, f"cards in hand, {_BOTH}", 8, 4.0),
        Block(
            "backs",
            2 * _BACKS,
            f"cards in hand by back, {_BOTH}: {', '.join(box.BACK_NAMES)}; not in the tournament",
            8,
            4.0,
        ),
        Block("their_hand", box.KINDS, "cards the other certainly holds, by kind", 1, 6.0),
        Block(
            "their_maybe",
            box.KINDS,
            "cards the other may hold where only a few are possible, by kind",
            1,
            16.0,
        ),
        Block("stack_size", box.MAX_STACKS, "cards in each draw stack", 12, 3.0),
        Block(
            "known",
            box.MAX_STACKS * box.KINDS,
            "cards the viewer knows to lie in each draw stack, by kind and depth",
            1,
            2.0,
        ),
        Block(
            "maybe",
            box.MAX_STACKS * box.KINDS,
            "cards that may lie there where only a few are possible, by kind and depth",
            1,
            4.0,
        ),
        Block("discard_size", 2, "cards in each discard pile", 12, 10.0),
        Block("discard_top", 2 * box.KINDS, "the top card of each discard pile, by kind"),
        Block(
            "discards", 2 * box.KINDS, "cards the viewer knows to lie in each discard pile, by kind", 1, 6.0
        ),
        Block("unused", box.KINDS, "tournament: what the viewer has left in the box, by kind", 1, 6.0),
        Block("foreseen", box.EVENTS, "tournament: event cards the viewer has chosen", 1, 4.0),
        Block("points", 2 * 5, f"points by source, {_BOTH}: {', '.join(box.SOURCE_NAMES)}", 5, 6.0),
        Block("strengths", 2 * 4, f"strength, commerce, skill and progress points, {_BOTH}", 5, 10.0),
        Block("places", 2 * box.PLACES, f"settlements and cities, {_BOTH}, by place"),
        Block("cities", 2 * box.PLACES, f"cities, {_BOTH}, by place"),
        Block("roads", 2 * 2, f"a road waits for a settlement on the left, on the right, {_BOTH}"),
        Block("purse", 2 * box.RESOURCES, f"resources in store, {_BOTH}: {_RESOURCES}", 3, 16.0),
        Block("room", 2 * box.RESOURCES, f"room for more, {_BOTH}: {_RESOURCES}", 3, 16.0),
        Block("rates", 2 * box.RESOURCES, f"how many for one in trade, {_BOTH}: {_RESOURCES}", 3),
        Block(
            "yields", 2 * box.RESOURCES * _SIDES, f"regions, {_BOTH}: {_RESOURCES}, each by number", 1, 6.0
        ),
        Block("spot", 2 * box.REGIONS, f"where a region lies, from 1, {_BOTH}, {_REGIONS}", box.SPOTS),
        Block(
            "stock",
            box.STORES,
            f"resources on a region or gold cache, by store: {', '.join(box.STORE_NAMES)}",
            box.CAPACITY,
        ),
        Block("boosted", box.STORES, "regions that produce double, by store"),
        Block("sheltered", box.STORES, "regions that brigands do not count, by store"),
        Block("bathed", box.STORES, "regions safe from the plague, by store"),
        Block("caches", 2 * box.MOST_CACHES, f"where gold caches lie, from 1, {_BOTH}", box.SPOTS),
        Block("standing", 2 * box.EXPANSIONS, f"expansions, {_BOTH}, {_DESIGNS}", 1, 4.0),
        Block(
            "site",
            2 * _COPIES * box.EXPANSIONS,
            f"the sites of the first, second and third of an expansion, from 1, {_BOTH}, by expansion",
            box.SITES,
        ),
        Block("beneath", 2, f"something lies under the town hall, {_BOTH}"),
        Block("named", box.SITES, "buildings named in a feud, by site"),
    ],
)

_AT_SETUP: Final = OBSERVATION.at("setup")
_AT_TURN: Final = OBSERVATION.at("turn")
_AT_ACTIVE: Final = OBSERVATION.at("active")
_AT_FIRST: Final = OBSERVATION.at("first")
_AT_WINNER: Final = OBSERVATION.at("winner")
_AT_ASKED: Final = OBSERVATION.at("asked")
_STEP: Final = OBSERVATION.at("pending")
_AT_STILL: Final = OBSERVATION.at("still")
_AT_ABOUT: Final = OBSERVATION.at("about")
_AT_DUE: Final = OBSERVATION.at("due")
_AT_NEW_REGIONS: Final = OBSERVATION.at("new_regions")
_AT_NUMBER: Final = OBSERVATION.at("number")
_AT_FACE: Final = OBSERVATION.at("face")
_AT_EVENT: Final = OBSERVATION.at("event")
_AT_EVENTS_LEFT: Final = OBSERVATION.at("events_left")
_AT_EVENTS_TURNED: Final = OBSERVATION.at("events_turned")
_AT_SUPPLY: Final = OBSERVATION.at("supply")
_AT_REGIONS: Final = OBSERVATION.at("regions")
_AT_FACE_UP: Final = OBSERVATION.at("face_up")
_AT_PLAYING: Final = OBSERVATION.at("playing")
_AT_HAND: Final = OBSERVATION.at("hand")
_AT_HAND_SIZE: Final = OBSERVATION.at("hand_size")
_AT_BACKS: Final = OBSERVATION.at("backs")
_AT_THEIR_HAND: Final = OBSERVATION.at("their_hand")
_AT_THEIR_MAYBE: Final = OBSERVATION.at("their_maybe")
_AT_STACK_SIZE: Final = OBSERVATION.at("stack_size")
_AT_KNOWN: Final = OBSERVATION.at("known")
_AT_MAYBE: Final = OBSERVATION.at("maybe")
_AT_DISCARD_SIZE: Final = OBSERVATION.at("discard_size")
_AT_DISCARD_TOP: Final = OBSERVATION.at("discard_top")
_AT_DISCARDS: Final = OBSERVATION.at("discards")
_AT_UNUSED: Final = OBSERVATION.at("unused")
_AT_FORESEEN: Final = OBSERVATION.at("foreseen")
_AT_POINTS: Final = OBSERVATION.at("points")
_AT_STRENGTHS: Final = OBSERVATION.at("strengths")
_AT_PLACES: Final = OBSERVATION.at("places")
_AT_CITIES: Final = OBSERVATION.at("cities")
_AT_ROADS: Final = OBSERVATION.at("roads")
_AT_PURSE: Final = OBSERVATION.at("purse")
_AT_ROOM: Final = OBSERVATION.at("room")
_AT_RATES: Final = OBSERVATION.at("rates")
_AT_YIELDS: Final = OBSERVATION.at("yields")
_AT_SPOT: Final = OBSERVATION.at("spot")
_AT_STOCK: Final = OBSERVATION.at("stock")
_AT_BOOSTED: Final = OBSERVATION.at("boosted")
_AT_SHELTERED: Final = OBSERVATION.at("sheltered")
_AT_BATHED: Final = OBSERVATION.at("bathed")
_AT_CACHES: Final = OBSERVATION.at("caches")
_AT_STANDING: Final = OBSERVATION.at("standing")
_AT_SITE: Final = OBSERVATION.at("site")
_AT_BENEATH: Final = OBSERVATION.at("beneath")
_AT_NAMED: Final = OBSERVATION.at("named")


def observe(game: Duel, seat: int, sight: Sight) -> None:
    """Table, what is asked, cards by where the seat knows them to be, then both principalities."""
    observe_table(game, seat, sight)
    if game.stack:
        for who in game.deciding():
            sight.one(_AT_ASKED + (0 if who == seat else 1))
        observe_step(game.step_of(seat) if seat in game.deciding() else game.stack[-1], seat, sight)
        observe_phase(game, sight)
    observe_supply(game, sight)
    observe_cards(game, seat, sight)
    for turned in range(2):
        observe_player(game, seat if turned == 0 else 1 - seat, turned, sight)
    hero = game.hero_token()
    if game.event == box.FEUD and hero != box.NOBODY:
        for site in game.marked:
            sight.one(_AT_NAMED + site)


def observe_table(game: Duel, seat: int, sight: Sight) -> None:
    sight.one(_AT_SETUP + game.setting.number)
    sight.count(_AT_TURN, game.turn, box.LAST_TURN)
    if game.active != box.NOBODY:
        sight.one(_AT_ACTIVE + (0 if game.active == seat else 1))
    if game.first != box.NOBODY:
        sight.one(_AT_FIRST + (0 if game.first == seat else 1))
    if game.winner != box.NOBODY:
        sight.one(_AT_WINNER + (0 if game.winner == seat else 1))
    if game.number:
        sight.one(_AT_NUMBER + game.number - 1)
    if game.face != box.NONE:
        sight.one(_AT_FACE + game.face)
    if game.event != box.NONE:
        sight.one(_AT_EVENT + game.event)
    sight.count(_AT_EVENTS_LEFT, max(0, game.events_left - box.BELOW_YULE), 12)
    turned = [0] * box.EVENTS
    for place in range(game.events_left, len(game.events)):
        turned[game.events[place]] += 1
    sight.row(_AT_EVENTS_TURNED, turned, 3)


def observe_step(step: Step[Any], seat: int, sight: Sight) -> None:
    """What is asked, and what it is about; cards only for whoever looks through them."""
    sight.one(_STEP + _PENDING.place(step))
    if isinstance(step, resources.Pay):
        for resource in range(box.RESOURCES):
            sight.count(_AT_DUE + resource, amount_of(step.bill, resource), 3)
    elif isinstance(step, resources.Receive):
        sight.count(_AT_DUE + step.resource, step.amount, 3)
    elif isinstance(step, (setup.PickHand, building.PickCard, cards.PickDiscard)):
        if step.player == seat:
            sight.one(_AT_ABOUT + step.pile)
    elif isinstance(step, building.LayRegions):
        sight.one(_AT_NEW_REGIONS + step.one)
        sight.one(_AT_NEW_REGIONS + step.two)


def observe_phase(game: Duel, sight: Sight) -> None:
    """Where in the turn the game is, told from what is still to come."""
    resolving = False
    lowest = True
    acting = False
    for step in game.stack:
        if isinstance(step, turn.BeforeTheRoll):
            sight.one(_AT_STILL)
        elif isinstance(step, turn.ActionPhase):
            sight.one(_AT_STILL + 1)
            acting = True
        elif isinstance(step, turn.DrawPhase):
            sight.one(_AT_STILL + 2)
        elif isinstance(step, turn.ExchangePhase):
            sight.one(_AT_STILL + 3)
        elif acting:
            resolving = resolving or comes_from_dice(game, step, lowest)
            lowest = False
    if resolving:
        sight.one(_AT_STILL + 4)


def comes_from_dice(game: Duel, step: Step[Any], lowest: bool) -> bool:
    """Is this, above the action phase, something of the dice?"""
    if isinstance(step, (dice.MarketDay, dice.DieEvent, dice.Heralded, dice.GoToMarket, events.EventOver)):
        return True
    if not lowest or game.playing != box.NONE:
        return False
    if isinstance(step, (resources.TakeAny, resources.Gain, resources.KeepGold, resources.Deliver)):
        return True
    return isinstance(step, (resources.Receive, dice.Demand, EndTurn))


def observe_supply(game: Duel, sight: Sight) -> None:
    sight.count(_AT_SUPPLY, game.roads, 7)
    sight.count(_AT_SUPPLY + 1, game.settlements, 7)
    sight.count(_AT_SUPPLY + 2, game.cities, 7)
    for place in range(game.regions_left):
        sight.one(_AT_REGIONS + game.regions[place])
    count_kinds(game.face_up, _AT_FACE_UP, sight)
    if game.playing != box.NONE:
        sight.one(_AT_PLAYING + box.KIND_OF[game.playing])


# --- cards ----------------------------------------------------------------------------------------


def observe_cards(game: Duel, seat: int, sight: Sight) -> None:
    """Hands, stacks and discard piles, as far as the seat knows them."""
    count_kinds(game.players[seat].hand, _AT_HAND, sight)
    knows = game.knows.of(seat)
    count_looks(knows.certain_in_hand(), _AT_THEIR_HAND, sight)
    observe_their_hand(game, game.players[1 - seat], knows, sight)
    for stack in range(len(game.stacks)):
        sight.count(_AT_STACK_SIZE + stack, len(game.stacks[stack]), 12)
    written = knows.sight
    if written is None:
        written = written_stacks(knows)
        knows.sight = written
    sight.again(written)
    for pile in range(len(game.discards)):
        observe_discards(game.discards[pile], knows, pile, sight)
    if game.unused:
        count_kinds(game.unused[seat], _AT_UNUSED, sight)
    if game.foreseen:
        chosen = [0] * box.EVENTS
        for event in game.foreseen[seat]:
            chosen[event] += 1
        sight.row(_AT_FORESEEN, chosen, 1)


def observe_their_hand(game: Duel, other: Player, knows: Knowledge, sight: Sight) -> None:
    """The few cards that the rest of the other's hand may be, back by back."""
    maybe: list[int] = []
    rest: list[int] = []
    for card in other.hand:
        rest.append(game.back(card))
    for look in knows.certain_in_hand():
        rest.remove(back_of_entry(look, knows.sleeved))
    for number in range(len(rest)):
        if rest.index(rest[number]) == number:
            looks = possible_with(knows, rest[number])
            if len(looks) > 1:
                maybe.extend(looks)
    count_looks(maybe, _AT_THEIR_MAYBE, sight)


def possible_with(knows: Knowledge, back: int) -> list[int]:
    """The looks that hand cards with this back may have; remembered beside what else was asked."""
    question = NO_ZONE - back
    if question not in knows.answers:
        knows.answers[question] = [knows.possible_in_hand(back)]
    return knows.answers[question][0]


def written_stacks(knows: Knowledge) -> bytes:
    """What is known of all draw stacks; written once, and copied until the seat learns something."""
    sight = Sight()
    for stack in range(knows.stacks):
        observe_stack(knows, stack, sight)
    return sight.written()


def observe_stack(knows: Knowledge, stack: int, sight: Sight) -> None:
    """What is known of a draw stack, by kind: the deeper, the less."""
    places = knows.possible(1 + stack)
    known: list[int] = []
    known_at: list[int] = []
    maybe: list[int] = []
    maybe_at: list[int] = []
    for depth in range(len(places)):
        looks = places[depth]
        if len(looks) == 1:
            known.append(looks[0] % box.KINDS)
            known_at.append(depth)
        else:
            for look in looks:
                maybe.append(look % box.KINDS)
                maybe_at.append(depth)
    put_by_depth(known, known_at, _AT_KNOWN + stack * box.KINDS, sight)
    put_by_depth(maybe, maybe_at, _AT_MAYBE + stack * box.KINDS, sight)


def put_by_depth(kinds: list[int], depths: list[int], at: int, sight: Sight) -> None:
    """Each kind once, with all its depths; these are few."""
    for one in range(len(kinds)):
        kind = kinds[one]
        if kind != box.NONE:
            weight = _DEPTHS[depths[one]]
            for other in range(one + 1, len(kinds)):
                if kinds[other] == kind:
                    weight += _DEPTHS[depths[other]]
                    kinds[other] = box.NONE
            sight.put(at + kind, weight)


def observe_discards(pile: tuple[int, ...], knows: Knowledge, number: int, sight: Sight) -> None:
    """A discard pile: everybody sees its top card; the rest is memory."""
    if not pile:
        return
    sight.count(_AT_DISCARD_SIZE + number, len(pile), 12)
    sight.one(_AT_DISCARD_TOP + number * box.KINDS + box.KIND_OF[pile[-1]])
    if knows.is_doubted(number):
        certain = knows.certain(1 + knows.stacks + number)
        count_looks([look for look in certain if look != box.NONE], _AT_DISCARDS + number * box.KINDS, sight)
    else:
        count_kinds(pile, _AT_DISCARDS + number * box.KINDS, sight)


def count_kinds(some: tuple[int, ...], at: int, sight: Sight) -> None:
    """How many cards of each kind there are among these."""
    if some:
        count_each([box.KIND_OF[card] for card in some], at, sight)


def count_looks(looks: list[int], at: int, sight: Sight) -> None:
    """How many cards of each kind there are among those known by look."""
    if looks:
        count_each([look % box.KINDS for look in looks], at, sight)


def count_each(kinds: list[int], at: int, sight: Sight) -> None:
    """How many there are of each kind: equal ones lie together once they are sorted."""
    kinds.sort()
    last = kinds[0]
    count = 0
    for kind in kinds:
        if kind != last:
            sight.count(at + last, count, 1)
            last = kind
            count = 0
        count += 1
    sight.count(at + last, count, 1)


# --- principalities -------------------------------------------------------------------------------


def observe_player(game: Duel, who: int, turned: int, sight: Sight) -> None:
    """One player: points, places, what each resource yields and holds, and what stands."""
    me = game.players[who]
    sight.count(_AT_HAND_SIZE + turned, len(me.hand), 8)
    if game.setting.number != box.TOURNAMENT:
        backs = [0] * _BACKS
        for card in me.hand:
            backs[game.back(card)] += 1
        sight.row(_AT_BACKS + turned * _BACKS, backs, 8)
    sight.row(_AT_POINTS + turned * 5, points_by_source(game, who), 5)
    tally = me.tally
    at = _AT_STRENGTHS + turned * 4
    sight.count(at, tally.strength, 5)
    sight.count(at + 1, tally.commerce, 5)
    sight.count(at + 2, tally.skill, 5)
    sight.count(at + 3, tally.progress, 5)
    for place in range(me.left, me.right + 1):
        sight.one(_AT_PLACES + turned * box.PLACES + place)
    sight.bits(_AT_CITIES + turned * box.PLACES, me.cities)
    if me.road_left:
        sight.one(_AT_ROADS + 2 * turned)
    if me.road_right:
        sight.one(_AT_ROADS + 2 * turned + 1)
    observe_stores(game, me, turned, sight)
    observe_sites(me, turned, sight)


def observe_stores(game: Duel, me: Player, turned: int, sight: Sight) -> None:
    """Regions where they lie, what they hold and may hold."""
    tally = me.tally
    free = me.capacity - me.purse
    at = turned * box.RESOURCES
    for resource in range(box.RESOURCES):
        sight.count(_AT_PURSE + at + resource, amount_of(me.purse, resource), 3)
        sight.count(_AT_ROOM + at + resource, amount_of(free, resource), 3)
    sight.fixed_row(_AT_RATES + at, tally.rates, 3)
    yields = [0] * (box.RESOURCES * _SIDES)
    for store in me.stores:
        sight.count(_AT_STOCK + store, game.stock[store], box.CAPACITY)
        if box.NUMBER_OF[store] != box.NONE:
            yields[box.RESOURCE_OF[store] * _SIDES + box.NUMBER_OF[store] - 1] += 1
    sight.row(_AT_YIELDS + turned * box.RESOURCES * _SIDES, yields, 1)
    regions = me.regions
    for spot in range(box.SPOTS):
        if regions[spot] != box.NONE:
            sight.count(_AT_SPOT + turned * box.REGIONS + regions[spot], spot + 1, box.SPOTS)
    sight.bits(_AT_BOOSTED, tally.boosted)
    sight.bits(_AT_SHELTERED, tally.sheltered)
    sight.bits(_AT_BATHED, tally.bathed)
    for number in range(len(me.caches)):
        sight.count(_AT_CACHES + box.MOST_CACHES * turned + number, me.caches[number] + 1, box.SPOTS)


def observe_sites(me: Player, turned: int, sight: Sight) -> None:
    """Expansions: how many of each stand, and where."""
    counts = [0] * box.EXPANSIONS
    start = turned * box.EXPANSIONS
    for site in me.tally.standing:
        design = box.DESIGN_OF[me.sites[site]]
        if counts[design] < _COPIES:
            place = (turned * _COPIES + counts[design]) * box.EXPANSIONS + design
            sight.count(_AT_SITE + place, site + 1, box.SITES)
        counts[design] += 1
    sight.row(_AT_STANDING + start, counts, 1)
    if me.beneath != box.NONE:
        sight.one(_AT_BENEATH + turned)
