"""The steps of the page on heads: each task is recognised when it is done and not before; texts at the extremes."""

import re

import pytest
import torch

from attn_core import scene
from attn_core.experiments import stacked_layers
from pages import heads as page
from pages.answers import page_boards
from pages.board.pieces import Buttons, Task
from pages.text import formulas
from pages.text.languages import Words
from pages.view.link import from_query, spelled, written
from pages.view.openings import OPENINGS
from tests import wiring
from tests.screen import Screen, body, buttons, click, close, opened, press, prose, put, values, visited

words = Words("heads", "en")

SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")


DESIGNED = "projections=previous&heads=2"
FOLLOWS = re.compile(r"As you predicted\. |You predicted \*\*.*?\*\*\. ")


def shown(query: str = "") -> Screen:
    """Return the page as a browser draws it, with its own projections and temperature."""
    return visited("heads", **written(from_query(query, "heads"), "heads"))


def designed(query: str = "") -> Screen:
    """Return the page with two designed heads, or what the query says besides."""
    return shown(f"{DESIGNED}&{query}")


def asked(slot: str, query: str = "") -> Task:
    """Return the task as it stands before anything is predicted."""
    piece = page_boards.pieces("heads", from_query(query, "heads"))[slot]
    assert isinstance(piece, Task)
    return piece


def task(slot: str, query: str = "") -> Task:
    """Return the task after the first of the predictions that it offers, which what has happened then doesn't mention."""
    piece = asked(slot, query)
    if piece.predicts:
        predicted = next(iter(piece.guesses.values()))["guesses"]
        piece = asked(slot, f"{query}&guesses={predicted}")
        assert not piece.predicts
    return piece._replace(happened=FOLLOWS.sub("", piece.happened))


# ---- what is predicted ----

PREDICTED = {  # the slot of a task → what does it, its answers, and the one that comes true
    "jobs_task": ("head=1", {"still 60 %", "30 %", "nothing"}, "30 %"),
    "split_task": ("heads=8", {"12", "24", "96"}, "12"),
    "mixed_task": ("mix_heads=true", {"1", "2", "4"}, "4"),
    "layers_task": ("layers=3", {"no, in no layer", "yes, after 2 layers", "yes, after 3 layers"}, "yes, after 3 layers"),
}


@pytest.mark.parametrize("slot", PREDICTED)
def test_a_prediction_comes_first_and_one_comes_true(slot: str):
    """Also where the task is done already; each answer is set by its button."""
    done, answers, right = PREDICTED[slot]
    before = asked(slot, done)
    labels = {label.replace("\u00a0", " "): sets for label, sets in before.guesses.items()}
    assert (before.predicts, before.happened, labels.keys()) == (True, "", answers)
    for label, sets in labels.items():
        said = asked(slot, f"{done}&guesses={sets['guesses']}").happened.replace("\u00a0", " ")
        assert said.startswith("As you predicted. " if label == right else f"You predicted **{label}**. ")


@pytest.mark.parametrize("step", [3, 4])
def test_a_step_opens_before_what_is_predicted(step: int):
    """W_O is off, and there is one layer."""
    opens = OPENINGS["heads"][str(step)]
    assert opens == ({"mix_heads": False} if step == 3 else {"layers": 1})
    set_by_it = "&".join(f"{name}={spelled(value)}" for name, value in opens.items())
    assert not task("mixed_task" if step == 3 else "layers_task", set_by_it).happened


# ---- step 1 ----


def test_the_first_step_shows_four_heads_of_which_one_follows_meaning():
    """And what stands on the cells is the core's; a link with more heads has them all."""
    at = shown()
    tiles = at.slots["tiles"]
    assert tiles["tiles"]["label"] == [
        "head 0: related words",
        "head 1: previous word",
        "head 2: next word",
        "head 3: 2 places before",
    ]
    wanted = scene.trace(scene.Scene(SEVEN, heads=4, head_size=24, source="meaning")).heads.weights
    drawn = torch.tensor([1.0 if text == "1" else float(f"0{text}") for text in tiles["cells"]["text"]]).view(4, 7, 7)
    close(drawn, wanted, atol=0.00501)
    assert len(shown("heads=8").slots["tiles"]["tiles"]["label"]) == 8


def test_designed_heads_are_a_click_away():
    at = press(shown(), "Four heads, four jobs")
    assert (at.view.projections, at.view.heads, at.view.temperature) == ("previous", 4, 4.0)
    tiles = at.slots["tiles"]
    jobs = ["the word before", "the same word elsewhere", "the first word", "others that start alike"]
    assert tiles["tiles"]["label"] == [f"head {n}: {job}" for n, job in enumerate(jobs)]
    wanted = scene.trace(scene.Scene(SEVEN, heads=4, source="previous", temperature=4.0, seed=3)).heads.weights
    drawn = torch.tensor([1.0 if text == "1" else float(f"0{text}") for text in tiles["cells"]["text"]]).view(4, 7, 7)
    close(drawn, wanted, atol=0.00501)


