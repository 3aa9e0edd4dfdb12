"""Many games stepped at once, told in flat arrays: the native form for learning.

>>> batch = Batch("millefiori", games=8, players=2, seed=1)
>>> batch.step(batch.actions[batch.offsets[:-1]])  # the first legal action of each game
>>> batch.observations().shape, int(batch.mask().sum()) == len(batch.actions)
((8, 1182), True)
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ludoteca.core.errors import IllegalAction, OptionError
from ludoteca.core.game import Game
from ludoteca.core.many import MARGIN, RANK, WIN, Many
from ludoteca.core.options import Value
from ludoteca.core.rng import seeded
from ludoteca.games import title as find_title

REWARDS = {"margin": MARGIN, "rank": RANK, "win": WIN}
PAIR = np.dtype([("place", "<i4"), ("number", "<f4")])
"""One number of a sparse observation."""


class Batch:
    """So many games of one title; those that end begin anew by themselves.

    A game depends on the seed and its own number alone: the first ten of a hundred are those of a batch of
    ten. Rewards are by seat, partners alike: ``margin`` is how many points a side is ahead of the mean of the
    others, ``rank`` 1 for the first and 0 for the last, ``win`` the share of a victory; all of it at the end,
    or ``by_step`` as it changes.
    """

    def __init__(
        self,
        title: str,
        games: int,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
        reward: str = "margin",
        by_step: bool = False,
    ) -> None:
        if reward not in REWARDS:
            raise OptionError("option-value", option="reward", value=reward, known=", ".join(REWARDS))
        if games < 1:
            raise OptionError("option-value", option="games", value=str(games), known="1, 2, …")
        self.title = find_title(title)
        self.players = self.title.players[0] if players is None else players
        self.options = self.title.check_options(self.players, options or {})
        self.seed = seed
        self.games = games
        self._setting = self.title.setting(**self.options)
        self._many = Many(games, self._begin, self.title.observe, REWARDS[reward], by_step)
        self._mask = np.zeros((games, self.title.alphabet.size), np.bool_)
        self._observed = np.zeros((games, self.title.observation.size), np.float32)
        self._marked = np.zeros(0, np.int64)
        self.rewards: NDArray[np.float32] = np.zeros((games, self.players), np.float32)
        """What each seat of each game got by the last step."""
        self.ended: NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Which games ended by the last step; they have begun anew."""
        self._tell()

    def _begin(self, number: int, before: int) -> Game:
        digest = hashlib.sha256(f"{self.seed} {number} {before}".encode()).digest()
        rng = seeded(int.from_bytes(digest[:4], "big"))
        game: Game = self.title.new_game(self.players, rng, self._setting, False)
        game.settle()
        return game

    def _tell(self) -> None:
        actions, offsets = self._many.legal()
        self.seats: NDArray[np.int32] = np.frombuffer(self._many.seats_to_act(), "<i4")
        """Who is to act in each game."""
        self.actions: NDArray[np.int32] = np.frombuffer(actions, "<i4")
        """The legal actions of all games in a row."""
        self.offsets: NDArray[np.int32] = np.frombuffer(offsets, "<i4")
        """Where the actions of each game begin; one more for the end."""

    def step(self, actions: ArrayLike) -> None:
        """Take one legal action in each game; seats, actions, rewards and ended then tell what came of it."""
        taken = self._checked(np.asarray(actions))
        self._many.step(taken)
        rewards = np.frombuffer(self._many.rewards.getvalue(), "<f4")
        self.rewards = rewards.reshape(self.games, self.players)
        self.ended = np.frombuffer(self._many.ended.getvalue(), np.bool_)
        self._tell()

    def _checked(self, taken: NDArray[Any]) -> list[int]:
        """One legal action a game, or an error before anything has changed."""
        if taken.shape != (self.games,) or taken.dtype.kind not in "iu":
            raise IllegalAction("illegal-batch", games=self.games, given=f"{taken.dtype} {taken.shape}")
        actions: list[int] = taken.tolist()
        game = self._many.first_illegal(actions)
        if game >= 0:
            raise IllegalAction("illegal-batch-action", number=actions[game], game=game)
        return actions

    def counts(self) -> NDArray[np.int32]:
        """How many legal actions each game has."""
        found: NDArray[np.int32] = np.diff(self.offsets)
        return found

    def _rows(self) -> NDArray[np.int64]:
        found: NDArray[np.int64] = np.repeat(np.arange(self.games), self.counts())
        return found

    def mask(self) -> NDArray[np.bool_]:
        """Which actions are legal, a row a game; the same array every time, written anew."""
        flat = self._mask.reshape(-1)
        flat[self._marked] = False
        self._marked = self._rows() * self.title.alphabet.size + self.actions
        flat[self._marked] = True
        return self._mask

    def sparse(self) -> tuple[NDArray[Any], NDArray[np.int32]]:
        """What whoever is to act sees: pairs of ``place`` and ``number``, and where each game's begin."""
        written, offsets = self._many.observed()
        return np.frombuffer(written, PAIR), np.frombuffer(offsets, "<i4")

    def observations(self, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """What whoever is to act sees, a row a game; written into ``out``, or else into the same array every
        time."""
        into = self._observed if out is None else out
        pairs, offsets = self.sparse()
        rows = np.repeat(np.arange(self.games), np.diff(offsets))
        into.fill(0.0)
        into[rows, pairs["place"]] = pairs["number"]
        return into
