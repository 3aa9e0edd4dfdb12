"""Puzzles: every file can be read, has one best answer, and tempts somebody; a sample is judged again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca import games
from ludoteca.bots.networks import trained
from ludoteca.core.message import Message
from ludoteca.core.rng import seeded
from ludoteca.games import titles
from ludoteca.study import puzzles as room
from ludoteca.study.puzzles import (
    CLEAR_GRAINS,
    CLEAR_NOISES,
    DIFFICULTIES,
    EASY,
    HARD,
    HASTY,
    LONG_GUESSES,
    LONG_LOOKS,
    MIDDLE,
    SHORT_GUESSES,
    SHORT_LOOK,
    MadeData,
    Puzzle,
    PuzzleError,
    difficulty,
    look_at,
    puzzle,
    puzzles,
    read_puzzle,
)
from ludoteca.study.verdict import EFFORTS, Effort, grain_of, verdict
from ludoteca.texts import LANGUAGES, texts

FEWEST = 30
"""So many come with each title."""
SAMPLE = (3, 17)
"""Those of each title that are judged again."""
AGAIN = 3
"""Guesses, as far as the title's usual effort looks."""
TOP = 3
ROUNDING = 0.01
"""Files have two digits after the point."""


@pytest.mark.parametrize("key", titles())
def test_enough_come_with_every_title_and_no_two_are_alike(key: str) -> None:
    """Reading a file is what checks it: versions, the position, who decides, all legal actions judged."""
    found = puzzles(key)
    assert len(found) >= FEWEST
    assert len({json.dumps(one.data["position"]) for one in found}) == len(found)
    for one in found:
        made = one.data["made"]
        assert one.key == f"{made['seed']}-{made['game']:03}-{made['moment']:03}"
        assert read_puzzle(one.title, one.key, one.write()) == one


@pytest.mark.parametrize("key", titles())
def test_the_best_is_clear_after_a_look_twenty_times_as_long_and_somebody_misses_it(key: str) -> None:
    for one in puzzles(key):
        found, tempted = one.data["verdict"], one.data["tempted"]
        grain = grain_of(one.title, found["unit"])
        for other in found["choices"][1:]:
            assert other["loss"] + ROUNDING >= max(CLEAR_GRAINS * grain, CLEAR_NOISES * other["noise"])
        assert set(tempted) == {*HASTY, SHORT_LOOK}
        assert set(tempted.values()) - {one.best}
        read = one.title.alphabet.read
        assert one.difficulty == difficulty(read(one.best), {who: read(a) for who, a in tempted.items()})
        if one.title.chance or one.title.hidden:
            assert found["guesses"] == LONG_GUESSES >= 20 * SHORT_GUESSES
        else:
            assert found["guesses"] == LONG_LOOKS


def test_where_nothing_is_left_to_guess_the_looks_go_twenty_times_as_far() -> None:
    assert sum(range(1, LONG_LOOKS + 1)) >= 20 * sum(range(1, SHORT_GUESSES + 1))


@pytest.mark.parametrize("key", titles())
def test_a_sample_judged_again_is_never_found_to_have_a_better_answer(key: str) -> None:
    for number in SAMPLE:
        one = puzzle(key, number)
        match = one.start()
        best = match.title.alphabet.read(one.best)
        effort = Effort(AGAIN, EFFORTS[key].decisions, TOP, patience=AGAIN)
        again = verdict(match.title, match.game, one.seat, seeded(number), effort, chosen=best)
        assert again.best.action == best or again.too_close(best), f"{key} {one.key}"


@pytest.mark.parametrize("key", titles())
def test_reasons_are_told_in_every_language(key: str) -> None:
    for language in LANGUAGES:
        words = texts(language, key)
        for one in puzzles(key)[:8]:
            for why in one.why(one.best):
                told = words.format(why, ("Ana", "Bea", "Carla", "Dora", "Eva"))
                assert told != why.key
                assert "Message(" not in told


