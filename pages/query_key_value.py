"""Query, key, value: where a weight comes from, why it takes two matrices, what a third is for, and who wrote them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import pandas as pd
import torch
from torch import Tensor
from torch.nn.functional import pad

from attn_core import comparison, meaning, one_query, tokens, torch_agreement
from attn_core.attention import AttentionTrace, tied
from attn_core.projections import edits as head_edits
from attn_core.projections import one_head, one_matrix, training_course
from attn_core.sources import SOURCES, designed, trained
from attn_core.sources.features import is_consonant, is_vowel, nonzero
from pages.board import declaration
from pages.board.declaration import Control, Fold, Prediction, Prose, Shown, Step, Typeset, drawing, picture, sentence
from pages.board.facts import Kept, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Buttons, MatrixInput, Picture, Pieces, Text, Values, titled
from pages.charts import colours, line_chart, matrix, row_bars, templates
from pages.panels.shared import head_roles, number_tables, program_needs, selected_row
from pages.panels.shared.notices import notices
from pages.panels.shared.product_sign import sign
from pages.panels.shared.telling_pairs import Pairs, telling_pairs
from pages.text import feature_names, formulas, markdown, numbers
from pages.text.languages import Words, remember, said
from pages.view import matrix_edits, traced_view
from pages.view.settings import MAX_TOKENS, View, defaults
from pages.view.traced_view import TracedView

alts, words, notices_words, row_words = Words("alts"), Words("query_key_value"), Words("notices"), Words("row")
Letter = Literal["q", "k", "v"]
ROLES: dict[Letter, str] = {"q": "query", "k": "key", "v": "value"}
NAMED = 5  # products of a score that are named, the largest
VECTOR_END = 2.5  # of the colours of x, q, k and v, ±
PROJECTION_END = 1.0  # of the numbers of a projection
WEIGHTS_END = 1.0  # of the colours of changed weights, ±
HEIGHT = 210  # pixels of a matrix of a row a word
NUMBERS_UP_TO = 16  # dimensions: with more, a number doesn't fit its cell
TOKENS_UP_TO = matrix.NUMBERS_UP_TO  # words, with more of which a score doesn't fit its cell
ROUNDING = 1e-5  # two float32 scores that differ by less, as a share or as such, are one number
FEW = 3  # words that a sentence names
MOST_ROWS, MOST_COLUMNS = 64, 32  # of a projection that are offered for editing


# ---- one head, as it is and as edited, and the pair that is selected ----


def settings(view: View) -> TracedView | None:
    """Return what a view shows, whichever pair is selected; None where there is no word, or no projections are known."""
    steps = view.grown if SOURCES[view.projections].trains else 0
    return traced_view.present(view.but(query=0, stage="weights", grown=steps))


@dataclass(frozen=True, eq=False)
class Head(Kept):
    """A head with the learner's edits in its projections, whichever pair is selected.

    projected, own   the head, and its results; before: its results without the edits
    edits            those inside its matrices; ignored: how many others there are
    queries, keys    the words; cross: whether keys and values come from a second sentence
    copies           whether its values are the first numbers of the words' own vectors, "trained" where W_Q and W_K were
    """

    view: View
    before: one_head.HeadTrace
    projected: one_head.HeadProjections
    own: one_head.HeadTrace
    edits: tuple[head_edits.Edit, ...]
    ignored: int
    queries: list[str]
    keys: list[str]
    cross: bool
    copies: bool | str


@facts("edits", of=settings)
def head_of(base: TracedView, edited: str) -> Head:
    """Return a head with the learner's edits in its projections."""
    drawn, changes = one_head.head_projections(base.scene, base.head), matrix_edits.parse(edited, tuple(ROLES))
    before, head = one_head.trace(drawn), head_edits.of_head(drawn, changes)
    inside = tuple(head_edits.fitting(drawn.matrices(), changes))
    own = one_head.trace(head) if changes else before
    copies = base.scene.origin.has_word_vectors and own.v.equal(drawn.memory[:, : own.v.shape[1]])
    return Head(
        view=base.view,
        before=before,
        projected=head,
        own=own,
        edits=inside,
        ignored=len(changes) - len(inside),
        queries=base.queries,
        keys=base.keys,
        cross=base.scene.memory is not None,
        copies=copies and ("trained" if base.head == 0 and base.view.trained else "yes"),
    )


@dataclass(frozen=True, eq=False)
class Pair(Kept):
    """The selected pair; at: the positions of its query and its key."""

    head: Head
    at: tuple[int, int]
    query: str
    key: str


@facts("query", "key", of=head_of)
def pair_of(head: Head, query: int, key: int) -> Pair:
    """Return the pair that is selected; a position beyond the last word is the last."""
    at = min(query, len(head.queries) - 1), min(key, len(head.keys) - 1)
    return Pair(head, at, head.queries[at[0]], head.keys[at[1]])


def edited_at(head: Head, letter: str, axis: int) -> list[int]:
    """Return in which rows (axis 0) or columns (1) of a projection the learner changed a number."""
    return [(row, column)[axis] for matrix, row, column, _ in head.edits if matrix == letter]


def features(head: Head, letter: Letter) -> Sequence[str]:
    """Return the names of the numbers of q, k or v; () where they have none."""
    names: Sequence[str] = getattr(head.projected, f"{ROLES[letter]}_features")
    return names


def width(head: Head, letter: Letter) -> int:
    """Return the number of drawn columns of q, k or v: of a design the columns in use, which come first; else all."""
    names, projection = features(head, letter), head.projected.matrix(letter)
    if not names:
        return projection.shape[1]
    columns = (projection.any(0) | torch.tensor([bool(name) for name in names])).nonzero().flatten().tolist()
    return max([*columns, *edited_at(head, letter, 1), 0]) + 1


def score_end(head: Head) -> float:
    """Return where the colours of scores end, ±: four times as far as they vary; designed ones carry the sharpness."""
    return (designed.SHARPNESS if head.projected.features else 4.0) * head.own.q.shape[1] ** 0.5


def colour_end(head: Head, letter: Letter, end: float) -> float:
    """Return where the colours of one projection, or of its vectors, end: at ±end but for designed queries."""
    return score_end(head) if head.projected.features and letter == "q" else end


def of_words(pair: Pair, values: Tensor, role: str, **options: Any) -> Picture:
    """Draw a matrix of a row a word, the selected one outlined in its role's colour; a click selects another."""
    at_query = role in ("query", "output")
    head, (query, key) = pair.head, pair.at
    control, labels, at = ("query", head.queries, query) if at_query else ("key", head.keys, key)
    look = {"columns": (), "limit": VECTOR_END, **options, "numbers": False, "height": HEIGHT}
    grid = matrix.Grid(values, labels, dark=head.view.dark, strong=[at], marks=[matrix.row(role, at, values)], **look)
    arrow_keys = traced_view.arrow_keys(control, len(labels), "ArrowUp", "ArrowDown")
    return drawing(matrix.picture(grid), click={control: "y"}, arrow_keys=arrow_keys)


def _selecting(pairs: Sequence[tuple[int, int]]) -> list[Values]:
    return [dict(zip(("query", "key"), pair, strict=True)) for pair in pairs]


@panel(lambda view: telling_pairs(view) if pair_of(view) else None)
def fits_nowhere(pairs: Pairs, step: str) -> Pieces:
    """Offer the app's own sentence where no two words fit of which the step could tell."""
    own = {words.OWN_SENTENCE: {name: defaults("query_key_value")[name] for name in ("text", "query", "key")}}
    return [] if pairs.scoring else [Buttons(f"fits_nowhere_{step}", words.FITS_NOWHERE, own)]


