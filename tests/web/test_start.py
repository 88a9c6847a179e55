"""The first page: one's own tables, the ways in, one's level; and the coach's word at the table."""

import re

import pytest
from markupsafe import escape

from tests.web.browser import MATCH, fly, until
from tunnelier import Match
from tunnelier.bots import PARTNERS, bot, coach, ready
from tunnelier.bots.search import Thoughts
from tunnelier.core.language import LANGUAGES
from tunnelier.games import games, load, names
from tunnelier.play.course import standing
from tunnelier.web.keeping.store import Seat, Table
from tunnelier.web.pages import mine
from tunnelier.web.words import MESSAGES

FORM = re.compile(r'<form method="post" action="/t".*?</form>', re.DOTALL)
FIELD = re.compile(r'<input type="hidden" name="([^"]+)" value="([^"]*)"')


def forms(page, game, button):
    """The fields of the forms of a game on the first page that have a button."""
    found = [dict(FIELD.findall(form)) for form in FORM.findall(page) if f">{button}<" in form]
    return [fields for fields in found if fields["game"] == game]


def opened(person, fields):
    """The table that a form opens."""
    person.app.state.keeper.ready(fields["game"])
    answer = person.post("/t", **{k: v for k, v in fields.items() if k != "proof"})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def finish(person, table):
    """Play to the end, always the first move."""
    while not person.wait(table)["over"]:
        assert person.play(table, anyway="yes").status_code in (200, 409)


# --- the ways in


def test_a_newcomer_learns_first(ada):
    """One strong button a game: to learn, until a match of it is finished."""
    start = ada.get("/").text
    assert start.count('class="button main"') == len(games())
    assert 'class="main"' not in start
    for game in games():
        for way in ("learn", "puzzle", "analyse", "rules", "components", "new"):
            assert f'href="/{way}/{game}"' in start


def test_after_a_match_one_plays_at_ones_level(ada):
    [way] = forms(ada.get("/").text, "steam-tunnel", "Play a bot of my level")
    finish(ada, opened(ada, way))
    start = ada.get("/").text
    assert start.count('class="button main"') == len(games()) - 1
    assert start.count('<button class="main">Play a bot of my level') == 1
    assert re.search(r"step [13] of 7", start)


def test_friends_come_by_a_link(ada, bob):
    """As many seats as wanted, and the link is shown."""
    offered = forms(ada.get("/").text, "steam-tunnel", "3 players")
    table = opened(ada, offered[0])
    shown = ada.get(table).text
    assert f"http://table.test{table}" in shown and shown.count("Play this seat too") == 2
    assert bob.get(table).text.count("Take this seat") == 2
    bob.post(f"{table}/sit", number=1)
    assert ada.get(table).text.count("Play this seat too") == 1


def test_two_bots_are_watched(ada):
    """Nobody sits there; the match goes on by itself, and whoever looks sees the board."""
    [fields] = forms(ada.get("/").text, "steam-tunnel", "Watch two bots")
    table = opened(ada, fields)
    told = ada.wait(table, lambda told: told["log"] and told["log"][-1]["number"] > 8)
    assert told["seat"] is None and "<svg" in told["board"]
    assert ada.get("/mine").text.strip() == ""


def test_settings_are_reached_from_everywhere_and_kept(ada):
    """Without a script; what suits the device is left to it."""
    for path in ("/", "/rules/cave-in", "/told", "/t/nowhere"):
        assert 'href="/settings"' in ada.get(path, headers={"accept": "text/html"}).text
    given = {"theme": "dark", "size": "large", "speed": "", "sound": "loud"}
    assert ada.post("/settings", **given).headers["location"] == "/settings"
    shown = ada.get("/settings").text
    assert 'data-theme="dark" data-size="large"' in shown and "It is kept." in shown
    assert 'value="dark" selected' in shown and 'value="off" selected' in shown
    assert ada.http.cookies["prefs"] == "theme%3Ddark%26size%3Dlarge"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_finished_matches_are_analysed(ada, lang):
    """The coach's review of each, from the game's own list."""
    empty = ada.get(f"/analyse/cave-in?lang={lang}").text
    assert "/review" not in empty
    table = ada.open("cave-in", "novice")
    finish(ada, table)
    assert f'href="{table}/review"' in ada.get("/analyse/cave-in").text
    assert f'href="{table}/review"' not in ada.get("/analyse/manhattan").text
    assert ada.get("/analyse/nowhere").status_code == 404


