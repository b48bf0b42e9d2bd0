"""The largest cost of a question, counted in tokens, numbers, characters and bytes, for any link."""

import itertools
import json
from collections.abc import Callable, Iterator
from typing import NamedTuple
from urllib.parse import urlencode

import pytest
from torch import Tensor

from attn_core import cache
from pages import registry
from pages.answers import answer, page_boards
from pages.answers.question import LONGEST_QUESTION
from pages.view import link, menu, settings, traced_view
from tests.forged import Forger

WORDS = " ".join(f"word{i}" for i in range(2000))
TEXTS = {
    "many words": WORDS,
    "long words": " ".join("é" * 150 + f"{i:03d}" for i in range(64)),
    "markup": " ".join("a'-" * 50 + f"<{i}>" for i in range(64)),
    "one letter": "a" + "\u0301" * 20_000,
    "many letters": "".join(map(chr, range(0x4E00, 0x4E00 + 9000))),
}
LARGEST = {  # every number of a link at the end at which there is most to compute
    **{"heads": 8, "head_size": 128, "d_model": 256, "window": 4096, "prefix": 4096, "dropout": 0.5, "power": 1},
    **{"seed": 999_999, "grown": 200, "trained": 1600},
    **{"query": 4095, "head": 63, "rows_from": 4095, "columns_from": 4095, "key": 63, "dimension": 127, "averaging_row": 63},
    **{"looker": 63, "sought": 63, "pull": 8, "example_step": 17, "mask_prefix": 64, "mask_padding": 63, "mask_rounds": 8},
    **{"mask_changed": 63, "mask_grown": 63, "order_shuffle": 999, "order_other": 63, "order_distance": 16, "batch_size": 4},
    **{"batch_tokens": 8, "batch_example": 3, "multiplier": 32, "constant": 200, "new_tokens": 64, "mistake_head": 7},
    **{
        "divide_into": 16,
        "layers": 4,
        "rotary_base": 100_000_000,
        "layer_reach": 4,
        "context": 64,
        "cursor": 4 * 64**2,
        "draws": 1000,
        "layer": 99,
    },
    **{
        "quiz": 999_999,
        "clock_place": 100,
        "clock_distance": 32,
        "written": 63,
        "block_size": 8,
        "train_layers": 2,
        "train_rate": 1,
        "train_size": 64,
        "train_step": 195,
        "quiz_version": 2,
        "level": 3,
        "question": 20,
        "practice_temperature": 5,
        "part": 50,
        "quiz_count": 20,
    },
}
KINDS = {
    "self": {},
    "cross": {"kind": "cross", "mask": "prefix"},
    "learned": {"projections": "learned"},
    "same word": {"projections": "same"},
    "word vectors": {"projections": "meaning", "kind": "cross"},
    "letters": {"projections": "vowel", "tokens": "character"},
}


class Most(NamedTuple):
    """What one question for all of a page's boards may take: kB sent, MB kept; kB of a file."""

    sent: int
    kept: int
    file: int


MOST = {  # page → less than twice its measured cost
    "explore": Most(400, 120, 10_000),
    "worked_examples": Most(40, 25, 10),
    "start": Most(45, 3, 20),
    "averaging": Most(500, 35, 2500),
    "query_key_value": Most(1200, 55, 300),
    "weighted_sum": Most(600, 45, 300),
    "sharpness": Most(200, 25, 50),
    "masks": Most(250, 30, 40),
    "order_and_batch": Most(180, 30, 5000),
    "self_and_cross": Most(600, 30, 180),
    "heads": Most(1000, 110, 2500),
    "shapes": Most(70, 25, 10),
    "whole_model": Most(300, 10, 75),
    "todays_models": Most(100, 10, 10),
    "train": Most(200, 10, 20),
    "models": Most(350, 10, 30),
    "surgery": Most(110, 10, 35),
    "practice": Most(35, 4, 10),
    "lessons": Most(60, 5, 0),
    "write_lesson": Most(60, 5, 0),
    "check_your_own": Most(10, 1, 0),
    "model_cards": Most(20, 1, 0),
    "loops": Most(350, 100, 2500),
    "mistakes": Most(100, 45, 500),
}


def largest(text: str, **said: str) -> settings.View:
    """Return the view with the largest values of all names."""
    texts = dict.fromkeys(("text", "text2", "cross_text", "model_text", "patch_text", "train_text"), text)
    texts |= {"projections": "random"}
    texts |= {"rotary": "halves", "qk_norm": "rms", "cap": "2", "sink": "0"}
    texts["topics"] = "which_bug"  # of a quiz whose questions take longest
    return link.view({name: link.spelled(value) for name, value in LARGEST.items()} | texts | said)


