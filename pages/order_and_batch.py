"""Order: attention ignores the order of words; positions encode it, and no distance is special."""

from dataclasses import replace
from itertools import islice, pairwise

import pandas as pd
import torch
from torch import Tensor

from attn_core import masks, one_query, scene
from attn_core.experiments import mixing, perturbation, stacked_layers
from attn_core.heads import MultiHeadTrace
from attn_core.positions import POSITIONS
from attn_core.sources import SOURCES
from pages.board import declaration
from pages.board.declaration import Control, Fold, Prediction, Prose, Shown, Step, Typeset, drawing, picture, sentence
from pages.board.facts import Facts, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Code, Picture, Pieces, Table, Text
from pages.charts import heatmap, line_chart, matrix, row_bars, templates
from pages.panels.shared import head_roles, number_tables
from pages.panels.shared.notices import notices
from pages.text import feature_names, formulas, numbers
from pages.text.languages import Words, remember, said
from pages.view import traced_view
from pages.view.settings import SHUFFLES, View
from pages.view.traced_view import TracedView, row_arrows

words, core = Words("order_and_batch"), Words("core")
ANSWERS = 3  # that a prediction offers
FIRST_SHUFFLE = 1  # where none is chosen, and one is needed
ADDED = "sinusoidal"  # the positions that are added where none are
SAME = 1e-4  # up to here a difference is rounding
WIDTH, MOST_NAMED = 8, 16  # numbers of an output that are drawn, and of one whose numbers have names
FARTHEST = 16  # places apart that two words are compared at
DESIGNED = 4  # factor by which scores of designed heads, and their axis, exceed drawn ones
KERNEL = (0.2, 0.3, 0.5)  # of a convolution over the word itself and two before it
OFFSETS = 6  # places back that are shown of a convolution
PLACED = r"q_i=(x_i+p_i)\,W_Q\qquad k_j=(x_j+p_j)\,W_K"
PROGRAM = """import torch
from torch.nn.functional import scaled_dot_product_attention

torch.manual_seed(0)
x, wq, wk, wv = torch.randn(7, 32), *torch.randn(3, 32, 16) / 32**0.5  # 7 words; the projections of one head
places = torch.randn(7, 32)  # what is added to whichever word stands there


def attention(x):
    return scaled_dot_product_attention(*((x @ w)[None] for w in (wq, wk, wv)))[0]


order = torch.randperm(7)
torch.testing.assert_close(attention(x[order]), attention(x)[order])  # the outputs follow their words
moved = (attention(x[order] + places) - attention(x + places)[order]).abs().max()
print(f"with positions they differ by {moved:.2f}")
"""


# ---- 1 and 2: the sentence shuffled, alone and with what encodes the order ----


