"""OpenSpiel: every title as a game of Python's, such as ``ludoteca_caylus(players=3,simplified=True)``.

Chance nodes at the root draw a seed, and all that chance does later follows from it: histories can be
replayed, and games are serialised as OpenSpiel does it. So a copy of a state has the future of the original;
whoever searches takes ``resample_from_infostate``, which guesses all anew that a player cannot know, chance
included. What players choose at once they choose one after the other, face down. The information state of a
player is its observation.

>>> game = pyspiel.load_game("ludoteca_millefiori(players=3,tactical=True)")
>>> game.num_players(), game.observation_tensor_size()
(3, 1182)
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from ludoteca.core.game import Game
from ludoteca.core.rng import seeded
from ludoteca.core.title import Title
from ludoteca.envs.agreed import SEEDS, Agreed
from ludoteca.games import title as find_title
from ludoteca.games import titles

DEALS = 4
"""So many chance nodes draw the seed, one byte each."""
BYTE = 256
LONGEST = 20_000
"""No game has more decisions than that."""
MARGIN = 1000.0
"""No margin is wider."""


def written(value: Any) -> Any:
    """An option as OpenSpiel can keep it: what is a text, but looks like a number, begins with a ``_``.

    >>> written("3"), written("choose"), written(3)
    ('_3', 'choose', 3)
    """
    return f"_{value}" if isinstance(value, str) and value.isdecimal() else value


def read(value: Any) -> Any:
    return value.removeprefix("_") if isinstance(value, str) else value


class LudotecaGame(pyspiel.Game):  # type: ignore[misc]
    """A title with players, options and rewards; every option is a parameter."""

    key = ""
    """Which title; each has a class of its own, as OpenSpiel keeps them beyond the end of Python."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        key = type(self).key
        kind = game_type(find_title(key))
        stored = {name: written(value) for name, value in (params or {}).items()}
        given = {name: read(value) for name, value in {**kind.parameter_specification, **stored}.items()}
        players, reward = given.pop("players"), given.pop("reward")
        self.agreed = Agreed(key, players, given, reward, by_step=False)
        widest = reward == "margin"
        info = pyspiel.GameInfo(
            num_distinct_actions=self.agreed.actions,
            max_chance_outcomes=BYTE,
            num_players=players,
            min_utility=-MARGIN if widest else 0.0,
            max_utility=MARGIN if widest else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, stored)

    def new_initial_state(self) -> LudotecaState:
        return LudotecaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LudotecaObserver:
        """What a player sees; there is one kind of observation."""
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        return LudotecaObserver(self.agreed)

    def max_chance_nodes_in_history(self) -> int:
        return DEALS


class LudotecaState(pyspiel.State):  # type: ignore[misc]
    """A position; none while chance still draws the seed."""

    def __init__(self, game: LudotecaGame) -> None:
        super().__init__(game)
        self.agreed = game.agreed
        self.seed: list[int] = []
        self.position: Game | None = None

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over() else self.position.player()

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1.0 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return sorted(self.position.legal_actions())

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.position.apply(action)
            return
        self.seed = [*self.seed, action]
        if len(self.seed) == DEALS:
            self.position = self.agreed.begin(int.from_bytes(bytes(self.seed), "big"))

    def returns(self) -> list[float]:
        """What each player got at the end."""
        if self.position is None or not self.position.over():
            return [0.0] * self.agreed.players
        return self.agreed.worths(self.position)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> LudotecaState:
        """A state that this player cannot tell from this one; ``sampler`` gives numbers from 0 to 1."""
        found: LudotecaState = self.clone()
        if found.position is not None:
            found.position.determinize(player_id, seeded(int(sampler() * SEEDS)))
        return found

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.agreed.title.alphabet.write(action)

    def __str__(self) -> str:
        """The whole position."""
        if self.position is None:
            return f"seed {self.seed}"
        return json.dumps(self.agreed.title.format.write(self.position))


class LudotecaObserver:
    """What a player sees, in one tensor and by the names of its blocks."""

    def __init__(self, agreed: Agreed) -> None:
        self.agreed = agreed
        self.tensor = np.zeros(agreed.size, np.float32)
        declared = agreed.title.observation
        starts = {block.name: declared.at(block.name) for block in declared.blocks}
        self.dict = {
            block.name: self.tensor[starts[block.name] : starts[block.name] + block.length]
            for block in declared.blocks
        }

    def set_from(self, state: LudotecaState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.agreed.observation(state.position, player)

    def string_from(self, state: LudotecaState, player: int) -> str:
        """The view of a player."""
        if state.position is None:
            return ""
        return json.dumps(self.agreed.title.view(state.position, player))


def game_type(title: Title[Game]) -> Any:
    """How OpenSpiel is told of a title."""
    options = {option.key: written(option.default) for option in title.options}
    return pyspiel.GameType(
        short_name=f"ludoteca_{title.key}",
        long_name=f"Ludoteca: {title.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=min(title.players),
        max_num_players=max(title.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": title.players[0], "reward": "win", **options},
    )


for _key in titles():
    pyspiel.register_game(game_type(find_title(_key)), type(_key, (LudotecaGame,), {"key": _key}))
