"""What most panels show: a View, its trace, the selection, and names for words."""

from collections.abc import Sequence
from dataclasses import dataclass, fields

from attn_core import device, meaning, one_query, scene, scene_rows, seen
from attn_core.heads import MultiHeadTrace
from attn_core.sources import SOURCES
from attn_core.sources.source import TRAININGS
from pages.text import markdown
from pages.text.languages import Words, remember
from pages.view.settings import LONGEST, MAX_TOKENS, View

words, models = Words("notices"), Words("models")
SETTINGS = [field.name for field in fields(scene.Scene) if field.name not in ("words", "memory", "source")]  # as in the link
EXPLORE_TOKENS = 0  # of a sentence on Explore, at most LONGEST; 0: as many as the device takes. A server may set it
ON_CPU = 512  # tokens that a CPU takes
MOST_READ = 128  # tokens that designed and learned heads read: each place and each word is a feature of its own
MOST_NAMED = 8  # words without a vector of their own that a notice names


@dataclass(frozen=True, eq=False)
class TracedView:
    """What all panels draw: the settings, their scene, the selection, and names for words.

    The scene's trace is computed where a panel asks for it, and is kept by `scene.see` alone.
    remarks: notices about rejected or cut values
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
        return self.queries[self.query]

    @property
    def noun(self) -> str:
        """What one of its tokens is called in a sentence."""
        return words.NOUNS["example" if self.scene.origin.fixed else self.view.tokens]

    @property
    def blank(self) -> bool:
        """Whether there is no query, or no key."""
        return not (self.queries and self.keys)

    def has(self, need: str) -> bool:
        """Return whether its source meets one of sources.source.NEEDS: what needs another one isn't drawn."""
        return self.scene.origin.has(need)

    @property
    def seen(self) -> seen.Seen:
        """The scene's trace, of a view that isn't blank."""
        return scene.see(self.scene)

    @property
    def alone(self) -> MultiHeadTrace:
        """The trace of the selected row of the selected head alone, head 0 and query 0 of it, of a view that isn't blank."""
        return scene_rows.rows(self.scene, self.head, self.query)

    @property
    def row(self) -> one_query.Row:
        """The selected row of the selected head, of a view that isn't blank."""
        return _row(self.scene, self.head, self.query)

    @property
    def trouble(self) -> str:
        """Why the trace was not computed on the first choice of device, in a sentence; "" where it was."""
        if self.blank or not self.seen.trouble:
            return ""
        return words.other_device(trouble=self.seen.trouble, device=self.seen.device)


@remember
def _row(setting: scene.Scene, head: int, query: int) -> one_query.Row:
    """Return one row of a scene, computed once for all panels that draw it; it holds copies, not the trace."""
    return one_query.row(scene_rows.rows(setting, head, query), setting, 0, 0)


def present(view: View, need: str = "projections") -> TracedView | None:
    """Return what a view shows, or None where there is no query, or no key, or its source doesn't meet a need."""
    traced = prepare(view)
    return None if traced.blank or not traced.has(need) else traced


def prepare(view: View, most: int = MAX_TOKENS) -> TracedView:
    """Return what a view shows of at most so many tokens, whether or not there is a word; nothing is computed yet."""
    return _prepared(view.shared, most)  # the same object wherever only a page's own controls differ


def longest() -> int:
    """Return how many tokens of a sentence are taken on Explore."""
    return min(EXPLORE_TOKENS or (ON_CPU if device.best().type == "cpu" else LONGEST), LONGEST)


def present_long(view: View) -> TracedView | None:
    """Return what Explore shows of a view, whose text may be long, or None where there is no query, or no key."""
    traced = prepare_long(view)
    return None if traced.blank else traced


def prepare_long(view: View) -> TracedView:
    """Return what Explore shows of a view, whether or not there is a word."""
    return prepare(view, longest())


def taken(view: View) -> View:
    """Return a view as it is shown: some heads read one sentence, those about letters read letters, others read words.

    A worked example has its own tokens and heads.
    """
    source = SOURCES[view.projections]
    if source.words is not None:
        return view.but(kind="self", tokens="word", text=" ".join(source.words), heads=source.own_heads)
    if source.is_drawn:
        return view
    kind, tokens = view.kind if source.takes_any_text else "self", view.tokens if source.acts("tokens") else "word"
    return view.but(kind=kind, heads=source.own_heads or view.heads, tokens="character" if source.letters else tokens)


