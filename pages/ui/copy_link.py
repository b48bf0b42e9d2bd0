"""A button that copies the page's address, which is the view."""

import streamlit as st

HTML = '<button type="button">🔗 <span>Copy link</span></button>'
CSS = """
button { font: inherit; font-size: 0.875rem; cursor: pointer;
  color: var(--st-text-color); background: var(--st-background-color);
  border: 1px solid var(--st-border-color); border-radius: var(--st-button-radius, 6px);
  padding: 0.3rem 0.75rem; min-height: 2.5rem; white-space: nowrap; }
button:hover, button:focus-visible { border-color: var(--st-primary-color); color: var(--st-primary-color); }
"""
JS = """
export default function ({ parentElement }) {
  const button = parentElement.querySelector("button")
  const word = parentElement.querySelector("span")
  button.onclick = async () => {
    const address = window.location.href
    try {
      await navigator.clipboard.writeText(address)
      word.textContent = "Copied"
    } catch {
      window.prompt("Copy this link", address)
    }
    setTimeout(() => { word.textContent = "Copy link" }, 2000)
  }
}
"""

_component = st.components.v2.component("copy_link", html=HTML, css=CSS, js=JS)


def button() -> None:
    """Draw the button; where the browser gives no clipboard (plain http), it offers the address to be copied by hand."""
    _component(key="copy_link", height="content", width="content")
