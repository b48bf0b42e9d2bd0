"""How pages are laid out: those of Learn by their steps, each other page by a function here."""

from collections.abc import Callable, Mapping

import streamlit as st

from attn_core import examples, variants
from attn_core.mistakes import MISTAKES
from attn_core.sources import SOURCES
from pages import explore, loops, mistakes, model_cards, practice, start
from pages.controls import check_your_own, ending, foot, lesson, model_controls, page_frame, session, shared, steps
from pages.controls.widgets import control
from pages.panels.shared.named_words import with_words
from pages.text.languages import Words, said
from pages.text.markup import element
from pages.view import traced_view
from pages.view.arrival import of_example
from pages.view.settings import EXAMPLES, MAX_TOKENS

of_explore, of_map, of_start, frame = Words("explore"), Words("meaning"), Words("start"), Words("frame")
of_models, of_surgery, of_practice, of_lessons = Words("models"), Words("surgery"), Words("practice"), Words("lessons")
of_cards = Words("model_cards")
of_loops, of_shapes, of_mistakes, of_bugs = Words("loops"), Words("shapes"), Words("mistakes"), Words("bugs")
of_examples, titles, of_variants = Words("worked_examples"), Words("examples"), Words("variants")


def draw(page: str) -> None:
    """Draw a page of the menu."""
    if page in LAYOUTS:
        LAYOUTS[page]()
    else:
        steps.draw(page)


def _explore() -> None:
    view, words = session.view(), of_explore
    starts = dict(zip(words.WINDOW, traced_view.sizes(view, traced_view.longest()), strict=True))
    for name, count in starts.items():
        session.within(name, 0, max(count - MAX_TOKENS, 0))
    mapped = SOURCES[view.projections].has_word_vectors
    stages = traced_view.stages(view)
    join = element("a", words.JOIN_CLASS, href=f"c/?lang={view.lang}", id="join_class")
    board = page_frame.title(words.DEFINITION, "explore", beside=join)
    if not (view.lesson or st.context.is_embedded):  # which lead whoever is new
        with st.container(key="doors"):
            one_arrow = page_frame.PageLink(words.ONE_ARROW, "surgery", explore.ONE_ARROW)
            page_frame.links(words.DASHBOARD, page_frame.PageLink(words.START_HERE, "start"), one_arrow)
    board("lead")
    with st.container(key="panels"):  # side by side, or, while two views are compared, one under the other
        with st.container(key="panel_match"):
            st.markdown(words.MATCH)
            board("sentence")
            control("stage", offers=stages)
            board("heatmaps")
            for name, count in starts.items():
                if count > MAX_TOKENS:
                    control(name, last=count - MAX_TOKENS)
        with st.container(key="panel_share"):
            board("sharpness")
            if mapped:
                _map_of_meaning(board)
    board("ledger")
    _variants(board)
    page_frame.tables(board, {name: title for name, title in words.TABLES.items() if mapped or name != "map"})


def _variants(board: steps.DrawBoard) -> None:
    """Draw what today's models change in a head, folded away: chips, and the control of each that is chosen."""
    scene = traced_view.prepare_long(session.view()).scene
    on = variants.on(scene)
    with st.expander(
        of_variants.TITLE, expanded=session.stays_open("variants", bool(on) or scene.mask in of_variants.MASKS)
    ):
        board("variants", later=not on)
        for name, entry in on.items():
            set_by, said_by = st.columns([1, 1.4], gap="medium")
            with set_by:
                shared.draw(name)
                if entry.also:
                    shared.draw(entry.also)
                st.latex(entry.formula)
                st.caption(entry.source)
            with said_by:
                board(f"variant_{name}")


def _map_of_meaning(board: steps.DrawBoard) -> None:
    board("map", later=True)
    with st.expander(of_map.MAP_FOLD):
        control("map_left")
        control("map_right")
        limits = f"\n\n{of_map.LIMITS}" if explore.ignores_order(session.view()) else ""
        st.markdown(f"{of_map.MAP_ABOUT}{limits}")


def _start() -> None:
    words, board = of_start, page_frame.boards("start")
    with st.container(key="start"):
        with st.container(key="start_lead", gap="small"):
            st.title(words.DEFINITION, anchor=False)
            st.markdown(said("start.LEAD", with_words(session.view())))
            board("lead")
        with st.container(key="start_pictures"):  # side by side; on a phone the slider stands below the first one
            board("sentence")
            board("collected")
            board("senses_apart")
        with st.container(key="try"):  # side by side, of fixed widths: what comes out moves no slider
            board("task")
            shared.draw("temperature", label=words.EVEN)
        board("senses")
        of_first, of_second, selected = st.columns([4, 4, 1], gap="small")
        with of_first:
            shared.draw("text", runs=_select_shared_word)
        with of_second:
            shared.draw("start_text", runs=_select_shared_word)
        with selected:
            shared.draw("query")
        with st.container(key="summary"):
            st.markdown(frame.take_along(summary=words.summary))
        st.caption(words.LIMITS)
    page_frame.tables(board, words.TABLES)
    ending.offer()
    foot.draw("start")


