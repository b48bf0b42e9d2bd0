"""The lesson on a trained model: every number and every claim of it is the shipped model's."""

import torch

from attn_core import models
from attn_core.models import head_scores, spelling
from attn_core.models.experiments import EXPERIMENTS
from pages.lessons import library
from pages.lessons.format import Part
from pages.text import languages, numbers
from pages.view import link, settings
from tests.panels.test_whole_model import parts as parts_of_layer

MODEL = models.load("tiny")
COPY, PRONOUN = (EXPERIMENTS[name].text for name in ("copy", "pronoun"))
LESSON = "heads_of_a_trained_model"


def part(place: int) -> Part:
    return library.opened(LESSON).lesson.parts[place - 1]


def both(place: int) -> list[str]:
    """Return all that a part says, in every language, with a decimal point."""
    said = []
    for lang in languages.LANGUAGES:
        with languages.speaking(lang):
            found = part(place)
        said.append(" ".join([*found.sentences, found.explanation, found.hint]).replace(",", "."))
    return said


def run(text: str, operations: str = "") -> models.ModelRun:
    return models.run(MODEL, MODEL.encode(text), spelling.read(operations))


def share(text: str, operations: str, word: str) -> str:
    return numbers.percent(dict(run(text, operations).next_words(40))[word])


def read(place: int) -> str:
    """Return the sentence that the page of a part shows."""
    found = part(place)
    return settings.complete(found.page, link.read(dict(found.values))[0])["model_text"]


def test_the_mlp_adds_more_than_attention_and_she_depends_on_attention():
    before, attention, mlp, _ = parts_of_layer(PRONOUN, 3, 7)
    assert read(1) == PRONOUN
    ratio = mlp.norm().item() / attention.norm().item()
    assert part(1).question.is_right(f"{ratio:.1f}")
    assert not part(1).question.is_right(f"{mlp.norm().item() / before.norm().item():.1f}")
    for said in both(1):
        assert f"{mlp.norm().item():.2f} ÷ {attention.norm().item():.2f} = {ratio:.1f}" in said
    assert run(PRONOUN).next_words(1)[0][0] == "she"
    assert dict(run(PRONOUN, "off_3_all").next_words(40))["she"] < 0.4


def test_the_heads_of_layer_3_copy_words_that_the_model_does_not_know():
    assert read(2) == COPY
    layer = run(COPY).trace(3).weights[0]
    assert {*map(head_scores.job, head_scores.scores(layer, MODEL.encode(COPY).labels))} == {"induction"}
    assert MODEL.encode(COPY).labels[int(layer[2, 5].argmax())] == "zat"
    text = "blick toma wug. blick toma"
    assert text in part(2).question.text
    assert part(2).question.choices[part(2).question.right - 1] == run(text).next_words(1)[0][0] == "wug"
    assert {word for _, word in MODEL.encode(text).unknown} == {"blick", "toma", "wug"}


def reached_by(found: Part, operations: str) -> bool:
    """Whether a part's goal is open, and reached by these operations, and not by others."""
    view, goal = link.view(dict(found.values), found.page), found.question.goal
    assert (goal.name, goal.value) == ("operations", operations)
    return [goal.is_reached(found.page, view.but(operations=each)) for each in ("", "off_0_0", operations)] == [
        False,
        False,
        True,
    ]


def test_without_one_head_nothing_is_copied():
    found, operations = part(3), "off_1_0"
    assert read(3) == COPY
    assert reached_by(found, operations)
    without = run(COPY, operations)
    assert head_scores.job(head_scores.scores(run(COPY).weights[1][:1], MODEL.encode(COPY).labels)[0]) == "near"
    assert (share(COPY, "", "zat"), without.next_words(1)[0][0]) == ("> 99 %", ".")
    assert without.merged[int(run(COPY).merged.argmax())] < 0.01
    weights = [numbers.percent(each.trace(3).weights[0, 2, 5, 2].item()) for each in (without, run(COPY))]
    for said in both(3):
        assert all(weight in said for weight in weights)


def test_one_arrow_decides_between_he_and_she():
    found, operations = part(4), "cut_3_1_7_4"
    assert read(4) == PRONOUN
    assert reached_by(found, operations)
    assert int(run(PRONOUN).trace(3).weights[0, 1, 7].argmax()) == 4
    assert run(PRONOUN, operations).next_words(1)[0][0] == "he"
    shares = [share(PRONOUN, operations, "he"), share(PRONOUN, "", "she"), share(PRONOUN, operations, "she")]
    for said in both(4):
        assert [each for each in shares if each not in said] == []


def test_a_head_with_the_clearest_pattern_can_go():
    found = part(5)
    assert read(5) == COPY
    base = run(COPY)
    assert numbers.percent(base.trace(3).weights[0, 2, 5, 2].item()) == "96 %"
    assert found.question.right == 3
    without = share(COPY, "off_3_2", "zat")
    assert int(without.removesuffix(" %")) > 90
    for said in both(5):
        assert "96 %" in said
        assert without in said
    alone = [f"off_3_{head}" for head in range(4)]
    others = torch.tensor(
        [float(run(COPY, "~".join(alone[:2] + alone[3:])).merged.max()), float(run(COPY, "off_3_2").merged.max())]
    )
    assert (others > 0.9).all()  # head 2 alone is enough, and so are the others without it
    assert int(run(COPY, "off_3_all").merged.argmax()) != int(base.merged.argmax())
