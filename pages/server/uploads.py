"""Bound uploads before they are read: the size of one, what comes in within an hour, and what is kept at one time."""

import math

from starlette.datastructures import Headers
from starlette.formparsers import MultiPartParser
from starlette.responses import PlainTextResponse
from starlette.types import Scope
from streamlit import runtime
from streamlit.runtime.stats import CacheStat

from pages.server.bucket import Bucket
from pages.server.limits import LIMITS

WHERE = "/_stcore/upload_file"  # of the files on "Check your own"; Streamlit keeps them in memory with their session
MEGABYTE = 2**20
MOST = 16 * MEGABYTE  # bytes of one, as maxUploadSize in .streamlit/config.toml
NONE = "This server takes no uploads: run python -m attn_core diagnose FILE on your machine instead."
NO_LENGTH = "An upload must say its length in the header Content-Length."
TOO_LONG = "An upload may have at most {most:,} bytes, got {size:,}."
TOO_MANY = "This server takes at most {most} MB of uploads an hour, and they are used up. Try again later."
MultiPartParser.spool_max_size = MOST + MEGABYTE  # no upload is written to a disk, not even while it arrives


class Uploads:
    """What visitors have uploaded lately."""

    def __init__(self) -> None:
        half = LIMITS.uploads_mb / 2  # at once, and as much that flows in within an hour: never more than the whole
        self.bucket = Bucket(half / 3600, half)

    def refused(self, scope: Scope) -> PlainTextResponse | None:
        """Return the answer to an upload that may not pass; None for one that may, and for a deletion."""
        if not LIMITS.uploads_mb or scope["type"] != "http":
            return PlainTextResponse(NONE, 403)
        if scope["method"] != "PUT":
            return None
        head = Headers(scope=scope)
        length = head.get("content-length", "")
        if "transfer-encoding" in head or not (length.isascii() and length.isdecimal()):
            return PlainTextResponse(NO_LENGTH, 411)
        size = int(length.lstrip("0")[:12] or 0)  # so many digits are too many, whatever follows
        if size > MOST:
            return PlainTextResponse(TOO_LONG.format(most=MOST, size=size), 413)
        if wait := self._wait(size / MEGABYTE):
            return PlainTextResponse(TOO_MANY.format(most=LIMITS.uploads_mb), 429, {"Retry-After": str(wait)})
        return None

    def _wait(self, megabytes: float) -> int:
        """Take what an upload needs, and return 0; or the seconds after which it is worth another try."""
        if kept() + megabytes > LIMITS.uploads_mb:
            return 60
        return math.ceil(self.bucket.take_if_there(megabytes))


def kept() -> float:
    """Return how many megabytes Streamlit keeps of uploads, of all sessions."""
    stats = runtime.get_instance().uploaded_file_mgr.get_stats() if runtime.exists() else {}
    return sum(each.byte_length for family in stats.values() for each in family if isinstance(each, CacheStat)) / MEGABYTE
