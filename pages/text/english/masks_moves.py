"""What the last two steps of the page about masks say: who notices a change, and what stays as a sentence grows."""

from collections.abc import Sequence

from pages.text import markdown, numbers

MORE_WORDS = "Type more words under “Your words”: this step compares words with one another."
OPEN = "nothing hidden"
CHANGED_ALT = "How far each output moves when one word changes: "
GROWN_ALT = "How far each earlier output moves when a word is added: "
HIDDEN_FROM, NEW, LATER, STAYS = "0 · may not attend to it", "new", "not there yet", "0 · stays"
CHANGE = "bar = change of an output"


def moved_key(mask: str, still: bool) -> str:
    """Return the title of a picture of changes; still: whether nothing changes there, so that there is no bar."""
    return f":gray[**{mask}** · {'no output changes' if still else CHANGE}]"


def changed(word: str, without: str, mask: str, under: str) -> str:
    lead = f"1 is added to every number of the vector of {markdown.chip('key', word)}."
    why = "A bar is the largest change in an output. Under a mask the remaining weights are divided by their sum, "
    return f"{lead}  \nNothing hidden: {without}.  \nUnder the {mask}: {under}. :gray[{why}so bars may differ.]"


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


def first_word(word: str) -> str:
    return f"{markdown.chip('key', word)} is the first word, so there is no earlier output yet."


def grown(word: str, without: str, mask: str, under: str) -> str:
    return f"{markdown.chip('key', word)} is added.  \nNothing hidden: {without}.  \nUnder the {mask}: {under}."


def growth(opened: int, old: int, most: float, moves: bool) -> str:
    """Say what a new word means for the outputs before it; opened: how many of them may attend to it."""
    attends = f"**{opened} of {old}** earlier words may attend to it"
    if not opened:
        return f"{attends}, so {'their outputs stay' if old > 1 else 'its output stays'} and can be kept"
    output, change, stay = (
        ("its output", "changes", "it happens") if opened == 1 else ("their outputs", "change", "they happen")
    )
    if moves:
        return f"{attends}: {output} {change} by up to **{numbers.small(most)}** and must be recomputed"
    return f"{attends}: {output} must be recomputed, though {stay} to stay the same here"


def grown_task(last: str, old: int, without: int, under: int, done: bool) -> tuple[str, str]:
    """Return what to try with the newest word; how many earlier outputs must be recomputed, without and under a mask."""
    if not old:
        return MORE_WORDS, ""
    happened = f"Without a mask {without} of {old} must be recomputed, under this mask {under} of {old}."
    return f"Add the last word, “{markdown.plain(last)}”. How many earlier outputs must be recomputed?", happened * done


ONLY_SELF = "This step is about one sentence that attends to itself. At present there are two."
