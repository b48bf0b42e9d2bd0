"""The steps of the page on query, key and value: a task is seen when it is done and not before; one view, one number."""

import re

import pytest
import torch

from attn_core import scene, tokens
from attn_core.projections import one_head
from attn_core.sources import trained
from attn_core.sources.designs import DESIGNS
from pages.text.languages import Words
from tests import screen
from tests.panels.test_query_key_value import SEVEN, as_opened, opened
from tests.screen import buttons, cells, click, close, press, prose, put

CHANGED = Words("query_key_value", "en").CHANGED
LEARNED = Words("query_key_value", "en").LEARNED
LOSS_WORDS = Words("query_key_value", "en").LOSS_WORDS
PROJECTED = Words("query_key_value", "en").PROJECTED
SCORE = Words("query_key_value", "en").SCORE
TRAINED_WORDS = Words("query_key_value", "en").TRAINED_WORDS


def happened(at: screen.Screen, slot: str) -> str:
    """Return the sentence of a task that is done, "" before."""
    return at.pieces[slot].happened


@pytest.mark.parametrize("words", [PROJECTED, SCORE, CHANGED, LEARNED])
def test_a_step_is_explained_in_sixty_words(words: str):
    assert len(words.split()) <= (45 if words == LEARNED else 60)


# ---- one view, one number ----


@pytest.mark.parametrize("maps", ["previous", "same", "first", "initial", "learned", "random"])
@pytest.mark.parametrize("heads", [1, 2, 4])
def test_a_score_is_the_one_that_explore_draws(maps: str, heads: int):
    """43.3 for bat and The, in the head size that the head has beside others."""
    link = {"projections": maps, "heads": heads, "head": heads - 1, "text": "The bat flew out"}
    explore = screen.opened("explore", **link, stage="scores")
    own, count = cells(opened(**link, key=0), "scores"), len(tokens.split(link["text"], "word"))
    drawn = cells(explore, "heatmap_large" if heads > 2 else f"heatmap_{heads - 1}")
    close(own, drawn)
    assert own.shape == ((count, count) if maps != "learned" else (len("The bat flew out"),) * 2)


def test_the_score_of_bat_and_the_is_43_on_both_pages():
    explore = screen.opened("explore", projections="previous", stage="scores")
    at = opened(projections="previous", key=0)
    assert cells(explore, "heatmap_0")[1, 0] == pytest.approx(cells(at, "scores")[1, 0])
    assert "so the score is +43.27." in prose(at, "product_words")


# ---- step 1 ----


def test_the_page_opens_with_a_query_that_has_not_found_its_key_and_moving_key_finds_it():
    at = as_opened()
    said = prose(at, "projected_words")
    assert said.startswith(
        "bat looks for position 0. of offers position 4, and passes on word “of”. W_Q and W_K are designed here"
    )
    assert "a query holds 12 × √13 = 43.3. So a match scores 43.3, and 12 after the division by √13" in said
    assert "hardly any of them 0 (dense)" in said
    assert happened(at, "match_task") == ""
    for key in range(7):
        assert bool(happened(put(at, "key", key), "match_task")) is (key == 0)
    put(at, "key", 0)
    assert "“bat” **looks for position 0**, and “The·0” offers it" in happened(at, "match_task")


def test_queries_keys_and_values_stand_side_by_side_in_the_columns_that_are_in_use():
    one = one_head.trace(one_head.head_projections(scene.Scene(SEVEN, source="previous", seed=3)))
    assert one.q.shape[1] == 13
    close(cells(as_opened(), "projected"), torch.cat([one.q[:, :7], one.k[:, :7], one.v[:, :6]], 1))
    assert not one.q[:, 7:].any()
    assert not one.v[:, 6:].any()
    wide = as_opened(edits="v_0_12_3")  # a column that was not in use
    assert cells(wide, "projected").shape == (7, 7 + 7 + 13)
    assert cells(wide, "projected")[0, -1] == 3


@pytest.mark.parametrize(
    ("link", "question"),
    [
        ({"query": 0}, "“The·0” looks for nothing here."),
        ({"projections": "same", "query": 2, "text": "a b c"}, "No word offers what “c” looks for."),
        ({"text": "bat"}, "“bat” looks for nothing here."),
        ({"positions": "false"}, "“bat” looks for nothing here."),
    ],
)
def test_a_query_that_can_find_nothing_is_not_asked_to(link: dict[str, object], question: str):
    at = as_opened(**link)
    assert at.pieces["match_task"].question.startswith(question)
    assert happened(at, "match_task") == ""


def test_without_names_the_largest_score_is_asked_for():
    at = opened(key=3)
    assert "largest score" in at.pieces["match_task"].question
    assert happened(at, "match_task") == ""
    row = cells(at, "scores")[1]
    assert f"{row.max():+.2f}" in happened(put(at, "key", int(row.argmax())), "match_task")


def test_without_positions_the_jobs_that_need_them_say_so():
    assert "no vector contains the position of its word" in prose(as_opened(positions="false"), "projected_name")
    assert "no vector" not in prose(as_opened(), "projected_name")
    assert "no vector" not in prose(as_opened(positions="false", projections="initial"), "projected_name")


