"""Reviews: they add up, are blind to what a player could not know, and tell good play from bad."""

from __future__ import annotations

import math
from functools import cache

import pytest

import ludoteca
from ludoteca.bots import ask
from ludoteca.core.errors import RecordError
from ludoteca.core.record import Entry, Record
from ludoteca.core.rng import seeded
from ludoteca.games import titles
from ludoteca.study.branch import guessed_branch
from ludoteca.study.reel import Reel
from ludoteca.study.review import DEAREST, FORMAT, PHASES, Review, review
from ludoteca.study.verdict import GRADES, PERCENT, Effort

QUICK = Effort(2, 0, 3)
LENGTHS = {"duel": 80}
"""How far games are played; in the Duel little is decided at the beginning."""


def game_of(key: str, players: tuple[str, ...], length: int, seed: int = 4) -> Record:
    """The beginning of a game, or all of it, played by bots."""
    match, rng = ludoteca.new(key, len(players), seed), seeded(seed)
    while not match.over() and len(match.record.entries) < length:
        seat = match.player()
        match.play(ask(players[seat], match.title, match.game, seat, rng).action, seat)
    return match.record


@cache
def reviewed(key: str) -> Review:
    """The first part of a game of one who can play against one who cannot."""
    return review(game_of(key, ("knight", "random"), LENGTHS.get(key, 30)), 7, QUICK)


@pytest.mark.parametrize("key", titles())
def test_decisions_luck_and_second_thoughts_add_up_to_the_result(key: str) -> None:
    found = reviewed(key)
    for side in (0, 1):
        account = found.account(side)
        parts = (account.own, account.others, account.luck, account.second_thoughts)
        assert account.start + math.fsum(parts) == pytest.approx(account.result)
        assert account.own <= 0.0
    assert len(found.curve) == len(found.record.entries) + 1


def test_a_finished_game_ends_with_its_result() -> None:
    record = game_of("millefiori", ("random", "random"), 999)
    found = review(record, 1, Effort(1, 0, 1))
    assert found.over
    assert list(found.curve[-1]) == record.replay().scores()
    mine, other = record.replay().scores()
    assert found.account(0).result == mine - other


@pytest.mark.parametrize("key", titles())
def test_luck_is_what_became_known_and_nothing_else(key: str) -> None:
    found = reviewed(key)
    reel = Reel(found.record)
    for moment, step in zip(reel.moments, found.steps, strict=True):
        if not moment.revealed:
            assert set(step.luck) == {0.0}
    lucky = [step for step in found.steps if any(step.luck)]
    assert bool(lucky) == found.title.chance


@pytest.mark.parametrize("key", titles())
def test_with_a_seed_it_is_the_same(key: str) -> None:
    record = game_of(key, ("random", "random"), 12)
    one, other = (review(record, 3, QUICK).to_json() for _ in range(2))
    assert one == other


@pytest.mark.parametrize("key", titles())
def test_a_decision_is_judged_by_what_its_player_could_know(key: str) -> None:
    """A record that differs in what a seat could not see gets the same verdict of what it did."""
    record = game_of(key, ("random", "random"), 20)
    reel = Reel(record)
    number = max(n for n in range(20) if len(reel.match(n).legal_actions(record.entries[n].seat)) > 1)
    seat, action = record.entries[number]
    verdicts = []
    for seed in (1, 2):
        other = guessed_branch(reel, number, seat, seeded(seed), "test")
        other.entries.append(Entry(seat, action))
        verdicts.append(review(other, 5, QUICK).decisions[0].verdict)
    assert verdicts[0] == verdicts[1]


@pytest.mark.parametrize("key", titles())
def test_who_plays_at_random_loses_much_more(key: str) -> None:
    found = reviewed(key).to_json()["reviews"]
    assert found[1]["lost"] > 4 * found[0]["lost"]
    assert found[1]["lost"] > 10


@pytest.mark.parametrize("key", titles())
def test_what_it_tells_fits_together(key: str) -> None:
    found = reviewed(key)
    data = found.to_json()
    assert (data["format"], data["title"], data["length"]) == (FORMAT, key, len(found.record.entries))
    assert len(data["curve"]) == len(data["margins"]) == data["length"] + 1
    for told in data["decisions"]:
        assert told["close"] == (told["counted"] == 0.0 and told["best"] != told["action"])
        assert told["grade"] in GRADES
        assert told["close"] or told["counted"] > 2 * told["noise"] - 0.02 or told["grade"] == "best"
    for seat, player in enumerate(data["reviews"]):
        mine = [one for one in data["decisions"] if one["seat"] == player["seat"]]
        assert player["decisions"] == len(mine) == sum(player["grades"].values())
        assert player["lost"] == pytest.approx(sum(one["counted"] for one in mine), abs=0.5)
        assert player["lost"] == pytest.approx(-player["account"]["own"], abs=0.05)
        assert len(player["phases"]) == PHASES
        assert player["lost"] == pytest.approx(sum(phase["lost"] for phase in player["phases"]), abs=0.05)
        assert len(player["dearest"]) <= DEAREST
        costs = [one["counted"] for one in player["dearest"]]
        assert costs == sorted(costs, reverse=True)
        assert all(one["seat"] == player["seat"] for one in player["dearest"])
        if found.unit != PERCENT:
            away = player["given_away"]
            total = sum(away["sources"].values()) + away["later"] + away["rivals"]
            assert total == pytest.approx(player["lost"], abs=0.2)
        assert data["names"][seat] == player["name"]
    assert [one["seat"] for one in found.to_json([1])["reviews"]] == ["B"]


def test_where_nothing_was_learned_there_is_no_review() -> None:
    with pytest.raises(RecordError) as caught:
        review(game_of("burgundy", ("random",), 5))
    assert caught.value.message.key == "review-unlearned"


def test_an_action_that_cannot_be_is_named() -> None:
    record = game_of("caylus", ("random", "random"), 8)
    record.entries[4] = Entry(record.entries[4].seat, 0)
    with pytest.raises(RecordError) as caught:
        review(record, 0, QUICK)
    assert caught.value.message.args["number"] == 5


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    review(game_of("caylus", ("random", "random"), 6), 0, QUICK, lambda done, of: told.append((done, of)))
    assert told == [(n, 6) for n in range(1, 7)]
