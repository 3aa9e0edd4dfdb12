"""The command itself: languages, help, errors without tracebacks, exit codes, signals and pipes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca import __version__, native
from ludoteca.arena import play
from ludoteca.arena.game import Outcome
from ludoteca.arena.plan import Plan
from ludoteca.terminal import simulate
from ludoteca.terminal.language import find_language
from ludoteca.terminal.main import COMMANDS
from ludoteca.terminal.parser import in_words
from tests.terminal.conftest import Run


def test_the_version_names_the_engine(ludoteca_: Run) -> None:
    answer = ludoteca_("--version")
    assert answer.code == 0
    assert f"ludoteca {__version__} ({native.engine()}, Python " in answer.out


def test_without_a_command_the_help_is_shown(ludoteca_: Run) -> None:
    answer = ludoteca_()
    assert answer.code == 2
    assert all([command in answer.out for command in COMMANDS])


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(ludoteca_: Run, command: str) -> None:
    english, spanish = ludoteca_(command, "--help"), ludoteca_(command, "--language", "es", "-h")
    assert (english.code, spanish.code) == (0, 0)
    assert f"ludoteca {command}" in english.out.split("examples:")[1]
    assert "uso: ludoteca" in spanish.out
    assert "ejemplos:" in spanish.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "There is no game “chess”. Known:"),
        (["play"], "Which game?"),
        (["play", "millefiori", "--players", "9"], "cannot be played by 9"),
        (["play", "millefiori", "--players", "two"], "--players must be a whole number"),
        (["play", "millefiori", "--seat", "Q"], "There is no seat “Q”. Known: A, B."),
        (["play", "millefiori", "--bots", "genius"], "There is no bot “genius”"),
        (["play", "millefiori", "--option", "magic=yes"], "no option “magic”"),
        (["play", "millefiori", "--option", "tactical=maybe"], "cannot be “maybe”"),
        (["play", "millefiori", "--names", "a,b,c"], "More names than seats: 3 for 2"),
        (["play", "millefiori", "--save", "no/such/folder/file"], "cannot be written"),
        (["play", "--load", "nothing"], "nothing cannot be read: No such file or directory"),
        (["simulate", "millefiori", "--games", "0"], "--games must be a whole number from 1 on"),
        (["simulate", "millefiori", "--bots", ","], "There is no bot “,”"),
        (["simulate"], "something is missing: game"),
        (["arena", "millefiori"], "something is missing: --bots"),
        (["arena", "millefiori", "--bots", "greedy,genius"], "There is no bot “genius”"),
        (["arena", "duel", "--bots", "greedy,random", "--players", "4"], "cannot be played by 4"),
        (["arena", "duel", "--bots", "greedy,random", "--until", "5"], "must be a number between 0 and 1"),
        (["arena", "duel", "--bots", "greedy,greedy", "--until", "0.1"], "--until needs bots that differ"),
        (["arena", "duel", "--bots", "greedy", "--cores", "1", "--ray", "auto"], "exclude each other"),
        (["replay", "nothing"], "cannot be read"),
        (["verify", "nothing"], "cannot be read"),
        (["rules", "chess"], "There is no game “chess”"),
        (["frobnicate"], "there is no “frobnicate” here"),
        (["games", "--frobnicate"], "this is not understood: --frobnicate"),
        (["simulate", "millefiori", "--seed"], "--seed needs a value"),
        (["--language", "fr"], "There is no language “fr”"),
    ],
)
def test_what_a_person_gets_wrong_is_explained(ludoteca_: Run, words: list[str], said: str) -> None:
    answer = ludoteca_(*words)
    assert answer.code == 2
    assert said in answer.err
    assert "Traceback" not in answer.err
    assert answer.out == ""


def test_errors_are_in_the_chosen_language(ludoteca_: Run) -> None:
    assert "No existe el juego «chess»" in ludoteca_("rules", "chess", "--language", "es").err
    assert "falta algo: game" in ludoteca_("rules", "--language=es").err


def test_the_system_says_which_language(ludoteca_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "uso:" in ludoteca_("--help").out
    assert "usage:" in ludoteca_("--help", "--language", "en").out


def test_the_first_word_of_the_system_counts() -> None:
    assert find_language([], {"LC_ALL": "es_MX", "LANG": "en_US"}) == "es"
    assert find_language([], {"LANG": "fr_FR"}) == "en"
    assert find_language([], {}) == "en"


def test_complaints_we_do_not_know_are_passed_on() -> None:
    assert in_words("something new").args == {"problem": "something new"}


def start(*words: str) -> subprocess.Popen[str]:
    """A real process, with pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", "ludoteca", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
    )


def test_a_closed_pipe_ends_it_quietly() -> None:
    process = start("rules", "millefiori")
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()  # long before it says anything
    assert process.wait(120) == 141
    assert process.stderr.read() == ""


def test_ctrl_c_ends_a_game_quietly() -> None:
    process = start("play", "millefiori")
    assert process.stdout is not None
    process.stdout.read(100)  # the board: now it waits for us
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=120)
    assert process.returncode == 0
    assert said == ""


def test_ctrl_c_stops_all_workers(ludoteca_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, cores: int, told: object, records: Path | None) -> list[Outcome]:
        def stop(outcomes: list[Outcome]) -> None:
            raise KeyboardInterrupt

        return play.simulate(plan, cores, stop, records)

    monkeypatch.setattr(simulate, "simulate", interrupted)
    answer = ludoteca_("simulate", "millefiori", "--bots", "random", "--games", "100000", "--cores", "2")
    assert answer.code == 130
    assert "Traceback" not in answer.err
    assert multiprocessing.active_children() == []


def test_the_module_can_be_run() -> None:
    process = start("--version")
    out, err = process.communicate(timeout=120)
    assert (process.returncode, err) == (0, "")
    assert out.startswith("ludoteca")
