"""Feudum's board: the 22 locations in three columns, the six guilds, what everybody has, own cards.

A location shows its disc (``O``, ``F``, ``T``, and ``♜`` with the sign of its guild for a feudum), the letter
of its ruler, ``²`` for a subject, ``/B`` for a serf, ``•3`` goods, ``~3`` what has grown on a landscape, then
pawns by their owners' small letters. A place one may choose shows the number of that choice.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ludoteca.core.message import seat_letter
from ludoteca.games.feudum.components import (
    GOOD_NAMES,
    GUILD_NAMES,
    LOCATION_NAMES,
    REGION_NAMES,
    REGION_OF,
    VESSEL_NAMES,
)
from ludoteca.terminal.boards import Scene
from ludoteca.terminal.boards.lines import beside, wrapped
from ludoteca.terminal.boards.words import letter, letters, say, shortened
from ludoteca.terminal.screen import CHOICE_STYLE, HEADING_STYLE, QUIET_STYLE, SEAT_STYLES, ink

# Regions and goods in shades that can be read on black and on white.
REGION_STYLES = {
    "sea": "#4a86d8",
    "island": "#2f9a94",
    "forest": "#4a9a3a",
    "desert": "#b08a30",
    "badlands": "#b8653c",
    "mountain": "#8a8f9a",
}
GOOD_STYLES = ("bold #8a929a", "bold #b89a10", "bold #6a7a90", "bold #a8682f", "bold #4a9a3a")
DISC_SIGNS = {"outpost": "O", "farm": "F", "town": "T", "feudum": "♜"}
COLUMNS = 3
GUILD_COLUMNS = 2
HEIGHT_WITH_AIR = 32
NAME_END = 16
ROMAN = ("", "I", "II", "III", "IV", "V")
PAWNS_SHOWN = 5
SMALL_WORD = 3
LEAST_NAME = 5
ROOM = 13
"""For the number of a choice, the disc, and what stands there."""


def draw(scene: Scene) -> list[Text]:
    """The whole table: 80 columns by 20 lines at most; pawns by name and more air where there is room."""
    roomy = scene.height >= HEIGHT_WITH_AIR
    blocks = [
        [status(scene)],
        in_columns([location(scene, each) for each in scene.view["locations"]], COLUMNS, scene.width),
        in_columns([guild(scene, name) for name in GUILD_NAMES], GUILD_COLUMNS, scene.width),
        players(scene),
        own(scene),
        pawns(scene) if roomy else [],
    ]
    air = [Text()] if roomy else []
    return [line for block in blocks if block for line in [*block, *air]]


# --- pieces ----------------------------------------------------------------------------------------


def marked(scene: Scene, place: str) -> Text:
    """The number of the choice that this place is, if it is one."""
    mark = scene.marks.get(place)
    return ink(f"{mark})", CHOICE_STYLE) if mark else Text()


def abridged(name: str, width: int) -> str:
    """A name of several words in so many letters: small words go first, then the longest lose letters.

    >>> abridged("Puerto Norte del Desierto", 12)
    'Pue Nor Desi'
    """
    words = name.split()
    if len(name) > width:
        words = [word for word in words if len(word) > SMALL_WORD] or words
    while len(" ".join(words)) > width:
        longest = max(range(len(words)), key=lambda number: len(words[number]))
        words[longest] = words[longest][:-1]
    return " ".join(words)


def in_columns(cells: list[Text], columns: int, width: int) -> list[Text]:
    """Down one column, then down the next; what is too long is cut."""
    rows = -(-len(cells) // columns)
    for cell in cells:
        cell.truncate(width // columns - 1)
    lines = cells[:rows]
    for column in range(1, columns):
        lines = beside(lines, cells[column * rows : (column + 1) * rows], column * (width // columns))
    return lines


# --- above: round, epoch, tiles ---------------------------------------------------------------------------


def status(scene: Scene) -> Text:
    """Round and epoch; the top tile of each stack, coloured like its region."""
    view = scene.view
    line = ink(say(scene, "title-name"), HEADING_STYLE)
    line.append(f"  {say(scene, 'terminal-feudum-round', round=view['round'], epoch=ROMAN[view['epoch']])} ")
    for stack in view["stacks"]:
        line.append_text(marked(scene, f"stack:{stack['region']}"))
        line.append(ROMAN[stack["epoch"]] + " ", style=REGION_STYLES[stack["region"]])
    coming = view["next_epoch"]
    if coming is not None:
        line.append(f"{coming['showing']}/{coming['needed']}→{ROMAN[coming['epoch']]}", style=QUIET_STYLE)
    line.append(f"  ▤{view['deck']}", style=QUIET_STYLE)
    line.append(f" {say(scene, 'route-ferry')} {'✓' if view['ferries'] else '✗'}", style=QUIET_STYLE)
    line.truncate(scene.width)
    return line


# --- the map ----------------------------------------------------------------------------------------------


def location(scene: Scene, found: dict[str, Any]) -> Text:
    """The name in the colour of its region, then all that is there; where much is, the name is shorter."""
    name = found["name"]
    cell = scene.width // COLUMNS - 1
    there = standing_at(scene, found)
    width = max(LEAST_NAME, min(cell - ROOM, cell - 4 - there.cell_len))
    text = marked(scene, f"location:{name}")
    text.pad_right(3 - text.cell_len)
    shown = abridged(say(scene, f"location-{name}"), width)
    fresh = f"location:{name}" in scene.fresh
    region = REGION_NAMES[REGION_OF[LOCATION_NAMES.index(name)]]
    text.append(shown, style=REGION_STYLES[region] + (" underline" if fresh else ""))
    return text.append(" " * (width - len(shown) + 1)).append_text(there)


def standing_at(scene: Scene, found: dict[str, Any]) -> Text:
    """Disc, markers, goods and pieces of a location."""
    text = Text(DISC_SIGNS[found["disc"]])
    if found["guild"] is not None:
        text.append(initial(scene, found["guild"]), style=QUIET_STYLE)
    text.append(" ")
    if found["ruler"] is not None:
        text.append_text(letter(found["ruler"])).append("²" if found["subject"] else "")
    if found["serf"] is not None:
        text.append("/", style=QUIET_STYLE).append_text(letter(found["serf"]))
    goods = sum(found["goods"].values())
    if goods:
        text.append(f"•{goods}")
    if found["landscape"] is not None:
        text.append(f"~{found['grown']}", style="bold")
    return text.append_text(pieces(scene, found["name"]))


def initial(scene: Scene, guild: str) -> str:
    """A guild in one letter."""
    return say(scene, f"character-{guild}")[:1]


def pieces(scene: Scene, name: str) -> Text:
    """Pawns by their owners' letters, monsters with a sign; one that may be chosen with its number."""
    text = Text()
    for piece in [piece for piece in scene.view["pieces"] if piece["at"] == name][:PAWNS_SHOWN]:
        text.append(" ")
        text.append_text(marked(scene, f"piece:{piece['name']}"))
        text.append_text(ink(seat_letter(piece["seat"]).lower(), SEAT_STYLES[piece["seat"]]))
        if piece["kind"] not in GUILD_NAMES:
            text.append("☠")
        elif piece["wine"]:
            text.append("~", style=QUIET_STYLE)
    return text


