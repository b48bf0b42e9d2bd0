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
from tests.panels.explore.expected import close_as_drawn
from tests.panels.explore.screen import Screen, labels_of, press, put, sentences, shown_in
from tests.screen import cells, close, records, says

# as drawn at random, where every number differs; the page itself opens with a designed head
GUESSES = "self.15~cross.row~decoding.7"
opened = functools.partial(
    screen.opened, "self_and_cross", projections="random", temperature=1, head_size=16, guesses=GUESSES
)
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


# ---- 1: one sentence ----


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


# ---- 2: two sentences ----


def test_a_question_asks_the_sentence_with_the_same_weights():
    """q is the question's, k and v stay the sentence's, the matrix is 6 × 7."""
    at = crossed(opened())
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
    put(at, "cross_text", "one two three")
    same(matrix(at, "weights_cross"), scene.trace(asking("one two three")).heads.weights[0])


def test_the_question_is_the_pages_own():
    """Explore's second sentence doesn't count here, whichever kind is set."""
    for kind in ("self", "cross"):
        at = opened(text2="one two three", kind=kind)
        assert matrix(at, "weights_cross").shape == (4, 7)
        assert labels_of(at, "weights_self") == LABELS
    assert matrix(crossed(opened(), "a b"), "weights_cross").shape == (2, 7)


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
    says(sentences(at)["sources_cross_words"], f"{rows}", f"{width}")
    says(sentences(at)["cross_words"], "28")


def test_letters_are_asked_letter_by_letter():
    """A head about letters reads both sentences as letters, and the task counts these."""
    for maps in ("vowel", "learned"):
        at = crossed(opened(projections=maps, text="to b"), "a cave")
        assert labels_of(at, "weights_cross") == ["t", "o", "␣", "b"]
        assert matrix(at, "weights_cross").shape == (6, 4)
        says(sentences(at)["cross_task"], "23")


def test_the_selection_and_the_head_are_followed():
    """Another row and head: their own winner, in words."""
    at = put(put(crossed(opened()), "query", 4), "head", 1)
    row = scene.trace(asking(SIX)).heads.weights[1, 4]
    winner = LABELS[int(row.argmax())]
    says(sentences(at)["cross_words"], numbers.percent(float(row.max())), f"{winner}")
    same(matrix(at, "weights_cross")[4], row)


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


def test_a_mask_hides_cells_of_both_kinds():
    """Upper left, as everywhere."""
    at = crossed(opened(mask="causal"))
    assert matrix(at, "weights_cross").isnan().equal(~masks.causal(6, 7))
    assert matrix(at, "weights_self").isnan().equal(~masks.causal(7, 7))


@pytest.mark.parametrize("maps", ["random", "same", "first", "initial", "previous", "tiny_1"])
@pytest.mark.parametrize("question", ["night falls", SEVEN])
def test_what_changes_is_what_the_pictures_of_both_kinds_show(maps: str, question: str):
    """In the facts and in the table, for each head, over the rows that both have; other projections aren't compared."""
    for head in range(2):
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


@pytest.mark.parametrize("newest", [1, 2, 3, 7])
def test_newest_words_over_all_words_need_the_lower_right_corner(newest: int):
    """Lower right gives the last rows of causal attention over the whole sentence; upper left hides what came before."""
    at = put(opened(), "new_tokens", newest)
    trace, config = scene.trace(default()), default().config()
    q, k, v = (getattr(trace, name)[0] for name in "qkv")
    whole = attend(q, k, v, masks.causal(7, 7), config)
    hidden = ~masks.causal(7, 7)[-newest:]
    same(matrix(at, "lower_right"), whole.weights[-newest:].masked_fill(hidden, torch.nan))
    wrong = attend(q[-newest:], k, v, masks.causal(newest, 7), config)
    same(matrix(at, "upper_left"), wrong.weights.masked_fill(~masks.causal(newest, 7), torch.nan))
    apart = (wrong.output - whole.output[-newest:]).abs().max().item()
    same(matrix(at, "decoding"), matrix(at, "lower_right"))
    sentence = sentences(at)["corners_words"]
    if newest < 7:
        says(sentence, f"{newest}", f"{apart:.2f}")
    row = whole.weights[-1]
    says(sentences(at)["decoding_words"], numbers.percent(float(row.max())), f"{SEVEN.split()[int(row.argmax())]}")


def test_a_wrong_corner_is_wrong_though_the_outputs_happen_to_be_equal():
    """Equal words: whether a corner is right is read off the mask; with other words the same link says otherwise."""
    at = opened(text="a a a", temperature=0, positions=False)
    same(matrix(at, "upper_left").isnan().float(), (~masks.causal(2, 3)).float())
    says(sentences(at)["decoding_words"], "33 %")


def test_the_lower_right_corner_is_exact_in_the_other_head_too():
    """The head that is selected."""
    at = put(opened(), "head", 1)
    trace = scene.trace(default(mask="causal"))
    same(matrix(at, "lower_right")[1], trace.heads.weights[1, -1])
    close_as_drawn(shown_in(at)["lower_right.marks"]["y"], [1] * 3)


def test_the_programs_compute_both_kinds():
    """One for the sentence on itself, one for two sentences."""
    at = crossed(opened(projections="same"))
    for kind, setting in (("self", default(source="same")), ("cross", asking(SIX, source="same"))):
        names: dict = {}
        exec(at.pieces[f"program_{kind}"].program, names)
        close(names["weights"][0], scene.trace(setting).heads.weights[0])
