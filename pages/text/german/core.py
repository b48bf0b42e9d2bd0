"""Wie die Einträge des Kerns heißen und was sie tun: Masken, Skalen, Projektionen, Merkmale, Beispiele, Fehler."""

import re

from pages.text.languages import Words

bugs = Words("bugs", "de")
examples = Words("examples", "de")

MASK_NUMBERS = {
    "none": ("", ""),
    "causal": ("", ""),
    "window": ("Reichweite der Fenstermaske", "Auf wie viele Wörter zurück ein Wort achten darf."),
    "prefix": ("Reichweite der Präfixmaske", "Auf wie viele erste Wörter jedes Wort achten darf."),
    "strided": (
        "Schrittweite der Schrittmaske",
        "Ein Wort achtet auf sich selbst und auf das so viele Wörter zurück, doppelt so viele, und so weiter; 0 zählt als "
        "1.",
    ),
}
SOURCES = {
    "random": "zufällig gezogen",
    "previous": "das Wort davor",
    "same": "dasselbe Wort anderswo",
    "first": "das erste Wort",
    "initial": "andere mit gleichem Anfang",
    "vowel": "Vokal → Konsonanten",
    "learned": "gelernt",
    **{f"tiny_{layer}": f"Schicht {layer} von tiny" for layer in range(4)},
}
SOURCE_HELP = SOURCES | {"random": "gezogen, ohne Bedeutung", "vowel": "Konsonanten", "learned": "trainiert"}
_RANDOM = "Die Projektionen sind zufällig aus dem Seed gezogen; das Muster hat noch keine Bedeutung."
_TINY = "Ein Kopf eines kleinen Sprachmodells, das gelernt hat, das nächste Wort einfacher Geschichten vorherzusagen."
_PAST_ITSELF = "Ohne Positionen kann ein Token sich selbst nicht auslassen"
_VOWEL = "Ein Vokal achtet auf die Konsonanten; jedes andere Zeichen, oder ein Vokal ohne Konsonanten, auf alle gleich."
_LEARNED = "Trainiert, damit ein Vokal auf Konsonanten achtet; mehr verlangt das Training nicht."
JOBS = {
    "random": (_RANDOM, _RANDOM),
    **{f"tiny_{layer}": (_TINY, _TINY) for layer in range(4)},
    "previous": (
        "Jedes Token achtet auf das davor; das erste hat keines und achtet auf alle gleich.",
        "Ohne Positionen weiß kein Token, welches vor ihm steht, also achtet jedes auf alle gleich.",
    ),
    "same": (
        "Jedes Token achtet auf dasselbe Token anderswo; eines ohne Kopie achtet auf alle gleich.",
        f"{_PAST_ITSELF}, also achtet jedes auf alle seine Kopien und auf sich selbst.",
    ),
    "first": (
        "Jedes Token achtet auf das erste, und das erste auf sich selbst.",
        "Ohne Positionen weiß kein Token, welches das erste ist, also achtet jedes auf alle gleich.",
    ),
    "initial": (
        "Jedes Token achtet auf die anderen mit seinem Anfangsbuchstaben; wo es keine gibt, auf alle gleich.",
        f"{_PAST_ITSELF}, also achtet jedes auf alle mit seinem Anfangsbuchstaben und auf sich selbst.",
    ),
    "vowel": (_VOWEL, _VOWEL),
    "learned": (_LEARNED, _LEARNED),
}
MISTAKE_SIGNS = bugs.SIGNS
BUGS = {name: (title, bugs.SUMMARIES[name], bugs.PREMISES.get(name, "")) for name, title in bugs.TITLES.items()}


def mask_part(part: str) -> str:
    part = re.sub(r"^causal", "kausal", part)
    part = re.sub(r"^window (\d+) back$", r"Fenster \1 zurück", part)
    return re.sub(r"^stride (\d+)$", r"Schrittweite \1", part)


def feature(name: str) -> str:
    words = {"looks for ": "sucht ", "looks past ": "übergeht ", "position ": "Position ", "word ": "Wort "}
    looks = next((english for english in ("looks for ", "looks past ") if name.startswith(english)), "")
    about = name.removeprefix(looks)
    about = {"vowel": "Vokal", "consonant": "Konsonant", "always": "konstant 1"}.get(about, about)
    for english, german in {**words, "letter ": "Buchstabe "}.items():
        if about.startswith(english):
            about = german + about.removeprefix(english)
            break
    return words.get(looks, "") + about


def feature_in_words(name: str) -> str:
    return re.sub(r"\b(Wort|Buchstabe) (.+)", r"\1 „\2“", feature(name))


def example(name: str) -> tuple[str, str]:
    return examples.TITLES[name], examples.SUMMARIES[name]


def scene(title: str, fixed: str) -> str:
    parts = {
        "tokens": "Seine Token sind fest und sind ihre eigenen Queries, Keys und Values",
        "keys": "Seine Token, W_Q und W_K sind fest; W_V, das ihm fehlt, ist aus dem Seed gezogen",
        "all": "Seine Token und Projektionen sind fest",
    }
    return f"Durchgerechnetes Beispiel „{title}“: {parts[fixed]}."


def step(example: str, name: str, label: str) -> str:
    return examples.STEPS[example][name]


def symptom(label: str) -> str:
    return bugs.SYMPTOMS[label]
