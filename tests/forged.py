"""What nobody's browser sends: questions and triggers of wrong types, sizes and names, drawn from a seed."""

import json
from collections.abc import Callable, Sequence
from urllib.parse import quote, urlencode

import torch

from pages import registry
from pages.answers import page_boards
from pages.view import menu, settings

NUMBERS = ("0", "-1", "1", "2", "7", "63", "64", "511", "512", "1e1", "-0.0", "0.5", "1e400", "-1e400", "nan", "inf", "-inf")
NUMBERS += ("9" * 400, "9" * 5000, "0x10", "1_0", "١٢", "² ", " 3 ", "1e-320", "4096", "999999", "1000000", "", ".", "+5")
SIGNS = (
    *("\x00", "\ud83e", "\udcff", "\ufeff", "\uffff", "\u2028", "\u202e", "e\u0301\u0302", "💥", "👩‍👩‍👧", "𝟘", "ａ"),
    *("<b>", "&amp;", ":red[x]", "](//z)", "$x$", "{{", "%ed%a0%80", *"\"'\\%&=;#?+~_-`a "),
)
ODD = (0, -1, 1, 2.5, 10**300, -(10**4000), 1e308, float("nan"), float("inf"), -0.0, False, True)
PLACES = ("__class__", "__proto__", "constructor", "toString", "../app", "/etc/passwd", "page", "n", "html", "0")
CHOICES = (
    *(
        *settings.KINDS,
        *settings.MASKS,
        *settings.SOURCES,
        *settings.STAGES,
        *settings.SCALES,
        *settings.MIXERS,
        *settings.RUNGS,
        *settings.SIGNS,
    ),
    *(*settings.EXAMPLES, *settings.MISTAKES, *settings.WINDOWS, "true", "false", "True", "character", "word"),
)
CELLS = (
    *("v_0_3_1.5", "k_0_0_nan", "q_511_511_100", "v_512_0_1", "x_0_0_1", "v_-1_0_1"),
    *("0_3_1.5", "0_0_", "_0_0_1", "1-4", "63-63"),
)
HUGE = {"text": "a" * 1_000_000, "mask_painted": "1-1_" * 100_000, "edits": "v_0_0_1~" * 100_000, "seed": "9" * 1_000_000}


