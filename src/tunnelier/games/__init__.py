"""The games: one folder each, the same file names in each, one line each here."""

from __future__ import annotations

from tunnelier.core.registry import broken, draw_plainly_by, games, load, meta, names, register

__all__ = ["broken", "games", "load", "meta", "names", "register"]

draw_plainly_by("tunnelier.draw.plain")
register("steam-tunnel", "tunnelier.games.steamtunnel")
register("channel-1987", "tunnelier.games.channel1987")
register("manhattan", "tunnelier.games.manhattan")
register("channel-1881", "tunnelier.games.channel1881")
register("cave-in", "tunnelier.examples.cavein", example=True)
register("knockout-whist", "tunnelier.examples.knockout", example=True)
