"""The widgets, each declared once: its label, range, help, and the link name that it owns."""

import functools
from collections.abc import Callable, Mapping, Sequence

import streamlit as st

from pages.ui import copy_link, live, state
from pages.ui.links import HEADS, LINKED, LONGEST, MAX_TOKENS, STAGES

POWERS = (1, 2, 4, 8, 16, 32, 64, 128)
TEMPERATURES = (
    *(0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.84),
    *(0.88, 0.9, 0.92, 0.94, 0.96, 0.98, 1, 1.02, 1.04, 1.06, 1.08, 1.1, 1.15, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2),
    *(2.25, 2.5, 2.75, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20),
)
SCALES = {"none": "1", "head": "√head_size", "model": "√d_model"}
SOURCES = {
    "random": "a random draw",
    "previous": "the word before",
    "same": "the same word",
    "first": "the first word",
    "initial": "the same first letter",
    "vowel": "vowel → consonants",
    "learned": "learned",
}
STEPS = range(201)  # of training
BROUGHT = "Weights that aren’t a random draw bring their own sizes: choose a random draw to set this."
REACH = {
    "none": ("window", "Only the window and prefix masks have a reach."),
    "causal": ("window", "Only the window and prefix masks have a reach."),
    "window": ("window", "How many words back a word may look."),
    "prefix": ("prefix", "How many first words everybody may look at."),
}


@st.fragment(key="actions")
def actions() -> None:
    """Draw undo, reset and copy link in one row."""
    with st.container(horizontal=True, horizontal_alignment="right", width="content", key="actions"):
        first = len(state.history()) < 2
        why = "Nothing to undo yet." if first else "Go back by one change."
        st.button("Undo", icon=":material/undo:", on_click=state.undo, disabled=first, help=why, key="undo")
        st.button("Reset", icon=":material/restart_alt:", on_click=state.reset, help="Back to the defaults.", key="reset")
        copy_link.button()


# ---- controls that pictures follow without a run of the page ----


def follower(
    widget: Callable[..., object], label: str, name: str, *range_: object, others: Sequence[str] = (), **how: object
) -> None:
    """Draw the owner of a link name by itself; others: fragments to draw again besides the panels."""
    follows = {"on_change": state.follow, **state.linked(name)}
    if widget in (st.slider, st.select_slider):
        live.control(name, lambda: widget(label, *range_, **how, **follows, args=others))
        return
    draw = functools.partial(widget, label, *range_, **how, **follows, args=(*others, "live"))
    live.part(name, draw, how.get("width", "stretch"))


def select_slider(label: str, name: str, stops: Sequence[object], **how: object) -> None:
    """Draw the owner of a link name as a slider with stops; pictures follow while it is dragged."""
    state.slides(name, name, stops)
    follower(st.select_slider, label, name, stops, LINKED[name].default, **how)


def slider(label: str, name: str, limits: tuple[float, float, float], **how: object) -> None:
    """Draw the owner of a link name as a slider over low, high and step; pictures follow while it is dragged."""
    state.slides(name, name)
    low, high, step = limits
    follower(st.slider, label, name, low, high, LINKED[name].default, step, **how)


def double(label: str, name: str, key: str, stops: Sequence[object], of: str = "temperature", **how: object) -> None:
    """Draw a second slider of a link name that the sidebar owns; key is its mirror, name its own. It follows the finger."""
    state.slides(name, of, stops)
    live.control(
        name,
        lambda: st.select_slider(label, stops, key=key, on_change=lambda: state.take_and_run_all(of, key), **how),
    )


# ---- the sidebar, shared by the pages ----


def sidebar() -> None:
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
    right.number_input(
        "Head size",
        1,
        128,
        LINKED["head_size"].default,
        help=_size_help("How wide q, k and v are in each head. Wider: larger raw scores, a sharper row if unscaled."),
        disabled=_brought(),
        **state.linked("head_size"),
    )
    power = state.mirror("head_size_power", _nearest_power(state.settled("head_size")))
    state.slides("head_size_power", "head_size", POWERS)
    live.control(
        "head_size_power",
        lambda: st.select_slider(
            "Head size, powers of two",
            POWERS,
            key=power,
            label_visibility="collapsed",
            disabled=_brought(),
            on_change=lambda: state.take_and_run_all("head_size", power),
        ),
    )
    _pretty(
        "Divide by",
        "scale",
        SCALES,
        help="What scores are divided by. 1 leaves them as they are: rows turn one-hot as heads get wider.",
    )


def _brought() -> bool:
    """Return whether weights are such that bring their own sizes."""
    return state.now("maps") != "random"


