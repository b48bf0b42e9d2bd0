### Sätze über die gewählte Zeile, ihre Ausgabe und ihren Kopf, und über Heatmaps.

## worauf sie achtet

attends = achtet { $ties ->
    [0] auf kein { $noun }
    [1] { $everything ->
        [yes] auf { KEY($key) }: **{ PERCENT($largest) }**
       *[no] am stärksten auf { KEY($key) }: **{ PERCENT($largest) }**
    }
   *[other] { $everything ->
        [yes] gleich stark
       *[no] am stärksten
    } auf { $ties } { $noun ->
        [Wort] Wörter
        [Zeichen] Zeichen
       *[Token] Token
    }: je **{ PERCENT($largest) }**
}
in_head = In Kopf { $number } achtet { QUERY($query) } { $ties ->
    [0] auf kein { $noun }, denn { $sink ->
        [none] jedes ist verdeckt: Alle Gewichte und die Ausgabe sind 0
       *[other] die Senke nimmt das ganze Gewicht: Die Ausgabe ist 0
    }
    [1] { $everything ->
        [yes] auf { KEY($key) }: **{ PERCENT($largest) }**
       *[no] am stärksten auf { KEY($key) }: **{ PERCENT($largest) }**
    }
   *[other] { $everything ->
        [yes] gleich stark
       *[no] am stärksten
    } auf { $ties } { $noun ->
        [Wort] Wörter
        [Zeichen] Zeichen
       *[Token] Token
    }: je **{ PERCENT($largest) }**
}{ $ties ->
    [0] { "" }
   *[other] { $sink ->
        [none] { "" }
       *[other] ; auf die Senke entfallen **{ PERCENT($sink) }**
    }
}.
choose = { $one_key ->
    [yes] Die Maske lässt jedes Wort nur auf ein einziges achten: Wähle auf der Seite „{ TITLE("masks") }“ eine andere.
   *[no] Wähle unter „Deine Wörter“ eine andere Zeile, mehr Wörter oder andere Projektionen.
}
settings = :gray[{ $heads ->
    [one] { $heads } Kopf
   *[other] { $heads } Köpfe
} · ÷ { $divisor } · Temperatur { SHORT($temperature) } · { $mask }]
weight = { $dropout ->
    [yes] Gewicht nach Dropout
   *[no] Gewicht
}

as_sum = { OUTPUT("Ausgabe") }({ WORD($query) }) { $rounded ->
    [yes] ≈
   *[no] =
} **{ $weight }** v({ WORD($key) }){ $second_weight ->
    [none] { "" }
   *[other] { " " }+ { $second_weight } v({ WORD($second) })
}{ $count ->
    [0] { "" }
    [1] { " " }+ … (1 weiterer, { $rest })
   *[other] { " " }+ … ({ $count } weitere, zusammen { $rest })
}.{ $total ->
    [none] { "" }
   *[other] { " " }Das sind die Gewichte nach Dropout; ihre Summe ist { $total }.
}{ $sink ->
    [none] { "" }
   *[other] { " " }{ $total ->
        [none] Der Anteil der Senke, { PERCENT($sink) }, trägt nichts bei.
       *[other] Vor Dropout entfielen auf die Senke { PERCENT($sink) }.
    }
}
no_weight = { OUTPUT("Ausgabe") }({ WORD($query) }) = 0: Kein Key hat ein Gewicht.

## wie es geprüft wurde

agreement = { $agrees ->
    [yes] stimmt überein mit
   *[no] weicht ab von
} { $call ->
    [mean] dem Mittelwert der Values, deren Keys den größten Score haben
    [zeros] dem Nullvektor
    [capped] scaled_dot_product_attention, die keine Grenze kennt und die begrenzten Scores erhielt
   *[other] { $call }
}, größter Unterschied { SMALL($difference) }{ $before_dropout ->
    [yes] , verglichen vor Dropout
   *[no] { "" }
}

## unter und über einer Heatmap

STAGES =
    .scores = Scores, q·k
    .scaled = Skalierte Scores
    .capped = Skalierte Scores, begrenzt
    .biased = Skalierte Scores mit dem Bias
    .masked = Skalierte Scores; verdeckte Zellen haben keinen Score
SELECT = Wähle eine Zeile, um zu sehen, worauf ihr Wort achtet.
signed = { $stage ->
    [scores] { STAGES.scores }
    [scaled] { STAGES.scaled }
    [capped] { STAGES.capped }
    [biased] { STAGES.biased }
   *[masked] { STAGES.masked }
}. Farbskala: −{ SHORT($limit, digits: 3) } (orange) bis { SHORT($limit, digits: 3) } (violett). { SELECT }
scale_of_weights = Farbskala: 0 bis { SHORT($limit, digits: 3) }{ $long ->
    [yes] { "" }, das 64-Fache eines gleichen Anteils, weil der Text lang ist; größere Gewichte sehen gleich aus
   *[no] { "" }
}.
row_in_words = { $stage ->
    [weights] { row_of_weights }
    [dropped] { row_of_weights }
   *[scores] { signed }
}
row_of_weights = { $visible ->
    [0] Die Zeile von { QUERY($name) } ist leer: Jedes { $noun } ist für sie verdeckt.
   *[other] Die Gewichte von { QUERY($name) } ergeben zusammen { PERCENT($total) }{ $sink ->
        [none] { "" }
       *[other] { $stage ->
            [dropped] { "" }
           *[weights] ; auf die Senke entfallen { PERCENT($sink) }
        }
    }.{ $stage ->
        [dropped] { after_dropout }
       *[weights] { "" }
    } { scale_of_weights }
} { SELECT }
after_dropout = { $dropout ->
    [0] { " " }Dropout ist 0, also fällt kein Gewicht weg.
    [1] { " " }Alle Gewichte fallen weg.
   *[other] { " " }Weggefallene Gewichte sind 0, deshalb werden die anderen durch { SHORT($kept, digits: 3) } geteilt.
}
legend = { $negative ->
    [yes] Farbe −{ SHORT($limit, digits: 3) } bis { SHORT($limit, digits: 3) }
   *[no] Farbe 0–{ SHORT($limit, digits: 3) }
}

