"""The panels about a shuffle: outputs follow their words unless positions or a mask carry the order."""

import torch

from attn_core import one_query
from pages.board.panel import panel
from pages.board.pieces import Pieces, Table, Task, Text, titled
from pages.charts import matrix, templates
from pages.panels.order_and_batch.page_data import PageData, alone, present, to_stand_first
from pages.panels.shared import head_roles
from pages.text import feature_names, markdown, numbers
from pages.text.languages import Words
from pages.view.traced_view import TracedView, steps

words, core = Words("order_and_batch"), Words("core")
WIDTH, MOST_NAMED = 8, 16  # numbers of an output that are drawn, and of one whose numbers have names
SAME = 1e-4  # up to here a difference is rounding
ALL = 0.995  # rounds to 100 %

shows, shows_alone = panel(present), panel(alone)


def columns(data: PageData) -> list[str]:
    """Return the labels of the drawn columns of the selected head's output: features, or positions."""
    setting = data.base.scene
    names = [name for name in feature_names.of_head(setting, "v", data.base.head) if name][:MOST_NAMED]
    return names or [str(i) for i in range(min(WIDTH, setting.head_size))]


def height(rows: int) -> int:
    """Return how high a picture of outputs is, in pixels: for a phone's screen with few words, readable with more."""
    return max(200, min(20 * rows, 400))


def _outputs(data: PageData, slot: str) -> Pieces:
    """Draw the selected head's outputs as written or shuffled, a row a word; the selected word's is outlined."""
    base, in_order, drawn = data.base, slot.endswith("in_order"), columns(data)
    places = list(range(len(data.order))) if in_order else data.order.tolist()
    first, named = base.head * base.scene.head_size, not drawn[0].isdecimal()
    values = (data.shuffled.output if in_order else data.shuffled.shuffled)[:, first : first + len(drawn)]
    row, scale = places.index(base.query), {"limit": 1.0, "signed": False} if named else {"limit": 2.5}
    outline = {"strong": [row], "marks": [matrix.row("query", row, values)]}
    labels = [base.queries[i] for i in places], drawn
    spec = matrix.picture(matrix.Grid(values, *labels, dark=base.dark, height=height(len(places)), **scale, **outline))
    spec = templates.with_column(spec, "cells", word=[places[y] for y in spec["datasets"]["cells"]["y"]])
    alt = words.outputs_alt(shuffled=not in_order, alone=slot.startswith("alone"))
    name = words.outputs(shuffled=not in_order, named=named, width=len(drawn))
    return titled(slot, name, spec, alt, click={"query": "word"}, steps=steps(base))


outputs, outputs_alone = shows(_outputs), shows_alone(_outputs)


def attends(row: one_query.LargestWeight, key: str, noun: str = "word") -> str:
    """Return where a row attends, as the end of a sentence; key: the one with the largest weight, "" for none."""
    return words.attends(key=key, share=row.largest, ties=row.ties, everything=row.ties * row.largest > ALL, noun=noun)


def _attends(data: PageData, shuffled: bool = False) -> str:
    """Say where the selected word attends, and the share of all places of that word where the picture draws another one."""
    row, base = data.after if shuffled else data.before, data.base
    if row.winner is None:
        return attends(row, "")
    where = attends(row, base.queries[row.winner])
    word, drawn = base.scene.words[row.winner].casefold(), columns(data)
    if word not in drawn or drawn[0].isdecimal():
        return where
    output = data.shuffled.shuffled[data.place] if shuffled else data.shuffled.output[base.query]
    share = output[base.head * base.scene.head_size + drawn.index(word)].item()
    is_more = numbers.percent(share) != numbers.percent(row.largest)
    return f"{where}{words.all_places(word=word, share=share) * is_more}"


def _stays(data: PageData) -> bool:
    return data.order.equal(torch.arange(len(data.order)))


