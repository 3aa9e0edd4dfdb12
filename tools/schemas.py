"""Writes the JSON schemas of what server and client say to each other and of every title's views.

The client's types come from them.

usage: schemas.py [FILE]      to FILE, else to standard output
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel, ConfigDict, TypeAdapter
from typing_extensions import is_typeddict

from ludoteca.games import titles
from ludoteca.server import protocol

REF = "#/$defs/{model}"
UNIONS = {"ClientMessage": protocol.ClientMessage, "ServerMessage": protocol.ServerMessage}
BODIES = (protocol.NewTable, protocol.ImportTable, protocol.Join, protocol.Mine)
"""What the client sends over HTTP."""


def models() -> list[type[BaseModel]]:
    """Every model of the protocol, in the order of its file."""
    return [
        found
        for found in vars(protocol).values()
        if isinstance(found, type) and issubclass(found, BaseModel) and found.__module__ == protocol.__name__
    ]


def definitions(kinds: list[Any]) -> dict[str, Any]:
    """The definitions these types need."""
    found: dict[str, Any] = {}
    for kind in kinds:
        schema = TypeAdapter(kind).json_schema(ref_template=REF)
        found.update(schema.pop("$defs", {}))
        if "title" in schema:
            found[schema["title"]] = schema
    return found


def schema() -> dict[str, Any]:
    """All models; those the server sends have every field, the client may leave out what has a default."""
    sent_by_client = definitions([*BODIES, *get_args(get_args(protocol.ClientMessage)[0])])
    found = definitions(list(models()))
    ordered = {model.__name__: found[model.__name__] for model in models()}
    for name, model in ordered.items():
        if name not in sent_by_client and "properties" in model:
            model["required"] = list(model["properties"])
    for name, union in UNIONS.items():
        members = [member.__name__ for member in get_args(get_args(union)[0])]
        ordered[name] = {"anyOf": [{"$ref": f"#/$defs/{member}"} for member in members]}
    return {"version": protocol.VERSION, "$defs": ordered}


def views() -> dict[str, Any]:
    """Every title's view, with all it is made of, in the order of its file."""
    return {key: view_schema(key) for key in titles()}


def view_schema(key: str) -> dict[str, Any]:
    """The types a title's ``view.py`` declares; what the sentence below a field says goes along."""
    module = import_module(f"ludoteca.games.{key}.view")
    kinds = [found for found in vars(module).values() if is_typeddict(found)]
    for kind in kinds:
        kind.__pydantic_config__ = ConfigDict(use_attribute_docstrings=True)
    found = definitions(kinds)
    return {"$defs": {kind.__name__: found[kind.__name__] for kind in kinds}}


def main() -> int:
    text = json.dumps({"protocol": schema(), "views": views()}, indent=2) + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, encoding="utf-8")
    else:
        print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
