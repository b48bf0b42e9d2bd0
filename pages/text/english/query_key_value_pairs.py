"""What the boards of the first two steps say: a query and a key, what they are made of, and their score."""

from collections.abc import Mapping, Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("query_key_value_pairs", "en")

FEW = 3  # features or words that a sentence names
# ---- step 1 ----


SIGNS = {"looks for": "→", "looks past": "≠", "position": "#"}


def job(source: str, noun: str, placeless: bool) -> str:
    """Return what a head does; noun: what a token is called; placeless: whether its job needs positions and has none."""
    return " ".join([own.JOBS[source], own.PLACELESS][: 1 + placeless]).format(noun)


def key_name(query: str, key: str) -> str:
    """Return which words are selected, for the line below the slider."""
    return f"Query of {markdown.chip('query', query)}, key of {markdown.chip('key', key)}"


def of_model(name: str, layer: int) -> str:
    return f"Learned projections of the language model {name}, layer {layer}."


def token_name(query: str, width: int, features: Sequence[str]) -> str:
    has = f": {', '.join(map(markdown.plain, features))}" if features else ""
    return f"**x** of {markdown.chip('query', query)}, {width} numbers{has}"


def projected_name(job: str, ends: Mapping[str, float], names: Sequence[str], twice: str) -> str:
    """Return what stands above queries, keys and values; ends: letter → where its colours end; names: of the columns.

    twice: what the number in a word's label means, where there is one
    """
    return f"{job} :gray[violet: positive · orange: negative · {_colours(ends)}{_signs(names)}{twice}]"


def _colours(ends: Mapping[str, float]) -> str:
    """Return the colour scales, those together that end at the same number."""
    listed = [f"{', '.join(n for n in ends if ends[n] == end)} ±{end:.3g}" for end in dict.fromkeys(ends.values())]
    return f"colour scale: {'; '.join(listed) if len(listed) > 1 else f'±{min(ends.values()):.3g}'}"


def _signs(names: Sequence[str]) -> str:
    """Return the meaning of the signs that stand for words in the names of columns."""
    return "".join(f" · “{sign}” means “{word}”" for word, sign in SIGNS.items() if any(sign in name for name in names))


def map_name(letter: str, role: str, size: str, vectors: str, left_out: int) -> str:
    rows = f" :gray[({left_out} rows of 0 left out)]" if left_out else ""
    return f"**W_{letter}** {size} → {markdown.chip(role, letter)} {vectors}{rows}"


def vectors_name(letter: str, role: str) -> str:
    return f"{markdown.chip(role, letter)} :gray[one row per word, its {role}]"


def features(names: Sequence[str]) -> str:
    """Return a few features, as they stand in a sentence."""
    more = f" and {len(names) - FEW} more" if len(names) > FEW else ""
    return " and ".join(f"**{markdown.plain(name)}**" for name in names[:FEW]) + more


def named_in_words(query: str, key: str, looks: Sequence[str], offers: Sequence[str], hands_on: Sequence[str]) -> str:
    """Say what a designed query looks for, and what a key offers and its value passes on."""
    asking, answering = markdown.chip("query", query), markdown.chip("key", key)
    looking, offered = features(looks) or "looks for nothing", features(offers) or "nothing that a query looks for"
    return f"{asking} {looking}. {answering} offers {offered}, and passes on {features(hands_on) or 'nothing'}."


def found(head_size: int, score: float) -> str:
    """Say why a designed query is as large as it is, and what is different in a trained head."""
    size = score * head_size**0.5
    return (
        "W_Q and W_K are designed here so that the pattern can be read; training finds such matrices by itself (step 4). A "
        f"key holds 1, and a query holds {score:g} × √{head_size} = {size:.1f}. So a match scores {size:.1f}, and {score:g} "
        f"after the division by √{head_size}, which “4 Softmax” explains."
    )


def match_task(query: str, key: str, looks: Sequence[str], meets: Sequence[str], findable: bool) -> tuple[str, str]:
    """Return what to try with a designed query; meets: what it finds in the key; findable: whether any key offers it."""
    asking, answering = markdown.plain(query), markdown.plain(key)
    if not looks:
        return f"“{asking}” looks for nothing here. Select the row of another word.", ""
    if not findable:
        return f"No word offers what “{asking}” looks for. Select the row of another word.", ""
    happened = f"“{asking}” {features(meets)}, and “{answering}” offers it: query and key match."
    return f"Move **Key** to a word that offers what “{asking}” looks for.", happened if meets else ""


