"""Bomb actions: build, test, load (MP-13)."""

from __future__ import annotations

from tunnelier.core.agenda import ask
from tunnelier.core.counts import gain
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import THE_TABLE, tell
from tunnelier.core.view import ALL_EYES

from ..news import HEAP, News, team_of
from ..score import claim_victory, has_built, has_tested
from ..state import Lies, State
from ..tables import (
    BOMB_CARDS,
    BOMBS,
    KINDS_OF_WORKER,
    LEAST_FUEL,
    LOADED,
    PLUTONIUM_BOMBS,
    TOKENS,
    TYPES,
    Good,
    Worker,
)
from .design import forget
from .moves import Ask, Refusal
from .placing import must_retrieve, of_type
from .strike import close_if_spent

STAFFING = 8
"""A question for the staff is about the bomb, and about the own engineers once they are chosen."""

# --- build (MP-13.4 to MP-13.6)


@rule
def refuse_build(s: State, seat: int, bomb: int) -> Refusal:
    """A bomb of the own hand, with all its fuel and workers."""
    if s.bombs[bomb].lies != Lies.DRAFTED or s.bombs[bomb].holder != seat:
        return Refusal.NOT_IN_HAND
    card = BOMB_CARDS[bomb]
    if s.players[seat].goods[card.fuel] < card.amount:
        return Refusal.NO_FUEL
    engineers = of_type(s, seat, Worker.ENGINEER)
    if engineers < card.engineers or of_type(s, seat, Worker.SCIENTIST) < card.scientists:
        return Refusal.MUST_RETRIEVE if must_retrieve(s, seat) else Refusal.STAFF_MISSING
    return Refusal.NONE


@rule
def any_fuelled(s: State, seat: int) -> bool:
    """Whether there is a bomb in hand, and fuel for the least of all bombs."""
    me = s.players[seat]
    fuel = max(me.goods[Good.URANIUM], me.goods[Good.PLUTONIUM])
    return me.hand > 0 and fuel >= LEAST_FUEL


@rule
def least_own(s: State, seat: int, worker: int, needed: int) -> int:
    """How many own workers must help because contractors do not suffice."""
    return max(0, needed - s.players[seat].supply[TYPES + worker])


@rule
def most_own(s: State, seat: int, worker: int, needed: int) -> int:
    """How many own workers can help."""
    return min(needed, s.players[seat].supply[worker])


@rule
def choose_engineers(s: State, seat: int, bomb: int) -> None:
    """Own ones or contractors: asked only if there is a choice (MP-13.5). All see the bomb now."""
    s.begun = 1
    s.bombs[bomb].eyes = ALL_EYES
    tell(s, News.PLAYED, seat, bomb)
    needed = BOMB_CARDS[bomb].engineers
    least = least_own(s, seat, Worker.ENGINEER, needed)
    if least < most_own(s, seat, Worker.ENGINEER, needed):
        ask(s, Ask.STAFF, seat, STAFFING * bomb)
    else:
        choose_scientists(s, seat, bomb, least)


@rule
def choose_scientists(s: State, seat: int, bomb: int, engineers: int) -> None:
    """The same; then the bomb is built."""
    needed = BOMB_CARDS[bomb].scientists
    least = least_own(s, seat, Worker.SCIENTIST, needed)
    if least < most_own(s, seat, Worker.SCIENTIST, needed):
        ask(s, Ask.STAFF, seat, STAFFING * bomb + 1 + engineers)
    else:
        build(s, seat, bomb, engineers, least)


@rule
def staffing(topic: int) -> int:
    """Which workers of a bomb are asked for."""
    return Worker.ENGINEER if topic % STAFFING == 0 else Worker.SCIENTIST


