"""What the table says in each language: numbers, articles, moves that are typed, room for words."""

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
NUMBERS = (0, 1, 2, 21)
SINGULAR = {"en": (1,), "fr": (0, 1), "de": (1,), "es": (1,)}
"""Of which numbers one speaks in the singular: French says none so too."""
COUNTED = {
    "en": {
        "ore": ("ore", "ore"),
        "stone": ("stone", "stone"),
        "coal": ("coal", "coal"),
        "rubble": ("rubble", "rubble"),
        "bars": ("steel bar", "steel bars"),
        "cubes": ("cube", "cubes"),
        "event-cubes": ("event cube", "event cubes"),
        "discs": ("disc", "discs"),
        "markers": ("marker", "markers"),
        "cards": ("card", "cards"),
        "contracts": ("contract", "contracts"),
        "points": ("point", "points"),
        "station-markers": ("station marker", "station markers"),
        "shored-tunnels": ("shored tunnel", "shored tunnels"),
        "bars-in-ore": ("bar in ore", "bars in ore"),
        "stone-in-rubble": ("stone in rubble", "stone in rubble"),
    },
    "fr": {
        "ore": ("minerai", "minerais"),
        "stone": ("pierre", "pierres"),
        "coal": ("charbon", "charbons"),
        "rubble": ("gravat", "gravats"),
        "bars": ("barre d'acier", "barres d'acier"),
        "cubes": ("cube", "cubes"),
        "event-cubes": ("cube Événement", "cubes Événement"),
        "discs": ("disque", "disques"),
        "markers": ("marqueur", "marqueurs"),
        "cards": ("carte", "cartes"),
        "contracts": ("contrat", "contrats"),
        "points": ("point", "points"),
        "station-markers": ("marqueur en gare", "marqueurs en gare"),
        "shored-tunnels": ("tunnel étayé", "tunnels étayés"),
        "bars-in-ore": ("barre en minerai", "barres en minerai"),
        "stone-in-rubble": ("pierre en gravats", "pierres en gravats"),
    },
    "de": {
        "ore": ("Erz", "Erz"),
        "stone": ("Stein", "Steine"),
        "coal": ("Kohle", "Kohle"),
        "rubble": ("Geröll", "Geröll"),
        "bars": ("Stahlträger", "Stahlträger"),
        "cubes": ("Klötzchen", "Klötzchen"),
        "event-cubes": ("Ereignisklötzchen", "Ereignisklötzchen"),
        "discs": ("Scheibe", "Scheiben"),
        "markers": ("Marker", "Marker"),
        "cards": ("Karte", "Karten"),
        "contracts": ("Auftrag", "Aufträge"),
        "points": ("Punkt", "Punkte"),
        "station-markers": ("Stationsmarker", "Stationsmarker"),
        "shored-tunnels": ("abgestützter Tunnel", "abgestützte Tunnel"),
        "bars-in-ore": ("Träger mit Erz", "Träger mit Erz"),
        "stone-in-rubble": ("Stein mit Geröll", "Steine mit Geröll"),
    },
    "es": {
        "ore": ("mineral", "minerales"),
        "stone": ("piedra", "piedras"),
        "coal": ("carbón", "carbones"),
        "rubble": ("escombro", "escombros"),
        "bars": ("barra de acero", "barras de acero"),
        "cubes": ("cubo", "cubos"),
        "event-cubes": ("cubo de evento", "cubos de evento"),
        "discs": ("disco", "discos"),
        "markers": ("marcador", "marcadores"),
        "cards": ("carta", "cartas"),
        "contracts": ("contrato", "contratos"),
        "points": ("punto", "puntos"),
        "station-markers": ("marcador en estación", "marcadores en estación"),
        "shored-tunnels": ("túnel apuntalado", "túneles apuntalados"),
        "bars-in-ore": ("barra en mineral", "barras en mineral"),
        "stone-in-rubble": ("piedra en escombros", "piedras en escombros"),
    },
}

each_language = pytest.mark.parametrize("lang", LANGUAGES)


# --- how many


@each_language
def test_things_are_counted_as_the_language_counts(lang):
    for thing, (one, many) in COUNTED[lang].items():
        said = [counted(thing, number).say(lang) for number in NUMBERS]
        assert said == [f"{n} {one if n in SINGULAR[lang] else many}" for n in NUMBERS]


def test_everything_that_is_counted_is_tested():
    things = {phrase.key.removeprefix("counted-") for phrase in MESSAGES.about("counted")}
    assert all(set(tested) == things for tested in COUNTED.values())


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