# --- the guilds -------------------------------------------------------------------------------------------


def guild(scene: Scene, name: str) -> Text:
    """Its ranks, then what it holds."""
    found = scene.view["guilds"][name]
    text = marked(scene, f"guild:{name}")
    text.pad_right(3 - text.cell_len)
    ranks = found["ranks"] if scene.view["players"] > 3 else found["ranks"][:2]
    shown = shortened(say(scene, f"character-{name}"), 9)
    text.append(f"{shown:<9} ", style=HEADING_STYLE).append_text(letters(ranks)).append(" ")
    if name == "farmer":
        counted(text, [found["barn"].get(good, 0) for good in GOOD_NAMES])
        text.append(f" ∑{sum(found['hens'])} ¤{found['purse']}")
    elif name == "merchant":
        for number, good in enumerate(GOOD_NAMES):
            shelf = found["shelves"][good]
            text.append(f"{shelf['stock']}", style=GOOD_STYLES[number])
            text.append(f"¤{shelf['price'] or '-'} ", style=QUIET_STYLE)
    elif name == "alchemist":
        counted(text, [found["carts"][good] for good in GOOD_NAMES])
        vessels = [say(scene, f"vessel-{v}")[:3] for v in VESSEL_NAMES for _ in range(found["vessels"][v])]
        text.append(" " + " ".join(vessels))
    elif name == "knight":
        for number, row in enumerate(found["rows"]):
            text.append_text(marked(scene, f"row:{row['colour']}"))
            text.append_text(ink(f"{row['markers']}", SEAT_STYLES[number])).append(" ")
    elif name == "noble":
        for scroll, sealed in found["scrolls"].items():
            text.append_text(marked(scene, f"scroll:{scroll}"))
            text.append("●" if sealed else "○")
            text.append(" " if scroll in ("A3", "B2") else "")
        text.append(f" +{found['seals']}", style=QUIET_STYLE)
    else:
        text.append("·".join([str(value) for value in found["rosary"]]) + f" ¤{found['coffer']}")
    return text


