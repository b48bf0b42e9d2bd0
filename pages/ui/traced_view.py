"""What most panels show: a View, its trace, the selection, and names for words."""

from dataclasses import dataclass

from attn_core import one_query, scene, tokens
from attn_core.cache import remember
from attn_core.projections import sources
from pages.ui.link import LONGEST, MAX_TOKENS, View
from pages.ui.text import markdown, sentences

MOST_READ = 128  # tokens that maps read which aren't drawn: each place and each word is a feature of its own


@dataclass(frozen=True, eq=False)
class TracedView:
    """What all panels draw: the settings, their scene, the selection, and names for words.

    The scene's trace is computed where a panel asks for it, and is kept by `scene.see` alone.
    """

    view: View
    scene: scene.Scene
    queries: list[str]
    keys: list[str]
    query: int
    head: int
    remarks: list[str]
    dark: bool

    @property
    def name(self) -> str:
        """The label of the selected query."""
        return self.queries[self.query]

    @property
    def blank(self) -> bool:
        """Whether there is no word to look from or at."""
        return not (self.queries and self.keys)

    @property
    def seen(self) -> scene.Seen | None:
        """The scene's trace; None where there is no word to look from or at."""
        return None if self.blank else scene.see(self.scene)

    @property
    def row(self) -> one_query.Row | None:
        """The selected row of the selected head; None where there is no word to look from or at."""
        return None if self.blank else _row(self.scene, self.head, self.query)

    @property
    def trouble(self) -> str:
        """Why the trace was not computed on the first choice of device, in a sentence; "" where it was."""
        seen = self.seen
        return f"{seen.trouble}: computed on the {seen.device} instead." if seen and seen.trouble else ""


@remember
def _row(setting: scene.Scene, head: int, query: int) -> one_query.Row:
    """Return one row of a scene, found once for all panels that draw it; it holds copies, not the trace."""
    return one_query.row(scene.see(setting).trace, setting, head, query)


def present(view: View, most: int = MAX_TOKENS) -> TracedView | None:
    """Return what a view shows, or None where there is no word to look from or at."""
    traced = remarked(view, most)
    return None if traced.blank else traced


def long(view: View) -> TracedView | None:
    """Return what a view shows of a text that may be long, or None where there is no word."""
    return present(view, LONGEST)


def remarked(view: View, most: int = MAX_TOKENS) -> TracedView:
    """Return what a view shows of at most so many tokens, whether or not there is a word."""
    return prepare(view.shared, most)


def taken(view: View) -> View:
    """Return a view as it is shown: maps that aren't drawn read one sentence, those about letters read letters."""
    if view.maps == "random":
        return view
    return view.but(kind="self", tokens="character" if view.maps in sources.LETTERS else view.tokens)


def _most(view: View, most: int) -> int:
    """Return how many tokens are read, at most."""
    return most if view.maps == "random" else min(most, MOST_READ)


@remember
def prepare(view: View, most: int = MAX_TOKENS) -> TracedView:
    """Return what a view shows; nothing is computed yet. Pages' own controls count for nothing here: see View.shared."""
    remarks: list[str] = []
    if view.maps != "random" and view.kind == "cross":
        remarks.append("Designed and learned weights read one sentence: shown as self-attention.")
    view, most = taken(view), _most(view, most)
    mine = _tokens(view.text, view.tokens, "The sentence", remarks, most)
    cross = view.kind == "cross"
    theirs = _tokens(view.text2, view.tokens, "The second sentence", remarks, most) if cross else mine
    maps = view.maps
    if maps == "learned" and mine and not sources.teachable(mine):
        maps = "random"
        remarks.append("A head learns from a vowel and a consonant; the sentence has no such pair yet: weights are drawn.")
    setting = scene.Scene(
        words=mine,
        memory=theirs if cross else None,
        heads=view.heads,
        head_size=view.head_size,
        d_model=view.d_model,
        scale=view.scale,
        temperature=view.temperature,
        mask=view.mask,
        window=view.window,
        prefix=view.prefix,
        positions=view.positions,
        dropout=view.dropout,
        seed=view.seed,
        maps=maps,
        grown=view.grown if maps == "learned" else 0,
    )
    if maps != "random":
        view = view.but(d_model=setting.d_model, head_size=setting.head_size, positions=setting.positions)
    query, head = min(view.query, max(len(mine) - 1, 0)), min(view.head, view.heads - 1)
    names = markdown.labels(mine), markdown.labels(theirs)
    return TracedView(view, setting, *names, query, head, remarks, view.dark)


def sizes(view: View, most: int = MAX_TOKENS) -> tuple[int, int]:
    """Return how many queries and keys there are, of at most so many."""
    traced = remarked(view, most)
    return len(traced.queries), len(traced.keys)


def _tokens(text: str, kind: str, which: str, remarks: list[str], most: int = MAX_TOKENS) -> tuple[str, ...]:
    """Return the tokens of a text, and remark what was cut or missing."""
    found = _split(text, kind)
    if len(found) > most:
        remarks.append(sentences.cut(len(found), most, which))
    if not found:
        remarks.append(f"{which} has no words yet: type some in the sidebar, and the pictures come back.")
    return found[:most]


@remember
def _split(text: str, kind: str) -> tuple[str, ...]:
    """Return the tokens of a text, split once for all moves that leave it as it is."""
    return tuple(tokens.split(text, kind))


def steps(traced: TracedView) -> dict[str, tuple[str, int, int, int]]:
    """Return what the arrow keys do on a focused picture of rows: the query above or below."""
    last = len(traced.queries) - 1
    return {"ArrowUp": ("query", -1, 0, last), "ArrowDown": ("query", 1, 0, last)}
