"""What was found out about a choice, as pages are told it."""

from __future__ import annotations

from typing import Any, cast

from ludoteca.core.match import Match
from ludoteca.core.message import Message
from ludoteca.server.protocol import Advised, Text
from ludoteca.study.verdict import ChoiceData


def advised(match: Match, choice: ChoiceData, why: list[dict[str, Any]]) -> Advised:
    """A choice of a match with its verdict, and what speaks for it."""
    title = match.title
    action = title.alphabet.read(choice["action"])
    fields = title.alphabet.to_json(action)
    verb = fields.pop("verb")
    told: Message = title.describe(action, match.game)
    return Advised(
        action=choice["action"],
        verb=verb,
        fields={name: str(value) for name, value in fields.items()},
        text=Text.model_validate(told.to_json()),
        outcome=choice["outcome"],
        margin=choice["margin"],
        loss=choice["loss"],
        noise=choice["noise"],
        close=choice["close"],
        grade=cast(Any, choice["grade"]),
        why=[Text.model_validate(reason) for reason in why],
    )
