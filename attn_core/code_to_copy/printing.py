"""The last part of a program to copy: it prints its numbers, each row and column under the word that it belongs to."""

WHOLE = 16  # columns up to which all numbers of a row are printed
LARGEST = 3  # largest entries that are printed of a longer row

LABEL = """

def label(word):  # a sign that has no shape is printed as its number
    return word if word.isprintable() else ascii(word)

"""

MATRIX = """
print({title!r})
print(" " * 12, *(f"{{label(str(key)):>9.9}}" for key in {keys}))
for word, row in zip({words}, {values}.tolist()):
    print(f"{{label(word):>12.12}}", *(f"{{number:9.4f}}" for number in row))
"""

LONG_MATRIX = """
print({title!r})
for word, row in zip({words}, {values}):
    largest = [f"{{label({keys}[key])}} {{row[key]:.4f}}" for key in row.topk({count}).indices.tolist()]
    print(f"{{label(word):>12.12}}", *largest, sep="  ")
"""

JOINED = """joined = {heads}.reshape(len(words), heads * head_size)  # the heads side by side
"""

VECTOR = """
print({title!r}, *(f"{{number:.4f}}" for number in {values}.tolist()))
"""


def matrix(title: str, values: str, columns: int, words: str = "words", keys: str = "memory") -> str:
    """Return the lines that print a matrix under a title, a row per word, a column per key.

    values, words, keys: expressions; columns: their number; of more than WHOLE columns only the largest of each row
    """
    if columns <= WHOLE:
        return MATRIX.format(title=title, values=values, words=words, keys=keys)
    title = f"{title}; of each row the {LARGEST} largest"
    return LONG_MATRIX.format(title=title, values=values, words=words, keys=keys, count=LARGEST)


def weights(of: str, columns: int, values: str = "weights", keys: str = "memory") -> str:
    """Return the lines that print the weights of a head or of another mixer."""
    return matrix(f"weights of {of}", values, columns, keys=keys)


def step(name: str, head: int, columns: int) -> str:
    """Return the lines that print a step of one head."""
    return matrix(f"{name} of head {head}", f"{name}[{head}]", columns)


def joined(transposed: bool) -> str:
    """Return the lines that put the heads' outputs side by side, (Tq, heads * head_size), or as a mistake does."""
    return JOINED.format(heads="output.transpose(0, 1)" if transposed else "output")


def output(place: str) -> str:
    """Return the lines that print one row of the output; place: its index, as code."""
    return vector(f"output[{place}]", f"output[{place}]")


def vector(title: str, values: str) -> str:
    """Return the lines that print a vector after a title."""
    return VECTOR.format(title=title, values=values)
