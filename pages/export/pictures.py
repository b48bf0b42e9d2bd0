"""A picture as a file: SVG as drawn on the page, in its theme, and PNG with a limited number of pixels."""

import math
import re

import orjson
import vl_convert

from pages.board.pieces import Picture
from pages.charts import surroundings
from pages.charts.colours import palette
from pages.charts.templates import Columns
from pages.text.markup import element

WIDTH = 720  # of a picture that is as wide as its place
SCALE, MOST_PIXELS = 2, 6_000_000  # of a PNG
SIZE = re.compile(r'<svg[^>]* width="([\d.]+)" height="([\d.]+)"')


def svg(picture: Picture, dark: bool) -> str:
    """Return a picture as SVG on the background of the theme, with its text alternative as title."""
    config = surroundings.config(dark, background=palette(dark).page)
    drawn = vl_convert.vegalite_to_svg(_whole(picture), config=config, allowed_base_urls=[])
    first, close, rest = drawn.partition(">")
    return f"{first}{close}{element('title', picture.alt)}{rest}"


def png(drawn: str) -> bytes:
    """Return an SVG as PNG at twice its size, or smaller if that exceeds the limit."""
    width, height = size(drawn)
    scale = min(SCALE, math.sqrt(MOST_PIXELS / max(width * height, 1)))
    return vl_convert.svg_to_png(drawn, scale=scale)


def size(drawn: str) -> tuple[float, float]:
    """Return the width and the height that an SVG says it has."""
    stated = SIZE.search(drawn)
    if stated is None:
        raise ValueError("an SVG says its width and height")
    return float(stated[1]), float(stated[2])


def _whole(picture: Picture) -> str:
    """Return a picture's specification with a width and its data, as JSON."""
    width = WIDTH if picture.width == "stretch" else picture.width
    datasets = {name: records(columns) for name, columns in picture.spec["datasets"].items()}
    return orjson.dumps({**picture.spec, "width": width, "datasets": datasets}).decode()


def records(columns: Columns) -> list[dict[str, object]]:
    """Return columns as a list of rows."""
    return [dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True)]
