"""A server to visit: one for all tests of a process, or one of a test's own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.visitors import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that many tests share; each lays its own tables."""
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.close()


@pytest.fixture
def build(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """Build a server of one's own, with other settings or to be shut down."""
    built: list[House] = []

    def one(**settings: Any) -> House:
        built.append(House(settings.pop("data", tmp_path), **settings))
        return built[-1]

    yield one
    for found in built:
        if found.thread.is_alive():
            found.close()
