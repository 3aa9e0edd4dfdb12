"""What a seat may see, as plain data for clients, and what is asked of whom in words."""

from __future__ import annotations

from typing import Any

from ludoteca.core.game import EndTurn, Step
from ludoteca.core.message import Argument, Message, seat_name
from ludoteca.core.title import Prompt
from ludoteca.games.duel import building, cards, dice, events, resources, setup, tournament, turn
from ludoteca.games.duel.components import (
    BACK_NAMES,
    BELOW_YULE,
    BIT,
    CACHE,
    CAPACITY,
    COLOURS,
    DESIGN_NAMES,
    DESIGN_OF,
    EVENT_NAMES,
    FACE_NAMES,
    FEUD,
    FEUD_NAMES,
    FIRST_SPOTS,
    HAND,
    KIND_NAMES,
    KIND_OF,
    KINDS,
    LAND_NAMES,
    LAST_TURN,
    NOBODY,
    NONE,
    NUMBER_OF,
    PLACE_NAMES,
    PLACE_OF,
    PLACES,
    REGION_NAMES,
    REGIONS,
    RESOURCE_NAMES,
    RESOURCE_OF,
    SEATS,
    SETUP_NAMES,
    SITE_KINDS,
    SITE_NAMES,
    SITES,
    SITES_PER_PLACE,
    SOURCE_NAMES,
    SPOT_NAMES,
    STACK_BACKS,
    STACK_NAMES,
    STACK_OWNERS,
    STORE_NAMES,
    TOURNAMENT,
    TOWN_HALL,
)
from ludoteca.games.duel.knowledge import back_of_entry, looks_of
from ludoteca.games.duel.scoring import points_by_source
from ludoteca.games.duel.state import Duel, Player, amount_of


