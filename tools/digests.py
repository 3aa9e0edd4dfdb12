"""Makes the digests of whole games anew and shows which have changed.

usage: digests.py [--check] [GAME ...]      the games named, or all

With --check nothing is written, and the exit code is 1 if anything has changed. Run it on either engine: the
digests must be the same.
"""

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    sys.path.insert(0, str(ROOT))
    from ludoteca.games import titles
    from tests.every_game.digests import FILE, digest, named_games, stored

    parser = argparse.ArgumentParser(description="Make the digests of whole games anew.")
    parser.add_argument("games", metavar="GAME", nargs="*", help="of these games only")
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if anything changed")
    arguments = parser.parse_args()
    unknown = [game for game in arguments.games if game not in titles()]
    if unknown:
        print(f"No game {', '.join(unknown)}; there are {', '.join(titles())}", file=sys.stderr)
        return 2
    before = stored()
    known = named_games()
    wanted = arguments.games or list(titles())
    after = {name: old for name, old in before.items() if name in known}
    for title in wanted:
        for name, game in named_games(title).items():
            after[name] = digest(*game)
    changed = [name for name in sorted({*before, *after}) if before.get(name) != after.get(name)]
    for name in changed:
        old, new = before.get(name, {}), after.get(name, {})
        parts = [part for part in ("states", "looks") if old.get(part) != new.get(part)]
        print(f"{'new' if not old else 'gone' if not new else ' and '.join(parts)}: {name}")
    print(f"{len(changed)} of {len(after)} digests changed")
    if arguments.check:
        return 1 if changed else 0
    ordered = {name: after[name] for name in known if name in after}
    FILE.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
