"""A small attention model that is trained from noise, on letters, and kept every few steps of its training.

Three tasks. "vowels": one head is to let each vowel share its weight equally among the consonants. "copy": a word of random
length comes again and again, and each next letter is to be predicted. With two layers a head of the first finds the previous
letter, and one of the second the letter that came after the same letter last time: an induction head, which appears at once
(Olsson et al. 2022, In-context Learning and Induction Heads, sections 2 and 4). One layer can't do it (section 3.2 there;
Elhage et al. 2021, A Mathematical Framework for Transformer Circuits). "reverse": an encoder reads a word of random letters,
and a decoder writes it backwards, for which its cross-attention has to find the mirrored letter (Vaswani et al. 2017,
Attention Is All You Need, section 3.2.3).
"""

import math
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy, kl_div, pad

from attn_core import masks, validation
from attn_core.cache import Held, hold
from attn_core.models import growing

LETTERS = "abcdefghijklmnopqrstuvwxyz"
VOWELS = torch.tensor([letter in "aeiou" for letter in LETTERS])
WIDTH = 32  # d_model, and the size of the one head of each layer
BATCH, LENGTH = 32, 32  # strings a step, and their letters
PERIODS = (6, 16)  # letters of the word that comes again
VOWEL_SHARE = 0.4  # of the letters of a string of the task "vowels"
BETAS = 0.9, 0.999  # of Adam: how much of the means of gradients and of their squares stays at each step
FAINT = 0.3  # by which the last matrix starts smaller, so that the model begins by guessing
STEPS, EVERY = 195, 5  # of a training; each EVERY-th is kept, with the first and the last: 40
SHOWN, REVERSED = "planetplanet", "planet"  # on which pictures show what has been learned
ENCODER, DECODER, CROSS = HEADS = 0, 1, 2  # of the task "reverse"

Parameters = Mapping[str, Tensor]
Measured = tuple[float, float, Parameters | None]  # loss, share, and what is kept


class Settings(NamedTuple):
    """What a training can be changed by: layers with one head each, 1 or 2; whether scores are divided by √WIDTH; whether
    letters know their positions; the learning rate of Adam, > 0; whether a causal task hides the future."""

    layers: int = 2
    scaled: bool = True
    positions: bool = True
    rate: float = 0.01
    masked: bool = True


class Passed(NamedTuple):
    """What a model makes of strings of letters.

    scores    of each head, (..., T, T), -inf where a mask hides a key
    weights   their softmax
    logits    (..., T, 26) of the letters that are to be written
    """

    scores: Sequence[Tensor]
    weights: Sequence[Tensor]
    logits: Tensor


def start(settings: Settings, generator: torch.Generator, heads: int = 0) -> dict[str, Tensor]:
    """Return random parameters in float64, D = WIDTH.

    heads: how many, 0 for one in each layer
    letters (26, D), positions (LENGTH, D), wq, wk, wv, wo (D, D) of each head, out (D, 26): they are drawn in this order;
    vectors have variance 1, matrices 1/D. ValueError for settings out of range.
    """
    validation.whole("layers", settings.layers, low=1, high=2)
    sizes = {"letters": (len(LETTERS), WIDTH), "positions": (LENGTH, WIDTH)}
    for head in range(heads or settings.layers):
        sizes |= {f"{name}{head}": (WIDTH, WIDTH) for name in ("wq", "wk", "wv", "wo")}
    sizes["out"] = (WIDTH, len(LETTERS))
    drawn = {name: torch.randn(size, generator=generator, dtype=torch.float64) for name, size in sizes.items()}
    faint = ["out"] + [f"wo{head}" for head in range(heads)]
    scales = {"letters": 1.0, "positions": 1.0} | dict.fromkeys(faint, FAINT * WIDTH**-0.5)
    return {name: (values * scales.get(name, WIDTH**-0.5)).requires_grad_() for name, values in drawn.items()}


def passed(ids: Tensor, parameters: Parameters, settings: Settings, causal: bool, off: int | None = None) -> Passed:
    """Return what a model makes of letters ids (..., T), T <= LENGTH, by their places in LETTERS.

    causal: whether the task hides the future, where the settings do; off: a layer whose head adds nothing
    """
    model = _Model(parameters, settings, off)
    x = model.placed(parameters["letters"][ids])
    for layer in range(settings.layers):
        x = model.attended(layer, x, x, causal)
    return model.passed(x)


