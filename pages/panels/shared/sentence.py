"""The sentence itself, with arcs as thick as the weights of the selected row, and where attention takes its word."""

from collections.abc import Sequence
from dataclasses import replace
from math import inf

from torch import Tensor

from attn_core import word_moves
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text, titled
from pages.charts import arcs, word_map
from pages.charts.templates import Spec
from pages.text import markdown
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.traced_view import TracedView

words = Words("meaning")
MOST = 16  # words of a line; of a longer sentence, those with the largest weights are drawn
WORDS = {"query": ["label"], "key": ["label"]}  # whom a mark of a sentence, or of a map, names
GROUP = 3  # words of each group that a map lies across, at most


@panel(traced_view.present_long)
def sentence(traced: TracedView) -> Pieces:
    """Draw the sentence with its arcs."""
    return of(traced, "sentence")


def of(traced: TracedView, slot: str, selects: bool = True, room: float = inf) -> Pieces:
    """Return the sentence of a view with its arcs, in a slot; selects: whether a click on a word selects its row.

    room: how many pixels its words may take at the size that they are drawn in; those with the smallest weights give way
    """
    weights = [w if seen else None for w, seen in zip(traced.row.weights.tolist(), traced.row.visible.tolist(), strict=True)]
    cross = traced.scene.memory is not None
    keys = largest(weights, [] if cross else [traced.query])
    while len(keys) > 1 and arcs.wide([markdown.shortened(traced.scene.keys[key]) for key in keys]) > room:
        keys = largest(weights, [] if cross else [traced.query], len(keys) - 1)
    places = _around(traced.query, len(traced.queries)) if cross else keys
    spec = arcs.arcs(
        arcs.Sentence(
            queries=[markdown.shortened(traced.scene.words[place]) for place in places],
            keys=[markdown.shortened(traced.scene.keys[key]) for key in keys] if cross else None,
            places=places,
            query=places.index(traced.query),
            weights=[weights[key] for key in keys],
            winner=None if traced.row.leader is None else keys.index(traced.row.leader),
            dark=traced.dark,
        )
    )
    left_out = len(traced.keys) - len(keys)
    title = words.arcs(
        query=traced.name, head=traced.head if traced.scene.heads > 1 else None, left_out=left_out, selects=selects
    )
    seen = [traced.keys[key] for key in keys if weights[key] is not None]
    alt = words.arcs_alt(query=traced.name, keys=seen, count=len(seen))
    if not selects:
        return titled(slot, title, spec, alt, terms=WORDS)
    return titled(slot, title, spec, alt, click={"query": "query"}, arrow_keys=traced_view.row_arrows(traced), terms=WORDS)


def shortened(whole: arcs.Sentence) -> Spec:
    """Return a sentence with arcs to itself, of a long one those words with the largest weights, and those cut."""
    places = largest(whole.weights, [whole.query, *whole.cuts])
    spots = {place: spot for spot, place in enumerate(places)}
    return arcs.arcs(
        replace(
            whole,
            queries=[whole.queries[place] for place in places],
            places=places,
            query=spots[whole.query],
            weights=[whole.weights[place] for place in places],
            winner=spots.get(whole.winner),
            cuts={spots[place]: weight for place, weight in whole.cuts.items() if place in spots},
            sets=[whole.sets[place] for place in places],
        )
    )


def largest(weights: Sequence[float | None], always: Sequence[int], most: int = MOST) -> list[int]:
    """Return the places of the largest weights, in the order of the sentence, those that are always drawn among them."""
    ranked = sorted(range(len(weights)), key=lambda key: (key not in always, -(weights[key] or 0.0)))
    return sorted(ranked[:most])


