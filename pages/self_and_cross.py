"""Self and cross: queries ask, keys and values answer, from one sentence or from two; and newest words over a cache."""

import streamlit as st

from pages.ui import page_frame, traced_view
from pages.ui.controls import session
from pages.ui.controls.widgets import slider
from pages.ui.link import MAX_TOKENS
from pages.ui.story.self_and_cross.layout import TABLES

draw = page_frame.title("Whom does a sentence look at: itself, or another?", "self_and_cross")

draw("lead")
st.markdown("## 1  Where q, k and v come from")
st.latex(r"\begin{gathered}Q=x\,W_Q\quad K=m\,W_K\quad V=m\,W_V\\ \text{self: } m=x\end{gathered}")
draw("sources")

st.markdown("## 2  As many rows as queries, as many columns as keys")
draw("weights", later=True)

st.markdown("## 3  Writing on: few new queries, all keys")
left, right = st.columns([1, 1.4], gap="medium", vertical_alignment="center")
with left:
    words = traced_view.sizes(session.view())[0]
    why = "The words before them are keys and values already: the cache."
    slider("New words at the end", "new_tokens", (1, max(words or MAX_TOKENS, 2), 1), disabled=words < 2, help=why)
with right:
    st.latex(r"\begin{gathered}\text{upper left: } j\le i\\ \text{lower right: } j\le i+(T_k-T_q)\end{gathered}")
draw("corners", later=True)
page_frame.tables(draw, TABLES)