def reversing(ids: Tensor, parameters: Parameters, settings: Settings, causal: bool, off: int | None = None) -> Passed:
    """Return what an encoder and a decoder make of words (..., T), which the decoder is to write backwards.

    Before it writes a letter, the decoder is given the correct previous one.
    causal: whether it sees only earlier letters of what it writes, where the settings hide the future
    off: ENCODER, DECODER or CROSS, whose head adds nothing
    """
    model = _Model(parameters, settings, off)
    read = model.placed(parameters["letters"][ids])
    written = model.placed(pad(parameters["letters"][ids.flip(-1)[..., :-1]], (0, 0, 1, 0)))
    read = model.attended(ENCODER, read, read)
    written = model.attended(DECODER, written, written, causal)
    return model.passed(model.attended(CROSS, written, read))


class _Model:
    """The parts that both models are made of, and what they have computed so far."""

    def __init__(self, parameters: Parameters, settings: Settings, off: int | None) -> None:
        self._parameters, self._settings, self._off = parameters, settings, off
        self._scores, self._weights = list[Tensor](), list[Tensor]()

    def placed(self, x: Tensor) -> Tensor:
        """Return vectors with those of their positions, where the settings add them."""
        return x + self._parameters["positions"][: x.shape[-2]] if self._settings.positions else x

    def attended(self, head: int, x: Tensor, y: Tensor, causal: bool = False) -> Tensor:
        """Return x with what a head takes from y for it."""
        wq, wk, wv, wo = (self._parameters[f"{name}{head}"] for name in ("wq", "wk", "wv", "wo"))
        divisor = math.sqrt(WIDTH) if self._settings.scaled else 1.0
        scores = (x @ wq) @ (y @ wk).mT / divisor
        if causal and self._settings.masked:
            scores = scores.masked_fill(~masks.causal(*scores.shape[-2:]), -math.inf)
        self._scores.append(scores)
        self._weights.append(scores.softmax(-1))
        return x if head == self._off else x + self._weights[-1] @ (y @ wv) @ wo

    def passed(self, x: Tensor) -> Passed:
        return Passed(self._scores, self._weights, x @ self._parameters["out"])


# ---- the tasks ----


class Graded(NamedTuple):
    """loss: in nats, to be lowered; share: how much of the task is done, 0..1."""

    loss: Tensor
    share: Tensor


class Task(NamedTuple):
    """A task.

    draw      returns strings of letters, (BATCH, LENGTH), and which of their letters count, likewise
    grade     of strings, which letters count, and what a model makes of them
    causal    whether a letter is to see only itself and earlier ones; most: layers, at most
    model     `passed` or `reversing`; heads: of the latter; word: on which pictures show it
    """

    draw: Callable[[torch.Generator], tuple[Tensor, Tensor]]
    grade: Callable[[Tensor, Tensor, Passed], Graded]
    causal: bool
    most: int
    model: Callable[..., Passed] = passed
    heads: int = 0
    word: str = SHOWN