# ---- 1: a score, term by term ----


@dataclass(frozen=True, eq=False)
class Score(Kept):
    """The score of the pair as its largest products, the weight that it becomes, and the smallest score of its row.

    product, count   its products, and how many; largest: those that are named
    terms, others    how many are named, and how many others aren't 0; top, rest: their sums
    divisor, scaled  what scores are divided by, in numbers, None for 1, and the quotient
    weight           None where the mask hides the key
    far, lowest      the key with the smallest score of the row, and this score
    lies             whether that is "above", "zero" or "below" as it is printed
    cancel           whether some of its products aren't 0: "yes", "no", or "near" where they have one sign
    least_weight     whether no key has a smaller weight than far
    differ           whether scores of the row do; at_lowest: whether the selected key has the smallest one
    q_end, k_end, product_end  where the colours of a query, a key and their products end, ±
    """

    pair: Pair
    product: one_head.Product
    count: int
    largest: one_head.Terms
    terms: int
    others: int
    top: float
    rest: float
    score: float
    divisor: str | None
    scaled: float
    temperature: float
    weight: float | None
    far: str
    lowest: float
    lies: str
    cancel: str
    least_weight: bool
    differ: bool
    at_lowest: bool
    q_end: float
    k_end: float
    product_end: float


@facts(of=pair_of)
def score(pair: Pair) -> Score:
    """Return the score of the pair, and the smallest of its row."""
    own, scene = pair.head.own, pair.head.projected.scene
    trace, product = own.trace, one_head.product(own, *pair.at)
    largest, divisor = one_head.terms(product, NAMED), scene.divisor.in_numbers(scene.head_size, scene.d_model)
    scores = trace.scores[pair.at[0]]
    far = min(tied(-scores).nonzero().flatten().tolist(), key=lambda place: place == pair.at[0])  # whichever key is selected
    lowest = scores[far].item()
    hidden = bool(trace.masked[pair.at].isneginf())
    q_end, k_end, product_end = _ends(pair.head)
    return Score(
        pair,
        product=product,
        count=len(product.products),
        largest=largest,
        terms=len(largest.places),
        others=largest.others,
        top=product.products[largest.places].sum().item(),
        rest=largest.rest,
        score=product.score,
        divisor=None if divisor == "1" else divisor,
        scaled=trace.scaled[pair.at].item(),
        temperature=scene.temperature,
        weight=None if hidden else trace.weights[pair.at].item(),
        far=pair.head.keys[far],
        lowest=lowest,
        lies="zero" if numbers.decimal(lowest) == numbers.decimal(0) else "below" if lowest < 0 else "above",
        cancel=_cancel(one_head.product(own, pair.at[0], far).products),
        least_weight=bool(trace.weights[pair.at[0], far] <= trace.weights[pair.at[0]].min()),
        differ=bool(scores.max() - lowest > ROUNDING),
        at_lowest=bool(tied(-scores)[pair.at[1]]),
        q_end=q_end,
        k_end=k_end,
        product_end=product_end,
    )


def _cancel(products: Tensor) -> str:
    """Return whether products of a score that prints as 0 cancel, "near" where all that aren't 0 have one sign."""
    if not products.any():
        return "no"
    return "yes" if products.min() < 0 < products.max() else "near"


def _ends(head: Head) -> tuple[float, float, float]:
    """Return where the colours of a query, a key and their products end, ±."""
    products = score_end(head) if head.projected.features else VECTOR_END**2
    return colour_end(head, "q", VECTOR_END), VECTOR_END, products


def strips(f: Score) -> Picture:
    """Draw the query, the key and their products, a column a dimension, the largest products outlined.

    A word's q or k begins as its vector x: what is drawn on the way is x times a matrix that goes from 1 to W_Q or W_K.
    """
    head, (query, key) = f.pair.head, f.pair.at
    size = max(width(head, "q"), width(head, "k"))
    rows = torch.stack([head.own.q[query], head.own.k[key], f.product.products])[:, :size]
    names = [f"q {f.pair.query}", f"× k {f.pair.key}", "= q × k"]
    labels = feature_names.above_columns(features(head, "q")[:size], matrix.LABELS_UP_TO)
    marks = [matrix.row("query", 0, rows), matrix.row("key", 1, rows)]
    marks += [matrix.cell("output", (2, place)) for place in f.largest.places if f.others]
    ends, fits = torch.tensor([f.q_end, f.k_end, f.product_end])[:, None], size <= NUMBERS_UP_TO
    look = rows, names, labels, ends, head.view.dark
    spec = matrix.picture(matrix.Grid(*look, strong=[0, 1], marks=marks, numbers=fits, height=110))
    vectors = [head.projected.x[query], head.projected.memory[key], torch.zeros(size)]
    begins = torch.stack([pad(vector, (0, size))[:size] for vector in vectors])
    if "share" in spec["datasets"]["cells"]:
        shares = colours.shares(begins, ends, signed=True).flatten()
        spec = templates.with_column(spec, "cells", **templates.table(share_from=shares))
    return drawing(spec, moves="row_name", terms={"query": ["row_name", "label"], "key": ["row_name", "label"]})


def terms(f: Score) -> Picture:
    """Draw the largest products one after another, the sum of the others, and the score."""
    head, (query, key) = f.pair.head, f.pair.at
    q, k, names = head.own.q[query], head.own.k[key], features(head, "q")
    entries, said_of, total = list[tuple[str, float, float]](), list[str](), 0.0
    for place in f.largest.places:
        total += f.product.products[place].item()
        name = feature_names.named(names[place]) if names else words.number(place=place)
        entries.append((name, f.product.products[place].item(), total))
        said_of.append(f"{numbers.decimal(q[place].item())} × {numbers.decimal(k[place].item())}")
    if f.others:
        entries.append((words.more(count=f.others), f.rest, f.score))
        said_of.append("")
    totals = [0.0, *(after for *_, after in entries)]
    ends = int(1.05 * min(totals)) - 1, int(1.05 * max(totals)) + 1
    spec = row_bars.running_total(entries, f.score, ends, None, head.view.dark, [*said_of, " "])
    label, tip = words.SCORE_BAR, f"{words.SCORE_BAR}: {numbers.decimal(f.score, sign=True)}"
    return drawing(templates.with_column(spec, "output", label=[label], tip=[tip]), moves="label")


@panel(pair_of)
def key_name(pair: Pair) -> Pieces:
    """Say which words are selected, below the slider that counts them."""
    return [Text("key_name", said("query_key_value.key_name", pair))]


# ---- below step 1: the matrices themselves, and other ones ----


@dataclass(frozen=True, eq=False)
class Named(Kept):
    """What the selected word's vector is made of, and what its query, the key and the value have to do.

    made, design     the features that a design finds in x, and whether there is a design; width: how many numbers x has
    size, head_size  how many numbers q and k have, and the head's size as it is set
    job              what the head does, in a sentence
    rows, key_count  how many queries and keys there are
    signs            what the signs in the names of columns mean, in words
    looks, offers, passes_on  a few of the features of the query, the key and the value; None without any
    sharpness, match  by which a design multiplies queries, and the score of one feature that fits
    divisor, scaled  what scores are divided by, in numbers, None for 1, and the quotient of that score
    """

    pair: Pair
    made: tuple[str, ...]
    design: bool
    width: int
    size: int
    head_size: int
    job: str
    rows: int
    key_count: int
    signs: tuple[str, ...]
    looks: str | None
    offers: str | None
    passes_on: str | None
    sharpness: float
    match: float
    divisor: str | None
    scaled: float


