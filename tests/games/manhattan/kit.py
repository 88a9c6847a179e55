"""Positions of The Manhattan Project for tests, and ways to read the table. Players go by name."""

import random

import numpy as np

from tests.games.positions import Said, listed
from tunnelier import Match
from tunnelier.core.agenda import CHANCE, answered
from tunnelier.core.codec import word_of
from tunnelier.core.view import ALL_EYES
from tunnelier.games.manhattan import rules, state, tables
from tunnelier.games.manhattan.score import points
from tunnelier.games.manhattan.state import DECK, MARKET, NOBODY, PACKET, Lies
from tunnelier.games.manhattan.tables import CODES, TYPES, Colour, Good, Space, Takes, Worker
from tunnelier.games.manhattan.text import workers_on

PLAYERS = tables.PLAYERS
PRICES = tables.PRICES
OUT_OF_THE_BOX = -9
GOODS = ("money", "yellowcake", "uranium", "plutonium", "fighters", "bombers")
SYMBOLS = {
    Takes.ANY: "?",
    Takes.ENGINEERS: "E",
    Takes.SCIENTISTS: "S",
    Takes.ENGINEER_OR_SCIENTIST: "E/S",
    Takes.ENGINEER_AND_SCIENTIST: "E+S",
}


def _site(site):
    symbol = SYMBOLS[Takes(int(site.takes))]
    return {
        "workers": symbol if len(symbol) > 1 else symbol * int(site.workers),
        "money": int(site.cost[Good.MONEY]),
        "yellowcake": int(site.cost[Good.YELLOWCAKE]),
        "uranium": int(site.cost[Good.URANIUM]) or int(site.burns),
        "either": bool(site.either),
        "makes": {word_of(good): int(site.makes[good]) for good in Good if site.makes[good]},
        "others_money": int(site.others[Good.MONEY]),
        "others_yellowcake": int(site.others[Good.YELLOWCAKE]),
        "bribe": int(site.bribe),
    }


SPACES = {word_of(space): _site(tables.SITES[space]) for space in Space}
BUILDINGS = {
    name: {
        **_site(tables.SITES[tables.SPACES + number]),
        "kind": word_of(tables.BUILDING_KINDS[number]),
        "starter": tables.IS_STARTER[number],
    }
    for number, name in enumerate(tables.BUILDING_NAMES)
}
BOMBS = {
    name: {
        "fuel": word_of(Good(int(card.fuel))),
        **{key: int(card[key]) for key in tables.BombCard.fields if key != "fuel"},
    }
    for name, card in zip(tables.BOMB_NAMES, tables.BOMB_CARDS, strict=True)
}


# --- positions


def _seat(player):
    return PLAYERS.index(player)


def _building(name):
    return tables.BUILDING_NAMES.index(name)


def _bomb(name):
    return tables.BOMB_NAMES.index(name)


def _blank(players, options):
    """A followed match with nothing dealt and nothing asked."""
    match = Match("manhattan", players, follow=True, options=options)
    s = match._rows[0]
    while s.depth:
        answered(s)
    for seat in range(players):
        s.players[seat].goods[:] = 0
        s.players[seat].supply[:] = 0
    s.recruits = 0
    return match, s


def _fetch(s, colour, worker):
    """Take a worker that is put somewhere out of the general supply, or out of the reckoning."""
    if colour == Colour.GREY:
        s.grey[worker] -= 1
    elif worker != Worker.LABORER:
        s.players[colour].untrained[worker] -= 1


def commas(codes):
    """Workers as the text of a position lists them."""
    return ",".join(codes.split())


def _put(s, workers, seat, codes):
    """Workers onto a supply, a building, a bomb or a token."""
    for code in listed(codes):
        kind = CODES.index(code)
        workers[kind] += 1
        _fetch(s, Colour.GREY if kind >= TYPES else seat, kind % TYPES)


