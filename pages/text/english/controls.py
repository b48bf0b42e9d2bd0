"""What the controls are called that several pages draw, and what their help says."""

from collections.abc import Iterable

POWERS = ("0 none", "½ √", "1 full")  # marks under the slider


def mask_help(summaries: Iterable[tuple[str, str]]) -> str:
    kinds = (f"{token}: {summary}." for token, summary in summaries if summary)
    return " ".join(["A hidden cell gets weight exactly 0.", *kinds])


def projections_help(random: str, learned: str, designs: Iterable[tuple[str, str]]) -> str:
    listed = "; ".join(f"{token}, {job}" for token, job in designs)
    return (
        f"Where W_Q, W_K and W_V come from. random: {random}. Designed heads have named features and a job: {listed}. "
        f"learned: {learned}. The rest are worked examples, with tokens of their own."
    )
