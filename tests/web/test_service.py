"""The service over HTTP: tables, answers, seats, secrets."""

import asyncio
import json
import random
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from unittest.mock import Mock

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.requests import Request

from tests import often
from tests.patience import until
from tests.signs import SIGNS
from tests.web.kit import Person, database, hinted, later, service
from tunnelier import Match
from tunnelier.core import registry, typed
from tunnelier.core.language import LANGUAGES
from tunnelier.core.view import SPECTATOR
from tunnelier.games import load, names
from tunnelier.play.proof import verify
from tunnelier.web.api import stream
from tunnelier.web.app import ROUTES
from tunnelier.web.keeping.store import Event, Seat, Store, Table, TooLate
from tunnelier.web.playing.live import Live
from tunnelier.web.showing import show

# --- the first minute


def test_two_clicks_lead_to_a_match_against_a_bot(app, ada):
    """The start page has the form; its button opens the table, and the board is there."""
    start = ada.get("/").text
    assert start.count("Play a bot of my level") == 4
    app.state.keeper.ready("steam-tunnel")
    fields = dict(
        re.findall(
            r'<input type="hidden" name="([^"]+)" value="([^"]*)"', start.split("</form>")[0]
        )
    )
    answer = ada.http.post("/t", data=fields, follow_redirects=True)
    assert answer.status_code == 200
    assert '<svg xmlns="http://www.w3.org/2000/svg"' in answer.text
    assert ada.get("/").text.count("/t/") == 1


def test_a_game_of_rules_alone_is_played_in_any_language(monkeypatch, ada, bob):
    """No board, no words, no French, no picture: the first page, the table and the rules stand."""
    monkeypatch.setitem(registry._own, "seam", "tunnelier.examples.seam")
    start = ada.get("/?lang=fr").text
    assert "Dig for ore" in start and "boards/seam" not in start
    assert "boards/steam-tunnel.fr.svg" in start
    article = re.search(
        r'<article class="game" aria-labelledby="title-seam">.*?</article>', start, re.S
    )
    links = re.findall('href="([^"]+)"', article[0])
    assert links and "/learn/seam" not in links, "it has no lesson"
    assert {ada.get(link).status_code for link in links} == {200}
    assert 'href="/learn/cave-in"' not in start and 'href="/learn/manhattan"' in start
    assert "SE-1.3" in ada.get("/rules/seam").text
    table = ada.open("seam", "open")
    bob.post(f"{table}/sit", number=1, name="Bob")
    page = ada.get(table).text
    assert "Rouge\N{NO-BREAK SPACE}: dig or carry." in page and 'id="move-0"' in page
    assert ada.play(table, "dig").status_code == 200
    told = ada.state(table)
    assert told["log"][0]["told"] == [["Rouge\N{NO-BREAK SPACE}: dig.", None]]
    assert ada.get(f"{table}/replay").status_code == 200


@pytest.mark.parametrize(
    ("cookie", "said"),
    [
        ("word%3Dmute%26name%3DBob", "Bob is heard by you no more."),
        ("word%3Dmute%26self%3Dx%26lang%3Dde", "is heard by you no more."),
        ("word%3Dinvite%26number%3D99999", ""),
        ("word%3Dinvite%26number%3D%EF%BC%92%26name", ""),
        ("self%3Dx", ""),
    ],
)
def test_a_cookie_may_say_anything_of_what_was_just_done(ada, cookie, said):
    """A page is made of it all the same, with no more of it than we would have left there."""
    page = ada.get("/account", headers={"cookie": f"done={cookie}"})
    assert page.status_code == 200 and said in page.text


def test_a_game_that_is_not_compiled_yet_says_so(app, ada):
    answer = ada.post("/t", game="cave-in", **{"seat-0": "me", "seat-1": "novice"})
    assert answer.status_code == 200 and "Once on this machine" in answer.text
    assert "<h2>In short</h2>" in answer.text  # to be read meanwhile
    until(lambda: ada.get("/ready/cave-in").json()["ready"])
    assert ada.post("/t", game="cave-in", **{"seat-0": "me", "seat-1": "novice"}).status_code == 303


def test_who_waits_hears_how_far_it_is(app, ada):
    app.state.keeper.readiness["cave-in"], app.state.keeper.steps["cave-in"] = 60, 72
    told = ada.get("/ready/cave-in").json()
    assert told["said"] == "60 of about 72 steps" and (told["done"], told["total"]) == (60, 72)


# --- languages

LEARN = {
    "en": "Learn to play",
    "de": "Spielen lernen",
    "es": "Aprender a jugar",
    "fr": "Apprendre à jouer",
}


