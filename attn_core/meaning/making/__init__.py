"""How the table and the head are made: `python -m attn_core.meaning.making`. The app imports nothing from here."""
