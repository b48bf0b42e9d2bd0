"""Kinds and sizes separate what takes long from what doesn't, before anything is computed; the environment sets limits."""

import json
from dataclasses import replace
from urllib.parse import urlencode

import pytest

from attn_core import scene, training
from attn_core.letter_model import Settings
from pages.answers import answer, cost, page_boards
from pages.answers.answer import Question
from pages.board.layout import Cost
from pages.server.limits import LIMITS, Limits, from_environment
from pages.view import link, menu, settings, traced_view

WIDE = {"heads": 8, "head_size": 128, "d_model": 256}
MEASURED = {  # page, tokens (0: the default text), other settings, boards ("": all), file → whether it is expensive
    False: [
        *(("explore", 0, {}, "lead heatmaps sharpness ledger", ""), ("explore", 512, {}, "heatmaps", "")),
        *(("order_and_batch", 64, WIDE, "", "notebook"), ("surgery", 0, {}, "ten_heads", "")),
    ],
    True: [
        *(("explore", 64, {}, "", ""), ("explore", 512, WIDE, "verified", ""), ("query_key_value", 0, {}, "letters", "")),
        *(
            ("loops", 64, WIDE, "walk", ""),
            ("averaging", 64, WIDE, "", "report"),
            ("explore", 0, {}, "", "picture:bars.png"),
        ),
        *(("explore", 512, WIDE, "", "table:heatmap"), ("surgery", 0, {"model_text": "the dog. " * 22}, "ten_heads", "")),
    ],
}


def asked(page: str, tokens: int, said: dict[str, object], boards: str, file: str) -> Question:
    text = {"text": " ".join(f"w{n}" for n in range(tokens))} if tokens else {}
    names = boards.split() or ([] if file else list(page_boards.boards(page)))
    return Question(page, link.from_query(urlencode({**text, **said})), names, {}, take=file)


def test_what_takes_long_is_expensive_what_does_not_is_cheap_and_nothing_is_computed_for_that(monkeypatch):
    """Also the smallest long scene, so that only one of them takes 100 MB at a time."""
    monkeypatch.setattr(scene, "see", lambda setting: pytest.fail("computed"))
    for long, (page, tokens, said, boards, file) in ((long, each) for long, listed in MEASURED.items() for each in listed):
        assert cost.is_expensive(asked(page, tokens, {**said, "seed": 99}, boards, file)) == long, (page, boards, file)
    for page in menu.PAGES:
        boards = page_boards.boards(page)
        expensive = {name for name in boards if cost.is_expensive(asked(page, 0, {}, name, ""))}
        assert {name for name in expensive if boards[name].cost is not Cost.TRAINED} <= {"take"}, page
    monkeypatch.setattr(traced_view, "EXPLORE_TOKENS", settings.LONGEST)
    assert cost.is_expensive(asked("explore", 513, {"heads": 8, "head_size": 1, "d_model": 8}, "lead", ""))


def test_a_training_begins_in_the_server_and_goes_on_beside_it(monkeypatch):
    """Who has nothing of it yet gets its first moment, and asks again; a table of it, too, which else wouldn't grow."""
    monkeypatch.setattr(answer, "GLANCE", 0)
    first = Question("train", link.from_query("seed=77"), ["vowels", "table_vowel_losses", "program"], {})
    assert (cost.opens(first), cost.is_expensive(first)) == (True, False)
    boards = json.loads(answer.answer(first))["boards"]
    assert [boards[name]["waiting"] for name in first.boards] == [True, True, False]
    assert training.train("vowels", Settings(), 77).is_complete
    again = first._replace(have={"vowels_weights": "known"})
    assert (cost.opens(again), cost.is_expensive(again)) == (False, True)
    boards = json.loads(answer.answer(again))["boards"]
    assert [boards[name]["waiting"] for name in first.boards] == [False] * 3


def test_a_pinned_view_costs_and_is_refused_as_any_other_and_all_that_controls_set_is_computed(monkeypatch):
    """One that is 392 multiplications is computed, one of 784 is not, beside a view that is computed."""
    one = asked("explore", 512, {}, "heatmaps", "")
    two = one._replace(view=one.view.but(compare=urlencode({"text": one.view.text, **WIDE})))
    assert (cost.is_expensive(one), cost.is_expensive(two)) == (False, True)
    assert cost.refusal(asked("explore", 600, {**WIDE, "mask": "causal"}, "", "")) == ""
    monkeypatch.setattr(cost, "LIMITS", replace(LIMITS, multiplications=500))
    small = link.from_query("projections=random&heads=1&head_size=8")
    compared = [small.but(compare=f"projections=random&heads=1&head_size={size}") for size in (8, 16)]
    refused = [cost.refusal(one._replace(view=view)) for view in (small, *compared)]
    assert [sentence == "" for sentence in refused] == [True, True, False]
    assert all(size in refused[2] for size in ("784", "500"))


def test_every_limit_is_a_variable_of_the_environment_and_one_that_is_none_is_refused_with_its_name():
    assert from_environment({}) == Limits()
    given = {"ATTENTION_SESSIONS": "7", "ATTENTION_SECOND_PROCESS": "0", "SESSIONS": "8"}
    assert from_environment(given) == Limits(sessions=7, second_process=0)
    for wrong in ("ATTENTION_SESSIONS=many", "ATTENTION_CONNECTIONS=0", "ATTENTION_SECOND_PROCESS=-1"):
        with pytest.raises(ValueError, match=f"^{wrong}: "):
            from_environment(dict([wrong.split("=")]))
