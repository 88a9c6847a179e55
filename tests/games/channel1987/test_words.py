"""What the table says in each language: numbers, articles, agreement, and what is typed."""

import pytest

from tests.games.channel1987.kit import answer, position
from tunnelier import Match
from tunnelier.core import typed
from tunnelier.core.language import Catalogue
from tunnelier.games import load
from tunnelier.games.channel1987.tables import Colour, Event
from tunnelier.games.channel1987.text import EVENTS, discs_of, token_of
from tunnelier.games.channel1987.words import MESSAGES

NUMBERS = (0, 1, 2, 21)

each_language = pytest.mark.parametrize("lang", MESSAGES.languages)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("0 black discs", "1 black disc", "2 black discs", "21 black discs")),
        ("fr", ("0 jeton noir", "1 jeton noir", "2 jetons noirs", "21 jetons noirs")),
        ("de", ("0 schwarze Scheiben", "1 schwarze Scheibe", "2 schwarze Scheiben")),
        ("es", ("0 discos negros", "1 disco negro", "2 discos negros", "21 discos negros")),
    ],
)
def test_a_colour_agrees_with_the_number_of_its_discs(lang, said):
    numbers = NUMBERS[: len(said)]
    assert tuple(discs_of(Colour.BLACK, number).say(lang) for number in numbers) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("next dig: no card", "1 card, -2 at worst", "2 cards, -3 at worst")),
        ("fr", ("prochain forage\u00a0: aucune carte", "1 carte, -2 au pire", "2 cartes, -3")),
        ("de", ("nächster Abbau: keine Karte", "1 Karte, schlimmstenfalls -2", "2 Karten")),
        ("es", ("próxima excavación: ninguna carta", "1 carta, -2 en el peor", "2 cartas, -3")),
    ],
)
def test_no_card_one_and_two_are_told_of_the_next_dig(lang, said):
    for cards, expected in enumerate(said):
        worst = (0, -2, -3)[cards]
        assert expected in MESSAGES["board-next-dig"].say(lang, cards=cards, worst=worst)


@pytest.mark.parametrize(
    ("lang", "event", "said"),
    [
        ("fr", Event.CHECK_UP, "Contrôle accompli\u00a0: +2"),
        ("fr", Event.TRAINING, "Formation accomplie\u00a0: +2"),
        ("fr", Event.REPAIRS, "Réparations accomplies\u00a0: +2"),
        ("de", Event.CHECK_UP, "Kontrolle erledigt: +2"),
        ("es", Event.CHECK_UP, "Revisión cumplida: +2"),
        ("es", Event.REPAIRS, "Reparaciones cumplidas: +2"),
    ],
)
def test_an_agenda_card_that_is_completed_agrees(lang, event, said):
    assert MESSAGES["board-done"].say(lang, event=EVENTS[event], points=2) == said


@pytest.mark.parametrize(
    ("token", "accusative", "dative"),
    [
        (3, "schwarzen Schutt", "schwarzem Schutt"),
        (8, "gelben Schutt mit Agendasymbol", "gelbem Schutt mit Agendasymbol"),
        (5, "orange Schutt", "orange Schutt"),
    ],
)
def test_german_rubble_has_its_cases(token, accusative, dative):
    assert token_of(token).form("de", "accusative") == accusative
    assert token_of(token).form("de", "dative") == dative


@pytest.mark.parametrize(
    ("lang", "said", "asked"),
    [
        (
            "fr",
            "La France a une tuile Gravats bleue au symbole Agenda face visible à l'emplacement 1.",
            "Quelle tuile Gravats se trouve dans la zone de stockage britannique\u00a0?",
        ),
        (
            "de",
            "Frankreich hat blauen Schutt mit Agendasymbol offen auf Feld 1.",
            "Welches Schuttplättchen liegt im britischen Lager?",
        ),
        (
            "es",
            "Francia tiene escombros azules con el símbolo de agenda boca arriba en la casilla 1.",
            "¿Qué ficha de escombros hay en el almacén británico?",
        ),
    ],
)
def test_names_take_the_form_that_a_sentence_wants(lang, said, asked):
    match = Match("channel-1987", follow=True)
    answer(match, "reveal black", "reveal blue-agenda")
    assert match.story(match.count, None, lang)[0].said == said
    assert match.question_in(lang)["text"] == asked


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "La Grande-Bretagne place 3 jetons jaunes\u00a0: Planification."),
        ("de", "Großbritannien legt 3 gelbe Scheiben: Planung."),
        ("es", "Gran Bretaña coloca 3 discos amarillos: Planificación."),
    ],
)
def test_a_move_is_offered_in_the_readers_language(lang, said):
    match = position("britain: discs=3-yellow")
    action = match.game.actions.parse("plan yellow")
    assert match.game.text.say(match.row_seen_by(0), action, 0, lang) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "aligner carte=salle-de-controle-4"),
        ("de", "ausrichten karte=leitstand-4"),
        ("es", "alinear carta=sala-de-control-4"),
    ],
)
def test_a_card_is_typed_by_its_name(lang, said):
    assert typed.read(MESSAGES, said, lang) == "realign card=control-room-4"


@each_language
def test_the_letters_of_colours_are_different(lang):
    for about in ("colour", "hue", "nation"):
        letters = [phrase.form(lang, "letter") for phrase in MESSAGES.about(about)]
        assert len(set(letters)) == len(letters)
        assert all(len(letter) == 1 for letter in letters)


@each_language
def test_the_lines_of_the_terminal_fit_into_eighty_columns(lang):
    """All but the lists of cards, which may be long."""
    match = position(
        "display=improve-technology-a,topographical-5,west-germany works=5-blue bank=4-orange; "
        "britain: discs=3-yellow"
    )
    page = match.game.page.show(match.row_seen_by(0), lang)
    assert page.width <= 80


SUMMED_UP = {
    "en": ("a Finance makes it your money", "they are deducted", "looked at before"),
    "fr": ("un Financement en fait votre argent", "ils sont déduits", "a déjà regardée"),
    "de": ("eine Finanzierung macht sie zu deinem Geld", "werden sie abgezogen", "schon angesehen"),
    "es": ("una Financiación la convierte en tu dinero", "se restan", "ya ha mirado"),
}


@pytest.mark.rule("C87-10.2", "C87-16.7", "C87-11.12")
@pytest.mark.parametrize("lang", SUMMED_UP)
def test_the_rules_leave_nothing_out(lang):
    """Of a secondary Finance and a pending agenda card in two minutes; of tokens one has seen."""
    text = load("channel-1987").rules_in(lang)
    brief, whole = text.split("\n## 1. ")
    money, deducted, seen = SUMMED_UP[lang]
    assert money in brief and deducted in brief
    [peek] = [line for line in whole.splitlines() if line.startswith("- **C87-11.12**")]
    assert seen in peek


@pytest.mark.rule("C87-9.2", "C87-17.2")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "After most"),
        ("fr", "Après presque chaque"),
        ("de", "Nach fast jedem"),
        ("es", "Después de casi cada"),
    ],
)
def test_the_lesson_says_that_not_every_dig_is_checked(lang, said):
    """French water is not, nor is the ninth dig."""
    drift = Catalogue(load("channel-1987").folder / "lesson" / "words")["drift"]
    assert said in drift.say(lang)
