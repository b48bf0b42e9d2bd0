"""One's own sentence carries the story of every step: it opens on what the step tells, and with nothing done."""

import html

import pytest

from pages import masks, order_and_batch, query_key_value, weighted_sum
from pages.board import declaration
from pages.panels.shared.named_words import with_words
from pages.text.languages import said
from pages.view import settings
from tests import wiring
from tests.test_tasks import STEPS, asked, predicted, shown

OWN = (
    "My grandmother hid the silver coins because she feared the thief",
    "Cats sleep",
    "The thief slept",
    "The dog bit the man and the man bit the dog",  # words that stand there twice
    "Last summer my sister and her best friend sailed a small boat across the cold lake until the wind turned and home",
    "Zorg blicked the frumious vorpal",  # unknown words
    "Hello",
    "The children ate the sweet apples under the old tree",
)
PAIRS = {  # what “Query, key, value” opens with; none where no two words fit
    OWN[0]: [("thief", "feared"), ("hid", "silver")],
    OWN[1]: [],
    OWN[2]: [("slept", "thief"), ("slept", "thief")],
    OWN[3]: [("man", "bit"), ("bit", "man")],
    OWN[4]: [("sailed", "boat"), ("sailed", "boat")],
    OWN[6]: [],
    OWN[7]: [("apples", "ate"), ("old", "sweet")],
}


def opened(name: str, text: str) -> settings.View:
    """Return the view with which a step opens on a sentence."""
    page, number, step = STEPS[name]
    view = shown(page, number).but(text=text, **({"model_text": text} if page == "whole_model" else {}))
    return view.but(**declaration.opening_of(page, number, step, view))


@pytest.mark.parametrize("text", OWN)
@pytest.mark.parametrize("name", STEPS)
def test_no_task_is_done_or_missed_as_a_step_opens(name: str, text: str):
    """Whatever was predicted; where there is nothing to predict, the task stands there at once."""
    page, _, step = STEPS[name]
    view = predicted(page, step, opened(name, text))
    task = asked(page, step, view)
    assert (task.happened, task.nearly) == ("", "")


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("averaging.product", {"averaging_row": 1}),
        ("self_and_cross.cross", {"cross_text": "Which animal flew away"}),
        ("self_and_cross.decoding", {"new_tokens": 2}),
    ],
)
def test_a_control_that_stands_where_a_short_sentence_leaves_it_misses_nothing(name: str, values: dict[str, object]):
    """A browser clamps it to the words that there are."""
    page, _, step = STEPS[name]
    task = asked(page, step, predicted(page, step, opened(name, OWN[1]).but(**values)))
    assert (task.happened, task.nearly) == ("", "")


def test_two_words_are_compared_though_the_second_one_lies_beyond_the_last():
    pair = order_and_batch.pair(opened("order_and_batch.apart", OWN[1]))
    assert (pair.query, pair.key) == ("sleep", "Cats")


def test_without_related_words_the_end_of_training_says_so():
    trained = {text: query_key_value.course(opened("query_key_value.learning", text)) for text in OWN[:2]}
    assert [(each.related, each.stands_out) for each in trained.values()] == [(True, True), (False, False)]
    assert "no pair of related words" in said("query_key_value.learning.done", trained[OWN[1]])


@pytest.mark.parametrize("text", PAIRS)
def test_the_selected_pair_shows_what_its_step_tells(text: str):
    """Words with content that score above 0, the largest; and the pair whose weights differ most both ways."""
    for name, wanted in zip(("score", "two"), PAIRS[text] or [None, None], strict=True):
        view = opened(f"query_key_value.{name}", text)
        f = query_key_value.directions(view)
        about = said(f"query_key_value.{name}.about", with_words(view))
        pair = f.scores.pair
        named = {label for label in pair.head.queries if f"“{label}”" in html.unescape(about)}
        assert named == ({pair.query, pair.key} if wanted else set())
        if wanted:
            assert (*(pair.head.projected.scene.words[place] for place in pair.at),) == wanted
            assert f.there > 0
            assert name == "score" or f.there > f.back or f.weight > f.back_weight


def test_the_page_opens_there_by_its_link_by_a_new_sentence_and_from_step_to_step():
    """Also back on the app's own; what a link names, or locks, stays."""
    at = wiring.opened("query_key_value", step="1", text=OWN[0])
    assert wiring.linked(at) == {"text": OWN[0], "query": "10", "key": "8"}
    wiring.controls(at)["text"].set_value(OWN[7])
    assert wiring.linked(wiring.ran(at)) == {"text": OWN[7], "query": "5"}
    wiring.controls(at)["step"].set_value("2")
    assert wiring.linked(wiring.ran(at)) == {"text": OWN[7], "query": "8", "key": "4"}
    wiring.controls(at)["text"].set_value(settings.SENTENCE)
    assert wiring.linked(wiring.ran(at)) == {}
    for besides in ({"query": "3"}, {"key": "1"}, {"v": "1"}):
        kept = {name: value for name, value in besides.items() if name != "v"}
        assert wiring.linked(wiring.opened("query_key_value", step="1", text=OWN[0], **besides)) == {"text": OWN[0], **kept}
    locked = wiring.opened("query_key_value", step="1", locked="query", v="1")
    wiring.controls(locked)["text"].set_value(OWN[0])
    assert "query" not in wiring.linked(wiring.ran(locked))


def test_where_no_words_fit_a_sentence_is_offered_that_has_some():
    for step in ("score", "two"):
        boards = {
            text: wiring.page_boards.pieces("query_key_value", opened(f"query_key_value.{step}", text)) for text in PAIRS
        }
        offered = {text for text, pieces in boards.items() if f"fits_nowhere_{step}" in pieces}
        assert offered == {text for text, pairs in PAIRS.items() if not pairs}
    [sets] = boards["Hello"]["fits_nowhere_two"].choices.values()
    assert sets == {"text": settings.SENTENCE, "query": 1, "key": 2}


def test_a_question_beside_a_sentence_of_ones_own_is_not_about_the_bat():
    """It has as many words as the app's own, so that the task, a longer one, is still to be done."""
    assert opened("self_and_cross.cross", settings.SENTENCE).cross_text == "Which animal flew away"
    for text in OWN[:3]:
        assert opened("self_and_cross.cross", text).cross_text == "What happened to whom"


@pytest.mark.parametrize(
    ("text", "asks"), [(OWN[1], ", after one other. How many earlier outputs"), (OWN[2], "of the 2 earlier outputs")]
)
def test_earlier_outputs_are_counted_as_one_says_it(text: str, asks: str):
    assert asks in said("masks.grown.predict", masks.grown(opened("masks.grown", text)))


def test_many_words_beside_small_pictures_of_heads_have_the_room_that_they_need():
    """Else they touch one another; with as few words as the app's own sentence the pictures are as high as ever."""
    drawn = {text: wiring.page_boards.pieces("heads", opened("heads.jobs", text)) for text in (OWN[0], settings.SENTENCE)}
    assert [each["tiles"].spec["height"] for each in drawn.values()] == [440, 360]
    assert "comes close to the trained head of 64" in drawn[OWN[0]]["roles"].body


def test_a_mixer_that_is_no_weighted_sum_says_what_it_is():
    view = opened("weighted_sum.mixing", OWN[0]).but(mixer="mlp")
    assert "gelu, which keeps large positive numbers" in said("weighted_sum.mixing.sentence", weighted_sum.mixed_row(view))
