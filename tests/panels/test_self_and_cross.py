"""Self and cross as a learner meets it: sources flip on the same projections, matrices needn't be square, corners matter."""

import functools
from dataclasses import replace

import pytest
import torch

from attn_core import masks, scene
from attn_core.attention import attend
from pages import self_and_cross as page
from pages.text import numbers
from tests import screen
from tests.panels.explore.screen import Screen, labels_of, press, put, sentences, shown_in
from tests.screen import cells, records, says

# as drawn at random, where every number differs; the page itself opens with a designed head
opened = functools.partial(screen.opened, "self_and_cross", projections="random", temperature=1, head_size=16)
SEVEN = "The bat flew out of the cave"
SIX = "A sleepy bear saw it leave"
LABELS = ["The·0", "bat", "flew", "out", "of", "the·5", "cave"]


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


def by_hand(setting: scene.Scene) -> dict[str, torch.Tensor]:
    """Return the first head's q, k, v as products of a source and a map."""
    x, memory, maps = scene.attention_inputs(setting, "cpu")
    size = setting.head_size
    products = {"q": x @ maps.wq, "k": memory @ maps.wk, "v": memory @ maps.wv}
    return {name: product[:, :size] for name, product in products.items()}


def test_self_attention_takes_q_k_and_v_from_one_source():
    """Each is labelled with its source, and is the sentence times its own map."""
    at = opened()
    expected = by_hand(default())
    for letter in "qkv":
        same(matrix(at, f"source_self_{letter}"), expected[letter])
        says(sentences(at)[f"source_self_{letter}_name"], "16")
        assert shown_in(at)[f"source_self_{letter}.labels"]["label"] == LABELS
    same(matrix(at, "weights_self"), scene.trace(default()).heads.weights[0])
    put(at, "text", "one two three")
    expected = by_hand(scene.Scene(words=("one", "two", "three"), seed=3))
    for letter in "qkv":
        same(matrix(at, f"source_self_{letter}"), expected[letter])


def test_the_page_opens_with_a_head_that_means_something():
    """In self-attention “bat” attends to “flew”; asked which animal flew away, the sentence answers with “bat”."""
    at = screen.visited("self_and_cross")
    for step, trace in {"self": default(), "cross": asking("Which animal flew away")}.items():
        weights = scene.trace(replace(trace, source="meaning", head_size=64)).heads.weights[0]
        same(matrix(at, f"weights_{step}"), weights)
    says(sentences(at)["self_words"], "56 %")
    says(sentences(at)["cross_words"], "34 %")
    says(sentences(at)["cross_words"], "28")


def test_a_designed_head_that_reads_one_sentence_is_replaced_by_one_that_reads_both():
    at = crossed(screen.Screen("self_and_cross", {"projections": "previous", "temperature": "4"}), "Out flew the bat")
    assert matrix(at, "weights_self")[1:].argmax(-1).tolist() == [0, 1, 2, 3, 4, 5]
    assert (matrix(at, "weights_cross") > 0.4).nonzero().tolist() == [[0, 3], [1, 2], [2, 0], [2, 5], [3, 1]]
    same_word = press(opened(), "A head for the same word")
    assert (same_word.view.query, same_word.view.projections) == (5, "same")


def test_a_question_asks_the_sentence_with_the_same_weights():
    """q is the question's, k and v stay the sentence's, the matrix is 6 × 7."""
    at = crossed(opened(text2="one two three", kind="cross"))  # Explore's second sentence doesn't count here
    two = asking(SIX)
    expected = by_hand(two)
    for letter in "qkv":
        same(matrix(at, f"source_cross_{letter}"), expected[letter])
    for letter in "kv":
        same(matrix(at, f"source_cross_{letter}"), matrix(at, f"source_self_{letter}"))
    assert [page.source("cross", letter)(at.view).text for letter in "qkv"] == ["question", "sentence", "sentence"]
    facts = page.other_sources(at.view)
    assert (facts.compared, facts.k_moved, facts.v_moved, facts.rows, facts.width) == (True, 0, 0, 6, 16)
    same(matrix(at, "weights_cross"), scene.trace(two).heads.weights[0])
    same(matrix(at, "weights_self"), scene.trace(default()).heads.weights[0])
    assert labels_of(at, "weights_cross") == LABELS
    says(sentences(at)["cross_words"], "42")
    put(put(put(at, "head", 1), "query", 2), "mask", "causal")
    hidden = {kind: ~masks.causal(rows, 7) for kind, rows in (("self", 7), ("cross", 3))}
    crossed(at, "one two three")
    weights = scene.trace(asking("one two three", mask="causal")).heads.weights[1]
    same(matrix(at, "weights_cross"), weights.masked_fill(hidden["cross"], torch.nan))
    assert matrix(at, "weights_self").isnan().equal(hidden["self"])
    says(sentences(at)["cross_words"], numbers.percent(float(weights[2].max())), LABELS[int(weights[2].argmax())])


