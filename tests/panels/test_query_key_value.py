"""The page on query, key and value as a learner meets it: a control is moved, and the numbers on screen are the core's."""

import pytest
import torch

from attn_core import heads, scene, tokens
from attn_core.projections import one_head
from attn_core.sources import SOURCES, designed, features, trained
from attn_core.sources.designs import DESIGNS, intended
from pages.text import feature_names
from pages.text.languages import Words
from pages.view import link as links
from tests.screen import Screen, buttons, cells, close, press, prose, put, slots, typed

PAIRS = Words("query_key_value", "en")
BUTTONS = PAIRS.SOURCES

RANDOM = {"projections": "random", "temperature": 1, "head_size": 16, "key": 4}
DESIGNED = {"projections": "previous", "temperature": 4, "key": 4}
GUESSES = "score.zero~two.2~moved.0~learning.1"
SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")
MEMORY = ("A", "sleepy", "bear", "saw", "it", "leave")
TWENTY = "cave " + " ".join(f"w{i}" for i in range(19))


class Page(Screen):
    """The page as a browser shows it: a Learn page has projections and a temperature of its own."""

    @property
    def view(self) -> links.View:
        return links.view(self.link, self.page, self.dark)


def as_opened(**values: object) -> Page:
    """Return the page as a link shows it."""
    return Page("query_key_value", {name: links.spelled(value) for name, value in values.items()})


def opened(**values: object) -> Page:
    """Return the page as a link shows it that chooses a random draw of 16 numbers, at temperature 1."""
    return as_opened(**RANDOM | values)


def at_designed(**values: object) -> Page:
    """Return the page as a link shows it that chooses the head that looks for the word before."""
    return as_opened(**DESIGNED | values)


def explore(**settings: object) -> heads.MultiHeadTrace:
    """Return the default scene's trace, computed as Explore does."""
    return scene.trace(scene.Scene(SEVEN, **{"seed": 3, **settings}))


def signed(number: float) -> str:
    """Return a number as sentences say it."""
    return f"{number:+.2f}".replace("-", "−")


@pytest.mark.concept(11)
def test_another_query_is_outlined_and_every_key_is_shown():
    at = put(opened(), "query", 3)
    trace = explore()
    close(cells(at, "vectors_q"), trace.q[0])
    close(cells(at, "vectors_k"), trace.k[0])
    marks = at.slots["vectors_q"]["marks"]
    assert (marks["y"], marks["y1"]) == ([3], [4])
    assert "x of out" in prose(at, "token_name")
    at = put(at, "key", 0)
    assert at.slots["vectors_k"]["marks"]["y"] == [0]


@pytest.mark.concept(12)
@pytest.mark.parametrize(("query", "key"), [(1, 4), (6, 0), (0, 0)])
def test_a_score_is_its_products_and_their_sum(query: int, key: int):
    at = put(put(opened(), "query", query), "key", key)
    trace = explore()
    q, k = trace.q[0, query], trace.k[0, key]
    strips = cells(at, "products")
    close(strips, torch.stack([q, k, q * k]))
    score = (q @ k).item()
    assert f"score is {signed(score)}. Divided by √16 it is {signed(score / 4)}, the scaled score" in prose(
        at, "score_words"
    )
    close(cells(at, "scores"), trace.heads.scores[0])


@pytest.mark.concept(13)
def test_another_seed_and_an_edit_draw_other_maps():
    at = put(opened(), "seed", 8)
    trace = explore(seed=8)
    close(cells(at, "vectors_v"), trace.v[0])
    at = typed(at, "editor", (2, 5), 4.0)
    assert at.view.edits == "v_2_5_4"
    x, _, drawn = scene.attention_inputs(scene.Scene(SEVEN, seed=8), "cpu")
    wv = drawn.wv[:, :16].clone()
    wv[2, 5] = 4.0
    close(cells(at, "vectors_v"), x @ wv)
    close(cells(at, "vectors_k"), trace.k[0])


