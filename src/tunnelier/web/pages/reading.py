"""What is read beside playing: the rules, their figures, and every component."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tunnelier.core.language import LANGUAGES
from tunnelier.draw.component import Component
from tunnelier.draw.theme import THEMES
from tunnelier.games import meta, names
from tunnelier.pages import components as box
from tunnelier.pages import figures

from .rules import Rules, rules_page
from .visitors import Problem, Route, Visitor, Who, page, preferred, root_of

AN_HOUR = {"Cache-Control": "max-age=3600"}


def known(game: str) -> str:
    """A game that there is."""
    if game not in names():
        raise Problem(404, "not-found")
    return game


def theme_of(request: Request, who: Visitor) -> str:
    """The colours that the reader has chosen."""
    return preferred(request, who).get("theme", "auto")


async def _rules(request: Request, who: Visitor, game: str) -> Rules:
    where = (known(game), who.lang, theme_of(request, who), root_of(request))
    return await run_in_threadpool(rules_page, *where)


async def rules(request: Request, who: Who, game: str) -> Response:
    """The rules in our words, with pictures; every rule has an anchor."""
    told = await _rules(request, who, game)
    shown: dict[str, Any] = {
        "text": Markup(told.text),
        "contents": [(a, Markup(t)) for a, t in told.contents],
    }
    has = bool(await run_in_threadpool(box.components, game))
    return page(request, who, "rules.html", game=meta(game), has_components=has, **shown)


async def figure(request: Request, who: Who, game: str, name: str) -> Response:
    """A figure alone, as large as the board is."""
    told = await _rules(request, who, game)
    if name not in told.captions:
        raise Problem(404, "not-found")
    shown: dict[str, Any] = {
        "name": name,
        "caption": Markup(told.captions[name]),
        "theme": theme_of(request, who),
    }
    return page(request, who, "figure.html", game=meta(game), **shown)


async def figure_drawn(game: str, name: str, lang: str = "en", theme: str = "auto") -> Response:
    """The picture itself."""
    if name not in figures.figures(known(game)) or lang not in LANGUAGES or theme not in THEMES:
        raise Problem(404, "not-found")
    return picture(await run_in_threadpool(figures.drawn, game, name, lang, theme))


async def components(request: Request, who: Who, game: str) -> Response:
    """All that is in a game's box, kind by kind."""
    found = await run_in_threadpool(box.components, known(game))
    kinds: dict[str, list[dict[str, Any]]] = {}
    for each in found.values():
        kinds.setdefault(each.kind.say(who.lang), []).append(_told(each, who))
    shown: dict[str, Any] = {"kinds": kinds, "theme": theme_of(request, who)}
    return page(request, who, "components.html", game=meta(game), **shown)


async def component(request: Request, who: Who, game: str, name: str) -> Response:
    """One of them, drawn large, with its words."""
    found = await run_in_threadpool(box.components, known(game))
    if name not in found:
        raise Problem(404, "not-found")
    shown: dict[str, Any] = {"thing": _told(found[name], who), "theme": theme_of(request, who)}
    return page(request, who, "component.html", game=meta(game), **shown)


def _told(thing: Component, who: Visitor) -> dict[str, Any]:
    """What is said of a component."""
    title = thing.title.say(who.lang)
    count = "component-each" if thing.each else "component-count"
    return {
        "name": thing.name,
        "title": title[0].upper() + title[1:],
        "said": thing.said.say(who.lang),
        "count": who.say(count, number=thing.number) if thing.number else "",
        "rule": thing.rule,
        "reconstructed": thing.reconstructed,
    }


async def component_drawn(game: str, name: str, lang: str = "en", theme: str = "auto") -> Response:
    """The picture itself."""
    if name not in box.components(known(game)) or lang not in LANGUAGES or theme not in THEMES:
        raise Problem(404, "not-found")
    return picture(await run_in_threadpool(box.drawn, game, name, lang, theme))


def picture(svg: str) -> Response:
    """A drawing, to be kept for a while."""
    return Response(svg, media_type="image/svg+xml", headers=AN_HOUR)


ROUTES: tuple[Route, ...] = (
    ("/rules/{game}", "GET", rules),
    ("/rules/{game}/figures/{name}.svg", "GET", figure_drawn),
    ("/rules/{game}/figures/{name}", "GET", figure),
    ("/components/{game}", "GET", components),
    ("/components/{game}/{name}.svg", "GET", component_drawn),
    ("/components/{game}/{name}", "GET", component),
)
