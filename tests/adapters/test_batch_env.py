"""Matches side by side: what a step asks, plays and gives."""

import numpy as np
import pytest

import tunnelier
from tunnelier import BatchEnv, Match
from tunnelier.games import load, meta, names

TABLES = [(name, seats) for name in names() for seats in meta(name).seats]


def told(env):
    """Everything an environment shows, as bytes."""
    arrays = (env.rows, env.seat, env.mask, env.features, env.reward, env.done, env.decisions)
    return [array.tobytes() for array in arrays]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_an_environment_shows_what_its_rows_say(name, seats):
    """Who is asked, what is legal, what is seen: as the engine itself says it."""
    game = load(name)
    env = BatchEnv(game, 5, seats, seed=seats)
    for _ in range(40):
        for slot in range(env.count):
            row = env.rows[slot : slot + 1].copy()
            assert env.seat[slot] == game.seat(row) >= 0
            assert np.flatnonzero(env.mask[slot]).tolist() == game.legal(row)
        assert (env.features == game.features(seats).of(env.rows, env.seat)).all()
        env.step(env.random_actions())


def test_the_arrays_are_shaped_for_learning():
    """And cannot be written to by mistake."""
    env = BatchEnv("cave-in", count=6, players=3)
    shapes = {
        "seat": ((6,), np.int8),
        "mask": ((6, env.actions), np.uint8),
        "features": ((6, env.layout.size), np.float32),
        "reward": ((6, 3), np.float32),
        "done": ((6,), np.bool_),
        "decisions": ((6,), np.int32),
    }
    for name, (shape, kind) in shapes.items():
        array = getattr(env, name)
        assert array.shape == shape and array.dtype == kind
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 0
    assert BatchEnv("cave-in", count=2, features=False).features is None
    assert repr(env) == (
        "BatchEnv('cave-in', count=6, players=3, options={'mine': 'shallow'}, seed=0, device='cpu')"
    )


def test_a_match_that_ends_makes_room_for_the_next():
    """At once: rewards and `done` are the old match's, the question is the new one's."""
    env = BatchEnv("cave-in", count=3, players=2, seed=5)
    ended = 0
    for _ in range(60):
        numbers, decisions = env.numbers.copy(), env.decisions.copy()
        env.step(env.random_actions())
        for slot in range(3):
            if env.done[slot]:
                ended += 1
                _, winners = env.game.result(env.finished[slot : slot + 1].copy())
                expected = [1, -1] if winners == (0,) else [-1, 1] if winners == (1,) else [0, 0]
                assert env.reward[slot].tolist() == expected
                assert env.numbers[slot] == numbers[slot] + 3
                assert env.decisions[slot] == 0 and not env.rows[slot].over
                assert env.finished[slot].over
            else:
                assert env.reward[slot].tolist() == [0, 0]
                assert env.decisions[slot] == decisions[slot] + 1
    assert ended > 20


def test_the_same_seed_gives_the_same_matches():
    """Whatever the number of threads; another seed gives others; a reset begins anew."""
    one, two = (BatchEnv("cave-in", 7, 3, seed=3, threads=threads) for threads in (1, 3))
    first = told(one)
    for number in range(30):
        assert told(one) == told(two)
        actions = one.random_actions(number)
        assert (actions == two.random_actions(number)).all()
        one.step(actions)
        two.step(actions)
    one.reset()
    assert told(one) == first
    one.reset(seed=4)
    other = told(one)
    assert other != first and one.seed == 4
    one.reset(seed=3)
    assert told(one) == first
    two.close()


def test_an_illegal_answer_changes_nothing():
    """It is refused with its slot and its words."""
    env = BatchEnv("steam-tunnel", count=4, players=2, seed=1)
    env.step(env.random_actions(0))
    before, legal = told(env), env.random_actions(1)
    wrong = legal.copy()
    wrong[2] = np.flatnonzero(env.mask[2] == 0)[0]
    words = env.game.actions.text(int(wrong[2]))
    with pytest.raises(ValueError, match=f"slot 2: '{words}' is not legal: [A-Z].*[.]"):
        env.step(wrong)
    for number in (-1, -2, env.actions, 10**9):
        wrong[2] = number
        with pytest.raises(ValueError, match=f"slot 2: {number} is no move"):
            env.step(wrong)
    for shapeless in (legal[:3], legal.astype(float), legal.reshape(2, 2)):
        with pytest.raises(ValueError, match="one whole number for each of the 4 slots"):
            env.step(shapeless)
    assert told(env) == before
    other = BatchEnv("steam-tunnel", count=4, players=2, seed=1)
    other.step(other.random_actions(0))
    for each in (env, other):
        each.step(legal)
        each.step(each.random_actions())
    assert told(env) == told(other)


