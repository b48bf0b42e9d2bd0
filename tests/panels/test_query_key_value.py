"""The page on query, key and value as a learner meets it: a control is moved, and the numbers on screen are the core's."""

import functools

import pytest
import torch

from attn_core import heads, scene, tokens
from attn_core.projections import one_head, training_course
from attn_core.sources import SOURCES, designed, features, trained
from attn_core.sources.designs import DESIGNS, intended
from pages import query_key_value as page
from pages.text import feature_names, numbers
from pages.text.languages import Words, said
from pages.view import traced_view
from tests import screen
from tests.screen import Screen, buttons, cells, close, press, prose, put, says, slots, typed

PAIRS = Words("query_key_value", "en")
BUTTONS = PAIRS.SOURCES

RANDOM = {"projections": "random", "temperature": 1, "head_size": 16, "key": 4}
DESIGNED = {"projections": "previous", "temperature": 4, "key": 4}
SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")
MEMORY = ("A", "sleepy", "bear", "saw", "it", "leave")


as_opened = functools.partial(screen.visited, "query_key_value")


def opened(**values: object) -> Screen:
    """Return the page as a link shows it that chooses a random draw of 16 numbers, at temperature 1."""
    return as_opened(**RANDOM | values)


def at_designed(**values: object) -> Screen:
    """Return the page as a link shows it that chooses the head that looks for the word before."""
    return as_opened(**DESIGNED | values)


def explore(**settings: object) -> heads.MultiHeadTrace:
    """Return the default scene's trace, computed as Explore does."""
    return scene.trace(scene.Scene(SEVEN, **{"seed": 3, **settings}))


def signed(number: float) -> str:
    """Return a number as sentences say it."""
    return f"{number:+.2f}".replace("-", "−")


@pytest.mark.parametrize(("query", "key"), [(1, 4), (6, 0), (0, 0)])
def test_a_score_is_its_products_and_their_sum(query: int, key: int):
    """In the strips, and in bars from each total to the next: the largest by name of their place, the others together."""
    at = opened(query=query, key=key)
    trace = explore()
    q, k = trace.q[0, query], trace.k[0, key]
    products, score = q * k, (q @ k).item()
    for side in "qkv":
        close(cells(at, f"vectors_{side}"), getattr(trace, side)[0])
    close(cells(at, "scores"), trace.heads.scores[0])
    close(cells(at, "products"), torch.stack([q, k, products]))
    assert [at.slots[f"vectors_{side}"]["marks"]["y"] for side in "qk"] == [[query], [key]]
    places = sorted(range(16), key=lambda place: -abs(products[place]))[:5]
    rows, largest = at.slots["terms"]["rows"], products[places]
    assert rows["label"] == [*(f"number {place}" for place in places), "11 more"]
    after = torch.tensor([*largest.cumsum(0).tolist(), score])
    close(rows["after"], after, 1e-4)
    close(rows["before"], torch.cat([torch.zeros(1), after[:-1]]), 1e-4)
    said = prose(at, "score_words")
    says(said, signed(score), "√16", signed(score / 4), signed(largest.sum().item()), signed(score - largest.sum().item()))
    own = press(at, "Best key").view.key
    assert own == explore().heads.weights[0, query].argmax()


@pytest.mark.parametrize(("link", "end"), [({}, 16.0), ({"seed": "11", "head_size": "9"}, 12.0)])
def test_colours_reach_as_far_as_sums_do_and_begin_with_the_words_of_the_pair(link: dict[str, str], end: float):
    """Each strip has a scale of its own, said above it; what glides into the products are numbers of x, query and key."""
    at = opened(**link)
    drawn = at.slots["products"]["cells"]
    ends = torch.tensor([2.5, 2.5, 6.25])[:, None]
    close(torch.tensor(drawn["share"]).reshape(3, -1), (cells(at, "products") / (2 * ends) + 0.5).clamp(0, 1))
    size, x = at.view.head_size, scene.attention_inputs(scene.Scene(SEVEN, seed=at.view.seed), "cpu")[0]
    begins = torch.stack([x[at.view.query, :size], x[at.view.key, :size], torch.zeros(size)])
    close(torch.tensor(drawn["share_from"]).reshape(3, -1), (begins / (2 * ends) + 0.5).clamp(0, 1))
    says(prose(at, "products_name"), "±2.5", "±6.25")
    says(prose(at, "scores_name"), f"±{end:g}")
    close(at.slots["scores"]["cells"]["share"], (cells(at, "scores") / (2 * end) + 0.5).clamp(0, 1).flatten())


