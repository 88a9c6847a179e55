"""The lab keeps games truly, goes on where it stopped, and counts right."""

import json
import sys
from collections import Counter

import numpy as np
import pytest

from tunnelier import Match, lab
from tunnelier.cli.laboratory import seat_counts
from tunnelier.cli.main import main
from tunnelier.core.agenda import CHANCE
from tunnelier.core.language import LANGUAGES
from tunnelier.games import load, names
from tunnelier.lab import notes
from tunnelier.lab.deeds import Deed, deeds_of, deeds_of_move, headings, name_of
from tunnelier.lab.figures import FEWEST, lift
from tunnelier.lab.study import Sample
from tunnelier.many.crew import Local
from tunnelier.many.shares import lift_of, share_of
from tunnelier.play.arena import Terms, fixtures

pyarrow = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")

BOTS = ["greedy", "random"]


class Enough(Exception):
    """Somebody pulled the plug."""


@pytest.fixture
def run(capsys, tmp_path, monkeypatch):
    """Run a command in a folder of its own; gives exit code, output and complaints."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")

    def command(*arguments):
        code = 0
        try:
            main([str(argument) for argument in arguments])
        except SystemExit as end:
            code = end.code or 0
        out, err = capsys.readouterr()
        return code, out, err

    return command


def study(folder, game="cave-in", bots=("random",), games=30, **terms):
    """One sample."""
    return lab.study(game, bots, games, folder, **terms)[0]


def changed(sample, **columns):
    """A sample with columns of our own."""
    table = sample.games
    for name, values in columns.items():
        place = table.column_names.index(name)
        kind = table.schema.field(name).type
        table = table.set_column(place, name, pyarrow.array(values, kind))
    return Sample(sample.terms, table)


# --- the games


def test_threads_do_not_change_the_rows(tmp_path):
    """Nor does the order in which games finish: the files hold the same table."""
    samples = [
        study(tmp_path / str(threads), "steam-tunnel", BOTS, 10, actions=True, crew=Local(threads))
        for threads in (1, 3)
    ]
    assert samples[0].games.equals(samples[1].games)
    one, three = (parquet.read_table(tmp_path / n / "games-2p.parquet") for n in "13")
    assert one.equals(three) and one["game"].to_pylist() == list(range(10))
    other = study(tmp_path / "other", "steam-tunnel", BOTS, 10, actions=True, seed=1)
    assert not other.games.equals(samples[0].games)


def test_a_larger_number_adds_to_what_is_there(tmp_path, monkeypatch):
    """Only what is missing is played, and fewer can be looked at later."""
    whole = study(tmp_path / "whole", games=45)
    study(tmp_path / "folder", games=20)
    played = []
    honest = notes._note
    monkeypatch.setattr(
        notes, "_note", lambda terms, fixture: played.append(fixture) or honest(terms, fixture)
    )
    steps = []
    grown = study(tmp_path / "folder", games=45, progress=steps.append)
    assert grown.games.equals(whole.games)
    assert sorted(fixture.number for fixture in played) == list(range(20, 45))
    assert steps[0] == 20 and sum(steps) == 45
    assert study(tmp_path / "folder", games=7).games.equals(whole.games.slice(0, 7))
    assert len(played) == 25


def test_a_study_broken_off_goes_on(tmp_path):
    """What was finished is kept in a part until the rest is there."""

    def progress(finished):
        if finished:
            raise Enough

    whole = study(tmp_path / "whole", bots=BOTS, games=24)
    with pytest.raises(Enough):
        study(tmp_path / "folder", bots=BOTS, games=24, progress=progress)
    parts = sorted(path.name for path in (tmp_path / "folder").iterdir())
    assert parts == ["games-2p.part-000001.parquet"]
    assert study(tmp_path / "folder", bots=BOTS, games=24).games.equals(whole.games)
    files = [path.name for path in (tmp_path / "folder").iterdir()]
    assert files == ["games-2p.parquet"]


def test_a_crash_while_parts_are_put_together_does_no_harm(tmp_path):
    """Games that are in the file and in a part too are there once."""
    whole = study(tmp_path, games=12)
    part = tmp_path / "games-2p.part-000001.parquet"
    part.write_bytes((tmp_path / "games-2p.parquet").read_bytes())
    (tmp_path / "games-2p.new").write_text("half a file")
    assert study(tmp_path, games=12).games.equals(whole.games)
    assert not part.exists()


def test_rows_can_be_read(tmp_path):
    """A column a field, enums in words, many values as lists; what came out agrees with them."""
    table = study(tmp_path, "steam-tunnel", ["random"], 5, players=[3]).games
    assert "row.agenda.seat" not in table.column_names and "row.depth" not in table.column_names
    lies = table["row.cells.lies"].to_pylist()
    assert {len(cells) for cells in lies} == {36}
    assert Counter(lies[0])["point-card"] == 4
    assert np.array(table["row.cells.owner"].to_pylist()).shape[:2] == (5, 36)
    assert table["row.dead_ends"].to_pylist() == ["normal"] * 5
    scores = [row[:3] for row in table["row.players.score"].to_pylist()]
    assert scores == table["scores"].to_pylist()
    assert table["bots"].to_pylist() == [["random"] * 3] * 5
    assert table["first"].to_pylist() == table["row.start"].to_pylist()
    best = [[s for s, n in enumerate(row) if n == max(row)] for row in scores]
    assert all(
        set(won) <= set(of) for won, of in zip(table["winners"].to_pylist(), best, strict=True)
    )


def test_kept_actions_are_the_whole_game(tmp_path):
    """Played again they end in the same state, and every count agrees with them."""
    game = load("steam-tunnel")
    table = study(tmp_path, "steam-tunnel", ["greedy"], 3, actions=True).games
    for played in table.to_pylist():
        rows = game.new(2)
        asked = Counter()
        for mover, action in zip(played["movers"], played["actions"], strict=True):
            assert game.seat(rows) == mover
            asked[game.rules.Ask(game.question(rows)).name.lower()] += 1
            game.step(rows, action)
        assert rows[0].over and list(game.result(rows)[0]) == played["scores"]
        assert played["decisions"] == sum(mover != CHANCE for mover in played["movers"])
        for name, count in asked.items():
            assert played[f"asked.{name}"] == count
        assert played["moves.flip"] == asked["flip"]


def test_refusals_are_counted_by_question(tmp_path):
    """Each reason once a question, at which it stood in the way of any move."""
    terms = Terms.of("cave-in", ["random"], fewest=1)
    fixture = fixtures(1, 2, 1)[0]
    noted = notes.note_chunk(terms, [fixture])[0]
    game, rows = terms.game, terms.game.new(2)
    expected = Counter()
    for mover, action in zip(noted.movers, noted.actions, strict=True):
        if mover != CHANCE:
            reasons = {game.refuse(rows, a) for a in range(game.actions.seat_moves)}
            expected.update(reasons)
        game.step(rows, action)
    Refusal = game.rules.Refusal  # noqa: N806
    for reason in (Refusal.TOO_FEW_PROPS, Refusal.ALREADY_SHONE):
        assert noted.refused[reason] == expected[reason]


def test_several_bots_sit_everywhere_equally_often(tmp_path):
    """As in the arena."""
    table = study(tmp_path, bots=BOTS, games=8).games
    seated = Counter(map(tuple, table["bots"].to_pylist()))
    assert seated == {("greedy", "random"): 4, ("random", "greedy"): 4}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"seed": 1}, "their seed is 0, not 1"),
        ({"bots": ("greedy",)}, "their bots is"),
        ({"options": {"mine": "deep"}}, "their options is"),
        ({"actions": True}, "their actions is false, not true"),
    ],
)
def test_a_folder_of_other_games_is_refused(change, complaint, tmp_path):
    """Nothing is mixed, and nothing is overwritten."""
    study(tmp_path, games=3)
    before = (tmp_path / "games-2p.parquet").read_bytes()
    with pytest.raises(ValueError, match=complaint):
        study(tmp_path, **{"games": 3, **change})
    assert (tmp_path / "games-2p.parquet").read_bytes() == before


def test_files_that_are_not_ours_are_refused(tmp_path):
    """Parquet or not."""
    parquet.write_table(pyarrow.table({"game": [1]}), tmp_path / "games-2p.parquet")
    with pytest.raises(ValueError, match="holds no games of the lab"):
        study(tmp_path)
    (tmp_path / "games-2p.parquet").write_text("hello")
    with pytest.raises(ValueError, match="holds no games of the lab"):
        study(tmp_path)


# --- deeds


@pytest.mark.parametrize("game", names())
def test_every_deed_has_a_heading_and_a_name(game):
    """In every language."""
    game = load(game)
    seats = game.meta.seats[-1]
    terms = Terms.of(game, ["random"], seats, seed=2, fewest=1)
    noted = notes.note_chunk(terms, fixtures(1, seats, 2))
    did = {Deed.read(text) for each in noted for seat in each.did for text in seat}
    assert len({deed.group for deed in did}) > 1
    for deed in did:
        if game.news is not None:
            assert deed.group in headings(game)
        assert all(name_of(game, deed, lang) for lang in LANGUAGES)


def test_what_happens_is_counted_by_kinds_of_news():
    """For the seat it happens to, whoever moved."""
    game = load("cave-in")
    match = Match(game, 2, follow=True)
    for move in ("lamp 2", "lamp 3", "shine"):
        match.play(move)
    pieces, _ = game.story(match.rows_at(2), game.actions.parse("shine"))
    told = [(0, Deed("kind", "shone")), (0, Deed("kind", "took")), (0, Deed("took", "2"))]
    assert [*deeds_of(game, pieces)] == told
    assert name_of(game, Deed("kind", "shone"), "fr") == "… montre une lampe de …."


def test_a_game_that_tells_nothing_has_its_moves_counted():
    """And their arguments."""
    game = load("knockout-whist")
    action = next(a for a in range(game.actions.size) if game.actions.arguments(a))
    [(name, word)] = game.actions.arguments(action).items()
    kind = game.actions.text(action).split()[0]
    assert [*deeds_of_move(game, action)] == [Deed(f"{kind} {name}", word), Deed("kind", kind)]


# --- figures


def test_a_lift_is_the_difference_of_two_shares():
    """Newcombe's own example, 56 of 70 against 48 of 80, and a hand-made small one."""
    assert lift_of(share_of(56, 70), share_of(48, 80)) == pytest.approx(
        (0.2, 0.0524, 0.3339), abs=5e-5
    )
    thing = lift([1.0] * 30 + [0.0] * 10, wins=50, seats=100)
    assert (thing["seats"], thing["others"]) == (40, 60)
    assert thing["wins"] == 0.75 and thing["wins_of_others"] == round(20 / 60, 4)
    assert thing["lift"] == round(0.75 - 20 / 60, 4)
    assert thing["low"] < thing["lift"] < thing["high"]
    backwards = lift_of(share_of(48, 80), share_of(56, 70))
    assert backwards == pytest.approx((-0.2, -0.3339, -0.0524), abs=5e-5)


