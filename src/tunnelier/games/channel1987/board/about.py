"""What every shape of the board is, and what it means to a seat now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tunnelier.core.language import Phrase, key_of, listed
from tunnelier.core.view import ALL_EYES
from tunnelier.draw.about import About, Teller, of_kind

from .. import page
from ..news import SPACES as SPACE_WORDS
from ..rules.abilities import extra_finance, wears_out
from ..rules.digging import (
    colour_of,
    face_down,
    nearest_face_down,
    next_colour,
    places,
    refuse_plan,
    refuse_tunnel,
)
from ..rules.events import has_symbol
from ..rules.moves import Refusal
from ..rules.technology import refuse_finance, refuse_technology
from ..rules.turn import FIRST_SLOT, lead, refuse_develop, refuse_stack
from ..score import CENTRE, count_of, topographical_colours, topographical_points
from ..state import Lies
from ..tables import (
    AGENDA_POINTS,
    CARD_NAMES,
    COLOURLESS,
    DEVIATION_CARDS,
    DEVIATION_NAMES,
    DEVIATIONS,
    DISCS_A_COLOUR,
    LENGTH,
    PLAYING_CARDS,
    SAFE,
    Ability,
    Action,
    Bonus,
    Colour,
    Event,
    Nation,
    Track,
)
from ..text import (
    ACTION_EFFECTS,
    ACTION_NAMES,
    EVENTS,
    PENALTIES,
    SPACE_NAMES,
    TRACK_NAMES,
    card_of,
    counted,
    deviation_of,
    discs_of,
    millions,
    place_of,
    points,
    seat_name,
    token_of,
)
from ..words import MESSAGES
from .cards import ability_of, by_effect, cost_of, says
from .deviation import dig_ahead
from .table import nation, seat_of
from .technology import next_space, spaces_of

Now = Iterator[Phrase]
"""What something means to a seat, sentence by sentence."""


def about(view: Any, seat: int | None, name: str) -> About:
    """What a shape is, and what it means to a seat now."""
    return of_kind(TELLERS, view, seat, name)


def told(message: str, rule: str, now: Now | tuple[Phrase, ...] = (), **values: Any) -> About:
    """A message about a shape, the rule behind it, and what it means now."""
    return About(MESSAGES[f"about-{message}"].filled(**values), f"C87-{rule}", tuple(now))


def now(message: str, **values: Any) -> Phrase:
    """One sentence of what it means now."""
    return MESSAGES[f"now-{message}"].filled(**values)


def refused(reason: int) -> Now:
    """Why something cannot be done, as the rules say it."""
    if reason != Refusal.NONE:
        yield MESSAGES[key_of("refusal", Refusal(int(reason)))]


def seat_in(s: Any, side: str) -> int:
    """The seat of a nation that an id names."""
    return seat_of(s, Nation[side.upper()])


# --- the tunnel


def space(s: Any, seat: int | None, name: str) -> About:
    """Dug, face down, or rubble in the way."""
    side, number = name.split("-")
    owner, here = seat_in(s, side), int(number) - 1
    if here < s.players[owner].bored:
        return told("dug", "8.5")
    seen = int(s.sides[owner].tokens[here])
    if face_down(s, owner, here):
        return told("face-down-token", "7.1", hidden_token(s, seat, owner, here, seen))
    nearest = here == s.players[owner].bored
    tells = digging(s, owner) if nearest and owner == seat else ()
    if colour_of(seen) == Colour.BLUE:
        return told("water", "9.2", tells)
    return told("rubble", "8.2", tells)


def hidden_token(s: Any, seat: int | None, owner: int, here: int, seen: int) -> Now:
    """What a seat knows of a token that lies face down."""
    if seen > 0:
        yield now("known-token", token=token_of(seen))
        if s.with_agenda and has_symbol(seen):
            yield now("symbol")
    if owner == seat and nearest_face_down(s, owner) == here:
        yield now("planned-next")


def digging(s: Any, seat: int) -> Now:
    """Whether a seat can dig, for what, and what may come of it."""
    if s.over:
        return
    reason = refuse_tunnel(s, seat)
    yield from refused(reason)
    if reason == Refusal.NONE:
        colour = Colour(int(next_colour(s, seat)))
        if s.players[seat].area[colour]:
            yield now("pays-one", discs=discs_of(colour, 1))
        else:
            yield now("pays-two")
        yield from drifting(s, seat)


def drifting(s: Any, seat: int) -> Now:
    """What the next dig may do to the course."""
    ahead = dig_ahead(s, seat)
    if s.over or ahead is None:
        return
    yield now("drift", cards=ahead.cards, worst=-ahead.worst)
    if ahead.fatal:
        yield now("may-lose")


def machine(s: Any, seat: int | None, side: str) -> About:
    """How far it is to the centre, and what waits there."""
    owner = seat_in(s, side)
    left = LENGTH - int(s.players[owner].bored)
    tells = [now("to-go", left=left)]
    if not s.over:
        award = CENTRE + LENGTH - int(s.players[1 - owner].bored)
        tells.append(now("centre", points=points(award)))
    return told("machine", "17.1", tuple(tells), seat=seat_name(s, owner))


# --- the action spaces


def stacked(s: Any, seat: int | None, here: int) -> Now:
    """What a seat needs to act on a space, and what it would take from there."""
    if seat is None or s.over:
        return
    there, area = s.spaces[here], s.players[seat].area
    least = int(there.discs) + int(lead(s, seat))
    if least > DISCS_A_COLOUR:
        yield now("closed")
        return
    able = [c for c in Colour if refuse_stack(s, seat, c, here) == Refusal.NONE]
    needed = counted("discs")(least)
    if able:
        yield now("large-enough", discs=needed, stacks=[discs_of(c, int(area[c])) for c in able])
        if there.discs:
            yield now("takes", discs=discs_of(Colour(int(there.colour)), int(there.discs)))
    else:
        yield now("too-small", discs=needed, most=int(area.max()))


def stack(s: Any, seat: int | None, name: str) -> About:
    """The discs on a space."""
    return told("stack", "4.4", stacked(s, seat, SPACE_WORDS.index(name)))


def action(s: Any, seat: int | None, name: str) -> About:
    """An action of a permanent space."""
    what = Action[name.upper()]
    tells = (*stacked(s, seat, what // 2), *acting(s, seat, what))
    return told(f"action-{name}", ACTION_RULES[what], tells)


def acting(s: Any, seat: int | None, what: Action) -> Now:
    """Whether a seat can carry out an action, and what it would do."""
    if seat is None or s.over:
        return
    match what:
        case Action.PLAN:
            yield from refused(refuse_plan(s, seat))
            if refuse_plan(s, seat) == Refusal.NONE:
                first = int(nearest_face_down(s, seat))
                yield now("plans", place=place_of(LENGTH * nation(s, seat) + first))
        case Action.TUNNEL:
            yield from digging(s, seat)
        case Action.FINANCE:
            yield from refused(refuse_finance(s))
            yield now("money", millions=millions(int(s.players[seat].money)))
        case Action.TECHNOLOGY:
            yield from refused(refuse_technology(s, seat))
            for track in Track:
                yield ahead_on(s, seat, track)


def ahead_on(s: Any, seat: int, track: Track) -> Phrase:
    """The next space of a counter."""
    spaces = spaces_of(nation(s, seat), track)
    coming = next_space(spaces, int(s.players[seat].tracks[track]))
    return now("next-step", track=TRACK_NAMES[track], next=coming)


def slot(s: Any, seat: int | None, name: str) -> About:
    """A displayed card: to be developed, used for its action, or taken as money."""
    number, part = name.split("-")
    here = int(number) - 1
    shown = int(s.display[here]) - 1
    return displayed(s, seat, here, shown, part)._replace(thing=CARD_NAMES[shown])


def displayed(s: Any, seat: int | None, here: int, shown: int, part: str) -> About:
    """What one part of a displayed card is for."""
    match part:
        case "develop":
            tells = (*stacked(s, seat, FIRST_SLOT + here), *developing(s, seat, here, shown))
            return told("develop", "12.3", tells, ability=says(shown), cost=cost_of(shown))
        case "action":
            does = Action(int(PLAYING_CARDS[shown].does))
            needed = tuple(stacked(s, seat, FIRST_SLOT + here))
            if does == Action.FINANCE:
                gain = money_with(s, seat, shown)
                return told("secondary-finance", "10.2", (*needed, *gain))
            tells = (*needed, *acting(s, seat, does))
            doing = MESSAGES["board-event-label"].filled(
                event=ACTION_NAMES[does], told=ACTION_EFFECTS[does]
            )
            return told("secondary", "12.1", tells, action=doing)
    return told("money-value", "10.3", money_with(s, seat, shown))


def developing(s: Any, seat: int | None, here: int, shown: int) -> Now:
    """Whether a seat can develop a card, and what it would be worth."""
    if seat is None or s.over:
        return
    yield from refused(refuse_develop(s, seat, here))
    yield from standing(s, seat, shown)


def standing(s: Any, seat: int, shown: int) -> Now:
    """What a card is worth to a seat as things stand."""
    if not by_effect(shown):
        yield now("printed", points=points(int(PLAYING_CARDS[shown].points)))
    match ability_of(shown):
        case Ability.SPEECH | Ability.DUEL | Ability.INFLUENCE:
            both = [int(count_of(s, who, Ability.INFLUENCE)) for who in (seat, 1 - seat)]
            yield now("influence", mine=both[0], theirs=both[1])
        case Ability.MEDIA:
            yield now("cards", mine=all_cards(s, seat), theirs=all_cards(s, 1 - seat))
        case Ability.TOPOGRAPHICAL:
            colours = counted("colours")(int(topographical_colours(s, seat)))
            worth = points(int(topographical_points(s, seat)))
            yield now("analysed", colours=colours, points=worth)


def all_cards(s: Any, seat: int) -> int:
    """Developed cards and completed agenda cards, those face down too (C87-15.5)."""
    return page.developed_count(s, seat) + int(s.players[seat].completed.sum())


def money_with(s: Any, seat: int | None, shown: int) -> Now:
    """What a seat would have with a card taken as money."""
    if seat is not None and not s.over:
        mine = int(s.players[seat].money)
        yield now("money", millions=millions(mine))
        yield now("would-have", millions=millions(mine + int(PLAYING_CARDS[shown].money)))


# --- what the players have


def of_a_player(message: str, rule: str) -> Callable[[Any, int | None, str], About]:
    """Something that is the same for both players, whatever the position."""

    def tell(s: Any, seat: int | None, name: str) -> About:
        return told(message, rule, seat=seat_name(s, seat_in(s, name.split("-")[0])))

    return tell


def standing_points(s: Any, seat: int | None, side: str) -> About:
    """The points of a player, and what of them is hidden."""
    owner = seat_in(s, side)
    return told("points", "18.4", hidden_points(s, owner), seat=seat_name(s, owner))


def hidden_points(s: Any, owner: int) -> Now:
    """That a player has points which the viewer cannot count."""
    if page.hides_points(s, owner):
        yield now("hidden-points", seat=seat_name(s, owner))


def worn_out(s: Any, seat: int | None, side: str) -> About:
    """Cards face down, and what they bring if the viewer knows them."""
    owner = seat_in(s, side)
    down = page.turned_down(s, owner)
    worth = sum(int(PLAYING_CARDS[shown].points) for shown in down)
    known = (now("down-points", points=points(worth)),) if down else ()
    return told("worn-out", "18.4", (*hidden_points(s, owner), *known))


def discs(s: Any, seat: int | None, name: str) -> About:
    """The discs of a colour, and where they are enough."""
    side, colour = name.split("-")
    owner = seat_in(s, side)
    tells = going(s, owner, Colour[colour.upper()])
    found = told("discs", "4.2", tells, seat=seat_name(s, owner))
    return found._replace(thing=f"disc-{colour}")


def going(s: Any, owner: int, colour: Colour) -> Now:
    """The spaces for which a stack is large enough."""
    if s.over or not s.players[owner].area[colour]:
        return
    open_to = [
        SPACE_NAMES[word]
        for here, word in enumerate(SPACE_WORDS)
        if refuse_stack(s, owner, colour, here) == Refusal.NONE
        and (here < FIRST_SLOT or s.display[here - FIRST_SLOT])
    ]
    yield now("goes-to", spaces=open_to) if open_to else now("goes-nowhere")


def storage(s: Any, seat: int | None, side: str) -> About:
    """A storage, and how much of it is free."""
    owner = seat_in(s, side)
    free = int(places(s, owner)) - int(s.players[owner].stored.sum())
    return told("storage", "12.8", (now("free", free=free),), seat=seat_name(s, owner))


def locked(s: Any, seat: int | None, side: str) -> About:
    """The place that is not open yet."""
    owner = seat_in(s, side)
    tells = [] if s.over or owner != seat else [ahead_on(s, owner, Track.LOWER)]
    return told("locked", "8.6", tuple(tells), seat=seat_name(s, owner))


def gauge(s: Any, seat: int | None, side: str) -> About:
    """How far off course a machine is, and what may come."""
    owner = seat_in(s, side)
    return told("gauge", "9.3", drifting(s, owner), seat=seat_name(s, owner), safe=-SAFE)


def track(s: Any, seat: int | None, name: str) -> About:
    """A track, and what is next on it."""
    side, which = name.split("-")
    owner = seat_in(s, side)
    tells = () if s.over else (ahead_on(s, owner, Track[which.upper()]),)
    return told("track", "11.2", tells, seat=seat_name(s, owner))


def step(s: Any, seat: int | None, name: str) -> About:
    """A space of a track: its points and its bonus."""
    side, which, number = name.split("-")
    here = spaces_of(Nation[side.upper()], Track[which.upper()])[int(number)]
    worth = points(int(here.points))
    match Bonus(int(here.bonus)):
        case Bonus.PEEK:
            return told("step-peek", "11.12", points=worth)
        case Bonus.DISC:
            return told("step-disc", "11.11", points=worth)
        case Bonus.STORAGE:
            return told("step-storage", "11.13", points=worth)
    return told("step", "17.5", points=worth)


def bar(s: Any, seat: int | None, name: str) -> About:
    """A bar, and what a seat lacks to cross it."""
    side, which, number = name.split("-")
    track = Track[which.upper()]
    price = int(spaces_of(Nation[side.upper()], track)[int(number)].price)
    tells: tuple[Phrase, ...] = ()
    if seat is not None and seat_in(s, side) == seat and not s.over:
        tells = (crossing(s, seat, track, int(number), price),)
    return told("bar", "11.6", tells, price=millions(price))


def crossing(s: Any, seat: int, track: Track, here: int, price: int) -> Phrase:
    """Whether a seat is past a bar, could pay for it, or lacks money."""
    if s.players[seat].tracks[track] >= here:
        return now("crossed")
    have = int(s.players[seat].money) + int(extra_finance(s, seat))
    if have >= price:
        return now("can-cross", millions=millions(have))
    return now("lacks", millions=millions(have), lacking=millions(price - have))


def money(s: Any, seat: int | None, side: str) -> About:
    """All the money of a player."""
    owner = seat_in(s, side)
    tells = lifting(s, seat, int(s.players[owner].money)) if owner == seat else ()
    return told("money", "10.4", tells, seat=seat_name(s, owner))


def lifting(s: Any, seat: int | None, worth: int) -> Now:
    """By how much money could correct a seat's deviation."""
    if seat is not None and not s.over:
        levels = min(worth, int(s.players[seat].deviation))
        if levels:
            yield now("corrects", levels=counted("levels")(levels))


