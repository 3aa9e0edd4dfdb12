"""Mille Fiori's board: workshops, pyramids, fleets and goods, residences and the sea route.

An empty space shows what is printed on it, a diamond its owner's letter, a space one may choose the number
of that choice. ``▴`` and ``▾`` stand where three workshops meet: whoever fills the last wins an extra card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from rich.text import Text

from ludoteca.core.data import load
from ludoteca.core.message import Message, seat_letter
from ludoteca.games.millefiori import components
from ludoteca.games.millefiori.components import (
    AREA_NAMES,
    BONUS_NAMES,
    BONUS_PER_AREA,
    BONUS_VALUES,
    CARD_AREA,
    CARD_NAMES,
    CARD_SYMBOL,
    CARGO,
    FLEET_POINTS,
    FLEETS,
    HARBOUR,
    HELM,
    LAST_STEP,
    LEVEL_OF,
    NOBLES,
    PEOPLE,
    PIGMENT,
    PYRAMIDS,
    RESIDENCE_LINE,
    RESIDENCES,
    ROUTE_EXTRA,
    ROUTE_POINTS,
    SET_MASK,
    SPACE_NAMES,
    SYMBOL_NAMES,
    SYMBOL_OF,
    TOP_LEVEL,
    TRADE,
    TRIPLE_OF,
    VALUE_OF,
    WORKSHOPS,
)
from ludoteca.terminal.boards import Scene
from ludoteca.terminal.boards.lines import beside, wrapped
from ludoteca.terminal.screen import CHOICE_STYLE, HEADING_STYLE, QUIET_STYLE, SEAT_STYLES, ink

# The colours of the cards, in shades that can be read on black and on white.
AREA_STYLES = ("#c8742a", "#9a6fd0", "#1f9a94", "#5a9a3a", "#3a96c8", "#5b7fd6")
PITCH = 4  # a space takes three columns and one between
RIGHT = 39  # where the right half begins
STEP = 3  # columns of a step of the route
ROUTE_LABEL = 15
WIDTH_WITH_SETS = 98
HEIGHT_WITH_AIR = 32
NAME_END = 18
SETS = ("materials", "values", "nobles", "people", "goods")


def draw(scene: Scene) -> list[Text]:
    """The whole table: 80 columns by 17 lines and what cards need; more air where there is room."""
    blocks = [
        [status(scene)],
        beside(workshops(scene), pyramids(scene), RIGHT),
        beside(harbour(scene), players(scene), RIGHT),
        residences(scene) + route(scene),
        [*face_up(scene), *remembered(scene), *hand(scene)],
    ]
    air = [Text()] if scene.height >= HEIGHT_WITH_AIR else []
    return [line for block in blocks for line in [*block, *air]]


# --- pieces ----------------------------------------------------------------------------------------


def say(scene: Scene, key: str, **args: int | str) -> str:
    return scene.words.format(Message(f"terminal-millefiori-{key}", **args))


def symbol_text(scene: Scene, symbol: int) -> str:
    """A symbol's first letters."""
    return scene.words.format(Message("symbol", symbol=SYMBOL_NAMES[symbol]))[:3].lower()


def diamond(seat: int, fresh: bool = False) -> Text:
    """A player's letter; between marks if it has just come."""
    letter = seat_letter(seat)
    return ink(f"‹{letter}›" if fresh else f" {letter} ", SEAT_STYLES[seat])


def space_cell(scene: Scene, space: int, printed: str, style: str) -> Text:
    """A space: its diamond, the number of its choice, or what is printed on it."""
    name = SPACE_NAMES[space]
    owner = scene.view["spaces"].get(name)
    if owner is not None:
        return diamond(owner, f"space:{name}" in scene.fresh)
    mark = scene.marks.get(f"space:{name}")
    if mark is not None:
        return ink(f"{mark:>2})", CHOICE_STYLE)
    return ink(f"{printed:^3}", style)


def symbol_cell(scene: Scene, space: int, area: int) -> Text:
    """A space by the first letters of its symbol."""
    symbol = SYMBOL_OF[space]
    style = AREA_STYLES[area] + (" bold" if symbol == PIGMENT else "")
    return space_cell(scene, space, symbol_text(scene, symbol), style)


def row_of(cells: Iterable[Text], indent: int = 0) -> Text:
    return Text(" " * indent) + Text(" ").join(cells)


def area_text(scene: Scene, area: int) -> str:
    return scene.words.format(Message(f"area-{AREA_NAMES[area]}"))


def heading(scene: Scene, area: int) -> Text:
    """An area's name and how far one's own set has come."""
    line = ink(area_text(scene, area), f"bold {AREA_STYLES[area]}")
    if scene.seat is not None and area != HARBOUR:
        have = len(scene.view["seats"][scene.seat][SETS[area]])
        full = set_size(area)
        line.append(" " + "●" * min(have, full) + "○" * (full - have), style=AREA_STYLES[area])
    return line


