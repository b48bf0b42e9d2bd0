"""Questions about attention, made from a scene's own numbers: the registry of their kinds, and the quizzes."""

import hashlib

import torch
from torch import Generator

from attn_core.cache import remember
from attn_core.practice import (
    causal_row,
    colder,
    dropped_weights,
    goal_temperature,
    hidden_key,
    mask_polarity,
    row_of_bars,
    score_numbers,
    sizes,
    swapped_words,
    temperature_ends,
    unscaled,
    which_bug,
    which_output,
    who_moves,
)
from attn_core.practice.question import LEVELS, Draft, Kind, Plane, Question, Verdict

__all__ = ["KINDS", "LEVELS", "Kind", "Plane", "Question", "Verdict", "generator", "kind_of", "of_kind", "question"]

KINDS: dict[str, Kind] = {
    kind.token: kind
    for kind in (
        colder.KIND,
        causal_row.KIND,
        which_output.KIND,
        unscaled.KIND,
        who_moves.KIND,
        which_bug.KIND,
        goal_temperature.KIND,
        row_of_bars.KIND,
        hidden_key.KIND,
        swapped_words.KIND,
        score_numbers.DOT,
        score_numbers.RATIO,
        temperature_ends.TIE,
        temperature_ends.HOT_END,
        dropped_weights.KIND,
        mask_polarity.KIND,
        sizes.SHAPE,
        sizes.DIVISOR,
        sizes.NUMBERS,
    )
}
MOST_DRAWS = 1000  # until a kind has made a question; each needs a few


def generator(*of: object) -> Generator:
    """Return random numbers that depend on these values alone."""
    seed = hashlib.sha256(repr(of).encode()).digest()[:8]
    return Generator().manual_seed(int.from_bytes(seed, "big") >> 1)


def kind_of(quiz: int, level: int, number: int) -> str:
    """Return which kind stands at a place of a quiz: all of its level in turn, none twice in a row."""
    tokens = [token for token, kind in KINDS.items() if level in kind.levels]
    turn, place = divmod(number - 1, len(tokens))
    order = _order(quiz, level, turn, len(tokens))
    return tokens[order[place]]


def _order(quiz: int, level: int, turn: int, count: int) -> list[int]:
    """Return the order of the kinds in one turn; it doesn't begin with what ended the turn before."""
    order = torch.randperm(count, generator=generator("order", quiz, level, turn)).tolist()
    if turn and count > 1 and order[0] == _order(quiz, level, turn - 1, count)[-1]:
        order[0], order[1] = order[1], order[0]
    return order


def question(quiz: int, level: int, number: int) -> Question:
    """Return a question of a quiz, the same for everybody: number counts from 1."""
    return of_kind(kind_of(quiz, level, number), quiz, level, number)


@remember
def of_kind(token: str, quiz: int, level: int, number: int) -> Question:
    """Return a question of a kind at a place of a quiz.

    What would have two right answers, or two choices that print the same, is drawn again. ValueError for a level that the
    kind doesn't have.
    """
    kind = KINDS[token]
    if level not in kind.levels:
        raise ValueError(f"level must be one of {kind.levels} for {token!r}, got {level}")
    for attempt in range(MOST_DRAWS):
        draft = kind.make(generator(token, quiz, level, number, attempt), level)
        if draft and len(set(draft.choices)) == len(draft.choices):
            return _placed(token, quiz, level, number, draft)
    raise ValueError(f"no question {token!r} in {MOST_DRAWS} draws")


def _placed(token: str, quiz: int, level: int, number: int, draft: Draft) -> Question:
    planes = tuple(draft.asked), tuple(draft.solved)
    facts, choices = tuple(draft.facts.items()), tuple(draft.choices)
    return Question(token, level, quiz, number, draft.scene, draft.head, draft.query, facts, *planes, choices, draft.right)