@facts(of=pair_of)
def named(pair: Pair) -> Named:
    """Return what the selected word's vector is made of, and what its query, the key and the value have to do."""
    head, own, (query, key) = pair.head.projected, pair.head.own, pair.at
    scene = head.scene
    size = designed.SHARPNESS * scene.head_size**0.5
    divisor = scene.divisor.in_numbers(scene.head_size, scene.d_model)
    return Named(
        pair,
        made=tuple(map(markdown.plain, map(feature_names.quoted, nonzero(head.features, head.x[query])))),
        design=bool(head.features),
        width=head.x.shape[1],
        size=own.q.shape[1],
        head_size=scene.head_size,
        job=_job(pair.head),
        rows=len(pair.head.queries),
        key_count=len(pair.head.keys),
        signs=_signs([name for letter in ROLES for name in columns(pair.head, letter)]),
        looks=_in_words(head.query_features, own.q[query]),
        offers=_in_words(head.key_features, own.k[key]),
        passes_on=_in_words(head.value_features, own.v[key]),
        sharpness=designed.SHARPNESS,
        match=size,
        divisor=None if divisor == "1" else divisor,
        scaled=size / scene.divisor.number(scene.head_size, scene.d_model),
    )


def columns(head: Head, letter: Letter) -> list[str]:
    """Return what stands above the drawn columns of q, k or v; nothing where they have no names, or no room for them."""
    return feature_names.above_columns(features(head, letter)[: width(head, letter)], matrix.LABELS_UP_TO)


def _signs(names: Sequence[str]) -> tuple[str, ...]:
    """Return the meaning of the signs that stand for words in the names of columns."""
    signs = {sign: row_words.FEATURE_STARTS[start].strip() for start, sign in feature_names.SIGNS.items() if sign}
    there = {sign: word for sign, word in signs.items() if any(sign in name for name in names)}
    return tuple(words.sign_means(sign=sign, word=word) for sign, word in there.items())


def _in_words(names: Sequence[str], values: Tensor) -> str | None:
    """Return a few of the features of the numbers that aren't 0; None without any."""
    found = nonzero(names, values)
    return feature_names.in_words(found) if found else None


def _job(head: Head) -> str:
    """Describe the head in a sentence."""
    scene, origin, number = head.projected.scene, head.projected.scene.origin, head.projected.head
    job = origin.job(scene, number)  # of several designed heads each has its own
    if origin.fixed:
        return head_roles.example(scene)
    if origin.offsets:
        return head_roles.sentence(scene, number)
    if origin.model:
        return words.of_model(name=origin.model, layer=origin.layer)
    if SOURCES[job].trains:
        return words.trained_for(steps=scene.grown, most=trained.STEPS)
    placeless = SOURCES[job].by_place and not scene.placed
    return words.job(source=job, noun=notices_words.NOUNS[head.view.tokens], placeless=placeless)


@panel(named)
def token(f: Named) -> Pieces:
    """Draw the selected word's vector; across two sentences also the vector of the key's word."""
    head, (query, key) = f.pair.head, f.pair.at
    title = said("query_key_value.token_name", f)
    pieces = _vector(head, "token", title, head.projected.x[query], alts.x_of(word=f.pair.query))
    if not head.cross:
        return pieces
    title, alt = said("query_key_value.memory_name", f), alts.second_sentence(word=f.pair.key)
    return [*pieces, *_vector(head, "memory", title, head.projected.memory[key], alt)]


def _vector(head: Head, slot: str, title: str, x: Tensor, alt: str) -> Pieces:
    grid = matrix.Grid(x[None], (), (), VECTOR_END, head.view.dark, height=26, numbers=len(x) <= NUMBERS_UP_TO)
    return titled(slot, title, matrix.picture(grid), alt)


@panel(head_of)
def projection(head: Head, letter: Letter) -> Pieces:
    """Draw W_Q, W_K or W_V; of many named rows only the nonzero ones."""
    whole, names = head.projected.matrix(letter)[:, : width(head, letter)], head.projected.features
    used = list(range(len(whole)))
    if len(names) > matrix.LABELS_UP_TO:
        used = whole.any(-1).nonzero().flatten().tolist() or [0]
    rows = [feature_names.named(names[i]) for i in used] if names else []
    height = min(240, max(len(used), 2) * 26) if rows else 150
    end = colour_end(head, letter, PROJECTION_END)
    grid = matrix.Grid(whole[used], rows, (), end, head.view.dark, numbers=False, height=height)
    size, vectors = (numbers.shape(each.shape) for each in (head.projected.matrix(letter), getattr(head.own, letter)))
    name, left_out = letter.upper(), len(whole) - len(used)
    chip = markdown.chip(ROLES[letter], name)
    title = words.map_name(letter=name, chip=chip, size=size, vectors=vectors, left_out=left_out)
    return titled(f"map_{letter}", title, matrix.picture(grid), alts.projection(letter=name))


@panel(pair_of)
def vectors(pair: Pair, letter: Letter) -> Pieces:
    head, role, name = pair.head, ROLES[letter], letter.upper()
    end, values = colour_end(head, letter, VECTOR_END), getattr(head.own, letter)[:, : width(head, letter)]
    drawn = of_words(pair, values, role, columns=columns(head, letter), limit=end)
    slot, title = f"vectors_{letter}", words.vectors_name(chip=markdown.chip(role, name), role=role)
    alt = alts.of_words(picture=name, role=role, word=pair.query if role == "query" else pair.key)
    return [Text(f"{slot}_name", title), drawn._replace(slot=slot, alt=alt)]


@remember
def split(text: str, kind: Literal["word", "character"]) -> tuple[str, ...]:
    """Return the tokens of a text that the page reads."""
    return tuple(tokens.split(text, kind)[:MAX_TOKENS])


@panel(lambda view: view.text, "tokens")
def sources(text: str, kind: Literal["word", "character"]) -> Pieces:
    """Offer projections from every source, each with a pair of words that illustrates them, if there is one."""
    changes = {}
    for source, label in words.SOURCES.items():
        listed = split(text, "character" if SOURCES[source].letters else kind)
        pair = one_head.example_pair(source, listed) or ()
        changes[label] = {"projections": source, **dict(zip(("query", "key"), pair, strict=False))}
    return [Buttons("sources", words.SOURCES_LEAD, changes)]


# ---- 2: two matrices, or one for both ----


def of_one_sentence(view: View) -> Pair | None:
    """Return the pair; None across two sentences, where each word is either a query or a key."""
    pair = pair_of(view)
    return pair if pair and not pair.head.cross else None


@dataclass(frozen=True, eq=False)
class Scores(Kept):
    """The scores of all pairs, shown (Tq, Tk), with one matrix for queries and keys, or with two.

    by_cell          whether a click selects a key, too
    score_end        where the colours of scores end, ±
    """

    pair: Pair
    one: bool
    shown: Tensor
    by_cell: bool
    score_end: float


@facts("one_matrix", of=pair_of)
def scores(pair: Pair, one: bool) -> Scores:
    """Return the scores of all pairs; across two sentences those with two matrices."""
    one = one and not pair.head.cross
    shown = (_with_one_matrix(pair.head) if one else pair.head.own.trace).scores
    return Scores(pair, one, shown, matrix.by_cell(shown), score_end(pair.head))