def card(s: Any, seat: int | None, name: str) -> About:
    """A card that somebody has."""
    return owned(s, seat, CARD_NAMES.index(name))._replace(thing=name)


def owned(s: Any, seat: int | None, shown: int) -> About:
    """A card as money, developed, or worn out."""
    here = s.cards[shown]
    owner = int(here.at)
    if here.lies == Lies.MONEY:
        worth = int(PLAYING_CARDS[shown].money)
        tells = lifting(s, seat, worth) if owner == seat else ()
        return told("money-card", "10.3", tells, millions=millions(worth))
    if here.eyes != ALL_EYES:
        printed = points(int(PLAYING_CARDS[shown].points))
        return told("worn-out", "13.2", (now("printed", points=printed),))
    rule = ABILITY_RULES[ability_of(shown)]
    return told("card", rule, using(s, owner, shown), card=card_of(shown), ability=says(shown))


def using(s: Any, owner: int, shown: int) -> Now:
    """What a developed card can still do for its owner, and what it is worth."""
    here = s.cards[shown]
    if here.used and not s.over:
        yield now("used")
    if wears_out(shown):
        yield now("uses", uses=int(here.tokens.sum()))
    if by_effect(shown):
        yield from standing(s, owner, shown)
    else:
        yield now("printed", points=points(int(PLAYING_CARDS[shown].points)))