def test_pages_speak_the_language_that_was_chosen(ada):
    """It is remembered."""
    assert LEARN["en"] in ada.get("/").text
    for lang in LEARN:
        assert LEARN[lang] in ada.get(f"/?lang={lang}").text
        assert LEARN[lang] in ada.get("/").text
    table = ada.open("steam-tunnel", "novice")
    assert "retourne" in ada.wait(table)["moves"][0]["sentence"]


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("de", "de"),
        ("DE-AT", "de"),
        ("fr-CH, fr;q=0.9, de;q=0.8", "fr"),
        ("en;q=0.5, es-MX", "es"),
        ("nl, de;q=0.1", "de"),
        ("de;q=0, fr;q=0.2", "fr"),
        ("nl", "en"),
        ("", "en"),
        ("*", "en"),
        ("de;q=much, ;;;,=", "en"),
    ],
)
def test_a_browser_gets_the_language_it_likes_best(ada, accepted, lang):
    page = ada.get("/", headers={"accept-language": accepted}).text
    assert LEARN[lang] in page and f'<html lang="{lang}">' in page


def test_every_language_is_offered_by_its_own_name(ada):
    switch = ada.get("/new/cave-in").text.split('class="languages"')[1].split("</span>")[0]
    offered = re.findall(r'href="\?lang=(\w+)" .*?>(\w+)</a>', switch)
    assert offered == [("en", "English"), ("de", "Deutsch"), ("es", "Español"), ("fr", "Français")]


def test_lengths_and_dates_are_said_as_each_language_says_them(app, ada):
    form = ada.get("/new/cave-in?lang=de").text
    for length in ("10 Minuten", "1 Stunde", "8 Stunden", "1 Tag", "3 Tage"):
        assert f">{length}</option>" in form
    table = ada.open("cave-in", "novice").removeprefix("/t/")
    then = datetime(2026, 3, 1, 18, 5)
    app.state.keeper.store.change_table(table, changed=then, ending="end: over\n")
    assert "01.03.2026, 18:05 UTC" in ada.get("/analyse/cave-in").text
    assert "1 mars 2026, 18:05 UTC" in ada.get("/analyse/cave-in?lang=fr").text
    for kind, date in {
        "en-GB": "1 Mar 2026",
        "en-US": "Mar 1, 2026",
        "en-x!": "Mar 1, 2026",
    }.items():
        page = ada.get("/analyse/cave-in?lang=en", headers={"accept-language": kind}).text
        assert date in page


def test_bots_and_people_without_a_name_are_called_so_in_every_language(app, ada, bob):
    """Whatever their own language is; at the table and in what they say."""
    ada.get("/?lang=de")
    table = ada.open("manhattan", "open", "open", "tiger")
    for who, seat, name in ((bob, 1, ""), (Person(app), 2, " ")):
        assert who.post(f"{table}/sit", number=seat, name=name).status_code == 303
        who.post(f"{table}/say", text=f"{seat}")
    called = {
        "en": ["Ada", "Guest", "Guest 2", "Tiger"],
        "de": ["Ada", "Gast", "Gast 2", "Tiger"],
        "es": ["Ada", "Invitado", "Invitado 2", "Tigre"],
        "fr": ["Ada", "Invité", "Invité 2", "Tigre"],
    }
    for lang, people in called.items():
        ada.get(f"/?lang={lang}")
        told = ada.state(table)
        assert [seat["name"] for seat in told["seats"]] == people
        assert [remark["name"] for remark in told["remarks"]] == people[1:3]


@pytest.mark.parametrize("name", ["gast", "Invité", "TIGRE"])
def test_nobody_takes_the_name_of_a_bot_or_a_guest_in_any_language(app, ada, bob, name):
    table = ada.open("manhattan", "open", "open", "tiger")
    bob.post(f"{table}/sit", number=1)
    Person(app).post(f"{table}/sit", number=2, name=name)
    assert ada.state(table)["seats"][2]["name"] == f"{name} 2"


def test_moves_are_typed_and_shown_in_the_words_of_the_reader(ada, bob):
    """The game's own words, in English, are understood as well."""
    table = ada.open("steam-tunnel", "open")
    bob.post(f"{table}/sit", number=1)
    asked = (ada, bob)[ada.state(table)["asked"]]
    english = asked.state(table)["moves"][0]["words"]
    asked.get("/?lang=de")
    german = asked.state(table)["moves"][0]["words"]
    assert german == typed.shown(load("steam-tunnel").text.messages, english, "de") != english
    assert f'placeholder="{german}"' in asked.get(table).text
    assert f"„{german}x“ ist kein Zug" in asked.play(table, f"{german}x").json()["said"]
    assert asked.play(table, german.upper()).status_code == 200
    assert asked.play(table, english).json()["problem"] == "refused"  # it is played already


