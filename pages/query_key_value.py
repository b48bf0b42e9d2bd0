"""Query, key, value: where a weight comes from, why it takes two matrices, what a third is for, and who wrote them."""

from collections.abc import Sequence

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
from pages.board.facts import Facts, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Buttons, MatrixInput, Picture, Pieces, Text, Values, titled
from pages.charts import colours, line_chart, matrix, row_bars, templates
from pages.panels.shared import head_roles, number_tables, program_needs, selected_row
from pages.panels.shared.notices import notices
from pages.panels.shared.telling_pairs import Pairs, telling_pairs
from pages.text import feature_names, formulas, markdown, numbers
from pages.text.languages import Words, remember, said
from pages.view import matrix_edits, traced_view
from pages.view.settings import MAX_TOKENS, View, defaults

alts, words, notices_words, row_words = Words("alts"), Words("query_key_value"), Words("notices"), Words("row")
ROLES = {"q": "query", "k": "key", "v": "value"}
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


def head_of(view: View) -> Facts | None:
    """Return a view's head, whichever pair is selected; None where there is no word, or no projections are known."""
    steps = view.grown if SOURCES[view.projections].trains else 0
    return _head(view.shared.but(query=0, stage="weights", grown=steps), view.edits)


@remember
def _head(view: View, edited: str) -> Facts | None:
    """Return a head with the learner's edits in its projections.

    before: its results without the edits; head, own: the head with them, and its results
    edits: those inside its matrices; ignored: the number of the others
    cross: whether keys and values come from a second sentence
    copies: whether its values are the first numbers of the words' own vectors, "trained" where W_Q and W_K were
    """
    base = traced_view.present(view)
    if base is None:
        return None
    drawn, changes = one_head.head_projections(base.scene, base.head), matrix_edits.parse(edited, tuple(ROLES))
    before, head = one_head.trace(drawn), head_edits.of_head(drawn, changes)
    inside = tuple(head_edits.fitting(drawn.matrices(), changes))
    own = one_head.trace(head) if changes else before
    copies = base.scene.origin.has_word_vectors and own.v.equal(drawn.memory[:, : own.v.shape[1]])
    return Facts(
        view=base.view,
        before=before,
        head=head,
        own=own,
        edits=inside,
        ignored=len(changes) - len(inside),
        queries=base.queries,
        keys=base.keys,
        cross=base.scene.memory is not None,
        copies=copies and ("trained" if base.head == 0 and base.view.trained else "yes"),
    )


def pair_of(view: View) -> Facts | None:
    """Return the same with the pair that is selected; a position beyond the last word is the last."""
    head = head_of(view)
    return head and _pair(head, min(view.query, len(head.queries) - 1), min(view.key, len(head.keys) - 1))


@remember
def _pair(head: Facts, query: int, key: int) -> Facts:
    return Facts(head, at=(query, key), query=head.queries[query], key=head.keys[key])


def edited_at(head: Facts, letter: str, axis: int) -> list[int]:
    """Return in which rows (axis 0) or columns (1) of a projection the learner changed a number."""
    return [edit[1 + axis] for edit in head.edits if edit[0] == letter]


def features(head: Facts, letter: str) -> Sequence[str]:
    """Return the names of the numbers of q, k or v; () where they have none."""
    return getattr(head.head, f"{ROLES[letter]}_features")


def width(head: Facts, letter: str) -> int:
    """Return the number of drawn columns of q, k or v: of a design the columns in use, which come first; else all."""
    names, projection = features(head, letter), head.head.matrix(letter)
    if not names:
        return projection.shape[1]
    columns = (projection.any(0) | torch.tensor([bool(name) for name in names])).nonzero().flatten().tolist()
    return max([*columns, *edited_at(head, letter, 1), 0]) + 1


def score_end(head: Facts) -> float:
    """Return where the colours of scores end, ±: four times as far as they vary; designed ones carry the sharpness."""
    return (designed.SHARPNESS if head.head.features else 4.0) * head.own.q.shape[1] ** 0.5


def colour_end(head: Facts, letter: str, end: float) -> float:
    """Return where the colours of one projection, or of its vectors, end: at ±end but for designed queries."""
    return score_end(head) if head.head.features and letter == "q" else end


def of_words(pair: Facts, values: Tensor, role: str, **options: object) -> Picture:
    """Draw a matrix of a row a word, the selected one outlined in its role's colour; a click selects another."""
    at_query = role in ("query", "output")
    control, labels, at = ("query", pair.queries, pair.at[0]) if at_query else ("key", pair.keys, pair.at[1])
    look = {"strong": [at], "marks": [matrix.row(role, at, values)], "numbers": False, "height": HEIGHT}
    grid = matrix.Grid(values, labels, dark=pair.view.dark, **look, **{"columns": (), "limit": VECTOR_END, **options})
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


