"""Something to wait at."""

from __future__ import annotations

import asyncio


class Gate:
    """Open or closed; what asyncio's Event is, in a tenth of its room."""

    def __init__(self, open: bool = True) -> None:
        self.open = open
        self.opening: asyncio.Future[None] | None = None

    async def wait(self) -> None:
        while not self.open:
            if self.opening is None:
                self.opening = asyncio.get_running_loop().create_future()
            await asyncio.shield(self.opening)

    def set(self) -> None:
        self.open = True
        if self.opening is not None and not self.opening.done():
            self.opening.set_result(None)
        self.opening = None

    def clear(self) -> None:
        self.open = False
