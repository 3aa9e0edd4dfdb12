"""A command line run in this process, as if typed."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ludoteca.terminal.main import main


@dataclass(frozen=True)
class Answer:
    """What a command said."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


Run = Callable[..., Answer]


@pytest.fixture
def ludoteca_(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run ``ludoteca …`` in an empty folder; ``typed`` are the lines a person types."""
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "LINES", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)

    def run(*words: str, typed: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(words)
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return run