@facts(of=pair_of)
def score(pair: Facts) -> Facts:
    """Return the score of the pair as its largest products, the weight that it becomes, and the smallest of its row.

    terms, others: how many products are named, and how many others aren't 0; top, rest: their sums
    divisor: what scores are divided by, in numbers, None for 1; weight: None where the mask hides the key
    far: the key with the smallest score, lowest; lies: how that lies to 0 as it is printed; cancel: whether some of
        its products aren't 0, "near" where they have one sign; differ: whether scores of the row do
    least_weight: whether no key has a smaller weight than far
    """
    trace, scene = pair.own.trace, pair.head.scene
    product = one_head.product(pair.own, *pair.at)
    largest, divisor = one_head.terms(product, NAMED), scene.divisor.in_numbers(scene.head_size, scene.d_model)
    scores = trace.scores[pair.at[0]]
    far = min(tied(-scores).nonzero().flatten().tolist(), key=lambda place: place == pair.at[0])  # whichever key is selected
    lowest = scores[far].item()
    hidden = bool(trace.masked[pair.at].isneginf())
    return Facts(
        pair,
        product=product,
        largest=largest,
        terms=len(largest.places),
        others=largest.others,
        top=product.products[largest.places].sum().item(),
        rest=largest.rest,
        score=product.score,
        divisor=None if divisor == "1" else divisor,
        scaled=trace.scaled[pair.at].item(),
        count=len(product.products),
        temperature=scene.temperature,
        weight=None if hidden else trace.weights[pair.at].item(),
        far=pair.keys[far],
        lowest=lowest,
        lies="zero" if numbers.decimal(lowest) == numbers.decimal(0) else "below" if lowest < 0 else "above",
        cancel=_cancel(one_head.product(pair.own, pair.at[0], far).products),
        least_weight=bool(trace.weights[pair.at[0], far] <= trace.weights[pair.at[0]].min()),
        **dict(zip(("q_end", "k_end", "product_end"), _ends(pair), strict=True)),
        differ=bool(scores.max() - lowest > ROUNDING),
        at_lowest=bool(tied(-scores)[pair.at[1]]),
    )


def _cancel(products: Tensor) -> str:
    """Return whether products of a score that prints as 0 cancel, "near" where all that aren't 0 have one sign."""
    if not products.any():
        return "no"
    return "yes" if products.min() < 0 < products.max() else "near"


def _ends(pair: Facts) -> tuple[float, float, float]:
    """Return where the colours of a query, a key and their products end, ±."""
    products = score_end(pair) if pair.head.features else VECTOR_END**2
    return colour_end(pair, "q", VECTOR_END), VECTOR_END, products


def strips(f: Facts) -> Picture:
    """Draw the query, the key and their products, a column a dimension, the largest products outlined.

    A word's q or k begins as its vector x: what is drawn on the way is x times a matrix that goes from 1 to W_Q or W_K.
    """
    size = max(width(f, letter) for letter in "qk")
    rows = torch.stack([f.own.q[f.at[0]], f.own.k[f.at[1]], f.product.products])[:, :size]
    names = [f"q {f.query}", f"× k {f.key}", "= q × k"]
    labels = feature_names.above_columns(features(f, "q")[:size], matrix.LABELS_UP_TO)
    marks = [matrix.row("query", 0, rows), matrix.row("key", 1, rows)]
    marks += [matrix.cell("output", (2, place)) for place in f.largest.places if f.others]
    look = {"strong": [0, 1], "marks": marks, "numbers": size <= NUMBERS_UP_TO, "height": 110}
    ends = torch.tensor(_ends(f))[:, None]
    spec = matrix.picture(matrix.Grid(rows, names, labels, ends, f.view.dark, **look))
    vectors = [f.head.x[f.at[0]], f.head.memory[f.at[1]], torch.zeros(size)]
    begins = torch.stack([pad(vector, (0, size))[:size] for vector in vectors])
    if "share" in spec["datasets"]["cells"]:
        shares = colours.shares(begins, ends, signed=True).flatten()
        spec = templates.with_column(spec, "cells", **templates.table(share_from=shares))
    return drawing(spec, moves="row_name", terms={"query": ["row_name", "label"], "key": ["row_name", "label"]})


def terms(f: Facts) -> Picture:
    """Draw the largest products one after another, the sum of the others, and the score."""
    q, k, names = f.own.q[f.at[0]], f.own.k[f.at[1]], features(f, "q")
    entries, said_of, total = [], [], 0.0
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
    spec = row_bars.running_total(entries, f.score, ends, None, f.view.dark, [*said_of, " "])
    label, tip = words.SCORE_BAR, f"{words.SCORE_BAR}: {numbers.decimal(f.score, sign=True)}"
    return drawing(templates.with_column(spec, "output", label=[label], tip=[tip]), moves="label")


@panel(pair_of)
def key_name(pair: Facts) -> Pieces:
    """Say which words are selected, below the slider that counts them."""
    return [Text("key_name", said("query_key_value.key_name", pair))]


