"""The controls that several pages draw, each declared once: what it is called, its ends, its help, the name that it owns.

Each takes the page's View. A worked example, and projections that aren't drawn, fix some of what they set: then they are
not drawn.
"""

from collections.abc import Sequence

import streamlit as st

from attn_core import meaning as word_vectors
from attn_core.biases import BIASES
from attn_core.masks import MASKS
from attn_core.score_scales import SCALES
from attn_core.sources import SOURCES
from attn_core.sources.trained import STEPS
from pages.controls import session
from pages.controls.widgets import choice, number, owner, pick, select_slider, slider, titled, toggle
from pages.controls.widgets import text as field
from pages.text.languages import Words
from pages.text.markup import element
from pages.view import traced_view
from pages.view.link import spelled
from pages.view.settings import KINDS, LONGEST, MAX_TOKENS, MOST_CHARACTERS, PROJECTIONS, SEEDS, View

words, core, models = Words("controls"), Words("core"), Words("models")
examples, start = Words("examples"), Words("start")
WIDEST = 128  # components of q and k
HEADS = (1, 2, 4, 8)  # that are offered; a link may set another number
LEAVE = "leave_example"  # the button's name
TEMPERATURES = (
    *(0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.84),
    *(0.88, 0.9, 0.92, 0.94, 0.96, 0.98, 1, 1.02, 1.04, 1.06, 1.08, 1.1, 1.15, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2),
    *(2.25, 2.5, 2.75, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20),
)


def acts(view: View, setting: str, label: str = "") -> bool:
    """Return whether a setting changes what the view's projections make; where not, a label says why its control rests."""
    source = SOURCES[view.projections]
    if label and not source.acts(setting):
        st.caption(words.rests(control=label, reason=source.rests[setting]))
    return source.acts(setting)


def text(view: View) -> None:
    """Draw the sentence, or, where a worked example takes its place, the example's name and the way back."""
    source = SOURCES[view.projections]
    if not source.fixed:
        return _sentence(words.SENTENCE, "text", words.sentence_help(most=MAX_TOKENS, longest=traced_view.longest()))
    if session.draws(LEAVE):  # the page has, among its own controls
        return None
    session.drawn(LEAVE)
    st.markdown(words.example(title=examples.TITLES[view.projections]))
    st.caption(words.example_tokens(first=source.words[0], last=source.words[-1]))
    stays, to = session.protects("projections"), {"projections": session.default("projections")}
    return st.button(words.LEAVE, key=LEAVE, on_click=session.put, args=(to,), disabled=stays) and None


def _sentence(label: str, name: str, hint: str) -> None:
    st.text_area(label, session.default(name), height=68, max_chars=MOST_CHARACTERS, help=hint, **owner(name, runs=True))


def second_sense() -> None:
    """Draw the second sentence of Start, in which the same word may mean something else."""
    _sentence(start.SECOND, "start_text", start.SECOND_HELP)


def text2(view: View) -> None:
    if acts(view, "text"):
        _sentence(words.SECOND, "text2", words.SECOND_HELP)


def model_text(view: View) -> None:
    """Draw the sentence that a language model reads."""
    field(models.SENTENCE, "model_text", runs=True, help=models.SENTENCE_HELP)


def kind(view: View) -> None:
    if not acts(view, "text"):
        return
    choice(words.KIND, "kind", KINDS, runs=True, label_visibility="collapsed", help=words.KIND_HELP, width="stretch")
    if view.kind == "cross":
        text2(view)


def heads(view: View) -> None:
    if acts(view, "heads", words.HEADS):
        choice(words.HEADS, "heads", sorted({*HEADS, view.heads}), runs=True, help=words.HEADS_HELP, width="stretch")


def query(view: View, count: int) -> None:
    """count: how many words can be selected."""
    number(words.ROW, "query", 0, max(count - 1, 1), help=words.ROW_HELP, disabled=count < 2)


def head(view: View) -> None:
    count = traced_view.taken(view).heads
    number(words.HEAD, "head", 0, max(count - 1, 1), help=words.HEAD_HELP, disabled=count == 1)