def _size_help(text: str) -> str:
    """Return what a size's help says: why it can't be set, where it can't."""
    return BROUGHT if _brought() else text


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
    stops = sorted({*map(float, TEMPERATURES), *([linked] if typed else [])})
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


def training(name: str) -> None:
    """Draw how many steps a head has learned for, under a name of its own: the sidebar owns the number."""
    key = state.mirror(f"{name}_at", int(state.settled("grown")))
    why = "0: the random head that it starts from. Only W_Q and W_K learn."
    double("Steps of training", name, key, STEPS, "grown", help=why)


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
    follower(
        st.number_input,
        "d_model",
        "d_model",
        8,
        256,
        LINKED["d_model"].default,
        help=_size_help("How wide a word's vector is before it is projected to q, k and v."),
        disabled=_brought(),
    )


# ---- what Explore's own panels are about ----


def stage() -> None:
    """Draw which step the heatmaps show."""
    follower(
        st.segmented_control,
        "Stage",
        "stage",
        STAGES,
        default="weights",
        required=True,
        label_visibility="collapsed",
        help="scores: q·k. scaled: divided. masked: hidden cells out. weights: after softmax. dropped: after dropout.",
    )


def selected(count: int) -> None:
    """Draw the owners of the selected query, a position of count, and, out of sight, of the selected head.

    One beyond the last becomes the last, in the link too. They stand outside the page's own part: a run of that which
    is cut short by the next key press would forget them.
    """
    last = count - 1 if count else LONGEST - 1  # without a word the selection waits for the next one
    state.within("query", last)
    default = min(LINKED["query"].default, last)
    state.carry("query", default)
    follower(
        st.number_input,
        "Selected row, counted from 0",
        "query",
        0,
        max(last, 1),
        default,
        disabled=count < 2,
        label_visibility="collapsed",
        help="Which word looks: its position, counted from 0 (heads have names, from head 1). Arrow keys step through.",
        width=130,
        persist_state="session",
        others=("selection",),
    )
    state.within("head", int(state.now("heads")) - 1)
    state.carry("head", LINKED["head"].default)
    with st.container(key="link_only_head"):
        st.number_input("head", 0, max(HEADS) - 1, LINKED["head"].default, **state.linked("head"))


def window(queries: int, keys: int) -> None:
    """Draw where the exact window over a long text starts: its first row and column."""
    for label, name, count in (("Rows from", "rows_from", queries), ("Columns from", "columns_from", keys)):
        state.within(name, max(count - MAX_TOKENS, 0))
        if count > MAX_TOKENS:
            slider(label, name, (0, count - MAX_TOKENS, 1), help="Where the window starts in which every number is exact.")


def pick(label: str, name: str, words: list[str], width: int, why_not: str = "") -> None:
    """Draw the choice of a position by its word; why_not says why there is nothing to choose."""
    seen = state.mirror(f"{name}_seen", state.now(name) if words else None, words)
    st.selectbox(
        label,
        range(len(words)),
        format_func=lambda i: words[i],
        key=seen,
        on_change=lambda: state.take_and_run_all(name, seen),
        label_visibility="collapsed",
        placeholder="no word",
        disabled=bool(why_not),
        help=why_not or None,
        width=width,
    )


def choice(
    label: str,
    name: str,
    words: Mapping[str, str],
    widget: Callable[..., object] = st.selectbox,
    width: int | str = "stretch",
) -> None:
    """Draw a choice of one of many in words that are not the link's, in the page's own part."""
    tokens = list(words)
    with st.container(width=width):
        with st.container(key=f"link_only_{name}"):
            st.selectbox(name, tokens, tokens.index(LINKED[name].default), **state.linked(name))
        again(label, name, words, widget)


def again(label: str, name: str, words: Mapping[str, str], widget: Callable[..., object] = st.segmented_control) -> None:
    """Draw a choice in words that are not the link's, in the page's own part; its owner stands elsewhere."""
    how = {"required": True} if widget is st.segmented_control else {}
    seen = state.mirror(f"{name}_seen", state.now(name))
    how |= {"key": seen, "on_change": lambda: state.take_and_run_all(name, seen), "label_visibility": "collapsed"}
    widget(label, list(words), format_func=words.get, **how)


def position(name: str, last: int) -> None:
    """Draw, out of sight, the owner of a position that is chosen by `pick`; one beyond the last becomes the last."""
    state.within(name, last)
    with st.container(key=f"link_only_{name}"):
        st.number_input(name, 0, max(last, 1), min(LINKED[name].default, last), **state.linked(name))
