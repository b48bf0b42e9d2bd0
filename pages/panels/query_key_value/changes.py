"""The third step on query, key and value: a projection edited by hand, and the resulting changes."""

from collections.abc import Sequence

import torch
from torch import Tensor
from torch.nn.functional import pad

from attn_core.projections import one_head
from pages.board.panel import panel
from pages.board.pieces import Buttons, MatrixInput, Pieces, Task, Text, titled
from pages.charts import colours, matrix
from pages.panels.query_key_value import page_data
from pages.panels.query_key_value.page_data import ROLES, PageData, present_head, shows_head
from pages.text import feature_names, numbers
from pages.text.languages import Words
from pages.view import matrix_edits

alts = Words("alts")
words = Words("query_key_value")
MOST_ROWS, MOST_COLUMNS = 64, 32  # of a projection that are offered for editing
CHANGED = {"v": "value", "weights": "query", "output": "output"}  # part of the trace → its colour
MOVED = 185  # pixels, height of the picture of all changes
WEIGHTS_END = 1.0  # of the colours of changed weights, ±
EDITS = {"q": "q_0_0_", "k": "k_0_0_"}  # the number that buttons change


def _change(head: PageData, part: str) -> Tensor:
    """Return the change of v, weights or output, in the drawn columns."""
    change = one_head.change(head.before, head.own, part)
    return change if part == "weights" else change[:, : page_data.width(head, "v")]


@shows_head
def moved(head: PageData) -> Pieces:
    """Draw values, attention weights and outputs side by side, a row a word, outlined as far as they have moved."""
    theme, bands, limits, marks, parts = colours.palette(head.view.dark), [], [], [], []
    height = max(len(head.queries), len(head.keys))  # across two sentences rows are words of either
    for part, role in CHANGED.items():
        change, start = _change(head, part), len(limits)
        values = getattr(head.own.trace, part)[:, : change.shape[1]]
        parts.append(pad(values, (0, 0, 0, height - len(values)), value=torch.nan))
        limits += [WEIGHTS_END if part == "weights" else page_data.VECTOR_END] * change.shape[1]
        bands.append(matrix.Band(start, len(limits), words.PARTS[part], getattr(theme, role)))
        marks += _outline(change, role, start)
    values, labels = torch.cat(parts, 1), [str(i) for i in range(height)] if head.cross else head.queries
    hidden = values.isnan() if values.isnan().any() else None
    look = {"bands": bands, "hidden": hidden, "marks": marks, "numbers": False, "height": MOVED}
    sheet = matrix.Grid(values.nan_to_num(), labels, (), torch.tensor([limits]), head.view.dark, **look)
    return titled("moved", words.moved_name(moved=bool(marks)), matrix.picture(sheet), alts.MOVED)


def _outline(change: Tensor, role: str, start: int) -> list[matrix.Mark]:
    """Return the bounding rectangle of all changes, in columns that begin at start; none without a change."""
    rows, columns = (change.any(axis).nonzero().flatten().tolist() for axis in (1, 0))
    if not rows:
        return []
    return [matrix.Mark(role, start + columns[0], rows[0], start + columns[-1] + 1, rows[-1] + 1, width=2.5)]


@panel(present_head, "edit_map", resting=True)
def editor(edited: PageData, letter: str) -> Pieces:
    """Offer a projection's numbers to be typed over, a row a number of x, a column a dimension."""
    head, width = edited.head, page_data.width(edited, letter)
    whole = head.matrix(letter)[:, :width]
    first, last = _filled(whole, edited.edited_at(letter, 0))
    values = whole[first:last, :MOST_COLUMNS]
    columns = values.shape[1]
    features = getattr(head, f"{ROLES[letter]}_features")[:columns]
    column_labels = [feature_names.named(name) or f"{letter} {d}" for d, name in enumerate(features)] or [
        f"{letter} {d}" for d in range(columns)
    ]
    row_labels = [feature_names.named(name) for name in head.features[first:last]] or [f"x {i}" for i in range(first, last)]
    hint = words.editor_name(letter=letter.upper(), role=ROLES[letter], rest=values.shape != whole.shape)
    table = MatrixInput("editor", "edits", letter, column_labels, row_labels, values.tolist(), first)
    return [Text("editor_name", hint), table]


