"""Reviews: they add up, are blind to what a player could not know, and tell good play from bad."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import OFFERED, ask
from ludoteca.bots.network import Network, weights_of
from ludoteca.bots.value import Learned
from ludoteca.core.errors import RecordError
from ludoteca.core.game import EndTurn, Game, InAnyOrder, Step
from ludoteca.core.match import Match
from ludoteca.core.record import Entry, Record
from ludoteca.core.rng import seeded
from ludoteca.games import titles
from ludoteca.study.branch import guessed_branch
from ludoteca.study.reel import Reel
from ludoteca.study.review import DEAREST, FORMAT, PHASES, Review, review
from ludoteca.study.verdict import GRADES, GRAINS, PERCENT, Effort
from tests.core import toy as fair
from tests.unlearned import forget

QUICK = Effort(2, 0, 3)
ENOUGH = 5
"""Decisions of a seat among which there is one that hangs on what is hidden."""
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
    return review(game_of(key, (OFFERED[-1], "random"), LENGTHS.get(key, 30)), 7, QUICK)


@pytest.mark.parametrize("key", titles())
def test_decisions_luck_and_second_thoughts_add_up_to_the_result(key: str) -> None:
    found = reviewed(key)
    for side in (0, 1):
        account = found.account(side)
        parts = (account.own, account.others, account.luck, account.second_thoughts)
        assert account.start + math.fsum(parts) == pytest.approx(account.result)
        assert account.own <= 0.0
    assert len(found.curve) == len(found.record.entries) + 1


class Oracle(Learned):
    """Knows how a fair without hidden cards will end if all play their best, as no learned eye does."""

    def __init__(self) -> None:
        super().__init__(Network(1, 1, [0.0] * weights_of(1, 1)), "points", lambda game, rows: None, 2)
        self.known: dict[tuple[object, ...], list[float]] = {}

    def outcome(self, game: Game) -> list[float]:
        assert isinstance(game, fair.Fair)
        return [score + more for score, more in zip(game.scores(), self._to_come(game), strict=True)]

    def _to_come(self, game: fair.Fair) -> list[float]:
        """What each will score from here on; it depends on coins and on what is left to do."""
        if not game.stack:
            return [0.0, 0.0]
        coins = tuple([merchant.coins for merchant in game.merchants])
        here = (coins, game.owner, *[_told(step) for step in game.stack])
        if here not in self.known:
            seat = game.player()
            after = [self._after(game, action) for action in game.legal_actions(seat)]
            self.known[here] = max(after, key=lambda to_come: to_come[seat] - to_come[1 - seat])
        return self.known[here]

    def _after(self, game: fair.Fair, action: int) -> list[float]:
        """The mean over all that may come of it: three numbers of coins, or one thing."""
        found: dict[int, list[float]] = {}
        for seed in range(40 if action == fair.ROLL else 1):
            after, before = game.clone(), game.scores()
            after.determinize(game.player(), seeded(seed))
            after.apply(action, game.player())
            coins = sum([merchant.coins for merchant in after.merchants])
            scored = [now - was for now, was in zip(after.scores(), before, strict=True)]
            if coins not in found:
                found[coins] = [sum(pair) for pair in zip(self._to_come(after), scored, strict=True)]
        return [sum(of_side) / len(found) for of_side in zip(*found.values(), strict=True)]


def _told(step: Step[Any]) -> tuple[object, ...]:
    steps = step.steps if isinstance(step, InAnyOrder) else ()
    return (type(step).__name__, step.player, *[type(one).__name__ for one in steps])


def an_open_fair(rounds: int, seed: int) -> Record:
    """Turns in which all lies open but the dice, taken at random."""
    game = fair.TITLE.start(2, seeded(seed), {})
    game.stack = [fair.Close()]
    for seat in rounds * (1, 0):
        game.stack += [EndTurn(seat), fair.TakeTurn(seat), fair.Begin(seat)]
    position = fair.TITLE.format.write(game)
    match, chance = Match.of(Record(fair.TITLE, 2, {}, position, False)), seeded(seed)
    while not match.over():
        legal = match.legal_actions()
        match.play(legal[chance.below(len(legal))])
    return match.record


@pytest.mark.parametrize("seed", [3, 6, 7, 9])
def test_to_an_eye_that_never_errs_decisions_and_luck_are_all_there_is(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is found out for itself: something left beyond the noise is missing from one, or counted twice."""
    monkeypatch.setattr("ludoteca.study.review.eye_of", lambda title, seats: Oracle())
    monkeypatch.setitem(GRAINS, fair.TITLE.key, 0.01)
    record = an_open_fair(4, seed)
    found, scores = review(record, seed, Effort(100, 0)), record.replay().scores()
    for side in (0, 1):
        account = found.account(side)
        noise = math.hypot(account.luck_noise, *[one.verdict.of(one.action).noise for one in found.decisions])
        assert abs(account.second_thoughts) <= 3 * noise <= 1.0
        assert min(-account.own, account.others, abs(account.luck)) > 1.0, "there is enough of each"
        assert account.result == scores[side] - scores[1 - side]


def test_no_chance_is_less_than_none_or_more_than_all() -> None:
    found = review(game_of("duel", ("random", "random"), 999), 1, Effort(1, 0, 1))
    assert found.unit == PERCENT
    for chances in found.curve:
        assert min(chances) >= 0.0
        assert sum(chances) == pytest.approx(100.0)


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
    reel, judged = Reel(record), [0, 0]
    for number, (seat, action) in reversed(list(enumerate(record.entries))):
        if judged[seat] == ENOUGH or len(reel.match(number).legal_actions(seat)) < 2:
            continue
        judged[seat] += 1
        verdicts = []
        for seed in (1, 2):
            other = guessed_branch(reel, number, seat, seeded(seed), "test")
            other.entries.append(Entry(seat, action))
            verdicts.append(review(other, 5, QUICK).decisions[0].verdict)
        assert verdicts[0] == verdicts[1]
    assert min(judged) >= 1


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


def test_where_nothing_was_learned_there_is_no_review(monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch, "burgundy")
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


def test_practice_is_reviewed_with_what_was_drawn_anew() -> None:
    match = ludoteca.new("millefiori", players=2, seed=7)
    for _ in range(9):
        match.play(match.legal_actions()[0])
    match.rewind(0, 5)
    for _ in range(4):
        match.play(match.legal_actions()[-1])
    assert match.record.anew
    found = review(match.record, effort=Effort(1, 0, 2))
    assert len(found.curve) == len(match.record.entries) + 1
