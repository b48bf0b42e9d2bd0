"""Export: the files that the menu offers, the parts of a program, and what a report says around them."""


# ---- the report ----

YES_NO = {True: "yes", False: "no"}
