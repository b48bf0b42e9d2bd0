"""The QR code of a link: a phone reads the requested address, and any other text gets a sentence."""

import io
import json
from urllib.parse import unquote

import pytest
import vl_convert
import zxingcpp
from PIL import Image

from pages.answers import answer
from pages.panels.frame import qr_code
from pages.view import menu

HOST = "https://attention.example.org"
LONGEST = f"{HOST}/?text={'a+word+'.ljust(7, 'x') * 400}"[: qr_code.MOST]
ADDRESSES = [
    *(f"{HOST}/{page}" for page in menu.PAGES[:2]),
    f"{HOST}/masks?step=2&task=What+%3Cb%3Emoves%3C%2Fb%3E%3F&locked=mask~text&hidden=head&display=projector",
    "http://192.168.1.20:8501/?text=%F0%9F%A6%87+%D7%A9%D7%9C%D7%95%D7%9D",
    LONGEST[:700],
    LONGEST,
]


def asked(address: object, lang: str = "en") -> dict[str, object]:
    """Return the answer to a request for the code of an address."""
    question = {"n": 7, "page": "masks", "link": f"lang={lang}", "boards": [], "qr": address}
    found = json.loads(answer.reply(json.dumps(question)))
    assert found.pop("n") == 7
    return found["qr"]


def picture(image: str) -> str:
    """Return the drawing in a data address."""
    kind, _, content = image.partition(",")
    assert kind == "data:image/svg+xml;charset=utf-8"
    return unquote(content)


def drawn(image: str, pixels: int) -> Image.Image:
    """Return a code as a screen shows it, at a number of pixels per module."""
    png = vl_convert.svg_to_png(picture(image), scale=pixels)
    return Image.open(io.BytesIO(png)).convert("L")


@pytest.mark.parametrize("address", ADDRESSES, ids=len)
def test_a_reader_reads_the_address_black_on_white_with_a_quiet_zone_of_four_modules(address: str):
    pixels = 4
    image = drawn(asked(address)["image"], pixels)
    [code] = zxingcpp.read_barcodes(image)
    assert (code.text, code.format.name) == (address, "QRCode")
    assert {shade for _, shade in image.getcolors()} == {0, 255}
    left, top, right, bottom = image.point(lambda shade: 255 - shade).getbbox()
    assert {left, top, image.width - right, image.height - bottom} == {4 * pixels}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_an_address_that_is_too_long_or_dense_gets_a_sentence_with_its_number_and_what_is_none_another(lang: str):
    long, dense = asked(f"{LONGEST}x", lang), asked(LONGEST[: qr_code.DENSE + 1], lang)
    assert (long["image"], bool(dense["image"]), asked(LONGEST[: qr_code.DENSE])["note"]) == ("", True, "")
    assert all(number in long["note"] for number in ("2501", str(qr_code.MOST)))
    assert "701" in dense["note"]
    bad = ("javascript:alert(1)", "ftp://a.b", "//a.b", "https://", "https://a b", "https://ä.b", "https://a.b\n", "a")
    [said] = {asked(address, lang)["note"] for address in bad}
    assert "https://" in said
    assert {asked(address, lang)["image"] for address in bad} == {""}