# ---- below step 1: the matrices themselves, and other ones ----


@facts(of=pair_of)
def named(pair: Facts) -> Facts:
    """Return what the selected word's vector is made of, and what its query, the key and the value have to do.

    made: the features that a design finds in x; job: what the head does, in a sentence
    """
    head, own, (query, key) = pair.head, pair.own, pair.at
    scene = head.scene
    size = designed.SHARPNESS * scene.head_size**0.5
    divisor = scene.divisor.in_numbers(scene.head_size, scene.d_model)
    return Facts(
        pair,
        made=tuple(map(markdown.plain, map(feature_names.quoted, nonzero(head.features, head.x[query])))),
        design=bool(head.features),
        width=head.x.shape[1],
        size=own.q.shape[1],
        job=_job(pair),
        rows=len(pair.queries),
        key_count=len(pair.keys),
        head_size=scene.head_size,
        signs=_signs([name for letter in ROLES for name in columns(pair, letter)]),
        looks=_in_words(head.query_features, own.q[query]),
        offers=_in_words(head.key_features, own.k[key]),
        passes_on=_in_words(head.value_features, own.v[key]),
        sharpness=designed.SHARPNESS,
        match=size,
        divisor=None if divisor == "1" else divisor,
        scaled=size / scene.divisor.number(scene.head_size, scene.d_model),
    )


def columns(head: Facts, letter: str) -> list[str]:
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


def _job(head: Facts) -> str:
    """Describe the head in a sentence."""
    scene, origin = head.head.scene, head.head.scene.origin
    job = origin.job(scene, head.head.head)  # of several designed heads each has its own
    if origin.fixed:
        return head_roles.example(scene)
    if origin.offsets:
        return head_roles.sentence(scene, head.head.head)
    if origin.model:
        return words.of_model(name=origin.model, layer=origin.layer)
    if SOURCES[job].trains:
        return words.trained_for(steps=scene.grown, most=trained.STEPS)
    placeless = SOURCES[job].by_place and not scene.placed
    return words.job(source=job, noun=notices_words.NOUNS[head.view.tokens], placeless=placeless)


@panel(named)
def token(f: Facts) -> Pieces:
    """Draw the selected word's vector; across two sentences also the vector of the key's word."""
    pieces = _vector(f, "token", said("query_key_value.token_name", f), f.head.x[f.at[0]], alts.x_of(word=f.query))
    if f.cross:
        alt = alts.second_sentence(word=f.key)
        pieces += _vector(f, "memory", said("query_key_value.memory_name", f), f.head.memory[f.at[1]], alt)
    return pieces


def _vector(head: Facts, slot: str, title: str, x: Tensor, alt: str) -> Pieces:
    grid = matrix.Grid(x[None], (), (), VECTOR_END, head.view.dark, height=26, numbers=len(x) <= NUMBERS_UP_TO)
    return titled(slot, title, matrix.picture(grid), alt)


@panel(head_of)
def projection(head: Facts, letter: str) -> Pieces:
    """Draw W_Q, W_K or W_V; of many named rows only the nonzero ones."""
    whole, names = head.head.matrix(letter)[:, : width(head, letter)], head.head.features
    used = list(range(len(whole)))
    if len(names) > matrix.LABELS_UP_TO:
        used = whole.any(-1).nonzero().flatten().tolist() or [0]
    rows = [feature_names.named(names[i]) for i in used] if names else []
    height = min(240, max(len(used), 2) * 26) if rows else 150
    end = colour_end(head, letter, PROJECTION_END)
    grid = matrix.Grid(whole[used], rows, (), end, head.view.dark, numbers=False, height=height)
    size, vectors = (numbers.shape(each.shape) for each in (head.head.matrix(letter), getattr(head.own, letter)))
    name, left_out = letter.upper(), len(whole) - len(used)
    chip = markdown.chip(ROLES[letter], name)
    title = words.map_name(letter=name, chip=chip, size=size, vectors=vectors, left_out=left_out)
    return titled(f"map_{letter}", title, matrix.picture(grid), alts.projection(letter=name))


@panel(pair_of)
def vectors(pair: Facts, letter: str) -> Pieces:
    role, name, size = ROLES[letter], letter.upper(), width(pair, letter)
    end = colour_end(pair, letter, VECTOR_END)
    drawn = of_words(pair, getattr(pair.own, letter)[:, :size], role, columns=columns(pair, letter), limit=end)
    slot, title = f"vectors_{letter}", words.vectors_name(chip=markdown.chip(role, name), role=role)
    alt = alts.of_words(picture=name, role=role, word=pair.query if role == "query" else pair.key)
    return [Text(f"{slot}_name", title), drawn._replace(slot=slot, alt=alt)]


@remember
def split(text: str, kind: str) -> tuple[str, ...]:
    """Return the tokens of a text that the page reads."""
    return tuple(tokens.split(text, kind)[:MAX_TOKENS])


