"""OpenSpiel's own tests, for every table; and what they do not ask."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms.generate_playthrough import playthrough  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

import ludoteca.envs.openspiel  # noqa: E402, F401
from ludoteca.envs.agreed import Agreed  # noqa: E402
from ludoteca.games import title, titles  # noqa: E402
from tests.envs.tables import EVERY_TABLE  # noqa: E402


def load(key: str, players: int, options: dict[str, Any], **more: Any) -> Any:
    return pyspiel.load_game(f"ludoteca_{key}", {"players": players, **options, **more})


def begun(game: Any, seed: int = 7) -> Any:
    """A state for which chance has drawn this seed."""
    state = game.new_initial_state()
    for byte in seed.to_bytes(4, "big"):
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


def walked(state: Any, actions: int, seed: int = 1) -> Any:
    pick = random.Random(seed)
    while actions and not state.is_terminal():
        state.apply_action(pick.choice(state.legal_actions()))
        actions -= 1
    return state


@EVERY_TABLE
def test_as_openspiel_wants_it(key: str, players: int, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(key, players, options), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("key", titles())
def test_a_playthrough_is_written(key: str) -> None:
    text = playthrough(f"ludoteca_{key}", [0, 0, 0, 7], observation_params_string=None, seed=1)
    assert 'GameType.short_name = "ludoteca_' in text
    assert "seed 7" in text
    assert "ObservationTensor" in text or "InformationStateTensor" in text


@EVERY_TABLE
def test_a_state_is_written_and_read(key: str, players: int, options: dict[str, Any]) -> None:
    game = load(key, players, options)
    state = walked(begun(game), 12)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state)
    copy = state.clone()
    walked(copy, 3)
    assert str(again) == str(state) != str(copy)


def test_a_text_that_looks_like_a_number_stays_one() -> None:
    """Burgundy's duchies have numbers for names."""
    for game in (load("burgundy", 2, {"duchy": "3"}), pyspiel.load_game("ludoteca_burgundy(duchy=_3)")):
        assert "duchy=_3" in str(game)
        assert pyspiel.load_game(str(game)).new_initial_state().agreed.options["duchy"] == "3"


@pytest.mark.parametrize("key", titles())
def test_the_information_state_is_the_observation(key: str) -> None:
    players = title(key).players[-1]
    game = load(key, players, {})
    state = walked(begun(game), 9)
    agreed = Agreed(key, players, {}, "win", by_step=False)
    for seat in range(players):
        wanted = agreed.observation(state.position, seat)
        assert (np.array(state.observation_tensor(seat), np.float32) == wanted).all()
        assert state.information_state_tensor(seat) == state.observation_tensor(seat)
        seen = make_observation(game)
        seen.set_from(state, seat)
        for block in title(key).observation.blocks:
            start = title(key).observation.at(block.name)
            assert (seen.dict[block.name] == wanted[start : start + block.length]).all()


@pytest.mark.parametrize("key", titles())
def test_a_resampled_state_looks_the_same_to_its_player(key: str) -> None:
    players = title(key).players[-1]
    state = walked(begun(load(key, players, {})), 15)
    pick = random.Random(3)
    for seat in range(players):
        guess = state.resample_from_infostate(seat, pick.random)
        assert guess.information_state_string(seat) == state.information_state_string(seat)
        assert guess.history() == state.history()
    if title(key).hidden:
        assert len({str(state.resample_from_infostate(0, pick.random)) for _ in range(8)}) > 1


def test_returns_are_those_of_the_sides() -> None:
    team = walked(begun(load("burgundy", 4, {"team": "12a"})), -1)
    assert sorted(team.returns()) == [0.0, 0.0, 1.0, 1.0]
    assert team.returns()[0] == team.returns()[2]
    alone = walked(begun(load("burgundy", 1, {}, reward="margin")), -1)
    assert alone.returns() == [float(alone.position.scores()[0])]


def test_what_is_chosen_at_once_stays_face_down() -> None:
    """The second to choose cannot see what the first chose."""
    one, other = begun(load("millefiori", 3, {})), begun(load("millefiori", 3, {}))
    first = one.current_player()
    one.apply_action(one.legal_actions()[0])
    other.apply_action(other.legal_actions()[1])
    second = one.current_player()
    assert first != second
    assert one.information_state_string(second) == other.information_state_string(second)
    assert one.information_state_string(first) != other.information_state_string(first)


def test_python_ends_well() -> None:
    """OpenSpiel outlives Python's own things: what it holds must be able to stay."""
    lines = "import ludoteca.envs.openspiel, pyspiel; pyspiel.load_game('ludoteca_caylus')"
    assert subprocess.run([sys.executable, "-c", lines], check=False).returncode == 0


def test_a_view_is_json() -> None:
    state = begun(load("caylus", 2, {}))
    assert json.loads(state.observation_string(0)) == json.loads(state.information_state_string(0))
