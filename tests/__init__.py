"""Machine code under test checks every index, in this process and in those it starts.

It is the code that people play with, and says where it would have left an array. To be set before
Numba is imported.
"""

import os

os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
