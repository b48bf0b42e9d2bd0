"""The sidebar, shared by the pages: each widget declared once, its label, range, help, and the link name that it owns."""

from collections.abc import Mapping

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from pages.ui import live, state
from pages.ui.controls import POWERS, SCALES, SOURCES, STEPS, TEMPERATURES, follower, select_slider, slider, training
from pages.ui.links import HEADS, LINKED, LONGEST, MAX_TOKENS

BROUGHT = "Weights that aren’t a random draw bring their own sizes: choose a random draw to set this."
REACH = {
    "none": ("window", "Only the window and prefix masks have a reach."),
    "causal": ("window", "Only the window and prefix masks have a reach."),
    "window": ("window", "How many words back a word may look."),
    "prefix": ("prefix", "How many first words everybody may look at."),
}


def draw() -> None:
    """Draw the controls that all pages share."""
    with st.sidebar:
        _sentences()
        st.caption("SCORES")
        _scores()
        st.caption("SOFTMAX")
        _softmax()
        _draw()
        with st.expander("More: dropout, letters…"):
            _more()


def _sentences() -> None:
    """Draw the sentence, self or cross, and the second sentence of cross."""
    st.text_area(
        "Sentence",
        LINKED["text"].default,
        height=68,
        help=f"Your own words, up to {MAX_TOKENS} tokens ({LONGEST} on Explore). The link shows what is typed here.",
        **state.linked("text"),
    )
    st.segmented_control(
        "Self or cross",
        ["self", "cross"],
        default="self",
        required=True,
        label_visibility="collapsed",
        help="self: the sentence looks at itself. cross: it looks at a second sentence.",
        width="stretch",
        **state.linked("kind"),
    )
    if state.now("kind") == "cross":
        st.text_area(
            "Second sentence (keys and values)",
            LINKED["text2"].default,
            height=68,
            help="What the first sentence looks at: keys and values come from here.",
            persist_state="session",
            **state.linked("text2"),
        )


def _scores() -> None:
    """Draw heads, head size and the divisor of the scores."""
    left, right = st.columns([1.35, 1], gap="small")
    left.segmented_control(
        "Heads",
        list(map(str, HEADS)),
        default=LINKED["heads"].default,
        required=True,
        help="How many heads look at once, each with weights of its own: one heatmap a head.",
        **state.linked("heads"),
    )
    with right, _free("Head size", "head_size"):
        st.number_input(
            "Head size",
            1,
            128,
            LINKED["head_size"].default,
            help="How wide q, k and v are in each head. Wider: larger raw scores, a sharper row if unscaled.",
            **state.linked("head_size"),
        )
    if not _brought():
        _powers()
    _pretty(
        "Divide by",
        "scale",
        SCALES,
        help="What scores are divided by. 1 leaves them as they are: rows turn one-hot as heads get wider.",
    )


def _powers() -> None:
    """Draw the head size as a slider over powers of two."""
    power = state.mirror("head_size_power", _nearest_power(state.settled("head_size")))
    state.slides("head_size_power", "head_size", POWERS)
    live.control(
        "head_size_power",
        lambda: st.select_slider(
            "Head size, powers of two",
            POWERS,
            key=power,
            label_visibility="collapsed",
            on_change=lambda: state.take_and_run_all("head_size", power),
        ),
    )


def _brought() -> bool:
    """Return whether weights are such that bring their own sizes."""
    return state.now("maps") != "random"


def _free(label: str, name: str) -> DeltaGenerator:
    """Return where to draw the owner of a size: in sight where it can be set; else its place says why it can't."""
    if not _brought():
        return st.container()
    st.text_input(label, "fixed", disabled=True, help=BROUGHT, key=f"{name}_brought")
    return st.container(key=f"link_only_{name}")


def _nearest_power(size: int) -> int:
    """Return the power of two at or below size."""
    return 1 << (int(size).bit_length() - 1)


def _pretty(label: str, name: str, words: Mapping[str, str], **how: object) -> None:
    """Draw a choice in words that are not the link's: the owner of the link stays out of sight and is written."""
    tokens = list(words)
    with st.container(key="link_only"):
        st.segmented_control(name, tokens, default=LINKED[name].default, required=True, **state.linked(name))
    seen = state.mirror(f"{name}_seen", state.now(name))
    how = {"format_func": words.get, "on_change": lambda: state.take(name, seen), **how}
    st.segmented_control(label, tokens, required=True, key=seen, **how)


