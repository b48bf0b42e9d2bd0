"""Self and cross as a learner meets it: sources flip on the same projections, matrices needn't be square, corners matter."""

import csv as files
import functools
import io

import pytest
import torch

from attn_core import masks, scene
from attn_core.attention import attend
from pages.ui import link as links
from tests import screen
from tests.explore.expected import close_as_drawn
from tests.explore.screen import Screen, labels_of, press, put, sentences, shown_in
from tests.screen import cells, click, close, csv

opened = functools.partial(screen.opened, "self_and_cross")
SEVEN = "The bat flew out of the cave"
SIX = "A sleepy bear saw it leave"
TWENTY = " ".join(f"w{i}" for i in range(20))


def default(**changes: object) -> scene.Scene:
    """Return the scene of the first visit, changed."""
    return scene.Scene(words=tuple(SEVEN.split()), **{"seed": 3, **changes})


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


# ---- 1: sources ----


@pytest.mark.concept(43)
def test_self_attention_takes_q_k_and_v_from_one_source():
    """Each is labelled with its source, and is the sentence times its own map."""
    at = put(opened(kind="cross"), "kind", "self")
    expected = by_hand(default())
    for letter, role in (("q", "blue"), ("k", "orange"), ("v", "green")):
        same(matrix(at, f"source_{letter}"), expected[letter])
        said = sentences(at)[f"source_{letter}_name"]
        assert said.startswith(f":{role}-badge[{letter}] from **the sentence** :gray[· 7 words × 16")
        assert shown_in(at)[f"source_{letter}.labels"]["label"] == ["The·0", "bat", "flew", "out", "of", "the·5", "cave"]
    assert sentences(at)["sources_words"].startswith("All three come from one source")
    assert sentences(at)["lead"].startswith("**Self:** the keys are its own sentence. In head 1, :blue-badge[bat]")


@pytest.mark.concept(44)
def test_cross_attention_asks_another_text_with_the_same_weights():
    """Flipped on the page: q stays as it was, k and v are the second sentence's, the matrix is 7 × 6."""
    at = opened()
    before = matrix(at, "source_q")
    put(at, "kind", "cross")
    two = default(memory=tuple(SIX.split()))
    expected, alone = by_hand(two), by_hand(default())
    for letter in "qkv":
        same(matrix(at, f"source_{letter}"), expected[letter])
    same(matrix(at, "source_q"), before)
    names = [sentences(at)[f"source_{letter}_name"].split("**")[1] for letter in "qkv"]
    assert names == ["the sentence", "the second sentence", "the second sentence"]
    heads = [scene.trace(setting) for setting in (two, default())]
    moved = [(getattr(heads[0], n)[:, :6] - getattr(heads[1], n)[:, :6]).abs().max() for n in "kv"]
    assert not torch.equal(expected["k"][:6], alone["k"][:6])
    said = sentences(at)["sources_words"]
    for part in ("q] moved by **0**", f"k] by up to **{moved[0]:.2f}**", f"v] by up to **{moved[1]:.2f}**"):
        assert part in said
    same(matrix(at, "weights_cross"), heads[0].heads.weights[0])
    same(matrix(at, "weights_self"), heads[1].heads.weights[0])
    assert labels_of(at, "weights_cross") == SIX.split()
    assert "**cross** · 7 × 6 weights" in sentences(at)["weights_cross_name"]
    put(at, "text2", "one two three")
    three = scene.trace(default(memory=("one", "two", "three")))
    same(matrix(at, "weights_cross"), three.heads.weights[0])
    assert "**7 × 16** in both" in sentences(at)["weights_words"]


def test_both_kinds_are_there_and_the_one_that_is_set_leads():
    """Solid where it is set, dashed where it is not; the other one is one flip away."""
    at = opened()
    assert shown_in(at)["weights_self.marks"]["dashed"] == [False] * 3
    assert shown_in(at)["weights_cross.marks"]["dashed"] == [True]
    put(at, "kind", "cross")
    assert shown_in(at)["weights_self.marks"]["dashed"] == [True]
    assert shown_in(at)["weights_cross.marks"]["dashed"] == [False] * 3


def test_keys_and_values_can_be_taken_from_either_sentence():
    """A button sets what the sidebar's switch sets; designed projections, which read one sentence, are then drawn."""
    at = press(opened(), "Take them from the second sentence")
    assert at.view == links.View(kind="cross")
    assert sentences(at)["lead"].startswith("**Cross:**")
    at = press(at, "Take them from the sentence itself")
    assert at.view == links.View()
    at = opened(maps="previous", kind="cross")
    assert "shown as self-attention" in sentences(at)["remarks"]
    assert "Designed and learned projections read one sentence" in sentences(at)["weights_cross_name"]
    at = press(at, "Take them from the second sentence")
    assert at.view == links.View(kind="cross")


