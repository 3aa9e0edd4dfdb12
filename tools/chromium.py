"""Prints the path of a Chromium for the browser tests; installs one with apt-get where there is none."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def installed() -> str | None:
    """The first Chromium on the search path."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> bool:
    """Ask the system's package manager; False where that is not possible without asking a person."""
    if not shutil.which("apt-get"):
        return False
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if root and not shutil.which("sudo"):
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update", "-qq"], ["install", "-qq", "--yes", "--no-install-recommends", "chromium"]):
        # What apt-get says is for people: the path alone goes to standard output.
        if subprocess.run([*root, "apt-get", *step], env=quiet, stdout=sys.stderr, check=False).returncode:
            return False
    return True


def main() -> int:
    path = installed() or (installed() if install() else None)
    if not path:
        print(
            f"The browser tests need a Chromium: none of {', '.join(NAMES)} is on PATH, and apt-get could "
            "not install one. Install it with your system's package manager.",
            file=sys.stderr,
        )
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
