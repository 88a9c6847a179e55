"""How somebody likes pages: the same choices as beside a board, from everywhere and without one."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, urlencode

from fastapi import Request
from fastapi.responses import RedirectResponse
from starlette.responses import Response

from .visitors import PREFERENCES, PREFERRED, Proven, Route, Who, done, page, preferred, remember

PAGE = "/settings"
USUAL = {
    "sound": "off", "theme": "auto", "size": "normal", "notation": "sentences", "colours": "usual",
}  # fmt: skip
"""What is chosen before anything is; all else depends on the device, as its scripts know."""


async def show(request: Request, who: Who) -> Response:
    """What can be chosen, and what is."""
    chosen = USUAL | preferred(request, who)
    values: dict[str, Any] = {"preferences": PREFERENCES, "usual": USUAL, "chosen": chosen}
    return page(request, who, "settings.html", **values)


async def keep(request: Request, who: Proven) -> Response:
    """Have pages so from now on; an account hears of it with the next page, by the cookie."""
    form = await request.form()
    given = {name: str(form.get(name, "")) for name in PREFERENCES}
    chosen = {name: value for name, value in given.items() if value in PREFERENCES[name]}
    answer = done(request, RedirectResponse(PAGE, 303), "keep")
    remember(request, answer, PREFERRED, quote(urlencode(chosen)), scripts=True)
    return answer


ROUTES: tuple[Route, ...] = (
    (PAGE, "GET", show),
    (PAGE, "POST", keep),
)
