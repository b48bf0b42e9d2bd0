"""The panels of averaging about a hidden cell: a score of −∞ gives weight 0, and the remaining weights sum to 1."""

from attn_core import comparison
from pages.board.panel import panel
from pages.board.pieces import Pieces, Task, Text
from pages.panels.averaging import rows
from pages.panels.averaging.page_data import PageData, following
from pages.text import averaging_words as said
from pages.text.languages import Words

alts, words = Words("alts"), Words("averaging")
of_hidden = panel(following("averaging_row", "hide_key"))


@of_hidden
def zeros(data: PageData) -> Pieces:
    scores = data.rungs[2].scores.masked_fill(data.hidden, 0.0)
    return data.matrix("zeros", words.ZEROS, scores, alts.ZEROS, hidden=data.hidden, signed=3.0)


@of_hidden
def flat(data: PageData) -> Pieces:
    return data.matrix("flat", words.FLAT, data.rungs[2].weights, alts.FLAT, hidden=data.hidden)


def apart(data: PageData) -> float:
    """Return by how much the results of the first three rungs differ, which hide the same cells."""
    loop, triangle, softmax = data.rungs[:3]
    return max(comparison.largest(rung.result, triangle.result) for rung in (loop, softmax))


@of_hidden
def in_words(data: PageData) -> Pieces:
    """State the weight of the hidden cell and of the remaining keys, and whether the other ways agree."""
    weights, key, difference = data.rungs[2].weights[data.row], data.own.hide_key, apart(data)
    name, weight = (data.labels[key], weights[key].item()) if key >= 0 else ("", 0.0)
    gone, shares = int(data.hidden[data.row].sum()), rows.shares(weights, data.labels)
    if gone == len(weights):
        sentence = words.all_hidden(name=data.label)
    elif name:
        sentence = words.key_hidden(name=data.label, key=name, weight=weight, weights=shares)
    else:
        sentence = words.some_hidden(name=data.label, gone=gone, weights=shares)
    if difference > rows.CLOSE:
        sentence += f"  \n{said.agreement(False, words.HIDDEN_AGREES, words.HIDDEN_DIFFERS, difference)}"
    return [Text("hidden_said", sentence)]


@of_hidden
def task(data: PageData) -> Pieces:
    before, left = (int((~hidden[data.row]).sum()) for hidden in (data.before, data.hidden))
    done = words.hidden_done(name=data.label, left=left, each=1 / max(left, 1))
    return [Task("hidden_task", words.hidden_task(name=data.label, before=before), done * (left < before))]
