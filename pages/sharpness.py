"""Sharpness: how large scores grow, how that makes softmax one-hot, and what scaling and temperature do about it."""

import streamlit as st

from pages.ui import controls, head, shell, state, warm

shell.guard()
top = head.begin("When does softmax pick only one?")

from pages.ui import remarks, tries  # noqa: E402
from pages.ui.story import sharpness as story  # noqa: E402
from pages.ui.story import sharpness_ends as ends  # noqa: E402
from pages.ui.story import sharpness_five as five  # noqa: E402

top.ready()
remarks.draw()
story.lead()

st.markdown("## 1  Wider heads, larger scores")
left, right = st.columns([1.6, 1], gap="medium")
with left:
    story.variance()
with right:
    st.latex(r"q\cdot k=\sum_{i=1}^{d} q_i k_i\qquad \operatorname{var}(q\cdot k)=d\,\sigma_q^2\sigma_k^2")
    story.initialisation()
    story.variance_in_words()
    tries.offer({"Head size 64": {"head_size": 64}, "Linear layers": {"init": "linear"}, "No scaling": {"scale": "none"}})

st.markdown("## 2  Large scores, one winner")
left, right = st.columns(2, gap="medium")
with left:
    story.largest()
with right:
    story.effective()
story.sizes_in_words()
tries.offer(
    {
        "Forget to scale": {"head_size": 128, "scale": "none"},
        "Wrong root": {"head_size": 128, "scale": "model", "d_model": 32},
        "Right root": {"head_size": 128, "scale": "head"},
    }
)

st.markdown("## 3  Five numbers, made larger")
left, right = st.columns(2, gap="medium")
with left:
    controls.slider("Multiply the five numbers by", "multiplier", (0.0, 32.0, 0.5), help="Like temperature 1 / this.")
    five.weights()
with right:
    st.latex(
        r"\frac{\partial w_j}{\partial x_i}=c\,w_j(\delta_{ij}-w_i)\qquad w=\operatorname{softmax}(c\,x)", help=five.JACOBIAN
    )
    five.gradient()
five.five_in_words()
tries.offer({"Times 8": {"multiplier": 8.0}, "Times 32": {"multiplier": 32.0}, "Times 0": {"multiplier": 0.0}})

st.markdown("## 4  Softmax takes the largest away first")
left, right = st.columns(2, gap="medium")
with left:
    controls.slider("Add to each of the five", "constant", (-200, 200, 1), help="The same number, added to every score.")
with right:
    st.latex(r"\frac{e^{s_j}}{\sum_i e^{s_i}}=\frac{e^{s_j-m}}{\sum_i e^{s_i-m}}\qquad m=\max_i s_i")
left, right = st.columns(2, gap="medium")
with left:
    five.naive()
with right:
    five.careful()
five.shift_in_words()
tries.offer({"Add 50": {"constant": 50}, "Add 100": {"constant": 100}, "Take 150 away": {"constant": -150}})

st.markdown("## 5  Your sentence between the two ends")
left, right = st.columns([1, 5], gap="small")
with left:
    controls.selected(ends.count())
with right:
    ends.selection()
ends.rows()
tries.offer(
    {
        "Temperature 0": {"temperature": 0.0},
        "Temperature 20": {"temperature": 20.0},
        "Only the past": {"mask": "causal", "temperature": 20.0},
    }
)
ends.numbers()
state.end()
warm.settle()