def test_what_cannot_be_answered_is_explained_in_the_language_of_the_reader(ada):
    """Also what no page of ours has asked for: it is said by its status."""
    html = {"accept": "text/html", "accept-language": "de"}
    for path, said in (("/nowhere", "Hier ist nichts."), ("/t", "Das geht hier nicht.")):
        assert said in ada.get(path, headers=html).text
    table = ada.open("cave-in", "novice")
    answer = ada.http.post(f"{table}/undo", data={"proof": ada.proof}, headers=html)
    assert answer.status_code == 422 and "Das wurde nicht verstanden." in answer.text


# --- playing


def test_a_whole_match_by_forms_alone(ada):
    """No script: every answer is a form, every page shows the board."""
    table = ada.open("steam-tunnel", "novice")
    while not (told := ada.wait(table))["over"]:
        move = told["moves"][0]["action"]
        fields = {"version": told["version"], "key": f"k{told['version']}", "move": move}
        assert ada.post(f"{table}/play", **fields).status_code == 303
    page = ada.get(table).text
    assert "Final scores" in page and "Rematch" in page
    text = ada.get(f"{table}/match.txt").text
    assert Match.load(text).scores == tuple(told["scores"])
    assert verify(text).proven
    assert "draws are as the committed secret gives them" in ada.get(f"{table}/verify").text
    assert ada.get(f"{table}/replay?move=5").status_code == 200


def test_two_people_at_one_table(ada, bob):
    table = ada.open("steam-tunnel", "open")
    assert "Waiting for players" in ada.get(table).text
    assert "board" not in ada.state(table)
    assert bob.post(f"{table}/sit", number=1, name="Bob").status_code == 303
    assert bob.state(table)["seat"] == 1 and ada.state(table)["seat"] == 0
    people = [ada, bob]
    for _ in range(6):
        asked = ada.state(table)["asked"]
        assert people[asked].play(table).status_code == 200
        assert people[1 - asked].state(table)["log"] == people[asked].state(table)["log"]


def test_a_seat_is_taken_once(ada, bob, app):
    table = ada.open("steam-tunnel", "open")
    eve = Person(app)
    assert bob.post(f"{table}/sit", number=1).status_code == 303
    late = eve.post(f"{table}/sit", number=1)
    assert late.status_code == 409 and "quicker" in late.text


def test_who_sits_already_is_told_what_a_second_seat_is_for(ada, bob):
    """Somebody beside them plays it; where the result counts, it is not offered."""
    table = ada.open("cave-in", "open")
    page, other = (who.get(table).text for who in (ada, bob))
    assert "Cave-in" in re.search("<h1>.*</h1>", page)[0]
    assert "Play this seat too" in page and "Take this seat" not in page
    assert "Take this seat" in other and "Play this seat too" not in other
    rated = ada.open("cave-in", "open", rated="yes")
    assert f"{rated}/sit" not in ada.get(rated).text and f"{rated}/sit" in bob.get(rated).text


def test_nobody_answers_for_another_seat(ada, bob):
    table = ada.open("steam-tunnel", "open")
    bob.post(f"{table}/sit", number=1)
    people = [ada, bob]
    asked = ada.state(table)["asked"]
    told = people[asked].state(table)
    move, version = told["moves"][0]["words"], told["version"]
    fields = {"move": move, "version": version, "key": "x"}
    other = people[1 - asked].post(f"{table}/play", page=False, **fields)
    assert other.status_code == 409
    assert people[asked].state(table)["version"] == version


def test_a_spectator_cannot_play(ada, bob):
    table = ada.open("steam-tunnel", "novice")
    told = ada.wait(table)
    fields = {"move": told["moves"][0]["words"], "version": told["version"], "key": "x"}
    assert bob.post(f"{table}/play", page=False, **fields).status_code == 403
    assert bob.state(table)["moves"] == [] and bob.state(table)["seat"] is None
    assert bob.post(f"{table}/say", page=False, text="hello").status_code == 200
    assert ada.state(table)["remarks"] == []  # who looks on is heard by those who do


# --- under fire


def test_the_same_answer_twice_is_one_answer(ada):
    """A double click, or a request repeated because the answer got lost."""
    table = ada.open("steam-tunnel", "open")
    bob = Person(ada.app)
    bob.post(f"{table}/sit", number=1)
    who = (ada, bob)[ada.state(table)["asked"]]
    told = who.state(table)
    fields = {"move": told["moves"][3]["words"], "version": told["version"], "key": "same"}
    answers = [who.post(f"{table}/play", page=False, **fields) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200] * 3
    assert len({answer.json()["version"] for answer in answers}) == 1
    assert who.state(table)["version"] == told["version"] + 1


