"""Standing in the guilds: stars, ranks and markers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.feudum.table import (
    GUILDS,
    act,
    asked,
    at,
    guild,
    moment,
    options,
    play,
    player,
    ranks,
    stars,
    turn,
    who,
)

RELATED = {"outpost": ("alchemist", "monk"), "farm": ("farmer", "knight"), "town": ("merchant", "noble")}


@pytest.mark.rule("status.1", "status.2", "status.3", "status.4")
@pytest.mark.parametrize("name", GUILDS)
def test_stars(name: str) -> None:
    for disc, names in RELATED.items():
        there: dict[str, Any] = {"ruler": {"A": "desert_c sea_e"}, "discs": {"desert_c": disc, "sea_e": disc}}
        match = turn("tax", who(f"{name} sea_n"), **there)
        assert stars(match, name) == (3 if name in names else 1)
        match = turn(
            "tax", who(f"{name} sea_n", f"{name} sea_n", "noble sea_n" if name != "noble" else "monk sea_n")
        )
        assert stars(match, name) == 2
        assert stars(turn("tax", who(), **there), name) == 0
        feudum: dict[str, Any] = {
            "ruler": {"A": "desert_c sea_e"},
            "discs": {"desert_c": disc, "sea_e": f"feudum_{name}"},
        }
        assert stars(turn("tax", who(), **feudum), name) == (4 if name in names else 3)
        assert stars(turn("tax", who(f"{name} sea_n"), who(), **feudum), name) == (5 if name in names else 4)


@pytest.mark.rule("status.5", "status.8")
def test_a_star_takes_a_marker_at_once() -> None:
    match = act("migrate", who("monk sea_e"))
    before = player(match)["markers"]
    play(match, "character face=noble", "at location=sea_e")
    assert (ranks(match, "noble"), player(match)["markers"]) == ("A", before - 1)
    match = play(act("migrate", who("monk sea_e")), "character face=monk", "at location=sea_e")
    assert (ranks(match, "monk"), player(match)["markers"]) == ("A", before)


@pytest.mark.rule("status.6")
def test_without_a_marker_there_is_no_rank_until_one_comes() -> None:
    match = turn("migrate guild defend", who("monk sea_e", markers=0), row={"yellow": 2, "blue": 2})
    play(match, "play card=migrate", "character face=noble", "at location=sea_e")
    assert (ranks(match, "noble"), stars(match, "noble")) == ("", 1)
    assert guild(match, "noble")["members"] == [{"seat": 0, "stars": 1}]
    play(match, "play card=guild", "use guild=knight function=trade")
    assert (ranks(match, "noble"), player(match)["markers"]) == ("A", 1)


@pytest.mark.rule("status.16", "status.5")
def test_a_guild_that_is_due_comes_before_the_map() -> None:
    place: dict[str, Any] = {
        "ruler": {"B": "desert_c"},
        "serf": {"A": "desert_c"},
        "discs": {"desert_c": "feudum_monk"},
    }
    mine = who("noble desert_c", "noble sea_e", markers=2)
    match = play(act("influence", mine, **place), "influence location=desert_c")
    assert (ranks(match, "monk"), player(match)["markers"]) == ("A", 0)
    assert options(match) == ["play defend"], "none is left for the sea"
    rich = play(act("influence", {**mine, "markers": 3}, **place), "influence location=desert_c")
    assert options(rich, "influence") == ["sea_e"]


@pytest.mark.rule("status.7")
def test_a_last_marker_goes_where_its_owner_likes() -> None:
    match = turn(
        "guild defend",
        who("monk sea_e", "noble sea_e", "farmer sea_e", markers=0),
        members=WAITING,
        ranks=NOBODY_YET,
        row={"yellow": 1, "blue": 2},
    )
    play(match, "play card=guild", "use guild=knight function=trade")
    assert options(match) == ["join farmer", "join noble", "join monk"]
    play(match, "join guild=noble")
    assert (ranks(match, "noble"), ranks(match, "farmer"), ranks(match, "monk")) == ("A", "", "")
    assert player(match)["markers"] == 0
    two = turn(
        "guild defend",
        who("monk sea_e", "noble sea_e", "farmer sea_e", markers=0),
        members=WAITING,
        ranks=NOBODY_YET,
        row={"yellow": 2, "blue": 2},
    )
    play(two, "play card=guild", "use guild=knight function=trade", "join guild=monk", "join guild=farmer")
    assert (ranks(two, "noble"), ranks(two, "farmer"), ranks(two, "monk")) == ("", "A", "A")
    three = turn(
        "guild defend",
        who("monk sea_e", "noble sea_e", "farmer sea_e", markers=0),
        members=WAITING,
        ranks=NOBODY_YET,
        row={"yellow": 3, "blue": 2},
    )
    play(three, "play card=guild", "use guild=knight function=trade")
    assert (ranks(three, "noble"), ranks(three, "farmer"), ranks(three, "monk")) == ("A", "A", "A")
    assert options(three) == ["play defend"]


@pytest.mark.rule("status.7")
def test_the_choice_is_among_the_guilds_that_wait() -> None:
    mine = who("monk sea_e", "noble sea_e", "farmer sea_e", markers=0)
    held: list[str | None] = ["A", *[None] * 17]
    match = turn("guild defend", mine, members=WAITING, ranks=held, row={"yellow": 1, "blue": 2})
    play(match, "play card=guild", "use guild=knight function=trade")
    assert options(match) == ["join noble", "join monk"]
    play(match, "join guild=monk")
    assert (ranks(match, "farmer"), ranks(match, "noble"), ranks(match, "monk")) == ("A", "", "A")


@pytest.mark.rule("status.6", "status.7", "status.12")
@pytest.mark.parametrize(("choice", "nobles"), [("noble", "AB"), ("farmer", "B")])
def test_a_place_that_waited_is_taken(choice: str, nobles: str) -> None:
    mine = who("noble sea_e", "noble sea_e", "farmer sea_e", markers=0)
    position: dict[str, Any] = {
        "members": [["A"], [], [], ["B"], ["A", "B"], ["B"]],
        "ranks": [*[None] * 9, "B", None, None, "B", None, None, "B", None, None],
        "row": {"yellow": 1, "blue": 2},
    }
    match = turn("guild defend", mine, who("noble sea_n", "knight sea_n", "monk sea_n"), **position)
    play(match, "play card=guild", "use guild=knight function=trade")
    assert options(match) == ["join farmer", "join noble"]
    play(match, f"join guild={choice}")
    assert (ranks(match, "noble"), ranks(match, "farmer")) == (nobles, "A" if choice == "farmer" else "")
    assert (ranks(match, "knight"), ranks(match, "monk")) == ("B", "B")
    assert player(match)["markers"] == 0


@pytest.mark.rule("status.6", "status.12", "status.15")
def test_a_marker_sent_home_goes_on_where_it_is_due() -> None:
    """A takes the second place among the nobles; C's marker comes back and is due among the monks."""
    position: dict[str, Any] = {
        "members": [[], [], [], [], ["B", "C", "A"], ["C"]],
        "ranks": [*[None] * 12, "B", "C", None, *[None] * 3],
    }
    match = act(
        "migrate",
        who("noble sea_e"),
        who("noble sea_n", "noble sea_n", "noble sea_n"),
        who("noble sea_n", "monk sea_n", markers=0),
        seats=3,
        **position,
    )
    play(match, "character face=noble", "at location=sea_e")
    assert (ranks(match, "noble"), ranks(match, "monk")) == ("BA", "C")
    assert player(match, "C")["markers"] == 0


