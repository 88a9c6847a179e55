"""A process that thinks for the bots of a shared database, and serves nobody."""

from __future__ import annotations

import signal
import threading

from tunnelier.core.language import ENGLISH

from .keeping.files import Unusable, address, home, make_folder
from .keeping.store import Store, told_in_a_sentence
from .playing.tables import Keeper
from .serve import warm_up
from .watching.logs import Log, write_as
from .words import MESSAGES


def think(
    database: str | None,
    pace: float,
    thinkers: int | None,
    log: Log = Log.plain,
    lang: str = ENGLISH,
) -> None:
    """Think until interrupted; what is not thought to its end then, another process takes."""
    make_folder(home())
    store = Store(address(database).render_as_string(hide_password=False))
    if not store.shared:
        store.close()
        raise Unusable("think-alone", name=store.name, command="tunnelier think")
    write_as(log)
    ended = threading.Event()
    for kind in (signal.SIGTERM, signal.SIGINT):
        signal.signal(kind, lambda *_: ended.set())
    warming = warm_up()
    with told_in_a_sentence(store.engine.url):
        keeper = Keeper(store, pace, thinkers, processes=1)
    print(MESSAGES["host-thinks"].say(lang, name=store.name), flush=True)
    try:
        ended.wait()
    finally:
        warming.terminate()
        keeper.close()
        store.close()
