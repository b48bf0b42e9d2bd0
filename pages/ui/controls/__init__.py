"""The controls: widgets that own the names of the link, each declared once."""