@pytest.mark.parametrize("slot", ["source_q", "weights_self", "weights_cross"])
def test_a_click_on_a_row_selects_its_query(slot: str):
    """In every picture whose rows are queries; arrow keys step through them."""
    at = opened(kind="cross")
    at = click(at, slot, "cells", at.slots[slot]["cells"]["y"].index(2))
    assert at.view.query == 2
    assert ":blue-badge[flew]" in sentences(at)["lead"]
    assert set(at.slots[slot]["marks"]["y"]) == {2}
    assert at.pieces[slot].steps["ArrowDown"] == ("query", 1, 0, 6)


def test_the_selection_and_the_head_are_followed():
    """Another row and head: their own winner, in words."""
    at = put(put(opened(kind="cross"), "query", 4), "head", 1)
    row = scene.trace(default(memory=tuple(SIX.split()))).heads.weights[1, 4]
    winner = SIX.split()[int(row.argmax())]
    said = sentences(at)
    assert f"In head 2, :blue-badge[of] looks most at :orange-badge[{winner}]: **{100 * row.max():.0f} %**" in said["lead"]
    most = f"looks most at :orange-badge[{winner}]: **{100 * row.max():.0f} %**."
    assert f"In cross, of 6 keys, :blue-badge[of] {most}" in said["weights_words"]
    same(matrix(at, "weights_cross")[4], row)


def test_a_mask_hides_cells_of_both_kinds():
    """Upper left, as everywhere."""
    at = opened(kind="cross", mask="causal")
    assert matrix(at, "weights_cross").isnan().equal(~masks.causal(7, 6))
    assert matrix(at, "weights_self").isnan().equal(~masks.causal(7, 7))


# ---- 3: corners ----


@pytest.mark.concept(45)
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
    said = sentences(at)["corners_words"]
    assert ":primary-badge[✓ lower right: the last word sees 7 of 7; output differs by" in said
    if newest < 7:
        assert f":red-badge[✗ upper left: the last word sees {newest} of 7; output differs by {apart:.2f}]" in said
    else:
        assert ":primary-badge[✓ upper left: the last word sees 7 of 7" in said


def test_a_wrong_corner_is_wrong_though_the_outputs_happen_to_be_equal():
    """Equal words: whether a corner is right is read off the mask; with other words the same link says otherwise."""
    at = opened(text="a a a", temperature=0, positions=False)
    same(matrix(at, "upper_left").isnan().float(), (~masks.causal(2, 3)).float())
    said = sentences(at)["corners_words"]
    assert ":red-badge[✗ upper left: the last word sees 2 of 3; output differs by" in said
    assert "though keys are missing: here they make no difference]" in said
    assert ":primary-badge[✓ lower right: the last word sees 3 of 3" in said
    assert "make no difference" not in sentences(opened())["corners_words"]


def test_the_lower_right_corner_is_exact_in_the_other_head_too():
    """The head that is selected."""
    at = put(opened(), "head", 1)
    trace = scene.trace(default(mask="causal"))
    same(matrix(at, "lower_right")[1], trace.heads.weights[1, -1])
    close_as_drawn(shown_in(at)["lower_right.marks"]["y"], [1] * 3)


# ---- any sentence, any link ----


@pytest.mark.parametrize("link", [{"text": " "}, {"kind": "cross", "text2": ""}])
def test_without_a_word_nothing_is_drawn_and_the_page_says_so(link: dict[str, str]):
    """Until words are typed."""
    at = opened(**link)
    assert "has no words yet" in sentences(at)["remarks"]
    assert {slot for slot in at.slots if not slot.startswith("try_")} == {"remarks", "actions"}
    assert all(csv(at, table) is None for table in TABLES)
    put(at, "text2" if "text2" in link else "text", "bat")
    assert "lead" in at.slots


def test_without_a_second_sentence_self_attention_is_still_there():
    """The other side says what is missing."""
    at = opened(text2="")
    assert sentences(at)["weights_cross_name"] == ":gray[The second sentence has no words yet.]"
    assert "weights_self.cells" in shown_in(at)
    assert "In cross" not in sentences(at)["weights_words"]


def test_what_is_said_of_both_kinds_is_said_only_where_there_are_both():
    """One word has one key, in words, too; sources are compared over the places that both sentences have."""
    one = sentences(opened(text="bat", kind="cross", text2="cave a b"))
    assert "In self, of 1 key, " in one["weights_words"]
    assert "**1 × 16** in both, a row" in one["weights_words"]
    assert "compared over the first 1 word of each sentence." in one["sources_words"]
    assert one["source_q_name"].startswith(":blue-badge[q] from **the sentence** :gray[· 1 word × 16")
    assert "**7 × 16**, a row" in sentences(opened(text2=""))["weights_words"]
    equal = sentences(opened(kind="cross", text2=SEVEN))["sources_words"]
    assert "k] by up to **0**, :green-badge[v] by up to **0**, compared over the first 7 words" in equal


