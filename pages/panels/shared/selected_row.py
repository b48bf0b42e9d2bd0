"""The selected row in sentences: where it attends, its output as a sum, whether torch agrees, and the settings."""

from collections.abc import Sequence

from attn_core import one_query
from attn_core.biases import BIASES
from attn_core.sources import SOURCES
from attn_core.variants import on
from pages.panels.shared import head_roles
from pages.text import markdown, numbers
from pages.text.languages import Words
from pages.view.settings import View
from pages.view.traced_view import TracedView, prepare_long

words, core, variants = Words("row"), Words("core"), Words("variants")


def attends(row: one_query.Row | one_query.LargestWeight, keys: Sequence[str], noun: str) -> str:
    """Say where a row attends, to end a sentence that begins with its query; noun: the noun for its keys."""
    return words.attends(**_where(row, keys, noun))


def _where(row: one_query.Row | one_query.LargestWeight, keys: Sequence[str], noun: str) -> dict[str, object]:
    """Return the values of a sentence about where a row attends."""
    key, everything = "" if row.winner is None else keys[row.winner], numbers.is_whole(row.ties * row.largest)
    return {"key": key, "ties": row.ties, "largest": row.largest, "everything": everything, "noun": noun}


def lead(traced: TracedView) -> str:
    """State where the selected row of a view attends, the role of its head, and the settings."""
    row, said = traced.row, _where(traced.row, traced.keys, traced.noun)
    said["ties"] = row.ties if row.largest else 0  # at temperature 0 a sink may take all the weight
    where = words.in_head(number=traced.head, query=traced.name, sink=row.sink if row.count else None, **said)
    alike = row.ties == row.count  # it meets nothing that it looks for, or there is no other
    job = head_roles.sentence(traced.scene, traced.head, alike) if not SOURCES[traced.view.projections].is_drawn else ""
    return f"{where}{f' :gray[{job}]' if job else ''}\n\n{settings(traced.view)}"


def settings(view: View) -> str:
    """Return the settings in one line, for screens that hide the sidebar."""
    also = [core.MASKS[view.mask], *([core.BIASES[view.bias]] if BIASES[view.bias].places else [])]
    also += [variants.NAMES[name] for name in on(prepare_long(view).scene)]
    return words.settings(heads=view.heads, divisor=view.divisor.name, temperature=view.temperature, mask=" · ".join(also))


def weight(view: View) -> str:
    """Return the name of the factors of the values: the trace's `dropped`."""
    return words.weight(dropout=view.dropout > 0)


def output_as_sum(
    ledger: one_query.Ledger, query: str, keys: Sequence[str], dropout: float = 0.0, sink: float | None = None
) -> str:
    """Return an output as the weighted sum of its two largest values and the others.

    dropout: of the weights; sink: its share before dropout, None where there is none
    """
    largest = ledger.by_weight[:2]
    others, rest = ledger.beyond(2)
    shares, rounded = numbers.weights([*ledger.weights[largest].tolist(), *([rest] if others else [])])
    names, total = [keys[ledger.keys[row]] for row in largest], numbers.decimal(ledger.weights.sum().item())
    if not names:
        return words.no_weight(query=query)
    (key, second), (weight, second_weight) = ([*listed, ""][:2] for listed in (names, shares[: len(names)]))
    return words.as_sum(
        query=query,
        key=key,
        weight=weight,
        second=second,
        second_weight=second_weight,
        count=others,
        rest=shares[-1],
        rounded=rounded,
        total=total if dropout > 0 else "",
        sink=sink,
    )


def agreement(difference: float, call: str, before_dropout: bool) -> str:
    """Return the badge that says whether torch's own function gives the same."""
    agrees = difference <= 1e-4
    call = next((name for name in ("mean", "capped") if name in call), call)
    return markdown.badge(
        agrees, words.agreement(agrees=agrees, call=call, difference=difference, before_dropout=before_dropout)
    )
