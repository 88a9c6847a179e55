"""How the table says it: numbers, forms and typed words agree, in every language of the game."""

import re

import pytest

from tests.games.manhattan.kit import (
    BOMBS,
    PLAYERS,
    answer,
    position,
    random_match,
    seen,
    walk,
)
from tests.games.manhattan.kit import SPACES as SPACES_AS_PRINTED
from tunnelier.core import typed
from tunnelier.core.codec import word_of
from tunnelier.core.language import Catalogue, key_of
from tunnelier.games.manhattan.news import IN_SUPPLY, ON_BOMBS, ON_TOKEN, TEAM
from tunnelier.games.manhattan.rules import ACTIONS
from tunnelier.games.manhattan.tables import BUILDINGS, SPACES, Space, Worker
from tunnelier.games.manhattan.text import NAMES
from tunnelier.games.manhattan.words import MESSAGES

LANGUAGES = MESSAGES.languages


def spaced(text):
    """With plain spaces only, for a reader's eye."""
    return text.replace("\u00a0", " ")


def stories(match, lang):
    """Every sentence of a match, as its first seat hears it."""
    return [
        spaced(line.said)
        for number in range(1, match.count + 1)
        for line in match.story(number, 0, lang)
    ]


TEAMS = {
    "en": "2 contract laborers and 1 contract scientist",
    "fr": "2 Laborantins intérimaires et 1 Scientifique intérimaire",
    "de": "2 Leih-Hilfsarbeiter und 1 Leihwissenschaftler",
    "es": "2 obreros eventuales y 1 científico eventual",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_team_is_listed(lang):
    team = 2 * TEAM[Worker.LABORER] + TEAM[Worker.SCIENTIST]
    assert NAMES["contractors"](team).say(lang) == TEAMS[lang]


PLACES = (Space.MINE_2, SPACES + 11, SPACES + 40, ON_BOMBS + 15, ON_TOKEN, IN_SUPPLY)
FROM_PLACES = {
    "en": "Mine 2, mine 12, reactor 41, plutonium bomb 15, the test token, its own supply",
    "fr": "la case Mine 2, la mine 12, du réacteur 41, la bombe au plutonium 15, du marqueur de "
    "test, sa réserve",
    "de": "vom Feld Mine 2, von der Mine 12, vom Reaktor 41, von der Plutoniumbombe 15, vom "
    "Testmarker, aus dem eigenen Vorrat",
    "es": "de la casilla Mina 2, de la mina 12, del reactor 41, de la bomba de plutonio 15, de la "
    "ficha de prueba, de su reserva",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_have_their_articles(lang):
    """A space, two buildings, a bomb, the token, the supply."""
    came_home = MESSAGES["news-came-home"].filled(
        seat=MESSAGES["seat-1"], workers=MESSAGES["counted-laborers"].filled(number=1)
    )
    for place, named in zip(PLACES, FROM_PLACES[lang].split(", "), strict=True):
        assert f" {named}" in came_home.say(lang, place=NAMES["place"](place))


PLACED = {
    "en": ("on Mine 2.", "on reactor 41."),
    "fr": ("sur la case Mine 2.", "sur le réacteur 41."),
    "de": ("auf dem Feld Mine 2 ein.", "auf dem Reaktor 41 ein."),
    "es": ("en la casilla Mina 2.", "en el reactor 41."),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_workers_are_placed_on_what_has_an_article(lang):
    match = position("red: supply=s,s yellowcake=1 buildings=41")
    for move, end in zip(("place mine-2", "use 41"), PLACED[lang], strict=True):
        match.play(move)
        assert match.story(match.count, 0, lang)[0].said.endswith(f" {end}")


STRIKES = {
    "en": "Red may strike with 2 fighters and 1 bomber.",
    "fr": "Rouge peut frapper avec 2 chasseurs et 1 bombardier.",
    "de": "Rot kann mit 2 Jägern und 1 Bomber angreifen.",
    "es": "Rojo puede atacar con 2 cazas y 1 bombardero.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_strike_is_told_with_its_planes(lang):
    match = position("red: fighters=2 bombers=1")
    answer(match, "place air-strike")
    assert STRIKES[lang] in stories(match, lang)


STANDING_DOWN = {
    "en": ["Blue stands down", "Blue and Green stand down"],
    "fr": ["Bleu s'abstient", "Bleu et Vert s'abstiennent"],
    "de": ["Blau verzichtet auf den Start", "Blau und Grün verzichten auf den Start"],
    "es": ["Azul se abstiene", "Azul y Verde se abstienen"],
}


@pytest.mark.rule("MP-10.5")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_stands_down_or_two_do(lang):
    match = position("players=3 pacts=on; red: fighters=2")
    answer(match, "place air-strike")
    told = []
    for other in ("blue", "green"):
        answer(match, f"stand-down {other}", "accept")
        lines = match.game.page.show(seen(match, None), lang).plain.splitlines()
        told += [line.strip() for line in lines if line.strip() in STANDING_DOWN[lang]]
    assert told == STANDING_DOWN[lang]


# --- words that are typed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_workers_are_typed_by_the_letters_they_bear(lang):
    """Contractors after a g, as in English."""
    for worker, code in zip(Worker, "les", strict=True):
        letter = MESSAGES[key_of("letter", worker)].say(lang).lower()
        assert typed.shown(MESSAGES, f"send {code}+g{code}", lang).endswith(f" {letter}+g{letter}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_shows_spaces_as_they_are_typed(lang):
    lines = position().game.page.show(seen(position(), None), lang).plain
    for space in Space:
        assert f"{typed.shown(MESSAGES, word_of(space), lang)} " in lines


# --- whole matches


def test_the_terminal_keeps_to_eighty_columns():
    """All along a match, and whichever buildings are for sale."""
    game = position().game
    for lang in LANGUAGES:
        longest = max(len(game.page.building_line(number, lang)) for number in range(BUILDINGS))
        assert 9 + longest + 2 + len(MESSAGES["page-slot-first"].say(lang)) <= 80
    for number, match in enumerate(walk(5, 5, 400)):
        for lang in () if number % 20 else LANGUAGES:
            page = game.page.show(match.row_seen_by(match.seat), lang)
            wide = [line for line in page.plain.splitlines() if len(line) > 80]
            assert not wide


def test_a_match_is_told_whole():
    """No place is left open, and no sentence is English in another language."""
    match = random_match(4, players=4, turn_limit="50", pacts="on")
    told = {lang: stories(match, lang) for lang in LANGUAGES}
    assert len({*map(len, told.values())}) == 1
    for lines in told.values():
        assert not [line for line in lines if "{" in line or "FORM" in line or "  " in line]
    assert not [lang for lang in LANGUAGES[1:] if {*told[lang]} & {*told["en"]}]


def test_moves_are_offered_in_sentences():
    """Each as the mover reads it, none with a place unfilled, none of another language."""
    kinds = set()
    for match in walk(2, players=3, most=160):
        view = seen(match, PLAYERS[match.seat])
        for action in match.actions:
            kinds.add(ACTIONS.kind(action))
            said = [match.game.text.say(view, action, match.seat, lang) for lang in LANGUAGES]
            assert all(sentence.endswith(".") and "{" not in sentence for sentence in said)
            assert said[0] not in said[1:]
    assert len(kinds) > 15


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_name_moves_as_they_are_typed(lang):
    """Whatever stands in a typewriter's letters there."""
    rules = (position().game.folder / f"rules.{lang}.md").read_text("utf-8")
    named = set(re.findall(r"`(.+?)`", rules))
    assert len(named) > 10 and named <= {way for way, _ in typed.ways(MESSAGES, lang)}


TESTED_BOMBS = {
    "en": "tested bombs",
    "fr": "bombes testées",
    "de": "getesteten? Bomben",
    "es": "bombas probadas",
}


@pytest.mark.rule("MP-12.9", "MP-16.5", "MP-16.6")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_know_of_tested_bombs_in_the_deck(lang):
    """All saw them go there, so that it is not said of them that nobody knows the deck."""
    rules = (position().game.folder / f"rules.{lang}.md").read_text("utf-8")
    for number in ("MP-12.9", "MP-16.5"):
        (said,) = re.findall(rf"\*\*{re.escape(number)}\*\* (.+)", rules)
        assert re.search(TESTED_BOMBS[lang], said)


MONEY_SPACES = {
    "en": "Money space",
    "fr": "case Argent",
    "de": "Felder Geld",
    "es": "casilla Dinero",
}
ALMOST_ALWAYS = {
    "en": "usually engineers too",
    "fr": "presque toujours aussi des Ingénieurs",
    "de": "fast immer auch Ingenieure",
    "es": "casi siempre también ingenieros",
}


@pytest.mark.rule("MP-5.12", "MP-13.2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_says_what_feeds_bribes_and_what_bombs_take(lang):
    """No other income feeds the pile; some bombs do without engineers, none without scientists."""
    feeding = {space for space, site in SPACES_AS_PRINTED.items() if site["bribe"]}
    assert feeding == {"money-1", "money-2", "money-3"}
    assert {bomb["engineers"] > 0 for bomb in BOMBS.values()} == {True, False}
    assert min(bomb["scientists"] for bomb in BOMBS.values()) == 1
    lesson = Catalogue(position().game.folder / "lesson" / "words")
    assert MONEY_SPACES[lang] in lesson["bribes"].say(lang)
    assert ALMOST_ALWAYS[lang] in lesson["needs"].say(lang)
