"""Train: a small attention model grows from noise, and its training can be scrubbed back."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pandas as pd

from attn_core import masks, training
from attn_core.code_to_copy import training as code
from attn_core.letter_model import CROSS, ENCODER, LETTERS, Passed, Settings
from attn_core.letter_tasks import (
    MOST_LETTERS,
    PERIODS,
    REVERSED,
    RHYME,
    SHORTEST,
    SHOWN,
    TASKS,
    VOWEL_SHARE,
    VOWELS,
    longest_piece,
    loss_of_pairs,
    reading,
)
from attn_core.training import EVERY, STEPS, Run
from pages.board import declaration
from pages.board.declaration import Beside, Control, Prediction, Shown, Step, drawing, picture, sentence
from pages.board.facts import Kept
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Code, Picture, Pieces, Player, Text
from pages.charts import heatmap, line_chart, templates
from pages.panels.shared import number_tables, program_needs
from pages.panels.shared.notices import notices
from pages.text import markdown, numbers
from pages.text.languages import Words, remember
from pages.view.settings import View

words = Words("train")
REACHED = 0.9  # of the weight of vowels, from which on they have found the consonants
HALF = len(SHOWN) // 2  # letters of the word that comes twice
ROWS = {"copy": HALF + 2}  # the outlined row: the second "a", where it looks for one key
SCALES = {"vowels": 0.5, "copy": 1.0, "text": 1.0}  # the ends of the colour scales: vowels share their weight
SPACE = "␣"
COUNT = 100  # characters that a model of a text writes
PACE = 150  # ms from one kept step to the next while a training is played
WIDEST_PAIR = 8.0  # the end of the colour scale of scores between letters: about the largest after a training
STEPS_SHOWN = 0.0, 50.0, 100.0, 150.0, float(STEPS)  # the labels of the axis


@dataclass(frozen=True, eq=False)
class Moment(Kept):
    """A moment of a training, as far as that has got, and of the training beside it with one thing changed, if there is one.

    step, steps      of this moment, and of the whole training; both: whether all steps of both trainings are done
    share, begin     how much of the task is done at this moment, and was at the start, 0..1
    loss, first_loss  likewise, in nats
    end, other_end   how much of the task is done as far as each has got
    fastest          the step at which the loss falls fastest so far
    on               whether the head of layer 0 is switched on
    """

    run: Run
    other: Run | None
    passed: Passed
    step: int
    steps: int
    complete: bool
    both: bool
    share: float
    begin: float
    loss: float
    first_loss: float
    end: float
    other_end: float
    fastest: int
    on: bool
    dark: bool


def _beside(view: View, name: str, settings: Settings, changed: Settings, off: int | None = None) -> Moment:
    """Return a moment of the training of a task, and beside it the training with changed settings; both go on.

    off: a layer whose head adds nothing in what the model makes of the shown word
    """
    run, other = (training.train(name, each, view.seed) for each in (settings, changed))
    return _moment(run, other, view.train_step, view.dark, off)


@remember
def _moment(run: Run, other: Run | None, step: int, dark: bool, off: int | None = None) -> Moment:
    at = run.place(step) * EVERY
    return Moment(
        run,
        other,
        run.shown(at, off),
        step=at,
        steps=STEPS,
        complete=run.is_complete,
        both=run.is_complete and (other is None or other.is_complete),
        share=run.shares[at],
        begin=run.shares[0],
        loss=run.losses[at],
        first_loss=run.losses[0],
        end=run.shares[-1],
        other_end=other.shares[-1] if other else run.shares[-1],
        fastest=training.fastest_fall(run.losses),
        on=off is None,
        dark=dark,
    )


def _settings(view: View) -> Settings:
    size = view.train_size
    return Settings(view.train_layers, view.train_scaled, view.train_positions, view.train_rate, size=size)


def curve(f: Moment) -> Picture:
    """Draw the loss of each step, this moment and the fastest fall marked; once something is changed, as it was before, too.

    Until then the other training would answer what the step asks.
    """
    both = zip(f.run.settings, f.other.settings, Settings(), strict=True) if f.other else ()
    changed = any(this != other == usual for this, other, usual in both)
    lines = {"this": f.run.losses} | ({"other": f.other.losses} if f.other and changed else {})
    marks = {f.step: numbers.decimal(f.loss)} | ({f.fastest: words.falls_fastest(step=f.fastest)} if f.complete else {})
    return _curves(f, lines, marks)


def _curves(f: Moment, lines: Mapping[str, Sequence[float]], marks: Mapping[int, str]) -> Picture:
    """Draw losses of each step, and on those of this training the marks: step → label, the first of them strong."""
    listed = [(step, loss, name) for name, losses in lines.items() for step, loss in enumerate(losses)]
    steps, losses, names = (list(column) for column in zip(*listed, strict=True))
    drawn = templates.table(x=steps, y=losses, name=names, strong=[name == "this" for name in names])
    heights, strong = [f.run.losses[step] for step in marks], [step == f.step for step in marks]
    marked = templates.table(x=[*marks], y=heights, label=[*marks.values()], strong=strong, up=[True] * len(marks))
    part = max(1.0, math.ceil(max(losses) / 4))  # a fourth of the axis, on which the largest loss has room
    ends = tuple(part * at for at in range(5))
    axes = line_chart.Axes(words.STEP_AXIS, STEPS_SHOWN, ends, ("this", "other"), log_x=False, height=200)
    return drawing(line_chart.curves(axes, f.dark, drawn, marked))


def _weights(f: Moment, layer: int) -> Picture:
    """Draw the weights of one layer's head on the shown letters."""
    task, weights, row = f.run.task, f.passed.weights[layer], ROWS.get(f.run.name)
    letters = [SPACE if letter == " " else letter for letter in task.word]
    hidden = ~masks.causal(len(letters), len(letters)) if task.causal and f.run.settings.masked else None
    winner = None if row is None else int(weights[row].argmax())
    sheet = heatmap.Sheet(weights[None], hidden, SCALES[f.run.name], False, letters, letters, row, [winner], f.dark)
    return drawing(heatmap.one_head(sheet, 0, leads=True))


