"""Links that nobody's browser writes, and views at their ends: wrong, huge, repeated, nested, packed by hand."""

import base64
import functools
import zlib
from urllib.parse import quote, urlencode

from attn_core.practice import KINDS
from pages.lessons import packing
from pages.view import link, menu, settings
from tests.forged import CHOICES, NUMBERS, SIGNS, Forger

TEXTS = (
    *("", " ", "\x00", "\n\r\t\x0b\x85\u2028", "a", "the the the the", "w" * 10_001, "w " * 600, "a\u0301\u0302" * 400),
    *("\u202e" + "اب جد " * 40, "💥" * 64, "👩‍👩‍👧 " * 64, "\ud83e\udd16", "\udcff \udc80", "\ufffe\uffff", "ﷺ" * 64),
    *(" ".join(f"w{i}" for i in range(64)), " ".join(f"w{i}" for i in range(512)), " ".join(map(str, SIGNS))),
    *("%00%ff%", "=SUM(A1)", "+-@\t=", "{{7*7}}", "${jndi:x}", "'; DROP TABLE", "../../etc/passwd", "<script>zap</script>"),
)
ENDS = (
    *(*NUMBERS, *map(str, CHOICES), "8", "16", "17", "20", "32", "127", "128", "200", "-200", "256", "999", "4", "5", "100"),
    *("1e-45", "1e-38", "1.17549e-38", "3.4e38", "0.9999999999999999", "19.999999999999996", "5e-324", "1.0", "16384"),
    *(
        "3",
        "6",
        "all",
        "projector",
        "normal",
        "de",
        "en",
        "es",
        "x",
        "number",
        "row",
        "keys",
        "queries",
        "gaussian",
        "linear",
        "q",
        "k",
        "v",
        "upper_left",
        "layer",
        "job",
        "lower_right",
    ),
)
WHOLE = {  # texts that their parsers take, which no list of ends has
    "mask_painted": ("0-0", "63-63", "_".join(f"{i}-{j}" for i in range(64) for j in range(64)), "1-1_" * 99 + "1-1"),
    "edits": ("v_511_511_100", "~".join(f"q_{i}_0_-100" for i in range(64)), "k_0_0_1e-300", "q_0_0_~q_0_0_1"),
    "mixer_edits": ("0_0_100", "~".join(f"{i}_{i}_-1e-9" for i in range(64)), "511_511_1"),
    "topics": ("which_bug", "divisor", "half_heads~weights_shape", "~".join(KINDS), "~".join([*KINDS] * 9)),
    "bars": ("100_" * 9 + "100", "0", "0_0", "100"),
    "locked": ("text~mask~heads", "~".join(settings.CONTROLS), "x", "text~" * 99 + "text"),
    "hidden": ("text~mask~heads", "~".join(settings.CONTROLS), "step"),
    "model": ("tiny", "smollm2-135m", "minilm-l6", "a-model-of-another-server-0123abcd"),
    "operations": (
        "off_0_0",
        "cut_all_all_63_63",
        "~".join(f"off_{i % 4}_{i // 4}" for i in range(16)),
        "temperature_3_3_0",
        "patch_all_all_pattern~patch_3_3_output",
    ),
    "answer": ("b", "0.25", "25 %", "nan", "1e999", "-0", "٣", "1/0", "9" * 100, "a" * 200),
    "guesses": ("mask.7", "mask.7~", "~", "mask", "mask.7~grown.0" * 40, "m.1.2", "мask.7"),
    "lesson_answer": ("1", "a~b~c", "nan", "9" * 100),
    "task": ("t" * 300, "**b** [x](//z) <b>", "\x00", "💥" * 200),
}
JUNK = ("%", "%zz", "%u0041", "%00", "%c0%80", "%ff%fe", "&&&&", "====", ";", "?", "#", "%ED%A0%80", "+", "&=&", "a=b=c=d")
LESSON = "# T\n\n## P\nlink: /{page}?{query}\n\n{words}\n\n? Q\n- [x] a\n- [ ] b\n! c\n"
MOST = 60_000  # characters of a link, so that a question still holds it


@functools.cache
def ends() -> dict[str, tuple[str, ...]]:
    """Return the accepted values of every name of the link, out of all values tried."""
    return {name: tuple(text for text in (*ENDS, *WHOLE.get(name, ())) if taken(name, text)) for name in settings.CONTROLS}


