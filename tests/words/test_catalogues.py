"""Every catalogue of the package is whole in every language, and what is typed means one thing."""

from collections import Counter
from pathlib import Path

import pytest

import tunnelier
from tunnelier.bots.words import MESSAGES as OF_BOTS
from tunnelier.cli.words import MESSAGES as OF_THE_COMMAND_LINE
from tunnelier.core import typed
from tunnelier.core.codec import word_of
from tunnelier.core.language import ENGLISH, ENTRY, LANGUAGES, MESSAGES, Catalogue
from tunnelier.games import load, names
from tunnelier.lab.words import MESSAGES as OF_THE_LAB
from tunnelier.laws.words import wrong_in

HOUSE = Path(tunnelier.__file__).parent
FOLDERS = sorted(folder for folder in HOUSE.rglob("words") if folder.is_dir())
ENGLISH_ALONE = {HOUSE / "examples" / "seam" / "words"}
"""The least that a game needs."""
CALLED_ALIKE = {("channel-1881", "save")}
"""A move that is also a command of the terminal: it is played while it is legal."""

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
of_every_game = pytest.mark.parametrize("game", names())


def test_the_languages_are_known_by_their_own_names():
    named = [MESSAGES["language"].say(lang) for lang in ("en", "fr", "de", "es")]
    assert named == ["English", "Français", "Deutsch", "Español"]
    assert {"en", "fr", "de", "es"} <= set(LANGUAGES)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_catalogue_is_whole(folder):
    """In all languages, with the same places; nothing that cannot be read."""
    messages = Catalogue(folder)
    assert messages.languages == ((ENGLISH,) if folder in ENGLISH_ALONE else LANGUAGES)
    assert [*wrong_in(messages)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_a_message_stands_there_once(folder):
    for file in folder.glob("*.ftl"):
        written = Counter(entry[1] for entry in ENTRY.finditer(file.read_text("utf-8") + "\n"))
        assert [key for key, times in written.items() if times > 1] == [], file.name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_messages_stand_in_the_same_order_in_every_language(folder):
    """So that two files can be read side by side."""
    messages = Catalogue(folder)
    for lang in messages.languages:
        assert [*messages.sources(lang)] == [*messages.sources(ENGLISH)], lang


# --- what is typed


@of_every_game
def test_every_word_of_a_move_can_be_typed(game):
    """And no message is there for a word that no move has."""
    loaded = load(game)
    told = {phrase.key.removeprefix("type-") for phrase in loaded.text.messages.about("type")}
    spoken = {
        part
        for kind, answers in loaded.actions.kinds.items()
        for word in (word_of(kind), *answers.args, *(w for ws in answers.args.values() for w in ws))
        for part in (word, *word.split("+"), *word.split("-"))
    }
    assert set(typed.words(loaded.actions)) <= told
    assert told <= spoken | set(typed.words(loaded.actions))


@in_every_language
@of_every_game
def test_what_is_typed_means_one_thing(game, lang):
    """In its language, and beside the English words, which are always understood."""
    messages = load(game).text.messages
    english = dict(typed.ways(messages, ENGLISH))
    meant = {}
    for way, word in typed.ways(messages, lang):
        assert way == way.lower() and len(way.split()) == 1 and "=" not in way
        assert meant.setdefault(way, word) == word, f"{way}: {meant[way]} or {word}?"
        assert english.get(way, word) == word, f"{way} is English for {english[way]}, not {word}"


@in_every_language
@of_every_game
def test_every_move_is_read_as_it_is_shown(game, lang):
    """In the reader's words and in English, whole and short."""
    loaded = load(game)
    messages, actions = loaded.text.messages, loaded.actions
    for number in range(actions.size):
        move = actions.text(number)
        shown = typed.shown(messages, move, lang)
        assert actions.parse(typed.read(messages, shown, lang)) == number
        assert actions.parse(typed.read(messages, move, lang)) == number


@in_every_language
@of_every_game
def test_no_move_is_called_like_a_command(game, lang):
    """Of the terminal, in the same language or in English."""
    loaded = load(game)
    commands = {way for each in (lang, ENGLISH) for way, _ in typed.ways(OF_THE_COMMAND_LINE, each)}
    kinds = {word_of(kind) for kind in loaded.actions.kinds}
    moves = {way for way, word in typed.ways(loaded.text.messages, lang) if word in kinds}
    assert {(game, way) for way in commands & moves} <= CALLED_ALIKE


@in_every_language
def test_every_command_is_typed_in_its_own_words(lang):
    ways = [way for way, _ in set(typed.ways(OF_THE_COMMAND_LINE, lang))]
    assert max(Counter(ways).values()) == 1


# --- plurals

COUNTED = (0, 1, 2, 21)
GAMES = {
    "en": ("0 games", "1 game", "2 games", "21 games"),
    "fr": ("0 partie", "1 partie", "2 parties", "21 parties"),
    "de": ("0 Partien", "1 Partie", "2 Partien", "21 Partien"),
    "es": ("0 partidas", "1 partida", "2 partidas", "21 partidas"),
}
PLAYERS = {
    "en": ("With 0 players", "With 1 player", "With 2 players", "With 21 players"),
    "fr": ("À 0 joueur", "À 1 joueur", "À 2 joueurs", "À 21 joueurs"),
    "de": ("Mit 0 Spielern", "Mit 1 Spieler", "Mit 2 Spielern", "Mit 21 Spielern"),
    "es": ("Con 0 jugadores", "Con 1 jugador", "Con 2 jugadores", "Con 21 jugadores"),
}
PROPS = {
    "en": ("0 props", "1 prop", "2 props", "21 props"),
    "fr": ("0 étai", "1 étai", "2 étais", "21 étais"),
    "de": ("0 Stempel", "1 Stempel", "2 Stempel", "21 Stempel"),
    "es": ("0 puntales", "1 puntal", "2 puntales", "21 puntales"),
}


@in_every_language
def test_what_is_counted_agrees_with_its_number(lang):
    """At none, one, two and twenty-one."""
    games = OF_THE_COMMAND_LINE["counted-games"]
    assert tuple(games.say(lang, number=n) for n in COUNTED) == GAMES[lang]
    players = OF_THE_LAB["with-players"]
    assert tuple(players.say(lang, n=n) for n in COUNTED) == PLAYERS[lang]
    props = load("cave-in").text.messages["board-props"]
    assert tuple(props.say(lang, props=n) for n in COUNTED) == PROPS[lang]


SINGULAR = {"en": (1,), "fr": (0, 1), "de": (1,), "es": (1,)}
"""Of which numbers one speaks in the singular: French says none so too."""


@in_every_language
@of_every_game
def test_whatever_a_game_counts_agrees_with_its_number(game, lang):
    """It says its number, in one form for the singular and in one for all the others."""
    messages = load(game).text.messages
    for phrase in messages.about("counted"):
        phrase = phrase.filled(colour=messages.get("colour-black") or "")
        said = {number: phrase.say(lang, number=number) for number in COUNTED}
        assert all(str(number) in each for number, each in said.items()), phrase.key
        forms = {number: each.replace(str(number), "", 1) for number, each in said.items()}
        assert len({forms[number] for number in SINGULAR[lang]}) == 1, phrase.key
        assert len({forms[n] for n in COUNTED if n not in SINGULAR[lang]}) == 1, phrase.key


@in_every_language
def test_bots_have_names(lang):
    assert all(phrase.say(lang) for phrase in OF_BOTS.about("level"))
