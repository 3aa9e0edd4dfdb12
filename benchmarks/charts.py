"""Two kinds of pictures as SVG: dots over a logarithmic axis, and bars in groups."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 760, 440
LEFT, RIGHT, TOP, BOTTOM = 64, 200, 48, 56
# Shades that colour-blind people can tell apart, each with a shape of its own where dots mix.
COLOURS = ("#0072b2", "#d55e00", "#007a58", "#8a4f7d", "#b07d2b", "#555555")


class Dot(NamedTuple):
    """A member of a family at a place."""

    family: str
    name: str
    x: float
    y: float


class Bar(NamedTuple):
    """A member of a group, and how high it is."""

    group: str
    name: str
    height: float


def dots(title: str, across: str, up: str, found: Sequence[Dot]) -> str:
    """Families of dots, each joined by a line; the axis across is logarithmic."""
    families = list(dict.fromkeys([dot.family for dot in found]))
    logs = [math.log10(max(dot.x, 1e-3)) for dot in found]
    low, high = (math.floor(min(logs)), math.ceil(max(logs))) if found else (0, 1)
    steps = ticks(min([dot.y for dot in found], default=0), max([dot.y for dot in found], default=1))

    def x_of(log: float) -> float:
        return LEFT + (log - low) / max(1, high - low) * (WIDTH - LEFT - RIGHT)

    lines = [
        f'<path class="rule" d="M{x_of(power):.1f} {TOP}V{HEIGHT - BOTTOM}"/>'
        for power in range(low, high + 1)
    ]
    lines += [
        label(x_of(power), HEIGHT - BOTTOM + 18, f"{10.0**power:g}", "middle")
        for power in range(low, high + 1)
    ]
    lines += grid(steps)
    for number, family in enumerate(families):
        own = sorted([(log, dot) for log, dot in zip(logs, found, strict=True) if dot.family == family])
        places = [(x_of(log), height(dot.y, steps)) for log, dot in own]
        colour = COLOURS[number % len(COLOURS)]
        path = "L".join([f"{x:.1f} {y:.1f}" for x, y in places])
        lines.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-opacity=".4"/>')
        for (x, y), (_, dot) in zip(places, own, strict=True):
            lines.append(
                f"<g><title>{escape(f'{family}, {dot.name}: {dot.x:.3g} {across}, {dot.y:.0f}')}</title>"
            )
            lines += [shape(number, x, y, colour), label(x + 8, y + 4, dot.name, "start", small=True), "</g>"]
        lines.append(shape(number, WIDTH - RIGHT + 24, TOP + 22 * number, colour))
        lines.append(label(WIDTH - RIGHT + 36, TOP + 22 * number + 4, family, "start"))
    return picture(title, across, up, lines)


def bars(title: str, up: str, found: Sequence[Bar]) -> str:
    """Groups of bars side by side; a name has the same colour in every group."""
    groups = list(dict.fromkeys([bar.group for bar in found]))
    names = list(dict.fromkeys([bar.name for bar in found]))
    steps = ticks(0, max([bar.height for bar in found], default=1))
    lines = list(grid(steps))
    room = (WIDTH - LEFT - RIGHT) / max(1, len(groups))
    wide = 0.8 * room / max(1, len(names))
    heights = {(bar.group, bar.name): bar.height for bar in found}
    for place, group in enumerate(groups):
        lines.append(label(LEFT + room * (place + 0.5), HEIGHT - BOTTOM + 18, group, "middle"))
        for number, name in enumerate(names):
            if (group, name) in heights:
                x = LEFT + room * (place + 0.1) + wide * number
                y = height(heights[group, name], steps)
                size = f'width="{wide - 4:.1f}" height="{HEIGHT - BOTTOM - y:.1f}"'
                lines.append(
                    f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{COLOURS[number % len(COLOURS)]}"/>'
                )
                lines.append(
                    label(x + wide / 2 - 2, y - 5, f"{heights[group, name]:.1f}", "middle", small=True)
                )
    for number, name in enumerate(names):
        colour = COLOURS[number % len(COLOURS)]
        corner = f'x="{WIDTH - RIGHT + 18}" y="{TOP + 22 * number - 6}"'
        lines.append(f'<rect {corner} width="12" height="12" fill="{colour}"/>')
        lines.append(label(WIDTH - RIGHT + 36, TOP + 22 * number + 4, name, "start"))
    return picture(title, "", up, lines)


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from below the lowest to above the highest, five or so.

    >>> ticks(0, 240)
    [0, 50, 100, 150, 200, 250]
    """
    rough = max(high - low, 1e-9) / 5
    power = 10 ** math.floor(math.log10(rough))
    step = next(size * power for size in (1, 2, 2.5, 5, 10) if size * power >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [round(step * number, 10) for number in range(first, max(last, first + 1) + 1)]


def height(value: float, steps: Sequence[float]) -> float:
    """Where a value lies between the lowest and the highest step."""
    share = (value - steps[0]) / (steps[-1] - steps[0])
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def grid(steps: Sequence[float]) -> Iterator[str]:
    for step in steps:
        y = height(step, steps)
        yield f'<path class="rule" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>'
        yield label(LEFT - 8, y + 4, f"{step:g}", "end")


def label(x: float, y: float, text: str, anchor: str, small: bool = False) -> str:
    size = ' class="small"' if small else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{size}>{escape(text)}</text>'


def shape(number: int, x: float, y: float, colour: str) -> str:
    """A circle, a square, a triangle, a diamond or a cross."""
    paths = (
        "m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
        "m-4.5 -4.5h9v9h-9z",
        "m0 -6l5.5 10h-11z",
        "m0 -6l6 6l-6 6l-6 -6z",
        "m-5 -2h3v-3h4v3h3v4h-3v3h-4v-3h-3z",
    )
    return f'<path d="M{x:.1f} {y:.1f}{paths[number % len(paths)]}" fill="{colour}"/>'


def picture(title: str, across: str, up: str, lines: Sequence[str]) -> str:
    """A whole picture: its title, its axes and what is drawn between them."""
    middle = (LEFT + WIDTH - RIGHT) / 2
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
            f"<title>{escape(title)}</title>",
            "<style>text{font:13px sans-serif;fill:#222}.small{font-size:11px}.rule{stroke:#ddd}</style>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
            f'<text x="{LEFT}" y="24" font-weight="bold">{escape(title)}</text>',
            *lines,
            label(middle, HEIGHT - 12, across, "middle"),
            label(LEFT - 8, TOP - 12, up, "end"),
            "</svg>\n",
        ]
    )
