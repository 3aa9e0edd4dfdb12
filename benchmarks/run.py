"""How fast the engine is, beside python-chess and catanatron, in one run on one core.

usage: run.py [--quick] [--rounds N] [--only TITLE]

Four processes (two peers, our engine interpreted and compiled) take turns at each job, round after round, and
the best round counts: whatever else the machine does hits all of them alike. A full run writes RESULTS.md.
"""

import argparse
import datetime
import os
import platform
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESULTS = Path(__file__).with_name("RESULTS.md")
ENGINES = {"interpreted": ROOT / "src", "compiled": ROOT / "build/native"}
PEERS = {"chess": "python-chess", "catanatron": "catanatron"}
JOBS = ("decide", "clone", "legal", "replay")
OUR_JOBS = (*JOBS, "decide inside", "read")
EXPANDED = (
    "duchy=random,extra_tiles=yes,border_posts=yes,white_castles=yes,inns=yes,trade_routes=yes,shields=yes"
)
TARGETS = {
    "millefiori:4": ("Mille Fiori, 4 players", (("interpreted", 5, 6), ("compiled", 35, 3))),
    "caylus:4": ("Caylus, 4 players", (("interpreted", 4, 8), ("compiled", 30, 4))),
    "burgundy:2": ("The Castles of Burgundy, 2 players", (("interpreted", 4, 6), ("compiled", 30, 3))),
    f"burgundy:2:{EXPANDED}": (
        "The Castles of Burgundy, 2 players, all expansions",
        (("interpreted", 2, 12), ("compiled", 15, 6)),
    ),
    "duel:2": ("Catan: The Duel, Duel of the Princes", (("interpreted", 3, 8), ("compiled", 25, 4))),
    "feudum:4": ("Feudum, advanced game, 4 players", (("interpreted", 2.5, 12), ("compiled", 20, 6))),
}
"""By subject, some with options: its name, and for each engine how many times as fast as python-chess, and µs
for a clone."""

Best = dict[tuple[str, str, str], float]
"""Seconds by engine (or peer), subject and job."""


class Worker:
    """A process that measures when asked and sleeps otherwise."""

    def __init__(self, path: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, subject: str, job: str) -> float:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{subject} {job}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit(f"bench: measuring {subject}, {job} failed")
        return float(answer)

    def stop(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def ask(path: Path, question: str) -> str:
    """What a Python that finds our package in this folder has to say."""
    command = [
        sys.executable,
        "-c",
        f"import ludoteca.native as native, ludoteca.games as games; print({question})",
    ]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(path)}, check=True, capture_output=True, text=True
    )
    return done.stdout.strip()


def subjects(only: str | None) -> list[str]:
    """Every title at every number of players, and those with options that have targets of their own."""
    pairs = "' '.join(f'{key}:{n}' for key in games.titles() for n in games.title(key).players)"
    found = ask(ENGINES["interpreted"], pairs).split()
    found += [name for name in TARGETS if name.count(":") > 1 and name.rpartition(":")[0] in found]
    return [name for name in found if only is None or name.startswith(f"{only}:")]


def measure(names: list[str], rounds: int) -> Best:
    """Rounds over all jobs, everybody in turn; the best of each."""
    workers = {name: Worker(ROOT / "src") for name in PEERS}
    workers |= {name: Worker(path) for name, path in ENGINES.items()}
    work = [(peer, peer, job) for job in JOBS for peer in PEERS]
    work += [(engine, name, job) for job in OUR_JOBS for name in names for engine in ENGINES]
    work.sort(key=lambda item: OUR_JOBS.index(item[2]))
    best: Best = {}
    for number in range(rounds):
        print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        for item in work:
            engine, subject, job = item
            seconds = workers[engine].measure(subject, job)
            best[item] = min(seconds, best.get(item, seconds))
    print(file=sys.stderr)
    for worker in workers.values():
        worker.stop()
    return best


def shown(name: str) -> str:
    """A subject as people read it."""
    key, players, *options = name.split(":")
    people = "1 player" if players == "1" else f"{players} players"
    return ", ".join([key, people, *[TARGETS[name][0].rpartition(", ")[2] for _ in options]])


def row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


def number(value: float) -> str:
    """Three figures, thousands apart."""
    if value >= 1000:
        digits = len(str(int(value))) - 3
        return f"{round(value, -digits):,.0f}".replace(",", " ")
    return f"{value:.3g}"


