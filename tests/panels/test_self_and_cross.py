"""Self and cross as a learner meets it: sources flip on the same projections, matrices needn't be square, corners matter."""

import functools
import re
from dataclasses import replace

import pytest
import torch

from attn_core import masks, scene
from tests import screen
from tests.panels.explore.expected import close_as_drawn
from tests.panels.explore.screen import Screen, labels_of, press, put, sentences, shown_in
from tests.screen import cells, click, records

# as drawn at random, where every number differs; the page itself opens with a designed head
GUESSES = "self.15~cross.row~decoding.7"
opened = functools.partial(
    screen.opened, "self_and_cross", projections="random", temperature=1, head_size=16, guesses=GUESSES
)
SEVEN = "The bat flew out of the cave"
SIX = "A sleepy bear saw it leave"
FOUR = "A sleepy bear left"
LABELS = ["The·0", "bat", "flew", "out", "of", "the·5", "cave"]
TWENTY = " ".join(f"w{i}" for i in range(20))


def crossed(at: Screen, text: str = SIX) -> Screen:
    """Put a question, whose words attend to the sentence."""
    return put(at, "cross_text", text)


def default(**changes: object) -> scene.Scene:
    """Return the scene of the first visit, changed."""
    return scene.Scene(**{"words": tuple(SEVEN.split()), "seed": 3, **changes})


def asking(question: str, **changes: object) -> scene.Scene:
    """Return the scene of a question that attends to the sentence."""
    return default(words=tuple(question.split()), memory=tuple(SEVEN.split()), **changes)


def matrix(at: Screen, slot: str) -> torch.Tensor:
    """Return the numbers in a chart's cells, NaN where hidden, (rows, columns)."""
    return cells(at, slot).float()


def same(found: torch.Tensor, expected: torch.Tensor) -> None:
    """Assert that drawn numbers are these, hidden where they are NaN."""
    torch.testing.assert_close(found, expected, rtol=0, atol=1e-5, equal_nan=True)


def done(at: Screen, task: str) -> str:
    """Return the sentence of a task that is done, "" before."""
    return at.pieces[task].happened


def by_hand(setting: scene.Scene) -> dict[str, torch.Tensor]:
    """Return the first head's q, k, v as products of a source and a map."""
    x, memory, maps = scene.attention_inputs(setting, "cpu")
    size = setting.head_size
    products = {"q": x @ maps.wq, "k": memory @ maps.wk, "v": memory @ maps.wv}
    return {name: product[:, :size] for name, product in products.items()}


# ---- 1: one sentence ----


@pytest.mark.concept(43)
def test_self_attention_takes_q_k_and_v_from_one_source():
    """Each is labelled with its source, and is the sentence times its own map."""
    at = opened()
    expected = by_hand(default())
    for letter, role, name in (("q", "blue", "queries"), ("k", "orange", "keys"), ("v", "green", "values")):
        same(matrix(at, f"source_self_{letter}"), expected[letter])
        title = sentences(at)[f"source_self_{letter}_name"]
        assert title == f":{role}-badge[{name}] from **the sentence** :gray[· 7 rows of 16 numbers]"
        assert shown_in(at)[f"source_self_{letter}.labels"]["label"] == LABELS
    assert sentences(at)["sources_self_words"].startswith("All come from one sentence, ")
    assert ":blue-badge[7 queries], :orange-badge[7 keys] and :green-badge[7 values]" in sentences(at)["sources_self_words"]
    same(matrix(at, "weights_self"), scene.trace(default()).heads.weights[0])
    assert "column: key of the same sentence" in sentences(at)["weights_self_name"]
    put(at, "text", "one two three")
    expected = by_hand(scene.Scene(words=("one", "two", "three"), seed=3))
    for letter in "qkv":
        same(matrix(at, f"source_self_{letter}"), expected[letter])


def test_a_word_more_is_a_row_and_a_column_more():
    """The first task: done with 8 words, not before, and not by a worked example's tokens."""
    at = opened()
    assert "7 queries and 7 keys make 7 × 7 = **49 weights**." in sentences(at)["self_words"]
    assert not done(at, "self_task")
    put(at, "text", "one two three four five six")
    assert not done(at, "self_task")
    assert not done(press(at, "A single word"), "self_task")
    assert matrix(at, "weights_self").tolist() == [[1.0]]
    at = opened(text="The bat flew out of the dark cave")
    assert matrix(at, "weights_self").shape == (8, 8)
    assert "gets one more: 8 + 7 = 15. Now there are 8 × 8 = 64 weights." in done(at, "self_task")
    assert not done(opened(projections="averaging"), "self_task")
    assert "A worked example has its own tokens" in sentences(opened(projections="averaging"))["self_task"]
    assert "29 tokens or more" in sentences(opened(tokens="character", guesses="self.57"))["self_task"]
    assert not done(opened(tokens="character", guesses="self.57"), "self_task")