@facts("order_shuffle", of=traced_view.present, kind="self")
def _shuffle(base: TracedView, seed: int) -> Facts:
    """Return the sentence before and after a shuffle: place i holds word order[i].

    at_first, then: where the selected word attends in the selected head, as written and shuffled
    was, will: the word that gets its largest weight there once positions are added; None where several do
    before, after: the places at which it stands; stays: whether every word stays in its place
    telling: what may encode the order (positions, the mask, the bias), without a mask that treats all words alike, wherever
        they stand; known: the same with such a mask
    follows: whether the outputs of this head follow their words; uses: whether what is set changes its weights, and
        "alike" where they follow their words, too; reads: whether its queries or keys depend on positions
    tells: the names of what encodes the order here, or else changes the weights, or else is set; several: whether that is
        a plural
    now_first: the word that stands first
    """
    setting, query, head = base.scene, base.query, base.head
    order = order_of(len(base.queries), seed)
    place = order.tolist().index(query)
    shuffled = _shuffled(setting, seed, head)
    at_first, then = _rows(setting, seed, query, head)
    adding = setting if setting.placed or not setting.knows_places else replace(setting, positions=ADDED)
    was, will = (largest.winner if largest.ties == 1 else None for largest in _rows(adding, seed, query, head))
    known = setting.positions, setting.mask, setting.bias
    telling = known if _mask_tells(setting) else (setting.positions, "none", setting.bias)
    first, uses = to_stand_first(len(order)), not _same(setting, _plain(setting), seed, head)
    acting = _acting(setting, telling, seed, head, shuffled.difference >= SAME)
    f = Facts(
        base=base,
        head=head,
        order=order,
        seed=seed,
        shuffled=shuffled,
        known=known,
        telling=telling,
        at_first=at_first,
        then=then,
        was=was,
        will=will,
        query=base.name,
        before=query,
        after=place,
        moves=place != query,
        stays=_stays(order),
        follows=shuffled.difference < SAME,
        uses=uses and ("alike" if _weights_follow(setting, seed, head) else "yes"),
        reads=_reads(setting, head),
        difference=shuffled.difference,
        rounding=_beyond(shuffled.moved[query].item()),
        first="" if first is None else base.queries[first],
        now_first=base.queries[int(order[0])],
        several_words=first is not None,
        is_first=int(order[0]) == first,
        tells=_names(*acting),
        several=acting[0] != "none" or "none" not in acting[1:],
        positions=setting.placed,
        knows=setting.knows_places,
        job=_job(base, seed),
    )
    attends, attends_then = _attends(base, at_first), _attends(base, then)
    return Facts(
        f,
        attends=attends,
        attends_then=attends_then,
        in_both=attends == attends_then,
        everywhere=_everywhere(f),
        became=_became(f),
        key=_name(base, was),
        key_then=_name(base, will),
    )


def order_of(count: int, seed: int) -> Tensor:
    """Return the order of a shuffle (count,): place i gets word order[i]; 0 is the order as written."""
    return torch.arange(count) if seed == 0 else perturbation.permutation(count, seed)


def _stays(order: Tensor) -> bool:
    return order.equal(torch.arange(len(order)))


def _beyond(difference: float) -> float:
    """Return a difference that is more than rounding, else 0."""
    return difference if difference >= SAME else 0.0


def _looks_back(base: TracedView) -> bool:
    """Return whether the selected head looks for the previous word."""
    offsets = base.scene.origin.offsets
    offset = offsets[base.head - 1] if offsets and base.head else base.scene.does(base.head).offset
    return offset == -1


def _mask_tells(setting: scene.Scene) -> bool:
    allowed = setting.allowed()
    return allowed is not None and masks.tells_order(allowed)


def _computed(setting: scene.Scene, seed: int) -> tuple[MultiHeadTrace, MultiHeadTrace]:
    """Return every step as written and shuffled."""
    layer, x = stacked_layers.of_scene(setting)
    layer = layer.evaluating()
    return layer.trace(x), layer.trace(x[order_of(len(x), seed)])


_traces = remember(_computed)  # of the scenes whose rows are shown; of others `_of_head` keeps what is compared


@remember
def _of_head(setting: scene.Scene, seed: int, head: int) -> tuple[tuple[Tensor, Tensor], tuple[Tensor, Tensor]]:
    """Return the weights of one head as written and shuffled, and its outputs."""
    before, after = (trace.heads.map(lambda step: step[head].clone()) for trace in _computed(setting, seed))
    return (before.weights, after.weights), (before.output, after.output)


def _shuffled(setting: scene.Scene, seed: int, head: int) -> perturbation.Shuffled:
    """Return the outputs of one head as written and shuffled."""
    _, outputs = _of_head(setting, seed, head)
    return perturbation.put_back(*outputs, order_of(len(outputs[0]), seed))


def _plain(setting: scene.Scene) -> scene.Scene:
    """Return a scene without what may encode the order."""
    return replace(setting, positions="none", mask="none" if _mask_tells(setting) else setting.mask, bias="none")


def _same(one: scene.Scene, other: scene.Scene, seed: int, head: int) -> bool:
    """Return whether a head has the same weights in two scenes, as written and shuffled."""
    (mine, _), (others, _) = (_of_head(each, seed, head) for each in (one, other))
    return all(map(_close, mine, others))


def _close(one: Tensor, other: Tensor) -> bool:
    return torch.allclose(one, other, rtol=0, atol=SAME)


