"""Air strikes and damage (ledger chapter 9)."""

import pytest

from tests.games.manhattan.kit import (
    answer,
    asked,
    bombers,
    commas,
    damage,
    fighters,
    money,
    on,
    on_building,
    position,
    supply,
    yellowcake,
)

ATTACKS = ("shoot", "raid")


def strike(more=""):
    """Red has placed on Air Strike; pacts are off."""
    table = "pacts=off; red: fighters=3 bombers=3; blue: buildings=11; green: buildings=21"
    m = position(f"{table}; {more}")
    m.play("place air-strike")
    return m


def attacks(m):
    return {move for move in m.moves if move.split()[0] in ATTACKS}


@pytest.mark.rule("MP-9.1")
@pytest.mark.parametrize("worker", ["l", "e", "s", "gl"])
def test_anybody_may_place_without_planes(worker):
    """The strike does not open; the turn goes on."""
    m = position(f"red: supply={commas(worker)}")
    m.play("place air-strike")
    assert on(m, "air-strike") == (worker if worker == "gl" else f"red:{worker}")
    assert m.moves == ("end-turn",)


@pytest.mark.rule("MP-9.1")
def test_two_spaces_take_two_workers():
    """A third is refused, whoever stands there."""
    m = position("red: supply=l,l; air-strike: red:l")
    answer(m, "place air-strike", "end-turn")
    assert on(m, "air-strike") == "red:l red:l"
    assert m.why("place air-strike")


@pytest.mark.rule("MP-9.2")
def test_no_attack_outside_a_strike():
    """Neither before it nor after it was closed."""
    m = position("pacts=off; red: fighters=2 bombers=1; blue: bombers=1")
    assert attacks(m) == set()
    assert m.why("shoot blue bomber")
    answer(m, "place air-strike", "stop")
    assert attacks(m) == set()
    assert m.why("shoot blue bomber")


@pytest.mark.rule("MP-9.2")
@pytest.mark.parametrize("planes", [0, 1])
def test_planes_gained_later_do_not_attack(planes):
    """A bomber from a factory comes too late."""
    m = strike(
        f"red: fighters=0 bombers={planes} buildings=02; blue: buildings=11; green: buildings="
    )
    if planes:
        m.play("raid 11")
    answer(m, "use 02", "make bombers")
    assert bombers(m, "red") == 1
    assert attacks(m) == set()
    assert m.why("raid 11")


@pytest.mark.rule("MP-9.2")
def test_the_strike_comes_before_the_buildings():
    """While it is open nothing else is placed."""
    m = strike("red: buildings=02; blue: buildings=11; green: buildings=")
    assert m.why("use 02") and m.why("end-turn") and m.why("place mine-2")


@pytest.mark.rule("MP-9.3")
def test_attacks_in_any_order():
    """A fighter on blue, a bomber on blue, a fighter on green, a bomber on green."""
    m = strike("red: fighters=3; blue: fighters=1; green: fighters=1")
    answer(m, "shoot blue fighter", "raid 11", "shoot green fighter", "raid 21")
    assert [damage(m, number) for number in ("11", "21")] == [1, 1]
    assert (fighters(m, "red"), bombers(m, "red")) == (1, 1)


@pytest.mark.rule("MP-9.4")
@pytest.mark.parametrize(("plane", "blue"), [("fighter", (1, 2)), ("bomber", (2, 1))])
def test_a_fighter_for_a_plane(plane, blue):
    """The attacker says which."""
    m = strike("red: fighters=3 bombers=3; blue: fighters=2 bombers=2")
    m.play(f"shoot blue {plane}")
    assert (fighters(m, "red"), bombers(m, "red")) == (2, 3)
    assert (fighters(m, "blue"), bombers(m, "blue")) == blue


@pytest.mark.rule("MP-9.4")
def test_bombers_do_not_shoot():
    """Without fighters no plane is attacked."""
    m = strike("blue: fighters=1 bombers=1; red: bombers=3; red: fighters=0")
    assert not [move for move in m.moves if move.startswith("shoot")]


@pytest.mark.rule("MP-9.5")
@pytest.mark.parametrize(
    ("planes", "offered"),
    [
        ((0, 0), set()),
        ((0, 1), {"bomber"}),
        ((1, 0), {"fighter"}),
        ((1, 1), {"fighter", "bomber"}),
    ],
)
def test_the_plane_must_exist(planes, offered):
    """Only what the opponent has."""
    m = strike(f"red: fighters=1 bombers=1; blue: fighters={planes[0]} bombers={planes[1]}")
    shots = {move for move in m.moves if move.startswith("shoot")}
    assert shots == {f"shoot player=blue plane={plane}" for plane in offered}


@pytest.mark.rule("MP-9.5")
def test_nobody_shoots_at_oneself():
    """Red's own planes are no target."""
    m = strike()
    assert m.why("shoot red fighter") and m.why("shoot red bomber")


@pytest.mark.rule("MP-9.6")
def test_a_bomber_damages_a_building():
    """One bomber, one point."""
    m = strike()
    m.play("raid 11")
    assert (bombers(m, "red"), fighters(m, "red"), damage(m, "11")) == (2, 3, 1)


