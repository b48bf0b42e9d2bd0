"""Numbers changed by hand in a link: read and written, the last number of a cell kept, an emptied cell as drawn."""

import pytest

from pages.view import matrix_edits

LONG = "k_0_0_" + "0" * (matrix_edits.LONGEST - 5)  # one character more than an edit may have


def test_text_and_edits_are_one_thing():
    assert matrix_edits.parse(LONG[:-1], tuple("qkv")) == [("k", 0, 0, 0.0)]
    found = [("k", 0, 3, 1.5), ("v", 10, 0, -2.0)]
    assert matrix_edits.text(found) == "k_0_3_1.5~v_10_0_-2"
    assert matrix_edits.parse("k_0_3_1.5~v_10_0_-2", tuple("qkv")) == found
    assert matrix_edits.parse("0_3_1.5") == [("", 0, 3, 1.5)]
    assert matrix_edits.parse("", tuple("qkv")) == []
    assert matrix_edits.text([]) == ""
    assert matrix_edits.text([("", 0, 3, 1.23457)]) == "0_3_1.23457"


@pytest.mark.parametrize(
    "raw",
    ["x", "k_0_0", "w_0_0_1", "k_-1_0_1", "k_0_0_nan", "k_0_0_101", "k_512_0_1", "k_0_0_1~", "k_0_0.5_1", "0_0_1", LONG],
)
def test_what_is_no_edit_is_refused(raw: str):
    with pytest.raises(ValueError, match=r"it must look like q_0_1_2\.5"):
        matrix_edits.parse(raw, tuple("qkv"))


def test_too_many_are_refused():
    full = "~".join(f"0_{column}_1" for column in range(matrix_edits.MOST))
    assert len(matrix_edits.parse(full)) == matrix_edits.MOST
    assert len(matrix_edits.parse(f"{full}~0_0_2")) == matrix_edits.MOST
    with pytest.raises(ValueError, match="at most 64"):
        matrix_edits.parse(f"{full}~1_0_1")


def test_typed_numbers_replace_add_and_remove():
    """A typed number is appended to the link's text."""
    before = "k_0_0_1~v_0_0_2"
    assert matrix_edits.parse(f"{before}~v_0_0_5~v_0_1_100", tuple("qkv")) == [
        ("k", 0, 0, 1.0),
        ("v", 0, 0, 5.0),
        ("v", 0, 1, 100.0),
    ]
    assert matrix_edits.parse(f"{before}~v_0_0_", tuple("qkv")) == [("k", 0, 0, 1.0)]
    assert matrix_edits.parse(f"{before}~v_0_0_~v_0_0_7", tuple("qkv")) == [("k", 0, 0, 1.0), ("v", 0, 0, 7.0)]
    assert matrix_edits.parse("0_0_", ("",)) == []
