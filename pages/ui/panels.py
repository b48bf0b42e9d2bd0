"""The panels of the instrument: each draws one picture of what is selected, and says it in a sentence."""

from dataclasses import dataclass

import pandas as pd
import streamlit as st

from attn_core import focus, scene, snippet, tokens
from pages.ui import controls, distribution, heatmap, ledger, state, thumbnails, warm, words  # noqa: F401
from pages.ui.links import MAX_TOKENS

MOST_CHARACTERS = 10_000  # of a text; a longer one is cut before it is split
FEW_HEADS = 2  # up to so many stand side by side; more become one large head and thumbnails
STACK_END = 3.0  # of the axis of stacked bars, ±
TRY = {
    "One winner": {"temperature": 0.1},
    "Forget to scale": {"head_size": 128, "scale": "none"},
    "No peeking": {"mask": "causal", "query": 1},
}


@dataclass(frozen=True, eq=False)
class Shown:
    """What all panels draw: the settings, their scene and its trace, the selection, and names for words."""

    view: state.View
    scene: scene.Scene
    seen: scene.Seen | None
    queries: list[str]
    keys: list[str]
    query: int
    head: int
    row: focus.Row | None
    remarks: list[str]
    dark: bool

    @property
    def name(self) -> str:
        """The label of the selected query."""
        return self.queries[self.query]


def prepare(view: state.View) -> Shown:
    """Return what the settings show; `seen` and `row` are None where there is no word to look from or at."""
    remarks: list[str] = []
    mine = _tokens(view.text, view.tokens, "The sentence", remarks)
    cross = view.kind == "cross"
    theirs = _tokens(view.text2, view.tokens, "The second sentence", remarks) if cross else mine
    setting = scene.Scene(
        words=mine,
        memory=theirs if cross else None,
        heads=view.heads,
        head_size=view.head_size,
        d_model=view.d_model,
        scale=view.scale,
        temperature=view.temperature,
        mask=view.mask,
        window=view.window,
        prefix=view.prefix,
        positions=view.positions,
        dropout=view.dropout,
        seed=view.seed,
    )
    query, head = min(view.query, max(len(mine) - 1, 0)), min(view.head, view.heads - 1)
    seen = scene.see(setting) if mine and theirs else None
    row = focus.row(seen.trace, setting, head, query) if seen else None
    if seen and seen.trouble:
        remarks.append(f"{seen.trouble}: computed on the {seen.device} instead.")
    names = words.labels(mine), words.labels(theirs)
    return Shown(view, setting, seen, *names, query, head, row, remarks, state.dark())


def count(view: state.View) -> int:
    """Return how many queries there are."""
    return len(_tokens(view.text, view.tokens, "", []))


def _tokens(text: str, kind: str, which: str, remarks: list[str]) -> tuple[str, ...]:
    """Return the tokens of a text, and remark what was cut or missing."""
    found = tokens.split(text[:MOST_CHARACTERS], kind)
    if len(text) > MOST_CHARACTERS:
        remarks.append(f"{which} has {len(text)} characters; only the first {MOST_CHARACTERS} are read.")
    if len(found) > MAX_TOKENS:
        remarks.append(words.cut(len(found), MAX_TOKENS, which))
    if not found:
        remarks.append(f"{which} has no words yet: type some at the left, and the pictures come back.")
    return tuple(found[:MAX_TOKENS])


def remarks(shown: Shown) -> None:
    """Say what the link or the text holds that was not taken as it stands; the place is there even when empty."""
    said = [words.plain(sentence) for sentence in [*state.notices(), *shown.remarks]]
    with st.container(key="remarks"):
        st.markdown("  \n".join(f":orange[**Note**] {sentence}" for sentence in said))


# ---- 1: who looks at whom ----


def lead(shown: Shown) -> None:
    """Say what the selected row does, in one line; on a phone, the settings under it."""
    row = shown.row
    winner = None if row.winner is None else shown.keys[row.winner]
    with st.container(key="lead"):
        st.markdown(words.lead(shown.head, shown.name, winner, row.largest, row.ties))
    with st.container(key="settings"):
        view = shown.view
        st.caption(words.settings(view.heads, controls.SCALES[view.scale], view.temperature, view.mask))


def selection(shown: Shown) -> None:
    """Draw what is looked at: the step, the query, the head."""
    heads = [f"head {h + 1}" for h in range(shown.view.heads)]
    st.markdown("## 1  Who looks at whom")
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        controls.stage()
        controls.pick("Query", "query", shown.queries, 140)
        controls.pick("Head", "head", heads, 105, "There is only one head." if len(heads) == 1 else "")


def who_looks_at_whom(shown: Shown) -> None:
    """Draw the heatmaps of one step, and what a row adds up to."""
    selection(shown)
    sheet = _sheet(shown)
    if shown.view.heads <= FEW_HEADS:
        for head, column in enumerate(st.columns(shown.view.heads, gap="small")):
            with column:
                _head(shown, sheet, head)
    else:
        large, small = st.columns([1.15, 1], gap="small")
        with large:
            _head(shown, sheet, shown.head)
        with small:
            st.caption("**all heads** · click one to follow it")
            _chart(thumbnails.all_heads(sheet, shown.head), "thumbnails", f"{shown.view.stage} of all heads, small")
    total = float(sheet.values[shown.head, shown.query].sum()) if shown.view.stage in ("weights", "dropped") else 0.0
    st.markdown(words.heatmap(shown.view.stage, shown.name, total, shown.view.dropout))


