"""Several processes on one PostgreSQL: any serves any table, and all see the same."""

import math
import os
import shutil
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from datetime import timedelta

import pytest

from tests.docs.coverage import ROOT
from tests.patience import until
from tests.web.kit import PATIENCE, Person, later, named, not_compiling, said, service
from tests.web.traffic import Line
from tunnelier.web import think
from tunnelier.web.app import make_app
from tunnelier.web.door import wire
from tunnelier.web.door.people import Signer
from tunnelier.web.keeping import store
from tunnelier.web.keeping.files import ALONE, Unusable, apart
from tunnelier.web.keeping.store import Store
from tunnelier.web.playing import questions
from tunnelier.web.playing.live import FIRST
from tunnelier.web.playing.questions import Hand
from tunnelier.web.playing.tables import Keeper, Sitter, Stale, Terms

PEOPLE = [Sitter("Ada", "ada", "by-a"), Sitter("Bob", "bob", "by-b")]


@contextmanager
def keepers(url, threads=None, pace=0.0):
    """Those who keep the tables of processes on one database: two, or one with so many threads."""
    with ExitStack() as closing:
        kept = []
        for _ in range(2 if threads is None else 1):
            store = Store(url)
            kept.append(Keeper(store, pace, threads))
            closing.callback(store.close)
            closing.callback(kept[-1].close)
        kept[0].ready("cave-in")
        yield kept


def heard(live):
    """How often somebody who listens to a table is told."""
    told = []
    live.listeners.add(lambda: told.append(live.version))
    return told


def test_people_at_two_processes_play_at_one_table(two):
    ada, bob = map(Person, two)
    table = ada.open("cave-in", "open")
    assert bob.post(f"{table}/sit", number=1, name="Bob").status_code == 303
    for _ in range(4):
        asked = ada.state(table)["asked"]
        mover, other = (ada, bob) if asked == 0 else (bob, ada)
        version = mover.play(table).json()["version"]
        assert other.state(table)["version"] == version  # at once, not soon
    assert ada.post(f"{table}/say", text="Well dug!").status_code == 303
    assert [each["text"] for each in bob.state(table)["remarks"]] == ["Well dug!"]
    for path in ("/t/a%00b", "/player/a%00b", "/api/tables/a%00b"):
        assert ada.get(path).status_code == 422, "no name that PostgreSQL could look for"
    mover = ada if ada.state(table)["asked"] == 0 else bob
    assert mover.play(table, key="a\0b").status_code == 422 and mover.play(table).status_code == 200
    assert bob.post(f"{table}/name", name="Robert").status_code == 303
    assert ada.state(table)["seats"][1]["name"] == "Robert"
    assert ada.state(table)["pulse"] == bob.state(table)["pulse"]


def test_an_answer_taken_back_is_taken_back_everywhere(two):
    ada, bob = map(Person, two)
    table = ada.open("cave-in", "open")
    bob.post(f"{table}/sit", number=1, name="Bob")
    before = bob.state(table)["log"]
    assert ada.play(table, "take 1").status_code == 200
    assert bob.state(table)["log"] != before
    version = ada.state(table)["version"]
    assert ada.post(f"{table}/undo", page=False, version=version, key="u").status_code == 200
    assert bob.state(table)["log"] == before and bob.state(table)["asked"] == 0


def test_who_listens_at_another_process_is_told(url):
    with keepers(url) as (one, other):
        live = one.open("cave-in", PEOPLE, {}, Terms("en"))
        far = other.live(live.id)
        told = heard(far)
        version = one.play(live, 0, "take 1", live.version, "k", "en")
        until(lambda: version in told)
        assert far.match.log == live.match.log and far.asked == live.asked
        one.say(live, 0, "hello")
        until(lambda: [each.text for each in far.remarks] == ["hello"])
        one.delete(live)
        until(lambda: far.lost)
        with pytest.raises(KeyError):
            other.live(live.id)


