"""The tests run on the engine they are meant to run on, all of it."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from ludoteca import native

EXPECTED = os.environ.get("LUDOTECA_EXPECT_ENGINE")


# `make test` always asks for one; whoever runs pytest by hand takes the engine that is there.
@pytest.mark.skipif(EXPECTED is None, reason="no engine was asked for in LUDOTECA_EXPECT_ENGINE")
def test_the_engine_is_the_one_asked_for() -> None:
    assert native.engine() == EXPECTED


@pytest.mark.parametrize("name", native.modules())
def test_a_module_marked_compiled_is_native_exactly_on_the_compiled_engine(name: str) -> None:
    file = import_module(name).__file__
    assert file is not None
    is_native = file.endswith(tuple(EXTENSION_SUFFIXES))
    assert is_native == ((EXPECTED or native.engine()) == "compiled")
