"""Positions of 1987 Channel Tunnel for tests, and ways to read the table. Nations go by name."""

import random

from tests.games.positions import Said, listed
from tunnelier import Match
from tunnelier.core.agenda import answered, ask
from tunnelier.core.codec import word_of
from tunnelier.core.view import ALL_EYES
from tunnelier.games.channel1987 import rules, score, tables
from tunnelier.games.channel1987.rules.abilities import gain_money, put
from tunnelier.games.channel1987.rules.discs import allowed as allowed_discs
from tunnelier.games.channel1987.state import Lies, Next
from tunnelier.games.channel1987.tables import Bonus, Colour, Event, Nation, Needs, Token, Track

SPACES = ("works", "bank", "1", "2", "3")
COLOURS = tuple(word_of(colour) for colour in Colour)
NATIONS = ("britain", "france")

CARDS = {
    name: {
        "points": int(card.points),
        "needs": word_of(Needs(int(card.needs))),
        "action": word_of(tables.Action(int(card.does))),
        "money": int(card.money),
        "colour": "green" if index < 8 else "red" if index < 15 else "blue",
    }
    for index, (name, card) in enumerate(zip(tables.CARD_NAMES, tables.PLAYING_CARDS, strict=True))
}


AT_THE_END = (
    "france: developed=control-room-4,extra-finance-a,spain,italy,portugal,european-speech; "
    "britain: developed=topographical-1:yellow,topographical-2:black,topographical-3:black,"
    "greece,ireland,luxembourg,netherlands,political-duel,media-relations"
)
"""The developed cards of the example of scoring."""


def _track(nation, track):
    start = (2 * nation + track) * tables.LONGEST_TRACK
    spaces = tables.TRACK_SPACES[start : start + tables.LONGEST_TRACK]
    length = next(n for n, space in enumerate(spaces) if space.last) + 1
    spaces = spaces[:length]
    return {
        "points": [int(space.points) for space in spaces],
        "barriers": {n: int(space.price) for n, space in enumerate(spaces) if space.price},
        "bonuses": {
            n: word_of(Bonus(int(space.bonus))) for n, space in enumerate(spaces) if space.bonus
        },
    }


TRACKS = {
    (word_of(nation), word_of(track)): _track(nation, track) for nation in Nation for track in Track
}
AGENDA_POINTS = {
    word_of(event): tables.AGENDA_POINTS[event] for event in Event if event != Event.NONE
}


# --- positions


def seat_of(match, nation):
    """Who plays a nation."""
    return NATIONS.index(nation) ^ int(match._rows[0].nations)


def _card(name):
    return tables.CARD_NAMES.index(name)


def _event(name):
    return Event[name.upper().replace("-", "_")]


def _discs_of(text):
    """Colour and number of `3-yellow`."""
    number, colour = text.split("-")
    return COLOURS.index(colour), int(number)


def commas(names):
    """Join names, or places of markers, as the text of a position lists them."""
    return ",".join(map(str, names))


def _arrange(said):
    """Begin a followed match, everything where a text wants it; the rest is in bag and decks."""
    options = {
        "agenda": said.take("", "agenda", "off"),
        "nations": said.take("", "nations", "standard"),
    }
    match = Match("channel-1987", follow=True, options=options)
    s = match._rows[0]
    while s.depth:
        answered(s)
    for nation in NATIONS:
        _put_player(s, seat_of(match, nation), nation, said)
    for name in listed(said.take("", "agenda_gone")):
        s.events_left[_event(name)], s.events_gone[_event(name)] = 0, 1
    for space, name in zip(s.spaces, SPACES, strict=True):
        stack = said.take("", f"slot-{name}" if name.isdigit() else name)
        if stack:
            space.colour, space.discs = _discs_of(stack)
    _lay_cards(s, said)
    s.first = seat_of(match, said.take("", "first", "britain"))
    s.rounds = int(said.take("", "rounds", 0))
    _fill_bag(s)
    _count_out(s)
    return match, s


def _put_player(s, seat, nation, said):
    me = s.players[seat]
    me.bored = int(said.take(nation, "bored", 0))
    _lay_tunnel(s, seat, listed(said.take(nation, "tunnel", "" if me.bored else "black")))
    for discs in filter(None, said.take(nation, "discs").split("+")):
        colour, number = _discs_of(discs)
        me.area[colour] = number
    for colour in listed(said.take(nation, "stored")):
        me.stored[COLOURS.index(colour)] += 1
    me.deviation = -int(said.take(nation, "deviation", 0))
    me.tracks[:] = [int(space) for space in said.take(nation, "tracks", "0,0").split(",")]
    me.passed = int(said.take(nation, "passed", 0))
    for name in listed(said.take(nation, "completed")):
        me.completed[_event(name)] = 1
        s.events_left[_event(name)] = 0
    pending = said.take(nation, "pending")
    if pending:
        me.pending = _event(pending)
        s.events_left[me.pending] = 0
    for name in listed(said.take(nation, "money")):
        gain_money(s, seat, _card(name))
    for card in listed(said.take(nation, "developed")):
        name, _, tokens = card.partition(":")
        _develop(s, seat, _card(name), list(filter(None, tokens.split("+"))))


