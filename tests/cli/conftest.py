"""Commands as a person types them."""

import io
import sys

import pytest

from tunnelier.cli.main import main


@pytest.fixture
def typing(capsys, monkeypatch):
    """Run a command with lines typed; gives exit code, output and complaints."""

    def command(*arguments, typed=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = 0
        try:
            main([str(argument) for argument in arguments])
        except SystemExit as end:
            code = end.code or 0
        return code, *capsys.readouterr()

    return command