def test_an_old_answer_is_refused_with_an_explanation(ada):
    table = ada.open("steam-tunnel", "novice")
    told = ada.wait(table)
    fields = {"move": told["moves"][0]["words"], "version": told["version"] - 1, "key": "old"}
    answer = ada.post(f"{table}/play", page=False, **fields)
    assert answer.status_code == 409 and "moved on" in answer.json()["said"]


def test_who_is_not_asked_is_told_who_is(ada):
    """By an answer out of turn, and by a touch of the board: the question names its seat."""
    table = ada.open("steam-tunnel", "open")
    bob = Person(ada.app)
    bob.post(f"{table}/sit", number=1)
    other = (ada, bob)[1 - ada.state(table)["asked"]]
    told = other.state(table)
    fields = {"move": "flip a1", "version": told["version"], "key": "early"}
    answer = other.post(f"{table}/play", page=False, **fields)
    assert (answer.status_code, answer.json()["problem"]) == (409, "stale")
    why = other.get(f"{table}/about?shape=cell-a1").json()["why"]
    for said in (answer.json()["said"], why["said"]):
        assert told["prompt"] and said.endswith(f"The question is: “{told['prompt']}”")


def test_an_answer_to_another_question_is_told_which_is_asked(ada):
    table = ada.open("steam-tunnel", "novice")
    prompt = ada.wait(table)["prompt"]
    said = ada.play(table, "skip").json()
    assert prompt in said["said"] and said["rule"] == "ST-3.2"


def test_an_illegal_answer_names_its_rule(ada):
    table = ada.open("steam-tunnel", "novice")
    ada.wait(table)
    answer = ada.play(table, "flip b2")
    assert answer.status_code == 422
    assert answer.json()["rule"] == "ST-3.3"
    assert ada.get("/rules/steam-tunnel").text.count('id="ST-3.3"') == 1


def test_an_unlit_shape_says_why(ada):
    table = ada.open("steam-tunnel", "novice")
    ada.wait(table)
    told = ada.get(f"{table}/about?shape=cell-b2").json()["why"]
    assert told["rule"] == "ST-3.3"
    assert ada.get(f"{table}/about?shape=nothing").json()["why"]["rule"] is None


@pytest.mark.parametrize("game", names())
def test_nothing_is_said_of_what_is_no_shape(ada, game):
    """Whatever somebody asks for by hand, the page is told that there is nothing."""
    table = ada.open(game, "open")
    for shape in ("nothing", "cell-z9", "cell", "-", "player-77", "track-france", "card-", "é"):
        answer = ada.get(f"{table}/about", params={"shape": shape})
        assert answer.status_code == 200 and answer.json()["why"]["said"]


def test_a_killed_service_loses_nothing(tmp_path):
    """What was accepted is there again, byte for byte, and bots go on."""
    with service(tmp_path) as app:
        ada = Person(app)
        table = ada.open("steam-tunnel", "novice")
        for _ in range(5):
            ada.wait(table)
            ada.play(table)
        ada.wait(table)
        before = app.state.keeper.live(table[3:]).match.save()
        cookies = dict(ada.http.cookies)
        app.state.keeper.store.close()  # nothing is said goodbye to
        with service(tmp_path) as again:
            ada = Person(again, cookies)
            assert again.state.keeper.live(table[3:]).match.save() == before
            assert ada.play(table).status_code == 200
            ada.wait(table)


def test_a_move_that_could_not_be_written_has_not_happened(ada, bob, monkeypatch):
    """The disk is full: the answer fails, and the table stands where it stood."""
    table = ada.open("steam-tunnel", "open")
    bob.post(f"{table}/sit", number=1)
    who = (ada, bob)[ada.state(table)["asked"]]
    before = who.state(table)
    keeper = ada.app.state.keeper
    old = keeper.live(table[3:])
    with monkeypatch.context() as patched:
        patched.setattr(keeper.store, "append", Mock(side_effect=OSError("no space left")))
        with pytest.raises(OSError, match="no space"):
            who.play(table)
    assert old.lost and keeper.live(table[3:]) is not old
    after = who.state(table)
    assert (after["version"], after["log"]) == (before["version"], before["log"])
    assert who.play(table).status_code == 200


