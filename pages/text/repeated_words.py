"""The legend of labels with positions: what the number in the·5 means."""

from collections.abc import Sequence

from pages.text.languages import Words

words = Words("start")


def twice(labels: Sequence[str]) -> str:
    """Return what the number in the first such label means, for a legend; "" where no label has one."""
    for label in labels:
        word, dot, position = label.rpartition("·")
        if dot and position.isdigit():
            return words.twice(label=label, word=word, position=position)
    return ""