def test_a_match_that_was_saved_as_a_file_is_analysed(ada, bob):
    """Downloaded, and brought by somebody else; it is there when it was forgotten, too."""
    table = ada.open("cave-in", "novice")
    finish(ada, table)
    saved = ada.get(f"{table}/match.txt").content
    answer = bob.bring("/analyse/manhattan", saved)
    assert answer.status_code == 303 and answer.headers["location"].endswith("/review")
    brought = answer.headers["location"].removesuffix("/review")
    bob.app.state.keeper.forget(bob.app.state.keeper.live(brought.removeprefix("/t/")))
    assert brought != table and bob.get(f"{brought}/match.txt").content == saved
    assert "Take this seat" not in bob.get(brought).text
    assert bob.get(f"{brought}/verify").status_code == 200


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_match_played_to_its_end_is_refused_with_the_reason(ada, lang):
    match = Match("cave-in", 2, seed=3)
    for text, why in (
        (b"\xff\xfe", "analyse-no-text"),
        (match.save().encode(), "analyse-not-over"),
    ):
        answer = ada.bring(f"/analyse/cave-in?lang={lang}", text)
        assert answer.status_code == 422
        assert escape(MESSAGES[why].say(lang)) in answer.text
    changed = match.save().replace("players: 2", "players: 9").encode()
    answer = ada.bring(f"/analyse/cave-in?lang={lang}", changed)
    assert answer.status_code == 422 and 'role="alert"' in answer.text


# --- one's own tables


def test_running_tables_tell_how_they_stand(ada, bob):
    """Who plays, the points with one's own first, whose turn; one's own turn comes first."""
    waiting = ada.open("steam-tunnel", "open")
    table = ada.open("steam-tunnel", "open")
    bob.post(f"{table}/sit", number=1, name="Bob")
    while (told := ada.state(table))["asked"] != 0 or len(told["log"]) < 6:
        assert (ada, bob)[told["asked"]].play(table).status_code == 200
    told = ada.get("/mine").text
    assert told.index(table) < told.index(waiting)
    assert "with Bob" in told and "Your turn" in told and "Waiting for players" in told
    assert re.search(r'class="points">\d+ : \d+<', told)
    assert "Ada is asked" in bob.get("/mine").text and "with Ada" in bob.get("/mine").text
    assert ada.get("/mine").text in ada.get("/").text


def test_a_finished_table_runs_no_more(ada):
    table = ada.open("cave-in", "novice")
    assert table in ada.get("/mine").text
    finish(ada, table)
    running, _, lately = ada.get("/mine").text.partition("Lately finished")
    assert table not in running and table in lately


@pytest.mark.parametrize("game", names())
def test_points_are_told_in_every_game(game):
    """From what a seat may see, all through a match; one's own end as the scores do."""
    match = Match(game, seed=3, answer_forced=True)
    player = bot("random", 1)
    while not match.over:
        found = standing(match, 0)
        assert found is None or len(found) == match.players
        match.play(player.choose(match.sight()))
    found = standing(match, 0)
    assert game not in games() or found is not None
    assert found is None or found[0] == match.scores[0]
    assert match.row_seen_by(0) != match.rows[0] or found in (None, match.scores)


# --- one's level


def match(partner, won, game="manhattan", **more):
    """A match that Ada has finished against a bot, from the first seat."""
    ending = f"end: 9 moves, scores 1 1, won by seat {won}\n"
    seats = [
        Seat(table="t", number=0, guest="ada", **more),
        Seat(table="t", number=1, bot=partner),
    ]
    return mine.Finished(Table(id="t", game=game, ending=ending), seats)