def test_swapping_gives_another_score():
    at, scores = opened(), explore().heads.scores[0]
    there, back, own = (signed(scores[pair].item()) for pair in ((1, 4), (4, 1), (1, 1)))
    says(prose(at, "score_words"), there)
    says(prose(at, "two_words"), there, back, own)
    at = press(at, "Swap query and key")
    assert (at.view.query, at.view.key) == (4, 1)
    says(prose(at, "score_words"), back)
    says(prose(at, "two_words"), back, there)


@pytest.mark.parametrize("hand_over", ["v", "x"])
def test_averaging_x_gives_the_models_width_and_v_the_heads(hand_over: str):
    at, trace, x = opened(hand_over=hand_over), explore(), scene.attention_inputs(scene.Scene(SEVEN, seed=3), "cpu")[0]
    close(cells(at, "output"), trace.heads.weights[0] @ {"v": trace.v[0], "x": x}[hand_over])
    says(prose(at, "output_name"), {"v": "16", "x": "32"}[hand_over])
    says(prose(put(at, "hand_over", "x"), "given_words"), "32", "16")


def test_towards_temperature_0_the_look_up_becomes_exact():
    at, trace = opened(), explore()
    soft, exact, apart = cells(at, "found")
    close(soft, trace.heads.output[0, 1])
    close(exact, trace.v[0, 4])
    far = [apart.abs().max(), *(cells(put(at, "temperature", to), "found")[2].abs().max() for to in (0.5, 0.1, 0.0))]
    assert far[0] > 0.5
    assert far == sorted(far, reverse=True)
    assert far[-1] == 0


@pytest.mark.parametrize("kind", [*DESIGNS, "learned"])
def test_choosing_maps_chooses_a_query_that_finds_its_key(kind: str):
    at = press(opened(query="6", key="5", grown="200"), BUTTONS[kind])
    words = tokens.split(" ".join(SEVEN), "character") if SOURCES[kind].letters else SEVEN
    pair = one_head.example_pair(kind, words)
    assert (at.view.query, at.view.key) == pair == {"previous": (1, 0), "vowel": (2, 0)}.get(kind, pair)
    assert intended("vowel" if kind == "learned" else kind, words)[pair]
    at = press(at, "Random")
    assert (at.view.projections, at.view.query, at.view.key) == ("random", *pair)  # a draw has no pair of its own


@pytest.mark.parametrize("kind", DESIGNS)
def test_designed_maps_are_the_designs_and_their_features_are_named(kind: str):
    at = press(opened(), BUTTONS[kind])
    words = tuple(tokens.split(" ".join(SEVEN), "character") if kind == "vowel" else SEVEN)
    design = designed.designed_heads(kind, words, 2)
    query, size = at.view.query, len(design.query_features[0])
    x = features.of_words(words, design.features) + features.of_places(len(words), design.features)
    asked = (x @ design.projections.wq[:, :size])[query].nonzero().flatten().tolist()
    assert feature_names.quoted(design.query_features[0][asked[0]]) in prose(at, "job")
    at = put(at, "key", int(intended(kind, words)[query].nonzero()[0]))
    weights = one_head.trace(one_head.head_projections(scene.Scene(words, source=kind, seed=3))).trace.weights
    says(prose(at, "score_words"), numbers.percent(float(weights[query, at.view.key].item())))


