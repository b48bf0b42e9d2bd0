"""Tensors as torch and numpy print them: text to numbers, which are no more exact than their digits say."""

import re
from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor

MOST = 400_000  # characters of a text
NAMES, DEEPEST = 20, 5  # tensors of a text, and axes of each
NARROW = (torch.float32, torch.float16, torch.bfloat16)  # types, the coarsest last
SLACK = 4  # roundings of a type that a printed number may be off
EXACT = 1  # decimals up to which numbers count as exact: nobody rounds to fewer
NAME = re.compile(  # no two repeats side by side match the same: a long text takes no longer than its length
    r"[\s,]*([A-Za-z_][\w.]*)\s*[=:]\s*(?:Parameter containing:\s*)?(?:(?:[A-Za-z_]\w*\.)*(?:tensor|array)\()?\s*"
)
OPTION = r"(?:dtype|device|requires_grad|grad_fn|size|layout)=(?:'[^']*'|<[^<>]*>|\([^()]*\)|[\w.]+)"
AFTER = re.compile(rf"(?:\s*,\s*{OPTION})*\s*\)?")
NUMBER = r"[-+]?(?:\d+(?:\.(\d*))?|\.(\d+))(?:[eE]([-+]?\d{1,4}))?|[-+]?(?:nan|inf)|True|False"
TOKEN = re.compile(rf"\s*(?:([\[\],])|((?:{NUMBER})(?![\w.]))|(\.\.\.|…))")
FLAT = {"True": 1.0, "False": 0.0}


def tensors(text: str) -> dict[str, Tensor]:
    """Return the tensors of a text by their names, each of which stands before its numbers: `q = tensor([[…]])`, `w: [[…]]`.

    Numbers with decimals have the first type of NARROW that is no more exact than their digits, so that rounding counts as
    such.
    ValueError, a sentence, for what can't be read, among it a print that leaves numbers out. Nothing is executed.
    """
    if len(text) > MOST:
        raise ValueError(f"the text may have at most {MOST:,} characters, got {len(text):,}: save a file instead")
    found: dict[str, Tensor] = {}
    at = 0
    while text[at:].strip():
        start = NAME.match(text, at)
        if not start or text[start.end() : start.end() + 1] != "[":
            raise ValueError(f"each tensor must follow its name, as in q = tensor([[0.5, 1.0]]), got {_near(text, at)}")
        name = start[1]
        if name in found or len(found) == NAMES:
            raise ValueError(f"the text must hold each tensor once, at most {NAMES} of them, got {name} besides")
        found[name], at = _tensor(name, text, start.end())
    return found


def _tensor(name: str, text: str, at: int) -> tuple[Tensor, int]:
    """Return the tensor that begins at a bracket, and where the text goes on."""
    lists: list[list[Any]] = [[]]
    words, halves = [], []
    for token in _tokens(name, text, at):
        mark, number, *decimals, exponent, _ = token.groups()
        if number:
            words.append(number)
            halves.append(_half(decimals[0] or decimals[1] or "", exponent))
            lists[-1].append(FLAT[number] if number in FLAT else float(number))
        elif mark == "[":
            lists.append([])
        elif mark == "]":
            closed = lists.pop()
            lists[-1].append(closed)
    try:
        whole = torch.tensor(lists[0][0], dtype=torch.float64)
    except (ValueError, TypeError) as error:
        raise ValueError(f"the rows of {name} must be of one length") from error
    end = AFTER.match(text, token.end())
    return _typed(name, whole, words, max(halves, default=0.0)), end.end() if end else token.end()


def _tokens(name: str, text: str, at: int) -> Iterator[re.Match[str]]:
    """Yield brackets, commas and numbers from a bracket up to the one that closes it."""
    depth = 0
    while True:
        token = TOKEN.match(text, at)
        if not token:
            what = _near(text, at) if text[at:].strip() else "the end of the text: paste it whole"
            raise ValueError(f"{name} must hold numbers in brackets, closed as often as opened, got {what}")
        if token.groups()[-1]:
            raise ValueError(
                f"{name} is shortened by “...”, so most numbers are missing: print it whole, after "
                'torch.set_printoptions(profile="full") or numpy.set_printoptions(threshold=sys.maxsize)'
            )
        depth += {"[": 1, "]": -1}.get(token[1], 0)
        if depth > DEEPEST:
            raise ValueError(f"{name} may have at most {DEEPEST} axes")
        yield token
        if not depth:
            return
        at = token.end()


def _half(decimals: str, exponent: str | None) -> float:
    """Return by how much a number may be off that is printed with these decimals; 0 where it counts as exact."""
    if len(decimals) <= EXACT and not exponent:
        return 0.0
    return 0.5 * 10.0 ** max(min(int(exponent or 0) - len(decimals), 300), -300)


def _typed(name: str, whole: Tensor, words: list[str], half: float) -> Tensor:
    """Return numbers in the type that tells how exact they are; half: by how much each may be off."""
    if words and all(word in FLAT for word in words):
        return whole.bool()
    if words and all(word.lstrip("+-").isdecimal() for word in words):
        return whole.long()
    there = whole[whole.isfinite()]
    size = there.square().mean().sqrt().item() if len(there) else 0.0
    if not half or not size:
        return whole.float()
    for dtype in NARROW:
        kind = torch.finfo(dtype)
        if half <= SLACK * kind.eps * size and there.abs().amax() <= kind.max:
            return whole.to(dtype)
    raise ValueError(f"{name} is printed with too few digits: torch.set_printoptions(precision=8), or numpy’s, prints more")


def _near(text: str, at: int) -> str:
    return repr(text[at:].strip()[:30])
