"""The command `tunnelier`: its commands and options. What is heavy is imported when needed."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

app = typer.Typer(
    name="tunnelier",
    help="Modern board games, implemented whole: play them, replay them, measure them.",
    epilog="A first game: tunnelier play. The rules of a game: tunnelier rules steam-tunnel.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class Theme(StrEnum):
    """Colours of drawings."""

    auto = "auto"
    light = "light"
    dark = "dark"


class Lang(StrEnum):
    """Languages we speak."""

    en = "en"
    fr = "fr"


def _use_tables(folder: Path | None) -> Path | None:
    """Games read their tables when they are loaded: this must come first."""
    if folder is not None:
        os.environ["TUNNELIER_TABLES"] = str(folder.resolve())
    return folder


GameName = Annotated[str, typer.Argument(help="Name of the game, as `tunnelier games` lists it.")]
File = Annotated[Path, typer.Argument(help="A saved match.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many seats.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="name=choice, e.g. dead_ends=pity. May be repeated."),
]
Language = Annotated[Lang, typer.Option("--lang", "-l", help="English or French.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Simulations = Annotated[
    int | None,
    typer.Option(min=1, help="How much the coach thinks about each question; more is surer."),
]
Cluster = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a Ray cluster: local:2 (two processes here), auto, or HOST:PORT of its head.",
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        help="Where tables are kept, e.g. postgresql+psycopg://user@host/name; default: "
        "TUNNELIER_DATABASE, or a file in your home."
    ),
]
Tables = Annotated[
    Path | None,
    typer.Option(
        "--tables",
        help="Folder with your own tables of cards (GAME.txt), instead of TUNNELIER_TABLES.",
        callback=_use_tables,
        is_eager=True,
    ),
]


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="Which game; asked if left out.")] = None,
    players: Players = None,
    humans: Annotated[
        int | None, typer.Option(help="How many of the seats are people at this keyboard.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bots of the other seats, by level: novice, apprentice, engineer, tiger, "
            "master (or policy, random); e.g. tiger,engineer."
        ),
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="Make the match reproducible (draws are then not secret).")
    ] = None,
    option: Options = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    resume: Annotated[bool, typer.Option(help="Go on where you last left a match.")] = False,
    confirm: Annotated[
        bool, typer.Option("--confirm", help="Wait for Enter (or undo) before a bot answers you.")
    ] = False,
    lang: Language = Lang.en,
    tables: Tables = None,
) -> None:
    """Play in the terminal, against bots or hot-seat.

    Without arguments you are asked what to play. At the table: type the number or the words of a
    move, ? for help, `hint`, `why MOVE` to hear why not, `undo`, `save FILE`, `quit`. Every move
    is kept: after a crash or a closed window, `tunnelier play --resume` goes on.
    """
    from .edited import SECONDS, play_at_once

    plainly = play_at_once(game)
    from .play import Table, go_on, set_up

    if load is not None or resume:
        table: Table = go_on(load, humans, bots, lang.value)
    else:
        table = set_up(game, players, humans, bots, seed, _choices(option), lang.value)
    if plainly:
        table.think_briefly(SECONDS)
    table.confirm = confirm
    table.run()


@app.command()
def serve(
    port: Annotated[int, typer.Option("--port", "-p", help="The first port to try.")] = 8000,
    host: Annotated[
        str, typer.Option(help="0.0.0.0 lets others on your network come to your tables.")
    ] = "127.0.0.1",
    browser: Annotated[bool, typer.Option(help="Open a browser at once.")] = True,
    database: Database = None,
    pace: Annotated[
        float, typer.Option(help="Seconds that a bot takes at least, for people to follow.")
    ] = 0.6,
    root_path: Annotated[
        str, typer.Option(help="The path under which a proxy shows the service, e.g. /games.")
    ] = "",
    trusted_proxies: Annotated[
        str,
        typer.Option(help="Addresses of proxies to believe (X-Forwarded-For, -Proto, -Host)."),
    ] = "127.0.0.1,::1",
    tables: Tables = None,
) -> None:
    """Open the browser table: play with friends and bots, live or over days.

    One process and one file; every accepted move is kept, and all tables are there again after a
    restart. Share a table's link, and whoever opens it can take a free seat. docs/hosting.md tells
    how to host it for others.
    """
    from tunnelier.web.serve import serve as open_doors

    with _usable():
        open_doors(host, port, browser, database, pace, root_path, trusted_proxies)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file.")] = False,
) -> None:
    """Keep all tables of the browser service in one file; it may go on meanwhile.

    The file holds secrets, the key of the cookies too: keep it where nobody else reads it.
    """
    from tunnelier.web import backup as copies
    from tunnelier.web.files import address, home

    with _usable():
        count = copies.back_up(address(database), home() / "key", file, force)
    print(f"{count} tables and the key of their cookies are in {file}")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What `tunnelier backup` wrote.")],
    database: Database = None,
) -> None:
    """Put a backup in the place of the browser service's tables, which must be closed.

    What was there is kept beside it.
    """
    from tunnelier.web import backup as copies
    from tunnelier.web.files import address, home

    with _usable():
        count, kept = copies.restore(address(database), home() / "key", file)
    print(f"{count} tables are there again from {file}")
    for path in kept:
        print(f"what was there is kept in {path}")


@app.command()
def join(
    url: Annotated[str, typer.Argument(help="The link of a table, or of your seat at it.")],
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "terminal",
    lang: Language = Lang.en,
) -> None:
    """Play at a table of the browser service, from this terminal.

    Type the number or the words of a move, `undo`, or `quit`.
    """
    from .join import join as sit_down

    sit_down(url, name, lang.value)


@app.command()
def games(as_json: Json = False, lang: Language = Lang.en) -> None:
    """List the games, their seats and their options."""
    from .tell import list_games

    list_games(lang.value, as_json)


@app.command()
def rules(
    game: GameName,
    find: Annotated[
        str | None, typer.Option(help="Only rules with this number or these words in them.")
    ] = None,
    sheet: Annotated[
        bool, typer.Option("--sheet", help="Print the table of cards in use, as a file to edit.")
    ] = False,
    lang: Language = Lang.en,
    tables: Tables = None,
) -> None:
    """Read the rules of a game in our words, every rule with its number."""
    from .tell import print_sheet, tell_rules

    if sheet:
        print_sheet(game)
    else:
        tell_rules(game, find, lang.value)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 10_000,
    players: Players = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    threads: Annotated[int | None, typer.Option(help="Default: all cores.")] = None,
    option: Options = None,
    device: Annotated[
        str, typer.Option(help="Where to play: cpu, or cuda on an NVIDIA card (extra gpu).")
    ] = "cpu",
    cluster: Cluster = None,
    as_json: Json = False,
    tables: Tables = None,
) -> None:
    """Play many random games in compiled code and print what came out."""
    from .many import run_many

    run_many(game, games, players, seed, threads, _choices(option), device, as_json, cluster)


@app.command()
def arena(
    game: GameName,
    more: Annotated[
        list[str] | None, typer.Argument(metavar="BOT", help="The same as after --bots.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT BOT...",
            help="At least two: novice, apprentice, engineer, tiger, master, policy, greedy, "
            "random, or a search of your own, e.g. search:2000.",
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    players: Players = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    threads: Annotated[
        int | None, typer.Option(help="So many games at once. Default: all cores.")
    ] = None,
    option: Options = None,
    seconds: Annotated[
        float | None,
        typer.Option(help="Think no longer about a question; results then vary with the machine."),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(help="Keep every finished game here, a line of JSON each; it stays."),
    ] = None,
    cluster: Cluster = None,
    as_json: Json = False,
    tables: Tables = None,
) -> None:
    """Let bots play each other, and see who is better and how sure that is.

    For example: tunnelier arena steam-tunnel --bots engineer apprentice --games 200

    Every bot sits on every seat equally often, and games in which the same bots change seats share
    their chance, so that luck weighs less. Ctrl-C stops; the same command goes on where it stopped.
    """
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
    )


@app.command()
def lab(
    game: GameName,
    more: Annotated[
        list[str] | None, typer.Argument(metavar="BOT", help="The same as after --bots.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT BOT...",
            help="One name: that bot sits on all seats. Several: they change seats. Names as for "
            "`arena`; greedy is quick, policy and search:100 play better, master best and slowly. "
            "[default: greedy]",
        ),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-n", help="How many games for each number of players.")
    ] = 1000,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            "-p",
            metavar="N[,N...]",
            help="How many seats; several, as 2,3,4, or `all` put every number into one report.",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    threads: Annotated[
        int | None, typer.Option(help="So many games at once. Default: all cores.")
    ] = None,
    option: Options = None,
    out: Annotated[
        Path | None, typer.Option(help="Folder of the report. Default: lab-GAME here.")
    ] = None,
    actions: Annotated[
        bool, typer.Option("--actions", help="Keep every move of every game in the tables too.")
    ] = False,
    cluster: Cluster = None,
    lang: Language = Lang.en,
    tables: Tables = None,
) -> None:
    """Measure the balance of a game: many games between bots, and a report to read in a browser.

    For example: tunnelier lab steam-tunnel --bots search:100 --players all --games 500

    Writes OUT/report.html, which says who wins, whether it helps to begin, how long games are, what
    goes with winning and which rules hardly matter; OUT/report.json with the same numbers; and
    OUT/games-2p.parquet with a row a game, for tools of your own. Ctrl-C stops; the same command
    goes on where it stopped, and a larger --games adds to what is there.
    """
    from .contest import bot_names
    from .laboratory import run_lab

    names = bot_names([*(bots or []), *(more or [])]) or ["greedy"]
    folder = out or Path(f"lab-{game}")
    chosen = _choices(option)
    run_lab(
        game, names, games, players, seed, threads, chosen, folder, actions, cluster, lang.value
    )


@app.command()
def train(
    game: GameName,
    device: Annotated[
        str, typer.Option(help="Where to learn: cpu, or cuda on an NVIDIA card (extra gpu).")
    ] = "cpu",
    minutes: Annotated[
        float | None, typer.Option(help="How long; without it, until Ctrl-C.")
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Go on from the checkpoint in this folder, or file."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Folder of the checkpoint. Default: that of --resume, or train-GAME."),
    ] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="Another one learns another way.")] = None,
    width: Annotated[
        int | None, typer.Option(help="Of the network; 128 on a card, 64 on a processor.")
    ] = None,
    horizon: Annotated[
        int | None,
        typer.Option(help="Steps over which learning and trying things out slow down."),
    ] = None,
    entropy: Annotated[
        float | None,
        typer.Option(help="What trying things out is worth at first; a tenth of it in the end."),
    ] = None,
    trace: Annotated[
        float | None,
        typer.Option(help="How far results are credited back (λ): 0.97, nearer to 1 is further."),
    ] = None,
    ladder: Annotated[
        float,
        typer.Option(help="Minutes between matches against engineer and tiger; 0 for none."),
    ] = 3.0,
    tables: Tables = None,
) -> None:
    """Learn a game from nothing but its rules, by playing against oneself (extra learn).

    For example: tunnelier train cave-in --minutes 2

    One network learns all numbers of players and all options; an --option is the same at every
    table. Says how it goes, and writes OUT/checkpoint.npz again and again: what is killed goes on
    from there with --resume OUT. In the end OUT/curves.svg shows how it went.
    """
    from .training import run_training

    if resume is not None and (seed is not None or width is not None):
        raise ValueError("a training goes on with the seed and the width that it began with")
    folder = out or (resume if resume and resume.is_dir() else Path(f"train-{game}"))
    slower = None if entropy is None else entropy / 10
    changes = {"seed": seed, "width": width, "horizon": horizon, "trace": trace}
    changes |= {"entropy": entropy, "entropy_end": slower}
    run_training(game, folder, resume, device, minutes, ladder, _choices(option), changes)


@app.command()
def ship(
    game: GameName,
    checkpoint: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Of a training, or a checkpoint itself.")
    ],
    tables: Tables = None,
) -> None:
    """Put what a training has learned into the game's folder, for all who install the game.

    For example: tunnelier ship cave-in train-cave-in

    The levels master and policy, hints and reviews go by it from then on, without PyTorch. It is
    kept in half precision, by a name made of the rules, cards, features and moves it has learned:
    where these change, bots go by the rule of thumb until it is trained anew.
    """
    from .training import run_shipping

    run_shipping(game, checkpoint)


@app.command()
def replay(
    file: File,
    move: Annotated[int | None, typer.Option(help="Show the table after this move only.")] = None,
    html: Annotated[
        Path | None, typer.Option(help="Write the match as one page with a slider, for a browser.")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option(help="Write a drawing of every move into this folder.")
    ] = None,
    png: Annotated[
        Path | None, typer.Option(help="The same as PNG, if a converter is installed.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="Draw what this seat saw; default: what everyone saw.")
    ] = None,
    theme: Annotated[Theme, typer.Option(help="Colours of the drawings.")] = Theme.auto,
    rules: Annotated[bool, typer.Option("--rules", help="Name the rule behind each line.")] = False,
    lang: Language = Lang.en,
    tables: Tables = None,
) -> None:
    """Step through a saved match, or write it as pictures.

    In the terminal: Enter goes on, b goes back, a number jumps, q ends. With --html, --svg or
    --png the boards are drawn instead, as they were after every move.
    """
    from .replay import draw_match, step_through

    if html or svg or png:
        draw_match(file, html, svg, png, seat, move, theme.value, lang.value)
    else:
        step_through(file, move, lang.value, rules)


@app.command()
def hint(
    file: File,
    simulations: Simulations = None,
    as_json: Json = False,
    lang: Language = Lang.en,
    tables: Tables = None,
) -> None:
    """Ask the coach: the moves of the seat to play, best first.

    Each with its chance to win, the points to expect at the end, and how sure that is. The coach
    sees what the seat may see; it gives no secret away.
    """
    from .coaching import hint as tell_hint

    tell_hint(file, simulations, lang.value, as_json)


@app.command()
def review(
    file: File,
    out: Annotated[
        Path | None, typer.Option(help="Where to write the report; default: FILE.review.html.")
    ] = None,
    simulations: Simulations = None,
    as_json: Json = False,
    lang: Language = Lang.en,
    tables: Tables = None,
) -> None:
    """Go through a finished match: which choices cost most, and what was better.

    Writes a page with the chances of every seat over the match. Each choice is judged from what
    the seat could know when it was made.
    """
    from .coaching import review as tell_review

    tell_review(file, out, simulations, lang.value, as_json)


@app.command()
def verify(
    file: File,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", help="Check a bot of the browser table too: SEAT=LEVEL, as 1=tiger."),
    ] = None,
    as_json: Json = False,
    tables: Tables = None,
) -> None:
    """Prove that no draw of a finished match was tampered with.

    Every draw is computed again from the secret that was committed to before the first one. The
    bots of the browser table take their seeds from it too: with --bot every answer is thought out
    again. Exit code: 0 proven, 1 a draw or an answer is wrong, 3 not provable (not over, or its
    draws were typed in).
    """
    from .replay import prove

    raise typer.Exit(prove(file, as_json, bot or ()))


@app.command()
def warm(
    game: Annotated[list[str] | None, typer.Argument(help="Which games; all if left out.")] = None,
    tables: Tables = None,
) -> None:
    """Compile the rules now, so that nothing waits for it later."""
    from .many import warm_up

    warm_up(game or [])


@app.command()
def check(
    game: Annotated[str, typer.Argument(help="Name of the game, e.g. my-game.")],
    thorough: Annotated[
        bool,
        typer.Option("--thorough", help="Look for leaks that hide: it takes minutes."),
    ] = False,
    law: Annotated[
        list[int] | None, typer.Option(help="Hold it to this law alone, by number; repeatable.")
    ] = None,
    out: Annotated[Path, typer.Option("--out", help="Where matches that break a law go.")] = Path(),
) -> None:
    """Hold a game to every law: for those who write games.

    First as plain Python, where a mistake has a traceback, then compiled. A law that is broken is
    told with the match that shows it and the usual cure; the others are held all the same.
    """
    from .check import check_game

    if not check_game(game, thorough, law or [], out):
        raise typer.Exit(1)


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="Name of the game, e.g. my-game.")],
    folder: Annotated[Path, typer.Option("--in", help="Where to make its folder.")] = Path(),
    example: Annotated[
        str | None, typer.Option(help="Copy a whole example, e.g. cave-in, instead of the least.")
    ] = None,
) -> None:
    """Make the folder of a new game, playable at once: the least it needs, or a whole example."""
    from .scaffold import make_game

    make_game(name, folder, example)


def _version(wanted: bool) -> None:
    if wanted:
        from tunnelier import __version__

        print(f"tunnelier {__version__}")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Modern board games, implemented whole: play them, replay them, measure them."""