def test_a_table_that_somebody_else_has_just_loaded_is_shown_as_it_is_now(url, monkeypatch):
    """Even if they read it a moment ago, before it was changed."""
    with keepers(url) as (one, other):
        live = one.open("cave-in", PEOPLE, {}, Terms("en"))
        load = other._load

        def slowly(name):
            other._keep(load(name))
            one.play(live, 0, "take 1", live.version, "k", "en")
            return load(name)

        monkeypatch.setattr(other, "_load", slowly)
        assert other.live(live.id).version == live.version > FIRST


def test_of_two_answers_one_is_second_and_both_hear_the_same(url):
    """Whoever comes second reads what came first, and is asked anew; nobody is thrown out."""
    with keepers(url) as kept, ThreadPoolExecutor() as threads:
        live = kept[0].open("cave-in", PEOPLE, {}, Terms("en"))
        lives = [each.live(live.id) for each in kept]

        def answer(keeper, at, key):
            try:
                return keeper.play(at, at.asked, "take 1", version, key, "en")
            except Stale:
                return None

        while not live.over:
            version = live.version
            keys = [f"first-{version}", f"second-{version}"]
            taken = list(threads.map(answer, kept, lives, keys))
            assert sorted(taken, key=str) == [version + 1, None]
            assert [kept[k].live(live.id) for k in range(2)] == lives
            assert not any(each.lost for each in lives)
            assert {each.version for each in lives} == {version + 1}
        assert lives[0].match.log == lives[1].match.log
        assert lives[0].match.scores == lives[1].match.scores


def test_the_same_answer_given_to_two_processes_counts_once(url):
    with keepers(url) as kept, ThreadPoolExecutor() as threads:
        live = kept[0].open("cave-in", PEOPLE, {}, Terms("en"))
        lives = [each.live(live.id) for each in kept]

        def answer(keeper, at):
            return keeper.play(at, 0, "take 1", FIRST, "mine", "en")

        assert list(threads.map(answer, kept, lives)) == [FIRST + 1] * 2
        assert len(kept[0].store.since(live.id).events) == 2


def test_a_rematch_asked_for_at_two_processes_is_one_table(url):
    with keepers(url) as kept, ThreadPoolExecutor() as threads:
        live = kept[0].open("cave-in", PEOPLE, {}, Terms("en"))
        while not live.over:
            kept[0].play(live, live.asked, "take 1", live.version, f"k{live.version}", "en")
        lives = [each.live(live.id) for each in kept]
        found = set(threads.map(lambda keeper, at: keeper.rematch(at), kept, lives))
        assert len(found) == 1
        assert set(kept[0].store.open_tables()) == found


def test_what_was_not_heard_is_found(url, postgres):
    """Whoever listens is hung up on, again and again; nothing is missed for it."""
    with keepers(url) as (one, other):
        live = one.open("cave-in", PEOPLE, {}, Terms("en"))
        told = heard(other.live(live.id))
        for number in range(4):
            postgres.say("postgres", HANG_UP)
            live = one.live(live.id)
            version = one.play(live, live.asked, "take 1", live.version, f"k{number}", "en")
            until(lambda version=version: version in told)