def first_layer(f: Moment) -> Picture:
    return _weights(f, 0)


def second_layer(f: Moment) -> Picture:
    return _weights(f, 1)


# ---- 1: vowels look for consonants ----


def pairs(f: Moment) -> Picture:
    """Draw the score of each letter as query with each as key, vowels first."""
    order = sorted(range(len(LETTERS)), key=lambda at: not VOWELS[at])
    letters, scores = [LETTERS[at] for at in order], f.run.pairs(f.step)[order][:, order]
    sheet = heatmap.Sheet(scores[None], None, WIDEST_PAIR, True, letters, letters, None, [None], f.dark)
    return drawing(heatmap.one_head(sheet, 0, leads=True))


@dataclass(frozen=True, eq=False)
class Vowels(Kept):
    """A moment at which vowels look for consonants.

    first            the first kept step at which they give them REACHED of their weight, None where there is none so far
    reached          REACHED, and consonants: the share of the letters that are consonants
    """

    moment: Moment
    first: int | None
    reached: float
    consonants: float


def vowels(view: View) -> Vowels:
    """Return a moment of the training, as far as there is time for it."""
    run = training.train("vowels", _settings(view), view.seed)
    return _vowels(_moment(run, None, view.train_step, view.dark))


@remember
def _vowels(moment: Moment) -> Vowels:
    first = next(
        (step for step in range(0, STEPS + 1, EVERY) if step < len(moment.run.shares) and _found(moment, step)), None
    )
    return Vowels(moment, first=first, reached=REACHED, consonants=1 - VOWEL_SHARE)


def _found(moment: Moment, step: int) -> bool:
    return moment.run.shares[step] >= REACHED


# ---- 2: copy what came after last time ----


