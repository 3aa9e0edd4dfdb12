"""Moving: steps shared among the pawns, by road, ferry and vessel; then one may pilfer."""

from __future__ import annotations

from typing import Final

from ludoteca.core.game import Event, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.tuples import put
from ludoteca.games.feudum import (
    decrees,
    notes,
    reasons,
    standing,
    timetable,
)
from ludoteca.games.feudum.actions import (
    AT_VERB,
    DECLINE,
    DISC,
    DONE,
    EMBARK_VERB,
    LOCATION,
    MOVE_VERB,
    PIECE,
    PILFER_LANDSCAPE_VERB,
    PILFER_VERB,
    RESOURCE,
    ROUTE,
    VERB,
    VESSEL,
    move,
    pilfer,
    pilfer_landscape,
)
from ludoteca.games.feudum.actions import embark as embark_action
from ludoteca.games.feudum.components import (
    DECREES_DRAWN,
    FARM,
    FERRY,
    FERRY_PRICE,
    FIRST_MONSTER,
    GOOD_BITS,
    GOOD_MASK,
    GOODS,
    GROWS,
    MONASTERY,
    MONK,
    MONSTER_TRAVELS,
    MONSTERS,
    MOVE,
    NOTHING,
    ONE_GOOD,
    PAWNS,
    ROAD,
    ROUTE_ENDS,
    ROUTE_KIND,
    ROUTE_STARTS,
    ROUTES,
    ROUTES_FROM,
    SHILLING,
    TARGET,
    VESSEL_FOR,
    VESSELS,
    VESSELS_AT,
    VOYAGE_CARD,
)
from ludoteca.games.feudum.migration import abandon
from ludoteca.games.feudum.payment import gain_good
from ludoteca.games.feudum.state import SEATS, Feudum


class MovePieces(Step[Feudum]):
    """Take the steps left with any pieces; ``moved`` are the own pieces that have moved, pawns first."""

    def __init__(self, player: int, left: int, moved: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.moved: Final = moved

    def options(self, game: Feudum) -> list[int]:
        found: list[int] = []
        for pawn in range(PAWNS):
            pawn_moves(game, self.player, pawn, found)
        if game.setting.advanced:
            for monster in range(MONSTERS):
                if game.monster_owner[monster] == self.player:
                    monster_moves(game, monster, found)
        offer_own_vessels(game, self.player, found)
        if found:
            found.append(DONE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] == MOVE_VERB:
            return why_not_move(game, self.player, PIECE[action], ROUTE[action])
        if VERB[action] == EMBARK_VERB:
            return why_not_embark(game, self.player, PIECE[action], VESSEL[action])
        if VERB[action] == AT_VERB:
            return why_not_to(game, self.player, LOCATION[action], self.options(game))
        return Reason(NOT_NOW, [])

    def apply(self, game: Feudum, action: int) -> None:
        moved = self.moved
        left = 0
        if VERB[action] == EMBARK_VERB:
            embark(game, self.player, PIECE[action] % PAWNS, VESSEL[action])
            left = self.left
        elif action != DONE:
            moved |= move_piece(game, self.player, PIECE[action], ROUTE[action])
            left = self.left - 1
        if left:
            game.stack.append(MOVE_PIECES[self.player][left][moved])
        else:
            finish_moving(game, self.player, moved)

    def nothing_to_choose(self, game: Feudum) -> None:
        finish_moving(game, self.player, self.moved)

    def fits(self, game: Feudum, place: int) -> bool:
        """There are steps left."""
        if not timetable.in_turn(game, place, self.player) or not 0 < self.left <= MOST_STEPS:
            return False
        return are_on_map(game, self.player, self.moved)


class Godspeed(Step[Feudum]):
    """After the regular steps one monk may go one more."""

    def __init__(self, player: int, moved: int) -> None:
        super().__init__(player)
        self.moved: Final = moved

    def options(self, game: Feudum) -> list[int]:
        me = game.players[self.player]
        found: list[int] = []
        for pawn in range(PAWNS):
            if me.faces[pawn] == MONK:
                pawn_moves(game, self.player, pawn, found)
        if found:
            found.append(DECLINE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] == AT_VERB:
            return why_not_to(game, self.player, LOCATION[action], self.options(game))
        if VERB[action] != MOVE_VERB:
            return Reason(NOT_NOW, [])
        piece = PIECE[action]
        if piece // PAWNS == self.player and game.players[self.player].faces[piece % PAWNS] == MONK:
            return why_not_move(game, self.player, piece, ROUTE[action])
        return Reason(reasons.NOT_A_MONK, [])

    def apply(self, game: Feudum, action: int) -> None:
        moved = self.moved
        if action != DECLINE:
            moved |= move_piece(game, self.player, PIECE[action], ROUTE[action])
        end_move(game, self.player, moved)

    def nothing_to_choose(self, game: Feudum) -> None:
        end_move(game, self.player, self.moved)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.player) and are_on_map(game, self.player, self.moved)


