"""Makes the source archive and, from that, the wheel; then tries the wheel elsewhere, as a stranger would.

usage: wheel.py [--into FOLDER]      dist/, if no other is named

The wheel is compiled where a C compiler is (LUDOTECA_COMPILE, see setup.py). It is installed into a fresh
environment outside the repository, where tests/package/trial.py serves the page, lays a table and lets a bot
move.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    """One command, with nothing of ours in its way."""
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    subprocess.run(command, cwd=cwd, env=inherited, check=True)


def build(python: str, into: Path) -> Path:
    """The wheel, made of nothing but the source archive."""
    shutil.rmtree(into, ignore_errors=True)
    shutil.rmtree(ROOT / "build/lib", ignore_errors=True)
    run(python, "setup.py", "--quiet", "sdist", "--dist-dir", into)
    (archive,) = into.glob("*.tar.gz")
    pip = [python, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    run(*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", into, archive)
    (wheel,) = into.glob("*.whl")
    return wheel


def try_out(wheel: Path) -> None:
    """Install the wheel where nothing else of ours is, and play with it."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "env", with_pip=True)
        python = folder / "env/bin/python"
        pip: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run(*pip, "--require-hashes", "-r", ROOT / "requirements/runtime.txt", cwd=folder)
        run(*pip, "--no-deps", wheel, cwd=folder)
        shutil.copy(ROOT / "tests/package/trial.py", folder)
        run(python, "trial.py", cwd=folder)


def main() -> int:
    parser = argparse.ArgumentParser(description="Make a source archive and a wheel, and try the wheel.")
    parser.add_argument("--into", metavar="FOLDER", type=Path, default=ROOT / "dist", help="where they go")
    into = parser.parse_args().into.resolve()
    try:
        wheel = build(sys.executable, into)
        try_out(wheel)
    except subprocess.CalledProcessError as failed:
        print(f"wheel: {' '.join(map(str, failed.cmd))} failed", file=sys.stderr)
        return 1
    print(f"{wheel.name} works in an environment of its own.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
