"""What a position must hold: all pieces of the box, and nothing the rules cannot be in."""

from __future__ import annotations

import itertools
from typing import Any

from ludoteca.core.errors import PositionError
from ludoteca.core.message import seat_letter
from ludoteca.games.feudum import components as box
from ludoteca.games.feudum import (
    conquest,
    decrees,
    flow,
    harvest,
    knowledge,
    payment,
    setup,
    standing,
    timetable,
    tokens,
    trade,
)
from ludoteca.games.feudum.position.completed import disc_totals
from ludoteca.games.feudum.position.written import VALUE_NAMES, unpacked
from ludoteca.games.feudum.state import Feudum, Player, bits


def census(game: Feudum) -> dict[str, int]:
    """Every kind of piece, wherever it is."""
    found: dict[str, int] = {}
    for good, count in enumerate(_goods_in_all(game)):
        found[box.GOOD_NAMES[good]] = count
    for colour in range(box.MOST_PLAYERS):
        found[f"marker {box.COLOURS[colour]}"] = _markers_in_all(game, colour)
    for disc, name in enumerate(box.DISC_NAMES):
        found[f"disc {name}"] = game.discs.count(disc) + game.disc_supply[disc]
    for vessel, name in enumerate(box.VESSEL_NAMES):
        count = game.for_sale[vessel] + game.vessel_supply[vessel]
        count += len([here for here in game.adrift if here % box.VESSELS == vessel])
        for player in game.players:
            count += player.vessels[vessel] + player.aboard.count(vessel)
        found[name] = count
    for value, name in enumerate(VALUE_NAMES):
        shown = game.rosary.count(value) + game.hens.count(value)
        held = sum([player.beads[value] + player.seals.count(value) for player in game.players])
        found[f"bead {name}"] = shown + held + game.seals.count(value) + game.below.count(value)
    tiles = sum(game.backs) + game.gone + len([kind for kind in game.landscape if kind != box.NOTHING])
    found["tile"] = tiles + sum([player.tile_count() for player in game.players])
    cards = [*game.deck, *game.drawn]
    for player in game.players:
        cards += player.decrees
    for decree, name in enumerate(box.DECREE_NAMES):
        found[name] = cards.count(decree)
    targets = [game.grown[n] for n in range(box.LOCATIONS) if _resource(game, n) == box.TARGET]
    found["archery target"] = game.targets + sum(targets)
    return found


def _resource(game: Feudum, location: int) -> int:
    landscape = game.landscape[location]
    return box.NOTHING if landscape == box.NOTHING else box.GROWS[landscape]


def _goods_in_all(game: Feudum) -> list[int]:
    found = [
        game.bag[g] + game.barn[g] + game.shelf[g] + game.carts[g] + game.crop[g] for g in range(box.GOODS)
    ]
    for location in range(box.LOCATIONS):
        for good, count in enumerate(unpacked(game.goods[location])):
            found[good] += count
        resource = _resource(game, location)
        if 0 <= resource < box.GOODS:
            found[resource] += game.grown[location]
    for player in game.players:
        for good in range(box.GOODS):
            found[good] += player.goods[good]
        found[box.SULFUR] += player.barrel + bits(player.wine)
        if 0 <= player.pouch < len(box.BONUS_NAMES):
            found[box.BONUS_GOOD[player.pouch]] += 1
    for step in game.stack:
        if isinstance(step, payment.StoreSulfur):
            found[box.SULFUR] += step.left
    return found


def _markers_in_all(game: Feudum, colour: int) -> int:
    found = game.supply[colour] + game.row[colour]
    if colour >= len(game.players):
        return found
    found += game.players[colour].markers + game.ruler.count(colour) + game.serf.count(colour)
    for location in range(box.LOCATIONS):
        if game.subjects >> location & 1 and game.ruler[location] == colour:
            found += 1
    return found + game.ranks.count(colour) + game.monster_owner.count(colour)


def pieces(game: Feudum) -> dict[str, int]:
    """All there is, from the data."""
    found: dict[str, int] = dict(zip(box.GOOD_NAMES, box.ALL_GOODS, strict=True))
    for colour in range(box.MOST_PLAYERS):
        found[f"marker {box.COLOURS[colour]}"] = (
            box.MARKERS if colour < box.ROWS_IN_USE[len(game.players)] else 0
        )
    start = isinstance(game.stack[-1], setup.Prepare) if game.stack else False
    for disc, name in enumerate(box.DISC_NAMES):
        laid = box.LOCATIONS if disc == 0 else 0  # before the set-up nothing has been laid out
        found[f"disc {name}"] = box.DISC_SUPPLY[disc] + laid if start else disc_totals()[disc]
    found.update(zip(box.VESSEL_NAMES, box.VESSEL_COUNT, strict=True))
    for value, name in enumerate(VALUE_NAMES):
        found[f"bead {name}"] = box.BEAD_COUNT[value]
    found["tile"] = box.TILES
    found.update(dict.fromkeys(box.DECREE_NAMES, 1))
    found["archery target"] = box.TARGETS
    return found


