"""The sidebar, shared by the pages: each widget declared once, its label, range, help, and the link name that it owns."""

import streamlit as st

from pages.ui.controls import session
from pages.ui.controls.widgets import choice, number, owner, pick, select_slider, slider, toggle
from pages.ui.link import (
    DEFAULTS,
    HEADS,
    KINDS,
    LONGEST,
    MAPS,
    MASKS,
    MAX_TOKENS,
    MOST_CHARACTERS,
    SCALES,
    SEEDS,
    View,
    spelled,
)

TEMPERATURES = (
    *(0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.84),
    *(0.88, 0.9, 0.92, 0.94, 0.96, 0.98, 1, 1.02, 1.04, 1.06, 1.08, 1.1, 1.15, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2),
    *(2.25, 2.5, 2.75, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20),
)
SIZED_BY = ("weighted_sum",)  # pages with a control that reaches to the head size
TRAINED = ("query_key_value",)  # pages that train a head, whatever the other heads are
BROUGHT = "Weights that aren’t a random draw bring their own sizes: choose random to set this."
REACH = {"window": "How many words back a word may look.", "prefix": "How many first words everybody may look at."}


def draw(page: str, count: int) -> None:
    """Draw the controls that all pages share; count: how many words can be selected."""
    view = session.view()
    with st.sidebar:
        _sentences(view)
        st.caption("SCORES")
        _scores(view, page, count)
        st.caption("SOFTMAX")
        _softmax(view)
        _draw(view, page)
        with st.expander("More: dropout, letters…"):
            _more(view)


def _sentences(view: View) -> None:
    """Draw the sentence, self or cross, and the second sentence of cross."""
    st.text_area(
        "Sentence",
        DEFAULTS["text"],
        height=68,
        max_chars=MOST_CHARACTERS,
        help=f"Your own words, up to {MAX_TOKENS} tokens ({LONGEST} on Explore). The link shows what is typed here.",
        **owner("text", runs=True),
    )
    why = "self: the sentence looks at itself. cross: it looks at a second sentence."
    choice("Self or cross", "kind", KINDS, runs=True, label_visibility="collapsed", help=why, width="stretch")
    if view.kind == "cross":
        st.text_area(
            "Second sentence (keys and values)",
            DEFAULTS["text2"],
            height=68,
            max_chars=MOST_CHARACTERS,
            help="What the first sentence looks at: keys and values come from here.",
            **owner("text2", runs=True),
        )


def _scores(view: View, page: str, count: int) -> None:
    """Draw heads, what is selected, head size and the divisor of the scores."""
    why = "How many heads look at once, each with weights of its own: one heatmap a head."
    choice("Heads", "heads", HEADS, runs=True, help=why, width="stretch")
    left, right = st.columns(2, gap="small")
    with left:
        why = "Which word looks: its position, counted from 0. Or click its row; arrow keys step through a focused picture."
        number("Row", "query", 0, max(count - 1, 1), help=why, disabled=count < 2)
    with right:
        why = "Which head is followed, counted from 0. Or click its heatmap."
        number("Head", "head", 0, max(view.heads - 1, 1), help=why, disabled=view.heads == 1)
    why = "How wide q, k and v are in each head. Wider: larger raw scores, a sharper row if unscaled."
    if view.maps == "random":
        slider("Head size", "head_size", (1, 128, 1), runs=page in SIZED_BY, help=why)
    else:
        st.text_input("Head size", "fixed", disabled=True, help=BROUGHT, key="head_size_brought")
    why = "What scores are divided by. none: 1, rows turn one-hot as heads get wider. head: √head_size. model: √d_model."
    choice("Divide by the root of", "scale", tuple(SCALES), help=why, width="stretch")


def _softmax(view: View) -> None:
    """Draw temperature and mask."""
    why = "What scores are divided by before softmax. 0: one winner. 20: nearly equal."
    select_slider("Temperature", "temperature", TEMPERATURES, format_func=spelled, help=why)
    why = (
        "Hidden cells get weight exactly 0. causal: no word sees a later one. window: only a few words back. "
        "prefix: later ones only among the first words."
    )
    choice("Mask", "mask", MASKS, runs=True, help=why, width="stretch")
    if view.mask in REACH:
        number(f"Reach of the {view.mask} mask", view.mask, 0, LONGEST, help=REACH[view.mask])


def _draw(view: View, page: str) -> None:
    """Draw where the weights come from, the seed, and positions."""
    left, right = st.columns([1.7, 1], gap="small", vertical_alignment="bottom")
    with left:
        why = (
            "random: a draw, without meaning. Designed heads have named features and a job: previous, the word before; "
            "same, the same word; first, the first word; initial, the same first letter; vowel, consonants. learned: trained"
        )
        pick("Weights", "maps", MAPS, runs=True, help=why)
    with right:
        why = "Which random words, projections and dropout are drawn. The same seed, the same numbers everywhere."
        number("Seed", "seed", 0, SEEDS - 1, help=why)
    if view.maps == "learned" or page in TRAINED:
        why = "0: the random head that it starts from. Only W_Q and W_K learn."
        slider("Steps of training", "grown", (0, 200, 1), help=why)
    why = "Say where a word stands: sines and cosines are added, or a feature. Off: equal words get equal rows."
    toggle("Positions", "positions", help=why)


def _more(view: View) -> None:
    """Draw what is set rarely."""
    why = "The share of weights that is set to 0 while training; the others grow by 1 / (1 - p). See stage dropped."
    slider("Dropout", "dropout", (0.0, 1.0, 0.05), help=why)
    why = "word: punctuation marks and emoji are tokens of their own, case counts. character: so is every sign."
    choice("Tokens", "tokens", ("word", "character"), runs=True, help=why)
    if view.maps == "random":
        number("d_model", "d_model", 8, 256, help="How wide a word’s vector is before it is projected to q, k and v.")
    else:
        st.text_input("d_model", "fixed", disabled=True, help=BROUGHT, key="d_model_brought")