CLOSED = {
    "en": ("St Pancras", "the Middle", "Gare du Nord"),
    "fr": ("St Pancras", "le Milieu", "la Gare du Nord"),
    "de": ("St Pancras", "die Mitte", "die Gare du Nord"),
    "es": ("St Pancras", "el Centro", "la Gare du Nord"),
}


@each_language
def test_a_station_is_closed_with_its_article(lang):
    for position_of, named in zip((0, 10, 20), CLOSED[lang], strict=True):
        news = MESSAGES["news-closed-behind"].filled(
            seat=NATIONS[Nation.FRENCH], station=position_name(position_of)
        )
        assert news.say(lang).endswith(f" {named}.")


DUG = {
    "en": ("at tunnel 4.", "at the Middle.", "at Sangatte."),
    "fr": ("au tunnel 4.", "au Milieu.", "à Sangatte."),
    "de": ("in Tunnel 4.", "in der Mitte.", "in Sangatte."),
    "es": ("en el túnel 4.", "en el Centro.", "en Sangatte."),
}


@each_language
def test_where_somebody_digs_is_said_with_its_preposition(lang):
    for place, said in zip((4, 10, 17), DUG[lang], strict=True):
        news = MESSAGES["news-dug"].filled(
            seat=NATIONS[Nation.ENGLISH], rubble=counted("rubble", 2), position=position_name(place)
        )
        assert news.say(lang).endswith(f" {said}")


BOUGHT = {
    "en": (
        "The English buy Enid.",
        "The English buy the boring machine.",
        "The English build site 2 of the Middle.",
    ),
    "fr": (
        "Les Anglais achètent le train Enid.",
        "Les Anglais achètent le tunnelier.",
        "Les Anglais construisent l'emplacement 2 du Milieu.",
    ),
    "de": (
        "Die Engländer kaufen die Lok Enid.",
        "Die Engländer kaufen die Bohrmaschine.",
        "Die Engländer bebauen Bauplatz 2 in der Mitte.",
    ),
    "es": (
        "Los ingleses compran el tren Enid.",
        "Los ingleses compran la tuneladora.",
        "Los ingleses construyen la parcela 2 del Centro.",
    ),
}


@each_language
def test_what_is_bought_and_built_has_its_article(lang):
    items = [item_name(ITEM_NAMES.index(name)) for name in ("enid", "machine", "middle-2")]
    for kind, item, said in zip(("buy", "buy-machine", "build"), items, BOUGHT[lang], strict=True):
        move = MESSAGES[f"move-{kind}"].filled(seat=NATIONS[Nation.ENGLISH], item=item)
        assert move.say(lang) == said


LOST = {
    "en": "from the rubble site of Sangatte into the Crisis area (3 markers now).",
    "fr": "celui de l'emplacement de gravats de Sangatte va dans la zone de crise"
    " (en tout\u00a0: 3 marqueurs).",
    "de": "Einer kommt vom Geröllplatz in Sangatte in den Krisenbereich (jetzt 3 Marker).",
    "es": "el de la parcela de escombros de Sangatte va a la zona de crisis (ahora 3 marcadores).",
}


@each_language
def test_where_a_marker_is_lost_is_said_as_the_sentence_wants_it(lang):
    news = MESSAGES["news-lost-from-board"].filled(
        seat=NATIONS[Nation.FRENCH],
        marker=place_name("sangatte-rubble"),
        markers=counted("markers", 3),
    )
    assert news.say(lang).endswith(LOST[lang])


SIGNED = {
    "en": "The French take contract 9.",
    "fr": "Les Français prennent le contrat 9.",
    "de": "Die Franzosen nehmen Auftrag 9.",
    "es": "Los franceses toman el contrato 9.",
}


@each_language
def test_a_contract_is_taken_with_its_article(lang):
    m = position(area="f", placed={"f": ["french"]}, row=("9", "5", "7"))
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


@each_language
def test_every_move_is_read_as_it_is_shown(lang):
    actions = random_match(1).game.actions
    for action in range(actions.size):
        move = actions.text(action)
        assert typed.read(MESSAGES, typed.shown(MESSAGES, move, lang), lang) == move


@each_language
def test_every_word_of_a_move_has_a_word(lang):
    actions = random_match(1).game.actions
    assert {f"type-{word}" for word in typed.words(actions)} <= set(MESSAGES.sources(lang))


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
