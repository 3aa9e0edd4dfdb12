"""A table as it is laid: what it is called, what is agreed, who sits where and what chance was drawn."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from ludoteca.bots import bot as find_bot
from ludoteca.core.message import seat_letter
from ludoteca.core.rng import commitment
from ludoteca.core.title import Title
from ludoteca.server.agreement import Agreement
from ludoteca.server.names import (
    bot_name,
    distinct_name,
    hash_token,
    new_table_id,
    new_token,
    plain_name,
    usual_nonce,
)
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import SeatRequest, SeatToken
from ludoteca.server.store import SeatRow, TableRow


def new_table(
    title: Title[Any], agreement: Agreement, secret: bytes | None, start: dict[str, Any] | None = None
) -> TableRow:
    """A table nobody has played at; without a secret of its own its chance is in ``start``."""
    now = time.time()
    return TableRow(
        id=new_table_id(),
        title=title.key,
        rules=title.rules,
        agreement=agreement,
        status="waiting",
        secret=secret,
        commitment=None if secret is None else commitment(secret),
        created=now,
        changed=now,
        start=start,
        next_secret=secrets.token_bytes(32),
    )


class Laid(NamedTuple):
    """Seats for a new table, and the tokens of those who laid it."""

    seats: tuple[SeatRow, ...]
    tokens: list[SeatToken]


def lay_seats(
    wanted: Sequence[SeatRequest], nonces: Sequence[str], names: dict[int, str] | None = None
) -> Laid:
    """The seats of a new table: those of kind ``me`` get a token each, bots a name nobody has."""
    mine = iter(nonces)
    seats: list[SeatRow] = []
    tokens: list[SeatToken] = []
    taken: list[str] = [request.name for request in wanted if request.kind == "me" and request.name]
    for number, request in enumerate(wanted):
        others = [seat.name for seat in seats]
        nonce = usual_nonce(number)
        if request.kind == "open":
            seats.append(SeatRow(number, "", "open", nonce=nonce))
        elif request.kind == "bot":
            key = request.bot or ""
            find_bot(key)
            name = plain_name(request.name) if request.name else bot_name([*taken, *others])
            seats.append(SeatRow(number, distinct_name(name, others), "bot", bot=key, nonce=nonce))
        else:
            name = distinct_name(_person_name(number, request, names or {}), others)
            token = new_token()
            tokens.append(SeatToken(seat=number, token=token))
            nonce = next(mine, "") or nonce
            now = time.time()
            held = hash_token(token)
            seats.append(SeatRow(number, name, "person", token=held, nonce=nonce, seen=now, host=True))
    return Laid(tuple(seats), tokens)


def check_practice(agreement: Agreement, seats: Sequence[SeatRow]) -> None:
    """The teacher has one pupil: whatever is taken back would tell others what they may not know."""
    people = [seat for seat in seats if seat.kind != "bot"]
    if agreement.practice and (len(people) != 1 or people[0].kind == "open"):
        raise Refusal("practice-alone", 422)


def _person_name(seat: int, request: SeatRequest, names: dict[int, str]) -> str:
    if request.name:
        return plain_name(request.name)
    try:
        return plain_name(names.get(seat, seat_letter(seat)))
    except Refusal:
        return seat_letter(seat)
