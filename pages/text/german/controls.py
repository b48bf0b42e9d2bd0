"""Wie die Bedienelemente heißen, die mehrere Seiten zeichnen, und was ihre Hilfe sagt."""

from collections.abc import Iterable

POWERS = ("0 keine", "½ √", "1 ganz")


def mask_help(summaries: Iterable[tuple[str, str]]) -> str:
    kinds = (f"{token}: {summary}." for token, summary in summaries if summary)
    return " ".join(["Eine verdeckte Zelle hat genau das Gewicht 0.", *kinds])


def projections_help(random: str, learned: str, designs: Iterable[tuple[str, str]]) -> str:
    listed = "; ".join(f"{token}, {job}" for token, job in designs)
    return (
        f"Woher W_Q, W_K und W_V kommen. random: {random}. Entworfene Köpfe haben benannte Merkmale und eine Aufgabe: "
        f"{listed}. learned: {learned}. Die übrigen sind durchgerechnete Beispiele mit eigenen Token."
    )