def tensors(value: object) -> Iterator[Tensor]:
    """Yield all tensors that a kept result holds."""
    if isinstance(value, Tensor):
        yield value
    elif not isinstance(value, (type, Callable)):
        inside = (
            value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple, set, frozenset)) else ()
        )
        for part in (*inside, *getattr(value, "__dict__", {}).values()):
            yield from tensors(part)


def kept() -> list[tuple[object, int]]:
    """Return all cached results with their recorded sizes."""
    return [(value, cost) for _, value, cost in cache.SHARED.items()]


def test_every_number_of_a_link_is_at_its_largest():
    """But for the few whose size makes no more to compute."""
    numbers = {name for name, default in settings.DEFAULTS.items() if type(default) in (int, float)}
    assert numbers - LARGEST.keys() == {"temperature", "hide_key", "moment"}
    for name, value in LARGEST.items():
        if name not in ("dropout", "mask_padding"):
            with pytest.raises(ValueError, match="it must be"):
                link.parse(name, str(value + 1))


# ---- one question ----


HARDEST = [(page, "cross", "long words") for page in menu.PAGES]


@pytest.mark.parametrize("hardest", HARDEST, ids="-".join)
def test_the_largest_question_stays_in_proportion(hardest: tuple[str, str, str]):
    """No picture or table of a page has more cells than can be read, no trace more numbers than its tokens ask for."""
    page, kind, text = hardest
    most, tokens = MOST[page], traced_view.longest() if page == "explore" else settings.MAX_TOKENS
    cache.SHARED.clear()
    asked = answer.Question(page, largest(TEXTS[text], **KINDS[kind]), list(page_boards.boards(page)), {})
    assert len(answer.answer(asked)) < 1000 * most.sent
    assert cache.SHARED.used < 1_000_000 * most.kept
    numbers = max((tensor.numel() for value, _ in kept() for tensor in tensors(value)), default=0)
    assert numbers <= max(8 * tokens**2, 10**6)
    for name in registry.tables(page):
        assert len(answer.answer(asked._replace(take=f"table:{name}"))) < 1000 * most.file


@pytest.mark.parametrize("most", [settings.MAX_TOKENS, settings.LONGEST])
def test_no_more_tokens_are_read_than_a_page_shows(most: int):
    for text, said in itertools.product(TEXTS, KINDS.values()):
        found = traced_view.prepare(largest(TEXTS[text], **said), most)
        for tokens in (found.scene.words, found.scene.keys, found.queries, found.keys):
            assert len(tokens) <= most
        assert found.scene.origin.takes_any_text or len(found.queries) <= traced_view.MOST_READ


# ---- what a question says ----


def test_a_board_is_answered_once_however_often_it_is_asked_for():
    names = list(page_boards.boards("practice"))
    asked = {"n": 1, "page": "practice", "link": "", "have": {}}
    once = answer.reply(json.dumps({**asked, "boards": names}))
    assert answer.reply(json.dumps({**asked, "boards": names * 100})) == once
    assert answer.reply(json.dumps({**asked, "boards": [*names, *map(str, range(5000))]})) == once


def test_a_question_that_is_too_long_is_not_even_read(monkeypatch: pytest.MonkeyPatch):
    question = json.dumps({"n": 1, "page": "explore", "link": "", "boards": ["lead"]})
    assert "boards" in json.loads(answer.reply(question.ljust(LONGEST_QUESTION)))
    monkeypatch.setattr(json, "loads", None)
    assert f" {LONGEST_QUESTION} " in answer.reply(question.ljust(LONGEST_QUESTION + 1))


# ---- many questions ----


def test_many_questions_keep_no_more_than_their_bound_and_nothing_that_is_kept_grows(monkeypatch: pytest.MonkeyPatch):
    """A result's size is recorded when it is cached, so it must not grow later."""
    cache.SHARED.clear()
    monkeypatch.setattr(cache.SHARED, "limit", 20_000_000)
    forger = Forger(5)
    for number in range(20):
        page = menu.PAGES[number % len(menu.PAGES)]
        said = {name: str(forger.below(60)) for name in ("seed", "query", "head_size", "cursor", "temperature")}
        said |= {"projections": forger.choice(list(settings.SOURCES)), "heads": str(1 + forger.below(settings.MOST_HEADS))}
        said |= {"text": WORDS[: forger.below(3000)] if number % 5 == 0 else f"bat {forger.below(999)} owl"}
        boards = forger.sample(list(page_boards.boards(page)), 3)
        question = {"n": 1, "page": page, "link": urlencode(said), "boards": boards, "have": {}}
        assert "boards" in json.loads(answer.reply(json.dumps(question)))
        assert cache.SHARED.used == sum(cost for _, cost in kept()) <= cache.SHARED.limit
    assert len(kept()) > 50
    assert [(key[0], cost) for key, value, cost in cache.SHARED.items() if cache.size(value) > cost + 1000] == []
