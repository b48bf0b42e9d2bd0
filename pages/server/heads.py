"""Heads of requests: what others would be slow to read in them, or fail to read, is left out."""

from urllib.parse import urlsplit

NOBODY = "null"  # the origin of a page that has none


def readable(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """Return a header: cookies without any that contain a backslash, an origin that can be read, others as they are.

    Python before 3.11.10 takes quadratic time to read such cookies, and neither this app nor Streamlit sets them.
    """
    name, value = header
    if name == b"cookie":
        return name, b";".join(cookie for cookie in value.split(b";") if b"\\" not in cookie)
    return (name, readable_origin(value.decode("latin-1")).encode("latin-1")) if name == b"origin" else header


def readable_origin(text: str) -> str:
    """Return a page's origin, and where it can't be read that of nobody, at which Streamlit's websocket would fail."""
    try:
        _ = urlsplit(text).port
    except ValueError:  # brackets that are no address, a port that is no number
        return NOBODY
    return text if "://" in text else NOBODY