@contextmanager
def _usable() -> Iterator[None]:
    """What keeps the service from being opened is said in a sentence, with exit code 1."""
    from tunnelier.web.files import Unusable

    try:
        yield
    except Unusable as error:
        _complain(error)
        raise typer.Exit(1) from None


def _choices(option: list[str] | None) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for word in option or []:
        name, equals, choice = word.partition("=")
        if not equals:
            raise ValueError(f"write an option as name=choice, not {word!r}")
        chosen[name] = choice
    return chosen


def main(args: list[str] | None = None) -> None:
    """Run the command line; what goes wrong is said in a sentence, with exit code 2."""
    warnings.showwarning = _warn
    try:
        app(args)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (ValueError, OSError) as error:
        _complain(error)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as error:
        _complain_of_plugins(error)
        sys.exit(2)


def _complain_of_plugins(error: Exception) -> None:
    """A mistake in somebody's game is said with its place; one of our own keeps its traceback."""
    from tunnelier.core.faults import placed
    from tunnelier.core.registry import plugins

    for name, package in plugins().items():
        said = placed(package, error)
        if said is not None and "TUNNELIER_TRACEBACK" not in os.environ:
            print(f"tunnelier: {name}: {said} (TUNNELIER_TRACEBACK=1 shows all)", file=sys.stderr)
            return
    raise error


def _warn(message: Any, *_: Any, **__: Any) -> None:
    """What is worth knowing is a sentence, too."""
    print(f"tunnelier: {message}", file=sys.stderr)


def _complain(error: Any) -> None:
    if isinstance(error, OSError) and error.filename:
        print(f"tunnelier: {error.filename}: {error.strerror}", file=sys.stderr)
    else:
        print(f"tunnelier: {error}", file=sys.stderr)