@pytest.mark.concept(13)
@pytest.mark.parametrize("kind", DESIGNS)
def test_designed_maps_are_the_designs_and_their_features_are_named(kind: str):
    at = press(opened(), BUTTONS[kind])
    words = tuple(tokens.split(" ".join(SEVEN), "character") if kind == "vowel" else SEVEN)
    design = designed.designed_heads(kind, words, 2)
    assert PAIRS.job(source=kind, noun="character" if kind == "vowel" else "word", placeless=False) in prose(at, "job")
    query, size = at.view.query, len(design.query_features[0])
    x = features.of_words(words, design.features) + features.of_places(len(words), design.features)
    asked = (x @ design.projections.wq[:, :size])[query].nonzero().flatten().tolist()
    sentence = prose(at, "job")
    sought = feature_names.quoted(design.query_features[0][asked[0]]) if asked else "looks for nothing"
    assert sought in sentence
    at = put(at, "key", int(intended(kind, words)[query].nonzero()[0]))
    weights = one_head.trace(one_head.head_projections(scene.Scene(words, source=kind, seed=3))).trace.weights
    assert f"attention weight is {100 * weights[query, at.view.key].item():.0f} %" in prose(at, "score_words")
    if kind == "previous":
        assert "The·0 offers position 0, and passes on word “the”." in prose(at, "job")


def test_a_head_that_looks_for_nothing_says_so():
    assert "The·0 looks for nothing." in prose(at_designed(query=0), "job")


@pytest.mark.concept(14)
def test_swapping_gives_another_score():
    at = opened()
    scores = explore().heads.scores[0]
    there, back = (signed(scores[at].item()) for at in ((1, 4), (4, 1)))
    assert there in prose(at, "score_words")
    assert f"bat as query and of as key have the score {there}, the other way round {back}, because" in prose(
        at, "two_words"
    )
    assert f"bat with itself is {signed(scores[1, 1].item())}." in prose(at, "two_words")
    at = press(at, "Swap query and key")
    assert (at.view.query, at.view.key) == (4, 1)
    assert back in prose(at, "score_words")
    assert f"of as query and bat as key have the score {back}, the other way round {there}, because" in prose(
        at, "two_words"
    )
    assert scores[4, 1] != scores[1, 4]


def test_across_two_sentences_nothing_is_swapped():
    at = opened(kind="cross")
    assert buttons(at.slots["pair"])["Swap query and key"] is None
    assert "nothing to swap" in prose(at, "two_other")
    assert cells(at, "scores").shape == (7, 6)


def test_across_two_sentences_keys_and_values_are_made_of_the_second():
    at = put(opened(kind="cross"), "key", 2)
    x, memory, drawn = scene.attention_inputs(scene.Scene(SEVEN, memory=MEMORY, seed=3), "cpu")
    close(cells(at, "token"), x[1][None])
    close(cells(at, "memory"), memory[2][None])
    close(cells(at, "vectors_k"), memory @ drawn.wk[:, :16])
    close(cells(at, "vectors_v"), memory @ drawn.wv[:, :16])
    assert "x of bear, from the second sentence" in prose(at, "memory_name")
    words = prose(at, "job")
    assert (
        "Queries are computed from the first sentence (7 rows), keys and values from the "
        "second (6 rows). Each matrix turns 32 numbers into 16"
    ) in words
    close(cells(at, "vectors_q"), x @ drawn.wq[:, :16])
    assert "memory_name" not in slots(opened())
    assert "turns 32 numbers into 16" in prose(opened(), "job")