def position(text=""):
    """A followed match at the start of the mover's turn; what is not named is empty or 0.

    The text (see tests/games/positions.py) has players, the spaces of the main board with who
    stands there, buildings and bombs for records:

        bribe=3; red: money=5 supply=l,e buildings=11; mine-2: red:l gl; bomb 15: built=red loaded

    Laborers that it does not name stand on Construction; decks are what is left.
    """
    said = Said(text, of_words=SPACES)
    players = int(said.take("", "players", 3))
    options = {
        "pacts": said.take("", "pacts", "auto"),
        "turn_limit": said.take("", "turn_limit", "200"),
    }
    match, s = _blank(players, options)
    for space in Space:
        _stand(s, space, said.records.pop(word_of(space), ()))
    _lay_buildings(s, said)
    _lay_bombs(s, players, said)
    for player in PLAYERS[:players]:
        _put_player(s, player, said)
    s.bribe = int(said.take("", "bribe", 0))
    s.first = _seat(said.take("", "first", "red"))
    s.mover = _seat(said.take("", "mover", "red"))
    s.turns = int(said.take("", "finished_turns", 0))
    said.refuse_the_rest()
    rules.settle(s)
    return match


def _put_player(s, player, said):
    seat = _seat(player)
    me = s.players[seat]
    for good, name in enumerate(GOODS):
        me.goods[good] = int(said.take(player, name, 0))
    me.spies = int(said.take(player, "spies", 0))
    token = said.take(player, "token", None)
    if token is not None:
        me.token = int(token)
        s.tested += 1
    _put(s, me.token_workers, seat, said.take(player, "token_workers"))
    _put(s, me.supply, seat, said.take(player, "supply", "l,l,l,l"))
    _rest_on_construction(s, seat)


def _stand(s, space, words):
    """Workers on the main board: `red:l gl`; a player's name holds for what follows it."""
    for word in words:
        player, _, code = word.rpartition(":")
        kind = CODES.index(code)
        colour = Colour.GREY if kind >= TYPES else _seat(player)
        rules.placing.stand(s, space, colour, kind % TYPES)
        _fetch(s, colour, kind % TYPES)


def _rest_on_construction(s, seat):
    """Laborers that nobody named stand on Construction: they are never in the general supply."""
    named = int(s.players[seat].supply[0]) + int(s.crowd[TYPES * seat])
    named += sum(socket.colour == seat and socket.worker == 0 for socket in s.sockets)
    named += sum(int(b.workers[0]) for b in s.buildings if b.user == seat)
    s.crowd[TYPES * seat] += 4 - named


def _lay_buildings(s, said):
    for seat, player in enumerate(PLAYERS):
        for name in listed(said.take(player, "buildings")):
            s.buildings[_building(name)].owner = seat
            s.players[seat].owned += 1
    for building, name in zip(s.buildings, tables.BUILDING_NAMES, strict=True):
        where = f"building {name}"
        building.damage = int(said.take(where, "damage", 0))
        workers = said.take(where, "workers", None)
        if workers is not None:
            user = said.take(where, "user", None)
            building.user = building.owner if user is None else _seat(user)
            _put(s, building.workers, building.user, workers)
    free = [name for name in tables.BUILDING_NAMES if s.buildings[_building(name)].owner == DECK]
    market = said.take("", "market", ",".join(free[: tables.SLOTS]))
    for slot, name in enumerate(market.split(",")):
        if name:
            s.buildings[_building(name)].owner = MARKET
            s.market[slot] = _building(name) + 1
    deck = [n for n, b in enumerate(s.buildings) if b.owner == DECK and not tables.IS_STARTER[n]]
    deck = deck[: int(said.take("", "building_deck", len(deck)))]
    for number, building in enumerate(s.buildings):
        if building.owner == DECK and number not in deck:
            building.owner = OUT_OF_THE_BOX


