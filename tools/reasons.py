"""Tells how much of what is not legal is explained by more than that it cannot be done now, and how fast.

usage: reasons.py [GAME ...]      the games named, or all

Asked about are illegal actions, in states of games played at random, of verbs that are on the table in that
kind of step. After the share of a title come the verbs that lack a reason most often, then how long one
answer takes, its words looked up: of the processor's time, for others may be using the machine.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    sys.path.insert(0, str(ROOT))
    from ludoteca.games import title, titles
    from tests.every_game.explained import explained, how_fast

    parser = argparse.ArgumentParser(
        description="Tell how much of what is not legal is explained, and how fast."
    )
    parser.add_argument("games", metavar="GAME", nargs="*", help="of these games only")
    for key in parser.parse_args().games or titles():
        print(explained(title(key)).report())
        print(how_fast(title(key)).report())
    return 0


if __name__ == "__main__":
    sys.exit(main())