def set_size(area: int) -> int:
    """How many kinds are worth collecting: five values of residences, else all there are."""
    return min(5, SET_MASK[area].bit_count())


def bonus(scene: Scene, area: int) -> Text:
    """The bonus spaces of an area, the highest first."""
    cells: list[Text] = []
    for number, points in enumerate(BONUS_VALUES):
        owner = scene.view["bonus"].get(BONUS_NAMES[area * BONUS_PER_AREA + number])
        name = BONUS_NAMES[area * BONUS_PER_AREA + number]
        if owner is None:
            cells.append(ink(f"{points:>2} ", QUIET_STYLE))
        else:
            cells.append(diamond(owner, f"bonus:{name}" in scene.fresh))
    return Text("").join(cells)


def aligned(left: Text, right: Text, width: int) -> Text:
    line = left.copy()
    line.pad_right(max(1, width - left.cell_len - right.cell_len))
    return line.append_text(right)


# --- areas -----------------------------------------------------------------------------------------


def status(scene: Scene) -> Text:
    view = scene.view
    line = ink(scene.words.format(Message("title-name")), HEADING_STYLE)
    told = [
        Message("round-of", round=view["round"], rounds=view["rounds"]),
        Message("trick-of", trick=view["trick"], tricks=view["tricks"]),
        Message("pile", n=view["pile"]),
    ]
    line.append("  " + " · ".join([scene.words.format(message) for message in told]), style=QUIET_STYLE)
    if view["last_turns"]:
        line.append("  " + scene.words.format(Message("last-turns")), style="bold")
    return line


def workshops(scene: Scene) -> list[Text]:
    """Four staggered rows."""
    lines = [aligned(heading(scene, WORKSHOPS), bonus(scene, WORKSHOPS), RIGHT - 2)]
    for row in workshop_rows():
        line = Text()
        for column, space in row:
            before = column * PITCH // 2 - line.cell_len
            line.append_text(meeting(scene, space, before))
            line.append_text(symbol_cell(scene, space, WORKSHOPS))
        lines.append(line)
    return lines


@cache
def workshop_rows() -> list[list[tuple[int, int]]]:
    """Each row's spaces with their half-columns, as they lie on the board."""
    data = load(components.__file__, "board_workshops")
    rows: dict[int, list[tuple[int, int]]] = {}
    for space in data["spaces"]["list"]:
        rows.setdefault(space["row"], []).append((space["col2"], SPACE_NAMES.index(space["id"])))
    return [rows[row] for row in sorted(rows)]


def meeting(scene: Scene, space: int, width: int) -> Text:
    """The gap before a space; a mark in it if the space to its left meets it around an extra-card symbol."""
    triple = TRIPLE_OF[space]
    if space - 1 not in triple or width != 1:
        return Text(" " * width)
    third = next(other for other in triple if other not in (space - 1, space))
    taken = all([SPACE_NAMES[other] in scene.view["spaces"] for other in triple])
    mark = "▴" if third < space else "▾"
    return ink(" " if taken else mark, QUIET_STYLE)


def pyramids(scene: Scene) -> list[Text]:
    """Nobles and common people, side by side."""
    return beside(pyramid(scene, NOBLES), pyramid(scene, PEOPLE), 5 * PITCH + 1)


