"""The code of a class and the secrets of those in it: short enough to type, and too many to guess."""

import hashlib
import secrets

LETTERS = "ABCDEFGHJKMNPQRTUVWXYZ"  # without I, L, O and S, which look like others when they are read from the wall
COUNT = 5
LONGEST_SECRET = 64


def new() -> str:
    """Return a code of COUNT letters: one of five million."""
    return "".join(secrets.choice(LETTERS) for _ in range(COUNT))


def read(text: object) -> str:
    """Return the code that somebody typed, in whichever case and with spaces; "" for no code."""
    letters = "".join(text.split()).upper() if isinstance(text, str) and len(text) < LONGEST_SECRET else ""
    return letters if len(letters) == COUNT and set(letters) <= set(LETTERS) else ""


def secret() -> str:
    """Return what proves to the server who somebody is: 128 random bits."""
    return secrets.token_urlsafe(16)


def network(key: str, address: str) -> str:
    """Return by what the students of one address are known in a class: 20 bits, which thousands of addresses share.

    key: the class's own, so that the same address has another name in the next class
    """
    return hashlib.sha256(f"{key} {address}".encode()).hexdigest()[:5]


def mark(text: object) -> str:
    """Return by what a secret is known here, since the secret itself is kept nowhere; "" for what can't be one."""
    if not isinstance(text, str) or not 0 < len(text) <= LONGEST_SECRET:
        return ""
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:16]
