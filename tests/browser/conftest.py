"""A real server process and a real Chromium for every worker."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.person import NewPerson, Person

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome")
# A browser of its own, that talks to nobody but our server.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 30_000
# Whatever is expected may take as long on a busy machine as what is waited for.
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a fresh server listens, with bots that do not wait for anybody."""
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", "0"]
    environment = {
        **os.environ,
        "LUDOTECA_BOT_DELAY": "0",
        "LUDOTECA_BOT_LIMIT": "20",
        "LUDOTECA_HINT_LIMIT": "20",
    }
    # One machine plays all the people.
    for limit in ("TABLES", "BOT_TABLES", "IMPORTS", "REQUESTS", "MESSAGES", "UNDOS", "HINTS", "REVIEWS"):
        environment[f"LUDOTECA_LIMIT_{limit}"] = "1000000/0.001"
    server = subprocess.Popen(
        [*command, "--data", str(data)], env=environment, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        found = ""
        for line in server.stdout:
            if "http://" in line:
                found = "http://" + line.split("http://")[1].split()[0].rstrip("/.")
                break
        assert found, "the server did not say where it is"
        yield found
    finally:
        server.terminate()
        server.wait(20)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = os.environ.get("LUDOTECA_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    assert path, "no Chromium: `make test` installs one"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield found
        found.close()


@pytest.fixture
def new_person(browser: Browser, address: str, tmp_path: Path) -> Iterator[NewPerson]:
    """People with a browser profile each; whatever goes wrong on a page fails the test."""
    people: list[Person] = []

    def make(language: str = "en", size: tuple[int, int] = (1366, 768), touch: bool = False) -> Person:
        context = browser.new_context(
            locale={"en": "en-GB", "es": "es-ES"}[language],
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        people.append(Person(context.new_page(), address, touch))
        return people[-1]

    yield make
    for person in people:
        person.page.context.close()
    assert [problem for person in people for problem in person.problems] == []
