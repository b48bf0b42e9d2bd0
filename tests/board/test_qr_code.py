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
    LONGEST[:2300],
    LONGEST[:2301],
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
def test_a_reader_reads_the_address(address: str):
    [code] = zxingcpp.read_barcodes(drawn(asked(address)["image"], 4))
    assert (code.text, code.format.name) == (address, "QRCode")


@pytest.mark.parametrize("address", ADDRESSES[:4], ids=len)
def test_it_is_black_on_white_with_a_quiet_zone_of_four_modules(address: str):
    pixels = 6
    image = drawn(asked(address)["image"], pixels)
    assert {shade for _, shade in image.getcolors()} == {0, 255}
    left, top, right, bottom = image.point(lambda shade: 255 - shade).getbbox()
    assert (left, top) == (4 * pixels, 4 * pixels)
    assert (image.width - right, image.height - bottom) == (4 * pixels, 4 * pixels)


def test_a_part_of_it_may_be_unreadable():
    """A short link's code is read with a spot on it, 5 modules square, as when somebody stands before it."""
    image = drawn(asked(ADDRESSES[2])["image"], 6)
    middle = image.width // 2
    image.paste(255, (middle - 15, middle - 15, middle + 15, middle + 15))
    [code] = zxingcpp.read_barcodes(image)
    assert code.text == ADDRESSES[2]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_long_address_gets_a_sentence_with_both_numbers(lang: str):
    found = asked(f"{LONGEST}x", lang)
    assert found["image"] == ""
    wanted = {
        "en": "The link is too long for a QR code: it has 2501",
        "de": "Der Link ist zu lang für einen QR-Code: Er hat 2501",
    }
    assert found["note"].startswith(wanted[lang])
    assert str(qr_code.MOST) in found["note"]


def test_a_dense_code_says_that_phones_must_come_close():
    assert asked(LONGEST[: qr_code.DENSE])["note"] == ""
    dense = asked(LONGEST[: qr_code.DENSE + 1])
    assert dense["image"]
    assert "701 characters" in dense["note"]


@pytest.mark.parametrize(
    "bad",
    ["javascript:alert(1)", "ftp://a.b", "//a.b", "https://", "https://a b", "https://ä.b", "https://a.b\n", "a"],
)
def test_what_is_no_address_gets_a_sentence(bad: object):
    assert asked(bad) == {"image": "", "note": "A QR code needs an address that begins with http:// or https://."}


def test_the_code_of_nothing_is_not_asked_for():
    question = {"n": 1, "page": "masks", "link": "", "boards": ["actions"], "qr": ""}
    assert "boards" in json.loads(answer.reply(json.dumps(question)))
