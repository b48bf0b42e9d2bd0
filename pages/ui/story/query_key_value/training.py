"""The sixth step on query, key and value: a head that learns that a vowel looks for consonants."""

from dataclasses import dataclass

from attn_core.cache import remember
from attn_core.projections import designed, one_head, trained
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import line_chart, matrix, templates
from pages.ui.link import View
from pages.ui.story.query_key_value.page_data import split
from pages.ui.text import markdown, numbers, sentences

# ---- 6: a head that learns ----


@dataclass(frozen=True, eq=False)
class Pupil:
    """A training as it is drawn."""

    growth: trained.Growth
    step: int
    labels: list[str]
    dark: bool


def pupil(view: View) -> Pupil | None:
    """Return the training on the letters of the sentence, or None where there is no vowel or no consonant."""
    return _pupil(view.text, view.seed, view.grown, view.dark)


@remember
def _pupil(text: str, seed: int, step: int, dark: bool) -> Pupil | None:
    """Return the training at one step."""
    letters = split(text, "character")
    try:
        return Pupil(trained.grow(letters, one_head.STEPS, seed), step, markdown.labels(letters), dark)
    except ValueError:
        return None


learns = panel(pupil)


@learns
def learned(pupil: Pupil) -> Pieces:
    """Draw the rows of the vowels, the consonants outlined: there the weight should go."""
    letters = pupil.growth.characters
    vowels = [i for i, letter in enumerate(letters) if designed.is_vowel(letter)]
    weights = pupil.growth.weights(pupil.step)[vowels]
    marks = [matrix.Mark("key", start, 0, stop, len(vowels)) for start, stop in _runs(letters)]
    rows = [pupil.labels[i] for i in vowels]
    spec = matrix.picture(
        matrix.Grid(weights, rows, letters, 0.25, pupil.dark, signed=False, marks=marks, numbers=False, height=240)
    )
    name = f":gray[**vowels** → all letters, consonants outlined · {sentences.legend(False, 1).replace('0–1', '0–0.25')}]"
    return [Text("learned_name", name), Picture("learned", spec, "Weights of the vowels: a row a vowel, a column a letter")]


def _runs(letters: tuple[str, ...]) -> list[tuple[int, int]]:
    """Return where consonants stand together: first, and one beyond the last."""
    inside = [False, *map(designed.is_consonant, letters), False]
    edges = [i for i in range(len(inside) - 1) if inside[i] != inside[i + 1]]
    return list(zip(edges[::2], edges[1::2], strict=True))


@learns
def learning(pupil: Pupil) -> Pieces:
    """Draw how much the vowels give to consonants, step by step."""
    shares, names = pupil.growth.share_on_consonants, ("on consonants",)
    lines = templates.frame(x=list(range(len(shares))), y=list(shares), name=names[0], strong=True)
    now = shares[pupil.step]
    marks = templates.frame(x=[pupil.step], y=now, label=numbers.percent(now), strong=True, up=now < 0.5)
    axes = line_chart.Axes(
        "steps of training", (0, 50, 100, 150, 200), (0, 0.5, 1), names, log_x=False, percent=True, height=240
    )
    name = Text("learning_name", ":primary[**━ share of their weight that vowels give to consonants**]")
    return [
        name,
        Picture(
            "learning", line_chart.curves(axes, line_chart.Lines(lines, marks), pupil.dark), "Share on consonants by step"
        ),
    ]


@learns
def learning_in_words(pupil: Pupil) -> Pieces:
    """Say what training has made of the head."""
    shares, losses = pupil.growth.share_on_consonants, pupil.growth.losses
    state_of = "untrained, at random" if pupil.step == 0 else f"after {pupil.step} steps"
    now = f"Vowels give **{numbers.percent(shares[pupil.step])}** of their weight to consonants, {state_of}"
    was = f" (at random {numbers.percent(shares[0])})" if pupil.step else ""
    return [
        Text(
            "learning_words",
            f"{now}{was}; loss {losses[pupil.step]:.3f}. The same arithmetic all along: only W_Q and W_K moved.",
        )
    ]
