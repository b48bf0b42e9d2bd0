"""What the server says where it takes on no more: each sentence names the rule, and what to do."""

from pages.text.languages import Words

own = Words("limits", "en")


def too_much(heads: int, head_size: int, queries: int, keys: int, most: int) -> str:
    """Return a sentence; heads × head_size × queries × keys are the multiplications of all scores."""
    count = heads * head_size * queries * keys
    return (
        f"{heads} heads × head size {head_size} × {queries} queries × {keys} keys are {count:,} multiplications for the"
        f" scores, and this server computes at most {most:,}. {own.LESS}"
    )


def long_address(most: int) -> str:
    return f"The address of a request may have at most {most:,} characters. Shorten the text in this link."


def long_headers(most: int) -> str:
    return f"The headers of a request may have at most {most:,} bytes. Delete the cookies of this site."
