"""What the page about a model says: its words, every head at once, the next word, what each layer would say."""

from collections.abc import Sequence

from pages.text import markdown, numbers

TABLES = {"heads": "what each head does", "next": "probability of every next word"}
TITLE = "What does a trained model attend to?"
INTRO = (
    "This small language model has read children’s stories and learned to say the next word. It has 4 layers of 4 heads. "
    "Nothing here is designed: every number was learned."
)
SENTENCE = "Your words"
SENTENCE_HELP = "Up to 64 words. Words that the model doesn’t know are allowed: it can copy them."
LAYER = "Layer"
LAYER_HELP = "Counted from 0. The output of a layer is what the next one reads."
OPERATE = "Operate on it"
SORT = "Order of the heads"
SORT_HELP = "layer: as the model has them. job: heads that do the same stand together."
EXPERIMENTS = {
    "copy": "Copy words it has never seen",
    "receiver": "Who gets the ball?",
    "agreement": "is or are?",
    "pronoun": "she or he?",
}
TRY = "Other sentences:"
EMPTY = "Type a word: the model reads words."
GRID_TITLE = (
    "**Every head: attention weights** :gray[· rows: queries, columns: keys · above: what the head does, "
    "and how much of its weight does it]"
)
HEAD_TITLE = "**The selected head, every step to the digits**"
NEW_WORD = "a new word"
PROBABILITY = "probability "
NEXT_TITLE = "**The next word** :gray[· probability of the likeliest eight]"
NEXT_ALT = "Bars: the eight likeliest next words with their probabilities."
LENS = (
    "**What the model would say if it ended earlier** :gray[· the last word’s vector, read before each layer as if it were "
    "the last]"
)
LENS_HEADER = ("read", "likeliest word", "probability")
ABOUT_TITLE = "What this model can do, and what it can’t"
ABOUT = (
    "The model is called tiny. It has 4 layers of 4 heads of size 16, vectors of 96 numbers, 273,504 learned numbers in "
    "all, "
    "and a vocabulary of 116 words and 24 placeholders for words that it doesn’t know. It was trained in seven minutes on "
    "stories that a small grammar makes up, and the training script stands in the repository.\n\n"
    "On sentences of word pairs that it has never read, it is right in every one of 400 tests a task: it copies a row of "
    "words, chooses **is** or **are** for the first of two animals, names the other person as the one who gets a gift, and "
    "chooses **she** or **he**.\n\n"
    "It can’t bind: after “Mia went to the park. Tom went to the shop. Where is Tom? In the” it names places at random. It "
    "knows no grammar beyond its stories, and nothing about the world."
)
JOBS = {
    "previous": "previous word",
    "first": "first word",
    "itself": "itself",
    "induction": "induction",
    "same": "same word",
    "punctuation": "punctuation",
    "broad": "broad",
}
JOB_MEANINGS = {
    "previous": "gives most of its weight to the word before",
    "first": "gives most of its weight to the first word, which often means: nothing to fetch here",
    "itself": "gives most of its weight to the query’s own word",
    "induction": "looks for what followed the same word last time (induction)",
    "same": "looks for the same word earlier in the sentence",
    "punctuation": "gives most of its weight to full stops and commas",
    "broad": "spreads its weight: no single job takes 40 % of it",
}


def expected(sentence: str, word: str, probability: float) -> str:
    share = numbers.percent(probability)
    return f"After “{markdown.plain(sentence)}” the model expects **{markdown.plain(word)}** ({share})."


def cut(typed: int, taken: int, longest: int, placeholders: int) -> str:
    most = f"{longest} words, {placeholders} of which it need not know"
    return f"The model reads the first {taken} of {typed} words: it takes {most}."


def unknown(words: Sequence[str]) -> str:
    listed = ", ".join(words)
    them, it = ("this word", "it") if len(words) == 1 else ("these words", "them")
    return f"The model doesn’t know {listed}. It can copy {them}, but knows nothing else about {it}."


def grid_alt(layer: int, head: int) -> str:
    return f"Heatmaps of all heads, layers 0 to {layer}, heads 0 to {head} in each."


def does(layer: int, head: int, meaning: str, scores: str) -> str:
    return f"**Layer {layer}, head {head}** {meaning}. :gray[Mean weight by job: {scores}.]"


def before_layer(layer: int, layers: int) -> str:
    return f"before layer {layer}" if layer < layers else "at the end"
