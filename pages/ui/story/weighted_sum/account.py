"""The first steps on the weighted sum: one number of the output as an account, then all of them at once."""

from attn_core import one_query as focus
from pages.ui.board.pieces import Picture, Pieces, Table, Text
from pages.ui.charts import matrix as grid
from pages.ui.charts import waterfall
from pages.ui.link import SCALES
from pages.ui.story.weighted_sum.page_data import Followed, Shown, follows, shows, signed
from pages.ui.text import head_roles as meaning
from pages.ui.text import sentences as words

END = 2.0  # of the axis of the running total, ±
LIMIT = 2.5  # of the colours of values, ±
HIGH = 250
AGREED = 1e-5  # a difference that rounding explains

# ---- what is said first ----


@shows
def lead(shown: Shown) -> Pieces:
    """Say what the output is made of, in one line."""
    ledger = focus.ledger(shown.base.seen.trace, shown.base.head, shown.base.query)
    names = [shown.base.keys[k] if k >= 0 else "others" for k in ledger.keys]
    top = ledger.by_weight[:2]
    said = words.ledger([names[i] for i in top], ledger.weights[top].tolist(), *ledger.beyond(2))
    view = shown.base.view
    settings = words.settings(view.heads, SCALES[view.scale], view.temperature, view.mask)
    return [Text("lead", f"{words.chip('query', shown.name)} takes away: {said}\n\n:gray[{settings}]")]


# ---- 1: one number as an account ----


@follows
def ledger(found: Followed) -> Pieces:
    """Draw one number's account: weight × value = what it adds, and the total so far; the last line is the output."""
    shown, d = found
    base = shown.base
    columns = [shown.values[:, d], shown.adds[:, d], shown.totals[:, d]]
    lines = [
        [words.plain(key), f"{weight:.3f}" if seen else ":gray[hidden]", *(signed(number, 3) for number in numbers)]
        for key, weight, seen, *numbers in zip(
            base.keys, shown.weights, base.row.visible.tolist(), *(column.tolist() for column in columns), strict=True
        )
    ]
    total = signed(shown.totals[-1, d].item(), 3)
    sums = f"{sum(shown.weights):.3f}"
    lines.append([words.chip("output", "= output"), sums, "", f"**{signed(shown.output[d].item(), 3)}**", f"**{total}**"])
    heads = [words.chip("key", "key"), "weight ×", f"{words.chip('value', 'value')} =", "adds", "total so far"]
    return [Table("account", heads, lines)]


@follows
def running(found: Followed) -> Pieces:
    """Draw the same as bars, each beginning where the one before ended."""
    shown, d = found
    base = shown.base
    entries = waterfall.Account(base.keys, shown.adds[:, d].tolist(), shown.totals[:, d].tolist(), shown.output[d].item())
    winner = base.row.winner
    name = f":gray[number {d}{meaning.column(base.scene, d)}, key after key; the axis ends at ±{END:g}]"
    said = "Running total of the number that is followed: a bar a key, from 0 to the output"
    return [Text("running_name", name), Picture("running", waterfall.waterfall(entries, END, winner, base.dark), said)]


@follows
def account_in_words(found: Followed) -> Pieces:
    """Say the check: the total is the output that attention computed."""
    shown, d = found
    total, output = shown.totals[-1, d].item(), shown.output[d].item()
    icon, colour = (":material/check:", "primary") if shown.apart <= AGREED else (":material/close:", "red")
    badge = (
        f":{colour}-badge[{icon} = output in all {len(shown.output)} numbers, largest difference {words.small(shown.apart)}]"
    )
    which = f"{d}{meaning.column(shown.base.scene, d)}"
    said = f"The total of number {which} is {signed(total, 4)}, the {words.chip('output', 'output')} {signed(output, 4)}."
    return [Text("account_words", f"{said} {badge}")]


# ---- 2: all its numbers ----


PARTS = {"values": "value", "adds": "weight × value", "totals": "total so far"}


@shows
def strip(shown: Shown, part: str) -> Pieces:
    """Draw one column of the ledger for all numbers: a row a key."""
    base, matrix = shown.base, getattr(shown, part)
    rows, wide = matrix.shape
    marks = [grid.Mark("key", 0, base.row.winner, wide, base.row.winner + 1)] if base.row.winner is not None else []
    if part == "totals":
        marks = [grid.Mark("output", 0, rows - 1, wide, rows)]
    winner = [] if base.row.winner is None else [base.row.winner]
    names = meaning.columns(base.scene, "v", base.head)
    sheet = grid.Grid(matrix, base.keys, names, LIMIT, base.dark, strong=winner, marks=marks, numbers=False, height=HIGH)
    name = f"**{PARTS[part]}** {' × '.join(map(str, matrix.shape))}"
    return [Text(f"strip_{part}_name", name), Picture(f"strip_{part}", grid.picture(sheet), f"{PARTS[part]}, a row a key")]


@shows
def strips_in_words(shown: Shown) -> Pieces:
    """Say how to read the three pictures."""
    role = words.chip("output", "output")
    said = (
        f"Colour −{LIMIT:g} to {LIMIT:g}. The last row of the totals is the {role}: all {len(shown.output)} numbers of it."
    )
    return [Text("strips_words", said)]
