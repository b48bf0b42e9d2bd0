"""How the page is laid out on which a visitor checks tensors: the file, the verdict, its evidence.

The files and what is said of them are in the memory of the session alone; nothing of them stands in the link.
"""

from collections.abc import Callable

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from attn_core.diagnosis import Explanation, files, printed
from attn_core.diagnosis.files import Call
from attn_core.diagnosis.given import LAYOUT
from attn_core.diagnosis.samples import SAMPLES, sample
from pages import check_your_own as own
from pages.charts import surroundings, templates
from pages.check_your_own import Checked
from pages.controls import page_frame, session
from pages.export import pictures
from pages.text import markdown
from pages.text.languages import Words

words = Words("check_your_own")
SAMPLE, LAYER, KEPT = "own_sample", "own_layer", "_own"  # the keys of two controls, and of what was computed last
EXAMPLE = "q = tensor([[ 1., -2.], [ 0.,  3.]])\nk = …"
OPENING = "subtle"  # the call with which the page opens
AXES = ("example", "head")
Given = list[files.Opened | files.Printed]
SHOWN = 3  # explanations that are there at once


def draw() -> None:
    """Draw the page."""
    board = page_frame.title(words.TITLE, "check_your_own")
    board("lead")
    given, said = st.columns([1, 1.5], gap="large")
    with given:
        sources = _given()
        places = (st.container(), st.expander(words.READ)) if isinstance(sources, list) and sources else None
        with st.expander(words.CELL_TITLE):
            st.markdown(words.CELL)
            st.code(own.CELL, language="python", wrap_lines=True)
    with said:
        found = _read(sources, places)
        if found:
            _verdict(found, sources)
    if found:
        _evidence(found)


# ---- what is given ----


def _given() -> Given | str:
    """Draw the ways to give tensors; return the open files and a text, or the name of a call that is known."""
    uploaded = st.file_uploader(words.UPLOAD, None, True, key="own_files", help=words.UPLOAD_HELP, on_change=_begin)
    with st.expander(words.PASTE):
        st.markdown(words.PASTE_HELP)
        st.code(own.WHOLE, language="python", wrap_lines=True)
        text = st.text_area(words.PASTED, placeholder=EXAMPLE, key="own_text", max_chars=printed.MOST, on_change=_begin)
    st.session_state.setdefault(SAMPLE, OPENING)
    chosen = st.pills(words.SAMPLE, list(SAMPLES), format_func=lambda name: words.SAMPLES[name], key=SAMPLE)
    latest = {each.name: each for each in uploaded}  # a file that was mended takes the place of the one of its name
    return chosen or [
        *(files.Opened(name, each) for name, each in latest.items()),
        *([files.Printed(text)] if text.strip() else []),
    ]


def _name(source: files.Opened | files.Printed) -> str:
    return words.PASTED_TENSORS if isinstance(source, files.Printed) else source.name


def _begin() -> None:
    """In a callback: look at other files."""
    st.session_state[SAMPLE] = None
    st.session_state.pop(LAYER, None)


def _read(sources: Given | str, places: tuple[DeltaGenerator, DeltaGenerator] | None) -> Checked | None:
    """Return what is said of what is given, and draw how it was read; None, with a sentence, where that can't be checked.

    places: of the control of a stack's layer, and of how the files were read; None where there is no file
    """
    if isinstance(sources, str):
        return _kept(sources, lambda: own.checked(Call(sample(sources))))
    if places is None:
        st.info(words.NOTHING)
        return None
    with places[1]:
        turned = st.toggle(words.TOKENS_FIRST, help=words.TOKENS_FIRST_HELP, key="own_tokens_first")
        layer = st.session_state.get(LAYER, 0)
    if refused := own.refused([each.name for each in sources if isinstance(each, files.Opened)]):
        st.error(f"**{words.CANNOT}:** {refused}")
        return None
    try:
        call = files.read(sources, layer, turned, own.MOST, weights_alone=True)
        if call.layers > 1:
            places[0].number_input(words.LAYER, 0, call.layers - 1, key=LAYER)
        with places[1]:
            for line in own.guessed(call) or [words.AS_NAMED]:
                st.markdown(line)
        given = (each.text if isinstance(each, files.Printed) else each.file.file_id for each in sources)
        return _kept((*given, layer, turned), lambda: own.checked(call))
    except ValueError as error:
        st.error(f"**{words.CANNOT}:** {markdown.plain(str(error).rstrip('.'))}.")
        if LAYOUT in str(error):
            st.markdown(words.LAYOUT)
        return None


