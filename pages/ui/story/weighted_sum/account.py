"""The first steps on the weighted sum: one number of the output as an account, then all of them at once."""

from attn_core import one_query
from pages.ui.board.pieces import Picture, Pieces, Table, Text
from pages.ui.charts import matrix as grid
from pages.ui.charts import waterfall
from pages.ui.link import SCALES
from pages.ui.story.weighted_sum.page_data import Followed, PageData, follows, shows, signed
from pages.ui.text import head_roles, markdown
from pages.ui.text import numbers as text_numbers
from pages.ui.text import sentences as words

END = 2.0  # of the axis of the running total, ±
LIMIT = 2.5  # of the colours of values, ±
HIGH = 250
AGREED = 1e-5  # a difference that rounding explains

# ---- what is said first ----


@shows
def lead(data: PageData) -> Pieces:
    """Say what the output is made of, in one line."""
    ledger = one_query.ledger(data.base.seen.trace, data.base.head, data.base.query)
    names = [data.base.keys[k] if k >= 0 else "others" for k in ledger.keys]
    top = ledger.by_weight[:2]
    said = words.ledger([names[i] for i in top], ledger.weights[top].tolist(), *ledger.beyond(2))
    view = data.base.view
    settings = words.settings(view.heads, SCALES[view.scale], view.temperature, view.mask)
    return [Text("lead", f"{markdown.chip('query', data.name)} takes away: {said}\n\n:gray[{settings}]")]


# ---- 1: one number as an account ----


@follows
def ledger(found: Followed) -> Pieces:
    """Draw one number's account: weight × value = what it adds, and the total so far; the last line is the output."""
    data, d = found
    base = data.base
    columns = [data.values[:, d], data.adds[:, d], data.totals[:, d]]
    lines = [
        [markdown.plain(key), f"{weight:.3f}" if seen else ":gray[hidden]", *(signed(number, 3) for number in numbers)]
        for key, weight, seen, *numbers in zip(
            base.keys, data.weights, base.row.visible.tolist(), *(column.tolist() for column in columns), strict=True
        )
    ]
    total = signed(data.totals[-1, d].item(), 3)
    sums = f"{sum(data.weights):.3f}"
    lines.append([markdown.chip("output", "= output"), sums, "", f"**{signed(data.output[d].item(), 3)}**", f"**{total}**"])
    heads = [markdown.chip("key", "key"), "weight ×", f"{markdown.chip('value', 'value')} =", "adds", "total so far"]
    return [Table("account", heads, lines)]


@follows
def running(found: Followed) -> Pieces:
    """Draw the same as bars, each beginning where the one before ended."""
    data, d = found
    base = data.base
    entries = waterfall.Account(base.keys, data.adds[:, d].tolist(), data.totals[:, d].tolist(), data.output[d].item())
    winner = base.row.winner
    name = f":gray[number {d}{head_roles.column(base.scene, d)}, key after key; the axis ends at ±{END:g}]"
    said = "Running total of the number that is followed: a bar a key, from 0 to the output"
    return [Text("running_name", name), Picture("running", waterfall.waterfall(entries, END, winner, base.dark), said)]


@follows
def account_in_words(found: Followed) -> Pieces:
    """Say the check: the total is the output that attention computed."""
    data, d = found
    total, output = data.totals[-1, d].item(), data.output[d].item()
    off = text_numbers.small(data.apart)
    sentence = f"= output in all {len(data.output)} numbers, largest difference {off}"
    badge = markdown.badge(data.apart <= AGREED, sentence)
    which = f"{d}{head_roles.column(data.base.scene, d)}"
    said = f"The total of number {which} is {signed(total, 4)}, the {markdown.chip('output', 'output')} {signed(output, 4)}."
    return [Text("account_words", f"{said} {badge}")]


# ---- 2: all its numbers ----


PARTS = {"values": "value", "adds": "weight × value", "totals": "total so far"}


@shows
def strip(data: PageData, part: str) -> Pieces:
    """Draw one column of the ledger for all numbers: a row a key."""
    base, matrix = data.base, getattr(data, part)
    rows, wide = matrix.shape
    marks = [grid.Mark("key", 0, base.row.winner, wide, base.row.winner + 1)] if base.row.winner is not None else []
    if part == "totals":
        marks = [grid.Mark("output", 0, rows - 1, wide, rows)]
    winner = [] if base.row.winner is None else [base.row.winner]
    names = head_roles.columns(base.scene, "v", base.head)
    sheet = grid.Grid(matrix, base.keys, names, LIMIT, base.dark, strong=winner, marks=marks, numbers=False, height=HIGH)
    name = f"**{PARTS[part]}** {' × '.join(map(str, matrix.shape))}"
    return [Text(f"strip_{part}_name", name), Picture(f"strip_{part}", grid.picture(sheet), f"{PARTS[part]}, a row a key")]


@shows
def strips_in_words(data: PageData) -> Pieces:
    """Say how to read the three pictures."""
    role = markdown.chip("output", "output")
    said = f"Colour −{LIMIT:g} to {LIMIT:g}. The last row of the totals is the {role}: all {len(data.output)} numbers of it."
    return [Text("strips_words", said)]
