"""Vega, Vega-Lite and Vega-Embed as one script for browsers, from the library that also exports pictures."""

import contextlib
import functools
import hashlib
import logging
import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import vl_convert

NAME = f"vega-{vl_convert.__version__}.js"
FOLDER = "ATTENTION_VEGA"  # the environment variable that names a folder to keep the script in
MAKE = "import sys, vl_convert; sys.stdout.buffer.write(vl_convert.javascript_bundle().encode())"
SEAL = b"\n// SHA-256 of what stands above: "  # at the end of the script, where a file shows by it that it is whole
log = logging.getLogger(__name__)
making = threading.Lock()  # concurrent requests share one build


def bundle() -> bytes:
    """Return the script, 0.9 MB; it takes 2.5 s to put together, so that is done once a machine."""
    with making:
        return kept_or_made()


@functools.cache
def kept_or_made() -> bytes:
    """Return the script that is kept, or a new one, which is kept from now on where there is a folder for it."""
    try:
        kept = _folder() / NAME
    except OSError as reason:
        log.warning("Vega's script is made anew at each start, since there is no folder to keep it in: %s", reason)
        return _made()
    with contextlib.suppress(OSError):  # there is none yet
        if is_whole(content := kept.read_bytes()):
            return content
        log.warning("Vega's script in %s is damaged, and is made anew", kept.parent)
    content = _made()
    try:
        complete = kept.with_suffix(f".{os.getpid()}")
        complete.write_bytes(content)
        complete.replace(kept)
    except OSError:
        log.warning("Vega's script could not be kept in %s: it is made anew at each start", kept.parent)
    return content


def is_whole(content: bytes) -> bool:
    """Return whether a script is as it was made: a machine that stopped while it was written may keep a part, or nothing."""
    return content == sealed(content.rpartition(SEAL)[0])


def sealed(script: bytes) -> bytes:
    """Return a script with its checksum behind it, by which `is_whole` knows it."""
    return script + SEAL + hashlib.sha256(script).hexdigest().encode()


def _made() -> bytes:
    """Return the script, made by another process, which takes the 120 MB that this costs away with it."""
    return sealed(subprocess.run([sys.executable, "-c", MAKE], check=True, stdout=subprocess.PIPE).stdout)


def _folder() -> Path:
    """Return the folder that FOLDER names, else one of this user's; OSError where somebody else owns that one."""
    if os.environ.get(FOLDER):
        return Path(os.environ[FOLDER])
    user = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(tempfile.gettempdir()) / f"attention-explorer-{user}"
    folder.mkdir(mode=0o700, exist_ok=True)
    if folder.lstat().st_uid != user:  # who made it could have put any script there
        raise PermissionError(f"{folder} belongs to another user")
    return folder
