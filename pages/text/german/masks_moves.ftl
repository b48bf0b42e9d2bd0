### Was die letzten beiden Schritte der Seite über Masken sagen: wer eine Änderung bemerkt, und was beim Wachsen bleibt.
MORE_WORDS = Gib unter „Deine Wörter“ mehr Wörter ein: Dieser Schritt vergleicht Wörter miteinander.
OPEN = nichts verdeckt
CHANGED_ALT = Wie stark sich jede Ausgabe ändert, wenn ein Wort geändert wird:{ " " }
GROWN_ALT = Wie stark sich jede frühere Ausgabe ändert, wenn ein Wort hinzukommt:{ " " }
HIDDEN_FROM = 0 · darf nicht darauf achten
NEW = neu
LATER = noch nicht da
STAYS = 0 · unverändert
CHANGE = Balken = Änderung einer Ausgabe

# A word in a list.
quoted = „{ WORD($word) }“

# The title of a picture of changes; still: whether nothing changes there, so that there is no bar.
moved_key = :gray[**{ $mask }** · { $still ->
    [yes] keine Ausgabe ändert sich
   *[no] { CHANGE }
}]

# Say how many outputs can change, how many of those before the word, and how many do, by how much.
changes = **{ $can } von { $words }** Ausgaben{ $before ->
    [0] { "" }
   *[other] { " " }(**{ $earlier }** von { $before } früheren)
} { $can ->
    [0] können sich ändern
   *[other] { $can ->
        [1] kann
       *[other] können
    } sich ändern, und **{ $moved }** { $moved ->
        [1] ändert sich
       *[other] ändern sich
    }{ $moved ->
        [0] { "" }
       *[other] , um bis zu **{ SMALL($most) }**
    }
}
changed = Zu jeder Zahl im Vektor von { KEY($word) } wird 1 addiert.  { "\u000A" }Nichts verdeckt: { $without }.
    { "  \u000A" }{ $mask }: { $under }. :gray[Ein Balken zeigt die größte Änderung in einer Ausgabe. Eine Maske skaliert
    die übrigen Gewichte neu, also können sich auch die übrigen Balken ändern.]
alike_task = Unter dieser Maske erreicht die Änderung jedes Wortes { $fewest } { $fewest ->
    [1] Ausgabe
   *[other] Ausgaben
}. Wähle eine andere Maske und sieh, welche Ausgaben dann gleich bleiben.
CHANGED_TASK = Finde ein Wort, dessen Änderung unter der Maske die wenigsten Ausgaben erreicht.
changed_done = { $count ->
    [0] Unter der Maske kann sich keine Ausgabe ändern.
    [1] Unter der Maske kann sich nur die Ausgabe von { AND($names) } ändern.
   *[other] Unter der Maske können sich nur die Ausgaben von { AND($names) } ändern.
}
first_word = { KEY($word) } ist das erste Wort, es gibt also noch keine frühere Ausgabe.
grown = { KEY($word) } kommt hinzu.  { "\u000A" }Nichts verdeckt: { $without }.  { "\u000A" }{ $mask }: { $under }.
grown_task = Füge das letzte Wort „{ WORD($last) }“ hinzu. Wie viele frühere Ausgaben müssen neu berechnet werden?
grown_done = Ohne Maske müssen { $without } von { $old } neu berechnet werden, unter dieser Maske { $under } von { $old }.

# Say what a new word means for the outputs before it; opened: how many of them may attend to it.
growth = { $opened ->
    [0] **{ $opened } von { $old }** früheren Wörtern dürfen auf das neue Wort achten, also { $old ->
        [1] bleibt die frühere Ausgabe gleich und kann
       *[other] bleiben alle früheren Ausgaben gleich und können
    } weiterverwendet werden
    [1] **{ $opened } von { $old }** früheren Wörtern darf auf das neue Wort achten: Die Ausgabe dieses Wortes { $moves ->
        [yes] ändert sich um bis zu **{ SMALL($most) }** und muss neu berechnet werden
       *[no] muss neu berechnet werden, obwohl sie hier zufällig gleich bleibt
    }
   *[other] **{ $opened } von { $old }** früheren Wörtern dürfen auf das neue Wort achten: Die Ausgaben dieser
        Wörter { $moves ->
        [yes] ändern sich um bis zu **{ SMALL($most) }** und müssen neu berechnet werden
       *[no] müssen neu berechnet werden, obwohl sie hier zufällig gleich bleiben
    }
}
ONLY_SELF = Dieser Schritt handelt von einem Satz, der auf sich selbst achtet. Zurzeit sind es zwei.
