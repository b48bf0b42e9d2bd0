"""What stands below the pictures: things to try, the numbers as tables and CSV, the program, what is random."""

import functools
from collections.abc import Callable, Mapping

import pandas as pd
import streamlit as st

from attn_core import focus, snippet
from pages.ui import distribution, meaning, shown, state, words
from pages.ui.links import LONGEST
from pages.ui.panel import follow
from pages.ui.shown import Shown

TRY = {
    "One winner": {"temperature": 0.1},
    "Forget to scale": {"head_size": 128, "scale": "none"},
    "No peeking": {"mask": "causal", "query": 1},
    "The word before": {"maps": "previous", "head": 0},
}

Tables = Mapping[str, tuple[str, pd.DataFrame]]  # title of a tab → name of the file, and what is in it


def try_this() -> None:
    """Offer changes worth seeing, as one line of buttons."""
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown("**Try this:**", width="content")
        for name, values in TRY.items():
            st.button(name, type="tertiary", on_click=state.set_to, args=(values,), key=f"try {name}")


def numbers() -> None:
    """Offer the numbers behind the pictures, as tables and CSV."""
    tables("numbers", shown.long, _numbers)


def _numbers(shown: Shown) -> Tables:
    """Return the tables."""
    return {
        "this row, to its output": ("row", _row_table(shown)),
        "this heatmap": ("heatmap", _matrix_table(shown)),
        "sharpness by temperature": ("sharpness", _curve_table(shown)),
    }


def tables(name: str, prepare: Callable[[], object], say: Callable[[object], Tables]) -> None:
    """Offer the tables of what is prepared, a tab each, folded away; what they say is found once the fold is open."""
    follow(name, prepare, functools.partial(_fold, name, say))


def _fold(name: str, say: Callable[[object], Tables], shown: object) -> None:
    """Draw the tables, unless they are folded away."""
    fold = st.expander("The numbers: tables and CSV", key=f"{name}_open", on_change="rerun")
    if not fold.open or shown is None:
        state.leave(name)
        return
    found = say(shown)
    with fold:
        for tab, (file, frame) in zip(st.tabs(list(found)), found.values(), strict=True):
            with tab:
                table(frame, file)


def table(frame: pd.DataFrame, name: str) -> None:
    """Draw a table, numbers to four digits, and the button that saves it with all of them."""
    seen = frame.copy()
    for column in frame.select_dtypes(exclude="number"):  # words among the numbers, which would show all their digits
        seen[column] = [f"{value:.4f}" if isinstance(value, float) else value for value in frame[column]]
    fine = {column: st.column_config.NumberColumn(format="%.4f") for column in frame.select_dtypes("float")}
    st.dataframe(seen, hide_index=True, height=300, key=f"table {name}", column_config=fine)
    st.download_button(f"Save {name}.csv", frame.to_csv(index=False), f"{name}.csv", "text/csv", on_click="ignore")


def _row_table(shown: Shown) -> pd.DataFrame:
    """Return the selected row, key by key, through every step to the running total."""
    heads, at = shown.seen.trace.heads, (shown.head, shown.query)
    adds, totals = focus.running_total(shown.seen.trace, *at)
    steps = {name: getattr(heads, name)[at].tolist() for name in ("scores", "scaled", "masked", "weights", "dropped")}
    table = pd.DataFrame({"position": range(len(shown.scene.keys)), "key": list(shown.scene.keys), **steps})
    told = zip(steps["masked"], shown.row.visible.tolist(), strict=True)
    table["masked"] = pd.Series([value if seen else "hidden" for value, seen in told], dtype=object)
    table["weight at temperature 1"] = shown.row.at_one.tolist()
    table["weight without scaling"] = shown.row.unscaled.tolist()
    groups = (("value", shown.seen.trace.v[shown.head]), ("adds", adds), ("running total", totals))
    wide = [pd.DataFrame(numbers.tolist()).add_prefix(f"{name} ") for name, numbers in groups]
    return pd.concat([table, *wide], axis=1)


def _matrix_table(shown: Shown) -> pd.DataFrame:
    """Return one head's step, a row a query; hidden cells say so."""
    values = getattr(shown.seen.trace.heads, shown.view.stage)[shown.head].tolist()
    shown_values = [["hidden" if v == float("-inf") else v for v in row] for row in values]
    table = pd.DataFrame(shown_values, dtype=object, columns=[f"{i} {key}" for i, key in enumerate(shown.scene.keys)])
    table.insert(0, "query", [f"{i} {word}" for i, word in enumerate(shown.scene.words)])
    return table


def _curve_table(shown: Shown) -> pd.DataFrame:
    """Return the curve's points."""
    stops = distribution.stops()
    found = focus.curve(shown.seen.trace, shown.head, shown.query, stops)
    return pd.DataFrame({"temperature": stops, "largest weight": found.largest, "effective keys, as a share": found.in_use})


def program() -> None:
    """Offer the PyTorch that computes this screen."""
    follow("program", shown.long, _program)


def _program(shown: Shown | None) -> None:
    """Draw the program, unless it is folded away."""
    fold = st.expander("The PyTorch that computes this screen", key="program_open", on_change="rerun")
    if not fold.open or shown is None:
        state.leave("program")
        return
    with fold:
        st.caption("Needs torch and nothing else; makes the same words, draws and weights, and checks itself.")
        st.code(snippet.pytorch(shown.scene), language="python")


def about() -> None:
    """Say what is random, what counts as a token, where it was computed, and what a link shows."""
    follow("about", _sample, lambda _: _about(shown.long()))


def _sample() -> object:
    """Return what is said of the sample; how long it took is not worth drawing again for."""
    found = shown.long()
    return found and (found.seen.variance, found.seen.device, meaning.rule(found.scene), _divided(found))


def _divided(shown: Shown) -> str:
    """Return what the scores of this view vary by, and what they are divided by."""
    (raw, scaled), view = shown.seen.variance, shown.view
    name = {"none": "", "head": f"√{view.head_size} (√head_size)", "model": f"√{view.d_model} (√d_model)"}[view.scale]
    after = f"{scaled:.2f} once divided by {name}" if name else "not divided by anything (Divide by 1)"
    return f"In this sample the variance of q·k is {raw:.1f}, {after}."


def _about(shown: Shown | None) -> None:
    """Draw the small print."""
    if shown is None:
        return
    seen = shown.seen
    computed = f"Computed on the {seen.device} in {seen.milliseconds:.1f} ms."
    counted = f"{words.TOKEN_RULE} Up to {LONGEST} tokens. {words.COUNT_RULE}"
    st.caption(
        f"{meaning.rule(shown.scene)} {_divided(shown)} {computed}  \n{counted}  \n{words.COLOUR_RULE} {words.LINK_RULE}"
    )
