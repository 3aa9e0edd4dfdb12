"""Which modules are marked compiled, and which engine is running.

The one list of compiled modules: the build reads it from here (by running this file, so it needs nothing
but the standard library), tests hold every module to it, and the server says what it found.
"""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parent

AWAITED = "LUDOTECA_NATIVE"
"""In the environment: the folder into which the engine is being compiled meanwhile."""
BUILT = "built.json"
"""The last thing written there."""

CORE = (
    "alphabet",
    "game",
    "key",
    "many",
    "notes",
    "observation",
    "offers",
    "reasons",
    "rng",
    "rows",
    "tuples",
)

# In a game everything is compiled except what talks to people and files, and bots are compiled altogether.
INTERPRETED_IN_GAMES = ("__init__", "ahead", "title", "view", "position")


def sources() -> list[Path]:
    """The Python files of all modules marked compiled."""
    found = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    found += [path for path in sorted(PACKAGE.glob("bots/**/*.py")) if path.stem != "__init__"]
    found += [path for path in sorted(PACKAGE.glob("games/*/*.py")) if path.stem not in INTERPRETED_IN_GAMES]
    return [path for path in found if path.exists()]


def modules() -> list[str]:
    """The names of all modules marked compiled."""
    return [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in sources()]


def engine() -> str:
    """Which engine runs here: "compiled", "interpreted", or "mixed" if only some modules are native.

    Looks at files alone: Python prefers an extension module to the source beside it.
    """
    native = [is_native(path) for path in sources()]
    if not any(native):
        return "interpreted"
    return "compiled" if all(native) else "mixed"


def is_native(source: Path) -> bool:
    """Whether an extension module that this Python can load lies beside the source."""
    return any(source.with_name(source.stem + suffix).exists() for suffix in EXTENSION_SUFFIXES)


def arrived() -> str:
    """The folder of a compiled engine that was awaited; empty while there is none."""
    folder = os.environ.get(AWAITED, "")
    return folder if folder and Path(folder, BUILT).exists() else ""


def environment(folder: str) -> dict[str, str] | None:
    """The environment of a new process that shall find its engine in a folder; None for ours as it is."""
    return {**os.environ, "PYTHONPATH": folder} if folder else None
