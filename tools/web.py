"""Builds the web client, and runs its other npm scripts, with the system's Node or one of our own.

usage: web.py build              into src/ludoteca/server/static, unless it is current
       web.py run SCRIPT ...     npm run SCRIPT -- ..., in web/
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PACKAGES = WEB / "node_modules"
STATIC = ROOT / "src/ludoteca/server/static"
OWN_BIN = ROOT / ".venv/bin"
OLDEST_NODE = (20, 19)  # the oldest that Vite runs on


def node_version(path: str) -> str:
    """What the Node found on this search path says of itself; "" where there is none to be used."""
    node = shutil.which("node", path=path)
    if not node or not shutil.which("npm", path=path):
        return ""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    parts = re.match(r"v(\d+)\.(\d+)\.", said)
    return said if parts and (int(parts[1]), int(parts[2])) >= OLDEST_NODE else ""


def search_path() -> str:
    """A search path with a Node that is new enough; one is installed into .venv where there is none."""
    # Our own Python comes along: a script of the client may ask the server for its schema.
    system = os.pathsep.join([os.environ["PATH"], str(OWN_BIN)])
    if node_version(system):
        return system
    own = os.pathsep.join([str(OWN_BIN), os.environ["PATH"]])
    if not node_version(own):
        wanted = ".".join(map(str, OLDEST_NODE))
        print(f"No Node.js {wanted} or newer with npm here: installing one into .venv", flush=True)
        lock = str(ROOT / "requirements/node.txt")
        subprocess.run([OWN_BIN / "pip", "install", "--quiet", "--require-hashes", "-r", lock], check=True)
    return own


def digest(paths: Iterable[Path], salt: str = "") -> str:
    """Changes with the content of these files, wherever the clone lies and whenever it was made."""
    found = hashlib.sha256(salt.encode())
    for path in sorted(paths):
        found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return found.hexdigest()


def sources() -> list[Path]:
    """Whatever the built client may be made of: its own files, and the package's texts and data."""
    own = [Path(folder, name) for folder, _, names in walk(WEB) for name in names]
    package = ROOT / "src/ludoteca"
    shared = [path for kind in ("ftl", "md", "json") for path in package.rglob(f"*.{kind}")]
    return own + [path for path in shared if not path.is_relative_to(STATIC)]


def walk(top: Path) -> Iterable[tuple[str, list[str], list[str]]]:
    """Like os.walk, past what npm installs and what tools leave behind."""
    for folder, below, names in os.walk(top):
        below[:] = [name for name in below if name not in ("node_modules", "dist", "coverage")]
        yield folder, below, names


def npm(path: str, *arguments: str) -> None:
    """Run npm in web/; a failure has been explained by npm itself and ends us too."""
    command = [shutil.which("npm", path=path) or "npm", *arguments]
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def unless_current(stamp: Path, wanted: str) -> bool:
    """Whether the work this stamp stands for is still to be done."""
    return not stamp.exists() or stamp.read_text() != wanted


def install(path: str) -> None:
    """What package-lock.json says, once."""
    stamp = PACKAGES / ".installed"
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"], node_version(path))
    if unless_current(stamp, wanted):
        npm(path, "ci", "--no-audit", "--no-fund")
        stamp.write_text(wanted)


def build(path: str) -> None:
    """The client the server serves, once for each state of its sources."""
    stamp = PACKAGES / ".built"
    wanted = digest(sources())
    if unless_current(stamp, wanted) or not (STATIC / "index.html").exists():
        npm(path, "run", "build")
        # A build may write generated sources: what counts is the state it leaves behind.
        stamp.write_text(digest(sources()))


def main() -> int:
    match sys.argv[1:]:
        case ["build"]:
            path = search_path()
            install(path)
            build(path)
        case ["run", script, *rest]:
            path = search_path()
            install(path)
            npm(path, "run", "--silent", script, "--", *rest)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
