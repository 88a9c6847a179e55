"""Invariants (ledger chapter 12), at every moment of random games."""

from itertools import pairwise

import pytest

from tests.games.steamtunnel.boards import (
    CELLS,
    MODES,
    POINT_CELLS,
    RANDOM_GAMES,
    answers,
    example,
    face_up_segments,
    finish,
    listed,
    lying,
    new_match,
    owned,
    places,
    random_game,
    runs,
    table,
)
from tests.games.steamtunnel.kit import POINTS, position, random_match

every_random_game = pytest.mark.parametrize("game", RANDOM_GAMES, ids=str)
every_board = pytest.mark.parametrize("which", ["ST-E.18", "ST-E.19", "ST-E.20"])


def moments(game):
    return random_game(*game)[0]


def count(state, lies):
    return len(places(state, lies))


def spent(state, players):
    """Tokens each player has placed."""
    return [20 - one["tokens"] for one in state["players"][:players]]


@pytest.mark.rule("ST-I.1")
@every_random_game
def test_each_tunnel_card_is_in_exactly_one_place(game):
    """Seen cards lie face up once; those unseen fill the face-down cells, 12 (or 8) are unused."""
    _, _, deck, _ = game
    for moment in moments(game):
        lies = lying(moment.state)
        face_up = [lies[where]["card"] for where in places(moment.state, "face-up")]
        unseen = [card for card, one in enumerate(moment.state["unseen"], start=1) if one]
        assert sorted(face_up + unseen) == list(range(1, 41 if deck == "baby" else 45))
        face_down = count(moment.state, "unknown") + count(moment.state, "burned")
        assert len(unseen) - face_down == (8 if deck == "baby" else 12)


@pytest.mark.rule("ST-I.2")
@every_random_game
def test_face_up_cards_are_flips_and_burned_cards_are_burns(game):
    """Unknown, face-up and burned make 32; burns never overtake flips."""
    steps = moments(game)
    for number, moment in enumerate(steps):
        flips_made = sum(earlier.asks == "flip" for earlier in steps[:number])
        burns_made = sum(spent(moment.state, game[1])) - len(owned(moment.state))
        face_up, burned = count(moment.state, "face-up"), count(moment.state, "burned")
        assert count(moment.state, "unknown") + face_up + burned == 32
        assert (face_up, burned) == (flips_made, burns_made)
        assert burns_made <= flips_made - (moment.asks == "place")


@pytest.mark.rule("ST-I.3")
@every_random_game
def test_the_unknown_cards_only_get_fewer(game):
    """A flip takes one, a placement one or none; the game has 16 to 32 turns."""
    steps = moments(game)
    for before, after in pairwise(steps):
        fewer = count(before.state, "unknown") - count(after.state, "unknown")
        assert fewer == 1 if before.asks == "flip" else fewer in (0, 1)
    assert 16 <= sum(moment.asks == "flip" for moment in steps) <= 32


@pytest.mark.rule("ST-I.3")
@pytest.mark.parametrize(("prefer", "turns"), [("burn", 16), ("skip", 32)])
def test_burning_every_turn_halves_the_game(prefer, turns):
    """16 turns at the least, 32 at the most."""
    m = finish(new_match(players=3, seed=6), prefer)
    assert sum(one["turns"] for one in table(m)["players"]) == turns


@pytest.mark.rule("ST-I.4")
@every_random_game
def test_the_point_cards_never_change(game):
    """They lie as dealt; their 24 ends sum to 72, each in exactly one run."""
    steps = moments(game)
    for moment in steps:
        assert all(
            lying(moment.state)[where] == lying(steps[0].state)[where] for where in POINT_CELLS
        )
    numbers = [end for run in runs(steps[-1].state) for end in run.ends if end != "x"]
    assert (len(numbers), sum(numbers)) == (24, 72)
    assert sum(sum(numbers.values()) for numbers in POINTS.values()) == 72


