"""Masks: who may look at whom, as presets that combine, as painted cells, as a graph, and as PyTorch takes it."""

import streamlit as st

from pages.ui import page_frame, traced_view
from pages.ui.controls import session
from pages.ui.controls.widgets import choice, position, select_slider, slider, text
from pages.ui.link import WINDOWS
from pages.ui.story.masks.pytorch import TABLES

draw = page_frame.title("Who may look at whom?", "masks")
queries, keys = traced_view.sizes(session.view())

draw("lead")
window, prefix, padding, corner = st.columns([1, 1, 1, 1.1], gap="medium")
with window:
    why = (
        "A word looks at most so far to either side, also forward. This comes on top of the sidebar’s mask, whose own "
        "window only reaches back. off: nothing more is hidden."
    )
    select_slider("On top: window, to either side", "mask_window", WINDOWS, help=why)
with prefix:
    why = (
        "These first words are open to everybody, even to the words before them. This comes on top of the sidebar’s mask, "
        "and adds something only where that hides them."
    )
    position("On top: prefix, first words open", "mask_prefix", keys + 1, help=why)
with padding:
    why = "Filler at the end that makes texts equally long: hidden from everybody, whatever the sidebar’s mask says."
    position("On top: padding, last words filler", "mask_padding", keys + 1, help=why)
with corner:
    why = "Where the causal triangle starts if there are not as many keys as queries (cross, in the sidebar)."
    choice("Causal starts in the corner at the", "mask_corner", ("upper_left", "lower_right"), help=why)
draw("mask")
with st.expander("Painted cells as text: for the keyboard, and for long sentences"):
    st.caption(
        "Cells that are turned over, each row-column, counted from 0 and joined by _: 2-5_3-3. Any other text paints "
        "nothing. Of up to 16 words a click in the picture turns a cell over."
    )
    text("Painted cells, each row-column", "mask_painted")

st.markdown("## 2  Messages travel one edge a round")
with st.columns([1, 1.2], gap="medium")[0]:
    slider("Rounds", "mask_rounds", (0, 8, 1), help="How often all pass on what they have heard.")
draw("rounds", later=True)

st.markdown("## 3  Change one word: only those who may see it can move")
with st.columns([1, 1.2], gap="medium")[0]:
    why = "1 is added to every number of this word’s vector, and the outputs are compared."
    position("Word that is changed, counted from 0", "mask_changed", queries, help=why)
draw("changed", later=True)

st.markdown("## 4  Let the sentence grow: why the future is hidden")
with st.columns([1, 1.2], gap="medium")[0]:
    why = "This word has just been added to those before it, and their outputs are compared."
    position("Newest word, counted from 0", "mask_grown", queries, help=why)
draw("grown", later=True)

st.markdown("## 5  A query that sees nothing")
draw("nothing", later=True)

st.markdown("## 6  What True means to PyTorch")
draw("polarity", later=True)
page_frame.tables(draw, TABLES)
