"""What the selected row does, in sentences: where it looks, what it takes away, whether torch agrees, and the settings."""

from collections.abc import Sequence

from attn_core import one_query
from attn_core.masks import MASKS
from attn_core.score_scales import SCALES
from pages.ui.link import View
from pages.ui.text import head_roles, markdown, numbers
from pages.ui.traced_view import TracedView

ALL = 0.995  # what rounds to 100 %


def where_it_looks(row: one_query.Row | one_query.LargestWeight, keys: Sequence[str], noun: str = "word") -> str:
    """Return where a row looks most, as the end of a sentence that begins with its query; noun: what its keys are called."""
    if row.winner is None:
        return f"may look at no {noun}"
    share = f"**{numbers.percent(row.largest)}**"
    if row.ties > 1:
        alone = row.ties * row.largest > ALL  # or else other keys have a share, too
        return f"looks {'equally' if alone else 'most, and equally,'} at {row.ties} {noun}s, {share} each"
    return f"looks most at {markdown.chip('key', keys[row.winner])}: {share}"


def lead(traced: TracedView) -> str:
    """Return where the selected row of a view looks, what its head is for, and the settings."""
    row = traced.row
    more = " of its attention" if row.ties == 1 else "" if row.ties else ": its weights and its output are 0"
    where = f"In head {traced.head + 1}, {markdown.chip('query', traced.name)} {where_it_looks(row, traced.keys)}{more}."
    return f"{where} :gray[{head_roles.sentence(traced.scene, traced.head)}]\n\n{settings(traced.view)}"


def settings(view: View) -> str:
    """Return the settings in one line, for screens that hide the sidebar."""
    heads, divisor = numbers.plural(view.heads, "head"), SCALES[view.scale].divisor
    return f":gray[{heads} · ÷ {divisor} · temperature {view.temperature:g} · {MASKS[view.mask].name}]"


def weight(view: View) -> str:
    """Return what a weight is called that values are multiplied by: the trace's `dropped`."""
    return "weight after dropout" if view.dropout else "weight"


def output_as_sum(ledger: one_query.Ledger, keys: Sequence[str], dropout: float = 0.0) -> str:
    """Return an output as the sum of its two largest values and of what is left; with dropout, that weights are after it."""
    output, value = markdown.chip("output", "output"), markdown.chip("value", "value")
    largest = ledger.by_weight[:2]
    if not largest:
        return f"Nothing is added, so the {output} is 0."
    others, rest = ledger.beyond(2)
    first, *more = numbers.percents([*ledger.weights[largest].tolist(), *([rest] if others else [])])
    names = [f"“{markdown.plain(keys[ledger.keys[row]])}”’s" for row in largest]
    parts = [f"**{first}** of {names[0]} {value}"]
    parts += [f"{share} of {name}" for share, name in zip(more, names[1:], strict=False)]
    if others:
        parts.append(f"{more[-1]} from {numbers.plural(others, 'other')}")
    total = numbers.percent(ledger.weights.sum().item())
    after = f" These are weights after dropout, which add up to {total}." if dropout else ""
    return f"{', '.join(parts)} add up to the {output}.{after}"


def agreement(difference: float, call: str, before_dropout: bool) -> str:
    """Return the badge that says whether torch's own function gives the same."""
    agrees, before = difference <= 1e-4, ", compared before dropout" if before_dropout else ""
    sentence = f"{'equals' if agrees else 'differs from'} {call}, largest difference {numbers.small(difference)}{before}"
    return markdown.badge(agrees, sentence)