@pytest.mark.parametrize(
    ("matches", "step"),
    [
        ([], mine.FIRST),
        ([match("partner-3", "0")], 4),
        ([match("partner-3", "1")], 2),
        ([match("partner-3", "0 and 1")], 3),
        ([match("partner-1", "1")], 1),
        ([match("partner-7", "0")], 7),
        ([match("partner-5", "0"), match("partner-2", "1")], 6),
        ([match("tiger", "0"), match("partner-2", "1")], 1),
        ([match("partner-5", "0", "steam-tunnel"), match("partner-2", "1")], 1),
        ([match("partner-5", "1", bot="tiger")], mine.FIRST),
    ],
)
def test_a_win_is_a_step_up_and_a_loss_one_down(matches, step):
    """The latest match of that game against such a bot counts, if one has played it oneself."""
    assert mine.step("manhattan", matches, "ada") == step


def test_a_match_that_was_ended_by_agreement_is_no_loss():
    ended = match("partner-5", "1")
    ended.table.closed = "agreed"
    assert mine.step("manhattan", [ended], "ada") == 5


def test_a_resigned_persons_bot_is_no_partner():
    left = match("partner-5", "0")
    left.seats[1].name = "Bob"
    assert mine.step("manhattan", [left], "ada") == mine.FIRST


def test_the_bot_of_ones_level_sits_down(ada):
    """By the button, and by the form; the table of somebody else's choice has no such seat."""
    table = ada.open("steam-tunnel", "my-level")
    assert ada.state(table)["seats"][1]["bot"] == list(PARTNERS)[mine.FIRST - 1]
    assert 'value="my-level"' in ada.get("/new/steam-tunnel").text


# --- the coach's word


@pytest.fixture
def strict(monkeypatch):
    """A coach who likes the first move best, and has a word before any other."""
    ready(load("steam-tunnel"))  # until then it is silent
    asked = []

    def word(sight, action):
        asked.append(action)
        best = sight.actions[0]
        if action == best:
            return None
        return coach.Judgement(Thoughts(*[None] * 6), best, (0.6, 0.4), 0.2, 0.05)

    monkeypatch.setattr(coach, "word", word)
    return asked


def test_the_coach_has_a_word_before_a_move(ada, strict):
    """It says what is better, by how much, and why; the move is played all the same, if wanted."""
    table = ada.open("steam-tunnel", "novice", coach="yes")
    told = ada.wait(table)
    answer = ada.play(table, 1)
    said = answer.json()
    assert answer.status_code == 202 and said["problem"] == "coach"
    assert told["moves"][0]["sentence"] in said["said"]
    assert "60%" in said["said"] and "40%" in said["said"]
    assert [each["action"] for each in said["best"]] == [m["action"] for m in told["moves"][:2]]
    assert said["why"] == "", "both flip a card: more is not foreseen"
    assert ada.state(table)["version"] == told["version"]
    assert ada.play(table, 1, anyway="yes").status_code == 200
    assert ada.state(table)["version"] > told["version"]
    ada.wait(table)
    why = ada.play(table, -1).json()["why"]
    assert why.startswith("What it brings that yours does not: ") and " buys " in why


def test_a_good_move_is_played_at_once(ada, strict):
    table = ada.open("steam-tunnel", "novice", coach="yes")
    ada.wait(table)
    assert ada.play(table, 0).status_code == 200
    assert strict


def test_without_scripts_the_word_is_a_page(ada, strict):
    """With a way back, one on, and the switch."""
    table = ada.open("steam-tunnel", "novice", coach="yes")
    told = ada.wait(table)
    fields = {"move": told["moves"][1]["action"], "version": told["version"], "key": "k"}
    page = ada.post(f"{table}/play", **fields)
    assert page.status_code == 200 and "Before you play this" in page.text
    assert f'class="button main" href="{table}">Let me think' in page.text
    again = dict(FIELD.findall(page.text.split(f'action="{table}/play"')[1].split("</form>")[0]))
    moved = ada.post(f"{table}/play", **{**again, "move": fields["move"]})
    assert moved.status_code == 303 and moved.headers["location"] == table
    assert ada.state(table)["version"] > told["version"]


