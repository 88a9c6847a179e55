"""`python -m tunnelier` is the command `tunnelier`."""

from tunnelier.cli.main import main

main()
