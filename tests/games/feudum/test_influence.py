"""Influence: rulers, subjects and serfs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.feudum.table import act, at, options, play, player, ranks, shillings, stars, who
from tests.games.journal import told


def roles(place: dict[str, object]) -> tuple[object, object, object]:
    return place["ruler"], place["subject"], place["serf"]


@pytest.mark.rule("influence.1", "influence.3", "status.15")
def test_a_marker_where_one_has_a_pawn() -> None:
    mine = who("farmer desert_c", "monk sea_e", "monk badlands_c")
    match = act("influence", mine, discs={"desert_c": "farm"})
    assert options(match) == ["influence desert_c", "influence sea_e", "influence badlands_c", "done"]
    assert player(match)["markers"] == 5
    assert stars(match, "farmer") == 1
    play(match, "influence location=desert_c")
    assert roles(at(match, "desert_c")) == (0, False, None)
    assert stars(match, "farmer") == 2
    play(match, "influence location=sea_e", "influence location=badlands_c")
    assert at(match, "badlands_c")["ruler"] == 0
    assert player(match)["markers"] == 2
    assert options(match) == ["play defend"]


@pytest.mark.rule("influence.2")
def test_one_marker_a_place_and_any_may_be_left_out() -> None:
    match = act("influence", who("farmer desert_c", "monk desert_c", "monk sea_e"))
    assert sorted(options(match, "influence")) == ["desert_c", "sea_e"]
    play(match, "influence location=desert_c")
    assert options(match) == ["influence sea_e", "done"]
    none = play(act("influence", who("farmer desert_c")), "done")
    assert "A idle influence" in told(none)
    play(match, "done")
    assert "A idle influence" not in told(match)
    assert at(match, "sea_e")["ruler"] is None
    assert roles(at(match, "desert_c")) == (0, False, None)


@pytest.mark.rule("influence.1")
def test_without_markers_there_is_no_influence() -> None:
    match = act("influence", who("farmer desert_c", markers=0))
    assert options(match) == ["play defend"]
    match = act("influence", who("farmer desert_c", "monk sea_e", markers=1))
    play(match, "influence location=sea_e")
    assert options(match) == ["play defend"]


@pytest.mark.rule("influence.4", "influence.5")
def test_serf_and_subject() -> None:
    match = act("influence", who("farmer desert_c", "monk sea_e"), ruler={"A": "sea_e", "B": "desert_c"})
    play(match, "influence location=desert_c", "influence location=sea_e")
    assert roles(at(match, "desert_c")) == (1, False, 0)
    assert roles(at(match, "sea_e")) == (0, True, None)


@pytest.mark.rule("influence.6", "influence.7")
def test_a_serf_takes_over() -> None:
    match = act(
        "influence",
        who("farmer desert_c"),
        who("farmer sea_e"),
        ruler={"B": "desert_c"},
        serf={"A": "desert_c"},
        discs={"desert_c": "farm"},
    )
    assert ranks(match, "farmer") == "BA"
    play(match, "influence location=desert_c")
    assert roles(at(match, "desert_c")) == (0, True, 1)
    assert ranks(match, "farmer") == "AB"


@pytest.mark.rule("starve.12")
def test_a_seal_goes_with_the_marker_that_becomes_a_subject() -> None:
    match = act(
        "influence",
        who("farmer desert_c"),
        ruler={"B": "desert_c"},
        serf={"A": "desert_c"},
        serf_seals=["desert_c"],
        advanced=True,
    )
    play(match, "influence location=desert_c")
    place = at(match, "desert_c")
    assert (place["subject_seal"], place["serf_seal"]) == (True, False)
    plain = act(
        "influence", who("farmer desert_c"), ruler={"B": "desert_c"}, serf={"A": "desert_c"}, advanced=True
    )
    play(plain, "influence location=desert_c")
    assert at(plain, "desert_c")["subject_seal"] is False


@pytest.mark.rule("influence.8", "influence.9")
@pytest.mark.parametrize(
    ("ruler", "serf", "subject", "allowed"),
    [
        ("", "", False, True),
        ("A", "", False, True),
        ("A", "", True, False),
        ("A", "B", False, True),
        ("A", "B", True, False),
        ("B", "", False, True),
        ("B", "", True, True),
        ("B", "A", False, True),
        ("B", "A", True, False),
        ("B", "C", False, False),
        ("B", "C", True, False),
    ],
)
def test_how_many_markers_fit(ruler: str, serf: str, subject: bool, allowed: bool) -> None:
    match = act(
        "influence",
        who("farmer desert_c"),
        seats=3,
        ruler={ruler: "desert_c"} if ruler else {},
        serf={serf: "desert_c"} if serf else {},
        subjects=["desert_c"] if subject else [],
    )
    assert options(match, "influence") == (["desert_c"] if allowed else [])


@pytest.mark.rule("influence.10")
@pytest.mark.parametrize("takeover", [True, False])
def test_feudums_by_influence_are_an_option(takeover: bool) -> None:
    there: dict[str, Any] = {
        "discs": {"desert_c": "feudum_monk", "sea_e": "feudum_farmer"},
        "takeover": takeover,
    }
    mine = who("farmer desert_c", "merchant sea_e")
    match = act(
        "influence",
        mine,
        ruler={"B": "desert_c sea_e"},
        serf={"A": "desert_c"},
        advanced=True,
        **there,
    )
    assert options(match, "influence") == (["desert_c", "sea_e"] if takeover else ["sea_e"])
    assert options(match, "money") == (["sea_e"] if takeover else [])
    if takeover:
        play(match, "influence location=desert_c")
        assert (stars(match, "monk", "A"), stars(match, "monk", "B")) == (3, 0)


@pytest.mark.rule("influence.11", "status.8")
def test_markers_are_not_taken_back() -> None:
    match = act("influence", who("farmer desert_c"), ruler={"A": "desert_c"}, subjects=["desert_c"])
    assert options(match) == ["play defend"]
    assert options(act("migrate", who(), ruler={"A": "sea_e"}), "withdraw") == []


@pytest.mark.rule("influence.12", "influence.13", "influence.15")
def test_money_is_influence() -> None:
    match = act("influence", who("merchant desert_c", shillings=1), ruler={"B": "desert_c"}, advanced=True)
    assert options(match) == ["influence desert_c", "money desert_c", "done"]
    play(match, "money location=desert_c")
    assert roles(at(match, "desert_c")) == (0, False, 1)
    assert (shillings(match), shillings(match, "B"), player(match)["markers"]) == (0, 7, 5)
    assert options(match) == ["play defend"]


@pytest.mark.rule("influence.12")
@pytest.mark.parametrize(
    ("pawn", "more", "allowed"),
    [
        ("merchant", {"ruler": {"B": "desert_c"}}, True),
        ("farmer", {"ruler": {"B": "desert_c"}}, False),
        ("merchant", {}, False),
        ("merchant", {"ruler": {"A": "desert_c"}}, False),
        ("merchant", {"ruler": {"B": "desert_c"}, "subjects": ["desert_c"]}, False),
        ("merchant", {"ruler": {"B": "desert_c"}, "serf": {"A": "desert_c"}}, False),
        ("merchant", {"ruler": {"B": "desert_c"}, "serf": {"C": "desert_c"}}, False),
    ],
)
def test_when_money_is_influence(pawn: str, more: dict[str, object], allowed: bool) -> None:
    match = act("influence", who(f"{pawn} desert_c", "merchant sea_e"), seats=3, advanced=True, **more)
    assert bool(options(match, "money")) is allowed
    poor = act("influence", who(f"{pawn} desert_c", shillings=0), seats=3, advanced=True, **more)
    assert options(poor, "money") == []


@pytest.mark.rule("influence.14")
def test_one_merchant_pays_in_an_action() -> None:
    mine = who("merchant desert_c", "merchant sea_e")
    match = act("influence", mine, ruler={"B": "desert_c sea_e"}, advanced=True)
    play(match, "money location=sea_e")
    assert options(match) == ["influence desert_c", "done"]
    assert shillings(match) == 6