def _select_shared_word() -> None:
    """In a callback of a sentence: select the word that both sentences share."""
    place = start.shared_word(session.view())
    if place is not None:
        session.set_controls({"query": str(place)})


def _models() -> None:
    count, words = model_controls.in_range(), of_models
    board = page_frame.title(words.TITLE, "models", ("surgery", words.OPERATE))
    st.markdown(words.INTRO)
    board("lead")
    with st.container(key="panels"):
        with st.container(key="panel_match"):
            board("head")
        with st.container(key="panel_share"):
            board("next")
            model_controls.selection(count, "layer", "head")
            model_controls.selection(count, "query", "key")
    board("experiments")
    model_controls.text_and_model()
    pictures, beside = st.columns([1.4, 1])
    with pictures:
        control("model_sort")
        board("heads")
    with beside:
        board("lens", later=True)
    with st.expander(words.WHY):
        board("why", later=True)
    with st.expander(words.OUTPUT):
        board("ledger", later=True)
    ending.of_model()
    with st.expander(words.ABOUT_TITLE):
        model_controls.about()
    page_frame.tables(board, words.TABLES)


def _surgery() -> None:
    tokens, words = model_controls.in_range(), of_surgery
    board = page_frame.title(words.TITLE, "surgery", ("models", words.READ))
    st.markdown(words.INTRO)
    board("lead")
    with st.container(key="panels"):
        with st.container(key="panel_match"):
            board("arcs")
            board("task")
        with st.container(key="panel_share"):
            board("next")
    board("experiments")
    model_controls.text_and_model()
    st.header(words.HEADS, anchor=False)
    needed, selected = st.columns(2)
    with needed:
        board("which_head")
    with selected:
        model_controls.selection(tokens, "layer", "head", "query", "key")
        _of_selected_head(board)
    with st.expander(words.PATCHES):
        st.markdown(words.PATCH_TITLE)
        control("patch_text")
        board("second", later=True)
        board("patches", later=True)
    with st.expander(words.IN_TEXT):
        control("operations")
    page_frame.tables(board, words.TABLES)


def _model_cards() -> None:
    words, board = of_cards, page_frame.title(of_cards.TITLE, "model_cards")
    board("lead")
    board("models")
    board("card")
    there = page_frame.PageLink(words.ON_EXPLORE, "explore", model_cards.there(session.view().card))
    page_frame.links(words.SEE, there)


def _of_selected_head(board: steps.DrawBoard) -> None:
    with st.expander(of_surgery.OPERATE):
        board("offers", later=True)
    with st.expander(of_surgery.WEIGHTS):
        board("head", later=True)
        board("why", later=True)
    with st.expander(of_surgery.ARROWS):
        board("which_arrow", later=True)
        board("ten_heads", later=True)


def _practice() -> None:
    words, board = of_practice, page_frame.title(of_practice.TITLE, "practice")
    board("quiz")
    with st.container(key="screen_question"):
        with st.container(key="headline_question"):
            board("asked")
        with st.container(key="control_question"):
            board("choices")
        with st.container(key="onward_question"):
            board("onward")
        with st.container(key="beside_question"):
            with st.container(key="picture_question"):
                board("pictures")
            with st.container(key="sentence_question"):
                board("verdict")
                link = practice.way(session.view())
                if link:
                    page_frame.links(words.LEARN_MORE, page_frame.PageLink(*link))
    board("score")
    with st.expander(words.CHOOSE_TOPICS):
        board("topics", later=True)
    page_frame.tables(board, words.TABLES)


def _lessons() -> None:
    words, board = of_lessons, page_frame.title(of_lessons.TITLE, "lessons")
    lesson.of_link(board)
    st.markdown(words.LEAD)
    st.markdown(f"## {words.OTHERS if lesson.running() else words.ON_SERVER}")
    lesson.listed()
    if not session.view().lesson:
        page_frame.to("write_lesson", f":primary[{words.OWN}]")


def _write_lesson() -> None:
    board = page_frame.title(of_lessons.OWN, "write_lesson")
    st.markdown(of_lessons.OWN_ABOUT)
    written, read = st.columns([1.2, 1], gap="large")
    with written:
        board("writer")
    with read:
        lesson.start()
        board("opened")