@pytest.mark.rule("status.6", "status.10")
def test_a_marker_is_due_only_where_a_place_is_free() -> None:
    """Two others hold the places of the nobles: A's marker goes to the farmers without a question."""
    position: dict[str, Any] = {
        "members": [["C", "A"], [], [], [], ["B", "C", "A"], []],
        "ranks": ["C", None, None, *[None] * 9, "B", "C", None, *[None] * 3],
        "row": {"yellow": 1, "blue": 2, "red": 2},
    }
    match = turn(
        "guild defend",
        who("noble sea_e", "farmer sea_e", markers=0),
        who("noble sea_n", "noble sea_n", cards="migrate tax"),
        who("noble sea_n", "farmer sea_n"),
        seats=3,
        **position,
    )
    play(match, "play card=guild", "use guild=knight function=trade")
    assert (ranks(match, "farmer"), ranks(match, "noble")) == ("CA", "BC")
    assert player(match)["markers"] == 0


WAITING: list[list[str]] = [["A"], [], [], [], ["A"], ["A"]]
NOBODY_YET: list[str | None] = [None] * 18


@pytest.mark.rule("status.7")
def test_the_choice_comes_in_anothers_turn_too() -> None:
    """A conquers B's knight at sea_e; the marker that comes back is due in two guilds."""
    theirs = who("knight sea_e wine", "noble sea_n", "farmer sea_n", markers=0)
    match = act(
        "conquer",
        who("merchant sea_e"),
        theirs,
        members=[["B"], ["A"], [], ["B"], ["B"], []],
        ranks=[*[None] * 3, "A", None, None, *[None] * 3, "B", None, None, *[None] * 6],
    )
    play(match, "attack piece=B1")
    while asked(match) == "A":
        play(match, "decline")
    assert (asked(match), options(match)) == ("B", ["join farmer", "join noble"])
    play(match, "join guild=noble")
    assert (ranks(match, "knight"), ranks(match, "noble"), ranks(match, "farmer")) == ("", "B", "")
    assert asked(match) == "A"


