"""Machine code under test checks every index, in this process and in those it starts.

It is the code that people play with, and says where it would have left an array. To be set before
Numba is imported.
"""

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")


def often(examples):
    """So many examples of what may be typed or sent; with TUNNELIER_THOROUGH=1 many more."""
    return 20 * examples if "TUNNELIER_THOROUGH" in os.environ else examples
