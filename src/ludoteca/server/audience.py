"""The pages at a table: what each has been shown, and how little must be said to show them what is new."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass

import orjson

from ludoteca.server.page import Eyes, Page
from ludoteca.server.patches import patch
from ludoteca.server.protocol import PresenceNow, SeatPresence
from ludoteca.server.showing import Data


@dataclass(slots=True)
class Shown:
    """What all who see the table with the same eyes were shown last."""

    revision: int
    document: bytes
    """The state without its logs, packed."""
    whole: bytes | None = None
    """With them; kept until something changes, for all who come and see the same."""


class Audience:
    """Everybody who looks at a table. Those who see the same are told the same, worked out once."""

    def __init__(
        self,
        state: Callable[[Eyes, int], Data],
        logs: Callable[[Eyes, int], list[Data]],
        persons: Callable[[], list[SeatPresence]],
        prepared: Callable[[Eyes], str],
    ) -> None:
        self.state = state
        """The state with these eyes as that revision, without logs."""
        self.logs = logs
        """The logs those eyes may read, from a move on."""
        self.persons = persons
        self.prepared = prepared
        """What these eyes' own seats have prepared, as they are told it."""
        self.pages: set[Page] = set()
        self.revision = 0
        self.shown: dict[Eyes, Shown] = {}
        self.present: tuple[tuple[int, bool], ...] = ()

    def show(self, kept: int) -> None:
        """Something has changed: tell it to everybody. So many moves of the log are as they were."""
        base, self.revision = self.revision, self.revision + 1
        watching = {page.eyes for page in self.pages}
        self.shown = {eyes: shown for eyes, shown in self.shown.items() if eyes in watching}
        changes = {eyes: self._change(shown, eyes, kept) for eyes, shown in self.shown.items()}
        for page in self.pages:
            if page.revision == base and page.eyes in changes:
                page.revision = self.revision
                page.tell(changes[page.eyes])
            else:
                page.show_whole()

    def _change(self, shown: Shown, eyes: Eyes, kept: int) -> str:
        state = self.state(eyes, self.revision)
        change = {
            "type": "change",
            "base": shown.revision,
            "revision": self.revision,
            "patch": patch(unpacked(shown.document), state),
            "logs": self.logs(eyes, kept),
        }
        self.shown[eyes] = Shown(self.revision, _packed(state))
        return orjson.dumps(change).decode()

    def whole(self, page: Page) -> tuple[str, ...]:
        """Everything for one page, and who is there; it stands at the newest revision from then on.

        Whoever holds a seat learns what it has prepared, too.
        """
        page.revision = self.revision
        shown = self.shown.get(page.eyes)
        if shown is None:
            shown = Shown(self.revision, _packed(self.state(page.eyes, self.revision)))
            self.shown[page.eyes] = shown
        if shown.whole is None:
            state = unpacked(shown.document)
            for seat, log in zip(state["seats"], self.logs(page.eyes, 0), strict=True):
                seat["log"] = log["lines"]
            shown.whole = _packed(state)
        written = zlib.decompress(shown.whole).decode()
        if not page.eyes:
            return written, self._presence()
        page.prepared = self.prepared(page.eyes)
        return written, self._presence(), page.prepared

    def _presence(self) -> str:
        return PresenceNow(seats=self.persons()).model_dump_json()

    def tell_prepared(self) -> None:
        """Tell each page what its own seats have prepared, if that has changed; nobody else hears of it."""
        for page in [page for page in self.pages if page.eyes and page.revision >= 0]:
            written = self.prepared(page.eyes)
            if written != page.prepared:
                page.prepared = written
                page.tell(written)

    def tell_presence(self) -> None:
        """Tell everybody who is there, if that has changed; who waits for the whole learns it with that."""
        now = tuple([(seat.seat, seat.connected) for seat in self.persons()])
        if now == self.present:
            return
        self.present, written = now, self._presence()
        for page in self.pages:
            if page.revision >= 0:
                page.tell(written)


def _packed(state: Data) -> bytes:
    """A state as it is kept for every pair of eyes at every table: there are many."""
    return zlib.compress(orjson.dumps(state), 1)


def unpacked(packed: bytes) -> Data:
    """The state that was packed."""
    found: Data = orjson.loads(zlib.decompress(packed))
    return found
