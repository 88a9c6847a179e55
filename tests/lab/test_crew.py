"""Long work gives the same results whoever does it, and survives the loss of a worker."""

import os
import signal
import sys
import threading
import time
from contextlib import closing
from functools import partial

import pytest

from tests.patience import SILENCE, until
from tunnelier import simulate
from tunnelier.cli.main import main
from tunnelier.lab import study
from tunnelier.many import crew as crews
from tunnelier.many.afar import simulate_with
from tunnelier.many.crew import Cluster, GivenUp, Local, crew_of, still_wanted, work
from tunnelier.play.arena import Terms, contest, fixtures, play

BOTS = ["greedy", "random"]


@pytest.fixture(scope="module")
def cluster():
    """Two worker processes on this machine."""
    pytest.importorskip("ray")
    with Cluster("local:2") as two:
        yield two


def squares(numbers):
    """Some numbered work."""
    return [number * number for number in numbers]


def endless(numbers):
    """Work that only its first worker ever finishes."""
    while numbers[0] > 0:
        time.sleep(0.01)
    return list(numbers)


def met_games(terms, place, chunk):
    """Games, and who played them: somebody who waited for enough others to have come."""
    (place / f"{os.getpid()} has come").touch()
    until(lambda: told(place, "has come") >= 2 + told(place, "was killed"))
    return os.getpid(), games(terms, chunk)


def told(place, what):
    """Of how many workers."""
    return len(list(place.glob(f"* {what}")))


def games(terms, chunk):
    """Without what differs every time."""
    return [play(terms, fixture)[0]._replace(seconds=()) for fixture in chunk]


# --- chunks


@pytest.mark.parametrize("workers", [1, 3])
@pytest.mark.parametrize("fewest", [1, 7])
def test_everything_is_done_once(workers, fewest):
    """However it is cut."""
    chunks = list(work(Local(workers), squares, range(100), fewest))
    assert sorted(n for chunk in chunks for n in chunk) == [n * n for n in range(100)]
    assert sum(len(chunk) < fewest for chunk in chunks) <= 1  # what is left over at the end
    assert list(work(Local(workers), squares, [])) == []


def test_quick_work_comes_in_larger_chunks_than_slow_work(monkeypatch):
    """The first ones are measured."""
    clock = iter(range(10**6))
    monkeypatch.setattr(crews.time, "perf_counter", lambda: next(clock) * seconds)
    sizes = {}
    for seconds in (0.001, 1.0):
        sizes[seconds] = [len(chunk) for chunk in work(Local(1), list, range(400))]
    assert set(sizes[1.0]) == {1}
    assert sizes[0.001][0] == 1 and max(sizes[0.001]) > 50


def test_a_map_that_is_closed_gives_up_the_rest():
    """What is under way ends at its next look round; nothing new is begun."""
    begun, given_up = [], []

    def slow(task):
        begun.append(task)
        if task == 0:
            return task
        try:
            while True:
                still_wanted()
                time.sleep(0.001)
        except GivenUp:
            given_up.append(task)
            raise

    with closing(Local(2).map(slow, range(1000))) as results:
        assert next(results) == 0
    assert sorted(given_up + [0]) == sorted(begun) and len(begun) <= 4


def test_outside_a_crew_work_is_always_wanted():
    """The same functions can be called by anybody."""
    still_wanted()
    assert list(Local(1).map(lambda task: still_wanted(), [0])) == [None]
    still_wanted()


