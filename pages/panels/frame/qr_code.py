"""An address as a QR code: black on white with a quiet zone, as an image for a page."""

import re

import segno

from attn_core import cache
from pages.text.languages import Words

words = Words("share")
MOST = 2_500  # characters of an address
MOST_WITH_M = 2_300  # up to here a code of level M, which stands 15 % of its area being unreadable; above it level L, 7 %
DENSE = 700  # characters from which a phone must come close
QUIET = 4  # modules of white on every side, as the standard asks


def answer(address: str) -> dict[str, str]:
    """Return the code of an address as a data address of an SVG, and a sentence where there is something to say of it."""
    if len(address) > MOST:
        return {"image": "", "note": words.too_long(count=len(address), most=MOST)}
    if not re.fullmatch(r"https?://[!-~]+", address):
        return {"image": "", "note": words.NO_ADDRESS}
    return {"image": _image(address), "note": words.dense(count=len(address)) if len(address) > DENSE else ""}


def short(address: str) -> str:
    """Return the code of a short address, of a class say, with as few modules as it needs; "" for no address."""
    if not re.fullmatch(r"https?://[!-~]+", address[:MOST]):
        return ""
    code = segno.make_qr(address[:MOST], error="L", boost_error=True)
    return code.svg_data_uri(border=QUIET, dark="#000000", light="#FFFFFF", xmldecl=False, omitsize=True)


@cache.remember
def _image(address: str) -> str:
    code = segno.make_qr(address, error="M" if len(address) <= MOST_WITH_M else "L")
    return code.svg_data_uri(border=QUIET, dark="#000000", light="#FFFFFF", xmldecl=False, omitsize=True)
