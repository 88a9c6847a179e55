"""SVG as text: elements, text that fits, boxes, scenes."""

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tunnelier.draw.pieces import button, frame
from tunnelier.draw.svg import (
    Box,
    Scene,
    at,
    column,
    fitted,
    flow,
    number,
    row,
    tag,
    width_of,
    words,
    wrapped,
)
from tunnelier.draw.words import MESSAGES

texts = st.text(st.characters(blacklist_categories=["Cs", "Cc"]), max_size=60)


def scene(legal=(), seat=0, lang="en"):
    """A scene of a game with one shape a move."""
    return Scene(None, seat, legal, lang, False, lambda view, action: (f"spot-{action % 2}",))


def test_an_element_is_written_in_full():
    assert tag("rect", x=1.25, y=2.0, stroke_width=3, class_="a", rx=None) == (
        '<rect x="1.2" y="2" stroke-width="3" class="a"/>'
    )
    assert tag("g", tag("path", d="M0 0")) == '<g><path d="M0 0"/></g>'


def test_what_does_not_move_needs_no_place():
    assert at(0, 0, "x") == "x"
    assert at(1, 2, '<use href="#a"/>') == '<use href="#a" x="1" y="2"/>'
    assert at(1, 2.5, "x") == '<g transform="translate(1 2.5)">x</g>'


@given(texts)
def test_any_text_is_well_formed(text):
    element = ElementTree.fromstring(words(0, 0, text, data_said=text))
    assert (element.text or "") == text
    assert element.get("data-said") == text


def test_numbers_are_short():
    assert [number(n) for n in (3, 3.04, 0.25, -7.0)] == ["3", "3", "0.25", "-7"]


def test_wide_letters_are_wider():
    assert width_of("mmm") > width_of("nnn") > width_of("iii")
    assert width_of("dig", bold=True) > width_of("dig")
    assert width_of("dig", 28) == pytest.approx(2 * width_of("dig", 14))


@given(texts, st.floats(40, 400))
def test_a_fitted_text_fits(text, width):
    assert width_of(fitted(text, width)) <= width


@given(st.lists(st.sampled_from(["a", "drill", "through", "chalk"]), min_size=1, max_size=20))
def test_wrapped_lines_keep_every_word(said):
    lines = wrapped(" ".join(said), 90)
    assert " ".join(lines).split() == said
    assert all(width_of(line) <= 90 for line in lines)


def test_lines_are_not_broken_where_the_words_forbid_it():
    """As before French signs."""
    assert wrapped("que faire\N{NO-BREAK SPACE}?", 60) == ("que", "faire\N{NO-BREAK SPACE}?")


def test_what_is_too_long_ends_in_an_ellipsis():
    lines = wrapped("one two three four five six seven", 60, most=2)
    assert len(lines) == 2 and lines[1].endswith("…")


def test_boxes_know_their_room():
    boxes = [Box(10, 20, "a"), Box(30, 5, "b")]
    assert column(boxes, 2)[:2] == (30, 27)
    assert row(boxes, 2)[:2] == (42, 20)
    assert flow(boxes * 2, 42, 2)[:2] == (42, 42)
    assert flow(boxes, 35, 2)[:2] == (30, 27)


def test_a_target_says_which_moves_touch_it():
    drawn = ElementTree.fromstring(scene([3, 4, 5]).target("spot-1", "Spot", halo=frame(9, 9)))
    assert drawn.get("data-moves") == "3 5"
    assert (drawn.get("role"), drawn.get("tabindex")) == ("button", "0")
    assert drawn.find("title").text == "Spot"
    assert drawn.find("rect").get("class") == "halo"


def test_an_unlit_target_still_has_a_name():
    drawn = ElementTree.fromstring(scene([4]).target("spot-1", "Spot & more", halo=frame(9, 9)))
    assert drawn.get("data-moves") is None and drawn.get("tabindex") is None
    assert drawn.find("title").text == "Spot & more"
    assert drawn.find("rect") is None


def test_a_stamp_is_drawn_once():
    stage, drawn = scene(), []
    piece = lambda letter: drawn.append(letter) or f"<path d='{letter}'/>"  # noqa: E731
    body = "".join(stage.stamp("pick", piece, "M0 0") for _ in range(3))
    assert body == 3 * '<use href="#stamp-pick"/>' and drawn == ["M0 0"]
    assert str(stage.drawing("Board", "x", Box(1, 1, body), {})).count("<path") == 1


def test_a_spectator_sees_no_buttons():
    assert button(scene([4]), "spot-0", "Dig").body
    assert button(scene([]), "spot-0", "Dig").body
    assert not button(scene([], seat=None), "spot-0", "Dig").body


def test_a_drawing_has_title_description_and_language():
    stage = scene(lang="fr")
    drawing = stage.drawing(
        "Board", "Nothing on it", Box(5, 7, words(0, 9, stage.say(MESSAGES["table"]))), {}
    )
    root = ElementTree.fromstring(str(drawing))
    spoken = [root.find("{http://www.w3.org/2000/svg}" + word).text for word in ("title", "desc")]
    assert spoken == ["Board", "Nothing on it"]
    assert root.get("lang") == "fr"
    assert root.get("viewBox") == f"0 0 {number(drawing.width)} {number(drawing.height)}"
    assert "var(" not in drawing.flat() and "La table" in drawing.flat("dark")
    assert "<style>" not in drawing.svg(styled=False)


def test_unknown_themes_are_named():
    with pytest.raises(ValueError, match="auto, light, dark"):
        scene().drawing("Board", "", Box(1, 1, ""), {}).svg("sepia")


def test_groups_glow_together():
    stage = scene()
    body = stage.target("spot-1", "Spot", group="tunnel-7")
    assert "[data-group=tunnel-7]" in stage.drawing("Board", "x", Box(1, 1, body), {}).svg()