@dataclass(frozen=True, eq=False)
class Copies(Kept):
    """A moment at which a model copies what came after the same letter last time.

    layers, other_layers  of this model, and of the one beside it
    previous         the weight that a letter gives to the previous one in layer 0, the mean over the shown letters
    after            the weight that a letter that comes again gives, in the last layer, to what followed it last time
    whole, without   how much of the task it does on new words with that head, and without it
    copies           whether the model of two layers does most of it at the end
    usual            whether all but the layers, the step and the seed is as the page opens
    word             the shown word; shortest, longest: of the words that it learns on
    """

    moment: Moment
    layers: int
    other_layers: int
    previous: float
    after: float
    whole: float
    without: float
    copies: bool
    usual: bool
    word: str
    shortest: int
    longest: int


def copies(view: View) -> Copies:
    """Return a moment of the training, and beside it the training with the other number of layers."""
    settings = _settings(view)
    changed, off = settings._replace(layers=3 - settings.layers), None if view.train_layer_0 else 0
    return _copies(_beside(view, "copy", settings, changed, off))


@remember
def _copies(moment: Moment) -> Copies:
    run, other, count = moment.run, moment.other, len(SHOWN)
    assert other is not None
    first, last = moment.passed.weights[0], moment.passed.weights[-1]
    layers = run.settings.layers
    return Copies(
        moment,
        layers=layers,
        other_layers=other.settings.layers,
        previous=first.diagonal(-1).mean().item(),
        after=last.diagonal(1 - HALF)[1 : count - HALF + 1].mean().item(),
        whole=run.share(moment.step),
        without=run.share(moment.step, off=0),
        copies=(moment.end if layers == 2 else moment.other_end) >= REACHED,
        usual=run.settings._replace(layers=2) == Settings(),
        word=SHOWN[:HALF],
        shortest=PERIODS[0],
        longest=PERIODS[1],
    )


def _of_two_layers(view: View) -> Copies | None:
    """Return the moment where the model has two layers."""
    return copies(view) if view.train_layers > 1 else None


def _missed_copies(f: Copies) -> str:
    return "" if not f.moment.both else "layers" if f.layers > 1 else "early"


# ---- 3: why the future is hidden ----


@dataclass(frozen=True, eq=False)
class Hiding(Kept):
    """A moment at which a model copies that is trained with the causal mask, or without it.

    masked           whether it is trained with the mask
    seen, alone      how much of the task it does on new words as it is trained, and with the future hidden
    peek, layer      the weight that the shown letters from the second `since` on give to the next one, their mean, and the
                     layer in which it is largest
    loss, other_loss  at the end, of this training and of the other one, in nats
    honest           how much of the task the model that is trained with the mask does at the end
    cheats           whether this one does most of the task while it sees the next letter, and ends with the smaller loss
    usual            whether all but the mask, the layers, the step and the seed is as the page opens
    """

    moment: Moment
    masked: bool
    seen: float
    alone: float
    peek: float
    layer: int
    since: str
    loss: float
    other_loss: float
    honest: float
    cheats: bool
    usual: bool


def hiding(view: View) -> Hiding:
    """Return the moment of a training, and beside it the training that hides the future where this one doesn't."""
    settings = _settings(view)._replace(masked=view.train_masked)
    return _hiding(_beside(view, "copy", settings, settings._replace(masked=not settings.masked)))


@remember
def _hiding(moment: Moment) -> Hiding:
    run, other = moment.run, moment.other
    assert other is not None
    peeks = [weights.diagonal(1)[HALF + 1 :].mean().item() for weights in moment.passed.weights]
    seen, alone = run.share(moment.step), run.share(moment.step, masked=True)
    honest = (run if run.settings.masked else other).share(STEPS)
    return Hiding(
        moment,
        masked=run.settings.masked,
        seen=seen,
        alone=alone,
        peek=max(peeks),
        layer=peeks.index(max(peeks)),
        since=SHOWN[HALF + 1],
        loss=run.losses[-1],
        other_loss=other.losses[-1],
        honest=honest,
        cheats=seen >= REACHED > 2 * alone and max(peeks) > 1 / 2 and run.losses[-1] < other.losses[-1],
        usual=run.settings._replace(layers=2, masked=True) == Settings(),
    )


