"""Rows: what a learned value looks at, a few numbers a player. Opinion, not rules.

The table first, then ship, sets and prospects by area of the player, the best of the cards in hand, of those
on their way to it and of the open ones, what is asked of whom, and the strongest and the mean of the others.
"""

from __future__ import annotations

from typing import Final

from ludoteca.core.rows import RowForm, Rows, each
from ludoteca.games.millefiori import components as box
from ludoteca.games.millefiori.evaluate import GOODS, prospects, run_worth
from ludoteca.games.millefiori.round import ChooseCard, KeepCard
from ludoteca.games.millefiori.state import MilleFiori
from ludoteca.games.millefiori.turn import ExtraCard, MoveShip, PlayCard
from ludoteca.games.millefiori.weights import MADE

_AREAS: Final = box.HARBOUR
"""Those before the harbour have sets and bonus spaces."""
_NONE: Final = -99.0
_REACH: Final = 5
"""So many steps a ship may go at once."""
_BEST: Final = 3
_KEEPS: Final = 0
_PLAYS: Final = 1
_SAILS: Final = 2
_EXTRA: Final = 3
_KINDS: Final = ["keeps", "plays", "sails", "takes another"]
_AREA_NAMES: Final = box.AREA_NAMES[:_AREAS]
_WORKSHOPS: Final = [space for space in range(box.SPACES) if box.AREA_OF[space] == box.WORKSHOPS]
_CITIZENS: Final = [space for space in range(box.SPACES) if box.AREA_OF[space] in (box.NOBLES, box.PEOPLE)]
_SYMBOLS_OF: Final = [
    sorted({box.SYMBOL_OF[space] for space in range(box.SPACES) if box.AREA_OF[space] == area})
    for area in range(_AREAS + 1)
]
_SHIP: Final = _SYMBOLS_OF[box.HARBOUR][0]
_KEY: Final = _SYMBOLS_OF[box.RESIDENCES][0]
_UNDER: Final = [
    box.TRIANGLE_POINTS[box.LEVEL_OF[space]] if box.LEVEL_OF[space] < len(box.TRIANGLE_POINTS) else 0
    for space in range(box.SPACES)
]
"""What a citizen counts for a triangle that is laid above."""


_FLEET_NAMES: Final = [str(line + 1) for line in range(len(box.FLEETS))]
_GOOD_NAMES: Final = [box.SYMBOL_NAMES[symbol] for symbol in GOODS]
_PLACES: Final = ["best", "second", "third"]

NAMES: Final = [
    *each("players", [str(count) for count in box.PLAYER_COUNTS]),
    *("tactical", "turns left", "trick", "last turns", "open cards", "cards left"),
    *("score", "supply", "reserve", "least supply", "first"),
    "ship",
    *each("route ahead", [str(step + 1) for step in range(_REACH)]),
    *each("set worth", _AREA_NAMES),
    *each("set share", _AREA_NAMES),
    *each("next bonus", _AREA_NAMES),
    *each("collected", box.SET_NAMES),
    *("run", "run of others"),
    *each("mine of", _GOOD_NAMES),
    *each("others' of", _GOOD_NAMES),
    *each("hope of", _GOOD_NAMES),
    *each("free of", _GOOD_NAMES),
    *each("my ships in fleet", _FLEET_NAMES),
    *each("others' ships in fleet", _FLEET_NAMES),
    *each("free in fleet", _FLEET_NAMES),
    *each("cargo of fleet", _FLEET_NAMES),
    *("largest group", "ways to grow", "workshops", "under triangles", "others under triangles"),
    "prospects",
    *each("in hand", _PLACES),
    *each("coming", _PLACES),
    *each("open", _PLACES),
    *("mean in hand", "cards in hand", "has a card", "card in play"),
    *each("asked:", _KINDS),
    *each("others asked:", _KINDS),
    *("card of others", "best other score", "mean other score"),
    *(
        "best other prospects",
        "mean other prospects",
        "best other ship",
        "best other hand",
        "mean other supply",
    ),
]
ROW: Final = RowForm(1, NAMES)


