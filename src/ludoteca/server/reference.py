"""The API's reference at ``/docs``: one plain page made from the OpenAPI schema.

The usual page loads its script from another host, and a server on one's own machine must do without.
"""

import json
from html import escape
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ludoteca API</title>
<style>
  :root { color-scheme: light dark }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  code, pre { font-size: .9rem } pre { overflow: auto } summary { cursor: pointer; padding: .2rem 0 }
</style>
"""


def reference_routes() -> APIRouter:
    """Serves the reference; the schema itself is at ``/openapi.json``."""
    router = APIRouter(include_in_schema=False)

    @router.get("/docs")
    def reference(request: Request) -> HTMLResponse:
        return HTMLResponse(page(request.app.openapi()))

    return router


def page(schema: dict[str, Any]) -> str:
    """Every call with what it takes and gives, then every model."""
    info = schema["info"]
    calls = [
        _entry(f"{method.upper()} {path}", call.get("description", call.get("summary", "")), call)
        for path, methods in schema["paths"].items()
        for method, call in methods.items()
    ]
    models = [
        _entry(name, model.get("description", ""), model)
        for name, model in schema.get("components", {}).get("schemas", {}).items()
    ]
    return (
        f"{HEAD}<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info['description'])} "
        f'The whole schema is at <a href="/openapi.json">/openapi.json</a>.</p>'
        f"<h2>Calls</h2>{''.join(calls)}<h2>Models</h2>{''.join(models)}</html>"
    )


def _entry(name: str, about: str, schema: dict[str, Any]) -> str:
    told = escape(json.dumps(schema, indent=1, ensure_ascii=False))
    summary = f"<code>{escape(name)}</code> {escape(about)}"
    return f"<details><summary>{summary}</summary><pre>{told}</pre></details>\n"
