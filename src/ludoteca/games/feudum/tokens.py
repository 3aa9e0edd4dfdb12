"""Royal seals and beads are the two sides of one token, which keeps its bead whichever side is up.

Nobody looks under a seal, so all know the same of them: where a bead that lay open was turned down, and where
that token may have gone since. An entry keeps, for one such token, its bead and the set of places where it
may be; tokens without an entry may be anywhere. Places are the supply, the hands, the scrolls and the markers
on the map.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.rng import Rng
from ludoteca.games.feudum import knowledge
from ludoteca.games.feudum.components import LOCATIONS, MOST_PLAYERS, NOTHING, SCROLLS

SUPPLY: Final = 0
FIRST_HAND: Final = 1
FIRST_FIXED: Final = FIRST_HAND + MOST_PLAYERS
"""From here on a place holds one token: the scrolls, then subject and serf of each location."""
FIRST_MARKER: Final = FIRST_FIXED + SCROLLS
PLACES: Final = FIRST_MARKER + 2 * LOCATIONS
FIXED_PLACES: Final = PLACES - FIRST_FIXED
ANYWHERE: Final = (1 << PLACES) - 1


def hand(seat: int) -> int:
    return FIRST_HAND + seat


def scroll(number: int) -> int:
    return FIRST_FIXED + number


def marker(location: int, role: int) -> int:
    """Under a subject or a serf."""
    return FIRST_MARKER + 2 * location + role


def entry(bead: int, places: int) -> int:
    """A token that all have seen, and where it may be, in one number."""
    return bead << PLACES | places


def bead_of(item: int) -> int:
    return item >> PLACES


def moved(seen: tuple[int, ...], source: int, target: int, left: int) -> tuple[int, ...]:
    """A token has gone from one place to another, seal up; so many are left where it came from."""
    found: list[int] = []
    for item in seen:
        if item >> source & 1:
            item |= 1 << target
            if left == 0:
                item &= ~(1 << source)
        found.append(item)
    found.sort()
    return tuple(found)


def turned_over(seen: tuple[int, ...], source: int, bead: int, left: int) -> tuple[int, ...]:
    """A token shows its bead: it may have been any of those with that bead which may have been there."""
    among = [item for item in seen if item >> source & 1 and bead_of(item) == bead]
    places = 0
    for item in among:
        places |= item & ANYWHERE
    found = [entry(bead, places) for _ in among[1:]]
    for item in seen:
        if not (item >> source & 1 and bead_of(item) == bead):
            found.append(item)
    if left == 0:
        found = [item & ~(1 << source) for item in found]
    found.sort()
    return tuple(found)


def guess(seen: tuple[int, ...], beads: list[int], places: list[int], rng: Rng) -> list[int]:
    """Deal the beads to the tokens at these places, at random, but each of those seen to where it may be."""
    choices = [[n for n in range(len(places)) if item >> places[n] & 1] for item in seen]
    dealt = knowledge.deal(choices, len(places), rng)
    rest = sorted(beads)
    for item in seen:
        rest.remove(bead_of(item))
    rng.shuffle(rest)
    found: list[int] = []
    for number in dealt:
        found.append(rest.pop() if number == NOTHING else bead_of(seen[number]))
    return found
