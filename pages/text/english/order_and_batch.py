"""What the steps of the page about order say."""

from collections.abc import Sequence

from pages.text import markdown, numbers

ALL = 0.995  # what rounds to 100 %

ALONE_FORMULA = r"\text{attention}(P\,X)=P\,\text{attention}(X)"
PLACED_FORMULA = r"q_i=(x_i+p_i)\,W_Q\qquad k_j=(x_j+p_j)\,W_K"
JOBS = {  # what a designed head does, and whether it is so with positions; of others their own sentence is taken
    ("same", False): "The projections here need no positions: each word attends to itself and to its copies.",
    ("previous", True): "Each word attends to the word before it.",
    ("previous", False): "Without positions no word finds the word before it, so all words get the same weight.",
}
PLACED_LETTERS = ("Here positions are off, so p is 0 in the formula.", "In the formula, p is the position of place i or j.")
LINES = ("words alone", "with positions")
PLACELESS = {
    True: "worked examples",
    False: "the projections “learned”",
}  # by whether it is an example: they know no positions


def attends(key: str, share: float, ties: int, noun: str = "word") -> str:
    """Return where a row attends, as the end of a sentence that begins with its query.

    key: the one with the largest weight, in Markdown; share: that weight; ties: how many keys have it, 0: all are hidden
    """
    percent = f"**{numbers.percent(share)}**"
    if not ties:
        return f"attends to no {noun}, since all are hidden from it"
    if ties == 1:
        return f"gives its largest weight, {percent}, to {key}"
    if ties * share > ALL:
        return f"attends equally to {ties} {noun}s: {percent} each"
    return f"gives its largest weight, {percent}, to each of {ties} {noun}s"


def alone(query: str, places: tuple[int, int], row: str, rounding: str) -> str:
    """Say that a word's output follows it; places: where it stands as written and shuffled; row: where it attends.

    rounding: by how much rounding changes its output, "" where that is too little to be seen
    """
    before, after = places
    stands = f"stands at place {before} as written and at place {after} after the shuffle, counted from 0"
    if before == after:
        stands = f"stands at place {before} in both orders, counted from 0"
    same = f"rounding alone changes its output, by up to {rounding}" if rounding else "its output is the same"
    return f"{markdown.chip('query', query)} {stands}. In both orders it {row}, and {same}."


def knowing(positions: bool, mask: str, bias: str) -> str:
    """Return what of a layer tells the order; "" where nothing does."""
    return " and ".join([f"the {mask} mask"] * (mask != "none") + ["ALiBi"] * (bias != "none") + ["positions"] * positions)


def follow(tells: str, difference: float, same: bool) -> str:
    """Say whether outputs, put back into the order of the sentence, are what they were.

    tells: what tells the order, see knowing; same: whether the difference is rounding
    """
    if not tells:
        return "Nothing tells the order here, so the outputs follow their words."
    verb = "tell" if "positions" in tells or " and " in tells else "tells"
    if same:
        return f"The outputs follow their words here, although {tells} could {verb.removesuffix('s')} the order."
    most = f"up to **{numbers.small(difference)}**"
    return f"Put back into the order of the sentence, the outputs differ by {most}: {tells} {verb} the order."


def apart(query: str, key: str, distance: int, scores: tuple[float, float], varies: float) -> str:
    """Say how two words score at a distance; scores: without and with positions; varies: over all, with positions."""
    without, placed = (numbers.decimal(score, sign=True) for score in scores)
    far = f"{markdown.chip('key', key)} stands {numbers.plural(distance, 'place')} after {markdown.chip('query', query)}"
    over = f"The first stays the same at every distance; the second varies by **{numbers.small(varies)}**."
    return f"{far}: the score is **{without}** for the words alone and **{placed}** with positions. {over}"


def apart_anywhere(query: str, key: str, score: float, example: bool) -> str:
    """Say how two words score where no positions are known."""
    pair, at = f"{markdown.chip('query', query)} and {markdown.chip('key', key)}", numbers.decimal(score, sign=True)
    return f"At every distance the score of {pair} is **{at}**: {PLACELESS[example]} know no positions."


def scores_of_head(head: int) -> str:
    return f"**Scaled score{f' in head {head}' * bool(head)}**"


def convolution() -> str:
    return "**Weights of a convolution over three places** :gray[· one bar per distance]"


def alone_task(word: str | None, first: bool) -> tuple[str, str]:
    """Return what to try with the shuffle; word: which one is to stand first, None for none; first: whether it does."""
    if word is None:
        return "Type a second word under “Your words”: one word alone has only one order.", ""
    name = f"“{markdown.plain(word)}”"
    happened = f"No: {name} stands first now, and its row has the same numbers in both pictures."
    return f"Move the shuffle until {name} stands first. Do the numbers in its row change?", happened * first


def placed_task(knows: bool, others: Sequence[str], equal: int, follows: bool) -> tuple[str, str]:
    """Return what to try with positions; follows: whether nothing tells the order, so that outputs follow.

    others: what else tells the order, a mask, a bias
    equal: how many words a row then attends to equally, 0 where the weights differ
    """
    if not knows:
        return "These projections know no positions. Choose others under “Your words”.", ""
    question = "Switch positions off. Does each output move along with its word now?"
    if others:
        off = f"Switch positions off, and under “Deeper” switch off {' and '.join(others)}."
        question = f"{off} Does each output move along with its word now?"
    happened = "Yes: nothing tells the order any more, so each word has the same row in both pictures."
    if equal:
        rows = f"no word can find the word before it: each attends to all {equal} words equally, so all rows are the same"
        happened = f"Yes, but nothing tells the order any more, so {rows}."
    return question, happened * follows


def apart_task(distance: int, farthest: int, alone: float, placed: tuple[float, float]) -> tuple[str, str]:
    """Return what to try with the distance; alone, placed: the scores without positions, and with, at both ends."""
    near, far, same = (numbers.decimal(score, sign=True) for score in (*placed, alone))
    happened = f"The words alone still score {same}. With positions the score was {near} one place apart; it is {far} now."
    return f"Move the two words {farthest} places apart. Which score changes?", happened * (distance == farthest)


def checked_shuffle(same: bool, difference: float) -> str:
    """Say how far the outputs of shuffled words are from those as written where nothing tells the order."""
    sentence = "without positions and mask, outputs that are put back in order are the same"
    return markdown.badge(same, sentence, difference)


def checked_distance(same: bool, difference: float, farthest: int) -> str:
    """Say how far a score varies over all distances where no positions are added."""
    return markdown.badge(same, f"the score of the words alone is the same at distances 1 to {farthest}", difference)