# --- checking -------------------------------------------------------------------------------------


def check(game: Feudum) -> None:
    """Refuse what the rules cannot be in."""
    seats = len(game.players)
    for where, seat in (("first", game.first), ("turn", game.turn)):
        if not 0 <= seat < seats:
            raise PositionError("position-seat", where=where, value=str(seat))
    for where, seat in (("active", game.active), ("host", game.host)):
        if seat >= seats:
            raise PositionError("position-seat", where=where, value=str(seat))
    for seat, player in enumerate(game.players):
        if not _fits_player(game, player):
            raise PositionError("position-feudum-player", player=seat_letter(seat))
    if not _fits_map(game):
        raise PositionError("position-feudum-map")
    if not _fits_guilds(game):
        raise PositionError("position-feudum-guilds")
    if not _fits_tokens(game):
        raise PositionError("position-feudum-seals")
    if not _fits_tiles(game):
        raise PositionError("position-feudum-tiles")
    if not _fits_standing(game):
        raise PositionError("position-feudum-standing")
    if not timetable.ends_fit(game) or not _fits_scratch(game):
        raise PositionError("position-stack")


def _fits_player(game: Feudum, player: Player) -> bool:
    for pawn in range(box.PAWNS):
        away = player.faces[pawn] == box.NOTHING
        if away != (player.at[pawn] == box.NOTHING):
            return False
        if away and (player.aboard[pawn] != box.NOTHING or player.wine >> pawn & 1):
            return False
    if player.chosen & player.played or bits(player.chosen) > box.HAND + 1:
        return False
    if len(player.decrees) > box.HAND_LIMIT + 1 or list(player.decrees) != sorted(player.decrees):
        return False
    if bits(player.reeves) > box.MOST_REEVES or player.free_discs() < 0:
        return False
    return game.setting.advanced or not (player.reeves or player.slayer)


def _fits_map(game: Feudum) -> bool:
    seats = len(game.players)
    for location in range(box.LOCATIONS):
        ruler, serf, bit = game.ruler[location], game.serf[location], 1 << location
        if ruler >= seats or serf >= seats:
            return False
        if ruler == box.NOBODY and (serf != box.NOBODY or game.subjects & bit):
            return False
        if serf != box.NOBODY and serf == ruler:
            return False
        if game.grown[location] and game.landscape[location] == box.NOTHING:
            return False
        if game.discs[location] == box.NOTHING:
            return False
    if game.subject_seals & ~game.subjects:
        return False
    if any([game.serf_seals >> n & 1 and game.serf[n] == box.NOBODY for n in range(box.LOCATIONS)]):
        return False
    if list(game.adrift) != sorted(game.adrift) or list(game.fresh) != sorted(game.fresh):
        return False
    if any([game.fresh.count(here) > game.adrift.count(here) for here in game.fresh]):
        return False
    landscapes = any([kind != box.NOTHING for kind in game.landscape])
    if not game.setting.advanced and (landscapes or game.subject_seals or game.serf_seals):
        return False
    return _fits_monsters(game)


def _fits_monsters(game: Feudum) -> bool:
    """A monster on the map has an owner, and none is without a place unless it is just being deployed."""
    for monster in range(box.MONSTERS):
        owner = game.monster_owner[monster]
        if owner >= len(game.players) or (owner != box.NOBODY and not game.setting.advanced):
            return False
        pending = [s for s in game.stack if isinstance(s, trade.DeployBeast) and s.monster == monster]
        if len(pending) > 1 or any([step.player != owner for step in pending]):
            return False
        if (game.monster_at[monster] == box.NOTHING) != (owner == box.NOBODY or len(pending) == 1):
            return False
    return True


def _fits_guilds(game: Feudum) -> bool:
    if sum(game.barn) > box.BARN or len(game.hens) > box.HENS or len(game.rosary) > box.ROSARY:
        return False
    if any([game.carts[good] > box.CARTS[good] for good in range(box.GOODS)]):
        return False
    if list(game.rosary) != sorted(game.rosary) or list(game.hens) != sorted(game.hens):
        return False
    return all([_fits_known(game, seat) for seat in range(box.MOST_PLAYERS)])


