"""What is said here, in every language."""

from pathlib import Path

from tunnelier.core.language import Catalogue

MESSAGES = Catalogue(Path(__file__).parent)
