"""Averaging: from the mean of the past to attention, one change at a time."""

import streamlit as st

from pages.ui import page_frame
from pages.ui.controls import session
from pages.ui.controls.widgets import choice, position, slider, toggle
from pages.ui.link import MAX_TOKENS, RUNGS
from pages.ui.story.averaging.layout import TABLES

count = page_frame.count("averaging") or MAX_TOKENS  # without a word the selection waits for the next one
for name in ("averaging_row", "hide_key", "looker", "sought"):  # before any board is drawn: all show the same link
    session.within(name, -1, count - 1)
draw = page_frame.title("How does an average become attention?", "averaging")
draw("lead")

st.space("small")
st.markdown("## 1  The mean of the past, three ways")
left, middle, right = st.columns([1.2, 1, 1], gap="medium", vertical_alignment="center")
with left:
    position("Row: drag it down the triangle", "averaging_row", count, help="Rows count from 0, arrow keys step.")
with middle:
    why = "The loop then reads rows that it has already overwritten."
    toggle("Bug: write the means into x itself", "in_place", help=why)
right.latex(r"\text{mean}_t = \frac{1}{t+1}\,(x_0 + x_1 + \dots + x_t)")
draw("ways")

st.space("small")
st.markdown("## 2  What that makes of the words: $\\text{means} = W x$")
draw("means", later=True)

st.space("small")
st.markdown("## 3  Each row is divided by its own sum")
left, right = st.columns([1.6, 1], gap="small", vertical_alignment="center")
with left:
    why = "Off: torch lines the sums up with the columns, without an error."
    toggle("keepdim=True: keep the axis of the sums", "keepdim", help=why)
right.latex(r"W_{ij} = L_{ij} \,/\, \textstyle\sum_k L_{ik}")
draw("sums", later=True)

st.space("small")
st.markdown("## 4  A score of −∞ becomes a weight of exactly 0")
left, right = st.columns(2, gap="small", vertical_alignment="center")
with left:
    why = "The word at this position, counted from 0. −1 hides nothing more."
    slider("Hide one more word from the selected row (−1: nothing)", "hide_key", (-1, count - 1, 1), help=why)
right.latex(r"w_{ij} = e^{s_{ij}} \,/\, \textstyle\sum_k e^{s_{ik}}, \qquad e^{-\infty} = 0")
draw("hidden", later=True)

st.space("small")
st.markdown("## 5  The ladder: five rungs, one change each")
st.markdown(
    ":gray[The average is one of the past: while the sidebar’s mask is none, that is what a word may see on these rungs. "
    "Any other mask takes its place.]"
)
choice("Rung", "rung", RUNGS, label_visibility="collapsed", help="Climb: each rung changes one thing about the one below.")
draw("ladder", later=True)

st.space("small")
st.markdown("## 6  Words that score each other look at themselves")
st.latex(
    r"s_{ij} = x_i \cdot x_j \,/\, c = s_{ji}, \qquad s_{ii} = |x_i|^2 \,/\, c, \qquad c = \text{what scores are divided by}"
)
draw("naive", later=True)

st.space("small")
st.markdown("## 7  Softmax makes shares of each row")
left, right = st.columns([1.6, 1], gap="small", vertical_alignment="center")
right.latex(r"0 \le w_{ij} \le 1, \qquad \textstyle\sum_j w_{ij} = 1")
with left:
    why = "keys: each row becomes shares. queries: the wrong axis, each column does."
    choice("Softmax over the", "softmax_over", ("keys", "queries"), help=why)
draw("axis", later=True)

st.space("small")
st.markdown("## 8  What an average can’t do: see what matters")
left, middle, right = st.columns(3, gap="medium", vertical_alignment="bottom")
with left:
    position("The word that looks", "looker", count, help="Its position, counted from 0.")
with middle:
    position("What matters to it", "sought", count, help="The position of a word, counted from 0. Or click its bar.")
with right:
    slider("How strongly it looks for that", "pull", (0.0, 8.0, 0.5))
draw("importance", later=True)

page_frame.tables(draw, TABLES)
page_frame.links(
    "Go on:",
    page_frame.PageLink("where queries, keys and values come from", "query_key_value"),
    page_frame.PageLink("these averages with known numbers", "worked_examples", {"example": "averaging"}),
)
