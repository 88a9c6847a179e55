"""The subset of Python that rules are written in, and what to write instead of the rest.

Compiled rules are less than Python: whole numbers, fields, tables, loops, `if` and `match`. This is
what occurs in rules, by a survey of all games and examples. `core/proofread.py` holds rules to it
when a game is loaded, and the tables in docs/add-a-game.md are made from it.
"""

from __future__ import annotations

from typing import NamedTuple

BUILT_IN = ("abs", "bool", "int", "len", "max", "min", "range")
"""What rules may call besides other rules."""


class Allowed(NamedTuple):
    """Something that may occur in a rule."""

    what: str
    example: str
    nodes: tuple[str, ...]
    """The names of the classes of `ast` that it is made of."""


class Refused(NamedTuple):
    """Something that may not occur in a rule, and what to write instead."""

    what: str
    instead: str
    nodes: tuple[str, ...] = ()


ALLOWED = (
    Allowed("names of parameters and variables, and of what the module has", "x = y", ("Name",)),
    Allowed("whole numbers, `True`, `False`", "x = 3", ("Constant",)),
    Allowed("fields of records, members of enums", "x = s.props", ("Attribute",)),
    Allowed("places of array fields and tables", "x = TABLE[y]", ("Subscript",)),
    Allowed(
        "assignments, also of several at once",
        "x, s.props = y, x\nx += 1\nz: int = x",
        ("Assign", "AugAssign", "AnnAssign", "Tuple"),
    ),
    Allowed(
        f"calls of other rules, and of {', '.join(f'`{name}`' for name in BUILT_IN)}; "
        "arguments by their order",
        "helper(s, min(x, 3))",
        ("Call", "Expr"),
    ),
    Allowed(
        "sums, differences, products, whole quotients and remainders",
        "x = -(x + y - 2 * x) // +3 % 4",
        ("BinOp", "Add", "Sub", "Mult", "FloorDiv", "Mod", "UnaryOp", "USub", "UAdd"),
    ),
    Allowed(
        "bits",
        "x = ~x & 1 << y | x >> 1 ^ y",
        ("LShift", "RShift", "BitAnd", "BitOr", "BitXor", "Invert"),
    ),
    Allowed(
        "comparisons, also in a chain",
        "x = 0 <= x < y\nx = y == 1 or y != 2 or x > y >= 3",
        ("Compare", "Eq", "NotEq", "Lt", "LtE", "Gt", "GtE"),
    ),
    Allowed(
        "`and`, `or`, `not`, `… if … else …`",
        "x = 1 if x and not y or x else 2",
        ("BoolOp", "And", "Or", "Not", "IfExp"),
    ),
    Allowed("`if`, `pass`", "if x:\n    pass", ("If", "Pass")),
    Allowed(
        "`for` over a range, a table or an array field, `while`",
        "for k in range(y):\n    while x:\n        break\n    continue",
        ("For", "While", "Break", "Continue"),
    ),
    Allowed(
        "`match` over numbers and members of enums",
        "match x:\n    case Kind.TAKE | Kind.SHINE:\n        x = 1\n    case _:\n        x = 2",
        ("Match", "match_case", "MatchValue", "MatchOr", "MatchAs"),
    ),
    Allowed("`return`, also of several numbers", "return x", ("Return",)),
)
"""What occurs in rules, by a survey of all games and examples."""

FRACTION = Refused("a fraction", "rules know whole numbers: count in halves, or in hundredths")
DIVISION = Refused("`/`", "`//` rounds down", ("Div",))
POWER = Refused("`**`", "multiply, or shift: `1 << n`", ("Pow",))
PRODUCT = Refused("`@`", "write a loop", ("MatMult",))
STRING = Refused(
    "a string",
    "write a number, or a member of an enum; its words are in words/en.ftl",
    ("JoinedStr", "FormattedValue", "TemplateStr", "Interpolation"),
)
NOTHING = Refused("`None` or `...`", "write a number of its own, like `NOBODY = -1`")
LIST = Refused(
    "a list",
    "nothing is made while rules run: what changes is a field of the state, what does not is a "
    "table of the module",
    ("List", "ListComp", "GeneratorExp"),
)
DICT = Refused("a dict", "use a tuple or a table, looked up by a number", ("Dict", "DictComp"))
SET = Refused("a set", "use the bits of a number: see core/bits.py", ("Set", "SetComp"))
SLICE = Refused("a slice", "loop over the places", ("Slice",))
MEMBERSHIP = Refused("`in`", "compare with each of them, or write a loop", ("In", "NotIn"))
IDENTITY = Refused("`is`", "`==` compares numbers", ("Is", "IsNot"))
EXCEPTION = Refused(
    "an exception",
    "`refuse` says why a move is not allowed, and only allowed moves are played",
    ("Try", "TryStar", "Raise", "Assert"),
)
WITH = Refused("`with`", "a rule has nothing to open", ("With", "AsyncWith"))
INNER_IMPORT = Refused("an import", "import at the top of the file", ("Import", "ImportFrom"))
INNER_FUNCTION = Refused(
    "a function or class inside a function",
    "write a rule of its own beside it",
    ("FunctionDef", "AsyncFunctionDef", "ClassDef", "Lambda"),
)
GLOBAL = Refused(
    "a change of anything but the state",
    "whatever is remembered is a field of the state",
    ("Global", "Nonlocal"),
)
DELETE = Refused("`del`", "set the field to 0", ("Delete",))
WAITING = Refused(
    "`yield` or `await`",
    "`ask` a question, and go on in the `case` of its answer",
    ("Yield", "YieldFrom", "Await", "AsyncFor"),
)
WALRUS = Refused("`:=`", "assign on a line before", ("NamedExpr",))
LOOP_ELSE = Refused("`else` after a loop", "write it below the loop")
LOOP_NAMES = Refused("several names in a `for`", "loop over one name, and take its parts by number")
PATTERN = Refused(
    "a `case` with anything but numbers, members of enums, `|` and `_`",
    "compare with `if`",
    ("MatchSequence", "MatchMapping", "MatchClass", "MatchStar", "MatchSingleton"),
)
KEYWORD = Refused("an argument with its name", "give arguments by their order", ("keyword",))
STARS = Refused("`*` or `**` before a name", "name every argument", ("Starred",))
ALIAS = Refused("`type`", "declare it at the top of the file", ("TypeAlias",))
IDLE = Refused("a line that does nothing", "assign it, return it or call it")
RANDOM = Refused(
    "a source of random numbers",
    "whatever is random is a question to CHANCE, which `ways` and `step` answer",
)
TIME = Refused("a clock", "a rule knows nothing but the state: what it needs is a field")
NUMPY = Refused("NumPy", "make tables at the top of the file; only facts.py names NumPy's numbers")
NOT_A_RULE = Refused(
    "a function without @rule",
    f"call rules, or one of {', '.join(f'`{name}`' for name in BUILT_IN)}",
)
UNCALLED = Refused("a rule without its call", "write its arguments in parentheses")
OTHER = Refused(
    "anything else", "rules have whole numbers, members of enums, tuples and arrays of them"
)

REFUSED = tuple(each for each in [*vars().values()] if isinstance(each, Refused))
"""All of them, in the order in which they stand above."""
