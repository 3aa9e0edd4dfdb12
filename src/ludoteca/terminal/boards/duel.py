"""The Duel's board: dice and stacks, then both principalities, the viewer's below.

A principality is three lines: regions above, places with their roads, regions below; a dot a resource. What
stands above and below each place follows. What one may choose shows the number of that choice.
"""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ludoteca.core.message import seat_letter
from ludoteca.games.duel.components import (
    CAPACITY,
    LAND_NAMES,
    NUMBER_OF,
    PLACE_LETTERS,
    REGION_NAMES,
    RESOURCE_NAMES,
    RESOURCE_OF,
)
from ludoteca.terminal.boards import Scene
from ludoteca.terminal.boards.lines import beside, wrapped
from ludoteca.terminal.boards.words import marked, say
from ludoteca.terminal.screen import HEADING_STYLE, QUIET_STYLE, SEAT_STYLES, ink

# The colours of the six resources, in shades that can be read on black and on white.
RESOURCE_STYLES = {
    "brick": "#c8642a",
    "grain": "#b89a10",
    "lumber": "#2e8050",
    "wool": "#6aa832",
    "ore": "#8a929a",
    "gold": "#c09a10 bold",
}
DICE = " ⚀⚁⚂⚃⚄⚅"
SIGNS = {"strength": "⚔", "commerce": "⚖", "skill": "♪", "progress": "≡"}
HEIGHT_WITH_AIR = 32
WIDEST_CELL = 12
LETTERS = 2
"""Letters of a region's name."""


def draw(scene: Scene) -> list[Text]:
    """The whole table; more air where there is room."""
    me = 0 if scene.seat is None else scene.seat
    blocks = [
        status(scene),
        [*stacks(scene), *supply(scene)],
        principality(scene, 1 - me),
        principality(scene, me),
        [*opened(scene), *hand(scene)],
    ]
    air = [Text()] if scene.height >= HEIGHT_WITH_AIR else []
    return [line for block in blocks if block for line in [*block, *air]]


# --- pieces ----------------------------------------------------------------------------------------


def label(scene: Scene, key: str, **args: int | str) -> Text:
    return ink(f"{say(scene, key, **args)}: ", QUIET_STYLE)


def card_name(scene: Scene, kind: str) -> str:
    return say(scene, f"card-{kind.split('-')[0]}")


def card(scene: Scene, kind: str) -> Text:
    return marked(scene, f"card:{kind}", Text(card_name(scene, kind)))


# --- the middle --------------------------------------------------------------------------------------


def status(scene: Scene) -> list[Text]:
    """Turn and phase, both dice, the event card being resolved, the card being played."""
    view = scene.view
    told = [say(scene, f"phase-{view['phase']}")]
    if view["turn"]:
        told.insert(0, say(scene, "turn-n", n=view["turn"]))
    if view["number"]:
        told.append(f"{DICE[view['number']]} {view['number']}")
    if view["face"]:
        told.append(say(scene, f"face-{view['face']}"))
    if view["event"]:
        told.append(say(scene, "event-card", card=card_name(scene, view["event"])))
    if view["playing"]:
        told.append(say(scene, "being-played", card=card_name(scene, view["playing"])))
    parts = [ink(part, QUIET_STYLE) for part in told]
    numbers = [
        marked(scene, f"number:{n}", Text(str(n))) for n in range(1, 7) if f"number:{n}" in scene.marks
    ]
    name = ink(f"{say(scene, 'title-name')}  ", HEADING_STYLE)
    return wrapped(name, [*parts, *numbers], scene.width, gap=" · ")


def stacks(scene: Scene) -> list[Text]:
    """The draw stacks with their backs and how many cards they hold; a known top card; discard piles."""
    parts: list[Text] = []
    for found in scene.view["stacks"]:
        shown = ink(found["stack"], "bold").append(
            f" {back_of(scene, found)} {found['cards']}", style=QUIET_STYLE
        )
        if found["known"] and found["known"][0]:
            shown.append(f" {card_name(scene, found['known'][0])}…")
        parts.append(marked(scene, f"stack:{found['stack']}", shown))
    for pile in scene.view["discards"]:
        shown = ink(say(scene, "discards-label", n=pile["cards"]), QUIET_STYLE)
        parts.append(shown.append(f" {card_name(scene, pile['top'])}" if pile["top"] else ""))
    return wrapped(Text(), parts, scene.width)


