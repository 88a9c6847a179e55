"""What is written and spoken at the drawn table, beyond what text and page already say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from tunnelier.core.language import Phrase

from .. import page
from ..tables import (
    BOMB_CARDS,
    GOODS,
    PLUTONIUM_BOMBS,
    SITES,
    TYPES,
    BuildingKind,
    Colour,
    Good,
    Space,
    Takes,
    Worker,
)
from ..text import (
    COLOURS,
    GOOD_NAMES,
    MORE_WORKERS,
    ONE_PLANE,
    ONE_WORKER,
    bomb_name,
    crew_words,
    site_name,
)
from .roll import Figure

TITLE = Phrase("The Manhattan Project, {seats} players", "The Manhattan Project, {seats} joueurs")
DESCRIPTION = Phrase(
    "Main board with 19 spaces, a market of seven buildings, bombs to design. {players}",
    "Plateau principal de 19 cases, marché de sept bâtiments, bombes à concevoir. {players}",
)
NATION = Phrase(
    "{seat}: {points} of {target} points, {goods}, workers in supply: {workers}, "
    "buildings: {buildings}, bombs built: {built}, in hand: {hand}.",
    "{seat} : {points} points sur {target}, {goods}, travailleurs en réserve : {workers}, "
    "bâtiments : {buildings}, bombes construites : {built}, en main : {hand}.",
)
NONE = Phrase("none", "aucun")
SEAT_LETTERS = (
    Phrase("R", "R"),
    Phrase("B", "B"),
    Phrase("G", "Ve"),
    Phrase("Y", "J"),
    Phrase("V", "Vi"),
)

# --- the turn

BUTTONS = {
    "choice-retrieve": Phrase("Retrieve workers", "Retirer les travailleurs"),
    "choice-end-turn": Phrase("End the turn", "Terminer le tour"),
    "choice-stop": Phrase("End the strike", "Arrêter la frappe"),
    "choice-decline": Phrase("Buy nothing", "Ne rien acheter"),
    "choice-enough": Phrase("Repair no more", "Ne plus réparer"),
    "choice-accept": Phrase("Accept", "Accepter"),
    "choice-refuse": Phrase("Refuse", "Refuser"),
}
OWN_AND_GREY = Phrase("{own} own, {grey} contractors", "{own} à vous, {grey} intérimaires")
HOME = Phrase("Retrieving brings home: {workers}.", "Retirer ramène : {workers}.")
LEAVING = Phrase(
    "Contractors in your supply who then leave: {n}.",
    "Intérimaires de votre réserve qui partent alors : {n}.",
)
BLOCKING = Phrase("place without the action, only to block", "placer sans l'action, pour bloquer")
WON = Phrase("{seat} wins with {points} points", "{seat} gagne avec {points} points")
TOGETHER = Phrase("{seats} win together", "{seats} gagnent ensemble")

# --- an air strike

STRIKE = Phrase(
    "Air strike of {seat}: {fighters}, {bombers}", "Frappe de {seat} : {fighters}, {bombers}"
)
NO_BUILDING = Phrase("{seat}: no building to bomb", "{seat} : aucun bâtiment à bombarder")
NO_BOMBER = Phrase(
    "{seat}: without a bomber no building is damaged",
    "{seat} : sans bombardier, aucun bâtiment n'est endommagé",
)
PROTECTED = Phrase("{seat}: a pact protects them", "{seat} : un accord le protège")
OPEN_SKY = Phrase(
    "{seat}: no fighters in the way; bombers {bombers} → up to {bombers} damage",
    "{seat} : aucun chasseur en face ; bombardiers {bombers} → jusqu'à {bombers} dommages",
)
BREAKTHROUGH = Phrase(
    "{seat}: fighters {mine} − {theirs} = {left}, then bombers {bombers} → up to {bombers} damage",
    "{seat} : chasseurs {mine} − {theirs} = {left}, puis bombardiers {bombers} → jusqu'à "
    "{bombers} dommages",
)
HELD_OFF = Phrase(
    "{seat}: fighters {mine} against {theirs}: {lack} too few to let bombers through",
    "{seat} : chasseurs {mine} contre {theirs} : il en manque {lack} pour ouvrir la voie",
)
OFFERS = {
    "truce": Phrase("offer a truce", "trêve"),
    "stand-down": Phrase("stand-down", "abstention"),
}
OFFER_LABEL = Phrase("Offer {seat} {pact}", "Proposer à {seat} {pact}")

# --- spaces and buildings

BOARD = Phrase("Main board", "Plateau principal")
ACTION_WORDS = {
    **page.ACTIONS,
    Space.DESIGN: Phrase(
        "all players draft bombs: you 2, others 1",
        "choix des bombes : 2 pour vous, 1 par adversaire",
    ),
    Space.AIR_STRIKE: Phrase(
        "attack planes and buildings with your planes", "attaquer avions et bâtiments adverses"
    ),
    Space.REPAIR: Phrase(
        "repair 3 damage; others for $2, $3, $5", "réparer 3 dommages ; autres : 2 $, 3 $, 5 $"
    ),
    Space.CONSTRUCTION: Phrase(
        "buy a building; always room", "acheter un bâtiment ; toujours libre"
    ),
}
"""What the spaces do that make no goods; there is more room than in the terminal."""
MONEY = Phrase("${n}", "{n} $")
OR = Phrase(" or ", " ou ")
AND = Phrase(" and ", " et ")
COSTS = Phrase("costs {goods}", "coûte {goods}")
GIVES = Phrase("gives {goods}", "donne {goods}")
SITE = Phrase("{name}: {workers}; {deal}", "{name} : {workers} ; {deal}")
ANYBODY = Phrase("any worker", "un travailleur, n'importe lequel")
ANY = Phrase("any {n} workers", "{n} travailleurs, n'importe lesquels")
OCCUPIED = Phrase("; occupied: {who}", " ; occupé : {who}")
DAMAGED = Phrase("; damage {n}, needs repair", " ; dommage {n}, à réparer")
DAMAGE_TAG = Phrase("damage {n}: repair", "dommage {n} : réparer")
OWNED = Phrase("; owner {seat}", " ; à {seat}")
FOR_SALE = Phrase("; for sale in slot {slot}", " ; en vente, case {slot}")
IS_CLOSED = Phrase("; closed", " ; fermé")
BLOCK = Phrase(
    "Block {name}: place there without the action", "Bloquer {name} : placer sans l'action"
)

# --- the market

SLOT = Phrase("Slot {slot}: {price}", "Case {slot} : {price}")
FREE = Phrase("free", "gratuit")
FREE_FOR = Phrase("free with an engineer", "gratuit avec un Ingénieur")
LACKS = Phrase("lacks {money}", "il manque {money}")
TAKES_PILE = Phrase("takes the bribe pile: {money}", "prend la caisse noire : {money}")
FEEDS_PILE = Phrase("bribe pile +$1", "caisse noire +1 $")
BRIBE_PILE = Phrase("bribe pile", "caisse noire")
IN_THE_DECK = Phrase("in the deck", "dans la pioche")

# --- bombs

DRAFT = Phrase("Draft: {number} in the packet", "Paquet de {number} bombes")
KEEPING = Phrase("{seat} is choosing", "{seat} choisit")
TEST_TOKENS = Phrase("test tokens:", "marqueurs de test :")
UNDER_DECK = Phrase("tested, under the deck: {bombs}", "testées, sous la pioche : {bombs}")
BOMB = Phrase("{name}: {needs}; {worth}", "{name} : {needs} ; {worth}")
URANIUM_WORTH = Phrase("{untested} points; load {load}", "{untested} points ; charger {load}")
PLUTONIUM_WORTH = Phrase(
    "{untested} points, {tested} after a test; load {load}",
    "{untested} points, {tested} après un test ; charger {load}",
)
LACKING = Phrase("missing {what}", "il manque {what}")
IN_THE_HAND = Phrase("; in your hand, {status}", " ; dans votre main, {status}")
IS_BUILT = Phrase("; built by {seat}, worth {value} now", " ; construite par {seat}, vaut {value}")
IS_LOADED = Phrase("; loaded, +{n}", " ; chargée, +{n}")
LOAD = Phrase("load {money}: +{gain}", "charger {money} : +{gain}")
LOAD_LABEL = Phrase(
    "Load {bomb} for {money} and a bomber: {gain} points",
    "Charger {bomb} pour {money} et un bombardier : {gain} points",
)
TEST = Phrase("test: {gain}", "tester : {gain}")
TEST_LABEL = Phrase(
    "Test {bomb}: token {token}, score {gain}", "Tester {bomb} : marqueur {token}, score {gain}"
)

# --- nations

YOU = Phrase("{seat} (you)", "{seat} (vous)")
TO_MOVE = Phrase("to move", "à jouer")
COUNTER = Phrase("{seat}: {amount}", "{seat} : {amount}")
OF_MOST = Phrase(" of at most {most}", " sur {most} au plus")
WORKER = Phrase("{seat}: {worker} in the supply", "{seat} : {worker} en réserve")
YOUR_HAND = Phrase("Your bombs in hand", "Vos bombes en main")
BUILDINGS_HERE = Phrase("Buildings", "Bâtiments")
BOMBS_HERE = Phrase("Bombs built", "Bombes construites")

# --- the key

KEY = Phrase("Key", "Légende")
NEEDS = {
    "any": Phrase("any worker", "n'importe qui"),
    "l": Phrase("laborer", "Laborantin"),
    "e": Phrase("engineer", "Ingénieur"),
    "s": Phrase("scientist", "Scientifique"),
}
CONTRACTOR = Phrase("contractor", "intérimaire")
SPY = Phrase("spy", "espion")
KINDS = {**page.KINDS, BuildingKind.ENRICHMENT: Phrase("enrichment", "enrichissement")}


# --- amounts


def in_words(good: Good, number: int, lang: str) -> str:
    """An amount in full words."""
    if good == Good.MONEY:
        return MONEY.say(lang, n=number)
    if good >= GOODS:
        one = ONE_WORKER[good - GOODS].say(lang)
        return one if number == 1 else MORE_WORKERS[good - GOODS].say(lang, n=number)
    name = ONE_PLANE[good] if number == 1 and good in ONE_PLANE else GOOD_NAMES[good]
    return f"{number} {name.say(lang)}"


def listed(counts: Iterable[int], lang: str) -> list[str]:
    """Several amounts in full words."""
    return [in_words(Good(good), int(n), lang) for good, n in enumerate(counts) if n]


def begun(text: str) -> str:
    """A name at the beginning of a label."""
    return text[0].upper() + text[1:]


# --- spaces and buildings in words


@cache
def site_label(site: int, lang: str) -> str:
    """A space or building as it is spoken."""
    cost, makes, also = _deal(site, lang)
    told = [COSTS.say(lang, goods=cost)] if cost else []
    told.append(makes if site in ACTION_WORDS else GIVES.say(lang, goods=makes))
    told += [also] if also else []
    name = begun(site_name(site).say(lang))
    return SITE.say(lang, name=name, workers=staff_words(site, lang), deal=", ".join(told))


@cache
def deal_words(site: int, lang: str) -> str:
    """The deal of a space as it stands on the board."""
    cost, makes, also = _deal(site, lang)
    return (f"{cost} → " if cost else "") + makes + (f", {also}" if also else "")


def _deal(site: int, lang: str) -> tuple[str, str, str]:
    """What a space or building costs, what it makes, what else happens."""
    here = SITES[site]
    cost = " + ".join(listed(here.cost, lang))
    if here.burns:
        cost += OR.say(lang) + in_words(Good.URANIUM, int(here.burns), lang)
    makes = (OR.say(lang) if here.either else " + ").join(listed(here.makes, lang))
    if site in ACTION_WORDS:
        makes = ACTION_WORDS[Space(site)].say(lang)
    also = [page.OTHERS.say(lang, goods=each) for each in listed(here.others, lang)]
    also += [FEEDS_PILE.say(lang)] if here.bribe else []
    return cost, makes, ", ".join(also)


def staff_words(site: int, lang: str) -> str:
    """Whom a space or building takes."""
    number = int(SITES[site].workers)
    engineer, scientist = (
        ONE_WORKER[kind].say(lang) for kind in (Worker.ENGINEER, Worker.SCIENTIST)
    )
    match Takes(int(SITES[site].takes)):
        case Takes.ENGINEERS:
            return in_words(Good.ENGINEERS, number, lang)
        case Takes.SCIENTISTS:
            return in_words(Good.SCIENTISTS, number, lang)
        case Takes.ENGINEER_OR_SCIENTIST:
            return f"{engineer}{OR.say(lang)}{scientist}"
        case Takes.ENGINEER_AND_SCIENTIST:
            return f"{engineer}{AND.say(lang)}{scientist}"
    return ANYBODY.say(lang) if number == 1 else ANY.say(lang, n=number)


def occupied(there: Sequence[Figure], lang: str) -> str:
    """Who stands there, at the end of a label."""
    told = []
    for colour in Colour:
        mine = Counter(who.worker for who in there if who.colour == colour)
        counts = [mine[worker] for worker in Worker]
        if mine and colour == Colour.GREY:
            told.append(crew_words([0] * TYPES + counts, lang))
        elif mine:
            told.append(f"{COLOURS[colour].say(lang)} {crew_words(counts, lang)}")
    return OCCUPIED.say(lang, who=", ".join(told)) if told else ""


# --- bombs in words


@cache
def bomb_label(bomb: int, lang: str) -> str:
    """What a bomb needs and is worth, as it is spoken."""
    name = begun(bomb_name(bomb).say(lang))
    needs = ", ".join(in_words(good, number, lang) for good, number in bomb_needs(bomb))
    return BOMB.say(lang, name=name, needs=needs, worth=bomb_worth(bomb, lang))


@cache
def bomb_needs(bomb: int) -> tuple[tuple[Good, int], ...]:
    """Scientists, engineers and fuel."""
    plan = BOMB_CARDS[bomb]
    wanted = (
        (Good.SCIENTISTS, int(plan.scientists)),
        (Good.ENGINEERS, int(plan.engineers)),
        (Good(int(plan.fuel)), int(plan.amount)),
    )
    return tuple((good, number) for good, number in wanted if number)


@cache
def bomb_worth(bomb: int, lang: str) -> str:
    """Points before and after a test, and what loading costs."""
    plan = BOMB_CARDS[bomb]
    phrase = PLUTONIUM_WORTH if bomb >= PLUTONIUM_BOMBS else URANIUM_WORTH
    load = in_words(Good.MONEY, int(plan.load), lang)
    return phrase.say(lang, untested=int(plan.untested), tested=int(plan.tested), load=load)
