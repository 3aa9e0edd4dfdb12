"""Many games at once: all are stepped in one call, and what came of it is written into flat buffers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.strings import BytesWriter, write_f32_le, write_i32_le
from mypy_extensions import i32

from ludoteca.core.game import Game
from ludoteca.core.observation import Sight

MARGIN: Final = 0
RANK: Final = 1
WIN: Final = 2


class Many:
    """So many games of one title, each on its own; one that ends begins anew.

    Every method that tells something gives 32-bit numbers in a row, as numpy reads them in one call.
    """

    def __init__(
        self,
        count: int,
        begin: Callable[[int, int], Game],
        observe: Callable[[Any, int, Sight], None],
        reward: int,
        by_step: bool,
    ) -> None:
        self.begin: Final = begin
        """The game of this number that comes after so many others."""
        self.observe: Final = observe
        self.reward: Final = reward
        self.by_step: Final = by_step
        self.games: Final[list[Game]] = [begin(number, 0) for number in range(count)]
        self.begun: Final = [1] * count
        self.worths: Final[list[list[float]]] = [worths_of(game, reward) for game in self.games]
        self.rewards: Final = BytesWriter()
        self.ended: Final = BytesWriter()
        self.sight: Final = Sight()

    # --- playing ------------------------------------------------------------------------------------

    def first_illegal(self, actions: list[int]) -> int:
        """The first game in which its action is not legal; -1 if all are."""
        for number in range(len(self.games)):
            if actions[number] not in self.games[number].choices:
                return number
        return -1

    def step(self, actions: list[int]) -> None:
        """Whoever is asked first in each game takes the action of that number, which has to be legal."""
        self.rewards.truncate(0)
        self.ended.truncate(0)
        for number in range(len(self.games)):
            game = self.games[number]
            game.apply(actions[number])
            over = not game.stack
            self.tell_rewards(number, game, over)
            self.ended.append(1 if over else 0)
            if over:
                self.games[number] = self.begin(number, self.begun[number])
                self.begun[number] += 1
                self.worths[number] = worths_of(self.games[number], self.reward)

    def tell_rewards(self, number: int, game: Game, over: bool) -> None:
        """What each seat gets: all of it at the end, or at each step what has changed."""
        seats = game.seats()
        if not over and not self.by_step:
            for _ in range(seats):
                write_f32_le(self.rewards, 0.0)
            return
        now = worths_of(game, self.reward)
        before = self.worths[number]
        for seat in range(seats):
            side = game.side_of(seat)
            write_f32_le(self.rewards, now[side] - (before[side] if self.by_step else 0.0))
        self.worths[number] = now

    # --- telling ------------------------------------------------------------------------------------

    def seats_to_act(self) -> bytes:
        """Who is asked first in each game."""
        out = BytesWriter()
        for game in self.games:
            write_i32_le(out, i32(game.stack[-1].player))
        return out.getvalue()

    def legal(self) -> tuple[bytes, bytes]:
        """The legal actions of all games in a row, and where those of each game begin, the end included."""
        out = BytesWriter()
        offsets = BytesWriter()
        found = 0
        write_i32_le(offsets, 0)
        for game in self.games:
            for action in game.choices:
                write_i32_le(out, i32(action))
            found += len(game.choices)
            write_i32_le(offsets, i32(found))
        return out.getvalue(), offsets.getvalue()

    def observed(self) -> tuple[bytes, bytes]:
        """What whoever is asked sees: places and numbers in a row, and where those of each game begin."""
        sight = self.sight
        sight.clear()
        offsets = BytesWriter()
        write_i32_le(offsets, 0)
        for game in self.games:
            self.observe(game, game.stack[-1].player, sight)
            write_i32_le(offsets, i32(len(sight.out) // 8))
        return sight.written(), offsets.getvalue()


def worths_of(game: Game, reward: int) -> list[float]:
    """How each side stands, as rewards count it."""
    if reward == MARGIN:
        return margins(game.scores())
    places = game.ranking()
    if len(places) == 1:
        return [1.0 if game.won() else 0.0]
    if reward == RANK:
        return [(len(places) - place) / (len(places) - 1) for place in places]
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places]


def margins(scores: list[int]) -> list[float]:
    """By how much each side is ahead of the mean of the others; alone, its points."""
    if len(scores) == 1:
        return [float(scores[0])]
    total = sum(scores)
    return [score - (total - score) / (len(scores) - 1) for score in scores]
