### Hinweise zu einem Link: abgelehnte oder gekürzte Werte, und die verletzte Regel als Satzende.
NO_SUCH_SETTING = eine solche Einstellung gibt es nicht
NAMES = es müssen Namen von Einstellungen sein, zum Beispiel mask~heads
TOPICS = es müssen Arten von Fragen sein, zum Beispiel colder~row_of_bars
GUESSES = Vorhersagen müssen als Schritt.Antwort.Frage dastehen, etwa mask.7.3fa1~grown.0.b20c
CELLS = es müssen Zellen der Form Zeile-Spalte sein, zum Beispiel 1-4_2-3
NO_LINK = es müssen die Einstellungen eines Links sein, zum Beispiel head_size=128&scale=none, oder - für die Seite mit
    Voreinstellungen
other_format = Dieser Link hat das Format { $written }; diese Seite liest v={ $version } und kann daher anders aussehen.
ignored = { $written } wurde ignoriert: { $rule }.
cut = { $name } hat { $count } Zeichen; nur die ersten { $most } werden gelesen.
more_ignored = { $count ->
    [one] Eine weitere Einstellung dieses Links wurde ignoriert.
   *[other] { $count } weitere Einstellungen dieses Links wurden ignoriert.
}
most_cells = es dürfen höchstens { $most } Zellen sein
operations = es dürfen höchstens { $most } Eingriffe wie off_1_3 (Schicht 1, Kopf 3) sein, verbunden mit ~
packed = es dürfen höchstens { $most } Zeichen sein: Buchstaben, Ziffern und . _ -
too_long = der Link darin darf höchstens { $most } Zeichen haben

# sentence: a notice of the link that compare holds.
of_a = Im Link von A, in compare: { $sentence }
bars = es dürfen höchstens { $most } ganze Zahlen von 0 bis 100 sein, verbunden durch _
most_numbers = es darf höchstens { $most } Zahlen enthalten
edits = es muss aussehen wie { $example } (Zeile, Spalte, eine Zahl bis { SHORT($largest) }), weitere Änderungen nach ~
steps_of = { $count ->
    [1] die Seite { $page } hat keine Schritte
   *[other] die Seite { $page } hat die Schritte 1 bis { $count }
}
not_on_page = diese Einstellung gibt es nicht auf der Seite { $page }, sondern auf der Seite { $owner }
too_many_names = Ein Link darf höchstens { $most } Namen setzen, dieser setzt { $count }.
too_many_escapes = Ein Link darf höchstens { $most } Prozentzeichen haben, dieser hat { $count }. Kürze seine Texte.
one_of = es muss eines davon sein: { LIST($options) }
NO_FILE = er nennt eine Datei mit Tensoren, die dieser Server nicht hat; beim Start liest er die des Ordners, den
    ATTENTION_TENSORS nennt, und eine Datei, die sich seit dem Kopieren des Links geändert hat, heißt anders
number = es muss eine { $whole ->
    [yes] ganze Zahl
   *[no] Zahl
} von { $low } bis { $high } sein
or_word = { $rule }, oder { $word }
model = möglich sind { LIST($names) } und Namen, die mit einem Hash aus 8 Ziffern enden
no_such_head = das Modell hat die Schichten 0 bis { $last_layer } und die Köpfe 0 bis { $last_head }