def back_of(scene: Scene, stack: dict[str, Any]) -> str:
    """A back, or whose stack it is."""
    if stack["back"] is None:
        return seat_letter(stack["owner"])
    return say(scene, f"back-{stack['back']}")


def supply(scene: Scene) -> list[Text]:
    """Centre cards, regions and events that are left, and the cards open to both."""
    left, view = scene.view["supply"], scene.view
    parts = [ink(f"{say(scene, f'card-{name}')} {left[many]}", QUIET_STYLE) for name, many in CENTRE]
    parts.append(ink(say(scene, "regions-left", n=len(left["regions"])), QUIET_STYLE))
    parts.append(ink(say(scene, "event-stack", n=view["events"]["left"]), QUIET_STYLE))
    for kind in sorted(set(view["face_up"])):
        parts.append(card(scene, kind).append(f" ×{view['face_up'].count(kind)}", style=QUIET_STYLE))
    for name in RESOURCE_NAMES:
        if f"resource:{name}" in scene.marks:
            shown = ink(say(scene, f"resource-{name}"), RESOURCE_STYLES[name])
            parts.append(marked(scene, f"resource:{name}", shown))
    return wrapped(Text(), parts, scene.width)


CENTRE = (("road", "roads"), ("settlement", "settlements"), ("city", "cities"))


# --- principalities ------------------------------------------------------------------------------------


def principality(scene: Scene, seat: int) -> list[Text]:
    """One player: points, then the land, then what stands on it."""
    return [*heading(scene, seat), *land(scene, seat), *sites(scene, seat)]


def heading(scene: Scene, seat: int) -> list[Text]:
    """Points, advantages, hand."""
    player = scene.view["seats"][seat]
    line = ink("▶ " if seat in scene.deciding else "  ", "bold")
    line.append_text(ink(f" {seat_letter(seat)} ", SEAT_STYLES[seat]))
    line.append(f" {scene.labels[seat][:16]}  ")
    parts = [ink(f"★{player['points']}/{scene.view['target']}", "bold")]
    for name, sign in SIGNS.items():
        token = {"strength": player["hero"], "commerce": player["trade"]}.get(name, False)
        parts.append(ink(f"{sign}{player[name]}{'★' if token else ''}", "bold" if token else QUIET_STYLE))
    parts.append(ink(say(scene, "hand-of", n=len(player["hand"]), limit=player["hand_limit"]), QUIET_STYLE))
    known = [entry["card"] for entry in player["hand"] if entry["card"]] if seat != scene.seat else []
    parts += [Text(card_name(scene, kind)) for kind in known]
    return wrapped(line, parts, scene.width)


