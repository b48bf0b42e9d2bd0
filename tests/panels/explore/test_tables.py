"""Explore's folds: the numbers as tables, the program that computes the screen."""

import dataclasses
import html
import io
import json
import re

import pandas as pd
import pytest

from attn_core import scene
from attn_core.code_to_copy import attention
from pages.answers import answer
from pages.panels.shared import number_tables
from pages.text import numbers
from tests.panels.explore.expected import close, close_as_drawn, close_to_its_digits
from tests.panels.explore.screen import SEVEN, Screen, opened, put, row_table, scene_of, shown_in, value
from tests.screen import csv


def file(at: Screen, table: str) -> pd.DataFrame:
    """Return a table as it is saved."""
    return pd.read_csv(io.StringIO(csv(at, table)), keep_default_na=False)


@pytest.mark.parametrize(
    "link", [{}, {"dropout": "0.5", "mask": "causal", "query": "4", "head": "1"}], ids=["open", "causal"]
)
def test_the_rows_table_ends_at_the_output(link: dict[str, str]):
    at = opened(**link)
    setting, query, head = scene_of(at), value(at, "query"), value(at, "head")
    heads, table = scene.trace(setting).heads, row_table(at)
    close(table["running total"][-1], heads.output[head, query])
    close(table["adds"], heads.contributions(query)[head])
    close(table["value"], scene.trace(setting).v[head])
    for step in ("scores", "scaled", "weights", "dropped"):
        close(table[step], getattr(heads, step)[head, query])
    hidden = [masked == "hidden" for masked in table["masked"]]
    assert hidden == ([key > 4 for key in range(7)] if link else [False] * 7)
    assert table["key"] == SEVEN.split()


def test_the_heatmaps_table_holds_the_stage():
    at = opened(stage="masked", mask="causal", head="1")
    table, masked = at.pieces["table_heatmap"], scene.trace(scene_of(at)).heads.masked[1].flatten()
    found = [html.unescape(cell).replace("−", "-") for row in table.rows for cell in row[1:]]
    close_to_its_digits(found, masked.tolist(), masked.isneginf().tolist())
    places = [f"{i} {word}" for i, word in enumerate(SEVEN.split())]
    assert [row[0] for row in table.rows] == places
    assert list(map(html.unescape, table.header)) == ["query", *places]
    assert file(at, "heatmap")["query"].tolist() == places


def test_a_table_shows_four_digits_and_its_file_all_of_them():
    at = opened(stage="masked", mask="causal", query="3")
    row, shown = at.pieces["table_row"], at.pieces["table_heatmap"]
    masked = scene.trace(scene_of(at)).heads.masked[0]
    column = [line[row.header.index("masked")] for line in row.rows]
    assert column[3:5] == [numbers.exact(masked[3, 3].item()), "hidden"]
    assert shown.rows[3][1] == numbers.exact(masked[3, 0].item())
    decimals = [cell for line in (*row.rows, *shown.rows) for cell in line if "." in cell]
    assert {len(cell.rpartition(".")[2]) for cell in decimals} == {4}
    assert [float(v) for v in file(at, "row")["masked"][:4]] == masked[3, :4].tolist()


def test_the_sharpness_table_is_the_curve():
    at = opened()
    table, lines = file(at, "sharpness"), shown_in(at)["curve.lines"]
    assert len(table) == len(at.pieces["table_sharpness"].rows) == 61
    for column, name in (("temperature", "t"), ("largest weight", "largest"), ("effective keys, as a share", "in_use")):
        close_as_drawn(lines[name], table[column].tolist())


@pytest.mark.parametrize("text", ["query key position weights", "query query 0 key", 'the, "the" position'])
def test_words_that_are_called_like_columns_break_no_table(text: str):
    at = opened(text=text, query="1")
    words = list(scene_of(at).words)
    assert file(at, "row")["key"].tolist() == words
    assert file(at, "heatmap")["query"].tolist() == [f"{i} {word}" for i, word in enumerate(words)]
    assert len(at.pieces["table_heatmap"].rows) == len(words)


def test_a_long_texts_table_is_its_start_and_its_file_has_all_of_it():
    at = opened(text=" ".join(f"w{i}" for i in range(100)))
    table = at.pieces["table_heatmap"]
    assert (len(table.rows), len(table.header)) == (number_tables.ROWS, number_tables.COLUMNS)
    whole = file(at, "heatmap")
    assert whole.shape == (100, 101)
    weights = scene.trace(scene_of(at)).heads.weights[0]
    close(whole.iloc[:, 1:].to_numpy(), weights)
    close_to_its_digits([cell for row in table.rows for cell in row[1:]], weights[:64, :31].flatten().tolist())


@pytest.mark.parametrize("link", [{}, {"kind": "cross", "mask": "window", "temperature": "0", "heads": "4"}])
def test_the_program_is_the_scenes(link: dict[str, str]):
    at = opened(**link)
    assert at.pieces["program"].program == attention.pytorch(scene_of(at))
    put(at, "seed", 5)
    assert at.pieces["program"].program == attention.pytorch(dataclasses.replace(scene_of(at), seed=5))
    assert "d_model, seed = " in at.slots["program"]


def test_every_table_can_be_saved():
    at = opened()
    tables = [slot for slot in at.slots if slot.startswith("table_")]
    assert [re.findall(r'data-take="table:(\w+)">([\w .]+)<', at.slots[slot]) for slot in tables] == [
        [("row", "Save row.csv")],
        [("heatmap", "Save heatmap.csv")],
        [("sharpness", "Save sharpness.csv")],
    ]


def test_without_a_word_there_is_no_table_and_no_file():
    at = opened(text=" ")
    assert not [slot for slot in at.slots if slot.startswith("table_")]
    assert csv(at, "row") is None
    asked = answer.Question("explore", at.view, (), {}, take="table:row")
    assert json.loads(answer.answer(asked)) == {"file": None}
