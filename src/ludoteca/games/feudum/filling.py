"""Filling the map and the guilds, at the start and when an epoch dawns."""

from __future__ import annotations

from ludoteca.core.tuples import put
from ludoteca.games.feudum import notes, tokens
from ludoteca.games.feudum.components import (
    LETTERED,
    LOCATIONS,
    MARKED_DISCS,
    NOBODY,
    NOTHING,
    ONE_GOOD,
    PLAIN_DISCS,
    STARTS,
)
from ludoteca.games.feudum.state import Feudum


def lay_out_discs(game: Feudum) -> None:
    """Marked discs on the starting spaces, the others on the rest of the map."""
    game.look()
    marked = MARKED_DISCS.copy()
    plain = PLAIN_DISCS.copy()
    game.rng.shuffle(marked)
    game.rng.shuffle(plain)
    discs: list[int] = []
    for location in range(LOCATIONS):
        discs.append(marked.pop() if location in STARTS else plain.pop())
    game.discs = tuple(discs)


def put_vessels_up_for_sale(game: Feudum, wanted: int) -> None:
    """Random vessels for the Alchemist Guild, up to so many."""
    while sum(game.for_sale) < wanted:
        left = sum(game.vessel_supply)
        if left == 0:
            return
        number = game.roll(left)
        vessel = 0
        while number >= game.vessel_supply[vessel]:
            number -= game.vessel_supply[vessel]
            vessel += 1
        game.vessel_supply = put(game.vessel_supply, vessel, game.vessel_supply[vessel] - 1)
        game.for_sale = put(game.for_sale, vessel, game.for_sale[vessel] + 1)


def fill_barn(game: Feudum, wanted: int) -> None:
    while sum(game.barn) < wanted:
        good = game.draw_good()
        if good == NOTHING:
            return
        game.barn[good] += 1


def fill_rosary(game: Feudum, wanted: int) -> None:
    while len(game.rosary) < wanted and game.seals:
        game.rosary = with_bead(game.rosary, game.turn_over(tokens.SUPPLY))


def fill_hens(game: Feudum, wanted: int) -> None:
    while len(game.hens) < wanted and game.seals:
        game.hens = with_bead(game.hens, game.turn_over(tokens.SUPPLY))


def with_bead(beads: tuple[int, ...], value: int) -> tuple[int, ...]:
    """Beads lie sorted, so that equal ones make no difference."""
    return tuple(sorted([*beads, value]))


def put_goods_on_map(game: Feudum, epoch: int) -> None:
    """A random good at every location with the letter of this epoch."""
    for location in LETTERED[epoch]:
        good = game.draw_good()
        if good == NOTHING:
            return
        game.goods[location] += ONE_GOOD[good]
        game.note(notes.GOOD_ON_MAP, NOBODY, good, location)