def scores_of_one_sentence(view: View) -> Scores | None:
    """Return the scores of all pairs; None across two sentences."""
    found = scores(view)
    return None if found is None or found.pair.head.cross else found


@dataclass(frozen=True, eq=False)
class Directions(Kept):
    """The score of the pair in both directions, with two matrices or with W_Q in the place of W_K.

    there, back      the scores of the pair; equal: whether they are; itself: that of the query's word with its own key
    same             whether query and key are one word
    weighed          whether no mask hides them from each other; weight, back_weight: of the pair, each in its own row
    most, most_of, most_ties  the largest score of the key's row, with whom, and how many have it
    best             the other words, that with the largest score with two matrices first, by their positions
    found, found_name, found_score  whom the query finds with one matrix; finds_itself: whether that is its own word
    with_itself, with_two  the score of the query's word with its own key, with one matrix and with two
    """

    scores: Scores
    there: float
    back: float
    equal: bool
    itself: float
    same: bool
    weighed: bool
    weight: float
    back_weight: float
    most: float
    most_of: str
    most_ties: int
    best: list[int]
    found: int
    found_name: str
    found_score: float
    finds_itself: bool
    with_itself: float
    with_two: float


@facts(of=scores_of_one_sentence)
def directions(f: Scores) -> Directions:
    """Return the score of the pair in both directions."""
    head, shown = f.pair.head, f.shown
    both, (query, key) = (head.own.trace, _with_one_matrix(head)), f.pair.at
    (two, one_of_both), trace = (each.scores for each in both), both[f.one]
    back_row, listed = trace.masked[key], head.projected.scene.words
    others = [place for place in range(len(two)) if listed[place] != listed[query]]
    finds = bool(tied(one_of_both[query])[query])
    found = query if finds else int(one_of_both[query].argmax())
    return Directions(
        f,
        there=shown[query, key].item(),
        back=shown[key, query].item(),
        equal=bool(torch.isclose(shown[query, key], shown[key, query], ROUNDING, ROUNDING)),
        itself=shown[query, query].item(),
        same=query == key,
        weighed=bool(trace.masked[query, key].isfinite() and back_row[query].isfinite()),
        weight=trace.weights[query, key].item(),
        back_weight=trace.weights[key, query].item(),
        most=shown[key, back_row.argmax()].item(),
        most_of=head.keys[int(back_row.argmax())],
        most_ties=int(tied(back_row).sum()),
        best=sorted(others, key=lambda place: -two[query, place].item()),
        found=found,
        found_name=head.queries[found],
        found_score=one_of_both[query].max().item(),
        finds_itself=finds,
        with_itself=one_of_both[query, query].item(),
        with_two=two[query, query].item(),
    )


@remember
def _with_one_matrix(head: Head) -> AttentionTrace:
    """Return every step of the head where W_Q makes the keys, too."""
    return one_head.trace(one_head.with_one_matrix(head.projected)).trace


def to_find(f: Directions) -> Prediction | None:
    """Ask whom the query would find with one matrix: its own word, or one of those that it finds with two."""
    if not f.best:
        return None
    pair = f.scores.pair
    offered = sorted({pair.at[0], *f.best[:2], f.found})
    return Prediction(offered, f.found, {place: pair.head.queries[place] for place in offered})


def all_scores(f: Scores) -> Picture:
    """Draw all scores, the selected cell outlined. If each cell is a mark, a click selects its key too."""
    pair = f.pair
    spec = _scores(pair, f.shown, [matrix.row("query", pair.at[0], f.shown), matrix.cell("key", pair.at)])
    if f.by_cell:
        spec = templates.with_column(spec, "cells", key=spec["datasets"]["cells"]["x"])
    up_down = traced_view.arrow_keys("query", len(pair.head.queries), "ArrowUp", "ArrowDown")
    left_right = traced_view.arrow_keys("key", len(pair.head.keys), "ArrowLeft", "ArrowRight")
    return drawing(spec, click={"query": "y", "key": "key"}, arrow_keys={**up_down, **left_right}, terms=matrix.TERMS)


def _scores(pair: Pair, values: Tensor, marks: list[matrix.Mark]) -> templates.Spec:
    """Return scores as a chart, a row a query and a column a key, in the colours of this head's scores."""
    head, room = pair.head, max(values.shape) <= TOKENS_UP_TO
    look = values, head.queries, head.keys, score_end(head), head.view.dark
    return matrix.picture(matrix.Grid(*look, strong=[pair.at[0]], marks=marks, numbers=room, height=300))


@panel(pair_of)
def pair_buttons(pair: Pair) -> Pieces:
    """Offer the pair the other way round, if a key can ask, as across two sentences it can't, and the best key."""
    swapped: Values | None = None if pair.head.cross else {"query": pair.at[1], "key": pair.at[0]}
    ties = tied(pair.head.own.trace.masked[pair.at[0]])
    best: Values | None = {"key": int(ties.int().argmax())} if ties.any() else None
    return [Buttons("pair", "", {words.SWAP: swapped, words.BEST: best})]


def across(view: View) -> bool | None:
    """Return True across two sentences, else None."""
    pair = pair_of(view)
    return True if pair and pair.head.cross else None


@panel(across)
def nothing_to_swap(across: bool) -> Pieces:
    return [Text("two_other", words.SWAP_ACROSS)]


# ---- below step 2: the best that one matrix can do, and attention as a look-up ----


def _telling(pair: Pair) -> tuple[int, int]:
    """Return the selected query and key, or, where they score the same both ways, the pair that differs most."""
    two = pair.head.own.trace.scores
    apart = two - two.T
    if apart[pair.at].abs() > ROUNDING or apart.abs().max() <= ROUNDING:
        return pair.at
    query, key = divmod(int(apart.argmax()), len(apart))
    return query, key


@dataclass(frozen=True, eq=False)
class Closest(Kept):
    """The scores of a telling pair with two matrices and with the one that comes closest to them.

    closest          all scores with that one, (T, T)
    telling          the pair's positions; first, second: its words; same: whether they are one
    there, back      its scores with two matrices; both: with one, in either direction
    query_itself, key_itself  the scores of either word with its own key, with one matrix
    score_end        where the colours of scores end, ±
    """

    pair: Pair
    closest: Tensor
    telling: tuple[int, int]
    first: str
    second: str
    same: bool
    there: float
    back: float
    both: float
    query_itself: float
    key_itself: float
    score_end: float


@facts(of=of_one_sentence)
def closest(pair: Pair) -> Closest:
    """Return the scores of a telling pair with two matrices and with the one that comes closest to them."""
    projected, two, (query, key) = pair.head.projected, pair.head.own.trace.scores, _telling(pair)
    one = one_matrix.closest(projected.x, two, projected.scene.head_size).scores
    return Closest(
        pair,
        closest=one,
        telling=(query, key),
        first=pair.head.queries[query],
        second=pair.head.keys[key],
        same=query == key,
        there=two[query, key].item(),
        back=two[key, query].item(),
        both=one[query, key].item(),
        query_itself=one[query, query].item(),
        key_itself=one[key, key].item(),
        score_end=score_end(pair.head),
    )


def symmetric_scores(f: Closest) -> Picture:
    """Draw the scores of the one matrix that comes closest to the two, the pair and its mirror outlined."""
    return drawing(_scores(f.pair, f.closest, [matrix.cell("key", f.telling), matrix.cell("query", f.telling[::-1])]))


