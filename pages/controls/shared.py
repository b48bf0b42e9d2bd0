"""The controls that several pages draw: those of a page's sidebar, and one by its name, wherever it acts.

A worked example, and projections that aren't drawn, fix some of what they set: these aren't drawn, and a line says why.
"""

import contextlib
from collections.abc import Callable, Mapping

import streamlit as st

from attn_core import examples as examples_of
from attn_core import meaning
from attn_core.score_scales import SCALES
from attn_core.sources import SOURCES
from attn_core.sources.tensor_file import FILES, TensorFile
from attn_core.variants import VARIANTS, group_sizes
from pages.controls import model_controls, page_frame, session
from pages.controls.widgets import control
from pages.text import markdown
from pages.text.languages import Words
from pages.text.markup import element
from pages.view import model_view, settings, traced_view
from pages.view.menu import INSTRUMENT, page_at
from pages.view.settings import CONTROLS, MAX_TOKENS

words, core, examples = Words("controls"), Words("core"), Words("examples")
LEAVE = "leave_example"  # the button's name
GROUPS = {  # group → the controls that stand in a sidebar in this order; all others are folded away below them
    "input": ("text", "kind", "text2"),
    "vectors": ("heads", "head_size", "projections"),
    "weights": ("query", "head", "power", "temperature", "mask", "window", "prefix"),
}
IN_VIEW = frozenset[str]().union(*GROUPS.values())
ELSEWHERE = ("stage", "rotary_base", *VARIANTS)  # beside the pictures
BESIDE = ("query", "head")  # stand side by side
OF_THE_SENTENCE = ("kind", "text2")  # are not drawn where the learner's sentence isn't read


def sidebar(page: str) -> None:
    """Draw the shared controls of a page that has a sidebar."""
    if page_at(page) not in INSTRUMENT:
        return
    drawn = [name for name in settings.shared(page) if name not in ELSEWHERE]
    with st.sidebar:
        side_by_side: dict[str, contextlib.AbstractContextManager] = {}
        for group, names in GROUPS.items():
            there = [name for name in names if name in drawn]
            if there:
                st.html(element("p", words.GROUPS[group], class_="group"))
            for name in there:
                if name in BESIDE and not side_by_side:
                    side_by_side = dict(zip(BESIDE, st.columns(2, gap="small"), strict=True))
                with side_by_side.get(name, contextlib.nullcontext()):
                    draw(name)
        with st.expander(words.MORE):
            for name in (name for name in drawn if name not in IN_VIEW):
                draw(name)


def draw(name: str, acts: bool = False, **instead: object) -> None:
    """Draw the control of a name where it acts on the view, or say why it doesn't.

    acts: whether it acts on this page, whatever its entry says; instead: see widgets.control
    """
    view = session.view()
    source = SOURCES[view.projections]
    if not _is_there(name) or not (acts or CONTROLS[name].where(view)):
        return
    acts = acts or name == "text" or source.acts("text" if name in OF_THE_SENTENCE else name)
    if name == "text" and source.fixed:
        _example()
    elif acts:
        last = {"last": LAST[name]()} if name in LAST else {}
        control(name, **{**last, **KNOWN.get(name, dict)(), **instead})
    elif name not in OF_THE_SENTENCE:
        st.caption(words.rests(control=CONTROLS[name].title, reason=source.rests[name]))
    if name == "power":
        st.html(element("div", *(element("span", mark) for mark in words.POWERS.values()), class_="stops"))


def bring_within(name: str) -> None:
    """Bring a position that the link sets to the last one that there is, before anything shows it."""
    if name in LAST:
        lowest = CONTROLS[name].offers[0] if CONTROLS[name].widget == "stops" else 0
        session.within(name, lowest, max(LAST[name](), 1))


def _example() -> None:
    """Draw the name of the worked example, or of the call of a file, that takes the sentence's place, and the way back."""
    if session.draws(LEAVE):  # the page has, among its own controls
        return
    session.drawn(LEAVE)
    token = session.view().projections
    source = SOURCES[token]
    tokens = {"first": source.words[0], "last": source.words[-1]}
    if isinstance(source, TensorFile):
        st.markdown(words.file(title=markdown.plain(source.title), example=source.example))
        st.caption(words.file_tokens(**tokens))
    else:
        st.markdown(words.example(title=examples.TITLES[token]))
        st.caption(words.example_tokens(**tokens))
    stays, to = session.protects("projections"), {"projections": session.default("projections")}
    st.button(words.LEAVE, key=LEAVE, on_click=session.set_controls, args=(to,), disabled=stays)


# ---- what is known only where a control is drawn ----


