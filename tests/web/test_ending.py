"""When a match is over, and looking back at it: over HTTP, without a browser."""

import random
import re
from html import unescape

import pytest

from tests.patience import until
from tests.web.kit import Person, service
from tunnelier import Match
from tunnelier.core.language import LANGUAGES
from tunnelier.core.mistakes import Mistake
from tunnelier.draw.theme import SEAT_MARKS, seat_marks
from tunnelier.games import names
from tunnelier.pages.review import Review
from tunnelier.play.course import course
from tunnelier.play.proof import verify
from tunnelier.play.review import review
from tunnelier.web.door.people import COOKIE, fingerprint
from tunnelier.web.playing.tables import Sitter, Terms
from tunnelier.web.words import MESSAGES


def played(game, seed=1, **more):
    """A match played to its end at random."""
    match, rng = Match(game, seed=seed, **more), random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.actions))
    return match


def finish(table, *people):
    """Props are taken one by one until none is left."""
    while not (told := people[0].state(table))["over"]:
        asked = [who for who in people if who.state(table)["seat"] == told["asked"]]
        asked[0].play(table, "take 1")


@pytest.fixture
def over(ada, bob):
    """A match of Cave-in that two people have finished."""
    table = ada.open("cave-in", "open")
    bob.post(f"{table}/sit", number=1, name="Bob")
    finish(table, ada, bob)
    return table


# --- the result


@pytest.mark.parametrize("game", names())
def test_points_over_the_match_end_with_the_result(game):
    """Also of games that count at the end alone."""
    match = played(game)
    stood = course(match)
    assert len(stood) == match.count + 1 and stood[-1] == match.scores
    if any(match.scores):
        assert len(set(stood)) > 1
    with pytest.raises(Mistake):
        course(Match(game, seed=1))


WENT_OFF = {
    "en": "goes off the deviation track and loses.",
    "fr": "sort de la piste de déviation et perd.",
    "de": "gerät über das Ende der Abweichungsleiste hinaus und verliert.",
    "es": "se sale de la pista de desvío y pierde.",
}


def test_a_match_that_is_not_scored_says_why_and_shows_no_points(app, ada):
    """Whoever leaves the deviation track of 1987 has lost, whatever the points (C87-17.3)."""
    match = next(
        m for m in (played("channel-1987", seed) for seed in range(99)) if not any(m.scores)
    )
    assert match.rows[0].loser >= 0
    guest = fingerprint(app.state.signer.guest(ada.http.cookies[COOKIE]))
    sitters = [Sitter("Ada", guest), Sitter("Bob", "somebody")]
    table = app.state.keeper.play_on(match, sitters, Terms("en")).id
    for lang, why in WENT_OFF.items():
        card = unescape(ada.get(f"/t/{table}/ending?lang={lang}").text)
        assert why in card and "#C87-17.3" in card
        assert "<table>" not in card and 'class="graph"' not in card and "match.txt" in card
        points = MESSAGES["points"].say(lang, points=0)
        assert points not in card and MESSAGES["won"].say(lang) in card
    home = ada.get("/?lang=en").text
    assert f'href="/t/{table}/review"' in home and not re.search(r"\b0 : 0\b", home)


def test_steam_tunnel_is_scored_before_its_end():
    """Its rules count at the end; closed tunnels are known to pay before."""
    stood = course(played("steam-tunnel", seed=2))
    assert any(stood[-5])


def test_the_page_of_the_end_needs_no_script(ada, over):
    """Scores, sheet, graph in words and all that can be done, in every language."""
    for lang in LANGUAGES:
        page = ada.get(f"{over}?lang={lang}").text
        card = page.split('id="ending"')[1].split("</section>")[0]
        assert card.count("<th ") == 5 and card.count('class="key"') == 2
        said = unescape(re.search(r'class="graph"[^>]* aria-label="([^"]+)"', card)[1])
        points = [str(each) for each in ada.state(over)["scores"]]
        assert all(re.search(rf"\b{each}\.", said) for each in points)
        for part in ("rematch", "review", "replay?move=0", "match.txt", "verify"):
            assert f"{over}/{part}" in card


def test_the_card_comes_alone_once_the_match_is_over(ada, bob, over):
    assert ada.get(f"{over}/ending").text.lstrip().startswith("<section")
    running = ada.open("cave-in", "open")
    assert ada.get(f"{running}/ending").status_code == 403


@pytest.mark.parametrize("seed", range(4))
def test_lines_have_the_colours_of_the_board(seed):
    """In the game of 1987 chance says who plays which nation; in that of 1881 seats are nations."""
    match = Match("channel-1987", seed=seed)
    row = match.row_seen_by(None)
    nations = [int(row.nations) ^ seat for seat in range(2)]
    assert seat_marks(match.game.board, row, 2) == [SEAT_MARKS[each] for each in nations]
    other = Match("channel-1881", seed=seed)
    marks = seat_marks(other.game.board, other.row_seen_by(None), 2)
    assert marks == [*other.game.board.MARKS.values()]


