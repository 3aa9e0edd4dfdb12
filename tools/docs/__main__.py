"""Builds the documentation site into build/docs: in English, and in Spanish what players read.

usage: python -m tools.docs

It is built by zensical from pages people have written and from what titles, docstrings and commands say of
themselves. It loads nothing from other hosts, and opens from the folder as well as from a server.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from ludoteca.core.message import Message
from ludoteca.games import titles
from ludoteca.texts import texts
from tools.docs.check import complaints
from tools.docs.games import WORDS, game_page, games_page, rules_page
from tools.docs.reference import REFERENCE, commands_page, reference_page
from tools.docs.sources import ROOT, gather, put

BUILD = ROOT / "build"
PAGES = BUILD / "docs-pages"
SITE = BUILD / "docs"
HERE = Path(__file__).parent
SHIM = "assets/iframe-worker.js"

MEASURED = {
    "Speed": "RESULTS.md",
    "What learning costs": "LEARNING.md",
    "Strength": "STRENGTH.md",
    "Load": "LOAD.md",
}
"""What the benchmarks have written, as far as it is there."""

Navigation = list[dict[str, Any]]


def navigation(language: str) -> Navigation:
    """What is where, in the order of the menu."""
    return spanish_navigation() if language == "es" else english_navigation()


def english_navigation() -> Navigation:
    reference: Navigation = [{heading: f"reference/{key}.md"} for key, (heading, _, _) in REFERENCE.items()]
    measured: Navigation = [
        {name: f"benchmarks/{file}"}
        for name, file in MEASURED.items()
        if (ROOT / "benchmarks" / file).exists()
    ]
    return [
        {"Start here": "index.md"},
        {
            "Playing": [
                {"The first game": "player/start.md"},
                {"At the table": "player/table.md"},
                {"Learning a game": "player/learn.md"},
                {"Replaying": "player/replay.md"},
                {"In the terminal": "player/terminal.md"},
            ]
        },
        {"Games": game_navigation("en")},
        {
            "How to": [
                {"Write a bot": "how-to/write-a-bot.md"},
                {"Train": "how-to/train.md"},
                {"Evaluate": "how-to/evaluate.md"},
                {"Analyse": "how-to/analyse.md"},
                {"Add a game": "how-to/add-a-game.md"},
            ]
        },
        {
            "Research": [
                {"Learning": "learning.md"},
                {"Bots": "bots.md"},
                {"The arena": "arena.md"},
                {"The study": "study.md"},
                *measured,
            ]
        },
        {
            "Reference": [
                *reference,
                {"Commands": "commands.md"},
                {"Positions": "positions.md"},
                {"Records": "records.md"},
                {"Protocol": "protocol.md"},
            ]
        },
        {
            "Working on it": [
                {"Contributing": "CONTRIBUTING.md"},
                {"Architecture": "architecture.md"},
                {"Running a server": "deploy.md"},
                {"Changelog": "CHANGELOG.md"},
            ]
        },
    ]


def spanish_navigation() -> Navigation:
    return [
        {"Empieza aquí": "index.md"},
        {
            "Jugar": [
                {"La primera partida": "player/start.md"},
                {"En la mesa": "player/table.md"},
                {"Aprender un juego": "player/learn.md"},
                {"Repasar partidas": "player/replay.md"},
                {"En la terminal": "player/terminal.md"},
            ]
        },
        {"Juegos": game_navigation("es")},
        {"Órdenes": "commands.md"},
    ]


def game_navigation(language: str) -> Navigation:
    found: Navigation = [{WORDS[language]["games"]: "games/index.md"}]
    for key in titles():
        name = texts(language, key).format(Message("title-name"))
        found.append({name: [{name: f"games/{key}.md"}, {WORDS[language]["rules"]: f"games/{key}-rules.md"}]})
    return found


def settings(language: str) -> dict[str, Any]:
    """What zensical is told: the form of a mkdocs.yml, of which JSON is a part."""
    inner = language == "es"
    return {
        "site_name": "Ludoteca",
        "docs_dir": str((PAGES / language).relative_to(BUILD)),
        "site_dir": str((SITE / "es" if inner else SITE).relative_to(BUILD)),
        "nav": navigation(language),
        "theme": {
            "name": "material",
            "language": language,
            "font": False,
            "icon": {"logo": "lucide/castle"},
            "features": [
                "navigation.indexes",
                "navigation.top",
                "navigation.tabs",
                "content.code.copy",
                "toc.follow",
            ],
            "palette": palette(inner),
        },
        "extra": {
            "polyfills": [{"path": SHIM, "type": "text/javascript", "async": False, "defer": False}],
            "alternate": [
                {"name": "English", "link": "../index.html" if inner else "index.html", "lang": "en"},
                {"name": "Español", "link": "index.html" if inner else "es/index.html", "lang": "es"},
            ],
        },
        "extra_css": ["assets/site.css"],
        "markdown_extensions": [
            *("admonition", "attr_list", "md_in_html", "tables"),
            {"toc": {"permalink": True}},
            *("pymdownx.highlight", "pymdownx.superfences", "pymdownx.inlinehilite"),
        ],
        "plugins": ["search", "offline", *([] if inner else [docstrings()])],
    }


def palette(spanish: bool) -> list[dict[str, Any]]:
    """As the reader's system has it, light or dark, with a switch."""
    to_light, to_dark, to_system = (
        ("Colores claros", "Colores oscuros", "Como el sistema")
        if spanish
        else ("Light colours", "Dark colours", "As the system has it")
    )
    return [
        {"media": "(prefers-color-scheme)", "toggle": {"icon": "lucide/sun-moon", "name": to_light}},
        {
            "media": "(prefers-color-scheme: light)",
            "scheme": "default",
            "toggle": {"icon": "lucide/sun", "name": to_dark},
        },
        {
            "media": "(prefers-color-scheme: dark)",
            "scheme": "slate",
            "toggle": {"icon": "lucide/moon", "name": to_system},
        },
    ]


