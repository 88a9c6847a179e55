"""All that people read in a language, place by place: `python -m tests.words.said LANG` as JSON."""

import json
import random
import re
import sys
import tempfile
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

from tests.web.kit import Person, service
from tunnelier import Match, lab
from tunnelier.core import typed
from tunnelier.games import load, meta, names
from tunnelier.lab.page import report as lab_report
from tunnelier.pages import film
from tunnelier.pages.review import report as review_report
from tunnelier.play import puzzles
from tunnelier.play.review import Moment
from tunnelier.web.showing import show

MOVES, LOOKS = 90, 30
"""So many moves are played of each game; after so many the table is looked at."""
puzzles.PLAYOUTS = 2
"""Played out uncompiled, to hear how a puzzle's solution is told."""
READ_OUT = ("aria-label", "alt", "title", "placeholder")
"""The attributes that people read or hear."""
PLACE = re.compile(r"{\w+}")
"""What the page's script fills in."""
SHAPE = re.compile(r'id="([^"]+)" class="target')
NOT_WORDS = ("script", "style", "code")
ALONE = ("meta", "link", "input", "img", "br")
"""Elements without an end."""
Said = Iterator[tuple[str, str]]


class Texts(HTMLParser):
    """The texts of a page; what programs read, and the names of other languages, are left out."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self._silent: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.found += [given[name] for name in READ_OUT if given.get(name)]
        said = [*json.loads(given.get("data-words", "{}")).values(), given.get("data-said", "")]
        self.found += [PLACE.sub("", text) for text in said]
        silent = tag in NOT_WORDS or "languages" in (given.get("class") or "").split()
        if tag not in ALONE and (silent or self._silent):
            self._silent.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.found += [value for name, value in attributes if name in READ_OUT]

    def handle_endtag(self, tag):
        if self._silent and tag not in ALONE:
            self._silent.pop()

    def handle_data(self, data):
        if not self._silent:
            self.found.append(data)


def on_page(place: str, html: str) -> Said:
    return ((place, text) for text in Texts(html).found)


def of_a_game(name: str, lang: str) -> Said:
    """Questions, moves, stories, boards and the terminal, through the beginning of a match."""
    game, rng = load(name), random.Random(1)
    match = Match(name, seed=1)
    yield from at_the_table(match, lang)
    while not match.over and match.count < MOVES:
        before, action = match.count, rng.choice(match.actions)
        view, seat = match.row_seen_by(match.seat), match.seat
        words = typed.shown(game.text.messages, game.actions.text(action), lang)
        yield f"{name}: prompt", match.question_in(lang)["text"]
        yield f"{name}: move", game.text.say(view, action, seat, lang)
        yield f"{name}: typed", words
        match.play(words, lang)
        for number in range(before + 1, match.count + 1):
            yield from ((f"{name}: story", line.said) for line in match.story(number, 0, lang))
        if before // LOOKS != match.count // LOOKS or match.over:
            yield from at_the_table(match, lang)
    for refusal, reason in game.text.REFUSALS.items():
        yield f"{name}: {refusal.name}", reason.phrase.say(lang)
    for line in show.sheet(match, lang):
        yield from ((f"{name}: score sheet", cell.text) for cell in line)
    yield f"{name}: refused", match.why("xyz xyz", lang).replace("xyz", "")


def at_the_table(match: Match, lang: str) -> Said:
    name, seat = match.game.meta.name, match.seat
    for narrow in (False, True):
        board = str(match.board(seat, lang, narrow))
        yield from on_page(f"{name}: board", board)
        for shape in SHAPE.findall(board) if hasattr(match.game.board, "about") else ():
            about = match.game.board.about(match.row_seen_by(seat), seat, shape)
            yield f"{name}: about {shape}", about.said.say(lang)
            yield from ((f"{name}: now {shape}", phrase.say(lang)) for phrase in about.now)
    page = match.game.page.show(match.row_seen_by(seat), lang, 80)
    yield f"{name}: terminal", page.plain


def in_the_browser(lang: str) -> Said:
    """Every page of the service, from the first to the end of a match."""
    with tempfile.TemporaryDirectory() as folder, service(Path(folder)) as app:
        ada, guest = Person(app), Person(app)
        ada.get(f"/?lang={lang}")
        table = ada.open("cave-in", "open", "novice")
        paths = ["/new/cave-in", table, "/t/nowhere"]
        paths += [f"/{what}/{game}" for game in names() for what in ("new", "rules", "puzzle")]
        app.state.keeper.ready("steam-tunnel")
        paths += [f"/puzzle/steam-tunnel/2{asked}" for asked in ("", "?solution=yes", "?move=0")]
        for path in paths:
            yield from on_page(path, ada.get(path, headers={"accept": "text/html"}).text)
        guest.post(f"{table}/sit", number=1)
        guest.post(f"{table}/say", text="?!")
        while not (told := ada.wait(table, lambda told: told["asked"] != 2))["over"]:
            yield from on_page("table", ada.get(table).text)
            yield "why", ada.get(f"{table}/about", params={"shape": "prop-1"}).json()["why"]["said"]
            (ada, guest)[told["asked"]].play(table)
        refused = ada.play(table, "?", version=told["version"]).json()["said"]
        yield "refused", refused
        for path in ("", "/replay?move=3", "/verify", "/play"):
            answer = ada.get(f"{table}{path}", headers={"accept": "text/html"})
            yield from on_page(f"table{path}", answer.text)
        yield from on_page("first page", ada.get("/").text)
        asked = {"accept-language": lang}
        yield "door", ada.http.post("/t", content=b"x" * 100_000, headers=asked).json()["said"]


def in_reports(lang: str) -> Said:
    """What is made of matches: a film, a review, a report of the lab."""
    match, rng = Match("cave-in", seed=1), random.Random(1)
    while not match.over:
        match.play(rng.choice(match.actions))
    story = film.story(match, 0, lang)
    yield from on_page("film", film.page(match, story, 0, lang, lambda _: None))
    moves = [entry for entry in match.log if entry.seat >= 0]
    moments = [Moment(*entry[:3], (0.6, 0.4), 0.1, 0.05, "take props=1") for entry in moves]
    yield from on_page("review", review_report(match, moments, lang))
    with tempfile.TemporaryDirectory() as folder:
        samples = lab.study("cave-in", ["random"], 3, Path(folder), None)
        figures = [lab.figures(sample, lang) for sample in samples]
        yield from on_page("lab", lab_report(meta("cave-in"), figures, lang))


def everything(lang: str) -> Said:
    for name in names():
        yield from of_a_game(name, lang)
    yield from in_the_browser(lang)
    yield from in_reports(lang)


if __name__ == "__main__":
    json.dump(sorted({*everything(sys.argv[1])}), sys.stdout)