def test_a_step_asks_for_a_prediction_first():
    """Each offers the typical wrong answer, too; what was predicted is said with the outcome."""
    at = opened(guesses="", text=f"{SEVEN} today", cross_text=SIX, new_tokens=1)
    offered = {"self": "1 8 15 7", "cross": "row column both", "decoding": "1 8 64"}
    for step, answers in offered.items():
        task = at.pieces[f"{step}_task"]
        assert task.predicts
        assert not task.happened
        assert {values["guesses"] for values in task.guesses.values()} <= {f"{step}.{each}" for each in answers.split()}
        assert len(task.guesses) == 3
    right = {"self": "self.15", "cross": "cross.row", "decoding": "decoding.8"}
    wrong = {"self": "self.7", "cross": "cross.both", "decoding": "decoding.64"}
    for guesses, begins in ((right, "As you predicted. "), (wrong, "You predicted **")):
        at = opened(guesses="~".join(guesses.values()), text=f"{SEVEN} today", cross_text=SIX, new_tokens=1)
        assert all(done(at, f"{step}_task").replace("&#46;", ".").startswith(begins) for step in offered)


def test_the_page_opens_with_a_head_that_means_something():
    """In self-attention “bat” attends to “flew”; asked which animal flew away, the sentence answers with “bat”."""
    at = screen.visited("self_and_cross")
    assert "(related words)" in sentences(at)["weights_self_name"]
    for step, trace in {"self": default(), "cross": asking("Which animal flew away")}.items():
        weights = scene.trace(replace(trace, source="meaning", head_size=64)).heads.weights[0]
        same(matrix(at, f"weights_{step}"), weights)
    assert sentences(at)["self_words"].startswith(
        ":blue-badge[bat] gives its largest weight, **56 %**, to :orange-badge[flew]."
    )
    assert ":blue-badge[animal] gives its largest weight, **34 %**, to :orange-badge[bat]." in sentences(at)["cross_words"]
    assert "4 queries and 7 keys make 4 × 7 = **28 weights**." in sentences(at)["cross_words"]
    assert "knows only English words" in sentences(at)["cross_words"]
    assert "knows only English words" not in sentences(crossed(at, "Die Fledermaus flog"))["cross_words"]
    assert "lacks Fledermaus and flog" in sentences(at)["remarks"].replace("&#46;", ".")


def test_a_designed_head_that_reads_one_sentence_is_replaced_by_one_that_reads_both():
    at = crossed(screen.Screen("self_and_cross", {"projections": "previous", "temperature": "4"}), "Out flew the bat")
    assert matrix(at, "weights_self")[1:].argmax(-1).tolist() == [0, 1, 2, 3, 4, 5]
    assert "(the word before)" in sentences(at)["weights_self_name"]
    assert (
        "**Designed projections**] :gray[head 0: the word before · head 1: the same word elsewhere" in sentences(at)["roles"]
    )
    assert ":orange-badge[The·0] offers **position 0**" in sentences(at)["sources_self_words"]
    assert (matrix(at, "weights_cross") > 0.4).nonzero().tolist() == [[0, 3], [1, 2], [2, 0], [2, 5], [3, 1]]
    assert "(the same word elsewhere)" in sentences(at)["weights_cross_name"]
    assert "so here each word looks for the same word." in sentences(at)["cross_words"]
    assert "looks for" not in sentences(put(at, "projections", "same"))["cross_words"]
    same_word = press(opened(), "A head for the same word")
    assert (same_word.view.query, same_word.view.projections) == (5, "same")


# ---- 2: two sentences ----


@pytest.mark.concept(44)
def test_a_question_asks_the_sentence_with_the_same_weights():
    """q is the question's, k and v stay the sentence's, the matrix is 6 × 7."""
    at = crossed(opened())
    two = asking(SIX)
    expected = by_hand(two)
    for letter in "qkv":
        same(matrix(at, f"source_cross_{letter}"), expected[letter])
    for letter in "kv":
        same(matrix(at, f"source_cross_{letter}"), matrix(at, f"source_self_{letter}"))
    names = [sentences(at)[f"source_cross_{letter}_name"].split("**")[1] for letter in "qkv"]
    assert names == ["the question", "the sentence", "the sentence"]
    sentence = sentences(at)["sources_cross_words"]
    for part in ("keys] differ from those of step 1 by **0**", "values] by **0**", "queries] are new"):
        assert part in sentence
    assert "has a row for each query, **6 rows**, and each is as wide as a value: 16 numbers." in sentence
    same(matrix(at, "weights_cross"), scene.trace(two).heads.weights[0])
    same(matrix(at, "weights_self"), scene.trace(default()).heads.weights[0])
    assert labels_of(at, "weights_cross") == LABELS
    assert "6 queries and 7 keys make 6 × 7 = **42 weights**." in sentences(at)["cross_words"]
    put(at, "cross_text", "one two three")
    same(matrix(at, "weights_cross"), scene.trace(asking("one two three")).heads.weights[0])