@panel(pair_of)
def matches(pair: Pair) -> Pieces:
    found = one_query.bars(_row(pair))
    names = [pair.head.keys[k] if k >= 0 else words.others(count=found.others) for k in found.keys]
    shares = [words.HIDDEN if share is None else numbers.percent(share) for share in found.weights]
    spec = row_bars.weights(names, {"now": found.weights}, found.winner, shares, pair.head.view.dark)
    return titled("matches", words.matches_name(query=pair.query), spec, alts.MATCHES)


def _row(pair: Pair) -> one_query.Row:
    head = pair.head.projected
    return one_query.row(pair.head.own.whole, head.scene, head.head, pair.at[0])


@panel(pair_of)
def results(pair: Pair) -> Pieces:
    result, size = one_head.look_up(pair.head.own, pair.at[0]), width(pair.head, "v")
    rows = torch.stack([result.soft, result.exact, result.soft - result.exact])[:, :size]
    marks, labels = [matrix.row("output", 0, rows), matrix.row("value", 1, rows)], [*words.RESULT_ROWS.values()]
    look = rows, labels, (), VECTOR_END, pair.head.view.dark
    grid = matrix.Grid(*look, marks=marks, numbers=size <= NUMBERS_UP_TO, height=120)
    return titled("found", words.results_name(width=size, end=VECTOR_END), matrix.picture(grid), alts.SOFT_AND_EXACT)


@panel(pair_of)
def look_up_in_words(pair: Pair) -> Pieces:
    view, result, found = pair.head.view, one_head.look_up(pair.head.own, pair.at[0]), _row(pair)
    if not result.best:
        return [Text("look_up_words", words.nothing_comes_back(query=pair.query))]
    count, few = len(result.best), result.best[:FEW]
    names = [markdown.chip("key", pair.head.keys[i]) for i in few]
    if count > FEW:
        names.append(words.more_matches(count=count - FEW))
    settings = {"temperature": view.temperature, "dropout": bool(view.dropout)}
    numbers_of = {"count": count, "share": found.largest, "difference": result.difference}
    return [Text("look_up_words", words.look_up(matches=names, **numbers_of, **settings))]


# ---- 3: what a word passes on ----

CHANGED = {"v": "value", "weights": "query", "output": "output"}  # part of the trace → its colour
PRODUCT_WIDTHS, PRODUCT_HIGH = [1.25, 0.07, 1, 0.07, 1], 320  # of weights × values = outputs, with the signs; pixels


@dataclass(frozen=True, eq=False)
class Changes(Kept):
    """How far values, weights and outputs have moved by the learner's edits.

    moves            "none" without edits, "nothing" where none has moved, else "something"
    first, amount    the part named first that moved, and its largest change; moved_too, still: the other parts, in words
    why              which reason the sentence gives
    cells, rows      how many weights and how many queries there are; outputs: how many outputs moved
    only_outputs     whether outputs moved, and no weight
    """

    head: Head
    moves: str
    first: str
    amount: float
    moved_too: tuple[str, ...]
    still: tuple[str, ...]
    why: str
    cells: int
    rows: int
    outputs: int
    only_outputs: bool


@facts(of=head_of)
def changes(head: Head) -> Changes:
    """Return how far values, weights and outputs have moved by the learner's edits."""
    largest = {part: one_head.change(head.before, head.own, part).abs().max().item() for part in CHANGED}
    there = [part for part in CHANGED if largest[part]]
    mixed = largest["output"] and not largest["v"]
    return Changes(
        head,
        moves="none" if head.own is head.before else "something" if there else "nothing",
        first=words.PARTS[there[0]] if there else "",
        amount=largest[there[0]] if there else 0.0,
        moved_too=tuple(words.part_by(part=words.PARTS[part], amount=largest[part]) for part in there[1:]),
        still=tuple(words.the_part(part=words.PARTS[part]) for part in CHANGED if not largest[part]),
        why="values" if not largest["weights"] else "weights" if mixed else "none",
        cells=head.own.trace.weights.numel(),
        rows=len(head.queries),
        outputs=int(one_head.change(head.before, head.own, "output").any(-1).sum()),
        only_outputs=not largest["weights"] and largest["output"] > 0,
    )


def _change(head: Head, part: str) -> Tensor:
    """Return the change of v, weights or output, in the drawn columns."""
    change = one_head.change(head.before, head.own, part)
    return change if part == "weights" else change[:, : width(head, "v")]


def moved_weights(f: Changes) -> Picture:
    """Draw the weights, outlined as far as they have moved."""
    head = f.head
    look = head.own.trace.weights, head.queries, head.keys, WEIGHTS_END, head.view.dark
    marks = _outline(_change(head, "weights"), CHANGED["weights"])
    return drawing(matrix.picture(matrix.Grid(*look, signed=False, marks=marks, height=PRODUCT_HIGH, attends=True)))


def moved_values(f: Changes) -> Picture:
    """Draw the values, a row a key."""
    return _vectors(f.head, "v", f.head.keys)


def moved_outputs(f: Changes) -> Picture:
    """Draw the outputs, a row a query."""
    return _vectors(f.head, "output", f.head.queries)


def _vectors(head: Head, part: str, labels: Sequence[str]) -> Picture:
    change = _change(head, part)
    look = getattr(head.own.trace, part)[:, : change.shape[1]], labels, (), VECTOR_END, head.view.dark
    marks = _outline(change, CHANGED[part])
    return drawing(matrix.picture(matrix.Grid(*look, marks=marks, numbers=False, height=PRODUCT_HIGH)))


def _outline(change: Tensor, role: str) -> list[matrix.Mark]:
    """Return the bounding rectangle of all changes; none without a change."""
    rows, columns = (change.any(axis).nonzero().flatten().tolist() for axis in (1, 0))
    return [matrix.Mark(role, columns[0], rows[0], columns[-1] + 1, rows[-1] + 1, width=2.5)] if rows else []


@panel(head_of)
def suggestions(head: Head) -> Pieces:
    """Offer a change of each projection: a designed query looks for another feature, a key stops offering its own."""
    to = dict.fromkeys(ROLES, 3.0)
    if head.projected.features:
        to |= {"q": round(score_end(head)), "k": 0.0}
    changes = {words.EDIT_BUTTONS[name]: {"edits": f"{name}_0_0_{to[name]:g}", "edit_map": name} for name in to}
    return [Buttons("change_buttons", "", changes)]


@panel(head_of, "edits")
def edited(head: Head, edits: str) -> Pieces:
    """Say in which projections numbers were changed by hand, whichever is chosen, with a reset of each."""
    counts = {letter: sum(edit[0] == letter for edit in head.edits) for letter in ROLES}
    there, all_edits = [letter for letter in ROLES if counts[letter]], matrix_edits.parse(edits, tuple(ROLES))
    rest = {letter: [edit for edit in all_edits if edit[0] != letter] for letter in there}
    resets = {words.reset_matrix(letter=letter.upper()): {"edits": matrix_edits.text(rest[letter])} for letter in there}
    matrices = tuple(words.edited_numbers(letter=letter.upper(), count=counts[letter]) for letter in there)
    return [Buttons("edited", words.edited(matrices=matrices, several=len(there) > 1), resets)] if there else []


# ---- below step 3: the numbers of a matrix, and the value beside the vector ----


