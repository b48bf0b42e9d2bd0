"""What nobody's browser sends: names and values of a link, drawn from a seed."""

from collections.abc import Sequence
from typing import TypeVar

import torch

from pages.view import settings

T = TypeVar("T")
NAMES = (*settings.CONTROLS, "__class__", "__proto__", "constructor", "page", "n", "html", "0", "<b>")
VALUES = ("0", "-1", "1", "7", "512", "1e1", "-0.0", "0.5", "1e400", "nan", "9" * 5000, "0x10", "1_0", "١٢", " 3 ", "")
VALUES += ("true", "causal", "cross", "same", "word", "v_0_3_1.5", "k_0_0_nan", "0_3_1.5", "1-4", "63-63", "~", "a" * 20_000)
VALUES += ("\x00", "\ud83e", "\u202e", "💥", "&amp;", ":red[x]", "](//z)", "%ed%a0%80", "\"'\\%&=;#?+")


class Forger:
    """Draw values, reproducibly for a seed."""

    def __init__(self, seed: int) -> None:
        """Begin."""
        self.generator = torch.Generator().manual_seed(seed)

    def below(self, count: int) -> int:
        """Return a whole number below this one."""
        return int(torch.randint(count, (), generator=self.generator))

    def choice(self, options: Sequence[T]) -> T:
        """Return one of these."""
        return options[self.below(len(options))]

    def sample(self, options: Sequence[T], count: int) -> list[T]:
        """Return some of these, none twice."""
        order = torch.randperm(len(options), generator=self.generator).tolist()
        return [options[i] for i in order[:count]]

    def said(self) -> dict[str, str]:
        """Return names of a link, or almost, with values that a page of ours would hardly send."""
        return {self.choice(NAMES): self.choice(VALUES) for _ in range(self.choice((0, 3, 10, 40)))}
