"""OpenSpiel sees the same games as the engine plays."""

import copy
import pickle
import random

import numpy as np
import pytest

from tunnelier.core.game import LAYOUTS
from tunnelier.core.view import SPECTATOR
from tunnelier.games import load, meta, names

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from tests.adapters import playthroughs  # noqa: E402
from tunnelier.adapters import checks, openspiel  # noqa: E402

TABLES = [(name, seats) for name in names() for seats in meta(name).seats]
SHORT = [(name, {"turn_limit": "50"} if name == "manhattan" else {}) for name in names()]
SECRETIVE = {name for name in names() if load(name).State.secretive}
SEARCHED = 7
"""Every seventh question is answered by a search."""
WITH_SECRETS = [("channel-1987", 2), ("manhattan", 5)]


def walk(game, seed, moves=None):
    """States along a random match, the last one over, each with the engine's own row."""
    rng = random.Random(seed)
    engine, state = game.engine, game.new_initial_state()
    rows = engine.new(game.num_players())
    while moves is None or moves > 0:
        yield state, rows
        if state.is_terminal():
            return
        moves = moves and moves - 1
        action = rng.choice(state.legal_actions())
        engine.step(rows, action + engine.actions.seat_moves * state.is_chance_node())
        state.apply_action(action)


def same_question(state, rows, engine):
    """Who is asked what, with which odds."""
    assert state.current_player() == engine.seat(rows)
    if state.is_chance_node():
        odds = engine.odds(rows)
        chances = [(a - engine.actions.seat_moves, ways) for a, ways in odds.items()]
        total = sum(odds.values())
        assert state.chance_outcomes() == [(a, ways / total) for a, ways in chances]
        assert state.legal_actions() == [a for a, _ in chances]
    else:
        assert state.legal_actions() == engine.legal(rows)
        assert pyspiel.State.legal_actions(state) == engine.legal(rows)
    first = state.legal_actions()[0]
    words = engine.actions.text(engine.legal(rows)[0])
    assert state.action_to_string(state.current_player(), first) == words


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_matches_are_the_engines(name, seats):
    """The same questions, answers, odds, views and victors, from the first move to the last."""
    game = openspiel.load(name, seats)
    engine = load(name)
    assert game.num_players() == seats
    for number, (state, rows) in enumerate(walk(game, seed=seats)):
        assert state.is_terminal() == bool(rows[0].over)
        if not state.is_terminal():
            same_question(state, rows, engine)
            assert state.returns() == [0.0] * seats
        if number % 16 == 0:
            for seat in range(seats):
                view = engine.observe(rows, seat).tobytes()
                assert state.observation_string(seat) == view.hex()
                assert pyspiel.State.observation_string(state, seat) == view.hex()
                numbers = engine.features(seats).of(rows, seat)[0].tolist()
                assert state.observation_tensor(seat) == numbers
                assert state.information_state_tensor(seat)[: len(numbers)] == numbers
    winners = engine.result(rows)[1]
    returns = state.returns()
    assert sum(returns) == pytest.approx(0)
    assert {seat for seat in range(seats) if returns[seat] == max(returns)} == set(winners)
    assert max(returns) == 1 or len(winners) > 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_copy_goes_its_own_way(name, seats):
    """Clones, deep copies and saved states have the row and the history, and share neither."""
    game = openspiel.load(name, seats)
    *_, (state, _) = walk(game, seed=1, moves=5)
    row, history = bytes(state.at.raw), state.history()
    saved = pyspiel.serialize_game_and_state(game, state)
    for twin in (state.clone(), copy.deepcopy(state), pyspiel.deserialize_game_and_state(saved)[1]):
        assert (bytes(twin.at.raw), twin.history()) == (row, history)
        assert twin.legal_actions() == state.legal_actions()
        twin.apply_action(twin.legal_actions()[0])
        assert (bytes(state.at.raw), state.history()) == (row, history)
        assert bytes(twin.at.raw) != row


@pytest.mark.parametrize("name", names())
def test_openspiels_own_checks_pass(name):
    """It plays at random and looks for contradictions."""
    game = openspiel.load(name, options=dict(SHORT)[name])
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", names())
def test_a_playthrough_is_written_as_before(name):
    """A difference is a change of rules, words or features: `make golden` writes it anew."""
    kept = playthroughs.path(name).read_text(encoding="utf-8")
    if kept.splitlines()[0] != playthroughs.written_by():
        pytest.skip(f"kept from {kept.splitlines()[0]}, here is another release")
    assert playthroughs.playthrough(name) == kept


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_states_that_look_alike_are_told_alike(name, seats):
    """To every seat, in words and in numbers."""
    compared = checks.no_leaks(checks.OpenSpielTable(openspiel.load(name, seats)), moves=120)
    assert compared >= seats


