"""Explore with words of one's own: none, one, many, strange or equal ones."""

import pytest

from pages.board.pieces import Picture
from pages.text import markdown
from pages.view import link
from tests.panels.explore.expected import as_read, close_as_drawn, right
from tests.panels.explore.screen import Screen, labels_of, opened, put, said, shown_in, starting, value


def drawn(at: Screen) -> list[str]:
    """Return the slots of all charts."""
    return [slot for slot, piece in at.pieces.items() if isinstance(piece, Picture)]


def test_no_words_are_no_error_and_typing_brings_the_pictures_back():
    at = opened()
    for text in ("", "   ", "\n\t "):
        put(at, "text", text)
        assert "The sentence has no words yet" in said(at)
        assert not drawn(at)
    put(at, "text", "bat cave")
    assert "no words yet" not in said(at)
    assert drawn(at)
    right(at)


def test_an_empty_second_sentence_is_no_error():
    at = put(opened(kind="cross"), "text2", " ")
    assert "The second sentence has no words yet" in said(at)
    assert right(put(at, "text2", "a bear saw")).memory == ("a", "bear", "saw")


def test_one_word_looks_at_itself():
    at = put(opened(), "text", "bat")
    right(at)
    assert starting(at, "In head").startswith("In head 0, :blue-badge[bat] attends to :orange-badge[bat]: **100 %**")
    assert starting(at, ":violet-badge[output]") == ":violet-badge[output](bat) = **1.00** v(bat)."


@pytest.mark.parametrize(("count", "cut"), [(16, False), (17, False), (65, False), (512, False), (513, True)])
def test_up_to_512_tokens(count: int, cut: bool):
    at = put(opened(query="5"), "text", " ".join(f"w{i}" for i in range(count)))
    note = f"The sentence has {count} tokens; the first 512 are used. Your text is kept."
    assert (note in said(at)) == cut
    assert len(right(at).words) == min(count, 512)
    assert shown_in(at)["bars.bars"]["label"][-1] == f"{min(count, 512) - 6} others"


@pytest.mark.parametrize(("length", "cut"), [(10_000, False), (10_002, True)])
def test_ten_thousand_characters(length: int, cut: bool):
    at = put(opened(), "text", "a " * (length // 2))
    note = f"text has {length} characters; only the first 10000 are read."
    assert link.read(at.link)[1] == ([note] if cut else [])
    assert "The sentence has 5000 tokens; the first 512 are used" in said(at)
    assert len(value(at, "text")) == 10_000
    right(at)


TYPED = {
    "emoji": ("🦇 👩‍🚀 🇩🇪", ("🦇", "👩‍🚀", "🇩🇪")),
    "right to left": ("שלום עולם مرحبا", ("שלום", "עולם", "مرحبا")),
    "html": ("<script>x</script>", ("<", "script", ">", "x", "<", "/", "script", ">")),
    "quotes": ("\"a\" 'b' `c`", ('"', "a", '"', "'", "b", "'", "`", "c", "`")),
    "markdown": ("**a** [b](c) # _d", ("*", "*", "a", "*", "*", "[", "b", "]", "(", "c", ")", "#", "_", "d")),
    "mathematics": ("$x^2$ \\", ("$", "x", "^", "2", "$", "\\")),
    "emoji code": (":smile: :red[a]", (":", "smile", ":", ":", "red", "[", "a", "]")),
}


@pytest.mark.parametrize("kind", TYPED)
def test_what_is_typed_is_shown_as_it_is(kind: str):
    text, expected = TYPED[kind]
    at = opened(text=text)
    labels = markdown.labels(expected)
    assert right(at).words == expected
    for query, label in enumerate(labels):
        put(at, "query", query)
        assert starting(at, "In head").startswith(f"In head 0, :blue-badge[{as_read(label)}] ")
        assert as_read(label).replace("\u2060", "") == label
        assert markdown.plain(label) in at.slots["lead"]
        assert f"Share: how “{markdown.plain(label)}” distributes its attention" in at.slots["bars_name"]
    assert labels_of(at, "heatmap_0", queries=True) == labels
    assert value(at, "text") == text


def test_equal_words_keep_their_position_everywhere():
    at = put(opened(), "text", "the the The")
    assert shown_in(at)["bars.bars"]["label"] == labels_of(at, "heatmap_1") == ["the·0", "the·1", "The·2"]
    assert len(shown_in(at)["heatmap_0.cells"]["x"]) == 9
    right(at)


def test_without_positions_equal_words_get_equal_rows():
    at = opened(text="the bat the", positions="false")
    cells = shown_in(at)["heatmap_0.cells"]["value"]
    close_as_drawn(cells[:3], cells[6:], sums=2)
    with_positions = shown_in(put(at, "positions", True))["heatmap_0.cells"]["value"]
    assert max(abs(one - other) for one, other in zip(with_positions[:3], with_positions[6:], strict=True)) > 1e-4
