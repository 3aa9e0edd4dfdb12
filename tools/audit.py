"""Looks up known faults in what we depend on: the lock files of Python, and the page's of npm.

Where a list of faults cannot be reached it says that nothing was checked; a known fault ends it with 1.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tools.web import search_path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("runtime", "postgresql", "dev", "bench", "node")


def answer(command: list[str], folder: Path, path: str | None = None) -> dict[str, Any] | None:
    """What a program says in JSON; None if it came to nothing."""
    env = None if path is None else {"PATH": path}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    try:
        found: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        return None
    return found


def python_faults(lock: str) -> list[str] | None:
    program = str(ROOT / ".venv/bin/pip-audit")
    file = f"requirements/{lock}.txt"
    options = ["--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off"]
    found = answer([program, "--timeout", "20", "-r", file, *options], ROOT)
    if found is None:
        return None
    return [
        f"{one['name']} {one['version']}: {fault['id']}"
        for one in found["dependencies"]
        for fault in one.get("vulns", [])
    ]


def npm_faults() -> list[str] | None:
    found = answer(["npm", "audit", "--json"], ROOT / "web", search_path())
    if found is None or "vulnerabilities" not in found:
        return None
    return [f"{name}: {fault['severity']}" for name, fault in found["vulnerabilities"].items()]


def main() -> int:
    results = {f"requirements/{lock}.txt": python_faults(lock) for lock in LOCKS}
    results["web/package-lock.json"] = npm_faults()
    for file, faults in results.items():
        if faults is None:
            print(f"{file}: not checked, the list of faults cannot be reached from here")
        elif faults:
            print(f"{file}:", *faults, sep="\n  ")
        else:
            print(f"{file}: no known fault")
    return 1 if any(results.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