def test_a_head_is_followed_by_its_button_and_by_its_picture():
    at = designed("heads=4&query=5")
    assert [*buttons(body(at, "follow"))] == ["✓ head 0", "head 1", "head 2", "head 3"]
    press(at, "head 2")
    assert at.view.head == 2  # links count from 0
    assert [*buttons(body(at, "follow"))] == ["head 0", "head 1", "✓ head 2", "head 3"]
    assert prose(at, "jobs_words") == (
        "In head 2 the·5 gives its largest weight, 77 %, to The·0. In head 0 it gives its largest weight, 77 %, to of."
    )
    rows = at.slots["tiles"]["rows"]
    row = next(i for i, place in enumerate(zip(rows["head"], rows["query"], strict=True)) if place == (1, 0))
    click(at, "tiles", "rows", row)
    assert (at.view.head, at.view.query) == (1, 0)


@pytest.mark.parametrize("link", ["", "projections=random", "query=4"])
def test_half_for_each_of_two_relations_is_half_of_what_the_question_names(link: str):
    """A learner who halves the percentage that is named finds the answer, to a percent."""
    f = page.jobs(from_query(link, "heads"))
    question = asked("jobs_task", link)
    named, offered = (int(re.search(r"(\d+)\s%", text)[1]) for text in (question.question, [*question.guesses][1]))
    assert f.compromise
    assert abs(named / 2 - offered) <= 0.75
    assert f.half_of_first == f.first_share / 2


def test_half_of_each_of_two_relations_is_said_after_the_task():
    """Of “bat”: head 0 follows meaning, to “flew”, and head 1 the previous word."""
    said = task("jobs_task", "head=1").happened.replace("\u00a0", " ")
    assert "Head 1 gives “The·0” 100 %, and head 0 keeps 60 % for “flew”: head 0 follows what words mean" in plain(said)
    assert "half for each relation would leave 30 % and 50 %." in plain(said)


def plain(text: str) -> str:
    return text.replace("&#183;", "·").replace("&#46;", ".")


@pytest.mark.parametrize(
    ("query", "done"),
    [
        ("", False),
        ("head=1", True),
        ("head=2", False),  # the next word is flew, too
        ("head=3", False),
        ("head=1&query=2", True),
        ("head=1&text=a+b+c", True),
        (DESIGNED, False),
        (f"{DESIGNED}&heads=4&query=3&head=3", True),  # out starts like of
        ("projections=random&temperature=1&head=1", False),
    ],
)
def test_the_head_that_follows_another_word_is_found(query: str, done: bool):
    piece = task("jobs_task", query)
    assert bool(piece.happened) == done, piece.question


def test_where_no_head_differs_the_task_says_so():
    """In the row of “bat” designed heads find one match; in other rows another head does."""
    piece = task("jobs_task", f"{DESIGNED}&text=a+a+a")
    assert not piece.happened
    assert "all heads give their largest weight to the same word" in piece.question
    assert not asked("jobs_task", "temperature=0&projections=same&text=a+b").predicts


def test_one_word_leaves_nothing_to_find():
    assert task("jobs_task", "text=one&head=2").happened == ""
    assert "One word can attend only to itself" in task("jobs_task", "text=one").question
    assert "In head 0 one attends to one alone: 100 %." in prose(shown("text=one"), "jobs_words")


# ---- step 2 ----

SHARED = "Eight heads share the width of x, so each returns"


@pytest.mark.parametrize(
    ("query", "happened"),
    [
        ("", ""),
        ("heads=2", ""),
        ("heads=8", f"{SHARED} 96 / 8 = 12 of the 96 columns. Head 7 comes last: columns 84 to 95."),
        ("heads=8&projections=random", f"{SHARED} 32 / 8 = 4 of the 32 columns. Head 7 comes last: columns 28 to 31."),
        ("heads=8&projections=random&d_model=8", f"{SHARED} 8 / 8 = 1 of the 8 columns. Head 7 comes last: column 7."),
        (
            "heads=8&projections=previous",
            "Each of the 8 heads returns 13 numbers, so there are 104 columns. Head 7 comes last: columns 91 to 103.",
        ),
        ("projections=two_heads_in_one_product&heads=8", ""),
    ],
)
def test_eight_heads_are_chosen(query: str, happened: str):
    assert task("split_task", query).happened == happened


@pytest.mark.parametrize(
    "query", ["projections=previous", "projections=two_heads_in_one_product", "projections=random&d_model=20"]
)
def test_nothing_is_predicted_where_heads_do_not_share_the_width(query: str):
    assert not asked("split_task", query).predicts


@pytest.mark.parametrize("count", [2, 4, 8])
def test_however_many_heads_the_output_is_as_wide_as_x(count: int):
    at = shown(f"heads={count}")
    assert "(7 × 96)" in prose(at, "joined_name")
    assert len(at.slots["joined"]["bands"]["label"]) == count


def test_d_model_is_shared_out_whatever_the_projections_are():
    """Designed heads have a d_model that nobody chose; this panel then divides the link's own."""
    for query, said in ((f"{DESIGNED}&", "32 / 4 = 8"), ("", "96 / 4 = 24"), ("projections=random&", "32 / 4 = 8")):
        assert prose(shown(f"{query}divide_into=4"), "widths_said").startswith(
            f"d_model / heads = {said} columns for each head"
        )