def test_a_head_that_can_t_be_learned_doesn_t_read_a_second_sentence_either():
    """Its projections are drawn instead; the button changes that, and then there are two."""
    at = opened(maps="learned", text="b")
    assert "no words yet" not in sentences(at)["weights_cross_name"]
    assert "random draw looks at another" in sentences(at)["weights_cross_name"]
    press(at, "Take them from the second sentence")
    assert sentences(at)["lead"].startswith("**Cross:**")
    assert matrix(at, "weights_cross").shape == (1, 6)


def test_a_tie_is_named_as_one():
    """Equal words without positions share a row equally; where they share only the top of it, that is said."""
    said = sentences(opened(text="a a a", positions=False))["weights_words"]
    assert "In self, of 3 keys, :blue-badge[a·1] looks equally at 3 words, **33 %** each." in said
    words = ("a", "b", "a", "c", "a", "b", "a")
    row = scene.trace(scene.Scene(words=words, seed=0, positions=False, temperature=0.5)).heads.weights[0, 0]
    assert 0.5 < 4 * row.max() < 0.98
    at = opened(text=" ".join(words), positions=False, temperature=0.5, seed=0, query=0)
    assert f"looks most, and equally, at 4 words, **{100 * row.max():.0f} %** each." in sentences(at)["weights_words"]


def test_one_word():
    """A link's two new words are one; both corners are right."""
    at = opened(text="bat", kind="cross", text2="cave", query="0")
    assert len(matrix(at, "lower_right")) == 1
    assert matrix(at, "weights_cross").tolist() == [[1.0]]
    assert "1 query, 1 keys" not in sentences(at)["corners_words"]
    assert sentences(at)["corners_words"].count("✓") == 2


def test_twenty_words():
    """More than fit as single cells are one picture; the slider goes up to all of them."""
    at = opened(text=TWENTY, kind="cross", new_tokens="20")
    assert (shown_in(at)["weights_cross.picture"]["y1"], shown_in(at)["weights_cross.picture"]["x1"]) == ([20], [6])
    assert at.pieces["lower_right"].steps["ArrowUp"] == ("new_tokens", 1, 1, 20)
    assert sentences(at)["corners_words"].startswith("20 queries, 20 keys.")


def test_a_bad_link_is_refused_in_words_and_too_many_new_words_become_all():
    """A number that no sentence can have, and one that this sentence doesn't have."""
    assert links.read({"new_tokens": "0"}) == ({}, ["Ignored new_tokens=0: it must be a whole number from 1 to 64."])
    at = opened(new_tokens="9")
    assert len(matrix(at, "lower_right")) == 7
    assert sentences(at)["corners_words"].startswith("7 queries, 7 keys.")


def test_things_to_try_do_what_they_say():
    """Three words of another sentence; itself again; one new word."""
    at = press(opened(), "Three words")
    assert labels_of(at, "weights_cross") == ["A", "sleepy", "bear"]
    press(at, "Itself")
    assert sentences(at)["lead"].startswith("**Self:**")
    press(at, "One new word")
    assert sentences(at)["corners_words"].startswith("1 query, 7 keys.")


TABLES = ("sources", "self_weights", "cross_weights", "upper_left", "lower_right")


def table(at: Screen, name: str) -> list[list[str]]:
    """Return a table's rows as its file has them, its head first."""
    return list(files.reader(io.StringIO(csv(at, name))))


def test_the_tables_hold_the_same_numbers():
    """Sources, both kinds, both corners."""
    at = opened(kind="cross", mask="causal", head=1)
    sources, alone, two, left, right = (table(at, name) for name in TABLES)
    assert [row[:2] for row in sources] == [["name", "source"], ["q", "x"], ["k", "memory"], ["v", "memory"]]
    for found, memory, width in ((two, tuple(SIX.split()), 6), (alone, None, 7)):
        weights = scene.trace(default(memory=memory, mask="causal")).heads.weights[1]
        numbers = [[float("nan") if cell == "hidden" else float(cell) for cell in row[1:]] for row in found[1:]]
        close(torch.tensor(numbers), weights.masked_fill(~masks.causal(7, width), torch.nan))
    assert two[0] == ["query", "0 A", "1 sleepy", "2 bear", "3 saw", "4 it", "5 leave"]
    assert left[1][2:] == ["hidden"] * 6
    assert [row[0] for row in right[1:]] == ["5 the·5", "6 cave"]
    weights = scene.trace(default(mask="causal")).heads.weights[1, -1]
    close([float(cell) for cell in right[2][1:]], weights)


def test_without_a_second_sentence_its_table_is_not_there():
    """The others are."""
    at = opened(text2="")
    assert [csv(at, name) is None for name in TABLES] == [False, False, True, False, False]
    assert "table_cross_weights" not in at.slots


def test_words_called_like_columns_break_no_table():
    """A sentence about attention."""
    at = opened(text="query key name source", kind="cross", text2="query query 0")
    assert [len(table(at, name)) for name in TABLES] == [4, 5, 5, 3, 3]