def view(game: Duel, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; None for an onlooker, who sees no hand.

    Cards are named by kind (``goldsmith``, ``goldsmith-gold`` for the one with another back); the text
    ``card-<design>`` is their name, its attribute ``about`` what they do. The shape::

        setup       introductory, gold, turmoil, progress, princes, tournament
        target      points to win                     turn, last_turn  how many turns were and can be played
        active      whose turn it is                  first            who began
        phase       setup, roll, event, action, draw, exchange, over
        number      production die, 0 before the roll face             event die (null before the roll)
        event       event card being resolved, or null
        events      {left: cards before Yule, turned: [events since the last Yule, oldest first]}
        supply      {roads, settlements, cities, regions: [regions in the stack, in no order]}
        stacks      [{stack: "1", back, owner, cards, known: [card or null, from the top],
                      maybe: {"0": [cards]}}]         maybe: where only a few cards are possible
        face_up     [cards anyone may build]
        discards    [{owner, cards, top, known: [card or null, from the bottom]}]
        playing     card being played or built, or null
        named       [sites named in a Feud]
        open        {zone: stack | discards | hand | regions | new, stack, cards} the viewer looks at now
        hand        [cards of the viewer]
        winner      seat or null
        seats       [{colour, points, sources, hero, trade, strength, commerce, skill, progress,
                      hand_limit, hand: [{back, card or null, maybe}],
                      places: [{place, kind: settlement | city}], road_left, road_right,
                      regions: [{store, land, resource, number, stock, capacity, column, row, spot,
                                 boosted, sheltered, bathed}],
                      cache: {store, stock, capacity, spot} or null,
                      sites: [{site, place, side: top | bottom, outer, card or null, design, beneath}],
                      rates: {resource: how many for one}, purse: {resource: amount}}]

    A place of a principality lies between the region columns ``column`` and ``column + 1``, where
    ``column`` is the number of its letter (a is 0).
    """
    found: dict[str, Any] = {
        "setup": SETUP_NAMES[game.setting.number],
        "target": game.target(),
        "turn": game.turn,
        "last_turn": LAST_TURN,
        "active": game.active,
        "first": game.first,
        "phase": phase(game),
        "number": game.number,
        "face": None if game.face == NONE else FACE_NAMES[game.face],
        "event": None if game.event == NONE else EVENT_NAMES[game.event],
        "events": {
            "left": max(0, game.events_left - BELOW_YULE),
            "turned": [EVENT_NAMES[event] for event in reversed(game.events[game.events_left :])],
        },
        "supply": {
            "roads": game.roads,
            "settlements": game.settlements,
            "cities": game.cities,
            "regions": [REGION_NAMES[region] for region in sorted(game.regions[: game.regions_left])],
        },
        "stacks": [view_stack(game, seat, stack) for stack in range(len(game.stacks))],
        "face_up": kinds(game.face_up),
        "discards": [view_discards(game, seat, pile) for pile in range(len(game.discards))],
        "playing": None if game.playing == NONE else KIND_NAMES[KIND_OF[game.playing]],
        "named": named(game),
        "open": None if seat is None else looked_through(game, seat),
        "hand": [] if seat is None else sorted(kinds(game.players[seat].hand)),
        "winner": None if game.winner == NOBODY else game.winner,
        "seats": [view_player(game, seat, who) for who in range(SEATS)],
    }
    if game.setting.number == TOURNAMENT and seat is not None:
        found["deck"] = tournament.view_deck(game, seat)
    return found


def kinds(cards: tuple[int, ...]) -> list[str]:
    return [KIND_NAMES[KIND_OF[card]] for card in cards]


def kind_or_none(card: int) -> str | None:
    return None if card == NONE else KIND_NAMES[KIND_OF[card]]


def names_of(looks: list[int]) -> list[str]:
    """The few kinds a hidden card may be; empty if it may be any, or is known."""
    return sorted({KIND_NAMES[look % KINDS] for look in looks}) if len(looks) > 1 else []


def name_if_certain(looks: list[int]) -> str | None:
    return KIND_NAMES[looks[0] % KINDS] if len(looks) == 1 else None


def phase(game: Duel) -> str:
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
    return bool(above) and game.playing == NONE and isinstance(above[0], FROM_DICE)


FROM_DICE = (
    resources.TakeAny,
    resources.Gain,
    resources.KeepGold,
    resources.Deliver,
    resources.Receive,
    dice.Demand,
    EndTurn,
)


def view_stack(game: Duel, seat: int | None, stack: int) -> dict[str, Any]:
    """A draw stack, with what the viewer knows of it."""
    count = len(game.stacks[stack])
    possible: list[list[int]] = [[]] * count if seat is None else game.knows.of(seat).possible(1 + stack)
    back = STACK_BACKS[game.setting.number][stack]
    owner = STACK_OWNERS[game.setting.number][stack]
    return {
        "stack": STACK_NAMES[stack],
        "back": None if back == NONE else BACK_NAMES[back],
        "owner": None if owner == NOBODY else owner,
        "cards": count,
        "known": [name_if_certain(looks) for looks in possible],
        "maybe": {str(n): names_of(looks) for n, looks in enumerate(possible) if names_of(looks)},
    }


def view_discards(game: Duel, seat: int | None, pile: int) -> dict[str, Any]:
    """A discard pile: everybody sees its top card; the rest is memory."""
    cards_there = game.discards[pile]
    known: list[str | None] = list(kinds(cards_there))
    if seat is not None and game.knows.of(seat).is_doubted(pile):
        knows = game.knows.of(seat)
        known = [name_if_certain(looks) for looks in knows.possible(1 + knows.stacks + pile)]
    if seat is None:
        known = [None if n < len(known) - 1 else card for n, card in enumerate(known)]
    return {
        "owner": pile if game.setting.number == TOURNAMENT else None,
        "cards": len(cards_there),
        "top": kind_or_none(cards_there[-1]) if cards_there else None,
        "known": known,
    }


def named(game: Duel) -> list[str]:
    """The buildings named in a Feud."""
    if game.event != FEUD or game.hero_token() == NOBODY:
        return []
    victim = 1 - game.hero_token()
    return [SITE_NAMES[SITES * victim + site] for site in game.marked]


def looked_through(game: Duel, seat: int) -> dict[str, Any] | None:
    """The cards the viewer is looking through now."""
    if not game.stack or game.stack[-1].player != seat:
        return None
    step = game.stack[-1]
    if isinstance(step, setup.PickHand | building.PickCard):
        cards_there = kinds(game.stacks[step.pile])
        return {"zone": "stack", "stack": STACK_NAMES[step.pile], "cards": cards_there}
    if isinstance(step, cards.PickDiscard):
        return {"zone": "discards", "stack": None, "cards": kinds(game.discards[step.pile])}
    if isinstance(step, cards.Betray | events.MarkCard):
        return {"zone": "hand", "stack": None, "cards": sorted(kinds(game.players[1 - seat].hand))}
    if isinstance(step, building.ChooseRegion):
        regions = sorted(game.regions[: game.regions_left])
        return {"zone": "regions", "stack": None, "cards": [REGION_NAMES[region] for region in regions]}
    if isinstance(step, building.LayRegions):
        regions = [step.one, step.two]
        return {"zone": "new", "stack": None, "cards": [REGION_NAMES[region] for region in regions]}
    return None


def view_player(game: Duel, seat: int | None, who: int) -> dict[str, Any]:
    """What the viewer sees of a player."""
    me = game.players[who]
    tally = me.tally
    purse = game.purse(who)
    return {
        "colour": COLOURS[who],
        "points": game.points(who),
        "sources": dict(zip(SOURCE_NAMES, points_by_source(game, who), strict=True)),
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
                "place": PLACE_NAMES[PLACES * who + place],
                "kind": "city" if me.is_city(place) else "settlement",
            }
            for place in range(me.left, me.right + 1)
        ],
        "road_left": me.road_left,
        "road_right": me.road_right,
        "regions": [view_region(game, me, spot) for spot, r in enumerate(me.regions) if r != NONE],
        "cache": view_cache(game, who),
        "sites": [view_site(me, who, site) for site in sites_of(me)],
        "rates": dict(zip(RESOURCE_NAMES, tally.rates, strict=True)),
        "purse": {name: amount_of(purse, resource) for resource, name in enumerate(RESOURCE_NAMES)},
    }


def view_hand(game: Duel, seat: int | None, who: int) -> list[dict[str, Any]]:
    """Backs for all to see; faces for the owner, and what the viewer knows of the other's.

    In no telling order: where in a hand a card is held says nothing.
    """
    hand = game.players[who].hand
    sleeved = game.setting.number == TOURNAMENT
    knows = None if seat is None else game.knows.of(seat)
    certain = [] if knows is None else knows.certain_in_hand()
    if seat == who:
        certain = list(looks_of(hand))
    found: list[dict[str, Any]] = []
    for card in hand:
        back = None if sleeved else BACK_NAMES[game.back(card)]
        entry: dict[str, Any] = {"back": back, "card": None, "maybe": []}
        fitting = [
            look
            for look in certain
            if back_of_entry(look, game.setting.number == TOURNAMENT) == game.back(card)
        ]
        if fitting:
            certain.remove(fitting[0])
            entry["card"] = KIND_NAMES[fitting[0] % KINDS]
        elif knows is not None:
            entry["maybe"] = names_of(knows.possible_in_hand(game.back(card)))
        found.append(entry)
    return sorted(found, key=str)


def view_region(game: Duel, me: Player, spot: int) -> dict[str, Any]:
    """A region where it lies."""
    region = me.regions[spot]
    column, row = SPOT_NAMES[spot].split("-")
    return {
        "store": REGION_NAMES[region],
        "land": LAND_NAMES[region],
        "resource": RESOURCE_NAMES[RESOURCE_OF[region]],
        "number": NUMBER_OF[region],
        "stock": game.stock[region],
        "capacity": CAPACITY,
        "column": int(column),
        "row": row,
        "spot": SPOT_NAMES[spot],
        "boosted": bool(me.tally.boosted & BIT[region]),
        "sheltered": bool(me.tally.sheltered & BIT[region]),
        "bathed": bool(me.tally.bathed & BIT[region]),
    }


def view_cache(game: Duel, who: int) -> dict[str, Any] | None:
    """The Gold Cache, if there is one."""
    spot = game.players[who].cache
    if spot == NONE:
        return None
    store = CACHE[who]
    return {
        "store": STORE_NAMES[store],
        "stock": game.stock[store],
        "capacity": CAPACITY,
        "spot": SPOT_NAMES[spot],
    }


def sites_of(me: Player) -> list[int]:
    """The building sites there are: two for a settlement, four for a city."""
    found: list[int] = []
    for place in range(me.left, me.right + 1):
        count = SITES_PER_PLACE if me.is_city(place) else 2
        found += range(place * SITES_PER_PLACE, place * SITES_PER_PLACE + count)
    return found


def view_site(me: Player, who: int, site: int) -> dict[str, Any]:
    """A building site and what stands there."""
    card = me.sites[site]
    covered = card != NONE and DESIGN_OF[card] == TOWN_HALL and me.beneath != NONE
    side, _ = SITE_KINDS[site % SITES_PER_PLACE].split("-")
    return {
        "site": SITE_NAMES[SITES * who + site],
        "place": PLACE_NAMES[PLACES * who + PLACE_OF[site]],
        "side": side,
        "outer": site % SITES_PER_PLACE >= 2,
        "card": kind_or_none(card),
        "design": None if card == NONE else DESIGN_NAMES[DESIGN_OF[card]],
        "beneath": kind_or_none(me.beneath) if covered else None,
    }


# --- names ----------------------------------------------------------------------------------------


def name(field: str, value: str) -> Argument:
    """A readable name for a field's value."""
    if field == "card":
        return Message(f"card-{value.split('-')[0]}")
    if field == "event":
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
        store = STORE_NAMES.index(value)
        if store >= REGIONS:
            return Message("card-gold_cache")
        return Message("store", land=LAND_NAMES[store], number=NUMBER_OF[store])
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
    "draw-hand": "setup",
    "choose-stack": "theme",
    "pick-hand": "theme",
    "rearrange": "theme",
    "roll": "dice",
    "act": "turn",
    "draw": "draw",
    "under": "stacks",
    "exchange": "exchange",
    "new-card": "exchange",
    "search": "exchange",
    "pick": "exchange",
    "site": "build",
    "save": "build",
    "cache": "gold",
    "sink": "gold",
    "explore": "centre",
    "scout": "centre",
    "top": "centre",
    "tithe": "turmoil",
    "defend": "turmoil",
    "shot": "turmoil",
    "burn": "turmoil",
    "betray": "turmoil",
    "library": "progress",
    "treat": "progress",
    "pick-discard": "progress",
    "put-away": "stacks",
    "market": "dice",
    "demand": "dice",
    "number": "basic",
    "relocate": "basic",
    "swap": "basic",
    "shift": "basic",
    "gold": "gold",
    "raid": "gold",
    "raid-amount": "gold",
    "preach": "events",
    "riot": "events",
    "name": "events",
    "lose-named": "events",
    "mark-card": "events",
    "mark-stack": "events",
    "peddle": "events",
    "enlist": "tournament",
    "foresee": "tournament",
    "end": "turn",
    "over": "win",
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
    key = f"prompt-{PROMPTS[type(step)]}"
    args: dict[str, Argument] = {"player": seat_name(who)}
    args.update(details(game, step))
    return Message(key if seat == who else f"{key}-other", **args)


def details(game: Duel, step: Step[Any]) -> dict[str, Argument]:
    """What a prompt tells besides who is asked: only what everybody can see."""
    found: dict[str, Argument] = {}
    if game.playing != NONE:
        found["card"] = name("card", KIND_NAMES[KIND_OF[game.playing]])
    if game.event != NONE:
        found["event"] = name("event", EVENT_NAMES[game.event])
    if isinstance(step, resources.Pay):
        resource = resources.first_in(step.bill)
        found["resource"] = name("resource", RESOURCE_NAMES[resource])
        found["count"] = amount_of(step.bill, resource)
    elif isinstance(step, resources.PayAny | resources.TakeAny):
        found["count"] = step.count
    elif isinstance(step, resources.Receive):
        found["resource"] = name("resource", RESOURCE_NAMES[step.resource])
        found["count"] = step.amount
    elif isinstance(step, dice.Demand | events.Peddle | tournament.Enlist | tournament.Foresee):
        found["count"] = step.left
    elif isinstance(step, events.CalmRiot):
        found["count"] = events.bribe(game.players[step.player])
    elif isinstance(step, setup.PickHand):
        found["count"] = HAND - len(game.players[step.player].hand)
    elif isinstance(step, turn.TakeNewCard):
        found["count"] = turn.search_price(game, step.player)
    elif isinstance(step, setup.Rearrange):
        found["spot"] = SPOT_NAMES[FIRST_SPOTS[step.place]]
        found["row"] = SPOT_NAMES[FIRST_SPOTS[step.place]].split("-")[1]
        found["column"] = step.place // 2
    elif isinstance(step, events.NameBuilding):
        found["count"] = FEUD_NAMES - len(game.marked)
    elif isinstance(step, turn.DrawPhase):
        me = game.players[step.player]
        found["count"] = me.hand_limit() - len(me.hand)
    return found


def clause(game: Duel, key: str) -> str:
    """Where the rules say more about what is asked."""
    return CLAUSES.get(key, "goods")


def prompt(game: Duel, seat: int | None) -> Prompt:
    """What is asked of whom, for this viewer, and where the rules say more."""
    text = question(game, seat)
    key = text.key.removeprefix("prompt-").removesuffix("-other")
    return Prompt(text, clause(game, key))