def _lay_bombs(s, players, said):
    def lay(name, lies, holder=NOBODY, eyes=ALL_EYES):
        bomb = s.bombs[_bomb(name)]
        bomb.lies, bomb.holder, bomb.eyes = lies, holder, eyes
        s.deck -= 1

    for seat, player in enumerate(PLAYERS):
        for name in listed(said.take(player, "hand")):
            lay(name, Lies.DRAFTED, seat, 1 << seat)
            s.players[seat].hand += 1
    for name in tables.BOMB_NAMES:
        bomb, where = s.bombs[_bomb(name)], f"bomb {name}"
        builder, loaded = said.take(where, "built"), int(said.take(where, "loaded", 0))
        if builder:
            lay(name, Lies.BUILT, _seat(builder))
            s.players[_seat(builder)].built += 1
            bomb.loaded = loaded
            _put(s, bomb.workers, _seat(builder), said.take(where, "workers"))
    for order, name in enumerate(listed(said.take("", "under"))):
        lay(name, Lies.UNDER)
        s.under[order] = _bomb(name) + 1
    s.closed = int(said.take("", "closed", 0))
    free = [name for name in tables.BOMB_NAMES if s.bombs[_bomb(name)].lies == Lies.DECK]
    row = listed(said.take("", "row", "" if s.closed else ",".join(free[: players + 1])))
    for name in row:
        lay(name, Lies.ROW)
    left = [name for name in free if name not in row]
    for name in left[int(said.take("", "bomb_deck", len(left))) :]:
        lay(name, Lies.DRAFTED, OUT_OF_THE_BOX)


# --- reading the table


def _row(match, viewer=None):
    return match._rows[0] if viewer is None else seen(match, viewer)


def seen(match, viewer):
    """The row as a player (None: a spectator) sees it."""
    return match.row_seen_by(None if viewer is None else _seat(viewer))


def _codes(workers):
    return " ".join(code for code, n in zip(CODES, workers, strict=True) for _ in range(int(n)))


def _player(match, player):
    return match._rows[0].players[_seat(player)]


def supply(match, player):
    """Workers in a player's supply."""
    return _codes(_player(match, player).supply)


def untrained(match, player):
    """A player's own workers in the general supply."""
    return _codes([*_player(match, player).untrained, 0, 0, 0])


def grey(match):
    """Contractors in the general supply."""
    return _codes([0, 0, 0, *match._rows[0].grey])


def on(match, space):
    """Workers on a space of the main board."""
    there = workers_on(match._rows[0], Space[space.upper().replace("-", "_")])
    return " ".join(
        CODES[TYPES + worker] if colour == Colour.GREY else f"{word_of(colour)}:{CODES[worker]}"
        for colour, worker in sorted(there)
    )


def on_building(match, name):
    """Workers on a building, `red:l gl`."""
    building = match._rows[0].buildings[_building(name)]
    codes = _codes(building.workers)
    own = building.user != NOBODY and int(sum(building.workers[:TYPES])) > 0
    return f"{PLAYERS[building.user]}:{codes}" if own else codes


def on_bomb(match, name):
    """Workers on a built bomb."""
    return _codes(match._rows[0].bombs[_bomb(name)].workers)


def on_token(match, player):
    """Workers on a test token."""
    return _codes(_player(match, player).token_workers)


def _good(good):
    def read(match, player):
        return int(_player(match, player).goods[good])

    return read


money = _good(Good.MONEY)
yellowcake = _good(Good.YELLOWCAKE)
uranium = _good(Good.URANIUM)
plutonium = _good(Good.PLUTONIUM)
fighters = _good(Good.FIGHTERS)
bombers = _good(Good.BOMBERS)


def spies(match, player):
    """A player's spies."""
    return int(_player(match, player).spies)


def bribe(match):
    """The bribe pile."""
    return int(match._rows[0].bribe)


def _buildings(match, owner):
    rows = match._rows[0].buildings
    return [name for name, b in zip(tables.BUILDING_NAMES, rows, strict=True) if b.owner == owner]


def buildings(match, player):
    """A player's buildings."""
    return _buildings(match, _seat(player))


def damage(match, name):
    """Damage on a building."""
    return int(match._rows[0].buildings[_building(name)].damage)


def market(match):
    """The seven slots."""
    return [tables.BUILDING_NAMES[n - 1] if n else None for n in map(int, match._rows[0].market)]


def building_deck(match):
    """Buildings in the deck."""
    return _buildings(match, DECK)


