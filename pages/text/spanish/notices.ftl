### Avisos: valores rechazados o recortados, y las palabras que preceden a los botones que ofrecen cambios.
TRY_THIS = **Prueba esto:**

# cómo se llama un token
NOUNS =
    .word = palabra
    .character = carácter
    .example = token
FIRST = La frase
SECOND = La segunda frase

# lo que falta en una página porque una fuente no tiene lo que haría falta
LACKS =
    .model_vectors = El código del modelo calcula las consultas, las claves y los valores. Los paneles que
        necesitan vectores de palabras no se muestran.
    .file = El archivo contiene consultas, claves y valores, pero no aquello de lo que se calcularon. Los paneles que
        necesitan vectores de palabras o proyecciones no se muestran.

# por qué no se puede leer un texto, de modo que las proyecciones son aleatorias
UNREAD =
    .no_pairs = La cabeza aprende de pares de una vocal y una consonante. La frase aún no tiene ningún par así, de modo que las
        proyecciones son aleatorias.
    .model_limits = El modelo lee como máximo 64 palabras, de las que puede desconocer como máximo 24 distintas. La frase
        tiene más, así que las proyecciones son aleatorias.
    .model = Este servidor no tiene el modelo, o la frase es demasiado larga para él, así que las proyecciones son
        aleatorias.

ONE_SENTENCE = Las proyecciones diseñadas y las aprendidas leen una sola frase, así que esto es autoatención.
unknown_words = En la tabla de vectores de palabras inglesas { $count ->
    [one] falta
   *[other] faltan
} { $more ->
    [0] { AND($words) }
   *[other] { LIST($words) } y { $more } más
}: { $count ->
    [one] tiene un vector aleatorio, el mismo
   *[other] tienen vectores aleatorios, los mismos
} en cada frase.
OTHER_LANGUAGE = Esto parece un idioma distinto del inglés. La tabla solo tiene palabras inglesas: una palabra que se escribe como una de ellas
    se toma por ella, y todas las demás tienen vectores aleatorios. Así que aquí no significa nada a qué atienden las palabras
    ni hacia dónde se mueven.
other_device = { $trouble }, así que se ha calculado en la { $device }.
too_long = { $sentence } tiene { $count } tokens; se usan los primeros { $most }. Tu texto se conserva.
file_cut = El archivo tiene { $count } tokens; se usan los primeros { $most }.
empty = { $sentence } aún no tiene palabras. Escribe algunas para ver los gráficos.
