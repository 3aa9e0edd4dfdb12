#!/usr/bin/env python3
"""Writes the tables of docs/learning.md anew from what the titles declare.

usage: observations.py
"""

from pathlib import Path

from ludoteca.core.message import Message
from ludoteca.core.observation import Block, Observation
from ludoteca.games import title, titles
from ludoteca.texts import texts

PAGE = Path(__file__).resolve().parent.parent / "docs/learning.md"
BEGIN = "<!-- declared -->\n"
END = "<!-- /declared -->\n"


def tables() -> str:
    """Every title with its blocks."""
    found: list[str] = []
    for key in titles():
        declared = title(key).observation
        name = texts("en", key).format(Message("title-name"))
        found.append(f"### {name}\n\n`{key}`: {declared.size} numbers, version {declared.version}.\n")
        found.append(
            "| block | from | numbers | unit | bounds | meaning |\n| --- | --- | --- | --- | --- | --- |"
        )
        found.append("\n".join([row(declared, block) for block in declared.blocks]) + "\n")
    return "\n".join(found) + "\n"


def row(declared: Observation, block: Block) -> str:
    """A block, without the names of what is listed in it."""
    meaning = block.meaning.split(": ")[0] if len(block.meaning) > 100 else block.meaning
    bounds = f"{block.least:g} to {block.most:g}"
    cells = [f"`{block.name}`", declared.at(block.name), block.length, block.unit, bounds, meaning]
    return f"| {' | '.join([str(cell) for cell in cells])} |"


def renewed(page: str) -> str:
    """The page with its tables as they should be."""
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    return f"{before}{BEGIN}\n{tables()}{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