## wozu Köpfe da sind

RANDOM = Die Projektionen sind zufällig, also hat das Muster noch keine Bedeutung.
LEARNED_ROLE = Vokal → Konsonanten, gelernt
UNTRAINED_ROLE = Vokal → Konsonanten, noch nicht trainiert
UNTRAINED = Dieser Kopf ist noch nicht trainiert. Bewege den Regler „Trainingsschritte“.
limited_job = { $does }{ $mask ->
    [none] { $biased ->
        [yes] , abgesehen von dem, was der Bias addiert
       *[no] { "" }
    }
   *[other] , soweit die { $mask } es erlaubt{ $biased ->
        [yes] , und abgesehen von dem, was der Bias addiert
       *[no] { "" }
    }
}{ $whole ->
    [yes] ; ein Token ohne solchen Key achtet gleich stark auf alle Token, auf die es achten darf
   *[no] { "" }
}.
BIAS_ALONE = Ohne Positionen findet kein Token ein anderes anhand seiner Position, also verteilt allein der Bias das Gewicht.
numbered_role = Kopf { $number }: { $role ->
    [none] zufällig
   *[other] { $role }
}
roles = :primary[**{ $kind ->
    [designed] Entworfene Projektionen
    [words] Projektionen von Wortvektoren
    [learned] Gelernte Projektionen
   *[untrained] Untrainierte Projektionen
}**] :gray[{ DOTS($heads) } · d_model { $d_model }, Kopfgröße { $head_size }{ $kind ->
    [designed] { "" }
    [words] { "" }
   *[other] , Positionen werden nicht benutzt
}.]
training = Dieser Kopf wurde in { $steps } von { $most } Schritten darauf trainiert, von Vokalen auf Konsonanten zu
    achten.
example = :primary[**{ $description }**] :gray[{ $heads ->
    [one] { $heads } Kopf
   *[other] { $heads } Köpfe
} der Größe { $head_size }, d_model { $d_model }, keine Positionen.]

## wie ihre Query ihren Key findet

FEATURE_STARTS =
    .looks_for = { "sucht " }
    .looks_past = { "übergeht " }
    .position = { "Position " }
    .word = { "Wort " }
    .letter = { "Buchstabe " }
features = { $beyond ->
    [0] { $names ->
        [none] nichts
       *[other] { AND($names) }
    }
   *[other] { LIST($names) } und { $beyond } weitere
}
unused = ab { $first } nicht benutzt
keys_alike = { $visible ->
    [1] gibt es { $sink ->
        [yes] das Gewicht, das die Senke übrig lässt,
       *[no] sein ganzes Gewicht
    } dem einzigen { $noun }{ $hides ->
        [yes] , auf das es achten darf
       *[no] { "" }
    }
   *[other] achtet es gleich stark auf alle { $visible } { $noun ->
        [Wort] Wörter
        [Zeichen] Zeichen
       *[Token] Token
    }{ $hides ->
        [yes] , auf die es achten darf
       *[no] { "" }
    }
}
BIAS_DECIDES = verteilt es sein Gewicht allein nach dem Bias
seeks_nothing = { QUERY($query) } sucht nichts, deshalb { $alike }.
meets_nothing = { QUERY($query) } { $sought }, aber kein { $noun }, auf das es achten darf, bietet das an. Deshalb
    { $alike }.
meets = { QUERY($query) } { $sought }; { KEY($key) } bietet { $offers } an und gibt { $gives } weiter.{ $others ->
    [0] { "" }
   *[other] { " " }{ $others ->
        [one] { $others } weiterer Key bietet
       *[other] { $others } weitere Keys bieten
    } dasselbe an.
}
word_role = { $kind ->
    [related] verwandte Wörter
    [untrained] verwandte Wörter, noch nicht trainiert
    [before] { $places ->
        [1] voriges Wort
       *[other] { $places } Positionen davor
    }
   *[after] { $places ->
        [1] nächstes Wort
       *[other] { $places } Positionen danach
    }
}
word_head = { $kind ->
    [related] Dieser Kopf wurde darauf trainiert, dass ein Wort auf verwandte Wörter achtet.
    [partly] Dieser Kopf wurde in { GROUPED($steps) } von { GROUPED($most) } Schritten darauf trainiert, dass ein Wort auf
        verwandte Wörter achtet.
    [untrained] { UNTRAINED }
   *[other] { $positions ->
        [added] Dieser Kopf vergleicht Positionen und sucht: { word_role }.
       *[none] { $positions ->
            [rotary] Dieser Kopf sucht Positionen in den Wortvektoren, aber Rotationspositionen ändern nur Queries und Keys
           *[none] Ohne Positionen kann dieser Kopf nicht erkennen, wo ein Wort steht
        }{ $even ->
            [all] ; also achtet er auf alle Wörter gleich
            [open] ; also achtet er auf alle Wörter gleich, auf die er achten darf
           *[none] { "" }
        }.
    }
}
model_head = Dieser Kopf gehört zu { $title }, einem trainierten Modell, dessen eigener Code Queries, Keys und Values
    berechnet.
kept = Auf die Kopfgröße { $size } von { $own } verkleinert, behält er { PERCENT($share) } von $W_Q W_K^\top$, gemessen an den
    quadrierten Singulärwerten.