def test_a_stream_repeats_nothing(ada):
    """What rings twice may have changed once."""
    live = ada.app.state.keeper.live(ada.open("cave-in", "open")[3:])

    async def listen():
        nobody = Request({"type": "http", "headers": []})
        lines = (await stream(nobody, live, None)).body_iterator
        first = json.loads(await anext(lines))
        live.tell()
        second = asyncio.ensure_future(anext(lines))
        await asyncio.sleep(0.2)
        assert not second.done()
        live.pulse += 1
        live.tell()
        assert json.loads(await second)["pulse"] == first["pulse"] + 1
        await lines.aclose()

    asyncio.run(listen())


def asked_after_an_answer(ada, table, lines):
    """Who is asked, line by line, after Ada has answered: until she is again, or nobody is."""
    live = ada.app.state.keeper.live(table[3:])

    async def listen():
        nobody = Request({"type": "http", "headers": []})
        heard = (await stream(nobody, live, None)).body_iterator
        await anext(heard)
        await asyncio.to_thread(ada.play, table)
        asked = []
        while len(asked) < lines and not {0, None} & {*asked}:
            asked.append(json.loads(await anext(heard))["asked"])
        await heard.aclose()
        return asked

    return asyncio.run(listen())


def test_what_bots_do_in_a_moment_is_told_together(ada, monkeypatch):
    """Up to where somebody else is asked: no line is spent on whose turn came in between."""
    monkeypatch.setattr("tunnelier.web.playing.live.BREATH", 60.0)
    table = ada.open("cave-in", "novice", "novice", "novice")
    assert asked_after_an_answer(ada, table, lines=2)[-1] in (0, None)  # or the mine caves in


def test_an_answer_is_told_though_bots_take_their_time(tmp_path, monkeypatch):
    """Only what bots do themselves waits for what they do next."""
    monkeypatch.setattr("tunnelier.web.playing.live.BREATH", 3600.0)
    with service(tmp_path, pace=3600.0) as app:
        ada = Person(app)
        table = ada.open("cave-in", "novice", "novice")
        assert asked_after_an_answer(ada, table, lines=1) == [1]


@pytest.mark.parametrize(("place", "part"), [(Store, "append"), (Live, "bot_asked")])
def test_a_bot_whose_answer_was_lost_answers_again(ada, place, part, monkeypatch):
    """Whatever went wrong, the table goes on as soon as somebody looks."""
    table = ada.open("cave-in", "novice")
    told, failed = ada.wait(table), []
    sound = getattr(place, part)

    def fails_for_bots(*given):
        if threading.current_thread().name.startswith("bot"):
            failed.append(given)
            raise OSError("no space left")
        return sound(*given)

    with monkeypatch.context() as patched:
        patched.setattr(place, part, fails_for_bots)
        assert ada.play(table, "take 1").status_code == 200
        until(lambda: failed)
    assert ada.wait(table)["version"] == told["version"] + 2


def test_many_tables_share_a_commit_and_keep_their_own_fate(tmp_path):
    """Forty answers at once, two of them to the same question: one of these is too late."""
    store = Store(database(tmp_path))
    names = [f"table {k}" for k in range(39)]
    for name in names:
        table = Table(id=name, game="cave-in", lang="en", header="", secret="", hints=True)
        store.add_table(table, [], Event(table=name, version=1, seat=-1, key="set-up", lines=[]))
    late = []

    def answered(name, key):
        entry = Event(table=name, version=2, seat=0, key=key, lines=[f"{name} {key}"])
        try:
            store.append(entry, None, 0.0)
        except TooLate:
            late.append((name, key))

    with ThreadPoolExecutor(40) as pool:
        list(pool.map(answered, [*names, names[0]], ["first"] * 39 + ["second"]))
    assert [name for name, _ in late] == [names[0]]
    for name in names:
        _, event = store.since(name).events
        assert (name, event.key) not in late and event.lines == [f"{name} {event.key}"]
    store.close()


def test_how_long_a_move_can_be_taken_back_is_said_as_it_is(ada, bob):
    """What somebody else answers to can be until then; what is shown to all cannot."""
    table = ada.open("cave-in", "open")
    assert bob.post(f"{table}/sit", number=1, name="Bob").status_code == 303
    locked = {move["words"].split()[0]: move["locked"] for move in ada.state(table)["moves"]}
    assert locked == {"take": "answered", "shine": "never"}
    assert ada.play(table, "take 1").status_code == 200
    assert ada.state(table)["undo"]
    assert bob.play(table, "shine").status_code == 200
    assert not ada.state(table)["undo"] and not bob.state(table)["undo"]


