"""Nothing that can be downloaded during a match tells one hidden outcome from another.

Hidden lines of a random match are replaced by every other outcome that was possible and that looks
the same to somebody at the table. What the service sends them must be the same, byte for byte:
else they could find the true outcome by trying all of them.
"""

import io
import json
import random
import re
import zipfile

import pytest
from sqlalchemy import select

from tests import often
from tests.web.kit import Person
from tunnelier import Match
from tunnelier.core.agenda import CHANCE
from tunnelier.games import load, meta, names
from tunnelier.play.proof import verify
from tunnelier.web.door.people import COOKIE, fingerprint
from tunnelier.web.keeping.store import Event, Table
from tunnelier.web.keeping.written import Written
from tunnelier.web.playing import tables
from tunnelier.web.playing.tables import Sitter, Terms

ANSWERS = 12
"""So many answers are given to what is asked."""
LINES = often(3)
"""So many hidden lines are tried for every seat."""
PAGES = often(1)
"""For so many outcomes all pages are asked for too: that takes longer."""

SECRETIVE = [
    (name, players)
    for name in names()
    if load(name).State.secretive
    for players in meta(name).seats
]
OPEN = ("manhattan", 2)
"""Three bombs lie open, two are kept and one is left over: each knows what the other has."""


def in_its_midst(game, players):
    """Random matches that go on: as soon as something was hidden, and when more is.

    What comes long after the beginning is played from a position just before it.
    """
    rng, whole = random.Random(players), Match(game, players)
    while not whole.over:
        whole.play(rng.choice(whole.actions))
    first = hidden_from(whole, None)[0]
    begins = first - 1 if first > ANSWERS else 0
    match = Match.at(whole.rows_at(begins), game) if begins else Match(game, players)
    hidden = 0
    for _ in range(ANSWERS):
        ahead = match.copy()
        ahead.play(rng.choice(ahead.actions))
        if ahead.over:  # then everything may be downloaded
            break
        match = ahead
        if not hidden and (hidden := len(hidden_from(match, None))):
            yield match.copy()
    yield match


def hidden_from(match, viewer):
    """The numbers of the lines that somebody has not seen."""
    return [each.number for each in match.log if not match.seen(each.number, viewer)]


def others(match, number, viewer):
    """Matches that differ in a hidden line, and in nothing that somebody has seen of them."""
    actions, entry = match.game.actions, match.log[number - 1]
    if entry.seat == CHANCE:
        possible = match.odds_before(number)
    else:
        possible = match.game.legal(match.rows_at(number - 1))
    if match.start is None:
        before = Match(match.game, match.players, options=match.options, follow=True)
    else:
        before = Match.at(match.rows_at(0), match.game, follow=True)
    for each in match.log[: number - 1]:
        before.replay(each.move, each.forced)
    for action in possible:
        twin = before.copy()
        if actions.text(action) != entry.move and fits(match, twin, action, viewer):
            twin.follow, twin.pledges = False, match.pledges
            yield twin


def fits(match, twin, action, viewer):
    """Whether a match goes on after an action as another did, as far as somebody could see."""
    twin.replay(twin.game.actions.text(action))
    for entry in match.log[twin.count - 1 :]:
        if entry.number > twin.count:
            if twin.seat != entry.seat or twin.why(entry.move) is not None:
                return False
            twin.replay(entry.move, entry.forced)
        here, there = (each.row_at(entry.number, viewer) for each in (match, twin))
        if here.tobytes() != there.tobytes():
            return False
        if match.seen(entry.number, viewer) != twin.seen(entry.number, viewer):
            return False
    return True


def seated(app, people):
    """Who sits at a table that is opened without a form."""
    guests = [app.state.signer.guest(each.http.cookies[COOKIE]) for each in people]
    return [Sitter(guest=fingerprint(guest)) for guest in guests]


def write(app, table, match):
    """Have the database say that another match was played at a table."""
    with app.state.keeper.store.session() as session:
        event = session.scalars(select(Event).where(Event.table == table)).one()
        event.lines = Written.of(match).lines


def exported(person):
    """All files of somebody's export, but for when they were here."""
    answer = person.get("/account/data.zip")
    files = zipfile.ZipFile(io.BytesIO(answer.content))
    told = {name: files.read(name).decode() for name in files.namelist()}
    return told | {"data.json": json.loads(told["data.json"]) | {"page": None}}


