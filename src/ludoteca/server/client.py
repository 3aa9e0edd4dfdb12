"""The web client's files: one page for every address of its own, and what that page loads."""

from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from ludoteca.server.problems import Refusal

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Ludoteca</title>
<style>
  body { font: 1.1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem }
</style>
<h1>Ludoteca</h1>
<p>The server is running, but its web client has not been built yet. In the project's folder, type
<code>make web</code> (or <code>make play</code>, which builds and starts everything), then load this
page again.</p>
<p lang="es">El servidor está en marcha, pero su cliente web aún no está construido. En la carpeta del
proyecto, escribe <code>make web</code> (o <code>make play</code>, que lo construye y arranca todo) y vuelve
a cargar esta página.</p>
<p><a href="/docs">API</a></p>
</html>
"""

FOREVER = "public, max-age=31536000, immutable"


def client_routes(static: Path) -> APIRouter:
    """Serves the built client from a folder, or a page that says how to build it."""
    router = APIRouter(include_in_schema=False)
    folder = static.resolve()

    @router.get("/")
    @router.get("/table/{table}")
    @router.get("/puzzle/{title}/{puzzle}")
    @router.get("/rules/{title}")
    def page() -> Response:
        start = folder / "index.html"
        if not start.is_file():
            return HTMLResponse(NOT_BUILT, status_code=503)
        return FileResponse(start, headers={"Cache-Control": "no-cache"})

    @router.get("/{path:path}")
    def file(path: str, request: Request) -> Response:
        found = _file_in(folder, path)
        # The build gives what lies in assets/ a new name whenever it changes.
        lasting = found.is_relative_to(folder / "assets")
        headers = {"Cache-Control": FOREVER if lasting else "no-cache"}
        small = found.with_name(f"{found.name}.br")
        if _takes_brotli(request) and small.is_file():
            headers |= {"Content-Encoding": "br", "Vary": "Accept-Encoding"}
            return FileResponse(small, headers=headers, media_type=guess_type(found.name)[0])
        return FileResponse(found, headers=headers)

    return router


def _takes_brotli(request: Request) -> bool:
    """As browsers say it: with no weight, among others."""
    return "br" in request.headers.get("accept-encoding", "").replace(" ", "").split(",")


def _file_in(folder: Path, path: str) -> Path:
    """A file of the client's; NUL bytes and the like, or far too much, are no names of files."""
    try:
        found = (folder / path).resolve() if path.isprintable() else folder
        if found.is_relative_to(folder) and found.is_file():
            return found
    except OSError:
        pass
    raise Refusal("not-found", 404)
