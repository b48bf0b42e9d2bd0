"""Estimated costs order questions as measuring does, before anything is computed; the environment sets limits."""

from dataclasses import replace
from urllib.parse import urlencode

import pytest

from attn_core import scene
from pages.answers import cost, page_boards
from pages.answers.answer import Question
from pages.board.layout import Cost
from pages.server.limits import LIMITS, Limits, from_environment
from pages.text.languages import Words
from pages.view import link, menu, settings, traced_view

english = Words("limits", "en")
german = Words("limits", "de")

WIDE = {"heads": 8, "head_size": 128, "d_model": 256}
ALL = "all"  # the boards of a page
MEASURED = [  # page, tokens (0: the default text), other settings, boards, file, milliseconds of a processor for a new seed
    ("explore", 0, {}, "sharpness", "", 4),
    ("explore", 0, {}, "lead heatmaps sharpness ledger", "", 12),
    ("shapes", 64, {}, "pools", "", 5),
    ("masks", 64, WIDE, "graph_words", "", 6),
    ("averaging", 0, {}, "table_averaging_row", "", 6),
    ("explore", 128, {}, "heatmaps", "", 8),
    ("order_and_batch", 0, {}, "", "table:distance", 8),
    ("explore", 256, {}, "heatmaps", "", 11),
    ("order_and_batch", 64, WIDE, "", "notebook", 11),
    ("averaging", 64, WIDE, "hidden", "", 13),
    ("explore", 512, {"heads": 1}, "heatmaps", "", 16),
    ("explore", 512, {}, "heatmaps", "", 20),
    ("worked_examples", 64, WIDE, "take", "", 31),
    ("surgery", 0, {}, "ten_heads", "", 24),
    ("explore", 0, {}, ALL, "", 46),
    ("explore", 512, {"heads": 8}, "lead", "", 51),
    ("explore", 64, {}, ALL, "", 70),
    ("explore", 512, WIDE, "verified", "", 84),
    ("weighted_sum", 64, WIDE, "take", "", 94),
    ("query_key_value", 0, {}, "letters", "", 100),
    ("heads", 64, WIDE, "", "table:joined_heads", 100),
    ("explore", 128, {"heads": 8, "projections": "previous"}, ALL, "", 116),
    ("loops", 64, WIDE, "walk", "", 123),
    ("self_and_cross", 64, {}, ALL, "", 148),
    ("explore", 512, WIDE, ALL, "", 172),
    ("order_and_batch", 64, WIDE, "take", "", 188),
    ("averaging", 64, WIDE, "", "report", 259),
    ("mistakes", 64, WIDE, "finder", "", 388),
    ("explore", 512, WIDE, "", "table:row", 399),
    ("explore", 512, WIDE, "", "table:heatmap", 617),
    ("surgery", 0, {"model_text": "the dog near a cat. " * 11}, "ten_heads", "", 650),
    ("explore", 0, {}, "", "picture:bars.png", 300),
]


def asked(page: str, tokens: int, settings: dict[str, object], boards: str, file: str) -> Question:
    text = {"text": " ".join(f"w{n}" for n in range(tokens))} if tokens else {}
    names = list(page_boards.boards(page)) if boards == ALL else boards.split()
    return Question(page, link.from_query(urlencode({**text, **settings})), names, {}, take=file)


def ranks(values: list[float]) -> list[int]:
    return [sorted(values).index(value) for value in values]


def test_estimates_order_questions_as_measuring_does():
    estimated = ranks([cost.milliseconds(asked(*each[:5])) for each in MEASURED])
    measured = ranks([each[5] for each in MEASURED])
    count = len(MEASURED)
    differences = sum((a - b) ** 2 for a, b in zip(estimated, measured, strict=True))
    assert 1 - 6 * differences / (count**3 - count) > 0.9  # Spearman's rank correlation


@pytest.mark.parametrize("each", MEASURED, ids=lambda each: " ".join(map(str, (*each[:2], *each[3:]))))
def test_what_takes_long_is_expensive_and_what_does_not_is_cheap(each: tuple):
    estimate = cost.milliseconds(asked(*each[:5]))
    if each[5] >= 60:
        assert estimate > LIMITS.cheap_ms
    if each[5] <= 25:
        assert estimate <= LIMITS.cheap_ms


