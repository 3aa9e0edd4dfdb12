"""Burgundy's board: depots and black depot, bridge, what everybody has, and one's duchy.

An empty space of a duchy shows the sign of its colour and its number, a covered one the first letters of its
tile; places one may choose show the number of that choice. Rivals' duchies follow where there is room.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ludoteca.core.message import seat_letter
from ludoteca.games.burgundy import components as box
from ludoteca.terminal.boards import Scene
from ludoteca.terminal.boards.lines import beside, width_of, wrapped
from ludoteca.terminal.boards.words import letter, marked, say
from ludoteca.terminal.screen import CHOICE_STYLE, HEADING_STYLE, QUIET_STYLE, SEAT_STYLES, ink

# The colours of tiles and goods, in shades that can be read on black and on white.
COLOUR_STYLES = {
    "city": "#b08040",
    "pasture": "#6aa832",
    "river": "#3a8ed8",
    "monastery": "#b89a10",
    "castle": "#2e8050",
    "mine": "#8a929a",
}
COLOUR_SIGNS = {"city": "⌂", "pasture": "♣", "river": "≈", "monastery": "†", "castle": "♜", "mine": "◆"}
GOODS_STYLES = ("#1f9a94", "#9a6fd0", "#d0607e", "#d0483e", "#a8682f", "#c8742a")
GOODS_SIGNS = "①②③④⑤⑥"
DICE = "⚀⚁⚂⚃⚄⚅"
SHIELD = "§"
PITCH = 4
"""Columns of a space."""
ROW = 0.866
"""How far apart two rows lie, in widths of a hex."""
DEPOT_COLUMNS = 3
NAME_END = 18
SMALLEST_SIDE = 15
"""Columns beside a duchy that are worth writing into."""
LEAST_BELOW = 10
"""Lines left for the choices below the board."""
HEIGHT_WITH_AIR = 32
DUCHY_HEIGHT = 9


def draw(scene: Scene) -> list[Text]:
    """The whole table: 80 columns by 20 lines and a route; rivals' duchies and air where there is room."""
    roomy = scene.height >= HEIGHT_WITH_AIR
    blocks = [
        status(scene),
        [*depots(scene), *black(scene), *middle(scene)],
        players(scene),
        own(scene),
    ]
    air = [Text()] if roomy else []
    lines = [line for block in blocks if block for line in [*block, *air]]
    room = (scene.height - len(lines) - LEAST_BELOW) // DUCHY_HEIGHT
    return lines + rivals(scene, room) if roomy else lines


# --- pieces ----------------------------------------------------------------------------------------


def label(scene: Scene, key: str) -> Text:
    return ink(f"{say(scene, key)} ", QUIET_STYLE)


def short(scene: Scene, tile: str) -> str:
    """A tile in three letters."""
    kind, _, number = tile.partition("-")
    if kind == "monastery":
        return f"{say(scene, 'short-monastery')}{number}"
    if number.isdigit():
        return f"{say(scene, f'short-{kind}')}{number}"
    return say(scene, f"short-{tile.replace('_', '-')}")


def tile_style(tile: str) -> str:
    colour = box.TILE_COLOUR[box.TILE_NAMES.index(tile)]
    return COLOUR_STYLES[box.COLOUR_NAMES[colour]] if colour < len(box.COLOUR_NAMES) else ""


def tile_text(scene: Scene, tile: str | None) -> Text:
    if tile is None:
        return ink(" · ", QUIET_STYLE)
    return ink(f"{short(scene, tile):<3}", f"bold {tile_style(tile)}".strip())


def goods_text(scene: Scene, goods: dict[str, int], mine: bool) -> Text:
    """Goods by their numbers, with how many there are."""
    parts: list[Text] = []
    for number, name in enumerate(box.GOODS_NAMES):
        if name in goods:
            count = f"×{goods[name]}" if goods[name] > 1 else ""
            shown = ink(GOODS_SIGNS[number] + count, f"bold {GOODS_STYLES[number]}")
            parts.append(marked(scene, f"goods:{name}", shown) if mine else shown)
    return Text(" ").join(parts)


# --- the central board --------------------------------------------------------------------------------


