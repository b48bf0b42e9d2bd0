"""The first step on query, key and value: one vector through three projections, and the match of query and key."""

from collections.abc import Sequence

import torch
from torch import Tensor

from attn_core.attention import tied
from attn_core.projections import one_head
from attn_core.scene import Scene
from attn_core.sources import SOURCES, designed, trained
from attn_core.sources.features import nonzero
from pages.board.pieces import Pieces, Task, Text, titled
from pages.charts import colours, matrix
from pages.panels.query_key_value import page_data
from pages.panels.query_key_value.page_data import ROLES, PageData, shows, shows_head
from pages.panels.shared import head_roles
from pages.text import feature_names, markdown, numbers, repeated_words
from pages.text import query_key_value_words as said
from pages.text.languages import Words
from pages.view import traced_view

alts = Words("alts")
words, notices = Words("query_key_value_pairs"), Words("notices")
HEIGHT, TALLEST, ROW = 150, 240, 26  # pixels of a projection; of one whose rows have names, and of such a row
TOGETHER = 230  # pixels of queries, keys and values side by side
PLACED = ("previous", "first")  # jobs that nothing is left of without positions


@shows
def token(data: PageData) -> Pieces:
    """Draw the selected word's vector, and state its size; across two sentences also the vector of the key's word."""
    head, x, (query, key) = data.head, data.head.x[data.query][None], data.pair
    features = tuple(map(markdown.plain, _named(head.features, x[0])))
    title = words.token_name(query=query, width=x.shape[1], features=features)
    pieces = _vector(data, "token", title, x, query)
    if data.cross:
        pieces += _vector(
            data, "memory", words.memory_name(key=key), head.memory[data.key][None], alts.second_sentence(word=key)
        )
    return pieces


def _vector(data: PageData, slot: str, title: str, x: Tensor, word: str) -> Pieces:
    wide = x.shape[1] > page_data.NUMBERS_UP_TO
    sheet = matrix.Grid(x, (), (), page_data.VECTOR_END, data.view.dark, height=26, numbers=not wide)
    return titled(slot, title, matrix.picture(sheet), alts.x_of(word=word))


def job(data: PageData) -> str:
    """Describe the head in a sentence."""
    scene = data.head.scene
    if scene.example:
        return head_roles.example(scene)
    if scene.origin.offsets:
        return head_roles.sentence(scene, data.head.head)
    if scene.origin.model_layer:
        name, layer = scene.origin.model_layer
        return words.of_model(name=name, layer=layer)
    if SOURCES[data.job].trains:
        return words.trained_for(steps=scene.grown, most=trained.STEPS)
    placeless = data.job in PLACED and not scene.positions
    return words.job(source=data.job, noun=notices.NOUNS[data.view.tokens], placeless=placeless)


@shows
def together(data: PageData) -> Pieces:
    """Draw queries, keys and values side by side, a row per word; across two sentences queries separately."""
    ends = {letter: page_data.colour_end(data, letter, page_data.VECTOR_END) for letter in ROLES}
    names = [name for letter in ROLES for name in _short_names(data, letter)] if data.head.features else []
    title = said.projected_name(job(data), ends, names, repeated_words.twice(data.queries))
    if not data.cross:
        return [Text("projected_name", title), *_side_by_side(data, "projected", "qkv", ends)[1:]]
    pieces = [*_side_by_side(data, "projected_q", "q", ends)[1:], *_side_by_side(data, "projected", "kv", ends)[1:]]
    return [Text("projected_name", title), *pieces]


def _side_by_side(data: PageData, slot: str, letters: str, ends: dict[str, float]) -> Pieces:
    """Return queries, keys or values as one chart, a group of columns for each."""
    theme, values, names, bands, marks, limits = colours.palette(data.view.dark), [], [], [], [], []
    for letter in letters:
        role, size, start = ROLES[letter], page_data.width(data, letter), len(names)
        at = data.query if role == "query" else data.key
        values.append(getattr(data.own, letter)[:, :size])
        names += _short_names(data, letter)
        limits += [ends[letter]] * size
        bands.append(matrix.Band(start, start + size, words.BANDS[letter], getattr(theme, role)))
        marks.append(matrix.Mark(role, start, at, start + size, at + 1))
    queries = letters.startswith("q")
    labels, at, control = (data.queries, data.query, "query") if queries else (data.keys, data.key, "key")
    look = {"bands": bands, "marks": marks, "strong": [at], "numbers": False, "height": TOGETHER}
    sheet = matrix.Grid(torch.cat(values, 1), labels, names, torch.tensor([limits]), data.view.dark, **look)
    alt = alts.bands(names=[words.BANDS[letter] for letter in letters], query=data.pair[0], key=data.pair[1])
    steps = traced_view.arrow_keys(control, len(labels), "ArrowUp", "ArrowDown")
    return titled(slot, "", matrix.picture(sheet), alt, click={control: "y"}, steps=steps)


