"""What the table says in each language: articles, agreement, letters, room for words."""

import re
from pathlib import Path

import pytest

from tests.games.channel1881.kit import position, random_match
from tunnelier.core import typed
from tunnelier.core.language import LANGUAGES
from tunnelier.games.channel1881 import board, page
from tunnelier.games.channel1881.board import signs
from tunnelier.games.channel1881.board.table import PAD, Table
from tunnelier.games.channel1881.tables import ITEM_NAMES, Nation
from tunnelier.games.channel1881.text import NATIONS, counted, item_name, place_name, position_name
from tunnelier.games.channel1881.words import MESSAGES

FOLDER = Path(page.__file__).parent
TERMINAL = 80
SVG = "{http://www.w3.org/2000/svg}"
each_language = pytest.mark.parametrize("lang", LANGUAGES)


# --- how many


TUNNELS = {
    "en": ("1 shored tunnel", "2 shored tunnels"),
    "fr": ("1 tunnel étayé", "2 tunnels étayés"),
    "de": ("1 abgestützter Tunnel", "2 abgestützte Tunnel"),
    "es": ("1 túnel apuntalado", "2 túneles apuntalados"),
}


@each_language
def test_an_adjective_agrees_with_its_number(lang):
    assert tuple(counted("shored-tunnels", n).say(lang) for n in (1, 2)) == TUNNELS[lang]


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "1 more cube in A", "2 more cubes in A"),
        ("fr", "1 cube de plus en A", "2 cubes de plus en A"),
        ("de", "1 Klötzchen mehr in A", "2 Klötzchen mehr in A"),
        ("es", "1 cubo más en A", "2 cubos más en A"),
    ],
)
def test_an_ability_agrees_with_its_number(lang, one, two):
    """Owners of the box may write another number into the tables."""
    said = [MESSAGES["ability-yard-plus"].say(lang, number=n) for n in (1, 2)]
    assert said == [one, two]


# --- articles


def news(kind, **places):
    """News of the English, ready to be said."""
    return MESSAGES[f"news-{kind}"].filled(seat=NATIONS[Nation.ENGLISH], **places)


def move(kind, item):
    """A move of the English as it is offered."""
    named = item_name(ITEM_NAMES.index(item))
    return MESSAGES[f"move-{kind}"].filled(seat=NATIONS[Nation.ENGLISH], item=named)


CLOSED = {place: news("closed-behind", station=position_name(place)) for place in (0, 10, 20)}
DUG = {
    place: news("dug", rubble=counted("rubble", 2), position=position_name(place))
    for place in (4, 10, 17)
}
LOST = news("lost-from-board", marker=place_name("sangatte-rubble"), markers=counted("markers", 3))
WITH_ARTICLES = [
    (CLOSED[0], "St Pancras.", "St Pancras.", "St Pancras.", "St Pancras."),
    (CLOSED[10], "the Middle.", "le Milieu.", "die Mitte.", "el Centro."),
    (CLOSED[20], "Gare du Nord.", "la Gare du Nord.", "die Gare du Nord.", "la Gare du Nord."),
    (DUG[4], "at tunnel 4.", "au tunnel 4.", "in Tunnel 4.", "en el túnel 4."),
    (DUG[10], "at the Middle.", "au Milieu.", "in der Mitte.", "en el Centro."),
    (DUG[17], "at Sangatte.", "à Sangatte.", "in Sangatte.", "en Sangatte."),
    (move("buy", "enid"), "buy Enid.", "le train Enid.", "die Lok Enid.", "el tren Enid."),
    (
        move("buy-machine", "machine"),
        *("the boring machine.", "le tunnelier.", "die Bohrmaschine.", "la tuneladora."),
    ),
    (
        move("build", "middle-2"),
        *("site 2 of the Middle.", "l'emplacement 2 du Milieu."),
        *("Bauplatz 2 in der Mitte.", "la parcela 2 del Centro."),
    ),
    (
        LOST,
        "from the rubble site of Sangatte into the Crisis area (3 markers now).",
        "de gravats de Sangatte va dans la zone de crise (en tout\u00a0: 3 marqueurs).",
        "vom Geröllplatz in Sangatte in den Krisenbereich (jetzt 3 Marker).",
        "de escombros de Sangatte va a la zona de crisis (ahora 3 marcadores).",
    ),
]
"""Sentences, and how they end in English, French, German and Spanish."""


@pytest.mark.parametrize(("phrase", "english", "french", "german", "spanish"), WITH_ARTICLES)
def test_places_and_things_have_their_articles(phrase, english, french, german, spanish):
    said = {"en": english, "fr": french, "de": german, "es": spanish}
    for lang, end in said.items():
        assert phrase.say(lang).endswith(f" {end}")