@panel(lambda view: view.text, "tokens")
def sources(text: str, kind: str) -> Pieces:
    """Offer projections from every source, each with a pair of words that illustrates them, if there is one."""
    changes = {}
    for source, label in words.SOURCES.items():
        listed = split(text, "character" if SOURCES[source].letters else kind)
        pair = one_head.example_pair(source, listed) or ()
        changes[label] = {"projections": source, **dict(zip(("query", "key"), pair, strict=False))}
    return [Buttons("sources", words.SOURCES_LEAD, changes)]


# ---- 2: two matrices, or one for both ----


def of_one_sentence(view: View) -> Facts | None:
    """Return the pair; None across two sentences, where each word is either a query or a key."""
    pair = pair_of(view)
    return pair if pair and not pair.cross else None


@facts("one_matrix", of=of_one_sentence)
def directions(pair: Facts, one: bool) -> Facts:
    """Return the score of the pair in both directions, with two matrices or with W_Q in the place of W_K.

    shown (Tq, Tk): all scores; there, back: those of the pair; itself: that of the query's word with its own key
    same: whether query and key are one word; equal: whether both directions score the same
    weighed: whether no mask hides them from each other; weight, back_weight: of the pair, each in its own row; most,
        most_of, most_ties: the largest score of the key's row, with whom, and how many have it
    found, rival: whom the query finds with one matrix, and whom else with two; finds_itself: whether that is its own word
    """
    both, (query, key) = (pair.own.trace, _with_one_matrix(pair)), pair.at
    (two, one_of_both), trace = (each.scores for each in both), both[one]
    shown, back_row = trace.scores, trace.masked[key]
    there, back = shown[query, key].item(), shown[key, query].item()
    others = [place for place in range(len(two)) if pair.head.scene.words[place] != pair.head.scene.words[query]]
    best = sorted(others, key=lambda place: -two[query, place].item())
    finds = bool(tied(one_of_both[query])[query])
    return Facts(
        pair,
        one=one,
        shown=shown,
        there=there,
        back=back,
        itself=shown[query, query].item(),
        same=query == key,
        equal=bool(torch.isclose(shown[query, key], shown[key, query], ROUNDING, ROUNDING)),
        weighed=bool(trace.masked[query, key].isfinite() and back_row[query].isfinite()),
        weight=trace.weights[query, key].item(),
        back_weight=trace.weights[key, query].item(),
        most=shown[key, back_row.argmax()].item(),
        most_of=pair.keys[int(back_row.argmax())],
        most_ties=int(tied(back_row).sum()),
        best=best,
        finds_itself=finds,
        found=query if finds else int(one_of_both[query].argmax()),
        with_itself=one_of_both[query, query].item(),
        with_two=two[query, query].item(),
        found_name=pair.queries[query if finds else int(one_of_both[query].argmax())],
        found_score=one_of_both[query].max().item(),
    )


@remember
def _with_one_matrix(pair: Facts) -> AttentionTrace:
    """Return every step of the pair's head where W_Q makes the keys, too."""
    return one_head.trace(one_head.with_one_matrix(pair.head)).trace


def to_find(f: Facts) -> Prediction | None:
    """Ask whom the query would find with one matrix: its own word, or one of those that it finds with two."""
    if not f.best:
        return None
    offered = sorted({f.at[0], *f.best[:2], f.found})
    return Prediction(offered, f.found, {place: f.queries[place] for place in offered})


def scores(view: View) -> Facts | None:
    """Return the scores of all pairs, also across two sentences."""
    pair = pair_of(view)
    shown = directions(view) or (pair and Facts(pair, one=False, shown=pair.own.trace.scores))
    return shown and Facts(shown, by_cell=matrix.by_cell(shown.shown), score_end=score_end(shown))


def all_scores(f: Facts) -> Picture:
    """Draw all scores, the selected cell outlined. If each cell is a mark, a click selects its key too."""
    marks = [matrix.row("query", f.at[0], f.shown), matrix.cell("key", f.at)]
    spec = _scores(f, f.shown, marks)
    if f.by_cell:
        spec = templates.with_column(spec, "cells", key=spec["datasets"]["cells"]["x"])
    up_down = traced_view.arrow_keys("query", len(f.queries), "ArrowUp", "ArrowDown")
    left_right = traced_view.arrow_keys("key", len(f.keys), "ArrowLeft", "ArrowRight")
    return drawing(spec, click={"query": "y", "key": "key"}, arrow_keys={**up_down, **left_right}, terms=matrix.TERMS)


def _scores(pair: Facts, values: Tensor, marks: list[matrix.Mark]) -> templates.Spec:
    """Return scores as a chart, a row a query and a column a key, in the colours of this head's scores."""
    room = max(values.shape) <= TOKENS_UP_TO
    look = {"strong": [pair.at[0]], "marks": marks, "numbers": room, "height": 300}
    return matrix.picture(matrix.Grid(values, pair.queries, pair.keys, score_end(pair), pair.view.dark, **look))


