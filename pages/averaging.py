"""Averaging: from the mean of the past to attention, one change at a time."""

import streamlit as st

from pages.ui import controls, head, shell, state, warm

shell.guard()
top = head.begin("How does an average become attention?")

from pages.ui import choose, remarks  # noqa: E402
from pages.ui.story import averaging as story  # noqa: E402
from pages.ui.story import averaging_folds as folds  # noqa: E402
from pages.ui.story import averaging_importance as importance  # noqa: E402
from pages.ui.story import averaging_pieces as pieces  # noqa: E402
from pages.ui.story import averaging_scores as scores  # noqa: E402

names = pieces.labels()
top.ready()

remarks.draw(meeting=False, alone=True, unmasked="Steps 6 to 8", traced=False)
story.lead()

st.space("small")
st.markdown("## 1  The mean of the past, three ways")
left, middle, right = st.columns([1.2, 1, 1], gap="medium", vertical_alignment="center")
with left:
    choose.along("Row: drag it down the triangle", "averaging_row", len(names), help="Rows count from 0, arrow keys step.")
with middle:
    controls.follower(
        st.toggle,
        "Bug: write the means into x itself",
        "in_place",
        False,
        help="The loop then reads rows that it has already overwritten.",
    )
with right:
    st.latex(r"\text{mean}_t = \frac{1}{t+1}\,(x_0 + x_1 + \dots + x_t)")
for number, column in enumerate(st.columns(3, gap="small")):
    with column:
        story.way(number)
story.ways_in_words()

st.space("small")
st.markdown("## 2  What that makes of the words: $\\text{means} = W x$")
left, right = st.columns(2, gap="small")
with left:
    story.vectors("tokens")
with right:
    story.vectors("means")
story.mean_in_words()

st.space("small")
st.markdown("## 3  Each row is divided by its own sum")
left, right = st.columns([1.6, 1], gap="small", vertical_alignment="center")
with left:
    why = "Off: torch lines the sums up with the columns, without an error."
    controls.follower(st.toggle, "keepdim=True: keep the axis of the sums", "keepdim", True, help=why)
with right:
    st.latex(r"W_{ij} = L_{ij} \,/\, \textstyle\sum_k L_{ik}")
left, right = st.columns([1.6, 1], gap="small")
with left:
    story.divided()
with right:
    story.divided_sums()
story.sums_in_words()

st.space("small")
st.markdown("## 4  A score of −∞ becomes a weight of exactly 0")
left, right = st.columns(2, gap="small", vertical_alignment="center")
with left:
    choose.word("Hide one more word from the selected row", "hide_key", names, "nothing", width=320)
with right:
    st.latex(r"w_{ij} = e^{s_{ij}} \,/\, \textstyle\sum_k e^{s_{ik}}, \qquad e^{-\infty} = 0")
left, right = st.columns(2, gap="small")
with left:
    story.zeros()
with right:
    story.flat()
story.hidden_in_words()

st.space("small")
st.markdown("## 5  The ladder: five rungs, one change each")
st.markdown(
    ":gray[The average is one of the past: while the sidebar’s mask is none, that is what a word may see on these rungs. "
    "Any other mask takes its place.]"
)
controls.follower(
    st.segmented_control,
    "Rung",
    "rung",
    scores.ladder.RUNGS,
    default="loop",
    required=True,
    label_visibility="collapsed",
    help="Climb: each rung changes one thing about the one below.",
)
scores.all_rungs()
left, right = st.columns([1, 1.2], gap="medium")
with left:
    scores.rung()
with right:
    scores.rung_in_words()
    scores.rung_row()

st.space("small")
st.markdown("## 6  Words that score each other look at themselves")
st.latex(
    r"s_{ij} = x_i \cdot x_j \,/\, c = s_{ji}, \qquad s_{ii} = |x_i|^2 \,/\, c, \qquad c = \text{what scores are divided by}"
)
for part, column in zip(
    (scores.naive_scores, scores.naive_weights, scores.projected_weights), st.columns(3, gap="small"), strict=True
):
    with column:
        part()
scores.naive_in_words()

st.space("small")
st.markdown("## 7  Softmax makes shares of each row")
left, right = st.columns([1.6, 1], gap="small", vertical_alignment="center")
with right:
    st.latex(r"0 \le w_{ij} \le 1, \qquad \textstyle\sum_j w_{ij} = 1")
with left:
    controls.follower(
        st.segmented_control,
        "Softmax over the",
        "softmax_over",
        ("keys", "queries"),
        default="keys",
        required=True,
        help="keys: each row becomes shares. queries: the wrong axis, each column does.",
    )
left, right = st.columns([1.6, 1], gap="small")
with left:
    scores.over_axis()
with right:
    scores.over_axis_sums()
scores.axis_in_words()

st.space("small")
st.markdown("## 8  What an average can’t do: see what matters")
left, middle, right = st.columns(3, gap="medium", vertical_alignment="bottom")
with left:
    choose.word("The word that looks", "looker", names)
with middle:
    choose.word("What matters to it", "sought", names)
with right:
    controls.slider("How strongly it looks for that", "pull", (0.0, 8.0, 0.5))
for kind, column in zip(("mean", "random", "wish"), st.columns(3, gap="medium"), strict=True):
    with column:
        importance.importance_of(kind)
importance.importance_in_words()

folds.numbers()
folds.go_on()
state.end()
warm.settle()
