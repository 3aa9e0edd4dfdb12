"""Something to wait at."""

from __future__ import annotations

import asyncio


class Gate:
    """Open or closed; what asyncio's Event is, in a tenth of its room."""

    __slots__ = ("open", "waiting")

    def __init__(self, open: bool = True) -> None:
        self.open = open
        self.waiting: tuple[asyncio.Future[None], ...] = ()

    async def wait(self) -> None:
        while not self.open:
            waiter = asyncio.get_running_loop().create_future()
            self.waiting = (*self.waiting, waiter)
            try:
                await waiter
            finally:
                self.waiting = tuple([other for other in self.waiting if other is not waiter])

    def set(self) -> None:
        self.open = True
        for waiter in self.waiting:
            if not waiter.done():
                waiter.set_result(None)

    def clear(self) -> None:
        self.open = False
