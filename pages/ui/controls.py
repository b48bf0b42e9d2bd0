"""The widgets, each declared once, and what the learner has set: the only file, with shell.py, that keeps state."""

from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from pages.ui import copy_link
from pages.ui.links import HEADS, LINKED, MAX_TOKENS, STAGES, read

LINK, NOTICES, HISTORY, TYPED, TURN = "_link", "_notices", "_history", "_typed_temperature", "_turn"
EVERYWHERE = "_everywhere"  # a button has set controls that stand outside its fragment
OWNED = {"query", "head", "stage"}  # the controls that stand inside it
STEPS_KEPT = 100  # of undo
POWERS = (1, 2, 4, 8, 16, 32, 64, 128)
TEMPERATURES = (
    *(0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.84),
    *(0.88, 0.9, 0.92, 0.94, 0.96, 0.98, 1, 1.02, 1.04, 1.06, 1.08, 1.1, 1.15, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2),
    *(2.25, 2.5, 2.75, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20),
)
SCALES = {"none": "1", "head": "√head_size", "model": "√d_model"}
REACH = {
    "none": ("window", "Only the window and prefix masks have a reach."),
    "causal": ("window", "Only the window and prefix masks have a reach."),
    "window": ("window", "How many words back a word may look."),
    "prefix": ("prefix", "How many first words everybody may look at."),
}


@dataclass(frozen=True)
class View:
    """Everything that is set, as plain values; the fields are the link's names."""

    text: str
    text2: str
    tokens: str
    kind: str
    heads: int
    head_size: int
    d_model: int
    scale: str
    temperature: float
    mask: str
    window: int
    prefix: int
    positions: bool
    dropout: float
    seed: int
    query: int
    head: int
    stage: str


def view() -> View:
    """Return what is set at present."""
    values = {name: _now(name) for name in LINKED}
    return View(**{**values, "heads": int(values["heads"])})


def _now(name: str) -> object:
    """Return the present value of one control: what is set, or, before it is first drawn, what the link says."""
    value = st.session_state.get(name)
    return st.session_state[LINK].get(name, LINKED[name].default) if value is None else value


# ---- the link ----


def read_link() -> None:
    """Keep what the link says, and what no widget will take of it; Streamlit knows it in a session's first run only."""
    if LINK not in st.session_state:
        raw = st.query_params.to_dict()
        st.session_state[LINK], st.session_state[NOTICES] = read(raw)
        st.session_state[TYPED] = raw.get("temperature") if "temperature" in st.session_state[LINK] else None


def notices() -> list[str]:
    """Return the sentences about what this session's link said and no widget took."""
    return st.session_state.get(NOTICES, [])


def _linked(name: str) -> dict[str, object]:
    """Return what makes a widget the owner of a link name."""
    return {"key": name, "bind": "query-params"}


def set_to(values: Mapping[str, object]) -> None:
    """Set controls from a callback, before the widgets are drawn."""
    for name, value in values.items():
        st.session_state[name] = value
    st.session_state[EVERYWHERE] = not OWNED.issuperset(values)


def everywhere() -> None:
    """Begin a fragment: where a button in it has set controls outside it, run the whole page, so that they follow."""
    if st.session_state.pop(EVERYWHERE, False):
        st.rerun()


# ---- undo, reset, copy ----


def remember() -> None:
    """Add the present state to what undo goes back through; call it once all widgets of a run are drawn."""
    st.session_state[HISTORY] = _history()[-STEPS_KEPT:]


def _history() -> list[dict[str, object]]:
    """Return all states up to the present one; a state that didn't change isn't there twice."""
    kept, now = st.session_state.get(HISTORY, []), {name: _now(name) for name in LINKED}
    return kept if kept and kept[-1] == now else [*kept, now]


def _undo() -> None:
    """Go back by one state."""
    kept = st.session_state[HISTORY][:-1]
    st.session_state[HISTORY] = kept
    set_to(kept[-1])


def _reset() -> None:
    """Set every control to its default."""
    st.session_state[NOTICES] = []
    set_to({name: linked.default for name, linked in LINKED.items()})


def actions() -> None:
    """Draw undo, reset and copy link in one row."""
    with st.container(horizontal=True, horizontal_alignment="right", width="content", key="actions"):
        first = len(_history()) < 2
        why = "Nothing to undo yet." if first else "Go back by one change."
        st.button("Undo", icon=":material/undo:", on_click=_undo, disabled=first, help=why, key="undo")
        st.button("Reset", icon=":material/restart_alt:", on_click=_reset, help="Back to the defaults.", key="reset")
        copy_link.button()


