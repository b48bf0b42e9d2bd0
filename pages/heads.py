"""Heads: the columns of one layer shared out, how they are cut and joined, how wide, how scaled, mixed and stacked."""

import streamlit as st

from pages.ui import page_frame
from pages.ui.controls.widgets import slider, toggle
from pages.ui.story.heads import layout as boards

draw = page_frame.title("What do several heads do that one cannot?", "heads")
draw("lead")

st.markdown("## 1  Split, attend, join")
st.latex(
    r"\begin{gathered}\mathrm{head}_h=\mathrm{attend}(xW_Q^h,\,xW_K^h,\,xW_V^h)\\"
    r"\mathrm{joined}=[\mathrm{head}_1\,\ldots\,\mathrm{head}_H]\end{gathered}"
)
draw("split")

st.markdown("## 2  The shapes on the way")
draw("shapes", later=True)
why = "Every shape still fits, so nothing complains."
toggle("Wrong order: view as H × T × d at once, without the transpose", "view_at_once", help=why)
draw("order", later=True)

st.markdown("## 3  Three ways, the same numbers")
draw("ways", later=True)

st.markdown("## 4  How wide a head is")
st.latex(r"\mathrm{head\_size}=d_{\mathrm{model}}\,/\,\mathrm{heads}")
slider("Share d_model out among so many heads", "divide_into", (1, 16, 1), help="Try a number that doesn't divide.")
draw("widths", later=True)

st.markdown("## 5  The scale is of the head’s size")
left, right = st.columns(2, gap="medium", vertical_alignment="center")
with left:
    why = "√(heads × head size) is the slip; PyTorch divides by √head_size."
    toggle("Divide by the joined width instead", "joined_scale", help=why)
    st.caption("The sidebar’s Head chooses whose weights these are, at its temperature; its scale counts for nothing here.")
right.latex(r"\mathrm{softmax}\!\left(\frac{QK^\top}{\sqrt{d_{\mathrm{head}}}}\right)V")
draw("scale", later=True)

st.markdown("## 6  W_O mixes the heads")
st.latex(r"\mathrm{output}=\mathrm{joined}\;W_O=\sum_h \mathrm{head}_h\,W_O^h")
toggle("W_O", "mix_heads", help="Off: each head keeps to columns of its own.")
draw("mixed", later=True)

st.markdown("## 7  Layers stack where widths match")
left, right = st.columns([1, 1.4], gap="medium")
with left:
    slider("Layers", "layers", (1, 4, 1), help="How many layers stand on top of each other.")
    slider("How far back a layer looks", "layer_reach", (0, 4, 1), help="Each word sees itself and so many before.")
with right:
    draw("layers", later=True)

st.markdown("## 8  A layer is built for a context")
left, right = st.columns([1, 1.4], gap="medium")
with left:
    slider("Context: the most words it takes", "context", (1, 64, 1), help="Shorter than the text: it refuses.")
with right:
    draw("context", later=True)
page_frame.tables(draw, boards.TABLES)