@panel(pair_of)
def pair_buttons(pair: Facts) -> Pieces:
    """Offer the pair the other way round, if a key can ask, as across two sentences it can't, and the best key."""
    swapped = None if pair.cross else {"query": pair.at[1], "key": pair.at[0]}
    best = tied(pair.own.trace.masked[pair.at[0]])
    best = {"key": int(best.int().argmax())} if best.any() else None
    return [Buttons("pair", "", {words.SWAP: swapped, words.BEST: best})]


@panel(lambda view: (pair_of(view) or Facts(cross=False)).cross or None)
def nothing_to_swap(across: bool) -> Pieces:
    return [Text("two_other", words.SWAP_ACROSS)]


# ---- below step 2: the best that one matrix can do, and attention as a look-up ----


def _closest(pair: Facts) -> one_matrix.OneMatrix:
    return one_matrix.closest(pair.head.x, pair.own.trace.scores, pair.head.scene.head_size)


def _telling(pair: Facts) -> tuple[int, int]:
    """Return the selected query and key, or, where they score the same both ways, the pair that differs most."""
    apart = pair.own.trace.scores - pair.own.trace.scores.T
    if apart[pair.at].abs() > ROUNDING or apart.abs().max() <= ROUNDING:
        return pair.at
    query, key = divmod(int(apart.argmax()), len(apart))
    return query, key


@facts(of=of_one_sentence)
def closest(pair: Facts) -> Facts:
    """Return the scores of a telling pair with two matrices and with the one that comes closest to them."""
    two, one, (query, key) = pair.own.trace.scores, _closest(pair).scores, _telling(pair)
    return Facts(
        pair,
        closest=one,
        first=pair.queries[query],
        second=pair.keys[key],
        telling=(query, key),
        there=two[query, key].item(),
        back=two[key, query].item(),
        both=one[query, key].item(),
        query_itself=one[query, query].item(),
        key_itself=one[key, key].item(),
        same=query == key,
        score_end=score_end(pair),
    )


def symmetric_scores(f: Facts) -> Picture:
    """Draw the scores of the one matrix that comes closest to the two, the pair and its mirror outlined."""
    return drawing(_scores(f, f.closest, [matrix.cell("key", f.telling), matrix.cell("query", f.telling[::-1])]))


@panel(pair_of)
def matches(pair: Facts) -> Pieces:
    found = one_query.bars(_row(pair))
    names = [pair.keys[k] if k >= 0 else words.others(count=found.others) for k in found.keys]
    shares = [words.HIDDEN if share is None else numbers.percent(share) for share in found.weights]
    spec = row_bars.weights(names, {"now": found.weights}, found.winner, shares, pair.view.dark)
    return titled("matches", words.matches_name(query=pair.query), spec, alts.MATCHES)


def _row(pair: Facts) -> one_query.Row:
    return one_query.row(pair.own.whole, pair.head.scene, pair.head.head, pair.at[0])


@panel(pair_of)
def results(pair: Facts) -> Pieces:
    result, size = one_head.look_up(pair.own, pair.at[0]), width(pair, "v")
    rows = torch.stack([result.soft, result.exact, result.soft - result.exact])[:, :size]
    marks, labels = [matrix.row("output", 0, rows), matrix.row("value", 1, rows)], [*words.RESULT_ROWS.values()]
    look = {"marks": marks, "numbers": size <= NUMBERS_UP_TO, "height": 120}
    grid = matrix.Grid(rows, labels, (), VECTOR_END, pair.view.dark, **look)
    return titled("found", words.results_name(width=size, end=VECTOR_END), matrix.picture(grid), alts.SOFT_AND_EXACT)


@panel(pair_of)
def look_up_in_words(pair: Facts) -> Pieces:
    result, found = one_head.look_up(pair.own, pair.at[0]), _row(pair)
    if not result.best:
        return [Text("look_up_words", words.nothing_comes_back(query=pair.query))]
    count, few = len(result.best), result.best[:FEW]
    names = [markdown.chip("key", pair.keys[i]) for i in few]
    if count > FEW:
        names.append(words.more_matches(count=count - FEW))
    settings = {"temperature": pair.view.temperature, "dropout": bool(pair.view.dropout)}
    numbers_of = {"count": count, "share": found.largest, "difference": result.difference}
    return [Text("look_up_words", words.look_up(matches=names, **numbers_of, **settings))]


# ---- 3: what a word passes on ----

CHANGED = {"v": "value", "weights": "query", "output": "output"}  # part of the trace → its colour
PRODUCT = {"weights": " ×", "v": " =", "output": ""}  # part → the sign between it and the next one


