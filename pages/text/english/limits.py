"""What the server says where it takes on no more: each sentence names the rule, and what to do."""

BUSY = "The server is busy at this moment"
PAGE_WAITS = "Many pages are being opened at this moment. This one comes in a moment, by itself."
LESS = "Choose fewer tokens, fewer heads or a smaller head size."
TRIES_AGAIN = "This page tries again by itself."
NO_ORIGIN = "The header Origin of this request must be an address such as https://course.example.org."


def loading(title: str) -> str:
    return f"The model {title} is being loaded, which takes a few seconds. {TRIES_AGAIN}"


def not_loaded(title: str, reason: str) -> str:
    return f"The model {title} can’t be shown: {reason}"


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
    return f"This server is full: {most} pages are open. {TRIES_AGAIN}"


def too_many_of_one(most: int) -> str:
    return f"From your address {most} pages are open, and this server allows no more. {TRIES_AGAIN}"


def opened_fast(most: int, seconds: int) -> str:
    return f"From your address more than {most} pages were opened within seconds. This page opens by itself in {seconds} s."


def too_fast(rate: int, seconds: int) -> str:
    return f"This server accepts {rate} requests a second from one address. Try again in {seconds} s."


def too_large(kilobytes: int) -> str:
    return f"The body of a request may have at most {kilobytes} kB."


def long_address(most: int) -> str:
    return f"The address of a request may have at most {most:,} characters. Shorten the text in this link."


def long_headers(most: int) -> str:
    return f"The headers of a request may have at most {most:,} bytes. Delete the cookies of this site."
