"""Hinweise zu einem Link: abgelehnte oder gekürzte Werte, und die verletzte Regel als Satzende."""

from collections.abc import Iterable


def one_of(options: Iterable[str]) -> str:
    return f"es muss eines davon sein: {', '.join(options)}"


def number(whole: bool, low: float, high: float) -> str:
    return f"es muss eine {'ganze Zahl' if whole else 'Zahl'} von {low} bis {high} sein"


def model(names: Iterable[str]) -> str:
    return f"möglich sind {', '.join(names)} und Namen, die mit einem Hash aus 8 Ziffern enden"


def no_such_head(layers: int, heads: int) -> str:
    return f"das Modell hat Schichten 0 bis {layers - 1} und Köpfe 0 bis {heads - 1}"
