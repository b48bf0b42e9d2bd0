"""The last step on query, key and value: a head that learns that a vowel looks for consonants."""

import math
from itertools import groupby

from attn_core.projections import one_head
from attn_core.sources import trained
from attn_core.sources.features import is_consonant, is_vowel
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Task, Text, titled
from pages.charts import line_chart, matrix, templates
from pages.panels.query_key_value.query_key_pair import split
from pages.text import markdown, numbers
from pages.text.languages import Words
from pages.view.settings import View

alts = Words("alts")
words = Words("query_key_value")
HIGH, CURVE_HIGH = 250, 185  # pixels of the weights, and of the curve below the step
NAMED_UP_TO = 32  # letters: with more, not every consonant has room for its name
COLOUR_END = 0.25  # of the weights of a vowel
MOST = 0.9  # share of training's total effect that the task asks for
UNTRAINABLE = "untrainable"  # in place of a training


def _letters(view: View) -> tuple[str, ...]:
    return split(view.text, "character")


def _training(view: View) -> trained.Training | None:
    """Return the training on the letters of the sentence; None where there is no vowel or no consonant."""
    letters = _letters(view)
    return trained.train(letters, trained.STEPS, view.seed) if trained.is_trainable(letters) else None


def _training_or_not(view: View) -> trained.Training | str | None:
    """Return the same, or a word where there is nothing to learn from; None where there is no letter."""
    return _training(view) or (UNTRAINABLE if _letters(view) else None)


draws = panel(_training, "grown", "dark")
follows = panel(_training, "grown")


@draws
def weights(training: trained.Training, step: int, dark: bool) -> Pieces:
    """Draw the rows of the vowels, the consonants outlined: there the weight should go."""
    letters = training.characters
    labels = markdown.labels(letters)
    vowels = [i for i, letter in enumerate(letters) if is_vowel(letter)]
    runs = [list(run) for consonant, run in groupby(range(len(letters)), lambda i: is_consonant(letters[i])) if consonant]
    marks = [matrix.Mark("key", run[0], 0, run[-1] + 1, len(vowels)) for run in runs]
    named = [i for run in runs for i in run] if len(letters) <= NAMED_UP_TO else []
    values, rows = training.weights(step)[vowels], [labels[i] for i in vowels]
    look = {"numbers": False, "height": HIGH, "strong_columns": named}
    sheet = matrix.Grid(values, rows, letters, COLOUR_END, dark, signed=False, marks=marks, **look)
    alt = alts.VOWELS
    return titled(
        "learned", words.vowels_name(share=training.share_on_consonants[step], end=COLOUR_END), matrix.picture(sheet), alt
    )


@draws
def share_by_step(training: trained.Training, step: int, dark: bool) -> Pieces:
    shares, names = training.share_on_consonants, (words.TRAINING_SERIES,)
    now = shares[step]
    lines = templates.table(x=list(range(len(shares))), y=list(shares), name=names[0], strong=True)
    marks = templates.table(x=[step], y=now, label=numbers.percent(now), strong=True, up=now < 0.5)
    steps = (0, 50, 100, 150, 200)
    axes = line_chart.Axes(words.TRAINING_AXIS, steps, (0, 0.5, 1), names, log_x=False, percent=True, height=CURVE_HIGH)
    return titled("learning", words.SHARE_NAME, line_chart.curves(axes, dark, lines, marks), alts.LEARNING)


@panel(_training_or_not, "grown")
def training_in_words(training: trained.Training | str, step: int) -> Pieces:
    if training == UNTRAINABLE:
        return [Text("learning_words", words.UNTRAINABLE)]
    shares = training.share_on_consonants
    return [Text("learning_words", words.learned_in_words(step=step, share=shares[step], first=shares[0]))]


@follows
def loss_in_words(training: trained.Training, step: int) -> Pieces:
    return [Text("loss_words", words.loss_in_words(step=step, loss=training.losses[step], first=training.losses[0]))]


@follows
def task(training: trained.Training, step: int) -> Pieces:
    """Ask for the fewest steps with nearly all that training brings about, in whole percent."""
    first, *_, last = training.share_on_consonants
    target = math.floor(100 * (first + MOST * (last - first))) / 100
    shares = training.share_on_consonants
    fewest = next(place for place, share in enumerate(shares) if place and round(share, 2) >= target)  # as it is printed
    done = words.learned_done(fewest=fewest, before=shares[fewest - 1]) * (step == fewest)
    return [Task("learning_task", words.learned_task(target=target), done)]


@panel(_training)
def use(training: trained.Training) -> Pieces:
    """Offer the trained head to the other steps, at a vowel and a consonant."""
    query, key = one_head.example_pair("learned", training.characters)
    sets = {"projections": "learned", "grown": trained.STEPS, "query": query, "key": key, "step": "1"}
    return [Buttons("use_learned", "", {words.USE: sets})]
