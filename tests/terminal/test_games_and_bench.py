"""The list of games, and the small benchmark."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.terminal import bench
from tests.terminal.conftest import Run


def test_games_are_listed(ludoteca_: Run) -> None:
    answer = ludoteca_("games")
    assert answer.code == 0
    assert "Mille Fiori" in answer.out
    assert "2, 3, 4 players" in answer.out
    assert "--option tactical=no|yes" in answer.out


def test_games_for_programs(ludoteca_: Run) -> None:
    found = ludoteca_("games", "--json").json()
    assert [game["key"] for game in found] == list(ludoteca.titles())


@pytest.fixture
def one_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "titles", lambda: ("millefiori",))
    monkeypatch.setattr(bench, "can_compare", lambda root: False)


@pytest.mark.usefixtures("one_title")
def test_a_quick_benchmark(ludoteca_: Run) -> None:
    found = ludoteca_("bench", "--quick", "--json").json()
    assert [row["players"] for row in found["measured"]] == [2, 3, 4]
    assert all([row["decisions_per_second"] > 100 for row in found["measured"]])
    answer = ludoteca_("bench", "--quick")
    assert "Mille Fiori" in answer.out
    assert "make bench" in answer.out


def test_the_record_it_replays_is_a_whole_game() -> None:
    record = bench.random_record(ludoteca.title("millefiori"), 2)
    assert record.replay().over()
