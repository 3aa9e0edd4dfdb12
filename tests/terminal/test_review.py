"""``ludoteca review``: told to people, given to programs, and clear about what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.rng import seeded
from ludoteca.study.review import FORMAT
from ludoteca.terminal.review import sparks
from ludoteca.workers.job import Budget
from ludoteca.workers.jobs import JOBS
from tests.server.visitors import patched
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


# --- as a page --------------------------------------------------------------------------------------------


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that is nothing but the film."""
    file = tmp_path / "film.html"
    file.write_text("{{film}}", encoding="utf-8")
    monkeypatch.setattr("ludoteca.server.film_page.PAGE", file)


@pytest.mark.usefixtures("page")
def test_a_page_has_the_review_the_film_and_both_boards_of_dear_decisions(
    ludoteca_: Run, record: str, tmp_path: Path
) -> None:
    data = ludoteca_("review", record, "--budget", "2", "--json").json()
    folder = tmp_path / ("a-folder-with-a-name-wider-than-any-terminal" * 3)
    folder.mkdir()
    file = folder / "page.html"
    answer = ludoteca_("review", record, "--budget", "2", "--html", str(file))
    assert answer.code == 0
    assert str(file) in answer.out
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["review"]["margins"] == data["margins"]
    assert [film["eyes"] for film in found["films"]] == [None, 0, 1, "all"]
    dear = [(one, player) for player in data["reviews"] for one in player["dearest"]]
    assert dear
    assert [one["move"] for one in found["boards"]] == [one["moment"] for one, _ in dear]
    match = ludoteca.read_record(record)
    for boards, (one, player) in zip(found["boards"], dear, strict=True):
        seat = "AB".index(player["seat"])
        instead = match.record.replay(one["moment"])
        instead.play(one["best"], seat)
        assert boards["played"]["view"] == match.record.replay(one["moment"] + 1).view(seat)
        assert patched(boards["played"], boards["instead"])["view"] == instead.view(seat)


@pytest.mark.usefixtures("page")
def test_a_page_goes_beside_the_record_if_nobody_says_where(
    ludoteca_: Run, record: str, tmp_path: Path
) -> None:
    assert ludoteca_("review", record, "--budget", "1", "--seat", "B", "--html").code == 0
    found = json.loads((tmp_path / "game-review.html").read_text(encoding="utf-8"))
    assert [player["seat"] for player in found["review"]["players"]] == [1]


@pytest.mark.usefixtures("page")
def test_a_page_and_data_exclude_each_other(ludoteca_: Run, record: str) -> None:
    answer = ludoteca_("review", record, "--html", "x.html", "--json")
    assert (answer.code, answer.out) == (2, "")
    assert "--json" in answer.err


def test_where_no_page_was_built_nothing_is_judged_first(
    ludoteca_: Run, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.server.film_page.PAGE", Path("nowhere.html"))
    monkeypatch.setattr("ludoteca.terminal.review.review", lambda *_: pytest.fail("judged for nothing"))
    answer = ludoteca_("review", record, "--html", "x.html")
    assert answer.code == 2
    assert "make web" in answer.err


def test_more_guesses_are_what_a_budget_buys(ludoteca_: Run, record: str) -> None:
    few, many = (ludoteca_("review", record, "--budget", n, "--json").json() for n in ("1", "5"))
    assert (few["guesses"], many["guesses"]) == (1, 5)
    assert all(one["noise"] == 0.0 for one in few["decisions"])
    assert any(one["noise"] > 0.0 for one in many["decisions"])