def _hiding_of_two_layers(view: View) -> Hiding | None:
    return hiding(view) if view.train_layers > 1 else None


def _missed_hiding(f: Hiding) -> str:
    return "" if not f.moment.both else "masked" if f.masked else "early"


# ---- 4: an encoder, a decoder, and the way between them ----


@dataclass(frozen=True, eq=False)
class Reversal(Kept):
    """A moment at which an encoder reads a word and a decoder writes it backwards.

    word, backwards  the shown word, and as it is to be written; written: by the likeliest letters at this moment
    mirrored         the weight that cross-attention gives to the mirrored letter, the mean over the shown letters
    cut, unread      how much of the task is done with the cross-attention switched off, and with the encoder's own attention
    placed           whether letters know their positions
    needs            whether only the model that knows positions does most of the task at the end
    usual            whether all but the positions, the step and the seed is as the page opens
    """

    moment: Moment
    word: str
    backwards: str
    written: str
    mirrored: float
    cut: float
    unread: float
    placed: bool
    needs: bool
    usual: bool


def reversal(view: View) -> Reversal:
    """Return a moment of the training, and beside it the training that adds positions where this one doesn't."""
    settings = _settings(view)
    return _reversal(_beside(view, "reverse", settings, settings._replace(positions=not settings.positions)))


@remember
def _reversal(moment: Moment) -> Reversal:
    run, placed = moment.run, moment.run.settings.positions
    ends = {placed: moment.end, not placed: moment.other_end}
    return Reversal(
        moment,
        word=REVERSED,
        backwards=REVERSED[::-1],
        written="".join(LETTERS[at] for at in moment.passed.logits.argmax(-1)),
        mirrored=moment.passed.weights[CROSS].flip(-1).diagonal().mean().item(),
        cut=run.share(moment.step, off=CROSS),
        unread=run.share(moment.step, off=ENCODER),
        placed=placed,
        needs=ends[True] >= REACHED > ends[False],
        usual=run.settings._replace(positions=True, layers=2) == Settings(),
    )


def crossing(f: Moment) -> Picture:
    """Draw the cross-attention: the letters that are written, and those of the word that was read."""
    weights = f.passed.weights[CROSS]
    sheet = heatmap.Sheet(weights[None], None, 1.0, False, [*REVERSED[::-1]], [*REVERSED], None, [None], f.dark)
    return drawing(heatmap.one_head(sheet, 0, leads=True))


def _missed_reversal(f: Reversal) -> str:
    return "" if not f.moment.both else "placed" if f.placed else "early"


# ---- 5: the next letter in a text ----


@dataclass(frozen=True, eq=False)
class Writing(Kept):
    """A moment at which a model of a text writes by itself, COUNT characters.

    written, ending  what it writes now, and as far as the training has got
    piece, best      the longest piece of each that stands in the text; length, best_length: their characters
    pairs            the loss of the best prediction from the current character alone, in nats
    first            the first kept step at which the loss is below that, None where there is none so far
    usual            whether the text and all settings are as the step opens
    """

    moment: Moment
    written: str
    ending: str
    piece: str
    best: str
    length: int
    best_length: int
    usual: bool
    pairs: float
    first: int | None
    count: int


def writing(view: View) -> Writing | None:
    """Return a moment of the training on a text, None where the text can't be used."""
    if refused(view.train_text):
        return None
    run = training.train("text", _settings(view), view.seed, view.train_text)
    return _writing(_moment(run, None, view.train_step, view.dark), view.train_text)


@remember
def refused(text: str) -> str | None:
    """Return why a text can't be used, None where it can."""
    read = reading(text)
    if len(read) < SHORTEST:
        return words.text_is_short(count=len(read), least=SHORTEST)
    differ = len({*read})
    return words.text_differs(count=differ, most=MOST_LETTERS) if differ > MOST_LETTERS else None