@pytest.mark.parametrize("kind", ["previous", "same", "first", "initial", "vowel", "learned"])
def test_choosing_maps_chooses_a_query_that_finds_its_key(kind: str):
    at = press(opened(query="6", key="5", grown="200"), BUTTONS[kind])
    words = tokens.split(" ".join(SEVEN), "character") if SOURCES[kind].letters else SEVEN
    pair = one_head.example_pair(kind, words)
    assert (at.view.query, at.view.key) == pair
    assert pair == {"previous": (1, 0), "vowel": (2, 0)}.get(kind, pair)
    looks_for = intended("vowel" if kind == "learned" else kind, words)[pair]
    assert looks_for
    assert "the score is 0.00" not in prose(at, "score_words")
    at = press(at, "Random")
    assert at.view.projections == "random"
    assert (at.view.query, at.view.key) == pair  # a draw has no pair of its own


def test_a_map_of_one_row_is_a_strip_and_says_what_it_leaves_out():
    at = opened(projections="vowel")
    heights = {slot: at.pieces[slot].spec["height"] for slot in ("map_q", "map_v")}
    assert heights["map_q"] <= 60 < heights["map_v"]
    assert "57 × 28 → Q 28 × 28 (56 rows of zeros left out)" in prose(at, "map_q_name")
    assert cells(at, "map_q").shape == (1, 1)


def test_several_best_matches_are_said_in_a_sentence():
    at = opened(projections="vowel", query="1")
    listed = "from each of the 28 best matches, T·0, h·1, e·2 and 25 more; the exact answer is the mean of their values"
    assert listed in prose(at, "look_up_words")


@pytest.mark.parametrize(
    ("link", "end"), [({}, 16.0), ({"seed": "11", "head_size": "9"}, 12.0), ({"head_size": "25"}, 20.0)]
)
def test_colours_reach_as_far_as_sums_do(link: dict[str, str], end: float):
    """Each strip has a scale of its own, said above it."""
    at = opened(**link)
    shares = torch.tensor(at.slots["products"]["cells"]["share"]).reshape(3, -1)
    ends = torch.tensor([2.5, 2.5, 6.25])[:, None]
    close(shares, (cells(at, "products") / (2 * ends) + 0.5).clamp(0, 1))
    assert "colour scale: q ±2.5; k ±2.5; q × k ±6.25" in prose(at, "products_name")
    assert f"colour scale: ±{end:g}" in prose(at, "scores_name")
    close(at.slots["scores"]["cells"]["share"], (cells(at, "scores") / (2 * end) + 0.5).clamp(0, 1).flatten())


@pytest.mark.concept(15)
def test_an_edited_value_moves_outputs_and_no_weight():
    at = put(opened(), "edits", "v_0_0_3")
    assert (cells(at, "changed_weights") == 0).all()
    x, _, drawn = scene.attention_inputs(scene.Scene(SEVEN, seed=3), "cpu")
    trace = explore()
    moved = torch.zeros(7, 16)
    moved[:, 0] = x[:, 0] * (3 - drawn.wv[0, 0])
    close(cells(at, "changed_v"), moved)
    close(cells(at, "changed_output"), trace.heads.weights[0] @ moved)
    assert "; the attention weights did not change." in prose(at, "moved_words")


@pytest.mark.concept(15)
def test_an_edited_key_moves_weights_and_no_value():
    at = press(opened(), "Change a key (W_K)")
    assert (cells(at, "changed_v") == 0).all()
    x, _, drawn = scene.attention_inputs(scene.Scene(SEVEN, seed=3), "cpu")
    wk = drawn.wk[:, :16].clone()
    wk[0, 0] = 3
    trace = explore()
    weights = ((x @ drawn.wq[:, :16]) @ (x @ wk).T / 4).softmax(-1)
    close(cells(at, "changed_weights"), weights - trace.heads.weights[0])
    close(cells(at, "changed_output"), (weights - trace.heads.weights[0]) @ trace.v[0])
    by = (weights - trace.heads.weights[0]).abs().max()
    told = prose(at, "moved_words")
    assert told.startswith(f"The attention weights changed by at most {by:.2f}, the outputs by ")
    assert "; the values v did not change." in told
    at = press(at, "Reset all changes")
    assert all((cells(at, f"changed_{what}") == 0).all() for what in ("v", "weights", "output"))