@pytest.mark.parametrize(("name", "options"), SHORT)
def test_whole_matches_are_in_order(name, options):
    """Moves, rewards and the end, as anybody's environment has them."""
    checks.whole_games(checks.OpenSpielTable(openspiel.load(name, options=options)), 3)


@pytest.mark.parametrize("name", ["leduc_poker", "gin_rummy", "tic_tac_toe"])
def test_the_checks_work_on_openspiels_own_games(name):
    """They ask for nothing that is ours."""
    table = checks.OpenSpielTable(pyspiel.load_game(name))
    assert checks.whole_games(table, 2) >= 4
    assert checks.no_leaks(table, moves=30) == 30


def played_by(bot, game, rng):
    """What a match ends with when one of OpenSpiel's bots answers for every seat, now and then.

    Each of its answers plays whole matches; in between chance decides, so that it is asked from the
    first question to the last.
    """
    state, asked = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
            continue
        searched = asked % SEARCHED == 0
        state.apply_action(int(bot.step(state) if searched else rng.choice(state.legal_actions())))
        asked += 1
    return state.returns()


@pytest.mark.parametrize(("name", "options"), SHORT)
def test_openspiels_tree_search_plays_whole_matches(name, options):
    """Its MCTS in Python; the compiled one crashes on games written in Python."""
    game, rng = openspiel.load(name, options=options), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    returns = played_by(mcts.MCTSBot(game, 2.0, 2, rollouts, random_state=rng), game, rng)
    assert len(returns) == game.num_players() and sum(returns) == pytest.approx(0)


@pytest.mark.parametrize(("name", "options"), [case for case in SHORT if case[0] in SECRETIVE])
def test_openspiels_search_among_secrets_plays_whole_matches(name, options):
    """Its ISMCTS in Python: every simulation begins in a state imagined anew."""
    game, rng = openspiel.load(name, options=options), np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, rng)
    returns = played_by(ismcts.ISMCTSBot(game, rollouts, 2.0, 2, random_state=rng), game, rng)
    assert len(returns) == game.num_players() and sum(returns) == pytest.approx(0)


def test_an_observation_has_parts_with_names():
    """OpenSpiel's own way to ask; what shows all hands at once is not offered."""
    game = openspiel.load("cave-in", 2)
    *_, (state, _) = walk(game, seed=1, moves=5)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.tensor.tolist() == state.observation_tensor(1)
    assert observation.dict["viewer"].tolist() == [0, 1]
    assert list(observation.dict) == ["viewer", *game.engine.State.fields]
    assert sum(len(part) for part in observation.dict.values()) == len(observation.tensor)
    assert observation.string_from(state, 1) == state.observation_string(1)
    recall = pyspiel.IIGObservationType(perfect_recall=True)
    remembered = make_observation(game, recall).string_from(state, 1)
    assert remembered == state.information_state_string(1) != observation.string_from(state, 1)
    everything = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert make_observation(game, everything) is None
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, params={"colour": "red"})


def test_halves_of_an_observation_can_be_asked_for():
    """What everyone sees, whoever asks, and what a seat sees beyond; with recall the way there."""
    game = openspiel.load("cave-in", 2)
    none = pyspiel.PrivateInfoType.NONE
    public, recall = (
        make_observation(game, pyspiel.IIGObservationType(True, perfect_recall, none))
        for perfect_recall in (False, True)
    )
    private = make_observation(game, pyspiel.IIGObservationType(False, False))
    for state, rows in walk(game, seed=1):
        view = game.engine.observe(rows, SPECTATOR).tobytes().hex()
        assert {public.string_from(state, seat) for seat in (0, 1)} == {view}
        assert recall.string_from(state, 0) == recall.string_from(state, 1) != view
        public.set_from(state, 0)
        private.set_from(state, 1)
        assert public.tensor.tolist() == game.layout.of(rows, SPECTATOR)[0].tolist()
        recall.set_from(state, 0)
        told = (public.tensor.tolist(), recall.dict["trail"].tolist())
        assert recall.tensor.tolist() == [*told[0], *told[1]]
        recall.set_from(state, 1)
        assert recall.dict["trail"].tolist() == told[1] and len(set(told[1])) == 2
        assert np.allclose(public.tensor + private.tensor, game.layout.of(rows, 1)[0])
        halves = zip(bytes.fromhex(view), bytes.fromhex(private.string_from(state, 1)), strict=True)
        assert bytes(a ^ b for a, b in halves).hex() == state.observation_string(1)


