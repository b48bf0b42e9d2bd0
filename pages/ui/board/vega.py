"""Vega, Vega-Lite and Vega-Embed as one script for browsers, from the library that also exports pictures."""

import functools
import logging
import os
import tempfile
from pathlib import Path

import vl_convert

NAME = f"vega-{vl_convert.__version__}.js"
log = logging.getLogger(__name__)


@functools.cache
def bundle() -> bytes:
    """Return the script, 0.9 MB; it takes 2.5 s to put together, so that is done once a machine."""
    kept = Path(tempfile.gettempdir()) / f"attention-explorer-{os.getuid() if hasattr(os, 'getuid') else 0}" / NAME
    if kept.exists():
        return kept.read_bytes()
    content = vl_convert.javascript_bundle().encode()
    try:
        kept.parent.mkdir(mode=0o700, exist_ok=True)
        complete = kept.with_suffix(f".{os.getpid()}")
        complete.write_bytes(content)
        complete.replace(kept)
    except OSError:
        log.warning("Vega's script could not be kept in %s: it is made anew at each start", kept.parent)
    return content
