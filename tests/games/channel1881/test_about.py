"""What shapes say to whoever points at them: what they are, and what they mean now."""

import re
from xml.etree import ElementTree

import pytest

from tests.games.channel1881.kit import NATIONS, position, walk
from tunnelier.core.language import LANGUAGES
from tunnelier.games import load
from tunnelier.games.channel1881 import board, tables
from tunnelier.games.channel1881.board.crisis import BROUGHT
from tunnelier.games.channel1881.board.words import CHOICES
from tunnelier.games.channel1881.rules.crisis import add_disc, hits
from tunnelier.games.channel1881.tables import Nation
from tunnelier.games.channel1881.words import MESSAGES
from tunnelier.laws.games import ledger

RULES = ledger(load("channel-1881"), "en")


def told(match, name, seat=0, lang="en"):
    """What a shape is."""
    return board.about(match.row_seen_by(seat), seat, name).said.say(lang)


def now(match, name, seat=0, lang="en"):
    """What a shape means to a seat now."""
    return [each.say(lang) for each in board.about(match.row_seen_by(seat), seat, name).now]


def shapes(match, seat, narrow=False):
    """The names of all shapes that can be pointed at."""
    tree = ElementTree.fromstring(match.svg(seat, "en", narrow))
    return [each.get("id") for each in tree.iter() if "target" in each.get("class", "").split()]


# --- what areas would do


@pytest.mark.rule("C81-8.3")
def test_a_labourer_in_the_yard():
    """One cube more with Wyddfa; and what lies there."""
    m = position("english: train=wyddfa")
    assert now(m, "area-a") == [
        "Your labourer would take up to 4 cubes. In the yard: 7 ore and 1 coal."
    ]
    assert now(m, "area-a", 1)[0].startswith("Your labourer would take up to 3 cubes.")


@pytest.mark.rule("C81-9.1", "C81-9.6")
def test_a_labourer_who_digs():
    """At the machine, and what there is to shore up with."""
    m = position("english: at=4 goods=1-stone; line 4: rubble=2")
    assert now(m, "area-b") == [
        "Your labourer would dig 2 rubble; tunnel 4 has 2 rubble left.",
        "To shore up you have 1 stone and 14 markers.",
    ]


@pytest.mark.rule("C81-10.1")
def test_what_the_works_can_make():
    """Each kind for itself, at most three times."""
    m = position("english: goods=7-ore+9-rubble")
    assert now(m, "area-c") == ["You could make 2 steel bars, or 3 stone."]
    assert now(m, "ore-english") == ["In C it makes 2 steel bars."]
    assert now(m, "ore-english", 1) == []


@pytest.mark.rule("C81-6.2", "C81-6.5", "C81-6.6")
def test_why_nobody_can_go_there():
    """A full area, and a machine that is not bought or has no ore."""
    m = position("french: bought; c: french")
    assert now(m, "area-c") == ["That area is full."]
    assert now(m, "area-d") == ["You have not bought your machine."]
    assert now(m, "area-d", 1) == ["The machine's labourer costs 1 ore."]


@pytest.mark.rule("C81-15.2")
def test_what_calms_the_crisis():
    """The last disc brings a marker back as well."""
    m = position("english: discs=1 crisis=3; french: discs=2 crisis=3")
    assert now(m, "area-g") == [
        "It would remove one of your discs; 0 discs would be left.",
        "It would bring one of your markers back; 2 markers would be left there.",
    ]
    assert now(m, "area-g", 1) == ["It would remove one of your discs; 1 disc would be left."]


# --- the line


@pytest.mark.rule("C81-12.2", "C81-11.2", "C81-12.4")
def test_what_is_lacking_for_a_site():
    """Counted in goods; the machine builds one stone cheaper; some sites are not open."""
    m = position(
        "area=d; english: bought goods=2-stone+1-ore; french: sites=st-pancras-3; d: english"
    )
    assert now(m, "site-st-pancras-1") == ["You lack 2 stone."]
    assert now(m, "site-st-pancras-4") == ["You lack 1 steel bar."]
    assert now(m, "site-gare-du-nord-3") == ["You could build it now, for 2 stone."]
    assert now(m, "site-st-pancras-3") == ["It belongs to the French."]
    assert now(m, "site-st-pancras-3", 1) == ["It is yours: 4 points."]
    assert now(m, "site-sangatte-1") == ["It bears the other flag."]
    assert now(m, "site-varne-bank-1") == ["It is not the station your machine reached last."]
    m.play("erect")
    assert now(m, "site-st-pancras-1") == ["You lack 1 stone."]
    assert now(m, "site-gare-du-nord-3") == ["You could build it now, for 1 stone."]