def test_the_question_is_the_pages_own():
    """Explore's second sentence doesn't count here, whichever kind is set."""
    for kind in ("self", "cross"):
        at = opened(text2="one two three", kind=kind)
        assert matrix(at, "weights_cross").shape == (4, 7)
        assert labels_of(at, "weights_self") == LABELS
        assert sentences(at)["remarks"] == ""
    assert matrix(crossed(opened(), "a b"), "weights_cross").shape == (2, 7)


def test_a_causal_mask_hides_words_that_are_known_and_the_page_says_so():
    at = press(opened(), "A causal mask all the same")
    assert at.view.mask == "causal"
    assert "The mask hides 18 of these weights, although the whole sentence is already known" in sentences(at)["cross_words"]
    assert "The mask hides" not in sentences(opened())["cross_words"]


def test_both_kinds_are_there_and_both_lead():
    """Each kind has its own step: its selected row is solid for both kinds of link."""
    for kind in ("self", "cross"):
        at = crossed(opened(kind=kind))
        assert shown_in(at)["weights_self.marks"]["dashed"] == [False] * 3
        assert shown_in(at)["weights_cross.marks"]["dashed"] == [False] * 3


@pytest.mark.parametrize("maps", ["same", "first", "initial", "previous"])
def test_designed_projections_read_both_sentences(maps: str):
    """Where a design says nothing of another sentence, the same word stands for it; what is said of both is true of both."""
    at = crossed(opened(projections=maps), "the bat A cat")
    kind = {"previous": "same"}.get(maps, maps)
    two = scene.trace(asking("the bat A cat", source=kind))
    same(matrix(at, "weights_cross"), two.heads.weights[0])
    for letter in "qkv":
        close_as_drawn(matrix(at, f"source_cross_{letter}").flatten().tolist(), getattr(two, letter)[0].flatten().tolist())
    rows, width = two.heads.output.shape[-2:]
    assert (
        f"has a row for each query, **{rows} rows**, and each is as wide as a value: {width} numbers."
        in sentences(at)["sources_cross_words"]
    )
    assert "4 × 7 = **28 weights**" in sentences(at)["cross_words"]
    assert "reads one sentence" not in sentences(at)["remarks"]
    assert "can’t be compared with those of step 1" in sentences(at)["sources_cross_words"]


def test_more_queries_are_more_rows():
    """The second task: done with five words or more, not before, nor without any."""
    at = opened()
    assert not done(at, "cross_task")
    for text in ("bat", FOUR, " "):
        assert not done(crossed(opened(), text), "cross_task")
    assert "so there are 5 rows now." in done(crossed(opened(), f"{FOUR} it"), "cross_task")
    assert "so it still has 7 columns." in done(crossed(at), "cross_task")
    assert "so it still has 1 column." in done(crossed(opened(text="bat")), "cross_task")
    assert press(opened(projections="same"), "Random projections").view.projections == "random"


def test_letters_are_asked_letter_by_letter():
    """A head about letters reads both sentences as letters, and the task counts these."""
    for maps in ("vowel", "learned"):
        at = crossed(opened(projections=maps, text="to b"), "a cave")
        assert labels_of(at, "weights_cross") == ["t", "o", "␣", "b"]
        assert matrix(at, "weights_cross").shape == (6, 4)
        assert "Write a question of 23 tokens or more" in sentences(at)["cross_task"]
    assert "here each token looks for the same token" in sentences(at)["cross_words"]


def test_a_worked_example_has_no_second_sentence():
    """What is said of two sentences isn't said; the buttons leave the example."""
    at = opened(projections="three_tokens_by_hand", cross_text="A bat")
    assert "Worked example “Three tokens by hand”" in sentences(at)["remarks"]
    assert sentences(at)["cross_words"].startswith("A worked example has only one sentence")
    assert not done(at, "cross_task")
    assert labels_of(at, "weights_self") == ["x0", "x1", "x2"]
    assert labels_of(press(at, "Random projections"), "weights_cross") == LABELS


