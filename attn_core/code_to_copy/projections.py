"""The part of a program to copy that makes words' vectors and projections: drawn, trained, or built from named features."""

from torch import Tensor

from attn_core import examples
from attn_core.positions import POSITIONS
from attn_core.scene import Scene
from attn_core.sources import SOURCES
from attn_core.sources.designed import SHARPNESS
from attn_core.sources.designs import DESIGNS
from attn_core.sources.source import MEAN_SQUARE
from attn_core.sources.tensor_file import TensorFile
from attn_core.sources.trained import HEAD_SIZE

INPUTS = """

def generator(*names):  # a stream of random numbers for every name
    text = "\\n".join(map(str, (seed, *names)))
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
    return torch.Generator().manual_seed(int.from_bytes(digest[:8], "big") >> 1)


def inputs(words):  # (T, d_model)
    x = torch.stack([torch.randn(d_model, generator=generator("word", word)) for word in words])
    return {inputs}
"""

DRAWN = """

def columns(head):  # (head_size, 3, d_model): one column of wk, wq and wv after another
    stream = generator("head", head)
    return [torch.randn(3, d_model, generator=stream) for _ in range(head_size)]


drawn = torch.stack([column for head in range(heads) for column in columns(head)]) / math.sqrt(d_model)
wk, wq, wv = drawn.permute(1, 2, 0).contiguous()  # each (d_model, heads * head_size)
"""

LEARNED = """

# head 0 has learned: {steps} steps of gradient descent, so that vowels look for consonants
wq[:, :{size}] = torch.tensor({wq})
wk[:, :{size}] = torch.tensor({wk})
"""

DESIGNED = """

def spelling(word):  # upper and lower case are the same
    return unicodedata.normalize("NFC", word.casefold())


def initial(word):  # the first letter, without its accent
    return unicodedata.normalize("NFD", word.casefold())[:1]


def features(i, word):  # what is 1 in the vector of this word; everything else is 0
    letter = initial(word)
    kind = ["vowel"] if letter in [*"aeiou"] else ["consonant"] if letter in [*"bcdfghjklmnpqrstvwxyz"] else []
    return [{place}"word " + spelling(word), "letter " + letter, "always", *kind]


both = {both}
places = ["position " + str(i) for i in range({longest})]
spelled = list(dict.fromkeys("word " + spelling(word) for word in both))
letters = list(dict.fromkeys("letter " + initial(word) for word in both))
names = [*places, *spelled, *letters, "vowel", "consonant", "always"]  # of the d_model numbers
assert len(names) == d_model
x = torch.tensor([[float(name in features(i, word)) for name in names] for i, word in enumerate(words)])
{second}
designs = [  # a head a line: what a query has, what it then looks for (past, with -1) in keys
{designs}]
{alike}wq, wk, wv = torch.zeros(3, d_model, heads * head_size)
for head, channels in enumerate(designs):
    for column, (has, looks_for, sign) in enumerate(channels, head * head_size):
        wq[names.index(has), column] = sign * {sharpness:g} * math.sqrt(head_size)
        wk[names.index(looks_for), column] = 1
    for column, name in enumerate(spelled, head * head_size):  # values say which word it is
        wv[names.index(name), column] = 1
"""

SECOND = "m = torch.tensor([[float(name in features(i, word)) for name in names] for i, word in enumerate(memory)])\n"
ALIKE = "designs = [[each for each in channels if each[2] > 0] for channels in designs]  # no query is a key, too\n"

EXAMPLE = """

# worked example: {title}; a row of x a token, used as x @ w
x = torch.tensor({x}).float()
wq = torch.tensor({wq}).float()
wk = torch.tensor({wk}).float()
wv = torch.tensor({wv}).float()
"""

FILE = """

# queries, keys and values as they were saved, example {example}: (heads, tokens, head_size)
{program}{shown}k, v = (x.repeat_interleave(heads // len(x), 0) for x in (k, v))  # once for each head that reads them
"""
SHOWN = "q, k, v = (x[:, {places}] for x in (q, k, v))  # the tokens that are shown\n"
OF_FILE = """
scores = q @ k.transpose(-2, -1)  # (heads, queries, keys)
scaled = scores * scale
"""


def of_example(scene: Scene) -> str:
    """Return the lines that hold the numbers of a worked example's tokens and projections."""
    own = scene.projections()
    matrices = {"x": scene.inputs(scene.words), "wq": own.wq, "wk": own.wk, "wv": own.wv}
    return EXAMPLE.format(
        title=examples.run(scene.source).title, **{name: matrix(values) for name, values in matrices.items()}
    )


def of_file(scene: Scene) -> str:
    """Return the lines that hold the queries, keys and values of a call that was saved in a file."""
    source = SOURCES[scene.source]
    assert isinstance(source, TensorFile)
    places = list(source.shown[: len(scene.words)])
    first, end = places[0], places[-1] + 1
    shown = SHOWN.format(places=f"{first}:{end}" if len(places) == end - first else places)
    return FILE.format(example=source.example, program=source.program, shown=shown)


def scores_of_file(scene: Scene) -> str:
    """Return the lines that score them."""
    return OF_FILE


def designed(scene: Scene) -> str:
    """Return the lines that build a designed scene's x, m where there is a second sentence, wq, wk and wv."""
    kinds = [scene.does(head).token for head in range(scene.heads)]
    designs = "".join(f"    {DESIGNS[kind].program},  # head {head}: {kind}\n" for head, kind in enumerate(kinds))
    place = '"position " + str(i), ' if scene.placed else ""
    if scene.memory is None:
        two = {"both": "words", "longest": "len(words)", "second": "", "alike": ""}
    else:
        longest = "max(len(words), len(memory))"
        two = {"both": "[*words, *memory]", "longest": longest, "second": SECOND, "alike": ALIKE}
    return DESIGNED.format(place=place, designs=designs, sharpness=SHARPNESS, **two)


def drawn(scene: Scene) -> str:
    """Return the lines that draw words, wq, wk and wv, or take what the first head has learned."""
    inputs = f"(x + positions(len(words))) / math.sqrt({MEAN_SQUARE})" if scene.placed else "x"
    lines = INPUTS.format(inputs=inputs) + POSITIONS[scene.positions].program + DRAWN
    if not scene.origin.trains or not scene.grown:
        return lines
    trained = scene.projections()
    wq, wk = (matrix(projection[:, :HEAD_SIZE]) for projection in (trained.wq, trained.wk))
    return lines + LEARNED.format(steps=scene.grown, size=HEAD_SIZE, wq=wq, wk=wk)


def matrix(numbers: Tensor) -> str:
    """Return a matrix as nested lists, a row a line, every digit of float32 kept."""
    rows = [", ".join(f"{number:.9g}" for number in row) for row in numbers.tolist()]
    return "[\n" + "".join(f"    [{row}],\n" for row in rows) + "]"
