"""The steps of the page on query, key and value: each asks first, its task is seen when it is done and not before."""

import re

import pytest
import torch

from attn_core import scene, tokens
from attn_core.projections import one_head, training_course
from attn_core.sources.designs import DESIGNS
from pages.text import numbers
from pages.text.languages import Words
from tests import screen
from tests.panels.test_query_key_value import GUESSES, SEVEN, as_opened, at_designed, opened
from tests.screen import buttons, cells, click, close, press, prose, put

WORDS = Words("query_key_value", "en")
FOLLOWS = re.compile(r"As you predicted\. |You predicted \*\*.*?\*\*\. ")


def happened(at: screen.Screen, slot: str) -> str:
    """Return the sentence of a task that is done, after what it says of the prediction; "" before."""
    return FOLLOWS.sub("", at.pieces[slot].happened.replace("&#46;", "."))


def guessed(**values: object) -> screen.Screen:
    """Return the page as it opens, with an answer to each question."""
    return as_opened(guesses=GUESSES, **values)


PREDICTED = {  # the slot of a task → its answers, and the one that comes true
    "score_task": ({"above 0, but smaller", "exactly 0", "below 0"}, "below 0"),
    "two_task": ({"bat", "flew", "cave"}, "bat"),
    "moved_task": ({"0", "7", "49"}, "0"),
    "learning_task": ({"bat", "flew", "cave"}, "bat"),
}
DONE = {"key": 4, "one_matrix": True, "edits": "v_0_0_3", "moment": 16}


@pytest.mark.parametrize("slot", PREDICTED)
def test_a_prediction_comes_first_and_is_compared_with_what_came_out(slot: str):
    answers, right = PREDICTED[slot]
    asked = as_opened(**DONE).pieces[slot]
    assert (asked.predicts, asked.happened, asked.guesses.keys()) == (True, "", answers)
    for label, sets in asked.guesses.items():
        said = as_opened(**DONE, **sets).pieces[slot].happened
        assert said.startswith("As you predicted. " if label == right else f"You predicted **{label}**. ")


# ---- one view, one number ----


@pytest.mark.parametrize("maps", ["previous", "same", "first", "initial", "learned", "random", "meaning"])
@pytest.mark.parametrize("heads", [1, 2, 4])
def test_a_score_is_the_one_that_explore_draws(maps: str, heads: int):
    """43.3 for bat and The, in the head size that the head has beside others."""
    link = {"projections": maps, "heads": heads, "head": heads - 1, "text": "The bat flew out", "head_size": 16}
    explore = screen.opened("explore", **link, stage="scores")
    own, count = cells(opened(**{**link, "key": 0}), "scores"), len(tokens.split(link["text"], "word"))
    drawn = cells(explore, "heatmap_large" if heads > 2 else f"heatmap_{heads - 1}")
    close(own, drawn)
    assert own.shape == ((count, count) if maps != "learned" else (len("The bat flew out"),) * 2)


# ---- step 1: where a weight comes from ----


def test_the_page_opens_with_bat_and_flew_term_by_term():
    said = prose(as_opened(), "score_words")
    assert said == (
        "bat · flew: the 5 products farthest from 0 sum to +7.17, the 59 others to +10.69, so the score is +17.87. "
        "Divided by √64 it is +2.23, the scaled score. "
        "Softmax compares it with the others of the row, so the attention weight is 56 %."
    )
    rows = as_opened().slots["terms"]["rows"]
    assert (rows["label"][0], rows["term"][0], rows["label"][-1]) == ("number 63", "1.62 × 1.64", "59 more")
    assert rows["after"][-1] == pytest.approx(17.8658, abs=1e-3)


def test_the_first_task_is_done_at_the_key_with_the_smallest_score():
    for key in range(7):
        said = happened(guessed(key=key), "score_task")
        assert bool(said) is (key == 4)
    assert happened(guessed(key=4), "score_task").startswith(
        "“bat” and “of” have the score −6.86. Products below 0, of a positive and a negative number,"
    )


