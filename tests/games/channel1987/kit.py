"""Positions of 1987 Channel Tunnel for tests, and ways to read the table. Nations go by name."""

import random

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


AT_THE_END = {
    "france": {
        "control-room-4": [],
        "extra-finance-a": [],
        "spain": [],
        "italy": [],
        "portugal": [],
        "european-speech": [],
    },
    "britain": {
        "topographical-1": ["yellow"],
        "topographical-2": ["black"],
        "topographical-3": ["black"],
        "greece": [],
        "ireland": [],
        "luxembourg": [],
        "netherlands": [],
        "political-duel": [],
        "media-relations": [],
    },
}
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


def _token(name):
    return Token[name.upper().replace("-", "_")]


def _card(name):
    return tables.CARD_NAMES.index(name)


def _blank(agenda, nations):
    """A followed match with nothing dealt and nothing asked."""
    match = Match("channel-1987", follow=True, options={"agenda": agenda, "nations": nations})
    s = match._rows[0]
    while s.depth:
        answered(s)
    return match, s


def _lay_tunnel(s, seat, tokens):
    tokens = [*tokens, *["?"] * (tables.LENGTH - len(tokens))]
    for space, token in enumerate(tokens):
        side = s.sides[seat]
        if token == "-":
            side.eyes[space] = ALL_EYES
            s.players[seat].bored += 1
        elif token == "?":
            side.eyes[space] = 0
        elif token.startswith("?"):
            side.tokens[space] = _token(token[1:])
            side.eyes[space] = 1 << seat
        else:
            side.tokens[space] = _token(token)
            side.eyes[space] = ALL_EYES


def _arrange(
    match,
    s,
    *,
    areas=None,
    spaces=None,
    tunnel=None,
    stored=None,
    display=("belgium", "denmark", "greece"),
    money=None,
    developed=None,
    deviation=None,
    deviation_out=(),
    tracks=None,
    pending=None,
    completed=None,
    first="britain",
    passed=(),
    discard=(),
    gone=(),
    used=(),
    rounds=0,
    agenda_gone=(),
):
    """Put everything where a test wants it; what is not named stays in bag and decks."""
    for nation in NATIONS:
        seat = seat_of(match, nation)
        me = s.players[seat]
        _lay_tunnel(s, seat, (tunnel or {}).get(nation, ["black"]))
        for colour, number in (areas or {}).get(nation, {}).items():
            me.area[COLOURS.index(colour)] = number
        for colour in (stored or {}).get(nation, ()):
            me.stored[COLOURS.index(colour)] += 1
        me.deviation = -(deviation or {}).get(nation, 0)
        me.tracks[:] = (tracks or {}).get(nation, (0, 0))
        me.passed = nation in passed
        for name in (completed or {}).get(nation, ()):
            event = Event[name.upper().replace("-", "_")]
            me.completed[event] = 1
            s.events_left[event] = 0
        name = (pending or {}).get(nation)
        if name:
            me.pending = Event[name.upper().replace("-", "_")]
            s.events_left[me.pending] = 0
        for name in (money or {}).get(nation, ()):
            gain_money(s, seat, _card(name))
        for name, tokens in (developed or {}).get(nation, {}).items():
            _develop(s, seat, _card(name), tokens)
    for name in agenda_gone:
        event = Event[name.upper().replace("-", "_")]
        s.events_left[event], s.events_gone[event] = 0, 1
    for where, (colour, number) in (spaces or {}).items():
        space = s.spaces[SPACES.index(where)]
        space.colour, space.discs = COLOURS.index(colour), number
    for slot, name in enumerate(display):
        if name:
            put(s, _card(name), Lies.DISPLAY, slot)
            s.display[slot] = _card(name) + 1
    for name in discard:
        put(s, _card(name), Lies.DISCARD, 0)
    for name in used:
        s.cards[_card(name)].used = 1
    for colour in gone:
        s.gone[COLOURS.index(colour)] += 1
    for name in deviation_out:
        s.deviation_out[tables.DEVIATION_NAMES.index(name)] = 1
    s.first = seat_of(match, first)
    s.rounds = rounds
    _fill_bag(s)
    _count_out(s)


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
    away = [int(n) for n in s.gone]
    for colour in Colour:
        away[colour] += sum(int(s.players[seat].stored[colour]) for seat in range(2))
        away[colour] += sum(int(card.tokens[colour]) for card in s.cards)
    for colour in Colour:
        for _ in range(away[colour]):
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


def position(mover="britain", last_turn="", agenda="off", nations="standard", **arranged):
    """A followed match at `mover`'s turn, in the middle of a round."""
    match, s = _blank(agenda, nations)
    _arrange(match, s, **arranged)
    s.mover = seat_of(match, mover)
    rival = NATIONS[1 - NATIONS.index(mover)]
    before = rival if last_turn == "" else last_turn
    s.last_turn = -1 if before is None else seat_of(match, before)
    s.next = Next.TURN
    ask(s, rules.Ask.TURN, s.mover)
    return match


def round_start(agenda="off", nations="standard", **arranged):
    """A followed match at the very beginning of a round: nothing drawn yet."""
    match, s = _blank(agenda, nations)
    _arrange(match, s, **arranged)
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
