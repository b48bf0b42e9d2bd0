"""The colours: numbers become the right pixels, hidden never looks like 0, and ink can be read on every fill."""

import base64
import io
import re

import pytest
import torch
from PIL import Image
from torch import Tensor

from pages.charts import colours

THEMES = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
SCALES = pytest.mark.parametrize("signed", [False, True], ids=["weights", "signed"])


def pixels(url: str) -> Tensor:
    """Return the pixels of a data address, (height, width, 3)."""
    kind, _, data = url.partition(",")
    assert kind == "data:image/png;base64"
    image = Image.open(io.BytesIO(base64.b64decode(data)))
    assert image.format == "PNG"
    flat = torch.frombuffer(bytearray(image.convert("RGB").tobytes()), dtype=torch.uint8)
    return flat.reshape(image.height, image.width, 3).int()


def rgb(colour: str) -> Tensor:
    """Return the three numbers of #RRGGBB."""
    return torch.tensor(list(bytes.fromhex(colour.removeprefix("#")))).int()


def fills(share: Tensor, signed: bool, dark: bool) -> Tensor:
    """Return the colours of cells, between the theme's stops, (…, 3)."""
    theme = colours.palette(dark)
    stops = torch.stack([rgb(stop) for stop in (theme.signed if signed else theme.weights)]).double()
    at = share.double() * (len(stops) - 1)
    below = at.floor().clamp(max=len(stops) - 2).long()
    return torch.lerp(stops[below], stops[below + 1], (at - below)[..., None])


def text(colour: Tensor) -> str:
    """Return a colour as #RRGGBB."""
    return f"#{bytes(colour.round().int().tolist()).hex()}"


def luminance(colour: str) -> float:
    """Return WCAG's relative luminance."""
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (rgb(colour) / 255).tolist()]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, two: str) -> float:
    """Return WCAG's contrast ratio."""
    low, high = sorted([luminance(one), luminance(two)])
    return (high + 0.05) / (low + 0.05)


@THEMES
@SCALES
def test_a_picture_has_a_pixel_a_cell_in_the_cells_colours(signed: bool, dark: bool):
    share = torch.rand(3, 5, generator=torch.Generator().manual_seed(0))
    found = pixels(colours.picture(share, signed, dark))
    assert found.shape == (3, 5, 3)
    assert (found - fills(share, signed, dark)).abs().max() <= 2  # 254 shades


@THEMES
@SCALES
def test_hidden_cells_show_the_page_and_a_dot_and_the_others_their_colour(signed: bool, dark: bool):
    share = torch.zeros(3, 5) + torch.linspace(0, 1, 5)
    hidden = torch.zeros(3, 5, dtype=torch.bool)
    hidden[0, 1:], hidden[2, 3] = True, True
    found = pixels(colours.picture(share, signed, dark, hidden))
    theme, expected = colours.palette(dark), fills(share, signed, dark).flatten(0, 1)
    wide = found.shape[0] // 3
    assert found.shape == (3 * wide, 5 * wide, 3)
    for cell in range(15):
        row, column = divmod(cell, 5)
        block = found[row * wide : (row + 1) * wide, column * wide : (column + 1) * wide]
        if hidden[row, column]:
            middle = block[wide // 2 - 1 : wide // 2 + 1, wide // 2 - 1 : wide // 2 + 1]
            assert (middle == rgb(theme.hidden)).all()
            assert (block == rgb(theme.page)).all(-1).sum() == wide * wide - 4
        else:
            assert (block - expected[cell]).abs().max() <= 2


def test_shares_are_fixed_by_the_limit_and_the_power_and_signed_ones_are_even_about_the_middle():
    values = torch.tensor([0.0, 0.01, 0.25, 0.5, 1.0, 1.4])
    expected = torch.tensor([0.0, 0.01**0.6, 0.25**0.6, 0.5**0.6, 1.0, 1.0])
    torch.testing.assert_close(colours.shares(values, 1.0, signed=False), expected)
    values = torch.tensor([-9.0, -3.0, -1.5, 0.0, 1.5, 3.0, 9.0])
    expected = torch.tensor([0, 0, 0.25, 0.5, 0.75, 1, 1])
    torch.testing.assert_close(colours.shares(values, 3.0, signed=True), expected)


@THEMES
@SCALES
def test_ink_reads_on_every_fill(signed: bool, dark: bool):
    share = torch.linspace(0, 1, 509)
    for at, fill in zip(share.tolist(), fills(share, signed, dark), strict=True):
        style = colours.style(2 * at - 1 if signed else at ** (1 / colours.POWER), 1.0, signed, dark)
        for name in (ink(colours.ink(signed, dark), at), style.rpartition(" ")[2]):
            assert contrast(text(fill), {"black": "#000000", "white": "#FFFFFF"}[name]) >= 4.5, at


def ink(expression: str, share: float) -> str:
    """Evaluate an expression for a share: it compares the share with one number after another."""
    *steps, last = expression.split(" : ")
    pairs = [re.fullmatch(r"datum\.share < ([\d.]+) \? '(\w+)'", step).groups() for step in steps]
    return next((name for end, name in pairs if share < float(end)), last.strip("'"))
