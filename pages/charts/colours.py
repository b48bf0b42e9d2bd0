"""The colours, one per role, light and dark: for charts, for style sheets, and for the pixels of tensors.

The colours of Streamlit's own theme are read from .streamlit/config.toml. No other file of the app repeats a colour.
"""

import base64
import io
import tomllib
from pathlib import Path
from typing import NamedTuple

import torch
from PIL import Image
from torch import Tensor

from pages.text.languages import remember

POWER = 0.6  # of the attention weights' colour scale: linear leaves 64 tokens nearly blank
LEVELS = 254  # shades in a picture's palette, beside "hidden" and its dot
HIDDEN, DOT = 254, 255
THEME = tomllib.loads((Path(__file__).parents[2] / ".streamlit/config.toml").read_text(encoding="utf-8"))["theme"]


CHIPS = ("blue", "orange", "green", "violet")  # Streamlit's names of the role chips: query, key, value, output


class Palette(NamedTuple):
    """The colours of one theme; success, error, notice: of text; weights, signed: the stops of the two colour scales."""

    page: str
    secondary: str
    text: str
    muted: str
    primary: str
    hidden: str
    grid: str
    success: str
    error: str
    notice: str
    query: str
    key: str
    value: str
    output: str
    weights: tuple[str, ...]
    signed: tuple[str, ...]


def _palette(theme: str, **colours: object) -> Palette:
    """Return a palette of Streamlit's colours for a theme, and of others."""
    names = {
        **{"page": "backgroundColor", "secondary": "secondaryBackgroundColor", "text": "textColor"},
        **{"muted": "grayTextColor", "primary": "primaryColor"},
    }
    own = {name: THEME[theme][streamlits] for name, streamlits in names.items()}
    return Palette(**own, key=THEME["orangeBackgroundColor"], **colours)


LIGHT = _palette(
    "light",
    hidden="#80828F",
    grid="#D5D5DE",
    success="#00684A",
    error="#B3261E",
    notice="#B45F06",
    query=THEME["blueBackgroundColor"],
    value="#00795A",
    output="#A34A7C",
    weights=("#F6F5FC", "#DCD8F3", "#B9B1E6", "#9186D3", "#6A5BBD", "#4A3AA7", "#2A1C73"),
    signed=("#7A2E0E", "#C2693A", "#F0C3A4", "#F7F7F9", "#C4BCEB", "#7C6DC9", "#2A1C73"),
)
DARK = _palette(
    "dark",
    hidden="#858899",
    grid="#3A3C48",
    success="#4FD1A5",
    error="#FF8A80",
    notice=THEME["orangeBackgroundColor"],
    query="#4FA8DC",
    value="#2FC79B",
    output="#E08FBE",
    weights=("#1D1F2B", "#2B2A4F", "#403A82", "#6256BD", "#8F84E8", "#C0B8FF", "#EAE6FF"),
    signed=("#FFB07A", "#C9673B", "#7A3B22", "#1D1F2B", "#403A82", "#7D70D8", "#C0B8FF"),
)


def palette(dark: bool) -> Palette:
    """Return the colours of the theme."""
    return DARK if dark else LIGHT


def properties() -> str:
    """Return CSS that declares the colours as custom properties, each as a pair of light and dark.

    --page and other names of a palette; --blue, --on-blue: a chip and the text on it; --tip: the ground of white hints
    """
    names = ("page", "secondary", "text", "muted", "primary", "grid", "success", "error", "notice")
    found = {name: f"light-dark({getattr(LIGHT, name)}, {getattr(DARK, name)})" for name in names}
    for chip in CHIPS:
        found |= {chip: THEME[f"{chip}BackgroundColor"], f"on-{chip}": THEME[f"{chip}TextColor"]}
    found |= {"red": LIGHT.error, "on-red": LIGHT.page, "tip": DARK.weights[1], "on-tip": LIGHT.page}
    return f":root {{ {' '.join(f'--{name}: {value};' for name, value in found.items())} }}"


