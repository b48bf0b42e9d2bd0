"""Two students at once on an installed model: each is answered about the sentence of their own, and none is refused."""

import asyncio

import pytest
import torch

from attn_core import models
from attn_core.models import spelling
from attn_core.models.experiments import EXPERIMENTS
from pages.text import numbers
from tests.browser.serving import serving
from tests.load.classroom import run
from tests.load.student import Student
from tests.screen import without_tags

EXPERIMENT = EXPERIMENTS["capital"]
ASKED = {  # what each of two students asks at one time, one after another: a sentence, and operations
    "first": [(EXPERIMENT.text, ""), (EXPERIMENT.text, EXPERIMENT.operations), ("The cat sat on the", "off_20_all")],
    "second": [(EXPERIMENT.other, ""), ("Once upon a time, there was a", ""), (EXPERIMENT.other, EXPERIMENT.operations)],
}
BOARDS = ("lead", "next")
Answer = tuple[str, list[float]]  # the first sentence of the page, and the probabilities of its bars

pytestmark = pytest.mark.skipif(
    not models.entry(EXPERIMENT.model).available, reason=f"{EXPERIMENT.model} is not installed on this machine"
)


async def _asks(address: str, asked: list[tuple[str, str]], answers: list[Answer]) -> None:
    """Ask about one sentence after another; what the server has no time for yet is asked again, as a browser does."""
    said = {"model": EXPERIMENT.model, "layer": 23, "head": 4, "query": 5}
    async with Student(address, page="surgery", boards=BOARDS, **said) as student:
        for text, operations in asked:
            student.link |= {"model_text": text, "operations": operations}
            answer = await student.ask()
            assert "error" not in answer
            lead = without_tags(student.seen.html("lead"))
            answers.append((lead, student.seen.tables("next_word")["bars"]["now"]))


def test_two_students_at_once_are_each_answered_about_their_own_sentence():
    """The word and the probabilities are those of the core, whichever of the two came first."""
    found: dict[str, list[Answer]] = {name: [] for name in ASKED}

    async def both(address: str) -> None:
        await asyncio.gather(*(_asks(address, ASKED[name], found[name]) for name in ASKED))

    with serving() as address:
        run(both(address))
    model = models.load(EXPERIMENT.model)
    for name, asked in ASKED.items():
        assert len(found[name]) == len(asked)
        for (text, operations), (lead, shares) in zip(asked, found[name], strict=True):
            before, now = (models.run(model, model.encode(text), spelling.read(done)) for done in ("", operations))
            word, share = now.next_words(1)[0]
            assert f"“{word.strip()}”" in lead.replace("“ ", "“")
            assert numbers.percent(share).replace("\u00a0", " ") in lead
            listed = torch.maximum(before.merged, now.merged).topk(len(shares)).indices
            assert shares == pytest.approx(now.merged[listed].sort(descending=True).values.tolist(), abs=1e-4)
