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


PREDICTED = {  # the slot of a task → its answers, and the one that comes true
    "past_task": ({"2", "14", "50"}, "14"),
    "product_task": ({"1", "6", "7"}, "7"),
    "hidden_task": (set(words.hidden_guesses.values()), words.hidden_guesses["grow"]),
    "choice_task": (set(words.choice_guesses.values()), words.choice_guesses["falls"]),
}
DONE = {"past_task": {"averaging_row": 6}, "product_task": {"averaging_row": 0}, "hidden_task": {"hide_key": 1}}
GUESSED = "past.14~product.7~hidden.grow~choice.falls"


@pytest.mark.parametrize("slot", PREDICTED)
def test_a_prediction_comes_first_and_only_one_comes_true(slot: str):
    answers, right = PREDICTED[slot]
    values = DONE.get(slot, {"pull": 4.0})
    asked = opened(**values).pieces[slot]
    assert (asked.predicts, asked.happened, set(asked.guesses)) == (True, "", answers)
    for label, sets in asked.guesses.items():
        said = done(opened(**values, **sets), slot)
        assert said.startswith("As you predicted. " if label == right else f"You predicted **{label}**. ")


def test_the_first_task_is_done_at_the_last_row_and_rows_to_come_are_not_drawn():
    at = opened(guesses=GUESSED)
    assert question(at, "past_task") == "Move on to the last row, “cave”."
    for row in range(6):
        assert done(put(at, "averaging_row", row), "past_task") == ""
        assert cells(at, "past")[row + 1 :].isnan().all()
    assert "they share 100 % equally, so each has 14 %." in done(put(at, "averaging_row", 6), "past_task")
    assert not opened(text="one two three").pieces["past_task"].predicts
    assert "Type more words" in question(opened(text="Hello"), "past_task")


def test_a_change_of_the_first_vector_moves_the_first_mean_most():
    x = torch.randn(7, 4)
    changed = (averaging.by_matrix(x + torch.eye(7)[:, :1]) - averaging.by_matrix(x)).norm(dim=-1)
    assert (int((changed > 0).sum()), int(changed.argmax())) == (7, 0)
    at = opened(guesses=GUESSED)
    for row in range(7):
        assert bool(done(put(at, "averaging_row", row), "product_task")) == (row == 0)
    assert done(put(at, "averaging_row", 0), "product_task").endswith("100 %; in the last row it is only 14 %.")


def test_a_word_is_hidden_only_from_a_row_that_received_from_it():
    """Not one that is later; with each other one a word less shares the row; of one word nothing is left."""
    at = opened(guesses=GUESSED)
    for key in (-1, 3, 6):
        assert done(put(at, "hide_key", key), "hidden_task") == ""
    for key in (0, 1, 2):
        assert done(put(at, "hide_key", key), "hidden_task").endswith("so the weights grew equally, to 50 % each.")
    put(put(at, "averaging_row", 1), "hide_key", 0)
    assert "One word is left" in done(at, "hidden_task")
    put(at, "averaging_row", 0)
    assert done(at, "hidden_task") == "Nothing is left for “The·0” to take in, so all its weights are 0, and so is its mean."


def test_the_offers_of_hidden_words_do_what_they_say():
    at = opened()
    assert "All words are hidden from The·0" in prose(press(at, words.hidden_offers["all"]), "hidden_words")


@pytest.mark.parametrize(
    ("text", "sought", "least"), [(DEFAULTS["text"], 6, math.log(9 * 6)), (TWICE, 3, math.log(9 * 3 / 2))]
)
def test_the_smallest_score_with_nine_tenths_is_found_and_no_larger_one(text: str, sought: int, least: float):
    """A word at two places counts at both: e^s against 1 for each other word gives nine to one."""
    at = opened(text=text, sought=sought, guesses=GUESSED)
    for half in range(17):
        put(at, "pull", half / 2)
        assert bool(done(at, "choice_task")) == (half / 2 >= least > half / 2 - 0.5), half


def test_one_word_has_nothing_to_choose_from():
    at = opened(text="Hello", pull=8, guesses=GUESSED)
    assert done(at, "choice_task") == ""
    assert "Type more words" in question(at, "choice_task")


def test_what_attention_trained_on_words_gives_is_said():
    sentence = prose(opened(projections="meaning", head_size=64), "choice_words")
    assert sentence.endswith("Trained attention finds its weights by itself: 56 % for “flew”, 3 % for “of”.")
    assert "trained" not in prose(opened(projections="meaning", trained=0), "choice_words")
    assert "trained" not in prose(opened(), "choice_words")


# ---- sentences at the ends ----


def test_a_query_that_asks_for_nothing_is_not_said_to_ask():
    """At 0 all weights are the mean's at every temperature; above 0 the word looks for another."""
    for temperature in (0.0, 1.0, 20.0):
        sentence = prose(opened(pull=0, temperature=temperature), "choice_words")
        assert sentence.startswith("All scores are 0, so bat gives")
        assert sentence.endswith("bat gives cave 14 %, as in the mean of all words.")
        assert "All scores" not in prose(opened(pull=0.5, temperature=temperature), "choice_words")


def test_a_word_at_two_places_has_one_weight_at_each():
    at = opened(text=TWICE, looker=1, sought=3, pull=2)
    share = math.exp(2) / (2 * math.exp(2) + 3)
    bars = at.slots["importance_wish"]["bars"]
    assert bars["now"] == pytest.approx([share, *[share / math.exp(2)] * 2, share, share / math.exp(2)], abs=1e-4)
    assert prose(at, "choice_words").endswith("The word stands at 2 places, and each has this weight.")
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
    assert prose(at, "product_words") == f"{said[:-1]}, one number of its mean."


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
        assert prose(at, "product_words").endswith(f"= {1 / (row + 1):.2f}, one number of its mean.")


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
    assert (view.temperature, view.projections) == (1.0, "meaning")
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
