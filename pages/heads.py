"""Heads: the columns of one layer shared out, how they are cut and joined, how wide, how scaled, mixed and stacked."""

import streamlit as st

from pages.ui import controls, head, shell, state, warm

shell.guard()
top = head.begin("What do several heads do that one cannot?")

from pages.ui import remarks, tries  # noqa: E402
from pages.ui.story import heads as story  # noqa: E402
from pages.ui.story import heads_folds as folds  # noqa: E402
from pages.ui.story import heads_layers as layers  # noqa: E402
from pages.ui.story import heads_width as width  # noqa: E402

with top.selection:
    st.markdown(":gray[row]", width="content")
    controls.selected(story.count())
top.ready()
remarks.draw(alone=True)
story.lead()

st.markdown("## 1  Split, attend, join")
st.latex(
    r"\begin{gathered}\mathrm{head}_h=\mathrm{attend}(xW_Q^h,\,xW_K^h,\,xW_V^h)\\"
    r"\mathrm{joined}=[\mathrm{head}_1\,\ldots\,\mathrm{head}_H]\end{gathered}"
)
story.split()
story.joined()
story.joined_in_words()
tries.offer(
    {
        "One head": {"maps": "random", "heads": "1", "head_size": 32},
        "Four heads of 8": {"maps": "random", "heads": "4", "head_size": 8},
        "Four heads, four jobs": {"maps": "previous", "heads": "4", "query": 5},
        "A random draw": {"maps": "random"},
    }
)

st.markdown("## 2  The shapes on the way")
story.shapes()
controls.follower(
    st.toggle,
    "Wrong order: view as H × T × d at once, without the transpose",
    "view_at_once",
    False,
    help="Every shape still fits, so nothing complains.",
)
story.origins()
story.order_in_words()

st.markdown("## 3  Three ways, the same numbers")
left, right = st.columns(2, gap="medium")
with left:
    story.list_or_reshape()
with right:
    story.packed()
story.packed_columns()
tries.offer({"Eight heads": {"heads": "8"}, "Two heads": {"heads": "2"}, "Wider heads": {"head_size": 32}})

st.markdown("## 4  How wide a head is")
st.latex(r"\mathrm{head\_size}=d_{\mathrm{model}}\,/\,\mathrm{heads}")
controls.slider("Share d_model out among so many heads", "divide_into", (1, 16, 1), help="Try a number that doesn't divide.")
width.widths()
tries.offer({"Share among 5": {"divide_into": 5}, "Share among 8": {"divide_into": 8}})

st.markdown("## 5  The scale is of the head’s size")
controls.follower(
    st.toggle,
    "Divide by the joined width instead",
    "joined_scale",
    False,
    help="√(heads × head size) is the slip; PyTorch divides by √head_size.",
)
left, right = st.columns([1, 1], gap="medium")
with left:
    width.weights_by_scale()
with right:
    st.latex(r"\mathrm{softmax}\!\left(\frac{QK^\top}{\sqrt{d_{\mathrm{head}}}}\right)V")
    width.scaled_by()

st.markdown("## 6  W_O mixes the heads")
st.latex(r"\mathrm{output}=\mathrm{joined}\;W_O=\sum_h \mathrm{head}_h\,W_O^h")
controls.follower(st.toggle, "W_O", "mix_heads", True, help="Off: each head keeps to columns of its own.")
width.shares()

st.markdown("## 7  Layers stack where widths match")
left, right = st.columns([1, 1.4], gap="medium")
with left:
    controls.slider("Layers", "layers", (1, 4, 1), help="How many layers stand on top of each other.")
    controls.slider("How far back a layer looks", "layer_reach", (0, 4, 1), help="Each word sees itself and so many before.")
    tries.offer(
        {
            "Three layers": {"layers": 3},
            "Without W_O": {"mix_heads": False},
            "Without W_O, heads of 8": {"mix_heads": False, "head_size": 8},
            "With W_O, heads of 16": {"mix_heads": True, "head_size": 16},
        }
    )
with right:
    layers.heard()

st.markdown("## 8  A layer is built for a context")
left, right = st.columns([1, 1.4], gap="medium")
with left:
    controls.slider("Context: the most words it takes", "context", (1, 64, 1), help="Shorter than the text: it refuses.")
    tries.offer({"Too short": {"context": 5}, "Long context": {"context": 24}})
with right:
    layers.in_context()
folds.numbers()
state.end()
warm.settle()
