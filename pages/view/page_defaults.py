"""The value of each name that a link leaves unset: the default of the page, which for some names is not that of Explore."""

from collections.abc import Mapping

from attn_core import meaning
from attn_core.models.experiments import EXPERIMENTS
from attn_core.sources import SOURCES
from pages.view.menu import LEARN, MODELS, PAGES, shared
from pages.view.settings import DEFAULTS

BY_PAGE = ("projections", "temperature", "head_size")  # names whose default depends on the page
DESIGNED_TEMPERATURE = 4.0  # at 1 the weights of designed heads are almost 0 and 1
PRONOUN = EXPERIMENTS["pronoun"]
OF_WHOLE_MODEL = {"model_text": PRONOUN.text, "query": PRONOUN.query, "layer": 0}
MEANING = {"projections": "meaning", "head_size": meaning.WIDTH}  # the trained head, whole
TRAINED_HEAD = {**MEANING, "heads": 1}  # which is all that Start shows
OF_START = {**MEANING, "temperature": 1.0}
OF_LEARN = {
    page: {
        **DEFAULTS,
        "projections": "previous",
        "temperature": DESIGNED_TEMPERATURE if "temperature" in names else None,  # None: the projections decide
        **(OF_WHOLE_MODEL if page == "whole_model" else {}),
        **(OF_START if page == "start" else {}),
    }
    for page, names in LEARN.items()
}
OF_EXPLORE = {**DEFAULTS, **MEANING}  # pages of Code open on draws, whose sizes can be chosen
OF_MODELS = {page: {**DEFAULTS, "query": 5, "key": 2, "head": 2} for page in MODELS}  # of the sentence with which they open
UNBIASED = {  # the attention of a page without the control is drawn without a bias
    page: {"bias": DEFAULTS["bias"]} for page in PAGES if "bias" not in shared(page)
}
FIXED = {  # page → what a link can't change there
    **UNBIASED,
    "start": {**TRAINED_HEAD, **UNBIASED["start"]},
    "averaging": {"temperature": DEFAULTS["temperature"], **UNBIASED["averaging"]},  # its formulas have no temperature
}


def of(page: str) -> Mapping[str, object]:
    """Return the default of each control of a page, None for a temperature that depends on the projections."""
    return {"": OF_EXPLORE, "explore": OF_EXPLORE, **OF_LEARN, **OF_MODELS}.get(page, DEFAULTS)


def complete(page: str, values: Mapping[str, object]) -> dict[str, object]:
    """Return a value for each name of the link, those that are unset at the page's default."""
    there = {**of(page), **values, **FIXED.get(page, {})}
    if there["temperature"] is None:
        designed = SOURCES[there["projections"]].is_designed
        there["temperature"] = DESIGNED_TEMPERATURE if designed else DEFAULTS["temperature"]
    return there