@pytest.mark.rule("ST-I.5")
@every_random_game
def test_tokens_lie_only_where_tokens_may_lie(game):
    """One on a burned card, at most one on a segment, none on an unknown or point card."""
    for moment in moments(game):
        assert set(owned(moment.state)) <= face_up_segments(moment.state)
        assert all(1 <= seat <= game[1] for seat in owned(moment.state).values())
        for one in moment.state["cells"]:
            tokens = range(1, game[1] + 1) if one["lies"] == "burned" else [0]
            assert one["burner"] in tokens


@pytest.mark.rule("ST-I.6")
@every_random_game
def test_tokens_on_the_board_are_buys_and_burns(game):
    """Never more than 31 in all, nor more of a player than the turns that player has begun."""
    for moment in moments(game):
        placed = spent(moment.state, game[1])
        assert sum(placed) == len(owned(moment.state)) + count(moment.state, "burned") <= 31
        for tokens, one in zip(placed, moment.state["players"], strict=False):
            assert 0 <= tokens <= one["turns"]


@pytest.mark.rule("ST-I.6")
@pytest.mark.parametrize(("players", "most"), [(2, 16), (3, 11), (4, 8), (5, 7)])
def test_nobody_takes_more_turns_than_the_board_allows(players, most):
    """Buying whenever possible, in the longest of games."""
    state = table(finish(new_match(players=players, seed=7), prefer="buy"))
    assert max(one["turns"] for one in state["players"]) == most
    assert max(spent(state, players)) <= most
    assert 0 < sum(spent(state, players)) <= 31


@pytest.mark.rule("ST-I.7")
@every_random_game
def test_the_216_entries_fall_into_disjoint_runs(game):
    """Each run has an even number of entries, and each face-up segment is in exactly one."""
    for moment in moments(game)[::5]:
        found = runs(moment.state)
        entries = [entry for run in found for entry in run.entries]
        assert len(entries) == len(set(entries)) == 216
        assert all(len(run.entries) % 2 == 0 for run in found)
        listed_segments = [one for line in moment.sheet for one in line["segments"]]
        assert len(listed_segments) == len(set(listed_segments))
        assert set(listed_segments) == face_up_segments(moment.state)


@pytest.mark.rule("ST-I.8")
@every_random_game
def test_there_is_always_something_to_do_until_the_end(game):
    """A flip in a flip step, a burn and a skip in a placement step, nothing after the end."""
    for moment in moments(game):
        match moment.asks:
            case "flip":
                assert answers(moment.moves, "flip") == places(moment.state, "unknown") != set()
            case "place":
                assert answers(moment.moves, "burn") == places(moment.state, "unknown") != set()
                assert "skip" in moment.moves
            case "over":
                assert moment.moves == ()
                assert not places(moment.state, "unknown")


@pytest.mark.rule("ST-I.9")
@every_random_game
def test_a_closed_tunnel_never_reopens(game):
    """It keeps segments, ends and tokens to the end, and nothing in it can be bought."""
    closed = {}
    for moment in moments(game):
        now = {
            segments: (ends, line["tokens"])
            for (segments, (ends, is_open)), line in zip(
                listed(moment.sheet).items(), moment.sheet, strict=True
            )
            if not is_open
        }
        assert closed.items() <= now.items()
        assert not any(segments & answers(moment.moves, "buy") for segments in now)
        closed = now


@pytest.mark.rule("ST-I.10")
@every_board
def test_deadly_is_never_more_and_pity_never_less_than_standard(which):
    """0 <= deadly <= standard <= pity, tunnel by tunnel."""
    sheets = [position(example(which)["cells"], dead_ends=mode).score_sheet for mode in MODES]
    for standard, pity, deadly in zip(*sheets, strict=True):
        assert standard["segments"] == pity["segments"] == deadly["segments"]
        assert 0 <= deadly["value"] <= standard["value"] <= pity["value"]