def pyramid(scene: Scene, area: int) -> list[Text]:
    """Three rows from the top down, then the bonus spaces."""
    lines = [heading(scene, area)]
    for level in range(TOP_LEVEL, 0, -1):
        cells = [symbol_cell(scene, space, area) for space in PYRAMIDS[area] if LEVEL_OF[space] == level]
        lines.append(row_of(cells, (level - 1) * PITCH // 2))
    return [*lines, Text("    ") + bonus(scene, area)]


def harbour(scene: Scene) -> list[Text]:
    """Fleets to the left, the goods of their lines to the right, and what a ship is worth now."""
    title = heading(scene, HARBOUR)
    title.pad_right(max(1, 3 * PITCH + 1 - title.cell_len))
    lines = [aligned(title + heading(scene, TRADE), bonus(scene, TRADE), RIGHT - 2)]
    for fleet, cargo in zip(FLEETS, CARGO, strict=True):
        ships = [space_cell(scene, space, "~", AREA_STYLES[HARBOUR]) for space in fleet]
        goods = [symbol_cell(scene, space, TRADE) for space in cargo]
        loaded = len([space for space in cargo if SPACE_NAMES[space] in scene.view["spaces"]])
        line = row_of(ships) + Text("  ") + row_of(goods)
        lines.append(line.append(f"  ×{FLEET_POINTS[loaded]}", style=QUIET_STYLE))
    return lines


def residences(scene: Scene) -> list[Text]:
    """One line of houses."""
    cells = [
        space_cell(scene, space, str(VALUE_OF[space]), AREA_STYLES[RESIDENCES]) for space in RESIDENCE_LINE
    ]
    return [
        heading(scene, RESIDENCES) + Text("   ") + bonus(scene, RESIDENCES),
        ink("▸", QUIET_STYLE) + Text("").join(cells),
    ]


def route(scene: Scene) -> list[Text]:
    """What stopping on each step gives (``+``: an extra card), and the ships below."""
    label = scene.words.format(Message("source-route"))[:ROUTE_LABEL]
    steps = ink(f"{label:<{ROUTE_LABEL}}", f"bold {AREA_STYLES[HARBOUR]}")
    for step in range(LAST_STEP + 1):
        steps.append(f"{step_text(step):>{STEP}}", style=AREA_STYLES[HARBOUR])
    return [steps, ships(scene)]


def step_text(step: int) -> str:
    """The points of a step; ``+`` for an extra card, as far from its neighbours as numbers are."""
    points = str(ROUTE_POINTS[step]) if ROUTE_POINTS[step] else ""
    text = (points + "+" if ROUTE_EXTRA[step] else points) or "·"
    return text if len(text) < STEP else " " + text


def ships(scene: Scene) -> Text:
    """Each ship's letter under its step; several may share one."""
    at: dict[int, list[int]] = {}
    for seat, player in enumerate(scene.view["seats"]):
        at.setdefault(player["ship"], []).append(seat)
    line = Text()
    for step, seats in sorted(at.items()):
        line.pad_right(max(0, ROUTE_LABEL + STEP * (step + 1) - len(seats) - line.cell_len))
        for seat in seats:
            line.append(seat_letter(seat), style=SEAT_STYLES[seat])
    return line


# --- players and cards -------------------------------------------------------------------------------


def players(scene: Scene) -> list[Text]:
    """A line a player: whose turn, name, points, diamonds with the reserve, step of the ship.

    ``✓`` a card lies face down, ``★`` the start player; the sets of all where there is room.
    """
    with_sets = scene.width >= WIDTH_WITH_SETS
    header = ink(" " * NAME_END + f"{say(scene, 'points'):>7}{'◆':>6}{'≈':>6}", QUIET_STYLE)
    if with_sets:
        header.pad_right(4)
        for area, _ in enumerate(SETS):
            header.append(f" {area_text(scene, area)[:3]}", style=AREA_STYLES[area])
    return [header, *[player_line(scene, seat, with_sets) for seat in range(len(scene.view["seats"]))]]


def player_line(scene: Scene, seat: int, with_sets: bool) -> Text:
    player = scene.view["seats"][seat]
    line = ink("▶ " if seat in scene.deciding else "  ", "bold")
    line.append_text(diamond(seat)).append(" " + scene.labels[seat][: NAME_END - 6])
    line.pad_right(NAME_END - line.cell_len)
    line.append(f"{player['score']:>7}", style="bold")
    line.append(f"{player['supply']:>5}").append(f"+{player['reserve']}", style=QUIET_STYLE)
    line.append(f"{player['ship']:>5}")
    line.append(" ✓" if player["chosen"] else "  ").append("★ " if seat == scene.view["first"] else "  ")
    if with_sets:
        for area, name in enumerate(SETS):
            line.append(f" {len(player[name])}/{set_size(area)}", style=AREA_STYLES[area])
    return line


def card(scene: Scene, name: str) -> Text:
    """A card: its symbol and how far it sails; before it the number of its choice."""
    number = CARD_NAMES.index(name)
    text = Text()
    if f"card:{name}" in scene.marks:
        text.append(f"{scene.marks[f'card:{name}']})", style=CHOICE_STYLE).append(" ")
    text.append(symbol_text(scene, CARD_SYMBOL[number]), style=f"bold {AREA_STYLES[CARD_AREA[number]]}")
    return text.append(f"≈{HELM[number]}", style=QUIET_STYLE)


def cards(scene: Scene, label: str, names: Sequence[str]) -> list[Text]:
    """Cards in the order of their choices, else by symbol."""
    numbered = any([f"card:{name}" in scene.marks for name in names])
    in_order = names if numbered else sorted(names, key=CARD_NAMES.index)
    shown = [card(scene, name) for name in in_order]
    return wrapped(ink(f"{label} ", QUIET_STYLE), shown, scene.width)


def face_up(scene: Scene) -> list[Text]:
    names = scene.view["face_up"]
    return cards(scene, say(scene, "face-up"), names) if names else []


def remembered(scene: Scene) -> list[Text]:
    """Hands one has passed on and still knows, where there is room to be reminded of them."""
    lines: list[Text] = []
    if scene.height >= HEIGHT_WITH_AIR:
        for holder, names in scene.view["remembered"].items():
            lines += cards(scene, say(scene, "holds", player=seat_letter(int(holder))), names)
    return lines


def hand(scene: Scene) -> list[Text]:
    """One's own cards: the hand, and the one laid face down."""
    if scene.seat is None or not scene.view["hand"]:
        return []
    lines = cards(scene, say(scene, "hand"), scene.view["hand"])
    if scene.view["kept"] is not None:
        lines[-1].append(f"   {say(scene, 'kept')} ", style=QUIET_STYLE)
        lines[-1].append_text(card(scene, scene.view["kept"]))
    return lines
