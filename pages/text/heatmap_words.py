"""The words under a heatmap, and what its colours run between."""

from pages.text.languages import Words

words = Words("row")


def under(stage: str, query: str, noun: str, limit: float, total: float | None, dropout: float) -> str:
    """Return what the colours of a stage mean, and what the selected row adds up to.

    noun: what keys are called; limit: where the colours end; total: None where every key is hidden from the row
    """
    if stage in words.STAGES:
        return words.signed(stage=stage, limit=limit)
    if total is None:
        return words.empty(query=query, noun=noun)
    scale = words.scale_of_weights(limit=min(limit, 1.0), long=limit < 1)
    return words.adds_up(
        query=query, scale=scale, total=total, dropout=dropout if stage == "dropped" else None, kept=1 - dropout
    )


def legend(signed: bool, limit: float) -> str:
    """Return what the colours run between."""
    return words.legend(negative=signed, limit=limit)