def test_across_two_sentences_keys_and_values_are_made_of_the_second():
    at = put(opened(kind="cross"), "key", 2)
    x, memory, drawn = scene.attention_inputs(scene.Scene(SEVEN, memory=MEMORY, seed=3), "cpu")
    close(cells(at, "token"), x[1][None])
    close(cells(at, "memory"), memory[2][None])
    close(cells(at, "vectors_k"), memory @ drawn.wk[:, :16])
    close(cells(at, "vectors_v"), memory @ drawn.wv[:, :16])
    words = prose(at, "job")
    says(words, "32", "16")
    close(cells(at, "vectors_q"), x @ drawn.wq[:, :16])
    assert "memory_name" not in slots(opened())
    says(prose(opened(), "job"), "32", "16")


def test_an_edited_key_moves_weights_and_no_value():
    at = press(opened(), "Change a key (W_K)")
    assert (cells(at, "changed_v") == 0).all()
    x, _, drawn = scene.attention_inputs(scene.Scene(SEVEN, seed=3), "cpu")
    wk = drawn.wk[:, :16].clone()
    wk[0, 0] = 3
    trace = explore()
    weights = ((x @ drawn.wq[:, :16]) @ (x @ wk).T / 4).softmax(-1)
    assert 'data-edit="edits k_0_0" value="3"' in at.slots["editor"]
    close(cells(at, "changed_weights"), weights - trace.heads.weights[0])
    close(cells(at, "changed_output"), (weights - trace.heads.weights[0]) @ trace.v[0])
    by = (weights - trace.heads.weights[0]).abs().max()
    told = prose(at, "moved_words")
    says(told, f"{by:.2f}")
    assert typed(at, "editor", (1, 1), -2.0).view.edits == "k_0_0_3~k_1_1_-2"
    assert typed(at, "editor", (0, 0), None).view.edits == "k_1_1_-2"
    at = press(at, "Reset all changes")
    assert all((cells(at, f"changed_{what}") == 0).all() for what in ("v", "weights", "output"))


@pytest.mark.parametrize("step", [0, 37, 200])
def test_a_head_that_learns_gives_its_vowels_weight_to_consonants(step: int):
    at = put(opened(), "grown", step)
    letters = tuple(tokens.split(" ".join(SEVEN), "character"))
    grown = trained.train(letters, 200, 3)
    share = grown.share_on_consonants[step]
    says(prose(at, "letters_words"), numbers.percent(float(share)))
    says(prose(at, "learned_name"), numbers.percent(float(share)))
    says(prose(at, "loss_words"), f"{grown.losses[step]:.3f}")
    marks = at.slots["share"]["marks"]
    assert (marks["x"], marks["y"]) == ([step], [pytest.approx(share, abs=1e-5)])
    vowels = [i for i, letter in enumerate(letters) if features.is_vowel(letter)]
    close(cells(at, "learned"), grown.weights(step)[vowels])
    assert (share > 0.99) == (step == 200)


@pytest.mark.parametrize("steps", [37, 200])
def test_the_head_is_used_in_the_other_steps_as_far_as_it_has_learned(steps: int):
    at = press(opened(query=2, key=4, step=4), "Use the trained W_Q and W_K in steps 1 to 3")
    assert (at.view.projections, at.view.grown, at.link["step"]) == ("learned", 200, "1")
    assert (at.view.query, at.view.key) == one_head.example_pair("learned", tokens.split(" ".join(SEVEN), "character"))
    at = put(at, "grown", steps)
    weights = trained.train(tuple(tokens.split(" ".join(SEVEN), "character")), 200, 3).weights(steps)
    says(prose(at, "score_words"), numbers.percent(float(weights[2, 0].item())))
    says(prose(at, "job"), f"{steps}", "200")
    says(prose(at, "map_q_name"), "28")