class Outlook:
    """What each symbol could do for a player now, as ``evaluate.card_worth`` counts it, in two passes."""

    def __init__(self, game: MilleFiori, player: int) -> None:
        me = game.players[player]
        self.player: Final = player
        self.collected: Final = me.collected
        self.diamond: Final = me.has_diamond()
        self.ship: Final = me.ship
        self.others: Final = len(game.players) - 1.0
        self.next_bonus: list[int] = []
        self.have: list[int] = []
        for area in range(_AREAS):
            self.next_bonus.append(free_bonus(game, area))
            self.have.append((me.collected & box.SET_MASK[area]).bit_count())
        self.found = [_NONE] * box.SYMBOLS
        self.largest = 0
        self.ways = 0
        self.workshops = 0
        self.under = 0
        self.others_under = 0
        self.look_at_workshops(game.owner)
        self.look_at_residences(game.owner)
        self.look_at_trade(game)
        self.look_at_harbour(game.owner)
        self.look_at_citizens(game.owner)

    def look_at_workshops(self, owner: list[int]) -> None:
        player = self.player
        group = [0] * box.SPACES
        sizes = [0]
        for space in _WORKSHOPS:
            if owner[space] == player:
                self.workshops += 1
                if group[space] == 0:
                    sizes.append(mark_group(owner, player, space, group, len(sizes)))
        for space in _WORKSHOPS:
            if owner[space] != box.NOBODY:
                continue
            grown = 1
            seen = 0
            for near in box.NEIGHBOURS[space]:
                number = group[near]
                if number and not seen >> number & 1:
                    seen |= 1 << number
                    grown += sizes[number]
            if seen:
                self.ways += 1
                self.largest = max(self.largest, grown)
            symbol = box.SYMBOL_OF[space]
            worth = self.set_gain(space) + (2 * grown if symbol == box.PIGMENT else grown)
            free = 0
            for other in box.TRIPLE_OF[space]:
                if owner[other] == box.NOBODY:
                    free += 1
            if free == 1:
                worth += MADE.extra_card
            if worth > self.found[symbol]:
                self.found[symbol] = worth

    def look_at_residences(self, owner: list[int]) -> None:
        run = 0
        for space in box.RESIDENCE_LINE:
            if owner[space] == box.NOBODY:
                self.found[_KEY] = self.set_gain(space) + box.VALUE_OF[space] + run
                return
            run = run + box.VALUE_OF[space] if owner[space] == self.player else 0

    def look_at_trade(self, game: MilleFiori) -> None:
        for symbol in GOODS:
            count = [0] * len(game.players)
            taken = 1
            for space in box.SPACES_WITH[symbol]:
                if game.owner[space] != box.NOBODY:
                    taken += 1
                    count[game.owner[space]] += 1
            if taken > len(box.SPACES_WITH[symbol]):
                continue
            mine = count[self.player] + 1
            worth = self.set_gain(box.SPACES_WITH[symbol][0])
            worth += taken * mine - taken * (taken - mine) / self.others
            self.found[symbol] = worth + MADE.extra_card if max(count) > mine else worth

    def look_at_harbour(self, owner: list[int]) -> None:
        for line in range(len(box.FLEETS)):
            mine = 1
            others = 0
            empty = 0
            for space in box.FLEETS[line]:
                if owner[space] == self.player:
                    mine += 1
                elif owner[space] == box.NOBODY:
                    empty += 1
                else:
                    others += 1
            if empty == 0:
                continue
            each = box.FLEET_POINTS[cargo_of(owner, line)]
            worth = 1.0 + 0.3 * each if empty > 1 else each * mine - each * others / self.others
            if worth > self.found[_SHIP]:
                self.found[_SHIP] = worth

    def look_at_citizens(self, owner: list[int]) -> None:
        for space in _CITIZENS:
            if owner[space] != box.NOBODY:
                continue
            triangle = 0.0
            for below in box.TRIANGLE_BELOW[space]:
                points = _UNDER[below]
                if owner[below] == self.player:
                    self.under += points
                    triangle += points
                else:
                    if owner[below] != box.NOBODY:
                        self.others_under += points
                    triangle -= points / self.others
            if not supported(owner, space):
                continue
            level = box.LEVEL_OF[space]
            base = self.set_gain(space) + triangle
            if level == box.TOP_LEVEL:
                base += MADE.extra_card
            for symbol in _SYMBOLS_OF[box.AREA_OF[space]]:
                points = box.LEVEL_POINTS[level]
                worth = base + (points * box.MATCH_FACTOR if symbol == box.SYMBOL_OF[space] else points)
                if worth > self.found[symbol]:
                    self.found[symbol] = worth

    def set_gain(self, space: int) -> float:
        if self.collected & box.SET_BIT[space] == box.SET_BIT[space]:
            return 0.0
        area = box.AREA_OF[space]
        have = self.have[area] + 1
        bonus = float(self.next_bonus[area])
        worth = bonus if have == box.BONUS_AT[area] else 0.15 * bonus
        if area == box.RESIDENCES and have in box.EXTRA_AT_VALUES:
            worth += MADE.extra_card
        return worth

    def sail(self, steps: int) -> float:
        if self.ship == box.LAST_STEP:
            return 0.0
        there = min(self.ship + steps, box.LAST_STEP)
        worth = box.ROUTE_POINTS[there] + MADE.step * (there - self.ship)
        return worth + MADE.extra_card if box.ROUTE_EXTRA[there] else worth

    def of(self, card: int) -> float:
        """The best a card can do now."""
        sail = self.sail(box.HELM[card])
        best = self.found[box.CARD_SYMBOL[card]]
        if not self.diamond or best == _NONE:
            return sail
        if box.CARD_AREA[card] == box.HARBOUR and sail > 0.0:
            best += sail
        return max(best, sail)


