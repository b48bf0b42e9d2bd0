"""Make the table of word vectors and the trained head: python -m attn_core.meaning.making [FOLDER]

It takes four minutes of one core, three of them to read the words, and needs the packages of requirements-models.txt, of
which all-MiniLM-L6-v2 (Apache License 2.0) is one. FOLDER: where words.zip and head.zip go, this package's own by default.
"""

import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

import torch
from torch import Tensor

from attn_core.meaning import table, trained_head
from attn_core.meaning.making import encoding, training, wordlist

MOMENT = (1980, 1, 1, 0, 0, 0)  # of every file, so that the same content gives the same bytes


def main() -> None:
    """Make both files, and print what the training has reached."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else table.FILE.parent
    torch.set_num_threads(1)
    words = wordlist.words()
    full = encoding.read(words)
    numbers = encoding.in_bytes(full)
    write(folder / table.FILE.name, {"words.txt": "\n".join(words).encode(), "numbers.int8": raw(numbers)})
    made = table.Table(tuple(words), numbers)
    vectors = torch.stack([made.vector(rank) for rank in range(len(words))])
    shares, parts = training.in_parts(training.train(vectors, training.related(full)))
    write(folder / trained_head.FILE.name, {"shares.float32": raw(shares), "parts.int8": raw(parts)})


def raw(tensor: Tensor) -> bytes:
    """Return the bytes of a tensor's numbers."""
    return bytes(tensor.contiguous().view(torch.uint8).flatten().tolist())


def write(path: Path, contents: Mapping[str, bytes]) -> None:
    """Write a zip file with these files in it; numbers, which hardly shrink, stay as they are: they load faster."""
    with zipfile.ZipFile(path, "w") as file:
        for name, content in contents.items():
            how = zipfile.ZIP_DEFLATED if name.endswith(".txt") else zipfile.ZIP_STORED
            file.writestr(zipfile.ZipInfo(name, MOMENT), content, how, compresslevel=9)
    print(path.name, path.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
