"""The menu: every page, in order, and how many steps the pages of steps have.

A page is a file of this name; text/…/frame.ftl has its title. Explore stands in the menu itself, others under four titles.
"""

STEPPED = {  # pages of steps, with "Your words" beside their title → how many steps there are
    **dict.fromkeys(("averaging", "query_key_value", "weighted_sum", "sharpness", "masks"), 4),
    **{"order_and_batch": 3, "self_and_cross": 3, "heads": 4, "whole_model": 4, "todays_models": 4, "train": 5},
}
READ = ("models", "surgery")  # pages about one language model
MODELS = (*READ, "train")
CARDS = ("model_cards",)  # in the menu of Models, where no model runs
LEARN = ("start", *(page for page in STEPPED if page not in MODELS))
LESSONS = ("lessons", "write_lesson")  # pages about lessons themselves: no pictures, and no part of a lesson
VIEWLESS = ("check_your_own", *CARDS, *LESSONS)  # pages without a picture of a view, so that there are no two to compare
PRACTICE = ("practice", *LESSONS)
CODE = ("loops", "shapes", "mistakes", "check_your_own", "worked_examples")
UNLISTED = ("write_lesson",)  # a tool of teachers, to which Lessons leads
PAGES = ("explore", *LEARN, *MODELS, *CARDS, *PRACTICE, *CODE)
INSTRUMENT = ("explore", "loops", "shapes", "mistakes")  # pages with the sidebar of shared controls
OWN_DRAWS = ("sharpness", "order_and_batch", "shapes", "train")  # pages that draw at random, whatever the projections are
NO_DRAWS = (  # pages that the seed says nothing to
    *("check_your_own", "worked_examples", *PRACTICE, "whole_model", "todays_models", *READ, *CARDS),
)
STEPS_UP_TO = max(STEPPED.values())  # of a Learn page


def page_at(path: str) -> str:
    """Return the page at the last part of an address's path; Explore stands at the empty one and at home, too."""
    return "explore" if path in ("", "home") else path
