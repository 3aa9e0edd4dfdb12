"""What the people at a table have agreed on before the game.

Something new to agree on is a field of ``Terms`` with a default, and a place in the form: whoever lays a
table sends it, everybody is told it, the store keeps it, and tables laid before it existed have the default.
"""

from __future__ import annotations

from typing import Any

from pydantic import ConfigDict, Field

from ludoteca.core.record import Record
from ludoteca.core.title import Title
from ludoteca.server.model import Model

OptionValue = bool | int | str


class Terms(Model):
    """What whoever lays a table may choose, beside the title and the seats."""

    options: dict[str, OptionValue] = Field(default_factory=dict)
    confirm: bool = True
    """Ask before the turn passes on."""
    public: bool = False
    """List it among the open tables."""
    hints: bool = False
    """Advice for whoever asks, also where several people play; against bots alone one always may ask."""
    practice: bool = False
    """The teacher stands by: one person plays bots, every choice is judged and may be taken back."""


class Agreement(Terms):
    """The terms of a table for its number of players, every option of the title among them; never changed."""

    model_config = ConfigDict(frozen=True)

    players: int

    @staticmethod
    def on(title: Title[Any], players: int, terms: Terms) -> Agreement:
        """The terms as the title has them, or an error that names what cannot be."""
        options = title.check_options(players, terms.options)
        return Agreement(**{**_terms(terms), "options": options}, players=players)

    @staticmethod
    def of(record: Record, practice: bool = False) -> Agreement:
        """What a record was played by; whatever it does not tell is as usual."""
        terms = Terms(options=record.options, confirm=record.confirm, practice=practice)
        return Agreement.on(record.title, record.players, terms)

    def terms(self) -> dict[str, Any]:
        """What was chosen, field by field."""
        return _terms(self)


def _terms(chosen: Terms) -> dict[str, Any]:
    return {name: getattr(chosen, name) for name in Terms.model_fields}
