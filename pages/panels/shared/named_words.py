"""What titles and explanations are said of: the view, and words of the sentence that is on screen."""

from pages.board.declaration import Facts, follows
from pages.view import traced_view
from pages.view.settings import PRONOUN, SENTENCE, View


def with_words(view: View) -> Facts:
    """Return the values of a view, and words to name, which follow the sentence alone: they stand still in a run.

    story: whether it is the app's own sentence, whose meaning sentences may speak of; pronoun: the same of a model's
    word, found: those that are selected when “Query, key, value” opens; pair: whether there are both
    """
    return Facts(view, **_words(view), pronoun=view.model_text == PRONOUN.text)


@follows("text", "projections", "tokens")
def _words(view: View) -> dict[str, object]:
    traced, opens = traced_view.prepare(view), View()
    word, found = (each[0] if (each := traced.queries[at:]) else "" for at in (opens.query, opens.query + 1))
    story = traced.scene.words == tuple(SENTENCE.split())
    return {"story": story, "word": word, "found": found, "pair": bool(found)}