def job(base: TracedView) -> str:
    """Describe the selected head, to end a sentence about it."""
    setting = base.scene
    sentence = words.DRAWN if setting.origin.is_drawn else head_roles.sentence(setting, base.head, own=words.JOBS)
    looks_back = setting.does(base.head).offset < 0 and setting.placed
    sentence += words.FIRST if looks_back and setting.mask == setting.bias == "none" else ""
    return f" :gray[{sentence}]"


@shows_alone
def alone_in_words(data: PageData) -> Pieces:
    moved = data.shuffled.moved[data.base.query].item()
    sentence = words.alone(
        query=data.base.name,
        before=data.base.query,
        after=data.place,
        moves=data.base.query != data.place,
        attends=_attends(data),
        rounding=moved if moved >= SAME else 0,
    )
    formula = f" :gray[{words.FORMULA_LETTERS}]"
    return [Text("alone_said", f"{words.STAYS if _stays(data) else sentence}{job(data.base)}{formula}")]


@shows_alone
def alone_task(data: PageData) -> Pieces:
    word = to_stand_first(len(data.order))
    if word is None:
        return [Task("alone_task", words.ONE_WORD, "")]
    name, first = data.base.queries[word], int(data.order[0]) == word
    return [Task("alone_task", words.alone_task(word=name), words.alone_happened(word=name) if first else "")]


def _knowing(positions: str, mask: str, bias: str) -> str:
    """Return what of a layer encodes the order; "" where nothing does."""
    ways = [words.mask_knows(mask=core.MASKS[mask])] * (mask != "none") + ["ALiBi"] * (bias != "none")
    ways += [words.POSITIONS] * (positions != "none")
    return words.knowing(ways=ways) if ways else ""


@shows
def follows(data: PageData) -> Pieces:
    """Say where the selected word attends before and after the shuffle, and whether the outputs follow."""
    if _stays(data):
        return [Text("follows_said", words.STAYS)]
    rows = words.rows(query=data.base.name, before=_attends(data), after=_attends(data, shuffled=True))
    difference, (positions, mask, bias) = data.shuffled.difference, data.telling
    several = positions != "none" or (mask != "none" and bias != "none")
    same = difference < SAME
    follow = words.follow(tells=_knowing(*data.telling), several=several, difference=difference, same=same)
    formula = f" :gray[{words.placed_letters(positions=positions != 'none')}]" if data.base.scene.knows_places else ""
    return [Text("follows_said", f"{rows} {follow}{job(data.base)}{formula}")]


@shows
def placed_task(data: PageData) -> Pieces:
    setting, (_, mask, bias) = data.base.scene, data.now
    if not setting.knows_places:
        return [Task("placed_task", words.NO_POSITIONS, "")]
    lost = setting.does(data.base.head).offset < 0
    equal = data.before.ties if lost and data.before.ties == len(data.order) > 1 else 0
    others = [words.MASK] * (mask != "none") + [words.BIAS] * (bias != "none")
    question = words.placed_task(others=words.knowing(ways=others) if others else "")
    return [Task("placed_task", question, "" if _knowing(*data.now) else words.placed_happened(equal=equal))]


@shows
def knowing(data: PageData) -> Pieces:
    """List the differences for every source of order, and explain positions."""
    rows = []
    for known, difference in data.differences.items():
        name = (_knowing(*known) or words.NOTHING) + words.NOW * (known == data.now)
        rows.append([name, f"**{numbers.small(difference if difference >= SAME else 0.0)}**"])
    setting = data.base.scene
    positions = words.FEATURES if setting.origin.is_designed else words.WAVES
    if not setting.knows_places:
        positions = words.placeless(example=bool(setting.origin.fixed))
    why = Text("knowing_said", f"{words.masked(alike=data.telling != data.now)} {positions}")
    return [Table("follows", [words.KNOWS, words.DIFFERENCE], rows), why]


@shows
def roles(data: PageData) -> Pieces:
    """State the role of each head, and the sizes of designed projections."""
    return [Text("roles", head_roles.summary(data.base))]


@shows_alone
def checked(data: PageData) -> Pieces:
    difference = data.shuffled.difference
    return [Text("checked_shuffle", markdown.badge(difference < SAME, words.CHECKED_SHUFFLE, difference))]
