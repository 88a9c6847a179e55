"""`python -m tunnelier.cli` is the command `tunnelier`."""

from .main import main

main()
