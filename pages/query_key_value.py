"""Query, key, value: where they come from, a score as products and their sum, and what a change of each one moves."""

import streamlit as st

from pages.ui import choose, controls, head, shell, state, warm

shell.guard()
top = head.begin("What does a word ask, answer and hand over?")

from pages.ui import tries  # noqa: E402
from pages.ui.story import query_key_value as story  # noqa: E402
from pages.ui.story import query_key_value_edits as by_hand  # noqa: E402
from pages.ui.story import query_key_value_folds as folds  # noqa: E402
from pages.ui.story import query_key_value_learning as learning  # noqa: E402
from pages.ui.story import query_key_value_look_up as look_up  # noqa: E402
from pages.ui.story import query_key_value_scores as scores  # noqa: E402
from pages.ui.story import query_key_value_shown as shown  # noqa: E402

with top.selection:
    st.markdown(":gray[row]", width="content")
    controls.selected(shown.count())
    choose.owner("key", shown.count_keys())
top.ready()
story.remarks()
story.lead()
story.selection()
story.source()

st.markdown("## 1  One vector, three maps")
st.latex(r"q=x\,W_Q\qquad k=x\,W_K\qquad v=x\,W_V")
story.token()
for which, column in zip("qkv", st.columns(3, gap="small", vertical_alignment="bottom"), strict=True):
    with column:
        story.one_map(which)
story.maps_in_words()
story.examples()

st.markdown("## 2  A score is a sum of products")
st.latex(r"q\cdot k=\sum_{d} q_d\,k_d")
left, right = st.columns([1, 1.5], gap="medium")
with left:
    scores.scores()
with right:
    scores.products()
    scores.product_in_words()
    scores.swap()

st.markdown("## 3  Change one map by hand: what moves?")
left, right = st.columns([1, 1.5], gap="medium")
with left:
    by_hand.editor()
with right:
    by_hand.what_changed()
by_hand.changes_in_words()
by_hand.examples()

st.markdown("## 4  x is private, v is what it shows")
st.latex(r"\text{output}=\text{weights}\;V\quad\text{or}\quad\text{weights}\;X")
look_up.choose_given()
look_up.averaged()

st.markdown("## 5  A soft look-up in a database")
st.latex(r"\text{temperature}\to 0:\quad \text{output}=v_{j}\;\;\text{with the largest } q\cdot k_j")
look_up.temperature()
left, right = st.columns([1, 1.5], gap="medium")
with left:
    look_up.matches()
with right:
    look_up.found()
look_up.look_up_in_words()
tries.offer({"Exact look-up": {"temperature": 0.0}, "Softer": {"temperature": 3.0}, "Back to 1": {"temperature": 1.0}})

st.markdown("## 6  A head that learns: a vowel looks for consonants")
controls.training("grown_here")
left, right = st.columns([1, 1.2], gap="medium")
with left:
    learning.learned()
with right:
    learning.learning()
learning.learning_in_words()
tries.offer({"Train it": {"grown": 200}, "Untrained": {"grown": 0}, "Use it above": {"maps": "learned"}})
folds.numbers()
state.end()
warm.settle()
