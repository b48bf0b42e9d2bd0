"""The steps of averaging: each task is recognised when it is done and not before, and formulas follow their switch."""

import functools
import math

import pytest
import torch

from attn_core import averaging, scene
from pages.text import formulas
from pages.text.languages import Words
from pages.view import settings
from pages.view.settings import DEFAULTS
from tests import screen, wiring
from tests.screen import Screen, cells, close, press, prose, put, slots, view_on

words = Words("averaging", "en")

opened = functools.partial(screen.opened, "averaging")
TWICE = "the cat saw the dog"


def done(at: Screen, task: str) -> str:
    """Return the sentence of a task that is done, "" before."""
    return at.pieces[task].happened


def question(at: Screen, task: str) -> str:
    """Return the question of a task."""
    return at.pieces[task].question


# ---- tasks ----


def test_no_task_is_done_when_the_page_opens():
    at = opened(projections="previous")
    assert [slot for slot in slots(at) if slot.endswith("_task") and done(at, slot)] == []
    assert len([slot for slot in slots(at) if slot.endswith("_task")]) == 4


def test_the_last_row_has_one_word_more_than_its_number():
    at = opened()
    assert at.pieces["past_task"].question == "In which row does “The·0” have the smallest weight? Select it."
    for row in range(6):
        assert done(put(at, "averaging_row", row), "past_task") == ""
    assert done(put(at, "averaging_row", 6), "past_task").startswith("The last row is the mean of 7 words")
    assert done(opened(text="Hello"), "past_task") == "The sentence has one word. It is its own mean."


def test_the_first_row_is_the_one_that_the_division_leaves():
    at = opened()
    for row in range(6, 0, -1):
        assert done(put(at, "averaging_row", row), "product_task") == ""
    assert prose(put(at, "averaging_row", 0), "product_task").endswith("the first mean is the vector of “The·0” itself.")


def test_equal_words_have_a_mean_that_is_their_vector():
    at = opened(text="a a b", positions=False, averaging_row=1)
    assert prose(at, "product_task").endswith("All 2 words up to “a·1” have the same vector, so their mean is that vector.")
    assert done(put(at, "averaging_row", 2), "product_task") == ""
    assert done(opened(text="a a b", averaging_row=1), "product_task") == ""  # their places differ


def test_a_word_is_hidden_only_from_a_row_that_received_from_it():
    """Not one that is later; with each other one a word less shares the row; of one word nothing is left."""
    at = opened()
    assert (
        question(at, "hidden_task") == "Hide a word that has weight in the row of “flew”. How do the other weights change?"
    )
    for key in (-1, 3, 6):
        assert done(put(at, "hide_key", key), "hidden_task") == ""
    for key in (0, 1, 2):
        assert done(put(at, "hide_key", key), "hidden_task").endswith(
            "and the other 2 words share the weight equally: 50 % each."
        )
    put(put(at, "averaging_row", 1), "hide_key", 0)
    assert done(at, "hidden_task").endswith("the one remaining word has all the weight: 100 %.")
    put(at, "averaging_row", 0)
    assert done(at, "hidden_task") == "All weights in the row of “The·0” are 0 now, and so is its mean."


def test_the_offers_of_hidden_words_do_what_they_say():
    at = opened()
    assert "All words are hidden from The·0" in prose(press(at, words.hidden_offers["all"]), "hidden_words")


@pytest.mark.parametrize(
    ("text", "sought", "least"), [(DEFAULTS["text"], 6, math.log(9 * 6)), (TWICE, 3, math.log(9 * 3 / 2))]
)
def test_a_score_chooses_from_nine_tenths_on(text: str, sought: int, least: float):
    """A word at two places counts at both: e^s against 1 for each other word gives nine to one."""
    at = opened(text=text, sought=sought)
    for half in range(17):
        put(at, "pull", half / 2)
        assert bool(done(at, "choice_task")) == (half / 2 >= least), half
    assert "a weight of at least 90 %" in question(at, "choice_task")
    assert done(at, "choice_task").endswith("with unequal weights, an average can choose a word.")