def free_bonus(game: MilleFiori, area: int) -> int:
    """The points of the highest free bonus space."""
    for place in range(box.BONUS_PER_AREA):
        if game.bonus[area * box.BONUS_PER_AREA + place] == box.NOBODY:
            return box.BONUS_VALUES[place]
    return 0


def mark_group(owner: list[int], player: int, space: int, group: list[int], number: int) -> int:
    """Number the group of workshops a space belongs to; how large it is."""
    group[space] = number
    members = [space]
    for member in members:
        for near in box.NEIGHBOURS[member]:
            if owner[near] == player and group[near] == 0:
                group[near] = number
                members.append(near)
    return len(members)


def cargo_of(owner: list[int], line: int) -> int:
    """How many goods a fleet would carry."""
    found = 0
    for space in box.CARGO[line]:
        if owner[space] != box.NOBODY:
            found += 1
    return found


def supported(owner: list[int], space: int) -> bool:
    """Do both citizens stand that this one would stand on?"""
    for below in box.SUPPORTS[space]:
        if owner[below] == box.NOBODY:
            return False
    return True


# --- writing ----------------------------------------------------------------------------------------


class Table:
    """What the rows of one position need of every player, worked out once."""

    def __init__(self, game: MilleFiori) -> None:
        seats = len(game.players)
        self.seats: Final = seats
        self.outlooks: Final = [Outlook(game, seat) for seat in range(seats)]
        self.scores: Final = [player.score() for player in game.players]
        self.prospects: Final = [prospects(game, seat, MADE) for seat in range(seats)]
        self.hands: Final = [
            [self.outlooks[seat].of(card) for card in game.players[seat].hand] for seat in range(seats)
        ]
        self.cards: Final = [self.card_of(game, seat) for seat in range(seats)]
        self.asked: Final = [-1] * seats
        for seat in game.deciding():
            self.asked[seat] = kind_of(game, seat)

    def card_of(self, game: MilleFiori, seat: int) -> float:
        """What the card is worth that a player has kept or is about to play; nothing without one."""
        card = game.players[seat].kept
        if card == box.NO_CARD and game.playing != box.NO_CARD and game.player() == seat:
            card = game.playing
        return 0.0 if card == box.NO_CARD else self.outlooks[seat].of(card)


def kind_of(game: MilleFiori, seat: int) -> int:
    """What a seat is asked for."""
    step = game.step_of(seat)
    if isinstance(step, PlayCard):
        return _PLAYS
    if isinstance(step, MoveShip):
        return _SAILS
    if isinstance(step, ExtraCard):
        return _EXTRA
    return _KEEPS if isinstance(step, (KeepCard, ChooseCard)) else -1


def write_rows(game: MilleFiori, rows: Rows) -> None:
    """The rows of all players."""
    table = Table(game)
    for seat in range(table.seats):
        write_table(game, rows)
        write_own(game, table, seat, rows)
        write_areas(game, table, seat, rows)
        write_cards(game, table, seat, rows)
        write_others(game, table, seat, rows)


def write_table(game: MilleFiori, rows: Rows) -> None:
    seats = len(game.players)
    rows.one_of(box.PLAYER_COUNTS.index(seats), len(box.PLAYER_COUNTS))
    rows.flag(game.setting.tactical)
    tricks = game.tricks()
    rows.count((box.ROUNDS[seats] - game.round) * tricks + tricks - game.trick, 20)
    rows.count(game.trick, tricks)
    rows.flag(game.last_turns())
    rows.count(len(game.face_up), 10)
    rows.count(game.left, 50)


def write_own(game: MilleFiori, table: Table, seat: int, rows: Rows) -> None:
    me = game.players[seat]
    rows.count(table.scores[seat], 100)
    rows.count(me.supply, box.SUPPLY)
    rows.count(me.reserve, box.RESERVE)
    rows.count(min([player.supply for player in game.players]), 10)
    rows.flag(game.first == seat)
    rows.count(me.ship, box.LAST_STEP)
    for step in range(1, _REACH + 1):
        there = min(me.ship + step, box.LAST_STEP)
        extra = MADE.extra_card if box.ROUTE_EXTRA[there] else 0.0
        rows.put(0.0 if me.ship == box.LAST_STEP else (box.ROUTE_POINTS[there] + extra) / 10)


