"""The first steps on the weighted sum: one number of the output as an account, then all of them at once."""

import torch

from attn_core import one_query
from pages.ui.board.pieces import Pieces, Table, Text, titled
from pages.ui.charts import matrix, row_bars
from pages.ui.story.weighted_sum.page_data import PageData, follows, shows
from pages.ui.text import feature_names, markdown, numbers, selected_row

AXIS_END = 2.0  # of the running total, ±
COLOUR_END = 2.5  # of values, ±
AGREED = 1e-5  # a difference that rounding explains
STRIPS = {"values": "value", "adds": "weight × value", "totals": "total so far"}  # column of the ledger → its name


@shows
def lead(data: PageData) -> Pieces:
    base = data.base
    book = one_query.ledger(base.seen.trace, base.head, base.query)
    output = selected_row.output_as_sum(book, base.keys, base.view.dropout)
    settings = selected_row.settings(base.view)
    return [Text("lead", f"{markdown.chip('query', base.name)} takes away: {output}\n\n{settings}")]


@follows
def ledger(data: PageData) -> Pieces:
    d, visible = data.number, data.base.row.visible.tolist()
    weights = [f"{weight:.3f}" if seen else ":gray[hidden]" for weight, seen in zip(data.weights, visible, strict=True)]
    columns = torch.stack([data.values[:, d], data.adds[:, d], data.totals[:, d]], 1).tolist()
    rows = [
        [markdown.plain(key), weight, *(numbers.decimal(number, 3, sign=True) for number in row)]
        for key, weight, row in zip(data.base.keys, weights, columns, strict=True)
    ]
    total, output = (numbers.decimal(number, 3, sign=True) for number in (data.totals[-1, d].item(), data.output[d].item()))
    rows.append([markdown.chip("output", "= output"), f"{sum(data.weights):.3f}", "", f"**{output}**", f"**{total}**"])
    key, value = markdown.chip("key", "key"), markdown.chip("value", "value")
    return [Table("account", [key, f"{selected_row.weight(data.base.view)} ×", f"{value} =", "adds", "total so far"], rows)]


@follows
def running(data: PageData) -> Pieces:
    base, d = data.base, data.number
    entries = list(zip(base.keys, data.adds[:, d].tolist(), data.totals[:, d].tolist(), strict=True))
    spec = row_bars.running_total(entries, data.output[d].item(), AXIS_END, data.winner, base.dark)
    name = f":gray[number {d}{feature_names.of_output(base.scene, d)}, key after key; the axis ends at ±{AXIS_END:g}]"
    return titled("running", name, spec, "Running total of the number that is followed: a bar a key, from 0 to the output")


@follows
def account_in_words(data: PageData) -> Pieces:
    d = data.number
    badge = markdown.badge(data.difference <= AGREED, f"= output in all {len(data.output)} numbers", data.difference)
    number = f"{d}{feature_names.of_output(data.base.scene, d)}"
    total, output = (numbers.decimal(number, 4, sign=True) for number in (data.totals[-1, d].item(), data.output[d].item()))
    role = markdown.chip("output", "output")
    return [Text("account_words", f"The total of number {number} is {total}, the {role} {output}. {badge}")]


@shows
def strip(data: PageData, column: str) -> Pieces:
    """Draw one column of the ledger for all numbers: a row a key."""
    base, values = data.base, getattr(data, column)
    strong = [] if data.winner is None else [data.winner]
    marks = [matrix.row("key", key, values) for key in strong]
    if column == "totals":
        marks = [matrix.row("output", len(values) - 1, values)]
    names = feature_names.of_head(base.scene, "v", base.head)
    sheet = matrix.Grid(
        values, base.keys, names, COLOUR_END, base.dark, strong=strong, marks=marks, numbers=False, height=250
    )
    name = STRIPS[column].replace("weight", selected_row.weight(base.view))
    title = f"**{name}** {numbers.shape(values.shape)}"
    return titled(f"strip_{column}", title, matrix.picture(sheet), f"{name}, a row a key")


@shows
def strips_in_words(data: PageData) -> Pieces:
    last = f"The last row of the totals is the {markdown.chip('output', 'output')}: all {len(data.output)} numbers of it."
    return [Text("strips_words", f"Colour −{COLOUR_END:g} to {COLOUR_END:g}. {last}")]
