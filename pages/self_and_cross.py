"""Self and cross: queries, keys and values from one sentence or from two; and a few new queries over a cache of keys."""

import functools
from collections.abc import Sequence
from dataclasses import replace

import pandas as pd

from attn_core import one_query
from attn_core.code_to_copy import attention
from attn_core.experiments import self_and_cross
from attn_core.sources import SOURCES
from pages.board import declaration
from pages.board.declaration import (
    Control,
    Facts,
    Fold,
    Present,
    Shown,
    Step,
    Typeset,
    drawing,
    follows,
    picture,
    sentence,
)
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Code, Picture, Pieces, Text
from pages.charts import heatmap, matrix
from pages.panels.shared import head_roles, number_tables
from pages.panels.shared.heatmap_sheet import ROW, sheet
from pages.panels.shared.notices import notices
from pages.text import feature_names, formulas, markdown
from pages.text.languages import Words, remember, said
from pages.view import traced_view
from pages.view.settings import DEFAULTS, SENTENCE, SHARED, View
from pages.view.traced_view import TracedView

words = Words("self_and_cross")
KINDS = ("self", "cross")
ROLES = {"q": "query", "k": "key", "v": "value"}
RIGHT = "lower_right"
SHORT = 7  # words of the sentence with which the page opens
FEW = 5  # words; the second sentence, which is to be shortened, has more at first
ALL = 0.995  # rounds to 100 %
VALUES = 2.5  # of the colour scale of q, k and v, ±
HEIGHT = 300  # pixels of the cells of weights: on a phone the sentence stands below them
ROW_HIGH, AROUND = 38, 60  # pixels of a row of new words, and of the margins around the rows
ROUNDING = 1e-5  # differences up to this
same_projections = remember(self_and_cross.same_projections)
of_page = follows(*SHARED, "cross_text")  # what the facts of both kinds follow


# ---- the two kinds of attention: the sentence on itself, and on a second one ----


def second(view: View) -> str:
    """Return the link name that holds the second sentence: the page's own, but where a link has one for all pages."""
    return "text2" if view.text2 != DEFAULTS["text2"] else "cross_text"


def itself(view: View) -> View:
    """Return the self-attention of a view, also where cross-attention is set."""
    return view.shared.but(**{name: DEFAULTS[name] for name in ("kind", "text2")})


def alone(view: View) -> TracedView:
    """Return the sentence on itself, whether or not there is a word."""
    return traced_view.prepare(itself(view))


@of_page
def sides(view: View) -> dict[str, TracedView]:
    """Return the kinds of attention that there are, by name; none without a word in the first sentence."""
    found = {"self": traced_view.present(itself(view))}
    if found["self"] and not SOURCES[view.projections].fixed:  # a worked example has its own tokens, and no second sentence
        found["cross"] = _across(_of_both(view))
    return {kind: side for kind, side in found.items() if side and not side.blank}


def _of_both(view: View) -> View:
    across, text = SOURCES[view.projections].across or view.projections, getattr(view, second(view))
    return view.shared.but(projections=across, kind="cross", text2=text, tokens=traced_view.taken(view).tokens)


@remember
def _across(view: View) -> TracedView:
    """Return what a view shows of both sentences; designed projections read both."""
    read = traced_view.prepare(view.but(projections="random"))
    setting = replace(read.scene, source=view.projections) if not SOURCES[view.projections].is_drawn else read.scene
    sizes = {name: getattr(setting, name) for name in ("d_model", "head_size")}
    return replace(read, scene=setting, view=read.view.but(projections=view.projections, **sizes))


def remarks(view: View) -> list[str]:
    """Return which worked example there is, or notices about the second sentence."""
    known = alone(view)
    if known.scene.origin.fixed:
        return [head_roles.example(known.scene)]
    return [remark for remark in _across(_of_both(view)).remarks if remark not in known.remarks]


def noun(traced: TracedView) -> str:
    """Return the noun for a view's tokens."""
    return "word" if traced.view.tokens == "word" and not traced.scene.origin.fixed else "token"


def _winner(query: str, keys: Sequence[str], row: one_query.Row | one_query.LargestWeight) -> dict[str, object]:
    """Return where a row's weight goes.

    key: one with the largest weight; ties: how many have it, 0: every key is hidden; everything: whether these have all
    """
    return {
        "query": query,
        "key": "" if row.winner is None else keys[row.winner],
        "ties": 0 if row.winner is None else row.ties,
        "share": row.largest,
        "everything": row.ties * row.largest > ALL,
    }


