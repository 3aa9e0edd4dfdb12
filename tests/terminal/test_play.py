"""Playing in the terminal: what is shown, what can be typed, what is kept."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.networks import _KEPT
from ludoteca.core.errors import NotationError
from ludoteca.core.match import Match
from ludoteca.core.rng import seeded
from ludoteca.terminal.choices import choices_of, marks_of, understand
from ludoteca.terminal.screen import Screen
from ludoteca.terminal.table import Table
from ludoteca.texts import LANGUAGES
from tests.games.feudum import table as feudum
from tests.terminal.conftest import Run

ALWAYS_THE_FIRST = "1\n" * 400


def position(tmp_path: Path, **data: Any) -> str:
    """A position file."""
    path = tmp_path / "puzzle.json"
    path.write_text(json.dumps({"title": "millefiori", "players": 2, **data}), encoding="utf-8")
    return str(path)


# --- whole games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_against_bots(ludoteca_: Run, players: int) -> None:
    words = ["play", "millefiori", "--players", str(players), "--bots", "random", "--seed", "3"]
    answer = ludoteca_(*words, "--save", "game.record", typed=ALWAYS_THE_FIRST)
    assert answer.code == 0
    match = ludoteca.read_record("game.record")
    assert match.over()
    assert f"Total{'':7}" in answer.out
    assert str(max(match.scores())) in answer.out.split("Total")[1]
    assert "Saved in game.record." in answer.out


@pytest.mark.parametrize(
    ("bot", "network", "compiled", "said"),
    [
        ("knight", True, False, "The engine is not compiled here"),
        ("knight", False, True, "Nobody has taught the bots this game"),
        ("knight", True, True, ""),
        ("random", False, False, ""),
    ],
)
def test_bots_that_play_weaker_here_say_so(
    ludoteca_: Run, monkeypatch: pytest.MonkeyPatch, bot: str, network: bool, compiled: bool, said: str
) -> None:
    monkeypatch.setattr(bots, "COMPILED", compiled)
    if not network:
        monkeypatch.setitem(_KEPT, "millefiori", [])
    out = ludoteca_("play", "millefiori", "--bots", bot, "--seed", "3", typed="quit\n").out
    assert ("play weaker" in out) == bool(said)
    assert said in out


def test_a_whole_game_in_spanish_without_confirming(ludoteca_: Run) -> None:
    answer = ludoteca_(
        *[
            "play",
            "millefiori",
            "--bots",
            "random",
            "--no-confirm",
            "--option",
            "tactical",
            "--language",
            "es",
        ],
        typed=ALWAYS_THE_FIRST,
    )
    assert answer.code == 0
    assert "Terminar el turno" not in answer.out
    assert re.search(r"Gana [AB] con \d+ puntos|comparten la victoria", answer.out)


def test_hot_seat(ludoteca_: Run) -> None:
    """Two people at one keyboard: the prompt says whose turn it is."""
    answer = ludoteca_(
        *["play", "millefiori", "--seat", "all", "--names", "Ana,Luis", "--seed", "1", "--save", "g"],
        typed=ALWAYS_THE_FIRST,
    )
    assert "Ana> " in answer.out
    assert "Luis> " in answer.out
    record = ludoteca.read_record("g").record
    assert record.names == {0: "Ana", 1: "Luis"}


def test_bots_alone_can_be_watched(ludoteca_: Run) -> None:
    answer = ludoteca_("play", "millefiori", "--seat", "none", "--bots", "random", "--seed", "2")
    assert answer.code == 0
    assert "places a diamond on" in answer.out
    assert re.search(r"[AB] wins with \d+ points|share the victory", answer.out)


def test_the_same_seed_is_the_same_game(ludoteca_: Run) -> None:
    words = ["play", "millefiori", "--seed", "9", "--bots", "random"]
    assert ludoteca_(*words, typed="1\n1\n").out == ludoteca_(*words, typed="1\n1\n").out


# --- what is shown ------------------------------------------------------------------------------------


def test_choices_stand_on_the_board_with_what_they_score(ludoteca_: Run, tmp_path: Path) -> None:
    puzzle = position(
        tmp_path, moment="turn of A", playing="lime-1-1", owner={"W02": "A", "W10": "A", "W19": "B"}
    )
    answer = ludoteca_("play", "--load", puzzle)
    assert "Place a diamond with Lime 1, or sail" in answer.out
    number = re.search(r"(\d+)\) (the lime workshop )?W09 \+3", answer.out)
    assert number, "three connected workshops"
    assert f"qua▴ {number[1]})  A " in answer.out, "its number stands in its place"
    assert "Sail +1" in answer.out


def test_others_gains_are_shown_too(tmp_path: Path) -> None:
    match = ludoteca.from_position(
        "millefiori", {"players": 2, "moment": "turn of A", "playing": "vases-1-1", "owner": {"T12": "B"}}
    )
    assert understand(match, 0, choices_of(match, 0), "t22").gains == (2, 2)


def test_nothing_is_foretold_that_is_not_known() -> None:
    match = ludoteca.new("millefiori", 2, seed=1)
    assert {choice.gains for choice in choices_of(match, 0)} == {(0, 0)}


def test_only_my_own_cards_are_shown(ludoteca_: Run) -> None:
    """Whatever the other hand and the pile hold, the screen is the same."""
    mine = ["fish-1-1", "key-1-1", "key-1-2", "key-1-3", "ship-1-1"]
    face_up = [f"quartz-{number}-1" for number in range(1, 6)]
    shown: set[str] = set()
    for theirs in (
        ["lime-1-1", "lime-2-1", "coin-2-1", "ash-3-1", "crab-2-1"],
        [f"swans-{n}-1" for n in range(1, 6)],
    ):
        data = {"title": "millefiori", "players": [{"hand": mine}, {"hand": theirs}], "face_up": face_up}
        Path("hands.json").write_text(json.dumps(data), encoding="utf-8")
        answer = ludoteca_("play", "--load", "hands.json", "--seat", "A")
        assert answer.code == 0, answer.err
        shown.add(answer.out)
    assert len(shown) == 1


def test_what_happened_since_my_last_turn_is_told(ludoteca_: Run) -> None:
    answer = ludoteca_("play", "millefiori", "--seed", "4", "--bots", "random", typed="1\n" * 11)
    told = answer.out.split("A> ")[-2]
    assert "▌ " in told
    assert "‹" in told, "what is new is marked"


# --- what can be typed ---------------------------------------------------------------------------------


def lime() -> Match:
    return ludoteca.from_position("millefiori", {"players": 2, "moment": "turn of A", "playing": "lime-1-1"})


@pytest.mark.parametrize(
    "typed", ["3", "place space=W09", "PLACE space=w09", "W09", "place w09", "space=W09"]
)
def test_a_choice_can_be_named_in_many_ways(typed: str) -> None:
    match = lime()
    assert understand(match, 0, choices_of(match, 0), typed).written == "place space=W09"


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("0", "terminal-no-choice"),
        ("99", "terminal-no-choice"),
        ("place", "terminal-several-choices"),
        ("place space=W01", "terminal-why-not"),
        ("w01", "terminal-why-not"),
        ("place space=Z9", "notation-value"),
        ("fly", "notation-verb"),
    ],
)
def test_what_cannot_be_meant_is_explained(typed: str, key: str) -> None:
    match = lime()
    with pytest.raises(NotationError) as caught:
        understand(match, 0, choices_of(match, 0), typed)
    assert caught.value.message.key == key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("card", "typed", "clause"),
    [
        ("guild", "use guild=noble function=trade", "guilds.13"),
        ("guild", "use farmer push", "guilds.4"),
        ("guild", "USE guild=farmer function=PUSH", "guilds.4"),
        ("guild", "alchemist", "alchemist.1"),
        ("guild", "tend", "round.3"),
        ("guild", "use guild=smith", None),
        ("move", "move piece=A1 route=ferry-desert_c-desert_e", "move.5"),
        ("move", "desert_e", "move.5"),
        ("move", "b1", "move.2"),
        ("move", "use guild=noble function=trade", "general.now"),
    ],
)
def test_in_feudum_what_is_not_allowed_is_answered_with_the_clause(
    ludoteca_: Run, language: str, card: str, typed: str, clause: str | None
) -> None:
    """Whatever is typed, the clause is told in words; what is no action, how actions are written."""
    match = feudum.act(card, feudum.who("monk desert_c", shillings=1), feudum.who("farmer desert_c"))
    Path("feudum.record").write_text(match.record.write(), encoding="utf-8")
    words = ["play", "--load", "feudum.record", "--seat", "A", "--bots", "random", "--save", "after.record"]
    answer = ludoteca_(*words, "--language", language, typed=f"{typed}\n")
    said = " ".join(answer.out.rpartition("A> ")[0].rpartition("A> ")[2].split())
    assert re.findall(r"\((?:rule|regla) ([\w.]+)\)", said) == ([] if clause is None else [clause])
    assert said.partition("(")[0].strip(), "nothing was said"
    assert ludoteca.read_record("after.record").record.entries == match.record.entries


def test_places_are_marked_with_their_choices() -> None:
    match = lime()
    marks = marks_of(match.title, choices_of(match, 0))
    assert marks["space:W09"] == "3"
    assert len(marks) == 7


def test_undo_restart_and_their_reasons(ludoteca_: Run, tmp_path: Path) -> None:
    puzzle = position(tmp_path, moment="turn of A", playing="ship-3-1", confirm=True)
    words = ["play", "--load", puzzle, "--save", "g", "--bots", "random"]
    ludoteca_(*words, typed="H11\nstay\nu\n")
    assert ludoteca.read_record("g").written_actions(0) == ["sail", "stay"]
    ludoteca_(*words, typed="H11\nstay\nr\n")
    assert "place space=H11" in ludoteca.read_record("g").written_actions(0)
    assert "There is nothing of yours to take back." in ludoteca_(*words, typed="u\n").out


def test_enter_takes_the_only_choice(ludoteca_: Run, tmp_path: Path) -> None:
    puzzle = position(tmp_path, moment="turn of A", playing="key-3-1", confirm=True, first="B")
    answer = ludoteca_("play", "--load", puzzle, "--save", "g", "--bots", "random", typed="\n1\n\n")
    assert "Type the number of a choice" in answer.out
    written = [
        ludoteca.title("millefiori").alphabet.write(e.action)
        for e in ludoteca.read_record("g").record.entries
    ]
    assert written[:2] == ["place space=R01", "end"]


def test_what_cannot_be_taken_back_is_asked_before(ludoteca_: Run) -> None:
    """A card is kept once it is named twice, or with Enter; anything else is another choice."""
    words = ["play", "millefiori", "--seed", "1", "--bots", "random", "--save", "g"]
    for typed, kept in (("1\n", 0), ("1\nl\n\n", 0), ("1\n2\n", 0), ("1\n\n", 1), ("2\n1\n1\n", 1)):
        answer = ludoteca_(*words, typed=typed)
        assert "this cannot be taken back" in answer.out
        mine = [entry for entry in ludoteca.read_record("g").record.entries if entry.seat == 0]
        assert len(mine) == kept, typed
    assert "this cannot" not in ludoteca_(*words, "--no-confirm", typed="1\n").out


def test_of_several_secret_picks_only_the_last_is_asked_about(ludoteca_: Run) -> None:
    words = ["play", "--load", "cards.json", "--bots", "random", "--save", "g"]
    data = {"title": "feudum", "players": 2, "moment": "round", "confirm": True}
    Path("cards.json").write_text(json.dumps(data), encoding="utf-8")
    answer = ludoteca_(*words, typed="1\n1\n1\n1\n")
    assert answer.out.count("this cannot be taken back") == 1
    assert len(ludoteca.read_record("g").record.entries) == 3


def test_help_log_hint_and_rules(ludoteca_: Run) -> None:
    answer = ludoteca_("play", "millefiori", "--seed", "1", typed="?\nl\nh\nrules doge\nrules xyzzy\nfly\n")
    assert "take back your last action" in answer.out
    assert "▴ and ▾ mark" in answer.out, "the board's signs are explained"
    assert "A bot would choose: Keep" in answer.out
    assert "setup.2" in answer.out
    assert "No clause holds all of this: xyzzy" in answer.out
    assert "There is no action “fly”" in answer.out


# --- what is kept --------------------------------------------------------------------------------------


def test_quitting_saves_and_says_how_to_go_on(ludoteca_: Run) -> None:
    answer = ludoteca_("play", "millefiori", "--players", "3", "--seat", "A,C", typed="1\n1\nq\n")
    assert answer.code == 0
    assert "Saved in millefiori-1.record." in answer.out
    assert (
        "ludoteca play --load millefiori-1.record --save millefiori-1.record --seat A,C --bots knight"
        in answer.out
    )
    match = ludoteca.read_record("millefiori-1.record")
    assert [entry.seat for entry in match.record.entries] == [match.record.entries[0].seat]
    again = ludoteca_("play", "millefiori", typed="q\n")
    assert "millefiori-2.record" in again.out, "nothing is overwritten"


def test_a_saved_game_goes_on(ludoteca_: Run) -> None:
    ludoteca_("play", "millefiori", "--bots", "random", "--save", "g", typed="1\n1\n1\n1\n")
    before = len(ludoteca.read_record("g").record.entries)
    answer = ludoteca_("play", "--load", "g", "--save", "g", "--bots", "random", typed="1\n1\n")
    assert answer.code == 0
    assert len(ludoteca.read_record("g").record.entries) > before


def test_the_file_is_up_to_date_after_every_decision(ludoteca_: Run) -> None:
    ludoteca_("play", "millefiori", "--seed", "1", "--save", "g", typed="1\n1\n")
    assert len(ludoteca.read_record("g").record.entries) >= 1


def test_without_a_file_nothing_is_kept(ludoteca_: Run, tmp_path: Path) -> None:
    answer = ludoteca_("play", "millefiori", typed="1\n")
    assert "The game was not saved." in answer.out
    assert list(tmp_path.iterdir()) == []


def test_what_a_file_says_cannot_be_said_again(ludoteca_: Run, tmp_path: Path) -> None:
    puzzle = position(tmp_path)
    for words in (["--players", "3"], ["--seed", "1"], ["--option", "tactical"]):
        answer = ludoteca_("play", "--load", puzzle, *words)
        assert answer.code == 2
        assert f"{words[0]} does not go with --load" in answer.err


def test_broken_files_are_refused(ludoteca_: Run, tmp_path: Path) -> None:
    for text, said in (
        ("{", "This is not JSON"),
        ("{}", "position lacks “title”"),
        ('{"title": "chess"}', "There is no game “chess”"),
        ('{"title": "millefiori", "players": 7}', "players must be"),
        ("hello", "Line 1: a record starts with"),
    ):
        Path("broken").write_text(text, encoding="utf-8")
        answer = ludoteca_("play", "--load", "broken")
        assert answer.code == 2
        assert said in answer.err


def test_in_a_puzzle_whoever_decides_sits_at_the_keyboard(ludoteca_: Run, tmp_path: Path) -> None:
    puzzle = position(tmp_path, moment="turn of B", playing="key-1-1")
    assert "B> " in ludoteca_("play", "--load", puzzle).out


def test_interrupting_ends_the_game_like_quitting() -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    match = ludoteca.new("millefiori", 2, 1)
    with open("/dev/null", "w", encoding="utf-8") as nowhere:
        Table(match, {1: "random"}, Screen("en", file=nowhere), seeded(1), read=interrupt).play()
    assert match.record.entries == []
