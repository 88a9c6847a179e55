"""B and D: digging in bites, shoring up, the boring machine (C81-9, C81-11)."""

from __future__ import annotations

from tunnelier.core.agenda import ask
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import tell

from ..news import News
from ..state import NOBODY, Next, State
from ..tables import BITE, BORE_SIX, BUILD_AND_DIG, STATION_AT, Ability, Area, Cube, Good
from .building import IN_D, any_site, choose_item, only_site
from .contracts import in_force
from .line import card_at, clear_rubble_sites, diggable, move_on
from .moves import Ask, Refusal

BORED, DOUBLE_BORED = 2, BORE_SIX // BITE
"""Bites of the boring machine, without and with contract n1."""
ERECTED, DRILLED = 1, 2
"""The parts of contract n2."""

# --- digging (C81-9)


@rule
def offer_dig(s: State, seat: int, bites: int) -> None:
    """The whole dig or nothing (C81-9.2)."""
    if bites > 0 and diggable(s, seat):
        ask(s, Ask.DIG, seat, bites)


@rule
def excavate(s: State, seat: int) -> None:
    """A labourer in B takes one bite, or two (C81-9.1, C81-16.16)."""
    offer_dig(s, seat, 2 if in_force(s, seat, Ability.DIG_DOUBLE) > 0 else 1)


@rule
def dig(s: State, seat: int, bites: int) -> None:
    """Bite by bite (C81-9.3)."""
    s.digger = seat
    s.bites = bites


@rule
def set_to_dig(s: State, seat: int, bites: int) -> None:
    """A labourer of B, or a contract after those of B or D."""
    dig(s, seat, bites)
    tell_dig(s, seat, bites)


@telling
def tell_dig(s: State, seat: int, bites: int) -> None:
    """Who digs, and by which rule so much."""
    if s.next == Next.AFTER:
        news = News.DUG_WHOLE_CARD if s.area == Area.B else News.BORED_BESIDES
    else:
        news = News.DUG if bites == 1 else News.DUG_DOUBLE
    tell(s, news, seat, BITE * bites, card_at(s, seat))


@telling
def rest(s: State, seat: int) -> None:
    """The dig of a labourer, or of a contract after all labourers, is declined (C81-9.2)."""
    by_contract = s.next == Next.AFTER
    tell(s, News.DECLINED_DIG_BY_CONTRACT if by_contract else News.DECLINED_DIG, seat)


@rule
def can_shore(s: State, seat: int) -> bool:
    """On a tunnel card, with a stone and a marker (C81-9.4, C81-9.6)."""
    me = s.players[seat]
    return STATION_AT[me.position] < 0 and me.goods[Good.STONE] > 0 and me.supply > 0


@rule
def next_bite(s: State) -> None:
    """Ask how, if there is a choice; without rubble the rest is lost (C81-21.4)."""
    if not diggable(s, s.digger):
        lost = s.bites
        s.bites = 0
        tell(s, News.BITES_LOST, s.digger, BITE * lost)
    elif can_shore(s, s.digger):
        ask(s, Ask.BITE, s.digger)
    else:
        keep_rubble(s, s.digger)


@rule
def shore(s: State, seat: int) -> None:
    """A stone into the bag, a marker onto the card, the rubble away (C81-9.5)."""
    me = s.players[seat]
    me.goods[Good.STONE] -= 1
    s.bag[Cube.STONE] += 1
    me.supply -= 1
    s.line[me.position].markers[seat] += 1
    s.rubble_left += BITE
    lift_bite(s, seat)
    tell(s, News.SHORED, seat, me.position)
    clear(s, seat)


@rule
def keep_rubble(s: State, seat: int) -> None:
    """Into the own supply (C81-9.7, C81-9.8)."""
    s.players[seat].goods[Good.RUBBLE] += BITE
    lift_bite(s, seat)
    tell_kept(s, seat, card_at(s, seat))
    clear(s, seat)


