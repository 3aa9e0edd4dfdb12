"""What environments share: what was agreed before the game, how it begins, how it is told in arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.batch import PAIR, REWARDS
from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game
from ludoteca.core.many import worths_of
from ludoteca.core.observation import Sight
from ludoteca.core.options import Value
from ludoteca.core.rng import seeded
from ludoteca.games import title as find_title

PENALTY = {"margin": -1000.0, "rank": -1.0, "win": -1.0}
"""What an illegal action costs where it ends the game: less than any defeat."""
RENDER_MODES = ("ansi", "svg")
SEEDS = 2**32
"""Games begin from so many seeds."""


def check_illegal(illegal: str) -> str:
    """What an illegal action leads to, or an error that names what is known."""
    if illegal not in ("end", "raise"):
        raise OptionError("option-value", option="illegal", value=illegal, known="end, raise")
    return illegal


def check_render_mode(mode: str | None) -> str | None:
    """How a table is drawn, if it is, or an error that names what is known."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(
            "option-value", option="render_mode", value=str(mode), known=", ".join(RENDER_MODES)
        )
    return mode


class Agreed:
    """A title, its players and options, and what counts as a reward: see ``ludoteca.batch``."""

    def __init__(
        self, title: str, players: int | None, options: Mapping[str, Value] | None, reward: str, by_step: bool
    ) -> None:
        if reward not in REWARDS:
            raise OptionError("option-value", option="reward", value=reward, known=", ".join(REWARDS))
        self.title = find_title(title)
        self.players = self.title.players[0] if players is None else players
        self.options = self.title.check_options(self.players, options or {})
        self.reward = reward
        self.by_step = by_step
        self.actions = self.title.alphabet.size
        self.size = self.title.observation.size
        self._setting = self.title.setting(**self.options)
        self._write = self.title.observe
        self._sight = Sight()

    def __deepcopy__(self, memo: dict[int, object]) -> Agreed:
        """It never changes: copies share it."""
        return self

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return (Agreed, (self.title.key, self.players, self.options, self.reward, self.by_step))

    def begin(self, seed: int) -> Game:
        """A new game, waiting for its first decision."""
        game: Game = self.title.new_game(self.players, seeded(seed), self._setting, False)
        game.settle()
        return game

    def observation(self, game: Game, seat: int) -> NDArray[np.float32]:
        """What a seat sees, in an array of its own."""
        sight = self._sight
        sight.clear()
        self._write(game, seat, sight)
        pairs = np.frombuffer(sight.written(), PAIR)
        found = np.zeros(self.size, np.float32)
        found[pairs["place"]] = pairs["number"]
        return found

    def bounds(self) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The least and the most that each number of an observation can be."""
        blocks = self.title.observation.blocks
        lengths = [block.length for block in blocks]
        least = np.repeat(np.array([block.least for block in blocks], np.float32), lengths)
        most = np.repeat(np.array([block.most for block in blocks], np.float32), lengths)
        return least, most

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        """Which actions are legal, in an array of its own."""
        # A few bytes set one by one take half the time of an array indexed by a list.
        found = bytearray(self.actions)
        for action in legal:
            found[action] = 1
        return np.frombuffer(found, np.int8)

    def worths(self, game: Game) -> list[float]:
        """How each seat stands, as rewards count it; partners alike."""
        by_side = worths_of(game, REWARDS[self.reward])
        return [by_side[game.side_of(seat)] for seat in range(self.players)]

    def info(self, legal: list[int]) -> dict[str, Any]:
        """What is told beside an observation: the legal actions, as a mask and as a list."""
        return {"action_mask": self.mask(legal), "legal_actions": legal}
