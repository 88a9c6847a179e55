"""News as tests write it: the rule, the kind, whom it happens to, and the arguments."""


def brief(line, names):
    """Return a line of a story without its words: `C81-5.1 hired english coal=1`.

    `names` are those of the seats. Arguments that are kept from whoever hears it are left out;
    a line that is no news is its sentence.
    """
    if line.news is None:
        return line.said
    whose = [] if line.seat is None else [names[line.seat]]
    arguments = [f"{name}={value}" for name, value in line.about.items()]
    return " ".join([line.rule, line.news, *whose, *arguments])