# ---- the sidebar, shared by the pages ----


def sidebar() -> None:
    """Draw the controls that all pages share."""
    with st.sidebar:
        _sentences()
        st.caption("SCORES")
        _scores()
        st.caption("SOFTMAX")
        _softmax()
        st.caption("DRAW")
        _draw()
        with st.expander("More: dropout, letters…"):
            _more()


def _sentences() -> None:
    """Draw the sentence, self or cross, and the second sentence of cross."""
    st.text_area(
        "Sentence",
        LINKED["text"].default,
        height=68,
        help=f"Your own words, up to {MAX_TOKENS} tokens. The link shows what is typed here.",
        **_linked("text"),
    )
    st.segmented_control(
        "Self or cross",
        ["self", "cross"],
        default="self",
        required=True,
        label_visibility="collapsed",
        help="self: the sentence looks at itself. cross: it looks at a second sentence.",
        width="stretch",
        **_linked("kind"),
    )
    if _now("kind") == "cross":
        st.text_area(
            "Second sentence (keys and values)",
            LINKED["text2"].default,
            height=68,
            help="What the first sentence looks at: keys and values come from here.",
            persist_state="session",
            **_linked("text2"),
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
        **_linked("heads"),
    )
    right.number_input(
        "Head size",
        1,
        128,
        LINKED["head_size"].default,
        help="How wide q, k and v are in each head. Wider: larger raw scores, a sharper row if they aren't scaled.",
        **_linked("head_size"),
    )
    st.session_state["head_size_power"] = _nearest_power(_now("head_size"))
    st.select_slider(
        "Head size, powers of two",
        POWERS,
        key="head_size_power",
        label_visibility="collapsed",
        on_change=_copy,
        args=("head_size_power", "head_size"),
    )
    _pretty(
        "Divide by",
        "scale",
        SCALES,
        help="What scores are divided by. 1 leaves them as they are: rows turn one-hot as heads get wider.",
    )


def _nearest_power(size: int) -> int:
    """Return the power of two at or below size."""
    return 1 << (int(size).bit_length() - 1)


def _copy(source: str, target: str) -> None:
    """Callback: the widget that is seen writes the one that owns the link."""
    st.session_state[target] = st.session_state[source]


def _pretty(label: str, name: str, words: Mapping[str, str], **how: object) -> None:
    """Draw a choice in words that are not the link's: the owner of the link stays out of sight and is written."""
    tokens = list(words)
    with st.container(key="link_only"):
        st.segmented_control(name, tokens, default=LINKED[name].default, required=True, **_linked(name))
    seen = f"{name}_seen"
    st.session_state[seen] = _now(name)
    st.segmented_control(
        label, tokens, format_func=words.get, required=True, key=seen, on_change=_copy, args=(seen, name), **how
    )


def _softmax() -> None:
    """Draw temperature and mask."""
    typed = st.session_state[TYPED]  # as the link spells it: the widget takes no other spelling
    linked = float(typed) if typed else None
    stops = sorted({*map(float, TEMPERATURES), *([linked] if typed else [])})
    st.select_slider(
        "Temperature",
        stops,
        LINKED["temperature"].default,
        format_func=lambda t: typed if t == linked else f"{t:g}",
        help="What scores are divided by before softmax. 0: one winner. 20: nearly equal.",
        **_linked("temperature"),
    )
    st.session_state["masked_seen"] = _now("mask") != "none"
    name, why = REACH[_now("mask")]
    with st.container(horizontal=True, vertical_alignment="center", horizontal_alignment="distribute"):
        st.toggle(
            "Mask",
            key="masked_seen",
            on_change=_toggle_mask,
            help="Hide words from each other. Hidden cells get weight exactly 0, the rest of the row shares 100 %.",
        )
        st.number_input(
            f"Reach of the {name} mask",
            0,
            MAX_TOKENS,
            LINKED[name].default,
            disabled=_now("mask") in ("none", "causal"),
            label_visibility="collapsed",
            icon=":material/width:",
            help=why,
            width=116,
            persist_state="session",
            **_linked(name),
        )
    st.segmented_control(
        "Which mask",
        ["none", "causal", "window", "prefix"],
        default="none",
        required=True,
        label_visibility="collapsed",
        width="stretch",
        help="causal: no looking ahead. window: only a few words back. prefix: ahead only to the first words.",
        **_linked("mask"),
    )