def test_one_word_has_nothing_to_choose_from():
    at = opened(text="Hello", pull=8)
    assert done(at, "choice_task") == ""
    assert "one word has nothing to choose from" in question(at, "choice_task")
    assert prose(at, "choice_words").startswith(
        "Hello gives Hello a weight of 100 % in the mean of all words, and 100 % with the score 8"
    )


# ---- sentences at the ends ----


def test_a_query_that_asks_for_nothing_is_not_said_to_ask():
    """At 0 all weights are the mean's at every temperature; above 0 the word looks for another."""
    for temperature in (0.0, 1.0, 20.0):
        sentence = prose(opened(pull=0, temperature=temperature), "choice_words")
        assert sentence.startswith("At score 0 the query looks for nothing, so all words have the same weight: bat gives")
        assert sentence.endswith("bat gives cave a weight of 14 %, as in the mean of all words.")
        assert "asks for nothing" not in prose(opened(pull=0.5, temperature=temperature), "choice_words")


def test_a_word_at_two_places_has_one_weight_at_each():
    at = opened(text=TWICE, looker=1, sought=3, pull=2)
    share = math.exp(2) / (2 * math.exp(2) + 3)
    bars = at.slots["importance_wish"]["bars"]
    assert bars["now"] == pytest.approx([share, *[share / math.exp(2)] * 2, share, share / math.exp(2)], abs=1e-4)
    assert prose(at, "choice_words").endswith("The same word stands at 2 places, and each has this weight.")
    assert "places" not in prose(put(at, "sought", 2), "choice_words")


def test_the_line_of_many_others_is_their_mean_together():
    at = opened(text=" ".join(f"w{i}" for i in range(20)), sought=19)
    bars = at.slots["importance_wish"]["bars"]
    assert bars["warm"] == pytest.approx([1 / 20] * 6 + [14 / 20], abs=1e-4)
    assert bars["tip"][-1] == f"14 others: {bars['now'][-1]:.4f}, in the mean 0.7000"


@pytest.mark.parametrize("maps", ["random", "previous"])
def test_the_product_draws_the_words_and_their_means(maps: str):
    at = opened(text="a bat", projections=maps, d_model=16)
    setting = scene.Scene(("a", "bat"), source=maps, d_model=16, seed=3)
    x = setting.inputs(setting.words)
    close(cells(at, "vectors_tokens"), x)
    close(cells(at, "vectors_means"), averaging.by_matrix(x))
    key = (
        "one column per feature (a property of a word), 0 to 1 · #0: position 0"
        if maps == "previous"
        else "orange −2.5 · violet +2.5"
    )
    assert prose(at, "vectors_tokens_name") == f"x, the words’ vectors {key}"


def test_the_product_shows_a_row_times_a_column_and_the_cell_that_they_make():
    """W, then the columns of x that say which word it is, then those of W x; the sentence says the outlined cell."""
    at = opened(projections="previous", averaging_row=5)
    weights, x = torch.ones(7, 7).tril() / torch.arange(1.0, 8)[:, None], torch.eye(6)[[0, 1, 2, 3, 4, 0, 5]]
    drawn = cells(at, "product")
    close(drawn[:, :7].nan_to_num(), weights)
    close(drawn[:, 7:], torch.cat([x, weights @ x], 1))
    marks = at.slots["product"]["marks"]
    outlined = set(zip(*(marks[name] for name in ("x", "y", "x1", "y1")), strict=True))
    assert outlined == {(0, 5, 7, 6), (7, 0, 8, 7), (13, 5, 14, 6)}
    said = "The row of the·5 in W times the column “the” of x: 0.17 · 1 + 0.17 · 0 + 0.17 · 0 + 0.17 · 0 + … = 0.33."
    assert prose(at, "product_words") == f"{said} This is one number of the mean of the·5."


