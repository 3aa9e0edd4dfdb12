"""Positions of Mille Fiori as somebody may write them: filled in where they may be, else refused."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca.core.errors import PositionError
from ludoteca.games.millefiori.components import CARD_NAMES, SPACE_NAMES
from tests.games.millefiori.table import play, turn

LIME = next(card for card in CARD_NAMES if card.startswith("lime"))


def refused(position: dict[str, Any]) -> str:
    with pytest.raises(PositionError) as error:
        ludoteca.from_position("millefiori", position)
    assert error.value.message.key not in str(error.value), "there is no text for this error"
    return error.value.message.key


@pytest.mark.parametrize("step", ["Prepare", "Round", "Trick", "RoundEnd"])
def test_a_position_waits_for_a_decision_and_no_card_is_dealt_over_another(step: str) -> None:
    assert refused({"stack": [{"step": step}]}) == "position-step"


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"players": 5}, "position-players"),
        ({"players": "two"}, "position-players"),
        ({"players": [{}, 3]}, "position-object"),
        ({"moment": "lunch"}, "position-moment"),
        ({"moment": "turn of C"}, "position-moment"),
        ({"moment": 7}, "position-moment"),
        ({"moment": "choice of A"}, "position-stack"),
        (
            {"tactical": True, "stack": [{"step": "TrickEnd"}, {"step": "KeepCard", "player": "A"}]},
            "position-stack",
        ),
        ({"moment": "turn of A"}, "position-playing"),
        ({"moment": "ship of A", "playing": LIME}, "position-playing"),
        ({"moment": "extra card of A", "playing": LIME}, "position-playing"),
        ({"first": "C"}, "position-seat"),
        ({"first": "AB"}, "position-seat"),
        ({"first": None}, "position-seat"),
        ({"stack": [{"step": "TrickEnd"}], "first": None}, "position-seat"),
        ({"owner": {"W01": "C"}}, "position-seat"),
        ({"bonus": {"B-trade-20": "C"}}, "position-seat"),
        ({"owner": {"X99": "A"}}, "position-name"),
        ({"owner": ["W01"]}, "position-object"),
        ({"owner": {"N21": "A"}}, "position-pyramid"),
        ({"owner": {"N11": "A", "N12": "B", "N21": "A", "N31": "A"}}, "position-pyramid"),
        ({"bonus": {"B-trade-20": "A", "B-trade-5": "A"}}, "position-bonus"),
        ({"players": [{"hand": [None] * 5}, {}]}, "position-name"),
        ({"face_up": [None]}, "position-name"),
        ({"players": [{"hand": [LIME]}, {}]}, "position-hand"),
        ({"players": [{"hand": "all"}, {}]}, "position-list"),
        ({"players": [{"kept": LIME}, {"kept": LIME}]}, "position-census"),
        ({"face_up": [LIME, LIME]}, "position-census"),
        ({"pile": CARD_NAMES[:7]}, "position-pile"),
        ({"left": 3}, "position-census"),
        ({"round": 0}, "position-pile"),
        ({"round": 3, "pile": CARD_NAMES[:10]}, "position-round"),
        ({"round": 99}, "position-number"),
        ({"trick": 3}, "position-number"),
        ({"players": [{"supply": 20, "reserve": 2}, {}]}, "position-census"),
        ({"players": [{"supply": 28, "reserve": 2}, {}]}, "position-number"),
        (
            {"players": [{"supply": 1, "reserve": 2}, {}], "owner": dict.fromkeys(SPACE_NAMES[:27], "A")},
            "position-reserve",
        ),
        ({"players": [{"collected": 1}, {}]}, "position-collected"),
        ({"players": [{"ship": 21}, {}]}, "position-number"),
        ({"owner": dict.fromkeys(SPACE_NAMES[:31], "A")}, "position-number"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(position: dict[str, Any], key: str) -> None:
    assert refused(position) == key


@pytest.mark.rule("bonus.2", "trade.6")
def test_nobody_takes_a_second_bonus_space_in_an_area_whatever_the_position_says() -> None:
    match = turn("swans-1-1", {"A": "T11 T12 T13"}, bonus={"B-trade-5": "A"})
    play(match, "place space=T14")
    assert match.view()["bonus"] == {"B-trade-5": 0}
    assert match.view()["seats"][0]["points"]["bonus"] == 0


def test_what_is_named_stays_and_the_rest_is_filled_in() -> None:
    match = ludoteca.from_position(
        "millefiori",
        {"players": [{"hand": [LIME, "key-1-1", "key-1-2", "key-1-3", "key-2-1"]}, {}, {}], "face_up": []},
    )
    view = match.view(0)
    assert view["hand"] == sorted(view["hand"], key=CARD_NAMES.index)
    assert LIME in view["hand"]
    assert view["face_up"] == []
    assert [seat["hand"] for seat in view["seats"]] == [5, 5, 5]
    assert view["pile"] == 90
    assert match.deciding() == [0, 1, 2]
