"""The page on self and cross for any sentence and any link: no word, one, many; tables, programs, what is verified."""

import csv as files
import io

import torch

from attn_core import masks, scene
from pages.view import link as links
from tests.panels.explore.screen import Screen, put, sentences, shown_in
from tests.panels.test_self_and_cross import SIX, TWENTY, asking, crossed, default, matrix, opened
from tests.screen import close, csv


def test_without_a_word_nothing_is_drawn_and_the_page_says_so():
    """Until words are typed."""
    at = opened(text=" ")
    assert "has no words yet" in sentences(at)["remarks"]
    assert {slot for slot in at.slots if not slot.startswith("try_")} == {"remarks", "actions", "share_form", "take"}
    assert all(csv(at, table) is None for table in TABLES)
    put(at, "text", "bat")
    assert "self_words" in at.slots


def test_without_a_question_self_attention_is_still_there():
    """The other step says what is missing, once."""
    at = opened(cross_text=" ")
    assert sentences(at)["remarks"].count("The second sentence has no words yet") == 1
    assert sentences(at)["cross_words"].startswith("The second sentence has no words yet")
    assert "Write a question of 5 words or more" in sentences(at)["cross_task"]
    assert "weights_self.cells" in shown_in(at)
    assert "Cross-attention" not in sentences(at)["verified"]
    assert "weights_cross.cells" in shown_in(put(at, "cross_text", "bat"))


def test_a_long_question_is_cut_and_the_page_says_so():
    at = crossed(opened(), " ".join(["bat"] * 70))
    assert "The second sentence has 70 tokens; the first 64 are used" in sentences(at)["remarks"]
    assert "64 × 7 = **448 weights**" in sentences(at)["cross_words"]


def test_what_is_said_of_both_kinds_holds_at_the_ends():
    """One word has one key, in words, too."""
    one = sentences(crossed(opened(text="bat"), "cave"))
    assert one["self_words"] == (
        ":blue-badge[bat] attends to :orange-badge[bat] alone: **100 %**. 1 query and 1 key make 1 × 1 = **1 weight**. "
        "So a sentence twice as long needs four times as many weights."
    )
    assert "has a row for each query, **1 row**, and each is as wide as a value: 16 numbers." in one["sources_cross_words"]
    assert one["source_self_q_name"] == ":blue-badge[queries] from **the sentence** :gray[· 1 row of 16 numbers]"


def test_a_head_that_can_t_be_learned_has_a_second_sentence_even_so():
    """Its projections are drawn instead; the same token stands for it across sentences."""
    at = crossed(opened(projections="learned", text="b"), "b a")
    assert "no words yet" not in sentences(at)["remarks"]
    assert matrix(at, "weights_cross").shape == (3, 1)


def test_a_tie_is_named_as_one():
    """Equal words without positions share a row equally; where they share only the top of it, that is said."""
    sentence = sentences(opened(text="a a a", positions=False))["self_words"]
    assert sentence.startswith(":blue-badge[a·1] attends equally to 3 words: **33 %** each.")
    words = ("a", "b", "a", "c", "a", "b", "a")
    row = scene.trace(scene.Scene(words=words, seed=0, positions=False, temperature=0.5)).heads.weights[0, 0]
    assert 0.5 < 4 * row.max() < 0.98
    at = opened(text=" ".join(words), positions=False, temperature=0.5, seed=0, query=0)
    assert f"gives its largest weight, **{100 * row.max():.0f} %**, to each of 4 words." in sentences(at)["self_words"]


def test_temperature_0_gives_all_weight_to_one_key():
    at = opened(temperature=1e-40)
    assert "attends to" in sentences(at)["self_words"]
    assert ": **100 %**." in sentences(at)["self_words"]


def test_one_word():
    """A link's two new words are one; both corners are right."""
    at = crossed(opened(text="bat", query="0"), "cave")
    assert len(matrix(at, "lower_right")) == 1
    assert matrix(at, "weights_cross").tolist() == [[1.0]]
    assert sentences(at)["decoding_words"].startswith(
        "1 word is new, as when a language model writes. 1 query and 1 key make 1 × 1 = **1 weight**."
    )
    assert sentences(at)["corners_words"].count("✓") == 2