@pytest.mark.parametrize("slot", ["source_self_q", "source_cross_q", "weights_self", "weights_cross"])
def test_a_click_on_a_row_selects_its_query(slot: str):
    """In every picture whose rows are queries; arrow keys step through them."""
    at = crossed(opened(), SEVEN)
    at = click(at, slot, "cells", at.slots[slot]["cells"]["y"].index(2))
    assert at.view.query == 2
    assert sentences(at)["self_words"].startswith(":blue-badge[flew]")
    assert sentences(at)["cross_words"].startswith(":blue-badge[flew]")
    assert set(at.slots[slot]["marks"]["y"]) == {2}
    assert at.pieces[slot].steps["ArrowDown"] == ("query", 1, 0, 6)


def test_the_selection_and_the_head_are_followed():
    """Another row and head: their own winner, in words."""
    at = put(put(crossed(opened()), "query", 4), "head", 1)
    row = scene.trace(asking(SIX)).heads.weights[1, 4]
    winner = LABELS[int(row.argmax())]
    assert sentences(at)["weights_cross_name"].startswith("**Weights of head 1**")
    most = f":blue-badge[it] gives its largest weight, **{100 * row.max():.0f} %**, to :orange-badge[{winner}]."
    assert sentences(at)["cross_words"].startswith(most)
    same(matrix(at, "weights_cross")[4], row)


def test_a_row_of_equal_weights_has_no_largest_that_is_marked():
    """Its sentence names no key, so its picture outlines none; a row with one largest weight has its outline."""

    def marked(at: Screen, slot: str) -> set[tuple[int, int, int]]:
        marks = at.slots[slot]["marks"]
        return {*zip(marks["y"], marks["x"], marks["x1"], strict=True)}

    at = crossed(opened(projections="same", text="Out dark"), "The bat flew out")
    assert marked(at, "weights_cross") == {(1, 0, 2)}
    assert marked(at, "source_cross_k") == set()
    assert "attends equally to 2 words: **50 %** each" in sentences(at)["cross_words"]
    at = put(at, "query", 3)
    assert marked(at, "weights_cross") == {(3, 0, 2), (3, 0, 1)}
    assert {y for y, *_ in marked(at, "source_cross_k")} == {0}


def test_a_mask_hides_cells_of_both_kinds():
    """Upper left, as everywhere."""
    at = crossed(opened(mask="causal"))
    assert matrix(at, "weights_cross").isnan().equal(~masks.causal(6, 7))
    assert matrix(at, "weights_self").isnan().equal(~masks.causal(7, 7))
    assert "dot: hidden" in sentences(at)["weights_cross_name"]
    assert "dot: hidden" not in sentences(crossed(opened()))["weights_cross_name"]


def test_a_row_that_sees_nothing_is_said_to():
    """A window past a short sentence: no key, no weight."""
    at = crossed(opened(mask="window", window=0, query=4, text="A bear"), SIX)
    assert sentences(at)["cross_words"].startswith(":blue-badge[it] may attend to no word: the mask hides every key")
    assert sentences(at)["self_words"].startswith(":blue-badge[bear] attends to :orange-badge[bear]: **100 %**.")


@pytest.mark.parametrize("maps", ["random", "same", "first", "initial", "previous", "tiny_1"])
@pytest.mark.parametrize("question", ["night falls", "A sleepy bear", SEVEN, "a bat"])
def test_what_changes_is_what_the_pictures_of_both_kinds_show(maps: str, question: str):
    """In the sentence and in the table, for each head, over the rows that both have; other projections aren't compared."""
    for head in range(2):
        at = opened(projections=maps, cross_text=question, query=3, head=head)
        table = {(row["kind"], row["name"]): row["moved"] for row in records(at, "sources")}
        sentence, alike = sentences(at)["sources_cross_words"], matrix(at, "source_cross_q").shape[1]
        own = matrix(at, "source_self_q").shape[1]
        for letter, role in (("q", "queries"), ("k", "keys"), ("v", "values")):
            assert float(table["self", letter]) == 0
            if maps != "random":
                assert (table["cross", letter], "differ" in sentence) == ("", False)
                continue
            before, after = (matrix(at, f"source_{kind}_{letter}") for kind in ("self", "cross"))
            common = min(len(before), len(after))
            moved = (after[:common] - before[:common]).abs().max().item()
            assert float(table["cross", letter]) == pytest.approx(moved, abs=2e-5)
            assert letter == "q" or re.search(rf"{role}] (?:differ from those of step 1 )?by \*\*0\*\*", sentence)
            assert letter == "q" or moved == 0
        assert maps == "random" or {str(own), str(alike)} <= {*re.findall(r"\d+", sentence)}