def draw_vowels(generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """Return random letters, and which are vowels."""
    chances = torch.where(VOWELS, VOWEL_SHARE / VOWELS.sum(), (1 - VOWEL_SHARE) / (~VOWELS).sum())
    ids = chances.multinomial(BATCH * LENGTH, replacement=True, generator=generator).view(BATCH, LENGTH)
    return ids, VOWELS[ids]


def grade_vowels(ids: Tensor, counts: Tensor, of: Passed) -> Graded:
    """Return KL(target ‖ weights), the mean over vowels, and the weight that they give to consonants.

    The target gives each consonant of a string the same weight. The divergence is 0 where it is reached.
    """
    consonants = (~VOWELS[ids]).to(of.logits.dtype)
    target = consonants / consonants.sum(-1, keepdim=True).clamp(min=1)
    target, to_consonants = (each.unsqueeze(-2).expand(of.scores[0].shape)[counts] for each in (target, consonants))
    loss = kl_div(of.scores[0][counts].log_softmax(-1), target, reduction="batchmean")
    return Graded(loss, (of.weights[0][counts] * to_consonants).sum(-1).mean())


def draw_copies(generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """Return words of 6 to 16 different letters that come again until a string is full, and which letters repeat one."""
    letters = torch.rand(BATCH, len(LETTERS), generator=generator).argsort(-1)
    period = torch.randint(PERIODS[0], PERIODS[1] + 1, (BATCH, 1), generator=generator)
    at = torch.arange(LENGTH)
    return letters.gather(1, at % period), at > period


def grade_copies(ids: Tensor, counts: Tensor, of: Passed) -> Graded:
    """Return cross entropy of the letters that repeat one, after the first of them, and how many of them were likeliest."""
    counts, logits, following = counts[..., 1:], of.logits[..., :-1, :], ids[..., 1:]
    likeliest = logits.argmax(-1) == following
    return Graded(cross_entropy(logits[counts], following[counts]), likeliest[counts].double().mean())


def draw_reversed(generator: torch.Generator) -> tuple[Tensor, Tensor]:
    """Return words of random letters, as long as REVERSED, all of which count."""
    ids = torch.randint(len(LETTERS), (BATCH, len(REVERSED)), generator=generator)
    return ids, torch.ones_like(ids, dtype=torch.bool)


def grade_reversed(ids: Tensor, counts: Tensor, of: Passed) -> Graded:
    """Return cross entropy of the letters of the word from the last to the first, and how many of them were likeliest."""
    written = ids.flip(-1)
    return Graded(cross_entropy(of.logits[counts], written[counts]), (of.logits.argmax(-1) == written).double().mean())


TASKS: Mapping[str, Task] = {
    "vowels": Task(draw_vowels, grade_vowels, causal=False, most=1),
    "copy": Task(draw_copies, grade_copies, causal=True, most=2),
    "reverse": Task(draw_reversed, grade_reversed, causal=True, most=1, model=reversing, heads=len(HEADS), word=REVERSED),
}


# ---- a training ----


@dataclass(frozen=True, eq=False)
class Run(Held):
    """A training, as far as it has got.

    settings   as they act: a task may take fewer layers
    losses     before each step and, last, after all STEPS of them; shares: how much of the task was done then, 0..1
    kept       the parameters at steps 0, EVERY, 2 · EVERY, ..., in float32
    """

    task: str
    settings: Settings
    seed: int
    losses: tuple[float, ...]
    shares: tuple[float, ...]
    kept: tuple[Parameters, ...]

    @property
    def bytes(self) -> int:
        """About the bytes of all that is kept."""
        return sum(each.untyped_storage().nbytes() for kept in self.kept for each in kept.values())

    @property
    def is_complete(self) -> bool:
        """Whether all steps are done."""
        return len(self.losses) > STEPS

    def shown(self, step: int, off: int | None = None, word: str = "") -> Passed:
        """Return what the model makes of a word of a to z, "" for the task's, at the last kept step up to `step`.

        off: see `passed` and `reversing`
        """
        task = TASKS[self.task]
        ids = torch.tensor([LETTERS.index(letter) for letter in word or task.word])
        return task.model(ids, self.kept[self.place(step)], self.settings, task.causal, off)

    def share(self, step: int, off: int | None = None, masked: bool = False) -> float:
        """Return how much of the task the model does on strings that it hasn't seen, 0..1, as `shown` says.

        masked: whether a causal task hides the future here, even if it didn't in the training
        """
        task = TASKS[self.task]
        ids, counts = task.draw(torch.Generator().manual_seed(self.seed + 1))
        settings = self.settings._replace(masked=masked or self.settings.masked)
        of = task.model(ids, self.kept[self.place(step)], settings, task.causal, off)
        return task.grade(ids, counts, of).share.item()

    def pairs(self, step: int) -> Tensor:
        """Return the scores of head 0 between letters without their positions, by W_Q W_Kᵀ: (26, 26), queries and keys."""
        of = self.kept[self.place(step)]
        scores = (of["letters"] @ of["wq0"]) @ (of["letters"] @ of["wk0"]).mT
        return scores / math.sqrt(WIDTH) if self.settings.scaled else scores

    def place(self, step: int) -> int:
        """Return which of the kept ones is the last up to a step."""
        return min(step // EVERY, len(self.kept) - 1)


class Training(Held):
    """A training that is done step by step, as long as whoever asks has time (`growing.within`); the next one goes on."""

    bytes = 3_000_000

    def __init__(self, task: str, settings: Settings, seed: int) -> None:
        self._lock = threading.Lock()
        self._run = Run(task, settings, seed, (), (), ())
        self._steps = _steps(TASKS[task], settings, seed)

    def go_on(self) -> Run:
        """Return the run with as many more steps as there is time for; the same object where there is none for any."""
        with self._lock:
            run, fresh = self._run, list[Measured]()
            first = len(run.losses)
            while first + len(fresh) <= STEPS and (growing.is_time() or not first + len(fresh)):
                fresh.append(self._measured(first + len(fresh)))
            if fresh:
                losses, shares, kept = zip(*fresh, strict=True)
                kept = tuple(each for each in kept if each is not None)
                self._run = replace(run, losses=run.losses + losses, shares=run.shares + shares, kept=run.kept + kept)
            return self._run

    def _measured(self, step: int) -> Measured:
        """Return what is measured before a step, and the parameters where they are kept."""
        loss, share, parameters = next(self._steps)
        keeps = step % EVERY == 0
        return loss, share, {name: each.detach().float() for name, each in parameters.items()} if keeps else None


def _steps(task: Task, settings: Settings, seed: int) -> Iterator[tuple[float, float, Parameters]]:
    """Yield loss, share and parameters before each step of a training by Adam."""
    generator = torch.Generator().manual_seed(seed)
    parameters, descent = start(settings, generator, task.heads), Adam(settings.rate)
    while True:
        ids, counts = task.draw(generator)
        loss, share = task.grade(ids, counts, task.model(ids, parameters, settings, task.causal))
        yield loss.item(), share.item(), parameters
        gradients = torch.autograd.grad(loss, [*parameters.values()], allow_unused=True)
        descent.step(parameters, dict(zip(parameters, gradients, strict=True)))


class Adam:
    """Adam (Kingma & Ba 2015, algorithm 1), operation by operation as torch.optim.Adam, so that it gives the same bits.

    The first use of torch.optim in a process imports a compiler, for seconds.
    """

    def __init__(self, rate: float) -> None:
        self.rate, self.count = rate, 0
        self.means: dict[str, tuple[Tensor, Tensor]] = {}

    @torch.no_grad()
    def step(self, parameters: Parameters, gradients: Mapping[str, Tensor | None]) -> None:
        """Move parameters, in place; one without a gradient stays."""
        self.count += 1
        (first, second), epsilon = BETAS, 1e-8
        size, root = self.rate / (1 - first**self.count), math.sqrt(1 - second**self.count)
        for name, gradient in gradients.items():
            if gradient is not None:
                mean, square = self.means.setdefault(name, (torch.zeros_like(gradient), torch.zeros_like(gradient)))
                mean.lerp_(gradient, 1 - first)
                square.mul_(second).addcmul_(gradient, gradient, value=1 - second)
                parameters[name].addcdiv_(mean, (square.sqrt() / root).add_(epsilon), value=-size)


@hold
def _training(task: str, settings: Settings, seed: int) -> Training:
    return Training(task, settings, seed)


def train(task: str, settings: Settings, seed: int) -> Run:
    """Return a training, complete or as far as there is time for (`growing.within`); equal arguments give equal numbers.

    A task of one layer takes one, and one that hides nothing goes by no mask. ValueError for an unknown task,
    or a rate that isn't above 0.
    """
    if task not in TASKS:
        raise ValueError(f"task must be one of {', '.join(TASKS)}, got {task!r}")
    if not settings.rate > 0:
        raise ValueError(f"rate must be above 0, got {settings.rate}")
    most, causal = TASKS[task].most, TASKS[task].causal
    acting = settings._replace(layers=min(settings.layers, most), masked=settings.masked or not causal)
    return _training(task, acting, seed).go_on()


def fastest_fall(losses: Sequence[float], over: int = 2 * EVERY) -> int:
    """Return the step at which the loss falls fastest: the middle of the 2 · over whose second half lies farthest below.

    0 for fewer losses.
    """
    if len(losses) < 2 * over:
        return 0
    means = torch.tensor(losses, dtype=torch.float64).unfold(0, over, 1).mean(-1)
    return int((means[:-over] - means[over:]).argmax()) + over
