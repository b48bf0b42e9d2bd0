"""The command line: python -m attn_core diagnose FILE says whether the tensors in a file are attention."""

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
    command.add_argument("file", type=Path, help=f"a file of {files.ENDINGS}: {files.NAMED}")
    path = parser.parse_args(words).file
    try:
        found = diagnose(**files.read(path))
    except ValueError as error:
        sys.stderr.write(f"{path}: {error}\n")
        return 2
    sys.stdout.write(f"{found}\n")
    return 0 if found.is_attention else 1


if __name__ == "__main__":
    sys.exit(main())