def pages(app, person, table):
    """What pages, scripts and programs are told, without what is new on every page."""
    app.state.keeper.forget(app.state.keeper.live(table))
    state = person.state(f"/t/{table}")
    del state["overdue_in"]  # it gets less
    last = state["log"][-1]["number"]
    paths = ("", f"/replay?move={last}", f"/replay?move={last // 2}", f"/story?after={last // 2}")
    shown = [person.get(f"/t/{table}{path}") for path in paths]
    shown.append(person.get(f"/api/tables/{table}"))
    assert {each.status_code for each in shown} == {200}
    told = [re.sub(r'value="[pu][\w-]{8,}"', "", each.text) for each in shown]
    return state, told, [{**each.headers, "x-request-id": ""} for each in shown]


@pytest.mark.parametrize(("game", "players"), SECRETIVE)
def test_nothing_sent_tells_one_hidden_outcome_from_another(app, game, players):
    """Exports, pages, what scripts and programs are told: for all who sit there."""
    app.state.accounts.exports.most = 10**6
    app.state.keeper.ready(game)
    people = [Person(app) for _ in range(players)]
    tried = 0
    for match in in_its_midst(game, players):
        table = app.state.keeper.play_on(match, seated(app, people), Terms("en")).id
        tried += sum(compared(app, people, table, match))
    assert tried or (game, players) == OPEN


def compared(app, people, table, match):
    """Of each seat: with how many other outcomes its downloads were compared."""
    rng = random.Random(match.players)
    for seat, person in enumerate(people):
        true, shown, tried = exported(person), pages(app, person, table), 0
        assert f"tables/{table}.txt" in true
        hidden = hidden_from(match, seat)
        for number in rng.sample(hidden, min(LINES, len(hidden))):
            for twin in others(match, number, seat):
                write(app, table, twin)
                assert exported(person) == true, (seat, number)
                if tried < PAGES:
                    assert pages(app, person, table) == shown, (seat, number)
                tried += 1
        write(app, table, match)
        yield tried


def test_a_frozen_table_tells_no_hidden_outcome_either(app, ada, bob, monkeypatch):
    """Neither its record, nor what programs are told of why it is frozen: it may thaw one day."""
    monkeypatch.setattr(tables, "TRIED_AGAIN", 0.0)
    keeper, match = app.state.keeper, Match("cave-in", 2)
    table = keeper.play_on(match, seated(app, [ada, bob]), Terms("en")).id
    keeper.forget(keeper.live(table))
    with keeper.store.session() as session:
        kept = session.get_one(Table, table)
        header, kept.header = kept.header, kept.header.replace("players: 2", "players: 3")
    record = ada.get(f"/t/{table}/match.txt").text
    assert "1 chance (not for everyone)" in record and "~" not in record
    for twin in others(match, 1, 1):
        write(app, table, twin)
        assert bob.get(f"/t/{table}/match.txt").text == record
    with keeper.store.session() as session:
        session.get_one(Table, table).header = header
        event = session.scalars(select(Event).where(Event.table == table)).one()
        event.lines = [line[:-1] + ("1" if line.endswith("0") else "0") for line in event.lines]
        mark = event.lines[0][-8:]
    told = bob.get(f"/api/tables/{table}")
    assert told.status_code == 409 and "frozen" in told.json()["said"]
    assert mark in keeper.store.table(table).frozen and mark not in told.text


def test_who_joins_from_a_position_is_not_handed_it_out(app, ada, bob):
    """It is written with all that it hides; who set it up knows that, and nobody else."""
    match = Match.at(Match("cave-in", 2).rows, "cave-in")
    table = app.state.keeper.play_on(match, seated(app, [ada, bob]), Terms("en")).id
    assert "from players" in app.state.keeper.live(table).table.header
    assert "\nfrom " not in exported(bob)[f"tables/{table}.txt"]


def test_what_is_over_is_handed_out_whole(app, ada):
    """With every hidden line, its fingerprints, and the secret: it can be proven."""
    table = ada.open("cave-in", "novice")
    while not ada.wait(table)["over"]:
        ada.play(table)
    text = exported(ada)[f"tables/{table[3:]}.txt"]
    assert text == app.state.keeper.live(table[3:]).match.save() and verify(text).proven
