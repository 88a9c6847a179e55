"""E: building sites, buying trains and machines (C81-12, C81-13, C81-16)."""

from __future__ import annotations

from tunnelier.core.agenda import ask
from tunnelier.core.jit import rule, telling
from tunnelier.core.news import tell

from ..news import News
from ..state import NOBODY, State
from ..tables import (
    BUILDING_SITES,
    FLAG,
    MOST_ORE,
    MOST_RUBBLE,
    ORE_A_BAR,
    RUBBLE_A_STONE,
    SITES,
    STATION_OF_SITE,
    TRAIN_CARDS,
    TRAINS,
    Ability,
    Cube,
    Good,
    Train,
)
from .contracts import hoped_for, in_force
from .line import on_surface
from .moves import Ask, Refusal

IN_E, IN_D, HOPED = 0, 1, 2
"""Whether a labourer in E builds (or contract 10), or the boring machine; or it is only looked
whether one in E could, with all contracts that may still be announced."""
MACHINE = SITES + TRAINS
"""What can be built or bought: the sites, the trains from SITES on, the machine."""

# --- what may be chosen


@rule
def offer_build(s: State, seat: int) -> None:
    """Asked if anything can be built or bought (C81-12.1)."""
    if any_site(s, seat, IN_E):
        ask(s, Ask.BUILD, seat, IN_E)
        return
    for item in range(SITES + 1, MACHINE + 1):
        if refuse_item(s, seat, item, IN_E) == Refusal.NONE:
            ask(s, Ask.BUILD, seat, IN_E)
            return


@rule
def any_site(s: State, seat: int, where: int) -> bool:
    """Whether the player can build any site."""
    for site in range(SITES):
        if refuse_item(s, seat, site, where) == Refusal.NONE:
            return True
    return False


@rule
def only_site(s: State, seat: int, where: int) -> int:
    """The one site that the player can build; NOBODY if there are several."""
    found = NOBODY
    for site in range(SITES):
        if refuse_item(s, seat, site, where) == Refusal.NONE:
            if found != NOBODY:
                return NOBODY
            found = site
    return found


@rule
def refuse_item(s: State, seat: int, item: int, where: int) -> Refusal:
    """A site that is open, a train or machine that is on sale, and the means to pay."""
    reason = refuse_site(s, seat, item) if item < SITES else refuse_purchase(s, seat, item, where)
    if reason != Refusal.NONE:
        return reason
    return Refusal.NONE if can_pay(s, seat, item, where) else too_dear(item)


@rule
def too_dear(item: int) -> Refusal:
    """Sites, trains and the machine have their prices by rules of their own."""
    if item < SITES:
        return Refusal.CANNOT_PAY
    return Refusal.CANNOT_BUY_MACHINE if item == MACHINE else Refusal.CANNOT_BUY_TRAIN


@rule
def refuse_site(s: State, seat: int, site: int) -> Refusal:
    """A vacant site of a station that is open to the player (C81-12.4)."""
    if s.sites[site] != NOBODY:
        return Refusal.TAKEN
    station = STATION_OF_SITE[site]
    if s.black[station]:
        return Refusal.STATION_CLOSED
    if FLAG[station] == 1 - seat:
        return Refusal.OTHER_FLAG
    if not on_surface(station) and s.players[seat].station != station:
        return Refusal.NOT_REACHED
    return Refusal.NONE if s.players[seat].supply > 0 else Refusal.NO_MARKER


@rule
def refuse_purchase(s: State, seat: int, item: int, where: int) -> Refusal:
    """Trains and machine are for sale after the second event, and not to D (C81-13.1)."""
    if where == IN_D:
        return Refusal.SITES_ONLY
    if not s.on_sale:
        return Refusal.NOT_ON_SALE
    if item == MACHINE:
        return Refusal.BOUGHT_BEFORE if s.players[seat].bought else Refusal.NONE
    train = item - SITES
    if s.players[0].train == train or s.players[1].train == train:
        return Refusal.NOT_DISPLAYED
    return Refusal.NONE


# --- what it costs


@rule
def stone_due(s: State, seat: int, item: int, where: int) -> int:
    """Stone, after discounts (C81-11.2, C81-16.5)."""
    if item >= SITES:
        return 0
    discount = 1 if where == IN_D else helping(s, seat, Ability.STONE_LESS, where)
    return max(0, BUILDING_SITES[item].stone - discount)


