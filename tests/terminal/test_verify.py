"""Verifying: the promise, the actions, and what exactly was proven."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.record import Seal
from ludoteca.core.rng import commitment, seeded
from tests.terminal.conftest import Answer, Run

SECRET = bytes(range(32))
SEAL = Seal(commitment(SECRET), ("ana-1", "luis-2"), SECRET)


def record(start: int | Seal, actions: int = 20) -> str:
    """The text of a short game."""
    match, rng = ludoteca.new("millefiori", 2, start), seeded(1)
    for _ in range(actions):
        options = match.legal_actions()
        match.play(options[rng.below(len(options))])
    return match.record.write()


@pytest.fixture
def verify(ludoteca_: Run) -> Run:
    def run(text: str, *words: str) -> Answer:
        Path("game.record").write_text(text, encoding="utf-8")
        return ludoteca_("verify", "game.record", *words)

    return run


def test_a_promise_kept(verify: Run) -> None:
    answer = verify(record(SEAL))
    assert answer.code == 0
    assert "The promise was kept" in answer.out
    assert SEAL.commitment in answer.out
    assert "A added: ana-1" in answer.out
    assert "Actions replayed from the start: 20." in answer.out


def test_a_promise_broken(verify: Run) -> None:
    """Another secret than the one promised, though the game fits it."""
    text = record(SEAL).replace(SEAL.commitment, "0" * 64)
    answer = verify(text)
    assert answer.code == 1
    assert "The promise was broken" in answer.out
    assert "Actions replayed" in answer.out


def test_a_secret_not_yet_told(verify: Run) -> None:
    text = "\n".join([line for line in record(SEAL).splitlines() if not line.startswith("secret")])
    answer = verify(text)
    assert answer.code == 1
    assert "has not been told yet" in answer.out


def test_a_changed_nonce_is_noticed(verify: Run) -> None:
    """The deal depends on what every seat added."""
    answer = verify(record(SEAL).replace("ana-1", "ana-2"))
    assert answer.code == 1
    assert "cannot be replayed" in answer.out


def test_an_illegal_action(verify: Run) -> None:
    lines = record(7).splitlines()
    at = lines.index("---") + 1
    lines[at] = lines[at].split()[0] + " sail"
    answer = verify("\n".join(lines))
    assert answer.code == 1
    assert "Action 1 (" in answer.out


def test_a_plain_seed_promises_nothing(verify: Run) -> None:
    answer = verify(record(7))
    assert answer.code == 0
    assert "a plain number" in answer.out
    assert "not over" in answer.out


def test_a_broken_file_is_no_record(verify: Run) -> None:
    answer = verify("nonsense")
    assert answer.code == 2
    assert "Line 1" in answer.err


def test_for_programs(verify: Run) -> None:
    kept = verify(record(SEAL), "--json").json()
    assert (kept["chance"], kept["verified"], kept["actions"]) == ("kept", True, 20)
    assert len(kept["digest"]) == 64