def cards(s: Any, seat: int | None, side: str) -> About:
    """How many cards a player has, and the rival."""
    owner = seat_in(s, side)
    tells: tuple[Phrase, ...] = ()
    if seat is not None:
        tells = (now("cards", mine=all_cards(s, seat), theirs=all_cards(s, 1 - seat)),)
    return told("cards", "12.9", tells, seat=seat_name(s, owner))


def event(s: Any, seat: int | None, name: str) -> About:
    """An agenda card: pending or completed."""
    what = Event[name.upper().replace("-", "_")]
    worth = points(int(AGENDA_POINTS[what]))
    if any(player.pending == what for player in s.players):
        penalty = PENALTIES[what]
        rule = EVENT_RULES[what]
        return told("event-pending", rule, event=EVENTS[what], penalty=penalty, points=worth)
    return told("event-done", "16.7", event=EVENTS[what], points=worth)


# --- bag and decks


def in_bag(s: Any, seat: int | None, name: str) -> About:
    """Discs of a colour in the bag."""
    return told("bag", "3.3", (now("bag", discs=counted("discs")(int(s.bag.sum()))),))


def unseen(s: Any, seat: int | None, name: str) -> About:
    """Rubble of a colour that is not seen."""
    return told("unseen", "18.2", (now("unseen", all=sum(page.unseen(s, c) for c in Colour)),))


