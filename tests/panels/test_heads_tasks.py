"""The steps of the page on heads: each task is recognised when it is done and not before; texts at the extremes."""

import pytest
import torch

from attn_core import scene
from attn_core.experiments import stacked_layers
from pages.answers import page_boards
from pages.board.pieces import Buttons, Task
from pages.text import formulas
from pages.text.languages import Words
from pages.view.link import from_query, written
from tests import wiring
from tests.screen import Screen, body, buttons, click, close, opened, press, prose, put, values

words = Words("heads", "en")

SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")


def shown(query: str = "") -> Screen:
    """Return the page as it is drawn, with its own projections and temperature."""
    return opened("heads", **written(from_query(query, "heads")))


def task(slot: str, query: str = "") -> Task:
    piece = page_boards.pieces("heads", from_query(query, "heads"))[slot]
    assert isinstance(piece, Task)
    return piece


# ---- step 1 ----


def test_the_first_step_shows_four_heads_with_a_job_each():
    at = shown()
    tiles = at.slots["tiles"]
    jobs = ["the word before", "the same word elsewhere", "the first word", "others that start alike"]
    assert tiles["tiles"]["label"] == [f"head {n}: {job}" for n, job in enumerate(jobs)]
    wanted = scene.trace(scene.Scene(SEVEN, heads=4, source="previous", temperature=4.0, seed=3)).heads.weights
    written = torch.tensor([1.0 if text == "1" else float(f"0{text}") for text in tiles["cells"]["text"]]).view(4, 7, 7)
    close(written, wanted, atol=0.00501)
    assert len(shown("heads=8").slots["tiles"]["tiles"]["label"]) == 8


def test_a_head_is_followed_by_its_button_and_by_its_picture():
    at = shown("query=5")
    assert [*buttons(body(at, "follow"))] == ["✓ head 0", "head 1", "head 2", "head 3"]
    press(at, "head 2")
    assert at.view.head == 2  # links count from 0
    assert [*buttons(body(at, "follow"))] == ["head 0", "head 1", "✓ head 2", "head 3"]
    assert prose(at, "jobs_words").startswith(
        "In head 2 the·5 gives its largest weight, 77 %, to The·0. In head 0 it gives its largest weight, 77 %, to of"
    )
    rows = at.slots["tiles"]["rows"]
    row = next(i for i, place in enumerate(zip(rows["head"], rows["query"], strict=True)) if place == (1, 0))
    click(at, "tiles", "rows", row)
    assert (at.view.head, at.view.query) == (1, 0)


@pytest.mark.parametrize(
    ("query", "rows"),
    [
        ("", 0),
        ("head=1", 5),  # the and The find each other, the five others nothing
        ("head=2", 0),
        ("head=3", 0),  # the and The, out and of
        ("head=1&temperature=20", 5),
        ("head=1&temperature=0", 5),
        ("head=6&heads=8", 5),
        ("head=0&projections=same", 5),
        ("head=1&mask=causal", 5),  # the first word sees itself alone, the second The doesn't see: it is its copy's turn
        ("head=1&text=a+b+c", 3),
        ("head=3&text=a+b+c", 3),
    ],
)
def test_the_head_in_which_most_words_find_no_match(query: str, rows: int):
    """Counted by hand: rows of equal weights, of words that nothing in the sentence is like."""
    piece = task("jobs_task", query)
    assert "In which head do most words find no match?" in piece.question
    count = len(from_query(query).text.split())
    head = from_query(query).head
    wanted = f"In head {head}, {rows} of {count} rows have equal weights: these words find no match." if rows else ""
    assert piece.happened == wanted


@pytest.mark.parametrize("query", ["projections=random&temperature=1", "projections=same&text=a"])
def test_where_no_row_is_even_the_task_says_so(query: str):
    piece = task("jobs_task", query)
    assert not piece.happened
    assert "Here there is no such head" in piece.question or "One word can attend to itself only" in piece.question


def test_a_row_is_named_in_which_all_heads_differ():
    """Of the words before, alike, first, and of equal beginning: out meets flew, none, The and of."""
    hint = "Select the row of “out”: there, all 4 heads have different weights."
    assert hint in prose(shown(), "jobs_words")
    assert "Select the row" not in prose(shown("query=3"), "jobs_words")
    assert "Select the row" not in prose(shown("text=one"), "jobs_words")
    assert "Select the row" not in prose(shown("text=one+one"), "jobs_words")


def test_one_word_leaves_nothing_to_find():
    assert task("jobs_task", "text=one&head=2").happened == ""
    assert "In head 0 one attends to one alone: 100 %." in prose(shown("text=one"), "jobs_words")


# ---- step 2 ----