def test_where_nothing_matches_the_score_is_0():
    asked = at_designed(key=0).pieces["score_task"]
    assert asked.question == "No word fits “bat” less than “flew”. What score do the two have?"
    sets = asked.guesses["exactly 0"]
    at = at_designed(key=0, **sets)
    assert happened(at, "score_task") == ""
    assert "every product is 0" in at_designed(key=2, **sets).pieces["score_task"].happened


@pytest.mark.parametrize("link", [{"text": "bat"}, {"text": "bat bat"}, {"projections": "previous", "query": 0}])
def test_where_all_scores_are_equal_nothing_is_asked(link: dict[str, object]):
    at = as_opened(**link)
    assert at.pieces["score_task"].question.startswith("Every key has the same score here.")
    assert not at.pieces["score_task"].happened


def test_a_design_is_named_below_the_step():
    said = prose(at_designed(), "job")
    assert said.startswith(
        "Designed: each word looks for the word before it. bat looks for position 0. of offers position 4, and"
    )
    assert (
        "the query holds 12 × √13 = 43.3 where the key holds 1, so that a match scores 43.3, "
        "and 12 after the division by √13."
    ) in said
    assert "hardly any number is 0" in said
    assert "no vector contains the position of its word" in prose(at_designed(positions="false"), "job")
    assert "no vector" not in said
    assert "“#” means “position”" in said


# ---- step 2: two matrices, or one ----


def test_with_one_matrix_each_word_finds_itself_and_both_directions_are_equal():
    two, one = guessed(), guessed(one_matrix=True)
    head = one_head.head_projections(scene.Scene(SEVEN, source="meaning", head_size=64))
    close(cells(two, "scores"), one_head.trace(head).trace.scores)
    q = one_head.trace(head).q
    close(cells(one, "scores"), q @ q.T)
    weights = torch.softmax(one_head.trace(head).trace.scores / 64**0.5, -1)
    there, back = numbers.percent(weights[1, 2].item()), numbers.percent(weights[2, 1].item())
    assert happened(two, "two_task") == ""
    assert happened(one, "two_task").startswith("“bat” itself, with +68.50 (with two matrices: −6.10).")
    assert "the score +27.70, the other way round the same." in prose(one, "two_words")
    assert (
        "the score +17.87, the other way round +15.97, because queries and keys come from two matrices. Each row has its "
        f"own softmax: there the score becomes a weight of {there}, back one of {back}; in the row of “flew” the largest "
        "score is +27.93, with “flew”. The score of bat with itself is −6.10."
    ) in prose(two, "two_words")
    assert "with one matrix" in prose(one, "scores_name")


@pytest.mark.parametrize("text", ["The bat flew out of the cave", "The dog saw the cat", "We sat on the bank of the river"])
@pytest.mark.parametrize("projections", ["meaning", "random", "previous", "same"])
def test_the_answer_of_the_second_step_is_the_largest_score_with_one_matrix(text: str, projections: str):
    for query in range(len(text.split())):
        link = {"text": text, "projections": projections, "query": query}
        asked, row = as_opened(**link).pieces["two_task"], cells(as_opened(**link, one_matrix=True), "scores")[query]
        said = {
            label: as_opened(**link, one_matrix=True, **sets).pieces["two_task"].happened
            for label, sets in asked.guesses.items()
        }
        right = [label for label, text in said.items() if text.startswith("As you predicted.")]
        labels = as_opened(**link).slots["scores"]["labels"]["label"]
        assert len(right) == 1
        close(row[labels.index(right[0])], row.max())


def test_a_single_word_has_no_other_to_find_and_across_two_sentences_nothing_is_swapped():
    assert not as_opened(text="bat", one_matrix=True).pieces["two_task"].happened
    assert "two_task" not in opened(kind="cross").pieces
    assert "nothing to swap" in prose(opened(kind="cross"), "two_other")


