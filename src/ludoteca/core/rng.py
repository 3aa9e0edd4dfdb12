"""Chance: three generators with one face.

``Rng`` is fast and belongs to the state; ``Sealed`` is for tables of people, who must not be able to
compute the future from the past; ``Scripted`` answers from a list.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.core.errors import ScriptError

MASK32: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """xoshiro128++: four 32-bit words.

    Every intermediate stays below 2**62, so that compiled code may count in machine words, and the four words
    make the generator part of the state: copied, compared and saved like any field.
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def next32(self) -> int:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        x = (a + d) & MASK32
        c ^= a
        d ^= b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & MASK32)
        self.d = ((d << 11) | (d >> 21)) & MASK32
        return (((x << 7) | (x >> 25)) + a) & MASK32

    def below(self, n: int) -> int:
        """A number from 0 to n - 1: ``next32() * n >> 32``, in halves whose products stay small.

        ``n`` is less than 2**46.
        """
        x: i64 = self.next32()
        return ((x >> 16) * n + (((x & 0xFFFF) * n) >> 16)) >> 16

    def shuffle(self, items: list[int]) -> None:
        """Put a list of one's own in random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def draw(self, pile: list[int], left: int) -> int:
        """The top of a shuffled pile of which so many are left."""
        return pile[left - 1]

    def looked(self) -> None:
        """Something hidden was seen; a generator that stands for the unknown may stop the game there."""

    def clone(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def state(self) -> list[int | str]:
        """What a position file keeps of the generator."""
        return [self.a, self.b, self.c, self.d]

    def __reduce__(self) -> tuple[type[Rng], tuple[int, int, int, int]]:
        return (Rng, (self.a, self.b, self.c, self.d))

    def __copy__(self) -> Rng:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Rng:
        return self.clone()


def seeded(seed: int) -> Rng:
    """A generator spread from one number; for simulation only, since seeds are few."""
    z = (seed ^ (seed >> 32) ^ 0x9E3779B9) & MASK32
    words: list[int] = []
    for _ in range(4):
        z = (z or 1) & MASK32
        z ^= (z << 13) & MASK32
        z ^= z >> 17
        z ^= (z << 5) & MASK32
        words.append(z)
    rng = Rng(words[0], words[1], words[2], words[3])
    for _ in range(4):
        rng.next32()
    return rng


def branch(rng: Rng) -> Rng:
    """A fresh generator fed from another, so that a guess never tells the real future."""
    return Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)


class Sealed(Rng):
    """SHA-256 in counter mode: whoever lacks the key cannot compute the next die from all before."""

    def __init__(self, key: bytes, counter: int) -> None:
        super().__init__(0, 0, 0, 1)
        self.key: Final = key
        self.counter = counter

    def next32(self) -> int:
        block = hashlib.sha256(self.key + self.counter.to_bytes(8, "big")).digest()
        self.counter += 1
        return int.from_bytes(block[:4], "big")

    def clone(self) -> Rng:
        return Sealed(self.key, self.counter)

    def state(self) -> list[int | str]:
        return [self.key.hex(), self.counter]

    def __reduce__(self) -> tuple[type[Rng], tuple[bytes, int]]:  # type: ignore[override]
        return (Sealed, (self.key, self.counter))


def sealing_key(secret: bytes, nonces: list[str]) -> bytes:
    """The key of a table: its secret and what each seat added, hashed together."""
    parts = [secret.hex(), *nonces]
    return hashlib.sha256("\n".join(parts).encode()).digest()


def commitment(secret: bytes) -> str:
    """What is published before anyone sits down, to be checked against the secret at the end."""
    return hashlib.sha256(secret).hexdigest()


class Scripted(Rng):
    """Answers from a list: dice for ``below``, pieces for ``draw``; then goes on at random.

    For tests, and for replaying a game played on a real table.
    """

    def __init__(self, answers: list[int], used: int = 0, then: Rng | None = None) -> None:
        source = then if then is not None else seeded(0)
        super().__init__(source.a, source.b, source.c, source.d)
        self.answers: Final = answers
        self.used = used

    def below(self, n: int) -> int:
        if self.used == len(self.answers):
            return super().below(n)
        answer = self.answers[self.used]
        if not 0 <= answer < n:
            raise ScriptError("script-out-of-range", number=self.used + 1, answer=answer, sides=n)
        self.used += 1
        return answer

    def shuffle(self, items: list[int]) -> None:
        """Left as it is while there is a script: the script names the pieces as they are drawn."""
        if self.used == len(self.answers):
            super().shuffle(items)

    def draw(self, pile: list[int], left: int) -> int:
        """Take the named piece out of the undrawn rest."""
        if self.used == len(self.answers):
            return pile[left - 1]
        piece = self.answers[self.used]
        if piece not in pile[:left]:
            raise ScriptError("script-not-in-pile", number=self.used + 1, piece=piece)
        self.used += 1
        where = pile.index(piece)
        pile[where] = pile[left - 1]
        pile[left - 1] = piece
        return piece

    def clone(self) -> Rng:
        return Scripted(self.answers, self.used, Rng(self.a, self.b, self.c, self.d))

    def state(self) -> list[int | str]:
        return ["scripted", self.used, *self.answers, "then", self.a, self.b, self.c, self.d]

    def __reduce__(self) -> tuple[type[Rng], tuple[list[int], int, Rng]]:  # type: ignore[override]
        return (Scripted, (self.answers, self.used, Rng(self.a, self.b, self.c, self.d)))
