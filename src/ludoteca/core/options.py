"""Options: what may be agreed before a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ludoteca.core.errors import OptionError

Value: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """Something agreed before the game: its values, the usual one first among equals.

    Texts explain it: ``option-<key>``, ``option-<key>.about`` and, unless it is yes or no,
    ``option-<key>-<value>``.
    """

    key: str
    values: tuple[Value, ...]
    default: Value

    def read(self, text: str) -> Value:
        """The value behind what a person typed: ``yes``, ``7``, ``random``."""
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        for value in self.values:
            if str(value).lower() == text.lower():
                return value
            if isinstance(value, bool) and words.get(text.lower()) is value:
                return value
        raise OptionError("option-value", option=self.key, value=text, known=self.written_values())

    def written_values(self) -> str:
        return ", ".join([write_value(value) for value in self.values])


def write_value(value: Value) -> str:
    """An option's value as records and command lines spell it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