def _lay_tunnel(s, seat, tokens):
    """Lay the tokens before the machine: `?` is face down, `?white` is known to its side alone."""
    side, bored = s.sides[seat], int(s.players[seat].bored)
    side.eyes[:bored] = ALL_EYES
    side.eyes[bored : tables.LENGTH] = 0
    for space, token in enumerate(tokens, bored):
        name = token.removeprefix("?")
        if name:
            side.tokens[space] = Token[name.upper().replace("-", "_")]
            side.eyes[space] = ALL_EYES if token == name else 1 << seat


def _lay_cards(s, said):
    shown = said.take("", "display", "belgium,denmark,greece")
    for slot, name in enumerate(shown.split(",")):
        if name:
            put(s, _card(name), Lies.DISPLAY, slot)
            s.display[slot] = _card(name) + 1
    for name in listed(said.take("", "discard")):
        put(s, _card(name), Lies.DISCARD, 0)
    for name in listed(said.take("", "used")):
        s.cards[_card(name)].used = 1
    for name in listed(said.take("", "deviation_out")):
        s.deviation_out[tables.DEVIATION_NAMES.index(name)] = 1


def _develop(s, seat, card, tokens):
    put(s, card, Lies.DEVELOPED, seat)
    for colour in tokens:
        s.cards[card].tokens[COLOURS.index(colour)] += 1
    if not tokens and tables.PLAYING_CARDS[card].needs >= Needs.PLACE_1:
        s.cards[card].eyes = 1 << seat
        s.players[seat].face_down += 1


def _fill_bag(s):
    for colour in Colour:
        out = sum(int(s.players[seat].area[colour]) for seat in range(2))
        out += sum(int(space.discs) for space in s.spaces if space.colour == colour)
        s.bag[colour] = tables.DISCS_A_COLOUR - out


def _count_out(s):
    """Tokens away from the tunnel: plain ones first, and dug ones whose colour nobody named."""
    for colour in Colour:
        away = sum(int(s.players[seat].stored[colour]) for seat in range(2))
        away += sum(int(card.tokens[colour]) for card in s.cards)
        for _ in range(away):
            _take_out(s, colour)
    for colour in list(Colour) * 4:
        if sum(map(int, s.out)) >= sum(int(p.bored) for p in s.players) + 2:
            return
        _take_out(s, colour)


def _take_out(s, colour):
    for token in (2 * colour + 1, 2 * colour + 2):
        if rules.tokens_left(s, token) > 0:
            s.out[token] += 1
            return


def position(text=""):
    """A followed match at the mover's turn, in the middle of a round.

    The text (see tests/games/positions.py) has the nations for records; discs and stacks are
    written as in moves, developed cards with the tokens on them:

        mover=france works=2-black; france: discs=3-yellow+1-white bored=4 tunnel=blue,?white
        stored=black tracks=3,2 deviation=-1 developed=exchange-a:white+orange,spain passed

    Tokens of a tunnel are those before the machine. What follows from the rest is worked out.
    """
    said = Said(text)
    match, s = _arrange(said)
    mover = said.take("", "mover", "britain")
    s.mover = seat_of(match, mover)
    last = said.take("", "last_turn", NATIONS[1 - NATIONS.index(mover)])
    s.last_turn = -1 if last == "nobody" else seat_of(match, last)
    s.next = Next.TURN
    said.refuse_the_rest()
    ask(s, rules.Ask.TURN, s.mover)
    return match


def round_start(text=""):
    """A followed match at the very beginning of a round: nothing drawn yet; a text as above."""
    said = Said(text)
    match, s = _arrange(said)
    said.refuse_the_rest()
    s.next = Next.ROUND
    rules.settle(s)
    return match


# --- reading the table


def _player(match, nation):
    return match._rows[0].players[seat_of(match, nation)]


def _discs(counts):
    return {word_of(c): int(counts[c]) for c in Colour if counts[c]}


def _listed(counts):
    return sorted(word_of(c) for c in Colour for _ in range(int(counts[c])))


def _cards(match, lies, nation=None):
    cards = match._rows[0].cards
    seat = None if nation is None else seat_of(match, nation)
    return sorted(
        name
        for name, card in zip(tables.CARD_NAMES, cards, strict=True)
        if card.lies == lies and (seat is None or card.at == seat)
    )


