"""Takes the pictures of docs/pictures: a page of ours in a real browser, in English and in Spanish.

Always of the same games, lessons and puzzles. What a review says depends on the engine that made it:
`make pictures` has it compiled.

usage: pictures.py [--into docs/pictures] [NAME ...]      all of them, or only those named
"""

from __future__ import annotations

import argparse
import base64
import struct
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from playwright.sync_api import Browser, Page

import ludoteca
from ludoteca.bots import ask
from ludoteca.core.record import Record
from ludoteca.core.rng import seeded
from ludoteca.study.puzzles import Puzzle, puzzle_named
from ludoteca.texts import LANGUAGES
from tests.browser.house import chromium, profile, served
from tests.browser.person import LAPTOP, LIT, PHONE, Person
from tests.browser.test_puzzles import Solver
from tests.every_game.golden import records

ROOT = Path(__file__).resolve().parent.parent
MOST_BYTES = 200_000
REVIEW_LASTS = 600_000
BOTS = ("squire", "page")
PLAYERS = ("Ana", "Bo")

Pixels = npt.NDArray[np.int64]
READ = """async (png) => {
  const file = new Blob([Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))]);
  const found = await createImageBitmap(file);
  const { width, height } = found;
  const drawing = new OffscreenCanvas(width, height).getContext("2d");
  drawing.drawImage(found, 0, 0);
  const bytes = drawing.getImageData(0, 0, width, height).data;
  let data = "";
  for (let at = 0; at < bytes.length; at += 8190)
    data += btoa(String.fromCharCode(...bytes.subarray(at, at + 8190)));
  return { height, data };
}"""
"""8190 is a multiple of three, so that the pieces of base64 make one."""


# --- what is shown -------------------------------------------------------------------------------------


def board(key: str, played: str, part: float) -> Callable[[Person], None]:
    """A game of a title, some way on, at a choice."""

    def show(ana: Person) -> None:
        (record,) = [path for path in records(key) if path.stem == played]
        ana.go_on_from(record, part, bot="page")
        ana.wait_for_something_to_do()
        while not ana.page.locator(f".board-box {LIT}").count():
            ana.do_something()
            ana.page.wait_for_timeout(500)
            ana.wait_for_something_to_do()

    return show


def lesson(ana: Person) -> None:
    """What the first lesson of Burgundy asks for, beside the place it speaks of."""
    seat_at(ana, "/api/lessons", {"title": "burgundy", "lesson": "first-tile", "name": "Ana"})
    onward = ana.page.locator("[data-action=lesson-next]")
    onward.wait_for()
    while onward.count():
        ana.press_on(onward)
        ana.page.wait_for_timeout(200)


def why_not(ana: Person) -> None:
    """A space of Burgundy that does not glow tells why."""
    start = ludoteca.new("burgundy", players=2, seed=18).record
    bots = [{"kind": "bot", "bot": "page"}]
    seat_at(
        ana, "/api/tables/import", {"record": start.write(), "seats": [{"kind": "me", "name": "Ana"}, *bots]}
    )
    place = ana.page.locator("[data-place='space:20']")
    place.wait_for()
    ana.press_unlit(place)
    ana.page.locator(".tip.pinned").wait_for()


def puzzle(one: Puzzle) -> Callable[[Person], None]:
    """A puzzle tried in vain and then solved, with its verdicts."""

    def show(ana: Person) -> None:
        solver = Solver(ana, one)
        solver.arrive()
        tempting = [action for action in one.data["tempted"].values() if action != one.best]
        for action in (tempting[0], one.best):
            solver.choose(action)
        solver.expect_over("solved")

    return show


def review(ana: Person) -> None:
    """The review of a whole game, at a dear decision with the better place marked, below the curve."""
    game = a_game("burgundy", 3)
    bots = [{"kind": "bot", "bot": "page"}]
    seat_at(
        ana, "/api/tables/import", {"record": game.write(), "seats": [{"kind": "me", "name": "Ana"}, *bots]}
    )
    ana.press_on(ana.page.locator("[data-action=review]"))
    dear = ana.page.locator(".review details[open] [data-dear]")
    dear.first.wait_for(timeout=REVIEW_LASTS)
    for one in dear.all():
        ana.press_on(one.locator("[data-action=review-show]"))
        ana.page.wait_for_timeout(500)
        if ana.page.locator(".board-box [data-advised]").count():
            break
    ana.page.locator(".review .curve").scroll_into_view_if_needed()


SCENES: dict[str, tuple[Callable[[Person], None], tuple[int, int]]] = {
    "table": (board("millefiori", "3-players", 0.5), LAPTOP),
    "burgundy": (board("burgundy", "2-players-duchy-4-white_castles-inns-goal-55", 0.6), LAPTOP),
    "caylus": (board("caylus", "3-players", 0.6), LAPTOP),
    "duel": (board("duel", "2-players-setup-gold", 0.5), LAPTOP),
    "feudum": (board("feudum", "3-players-takeover-no", 0.5), LAPTOP),
    "lesson": (lesson, LAPTOP),
    "why-not": (why_not, LAPTOP),
    "puzzle": (puzzle(puzzle_named("caylus", "1-006-228")), LAPTOP),
    "review": (review, LAPTOP),
    "phone": (puzzle(puzzle_named("millefiori", "1-000-001")), PHONE),
}
IN_SPANISH = ("table", "lesson", "why-not", "puzzle", "review")
"""Those that pages in Spanish show."""


