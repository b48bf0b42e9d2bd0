"""What titles and explanations are said of: the view, and words of the sentence that is on screen."""

from pages.board.facts import Facts, facts
from pages.panels.shared.telling_pairs import telling_pairs
from pages.view import traced_view
from pages.view.settings import PRONOUN, SENTENCE, View


def with_words(view: View) -> Facts:
    """Return the values of a view, and words to name, which follow the sentence alone: they stand still in a run.

    story: whether it is the app's own sentence, whose meaning sentences may speak of; pronoun: the same of a model's
    word, found: those that are selected when “Query, key, value” opens; pair: whether there are both
    seeker, sought: the same of its second step
    """
    return Facts(view, **_words(view), pronoun=view.model_text == PRONOUN.text)


@facts("text", "projections", "tokens")
def _words(view: View) -> dict[str, object]:
    traced, pairs = traced_view.prepare(view), telling_pairs(view)
    (word, found), (seeker, sought) = (
        [traced.queries[place] for place in next(iter(each), ())] or ["", ""] for each in (pairs.scoring, pairs.apart)
    )
    story = traced.scene.words == tuple(SENTENCE.split())
    return {"story": story, "word": word, "found": found, "seeker": seeker, "sought": sought, "pair": bool(found)}
