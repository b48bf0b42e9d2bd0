### Was die Seiten über ein Modell von einem Score sagen: seine Produkte, der skalierte Score, das Gewicht, ohne Pfeil.
KEY_HELP = Der Key, dessen Score zerlegt wird, nach seiner Position, von 0 an gezählt. Oder wähle eine Zelle der Heatmap.
CUT = Diesen Pfeil kappen
RESTORE = Diesen Pfeil wiederherstellen
why =
    .key = **Warum „{ WORD($query) }“ dem Key „{ WORD($key) }“ dieses Gewicht gibt** :gray[· Schicht { $layer }, Kopf { $head }:
        q × k in den Dimensionen 0 bis { $last } · violett: positiv, orange: negativ{ $ends ->
            [none] { "" }
           *[other] { " " }· Farbskala: { CLAUSES($ends) }
        }]
    .alt = q von { $query }, k von { $key }, ihre Produkte und die laufende Summe { DECIMAL($score, digits: 4) }
why_words = { products } { scaled }{ $cap ->
    [none] { " " }
   *[other] { " " }{ capped }{ " " }
}{ $told ->
    [taken] { taken }
    [hidden] { HIDDEN }
    [only] { weight }{ $sink ->
        [none] { ALONE }
       *[other] { BESIDE_SINK }
    }
    [cold] { weight }.
   *[compared] { lead } { weight }{ times }
}
products = Der Score { QUERY($query) } · { KEY($key) } ist { $terms ->
    [none] **0**: Alle { $count } Produkte sind 0.
   *[other] **{ SIGNED($score) }**, die Summe von { $count } Produkten. Am weitesten von 0 entfernt { $largest ->
        [1] ist
       *[other] sind
    } { AND($terms) }.
}
term = { SIGNED($product) } in Dimension { $dimension }
scaled = { $way ->
    [root] Der Score, geteilt durch √{ $count } { $whole ->
        [yes] =
       *[no] ≈
    } { SHORT($divisor, digits: 3) }, ist der skalierte Score: **{ SIGNED($scaled) }**.
    [none] Dieser Kopf skaliert seine Scores nicht.
   *[other] Der Score mal { SHORT($scale, digits: 3) } ist der skalierte Score: **{ SIGNED($scaled) }**.
}
capped = Die weiche Grenze, { SHORT($cap) } · tanh(s / { SHORT($cap) }), macht aus diesem Score s **{ SIGNED($capped) }**.
lead = Der { $cap ->
    [none] skalierte
   *[other] begrenzte
} Score{ $temperature ->
    [1] { "" }
   *[other] , geteilt durch die Temperatur { SHORT($temperature) },
} ist { $side ->
    [equal] so groß wie
    [higher] um { DECIMAL($distance) } höher als
   *[lower] um { DECIMAL($distance) } niedriger als
} der größte andere der Zeile, der von „{ WORD($other) }“.
weight = { $told ->
    [compared] Deshalb gibt die Softmax
   *[other] Die Softmax gibt
}{ $temperature ->
    [1] { "" }
   *[other] { " " }bei Temperatur { SHORT($temperature) }
} „{ WORD($key) }“ das Gewicht **{ PERCENT($weight) }**
times = { $side ->
    [equal] , so viel wie „{ WORD($other) }“.
   *[other] , also $e^{ "{" }{ DECIMAL($lead) }{ "}" }${ $ratio ->
        [none] { "" }
       *[other] { " " }≈ { $ratio }
    } mal so viel wie „{ WORD($other) }“.
}
ALONE = , denn die Query sieht keinen anderen Key.
BESIDE_SINK = , obwohl die Query keinen anderen Key sieht: Den Rest nimmt die Senke des Kopfs.
taken = Dieser Kopf übernimmt seine Gewichte aus dem zweiten Satz. Dort ist dieses **{ PERCENT($weight) }**.
HIDDEN = Die Query sieht diesen Key nicht, also ist das Gewicht 0.
remaining = Ohne diesen Pfeil { $weights ->
    [none] sieht die Query keinen Key, ihre Ausgabe ist 0,
   *[other] gibt die Zeile { AND($weights) },
} und die Wahrscheinlichkeit von „**{ WORD($word) }**“ { $moves ->
    [stays] bleibt bei { PERCENT($after) }
    [falls] sinkt von { PERCENT($before) } auf { PERCENT($after) }
   *[rises] steigt von { PERCENT($before) } auf { PERCENT($after) }
}.
given = „{ WORD($key) }“ { PERCENT($share) }
