"""Which choice is right, computed apart from the kinds: from the scene's vectors and projections, with attend() alone."""

from collections.abc import Callable

import torch
from torch import Tensor

from attn_core import AttentionConfig, AttentionTrace, attend, masks, mistakes
from attn_core.mistakes import symptoms
from attn_core.practice import Question
from attn_core.scene import Scene, attention_inputs


def attended(scene: Scene, words: tuple[str, ...] = (), allowed: Tensor | None = None, **config: float) -> AttentionTrace:
    """Return the attention of a scene's one head in float64, of other words or under another mask where they are given."""
    _, _, projections = attention_inputs(scene, "cpu")
    x = scene.inputs(words or scene.words).double()
    q, k, v = (x @ getattr(projections, name).double() for name in ("wq", "wk", "wv"))
    return attend(q, k, v, allowed, AttentionConfig(**config))


def only(question: Question, is_right: Callable[[object], bool]) -> int:
    """Return the place of the one choice that is right; AssertionError where there are none or several."""
    right = [place for place, choice in enumerate(question.choices) if is_right(choice)]
    assert len(right) == 1, (question, right)
    return right[0]


def pattern(scene: Scene) -> Tensor:
    """Return the mask of a scene (T, T), put together here."""
    size = len(scene.words)
    causal, distance = masks.causal(size, size), torch.arange(size)[:, None] - torch.arange(size)[None]
    return {
        "none": masks.bidirectional(size, size),
        "causal": causal,
        "window": causal & (distance <= scene.window),
        "prefix": causal | (torch.arange(size) < scene.prefix),
        "strided": causal & (distance % scene.window == 0),
    }[scene.mask]


def colder(question: Question) -> int:
    row = attended(question.scene, allowed=pattern(question.scene), temperature=0.5).weights[question.query]
    winner = int(row.argmax())

    def is_right(choice: object) -> bool:
        if isinstance(choice, tuple):
            return choice[0] == winner and abs(choice[1] - 100 * float(row[winner])) <= 1
        return choice == winner

    return only(question, is_right)


def causal_row(question: Question) -> int:
    row = attended(question.scene, allowed=pattern(question.scene)).weights[question.query]
    return only(question, lambda choice: max(abs(a - 100 * float(b)) for a, b in zip(choice, row, strict=True)) <= 1)


def which_output(question: Question) -> int:
    output = attended(question.scene).output[question.query]
    return only(question, lambda choice: max(abs(a - float(b)) for a, b in zip(choice, output, strict=True)) < 0.051)


def unscaled(question: Question) -> int:
    row = attended(question.scene, allowed=pattern(question.scene), scale=1.0).weights[question.query]
    count = float((-(row * row.clamp(min=1e-300).log()).sum()).exp())
    return only(question, lambda choice: abs(choice - count) < 0.051)


def who_moves(question: Question) -> int:
    scene, place = question.scene, question.fact("place")
    words = list(scene.words)
    words[place] = question.fact("another")
    before = attended(scene, allowed=pattern(scene)).output
    moved = (attended(scene, words=tuple(words), allowed=pattern(scene)).output - before).abs().amax(-1)
    rows = tuple(row for row in range(len(words)) if moved[row] > 1e-9)
    return only(question, lambda choice: choice == rows)


def which_bug(question: Question) -> int:
    """The mistake that, run anew, gives the weights that the question shows."""
    seen = question.asked[-1].values

    def is_right(choice: str) -> bool:
        at = symptoms.plane(mistakes.run(choice, question.scene), 0)
        rows = zip(seen, at.wrong.tolist(), at.undefined.tolist(), strict=True)
        return all(
            cell == "NaN" if off else cell != "NaN" and abs(cell - number) < 0.05
            for cells, numbers, undefined in rows
            for cell, number, off in zip(cells, numbers, undefined, strict=True)
        )

    return only(question, is_right)


ORACLES = {"todays_bug": which_bug} | {
    each.__name__: each for each in (colder, causal_row, which_output, unscaled, who_moves, which_bug)
}
