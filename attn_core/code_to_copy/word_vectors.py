"""The part of a program to copy that reads words' vectors from the table, and makes the heads that were trained on them."""

from attn_core import meaning
from attn_core.meaning import table, trained_head
from attn_core.scene import Scene
from attn_core.sources.meaning import PLACES, PRIMES, SHARPNESS

VECTORS = """
# word vectors of all-MiniLM-L6-v2 (Apache License 2.0); run this where the repository of the app stands
def read(name, part, kind):
    with zipfile.ZipFile("attn_core/meaning/" + name) as file:
        return torch.frombuffer(bytearray(file.read(part)), dtype=kind)


table = read({words!r}, "numbers.int8", torch.int8).view(-1, {width})


def drawn(word):  # for a word that the table lacks
    digest = hashlib.sha256(("0\\nmeaning\\n" + word).encode("utf-8", "surrogatepass")).digest()
    return torch.randn({width}, generator=torch.Generator().manual_seed(int.from_bytes(digest[:8], "big") >> 1))


def vector(found):  # found: the word's place in the table, which is sorted by frequency, or its letters
    known = isinstance(found, int)
    row = table[found].float() if known else drawn(found)
    short = math.log({shortened} + found) / math.log({shortened} + len(table)) if known else 1
    return short * {width} ** 0.5 * row / row.norm()


turns = torch.tensor({primes}, dtype=torch.float64).sqrt()  # radians from a position to the next


def inputs(found):  # (T, d_model): {width} numbers that say which word it is, then {places} that say where it stands
    angle = torch.arange(len(found))[:, None].double() * turns
    places = torch.stack([angle.cos(), angle.sin()], -1).flatten(1).float()
    return torch.cat([torch.stack([vector(each) for each in found]), {positions}], 1)


x = inputs({found})
{second}
"""

SECOND = "m = inputs({found})\n"

HEADS = """# head 0, after {steps} of {most} steps of training
shares = read({head!r}, "shares.float32", torch.float32).view({snapshots}, {parts})
parts = read({head!r}, "parts.int8", torch.int8).view({parts}, -1)
wq, wk = (shares[{snapshot}] @ parts.float()).view(2, {width}, {width})
"""

OF_LOWER_RANK = """
# the matrix of rank head_size that is closest to wq @ wk.T
u, values, v = torch.linalg.svd(wq @ wk.T)
root = values[:head_size].sqrt() * (head_size / {width}) ** 0.25
wq, wk = u[:, :head_size] * root, v.T[:, :head_size] * root
"""

JOINED = """
each = [[torch.cat([w, torch.zeros({places}, head_size)]) for w in (wq, wk)]]
for offset in {offsets}:  # a further head looks for the position at an offset from its own
    w = torch.zeros(2, d_model, {width})
    for wave, turn in enumerate((offset * turns).tolist()):
        row, column = slice({width} + 2 * wave, {width} + 2 * wave + 2), slice(2 * wave, 2 * wave + 2)
        cosine, sine = math.cos(turn), math.sin(turn)
        w[:, row, column] = torch.tensor([[[cosine, sine], [-sine, cosine]], [[1.0, 0.0], [0.0, 1.0]]])
    each.append([*w[:, :, :head_size] * math.sqrt({sharpness} * math.sqrt(head_size) / {waves})])
wq, wk = (torch.cat(maps, 1) for maps in zip(*each))
wv = torch.eye(d_model, head_size).repeat(1, heads)  # a word hands over its own vector
"""


def of_scene(scene: Scene) -> str:
    """Return the lines that make x, m where there is a second sentence, wq, wk and wv of heads on word vectors."""
    sizes = {"width": meaning.WIDTH, "places": PLACES, "waves": PLACES // 2}
    steps = {"steps": scene.trained, "most": meaning.STEPS, "snapshot": round(scene.trained**0.5)}
    course = {"snapshots": meaning.SNAPSHOTS + 1, "parts": trained_head.PARTS, "head": trained_head.FILE.name}
    vectors = VECTORS.format(
        words=table.FILE.name,
        shortened=table.SHORTENED,
        primes=list(PRIMES),
        positions="places" if scene.placed else "0 * places",
        found=_found(scene.words),
        second="" if scene.memory is None else SECOND.format(found=_found(scene.memory)),
        **sizes,
    )
    lower = OF_LOWER_RANK.format(**sizes) if scene.head_size < meaning.WIDTH else ""
    joined = JOINED.format(offsets=list(scene.origin.offsets[: scene.heads - 1]), sharpness=SHARPNESS, **sizes)
    return vectors + HEADS.format(**steps, **course, **sizes) + lower + joined


def _found(words: tuple[str, ...]) -> str:
    """Return the places of words in the table, or the letters of those that it lacks, as a list in the program."""
    places = table.load().places
    known = [(table.form(word), table.spelled(word)) for word in words]
    return "[" + ", ".join(ascii(letters) if form is None else str(places[form]) for form, letters in known) + "]"