def test_an_error_of_the_work_is_an_error_of_the_map():
    """Nothing is swallowed."""
    with pytest.raises(ZeroDivisionError):
        list(Local(2).map(lambda task: 1 // task, [1, 0, 1]))


# --- whom to ask for


def test_threads_or_a_cluster_not_both():
    """And at least one thread."""
    assert crew_of(threads=3).workers == 3
    assert crew_of().workers == os.cpu_count()
    with pytest.raises(ValueError, match="not both"):
        crew_of("local:2", 2)
    with pytest.raises(ValueError, match="at least 1"):
        Local(0)


def test_without_ray_it_is_said_what_to_install(monkeypatch, capsys):
    """The ordinary install has none."""
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(SystemExit) as end:
        main(["simulate", "cave-in", "--games", "10", "--cluster", "local:2"])
    assert end.value.code == 2
    assert "pip install 'tunnelier[cluster]'" in capsys.readouterr().err


@pytest.mark.ray
@pytest.mark.parametrize("address", ["local", "local:0", "local:two"])
def test_an_address_that_cannot_be_read_is_explained(address):
    """By an example."""
    ray = pytest.importorskip("ray")
    with pytest.raises(ValueError, match="local:2 for two workers"):
        crews._connect(ray, address)


def test_a_cluster_that_is_not_there_is_explained():
    """With what to do about it; Ray's own reason stands at the end."""

    class NoRay:
        def init(self, *arguments, **wishes):
            raise ConnectionError("nobody answers")

    with pytest.raises(ValueError, match=r"ray start --head.*token.*local:2.*nobody answers"):
        crews._connect(NoRay(), "auto")


# --- a cluster


def test_the_cluster_has_the_workers_asked_for(cluster):
    """One a core."""
    assert cluster.workers == 2


def test_random_games_are_the_same_on_a_cluster(cluster):
    """As on threads here; the number of chunks does not matter."""
    here = simulate("cave-in", 3000, players=3, seed=5)
    steps = []
    there = simulate_with(cluster, "cave-in", 3000, 3, 5, progress=steps.append)
    assert (there.scores == here.scores).all() and (there.winners == here.winners).all()
    assert (there.decisions, there.draws) == (here.decisions, here.draws)
    assert sum(steps) == 3000


def test_a_contest_is_the_same_on_a_cluster(cluster, tmp_path):
    """And can be gone on with anywhere."""

    def results(contest):
        return [(g.game, g.bots, g.scores, g.winners, g.questions) for g in contest.played]

    file = tmp_path / "contest.jsonl"
    here = contest("cave-in", BOTS, 30, options={"mine": "deep"})
    contest("cave-in", BOTS, 10, options={"mine": "deep"}, file=file, crew=cluster)
    there = contest("cave-in", BOTS, 30, options={"mine": "deep"}, file=file, crew=cluster)
    assert results(there) == results(here)


def test_a_study_is_the_same_on_a_cluster(cluster, tmp_path):
    """Row for row."""
    pytest.importorskip("pyarrow")
    here, there = (
        study("cave-in", BOTS, 30, tmp_path / name, actions=True, crew=crew)[0].games
        for name, crew in (("here", Local(2)), ("there", cluster))
    )
    assert there.equals(here)


def test_the_work_of_a_lost_worker_is_done_again(cluster, tmp_path):
    """One of two workers is killed from outside in the middle of a contest."""
    terms = Terms.of("cave-in", BOTS, seed=3)
    wanted = fixtures(2, 2, 60)
    there, workers, killed = [], set(), None
    with closing(work(cluster, partial(met_games, terms, tmp_path), wanted)) as chunks:
        for pid, some in chunks:
            workers.add(pid)
            there += some
            if killed is None:
                killed = pid
                os.kill(killed, signal.SIGKILL)
                (tmp_path / f"{killed} was killed").touch()
    assert sorted(there) == sorted(games(terms, wanted))
    assert told(tmp_path, "has come") > 2  # another one took its place
    assert workers - {killed}


def test_a_worker_with_other_code_is_refused(cluster):
    """Its games would be other games."""
    terms = Terms.of("cave-in", BOTS)
    terms.header["code"] = "something else"
    with pytest.raises(ValueError, match="has another code"):
        list(work(cluster, partial(games, terms), fixtures(2, 2, 2)))


def test_an_interrupted_cluster_can_be_used_again(cluster):
    """What was under way is given up and does not block it."""
    with closing(work(cluster, endless, range(50))) as chunks:
        assert next(chunks) == [0]
    done = threading.Event()
    result = []

    def again():
        result.extend(n for chunk in work(cluster, squares, range(20)) for n in chunk)
        done.set()

    threading.Thread(target=again, daemon=True).start()
    assert done.wait(SILENCE)
    assert sorted(result) == [n * n for n in range(20)]
