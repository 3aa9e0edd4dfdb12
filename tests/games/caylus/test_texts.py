"""Prompts promise no more than there is, and the log says everything once."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca import Match
from ludoteca.texts import LANGUAGES, texts
from tests.games.caylus.table import BATCH, PLENTY, favour, moment, play, uses
from tests.games.journal import told

NAMES = ["Ana", "Bo", "Eva"]


def prompt(match: Match, language: str = "en") -> str:
    """The words for whoever is asked."""
    (seat,) = match.deciding()
    return texts(language, "caylus").format(match.title.prompt(match.game, seat).text, NAMES)


@pytest.mark.parametrize(
    ("at", "deniers", "said"),
    [
        (9, 9, "Move the provost up to 3 spaces at one denier each, or leave him."),
        (9, 2, "Move the provost up to 2 spaces at one denier each, or leave him."),
        (9, 1, "Move the provost one space for one denier, or leave him."),
        (28, 2, "Move the provost up to 2 spaces at one denier each, or leave him."),
    ],
)
def test_the_provost_goes_as_far_as_the_money(at: int, deniers: int, said: str) -> None:
    assert prompt(moment("provost", A={"deniers": deniers}, provost=at)) == said


@pytest.mark.parametrize(
    ("seat", "passed", "said"),
    [
        ({}, [], "Place a worker (1 denier) or pass."),
        ({"own": ["mason"]}, [], "Place a worker (1 denier) or pass."),
        ({}, ["B"], "Place a worker (2 deniers) or pass."),
        ({"own": ["cathedral"]}, ["B"], "Place a worker (2 deniers) or pass."),
        ({"own": ["mason"]}, ["B"], "Place a worker (2 deniers, on your own buildings 1) or pass."),
        (
            {"own": ["mason"], "deniers": 1},
            ["B"],
            "Place a worker on a building of your own (1 denier) or pass.",
        ),
    ],
)
def test_a_cheaper_worker_is_told_where_there_is_one(
    seat: dict[str, Any], passed: list[str], said: str
) -> None:
    assert prompt(moment("placing of A", A=seat, passed=passed)) == said


def test_a_peddler_says_how_many_cubes() -> None:
    assert prompt(uses("fixed_peddler")) == "Buy one cube from the fixed peddler, or do without."
    match = uses("wood_peddler")
    assert prompt(match) == "Buy up to 2 cubes from the peddler, or do without."
    play(match, "buy cube=food")
    assert prompt(match) == "Buy one more cube from the peddler, or leave it at that."
    assert prompt(uses("wood_peddler", deniers=1)) == "Buy one cube from the peddler, or do without."


def test_the_alchemist_says_how_many_cubes() -> None:
    match = uses("alchemist", cubes={"food": 9, "cloth": 9})
    play(match, "exchange rate=alchemist-2")
    assert prompt(match) == "Choose 4 cubes to pay, no gold."
    play(match, "pay cube=food", "pay cube=food")
    assert prompt(match) == "Choose 2 more cubes to pay, no gold."
    play(match, "pay cube=food")
    assert prompt(match) == "Choose one more cube to pay, no gold."


def test_a_favour_says_what_it_can_do() -> None:
    line = "Royal favour: take a cube that your columns give, or do without."
    assert prompt(favour("resources", 2)) == line
    assert prompt(favour("resources", 4)) == line
    trades = favour("resources", 4, A={"cubes": {"gold": 1}, "favours": {"resources": 3}})
    assert "or give one of yours for two others" in prompt(trades)
    play(trades, "trade cube=gold")
    assert prompt(trades) == "Take 2 cubes of your choice, no gold."
    play(trades, "take cube=food")
    assert prompt(trades) == "Take one more cube of your choice, no gold."
    build = {"cubes": dict(PLENTY), "favours": {"buildings": 1}}
    assert "build as your columns allow" in prompt(favour("buildings", 2, A=build))
    either = {"cubes": dict(PLENTY), "favours": {"buildings": 3}}
    assert "build or make a residence" in prompt(favour("buildings", 4, A=either))
    residence = {"cubes": {"cloth": 1}, "favours": {"buildings": 3}}
    assert "make a residence for one cloth" in prompt(
        favour(
            "buildings", 4, A=residence, B={"own": ["church", "lawyer", "wood_marketplace", "wood_peddler"]}
        )
    )


@pytest.mark.parametrize(
    ("score", "said"),
    [(0, "or do without."), (1, "or lose 1 point."), (2, "or lose 2 points."), (9, "or lose 2 points.")],
)
def test_nobody_is_threatened_with_points_not_there(score: int, said: str) -> None:
    seat = {"cubes": {food: 2 * n for food, n in BATCH.items()}, "points": {"visits": score}}
    match = moment("castle", castle=["A"], A=seat)
    assert prompt(match).endswith(said)
    play(match, "deliver batch=food-wood-stone")
    assert prompt(match).endswith("or leave it at that.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_is_named_in_one_number_or_the_other(language: str) -> None:
    match = play(moment("castle", castle=["A"], A={"cubes": BATCH}, bailiff=17, scored=1), "decline")
    words = texts(language, "caylus")
    (line,) = [
        words.format(match.title.tell(note), NAMES)
        for note in match.journal[-1]
        if note.kind.key == "section"
    ]
    assert line == {"en": "The castle is scored: walls.", "es": "Se puntúa el castillo: murallas."}[language]


def test_an_exchange_is_told_once() -> None:
    match = play(uses("bank"), "exchange rate=bank-1")
    assert [line for line in told(match) if "gold" in line] == []
    assert told(match)[0] == "A exchanged bank-1"


def test_a_loss_of_nothing_is_not_told() -> None:
    poor = play(moment("castle", castle=["A"], A={"cubes": BATCH}), "decline")
    assert [line for line in told(poor) if "losses" in line] == []
    rich = play(moment("castle", castle=["A"], A={"cubes": BATCH, "points": {"visits": 1}}), "decline")
    assert [line for line in told(rich) if "losses" in line] == ["A scored -1 losses"]
