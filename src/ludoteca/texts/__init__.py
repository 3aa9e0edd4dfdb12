"""Texts: messages put into a language, from Fluent files that the web client reads too."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.core.message import SEAT_LETTERS, Argument, Message, seat_letter

LANGUAGES = ("en", "es")
HERE = Path(__file__).parent
GAMES = HERE.parent / "games"
ON_THE_SHELF = ("title-", "option-")

ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *=")
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def sources(language: str, title: str | None = None) -> list[Path]:
    """The Fluent files of a language: the shared ones and every title's errors, then a title's own.

    What is wrong with a position or an option is told before anybody sits down at a table of that title.
    """
    found = [*sorted(HERE.glob(f"*.{language}.ftl")), *sorted(GAMES.glob(f"*/errors.{language}.ftl"))]
    if title is not None:
        found += sorted(GAMES.glob(f"{title}/texts.{language}.ftl"))
    return found


def lesson_source(language: str, title: str) -> Path:
    """The Fluent file with the texts of a title's lessons; it is not there if the title has none."""
    return GAMES / title / f"lessons.{language}.ftl"


def example_source(language: str, title: str) -> Path:
    """The Fluent file with the texts of a title's examples."""
    return GAMES / title / f"examples.{language}.ftl"


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file, unread: each begins with its name at the start of a line.

    >>> list(entries("# greetings\\nhello = Hello,\\n    { $name }!\\n\\nbye = Bye!"))
    [('hello', 'hello = Hello,\\n    { $name }!\\n\\n'), ('bye', 'bye = Bye!\\n')]
    """
    name, lines = "", list[str]()
    for line in [*text.splitlines(), "#"]:
        found = ENTRY.match(line)
        if name and (found or line.startswith("#")):
            yield name, "\n".join(lines) + "\n"
            name = ""
        if found:
            name, lines = found[1], []
        lines.append(line)


def shelf(language: str, title: str) -> str:
    """What is told of a title before a table is laid: its name, what it is about, its options."""
    kept: list[str] = []
    wanted = False
    for line in (GAMES / title / f"texts.{language}.ftl").read_text(encoding="utf-8").splitlines():
        wanted = line.startswith(ON_THE_SHELF) or (wanted and line.startswith((" ", "}")))
        if wanted:
            kept.append(line)
    return "\n".join(kept) + "\n"


class Texts:
    """One language, with the words of one title or none; a message is read when it is first wanted."""

    def __init__(self, language: str, title: str | None = None, more: Sequence[Path] = ()) -> None:
        from fluent.runtime import FluentBundle  # with a library of dates and numbers: not for nothing

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        for path in [*sources(language, title), *more]:
            for name, text in entries(path.read_text(encoding="utf-8")):
                self.unread.setdefault(name, text)

    def has(self, key: str) -> bool:
        """Is something said there? ``key.about`` asks for an attribute of it."""
        name, _, attribute = key.partition(".")
        self._read(name)
        if not self.bundle.has_message(name):
            return False
        found = self.bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def _read(self, name: str) -> None:
        """Read a message or term, and all it refers to."""
        from fluent.runtime import FluentResource

        text = self.unread.pop(name, "")
        if text:
            self.bundle.add_resource(FluentResource(text))
            for reference in REFERENCE.findall(text):
                self._read(reference)

    def format(self, message: Argument, names: Sequence[str] = ()) -> str:
        """The sentence; ``names`` are those of the seats (letters, if there are none)."""
        if not isinstance(message, Message):
            return str(message)
        if message.key == "seat":
            return _seat(message, names)
        if not self.has(message.key):
            return repr(message)
        key, _, attribute = message.key.partition(".")
        found = self.bundle.get_message(key)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        args: dict[str, Any] = {
            name: self.format(value, names) if isinstance(value, Message) else value
            for name, value in message.args.items()
        }
        text, _errors = self.bundle.format_pattern(pattern, args)
        return str(text)


def _seat(message: Message, names: Sequence[str]) -> str:
    seat = message.args["seat"]
    assert isinstance(seat, int)
    if 0 <= seat < len(names):
        return names[seat]
    # Somebody may have asked for a seat that is not there: the error about it has to name it all the same.
    return seat_letter(seat) if 0 <= seat < len(SEAT_LETTERS) else str(seat)


@cache
def texts(language: str, title: str | None = None) -> Texts:
    """The texts of a language, read once."""
    return Texts(language, title)


@cache
def example_texts(language: str, title: str) -> Texts:
    """The texts of a title with those of its examples, which may name what it has words for."""
    return Texts(language, title, [example_source(language, title)])
