"""Self and cross: queries ask, keys and values answer, from one sentence or from two; and newest words over a cache."""

import streamlit as st

from pages.ui import controls, head, shell, state, warm

shell.guard()
top = head.begin("Whom does a sentence look at: itself, or another?")

from pages.ui import remarks, tries  # noqa: E402
from pages.ui.story import self_and_cross as story  # noqa: E402
from pages.ui.story import self_and_cross_decoding as decoding  # noqa: E402

with top.selection:
    st.markdown(":gray[row]", width="content")
    controls.selected(story.count())
top.ready()
remarks.draw()
story.lead()

st.markdown("## 1  Where q, k and v come from")
left, right = st.columns([1, 1.4], gap="medium", vertical_alignment="center")
with left:
    story.flip()
with right:
    st.latex(r"\begin{gathered}Q=x\,W_Q\quad K=m\,W_K\quad V=m\,W_V\\ \text{self: } m=x\end{gathered}")
for letter, column in zip("qkv", st.columns(3, gap="small"), strict=True):
    with column:
        story.source(letter)
story.sources_in_words()
tries.offer(
    {
        "Another sentence": {"kind": "cross", "maps": "random"},
        "Three words": {"kind": "cross", "text2": "A sleepy bear", "maps": "random"},
        "Itself": {"kind": "self"},
        "The same word": {"kind": "self", "maps": "same", "query": 5, "head": 0},
    }
)

st.markdown("## 2  As many rows as queries, as many columns as keys")
story.selection()
left, right = st.columns(2, gap="medium")
with left:
    story.weights("self")
with right:
    story.weights("cross")
story.weights_in_words()

st.markdown("## 3  Writing on: few new queries, all keys")
left, right = st.columns([1, 1.4], gap="medium", vertical_alignment="center")
with left:
    decoding.newest()
with right:
    st.latex(r"\begin{gathered}\text{upper left: } j\le i\\ \text{lower right: } j\le i+(T_k-T_q)\end{gathered}")
left, right = st.columns(2, gap="medium")
with left:
    decoding.aligned("upper_left")
with right:
    decoding.aligned("lower_right")
decoding.corners_in_words()
tries.offer({"One new word": {"new_tokens": 1}, "Three new words": {"new_tokens": 3}})
decoding.numbers()
state.end()
warm.settle()
