"""A match: what is asked, what is refused, what is taken back."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.signs import SIGNS
from tunnelier import Match, Refused


def cave(*moves, players=2, **options):
    """A followed Cave-in: lamps 1, 2, 3, then the moves."""
    match = Match("cave-in", players=players, follow=True, options=options)
    for worth in range(1, players + 1):
        match.play(f"lamp worth={worth}")
    for move in moves:
        match.play(move)
    return match


def test_a_new_match_waits_for_a_seat():
    """Chance has been answered; the question is in words."""
    match = Match("cave-in", players=2, seed=7)
    assert match.seat == 0
    assert match.question == {
        "name": "turn",
        "text": "Amber: take one to three props, or shine your lamp.",
    }
    assert match.moves == ("take props=1", "take props=2", "take props=3", "shine")
    assert (match.over, match.scores, match.winners) == (False, (), ())


def test_a_refused_move_changes_nothing():
    """It raises, with the reason, the rule and the nearest legal move."""
    match = cave("take 3", "take 3", "take 2")
    before = match.rows.tobytes(), match.log
    with pytest.raises(Refused, match=r"Not so many props are left\. \(CI-2\.1\)") as caught:
        match.play("take props=3")
    assert caught.value.reason.name == "TOO_FEW_PROPS"
    assert caught.value.rule == "CI-2.1"
    assert caught.value.suggestion == "take props=1"
    assert isinstance(caught.value, ValueError)
    assert (match.rows.tobytes(), match.log) == before
    assert match.why("take props=3") == str(caught.value)
    assert match.why("take props=1") is None


def test_words_that_are_no_move_are_refused_with_a_suggestion():
    """Numbers out of range too."""
    match = cave()
    with pytest.raises(Refused, match=r"'tke 3' is not a move.*Did you mean: take props=3\?"):
        match.play("tke 3")
    for number in (-1, 10_000):
        with pytest.raises(Refused, match="is not a move"):
            match.play(number)
    assert match.why("tke 3", lang="fr").startswith(
        "«\N{NO-BREAK SPACE}tke 3\N{NO-BREAK SPACE}» n'est pas un coup de ce jeu."
    )


def test_numbers_and_words_play_the_same():
    """An action number is a move."""
    one, other = cave(), cave()
    one.play("take props=2")
    other.play(other.game.actions.parse("take props=2"))
    assert one.log == other.log


def test_a_finished_match_takes_no_more_moves():
    """And says who won."""
    match = cave("take 3", "take 3", "take 3")
    assert match.over
    assert match.seat is None and match.question is None and match.moves == ()
    assert (match.scores, match.winners) == ((1, 5), (1,))
    assert match.why("take 1") == "The match is over."
    with pytest.raises(Refused, match="over"):
        match.play("take 1")
    with pytest.raises(Refused, match="over"):
        match.undo()


def test_undo_goes_back_answer_by_answer():
    """Each seat's last own answer; never another's than the seat that asks."""
    match = cave("take 1", "take 2")
    with pytest.raises(Refused, match="another seat's"):
        match.undo(seat=0)
    match.undo(seat=1)
    assert match.seat == 1 and match.log[-1].move == "take props=1"
    match.undo()
    assert match.seat == 0


def test_undo_never_crosses_chance():
    """In a match that draws; where chance is typed in, a typing error can be mended."""
    match = Match("steam-tunnel", seed=1)
    match.play("flip a1")
    with pytest.raises(Refused, match="chance has shown"):
        match.undo()
    followed = Match("cave-in", follow=True)
    followed.play("lamp worth=4")
    followed.undo()
    assert followed.moves[-1] == "lamp worth=4"
    with pytest.raises(Refused, match="nothing to take back"):
        followed.undo()


def test_undo_gives_no_free_looks():
    """A lamp held up is seen: what showed it cannot be taken back, by whomever."""
    match = Match("cave-in", seed=7)
    match.play("take 1")
    assert match.may_undo(0) and not match.may_undo(1)
    match.play("shine")
    assert not match.over and match.log[-1].seat == 1
    for seat in (1, 0, None):
        assert not match.may_undo(seat)
    with pytest.raises(Refused, match="showed what was hidden"):
        match.undo(seat=1)
    with pytest.raises(Refused, match="montré"):
        match.undo(lang="fr")


def test_chance_has_exact_odds():
    """In a followed match the caller answers for it."""
    match = Match("cave-in", follow=True)
    assert match.seat == -1
    match.play("lamp worth=1")
    assert match.odds == {
        "lamp worth=1": Fraction(1, 7),
        "lamp worth=2": Fraction(2, 7),
        "lamp worth=3": Fraction(2, 7),
        "lamp worth=4": Fraction(2, 7),
    }
    match.play("lamp worth=1")
    with pytest.raises(ValueError, match="not to move"):
        _ = match.odds


def test_a_seed_repeats_a_match_and_a_secret_does_not():
    """Without a seed every match has a secret of its own."""
    assert Match("steam-tunnel", seed=5).log == Match("steam-tunnel", seed=5).log
    assert len({Match("steam-tunnel").commitment for _ in range(5)}) == 5
    assert len({str(Match("steam-tunnel", seed=n).log) for n in range(5)}) == 5


def test_single_choices_are_answered_on_request_and_marked():
    """The engine never answers by itself; told to, it marks the log (forced)."""
    patient = Match("cave-in", follow=True)
    hurried = Match("cave-in", follow=True, answer_forced=True)
    for match in (patient, hurried):
        for move in ("lamp 4", "lamp 4", "take 3", "take 3", "take 2"):
            match.play(move)
    assert patient.moves == ("take props=1",) and not patient.over
    assert hurried.over
    assert str(hurried.log[-1]) == "6 seat-1 take props=1 (forced)"
    assert Match.load(hurried.save()).save() == hurried.save()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"game": "chess"}, "unknown game 'chess'; known: steam-tunnel"),
        ({"game": "cave-in", "players": 5}, "takes 2 to 4 players, not 5"),
        ({"game": "channel-1987", "players": 3}, "takes 2 players, not 3"),
        ({"game": "cave-in", "options": {"depth": "9"}}, "no option 'depth'; its options: mine"),
        ({"game": "cave-in", "options": {"mine": "x"}}, "choose one of: shallow, deep"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_words(arguments, reason):
    """Game, seats and options."""
    with pytest.raises(ValueError, match=reason):
        Match(**arguments)


def test_there_is_no_view_of_a_seat_that_is_not_there():
    """Seats are 0 to n − 1."""
    with pytest.raises(ValueError, match="no seat 2"):
        cave().view(2)


def test_it_shows_itself():
    """`repr` says what it is, `str` shows the table."""
    assert repr(cave()).startswith(
        "Match('cave-in', players=2, seed=None, options={'mine': 'shallow'})"
    )
    assert "Props standing: 9" in str(cave())


@settings(max_examples=200, deadline=None)
@given(st.text(SIGNS, max_size=30))
def test_any_text_is_played_or_refused(text):
    """Nothing else can happen."""
    match = cave()
    try:
        match.play(text)
    except Refused as refused:
        assert str(refused)
        assert len(match.log) == 2


def test_a_notebook_shows_what_everyone_may_see():
    """And the seat that is asked sees what it may do."""
    match = Match("steam-tunnel", 2, seed=1)
    assert match._repr_svg_() == match.svg() == str(match.board())
    assert "data-moves" not in match.svg()
    assert "data-moves" in match.svg(seat=match.seat)
    assert "data-moves" not in match.svg(seat=1 - match.seat)
    assert 'lang="fr"' in match.svg(lang="fr")


def test_a_board_can_be_drawn_as_it_was():
    """After any move of the log."""
    match = Match("steam-tunnel", 2, seed=1)
    boards = []
    for _ in range(4):
        match.play(match.moves[0])
        boards.append((len(match.log), str(match.board())))
    assert all(str(match.board(number=number)) == drawn for number, drawn in boards)