def _new_tokens() -> dict[str, object]:
    count = traced_view.sizes(session.view())[0]
    return {"offers": (1, max(count or MAX_TOKENS, 2), 1), "disabled": count < 2}


def _head_size() -> dict[str, object]:
    """Offer sizes up to the largest that acts; a slider with stops stays the same control when its end moves."""
    source = SOURCES["random" if session.page() == "sharpness" else session.view().projections]  # it draws its own heads
    last, kind = source.ends.get("head_size", settings.WIDEST), source.means.get("head_size", "")
    session.within("head_size", 1, last)
    return {"offers": range(1, last + 1), **({"help": words.means(meaning=kind, size=last)} if kind else {})}


def _key_value_heads() -> dict[str, object]:
    return {"offers": group_sizes(traced_view.taken(session.view()).heads)}


def _mask() -> dict[str, object]:
    offered, allows = dict.fromkeys((*settings.EVERYDAY_MASKS, session.view().mask)), core.MASK_ALLOWS
    kinds = [words.mask_kind(token=token, summary=allows[token]) for token in offered if allows[token]]
    return {"help": words.mask_help(kinds=kinds)}


def _number_of_the_mask(name: str) -> dict[str, object]:
    place = f"{session.view().mask}_{name}"
    return {"label": core.MASK_NUMBERS[place], "help": core.MASK_NUMBER_HELP[place]}


def _projections() -> dict[str, object]:
    explained = core.SOURCE_HELP
    designs = [f"{token}, {explained[token]}" for token, source in SOURCES.items() if source.is_designed]
    plain = {token: explained[token] for token in ("random", "meaning", "learned")}
    return {"offers": (*SOURCES, *FILES), "help": words.projections_help(**plain, designs=designs)}


def _seed() -> dict[str, object]:
    """Where nothing else is drawn at random, the seed decides about dropout alone."""
    draws = session.view().but(dropout=0.0).has_draws(session.page())
    return {"help": words.SEED_HELP if draws else words.SEED_OF_DROPOUT}


KNOWN: Mapping[str, Callable[[], dict[str, object]]] = {
    "text": lambda: {
        "runs": session.choose_sentence,
        "help": words.sentence_help(most=MAX_TOKENS, longest=traced_view.longest()),
    },
    "model_text": lambda: {"runs": model_controls.to_last_word},
    "head_size": _head_size,
    "scale": lambda: {"titles": {token: each.name for token, each in SCALES.items()}},
    "key_value_heads": _key_value_heads,
    "mask": _mask,
    "window": lambda: _number_of_the_mask("window"),
    "prefix": lambda: _number_of_the_mask("prefix"),
    "projections": _projections,
    "seed": _seed,
    "trained": lambda: {"help": words.trained_help(most=meaning.STEPS)},
    "mixer": lambda: {"help": " ".join(f"{name}: {does}." for name, does in Words("weighted_sum").MIXERS.items())},
    "new_tokens": _new_tokens,
}


# ---- positions ----


def _last_query() -> int:
    return traced_view.sizes(session.view())[0] - 1


def _last_word() -> int:
    """Without a word the selection waits for the next one."""
    return (_last_query() + 1 or MAX_TOKENS) - 1


LAST: Mapping[str, Callable[[], int]] = {  # a position → the last one that there is
    "query": lambda: page_frame.count(session.page()) - 1,
    "head": lambda: traced_view.taken(session.view()).heads - 1,
    "key": lambda: traced_view.sizes(session.view())[1] - 1,
    "dimension": lambda: traced_view.prepare(session.view()).view.head_size - 1,
    **dict.fromkeys(("averaging_row", "hide_key", "looker", "sought"), _last_word),
    **dict.fromkeys(("mask_prefix", "mask_padding"), lambda: traced_view.sizes(session.view())[1]),
    **dict.fromkeys(("mask_changed", "mask_grown", "order_other", "written"), _last_query),
    "batch_example": lambda: session.view().batch_size - 1,
    "example_step": lambda: len(examples_of.run(session.view().example).steps) - 1,
    "layer": lambda: model_view.entry(session.view().model).layers - 1,
}
ONE_SENTENCE = ("mask_rounds", "mask_changed", "mask_grown")  # aren't drawn across two, which their pictures don't show


def _is_there(name: str) -> bool:
    """Return whether there is anything to set, beside what the entry says."""
    view = session.view()
    if name in ONE_SENTENCE or name == "mask_corner":
        return (traced_view.taken(view).kind == "cross") is (name == "mask_corner")
    if name == "example_slip":
        return view.example in examples_of.CORRECTED
    if name == "batch_example":
        return view.batch_size > 1
    return name != "cross_text" or not SOURCES[view.projections].fixed