def deviation(s: Any, seat: int | None, name: str) -> About:
    """The deviation deck, or a card that is out."""
    if name == "deck":
        left = [deviation_of(k) for k in range(DEVIATIONS) if not s.deviation_out[k]]
        return told("deviation-deck", "9.1", (now("still-in", cards=listed(left)),))
    if DEVIATION_CARDS[DEVIATION_NAMES.index(name)].colour == COLOURLESS:
        return told("deviation-grey", "9.6")
    return told("deviation", "9.5")


def discard(s: Any, seat: int | None, name: str) -> About:
    """The discard pile, card by card."""
    lie = [card_of(shown) for shown in page.cards_lying(s, Lies.DISCARD)]
    return told("discard", "6.3", (now("lie-here", cards=listed(lie)),) if lie else ())


def agenda(s: Any, seat: int | None, name: str) -> About:
    """The agenda deck, or what has left it for good."""
    if name == "deck":
        return told("agenda-deck", "16.1")
    gone = [phrase for what, phrase in EVENTS.items() if s.events_gone[what]]
    return told("agenda-gone", "16.4", (now("lie-here", cards=listed(gone)),))


# --- buttons


def choice(s: Any, seat: int | None, name: str) -> About:
    """A button."""
    kind = "keep" if name.startswith("keep-") else name
    return told(f"choice-{kind}", CHOICE_RULES[kind])


