"""Self and cross as a learner meets it: sources flip on the same projections, matrices needn't be square, corners matter."""

import functools
import re

import pytest
import torch

from attn_core import masks, scene
from pages.self_and_cross import second
from tests import screen
from tests.panels.explore.expected import close_as_drawn
from tests.panels.explore.screen import Screen, labels_of, press, put, sentences, shown_in
from tests.screen import cells, click, records

# as drawn at random, where every number differs; the page itself opens with a designed head
opened = functools.partial(screen.opened, "self_and_cross", projections="random", temperature=1)
SEVEN = "The bat flew out of the cave"
SIX = "A sleepy bear saw it leave"
FOUR = "A sleepy bear left"
LABELS = ["The·0", "bat", "flew", "out", "of", "the·5", "cave"]
TWENTY = " ".join(f"w{i}" for i in range(20))


def crossed(at: Screen, text: str = SIX) -> Screen:
    """Put a second sentence in the page's own name."""
    return put(at, "cross_text", text)


def default(**changes: object) -> scene.Scene:
    """Return the scene of the first visit, changed."""
    return scene.Scene(words=tuple(SEVEN.split()), **{"seed": 3, **changes})


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
    assert sentences(at)["sources_self_words"].startswith("Queries, keys and values all come from one sentence, ")
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
    assert "7 queries and 7 keys: 7 × 7 = **49 weights**." in sentences(at)["self_words"]
    assert not done(at, "self_task")
    put(at, "text", "one two three four five six")
    assert not done(at, "self_task")
    assert not done(press(at, "A single word"), "self_task")
    assert matrix(at, "weights_self").tolist() == [[1.0]]
    put(at, "text", "The bat flew out of the dark cave")
    assert matrix(at, "weights_self").shape == (8, 8)
    assert "8 words have 8 queries and 8 keys: 64 weights. 7 words have 49." in done(at, "self_task")
    assert not done(opened(projections="averaging"), "self_task")
    assert "A worked example has its own tokens." in sentences(opened(projections="averaging"))["self_task"]
    assert "8 tokens or more" in sentences(opened(tokens="character"))["self_task"]


def test_the_page_opens_with_a_head_that_means_something():
    """As its own projections and temperature show it: each word attends to the one before it, and to itself elsewhere."""
    at = screen.Screen("self_and_cross", {"projections": "previous", "temperature": "4"})
    assert matrix(at, "weights_self")[1:].argmax(-1).tolist() == [0, 1, 2, 3, 4, 5]
    assert "(the word before)" in sentences(at)["weights_self_name"]
    assert (
        "**Designed projections**] :gray[head 0: the word before · head 1: the same word elsewhere" in sentences(at)["roles"]
    )
    assert ":orange-badge[The·0] offers **position 0**" in sentences(at)["sources_self_words"]
    weights = matrix(at, "weights_cross")
    assert (weights > 0.4).nonzero().tolist() == [
        *([0, 2], [0, 6], [1, 7], [2, 5], [3, 0], [4, 1], [5, 2], [5, 6], [6, 4]),
    ]
    assert "(the same word elsewhere)" in sentences(at)["weights_cross_name"]
    assert "so here each word looks for the same word." in sentences(at)["cross_words"]
    assert "looks for" not in sentences(put(at, "projections", "same"))["cross_words"]
    same_word = press(opened(), "A head for the same word")
    assert (same_word.view.query, same_word.view.projections) == (5, "same")


# ---- 2: two sentences ----


@pytest.mark.concept(44)
def test_cross_attention_asks_another_text_with_the_same_weights():
    """q stays as it is, k and v are the second sentence's, the matrix is 7 × 6."""
    at = crossed(opened())
    two = default(memory=tuple(SIX.split()))
    expected, alone = by_hand(two), by_hand(default())
    for letter in "qkv":
        same(matrix(at, f"source_cross_{letter}"), expected[letter])
    same(matrix(at, "source_cross_q"), matrix(at, "source_self_q"))
    names = [sentences(at)[f"source_cross_{letter}_name"].split("**")[1] for letter in "qkv"]
    assert names == ["the sentence", "the second sentence", "the second sentence"]
    heads = [scene.trace(setting) for setting in (two, default())]
    moved = [(getattr(heads[0], n)[0, :6] - getattr(heads[1], n)[0, :6]).abs().max() for n in "kv"]
    assert not torch.equal(expected["k"][:6], alone["k"][:6])
    sentence = sentences(at)["sources_cross_words"]
    for part in ("queries] change by **0**", f"keys] by up to **{moved[0]:.2f}**", f"values] by up to **{moved[1]:.2f}**"):
        assert part in sentence
    assert "over the first 6 rows of head 0" in sentence
    same(matrix(at, "weights_cross"), heads[0].heads.weights[0])
    same(matrix(at, "weights_self"), heads[1].heads.weights[0])
    assert labels_of(at, "weights_cross") == SIX.split()
    assert "7 queries and 6 keys: 7 × 6 = **42 weights**." in sentences(at)["cross_words"]
    put(at, "cross_text", "one two three")
    three = scene.trace(default(memory=("one", "two", "three")))
    same(matrix(at, "weights_cross"), three.heads.weights[0])
    assert "has a row for each query: **7 rows** of 16 numbers, as many as a value has." in sentences(at)["cross_words"]


