"""The rules of Seam. Numbers SE-… are the ledger's (rules.en.md)."""

from enum import IntEnum

from tunnelier.core.agenda import CHANCE, about, answered, ask
from tunnelier.core.codec import Answers, Codec, Kinds
from tunnelier.core.jit import rule

from .state import ORE, State

SIDES = 6


class Ask(IntEnum):
    """What can be asked."""

    DIG_OR_CARRY = 0
    DIE = 1  # of chance, about the seat that digs


class Kind(Kinds):
    """The kinds of move, each with the question it answers and its arguments; chance comes last."""

    DIG = Answers(Ask.DIG_OR_CARRY)
    CARRY = Answers(Ask.DIG_OR_CARRY)
    ROLL = Answers(Ask.DIE, chance=True, die=range(1, SIDES + 1))


class Refusal(IntEnum):
    """Why a move is not allowed; the first three are the engine's."""

    NONE = 0
    NOT_ASKED = 1
    NOT_LEFT = 2
    THE_CART_IS_EMPTY = 3


ACTIONS = Codec(Kind)
KIND, _, X, _, _ = ACTIONS.columns  # of every move: its kind, and its first argument


@rule
def setup(s: State) -> None:
    """All the ore is in the seam, and the first seat begins (SE-1.1)."""
    s.seam = ORE
    ask(s, Ask.DIG_OR_CARRY, 0)


@rule
def refuse(s: State, action: int) -> Refusal:
    """Why the seat to move may not answer so (SE-1.2)."""
    if KIND[action] == Kind.CARRY and s.cart == 0:
        return Refusal.THE_CART_IS_EMPTY
    return Refusal.NONE


@rule
def ways(s: State, action: int) -> int:
    """In how many ways chance can bring this move about: every side of the die in one."""
    return 1


@rule
def step(s: State, action: int) -> None:
    """Answer the question on top of the agenda, and ask what comes next."""
    digger = about(s)
    seat = answered(s)
    match KIND[action]:
        case Kind.DIG:
            ask(s, Ask.DIE, CHANCE, seat)
        case Kind.CARRY:
            carry(s, seat)
        case Kind.ROLL:
            dig(s, digger, X[action] + 1)


@rule
def dig(s: State, seat: int, die: int) -> None:
    """Ore from the seam to the cart, or all of it lost (SE-1.3, SE-1.4)."""
    dug = min(die, s.seam)
    s.seam -= dug
    s.cart = 0 if die == 1 else s.cart + dug
    if s.seam == 0 or die == 1:
        carry(s, seat)
    else:
        ask(s, Ask.DIG_OR_CARRY, seat)


@rule
def carry(s: State, seat: int) -> None:
    """What is in the cart is the seat's; the next one digs, if there is ore (SE-1.5, SE-1.6)."""
    s.players[seat].ore += s.cart
    s.cart = 0
    if s.seam == 0:
        s.over = 1
    else:
        ask(s, Ask.DIG_OR_CARRY, (seat + 1) % s.seats)