def _bombs(match, *lies, holder=None, viewer=None):
    cards = _row(match, viewer).bombs
    return [
        name
        for name, card in zip(tables.BOMB_NAMES, cards, strict=True)
        if card.lies in lies and (holder is None or card.holder == holder)
    ]


def row(match):
    """Face-up bombs."""
    return _bombs(match, Lies.ROW)


def bomb_deck(match):
    """Bombs in the deck, tested ones too."""
    return _bombs(match, Lies.DECK, Lies.UNDER)


def under(match):
    """Tested bombs under the deck, in order."""
    return [tables.BOMB_NAMES[n - 1] for n in map(int, match._rows[0].under) if n]


def packet(match, viewer=None):
    """Bombs being passed round, as far as the viewer sees them."""
    return _bombs(match, Lies.DRAFTED, holder=PACKET, viewer=viewer)


def hand(match, player, viewer=None):
    """Bombs in a hand, as far as the viewer sees them."""
    return _bombs(match, Lies.DRAFTED, holder=_seat(player), viewer=viewer)


def hand_size(match, player, viewer=None):
    """How many bombs a player holds."""
    return int(_row(match, viewer).players[_seat(player)].hand)


def built(match, player):
    """Built bombs of a player."""
    return _bombs(match, Lies.BUILT, holder=_seat(player))


def loaded(match, player):
    """Loaded bombs of a player."""
    cards = match._rows[0].bombs
    return [name for name in built(match, player) if cards[_bomb(name)].loaded]


def token(match, player):
    """The value of a player's test token."""
    value = int(_player(match, player).token)
    return None if value < 0 else value


def tokens_left(match):
    """Test tokens nobody has."""
    s = match._rows[0]
    return sorted(int(n) for n in tables.TOKENS[s.seats, s.tested : s.seats])


def closed(match):
    """Whether Design Bomb is closed."""
    return bool(match._rows[0].closed)


def score(match, player):
    """A player's score now."""
    return int(points(match._rows[0], _seat(player)))


def target(match):
    """Points that win."""
    return tables.TARGETS[match.players]


def mover(match):
    """Whose turn it is."""
    return PLAYERS[int(match._rows[0].mover)]


def asked(match):
    """Who must answer."""
    if match.seat is None:
        return None
    return "chance" if match.seat == CHANCE else PLAYERS[match.seat]


def pacts(match):
    """Running pacts."""
    s = match._rows[0]
    return sorted(
        (PLAYERS[seat], PLAYERS[partner], form)
        for seat in range(match.players)
        for form, mask in (
            ("truce", int(s.players[seat].truce)),
            ("stand-down", int(s.players[seat].stand_down)),
        )
        for partner in range(match.players)
        if mask >> partner & 1
    )


def finished_turns(match):
    """Turns finished by all players together."""
    return int(match._rows[0].turns)


def census(match):
    """Every piece where it is."""
    return state.census(match._rows[0])


def box(match):
    """Every piece of the box."""
    return state.box(match._rows[0])


# --- playing


def answer(match, *moves):
    """Play several moves."""
    for move in moves:
        match.play(move)


def send(match, codes):
    """Send workers, if it is asked which."""
    if match.question["name"] == "workers":
        match.play("send " + "+".join(sorted(codes.split(), key=CODES.index)))


def walk(seed, players=2, most=150, **options):
    """A random match at every question to a seat, up to `most` of them."""
    match = Match("manhattan", players, seed=seed, options=options)
    rng = random.Random(seed)
    while not match.over and most:
        yield match
        match.play(rng.choice(match.moves))
        most -= 1


def random_match(seed, players=2, **options):
    """A finished random match."""
    *_, match = walk(seed, players, -1, **options)
    return match


class Imagined:
    """A table as a player thinks it may be, for the readers above."""

    def __init__(self, match, viewer, seed):
        game, seat = match.game, _seat(viewer)
        view = match.row_seen_by(seat)
        self._rows = game.imagine(view, seat, np.random.default_rng(seed))
        self.players = match.players


def imagined(match, viewer, seed):
    """One state that a player thinks possible."""
    return Imagined(match, viewer, seed)
