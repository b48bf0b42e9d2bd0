"""What the page about queries, keys and values says in parts: formulas, lists of features and products."""

from collections.abc import Mapping, Sequence

from attn_core.sources import trained
from pages.text import feature_names, formulas, markdown
from pages.text.languages import Words

words, deeper = Words("query_key_value"), Words("query_key_value_deeper")
pairs, row = Words("query_key_value_pairs"), Words("row")

PROJECTED_FORMULA = r"q=x\,W_Q\qquad k=x\,W_K\qquad v=x\,W_V"
SCORE_FORMULA = r"q\cdot k=\sum_{d} q_d\,k_d"
FEW = 3  # words that a sentence names


def _text(name: str) -> str:
    return rf"\text{{{words.FORMULAS[name]}}}"


def trained_formula() -> str:
    mean = rf"\operatorname*{{{words.FORMULAS['mean']}}}_{{{_text('vowels')}}}"
    step = rf"W\leftarrow W-{formulas.number(trained.RATE)}\,\frac{{\partial\,{_text('loss')}}}{{\partial W}}"
    return rf"{_text('loss')}={mean}\,\sum_j t_j\ln\frac{{t_j}}{{w_j}}\qquad {step}"


def not_x_formula() -> str:
    weights = _text("weights")
    return rf"{_text('output')}={weights}\;V\quad{_text('not')}\quad{weights}\;X"


def two_formula() -> str:
    return rf"x\,W_Q\,W_K^\top x^\top\quad{_text('against')}\quad x\,W\,W^\top x^\top"


def look_up_formula() -> str:
    largest = rf"\text{{{words.FORMULAS['with_largest']} }}"
    return rf"{_text('temperature')}\to 0:\quad {_text('output')}=v_{{j}}\;\;{largest}q\cdot k_j"


# ---- what stands above pictures ----


def projected_name(job: str, ends: Mapping[str, float], names: Sequence[str], twice: str) -> str:
    """Return what stands above queries, keys and values; ends: letter → where its colours end; names: of the columns.

    twice: what the number in a word's label means, where there is one
    """
    return pairs.projected_name(job=job, notes=(_colours(ends), *_signs(names)), twice=twice)


def products_name(width: int, unused: int, ends: Mapping[str, float], names: Sequence[str]) -> str:
    """ends: where the colours of each row end, () where numbers stand on the cells."""
    notes = ((_colours(ends),) if ends else ()) + _signs(names)
    return pairs.products_name(width=width, unused=unused, notes=notes)


def _colours(ends: Mapping[str, float]) -> str:
    """Return the colour scales, those together that end at the same number."""
    together = {end: ", ".join(name for name in ends if ends[name] == end) for end in ends.values()}
    if len(together) > 1:
        return pairs.colour_scale(ends=[f"{names} ±{end:.3g}" for end, names in together.items()])
    return pairs.colour_scale(ends=[f"±{end:.3g}" for end in together])


def _signs(names: Sequence[str]) -> tuple[str, ...]:
    """Return the meaning of the signs that stand for words in the names of columns."""
    signs = {sign: row.FEATURE_STARTS[start].strip() for start, sign in feature_names.SIGNS.items() if sign}
    there = {sign: word for sign, word in signs.items() if any(sign in name for name in names)}
    return tuple(pairs.sign_means(sign=sign, word=word) for sign, word in there.items())


def features(names: Sequence[str]) -> str:
    """Return a few features, as they stand in a sentence; "" for none."""
    few = tuple(f"**{markdown.plain(name)}**" for name in names[:FEW])
    return row.features(names=few, beyond=max(len(names) - FEW, 0)) if names else ""


# ---- scores ----


def largest_task(query: str, key: str, score: float, largest: bool) -> tuple[str, str]:
    """Return what to try where numbers have no names."""
    return pairs.largest_task(query=query), pairs.largest_done(key=key, score=score) * largest