@pytest.mark.parametrize("text", ["Hello", " ".join(f"w{i}" for i in range(20))])
def test_the_product_shows_the_column_of_the_selected_word(text: str):
    """Of many words it is among the few that have room."""
    words = text.split()
    count = len(words)
    for row in {0, count - 1}:
        at = opened(text=text, projections="previous", averaging_row=row)
        column, cell = sorted(set(at.slots["product"]["marks"]["x"]))[1:]
        assert cell == column + min(count, 8)
        assert count <= column < cell
        assert prose(at, "product_words").endswith(f"= {1 / (row + 1):.2f}. This is one number of the mean of {words[row]}.")


# ---- switches, and what a link sets ----


def test_the_axis_in_the_formula_is_the_one_that_is_set():
    """Row sums end at the number of keys, j; over the queries column sums do, i."""
    at = wiring.opened("averaging", step=3)
    assert any(r"\sum_j w_{ij} = 1" in element.value for element in at.latex)
    wiring.move(at, "softmax_over", "queries")
    latex = [element.value for element in at.latex]
    assert any(r"\sum_i w_{ij} = 1" in formula for formula in latex)
    assert not any(r"\sum_j w_{ij} = 1" in formula for formula in latex)
    weights = cells(opened(softmax_over="queries"), "over_axis")
    close(weights.sum(-2), torch.ones(7))


def test_the_sums_in_the_formula_are_those_that_divide():
    at = wiring.opened("averaging", step=2)
    assert any(r"\sum_k L_{ik}" in element.value for element in at.latex)
    wiring.move(at, "keepdim", False)
    assert [formulas.kept_sums(kept=False) in element.value for element in at.latex].count(True) == 1
    assert r"L_{jk}" in formulas.kept_sums(kept=False)
    triangle = torch.ones(7, 7).tril()
    columns = triangle / triangle.sum(-1)[None, :]  # L_ij ÷ the sum of row j
    close(cells(opened(keepdim=False), "divided").nan_to_num(), columns)


def test_the_page_is_at_temperature_1_whatever_a_link_says():
    """It draws no temperature, and its formulas have none: what other pages start with is theirs."""
    view = view_on("averaging")
    assert (view.temperature, view.projections) == (1.0, "previous")
    assert view_on("averaging", temperature=0.5) == view
    assert {"temperature", "mask", "query", "head"}.isdisjoint(settings.shared("averaging"))


def test_a_mask_of_a_link_moves_nothing():
    """The page is about the words before: no control of it sets a mask, and no notice speaks of it."""
    at = opened(averaging_row="5")
    sentences = {slot: prose(at, slot) for slot in slots(at)}
    put(at, "mask", "window")
    assert {slot for slot in slots(at) if prose(at, slot) != sentences[slot]} == set()


def test_nothing_is_said_of_what_the_page_leaves_out():
    at = opened(projections="previous", kind="cross", text2="other words", dropout=0.5, mask="causal")
    assert prose(at, "remarks") == ""


def test_a_worked_example_says_which_it_is():
    """What heads are for is said where they are used, and not above every step."""
    assert "Worked example “Three tokens by hand”" in prose(opened(projections="three_tokens_by_hand"), "remarks")
    at = opened(projections="previous")
    assert prose(at, "remarks") == ""
    assert prose(at, "importance_random_name") == "Query and key: the word before"


@pytest.mark.parametrize("name", ["past", "product", "hidden", "choice"])
def test_an_explanation_has_at_most_60_words(name: str):
    assert len(getattr(words, name)["about"].split()) <= 60


@pytest.mark.parametrize("step", ["1", "2", "3", "4", "all"])
def test_every_step_opens(step: str):
    at = wiring.opened("averaging", step=step)
    titles = [getattr(words, name)["title"] for name in ("past", "product", "hidden", "choice")]
    wanted = titles if step == "all" else [titles[int(step) - 1]]
    drawn = [element.value.removeprefix("## ") for element in at.markdown if element.value.startswith("## ")]
    assert drawn == wanted
