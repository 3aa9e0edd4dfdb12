"""A secret for a table to come, promised before anybody tells what their seat adds to it.

A promise is a ticket; its secret is worked out from the ticket and a key only the server has. So nothing is
remembered for those who ask for promises and never lay a table. A secret serves one table only: the store
refuses a second one.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
import time

from ludoteca.core.rng import commitment
from ludoteca.server.problems import Refusal
from ludoteca.server.protocol import Promise

LASTS = 3600


class Promises:
    """Gives and keeps promises under a key."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def give(self) -> Promise:
        """A new ticket, and the hash of the secret that belongs to it."""
        until = int(time.time()) + LASTS
        ticket = base64.urlsafe_b64encode(until.to_bytes(6, "big") + secrets.token_bytes(18)).decode()
        return Promise(ticket=ticket, commitment=commitment(self._secret(ticket)))

    def keep(self, ticket: str) -> bytes:
        """The secret that was promised with a ticket; refused if it is too old or none of ours."""
        try:
            until = int.from_bytes(base64.urlsafe_b64decode(ticket)[:6], "big")
        except (binascii.Error, ValueError):
            until = 0
        if until < time.time():
            raise Refusal("promise-unknown")
        return self._secret(ticket)

    def _secret(self, ticket: str) -> bytes:
        return hmac.new(self.key, ticket.encode(), hashlib.sha256).digest()
