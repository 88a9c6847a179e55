"""What the rules tell of every automatic effect, with its rule; and where they tell nothing."""

import pytest

from tests.games.news import brief
from tests.games.steamtunnel.boards import RANDOM_GAMES, buy, laid, new_match
from tests.games.steamtunnel.kit import deal, flip, random_match
from tunnelier import Match
from tunnelier.core.codec import word_of
from tunnelier.games.steamtunnel.news import News

SEATS = ("red", "blue", "green", "yellow", "purple")


def told(m, *rules, number=None):
    """The news of the last move, or of move `number`, in brief; by these rules alone if any."""
    lines = m.story(number or m.count, 0)
    return [brief(line, SEATS) for line in lines if not rules or line.rule in rules]


def said(m, lang, number=None):
    """The sentences in which that is told."""
    return [line.said for line in m.story(number or m.count, 0, lang)]


def kinds(m):
    """The kinds of all news of a match, move by move."""
    return [[line.news for line in m.story(number)] for number in range(1, m.count + 1)]


# --- set-up, turns


@pytest.mark.rule("ST-2.6")
def test_each_point_card_is_told_with_its_cell_and_its_way():
    m = deal(points=(("p4", "turned"), ("p1", "printed"), ("p2", "printed"), ("p3", "printed")))
    assert told(m, number=1) == ["ST-2.6 laid cell=b2 point=p4 way=turned"]
    assert said(m, "fr", 2) == ["La carte de points P1 est en e2, telle qu'imprimée."]


@pytest.mark.rule("ST-2.11", "ST-3.1")
@pytest.mark.parametrize(("seat", "name"), [(0, "red"), (2, "green")])
def test_who_begins_is_told_and_that_the_turn_begins(seat, name):
    m = deal(players=3, start=seat)
    assert told(m) == [f"ST-2.11 begins {name}", f"ST-3.1 turn {name}"]


@pytest.mark.rule("ST-3.1")
def test_every_turn_that_begins_is_told_and_no_other():
    m = random_match(31, players=3)
    turns = sum(kind.count("turn") for kind in kinds(m))
    assert turns == sum(one["turns"] for one in m.view(None)["state"]["players"])


@pytest.mark.rule("ST-3.3", "ST-3.4")
def test_a_flip_is_told_before_its_card_and_the_card_as_it_lies():
    m = deal()
    m.play("flip cell=c2")
    assert told(m) == ["ST-3.3 flipped red cell=c2"]
    m.play("reveal card=21 way=turned")
    assert told(m) == ["ST-3.4 shown cell=c2 face=21-turned"]
    assert said(m, "fr") == ["c2 est la carte 21 (Coudes droits), après un demi-tour."]


@pytest.mark.rule("ST-3.7")
def test_a_skip_pays_nothing():
    m = deal()
    flip(m, "c2", 37)
    m.play("skip")
    assert told(m) == ["ST-3.7 skipped red", "ST-3.1 turn blue"]


# --- buying, tunnels, burning


@pytest.mark.rule("ST-4.1")
def test_a_buy_tells_the_token_paid_and_how_many_are_left():
    m = deal()
    flip(m, "c2", 37)
    m.play(buy("c2.2"))
    assert told(m) == ["ST-4.1 bought red segment=c2.2 card=37 left=19", "ST-3.1 turn blue"]
    (bought,) = (line for line in m.story(m.count) if line.news == word_of(News.BOUGHT))
    assert (bought.seat, bought.about) == (0, {"segment": "c2.2", "card": "37", "left": 19})


@pytest.mark.rule("ST-5.5")
def test_a_flip_tells_what_it_closes_and_its_value():
    """The play ST-E.14: c2.2 and d2.2 run from a 2 to a 2."""
    m = deal()
    flip(m, "c2", 25)
    assert told(m, "ST-5.5", "ST-5.7") == []
    m.play(buy("c2.2"))
    flip(m, "d2", 37)
    assert told(m, "ST-5.5") == ["ST-5.5 closed-by-flip tunnel=c2.2 length=2 value=8"]


@pytest.mark.rule("ST-5.7")
def test_a_burn_tells_what_it_closes():
    """The play ST-E.15: the burn of d2 closes two tunnels, the third stays open."""
    m = deal()
    flip(m, "c2", 37)
    m.play("burn cell=d2")
    assert told(m, "ST-5.5", "ST-5.7") == [
        "ST-5.7 closed-by-burn tunnel=c2.2 length=1 value=5",
        "ST-5.7 closed-by-burn tunnel=c2.3 length=1 value=5",
    ]


