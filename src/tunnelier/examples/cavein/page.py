"""The table of Cave-in."""

from __future__ import annotations

from typing import Any

from tunnelier.draw.page import Page, Span

from .words import MESSAGES

SEATS = MESSAGES.about("seat")


def show(s: Any, lang: str, width: int = 80) -> Page:
    """The props and what everyone has; a lamp nobody has shown is a question mark."""
    page = (
        Page().add(Span("▔" * 2 * int(s.props), "yellow")).add(Span("┃ " * int(s.props), "yellow"))
    )
    page.add(MESSAGES["page-standing"].say(lang, props=int(s.props)))
    for seat in range(int(s.seats)):
        player = s.players[seat]
        lamp = str(int(player.lamp)) if player.lamp > 0 else "?"
        page.add(
            MESSAGES["page-player"].say(lang, seat=SEATS[seat], props=int(player.props), lamp=lamp)
        )
    return page