SIGNED = {
    "en": "The French take contract 9.",
    "fr": "Les Français prennent le contrat 9.",
    "de": "Die Franzosen nehmen Auftrag 9.",
    "es": "Los franceses toman el contrato 9.",
}


@each_language
def test_a_contract_is_taken_with_its_article(lang):
    m = position("area=f row=9,5,7; f: french")
    action = m.game.actions.parse("sign slot=1")
    assert m.game.text.say(m.row_seen_by(1), action, 1, lang) == SIGNED[lang]


ENDED = {
    "en": re.compile(r"The match is over: the English -?\d+ and the French -?\d+\."),
    "fr": re.compile(r"La partie est finie\u00a0: les Anglais -?\d+ et les Français -?\d+\."),
    "de": re.compile(r"Die Partie ist zu Ende: die Engländer -?\d+ und die Franzosen -?\d+\."),
    "es": re.compile(r"La partida ha terminado: los ingleses -?\d+ y los franceses -?\d+\."),
}


@each_language
def test_the_end_names_both_within_the_sentence(lang):
    assert ENDED[lang].search(random_match(3).svg(None, lang))


# --- what is typed


def questions_of(game, lang):
    """The moves that table K8 of the rules names."""
    text = (game.folder / f"rules.{lang}.md").read_text(encoding="utf-8")
    table = text[text.index("### K8.") : text.index("## 25.")]
    return re.findall(r"`([^`]+)`", table)


@each_language
def test_the_moves_that_the_rules_name_can_be_typed(lang):
    game = random_match(1).game
    named = {typed.read(MESSAGES, move, lang) for move in questions_of(game, lang)}
    assert {game.actions.text(game.actions.parse(move)) for move in named} == named
    assert named == set(questions_of(game, "en"))


# --- letters on pieces


@each_language
def test_no_letter_stands_for_a_good_and_for_a_player(lang):
    """Cubes and markers lie side by side."""
    goods = [phrase.say(lang) for phrase in signs.LETTERS.values()]
    players = [phrase.say(lang) for phrase in page.INITIALS.values()]
    assert len({*goods, *players}) == len(goods) + len(players) == 6


@each_language
def test_the_lesson_calls_cubes_by_their_letters(lang):
    lesson = (FOLDER / "lesson" / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    (said,) = re.findall(r"^take-ore = .*\(([^)]*)\)", lesson, re.MULTILINE)
    ore, stone, coal, _ = (phrase.say(lang) for phrase in signs.LETTERS.values())
    assert re.findall(r"\b[A-Z][a-z]?\b", said) == [ore, stone, coal]


# --- what the lesson says of a round

LAST_OF_A_ROUND = {
    "en": ("ends with a crisis", "at the end of the round"),
    "fr": ("finit par une crise", "à la fin de la manche"),
    "de": ("endet mit einer Krise", "am Ende der Runde"),
    "es": ("acaba con una crisis", "al final de la ronda"),
}


@pytest.mark.rule("C81-4.1")
@each_language
def test_the_lesson_does_not_end_a_round_with_the_crisis(lang):
    """The yard and the events come after it."""
    lesson = (FOLDER / "lesson" / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert not [said for said in LAST_OF_A_ROUND[lang] if said in lesson]


# --- room


@each_language
def test_the_terminal_is_wide_enough(lang):
    m = random_match(2)
    for number in range(0, m.count + 1, 20):
        shown = page.show(m.row_at(number, None), lang, TERMINAL).plain
        assert all(len(line) <= TERMINAL for line in shown.splitlines())


def test_a_wide_terminal_is_used():
    """Nothing is folded that has room."""
    row = random_match(2).row_at(100, None)
    narrow, wide = (len(page.show(row, "en", width).lines) for width in (TERMINAL, 200))
    assert wide < narrow


@each_language
@pytest.mark.parametrize("narrow", [False, True])
def test_no_word_on_the_table_is_cut(lang, narrow):
    m = random_match(2)
    for number in range(0, m.count + 1, 30):
        drawing = board.draw(m.row_at(number, 0), 0, (), lang, narrow)
        assert "…" not in str(drawing)


@each_language
def test_the_question_has_room_for_its_answers(lang):
    """On a desk it is no higher than the areas beside it."""
    asked = 0
    for seed in (1, 2):
        m = random_match(seed)
        for number, entry in enumerate(m.log):
            if entry.seat >= 0:
                sight = m.sight(number)
                args = (sight.row, sight.seat, sight.actions, lang, False, board.shapes)
                scene = Table(*args)
                room = board.AREAS_HEIGHT - 2 * PAD
                box = board.question.content(scene, board.QUESTION - 2 * PAD, room)
                assert box.height <= room, m.log[number]
                asked += 1
    assert asked > 100
