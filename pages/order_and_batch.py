"""Order and batch: attention has no notion of space, positions bring one, and examples never talk to each other."""

import streamlit as st

from pages.ui import choose, controls, head, shell, state, warm
from pages.ui.link import LINKED

shell.guard()
top = head.begin("Does order matter to attention?")

from pages.ui import remarks, shown  # noqa: E402
from pages.ui.story import batches  # noqa: E402
from pages.ui.story import order_and_batch as story  # noqa: E402
from pages.ui.story import order_and_batch_tools as tools  # noqa: E402

with top.selection:
    st.markdown(":gray[row]", width="content")
    controls.selected(shown.count(state.view()))
top.ready()
remarks.draw(alone=True, traced=False)

st.markdown("## 1  Shuffle the words: the outputs follow, unless something knows of order")
st.latex(r"f(P\,x) = P\,f(x)\quad\text{for every order } P")
with st.container(horizontal=True, vertical_alignment="bottom", gap="medium"):
    controls.follower(
        st.number_input,
        "Shuffle number",
        "order_shuffle",
        0,
        999,
        LINKED["order_shuffle"].default,
        width=150,
        help="Another number, another order of the words.",
    )
    tools.positions()
left, right = st.columns(2, gap="medium")
with left:
    story.in_order()
with right:
    story.in_disorder()
story.follows()

st.markdown("## 2  No fixed offsets: the same two words, closer or farther")
left, right = st.columns([1.3, 1], gap="large")
with left:
    word, distance = st.columns(2, gap="medium")
    with word:
        choose.word("Looked at by the row’s word", "order_other", tools.names())
    with distance:
        controls.slider("How many places apart", "order_distance", (1, 16, 1), help="Other words fill the places between.")
    story.score_by_distance()
    story.distance_in_words()
with right:
    story.convolution()

st.markdown("## 3  Examples of a batch never talk to each other")
size, length, example = st.columns(3, gap="medium")
with size:
    controls.slider("Examples in the batch", "batch_size", (1, 4, 1), help="Drawn from the seed.")
with length:
    controls.slider("Tokens in each", "batch_tokens", (1, 8, 1), help="All examples of a batch have one length.")
with example:
    controls.slider("Example that is changed", "batch_example", (0, 3, 1), help="1 is added to all its numbers.")
batches.batch_pools()
batches.pools_in_words()

st.markdown("## 4  Each example has weights of its own")
for number, column in enumerate(st.columns(4, gap="small")):
    with column:
        batches.example_weights(number)
batches.weights_in_words()

st.markdown("## 5  The batch axis changes nothing else")
batches.shapes()
tools.numbers()
state.end()
warm.settle()