@pytest.mark.parametrize(
    ("query", "happened"),
    [
        ("", ""),
        ("heads=8", ""),
        ("heads=4", "4 heads × head_size 13 = 52 columns: head 3 fills columns 39 to 51."),
        ("heads=4&projections=random", "4 heads × head_size 16 = 64 columns: head 3 fills columns 48 to 63."),
        ("heads=4&projections=random&head_size=1", "4 heads × head_size 1 = 4 columns: head 3 fills column 3."),
        ("projections=two_heads_in_one_product&heads=4", ""),
    ],
)
def test_four_heads_are_chosen(query: str, happened: str):
    assert task("split_task", query).happened == happened


def test_d_model_is_shared_out_whatever_the_projections_are():
    """Designed heads have a d_model that nobody chose; this panel divides the link's own."""
    said = prose(shown("divide_into=4"), "widths_said")
    assert said.startswith("d_model / heads = 32 / 4 = 8 columns for each head")
    assert said.endswith("With random projections the heads of this page have 2 × 16 = 32 columns.")


# ---- step 3 ----


@pytest.mark.parametrize(
    ("query", "happened"),
    [
        ("", ""),
        (
            "mix_heads=false",
            "Each of the 26 columns comes from one head alone: the others contribute 0. Switch W_O on again.",
        ),
        ("mix_heads=false&heads=1", "There is one head only, so all 7 columns come from it, with W_O or without."),
    ],
)
def test_w_o_is_switched_off(query: str, happened: str):
    assert task("mixed_task", query).happened == happened


def test_what_w_o_adds_is_said_of_a_word():
    """Of the largest column that stands for one; without W_O it comes from the head alone that collected it."""
    trace = scene.trace(scene.Scene(SEVEN, source="previous", temperature=4.0, seed=3))
    first, second = trace.joined[1, 0].item(), trace.joined[1, 13].item()
    said = prose(shown(), "mixed_words")
    assert "The column “the” of the output of bat comes from both heads: " in said
    assert f"+{first / 2:.3f} +{second / 2:.3f} = +{(first + second) / 2:.3f}." in said
    assert said.endswith("“constant 1” is 1 for every word.")
    alone = prose(shown("mix_heads=false"), "mixed_words")
    assert f"Column 0, “the”, of the output of bat comes from head 0 alone: +{first:.3f} +0.000 = +{first:.3f}." in alone


def test_columns_of_zeros_are_left_out_where_features_have_names():
    at = shown()
    own = scene.Scene(SEVEN, source="previous", temperature=4.0, seed=3)
    output = scene.trace(own).joined[1] @ own.projections().wo
    names = at.slots["shares"]["labels"]
    assert [label for label, side in zip(names["label"], names["side"], strict=True) if not side][:2] == ["the", "bat"]
    close(values(at, "The contribution of each head to the output, and their sum", 3)[2], output[output != 0])
    assert "columns that are all 0 left out" in prose(at, "shares_name")
    assert "left out" not in prose(shown("projections=random"), "shares_name")


# ---- step 4 ----


@pytest.mark.parametrize(
    ("query", "source", "done"),
    [
        ("", "out", False),
        ("layers=3", "out", True),
        ("layers=4", "out", False),
        ("layers=3&layer_reach=2", "The·0", True),
        ("layer_reach=4", "of", False),
        ("text=a+b+c&layers=1", "b", True),
        ("text=a+b+c", "b", False),
    ],
)
def test_the_fewest_layers_that_reach_a_word(query: str, source: str, done: bool):
    piece = task("layers_task", query)
    assert bool(piece.happened) == done
    if "layer_reach=4" not in query:
        assert f"from “{source}”?" in piece.question.replace("&#183;", "·").replace("&#46;", ".")


@pytest.mark.parametrize(
    "query", ["", "layer_reach=2", "text=a+b+c", "text=a+b", "layer_reach=4", "text=a+b+c+d+e+f+g+h+i&layer_reach=3"]
)
def test_the_answer_is_the_fewest(query: str):
    """Counted by hand: with so many layers the word asked about reaches the last one, with one layer fewer it doesn't."""
    view = from_query(query, "heads")
    done = [n for n in (1, 2, 3, 4) if task("layers_task", f"{query}&layers={n}").happened]
    assert len(done) == 1
    own = scene.Scene(tuple(view.text.split()), source=view.projections, temperature=view.temperature, seed=view.seed)
    sees = stacked_layers.windowed(own, 4, view.layer_reach).sees
    last = len(own.words) - 1
    named = task("layers_task", query).question.rpartition("“")[2].partition("”")[0].replace("&#183;", "·")
    labels = [f"{word}·{i}" if word in ("The", "the") else word for i, word in enumerate(own.words)]
    source = labels.index(named)
    assert sees[done[0] - 1][last, source]
    assert done[0] == 1 or not sees[done[0] - 2][last, source]


@pytest.mark.parametrize("query", ["layer_reach=0&layers=3", "text=one&layers=1"])
def test_where_nothing_reaches_the_last_word_nothing_is_done(query: str):
    piece = task("layers_task", query)
    assert piece.question.startswith("Nothing can reach")
    assert not piece.happened


