"""What the steps of the page about order say."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {"shuffle": "the shuffle", "distance": "the score by distance"}
ALL = 0.995  # what rounds to 100 %

ALONE = "No positions, no order"
ALONE_WORDS = (
    "Until now each vector x also held its word’s position. Here it holds the word alone, so a score depends on which two "
    "words meet, not on where they stand. Put the words in another order: each output moves along with its word, and its "
    "numbers stay the same. This is called **permutation equivariance**. No mask hides a word."
)
ALONE_FORMULA = r"\text{attention}(P\,X)=P\,\text{attention}(X)"
PLACED = "Positions tell the order"
PLACED_WORDS = (
    "“Dog bites man” and “man bites dog” mean different things, so a model must know the order. A position is added to "
    "each word’s vector x: numbers p that say where the word stands. Queries and keys then depend on the place, too, and "
    "after a shuffle a word may attend to another one."
)
PLACED_FORMULA = r"q_i=(x_i+p_i)\,W_Q\qquad k_j=(x_j+p_j)\,W_K"
APART = "No distance is special"
APART_WORDS = (
    "Without positions, two words have the same score at every distance. With positions the score may change with the "
    "distance, but no distance is favoured by design: training decides which one counts. To fill 16 places, the words of "
    "the sentence are repeated."
)
SUMMARY = (
    "Attention by itself is permutation equivariant: shuffle the words, and the outputs follow them.  \nPositions, which "
    "are added to the vectors, tell the order, and so does a mask, which hides words by their place."
)
KNOWING, PAIR, CONVOLUTION = "a mask or a bias tells the order, too", "another pair of words", "a convolution, to compare"
TRY = {
    "dog": "“man bites dog” for “dog bites man”",
    "random": "Random projections",
    "causal": "A causal mask, no positions",
    "alibi": "ALiBi, no positions",
}
SHUFFLE, SHUFFLE_HELP = "Shuffle", "Each number stands for one order of the words. A link may set any from 0 to 999."
DISTANCE, DISTANCE_HELP = (
    "Places apart",
    "How many places the second word stands after the first. Other words fill the places between.",
)
PLACES_APART = "places apart"  # of an axis
OTHER = "Second word: its position, counted from 0"
JOBS = {  # what a designed head does, and whether it is so with positions; of others their own sentence is taken
    ("same", False): "The projections here need no positions: each word attends to itself and to its copies.",
    ("previous", True): "Each word attends to the word before it.",
    ("previous", False): "Without positions no word finds the word before it, so all words get the same weight.",
}
FIRST = " The first word has none, so its weights are all equal."
DRAWN = "The projections are random here, not trained, so which scores are high is chance."
STAYS = "This shuffle leaves every word in its place."
NOTHING = "nothing: the words alone"
NOW = " :primary-badge[now]"
KNOWS, DIFFERENCE = "what tells the order", "difference after the shuffle"
MASKED = (
    "A mask that hides words by their place tells the order as well: under a causal mask each word attends to itself and "
    "to the words before it, and a shuffle puts other words before it. So a mask, too, breaks the rule that outputs follow "
    "their words. So does a bias by distance: ALiBi takes the more from a score the farther key and query stand apart. The "
    "difference is 0 up to rounding where nothing tells the order."
)
FEATURES = "Positions here are features: one number for each place, 1 where the word stands and 0 elsewhere."
WAVES = (
    "Positions here are fixed: sines and cosines of the place, each with a wavelength of its own. Other models learn the "
    "vector of each place in training."
)
FORMULA_LETTERS = "In the formula, X holds the words’ vectors, a row for each word, and P shuffles rows."
PLACED_LETTERS = ("Here positions are off, so p is 0 in the formula.", "In the formula, p is the position of place i or j.")
LINES = ("words alone", "with positions")
PLACELESS = {
    True: "worked examples",
    False: "the projections “learned”",
}  # by whether it is an example: they know no positions


def placeless(example: bool) -> str:
    """Say that projections, or a worked example, know no positions."""
    return f"**Positions are left out:** {PLACELESS[example]} know none."


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


def all_places(word: str, share: float) -> str:
    """Say how much a row gives to all places of a word, as the picture's number does."""
    return f" (“{markdown.plain(word)}” at all its positions: **{numbers.percent(share)}**)"


def outputs(shuffled: bool, named: bool, width: int) -> str:
    """Return the title of a picture of outputs; named: whether its columns stand for words."""
    columns = "number: how much of this word is in the output" if named else f"first {width} numbers, −2.5 to 2.5"
    return f"**Outputs {'shuffled' if shuffled else 'as written'}** :gray[· {columns}]"


def outputs_alt(shuffled: bool, alone: bool) -> str:
    return f"Outputs of the words {'shuffled' if shuffled else 'as written'}{', alone' * alone}"


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


def rows(query: str, before: str, after: str) -> str:
    """Say where a word attends as written and after the shuffle."""
    return f"As written, {markdown.chip('query', query)} {before}. After the shuffle, it {after}."


MASK, BIAS = "the mask", "the bias"


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


BY_DISTANCE_ALT = "One score against the distance between its words"
CONVOLUTION_ALT = "The weights of a convolution by distance"
CONVOLVED = (
    "A convolution is another way to mix words, the opposite of attention: its weights depend on the distance alone, "
    "whatever the words are."
)


def convolution() -> str:
    return "**Weights of a convolution over three places** :gray[· one bar per distance]"


def back(places: int) -> str:
    return f"{places} back" if places else "itself"


def convolution_weight(distance: int, weight: float) -> str:
    share = numbers.percent(weight)
    return f"The convolution gives the word {numbers.plural(distance, 'place')} back **{share}**, whatever the words are."


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
