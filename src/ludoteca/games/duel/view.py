"""What a seat may see, as plain data for clients, and what is asked of whom in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from typing_extensions import TypedDict

from ludoteca.core.game import EndTurn, Step
from ludoteca.core.message import Argument, Message, seat_name
from ludoteca.core.title import Prompt
from ludoteca.games.duel import building, cards, dice, events, resources, setup, tournament, turn
from ludoteca.games.duel import components as box
from ludoteca.games.duel.knowledge import back_of_entry, looks_of
from ludoteca.games.duel.scoring import points_by_source
from ludoteca.games.duel.state import Duel, Player, amount_of


class ResourceCounts(TypedDict):
    """So much of each resource."""

    brick: int
    grain: int
    lumber: int
    wool: int
    ore: int
    gold: int


class RegionView(TypedDict):
    """A region where it lies: its land, resource and number are printed on it."""

    store: str
    stock: int
    column: int
    """A place lies between the columns n and n + 1, where n is the number of its letter (a is 0)."""
    row: box.Row
    spot: str
    boosted: bool
    """It produces double."""
    sheltered: bool
    """Brigands do not count it."""
    bathed: bool
    """It is safe from the Plague."""


class CacheView(TypedDict):
    """A Gold Cache above or below the region on its spot."""

    store: str
    stock: int
    spot: str


class SiteView(TypedDict):
    """A building site and what stands there."""

    site: str
    place: str
    side: box.Row
    outer: bool
    """The second one above or below a city."""
    card: str | None
    beneath: str | None
    """The Parish Hall beneath a Town Hall."""


class PlaceView(TypedDict):
    """A settlement or a city."""

    place: str
    kind: Literal["settlement", "city"]


class HandCardView(TypedDict):
    """A hand card: its back for all to see, its face for who knows it."""

    back: box.Back | None
    card: str | None
    maybe: list[str]
    """Where only a few cards are possible."""


class PlayerView(TypedDict):
    """What the viewer sees of a player."""

    colour: str
    points: int
    sources: dict[str, int]
    hero: bool
    trade: bool
    strength: int
    commerce: int
    skill: int
    progress: int
    hand_limit: int
    hand: list[HandCardView]
    places: list[PlaceView]
    road_left: bool
    road_right: bool
    regions: list[RegionView]
    caches: list[CacheView]
    sites: list[SiteView]
    rates: ResourceCounts
    """How many of a kind are traded for one."""
    purse: ResourceCounts


class StackView(TypedDict):
    """A draw stack, with what the viewer knows of it."""

    stack: str
    back: box.Back | None
    owner: int | None
    cards: int
    known: list[str | None]
    """From the top."""
    maybe: dict[str, list[str]]
    """Where only a few cards are possible, by place from the top."""


class DiscardView(TypedDict):
    """A discard pile: everybody sees its top card; the rest is memory."""

    owner: int | None
    cards: int
    top: str | None
    known: list[str | None]
    """From the bottom."""


class EventsView(TypedDict):
    """The event stack."""

    left: int
    """Cards before Yule."""
    turned: list[str]
    """Since the last Yule, oldest first."""


class SupplyView(TypedDict):
    """What is left for both."""

    roads: int
    settlements: int
    cities: int
    regions: list[str]
    """Those of the stack, in no order."""


class OpenView(TypedDict):
    """What the viewer is looking through now."""

    zone: Literal["stack", "discards", "hand", "regions", "new"]
    stack: str | None
    cards: list[str]


class DeckView(TypedDict):
    """What a tournament player has chosen: only the own choice is known."""

    cards: list[str]
    unused: list[str]
    events: list[str]


Phase = Literal["setup", "roll", "event", "action", "draw", "exchange", "over"]


class DuelView(TypedDict):
    """The table of the Duel as a seat sees it.

    Cards are named by kind: ``goldsmith``, ``goldsmith-gold`` for the one with another back.
    """

    setup: str
    target: int
    """Points to win."""
    turn: int
    active: int
    """Whose turn it is."""
    first: int
    """Who began."""
    phase: Phase
    number: int
    """The production die, 0 before the roll."""
    face: box.FaceName | None
    """The event die, null before the roll."""
    event: str | None
    """The event card being resolved."""
    events: EventsView
    supply: SupplyView
    stacks: list[StackView]
    face_up: list[str]
    """What anyone may build."""
    discards: list[DiscardView]
    playing: str | None
    """The card being played or built."""
    named: list[str]
    """The sites named in a Feud."""
    open: OpenView | None
    hand: list[str]
    winner: int | None
    seats: list[PlayerView]
    deck: DeckView | None


def view(game: Duel, seat: int | None) -> DuelView:
    """The table as a seat sees it; None for an onlooker, who sees no hand."""
    return {
        "setup": box.SETUP_NAMES[game.setting.number],
        "target": game.target(),
        "turn": game.turn,
        "active": game.active,
        "first": game.first,
        "phase": phase(game),
        "number": game.number,
        "face": None if game.face == box.NONE else box.FACE_NAMES[game.face],
        "event": None if game.event == box.NONE else box.EVENT_NAMES[game.event],
        "events": {
            "left": max(0, game.events_left - box.BELOW_YULE),
            "turned": [box.EVENT_NAMES[event] for event in reversed(game.events[game.events_left :])],
        },
        "supply": {
            "roads": game.roads,
            "settlements": game.settlements,
            "cities": game.cities,
            "regions": [box.REGION_NAMES[region] for region in sorted(game.regions[: game.regions_left])],
        },
        "stacks": [view_stack(game, seat, stack) for stack in range(len(game.stacks))],
        "face_up": kinds(game.face_up),
        "discards": [view_discards(game, seat, pile) for pile in range(len(game.discards))],
        "playing": None if game.playing == box.NONE else box.KIND_NAMES[box.KIND_OF[game.playing]],
        "named": named(game),
        "open": None if seat is None else looked_through(game, seat),
        "hand": [] if seat is None else sorted(kinds(game.players[seat].hand)),
        "winner": None if game.winner == box.NOBODY else game.winner,
        "seats": [view_player(game, seat, who) for who in range(box.SEATS)],
        "deck": None if seat is None or game.setting.number != box.TOURNAMENT else view_deck(game, seat),
    }


def view_deck(game: Duel, seat: int) -> DeckView:
    """What a player has chosen for the tournament game so far."""
    return {
        "cards": kinds(tuple(tournament.deck_of(game, seat))),
        "unused": kinds(game.unused[seat]),
        "events": [box.EVENT_NAMES[event] for event in game.foreseen[seat]],
    }


def kinds(cards: tuple[int, ...]) -> list[str]:
    return [box.KIND_NAMES[box.KIND_OF[card]] for card in cards]


def kind_or_none(card: int) -> str | None:
    return None if card == box.NONE else box.KIND_NAMES[box.KIND_OF[card]]


def names_of(looks: list[int]) -> list[str]:
    """The few kinds a hidden card may be; empty if it may be any, or is known."""
    return sorted({box.KIND_NAMES[look % box.KINDS] for look in looks}) if len(looks) > 1 else []


def name_if_certain(looks: list[int]) -> str | None:
    return box.KIND_NAMES[looks[0] % box.KINDS] if len(looks) == 1 else None


def phase(game: Duel) -> Phase:
    """Where in the turn the game is, told from what is still to come."""
    if not game.stack:
        return "over"
    if game.turn == 0:
        return "setup"
    waiting = {type(step) for step in game.stack}
    top = type(game.stack[-1])
    if turn.BeforeTheRoll in waiting:
        return "roll"
    if turn.ActionPhase in waiting:
        return "event" if dice_are_being_resolved(game) else "action"
    if turn.DrawPhase in waiting or (top is turn.LayUnder and turn.ExchangePhase in waiting):
        return "draw"
    return "exchange"


def dice_are_being_resolved(game: Duel) -> bool:
    """Lies something of the dice above the action phase?"""
    place = next(n for n, step in enumerate(game.stack) if isinstance(step, turn.ActionPhase))
    above = game.stack[place + 1 :]
    kinds_above = dice.MarketDay | dice.DieEvent | dice.Heralded | dice.GoToMarket | events.EventOver
    if any([isinstance(step, kinds_above) for step in above]):
        return True
    return bool(above) and game.playing == box.NONE and isinstance(above[0], FROM_DICE)


FROM_DICE = (
    resources.TakeAny,
    resources.Gain,
    resources.KeepGold,
    resources.Deliver,
    resources.Receive,
    dice.Demand,
    EndTurn,
)


def view_stack(game: Duel, seat: int | None, stack: int) -> StackView:
    """A draw stack, with what the viewer knows of it."""
    count = len(game.stacks[stack])
    possible: list[list[int]] = [[]] * count if seat is None else game.knows.of(seat).possible(1 + stack)
    back = box.STACK_BACKS[game.setting.number][stack]
    owner = box.STACK_OWNERS[game.setting.number][stack]
    return {
        "stack": box.STACK_NAMES[stack],
        "back": None if back == box.NONE else box.BACK_NAMES[back],
        "owner": None if owner == box.NOBODY else owner,
        "cards": count,
        "known": [name_if_certain(looks) for looks in possible],
        "maybe": {str(n): names_of(looks) for n, looks in enumerate(possible) if names_of(looks)},
    }


def view_discards(game: Duel, seat: int | None, pile: int) -> DiscardView:
    """A discard pile: everybody sees its top card; the rest is memory."""
    cards_there = game.discards[pile]
    known: list[str | None] = list(kinds(cards_there))
    if seat is not None and game.knows.of(seat).is_doubted(pile):
        knows = game.knows.of(seat)
        known = [name_if_certain(looks) for looks in knows.possible(1 + knows.stacks + pile)]
    if seat is None:
        known = [None if n < len(known) - 1 else card for n, card in enumerate(known)]
    return {
        "owner": pile if game.setting.number == box.TOURNAMENT else None,
        "cards": len(cards_there),
        "top": kind_or_none(cards_there[-1]) if cards_there else None,
        "known": known,
    }


def named(game: Duel) -> list[str]:
    """The buildings named in a Feud."""
    if game.event != box.FEUD or game.hero_token() == box.NOBODY:
        return []
    victim = 1 - game.hero_token()
    return [box.SITE_NAMES[box.SITES * victim + site] for site in game.marked]


def looked_through(game: Duel, seat: int) -> OpenView | None:
    """The cards the viewer is looking through now."""
    if not game.stack or game.stack[-1].player != seat:
        return None
    step = game.stack[-1]
    if isinstance(step, setup.PickHand | building.PickCard):
        cards_there = kinds(game.stacks[step.pile])
        return {"zone": "stack", "stack": box.STACK_NAMES[step.pile], "cards": cards_there}
    if isinstance(step, cards.PickDiscard):
        return {"zone": "discards", "stack": None, "cards": kinds(game.discards[step.pile])}
    if isinstance(step, cards.Betray | events.MarkCard):
        return {"zone": "hand", "stack": None, "cards": sorted(kinds(game.players[1 - seat].hand))}
    if isinstance(step, building.ChooseRegion):
        regions = sorted(game.regions[: game.regions_left])
        return {"zone": "regions", "stack": None, "cards": [box.REGION_NAMES[region] for region in regions]}
    if isinstance(step, building.LayRegions):
        regions = [step.one, step.two]
        return {"zone": "new", "stack": None, "cards": [box.REGION_NAMES[region] for region in regions]}
    return None


def view_player(game: Duel, seat: int | None, who: int) -> PlayerView:
    """What the viewer sees of a player."""
    me = game.players[who]
    tally = me.tally
    purse = game.purse(who)
    return {
        "colour": box.COLOURS[who],
        "points": game.points(who),
        "sources": dict(zip(box.SOURCE_NAMES, points_by_source(game, who), strict=True)),
        "hero": game.hero_token() == who,
        "trade": game.trade_token() == who,
        "strength": tally.strength,
        "commerce": tally.commerce,
        "skill": tally.skill,
        "progress": tally.progress,
        "hand_limit": me.hand_limit(),
        "hand": view_hand(game, seat, who),
        "places": [
            {
                "place": box.PLACE_NAMES[box.PLACES * who + place],
                "kind": "city" if me.is_city(place) else "settlement",
            }
            for place in range(me.left, me.right + 1)
        ],
        "road_left": me.road_left,
        "road_right": me.road_right,
        "regions": [view_region(game, me, spot) for spot, r in enumerate(me.regions) if r != box.NONE],
        "caches": [view_cache(game, who, n) for n in range(len(me.caches))],
        "sites": [view_site(me, who, site) for site in sites_of(me)],
        "rates": counted(tally.rates),
        "purse": counted([amount_of(purse, resource) for resource in range(box.RESOURCES)]),
    }


def counted(amounts: Sequence[int]) -> ResourceCounts:
    """An amount of each resource by its name."""
    brick, grain, lumber, wool, ore, gold = amounts
    return {"brick": brick, "grain": grain, "lumber": lumber, "wool": wool, "ore": ore, "gold": gold}


def view_hand(game: Duel, seat: int | None, who: int) -> list[HandCardView]:
    """Backs for all to see; faces for the owner, and what the viewer knows of the other's.

    In no telling order: where in a hand a card is held says nothing.
    """
    hand = game.players[who].hand
    sleeved = game.setting.number == box.TOURNAMENT
    knows = None if seat is None else game.knows.of(seat)
    certain = [] if knows is None else knows.certain_in_hand()
    if seat == who:
        certain = list(looks_of(hand))
    found: list[HandCardView] = []
    for card in hand:
        back = None if sleeved else box.BACK_NAMES[game.back(card)]
        entry: HandCardView = {"back": back, "card": None, "maybe": []}
        fitting = [
            look
            for look in certain
            if back_of_entry(look, game.setting.number == box.TOURNAMENT) == game.back(card)
        ]
        if fitting:
            certain.remove(fitting[0])
            entry["card"] = box.KIND_NAMES[fitting[0] % box.KINDS]
        elif knows is not None:
            entry["maybe"] = names_of(knows.possible_in_hand(game.back(card)))
        found.append(entry)
    return sorted(found, key=str)


def view_region(game: Duel, me: Player, spot: int) -> RegionView:
    """A region where it lies."""
    region = me.regions[spot]
    return {
        "store": box.REGION_NAMES[region],
        "stock": game.stock[region],
        "column": spot // 2,
        "row": box.ROW_NAMES[spot % 2],
        "spot": box.SPOT_NAMES[spot],
        "boosted": bool(me.tally.boosted & box.BIT[region]),
        "sheltered": bool(me.tally.sheltered & box.BIT[region]),
        "bathed": bool(me.tally.bathed & box.BIT[region]),
    }


def view_cache(game: Duel, who: int, number: int) -> CacheView:
    """A Gold Cache where it lies."""
    store = box.CACHES[who][number]
    return {
        "store": box.STORE_NAMES[store],
        "stock": game.stock[store],
        "spot": box.SPOT_NAMES[game.players[who].caches[number]],
    }


def sites_of(me: Player) -> list[int]:
    """The building sites there are: two for a settlement, four for a city."""
    found: list[int] = []
    for place in range(me.left, me.right + 1):
        count = box.SITES_PER_PLACE if me.is_city(place) else 2
        found += range(place * box.SITES_PER_PLACE, place * box.SITES_PER_PLACE + count)
    return found


def view_site(me: Player, who: int, site: int) -> SiteView:
    """A building site and what stands there."""
    card = me.sites[site]
    covered = card != box.NONE and box.DESIGN_OF[card] == box.TOWN_HALL and me.beneath != box.NONE
    return {
        "site": box.SITE_NAMES[box.SITES * who + site],
        "place": box.PLACE_NAMES[box.PLACES * who + box.PLACE_OF[site]],
        "side": box.ROW_NAMES[site % 2],
        "outer": site % box.SITES_PER_PLACE >= 2,
        "card": kind_or_none(card),
        "beneath": kind_or_none(me.beneath) if covered else None,
    }


# --- names ----------------------------------------------------------------------------------------


def name(field: str, value: str) -> Argument:
    """A readable name for a field's value."""
    if field == "card":
        return Message(f"card-{value.split('-')[0]}")
    if field in ("event", "needed", "alternative"):
        return Message(f"card-{value}")
    if field in ("site", "second"):
        colour, letter, side, _ = value.split("-")
        return Message("site", colour=colour, place=letter.upper(), side=side)
    if field == "place":
        colour, letter = value.split("-")
        return Message("place", colour=colour, place=letter.upper())
    if field == "end":
        colour, side = value.split("-")
        return Message("end", colour=colour, side=side)
    if field in ("store", "other"):
        store = box.STORE_NAMES.index(value)
        if store >= box.REGIONS + box.SEATS:
            return Message("second-gold-cache")
        if store >= box.REGIONS:
            return Message("card-gold_cache")
        return Message("store", land=box.LAND_NAMES[store], number=box.NUMBER_OF[store])
    if field == "goods":
        resource = box.RESOURCE_NAMES[box.RESOURCE_OF[box.STORE_NAMES.index(value)]]
        return Message("goods", resource=name("resource", resource), store=name("store", value))
    if field == "spot":
        return Message("spot", row=value.split("-")[1])
    if field == "resource":
        return Message(f"resource-{value}")
    if field == "face":
        return Message(f"face-{value}")
    if field == "source":
        return Message(f"source-{value}")
    return value