@remember
def _written(run: Run, step: int) -> str:
    return run.written(step, COUNT - 1)


@remember
def _writing(moment: Moment, text: str) -> Writing:
    run, pairs = moment.run, loss_of_pairs(text)
    written, ending = _written(run, moment.step), _written(run, run.place(STEPS) * EVERY)
    piece, best = longest_piece(written, text), longest_piece(ending, text)
    below = (step for step in range(0, len(run.losses), EVERY) if run.losses[step] < pairs)
    return Writing(
        moment,
        written=markdown.plain(written),
        ending=markdown.plain(ending),
        piece=markdown.plain(piece),
        best=markdown.plain(best),
        length=len(piece),
        best_length=len(best),
        usual=run.settings == Settings() and text == RHYME,
        pairs=pairs,
        first=next(below, None),
        count=COUNT,
    )


def writing_curve(f: Writing) -> Picture:
    """Draw the loss up to this moment, and that of the best prediction from the current character alone."""
    moment = f.moment
    lines = {"this": moment.run.losses[: moment.step + 1], "other": [f.pairs] * (STEPS + 1)}
    return _curves(moment, lines, {moment.step: numbers.decimal(moment.loss)})


def _goes_on_writing(view: View) -> bool:
    found = writing(view)
    return found is not None and not found.moment.complete


@panel(lambda view: refused(view.train_text) or "")
def why_refused(reason: str) -> Pieces:
    return [Text("text_other", reason)]


def _missed_first(f: Vowels | Writing) -> str:
    """Return how a moment misses the first one that the task asks for, "" as long as the training runs."""
    if not f.moment.complete:
        return ""
    return "never" if f.first is None else "early" if f.moment.step < f.first else "late"


# ---- what stands below all steps ----


@panel(lambda view: view.train_step)
def player(step: int) -> Pieces:
    return [Player("player", "train_step", step, STEPS, max(step - EVERY, 0), min(step + EVERY, STEPS), pace=PACE)]


def program_parts(view: View) -> Mapping[str, str]:
    """Return the program of the training of the step that is shown, in named parts."""
    task = {"2": "copy", "3": "copy", "4": "reverse", "5": "text"}.get(view.step, "vowels")
    if task == "text" and refused(view.train_text):
        return {}
    settings = _settings(view)._replace(masked=view.train_masked or view.step != "3")
    return code.parts(task, settings._replace(layers=min(settings.layers, TASKS[task].most)), view.seed, view.train_text)


@panel(lambda view: "".join(program_parts(view).values()))
def program(listing: str) -> Pieces:
    return [Text("program_needs", program_needs.sentence(listing)), Code("program", listing)]


def _losses(f: Vowels | Copies | Hiding | Reversal | Writing) -> pd.DataFrame:
    run = f.moment.run
    return pd.DataFrame({"step": range(len(run.losses)), "loss": run.losses, "share of the task": run.shares})