# --- the rematch


def test_a_rematch_gives_people_their_own_seats_back(ada, bob):
    """Even if a bot has played on for them."""
    table = ada.open("cave-in", "open")
    bob.post(f"{table}/sit", number=1, name="Bob")
    bob.post(f"{table}/away", level="novice")
    while not ada.wait(table)["over"]:
        ada.play(table, "take 1")
    again = ada.post(f"{table}/rematch").headers["location"]
    told = bob.state(again)
    assert told["seat"] == 0
    assert [(seat["name"], seat["bot"]) for seat in told["seats"]] == [("Bob", None), ("Ada", None)]


def test_everybody_is_told_of_a_rematch(ada, bob, over):
    before = bob.state(over)
    assert before["rematch"] is None
    again = ada.post(f"{over}/rematch").headers["location"]
    told = bob.state(over)
    assert f"/t/{told['rematch']}" == again and told["pulse"] > before["pulse"]
    card = bob.get(f"{over}/ending").text
    assert f'href="{again}"' in card and re.search('id="again-form" hidden', card)


# --- trying it otherwise


def test_a_match_goes_on_otherwise_from_any_move():
    """What was drawn stays; what is drawn then is new, and proven too."""
    match = played("steam-tunnel", seed=3)
    number = match.count // 2
    others = [match.fork(number) for _ in range(5)]
    for other in others:
        assert other.log[:number] == match.log[:number] and other.commitment != match.commitment
        rng = random.Random(5)
        while not other.over:
            other.play(rng.choice(other.actions))
        assert verify(other.save()).proven
    assert len({str(other.log) for other in others}) > 1
    with pytest.raises(Mistake):
        Match("steam-tunnel").fork(0)