def test_too_few_say_nothing():
    """On either side."""
    assert lift([1.0] * (FEWEST - 1), 50, 100) is None
    assert lift([0.5] * (100 - FEWEST + 1), 50, 100) is None
    assert lift([1.0] * FEWEST, 50, 100) is not None


def test_figures_are_what_a_hand_would_count(tmp_path):
    """Four games whose outcome is ours."""
    sample = changed(
        study(tmp_path, games=4),
        winners=[[0], [1], [0], [0, 1]],
        scores=[[5, 3], [2, 9], [4, 4], [6, 6]],
        first=[0, 0, 1, 1],
        decisions=[10, 12, 14, 20],
    )
    figures = lab.figures(sample)
    assert figures["games"] == 4 and figures["fair"] == 0.5
    assert [seat["wins"]["share"] for seat in figures["seats"]] == [0.625, 0.375]
    assert figures["seats"][0]["wins"]["low"] == round(share_of(2.5, 4).low, 4)
    assert [line["wins"]["share"] for line in figures["turn_order"]] == [0.375, 0.625]
    assert figures["shared_victories"]["share"] == 0.25
    assert figures["length"]["decisions"]["mean"] == 14
    assert figures["seats"][1]["score"]["bars"] == {
        "start": 3,
        "step": 1,
        "counts": [1, 1, 0, 1, 0, 0, 1],
    }
    assert figures["margin"]["bars"]["counts"] == [2, 0, 1, 0, 0, 0, 0, 1]


