"""Makes the golden records' results and playthroughs anew and shows what has changed.

usage: playthroughs.py [--check] [--fresh] [--lines N] [GAME ...]      the games named, or all

A record that is there stays: its result and its playthrough are what the engine now makes of it. Records that
are missing are played by our bots; with --fresh all are, which is needed once a change of the rules makes the
old ones impossible. With --check nothing is written, and the exit code is 1 if anything has changed.
"""

import argparse
import difflib
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    parser = argparse.ArgumentParser(description="Make golden records and playthroughs anew.")
    parser.add_argument("games", metavar="GAME", nargs="*", help="of these games only")
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 if anything changed")
    parser.add_argument("--fresh", action="store_true", help="play new games for all records")
    parser.add_argument("--lines", type=int, default=40, help="how many lines of a difference to show (40)")
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    from ludoteca.games import titles

    unknown = [game for game in arguments.games if game not in titles()]
    if unknown:
        print(f"No game {', '.join(unknown)}; there are {', '.join(titles())}", file=sys.stderr)
        return 2
    changed = 0
    for key in arguments.games or titles():
        try:
            files = texts(key, arguments.fresh)
        except ValueError as error:
            print(error, file=sys.stderr)
            return 1
        changed += sum(
            [compare(path, text, arguments.check, arguments.lines) for path, text in files.items()]
        )
    print(f"{changed or 'No'} file{'' if changed == 1 else 's'} changed")
    return 1 if changed and arguments.check else 0


def texts(key: str, fresh: bool) -> dict[Path, str | None]:
    """Every file of a title as it should be; None for one that should not be there."""
    from ludoteca.core.errors import LudotecaError
    from ludoteca.core.record import Record
    from ludoteca.games import title
    from tests.every_game import golden

    folder = golden.GAMES / key
    lying_about = [path for name in ("records", "playthroughs") for path in (folder / name).glob("*")]
    found: dict[Path, str | None] = dict.fromkeys(lying_about)
    records = golden.wanted(title(key))
    in_full = golden.told_in_full(sorted(records))
    for path, wanted in records.items():
        try:
            old = None if fresh or not path.exists() else Record.read(path.read_text(encoding="utf-8"), title)
            record = old or golden.played(wanted)
            match = record.replay()
        except LudotecaError as error:
            raise ValueError(
                f"{path.relative_to(ROOT)}: {error}\nIf the rules have changed: --fresh"
            ) from None
        found[path] = record.write()
        found[golden.result_path(path)] = json.dumps(golden.result(match), indent=1) + "\n"
        if path in in_full:
            found[golden.playthrough_path(path)] = golden.playthrough(record)
    return found


def compare(path: Path, new: str | None, check: bool, most: int) -> bool:
    """Show how a file differs, and write it unless only checking."""
    old = path.read_text(encoding="utf-8") if path.exists() else None
    if old == new:
        return False
    name = str(path.relative_to(ROOT))
    if old is None or new is None:
        print(f"{'new' if old is None else 'gone'}: {name}")
    else:
        lines = list(difflib.unified_diff(old.splitlines(), new.splitlines(), name, name, lineterm="", n=1))
        print("\n".join(lines[:most]))
        if len(lines) > most:
            print(f"… and {len(lines) - most} lines more")
    if not check:
        if new is None:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(new, encoding="utf-8")
    return True


if __name__ == "__main__":
    sys.exit(main())