def test_a_large_map_is_offered_in_part():
    at = opened(d_model=256, head_size=128, edit_map="q")
    assert (at.slots["editor"].count("<tr>"), at.slots["editor"].count("<input")) == (1 + 64, 64 * 32)
    assert 'aria-label="x 63, q 31"' in at.slots["editor"]
    assert 'aria-label="word the, word the"' in opened(projections="same", edit_map="v").slots["editor"]


def test_every_projection_that_is_edited_is_said_and_can_be_reset_whichever_is_chosen():
    at = opened(edits="v_0_0_4~q_0_0_3~v_1_1_2", edit_map="v")
    says(prose(at, "moved_words"), "0.38")  # an edit of W_Q still moves weights while W_V is typed into
    assert list(buttons(at.slots["edited"])) == ["Reset W_Q", "Reset W_V"]
    at = press(at, "Reset W_Q")
    assert (at.view.edits, at.view.edit_map) == ("v_0_0_4~v_1_1_2", "v")
    assert list(buttons(at.slots["edited"])) == ["Reset W_V"]
    assert "edited" not in press(at, "Reset W_V").slots


@pytest.mark.parametrize("divisor", [{}, {"scale": "none"}, {"power": 0.3, "scale": "model"}])
def test_a_match_is_divided_in_words_as_scores_are(divisor: dict[str, object]):
    """The score of a match, before and after the division that is set."""
    at = screen.opened("query_key_value", projections="previous", **divisor)
    shown = traced_view.prepare(at.view).scene
    trace = scene.trace(shown).heads
    score, scaled = trace.scores[0].max().item(), trace.scaled[0].max().item()
    said, by = prose(at, "job"), shown.divisor.in_numbers(shown.head_size, shown.d_model)
    says(said, f"{score:.1f}")
    if by != "1":
        says(said, f"{scaled:.3g}", by)


@pytest.mark.parametrize(("maps", "heads"), [("previous", 1), ("learned", 2), ("random", 4), ("meaning", 2)])
def test_a_score_is_the_one_that_explore_draws(maps: str, heads: int):
    """43.3 for bat and The, in the head size that the head has beside others."""
    link = {"projections": maps, "heads": heads, "head": heads - 1, "text": "The bat flew out", "head_size": 16}
    explore = screen.opened("explore", **link, stage="scores")
    own, count = cells(opened(**{**link, "key": 0}), "scores"), len(tokens.split(link["text"], "word"))
    drawn = cells(explore, "heatmap_large" if heads > 2 else f"heatmap_{heads - 1}")
    close(own, drawn)
    assert own.shape == ((count, count) if maps != "learned" else (len("The bat flew out"),) * 2)


def test_with_one_matrix_each_word_finds_itself_and_both_directions_are_equal():
    two, one = as_opened(), as_opened(one_matrix=True)
    head = one_head.head_projections(scene.Scene(SEVEN, source="meaning", head_size=64))
    close(cells(two, "scores"), one_head.trace(head).trace.scores)
    q = one_head.trace(head).q
    close(cells(one, "scores"), q @ q.T)
    weights = torch.softmax(one_head.trace(head).trace.scores / 64**0.5, -1)
    there, back = numbers.percent(weights[1, 2].item()), numbers.percent(weights[2, 1].item())
    says(prose(one, "two_words"), "+27.70")
    says(prose(two, "two_words"), "+17.87", "+15.97", f"{there}", f"{back}", "+27.93", "−6.10")


@pytest.mark.parametrize("projections", ["meaning", "random", "same"])
def test_the_answer_of_the_second_step_is_the_largest_score_with_one_matrix(projections: str):
    for query in range(8):
        text = "We sat on the bank of the river"
        at = as_opened(text=text, projections=projections, query=query, one_matrix=True)
        prediction, q = page.to_find(page.directions(at.view)), one_head.trace(page.head_of(at.view).projected).q
        row = q[query] @ q.T
        assert prediction.right in prediction.offered
        close(row[prediction.right], row.max())