@rule
def bars_due(item: int) -> int:
    """Bars are never discounted (C81-11.2, C81-13.2, C81-13.6)."""
    if item < SITES:
        return BUILDING_SITES[item].bars
    return 1 if item == MACHINE else TRAIN_CARDS[item - SITES].bars


@rule
def helping(s: State, seat: int, ability: int, where: int) -> int:
    """How many contracts with an ability help to pay."""
    announced = in_force(s, seat, ability)
    return announced + hoped_for(s, seat, ability) if where == HOPED else announced


@rule
def most_ore(s: State, seat: int, where: int) -> int:
    """Bars that ore may stand for: one a contract, none in D (C81-11.2, C81-16.3)."""
    return 0 if where == IN_D else min(MOST_ORE, helping(s, seat, Ability.ORE_AS_BAR, where))


@rule
def most_rubble(s: State, seat: int, where: int) -> int:
    """Stones that rubble may stand for, none in D (C81-11.2, C81-16.11)."""
    if where == IN_D or helping(s, seat, Ability.RUBBLE_AS_STONE, where) == 0:
        return 0
    return MOST_RUBBLE


@rule
def refuse_payment(s: State, seat: int, item: int, where: int, ore: int, rubble: int) -> Refusal:
    """Ore for bars and rubble for stone, no more than is due (C81-16.3, C81-16.11, C81-16.12)."""
    bars, stone = bars_due(item), stone_due(s, seat, item, where)
    if ore > 0 and ore > most_ore(s, seat, where):
        return Refusal.ORE_IS_NO_BAR
    if rubble > 0 and rubble > most_rubble(s, seat, where):
        return Refusal.RUBBLE_IS_NO_STONE
    if ore > bars or rubble > stone:
        return Refusal.NOT_DUE
    goods = s.players[seat].goods
    if (
        goods[Good.BARS] < bars - ore
        or goods[Good.ORE] < ORE_A_BAR * ore
        or goods[Good.STONE] < stone - rubble
        or goods[Good.RUBBLE] < RUBBLE_A_STONE * rubble
    ):
        return too_dear(item)
    return Refusal.NONE


@rule
def fewest_by_ore(s: State, seat: int, item: int) -> int:
    """Bars that ore must stand for: those that the player lacks."""
    return max(0, bars_due(item) - s.players[seat].goods[Good.BARS])


@rule
def most_by_ore(s: State, seat: int, item: int, where: int) -> int:
    """Bars that ore can stand for: as many as it may, as are due, and as there is ore for."""
    there = s.players[seat].goods[Good.ORE] // ORE_A_BAR
    return min(most_ore(s, seat, where), bars_due(item), there)


@rule
def fewest_by_rubble(s: State, seat: int, item: int, where: int) -> int:
    """Stones that rubble must stand for: those that the player lacks."""
    return max(0, stone_due(s, seat, item, where) - s.players[seat].goods[Good.STONE])


@rule
def most_by_rubble(s: State, seat: int, item: int, where: int) -> int:
    """Stones that rubble can stand for, likewise."""
    there = s.players[seat].goods[Good.RUBBLE] // RUBBLE_A_STONE
    return min(most_rubble(s, seat, where), stone_due(s, seat, item, where), there)


@rule
def can_pay(s: State, seat: int, item: int, where: int) -> bool:
    """If at all, then with as little ore and rubble as it takes."""
    ore, rubble = fewest_by_ore(s, seat, item), fewest_by_rubble(s, seat, item, where)
    return refuse_payment(s, seat, item, where, ore, rubble) == Refusal.NONE


@rule
def ways_to_pay(s: State, seat: int, item: int, where: int) -> int:
    """Every way to pay the bars goes with every way to pay the stone."""
    bars = most_by_ore(s, seat, item, where) - fewest_by_ore(s, seat, item) + 1
    stone = most_by_rubble(s, seat, item, where) - fewest_by_rubble(s, seat, item, where) + 1
    return max(0, bars) * max(0, stone)


# --- building and buying


