"""Machine code under test checks every index, in this process and in those it starts.

It is the code that people play with, and says where it would have left an array. To be set before
Numba is imported. The command line speaks English to tests, whatever the shell speaks.
"""

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
os.environ["LC_ALL"] = "C.UTF-8"


def catalogue(folder, **said):
    """A catalogue of one's own: the text of its files, by language."""
    from tunnelier.core.language import Catalogue

    for lang, text in said.items():
        (folder / f"{lang}.ftl").write_text(text, encoding="utf-8")
    return Catalogue(folder)


def often(examples):
    """So many examples of what may be typed or sent; with TUNNELIER_THOROUGH=1 many more."""
    return 20 * examples if "TUNNELIER_THOROUGH" in os.environ else examples