@pytest.mark.rule("C81-23.2", "C81-9.9")
def test_whether_a_tunnel_can_still_be_shored_wholly():
    """Each space has one chance."""
    m = position(
        "english: sizes=2222333 at=5; line 5: rubble=2 english=1; "
        "line 1: english=2; line 2: english=1"
    )
    assert now(m, "tunnel-1") == ["You have wholly shored it up: 4 points."]
    assert now(m, "tunnel-2") == [
        "You have 1 marker here: 2 points.",
        "You can no longer shore it up wholly.",
    ]
    assert now(m, "tunnel-5") == [
        "Your machine digs here: 2 rubble left.",
        "You have 1 marker here: 2 points.",
        "It can still be wholly shored, with 1 marker more.",
    ]
    assert now(m, "tunnel-5", 1)[0] == "The other machine digs here: 2 rubble left."


@pytest.mark.rule("C81-3.14", "C81-3.15")
def test_a_rubble_site_that_nobody_wins():
    """Cleared without a marker: it stays empty."""
    m = position("english: at=4; french: rubble_sites=sangatte")
    assert now(m, "site-shakespeare-cliff-rubble") == ["Nobody can win it any more."]
    assert now(m, "site-middle-rubble") == ["6 rubble still to be dug."]
    assert now(m, "site-sangatte-rubble", 1) == ["It is yours: 4 points."]


@pytest.mark.rule("C81-22.6")
def test_the_race_to_the_middle():
    """How far both are, then who was first."""
    m = position("english: at=7; french: at=12")
    assert now(m, "first-at-middle") == ["Your machine is 3 cards away from it, the other 2 cards."]
    assert "Until the machines meet: 5 cards to clear." in now(m, "machine-english")
    m = position("middle=english; english: at=11; french: at=12")
    assert now(m, "first-at-middle", 1) == ["The English were the first there."]
    assert now(m, "first-at-middle", 1, "fr") == ["Les Anglais y ont été les premiers."]


# --- weather and crisis


@pytest.mark.rule("C81-18.5", "C81-20.2", "C81-20.3")
@pytest.mark.parametrize("sky", BROUGHT)
def test_a_sky_brings_what_the_rules_say(sky):
    """Discs and events, side by side with the rules themselves."""
    s = position()._rows[0]
    s.sky = s.wind = sky
    discs, hit = BROUGHT[sky]
    assert tuple(nation for nation in Nation if hits(s, nation)) == hit
    add_disc(s)
    assert tuple(nation for nation in Nation if s.players[nation].discs) == discs


@pytest.mark.rule("C81-18.5", "C81-20.2")
def test_what_rain_means():
    """To both sides; other skies mean nothing while they are not on top."""
    m = position("back=rain")
    assert (
        now(m, "sky-rain")
        == now(m, "deck")
        == [
            "If it is still on top at the crisis, you get a disc.",
            "With the back that is on top now, events hit the other player.",
        ]
    )
    assert now(m, "event-1", 1) == [
        "It comes next.",
        "With the back that is on top now, events hit you.",
    ]
    assert now(m, "sky-sun") == now(m, "event-2") == []


@pytest.mark.rule("C81-18.1", "C81-22.5")
def test_what_the_crisis_takes():
    """Told to the player whose it is."""
    m = position("english: discs=2 crisis=3 supply=1")
    assert now(m, "crisis-english") == [
        "At the next crisis you pay 2 markers; you have 1 in supply.",
        "Your markers here count -6 points.",
    ]
    assert now(m, "crisis-english", 1) == []


# --- contracts, trains, points


