"""Designed and learned projections on every page: it opens, names the roles of its heads, and draws their pattern."""

import pytest
import torch

from attn_core import scene, tokens
from attn_core.sources import SOURCES, designed
from attn_core.sources.designs import DESIGNS, intended
from pages.board.pieces import Picture
from pages.view.menu import MODELS, PAGES, PRACTICE
from tests.screen import Screen, chart, close, opened, prose, put, slots, values
from tests.selection import always

SEVEN = "The bat flew out of the cave"


def shares(kind: str, text: str = SEVEN) -> torch.Tensor:
    """Return the weights that a designed head of a page should draw, (T, T)."""
    words = tokens.split(text, "character" if SOURCES[kind].letters else "word")
    wanted = intended(kind, words).double()
    return wanted / wanted.sum(-1, keepdim=True)


def charts(at: Screen) -> list[str]:
    """Return the descriptions of all charts."""
    return [piece.alt for piece in at.pieces.values() if isinstance(piece, Picture)]


def named(at: Screen, beginning: str) -> str:
    """Return the description of the chart that begins so."""
    [found] = {alt for alt in charts(at) if alt.startswith(beginning)}
    return found


def near(found: torch.Tensor, wanted: torch.Tensor) -> None:
    """Assert that weights are a designed pattern: all but a thousandth of each row."""
    torch.testing.assert_close(found, wanted, rtol=0, atol=1e-3)


WEIGHTS = {  # page → how the description of its chart of the first head's weights begins
    "explore": "weights of head 0",
    "self_and_cross": "Weights, self",
    "heads": "Weights of head 0 under the scale",
    "mistakes": "weights right program · head 0",
    "averaging": "Weights with query and key",
    "masks": "Who may attend to whom",
    "weighted_sum": "W, the weights: one row for each query",
}
SAID = {
    "previous": "the word before",
    "same": "the same word elsewhere",
    "first": "the first word",
    "initial": "others that start alike",
    "vowel": "vowel → consonants",
}


CASES = [  # Explore with every source of projections, the other pages with one of each kind
    (page, maps)
    for page in PAGES
    if page not in ("whole_model", *MODELS)  # which show a model’s heads, whatever the projections are
    for maps in SOURCES
    if not SOURCES[maps].fixed
    if page == "explore" or maps in ("random", "meaning", "previous", "vowel", "learned")
]


@pytest.mark.parametrize("case", always(CASES[::3], CASES), ids="-".join)
def test_every_page_opens_with_all_maps_and_draws_their_pattern(case: tuple[str, str]):
    page, maps = case
    at = opened(page, projections=maps)
    assert slots(at)
    if page in WEIGHTS and maps in ("random", "previous", "same", "first", "initial"):
        drawn_at_random = scene.trace(scene.Scene(tuple(SEVEN.split()), seed=3)).heads.weights[0].double()
        near(values(at, named(at, WEIGHTS[page]), 7), drawn_at_random if maps == "random" else shares(maps))
    if page == "start":  # which is about one head, for every link
        assert {**at.slots, "actions": ""} == {**opened(page).slots, "actions": ""}
    if page in ("worked_examples", "query_key_value", "start", *PRACTICE):
        return
    moved = ("explore", "heads", "averaging", "masks", "order_and_batch", "self_and_cross", "sharpness", "weighted_sum")
    found = prose(at, "roles" if page in moved else "remarks")
    if maps in DESIGNS:
        one, two = (SAID[kind] for kind in designed.kinds(maps, 2))
        assert found.startswith(f"Designed projections head 0: {one} · head 1: {two}")
    elif maps == "meaning":
        more = " · head 2: next word · head 3: 2 places before" * (page == "heads")
        heads = f"head 0: related words · head 1: previous word{more}"
        assert found == f"Projections of word vectors {heads} · d_model 96, head size 16."
    else:
        drawn = " · ".join(f"head {n}: random" for n in (range(1, 4) if page == "heads" else [1]))
        learned = f"Untrained projections head 0: vowel → consonants, not trained yet · {drawn} · "
        learned += "d_model 32, head size 8, positions are not used."
        assert found == (learned if maps == "learned" else "")


def test_explore_draws_a_job_a_head_and_letters_where_it_is_about_letters():
    at = opened("explore", projections="initial", heads="2")
    near(values(at, named(at, "weights of head 1"), 7), torch.tensor(VOWEL, dtype=torch.float64))
    at = opened("explore", projections="vowel", text="a bat", heads="1")
    near(values(at, named(at, "weights of head 0"), 5), shares("vowel", "a bat"))


