"""The first step on the weighted sum: one number of the output as an account, key after key."""

import torch
from torch import Tensor

from pages.board.pieces import Pieces, Table, Task, Text, titled
from pages.charts import row_bars
from pages.panels.shared import selected_row
from pages.panels.weighted_sum.page_data import PageData, deeper, follows, shows, words
from pages.text import feature_names, markdown, numbers
from pages.text.languages import Words

frame = Words("frame")
DRAWN, DESIGNED = (-2.0, 2.0), (0.0, 1.0)  # the ends of the axis of the total: of drawn values, of designed ones
AGREED = 1e-5  # a difference that rounding explains
CLOSE = 1e-6  # of numbers that count as equal


def _name(data: PageData) -> str:
    return feature_names.of_output(data.base.scene, data.number)


@follows
def running(data: PageData) -> Pieces:
    """Draw the largest contributions: a bar per key, from the total before it to the total after it, the output last."""
    book, d, visible = data.book, data.number, data.base.row.visible.tolist()
    adds, ends = book.adds[:, d], DESIGNED if data.base.scene.designed_heads else DRAWN
    columns = (book.keys, book.weights.tolist(), book.values[:, d].tolist(), adds.tolist())
    terms = [words.HIDDEN if key >= 0 and not visible[key] else _term(*row) for key, *row in zip(*columns, strict=True)]
    output = data.output[d].item()
    entries = list(zip(data.names, adds.tolist(), adds.cumsum(0).tolist(), strict=True))
    terms.append(numbers.decimal(output))
    spec = row_bars.running_total(entries, output, ends, book.winner, data.base.dark, terms)
    return titled("running", words.running_name(number=d, name=_name(data)), spec, words.RUNNING_ALT)


@follows
def account_in_words(data: PageData) -> Pieces:
    base, output = data.base, data.output[data.number].item()
    one_hot = base.scene.designed_heads is not None and _one_hot(data.values)
    number, found = f"{data.number}{_name(data)}", {"one_hot": one_hot, "rounded": _rounded(data)}
    sentence = words.account(query=base.name, number=number, output=output, keys=base.row.count, **found)
    return [Text("account_words", sentence)]


def _rounded(data: PageData) -> bool:
    """Return whether the products that the picture prints don't add up to the output that it prints."""
    adds = data.book.adds[:, data.number].tolist()
    return round(sum(round(add, 2) for add in adds), 2) != round(data.output[data.number].item(), 2)


def _term(weight: float, value: float, adds: float) -> str:
    return f"{numbers.decimal(weight)} × {numbers.decimal(value)} = {numbers.decimal(adds)}"


def _one_hot(values: Tensor) -> bool:
    """Return whether each value is 1 at one place and 0 at all others."""
    return bool(((values == 0) | (values == 1)).all() and (values.sum(-1) == 1).all())


@follows
def task(data: PageData) -> Pieces:
    output, adds = data.output, data.adds[:, data.number]
    empty = "" if any(data.weights) else "dropped" if data.base.row.count else "hidden"
    question = words.number_task(count=len(output), empty=empty, deeper=frame.deeper(title=words.DROPOUT))
    done = any(data.weights) and len(output) > 1 and output[data.number] >= output.max() - CLOSE
    key, most = data.base.keys[int(adds.argmax())], adds.max().item()
    happened = words.number_largest(
        number=f"{data.number}{_name(data)}", output=output[data.number].item(), key=key, adds=most
    )
    return [Task("number_task", question, happened if done else "")]


@follows
def ledger(data: PageData) -> Pieces:
    """Show the account of every key."""
    d, visible = data.number, data.base.row.visible.tolist()
    hidden = f":gray[{words.HIDDEN}]"
    weights = [f"{weight:.3f}" if seen else hidden for weight, seen in zip(data.weights, visible, strict=True)]
    columns = torch.stack([data.values[:, d], data.adds[:, d], data.totals[:, d]], 1).tolist()
    rows = [
        [markdown.plain(key), weight, *(numbers.decimal(number, 3, sign=True) for number in row)]
        for key, weight, row in zip(data.base.keys, weights, columns, strict=True)
    ]
    total, output = (numbers.decimal(number, 3, sign=True) for number in (data.totals[-1, d].item(), data.output[d].item()))
    last = [markdown.chip("output", deeper.ACCOUNT_OUTPUT), f"{sum(data.weights):.3f}", "", f"**{output}**", f"**{total}**"]
    named, weight = deeper.ACCOUNT, "dropped" if data.base.view.dropout > 0 else "weight"
    key, value = markdown.chip("key", named["key"]), markdown.chip("value", named["value"])
    header = [key, f"{named[weight]} ×", f"{value} =", named["adds"], named["total"]]
    return [Table("account", header, [*rows, last])]


@shows
def verified(data: PageData) -> Pieces:
    sentence = deeper.account_verified(count=len(data.output))
    badge = markdown.badge(data.difference <= AGREED, sentence, data.difference)
    return [Text("verified", f"{badge}\n\n{selected_row.agreement(*data.base.seen.agreement)}")]