def _weights_follow(setting: scene.Scene, seed: int, head: int) -> bool:
    """Return whether a head's weights shuffled are those as written, each pair of words at its new places."""
    (before, after), _ = _of_head(setting, seed, head)
    order = order_of(len(before), seed)
    return _close(before[order][:, order], after)


def _reads(setting: scene.Scene, head: int) -> bool:
    """Return whether queries or keys of a head depend on positions, where positions can be added."""
    alone, placed = (
        replace(setting, positions=each).read().of_head(head).project()
        for each in ("none", setting.positions if setting.placed or not setting.knows_places else ADDED)
    )
    return not (_close(alone.q, placed.q) and _close(alone.k, placed.k))


def _acting(setting: scene.Scene, telling: tuple[str, ...], seed: int, head: int, encoded: bool) -> tuple[str, ...]:
    """Return of what is set what alone encodes the order, or, where it isn't encoded, changes the weights; else all."""
    plain = _plain(setting)

    def acts(one: scene.Scene) -> bool:
        return _shuffled(one, seed, head).difference >= SAME if encoded else not _same(one, plain, seed, head)

    named = zip(("positions", "mask", "bias"), telling, strict=True)
    found = tuple(way if way != "none" and acts(replace(plain, **{name: way})) else "none" for name, way in named)
    return found if {*found} > {"none"} or found[0] != "none" else telling


def _rows(setting: scene.Scene, seed: int, query: int, head: int) -> list[one_query.LargestWeight]:
    """Return where a word attends in a head as written and shuffled, its keys in sentence order."""
    found, order = [], order_of(len(setting.words), seed).tolist()
    for trace, places in zip(_traces(setting, seed), (sorted(order), order), strict=True):
        row_of = one_query.by_head(trace, places.index(query))[head]
        found.append(row_of if row_of.winner is None else row_of._replace(winner=places[row_of.winner]))
    return found


def to_stand_first(count: int) -> int | None:
    """Return the word that the first task asks for: one that a shuffle puts first, the second where that may be.

    None for fewer than two words.
    """
    if count < 2:
        return None
    return min({int(order_of(count, seed)[0]) for seed in SHUFFLES} - {0})


def _names(positions: str, mask: str, bias: str) -> str:
    """Return what of a layer encodes the order; "" where nothing does."""
    named = [
        (mask != "none", words.the_mask(mask=core.MASKS[mask])),
        (bias != "none", "ALiBi"),
        (positions != "none", words.POSITIONS),
    ]
    ways = [name for is_there, name in named if is_there]
    return words.names(ways=ways) if ways else ""


def _name(base: TracedView, word: int | None) -> str:
    return "" if word is None else base.queries[word]


def _attends(base: TracedView, largest: one_query.LargestWeight) -> str:
    """Say where the selected word attends."""
    everything = numbers.is_whole(largest.ties * largest.largest)
    key = _name(base, largest.winner)
    return words.attends(key=key, share=largest.largest, ties=largest.ties, everything=everything)


def _everywhere(f: Facts) -> str:
    """Say the share of all places of the word that gets the largest weight, where the picture of outputs draws another."""
    largest, drawn = f.at_first, columns(f)
    word = "" if largest.winner is None else f.base.scene.words[largest.winner].casefold()
    if word not in drawn or drawn[0].isdecimal():
        return ""
    share = f.shuffled.output[f.before, drawn.index(word)].item()
    is_more = numbers.percent(share) != numbers.percent(largest.largest)
    return words.all_places(word=word, share=share) if is_more else ""


def _became(f: Facts) -> str:
    """Return what positions have made of the selected row: it follows its word, or its place to another word, or neither."""
    setting = f.base.scene
    if not f.reads:
        return "follows"
    if _same(setting, replace(setting, positions="none"), f.seed, f.head):
        return "unmoved"
    alone = replace(setting, mask="none", bias="none")
    if _weights_follow(alone, f.seed, f.head) or _weights_follow(setting, f.seed, f.head):
        return "alike" if f.follows and _weights_follow(setting, f.seed, f.head) else "changed"
    if f.was is None or f.will is None:
        return "spread"
    previous = [order[place - 1] if place else None for order, place in _places(f)]
    if _looks_back(f.base) and previous == [f.was, f.will]:
        return "previous"
    return "same" if f.was == f.will else "another"