@pytest.mark.rule("MP-9.6")
def test_fighters_protect_buildings_until_the_last_one():
    """Legal right after it is shot down; green's fighter protects green alone."""
    m = strike("red: fighters=3 bombers=3; blue: fighters=2 bombers=1; green: fighters=1")
    for _ in range(2):
        assert m.why("raid 11")
        m.play("shoot blue fighter")
    assert m.why("raid 11") is None
    assert m.why("raid 21")


@pytest.mark.rule("MP-9.6")
def test_fighters_alone_cannot_bomb():
    """Without a bomber no building is attacked."""
    m = strike("blue: bombers=1; red: bombers=0")
    assert m.why("raid 11")
    assert attacks(m) == {"shoot player=blue plane=bomber"}


@pytest.mark.rule("MP-9.7")
def test_only_buildings_of_opponents_are_bombed():
    """Not one's own, not the market; an opponent without any is no target."""
    m = strike(
        "market=01; red: fighters=0 buildings=02; blue: buildings=11; green: buildings=; "
        "bomb 12: built=blue"
    )
    assert attacks(m) == {"raid building=11"}
    assert m.why("raid 01") and m.why("raid 02") and m.why("raid 12")


@pytest.mark.rule("MP-9.8")
def test_damage_adds_up():
    """Three bombs on one occupied building."""
    m = strike("blue: supply=l,l; building 11: user=blue workers=l damage=2")
    answer(m, "raid 11", "raid 11", "raid 11")
    assert (damage(m, "11"), on_building(m, "11")) == (5, "blue:l")


@pytest.mark.rule("MP-9.9")
def test_every_attack_succeeds():
    """Neither chance nor the target has a word in it."""
    m = strike("red: fighters=1; blue: fighters=1")
    for attack in ("shoot blue fighter", "raid 11"):
        m.play(attack)
        assert (asked(m), m.question["name"]) == ("red", "turn")
    assert (fighters(m, "blue"), damage(m, "11")) == (0, 1)


@pytest.mark.rule("MP-9.10")
def test_the_choices_of_an_open_strike():
    """Attacks, bomb actions, offers before the first attack, and `stop`."""
    m = position(
        "pacts=on; red: fighters=1 bombers=2 buildings=01 money=1; "
        "green: bombers=1; blue: buildings=11; bomb 00: built=red; "
        "bomb 15: built=red"
    )
    m.play("place air-strike")
    offers = {f"{word} player={p}" for word in ("truce", "stand-down") for p in ("blue", "green")}
    bombs = {"load bomb=00", "test bomb=15"}
    shots = {"shoot player=green plane=bomber"}
    assert set(m.moves) == offers | bombs | shots | {"raid building=11", "stop"}
    m.play("raid 11")
    assert set(m.moves) == bombs | shots | {"raid building=11", "stop"}


@pytest.mark.rule("MP-9.10")
def test_a_strike_may_stop_at_once():
    """Before the first attack."""
    m = strike()
    m.play("stop")
    assert (m.moves, fighters(m, "red"), bombers(m, "red")) == (("end-turn",), 3, 3)


@pytest.mark.rule("MP-9.10")
def test_the_last_plane_closes_the_strike():
    """The next point is an open one."""
    m = strike("red: bombers=2; red: fighters=0")
    answer(m, "raid 11", "raid 21")
    assert m.moves == ("end-turn",)


@pytest.mark.rule("MP-9.10")
def test_loading_the_last_bomber_closes_the_strike():
    """No plane is left."""
    m = strike("red: bombers=1 money=1; bomb 00: built=red; red: fighters=0")
    m.play("load 00")
    assert m.moves == ("end-turn",)


@pytest.mark.rule("MP-9.11")
def test_workers_survive_the_bombs():
    """They come home by the normal retrieval; the damage remains."""
    m = strike(
        "players=2; blue: supply=l,l buildings=11; green: buildings=; "
        "building 11: user=blue workers=l"
    )
    answer(m, "raid 11", "stop", "end-turn")
    assert on_building(m, "11") == "blue:l"
    m.play("retrieve")
    assert (supply(m, "blue"), on_building(m, "11"), damage(m, "11")) == ("l l l l", "", 1)


@pytest.mark.rule("MP-9.12")
def test_a_building_works_only_without_damage():
    """Two points, one repaired: still out of order; the second makes it work."""
    m = position("red: money=5 buildings=11; building 11: damage=2")
    answer(m, "place repair", "repair 11", "enough")
    assert m.why("use 11")
    m = position("red: money=5 buildings=11; building 11: damage=2")
    answer(m, "place repair", "repair 11", "repair 11", "use 11")
    assert (yellowcake(m, "red"), money(m, "red")) == (1, 0)


@pytest.mark.rule("MP-9.12")
def test_a_retrieval_repairs_nothing():
    """The damage is as it was, a lap later as well."""
    m = position("players=2; red: supply=l,l buildings=11; building 11: damage=2")
    answer(m, "retrieve", "place construction", "end-turn")
    assert damage(m, "11") == 2
    assert m.why("use 11")