def largest_task(query: str, key: str, score: float, largest: bool) -> tuple[str, str]:
    """Return what to try where numbers have no names."""
    question = f"Move **Key** to the word whose key has the largest score with the query of “{markdown.plain(query)}”."
    happened = f"“{markdown.plain(key)}” has the largest score, {numbers.decimal(score, sign=True)}."
    return question, happened * largest


# ---- step 2 ----


def products_name(width: int, unused: int, ends: Mapping[str, float], names: Sequence[str]) -> str:
    """ends: where the colours of each row end, () where numbers stand on the cells."""
    rest = f", the other {unused} hold 0" if unused else ""
    limits = f" · {_colours(ends)}" if ends else ""
    return (
        f"**The outlined pair** :gray[{width} dimensions{rest} · violet: positive · orange: negative{limits}{_signs(names)}]"
    )


def product_in_words(query: str, key: str, largest: Sequence[str], other: int, count: int, score: str) -> str:
    """Say a score as its products; largest: those largest in magnitude; other: how many more aren't 0; count: of all."""
    pair = f"{markdown.chip('query', query)} · {markdown.chip('key', key)}"
    if not largest:
        return f"{pair}: all {count} products are 0, so the score is **{score}**. Nothing matches."
    listed = " and ".join(filter(None, [", ".join(largest[:-1]), largest[-1]]))
    if other:
        return (
            f"{pair}: of {count} products {listed} are the largest in magnitude, and all of them add up to the score "
            f"**{score}**."
        )
    verb = "is" if len(largest) == 1 else "are"
    return f"{pair}: of {numbers.plural(count, 'product')} only {listed} {verb} not 0, so the score is **{score}**."


def weight_in_words(divisor: str, scaled: str, temperature: float, weight: float | None) -> str:
    """divisor: what scores are divided by, in numbers; weight: None where the mask hides the key."""
    if weight is None:
        return "The mask hides this key from the query, so its attention weight is 0."
    after = f"After softmax at temperature {temperature:g} the attention weight is **{numbers.percent(weight)}**."
    return f"Divided by {divisor} it is {scaled}, the **scaled score**. {after}" if divisor != "1" else after


def swapped_in_words(query: str, key: str, score: str, difference: float | None) -> str:
    """Say the score of the same two words the other way round; difference: from their score, None for one word."""
    if difference is None:
        return "Query and key are of the same word, so there is nothing to swap."
    other = f"{numbers.small(abs(difference))} {'more' if difference > 0 else 'less'}" if difference else "the same"
    return f"Swapped, the score of {markdown.chip('query', query)} · {markdown.chip('key', key)} is **{score}**: {other}."


def swap_task(query: str, key: str, scores: tuple[float, float], done: bool, kind: str) -> tuple[str, str]:
    """Return what to try with the order of two words.

    scores: of the pair, and of the pair swapped; kind: symmetric, where no two words differ from themselves swapped, zero,
    where some score 0 one way only, or rises
    """
    if kind == "symmetric":
        return "No two words score differently when they are swapped here. Choose other projections in **Your words**.", ""
    here, there = (numbers.decimal(number) for number in scores)
    happened = (
        f"As query and key, “{markdown.plain(query)}” and “{markdown.plain(key)}” score {here}; the other way round they "
        f"score {there}. Matching has a direction."
    )
    question = "Find a pair whose score rises when query and key are swapped. Select its cell."
    if kind == "zero":
        question = "Find two words that score 0 one way and high the other. Select the 0."
    return question, happened * done


def scores_name(end: float, by_cell: bool) -> str:
    return f"**Scores with W_Q and W_K** :gray[q · k · colour scale: ±{end:.3g} · select a {'cell' if by_cell else 'row'}]"


def all_name(end: float, by_cell: bool) -> str:
    cell = "cell" if by_cell else "row"
    return f"**Score q · k of each pair** :gray[row: query · column: key · select a {cell} · colour scale: ±{end:.3g}]"


# ---- at the foot ----


def sum_verified(difference: float) -> tuple[bool, str]:
    return difference <= 1e-3, "The products of the selected pair add up to its score"
