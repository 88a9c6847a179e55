"""What the rules of Knockout Whist rely on in positions that people give."""

from collections.abc import Iterator

from tunnelier.core.bits import has, next_of, size
from tunnelier.core.given import Wrong, never, same, within
from tunnelier.core.tricks import NO_CARD, NO_SUIT
from tunnelier.core.view import ALL_EYES

from .rules import Ask, most_tricks
from .state import CARDS, MOST_CARDS, State


def wrongs(s: State) -> Iterator[Wrong]:
    """What cannot be: cards in two places, rounds that do not come out even, other questions."""
    yield from _of_cards(s)
    if not s.over:
        yield from within("playing", size(s.playing), 2, s.seats)
        yield from within("depth", s.depth, 1, 2)
        yield from _of_question(s)


def _of_cards(s: State) -> Iterator[Wrong]:
    """Each is in the deck, in a hand, or has been seen by all."""
    for card in range(len(CARDS)):
        places = 0
        for seat in range(s.seats):
            player, hand, eyes = s.players[seat], f"players {seat} hand", f"players {seat} eyes"
            seen = player.eyes[card] == ALL_EYES
            if not seen:
                yield from same(f"{eyes} {card}", player.eyes[card], 1 << seat, by=f"{hand} {card}")
            yield from never(seen and player.hand[card], f"{hand} {card}", f"{eyes} {card}")
            places += seen + player.hand[card]
        yield from same(f"deck {card}", s.deck[card], 1 - places, by="players hand, players eyes")
    for seat in range(s.seats):
        player, who = s.players[seat], f"players {seat}"
        yield from same(f"{who} cards", player.cards, int(sum(player.hand)), by=f"{who} hand")
        yield from within(f"{who} lasted", player.lasted, 0, s.deal)
        if s.laid[seat] != NO_CARD:
            shown = player.eyes[s.laid[seat]] == ALL_EYES
            yield from never(not shown, f"laid {seat}", f"{who} eyes {s.laid[seat]}")


def _of_question(s: State) -> Iterator[Wrong]:
    """What is asked, and what has come about before it can be."""
    asked, seat, first = s.agenda[0].question, s.agenda[0].seat, "agenda 0 question"
    yield from same("agenda 0 about", s.agenda[0].about, 0, by=first)
    if s.depth == 2:
        yield from same(first, asked, Ask.TRUMPS, by="depth")
        yield from same("agenda 1 question", s.agenda[1].question, Ask.DEAL, by="depth")
    if asked == Ask.CUT:
        yield from _before_a_cut(s)
        return
    yield from within("deal", s.deal, 1, MOST_CARDS)
    yield from never(not has(s.playing, s.leader), "leader", "playing")
    if asked == Ask.PLAY:
        yield from never(s.trumps == NO_SUIT, first, "trumps")
        yield from never(not has(s.playing, seat), "agenda 0 seat", "playing")
        yield from _amid_a_round(s, seat)
    else:
        yield from same("agenda 0 seat", seat, s.leader, by="leader")
        yield from _amid_a_deal(s)


def _hand(s: State) -> int:
    """How many cards everybody gets in this round."""
    return MOST_CARDS + 1 - s.deal


def _before_a_cut(s: State) -> Iterator[Wrong]:
    """At the beginning, or as many have the most tricks."""
    if s.deal == 0:
        yield from same("playing", s.playing, (1 << s.seats) - 1, by="deal")
    for seat in range(s.seats):
        player, who = s.players[seat], f"players {seat}"
        yield from same(f"{who} cards", player.cards, 0, by="agenda 0 question")
        stays = s.deal > 0 and has(s.playing, seat)
        yield from never((player.tricks > 0) != stays, f"{who} tricks", "playing")
        if s.deal == 0:
            yield from never(ALL_EYES in player.eyes, f"{who} eyes", "deal")
    if s.deal > 0:
        yield from _of_tricks(s, 0)
        yield from never(size(most_tricks(s)) < 2, "agenda 0 question", "playing")


def _of_tricks(s: State, cards: int) -> Iterator[Wrong]:
    """A trick for each card that everybody had, but for those that are left."""
    tricks = sum(s.players[seat].tricks for seat in range(s.seats))
    deal = MOST_CARDS + 1 - tricks - cards
    yield from same("deal", s.deal, deal, by="players tricks, players cards")


def _amid_a_deal(s: State) -> Iterator[Wrong]:
    """Round the table from the leader, until all have as many cards."""
    receiver, rounds = s.leader, _hand(s)
    if s.depth == 2:
        receiver = s.agenda[1].about
        yield from within("agenda 1 about", receiver, 0, s.seats - 1)
        yield from never(not has(s.playing, receiver), "agenda 1 about", "playing")
        rounds = s.players[receiver].cards
        yield from within(f"players {receiver} cards", rounds, 0, _hand(s) - 1)
    yield from _of_hands(s, receiver, rounds + 1, rounds, shown=False)
    for seat in range(s.seats):
        yield from same(f"players {seat} tricks", s.players[seat].tricks, 0, by="agenda 0 question")
        yield from never(s.laid[seat] != NO_CARD, f"laid {seat}", "agenda 0 question")


def _amid_a_round(s: State, seat: int) -> Iterator[Wrong]:
    """Who has played to this trick has a card less."""
    cards = s.players[seat].cards
    yield from within(f"players {seat} cards", cards, 1, _hand(s))
    yield from _of_hands(s, seat, cards - 1, cards, shown=True)
    yield from _of_tricks(s, cards)
    for other in range(s.seats):
        laid, has_laid = f"laid {other}", s.laid[other] != NO_CARD
        if not has(s.playing, other):
            tricks = f"players {other} tricks"
            yield from same(tricks, s.players[other].tricks, 0, by="playing")
            yield from never(has_laid, laid, "playing")
        elif seat != s.leader:
            yield from never(has_laid != (other in _before(s, seat)), laid, "agenda 0 seat")


def _before(s: State, seat: int) -> list[int]:
    """Who has had a card, or a turn to play, before a seat, from the leader on."""
    found, other = list[int](), s.leader
    while other != seat:
        found.append(other)
        other = next_of(s.playing, other, s.seats)
    return found


def _of_hands(s: State, seat: int, before: int, after: int, shown: bool) -> Iterator[Wrong]:
    """So many cards have those before a seat, and so many the others; the rest was shown."""
    for other in range(s.seats):
        cards = before if other in _before(s, seat) else after
        player, who = s.players[other], f"players {other}"
        wanted = cards if has(s.playing, other) else 0
        yield from same(f"{who} cards", player.cards, wanted, by="agenda 0 seat")
        seen = sum(eyes == ALL_EYES for eyes in player.eyes)
        wanted = _hand(s) - cards if shown and has(s.playing, other) else 0
        yield from never(seen != wanted, f"{who} eyes", f"{who} cards")