TABLES = {
    "vowel_losses": number_tables.numbers("vowel_losses", vowels, _losses),
    "copy_losses": number_tables.numbers("copy_losses", copies, _losses),
    "mask_losses": number_tables.numbers("mask_losses", hiding, _losses),
    "reverse_losses": number_tables.numbers("reverse_losses", reversal, _losses),
    "text_losses": number_tables.numbers("text_losses", writing, _losses),
}
CONTROLS = (  # of all steps, which so share their places
    Control("train_step"),
    Shown("player", [player()], Cost.LIGHT),
    Control("train_masked"),
    Control("train_layers"),
    Control("train_layer_0"),
    Beside(("train_size", "seed")),
    Beside(("train_scaled", "train_positions")),
    Control("train_rate"),
    Control("train_text"),
)
PAGE = declaration.learn(
    "train",
    [
        Step(
            "vowels",
            facts=vowels,
            pictures=[
                picture("vowels_weights", vowels, first_layer, "train.vowels_weights", more=lambda f: f.moment),
                picture("vowels_curve", vowels, curve, "train.vowels_curve", more=lambda f: f.moment),
            ],
            below=[picture("vowels_pairs", vowels, pairs, "train.vowels_pairs", more=lambda f: f.moment)],
            done=lambda f: f.moment.complete and f.moment.step == f.first,
            nearly=_missed_first,
            predict=lambda f: Prediction(("none", "letters", "all"), "letters"),
            controls=CONTROLS,
            tries=("train_step", "train_rate"),
            cost=Cost.GROWN,
            unfinished=lambda view: not vowels(view).moment.complete,
        ),
        Step(
            "copy",
            facts=copies,
            pictures=[
                picture("layer_0", copies, first_layer, "train.layer_0", more=lambda f: f.moment),
                picture("layer_1", _of_two_layers, second_layer, "train.layer_1", more=lambda f: f.moment),
            ],
            below=[picture("copy_curve", copies, lambda f: curve(f.moment), "train.copy_curve")],
            done=lambda f: f.moment.both and f.layers == 1 and f.moment.step == STEPS,
            nearly=_missed_copies,
            predict=lambda f: Prediction(("later", "some", "nothing"), "some") if f.usual else None,
            controls=CONTROLS,
            tries=("train_layers", "train_step"),
            cost=Cost.GROWN,
            unfinished=lambda view: not copies(view).moment.both,
        ),
        Step(
            "mask",
            facts=hiding,
            pictures=[
                picture("mask_layer_0", hiding, first_layer, "train.layer_0", more=lambda f: f.moment),
                picture("mask_layer_1", _hiding_of_two_layers, second_layer, "train.layer_1", more=lambda f: f.moment),
            ],
            below=[picture("mask_curve", hiding, lambda f: curve(f.moment), "train.mask_curve")],
            done=lambda f: f.moment.both and not f.masked and f.moment.step == STEPS,
            nearly=_missed_hiding,
            predict=lambda f: Prediction(("slower", "same", "faster"), "faster") if f.usual else None,
            controls=CONTROLS,
            tries=("train_masked", "train_step"),
            cost=Cost.GROWN,
            unfinished=lambda view: not hiding(view).moment.both,
        ),
        Step(
            "reverse",
            facts=reversal,
            pictures=[
                picture("reverse_weights", reversal, lambda f: crossing(f.moment), "train.reverse_weights"),
                picture("reverse_curve", reversal, lambda f: curve(f.moment), "train.reverse_curve"),
            ],
            done=lambda f: f.moment.both and not f.placed and f.moment.step == STEPS,
            nearly=_missed_reversal,
            predict=lambda f: Prediction(("all", "some", "none"), "some") if f.usual else None,
            controls=CONTROLS,
            tries=("train_positions", "train_step"),
            cost=Cost.GROWN,
            unfinished=lambda view: not reversal(view).moment.both,
        ),
        Step(
            "text",
            facts=writing,
            pictures=[sentence("text_written", writing, "train.text_written")],
            below=[
                row(
                    picture("text_layer_0", writing, first_layer, "train.layer_0", more=lambda f: f.moment),
                    picture("text_curve", writing, writing_curve, "train.text_curve"),
                )
            ],
            done=lambda f: f.moment.complete and f.moment.step == f.first,
            nearly=_missed_first,
            predict=lambda f: Prediction(("letters", "words", "all"), "words") if f.usual else None,
            controls=CONTROLS,
            tries=("train_step", "train_text", "train_rate"),
            instead=why_refused(),
            cost=Cost.GROWN,
            unfinished=_goes_on_writing,
        ),
    ],
    {
        "lead": board(notices(match=False, heads=False, traced=False), cost=Cost.LIGHT),
        "program": board(program(), cost=Cost.LIGHT),
        **number_tables.boards(TABLES, Cost.GROWN),
    },
    TABLES,
)