def _filled(matrix: Tensor, changed: Sequence[int]) -> tuple[int, int]:
    """Return the first row of a projection that holds a number, and one past the last: of a design most hold none.

    changed: the rows in which the learner changed a number, to 0, too; they stay
    """
    filled = sorted({*matrix.any(1).nonzero().flatten().tolist(), *changed}) or [0]
    return filled[0], min(filled[-1] + 1, filled[0] + MOST_ROWS)


@shows_head
def changed(head: PageData, part: str) -> Pieces:
    """Draw one of the changes by itself."""
    change, end = _change(head, part), WEIGHTS_END if part == "weights" else page_data.VECTOR_END
    labels = head.keys if part == "v" else head.queries
    sheet = matrix.Grid(change, labels, (), end, head.view.dark, numbers=False, height=220)
    title = words.change_name(part=part, shape=numbers.shape(change.shape), end=end)
    return titled(f"changed_{part}", title, matrix.picture(sheet), alts.change(part=words.PARTS[part]))


def _largest(head: PageData) -> dict[str, float]:
    return {name: one_head.change(head.before, head.own, name).abs().max().item() for name in CHANGED}


@shows_head
def changes_in_words(head: PageData) -> Pieces:
    largest = _largest(head)
    if not any(largest.values()):
        sentence = words.NOTHING_CHANGED if head.own is head.before else words.NOTHING_MOVED
        return [Text("changes_words", sentence)]
    first, *others = [part for part in words.PARTS if largest[part]]
    more = tuple(words.part_by(part=words.PARTS[part], amount=largest[part]) for part in others)
    still = tuple(words.the_part(part=words.PARTS[part]) for part in words.PARTS if not largest[part])
    mixed = largest["output"] and not largest["v"]
    why = "values" if not largest["weights"] else "weights" if mixed else "none"
    sentence = words.changes(part=words.PARTS[first], amount=largest[first], others=more, still=still, why=why)
    return [Text("changes_words", sentence)]


@panel(present_head, "edits")
def edited(head: PageData, edits: str) -> Pieces:
    """Say in which projections numbers were changed by hand, whichever is chosen, with a reset of each."""
    counts = {letter: sum(edit[0] == letter for edit in head.edits) for letter in ROLES}
    there, all_edits = [letter for letter in ROLES if counts[letter]], matrix_edits.parse(edits, tuple(ROLES))
    rest = {letter: [edit for edit in all_edits if edit[0] != letter] for letter in there}
    resets = {words.reset_matrix(letter=letter.upper()): {"edits": matrix_edits.text(rest[letter])} for letter in there}
    matrices = tuple(words.edited_numbers(letter=letter.upper(), count=counts[letter]) for letter in there)
    return [Buttons("edited", words.edited(matrices=matrices, several=len(there) > 1), resets)] if there else []


@shows_head
def task(head: PageData) -> Pieces:
    largest = _largest(head)
    done = not largest["weights"] and largest["output"] > 0
    return [Task("change_task", words.CHANGE_TASK, words.CHANGE_DONE * done)]


@shows_head
def suggestions(head: PageData) -> Pieces:
    """Offer a change of W_Q and one of W_K: a designed query looks for another feature, a key stops offering its own."""
    to = dict.fromkeys(EDITS, 3.0)
    if head.head.features:
        to |= {"q": round(page_data.score_end(head)), "k": 0.0}
    choices = {words.EDIT_BUTTONS[name]: {"edits": f"{cell}{to[name]:g}", "edit_map": name} for name, cell in EDITS.items()}
    return [Buttons("change_buttons", "", choices)]


@shows_head
def forget(head: PageData) -> Pieces:
    return [Buttons("forget", "", {words.FORGET: {"edits": ""} if head.own is not head.before else None})]
