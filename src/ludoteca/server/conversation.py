"""A page's conversation with its table; whatever it says that cannot be is refused and changes nothing."""

from __future__ import annotations

import asyncio
import logging
from urllib.parse import urlsplit

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket

from ludoteca.core.errors import LudotecaError
from ludoteca.core.message import Message
from ludoteca.server.lobby import Lobby
from ludoteca.server.page import LineCut, Page
from ludoteca.server.problems import Refusal, invalid
from ludoteca.server.protocol import (
    Act,
    ActTogether,
    Cancel,
    ClientMessage,
    Hello,
    Leave,
    Ping,
    Pong,
    Rematch,
    StandIn,
    Undo,
)
from ludoteca.server.table import LiveTable

log = logging.getLogger(__name__)

LONGEST_MESSAGE = 16_384
NOT_ALLOWED, NO_TABLE = 1008, 4404

MESSAGE: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


def is_from_our_page(socket: WebSocket, origins: tuple[str, ...]) -> bool:
    """Browsers say which page opens a socket: it must be one of ours. Other programs say nothing."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return origin in origins or urlsplit(origin).netloc == socket.headers.get("host")


async def converse(socket: WebSocket, lobby: Lobby, table_id: str) -> None:
    """Talk with a page until it goes."""
    if not is_from_our_page(socket, lobby.services.settings.origins):
        await socket.close(NOT_ALLOWED)
        return
    await socket.accept()
    page = Page(socket)
    try:
        table = await lobby.table(table_id)
    except LudotecaError as error:
        await _turn_away(page, error.message)
        return
    writing = asyncio.create_task(page.keep_up_to_date(table.show))
    try:
        await _listen(page, table, lobby)
    except LineCut:
        pass
    finally:
        writing.cancel()
        await asyncio.shield(table.goodbye(page))


async def _turn_away(page: Page, problem: Message) -> None:
    """There is no such table: say so before hanging up."""
    try:
        await page.refuse(0, problem)
        await page.socket.close(NO_TABLE)
    except (LineCut, RuntimeError):
        pass


async def _listen(page: Page, table: LiveTable, lobby: Lobby) -> None:
    while True:
        received = await page.socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        try:
            await _answer(page, table, lobby, _read(received.get("text")))
        except LudotecaError as error:
            await page.refuse(table.seq, error.message)
        except LineCut:
            raise
        except Exception:
            log.exception("table %s: a message could not be answered", table.id)
            await page.refuse(table.seq, Message("server-error"))


def _read(text: str | None) -> ClientMessage:
    """A message behind what came over the line."""
    if text is None:
        raise Refusal("message-binary")
    if len(text) > LONGEST_MESSAGE:
        raise Refusal("message-long", longest=LONGEST_MESSAGE)
    try:
        return MESSAGE.validate_json(text, strict=True)
    except ValidationError as error:
        raise invalid(error.errors(include_url=False, include_context=False, include_input=False)) from None


async def _answer(page: Page, table: LiveTable, lobby: Lobby, message: ClientMessage) -> None:
    if isinstance(message, Ping):
        await page.say(Pong())
    elif isinstance(message, Hello):
        await _greet(page, table, lobby, message)
    else:
        _check_seat(page, message.by if isinstance(message, StandIn) else message.seat)
        await _carry_out(page, table, lobby, message)


async def _greet(page: Page, table: LiveTable, lobby: Lobby, message: Hello) -> None:
    all_known = page.take_seats(message.tokens, table.seats)
    page.at_once = message.at_once
    if not all_known:
        await page.refuse(table.seq, Message("token-unknown"))
    table.welcome(page)
    await lobby.give_rematch_seats(table, page)


def _check_seat(page: Page, seat: int) -> None:
    if not page.greeted:
        raise Refusal("hello-first")
    if seat not in page.seats:
        raise Refusal("seat-foreign", 403)


async def _carry_out(
    page: Page,
    table: LiveTable,
    lobby: Lobby,
    message: Act | ActTogether | Undo | StandIn | Leave | Cancel | Rematch,
) -> None:
    match message:
        case Act():
            await table.act(message.seat, message.seq, message.action)
        case ActTogether():
            await table.act(message.seat, message.seq, *message.actions)
        case Undo():
            await table.undo(message.seat, message.seq, message.whole_turn)
        case StandIn(bot=None):
            if message.seat != message.by:
                raise Refusal("seat-foreign", 403)
            await table.take_back(message.seat)
        case StandIn(bot=str(bot)):
            await table.hand_over(message.seat, message.by, bot)
        case Leave():
            await table.leave(message.seat)
        case Cancel():
            await table.cancel(set(page.seats))
        case Rematch():
            await lobby.rematch(table, message.seat, message.nonce)
