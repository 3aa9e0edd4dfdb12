"""A real server process and a real Chromium for every worker."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import PATIENCE, chromium, profile, served
from tests.browser.person import LAPTOP, NewPerson, Person

# Whatever is expected may take as long on a busy machine as what is waited for.
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("data")) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture
def new_person(browser: Browser, address: str, tmp_path: Path) -> Iterator[NewPerson]:
    """People with a browser profile each; whatever goes wrong on a page fails the test."""
    people: list[Person] = []

    def make(language: str = "en", size: tuple[int, int] = LAPTOP, touch: bool = False) -> Person:
        context = profile(browser, language, size, touch)
        people.append(Person(context.new_page(), address, touch))
        return people[-1]

    yield make
    for person in people:
        person.page.context.close()
    assert [problem for person in people for problem in person.problems] == []