def test_the_smallest_long_scene_is_expensive(monkeypatch: pytest.MonkeyPatch):
    """Expensive questions are answered one after another, so that only one of them takes 100 MB at a time."""
    monkeypatch.setattr(traced_view, "EXPLORE_TOKENS", settings.LONGEST)
    question = asked("explore", 513, {"heads": 8, "head_size": 1, "d_model": 8}, "lead", "")
    assert cost.scene(question.view, "explore").is_long
    assert cost.milliseconds(question) > LIMITS.cheap_ms


def test_a_light_board_costs_the_same_whatever_the_text_is():
    assert cost.milliseconds(asked("explore", 512, WIDE, "actions share", "")) == 2 * cost.BOARD
    assert cost.milliseconds(asked("start", 64, WIDE, "senses", "")) == cost.BOARD


def test_nothing_is_computed_for_an_estimate(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(scene, "see", lambda setting: pytest.fail("computed"))
    for each in MEASURED:
        question = asked(*each[:5])
        assert cost.milliseconds(question._replace(view=question.view.but(seed=99))) > 0


def test_two_views_side_by_side_cost_both():
    one = asked("explore", 64, {}, "heatmaps", "")
    two = one._replace(view=one.view.but(compare=urlencode({"text": one.view.text, **WIDE})))
    assert cost.milliseconds(two) > 2 * cost.milliseconds(one)


def test_a_pinned_view_is_refused_as_any_other(monkeypatch: pytest.MonkeyPatch):
    """One that is 392 multiplications is computed, one of 784 is not, beside a view that is computed."""
    monkeypatch.setattr(cost, "LIMITS", replace(LIMITS, multiplications=500))
    small = link.from_query("projections=random&heads=1&head_size=8")
    assert (
        cost.refusal(small, "explore")
        == cost.refusal(small.but(compare="projections=random&heads=1&head_size=8"), "explore")
        == ""
    )
    assert "784 multiplications" in cost.refusal(small.but(compare="projections=random&head_size=16&heads=1"), "explore")


@pytest.mark.parametrize("page", menu.PAGES)
def test_each_board_of_a_default_page_comes_with_its_run(page: str):
    boards = page_boards.boards(page)
    expensive = {name for name in boards if cost.milliseconds(asked(page, 0, {}, name, "")) > LIMITS.cheap_ms}
    assert {name for name in expensive if boards[name].cost is not Cost.TRAINED} <= {"take"}


def test_by_default_all_that_controls_can_set_is_computed():
    largest = asked("explore", 600, {**WIDE, "mask": "causal"}, ALL, "")
    assert len(traced_view.prepare(largest.view, traced_view.longest()).scene.words) == 512
    assert cost.refusal(largest.view, "explore") == ""


# ---- limits ----


def test_every_limit_is_a_variable_of_the_environment():
    assert from_environment({}) == Limits()
    assert from_environment({"ATTENTION_SESSIONS": "7", "ATTENTION_SECOND_PROCESS": "0", "SESSIONS": "8"}) == Limits(
        sessions=7, second_process=0
    )


@pytest.mark.parametrize(
    ("name", "text", "rule"),
    [
        ("SESSIONS", "many", "ATTENTION_SESSIONS=many: it must be a whole number."),
        ("BODY_KB", "0", "ATTENTION_BODY_KB=0: it must be at least 1."),
        ("SECOND_PROCESS", "-1", "ATTENTION_SECOND_PROCESS=-1: it must be at least 0."),
    ],
)
def test_a_limit_that_is_none_is_refused_with_its_name(name: str, text: str, rule: str):
    with pytest.raises(ValueError, match=f"^{rule}$"):
        from_environment({f"ATTENTION_{name}": text})


@pytest.mark.parametrize("words", [english, german])
def test_each_sentence_names_the_value_and_the_rule(words):
    assert "1000" in words.full(most=1000)
    assert all(number in words.too_fast(rate=200, seconds=7) for number in ("200", "7 s"))
    assert "64 kB" in words.too_large(kilobytes=64)
    assert "6" in words.took_too_long(seconds=6)
    sizes = {"heads": 8, "head_size": 16, "queries": 31, "keys": 37}
    assert all(str(size) in words.too_much(**sizes, count=1, most=2) for size in sizes.values())


def test_a_code_of_a_long_address_is_no_cheap_question():
    """A code of 2,400 characters takes about 96 ms, one of 300 about 15."""
    costs = [
        cost.milliseconds(Question("explore", link.view({}), [], {}, qr="https://a.example/?" + "a" * count))
        for count in (300, 2400)
    ]
    assert costs[0] < LIMITS.cheap_ms < costs[1]