def test_a_row_of_equal_weights_has_no_largest_that_is_marked():
    """Its sentence names no key, so its picture outlines none; a row with one largest weight has its outline."""

    def marked(at: Screen, slot: str) -> set[tuple[int, int, int]]:
        marks = at.slots[slot]["marks"]
        return {*zip(marks["y"], marks["x"], marks["x1"], strict=True)}

    at = crossed(opened(projections="same", text="Out dark"), "The bat flew out")
    assert marked(at, "weights_cross") == {(1, 0, 2)}
    assert marked(at, "source_cross_k") == set()
    says(sentences(at)["cross_words"], "50 %")
    at = put(at, "query", 3)
    assert marked(at, "weights_cross") == {(3, 0, 2), (3, 0, 1)}
    assert {y for y, *_ in marked(at, "source_cross_k")} == {0}


@pytest.mark.parametrize("maps", ["random", "same", "previous", "tiny_1"])
def test_what_changes_is_what_the_pictures_of_both_kinds_show(maps: str):
    """In the facts and in the table, for each head, over the rows that both have; other projections aren't compared."""
    for head, question in enumerate(["night falls", SEVEN]):
        at = opened(projections=maps, cross_text=question, query=3, head=head)
        table = {(row["kind"], row["name"]): row["moved"] for row in records(at, "sources")}
        facts = page.other_sources(at.view)
        shapes = (matrix(at, f"source_{kind}_q").shape[1] for kind in ("self", "cross"))
        assert (facts.compared, facts.own, facts.width) == (maps == "random", *shapes)
        for letter in "qkv":
            assert float(table["self", letter]) == 0
            if maps != "random":
                assert table["cross", letter] == ""
                continue
            before, after = (matrix(at, f"source_{kind}_{letter}") for kind in ("self", "cross"))
            common = min(len(before), len(after))
            moved = (after[:common] - before[:common]).abs().max().item()
            assert float(table["cross", letter]) == pytest.approx(moved, abs=2e-5)
            assert letter == "q" or moved == getattr(facts, f"{letter}_moved") == 0


@pytest.mark.parametrize(("newest", "head"), [(1, 0), (3, 1), (7, 0)])
def test_newest_words_over_all_words_need_the_lower_right_corner(newest: int, head: int):
    """Lower right gives the last rows of causal attention over the whole sentence; upper left hides what came before."""
    at = put(opened(head=head), "new_tokens", newest)
    trace, config = scene.trace(default()), default().config()
    q, k, v = (getattr(trace, name)[head] for name in "qkv")
    whole = attend(q, k, v, masks.causal(7, 7), config)
    hidden = ~masks.causal(7, 7)[-newest:]
    same(matrix(at, "lower_right"), whole.weights[-newest:].masked_fill(hidden, torch.nan))
    wrong = attend(q[-newest:], k, v, masks.causal(newest, 7), config)
    same(matrix(at, "upper_left"), wrong.weights.masked_fill(~masks.causal(newest, 7), torch.nan))
    apart = (wrong.output - whole.output[-newest:]).abs().max().item()
    same(matrix(at, "decoding"), matrix(at, "lower_right"))
    labels = at.slots["lower_right"]["labels"]
    assert [name for name, side in zip(labels["label"], labels["side"], strict=True) if side] == LABELS[-newest:]
    sentence = sentences(at)["corners_words"]
    if newest < 7:
        says(sentence, f"{newest}", f"{apart:.2f}")
    row = whole.weights[-1]
    says(sentences(at)["decoding_words"], numbers.percent(float(row.max())), f"{SEVEN.split()[int(row.argmax())]}")
