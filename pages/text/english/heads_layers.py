"""What the page about heads says of W_O, which mixes heads, and of layers one after another."""

from collections.abc import Sequence

from pages.text import markdown, numbers

# ---- W_O ----


def column_of(query: str, column: int, feature: str, mixed: bool, heads: Sequence[int], count: int) -> str:
    """Say from which heads, counted from 0, one column of an output comes; count: how many heads there are."""
    source = f"head {heads[0]} alone" if heads else "no head"
    if len(heads) == count > 1:
        source = "both heads" if count == 2 else f"all {count} heads"
    elif len(heads) > 1:
        source = f"heads {', '.join(map(str, heads[:-1]))} and {heads[-1]}"
    name = f"“{markdown.plain(feature.removeprefix('word '))}”"
    named = f"Column {column}{f', {name},' * bool(feature)}"
    if mixed and feature:  # columns of 0 are left out, so they can't be counted
        named = f"The column {name}"
    return f"{named} of the output of {markdown.chip('query', query)} comes from {source}: "


def mixed_sum(mixed: bool, size: str, column: str, parts: Sequence[float], total: float) -> str:
    mixing = f"W_O ({size}) mixes the heads" if mixed else "Without W_O the heads’ outputs only stand side by side"
    return f"{mixing}. {column}{' '.join(f'{value:+.3f}' for value in parts)} = {total:+.3f}."


def mix_task(mixed: bool, heads: int, width: int) -> tuple[str, str]:
    question = "Switch W_O off. From how many heads does each column of the output come then?"
    happened = f"Each of the {width} columns comes from one head alone: the others contribute 0. Switch W_O on again."
    if heads == 1:
        happened = f"There is one head only, so all {width} columns come from it, with W_O or without."
    return question, happened * (not mixed)


# ---- layers ----


def received(last: str, counts: Sequence[int], reach: int) -> str:
    """Say from how many words the last one can have received something after each layer."""
    listed = ", ".join(f"{numbers.plural(count, 'word')} after layer {n}" for n, count in enumerate(counts, 1))
    further = f"Each layer reaches up to {numbers.plural(reach, 'word')} further back."
    if not reach:
        further = "A layer that attends to the word alone brings nothing from the others, however many layers there are."
    residual = "The **residual path**, which adds x to a layer’s output, is not counted: it keeps each word’s own vector."
    return f"The last word, {markdown.chip('query', last)}, can have received something from {listed}. {further} {residual}"


def layers_task(last: str, source: str | None, layers: int, done: bool) -> tuple[str, str]:
    """Return what to try, and what happened; source: the word asked about, None where no layer brings anything."""
    named = f"“{markdown.plain(last)}”"
    if source is None:
        return f"Nothing can reach {named}: type more words, or let a layer attend to words before.", ""
    question = (
        f"What is the smallest number of layers with which {named} can receive something from “{markdown.plain(source)}”?"
    )
    happened = f"{numbers.plural(layers, 'layer')}: with fewer, its cell in the last row is a dot."
    if layers == 1:
        happened = "1 layer: the word attends to it directly."
    return question, happened * done
