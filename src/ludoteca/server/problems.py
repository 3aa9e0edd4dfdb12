"""Errors as people read them: every one has a text, whether it comes by HTTP or over a socket."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import Argument, Message
from ludoteca.server.protocol import Reason, Text


class Refusal(LudotecaError):
    """A request that cannot be granted; nothing was changed. ``status`` is what HTTP calls it."""

    def __init__(self, key: str, status: int = 409, **args: Argument) -> None:
        super().__init__(key, **args)
        self.status = status


def text(message: Message) -> Text:
    """A message as it travels."""
    args = {key: text(value) if isinstance(value, Message) else value for key, value in message.args.items()}
    return Text.model_construct(key=message.key, args=args)


def reason(message: Message, clause: str) -> Reason:
    """A reason as it travels."""
    return Reason.model_construct(text=text(message), clause=clause)


def invalid(errors: Sequence[Any]) -> Refusal:
    """What a validation found wrong: the first field that cannot be so, by its path."""
    first = errors[0]
    if first["type"] == "json_invalid":
        return Refusal("invalid-json", 422)
    where = [str(part) for part in first["loc"]]
    if first["type"].startswith("union_tag"):
        where.append("type")
    if where[:1] in (["body"], ["query"], ["path"]):
        where = where[1:]
    return Refusal("invalid-field", 422, field=".".join(where)[:60] or "–")