def _places(f: Facts) -> list[tuple[list[int], int]]:
    """Return both orders, with the place of the selected word."""
    order = f.order.tolist()
    return [(sorted(order), f.before), (order, f.after)]


def to_find(f: Facts) -> Prediction | None:
    """Ask which word gets the largest weight once positions are added: that as written, or the one that now precedes it?"""
    if f.was is None or f.will is None or f.stays:
        return None
    nearby = [order[place - 1] for order, place in _places(f) if place]
    likely = dict.fromkeys([f.will, f.was, *nearby, f.before, *range(len(f.order))])  # each word once, the right one first
    offered = sorted(islice(likely, ANSWERS))
    return Prediction(offered, f.will, {word: f.base.queries[word] for word in offered})


def shuffle_missed(f: Facts) -> str:
    """Return that a shuffle "stays" as written, or that "other" words stand first."""
    return "" if not f.several_words else "stays" if f.stays else "other"


def places_missed(f: Facts) -> str:
    """Return that something else than positions has "encoded" the order, or that there are "words" alone."""
    return "" if not f.knows else "words" if f.follows else "encoded"


def _job(base: TracedView, seed: int) -> str:
    """Describe the selected head, to end a sentence about it; seed: of the shuffle whose traces stand there."""
    setting = base.scene
    job = words.DRAWN if setting.origin.is_drawn else head_roles.sentence(setting, base.head, own=words.JOBS)
    equal = _rows(setting, seed, 0, base.head)[0].ties == len(setting.words) > 1
    has_no_key = equal and setting.does(base.head).offset < 0 and setting.placed
    return job + (words.FIRST if has_no_key else "")


def placed(view: View) -> Facts | None:
    """Return the shuffle with what the view says of order; a sentence as written has nothing to compare: another order."""
    return _shuffle(view.but(order_shuffle=view.order_shuffle or FIRST_SHUFFLE))


def alone(view: View) -> Facts | None:
    """Return the shuffle without any information about order; “same” then replaces “previous”."""
    return _shuffle(_instead(view, "same").but(positions="none", mask="none", bias="none"))


def _instead(view: View, projections: str) -> View:
    """Return a view with other projections in place of those that look for the previous word: it may stand later."""
    return view.but(projections=projections) if SOURCES[view.projections].offset < 0 else view


def columns(f: Facts) -> list[str]:
    """Return the labels of the drawn columns of the selected head's output: features, or positions."""
    setting = f.base.scene
    names = [name for name in feature_names.of_head(setting, "v", f.base.head) if name][:MOST_NAMED]
    return names or [str(i) for i in range(min(WIDTH, setting.head_size))]


def _outputs(slot: str, is_shuffled: bool) -> declaration.Cell:
    """Draw the selected head's outputs as written or shuffled, a row a word; the selected word's is outlined."""

    def drawn(view: View) -> Facts | None:
        f = alone(view)
        if f is None:
            return None
        names = columns(f)
        return Facts(f, columns=names, named=not names[0].isdecimal(), width=len(names), is_shuffled=is_shuffled)

    return picture(slot, drawn, _drawn_outputs, "order_and_batch.outputs")


def _drawn_outputs(f: Facts) -> Picture:
    base, places = f.base, f.order.tolist() if f.is_shuffled else list(range(len(f.order)))
    values = (f.shuffled.shuffled if f.is_shuffled else f.shuffled.output)[:, : f.width]
    selected, scale = places.index(base.query), {"limit": 1.0, "signed": False} if f.named else {"limit": 2.5}
    outline = {"strong": [selected], "marks": [matrix.row("query", selected, values)]}
    labels = [base.queries[i] for i in places], f.columns
    grid = matrix.Grid(values, *labels, dark=base.dark, height=height(len(places)), **scale, **outline)
    return _of_places(f, matrix.picture(grid), places)


