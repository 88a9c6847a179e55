"""Where shapes lie in a drawing, and what is cut out of it."""

import pytest

from tunnelier.draw.crop import Frame, Places, around, cropped

DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" class="tunnelier">'
    '<defs><g id="stamp-coin"><circle r="5"/></g></defs>'
    '<g transform="translate(10 20)">'
    '<g id="card-1" transform="scale(2)"><title>a card</title>'
    '<rect x="1" y="2" width="10" height="20"/>'
    '<rect x="-50" y="-50" width="300" height="300" fill="transparent"/></g>'
    '<g id="coin-1"><use href="#stamp-coin" x="60" y="30"/></g>'
    '<path id="line" d="M80 10l20-5h10V40" fill="none"/>'
    '<path id="mirrored" transform="translate(150 0) scale(-1 1)" d="M0 0H30V10Z"/>'
    '<text id="word" x="100" y="50" font-size="10" text-anchor="end">mm</text>'
    "</g></svg>"
)


@pytest.mark.parametrize(
    ("name", "frame"),
    [
        ("card-1", (12, 24, 20, 40)),
        ("coin-1", (65, 45, 10, 10)),
        ("line", (90, 25, 30, 35)),
        ("mirrored", (130, 20, 30, 10)),
        ("word", (93.34, 62, 16.66, 10)),
    ],
)
def test_a_shape_is_found_where_it_is_seen(name, frame):
    """Moved, scaled, mirrored, stamped; what cannot be seen takes no room."""
    assert Places(DRAWING).of(name) == [pytest.approx(frame)]


def test_shapes_go_by_patterns_too():
    assert len(Places(DRAWING).of("c*-1")) == 2
    with pytest.raises(KeyError, match="castle"):
        Places(DRAWING).of("castle")


def test_a_picture_is_cut_around_shapes():
    """With some air, but never beyond the drawing."""
    assert ' viewBox="7 19 73 50" width="73" height="50"' in cropped(DRAWING, ["c*-1"], air=5)
    assert ' viewBox="0 10 ' in cropped(DRAWING, ["card-1"])
    assert ' viewBox="0 0 200 100" width="200"' in cropped(DRAWING)


def test_marks_are_numbered_where_there_are_several():
    one, two = cropped(DRAWING, (), ["coin-1"]), cropped(DRAWING, (), ["card-1", "coin-1"])
    assert one.count('stroke-width="3.5"') == 1 and ">1</text>" not in one
    assert two.count('stroke-width="3.5"') == 2 and ">2</text>" in two


def test_the_smallest_frame_around_some():
    assert around([Frame(0, 0, 1, 1), Frame(4, 5, 2, 1)]) == Frame(0, 0, 6, 6)