def plainly(message: str, rule: str) -> Callable[[Any, int | None, str], About]:
    """Something that is always the same."""
    return lambda s, seat, name: told(message, rule)


ACTION_RULES = {
    Action.PLAN: "7.1",
    Action.TUNNEL: "8.1",
    Action.FINANCE: "10.1",
    Action.TECHNOLOGY: "11.1",
}
ABILITY_RULES = {
    Ability.NEW_WORKERS: "3.5",
    Ability.EXCHANGE: "3.7",
    Ability.EXTRA_FINANCE: "13.7",
    Ability.IMPROVE_TECHNOLOGY: "13.9",
    Ability.CONTROL_ROOM_1: "14.6",
    Ability.CONTROL_ROOM_2: "14.6",
    Ability.CONTROL_ROOM_3: "14.9",
    Ability.CONTROL_ROOM_4: "14.9",
    Ability.CONTROL_ROOM_5: "14.9",
    Ability.NEW_MATERIALS: "14.6",
    Ability.HEAVY_MACHINERY: "14.10",
    Ability.SPEECH: "15.2",
    Ability.MEDIA: "15.4",
    Ability.DUEL: "15.3",
    Ability.TOPOGRAPHICAL: "15.6",
    Ability.INFLUENCE: "15.2",
}
EVENT_RULES = {
    Event.TRAINING: "16.8",
    Event.WAREHOUSE_INSPECTION: "16.10",
    Event.CHECK_UP: "16.13",
    Event.REPAIRS: "16.14",
    Event.SUPERVISION: "16.16",
    Event.PROMOTION: "16.18",
}
CHOICE_RULES = {
    "pass": "5.1",
    "stay": "11.3",
    "decline": "11.12",
    "aligned": "11.10",
    "enough": "12.5",
    "close": "14.1",
    "draw": "3.5",
    "settle": "3.8",
    "accept": "16.6",
    "decline-card": "16.4",
    "keep": "5.3",
    "pay-same": "8.3",
}
TELLERS: dict[str, Teller] = {
    "space": space,
    "machine": machine,
    "to-go": machine,
    "round": plainly("round", "5.6"),
    "stack": stack,
    "action": action,
    "slot": slot,
    "player": of_a_player("player", "1.7"),
    "first-player": plainly("first-player", "5.2"),
    "passed": plainly("passed", "5.5"),
    "to-move": plainly("to-move", "4.1"),
    "discs": discs,
    "storage": storage,
    "stored": of_a_player("stored", "12.5"),
    "locked": locked,
    "gauge": gauge,
    "cube": gauge,
    "track": track,
    "counter": track,
    "step": step,
    "bar": bar,
    "money": money,
    "cards": cards,
    "card": card,
    "face-down": worn_out,
    "event": event,
    "bag": in_bag,
    "unseen": unseen,
    "deviation": deviation,
    "deck": plainly("deck", "6.1"),
    "discard": discard,
    "agenda": agenda,
    "choice": choice,
    "points": standing_points,
    "score": of_a_player("score", "17.4"),
}
"""Who tells of which shapes, by how their names begin."""