class Pilfer(Step[Feudum]):
    """Steal one resource where a piece has just come to."""

    def __init__(self, player: int, moved: int) -> None:
        super().__init__(player)
        self.moved: Final = moved

    def options(self, game: Feudum) -> list[int]:
        found: list[int] = []
        for location in reached(game, self.player, self.moved):
            loot(game, self.player, location, found)
        if found:
            found.append(DECLINE)
        return found

    def why_not(self, game: Feudum, action: int) -> Reason:
        if VERB[action] not in (PILFER_VERB, PILFER_LANDSCAPE_VERB):
            return Reason(NOT_NOW, [])
        location = LOCATION[action]
        if location not in reached(game, self.player, self.moved):
            return Reason(reasons.NOT_REACHED, [])
        if VERB[action] == PILFER_LANDSCAPE_VERB:
            grown = game.grown[location] > 0
            return Reason(reasons.OWN_LANDSCAPE if grown else reasons.NOTHING_GROWN_HERE, [])
        if RESOURCE[action] >= GOODS:
            return Reason(reasons.ON_LANDSCAPES_ONLY, [RESOURCE[action]])
        if is_own_farm(game, self.player, location):
            return Reason(reasons.OWN_FARM, [])
        return Reason(reasons.NO_SUCH_GOOD_HERE, [RESOURCE[action]])

    def apply(self, game: Feudum, action: int) -> None:
        if action == DECLINE:
            return
        location = LOCATION[action]
        if VERB[action] == PILFER_VERB:
            resource = RESOURCE[action]
            game.goods[location] -= ONE_GOOD[resource]
            game.note(notes.PILFERED, self.player, resource, location)
            gain_good(game, self.player, resource, 1)
        else:
            resource = GROWS[game.landscape[location]]
            game.grown = put(game.grown, location, game.grown[location] - 1)
            game.note(notes.PILFERED, self.player, resource, location)
            receive(game, self.player, resource, 1)

    def nothing_to_choose(self, game: Feudum) -> None:
        """There is nothing to steal."""

    def fits(self, game: Feudum, place: int) -> bool:
        """Somebody has moved."""
        if not timetable.in_turn(game, place, self.player, ("Voyage",)) or self.moved == 0:
            return False
        return are_on_map(game, self.player, self.moved)