@pytest.mark.rule("ST-I.11")
@pytest.mark.parametrize("seed", [31, 32, 33])
def test_nothing_is_paid_twice_or_out_of_nowhere(seed):
    """Scores, lost remainders and tunnels nobody holds add up to all tunnel values."""
    m = random_match(seed, players=seed % 4 + 2)
    values = unheld = remainders = 0
    for line in m.score_sheet:
        values += line["value"]
        most = max(line["tokens"])
        if most:
            remainders += line["value"] % line["tokens"].count(most)
        else:
            unheld += line["value"]
    assert sum(m.scores) + remainders + unheld == values


@pytest.mark.rule("ST-I.12")
def test_in_baby_tunnels_a_closed_tunnel_has_two_ends_or_none():
    """No fork, no third end: on the board of ST-E.20 and all through a random game."""
    sheets = [position(example("ST-E.20")["cells"], deck="baby").score_sheet]
    sheets += [moment.sheet for moment in moments((13, 5, "baby", "normal"))]
    closed = [len(line["ends"]) for sheet in sheets for line in sheet if not line["open"]]
    assert set(closed) <= {0, 2}
    assert 2 in closed


def cells_to_come(one, down):
    """A whole board with its last cells face down again."""
    return [
        [card, turn, "down" if where in down and state == "up" else state]
        for where, (card, turn, state) in zip(CELLS, one["cells"], strict=True)
    ]


@pytest.mark.rule("ST-I.13", "ST-11.5")
def test_the_faces_of_hidden_cards_alter_nothing():
    """Exchange those of unknown and burned cards: view, legal actions and sheet are the same."""
    cells = cells_to_come(example("ST-E.19"), ["a4", "c4", "f6", "f5"])
    hidden = [spot[0] for spot in cells if spot[2] in ("down", "burned")]
    exchanged = [
        [hidden.pop(), 180 - turn, state] if state in ("down", "burned") else [card, turn, state]
        for card, turn, state in cells
    ]
    assert exchanged != cells
    one, other = position(cells), position(exchanged)
    for move in (None, "flip cell=c4", "reveal card=1 way=turned", "skip"):
        if move:
            one.play(move)
            other.play(move)
        assert one.view(None) == other.view(None)
        assert one.moves == other.moves
        assert one.score_sheet == other.score_sheet


def shifted(cells, right, down):
    """The board moved round the moon, point cards and all."""
    return [cells[(row - down) % 6 * 6 + (column - right) % 6] for row, column in GRID]


def half_turned(cells):
    """The whole board turned upside down with its cards."""
    return [[card, 180 - turn, state] for card, turn, state in reversed(cells)]


GRID = [(row, column) for row in range(6) for column in range(6)]
MOVED = {
    "one to the right": lambda cells: shifted(cells, 1, 0),
    "two down": lambda cells: shifted(cells, 0, 2),
    "four right, five down": lambda cells: shifted(cells, 4, 5),
    "upside down": half_turned,
}


@pytest.mark.rule("ST-I.14")
@every_board
@pytest.mark.parametrize("moved", MOVED.values(), ids=MOVED)
def test_moving_the_whole_board_changes_no_value(which, moved):
    """The moon has no edge: shifted or half-turned, its tunnels keep their values."""
    one = example(which)
    sheet = position(moved(one["cells"])).score_sheet
    values = sorted((line["value"] for line in sheet), reverse=True)
    assert values == one["values_sorted"]["standard"]
    assert sorted(line["length"] for line in sheet) == sorted(
        len(t["segs"]) for t in one["tunnels"]
    )


@pytest.mark.rule("ST-I.14")
@every_board
def test_renaming_the_seats_renames_the_scores(which):
    """Three players change places, and their scores with them."""
    one = example(which)
    told = one["by_players"]["3"]
    owners = {segment: seat % 3 + 1 for segment, seat in told["owners"].items()}
    first, second, third = told["scores"]["standard"]
    assert position(one["cells"], owners, players=3).scores == (third, first, second)
