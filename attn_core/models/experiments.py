"""Sentences that show what a model has learned, each with an operation that takes the right word from it."""

from typing import NamedTuple


class Experiment(NamedTuple):
    """A sentence and an operation that changes what the model expects after it.

    expects, then   the word that comes next, without the operations and with them
    operations      as spelling.py writes them
    layer, head, query, key   the weight, from 0, that shows where the word comes from
    other           a sentence of as many words after which another word comes: patches are taken from it. No two experiments
                    have both sentences
    model           of MODELS, on which it is shown
    answers         which words may come next then, as a question offers them; "other" stands for all others
    """

    text: str
    expects: str
    operations: str
    then: str
    layer: int
    head: int
    query: int
    key: int
    other: str
    model: str = "tiny"
    answers: tuple[str, ...] = ()


VERBS, GIFT = ("are", "is", "was"), ("Tom", "Mia", "ball")  # that questions offer
EXPERIMENTS = {  # the first one is what the pages open with
    "pronoun": Experiment(
        "Tom saw Mia. Mia was sad because",
        "she",
        "cut_3_1_7_4",
        "he",
        3,
        1,
        7,
        4,
        "Tom saw Mia. Tom was sad because",
        answers=("she", "he", "the"),
    ),
    "copy": Experiment(
        "glim frob zat. glim frob",
        "zat",
        "off_1_0",
        ".",
        1,
        0,
        5,
        4,
        "glim frob Tom. glim frob",
        answers=("zat", "frob", "other"),
    ),
    "receiver": Experiment(
        "Mia and Tom went to the park. Mia gave a ball to",
        *("Tom", "cut_1_3_8_3", "Mia", 1, 3, 8, 3),
        "Mia and Tom went to the park. Tom gave a ball to",
        answers=GIFT,
    ),
    "agreement": Experiment(
        "The dogs near the cat", "are", "cut_2_2_4_1", "is", 2, 2, 4, 1, "The dog near the cats", answers=VERBS
    ),
    "patch": Experiment(
        "The dogs near the cat", "are", "patch_2_2_output", "is", 2, 2, 4, 1, "The dog near the cat", answers=VERBS
    ),
    "sink": Experiment(
        "The dog near the cats", "is", "mask_all_all_no_first", "are", 3, 3, 4, 0, "The dogs near the cats", answers=VERBS
    ),
    "scale": Experiment(
        "Ella and Zoe went to the beach. Ella gave a plum to",
        *("Zoe", "scale_3_all", "Ella", 3, 2, 12, 0),
        "Ella and Zoe went to the beach. Zoe gave a plum to",
        answers=("Zoe", "Ella", "beach"),
    ),
    "temperature": Experiment(
        "Mia and Tom went to the park. Mia gave a ball to",
        *("Tom", "temperature_1_all_8", "Mia", 1, 3, 8, 3),
        "Tom and Mia went to the park. Tom gave a ball to",
        answers=GIFT,
    ),
    "capital": Experiment(
        "The capital of France is Paris. The capital of Italy is",
        *(" Rome", "cut_23_4_11_10", " Paris", 23, 4, 11, 10),
        "The capital of Italy is Rome. The capital of France is",
        "smollm2-135m",
        answers=("Rome", "Paris", "France"),
    ),
}
NAMES_EXCHANGED = "Mia saw Tom. Tom was sad because"  # in the sentence of "pronoun"
