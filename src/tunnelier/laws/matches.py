"""Laws of every way to play a game, held on random matches."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import cycle, islice, product
from typing import Any
from xml.etree import ElementTree

import numpy as np

from tunnelier.bots import BOTS, Budget, bot
from tunnelier.core.agenda import CHANCE, NO_QUESTION
from tunnelier.core.game import Game
from tunnelier.core.language import ENGLISH, LANGUAGES
from tunnelier.core.mistakes import Mistake
from tunnelier.core.news import changes, explains
from tunnelier.core.position import checked
from tunnelier.core.record import column, leaves
from tunnelier.core.sight import Sight
from tunnelier.core.view import SPECTATOR
from tunnelier.many.batch import SMALLEST_CHUNK, simulate
from tunnelier.many.env import BatchEnv
from tunnelier.play.log import Entry, Refused
from tunnelier.play.match import Match
from tunnelier.play.story import frames, lines

from .walks import NOW_AND_THEN, BrokenLaw, Case, hold, moments, thumb_of, walk, worlds

MOST_WORTH, MOST_LEANING = 100_000, 10_000
SHORT_THOUGHT = Budget(simulations=8)
SELDOM = 1 / 64
"""Where a match has been drawn already, it is drawn so often: that takes as long as playing."""
MEASURED = 16
"""Every sixteenth moment is turned into numbers, for every seat."""
SIDE_BY_SIDE = 4
LOADS = 3
"""How often a match is loaded again while it is played."""
A_KIND = 12
"""So many answers of each kind, where it is answers that are looked at: the rare ones all."""
NOBODY = -1
"""As the kind of answer where nobody is asked."""
SVG = "{http://www.w3.org/2000/svg}"


def law_2_a_match_goes_on_until_it_ends(case: Case, seed: int) -> None:
    """2. A state is over, or its question has a legal answer; play ends within the bound."""
    *_, (moves, rows) = enumerate(walk(case, seed))  # a walk that cannot go on says so itself
    hold(bool(rows[0].over), "the last state is not over")
    hold(not case.game.legal(rows), "there are moves after the end")
    longest = case.game.meta.longest
    hold(moves <= longest, f"{moves} moves, declared were {longest} at most")


def law_3_refusals_and_legal_moves_agree(case: Case, seed: int) -> None:
    """3. `refuse` is NONE exactly for the legal moves; what is not asked is NOT_ASKED."""
    game = case.game
    asked_by = np.asarray(game.actions.columns[1])
    for rows in moments(case, seed):
        legal = game.legal(rows)
        reasons = game.refusals(rows)
        hold(legal == np.flatnonzero(reasons == 0).tolist(), "refused, yet legal, or the reverse")
        now = game.question(rows)
        unasked = (asked_by != now) | (now == NO_QUESTION)
        asked_in_vain = reasons == game.rules.Refusal.NOT_ASKED
        hold(bool((unasked == asked_in_vain).all()), "NOT_ASKED, yet asked, or the reverse")
        by_chance = game.seat(rows) == CHANCE
        for action in game.odds(rows) if by_chance else legal:
            declared = action >= game.actions.seat_moves
            who = "chance is asked, but" if by_chance else "a seat is asked, but"
            what = "is declared as chance's" if declared else "is not declared with chance=True"
            hold(declared == by_chance, f"{who} {game.actions.text(action)!r} {what}")
        if by_chance:
            hold(list(game.odds(rows)) == legal, "chance can do what is refused, or the reverse")


def law_4_a_match_is_its_log(case: Case, seed: int) -> None:
    """4. Same log, same bytes; save, load, save is the identity; so is undo, then redo."""
    match = case.match(seed)
    rng, loads = random.Random(seed), 0
    while not match.over:
        before, log, move = match.rows.tobytes(), match.log, rng.choice(match.actions)
        match.play(move)
        if rng.random() < 0.02 and loads < LOADS:
            loads += 1
            text = match.save()
            again = Match.load(text)
            hold(again.save() == text, "save, load, save differs")
            hold(again.rows.tobytes() == match.rows.tobytes(), "a loaded match differs")
        if match.may_undo() and rng.random() < 0.5:
            after = match.rows.tobytes()
            match.undo()
            hold((match.rows.tobytes(), match.log) == (before, log), "undo leaves traces")
            match.play(move)
            hold(match.rows.tobytes() == after, "undo, then redo differs")
        elif match.log[-1].seat == CHANCE:
            _refused(match.undo, "undo went back across chance")
    _refused(match.undo, "undo after the end")
    text = match.save()
    hold(Match.load(text).save() == text, "save, load, save of a finished match differs")


def law_5_a_seat_decides_from_what_it_sees(case: Case, seed: int) -> None:
    """5. Legal moves and bots' choices are the same for all states that look alike to a seat."""
    game, rng, names = case.game, np.random.default_rng(seed), cycle(BOTS)
    for rows in moments(case, seed):
        seat = game.seat(rows)
        if seat < 0:
            continue
        view = game.observe(rows, seat)
        legal = game.legal(rows)
        hold(game.legal(np.array([view], game.State.dtype)) == legal, "legal by the state only")
        for other in worlds(case, view, seat, rng):
            changed = sorted(set(game.legal(other)) ^ set(legal))
            words = ", ".join(game.actions.text(action) for action in changed[:3])
            hold(not changed, f"what seat {seat} cannot see decides whether this is legal: {words}")
        name = next(names)
        sights = Sight.of(game, rows), Sight.of(game, other)
        choices = [bot(name, seed).choose(sight, SHORT_THOUGHT) for sight in sights]
        hold(choices[0] == choices[1], f"{name} looks through the cards")


