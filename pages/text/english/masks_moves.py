"""What the last two steps of the page about masks say: who notices a change, and what stays as a sentence grows."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("masks_moves", "en")


def changes(can: int, words: int, earlier: int, before: int, moved: int, most: float) -> str:
    """Say how many outputs can change, how many of those before the word, and how many do, by how much."""
    sentence = f"**{can} of {words}** outputs can change"
    sentence += f" (**{earlier}** of the {before} earlier ones)" if before else ""
    if not can:
        return sentence
    return f"{sentence}, and **{moved}** {'does' if moved == 1 else 'do'}" + (
        f", by up to **{numbers.small(most)}**" if moved else ""
    )


def changed_task(fewest: int, all_alike: bool, names: Sequence[str], done: bool) -> tuple[str, str]:
    """Return what to try with the word; names: whose outputs can change now."""
    if all_alike:
        alike = f"Under this mask, every word’s change reaches {numbers.plural(fewest, 'output')}"
        return f"{alike}. Choose another mask, and see which outputs stay the same.", ""
    noticed = ", ".join(f"“{markdown.plain(name)}”" for name in names)
    happened = f"Under the mask only the {'output' if len(names) == 1 else 'outputs'} of {noticed} can change."
    happened = happened if names else "Under the mask no output can change."
    return "Find a word whose change can reach the fewest outputs under the mask.", happened * done


def grown_task(last: str, old: int, without: int, under: int, done: bool) -> tuple[str, str]:
    """Return what to try with the newest word; how many earlier outputs must be recomputed, without and under a mask."""
    if not old:
        return own.MORE_WORDS, ""
    happened = f"Without a mask {without} of {old} must be recomputed, under this mask {under} of {old}."
    return f"Add the last word, “{markdown.plain(last)}”. How many earlier outputs must be recomputed?", happened * done
