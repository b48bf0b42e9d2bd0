"""Explore: where each word looks, how sharp its choice is, what it takes away. The whole instrument on one screen."""

import streamlit as st

from pages.ui import page_frame, traced_view
from pages.ui.controls import session
from pages.ui.controls.widgets import choice, position
from pages.ui.explore.layout import TABLES
from pages.ui.link import LONGEST, MAX_TOKENS, STAGES

sizes = traced_view.sizes(session.view(), LONGEST)
starts = list(zip(("Rows from", "Columns from"), ("rows_from", "columns_from"), sizes, strict=True))
for _, name, count in starts:
    session.within(name, 0, max(count - MAX_TOKENS, 0))

draw = page_frame.title("Where does each word look?", "explore")
draw("lead")
left, right = st.columns([1.8, 1], gap="medium")
with left:
    st.markdown("## 1  Who looks at whom")
    hint = "scores: q·k. scaled: divided. masked: hidden cells out. weights: after softmax. dropped: after dropout."
    choice("Stage", "stage", STAGES, label_visibility="collapsed", help=hint)
    draw("heatmaps")
    for label, name, count in starts:
        if count > MAX_TOKENS:
            position(label, name, count - MAX_TOKENS + 1, help="Where the window starts in which every number is exact.")
with right:
    draw("sharpness")
draw("ledger")
page_frame.tables(draw, TABLES)
with st.expander("The PyTorch that computes this screen"):
    draw("program", later=True)
draw("about", later=True)