def test_undo_is_remembered(tmp_path):
    """An answer taken back is taken back after a restart as well."""
    with service(tmp_path) as app:
        ada = Person(app)
        table = ada.open("cave-in", "open")
        bob = Person(app)
        bob.post(f"{table}/sit", number=1)
        assert ada.play(table, "take 1").status_code == 200
        told = ada.state(table)
        assert told["undo"]
        back = ada.post(f"{table}/undo", page=False, version=told["version"], key="u")
        assert back.status_code == 200
        saved = app.state.keeper.live(table[3:]).match.save()
    with service(tmp_path) as app:
        live = app.state.keeper.live(table[3:])
        assert live.match.save() == saved and live.match.seat == 0


def test_a_match_that_replays_differently_is_frozen(tmp_path):
    """Rather than corrupted: it is reported, shown as frozen, and left as it is."""
    with service(tmp_path) as app:
        ada = Person(app)
        table = ada.open("steam-tunnel", "novice")
        ada.wait(table)
    store = Store(database(tmp_path))
    with store.session() as session:
        kept = session.get_one(Table, table[3:])
        kept.header = kept.header.replace("rules: 1", "rules: 99")
    store.close()
    with service(tmp_path) as app:
        answer = app.state.door.get(table, headers={"accept": "text/html"})
        assert answer.status_code == 409 and "frozen" in answer.text


@pytest.mark.parametrize("game", names())
def test_the_shades_of_a_board_are_its_games_own(ada, game):
    """Two games may call different colours by one name: the sea of 1987 is not that of 1881."""
    sheet = ada.get(f"/boards/{game}.css").text
    for name, (light, dark) in load(game).board.SHADES.items():
        assert re.findall(rf"--{name}:([^;}}]+)", sheet) == [light, dark, dark]
    assert f'/boards/{game}.css"' in ada.get(ada.open(game, "open")).text
    assert ada.get("/boards/chess.css").status_code == 404


# --- who may see what


def test_secrets_stay_on_the_server(ada, bob):
    """Neither the secret, nor cookies, nor seat links of others, in anything that is sent."""
    table = ada.open("cave-in", "open")
    bob.post(f"{table}/sit", number=1, name="Bob")
    keeper = ada.app.state.keeper
    live = keeper.live(table[3:])
    forbidden = [live.match.secret, *(seat.guest for seat in live.seats)]
    forbidden += [seat.link for seat in live.seats]
    for who in (ada, bob, Person(ada.app)):
        for path in ("", "/state", "/replay?move=1"):
            sent = who.get(f"{table}{path}").text
            assert not any(word in sent for word in forbidden if word)
    assert ada.get(f"{table}/match.txt").status_code == 403


@pytest.mark.parametrize("game", [name for name in names() if load(name).State.secretive])
def test_what_is_sent_does_not_depend_on_what_is_hidden(ada, bob, game):
    """Worlds that look the same to a seat, or to a spectator, send it the same bytes."""
    table = ada.open(game, "open")
    bob.post(f"{table}/sit", number=1)
    live, rng = ada.app.state.keeper.live(table[3:]), random.Random(5)
    eve = Person(ada.app)
    for _ in range(6):
        for _ in range(8):
            if not live.match.over:
                live.match.play(rng.choice(live.match.moves))
        truth = live.match._rows
        for viewer, who in ((0, ada), (1, bob), (SPECTATOR, eve)):
            view = live.match.game.observe(truth, viewer)
            sent = []
            for seed in range(3):
                world = live.match.game.imagine(view, viewer, np.random.default_rng(seed))
                live.match._rows = world if seed else truth
                live.asked = live.match.seat
                live.telling.clear()  # nothing that was told before is told again
                told = who.state(table)
                del told["overdue_in"]  # it gets less
                told["log"].pop()  # it tells of the change from the true state before
                del told["undo"]  # and this of what that change has shown
                varies = r'value="[pu][\w-]{8,}"|(?s:<ol id="log".*?</ol>)|id="undo"( hidden)?'
                page = re.sub(varies, "", who.get(table).text)
                sent.append((told, page))
            live.match._rows = truth
            for each in sent[1:]:
                assert each == sent[0]


def test_a_seat_comes_back_by_its_link(ada, app):
    table = ada.open("steam-tunnel", "novice")
    link = re.search(rf"{table}/sit/([\w-]+)", ada.get(table).text)[0]
    other = Person(app)
    asked = other.get(link, follow_redirects=False)
    assert asked.status_code == 200 and "Ada" in asked.text, "who previews links takes no seat"
    assert other.state(table)["seat"] is None and ada.state(table)["seat"] == 0
    assert other.post(link).status_code == 303
    assert other.state(table)["seat"] == 0 and ada.state(table)["seat"] is None
    assert other.get(link, follow_redirects=False).status_code == 303, "it is theirs"
    assert other.get(f"{table}/sit/wrong").status_code == 404


