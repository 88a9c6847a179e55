"""Saved matches: readable, unforgeable, never half-loaded."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.signs import SIGNS
from tunnelier import BadSave, Match, verify
from tunnelier.core import chance


def finished(game="cave-in", players=2, **arguments):
    match = Match(game, players, **arguments)
    rng = random.Random(1)
    while not match.over:
        match.play(rng.choice(match.moves))
    return match


TEXT = finished(seed=3).save()
LINES = TEXT.splitlines()


def test_a_saved_match_can_be_read_by_a_person():
    """Header, one move a line, result."""
    assert LINES[:7] == [
        "tunnelier match 1",
        "game: cave-in",
        "rules: 1",
        "tables: built-in",
        "players: 2",
        "options: mine=shallow",
        "chance: seed 3",
    ]
    assert LINES[8] == "moves:"
    assert LINES[9].startswith("1 chance lamp worth=")
    assert LINES[11].startswith("3 seat-0 ")
    assert LINES[-1].startswith("end: ") and "won by seat" in LINES[-1]


def test_a_text_cut_off_anywhere_is_refused_with_its_line():
    """Every proper beginning of the file."""
    for count in range(len(LINES)):
        with pytest.raises(BadSave) as caught:
            Match.load("\n".join(LINES[:count]))
        assert 1 <= caught.value.line <= count + 1
        assert caught.value.reason


def replaced(number, line):
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


@pytest.mark.parametrize(
    ("number", "line", "reason"),
    [
        (1, '[Event "?"]', "not a saved match"),
        (2, "game: chess", "unknown game 'chess'; known: steam-tunnel"),
        (2, "game: steam-tunnel", "played with other tables"),
        (3, "rules: 2", "rules version 2 of Cave-in, this program has version 1"),
        (3, "rules: one", "rules should be a whole number"),
        (4, "tables: own 123", "set TUNNELIER_TABLES"),
        (5, "players: 7", "takes 2 to 4 players, not 7"),
        (6, "options: mine=high", "choose one of"),
        (6, "options: shallow", "name=choice"),
        (7, "chance: luck", "'secret', 'seed NUMBER' or 'followed'"),
        (7, "chance: seed 4", "not that of seed 4"),
        (8, "commitment: 12 from draw 0", "64 hexadecimal digits"),
        (10, "1 chance lamp worth=9 ~ 00000000", "cannot be played"),
        (10, "2 chance lamp worth=1 ~ 00000000", "move 1 should stand here"),
        (10, "1 seat-0 lamp worth=1 ~ 00000000", "chance is to move"),
        (12, "3 seat-1 take props=1 ~ 00000000", "seat-0 is to move"),
        (12, "3 seat-0 take props=1", "a move is written"),
        (len(LINES), "end: 3 moves, not over", "the last line should be"),
    ],
)
def test_an_edited_line_is_named(number, line, reason):
    """What was changed, and what should stand there."""
    with pytest.raises(BadSave, match=reason):
        Match.load(replaced(number, line))


def test_a_changed_move_is_found_by_its_fingerprint():
    """Even if it would have been legal."""
    number = next(n for n, line in enumerate(LINES, start=1) if " seat-0 take props=" in line)
    old = LINES[number - 1]
    new = (
        old.replace("props=1", "props=X")
        .replace("props=2", "props=1")
        .replace("props=X", "props=2")
    )
    with pytest.raises(BadSave) as caught:
        Match.load(replaced(number, new))
    assert caught.value.line == number
    assert caught.value.written == old[-8:] != caught.value.here


def test_what_differs_is_said_in_two_words():
    """What is written, and what this program has instead."""
    for number, line, written, here in [
        (3, "rules: 2", "2", "1"),
        (10, "1 seat-0 lamp worth=1 ~ 00000000", "seat-0", "chance"),
        (len(LINES), "end: 3 moves, not over", "end: 3 moves, not over", LINES[-1]),
    ]:
        with pytest.raises(BadSave) as caught:
            Match.load(replaced(number, line))
        assert (caught.value.written, caught.value.here) == (written, here)


def test_the_first_line_that_differs_is_named_though_a_later_one_cannot_be_played():
    """A draw that was changed, and with it a lamp that does not shine so any more."""
    [number] = [n for n, line in enumerate(LINES, start=1) if line.startswith("1 chance lamp")]
    worth = LINES[number - 1].partition("worth=")[2][0]
    other = LINES[number - 1].replace(f"worth={worth}", f"worth={1 if worth == '3' else 3}")
    later = f"{LINES[number + 1].partition(' ~ ')[0].replace('take', 'shake')} ~ 00000000"
    damaged = [*LINES[: number - 1], other, *LINES[number : number + 1], later]
    with pytest.raises(BadSave, match="fingerprint") as caught:
        Match.load("\n".join(damaged))
    assert caught.value.line == number


def test_text_after_the_end_is_refused():
    """The file is the match and nothing else."""
    with pytest.raises(BadSave, match="more text after the end"):
        Match.load(TEXT + "P.S.\n")


def test_a_false_secret_is_refused():
    """It must be the one that was committed to."""
    number = next(n for n, line in enumerate(LINES, start=1) if line.startswith("secret: "))
    with pytest.raises(BadSave, match="not the one that was committed to"):
        Match.load(replaced(number, f"secret: {'0' * 64} from draw 0"))


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_damage_goes_unnoticed(data):
    """One character changed anywhere: refused with a line, or the very same match."""
    at = data.draw(st.integers(0, len(TEXT) - 2))
    character = data.draw(st.sampled_from("0123456789abc =:~\nxyz"))
    damaged = TEXT[:at] + character + TEXT[at + 1 :]
    try:
        match = Match.load(damaged)
    except BadSave as error:
        assert 1 <= error.line <= len(LINES) + 2
    else:
        assert match.save().split() == TEXT.split()


@settings(max_examples=100, deadline=None)
@given(st.text(SIGNS, max_size=200))
def test_any_text_is_a_match_or_a_reason(text):
    """Foreign files, with and without our first line."""
    for candidate in (text, f"tunnelier match 1\n{text}"):
        with pytest.raises(BadSave):
            Match.load(candidate)


# --- fairness


def test_the_secret_is_written_once_the_match_is_over():
    """Before that only its fingerprint."""
    match = Match("cave-in")
    secret = match.secret
    assert secret not in match.save()
    assert f"commitment: {match.commitment} from draw 0" in match.save()
    assert verify(match.save()).unproven and not verify(match.save()).proven
    while not match.over:
        match.play(match.moves[0])
    assert f"secret: {secret} from draw 0" in match.save()
    assert verify(match.save()).proven


@pytest.mark.parametrize("seed", [None, 11])
def test_every_draw_of_a_fair_match_is_proven(seed):
    """With a secret, and with a seed."""
    verdict = verify(finished("steam-tunnel", 3, seed=seed).save())
    assert verdict.proven
    assert len(verdict.draws) > 20
    assert verdict.seed == seed


def test_one_tampered_draw_is_found(monkeypatch):
    """And named: the move, what was played, what it should have been."""
    honest = chance.drawn

    def crooked(secret, number, weights):
        outcome = honest(secret, number, weights)
        return (outcome + 1) % len(weights) if number == 7 else outcome

    monkeypatch.setattr(chance, "drawn", crooked)
    text = finished("steam-tunnel", 2, seed=5).save()
    monkeypatch.setattr(chance, "drawn", honest)
    verdict = verify(text)
    assert not verdict.proven
    assert len(verdict.wrong) == 1
    draw = verdict.wrong[0]
    assert draw.played != draw.expected
    assert f"{draw.move_number} chance {draw.played}" in text


def test_a_match_typed_in_proves_nothing():
    """Its draws came from a real table."""
    match = Match("cave-in", follow=True)
    while not match.over:
        match.play(match.moves[0])
    verdict = verify(match.save())
    assert verdict.followed and not verdict.proven


def test_a_match_goes_on_with_the_secret_its_keeper_kept():
    """Loading with it draws what would have been drawn."""
    match = Match("steam-tunnel")
    match.play("flip a1")
    again = Match.load(match.save(), match.secret)
    for one in (match, again):
        one.play("skip")
        one.play("flip b1")
    assert match.save() == again.save()
    with pytest.raises(ValueError, match="not the one that the match committed to"):
        Match.load(match.save(), "00" * 32)
    with pytest.raises(ValueError, match="hexadecimal"):
        Match.load(match.save(), "secret")


def test_without_its_secret_a_match_commits_anew_and_says_so():
    """The draws before cannot be proven any more, those after can."""
    lost = Match("steam-tunnel")
    lost.play("flip a1")
    again = Match.load(lost.save())
    assert again.save() == lost.save()
    again.play("skip")
    again.play("flip b1")
    assert len(again.pledges) == 2
    while not again.over:
        again.play(again.moves[0])
    verdict = verify(again.save())
    assert (len(verdict.unproven), verdict.commitments, verdict.wrong) == (6, 2, [])
