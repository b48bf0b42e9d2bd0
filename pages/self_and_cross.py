"""Self and cross: where keys and values may come from: the same sentence, another one, or what was computed before."""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import replace

import pandas as pd

from attn_core import one_query
from attn_core.code_to_copy import attention
from attn_core.experiments import self_and_cross
from attn_core.sources import SOURCES
from pages.board import declaration
from pages.board.declaration import Control, Fold, Prediction, Shown, Step, Typeset, drawing, picture, sentence
from pages.board.facts import Facts, Present, facts
from pages.board.layout import Cost, board, row
from pages.board.panel import Cell, panel
from pages.board.pieces import Code, Picture, Pieces, Text
from pages.charts import heatmap, matrix
from pages.panels.shared import head_roles, number_tables
from pages.panels.shared.heatmap_sheet import ROW, sheet
from pages.panels.shared.notices import notices
from pages.text import feature_names, formulas, markdown, numbers
from pages.text.languages import Words, remember, said
from pages.view import traced_view
from pages.view.settings import DEFAULTS, SENTENCE, SHARED, View
from pages.view.traced_view import TracedView

words = Words("self_and_cross")
KINDS = ("self", "cross")
ROLES = {"q": "query", "k": "key", "v": "value"}
RIGHT = "lower_right"
ANY_QUESTION = "What happened to whom"  # to a sentence of the learner's own; in English, as the head knows no other words
VALUES = 2.5  # of the colour scale of q, k and v, ±
HEIGHT = 300  # pixels of the cells of weights: on a phone the sentence stands below them
ROW_HIGH, AROUND = 38, 60  # pixels of a row of new words, and of the margins around the rows
ROUNDING = 1e-5  # differences up to this
same_projections = remember(self_and_cross.same_projections)
of_page = facts(*SHARED, "cross_text")  # what the facts of both kinds follow


# ---- the two kinds of attention: the sentence on itself, and a second one, a question, on the sentence ----


def itself(view: View) -> View:
    """Return the self-attention of a view, also where cross-attention is set."""
    return view.shared.but(kind="self", text2=DEFAULTS["text2"])


def alone(view: View) -> TracedView:
    """Return the sentence on itself, whether or not there is a word."""
    return traced_view.prepare(itself(view))


@of_page
def kinds(view: View) -> Facts | None:
    """Return the kinds of attention that there are, by name, as sides; None without a word in the sentence."""
    found = {"self": alone(view)}
    if not SOURCES[view.projections].fixed:  # a worked example has its own tokens, and no question
        found["cross"] = _across(_two(view, view.cross_text, view.text))
    return None if found["self"].blank else Facts(sides={kind: side for kind, side in found.items() if not side.blank})


def sides(view: View) -> Mapping[str, TracedView]:
    """Return the kinds of attention by name, none without a word in the sentence."""
    found = kinds(view)
    return found.sides if found else {}


def _two(view: View, attending: str, attended: str) -> View:
    """Return the view in which one text attends to another."""
    across = SOURCES[view.projections].across or view.projections
    tokens = traced_view.taken(view).tokens
    return view.shared.but(projections=across, kind="cross", text=attending, text2=attended, tokens=tokens)


@remember
def _across(view: View) -> TracedView:
    """Return what a view shows of both sentences; designed projections read both."""
    source = SOURCES[view.projections]
    if source.takes_any_text:
        return traced_view.prepare(view)
    read = traced_view.prepare(view.but(projections="random"))
    setting = replace(read.scene, source=view.projections)
    sizes = {name: getattr(setting, name) for name in ("d_model", "head_size")}
    return replace(read, scene=setting, view=read.view.but(projections=view.projections, **sizes))


def remarks(view: View) -> list[str]:
    """Return which worked example there is, or notices about the question, which they call the second sentence."""
    known = alone(view)
    if known.scene.origin.fixed:
        return [head_roles.example(known.scene)]
    second = _across(_two(view, view.text, view.cross_text))
    return [remark for remark in second.remarks if remark not in known.remarks]


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
        "everything": numbers.is_whole(row.ties * row.largest),
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
    return drawing(spec, click=ROW, arrow_keys=traced_view.row_arrows(f.base))


