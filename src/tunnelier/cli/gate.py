"""`tunnelier gate`: before an upgrade, whether matches would be played on as they were played."""

from __future__ import annotations

from contextlib import closing, suppress

from tunnelier.core.language import Phrase
from tunnelier.games import load
from tunnelier.web.keeping.gate import Difference, Records, Revisions, database_at, differences

from .screen import counting, ready, say
from .words import MESSAGES


def hold_matches(database: str | None, everything: bool, jobs: int, lang: str) -> bool:
    """Whether every match of a database is played here as it was; each that is not is told."""
    with closing(Records(database_at(database), everything)) as records:
        say(_standing(records.revisions()).say(lang))
        _get_ready(records, lang)
        count, differing = records.count(), 0
        with counting(MESSAGES["gate-comparing"].say(lang), count) as advance:
            for each in differences(records, jobs, advance):
                _tell(each, lang)
                differing += not each.match.frozen
    if differing:
        counted = {"differing": differing, "count": count}
        say(MESSAGES["gate-refused"].say(lang, **counted), "bold red")
    else:
        say(MESSAGES["gate-passed" if count else "gate-none"].say(lang, count=count))
    return not differing


def _standing(revisions: Revisions) -> Phrase:
    as_wanted = revisions.found == revisions.wanted
    return MESSAGES["gate-stands" if as_wanted else "gate-migrates"].filled(**revisions._asdict())


def _get_ready(records: Records, lang: str) -> None:
    """Compile the games here, once, for all who replay; what ails a game is told of its matches."""
    for name in records.games():
        with suppress(Exception):
            ready(load(name), lang)


def _tell(difference: Difference, lang: str) -> None:
    match, found = difference.match, difference.found
    said = MESSAGES["gate-differs"].filled(table=match.table, game=match.game, where=found.where)
    say(said.say(lang, theirs=difference.theirs, ours=difference.ours), "bold")
    if found.written:
        say(f"  {MESSAGES['gate-written'].say(lang, said=found.written)}")
    if found.here:
        say(f"  {MESSAGES['gate-here'].say(lang, said=found.here)}")
    say(f"  {found.reason.say(lang)}")
    if match.frozen:
        say(f"  {MESSAGES['gate-frozen'].say(lang)}")