def test_twenty_words():
    """More than fit as single cells are one picture; the slider goes up to all of them."""
    at = crossed(opened(text=TWENTY, new_tokens="20"))
    assert (shown_in(at)["weights_cross.picture"]["y1"], shown_in(at)["weights_cross.picture"]["x1"]) == ([6], [20])
    assert at.pieces["lower_right"].steps["ArrowUp"] == ("new_tokens", 1, 1, 20)
    assert at.pieces["decoding"].steps["ArrowDown"] == ("new_tokens", -1, 1, 20)
    assert sentences(at)["decoding_words"].startswith(
        "20 words are new, as when a language model reads the text that it is to continue. 20 "
        "queries and 20 keys make 20 × 20 = **400 weights**."
    )


def test_a_bad_link_is_refused_in_words_and_too_many_new_words_become_all():
    """A number that no sentence can have, and one that this sentence doesn't have."""
    assert links.read({"new_tokens": "0"}) == ({}, ["Ignored new_tokens=0: it must be a whole number from 1 to 64."])
    at = opened(new_tokens="9")
    assert len(matrix(at, "lower_right")) == 7
    assert sentences(at)["decoding_words"].startswith(
        "7 words are new, as when a language model reads the text that it is to continue. 7 queries and 7 keys"
    )


def test_what_is_verified_names_each_difference():
    """Both kinds against torch's function, and decoding against the whole sentence."""
    sentence = sentences(opened())["verified"]
    assert sentence.count("✓") == 2
    assert "✓ Self-attention: largest difference from torch.nn.functional.scaled_dot_product_attention " in sentence
    assert "✓ Cross-attention: largest difference from " in sentence


def test_the_programs_compute_both_kinds():
    """One for the sentence on itself, one for two sentences."""
    at = crossed(opened(projections="same"))
    for kind, setting in (("self", default(source="same")), ("cross", asking(SIX, source="same"))):
        names: dict = {}
        exec(at.pieces[f"program_{kind}"].program, names)
        close(names["weights"][0], scene.trace(setting).heads.weights[0])


TABLES = ("sources", "self_weights", "cross_weights", "upper_left", "lower_right")


def table(at: Screen, name: str) -> list[list[str]]:
    """Return a table's rows as its file has them, its head first."""
    return list(files.reader(io.StringIO(csv(at, name))))


def test_the_tables_hold_the_same_numbers():
    """Sources, both kinds, both corners."""
    at = crossed(opened(mask="causal", head=1))
    sources, alone, two, left, right = (table(at, name) for name in TABLES)
    assert [row[1:3] for row in sources[:4]] == [["name", "source"], ["q", "x"], ["k", "x"], ["v", "x"]]
    assert [row[:3] for row in sources[4:]] == [["cross", "q", "x"], ["cross", "k", "memory"], ["cross", "v", "memory"]]
    for found, setting, count in ((two, asking(SIX, mask="causal"), 6), (alone, default(mask="causal"), 7)):
        weights = scene.trace(setting).heads.weights[1]
        numbers = [[float("nan") if cell == "hidden" else float(cell) for cell in row[1:]] for row in found[1:]]
        close(torch.tensor(numbers), weights.masked_fill(~masks.causal(count, 7), torch.nan))
    assert [row[0] for row in two] == ["query", "0 A", "1 sleepy", "2 bear", "3 saw", "4 it", "5 leave"]
    assert left[1][2:] == ["hidden"] * 6
    assert [row[0] for row in right[1:]] == ["5 the·5", "6 cave"]
    weights = scene.trace(default(mask="causal")).heads.weights[1, -1]
    close([float(cell) for cell in right[2][1:]], weights)


def test_without_a_question_its_table_is_not_there():
    """The others are."""
    at = opened(cross_text=" ")
    assert [csv(at, name) is None for name in TABLES] == [False, False, True, False, False]
    assert "table_cross_weights" not in at.slots


def test_words_called_like_columns_break_no_table():
    """A sentence about attention."""
    at = opened(text="query key name source", cross_text="query query 0")
    assert [len(table(at, name)) for name in TABLES] == [7, 5, 4, 3, 3]
