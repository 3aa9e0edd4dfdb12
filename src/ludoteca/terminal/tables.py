"""Where the commands for an operator find the tables: as the server would."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ludoteca.terminal.parser import UsageError

if TYPE_CHECKING:
    from ludoteca.server.settings import Settings


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The settings in the environment, or an error that names the wrong one."""
    from ludoteca.server.settings import from_environment

    data = None if arguments.data is None else arguments.data.expanduser()
    try:
        return from_environment(data=data)
    except ValueError as error:
        raise UsageError("serve-setting", problem=str(error)) from None