def area(match, nation):
    """Discs in front of a player."""
    return _discs(_player(match, nation).area)


def bag(match):
    """Discs in the bag."""
    return _discs(match._rows[0].bag)


def stack(match, where):
    """Colour and number of the discs on a space."""
    space = match._rows[0].spaces[SPACES.index(where)]
    return (COLOURS[space.colour], int(space.discs)) if space.discs else None


def stored(match, nation):
    """Colours of the stored tokens."""
    return _listed(_player(match, nation).stored)


def gone(match):
    """Colours of the tokens out of the game."""
    return _listed(match._rows[0].gone)


def tunnel(match, nation, viewer=None):
    """The nine spaces of a side as a viewer sees them."""
    seat = None if viewer is None else seat_of(match, viewer)
    row = match.row_seen_by(seat)
    mine = seat_of(match, nation)
    side, told = row.sides[mine], []
    for space in range(tables.LENGTH):
        token = int(side.tokens[space])
        name = word_of(Token(token)) if token > 0 else ""
        if space < row.players[mine].bored:
            told.append("-")
        elif side.eyes[space] == ALL_EYES:
            told.append(name)
        else:
            told.append("?" + name)
    return told


def bored(match, nation):
    """How far the machine has come."""
    return int(_player(match, nation).bored)


def level(match, nation):
    """The deviation, 0 or below."""
    return -int(_player(match, nation).deviation)


def tracks(match, nation):
    """Upper and lower technology marker."""
    return tuple(int(n) for n in _player(match, nation).tracks)


def display(match):
    """The three displayed cards."""
    shown = match._rows[0].display
    return [tables.CARD_NAMES[card - 1] if card else None for card in shown]


def money(match, nation):
    """ECU cards."""
    return _cards(match, Lies.MONEY, nation)


def developed(match, nation):
    """Developed cards, with their tokens."""
    cards = match._rows[0].cards
    return {
        name: int(cards[_card(name)].tokens.sum()) for name in _cards(match, Lies.DEVELOPED, nation)
    }


def face_down(match, nation):
    """Developed cards that lie face down."""
    cards = match._rows[0].cards
    names = _cards(match, Lies.DEVELOPED, nation)
    return [name for name in names if cards[_card(name)].eyes != ALL_EYES]


def discard(match):
    """The discard pile."""
    return _cards(match, Lies.DISCARD)


def deck(match):
    """The draw deck."""
    return _cards(match, Lies.DECK)


def deviation_out(match):
    """Deviation cards in the discard pile."""
    flags = match._rows[0].deviation_out
    return sorted(n for n, out in zip(tables.DEVIATION_NAMES, flags, strict=True) if out)


def pending(match, nation):
    """The agenda card waiting for its penalty."""
    event = int(_player(match, nation).pending)
    return word_of(Event(event)) if event else None


def _events(flags):
    return sorted(word_of(Event(n)) for n in range(1, len(Event)) if flags[n])


def completed(match, nation):
    """Agenda cards done."""
    return _events(_player(match, nation).completed)


def agenda_deck(match):
    """Agenda cards not drawn yet."""
    return _events(match._rows[0].events_left)


def first(match):
    """Who holds the first player card."""
    return NATIONS[int(match._rows[0].first) ^ int(match._rows[0].nations)]


def mover(match):
    """Whose answer is awaited; None for chance or when it is over."""
    if match.seat is None or match.seat < 0:
        return None
    return NATIONS[match.seat ^ int(match._rows[0].nations)]


def passed(match):
    """Who has passed."""
    return sorted(nation for nation in NATIONS if _player(match, nation).passed)


def allowed(match, nation):
    """How many discs a player may have."""
    return int(allowed_discs(match._rows[0], seat_of(match, nation)))


def rounds(match):
    """Completed rounds."""
    return int(match._rows[0].rounds)


def points(match, nation):
    """The total as it would be scored now."""
    return int(score.total_points(match._rows[0], seat_of(match, nation)))


def sheet(match, nation):
    """The parts of the score."""
    return match.score_sheet[seat_of(match, nation)]


# --- playing


def answer(match, *moves):
    """Play several moves."""
    for move in moves:
        match.play(move)


def discs(match, *colours):
    """Draw discs from the bag."""
    for colour in colours:
        match.play(f"disc colour={colour}")


def walk(seed, **options):
    """A random match, at every question to a seat. Passing is rare, so that it gets somewhere."""
    match = Match("channel-1987", seed=seed, options=options)
    rng = random.Random(seed)
    while not match.over:
        yield match
        moves = match.moves
        if "pass" in moves and len(moves) > 1 and rng.random() < 0.9:
            moves = [move for move in moves if move != "pass"]
        match.play(rng.choice(moves))


def random_match(seed, **options):
    """A finished random match."""
    *_, match = walk(seed, **options)
    return match
