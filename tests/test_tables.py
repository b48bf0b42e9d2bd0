"""Every table of every page as its file has it: the numbers of its picture, and no token taken for the name of a column."""

import csv
import io
import itertools
import math
import re

import pytest

from attn_core import tokens
from pages import registry
from pages.answers import page_boards
from pages.text import column_names, languages
from pages.view.menu import PAGES
from pages.view.settings import MAX_TOKENS, View
from tests.screen import view_on

PLAIN = "The bat flew out of the cave"
TABLES = [(page, name) for page in PAGES for name in registry.tables(page)]
MAPPED = {"map": {"projections": "meaning"}}  # table → what it needs
PICTURES = {  # page, table → the picture of the same numbers, as slot, data set and field
    ("explore", "row"): "bars bars now",
    ("explore", "heatmap"): "heatmap_0 cells value",
    ("explore", "sharpness"): "curve lines largest",
    ("averaging", "rung"): "way_softmax cells value",
    ("query_key_value", "product"): "products cells value",
    ("query_key_value", "scores"): "scores cells value",
    ("weighted_sum", "account"): "running rows after",
    ("sharpness", "head_sizes"): "largest lines y",
    ("sharpness", "variances"): "variance marks y",
    ("sharpness", "ends"): "ends bars now",
    ("order_and_batch", "shuffle"): "alone_in_disorder cells value",
    ("self_and_cross", "self_weights"): "weights_self cells value",
    ("self_and_cross", "cross_weights"): "weights_cross cells value",
    ("self_and_cross", "upper_left"): "upper_left cells value",
    ("self_and_cross", "lower_right"): "lower_right cells value",
    ("whole_model", "stream"): "lengths cells value",
    ("whole_model", "next"): "next_word bars now",
    ("whole_model", "lens"): "by_layer bars now",
    ("models", "next"): "next_word bars now",
    ("surgery", "next"): "next_word bars now",
    ("practice", "practice_pictures"): "practice_0 cells value",
    ("loops", "loops"): "three_mean cells value",
    ("shapes", "batch_weights"): "example_3 cells value",
    ("mistakes", "mistake_cells"): "mistake_right cells value",
}


def records(page: str, table: str, view: View) -> list[list[str]]:
    """Return the lines of a table's file: its columns have names of their own, and each line as many cells."""
    first, *rows = csv.reader(io.StringIO(registry.tables(page)[table].csv(view)))
    assert len(set(first)) == len(first), first
    assert rows
    assert {len(row) for row in rows} == {len(first)}
    return [first, *rows]


def names(page: str, table: str, **link: object) -> list[str]:
    """Return the column names of a table's file."""
    return records(page, table, View(**link, **MAPPED.get(table, {})))[0]


def number(cell: object) -> float | None:
    """Return the number of a cell, None where there is none."""
    try:
        value = float(str(cell).replace("−", "-"))
    except ValueError:
        return None
    return value if math.isfinite(value) and not isinstance(cell, bool) else None


MOVED = {"text": "The dogs saw Mia near the old cave", "query": 2, "model_text": "Tom saw Mia"}


@pytest.mark.parametrize("moved", [{}, MOVED], ids=["default", "moved"])
@pytest.mark.parametrize("where", PICTURES, ids=" ".join)
def test_a_table_has_the_numbers_of_its_picture(where: tuple[str, str], moved: dict[str, object]):
    (page, table), view = where, view_on(where[0], **moved)
    slot, data, field = PICTURES[where].split()
    column = page_boards.pieces(page, view)[slot].spec["datasets"][data][field]
    drawn = {value for value in map(number, column) if value not in (None, 0, 1)}
    written = [value for value in map(number, itertools.chain(*records(page, table, view)[1:])) if value is not None]
    assert drawn
    assert {
        one for one in drawn if not any(math.isclose(one, each, rel_tol=1e-3, abs_tol=1e-5) for each in written)
    } == set()


@pytest.fixture(scope="module")
def names_of_columns() -> list[str]:
    """Every word in the name of a column of any table, as tokens of a sentence."""
    columns = [name for page, table in TABLES for name in names(page, table, text=PLAIN, start_text=PLAIN, kind="cross")]
    words = [word for name in columns for word in tokens.split(name, "word")]
    found = sorted({word for word in words if word not in PLAIN.split() and not (word.isdigit() and len(word) > 1)})
    assert {"query", "key", "word", "weight", "position", "hidden", "0"} <= set(found)
    return found


@pytest.mark.parametrize(("page", "table"), TABLES, ids=" ".join)
def test_no_token_is_taken_for_the_name_of_a_column(names_of_columns: list[str], page: str, table: str):
    """The names are a few sentences: the columns match those of a sentence of other words, position by position."""
    for start in range(0, len(names_of_columns), MAX_TOKENS):
        hostile = names_of_columns[start : start + MAX_TOKENS]
        plain = [f"w{i}" for i in range(len(hostile))]
        texts = [dict.fromkeys(("text", "text2", "start_text"), " ".join(words)) for words in (hostile, plain)]
        both = [names(page, table, **each, kind="cross") for each in texts]
        own, others = ([re.sub(r"^(\d+) .+", r"\1", name) for name in columns] for columns in both)
        assert own == others
        view = View(**texts[0], kind="cross", **MAPPED.get(table, {}))
        assert registry.tables(page)[table].cell.pieces(view), "the start of the table is on the page"


@pytest.mark.parametrize("page", sorted({page for page, _ in TABLES}))
def test_every_table_has_a_title_and_a_german_file_as_many_columns_with_the_headings_of_the_page(page: str):
    files = {file.stem for file in (languages.FOLDER / "english").glob(f"{page}*.*")}
    [titles] = [words.TABLES for words in map(languages.Words, files) if hasattr(words, "TABLES")]
    assert list(titles) == list(registry.tables(page))
    for table in titles:
        english = names(page, table, text=PLAIN, kind="cross")
        with languages.speaking("de"):
            german = names(page, table, text=PLAIN, kind="cross", lang="de")
            assert len(german) == len(english)
            if not any("a new word" in name for name in english) and page != "practice":  # which are sentences
                assert german == [*map(column_names.heading, english)]