def docstrings() -> dict[str, Any]:
    """How the reference is made from docstrings; sources are read, never run."""
    options = {
        "docstring_style": None,
        "extensions": [str(HERE / "fences.py")],
        "filters": ["!^_"],
        "heading_level": 3,
        "members_order": "source",
        "merge_init_into_class": True,
        "separate_signature": True,
        "show_root_toc_entry": False,
        "show_source": False,
        "show_signature_annotations": True,
    }
    return {"mkdocstrings": {"handlers": {"python": {"paths": [str(ROOT / "src")], "options": options}}}}


def write_pages(language: str) -> None:
    """All sources of the site in a language."""
    folder = PAGES / language
    gather(language, folder)
    put(folder / "games/index.md", games_page(language))
    for key in titles():
        put(folder / f"games/{key}.md", game_page(key, language))
        put(folder / f"games/{key}-rules.md", rules_page(key, language))
    put(folder / "commands.md", commands_page(language))
    if language == "en":
        shutil.copytree(ROOT / "docs/pictures", folder / "pictures", dirs_exist_ok=True)
        for key in REFERENCE:
            put(folder / f"reference/{key}.md", reference_page(key))
    put(folder / SHIM, (HERE / "iframe-worker.js").read_text(encoding="utf-8"))
    put(folder / "assets/site.css", (HERE / "site.css").read_text(encoding="utf-8"))
    put(BUILD / f"docs-{language}.yml", json.dumps(settings(language), indent=1, ensure_ascii=False))


def build(language: str) -> None:
    """One of the two sites; the outer one first, since it clears its folder."""
    command = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--clean",
        "--strict",
        "--config-file",
        f"docs-{language}.yml",
    ]
    subprocess.run(command, cwd=BUILD, check=True)


def main() -> int:
    os.environ["COLUMNS"] = "90"  # the help of commands is as wide as a page
    for folder in (PAGES, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    for language in ("en", "es"):
        write_pages(language)
    for language in ("en", "es"):
        build(language)
    wrong = complaints(SITE)
    print("\n".join(wrong) or f"The site is in {SITE.relative_to(ROOT)}: open {SITE / 'index.html'}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