def _sheet(shown: Shown) -> heatmap.Sheet:
    """Return the selected step of all heads, ready to be drawn."""
    stage, setting = shown.view.stage, shown.scene
    allowed = setting.allowed()
    hides = allowed is not None and stage not in ("scores", "scaled")
    winners = [focus.row(shown.seen.trace, setting, h, shown.query).winner for h in range(setting.heads)]
    return heatmap.Sheet(
        values=getattr(shown.seen.trace.heads, stage),
        hidden=~allowed if hides else None,
        limit=heatmap.limit(stage, setting.head_size),
        signed=stage in ("scores", "scaled", "masked"),
        queries=shown.queries,
        keys=shown.keys,
        query=shown.query,
        winners=winners,
        turn=state.turn(),
        dark=shown.dark,
    )


def _head(shown: Shown, sheet: heatmap.Sheet, head: int) -> None:
    """Draw one head's heatmap under its name."""
    leads = head == shown.head
    st.caption(f"**head {head + 1}** · row → column · {words.legend(sheet.signed, sheet.limit)}")
    slot = f"heatmap_{head if shown.view.heads <= FEW_HEADS else 'large'}"
    said = f"{shown.view.stage} of head {head + 1}: rows {', '.join(shown.queries)}; columns {', '.join(shown.keys)}"
    _chart(heatmap.one_head(sheet, head, leads), slot, said, head)


def _chart(spec: dict[str, object], key: str, said: str, head: int | None = None) -> None:
    """Draw a chart whose rows can be clicked."""
    st.vega_lite_chart(spec=spec, key=key, alt=said, width="stretch", on_select=lambda: controls.choose_from(key, head))


# ---- 2: how sharp ----


def how_sharp(shown: Shown) -> None:
    """Draw the selected row as bars, and its sharpness against temperature."""
    st.markdown(f"## 2  How sharp is {words.plain(shown.name)}’s choice?")
    entries = focus.bars(shown.row)
    series = _series(shown, entries)
    legend = [
        "**▬** now",
        *(["**┃** at temperature 1"] if "warm" in series else []),
        *(["○ without scaling"] if "raw" in series else []),
    ]
    st.markdown(" :gray[·] ".join(legend))
    names = [shown.keys[k] if k >= 0 else f"{entries.others} others" for k in entries.keys]
    said = ["hidden" if share is None else words.percent(share) for share in series["now"]]
    spec = distribution.bars(names, series, entries.winner, said, shown.dark)
    st.vega_lite_chart(spec=spec, key="bars", alt="The selected row as bars", width="stretch")
    st.markdown(":primary[**━ largest weight**] :gray[**╍ words in use**]")
    _curve(shown)
    hidden = len(shown.keys) - int(shown.row.visible.sum())
    st.markdown(words.sharpness(shown.name, shown.row.effective, len(shown.keys) - hidden, hidden))


def _series(shown: Shown, entries: focus.Bars) -> dict[str, list[float | None]]:
    """Return the bars and the marks beside them that say something else than the bars."""
    series: dict[str, list[float | None]] = {"now": entries.weights}
    if shown.view.temperature != 1:
        series["warm"] = entries.at_one
    if shown.view.scale != "none":
        series["raw"] = entries.unscaled
    return series


def _curve(shown: Shown) -> None:
    """Draw sharpness against temperature with the present one marked."""
    stops = distribution.stops()
    found = focus.curve(shown.seen.trace, shown.head, shown.query, stops)
    row = shown.row
    line = distribution.Curve(stops, found.largest, found.in_use, row.uniform)
    count = int(row.visible.sum())
    said = words.percent(row.largest), f"{row.effective:.1f} of {count}"
    now = distribution.Present(shown.view.temperature, row.largest, row.effective * row.uniform, *said)
    alt = "Largest weight and keys in use against temperature"
    st.vega_lite_chart(spec=distribution.curve(line, now, shown.dark), key="curve", alt=alt, width="stretch")


# ---- 3: what it takes away ----


def _entries(shown: Shown) -> tuple[focus.Ledger, ledger.Entries]:
    """Return the ledger and the same ready to be drawn."""
    book = focus.ledger(shown.seen.trace, shown.head, shown.query)
    names = [shown.keys[k] if k >= 0 else f"{book.others} others" for k in book.keys]
    return book, ledger.Entries(names, book.weights, book.values, book.adds, book.output, book.winner, shown.dark)


def what_it_takes_away(shown: Shown) -> None:
    """Draw the ledger as strips: weight × value = what it adds."""
    st.markdown(f"## 3  What {words.plain(shown.name)} takes away: weight × value, added up")
    _, entries = _entries(shown)
    with st.container(horizontal=True, wrap=False, key="ledger"):
        alt = "Ledger: weight, value and what each key adds to the output"
        st.vega_lite_chart(spec=ledger.strips(entries), key="strips", alt=alt, width=600)


