"""Points, the end of the game and victory (MP-13.15, MP-15)."""

from __future__ import annotations

from typing import Any

from tunnelier.core.agenda import answered
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import THE_TABLE, tell

from .news import News
from .state import Lies, State
from .tables import (
    BOMB_CARDS,
    BOMBS,
    LOADED,
    PLUTONIUM_BOMBS,
    TARGETS,
    TOKENS,
    TURN_LIMITS,
    Good,
)

# --- points


@rule
def has_tested(s: State, seat: int) -> bool:
    """Whether the player has made the one test (MP-13.8)."""
    return s.players[seat].token >= 0


@rule
def has_built(s: State, seat: int, bomb: int) -> bool:
    """Whether the bomb lies built before the player."""
    return s.bombs[bomb].lies == Lies.BUILT and s.bombs[bomb].holder == seat


@rule
def bomb_points(s: State, seat: int) -> int:
    """Built bombs, those of plutonium higher after an own test (MP-13.7)."""
    points = 0
    for bomb in range(BOMBS):
        if has_built(s, seat, bomb):
            card = BOMB_CARDS[bomb]
            points += card.tested if has_tested(s, seat) else card.untested
    return points


@rule
def loaded_bombs(s: State, seat: int) -> int:
    """How many bombs wait in a bomber."""
    count = 0
    for bomb in range(BOMBS):
        if has_built(s, seat, bomb):
            count += s.bombs[bomb].loaded
    return count


@rule
def points(s: State, seat: int) -> int:
    """Bombs, five for each loaded one, and the test token (MP-13.15)."""
    token = s.players[seat].token if has_tested(s, seat) else 0
    return bomb_points(s, seat) + LOADED * loaded_bombs(s, seat) + token


# --- the end (MP-15)


@rule
def finish(s: State) -> None:
    """Nothing is asked any more (MP-15.7)."""
    s.over = 1
    while s.depth > 0:
        answered(s)


@rule
def claim_victory(s: State, seat: int) -> None:
    """After a bomb action: whoever has reached the target wins at once (MP-15.1, MP-15.2)."""
    if points(s, seat) < TARGETS[s.seats]:
        announce_score(s, seat)
    else:
        finish(s)
        announce_target(s, seat)


@rule
def test_gain(s: State, seat: int, tested: int) -> int:
    """How many points testing this bomb would bring; it may be fewer than none (MP-13.9)."""
    gain: int = TOKENS[s.seats, s.tested] - LOADED * s.bombs[tested].loaded
    gain -= BOMB_CARDS[tested].tested
    for bomb in range(PLUTONIUM_BOMBS, BOMBS):
        if has_built(s, seat, bomb):
            gain += BOMB_CARDS[bomb].tested - BOMB_CARDS[bomb].untested
    return gain


@rule
def points_to_come(s: State) -> bool:
    """Whether anybody can still score: a hand, an unloaded bomb or a useful test (MP-15.4)."""
    if not s.closed:
        return True
    for seat in range(s.seats):
        if s.players[seat].hand > 0:
            return True
    for bomb in range(BOMBS):
        if s.bombs[bomb].lies == Lies.BUILT:
            seat = s.bombs[bomb].holder
            if not s.bombs[bomb].loaded:
                return True
            if bomb >= PLUTONIUM_BOMBS and not has_tested(s, seat) and test_gain(s, seat, bomb) > 0:
                return True
    return False


@rule
def time_is_up(s: State) -> bool:
    """Whether every player has had all turns of the limit (MP-15.5)."""
    return s.turns // s.seats >= TURN_LIMITS[s.turn_limit]


@rule
def beats(s: State, seat: int, rival: int) -> bool:
    """Higher score, then more loaded bombs, then more money (MP-15.6)."""
    mine, theirs = points(s, seat), points(s, rival)
    if mine != theirs:
        return mine > theirs
    mine, theirs = loaded_bombs(s, seat), loaded_bombs(s, rival)
    if mine != theirs:
        return mine > theirs
    return s.players[seat].goods[Good.MONEY] > s.players[rival].goods[Good.MONEY]


@rule
def wins(s: State, seat: int) -> bool:
    """Nobody stands before the player; only one can have reached the target (MP-15.3)."""
    for rival in range(s.seats):
        if beats(s, rival, seat):
            return False
    return True


# --- what is told of it


@telling
def announce_score(s: State, seat: int) -> None:
    """How far a player has come (MP-13.15)."""
    tell(s, News.SCORE, seat, points(s, seat), TARGETS[s.seats])


@telling
def announce_target(s: State, seat: int) -> None:
    """Who has reached the target, and for information how all stand (MP-15.1, MP-15.7)."""
    tell(s, News.TARGET, seat, points(s, seat))
    announce_standing(s)


@telling
def announce(s: State) -> None:
    """Why the match ends, how all stand and who has won (MP-15.4 to MP-15.6)."""
    if time_is_up(s):
        tell(s, News.TIME_UP, THE_TABLE, TURN_LIMITS[s.turn_limit])
    else:
        tell(s, News.NO_POINTS_LEFT, THE_TABLE)
    announce_standing(s)
    for seat in range(s.seats):
        if wins(s, seat):
            announce_winner(s, seat)


@telling
def announce_standing(s: State) -> None:
    """How the points came about, part by part (MP-13.15)."""
    for seat in range(s.seats):
        token = s.players[seat].token if has_tested(s, seat) else 0
        tell(s, News.TALLY, seat, bomb_points(s, seat), LOADED * loaded_bombs(s, seat), token)
        announce_score(s, seat)


@telling
def announce_winner(s: State, seat: int) -> None:
    """By points, or by the tie-break that it took (MP-15.6)."""
    score, loaded = points(s, seat), loaded_bombs(s, seat)
    money = s.players[seat].goods[Good.MONEY]
    rivals = [rival for rival in range(s.seats) if rival != seat and points(s, rival) == score]
    tied = [rival for rival in rivals if loaded_bombs(s, rival) == loaded]
    if not rivals:
        tell(s, News.WON, seat, score)
    elif not tied:
        tell(s, News.WON_BY_LOADED, seat, score, loaded)
    elif all(s.players[rival].goods[Good.MONEY] < money for rival in tied):
        tell(s, News.WON_BY_MONEY, seat, score, loaded, money)
    else:
        tell(s, News.WON_TOGETHER, seat, score, loaded, money)


def place(s: Any, seat: int) -> int:
    """The place of a seat in the standing, for information (MP-15.7)."""
    return 1 + sum(bool(beats(s, rival, seat)) for rival in range(int(s.seats)))


def score_sheet(s: Any) -> list[dict[str, Any]]:
    """A line a seat, part by part."""
    return [
        {
            "seat": seat,
            "bombs": int(bomb_points(s, seat)),
            "loaded": LOADED * int(loaded_bombs(s, seat)),
            "token": max(0, int(s.players[seat].token)),
            "total": int(points(s, seat)),
            "target": TARGETS[int(s.seats)],
            "place": place(s, seat),
        }
        for seat in range(int(s.seats))
    ]
