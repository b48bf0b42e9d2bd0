"""The colours, one per role, light and dark, and tensors turned into pixels of them."""

import base64
import io
from typing import NamedTuple

import torch
from PIL import Image
from torch import Tensor

from attn_core.cache import remember

POWER = 0.6  # of the weights' colour scale: linear leaves 64 tokens nearly blank
LEVELS = 254  # shades in a picture's palette, beside "hidden" and its dot
HIDDEN, DOT = 254, 255


class Look(NamedTuple):
    """The colours of one theme."""

    page: str
    text: str
    muted: str
    primary: str
    hidden: str
    grid: str
    query: str
    key: str
    value: str
    output: str
    weights: tuple[str, ...]
    signed: tuple[str, ...]


LIGHT = Look(
    page="#FFFFFF",
    text="#1B1B24",
    muted="#5B5B6B",
    primary="#4A3AA7",
    hidden="#80828F",
    grid="#D5D5DE",
    query="#0072B2",
    key="#E69F00",
    value="#00795A",
    output="#A34A7C",
    weights=("#F6F5FC", "#DCD8F3", "#B9B1E6", "#9186D3", "#6A5BBD", "#4A3AA7", "#2A1C73"),
    signed=("#7A2E0E", "#C2693A", "#F0C3A4", "#F7F7F9", "#C4BCEB", "#7C6DC9", "#2A1C73"),
)
DARK = Look(
    page="#14151C",
    text="#ECECF2",
    muted="#B8BAC6",
    primary="#A79BF5",
    hidden="#858899",
    grid="#3A3C48",
    query="#4FA8DC",
    key="#E69F00",
    value="#2FC79B",
    output="#E08FBE",
    weights=("#1D1F2B", "#2B2A4F", "#403A82", "#6256BD", "#8F84E8", "#C0B8FF", "#EAE6FF"),
    signed=("#FFB07A", "#C9673B", "#7A3B22", "#1D1F2B", "#403A82", "#7D70D8", "#C0B8FF"),
)


def look(dark: bool) -> Look:
    """Return the colours of the theme."""
    return DARK if dark else LIGHT


def ink(share: Tensor, signed: bool, dark: bool) -> list[str]:
    """Return the colour of the number on each cell, black or white, given where the cells stand on the colour scale."""
    inks = _inks(signed, dark)
    return [inks[i] for i in (share * (LEVELS - 1)).round().long().flatten().tolist()]


@remember
def _inks(signed: bool, dark: bool) -> list[str]:
    """Return what reads better on each shade of the scale: at least 4.58 : 1, which no other pair of colours gives."""
    shades = torch.tensor(list(_palette(signed, dark))).reshape(-1, 3) / 255
    linear = torch.where(shades <= 0.04045, shades / 12.92, ((shades + 0.055) / 1.055) ** 2.4)
    luminance = linear @ torch.tensor([0.2126, 0.7152, 0.0722])  # as WCAG 2 defines it
    return ["#000000" if light > 0.179 else "#FFFFFF" for light in luminance.tolist()]


def shares(values: Tensor, limit: float | Tensor, signed: bool) -> Tensor:
    """Return where values stand on their fixed colour scale, 0..1: ±limit, or 0..limit with the power of the weights."""
    if signed:
        return (values / (2 * limit) + 0.5).clamp(0, 1)
    return (values / limit).clamp(0, 1).pow(POWER)


@remember
def _palette(signed: bool, dark: bool) -> bytes:
    """Return 256 RGB colours: the scale in LEVELS shades, then hidden (the page) and its dot."""
    theme = look(dark)
    stops = theme.signed if signed else theme.weights
    colours = torch.tensor([list(bytes.fromhex(stop[1:])) for stop in stops], dtype=torch.float32)  # (stops, 3)
    at = torch.linspace(0, len(stops) - 1, LEVELS)
    below = at.floor().clamp(max=len(stops) - 2).long()
    mixed = torch.lerp(colours[below], colours[below + 1], (at - below)[:, None]).round().to(torch.uint8)
    rest = bytes.fromhex(theme.page[1:] + theme.hidden[1:])
    return bytes(mixed.flatten().tolist()) + rest


def colours(share: Tensor, signed: bool, dark: bool) -> list[str]:
    """Return the colour of each cell as text, given where the cells stand on the colour scale."""
    palette = _palette(signed, dark).hex()
    index = (share * (LEVELS - 1)).round().long().flatten().tolist()
    return [f"#{palette[6 * i : 6 * i + 6]}" for i in index]


def picture(share: Tensor, signed: bool, dark: bool, hidden: Tensor | None = None, shades: int = LEVELS) -> str:
    """Return a data address of a PNG, a pixel a cell: share (rows, columns) in 0..1; hidden cells show the page and a dot.

    With hidden cells a cell is several pixels wide, so that a dot fits into it. Fewer shades make a smaller file.
    """
    coarse = (share * (shades - 1)).round() / (shades - 1)
    index = (coarse * (LEVELS - 1)).round().to(torch.uint8)
    if hidden is not None:
        wide = 4 * max(1, min(3, 48 // max(share.shape)))  # pixels a cell, 12 to 4; the dot is the middle 2 × 2
        index, large = (cells.repeat_interleave(wide, 0).repeat_interleave(wide, 1) for cells in (index, hidden))
        middle = (torch.arange(wide) * 2 - wide + 1).abs() == 1
        dot = middle.repeat(share.shape[0])[:, None] & middle.repeat(share.shape[1])
        index = torch.where(large, torch.where(dot, DOT, HIDDEN).to(torch.uint8), index)
    image = Image.frombytes("P", (index.shape[1], index.shape[0]), index.contiguous().numpy().tobytes())
    image.putpalette(_palette(signed, dark))
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=1 if shades == LEVELS else 6)
    return "data:image/png;base64," + base64.b64encode(buffer.getvalue()).decode()
