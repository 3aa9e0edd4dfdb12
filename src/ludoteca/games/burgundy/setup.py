"""Preparation: piles, goods, duchies, starting castles and who begins."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.core.game import EndTurn, Event, Simultaneous, Step
from ludoteca.core.reasons import NOT_NOW, Reason
from ludoteca.core.rng import Rng
from ludoteca.games.burgundy import notes, phase, reasons, routes
from ludoteca.games.burgundy.actions import CHOOSE, DUCHY, FOUND, SPACE, VERB, choose, found
from ludoteca.games.burgundy.components import (
    BLACK_PILE,
    BOARDS,
    BORDER_BOARDS,
    CASTLE,
    CASTLE_COLOUR,
    COLOURS,
    COPIES,
    DEPOTS,
    FIRST_SHIELD,
    GOODS,
    GOODS_AT_START,
    GOODS_PILE,
    GOODS_TILES,
    MAX_SEATS,
    NO_TILE,
    NOBODY,
    NOTHING,
    PILE_NAMES,
    SHIELDS,
    SHIELDS_IN_DEPOT,
    SILVER_AT_START,
    SLOTS,
    SOLO_SILVER,
    SOLO_WORKERS,
    STANDARD_BOARDS,
    TEAM_SILVER,
    TEAM_WORKERS,
    WORKERS_AT_START,
    board_named,
    tiles_in_pile,
)
from ludoteca.games.burgundy.setting import Setting
from ludoteca.games.burgundy.state import Burgundy, Duchy, new_duchy


class Prepare(Event[Burgundy]):
    """Draw who begins, hand out workers, goods, trade routes, shields and duchies."""

    def happen(self, game: Burgundy) -> None:
        seats = len(game.sides)
        first = 0 if game.is_team() or game.is_solo() else game.roll(seats)
        game.order = tuple([(first + n) % seats for n in range(seats)])
        game.note(notes.FIRST, first)
        if not game.is_team() and not game.is_solo():
            for place in range(seats):
                game.duchy_of(game.order[place]).workers = WORKERS_AT_START[place]
        deal_goods(game)
        if game.setting.trade_routes:
            routes.deal_routes(game)
        if game.setting.shields:
            deal_shields(game)
        game.stack.append(phase.PHASE_AFTER)
        if game.is_team() or game.is_solo() or game.setting.duchy not in ("choose", "random"):
            game.stack.append(CASTLES)
        elif game.setting.duchy == "random":
            deal_duchies(game)
            game.stack.append(CASTLES)
        else:
            game.stack.append(CASTLES)
            for place in range(seats - 1, -1, -1):
                game.stack.append(EndTurn(game.order[place]))
                game.stack.append(CHOOSE_DUCHY[game.order[place]])

    def fits(self, game: Burgundy, place: int) -> bool:
        dealt = any([any(me.goods) or len(me.route) > 0 for me in game.duchies])
        return len(game.stack) == 1 and game.phase == NOTHING and not dealt


class ChooseDuchy(Step[Burgundy]):
    """In turn order everybody picks a duchy, as long as there are boards of it."""

    def options(self, game: Burgundy) -> list[int]:
        taken = [me.board.number for me in game.duchies if me.secret != UNDECIDED]
        return [choose(number) for number in boards_in_play(game) if taken.count(number) < COPIES[number]]

    def why_not(self, game: Burgundy, action: int) -> Reason:
        if VERB[action] != CHOOSE:
            return Reason(NOT_NOW, [])
        if DUCHY[action] in boards_in_play(game):
            return Reason(reasons.DUCHY_TAKEN, [DUCHY[action]])
        return Reason(reasons.NO_BORDER_DUCHY if game.setting.border_posts else reasons.NO_COMMON_DUCHY, [])

    def apply(self, game: Burgundy, action: int) -> None:
        settle_in(game, self.player, DUCHY[action])

    def fits(self, game: Burgundy, place: int) -> bool:
        return place > 2 and isinstance(game.stack[1], Castles) and game.hands_over(self.player, place)

    def bears_end(self, game: Burgundy, place: int) -> bool:
        return game.ends_choice_of_setup(place)


class Castles(Event[Burgundy]):
    """The starting castles: in the centre, chosen in turn order for all to see, or all at once in secret."""

    def happen(self, game: Burgundy) -> None:
        if game.setting.castle == "secret":
            game.stack.append(REVEAL_CASTLES)
        for place in range(len(game.order) - 1, -1, -1):
            seat = game.order[place]
            if not is_founder(game, seat):
                continue
            me = game.duchy_of(seat)
            if game.setting.in_the_centre() and me.board.fixed_castle != NOTHING:
                found_castle(game, seat, me.board.fixed_castle)
            elif len(me.board.castles) == 1:
                found_castle(game, seat, me.board.castles[0])
            elif game.setting.castle == "secret":
                game.stack.append(FOUND_SECRETLY[seat])
            else:
                game.stack.append(EndTurn(seat))
                game.stack.append(FOUND_CASTLE[seat])

    def fits(self, game: Burgundy, place: int) -> bool:
        return place == 1 and game.phase == NOTHING and isinstance(game.stack[0], phase.Phase)

    def bears_end(self, game: Burgundy, place: int) -> bool:
        return game.ends_choice_of_setup(place)


class FoundCastle(Step[Burgundy]):
    """Choose the space of the starting castle."""

    def options(self, game: Burgundy) -> list[int]:
        return [found(space) for space in game.duchy_of(self.player).board.castles]

    def why_not(self, game: Burgundy, action: int) -> Reason:
        return why_not_found(game, self.player, action)

    def apply(self, game: Burgundy, action: int) -> None:
        found_castle(game, self.player, SPACE[action])

    def fits(self, game: Burgundy, place: int) -> bool:
        others_found = place > 1 and isinstance(game.stack[1], EndTurn)
        return others_found and is_founder(game, self.player) and game.hands_over(self.player, place)

    def bears_end(self, game: Burgundy, place: int) -> bool:
        return game.ends_choice_of_setup(place)


class FoundSecretly(Simultaneous[Burgundy]):
    """Choose the space of the starting castle, face down; all choose at the same time."""

    def options(self, game: Burgundy) -> list[int]:
        return [found(space) for space in game.duchy_of(self.player).board.castles]

    def why_not(self, game: Burgundy, action: int) -> Reason:
        return why_not_found(game, self.player, action)

    def apply(self, game: Burgundy, action: int) -> None:
        game.duchy_of(self.player).secret = SPACE[action]
        game.note(notes.CHOSE_SECRETLY, self.player, SPACE[action])

    def fits(self, game: Burgundy, place: int) -> bool:
        if place < 2 or not isinstance(game.stack[1], RevealCastles):
            return False
        others = [step.player for step in game.stack[2:place]]
        return is_founder(game, self.player) and self.player not in others


class RevealCastles(Event[Burgundy]):
    """All show where they have put their starting castles."""

    def happen(self, game: Burgundy) -> None:
        for seat in game.order:
            me = game.duchy_of(seat)
            if me.secret != NOTHING:
                found_castle(game, seat, me.secret)
                me.secret = NOTHING

    def fits(self, game: Burgundy, place: int) -> bool:
        begins = place == 1 and game.phase == NOTHING and isinstance(game.stack[0], phase.Phase)
        return begins and game.setting.castle == "secret"


UNDECIDED: Final = -2
"""In place of a secret castle: the duchy itself is still to be chosen."""
PREPARE: Final[Step[Any]] = Prepare()
CASTLES: Final[Step[Any]] = Castles()
REVEAL_CASTLES: Final[Step[Any]] = RevealCastles()
CHOOSE_DUCHY: Final[list[Step[Any]]] = [ChooseDuchy(seat) for seat in range(MAX_SEATS)]
FOUND_CASTLE: Final[list[Step[Any]]] = [FoundCastle(seat) for seat in range(MAX_SEATS)]
FOUND_SECRETLY: Final[list[Step[Any]]] = [FoundSecretly(seat) for seat in range(MAX_SEATS)]


def new_game(players: int, rng: Rng, setting: Setting, confirm: bool) -> Burgundy:
    """The box opened: piles shuffled, nothing dealt yet."""
    team = setting.team != "no"
    piles: list[list[int]] = []
    for number in range(BLACK_PILE + 1):
        piles.append(tiles_in_pile(number, setting.extra_tiles, setting.white_castles))
    piles.append(GOODS_TILES.copy())
    for pile in piles:
        rng.shuffle(pile)
    return Burgundy(
        rng=rng,
        stack=[PREPARE],
        choices=[],
        reveals=0,
        confirm=confirm,
        setting=setting,
        table=max(2, players),
        sides=tuple([seat % 2 if team else seat for seat in range(players)]),
        duchies=new_duchies(players, setting),
        order=tuple(range(players)),
        pawns=(0,) * players,
        dice=[NOTHING] * (2 * players),
        white=NOTHING,
        private=((),) * players if team else (),
        markers=(0,) * players if team else (),
        piles=piles,
        left=[len(pile) for pile in piles],
        slots=[NO_TILE] * SLOTS,
        cargo=[0] * (DEPOTS * GOODS),
        row=(),
        bonus=(0,) * (COLOURS + 1),
        crests=((),) * DEPOTS,
        inns=0,
        gone=[],
        gone_goods=(0,) * GOODS,
        hand=NO_TILE,
        phase=NOTHING,
        round=0,
        active=NOBODY,
        bought=False,
        turned=False,
        counter=0,
        goal=setting.goal if players == 1 else 0,
    )


def new_duchies(players: int, setting: Setting) -> list[Duchy]:
    """The boards agreed on; where they are dealt or chosen later, the first one stands in for them."""
    if players == 1:
        return [new_duchy(board_named(setting.solo), SOLO_SILVER, SOLO_WORKERS)]
    if setting.team != "no":
        return [new_duchy(board_named(setting.team), TEAM_SILVER, workers) for workers in TEAM_WORKERS]
    if setting.duchy not in ("choose", "random"):
        return [new_duchy(board_named(setting.duchy), SILVER_AT_START, 0) for _ in range(players)]
    stand_in = BOARDS[BORDER_BOARDS[0] if setting.border_posts else STANDARD_BOARDS[0]]
    duchies = [new_duchy(stand_in, SILVER_AT_START, 0) for _ in range(players)]
    for me in duchies:
        me.secret = UNDECIDED
    return duchies


def boards_in_play(game: Burgundy) -> list[int]:
    """Border posts are on duchies of their own."""
    return BORDER_BOARDS if game.setting.border_posts else STANDARD_BOARDS


def settle_in(game: Burgundy, seat: int, number: int) -> None:
    """This player plays on this duchy."""
    me = game.duchy_of(seat)
    me.board = BOARDS[number]
    me.secret = NOTHING
    game.note(notes.PLAYS, seat, number)


def deal_duchies(game: Burgundy) -> None:
    """Everybody gets another duchy at random."""
    boards = boards_in_play(game).copy()
    for seat in game.order:
        settle_in(game, seat, boards.pop(game.roll(len(boards))))


def deal_goods(game: Burgundy) -> None:
    """Three goods tiles for every duchy."""
    for side in range(len(game.duchies)):
        for _ in range(GOODS_AT_START):
            kind = game.draw_from(GOODS_PILE)
            game.duchies[side].goods[kind] += 1
            game.note(notes.DEALT, game.sides.index(side), kind)


def deal_shields(game: Burgundy) -> None:
    """One or two shields to every depot; the others stay in the box."""
    rest = list(range(SHIELDS))
    depots: list[tuple[int, ...]] = []
    for depot in range(DEPOTS):
        here: list[int] = []
        for _ in range(SHIELDS_IN_DEPOT[game.table][depot]):
            here.append(rest.pop(game.roll(len(rest))))
        depots.append(tuple(here))
    game.crests = tuple(depots)
    for shield in rest:
        game.remove_tile(FIRST_SHIELD + shield)


def is_founder(game: Burgundy, seat: int) -> bool:
    """Is it this seat that lays the starting castle? For partners the first of them does."""
    return seat in game.sides and game.sides.index(game.sides[seat]) == seat


def why_not_found(game: Burgundy, seat: int, action: int) -> Reason:
    """Why the starting castle cannot go there: no castle space, or none of those a team may choose from."""
    if VERB[action] != FOUND:
        return Reason(NOT_NOW, [])
    board = game.duchy_of(seat).board
    if SPACE[action] >= board.spaces:
        return Reason(reasons.NO_SUCH_SPACE, [board.spaces])
    is_castle = board.colour[SPACE[action]] == CASTLE_COLOUR
    return Reason(reasons.OTHER_CASTLE_SPACE if is_castle else reasons.NO_CASTLE_SPACE, [])


def found_castle(game: Burgundy, seat: int, space: int) -> None:
    """Lay the starting castle, which scores nothing; castles are all alike, so no pile is revealed."""
    game.left[CASTLE_COLOUR] -= 1
    game.duchy_of(seat).cover(space, CASTLE)
    game.note(notes.FOUNDED, seat, space)


assert len(PILE_NAMES) == GOODS_PILE + 1