VOWEL = [[1 / 7] * 7] * 3 + [[1 / 5, 1 / 5, 1 / 5, 0, 0, 1 / 5, 1 / 5]] * 2 + [[1 / 7] * 7] * 2


def test_a_query_finds_its_key_in_words():
    at = opened("explore", projections="previous", query="2")
    assert prose(at, "roles").endswith("flew looks for position 1; bat offers position 1, and passes on word “bat”.")
    assert prose(at, "lead").startswith("In head 0, flew attends to bat: 100 %. Each token attends to the one before it.")
    assert "mean nothing" not in "".join(prose(at, slot) for slot in slots(at))
    put(at, "projections", "same")
    assert "no word that it may attend to offers that, so it attends equally to all 7 words." in prose(at, "roles")
    put(at, "projections", "random")
    assert prose(at, "roles") == ""
    assert "These random projections have no meaning yet." in prose(at, "jobs")
    first = prose(opened("explore", projections="previous", query="0"), "roles")
    assert first.endswith("The·0 looks for nothing, so it attends equally to all 7 words.")
    same = prose(opened("explore", projections="same", query="0"), "roles")
    assert same.endswith(
        "The·0 looks for word “the” and looks past position 0; the·5 offers word “the”, and passes on word “the”."
    )


def test_without_positions_nobody_finds_the_word_before():
    at = opened("explore", projections="previous", query="2")
    put(at, "positions", False)
    near(values(at, named(at, "weights of head 0"), 7), torch.full((7, 7), 1 / 7, dtype=torch.float64))
    assert "Without positions no token knows which one stands before it" in prose(at, "lead")
    assert "flew looks for nothing, so it attends equally to all 7 words." in prose(at, "roles")


def test_the_masks_page_says_what_its_own_mask_leaves():
    at = opened("masks", projections="previous", query="2")
    assert prose(at, "mask_row").endswith("bat offers position 1, and passes on word “bat”.")
    put(at, "mask_painted", "2-1")
    assert "no word that it may attend to offers that, so it attends equally to all 6 words that it" in prose(at, "mask_row")
    found = values(at, named(at, "Who may attend to whom"), 7)[2]
    assert found[1].isnan()
    near(found[[0, 2, 3, 4, 5, 6]], torch.full((6,), 1 / 6, dtype=torch.float64))


def test_loops_walk_to_the_pattern():
    at = opened("loops", projections="previous", cursor="9999")
    near(values(at, "weights, filled as far as the loops have run", 7), shares("previous"))


def test_sharpness_draws_the_row_of_the_design():
    at = opened("sharpness", projections="previous", query="3")
    bars = chart(at, "The selected row now, at temperature 0 and at infinite temperature, as bars")["bars"]
    assert bars["now"] == pytest.approx([0, 0, 1, 0, 0, 0, 0], abs=1e-4)


def test_order_collects_the_word_before_wherever_words_stand_and_each_example_does():
    at = opened("order_and_batch", projections="previous", heads="1")
    near(values(at, "Weights of the words as written", 7), shares("previous"))
    at = opened("shapes", projections="previous", heads="1")
    near(values(at, "Weights of example 0", 8), shares("previous", "a b c d e f g h"))


def test_weighted_sum_names_its_columns_and_follows_a_word():
    at = opened("weighted_sum", projections="previous", query=2, dimension=1)
    assert prose(at, "running_name").startswith("Number 1 (word “bat”) ·")
    said = prose(at, "running_words")
    assert said.startswith("Number 1 (word “bat”) of the output of flew is 1.00 × 1.00 (bat) + ")
    assert " = 1.00. Each value here has a 1 at the place of its own word" in said
    labels = chart(at, "value: one row for each key")["labels"]
    tops = [label for label, side in zip(labels["label"], labels["side"], strict=True) if not side]
    assert tops[:6] == ["the", "bat", "flew", "out", "of", "cave"]
    assert "With other words in the same places, W stays the same" in prose(at, "mixing_words")


def above(at: Screen, alt: str) -> list[str]:
    """Return the column labels of a chart, from left to right."""
    labels = chart(at, alt)["labels"]
    found = [(x, name) for x, name, side in zip(labels["at"], labels["label"], labels["side"], strict=True) if not side]
    return [name for _, name in sorted(found)]


