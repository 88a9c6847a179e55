"""Components, limits and the set-up (ledger chapters 1 and 2)."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.games.manhattan.kit import (
    BOMBS,
    BUILDINGS,
    answer,
    asked,
    bomb_deck,
    bombers,
    bribe,
    building_deck,
    buildings,
    built,
    closed,
    damage,
    fighters,
    grey,
    hand,
    loaded,
    market,
    money,
    mover,
    on,
    plutonium,
    position,
    row,
    score,
    send,
    spies,
    supply,
    target,
    tokens_left,
    untrained,
    uranium,
    walk,
    yellowcake,
)
from tunnelier import Match

PLAYERS = ("red", "blue", "green", "yellow", "violet")
STARTERS = ("01", "02", "11", "12", "21", "22")
REGULAR = sorted(set(BUILDINGS) - set(STARTERS))
SPACES = (
    *(f"university-{number}" for number in (1, 2, 3, 4)),
    *("aircraft-1", "aircraft-2", "money-1", "money-2", "money-3", "mine-1", "mine-2", "mine-3"),
    *("reactor", "enrichment", "air-strike", "repair", "espionage", "design", "construction"),
)
every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def dealt(players, first="red"):
    """A followed match up to the deal: the seat bonuses are not chosen yet."""
    m = Match("manhattan", players=players, follow=True)
    answer(m, f"first {first}", *(f"reveal {number}" for number in STARTERS), "reveal 03")
    answer(m, *(f"design {number:02}" for number in range(players + 1)))
    return m


# --- Components and limits


@pytest.mark.rule("MP-1.1")
@pytest.mark.parametrize("players", [0, 1, 6])
def test_other_numbers_of_players_are_refused(players):
    """Two to five play."""
    with pytest.raises(ValueError, match=r"\d"):
        Match("manhattan", players=players, seed=1)


@pytest.mark.rule("MP-1.1", "MP-1.2", "MP-2.3")
@every_number
def test_the_workers_of_the_colours_in_play(players):
    """Four of each type a colour: laborers at home, the others untrained; and twelve grey."""
    m = dealt(players)
    for player in PLAYERS[:players]:
        assert supply(m, player) == "l l l l"
        assert untrained(m, player) == "e e e e s s s s"
    assert grey(m) == "gl gl gl gl ge ge ge ge gs gs gs gs"
    workers = [worker for p in PLAYERS[:players] for worker in (supply(m, p), untrained(m, p))]
    assert len(" ".join(workers).split()) == 12 * players


@pytest.mark.rule("MP-1.3")
def test_fifty_different_buildings():
    """Ten of each kind, six of them starters, no two alike."""
    assert sorted(BUILDINGS) == [f"{number:02}" for number in range(1, 51)]
    kinds = Counter(card["kind"] for card in BUILDINGS.values())
    assert kinds == dict.fromkeys(("factory", "mine", "university", "enrichment", "reactor"), 10)
    assert {number for number, card in BUILDINGS.items() if card["starter"]} == set(STARTERS)
    assert len({str(card) for card in BUILDINGS.values()}) == 50


@pytest.mark.rule("MP-1.4")
def test_thirty_different_bombs():
    """Uranium up to 14, plutonium from 15, no two alike."""
    assert sorted(BOMBS) == [f"{number:02}" for number in range(30)]
    fuels = [BOMBS[number]["fuel"] for number in sorted(BOMBS)]
    assert fuels == ["uranium"] * 15 + ["plutonium"] * 15
    assert len({str(card) for card in BOMBS.values()}) == 30


@pytest.mark.rule("MP-1.5")
def test_money_and_yellowcake_have_no_maximum():
    """More of them than the box holds, and still more."""
    m = position("red: money=100 yellowcake=60")
    m.play("place mine-2")
    assert yellowcake(m, "red") == 63
    m = position("bribe=99; red: money=100 yellowcake=60")
    m.play("place money-2")
    assert (money(m, "red"), bribe(m)) == (105, 100)


@pytest.mark.rule("MP-1.5")
def test_damage_has_no_maximum():
    """A seventeenth point, where the box holds sixteen markers."""
    m = position("blue: buildings=01; red: bombers=1; building 01: damage=16")
    answer(m, "place air-strike", "raid 01")
    assert damage(m, "01") == 17


@pytest.mark.rule("MP-1.5")
def test_an_eleventh_bomb_is_loaded():
    """The box holds ten markers."""
    built = {"red": "20 01 21 22", "blue": "15 16 00", "green": "02 18 19"}
    loaded_ = [
        f"bomb {bomb}: built={player} loaded" for player in built for bomb in built[player].split()
    ]
    m = position("; ".join(["mover=blue; bomb 17: built=blue; blue: money=2 bombers=1", *loaded_]))
    m.play("load 17")
    assert sum(len(loaded(m, player)) for player in PLAYERS[:3]) == 11
    assert score(m, "blue") == 8 + 8 + 9 + 9 + 4 * 5


@pytest.mark.rule("MP-1.6")
@pytest.mark.parametrize(
    ("track", "read", "held", "moves", "most"),
    [
        ("fighters", fighters, 9, ["place aircraft-1"], 10),
        ("fighters", fighters, 10, ["place aircraft-1"], 10),
        ("bombers", bombers, 9, ["place aircraft-2"], 10),
        ("bombers", bombers, 10, ["place aircraft-2"], 10),
        ("uranium", uranium, 7, ["use 40"], 8),
        ("uranium", uranium, 8, ["use 40"], 8),
        ("plutonium", plutonium, 7, ["use 44"], 8),
        ("plutonium", plutonium, 8, ["use 44"], 8),
        ("spies", spies, 5, ["place espionage"], 6),
        ("spies", spies, 6, ["place espionage"], 6),
    ],
)
def test_tracks_stop_at_their_end(track, read, held, moves, most):
    """What does not fit is lost."""
    m = position(f"red: supply=s,s buildings=40,44 money=5 yellowcake=3 {track}={held}")
    answer(m, *moves)
    assert read(m, "red") == most


@pytest.mark.rule("MP-1.7")
def test_an_eleventh_building_is_bought_and_used():
    """The ten printed places are no limit."""
    owned = [f"{number}" for number in range(41, 51)]
    m = position(f"market=11 building_deck=0; red: buildings={','.join(owned)} money=2")
    answer(m, "place construction", "buy 1", "use 11")
    assert buildings(m, "red") == ["11", *owned]
    assert yellowcake(m, "red") == 1


@pytest.mark.rule("MP-1.7")
def test_a_hand_of_eight_grows_by_a_draft():
    """There is no hand limit."""
    held = [f"{number}" for number in range(15, 23)]
    m = position(f"players=2; red: supply=e,s hand={','.join(held)}")
    answer(m, "place design", "keep 00", "keep 01")
    assert hand(m, "red") == ["00", "02", *held]


# --- Set-up


@pytest.mark.rule("MP-2.1")
@every_number
def test_the_first_player_is_drawn(players):
    """Everybody is as likely as any other."""
    m = Match("manhattan", players=players, follow=True)
    assert asked(m) == "chance"
    chance = {f"first player={player}": Fraction(1, players) for player in PLAYERS[:players]}
    assert m.odds == chance


@pytest.mark.rule("MP-2.1")
def test_play_goes_clockwise_from_the_first_player():
    """Blue was drawn: blue, green, red, blue."""
    m = dealt(3, first="blue")
    order = []
    for _ in range(4):
        order.append(mover(m))
        answer(m, "place mine-2" if len(order) == 1 else "place construction")
        if m.question["name"] == "market":
            m.play("decline")
        m.play("end-turn")
    assert order == ["blue", "green", "red", "blue"]


@pytest.mark.rule("MP-2.2")
@every_number
def test_what_each_player_starts_with(players):
    """Four laborers, ten dollars (and the seat bonus), a fighter and a bomber."""
    m = dealt(players)
    for player, bonus in zip(PLAYERS[:players], (0, 2, 4, 2, 4), strict=False):
        assert supply(m, player) == "l l l l"
        assert money(m, player) - bonus == 10
        assert (fighters(m, player), bombers(m, player)) == (1, 1)
        assert (yellowcake(m, player), uranium(m, player), plutonium(m, player)) == (0, 0, 0)
        assert (spies(m, player), score(m, player)) == (0, 0)
        assert buildings(m, player) == hand(m, player) == built(m, player) == []


@pytest.mark.rule("MP-2.4")
@pytest.mark.parametrize("first", PLAYERS)
def test_seats_receive_money(first):
    """By order from the first player."""
    m = dealt(5, first)
    start = PLAYERS.index(first)
    order = PLAYERS[start:] + PLAYERS[:start]
    assert [money(m, player) for player in order] == [10, 12, 14, 12, 14]


@pytest.mark.rule("MP-2.5")
def test_the_fourth_and_fifth_player_choose_a_worker():
    """In that order, and nobody plays before."""
    m = dealt(5, first="blue")
    for player in ("violet", "red"):
        assert (asked(m), m.question["name"]) == (player, "bonus")
        assert set(m.moves) == {"recruit worker=engineer", "recruit worker=scientist"}
        assert m.why("place mine-2")
        m.play("recruit engineer" if player == "violet" else "recruit scientist")
    assert (supply(m, "violet"), untrained(m, "violet")) == ("l l l l e", "e e e s s s s")
    assert (supply(m, "red"), untrained(m, "red")) == ("l l l l s", "e e e e s s s")
    assert (asked(m), m.question["name"]) == ("blue", "turn")


@pytest.mark.rule("MP-2.5")
@pytest.mark.parametrize(("players", "choosing"), [(2, []), (3, []), (4, ["yellow"])])
def test_only_the_fourth_and_fifth_player_choose(players, choosing):
    """Two or three players start at once."""
    m = dealt(players)
    for player in choosing:
        assert asked(m) == player
        m.play("recruit scientist")
    assert (asked(m), m.question["name"]) == ("red", "turn")


@pytest.mark.rule("MP-2.6")
def test_the_market_is_dealt():
    """Six shuffled starters, then one regular building; 43 are left."""
    m = Match("manhattan", players=2, follow=True)
    m.play("first red")
    lying = []
    for number in reversed(STARTERS):
        left = set(STARTERS) - set(lying)
        assert m.odds == {f"reveal building={n}": Fraction(1, len(left)) for n in left}
        m.play(f"reveal {number}")
        lying.append(number)
    assert m.odds == {f"reveal building={n}": Fraction(1, 44) for n in REGULAR}
    m.play("reveal 50")
    assert market(m) == [*lying, "50"]
    assert building_deck(m) == sorted(set(REGULAR) - {"50"})


@pytest.mark.rule("MP-2.7")
@every_number
def test_the_bombs_are_dealt(players):
    """One more than players lie face up."""
    m = Match("manhattan", players=players, follow=True)
    answer(m, "first red", *(f"reveal {number}" for number in STARTERS), "reveal 03")
    assert m.odds == {f"design bomb={number}": Fraction(1, 30) for number in BOMBS}
    shown = [f"{number}" for number in range(10, 11 + players)]
    for number in shown:
        assert asked(m) == "chance"
        m.play(f"design {number}")
    assert row(m) == shown
    assert bomb_deck(m) == sorted(set(BOMBS) - set(shown))
    assert asked(m) != "chance"
    assert not closed(m)


@pytest.mark.rule("MP-2.8")
@pytest.mark.parametrize(
    ("players", "tokens"),
    [(2, [0, 6]), (3, [0, 4, 8]), (4, [0, 2, 4, 6]), (5, [0, 2, 4, 6, 8])],
)
def test_the_test_tokens_in_play(players, tokens):
    """As many as players."""
    assert tokens_left(dealt(players)) == tokens


@pytest.mark.rule("MP-2.9")
@every_number
def test_the_board_starts_empty(players):
    """No worker on it, nothing in the bribe pile."""
    m = dealt(players)
    assert [on(m, space) for space in SPACES] == [""] * len(SPACES)
    assert bribe(m) == 0


@pytest.mark.rule("MP-2.10")
@pytest.mark.parametrize(("players", "points"), [(2, 70), (3, 60), (4, 50), (5, 45)])
def test_the_target_score(players, points):
    """The more players the lower."""
    assert target(dealt(players)) == points


@pytest.mark.rule("MP-2.11")
def test_the_seed_decides_every_draw():
    """The same seed and moves, the same game; another seed, another one."""
    one, two, other = ([*walk(seed)][-1] for seed in (5, 5, 6))
    assert one.save() == two.save() != other.save()
    assert one.rows.tobytes() == two.rows.tobytes()


@pytest.mark.rule("MP-2.11")
@pytest.mark.parametrize("options", [{"pacts": "maybe"}, {"turn_limit": "3"}, {"house": "on"}])
def test_unknown_options_are_refused(options):
    """Options are fixed before set-up."""
    with pytest.raises(ValueError, match=r"\w"):
        Match("manhattan", players=3, seed=1, options=options)


@pytest.mark.rule("MP-2.11")
def test_options_hold_for_the_match():
    """They can be read, and not changed."""
    m = Match("manhattan", players=3, seed=1, options={"pacts": "off", "turn_limit": "100"})
    assert dict(m.options) == {"pacts": "off", "turn_limit": "100"}
    with pytest.raises(TypeError):
        m.options["pacts"] = "on"


@pytest.mark.rule("MP-2.11")
def test_chance_needs_no_answer_with_a_seed():
    """A seeded match starts with a question to a player."""
    m = Match("manhattan", players=2, seed=3)
    assert m.seat in (0, 1)
    m.play("place mine-2")
    send(m, "l")
    m.play("end-turn")
    assert mover(m) == PLAYERS[m.seat]