def test_one_matrix_for_queries_and_keys_makes_no_word_before():
    """Its picture is symmetric, highest on the diagonal, and as high after a word as before it."""
    at = at_designed(key=0)
    two, one = cells(at, "scores"), cells(at, "one_matrix")
    close(one, one.T)
    assert (two.diagonal(-1) > 43).all()
    assert not two.diagonal(1).any()
    close(one.diagonal(1), one.diagonal(-1))
    said = prose(at, "one_matrix_words")
    says(said, "The·0", f"{two[1, 0]:.2f}", "0.00", f"{one[1, 0]:.2f}")
    says(said, f"{one[1, 1]:.2f}", f"{one[0, 0]:.2f}")


def test_what_moved_is_outlined():
    """The first number of W_V: one value, and the first number of all outputs."""
    at = at_designed(edits="v_0_0_3")
    trace = one_head.trace(one_head.head_projections(scene.Scene(SEVEN, source="previous", temperature=4.0, seed=3))).trace
    v, output = trace.v.clone(), trace.output.clone()
    v[0, 0] += 3
    output[:, 0] += 3 * trace.weights[:, 0]
    outlined = {}
    for part, whole in {"W": trace.weights, "V": v[:, :6], "Y": output[:, :6]}.items():
        close(cells(at, f"moved_{part}"), whole)
        marks = at.slots[f"moved_{part}"]["marks"]
        outlined[part] = [marks[name] for name in ("x", "y", "x1", "y1")]
        assert at_designed().slots[f"moved_{part}"]["marks"]["x"] == []
    assert outlined == {"W": [[], [], [], []], "V": [[0], [0], [1], [1]], "Y": [[0], [0], [1], [7]]}


def test_a_row_or_a_column_with_a_change_stays_in_the_table_that_is_typed_into():
    """The first row of W_K and its one number: changed to 0 it is a row of zeros, and stays, the change in it."""
    at = at_designed(step=3, edit_map="k")
    rows = at.slots["editor"].count("<tr>")
    press(at, "Change a key (W_K)")
    assert at.view.edits == "k_0_0_0"
    assert at.slots["editor"].count("<tr>") == rows
    assert 'data-edit="edits k_0_0" value="0"' in at.slots["editor"]
    last = at_designed(edit_map="k", edits="k_12_0_0~k_2_12_0")
    assert 'data-edit="edits k_12_0" value="0"' in last.slots["editor"]
    assert 'data-edit="edits k_2_12" value="0"' in last.slots["editor"]


def test_across_two_sentences_values_have_a_row_for_each_key_of_the_other_one():
    at = opened(kind="cross", text2="a b")
    assert [cells(at, f"moved_{part}").shape for part in "WVY"] == [(7, 2), (2, 16), (7, 16)]


def test_the_word_that_stands_out_first_is_that_of_the_training():
    weights = training_course.course(SEVEN).weights[:, 1]
    for number in (0, 4, 40):
        drawn = page.learned_row(page.course(as_opened(moment=number**2).view)).spec["datasets"]["bars"]["now"]
        close(drawn, weights[number])
    first = next(number for number, row in enumerate(weights) if row.max() > 2 / 7)
    facts = page.course(as_opened().view)
    assert (first, facts.place, facts.first_step) == (4, int(weights[first].argmax()), facts.first_step)


def test_step_4_does_not_promise_that_no_word_finds_itself():
    """“grandmother” has no related word in this sentence, so it is first from the start of its training to the end."""
    text = "My grandmother hid the silver coins because she feared the thief"
    view = screen.view_on("query_key_value", text=text, query=1, moment=40)
    f = page.course(view)
    assert (f.first, f.end, f.story) == ("grandmother", "grandmother", "alone")
    assert "The goal was a related word" in said("query_key_value.learning.done", f)
    assert "never" not in said("query_key_value.learning.about", f)
