"""Sentences that show what a model has learned, each with an operation that takes the right word from it."""

from typing import NamedTuple


class Experiment(NamedTuple):
    """A sentence and an operation that changes what the model expects after it.

    expects, then   the word that comes next, without the operations and with them
    operations      as spelling.py writes them
    layer, head, query   the row, from 0, that shows where the word comes from
    model           of MODELS, on which it is shown
    """

    text: str
    expects: str
    operations: str
    then: str
    layer: int
    head: int
    query: int
    model: str = "tiny"


EXPERIMENTS = {
    "copy": Experiment("glim frob zat. glim frob", "zat", "off_1_0", ".", 1, 0, 5),
    "receiver": Experiment("Mia and Tom went to the park. Mia gave a ball to", "Tom", "cut_1_3_8_3", "Mia", 1, 3, 8),
    "agreement": Experiment("The dogs near the cat", "are", "cut_2_2_4_1", "is", 2, 2, 4),
    "pronoun": Experiment("Tom saw Mia. Mia was sad because", "she", "cut_3_1_7_4", "he", 3, 1, 7),
    "capital": Experiment(
        "The capital of France is Paris. The capital of Italy is",
        " Rome",
        "cut_23_4_11_10",
        " Paris",
        23,
        4,
        11,
        "smollm2-135m",
    ),
}
