"""Checks a built site: every link leads somewhere, and nothing is loaded from another host."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "audio": "src", "video": "src"}
IN_STYLES = re.compile(r"""(?:url\(|@import\s+)["']?(?:https?:)?//[^)"']+""")


class Page(HTMLParser):
    """What a page of the site is called by, links to and loads."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.names.update([given[name] for name in ("id", "name") if name in given])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        # A page may say by which address it is known, or where it is in another language.
        if tag == "link" and not {"canonical", "alternate", "prev", "next"} & set(
            given.get("rel", "").split()
        ):
            self.loads.append(given["href"])
        if LOADED.get(tag, "") in given:
            self.loads.append(given[LOADED[tag]])
        self.loads.extend(IN_STYLES.findall(given.get("style", "")))


def is_foreign(address: str) -> bool:
    """Does it name a host?"""
    return bool(urlsplit(address).netloc)


def complaints(site: Path) -> list[str]:
    """All that is wrong with a site; nothing, if it is whole and opens without a network."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    found: list[str] = []
    for path, page in pages.items():
        where = path.relative_to(site).as_posix()
        found += [f"{where} loads {one} from elsewhere" for one in page.loads if is_foreign(one)]
        local = [
            one for one in [*page.links, *page.loads] if not urlsplit(one).scheme and not is_foreign(one)
        ]
        # Shown by servers for addresses that are not there, from any folder.
        if path.name != "404.html":
            found += [
                f"{where} points at {one}, which is not there" for one in local if not leads(one, path, pages)
            ]
    for path in sorted(site.rglob("*.css")):
        for one in IN_STYLES.findall(path.read_text(encoding="utf-8")):
            found.append(f"{path.relative_to(site).as_posix()} loads {one} from elsewhere")
    return found


def leads(address: str, page: Path, pages: dict[Path, Page]) -> bool:
    """Is there what a page points at, with its anchor?"""
    parts = urlsplit(address)
    target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
    if target.is_dir():
        target /= "index.html"
    if not parts.fragment or target not in pages:
        return target.exists()
    return unquote(parts.fragment) in pages[target].names
