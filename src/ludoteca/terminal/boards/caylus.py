"""Caylus's board: castle, special buildings and bridge, the road in four columns, what everybody has.

A building shows its owner's letter before its worker's; a place one may choose shows the number of that
choice. ``P`` and ``B`` behind a number of the road are provost and bailiff, ``*`` is a space that scores a
section.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ludoteca.core.message import seat_letter
from ludoteca.games.caylus.components import (
    BRIDGE,
    BUILDING_NAMES,
    CUBE_NAMES,
    KIND,
    KIND_NAMES,
    LINE_NAMES,
    SCORING_SPACE,
    SECTION_NAMES,
    SECTION_POINTS,
    SECTION_SPACES,
    STABLES_PLACES,
)
from ludoteca.terminal.boards import Scene
from ludoteca.terminal.boards.lines import beside, wrapped
from ludoteca.terminal.boards.words import letter, letters, say, shortened
from ludoteca.terminal.screen import CHOICE_STYLE, HEADING_STYLE, QUIET_STYLE, SEAT_STYLES, ink

# The colours of the tiles and cubes, in shades that can be read on black and on white.
KIND_STYLES = {
    "neutral": "#c06a80",
    "fixed": "#a08040",
    "wood": "#b5763c",
    "stone": "#8a929a",
    "residential": "#5a9a3a",
    "prestige": "#4a86d8",
}
CUBE_STYLES = ("bold #d0607e", "bold #a8682f", "bold #8a929a", "bold #a060d0", "bold #c09a10")
COLUMNS = 4
STOCK = ("wood", "stone", "prestige")
HEIGHT_WITH_AIR = 32
NAME_END = 18
ENOUGH = 2
"""Letters of an owner and of a worker."""


def draw(scene: Scene) -> list[Text]:
    """The whole table: 80 columns by 18 lines at most; stock and more air where there is room."""
    roomy = scene.height >= HEIGHT_WITH_AIR
    blocks = [
        [status(scene)],
        [*castle(scene), *special(scene), bridge(scene)],
        road(scene),
        stock(scene, roomy),
        players(scene),
    ]
    air = [Text()] if roomy else []
    return [line for block in blocks if block for line in [*block, *air]]


# --- pieces ----------------------------------------------------------------------------------------


def named(scene: Scene, building: str) -> Text:
    """A building with the number of its choice before it."""
    mark = scene.marks.get(f"building:{building}")
    text = ink(f"{mark}) ", CHOICE_STYLE) if mark else Text()
    return text.append(say(scene, f"building-{building}"), style=style_of(building))


def style_of(building: str) -> str:
    if building not in BUILDING_NAMES:
        return ""
    return KIND_STYLES.get(KIND_NAMES[KIND[BUILDING_NAMES.index(building)]], "")


# --- above the river ----------------------------------------------------------------------------------


def status(scene: Scene) -> Text:
    view = scene.view
    line = ink(say(scene, "title-name"), HEADING_STYLE)
    told = [say(scene, "turn-n", n=view["turn"])]
    if view["phase"]:
        told.append(say(scene, f"phase-{view['phase']}"))
    return line.append("  " + " · ".join(told), style=QUIET_STYLE)


def castle(scene: Scene) -> list[Text]:
    """Who works there, then the sections with points a batch and everybody's houses."""
    view = scene.view["castle"]
    label = named(scene, "castle")
    label.append(" ").append_text(letters([*view["workers"], None])).append("  ")
    return wrapped(label, [section(scene, each) for each in view["sections"]], scene.width)


def section(scene: Scene, found: dict[str, Any]) -> Text:
    current = found["name"] == scene.view["castle"]["section"]
    number = SECTION_NAMES.index(found["name"])
    text = ink(say(scene, f"section-{found['name']}"), "bold" if current else QUIET_STYLE)
    text.append("✓" if found["scored"] else f" {SECTION_POINTS[number]}", style=QUIET_STYLE).append(" ")
    houses = [seat for seat, built in enumerate(found["houses"]) for _ in range(built)]
    return text.append_text(letters([*houses, *[None] * (SECTION_SPACES[number] - len(houses))]))


def special(scene: Scene) -> list[Text]:
    """The buildings before the bridge and whose workers stand there."""
    parts: list[Text] = []
    for building, there in scene.view["special"].items():
        if building == "stables" and there is None:
            continue
        if building == "inn":
            seats = [there["left"], there["right"]]
        elif building == "stables":
            seats = [*there, *[None] * (STABLES_PLACES - len(there))]
        else:
            seats = [there]
        parts.append(named(scene, building).append(" ").append_text(letters(seats)))
    return wrapped(Text(), parts, scene.width)


def bridge(scene: Scene) -> Text:
    """Turn order; then who has passed, and the price after that."""
    line = ink(f"{say(scene, 'turn-order')} ", QUIET_STYLE).append_text(letters(scene.view["order"]))
    line.append("   ≈ ", style=QUIET_STYLE)
    passed = scene.view["passed"]
    for number, price in enumerate(BRIDGE[scene.view["players"]]):
        line.append(f" {price}¤", style="bold" if number == len(passed) else QUIET_STYLE)
        line.append_text(letter(passed[number]) if number < len(passed) else ink("·", QUIET_STYLE))
    return line