@pytest.mark.rule("C81-23.5", "C81-7.1")
def test_what_a_contract_lacks():
    """To its holder, and to whoever might take it."""
    m = position("row=3,14,6 used=10; english: goods=4-rubble held=9,10; french: held=21")
    assert now(m, "contract-9") == ["You lack 1 shored tunnel and 2 rubble."]
    assert now(m, "contract-10") == ["Its ability is spent.", "You have all it asks for."]
    assert now(m, "contract-21") == [
        "The dash: it belongs to no area and is not announced.",
        "The French hold it.",
    ]
    assert now(m, "contract-n4")[0].startswith("N: one of the four contracts")
    assert now(m, "contract-3", 1) == ["You lack 3 station markers."]
    assert now(m, "hand-english", 1) == ["Together the contracts bring 5 points now."]
    assert told(m, "contract-9") == (
        "Once in the game, in E, every site costs you 1 stone less in this round. "
        "At the end it brings 14 points to a holder who has 1 shored tunnel and 6 rubble."
    )


@pytest.mark.rule("C81-13.1", "C81-13.2", "C81-20.11")
def test_what_a_train_costs():
    """Not yet, too dear, to be had, mine."""
    m = position("fired=1")
    assert now(m, "train-enid") == [
        "Trains and machines are on sale after the second event.",
        "One more event must fire before that.",
    ]
    m = position("fired=2; english: goods=1-bars; french: train=snowdon")
    assert now(m, "train-enid") == ["You lack 1 steel bar."]
    assert now(m, "train-moel-siabod") == ["You could buy it now."]
    assert now(m, "choice-buy-machine") == now(m, "machine-card-english")
    assert now(m, "machine-card-english") == ["You could buy it now."]
    assert now(m, "train-snowdon", 1) == [
        "It is yours.",
        "The maintenance is still to come: 1 bar, or the train goes.",
    ]


@pytest.mark.rule("C81-22.8")
def test_who_leads():
    """By how much, seen from either side."""
    m = position("english: sites=st-pancras-1")
    assert now(m, "points-french") == ["You are 9 points ahead."]
    assert now(m, "seat-english", 1) == ["You are 9 points behind."]
    assert now(position(), "points-english") == ["You are level."]


# --- all of them


def test_every_shape_is_told_to_everybody():
    """Through a match, in both widths; the rules are there, and nothing is changed by asking."""
    for match in walk(6):
        if match.count % 13 or match.over:
            continue
        for seat in (0, 1, None):
            view = match.row_seen_by(seat)
            before = view.tobytes()
            for name in shapes(match, seat, match.count % 2 == 0):
                about = board.about(view, seat, name)
                assert about.rule in RULES, name
                said = [each.say(lang) for each in (about.said, *about.now) for lang in LANGUAGES]
                assert all(said)
                if seat is None:
                    sentences = " ".join(each.say("en") for each in about.now)
                    assert not re.search(r"\byou\b|\byour\b", sentences, re.IGNORECASE), name
            assert view.tobytes() == before


def test_every_answer_and_every_contract_is_told():
    """Whether or not a match ever comes to it."""
    names = [f"choice-{name}" for name in CHOICES]
    names += [f"choice-buy-{name}" for name in (*tables.TRAIN_NAMES, "machine")]
    names += [f"contract-{name}" for name in tables.CONTRACT_NAMES]
    names += [f"labourer-{nation}-4" for nation in NATIONS]
    names += ["take-ore-1", "make-bars-1", "pay-ore-1", "event-cube-1", "tunnel-1"]
    m = position("english: bought")
    for name in names:
        about = board.about(m.row_seen_by(0), 0, name)
        assert about.rule in RULES, name
        assert all(about.said.say(lang) for lang in LANGUAGES)
    with pytest.raises(KeyError):
        board.about(m.row_seen_by(0), 0, "no-such-shape")


def test_no_word_is_idle():
    """Whatever the catalogue has for shapes is named by the code, or found by a name of it."""
    kinds = ("ability", "area", "choice", "event", "good", "part", "sky", "step", "train")
    sources = "".join(
        (load("channel-1881").folder / "board" / file).read_text()
        for file in ("about.py", "now.py")
    )
    for phrase in MESSAGES.about("about"):
        word = phrase.key.removeprefix("about-").removeprefix("now-")
        by_kind = word.startswith(tuple(f"{kind}-" for kind in kinds))
        assert by_kind or f'"{word}"' in sources, phrase.key