def _short_names(data: PageData, letter: str) -> list[str]:
    """Return the labels of the drawn columns of q, k or v: features where they have names."""
    size = page_data.width(data, letter)
    named = feature_names.above_columns(getattr(data.head, f"{ROLES[letter]}_features")[:size], matrix.LABELS_UP_TO)
    return named or [f"{letter} {d}" for d in range(size)]


@shows
def projected_in_words(data: PageData) -> Pieces:
    head, own, (query, key) = data.head, data.own, data.pair
    width, size = head.x.shape[1], own.q.shape[1]
    if head.features:
        looks, offers = _named(head.query_features, own.q[data.query]), _named(head.key_features, own.k[data.key])
        parts = {"looks": looks, "offers": offers, "passes_on": _named(head.value_features, own.v[data.key])}
        named = {part: said.features(names) for part, names in parts.items()}
        sentence = words.named_in_words(query=query, key=key, **named)
    elif data.cross:
        sentence = words.two_sentences_in_words(rows=len(data.queries), others=len(data.keys), width=width, size=size)
    else:
        sentence = words.numbers_in_words(query=query, key=key, width=width, size=size)
    if head.features:
        sentence += f" {_found(head.scene, size)}"
    return [Text("projected_words", f"{sentence}\n\n{words.REAL}")]


def _found(scene: Scene, head_size: int) -> str:
    """Say why a designed query is as large as it is, and what a match scores before and after the division that is set."""
    divisor, score = scene.divisor.in_numbers(head_size, scene.d_model), designed.SHARPNESS
    match = score * head_size**0.5
    scaled = match / scene.divisor.number(head_size, scene.d_model)
    named = None if divisor == "1" else divisor
    return words.found(head_size=head_size, score=score, size=match, divisor=named, scaled=scaled)


@shows
def task(data: PageData) -> Pieces:
    """Ask for a key that the query matches: by its name in a design, by its score elsewhere."""
    scores, (query, key) = data.own.trace.scores[data.query], data.pair
    if not data.head.features:
        largest = bool(tied(scores)[data.key])
        return [Task("match_task", *said.largest_task(query, key, scores[data.key].item(), largest))]
    looks = _named(data.head.query_features, data.own.q[data.query])
    products = one_head.product(data.own, data.query, data.key).products
    meets = _named(data.head.query_features, products > 0) if scores[data.key] > 0 else ()
    findable = bool(scores.max() > 0)
    done = words.match_done(query=query, key=key, meets=said.features(meets)) if looks and findable and meets else ""
    return [Task("match_task", words.match_task(query=query, looks=bool(looks), findable=findable), done)]


# ---- deeper: the matrices themselves ----


@shows_head
def projection(head: PageData, letter: str) -> Pieces:
    """Draw W_Q, W_K or W_V; of many named rows only the nonzero ones."""
    whole, features = head.head.matrix(letter)[:, : page_data.width(head, letter)], head.head.features
    used = list(range(len(whole)))
    if len(features) > matrix.LABELS_UP_TO:
        used = whole.any(-1).nonzero().flatten().tolist() or [0]
    rows = [feature_names.named(features[i]) for i in used] if features else []
    height = min(TALLEST, max(len(used), 2) * ROW) if rows else HEIGHT
    end = page_data.colour_end(head, letter, page_data.PROJECTION_END)
    sheet = matrix.Grid(whole[used], rows, (), end, head.view.dark, numbers=False, height=height)
    size, vectors = (numbers.shape(each.shape) for each in (head.head.matrix(letter), getattr(head.own, letter)))
    name, left_out = letter.upper(), len(whole) - len(used)
    chip = markdown.chip(ROLES[letter], name)
    title = words.map_name(letter=name, chip=chip, size=size, vectors=vectors, left_out=left_out)
    return titled(f"map_{letter}", title, matrix.picture(sheet), alts.projection(letter=letter.upper()))


@shows
def vectors(data: PageData, letter: str) -> Pieces:
    role, name = ROLES[letter], letter.upper()
    word = data.pair[0] if role == "query" else data.pair[1]
    alt = alts.of_words(picture=name, role=role, word=word)
    size = page_data.width(data, letter)
    values = getattr(data.own, letter)[:, :size]
    columns = feature_names.above_columns(getattr(data.head, f"{role}_features")[:size], matrix.LABELS_UP_TO)
    end = page_data.colour_end(data, letter, page_data.VECTOR_END)
    title = words.vectors_name(chip=markdown.chip(role, name), role=role)
    return page_data.of_words(data, f"vectors_{letter}", title, alt, values, role, columns=columns, limit=end)


def _named(names: Sequence[str], values: Tensor) -> tuple[str, ...]:
    """Return the features of the numbers that aren't 0, as sentences have them; without names there are none."""
    return tuple(map(feature_names.quoted, nonzero(names, values)))