def test_one_matrix_for_queries_and_keys_makes_no_word_before():
    """Its picture is symmetric, highest on the diagonal, and as high after a word as before it."""
    at = at_designed(key=0)
    two, one = cells(at, "scores"), cells(at, "one_matrix")
    close(one, one.T)
    assert (two.diagonal(-1) > 43).all()
    assert not two.diagonal(1).any()
    close(one.diagonal(1), one.diagonal(-1))
    said = prose(at, "one_matrix_words")
    assert f"“bat” · “The·0” = {two[1, 0]:.2f} and “The·0” · “bat” = 0.00. With one, both are {one[1, 0]:.2f}" in said
    assert f"with themselves the words score sums of squares: {one[1, 1]:.2f} and {one[0, 0]:.2f}." in said


def test_where_the_pair_is_the_same_both_ways_the_pair_that_differs_most_is_told():
    assert "“bat” · “The·0” = 43.27" in prose(at_designed(), "one_matrix_words")
    assert "The score of “bat” with itself is" in prose(at_designed(text="bat"), "one_matrix_words")
    across = opened(kind="cross")
    assert "one_matrix" not in across.pieces
    assert "one_matrix_words" not in across.pieces


# ---- step 3 ----


def test_only_a_changed_value_moves_outputs_and_no_weight():
    at = at_designed(step=3, guesses=GUESSES)
    assert happened(at, "moved_task") == ""
    for letter, label in (("q", "Change a query (W_Q)"), ("k", "Change a key (W_K)"), ("v", "")):
        done = letter == "v"
        if done:
            put(put(at, "edit_map", "v"), "edits", "v_0_0_3")
        else:
            press(at, label)
        assert bool(happened(at, "moved_task")) is done
        assert (screen.cells(at, "changed_output") != 0).any()
        assert (screen.cells(at, "changed_weights") != 0).any().item() is not done
        assert at.view.edit_map == letter
    press(at, "Reset all changes")
    assert happened(at, "moved_task") == ""
    assert buttons(screen.body(at, "forget"))["Reset all changes"] is None


@pytest.mark.parametrize("link", [{"dropout": 1, "edits": "v_0_0_3"}, {"text": "bat", "edits": "q_0_0_3"}])
def test_a_change_that_moves_no_output_is_not_what_was_asked_for(link: dict[str, object]):
    assert happened(at_designed(**link, guesses=GUESSES), "moved_task") == ""


def test_what_moved_is_outlined():
    """The first number of W_V: one value, and the first number of all outputs."""
    at = at_designed(edits="v_0_0_3")
    trace = one_head.trace(one_head.head_projections(scene.Scene(SEVEN, source="previous", temperature=4.0, seed=3))).trace
    v, output = trace.v.clone(), trace.output.clone()
    v[0, 0] += 3
    output[:, 0] += 3 * trace.weights[:, 0]
    close(cells(at, "moved"), torch.cat([trace.weights, v[:, :6], output[:, :6]], 1))
    marks = at.slots["moved"]["marks"]
    assert [marks[name] for name in ("x", "y", "x1", "y1")] == [[7, 13], [0, 0], [8, 14], [1, 7]]
    assert "outlined: what changed" in prose(at, "moved_name")
    assert at_designed().slots["moved"]["marks"]["x"] == []
    assert "outlined" not in prose(at_designed(), "moved_name")


def test_a_row_or_a_column_with_a_change_stays_in_the_table_that_is_typed_into():
    """The first row of W_K and its one number: changed to 0 it is a row of zeros, and stays, the change in it."""
    at = at_designed(step=3, edit_map="k")
    rows = at.slots["editor"].count("<tr>")
    press(at, "Change a key (W_K)")
    assert at.view.edits == "k_0_0_0"
    assert at.slots["editor"].count("<tr>") == rows
    assert 'data-edit="edits k_0_0" value="0"' in at.slots["editor"]
    last = at_designed(edit_map="k", edits="k_12_0_0~k_2_12_0")
    assert 'data-edit="edits k_12_0" value="0"' in last.slots["editor"]
    assert 'data-edit="edits k_2_12" value="0"' in last.slots["editor"]