# --- prompts --------------------------------------------------------------------------------------

PROMPTS: dict[type[Step[Any]], str] = {
    setup.DrawHand: "draw-hand",
    setup.ChooseStack: "choose-stack",
    setup.PickHand: "pick-hand",
    setup.Rearrange: "rearrange",
    turn.BeforeTheRoll: "roll",
    turn.ActionPhase: "act",
    turn.DrawPhase: "draw",
    turn.LayUnder: "under",
    turn.ExchangePhase: "exchange",
    turn.TakeNewCard: "new-card",
    turn.SearchStack: "search",
    building.PickCard: "pick",
    building.ChooseSite: "site",
    building.LayCache: "cache",
    building.Save: "save",
    building.Explore: "explore",
    building.ChooseRegion: "scout",
    building.LayRegions: "top",
    building.SinkShip: "sink",
    building.CollectTithe: "tithe",
    building.VisitLibrary: "library",
    building.PutAway: "put-away",
    resources.Pay: "pay",
    resources.PayAny: "pay-any",
    resources.GiveBack: "give-back",
    resources.Receive: "store",
    resources.TakeAny: "take",
    resources.KeepGold: "keep-gold",
    dice.GoToMarket: "market",
    dice.Demand: "demand",
    events.Preach: "preach",
    events.CalmRiot: "riot",
    events.NameBuilding: "name",
    events.LoseNamed: "lose-named",
    events.MarkCard: "mark-card",
    events.MarkStack: "mark-stack",
    events.Peddle: "peddle",
    cards.Foretell: "number",
    cards.Relocate: "relocate",
    cards.SwapWith: "swap",
    cards.ShiftWith: "shift",
    cards.DemandGold: "gold",
    cards.Raid: "raid",
    cards.RaidAmount: "raid-amount",
    cards.TreatWithBath: "treat",
    cards.PickDiscard: "pick-discard",
    cards.DefendRoll: "defend",
    cards.Shot: "shot",
    cards.SetFire: "burn",
    cards.Betray: "betray",
    tournament.Enlist: "enlist",
    tournament.Foresee: "foresee",
    EndTurn: "end",
}