@panel(head_of, "edit_map", resting=True)
def editor(head: Head, letter: Letter) -> Pieces:
    """Offer a projection's numbers to be typed over, a row a number of x, a column a dimension."""
    whole = head.projected.matrix(letter)[:, : width(head, letter)]
    first, last = _filled(whole, edited_at(head, letter, 0))
    values = whole[first:last, :MOST_COLUMNS]
    named_columns = features(head, letter)[: values.shape[1]] or [""] * values.shape[1]
    columns = [feature_names.named(name) or f"{letter} {d}" for d, name in enumerate(named_columns)]
    rows = [feature_names.named(name) for name in head.projected.features[first:last]] or [
        f"x {i}" for i in range(first, last)
    ]
    hint = words.editor_name(letter=letter.upper(), role=ROLES[letter], rest=values.shape != whole.shape)
    table = MatrixInput("editor", "edits", letter, columns, rows, values.tolist(), first)
    return [Text("editor_name", hint), table]


def _filled(projection: Tensor, changed: Sequence[int]) -> tuple[int, int]:
    """Return the first row of a projection that holds a number, and one past the last: of a design most hold none.

    changed: the rows in which the learner changed a number, to 0, too; they stay
    """
    filled = sorted({*projection.any(1).nonzero().flatten().tolist(), *changed}) or [0]
    return filled[0], min(filled[-1] + 1, filled[0] + MOST_ROWS)


@panel(head_of)
def changed(head: Head, part: str) -> Pieces:
    """Draw one of the changes by itself."""
    change, end = _change(head, part), WEIGHTS_END if part == "weights" else VECTOR_END
    labels = head.keys if part == "v" else head.queries
    grid = matrix.Grid(change, labels, (), end, head.view.dark, numbers=False, height=220)
    title = words.change_name(part=part, shape=numbers.shape(change.shape), end=end)
    return titled(f"changed_{part}", title, matrix.picture(grid), alts.change(part=words.PARTS[part]))


@panel(head_of)
def forget(head: Head) -> Pieces:
    return [Buttons("forget", "", {words.FORGET: {"edits": ""} if head.own is not head.before else None})]


@dataclass(frozen=True, eq=False)
class Mixed(Kept):
    """What the weights mix, vectors: "v" or "x".

    given, sums      the vectors (Tk, width), and their sums (Tq, width); shape, output: their sizes, in words
    drawn            how many of their numbers are drawn
    other, other_width  the vectors that aren't mixed, and how many numbers each has
    weights          the size of the weights, in words; after_dropout: whether there is dropout
    """

    pair: Pair
    vectors: str
    given: Tensor
    sums: Tensor
    width: int
    drawn: int
    other: str
    other_width: int
    shape: str
    output: str
    weights: str
    after_dropout: bool


@facts("hand_over", of=pair_of)
def mixed(pair: Pair, mixed: Literal["v", "x"]) -> Mixed:
    """Return what the weights mix, and their sums."""
    own = pair.head.own
    rows, sums = one_head.weighted_sum(pair.head.projected, own, mixed)
    widths = {"v": own.v.shape[1], "x": pair.head.projected.memory.shape[1]}
    other = "x" if mixed == "v" else "v"
    return Mixed(
        pair,
        vectors=mixed,
        given=rows,
        sums=sums,
        width=widths[mixed],
        drawn=width(pair.head, "v") if mixed == "v" else widths["x"],
        other=other,
        other_width=widths[other],
        shape=numbers.shape(rows.shape),
        output=numbers.shape(sums.shape),
        weights=numbers.shape(own.trace.dropped.shape),
        after_dropout=bool(pair.head.view.dropout),
    )


def given(f: Mixed) -> Picture:
    return of_words(f.pair, f.given[:, : f.drawn], "value" if f.vectors == "v" else "key")


def output(f: Mixed) -> Picture:
    return of_words(f.pair, f.sums[:, : f.drawn], "output")


# ---- 4: the course of the training ----


@dataclass(frozen=True, eq=False)
class Course(Kept):
    """One row in the course of the training of the head on word vectors, up to a number of steps.

    labels, count    the words, and how many; at: the positions of the query and the key, query, key: their words
    step, steps      how many steps, and how many the training takes; now: the number of the snapshot after step
    weights          (snapshots, Tk)
    related          whether the trained head finds a pair of different words
    score, first_score  of the pair now, and before the training
    least, most      of the weights at the start; bar: what none has at first
    stands_out       whether any key gets more than that; place, first: the first that does, after first_step
    first_weight, last_weight  of this key after first_step, and in the end
    end, end_weight  the key that is first in the end
    story            whether the first one is the word "itself", which loses its weight again, or stays first ("alone"), the
                     key that is first in the end ("stays"), or an"other"
    top, top_weight  the key with the largest weight now; leads: whether no other has it, too
    candidates       the positions of the words that a prediction offers
    """

    labels: list[str]
    count: int
    at: tuple[int, int]
    query: str
    key: str
    dark: bool
    step: int
    steps: int
    now: int
    weights: Tensor
    related: bool
    score: float
    first_score: float
    least: float
    most: float
    bar: float
    stands_out: bool
    place: int
    first: str
    first_step: int
    first_weight: float
    last_weight: float
    end: str
    end_weight: float
    story: str
    top: str
    top_weight: float
    leads: bool
    candidates: list[int]


@remember
def _course(listed: tuple[str, ...], query: int, key: int, step: int, dark: bool, related: bool) -> Course:
    whole, labels = training_course.course(listed), markdown.labels(listed)
    weights, scores, now = whole.weights[:, query], whole.scores[:, query], round(meaning.moment(step) ** 0.5)
    first = training_course.outstanding(weights)
    place, end = (first or (meaning.SNAPSHOTS, 0))[1], int(weights[-1].argmax())
    undone = place == query and weights[-1, query] < weights[(first or (0, 0))[0], query]
    ties = tied(weights[now])
    return Course(
        labels=labels,
        count=len(listed),
        at=(query, key),
        query=labels[query],
        key=labels[key],
        dark=dark,
        step=meaning.moment(step),
        steps=meaning.STEPS,
        now=now,
        weights=weights,
        related=related,
        score=scores[now, key].item(),
        first_score=scores[0, key].item(),
        least=weights[0].min().item(),
        most=weights[0].max().item(),
        bar=training_course.bar(weights),
        stands_out=first is not None,
        place=place,
        first=labels[place],
        first_step=first[0] ** 2 if first else meaning.STEPS,
        first_weight=weights[first[0], place].item() if first else 0.0,
        last_weight=weights[-1, place].item(),
        end=labels[end],
        end_weight=weights[-1, end].item(),
        story="itself" if undone and end != query else "other" if place != end else "alone" if end == query else "stays",
        top=labels[int(ties.int().argmax())],
        top_weight=weights[now].max().item(),
        leads=int(ties.sum()) == 1 < len(listed),
        candidates=sorted({query, end, place, *weights[-1].argsort(descending=True).tolist()[:2]}),
    )


def course(view: View) -> Course | None:
    """Return the course of the selected row; None without a word."""
    listed = split(view.text, "word")
    last = len(listed) - 1
    if not listed:
        return None
    related = bool(telling_pairs(View(text=view.text)).scoring)
    return _course(listed, min(view.query, last), min(view.key, last), view.moment, view.dark, related)


def first_to_stand_out(f: Course) -> Prediction | None:
    """Ask which word is the first to get more than a share that none has at the start."""
    if not f.stands_out:
        return None
    return Prediction(f.candidates, f.place, {place: f.labels[place] for place in f.candidates})


