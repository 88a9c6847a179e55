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
NUMBERS = (0, 1, 2, 21)
COUNTED = {
    "en": {
        "points": "0 points, 1 point, 2 points, 21 points",
        "bombs": "0 bombs, 1 bomb, 2 bombs, 21 bombs",
        "buildings": "0 buildings, 1 building, 2 buildings, 21 buildings",
        "spies": "0 spies, 1 spy, 2 spies, 21 spies",
        "money": "$0, $1, $2, $21",
        "yellowcake": "0 yellowcake, 1 yellowcake, 2 yellowcake, 21 yellowcake",
        "fighters": "0 fighters, 1 fighter, 2 fighters, 21 fighters",
        "bombers": "0 bombers, 1 bomber, 2 bombers, 21 bombers",
        "laborers": "0 laborers, 1 laborer, 2 laborers, 21 laborers",
        "engineers": "0 engineers, 1 engineer, 2 engineers, 21 engineers",
        "scientists": "0 scientists, 1 scientist, 2 scientists, 21 scientists",
        "contract-engineer": "0 contract engineers, 1 contract engineer, 2 contract engineers, "
        "21 contract engineers",
    },
    "fr": {
        "points": "0 point, 1 point, 2 points, 21 points",
        "bombs": "0 bombe, 1 bombe, 2 bombes, 21 bombes",
        "buildings": "0 bâtiment, 1 bâtiment, 2 bâtiments, 21 bâtiments",
        "spies": "0 espion, 1 espion, 2 espions, 21 espions",
        "money": "0 $, 1 $, 2 $, 21 $",
        "yellowcake": "0 yellowcake, 1 yellowcake, 2 yellowcakes, 21 yellowcakes",
        "fighters": "0 chasseur, 1 chasseur, 2 chasseurs, 21 chasseurs",
        "bombers": "0 bombardier, 1 bombardier, 2 bombardiers, 21 bombardiers",
        "laborers": "0 Laborantin, 1 Laborantin, 2 Laborantins, 21 Laborantins",
        "engineers": "0 Ingénieur, 1 Ingénieur, 2 Ingénieurs, 21 Ingénieurs",
        "scientists": "0 Scientifique, 1 Scientifique, 2 Scientifiques, 21 Scientifiques",
        "contract-engineer": "0 Ingénieur intérimaire, 1 Ingénieur intérimaire, "
        "2 Ingénieurs intérimaires, 21 Ingénieurs intérimaires",
    },
    "de": {
        "points": "0 Punkte, 1 Punkt, 2 Punkte, 21 Punkte",
        "bombs": "0 Bomben, 1 Bombe, 2 Bomben, 21 Bomben",
        "buildings": "0 Gebäude, 1 Gebäude, 2 Gebäude, 21 Gebäude",
        "spies": "0 Spione, 1 Spion, 2 Spione, 21 Spione",
        "money": "0 $, 1 $, 2 $, 21 $",
        "yellowcake": "0 Yellowcake, 1 Yellowcake, 2 Yellowcake, 21 Yellowcake",
        "fighters": "0 Jäger, 1 Jäger, 2 Jäger, 21 Jäger",
        "bombers": "0 Bomber, 1 Bomber, 2 Bomber, 21 Bomber",
        "laborers": "0 Hilfsarbeiter, 1 Hilfsarbeiter, 2 Hilfsarbeiter, 21 Hilfsarbeiter",
        "engineers": "0 Ingenieure, 1 Ingenieur, 2 Ingenieure, 21 Ingenieure",
        "scientists": "0 Wissenschaftler, 1 Wissenschaftler, 2 Wissenschaftler, 21 Wissenschaftler",
        "contract-engineer": "0 Leihingenieure, 1 Leihingenieur, 2 Leihingenieure, "
        "21 Leihingenieure",
    },
    "es": {
        "points": "0 puntos, 1 punto, 2 puntos, 21 puntos",
        "bombs": "0 bombas, 1 bomba, 2 bombas, 21 bombas",
        "buildings": "0 edificios, 1 edificio, 2 edificios, 21 edificios",
        "spies": "0 espías, 1 espía, 2 espías, 21 espías",
        "money": "0 $, 1 $, 2 $, 21 $",
        "yellowcake": "0 de yellowcake, 1 de yellowcake, 2 de yellowcake, 21 de yellowcake",
        "fighters": "0 cazas, 1 caza, 2 cazas, 21 cazas",
        "bombers": "0 bombarderos, 1 bombardero, 2 bombarderos, 21 bombarderos",
        "laborers": "0 obreros, 1 obrero, 2 obreros, 21 obreros",
        "engineers": "0 ingenieros, 1 ingeniero, 2 ingenieros, 21 ingenieros",
        "scientists": "0 científicos, 1 científico, 2 científicos, 21 científicos",
        "contract-engineer": "0 ingenieros eventuales, 1 ingeniero eventual, "
        "2 ingenieros eventuales, 21 ingenieros eventuales",
    },
}
"""By language and thing; spaces stand for no-break ones too."""


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_agree(lang):
    """None, one, two and twenty-one."""
    told = {
        thing: spaced(", ".join(MESSAGES[f"counted-{thing}"].say(lang, number=n) for n in NUMBERS))
        for thing in COUNTED[lang]
    }
    assert told == COUNTED[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_counted_says_its_number(lang):
    """Whichever number it is."""
    for phrase in MESSAGES.about("counted"):
        for number in NUMBERS:
            assert str(number) in phrase.say(lang, number=number)


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


FROM_PLACES = {
    "en": [
        "Red takes back 1 laborer from Mine 2.",
        "Red takes back 1 laborer from mine 12.",
        "Red takes back 1 laborer from reactor 41.",
        "Red takes back 1 laborer from plutonium bomb 15.",
        "Red takes back 1 laborer from the test token.",
        "Red takes back 1 laborer from its own supply.",
    ],
    "fr": [
        "Rouge reprend 1 Laborantin de la case Mine 2.",
        "Rouge reprend 1 Laborantin de la mine 12.",
        "Rouge reprend 1 Laborantin du réacteur 41.",
        "Rouge reprend 1 Laborantin de la bombe au plutonium 15.",
        "Rouge reprend 1 Laborantin du marqueur de test.",
        "Rouge reprend 1 Laborantin de sa réserve.",
    ],
    "de": [
        "Rot holt 1 Hilfsarbeiter vom Feld Mine 2 zurück.",
        "Rot holt 1 Hilfsarbeiter von der Mine 12 zurück.",
        "Rot holt 1 Hilfsarbeiter vom Reaktor 41 zurück.",
        "Rot holt 1 Hilfsarbeiter von der Plutoniumbombe 15 zurück.",
        "Rot holt 1 Hilfsarbeiter vom Testmarker zurück.",
        "Rot holt 1 Hilfsarbeiter aus dem eigenen Vorrat zurück.",
    ],
    "es": [
        "Rojo recupera 1 obrero de la casilla Mina 2.",
        "Rojo recupera 1 obrero de la mina 12.",
        "Rojo recupera 1 obrero del reactor 41.",
        "Rojo recupera 1 obrero de la bomba de plutonio 15.",
        "Rojo recupera 1 obrero de la ficha de prueba.",
        "Rojo recupera 1 obrero de su reserva.",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_have_their_articles(lang):
    """A space, two buildings, a bomb, the token, the supply."""
    places = (Space.MINE_2, SPACES + 11, SPACES + 40, ON_BOMBS + 15, ON_TOKEN, IN_SUPPLY)
    came_home = MESSAGES["news-came-home"].filled(
        seat=MESSAGES["seat-1"], workers=MESSAGES["counted-laborers"].filled(number=1)
    )
    told = [came_home.say(lang, place=NAMES["place"](place)) for place in places]
    assert told == FROM_PLACES[lang]


PLACED = {
    "en": ["Red places 1 scientist on Mine 2.", "Red places 1 scientist on reactor 41."],
    "fr": [
        "Rouge place 1 Scientifique sur la case Mine 2.",
        "Rouge place 1 Scientifique sur le réacteur 41.",
    ],
    "de": [
        "Rot setzt 1 Wissenschaftler auf dem Feld Mine 2 ein.",
        "Rot setzt 1 Wissenschaftler auf dem Reaktor 41 ein.",
    ],
    "es": [
        "Rojo coloca 1 científico en la casilla Mina 2.",
        "Rojo coloca 1 científico en el reactor 41.",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_workers_are_placed_on_what_has_an_article(lang):
    match = position(supply={"red": "s s"}, yellowcake={"red": 1}, buildings={"red": ["41"]})
    answer(match, "place mine-2", "use 41")
    assert [line for line in stories(match, lang) if line in PLACED[lang]] == PLACED[lang]


STRIKES = {
    "en": "Red may strike with 2 fighters and 1 bomber.",
    "fr": "Rouge peut frapper avec 2 chasseurs et 1 bombardier.",
    "de": "Rot kann mit 2 Jägern und 1 Bomber angreifen.",
    "es": "Rojo puede atacar con 2 cazas y 1 bombardero.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_strike_is_told_with_its_planes(lang):
    match = position(fighters={"red": 2}, bombers={"red": 1})
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
    match = position(3, fighters={"red": 2}, pacts="on")
    answer(match, "place air-strike")
    told = []
    for other in ("blue", "green"):
        answer(match, f"stand-down {other}", "accept")
        lines = match.game.page.show(seen(match, None), lang).plain.splitlines()
        told += [line.strip() for line in lines if line.strip() in STANDING_DOWN[lang]]
    assert told == STANDING_DOWN[lang]


# --- words that are typed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_is_read_as_it_is_shown(lang):
    for action in range(ACTIONS.size):
        text = ACTIONS.text(action)
        assert typed.read(MESSAGES, typed.shown(MESSAGES, text, lang), lang) == text


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
