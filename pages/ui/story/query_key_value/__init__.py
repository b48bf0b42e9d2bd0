"""The panels of the page query_key_value."""
