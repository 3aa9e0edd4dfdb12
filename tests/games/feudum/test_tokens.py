"""Seals and beads: one token, two sides; it keeps its bead wherever it goes."""

from __future__ import annotations

from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.errors import PositionError
from ludoteca.core.rng import seeded
from tests.games.feudum.table import act, at, guild, guild_act, moment, play, player, turn, who

HERE = "desert_c"


def hidden(match: Match) -> list[int]:
    """The beads under all seals."""
    found = match.position()
    beads = [*found["seals"], *found["below"].values()]
    for one in found["players"]:
        beads += one["seals"]
    return sorted(beads)


def guesses(match: Match, seat: int = 1) -> list[dict[str, Any]]:
    """What a seat may take the position for."""
    found = []
    for seed in range(40):
        copy = match.clone()
        copy.game.determinize(seat, seeded(seed))
        found.append(copy.position())
    return found


@pytest.mark.rule("monk.12", "knight.4")
def test_a_bead_in_a_hand_turns_up_nowhere_else() -> None:
    for seed in range(20):
        mine = who("noble " + HERE, seals=[5, 5, 5])
        match = guild_act("noble push", mine, rosary=[2], hens=[2], rng=seed)
        play(match, "scroll scroll=A1", "scroll scroll=A3")
        assert 5 not in guild(match, "monk")["rosary"]


@pytest.mark.rule("monk.12")
def test_a_seal_keeps_its_bead_on_its_way() -> None:
    below = {"A1": 5, "A3": 2, "B2": 3, "C1": 4}
    bought = guild_act("noble trade", who("noble " + HERE), below=below)
    play(bought, "scroll scroll=A1", "done")
    assert player(bought)["seals"] == [5]
    assert bought.position()["below"] == {"A3": 2, "B2": 3, "C1": 4}
    turned = guild_act("noble push", who("noble " + HERE), below=below, rosary=[])
    play(turned, "scroll scroll=A1", "scroll scroll=C1")
    assert guild(turned, "monk")["rosary"] == [4, 5]
    laid = guild_act("knight push", who("knight " + HERE), seals=[2, 2, 3, 3, 3, 4, 4, 5])
    play(laid, "row row=yellow", "scroll scroll=A2", "done")
    assert laid.position()["below"]["A2"] == 5
    assert laid.position()["seals"] == [2, 2, 3, 3, 3, 4, 4]


@pytest.mark.rule("monk.12", "starve.8", "starve.11")
def test_a_seal_keeps_its_bead_under_a_marker() -> None:
    match = act(
        "conquer",
        who("noble " + HERE),
        who(cards="defend tax"),
        seats=2,
        advanced=True,
        ruler={"B": HERE},
        subjects=[HERE],
        seals=[2, 2, 2, 3, 3, 4, 4, 5],
    )
    play(match, f"starve location={HERE} role=subject", "immunity")
    assert at(match, HERE)["subject_seal"] is True
    assert match.position()["below"][f"{HERE}:subject"] == 5
    play(match, f"lift location={HERE} role=subject")
    assert player(match, "B")["seals"] == [5]


@pytest.mark.rule("monk.12", "improve.1")
def test_a_seal_that_is_paid_goes_to_the_supply() -> None:
    where: dict[str, Any] = {"ruler": {"A": HERE}, "discs": {HERE: "town"}}
    places = set()
    for seed in range(30):
        match = act("improve", who(seals=[5]), rng=seed, **where)
        before = match.position()["seals"]
        play(match, f"improve location={HERE}")
        after = match.position()["seals"]
        assert (player(match)["seals"], sorted(after)) == ([], sorted([*before, 5]))
        places.add(after.index(5) if before.count(5) == 0 else -1)
    assert len(places) > 3, "the supply is shuffled"


@pytest.mark.rule("monk.12", "setup.33")
def test_nobody_knows_beads_but_those_that_were_turned_down() -> None:
    match = turn("tax move", who(seals=1))
    assert len({str(found["seals"]) for found in guesses(match)}) > 5
    assert len({str(found["below"]) for found in guesses(match)}) > 5
    assert len({str(found["players"][0]["seals"]) for found in guesses(match, 0)}) > 2
    farm: dict[str, Any] = {"ruler": {"A": HERE}, "discs": {HERE: "farm"}}
    turned = act("harvest", who(beads={"5": 2}, seals=1, barrel=3), **farm)
    play(turned, f"harvest location={HERE}", "favours")
    for found in guesses(turned):
        assert found["players"][0]["seals"].count(5) >= 2
    assert len({str(found["players"][0]["seals"]) for found in guesses(turned)}) > 2


@pytest.mark.rule("monk.12")
def test_a_guess_keeps_to_where_a_token_may_have_gone() -> None:
    farm: dict[str, Any] = {"ruler": {"A": f"{HERE} sea_e"}, "discs": {HERE: "farm", "sea_e": "town"}}
    match = act("harvest", who(beads={"5": 1}, seals=[2], barrel=3), scrolls=["A1"], below={"A1": 3}, **farm)
    play(match, f"harvest location={HERE}", "favours")
    match = ludoteca.from_position("feudum", {**match.position(), "active": "A"})
    position = match.position()
    position["stack"] = [*position["stack"][:4], {"step": "Improve", "player": "A"}]
    paid = play(ludoteca.from_position("feudum", position), "improve location=sea_e", "found guild=monk")
    (known,) = paid.position()["seen"]
    assert known == {"bead": 5, "places": ["supply", "A"]}
    seen = {(5 in found["players"][0]["seals"], 5 in found["seals"]) for found in guesses(paid)}
    assert (False, False) not in seen
    assert len(seen) > 1
    with pytest.raises(PositionError):
        ludoteca.from_position("feudum", {**paid.position(), "seen": [{"bead": 5, "places": ["A1"]}]})


@pytest.mark.rule("monk.12", "starve.5")
def test_beads_that_leave_the_hens_are_known_to_be_in_the_supply() -> None:
    match = act(
        "conquer",
        who("noble " + HERE),
        advanced=True,
        ruler={"B": HERE},
        subjects=[HERE],
        hens=[5, 5],
        rosary=[5],
    )
    play(match, f"starve location={HERE} role=subject")
    assert match.position()["seen"] == [{"bead": 5, "places": ["supply"]}] * 2
    for found in guesses(match):
        assert found["seals"].count(5) == 2
    copy = ludoteca.from_position("feudum", match.position())
    assert copy.position() == match.position()


def test_positions_of_the_first_release_are_still_read() -> None:
    position = moment("turn of A", who("monk " + HERE, seals=2, cards="tax")).position()
    for found in position["players"]:
        found["seals"] = len(found["seals"])
    position["seals"] = len(position["seals"])
    position["facedown"] = {"2": 4, "3": 4, "4": 3, "5": 2}
    del position["below"], position["seen"]
    match = ludoteca.from_position("feudum", position)
    assert len(player(match)["seals"]) == 2
    assert len(hidden(match)) == 17 - 5
    again = ludoteca.from_position("feudum", position)
    assert again.position() == match.position()
