"""Blue cards, the end of the game, points and victory (C87-15, C87-17)."""

from __future__ import annotations

from typing import Any

from tunnelier.core.agenda import answered
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import THE_TABLE, tell
from tunnelier.core.view import ALL_EYES

from .news import News
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
    """All developed cards and completed agenda cards (C87-15.4, C87-15.5).

    Those face down are counted by their number, which everyone knows, whoever sees what they are.
    """
    count = s.players[seat].face_down
    for card in range(CARDS):
        if developed(s, seat, card) and s.cards[card].eyes == ALL_EYES:
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
def speech_points(s: State, seat: int) -> int:
    """For each pair of influence cards (C87-15.2)."""
    pairs = count_of(s, seat, Ability.INFLUENCE) // 2
    return count_of(s, seat, Ability.SPEECH) * SPEECH_PAIR * pairs


@rule
def duel_points(s: State, seat: int) -> int:
    """For more influence cards than the rival has (C87-15.3)."""
    more = count_of(s, seat, Ability.INFLUENCE) > count_of(s, 1 - seat, Ability.INFLUENCE)
    return count_of(s, seat, Ability.DUEL) * DUEL if more else 0


@rule
def media_points(s: State, seat: int) -> int:
    """For more cards than the rival has (C87-15.4)."""
    more = cards_of(s, seat) > cards_of(s, 1 - seat)
    return count_of(s, seat, Ability.MEDIA) * MEDIA if more else 0


@rule
def topographical_points(s: State, seat: int) -> int:
    """1, 3, 6, 10, 15 for one to five colours (C87-15.6, C87-15.7)."""
    colours = topographical_colours(s, seat)
    return colours * (colours + 1) // 2


@rule
def blue_points(s: State, seat: int) -> int:
    """What speech, duel, media and topography bring at the end (C87-15.1)."""
    points = speech_points(s, seat) + duel_points(s, seat)
    return points + media_points(s, seat) + topographical_points(s, seat)


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
        points += track_points(s, seat, track)
    return points


@rule
def track_points(s: State, seat: int, track: int) -> int:
    """The space under one marker."""
    row = (TRACKS * nation_of(s, seat) + track) * LONGEST_TRACK
    return TRACK_SPACES[row + s.players[seat].tracks[track]].points


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
        tell_score(s, seat)
    tell_winner(s)


@telling
def tell_score(s: State, seat: int) -> None:
    """Item by item, in the order of the rulebook."""
    tell_points(s, News.SCORED_CARDS, seat, card_points(s, seat))
    tell_points(s, News.SPOKE, seat, speech_points(s, seat))
    tell_points(s, News.WON_DUEL, seat, duel_points(s, seat))
    tell_points(s, News.PLEASED_MEDIA, seat, media_points(s, seat))
    if topographical_points(s, seat):
        colours = topographical_colours(s, seat)
        tell(s, News.ANALYSED, seat, topographical_points(s, seat), colours)
    for event in range(1, EVENTS):
        if s.players[seat].completed[event]:
            tell(s, News.SCORED_EVENT, seat, event - 1, AGENDA_POINTS[event])
    pending = s.players[seat].pending
    if pending:
        tell(s, News.MISSED_EVENT, seat, pending - 1, AGENDA_POINTS[pending])
    for track in range(TRACKS):
        if track_points(s, seat, track):
            tell(s, News.SCORED_TECHNOLOGY, seat, track, track_points(s, seat, track))
    tell_points(s, News.LOST_BY_DEVIATION, seat, s.players[seat].deviation)
    if s.finisher == seat:
        left = LENGTH - s.players[1 - seat].bored
        tell(s, News.SCORED_CENTRE, seat, centre_points(s, seat), left)
    tell(s, News.TOTALLED, seat, s.players[seat].score)


@telling
def tell_points(s: State, news: int, seat: int, points: int) -> None:
    """What brings nothing is left out."""
    if points:
        tell(s, news, seat, points)


@telling
def tell_winner(s: State) -> None:
    """Who has won, and by what (C87-17.9, C87-5.8)."""
    tied = s.players[0].score == s.players[1].score
    if tied and s.finisher < 0:
        tell(s, News.DRAWN_GAME, THE_TABLE)
        return
    winner = 0 if wins(s, 0) else 1
    tell(s, News.WON_AT_CENTRE if tied else News.WON, winner)


@rule
def lose(s: State, seat: int) -> None:
    """Off the track: lost at once, whatever the points; nothing is scored (C87-17.3)."""
    close_table(s)
    s.loser = seat
    tell(s, News.WENT_OFF_TRACK, seat)
    tell(s, News.WON_UNSCORED, 1 - seat)


@rule
def points(s: State, seat: int) -> int:
    """The final score; there is none before the end (C87-18.4)."""
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
    """A line a seat, part by part, as it would be scored now; the Agenda only if it is used.

    There is none where somebody left the deviation track: nothing is scored (C87-17.3).
    """
    if s.loser >= 0:
        return []
    return [
        {
            "seat": seat,
            "cards": int(card_points(s, seat)),
            "blue": int(blue_points(s, seat)),
            **({"agenda": int(agenda_points(s, seat))} if s.with_agenda else {}),
            "technology": int(technology_points(s, seat)),
            "deviation": -int(s.players[seat].deviation),
            "centre": int(centre_points(s, seat)),
            "total": int(total_points(s, seat)),
        }
        for seat in range(int(s.seats))
    ]