def test_a_message_comes_back_from_its_data() -> None:
    said = Message("why-hurts", points=3, player=Message("seat", seat=1))
    assert Message.from_json(json.loads(json.dumps(said.to_json()))) == said


def test_who_finds_it_says_how_hard_it_is() -> None:
    tempted = {"greedy": 1, "steady": 2, "sight": 3, "look": 4}
    assert [difficulty(best, tempted) for best in (1, 2, 3, 4, 5)] == [EASY, EASY, MIDDLE, HARD, HARD]


@pytest.mark.parametrize("key", titles())
def test_there_are_several_levels_and_some_are_hard(key: str) -> None:
    levels = [one.difficulty for one in puzzles(key)]
    assert min(levels.count(MIDDLE), levels.count(HARD)) >= 5
    assert levels == sorted(levels, key=DIFFICULTIES.index), "easy ones first"
    for language in LANGUAGES:
        words = texts(language)
        assert len({words.format(Message(f"puzzle-{level}")) for level in DIFFICULTIES}) == len(DIFFICULTIES)


@pytest.fixture
def sound() -> Puzzle:
    return puzzle("millefiori", 1)


def broken(one: Puzzle, **changes: Any) -> str:
    return json.dumps({**one.data, **changes})


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"format": 99}, "format is 99"),
        ({"rules": 99}, "rules is 99"),
        ({"title": "caylus"}, "title is 'caylus'"),
        ({"difficulty": "impossible"}, "no difficulty"),
        ({"seat": "Q"}, "decides nothing"),
        ({"best": "pass the salt"}, "not the one best action"),
        ({"made": {"seed": 1}}, "how it was made"),
        ({"position": {"players": 77}}, "players must be"),
        ({"verdict": {"choices": []}}, "not the legal actions"),
        ({"tempted": {}}, "nobody is tempted"),
    ],
)
def test_what_is_wrong_with_a_file_is_named(sound: Puzzle, changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(PuzzleError, match=problem):
        read_puzzle(sound.title, sound.key, broken(sound, **changes))


def test_an_answer_that_another_equals_is_refused(sound: Puzzle) -> None:
    best, other, *rest = sound.data["verdict"]["choices"]
    choices = [best, {**other, "loss": 0.0}, *rest]
    with pytest.raises(PuzzleError, match="not the one best action"):
        read_puzzle(
            sound.title, sound.key, broken(sound, verdict={**sound.data["verdict"], "choices": choices})
        )


@pytest.mark.parametrize("text", ["", "[]", "{", "{}"])
def test_what_is_no_puzzle_at_all_is_refused(sound: Puzzle, text: str) -> None:
    with pytest.raises(PuzzleError):
        read_puzzle(sound.title, "odd", text)


def test_a_puzzle_that_is_not_there_is_named() -> None:
    with pytest.raises(PuzzleError, match="999"):
        puzzle("duel", 999)
    with pytest.raises(PuzzleError):
        puzzle("duel", 0)


def test_mining_finds_the_same_with_the_same_seed_and_what_it_writes_can_be_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick = {
        "SHORT_GUESSES": 1,
        "PROMISING_GUESSES": 2,
        "LONG_GUESSES": 4,
        "FARTHER_GUESSES": 2,
        "FARTHER": 0,
    }
    for name, value in quick.items():
        monkeypatch.setattr(room, name, value)
    monkeypatch.setattr(room, "CLEAR_NOISES", 0.0)
    monkeypatch.setattr(room, "CLEAR_GRAINS", 0.01)
    made = MadeData(bots="knight", seed=3, game=2, moment=1)
    one = puzzle("feudum", 1)
    game = one.start().game
    looked = [look_at(one.title, game, one.seat, made, seeded(seed)) for seed in range(8)]
    assert looked == [look_at(one.title, game, one.seat, made, seeded(seed)) for seed in range(8)]
    found = next(one for one in looked if one is not None)
    assert found.key == "3-002-001"
    network = trained(games.title("feudum"), found.start().record.players)
    assert network is not None
    assert found.data["network"] == network.identity
    assert read_puzzle(found.title, found.key, found.write()) == found