def test_typed_numbers_add_up_and_an_emptied_cell_is_as_drawn():
    at = typed(opened(edits="v_0_0_3"), "editor", (1, 1), -2.0)
    assert at.view.edits == "v_0_0_3~v_1_1_-2"
    at = typed(at, "editor", (0, 0), None)
    assert at.view.edits == "v_1_1_-2"
    at = press(at, "Change a query (W_Q)")
    assert "W_Q" in prose(at, "editor_name")
    assert 'data-edit="edits q_0_0" value="3"' in at.slots["editor"]


@pytest.mark.concept(16)
def test_averaging_x_gives_the_models_width_and_v_the_heads():
    at = opened()
    trace = explore()
    close(cells(at, "output"), trace.heads.output[0])
    assert "7 × 16" in prose(at, "output_name")
    at = put(at, "hand_over", "x")
    x = scene.attention_inputs(scene.Scene(SEVEN, seed=3), "cpu")[0]
    close(cells(at, "output"), trace.heads.weights[0] @ x)
    assert "7 × 32" in prose(at, "output_name")
    assert "each word receives 32 numbers; from v, it would receive 16" in prose(at, "given_words")


@pytest.mark.concept(17)
def test_towards_temperature_0_the_look_up_becomes_exact():
    at = opened()
    trace = explore()
    soft, exact, apart = cells(at, "found")
    close(soft, trace.heads.output[0, 1])
    close(exact, trace.v[0, 4])
    assert apart.abs().max() > 0.5
    far = apart.abs().max()
    for temperature in (0.5, 0.1):
        at = put(at, "temperature", temperature)
        assert at.view.temperature == temperature
        assert cells(at, "found")[2].abs().max() < far
        far = cells(at, "found")[2].abs().max()
    at = put(at, "temperature", 0.0)
    assert (cells(at, "found")[2] == 0).all()
    assert "At temperature 0 the two differ by up to 0" in prose(at, "look_up_words")


@pytest.mark.concept(60)
@pytest.mark.parametrize("step", [0, 37, 200])
def test_a_head_that_learns_gives_its_vowels_weight_to_consonants(step: int):
    at = put(opened(), "grown", step)
    letters = tuple(tokens.split(" ".join(SEVEN), "character"))
    grown = trained.train(letters, 200, 3)
    share = grown.share_on_consonants[step]
    assert f"{100 * share:.0f} % of the vowels’ attention goes to consonants" in prose(at, "letters_words")
    assert f"{100 * share:.0f} % on consonants" in prose(at, "learned_name")
    assert f"the loss is {grown.losses[step]:.3f}" in prose(at, "loss_words")
    marks = at.slots["share"]["marks"]
    assert (marks["x"], marks["y"]) == ([step], [pytest.approx(share, abs=1e-5)])
    vowels = [i for i, letter in enumerate(letters) if features.is_vowel(letter)]
    close(cells(at, "learned"), grown.weights(step)[vowels])
    assert (share > 0.99) == (step == 200)


@pytest.mark.concept(60)
@pytest.mark.parametrize("steps", [37, 200])
def test_the_head_is_used_in_the_other_steps_as_far_as_it_has_learned(steps: int):
    at = press(opened(query=2, key=4, step=4), "Use the trained W_Q and W_K in steps 1 to 3")
    assert (at.view.projections, at.view.grown, at.link["step"]) == ("learned", 200, "1")
    assert (at.view.query, at.view.key) == one_head.example_pair("learned", tokens.split(" ".join(SEVEN), "character"))
    at = put(at, "grown", steps)
    weights = trained.train(tuple(tokens.split(" ".join(SEVEN), "character")), 200, 3).weights(steps)
    assert f"attention weight is {100 * weights[2, 0].item():.0f} %" in prose(at, "score_words")
    assert f"after {steps} of 200 steps of training" in prose(at, "job")
    assert "28 × 8" in prose(at, "map_q_name")
