"""Whoever asks why a move is not allowed is told the rule that forbids it, and no other."""

import pytest

from tests.games.channel1881.kit import position
from tests.games.refused import cases, cites
from tunnelier import Match
from tunnelier.core.language import LANGUAGES
from tunnelier.games.channel1881 import rules

PLENTY = "9-ore+6-stone+8-rubble+3-bars"


def table(area="", *held, placed=None, goods=PLENTY, more=""):
    """The English are asked, with a labourer in the area."""
    there = f"{area}: english; area={area}" if area and placed is None else f"area={area}"
    mine = f"english: bought goods={goods} held={','.join(held)}"
    return position(f"row=3,5,30 on_sale=1; {there}; {mine}; {placed or ''}; {more}")


def after(m, *moves):
    """The match some moves later."""
    for move in moves:
        m.play(move)
    return m


def paying(site, *held, goods, more=""):
    """The question how a site is paid."""
    announced = [f"announce card={card}" for card in held]
    return after(table("e", *held, goods=goods, more=more), *announced, f"build site={site}")


def maintaining(more=""):
    """The question how a train is maintained."""
    due = "fired=5 bag=1-event; english: train=snowdon"
    return after(table("yard", "21", placed="", more=f"{due}; {more}"), "draw cube=event")


REFUSALS = {
    "placed in D": (lambda: table(), "place area=d", "C81-6.2"),
    "a full area": (lambda: table(placed="e: french"), "place area=e", "C81-6.2"),
    "no machine": (lambda: table(more="english: bought=0"), "machine area=d", "C81-6.5"),
    "the machine's labourer elsewhere": (lambda: table(), "machine area=b", "C81-6.5"),
    "no ore": (lambda: table(goods=""), "machine area=d", "C81-6.6"),
    "a card without a letter": (lambda: table("c", "16", "11"), "announce card=16", "C81-16.10"),
    "another letter": (lambda: table("c", "9", "11"), "announce card=9", "C81-7.2"),
    "no effect": (
        lambda: table("e", "9", "10", more="english: supply=0"),
        "announce card=9",
        "C81-7.7",
    ),
    "four cubes": (lambda: table("a"), "take cubes=4-ore", "C81-8.1"),
    "three by contract 20": (
        lambda: after(table("a", "20"), "announce card=20"),
        "take cubes=3-ore",
        "C81-16.14",
    ),
    "five cubes with Wyddfa": (
        lambda: table("a", more="english: train=wyddfa"),
        "take cubes=5-ore",
        "C81-8.3",
    ),
    "six cubes with contract 7": (
        lambda: after(table("a", "7"), "announce card=7"),
        "take cubes=6-ore",
        "C81-16.4",
    ),
    "cubes that are not there, by contract 20": (
        lambda: after(table("a", "20"), "announce card=20"),
        "take cubes=1-stone",
        "C81-16.14",
    ),
    "bars by contract 11": (
        lambda: after(table("c", "11"), "announce card=11"),
        "convert goods=1-bar",
        "C81-16.7",
    ),
    "stone by contract 12": (
        lambda: after(table("c", "12"), "announce card=12"),
        "convert goods=1-stone",
        "C81-16.8",
    ),
    "too little ore": (
        lambda: table("c", goods="2-ore+2-rubble"),
        "convert goods=1-bar",
        "C81-10.2",
    ),
    "too little ore with Enid": (
        lambda: table("c", goods="3-ore", more="english: train=enid"),
        "convert goods=2-bars",
        "C81-10.4",
    ),
    "too little rubble for contract 11": (
        lambda: after(table("c", "11", goods="2-rubble"), "announce card=11"),
        "convert goods=2-stone",
        "C81-16.7",
    ),
    "too little rubble": (
        lambda: table("c", goods="3-ore"),
        "convert goods=1-stone",
        "C81-10.3",
    ),
    "no stone in the bag": (
        lambda: table("c", more="bag=9-ore"),
        "convert goods=1-stone",
        "C81-10.5",
    ),
    "digging besides": (lambda: table("d"), "drill", "C81-16.18"),
    "a site that is too dear": (
        lambda: table("e", goods="1-bars"),
        "build site=st-pancras-1",
        "C81-12.2",
    ),
    "a train that is too dear": (
        lambda: table("e", goods="1-bars"),
        "buy train=enid",
        "C81-13.2",
    ),
    "a machine that is too dear": (
        lambda: table("e", goods="4-stone", more="english: bought=0"),
        "buy-machine",
        "C81-13.6",
    ),
    "bought before": (lambda: table("e"), "buy-machine", "C81-13.6"),
    "a train of the rival": (
        lambda: table("e", more="french: train=enid"),
        "buy train=enid",
        "C81-13.2",
    ),
    "a place of the row that stays empty": (
        lambda: table("f", more="row=3,, deck= back=none"),
        "sign slot=2",
        "C81-17.5",
    ),
    "a train in D": (lambda: after(table("d"), "erect"), "buy train=enid", "C81-11.3"),
    "nothing in D after all": (lambda: after(table("d"), "erect"), "save", "C81-11.1"),
    "ore for stone": (
        lambda: paying("st-pancras-1", "17", goods="4-stone+4-rubble+9-ore"),
        "pay ore=1 rubble=0",
        "C81-16.3",
    ),
    "rubble without contract 17": (
        lambda: paying("st-pancras-4", "6", goods="1-bars+3-ore+4-rubble"),
        "pay ore=0 rubble=1",
        "C81-16.11",
    ),
    "more than is due": (
        lambda: paying("st-pancras-4", "6", "25", goods="1-bars+9-ore"),
        "pay ore=2 rubble=0",
        "C81-16.12",
    ),
    "no bar for the train": (lambda: maintaining("english: goods="), "maintain", "C81-20.11"),
    "a contract that is not held": (lambda: maintaining(), "waive card=16", "C81-7.4"),
}