def test_a_fork_is_loaded_with_all_its_secrets():
    match = played("steam-tunnel", seed=3)
    other = match.fork(match.count // 2)
    again = Match.load(other.save(), other.secrets)
    assert again.secrets == other.secrets and again.secret == other.secret != match.secret
    for wrong in ("", match.secret, f"{'0' * 64} {other.secret}", "no digits"):
        with pytest.raises(Mistake):
            Match.load(other.save(), wrong)


def test_a_moment_is_tried_from_there(tmp_path):
    """At a table of one's own, against bots, in the seat asked; a restart changes nothing."""
    with service(tmp_path) as app:
        ada, bob = Person(app), Person(app)
        table = ada.open("cave-in", "open")
        assert ada.post(f"{table}/try", move=1).status_code == 403
        bob.post(f"{table}/sit", number=1, name="Bob")
        finish(table, ada, bob)
        log = ada.state(table)["log"]
        number = next(line["number"] for line in log[4:] if line["by"] == 1)
        for wrong in (10_000, next(line["number"] for line in log if line["by"] < 0)):
            assert ada.post(f"{table}/try", move=wrong).status_code == 404
        mine = ada.post(f"{table}/try", move=number).headers["location"]
        told = ada.state(mine)
        assert told["seat"] == told["asked"] == 1 and told["seats"][1]["name"] == "Ada"
        assert told["seats"][0]["bot"] == "engineer"
        heard = bob.state(table)["log"][: number - 1]  # in the same seat
        assert [line["told"] for line in told["log"]] == [line["told"] for line in heard]
        cookies = dict(ada.http.cookies)
    with service(tmp_path) as app:
        ada = Person(app, cookies)
        while not ada.wait(mine)["over"]:
            ada.play(mine)
        assert verify(ada.get(f"{mine}/match.txt").text).proven


# --- looking back


def reviewed(person, table, query=""):
    """The page of a review, once the coach has thought."""
    pages = until(
        lambda: [a for a in [person.get(f"{table}/review{query}")] if a.status_code != 202]
    )
    assert pages[0].status_code == 200
    return pages[0].text


def test_a_review_stands_beside_the_board(ada, over):
    """Moments in sentences, of which each has an address; the way back; the board of then."""
    page = reviewed(ada, over)
    numbers = re.findall(r'href="\?move=(\d+)">Move', page)
    assert len(set(numbers)) > 3 and f'href="{over}">Back to the table' in page
    assert re.search(r"played</span> (Amber|Blue) takes", page)
    chosen = reviewed(ada, over, f"?move={numbers[-1]}")
    shown = chosen.split('id="shown-moment"')[1]
    assert re.search(r'data-move="(\d+)"', shown)[1] == numbers[-1]
    assert f'name="move" value="{numbers[-1]}"' in chosen
    assert f'href="?move={numbers[-1]}&amp;lang=fr"' in chosen
    assert "Retour à la table" in reviewed(ada, over, f"?move={numbers[-1]}&lang=fr")


def test_a_review_is_drawn_in_the_colours_of_the_seats():
    match = played("cave-in")
    for lang in LANGUAGES:
        told = Review(match, review(match, simulations=20), lang)
        drawn = told.graph.svg()
        for mark, seat in zip(SEAT_MARKS, told.seats, strict=False):
            line = re.search(rf"<title>{seat}</title>.*?</g>", drawn, re.DOTALL)[0]
            assert f'stroke="{mark.fill}"' in line


def test_a_replay_keeps_its_move_in_another_language(ada, over):
    page = ada.get(f"{over}/replay?move=2").text
    assert 'href="?move=2&amp;lang=de"' in page
    assert "2 / " in ada.get(f"{over}/replay?move=2&lang=de").text


def test_a_part_of_the_story_is_told(ada, over):
    frames = ada.get(f"{over}/story?after=2&upto=4").json()["frames"]
    assert {frame["number"] for frame in frames} == {2, 3, 4}


# --- seats


@pytest.mark.parametrize("rated", ["", "yes"])
def test_a_match_of_two_is_over_when_one_resigns(ada, bob, rated):
    """The other has won it: nobody plays on against a bot. So it is against a bot."""
    table = ada.open("cave-in", "open", **({"rated": rated} if rated else {}))
    bob.post(f"{table}/sit", number=1, name="Bob")
    assert "and it is over" in ada.get(table).text
    assert ada.post(f"{table}/resign").status_code == 303
    told = bob.state(table)
    assert told["over"] and told["closed"] == "resigned" and told["winners"] == [1]
    assert ada.state(table)["seat"] == 0 and told["seats"][0]["lost"] == "resigned"
    assert "somebody has resigned" in bob.get(f"{table}/ending").text
    assert bob.post(f"{table}/rematch").status_code == 303
    alone = ada.open("cave-in", "novice")
    ada.post(f"{alone}/resign")
    assert ada.state(alone)["winners"] == [1]


def test_who_resigns_leaves_the_seat_to_a_bot(ada, bob):
    """For good, among more than two; the name stays, and what they said is theirs."""
    table = ada.open("cave-in", "open", "novice")
    bob.post(f"{table}/sit", number=1, name="Bob")
    bob.post(f"{table}/say", text="Enough.")
    link = re.search(rf"{table}/sit/[\w-]+", bob.get(table).text)[0]
    assert bob.post(f"{table}/resign").status_code == 303
    told = ada.state(table)
    assert told["seats"][1]["gone"] and told["seats"][1]["name"] == "Bob"
    assert told["remarks"] == [{"name": "Bob", "text": "Enough.", "gallery": False}]
    assert bob.state(table)["seat"] is None and bob.get(link).status_code == 404
    assert bob.post(f"{table}/away", level="").status_code == 403
    while not ada.wait(table)["over"]:
        ada.play(table, "take 1")
    assert ada.post(f"{table}/resign").status_code == 403
    again = ada.state(ada.post(f"{table}/rematch").headers["location"])
    assert [seat["bot"] for seat in again["seats"]] == ["engineer", "novice", None]


def test_a_name_is_changed_at_the_table(ada, bob):
    table = ada.open("cave-in", "open")
    bob.post(f"{table}/sit", number=1, name="Bob")
    pulse = ada.state(table)["pulse"]
    assert bob.post(f"{table}/name", page=False, name=" Ada ").status_code == 200
    told = ada.state(table)
    assert [seat["name"] for seat in told["seats"]] == ["Ada", "Ada 2"] and told["pulse"] > pulse
    assert bob.post(f"{table}/name", name="B" * 41).status_code == 422
    assert Person(ada.app).post(f"{table}/name", name="Eve").status_code == 403
    assert bob.post(f"{table}/name", name="").status_code == 303
    assert ada.state(table)["seats"][1]["name"] == "Guest"


def test_a_table_is_deleted_by_who_sits_there_alone(ada, bob):
    """With bots, or before anybody has come."""
    table = ada.open("cave-in", "open")
    assert Person(ada.app).post(f"{table}/delete").status_code == 403
    bob.post(f"{table}/sit", number=1)
    assert "/delete" not in ada.get(table).text
    assert ada.post(f"{table}/delete").status_code == 403
    mine = ada.open("cave-in", "novice")
    ada.wait(mine)
    assert f"{mine}/delete" in ada.get(mine).text
    assert ada.post(f"{mine}/delete").status_code == 303
    assert ada.get(mine).status_code == 404 and mine not in ada.get("/").text