@rule
def staff_needed(topic: int) -> int:
    """How many of them the bomb needs."""
    card = BOMB_CARDS[topic // STAFFING]
    return card.engineers if staffing(topic) == Worker.ENGINEER else card.scientists


@rule
def refuse_staff(s: State, seat: int, topic: int, own: int) -> Refusal:
    """Any split of those needed that the supply allows (MP-13.4, MP-13.5)."""
    worker, needed = staffing(topic), staff_needed(topic)
    if own > needed:
        return Refusal.FEWER_NEEDED
    if least_own(s, seat, worker, needed) <= own <= most_own(s, seat, worker, needed):
        return Refusal.NONE
    return Refusal.WRONG_STAFF


@rule
def staff(s: State, seat: int, topic: int, own: int) -> None:
    """Engineers first, then scientists."""
    bomb = topic // STAFFING
    if staffing(topic) == Worker.ENGINEER:
        choose_scientists(s, seat, bomb, own)
    else:
        build(s, seat, bomb, topic % STAFFING - 1, own)


@rule
def build(s: State, seat: int, bomb: int, engineers: int, scientists: int) -> None:
    """Face up, staffed and fuelled: it scores at once (MP-13.6)."""
    card, me = BOMB_CARDS[bomb], s.players[seat]
    assign(s, seat, bomb, Worker.ENGINEER, engineers)
    assign(s, seat, bomb, TYPES + Worker.ENGINEER, card.engineers - engineers)
    assign(s, seat, bomb, Worker.SCIENTIST, scientists)
    assign(s, seat, bomb, TYPES + Worker.SCIENTIST, card.scientists - scientists)
    tell_staff(s, seat, bomb)
    me.goods[card.fuel] -= card.amount
    tell(s, News.FUELLED, seat, HEAP * card.fuel + card.amount)
    me.hand -= 1
    me.built += 1
    s.bombs[bomb].lies = Lies.BUILT
    s.placed = 1
    tell(s, News.BUILT, seat, bomb, card.tested if has_tested(s, seat) else card.untested)
    claim_victory(s, seat)


@rule
def assign(s: State, seat: int, bomb: int, kind: int, number: int) -> None:
    """Workers go from the supply onto the bomb."""
    s.players[seat].supply[kind] -= number
    s.bombs[bomb].workers[kind] += number


@telling
def tell_staff(s: State, seat: int, bomb: int) -> None:
    """Who builds the bomb (MP-13.5)."""
    workers = s.bombs[bomb].workers
    own, hired = team_of(workers, 0), team_of(workers, TYPES)
    if own > 0:
        tell(s, News.STAFFED, seat, own)
    if hired > 0:
        tell(s, News.STAFFED_BY_CONTRACT, seat, hired)


# --- test (MP-13.8 to MP-13.12)


@rule
def refuse_test(s: State, seat: int, bomb: int) -> Refusal:
    """One own plutonium bomb, built, once in a game."""
    if not has_built(s, seat, bomb):
        return Refusal.NOT_TESTABLE
    if has_tested(s, seat):
        return Refusal.TESTED_BEFORE
    if must_retrieve(s, seat):
        return Refusal.MUST_RETRIEVE
    return Refusal.NONE


@rule
def test(s: State, seat: int, bomb: int) -> None:
    """The bomb goes under the deck, its workers to the highest token left."""
    s.begun = 1
    card, me = s.bombs[bomb], s.players[seat]
    me.built -= 1
    me.test_draft = card.draft
    tell(s, News.TESTED, seat, bomb)
    put_under(s, bomb)
    me.token = TOKENS[s.seats, s.tested]
    s.tested += 1
    tell(s, News.TOKEN, seat, me.token)
    gain(me.token_workers, card.workers)
    for kind in range(KINDS_OF_WORKER):
        card.workers[kind] = 0
    tell_on_token(s, seat)
    if card.loaded:
        card.loaded = 0
        tell(s, News.MARKER_LOST, seat, LOADED)
    tell_worth(s, seat)
    claim_victory(s, seat)


@rule
def put_under(s: State, bomb: int) -> None:
    """Face down, beneath those tested before (MP-13.9)."""
    s.bombs[bomb].lies = Lies.UNDER
    forget(s, bomb)
    slot = 0
    while s.under[slot] > 0:
        slot += 1
    s.under[slot] = bomb + 1
    tell(s, News.UNDER_DECK, THE_TABLE, bomb, BOMB_CARDS[bomb].untested)


@telling
def tell_on_token(s: State, seat: int) -> None:
    """The workers that were on the tested bomb (MP-13.11)."""
    workers = s.players[seat].token_workers
    own, hired = team_of(workers, 0), team_of(workers, TYPES)
    if own > 0:
        tell(s, News.ON_THE_TOKEN, seat, own)
    if hired > 0:
        tell(s, News.ON_THE_TOKEN_BY_CONTRACT, seat, hired)


@telling
def tell_worth(s: State, seat: int) -> None:
    """The plutonium bombs that count more from now on (MP-13.7)."""
    for bomb in range(PLUTONIUM_BOMBS, BOMBS):
        if has_built(s, seat, bomb):
            tell(s, News.WORTH_MORE, seat, bomb, BOMB_CARDS[bomb].tested)


# --- load (MP-13.13, MP-13.14)


@rule
def refuse_load(s: State, seat: int, bomb: int) -> Refusal:
    """A built bomb, once; its price and a bomber."""
    if not has_built(s, seat, bomb):
        return Refusal.NOT_LOADABLE
    if s.bombs[bomb].loaded:
        return Refusal.LOADED_BEFORE
    if s.players[seat].goods[Good.BOMBERS] == 0:
        return Refusal.NO_BOMBER_TO_LOAD
    if s.players[seat].goods[Good.MONEY] < BOMB_CARDS[bomb].load:
        return Refusal.CANNOT_PAY_LOAD
    if must_retrieve(s, seat):
        return Refusal.MUST_RETRIEVE
    return Refusal.NONE


@rule
def load(s: State, seat: int, bomb: int) -> None:
    """Into a bomber, for five points."""
    s.begun = 1
    s.players[seat].goods[Good.MONEY] -= BOMB_CARDS[bomb].load
    s.players[seat].goods[Good.BOMBERS] -= 1
    s.bombs[bomb].loaded = 1
    tell(s, News.LOADED, seat, bomb, BOMB_CARDS[bomb].load, LOADED)
    close_if_spent(s, seat)
    claim_victory(s, seat)