def law_6_imagined_states_look_the_same(case: Case, seed: int) -> None:
    """6. `observe(imagine(view)) == view`, for every seat; what is imagined is possible."""
    game, rng = case.game, np.random.default_rng(seed)
    for rows in moments(case, seed):
        if game.seat(rows) == CHANCE:
            continue
        for seat in range(case.seats):
            view = game.observe(rows, seat)
            imagined = game.imagine(view, seat, rng)
            same = game.observe(imagined, seat).tobytes() == view.tobytes()
            hold(same, f"seat {seat} could tell the imagined state from the true one")
            _in_range(game, imagined)
            counted, box = game.state.census(imagined[0]), game.state.box(imagined[0])
            hold(counted == box, f"imagined: counted {counted}, the box has {box}")


def law_7_nothing_gets_lost(case: Case, seed: int) -> None:
    """7. Every piece of the box is accounted for at every step."""
    for rows in moments(case, seed):
        counted, box = case.game.state.census(rows[0]), case.game.state.box(rows[0])
        hold(counted == box, f"counted {counted}, the box has {box}")


def law_8_fields_keep_their_range(case: Case, seed: int) -> None:
    """8. Declared ranges hold, the agenda's depth too; something is asked until the end."""
    for rows in moments(case, seed):
        _in_range(case.game, rows)
        depth, over = int(rows[0].depth), bool(rows[0].over)
        told = f"the match is {'' if over else 'not '}over, and {depth} questions wait"
        hold(over == (depth == 0), told)


def law_11_every_move_lights_a_shape(case: Case, seed: int) -> None:
    """11. A board parses, has a title and a description; every legal move lights a shape."""
    game, rng, drawn_of = case.game, random.Random(seed), set[int]()
    kind_of = [int(kind) for kind in game.actions.columns[0]]
    forms = cycle(product(LANGUAGES, (False, True)))
    for rows in walk(case, seed):
        seat = game.seat(rows)
        viewer, legal = (seat, game.legal(rows)) if seat >= 0 else (None, [])
        kinds = {kind_of[action] for action in legal} or {NOBODY}
        if kinds <= drawn_of and rng.random() >= SELDOM:
            continue
        drawn_of |= kinds
        view = game.observe(rows, SPECTATOR if viewer is None else viewer)
        before = view.tobytes()
        drawn = str(game.board.draw(view, viewer, legal, *next(forms)))
        hold(view.tobytes() == before, "drawing changes the view")
        _check_board(drawn, legal, [game.actions.text(action) for action in legal])


