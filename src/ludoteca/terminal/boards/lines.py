"""Lines of text, put beside each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text


def width_of(lines: Iterable[Text]) -> int:
    return max([line.cell_len for line in lines], default=0)


def beside(left: Sequence[Text], right: Sequence[Text], at: int) -> list[Text]:
    """Two blocks side by side, the right one beginning at a column."""
    found: list[Text] = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right) and right[number]:
            line.pad_right(max(0, at - line.cell_len))
            line.append_text(right[number])
        found.append(line)
    return found


def wrapped(label: Text, parts: Iterable[Text], width: int, gap: str = "  ") -> list[Text]:
    """Parts one after the other, in as many lines as they need; the label stands before the first.

    >>> [line.plain for line in wrapped(Text("a: "), [Text("bb"), Text("cc"), Text("dd")], 9)]
    ['a: bb  cc', '   dd']
    """
    lines = [label.copy()]
    empty = True
    for part in parts:
        if not empty and lines[-1].cell_len + len(gap) + part.cell_len > width:
            lines.append(Text(" " * label.cell_len))
            empty = True
        if not empty:
            lines[-1].append(gap)
        lines[-1].append_text(part)
        empty = False
    return lines
