"""A report: one page of HTML that needs nothing else, for people who design games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from tunnelier.bots import called
from tunnelier.core.language import Phrase
from tunnelier.core.meta import Meta
from tunnelier.core.numbers import percent, plain, signed
from tunnelier.draw.theme import style

from .charts import Bars, Dot, bars, dots, histogram, on_every_screen, ridges
from .deeds import KINDS
from .words import MESSAGES

PAGE = Path(__file__).with_name("page.html")
AT_EITHER_END = 5
"""So many things of a group are drawn at the top and at the bottom."""
BARS_SHOWN = 14
STRONGEST_SHOWN = 3
THING_COLUMNS = ("what", "done", "with", "without", "difference")
NEWS_COLUMNS = ("what", "rule", "a-game", "games")
REFUSAL_COLUMNS = ("prohibition", "rule", "questions", "games")

Figures = Mapping[str, Any]


def report(meta: Meta, samples: Sequence[Figures], lang: str = "en") -> str:
    """The page of one or more samples of a game, from their figures."""
    first = samples[0]
    parts = [_reconstructed(meta, first, lang)]
    if len(samples) > 1:
        parts += [_contents(samples, lang), _sweep(samples, lang)]
    for sample in samples:
        parts += _sample(sample, len(samples) > 1, lang)
    parts.append(_how(first, lang))
    return Template(PAGE.read_text(encoding="utf-8")).substitute(
        lang=lang,
        title=escape(MESSAGES["title"].say(lang, title=meta.title)),
        subtitle=escape(_subtitle(meta, samples, lang)),
        theme=style({}),
        body="\n".join(filter(None, parts)),
    )


def _subtitle(meta: Meta, samples: Sequence[Figures], lang: str) -> str:
    first = samples[0]
    counts = ", ".join(str(sample["players"]) for sample in samples)
    said = MESSAGES["subtitle"].filled(
        games=sum(sample["games"] for sample in samples),
        bots=", ".join(called(name).say(lang) for name in first["bots"]),
        players=MESSAGES["numbers-of-players"].filled(counts=counts),
    )
    for option in meta.options:
        choice = option.choices[first["options"][option.name]]
        named = MESSAGES["subtitle-option"].filled(name=option.meaning, choice=choice)
        said = named.filled(subtitle=said)
    return said.say(lang)


# --- the frame of a section


def _section(title: Phrase, meaning: str, *content: str, lang: str, name: str) -> str:
    return (
        f'<section id="{name}"><h3>{escape(title.say(lang))}</h3>'
        f'<p class="meaning">{escape(meaning)}</p>{"".join(content)}</section>'
    )


def _reconstructed(meta: Meta, sample: Figures, lang: str) -> str:
    sentences = []
    if sample["own_tables"]:
        sentences.append(MESSAGES["own-tables"].say(lang, tables=sample["tables"]))
    elif meta.reconstructed:
        sentences += [meta.reconstructed.say(lang), MESSAGES["reconstructed-warning"].say(lang)]
    if not sentences:
        return ""
    title = escape(MESSAGES["reconstructed"].say(lang))
    said = escape(" ".join(sentences))
    return f'<section id="reconstructed" class="warning"><h3>{title}</h3><p>{said}</p></section>'


def _sample(sample: Figures, among_others: bool, lang: str) -> list[str]:
    """The sections of one number of players."""
    suffix = f"-{sample['players']}"
    heading = MESSAGES["with-players"].say(lang, n=sample["players"])
    return [
        f'<h2 id="players{suffix}">{escape(heading)}</h2>' if among_others else "",
        _short(sample, lang, suffix),
        _seats(sample, lang, suffix),
        _order(sample, lang, suffix),
        _length(sample, lang, suffix),
        _scores(sample, lang, suffix),
        _margin(sample, lang, suffix),
        _things(sample, lang, suffix),
        _rules(sample, lang, suffix),
    ]


def _contents(samples: Sequence[Figures], lang: str) -> str:
    """Links to the numbers of players."""
    links = (
        f'<a href="#players-{n}">{escape(MESSAGES["with-players"].say(lang, n=n))}</a>'
        for n in (sample["players"] for sample in samples)
    )
    return f"<nav>{''.join(links)}</nav>"


# --- in short


def _short(sample: Figures, lang: str, suffix: str) -> str:
    lines = "".join(f"<li>{escape(line)}</li>" for line in _findings(sample, lang))
    title = escape(MESSAGES["short"].say(lang))
    return f'<section id="short{suffix}"><h3>{title}</h3><ul>{lines}</ul></section>'


def _findings(sample: Figures, lang: str) -> list[str]:
    fair = sample["fair"]
    said = []
    for seat in sample["seats"]:
        verdict = _verdict(seat["wins"], fair)
        if verdict:
            phrase = MESSAGES["seat-favoured"] if verdict > 0 else MESSAGES["seat-unlucky"]
            share = with_interval(seat["wins"], lang)
            said.append(phrase.say(lang, name=seat["name"], share=share, fair=percent(fair, lang)))
    said = said or [MESSAGES["seats-even"].say(lang)]
    said.append(_about_beginning(sample, lang))
    length = sample["length"]["decisions"]
    typical = {"decisions": length["50%"], "low": length["5%"], "high": length["95%"]}
    alike = typical["low"] == typical["high"]
    said.append((MESSAGES["alike"] if alike else MESSAGES["typical"]).say(lang, **typical))
    strongest = _strongest(sample)
    if strongest:
        things = [
            MESSAGES["strong-thing"].filled(
                name=name, heading=heading, lift=signed(100 * lift, lang)
            )
            for heading, name, lift in strongest
        ]
        said.append(MESSAGES["strongest"].say(lang, things=things))
    return said


def _about_beginning(sample: Figures, lang: str) -> str:
    if sample["always_begins"] is not None:
        seat = sample["seats"][sample["always_begins"]]["name"]
        return MESSAGES["always-begins"].say(lang, seat=seat)
    beginner, fair = sample["turn_order"][0]["wins"], sample["fair"]
    verdicts = (MESSAGES["first-even"], MESSAGES["first-favoured"], MESSAGES["first-unlucky"])
    phrase = verdicts[_verdict(beginner, fair)]
    return phrase.say(lang, share=with_interval(beginner, lang), fair=percent(fair, lang))


def _verdict(share: Mapping[str, float], fair: float) -> int:
    """1 if the whole interval is above even chances, −1 if below, 0 if it holds them."""
    return (share["low"] > fair) - (share["high"] < fair)


def _strongest(sample: Figures) -> list[tuple[str, str, float]]:
    """The things that most surely go with winning; kinds of move are no things."""
    groups = [group for group in sample["things"] if group["group"] != KINDS]
    sure = sorted(
        (-each["low"], group["heading"], each["name"], each["lift"])
        for group in groups
        for each in group["things"]
        if each["low"] > 0
    )
    once: dict[str, tuple[str, str, float]] = {}
    for _, heading, name, lift in sure:
        once.setdefault(name, (heading, name, lift))
    return list(once.values())[:STRONGEST_SHOWN]


# --- who wins


def _sweep(samples: Sequence[Figures], lang: str) -> str:
    rows = []
    for sample in samples:
        wins, fair = sample["turn_order"][0]["wins"], sample["fair"]
        lift = {key: wins[key] - fair for key in ("low", "high")} | {"lift": wins["share"] - fair}
        label = MESSAGES["players"].say(lang, n=sample["players"])
        rows.append(Dot(label, lift["lift"], lift["low"], lift["high"], lift_said(lift, lang)))
    nothing = MESSAGES["no-difference"].say(lang)
    chart = dots(rows, 0, nothing)
    meaning = MESSAGES["sweep-meaning"].say(lang)
    return _section(MESSAGES["sweep"], meaning, chart, lang=lang, name="sweep")


def _seats(sample: Figures, lang: str, suffix: str) -> str:
    chart = _shares([(seat["name"], seat["wins"]) for seat in sample["seats"]], sample, lang)
    meaning = MESSAGES["seats-meaning"].say(lang)
    return _section(MESSAGES["seats"], meaning, chart, lang=lang, name=f"seats{suffix}")


def _order(sample: Figures, lang: str, suffix: str) -> str:
    named = [(_place(line["place"], lang), line["wins"]) for line in sample["turn_order"]]
    chart = _shares(named, sample, lang)
    meaning = MESSAGES["order-meaning"].say(lang)
    if sample["always_begins"] is not None:
        meaning = _about_beginning(sample, lang)
    return _section(MESSAGES["order"], meaning, chart, lang=lang, name=f"order{suffix}")


def _place(place: int, lang: str) -> str:
    named = MESSAGES.get(f"place-{place + 1}") or MESSAGES["another-place"].filled(n=place + 1)
    return named.say(lang)


def _shares(named: Sequence[tuple[str, Mapping[str, float]]], sample: Figures, lang: str) -> str:
    rows = [
        Dot(name, share["share"], share["low"], share["high"], with_interval(share, lang))
        for name, share in named
    ]
    fair = MESSAGES["fair"].say(lang, fair=percent(sample["fair"], lang))
    return dots(rows, sample["fair"], fair)


# --- how long, how much


def _length(sample: Figures, lang: str, suffix: str) -> str:
    charts = []
    for name, spread in sample["length"].items():
        if name == "choices" and spread == sample["length"]["decisions"]:
            continue  # no decision was ever forced
        heading = MESSAGES[f"length-{name}"].say(lang)
        title = heading[0].upper() + heading[1:]
        charts.append(f"<h4>{escape(title)}</h4>{_histogram(spread, heading, lang)}")
    meaning = MESSAGES["length-meaning"].say(lang)
    return _section(MESSAGES["length"], meaning, *charts, lang=lang, name=f"length{suffix}")


def _scores(sample: Figures, lang: str, suffix: str) -> str:
    rows = [
        (seat["name"], _bars(seat["score"]), seat["score"]["50%"], _median(seat["score"], lang))
        for seat in sample["seats"]
    ]
    title = "; ".join(_said_of(name, said, lang) for name, _, _, said in rows)
    chart = on_every_screen(lambda width: ridges(rows, width, lang), title)
    meaning = MESSAGES["scores-meaning"].say(lang)
    return _section(MESSAGES["scores"], meaning, chart, lang=lang, name=f"scores{suffix}")


def _margin(sample: Figures, lang: str, suffix: str) -> str:
    chart = _histogram(sample["margin"], MESSAGES["points"].say(lang), lang)
    shared = percent(sample["shared_victories"]["share"], lang)
    meaning = MESSAGES["margin-meaning"].say(lang, shared=shared)
    return _section(MESSAGES["margin"], meaning, chart, lang=lang, name=f"margin{suffix}")


def _histogram(spread: Mapping[str, Any], what: str, lang: str) -> str:
    said = _median(spread, lang)
    return on_every_screen(
        lambda width: histogram(_bars(spread), spread["50%"], said, width, lang),
        _said_of(what, said, lang),
    )


def _said_of(what: str, said: str, lang: str) -> str:
    return MESSAGES["said-of"].say(lang, what=what, said=said)


def _bars(spread: Mapping[str, Any]) -> Bars:
    return Bars(**spread["bars"])


def _median(spread: Mapping[str, Any], lang: str) -> str:
    numbers = {"n": spread["50%"], "low": spread["5%"], "high": spread["95%"]}
    return MESSAGES["median"].say(lang, **{key: plain(n, lang) for key, n in numbers.items()})


# --- what goes with winning


def _things(sample: Figures, lang: str, suffix: str) -> str:
    groups = [_group(group, lang) for group in sample["things"]]
    meaning = MESSAGES["things-meaning"].say(lang)
    return _section(MESSAGES["things"], meaning, *groups, lang=lang, name=f"things{suffix}")


def _group(group: Mapping[str, Any], lang: str) -> str:
    things = group["things"]
    parts = [f"<h4>{escape(group['heading'])}</h4>"]
    shown = things
    if len(things) > 2 * AT_EITHER_END + 2:
        shown = [*things[:AT_EITHER_END], *things[-AT_EITHER_END:]]
        said = MESSAGES["things-shown"].say(lang, shown=len(shown), all=len(things))
        parts.append(f'<p class="dim">{escape(said)}</p>')
    if shown:
        rows = [
            Dot(each["name"], each["lift"], each["low"], each["high"], lift_said(each, lang))
            for each in shown
        ]
        nothing = MESSAGES["no-difference"].say(lang)
        parts.append(dots(rows, 0, nothing))
    if group["too_rare_or_too_common"]:
        left_out = MESSAGES["too-rare"].say(lang, n=group["too_rare_or_too_common"])
        parts.append(f'<p class="dim">{escape(left_out)}</p>')
    if things:
        all_of = MESSAGES["all-of"].say(lang, what=group["heading"])
        parts.append(_details(all_of, _thing_table(things, lang)))
    return "".join(parts)


def _thing_table(things: Sequence[Mapping[str, Any]], lang: str) -> str:
    rows = []
    for each in things:
        done = percent(each["seats"] / (each["seats"] + each["others"]), lang, 0)
        with_it, without = (percent(each[key], lang) for key in ("wins", "wins_of_others"))
        rows.append((each["name"], done, with_it, without, lift_said(each, lang)))
    return _table(_columns(THING_COLUMNS, lang), rows, "things")


# --- how often


def _rules(sample: Figures, lang: str, suffix: str) -> str:
    rules = sample["rules"]
    parts = []
    for key, heading in (("questions", MESSAGES["questions"]), ("moves", MESSAGES["moves"])):
        parts.append(f"<h4>{escape(heading.say(lang))}</h4>{_frequencies(rules[key], lang)}")
    for key, heading, sense, columns in (
        ("news", MESSAGES["news"], MESSAGES["news-meaning"], NEWS_COLUMNS),
        ("refusals", MESSAGES["refusals"], MESSAGES["refusals-meaning"], REFUSAL_COLUMNS),
    ):
        if rules.get(key):  # numbers of an older lab have no news
            parts.append(f"<h4>{escape(heading.say(lang))}</h4>")
            parts.append(f'<p class="meaning">{escape(sense.say(lang))}</p>')
            met = [_cited(line, lang) for line in rules[key] if line["games"] > 0]
            parts.append(_table(_columns(columns, lang), met, "refusals"))
            parts.append(_never([line for line in rules[key] if line["games"] == 0], lang))
    meaning = MESSAGES["rules-meaning"].say(lang)
    return _section(MESSAGES["rules"], meaning, *parts, lang=lang, name=f"rules{suffix}")


def _cited(line: Mapping[str, Any], lang: str) -> tuple[str, str, str, str]:
    """What a rule says or does, its number, how often a game, and in what share of games."""
    often, ever = plain(line["a_game"], lang, 1), percent(line["games"], lang, 0)
    return line["sentence"], line["rule"] or "", often, ever


def _never(lines: Sequence[Mapping[str, Any]], lang: str) -> str:
    """What was not met at all: no table of zeros."""
    if not lines:
        return ""
    said = (
        f"{line['sentence']} ({line['rule']})" if line["rule"] else line["sentence"]
        for line in lines
    )
    summary = MESSAGES["never-met"].say(lang, n=len(lines))
    return _details(summary, f'<p class="dim">{escape(" ".join(said))}</p>')


def _named(line: Mapping[str, Any]) -> str:
    """A question or a kind of move; numbers of an older lab know nothing but its word."""
    return str(line.get("name", line["word"]))


def _frequencies(lines: Sequence[Mapping[str, Any]], lang: str) -> str:
    a_game = MESSAGES["a-game"]
    rows = [
        (_named(line), line["a_game"], a_game.say(lang, n=plain(line["a_game"], lang, 1)))
        for line in lines
    ]
    most = max(rows[0][1], 1e-9)
    often, seldom = rows[:BARS_SHOWN], rows[BARS_SHOWN:]
    if not seldom:
        return bars(often, most)
    summary = MESSAGES["seldom"].say(lang, n=len(seldom))
    return bars(often, most) + _details(summary, bars(seldom, most))


# --- how it was made


def _how(sample: Figures, lang: str) -> str:
    bots = "; ".join(_bot(name).say(lang) for name in sample["bots"])
    said = MESSAGES["how-meaning"].say(
        lang,
        bots=bots,
        seed=str(sample["seed"]),
        rules=sample["rules_version"],
        tables=sample["tables"] or MESSAGES["no-tables"],
        code=sample["code"],
    )
    title, intervals = escape(MESSAGES["how"].say(lang)), escape(MESSAGES["intervals"].say(lang))
    return f'<section id="how"><h3>{title}</h3><p>{escape(said)}</p><p>{intervals}</p></section>'


def _bot(name: str) -> Phrase:
    kind, _, rest = name.partition(":")
    if kind == "search":
        return MESSAGES["search-meaning"].filled(name=name, n=int(rest.partition(":")[0]))
    known = MESSAGES.get(f"plays-{name}")
    return known.filled(name=called(name)) if known else called(name)


# --- numbers with their intervals


def with_interval(share: Mapping[str, float], lang: str) -> str:
    """A share and its interval, from the figures."""
    low, high = (plain(100 * share[end], lang, 1) for end in ("low", "high"))
    whole = percent(share["share"], lang)
    return MESSAGES["share-and-interval"].say(lang, share=whole, low=low, high=high)


def lift_said(lift: Mapping[str, float], lang: str) -> str:
    """A lift and its interval, from the figures, in points of percentage."""
    said = {end: signed(100 * lift[end], lang) for end in ("lift", "low", "high")}
    return MESSAGES["lift-and-interval"].say(lang, **said)


# --- tables


def _columns(names: Sequence[str], lang: str) -> list[str]:
    return [MESSAGES[f"column-{name}"].say(lang) for name in names]


def _details(summary: str, content: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{content}</details>"


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]], kind: str) -> str:
    """What stands in which column is for the style sheet: classes of cells would weigh too much."""
    head = "".join(f"<th>{escape(text)}</th>" for text in headings)
    lines = (f"<tr>{''.join(f'<td>{escape(text)}</td>' for text in row)}</tr>" for row in rows)
    return (
        f'<div class="scroll"><table class="{kind}"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )
