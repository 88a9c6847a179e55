"""The balance lab: many games between bots, kept as tables, told as a report for designers.

>>> import tempfile
>>> from tunnelier import lab
>>> with tempfile.TemporaryDirectory() as folder:
...     sample = lab.study("cave-in", ["random"], games=40, folder=folder)[0]
...     lab.figures(sample)["games"]
40

`tunnelier lab` does it from the command line; docs/lab.md says how to read what comes out.
"""

from __future__ import annotations

from .figures import figures
from .page import report
from .study import Sample, study

__all__ = ["Sample", "figures", "report", "study"]
