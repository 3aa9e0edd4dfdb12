"""Asking a bot: it answers with a legal choice and says what it thinks of the others."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.bots import BOTS, Answer, Bot, Budget, ask, bot
from ludoteca.bots.value import Value
from ludoteca.core.errors import OptionError
from ludoteca.core.game import Game
from ludoteca.core.rng import Rng, seeded
from ludoteca.texts import LANGUAGES, texts


def test_an_opinion_is_of_the_legal_actions_and_the_choice_is_the_best_of_it() -> None:
    match = ludoteca.new("caylus", 2, 3)
    answer = ask("greedy", match.title, match.game, match.player(), seeded(1))
    assert sorted(answer.opinion) == sorted(match.legal_actions())
    assert answer.opinion[answer.action] == max(answer.opinion.values())
    assert len(set(answer.opinion.values())) > 1


def test_who_does_not_judge_has_no_opinion() -> None:
    match = ludoteca.new("millefiori", 2, 3)
    answer = ask("random", match.title, match.game, 0, seeded(1))
    assert (answer.action in match.legal_actions(0), answer.opinion) == (True, {})


def test_nobody_is_asked_who_is_not_known() -> None:
    with pytest.raises(OptionError):
        bot("genius")


class Spy(Bot):
    """Takes the first action there is, and keeps what it was shown."""

    def __init__(self) -> None:
        self.shown: list[Game] = []
        self.budgets: list[Budget] = []

    def answer(self, guess: Game, seat: int, value: Value, rng: Rng, budget: Budget) -> Answer:
        self.shown.append(guess)
        self.budgets.append(budget)
        return Answer(guess.legal_actions(seat)[0], {})


def test_a_bot_is_shown_a_guess_and_told_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy()
    monkeypatch.setitem(BOTS, "spy", spy)
    match = ludoteca.new("millefiori", 3, 3)
    hands = [match.view(seat)["hand"] for seat in range(3)]
    for seed in range(8):
        ask("spy", match.title, match.game, 1, seeded(seed), Budget(guesses=7, milliseconds=20))
    seen = [match.title.view(guess, 1)["hand"] for guess in spy.shown]
    others = [match.title.view(guess, 2)["hand"] for guess in spy.shown]
    assert seen == [hands[1]] * 8
    assert hands[2] not in others
    assert {(budget.guesses, budget.milliseconds) for budget in spy.budgets} == {(7, 20)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", BOTS)
def test_a_bot_has_a_name_and_says_what_it_is_like(key: str, language: str) -> None:
    known = texts(language)
    assert known.has(f"bot-{key}"), f"web.{language}.ftl lacks bot-{key}"
    assert "about" in known.bundle.get_message(f"bot-{key}").attributes, f"bot-{key} has no .about there"