def output_by_dimension(shown: Shown) -> None:
    """Draw each number of the output, stacked from what the keys add."""
    size = shown.view.head_size
    st.markdown(f"#### Its {size} numbers, stacked from the words ({words.chip('output', '– output')})")
    _, entries = _entries(shown)
    alt = "Output by dimension, stacked from the keys"
    st.vega_lite_chart(spec=ledger.stack(entries, STACK_END), key="stack", alt=alt, width="stretch")


def sum_in_words(shown: Shown) -> None:
    """Say the sum as a sentence, what is left between it and the output, and whether torch gives the same."""
    book, entries = _entries(shown)
    largest = book.by_weight[:2]
    shares = book.weights[largest].tolist()
    said = words.ledger([entries.labels[i] for i in largest], shares, *book.beyond(2))
    st.markdown(f"{said} Sum − output: {words.small(book.difference)}.")
    st.markdown(words.agreement(*shown.seen.agreement))


# ---- below: try this, numbers, program ----


def try_this() -> None:
    """Offer three changes worth seeing, as one line of buttons."""
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown("**Try this:**", width="content")
        for name, values in TRY.items():
            st.button(name, type="tertiary", on_click=state.set_to, args=(values,), key=f"try {name}")


def numbers(shown: Shown) -> None:
    """Offer the numbers behind the pictures, as tables and CSV."""
    fold = st.expander("The numbers: tables and CSV", key="numbers_open", on_change="rerun")
    if not fold.open:
        return
    with fold:
        row, matrix, sharp = st.tabs(["this row, to its output", "this heatmap", "sharpness by temperature"])
        with row:
            _table(_row_table(shown), "row")
        with matrix:
            _table(_matrix_table(shown), "heatmap")
        with sharp:
            _table(_curve_table(shown), "sharpness")


def _table(table: pd.DataFrame, name: str) -> None:
    """Draw a table and the button that saves it."""
    st.dataframe(table, hide_index=True, height=300, key=f"table {name}")
    st.download_button(f"Save {name}.csv", table.to_csv(index=False), f"{name}.csv", "text/csv", on_click="ignore")


def _row_table(shown: Shown) -> pd.DataFrame:
    """Return the selected row, key by key, through every step to the running total."""
    heads, at = shown.seen.trace.heads, (shown.head, shown.query)
    adds, totals = focus.running_total(shown.seen.trace, *at)
    steps = {name: getattr(heads, name)[at].tolist() for name in ("scores", "scaled", "masked", "weights", "dropped")}
    table = pd.DataFrame({"position": range(len(shown.scene.keys)), "key": list(shown.scene.keys), **steps})
    table["masked"] = table["masked"].where(shown.row.visible.tolist(), "hidden").astype(str)
    table["weight at temperature 1"] = shown.row.at_one.tolist()
    table["weight without scaling"] = shown.row.unscaled.tolist()
    groups = (("value", shown.seen.trace.v[shown.head]), ("adds", adds), ("running total", totals))
    wide = [pd.DataFrame(numbers.tolist()).add_prefix(f"{name} ") for name, numbers in groups]
    return pd.concat([table, *wide], axis=1)


def _matrix_table(shown: Shown) -> pd.DataFrame:
    """Return one head's step, a row a query; hidden cells say so."""
    values = getattr(shown.seen.trace.heads, shown.view.stage)[shown.head].tolist()
    shown_values = [["hidden" if v == float("-inf") else f"{v:.6f}" for v in row] for row in values]
    table = pd.DataFrame(shown_values, columns=[f"{i} {key}" for i, key in enumerate(shown.scene.keys)])
    table.insert(0, "query", [f"{i} {word}" for i, word in enumerate(shown.scene.words)])
    return table


def _curve_table(shown: Shown) -> pd.DataFrame:
    """Return the curve's points."""
    stops = distribution.stops()
    found = focus.curve(shown.seen.trace, shown.head, shown.query, stops)
    return pd.DataFrame({"temperature": stops, "largest weight": found.largest, "share of keys in use": found.in_use})


def program(shown: Shown) -> None:
    """Offer the PyTorch that computes this screen."""
    fold = st.expander("The PyTorch that computes this screen", key="program_open", on_change="rerun")
    if fold.open:
        with fold:
            st.caption("Needs torch and nothing else; makes the same words, draws and weights, and checks itself.")
            st.code(snippet.pytorch(shown.scene), language="python")


def about(shown: Shown) -> None:
    """Say what is random, what counts as a token, where it was computed, and what a link shows."""
    raw, scaled = shown.seen.variance
    seen = shown.seen
    st.caption(
        f"{words.DRAW_RULE} In this sample: {raw:.1f} and {scaled:.2f}. Computed on the {seen.device} in "
        f"{seen.milliseconds:.1f} ms.  \n{words.TOKEN_RULE} Up to {MAX_TOKENS} tokens.  \n{words.LINK_RULE}"
    )
