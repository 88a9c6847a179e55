"""PettingZoo sees the same games as the engine plays."""

import copy
import warnings

import numpy as np
import pytest

from tunnelier.games import load, meta, names

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, render_test, seed_test

from tunnelier.adapters import checks
from tunnelier.adapters import pettingzoo as zoo

TABLES = [(name, seats) for name in names() for seats in meta(name).seats]
SHORT = {"manhattan": {"turn_limit": "50"}}
MASKED = ("Observation is not a NumPy array", "Observation space for each agent probably")
"""PettingZoo's check knows by name which of its own environments observe a mask as well."""


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoos_own_checks_pass(name, seats):
    """Of the interface, and of seeds; no warning but of masks, which its own games have too."""
    with warnings.catch_warnings():
        for message in MASKED:
            warnings.filterwarnings("ignore", message)
        api_test(zoo.env(name, seats), num_cycles=100, verbose_progress=False)
    seed_test(lambda: zoo.env(name, seats), num_cycles=30)


@pytest.mark.parametrize("name", names())
def test_every_way_to_show_a_table_works(name, capsys):
    """Text, a drawing, and text by itself."""
    render_test(
        lambda render_mode: zoo.env(name, render_mode=render_mode),
        custom_tests={"svg": lambda drawn: drawn.startswith("<svg")},
    )
    assert len(capsys.readouterr().out.splitlines()) > 10


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_nothing_is_given_away(name, seats):
    """What an agent observes does not change with what is hidden from it."""
    table = checks.AECTable(zoo.env(name, seats))
    assert checks.no_leaks(table, moves=60) == 60 * seats


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_whole_matches_are_in_order(name, seats):
    """Masks, spaces, rewards and the end."""
    table = checks.AECTable(zoo.env(name, seats, SHORT.get(name)))
    assert checks.whole_games(table, 2, seed=seats) >= 2 * seats


@pytest.mark.parametrize("name", names())
def test_an_agent_observes_what_its_seat_sees(name):
    """Every agent, asked or not, from the first question to the end."""
    env = zoo.env(name, options=SHORT.get(name))
    env.reset(seed=4)
    match, game = env.unwrapped.match, load(name)
    for number, agent in enumerate(env.agent_iter()):
        _, reward, terminated, truncated, info = env.last()
        assert (truncated, info) == (False, {})
        if number % 10 == 0 or terminated:
            for seat, each in enumerate(env.agents if not terminated else []):
                seen = env.observe(each)
                rows = match.rows
                assert (seen["observation"] == game.features(match.players).of(rows, seat)).all()
                legal = game.legal(rows) if each == agent else []
                assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        if terminated:
            _, winners = game.result(match.rows)
            seat = int(agent.removeprefix("player_"))
            assert (reward > 0) == (seat in winners and len(winners) < match.players)
            env.step(None)
        else:
            assert reward == 0
            env.step(int(env.action_space(agent).sample(env.observe(agent)["action_mask"])))
    assert env.agents == []


def test_an_illegal_move_changes_nothing():
    """It is refused with its reason."""
    env = zoo.env("steam-tunnel", 2)
    env.reset(seed=1)
    before, agent = env.unwrapped.match.rows.tobytes(), env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    words = load("steam-tunnel").actions.text(wrong)
    with pytest.raises(ValueError, match=f"'{words}' is not legal: [A-Z]"):
        env.step(wrong)
    assert env.unwrapped.match.rows.tobytes() == before
    assert env.agent_selection == agent


def test_what_is_done_out_of_order_is_refused():
    """Before the first match, in it, and after it."""
    env = zoo.env("cave-in", 2)
    for too_soon in (env.last, lambda: env.step(0), lambda: env.observe("player_0")):
        with pytest.raises(AttributeError, match="reset the environment to begin one"):
            too_soon()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="None is no answer"):
        env.step(None)
    with pytest.raises(TypeError):
        env.step(0.5)
    while env.agents:
        env.step(None if env.match.over else int(env.match.mask(env.match.seat).argmax()))
    with pytest.raises(ValueError, match="everybody has left"):
        env.step(None)