def law_12_somebody_wins(case: Case, seed: int) -> None:
    """12. Scores are integers, one a seat; winners are seats, at least one."""
    *_, rows = walk(case, seed)
    scores, winners = case.game.result(rows)
    hold(len(scores) == case.seats, "a score is missing")
    hold(bool(winners) and set(winners) <= set(range(case.seats)), f"winners: {winners}")


def law_14_threads_do_not_matter(case: Case, seed: int) -> None:
    """14. A batch gives the same rows for any number of threads."""
    games = 2 * SMALLEST_CHUNK + 1  # a chunk for each of three threads
    one, two = (
        simulate(case.game, games, case.seats, seed, threads, options=case.options)
        for threads in (1, 3)
    )
    hold(one.rows.tobytes() == two.rows.tobytes(), "threads change the result")
    hold(one.decisions == two.decisions, "threads change the count")


def law_16_secrets_stay_out_of_the_story(case: Case, seed: int) -> None:
    """16. A seat hears and sees the same of a move in all truths and answers that look alike."""
    game, rng = case.game, np.random.default_rng(seed)
    match = case.match(seed)
    chooser, heard_of, looked_at = random.Random(seed), Counter[str](), 0
    while game.State.secretive:
        for entry in match.log[looked_at:]:
            kind = entry.move.split()[0]
            if heard_of[kind] < A_KIND or chooser.random() < NOW_AND_THEN:
                heard_of[kind] += 1
                lang = chooser.choice(LANGUAGES)  # by law 15 the others tell of the same things
                for viewer in (None, *range(case.seats)):
                    _hears_what_it_sees(case, match, entry, viewer, lang, rng)
        looked_at = match.count
        if match.over:
            return
        match.play(chooser.choice(match.actions))


def _hears_what_it_sees(
    case: Case,
    match: Match,
    entry: Entry,
    viewer: int | None,
    lang: str,
    rng: np.random.Generator,
) -> None:
    """Hold the story of one move, as a seat or a spectator hears it, to law 16."""
    game, number, seat = case.game, entry.number, SPECTATOR if viewer is None else viewer
    told = match.story(number, viewer, lang)
    shown = [frame.view.tobytes() for frame in match.frames(number, viewer)]
    saw = match.seen(number, viewer)
    # Games imagine for seats that are asked: neither for spectators nor where chance is.
    only_truth = entry.seat == CHANCE or viewer is None
    if saw and only_truth:
        return  # nothing looks like it: there is no other truth, and no other answer
    before, after = match.row_at(number - 1, viewer), match.row_at(number, viewer)
    for world in [match.rows_at(number - 1)] if only_truth else worlds(case, before, seat, rng):
        answers = [game.actions.parse(entry.move)] if saw else game.legal(world)
        for answer in rng.permutation(answers)[:SIDE_BY_SIDE]:
            if game.refuse(world, answer):
                continue
            pieces, then = game.story(world, answer)
            if game.observe(then, seat).tobytes() == after.tobytes():
                heard = lines(game, before, answer, pieces, seat, lang)
                might = f"{told}, and might have heard {heard}"
                hold(heard == told, f"by {entry.move!r} seat {viewer} hears {might}")
                views = frames(game, before, answer, pieces, after, seat, ENGLISH)
                alike = [frame.view.tobytes() for frame in views] == shown
                hold(alike, f"while {entry.move!r} is told, seat {viewer} sees what is hidden")


def law_17_a_rule_of_thumb_always_knows(case: Case, seed: int) -> None:
    """17. A rule of thumb, if there is one, judges every seat and finds some ease in every move."""
    for rows in moments(case, seed):
        worth, leanings = thumb_of(case.game, rows, case.game.legal(rows))
        hold(all(abs(value) < MOST_WORTH for value in worth), f"out of all proportion: {worth}")
        hold(all(1 <= value <= MOST_LEANING for value in leanings), f"leanings: {leanings}")


