"""A slider that is held by the mouse, on a page that takes note of what it sends."""

from playwright.sync_api import expect

from pages.ui.controls import TEMPERATURES
from tests.browser.linked import default_scene
from tests.browser.serving import at_rest

START = TEMPERATURES.index(1)
LAST = len(TEMPERATURES) - 1
NOTE = """(() => {  // when this page's latest message was sent, and when it last said that it is at rest
  const send = WebSocket.prototype.send
  window.told = window.rested = 0
  WebSocket.prototype.send = function (message) {
    const text = message instanceof Uint8Array ? new TextDecoder('latin1').decode(message) : ''
    window[text.includes('rested') ? 'rested' : 'told'] = performance.now()
    return send.call(this, message)
  }
})()"""
LONGEST = 2600  # ms after which a page that has nothing to tell is at rest


def settled(page):
    """Wait until Streamlit's own elements have what was put into their drawings."""
    page.wait_for_function(f"() => rested > told || performance.now() - told > {LONGEST}", timeout=10_000)
    at_rest(page)


def slider(page, name="temperature"):
    """A slider, as the keyboard and a screen reader meet it."""
    return page.locator(f"[class*=st-key-{name}] input[type=range]")


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
    """Move the held thumb to a stop."""
    page.mouse.move(*place(page, stop), steps=steps)


def shown(page, stop):
    """The scene of the default view at a stop of the slider, once the slider says that it stands there."""
    expect(slider(page)).to_have_attribute("aria-valuetext", f"{TEMPERATURES[stop]:g}")
    return default_scene(temperature=float(TEMPERATURES[stop]))
