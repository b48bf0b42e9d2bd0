"""The panels of the instrument: each draws one picture of what is selected, and says it in a sentence."""

import streamlit as st

from attn_core import focus
from pages.ui import controls, distribution, heatmap, ledger, state, thumbnails, words
from pages.ui.shown import Shown, panel, prepare

FEW_HEADS = 2  # up to so many stand side by side; more become one large head and thumbnails
STACK_END = 3.0  # of the axis of stacked bars, ±


@st.fragment(key="remarks")
def remarks() -> None:
    """Say what of the link, the text or the device was not taken as it stands; the place is there even when empty."""
    state.join("remarks")
    shown = prepare(state.view(), state.dark())
    said = [words.plain(sentence) for sentence in [*state.notices(), *shown.remarks]]
    with st.container(key="remarks"):
        st.markdown("  \n".join(f":orange[**Note**] {sentence}" for sentence in said))


# ---- 1: who looks at whom ----


@panel
def lead(shown: Shown) -> None:
    """Say what the selected row does, in one line; on a phone, the settings under it."""
    row, view = shown.row, shown.view
    winner = None if row.winner is None else shown.keys[row.winner]
    said = words.lead(shown.head, shown.name, winner, row.largest, row.ties)
    settings = words.settings(view.heads, controls.SCALES[view.scale], view.temperature, view.mask)
    with st.container(key="lead"):
        st.markdown(f"{said}\n\n:gray[{settings}]")
    state.remember()


@st.fragment(key="selection")
def selection() -> None:
    """Draw what is looked at: the step, the query, the head."""
    shown = prepare(state.view(), state.dark())
    heads = [f"head {h + 1}" for h in range(shown.view.heads)]
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        controls.stage()
        controls.pick("Query", "query", shown.queries, 140)
        controls.pick("Head", "head", heads, 105, "There is only one head." if len(heads) == 1 else "")


def heatmaps(heads: int) -> None:
    """Draw the heatmaps of one step: a few heads side by side, or the selected one large beside all as thumbnails."""
    if heads <= FEW_HEADS:
        for head, column in enumerate(st.columns(heads, gap="small")):
            with column:
                heatmap_of(head)
    else:
        large, small = st.columns([1.15, 1], gap="small")
        with large:
            heatmap_of(None)
        with small:
            st.caption("**all heads** · click one to follow it")
            all_heads()
    row_in_words()


@panel
def heatmap_of(shown: Shown, head: int | None) -> None:
    """Draw one head's heatmap under its name; None is the selected head."""
    which = shown.head if head is None else head
    sheet = _sheet(shown)
    st.caption(f"**head {which + 1}** · row → column · {words.legend(sheet.signed, sheet.limit)}")
    said = f"{shown.view.stage} of head {which + 1}: rows {', '.join(shown.queries)}; columns {', '.join(shown.keys)}"
    slot = "heatmap_large" if head is None else f"heatmap_{head}"
    _chart(heatmap.one_head(sheet, which, which == shown.head), slot, said, which)


@panel
def all_heads(shown: Shown) -> None:
    """Draw every head as a thumbnail."""
    said = f"{shown.view.stage} of all heads, small"
    _chart(thumbnails.all_heads(_sheet(shown), shown.head), "thumbnails", said)


@panel
def row_in_words(shown: Shown) -> None:
    """Say what the selected row adds up to, and what its colours mean."""
    total = focus.total(shown.seen.trace, shown.view.stage, shown.head, shown.query)
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


def _chart(spec: dict[str, object], key: str, said: str, head: int | None = None) -> None:
    """Draw a chart whose rows can be clicked."""
    st.vega_lite_chart(spec=spec, key=key, alt=said, width="stretch", on_select=lambda: controls.choose_from(key, head))


# ---- 2: how sharp ----


@panel
def how_sharp(shown: Shown) -> None:
    """Draw the selected row as bars, and its sharpness against temperature."""
    entries = focus.bars(shown.row)
    series = _series(shown, entries)
    legend = [
        "**▬** now",
        *(["**┃** at temperature 1"] if "warm" in series else []),
        *(["○ without scaling"] if "raw" in series else []),
    ]
    st.markdown(f"## 2  How sharp is {words.plain(shown.name)}’s choice?\n\n{' :gray[·] '.join(legend)}")
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


@panel
def what_it_takes_away(shown: Shown) -> None:
    """Draw the ledger as strips: weight × value = what it adds."""
    st.markdown(f"## 3  What {words.plain(shown.name)} takes away: weight × value, added up")
    _, entries = _entries(shown)
    with st.container(horizontal=True, wrap=False, key="ledger"):
        alt = "Ledger: weight, value and what each key adds to the output"
        st.vega_lite_chart(spec=ledger.strips(entries), key="strips", alt=alt, width=600)


@panel
def output_by_dimension(shown: Shown) -> None:
    """Draw each number of the output, stacked from what the keys add."""
    size = shown.view.head_size
    st.markdown(f"#### Its {size} numbers, stacked from the words ({words.chip('output', '– output')})")
    _, entries = _entries(shown)
    alt = "Output by dimension, stacked from the keys"
    st.vega_lite_chart(spec=ledger.stack(entries, STACK_END), key="stack", alt=alt, width="stretch")


@panel
def sum_in_words(shown: Shown) -> None:
    """Say the sum as a sentence, what is left between it and the output, and whether torch gives the same."""
    book, entries = _entries(shown)
    largest = book.by_weight[:2]
    shares = book.weights[largest].tolist()
    said = words.ledger([entries.labels[i] for i in largest], shares, *book.beyond(2))
    left = f"Sum − output: {words.small(book.difference)}."
    st.markdown(f"{said} {left}\n\n{words.agreement(*shown.seen.agreement)}")
