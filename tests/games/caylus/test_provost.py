"""Phase 4: bribing the provost; phase 7: the bailiff."""

from __future__ import annotations

import pytest

from tests.games.caylus.table import (
    asked,
    cubes,
    deniers,
    moment,
    play,
    spaces,
    workers,
)
from tests.games.journal import told


@pytest.mark.rule("provost.1", "provost.2")
def test_in_passing_order_everybody_moves_him_once() -> None:
    match = moment("provost", players=4, passed=["C", "A", "D", "B"], provost=12)
    for letter, space in (("C", 15), ("A", 14), ("D", 17), ("B", 16)):
        assert asked(match) == f"{letter} provost"
        play(match, f"provost space={space}")
        told_as = "moved-provost" if letter in "CD" else "moved-provost-back"
        assert told(match)[0] == f"{letter} {told_as} {space} {3 - 'CADB'.index(letter) % 2 * 2}"
    assert match.view()["turn"] == 2


@pytest.mark.rule("provost.2", "provost.3", "provost.5", "provost.6")
@pytest.mark.parametrize(
    ("at", "money", "reached"),
    [
        (10, 9, [7, 8, 9, 11, 12, 13]),
        (10, 3, [7, 8, 9, 11, 12, 13]),
        (10, 2, [8, 9, 11, 12]),
        (10, 1, [9, 11]),
        (1, 5, [2, 3, 4]),
        (2, 5, [1, 3, 4, 5]),
        (3, 2, [1, 2, 4, 5]),
        (27, 5, [24, 25, 26, 28]),
        (28, 5, [25, 26, 27]),
        (26, 1, [25, 27]),
    ],
)
def test_one_to_three_spaces_at_a_denier_each(at: int, money: int, reached: list[int]) -> None:
    match = moment("provost", A={"deniers": money}, provost=at)
    assert match.written_actions() == [*[f"provost space={space}" for space in reached], "decline"]
    for space in reached:
        moved = moment("provost", A={"deniers": money}, provost=at)
        play(moved, f"provost space={space}")
        assert moved.position()["provost"] == space
        assert deniers(moved) == [money - abs(space - at), 10, 10]
        told_as = "moved-provost" if space > at else "moved-provost-back"
        assert told(moved) == [f"A {told_as} {space} {abs(space - at)}"]
        assert asked(moved) == "B provost"


@pytest.mark.rule("provost.4")
def test_nobody_has_to_move_him() -> None:
    match = moment("provost", provost=9)
    play(match, "decline")
    assert (asked(match), match.position()["provost"], deniers(match)) == ("B provost", 9, [10, 10, 10])
    poor = moment("provost", A={"deniers": 0}, B={"deniers": 1}, provost=9)
    assert asked(poor) == "B provost"


@pytest.mark.rule("provost.6", "provost.2")
def test_the_next_player_moves_him_from_where_he_stands() -> None:
    match = moment("provost", provost=17)
    play(match, "provost space=20")
    assert spaces(match) == [17, 18, 19, 21, 22, 23]
    play(match, "provost space=17")
    assert deniers(match) == [7, 7, 10]
    assert match.position()["provost"] == 17


@pytest.mark.rule("provost.7")
def test_promises_bind_nobody() -> None:
    # Whatever has been said: each is offered every move, and no move closes another.
    match = moment("provost", provost=12)
    for _ in "ABC":
        assert len(match.written_actions()) == 7
        play(match, "decline")


@pytest.mark.rule("bailiff.1", "bailiff.2", "bailiff.3", "bailiff.4", "bailiff.5")
@pytest.mark.parametrize(
    ("bailiff", "provost", "after"),
    [(6, 6, 7), (6, 1, 7), (6, 5, 7), (6, 7, 8), (6, 28, 8), (20, 19, 21), (20, 21, 22), (7, 9, 9)],
)
def test_the_bailiff_moves_one_or_two_and_the_provost_joins_him(
    bailiff: int, provost: int, after: int
) -> None:
    match = moment("castle", bailiff=bailiff, provost=provost, scored=2 if bailiff > 12 else 0)
    assert (match.position()["bailiff"], match.position()["provost"]) == (after, after)
    assert match.view()["turn"] == 2
    assert asked(match) == "A place"


@pytest.mark.rule("bailiff.2", "activation.1")
def test_a_bribed_provost_takes_the_bailiff_two_spaces() -> None:
    match = moment("provost", A={"at": ["fixed_peddler"]}, B={"deniers": 0}, C={"deniers": 0})
    play(match, "provost space=7")
    assert asked(match) == "A buy"
    play(match, "buy cube=food")
    assert match.position()["bailiff"] == 8
    assert cubes(match, "A") == {"food": 1}
    assert deniers(match) == [10 - 1 - 2 + 2, 2, 2]
    assert workers(match) == [6, 6, 6]