def longer(name: str, side: TracedView) -> int:
    """Return one token more than a sentence of the link's has at first: so many its task asks for."""
    return len(SOURCES[side.view.projections].split(DEFAULTS[name], side.view.tokens)) + 1


@of_page
def of_itself(view: View) -> Facts | None:
    """Return what is said of the sentence on itself; fixed: whether it is a worked example, whose tokens stay.

    asked: how many tokens the task asks for; before: one less; more: how many weights the last of these brings
    long: whether there are so many; last_asked: the last of them; is_selected: whether it is the query; below: or below it
    """
    found = shown("self")(view)
    if found is None:
        return None
    fixed = bool(found.scene.origin.fixed)
    asked = 0 if fixed else longer("text", found.base)
    return Facts(
        found,
        fixed=fixed,
        asked=asked,
        before=asked - 1,
        square=(asked - 1) ** 2,
        more=2 * asked - 1,
        last_asked="" if fixed or found.keys < asked else found.key_names[asked - 1],
        long=not fixed and found.keys >= asked,
        is_selected=found.base.query == asked - 1,
        below=found.base.query < asked - 1,
    )


def row_missed(f: Facts) -> str:
    """Return that the sentence is too "short", or that another "row" is selected; "" before one is."""
    if f.fixed or (f.last_asked and f.base.query == DEFAULTS["query"]):
        return ""
    return "row" if f.last_asked else "short"


@of_page
def of_both(view: View) -> Facts | None:
    """Return what is said of the question on the sentence.

    lacks: why there is no question: "example", "words", or ""
    asked: how many tokens the task asks for
    english: whether the head knows English words alone, and all of the question: no translation can attend to the sentence
    stands_in: which head is shown in the place of one that reads a single sentence, "" where it is the page's own
    hidden: how many weights a mask hides
    """
    found = sides(view)
    if not found:
        return None
    base, two = found["self"], shown("cross")(view)
    if two is None:
        fixed = bool(base.scene.origin.fixed)
        return Facts(
            lacks="example" if fixed else "words", asked=0 if fixed else longer("cross_text", base), noun=noun(base)
        )
    allowed = two.scene.allowed()
    return Facts(
        two,
        lacks="",
        asked=longer("cross_text", two.base),
        english=two.scene.origin.has_word_vectors and not two.scene.origin.unknown(two.scene.words),
        stands_in=_stands_in(base.view.projections, two.head),
        hidden=0 if allowed is None else int((~allowed).sum()),
    )


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
        text = "question" if kind == "cross" and letter == "q" else "sentence"
        return Facts(side, base=side, letter=letter, source=origin.source, text=text, rows=rows, width=width)

    return of


def source_matrix(f: Facts) -> Picture:
    """Draw q, k or v: a row a word, in the colour of its role."""
    base, role, values = f.base, ROLES[f.letter], getattr(f.base.seen.trace, f.letter)[f.base.head]
    selected = base.query if f.letter == "q" else base.row.leader
    labels = base.keys if f.source == "memory" else base.queries, feature_names.of_head(base.scene, f.letter, base.head)
    outline = {} if selected is None else {"strong": [selected], "marks": [matrix.row(role, selected, values)]}
    grid = matrix.Grid(values, *labels, VALUES, base.dark, numbers=False, **outline)
    options = {"click": ROW, "arrow_keys": traced_view.row_arrows(base)} if f.letter == "q" else {}
    return drawing(matrix.picture(grid), **options)


@of_page
def own_sources(view: View) -> Facts | None:
    """Return how many queries, keys and values there are, and how the selected query finds its key in a designed head."""
    found = of_itself(view)
    return found and Facts(found, values=found.keys, match=head_roles.match(found.base))


@of_page
def other_sources(view: View) -> Facts | None:
    """Return by how much the keys and the values of the sentence differ from those of self-attention.

    compared: whether they can be; other: whether they can't since another head stands in for the page's
    own: the width of a row in self-attention
    """
    found = of_both(view)
    if not found or found.lacks:
        return found
    base, sources = sides(view)["self"], _sources(view, "cross")
    moved = {f"{letter}_moved": sources[letter].moved for letter in "kv"}
    return Facts(
        found,
        compared=sources["q"].moved is not None,
        other=found.scene.source != base.scene.source,
        rows=found.queries,
        width=sources["q"].shape[1],
        own=base.seen.trace.q.shape[-1],
        **moved,
    )


