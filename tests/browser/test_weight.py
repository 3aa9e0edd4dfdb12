"""How much a visitor has to load: bytes over the wire, counted by the browser."""

from __future__ import annotations

import zlib
from typing import Any

import pytest

from tests.browser.person import NewPerson, Person

pytestmark = pytest.mark.browser

FIRST_TABLE = 250_000
"""Bytes from the empty lobby to the first table one can play at."""


def count(person: Person) -> dict[str, int]:
    """The bytes of every answer and message from now on, as they come over the wire, by their source."""
    session = person.page.context.new_cdp_session(person.page)
    session.send("Network.enable")
    asked: dict[str, str] = {}
    sizes: dict[str, int] = {}
    extensions: list[str] = []

    def add(source: str, size: int) -> None:
        sizes[source] = sizes.get(source, 0) + size

    session.on(
        "Network.requestWillBeSent",
        lambda event: asked.update({event["requestId"]: event["request"]["url"]}),
    )
    session.on(
        "Network.loadingFinished",
        lambda event: add(asked[event["requestId"]], int(event["encodedDataLength"])),
    )
    session.on(
        "Network.webSocketHandshakeResponseReceived",
        lambda event: extensions.append(event["response"]["headersText"].lower()),
    )
    session.on("Network.webSocketFrameReceived", lambda event: add("socket", squeezed(event, extensions)))
    return sizes


def squeezed(event: dict[str, Any], extensions: list[str]) -> int:
    """A message as long as it is on a line that compresses; the browser tells only how long it was before."""
    assert all("permessage-deflate" in each for each in extensions)
    return len(zlib.compress(event["response"]["payloadData"].encode()))


@pytest.mark.parametrize("title", ["burgundy", "caylus", "duel", "feudum", "millefiori"])
def test_the_first_table_comes_in_a_quarter_of_a_megabyte(new_person: NewPerson, title: str) -> None:
    ana = new_person("es")
    sizes = count(ana)
    ana.lay_table(title)
    ana.wait_for_something_to_do()
    ana.page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) < FIRST_TABLE, sizes


def test_the_lobby_loads_nothing_of_a_game_but_its_name_and_options(new_person: NewPerson) -> None:
    ana = new_person("es")
    sizes = count(ana)
    ana.page.goto(ana.address)
    ana.page.locator("[data-action=play]").wait_for()
    ana.page.wait_for_load_state("networkidle")
    loaded = {address.removeprefix(ana.address) for address in sizes}
    assert {path for path in loaded if path.startswith("/api/texts")} == {"/api/texts/es"}
    drawn = ("burgundy-", "caylus-", "duel-", "feudum-", "millefiori-", "TablePage-")
    assert not [path for path in loaded if path.startswith(tuple(f"/assets/{name}" for name in drawn))]