class Voyage(Event[Feudum]):
    """The second successful move of a round carries the disc on along the epic voyage."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat: Final = seat

    def happen(self, game: Feudum) -> None:
        me = game.players[self.seat]
        if me.voyage == 0 and me.free_discs():
            game.stack.append(SET_OUT[self.seat])
        elif 0 < me.voyage < MONASTERY:
            travel_on(game, self.seat)

    def fits(self, game: Feudum, place: int) -> bool:
        return timetable.in_turn(game, place, self.seat)


class SetOut(Step[Feudum]):
    """Place a disc on the first space of the epic voyage, or keep it."""

    def options(self, game: Feudum) -> list[int]:
        return [DISC, DECLINE]

    def apply(self, game: Feudum, action: int) -> None:
        if action == DISC:
            travel_on(game, self.player)

    def fits(self, game: Feudum, place: int) -> bool:
        """The disc has not set out yet, and there is one."""
        if not timetable.in_turn(game, place, self.player):
            return False
        me = game.players[self.player]
        return me.voyage == 0 and me.free_discs() > 0


MOST_STEPS: Final = PAWNS + MONSTERS
ALL_PAWNS: Final = (1 << PAWNS) - 1
MOVE_PIECES: Final = [
    [[MovePieces(seat, left, moved) for moved in range(1 << MOST_STEPS)] for left in range(MOST_STEPS + 1)]
    for seat in SEATS
]
VOYAGE: Final = [Voyage(seat) for seat in SEATS]
SET_OUT: Final = [SetOut(seat) for seat in SEATS]


def begin_move(game: Feudum, player: int) -> None:
    """As many steps as one has pawns and monsters on the map."""
    steps = steps_of(game, player)
    if steps:
        game.stack.append(MOVE_PIECES[player][steps][0])
    else:
        game.note(notes.IDLE, player, MOVE)


def steps_of(game: Feudum, player: int) -> int:
    steps = game.players[player].pawns_in_play()
    for monster in range(MONSTERS):
        if game.monster_owner[monster] == player:
            steps += 1
    return steps


def why_idle(game: Feudum, player: int) -> Reason | None:
    """Why a move would lead nowhere."""
    steps = steps_of(game, player)
    if steps == 0:
        return Reason(reasons.NOBODY_TO_MOVE, [])
    if not MOVE_PIECES[player][steps][0].options(game):
        return Reason(reasons.NOWHERE_TO_GO, [])
    return None


def pawn_moves(game: Feudum, player: int, pawn: int, found: list[int]) -> None:
    """The routes a pawn may take: roads, open ferries, and those it has a vessel for."""
    me = game.players[player]
    here = me.at[pawn]
    if here == NOTHING or (game.setting.advanced and game.is_pinned(player, here)):
        return
    piece = PAWNS * player + pawn
    for route in ROUTES_FROM[here]:
        kind = ROUTE_KIND[route]
        if kind == ROAD:
            found.append(move(piece, route))
        elif kind == FERRY:
            if me.shillings >= FERRY_PRICE and game.ferries_run():
                found.append(move(piece, route))
        else:
            vessel = VESSEL_FOR[kind]
            if me.aboard[pawn] == vessel or me.vessels[vessel] or can_board(game, here, vessel):
                found.append(move(piece, route))


def why_not_move(game: Feudum, player: int, piece: int, route: int) -> Reason:
    """Why a piece cannot take this route now."""
    if piece >= FIRST_MONSTER:
        return why_not_monster_move(game, player, piece - FIRST_MONSTER, route)
    if piece // PAWNS != player:
        return Reason(reasons.MOVE_YOUR_OWN, [])
    me = game.players[player]
    here = me.at[piece % PAWNS]
    if here == NOTHING:
        return Reason(reasons.NOT_ON_MAP, [])
    if route not in ROUTES_FROM[here]:
        return Reason(reasons.NOT_FROM_HERE, [here])
    if game.setting.advanced and game.is_pinned(player, here):
        return Reason(reasons.PINNED, [])
    if ROUTE_KIND[route] == FERRY:
        if not game.ferries_run():
            return Reason(reasons.FERRIES_CLOSED, [])
        return Reason(reasons.FERRY_TOO_DEAR, [FERRY_PRICE, FERRY_PRICE - me.shillings])
    vessel = VESSEL_FOR[ROUTE_KIND[route]]
    just_left = here * VESSELS + vessel in game.adrift
    return Reason(reasons.VESSEL_JUST_LEFT if just_left else reasons.VESSEL_NEEDED, [vessel])


def why_not_monster_move(game: Feudum, player: int, monster: int, route: int) -> Reason:
    """A monster moves for its owner, along its own kinds of route."""
    if not game.setting.advanced:
        return Reason(reasons.BASIC_GAME, [])
    if game.monster_owner[monster] != player:
        return Reason(reasons.NOT_YOUR_MONSTER, [monster])
    here = game.monster_at[monster]
    if route not in ROUTES_FROM[here]:
        return Reason(reasons.NOT_FROM_HERE, [here])
    return Reason(reasons.MONSTER_ROUTES, [])


def why_not_to(game: Feudum, player: int, location: int, options: list[int]) -> Reason:
    """Why no step leads to a location; if one does, it is chosen by its route."""
    me = game.players[player]
    own = [PAWNS * player + pawn for pawn in range(PAWNS) if me.at[pawn] != NOTHING]
    own += [FIRST_MONSTER + one for one in range(MONSTERS) if game.monster_owner[one] == player]
    found = Reason(reasons.TOO_FAR, [location])
    for piece in own:
        here = me.at[piece % PAWNS] if piece < FIRST_MONSTER else game.monster_at[piece - FIRST_MONSTER]
        for route in ROUTES_FROM[here]:
            if ROUTE_ENDS[route] - here == location:
                if move(piece, route) in options:
                    return Reason(reasons.CHOOSE_THE_ROUTE, [location])
                reason = why_not_move(game, player, piece, route)
                if reason.is_nearer_than(found):
                    found = reason
    return found


def offer_vessels(game: Feudum, player: int, found: list[int]) -> None:
    """A vessel of one's own may be put under a pawn on foot, where there is a route for it."""
    me = game.players[player]
    if me.vessels[0] or me.vessels[1] or me.vessels[2]:
        for pawn in range(PAWNS):
            if me.at[pawn] != NOTHING and me.aboard[pawn] == NOTHING:
                for vessel in VESSELS_AT[me.at[pawn]]:
                    if me.vessels[vessel]:
                        found.append(embark_action(PAWNS * player + pawn, vessel))


