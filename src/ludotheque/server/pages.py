"""The built web app: its files, its one page for every route, and a plain page where it is not built."""

from pathlib import Path

from fastapi import APIRouter
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


def pages(folder: Path) -> APIRouter:
    router = APIRouter()
    root = folder.resolve()

    @router.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith(("api/", "ws/")):
            raise HTTPException(404)
        found = file_in(root, path)
        if found is not None:
            lasting = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
            return FileResponse(found, headers={"cache-control": lasting})
        if path.startswith("assets/"):
            raise HTTPException(404)
        index = root / "index.html"
        if not index.is_file():
            return HTMLResponse(NOT_BUILT)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    return router


def file_in(root: Path, path: str) -> Path | None:
    """A file of that folder, never one outside it."""
    try:
        found = (root / path).resolve()
        return found if path and found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):
        return None
