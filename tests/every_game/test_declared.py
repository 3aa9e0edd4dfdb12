"""What a title declares, it declares once, and under one name."""

from __future__ import annotations

from importlib import import_module

import pytest

from ludoteca.core.game import fields_of
from ludoteca.core.notes import NoteKind
from ludoteca.games import title, titles


@pytest.mark.parametrize("key", titles())
def test_the_setting_holds_every_option_and_nothing_else(key: str) -> None:
    found = title(key)
    assert fields_of(found.setting) == [option.key for option in found.options]


@pytest.mark.parametrize("key", titles())
def test_a_note_is_called_what_its_text_is_called(key: str) -> None:
    module = import_module(f"ludoteca.games.{key}.notes")
    named = {name: kind for name, kind in vars(module).items() if isinstance(kind, NoteKind)}
    assert list(named.values()) == title(key).notes.kinds
    for name, kind in named.items():
        assert name == kind.key.upper().replace("-", "_")