def offer_own_vessels(game: Feudum, player: int, found: list[int]) -> None:
    """On the way a step boards an abandoned vessel if it can: whoever rather uses an own one says so."""
    if game.adrift:
        offers: list[int] = []
        offer_vessels(game, player, offers)
        for action in offers:
            if can_board(game, game.players[player].at[PIECE[action] % PAWNS], VESSEL[action]):
                found.append(action)


def why_not_embark(game: Feudum, player: int, piece: int, vessel: int) -> Reason:
    """Why this vessel cannot be put under a piece now."""
    if piece >= FIRST_MONSTER:
        return Reason(reasons.NO_VESSEL_FOR_MONSTERS, [])
    if piece // PAWNS != player:
        return Reason(reasons.EMBARK_YOUR_OWN, [])
    me = game.players[player]
    pawn = piece % PAWNS
    if me.at[pawn] == NOTHING:
        return Reason(reasons.NOT_ON_MAP, [])
    if me.vessels[vessel] == 0:
        return Reason(reasons.NO_OWN_VESSEL, [vessel])
    if me.aboard[pawn] != NOTHING:
        return Reason(reasons.ABOARD_ALREADY, [me.aboard[pawn]])
    if vessel not in VESSELS_AT[me.at[pawn]]:
        return Reason(reasons.NO_ROUTE_FOR_VESSEL, [vessel, me.at[pawn]])
    return Reason(reasons.EMBARK_WITH_THE_STEP, [])


def embark(game: Feudum, player: int, pawn: int, vessel: int) -> None:
    """Put a vessel of one's own under a pawn."""
    me = game.players[player]
    me.vessels = put(me.vessels, vessel, me.vessels[vessel] - 1)
    me.aboard = put(me.aboard, pawn, vessel)
    game.note(notes.DEPLOYED, player, vessel, me.at[pawn])


def monster_moves(game: Feudum, monster: int, found: list[int]) -> None:
    for route in ROUTES_FROM[game.monster_at[monster]]:
        if MONSTER_TRAVELS[monster][ROUTE_KIND[route]]:
            found.append(move(FIRST_MONSTER + monster, route))


def can_board(game: Feudum, location: int, vessel: int) -> bool:
    """Does a vessel lie here that was abandoned before this turn?"""
    here = location * VESSELS + vessel
    if here not in game.adrift:
        return False
    return game.adrift.count(here) > game.fresh.count(here)