class Forger:
    """Draw forged values, reproducibly for a seed."""

    def __init__(self, seed: int) -> None:
        """Begin."""
        self.generator = torch.Generator().manual_seed(seed)

    def below(self, count: int) -> int:
        """Return a whole number below this one."""
        return int(torch.randint(count, (), generator=self.generator))

    def choice(self, options: Sequence[object]) -> object:
        """Return one of these."""
        return options[self.below(len(options))]

    def chance(self, percent: int) -> bool:
        """Return true so often."""
        return self.below(100) < percent

    def sample(self, options: Sequence[object], count: int) -> list[object]:
        """Return some of these, none twice."""
        order = torch.randperm(len(options), generator=self.generator).tolist()
        return [options[i] for i in order[:count]]

    def one(self, *kinds: Callable[[], object]) -> object:
        """Return a value drawn by one of these."""
        return self.choice(kinds)()

    def many(self, draw: Callable[[], object], most: int) -> list[object]:
        """Return some, drawn one by one."""
        return [draw() for _ in range(self.below(most + 1))]

    # ---- values ----

    def number(self) -> object:
        """Return a number in JSON, in range or not, or JavaScript's NaN or infinity."""
        return self.choice(ODD)

    def text(self) -> str:
        """Return a text of strange signs, now and then a very long one."""
        found = "".join(map(str, self.many(lambda: self.choice(SIGNS), 12)))
        return found * (self.choice((1000, 20_000)) if self.chance(2) else 1)

    def name(self) -> str:
        """Return the name of something that there is, or almost."""
        names = (*settings.CONTROLS, *menu.PAGES, *PLACES, *page_boards.boards("explore"))
        return str(self.choice(names)) + ("" if self.chance(80) else self.text())

    def value(self, depth: int = 3) -> object:
        """Return anything that JSON can say."""
        kinds = (self.number, self.text, self.name, lambda: None)
        if not depth:
            return self.one(*kinds)
        return self.one(
            *kinds,
            lambda: self.many(lambda: self.value(depth - 1), 4),
            lambda: {self.name(): self.value(depth - 1) for _ in range(self.below(5))},
            lambda: self.nested(self.choice((5, 100, 300))),
        )

    def nested(self, depth: int) -> object:
        """Return a list in a list in a list …"""
        found: object = "deep"
        for _ in range(depth):
            found = [found] if self.chance(90) else {"a": found}
        return found

    # ---- links ----

    def said(self) -> str:
        """Return a forged value of a name of the link."""
        return str(
            self.one(
                lambda: self.choice(NUMBERS),
                lambda: self.choice(NUMBERS),
                lambda: self.choice(CHOICES),
                lambda: str(self.choice("~_")).join(self.cells(self.choice((1, 2, 70, 4097)))),
                self.text,
            )
        )

    def cells(self, count: int) -> list[str]:
        """Return numbers changed by hand, or almost."""
        return [str(self.choice(CELLS)) for _ in range(count)]

    def pairs(self) -> list[tuple[str, str]]:
        """Return names with forged values, some of them twice."""
        pairs = [(self.name(), self.said()) for _ in range(self.choice((0, 3, 10, 40, 200)))]
        pairs += [(str(self.choice(("text", "text2", "kind"))), str(self.one(self.text, lambda: "cross"))) for _ in range(3)]
        return pairs + pairs[: self.choice((0, 2))]

    def link(self) -> str:
        """Return a link."""
        return str(
            self.one(
                lambda: urlencode(self.pairs(), errors="surrogatepass"),
                lambda: "&".join(f"{name}={said}" for name, said in self.pairs()),
                lambda: "?" + quote(self.text(), errors="replace"),
                self.text,
            )
        )

    # ---- questions ----

    def boards(self, page: str) -> list[object]:
        """Return names of boards, valid or not."""
        there = list(page_boards.boards(page))
        found: list[object] = self.sample(there, min(2, len(there)))
        strange = (
            list,
            lambda: found * 500,
            lambda: self.many(self.name, 20),
            lambda: [self.text()],
            lambda: [self.value()],
        )
        more = self.one(*strange)
        return found + list(more)

    def have(self) -> dict[str, object]:
        """Return forged hashes of a browser."""
        slots = ("lead", "heatmap_0", "remarks", "actions", "about", self.text())
        hashes = ("", "0" * 8, "zzzzzzzz" * 40, "💥" * 9, 7, None, [["x"]], {"a": 1}, self.text())
        return {self.choice(slots): self.choice(hashes) for _ in range(4)}

    def asked(self) -> dict[str, object]:
        """Return a question with some malformed parts."""
        page = self.choice(menu.PAGES)
        question = {
            "n": self.below(100),
            "page": page,
            "link": self.link(),
            "boards": self.boards(page),
            "have": self.have(),
            "dark": self.choice((True, False)),
            "dragging": self.choice((True, False)),
        }
        if self.chance(20):
            question |= {"forms": True}
        if self.chance(10):
            tables = [f"table:{name}" for name in registry.tables(page)]
            question |= {"take": self.choice((*tables, "program", "picture:bars.svg", self.name(), self.value()))}
        if self.chance(10):
            addresses = ("http://a.b/?" + self.link(), "https://", "x" * 2501, self.text(), self.value())
            question |= {"qr": self.choice(addresses)}
        for name in self.sample([*question], self.choice((0, 0, 0, 0, 0, 1, 3))):
            question[name] = self.value()
        return question

    def question(self) -> str:
        """Return a question as it is sent: most are JSON."""
        text = json.dumps(self.asked())
        return str(
            self.one(
                *[lambda: text] * 12,
                lambda: text[: self.below(len(text))],
                lambda: f"{text[:-1]},{text[1:]}",  # every name twice
                lambda: f'{text[:-1]},"n":{"9" * 5000}}}',
                lambda: text + " " * 1_000_000,
                lambda: json.dumps(self.value()),
                *[lambda deep=deep: f'{text[:-1]},"take":{"[" * deep}{"]" * deep}}}' for deep in (500, 900, 950, 990)],
                lambda: "[" * 60_000,
                lambda: '{"a":' * 10_000,
            )
        )

    def trigger(self) -> object:
        """Return forged values of a click in a component."""
        return self.one(
            self.value,
            lambda: {self.name(): self.one(self.said, self.value) for _ in range(self.choice((1, 5, 30)))},
            lambda: dict(self.pairs()),
            lambda: {name: self.said() for name in settings.CONTROLS},
            lambda: HUGE,
        )
