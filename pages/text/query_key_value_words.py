"""What the page about queries, keys and values says in parts: formulas, lists of features and products, tasks."""

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


def token_name(query: str, width: int, features: Sequence[str]) -> str:
    return pairs.token_name(query=query, width=width, features=tuple(map(markdown.plain, features)))


def features(names: Sequence[str]) -> str:
    """Return a few features, as they stand in a sentence; "" for none."""
    few = tuple(f"**{markdown.plain(name)}**" for name in names[:FEW])
    return row.features(names=few, beyond=max(len(names) - FEW, 0)) if names else ""


# ---- scores ----


def match_task(query: str, key: str, looks: Sequence[str], meets: Sequence[str], findable: bool) -> tuple[str, str]:
    """Return what to try with a designed query; meets: what it finds in the key; findable: whether any key offers it."""
    done = pairs.match_done(query=query, key=key, meets=features(meets))
    question = pairs.match_task(query=query, looks=bool(looks), findable=findable)
    return question, done if looks and findable and meets else ""


def largest_task(query: str, key: str, score: float, largest: bool) -> tuple[str, str]:
    """Return what to try where numbers have no names."""
    return pairs.largest_task(query=query), pairs.largest_done(key=key, score=score) * largest


def swapped(query: str, key: str, score: float, difference: float | None) -> str:
    """Say the score of the same two words the other way round; difference: from their score, None for one word."""
    if difference is None:
        return pairs.SWAP_SAME
    compared = "more" if difference > 0 else "less" if difference else "same"
    return pairs.swapped(query=query, key=key, score=score, compared=compared, amount=abs(difference))


def swap_task(query: str, key: str, scores: tuple[float, float], done: bool, kind: str) -> tuple[str, str]:
    """scores: of the pair, and of the pair swapped; kind: see the message."""
    happened = pairs.swap_done(query=query, key=key, here=scores[0], there=scores[1])
    return pairs.swap_task(kind=kind), happened * (done and kind != "symmetric")


def one_matrix(query: str, key: str, two: Sequence[str], one: Sequence[str]) -> str:
    """two: the score of a pair, and of the pair swapped; one: with one matrix the score of both, and of each with itself."""
    (there, back), (both, own, other) = two, one
    compared = {"query_itself": own, "key_itself": other, "same": query == key}
    return deeper.one_matrix(query=query, key=key, there=there, back=back, both=both, **compared)


def look_up(best: Sequence[str], share: float, difference: float, temperature: float, dropout: bool) -> str:
    """Say what a look-up returns; best: the keys with the largest score; share: the largest weight."""
    count = len(best)
    named = [markdown.chip("key", name) for name in (best if count <= FEW else best[:FEW])]
    matches = named if count <= FEW else [*named, deeper.more_matches(count=count - FEW)]
    settings = {"temperature": temperature, "dropout": dropout}
    return deeper.look_up(matches=matches, count=count, share=share, difference=difference, **settings)


# ---- changes and training ----


def changes(largest: Mapping[str, float]) -> str:
    """largest: part → by how much it moved at most."""
    first, *others = [part for part in words.PARTS if largest[part]]
    more = tuple(words.part_by(part=words.PARTS[part], amount=largest[part]) for part in others)
    still = tuple(words.the_part(part=words.PARTS[part]) for part in words.PARTS if not largest[part])
    mixed = largest["output"] and not largest["v"]
    why = "values" if not largest["weights"] else "weights" if mixed else "none"
    return words.changes(part=words.PARTS[first], amount=largest[first], others=more, still=still, why=why)


def edited(counts: Mapping[str, int]) -> str:
    """counts: projection → how many of its numbers were changed by hand."""
    matrices = tuple(words.edited_numbers(letter=letter.upper(), count=count) for letter, count in counts.items())
    return words.edited(matrices=matrices, several=len(matrices) > 1)


def change_task(done: bool) -> tuple[str, str]:
    return words.CHANGE_TASK, words.CHANGE_DONE * done


def learned_task(target: float, fewest: int, before: float, done: bool) -> tuple[str, str]:
    """Return the question for the fewest steps to a share, and, once they are set, the answer; before: the share before."""
    return words.learned_task(target=target), words.learned_done(fewest=fewest, before=before) * done


def verified(difference: float) -> str:
    return markdown.badge(difference <= 1e-3, pairs.SUM_VERIFIED, difference)
