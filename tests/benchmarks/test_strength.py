"""The contests that measure the bots: declared for every title, resumed, never played twice, honest."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from benchmarks import ladder, strength
from benchmarks.ladder import LEVELS, Contest, contests, contests_of
from benchmarks.strength_page import write_page
from ludoteca.arena.game import Outcome
from ludoteca.arena.plan import Plan
from ludoteca.arena.play import play_here
from ludoteca.games import title, titles
from ludoteca.terminal import arena
from ludoteca.terminal.main import make_parser

SHORT = Contest("millefiori/short", "yardstick", 2, ("greedy", "random"), games=4)


def test_every_contest_is_a_command_that_plays_the_same_plan() -> None:
    parser = make_parser("en", ["arena"])
    for contest in contests():
        words = shlex.split(contest.command())[1:]
        assert arena.read_plan(parser.parse_args(words)) == contest.plan()
    assert len({contest.name for contest in contests()}) == len(contests())


def test_every_contest_is_long_enough_for_a_claim() -> None:
    for contest in contests():
        plan = contest.plan()
        for bot in set(plan.bots):
            games = len([game for game in range(plan.games) if bot in plan.lineup(game)])
            assert games >= ladder.ENOUGH, contest.name


@pytest.mark.parametrize("key", titles())
def test_the_whole_ladder_is_measured(key: str) -> None:
    """All levels at two players; each pair of neighbours wherever more can play."""
    found = contests_of(key)
    assert [set(one.bots) for one in found if one.kind == "ladder"] == [{*ladder.LEVELS, ladder.YARDSTICK}]
    counts = [players for players in title(key).players if players > 2]
    pairs = len(ladder.LEVELS) - 1
    assert [one.players for one in found if one.kind == "neighbours"] == [
        players for players in counts for _ in range(pairs)
    ]
    assert all([one.target for one in found if one.kind == "strongest"])


def timeless(line: dict[str, Any]) -> dict[str, Any]:
    shown = {key: value for key, value in line["shown"].items() if "second" not in key}
    shown["bots"] = [
        {key: value for key, value in bot.items() if "second" not in key} for bot in line["shown"]["bots"]
    ]
    return {**line, "date": "", "shown": shown}


def test_an_interrupted_contest_goes_on_where_it_was(tmp_path: Path) -> None:
    played: list[int] = []

    def counted(plan: Plan, numbers: Sequence[int], keep: bool) -> Iterator[list[Outcome]]:
        for number in numbers:
            played.append(number)
            yield from play_here(plan, [number], keep)

    def stopped(plan: Plan, numbers: Sequence[int], keep: bool) -> Iterator[list[Outcome]]:
        yield from counted(plan, numbers[:2], keep)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        strength.play(SHORT, stopped, tmp_path)
    (part,) = tmp_path.iterdir()
    with part.open("a", encoding="utf-8") as file:
        file.write("[3, [")  # what a power cut leaves
    again = strength.play(SHORT, counted, tmp_path)
    assert played == [0, 1, 2, 3]
    assert list(tmp_path.iterdir()) == []
    assert timeless(again) == timeless(strength.play(SHORT, play_here, tmp_path))


def test_a_contest_is_known_by_who_played_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    strength.remember(SHORT, strength.play(SHORT, play_here, tmp_path / "part"), tmp_path)
    found = strength.known(tmp_path)
    assert strength.find(SHORT, found) == found[0]
    assert strength.find(replace(SHORT, games=6), found) is None
    monkeypatch.setattr(
        strength, "identities", lambda plan: {"greedy": "another network", "random": "random"}
    )
    assert strength.find(SHORT, found) is None, "another network has to play for itself"


def shown(contest: Contest, games: int) -> dict[str, Any]:
    """A line about a contest, as if it had been played."""
    bots = list(dict.fromkeys(contest.bots))
    return {
        **strength.who(contest),
        "date": "2026-01-02T03:04:05+00:00",
        "engine": "compiled",
        "shown": {
            "games": games,
            "core_seconds": 7200.0,
            "bots": [
                {
                    "bot": bot,
                    "games": games,
                    "win_rate": 0.5,
                    "win_rate_95": [0.4, 0.6],
                    "mean_score": 210.0,
                    "mean_score_95": [200.0, 220.0],
                    "milliseconds_per_decision": 10.0 ** (number - 2),
                }
                for number, bot in enumerate(bots)
            ],
            "ratings": {
                "ahead": [
                    {"bot": other, "of": bot, "by": [90.0, 80.0, 99.0]}
                    for number, bot in enumerate(bots)
                    for other in bots[number + 1 :]
                ]
            },
        },
    }


@pytest.mark.parametrize("games", [399, 400])
def test_the_lobby_hears_of_the_ladder_alone_and_not_of_few_games(games: int, tmp_path: Path) -> None:
    for contest in contests():
        (tmp_path / contest.title).mkdir(exist_ok=True)
        strength.publish(contest, shown(contest, games), tmp_path)
    written = sorted(path.parent.name for path in tmp_path.glob("*/ratings.json"))
    assert written == (sorted(titles()) if games == 400 else [])
    for path in tmp_path.glob("*/ratings.json"):
        found = json.loads(path.read_text(encoding="utf-8"))
        assert list(found) == list(LEVELS)
        assert found[LEVELS[-1]]["rating"] == 1500 - 90
        assert found[LEVELS[-1]]["interval"] == [1500 - 99, 1500 - 80]


@pytest.mark.parametrize("games", [399, 400])
def test_a_network_says_how_strong_it_is_once_and_not_after_few_games(games: int, tmp_path: Path) -> None:
    for name, players in (("alone", [1]), ("rivals", [2, 3, 4])):
        file = tmp_path / "burgundy" / "values" / f"{name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({"players": players, "strength": []}), encoding="utf-8")
    for contest in 2 * contests_of("burgundy"):
        strength.inscribe(contest, shown(contest, games), tmp_path)
    found = [
        [one["command"].split(" --bots")[0] for one in json.loads(file.read_text("utf-8"))["strength"]]
        for file in sorted(tmp_path.glob("burgundy/values/*.json"))
    ]
    rivals = [f"ludoteca arena burgundy --players {players} --option duchy=random" for players in (2, 4)]
    assert found == ([["ludoteca arena burgundy --players 1"], rivals] if games == 400 else [[], []])


@pytest.mark.parametrize("games", [399, 400])
def test_the_page_claims_nothing_on_few_games(games: int, tmp_path: Path) -> None:
    lines = {contest.name: shown(contest, games) for contest in contests()}
    write_page(tmp_path, list(lines.values()), lines)
    page = (tmp_path / "STRENGTH.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| ") and "–" in line]
    assert len(rows) > len(lines)
    claims = [row for row in rows if "| yes |" in row or "**no**" in row]
    assert bool(claims) == (games >= ladder.ENOUGH)
    assert ("too few for a claim" in page) == (games < ladder.ENOUGH)
    assert "earlier bots" not in page
    assert all([contest.command() in page for contest in contests()])


def test_the_page_says_who_played_and_what_is_old(tmp_path: Path) -> None:
    contest = contests_of("millefiori")[0]
    line = shown(contest, 400)
    line["identities"] = {bot: f"{bot} 1234abcd" for bot in contest.bots}
    write_page(tmp_path, [line], {})
    page = (tmp_path / "STRENGTH.md").read_text(encoding="utf-8")
    assert "Mille Fiori (earlier bots)" in page
    assert "greedy 1234abcd" in page
    assert "millefiori/strongest-2" in page, "what is declared and not played is named"
    assert "ratings.svg" in page
    assert "points.svg" not in page, "nothing of the kind was played: there is nothing to draw"


def test_pictures_are_drawn(tmp_path: Path) -> None:
    lines = {contest.name: shown(contest, 400) for contest in contests()}
    write_page(tmp_path, [], lines)
    ratings = ElementTree.parse(tmp_path / "strength" / "ratings.svg").getroot()
    words = {text.text for text in ratings.iter("{http://www.w3.org/2000/svg}text")}
    assert {"Mille Fiori", "greedy", "milliseconds"} <= words
    points = ElementTree.parse(tmp_path / "strength" / "points.svg").getroot()
    words = {text.text for text in points.iter("{http://www.w3.org/2000/svg}text")}
    assert {"people online", "218.2", "210.0"} <= words
