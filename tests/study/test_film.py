"""Films show what their eyes saw: no more, by the law of secrecy, and no less where it is in the open."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import ludoteca
from ludoteca.core.game import Game
from ludoteca.core.record import Record
from ludoteca.core.rng import Rng, seeded
from ludoteca.core.title import Title
from ludoteca.games import title, titles
from ludoteca.study.film import ALL_SEATS, Film
from tests.every_game.golden import records

EVERY_TITLE = pytest.mark.parametrize("key", titles())

TRIES = 4
"""How many actions of each verb are examined, for onlookers and for seats, in each title."""
OTHERS = 6
LONGEST_RUN = 8


def golden(key: str) -> list[Record]:
    found = [Record.read(path.read_text(encoding="utf-8"), title) for path in records(key)]
    return [*found, castles_chosen_in_secret()] if key == "burgundy" else found


def castles_chosen_in_secret() -> Record:
    """The golden records choose castles face down only in the team game, whose castles are printed."""
    match, chance = ludoteca.new("burgundy", 2, seed=5, options={"castle": "secret"}), seeded(5)
    for _ in range(30):
        legal = match.legal_actions()
        match.play(legal[chance.below(len(legal))])
    return match.record


def verb_of(record: Record, number: int) -> str:
    alphabet = record.title.alphabet
    return alphabet.verbs[alphabet.verb_of[record.entries[number - 1].action]].name


# --- the law ------------------------------------------------------------------------------------------


def seen(found: Title[Any], game: Game, eyes: int | None) -> str:
    """All that eyes learn at a moment."""
    notes = [
        (note.kind.key, note.player, note.a, note.b) for note in game.journal or [] if note.seen_by(eyes)
    ]
    asked = found.prompt(game, eyes).text.to_json()
    return json.dumps([found.view(game, eyes), notes, game.deciding(), asked], sort_keys=True)


def possible_games(game: Game, eyes: int | None, rng: Rng) -> Iterator[Game]:
    """The game itself, and another that these eyes could not tell from it."""
    yield game.clone()
    guess = game.clone()
    # What no seat can tell apart, one after the other, no onlooker can.
    for seat in range(game.seats()) if eyes is None else [eyes]:
        guess.determinize(seat, rng)
    yield guess


def what_else(record: Record, number: int, eyes: int | None, rng: Rng) -> str:
    """An action with other consequences that the eyes could not tell from the one that leads to a moment.

    They look on until the seat's run of decisions is over: what is public may be told a little later.
    """
    found = record.title
    before = record.replay(number - 1).game
    seat, taken = record.entries[number - 1]
    run = [record.entries[number - 1]]
    for entry in record.entries[number : number - 1 + LONGEST_RUN]:
        if entry.seat != seat:
            break
        run.append(entry)
    game, told = before.clone(), []
    for entry in run:
        game.journal = []
        game.play(entry.action, seat)
        told.append(seen(found, game, eyes))
    verb = found.alphabet.verb_of[taken]
    for world in possible_games(before, eyes, rng):
        others = [action for action in world.legal_actions(seat) if action != taken]
        others.sort(key=lambda action: found.alphabet.verb_of[action] != verb)
        for other in others[:OTHERS]:
            game = world.clone()
            for entry, truth in zip(run, told, strict=True):
                action = other if entry is run[0] else entry.action
                if seat not in game.deciding() or action not in game.legal_actions(seat):
                    break
                game.journal = []
                game.play(action, seat)
                if seen(found, game, eyes) != truth:
                    break
            else:
                if not same_in_the_end(found, world, run, game):
                    return found.alphabet.write(other)
    return ""


def same_in_the_end(found: Title[Any], world: Game, run: list[Any], game: Game) -> bool:
    """Would what was really done have come to the same?"""
    again = world.clone()
    for seat, action in run:
        if seat not in again.deciding() or action not in again.legal_actions(seat):
            return False
        again.play(action, seat)
    return found.format.digest(again) == found.format.digest(game)


def leaks(key: str, blind: bool = False) -> list[str]:
    """What films of golden records show although their eyes cannot tell; ``blind`` films know no secret."""
    found: list[str] = []
    tried: Counter[tuple[str, bool]] = Counter()
    rng = seeded(1)
    for record in golden(key):
        for eyes in (None, *range(record.players)):
            film = Film(record, eyes)
            if blind:
                film.secrets = set()
            for number in range(1, len(film) + 1):
                kind = (verb_of(record, number), eyes is None)
                if film.seat(number) == eyes or film.action(number) is None or tried[kind] >= TRIES:
                    continue
                tried[kind] += 1
                if other := what_else(record, number, eyes, rng):
                    written = record.title.alphabet.write(record.entries[number - 1].action)
                    found.append(f"{eyes} sees {number} {written}, could be {other}")
    assert tried
    return found


@EVERY_TITLE
def test_a_film_shows_no_action_that_its_eyes_could_take_for_another(key: str) -> None:
    assert leaks(key) == []


@pytest.mark.parametrize(("key", "verb"), [("duel", "pick"), ("duel", "exchange"), ("feudum", "keep")])
def test_without_the_rule_of_secrets_films_would_tell(key: str, verb: str) -> None:
    assert [leak for leak in leaks(key, blind=True) if f" {verb} " in leak]


# --- what is shown ------------------------------------------------------------------------------------

ALWAYS_HIDDEN = {
    "burgundy": {"found"},
    "caylus": set[str](),
    "duel": {"enlist", "exchange", "foresee", "pick"},
    "feudum": {"card", "discard", "keep"},
    "millefiori": {"keep"},
}
SOMETIMES_HIDDEN = {"burgundy": {"place"}, "duel": {"under"}, "feudum": {"under"}}
"""What is put under a pile, with the pile; a space that is not told before the store is chosen."""


@EVERY_TITLE
def test_only_what_is_secret_is_hidden(key: str) -> None:
    hidden: set[str] = set()
    for record in golden(key):
        for eyes in (None, *range(record.players)):
            film = Film(record, eyes)
            dark = [number for number in range(1, len(film) + 1) if film.action(number) is None]
            assert eyes not in [film.seat(number) for number in dark], "everybody knows their own choices"
            hidden.update([verb_of(record, number) for number in dark])
    assert hidden - SOMETIMES_HIDDEN.get(key, set()) == ALWAYS_HIDDEN[key]


@EVERY_TITLE
def test_eyes_that_see_all_see_every_action_and_note(key: str) -> None:
    record = golden(key)[0]
    film = Film(record, ALL_SEATS)
    assert [film.action(number) for number in range(1, len(film) + 1)] == [
        entry.action for entry in record.entries
    ]
    assert [film.notes(number) for number in range(len(film) + 1)] == film.reel.journal


@EVERY_TITLE
def test_a_film_of_a_game_that_goes_on_shows_the_same_so_far(key: str) -> None:
    record = golden(key)[-1]
    for eyes in (None, 0):
        whole = Film(record, eyes)
        for at in range(5, len(record.entries), 31):
            part = Film(record.branch(at), eyes)
            assert [part.action(n) for n in range(1, at + 1)] == [whole.action(n) for n in range(1, at + 1)]


def test_notes_for_some_are_not_in_the_films_of_others() -> None:
    for record in golden("duel"):
        for eyes in (None, 0, 1):
            film = Film(record, eyes)
            for number in range(len(film) + 1):
                assert all([note.seen_by(eyes) for note in film.notes(number)])


def test_whose_view_is_shown() -> None:
    record = golden("millefiori")[0]
    assert Film(record, 1).viewer(record.replay(9)) == 1
    assert Film(record, None).viewer(record.replay(9)) is None
    assert Film(record, ALL_SEATS).viewer(record.replay(9)) == record.replay(9).player()
    assert Film(record, ALL_SEATS).viewer(record.replay()) is None