def _softmax() -> None:
    """Draw temperature and mask."""
    typed = state.typed_temperature()
    linked = float(typed) if typed else None
    now = float(state.settled("temperature"))  # undo may go back to one that another link said
    stops = sorted({*map(float, TEMPERATURES), now, *([linked] if typed else [])})
    select_slider(
        "Temperature",
        "temperature",
        stops,
        format_func=lambda t: typed if t == linked else f"{t:g}",
        help="What scores are divided by before softmax. 0: one winner. 20: nearly equal.",
    )
    masked = state.mirror("masked_seen", state.now("mask") != "none")
    name, why = REACH[state.now("mask")]
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        st.toggle(
            "Mask",
            key=masked,
            on_change=lambda: state.take("mask", masked, lambda on: "causal" if on else "none"),
            help="Hide words from each other. Hidden cells get weight exactly 0, the rest of the row shares 100 %.",
        )
        follower(
            st.number_input,
            f"Reach of the {name} mask",
            name,
            0,
            LONGEST,
            LINKED[name].default,
            disabled=state.now("mask") in ("none", "causal"),
            label_visibility="collapsed",
            icon=":material/width:",
            help=why,
            width=116,
            persist_state="session",
        )
    st.segmented_control(
        "Which mask",
        ["none", "causal", "window", "prefix"],
        default="none",
        required=True,
        label_visibility="collapsed",
        width="stretch",
        help="causal: no looking ahead. window: only a few words back. prefix: ahead only to the first words.",
        **state.linked("mask"),
    )


def _draw() -> None:
    """Draw where the weights come from, the seed, a new draw, and positions."""
    left, right = st.columns([1.7, 1], gap="small", vertical_alignment="bottom")
    with left:
        _weights()
    with right:
        follower(
            st.number_input,
            "Seed",
            "seed",
            0,
            999_999,
            LINKED["seed"].default,
            help="Which random words, projections and dropout are drawn. The same seed, the same numbers everywhere.",
        )
    if state.now("maps") == "learned":
        training("grown_chosen")
    left, right = st.columns([1, 1.2], gap="small", vertical_alignment="center")
    left.button("New draw", on_click=_next_seed, width="stretch", key="new_draw", help="Go on to the next seed.")
    with right:
        follower(
            st.toggle,
            "Positions",
            "positions",
            LINKED["positions"].default,
            help="Say where a word stands: sines and cosines are added, or a feature. Off: equal words get equal rows.",
        )


def _weights() -> None:
    """Draw where words' vectors and projections come from; the owner of the link stays out of sight and is written."""
    with st.container(key="link_only_maps"):
        st.selectbox("maps", list(SOURCES), 0, **state.linked("maps"))
    chosen = state.mirror("maps_chosen", state.now("maps"))
    st.selectbox(
        "Weights",
        list(SOURCES),
        format_func=SOURCES.get,
        key=chosen,
        on_change=lambda: state.take("maps", chosen),
        help="A random draw has no meaning. Designed heads have named features and a job: the first head this one, the "
        "others the next ones of the list. Learned: the first head is trained that a vowel looks for consonants.",
    )
    with st.container(key="link_only_grown"):
        st.number_input("grown", 0, STEPS[-1], LINKED["grown"].default, **state.linked("grown"))


def _next_seed() -> None:
    """Callback: draw anew, in a way that undo and the link can name."""
    state.set_to({"seed": (int(state.now("seed")) + 1) % 1_000_000})


def _more() -> None:
    """Draw what is set rarely."""
    slider(
        "Dropout",
        "dropout",
        (0.0, 1.0, 0.05),
        help="The share of weights that is set to 0 while training; the others grow by 1 / (1 - p). See stage dropped.",
    )
    st.segmented_control(
        "Tokens",
        ["word", "character"],
        default="word",
        required=True,
        help="word: punctuation marks and emoji are tokens of their own, case counts. character: so is every sign.",
        **state.linked("tokens"),
    )
    with _free("d_model", "d_model"):
        follower(
            st.number_input,
            "d_model",
            "d_model",
            8,
            256,
            LINKED["d_model"].default,
            help="How wide a word's vector is before it is projected to q, k and v.",
        )
