### Lo que dice la página Inicio.
DEFINITION = ¿Cómo puede saber una palabra qué significa aquí?
LEAD = “bat” es en inglés un murciélago o un bate. La palabra sola no lo dice, porque sus números son los mismos en cada frase.
    Así que pregunta a las otras: cada una recibe un peso, y “bat” reúne lo que ofrecen.
SECOND = Otra frase con la misma palabra
SECOND_HELP = Las imágenes de la derecha muestran en esta frase la palabra seleccionada de la primera.
SENSES = Otras palabras con dos significados:
twice = { " " }· { WORD($label) }: “{ WORD($word) }” en la posición { $position }
moved = **Una palabra, dos lugares:** adónde lleva la atención a { QUERY($query) }
moved_alt = Un mapa con dos flechas desde { $query }: una hacia { $first }, como en la primera frase, y otra hacia { $second }, como en la segunda

missing = “{ $word }” no aparece en la segunda frase. En su lugar se muestra su primera palabra.
predict = Predice a qué palabra atenderá más { QUERY($query) } en “{ $sentence }”.
outcome = { $right ->
    [yes] Sí: { QUERY($query) } da { PERCENT($largest) } de su peso a { KEY($key) }
   *[no] No es “{ WORD($guess) }”: { QUERY($query) } da { PERCENT($largest) } de su peso a { KEY($key) }
}, porque el entrenamiento dio puntuaciones altas a las palabras relacionadas, y un árbol dice más de este murciélago que el resto
    de la frase. Baja ahora la temperatura: el peso mayor se lo lleva todo. Súbela: todas las palabras cuentan igual, y el
    significado se pierde.
PREDICT_FIRST = :gray[Elige una palabra; después verás lo que calcula la cabeza.]
LIMITS = Esta cabeza no conoce ni el orden ni la gramática, y los sentidos raros pierden frente a los frecuentes. Un modelo de
    lenguaje real tiene para eso muchas cabezas y capas. Los números de las palabras vienen de all-MiniLM-L6-v2 (Apache License 2.0).