@pytest.mark.rule("status.9", "status.10", "status.14")
@pytest.mark.parametrize(("seats", "held"), [(2, "BA"), (3, "CB"), (4, "DCB"), (5, "EDC")])
def test_ranks_by_stars(seats: int, held: str) -> None:
    """A to E with ever more stars in one guild."""
    places = ["sea_e", "sea_n", "desert_c"]
    players = [who(*["alchemist sea_sw"] * min(n + 1, 3)) for n in range(seats)]
    rule = {letter: places[n] for n, letter in enumerate("DE")}
    match = moment(
        "turn of A",
        {**players[0], "chosen": ["tax"]},
        *players[1:],
        seats=seats,
        ruler={letter: place for letter, place in rule.items() if letter in "ABCDE"[:seats]}
        | ({"E": "sea_n desert_c"} if seats == 5 else {}),
        discs=dict.fromkeys(places, "outpost"),
    )
    assert ranks(match, "alchemist") == held
    home = [letter for letter in "ABCDE"[:seats] if letter not in held]
    assert all(
        [
            player(match, letter)["markers"] == 7 - (letter in held) - (2 if letter == "E" else letter == "D")
            for letter in home
        ]
    )
    assert len(guild(match, "alchemist")["members"]) == seats


@pytest.mark.rule("status.11", "status.12", "status.15")
def test_only_more_stars_overtake() -> None:
    mine = who("monk sea_e", goods={"food": 2})
    match = turn(
        "migrate repeat defend",
        {**mine, "goods": {"food": 2, "saltpeter": 1}},
        who("monk sea_n", "monk sea_n"),
        advanced=True,
    )
    assert ranks(match, "monk") == "BA"
    play(match, "play card=migrate", "character face=monk", "at location=sea_e")
    assert ranks(match, "monk") == "BA"
    play(match, "play card=repeat", "repeat card=migrate", "character face=monk", "at location=sea_e")
    assert ranks(match, "monk") == "AB"


@pytest.mark.rule("status.12", "status.14")
@pytest.mark.parametrize(("seats", "held", "back"), [(3, "CA", 1), (4, "CAB", 0)])
def test_whoever_is_overtaken_moves_down(seats: int, held: str, back: int) -> None:
    others = [who("monk sea_n"), who("monk sea_n", "monk sea_n", "monk sea_n"), who()]
    start: dict[str, Any] = {
        "members": [[], [], [], [], [], ["C", "B", "A"]],
        "ranks": [*[None] * 15, "C", "B", "A" if seats == 4 else None],
    }
    match = act("migrate", who("monk sea_e"), *others[: seats - 1], seats=seats, **start)
    markers = player(match, "B")["markers"]
    play(match, "character face=monk", "at location=sea_e")
    assert ranks(match, "monk") == held
    assert player(match, "B")["markers"] == markers + back


@pytest.mark.rule("status.13", "status.4", "status.11")
def test_the_example_of_the_nobles() -> None:
    """Red rules a noble feudum and a town, green has a noble and a town; the feudum falls."""
    there: dict[str, Any] = {
        "ruler": {"A": "sea_n", "B": "desert_c sea_e"},
        "discs": {"desert_c": "feudum_noble", "sea_e": "town", "sea_n": "town"},
    }
    green = who("noble desert_c", "knight desert_c", "knight desert_c", cards="", goods={})
    match = act("conquer", green, who(), **there)
    assert (stars(match, "noble", "B"), stars(match, "noble", "A"), ranks(match, "noble")) == (4, 2, "BA")
    play(match, f"besiege location={'desert_c'}")
    assert at(match, "desert_c")["disc"] == "outpost"
    assert (stars(match, "noble", "B"), ranks(match, "noble")) == (0, "A")
    back = act(
        "migrate",
        who(),
        who("noble desert_c"),
        ruler={"B": "sea_n", "A": "sea_e"},
        discs={"sea_e": "town", "sea_n": "town"},
    )
    play(back, "character face=noble", "at location=sea_e")
    assert (stars(back, "noble", "A"), stars(back, "noble", "B"), ranks(back, "noble")) == (2, 2, "BA")


@pytest.mark.rule("status.14")
def test_those_without_a_place_wait_in_order() -> None:
    start: dict[str, Any] = {
        "members": [[], [], [], [], [], ["C", "B", "A"]],
        "ranks": [*[None] * 15, "C", "B", None],
    }
    match = turn(
        "tax",
        who("monk sea_e", "monk sea_e"),
        who("monk sea_n", "monk sea_n", cards="migrate"),
        who("monk sea_n", "monk sea_n"),
        seats=3,
        **start,
    )
    assert (ranks(match, "monk"), player(match)["markers"]) == ("CB", 7)
    play(match, "play card=tax", "play card=migrate", "withdraw piece=B1")
    assert ranks(match, "monk") == "CA"
    assert (player(match)["markers"], player(match, "B")["markers"]) == (6, 7)