def test_heads_name_the_columns_that_a_query_asks_by_and_an_output_collects_in():
    at = opened("heads", projections="previous")
    asked = above(at, "Columns of q, named by what they look for")
    q = values(at, "q, all heads", 7)
    assert [asked[row[:13].argmax()] for row in q[1:]] == ["→#0", "→#1", "→#2", "→#3", "→#4", "→#5"]
    assert [asked[13 + row[13:].argmax()] for row in q] == [f"→{word.lower()}" for word in SEVEN.split()]
    joined, taken = values(at, "Outputs of all heads, side by side", 7), above(at, "Outputs of all heads, side by side")
    assert [taken[row[:13].argmax()] for row in joined[1:]] == [word.lower() for word in SEVEN.split()[:-1]]
    assert above(at, "q, all heads") == []  # the legend of signs is beside them
    assert "query_columns" not in put(at, "heads", 8).slots  # 104 columns have no room
    assert "query_columns" not in opened("heads").slots  # nor have drawn ones names


def test_heads_say_what_each_has_collected():
    at = opened("heads", projections="previous", heads=4, query=5)
    assert "from head 0, where “of” has the largest weight: 100 %" in prose(at, "split_words")
    at = opened("heads", projections="same", heads="1", query="5")
    close(values(at, "Outputs of all heads, side by side", 7)[5].round(), torch.eye(13)[0])


def test_weights_that_read_one_sentence_say_so():
    at = opened("self_and_cross", projections="three_tokens_by_hand", kind="cross")
    assert "A worked example has only one sentence" in prose(at, "cross_words")
    at = opened("explore", projections="previous", kind="cross")
    assert "Designed and learned projections read one sentence, so this is self-attention." in prose(at, "remarks")
    near(values(at, named(at, "weights of head 0"), 7), shares("previous"))


def test_nothing_to_learn_from_falls_back_to_a_draw():
    at = opened("explore", projections="learned", text="b c")
    assert "The sentence has no such pair yet, so the projections are random." in prose(at, "remarks")
    assert "These projections are random" in prose(at, "lead")


def test_a_learned_head_looks_at_consonants_on_explore():
    at = opened("explore", projections="learned", grown="200", text="the cave", query="2", head="0")
    found = values(at, named(at, "weights of head 0"), 8)[2]
    assert found[[0, 1, 4, 6]].sum() > 0.9
    assert "trained for 200 of 200 steps" in prose(at, "lead")


def test_sizes_that_weights_bring_are_not_those_that_are_set():
    at = opened("explore", projections="previous")
    assert prose(at, "stack_name").startswith("The 13 components")
    assert prose(put(at, "head_size", 40), "stack_name").startswith("The 13 components")
    put(at, "projections", "random")
    assert prose(at, "stack_name").startswith("The 40 components")


@pytest.mark.parametrize("maps", ["same", "learned"])
def test_a_long_text_is_cut_to_what_such_weights_read(maps: str):
    at = opened("explore", projections=maps, text="ab cd " * 300)
    count = 600 if maps == "same" else 1799
    assert f"The sentence has {count} tokens; the first 128 are used" in prose(at, "remarks")
    assert named(at, "weights of head 0, the whole matrix in blocks")


@pytest.mark.parametrize("page", ["explore", "self_and_cross", "masks", "weighted_sum"])
def test_odd_texts_keep_rows_that_sum_to_one(page: str):
    odd = tokens.split("🐻 ␣ , é É")
    at = opened(page, projections="same", text="🐻 ␣ , é É", heads="8", mask="causal")
    past = torch.ones(len(odd), len(odd), dtype=torch.bool).tril()
    weights = values(at, named(at, WEIGHTS[page]), len(odd))
    assert weights.isnan().equal(~past)
    close(weights.nansum(-1), torch.ones(len(odd)))
    assert weights[4, 3] > 0.99  # É is é
    one = opened(page, projections="vowel", text="🐻", positions="false", temperature="0")
    assert values(one, named(one, WEIGHTS[page]), 1).tolist() == [[1.0]]
    assert not charts(opened(page, projections="same", text="", heads="8"))


def test_steps_of_training_are_moved_beside_any_picture():
    at = opened("explore", projections="learned", text="the cave", query="2")
    assert "is not trained yet" in prose(at, "lead")
    before = values(at, named(at, "weights of head 0"), 8)[2][[0, 1, 4, 6]].sum()
    put(at, "grown", 200)
    assert "trained for 200 of 200 steps" in prose(at, "lead")
    assert values(at, named(at, "weights of head 0"), 8)[2][[0, 1, 4, 6]].sum() > max(before, 0.9)