# ---- step 2 ----


def test_a_pair_that_scores_less_than_it_does_swapped_is_found_by_a_swap():
    at = as_opened(step=2)
    assert happened(at, "swap_task") == ""
    put(at, "key", 0)
    assert happened(at, "swap_task") == ""
    press(at, "Swap query and key")
    assert "With “The·0” as query and “bat” as key the score is 0.00; the other way round it is 43.27" in happened(
        at, "swap_task"
    )


def test_a_score_of_0_is_asked_for_where_there_are_some_and_else_one_that_rises():
    at = as_opened(step=2, query=4, key=1)
    assert at.pieces["swap_task"].question.startswith(
        "Find two words whose score is 0 in one direction and high in the other."
    )
    assert not at.pieces["swap_task"].happened  # 0 both ways
    assert happened(as_opened(step=2, query=0, key=1), "swap_task")
    drawn = as_opened(step=2, projections="random", query=4, key=1)
    assert drawn.pieces["swap_task"].question.startswith("Find a pair whose score rises when query and key are swapped.")
    assert happened(drawn, "swap_task")


@pytest.mark.parametrize("link", [{"projections": "same"}, {"projections": "initial"}, {"text": "bat"}])
def test_where_no_pair_differs_the_task_says_so(link: dict[str, object]):
    at = as_opened(**link)
    assert "Here no score changes when two words are swapped" in at.pieces["swap_task"].question
    assert happened(at, "swap_task") == ""


def test_across_two_sentences_the_largest_score_is_asked_for():
    at = opened(kind="cross")
    row = cells(at, "scores")[1]
    for key in range(6):
        assert bool(happened(put(at, "key", key), "swap_task")) is (key == int(row.argmax()))


def test_one_matrix_for_queries_and_keys_makes_no_word_before():
    """Its picture is symmetric, highest on the diagonal, and as high after a word as before it."""
    at = as_opened(key=0)
    two, one = cells(at, "scores"), cells(at, "one_matrix")
    close(one, one.T)
    assert (two.diagonal(-1) > 43).all()
    assert not two.diagonal(1).any()
    close(one.diagonal(1), one.diagonal(-1))
    said = prose(at, "one_matrix_words")
    assert f"“bat” · “The·0” = {two[1, 0]:.2f} and “The·0” · “bat” = 0.00. With one, both are {one[1, 0]:.2f}" in said
    assert f"with themselves are {one[1, 1]:.2f} and {one[0, 0]:.2f}." in said


def test_where_the_pair_is_the_same_both_ways_the_pair_that_differs_most_is_told():
    assert "“bat” · “The·0” = 43.27" in prose(as_opened(), "one_matrix_words")
    assert "The score of “bat” with itself is" in prose(as_opened(text="bat"), "one_matrix_words")
    across = opened(kind="cross")
    assert "one_matrix" not in across.pieces
    assert "no pair can be swapped" in prose(across, "one_matrix_words")


# ---- step 3 ----


def test_only_a_changed_value_moves_outputs_and_no_weight():
    at = as_opened(step=3)
    assert happened(at, "change_task") == ""
    for letter, label in (("q", "Change a query"), ("k", "Change a key"), ("v", "")):
        done = letter == "v"
        if done:
            put(put(at, "edit_map", "v"), "edits", "v_0_0_3")
        else:
            press(at, label)
        assert bool(happened(at, "change_task")) is done
        assert (screen.cells(at, "changed_output") != 0).any()
        assert (screen.cells(at, "changed_weights") != 0).any().item() is not done
        assert at.view.edit_map == letter
    press(at, "Reset all changes")
    assert happened(at, "change_task") == ""
    assert buttons(screen.body(at, "forget"))["Reset all changes"] is None


@pytest.mark.parametrize("link", [{"dropout": 1, "edits": "v_0_0_3"}, {"text": "bat", "edits": "q_0_0_3"}])
def test_a_change_that_moves_no_output_is_not_what_was_asked_for(link: dict[str, object]):
    assert happened(as_opened(**link), "change_task") == ""


def test_what_moved_is_outlined():
    """The first number of W_V: one value, and the first number of all outputs."""
    at = as_opened(edits="v_0_0_3")
    trace = one_head.trace(one_head.head_projections(scene.Scene(SEVEN, source="previous", temperature=4.0, seed=3))).trace
    v, output = trace.v.clone(), trace.output.clone()
    v[0, 0] += 3
    output[:, 0] += 3 * trace.weights[:, 0]
    close(cells(at, "moved"), torch.cat([v[:, :6], trace.weights, output[:, :6]], 1))
    marks = at.slots["moved"]["marks"]
    assert [marks[name] for name in ("x", "y", "x1", "y1")] == [[0, 13], [0, 0], [1, 14], [1, 7]]
    assert "outlined: what changed" in prose(at, "moved_name")
    assert as_opened().slots["moved"]["marks"]["x"] == []
    assert "outlined" not in prose(as_opened(), "moved_name")


