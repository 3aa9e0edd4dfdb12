"""Verdicts: the same with a seed, blind to what a seat cannot know, exact at the end, and sensible."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.bots import OFFERED, bot
from ludoteca.bots.judging import moved
from ludoteca.bots.policy import where_it_leads
from ludoteca.bots.value import Learned
from ludoteca.core.match import Match
from ludoteca.core.message import Message
from ludoteca.core.rng import seeded
from ludoteca.games import titles
from ludoteca.study.verdict import (
    BEST,
    GOOD,
    GRADES,
    PERCENT,
    POINTS,
    SURE,
    WORTH,
    Effort,
    Verdict,
    usual_effort,
    verdict,
)
from ludoteca.texts import LANGUAGES, texts
from tests.unlearned import forget

QUICK = Effort(3, 1, 3)


def choosing(key: str, players: int, decisions: int, seed: int = 3, **options: Any) -> Match:
    """A game played at random until somebody has a choice for the so manieth time."""
    match, rng, left = ludoteca.new(key, players, seed, options), seeded(seed + 1), decisions
    while left or len(match.legal_actions()) < 2:
        legal = match.legal_actions()
        left -= len(legal) > 1
        match.play(legal[rng.below(len(legal))])
    return match


def judged(match: Match, effort: Effort = QUICK, seed: int = 5, **settings: Any) -> Verdict:
    return verdict(match.title, match.game, match.player(), seeded(seed), effort, **settings)


@pytest.mark.parametrize("key", titles())
def test_with_a_seed_it_says_the_same_and_leaves_the_game_alone(key: str) -> None:
    match = choosing(key, 2, 12)
    before = match.title.format.write(match.game)
    assert judged(match) == judged(match)
    assert match.title.format.write(match.game) == before


@pytest.mark.parametrize("key", titles())
def test_it_uses_nothing_that_the_seat_cannot_know(key: str) -> None:
    """The game and any guess at it look the same to the seat: so does the verdict, to the last digit."""
    for decisions in (9, 40):
        match = choosing(key, 2, decisions)
        seat = match.player()
        for seed in (1, 2):
            other = match.game.clone()
            other.determinize(seat, seeded(seed))
            assert verdict(match.title, other, seat, seeded(5), QUICK) == judged(match)


@pytest.mark.parametrize("key", titles())
def test_choices_are_ranked_by_the_eye_of_the_strongest_bot(key: str) -> None:
    """In one guess, choices differ by what they differ by in that eye: to scale, and in the same order."""
    strongest = bot(OFFERED[-1]).at(ludoteca.title(key))
    for decisions in (9, 40):
        match = choosing(key, 2, decisions)
        seat, eye = match.player(), strongest.eye(match.title, 2)
        found = judged(match, Effort(1, 0, 0))
        guess = match.game.clone()
        guess.determinize(seat, seeded(5))
        actions = [choice.action for choice in found.choices]
        ends = where_it_leads(guess, seat, actions, eye)
        worths = eye.of_all(ends, seat)
        assert isinstance(eye, Learned)
        scale = (1.0 + eye.heeds) * (2.0 if eye.win else 1.0)
        for choice, end, worth in zip(found.choices, ends, worths, strict=True):
            assert end.stack, "nobody heeds a guide once the game is over"
            assert scale * choice.loss == pytest.approx(max(worths) - worth, abs=1e-6)


def test_a_guide_makes_no_chance_of_more_than_all() -> None:
    assert moved([90.0, 10.0], 0, 60.0, chances=True) == [100.0, 0.0]
    assert moved([90.0, 10.0], 1, -60.0, chances=True) == [100.0, 0.0]
    assert moved([30.0, 20.0, 10.0], 1, 6.0, chances=False) == [28.0, 24.0, 8.0]
    assert moved([7.0], 0, 2.0, chances=False) == [9.0]


@pytest.mark.parametrize("key", titles())
def test_what_it_tells_fits_together(key: str) -> None:
    match = choosing(key, max(match_players(key)), 10)
    found = judged(match)
    assert found.unit == (PERCENT if key == "duel" else POINTS)
    assert found.by == "network"
    assert (found.guesses, found.decisions) == (3, 3 if key == "caylus" else 1)
    best = found.best
    assert (best.loss, found.grade(best.action), found.too_close(best.action)) == (0.0, BEST, False)
    for choice in found.choices:
        action = choice.action
        assert action in match.legal_actions()
        assert choice.loss >= 0.0 or choice.guesses < found.guesses
        close = choice is not best and choice.loss <= max(found.grain, SURE * choice.noise)
        assert found.too_close(action) == close
        assert found.counted_loss(action) == (0.0 if close else choice.loss)
        assert found.grade(action) in GRADES
        if close:
            assert found.grade(action) == GOOD
        if found.unit == PERCENT:
            assert sum(choice.outcome) == pytest.approx(100.0)
    assert found.clear == (not any(found.too_close(one.action) for one in found.choices))
    data = found.to_json()
    assert [one["action"] for one in data["choices"]] == [
        match.title.alphabet.write(one.action) for one in found.choices
    ]


def match_players(key: str) -> tuple[int, ...]:
    return tuple(ludoteca.new(key).title.players)


@pytest.mark.parametrize("key", titles())
def test_the_chosen_action_is_judged_however_hopeless_it_looks(key: str) -> None:
    match = choosing(key, 2, 20)
    narrow = Effort(2, 0, 1)
    for action in match.legal_actions():
        found = judged(match, narrow, chosen=action)
        assert found.of(action).guesses >= 1
        assert len(found.choices) <= 2
    with pytest.raises(KeyError):
        judged(match, narrow).of(-1)


def last_decision(key: str, seed: int) -> tuple[Match, Match]:
    """A random game just before its last choice, and at its end."""
    match, rng = ludoteca.new(key, 2, seed), seeded(seed)
    at = 0
    while not match.over():
        legal = match.legal_actions()
        if len(legal) > 1:
            at = len(match.record.entries)
        match.play(legal[rng.below(len(legal))])
    return match.record.replay(at), match


def forced_end(match: Match, action: int) -> Match | None:
    """The end after an action, if nobody has a choice on the way."""
    after = match.clone()
    after.play(action)
    while not after.over():
        if len(after.legal_actions()) > 1:
            return None
        after.play(after.legal_actions()[0])
    return after


@pytest.mark.parametrize("key", ["burgundy", "caylus", "millefiori"])
def test_the_end_of_the_game_is_worked_out(key: str) -> None:
    """After the last choice of all, what a verdict expects is what comes."""
    worked = 0
    for seed in range(8):
        match, _ = last_decision(key, seed)
        found = judged(match)
        if not found.exact:
            continue
        for choice in found.choices:
            end = forced_end(match, choice.action)
            if end is not None:
                worked += 1
                assert list(choice.outcome) == end.scores()
                assert choice.noise == 0.0
                assert found.too_close(choice.action) == (choice is not found.best and choice.loss == 0.0)
    assert worked, "no end was ever worked out"


@pytest.mark.parametrize("key", titles())
def test_it_takes_what_is_obviously_best(key: str) -> None:
    """At the last choice of a game, nothing that is certain is better than what it takes."""
    compared = 0
    for seed in range(4):
        match, played = last_decision(key, seed)
        seat = match.player()
        found = judged(match, Effort(2, 0), chosen=played.record.entries[len(match.record.entries)].action)
        ends = {action: forced_end(match, action) for action in match.legal_actions()}
        certain = {a: worth(end, seat, found.unit) for a, end in ends.items() if end is not None}
        if found.best.action in certain:
            compared += 1
            assert certain[found.best.action] >= max(certain.values())
        elif certain and found.unit == PERCENT:
            compared += 1
            assert found.best.margin >= max(certain.values())
    assert compared, "nothing was ever certain"


def worth(end: Match, seat: int, unit: str) -> float:
    if unit == PERCENT:
        return 100.0 if end.ranking()[seat] == 1 else 0.0
    return float(end.scores()[seat] - end.scores()[1 - seat])


@pytest.mark.parametrize("key", titles())
def test_words_are_there_in_every_language(key: str) -> None:
    """Whatever speaks for an action can be said."""
    said: set[str] = set()
    for decisions in (20, 45):
        match = choosing(key, 2, decisions)
        found = judged(match, Effort(2, 2, 3))
        for choice in found.choices:
            reasons = [*found.why(choice.action), *found.why(choice.action, against=found.best.action)]
            for reason in reasons:
                said.add(reason.key)
                for language in LANGUAGES:
                    text = texts(language, key).format(reason, ("Ana", "Bea"))
                    assert "Message(" not in text
    assert said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_grade_has_a_word(language: str) -> None:
    for grade in GRADES:
        assert texts(language).has(f"grade-{grade}")
    assert texts(language).format(Message("verdict-close")) != ""


def test_a_game_that_nothing_was_learned_of_is_judged_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch, "burgundy")
    match = choosing("burgundy", 1, 8)
    found = judged(match)
    assert (found.unit, found.by) == (WORTH, "hand")
    assert found.best.margin >= max([choice.margin for choice in found.choices])


def test_time_is_a_ceiling() -> None:
    match = choosing("millefiori", 2, 8)
    assert judged(match, Effort(5000, 1, 3, milliseconds=1)).guesses < 5000


def test_an_interpreted_engine_takes_a_glance() -> None:
    from ludoteca.bots.lookahead import COMPILED

    effort = usual_effort(ludoteca.new("caylus").title)
    assert (effort.decisions > 0) == COMPILED
