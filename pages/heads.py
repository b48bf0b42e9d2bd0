"""Heads: several heads with a job each, how they are split and joined, mixed by W_O, and stacked in layers."""

import streamlit as st

from pages.controls import page_frame, session, shared, steps
from pages.controls.steps import Deeper, Step
from pages.controls.widgets import control
from pages.text import formulas
from pages.text.languages import Words

words, deeper_words = Words("heads"), Words("heads_deeper")
WIDTH_FORMULA = r"\mathrm{head\_size}=d_{\mathrm{model}}\,/\,\mathrm{heads}"
draw = page_frame.boards("heads")
view = session.view()


def head() -> None:
    draw("follow")


def heads() -> None:
    shared.draw("heads")


def w_o() -> None:
    control("mix_heads")


def layers() -> None:
    control("layers")


def widths() -> None:
    st.latex(WIDTH_FORMULA)
    control("divide_into")
    draw("widths", later=True)


def scale() -> None:
    st.latex(formulas.scaled_heads(view.joined_scale))
    control("joined_scale")
    draw("follow_scaled", later=True)
    draw("scale", later=True)


def reach() -> None:
    control("layer_reach")


def context() -> None:
    control("context")
    draw("context", later=True)


def unfolds(title: str, board: str) -> Deeper:
    """Return a function that draws one board below a step."""
    return Deeper(title, lambda: draw(board, later=True))


steps.draw(
    "heads",
    [
        Step(
            words.JOBS_TITLE,
            words.JOBS,
            *("jobs", "jobs_words", "jobs_task"),
            head,
            formulas.head(),
            [unfolds(words.ROLES_TITLE, "roles")],
        ),
        Step(
            words.SPLIT_TITLE,
            words.SPLIT,
            *("split", "split_words", "split_task"),
            heads,
            formulas.joined_heads(),
            [
                unfolds(words.NAMES_TITLE, "query_columns"),
                Deeper(words.WIDTH_TITLE, widths),
                Deeper(words.SCALE_TITLE, scale),
                unfolds(words.WAYS_TITLE, "ways"),
            ],
        ),
        Step(
            words.MIX_TITLE,
            words.MIX,
            *("mixed", "mixed_words", "mixed_task"),
            w_o,
            formulas.mixed_heads(view.mix_heads),
        ),
        Step(
            words.LAYERS_TITLE,
            words.LAYERS,
            *("layers", "layers_words", "layers_task"),
            layers,
            deeper=[
                unfolds(words.NEXT_TITLE, "block"),
                Deeper(words.REACH_TITLE, reach),
                unfolds(words.ROLLOUT_TITLE, "rollout"),
                unfolds(words.FIT_TITLE, "fit"),
                Deeper(words.CONTEXT_TITLE, context),
            ],
        ),
    ],
    words.SUMMARY,
    deeper_words.TABLES,
)