def _of_places(f: Facts, spec: templates.Spec, places: list[int]) -> Picture:
    """Return a picture whose rows are words in the order of these places; a click selects the word that stands there."""
    spec = templates.with_column(spec, "cells", word=[places[y] for y in spec["datasets"]["cells"]["y"]])
    return drawing(spec, click={"query": "word"}, arrow_keys=row_arrows(f.base))


def height(rows: int) -> int:
    """Return how high a picture of outputs is, in pixels: for a phone's screen with few words, readable with more."""
    return max(200, min(20 * rows, 400))


def _weights(slot: str, is_shuffled: bool) -> declaration.Cell:
    """Draw the selected head's weights as written or shuffled, rows and columns in that order."""

    def drawn(view: View) -> Facts | None:
        f = placed(view)
        return f and Facts(f, is_shuffled=is_shuffled)

    return picture(slot, drawn, _drawn_weights, "order_and_batch.weights")


def _drawn_weights(f: Facts) -> Picture:
    base, places = f.base, f.order.tolist() if f.is_shuffled else list(range(len(f.order)))
    trace, allowed = _traces(base.scene, f.seed)[f.is_shuffled], base.scene.allowed()
    selected, labels = places.index(base.query), [base.queries[i] for i in places]
    winners = [each.leader for each in one_query.by_head(trace, selected)]
    hidden = None if allowed is None else ~allowed
    sheet = heatmap.Sheet(trace.heads.weights, hidden, 1.0, False, labels, labels, selected, winners, base.dark)
    return _of_places(f, heatmap.one_head(sheet, f.head, True), places)


def differences(f: Facts) -> dict[tuple[str, str, str], float]:
    """Return how far outputs that are put back in order differ, by what encodes it; with a bias only where one is set."""
    setting = f.base.scene
    hiding = ("none", setting.mask if setting.mask != "none" else "causal")
    adding = POSITIONS if setting.knows_places else ("none",)
    ways = [(positions, mask, "none") for mask in hiding for positions in adding]
    found = {}
    for positions, mask, bias in dict.fromkeys([*ways, ("none", "none", setting.bias), f.known]):
        encoded = replace(setting, positions=positions, mask=mask, bias=bias)
        found[positions, mask, bias] = _shuffled(encoded, f.seed, f.head).difference
    return found


@panel(placed)
def knowing(f: Facts) -> Pieces:
    """List the differences for every source of order, and explain positions."""
    rows = []
    for known, difference in differences(f).items():
        name = (_names(*known) or words.NOTHING) + (words.NOW if known == f.known else "")
        rows.append([name, f"**{numbers.small(_beyond(difference))}**"])
    origin = f.base.scene.origin
    positions = "features" if origin.is_designed else "waves"
    if not f.knows:
        positions = "example" if origin.fixed else "none"
    why = Facts(f, alike=f.telling != f.known, kind=positions)
    header = [words.KNOWS, words.DIFFERENCE]
    return [Table("follows", header, rows), Text("knowing_said", said("order_and_batch.knowing", why))]


@panel(placed)
def roles(f: Facts) -> Pieces:
    return [Text("roles", head_roles.summary(f.base))]


# ---- 3: two words at every distance, and a convolution beside it ----


@facts("order_other", "order_distance", of=traced_view.present, kind="self")
def _pair(base: TracedView, other: int, distance: int) -> Facts:
    """Return two words, and the selected one's score for the other at every distance in the selected head.

    other: the position of the second word, where one beyond the last is the last that isn't selected;
        distance: how many places apart they are
    alone, placed: the score at this distance, without positions and with them; varies: by how much the second one does
    course: how the second one changes with the distance: it stays, falls, rises, or wanders up and down
    reads: whether queries or keys of the head depend on positions
    """
    last, setting = len(base.queries) - 1, base.scene
    other = other if other <= last else last - (base.query == last > 0)
    scenes = [replace(setting, positions=positions, bias="none") for positions in ("none", ADDED)]
    without, with_positions = (_scores(each, base.query, other)[:, base.head].tolist() for each in scenes)
    at, varies = distance - 1, max(with_positions) - min(with_positions)
    return Facts(
        base=base,
        head=base.head,
        query=base.name,
        key=base.queries[other],
        distance=distance,
        without=without,
        with_positions=with_positions,
        alone=without[at],
        placed=with_positions[at],
        near=with_positions[0],
        far=with_positions[-1],
        low=min(with_positions),
        high=max(with_positions),
        farthest=FARTHEST,
        varies=_beyond(varies),
        course=_course(with_positions),
        reads=_reads(setting, base.head),
        spread=max(without) - min(without),
        same=max(without) - min(without) < SAME,
        knows=setting.knows_places,
        example=bool(setting.origin.fixed),
        job=_job(base, View().order_shuffle),
    )


