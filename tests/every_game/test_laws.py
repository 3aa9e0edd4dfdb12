"""The laws of the engine, tried on every title with every number of players and option.

Cheap ones at every decision of many games (thousands on the compiled engine), costly ones at some twenty
decisions of fewer: in all at least 2,000 states a title.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.core.alphabet import Alphabet
from ludoteca.core.rng import Rng, seeded
from ludoteca.games import title, titles
from tests.core import toy
from tests.every_game import laws
from tests.every_game.table import Case, cases, share
from tests.every_game.walk import SAMPLES, Walk, told, walk

EVERY_CASE = pytest.mark.parametrize("case", cases(), ids=str)
EVERY_TITLE = pytest.mark.parametrize("key", ["fair", *titles()])
BOTH_WAYS = pytest.mark.parametrize("confirm", [False, True], ids=["straight", "confirm"])


def walks(case: Case, confirm: bool, interpreted: int, compiled: int) -> Iterator[Walk]:
    """A case's share of so many games of its title, half of them each way."""
    for seed in range(share(case, interpreted // 2, compiled // 2)):
        with told(case, seed, confirm):
            yield walk(case, seed, confirm)


def states(
    case: Case, confirm: bool, interpreted: int, compiled: int, samples: int = SAMPLES
) -> Iterator[tuple[Any, Rng]]:
    """Sampled states of those games, each with a generator for the law's own choices."""
    for one in walks(case, confirm, interpreted, compiled):
        for at in one.samples(samples):
            with told(case, one.seed, confirm, at):
                yield one.states[at], seeded(one.seed * 1000 + at)


# --- the alphabet, once a title -----------------------------------------------------------------------


@EVERY_TITLE
def test_every_action_goes_to_words_and_json_and_back(key: str) -> None:
    one = toy.TITLE if key == "fair" else title(key)
    alphabet = one.alphabet
    written = [alphabet.write(action) for action in range(alphabet.size)]
    assert len(set(written)) == alphabet.size
    for action, text in enumerate(written):
        assert alphabet.read(text) == action
        assert alphabet.from_json(alphabet.to_json(action)) == action
        verb = alphabet.verbs[alphabet.verb_of[action]]
        names = [field.name for field in verb.fields]
        values = dict(zip(names, alphabet.values(action), strict=True))
        assert alphabet.encode(verb.name, **values) == action
        assert one.describe(action).key == f"action-{verb.name}"


@EVERY_TITLE
def test_encoders_written_by_hand_agree_with_the_alphabet(key: str) -> None:
    if key == "fair":
        pytest.skip("the toy has no encoders")
    module = __import__(f"ludoteca.games.{key}.actions", fromlist=["ALPHABET"])
    alphabet: Alphabet = module.ALPHABET
    assert alphabet is title(key).alphabet
    tables = 0
    for name, table in vars(module).items():
        if isinstance(table, list) and len(table) == alphabet.size and name.lower() in alphabet.fields:
            assert table == alphabet.table(name.lower())
            tables += 1
    assert tables or not alphabet.fields
    for verb in alphabet.verbs[1:]:
        if verb.name == "next":
            continue
        encoder = getattr(module, verb.name.replace("-", "_"), None)
        constant = getattr(module, verb.name.replace("-", "_").upper(), None)
        if verb.fields:
            assert encoder is not None, f"{verb.name} has no encoder"
            for action in range(alphabet.first(verb.name), alphabet.first(verb.name) + verb.size()):
                assert encoder(*alphabet.values(action)) == action
        else:
            assert constant == alphabet.first(verb.name), f"{verb.name} has no constant"


@EVERY_TITLE
def test_seeds_make_different_games(key: str) -> None:
    case = next(case for case in cases() if case.title.key == key)
    starts = {case.digest(case.start(seed)) for seed in range(20)}
    assert len(starts) == 20


# --- cheap laws, at every decision --------------------------------------------------------------------


@EVERY_CASE
@BOTH_WAYS
def test_a_game_runs_by_itself(case: Case, confirm: bool) -> None:
    for seed in range(share(case, 300, 1200)):
        with told(case, seed, confirm):
            laws.runs_by_itself(case, seed, confirm)


@EVERY_CASE
@BOTH_WAYS
def test_a_game_comes_back_from_its_record(case: Case, confirm: bool) -> None:
    for one in walks(case, confirm, 150, 600):
        laws.comes_back_from_its_record(one)
        laws.tells_every_note(one)


@EVERY_CASE
def test_ending_turns_has_no_consequence(case: Case) -> None:
    ended = 0
    for seed in range(share(case, 100, 300)):
        with told(case, seed, confirm=True):
            ended += laws.ends_turns_without_consequence(case, seed)
    assert ended, "no turn ever had to be ended"


# --- costly laws, at sampled decisions ----------------------------------------------------------------


@EVERY_CASE
@BOTH_WAYS
def test_clones_are_independent(case: Case, confirm: bool) -> None:
    for game, rng in states(case, confirm, 100, 100):
        laws.clones_are_independent(case, game, rng)


@EVERY_CASE
@BOTH_WAYS
def test_copies_are_equal(case: Case, confirm: bool) -> None:
    for game, rng in states(case, confirm, 100, 100, samples=8):
        laws.copies_are_equal(case, game, rng)


@EVERY_CASE
@BOTH_WAYS
def test_positions_come_back(case: Case, confirm: bool) -> None:
    for game, rng in states(case, confirm, 100, 100):
        laws.positions_come_back(case, game, rng)


@EVERY_CASE
@BOTH_WAYS
def test_odd_positions_are_refused_or_playable(case: Case, confirm: bool) -> None:
    if case.title is toy.TITLE:
        pytest.skip("the toy hardly checks its positions")
    for game, rng in states(case, confirm, 100, 100):
        for _ in range(3):
            laws.odd_positions_are_refused_or_playable(case, game, rng)


@EVERY_CASE
def test_looks_are_plain_and_change_nothing(case: Case) -> None:
    first = next(other for other in cases() if other.title is case.title)
    length = len(case.title.features(first.start(0), 0))
    for confirm in (False, True):
        for game, _ in states(case, confirm, 100, 100):
            laws.looks_are_plain_and_change_nothing(case, game, length)
        over = walk(case, 0, confirm).states[-1]
        laws.looks_are_plain_and_change_nothing(case, over, length)


@EVERY_CASE
@BOTH_WAYS
def test_illegal_actions_change_nothing(case: Case, confirm: bool) -> None:
    for game, rng in states(case, confirm, 50, 50, samples=8):
        laws.illegal_actions_change_nothing(case, game, rng)


@EVERY_CASE
@BOTH_WAYS
def test_secrets_are_kept(case: Case, confirm: bool) -> None:
    for one in walks(case, confirm, 100, 100):
        sampled = set(one.samples())
        witnesses = case.witnesses()
        for at, game in enumerate(one.states[:-1]):
            for seat, witness in enumerate(witnesses):
                witness.watch(case.title.view(game, seat))
                if at in sampled:
                    with told(case, one.seed, confirm, at):
                        laws.secrets_are_kept(case, game, seat, witness, seeded(at * 8 + seat))


@EVERY_CASE
@BOTH_WAYS
def test_guesses_play_on(case: Case, confirm: bool) -> None:
    for game, rng in states(case, confirm, 100, 100):
        laws.guesses_play_on(case, game, rng.below(case.players), rng)


@EVERY_CASE
@BOTH_WAYS
def test_actions_tell_no_more_than_they_reveal(case: Case, confirm: bool) -> None:
    for game, rng in states(case, confirm, 100, 100):
        laws.actions_tell_no_more_than_they_reveal(case, game, rng.below(case.players), rng)


@EVERY_CASE
def test_simultaneous_choices_commute_and_lie_face_down(case: Case) -> None:
    for game, rng in states(case, False, 200, 200):
        laws.simultaneous_choices_commute(case, game, rng)
        laws.choices_lie_face_down(case, game, rng)


@EVERY_CASE
@BOTH_WAYS
def test_undo_shows_nothing_new(case: Case, confirm: bool) -> None:
    undone = 0
    for one in walks(case, confirm, 100, 100):
        for at in one.samples():
            with told(case, one.seed, confirm, at):
                undone += laws.undo_shows_nothing_new(one, at, seeded(at))
    assert undone, "nothing could ever be taken back"
