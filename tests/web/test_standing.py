"""Standing: ratings by rated matches, and how such matches are played."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import select

from tests.web.kit import Person, later, stop_time
from tunnelier.web.keeping.rating import Rating, as_one, rated
from tunnelier.web.keeping.results import places
from tunnelier.web.keeping.store import Result, Seat, Table


def test_who_wins_rises_who_loses_falls_and_all_are_known_better():
    first, second, third = rated([Rating()] * 3, [1, 2, 3])
    assert first.points > second.points > third.points
    assert max(each.sigma for each in (first, second, third)) < Rating().sigma
    assert first.matches == 1 and first.provisional


def test_a_draw_changes_less_than_a_win():
    (draw, _), (win, _) = (
        rated([Rating(30), Rating(20)], [1, 1]),
        rated([Rating(30), Rating(20)], [1, 2]),
    )
    assert draw.mu < 30 < win.mu


def test_five_matches_make_a_rating():
    assert [Rating(matches=each).provisional for each in (0, 4, 5)] == [True, True, False]


@pytest.mark.parametrize(
    ("ending", "closed", "lost", "expected"),
    [
        ("end: 9 moves, scores 41 73 60, won by seat 1\n", None, (), [3, 1, 2]),
        ("end: 9 moves, scores 41 73 73, won by seat 1 and 2\n", None, (), [3, 1, 1]),
        ("end: 9 moves, scores 41 73 60, won by seat 1\n", None, (1,), [2, 3, 1]),
        ("end: 9 moves, scores 41 73 60, won by seat 1\n", None, (0, 1), [2, 2, 1]),
        ("end: 9 moves, scores 3 2 1, won by seat 2\n", None, (), [2, 2, 1]),
        ("", "time", (0, 2), [2, 1, 2]),
        ("", "agreed", (), []),
        (None, None, (), []),
    ],
)
def test_places_are_by_the_rules_and_by_who_lost_before_their_end(ending, closed, lost, expected):
    """Where few points win, those who have not won are not told apart."""
    seats = [Seat(number=k, lost="time" if k in lost else None) for k in range(3)]
    assert places(Table(ending=ending, closed=closed), seats) == expected


def seated(ada, bob, **terms):
    table = ada.open("cave-in", "open", rated="yes", **terms)
    assert bob.post(f"{table}/sit", number=1, name="Bob").status_code == 303
    return table


def play_out(table, *people):
    while not (told := people[0].state(table))["over"]:
        people[told["asked"]].play(table)
    return told


def test_a_rated_match_is_played_without_help(app, ada, bob):
    table = seated(ada, bob, hints="yes")
    assert ada.play(table, "take 1").status_code == 200
    told = ada.state(table)
    assert told["rated"] and not told["undo"]
    assert {move["locked"] for move in bob.state(table)["moves"]} == {"never"}
    refused = ada.post(f"{table}/undo", page=False, version=told["version"], key="u")
    assert refused.status_code == 422 and "taken back" in refused.json()["said"]
    assert bob.get(f"{table}/hint").status_code == 403
    assert bob.post(f"{table}/away", level="tiger").status_code == 403
    assert 'id="hint"' not in bob.get(table).text


def test_everybody_sits_at_it_once_and_bots_not_alone(app, ada, bob):
    table = ada.open("cave-in", "open", rated="yes")
    alone = {"game": "cave-in", "seat-0": "tiger", "seat-1": "novice", "rated": "yes"}
    assert ada.post("/t", **alone).status_code == 422
    assert ada.post(f"{table}/sit", number=1).status_code == 409
    refused = ada.http.post(f"/api/tables/{table[3:]}/seats", json={"name": "Program"})
    assert refused.status_code == 409


def test_a_result_counts_once_for_everybody(app, ada, bob):
    table = seated(ada, bob)
    told = play_out(table, ada, bob)
    page = ada.get("/standing/cave-in").text
    names = re.findall(r'/player/[\w-]+">(\w+)<', page)
    winner = told["seats"][told["winners"][0]]["name"]
    assert sorted(names) == ["Ada", "Bob"] and names[0] == winner
    assert page.count(" ?</td>") == 2
    store = app.state.keeper.store
    live = app.state.keeper.live(table[3:])
    app.state.keeper._rate(live)
    assert [result.matches for _, result in store.standing("cave-in")] == [1, 1]


def test_an_unrated_match_does_not_count(app, ada, bob):
    table = ada.open("cave-in", "open")
    bob.post(f"{table}/sit", number=1)
    play_out(table, ada, bob)
    assert "was played among people yet" in ada.get("/standing/cave-in").text


def test_a_player_has_a_page_with_a_history_and_a_graph(app, ada, bob):
    private = seated(ada, bob)
    bob.post(f"{private}/resign")
    table = seated(ada, bob, public="yes")
    play_out(table, ada, bob)
    link = re.search(r'/player/[\w-]+(?=">Ada)', bob.get(table).text)[0]
    page = Person(app).get(link).text
    assert "<h1>Ada</h1>" in page and page.count("of 2</span>") == page.count("with Bob") == 2
    assert "Matches: 2, won: " in page and re.search(r"\(\+\d+\)", page)
    assert 'class="graph"' in page and f'href="{table}"' in page
    assert private not in page, "what is private is nobody else's"
    assert f'href="{private}"' in bob.get(link).text
    guest = app.state.keeper.live(table[3:]).seats[0].guest
    assert guest not in page and guest not in link, "what is kept of a cookie stays with us"
    assert Person(app).get("/player/nobody").status_code == 404


def test_who_resigns_or_is_late_has_lost(app, ada, bob):
    stop_time(app)
    table = seated(ada, bob)
    assert ada.post(f"{table}/resign").status_code == 303
    told = bob.state(table)
    assert told["closed"] == "resigned" and told["winners"] == [1]
    table = seated(ada, bob, pace="move-60-0", end="skip")
    later(app, 61)
    app.state.keeper.time.sweep()
    assert bob.state(table)["closed"] == "time"
    by_name = {player.name: result for player, result in app.state.keeper.store.standing("cave-in")}
    assert by_name["Bob"].mu > by_name["Ada"].mu and by_name["Bob"].matches == 2


def test_no_clock_of_a_rematch_runs_before_somebody_is_there(app, ada, bob):
    """Nobody was asked whether they have time."""
    stop_time(app)
    table = seated(ada, bob, pace="move-60-0")
    ada.post(f"{table}/resign")
    new = bob.post(f"{table}/rematch").headers["location"]
    later(app, 100)
    app.state.keeper.time.sweep()
    assert not bob.state(new)["over"] and bob.state(new)["clock"]["running"] is None
    bob.play(new)
    assert bob.state(new)["clock"]["running"] == 1


# --- bots


def test_bots_are_rated_apart_from_people(app, ada, bob):
    """A level by how it did against people; and what people did against bots stays apart."""
    play_out(seated(ada, bob), ada, bob)
    store = app.state.keeper.store
    before = {player.name: result.mu for player, result in store.standing("cave-in")}
    table = ada.open("cave-in", "novice", "novice", rated="yes", hints="yes")
    assert ada.get(f"{table}/hint").status_code == 403
    assert ada.post(f"{table}/resign").status_code == 303
    ada.wait(table, lambda told: told["over"])
    ((level, result),) = store.standing_of_bots("cave-in")
    assert (level, result.matches, result.players) == ("novice", 1, 3)
    assert {player.name: result.mu for player, result in store.standing("cave-in")} == before
    page = bob.get("/standing/cave-in").text
    bots = page.partition("<h2>The bots</h2>")[2]
    assert re.search(r"<td>Novice</td><td>[\d,]+ ± \d+ \?</td><td>1</td>", bots), bots
    own = bob.get(re.search(r'/player/[\w-]+(?=">Ada)', page)[0]).text
    assert "Cave-in, with bots" in own and "with Novice and Novice" in own
    again = ada.post(f"{table}/rematch", same="yes").headers["location"]
    assert [seat["bot"] for seat in ada.state(again)["seats"]] == [None, "novice", "novice"]


@pytest.mark.parametrize("bots", [1, 2])
def test_nobody_gets_out_of_a_rated_match_against_bots(app, ada, bots):
    """It is neither agreed to be over nor thrown away: who wants no more of it has lost."""
    table = ada.open("cave-in", *["novice"] * bots, rated="yes")
    page = ada.get(table).text
    assert f'{table}/delete"' not in page and re.search('id="agreeing" hidden', page)
    for deed in ({"path": "agree", "yes": "yes"}, {"path": "delete"}):
        answer = ada.post(f"{table}/{deed.pop('path')}", **deed)
        assert answer.status_code == 403 and "play on, or resign" in answer.text
    assert not ada.state(table)["over"]
    ada.post(f"{table}/resign")
    ada.wait(table, lambda told: told["over"])
    with app.state.keeper.store.session() as session:
        wanted = select(Result.place).where(Result.table == table[3:], Result.seat == 0)
        assert session.scalars(wanted).one() == bots + 1
    assert ada.post(f"{table}/delete").status_code == 303


def test_who_is_left_alone_with_bots_plays_a_rated_match_to_its_end(app, ada, bob):
    """Whoever else sat there has lost it: agreeing alone does not undo that."""
    table = ada.open("cave-in", "open", "novice", rated="yes")
    bob.post(f"{table}/sit", number=1, name="Bob")
    ada.post(f"{table}/agree", yes="yes")
    bob.post(f"{table}/resign")
    assert ada.post(f"{table}/agree", yes="yes").status_code == 403
    live = app.state.keeper.live(table[3:])
    app.state.keeper.agree(live, 0, True)  # as if Bob had resigned a moment later
    assert not live.over


def test_matches_that_end_at_once_all_count(app):
    """The same level plays at many tables."""
    store = app.state.keeper.store

    def end(number):
        seats = [Seat(number=0, guest=f"guest {number}"), Seat(number=1, bot="novice")]
        store.rate(Table(id=f"table {number}", game="cave-in"), seats, [1, 2])

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(end, range(12)))
    ((level, last),) = store.standing_of_bots("cave-in")
    assert (level, last.matches) == ("novice", 12)


def test_who_is_gone_for_good_is_no_bot(app):
    """The others are rated as if they had met somebody new."""
    store = app.state.keeper.store
    seats = [Seat(number=0, guest="ada"), Seat(number=1, name="somebody", bot="engineer")]
    store.rate(Table(id="left", game="cave-in"), seats, [1, 2])
    (kept,) = store.results_at(["left"])["left"]
    assert kept.guest == "ada" and not kept.with_bots and kept.mu > Rating().mu


def test_a_level_with_two_seats_is_what_they_are_on_average():
    after = as_one(["ada", "bot", "bot"], rated([Rating()] * 3, [2, 1, 3]))
    assert set(after) == {"ada", "bot"} and after["bot"].matches == 1
    assert after["bot"].mu == pytest.approx(Rating().mu, abs=0.5)