def test_across_two_sentences_the_rows_that_one_of_them_lacks_are_hidden():
    values = cells(opened(kind="cross", text2="a b"), "moved")
    assert values.shape == (7, 16 + 2 + 16)
    assert values[2:, 2:18].isnan().all()
    assert not values[:, [0, 1, *range(18, 34)]].isnan().any()


def test_numbers_outside_the_projections_are_remarked():
    assert "1 number that was changed by hand lies outside" in prose(at_designed(edits="v_99_0_1"), "remarks")
    assert "2 numbers" in prose(at_designed(edits="v_99_0_1~q_0_99_1"), "remarks")
    assert prose(at_designed(edits="v_0_0_1", head=1), "remarks") == ""


# ---- step 4: the course of the training ----


def test_the_moment_at_which_a_word_stands_out_is_asked_for_and_no_other_will_do():
    weights = training_course.course(SEVEN).weights[:, 1]
    for number, row in enumerate(weights):
        at = guessed(moment=number**2)
        assert bool(happened(at, "learning_task")) is (number == 4)
        shown = at.slots["learned_row"]["bars"]["now"]
        close(shown, row)
    said = happened(guessed(moment=16), "learning_task")
    assert said.startswith("“bat” itself, with 36 %, because training makes similar words match first")
    assert "at the end it has 3 %, and “flew” 56 %. The loss states only the goal; training found the matrices." in said


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ({"query": 2, "moment": 25}, "“flew”, with 37 %. It is first at the end, too, with 61 %."),
        ({"query": 3, "moment": 121}, "“flew”, with 31 %. It is first at the end, too, with 46 %."),
        ({"query": 0, "moment": 1600}, "No word gets more than 29 % here."),
        (
            {"text": "The star shone in the night sky", "query": 5, "moment": 81},
            "“sky”, with 29 %. At the end “shone” is first",
        ),
    ],
)
def test_what_stands_out_is_said_as_it_is(link: dict[str, object], said: str):
    asked = as_opened(**link).pieces["learning_task"]
    sets = next(iter(asked.guesses.values()), {})
    assert happened(as_opened(**link, **sets), "learning_task").startswith(said)


def test_the_score_of_the_pair_is_followed_through_the_training():
    assert prose(as_opened(), "learning_words").startswith(
        "Before training, the score of bat and flew is +0.56. “cave” has the"
    )
    at = as_opened(moment=1599)  # between two snapshots
    assert prose(at, "learning_words").startswith(
        "After 1521 steps of training, the score of bat and flew is +17.87; before, it"
    )
    lines = as_opened(moment=16).slots["course"]["lines"]
    assert max(lines["x"]) == 16


# ---- below step 4: letters ----


def test_every_consonant_is_named_above_its_outline():
    labels = as_opened(step=4).slots["learned"]["labels"]
    tops = zip(labels["label"], labels["strong"], labels["side"], strict=True)
    assert "".join(name for name, strong, side in tops if strong and not side) == "Thbtflwtfthcv"
    many = as_opened(step=4, text="the bat flew out of the dark cave at night")
    assert not any(many.slots["learned"]["labels"]["strong"])  # no room for each


def test_a_sentence_without_a_vowel_has_nothing_to_learn_from():
    at = as_opened(text="xyz", step=4)
    assert "nothing to learn" in prose(at, "letters_words")
    assert not {"learned", "share", "loss_words"} & at.slots.keys()
    assert "letters_words" not in as_opened(text="").slots


# ---- at the foot ----


@pytest.mark.parametrize("kind", DESIGNS)
def test_the_numbers_are_verified(kind: str):
    said = prose(as_opened(projections=kind, edits="q_0_0_2", mask="causal"), "verified")
    assert said.count("✓") == 2
    assert "causal" in said.casefold()


def test_a_click_on_the_scores_selects_a_pair_for_all_steps():
    at = click(as_opened(), "scores", "cells", 3 * 7 + 2)
    assert (at.view.query, at.view.key) == (3, 2)