def _fits_known(game: Feudum, seat: int) -> bool:
    """What a seat knows is about cards of others or the deck, and true."""
    known = {knowledge.decree_of(item): item for item in game.known if knowledge.seat_of(item) == seat}
    if seat >= len(game.players):
        return not known
    drawn = () if game.active == seat else game.drawn
    places = sum([knowledge.deck(place) for place in range(len(game.deck))])
    hidden = [*game.deck, *drawn]
    for place, decree in enumerate(game.deck):
        if decree in known and not known[decree] & knowledge.deck(place):
            return False
    for decree in drawn:
        places |= knowledge.DRAWN
        if decree in known and not known[decree] & knowledge.DRAWN:
            return False
    for other, player in enumerate(game.players):
        if other != seat:
            places |= knowledge.hand(other, len(player.decrees))
            hidden += player.decrees
            if not _fits_hand(known, other, player.decrees):
                return False
    for decree, item in known.items():
        if decree not in hidden or item & knowledge.ANYWHERE & ~places:
            return False
    return True


def _fits_hand(known: dict[int, int], seat: int, decrees: tuple[int, ...]) -> bool:
    """Can the cards of a hand have come in an order that fits?"""
    first = seat * knowledge.HAND_PLACES
    for order in itertools.permutations(decrees):
        if all([known.get(decree, -1) >> first + n & 1 for n, decree in enumerate(order)]):
            return True
    return False


def _fits_tokens(game: Feudum) -> bool:
    """A bead lies under every seal on a scroll or a marker; what all know of tokens is true."""
    covered = [game.scrolls >> number & 1 for number in range(box.SCROLLS)]
    for location in range(box.LOCATIONS):
        covered += [game.subject_seals >> location & 1, game.serf_seals >> location & 1]
    if [bead != box.NOTHING for bead in game.below] != [bit == 1 for bit in covered]:
        return False
    if any([list(player.seals) != sorted(player.seals) for player in game.players]):
        return False
    lying = [(tokens.SUPPLY, bead) for bead in game.seals]
    for seat, player in enumerate(game.players):
        lying += [(tokens.hand(seat), bead) for bead in player.seals]
    lying += [(tokens.FIRST_FIXED + n, bead) for n, bead in enumerate(game.below) if bead != box.NOTHING]
    return _can_be(list(game.seen), lying)


def _can_be(seen: list[int], lying: list[tuple[int, int]]) -> bool:
    """Can each of those seen be another one of the tokens that lie there?"""
    if not seen:
        return True
    for number, (place, bead) in enumerate(lying):
        if bead == tokens.bead_of(seen[0]) and seen[0] >> place & 1:
            if _can_be(seen[1:], lying[:number] + lying[number + 1 :]):
                return True
    return False


def _fits_tiles(game: Feudum) -> bool:
    if any([game.backs[n] > box.BACKS[n] for n in range(len(box.BACKS))]):
        return False
    for epoch in range(box.EPOCHS):
        left = len([top for top in game.stacks if top <= epoch + 1])
        if sum(game.backs[epoch * box.LANDSCAPES : (epoch + 1) * box.LANDSCAPES]) != left:
            return False
    return max(game.stacks) <= game.epoch + 1


def _fits_standing(game: Feudum) -> bool:
    """Ranks, markers and reeves are as the stars make them."""
    seats = range(len(game.players))
    for members in game.members:
        if len(set(members)) < len(members) or any([seat not in seats for seat in members]):
            return False
    if any([seat >= len(game.players) for seat in game.ranks]):
        return False
    again = game.clone()
    standing.refresh(again)
    if again.members != game.members or again.ranks != game.ranks:
        return False
    for seat, player in enumerate(game.players):
        for guild in range(box.GUILDS):
            if player.reeves >> guild & 1 and seat not in (game.master(guild), game.journeyman(guild)):
                return False
    return True


def _fits_scratch(game: Feudum) -> bool:
    """What belongs to an action under way is set only while it is."""
    if not _is_due(game, flow.WORK) and (
        game.guild != box.NOTHING or game.function or game.host != box.NOBODY or game.before
    ):
        return False
    if not _is_due(game, (conquest.Reinforce, conquest.Battle)) and (game.force or game.powder):
        return False
    if not _is_due(game, (harvest.SplitHarvest, harvest.TakeFavours)) and any(game.crop):
        return False
    looking = _is_due(game, (decrees.KeepDecree, decrees.ReturnDecree))
    return looking == (1 if game.drawn else 0) and list(game.drawn) == sorted(game.drawn)


def _is_due(game: Feudum, kinds: tuple[type[Any], ...]) -> int:
    """How many steps of these kinds the timetable holds."""
    return len([step for step in game.stack if isinstance(step, kinds)])