@rule
def choose_item(s: State, seat: int, item: int, where: int) -> None:
    """How it is paid is asked if there are several ways."""
    if ways_to_pay(s, seat, item, where) > 1:
        ask(s, Ask.PAYMENT, seat, 2 * item + where)
        tell(s, News.CHOSE, seat, item)
        return
    ore, rubble = fewest_by_ore(s, seat, item), fewest_by_rubble(s, seat, item, where)
    pay(s, seat, item, where, ore, rubble)


@rule
def pay(s: State, seat: int, item: int, where: int, ore: int, rubble: int) -> None:
    """Cubes into the bag, bars and rubble to the general supply (C81-12.2)."""
    me = s.players[seat]
    bars, stone = bars_due(item) - ore, stone_due(s, seat, item, where) - rubble
    me.goods[Good.BARS] -= bars
    s.bars_left += bars
    me.goods[Good.STONE] -= stone
    s.bag[Cube.STONE] += stone
    me.goods[Good.ORE] -= ORE_A_BAR * ore
    s.bag[Cube.ORE] += ORE_A_BAR * ore
    me.goods[Good.RUBBLE] -= RUBBLE_A_STONE * rubble
    s.rubble_left += RUBBLE_A_STONE * rubble
    tell_paid(s, seat, item, where, ore, rubble)
    if item < SITES:
        me.supply -= 1
        s.sites[item] = seat
        tell(s, News.BUILT, seat, item)
    elif item == MACHINE:
        buy_machine(s, seat)
    else:
        buy_train(s, seat, item - SITES)


@telling
def tell_paid(s: State, seat: int, item: int, where: int, ore: int, rubble: int) -> None:
    """Discounts and replacements by their own rules, the rest by that of the thing itself."""
    bars, stone = bars_due(item), stone_due(s, seat, item, where)
    saved = BUILDING_SITES[item].stone - stone if item < SITES else 0
    if saved > 0:
        cheaper = News.CHEAPER_BY_MACHINE if where == IN_D else News.CHEAPER_BY_CONTRACT
        tell(s, cheaper, seat, saved)
    if ore > 0:
        tell(s, News.PAID_ORE_FOR_BARS, seat, ORE_A_BAR * ore, ore)
    if rubble > 0:
        tell(s, News.PAID_RUBBLE_FOR_STONE, seat, RUBBLE_A_STONE * rubble, rubble)
    if stone > rubble:
        tell(s, News.PAID_STONE, seat, stone - rubble)
    if bars > ore:
        paid = News.PAID_BARS
        if item >= SITES:
            paid = News.PAID_MACHINE if item == MACHINE else News.PAID_TRAIN
        tell(s, paid, seat, bars - ore)


@telling
def save(s: State, seat: int) -> None:
    """Nothing is built or bought (C81-12.1)."""
    tell(s, News.DECLINED_BUILDING, seat)


@rule
def buy_train(s: State, seat: int, train: int) -> None:
    """Its coal comes along, the old train goes back (C81-13.2, C81-13.3)."""
    me = s.players[seat]
    coal = s.train_coal[train]
    me.goods[Good.COAL] += coal
    s.train_coal[train] = 0
    return_train(s, seat)
    me.train = train
    tell(s, News.BOUGHT_TRAIN, seat, train, coal)


@rule
def return_train(s: State, seat: int) -> None:
    """Loaded from the bag as far as it goes (C81-13.4)."""
    me = s.players[seat]
    train = me.train
    if train != Train.NONE:
        coal = min(TRAIN_CARDS[train].coal, s.bag[Cube.COAL])
        s.bag[Cube.COAL] -= coal
        s.train_coal[train] = coal
        me.train = Train.NONE
        tell(s, News.TRAIN_WENT_BACK, seat, train, coal)


@rule
def give_back(s: State, seat: int) -> None:
    """By choice, at the maintenance (C81-20.11)."""
    tell(s, News.WILL_NOT_MAINTAIN, seat, s.players[seat].train)
    return_train(s, seat)


@rule
def buy_machine(s: State, seat: int) -> None:
    """A labourer moves from the pub to the machine, to be placed from the next round (C81-13.7)."""
    me = s.players[seat]
    me.bought = 1
    me.pub -= 1
    me.machine = 1
    tell(s, News.BOUGHT_MACHINE, seat)