def learned_row(f: Course) -> Picture:
    """Draw the weights of the row after so many steps."""
    shown = f.weights[f.now].tolist()
    winner = f.labels.index(f.top) if f.leads else None
    spec = row_bars.weights(f.labels, {"now": shown}, winner, [*map(numbers.percent, shown)], f.dark)
    return drawing(spec, moves="label")


def course_so_far(f: Course) -> Picture:
    """Draw the weights of a few keys from the start of the training up to now."""
    places = [*dict.fromkeys([f.at[1], f.at[0], *f.candidates])][: len(line_chart.DASHES)]
    names, lines = [f.labels[place] for place in places], dict[str, list[Any]](x=[], y=[], name=[], strong=[])
    moments = [max(moment**2, 1) for moment in range(1, f.now + 1)] or [1]
    known = tuple(map(str, range(len(places))))  # by number: a chart's form is everybody's, so no word stands in it
    for number, place in zip(known, places, strict=True):
        lines["x"] += moments
        lines["y"] += f.weights[1 : f.now + 1, place].tolist() or [f.weights[0, place].item()]
        lines["name"] += [number] * len(moments)
        lines["strong"] += [place == f.at[1]] * len(moments)
    axes = line_chart.Axes(words.TRAINING_AXIS, (1, 10, 100, 1600), (0, 0.5, 1), known, percent=True, height=200)
    ends, strong = [f.weights[f.now, place].item() for place in places], [place == f.at[1] for place in places]
    sides = line_chart.sides(axes, ends, strong)
    labels = [name if side is not None else "" for name, side in zip(names, sides, strict=True)]
    up = [side is True for side in sides]
    marks = templates.table(x=[moments[-1]] * len(ends), y=ends, label=labels, strong=strong, up=up)
    return drawing(line_chart.curves(axes, f.dark, lines, marks))


# ---- below step 4: a head of letters that learns one rule ----


@dataclass(frozen=True, eq=False)
class Learning(Kept):
    """The training on letters after so many steps.

    pair             a vowel and a consonant, None without
    share, first     the weight that vowels give to consonants on average, after so many steps and before the training
    loss, first_loss  the same of the loss
    end              of the colours of a vowel's weights
    """

    training: trained.Training
    step: int
    dark: bool
    pair: tuple[int, int] | None
    share: float
    first: float
    loss: float
    first_loss: float
    end: float


@dataclass(frozen=True, eq=False)
class Letters(Kept):
    """The letters of the sentence, and what a head learns of them; None where there is no vowel, or no consonant."""

    letters: tuple[str, ...]
    trainable: bool
    learning: Learning | None


@remember
def _letters(letters: tuple[str, ...], seed: int, step: int, dark: bool) -> Letters:
    return Letters(letters, trained.is_trainable(letters), _learning(letters, seed, step, dark))


@remember
def _learning(letters: tuple[str, ...], seed: int, step: int, dark: bool) -> Learning | None:
    """Return the training on letters after so many steps; if they have any to learn from."""
    if not trained.is_trainable(letters):
        return None
    training = trained.train(letters, trained.STEPS, seed)
    shares = training.share_on_consonants
    return Learning(
        training=training,
        step=step,
        dark=dark,
        pair=one_head.example_pair("learned", training.characters),
        share=shares[step],
        first=shares[0],
        loss=training.losses[step],
        first_loss=training.losses[0],
        end=0.25,
    )


def of_letters(view: View) -> Letters | None:
    """Return the training on the letters of the sentence; None where there is no letter."""
    letters = split(view.text, "character")
    return _letters(letters, view.seed, view.grown, view.dark) if letters else None


def training(view: View) -> Learning | None:
    """Return the training on the letters of the sentence; None where it lacks a vowel or a consonant."""
    found = of_letters(view)
    return found.learning if found else None


def vowels(f: Learning) -> Picture:
    """Draw the rows of the vowels, the consonants outlined: there the weight should go."""
    letters, labels = f.training.characters, markdown.labels(f.training.characters)
    rows = [i for i, letter in enumerate(letters) if is_vowel(letter)]
    wanted = [i for i, letter in enumerate(letters) if is_consonant(letter)]
    starts = [i for i in wanted if i - 1 not in wanted]
    ends = [i + 1 for i in wanted if i + 1 not in wanted]
    marks = [matrix.Mark("key", start, 0, end, len(rows)) for start, end in zip(starts, ends, strict=True)]
    strong = wanted if len(letters) <= 32 else []  # with more, not every consonant has room for its name
    look = f.training.weights(f.step)[rows], [labels[i] for i in rows], letters, f.end, f.dark
    grid = matrix.Grid(*look, signed=False, strong_columns=strong, marks=marks, numbers=False, height=250)
    return drawing(matrix.picture(grid))


def share_by_step(f: Learning) -> Picture:
    shares, names = f.training.share_on_consonants, (words.TRAINING_SERIES,)
    lines = templates.table(x=list(range(len(shares))), y=list(shares), name=names[0], strong=True)
    marks = templates.table(x=[f.step], y=f.share, label=numbers.percent(f.share), strong=True, up=f.share < 0.5)
    ends = (0, 50, 100, 150, 200), (0, 0.5, 1)
    axes = line_chart.Axes(words.TRAINING_AXIS, *ends, names, log_x=False, percent=True, height=185)
    return drawing(line_chart.curves(axes, f.dark, lines, marks))


@panel(training)
def use(f: Learning) -> Pieces:
    """Offer the trained head to the other steps, at a vowel and a consonant."""
    assert f.pair is not None  # it has both
    sets = {"projections": "learned", "grown": trained.STEPS, "query": f.pair[0], "key": f.pair[1], "step": "1"}
    return [Buttons("use_learned", "", {words.USE: sets})]


# ---- formulas ----


def _text(name: str) -> str:
    return rf"\text{{{words.FORMULAS[name]}}}"


def score_formula() -> str:
    return rf"q=x_i\,W_Q\qquad k=x_j\,W_K\qquad {_text('score')}=q\cdot k=\sum_{{d}} q_d\,k_d"


def two_formula() -> str:
    return rf"x\,W_Q\,W_K^\top x^\top\quad{_text('against')}\quad x\,W\,W^\top x^\top"


def value_formula() -> str:
    return rf"v=x\,W_V\qquad {_text('output')}=\sum_j {_text('weight')}_j\,v_j"


def not_x_formula() -> str:
    return rf"{_text('output')}={_text('weights')}\;V\quad{_text('not')}\quad{_text('weights')}\;X"


def look_up_formula() -> str:
    largest = rf"\text{{{words.FORMULAS['with_largest']} }}"
    return rf"{_text('temperature')}\to 0:\quad {_text('output')}=v_{{j}}\;\;{largest}q\cdot k_j"


def trained_formula() -> str:
    mean = rf"\operatorname*{{{words.FORMULAS['mean']}}}_{{{_text('vowels')}}}"
    step = rf"W\leftarrow W-{formulas.number(trained.RATE)}\,\frac{{\partial\,{_text('loss')}}}{{\partial W}}"
    return rf"{_text('loss')}={mean}\,\sum_j t_j\ln\frac{{t_j}}{{w_j}}\qquad {step}"


# ---- what stands below all steps, and the tables ----


def outside(view: View) -> list[str]:
    """Return notices about rejected settings of this page."""
    head = head_of(view)
    return [said("query_key_value.outside", head)] if head and head.ignored else []


