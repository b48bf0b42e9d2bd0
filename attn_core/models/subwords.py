"""The tokens of a model of Hugging Face: words and parts of words, as its tokenizer's file lists them."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from attn_core.models import folders
from attn_core.models.model import LONGEST, Encoded, Vocabulary
from attn_core.tokens import SPACE

ENTRY = 400  # bytes that a token takes, here and in the tokenizer
UNREADABLE = "\ufffd"  # what stands for bytes that are no whole character
BREAKS = {ord("\n"): "⏎", ord("\t"): "⇥"}  # how a line break and a tab stand in a token
BLANK = "▁"  # what some tokenizers write for a space, and leave out where they return a text
BYTE = re.compile("<0x([0-9A-F]{2})>")  # what some write for a byte; the others have a letter for each
PRINTED = [*range(33, 127), *range(161, 173), *range(174, 256)]  # bytes whose letter is the character of this number
LETTERS = {chr(byte): byte for byte in PRINTED} | {
    chr(256 + at): byte for at, byte in enumerate(byte for byte in range(256) if byte not in PRINTED)
}
TRIED = "A snowman ☃ in words"  # most models have no token of its own for it


@dataclass(frozen=True, eq=False)
class Subwords(Vocabulary):
    """A vocabulary of parts of words.

    tokenizer  of the package tokenizers
    numbers    of the tokens, by their labels
    labels     of all tokens, each another: the characters that a token stands for, as `visible` shows them, or its name
        where another token has the same ones
    """

    tokenizer: Any
    labels: tuple[str, ...]
    numbers: Mapping[str, int]

    @property
    def bytes(self) -> int:
        """About the bytes of its tokens, and of the tokenizer's own."""
        return ENTRY * len(self.labels)

    def tokens(self, text: str) -> list[str]:
        """Return the labels of a text's tokens; those that the tokenizer adds are among them."""
        return [self.labels[number] for number in self.tokenizer.encode(text).ids] if text.strip() else []

    def reads(self, text: str) -> tuple[str, ...]:
        """Return the first tokens of a text, at most `longest`; a token that the tokenizer adds at the end stays there."""
        listed = self.tokens(text)
        if len(listed) <= self.longest:
            return tuple(listed)
        ending = listed[-1:] if self.tokenizer.encode(text).special_tokens_mask[-1] else []
        return (*listed[: self.longest - len(ending)], *ending)

    def encode(self, text: str | Sequence[str]) -> Encoded:
        """Return a text, or the labels of its tokens, as the model reads it; ValueError for no token or a foreign one."""
        labels = tuple(self.tokens(text) if isinstance(text, str) else text)
        if not 1 <= len(labels) <= self.longest:
            raise ValueError(f"text must have 1 to {self.longest} tokens, got {len(labels)}")
        unknown = [label for label in labels if label not in self.numbers]
        if unknown:
            raise ValueError(f"text must have tokens of {self.name}, got {unknown[0]!r}")
        return Encoded(tuple(self.numbers[label] for label in labels), labels)

    def sentence(self, labels: Sequence[str]) -> str:
        """Return tokens as a sentence, without those that the tokenizer adds."""
        return str(self.tokenizer.decode(list(self.encode(labels).ids)))


def read(name: str, folder: Path, predicts: bool, size: int = 0, longest: int = LONGEST) -> Subwords:
    """Return the vocabulary of a folder; ValueError where its tokenizer can't be read, or has tokens beyond `size`.

    size: of how many tokens the model has vectors, which may be more than there are; 0: as many as there are
    longest: how many tokens of a text the model takes
    """
    with folders.reading(folders.TOKENIZER, folder):
        from tokenizers import Tokenizer  # noqa: PLC0415  (only where such a model is chosen)

        tokenizer = Tokenizer.from_file(str(folder / folders.TOKENIZER))
        tokenizer.no_padding()
        tokenizer.no_truncation()
        count = 1 + max(tokenizer.get_vocab().values(), default=-1)
        if count > size > 0:
            raise ValueError(f"it has tokens up to number {count - 1}, and the model has vectors for {size}")
        labels = _labels(tokenizer, max(count, size))
        _ = [labels[number] for number in tokenizer.encode(TRIED).ids]  # some fail at words that they don't know
    return Subwords(
        name=name,
        words=labels if predicts else (),
        placeholders=(),
        longest=longest,
        tokenizer=tokenizer,
        labels=labels,
        numbers={label: number for number, label in enumerate(labels)},
    )


def _labels(tokenizer: Any, count: int) -> tuple[str, ...]:
    taken, labels = set(), []
    shown = tokenizer.decode_batch([[number] for number in range(count)], skip_special_tokens=False)
    for number, text in enumerate(shown):
        name = tokenizer.id_to_token(number) or ""
        blank = bool(name) and not name.strip(BLANK) and BLANK not in text
        label = visible(" " * len(name) if blank else _with_bytes(name) if UNREADABLE in text else text)
        if not label or UNREADABLE in label or label in taken:
            label = f"⟨{visible(name) or number}⟩"  # a number without a token is its own name
        taken.add(label)
        labels.append(label)
    return tuple(labels)


def visible(text: str) -> str:
    """Return the characters of a token with a sign for each that nobody would see: ␣, ⏎, ⇥, or its bytes, <E2><80><8B>.

    A space beside a visible character stays: it tells where a word begins.
    """
    text = text.translate(BREAKS)
    if any(unicodedata.category(sign)[0] not in "CZ" and sign not in "⏎⇥" for sign in text):
        return text
    return "".join(SPACE if sign == " " else sign if sign in "⏎⇥" else _spelled(sign.encode()) for sign in text)


def _with_bytes(name: str) -> str:
    """Return the characters that a tokenizer's name of a token spells, a part of one as its byte, <E2>; "" for others."""
    if found := BYTE.fullmatch(name):
        return _spelled(bytes.fromhex(found[1]))
    if not all(letter in LETTERS for letter in name):
        return ""
    text = bytes(LETTERS[letter] for letter in name).decode("utf-8", "surrogateescape")
    return "".join(_spelled(bytes([ord(sign) - 0xDC00])) if 0xDC80 <= ord(sign) <= 0xDCFF else sign for sign in text)


def _spelled(these: bytes) -> str:
    return "".join(f"<{byte:02X}>" for byte in these)