def all_sources(kind: str) -> list[Cell]:
    return [
        picture(f"source_{kind}_{letter}", source(kind, letter), source_matrix, "self_and_cross.source") for letter in "qkv"
    ]


@panel(kinds)
def roles(found: Facts) -> Pieces:
    return [Text("roles", head_roles.summary(found.sides["self"]))]


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
        newest=base.keys[-1],
        **_winner(base.keys[-1], base.keys, decodings[RIGHT].newest),
    )


@remember
def _aligned(f: Facts, corner: str) -> Facts:
    """Return the newest words with the mask in one corner; apart: how wrong that makes the last output."""
    decoding = f.decodings[corner]
    apart = 0.0 if decoding.output_apart <= ROUNDING else decoding.output_apart
    return Facts(f, corner=corner, right=decoding.right, visible=decoding.visible[-1], apart=apart)


def aligned(corner: str) -> Present:
    """Return what gives the newest words with the mask in one corner."""
    return lambda view: _aligned(newest(view), corner) if newest(view) else None


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
    return drawing(spec, arrow_keys={"ArrowUp": ("new_tokens", 1, 1, most), "ArrowDown": ("new_tokens", -1, 1, most)})


ALIGNED = {corner: aligned(corner) for corner in self_and_cross.CORNERS}


@panel(newest)
def corners_in_words(f: Facts) -> Pieces:
    both = [_aligned(f, corner) for corner in ALIGNED]
    badges = [markdown.badge(each.right, said("self_and_cross.corner_words", each)) for each in both]
    return [Text("corners_words", "\n\n".join([words.CORNERS, *badges]))]


# ---- what stands below all steps ----


@panel(kinds)
def verified(found: Facts) -> Pieces:
    """Hold each kind against torch's own function."""
    lines = [
        markdown.badge(
            side.seen.agreement.difference <= 1e-4,
            words.agrees(kind=kind, call=call, difference=difference, before_dropout=before),
        )
        for kind, side in found.sides.items()
        for difference, call, before in [side.seen.agreement]
    ]
    return [Text("verified", "  \n".join(lines))]


@panel(newest)
def decoding_verified(f: Facts) -> Pieces:
    decoding = f.decodings[RIGHT]
    agrees = words.decoding_agrees(difference=decoding.output_apart)
    return [Text("decoding_verified", markdown.badge(decoding.right, agrees))]


@panel(kinds)
def program(found: Facts, kind: str) -> Pieces:
    side = found.sides.get(kind)
    return [Code(f"program_{kind}", attention.pytorch(side.scene))] if side else []


def _sources_table(view: View) -> pd.DataFrame:
    """Return where queries, keys and values come from, in each kind."""
    listed = [(kind, letter, source) for kind in sides(view) for letter, source in _sources(view, kind).items()]
    rows = [{"kind": kind, "name": letter, **source._asdict()} for kind, letter, source in listed]
    return pd.DataFrame(rows, dtype=object).astype({"shape": str})  # None stays what can’t be compared


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
    "sources": number_tables.numbers(
        "sources", lambda view: view.only(*SHARED, "cross_text") if sides(view) else None, _sources_table
    ),
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
            done=lambda f: bool(f.last_asked) and f.is_selected,
            nearly=row_missed,
            tries=("text", "query"),
            predict=lambda f: None if f.fixed else Prediction(sorted({1, f.before, f.more}), f.more),
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
            done=lambda f: not f.lacks and f.queries >= f.asked,
            nearly=lambda f: "" if f.lacks else "short",
            predict=lambda f: None if f.lacks else Prediction(("row", "column", "both"), "row"),
            opens=lambda view: [{"cross_text": ANY_QUESTION}],
            controls=[Control("cross_text", acts=True)],
            offers={"causal": {"mask": "causal"}, "random": {"projections": "random"}},
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
            nearly=lambda f: "several" if f.count < f.keys else "",  # all are new as it opens
            predict=lambda f: Prediction((1, f.keys, f.square), f.keys) if f.keys > 1 else None,
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