def shares(values: Tensor, limit: float | Tensor, signed: bool) -> Tensor:
    """Return the positions of values on their fixed colour scale, 0..1: linear in ±limit, or 0..limit raised to POWER."""
    if signed:
        return (values / (2 * limit) + 0.5).clamp(0, 1)
    return (values / limit).clamp(0, 1).pow(POWER)


@remember
def _shades(signed: bool, dark: bool) -> Tensor:
    """Return the colour scale in steps, (LEVELS, 3), as whole numbers to 255."""
    stops = palette(dark).signed if signed else palette(dark).weights
    colours = torch.tensor([list(bytes.fromhex(stop[1:])) for stop in stops], dtype=torch.float32)  # (stops, 3)
    at = torch.linspace(0, len(stops) - 1, LEVELS)
    below = at.floor().clamp(max=len(stops) - 2).long()
    return torch.lerp(colours[below], colours[below + 1], (at - below)[:, None]).round()


@remember
def _inks(signed: bool, dark: bool) -> list[str]:
    """Return the readable ink for each shade of the scale, black or white: a contrast of at least 4.58 : 1."""
    shades = _shades(signed, dark) / 255
    linear = torch.where(shades <= 0.04045, shades / 12.92, ((shades + 0.055) / 1.055) ** 2.4)
    luminance = linear @ torch.tensor([0.2126, 0.7152, 0.0722])  # as WCAG 2 defines it
    return ["black" if light > 0.179 else "white" for light in luminance.tolist()]


def ink(signed: bool, dark: bool) -> str:
    """Return Vega's expression for the readable ink on a cell, black or white, given datum.share."""
    inks = _inks(signed, dark)
    ends = [i for i in range(1, LEVELS) if inks[i] != inks[i - 1]]
    return "".join(f"datum.share < {(i - 0.5) / (LEVELS - 1):.5f} ? '{inks[i - 1]}' : " for i in ends) + f"'{inks[-1]}'"


def style(value: float, limit: float, signed: bool, dark: bool) -> str:
    """Return the CSS of a number on its colour, for a table."""
    shade = int((shares(torch.tensor(value), limit, signed) * (LEVELS - 1)).round())
    rgb = ", ".join(f"{part:.0f}" for part in _shades(signed, dark)[shade].tolist())
    return f"background: rgb({rgb}); color: {_inks(signed, dark)[shade]}"


@remember
def _indexed(signed: bool, dark: bool) -> bytes:
    """Return 256 RGB colours: the scale in LEVELS shades, then hidden (the page) and its dot."""
    rest = bytes.fromhex(palette(dark).page[1:] + palette(dark).hidden[1:])
    return bytes(_shades(signed, dark).flatten().int().tolist()) + rest


def coarse(share: Tensor, shades: int) -> Tensor:
    """Return the share that is drawn, and on which the ink must be readable, where a picture has so many shades."""
    return (share * (shades - 1)).round() / (shades - 1)


def picture(share: Tensor, signed: bool, dark: bool, hidden: Tensor | None = None, shades: int = LEVELS) -> str:
    """Return a data address of a PNG, a pixel a cell: share (rows, columns) in 0..1; hidden cells show the page and a dot.

    With hidden cells a cell is several pixels wide, so that a dot fits into it. Fewer shades make a smaller file.
    """
    index = (coarse(share, shades) * (LEVELS - 1)).round().to(torch.uint8)
    if hidden is not None:
        wide = 4 * max(1, min(3, 48 // max(share.shape)))  # pixels a cell, 12 to 4; the dot is the middle 2 × 2
        index, large = (cells.repeat_interleave(wide, 0).repeat_interleave(wide, 1) for cells in (index, hidden))
        middle = (torch.arange(wide) * 2 - wide + 1).abs() == 1
        dot = middle.repeat(share.shape[0])[:, None] & middle.repeat(share.shape[1])
        index = torch.where(large, torch.where(dot, DOT, HIDDEN).to(torch.uint8), index)
    image = Image.frombytes("P", (index.shape[1], index.shape[0]), index.contiguous().numpy().tobytes())
    image.putpalette(_indexed(signed, dark))
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=1 if shades == LEVELS else 6)
    return "data:image/png;base64," + base64.b64encode(buffer.getvalue()).decode()
