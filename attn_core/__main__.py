"""The command line: python -m attn_core diagnose FILE says whether the tensors in files are attention."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from attn_core.diagnosis import diagnose, files


def main(words: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0 for attention, 1 where it is none, 2 where a file can't be read."""
    parser = argparse.ArgumentParser("python -m attn_core")
    commands = parser.add_subparsers(required=True, metavar="diagnose")
    about = "Say whether weights or output are attention of q, k and v, and which mistake explains them."
    status = "Exit status: 0 for attention, 1 where it is none, 2 where the file can't be read."
    command = commands.add_parser("diagnose", help=about, description=about, epilog=status)
    command.add_argument("file", type=Path, nargs="+", help=f"files of {files.ENDINGS}: {files.NAMED}")
    command.add_argument("--layer", type=int, help="of tensors with 5 axes, which are stacks of layers")
    command.add_argument("--tokens-first", action="store_true", help="q, k, v are (batch, tokens, heads, width)")
    given = parser.parse_args(words)
    try:
        call = files.read(given.file, given.layer, given.tokens_first)
        found = diagnose(**call.arguments)
    except ValueError as error:
        said, named = str(error), tuple(f"{path}: " for path in given.file)
        sys.stderr.write(said + "\n" if said.startswith(named) else f"{', '.join(map(str, given.file))}: {said}\n")
        return 2
    sys.stdout.write("".join(f"{line}\n" for line in (*call.guessed, found)))
    return 0 if found.is_attention else 1


if __name__ == "__main__":
    sys.exit(main())
