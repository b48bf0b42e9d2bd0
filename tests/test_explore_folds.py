"""Explore's folds: the numbers as tables, the program that computes the screen."""

import dataclasses
import io
import json

import pandas as pd
import pytest

from attn_core import scene, snippet
from pages.ui import folds, state
from pages.ui.link import LINKED
from pages.ui.shown import prepare
from tests.explore import SEVEN, opened, put, row_table, scene_of, shown_in, value
from tests.explore_right import close, close_as_drawn, close_to_its_digits


def test_the_folds_are_closed_until_asked_for():
    first = opened()
    assert not first.dataframe
    assert not first.code


@pytest.mark.parametrize(
    "link", [{}, {"dropout": "0.5", "mask": "causal", "query": "4", "head": "1"}], ids=["open", "causal"]
)
def test_the_rows_table_ends_at_the_output(link: dict[str, str]):
    at = opened(("numbers_open",), **link)
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
    at = opened(("numbers_open",), stage="masked", mask="causal", head="1")
    table = at.dataframe[1].value
    masked = scene.trace(scene_of(at)).heads.masked[1].flatten()
    close_to_its_digits(table.iloc[:, 1:].to_numpy().flatten().tolist(), masked.tolist(), masked.isneginf().tolist())
    assert table["query"].tolist() == [f"{i} {word}" for i, word in enumerate(SEVEN.split())]


def test_a_table_shows_four_digits_and_its_file_all_of_them():
    at = opened(("numbers_open",), stage="masked", mask="causal", query="3")
    row, shown = at.dataframe[0], at.dataframe[1].value
    masked = scene.trace(scene_of(at)).heads.masked[0]
    assert row.value["masked"].tolist()[3:5] == [f"{masked[3, 3]:.4f}", "hidden"]
    assert shown.iloc[3, 1] == f"{masked[3, 0]:.4f}"
    columns = json.loads(row.proto.columns)
    assert columns["weights"]["type_config"]["format"] == "%.4f"
    names = [field.name for field in dataclasses.fields(state.View)]
    view = state.View(**{name: LINKED[name].default for name in names} | {"heads": 2, "mask": "causal", "query": 3})
    saved = io.StringIO(folds._row_table(prepare(view, False, 0)).to_csv(index=False))
    assert [float(v) for v in pd.read_csv(saved)["masked"][:4]] == masked[3, :4].tolist()


def test_the_sharpness_table_is_the_curve():
    at = opened(("numbers_open",))
    table, lines = at.dataframe[2].value, shown_in(at)["curve.lines"]
    assert len(table) == 61
    for column, name in (("temperature", "t"), ("largest weight", "largest"), ("effective keys, as a share", "in_use")):
        close_as_drawn(lines[name], table[column].tolist())


@pytest.mark.parametrize("link", [{}, {"kind": "cross", "mask": "window", "temperature": "0", "heads": "4"}])
def test_the_program_is_the_scenes(link: dict[str, str]):
    at = opened(("program_open",), **link)
    assert at.code[0].value == snippet.pytorch(scene_of(at)).rstrip("\n")
    put(at, "seed", 5)
    assert at.code[0].value == snippet.pytorch(dataclasses.replace(scene_of(at), seed=5)).rstrip("\n")
    assert "d_model, seed = " in at.code[0].value


def test_every_table_can_be_saved():
    at = opened(("numbers_open",))
    assert [button.label for button in at.get("download_button")] == [
        "Save row.csv",
        "Save heatmap.csv",
        "Save sharpness.csv",
    ]