def move_piece(game: Feudum, player: int, piece: int, route: int) -> int:
    """Move one step; which of the own pieces it was, as a bit."""
    if piece >= FIRST_MONSTER:
        monster = piece - FIRST_MONSTER
        game.note(notes.MOVED, player, piece, way(route, game.monster_at[monster]))
        there = ROUTE_ENDS[route] - game.monster_at[monster]
        game.monster_at = put(game.monster_at, monster, there)
        return 1 << PAWNS + monster
    pawn = piece % PAWNS
    me = game.players[player]
    here = me.at[pawn]
    game.note(notes.MOVED, player, piece, way(route, here))
    kind = ROUTE_KIND[route]
    vessel = VESSEL_FOR[kind]
    if me.aboard[pawn] != vessel:
        if me.aboard[pawn] != NOTHING:
            abandon(game, player, pawn)
        if vessel != NOTHING:
            board(game, player, pawn, vessel)
    if kind == FERRY:
        me.shillings -= FERRY_PRICE
        game.note(notes.FERRIED, player)
    me.at = put(me.at, pawn, ROUTE_ENDS[route] - here)
    return 1 << pawn


def way(route: int, here: int) -> int:
    """A route in the direction in which it is taken."""
    return route if ROUTE_STARTS[route] == here else ROUTES + route


def board(game: Feudum, player: int, pawn: int, vessel: int) -> None:
    """Board an abandoned vessel if there is one, else deploy one's own."""
    me = game.players[player]
    here = me.at[pawn]
    if can_board(game, here, vessel):
        adrift = list(game.adrift)
        adrift.remove(here * VESSELS + vessel)
        game.adrift = tuple(adrift)
        me.aboard = put(me.aboard, pawn, vessel)
        game.note(notes.BOARDED, player, vessel, here)
    else:
        embark(game, player, pawn, vessel)


def finish_moving(game: Feudum, player: int, moved: int) -> None:
    if game.setting.advanced and game.players[player].shows(MONK):
        game.stack.append(Godspeed(player, moved))
    else:
        end_move(game, player, moved)


def end_move(game: Feudum, player: int, moved: int) -> None:
    """A step of a pawn makes the move successful; two such moves in a round are a voyage."""
    if moved == 0:
        game.note(notes.IDLE, player, MOVE)
        return
    if moved & ALL_PAWNS:
        me = game.players[player]
        me.moves += 1
        if me.moves == 2:
            game.stack.append(VOYAGE[player])
    game.stack.append(Pilfer(player, moved))


def travel_on(game: Feudum, player: int) -> None:
    """One space on; the second space of every section shows a card."""
    me = game.players[player]
    me.voyage += 1
    game.note(notes.VOYAGE, player, me.voyage)
    if VOYAGE_CARD[me.voyage]:
        decrees.draw_decrees(game, player, DECREES_DRAWN)


def are_on_map(game: Feudum, player: int, moved: int) -> bool:
    """Are all of these own pieces, pawns first, on the map?"""
    me = game.players[player]
    for pawn in range(PAWNS):
        if moved >> pawn & 1 and me.at[pawn] == NOTHING:
            return False
    for monster in range(MONSTERS):
        if moved >> PAWNS + monster & 1 and game.monster_owner[monster] != player:
            return False
    return moved >> MOST_STEPS == 0


def reached(game: Feudum, player: int, moved: int) -> list[int]:
    """Where the pieces that moved have ended."""
    me = game.players[player]
    found: list[int] = []
    for pawn in range(PAWNS):
        if moved >> pawn & 1 and me.at[pawn] not in found:
            found.append(me.at[pawn])
    for monster in range(MONSTERS):
        if moved >> PAWNS + monster & 1 and game.monster_at[monster] not in found:
            found.append(game.monster_at[monster])
    return found


def loot(game: Feudum, player: int, location: int, found: list[int]) -> None:
    """What may be stolen here: not from one's own farm, nor from a landscape one's serf tends."""
    packed = game.goods[location]
    if packed and not is_own_farm(game, player, location):
        for good in range(GOODS):
            if packed >> GOOD_BITS * good & GOOD_MASK:
                found.append(pilfer(location, good))
    if game.grown[location] and game.serf[location] != player:
        found.append(pilfer_landscape(location))


def is_own_farm(game: Feudum, player: int, location: int) -> bool:
    return game.discs[location] == FARM and game.ruler[location] == player


def receive(game: Feudum, player: int, resource: int, count: int) -> None:
    """Resources of a landscape come in: a target becomes a marker of one's own, if there is one."""
    if resource == TARGET:
        game.targets += count
        standing.take_markers(game, player, count)
    elif resource == SHILLING:
        game.gain_shillings(player, count)
    else:
        gain_good(game, player, resource, count)
