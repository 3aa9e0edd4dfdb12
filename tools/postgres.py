"""Prints the folder of PostgreSQL's programs for the tests; installs them with apt-get if need be."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = ("postgres", "initdb", "pg_dump", "pg_restore")
# Debian and Red Hat keep the programs of a server off the search path.
FOLDERS = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin")


def installed() -> Path | None:
    """The folder that has them all, of the newest version there is."""
    found = [path for pattern in FOLDERS for path in sorted(Path("/").glob(pattern[1:]), reverse=True)]
    on_path = shutil.which("postgres")
    if on_path:
        found.append(Path(on_path).resolve().parent)
    return next((path for path in found if all((path / name).exists() for name in NEEDED)), None)


def install() -> bool:
    """Ask the system's package manager; False where that is not possible without asking a person."""
    if not shutil.which("apt-get"):
        return False
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if root and not shutil.which("sudo"):
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update", "-qq"], ["install", "-qq", "--yes", "--no-install-recommends", "postgresql"]):
        # What apt-get says is for people: the folder alone goes to standard output.
        if subprocess.run([*root, "apt-get", *step], env=quiet, stdout=sys.stderr, check=False).returncode:
            return False
    return True


def main() -> int:
    folder = installed() or (installed() if install() else None)
    if not folder:
        print(
            "There is no PostgreSQL here, and apt-get could not install one: the tests of several servers on "
            "one database are skipped.",
            file=sys.stderr,
        )
        return 1
    print(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