def status(scene: Scene) -> list[Text]:
    view = scene.view
    told: list[str] = []
    if view["phase"]:
        told.append(
            say(
                scene,
                "table-phase",
                phase=view["phase"],
                points=box.PHASE_POINTS[box.PHASE_NAMES.index(view["phase"])],
            )
        )
        told.append(say(scene, "table-round", round=view["round"], rounds=box.ROUNDS))
    if view["solo"]:
        told.append(f"{say(scene, 'table-counter')} {view['solo']['counter']}")
        told.append(f"{say(scene, 'table-goal')} {view['solo']['goal']}")
    name = ink(f"{say(scene, 'title-name')}  ", HEADING_STYLE)
    return wrapped(name, [ink(part, QUIET_STYLE) for part in told], scene.width, gap=" · ")


def depots(scene: Scene) -> list[Text]:
    """Six depots in two rows: tiles, then goods and shields below them."""
    lines: list[Text] = []
    for start in range(0, len(scene.view["depots"]), DEPOT_COLUMNS):
        row: list[Text] = []
        for column, found in enumerate(scene.view["depots"][start : start + DEPOT_COLUMNS]):
            row = beside(row, depot(scene, found), column * (scene.width // DEPOT_COLUMNS))
        lines += row
    return lines


def depot(scene: Scene, found: dict[str, Any]) -> list[Text]:
    number = found["depot"]
    tiles = marked(scene, f"depot:{number}", ink(f"{number} ", "bold"))
    for slot in found["slots"]:
        shown = tile_text(scene, slot["tile"])
        tiles.append_text(marked(scene, f"slot:{slot['slot']}", shown)).append(" ")
    below = Text("  ").append_text(goods_text(scene, found["goods"], mine=False))
    for shield in found["shields"]:
        below.append(" ").append_text(marked(scene, f"shield:{shield}", ink(f"{SHIELD}{shield}", "bold")))
    return [tiles, below]


def black(scene: Scene) -> list[Text]:
    """The black depot and the inns beside it."""
    parts = [
        marked(scene, f"slot:{slot['slot']}", tile_text(scene, slot["tile"])) for slot in scene.view["black"]
    ]
    if scene.view["inns"]:
        inn = tile_text(scene, "inn").append(f"×{scene.view['inns']}", style=QUIET_STYLE)
        parts.append(marked(scene, "slot:inn", inn))
    return wrapped(label(scene, "table-black-depot"), parts, scene.width, gap=" ")


def middle(scene: Scene) -> list[Text]:
    """The white die, goods to come, the bridge, and who won which bonus."""
    view = scene.view
    parts: list[Text] = []
    if view["white"]:
        parts.append(label(scene, "table-white-die").append(DICE[view["white"] - 1], style="bold"))
    if view["row"]:
        coming = [box.GOODS_NAMES.index(name) for name in view["row"]]
        goods = Text("").join([ink(GOODS_SIGNS[kind], GOODS_STYLES[kind]) for kind in coming])
        parts.append(label(scene, "table-goods-coming").append_text(goods))
    if len(view["seats"]) > 1:
        bridge = label(scene, "table-bridge")
        for seat in view["order"]:
            bridge.append_text(letter(seat)).append(f"{view['seats'][seat]['pawn']} ", style=QUIET_STYLE)
        parts.append(bridge)
        parts.append(bonus(scene))
    return wrapped(Text(), [part for part in parts if part], scene.width)


def bonus(scene: Scene) -> Text:
    """The colours with the sides that won their bonus tiles, the large one first."""
    text = label(scene, "table-bonus-tiles")
    for colour, won in scene.view["bonus"].items():
        text.append(COLOUR_SIGNS[colour], style=COLOUR_STYLES[colour])
        for side in (won["large"], won["small"]):
            if side is not None:
                text.append_text(letter(scene.view["duchies"][side]["seats"][0]))
        text.append(" ")
    return text


# --- players --------------------------------------------------------------------------------------------


def players(scene: Scene) -> list[Text]:
    """A line a seat: points, dice, silver, workers, stored tiles, goods."""
    header = ink(" " * NAME_END + f"{'★':>4}     {'¤':>3}{'♟':>4}", QUIET_STYLE)
    return [header, *[player_line(scene, seat) for seat in range(len(scene.view["seats"]))]]


def player_line(scene: Scene, seat: int) -> Text:
    found = scene.view["seats"][seat]
    duchy = scene.view["duchies"][found["side"]]
    mine = seat == scene.seat
    line = ink("▶ " if seat in scene.deciding else "  ", "bold")
    line.append_text(
        marked(scene, f"seat:{seat_letter(seat)}", ink(f" {seat_letter(seat)} ", SEAT_STYLES[seat]))
    )
    line.append(" " + scene.labels[seat][: NAME_END - 6])
    line.pad_right(NAME_END - line.cell_len)
    line.append(f"{found['marker']:>4} ", style="bold")
    line.append_text(dice(scene, found["dice"], mine))
    line.append(f"{duchy['silver']:>3}{duchy['workers']:>4}  ")
    line.append_text(stored(scene, duchy["storage"], mine, "shared"))
    if scene.view["mode"] == "team":
        line.append(" | ", style=QUIET_STYLE)
        line.append_text(stored(scene, found["private"], mine, "private"))
    return line.append("  ").append_text(goods_text(scene, duchy["goods"], mine))


def dice(scene: Scene, shown: list[int | None], mine: bool) -> Text:
    """Two dice; used ones are a point."""
    text = Text()
    for name, number in zip(("first", "second"), shown, strict=True):
        die = ink("·", QUIET_STYLE) if number is None else ink(DICE[number - 1], "bold")
        text.append_text(marked(scene, f"die:{name}", die) if mine else die).append(" ")
    return text


def stored(scene: Scene, tiles: list[str], mine: bool, where: str) -> Text:
    """Tiles waiting to be placed."""
    text = Text()
    if mine and f"store:{where}" in scene.marks:
        text.append(f"{scene.marks[f'store:{where}']})", style=CHOICE_STYLE)
    parts: list[Text] = []
    for tile in tiles:
        shown = tile_text(scene, tile)
        parts.append(marked(scene, f"stored:{tile}", shown) if mine else shown)
    return text.append_text(Text(" ").join(parts) if parts else ink("–", QUIET_STYLE))


# --- duchies --------------------------------------------------------------------------------------------


def own(scene: Scene) -> list[Text]:
    """The viewer's duchy, or that of whoever plays, with what works in it beside."""
    view = scene.view
    seat = scene.seat if scene.seat is not None else view["active"] or 0
    found = view["duchies"][view["seats"][seat]["side"]]
    left = spaces(scene, found, mine=seat == scene.seat)
    at = width_of(left) + 3
    if scene.width - at < SMALLEST_SIDE:
        return left + holdings(scene, found, scene.width, seat == scene.seat)
    return beside(left, holdings(scene, found, scene.width - at, seat == scene.seat), at)


def spaces(scene: Scene, found: dict[str, Any], mine: bool) -> list[Text]:
    """The hexes row by row, the numbers of their spaces before them."""
    if found["board"] is None:
        return duchies_to_choose(scene)
    board = box.board_named(found["board"])
    left = min([x for x, _ in board.places])
    top = min([y for _, y in board.places])
    rows: dict[int, list[tuple[int, int]]] = {}
    for space, (x, y) in enumerate(board.places):
        row = int((y - top) / ROW + 0.5)
        rows.setdefault(row, []).append((round((x - left) * PITCH), space))
    placed = [sorted(rows[row], key=lambda one: one[0]) for row in sorted(rows)]
    names = [numbered([space + 1 for _, space in row]) for row in placed]
    start = max([len(name) for name in names]) + 2
    lines: list[Text] = []
    for name, row_of_spaces in zip(names, placed, strict=True):
        line = ink(name, QUIET_STYLE)
        for column, space in row_of_spaces:
            line.pad_right(max(0, start + column - line.cell_len))
            line.append_text(space_text(scene, found, board, space, mine))
        lines.append(line)
    return lines


def numbered(names: list[int]) -> str:
    """Numbers from left to right, in few letters.

    >>> numbered([1, 2, 3, 7, 9, 10])
    '1-3 7 9-10'
    """
    runs: list[list[int]] = []
    for name in names:
        if runs and runs[-1][-1] == name - 1:
            runs[-1].append(name)
        else:
            runs.append([name])
    return " ".join([str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs])


def duchies_to_choose(scene: Scene) -> list[Text]:
    """Before a duchy is chosen there are only those one may choose."""
    names = [place for place in scene.marks if place.startswith("duchy:")]
    parts = [marked(scene, place, Text(f" {place.removeprefix('duchy:')}")) for place in names]
    return wrapped(Text(), parts, scene.width // 2)


def space_text(scene: Scene, found: dict[str, Any], board: box.Board, space: int, mine: bool) -> Text:
    """A tile, a shield on its castle, the number of a choice, or colour and number."""
    name, colour = box.SPACE_NAMES[space], box.COLOUR_NAMES[board.colour[space]]
    mark = scene.marks.get(f"space:{name}") if mine else None
    if mark is not None:
        return ink(f"{mark})", CHOICE_STYLE)
    tile = found["tiles"].get(name)
    style = COLOUR_STYLES[colour]
    if name in found["shields"]:
        return ink(f"{SHIELD}{found['shields'][name]}", f"bold {style}")
    if tile is not None:
        return ink(short(scene, tile), f"bold {style}")
    text = f"{COLOUR_SIGNS[colour]}{board.die[space] + 1}"
    if name == found["castle"]:
        return ink(f"{text}?", "bold")
    return ink(text, style if name in found["open"] else f"dim {style}")


def holdings(scene: Scene, found: dict[str, Any], width: int, mine: bool) -> list[Text]:
    """Monasteries, shields, goods sold, border posts and the trade route."""
    lines: list[Text] = []
    if found["board"] is not None:
        lines += wrapped(Text(), [ink(say(scene, "duchy", duchy=found["board"]), "bold")], width)
    if found["powers"]:
        numbers = [ink(str(number), COLOUR_STYLES["monastery"]) for number in found["powers"]]
        lines += wrapped(label(scene, "table-monasteries"), numbers, width, gap=" ")
    if found["shields"]:
        parts = []
        for shield in found["shields"].values():
            shown = ink(f"{SHIELD}{shield}", "bold")
            parts.append(marked(scene, f"shield:{shield}", shown) if mine else shown)
        lines += wrapped(label(scene, "table-shields"), parts, width, gap=" ")
    if found["sold"]:
        lines += wrapped(label(scene, "table-sold"), [goods_text(scene, found["sold"], mine=False)], width)
    if found["posts"]:
        posts = ink(str(found["posts"]), "bold")
        lines += wrapped(label(scene, "table-border-posts"), [posts], width)
    return lines + route(scene, found, width) + links(scene, found, width)


def route(scene: Scene, found: dict[str, Any], width: int) -> list[Text]:
    """The trade route from the left: goods laid, then the goods and the rewards to come."""
    parts: list[Text] = []
    for tile in found["route"]:
        number = box.ROUTE_NAMES.index(tile["tile"])
        for space, wanted in enumerate(box.ROUTE_GOODS[number]):
            if space < len(tile["laid"]):
                kind = box.GOODS_NAMES.index(tile["laid"][space])
                style = GOODS_STYLES[kind] if kind == wanted else QUIET_STYLE
                parts.append(ink(GOODS_SIGNS[kind], f"{style} reverse"))
            else:
                reward = box.REWARD_NAMES[box.ROUTE_REWARDS[number][space]]
                parts.append(ink(GOODS_SIGNS[wanted] + short(scene, reward), GOODS_STYLES[wanted]))
    return wrapped(label(scene, "table-trade-route"), parts, width, gap=" ") if parts else []


def links(scene: Scene, found: dict[str, Any], width: int) -> list[Text]:
    """Solo: which spaces the rivers join."""
    joined = box.board_named(found["board"]).links if found["board"] is not None else []
    parts = [
        ink(f"{box.SPACE_NAMES[one]}≈{box.SPACE_NAMES[other]}", COLOUR_STYLES["river"])
        for one, other in joined
        if one < other
    ]
    return wrapped(Text(), parts, width) if parts else []


def rivals(scene: Scene, most: int) -> list[Text]:
    """The other duchies, two beside each other, as many rows as there is room for."""
    view = scene.view
    seat = scene.seat if scene.seat is not None else view["active"] or 0
    others = [n for n in range(len(view["duchies"])) if n != view["seats"][seat]["side"]]
    blocks: list[list[Text]] = []
    for side in others:
        found = view["duchies"][side]
        if found["board"] is not None:
            names = Text(" ").join([letter(one) for one in found["seats"]])
            heading = names.append(f" {say(scene, 'duchy', duchy=found['board'])}", style=QUIET_STYLE)
            blocks.append([heading, *spaces(scene, found, mine=False)])
    lines: list[Text] = []
    while blocks and most > 0:
        row = blocks.pop(0)
        while blocks and width_of(row) + 3 + width_of(blocks[0]) <= scene.width:
            row = beside(row, blocks.pop(0), width_of(row) + 3)
        lines += [*row, Text()]
        most -= 1
    return lines