def test_what_goes_with_winning_is_found(tmp_path):
    """A thing that winners alone do, and one that everybody does; that they have won is none."""
    games = 60
    sample = changed(
        study(tmp_path, games=games),
        winners=[[0]] * games,
        did=[[["took=3", "kind=took", "kind=won"], ["took=1", "kind=took"]]] * games,
    )
    groups = {group["group"]: group for group in lab.figures(sample)["things"]}
    assert list(groups) == ["took", "kind"]
    three, one = groups["took"]["things"]
    assert (three["word"], three["lift"], one["word"], one["lift"]) == ("3", 1.0, "1", -1.0)
    assert groups["kind"] == {
        "group": "kind",
        "heading": "What happened",
        "too_rare_or_too_common": 1,
        "things": [],
    }


def test_refusals_come_with_their_rule(tmp_path):
    """And with their sentence, in the reader's language."""
    sample = study(tmp_path, games=5)
    lines = {line["word"]: line for line in lab.figures(sample, "fr")["rules"]["refusals"]}
    assert set(lines) == {"too-few-props", "already-shone"}
    assert lines["too-few-props"]["rule"] == "CI-2.1"
    assert lines["too-few-props"]["sentence"] == "Il ne reste pas autant d'étais."


# --- the command


def test_the_command_writes_a_report(run, tmp_path):
    """The page, the numbers and the games."""
    code, out, err = run("lab", "cave-in", "--bots", "random", "--games", 12, "--players", "all")
    assert (code, err) == (0, "")
    folder = tmp_path / "lab-cave-in"
    assert "The report: lab-cave-in/report.html" in out and "12 games, 4 players" in out
    counted = json.loads((folder / "report.json").read_text())
    assert [sample["players"] for sample in counted] == [2, 3, 4]
    assert {path.name for path in folder.iterdir()} == {
        "report.html",
        "report.json",
        "games-2p.parquet",
        "games-3p.parquet",
        "games-4p.parquet",
    }


