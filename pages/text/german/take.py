"""Export: die Dateien des Menüs, die Teile eines Programms, und was ein Bericht um sie herum sagt."""


# ---- der Bericht ----

YES_NO = {True: "ja", False: "nein"}