def law_18_features_are_what_a_seat_sees(case: Case, seed: int) -> None:
    """18. Vectors of numbers depend on what is seen alone, and stay between −1 and 1."""
    game, rng = case.game, np.random.default_rng(seed)
    features = game.features(case.seats)
    for rows in islice(moments(case, seed), seed % MEASURED, None, MEASURED):
        for viewer in (SPECTATOR, *range(case.seats)):
            vector = features.of(rows, viewer)
            hold(bool((np.abs(vector) <= 1).all()), "a feature beyond 1")
            view = np.array([game.observe(rows, viewer)], game.State.dtype)
            alike = [view]
            if viewer != SPECTATOR and game.seat(rows) != CHANCE:
                alike.append(game.imagine(view[0], viewer, rng))
            same = all((features.of(other, viewer) == vector).all() for other in alike)
            hold(same, f"features tell {viewer} more than it sees")


def law_19_environments_play_the_same_matches(case: Case, seed: int) -> None:
    """19. Matches side by side, answer by answer, end as the same matches of a batch do."""
    games = simulate(case.game, SIDE_BY_SIDE * 2, case.seats, seed, 1, options=case.options)
    env = BatchEnv(
        case.game, SIDE_BY_SIDE, case.seats, case.options, seed, threads=2, features=False
    )
    left = set(range(len(games.rows)))
    while left:
        numbers = env.numbers.copy()
        env.step(env.random_actions())
        for slot in np.flatnonzero(env.done):
            number, reward = int(numbers[slot]), env.reward[slot]
            if number in left:
                left.remove(number)
                same = env.finished[slot].tobytes() == games.rows[number].tobytes()
                hold(same, f"match {number} ends otherwise")
                won = games.winners[number]
                hold(abs(float(reward.sum())) < 1e-6, f"rewards of match {number}: {reward}")
                hold(bool(((reward == reward.max()) == won).all()), f"match {number}: {reward}")
    env.close()


def law_20_undo_gives_no_looks(case: Case, seed: int) -> None:
    """20. After an answer that can be taken back, a seat sees only what it could foresee."""
    game, rng = case.game, np.random.default_rng(seed)
    match = case.match(seed)
    chooser, told_of = random.Random(seed), Counter[str]()
    while game.State.secretive and not match.over:
        before, mover, move = match.rows, match.seat, chooser.choice(match.actions)
        match.play(move)
        words = game.actions.text(move)
        kind = words.split()[0]
        if told_of[kind] >= A_KIND and chooser.random() >= NOW_AND_THEN:
            continue
        if not match.may_undo():
            continue
        told_of[kind] += 1
        for seat in range(case.seats):
            told = f"{words!r} showed seat {seat} something, and can be taken back"
            world = game.imagine(game.observe(before, seat), seat, rng)
            if game.refuse(world, move):
                hold(not match.seen(match.count, seat), told)  # that it could be played
                continue
            after = world.copy()
            game.step(after, move)
            same = game.observe(after, seat).tobytes() == match.row_seen_by(seat).tobytes()
            hold(same, told)
            if seat == mover:
                hold(not game.reveals(world, after)[0], f"{words!r}: a secret decides upon undo")


def law_22_what_changes_is_told(case: Case, seed: int) -> None:
    """22. What people see change is told by that move, and what is told has changed something."""
    game = case.game
    if game.news is None:
        return
    chooser, told_of = random.Random(seed), Counter[str]()
    before: Any = None
    for rows in walk(case, seed):
        action = case.trail.actions[-1] if case.trail.actions else None
        if action is not None:
            words = game.actions.text(action)
            kind = words.split()[0]
            if told_of[kind] < A_KIND or chooser.random() < NOW_AND_THEN:
                told_of[kind] += 1
                _explained(game, before, action, rows, f"{words!r}")
        before = rows.copy()