@remember
def _side(kind: str, side: TracedView) -> Facts:
    """Return the weights of one kind, and where those of the selected row go."""
    queries, keys = len(side.queries), len(side.keys)
    rows, width = side.seen.trace.heads.output.shape[-2:]
    return Facts(
        side,
        base=side,
        kind=kind,
        role=head_roles.role(side.scene, side.head),
        source="memory" if kind == "cross" else "x",
        second=kind == "cross",
        noun=noun(side),
        query_names=side.queries,
        key_names=side.keys,
        queries=queries,
        keys=keys,
        total=queries * keys,
        rows=rows,
        width=width,
        hides=sheet(side, "weights").hidden is not None,
        **_winner(side.name, side.keys, side.row),
    )


def shown(kind: str) -> Present:
    """Return what gives the weights of one kind, None where there are none."""

    return lambda view: _side(kind, sides(view)[kind]) if kind in sides(view) else None


def weights(f: Facts) -> Picture:
    spec = heatmap.one_head(sheet(f.base, "weights"), f.head, True, HEIGHT)
    return drawing(spec, click=ROW, steps=traced_view.steps(f.base))


@of_page
def of_itself(view: View) -> Facts | None:
    """Return what is said of the sentence on itself; fixed: whether it is a worked example, whose tokens stay."""
    found = shown("self")(view)
    return found and Facts(found, fixed=bool(found.scene.origin.fixed))


@of_page
def of_both(view: View) -> Facts | None:
    """Return what is said of the sentence on a second one.

    lacks: why there is no second one: "example", "words", or ""
    stands_in: which head is shown in the place of one that reads a single sentence, "" where it is the page's own
    """
    found = sides(view)
    if not found:
        return None
    base, two = found["self"], shown("cross")(view)
    if two is None:
        return Facts(
            lacks="example" if base.scene.origin.fixed else "words",
            queries=len(base.queries),
            keys=0,
            noun=noun(base),
            fewer=0,
        )
    return Facts(two, lacks="", fewer=min(two.queries, FEW), stands_in=_stands_in(base.view.projections, two.head))


def _stands_in(projections: str, head: int) -> str:
    if SOURCES[projections].model:
        return "model"
    return projections if SOURCES[projections].across and not head else ""


# ---- below: queries, keys and values as numbers ----


def _sources(view: View, kind: str) -> dict[str, self_and_cross.Source]:
    """Return where q, k and v of the selected head come from, by letter, and how they differ from self-attention's."""
    found = sides(view)
    side, base = found[kind], found["self"]
    alike = kind == "self" or same_projections(base.scene, side.scene)
    return self_and_cross.sources(side.seen.trace, base.seen.trace if alike else None, side.head, kind == "cross")


def source(kind: str, letter: str) -> Present:
    """Return what gives q, k or v of the selected head of one kind."""

    @of_page
    def of(view: View) -> Facts | None:
        side = sides(view).get(kind)
        if side is None:
            return None
        origin = _sources(view, kind)[letter]
        rows, width = origin.shape
        return Facts(side, base=side, letter=letter, source=origin.source, rows=rows, width=width)

    return of


def source_matrix(f: Facts) -> Picture:
    """Draw q, k or v: a row a word, in the colour of its role."""
    base, role, values = f.base, ROLES[f.letter], getattr(f.base.seen.trace, f.letter)[f.base.head]
    selected = base.query if f.letter == "q" else base.row.leader
    labels = base.keys if f.source == "memory" else base.queries, feature_names.of_head(base.scene, f.letter, base.head)
    outline = {} if selected is None else {"strong": [selected], "marks": [matrix.row(role, selected, values)]}
    grid = matrix.Grid(values, *labels, VALUES, base.dark, numbers=False, **outline)
    options = {"click": ROW, "steps": traced_view.steps(base)} if f.letter == "q" else {}
    return drawing(matrix.picture(grid), **options)


@of_page
def own_sources(view: View) -> Facts | None:
    """Return how many queries, keys and values there are, and how the selected query finds its key in a designed head."""
    found = of_itself(view)
    return found and Facts(found, values=found.keys, match=head_roles.match(found.base))


