"""What all panels of Explore show: the settings, their trace, the selection."""

import functools
from dataclasses import dataclass, replace

from attn_core import focus, jobs, scene, tokens
from pages.ui import state, words
from pages.ui.links import LONGEST, MAX_TOKENS

MOST_CHARACTERS = 10_000  # of a text; a longer one is cut before it is split
MOST_READ = 128  # tokens that maps read which aren't drawn: each place and each word is a feature of its own


@dataclass(frozen=True, eq=False)
class Shown:
    """What all panels draw: the settings, their scene, the selection, and names for words.

    The scene's trace is computed where a panel asks for it, and is kept by `scene.see` alone.
    """

    view: state.View
    scene: scene.Scene
    queries: list[str]
    keys: list[str]
    query: int
    head: int
    remarks: list[str]
    dark: bool
    turn: int

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
    def row(self) -> focus.Row | None:
        """The selected row of the selected head; None where there is no word to look from or at."""
        return None if self.blank else _row(self.scene, self.head, self.query)

    @property
    def trouble(self) -> str:
        """Why the trace was not computed on the first choice of device, in a sentence; "" where it was."""
        seen = self.seen
        return f"{seen.trouble}: computed on the {seen.device} instead." if seen and seen.trouble else ""


@functools.lru_cache(maxsize=64)
def _row(setting: scene.Scene, head: int, query: int) -> focus.Row:
    """Return one row of a scene, found once for all panels that draw it; it holds copies, not the trace."""
    return focus.row(scene.see(setting).trace, setting, head, query)


def present(most: int = MAX_TOKENS) -> Shown | None:
    """Return what the present settings show, or None where there is no word to look from or at."""
    shown = remarked(most)
    return None if shown.blank else shown


def long() -> Shown | None:
    """Return what the present settings show of a text that may be long, or None where there is no word."""
    return present(LONGEST)


def remarked(most: int = MAX_TOKENS) -> Shown:
    """Return what the present settings show of at most so many tokens, whether or not there is a word."""
    return prepare(state.view(), state.dark(), state.turn(), most)


def taken(view: state.View) -> state.View:
    """Return a view as it is shown: maps that aren't drawn read one sentence, those about letters read letters."""
    if view.maps == "random":
        return view
    return replace(view, kind="self", tokens="character" if view.maps in jobs.LETTERS else view.tokens)


def _most(view: state.View, most: int) -> int:
    """Return how many tokens are read, at most."""
    return most if view.maps == "random" else min(most, MOST_READ)


@functools.lru_cache(maxsize=64)
def prepare(view: state.View, dark: bool, turn: int, most: int = MAX_TOKENS) -> Shown:
    """Return what the settings show; nothing is computed yet."""
    remarks: list[str] = []
    if view.maps != "random" and view.kind == "cross":
        remarks.append("Designed and learned weights read one sentence: shown as self-attention.")
    view, most = taken(view), _most(view, most)
    mine = _tokens(view.text, view.tokens, "The sentence", remarks, most)
    cross = view.kind == "cross"
    theirs = _tokens(view.text2, view.tokens, "The second sentence", remarks, most) if cross else mine
    maps = view.maps
    if maps == "learned" and mine and not jobs.teachable(mine):
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
        view = replace(view, d_model=setting.d_model, head_size=setting.head_size, positions=setting.positions)
    query, head = min(view.query, max(len(mine) - 1, 0)), min(view.head, view.heads - 1)
    names = words.labels(mine), words.labels(theirs)
    return Shown(view, setting, *names, query, head, remarks, dark, turn)


def count(view: state.View, most: int = MAX_TOKENS) -> int:
    """Return how many queries there are, of at most so many."""
    view, most = taken(view), _most(view, most)
    return len(_tokens(view.text, view.tokens, "", [], most))


def _tokens(text: str, kind: str, which: str, remarks: list[str], most: int = MAX_TOKENS) -> tuple[str, ...]:
    """Return the tokens of a text, and remark what was cut or missing."""
    found = _split(text[:MOST_CHARACTERS], kind)
    if len(text) > MOST_CHARACTERS:
        remarks.append(f"{which} has {len(text)} characters; only the first {MOST_CHARACTERS} are read.")
    if len(found) > most:
        remarks.append(words.cut(len(found), most, which))
    if not found:
        remarks.append(f"{which} has no words yet: type some in the sidebar, and the pictures come back.")
    return found[:most]


@functools.lru_cache(maxsize=32)
def _split(text: str, kind: str) -> tuple[str, ...]:
    """Return the tokens of a text, split once for all moves that leave it as it is."""
    return tuple(tokens.split(text, kind))
