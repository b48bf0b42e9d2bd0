"""Letters and spaces have the few sizes that style.css names: no other size stands in a style sheet."""

import re
from pathlib import Path

BROWSER = Path(__file__).parents[1] / "pages/browser"
OWN_SCALE = "projected.css"  # all of its sizes are parts of the height of a class's wall
NAMES = ["small", "body", "lead", "title", "measure", "s1", "s2", "s3", "s4", "s6", "radius", "line"]
PLAIN = re.compile(r"/\*.*?\*/|@property[^}]*}|:root {[^}]*}|\.teaches {[^}]*}", re.DOTALL)  # where sizes get their names
SPACES = r"(?:padding|margin|border)[\w-]*|(?:row-|column-)?gap|--air"
SIZED = re.compile(rf"(?<![\w-])(font(?:-size)?|--asked|--chosen|{SPACES}): ([^;{{}}]+)")
LITERAL = re.compile(r"(?<![\w.-])-?(\d*\.?\d+)(px|rem|pt|ch|vw|vh)\b")
PLACES = 40  # pixels: from here on padding keeps a place free, as that of buttons beside a title
EXCEPT = {
    "[data-slot=loop_code] p": '0.75rem/1.75 "Source Code Pro", monospace',  # beside a picture, in whole lines
    "html": "23px",  # the letters of Streamlit's own parts on a projector
    "#class .sign b": "clamp(3rem, 11vw, 10rem)",  # a class's code, to be read from the back row
    "#class .sign p": "clamp(var(--lead), 3vw, 2.5rem)",  # its address
    "#class .join": "10vh auto 0",  # in the middle of a page that has nothing else
    "#class .lonely": "20vh auto 0",
}
RINGS = ("::-webkit-slider-thumb", "::-moz-range-thumb")  # with a rim in the page's colour


def rules() -> list[tuple[str, str, str]]:
    """Return each selector, property and value of a size in the sheets."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(BROWSER.glob("*.css")) if path.name != OWN_SCALE]
    found = re.findall(r"([^{}]+){([^{}]*)}", PLAIN.sub("", "\n".join(texts)))
    return [(where.strip(), name, value.strip()) for where, body in found for name, value in SIZED.findall(body)]


def is_place(name: str, number: str, unit: str) -> bool:
    """Return whether a length is that of a place rather than of a space; it, too, has steps of 4 px."""
    pixels = float(number) * (16 if unit == "rem" else 1)
    return name.startswith("padding") and unit in ("px", "rem") and pixels >= PLACES and pixels % 4 == 0


def test_no_size_of_letters_or_spaces_stands_outside_the_named_ones():
    every = rules()
    assert len(every) > 300
    strange = [
        (where, name, value)
        for where, name, value in every
        if not where.endswith(RINGS) and EXCEPT.get(where) != value.removesuffix(" !important")
        for number, unit in LITERAL.findall(value)
        if float(number) and not is_place(name, number, unit)
    ]
    assert strange == []


def test_the_sizes_are_twelve_and_each_is_used():
    style = (BROWSER / "style.css").read_text(encoding="utf-8")
    named = re.search(r":root {([^}]*)}", style)
    assert named is not None
    assert re.findall(r"--(\w+):", named[1]) == NAMES
    used = {name for path in BROWSER.glob("*.css") for name in re.findall(r"var\(--(\w+)", path.read_text(encoding="utf-8"))}
    assert set(NAMES) <= used