def test_a_leaver_is_replaced_and_comes_back(ada, bob):
    table = ada.open("steam-tunnel", "open")
    bob.post(f"{table}/sit", number=1)
    assert bob.post(f"{table}/away", level="novice").status_code == 303
    told = ada.wait(table)
    ada.play(table)
    assert told["seats"][1]["away"]
    assert bob.post(f"{table}/away", level="").status_code == 303
    assert not ada.state(table)["seats"][1]["away"]


def test_who_keeps_all_waiting_is_replaced_by_a_bot(ada, bob):
    table = ada.open("steam-tunnel", "open")
    bob.post(f"{table}/sit", number=1, name="Bob")
    people = [ada, bob]
    asked = ada.state(table)["asked"]
    waiting = people[1 - asked]
    fields = {"level": "novice", "seat": asked}
    assert waiting.post(f"{table}/away", **fields).status_code == 403
    assert 3500 < waiting.state(table)["overdue_in"] <= 3600
    later(ada.app, 3600)
    assert waiting.state(table)["overdue_in"] == 0
    assert not re.search('id="replace"[^>]* hidden', waiting.get(table).text)
    assert re.search('id="replace"[^>]* hidden', people[asked].get(table).text)
    assert waiting.post(f"{table}/away", **fields).status_code == 303
    assert waiting.wait(table)["seats"][asked]["bot"] == "engineer"  # the table's, nobody's whim
    assert waiting.post(f"{table}/away", level="", seat=asked).status_code == 403
    assert people[asked].post(f"{table}/away", level="").status_code == 303


def test_forms_of_other_sites_are_refused(ada):
    fields = {"game": "cave-in", "seat-0": "me", "seat-1": "novice"}
    assert ada.http.post("/t", data=fields).status_code == 403
    assert ada.http.post("/t", data={**fields, "proof": "0" * 32}).status_code == 403
    foreign = {"origin": "http://evil.test"}
    assert (
        ada.http.post("/t", data={**fields, "proof": ada.proof}, headers=foreign).status_code == 403
    )


def test_a_forged_cookie_is_nobody(app, ada):
    table = ada.open("steam-tunnel", "novice")
    eve = Person(app)
    cookie = ada.http.cookies["tunnelier"]
    eve.http.cookies.set("tunnelier", cookie[:-3] + "abc")
    assert eve.state(table)["seat"] is None


def test_every_answer_says_what_a_browser_may_load(ada):
    table = ada.open("steam-tunnel", "novice")
    for path in ("/", table, "/rules/steam-tunnel", "/static/table.js", "/nowhere"):
        headers = ada.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    page = ada.get(table).text
    assert " style=" not in page and "<script>" not in page and "onclick" not in page


KEPT = {
    "/static/table.js", "/worker.js", "/boards/cave-in.css", "/rules/steam-tunnel/figures/value.svg"
}  # fmt: skip
"""What is the same for everybody, so that it may be kept."""


def test_no_cache_keeps_what_depends_on_who_asks(app, ada):
    """Pages, exports, records, what scripts and programs are told, refusals too."""
    running, over = ada.open("cave-in", "open"), ada.open("cave-in", "novice")
    while not ada.wait(over)["over"]:
        ada.play(over)
    paths = {path for path, method, _ in ROUTES if method == "GET" and "{" not in path}
    of_tables = {path for path, method, _ in ROUTES if method == "GET" and path.startswith("/t/")}
    paths |= {
        path.replace("/t/{name}", table)
        for path in of_tables - {"/t/{name}/events"}
        for table in (running, over)
    }
    paths |= {f"/api/tables/{running[3:]}", "/api/tables", "/nowhere", "/rules/cave-in"}
    assert {"/account/data.zip", f"{over}/match.txt", "/mine"} <= paths
    for path in paths - KEPT:
        kept = ada.get(path, follow_redirects=False).headers.get("cache-control")
        assert kept == "no-store", path
    for path in KEPT:
        answers = [who.get(path) for who in (ada, Person(app))]
        assert answers[0].headers.get("cache-control") != "no-store"
        assert answers[0].status_code == 200 and answers[0].text == answers[1].text


def test_what_people_write_is_shown_and_not_run(ada, bob):
    table = ada.open("steam-tunnel", "open")
    bad = "<script>alert(1)</script>"
    bob.post(f"{table}/sit", number=1, name=bad)
    bob.post(f"{table}/say", text=bad)
    page = ada.get(table).text
    assert bad not in page and "&lt;script&gt;" in page


