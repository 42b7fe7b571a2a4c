"""The documentation at /docs, as `make docs` built it into the package."""

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.exceptions import HTTPException

from ludotheque.server.pages import file_in

SITE = Path(__file__).parent / "site"
NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ludothèque</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Ludothèque</h1>
<p>The documentation is not built. In the checkout, <code>make docs</code> builds it.</p>
<p lang="fr">La documentation n’est pas construite. Dans le dépôt, <code>make docs</code> la construit.</p>
</main></body></html>
"""


def manual(site: Path = SITE) -> APIRouter:
    """A folder is its index, with the slash that relative addresses need."""
    router = APIRouter()
    root = site.resolve()

    @router.get("/docs", include_in_schema=False)
    async def beginning() -> Response:
        return RedirectResponse("/docs/")

    @router.get("/docs/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if not (root / "index.html").is_file():
            return HTMLResponse(NOT_BUILT)
        if path.endswith("/") or not path:
            path += "index.html"
        elif file_in(root, f"{path}/index.html"):
            return RedirectResponse(f"/docs/{path}/")
        found = file_in(root, path)
        if found is None:
            raise HTTPException(404)
        return FileResponse(found, headers={"cache-control": "no-cache"})

    return router