@facts(of=head_of)
def changes(head: Facts) -> Facts:
    """Return how far values, weights and outputs have moved by the learner's edits.

    first, amount: the part named first that moved, and its largest change; moved_too, still: the other parts
    why: which reason the sentence gives; outputs: how many outputs moved
    """
    largest = {part: one_head.change(head.before, head.own, part).abs().max().item() for part in CHANGED}
    there = [part for part in CHANGED if largest[part]]
    mixed = largest["output"] and not largest["v"]
    return Facts(
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


def _change(head: Facts, part: str) -> Tensor:
    """Return the change of v, weights or output, in the drawn columns."""
    change = one_head.change(head.before, head.own, part)
    return change if part == "weights" else change[:, : width(head, "v")]


def moved(f: Facts) -> Picture:
    """Draw weights × values = outputs side by side, a row a word, outlined as far as they have moved."""
    theme, bands, limits, marks, parts = colours.palette(f.view.dark), [], [], [], []
    height = max(len(f.queries), len(f.keys))  # across two sentences rows are words of either
    for part, sign in PRODUCT.items():
        change, start, role = _change(f, part), len(limits), CHANGED[part]
        values = getattr(f.own.trace, part)[:, : change.shape[1]]
        parts.append(pad(values, (0, 0, 0, height - len(values)), value=torch.nan))
        limits += [WEIGHTS_END if part == "weights" else VECTOR_END] * change.shape[1]
        named = words.FORMULAS if part == "weights" else words.PARTS  # shorter, since these columns are few
        bands.append(matrix.Band(start, len(limits), f"{named[part]}{sign}", getattr(theme, role)))
        marks += _outline(change, role, start)
    values, labels = torch.cat(parts, 1), [str(i) for i in range(height)] if f.cross else f.queries
    hidden = values.isnan() if values.isnan().any() else None
    look = {"bands": bands, "hidden": hidden, "marks": marks, "numbers": False, "height": 260}
    return drawing(matrix.picture(matrix.Grid(values.nan_to_num(), labels, (), torch.tensor([limits]), f.view.dark, **look)))


def _outline(change: Tensor, role: str, start: int) -> list[matrix.Mark]:
    """Return the bounding rectangle of all changes, in columns that begin at start; none without a change."""
    rows, columns = (change.any(axis).nonzero().flatten().tolist() for axis in (1, 0))
    if not rows:
        return []
    return [matrix.Mark(role, start + columns[0], rows[0], start + columns[-1] + 1, rows[-1] + 1, width=2.5)]


@panel(head_of)
def suggestions(head: Facts) -> Pieces:
    """Offer a change of each projection: a designed query looks for another feature, a key stops offering its own."""
    to = dict.fromkeys(ROLES, 3.0)
    if head.head.features:
        to |= {"q": round(score_end(head)), "k": 0.0}
    changes = {words.EDIT_BUTTONS[name]: {"edits": f"{name}_0_0_{to[name]:g}", "edit_map": name} for name in to}
    return [Buttons("change_buttons", "", changes)]


@panel(head_of, "edits")
def edited(head: Facts, edits: str) -> Pieces:
    """Say in which projections numbers were changed by hand, whichever is chosen, with a reset of each."""
    counts = {letter: sum(edit[0] == letter for edit in head.edits) for letter in ROLES}
    there, all_edits = [letter for letter in ROLES if counts[letter]], matrix_edits.parse(edits, tuple(ROLES))
    rest = {letter: [edit for edit in all_edits if edit[0] != letter] for letter in there}
    resets = {words.reset_matrix(letter=letter.upper()): {"edits": matrix_edits.text(rest[letter])} for letter in there}
    matrices = tuple(words.edited_numbers(letter=letter.upper(), count=counts[letter]) for letter in there)
    return [Buttons("edited", words.edited(matrices=matrices, several=len(there) > 1), resets)] if there else []


# ---- below step 3: the numbers of a matrix, and the value beside the vector ----


@panel(head_of, "edit_map", resting=True)
def editor(head: Facts, letter: str) -> Pieces:
    """Offer a projection's numbers to be typed over, a row a number of x, a column a dimension."""
    whole = head.head.matrix(letter)[:, : width(head, letter)]
    first, last = _filled(whole, edited_at(head, letter, 0))
    values = whole[first:last, :MOST_COLUMNS]
    named_columns = features(head, letter)[: values.shape[1]] or [""] * values.shape[1]
    columns = [feature_names.named(name) or f"{letter} {d}" for d, name in enumerate(named_columns)]
    rows = [feature_names.named(name) for name in head.head.features[first:last]] or [f"x {i}" for i in range(first, last)]
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
def changed(head: Facts, part: str) -> Pieces:
    """Draw one of the changes by itself."""
    change, end = _change(head, part), WEIGHTS_END if part == "weights" else VECTOR_END
    labels = head.keys if part == "v" else head.queries
    grid = matrix.Grid(change, labels, (), end, head.view.dark, numbers=False, height=220)
    title = words.change_name(part=part, shape=numbers.shape(change.shape), end=end)
    return titled(f"changed_{part}", title, matrix.picture(grid), alts.change(part=words.PARTS[part]))


@panel(head_of)
def forget(head: Facts) -> Pieces:
    return [Buttons("forget", "", {words.FORGET: {"edits": ""} if head.own is not head.before else None})]


@facts("hand_over", of=pair_of)
def mixed(pair: Facts, mixed: str) -> Facts:
    """Return what the weights mix, "v" or "x", and their sums; the names of the other one, and both widths."""
    rows, sums = one_head.weighted_sum(pair.head, pair.own, mixed)
    widths = {"v": pair.own.v.shape[1], "x": pair.head.memory.shape[1]}
    other = "x" if mixed == "v" else "v"
    return Facts(
        pair,
        vectors=mixed,
        given=rows,
        sums=sums,
        width=widths[mixed],
        other=other,
        shape=numbers.shape(rows.shape),
        output=numbers.shape(sums.shape),
        other_width=widths[other],
        weights=numbers.shape(pair.own.trace.dropped.shape),
        after_dropout=bool(pair.view.dropout),
        drawn=width(pair, "v") if mixed == "v" else widths["x"],
    )


def given(f: Facts) -> Picture:
    return of_words(f, f.given[:, : f.drawn], "value" if f.vectors == "v" else "key")


def output(f: Facts) -> Picture:
    return of_words(f, f.sums[:, : f.drawn], "output")


# ---- 4: the course of the training ----


@remember
def _course(listed: tuple[str, ...], query: int, key: int, step: int, dark: bool, related: bool) -> Facts:
    """Return one row in the course of the training of the head on word vectors, up to a number of steps.

    least, most: of its weights at the start; bar: what none has at first; first: the first key above it, after first_step
    story: whether that is the word itself, which loses its weight again, or stays first "alone", the key that is first in
        the end, or another
    related: whether the trained head finds a pair of different words
    top, top_weight: the key with the largest weight now; leads: whether no other has it, too; end, end_weight: in the end
    """
    whole, labels = training_course.course(listed), markdown.labels(listed)
    weights, scores, now = whole.weights[:, query], whole.scores[:, query], round(meaning.moment(step) ** 0.5)
    first = training_course.outstanding(weights)
    place, end = (first or (meaning.SNAPSHOTS, 0))[1], int(weights[-1].argmax())
    undone = place == query and weights[-1, query] < weights[(first or (0, 0))[0], query]
    ties = tied(weights[now])
    return Facts(
        labels=labels,
        at=(query, key),
        query=labels[query],
        key=labels[key],
        dark=dark,
        step=meaning.moment(step),
        steps=meaning.STEPS,
        now=now,
        weights=weights,
        count=len(listed),
        related=related,
        score=scores[now, key].item(),
        first_score=scores[0, key].item(),
        least=weights[0].min().item(),
        most=weights[0].max().item(),
        bar=training_course.bar(weights),
        stands_out=first is not None,
        first_step=first[0] ** 2 if first else meaning.STEPS,
        place=place,
        first=labels[place],
        first_weight=weights[first[0], place].item() if first else 0.0,
        last_weight=weights[-1, place].item(),
        end=labels[end],
        end_weight=weights[-1, end].item(),
        story="itself" if undone and end != query else "other" if place != end else "alone" if end == query else "stays",
        top=labels[int(ties.int().argmax())],
        leads=int(ties.sum()) == 1 < len(listed),
        top_weight=weights[now].max().item(),
        candidates=sorted({query, end, place, *weights[-1].argsort(descending=True).tolist()[:2]}),
    )


def course(view: View) -> Facts | None:
    listed = split(view.text, "word")
    last = len(listed) - 1
    if not listed:
        return None
    related = bool(telling_pairs(View(text=view.text)).scoring)
    return _course(listed, min(view.query, last), min(view.key, last), view.moment, view.dark, related)


def first_to_stand_out(f: Facts) -> Prediction | None:
    """Ask which word is the first to get more than a share that none has at the start."""
    if not f.stands_out:
        return None
    return Prediction(f.candidates, f.place, {place: f.labels[place] for place in f.candidates})


def learned_row(f: Facts) -> Picture:
    """Draw the weights of the row after so many steps."""
    shown = f.weights[f.now].tolist()
    winner = f.labels.index(f.top) if f.leads else None
    spec = row_bars.weights(f.labels, {"now": shown}, winner, [*map(numbers.percent, shown)], f.dark)
    return drawing(spec, moves="label")


def course_so_far(f: Facts) -> Picture:
    """Draw the weights of a few keys from the start of the training up to now."""
    places = [*dict.fromkeys([f.at[1], f.at[0], *f.candidates])][: len(line_chart.DASHES)]
    names, lines = [f.labels[place] for place in places], {"x": [], "y": [], "name": [], "strong": []}
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


@remember
def _letters(letters: tuple[str, ...], seed: int, step: int, dark: bool) -> Facts:
    """Return the training on letters after so many steps; if they have any to learn from."""
    training = trained.train(letters, trained.STEPS, seed) if trained.is_trainable(letters) else None
    if training is None:
        return Facts(training=None, letters=letters, trainable=False)
    shares = training.share_on_consonants
    pair = one_head.example_pair("learned", training.characters)
    return Facts(
        training=training,
        letters=letters,
        trainable=True,
        step=step,
        dark=dark,
        pair=pair,
        share=shares[step],
        first=shares[0],
        loss=training.losses[step],
        first_loss=training.losses[0],
        end=0.25,  # of the colours of a vowel's weights
    )


def of_letters(view: View) -> Facts | None:
    """Return the training on the letters of the sentence; None where there is no letter."""
    letters = split(view.text, "character")
    return _letters(letters, view.seed, view.grown, view.dark) if letters else None


def training(view: View) -> Facts | None:
    """Return the same; None where there is no vowel or no consonant either."""
    found = of_letters(view)
    return found if found and found.trainable else None


def vowels(f: Facts) -> Picture:
    """Draw the rows of the vowels, the consonants outlined: there the weight should go."""
    letters, labels = f.training.characters, markdown.labels(f.training.characters)
    rows = [i for i, letter in enumerate(letters) if is_vowel(letter)]
    wanted = [i for i, letter in enumerate(letters) if is_consonant(letter)]
    starts = [i for i in wanted if i - 1 not in wanted]
    ends = [i + 1 for i in wanted if i + 1 not in wanted]
    marks = [matrix.Mark("key", start, 0, end, len(rows)) for start, end in zip(starts, ends, strict=True)]
    strong = wanted if len(letters) <= 32 else []  # with more, not every consonant has room for its name
    look = {"numbers": False, "height": 250, "strong_columns": strong, "signed": False, "marks": marks}
    values = f.training.weights(f.step)[rows]
    return drawing(matrix.picture(matrix.Grid(values, [labels[i] for i in rows], letters, f.end, f.dark, **look)))


def share_by_step(f: Facts) -> Picture:
    shares, names = f.training.share_on_consonants, (words.TRAINING_SERIES,)
    lines = templates.table(x=list(range(len(shares))), y=list(shares), name=names[0], strong=True)
    marks = templates.table(x=[f.step], y=f.share, label=numbers.percent(f.share), strong=True, up=f.share < 0.5)
    ends = {"log_x": False, "percent": True, "height": 185}
    axes = line_chart.Axes(words.TRAINING_AXIS, (0, 50, 100, 150, 200), (0, 0.5, 1), names, **ends)
    return drawing(line_chart.curves(axes, f.dark, lines, marks))


@panel(training)
def use(f: Facts) -> Pieces:
    """Offer the trained head to the other steps, at a vowel and a consonant."""
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
def verified(pair: Facts) -> Pieces:
    """Say whether torch agrees, whether a score is the sum of its products, and under which settings."""
    scene, product = pair.head.scene, one_head.product(pair.own, *pair.at)
    torch_says = selected_row.agreement(*torch_agreement.with_torch(pair.own.whole, scene.allowed(), scene.config()))
    apart = comparison.largest(product.running[-1], pair.own.trace.scores[pair.at])
    adds_up = markdown.badge(apart <= 1e-3, words.SUM_VERIFIED, apart)
    return [Text("verified", f"{torch_says}\n\n{adds_up}\n\n{selected_row.settings(pair.view)}")]


def _product(pair: Facts) -> pd.DataFrame:
    product = one_head.product(pair.own, *pair.at)
    columns = {"q": pair.own.q[pair.at[0]], "k": pair.own.k[pair.at[1]], "q × k": product.products, "sum": product.running}
    values = {name: column.tolist() for name, column in columns.items()}
    return pd.DataFrame({"dimension": range(len(product.products)), **values})


def _all_scores(pair: Facts) -> pd.DataFrame:
    queries, keys = map(number_tables.numbered, (pair.head.scene.words, pair.head.scene.keys))
    return number_tables.matrix(pair.own.trace.scores.tolist(), queries, keys)


def _values(pair: Facts) -> pd.DataFrame:
    keys, columns = number_tables.numbered(pair.head.scene.keys), [f"v {d}" for d in range(pair.own.v.shape[1])]
    return number_tables.matrix(pair.own.v.tolist(), keys, columns, role="key")


TABLES = {
    "product": number_tables.numbers("product", pair_of, _product),
    "scores": number_tables.numbers("scores", pair_of, _all_scores),
    "values": number_tables.numbers("values", pair_of, _values),
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


def _moment_missed(f: Facts) -> str:
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
            done=lambda f: f.one and bool(f.best),
            nearly=lambda f: "alone" if f.one else "two",
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
            pictures=[picture("moved", changes, moved, "query_key_value.moved_picture")],
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
