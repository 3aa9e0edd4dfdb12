"""The pages people have written, gathered into the folder the site is built from; links go along."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SPANISH = Path("docs/es")
LINK = re.compile(r"(?P<before>\]\()(?P<target>[^)#\s]+)(?P<anchor>#[^)]*)?\)")
FENCE = re.compile(r"^(```.*?^```$)", re.MULTILINE | re.DOTALL)


def written_pages(language: str) -> list[Path]:
    """The pages in a language, by their path in the repository."""
    found = sorted([path.relative_to(ROOT) for path in (ROOT / "docs").rglob("*.md")])
    if language == "es":
        return [path for path in found if path.is_relative_to(SPANISH)]
    elsewhere = [path.relative_to(ROOT) for path in sorted((ROOT / "benchmarks").glob("*.md"))]
    return [
        *[path for path in found if not path.is_relative_to(SPANISH)],
        *elsewhere,
        Path("CONTRIBUTING.md"),
        Path("CHANGELOG.md"),
    ]


def place(path: Path) -> Path:
    """Where a file of the repository lies in the site.

    >>> place(Path("docs/es/index.md")).as_posix(), place(Path("LICENSE")).as_posix()
    ('es/index.md', 'LICENSE')
    """
    return path.relative_to("docs") if path.is_relative_to("docs") else path


def language_of(placed: Path) -> str:
    """In which of the two sites, one inside the other, something lies."""
    return "es" if placed.parts[0] == "es" else "en"


def with_links(text: str, page: Path) -> tuple[str, set[Path]]:
    """The text of a page with links as the site needs them, and the files it points at that are no pages."""
    files: set[Path] = set()

    def link(found: re.Match[str]) -> str:
        target = found["target"]
        if target.startswith(("http:", "https:", "mailto:")):
            return found[0]
        path = Path(os.path.normpath(page.parent / target))
        there, here = place(path), place(page)
        if path.suffix != ".md":
            files.add(path)
        elif language_of(there) != language_of(here):
            # The other language is a site of its own, which knows its pages by what they are built to.
            there = there.with_suffix(".html")
        if path == Path("README.md"):
            there = Path("index.md")
        return f"{found['before']}{os.path.relpath(there, here.parent)}{found['anchor'] or ''})"

    parts = FENCE.split(text)
    return "".join([part if FENCE.match(part) else LINK.sub(link, part) for part in parts]), files


def gather(language: str, folder: Path) -> None:
    """Copy the pages in a language, and what they show or point at, into a folder."""
    for page in written_pages(language):
        text, files = with_links((ROOT / page).read_text(encoding="utf-8"), page)
        placed = place(page)
        put(folder / (placed.relative_to("es") if language == "es" else placed), text)
        for file in files:
            # Both languages share the files of the outer site.
            there = folder.parent / "en" / place(file)
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / file, there)


def put(path: Path, text: str) -> None:
    """Write a page, in a folder that may not be there yet."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
