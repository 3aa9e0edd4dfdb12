"""A position as a vector, from the eyes of one seat; nothing in it that the seat cannot know.

Seats are turned so that the viewer comes first, and there is room for the largest number of players.
"""

from __future__ import annotations

from ludoteca.games.feudum import standing
from ludoteca.games.feudum.components import (
    BARN,
    BARREL,
    CARDS,
    CARTS,
    DECREES,
    DISCS,
    EPOCHS,
    FREE_DISCS,
    GOOD_BITS,
    GOOD_MASK,
    GOODS,
    GUILDS,
    HENS,
    LANDSCAPES,
    LAST_EPOCH,
    LOCATIONS,
    MILITARY,
    MONASTERY,
    MONSTERS,
    MOST_PLAYERS,
    NOTHING,
    PAWNS,
    RANKS,
    REGIONS,
    ROSARY,
    ROW,
    SCROLLS,
    SHELF,
    VESSEL_COUNT,
    VESSELS,
)
from ludoteca.games.feudum.state import Feudum, bits


def features(game: Feudum, seat: int) -> list[float]:
    """Table, guilds, map, then each seat from the viewer on, then the viewer's own secrets."""
    found: list[float] = [float(game.setting.advanced), game.round / 10, game.epoch / LAST_EPOCH]
    guild_features(game, found)
    for region in range(REGIONS):
        found.append(game.stacks[region] / LAST_EPOCH)
    for location in range(LOCATIONS):
        place_features(game, location, found)
    stars = standing.stars_of_all(game)
    for turned in range(MOST_PLAYERS):
        player_features(game, seat, turned, stars, found)
    me = game.players[seat]
    for card in range(CARDS):
        found.append(float(me.chosen >> card & 1))
    for decree in range(DECREES):
        found.append(float(decree in me.decrees))
    for decree in range(DECREES):
        found.append(float(game.active == seat and decree in game.drawn))
    return found


def guild_features(game: Feudum, found: list[float]) -> None:
    for good in range(GOODS):
        found.append(game.barn[good] / BARN)
        found.append(game.shelf[good] / SHELF)
        found.append(game.carts[good] / CARTS[good])
        found.append(game.crop[good] / BARN)
    for vessel in range(VESSELS):
        found.append(game.for_sale[vessel] / VESSEL_COUNT[vessel])
    for place in range(SCROLLS):
        found.append(float(game.scrolls >> place & 1))
    found.append(len(game.rosary) / ROSARY)
    found.append(sum(game.rosary) / ROSARY)
    found.append(len(game.hens) / HENS)
    found.append(sum(game.hens) / HENS)
    found.append(game.purse / 10)
    found.append(game.coffer / 10)
    found.append(game.force / 5)


def place_features(game: Feudum, location: int, found: list[float]) -> None:
    for disc in range(DISCS):
        found.append(float(game.discs[location] == disc))
    for good in range(GOODS):
        found.append((game.goods[location] >> GOOD_BITS * good & GOOD_MASK) / BARN)
    for landscape in range(LANDSCAPES):
        found.append(float(game.landscape[location] == landscape))
    found.append(game.grown[location] / EPOCHS)
    for vessel in range(VESSELS):
        found.append(float(game.adrift.count(location * VESSELS + vessel)))
    for monster in range(MONSTERS):
        found.append(float(game.monster_at[monster] == location))


def player_features(game: Feudum, seat: int, turned: int, stars: list[int], found: list[float]) -> None:
    """One seat: belongings, standing, and its places on the map."""
    seats = len(game.players)
    here = turned < seats
    who = (seat + turned) % seats
    player = game.players[who]
    numbers: list[float] = [
        1.0,
        player.score() / 100,
        player.barrel / BARREL,
        player.shillings / 10,
        player.markers / 10,
        len(player.seals) / 5,
        player.bead_sum() / 10,
        len(player.decrees) / 3,
        bits(player.chosen) / 5,
        (player.pouch + 1) / 4,
        player.moves / 2,
        player.voyage / MONASTERY,
        player.military / MILITARY,
        player.free_discs() / FREE_DISCS,
        float(player.slayer),
        float(game.first == who),
        float(game.active == who),
        game.row[who] / ROW,
    ]
    for good in range(GOODS):
        numbers.append(player.goods[good] / 5)
    for landscape in range(LANDSCAPES):
        numbers.append(player.tiles[landscape] / 3)
    for vessel in range(VESSELS):
        numbers.append(float(player.vessels[vessel]))
    for card in range(CARDS):
        numbers.append(float(player.played >> card & 1))
    for guild in range(GUILDS):
        numbers.append(stars[who * GUILDS + guild] / 5)
        numbers.append(float(player.reeves >> guild & 1))
        for rank in range(RANKS):
            numbers.append(float(game.ranks[RANKS * guild + rank] == who))
    for location in range(LOCATIONS):
        rules = game.ruler[location] == who
        numbers.append(float(rules))
        numbers.append(float(rules and game.subjects >> location & 1 == 1))
        numbers.append(float(game.serf[location] == who))
    for pawn in range(PAWNS):
        for location in range(LOCATIONS):
            numbers.append(float(player.at[pawn] == location))
        for face in range(GUILDS):
            numbers.append(float(player.faces[pawn] == face))
        for vessel in range(VESSELS):
            numbers.append(float(player.aboard[pawn] == vessel))
        numbers.append(float(player.wine >> pawn & 1))
    for monster in range(MONSTERS):
        numbers.append(float(game.monster_owner[monster] == who and game.monster_at[monster] != NOTHING))
    if here:
        found.extend(numbers)
    else:
        found.extend([0.0] * len(numbers))
