"""What the server writes down while it runs: a line each, for people or for programs, and no secrets.

Tokens never are in an address, addresses are written without their questions, and the database's password is
blotted out wherever it turns up.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from sqlalchemy.engine import make_url

from ludoteca.server.settings import Settings

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Which request or socket is being dealt with: all lines that come of it say so."""

KNOWN_ID = re.compile(r"[A-Za-z0-9._:-]{1,64}")
MOST_A_MINUTE = 20
"""So often the same complaint is written within a minute."""
BLOT = "…"


def new_request_id(said: str | None) -> str:
    """The name a proxy has given to a request, or one of our own."""
    return said if said and KNOWN_ID.fullmatch(said) else secrets.token_hex(6)


def set_up(settings: Settings) -> None:
    """Write to the error output from now on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(settings))
    handler.addFilter(Sparing())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludoteca").setLevel(settings.log_level.upper())


def _formatter(settings: Settings) -> logging.Formatter:
    password = make_url(settings.database).password if settings.database else None
    hidden = [str(password)] if password else []
    return ForPrograms(hidden) if settings.log_format == "json" else ForPeople(hidden)


class ForPeople(logging.Formatter):
    """A line as one reads it; whatever is quoted in it, it stays a line."""

    def __init__(self, hidden: list[str]) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")
        self.hidden = hidden

    def format(self, record: logging.LogRecord) -> str:
        # A trace has lines of its own; what people send has not.
        record.message = _on_one_line(record.getMessage())
        record.asctime = self.formatTime(record)
        parts = [self.formatMessage(record), f" [{request_id.get()}]" if request_id.get() else ""]
        if record.exc_info:
            parts.append("\n" + self.formatException(record.exc_info))
        return _blotted("".join(parts), self.hidden)


class ForPrograms(logging.Formatter):
    """A line of JSON."""

    def __init__(self, hidden: list[str]) -> None:
        super().__init__()
        self.hidden = hidden

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if request_id.get():
            facts["request"] = request_id.get()
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        return _blotted(json.dumps(facts, ensure_ascii=False), self.hidden)


def _on_one_line(text: str) -> str:
    return "".join([letter if letter.isprintable() else repr(letter)[1:-1] for letter in text])


def _blotted(text: str, hidden: list[str]) -> str:
    for secret in hidden:
        text = text.replace(secret, BLOT)
    return text


class Sparing(logging.Filter):
    """Lets the same complaint through only so often; then says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.minute = 0
        self.written: dict[tuple[str, int], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        place, minute = (record.pathname, record.lineno), int(self.clock() // 60)
        before = self.written.get(place, 0)
        if minute != self.minute:
            self.minute, self.written = minute, {}
        self.written[place] = self.written.get(place, 0) + 1
        if before > MOST_A_MINUTE and self.written[place] == 1:
            record.msg = f"{record.getMessage()} (and {before - MOST_A_MINUTE} more in the minute before)"
            record.args = ()
        return self.written[place] <= MOST_A_MINUTE
