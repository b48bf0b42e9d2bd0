"""The sidebar, shared by the pages: each widget declared once, its label, range, help, and the link name that it owns."""

import streamlit as st

from attn_core.examples import scenes
from attn_core.masks import MASKS
from attn_core.projections.sources import DESIGNED, SOURCES
from attn_core.projections.trained import STEPS
from attn_core.score_scales import SCALES
from pages.ui import traced_view
from pages.ui.controls import session
from pages.ui.controls.widgets import choice, number, owner, pick, select_slider, slider, toggle
from pages.ui.link import DEFAULTS, HEADS, KINDS, LONGEST, MAPS, MAX_TOKENS, MOST_CHARACTERS, SEEDS, View, spelled

TEMPERATURES = (
    *(0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.84),
    *(0.88, 0.9, 0.92, 0.94, 0.96, 0.98, 1, 1.02, 1.04, 1.06, 1.08, 1.1, 1.15, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2),
    *(2.25, 2.5, 2.75, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20),
)
BROUGHT = "Projections that aren’t a random draw bring their own sizes: choose random to set this."


def draw(page: str, count: int) -> None:
    """Draw the controls that all pages share; count: how many words can be selected."""
    view = session.view()
    example = scenes.of(view.maps)
    with st.sidebar:
        if example:
            _example(example)
        else:
            _sentences(view)
        st.caption("SCORES")
        _scores(view, page, count)
        st.caption("SOFTMAX")
        _softmax(view)
        _projections(view, page)
        with st.expander("More: dropout, letters…"):
            _more(view)


def _example(example: scenes.ExampleScene) -> None:
    """Say which example takes the place of the sentence; what it fixes has no control."""
    st.markdown(f"**Worked example: {example.title}**")
    st.caption(f"Tokens {example.words[0]} to {example.words[-1]}; vectors, projections and sizes are the example’s own.")
    st.button("Back to your own sentence", key="leave_example", on_click=session.put, args=({"maps": "random"},))


def _sentences(view: View) -> None:
    def sentence(label: str, name: str, hint: str) -> None:
        st.text_area(label, DEFAULTS[name], height=68, max_chars=MOST_CHARACTERS, help=hint, **owner(name, runs=True))

    hint = f"Your own words, up to {MAX_TOKENS} tokens ({LONGEST} on Explore). The link shows what is typed here."
    sentence("Sentence", "text", hint)
    hint = "self: the sentence looks at itself. cross: it looks at a second sentence."
    choice("Self or cross", "kind", KINDS, runs=True, label_visibility="collapsed", help=hint, width="stretch")
    if view.kind == "cross":
        hint = "What the first sentence looks at: keys and values come from here."
        sentence("Second sentence (keys and values)", "text2", hint)


def _scores(view: View, page: str, count: int) -> None:
    fixed, heads = view.maps in scenes.SCENES, traced_view.taken(view).heads
    if not fixed:
        hint = "How many heads look at once, each with weights of its own: one heatmap a head."
        choice("Heads", "heads", HEADS, runs=True, help=hint, width="stretch")
    left, right = st.columns(2, gap="small")
    with left:
        hint = "Which word looks: its position, counted from 0. Or click its row; arrow keys step through a focused picture."
        number("Row", "query", 0, max(count - 1, 1), help=hint, disabled=count < 2)
    with right:
        hint = "Which head is followed, counted from 0. Or click its heatmap."
        number("Head", "head", 0, max(heads - 1, 1), help=hint, disabled=heads == 1)
    hint = "How wide q, k and v are in each head. Wider: larger raw scores, a sharper row if unscaled."
    if view.maps == "random":
        slider("Head size", "head_size", (1, 128, 1), runs=page == "weighted_sum", help=hint)  # a control reaches to it
    elif not fixed:
        st.text_input("Head size", "fixed", disabled=True, help=BROUGHT, key="head_size_brought")
    hint = "What scores are divided by. " + " ".join(f"{token}: {scale.summary}." for token, scale in SCALES.items())
    choice("Divide by the root of", "scale", SCALES, help=hint, width="stretch")


def _softmax(view: View) -> None:
    hint = "What scores are divided by before softmax. 0: the largest score takes all weight, equal ones share it. "
    hint += "The higher, the more equal the weights."
    select_slider("Temperature", "temperature", TEMPERATURES, format_func=spelled, help=hint)
    kinds = " ".join(f"{token}: {mask.summary}." for token, mask in MASKS.items() if mask.summary)
    choice("Mask", "mask", MASKS, runs=True, help=f"Hidden cells get weight exactly 0. {kinds}", width="stretch")
    mask = MASKS[view.mask]
    if mask.setting:
        number(mask.label, mask.setting, 0, LONGEST, help=mask.help)


def _projections(view: View, page: str) -> None:
    left, right = st.columns([1.7, 1], gap="small", vertical_alignment="bottom")
    with left:
        designs = "; ".join(f"{token}, {SOURCES[token].help or SOURCES[token].name}" for token in DESIGNED)
        hint = f"random: {SOURCES['random'].help}. Designed heads have named features and a job: {designs}. "
        hint += f"learned: {SOURCES['learned'].help}. The rest are worked examples, with their own tokens."
        pick("Projections", "maps", MAPS, runs=True, help=hint)
    with right:
        hint = "Which random words, projections and dropout are drawn. The same seed, the same numbers everywhere."
        number("Seed", "seed", 0, SEEDS - 1, help=hint)
    if view.maps == "learned" or page == "query_key_value":  # which trains a head, whatever the others are
        hint = "0: the random head that it starts from. Only W_Q and W_K learn."
        slider("Steps of training", "grown", (0, STEPS, 1), help=hint)
    hint = "Say where a word stands: sines and cosines are added, or a feature. "
    hint += "Off, and without a mask: equal words get equal rows of weights."
    if view.maps not in scenes.SCENES:
        toggle("Positions", "positions", help=hint)


def _more(view: View) -> None:
    hint = "The share of weights that is set to 0 while training; the others grow by 1 / (1 - p). See stage dropped."
    slider("Dropout", "dropout", (0.0, 1.0, 0.05), help=hint)
    if view.maps in scenes.SCENES:
        return
    hint = "word: punctuation marks and emoji are tokens of their own, case counts. character: so is every sign."
    choice("Tokens", "tokens", ("word", "character"), runs=True, help=hint)
    if view.maps == "random":
        number("d_model", "d_model", 8, 256, help="How wide a word’s vector is before it is projected to q, k and v.")
    else:
        st.text_input("d_model", "fixed", disabled=True, help=BROUGHT, key="d_model_brought")