@pytest.mark.rule("ST-5.2")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_every_tunnel_is_told_closed_once(game):
    """What the score sheet calls closed after a move was told by then, with its value."""
    seed, players, deck, dead_ends = game
    m = random_match(seed, players, deck=deck, dead_ends=dead_ends)
    told = [
        (line.about["tunnel"], line.about["length"], line.about["value"])
        for number in range(1, m.count + 1)
        for line in m.story(number)
        if line.rule in ("ST-5.5", "ST-5.7")
    ]
    sheet = [(line["segments"][0], line["length"], line["value"]) for line in m.score_sheet]
    assert sorted(told) == sorted(sheet)


@pytest.mark.rule("ST-5.9")
def test_a_flip_tells_which_tunnels_it_joins():
    """The play ST-E.16: nothing is joined across the unknown d3 until it is flipped."""
    m = deal()
    for cell, card in (("c3", 9), ("e3", 10)):
        flip(m, cell, card)
        assert told(m, "ST-5.9") == []
        m.play("skip")
    flip(m, "d3", 37)
    assert told(m, "ST-5.9") == [
        "ST-5.9 joined tunnel=c3.1 other=e3.3",
        "ST-5.9 joined tunnel=c3.2 other=e3.2",
    ]


@pytest.mark.rule("ST-5.9")
def test_a_burn_joins_too_but_not_what_was_one_already():
    """c1 and c3 meet through the burned c2; the rest of the column makes a ring of them."""
    m = deal()
    for cell, card in (("c1", 37), ("c3", 38)):
        flip(m, cell, card)
        m.play("skip")
    flip(m, "f6", 25)
    m.play("burn cell=c2")
    assert told(m, "ST-5.9") == ["ST-5.9 joined tunnel=c1.1 other=c3.1"]
    for cell, card in (("c4", 39), ("c5", 40)):
        flip(m, cell, card)
        assert told(m, "ST-5.9") == []  # one tunnel grows longer: nothing is joined
        m.play("skip")
    flip(m, "f3", 26)
    m.play("burn cell=c6")
    assert told(m, "ST-5.9") == []  # the ring closes upon itself
    assert told(m, "ST-5.7") == ["ST-5.7 closed-by-burn tunnel=c1.1 length=4 value=0"]


@pytest.mark.rule("ST-6.1", "ST-6.3")
def test_a_burn_tells_the_token_paid_and_what_the_card_is_from_now_on():
    m = deal()
    flip(m, "f6", 38)
    m.play("burn cell=a1")
    assert told(m) == [
        "ST-6.1 burned red cell=a1 left=19",
        "ST-6.3 straight cell=a1",
        "ST-3.1 turn blue",
    ]
    assert said(m, "fr")[0] == "Rouge brûle a1 avec un jeton\u00a0; il lui reste 19 jetons."


# --- the end


def ended(up, owners, dead_ends="normal", players=2):
    """The story of the flip that ends a match: f6 is turned last, as card 38."""
    m = laid(up, unknown=["f6"], owners=owners, dead_ends=dead_ends, players=players)
    flip(m, "f6", 38)
    return m


@pytest.mark.rule("ST-7.2")
def test_who_flips_the_last_card_hears_that_no_token_is_placed():
    m = laid({"c2": "37/0"}, unknown=["d2"])
    m.play("flip cell=d2")
    assert told(m) == ["ST-3.3 flipped red cell=d2", "ST-7.2 no-placement red"]


@pytest.mark.rule("ST-7.1", "ST-7.3")
def test_the_end_is_told_and_no_turn_after_it():
    m = laid({"c2": "37/0"}, unknown=["d2", "f6"])
    flip(m, "f6", 38)
    assert told(m, "ST-7.1", "ST-7.2") == []
    m.play("burn cell=d2")
    assert told(m, "ST-7.1") == ["ST-7.1 ended"]
    assert told(m, "ST-3.1") == []