def land(scene: Scene, seat: int) -> list[Text]:
    """Regions above, places between, regions below, each column as wide as there is room for."""
    player = scene.view["seats"][seat]
    columns = sorted({region["column"] for region in player["regions"]} | columns_of(player))
    cell = min(WIDEST_CELL, scene.width // max(1, len(columns)))
    rows: dict[str, list[Text]] = {"top": [], "bottom": []}
    for region in player["regions"]:
        at = (region["column"] - columns[0]) * cell
        rows[region["row"]] = beside(rows[region["row"]], [shown_region(scene, region)], at)
    middle = [Text()]
    for place in player["places"]:
        at = (PLACE_LETTERS.index(place["place"][-1]) - columns[0]) * cell + cell // 2
        middle = beside(middle, [shown_place(scene, place)], at)
    beyond = ends(scene, seat)
    width = middle[0].cell_len + sum([end.cell_len + 2 for end in beyond])
    if width <= scene.width:
        middle = [Text("  ").join([*middle, *beyond])]
    else:
        middle += wrapped(Text(), beyond, scene.width)
    return [*rows["top"], *middle, *rows["bottom"], *caches(scene, player)]


def columns_of(player: dict[str, Any]) -> set[int]:
    """The columns beside places: new regions may still have to be laid there."""
    letters = [PLACE_LETTERS.index(place["place"][-1]) for place in player["places"]]
    return {*letters, *[letter + 1 for letter in letters]}


def shown_region(scene: Scene, region: dict[str, Any]) -> Text:
    """Land and number, then a dot a resource."""
    number = REGION_NAMES.index(region["store"])
    name = say(scene, f"land-{LAND_NAMES[number]}")[:LETTERS]
    style = RESOURCE_STYLES[RESOURCE_NAMES[RESOURCE_OF[number]]]
    dots = "●" * region["stock"] + "○" * (CAPACITY - region["stock"])
    text = ink(f"{name}{NUMBER_OF[number]}{'+' if region['boosted'] else ' '}", style).append(
        dots, style=style
    )
    return marked(scene, f"store:{region['store']}", text)


def shown_place(scene: Scene, place: dict[str, Any]) -> Text:
    sign = "♜" if place["kind"] == "city" else "⌂"
    return marked(scene, f"place:{place['place']}", ink(f"{place['place'][-1].upper()}{sign}", "bold"))


def ends(scene: Scene, seat: int) -> list[Text]:
    """The roads that wait for a settlement, and where one may be built."""
    player = scene.view["seats"][seat]
    found: list[Text] = []
    for side in ("left", "right"):
        end = f"end:{player['colour']}-{side}"
        if end in scene.marks or player[f"road_{side}"]:
            shown = ink("═ " if player[f"road_{side}"] else "", "bold")
            found.append(marked(scene, end, shown.append(say(scene, "end", side=side), style=QUIET_STYLE)))
    return found


def caches(scene: Scene, player: dict[str, Any]) -> list[Text]:
    """The Gold Caches."""
    found: list[Text] = []
    for cache in player["caches"]:
        shown = ink(say(scene, "cache-label", stock=cache["stock"]), RESOURCE_STYLES["gold"])
        found.append(marked(scene, f"store:{cache['store']}", shown))
    return found


def sites(scene: Scene, seat: int) -> list[Text]:
    """What stands above and below each place; free sites only where one may build."""
    parts: list[Text] = []
    for place in scene.view["seats"][seat]["places"]:
        there = [site for site in scene.view["seats"][seat]["sites"] if site["place"] == place["place"]]
        shown = [site for site in there if site["card"] or f"site:{site['site']}" in scene.marks]
        for site in shown:
            sign = "▲" if site["side"] == "top" else "▼"
            text = ink(f"{place['place'][-1].upper()}{sign}", QUIET_STYLE)
            name = card_name(scene, site["card"]) if site["card"] else "·"
            parts.append(marked(scene, f"site:{site['site']}", text.append(name)))
    return wrapped(Text(), parts, scene.width) if parts else []


# --- cards ---------------------------------------------------------------------------------------------


def opened(scene: Scene) -> list[Text]:
    """What the viewer is looking through, and whatever else may be chosen by name."""
    found = scene.view["open"]
    if found is None:
        return []
    if found["zone"] in ("regions", "new"):
        parts = [marked(scene, f"store:{store}", Text(store_name(scene, store))) for store in found["cards"]]
    else:
        parts = [card(scene, kind) for kind in found["cards"]]
    key = f"open-{found['zone']}"
    heading = label(scene, key, stack=found["stack"]) if found["zone"] == "stack" else label(scene, key)
    return wrapped(heading, parts, scene.width)


def store_name(scene: Scene, store: str) -> str:
    number = REGION_NAMES.index(store)
    return f"{say(scene, f'land-{LAND_NAMES[number]}')} {NUMBER_OF[number]}"


def hand(scene: Scene) -> list[Text]:
    """The viewer's cards."""
    if scene.seat is None:
        return []
    parts = [card(scene, kind) for kind in scene.view["hand"]]
    return wrapped(label(scene, "hand"), parts, scene.width) if parts else []
