"""Names of people, bots, tables and seats' secrets."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Collection

from ludoteca.server.problems import Refusal

LONGEST = 32
BOT_NAMES = ("Isolda", "Tancredo", "Leonor", "Baldo", "Griselda", "Ramiro", "Fiammetta", "Teodoro")

# Separators of lines, and what counts as a letter or a sign though nothing of it is seen.
UNSEEN = "\u2028\u2029\u115f\u1160\u3164\uffa0\u2800\U0001d159"

# Without look-alikes; ten of them are some fifty bits, too many to guess.
ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH = 10


def plain_name(name: str) -> str:
    """A name as it is shown; refused if it holds anything but plain characters, or too many of them."""
    found = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    # C: control, format (bidi overrides among them), surrogates, unassigned.
    if any([unicodedata.category(letter)[0] == "C" or letter in UNSEEN for letter in found]):
        raise Refusal("name-characters", 422)
    if not 1 <= len(found) <= LONGEST:
        raise Refusal("name-length", 422, longest=LONGEST)
    if not _looks(found):
        raise Refusal("name-characters", 422)
    return found


# Letters of other scripts, and signs, that most typefaces draw as one of ours.
_LIKE = str.maketrans(
    "аВеіјкКМНоОрРсСтТуУхХԁԛԝѕЅІЈԌЕАαΑβΒΕεηΗιΙκΚΜνΝοΟρΡτΤυΥχΧΖγӏҮһպսօոӀᴏ01|!$",
    "aBeijkKMHoOpPcCtTyYxXdqwsSIJGEAaAbBEenHiIkKMvNoOpPtTuYxXZylYhnuonIoollls",
)


def _looks(name: str) -> str:
    """What is left of a name at a glance: without accents, by letters that look alike."""
    apart = unicodedata.normalize("NFKD", name)
    bare = "".join([letter for letter in apart if unicodedata.category(letter)[0] not in "MZ"])
    return bare.translate(_LIKE).casefold().translate(_LIKE).replace("i", "l").replace("rn", "m")


def distinct_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number behind it if somebody at the table already has one that looks like it."""
    others = {_looks(other) for other in taken}
    found, number = name, 1
    while _looks(found) in others:
        number += 1
        suffix = f" ({number})"
        found = name[: LONGEST - len(suffix)].rstrip() + suffix
    return found


def bot_name(taken: Collection[str]) -> str:
    """A name for a bot that nobody at the table has."""
    return next((name for name in BOT_NAMES if name not in taken), distinct_name(BOT_NAMES[0], taken))


def new_table_id() -> str:
    """Short enough to read out, too long to guess."""
    return "".join([secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH)])


def is_table_id(text: str) -> bool:
    """Could this be the name of a table?"""
    return len(text) == ID_LENGTH and all([letter in ID_LETTERS for letter in text])


def new_token() -> str:
    """The secret that lets its holder act for a seat."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """What the store keeps of a token; a token is random enough to need no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def usual_nonce(seat: int) -> str:
    """What a seat adds that adds nothing of its own; fixed, so that the server has no say in the dice."""
    return f"seat-{seat + 1}"
