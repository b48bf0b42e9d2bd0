"""The calls of attention that the operator of this server names: files of tensors in a folder, each a source of Explore."""

import logging
from collections.abc import Mapping
from pathlib import Path

from attn_core import saved_calls
from attn_core.diagnosis.files import READERS

NAME = "ATTENTION_TENSORS"
MOST = 16  # calls of a folder, the first by their names
log = logging.getLogger(__name__)


def set_up(environment: Mapping[str, str]) -> None:
    """Add the calls in the folder that ATTENTION_TENSORS names; one that is wrong in any way is left out."""
    if not environment.get(NAME):
        return
    folder = Path(environment[NAME])
    calls = found(folder)
    if not calls:
        log.warning("%s must name a folder with files of tensors (%s): %s", NAME, ", ".join(READERS), folder)
    for number, (title, paths) in enumerate(calls.items()):
        try:
            if number >= MOST:
                raise ValueError(f"a server takes {MOST} calls")
            saved_calls.add(paths, title)
        except (ValueError, OSError) as error:  # a server with one call less is better than none
            log.warning("a call of %s is left out, %s: %s", NAME, title, error)


def found(folder: Path) -> dict[str, list[Path]]:
    """Return the calls of a folder by their names: .npz and .safetensors files, and all .npy files of one folder."""
    calls: dict[str, list[Path]] = {}
    for path in sorted(folder.glob("*")) + sorted(folder.glob("*/*.npy")):
        if path.suffix in READERS and path.is_file():
            calls.setdefault(path.parent.name if path.suffix == ".npy" else path.name, []).append(path)
    return calls