def targets(subject: str, best: Best) -> list[str]:
    """What we promised for a title, and what we measured."""
    chess = best["chess", "chess", "decide"]
    name, promised = TARGETS[subject]
    lines = [row(name, "target", "measured", "met"), row("---", "---", "---", "---")]
    for engine, faster, clone in promised:
        ratio = chess / best[engine, subject, "decide inside"]
        micros = best[engine, subject, "clone"] * 1e6
        decisions = f"{engine}: decisions/s of the engine's own loop against python-chess"
        lines.append(row(decisions, f"≥ {faster}×", f"{ratio:.1f}×", yes(ratio >= faster)))
        lines.append(row(f"{engine}: clone", f"≤ {clone} µs", f"{micros:.2f} µs", yes(micros <= clone)))
    return lines


def yes(met: bool) -> str:
    return "yes" if met else "**no**"


def loops(names: list[str], best: Best) -> list[str]:
    """Random games driven by an interpreted loop, as the peers' are; beside it, by the engine's own."""
    lines = [
        row("decisions/s", "interpreted loop", "engine's own loop"),
        row("---", "--:", "--:"),
    ]
    for peer, name in PEERS.items():
        lines.append(row(name, number(1 / best[peer, peer, "decide"]), ""))
    for name in names:
        for engine in ENGINES:
            outside, inside = best[engine, name, "decide"], best[engine, name, "decide inside"]
            what = f"{shown(name)}, {engine}"
            cells = [number(1 / seconds) + ratios("decide", seconds, best) for seconds in (outside, inside)]
            lines.append(row(what, *cells))
    return lines


def speeds(names: list[str], best: Best) -> list[str]:
    """The other jobs; a record is ours alone."""
    lines = [
        row("", "clone µs", "legal actions µs", "replay ms", "record replayed and checked, ms"),
        row("---", "--:", "--:", "--:", "--:"),
    ]
    jobs = JOBS[1:]
    for peer, name in PEERS.items():
        lines.append(row(name, *(figure(job, best[peer, peer, job]) for job in jobs), ""))
    for name in names:
        for engine in ENGINES:
            cells = [
                figure(job, best[engine, name, job]) + ratios(job, best[engine, name, job], best)
                for job in jobs
            ]
            read = number(best[engine, name, "read"] * 1e3)
            lines.append(row(f"{shown(name)}, {engine}", *cells, read))
    return lines


def figure(job: str, seconds: float) -> str:
    return number(seconds * (1e3 if job == "replay" else 1e6))


def ratios(job: str, seconds: float, best: Best) -> str:
    found = [f"{best[peer, peer, job] / seconds:.1f}×" for peer in PEERS]
    return f" ({', '.join(found)})"


def versions() -> str:
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    said = subprocess.run([compiler, "-dumpfullversion"], capture_output=True, text=True, check=False).stdout
    packages = [f"{name} {version(name)}" for name in ("mypy", "chess", "catanatron")]
    return ", ".join([f"Python {platform.python_version()}", f"gcc {said.strip() or 'unknown'}", *packages])


def starts() -> list[str]:
    """What small commands cost."""
    command = [sys.executable, str(Path(__file__).with_name("start.py"))]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def report(names: list[str], best: Best, rounds: int, started: list[str]) -> str:
    today = datetime.datetime.now(datetime.UTC).date()
    parts = [
        ["# Speed", "", "Written by `make bench`; do not edit."],
        [f"{today}. {versions()}. One core, best of {rounds} interleaved rounds."],
        [
            "Whole random games, set-up excluded; only decisions with two or more options count, for",
            "everybody alike. First the loop that drives the games is interpreted, ours as the peers' is;",
            "beside it the engine's own loop, compiled where the engine is. In brackets: how many times as",
            "fast as python-chess and catanatron. Those are other games with other branching: an order of",
            "magnitude, not a ranking.",
        ],
        loops(names, best),
        ["A replay starts from a position already set up and trusts its actions; a record checks them."],
        speeds(names, best),
        *[targets(subject, best) for subject in TARGETS if subject in names],
        started,
    ]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure speed beside python-chess and catanatron.")
    parser.add_argument("--quick", action="store_true", help="three rounds, and RESULTS.md stays as it is")
    parser.add_argument(
        "--rounds", type=int, default=20, help="how often everything is measured (%(default)s)"
    )
    parser.add_argument("--only", metavar="TITLE", help="one title; RESULTS.md stays as it is")
    arguments = parser.parse_args()

    for engine, path in ENGINES.items():
        if ask(path, "native.engine()") != engine:
            sys.exit(f"bench: {path.relative_to(ROOT)} does not hold the {engine} engine; run `make compile`")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rounds = 3 if arguments.quick else arguments.rounds
    names = subjects(arguments.only)
    text = report(names, measure(names, rounds), rounds, starts())
    print(text)
    if not arguments.quick and not arguments.only:
        RESULTS.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
