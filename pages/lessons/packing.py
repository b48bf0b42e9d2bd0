"""Pack a lesson's text into a link: compressed, in URL-safe characters, and unpacked up to a limited size."""

import base64
import binascii
import re
import zlib

from pages.text.languages import Words
from pages.view.settings import MOST_PACKED

words = Words("lessons")
PACKED = "z."  # begins a text that a link carries; anything else is the name of a lesson on the server
MOST_BYTES = 80_000  # of a text: four a character


def pack(text: str) -> str:
    """Return a text as a link carries it; ValueError where that is too long for one."""
    squeezed = zlib.compress(text.encode("utf-8", "replace"), 9, -zlib.MAX_WBITS)
    packed = PACKED + base64.urlsafe_b64encode(squeezed).decode().rstrip("=")
    if len(packed) > MOST_PACKED:
        raise ValueError(words.too_long_for_a_link(count=len(packed), most=MOST_PACKED))
    return packed


def unpack(packed: str) -> str:
    """Return the text that a link carries; ValueError with a sentence where there is none, or far too much."""
    try:
        signs = packed[:MOST_PACKED].removeprefix(PACKED)
        if not re.fullmatch(r"[\w-]*", signs, re.ASCII):
            raise ValueError(signs)
        unpacking = zlib.decompressobj(-zlib.MAX_WBITS)
        content = unpacking.decompress(base64.urlsafe_b64decode(signs + "=" * (-len(signs) % 4)), MOST_BYTES + 1)
    except (ValueError, binascii.Error, zlib.error):
        raise ValueError(words.BROKEN_LINK) from None
    if len(content) > MOST_BYTES:
        raise ValueError(words.BOMB)
    if not unpacking.eof:
        raise ValueError(words.BROKEN_LINK)
    return content.decode("utf-8", "replace")