def test_a_match_alone_is_refused_without_a_number():
    """Nobody who has one environment has heard of slots."""
    env = BatchEnv("cave-in", count=1, players=2, seed=1)
    with pytest.raises(ValueError, match=r"^99 is no move"):
        env.step(np.array([99]))


def test_some_slots_can_be_left_alone():
    """They are asked the same as before, and have neither reward nor end."""
    env = BatchEnv("cave-in", count=6, players=2, seed=3)
    where = np.array([True, False, True, False, True, False])
    for number in range(30):
        rows, mask = env.rows[~where].tobytes(), env.mask[~where].tobytes()
        decisions = env.decisions.copy()
        actions = np.where(where, env.random_actions(number), -5)
        env.step(actions, where)
        assert (rows, mask) == (env.rows[~where].tobytes(), env.mask[~where].tobytes())
        assert not env.done[~where].any() and not env.reward[~where].any()
        assert (env.decisions[where] != decisions[where]).all()
    with pytest.raises(ValueError, match="say of each of the 6 slots"):
        env.step(env.random_actions(), where[:5])
    assert env.numbers[1] == 1 and env.numbers[0] > 0


def test_a_slot_can_go_on_from_another_state():
    """Who is asked, what is legal and what is seen follow; others stay as they were."""
    env, source = (BatchEnv("cave-in", count=3, players=2, seed=seed) for seed in (1, 2))
    for number in range(3):
        source.step(source.random_actions(number))
    env.put(1, source.rows[2:3])
    assert env.rows[1].tobytes() == source.rows[2].tobytes()
    assert env.seat[1] == source.seat[2]
    assert (env.mask[1] == source.mask[2]).all() and (env.features[1] == source.features[2]).all()
    assert env.rows[[0, 2]].tobytes() == BatchEnv("cave-in", 3, 2, seed=1).rows[[0, 2]].tobytes()
    env.step(env.random_actions(5))


def test_a_slot_that_goes_on_from_a_position_has_no_past():
    """Nothing is answered, given or ended there; a text will do as well as a row."""
    env = BatchEnv("cave-in", count=2, players=2, seed=1)
    while not env.done[1]:
        env.step(env.random_actions())
    number = env.numbers[1]
    match = Match("cave-in", players=2, seed=7)
    env.put(1, match.position)
    assert env.rows[1].tobytes() == match.rows.tobytes() and env.numbers[1] == number
    assert not env.done[1] and not env.reward[1].any() and env.decisions[1] == 0
    env.step(np.full(2, match.actions[0]))
    assert env.decisions[1] == 1


def test_what_does_not_fit_a_slot_is_said():
    """And nothing is changed."""
    env = BatchEnv("cave-in", count=2, players=2, seed=1)
    before = env.rows.tobytes()
    over = Match("cave-in", seed=1)
    while not over.over:
        over.play(over.moves[0])
    torn = env.rows[:1].copy()
    torn["props"] = 1
    for position, reason in [
        (load("cave-in").new(2), "chance is asked"),
        (BatchEnv("cave-in", 1, 3).rows, "of 3 players among matches of 2"),
        (over.position, "the match is over"),
        (Match("knockout-whist", seed=1).position, "of knockout-whist in cave-in"),
        (Match("knockout-whist", seed=1).rows, "the text of one, or a row of Cave-in"),
        (torn, "of props there are 1, where the box has 9"),
    ]:
        with pytest.raises(ValueError, match=reason):
            env.put(0, position)
    with pytest.raises(ValueError, match="no slot 2: slots are 0 to 1"):
        env.put(2, env.rows[:1])
    assert env.rows.tobytes() == before


def test_random_answers_are_legal_and_even():
    """Every legal answer is drawn about as often as the others."""
    env = BatchEnv("cave-in", count=4000, players=2)
    drawn = np.bincount(env.random_actions(7), minlength=env.actions)
    legal = env.mask.any(axis=0)
    assert (drawn[~legal] == 0).all()
    assert drawn[legal].min() > 0.9 * 4000 / legal.sum()
    assert (env.random_actions(7) == env.random_actions(7)).all()
    assert (env.random_actions(7) != env.random_actions(8)).any()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"count": 0}, "at least 1"),
        ({"count": 1, "threads": 0}, "at least 1"),
        ({"count": 1, "device": "abacus"}, "device 'abacus' is not known"),
        ({"count": 1, "players": 9}, "takes 2 to 4 players"),
        ({"count": 1, "options": {"mine": "x"}}, "choose one of"),
    ],
)
def test_an_environment_that_cannot_be_is_refused(arguments, reason):
    """In words."""
    with pytest.raises(ValueError, match=reason):
        tunnelier.BatchEnv("cave-in", **arguments)
