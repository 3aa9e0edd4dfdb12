"""The position: two plain records, and the small questions the chapters ask of them."""

from __future__ import annotations

from typing import Any

from ludoteca.core.game import Game, Step, by_constructor
from ludoteca.core.rng import Rng
from ludoteca.games.millefiori import notes
from ludoteca.games.millefiori.components import (
    NO_CARD,
    NOBODY,
    RESERVE,
    SOURCES,
    TRICKS,
)
from ludoteca.games.millefiori.setting import Setting


class Player:
    """One player's cards, diamonds, ship, collected sets and points by source."""

    def __init__(
        self,
        hand: tuple[int, ...],
        kept: int,
        supply: int,
        reserve: int,
        ship: int,
        collected: int,
        points: list[int],
    ) -> None:
        self.hand = hand
        self.kept = kept
        self.supply = supply
        self.reserve = reserve
        self.ship = ship
        self.collected = collected
        self.points = points

    def clone(self) -> Player:
        return Player(
            self.hand, self.kept, self.supply, self.reserve, self.ship, self.collected, self.points.copy()
        )

    def score(self) -> int:
        return sum(self.points)

    def has_diamond(self) -> bool:
        """Supply first; the reserve serves those whose supply has run out."""
        return self.supply > 0 or self.reserve > 0

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_constructor(self)


class MilleFiori(Game):
    """The whole position.

    ``owner`` says whose diamond lies on each space, ``bonus`` on each bonus space. The pile is shuffled once
    and shared by clones; only ``left`` is counted down. ``playing`` is the card being played, face up.
    """

    def __init__(
        self,
        rng: Rng,
        stack: list[Step[Any]],
        choices: list[int],
        reveals: int,
        confirm: bool,
        setting: Setting,
        players: list[Player],
        owner: list[int],
        bonus: list[int],
        pile: list[int],
        left: int,
        face_up: tuple[int, ...],
        discard: tuple[int, ...],
        playing: int,
        extra: bool,
        round: int,
        trick: int,
        first: int,
    ) -> None:
        super().__init__(rng, stack, choices, reveals, confirm)
        self.setting = setting
        self.players = players
        self.owner = owner
        self.bonus = bonus
        self.pile = pile
        self.left = left
        self.face_up = face_up
        self.discard = discard
        self.playing = playing
        self.extra = extra
        self.round = round
        self.trick = trick
        self.first = first

    def clone(self) -> MilleFiori:
        return MilleFiori(
            self.rng.clone(),
            self.stack.copy(),
            self.choices,
            self.reveals,
            self.confirm,
            self.setting,
            [player.clone() for player in self.players],
            self.owner.copy(),
            self.bonus.copy(),
            self.pile,
            self.left,
            self.face_up,
            self.discard,
            self.playing,
            self.extra,
            self.round,
            self.trick,
            self.first,
        )

    def seats(self) -> int:
        return len(self.players)

    def scores(self) -> list[int]:
        return [player.score() for player in self.players]

    def tricks(self) -> int:
        """How many cards each player plays in a round."""
        return TRICKS[len(self.players)]

    def last_turns(self) -> bool:
        """Has somebody's supply run out? Then this trick is the last."""
        for player in self.players:
            if player.supply == 0:
                return True
        return False

    # --- what the chapters do to it -----------------------------------------------------------------

    def score(self, player: int, points: int, source: int) -> None:
        """Move a score marker forward."""
        if points:
            self.players[player].points[source] += points
            self.note(notes.SCORED, player, points, source)

    def spend_diamond(self, player: int) -> None:
        """Take a diamond from the supply; from the reserve, once the supply is empty."""
        me = self.players[player]
        if me.supply:
            me.supply -= 1
        else:
            me.reserve -= 1

    def tell_last_diamond(self, player: int) -> None:
        """Once it lies where it goes, everybody is told that it was the last of the supply."""
        me = self.players[player]
        if me.supply == 0 and me.reserve == RESERVE:
            self.note(notes.LAST_DIAMOND, player)

    # --- what a seat knows ----------------------------------------------------------------------------

    def has_seen_hand(self, seat: int, holder: int) -> bool:
        """Has this seat held, this round, the hand that the holder has now?

        A hand moves one seat to the left a trick, so the seats that had it before are the ``trick`` seats
        to the holder's right; with two and three players it comes back.
        """
        return (holder - seat) % len(self.players) <= self.trick

    def redraw(self, seat: int, rng: Rng) -> None:
        """Deal anew what a seat cannot know: the pile, hands it never held, cards kept from them.

        Of a hand it passed on it knows every card; only which of them the holder has kept lies face down.
        """
        unseen = self.pile[: self.left]
        for holder, player in enumerate(self.players):
            if holder != seat and not self.has_seen_hand(seat, holder):
                unseen.extend(player.hand)
                if player.kept != NO_CARD:
                    unseen.append(player.kept)
        unseen.sort()
        rng.shuffle(unseen)
        for holder, player in enumerate(self.players):
            if holder == seat:
                continue
            if self.has_seen_hand(seat, holder):
                guess_kept(player, rng)
            else:
                unseen = deal_from(unseen, player)
        self.pile = unseen


def guess_kept(player: Player, rng: Rng) -> None:
    """Which of the cards of a known hand was kept is anybody's guess."""
    if player.kept == NO_CARD:
        return
    cards = [*player.hand, player.kept]
    cards.sort()
    kept = rng.below(len(cards))
    player.kept = cards.pop(kept)
    player.hand = tuple(cards)


def deal_from(unseen: list[int], player: Player) -> list[int]:
    """Replace a player's hidden cards from the unseen ones; those that remain."""
    size = len(player.hand)
    player.hand = tuple(sorted(unseen[:size]))
    if player.kept != NO_CARD:
        player.kept = unseen[size]
        size += 1
    return unseen[size:]


def new_player(supply: int, reserve: int) -> Player:
    return Player((), NO_CARD, supply, reserve, 0, 0, [0] * SOURCES)


def nobody_on(spaces: int) -> list[int]:
    """An empty board."""
    return [NOBODY] * spaces
