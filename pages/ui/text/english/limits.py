"""What the server says where it takes on no more: each sentence names the rule, and what to do."""

BUSY = "Many people ask at this moment"
PAGE_WAITS = "Many pages are being opened at this moment. This one comes in a moment, by itself."
FULL = "So many people are here that nobody else can come in at this moment"
LESS = "Choose fewer tokens, fewer heads or a smaller head size."
ASKS_AGAIN = "This page asks again by itself."


def took_too_long(seconds: int) -> str:
    return f"This view takes more than {seconds} seconds to compute. {LESS}"


def too_much(heads: int, head_size: int, queries: int, keys: int, most: int) -> str:
    """Return a sentence; heads × head_size × queries × keys are the multiplications of all scores."""
    count = heads * head_size * queries * keys
    return (
        f"{heads} heads × head size {head_size} × {queries} queries × {keys} keys are {count:,} multiplications for the"
        f" scores, and this server computes at most {most:,}. {LESS}"
    )


def full(most: int) -> str:
    return f"{FULL}: {most} pages are open. {ASKS_AGAIN}"


def too_fast(rate: int, seconds: int) -> str:
    return f"One address may ask {rate} times a second here. Ask again in {seconds} s."


def too_large(kilobytes: int) -> str:
    return f"A request has at most {kilobytes} kB here."
