"""PettingZoo: every seat is an agent, in turns (``env``) or all at once (``parallel_env``).

>>> table = env("millefiori", players=3)
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     seen, reward, terminated, truncated, info = table.last()
...     table.step(None if terminated else info["legal_actions"][0])
>>> table.agents
[]
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ludoteca.core.errors import IllegalAction
from ludoteca.core.game import Game
from ludoteca.core.message import seat_name
from ludoteca.core.options import Value
from ludoteca.envs.agreed import PENALTY, RENDER_MODES, SEEDS, Agreed, check_illegal, check_render_mode

Seen = dict[str, NDArray[Any]]
"""What an agent is shown: its ``observation``, and the ``action_mask`` of what it may do."""


class _Table:
    """What both kinds share: agents, spaces, chance and the drawing."""

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str = "win",
        by_step: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.agreed = Agreed(title, players, options, reward, by_step)
        name = f"{self.agreed.title.key}_v{self.agreed.title.observation.version}"
        self.metadata: dict[str, Any] = {
            "render_modes": [*RENDER_MODES],
            "name": name,
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.agreed.players)]
        self.agents: list[str] = []
        self.game: Game
        least, most = self.agreed.bounds()
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(least, most, dtype=np.float32),
                    "action_mask": spaces.MultiBinary(self.agreed.actions),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(self.agreed.actions) for agent in self.possible_agents}
        self._worths: list[float] = []
        self._chance = seeding.np_random()[0]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self._chance = seeding.np_random(seed)[0]
        self.game = self.agreed.begin(int(self._chance.integers(SEEDS)))
        self._worths = self.agreed.worths(self.game)
        self.agents = self.possible_agents[:]

    def _rewards(self, over: bool) -> dict[str, float]:
        """What each agent gets by the last step: all of it at the end, or what has changed."""
        if not over and not self.agreed.by_step:
            return dict.fromkeys(self.possible_agents, 0.0)
        now = self.agreed.worths(self.game)
        got = [new - old for new, old in zip(now, self._worths, strict=True)] if self.agreed.by_step else now
        self._worths = now
        return dict(zip(self.possible_agents, got, strict=True))

    def render(self) -> str | None:
        """The board as an onlooker sees it."""
        if self.render_mode is None:
            return None
        from ludoteca.envs.drawing import drawn

        return drawn(self.agreed.title, self.game, None, self.render_mode)

    def close(self) -> None:
        """Nothing to give back."""


class InTurns(_Table, AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One decision after the other; of those who choose at once, one after the other, face down."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; ``options`` are PettingZoo's, and change nothing."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """Whose turn it is, and what they may do."""
        game = self.game
        agent = self.possible_agents[game.player()]
        self.agent_selection = agent
        self.infos[agent] = self.agreed.info(game.legal_actions())

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        game = self.game
        number = operator.index(action)  # type: ignore[arg-type]
        if number not in game.choices:
            raise IllegalAction("illegal-action", number=number)
        self.infos[agent] = {}
        self._cumulative_rewards[agent] = 0.0
        game.apply(number)
        over = game.over()
        if over or self.agreed.by_step:
            self.rewards = self._rewards(over)
            self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._ask()

    def observe(self, agent: str) -> Seen:
        """What an agent sees; its mask is empty while it is not asked."""
        seat = self.possible_agents.index(agent)
        info = self.infos.get(agent) or self.agreed.info([])
        return {
            "observation": self.agreed.observation(self.game, seat),
            "action_mask": info["action_mask"],
        }


class AllAtOnce(_Table, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """A step takes the actions of all who are asked: one, or everybody who chooses at once.

    Whoever is not asked has an empty mask, and whatever is given for it is left aside. With ``illegal="end"``
    an illegal action ends the game, and whoever gave it gets a penalty; with ``"raise"`` it is an error.
    """

    def __init__(self, title: str, *agreed: Any, illegal: str = "end", **named: Any) -> None:
        super().__init__(title, *agreed, **named)
        self.illegal = check_illegal(illegal)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """A new game; ``options`` are PettingZoo's, and change nothing."""
        self._begin(seed)
        return self._told()

    def _told(self) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """What every agent sees, and what each may do."""
        seen: dict[str, Seen] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            infos[agent] = self.agreed.info(self.game.legal_actions(seat))
            observation = self.agreed.observation(self.game, seat)
            seen[agent] = {"observation": observation, "action_mask": infos[agent]["action_mask"]}
        return seen, infos

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        asked = self.game.deciding()
        wrong = [seat for seat in asked if self._given(actions, seat) not in self.game.legal_actions(seat)]
        if wrong and self.illegal == "raise":
            given = self._given(actions, wrong[0])
            raise IllegalAction("illegal-now", player=seat_name(wrong[0]), action=str(given))
        if wrong:
            rewards = dict.fromkeys(self.possible_agents, 0.0)
            for seat in wrong:
                rewards[self.possible_agents[seat]] = PENALTY[self.agreed.reward]
        else:
            for seat in asked:
                self.game.apply(self._given(actions, seat), seat)
            rewards = self._rewards(self.game.over())
        over = bool(wrong) or self.game.over()
        seen, infos = self._told()
        if over:
            self.agents = []
        ends, cuts = dict.fromkeys(seen, over), dict.fromkeys(seen, False)
        return seen, rewards, ends, cuts, infos

    def _given(self, actions: Mapping[str, int], seat: int) -> int:
        """The action given for a seat; -1, which is never legal, where there is none."""
        return operator.index(actions.get(self.possible_agents[seat], -1))


raw_env = InTurns


def env(title: str, *agreed: Any, **named: Any) -> AECEnv[str, Seen, int]:
    """In turns, with PettingZoo's usual wrappers: an illegal action ends the game with a penalty."""
    inner = InTurns(title, *agreed, **named)
    ending = wrappers.TerminateIllegalWrapper(inner, illegal_reward=PENALTY[inner.agreed.reward])
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ending))


def parallel_env(title: str, *agreed: Any, **named: Any) -> AllAtOnce:
    """All at once."""
    return AllAtOnce(title, *agreed, **named)
