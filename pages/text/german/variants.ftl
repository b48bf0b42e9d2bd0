### Was heutige Modelle an einem Kopf ändern: zum Aufklappen auf „Erkunden“ und „Schleifen“.

TITLE = Varianten in heutigen Modellen
ADD = :gray[Zu diesen Köpfen hinzufügen:]
NAMES =
    .key_value_heads = Geteilte Keys und Values
    .qk_norm = Query-Key-Norm
    .rotary = Rotationspositionen (RoPE)
    .cap = Weiche Grenze
    .sink = Senke
CONTROLS =
    .key_value_heads = Köpfe von Keys und Values
    .qk_norm = Query-Key-Norm
    .rotary = Paare der Rotationspositionen
    .rotary_base = Basis der Rotationspositionen
    .cap = Weiche Grenze
    .sink = Score der Senke
HELP =
    .key_value_heads = Wie viele Köpfe von Keys und Values es gibt. Bei 1 teilen sich alle Köpfe von Queries dieselben Keys und
        Values: Multi-Query-Attention.
    .qk_norm = rms: Queries und Keys werden durch die Wurzel ihres mittleren Quadrats geteilt.
    .rotary = halves: Die Zahl i eines Vektors dreht sich zusammen mit der Zahl i + head_size/2, wie im Code von Llama in
        transformers. interleaved: Die Zahlen 2i und 2i + 1 drehen sich zusammen, wie in der Veröffentlichung.
    .rotary_base = Von einer Position zur nächsten dreht sich Paar i um Basis^(−2i/head_size). Llama 2 hat die Basis 10.000, Llama
        3 hat 500.000, damit langsame Paare auch in längeren Texten Abstände unterscheiden.
    .cap = Kein skalierter Score wird größer als diese Zahl oder kleiner als minus diese Zahl.
    .sink = Bei 0 ist der Nenner der Softmax um 1 größer. Je größer der Score, desto weniger Gewicht bleibt für die Keys.
does = { $name ->
    [rotary] **Rotationspositionen** drehen jedes Zahlenpaar einer Query oder eines Keys um einen Winkel, der mit der Position des
        Wortes wächst. Positionen wirken auf einen Score dann nur dadurch, wie weit und in welcher Reihenfolge zwei Wörter
        auseinanderstehen. Meist ersetzen sie Positionen, die zu den Wortvektoren addiert werden. Llama, Mistral, Qwen und Gemma haben
        sie.
    [qk_norm] Die **Query-Key-Norm** gibt jeder Query und jedem Key dieselbe Länge, sodass Scores nur von Richtungen abhängen. Qwen 3
        und Gemma 3 haben sie, gefolgt von einem gelernten Faktor für jede Komponente.
    [key_value_heads] **Geteilte Keys und Values:** Ein Kopf von Keys und Values dient { $each } Köpfen von Queries; insgesamt gibt es
        { $count }. Er ist { $drawn ->
            [yes] der des ersten Kopfes seiner Gruppe
           *[no] das Mittel der Köpfe seiner Gruppe
        }. Mit 16-Bit-Zahlen braucht der Cache dieser { $tokens } Token { GROUPED($bytes) } Bytes statt { GROUPED($all_bytes) }. In
        Llama 3 8B teilen sich 4 Köpfe von Queries einen.
    [cap] Die **weiche Grenze** staucht die skalierten Scores, sodass keiner über ±{ SHORT($value, digits: 3) } hinausgeht. Scores weit
        unter der Grenze ändern sich kaum; größere bleiben knapp unter ihr. Gemma 2 hat in der Attention die Grenze 50.
   *[sink] Die **Senke** fügt jeder Softmax einen weiteren Score hinzu: { SHORT($value, digits: 3) }. Zu ihr gehört kein Value. Ihr
        Anteil am Gewicht trägt deshalb nichts zur Ausgabe bei. Die Gewichte einer Zeile ergeben zusammen 100 % minus den Anteil der
        Senke. gpt-oss lernt einen solchen Score für jeden Kopf.
}
resting = :gray[{ $reason ->
    [features] Die Zahlen dieser Köpfe sind benannte Merkmale, die eine Norm oder eine Drehung vermischen würde: Query-Key-Norm,
        Rotationspositionen und geteilte Keys lassen sich hier nicht hinzufügen.
    [example] Das durchgerechnete Beispiel legt seine Projektionen fest: Query-Key-Norm, Rotationspositionen und geteilte Keys lassen
        sich hier nicht hinzufügen.
    [heads] Ein einziger Kopf von Queries hat keinen anderen, mit dem er Keys und Values teilen könnte.
   *[model] Der eigene Code des Modells hat diese Queries und Keys gemacht; was hier grau ist, bleibt so, wie das Modell es hat.
}]
HIDE = :gray[Mit einer anderen Maske verdecken:]
MASKS =
    .streaming = Fenster und erste Token
    .packed = Gepackte Dokumente
    .left_padding = Padding links
mask = { $name ->
    [streaming] **Fenster und erste Token:** Ein Token sieht sich selbst, bis zu { $window } davor und bis zu { $prefix } am Anfang,
        auf die in trainierten Modellen viel Gewicht fällt. So kann ein Modell mit kleinem Cache beliebig lange Texte erzeugen. (StreamingLLM: Xiao
        et al. 2024)
    [packed] **Gepackte Dokumente:** Dokumente aus je { $window } Token stehen hintereinander in einer Folge, und kein Token sieht ein
        anderes Dokument. So geht im Batch kein Platz durch Padding verloren.
   *[left_padding] **Padding links:** { $prefix ->
            [0] Kein Token gilt als Padding
            [1] Das erste Token gilt als Padding
           *[other] Die ersten { $prefix } Token gelten als Padding
        }, auf das keine Query achtet. In
        Self-Attention sehen seine eigenen Zeilen keinen Key und sind hier deshalb 0; ohne Senke ergibt eine Softmax aus lauter −∞ NaN.
} Ihre Zahlen stehen in der Seitenleiste unter „Maske“.
