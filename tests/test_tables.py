"""Tables of numbers work with any tokens: none is taken for the name of a column, on any page."""

import csv
import io
import re

import pytest

from attn_core import tokens
from pages import registry
from pages.text import column_names, languages
from pages.view.menu import PAGES
from pages.view.settings import MAX_TOKENS, View

PLAIN = "The bat flew out of the cave"
TABLES = [(page, name) for page in PAGES for name in registry.tables(page)]
OF_TWO = {"cross_weights"}  # are there only where there is a second sentence
MAPPED = {"map": {"projections": "meaning"}}  # table → what it needs
CASES = [(*each, kind) for each in TABLES for kind in ("self", "cross") if kind == "cross" or each[1] not in OF_TWO]


def names(page: str, table: str, **link: object) -> list[str]:
    """Return the column names of a table's file, checked to be unique and one per cell of a row."""
    first, *rows = csv.reader(io.StringIO(registry.tables(page)[table].csv(View(**link, **MAPPED.get(table, {})))))
    assert len(set(first)) == len(first), first
    assert {len(row) for row in rows} == {len(first)}
    return first


@pytest.fixture(scope="module")
def names_of_columns() -> list[str]:
    """Every word in the name of a column of any table, as tokens of a sentence."""
    columns = [name for page, table in TABLES for name in names(page, table, text=PLAIN, start_text=PLAIN, kind="cross")]
    words = [word for name in columns for word in tokens.split(name, "word")]
    return sorted({word for word in words if word not in PLAIN.split() and not (word.isdigit() and len(word) > 1)})


@pytest.mark.parametrize("page", sorted({page for page, _ in TABLES}))
def test_every_table_has_a_title(page: str):
    files = {file.stem for file in (languages.FOLDER / "english").glob(f"{page}*.*")}
    [titles] = [words.TABLES for words in map(languages.Words, files) if hasattr(words, "TABLES")]
    assert list(titles) == list(registry.tables(page))


def test_there_are_many_names_to_take_a_token_for(names_of_columns: list[str]):
    assert {"query", "key", "word", "weight", "position", "hidden", "0"} <= set(names_of_columns)


@pytest.mark.parametrize(("page", "table", "kind"), CASES)
def test_no_token_is_taken_for_the_name_of_a_column(names_of_columns: list[str], page: str, table: str, kind: str):
    """The names are a few sentences: the columns match those of a sentence of other words, position by position."""
    for start in range(0, len(names_of_columns), MAX_TOKENS):
        hostile = names_of_columns[start : start + MAX_TOKENS]
        plain = [f"w{i}" for i in range(len(hostile))]
        both = [
            names(page, table, text=text, text2=text, start_text=text, kind=kind) for text in map(" ".join, (hostile, plain))
        ]
        own, others = ([re.sub(r"^(\d+) .+", r"\1", name) for name in columns] for columns in both)
        assert own == others
        texts = dict.fromkeys(("text", "text2", "start_text"), " ".join(hostile))
        view = View(**texts, kind=kind, **MAPPED.get(table, {}))
        assert registry.tables(page)[table].cell.pieces(view), "the start of the table is on the page"


@pytest.mark.parametrize(("page", "table", "kind"), CASES)
def test_a_german_file_has_as_many_columns_and_the_headings_of_the_page(page: str, table: str, kind: str):
    english = names(page, table, text=PLAIN, kind=kind)
    with languages.speaking("de"):
        german = names(page, table, text=PLAIN, kind=kind, lang="de")
    if not any("a new word" in name for name in english) and page != "practice":  # which are sentences
        with languages.speaking("de"):
            assert german == [*map(column_names.heading, english)]
    assert len(german) == len(english)


def test_a_sentence_that_says_query_and_key():
    first = names("query_key_value", "scores", text="the query asks a key")
    assert first == ["query", "0 the", "1 query", "2 asks", "3 a", "4 key"]