def _course(scores: list[float]) -> str:
    """Return how scores change from one to the next."""
    if max(scores) - min(scores) < SAME:
        return "stays"
    changes = [later - earlier for earlier, later in pairwise(scores)]
    if max(changes) < SAME:
        return "falls"
    return "rises" if min(changes) > -SAME else "wanders"


def to_foresee(f: Facts) -> Prediction:
    """Ask what the score with positions does as the words are moved apart."""
    return Prediction([*dict.fromkeys(["falls", "stays", "wanders", f.course])], f.course)


@remember
def _scores(setting: scene.Scene, query: int, other: int) -> Tensor:
    """Return one score at every distance, (FARTHEST, H)."""
    return perturbation.by_distance(setting, query, other, range(1, FARTHEST + 1))


def pair(view: View) -> Facts | None:
    """Return two words at every distance; random projections replace “previous”."""
    return _pair(_instead(view, "random"))


def _legend(view: View) -> Facts | None:
    """Return what the picture's title names: its lines."""
    f = pair(view)
    return f and Facts(
        f,
        legend=" · ".join(f"{line} {name}" for line, name in zip(line_chart.LINES, words.LINES.values(), strict=False)),
    )


def by_distance(f: Facts) -> Picture:
    """Draw the score by distance, as far as the words have been moved apart."""
    setting, distances, names = f.base.scene, list(range(1, f.distance + 1)), tuple(words.LINES.values())
    limit = heatmap.divided(setting.head_size, setting.power) * (DESIGNED if setting.origin.is_designed else 1)
    ticks = tuple(round(limit * part / 3, 2) for part in range(-3, 4))
    axes = line_chart.Axes(words.PLACES_APART, (1, 4, 8, 12, 16), ticks, names, False)
    strong, now = [not setting.placed, setting.placed], [f.alone, f.placed]
    of_line, is_set = [name for name in names for _ in distances], [each for each in strong for _ in distances]
    scores = [*f.without[: f.distance], *f.with_positions[: f.distance]]
    lines = {"x": distances * 2, "y": scores, "name": of_line, "strong": is_set}
    up = [f.alone >= f.placed, f.alone < f.placed]
    labels = [numbers.decimal(score, sign=True) for score in now]
    marks = {"x": [f.distance] * 2, "y": now, "label": labels, "strong": strong, "up": up}
    return drawing(line_chart.curves(axes, f.base.dark, lines, marks))


def _convolved(view: View) -> Facts | None:
    """Return the weights of a convolution, which know the distance and nothing else, and the one at the distance."""
    f = pair(view)
    if f is None:
        return None
    weights = mixing.convolution(torch.eye(OFFSETS + 1), KERNEL).matrix[-1].flip(0).tolist()
    return Facts(f, weights=weights, weight=weights[f.distance] if f.distance <= OFFSETS else 0.0)


def convolution(f: Facts) -> Picture:
    labels = [words.back(places=places) for places in range(OFFSETS + 1)]
    marked = f.distance if f.distance <= OFFSETS else None
    return drawing(row_bars.weights(labels, {"now": f.weights}, marked, [*map(numbers.percent, f.weights)], f.base.dark))


@panel(lambda view: "")
def program(nothing: str) -> Pieces:
    return [Code("program", PROGRAM)]


# ---- tables, and the page ----


