"""``ludoteca puzzles``: listed, tried with three tries, played on from, and mined."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.title import Title
from ludoteca.study.puzzles import Puzzle, puzzle, puzzles, read_puzzle
from ludoteca.terminal import puzzles as command
from ludoteca.texts import texts
from tests.terminal.conftest import Run
from tests.unlearned import forget


def wrong(one: Puzzle, many: int) -> list[str]:
    """Choices that are not the best, as written."""
    return [choice["action"] for choice in one.data["verdict"]["choices"][1 : many + 1]]


def test_every_title_is_counted_and_its_puzzles_are_listed(ludoteca_: Run) -> None:
    answer = ludoteca_("puzzles")
    assert answer.code == 0
    for key in ludoteca.titles():
        assert f"({key}): {len(puzzles(key))} puzzles" in answer.out
    listed = ludoteca_("puzzles", "caylus").out
    assert len(listed.splitlines()) == len(puzzles("caylus")) + 1
    assert "ludoteca puzzles caylus 1" in listed
    assert "opciones" in ludoteca_("puzzles", "caylus", "--language", "es").out


@pytest.mark.parametrize("key", ludoteca.titles())
def test_the_best_solves_it_at_once(ludoteca_: Run, key: str) -> None:
    one = puzzle(key, 2)
    answer = ludoteca_("puzzles", key, "2", typed=f"{one.best}\n\n")
    assert answer.code == 0
    assert "Solved:" in answer.out
    assert "Message(" not in answer.out
    words = texts("en", key)
    for why in one.why(one.best):
        told = words.format(why, tuple("ABCDE"))
        assert " ".join(told.split()) in " ".join(answer.out.split())


def test_whoever_gives_up_sees_the_best_and_may_play_on(ludoteca_: Run) -> None:
    one = puzzle("caylus", 1)
    answer = ludoteca_("puzzles", "caylus", "1", typed="\n".join([*wrong(one, 1), "s", "", ""]))
    assert answer.code == 0
    assert "Type s to give up" in answer.out
    assert "The best:" in answer.out
    assert "Type p to play on" in answer.out


@pytest.mark.parametrize("key", ["millefiori", "duel"])
def test_after_three_tries_the_best_is_shown_with_the_cost_of_each(ludoteca_: Run, key: str) -> None:
    one = puzzle(key, 1)
    tried = wrong(one, 3)
    answer = ludoteca_("puzzles", key, "1", typed="\n".join([*tried, "", ""]))
    for written in tried:
        assert f"{one.choice(written)['loss']:.1f}" in answer.out
    assert "The best:" in answer.out
    assert "Solved:" not in answer.out
    spanish = ludoteca_("puzzles", key, "1", "--language", "es", typed="\n".join([*tried, "", ""]))
    assert "La mejor:" in spanish.out


def test_what_cannot_be_done_costs_no_try(ludoteca_: Run) -> None:
    one = puzzle("millefiori", 1)
    typed = ["frobnicate", "999", *wrong(one, 2), one.best, ""]
    assert "Solved:" in ludoteca_("puzzles", "millefiori", "1", typed="\n".join([*typed, ""])).out


def test_one_may_leave_at_any_time_and_play_on(ludoteca_: Run) -> None:
    one = puzzle("millefiori", 1)
    assert ludoteca_("puzzles", "millefiori", "1").code == 0
    answer = ludoteca_("puzzles", "millefiori", "1", typed=f"{one.best}\np\n{one.best}\nq\n")
    assert answer.code == 0
    assert "millefiori-1.record" in answer.out
    assert one.best in Path("millefiori-1.record").read_text(encoding="utf-8")


def test_where_nothing_was_learned_nothing_is_mined(ludoteca_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    forget(monkeypatch, "burgundy")
    answer = ludoteca_("puzzles", "mine", "burgundy", "--players", "1")
    assert answer.code != 0
    assert "of burgundy with one player nothing was" in " ".join(answer.err.split())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "There is no game “chess”"),
        (["duel", "999"], "no puzzle 999"),
        (["duel", "first"], "must be a whole number"),
        (["duel", "--games", "3"], "--games is for mining"),
        (["duel", "--seed", "0"], "--seed is for mining"),
        (["mine"], "Which game?"),
        (["mine", "chess"], "There is no game “chess”"),
        (["mine", "duel", "--games", "0"], "--games must be a whole number"),
    ],
)
def test_what_a_person_gets_wrong_is_explained(ludoteca_: Run, words: list[str], said: str) -> None:
    answer = ludoteca_("puzzles", *words)
    assert answer.code == 2
    assert said in answer.err


def test_what_is_mined_is_written_a_file_each(ludoteca_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int, int, int | None]] = []

    def mine(title: Title[Any], seed: int, number: int, players: int | None) -> Iterator[Puzzle]:
        asked.append((title.key, seed, number, players))
        yield puzzles(title.key)[number]

    monkeypatch.setattr(command, "mine", mine)
    answer = ludoteca_("puzzles", "mine", "duel", "--games", "2", "--seed", "5", "--folder", "found")
    assert answer.code == 0
    assert asked == [("duel", 5, 0, None), ("duel", 5, 1, None)]
    for one in puzzles("duel")[:2]:
        text = Path("found", f"{one.key}.json").read_text(encoding="utf-8")
        assert read_puzzle(one.title, one.key, text) == one