def test_the_command_goes_on(run, tmp_path):
    """More games, other languages, and the way the arena is called."""
    run("lab", "cave-in", "random", "--games", 5, "--out", "here")
    code, out, _ = run("lab", "cave-in", "random", "--games", 9, "--out", "here", "--lang", "fr")
    assert code == 0 and "9 parties, 2 joueurs" in out
    assert "Équilibre de Cave-in" in (tmp_path / "here" / "report.html").read_text()


def test_a_study_stopped_at_the_keyboard_says_how_to_go_on(run, tmp_path, monkeypatch):
    """And keeps what was finished."""
    honest, played = notes._note, []

    def interrupted(terms, fixture):
        played.append(fixture)
        if len(played) > 3:
            raise KeyboardInterrupt
        return honest(terms, fixture)

    command = ("lab", "cave-in", "random", "--games", 20, "--threads", 1, "--out", "here")
    monkeypatch.setattr(notes, "_note", interrupted)
    code, _, err = run(*command)
    assert code == 130 and "same command goes on" in err
    kept = parquet.read_table(next((tmp_path / "here").glob("*.part-*"))).num_rows
    assert 1 <= kept <= 3
    monkeypatch.setattr(notes, "_note", honest)
    assert run(*command)[0] == 0
    assert parquet.read_table(tmp_path / "here" / "games-2p.parquet").num_rows == 20


def test_help_teaches(run):
    """With an example and what is written where."""
    code, out, _ = run("lab", "--help")
    assert code == 0
    for word in ("For example", "report.html", "games-2p.parquet", "--cluster", "search:100"):
        assert word in out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "9"], "takes 2 to 4 players"),
        (["--players", "two"], "several as 2,3,4, or all"),
        (["--games", 0], "at least 1"),
        (["--bots", "oracle"], "no bot 'oracle'"),
        (["--option", "mine=x"], "choose one of"),
        (["--threads", 2, "--cluster", "local:2"], "not both"),
    ],
)
def test_what_is_wrong_is_said(arguments, complaint, run):
    """In a sentence, with exit code 2."""
    code, _, err = run("lab", "cave-in", "random", *arguments)
    assert code == 2 and complaint in err and "Traceback" not in err


def test_numbers_of_players_as_people_write_them():
    """One, some, or all."""
    meta = load("cave-in").meta
    assert seat_counts(meta, None) == [2]
    assert seat_counts(meta, "4,2,2") == [2, 4]
    assert seat_counts(meta, "all") == [2, 3, 4]


def test_without_pyarrow_it_is_said_what_to_install(run, monkeypatch):
    """The ordinary install has none."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    code, _, err = run("lab", "cave-in", "random", "--games", 2)
    assert code == 2 and "pip install 'tunnelier[lab]'" in err
