"""A position as a vector, from the eyes of one seat; nothing in it that the seat cannot know.

The viewer comes first, the other player second.
"""

from __future__ import annotations

from ludoteca.games.duel.components import (
    CAPACITY,
    CARDS,
    CITIES,
    DESIGN_OF,
    EVENTS,
    EXPANSIONS,
    FACE_NAMES,
    KIND_OF,
    KINDS,
    LAST_TURN,
    MAX_STACKS,
    NONE,
    NUMBER_OF,
    PLACES,
    PRODUCTION_DIE,
    RESOURCE_OF,
    RESOURCES,
    ROADS,
    SETTLEMENTS,
    SETUP_NAMES,
    TARGET,
)
from ludoteca.games.duel.knowledge import looks_of
from ludoteca.games.duel.state import Duel, amount_of


def features(game: Duel, seat: int) -> list[float]:
    """Table, both principalities, then cards by where the seat knows them to be."""
    found: list[float] = [float(game.setting.number == n) for n in range(len(SETUP_NAMES))]
    found.append(game.turn / LAST_TURN)
    found.append(float(game.active == seat))
    found.append(game.roads / ROADS)
    found.append(game.settlements / SETTLEMENTS)
    found.append(game.cities / CITIES)
    found.extend([float(game.number == number) for number in PRODUCTION_DIE])
    found.extend([float(game.face == face) for face in range(len(FACE_NAMES))])
    found.extend([float(game.event == event) for event in range(EVENTS)])
    drawn = game.events[game.events_left :]
    found.extend([float(drawn.count(event)) for event in range(EVENTS)])
    for stack in range(MAX_STACKS):
        found.append(len(game.stacks[stack]) / 12 if stack < len(game.stacks) else 0.0)
    found.append(float(len(game.face_up)))
    for who in (seat, 1 - seat):
        principality(game, who, found)
    kinds(found, list(game.players[seat].hand))
    knows = game.knows.of(seat)
    known_kinds(found, knows.certain_in_hand())
    for stack in range(MAX_STACKS):
        known_kinds(found, knows.certain(1 + stack) if stack < knows.stacks else [])
    kinds(found, [game.playing])
    known_kinds(found, discarded(game, seat))
    return found


def principality(game: Duel, who: int, found: list[float]) -> None:
    """One player: points, places, what each resource yields and holds, and what stands."""
    me = game.players[who]
    tally = me.tally
    found.append(game.points(who) / TARGET[game.setting.number])
    found.append(float(game.hero_token() == who))
    found.append(float(game.trade_token() == who))
    found.append(tally.strength / 10)
    found.append(tally.commerce / 10)
    found.append(tally.skill / 10)
    found.append(tally.progress / 3)
    found.append(len(me.hand) / 6)
    found.append(me.places() / PLACES)
    found.append(me.cities.bit_count() / CITIES)
    found.append(float(me.road_left))
    found.append(float(me.road_right))
    found.append(len(tally.open_sites) / 8)
    found.append(len(tally.open_city_sites) / 8)
    purse = game.purse(who)
    for resource in range(RESOURCES):
        found.append(amount_of(purse, resource) / CAPACITY)
        found.append(amount_of(me.capacity - purse, resource) / CAPACITY)
        found.append(float(tally.rates[resource]) / 3)
    yields = [0.0] * (RESOURCES * len(PRODUCTION_DIE))
    for store in me.stores:
        if NUMBER_OF[store] != NONE:
            yields[RESOURCE_OF[store] * len(PRODUCTION_DIE) + NUMBER_OF[store] - 1] += 1.0
    found.extend(yields)
    standing = [0.0] * EXPANSIONS
    for card in me.sites:
        if card != NONE:
            standing[DESIGN_OF[card]] += 1.0
    found.extend(standing)
    found.append(float(len(me.caches)))


def kinds(found: list[float], cards: list[int]) -> None:
    """How many cards of each kind there are among these."""
    start = len(found)
    found.extend([0.0] * KINDS)
    for card in cards:
        if 0 <= card < CARDS:
            found[start + KIND_OF[card]] += 1.0


def known_kinds(found: list[float], looks: list[int]) -> None:
    """How many cards of each kind a seat knows to be somewhere."""
    start = len(found)
    found.extend([0.0] * KINDS)
    for look in looks:
        if look != NONE:
            found[start + look % KINDS] += 1.0


def discarded(game: Duel, seat: int) -> list[int]:
    """The looks of the discarded cards, as far as the seat remembers them."""
    found: list[int] = []
    knows = game.knows.of(seat)
    for pile in range(len(game.discards)):
        if knows.is_doubted(pile):
            found.extend(knows.certain(1 + knows.stacks + pile))
        else:
            found.extend(looks_of(game.discards[pile]))
    return found