@pytest.mark.parametrize("recall", [True, False])
def test_an_information_state_is_all_that_a_seat_has_seen_and_answered(recall):
    """Two histories have the same one exactly where a seat could not tell them apart."""
    game = openspiel.load("cave-in", 2, recall=recall)
    assert pyspiel.load_game(str(game)).recall == recall
    told = {}
    for seed in range(60):
        seen, asked = [[], []], None
        for state, rows in walk(game, seed=seed, moves=7):
            for seat in (0, 1):
                view = game.engine.observe(rows, seat).tobytes()
                seen[seat] = [*seen[seat], view] if recall else [view]
                if recall and state.history() and asked == seat:
                    seen[seat][-1] += bytes([state.history()[-1]])
                key = state.information_state_string(seat)
                numbers = tuple(state.information_state_tensor(seat))
                known = (seen[seat], numbers)
                assert told.setdefault((seat, key), known) == known
            asked = state.current_player()
    assert len({(seat, *each) for (seat, _), (each, _) in told.items()}) == len(told)
    assert len({(seat, numbers) for (seat, _), (_, numbers) in told.items()}) == len(told)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_tensor_remembers_positions_in_full(layout):
    """What was seen there and what the seat answered, the latest first; zeros before the match."""
    game = openspiel.load("cave-in", 2, memory=3, layout=layout)
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    size, seen, asked = game.layout.size, [], None
    for state, rows in walk(game, seed=1):
        if seen and asked == 1:
            seen[-1][size + state.history()[-1]] = 1
        expected = [*reversed(seen), *np.zeros((3, size + game.num_distinct_actions()))][:3]
        observation.set_from(state, 1)
        np.testing.assert_array_equal(observation.dict["past"], expected)
        assert observation.tensor.tolist() == state.information_state_tensor(1)
        assert pickle.loads(pickle.dumps(state.trail)).past(1) == state.trail.past(1)
        asked = state.current_player()
        if asked == 1:
            other = state.resample_from_infostate(1, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert other.information_state_tensor(1) == state.information_state_tensor(1)
        seen.append([*game.layout.of(rows, 1)[0], *[0.0] * game.num_distinct_actions()])


def test_memory_that_cannot_be_is_refused():
    for wrong in ({"memory": -1}, {"memory": 2, "recall": False}):
        with pytest.raises(ValueError, match="positions cannot be remembered"):
            openspiel.load("cave-in", 2, **wrong)
    with pytest.raises(ValueError, match="there is no layout 'sideways'"):
        openspiel.load("cave-in", 2, layout="sideways")


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda state: state.clone()])
def test_a_copy_remembers(copied):
    *_, (state, _) = walk(openspiel.load("cave-in", 2), seed=1, moves=5)
    again = copied(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    trail = pickle.loads(pickle.dumps(state.trail))
    assert [trail.known(seat) for seat in (0, 1)] == [state.trail.known(seat) for seat in (0, 1)]


@pytest.mark.parametrize(("name", "seats"), WITH_SECRETS)
def test_an_imagined_state_looks_the_same(name, seats):
    """To the seat that imagines it; secrets differ, and a view alone is enough to begin with."""
    game = openspiel.load(name, seats)
    different = 0
    for number, (state, rows) in enumerate(walk(game, seed=3, moves=800)):
        seat = state.current_player()
        if seat < 0 or number % 8:
            continue
        view = np.array([game.engine.observe(rows, seat)], rows.dtype)
        for known in (state, game.state_of(view)):
            other = known.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert other.information_state_string() == known.information_state_string()
            assert other.observation_string() == state.observation_string()
            assert other.legal_actions() == state.legal_actions()
            assert other.history() == []
            different += other.at.raw != state.at.raw
    assert different > 0


def test_seats_and_options_are_chosen():
    """By us, or by OpenSpiel's own text of a game."""
    game = openspiel.load("manhattan", 3, {"turn_limit": "50"})
    again = pyspiel.load_game(str(game))
    assert again.get_parameters() == game.get_parameters()
    start = load("manhattan").new(3, {"turn_limit": "50"})
    assert bytes(again.new_initial_state().at.raw) == start.tobytes()
    with pytest.raises(ValueError, match="takes 2 to 5"):
        openspiel.load("manhattan", 9)
    with pytest.raises(ValueError, match="has no option"):
        openspiel.load("manhattan", options={"weather": "fine"})