@pytest.mark.parametrize("name", ["cave-in", "channel-1987"])
def test_a_viewer_that_comes_first_sees_no_more(name):
    """The second layout, in its space, and nothing in it that is hidden from the agent."""
    env = zoo.env(name, layout="viewer")
    assert env.match.layout is load(name).one_hot_features
    assert checks.no_leaks(checks.AECTable(env), moves=40) == 80
    assert checks.whole_games(checks.AECTable(env), 1) > 0
    assert env.state_space.contains(env.state())


def test_a_copy_goes_its_own_way():
    """In the middle of a match: it sees the same, and what it does changes nothing here."""
    env = zoo.env("cave-in", 3)
    env.reset(seed=2)
    env.step(0)
    twin = copy.deepcopy(env)
    agent, seen = env.agent_selection, env.observe(env.agent_selection)
    for part in seen:
        assert (twin.observe(agent)[part] == seen[part]).all()
    while twin.agents:
        twin.step(None if twin.match.over else int(twin.match.mask(twin.match.seat).argmax()))
    assert env.agents and (env.observe(agent)["observation"] == seen["observation"]).all()
    for each in (env, again := copy.deepcopy(env)):
        each.step(int(seen["action_mask"].argmax()))
    assert again.match.rows.tobytes() == env.match.rows.tobytes()


def test_another_match_every_time():
    """Without a seed; after a seed, the same matches in the same order."""
    env, again = (zoo.env("cave-in", 3) for _ in range(2))
    met = []
    for each in (env, again):
        each.reset(seed=9)
        for _ in range(5):
            met.append(each.unwrapped.match.rows.tobytes())
            each.reset()
    assert met[:5] == met[5:]
    assert len(set(met)) > 1


def test_what_cannot_be_is_refused():
    """In words."""
    with pytest.raises(ValueError, match="no render mode 'hologram'"):
        zoo.env("cave-in", render_mode="hologram")
    with pytest.raises(ValueError, match="takes 2 to 4 players"):
        zoo.env("cave-in", players=7)


class Gossip(zoo.TunnelierEnv):
    """An environment that lets everyone see the lamp of seat 0."""

    def observe(self, agent):
        seen = super().observe(agent)
        seen["observation"][0] = self.match.rows[0].players[0].lamp / 4
        return seen


class Loser(zoo.TunnelierEnv):
    """One that nobody gains by."""

    def _end(self):
        super()._end()
        self.rewards = dict.fromkeys(self.rewards, -1.0)


class Muddle(zoo.TunnelierEnv):
    """One whose masks are the same for everybody."""

    def observe(self, agent):
        return {**super().observe(agent), "action_mask": self.match.mask(self.match.seat or 0)}


@pytest.mark.parametrize(
    ("check", "env", "found"),
    [
        (checks.no_leaks, Gossip, "is told what is hidden"),
        (lambda table: checks.whole_games(table, 1), Loser, "do not add up to 0"),
        (lambda table: checks.whole_games(table, 1), Muddle, "is not asked, but may move"),
    ],
)
def test_the_checks_find_what_is_wrong(check, env, found):
    """They would be worth nothing otherwise."""
    with pytest.raises(AssertionError, match=found):
        check(checks.AECTable(env("cave-in", 2)))


def test_the_state_hides_nothing():
    """What any seat sees is in it, at the same place; what nobody sees, too."""
    env = zoo.env("cave-in", players=3)
    env.reset(seed=4)
    layout = env.unwrapped.match.layout
    while env.agents:
        whole = env.state()
        assert (
            env.unwrapped.state_space.contains(whole) and not whole[layout.slices["viewer"]].any()
        )
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)["observation"]
            lamp = layout.slices[f"players[{seat}].lamp"]
            assert (whole[lamp] == seen[lamp]).all()
        bag = layout.slices["bag"]
        assert (seen[bag] != whole[bag]).any() and (whole[bag] >= 0).all()
        _, _, over, _, _ = env.last()
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(None if over else int(mask.argmax()))