@pytest.mark.rule("C81-24.6")
@pytest.mark.parametrize("why", REFUSALS)
def test_a_refusal_cites_the_rule_that_forbids(why):
    """In every language."""
    build, move, rule = REFUSALS[why]
    m = build()
    assert move not in m.moves
    for lang in LANGUAGES:
        assert (m.why(move, lang) or "").endswith(f"({rule})"), m.why(move, lang)


def until(asked, m):
    """The match as far as a question."""
    while m.question["name"] != asked:
        m.play(m.moves[0])
    return m


def dealt(asked):
    """A match whose chance is typed in, as far as a question."""
    return until(asked, Match("channel-1881", follow=True))


@pytest.mark.rule("C81-2.8", "C81-24.2", "C81-24.3")
def test_a_draw_that_cannot_be_is_refused_by_its_own_rule():
    """Sizes, cards and cubes typed in where there are none of them."""
    m = dealt("layout")
    for _ in range(4):
        m.play("lay size=2")
    assert m.why("lay size=2").endswith("(C81-2.8)")
    m = dealt("face")
    shown = next(move for move in m.moves)
    other = next(
        f"turn card={name}" for name in ("3", "5", "7") if f"turn card={name}" not in m.moves
    )
    assert shown != other and m.why(other).endswith("(C81-24.2)")
    assert position("area=yard bag=9-ore").why("draw cube=coal").endswith("(C81-24.3)")


def losing():
    """The question which marker leaves the board."""
    sites = "st-pancras-1,st-pancras-2,st-pancras-3"
    return position(f"area=crisis; english: discs=1 crisis=13 sites={sites}")


def boring_further():
    """The question whether the machine does the other part of contract N2."""
    return after(table("d", "n2"), "announce card=n2", "drill", "keep-rubble")


def looking():
    """The question which cards contract 5 shows."""
    return after(table("f", "5", placed="", more="row=3,6,7"), "announce card=5")


ASKED = {
    "hire": (
        lambda: table(goods="1-coal", more="english: train=snowdon"),
        "C81-5.1",
    ),
    "place": (table, "C81-6.1"),
    "contract": (lambda: table("c", "11"), "C81-7.3"),
    "yard": (lambda: table("a"), "C81-8.1"),
    "yard by contract 20": (lambda: after(table("a", "20"), "announce card=20"), "C81-16.14"),
    "dig": (lambda: table("b"), "C81-9.2"),
    "dig by contract N8": (
        lambda: after(table("d", "n8", placed=""), "announce card=n8"),
        "C81-9.2",
    ),
    "bite": (lambda: after(table("b"), "dig"), "C81-9.4"),
    "claim": (
        lambda: after(
            table("b", more="english: at=3 supply=1; line 3: rubble=2"),
            "dig",
        ),
        "C81-3.14",
    ),
    "works": (lambda: table("c"), "C81-10.1"),
    "works by contract 11": (lambda: after(table("c", "11"), "announce card=11"), "C81-16.7"),
    "works by contract 12": (lambda: after(table("c", "12"), "announce card=12"), "C81-16.8"),
    "bore": (lambda: table("d"), "C81-11.1"),
    "bore after the first part of contract N2": (boring_further, "C81-16.18"),
    "build": (lambda: table("e"), "C81-12.1"),
    "build in D": (lambda: after(table("d"), "erect"), "C81-11.2"),
    "build by contract 10": (
        lambda: after(table("e", "10", placed=""), "announce card=10"),
        "C81-16.6",
    ),
    "payment": (
        lambda: paying("st-pancras-4", "6", goods="1-bars+3-ore"),
        "C81-16.12",
    ),
    "office": (lambda: table("f"), "C81-14.1"),
    "selection": (lambda: until("selection", looking()), "C81-16.2"),
    "lose": (losing, "C81-18.2"),
    "upkeep": (maintaining, "C81-20.11"),
    "first": (lambda: dealt("first"), "C81-1.5"),
    "layout": (lambda: dealt("layout"), "C81-2.8"),
    "back": (lambda: dealt("back"), "C81-24.2"),
    "face": (lambda: dealt("face"), "C81-24.2"),
    "face by contract 5": (looking, "C81-16.2"),
    "cube": (lambda: table("yard", placed=""), "C81-19.1"),
    "cube by contract 18": (lambda: after(table("g", "18"), "announce card=18"), "C81-16.13"),
}
"""How each question comes to be asked, by its name and the contract behind it: by which rule."""


@pytest.mark.parametrize(
    ("match", "asked", "rule"),
    cases({case: (match, case.split()[0], rule) for case, (match, rule) in ASKED.items()}),
)
def test_what_does_not_answer_a_question_is_refused_by_the_rule_that_asks_it(match, asked, rule):
    """A contract's own rule where the contract asks; of chance, the rule that leaves it to that."""
    m = match()
    assert m.question["name"] == asked
    assert cites(m, "wait" if asked == "hire" else "stay", rule)


def test_every_question_is_asked_by_a_rule():
    """The cases above leave none out."""
    assert {case.split()[0].upper() for case in ASKED} == {ask.name for ask in rules.Ask}