def counted(text: Text, counts: list[int]) -> None:
    """Five numbers in the colours of the goods."""
    for number, count in enumerate(counts):
        text.append(f"{count} ", style=GOOD_STYLES[number] if count else QUIET_STYLE)


# --- players ----------------------------------------------------------------------------------------------


def players(scene: Scene) -> list[Text]:
    """A line a player: points, goods, wine, shillings, markers, seals, beads, tiles, vessels and cards."""
    header = ink(" " * NAME_END + f"{'★':>4} ", QUIET_STYLE)
    for number, good in enumerate(GOOD_NAMES):
        mark = scene.marks.get(f"good:{good}")
        shown = f"{mark})" if mark else say(scene, f"good-{good}")[:2]
        header.append(f"{shown:>3}", style=CHOICE_STYLE if mark else GOOD_STYLES[number])
    for sign in ("☕", "¤", "♟", "●", "∑", "▦", "⛵", "▤", "▮", "⚔", "✈"):
        header.append(f"{sign:>{4 - Text(sign).cell_len}}", style=QUIET_STYLE)
    return [header, *[player_line(scene, seat) for seat in range(len(scene.view["seats"]))]]


def player_line(scene: Scene, seat: int) -> Text:
    player = scene.view["seats"][seat]
    line = ink("▶ " if seat in scene.deciding else "  ", "bold")
    line.append_text(ink(f" {seat_letter(seat)} ", SEAT_STYLES[seat]))
    line.append(" " + shortened(scene.labels[seat], NAME_END - 7))
    if scene.view["first"] == seat:
        line.append("①", style=QUIET_STYLE)
    line.pad_right(NAME_END - line.cell_len)
    line.append(f"{player['score']:>4} ", style="bold")
    for number, good in enumerate(GOOD_NAMES):
        have = player["goods"][good]
        line.append(f"{have:>3}", style=GOOD_STYLES[number] if have else QUIET_STYLE)
    for count in (
        player["barrel"],
        player["shillings"],
        player["markers"],
        player["seals"],
        sum(player["beads"]),
        sum(player["tiles"].values()),
        sum(player["vessels"].values()),
        player["decrees"],
        player["cards"],
        player["military"],
        player["voyage"],
    ):
        line.append(f"{count:>3}", style="" if count else QUIET_STYLE)
    return line


def own(scene: Scene) -> list[Text]:
    """The viewer's cards still to be played, and decrees with what charters are worth."""
    lines: list[Text] = []
    view = scene.view
    if view["hand"]:
        cards = [chosen(scene, "card", card) for card in view["hand"]]
        lines += wrapped(ink("▮ ", QUIET_STYLE), cards, scene.width)
    shown = [chosen(scene, "decree", decree) for decree in [*view["decrees"], *view["drawn"]]]
    for decree, text in zip([*view["decrees"], *view["drawn"]], shown, strict=True):
        if decree in view["charters"]:
            text.append(f" {view['charters'][decree]}★", style=QUIET_STYLE)
    if shown:
        lines += wrapped(ink("▤ ", QUIET_STYLE), shown, scene.width)
    return lines


def chosen(scene: Scene, kind: str, name: str) -> Text:
    return marked(scene, f"{kind}:{name}").append(say(scene, f"{kind}-{name}"))


def pawns(scene: Scene) -> list[Text]:
    """Every pawn and monster by name: who it is, where, on what."""
    parts: list[Text] = []
    for piece in scene.view["pieces"]:
        text = marked(scene, f"piece:{piece['name']}")
        text.append_text(ink(f" {piece['name']} ", SEAT_STYLES[piece["seat"]]))
        kind = "character" if piece["kind"] in GUILD_NAMES else "monster"
        text.append(f" {say(scene, f'{kind}-' + piece['kind'])}, {say(scene, 'location-' + piece['at'])}")
        if piece["vessel"] is not None:
            text.append(f" ({say(scene, 'vessel-' + piece['vessel'])})", style=QUIET_STYLE)
        parts.append(text)
    return wrapped(Text(), parts, scene.width)
