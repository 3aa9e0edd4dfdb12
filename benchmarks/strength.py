"""How strong the bots are: plays the contests of ladder.py, keeps what they show and writes STRENGTH.md.

usage: strength.py [NAME ...] [--cores N] [--list | --page]

A name is a title or a contest; without one all are played. What a contest shows is one line in
strength/<title>.jsonl, with its date and who exactly played; what the ladder of a title shows goes into
the title's ratings.json as well, for the lobby, and what its strongest level reaches into its network's
file. A contest that stands there, played by the same bots under the same rules, is not played again, and one
that was interrupted goes on where it was.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks.ladder import ENOUGH, LEVELS, YARDSTICK, Contest, contests
from benchmarks.strength_page import YARDSTICK_RATING, lead, showing, write_page
from ludoteca import native
from ludoteca.arena.game import Outcome
from ludoteca.arena.identity import identities
from ludoteca.arena.play import Crew, all_cores, hold, processes
from ludoteca.arena.summary import judge
from ludoteca.games import title
from ludoteca.learn.publish import write_network

HERE = Path(__file__).parent
KEPT = HERE / "strength"
UNFINISHED = HERE.parent / "build" / "strength"
GAMES = HERE.parent / "src" / "ludoteca" / "games"


def who(contest: Contest) -> dict[str, Any]:
    """All that decides how a contest goes: the same again shows the same again."""
    return {
        "contest": contest.name,
        "command": contest.command(),
        "rules": title(contest.title).rules,
        "identities": identities(contest.plan()),
    }


def known(folder: Path) -> list[dict[str, Any]]:
    """What all contests have shown so far, the oldest first."""
    lines = [line for path in sorted(folder.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines()]
    return sorted([json.loads(line) for line in lines], key=lambda found: str(found["date"]))


def find(contest: Contest, found: Sequence[dict[str, Any]]) -> dict[str, Any] | None:
    """What a contest has shown with the bots and rules of today."""
    wanted = who(contest).items()
    return next((line for line in reversed(found) if wanted <= line.items()), None)


def play(contest: Contest, crew: Crew, unfinished: Path = UNFINISHED) -> dict[str, Any]:
    """What a contest shows; whatever was played before it was interrupted counts."""
    plan, wanted = contest.plan(), who(contest)
    unfinished.mkdir(parents=True, exist_ok=True)
    digest = hashlib.sha256(json.dumps(wanted, sort_keys=True).encode()).hexdigest()
    part = unfinished / f"{digest[:16]}.jsonl"
    # A line that was being written when it stopped has no end.
    lines = part.read_text("utf-8").splitlines(keepends=True) if part.exists() else []
    before = [Outcome(*json.loads(line)) for line in lines if line.endswith("\n")]
    with part.open("w", encoding="utf-8") as file:

        def keep(outcomes: list[Outcome]) -> None:
            file.writelines([json.dumps(outcome) + "\n" for outcome in outcomes])
            file.flush()

        keep(before)
        outcomes = hold(plan, crew, keep, known=before)
    part.unlink()
    shown = judge(plan, outcomes).to_json()
    date = datetime.now(UTC).isoformat(timespec="seconds")
    return {**wanted, "date": date, "engine": native.engine(), "shown": shown}


def remember(contest: Contest, line: dict[str, Any], folder: Path = KEPT) -> None:
    """One contest more, on a line of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{contest.title}.jsonl").open("a", encoding="utf-8") as file:
        file.write(json.dumps(line, ensure_ascii=False) + "\n")


def publish(contest: Contest, line: dict[str, Any], games: Path = GAMES) -> None:
    """The ratings of a title's ladder, beside the title: the lobby shows them. Too few games are no claim."""
    if contest.kind != "ladder" or any(showing(line, level)["games"] < ENOUGH for level in LEVELS):
        return
    found: dict[str, Any] = {}
    for level in LEVELS:
        rating, low, high = [round(YARDSTICK_RATING + by) for by in lead(line, level, YARDSTICK)]
        played = showing(line, level)["games"]
        who_exactly = line["identities"][level]
        found[level] = {"rating": rating, "interval": [low, high], "games": played, "who": who_exactly}
    (games / contest.title / "ratings.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def inscribe(contest: Contest, line: dict[str, Any], games: Path = GAMES) -> None:
    """What the strongest level reached against the yardstick, into the file of the network it played with."""
    if contest.kind not in ("strongest", "alone"):
        return
    shown = showing(line, contest.bots[0])
    if shown["games"] < ENOUGH:
        return
    reached = {
        "command": line["command"],
        "who": line["identities"][contest.bots[0]],
        "games": shown["games"],
        "first_places": shown["win_rate"],
        "interval": shown["win_rate_95"],
        "date": line["date"],
    }
    for file in sorted((games / contest.title / "values").glob("*.json")):
        data = json.loads(file.read_text(encoding="utf-8"))
        if contest.players in data["players"]:
            others = [one for one in data["strength"] if one["command"] != line["command"]]
            data["strength"] = sorted([*others, reached], key=lambda one: str(one["command"]))
            write_network(file, data)


def wanted(names: Sequence[str]) -> list[Contest]:
    """The contests that are meant; all, if none is named."""
    found = [one for one in contests() if not names or {one.name, one.title} & set(names)]
    strange = set(names) - {one.name for one in found} - {one.title for one in found}
    if strange:
        raise SystemExit(f"There is no contest {', '.join(sorted(strange))}; --list shows all.")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong the bots are.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="a title or a contest; all if left out")
    parser.add_argument("--cores", type=int, default=all_cores(), metavar="N", help="how many processes play")
    parser.add_argument("--list", action="store_true", help="show the contests, and when they were played")
    parser.add_argument("--page", action="store_true", help="only write STRENGTH.md anew")
    asked = parser.parse_args()
    chosen = wanted(asked.names)
    if asked.list:
        for contest in chosen:
            line = find(contest, known(KEPT))
            print(f"{contest.name:32}{'–' if line is None else line['date'][:10]:12}{contest.command()}")
        return
    if not asked.page:
        with processes(asked.cores) as crew:
            for contest in chosen:
                if find(contest, known(KEPT)) is None:
                    print(contest.command(), file=sys.stderr, flush=True)
                    line = play(contest, crew)
                    remember(contest, line)
    current = {one: line for one in contests() if (line := find(one, known(KEPT))) is not None}
    for contest, line in current.items():
        publish(contest, line)
        inscribe(contest, line)
    write_page(HERE, known(KEPT), {contest.name: line for contest, line in current.items()})


if __name__ == "__main__":
    main()