def _toggle_mask() -> None:
    """Callback: the toggle switches between no mask and the causal one."""
    st.session_state["mask"] = "causal" if st.session_state["masked_seen"] else "none"


def _draw() -> None:
    """Draw the seed, a new draw, and positions."""
    left, right = st.columns([1, 1.2], gap="small", vertical_alignment="bottom")
    left.number_input(
        "Seed",
        0,
        999_999,
        LINKED["seed"].default,
        help="Which random words, projections and dropout are drawn. The same seed gives the same numbers everywhere.",
        **_linked("seed"),
    )
    right.button("New draw", on_click=_next_seed, width="stretch", key="new_draw", help="Go on to the next seed.")
    st.toggle(
        "Positions",
        LINKED["positions"].default,
        help="Add sines and cosines that say where a word stands. Off: equal words get equal rows.",
        **_linked("positions"),
    )


def _next_seed() -> None:
    """Callback: draw anew, in a way that undo and the link can name."""
    st.session_state["seed"] = (int(_now("seed")) + 1) % 1_000_000


def _more() -> None:
    """Draw what is set rarely."""
    st.slider(
        "Dropout",
        0.0,
        1.0,
        LINKED["dropout"].default,
        0.05,
        help="The share of weights that is set to 0 while training; the others grow by 1 / (1 - p). See stage dropped.",
        **_linked("dropout"),
    )
    st.segmented_control(
        "Tokens",
        ["word", "character"],
        default="word",
        required=True,
        help="word: punctuation marks and emoji are tokens of their own, case counts. character: so is every sign.",
        **_linked("tokens"),
    )
    st.number_input(
        "d_model",
        8,
        256,
        LINKED["d_model"].default,
        help="How wide a word's vector is before it is projected to q, k and v.",
        **_linked("d_model"),
    )


# ---- what Explore's own panels are about ----


def stage() -> None:
    """Draw which step the heatmaps show."""
    st.segmented_control(
        "Stage",
        STAGES,
        default="weights",
        required=True,
        label_visibility="collapsed",
        help="scores: q·k. scaled: divided. masked: hidden cells out. weights: after softmax. dropped: after dropout.",
        **_linked("stage"),
    )


def own(name: str, most: int, count: int) -> None:
    """Draw, out of sight, the owner of a link's position, 0 to most; one beyond the count becomes the last, there too."""
    if count and _now(name) > count - 1:
        if name in st.session_state:
            st.session_state[name] = count - 1
        else:  # first drawn now: the widget will take what the link says
            st.query_params[name] = str(count - 1)
    with st.container(key=f"link_only_{name}"):
        st.number_input(name, 0, most, LINKED[name].default, **_linked(name))


def pick(label: str, name: str, words: list[str], width: int, why_not: str = "") -> None:
    """Draw the choice of a position by its word; why_not says why there is nothing to choose."""
    seen = f"{name}_seen"
    st.session_state[seen] = _now(name) if words else None
    st.selectbox(
        label,
        range(len(words)),
        format_func=lambda i: words[i],
        key=seen,
        on_change=_copy,
        args=(seen, name),
        label_visibility="collapsed",
        disabled=bool(why_not),
        help=why_not or None,
        width=width,
    )


def steps(count: int) -> None:
    """Draw the buttons, and the keys, that select the query before or after."""
    for sign, by, letter in (("↑", -1, "K"), ("↓", 1, "J")):
        how = {
            "shortcut": letter,
            "help": f"The word {'after' if by > 0 else 'before'}.",
            "key": f"query_step_{by}",
            "type": "tertiary",
        }
        st.button(sign, on_click=_step_query, args=(by, count), disabled=count < 2, **how)


def _step_query(by: int, count: int) -> None:
    """Callback: select the query before or after, around the ends."""
    st.session_state["query"] = (int(_now("query")) + by) % max(count, 1)


def choose_from(chart: str, head: int | None) -> None:
    """Callback of a chart's click: select the query or head that the clicked mark stands for; head: the chart's own."""
    for points in st.session_state[chart].get("selection", {}).values():
        point = points[0] if points else {}
        clicked = {name: int(point[name]) for name in ("query", "head") if name in point}
        set_to(clicked if head is None or not clicked else {"head": head, **clicked})


def turn() -> int:
    """Return a number that is new in every run: with it in its fields, a second click on the same row is sent too."""
    st.session_state[TURN] = st.session_state.get(TURN, 0) + 1
    return st.session_state[TURN]


def dark() -> bool:
    """Return whether the learner's theme is dark."""
    return st.context.theme.type == "dark"
