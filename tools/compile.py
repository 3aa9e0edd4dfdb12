"""Builds the package with a compiled engine into build/native, a folder to put on PYTHONPATH.

usage: compile.py [--if-current | --meanwhile]

Extension modules go there and never beside the sources; everything else is copied next to them. Nothing is
compiled while the compiled modules' sources stay as they are. With --if-current nothing is ever compiled: the
folder is printed if its engine is current, so that a shell can say PYTHONPATH=$(compile.py --if-current).
With --meanwhile an engine that is not current is compiled in the background, if there is a C compiler; the
folder is printed if one may wait for it there: LUDOTECA_NATIVE=$(compile.py --meanwhile).
"""

import argparse
import hashlib
import json
import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src/ludoteca"
NATIVE = ROOT / "build/native"
TARGET = NATIVE / "ludoteca"
STAMP = NATIVE / "built.json"
LOG = ROOT / "build/compile.log"


def digest() -> str:
    """Changes when the compiled code would: with the modules, their build, or the Python that loads them."""
    sources: list[Path] = runpy.run_path(str(SOURCE / "native.py"))["sources"]()
    found = hashlib.sha256(f"{sys.version} {sys.platform}".encode())
    for path in [*sources, SOURCE / "native.h", ROOT / "setup.py", ROOT / "requirements/dev.txt"]:
        found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def current(optimisation: int) -> bool:
    """Whether build/native holds the engine of today's sources, optimised at least that much."""
    if not STAMP.exists():
        return False
    stamp = json.loads(STAMP.read_text())
    return bool(stamp["digest"] == digest() and stamp["optimisation"] >= optimisation)


def compile_engine(optimisation: int) -> None:
    """Make build/native anew with nothing but the extension modules."""
    # What is compiled is what was there at the start: an edit meanwhile leaves the build out of date.
    made_of = digest()
    shutil.rmtree(NATIVE, ignore_errors=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--force"]
    folders = ["--build-lib", str(NATIVE), "--build-temp", "build/objects"]
    settings = {"LUDOTECA_COMPILE": "yes", "LUDOTECA_OPT": str(optimisation)}
    subprocess.run([*command, *folders], cwd=ROOT, check=True, env={**os.environ, **settings})
    mirror()
    # Last of all: whoever waits for the engine waits for this.
    STAMP.write_text(json.dumps({"digest": made_of, "optimisation": optimisation}))


def mirror() -> None:
    """Copy sources, data, texts and the web client beside the extension modules, and drop what is gone."""
    wanted = {path.relative_to(SOURCE) for path in SOURCE.rglob("*") if path.is_file() and lasting(path)}
    for name in wanted:
        source, target = SOURCE / name, TARGET / name
        if not target.exists() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    for path in list(TARGET.rglob("*")):
        if path.is_file() and lasting(path) and path.relative_to(TARGET) not in wanted:
            path.unlink()


def lasting(path: Path) -> bool:
    """Whether a file is neither Python's cache nor an extension module."""
    return "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd")


def can_compile() -> bool:
    """Whether there is a C compiler, with Python's headers."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(compiler)) and Path(sysconfig.get_path("include"), "Python.h").exists()


def compile_meanwhile() -> None:
    """Compile in the background, politely; what there is to say goes into a file."""
    # Nobody may take the engine of older sources for the one to come.
    STAMP.unlink(missing_ok=True)
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            ["nice", "make", "--no-print-directory", "compile"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    said = "The engine is being compiled in the background; bots will use it as soon as it is there."
    print(said, file=sys.stderr)


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Build the package with a compiled engine into build/native."
    )
    parser.add_argument(
        "--if-current", action="store_true", help="print the folder if it is current; no build"
    )
    parser.add_argument(
        "--meanwhile", action="store_true", help="build in the background, and print the folder to come"
    )
    arguments = parser.parse_args()
    if arguments.if_current:
        if current(0):
            mirror()
            print(NATIVE)
        return 0
    if arguments.meanwhile:
        if not current(0) and can_compile():
            compile_meanwhile()
            print(NATIVE)
        return 0
    optimisation = int(os.environ.get("LUDOTECA_OPT", "3"))
    if not current(optimisation):
        try:
            compile_engine(optimisation)
        except subprocess.CalledProcessError:
            print("compile: the engine did not compile; it still runs interpreted", file=sys.stderr)
            return 1
    mirror()
    print(f"The compiled engine is in {NATIVE.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