def taken(name: str, text: str) -> bool:
    """Return whether a name's parser takes a text."""
    try:
        link.parse(name, text)
    except ValueError:
        return False
    return True


def squeezed(content: bytes) -> str:
    """Return any bytes packed as a link carries a lesson."""
    packed = zlib.compress(content, 9, -zlib.MAX_WBITS)
    return packing.PACKED + base64.urlsafe_b64encode(packed).decode().rstrip("=")


class Links(Forger):
    """Draws links, always the same for a seed: by a linear congruence, since millions of draws are made."""

    def __init__(self, seed: int) -> None:
        """Begin."""
        super().__init__(seed)
        self.last = 2 * seed + 1

    def below(self, count: int) -> int:
        """Return a whole number below this one."""
        self.last = (self.last * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.last >> 33) % count

    def cells(self, count: int) -> list[str]:
        """Return numbers changed by hand, or almost: many are the same few again and again."""
        few = super().cells(min(count, 70))
        return (few * (1 + count // len(few)))[:count]

    def text(self) -> str:
        """Return a text of strange signs, or a known one."""
        return str(self.choice(TEXTS)) if self.chance(50) else super().text()

    def at_ends(self) -> list[tuple[str, str]]:
        """Return settings at their ends, many in combination: each is taken."""
        share = self.choice((5, 30, 70, 100))
        values = [(name, str(self.choice(those))) for name, those in ends().items() if those and self.chance(share)]
        texts = [
            (name, self.text())
            for name in ("text", "text2", "cross_text", "model_text", "patch_text", "task")
            if self.chance(50)
        ]
        return [
            pair
            for pair in values
            if pair[0] not in ("lesson", "compare", "text", "text2", "cross_text", "model_text", "patch_text")
        ] + texts

    def lesson(self) -> str:
        """Return a lesson that was packed by hand, or none."""
        page, words = self.choice(menu.PAGES), self.text()
        body = LESSON.format(page=page, query=self.within(2), words=words).encode("utf-8", "replace")
        return str(
            self.one(
                lambda: squeezed(body),
                lambda: squeezed(body * self.choice((2, 60))),
                lambda: squeezed(b"\x00" * 10_000_000),  # a bomb
                lambda: squeezed(b"# T\n" + b"## P\n" * 15_000),
                lambda: squeezed(body)[: -self.below(8) - 1],
                lambda: squeezed(bytes(range(256)) * 3),
                lambda: self.choice(("../x", "..", ".", "con", "z.", "z.=", "z.AAAA", "z." + "A" * 12_001, "a/b", "z.\x00")),
                lambda: self.choice(("attention_in_ten_minutes", "why_we_scale", "masks_and_decoding.de", "x" * 12_000)),
            )
        )

    def within(self, depth: int) -> str:
        """Return a link that stands within a link, and another one within that."""
        pairs = self.at_ends() if self.chance(60) else self.pairs()
        if depth and self.chance(50):
            pairs.append(("compare", self.within(depth - 1)))
        if depth and self.chance(10):
            pairs.append(("lesson", self.lesson()))
        return urlencode(pairs[: self.choice((2, 8, 400))], errors="surrogatepass")[: self.choice((200, 4000, 5000))]

    def repeated(self) -> str:
        """Return a link that says one name often."""
        name = str(self.choice([*settings.CONTROLS]))
        values = [quote(self.said()[:200], errors="replace") for _ in range(20)]
        return "&".join(f"{name}={values[i % 20]}" for i in range(self.choice((2, 50, 180, 300, 9000))))

    def query(self) -> str:
        """Return the query of an address."""
        drawn = self.one(
            self.link,
            *[lambda: urlencode(self.at_ends(), errors="surrogatepass")] * 4,
            lambda: urlencode([*self.at_ends(), ("compare", self.within(3))], errors="surrogatepass"),
            lambda: urlencode([("lesson", self.lesson()), ("part", self.said()), *self.at_ends()], errors="surrogatepass"),
            self.repeated,
            lambda: "&".join(str(self.choice(JUNK)) for _ in range(self.below(40))),
            lambda: f"{self.name()}={'x' * self.choice((5000, 50_000))}",
        )
        return str(drawn)[:MOST]
