"""``ludoteca simulate``: its reports, and the records it keeps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.terminal.conftest import Run


def test_the_report_for_programs(ludoteca_: Run) -> None:
    words = ["simulate", "millefiori", "--games", "2", "--cores", "1", "--seed", "5", "--json"]
    found = ludoteca_(*words, "--players", "3", "--option", "tactical=yes").json()
    assert found["options"]["tactical"] is True
    assert [showing["bot"] for showing in found["bots"]] == ["greedy", "random"]
    assert sum([showing["wins"] for showing in found["bots"]]) == pytest.approx(2)
    again = ludoteca_(*words, "--players", "3", "--option", "tactical").json()
    assert timeless(found) == timeless(again)


def timeless(found: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if "second" not in key}


def test_the_report_for_people(ludoteca_: Run) -> None:
    answer = ludoteca_("simulate", "millefiori", "--bots", "random", "--games", "6", "--language", "es")
    assert answer.code == 0
    assert "6 partidas de 2 jugadores" in answer.out
    assert answer.err == "", "no progress bar where nobody watches"


def test_greedy_beats_random(ludoteca_: Run) -> None:
    """The strength itself is measured by the benchmarks; this bound cannot fail by chance."""
    found = ludoteca_("simulate", "millefiori", "--games", "8", "--json").json()
    assert found["bots"][0]["wins"] >= 6


def test_records_are_kept_on_request(ludoteca_: Run) -> None:
    words = ["simulate", "millefiori", "--bots", "random", "--games", "4", "--cores", "2", "--seed", "5"]
    assert ludoteca_(*words, "--records", "kept/here").code == 0
    kept = sorted(Path("kept/here").iterdir())
    assert len(kept) == 4
    for path in kept:
        assert ludoteca_("verify", str(path)).code == 0


def test_a_folder_that_cannot_be_written_is_told(ludoteca_: Run) -> None:
    Path("taken").write_text("a file", encoding="utf-8")
    answer = ludoteca_("simulate", "millefiori", "--games", "1", "--records", "taken")
    assert (answer.code, "taken cannot be written" in answer.err) == (2, True)
    Path("full/millefiori-0-00000.record").mkdir(parents=True)
    answer = ludoteca_("simulate", "millefiori", "--bots", "random", "--games", "1", "--records", "full")
    assert (answer.code, "full cannot be written" in answer.err) == (2, True)
