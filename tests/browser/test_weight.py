"""How much a visitor has to load: bytes over the wire, counted by the browser."""

from __future__ import annotations

import zlib
from typing import Any

import pytest

from tests.browser.person import NewPerson, Person

pytestmark = pytest.mark.browser

FIRST_TABLE = 250_000
"""Bytes from the empty lobby to the first table one can play at."""


def count(person: Person) -> list[int]:
    """The bytes of every answer and message from now on, as they come over the wire."""
    session = person.page.context.new_cdp_session(person.page)
    session.send("Network.enable")
    sizes: list[int] = []
    extensions: list[str] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    session.on(
        "Network.webSocketHandshakeResponseReceived",
        lambda event: extensions.append(event["response"]["headersText"].lower()),
    )
    session.on("Network.webSocketFrameReceived", lambda event: sizes.append(squeezed(event, extensions)))
    return sizes


def squeezed(event: dict[str, Any], extensions: list[str]) -> int:
    """A message as long as it is on a line that compresses; the browser tells only how long it was before."""
    assert all("permessage-deflate" in each for each in extensions)
    return len(zlib.compress(event["response"]["payloadData"].encode()))


@pytest.mark.parametrize("title", ["burgundy", "caylus", "duel", "feudum", "millefiori"])
def test_the_first_table_comes_in_a_quarter_of_a_megabyte(new_person: NewPerson, title: str) -> None:
    ana = new_person("es")
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    sizes = count(ana)
    ana.page.goto(ana.address)
    ana.page.locator("[data-action=play]").wait_for()
    assert not [url for url in asked if "/texts/" in url and "title=" in url], "no game's texts in the lobby"
    ana.lay_table(title)
    ana.wait_for_something_to_do()
    ana.page.wait_for_load_state("networkidle")
    print(f"{title}: {sum(sizes)} bytes in {len(sizes)} pieces")
    assert sum(sizes) < FIRST_TABLE