# ---- step 3 ----


@pytest.mark.parametrize(
    ("query", "happened"),
    [
        ("mix_heads=false", ""),
        (
            "",
            "$W_O$ makes each number a weighted sum of all 96 joined numbers, so it can combine what all 4 heads",
        ),
        (
            "heads=2&projections=previous",
            "$W_O$ makes each number a weighted sum of all 26 joined numbers, so it can combine what all 2",
        ),
        ("heads=1", "There is only one head, so all numbers come from it, with $W_O$ or without."),
        ("heads=1&mix_heads=false", ""),
    ],
)
def test_w_o_is_switched_on(query: str, happened: str):
    said = task("mixed_task", query).happened
    assert said.startswith(happened)
    assert bool(said) == bool(happened)


@pytest.mark.parametrize(("mixed", "columns", "others"), [(False, 96, 0), (True, 24, 3)])
def test_w_o_brings_all_heads_into_the_same_columns(mixed: bool, columns: int, others: int):
    """Values are the first numbers of a word's vector; W_O adds each head's back to them."""
    at = shown(f"mix_heads={spelled(mixed)}")
    found = page.mixing(at.view)
    assert len(found.kept) == columns
    assert (found.added[1:, :24] != 0).any(-1).sum().item() == others
    assert ("columns that are all 0 left out" in prose(at, "shares_name")) is mixed


def test_what_w_o_adds_is_said_of_a_word():
    """Of the largest column that stands for one; without W_O it comes from the head alone that collected it."""
    trace = scene.trace(scene.Scene(SEVEN, source="previous", temperature=4.0, seed=3))
    first, second = trace.joined[1, 0].item(), trace.joined[1, 13].item()
    said = prose(designed(), "mixed_words")
    assert "The column “the” of the output of bat comes from both heads: " in said
    assert f"+{first / 2:.3f} +{second / 2:.3f} = +{(first + second) / 2:.3f}." in said
    assert said.endswith("“constant 1” is 1 for every word.")
    alone = prose(designed("mix_heads=false"), "mixed_words")
    assert f"Column 0, “the”, of the output of bat comes from head 0 alone: +{first:.3f} +0.000 = +{first:.3f}." in alone


def test_columns_of_zeros_are_left_out_where_features_have_names():
    at = designed()
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
        ("layers=1", "out", False),
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
        assert f"from “{source}”" in plain(piece.question)


@pytest.mark.parametrize(
    "query", ["", "layer_reach=2", "text=a+b+c", "text=a+b", "layer_reach=4", "text=a+b+c+d+e+f+g+h+i&layer_reach=3"]
)
def test_the_answer_is_the_fewest(query: str):
    """Counted by hand: with so many layers the word asked about reaches the last one, with one layer fewer it doesn't."""
    view = from_query(query, "heads")
    done = [n for n in (1, 2, 3, 4) if task("layers_task", f"{query}&layers={n}").happened]
    assert len(done) == 1
    own = scene.Scene(tuple(view.text.split()), heads=4, head_size=24, source=view.projections)
    sees = stacked_layers.windowed(own, 4, view.layer_reach).sees
    last = len(own.words) - 1
    named = plain(task("layers_task", query).question.rpartition("“")[2].partition("”")[0])
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
    assert "“→” means “looks for”, “≠” means “avoids”, “#” means “position”" in prose(designed(), "query_columns_name")
    assert "no room for the names" in prose(designed("heads=4"), "query_columns_name")
    assert "choose these under “Your words”" in prose(shown("projections=random"), "query_columns_name")
    labels = designed().slots["split"]["labels"]
    assert not [label for label, side in zip(labels["label"], labels["side"], strict=True) if not side]
    assert designed("heads=4").slots["joined"]["bands"]["label"][3] == "3: 39–51"
    assert shown("heads=8").slots["joined"]["bands"]["label"][7] == "7"
    assert shown("heads=4&projections=random&d_model=8").slots["joined"]["bands"]["label"][3] == "3: 6–7"


def test_counts_say_whether_the_residual_path_is_in():
    assert "Not counted is x itself, which is added to each output." in prose(shown(), "layers_words")


def test_widths_that_do_not_match_are_mended_by_one_press():
    """Four designed heads bring their own sizes, so no head size makes them fit: W_O does."""
    at = shown("projections=previous&heads=4&mix_heads=false")
    assert "heads × head size = 4 × 13 = 52 numbers for each word" in prose(at, "heard_refused")
    assert not task("layers_task", "projections=previous&heads=4&mix_heads=false&layers=3").happened
    press(at, "Switch W_O on")
    assert at.view.mix_heads
    assert at.view.heads == 4
    assert "heard" in at.slots
    one = opened("heads", heads=4, mix_heads=False, projections="previous")
    press(one, "Random heads of 4 without W_O")
    press(one, "Random heads of 4 with W_O")
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
    tiles = designed("heads=4&query=5&head=3").slots["tiles"]
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
    wiring.move(at, "heads", 2)
    assert wiring.linked(at) == {"heads": "2", "head": "2"}
    wiring.draws(at, "heads")
