"""An extension of griffe, which reads docstrings for mkdocstrings: examples become blocks of code."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)


def fenced(docstring: str) -> str:
    """A docstring with its examples between fences; Markdown would take their prompts for quotations."""
    return EXAMPLE.sub(lambda found: f"```python\n{found[0]}\n```", docstring)


class Fences(griffe.Extension):  # type: ignore[misc]  # griffe is there for `make docs` alone
    """Puts fences around examples as docstrings are read."""

    def on_instance(self, *, obj: griffe.Object | griffe.Alias, **_: Any) -> None:
        if obj.docstring and not obj.is_alias:
            obj.docstring.value = fenced(obj.docstring.value)