def _shuffle_table(f: Facts) -> pd.DataFrame:
    """Return each word's output before the shuffle and after it, put back."""
    listed = {"word": list(f.base.scene.words), "place before": range(len(f.order))}
    moved = {"place after": f.order.argsort().tolist(), "largest difference": f.shuffled.moved.tolist()}
    outputs = (("output", f.shuffled.output), ("shuffled, put back", f.shuffled.undone))
    wide = [pd.DataFrame(rows.tolist()).add_prefix(f"{name} ") for name, rows in outputs]
    return pd.concat([pd.DataFrame({**listed, **moved}), *wide], axis=1)


def _distance_table(f: Facts) -> pd.DataFrame:
    scores = zip(words.LINES.values(), (f.without, f.with_positions), strict=True)
    return pd.DataFrame({"places apart": range(1, FARTHEST + 1), **dict(scores)})


TABLES = {
    "shuffle": number_tables.numbers("shuffle", placed, _shuffle_table),
    "distance": number_tables.numbers("distance", pair, _distance_table),
}
DOG = {"text": "dog bites man", "order_shuffle": 5}  # the shuffle that turns three words round
PAGE = declaration.learn(
    "order_and_batch",
    [
        Step(
            "alone",
            facts=alone,
            pictures=[_outputs("alone_in_order", False), _outputs("alone_in_disorder", True)],
            done=lambda f: f.is_first,
            nearly=shuffle_missed,
            predict=lambda f: Prediction(("none", "some", "all"), "none") if f.first else None,
            controls=[Control("order_shuffle")],
            offers={"dog": DOG, "random": {"projections": "random", "order_shuffle": FIRST_SHUFFLE}},
            folds=[
                Fold("order_and_batch.FOLDS.rule", [Prose("order_and_batch.RULE"), Typeset(formulas.equivariance)]),
            ],
        ),
        Step(
            "placed",
            facts=placed,
            pictures=[_weights("in_order", False), _weights("in_disorder", True)],
            done=lambda f: f.knows and f.positions,
            nearly=places_missed,
            tries=("positions", "mask", "bias", "order_shuffle", "query", "head"),
            predict=to_find,
            controls=[Control("positions")],
            offers={
                "dog": {**DOG, "head": 1, "positions": "none"},
                "causal": {"positions": "none", "mask": "causal", "bias": "none"},
                "alibi": {
                    "positions": "none",
                    "mask": "none",
                    "bias": "alibi_symmetric",
                    "heads": 8,
                    "temperature": 1.0,
                },
            },
            formula=Typeset(lambda: PLACED),
            folds=[
                Fold(
                    "order_and_batch.FOLDS.knowing",
                    [
                        *(Control("mask"), Control("window"), Control("prefix"), Control("bias")),
                        Shown("knowing", [row(knowing(), [], widths=[1.4, 1])]),
                    ],
                )
            ],
        ),
        Step(
            "apart",
            facts=pair,
            pictures=[picture("by_distance", _legend, by_distance, "order_and_batch.by_distance")],
            done=lambda f: f.distance == FARTHEST,
            nearly=lambda f: "near",
            predict=to_foresee,
            controls=[Control("order_distance")],
            folds=[
                Fold("order_and_batch.FOLDS.pair", [Control("order_other")]),
                Fold(
                    "order_and_batch.FOLDS.convolution",
                    [
                        Shown(
                            "convolution",
                            [
                                row(
                                    [
                                        sentence("convolution_about", pair, "order_and_batch.CONVOLVED"),
                                        picture("convolution", _convolved, convolution, "order_and_batch.convolution"),
                                        sentence("convolution_said", _convolved, "order_and_batch.convolution_said"),
                                    ],
                                    [],
                                    widths=[1, 1],
                                )
                            ],
                        )
                    ],
                ),
            ],
        ),
    ],
    {
        "lead": board(
            notices(
                read=lambda view: traced_view.prepare(view.but(kind="self")),
                heads=False,
                match=False,
                traced=False,
            )
        ),
        "verified": board(
            sentence("checked_shuffle", alone, "order_and_batch.checked_shuffle"),
            sentence("checked_distance", pair, "order_and_batch.checked_distance"),
            roles(),
        ),
        "program": board(program(), cost=Cost.LIGHT),
        **number_tables.boards(TABLES),
    },
    TABLES,
)
