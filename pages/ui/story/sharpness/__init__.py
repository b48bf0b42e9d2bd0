"""The panels of the page sharpness."""
