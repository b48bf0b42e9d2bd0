### Sätze über die gewählte Zeile, ihre Ausgabe und ihren Kopf, und über Heatmaps.

## worauf sie achtet

settings = :gray[{ $heads ->
    [one] { $heads } Kopf
   *[other] { $heads } Köpfe
} · ÷ { $divisor } · Temperatur { SHORT($temperature) } · { $mask }]
weight = { $dropout ->
    [yes] Gewicht nach Dropout
   *[no] Gewicht
}

## wie es geprüft wurde

## unter und über einer Heatmap

STAGES =
    .scores = Scores, q·k
    .scaled = Scores nach der Division
    .biased = Scores nach der Division, mit dem Bias
    .masked = Scores nach der Division; verdeckte Zellen haben keine
SELECT = Wähle eine Zeile aus, um ihr zu folgen.
signed = { $stage ->
    [scores] { STAGES.scores }
    [scaled] { STAGES.scaled }
    [biased] { STAGES.biased }
   *[masked] { STAGES.masked }
}. Farbskala: −{ SHORT($limit, digits: 3) } (orange) bis { SHORT($limit, digits: 3) } (violett). { SELECT }
empty = Die Zeile von { QUERY($query) } ist leer: Jedes { $noun } ist vor ihr verdeckt. { SELECT }
legend = { $negative ->
    [yes] Farbe −{ SHORT($limit, digits: 3) } bis { SHORT($limit, digits: 3) }
   *[no] Farbe 0–{ SHORT($limit) }
}

## wozu Köpfe da sind

RANDOM = Die Projektionen sind zufällig, das Muster hat noch keine Bedeutung.
LEARNED_ROLE = Vokal → Konsonanten, gelernt
UNTRAINED_ROLE = Vokal → Konsonanten, noch nicht trainiert
DRAWN_ROLE = zufällig
UNTRAINED = Dieser Kopf ist noch nicht trainiert. Bewege „Trainingsschritte“.
KINDS =
    .designed = Entworfene
    .learned = Gelernte
    .untrained = Untrainierte
NO_POSITIONS = , Positionen werden nicht benutzt
training = Dieser Kopf ist { $steps } von { $most } Schritten trainiert, damit ein Vokal auf Konsonanten achtet.
example = :primary[**{ $description }**] :gray[{ $heads ->
    [one] { $heads } Kopf
   *[other] { $heads } Köpfe
} der Größe { $head_size }, d_model { $d_model }, keine Positionen.]

## wie ihre Query ihren Key findet

NOTHING = nichts
unused = ab { $first } nicht benutzt
keys_alike = { $visible ->
    [1] achtet es auf das einzige { $noun }{ $hides ->
        [yes] , auf das es achten darf
       *[no] , das es gibt
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
meets_nothing = { QUERY($query) } { $sought }, und kein { $noun }, auf das es achten darf, bietet das an. Deshalb { $alike }.
meets = { QUERY($query) } { $sought }; { KEY($key) } bietet { $offers } an und gibt { $gives } weiter.{ $others ->
    [0] { "" }
   *[other] { " " }{ $others ->
        [one] { $others } weiterer Key bietet
       *[other] { $others } weitere Keys bieten
    } dasselbe an.
}
model_head = Ein Kopf von { $title }, einem trainierten Modell: Queries, Keys und Values kommen aus dessen eigenem Code.
kept = Bei der Kopfgröße { $size } von { $own } bleiben { PERCENT($share) } von W_Q W_Kᵀ (Quadrate der
    Singulärwerte).