@pytest.mark.rule("ST-8.5", "ST-9.1")
def test_a_majority_takes_all():
    m = ended({"c2": "37/0"}, {"c2.3": 2})
    assert told(m, "ST-8.5", "ST-9.1") == [
        "ST-8.5 scoring",
        "ST-9.1 took-all blue tunnel=c2.3 tokens=1 points=5",
    ]
    pays = "Un tunnel rapporte la somme de ses extrémités × ses segments "
    assert f"{pays}au joueur qui y a le plus de jetons." in said(m, "fr")


@pytest.mark.rule("ST-9.2")
def test_a_tie_is_told_seat_by_seat_and_what_is_lost_by_it():
    """ST-E.7: c1.1, c2.1 and c2.2 are worth 15, and both have bought one of them."""
    m = ended({"c1": "37/0", "c2": "21/0"}, {"c1.1": 1, "c2.1": 2})
    assert told(m, "ST-9.2") == [
        "ST-9.2 shared red tunnel=c1.1 tied=2 points=7",
        "ST-9.2 shared blue tunnel=c1.1 tied=2 points=7",
        "ST-9.2 rest-lost tunnel=c1.1 points=1",
    ]
    assert "Perdu en partageant le tunnel de c1.1\u00a0: 1 point." in said(m, "fr")


@pytest.mark.rule("ST-9.2")
def test_nothing_is_lost_where_the_shares_come_out_even():
    m = ended({"c2": "37/0", "d2": "39/0"}, {"c2.2": 1, "d2.2": 2})
    assert told(m, "ST-9.2") == [
        "ST-9.2 shared red tunnel=c2.2 tied=2 points=5",
        "ST-9.2 shared blue tunnel=c2.2 tied=2 points=5",
    ]


@pytest.mark.rule("ST-9.4")
def test_tunnels_that_pay_nothing_are_counted_with_tokens_and_without():
    """c2.1 runs back into itself; c2.2, c2.3 and the three segments of f6 are nobody's."""
    m = ended({"c2": "37/0"}, {"c2.1": 1})
    assert told(m, "ST-8.5", "ST-9.4")[1:] == [
        "ST-8.5 worthless tunnels=1",
        "ST-9.4 nobodys tunnels=5",
    ]
    assert told(m, "ST-9.1", "ST-9.2") == []


@pytest.mark.rule("ST-8.6", "ST-8.7")
def test_why_a_tunnel_is_worth_nothing_is_told_when_it_closes():
    """d6.1 runs from dead end to dead end, column f back into itself."""
    m = ended({"d6": "1/0", "f2": "39/0"}, {"d6.1": 1})
    assert told(m, "ST-5.5", "ST-8.6", "ST-8.7")[:4] == [
        "ST-5.5 closed-by-flip tunnel=f2.1 length=2 value=0",
        "ST-8.7 no-end tunnel=f2.1",
        "ST-5.5 closed-by-flip tunnel=d6.1 length=4 value=0",
        "ST-8.6 only-dead-ends tunnel=d6.1",
    ]


@pytest.mark.rule("ST-8.6", "ST-8.7", "ST-10.3")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_a_tunnel_worth_nothing_is_always_told_why_and_no_other(game):
    seed, players, deck, dead_ends = game
    m = random_match(seed, players, deck=deck, dead_ends=dead_ends)
    lines = [line for number in range(1, m.count + 1) for line in m.story(number)]
    reasons = ("only-dead-ends", "no-end", "deadly")
    explained = [line.about["tunnel"] for line in lines if line.news in reasons]
    worthless = [line["segments"][0] for line in m.score_sheet if line["value"] == 0]
    assert sorted(explained) == sorted(worthless)


def closed_with_a_dead_end(dead_ends):
    """The tunnel of ST-E.10 from a 2 to a dead end is closed by the flip of c2."""
    m = laid({}, unknown=["c2", "f6"], dead_ends=dead_ends)
    flip(m, "c2", 1)
    return m


@pytest.mark.rule("ST-10.2", "ST-10.3")
@pytest.mark.parametrize(
    ("dead_ends", "lines"),
    [
        ("normal", ["ST-5.5 closed-by-flip tunnel=c2.1 length=1 value=2"]),
        ("pity", ["ST-5.5 closed-by-flip tunnel=c2.1 length=1 value=3"]),
        (
            "deadly",
            ["ST-5.5 closed-by-flip tunnel=c2.1 length=1 value=0", "ST-10.3 deadly tunnel=c2.1"],
        ),
    ],
)
def test_what_a_dead_end_is_worth_shows_when_the_tunnel_closes(dead_ends, lines):
    m = closed_with_a_dead_end(dead_ends)
    assert [said for said in told(m, "ST-5.5", "ST-10.3") if "c2.1" in said] == lines