def test_a_row_or_a_column_with_a_change_stays_in_the_table_that_is_typed_into():
    """The first row of W_K and its one number: changed to 0 it is a row of zeros, and stays, the change in it."""
    at = as_opened(step=3, edit_map="k")
    rows = at.slots["editor"].count("<tr>")
    press(at, "Change a key")
    assert at.view.edits == "k_0_0_0"
    assert at.slots["editor"].count("<tr>") == rows
    assert 'data-edit="edits k_0_0" value="0"' in at.slots["editor"]
    last = as_opened(edit_map="k", edits="k_12_0_0~k_2_12_0")
    assert 'data-edit="edits k_12_0" value="0"' in last.slots["editor"]
    assert 'data-edit="edits k_2_12" value="0"' in last.slots["editor"]


def test_the_task_says_where_to_type():
    question = as_opened(step=3).pieces["change_task"].question
    assert "Choose W_Q, W_K or W_V" in question
    assert "Type another number into a cell" in question


def test_across_two_sentences_the_rows_that_one_of_them_lacks_are_hidden():
    values = cells(opened(kind="cross", text2="a b"), "moved")
    assert values.shape == (7, 16 + 2 + 16)
    assert values[2:, :16].isnan().all()
    assert not values[:, 16:].isnan().any()


def test_numbers_outside_the_projections_are_remarked():
    assert "1 number that was changed by hand lies outside" in prose(as_opened(edits="v_99_0_1"), "remarks")
    assert "2 numbers" in prose(as_opened(edits="v_99_0_1~q_0_99_1"), "remarks")
    assert prose(as_opened(edits="v_0_0_1", head=1), "remarks") == ""


# ---- step 4 ----


def test_the_fewest_steps_after_which_vowels_give_nearly_all_to_consonants_are_asked_for():
    """Any larger number reaches the share, too, and answers nothing."""
    at = as_opened(step=4)
    shares = trained.train(tuple(tokens.split(" ".join(SEVEN), "character")), 200, 3).share_on_consonants
    assert "at least 94 %, rounded, of the vowels’ attention goes" in at.pieces["learning_task"].question
    first = next(step for step, share in enumerate(shares) if f"{share:.0%}" == "94%")
    for step in (0, first - 1, first + 1, 200):
        assert happened(put(at, "grown", step), "learning_task") == ""
    before = f"one step earlier it was {100 * shares[first - 1]:.0f} %"
    assert happened(put(at, "grown", first), "learning_task").startswith(f"{first} steps are enough; {before}.")


def test_every_consonant_is_named_above_its_outline():
    labels = as_opened(step=4).slots["learned"]["labels"]
    tops = zip(labels["label"], labels["strong"], labels["side"], strict=True)
    assert "".join(name for name, strong, side in tops if strong and not side) == "Thbtflwtfthcv"
    many = as_opened(step=4, text="the bat flew out of the dark cave at night")
    assert not any(many.slots["learned"]["labels"]["strong"])  # no room for each


@pytest.mark.parametrize("text", ["ab", "bbbbbba", "a, b"])
def test_some_number_of_steps_is_the_fewest_and_it_is_never_0(text: str):
    at = as_opened(text=text)
    assert happened(at, "learning_task") == ""
    target = int(re.search(r"(\d+) %", at.pieces["learning_task"].question)[1])
    shares = trained.train(tuple(tokens.split(text, "character")), 200, at.view.seed).share_on_consonants
    fewest = next(step for step in range(1, 201) if round(100 * shares[step]) >= target)
    assert happened(put(at, "grown", fewest), "learning_task")
    assert bool(happened(put(at, "grown", 200), "learning_task")) is (fewest == 200)


def test_a_sentence_without_a_vowel_has_nothing_to_learn_from():
    at = as_opened(text="xyz", step=4)
    assert "nothing to learn from" in prose(at, "learning_words")
    assert not {"learned", "learning", "loss_words", "learning_task"} & at.slots.keys()
    assert "learning_words" not in as_opened(text="").slots


def test_where_projections_come_from_is_said_with_its_loss():
    assert "random at first" in LEARNED
    assert "its goal (the **loss**)" in LEARNED
    assert "**loss** compares the vowels’ weights w with their target t" in TRAINED_WORDS
    assert "**gradient**" in TRAINED_WORDS
    assert "next token" in LOSS_WORDS


# ---- at the foot ----


@pytest.mark.parametrize("kind", DESIGNS)
def test_the_numbers_are_verified(kind: str):
    said = prose(as_opened(projections=kind, edits="q_0_0_2", mask="causal"), "verified")
    assert said.count("✓") == 2
    assert "causal" in said.casefold()


def test_a_click_on_the_scores_selects_a_pair_for_all_steps():
    at = click(as_opened(), "scores", "cells", 3 * 7 + 2)
    assert (at.view.query, at.view.key) == (3, 2)
    assert "“out” **looks for position 2**, and “flew” offers it" in happened(at, "match_task")
