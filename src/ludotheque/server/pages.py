"""The built web app: its files, its one page for every route, and a plain page where it is not built."""

import mimetypes
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from starlette.exceptions import HTTPException

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ludothèque</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Ludothèque</h1>
<p>The server runs, but the web app is not built. In the checkout, <code>make run</code> builds it and serves it.</p>
<p lang="fr">Le serveur tourne, mais l’application web n’est pas construite. Dans le dépôt, <code>make run</code>
la construit et la sert.</p>
<p>The interface for programs is at <a href="/openapi.json">/openapi.json</a>.</p></main></body></html>
"""
CODINGS = {"br": ".br", "gzip": ".gz"}
"""How files lie beside themselves in a smaller form, the smallest first; the build makes them."""
FOR_EVER, ASKED_ANEW = "public, max-age=31536000, immutable", "no-cache"


def pages(folder: Path) -> APIRouter:
    router = APIRouter()
    root = folder.resolve()

    @router.get("/{path:path}", include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        if path.startswith(("api/", "ws/")):
            raise HTTPException(404)
        found = file_in(root, path)
        if found is not None:
            return _sent(request, found, FOR_EVER if path.startswith("assets/") else ASKED_ANEW)
        if path.startswith("assets/"):
            raise HTTPException(404)
        index = root / "index.html"
        return _sent(request, index, ASKED_ANEW) if index.is_file() else HTMLResponse(NOT_BUILT)

    return router


def _sent(request: Request, file: Path, kept: str) -> Response:
    """In the smallest form that the browser reads; nothing where it has the same already."""
    coding = coding_of(file, request.headers.get("accept-encoding", ""))
    headers = {"cache-control": kept, "vary": "accept-encoding", **({"content-encoding": coding} if coding else {})}
    chosen = _beside(file, CODINGS[coding]) if coding else file
    answer = FileResponse(
        chosen, media_type=mimetypes.guess_type(file.name)[0], headers=headers, stat_result=chosen.stat()
    )
    if answer.headers["etag"] in _tags(request.headers.get("if-none-match", "")):
        same = {name: answer.headers[name] for name in ("etag", "cache-control", "vary")}
        return Response(status_code=304, headers=same)
    return answer


def coding_of(file: Path, accepted: str) -> str | None:
    """The form of a file that somebody reads; None: as it is."""
    wished = {name.strip() for name, _, weight in _parts(accepted) if weight.replace(" ", "") not in ("q=0", "q=0.0")}
    return next((one for one, end in CODINGS.items() if one in wished and _beside(file, end).is_file()), None)


def _parts(accepted: str) -> list[tuple[str, str, str]]:
    return [part.partition(";") for part in accepted.lower().split(",")]


def _beside(file: Path, end: str) -> Path:
    return file.with_name(file.name + end)


def _tags(given: str) -> set[str]:
    return {tag.strip().removeprefix("W/") for tag in given.split(",")}


def file_in(root: Path, path: str) -> Path | None:
    """A file of that folder, never one outside it."""
    try:
        found = (root / path).resolve()
        return found if path and found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):
        return None
