"""A server process and a Chromium of one's own: for tests in a browser, and for pictures of the pages."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

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
LOCALES = {"en": "en-GB", "es": "es-ES"}


UNLIMITED = [
    "TABLES",
    "BOT_TABLES",
    "IMPORTS",
    "REQUESTS",
    "MESSAGES",
    "MESSAGES_EACH",
    "UNDOS",
    "HINTS",
    "REVIEWS",
]


@contextmanager
def served(data: Path) -> Iterator[str]:
    """Where a fresh server listens, with bots that do not wait for anybody."""
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", "0"]
    environment = {
        **os.environ,
        "LUDOTECA_BOT_DELAY": "0",
        "LUDOTECA_BOT_LIMIT": "20",
        "LUDOTECA_HINT_LIMIT": "20",
    }
    # One machine plays all the people.
    for limit in UNLIMITED:
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


@contextmanager
def chromium() -> Iterator[Browser]:
    """The browser that LUDOTECA_CHROMIUM names, or the first on the search path."""
    path = os.environ.get("LUDOTECA_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM_NAMES)), None)
    assert path, "no Chromium: `make test` installs one"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield found
        found.close()


def profile(browser: Browser, language: str, size: tuple[int, int], touch: bool = False) -> BrowserContext:
    """Somebody who has never been here: a language, a screen, a mouse or a finger."""
    context = browser.new_context(
        locale=LOCALES[language],
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    return context
