"""What is kept of a scene that has been computed."""

from dataclasses import dataclass

from attn_core import blockwise, downsampling, torch_agreement
from attn_core.heads import MultiHeadTrace

POOLED = 128  # blocks per side of a large matrix, as many as a screen can show


@dataclass(frozen=True, eq=False)
class Seen:
    """A scene's trace on the CPU, the device and way it was computed, and derived results.

    whole        the trace; None for a long scene, whose rows are computed on demand: see `scene_rows`
    trouble      why it was not computed on the first choice of device, "" if it was
    agreement    the comparison with torch's own function
    variance     of the scores and the scaled scores in this sample; 0 where there are fewer than 2
    pooled       each stage in at most POOLED × POOLED blocks, made where attention was computed
    marks        for a long scene: the states of dropout's generator
    """

    whole: MultiHeadTrace | None
    device: str
    trouble: str
    milliseconds: float
    agreement: torch_agreement.Agreement
    variance: tuple[float, float]
    pooled: dict[str, downsampling.Pooled]
    marks: blockwise.Marks | None = None

    @property
    def trace(self) -> MultiHeadTrace:
        """The whole trace. ValueError for a long scene."""
        if self.whole is None:
            raise ValueError(f"a scene of more than {blockwise.MOST_WHOLE} scores has no whole trace: ask for its rows")
        return self.whole
