"""The pages as an app: how a browser installs them, and what it shows where nobody is reached."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import FileResponse, JSONResponse
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from ..keeping.store import now
from . import mine
from .visitors import HERE, Route, Who, keeper, page, root_of

GROUND, DARK = "#f4efe6", "#27323f"
"""The colours of an app before its first page is there: as in style.css and icon.svg."""
PICTURES = (("icon.svg", "any"), ("icon-192.png", "192x192"), ("icon-512.png", "512x512"))
FULL = "icon-full-512.png"
"""The picture without rounded corners, for systems that cut it as they like."""


async def manifest(request: Request, who: Who) -> Response:
    """What a browser has to know to install us."""
    root = root_of(request)
    icons = [{"src": f"{root}/static/{name}", "sizes": sizes} for name, sizes in PICTURES]
    icons.append({"src": f"{root}/static/{FULL}", "sizes": "512x512", "purpose": "maskable"})
    told = {
        "id": f"{root}/",
        "name": "Tunnelier",
        "short_name": "Tunnelier",
        "description": who.say("tagline"),
        "lang": who.lang,
        "start_url": f"{root}/",
        "scope": f"{root}/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": DARK,
        "icons": icons,
    }
    return JSONResponse(told, media_type="application/manifest+json")


async def worker() -> Response:
    """The script beside the pages: it speaks for all addresses below its own."""
    script = HERE / "static" / "worker.js"
    return FileResponse(script, headers={"Cache-Control": "no-cache"}, media_type="text/javascript")


async def away(request: Request, who: Who) -> Response:
    """A visitor's tables as they are now, to be shown when nobody is reached."""
    running = await run_in_threadpool(mine.running, keeper(request), who)
    return page(request, who, "away.html", mine=running, at=now())


ROUTES: tuple[Route, ...] = (
    ("/app.webmanifest", "GET", manifest),
    ("/worker.js", "GET", worker),
    ("/away", "GET", away),
)
