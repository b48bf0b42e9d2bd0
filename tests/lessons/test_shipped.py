"""The shipped lessons: every link opens its page, and every claim of a question agrees with the core."""

import math
import re

import pytest
import torch

from attn_core import masks, sharpness
from attn_core.experiments import scaling
from attn_core.score_scales import WAYS
from pages import start
from pages.answers import page_boards
from pages.lessons import check, library
from pages.lessons.format import Part
from pages.text import languages
from pages.view import link, menu, traced_view
from pages.view.settings import View
from tests import screen

SCORES = (0.1, -0.2, 0.3, -0.2, 0.5)  # printed at the bars
NAMES = ("attention_in_ten_minutes", "heads_of_a_trained_model", "masks_and_decoding", "training_from_noise", "why_we_scale")


def part(name: str, place: int) -> Part:
    """Return a part of a shipped lesson."""
    return library.opened(name).lesson.parts[place - 1]


def shown(found: Part, **more: object) -> View:
    """Return the view that a part's link leads to, with more set."""
    values = {**dict(found.values), **{name: link.spelled(value) for name, value in more.items()}}
    return link.view(values, found.page)


def row(view: View) -> torch.Tensor:
    """Return the weights of the selected row."""
    return traced_view.present_long(view).row.weights


def right(found: Part) -> str:
    """Return the choice that a part's question says is right."""
    return found.question.choices[found.question.right - 1]


def said(found: Part, slot: str, **more: object) -> str:
    """Return a sentence of a part's page."""
    return screen.without_tags(page_boards.pieces(found.page, shown(found, **more))[slot].html())


def winner(found: Part, **more: object) -> str:
    """Return the key that the selected row attends to most."""
    view = shown(found, **more)
    return traced_view.present_long(view).scene.keys[int(row(view).argmax())]


def test_five_lessons_are_shipped_without_a_fault():
    assert library.names() == sorted(NAMES)
    for file in library.files().values():
        assert check.check(file) == [], file.name
    assert [len(library.opened(name).lesson.parts) for name in NAMES] == [8, 5, 7, 5, 6]


@pytest.mark.parametrize("name", NAMES)
def test_every_part_opens_and_asks_the_same_in_every_language(name: str):
    english = library.opened(name).lesson
    for lang in languages.LANGUAGES:
        with languages.speaking(lang):
            translated = library.opened(name).lesson
        assert (translated.title == english.title) == (lang == "en")
        for one, other in zip(translated.parts, english.parts, strict=True):
            asks, asked = one.question, other.question
            assert (one.page, one.values) == (other.page, other.values)
            assert (asks.number, asks.goal, asks.right) == (asked.number, asked.goal, asked.right)
            assert len(asks.choices) == len(asked.choices)
    for found in english.parts:
        assert link.read(dict(found.values))[1] == []
        assert found.page in menu.PAGES
        assert found.sentences
        assert found.explanation
        assert sum(len(sentence.split()) for sentence in found.sentences) <= 70


# ---- attention in ten minutes ----


def test_words_collect_from_others():
    """The question is about a sentence that the page doesn't show; the hint's number is one that it shows."""
    found = part("attention_in_ten_minutes", 1)
    view = shown(found).only("text", "start_text", "temperature", "query")
    assert right(found) not in view.text
    another = start.first(view.but(text="The bat broke at the first throw"))
    assert another.scene.keys[int(another.row.weights.argmax())] == right(found) == "throw"
    below = start.second(view)
    assert below.scene.words == ("The", "bat", "hit", "the", "ball")
    assert [below.keys[below.row.winner], round(100 * below.row.largest)] == ["ball", 77]


def test_the_query_looks_for_a_position():
    """That of an eighth word, which the picture doesn't show."""
    found = part("attention_in_ten_minutes", 2)
    assert right(found) == "Position 6"
    assert "out looks for position 2. flew offers position 2" in said(found, "job")
    longer = said(found, "job", text=f"{shown(found).text} again", query=7)
    assert f"again looks for {right(found).lower()}." in longer


def test_a_scaled_score_is_divided_by_the_root():
    found = part("attention_in_ten_minutes", 3)
    traced = traced_view.present(shown(found))
    heads = traced.seen.trace.heads
    assert traced.scene.head_size == 13
    assert round(heads.scores[0, 3, 2].item(), 2) == 43.27
    assert found.question.is_right(f"{heads.scaled[0, 3, 2].item():.2f}")
    assert not found.question.is_right("43.27")


def test_a_low_temperature_and_only_a_low_one_reaches_the_goal():
    found = part("attention_in_ten_minutes", 4)
    goal = found.question.goal
    reached = [t for t in (0, 0.5, 1, 2, 4, 8) if goal.is_reached(found.page, shown(found, temperature=t))]
    assert reached == [0, 0.5, 1]


def test_what_other_words_give():
    found = part("attention_in_ten_minutes", 5)
    weights = row(shown(found))
    assert found.question.is_right(f"{100 * (1 - weights.max().item()):.0f}")
    assert not found.question.is_right("77")


def test_without_positions_outputs_move_along_with_their_words():
    found = part("attention_in_ten_minutes", 7)
    assert found.question.right == 1
    trace = traced_view.present(shown(found, positions=False)).seen.trace
    order = torch.tensor([3, 1, 0, 2, 6, 5, 4])
    words = ["The", "bat", "flew", "out", "of", "the", "cave"]
    other = traced_view.present(shown(found, positions=False, text=" ".join(words[i] for i in order))).seen.trace
    torch.testing.assert_close(other.heads.output[0], trace.heads.output[0][order])


