"""Spaces that are no place to break a line stand in the catalogues: boards and pages trust them."""

import re
from pathlib import Path

import pytest

import tunnelier

FRENCH = sorted(Path(tunnelier.__file__).parent.rglob("words/fr.ftl"))
LOOSE = re.compile(r"[\w}»)] [:;!?»%](?=\s|$)|« ")
"""A sign of French after a space at which a line may be broken; or before one."""
TEMPLATES = sorted((Path(tunnelier.__file__).parent / "web" / "templates").glob("*.html"))
SIGNED = re.compile(r"say\([^{}]*\) }} ?[:;!?]")
"""A sign after a phrase, as only some languages would write it: `label` has it for all."""


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: file.parts[-3])
def test_signs_of_french_stay_with_their_words(file):
    lines = enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
    assert [n for n, line in lines if not line.startswith("#") and LOOSE.search(line)] == []


def test_signs_stand_in_the_catalogues():
    assert [file.name for file in TEMPLATES if SIGNED.search(file.read_text())] == []
