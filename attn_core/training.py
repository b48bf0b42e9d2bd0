"""The training of a small model of letters, from noise, which is kept every few steps."""

import math
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import torch
from torch import Tensor

from attn_core.cache import Held, hold
from attn_core.letter_model import LENGTH, Adam, Parameters, Passed, Settings, start
from attn_core.letter_tasks import TASKS, Task, next_letter, reading
from attn_core.models import growing

STEPS, EVERY = 195, 5  # of a training; each EVERY-th is kept, with the first and the last: 40

Measured = tuple[float, float, Parameters | None]  # loss, share, and what is kept


@dataclass(frozen=True, eq=False)
class Run(Held):
    """A training, as far as it has got.

    task       what is learned; name: its name in TASKS
    settings   as they act: a task may take fewer layers
    losses     before each step and, last, after all STEPS of them; shares: how much of the task was done then, 0..1
    kept       the parameters at steps 0, EVERY, 2 · EVERY, ..., in float32
    """

    name: str
    task: Task
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
        """Return what the model makes of a word, "" for the task's own, at the last kept step up to `step`.

        off: see `passed` and `reversing`
        """
        task = self.task
        return task.model(task.ids(word or task.word), self.kept[self.place(step)], self.settings, task.causal, off)

    def share(self, step: int, off: int | None = None, masked: bool = False) -> float:
        """Return how much of the task the model does on strings that it hasn't seen, 0..1, as `shown` says.

        masked: whether a causal task hides the future here, even if it didn't in the training
        """
        task = self.task
        ids, counts = task.draw(torch.Generator().manual_seed(self.seed + 1))
        settings = self.settings._replace(masked=masked or self.settings.masked)
        of = task.model(ids, self.kept[self.place(step)], settings, task.causal, off)
        return task.grade(ids, counts, of).share.item()

    def written(self, step: int, count: int) -> str:
        """Return what the model of a text writes: its first character, and count more, each drawn by its probability."""
        generator, letters = torch.Generator().manual_seed(self.seed), self.task.letters
        ids = self.task.ids(self.task.word[0])
        for _ in range(count):
            of = self.task.model(ids[1 - LENGTH :], self.kept[self.place(step)], self.settings, self.task.causal)
            ids = torch.cat([ids, of.logits[-1].softmax(-1).multinomial(1, generator=generator)])
        return "".join(letters[at] for at in ids)

    def pairs(self, step: int) -> Tensor:
        """Return the scores of head 0 between letters without their positions, by W_Q W_Kᵀ: (26, 26), queries and keys."""
        of = self.kept[self.place(step)]
        scores = (of["letters"] @ of["wq0"]) @ (of["letters"] @ of["wk0"]).mT
        return scores / math.sqrt(self.settings.size) if self.settings.scaled else scores

    def place(self, step: int) -> int:
        """Return which of the kept ones is the last up to a step."""
        return min(step // EVERY, len(self.kept) - 1)


class Training(Held):
    """A training that is done step by step, as long as whoever asks has time (`growing.within`); the next one goes on."""

    bytes = 3_000_000

    def __init__(self, name: str, settings: Settings, seed: int, text: str = "") -> None:
        task = next_letter(text) if text else TASKS[name]
        self._lock = threading.Lock()
        self._run = Run(name, task, settings, seed, (), (), ())
        self._steps = _steps(task, settings, seed)

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
    parameters, descent = start(settings, generator, task.heads, len(task.letters)), Adam(settings.rate)
    while True:
        ids, counts = task.draw(generator)
        loss, share = task.grade(ids, counts, task.model(ids, parameters, settings, task.causal))
        yield loss.item(), share.item(), parameters
        gradients = torch.autograd.grad(loss, [*parameters.values()], allow_unused=True)
        descent.step(parameters, dict(zip(parameters, gradients, strict=True)))


@hold
def _training(name: str, settings: Settings, seed: int, text: str) -> Training:
    return Training(name, settings, seed, text)


def train(name: str, settings: Settings, seed: int, text: str = "") -> Run:
    """Return a training, complete or as far as there is time for (`growing.within`); equal arguments give equal numbers.

    text: for the task "text", "" for RHYME
    A task of one layer takes one, and one that hides nothing goes by no mask. ValueError for an unknown task,
    a rate that isn't above 0, or a text that `next_letter` refuses.
    """
    if name not in TASKS:
        raise ValueError(f"task must be one of {', '.join(TASKS)}, got {name!r}")
    if not settings.rate > 0:
        raise ValueError(f"rate must be above 0, got {settings.rate}")
    most, causal = TASKS[name].most, TASKS[name].causal
    acting = settings._replace(layers=min(settings.layers, most), masked=settings.masked or not causal)
    return _training(name, acting, seed, reading(text) if name == "text" else "").go_on()


def fastest_fall(losses: Sequence[float], over: int = 2 * EVERY) -> int:
    """Return the step at which the loss falls fastest: the middle of the 2 · over whose second half lies farthest below.

    Before the first step the loss counts as the first one, so that a fall at once is found. 0 for fewer losses.
    """
    if len(losses) < 2 * over:
        return 0
    held = [losses[0]] * over + [*losses]
    means = torch.tensor(held, dtype=torch.float64).unfold(0, over, 1).mean(-1)
    return int((means[:-over] - means[over:]).argmax())