def _loops() -> None:
    words, last = of_loops, loops.longest(session.view())
    if last:
        session.within("cursor", 0, last)  # before any board is drawn: all show the same link
    board = page_frame.title(words.TITLE, "loops")
    board("remarks")
    with st.container(key="walk"):
        st.markdown(f"## {words.WALK_TITLE}")
        st.caption(words.WALK)
        board("player")
        left, right = st.columns([3, 1], gap="medium", vertical_alignment="bottom")
        with left:
            if last:
                control("cursor", last=last)
        with right:
            control("pace")
        board("walk")
    _variants(board)

    st.markdown(f"## {words.MASK_TITLE}")
    left, right = st.columns(2, gap="medium")
    left.code("for j in range(len(k)):\n    if not allowed[i][j]:\n        continue", language="python")
    right.code("scores = q @ k.mT * scale\nscores = scores.masked_fill(\n    ~allowed, -math.inf)", language="python")
    board("mask", later=True)

    st.markdown(f"## {words.RACE_TITLE}")
    board("race", later=True)

    st.markdown(f"## {words.DROPOUT_TITLE}")
    st.caption(words.DROPOUT)
    left, right = st.columns([3, 1], gap="medium", vertical_alignment="bottom")
    with left:
        control("draws")
    with right:
        control("evaluating")
    board("dropout", later=True)
    page_frame.tables(board, words.TABLES)


def _shapes() -> None:
    session.within("batch_example", 0, session.view().batch_size - 1)  # before any board is drawn: all show the same link
    words, board = of_shapes, page_frame.title(of_shapes.TITLE, "shapes")
    board("lead")
    st.markdown(words.BATCH)
    st.markdown(words.BATCH_WORDS)
    left, right = st.columns(2, gap="medium")
    with left:
        control("batch_size")
    with right:
        control("batch_tokens")
    board("shapes")

    st.markdown(words.POOLS)
    st.markdown(words.POOLS_WORDS)
    shared.draw("batch_example")
    board("pools", later=True)

    st.markdown(words.WEIGHTS)
    st.markdown(words.WEIGHTS_WORDS)
    board("weights", later=True)

    st.markdown(words.HEADS)
    st.markdown(words.HEADS_WORDS)
    board("steps", later=True)
    control("view_at_once")
    board("order", later=True)
    page_frame.tables(board, words.TABLES)


def _mistakes() -> None:
    words, view, board = of_mistakes, session.view(), page_frame.title(of_mistakes.TITLE, "mistakes")
    board("remarks")
    with st.container(key="bug"):
        chosen, switch, head, _ = st.columns([1.1, 0.5, 0.6, 1], gap="medium", vertical_alignment="bottom")
        with chosen:
            control("mistake")
        with switch:
            control("mistake_on")
        with head:
            last, why = mistakes.heads(view) - 1, mistakes.why_no_head(view)
            control("mistake_head", offers=(0, max(last, 1)), disabled=bool(why), help=why or words.HEAD_HELP)
        board("what")
        two_formulas = mistakes.formulas(MISTAKES[view.mistake], view.mistake_on)
        for formula, column in zip(two_formulas, st.columns(mistakes.WIDTHS, gap="small")[:2], strict=True):
            column.latex(formula)
        board("bug")

    st.markdown(words.FINDER)
    control("mistake_sign", titles={"any": words.ANY_SIGN, **of_bugs.SIGNS})
    board("finder", later=True)
    page_frame.tables(board, words.TABLES)


def _worked_examples() -> None:
    words, view = of_examples, session.view()
    shared.bring_within("example_step")  # before any board is drawn: all show the same link
    board = page_frame.title(words.TITLE, "worked_examples")
    listed = {name: examples.run(name, view.example_slip) for name in EXAMPLES}
    ways = {
        name: page_frame.PageLink(frame.TITLES[each.page], each.page, of_example(name, each.link))
        for name, each in listed.items()
    }
    board("lead")

    st.markdown(f"## {words.ALL_TITLE}")
    board("overview")
    listed_ways = [way._replace(label=f"{titles.TITLES[name]} → {way.label}") for name, way in ways.items()]
    page_frame.links(words.GO_ON, *listed_ways)

    st.space("small")
    st.markdown(f"## {words.ONE_TITLE}")
    control("example")
    shared.draw("example_slip")
    page_frame.links(words.GO_ON_IN, ways[view.example])
    board("inputs", later=True)
    shared.draw("example_step")
    board("steps", later=True)
    page_frame.tables(board, words.TABLES)


LAYOUTS: Mapping[str, Callable[[], None]] = {  # of each page without steps
    "explore": _explore,
    "start": _start,
    "models": _models,
    "surgery": _surgery,
    "model_cards": _model_cards,
    "practice": _practice,
    "lessons": _lessons,
    "write_lesson": _write_lesson,
    "loops": _loops,
    "shapes": _shapes,
    "mistakes": _mistakes,
    "check_your_own": check_your_own.draw,
    "worked_examples": _worked_examples,
}
