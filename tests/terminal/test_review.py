"""``ludoteca review``: told to people, given to programs, and clear about what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.rng import seeded
from ludoteca.study.review import FORMAT
from ludoteca.terminal.review import sparks
from ludoteca.workers.job import Budget
from ludoteca.workers.jobs import JOBS
from tests.terminal.conftest import Run


@pytest.fixture
def record(tmp_path: Path) -> str:
    """The first actions of a random game."""
    match, rng = ludoteca.new("millefiori", 2, 3), seeded(3)
    for _ in range(10):
        legal = match.legal_actions()
        match.play(legal[rng.below(len(legal))])
    match.record.names.update({0: "Ana", 1: "Bea"})
    path = tmp_path / "game.record"
    path.write_text(match.record.write(), encoding="utf-8")
    return str(path)


def test_it_tells_of_every_player_and_what_would_have_been_better(ludoteca_: Run, record: str) -> None:
    answer = ludoteca_("review", record, "--budget", "2")
    assert answer.code == 0
    assert "Ana" in answer.out
    assert "Bea" in answer.out
    assert "Lost by decisions" in answer.out
    assert "better:" in answer.out
    assert "Message(" not in answer.out
    assert answer.out == ludoteca_("review", record, "--budget", "2").out


def test_it_speaks_spanish_of_one_player(ludoteca_: Run, record: str) -> None:
    answer = ludoteca_("review", record, "--budget", "2", "--seat", "B", "--language", "es")
    assert "Perdido en decisiones" in answer.out
    assert "Ana\n" not in answer.out
    assert "Message(" not in answer.out


def test_programs_get_the_declared_form_as_the_job_gives_it(ludoteca_: Run, record: str) -> None:
    data = ludoteca_("review", record, "--budget", "2", "--json").json()
    assert (data["format"], data["length"], data["names"]) == (FORMAT, 10, ["Ana", "Bea"])
    told: list[object] = []
    text = Path(record).read_text(encoding="utf-8")
    job = JOBS["review"]({"record": text, "seed": 0}, Budget(600.0, {"guesses": 2}), told.append)
    assert job == data
    assert told[-1] == [10, 10]
    one = ludoteca_("review", record, "--budget", "2", "--seat", "B", "--json").json()
    assert [player["seat"] for player in one["reviews"]] == ["B"]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--budget", "0"], "--budget"),
        (["--seat", "C"], "C"),
    ],
)
def test_what_cannot_be_asked_for_is_named(
    ludoteca_: Run, record: str, words: list[str], problem: str
) -> None:
    answer = ludoteca_("review", record, *words)
    assert (answer.code, answer.out) == (2, "")
    assert problem in answer.err


def test_a_bad_record_is_refused_with_what_is_wrong(ludoteca_: Run, record: str, tmp_path: Path) -> None:
    text = Path(record).read_text(encoding="utf-8")
    bad = tmp_path / "bad.record"
    bad.write_text(text + "A sail\n", encoding="utf-8")
    answer = ludoteca_("review", str(bad), "--budget", "1")
    assert answer.code == 2
    assert "11" in answer.err
    bad.write_text("nonsense", encoding="utf-8")
    assert ludoteca_("review", str(bad)).code == 2


def test_a_curve_is_a_row_of_bars() -> None:
    assert sparks([0.0, 5.0, 10.0], 0.0, 10.0) == "▁▅█"
    assert sparks([1.0, 1.0], 1.0, 1.0) == "▁▁"
    assert len(sparks([float(n) for n in range(500)], 0.0, 499.0)) == 64