@panel(pair_of)
def verified(pair: Pair) -> Pieces:
    """Say whether torch agrees, whether a score is the sum of its products, and under which settings."""
    own, scene = pair.head.own, pair.head.projected.scene
    torch_says = selected_row.agreement(*torch_agreement.with_torch(own.whole, scene.allowed(), scene.config()))
    apart = comparison.largest(one_head.product(own, *pair.at).running[-1], own.trace.scores[pair.at])
    adds_up = markdown.badge(apart <= 1e-3, words.SUM_VERIFIED, apart)
    return [Text("verified", f"{torch_says}\n\n{adds_up}\n\n{selected_row.settings(pair.head.view)}")]


def _product(pair: Pair) -> pd.DataFrame:
    own, (query, key) = pair.head.own, pair.at
    product = one_head.product(own, query, key)
    columns = {"q": own.q[query], "k": own.k[key], "q × k": product.products, "sum": product.running}
    values = {name: column.tolist() for name, column in columns.items()}
    return pd.DataFrame({"dimension": range(len(product.products)), **values})


def _all_scores(head: Head) -> pd.DataFrame:
    queries, keys = map(number_tables.numbered, (head.projected.scene.words, head.projected.scene.keys))
    return number_tables.matrix(head.own.trace.scores.tolist(), queries, keys)


def _values(head: Head) -> pd.DataFrame:
    values, keys = head.own.v, number_tables.numbered(head.projected.scene.keys)
    return number_tables.matrix(values.tolist(), keys, [f"v {d}" for d in range(values.shape[1])], role="key")


TABLES = {
    "product": number_tables.numbers("product", pair_of, _product),
    "scores": number_tables.numbers("scores", head_of, _all_scores),
    "values": number_tables.numbers("values", head_of, _values),
}
MATRICES = Fold(
    "query_key_value.FOLDS.matrices",
    [
        Shown(
            "maps",
            [
                sentence("job", named, "query_key_value.what_it_does"),
                token(),
                row(*map(projection, "qkv")),
                row(*map(vectors, "qkv")),
            ],
        ),
        Shown("sources", [sources()]),
    ],
)
ONE_MATRIX = Fold(
    "query_key_value.FOLDS.closest",
    [
        Prose("query_key_value.CLOSEST_ABOUT"),
        Typeset(two_formula),
        Shown(
            "one_matrix",
            [
                picture("one_matrix", closest, symmetric_scores, "query_key_value.one_matrix_picture"),
                sentence("one_matrix_words", closest, "query_key_value.one_matrix"),
            ],
        ),
    ],
)
LOOK_UP = Fold(
    "query_key_value.FOLDS.look_up",
    [
        Prose("query_key_value.LOOK_UP_ABOUT"),
        Typeset(look_up_formula),
        Control("temperature"),
        Shown(
            "look_up",
            [
                row(matches(), results(), widths=[1, 1.5]),
                look_up_in_words(),
                declaration.offers(
                    "try_temperatures",
                    "query_key_value.temperatures",
                    {"exact": {"temperature": 0.0}, "plain": {"temperature": 1.0}, "soft": {"temperature": 6.0}},
                ),
            ],
        ),
    ],
)
NUMBERS = Fold(
    "query_key_value.FOLDS.numbers",
    [
        Control("edit_map"),
        Shown("editor", [editor()]),
        Shown("edits", [row(*map(changed, CHANGED)), forget()]),
        Control("edits"),
    ],
)
NOT_X = Fold(
    "query_key_value.FOLDS.not_x",
    [
        Prose("query_key_value.NOT_X_ABOUT"),
        Typeset(not_x_formula),
        Control("hand_over"),
        Shown(
            "averages",
            [
                row(
                    picture("given", mixed, given, "query_key_value.given"),
                    picture("output", mixed, output, "query_key_value.output"),
                ),
                sentence("given_words", mixed, "query_key_value.averages"),
            ],
        ),
    ],
)
LETTERS = Fold(
    "query_key_value.FOLDS.letters",
    [
        Prose("query_key_value.LETTERS_ABOUT"),
        Control("grown", acts=True),
        Shown(
            "letters",
            [
                picture("learned", training, vowels, "query_key_value.vowels"),
                sentence("letters_words", of_letters, "query_key_value.letters"),
                use(),
            ],
            Cost.TRAINED,
        ),
        Typeset(trained_formula),
        Shown(
            "loss",
            [
                picture("share", training, share_by_step, "query_key_value.share_picture"),
                sentence("loss_words", training, "query_key_value.loss"),
            ],
            Cost.TRAINED,
        ),
    ],
)


def _moment_missed(f: Course) -> str:
    """Return whether the moment is "early" or "late", or isn't the "end", where no word stands out."""
    return "end" if not f.stands_out else "early" if f.step < f.first_step else "late"


PAGE = declaration.learn(
    "query_key_value",
    [
        Step(
            "score",
            facts=score,
            pictures=[picture("products", score, strips, "query_key_value.strips")],
            below=[picture("terms", score, terms, "query_key_value.terms")],
            done=lambda f: f.differ and f.at_lowest,
            nearly=lambda f: "higher" if f.differ else "",
            predict=lambda f: Prediction(("above", "zero", "below"), f.lies) if f.differ else None,
            controls=[Control("key"), Shown("key_name", [key_name(), fits_nowhere("score")])],
            opens=lambda view: _selecting(telling_pairs(view).scoring),
            formula=Typeset(score_formula),
            folds=[MATRICES],
        ),
        Step(
            "two",
            facts=directions,
            pictures=[picture("scores", scores, all_scores, "query_key_value.scores")],
            done=lambda f: f.scores.one and bool(f.best),
            nearly=lambda f: "alone" if f.scores.one else "two",
            tries=["one_matrix", "query", "key"],
            predict=to_find,
            controls=[Control("one_matrix"), Shown("pair", [pair_buttons(), fits_nowhere("two")])],
            instead=nothing_to_swap(),
            opens=lambda view: _selecting(telling_pairs(view).apart),
            folds=[ONE_MATRIX, LOOK_UP],
        ),
        Step(
            "moved",
            facts=changes,
            pictures=[
                picture("moved_W", changes, moved_weights, "query_key_value.moved_weights"),
                sign("times", "×"),
                picture("moved_V", changes, moved_values, "query_key_value.moved_values"),
                sign("equals", "="),
                picture("moved_Y", changes, moved_outputs, "query_key_value.moved_outputs"),
            ],
            widths=PRODUCT_WIDTHS,
            done=lambda f: f.only_outputs,
            nearly=lambda f: "nothing" if f.why == "values" else "weights",
            tries=["edits"],
            predict=lambda f: Prediction(sorted({0, f.rows, f.cells}), 0),
            controls=[Shown("change", [suggestions(), edited()])],
            formula=Typeset(value_formula),
            folds=[NUMBERS, NOT_X],
        ),
        Step(
            "learning",
            facts=course,
            pictures=[picture("learned_row", course, learned_row, "query_key_value.learned_row")],
            below=[picture("course", course, course_so_far, "query_key_value.course")],
            done=lambda f: f.step == f.first_step,
            nearly=_moment_missed,
            predict=first_to_stand_out,
            controls=[Control("moment"), Shown("learning_fits", [fits_nowhere("learning")])],
            folds=[LETTERS, Fold("query_key_value.FOLDS.loss", [Prose("query_key_value.LOSS_ABOUT")])],
        ),
    ],
    {
        "lead": board(notices(outside, heads=False, match=False, traced=False)),
        "verified": board(verified()),
        "program": board(program_needs.program(), cost=Cost.LIGHT),
        **number_tables.boards(TABLES),
    },
    TABLES,
)
