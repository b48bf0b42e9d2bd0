"""What small models of letters are trained to do: each task draws strings, and grades what a model makes of them.

"vowels": one head is to let each vowel share its weight equally among the consonants. "copy": a word of random length comes
again and again, and each next letter is to be predicted. With two layers a head of the first finds the previous letter, and
one of the second the letter that came after the same letter last time: an induction head, which appears at once (Olsson et
al. 2022, In-context Learning and Induction Heads, sections 2 and 4). One layer can't do it (section 3.2 there; Elhage et al.
2021, A Mathematical Framework for Transformer Circuits). "reverse": an encoder reads a word of random letters, and a decoder
writes it backwards, for which its cross-attention has to find the mirrored letter (Vaswani et al. 2017, Attention Is All You
Need, section 3.2.3). "text": the next character of a text is to be predicted. From the current one alone, no prediction
has a smaller loss than the best table of pairs (Shannon 1948, A Mathematical Theory of Communication, section 7).
"""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import cross_entropy, kl_div

from attn_core import validation
from attn_core.letter_model import HEADS, LENGTH, LETTERS, Passed, passed, reversing

VOWELS = torch.tensor([letter in "aeiou" for letter in LETTERS])
BATCH = 32  # strings a step
PERIODS = (6, 16)  # letters of the word that comes again
VOWEL_SHARE = 0.4  # of the letters of a string of the task "vowels"
SHOWN, REVERSED = "planetplanet", "planet"  # on which pictures show what has been learned
BEGINNING = 16  # characters of a text on which they do
SHORTEST, MOST_LETTERS = 100, 200  # characters of a text, and different ones
VERSES = (  # of The House That Jack Built (Halliwell 1842, The Nursery Rhymes of England): each goes on as the one before it
    "the house that Jack built.",
    "the malt that lay in",
    "the rat that ate",
    "the cat that killed",
    "the dog that worried",
    "the cow with the crumpled horn that tossed",
    "the maiden all forlorn that milked",
    "the man all tattered and torn that kissed",
    "the priest all shaven and shorn that married",
    "the cock that crowed in the morn that waked",
    "the farmer sowing his corn that kept",
)
RHYME = "\n".join(f"This is {' '.join(VERSES[last::-1])}" for last in range(len(VERSES)))


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
    letters   those that strings are made of
    """

    draw: Callable[[torch.Generator], tuple[Tensor, Tensor]]
    grade: Callable[[Tensor, Tensor, Passed], Graded]
    causal: bool
    most: int
    model: Callable[..., Passed] = passed
    heads: int = 0
    word: str = SHOWN
    letters: str = LETTERS

    def ids(self, word: str) -> Tensor:
        """Return the places of a word's letters."""
        places = {letter: place for place, letter in enumerate(self.letters)}
        return torch.tensor([places[letter] for letter in word])


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


def reading(text: str) -> str:
    """Return a text as it is read: in lower case, any spaces and ends of lines as one space."""
    return " ".join(text.lower().split())


def next_letter(text: str) -> Task:
    """Return the task of predicting the next character of a text, on pieces of it.

    ValueError for a text of fewer than SHORTEST characters, or of more than MOST_LETTERS different ones, as it is read.
    """
    text = reading(text)
    letters = "".join(sorted(set(text)))
    validation.whole("characters of the text", len(text), low=SHORTEST)
    validation.whole("different characters of the text", len(letters), low=1, high=MOST_LETTERS)

    def draw(generator: torch.Generator) -> tuple[Tensor, Tensor]:
        """Return pieces of the text, all of whose characters count."""
        first = torch.randint(len(text) - LENGTH + 1, (BATCH, 1), generator=generator)
        ids = read[first + torch.arange(LENGTH)]
        return ids, torch.ones_like(ids, dtype=torch.bool)

    task = Task(draw, grade_copies, causal=True, most=2, word=text[:BEGINNING], letters=letters)
    read = task.ids(text)
    return task


def loss_of_pairs(text: str) -> float:
    """Return the loss, in nats, of the best prediction of a text's next character from the current one alone.

    It is the entropy of the next character, given the current one, in the text as it is read.
    """
    text = reading(text)
    pairs, firsts = (torch.tensor([*Counter(each).values()], dtype=torch.float64) for each in (pairwise(text), text[:-1]))
    return float(firsts.xlogy(firsts).sum() - pairs.xlogy(pairs).sum()) / (len(text) - 1)


def longest_piece(written: str, text: str) -> str:
    """Return the longest piece of what is written that stands in a text, as it is read, without spaces at its ends."""
    text, start, longest = reading(text), 0, ""
    for end in range(1, len(written) + 1):
        while written[start:end] not in text:
            start += 1
        longest = max(longest, written[start:end].strip(), key=len)
    return longest


TASKS: Mapping[str, Task] = {
    "vowels": Task(draw_vowels, grade_vowels, causal=False, most=1),
    "copy": Task(draw_copies, grade_copies, causal=True, most=2),
    "reverse": Task(draw_reversed, grade_reversed, causal=True, most=1, model=reversing, heads=len(HEADS), word=REVERSED),
    "text": next_letter(RHYME),
}