CLAUSES = {
    "draw-hand": "setup.13",
    "choose-stack": "theme.8",
    "pick-hand": "theme.8",
    "rearrange": "theme.11",
    "roll": "dice.1",
    "act": "turn.4",
    "draw": "draw.3",
    "drop": "draw.6",
    "under": "stacks.1",
    "exchange": "exchange.1",
    "exchange-none": "exchange.1",
    "new-card": "exchange.3",
    "new-card-only": "exchange.3",
    "new-card-free": "progress.town_hall",
    "search": "exchange.4",
    "pick": "exchange.7",
    "site": "build.2",
    "save": "build.6",
    "cache": "gold.gold_cache-2",
    "sink": "gold.pirate_ship",
    "explore": "centre.settlement-5",
    "explore-none": "centre.settlement-5",
    "scout": "basic.scout",
    "top": "centre.settlement-7",
    "tithe": "turmoil.tithe_barn",
    "defend": "turmoil.lookout_tower",
    "shot": "turmoil.archer",
    "burn": "turmoil.arsonist",
    "betray": "turmoil.traitor",
    "library": "progress.library",
    "treat": "progress.doctor-2",
    "pick-discard": "progress.guido",
    "put-away": "stacks.6",
    "pay": "goods.1",
    "pay-any": "goods.1",
    "give-back": "gold.merchant-2",
    "store": "goods.2",
    "take": "goods.5",
    "keep-gold": "gold.gold_cache-6",
    "market": "basic.marketplace",
    "demand": "goods.7",
    "number": "basic.brigitta",
    "relocate": "basic.relocation",
    "swap": "basic.relocation",
    "shift": "basic.relocation",
    "gold": "gold.gudrun",
    "raid": "gold.brigands",
    "raid-amount": "gold.brigands",
    "preach": "turmoil.sebastian",
    "preach-none": "turmoil.sebastian-5",
    "riot": "events.riots",
    "riot-poor": "events.riots-2",
    "name": "events.feud",
    "lose-named": "events.feud",
    "mark-card": "events.fraternal_feuds",
    "mark-stack": "events.fraternal_feuds",
    "peddle": "events.traveling_merchant",
    "enlist": "tournament.2",
    "foresee": "tournament.4",
    "end": "turn.6",
    "over": "win.2",
}
"""Where the rules say more about what is asked, by the key of the prompt."""