@of_page
def other_sources(view: View) -> Facts | None:
    """Return by how much q, k and v of both sentences differ from self-attention's.

    compared: whether they can be; other: whether they can't since another head stands in for the page's
    common: the rows that are compared; own: the width of a row in self-attention
    """
    found = of_both(view)
    if not found or found.lacks:
        return found
    base, sources = sides(view)["self"], _sources(view, "cross")
    moved = {f"{letter}_moved": each.moved for letter, each in sources.items()}
    return Facts(
        found,
        compared=sources["q"].moved is not None,
        other=found.scene.source != base.scene.source,
        width=sources["q"].shape[1],
        own=base.seen.trace.q.shape[-1],
        common=min(found.queries, found.keys),
        **moved,
    )


def all_sources(kind: str) -> list[object]:
    return [
        picture(f"source_{kind}_{letter}", source(kind, letter), source_matrix, "self_and_cross.source") for letter in "qkv"
    ]


@panel(sides)
def roles(found: dict[str, TracedView]) -> Pieces:
    return [Text("roles", head_roles.summary(found["self"]))] if found else []


# ---- 3: the newest words over all words so far, with a causal mask from either corner ----


def newest(view: View) -> Facts | None:
    """Return the data of decoding, or None if there is no word; at most all words are new."""
    base = traced_view.present(itself(view))
    return base and _newest(base, min(view.new_tokens, len(base.keys)))


@remember
def _newest(base: TracedView, count: int) -> Facts:
    """Return how many of a sentence's words are new, and these over all, with the mask in both corners."""
    trace, config, keys = base.seen.trace, base.scene.config(), len(base.keys)
    decodings = {corner: self_and_cross.decode(trace, base.head, count, corner, config) for corner in self_and_cross.CORNERS}
    return Facts(
        base,
        base=base,
        count=count,
        decodings=decodings,
        noun=noun(base),
        whole=count == keys,
        hides=not decodings[RIGHT].allowed.all(),
        queries=count,
        keys=keys,
        total=count * keys,
        square=keys * keys,
        second=False,
        **_winner(base.keys[-1], base.keys, decodings[RIGHT].newest),
    )


def aligned(corner: str) -> Present:
    """Return what gives the newest words with the mask in one corner; apart: how wrong that makes the last output."""

    @follows(*SHARED, "new_tokens")
    def of(view: View) -> Facts | None:
        found = newest(view)
        if found is None:
            return None
        decoding = found.decodings[corner]
        apart = 0.0 if decoding.output_apart <= ROUNDING else decoding.output_apart
        return Facts(found, corner=corner, right=decoding.right, visible=decoding.visible[-1], apart=apart)

    return of


def new_rows(f: Facts) -> Picture:
    decoding, labels = f.decodings[f.corner], f.base.keys
    drawn = heatmap.Sheet(
        values=decoding.weights[None],
        hidden=~decoding.allowed,
        limit=1.0,
        signed=False,
        queries=labels[-f.count :],
        keys=labels,
        query=f.count - 1,
        winners=[decoding.newest.leader],
        dark=f.base.dark,
    )
    spec = heatmap.one_head(drawn, 0, True, min(heatmap.HEIGHT, AROUND + ROW_HIGH * f.count))
    most = len(labels)
    return drawing(spec, steps={"ArrowUp": ("new_tokens", 1, 1, most), "ArrowDown": ("new_tokens", -1, 1, most)})


ALIGNED = {corner: aligned(corner) for corner in self_and_cross.CORNERS}


@follows(*SHARED, "new_tokens")
def both_corners(view: View) -> list[Facts] | None:
    found = [of(view) for of in ALIGNED.values()]
    return None if None in found else found


@panel(both_corners)
def corners_in_words(found: Sequence[Facts]) -> Pieces:
    badges = [markdown.badge(each.right, said("self_and_cross.corner_words", each)) for each in found]
    return [Text("corners_words", "\n\n".join([words.CORNERS, *badges]))]


# ---- what stands below all steps ----


@panel(sides)
def verified(found: dict[str, TracedView]) -> Pieces:
    """Hold each kind against torch's own function."""
    lines = [
        markdown.badge(
            side.seen.agreement.difference <= 1e-4,
            words.agrees(kind=kind, call=call, difference=difference, before_dropout=before),
        )
        for kind, side in found.items()
        for difference, call, before in [side.seen.agreement]
    ]
    return [Text("verified", "  \n".join(lines))] if lines else []


@panel(newest)
def decoding_verified(f: Facts) -> Pieces:
    decoding = f.decodings[RIGHT]
    agrees = words.decoding_agrees(difference=decoding.output_apart)
    return [Text("decoding_verified", markdown.badge(decoding.right, agrees))]


@panel(sides)
def program(found: dict[str, TracedView], kind: str) -> Pieces:
    return [Code(f"program_{kind}", attention.pytorch(found[kind].scene))] if kind in found else []


