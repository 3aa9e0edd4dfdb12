"""Many games at once: each as it would be alone, told in arrays, with rewards by seat."""

from __future__ import annotations

import struct
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ludoteca.batch import Batch
from ludoteca.core.errors import IllegalAction, OptionError
from ludoteca.core.game import Game
from ludoteca.core.observation import Sight
from ludoteca.games import title, titles
from ludoteca.texts import texts

TEAM = {"team": "12a"}
SOLO: dict[str, Any] = {}
ROWS: list[tuple[str, int, dict[str, Any]]] = [
    *[(key, players, {}) for key in titles() for players in title(key).players],
    ("burgundy", 4, TEAM),
    ("duel", 2, {"setup": "tournament"}),
    ("feudum", 3, {"advanced": True}),
    ("millefiori", 3, {"tactical": True}),
]
EVERY_ROW = pytest.mark.parametrize(("key", "players", "options"), ROWS)


def games_of(batch: Batch) -> list[Game]:
    """The games behind a batch: tests may look."""
    return list(batch._many.games)


def any_actions(batch: Batch, pick: np.random.Generator) -> NDArray[np.int32]:
    """A legal action for each game."""
    chosen = (pick.random(batch.games) * batch.counts()).astype(np.int64)
    found: NDArray[np.int32] = batch.actions[batch.offsets[:-1] + chosen]
    return found


# --- stepping -----------------------------------------------------------------------------------------


@EVERY_ROW
def test_what_is_told_is_what_the_games_say(key: str, players: int, options: dict[str, Any]) -> None:
    batch, pick = Batch(key, 3, players, options, seed=4), np.random.default_rng(1)
    found = title(key)
    for _ in range(12):
        mask, dense = batch.mask().copy(), batch.observations().copy()
        pairs, offsets = batch.sparse()
        for number, game in enumerate(games_of(batch)):
            assert batch.seats[number] == game.player()
            legal = game.legal_actions()
            assert batch.actions[batch.offsets[number] : batch.offsets[number + 1]].tolist() == legal
            assert sorted(np.flatnonzero(mask[number]).tolist()) == sorted(legal)
            sight = Sight()
            found.observe(game, game.player(), sight)
            alone = dict(struct.iter_unpack("<if", sight.written()))
            row = pairs[offsets[number] : offsets[number + 1]]
            assert dict(zip(row["place"].tolist(), row["number"].tolist(), strict=True)) == alone
            places = np.flatnonzero(dense[number])
            assert dict(zip(places.tolist(), dense[number][places].tolist(), strict=True)) == alone
        batch.step(any_actions(batch, pick))


def test_shapes_are_the_same_whatever_is_agreed() -> None:
    for key in titles():
        shapes = {
            Batch(one, 2, players, options).observations().shape
            for one, players, options in ROWS
            if one == key
        }
        assert shapes == {(2, title(key).observation.size)}


@pytest.mark.parametrize("key", titles())
def test_a_game_does_not_depend_on_its_neighbours(key: str) -> None:
    """Neither on how many there are: it goes its own way, through endings too."""
    few, many = Batch(key, 2, seed=9), Batch(key, 5, seed=9)
    ended = 0
    for number in range(400 if key in ("millefiori", "caylus") else 60):
        pick = np.random.default_rng(number)
        shares = pick.random(5)
        for batch in (few, many):
            chosen = (shares[: batch.games] * batch.counts()).astype(np.int64)
            batch.step(batch.actions[batch.offsets[:-1] + chosen])
        assert (many.seats[:2] == few.seats).all()
        assert (many.rewards[:2] == few.rewards).all()
        assert (many.ended[:2] == few.ended).all()
        assert (many.observations()[:2] == few.observations()).all()
        ended += int(few.ended.sum())
    assert ended or key not in ("millefiori",)


def test_seeds_and_numbers_make_other_games() -> None:
    batch, other = Batch("millefiori", 6, seed=1), Batch("millefiori", 6, seed=2)
    keys = [title("millefiori").key_of(game) for one in (batch, other) for game in games_of(one)]
    assert len(set(keys)) == 12
    again = Batch("millefiori", 6, seed=1)
    assert [title("millefiori").key_of(game) for game in games_of(again)] == keys[:6]


def test_games_that_end_begin_anew() -> None:
    batch, pick = Batch("millefiori", 3, seed=3), np.random.default_rng(0)
    first = [title("millefiori").key_of(game) for game in games_of(batch)]
    ended = 0
    for _ in range(500):
        batch.step(any_actions(batch, pick))
        assert not any([game.over() for game in games_of(batch)])
        for number in np.flatnonzero(batch.ended).tolist():
            ended += 1
            game = games_of(batch)[number]
            assert game.scores() == [0, 0]
            assert title("millefiori").key_of(game) not in first, "the same game once more"
    assert ended > 3


