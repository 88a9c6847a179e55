"""What law 9 asks of another process: what follows from some states, as a fingerprint."""

import sys
from pathlib import Path

import numpy as np

from tunnelier.core.registry import load

from .walks import digest

checked = load(sys.argv[1]).ready()
print(digest(checked, np.frombuffer(Path(sys.argv[2]).read_bytes(), checked.State.dtype)))
