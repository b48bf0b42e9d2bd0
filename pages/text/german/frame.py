"""Was jede Seite umgibt: das Menü, die Schritte, der Fuß, was jede Tafel anbietet, und was der Browser sagt."""


# ---- die Schritte einer Seite ----


def deeper(title: str) -> str:
    return f"Tiefer: {title}"