def a_game(key: str, seed: int) -> Record:
    """One who plays well against one who does not; both are called as people are."""
    match, chance = ludoteca.new(key, len(BOTS), seed), seeded(seed)
    while not match.over():
        seat = match.player()
        match.play(ask(BOTS[seat], match.title, match.game, seat, chance).action, seat)
    match.record.names.update(enumerate(PLAYERS))
    return match.record


def seat_at(ana: Person, path: str, body: dict[str, object]) -> None:
    """Lay a table, and sit down there."""
    answer = ana.page.request.post(f"{ana.address}{path}", data=body)
    assert answer.ok, answer.text()
    seated = answer.json()
    (held,) = seated["tokens"]
    ana.page.goto(f"{ana.address}/table/{seated['table']}#seat={held['seat']}.{held['token']}")


# --- taking them ---------------------------------------------------------------------------------------


def take(browser: Browser, address: str, name: str, language: str, into: Path) -> Path:
    """One picture."""
    scene, size = SCENES[name]
    context = profile(browser, language, size, touch=size == PHONE)
    page = context.new_page()
    scene(Person(page, address, touch=size == PHONE))
    page.evaluate("() => { scrollTo(0, 0); return document.fonts.ready; }")
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)
    file = into / f"{name}{'' if language == LANGUAGES[0] else f'-{language}'}.png"
    keep(page, file)
    context.close()
    return file


def keep(page: Page, file: Path) -> None:
    """In as many colours as fit: whoever clones the repository loads every picture there ever was."""
    shot = pixels(page, page.screenshot())
    for colours in (256, 128, 64):
        file.write_bytes(in_few_colours(shot, colours))
        if file.stat().st_size <= MOST_BYTES:
            return
    raise SystemExit(f"{file.name} has {file.stat().st_size} bytes")


def pixels(page: Page, png: bytes) -> Pixels:
    """A picture as rows of numbers 0xRRGGBB; the browser can read what it has written."""
    found = page.evaluate(READ, base64.b64encode(png).decode())
    rgba = np.frombuffer(base64.b64decode(found["data"]), np.uint8).reshape(found["height"], -1, 4)
    red, green, blue = [rgba[..., colour].astype(np.int64) for colour in range(3)]
    return red << 16 | green << 8 | blue


def in_few_colours(shot: Pixels, colours: int) -> bytes:
    """A PNG with a palette: boxes of like colours are cut in two, always where they differ most."""
    packed, places, counts = np.unique(shot, return_inverse=True, return_counts=True)
    rgb = np.stack([packed >> 16, packed >> 8 & 255, packed & 255], axis=1)
    boxes = [np.arange(len(rgb))]
    spreads = [np.inf]
    while len(boxes) < min(colours, len(rgb)):
        box = boxes.pop(at := int(np.argmax(spreads)))
        spreads.pop(at)
        widest = np.argmax(np.average((rgb[box] - _mean(rgb, counts, box)) ** 2, axis=0, weights=counts[box]))
        box = box[np.argsort(rgb[box, widest], kind="stable")]
        middle = np.searchsorted(np.cumsum(counts[box]), counts[box].sum() / 2) + 1
        cut = min(max(int(middle), 1), len(box) - 1)
        for half in (box[:cut], box[cut:]):
            boxes.append(half)
            away = (rgb[half] - _mean(rgb, counts, half)) ** 2
            spreads.append(float((away.sum(axis=1) * counts[half]).sum()) if len(half) > 1 else -1.0)
    numbers = np.zeros(len(rgb), np.uint8)
    for number, box in enumerate(boxes):
        numbers[box] = number
    palette = np.array([_mean(rgb, counts, box) for box in boxes]).round().astype(np.uint8)
    return _png(numbers[places].reshape(shot.shape), palette)


def _mean(rgb: Pixels, counts: Pixels, box: Pixels) -> Any:
    return np.average(rgb[box], axis=0, weights=counts[box])


def _png(numbers: npt.NDArray[np.uint8], palette: npt.NDArray[np.uint8]) -> bytes:
    height, width = numbers.shape
    rows = b"".join([b"\0" + row.tobytes() for row in numbers])
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", palette.tobytes()), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    chunks = [
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    ]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--into", type=Path, default=ROOT / "docs/pictures")
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[[], *SCENES])
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as address, chromium() as browser:
        for name in arguments.names or SCENES:
            for language in LANGUAGES if name in IN_SPANISH else LANGUAGES[:1]:
                file = take(browser, address, name, language, arguments.into)
                print(f"{file.name}: {file.stat().st_size // 1000} kB", flush=True)


if __name__ == "__main__":
    main()
