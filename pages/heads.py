"""Heads: several heads with a job each, how they are split and joined, mixed by W_O, and stacked in layers."""

from pages.controls import session, steps
from pages.controls.steps import Board, Control, Deeper, Formula, Step, unfolded
from pages.text import formulas
from pages.text.languages import Words

words, deeper_words = Words("heads"), Words("heads_deeper")
WIDTH_FORMULA = r"\mathrm{head\_size}=d_{\mathrm{model}}\,/\,\mathrm{heads}"
view = session.view()
SCALED = Formula(formulas.scaled_heads(view.joined_scale)), Control("joined_scale"), Board("follow_scaled"), Board("scale")

steps.draw(
    "heads",
    [
        Step(
            words.JOBS_TITLE,
            words.JOBS,
            *("jobs", "jobs_words", "jobs_task"),
            [Board("follow")],
            formulas.head(),
            [unfolded(words.ROLES_TITLE, "roles")],
        ),
        Step(
            words.SPLIT_TITLE,
            words.SPLIT,
            *("split", "split_words", "split_task"),
            [Control("heads")],
            formulas.joined_heads(),
            [
                unfolded(words.NAMES_TITLE, "query_columns"),
                Deeper(words.WIDTH_TITLE, [Formula(WIDTH_FORMULA), Control("divide_into"), Board("widths")]),
                Deeper(words.SCALE_TITLE, SCALED),
                unfolded(words.WAYS_TITLE, "ways"),
            ],
        ),
        Step(
            words.MIX_TITLE,
            words.MIX,
            *("mixed", "mixed_words", "mixed_task"),
            [Control("mix_heads")],
            formulas.mixed_heads(view.mix_heads),
        ),
        Step(
            words.LAYERS_TITLE,
            words.LAYERS,
            *("layers", "layers_words", "layers_task"),
            [Control("layers")],
            deeper=[
                unfolded(words.NEXT_TITLE, "block"),
                Deeper(words.REACH_TITLE, [Control("layer_reach")]),
                unfolded(words.ROLLOUT_TITLE, "rollout"),
                unfolded(words.FIT_TITLE, "fit"),
                Deeper(words.CONTEXT_TITLE, [Control("context"), Board("context")]),
            ],
        ),
    ],
    words.SUMMARY,
    deeper_words.TABLES,
)