@telling
def tell_kept(s: State, seat: int, position: int) -> None:
    """From a tunnel, where shoring was the other choice, or from a station."""
    news = News.KEPT_RUBBLE if STATION_AT[position] < 0 else News.KEPT_FROM_STATION
    tell(s, news, seat, BITE, position)


@rule
def lift_bite(s: State, seat: int) -> None:
    """Two rubble leave the card."""
    s.bites -= 1
    s.line[card_at(s, seat)].rubble -= BITE


@rule
def clear(s: State, seat: int) -> None:
    """If the card is cleared the machine moves on, and so does the dig (C81-9.10)."""
    position = card_at(s, seat)
    if STATION_AT[position] >= 0:
        clear_rubble_sites(s, seat, STATION_AT[position])
    if s.line[position].rubble == 0:
        move_on(s, seat)


# --- the boring machine (C81-11)


@rule
def begin_bore(s: State, seat: int) -> None:
    """The machine labourer's turn."""
    s.boring = seat
    s.parts = 0


@rule
def offer_bore(s: State) -> None:
    """Asked as long as anything but idling is possible."""
    seat = s.boring
    if (
        refuse_bore(s, seat) == Refusal.NONE
        or refuse_erect(s, seat) == Refusal.NONE
        or refuse_drill(s, seat) == Refusal.NONE
    ):
        ask(s, Ask.BORE, seat)
    else:
        s.boring = NOBODY
        if s.parts == 0:
            tell(s, News.NOTHING_TO_DO, seat, Area.D)


@rule
def refuse_bore(s: State, seat: int) -> Refusal:
    """Instead of building (C81-11.1)."""
    if s.parts > 0:
        return Refusal.ALREADY_DONE
    return Refusal.NONE if diggable(s, seat) else Refusal.NOT_TO_DIG


@rule
def bore(s: State, seat: int) -> None:
    """Four rubble, or six (C81-11.4, C81-16.17)."""
    s.boring = NOBODY
    if in_force(s, seat, Ability.BORE_SIX) > 0:
        dig(s, seat, DOUBLE_BORED)
        tell(s, News.BORED_SIX, seat, BITE * DOUBLE_BORED, card_at(s, seat))
    else:
        dig(s, seat, BORED)
        tell(s, News.BORED, seat, BITE * BORED, card_at(s, seat))


@rule
def refuse_erect(s: State, seat: int) -> Refusal:
    """One site, if any can be built (C81-11.2)."""
    if s.parts & ERECTED:
        return Refusal.ALREADY_DONE
    return Refusal.NONE if any_site(s, seat, IN_D) else Refusal.NOTHING_TO_BUILD


@rule
def erect(s: State, seat: int) -> None:
    """With contract n2 the labourer may dig besides (C81-16.18)."""
    s.parts |= ERECTED
    tell(s, News.BUILDS_BY_MACHINE, seat)
    if in_force(s, seat, Ability.BUILD_AND_DIG) == 0:
        s.boring = NOBODY
    site = only_site(s, seat, IN_D)
    if site == NOBODY:
        ask(s, Ask.BUILD, seat, IN_D)
    else:
        choose_item(s, seat, site, IN_D)


@rule
def refuse_drill(s: State, seat: int) -> Refusal:
    """The digging part of contract n2 (C81-16.18)."""
    if in_force(s, seat, Ability.BUILD_AND_DIG) == 0:
        return Refusal.NO_SUCH_PART
    if s.parts & DRILLED:
        return Refusal.ALREADY_DONE
    return Refusal.NONE if diggable(s, seat) else Refusal.NOT_TO_DIG


@rule
def drill(s: State, seat: int) -> None:
    """One bite, or as many as the card says."""
    s.parts |= DRILLED
    dig(s, seat, BUILD_AND_DIG // BITE)
    tell(s, News.DUG_BY_MACHINE, seat, BUILD_AND_DIG, card_at(s, seat))


@rule
def idle(s: State, seat: int) -> None:
    """Nothing, or nothing more where contract n2 has been used in part (C81-16.18)."""
    s.boring = NOBODY
    tell(s, News.LEFT_OUT_PART if s.parts > 0 else News.DECLINED_MACHINE, seat)
