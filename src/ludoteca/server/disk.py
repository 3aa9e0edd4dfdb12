"""Where the tables lie on a disk, and what can befall them there.

A file that is damaged, emptied or gone is never taken for a new beginning: the server says so, and does not
start. While it runs, nothing is acknowledged that went into a file nobody will find again.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from ludoteca.core.errors import LudotecaError

FILE = "ludoteca.sqlite3"
LOCK = "server.lock"
BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a file that is open."""
OURS = "alembic_version"
"""A table that every database of ours has had from its first moment."""


class FileLost(OSError):
    """The file is not the one that was opened any more: emptied, replaced or taken away."""


class CannotOpen(LudotecaError):
    """The tables cannot be used as they lie there, and why."""


class Watched:
    """A file that is written: each time it must still be the one it was at first, and not empty."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.identity: tuple[int, int] | None = None

    @contextmanager
    def written(self) -> Iterator[None]:
        """Something is written; FileLost if nobody would find it again."""
        self._look()
        yield
        self._look()

    def _look(self) -> None:
        try:
            found = self.path.stat()
        except FileNotFoundError:
            raise FileLost(f"{self.path} is gone") from None
        if found.st_size == 0:
            raise FileLost(f"{self.path} was emptied")
        self.identity = self.identity or (found.st_dev, found.st_ino)
        if self.identity != (found.st_dev, found.st_ino):
            raise FileLost(f"{self.path} was replaced while it was in use")


def store_problem(problem: Exception | None) -> str:
    """The text that tells people what ails the store."""
    said = str(getattr(problem, "orig", problem)).lower()
    number = getattr(problem, "errno", None)
    if isinstance(problem, FileLost) or "malformed" in said or "not a database" in said:
        return "store-damaged"
    if (
        "disk is full" in said
        or "no space left" in said
        or number in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
    ):
        return "store-full"
    unwritable = any([word in said for word in ("readonly", "read-only", "disk i/o error")])
    if unwritable or number in (errno.EROFS, errno.EPERM, errno.EIO):
        return "store-readonly"
    return "store-failed"


# --- before it is opened --------------------------------------------------------------------------


def is_new(data: Path) -> bool:
    """Has nobody ever kept tables here? If somebody has and they are gone or emptied, CannotOpen."""
    file = data / FILE
    if file.exists():
        if file.stat().st_size == 0:
            raise CannotOpen("serve-emptied", where=str(file))
        return False
    if any([Path(f"{file}{end}").exists() for end in BESIDE]) or _was_served(data):
        raise CannotOpen("serve-gone", where=str(file), lock=str(data / LOCK))
    return True


def _was_served(data: Path) -> bool:
    """A server has written its address here."""
    lock = data / LOCK
    return lock.exists() and lock.stat().st_size > 0


def check_whole(file: Path) -> None:
    """Is every page of the file in order, and are they tables of ours? Else CannotOpen.

    Reads all of it: some seconds a gigabyte.
    """
    found = _asked(file, "PRAGMA quick_check(1)")
    if found != "ok":
        raise CannotOpen("serve-damaged", where=str(file), problem=" ".join(found.split())[:200])
    check_ours(file)


def check_ours(file: Path) -> None:
    """Does the file hold tables of ours, however old? Else CannotOpen: nothing is written among others'."""
    if not _asked(file, f"SELECT name FROM sqlite_master WHERE name = '{OURS}'"):
        raise CannotOpen("serve-foreign", where=str(file))


def _asked(file: Path, question: str) -> str:
    """The first thing a file answers, or how it is damaged; it is only read."""
    try:
        with closing(sqlite3.connect(f"file:{_quoted(file)}?mode=ro", uri=True)) as database:
            return str((database.execute(question).fetchone() or [""])[0])
    except sqlite3.DatabaseError as error:
        if "malformed" not in str(error) and "not a database" not in str(error):
            raise OSError(str(error)) from None
        return str(error)


def _quoted(file: Path) -> str:
    return str(file).replace("%", "%25").replace("?", "%3f").replace("#", "%23")


def put_in_place(finished: Path, file: Path) -> None:
    """Give a file its name, once all of it is on the disk."""
    with finished.open("rb") as written:
        os.fsync(written.fileno())
    finished.replace(file)
    if os.name == "posix":
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