def write_areas(game: MilleFiori, table: Table, seat: int, rows: Rows) -> None:
    """Sets, runs, goods, fleets, workshops and citizens."""
    about = table.outlooks[seat]
    shares = [min(1.0, about.have[area] / box.BONUS_AT[area]) for area in range(_AREAS)]
    for area in range(_AREAS):
        rows.put(about.next_bonus[area] * shares[area] * shares[area] * 0.07 if shares[area] < 1.0 else 0.0)
    for area in range(_AREAS):
        rows.put(shares[area])
    for area in range(_AREAS):
        rows.put(about.next_bonus[area] / 10 if shares[area] < 1.0 else 0.0)
    for number in range(len(box.SET_NAMES)):
        rows.flag(about.collected >> number & 1 == 1)
    runs = [run_worth(game, player, MADE) for player in range(table.seats)]
    rows.put(runs[seat] / 10)
    rows.put((max(runs) if runs[seat] == 0.0 else 0.0) / 10)
    write_goods(game.owner, seat, rows)
    write_fleets(game.owner, seat, rows)
    rows.count(about.largest, 10)
    rows.count(about.ways, 10)
    rows.count(about.workshops, 10)
    rows.count(about.under, 20)
    rows.count(about.others_under, 20)
    rows.put(table.prospects[seat] / 50)


def write_goods(owner: list[int], seat: int, rows: Rows) -> None:
    mine = [0] * len(GOODS)
    others = [0] * len(GOODS)
    for place, symbol in enumerate(GOODS):
        for space in box.SPACES_WITH[symbol]:
            if owner[space] == seat:
                mine[place] += 1
            elif owner[space] != box.NOBODY:
                others[place] += 1
    for count in mine:
        rows.count(count, 3)
    for count in others:
        rows.count(count, 3)
    free = [len(box.SPACES_WITH[symbol]) - mine[n] - others[n] for n, symbol in enumerate(GOODS)]
    for place in range(len(GOODS)):
        rows.count(mine[place] * free[place] * (mine[place] + others[place] + 1), 30)
    for count in free:
        rows.count(count, 6)


def write_fleets(owner: list[int], seat: int, rows: Rows) -> None:
    lines = len(box.FLEETS)
    mine = [0] * lines
    others = [0] * lines
    free = [0] * lines
    for line in range(lines):
        for space in box.FLEETS[line]:
            if owner[space] == seat:
                mine[line] += 1
            elif owner[space] == box.NOBODY:
                free[line] += 1
            else:
                others[line] += 1
    cargo = [cargo_of(owner, line) for line in range(lines)]
    for line in range(lines):
        rows.put(mine[line] * box.FLEET_POINTS[cargo[line]] / 20 if free[line] else 0.0)
    for line in range(lines):
        rows.put(others[line] * box.FLEET_POINTS[cargo[line]] / 20 if free[line] else 0.0)
    for count in free:
        rows.count(count, 3)
    for count in cargo:
        rows.count(count, 4)


def write_cards(game: MilleFiori, table: Table, seat: int, rows: Rows) -> None:
    """The best of the hand, of the hand that comes next, and of the open cards."""
    about = table.outlooks[seat]
    hand = table.hands[seat]
    # Hands go to the left: the next one comes from the right.
    right = (seat - 1) % table.seats
    write_best(hand, rows)
    write_best([about.of(card) for card in game.players[right].hand], rows)
    write_best([about.of(card) for card in game.face_up], rows)
    rows.put(sum(hand) / (20 * len(hand)) if hand else 0.0)
    rows.count(len(hand), 5)
    rows.flag(game.players[seat].kept != box.NO_CARD)
    rows.put(table.cards[seat] / 20)
    rows.one_of(table.asked[seat], len(_KINDS))


def write_best(worths: list[float], rows: Rows) -> None:
    worths.sort(reverse=True)
    for place in range(_BEST):
        rows.put(worths[place] / 20 if place < len(worths) else 0.0)


def write_others(game: MilleFiori, table: Table, seat: int, rows: Rows) -> None:
    others = [other for other in range(table.seats) if other != seat]
    for kind in range(len(_KINDS)):
        asked = False
        for other in others:
            asked = asked or table.asked[other] == kind
        rows.flag(asked)
    best_card = 0.0
    best_hand = 0.0
    for other in others:
        best_card = max(best_card, table.cards[other])
        for worth in table.hands[other]:
            best_hand = max(best_hand, worth)
    rows.put(best_card / 20)
    scores = [table.scores[other] for other in others]
    rows.count(max(scores), 100)
    rows.put(sum(scores) / (100 * len(others)))
    hopes = [table.prospects[other] for other in others]
    rows.put(max(hopes) / 50)
    rows.put(sum(hopes) / (50 * len(others)))
    rows.count(max([game.players[other].ship for other in others]), box.LAST_STEP)
    rows.put(best_hand / 20)
    rows.put(sum([game.players[other].supply for other in others]) / (box.SUPPLY * len(others)))
