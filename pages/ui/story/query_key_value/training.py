"""The sixth step on query, key and value: a head that learns that a vowel looks for consonants."""

from itertools import groupby

from attn_core.projections import trained
from attn_core.projections.features import is_consonant, is_vowel
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Text, titled
from pages.ui.charts import line_chart, matrix, templates
from pages.ui.link import View
from pages.ui.story.query_key_value.page_data import split
from pages.ui.text import heatmap_words, markdown, numbers

COLOUR_END = 0.25  # of the weights of a vowel


def _training(view: View) -> trained.Training | None:
    """Return the training on the letters of the sentence; None where there is no vowel or no consonant."""
    letters = split(view.text, "character")
    return trained.train(letters, trained.STEPS, view.seed) if trained.is_trainable(letters) else None


draws = panel(_training, "grown", "dark")


@draws
def weights(training: trained.Training, step: int, dark: bool) -> Pieces:
    """Draw the rows of the vowels, the consonants outlined: there the weight should go."""
    letters = training.characters
    labels = markdown.labels(letters)
    vowels = [i for i, letter in enumerate(letters) if is_vowel(letter)]
    runs = [list(run) for consonant, run in groupby(range(len(letters)), lambda i: is_consonant(letters[i])) if consonant]
    marks = [matrix.Mark("key", run[0], 0, run[-1] + 1, len(vowels)) for run in runs]
    values, rows, look = training.weights(step)[vowels], [labels[i] for i in vowels], {"numbers": False, "height": 240}
    sheet = matrix.Grid(values, rows, letters, COLOUR_END, dark, signed=False, marks=marks, **look)
    title = f":gray[**vowels** → all letters, consonants outlined · {heatmap_words.legend(False, COLOUR_END)}]"
    return titled("learned", title, matrix.picture(sheet), "Weights of the vowels: a row a vowel, a column a letter")


@draws
def share_by_step(training: trained.Training, step: int, dark: bool) -> Pieces:
    shares, names = training.share_on_consonants, ("on consonants",)
    now = shares[step]
    lines = templates.table(x=list(range(len(shares))), y=list(shares), name=names[0], strong=True)
    marks = templates.table(x=[step], y=now, label=numbers.percent(now), strong=True, up=now < 0.5)
    steps = (0, 50, 100, 150, 200)
    axes = line_chart.Axes("steps of training", steps, (0, 0.5, 1), names, log_x=False, percent=True, height=240)
    spec = line_chart.curves(axes, dark, lines, marks)
    title = ":primary[**━ share of their weight that vowels give to consonants**]"
    return titled("learning", title, spec, "Share on consonants by step")


@panel(_training, "grown")
def training_in_words(training: trained.Training, step: int) -> Pieces:
    shares, loss = training.share_on_consonants, training.losses[step]
    when = "untrained, at random"
    if step:
        when = f"after {step} steps (at random {numbers.percent(shares[0])})"
    now = f"Vowels give **{numbers.percent(shares[step])}** of their weight to consonants, {when}"
    more = f"The same arithmetic all along: only W_Q and W_K {'moved' if step else 'move'}."
    return [Text("learning_words", f"{now}; loss {loss:.3f}. {more}")]
