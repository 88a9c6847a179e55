"""Work that really kills the process it is done in, as compiled rules may."""

import os
import signal
from pathlib import Path

DEATHS = "TUNNELIER_TEST_DEATHS"
"""Names the file in which everybody who tried is noted."""


class Deadly:
    """A bot that dies when it thinks."""

    def choose(self, sight):
        """No answer."""
        with Path(os.environ[DEATHS]).open("a") as noted:
            noted.write("x")
        os.kill(os.getpid(), signal.SIGSEGV)


def doubled(number, progress):
    """Something harmless, in two steps."""
    progress(1)
    progress(2)
    return 2 * number


def slain(how):
    """Nothing comes back of it."""
    os.kill(os.getpid(), how)
