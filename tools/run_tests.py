"""Runs the stages of `make test` in turn, stops at the first that fails, and says what each one took.

usage: run_tests.py [STAGE ...]      all stages, or only those named
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv/bin"
NATIVE = ROOT / "build/native"

# The tests the compiled engine has to pass as well.
ENGINE_TESTS = ("tests/core", "tests/games", "tests/every_game", "tests/bots", "tests/learn")


class StageFailed(Exception):
    """A command of the running stage came back with an error."""


def run(*command: str | Path, env: Mapping[str, str] | None = None) -> None:
    """One command from the top of the repository; PYTHONPATH is ours alone to set."""
    inherited = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(command, cwd=ROOT, env={**inherited, **(env or {})}, check=False)
    if done.returncode:
        raise StageFailed(" ".join(map(str, command)))


def tool(name: str, *arguments: str, env: Mapping[str, str] | None = None) -> None:
    run(BIN / "python", ROOT / "tools" / name, *arguments, env=env)


def pytest(engine: str, *arguments: str, env: Mapping[str, str] | None = None) -> None:
    """Tests on all cores; they hold the engine they run on to the one named in LUDOTECA_EXPECT_ENGINE."""
    expected = {"LUDOTECA_EXPECT_ENGINE": engine, **(env or {})}
    # Tests are of very different length: an idle core takes over what another has not begun.
    run(BIN / "python", "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", *arguments, env=expected)


def web() -> None:
    tool("web.py", "build")


def formatting() -> None:
    run(BIN / "ruff", "format", "--check")
    tool("web.py", "run", "format:check")


def lint() -> None:
    run(BIN / "ruff", "check")
    tool("web.py", "run", "lint")


def types() -> None:
    run(BIN / "mypy", "--strict")


def interpreted() -> None:
    # Where there is no PostgreSQL the tool says so, and what needs one is skipped.
    finding = [BIN / "python", ROOT / "tools/postgres.py"]
    found = subprocess.run(finding, stdout=subprocess.PIPE, text=True, check=False)
    postgres = {"LUDOTECA_POSTGRES": found.stdout.strip()}
    pytest("interpreted", "--ignore=tests/browser", "--ignore=tests/envs", env=postgres)


def compiling() -> None:
    # A lower level compiles in less time; one that is already there at a higher level will do.
    tool("compile.py", env={"LUDOTECA_OPT": "1"})


def compiled() -> None:
    env = {"PYTHONPATH": str(NATIVE)}
    check = "import sys; from ludoteca import native; sys.exit(native.engine() != 'compiled')"
    run(BIN / "python", "-c", check, env=env)
    pytest("compiled", *ENGINE_TESTS, env=env)


def envs() -> None:
    # OpenSpiel and Ray are large, and nothing else needs them.
    run("make", "--silent", ".venv/bin/.envs")
    env = {"PYTHONPATH": str(NATIVE)}
    pytest("compiled", "tests/envs", env=env)


def docs() -> None:
    # Builds the whole site in seconds, and checks its links and that it loads nothing from elsewhere.
    run("make", "--silent", "docs")


def package() -> None:
    # Plain Python will do: what is compiled has been tested above.
    tool("wheel.py", "--into", "build/package", env={"LUDOTECA_COMPILE": "no"})


def client() -> None:
    tool("web.py", "run", "test")


def browser() -> None:
    finding = [BIN / "python", ROOT / "tools/chromium.py"]
    found = subprocess.run(finding, stdout=subprocess.PIPE, text=True, check=False)
    if found.returncode:
        raise StageFailed("tools/chromium.py")
    pytest("interpreted", "tests/browser", env={"LUDOTECA_CHROMIUM": found.stdout.strip()})


STAGES: dict[str, Callable[[], None]] = {
    "web": web,
    "format": formatting,
    "lint": lint,
    "types": types,
    "interpreted": interpreted,
    "compile": compiling,
    "compiled": compiled,
    "envs": envs,
    "docs": docs,
    "package": package,
    "client": client,
    "browser": browser,
}


def main() -> int:
    wanted = sys.argv[1:] or list(STAGES)
    unknown = [name for name in wanted if name not in STAGES]
    if unknown:
        print(f"No stage {', '.join(unknown)}; there are {', '.join(STAGES)}", file=sys.stderr)
        return 2
    rows: list[tuple[str, float]] = []
    failed = ""
    for name in wanted:
        print(f"\n=== {name}", flush=True)
        start = time.monotonic()
        try:
            STAGES[name]()
        except StageFailed as reason:
            failed = f"Stage {name} failed: {reason}"
        rows.append((name, time.monotonic() - start))
        if failed:
            break
    print("\nseconds  stage")
    for name, seconds in [*rows, ("in all", sum(seconds for _, seconds in rows))]:
        print(f"{seconds:7.1f}  {name}")
    print(f"\n{failed or 'All stages passed.'}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
