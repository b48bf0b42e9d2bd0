"""The lesson on training: every number and every claim of it is that of the trainings that its parts show."""

import re

import torch

from attn_core import training
from attn_core.letter_model import CROSS, Settings
from attn_core.letter_tasks import RHYME, VOWELS, grade_vowels, reading
from attn_core.training import EVERY, STEPS, Run
from pages.lessons import library
from pages.lessons.format import Part
from pages.text import languages, numbers
from pages.view import link
from pages.view.settings import View

LESSON = "training_from_noise"
A, N = 8, 3  # the second "a" of "planetplanet", and the "n" after the first one
MOMENTS = range(0, STEPS + 1, EVERY)


def part(place: int) -> Part:
    return library.opened(LESSON).lesson.parts[place - 1]


def view(place: int) -> View:
    found = part(place)
    return link.view(dict(found.values), found.page)


def right(place: int) -> str:
    question = part(place).question
    return question.choices[question.right - 1]


def explained(place: int) -> list[str]:
    """Return the explanation of a part in every language."""
    said = []
    for lang in languages.LANGUAGES:
        with languages.speaking(lang):
            said.append(part(place).explanation)
    return said


def run(name: str, place: int, **changed: object) -> Run:
    """Return the training that a part shows, with settings changed."""
    at = view(place)
    settings = Settings(at.train_layers, at.train_scaled, at.train_positions, at.train_rate, at.train_masked)
    return training.train(name, settings._replace(**changed), at.seed, at.train_text)


def test_one_part_stands_for_each_step_of_train_and_three_kinds_of_questions_are_asked():
    assert [(part(place).page, view(place).step) for place in range(1, 6)] == [("train", str(step)) for step in range(1, 6)]
    asked = [part(place).question for place in range(1, 6)]
    kinds = ["task" if each.goal else "text" if each.free else "vote" for each in asked]
    assert kinds == ["vote", "task", "vote", "text", "vote"]


def test_rows_of_consonants_change_and_the_loss_does_not_count_them():
    trained = run("vowels", 1)
    ids = trained.task.ids(trained.task.word)
    is_consonant = ~VOWELS[ids]
    rows = [trained.shown(step).weights[0][is_consonant] for step in (0, STEPS)]
    assert (rows[1] - rows[0]).abs().sum(-1).min() > 0.2  # each of them, of 2 at most
    assert rows[1].max() < 1 / 2  # and none gives all its weight to one letter
    assert view(1).train_step == 0
    assert right(1) == "They change as well."
    others = trained.shown(STEPS)
    moved = others._replace(scores=[others.scores[0] + 9 * torch.randn(12, 12) * is_consonant[:, None]])
    graded = [grade_vowels(ids[None], VOWELS[ids][None], each).loss for each in map(_batch, (others, moved))]
    assert graded[0] == graded[1]


def _batch(of):
    return of._replace(scores=[of.scores[0][None]], weights=[of.weights[0][None]])


def test_the_weight_of_the_induction_head_jumps():
    trained, alone = run("copy", 2), run("copy", 2, layers=1)
    rows = {step: trained.shown(step).weights[1][A] for step in MOMENTS}
    first = next(step for step in MOMENTS if int(rows[step].argmax()) == N)
    found = part(2)
    assert [found.question.goal.is_reached("train", view(2).but(train_step=step)) for step in MOMENTS] == [
        step == first for step in MOMENTS
    ]
    assert view(2).train_step == 0
    weights = [numbers.percent(rows[step][N].item()) for step in (first - EVERY, first)]
    shares = [numbers.percent(each.shares[STEPS]) for each in (trained, alone)]
    for said in explained(2):
        assert re.findall(r"\d+(?= %)", said) == [each.removesuffix(" %") for each in (*weights, *shares)]
        assert [step for step in (first - EVERY, first) if not re.search(rf"\b{step}\b", said)] == []
    assert trained.share(STEPS, off=0) < 0.1
    assert trained.share(STEPS, off=1) < 0.1


def test_a_model_that_saw_the_answer_cannot_write():
    peeking, honest = run("copy", 3), run("copy", 3, masked=True)
    assert view(3).train_step == STEPS
    falls = [next(step for step in MOMENTS if each.losses[step] < 1) for each in (peeking, honest)]
    assert falls[0] < falls[1]
    assert peeking.losses[STEPS] < honest.losses[STEPS]
    assert peeking.shown(STEPS).weights[0][A, A + 1] > 0.9
    shares = [peeking.share(STEPS, masked=True), honest.share(STEPS)]
    assert (right(3), shares[0] < 1 / 10) == ("Fewer than one in ten", True)
    for said in explained(3):
        assert re.findall(r"\d+ %", said) == [numbers.percent(each) for each in shares]


def test_without_positions_a_decoder_guesses_among_the_letters_of_the_word():
    lost, placed = run("reverse", 4), run("reverse", 4, positions=True)
    assert (view(4).train_step, view(4).train_positions) == (STEPS, False)
    assert min(lost.shares[STEPS], lost.share(STEPS)) > 1 / 3
    assert numbers.percent(1 / 26) in part(4).question.text
    written = "".join(lost.task.letters[at] for at in placed.shown(STEPS).logits.argmax(-1))
    mirrored = placed.shown(STEPS).weights[CROSS].flip(-1).diagonal()
    assert (written, bool((mirrored > 0.9).all())) == ("tenalp", True)
    chances = lost.shown(STEPS).logits.softmax(-1)
    assert chances[:, lost.task.ids("planet")].sum(-1).min() > 0.5  # it knows the word's letters


def test_frequent_words_are_written_first():
    trained, rhyme = run("text", 5), reading(RHYME)
    assert (view(5).train_step, view(5).train_text) == (0, RHYME)

    def first(word: str) -> int | None:
        return next((step for step in MOMENTS if re.search(rf"\b{word}\b", trained.written(step, 99))), None)

    counts = [len(re.findall(rf"\b{word}\b", rhyme)) for word in ("that", "house", "farmer")]
    assert counts == [68, 11, 1]
    steps = [first(word) for word in part(5).question.choices]
    assert steps == [None, 140, 20]
    assert right(5) == "that"
    for said in explained(5):
        assert re.findall(r"\d+", said) == ["68", "11", "20", "140"]