def test_a_link_with_a_second_sentence_shows_that_one():
    """Explore's second sentence counts here, too, and whichever kind is set; without one the page has its own."""
    assert labels_of(opened(), "weights_cross") == ["Out", "of", "the·2", "dark", "cave", "flew", "the·6", "bat"]
    for kind in ("self", "cross"):
        at = opened(text2="one two three", kind=kind)
        assert labels_of(at, "weights_cross") == ["one", "two", "three"]
        assert labels_of(at, "weights_self") == labels_of(opened(), "weights_self")
        assert sentences(at)["remarks"] == ""
    assert second(at.view) == "text2"
    assert second(opened().view) == "cross_text"
    assert labels_of(crossed(opened(), "a b"), "weights_cross") == ["a", "b"]


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
    two = scene.trace(default(memory=("the", "bat", "A", "cat"), source=kind))
    same(matrix(at, "weights_cross"), two.heads.weights[0])
    for letter in "qkv":
        close_as_drawn(matrix(at, f"source_cross_{letter}").flatten().tolist(), getattr(two, letter)[0].flatten().tolist())
    rows, width = two.heads.output.shape[-2:]
    assert (
        f"has a row for each query: **{rows} rows** of {width} numbers, as many as a value has."
        in sentences(at)["cross_words"]
    )
    assert "7 × 4 = **28 weights**" in sentences(at)["cross_words"]
    assert "reads one sentence" not in sentences(at)["remarks"]
    assert "can’t be compared number by number" in sentences(at)["sources_cross_words"]


def test_fewer_keys_are_fewer_columns():
    """The second task: done with fewer than five words, not before, nor without any."""
    at = opened()
    assert not done(at, "cross_task")
    assert not done(crossed(opened(), SEVEN), "cross_task")
    assert not done(crossed(opened()), "cross_task")
    assert not done(crossed(opened(), f"{FOUR} it"), "cross_task")
    assert "so 4 columns. The weights and the output still have 7 rows." in done(crossed(opened(), FOUR), "cross_task")
    assert "so 1 column." in done(crossed(opened(), "bat"), "cross_task")
    assert not done(crossed(opened(), " "), "cross_task")
    assert not done(crossed(opened(text="bat"), "cave"), "cross_task")
    assert "The first sentence has one word." in sentences(opened(text="bat"))["cross_task"]
    assert "so 3 columns." in done(crossed(at, "The dark cave"), "cross_task")
    press(at, "A longer second sentence")
    assert len(labels_of(at, "weights_cross")) == 12
    assert not done(at, "cross_task")
    assert press(opened(projections="same"), "Random projections").view.projections == "random"


def test_letters_are_asked_letter_by_letter():
    """A head about letters reads both sentences as letters, and the task counts these."""
    for maps in ("vowel", "learned"):
        at = crossed(opened(projections=maps, text="a cave"), "to b")
        assert labels_of(at, "weights_cross") == ["t", "o", "␣", "b"]
        assert "so 4 columns. The weights and the output still have 6 rows." in done(at, "cross_task")
    assert "here each token looks for the same token" in sentences(at)["cross_words"]


def test_a_worked_example_has_no_second_sentence():
    """What is said of two sentences isn't said; the buttons leave the example."""
    at = opened(projections="three_tokens_by_hand", text2="A bat")
    assert "Worked example “Three tokens by hand”" in sentences(at)["remarks"]
    assert sentences(at)["cross_words"].startswith("A worked example has only one sentence")
    assert not done(at, "cross_task")
    assert labels_of(at, "weights_self") == ["x0", "x1", "x2"]
    assert labels_of(press(at, "A longer second sentence"), "weights_cross")[:2] == ["Out", "of"]