def _around(place: int, count: int) -> list[int]:
    first = max(0, min(place - MOST // 2, count - MOST))
    return list(range(first, min(first + MOST, count)))


# ---- where attention takes the word ----


def moving(view: traced_view.View) -> TracedView | None:
    """Return what a view shows, None where its vectors aren't those of the table of words."""
    traced = traced_view.present_long(view)
    return traced if traced and traced.scene.origin.has_word_vectors else None


@panel(moving)
def moves(traced: TracedView) -> Pieces:
    """Say which words the selected word moves towards, and away from."""
    return moves_of(traced, "moves")


def moves_of(traced: TracedView, slot: str) -> Pieces:
    """Return the sentence about where a view's selected word goes, in a slot."""
    moved = word_moves.moved(traced.scene, traced.head, traced.query)
    listed = {name: [word for word, _ in each] for name, each in (("towards", moved.towards), ("away", moved.away))}
    if moved.by_chance:
        return [Text(slot, words.chance(query=traced.name, by_chance=moved.by_chance))]
    goes, leaves = bool(moved.towards), bool(moved.away)
    if not goes and not leaves:
        return [Text(slot, words.stays(query=traced.name))]
    return [Text(slot, words.moves(query=traced.name, goes=goes, leaves=leaves, **listed))]


@panel(moving, "map_left", "map_right")
def plane(traced: TracedView, left: str, right: str) -> Pieces:
    """Draw the sentence's words on a plane, and where the selected one goes."""
    return map_of(traced, left, right)


def map_of(traced: TracedView, left: str = "", right: str = "") -> Pieces:
    """Return the map of a view's words, between two groups of words; see `across`."""
    found = across(traced, left, right)
    spec = word_map.word_map(_places(traced, found), arrows(found, traced.scene.words[traced.query]), traced.dark)
    ends = [word for group in found.ends for word in group]
    alt = words.map_alt(query=traced.name, words=ends, count=len(ends))
    return titled("map", words.map(query=traced.name), spec, alt, moves="label", terms=WORDS)


def across(traced: TracedView, left: str, right: str) -> word_moves.Plane:
    """Return a view's words on the plane through two groups, each typed as words between commas, or left empty."""
    groups = [tuple(word.strip() for word in text.split(",") if word.strip())[:GROUP] for text in (left, right)]
    return word_moves.plane(traced.scene, traced.head, traced.query, *groups)


def _places(traced: TracedView, found: word_moves.Plane) -> list[word_map.Place]:
    """Return the query's word, the keys and both groups."""
    count, cross = len(traced.keys), traced.scene.memory is not None
    query = point(found.moves[0, 0] if cross else found.points[traced.query])
    strongest = None if traced.row.leader is None else point(found.points[traced.row.leader])
    spots = [point(each) for each in found.points]
    keys = [
        word_map.Place(word, at, weight, "key" if at == strongest else "")
        for word, at, weight in zip(found.words[:count], spots[:count], traced.row.weights.tolist(), strict=True)
    ]
    own = word_map.Place(traced.scene.words[traced.query], query, role="query")
    return [*merged(own, keys), *ends_of(found)]


def ends_of(found: word_moves.Plane) -> list[word_map.Place]:
    """Return the words of both groups, which stand last on a plane."""
    count = sum(map(len, found.ends))
    first = len(found.words) - count
    return [
        _with_tip([word_map.Place(word, point(at), role="end")])
        for word, at in zip(found.words[first:], found.points[first:], strict=True)
    ]


def merged(query: word_map.Place, keys: Sequence[word_map.Place]) -> list[word_map.Place]:
    """Return the query's word and the keys; one that stands where another does adds its weight to it."""
    together: dict[word_map.Point, list[word_map.Place]] = {}
    for place in (query, *keys):
        together.setdefault(place.at, []).append(place)
    return list(map(_with_tip, together.values()))


def _with_tip(together: Sequence[word_map.Place]) -> word_map.Place:
    """Return words that stand at one place as the first of them, with their numbers as tips."""
    keys = [place for place in together if place.weight is not None]
    weight = sum(place.weight for place in keys) if keys else None
    named = " + ".join(place.word for place in keys or together)
    x, y = together[0].at
    tip, weighs = words.map_tip(word=named, across=x, upwards=y), words.map_weight(word=named, weight=weight) if keys else ""
    return together[0]._replace(weight=weight, tip=tip, weighs=weighs)


def arrows(found: word_moves.Plane, word: str) -> list[word_map.Move]:
    """Return where a word goes on a plane, in each of its sentences, with the numbers of each move."""
    return [
        word_map.Move(point(start), point(end), _of_move(found, place, word))
        for place, (start, end) in enumerate(found.moves)
    ]


def _of_move(found: word_moves.Plane, place: int, word: str) -> str:
    cosines = zip(found.ends, *found.near[place].tolist(), strict=True)
    near = [words.map_near(group=group, before=before, after=after) for group, before, after in cosines if group]
    return " · ".join([words.map_move(word=word, share=found.shares[place].item()), *near])


def point(place: Tensor) -> word_map.Point:
    """Return a place, (2), as a point: one for one word, whatever rounding does."""
    x, y = place.tolist()
    return round(x, 6), round(y, 6)
