"""Gymnasium: one seat of a table, the others taken by bots.

>>> import gymnasium
>>> table = gymnasium.make("ludoteca/Caylus-v1", players=3, options={"simplified": True}, bots="random")
>>> seen, info = table.reset(seed=1)
>>> terminated = False
>>> while not terminated:
...     seen, reward, terminated, truncated, info = table.step(info["legal_actions"][0])
>>> reward in (0.0, 0.5, 1.0)
True
"""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludoteca.bots import ask, bot
from ludoteca.core.errors import IllegalAction, OptionError
from ludoteca.core.game import Game
from ludoteca.core.options import Value
from ludoteca.core.rng import seeded
from ludoteca.envs.agreed import PENALTY, RENDER_MODES, SEEDS, Agreed, check_illegal, check_render_mode
from ludoteca.games import title as find_title
from ludoteca.games import titles


class OneSeat(gymnasium.Env[NDArray[np.float32], Any]):
    """One seat against bots: all of a kind, or one named for each other seat in order.

    ``seat`` is whose eyes and hands these are, None another one every game. With ``illegal="end"`` an illegal
    action ends the game with a penalty, as masks are not known to every learner; with ``"raise"`` it is an
    error and changes nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        bots: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "win",
        by_step: bool = False,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self.agreed = Agreed(title, players, options, reward, by_step)
        others = self.agreed.players - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise OptionError("option-value", option="bots", value=", ".join(self.bots), known=str(others))
        for name in self.bots:
            bot(name)
        if seat is not None and seat not in range(self.agreed.players):
            known = ", ".join([str(one) for one in range(self.agreed.players)])
            raise OptionError("option-value", option="seat", value=str(seat), known=known)
        self.wanted_seat = seat
        self.illegal = check_illegal(illegal)
        self.render_mode = check_render_mode(render_mode)
        self.game: Game
        self.seat = 0
        least, most = self.agreed.bounds()
        self.observation_space = spaces.Box(least, most, dtype=np.float32)
        self.action_space = spaces.Discrete(self.agreed.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """A new game, played up to our first decision; ``options`` are Gymnasium's, and change nothing."""
        super().reset(seed=seed)
        chance = self.np_random
        self.game = self.agreed.begin(int(chance.integers(SEEDS)))
        self._rng = seeded(int(chance.integers(SEEDS)))
        wanted = self.wanted_seat
        self.seat = int(chance.integers(self.agreed.players)) if wanted is None else wanted
        self._worth = self.agreed.worths(self.game)[self.seat]
        self._let_others_play()
        return self._told()

    def _let_others_play(self) -> None:
        """Until we are asked, or all is over."""
        game, title = self.game, self.agreed.title
        while not game.over() and self.seat not in game.deciding():
            seat = game.player()
            name = self.bots[seat - (seat > self.seat)]
            game.apply(ask(name, title, game, seat, self._rng).action, seat)

    def _told(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        info = self.agreed.info(self.game.legal_actions(self.seat))
        return self.agreed.observation(self.game, self.seat), info

    def step(self, action: int) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        number = operator.index(action)
        if number not in self.game.legal_actions(self.seat):
            if self.illegal == "raise":
                raise IllegalAction("illegal-action", number=number)
            seen, info = self._told()
            return seen, PENALTY[self.agreed.reward], True, False, {**info, "illegal": True}
        self.game.apply(number, self.seat)
        self._let_others_play()
        over = self.game.over()
        seen, info = self._told()
        return seen, self._reward(over), over, False, info

    def _reward(self, over: bool) -> float:
        if not over and not self.agreed.by_step:
            return 0.0
        before = self._worth if self.agreed.by_step else 0.0
        self._worth = self.agreed.worths(self.game)[self.seat]
        return self._worth - before

    def action_masks(self) -> NDArray[np.bool_]:
        """What we may do now, as learners that mask ask for it."""
        return self.agreed.mask(self.game.legal_actions(self.seat)).astype(np.bool_)

    def render(self) -> str | None:
        """The board as our seat sees it."""
        if self.render_mode is None:
            return None
        from ludoteca.envs.drawing import drawn

        return drawn(self.agreed.title, self.game, self.seat, self.render_mode)


def name(key: str) -> str:
    """The id of a title; its version is that of the observation.

    >>> name("millefiori")
    'ludoteca/Millefiori-v1'
    """
    return f"ludoteca/{key.capitalize()}-v{find_title(key).observation.version}"


for _key in titles():
    gymnasium.register(name(_key), "ludoteca.envs.gymnasium:OneSeat", kwargs={"title": _key})