def test_the_coach_can_be_switched_off_and_on(ada, strict):
    table = ada.open("steam-tunnel", "novice", coach="yes")
    ada.wait(table)
    assert "no more words before my moves" in ada.get(table).text
    ada.post(f"{table}/coach")
    assert "speak up before a move" in ada.get(table).text
    ada.post(f"{table}/coach", on="yes")
    assert ada.play(table, 1).status_code == 202
    ada.post(f"{table}/coach")
    assert ada.play(table, 1).status_code == 200


def test_nobody_is_coached_who_did_not_ask(ada, bob, strict):
    """Not by the form's default, not at somebody else's wish, and never where hints are off."""
    table = ada.open("steam-tunnel", "novice")
    ada.wait(table)
    assert ada.play(table, 1).status_code == 200
    silent = ada.open("steam-tunnel", "novice", **{"coach": "yes", "asked-hints": "1"})
    ada.wait(silent)
    assert "/coach" not in ada.get(silent).text
    assert ada.post(f"{silent}/coach", on="yes").status_code == 403
    assert ada.play(silent, 1).status_code == 200
    table = ada.open("cave-in", "open", coach="yes")
    bob.post(f"{table}/sit", number=1)
    assert ada.play(table, 1).status_code == 202
    assert ada.play(table, 0).status_code == 200
    assert bob.post(f"{table}/coach", page=False).status_code == 303
    assert bob.play(table, 1).status_code == 200
    assert len(strict) == 2


def test_what_is_not_legal_is_refused_as_ever(ada, strict):
    table = ada.open("steam-tunnel", "novice", coach="yes")
    ada.wait(table)
    assert ada.play(table, "burn cell=a1").status_code == 422
    assert ada.play(table, 0, version=0).status_code == 409
    assert strict == []


def test_nobody_waits_for_a_coach_who_stumbles_or_is_crowded(ada, monkeypatch):
    from tunnelier.web.pages import at_table
    from tunnelier.web.pages.visitors import Problem

    async def crowded(*_):
        raise Problem(429, "crowded")

    table = ada.open("steam-tunnel", "novice", coach="yes")
    ada.wait(table)
    monkeypatch.setattr(at_table, "thought", crowded)
    assert ada.play(table, 1).status_code == 200


def test_a_rematch_is_coached_as_before(ada):
    table = ada.open("cave-in", "novice", coach="yes")
    finish(ada, table)
    again = ada.post(f"{table}/rematch").headers["location"]
    live = ada.app.state.keeper.live(again.removeprefix("/t/"))
    assert [seat.coached for seat in live.seats] == [False, True]


# --- in a browser


def test_whose_turn_it_is_changes_without_a_reload(visit):
    ada = visit()
    page = ada.request.post(
        "/api/tables", data={"game": "cave-in", "seats": [{"kind": "open"}, {"kind": "open"}]}
    ).json()["link"]
    table = ada.context.new_page()
    table.goto(page)
    table.click("button.main >> nth=0")
    until(ada, "document.querySelector('#mine')?.textContent.includes('Waiting')")
    bob = visit(page)
    bob.click("button.main >> nth=0")
    until(ada, "!document.querySelector('#mine').textContent.includes('Waiting')")
    assert "Your turn" in ada.inner_text("#mine") or "is asked" in ada.inner_text("#mine")


def test_a_match_at_ones_level_with_the_coach(visit):
    """From the first page to the scores by clicks; every word of the coach is waved aside."""
    page = visit(reduced_motion="reduce")
    page.click("article:has(h2:text('Steam Tunnel')) >> text=Play a bot of my level")
    page.wait_for_url("**/t/*", timeout=MATCH)
    page.wait_for_selector("body.mine #board .target.lit")
    page.evaluate(
        """() => { setInterval(() => {
            const anyway = document.querySelector('#panel:not([hidden]) .row button:not(.main)');
            anyway?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        }, 5); }"""
    )
    fly(page, "list")
    assert page.inner_text(".end h1") == "Final scores"
