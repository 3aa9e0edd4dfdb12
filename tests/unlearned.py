"""A title whose bots nobody has taught, whatever networks come with it."""

from __future__ import annotations

import pytest

from ludoteca.bots import networks


def forget(monkeypatch: pytest.MonkeyPatch, title: str) -> None:
    """Until the test ends, no network comes with the title."""
    monkeypatch.setitem(networks._KEPT, title, [])
