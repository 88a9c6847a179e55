"""The command `tunnelier`: its commands and options. What is heavy is imported when needed.

What they say of themselves is in words/: see `speech.py`.
"""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from functools import cache, partial
from pathlib import Path
from typing import Annotated, Any

import typer

from tunnelier.core.language import LANGUAGES
from tunnelier.core.mistakes import Mistake, quoted
from tunnelier.web.watching.logs import Log

from . import settings as settings_of
from .speech import Command, Group, complain, language_of, spoken
from .words import MESSAGES

app = typer.Typer(
    name="tunnelier",
    cls=Group,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
command = partial(app.command, cls=Command)
SHELLS = ""
"""The language of the shell, unless another one is asked for."""


class Theme(StrEnum):
    """Colours of drawings."""

    auto = "auto"
    light = "light"
    dark = "dark"


def _known_language(context: typer.Context, lang: str) -> str:
    if lang and lang not in LANGUAGES:
        raise Mistake(MESSAGES["wrong-language"], known=", ".join(LANGUAGES), said=quoted(lang))
    return lang or str(context.obj)


def _use_tables(folder: Path | None) -> Path | None:
    """Games read their tables when they are loaded: this must come first."""
    if folder is not None:
        os.environ["TUNNELIER_TABLES"] = str(folder.resolve())
    return folder


Players = Annotated[int | None, typer.Option("--players", "-p")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o")]
Language = Annotated[
    str,
    typer.Option(
        "--lang", "-l", metavar="|".join(LANGUAGES), callback=_known_language, show_default=False
    ),
]
Json = Annotated[bool, typer.Option("--json")]
Thinkers = Annotated[int | None, typer.Option(min=0)]
Simulations = Annotated[int | None, typer.Option(min=1)]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS")]
Database = Annotated[
    str | None, typer.Option(envvar=settings_of.variable("database"), show_envvar=False)
]
Settings = Annotated[
    Path | None,
    typer.Option(
        envvar=settings_of.variable("settings"),
        show_envvar=False,
        callback=settings_of.from_file,
        is_eager=True,
    ),
]
Tables = Annotated[Path | None, typer.Option("--tables", callback=_use_tables, is_eager=True)]


@command()
def play(
    game: Annotated[str | None, typer.Argument()] = None,
    players: Players = None,
    humans: int | None = None,
    bots: str | None = None,
    seed: int | None = None,
    option: Options = None,
    load: Path | None = None,
    start: Annotated[Path | None, typer.Option("--from")] = None,
    resume: bool = False,
    confirm: Annotated[bool, typer.Option("--confirm")] = False,
    coach: Annotated[bool, typer.Option("--coach")] = False,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Play in the terminal, against bots or hot-seat."""
    from .edited import SECONDS, play_at_once

    plainly = play_at_once(game)
    from .play import Table, go_on, set_up, set_up_at

    if load is not None or resume:
        table: Table = go_on(load, humans, bots, lang)
    elif start is not None:
        table = set_up_at(start, humans, bots, seed, lang)
    else:
        table = set_up(game, players, humans, bots, seed, _choices(option), lang)
    if plainly:
        table.think_briefly(SECONDS)
    table.confirm, table.coached = confirm, coach
    table.run()


@command()
def learn(game: str, lang: Language = SHELLS, tables: Tables = None) -> None:
    """Learn a game in the terminal: a first match with somebody beside you."""
    from .learn import learn as teach

    teach(game, lang)


@command(context_settings=settings_of.ENVIRONMENT)
def serve(
    context: typer.Context,
    settings: Settings = None,
    port: Annotated[int, typer.Option("--port", "-p")] = 8000,
    host: str = "127.0.0.1",
    browser: bool = True,
    database: str | None = None,
    pace: float = 0.6,
    bots: str = "",
    thinkers: Thinkers = None,
    root_path: str = "",
    trusted_proxies: str = "127.0.0.1,::1",
    metrics_token: Annotated[str, typer.Option(show_default=False)] = "",
    forget_after: Annotated[int, typer.Option(metavar="DAYS", min=0)] = 0,
    hooks_anywhere: Annotated[bool, typer.Option("--hooks-anywhere")] = False,
    mail_server: str = "",
    mail_password: Annotated[str, typer.Option(show_default=False)] = "",
    mail_from: str = "",
    site: str = "",
    log: Log = Log.plain,
    lang: Language = SHELLS,
    tables: Tables = None,
    show_settings: Annotated[bool, typer.Option("--show-settings")] = False,
) -> None:
    """Open the browser table: play with friends and bots, live or over days."""
    for suspect in settings_of.suspects(context.command):
        complain(Mistake(suspect), lang)
    if show_settings:
        with _usable(lang):
            print(*settings_of.shown(context, lang), sep="\n")
        return
    from tunnelier.web.serve import serve as open_doors

    with _usable(lang):
        open_doors(
            host,
            port,
            browser,
            database,
            pace,
            thinkers,
            root_path,
            trusted_proxies,
            metrics_token,
            forget_after,
            hooks_anywhere,
            mail_server,
            mail_password,
            mail_from,
            site,
            log,
            lang,
            bots,
        )


@command(context_settings=settings_of.ENVIRONMENT)
def think(
    database: Database = None,
    settings: Settings = None,
    pace: float = 0.6,
    thinkers: Thinkers = None,
    log: Log = Log.plain,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Think for the bots of the browser table, beside the processes that serve it."""
    from tunnelier.web.think import think as think_for_bots

    with _usable(lang):
        think_for_bots(database, pace, thinkers, log, lang)


@command()
def host(
    address: Annotated[str, typer.Argument()] = "http://localhost:8000/",
    lang: Language = SHELLS,
) -> None:
    """Make a link by which somebody becomes a host of the browser service, once."""
    from tunnelier.web.door.people import INVITED, Signer
    from tunnelier.web.keeping.files import home, make_folder

    with _usable(lang):
        make_folder(home())
        invitation = Signer.kept_in(home() / "key").invitation()
    link = f"{address.rstrip('/')}/host/invited/{invitation}"
    print(MESSAGES["invited"].say(lang, link=link, minutes=INVITED // 60))


@command()
def backup(
    file: Path,
    database: Database = None,
    settings: Settings = None,
    force: Annotated[bool, typer.Option("--force")] = False,
    lang: Language = SHELLS,
) -> None:
    """Keep all tables of the browser service in one file; it may go on meanwhile."""
    from tunnelier.web.keeping import backup as copies
    from tunnelier.web.keeping.files import address, home

    with _usable(lang):
        count = copies.back_up(address(database), home() / "key", file, force)
    print(MESSAGES["backed-up"].say(lang, count=count, path=file))


@command()
def restore(
    file: Path,
    database: Database = None,
    settings: Settings = None,
    lang: Language = SHELLS,
) -> None:
    """Put a backup in the place of the browser service's tables, which must be closed."""
    from tunnelier.web.keeping import backup as copies
    from tunnelier.web.keeping.files import address, home

    with _usable(lang):
        count, kept = copies.restore(address(database), home() / "key", file)
    print(MESSAGES["restored"].say(lang, count=count, path=file))
    for path in kept:
        print(MESSAGES["kept-aside"].say(lang, path=path))


@command()
def migrate(
    database: Database = None,
    settings: Settings = None,
    to: Annotated[str | None, typer.Option(metavar="REVISION")] = None,
    lang: Language = SHELLS,
) -> None:
    """Bring a database that nobody uses to another release's revision, forward or back."""
    from tunnelier.web.keeping.files import address
    from tunnelier.web.keeping.store import migrate_to

    with _usable(lang):
        found, there = migrate_to(address(database), to)
    print(MESSAGES["migrated"].say(lang, found=found, there=there))


@command()
def gate(
    database: Annotated[str | None, typer.Argument()] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1)] = 1,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Before an upgrade: whether this program plays the matches of a database as they were."""
    from .gate import hold_matches

    with _usable(lang):
        passed = hold_matches(database, everything, jobs, lang)
    raise typer.Exit(0 if passed else 1)


@command()
def join(
    url: str,
    name: str = "terminal",
    lang: Language = SHELLS,
) -> None:
    """Play at a table of the browser service, from this terminal."""
    from .join import join as sit_down

    sit_down(url, name, lang)


@command()
def games(as_json: Json = False, lang: Language = SHELLS) -> None:
    """List the games, their seats and their options."""
    from .tell import list_games

    list_games(lang, as_json)


@command()
def rules(
    game: str,
    find: str | None = None,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Read the rules of a game in our words, every rule with its number."""
    from .tell import tell_rules

    tell_rules(game, find, lang)


@command()
def cards(
    game: str,
    filled: Annotated[bool, typer.Option("--fill")] = False,
    everything: Annotated[bool, typer.Option("--all")] = False,
    out: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Print the table of cards in use, or fill in one of your own from the box."""
    from .filling import fill, print_sheet

    if filled:
        fill(game, everything, out, lang)
    else:
        print_sheet(game)


@command()
def simulate(
    game: str,
    games: Annotated[int, typer.Option("--games", "-n")] = 10_000,
    players: Players = None,
    seed: int = 0,
    threads: int | None = None,
    option: Options = None,
    device: str = "cpu",
    cluster: Cluster = None,
    as_json: Json = False,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Play many random games in compiled code and print what came out."""
    from .many import run_many

    run_many(game, games, players, seed, threads, _choices(option), device, as_json, cluster, lang)


@command()
def arena(
    game: str,
    more: Annotated[list[str] | None, typer.Argument(metavar="BOT")] = None,
    bots: Annotated[list[str] | None, typer.Option(metavar="BOT BOT...")] = None,
    games: Annotated[int, typer.Option("--games", "-n")] = 100,
    players: Players = None,
    seed: int = 0,
    threads: int | None = None,
    option: Options = None,
    seconds: float | None = None,
    file: Path | None = None,
    cluster: Cluster = None,
    as_json: Json = False,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Let bots play each other, and see who is better and how sure that is."""
    from .contest import bot_names, run_contest

    names = bot_names([*(bots or []), *(more or [])])
    run_contest(
        game,
        names,
        games,
        players,
        seed,
        threads,
        _choices(option),
        seconds,
        file,
        as_json,
        cluster,
        lang,
    )


@command()
def lab(
    game: str,
    more: Annotated[list[str] | None, typer.Argument(metavar="BOT")] = None,
    bots: Annotated[list[str] | None, typer.Option(metavar="BOT BOT...")] = None,
    games: Annotated[int, typer.Option("--games", "-n")] = 1000,
    players: Annotated[str | None, typer.Option("--players", "-p", metavar="N[, N...]")] = None,
    seed: int = 0,
    threads: int | None = None,
    option: Options = None,
    out: Path | None = None,
    actions: Annotated[bool, typer.Option("--actions")] = False,
    cluster: Cluster = None,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Measure the balance of a game: many games between bots, and a report to read in a browser."""
    from .contest import bot_names
    from .laboratory import Asked, run_lab

    names = bot_names([*(bots or []), *(more or [])]) or ["greedy"]
    folder = out or Path(f"lab-{game}")
    chosen = _choices(option)
    asked = Asked(game, names, games, players, seed, threads, chosen, folder, lang)
    run_lab(asked, actions, cluster)


@command()
def dataset(
    game: str,
    more: Annotated[list[str] | None, typer.Argument(metavar="BOT")] = None,
    bots: Annotated[list[str] | None, typer.Option(metavar="BOT BOT...")] = None,
    matches: Annotated[int, typer.Option("--matches", "-n")] = 1000,
    players: Annotated[str | None, typer.Option("--players", "-p", metavar="N[, N...]")] = None,
    seed: int = 0,
    threads: int | None = None,
    option: Options = None,
    out: Path | None = None,
    layout: str = "table",
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Keep matches of bots as Parquet, answer by answer, with a card that says what is in them."""
    from .contest import bot_names
    from .laboratory import Asked, run_dataset

    names = bot_names([*(bots or []), *(more or [])]) or ["greedy"]
    folder = out or Path(f"dataset-{game}")
    chosen = _choices(option)
    run_dataset(Asked(game, names, matches, players, seed, threads, chosen, folder, lang), layout)


@command()
def solve(
    game: str,
    more: Annotated[list[str] | None, typer.Argument(metavar="BOT")] = None,
    bots: Annotated[list[str] | None, typer.Option(metavar="BOT BOT...")] = None,
    iterations: Annotated[int, typer.Option(min=1)] = 1000,
    seeds: Annotated[int, typer.Option(min=1)] = 1,
    players: Players = None,
    option: Options = None,
    as_json: Json = False,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Solve a small game exactly, and see how much a perfect opponent wins from bots."""
    from .contest import bot_names
    from .solving import run_solving

    names = bot_names([*(bots or []), *(more or [])])
    run_solving(game, names, iterations, seeds, players, _choices(option), as_json, lang)


@command()
def train(
    game: str,
    device: str = "cpu",
    minutes: float | None = None,
    resume: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    out: Path | None = None,
    option: Options = None,
    seed: int | None = None,
    width: int | None = None,
    horizon: int | None = None,
    entropy: float | None = None,
    trace: float | None = None,
    ladder: float = 3.0,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Learn a game from nothing but its rules, by playing against oneself (extra learn)."""
    from .training import run_training

    if resume is not None and (seed is not None or width is not None):
        raise Mistake(MESSAGES["train-as-begun"])
    folder = out or (resume if resume and resume.is_dir() else Path(f"train-{game}"))
    slower = None if entropy is None else entropy / 10
    changes = {"seed": seed, "width": width, "horizon": horizon, "trace": trace}
    changes |= {"entropy": entropy, "entropy_end": slower}
    run_training(game, folder, resume, device, minutes, ladder, _choices(option), changes, lang)


@command()
def ship(
    game: str,
    checkpoint: Annotated[Path, typer.Argument(metavar="FOLDER")],
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Put what a training has learned into the game's folder, for all who install the game."""
    from .training import run_shipping

    run_shipping(game, checkpoint, lang)


@command()
def replay(
    file: Path,
    move: int | None = None,
    html: Path | None = None,
    svg: Path | None = None,
    png: Path | None = None,
    seat: int | None = None,
    theme: Theme = Theme.auto,
    rules: Annotated[bool, typer.Option("--rules")] = False,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Step through a saved match, or write it as pictures."""
    from .replay import draw_match, step_through

    if html or svg or png:
        draw_match(file, html, svg, png, seat, move, theme.value, lang)
    else:
        step_through(file, move, lang, rules)


@command()
def hint(
    file: Path,
    simulations: Simulations = None,
    as_json: Json = False,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Ask the coach: the moves of the seat to play, best first."""
    from .coaching import hint as tell_hint

    tell_hint(file, simulations, lang, as_json)


@command()
def review(
    file: Path,
    out: Path | None = None,
    simulations: Simulations = None,
    as_json: Json = False,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Go through a finished match: which choices cost most, and what was better."""
    from .coaching import review as tell_review

    tell_review(file, out, simulations, lang, as_json)


@command()
def puzzles(
    game: str,
    play: Annotated[bool, typer.Option("--play")] = False,
    number: int | None = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    count: Annotated[int, typer.Option("--count", "-n", min=1)] = 10,
    seed: int = 0,
    minutes: float | None = None,
    out: Path | None = None,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Find puzzles in matches of bots, for all who install the game; or solve those there are."""
    from .puzzling import check_puzzles, find_puzzles, solve_puzzles

    if check:
        check_puzzles(game, number, out, lang)
    elif play or number is not None:
        solve_puzzles(game, number, lang)
    else:
        find_puzzles(game, count, seed, minutes, out, lang)


@command()
def verify(
    file: Path,
    bot: Annotated[list[str] | None, typer.Option("--bot")] = None,
    as_json: Json = False,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Prove that no draw of a finished match was tampered with."""
    from .replay import prove

    raise typer.Exit(prove(file, as_json, bot or (), lang))


@command()
def warm(
    game: Annotated[list[str] | None, typer.Argument()] = None,
    lang: Language = SHELLS,
    tables: Tables = None,
) -> None:
    """Compile the rules now, so that nothing waits for it later."""
    from .many import warm_up

    warm_up(game or [], lang)


@command()
def check(
    game: str,
    thorough: Annotated[bool, typer.Option("--thorough")] = False,
    law: list[int] | None = None,
    out: Annotated[Path, typer.Option("--out")] = Path(),
    lang: Language = SHELLS,
) -> None:
    """Hold a game to every law: for those who write games."""
    from .check import check_game

    if not check_game(game, thorough, law or [], out, lang):
        raise typer.Exit(1)


@command("new-game")
def new_game(
    name: str,
    folder: Annotated[Path, typer.Option("--in")] = Path(),
    example: str | None = None,
    lang: Language = SHELLS,
) -> None:
    """Make the folder of a new game, playable at once: the least it needs, or a whole example."""
    from .scaffold import make_game

    make_game(name, folder, example, lang)


def _version(wanted: bool) -> None:
    if wanted:
        from tunnelier import __version__

        print(f"tunnelier {__version__}")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
) -> None:
    """Modern board games, implemented whole: play them, replay them, measure them."""


@contextmanager
def _usable(lang: str) -> Iterator[None]:
    """What keeps the service from being opened is said in a sentence, with exit code 1."""
    from tunnelier.web.keeping.files import Unusable

    try:
        yield
    except Unusable as error:
        complain(error, lang)
        raise typer.Exit(1) from None


def _choices(option: list[str] | None) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for word in option or []:
        name, equals, choice = word.partition("=")
        if not equals:
            raise Mistake(MESSAGES["wrong-choice"], said=quoted(word))
        chosen[name] = choice
    return chosen


@cache
def _commands() -> Any:
    """All that is declared above, as typer runs it: read once, however often it is run."""
    return typer.main.get_command(app)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line; what goes wrong is said in a sentence, with exit code 2."""
    arguments = sys.argv[1:] if arguments is None else arguments
    lang = language_of(arguments)
    warnings.showwarning = _warn
    try:
        spoken(_commands(), lang).main(arguments, obj=lang)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (ValueError, OSError) as error:
        complain(error, lang)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as error:
        _complain_of_plugins(error, lang)
        sys.exit(2)


def _complain_of_plugins(error: Exception, lang: str) -> None:
    """A mistake in somebody's game is said with its place; one of our own keeps its traceback."""
    from tunnelier.core.faults import placed
    from tunnelier.core.registry import plugins

    for name, package in plugins().items():
        said = placed(package, error)
        if said is not None and "TUNNELIER_TRACEBACK" not in os.environ:
            told = MESSAGES["complaint-of-plugin"].say(lang, game=name, said=said)
            print(told, file=sys.stderr)
            return
    raise error


def _warn(message: Any, *_: Any, **__: Any) -> None:
    """What is worth knowing is a sentence, too."""
    print(f"tunnelier: {message}", file=sys.stderr)
