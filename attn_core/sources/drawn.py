"""Projections drawn at random from the seed: every size can be chosen, and no head has a meaning."""

from dataclasses import dataclass

from attn_core.sources.source import Source


@dataclass(frozen=True)
class Drawn(Source):
    """Random projections of any size."""

    is_drawn = takes_any_text = True


SOURCE = Drawn(
    token="random",
)