def test_columns_of_queries_are_named_where_they_stand_for_something():
    assert "“→” means “looks for”, “≠” means “avoids”, “#” means “position”" in prose(shown(), "query_columns_name")
    assert "no room for the names" in prose(shown("heads=4"), "query_columns_name")
    assert "choose designed projections" in prose(shown("projections=random"), "query_columns_name")
    labels = shown().slots["split"]["labels"]
    assert not [label for label, side in zip(labels["label"], labels["side"], strict=True) if not side]
    assert shown("heads=4").slots["joined"]["bands"]["label"][3] == "3: 39–51"
    assert shown("heads=8").slots["joined"]["bands"]["label"][7] == "7"
    assert shown("heads=4&projections=random&head_size=1").slots["joined"]["bands"]["label"][3] == "3: 3"


def test_counts_say_whether_the_residual_path_is_in():
    assert "The residual path, which adds x to a layer’s output, is not counted" in prose(shown(), "layers_words")


def test_widths_that_do_not_match_are_mended_by_one_press():
    """Four designed heads bring their own sizes, so no head size makes them fit: W_O does."""
    at = shown("heads=4&mix_heads=false")
    assert "heads × head_size = 4 × 13 = 52 numbers for each word" in prose(at, "heard_refused")
    assert not task("layers_task", "heads=4&mix_heads=false&layers=3").happened
    press(at, "Switch W_O on")
    assert at.view.mix_heads
    assert at.view.heads == 4
    assert "heard" in at.slots
    one = opened("heads", heads=4, mix_heads=False, projections="previous")
    press(one, "Without W_O, heads of 8")
    press(one, "With W_O, heads of 8")
    assert "heard" in one.slots


def test_what_is_offered_moves_no_row_and_leaves_a_worked_example():
    at = shown("projections=two_heads_in_one_product")
    for piece in at.pieces.values():
        if isinstance(piece, Buttons) and piece.complete:
            assert len(piece.choices) <= 3
            assert not any("query" in sets for sets in piece.choices.values())
    press(at, "Four heads, four jobs")
    assert at.view.projections == "previous"


def test_steps_without_words_stay_empty():
    at = shown("text=+")
    assert "no words yet" in prose(at, "remarks")
    assert not {"tiles", "jobs_task", "split_task", "mixed_task", "layers_task", "follow"} & at.slots.keys()


def test_tiles_stand_in_two_columns_and_the_winner_is_outlined_in_the_followed_one():
    """Query 5 of head 3 attends most to word 0, its first letter elsewhere: the lower right tile."""
    tiles = shown("query=5&head=3").slots["tiles"]
    outlined = [i for i, x in enumerate(tiles["tiles"]["winner"]) if x is not None]
    assert outlined == [3]
    places = {name: tiles["tiles"][name][3] for name in ("x", "y", "x1", "y1", "winner", "winner1", "row", "row1")}
    assert 1 < places["x"] < places["x1"] < 2
    assert 1 < places["y"] < places["y1"] < 2
    wide, high = (places["x1"] - places["x"]) / 7, (places["y1"] - places["y"]) / 7
    assert places["winner"] == pytest.approx(places["x"], abs=1e-4)
    assert places["winner1"] == pytest.approx(places["x"] + wide, abs=1e-4)
    assert (places["row"], places["row1"]) == pytest.approx((places["y"] + 5 * high, places["y"] + 6 * high), abs=1e-4)
    assert [i for i, on in enumerate(tiles["tiles"]["strong"]) if on] == [3]


@pytest.mark.parametrize("text", ["a b c", " ".join(f"w{i}" for i in range(64))])
def test_heads_of_any_sentence_are_drawn(text: str):
    at = put(shown(f"heads=8&mask=causal&text={text.replace(' ', '+')}"), "head", 4)
    count = len(text.split())
    assert len(at.slots["tiles"]["rows"]["head"]) == 8 * count
    assert {
        name
        for name, side in zip(at.slots["tiles"]["words"]["label"], at.slots["tiles"]["words"]["side"], strict=True)
        if side
    }


# ---- the page itself ----


@pytest.mark.parametrize("joined", [False, True])
def test_a_formula_follows_its_switch(joined: bool):
    latex = [each.value for each in wiring.opened("heads", joined_scale=joined, mix_heads=not joined).latex]
    divided = [each for each in latex if "sqrt" in each]
    assert [r"\mathrm{heads}\cdot\mathrm{head\_size}" in each for each in divided] == [joined]
    assert [each for each in latex if "W_O" in each] == [] if joined else [formulas.mixed_heads(True)]


def test_a_page_of_steps_draws_what_acts_and_counts_heads_from_1():
    at = wiring.opened("heads", heads=8, head=2)
    drawn = wiring.controls(at).keys()
    assert {"text", "projections", "query", "heads", "mix_heads", "layers"} <= drawn
    assert not {"head", "scale", "temperature", "mask", "dropout", "text2"} & drawn
    wiring.move(at, "heads", 4)
    assert wiring.linked(at) == {"heads": "4", "head": "2"}
    wiring.draws(at, "heads")
