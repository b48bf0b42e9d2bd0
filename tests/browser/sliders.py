"""A slider in the hand of the mouse."""

from pages.view.settings import TEMPERATURES

START = TEMPERATURES.index(1)
LAST = len(TEMPERATURES) - 1


def slider(page, name="temperature"):
    """A slider, as the keyboard and a screen reader meet it."""
    return page.locator(f".st-key-{name} input[type=range]")


STANDS = """([name, {x, y, width, height}]) => {
  const now = document.querySelector(`.st-key-${name} [data-testid=stSlider]`).getBoundingClientRect()
  return now.x === x && now.y === y && now.width === width && now.height === height
}"""


def box(page, name="temperature"):
    """Where a slider stands, and how large it is."""
    return page.locator(f".st-key-{name} [data-testid=stSlider]").bounding_box()


def expect_held(page, stood, name="temperature"):
    """Wait until a slider stands where it stood: what moves it is undone before it is painted, yet may be measured."""
    page.wait_for_function(STANDS, arg=[name, stood])


def place(page, stop, name="temperature"):
    """Where a slider's thumb stands at a stop."""
    x, y, wide, high, last = slider(page, name).evaluate(
        """input => { const r = input.closest('[style*=relative]').getBoundingClientRect()
                      return [r.x, r.y, r.width, r.height, Number(input.max)] }"""
    )
    return x + wide * stop / last, y + high / 2


def hold(page):
    """Press the mouse on the thumb, wherever it stands."""
    page.mouse.move(*place(page, int(slider(page).input_value())))
    page.mouse.down()


def drag(page, stop, steps=8):
    """Move the thumb that the mouse has to a stop."""
    page.mouse.move(*place(page, stop), steps=steps)
