"""What Operate says of each experiment: its task, and what is to be seen once it is done."""


def reached(word: str) -> str:
    return f"“{word.strip()}” is now the most likely word."
