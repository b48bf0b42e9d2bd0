"""Questions about attention, made from a scene's own numbers: the registry of their kinds, and the quizzes."""

import hashlib
from collections.abc import Sequence
from typing import Any

import torch
from torch import Generator

from attn_core.cache import remember
from attn_core.practice import (
    causal_row,
    choices,
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
    todays,
    unscaled,
    which_bug,
    which_output,
    who_moves,
)
from attn_core.practice.question import LEVELS, Draft, Kind, Plane, Question, Verdict, shuffled, whole

__all__ = [
    "KINDS",
    "LATEST",
    "LEVELS",
    "VERSIONS",
    "Kind",
    "Plane",
    "Question",
    "Verdict",
    "generator",
    "kind_of",
    "kinds",
    "of_kind",
    "question",
]

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
        todays.CACHE,
        todays.DISTANCE,
        todays.CAP,
        todays.SINK,
        which_bug.TODAYS_KIND,
    )
}
OF_VERSION_1 = (
    *("colder", "causal_row", "which_output", "unscaled", "who_moves", "which_bug", "goal_temperature", "row_of_bars"),
    *("hidden_key", "swapped_words", "dot_product", "weight_ratio", "tie_at_zero", "hot_end", "dropped_weights"),
    *("mask_polarity", "weights_shape", "divisor", "half_heads"),
)
VERSIONS: dict[int, tuple[str, ...]] = {  # version → the kinds from which its quizzes draw; a new kind goes into a new one
    1: OF_VERSION_1,
    2: (*OF_VERSION_1, "cache_bytes", "rotary_distance", "capped_score", "sink_share", "todays_bug"),
}
LATEST = max(VERSIONS)
MOST_DRAWS = 1000  # until a kind has made a question; each needs a few
FRESH, LATER = 100, 200  # draws of a kind after which a quiz of few topics repeats questions that are not the latest, or any
LATEST_ASKED = 2


def generator(*of: object) -> Generator:
    """Return random numbers that depend on these values alone."""
    seed = hashlib.sha256(repr(of).encode()).digest()[:8]
    return Generator().manual_seed(int.from_bytes(seed, "big") >> 1)


def kinds(level: int, version: int = 1, topics: Sequence[str] = ()) -> list[str]:
    """Return the kinds that a quiz has on a level: all of its version, or those among its topics, which may be none."""
    listed = [token for token in VERSIONS[version] if level in KINDS[token].levels]
    return [token for token in listed if token in topics] if topics else listed


def kind_of(quiz: int, level: int, number: int, version: int = 1, topics: Sequence[str] = ()) -> str:
    """Return the kind at a place of a quiz: its kinds in turn, none twice in a row where there are several.

    topics: the only kinds that the quiz has, () for all; ValueError where the level has none of them
    """
    tokens = kinds(level, version, topics)
    if not tokens:
        raise ValueError(f"level {level} has no question about {', '.join(topics)}")
    turn, place = divmod(number - 1, len(tokens))
    order = _order((version, quiz, level), turn, len(tokens))
    return tokens[order[place]]


def _order(quiz: tuple[int, ...], turn: int, count: int) -> list[int]:
    """Return the order of the kinds in one turn; it doesn't begin with the last kind of the turn before."""
    order = torch.randperm(count, generator=generator("kinds", *quiz, turn)).tolist()
    if turn and count > 1 and order[0] == _order(quiz, turn - 1, count)[-1]:
        order[0], order[1] = order[1], order[0]
    return order


def question(quiz: int, level: int, number: int, version: int = 1, topics: tuple[str, ...] = ()) -> Question:
    """Return a question of a quiz, the same for everybody: number counts from 1; topics: see `kind_of`."""
    return of_kind(kind_of(quiz, level, number, version, topics), quiz, level, number, version, topics)


@remember
def of_kind(token: str, quiz: int, level: int, number: int, version: int = 1, topics: tuple[str, ...] = ()) -> Question:
    """Return a question of a kind at a place of a quiz.

    Its random numbers follow from these arguments alone. A draft that would have two right answers, too few choices, or
    that repeats an earlier question of the quiz, is drawn again. A quiz of few topics may have no other question left: it
    asks one again that is not among the latest. ValueError for a level that the kind doesn't have.
    """
    kind, place = KINDS[token], (version, token, quiz, level, number)
    if level not in kind.levels:
        raise ValueError(f"level must be one of {kind.levels} for {token!r}, got {level}")
    rank = whole(generator(*place, "rank"), 0, choices.COUNT - 1)  # for all drafts, though fewer of them may allow it
    earlier = [n for n in range(1, number) if kind_of(quiz, level, n, version, topics) == token]
    for attempt in range(MOST_DRAWS):
        draw = generator(*place, attempt)
        draft = kind.make(draw, level)
        asked = draft and _placed(kind, place, draft, rank, draw)
        avoided = earlier[_first_avoided(attempt, len(earlier)) if topics else 0 :]
        if asked and not any(asked.repeats(of_kind(token, quiz, level, n, version, topics)) for n in avoided):
            return asked
    raise ValueError(f"no question {token!r} in {MOST_DRAWS} draws")


def _first_avoided(attempt: int, count: int) -> int:
    """Return the first of so many earlier questions that a draft of a quiz of few topics must not repeat."""
    if attempt < FRESH:
        return 0
    return max(0, count - LATEST_ASKED) if attempt < LATER else count


def _placed(kind: Kind, place: tuple[Any, ...], draft: Draft, rank: int, draw: Generator) -> Question | None:
    """Return a draft as a question whose right choice has this rank, None where its misconceptions don't allow that."""
    version, token, quiz, level, number = place
    listed: tuple[tuple[object, ...], int] = (), 0
    if kind.answered_by == "choice":
        wrong = choices.wrong(draft.truth, draft.wrong, rank, kind.order, draft.apart)
        if wrong is None:
            return None
        listed = shuffled(draw, draft.truth, wrong)
    facts, planes = tuple(draft.facts.items()), (tuple(draft.asked), tuple(draft.solved))
    seen = draft.scene, draft.head, draft.query
    return Question(token, level, quiz, number, *seen, facts, *planes, *listed, version)