def test_observations_go_where_they_are_wanted() -> None:
    batch = Batch("caylus", 4, seed=1)
    room = np.full((4, title("caylus").observation.size), 7.0, np.float32)
    assert batch.observations(room) is room
    assert (room == batch.observations()).all()
    assert batch.observations() is batch.observations()


# --- rewards ------------------------------------------------------------------------------------------


def played_out(key: str, reward: str, by_step: bool, **agreed: Any) -> tuple[NDArray[Any], list[Game]]:
    """The rewards of some games from beginning to end, added up, and the games at their end."""
    batch = Batch(key, 3, seed=5, reward=reward, by_step=by_step, **agreed)
    pick = np.random.default_rng(3)
    total = np.zeros((3, batch.players))
    ends: dict[int, Game] = {}
    while len(ends) < 3:
        games = games_of(batch)
        batch.step(any_actions(batch, pick))
        for number in range(3):
            if number not in ends:
                total[number] += batch.rewards[number]
                if not by_step and not batch.ended[number]:
                    assert not batch.rewards[number].any(), "a reward before the end"
                if batch.ended[number]:
                    ends[number] = games[number]
    return total, [ends[number] for number in range(3)]


def expected(game: Game, reward: str) -> list[float]:
    """What each seat should have got."""
    scores, places = game.scores(), game.ranking()
    sides = len(scores)
    found: list[float] = []
    for seat in range(game.seats()):
        side = game.side_of(seat)
        others = [score for other, score in enumerate(scores) if other != side]
        if reward == "margin":
            found.append(scores[side] - (sum(others) / len(others) if others else 0.0))
        elif sides == 1:
            found.append(float(game.won() is True))
        elif reward == "rank":
            found.append((sides - places[side]) / (sides - 1))
        else:
            found.append((places[side] == 1) / places.count(1))
    return found


@pytest.mark.parametrize("reward", ["margin", "rank", "win"])
@pytest.mark.parametrize("by_step", [False, True])
@pytest.mark.parametrize(
    ("key", "players", "options"),
    [("millefiori", 3, {}), ("burgundy", 4, TEAM), ("burgundy", 1, SOLO), ("caylus", 2, {})],
)
def test_rewards(reward: str, by_step: bool, key: str, players: int, options: dict[str, Any]) -> None:
    total, ends = played_out(key, reward, by_step, players=players, options=options)
    begun = [title(key).start(players, games.rng, options) for games in ends]
    for number, game in enumerate(ends):
        wanted = np.array(expected(game, reward))
        if by_step:
            # From step to step it is what has changed since the beginning.
            wanted -= np.array(expected(begun[number], reward))
        assert total[number] == pytest.approx(wanted, abs=1e-3)
        for seat in range(players):
            partner = next(other for other in range(players) if game.side_of(other) == game.side_of(seat))
            assert total[number][seat] == total[number][partner]


# --- what is refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "given",
    [[], [0], [0, 0, 0, 0], [[0, 0, 0]], 0, [0.0, 0.0, 0.0], [True, True, True], ["a", "b", "c"]],
)
def test_misshapen_actions_change_nothing(given: Any) -> None:
    batch = Batch("millefiori", 3, seed=1)
    before = [title("millefiori").key_of(game) for game in games_of(batch)]
    with pytest.raises(IllegalAction) as caught:
        batch.step(given)
    assert caught.value.message.key == "illegal-batch"
    assert "its games (3)" in str(caught.value)
    assert "sus partidas (3)" in texts("es").format(caught.value.message)
    assert [title("millefiori").key_of(game) for game in games_of(batch)] == before


@pytest.mark.parametrize("wrong", [-1, 10**6, None])
def test_an_illegal_action_changes_no_game(wrong: int | None) -> None:
    batch = Batch("caylus", 3, 3, seed=1)
    actions = batch.actions[batch.offsets[:-1]].astype(np.int64)
    illegal = int(np.flatnonzero(~batch.mask()[2])[0]) if wrong is None else wrong
    actions[2] = illegal
    before = [title("caylus").key_of(game) for game in games_of(batch)]
    with pytest.raises(IllegalAction) as caught:
        batch.step(actions)
    assert str(caught.value) == f"Action {illegal} is not legal in game 2 of the batch.".replace(
        str(illegal), f"{illegal:,}", 1
    )
    assert [title("caylus").key_of(game) for game in games_of(batch)] == before


@pytest.mark.parametrize(
    "wrong",
    [{"reward": "points"}, {"games": 0}, {"players": 9}, {"options": {"tactical": 3}}, {"title": "chess"}],
)
def test_a_batch_that_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        Batch(**{"title": "millefiori", "games": 2, **wrong})