def test_the_fourth_head_looks_for_a_first_letter():
    found = part("attention_in_ten_minutes", 8)
    assert shown(found).heads == 1  # so that the head is not seen before the answer
    assert winner(found, heads=4, head=3) == right(found) == "of"
    assert winner(found, head=0) == "flew"


# ---- masks and decoding ----


def test_hidden_cells_are_counted():
    found = part("masks_and_decoding", 2)
    assert found.question.is_right(str(int((~masks.causal(7, 7)).sum())))
    assert shown(found).mask == "none"  # so that they can't be counted before the answer


def test_the_first_word_has_itself_alone():
    found = part("masks_and_decoding", 3)
    assert right(found) == "100 %"
    assert row(shown(found, mask="causal")).tolist() == [1, 0, 0, 0, 0, 0, 0]
    assert {round(100 * weight) for weight in row(shown(found)).tolist()} == {14}


def test_a_message_takes_six_layers():
    found = part("masks_and_decoding", 4)
    allowed = masks.causal(7, 7) & masks.window(7, 7, 1)
    reached = torch.eye(7, dtype=torch.bool)
    layers = 0
    while not reached[6, 0]:
        reached, layers = (allowed.int() @ reached.int()) > 0, layers + 1
    assert found.question.is_right(str(layers))


@pytest.mark.parametrize("mask", ["causal", "none"])
def test_a_change_is_noticed_by_five_outputs(mask: str):
    found = part("masks_and_decoding", 5)
    affected = int((masks.causal(7, 7) if mask == "causal" else masks.bidirectional(7, 7))[:, 2].sum())
    assert found.question.is_right(str(affected)) is (mask == "causal")
    seen = masks.causal(7, 7)[:, shown(found).mask_changed].sum()  # bars in the picture
    assert not found.question.is_right(str(int(seen)))


def test_earlier_outputs_are_computed_again_without_a_mask_alone():
    found, again = part("masks_and_decoding", 6), 0
    for newest in range(1, 7):
        beside = said(found, "grown_words", mask_grown=newest)
        earlier = "earlier word" if newest == 1 else "earlier words"
        assert f"Nothing hidden: {newest} of {newest} {earlier} may attend to the new word" in beside
        assert f"Under the causal mask: 0 of {newest} {earlier} may attend to the new word" in beside
        again += newest
    assert found.question.is_right(str(again))
    assert not any(found.question.is_right(printed) for printed in ("0", "6"))  # which the pictures show


def test_one_new_word_needs_seven_weights():
    found = part("masks_and_decoding", 7)
    assert found.question.goal.is_reached(found.page, shown(found, new_tokens=1))
    assert "1 × 7 = 7 weights" in said(found, "decoding_words", new_tokens=1)


# ---- why we scale ----


def test_eight_times_the_scores():
    found, scores = part("why_we_scale", 1), torch.tensor(SCORES)
    before, after = (100 * torch.softmax(times * scores, -1).max().item() for times in (1, 8))
    assert right(found) == f"It grows from {before:.0f} % to {after:.0f} %."


def test_from_fifteen_on_one_weight_is_above_95_percent():
    goal, scores = part("why_we_scale", 2).question.goal, torch.tensor(SCORES)
    for multiplier in torch.arange(0, 32.5, 0.5).tolist():
        above = torch.softmax(multiplier * scores, -1).max().item() > 0.95
        assert goal.is_reached("sharpness", View(multiplier=multiplier)) is above


def test_scores_of_a_wide_head_are_divided_by_eight():
    found = part("why_we_scale", 3)
    assert scaling.variance_in_theory(64, 1, WAYS["none"], "gaussian") == 64
    assert found.question.is_right(str(int(math.sqrt(64))))
    assert not found.question.is_right("64")


def test_an_unscaled_wide_head_has_one_large_weight():
    found = part("why_we_scale", 4)
    assert "87 % on average without dividing, 11 % when scores" in said(found, "sizes_words", head_size=128)
    assert found.question.is_right("87")
    assert not found.question.is_right("11")
    printed = re.search(r"(\d+) % on average without dividing", said(found, "sizes_words"))[1]  # in the picture, too
    assert not found.question.is_right(printed)


def test_the_largest_scaled_weight_lies_in_the_range_that_is_said():
    """Over every width of the slider, from the curve that the page draws."""
    view = shown(part("why_we_scale", 5))
    curve = scaling.against_head_size(range(1, 129), 64, view.seed, view.init, view.d_model)["head"].largest
    ends = [round(100 * end(curve)) for end in (min, max)]
    for name, to in (("why_we_scale", "to"), ("why_we_scale.de", "bis"), ("why_we_scale.es", "y")):
        text = (library.SHIPPED / f"{name}.md").read_text(encoding="utf-8")
        assert f" {ends[0]} {to} {ends[1]} %" in text, name


def test_scaling_or_a_high_temperature_uses_more_keys():
    found = part("why_we_scale", 6)
    goal = found.question.goal
    assert round(sharpness.effective_keys(row(shown(found))).item()) == 1
    ways = ({"power": 0.5}, {"temperature": 20}, {"scale": "model"}, {"temperature": 0.1}, {"mask": "causal"})
    assert [goal.is_reached(found.page, shown(found, **way)) for way in ways][:2] == [True, True]
    assert [goal.is_reached(found.page, shown(found, **way)) for way in ways][3:] == [False, False]
