"""A question about the view on screen has the right answers of the picture that is on screen, whatever the view."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from attn_core import one_query
from pages import registry
from pages.board.layout import cells
from pages.board.pieces import Picture
from pages.classroom import questions
from pages.classroom.rules import ClassError
from pages.lessons import format
from pages.view import link
from pages.view.settings import View
from tests import screen
from tests.classroom.taught import Taught

CLOSE = 2e-5  # what a chart's five digits leave of a weight
WORDS = ("the", "The", "bat", "cave", "of", "flew", "out", "bat")
LONG = " ".join(f"{word}{place % 40}" for place, word in enumerate(WORDS * 12))  # 96 words, some of them twice
SOURCES = ("previous", "same", "first", "random", "tiny_1", "three_tokens_by_hand")


TEXTS = st.lists(st.sampled_from(WORDS), min_size=2, max_size=9).map(" ".join)
CELLS = st.sets(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=8)
SHARED = st.fixed_dictionaries(
    {
        **{"text": TEXTS, "query": st.integers(0, 8), "head": st.integers(0, 1), "seed": st.integers(0, 99)},
        **{"projections": st.sampled_from(SOURCES), "temperature": st.sampled_from([0, 0.5, 1, 4])},
        **{"mask": st.sampled_from(["none", "causal", "window", "prefix"]), "positions": st.booleans()},
        **{"bias": st.sampled_from(["none", "alibi"]), "power": st.sampled_from([0, 0.5])},
    },
    optional={"kind": st.just("cross"), "text2": TEXTS},
)
OF_PAGE = {
    "explore": st.fixed_dictionaries(
        {"dropout": st.sampled_from([0, 0.4]), "stage": st.sampled_from(["weights", "scaled"])},
        optional={"text": st.just(LONG), "query": st.integers(0, 95), "projections": st.just("learned")},
    ),
    "masks": st.fixed_dictionaries(
        {
            "mask_painted": CELLS.map(lambda cells: "_".join(f"{row}-{column}" for row, column in sorted(cells))),
            **{"mask_prefix": st.sampled_from([0, 2]), "mask_padding": st.sampled_from([0, 2])},
            **{"mask_window": st.sampled_from(["off", "1"]), "mask_corner": st.sampled_from(["upper_left", "lower_right"])},
        }
    ),
}
BOARDS = {"explore": ["sharpness"], "masks": ["mask"]}


def _shown(page: str, **said: object) -> dict[str, object]:
    """Return what a class is shown."""
    query = "&".join(f"{name}={link.quoted(link.spelled(value))}" for name, value in said.items())
    return {"page": page, "link": query, "boards": BOARDS.get(page, []), "title": ""}


TIED = _shown("masks", text="one two three", projections="same", mask_painted="1-1", query=1)


def _drawn(page: str, view: View) -> dict[str, float]:
    """Return the selected row as it is drawn: the label of each key that isn't hidden, and its weight."""
    [board] = BOARDS[page]
    shown = [piece for cell in cells(registry.own(page)[board](view)) for piece in cell.pieces(view)]
    tables = {piece.slot: piece.spec["datasets"] for piece in shown if isinstance(piece, Picture)}
    if page == "explore":
        bars = tables["bars"]["bars"]
        rows = zip(bars["label"], bars["now"], bars["said"], strict=True)
        return {label: share for label, share, said in rows if said != "hidden" and not label.endswith(" others")}
    matrix, labels = tables["mask_matrix"]["cells"], tables["mask_matrix"]["labels"]
    places = zip(labels["at"], labels["strong"], labels["side"], strict=True)
    [row] = [int(place) for place, strong, side in places if strong and side]
    listed = zip(matrix["y"], matrix["column_name"], matrix["value"], strict=True)
    return {key: share for query, key, share in listed if query == row and share is not None}


@pytest.mark.parametrize("page", OF_PAGE)
@given(st.data())
@settings(max_examples=20, deadline=None, derandomize=True)
def test_the_right_answers_are_those_of_the_picture(page: str, draws: st.DataObject):
    """Each key that shares the largest weight is right, no other one is, and the percentage is that of the picture."""
    said = {**draws.draw(SHARED), **draws.draw(OF_PAGE[page])}
    shown, view = _shown(page, **said), screen.view_on(page, **said)
    row = _drawn(page, view)
    if not row:
        with pytest.raises(ClassError):
            questions.asked({"kind": "largest", **shown})
        return
    asked, share = (questions.asked({"kind": kind, **shown}) for kind in ("largest", "share"))
    right = {label for place, label in enumerate(asked["choices"]) if questions.is_right(asked, str(place))}
    assert {*row} <= {*asked["choices"]}
    assert right & {*row} == {label for label, weight in row.items() if weight >= max(row.values()) - CLOSE}
    assert right <= {*row} or len(row) == one_query.SHOWN_LARGEST == len(right & {*row})  # all that are drawn tie
    assert float(share["right"]) == pytest.approx(100 * max(row.values()), abs=0.51)


@pytest.mark.parametrize("page", ["models", "surgery", "whole_model"])
def test_the_words_of_a_model_are_those_that_it_reads(page: str):
    asked = questions.asked({"kind": "word", "text": "Which?", **_shown(page, model_text="the dog saw a cat")})
    assert asked["choices"] == ["the", "dog", "saw", "a", "cat"]
    with pytest.raises(ClassError, match="96"):
        questions.asked({"kind": "word", "text": "Which?", **_shown("explore", text=LONG)})


def test_the_files_of_a_class_name_each_right_key():
    """A part of a lesson has one right choice: there the question is a text."""
    taught = Taught(["Ada", "Bob", ""])
    taught.ask({"kind": "largest", **TIED}, "012")
    files = taught.files()
    assert "<b>one, three</b>" in files["html"]
    assert [line.rsplit(",", 2)[1] for line in files["csv"].splitlines()[1:]] == ["1", "0", "1"]
    assert format.parse(files["md"])[1] == []