HANG_UP = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE query LIKE 'LISTEN%' AND pid != pg_backend_pid()
"""


def test_time_is_the_same_for_all(url, tmp_path):
    """Whoever was awake for longest is right: nobody is late for one process alone."""
    with service(tmp_path, url=url) as one, service(tmp_path, url=url) as other:
        later(one, 500)
        until(lambda: other.state.keeper.awake() > 500)
        assert abs(one.state.keeper.awake() - other.state.keeper.awake()) < 400


def test_a_release_that_wants_a_database_for_itself_has_it_for_itself(url):
    """Those before knew of no others, and told nobody of changes."""
    store = Store(url)
    alone = apart(store.engine)
    take = f"SELECT pg_try_advisory_lock({ALONE})"
    assert not alone.exec_driver_sql(take).scalar()
    store.close()
    until(lambda: alone.exec_driver_sql(take).scalar())  # the server takes a moment to notice
    with pytest.raises(Unusable, match="in use by another service"):
        Store(url)
    alone.close()
    until(lambda: opens(url))


def opens(url):
    """Whether a process may use a database."""
    with suppress(Unusable):
        Store(url).close()
        return True
    return False


def test_many_may_start_at_once(url):
    """One of them makes the tables of the database."""
    with ThreadPoolExecutor(4) as threads:
        for store in list(threads.map(Store, [url] * 4)):
            store.close()


@pytest.fixture
def line(url, postgres, tmp_path):
    """The address of a database by way of a line, and that line."""
    opened = Line(postgres.port)
    yield postgres.url(named(tmp_path), opened.port), opened
    opened.close()


def lose(line):
    """Nobody is reached by it any more."""
    line.to = 1
    line.cut()


def test_a_database_that_is_lost_while_a_service_starts_is_said_in_a_sentence(
    line, tmp_path, caplog
):
    far, between = line
    app = make_app(far, tmp_path / "key")
    lose(between)
    with pytest.raises(Unusable, match="cannot be used") as why:
        wire.run(app, "127.0.0.1", 0)
    assert "\n" not in str(why.value) and "Traceback" not in caplog.text


def test_a_database_that_is_lost_while_somebody_begins_to_think_is_said_so(line, monkeypatch):
    """They take it, and have the games compiled, before they ask it anything."""
    far, between = line
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(think, "warm_up", lambda: lose(between))
    with pytest.raises(Unusable, match="cannot be used"):
        think.think(far, 0.0, 1)


def test_processes_that_start_at_once_sign_with_one_key(tmp_path):
    with ThreadPoolExecutor(8) as threads:
        signers = list(threads.map(Signer.kept_in, [tmp_path / "key"] * 8))
    assert len({signer.proof("ada") for signer in signers}) == 1
    assert [each.name for each in tmp_path.iterdir()] == ["key"]


def test_it_is_counted_what_is_asked_of_bots_in_all_processes(tmp_path, url):
    with service(tmp_path, url=url, thinkers=0) as app:
        app.state.keeper.ready("cave-in")
        app.state.keeper.open("cave-in", [Sitter(bot="novice")] * 2, {}, Terms("en"))
        text = app.state.meter.text().decode()
    assert 'tunnelier_bots{doing="asked"} 1.0' in text
    assert 'tunnelier_bots{doing="thinking"} 0.0' in text


# --- bots


def test_bots_think_in_any_process(url):
    """Where nobody thinks, bots do not answer; a process that comes takes what is asked."""
    with keepers(url, threads=0) as (idle,):
        live = idle.open("cave-in", [Sitter(bot="novice")] * 2, {}, Terms("en"))
        assert idle.store.count_questions() == 1 and live.thinking == live.asked
        with keepers(url, threads=1):
            until(lambda: idle.live(live.id).over and not idle.store.count_questions())
        assert idle.live(live.id).thinking is None
        assert len({event.key for event in idle.store.since(live.id).events}) == live.version


def test_a_question_is_held_by_one_and_taken_again_when_that_one_is_gone(url):
    with keepers(url, threads=0) as (idle,):
        live = idle.open("cave-in", [Sitter(bot="novice")] * 2, {}, Terms("en"))
        one, other = Hand(idle.store.engine), Hand(idle.store.engine)
        assert one.take() == (live.id, FIRST) and other.take() is None
        one.close()  # without a word, as whoever is killed
        until(lambda: other.take() == (live.id, FIRST))
        other.lay_down(done=False)
        assert other.take() == (live.id, FIRST)
        other.lay_down(done=True)
        assert other.take() is None
        other.close()


def test_whoever_holds_a_question_in_silence_loses_it(url, monkeypatch):
    """A process that hangs is not gone, but nobody waits for it."""
    monkeypatch.setattr(questions, "SILENCE", 1)
    with keepers(url, threads=0) as (idle,):
        live = idle.open("cave-in", [Sitter(bot="novice")] * 2, {}, Terms("en"))
        one, other = Hand(idle.store.engine), Hand(idle.store.engine)
        assert one.take() == (live.id, FIRST)
        until(lambda: other.take() == (live.id, FIRST))
        one.close()
        other.close()


def test_whoever_thinks_says_so_and_is_waited_for(url):
    """Silence is counted by the server, from when it last heard of them."""
    with keepers(url, threads=0) as (idle,), idle.store.engine.connect() as asking:
        asking = asking.execution_options(isolation_level="AUTOCOMMIT")
        live = idle.open("cave-in", [Sitter(bot="novice")] * 2, {}, Terms("en"))
        one, other = Hand(idle.store.engine), Hand(idle.store.engine)
        assert one.take() == (live.id, FIRST)
        holder = asking.exec_driver_sql(HOLDER).scalar_one()
        before = asking.exec_driver_sql(HEARD, (holder,)).scalar_one()
        one.sign_of_life()
        assert asking.exec_driver_sql(HEARD, (holder,)).scalar_one() > before
        assert other.take() is None
        one.close()
        other.close()


HOLDER = """
SELECT pid FROM pg_stat_activity WHERE datname = current_database()
AND state = 'idle in transaction' AND query LIKE '%%SKIP LOCKED%%'
"""
HEARD = """
SELECT state_change FROM pg_stat_activity WHERE pid = %s AND state = 'idle in transaction'
"""


def test_a_bot_that_thinks_holds_its_question_and_nothing_else(url, monkeypatch):
    """A release that comes meanwhile may change tables."""
    held = []

    def answer(*given):
        with idle.store.engine.connect() as asking:
            held.extend(asking.exec_driver_sql(HELD_WITH_QUESTIONS).scalars())
        return usual(*given)

    usual = questions.answer
    monkeypatch.setattr(questions, "answer", answer)
    with keepers(url, threads=0) as (idle,):
        live = idle.open("cave-in", [Sitter(bot="novice")] * 2, {}, Terms("en"))
        with keepers(url, threads=1):
            until(lambda: idle.live(live.id).over and not idle.store.count_questions())
    assert set(held) == {"questions"}


HELD_WITH_QUESTIONS = """
SELECT relname FROM pg_locks JOIN pg_class ON pg_class.oid = relation
WHERE relkind = 'r' AND pid IN (
    SELECT pid FROM pg_locks WHERE relation = 'questions'::regclass AND mode = 'RowShareLock'
)
"""


def test_a_release_that_changes_questions_gives_way_to_those_who_hold_them(
    url, tmp_path, monkeypatch
):
    """Else an answer would wait for the migration, and that for whoever answers."""
    folder = tmp_path / "migrations"
    shutil.copytree(store.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "next.py").write_text(NEXT.format(last=store.known_revisions()[0]))
    with keepers(url, threads=0) as (idle,), ThreadPoolExecutor() as threads:
        engine = idle.store.engine
        live = idle.open("cave-in", [Sitter(bot="novice")] * 2, {}, Terms("en"))
        hand = Hand(engine)
        assert hand.take() == (live.id, FIRST)
        monkeypatch.setattr(store, "MIGRATIONS", folder)
        migrating = threads.submit(store.migrate, engine)
        with engine.connect() as asking:
            asking = asking.execution_options(isolation_level="AUTOCOMMIT")
            until(lambda: asking.exec_driver_sql(WAITING).scalar_one())
        idle.store.ask_bot(live.id, FIRST + 1, 0, 0.0)
        assert not migrating.done()
        hand.lay_down(done=True)
        migrating.result(PATIENCE)
        assert hand.take() == (live.id, FIRST + 1)
        hand.close()


NEXT = """
import sqlalchemy as sa
from alembic import op
revision = "9999"
down_revision = "{last}"
def upgrade():
    op.add_column("questions", sa.Column("mood", sa.String))