def _explained(game: Game, before: Any, action: int, after: Any, words: str) -> None:
    """Hold the news of one move to law 22."""
    pieces, told = game.story(before, action)
    hold(told.tobytes() == after.tobytes(), f"{words} is told otherwise than it is played")
    by_the_move = [*changes(game.State, before, after)]
    for path, seat in by_the_move:
        of_seat = "" if seat is None else f" of seat {seat}"
        hold(
            path in game.bookkeeping or any(explains(piece, path, seat) for piece in pieces),
            f"{words} changes {path}{of_seat}, and nothing is told of it",
        )
    last = before
    for piece in pieces:
        then = np.frombuffer(piece.row, game.State.dtype)
        by_then = (*changes(game.State, last, then), *changes(game.State, before, then))
        changed = {path for path, _ in (*by_then, *by_the_move)}
        idle = piece.news.tells.fields and not changed & set(piece.news.tells.fields)
        hold(not idle, f"{words} tells {piece.news.name}, and none of its fields has changed")
        last = then


def law_24_what_is_played_can_be_given(case: Case, seed: int) -> None:
    """24. Every state, and whatever is imagined of one, is accepted as a position."""
    game, rng = case.game, np.random.default_rng(seed)
    for rows in moments(case, seed):
        _is_position(game, rows)
        seat = int(rng.integers(case.seats))
        if game.seat(rows) != CHANCE and game.State.secretive and rng.random() < NOW_AND_THEN:
            _is_position(game, game.imagine(game.observe(rows, seat), seat, rng))


def _is_position(game: Game, rows: Any) -> None:
    try:
        checked(game, rows)
    except Mistake as wrong:
        raise BrokenLaw(f"a position that comes about is refused: {wrong}") from wrong


CASE_LAWS: Sequence[Callable[[Case, int], None]] = (
    law_2_a_match_goes_on_until_it_ends,
    law_3_refusals_and_legal_moves_agree,
    law_4_a_match_is_its_log,
    law_5_a_seat_decides_from_what_it_sees,
    law_6_imagined_states_look_the_same,
    law_7_nothing_gets_lost,
    law_8_fields_keep_their_range,
    law_11_every_move_lights_a_shape,
    law_12_somebody_wins,
    law_14_threads_do_not_matter,
    law_16_secrets_stay_out_of_the_story,
    law_17_a_rule_of_thumb_always_knows,
    law_18_features_are_what_a_seat_sees,
    law_19_environments_play_the_same_matches,
    law_20_undo_gives_no_looks,
    law_22_what_changes_is_told,
    law_24_what_is_played_can_be_given,
)


def _refused(attempt: Callable[[], None], reason: str) -> None:
    try:
        attempt()
    except Refused:
        return
    raise BrokenLaw(reason)


def _check_board(drawn: str, legal: list[int], texts: list[str]) -> None:
    """What every drawing has: see law 11."""
    root = ElementTree.fromstring(drawn)
    for word in ("title", "desc"):
        told = root.find(f"{SVG}{word}")
        hold(told is not None and bool(told.text), f"the board has no {word}")
    names = [each.attrib["id"] for each in root.iter() if "id" in each.attrib]
    twice = sorted(name for name, times in Counter(names).items() if times > 1)
    hold(not twice, f"several shapes are called {twice[:3]}")
    lit: set[int] = set()
    for target in root.iter():
        if "target" in target.get("class", "").split():
            label = target.find(f"{SVG}title")
            hold(label is not None and bool(label.text), f"{target.get('id')} has no label")
            lit.update(map(int, target.get("data-moves", "").split()))
    dark = [text for action, text in zip(legal, texts, strict=True) if action not in lit]
    hold(not dark, f"these moves light no shape: {dark[:3]}")
    hold(lit <= set(legal), "a shape is lit for a move that is not legal")


def _in_range(game: Game, rows: Any) -> None:
    for path, field in leaves(game.State):
        values = column(rows, path)
        low, high = int(values.min()), int(values.max())
        where = f"{'.'.join(path)} holds {low}…{high}"
        hold(field.low <= low and high <= field.high, f"{where}, not {field.low}…{field.high}")