def _kept(given: object, compute: Callable[[], Checked]) -> Checked:
    """Return what is said of what is given, computed anew only where that has changed."""
    before, found = st.session_state.get(KEPT, (None, None))
    if before != given:
        found = compute()
        st.session_state[KEPT] = given, found
    return found


# ---- the verdict ----


def _verdict(found: Checked, sources: Given | str) -> None:
    """Draw the verdict, what it is about, and its explanations."""
    verdict = found.verdict
    st.caption(_about(sources))
    if verdict is None:
        st.info(words.ALONE)
        return
    (st.success if verdict.is_attention else st.error)(f"**{own.headline(verdict)}**")
    for explanation in verdict.explanations[:SHOWN]:
        _explanation(explanation)
    if "heads_and_tokens_swapped" in verdict.names:
        st.markdown(words.LAYOUT)
    if verdict.explanations[SHOWN:]:
        with st.expander(words.MORE):
            for explanation in verdict.explanations[SHOWN:]:
                _explanation(explanation)
    if said := own.remark(verdict):
        st.markdown(said)
    if not verdict.is_attention:
        with st.expander(words.REPORT, expanded=not verdict.explanations):
            st.code(str(verdict), language=None, wrap_lines=True)


def _about(sources: Given | str) -> str:
    """Return what a verdict is about: files, or a call that is known."""
    if isinstance(sources, str):
        return words.about_sample(name=words.SAMPLES[sources])
    return words.about(files=markdown.plain(", ".join(map(_name, sources))))


def _explanation(explanation: Explanation) -> None:
    """Draw what a mistake is, the lines to change, and the ways to it on the page of mistakes."""
    st.markdown("  \n".join(f"**{own.title(name)}.** {own.advice(name)}" for name in explanation.names))
    if explanation.line:
        st.markdown(words.CHANGE)
        st.code(explanation.line, language="diff", wrap_lines=True)
    st.markdown(own.fits(explanation))
    shown = {name: sets for name in explanation.names if (sets := own.shown_by(name))}
    if shown:
        ways = [page_frame.PageLink(own.title(name), "mistakes", sets) for name, sets in shown.items()]
        page_frame.links(words.SEE, *ways)


# ---- its evidence ----


def _evidence(found: Checked) -> None:
    """Draw the matrices of one head, and what they show."""
    alone = found.right is None
    st.markdown(f"## {words.SHARPNESS if alone else words.EVIDENCE}")
    places = _places(found)
    if found.agrees:
        st.markdown(words.AGREES)
    st.markdown((own.sharp if alone else own.where)(found, *places))
    drawn, columns = own.grids(found, *places, session.view().dark), st.columns(3, gap="medium")
    for (name, spec), column in zip(drawn.items(), columns, strict=False):
        with column:
            _chart(spec, own.picture_title(found, name))
    if alone:
        columns[1].table(own.rows(found, *places), width="content")
    st.caption(own.legend(found, *places))
    if found.bad[places].any():
        st.markdown(f"**{words.LARGEST}**")
        st.table(own.cells(found, *places), width="content")


def _places(found: Checked) -> tuple[int, int]:
    """Draw the controls of the example and the head, where there are several; return both."""
    places = []
    with st.container(horizontal=True):
        for name, label, at, count in zip(AXES, (words.EXAMPLE, words.HEAD), found.first, found.theirs.shape, strict=False):
            key = f"own_{name}_{at}_{count}"  # of another file another one, which opens where that differs most
            places.append(st.number_input(label, 0, count - 1, at, key=key, width=180) if count > 1 else 0)
    return places[0], places[1]


def _chart(spec: templates.Spec, title: str) -> None:
    datasets = {name: pictures.records(columns) for name, columns in spec["datasets"].items()}
    config = surroundings.config(session.view().dark) | spec.get("config", {})
    st.markdown(f":gray[{title}]")
    whole = {**spec, "datasets": datasets, "config": config, "description": title}
    st.vega_lite_chart(whole, theme=None, width="stretch")