@remember
def _prepared(view: View, most: int) -> TracedView:
    remarks: list[str] = []
    source = SOURCES[view.projections]
    if not source.takes_any_text:
        most = min(most, MOST_READ)
        if view.kind == "cross" and source.words is None:
            remarks.append(words.ONE_SENTENCE)
    view = taken(view)
    mine = (
        _tokens(view, view.text, words.FIRST, remarks, most) if source.words is None else _own(source.words, remarks, most)
    )
    cross = view.kind == "cross"
    memory = _tokens(view, view.text2, words.SECOND, remarks, most) if cross else None
    settings = {name: getattr(view, name) for name in SETTINGS} | {"source": view.projections}
    if not source.can_read(mine):
        settings["source"] = "random"
        remarks.append(words.UNREAD[source.unread])
    setting = scene.Scene(words=mine, memory=memory, **settings)
    if not setting.origin.is_drawn:  # it has its own sizes
        own = (*setting.origin.sizes(setting), *TRAININGS)
        view = view.but(**{name: getattr(setting, name) for name in SETTINGS if name in own})
    remarks += [words.LACKS[reason] for reason in sorted(set(source.lacks.values()))] + _unknown(setting)
    if view.stage not in setting.stages:
        view = view.but(stage="scaled")
    query, head = min(view.query, max(len(mine) - 1, 0)), min(view.head, view.heads - 1)
    return TracedView(view, setting, markdown.labels(mine), markdown.labels(setting.keys), query, head, remarks, view.dark)


def unknown(listed: Sequence[str]) -> list[str]:
    """Return the remark that a model doesn't know these words; none where there are none."""
    quoted = [models.quoted(word=label) for label in markdown.labels(listed)]
    return [models.unknown(words=quoted, count=len(quoted))] if quoted else []


def _unknown(setting: scene.Scene) -> list[str]:
    """Return the notice that a model doesn't know some words, or that a table lacks them; none where there are none."""
    listed = setting.origin.unknown((*setting.words, *(setting.memory or ())))
    foreign = setting.origin.has_word_vectors and any(map(meaning.looks_foreign, (setting.words, setting.memory or ())))
    if foreign:
        return [words.OTHER_LANGUAGE]
    if setting.origin.model or not listed:
        return unknown(listed)
    named = markdown.labels(listed[:MOST_NAMED])
    return [words.unknown_words(words=named, count=len(listed), more=len(listed) - len(named))]


def stages(view: View) -> list[str]:
    """Return the stages that Explore's heatmaps can show, in order; the one that is set is among them, drawn or not."""
    return [stage for stage in scene.STAGES if stage in (*prepare_long(view).scene.stages, view.stage)]


def sizes(view: View, most: int = MAX_TOKENS) -> tuple[int, int]:
    """Return how many queries and keys there are, of at most so many."""
    traced = prepare(view, most)
    return len(traced.queries), len(traced.keys)


@remember
def _split(source: str, text: str, kind: str) -> tuple[str, ...]:  # once for all moves that leave a text as it is
    return tuple(SOURCES[source].split(text, kind))


def _tokens(view: View, text: str, sentence: str, remarks: list[str], most: int) -> tuple[str, ...]:
    """Return the tokens of a text, and remark what was cut or missing."""
    typed = _split(view.projections, text, view.tokens)
    if len(typed) > most:
        remarks.append(words.too_long(sentence=sentence, count=len(typed), most=most))
    if not typed:
        remarks.append(words.empty(sentence=sentence))
    return typed[:most]


def _own(listed: tuple[str, ...], remarks: list[str], most: int) -> tuple[str, ...]:
    """Return the tokens of a source that has its own, and remark what was cut."""
    if len(listed) > most:
        remarks.append(words.file_cut(count=len(listed), most=most))
    return listed[:most]


ArrowKeys = dict[str, tuple[str, int, int, int]]  # see board.pieces.Picture


def row_arrows(traced: TracedView) -> ArrowKeys:
    """Return what the arrow keys do on a focused picture of rows: the query above or below."""
    return arrow_keys("query", len(traced.queries))


def arrow_keys(control: str, count: int, before: str = "ArrowUp", after: str = "ArrowDown") -> ArrowKeys:
    """Return what two arrow keys do on a focused picture: the one before or after of so many."""
    return {before: (control, -1, 0, count - 1), after: (control, 1, 0, count - 1)}
