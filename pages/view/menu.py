"""The menu: every page, in order, and the steps of Learn pages with the shared controls that they draw.

A page is a file of this name; text/…/frame.py has its title. Explore stands in the menu itself, others under four titles.
"""

MODELS = dict.fromkeys(("models", "surgery"), ("query", "head"))  # page → the shared controls that it draws
PRACTICE = ("practice", "lessons")
CODE = ("loops", "shapes", "mistakes", "worked_examples")
WORDS = (
    "text",
    "projections",
    "seed",
    "grown",
    "trained",
    "query",
    "head",
)  # shared controls of most Learn pages
LEARN = {  # page → the shared controls that it draws, in the order of the pages; each is a few steps
    "start": ("text", "temperature", "query"),
    "averaging": ("text", "projections", "seed", "grown", "trained"),
    "query_key_value": (*WORDS, "temperature"),
    "weighted_sum": (*WORDS, "temperature", "dropout"),
    "sharpness": (*WORDS, "temperature", "head_size", "scale", "power"),
    "masks": (*WORDS, "mask", "window", "prefix", "bias"),
    "order_and_batch": (*WORDS, "positions", "mask", "window", "prefix", "bias"),
    "self_and_cross": (*WORDS, "text2"),
    "heads": ("text", "projections", "seed", "grown", "trained", "query", "heads"),
    "whole_model": ("query",),
}
PAGES = ("explore", *LEARN, *MODELS, *PRACTICE, *CODE)
STEPPED = {  # pages of steps, with "Your words" beside their title → how many steps there are
    **dict.fromkeys(("averaging", "query_key_value", "weighted_sum", "sharpness", "masks"), 4),
    **{"order_and_batch": 3, "self_and_cross": 3, "heads": 4, "whole_model": 4},
}
EVERY = (  # shared control of the sidebar, in its order; text2 is drawn with kind, window and prefix with mask
    *("text", "kind", "heads", "head_size", "query", "head", "scale", "power", "temperature", "mask", "projections", "seed"),
    *("grown", "trained", "positions", "bias", "dropout", "tokens", "d_model", "text2", "window", "prefix"),
)
SIDEBAR = {  # page → the shared controls that its sidebar draws; a page that isn't here has no sidebar
    "": EVERY,  # Explore at /
    "explore": EVERY,
    "loops": tuple(name for name in EVERY if name not in ("query", "bias")),
    "shapes": tuple(name for name in EVERY if name not in ("kind", "text2", "dropout", "bias")),
    "mistakes": tuple(name for name in EVERY if name != "bias"),
}
OWN_DRAWS = ("sharpness", "order_and_batch", "shapes")  # pages that draw at random, whatever the projections are
NO_DRAWS = ("worked_examples", "lessons", "practice", "whole_model", *MODELS)  # pages that the seed says nothing to
STEPS_UP_TO = max(STEPPED.values())  # of a Learn page


def shared(page: str) -> tuple[str, ...]:
    """Return the shared controls that a page draws."""
    return LEARN.get(page) or SIDEBAR.get(page) or MODELS.get(page, ())


def page_at(path: str) -> str:
    """Return the page at the last part of an address's path; Explore stands at the empty one and at home, too."""
    return "explore" if path in ("", "home") else path