def head_size(view: View) -> None:
    """Draw the head size, up to the largest that acts; a slider with stops stays the same control when its end moves."""
    if acts(view, "head_size", words.HEAD_SIZE):
        source = SOURCES[view.projections]
        last, meaning = source.ends.get("head_size", WIDEST), source.means.get("head_size", "")
        hint = words.means(meaning=meaning, size=last) if meaning else words.HEAD_SIZE_HELP
        session.within("head_size", 1, last)
        select_slider(words.HEAD_SIZE, "head_size", range(1, last + 1), format_func=spelled, help=hint)


def scale(view: View) -> None:
    """Draw which size scores are divided by a power of."""
    titled(words.SCALE, "scale", {token: each.name for token, each in SCALES.items()}, few=True, help=words.SCALE_HELP)


def power(view: View, runs: bool = False) -> None:
    """Draw the power, with a mark where nothing is divided, at the root, and at the size itself."""
    slider(words.POWER, "power", (0.0, 1.0, 0.05), runs=runs, help=words.POWER_HELP)
    st.html(element("div", *(element("span", mark) for mark in words.POWERS.values()), class_="stops"))


def temperature(view: View) -> None:
    select_slider(words.TEMPERATURE, "temperature", TEMPERATURES, format_func=spelled, help=words.TEMPERATURE_HELP)


def mask(view: View) -> None:
    """Draw the mask, and the number that it reads, if any."""
    allowed = {token: summary for token, summary in core.MASK_ALLOWS.items() if summary}
    hint = words.mask_help(kinds=[words.mask_kind(token=token, summary=summary) for token, summary in allowed.items()])
    choice(words.MASK, "mask", MASKS, runs=True, help=hint, width="stretch")
    chosen = MASKS[view.mask]
    if chosen.setting:
        number(core.MASK_NUMBERS[view.mask], chosen.setting, 0, LONGEST, help=core.MASK_NUMBER_HELP[view.mask])


def bias(view: View) -> None:
    titled(words.BIAS, "bias", {token: core.BIASES[token] for token in BIASES}, few=True, help=words.BIAS_HELP)


def projections(view: View, offered: Sequence[str] = PROJECTIONS) -> None:
    """Draw the choice of the projections that are offered, and of those that a link has set."""
    explained = core.SOURCE_HELP
    designs = [f"{token}, {explained[token]}" for token, source in SOURCES.items() if source.is_designed]
    plain = {token: explained[token] for token in ("random", "meaning", "learned")}
    hint = words.projections_help(**plain, designs=designs)
    there = dict.fromkeys((*offered, view.projections))
    pick(words.PROJECTIONS, "projections", tuple(there), runs=True, help=hint)


def seed(view: View) -> None:
    """Draw the seed; where nothing else is drawn at random, its help says that it decides about dropout alone."""
    hint = words.SEED_HELP if view.but(dropout=0.0).has_draws(session.page()) else words.SEED_OF_DROPOUT
    number(words.SEED, "seed", 0, SEEDS - 1, help=hint)


def grown(view: View) -> None:
    slider(words.TRAINING, "grown", (0, STEPS, 1), help=words.TRAINING_HELP)


def trained(view: View) -> None:
    """Draw the training of the head on word vectors, which has been kept at these moments."""
    stops, hint = [number**2 for number in range(word_vectors.SNAPSHOTS + 1)], words.trained_help(most=word_vectors.STEPS)
    select_slider(words.TRAINING, "trained", stops, format_func=spelled, help=hint)


def positions(view: View) -> None:
    if acts(view, "text"):
        toggle(words.POSITIONS, "positions", help=words.POSITIONS_HELP)
    acts(view, "positions", words.POSITIONS)


def dropout(view: View) -> None:
    slider(words.DROPOUT, "dropout", (0.0, 1.0, 0.05), help=words.DROPOUT_HELP)


def tokens(view: View) -> None:
    if acts(view, "tokens", words.TOKENS):
        choice(words.TOKENS, "tokens", ("word", "character"), runs=True, help=words.TOKENS_HELP)


def d_model(view: View) -> None:
    if acts(view, "d_model", words.D_MODEL):
        number(words.D_MODEL, "d_model", 8, 256, help=words.D_MODEL_HELP)
