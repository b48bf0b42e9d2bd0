"""What the page about queries, keys and values says: its steps, and the boards of the last two."""

from collections.abc import Mapping

from attn_core.sources import trained
from pages.text import numbers

TABLES = {"product": "the products of the score", "scores": "all scores", "values": "all values"}
TITLES = (
    "One vector, three projections",
    "A score is a sum of products",
    "What each projection does",
    "W_Q and W_K are learned",
)
PROJECTED = (
    "Each word has one vector **x**. Three matrices, the **projections** W_Q, W_K and W_V, turn it into three others: the "
    "**query** q says what the word looks for, the **key** k what it offers, the **value** v what it passes on to words "
    "that attend to it."
)
PROJECTED_FORMULA = r"q=x\,W_Q\qquad k=x\,W_K\qquad v=x\,W_V"
SCORE = (
    "The **score** of a query and a key is their dot product: multiply their numbers pair by pair, and add up the "
    "products. If one matrix made both, two words would score the same in both directions. W_Q and W_K differ, so “bat” "
    "can look for “The” without “The” looking for “bat”. Select a cell."
)
SCORE_FORMULA = r"q\cdot k=\sum_{d} q_d\,k_d"
CHANGED = (
    "W_Q and W_K determine the scores, and so which word attends to which. W_V determines the values: what is passed on. "
    "The output is the weighted sum of the values. Change a number of one matrix, and see what changes."
)
LEARNED = (
    "W_Q, W_K and W_V begin as random numbers. **Training** measures how far a model is from its goal (the **loss**) and "
    "moves each number a little to lower it. Here each letter is a token, and the goal is that vowels attend to "
    "consonants."
)
TRAINED_FORMULA = (
    r"\text{loss}=\operatorname*{mean}_{\text{vowels}}\,\sum_j t_j\ln\frac{t_j}{w_j}\qquad "
    rf"W\leftarrow W-{trained.RATE:g}\,\frac{{\partial\,\text{{loss}}}}{{\partial W}}"
)
SUMMARY = (
    "A query looks for something, a key offers something, and their score, a sum of products, says how well they match; "
    "the value is what is passed on.  \nW_Q, W_K and W_V make all three from the same vector. Here W_Q and W_K were "
    "trained; a real model also trains W_V."
)
KEY = "Key"
KEY_HELP = (
    "Which word’s key the query is compared with: its position, counted from 0. Or select the word’s row among keys and "
    "values."
)
EDIT_MAP = "Projection to change"
EDIT_MAP_HELP = "q: W_Q, what words look for. k: W_K, what they offer. v: W_V, what they pass on."
EDITS = "Numbers changed by hand"
EDITS_HELP = "v_0_3_1.5 is row 0, column 3 of W_V; more follow after ~. Empty: the projections are unchanged."
HAND_OVER = "What the weights mix"
HAND_OVER_HELP = "v: the values, as wide as the head. x: the words’ own vectors, as wide as the model."

# ---- titles of what is deeper ----

MATRICES = "the three matrices, and all queries, keys and values"
OTHERS = "other projections"
NOT_X = "the value is not the vector"
NOT_X_WORDS = (
    "W_V chooses what of a word’s vector x is passed on. If the weights mixed x itself, each head would pass on the whole "
    "vector, all d_model numbers."
)
NOT_X_FORMULA = r"\text{output}=\text{weights}\;V\quad\text{not}\quad\text{weights}\;X"
TWO = "why W_Q and W_K are two matrices"
TWO_WORDS = (
    "Suppose one matrix W made both q and k. Then q of “bat” and k of “The” are the same two vectors as k of “bat” and q "
    "of “The”, so both scores are equal: the second matrix is symmetric. “The word before” is not symmetric: “bat” gives "
    "“The” a high score, and “The” gives “bat” a low one. One matrix can only express symmetric relations, such as “the "
    "same word”, and then every word also matches itself."
)
TWO_FORMULA = r"x\,W_Q\,W_K^\top x^\top\quad\text{against}\quad x\,W\,W^\top x^\top"
LOOK_UP = "a soft look-up in a database"
LOOK_UP_WORDS = (
    "A dictionary compares a query with its keys and returns the value of the one that matches. Attention returns a mix of "
    "all values. At temperature 0 it returns the value of the best match alone, as a dictionary does."
)
LOOK_UP_FORMULA = r"\text{temperature}\to 0:\quad \text{output}=v_{j}\;\;\text{with the largest } q\cdot k_j"
NUMBERS = "each change by itself, and the changes as text"
TRAINED = "the loss, and what a step of training does"
TRAINED_WORDS = (
    "In a real model W_Q, W_K and W_V begin as random numbers and are trained; here only W_Q and W_K are. A **loss** "
    "compares the vowels’ weights w with those wanted, t: all on consonants, in equal shares; then it is 0. Its "
    "**gradient** says which way it grows; a step of training moves each number a little the other way."
)
LOSS = "the loss of a language model"
LOSS_WORDS = (
    "The loss of this small training depends on the attention weights, so only W_Q and W_K learn. A language model "
    "predicts the next token: its loss is −ln of the probability that it gave to the actual next token. The gradient of "
    "this loss covers every number of the model, W_V included, and each number moves a little against it. So heads with a "
    "recognisable pattern emerge, although nobody specified the pattern."
)

