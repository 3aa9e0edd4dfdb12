"""The laws of the engine, tried on every title with every number of players and option.

On the compiled engine cheap ones at every decision of thousands of games, costly ones at some twenty
decisions of fewer: in all at least 2,000 states a title. The interpreted engine is ten times as slow and, by
the digests, the same: there a part of these games will do.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from ludoteca.bots import BOTS, ask
from ludoteca.bots.levels import LEVELS
from ludoteca.core.alphabet import Alphabet
from ludoteca.core.rng import Rng, seeded
from ludoteca.core.title import Title
from tests.core import toy
from tests.every_game import laws
from tests.every_game.explained import AT_ONCE, ENOUGH, explained, how_fast
from tests.every_game.table import COMPILED, Case, Lane, Listener, cases, every_title, few_rows, lanes
from tests.every_game.walk import SAMPLES, Walk, told, walk

EVERY_LANE = pytest.mark.parametrize("lane", lanes(), ids=str)
EVERY_TITLE = pytest.mark.parametrize("one", every_title(), ids=lambda one: str(one.key))


def on_walks(lane: Lane, law: Callable[[Walk], object], interpreted: int, compiled: int) -> None:
    """Try a law on whole games."""
    for case, seed, confirm in lane.games(interpreted, compiled):
        with told(case, seed, confirm):
            law(walk(case, seed, confirm))


# How many games a costly law is tried on, interpreted and compiled.
GAMES = (8, 100)
STATES = 2000

# The titles in which several things are picked at once.
PICKING = ("fair", "burgundy", "caylus", "feudum")


def samples_of(lane: Lane, games: int) -> int:
    """How many decisions of a game make enough states; a title of many cases has more games than asked."""
    return -(-STATES // max(games, len(cases(lane.title))))


def on_states(lane: Lane, law: Callable[[Case, Any, Rng], object], samples: int = SAMPLES) -> int:
    """Try a law at sampled decisions of some games; how often it had something to say."""
    said = 0
    samples = min(samples, samples_of(lane, GAMES[1]))
    for case, seed, confirm in lane.games(*GAMES):
        with told(case, seed, confirm):
            one = walk(case, seed, confirm)
        for at in one.samples(samples):
            with told(case, seed, confirm, at):
                said += bool(law(case, one.states[at], seeded(seed * 1000 + at)))
    return said


# --- the alphabet, once a title -----------------------------------------------------------------------


@EVERY_TITLE
def test_every_action_goes_to_words_and_json_and_back(one: Title[Any]) -> None:
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
def test_encoders_written_by_hand_agree_with_the_alphabet(one: Title[Any]) -> None:
    """An encoder is called like its verb and takes the values of its fields in their order."""
    module = toy if one is toy.TITLE else import_module(f"ludoteca.games.{one.key}.actions")
    alphabet: Alphabet = module.ALPHABET
    assert alphabet is one.alphabet
    checked = 0
    for verb in alphabet.verbs:
        name = verb.name.replace("-", "_")
        first = alphabet.first(verb.name)
        encoder, constant = getattr(module, name, None), getattr(module, name.upper(), None)
        if verb.fields and callable(encoder):
            for action in range(first, first + verb.size()):
                assert encoder(*alphabet.values(action)) == action
            checked += 1
        elif not verb.fields and isinstance(constant, int):
            assert constant == first
            checked += 1
    assert checked, "not one verb has an encoder of its name"
    for field in alphabet.fields:
        table = getattr(module, field.replace("-", "_").upper(), None)
        if isinstance(table, list) and len(table) == alphabet.size:
            assert table == alphabet.table(field)


@EVERY_TITLE
def test_seeds_make_different_games(one: Title[Any]) -> None:
    case = cases(one)[0]
    games = [laws.fingerprint(walk(case, seed, confirm=False).match.game) for seed in range(20)]
    assert len({str(game) for game in games}) == 20


# --- cheap laws, at every decision --------------------------------------------------------------------


@EVERY_LANE
def test_a_game_runs_by_itself(lane: Lane) -> None:
    for case, seed, confirm in lane.games(24, 160):
        with told(case, seed, confirm):
            laws.runs_by_itself(case, seed, confirm)


@EVERY_LANE
def test_a_game_comes_back_from_its_record(lane: Lane) -> None:
    on_walks(lane, laws.comes_back_from_its_record, 16, 150)


@EVERY_LANE
def test_every_note_can_be_told(lane: Lane) -> None:
    on_walks(lane, laws.tells_every_note, 12, 50)


@EVERY_TITLE
def test_ending_turns_has_no_consequence(one: Title[Any]) -> None:
    ended = 0
    for lane in [lane for lane in lanes() if lane.title is one]:
        for case, seed, _ in lane.games(12, 100):
            with told(case, seed, confirm=True):
                ended += laws.ends_turns_without_consequence(case, seed)
    assert ended, "no turn ever had to be ended"


@EVERY_TITLE
@pytest.mark.parametrize("bot", BOTS)
def test_bots_think_at_every_stage_of_a_game_and_leave_it_alone(one: Title[Any], bot: str) -> None:
    """A bot that thinks takes every so many-th decision, chance the others: greedy games are on file."""
    pace = 1 if bot == "random" else 5 if COMPILED and bot not in LEVELS else 25
    for number, (players, options) in enumerate(few_rows(one)):
        game = one.start(players, seeded(number), options, confirm=number % 2 == 0)
        rng, taken = seeded(6), 0
        while game.stack:
            seat = game.deciding()[-1]
            before = laws.fingerprint(game)
            action = ask("random" if taken % pace else bot, one, game, seat, rng).action
            assert laws.fingerprint(game) == before, "thinking changed the game"
            game.play(action, seat)
            taken += 1


# --- costly laws, at sampled decisions ----------------------------------------------------------------


@EVERY_LANE
def test_clones_are_independent(lane: Lane) -> None:
    on_states(lane, laws.clones_are_independent)


@EVERY_LANE
def test_copies_are_equal(lane: Lane) -> None:
    on_states(lane, laws.copies_are_equal, samples=8)


@EVERY_LANE
def test_positions_come_back(lane: Lane) -> None:
    on_states(lane, laws.positions_come_back)


# The toy hardly checks its positions.
@pytest.mark.parametrize("lane", [lane for lane in lanes() if lane.title is not toy.TITLE], ids=str)
def test_odd_positions_are_refused_or_playable(lane: Lane) -> None:
    on_states(lane, laws.odd_positions_are_refused_or_playable)


@EVERY_LANE
def test_looks_are_plain_and_change_nothing(lane: Lane) -> None:
    def looks(case: Case, game: Any, rng: Rng) -> None:
        laws.looks_are_plain_and_change_nothing(case, game)

    on_states(lane, looks)
    on_walks(lane, lambda one: looks(one.case, one.match.game, seeded(0)), 8, 8)


@EVERY_LANE
def test_observations_tell_what_views_tell(lane: Lane) -> None:
    on_states(lane, laws.observations_tell_what_views_tell, samples=8)


@EVERY_LANE
def test_keys_are_those_of_states(lane: Lane) -> None:
    known: dict[int, str] = {}

    def keys(case: Case, game: Any, rng: Rng) -> None:
        laws.keys_are_those_of_states(case, game, rng, known)

    on_states(lane, keys, samples=8)
    assert len(known) > 20


@EVERY_TITLE
def test_picks_may_come_in_any_order(one: Title[Any]) -> None:
    picked = False
    for lane in [lane for lane in lanes() if lane.title is one]:
        for case, seed, confirm in lane.games(8, 50):
            for at, game in enumerate(walk(case, seed, confirm).states):
                with told(case, seed, confirm, at):
                    picked |= laws.picks_may_come_in_any_order(case, game, seeded(at))
    assert not picked or one.key in PICKING, "a title of which it was not known"
    assert picked or one.key not in PICKING or not COMPILED, "the pools of this title were not met"


@EVERY_LANE
def test_illegal_actions_change_nothing(lane: Lane) -> None:
    on_states(lane, laws.illegal_actions_change_nothing, samples=6)


@EVERY_LANE
def test_every_refusal_has_its_reason(lane: Lane) -> None:
    on_states(lane, laws.every_refusal_has_its_reason, samples=6)
    on_walks(lane, lambda one: laws.every_refusal_has_its_reason(one.case, one.match.game, seeded(0)), 8, 8)


@EVERY_TITLE
def test_reasons_say_more_than_not_now(one: Title[Any]) -> None:
    told = explained(one)
    assert told.share() >= ENOUGH, told.report()


@EVERY_TITLE
def test_reasons_come_at_once(one: Title[Any]) -> None:
    speed = how_fast(one)
    assert speed.slowest.took < AT_ONCE, speed.report()


@EVERY_LANE
def test_secrets_are_kept(lane: Lane) -> None:
    # A witness has to follow the whole game, so fewer games are asked about more often; in each of them one.
    table = cases(lane.title)
    for case, seed, confirm in lane.games(8, 50):
        one = walk(case, seed, confirm)
        sampled = {*one.samples(samples_of(lane, 50)), len(one.states) - 1}
        seat = (seed + seed // len(table)) % case.players
        witness = case.witness(seat)
        for at, game in enumerate(one.states):
            with told(case, seed, confirm, at):
                if isinstance(witness, Listener):
                    witness.hear([note for note in one.match.journal[at] if note.seen_by(seat)])
                witness.watch(dict(case.title.view(game, seat)))
                if at in sampled:
                    laws.secrets_are_kept(case, game, seat, witness, seeded(at * 8 + seat))


@EVERY_LANE
def test_guesses_play_on(lane: Lane) -> None:
    on_states(lane, laws.guesses_play_on)


@EVERY_LANE
def test_actions_tell_no_more_than_they_reveal(lane: Lane) -> None:
    on_states(lane, laws.actions_tell_no_more_than_they_reveal)


@EVERY_LANE
def test_previews_tell_the_truth_and_no_secret(lane: Lane) -> None:
    on_states(lane, laws.previews_tell_the_truth_and_no_secret)


@EVERY_LANE
def test_simultaneous_choices_commute(lane: Lane) -> None:
    on_states(lane, laws.simultaneous_choices_commute)


@EVERY_LANE
def test_simultaneous_choices_lie_face_down(lane: Lane) -> None:
    on_states(lane, laws.choices_lie_face_down)


@EVERY_LANE
def test_undo_shows_nothing_new(lane: Lane) -> None:
    undone = 0
    for case, seed, confirm in lane.games(*GAMES):
        one = walk(case, seed, confirm)
        for number, at in enumerate(one.samples(samples_of(lane, GAMES[1]))):
            with told(case, seed, confirm, at):
                undone += laws.undo_shows_nothing_new(one, at, seeded(at))
                # Each time the whole game is replayed.
                if number % 5 == 0:
                    laws.undo_leads_back(one, at)
    assert undone, "nothing could ever be taken back"
