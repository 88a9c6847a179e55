"""Blue cards, the end of the game, points and victory (C87-15, C87-17)."""

from __future__ import annotations

from typing import Any

from tunnelier.core.agenda import answered
from tunnelier.core.jit import rule

from .state import Lies, State
from .tables import (
    AGENDA_POINTS,
    CARDS,
    COLOURS,
    LENGTH,
    LONGEST_TRACK,
    PLAYING_CARDS,
    TRACK_SPACES,
    TRACKS,
    Ability,
    Event,
)

EVENTS = len(Event)
CENTRE = 2
SPEECH_PAIR, MEDIA, DUEL = 1, 2, 3


@rule
def nation_of(s: State, seat: int) -> int:
    """The nation of a seat (C87-2.1)."""
    return seat ^ s.nations


# --- blue cards (C87-15)


@rule
def developed(s: State, seat: int, card: int) -> bool:
    """Whether a card lies developed before the player, face up or face down."""
    return s.cards[card].lies == Lies.DEVELOPED and s.cards[card].at == seat


@rule
def count_of(s: State, seat: int, ability: int) -> int:
    """How many cards of one kind the player has."""
    count = 0
    for card in range(CARDS):
        if developed(s, seat, card) and PLAYING_CARDS[card].ability == ability:
            count += 1
    return count


@rule
def cards_of(s: State, seat: int) -> int:
    """All developed cards and completed agenda cards (C87-15.4, C87-15.5)."""
    count = 0
    for card in range(CARDS):
        if developed(s, seat, card):
            count += 1
    for event in range(1, EVENTS):
        count += s.players[seat].completed[event]
    return count


@rule
def topographical_colours(s: State, seat: int) -> int:
    """Different colours on the player's topographical cards (C87-15.6)."""
    colours = 0
    for colour in range(COLOURS):
        for card in range(CARDS):
            topographical = PLAYING_CARDS[card].ability == Ability.TOPOGRAPHICAL
            if topographical and developed(s, seat, card) and s.cards[card].tokens[colour]:
                colours += 1
                break
    return colours


@rule
def blue_points(s: State, seat: int) -> int:
    """What speech, duel, media and topography bring at the end (C87-15.2 to C87-15.7)."""
    rival = 1 - seat
    influence = count_of(s, seat, Ability.INFLUENCE)
    points = count_of(s, seat, Ability.SPEECH) * SPEECH_PAIR * (influence // 2)
    if influence > count_of(s, rival, Ability.INFLUENCE):
        points += count_of(s, seat, Ability.DUEL) * DUEL
    if cards_of(s, seat) > cards_of(s, rival):
        points += count_of(s, seat, Ability.MEDIA) * MEDIA
    colours = topographical_colours(s, seat)
    return points + colours * (colours + 1) // 2


# --- the parts of the score (C87-17)


@rule
def card_points(s: State, seat: int) -> int:
    """Printed points of all developed cards (C87-17.4)."""
    points = 0
    for card in range(CARDS):
        if developed(s, seat, card):
            points += PLAYING_CARDS[card].points
    return points


@rule
def agenda_points(s: State, seat: int) -> int:
    """Completed agenda cards add, a pending one subtracts (C87-16.7)."""
    points = -AGENDA_POINTS[s.players[seat].pending]
    for event in range(1, EVENTS):
        points += s.players[seat].completed[event] * AGENDA_POINTS[event]
    return points


@rule
def technology_points(s: State, seat: int) -> int:
    """The space under each marker, not cumulative (C87-17.5)."""
    points = 0
    for track in range(TRACKS):
        row = (TRACKS * nation_of(s, seat) + track) * LONGEST_TRACK
        points += TRACK_SPACES[row + s.players[seat].tracks[track]].points
    return points


@rule
def centre_points(s: State, seat: int) -> int:
    """Two for reaching the centre, one a token left on the rival's side (C87-17.7)."""
    if s.finisher != seat:
        return 0
    return CENTRE + LENGTH - s.players[1 - seat].bored


@rule
def total_points(s: State, seat: int) -> int:
    """All parts together; the deviation costs its level (C87-17.6)."""
    points = card_points(s, seat) + blue_points(s, seat) + agenda_points(s, seat)
    points += technology_points(s, seat) + centre_points(s, seat)
    return points - s.players[seat].deviation


# --- the end


@rule
def close_table(s: State) -> None:
    """Nothing is asked any more (C87-17.1)."""
    s.over = 1
    s.checks = 0
    while s.depth > 0:
        answered(s)


@rule
def finish(s: State) -> None:
    """A machine has reached its centre: the game is scored at once (C87-17.1)."""
    close_table(s)
    for seat in range(s.seats):
        s.players[seat].score = total_points(s, seat)


@rule
def lose(s: State, seat: int) -> None:
    """Off the track: lost at once, whatever the points; nothing is scored (C87-17.3)."""
    close_table(s)
    s.loser = seat


@rule
def points(s: State, seat: int) -> int:
    """The final score; nothing is shown before the end (C87-18.4)."""
    return s.players[seat].score


@rule
def wins(s: State, seat: int) -> bool:
    """Most points; on a tie, whoever reached the centre (C87-17.9)."""
    if s.loser >= 0:
        return s.loser != seat
    mine, theirs = s.players[seat].score, s.players[1 - seat].score
    if mine != theirs:
        return mine > theirs
    return s.finisher < 0 or s.finisher == seat


def score_sheet(s: Any) -> list[dict[str, Any]]:
    """A line a seat, part by part, as it would be scored now."""
    return [
        {
            "seat": seat,
            "cards": int(card_points(s, seat)),
            "blue": int(blue_points(s, seat)),
            "agenda": int(agenda_points(s, seat)),
            "technology": int(technology_points(s, seat)),
            "deviation": -int(s.players[seat].deviation),
            "centre": int(centre_points(s, seat)),
            "total": int(total_points(s, seat)),
        }
        for seat in range(int(s.seats))
    ]
