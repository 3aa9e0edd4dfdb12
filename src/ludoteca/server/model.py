"""What all that travels between server and page has in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """Unknown fields are refused, so that a typing error never goes unnoticed."""

    model_config = ConfigDict(extra="forbid")
