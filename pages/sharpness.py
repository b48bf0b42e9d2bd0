"""Sharpness: how large scores grow, how that makes softmax one-hot, and what scaling and temperature do about it."""

import streamlit as st

from pages.ui import page_frame
from pages.ui.controls.widgets import choice, slider
from pages.ui.story.sharpness import layout as boards

draw = page_frame.title("When does softmax pick only one?", "sharpness")
draw("lead")

st.markdown("## 1  Wider heads, larger scores")
left, right = st.columns([1.6, 1], gap="medium")
with left:
    draw("variance")
with right:
    st.latex(r"q\cdot k=\sum_{i=1}^{d} q_i k_i\qquad \operatorname{var}(q\cdot k)=d\,\sigma_q^2\sigma_k^2")
    why = (
        "Where their numbers come from. gaussian: drawn from the bell curve with mean 0 and variance 1. linear: random "
        "tokens through two layers as torch.nn.Linear starts them, which makes q and k smaller."
    )
    choice("q and k", "init", ("gaussian", "linear"), help=why)
    draw("variance_words")

st.markdown("## 2  Large scores, one winner")
draw("sizes", later=True)

st.markdown("## 3  Five numbers, made larger")
left, right = st.columns(2, gap="medium")
with left:
    slider("Multiply the five numbers by", "multiplier", (0.0, 32.0, 0.5), help="Like temperature 1 / this.")
with right:
    why = (
        "The Jacobian is the table of all these slopes: how each weight answers to each of the five numbers, c times as "
        "large as how it answers to what softmax is given. Its largest singular value is the most that a small change, as "
        "a length, grows or shrinks on its way to the weights: that is the curve."
    )
    slope, shares = r"\frac{\partial w_j}{\partial x_i}=c\,w_j(\delta_{ij}-w_i)", r"w=\operatorname{softmax}(c\,x)"
    st.latex(rf"\begin{{gathered}}{shares}\\{slope}\end{{gathered}}", help=why)
draw("five", later=True)

st.markdown("## 4  Softmax takes the largest away first")
left, right = st.columns(2, gap="medium")
with left:
    slider("Add to each of the five", "constant", (-200, 200, 1), help="The same number, added to every score.")
right.latex(r"\frac{e^{s_j}}{\sum_i e^{s_i}}=\frac{e^{s_j-m}}{\sum_i e^{s_i-m}}\qquad m=\max_i s_i")
draw("constant", later=True)

st.markdown("## 5  Your sentence between the two ends")
st.caption("The sidebar has Row, Head, Temperature and Mask. Arrow keys on a focused picture step through the rows.")
draw("ends", later=True)
page_frame.tables(draw, boards.TABLES)
