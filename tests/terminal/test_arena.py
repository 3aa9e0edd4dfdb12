"""``ludoteca arena``: its reports, and the records it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.terminal.conftest import Run

WORDS = ("arena", "millefiori", "--cores", "1", "--seed", "5")


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    """A report without what the clock says."""
    bots = [{key: value for key, value in bot.items() if "second" not in key} for bot in found["bots"]]
    return {key: value for key, value in found.items() if "second" not in key} | {"bots": bots}


def test_the_report_for_programs(ludoteca_: Run) -> None:
    words = [*WORDS, "--bots", "greedy,random,random", "--games", "4", "--option", "tactical", "--json"]
    found = ludoteca_(*words).json()
    assert found["players"] == 3, "as many as bots are named"
    assert (found["games"], found["deals"]) == (6, 2), "the last deal is played by all"
    assert found["lineup"] == ["greedy", "random", "random"]
    greedy, rest = found["bots"]
    assert (greedy["games"], rest["games"]) == (6, 6)
    assert greedy["wins"] + rest["wins"] == pytest.approx(6)
    assert greedy["mean_score_95"][0] < greedy["mean_score"] < greedy["mean_score_95"][1]
    assert greedy["milliseconds_per_decision"] > 0
    assert list(found["ratings"]["bots"]) == ["greedy", "random"], "the best first"
    rating, low, high = found["ratings"]["bots"]["greedy"]
    assert low < rating < high
    assert timeless(ludoteca_(*words).json()) == timeless(found)


def test_the_report_for_people_fits_a_terminal(ludoteca_: Run) -> None:
    for language, said in (("en", "ahead of random on the rating scale"), ("es", "aventaja a random")):
        words = ["--bots", "greedy,random", "--games", "20", "--until", "0.05", "--language", language]
        answer = ludoteca_(*WORDS, *words)
        assert answer.code == 0
        assert said in answer.out
        assert "…" not in answer.out
        assert max([len(line) for line in answer.out.splitlines()]) <= 80
        assert answer.err == "", "no progress bar where nobody watches"


def test_a_bot_among_its_like_has_points_and_no_rating(ludoteca_: Run) -> None:
    found = ludoteca_(*WORDS, "--bots", "random", "--players", "4", "--games", "3", "--json").json()
    assert (found["games"], found["deals"]) == (3, 3), "every deal once"
    assert found["ratings"] is None
    assert found["bots"][0]["mean_score"] > 0


def test_it_says_whether_it_is_certain_who_is_better(ludoteca_: Run) -> None:
    words = [*WORDS, "--bots", "greedy,random"]
    assert ludoteca_(*words, "--games", "2", "--until", "0.05", "--json").json()["decided"] is False
    found = ludoteca_(*words, "--until", "0.05", "--json").json()
    assert (found["decided"], found["games"]) == (True, 20)


def test_records_are_kept_on_request(ludoteca_: Run) -> None:
    words = ["arena", "millefiori", "--bots", "random,greedy", "--games", "4", "--cores", "2"]
    assert ludoteca_(*words, "--records", "kept/here").code == 0
    kept = sorted(Path("kept/here").iterdir())
    assert len(kept) == 4
    for path in kept:
        assert ludoteca_("verify", str(path)).code == 0
    first, second = [path.read_text(encoding="utf-8").splitlines() for path in kept[:2]]
    assert [line for line in first if line.startswith("seed")] == [
        line for line in second if line.startswith("seed")
    ]