def question(game: Duel, seat: int | None) -> Message:
    """What is asked of whom, for the status line of this viewer."""
    if not game.stack:
        return Message("prompt-over")
    who = game.deciding()[0] if seat not in game.deciding() else seat
    assert who is not None
    run = game.place_in_run(who)
    step = game.stack[run if run >= 0 else -1]
    key = f"prompt-{variant(game, step, seat == who)}"
    args: dict[str, Argument] = {"player": seat_name(who)}
    args.update(details(game, step))
    return Message(key if seat == who else f"{key}-other", **args)


def variant(game: Duel, step: Step[Any], own: bool) -> str:
    """Which prompt a step has: what cannot be done is not promised to the player who is asked.

    The others read nothing into it: for them a step has one prompt, but for what lies open.
    """
    key = PROMPTS[type(step)]
    me = game.players[step.player]
    if isinstance(step, turn.DrawPhase) and len(me.hand) > me.hand_limit():
        return "drop"
    if isinstance(step, events.CalmRiot) and not events.can_bribe(game, step.player):
        return "riot-poor"
    if not own:
        return key
    if isinstance(step, events.Preach) and me.holds(box.SEBASTIAN) == box.NONE:
        return "preach-none"
    if isinstance(step, building.Explore) and me.holds(box.SCOUT) == box.NONE:
        return "explore-none"
    if isinstance(step, turn.ExchangePhase) and not me.hand:
        return "exchange-none"
    if isinstance(step, turn.TakeNewCard):
        if not turn.can_pay_search(game, step.player):
            return "new-card-only"
        if turn.search_price(game, step.player) == 0:
            return "new-card-free"
    return key