"""
WAITING = """
SELECT count(*) = 1 FROM pg_locks WHERE relation = 'questions'::regclass AND NOT granted
"""


def test_people_are_answered_before_bots_among_themselves(url):
    with keepers(url, threads=0) as (idle,):
        bots = idle.open("cave-in", [Sitter(bot="novice")] * 2, {}, Terms("en"))
        person = idle.open("cave-in", [Sitter(bot="novice"), PEOPLE[1]], {}, Terms("en"))
        hand, other = Hand(idle.store.engine), Hand(idle.store.engine)
        assert [hand.take()[0], other.take()[0]] == [person.id, bots.id]
        hand.close()
        other.close()


def test_an_answer_that_comes_too_late_is_dropped(url):
    """Its person came back while a bot thought for them."""
    with keepers(url, threads=0) as (idle,):
        live = idle.open("cave-in", PEOPLE, {}, Terms("en"))
        idle.hand_over(live, 0, "novice")
        with keepers(url, threads=1, pace=2.0) as (thinker,):
            until(lambda: thinker.bots.doing["thinking"]() == 1)
            idle.hand_over(live, 0, None)
            until(lambda: idle.store.count_questions() == 0)
        assert idle.live(live.id).version == FIRST
        idle.hand_over(live, 0, "novice")
        assert idle.store.count_questions() == 1


def test_a_process_thinks_for_others(tmp_path, url):
    """It ends when it is told to, with a clean exit; killed, it is not missed for long."""
    words = [sys.executable, "-m", "tunnelier.cli", "think", "--database", url, "--pace", "0"]
    home = {**os.environ, "XDG_STATE_HOME": str(tmp_path)}
    with keepers(url, threads=0) as (idle,), not_compiling(tmp_path), ExitStack() as closing:
        thinkers = [
            subprocess.Popen(words, env=home, cwd=ROOT, stdout=subprocess.PIPE) for _ in range(2)
        ]
        for each in thinkers:
            closing.callback(each.wait)
            closing.callback(each.kill)
            closing.enter_context(each.stdout)
            assert b"Bots think here" in each.stdout.readline()
        first = idle.open("cave-in", [Sitter(bot="novice")] * 2, {}, Terms("en"))
        thinkers[0].kill()
        until(lambda: idle.live(first.id).over)
        thinkers[1].send_signal(signal.SIGTERM)
        assert thinkers[1].wait(PATIENCE) == 0


def test_for_a_file_its_one_process_thinks(tmp_path):
    file = f"sqlite:///{tmp_path}/tables.db"
    for words in (["think"], ["serve", "--no-browser", "--thinkers", "0"]):
        code, told = said(tmp_path, *words, "--database", file)
        assert code == 1 and "PostgreSQL" in told and str(tmp_path) in told


@pytest.mark.parametrize("end", ["skip", "bot", "loss"])
def test_of_two_who_look_at_a_clock_one_acts_and_both_agree(url, end):
    with keepers(url) as kept, ThreadPoolExecutor() as threads:
        moment = kept[0].time.now()
        for keeper in kept:
            keeper.time.close()  # nobody looks but when we say so

        def is_now(at):
            kept[0].store.beat(at, math.inf)
            for keeper in kept:
                keeper.time.now = lambda: at

        is_now(moment)
        pace = {"kind": "move", "seconds": 60, "end": end}
        live = kept[0].open("cave-in", PEOPLE, {}, Terms("en", pace=pace))
        assert live.reading() == kept[1].live(live.id).reading()
        is_now(moment + timedelta(seconds=61))
        list(threads.map(lambda keeper: keeper.time.sweep(), kept))
        until(lambda: kept[1].live(live.id).asked != 0)
        lives = [keeper.live(live.id) for keeper in kept]
        assert lives[0].reading() == lives[1].reading()
        assert lives[0].winners == lives[1].winners == ((1,) if end == "loss" else ())
        keys = [each.key for each in kept[0].store.since(live.id).events[1:]]
        assert keys == {"skip": ["time:1"], "bot": ["bot:1"], "loss": []}[end]


# --- endings


def played_out(keeper, live):
    while not live.over:
        keeper.play(live, live.asked, "take 1", live.version, f"k{live.version}", "en")


def as_written(keeper, live):
    """How a match ended, who has lost, and who was placed where, in the database."""
    found = keeper.store.since(live.id)
    results = keeper.store.results_at([live.id])[live.id]
    lost = [seat.lost for seat in found.seats]
    return (found.table.ending, found.table.closed), lost, [each.place for each in results]


RESIGN = "resign", lambda keeper, live: keeper.resign(live, 1)
AGREE = "agree", lambda keeper, live: keeper.agree(live, 1, True)
LOSE = "lose", lambda keeper, live: keeper.lose(live, 1, "time")
BY_HOST = "by host", lambda keeper, live: keeper.end_by_host(live, "enough")
AWAY = "away", lambda keeper, live: keeper.hand_over(live, 1, "novice")


@pytest.mark.parametrize(
    "deed", [pytest.param(deed, id=name) for name, deed in (RESIGN, AGREE, LOSE, BY_HOST, AWAY)]
)
def test_a_match_that_has_ended_at_another_process_keeps_its_ending(url, deed):
    with keepers(url) as (one, other):
        live = one.open("cave-in", PEOPLE, {}, Terms("en", rated=True))
        far = other.live(live.id)
        one.agree(live, 0, True)
        played_out(one, live)
        before = as_written(one, live)
        assert before[0][0] and not far.over, "nobody listens there: it has not heard of it"
        with suppress(Stale):
            assert not deed(other, far)
        assert as_written(one, live) == before and before[0][1] is None
        assert far.over and far.table.ending == live.table.ending
        assert [seat.bot for seat in far.seats] == [None, None]


def test_nothing_is_answered_after_a_match_was_ended_at_another_process(url):
    with keepers(url) as (one, other):
        live = one.open("cave-in", PEOPLE, {}, Terms("en", rated=True))
        other.resign(other.live(live.id), 1)
        with pytest.raises(Stale):
            one.play(live, 0, "take 1", live.version, "k", "en")
        assert len(one.store.since(live.id).events) == 1
        assert live.over and as_written(one, live) == (("", "resigned"), [None, "resigned"], [1, 2])


def test_who_has_lost_at_another_process_answers_no_more(url):
    with keepers(url) as (one, other):
        live = one.open("cave-in", [*PEOPLE, Sitter("Eve", "eve")], {}, Terms("en"))
        far = other.live(live.id)
        other.bots.close()  # who would answer for them
        other.lose(far, 0, "time")
        with pytest.raises(Stale):
            one.play(live, 0, "take 1", FIRST, "late", "en")
        assert "0:late" not in {each.key for each in one.store.since(live.id).events}


def test_who_has_answered_at_another_process_is_not_late(url):
    with keepers(url) as (one, other):
        moment = one.time.now()
        for keeper in (one, other):
            keeper.time.close()
            keeper.time.now = lambda: moment
        pace = {"kind": "move", "seconds": 60, "end": "loss"}
        live = one.open("cave-in", PEOPLE, {}, Terms("en", pace=pace))
        far = other.live(live.id)
        one.time.now = lambda: moment + timedelta(seconds=59)
        other.time.now = lambda: moment + timedelta(seconds=61)
        one.play(live, 0, "take 1", FIRST, "in-time", "en")
        other._is_new = lambda kept: True  # it was looked at just before that
        other._time_may_be_over(live.id)
        assert as_written(one, live)[:2] == ((None, None), [None, None])
        assert far.version == live.version


def test_an_ending_and_a_last_answer_at_once_are_one_ending(url):
    """At two processes, again and again: what is written makes sense, whoever was quicker."""
    with keepers(url) as kept, ThreadPoolExecutor() as threads:
        for _ in range(20):
            live = kept[0].open("cave-in", PEOPLE, {}, Terms("en", rated=True))
            far = kept[1].live(live.id)

            def play_on(live=live):
                with suppress(Stale):
                    played_out(kept[0], live)

            def resign(far=far):
                until(lambda: kept[1].store.table(far.id).pulse >= 8)
                with suppress(Stale):
                    kept[1].resign(far, 1)

            for each in [threads.submit(play_on), threads.submit(resign)]:
                each.result()
            (ending, closed), lost, places = as_written(kept[0], live)
            if closed:
                assert (ending, lost, places) == ("", [None, "resigned"], [1, 2])
            else:
                assert ending.startswith("secret") and lost == [None, None]
            versions = {kept[k].live(live.id).version for k in range(2)}
            assert versions == {len(kept[0].store.since(live.id).events)}
            winners = {kept[k].live(live.id).winners for k in range(2)}
            assert winners == {tuple(k for k, place in enumerate(places) if place == 1)}