def _sources_table(view: View) -> pd.DataFrame:
    """Return where queries, keys and values come from, in each kind."""
    listed = [(kind, letter, source) for kind in sides(view) for letter, source in _sources(view, kind).items()]
    rows = [{"kind": kind, "name": letter, **source._asdict()} for kind, letter, source in listed]
    return pd.DataFrame(rows).astype({"shape": str})


def _weights_table(f: Facts) -> pd.DataFrame:
    side, allowed = f.base, f.base.scene.allowed()
    weights = side.seen.trace.heads.weights[side.head].tolist()
    queries, keys = map(number_tables.numbered, (side.queries, side.keys))
    return number_tables.matrix(weights, queries, keys, None if allowed is None else ~allowed)


def _decoded(corner: str, f: Facts) -> pd.DataFrame:
    """Return the weights of the newest words, a row each; hidden cells say so."""
    made, keys = f.decodings[corner], number_tables.numbered(f.base.keys)
    return number_tables.matrix(made.weights.tolist(), keys[-len(made.weights) :], keys, ~made.allowed)


TABLES = {
    "sources": number_tables.numbers("sources", lambda view: view if sides(view) else None, _sources_table),
    **{f"{kind}_weights": number_tables.numbers(f"{kind}_weights", shown(kind), _weights_table) for kind in KINDS},
    **{
        corner: number_tables.numbers(corner, newest, functools.partial(_decoded, corner))
        for corner in self_and_cross.CORNERS
    },
}
PAGE = declaration.learn(
    "self_and_cross",
    [
        Step(
            "self",
            facts=of_itself,
            pictures=[picture("weights_self", shown("self"), weights, "self_and_cross.weights")],
            done=lambda f: not f.fixed and f.keys > SHORT,
            controls=[Control("text")],
            offers={"one_word": {"text": "bat"}, "same": {"text": SENTENCE, "projections": "same", "query": 5}},
            formula=Typeset(lambda: r"Q=x\,W_Q\qquad K=x\,W_K\qquad V=x\,W_V"),
            folds=[
                Fold(
                    "self_and_cross.FOLDS.self",
                    [
                        Shown(
                            "self_sources",
                            [
                                row(*all_sources("self")),
                                sentence("sources_self_words", own_sources, "self_and_cross.self_sources"),
                                roles(),
                            ],
                        )
                    ],
                )
            ],
        ),
        Step(
            "cross",
            facts=of_both,
            pictures=[picture("weights_cross", shown("cross"), weights, "self_and_cross.weights")],
            done=lambda f: 0 < f.keys < f.fewer,
            controls=[Control("cross_text", acts=True)],
            offers={
                "longer": {"text2": "Out of the very dark and very cold cave flew the bat"},
                "random": {"projections": "random"},
            },
            formula=Typeset(lambda: r"Q=x\,W_Q\qquad K=m\,W_K\qquad V=m\,W_V"),
            folds=[
                Fold(
                    "self_and_cross.FOLDS.cross",
                    [
                        Shown(
                            "cross_sources",
                            [
                                row(*all_sources("cross")),
                                sentence("sources_cross_words", other_sources, "self_and_cross.cross_sources"),
                            ],
                        )
                    ],
                )
            ],
        ),
        Step(
            "decoding",
            facts=newest,
            pictures=[picture("decoding", ALIGNED[RIGHT], new_rows, "self_and_cross.new_rows")],
            done=lambda f: f.keys > 1 and f.count == 1,
            controls=[Control("new_tokens")],
            offers={"three_new": {"new_tokens": 3}},
            formula=Typeset(formulas.decoding),
            folds=[
                Fold(
                    "self_and_cross.FOLDS.corners",
                    [
                        Typeset(formulas.corners),
                        Shown(
                            "corners",
                            [
                                row(
                                    *(
                                        picture(corner, of, new_rows, "self_and_cross.corner")
                                        for corner, of in ALIGNED.items()
                                    )
                                ),
                                corners_in_words(),
                            ],
                        ),
                    ],
                )
            ],
        ),
    ],
    {
        "lead": board(notices(own=remarks, read=alone, match=False, heads=False)),
        "verified": board(verified(), decoding_verified()),
        "program": board(*map(program, KINDS), cost=Cost.LIGHT),
        **number_tables.boards(TABLES),
    },
    TABLES,
)

if __name__ == "__main__":  # Streamlit runs this file; everything else imports it
    from pages.controls.draw import draw

    draw("self_and_cross")