@pytest.mark.parametrize("slot", ["source_self_q", "source_cross_q", "weights_self", "weights_cross"])
def test_a_click_on_a_row_selects_its_query(slot: str):
    """In every picture whose rows are queries; arrow keys step through them."""
    at = opened()
    at = click(at, slot, "cells", at.slots[slot]["cells"]["y"].index(2))
    assert at.view.query == 2
    assert sentences(at)["self_words"].startswith(":blue-badge[flew]")
    assert sentences(at)["cross_words"].startswith(":blue-badge[flew]")
    assert set(at.slots[slot]["marks"]["y"]) == {2}
    assert at.pieces[slot].steps["ArrowDown"] == ("query", 1, 0, 6)


def test_the_selection_and_the_head_are_followed():
    """Another row and head: their own winner, in words."""
    at = put(put(crossed(opened()), "query", 4), "head", 1)
    row = scene.trace(default(memory=tuple(SIX.split()))).heads.weights[1, 4]
    winner = SIX.split()[int(row.argmax())]
    assert sentences(at)["weights_cross_name"].startswith("**Weights of head 1**")
    most = (
        f":blue-badge[of] gives its largest weight, **{100 * row.max():.0f} %**, to :orange-badge[{winner}] of the second "
        "sentence."
    )
    assert sentences(at)["cross_words"].startswith(most)
    same(matrix(at, "weights_cross")[4], row)


def test_a_row_of_equal_weights_has_no_largest_that_is_marked():
    """Its sentence names no key, so its picture outlines none; a row with one largest weight has its outline."""

    def marked(at: Screen, slot: str) -> set[tuple[int, int, int]]:
        marks = at.slots[slot]["marks"]
        return {*zip(marks["y"], marks["x"], marks["x1"], strict=True)}

    at = crossed(opened(projections="same"), "Out dark")
    assert marked(at, "weights_cross") == {(1, 0, 2)}
    assert marked(at, "source_cross_k") == set()
    assert "attends equally to 2 words of the second sentence: **50 %** each" in sentences(at)["cross_words"]
    at = put(at, "query", 3)
    assert marked(at, "weights_cross") == {(3, 0, 2), (3, 0, 1)}
    assert {y for y, *_ in marked(at, "source_cross_k")} == {0}


def test_a_mask_hides_cells_of_both_kinds():
    """Upper left, as everywhere."""
    at = crossed(opened(mask="causal"))
    assert matrix(at, "weights_cross").isnan().equal(~masks.causal(7, 6))
    assert matrix(at, "weights_self").isnan().equal(~masks.causal(7, 7))
    assert "dot: hidden" in sentences(at)["weights_cross_name"]
    assert "dot: hidden" not in sentences(crossed(opened()))["weights_cross_name"]


def test_a_row_that_sees_nothing_is_said_to():
    """A window past a short second sentence: no key, no weight."""
    at = crossed(opened(mask="window", window=0, query=4), "A bear")
    assert sentences(at)["cross_words"].startswith(":blue-badge[of] may attend to no word: the mask hides every key")
    assert sentences(at)["self_words"].startswith(":blue-badge[of] attends to :orange-badge[of]: **100 %**.")


@pytest.mark.parametrize("maps", ["random", "same", "first", "initial", "previous", "tiny_1"])
@pytest.mark.parametrize("second", ["night falls", "A sleepy bear", SEVEN, "a bat"])
def test_what_changes_is_what_the_pictures_of_both_kinds_show(maps: str, second: str):
    """In the sentence and in the table, for each head, over the rows that both have; other projections aren't compared."""
    for head in range(2):
        at = opened(projections=maps, text2=second, kind="cross", query=3, head=head)
        table = {(row["kind"], row["name"]): row["moved"] for row in records(at, "sources")}
        sentence, alike = sentences(at)["sources_cross_words"], matrix(at, "source_cross_q").shape[1]
        own = matrix(at, "source_self_q").shape[1]
        for letter, role in (("q", "queries"), ("k", "keys"), ("v", "values")):
            assert float(table["self", letter]) == 0
            if maps != "random":
                assert (table["cross", letter], "change" in sentence) == ("", False)
                continue
            before, after = (matrix(at, f"source_{kind}_{letter}") for kind in ("self", "cross"))
            common = min(len(before), len(after))
            moved = (after[:common] - before[:common]).abs().max().item()
            assert float(table["cross", letter]) == pytest.approx(moved, abs=2e-5)
            assert re.search(rf"{role}] (?:change by|by up to) \*\*{moved:.2f}\*\*".replace("0.00", "0"), sentence)
        assert maps == "random" or {str(own), str(alike)} <= {*re.findall(r"\d+", sentence)}