# ---- step 3 ----

PARTS = {"v": "values v", "weights": "attention weights", "output": "outputs"}
EDIT_BUTTONS = {"q": "Change a query", "k": "Change a key"}
FORGET = "Reset all changes"


def moved_name(moved: bool) -> str:
    outlined = "**outlined: what changed** · " if moved else ""
    return f":gray[{outlined}row: a word · violet: positive · orange: negative]"


def editor_name(letter: str, role: str, rest: bool) -> str:
    more = " Outer rows of 0 are left out." if rest else ""
    return f"**W_{letter}** (row: one number of x, column: one number of the {role}). Type over a number.{more}"


def change_name(part: str, shape: str, end: float) -> str:
    return f"**Change of {PARTS[part]}** {shape}\n\n:gray[violet: increase · orange: decrease · colour scale: ±{end:g}]"


NOTHING_CHANGED = "No number is changed yet: these are the values, the attention weights and the outputs as they were."
NOTHING_MOVED = "The changed numbers change no value, no attention weight and no output."


def changes_in_words(largest: Mapping[str, float]) -> str:
    """largest: part → by how much it moved at most."""
    (first, by), *others = [(part, f"**{numbers.small(largest[part])}**") for part in PARTS if largest[part]]
    listed = "".join(f", the {PARTS[part]} by {most}" for part, most in others)
    moved = f"The {PARTS[first]} changed by at most {by}{listed}"
    still = " and ".join(f"the {PARTS[part]}" for part in PARTS if not largest[part])
    moved += f"; {still} did not change" * bool(still)
    if not largest["weights"]:
        why = "Values determine what is passed on, never which word attends to which."
    elif largest["output"] and not largest["v"]:
        why = "The outputs are sums of the same values with other weights."
    else:
        why = ""
    return f"{moved}. {why}".rstrip()


def change_task(done: bool) -> tuple[str, str]:
    happened = "Only W_V does that: the weights are computed from queries and keys, and W_V is not used there."
    question = "Choose W_Q, W_K or W_V with q, k or v, and type another number into a cell, so that outputs move and no "
    return f"{question}attention weight does.", happened * done


# ---- step 4 ----

UNTRAINABLE = "The sentence has no vowel or no consonant, so there is nothing to learn from. Change it in **Your words**."


def vowels_name(share: float, end: float) -> str:
    name = f"**The vowels’ attention weights: {numbers.percent(share)} on consonants**"
    return f"{name} :gray[· row: a vowel · outlined: consonants · 0 to {end:g}]"


SHARE_NAME = ":primary[**━ share of the vowels’ attention on consonants**]"
TRAINING_AXIS, TRAINING_SERIES = "steps of training", "on consonants"


def learned_in_words(step: int, share: float, first: float) -> str:
    goes = f"**{numbers.percent(share)}** of the vowels’ attention goes to consonants"
    if not step:
        return f"Before training, {goes}."
    return f"After {numbers.plural(step, 'step')} of training, {goes}; before it was {numbers.percent(first)}."


def loss_in_words(step: int, loss: float, first: float) -> str:
    if not step:
        return f"Before training, the loss is **{loss:.3f}**."
    return f"After {numbers.plural(step, 'step')} of training, the loss is **{loss:.3f}**; before it was {first:.3f}."


def learned_task(target: float, step: int, done: bool) -> tuple[str, str]:
    after = numbers.plural(step, "step")
    happened = f"After {after} it is at least that. Nobody wrote the rule into W_Q and W_K: training found it."
    question = (
        f"How many steps does it take until at least {100 * target:.0f} % of the vowels’ attention goes to consonants?"
    )
    return question, happened * done


TRY = {  # what buttons change → their labels
    "exact": "Exact: temperature 0",
    "plain": "Temperature 1",
    "soft": "Softer: temperature 6",
    "untrained": "Back to no training",
}
USE = "Use the trained W_Q and W_K in steps 1 to 3"