def test_too_much_is_refused(tmp_path):
    with service(tmp_path, limit=5) as app:
        ada = Person(app)
        assert ada.post("/t", game="x" * 300_000).status_code == 413
        form = {"content-type": "application/x-www-form-urlencoded"}
        untold = ada.http.post("/t", content=(b"x" * 1000 for _ in range(300)), headers=form)
        assert untold.status_code == 413  # nobody said how long it would be
        answers = [ada.post("/t", game="nothing").status_code for _ in range(8)]
        assert answers[-1] == 429 and 404 in answers


def test_there_is_nothing_to_guess(ada):
    for path in ("/t/abc", "/t/abc/state", "/t/abc/events", "/new/chess", "/rules/chess"):
        assert ada.get(path).status_code == 404


@settings(
    max_examples=often(60),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    move=st.one_of(st.text(SIGNS, max_size=40), st.integers(-5, 10_000).map(str)),
    version=st.integers(-2, 100),
    key=st.text(SIGNS, min_size=1, max_size=70),
)
def test_any_answer_is_taken_or_explained(table_of_two, move, version, key):
    """Nothing breaks, and a refusal changes nothing."""
    who, table = table_of_two
    before = who.state(table)["version"]
    answer = who.post(f"{table}/play", page=False, move=move, version=version, key=key)
    assert answer.status_code in (200, 403, 409, 422)
    after = who.state(table)["version"]
    assert (after == before) or answer.status_code == 200


@pytest.fixture(scope="module")
def table_of_two(tmp_path_factory):
    with service(tmp_path_factory.mktemp("fuzz")) as app:
        ada = Person(app)
        yield ada, ada.open("cave-in", "novice")


# --- after the match


@pytest.mark.parametrize("game", names())
def test_the_score_sheet_is_told_in_words(game):
    """The points of every seat are on it, with titles in every language."""
    match, rng = Match(game, seed=1), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.actions))
    for lang in LANGUAGES:
        head, *lines = ([cell.text for cell in line] for line in show.sheet(match, lang))
        assert lines and all(len(line) == len(head) for line in lines)
        words, columns = match.game.text.SCORE_SHEET, match.score_sheet[0]
        titles = [title.say(lang) for name, title in words.items() if name in columns]
        assert head == titles or [line[0] for line in lines] == titles
    if game != "steam-tunnel":  # whose sheet has a line a tunnel
        assert [str(points) for points in match.scores] in [line[1:] for line in lines]


def test_a_bot_that_thinks_is_seen_thinking(tmp_path):
    with service(tmp_path, pace=10.0) as app:
        ada = Person(app)
        table = ada.open("cave-in", "novice")
        ada.wait(table)
        ada.play(table)
        told = ada.state(table)
        assert told["asked"] == told["thinking"] == 1
        assert ada.wait(table)["thinking"] is None


def test_a_bot_that_waits_for_the_compiler_is_said_to(ada, monkeypatch):
    """Who goes by a network plays once that can be looked at; the others think meanwhile."""
    monkeypatch.setattr(show, "is_ready_to_look", lambda game: False)
    live = ada.app.state.keeper.live(ada.open("cave-in", "open")[3:])
    for level, prepared in (("partner-2", True), ("tiger", False)):
        live.seats = [Seat(number=each, bot=level) for each in range(2)]
        live.thinking = live.asked
        assert show.table(live, None, "en")["preparing"] is prepared


def test_a_rematch_swaps_seats(ada, bob, app):
    """And the link of a seat opens it at both tables."""
    table = ada.open("cave-in", "open")
    bob.post(f"{table}/sit", number=1)
    link = re.search(rf"{table}(/sit/[\w-]+)", ada.get(table).text)[1]
    while not (told := ada.state(table))["over"]:
        (ada, bob)[told["asked"]].play(table, "take 1")
    first, second = (who.post(f"{table}/rematch") for who in (ada, bob))
    again = first.headers["location"]
    assert again == second.headers["location"] != table
    assert ada.state(again)["seat"] == 1
    for place, seat in ((table, 0), (again, 1)):
        device = Person(app)
        assert device.post(f"{place}{link}").status_code == 303
        assert device.state(place)["seat"] == seat


def test_the_coach_helps_whoever_is_asked(ada, bob):
    table = ada.open("steam-tunnel", "novice")
    told = ada.wait(table)
    advice = hinted(ada, table).json()["best"]
    assert {each["action"] for each in advice} <= {move["action"] for move in told["moves"]}
    assert bob.get(f"{table}/hint").status_code == 403
    quiet = ada.open("steam-tunnel", "novice", **{"asked-hints": "1"})
    ada.wait(quiet)
    assert ada.get(f"{quiet}/hint").status_code == 403