# --- the road -------------------------------------------------------------------------------------------


def road(scene: Scene) -> list[Text]:
    """28 spaces, down each of four columns."""
    cells = [cell(scene, space, scene.width // COLUMNS - 1) for space in scene.view["road"]]
    rows = -(-len(cells) // COLUMNS)
    lines = cells[:rows]
    for column in range(1, COLUMNS):
        lines = beside(lines, cells[column * rows : (column + 1) * rows], column * (scene.width // COLUMNS))
    return lines


def cell(scene: Scene, found: dict[str, Any], width: int) -> Text:
    """The number with who walks there, the building, its owner and its worker."""
    number, building = found["space"], found["building"]
    mark = scene.marks.get(f"space:{number}") or scene.marks.get(f"building:{building}")
    text = (
        ink(f"{mark:>2})", CHOICE_STYLE) if mark else ink(f"{number:>2}{walkers(scene, found)}", QUIET_STYLE)
    )
    text.append(" ")
    if building is None:
        return text.append("·", style=QUIET_STYLE)
    owner, worker = found["owner"], found["worker"]
    style = style_of(building) + ("" if found["reached"] else " italic")
    name = say(scene, f"building-{building}")
    text.append(shortened(name, width - text.cell_len - ENOUGH - 1), style=style.strip())
    text.append(" ")
    if owner is not None:
        text.append_text(letter(owner))
    elif worker is not None:
        text.append("›", style="bold")
    return text if worker is None else text.append_text(letter(worker))


def walkers(scene: Scene, found: dict[str, Any]) -> str:
    """Provost, bailiff, both, or the sign of a scoring space."""
    here = [found["space"] == scene.view[name] for name in ("provost", "bailiff")]
    if all(here):
        return "◆"
    if any(here):
        return say(scene, "letter-provost" if here[0] else "letter-bailiff")
    return "*" if found["space"] - 1 in SCORING_SPACE else " "


def stock(scene: Scene, roomy: bool) -> list[Text]:
    """What can still be built; in a small terminal only what one may choose now."""
    lines: list[Text] = []
    for kind in STOCK:
        there = [
            name
            for name in scene.view["supply"]
            if KIND_NAMES[KIND[BUILDING_NAMES.index(name)]] == kind
            and (roomy or f"building:{name}" in scene.marks)
        ]
        if there:
            label = ink(f"{say(scene, f'kind-{kind}')}: ", KIND_STYLES[kind])
            lines += wrapped(label, [named(scene, name) for name in there], scene.width)
    return lines


# --- players ----------------------------------------------------------------------------------------------


def players(scene: Scene) -> list[Text]:
    """A line a player: points, deniers and income, cubes, workers at home, favours, houses in the castle."""
    header = ink(" " * NAME_END + f"{'★':>4}{'¤':>4}   ", QUIET_STYLE)
    for number, cube in enumerate(CUBE_NAMES):
        mark = scene.marks.get(f"cube:{cube}")
        shown = f"{mark})" if mark else say(scene, f"letter-{cube}")
        header.append(f"{shown:>3}", style=CHOICE_STYLE if mark else CUBE_STYLES[number])
    header.append(f"{'♟':>4} ", style=QUIET_STYLE)
    if scene.view["open_columns"]:
        for line in LINE_NAMES:
            mark = scene.marks.get(f"line:{line}")
            shown = f"{mark})" if mark else say(scene, f"line-{line}")[:3]
            header.append(f"{shown:>4}", style=CHOICE_STYLE if mark else QUIET_STYLE)
    header.append("   ⌂", style=QUIET_STYLE)
    return [header, *[player_line(scene, seat) for seat in range(len(scene.view["seats"]))]]


def player_line(scene: Scene, seat: int) -> Text:
    player = scene.view["seats"][seat]
    line = ink("▶ " if seat in scene.deciding else "  ", "bold")
    line.append_text(ink(f" {seat_letter(seat)} ", SEAT_STYLES[seat]))
    line.append(" " + scene.labels[seat][: NAME_END - 6])
    line.pad_right(NAME_END - line.cell_len)
    line.append(f"{player['score']:>4}", style="bold")
    line.append(f"{player['deniers']:>4}").append(f"+{player['income']:<2}", style=QUIET_STYLE)
    for number, cube in enumerate(CUBE_NAMES):
        have = player["cubes"][cube]
        line.append(f"{have:>3}", style=CUBE_STYLES[number] if have else QUIET_STYLE)
    line.append(f"{player['workers']:>4} ")
    if scene.view["open_columns"]:
        for name in LINE_NAMES:
            line.append(f"{player['favours'][name]:>4}", style=QUIET_STYLE)
    houses = "·".join([str(number) for number in player["houses"].values()])
    return line.append(f"   {houses}")