@pytest.mark.rule("ST-10.2", "ST-10.3")
@pytest.mark.parametrize(
    ("dead_ends", "kind"),
    [("pity", "ST-10.2 scoring-with-pity"), ("deadly", "ST-10.3 scoring-deadly")],
)
def test_the_variant_is_named_where_the_scoring_begins(dead_ends, kind):
    m = ended({"c2": "37/0"}, {"c2.3": 2}, dead_ends)
    assert [line for line in told(m) if "scoring" in line] == [kind]


@pytest.mark.rule("ST-9.7")
def test_the_end_of_a_match_of_five_is_told_briefly():
    """What closes, one line for each payment, two for what pays nothing, the result."""
    m = random_match(33, players=5)
    told = [line.news for line in m.story(m.count)]
    begins = told.index("scoring")
    payments = [kind for kind in told[begins:] if kind in ("took-all", "shared", "rest-lost")]
    others = [kind for kind in told[begins:] if kind not in payments]
    assert len(others) == len(set(others)) + 5 - 1  # only the totals are told more than once


@pytest.mark.rule("ST-9.5")
@pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
def test_what_tunnels_pay_adds_up_to_the_totals_told(game):
    seed, players, deck, dead_ends = game
    m = random_match(seed, players, deck=deck, dead_ends=dead_ends)
    paid = [0] * players
    for line in m.story(m.count):
        if line.news in ("took-all", "shared"):
            paid[line.seat] += line.about["points"]
    totals = [line.about["points"] for line in m.story(m.count) if line.news == "total"]
    assert totals == paid == list(m.scores)


@pytest.mark.rule("ST-9.6")
def test_who_wins_and_with_what():
    m = ended({"c2": "37/0"}, {"c2.3": 2})
    assert told(m, "ST-9.6") == ["ST-9.6 won blue points=5"]


@pytest.mark.rule("ST-9.6")
def test_a_shared_victory_is_told_as_such_even_at_nothing():
    m = ended({"c2": "37/0"}, {})
    assert told(m, "ST-9.6") == [
        "ST-9.6 won-together red points=0",
        "ST-9.6 won-together blue points=0",
    ]
    assert "Rouge a 0 point en tout." in said(m, "fr")


# --- who hears it, what is offered


@pytest.mark.rule("ST-11.3")
def test_everyone_hears_the_same():
    m = random_match(32, players=3)
    for number in range(1, m.count + 1):
        heard = [m.story(number, viewer) for viewer in (0, 1, 2, None)]
        assert all(each == heard[0] for each in heard)


@pytest.mark.rule("ST-11.2")
def test_of_a_flip_only_the_cell_is_foreseen():
    m = new_match()
    (flipped, then) = m.foresee("flip cell=c2")
    assert flipped.rule == "ST-3.3"
    assert then.said == "Then chance decides."


@pytest.mark.rule("ST-5.7")
def test_what_a_burn_would_close_is_foreseen():
    m = deal()
    flip(m, "c2", 37)
    before = m.rows.tobytes()
    foreseen = m.foresee("burn cell=d2")
    assert m.rows.tobytes() == before
    m.play("burn cell=d2")
    assert foreseen[:-1] == m.story(m.count)


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("lay point=p2 way=turned", "Point card P2 lies in b2, half-turned."),
        ("start seat=1", "Blue begins."),
        ("flip cell=d4", "Red flips d4."),
        ("reveal card=7 way=printed", "c2 is card 7 (Scissors right), as printed."),
        ("buy cell=c2 segment=3", "Red buys segment 3 of c2."),
        ("burn cell=d4", "Red buries d4."),
        ("skip", "Red places no token."),
    ],
)
def test_moves_are_offered_in_a_sentence(move, said):
    """Each when it is first asked for."""
    m = Match("steam-tunnel", 2, follow=True)
    for each in (*deal().log, "flip cell=c2", "reveal card=37 way=printed"):
        if move in m.moves:
            break
        m.play(getattr(each, "move", each))
    assert move in m.moves
    assert m.game.text.say(m.rows[0], m.game.actions.parse(move), 0, "en") == said