def details(game: Duel, step: Step[Any]) -> dict[str, Argument]:
    """What a prompt tells besides who is asked: only what everybody can see."""
    found: dict[str, Argument] = {}
    if game.playing != box.NONE:
        found["card"] = name("card", box.KIND_NAMES[box.KIND_OF[game.playing]])
    if game.event != box.NONE:
        found["event"] = name("event", box.EVENT_NAMES[game.event])
    if isinstance(step, resources.Pay):
        resource = resources.first_in(step.bill)
        found["resource"] = name("resource", box.RESOURCE_NAMES[resource])
        found["count"] = amount_of(step.bill, resource)
    elif isinstance(step, resources.PayAny | resources.TakeAny):
        found["count"] = step.count
    elif isinstance(step, resources.Receive):
        found["resource"] = name("resource", box.RESOURCE_NAMES[step.resource])
        found["count"] = step.amount
    elif isinstance(step, dice.Demand):
        found["count"] = min(step.left, dice.most_demandable(game, step.player, step.named))
        found["named"] = sum([amount_of(step.named, resource) for resource in range(box.RESOURCES)])
    elif isinstance(step, events.Peddle):
        found["count"] = min(step.left, amount_of(game.purse(step.player), box.GOLD))
    elif isinstance(step, tournament.Enlist | tournament.Foresee):
        found["count"] = step.left
    elif isinstance(step, events.CalmRiot):
        found["count"] = events.bribe(game.players[step.player])
    elif isinstance(step, setup.PickHand):
        found["count"] = box.HAND - len(game.players[step.player].hand)
    elif isinstance(step, turn.TakeNewCard):
        found["count"] = turn.search_price(game, step.player)
    elif isinstance(step, setup.Rearrange):
        found["spot"] = box.SPOT_NAMES[box.FIRST_SPOTS[step.place]]
        found["row"] = box.SPOT_NAMES[box.FIRST_SPOTS[step.place]].split("-")[1]
        found["column"] = step.place // 2
    elif isinstance(step, events.NameBuilding):
        found["count"] = box.FEUD_NAMES - len(game.marked)
    elif isinstance(step, turn.DrawPhase):
        me = game.players[step.player]
        found["count"] = abs(me.hand_limit() - len(me.hand))
    return found


def prompt(game: Duel, seat: int | None) -> Prompt:
    """What is asked of whom, for this viewer, and where the rules say more."""
    text = question(game, seat)
    key = text.key.removeprefix("prompt-").removesuffix("-other")
    return Prompt(text, CLAUSES[key])
