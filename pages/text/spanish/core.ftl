### Cómo se llaman y qué hacen las entradas del núcleo: máscaras, sesgos, proyecciones, rasgos, ejemplos, errores.
BEFORE_DROPOUT = { " " }antes del dropout

# por el nombre de una entrada de attn_core: cómo se llama, qué permite una máscara, los números que lee, qué hace una cabeza
MASKS =
    .none = sin máscara
    .causal = máscara causal
    .window = máscara de ventana
    .prefix = máscara de prefijo
    .strided = máscara por saltos
    .streaming = máscara de streaming
    .packed = máscara de documentos
    .left_padding = máscara de relleno a la izquierda
BIASES =
    .none = sin sesgo
    .alibi = ALiBi
    .alibi_symmetric = ALiBi simétrico
MASK_ALLOWS =
    .none = { "" }
    .causal = ninguna palabra atiende a una posterior
    .window = solo unas pocas palabras hacia atrás
    .prefix = a las posteriores, solo entre las primeras palabras
    .strided = solo a sí misma y a una de cada n palabras anteriores
    .streaming = solo unas pocas palabras hacia atrás, y las primeras
    .packed = ninguna palabra posterior, y solo las del mismo documento
    .left_padding = ninguna palabra posterior ni el relleno del principio
MASK_NUMBERS =
    .window_window = Alcance de la máscara de ventana
    .prefix_prefix = Alcance de la máscara de prefijo
    .strided_window = Salto de la máscara por saltos
    .streaming_window = Alcance de la máscara de streaming
    .streaming_prefix = Primeras palabras que siguen visibles
    .packed_window = Longitud de cada documento
    .left_padding_prefix = Tokens de relleno al principio
MASK_NUMBER_HELP =
    .window_window = Hasta cuántas palabras hacia atrás puede atender una palabra.
    .prefix_prefix = A cuántas de las primeras palabras puede atender cada palabra.
    .strided_window = Con 2: a sí misma y a una de cada dos palabras anteriores. 0 cuenta como 1.
    .streaming_window = Hasta cuántas palabras hacia atrás puede atender una palabra, además de las primeras.
    .streaming_prefix = A cuántas de las primeras palabras puede atender cada palabra posterior, por lejos que estén. Se
        llaman sumideros de atención, porque los modelos entrenados les dan mucho peso.
    .packed_window = Cuántas palabras tiene un documento. Una palabra no puede atender a ninguna de otro documento. 0
        cuenta como 1.
    .left_padding_prefix = Cuántos de los primeros tokens son relleno, al que ninguna consulta puede atender. Un token
        de relleno no ve ninguna clave, así que sus pesos y su salida son 0 aquí; en PyTorch, sin sumidero, el softmax de una
        fila que solo contiene −∞ sería NaN.
SOURCES =
    .random = al azar
    .meaning = palabras relacionadas
    .previous = la palabra anterior
    .same = la misma palabra en otro lugar
    .first = la primera palabra
    .initial = otras con la misma inicial
    .vowel = vocal → consonantes
    .learned = aprendida
    .tiny_0 = capa 0 de tiny
    .tiny_1 = capa 1 de tiny
    .tiny_2 = capa 2 de tiny
    .tiny_3 = capa 3 de tiny
SOURCE_HELP =
    .random = al azar, sin significado
    .meaning = palabras relacionadas, entrenada con vectores de palabras reales
    .previous = la palabra anterior
    .same = la misma palabra en otro lugar
    .first = la primera palabra
    .initial = otras con la misma inicial
    .vowel = consonantes
    .learned = entrenada
    .tiny_0 = capa 0 de tiny
    .tiny_1 = capa 1 de tiny
    .tiny_2 = capa 2 de tiny
    .tiny_3 = capa 3 de tiny
JOBS =
    .random = Las proyecciones se generan al azar a partir de la semilla y aún no tienen significado.
    .meaning = Entrenada con vectores de palabras reales para que una palabra atienda a las palabras relacionadas.
    .previous = Cada token atiende al anterior; el primero no tiene ninguno y atiende por igual a todos.
    .same = Cada token atiende al mismo token en otro lugar; uno que no tiene copia atiende por igual a todos.
    .first = Cada token atiende al primero, y el primero, a sí mismo.
    .initial = Cada token atiende a los demás que tienen su misma inicial; si no los hay, por igual a todos.
    .vowel = Una vocal atiende a las consonantes; cualquier otro signo, o una vocal sin consonantes, atiende por igual a todos.
    .learned = Entrenada para que una vocal atienda a las consonantes; el entrenamiento no pide nada más.
    .tiny_0 = Una cabeza de un pequeño modelo de lenguaje, entrenado para predecir la palabra siguiente de cuentos sencillos.
    .tiny_1 = Una cabeza de un pequeño modelo de lenguaje, entrenado para predecir la palabra siguiente de cuentos sencillos.
    .tiny_2 = Una cabeza de un pequeño modelo de lenguaje, entrenado para predecir la palabra siguiente de cuentos sencillos.
    .tiny_3 = Una cabeza de un pequeño modelo de lenguaje, entrenado para predecir la palabra siguiente de cuentos sencillos.
JOBS_WITHOUT_POSITIONS =
    .random = Las proyecciones se generan al azar a partir de la semilla y aún no tienen significado.
    .meaning = Entrenada con vectores de palabras reales para que una palabra atienda a las palabras relacionadas.
    .previous = Sin posiciones ningún token sabe cuál es el anterior, así que cada uno atiende por igual a todos.
    .same = Sin posiciones un token no puede excluirse a sí mismo, así que cada uno atiende a todas sus copias y a sí mismo.
    .first = Sin posiciones ningún token sabe cuál es el primero, así que cada uno atiende por igual a todos.
    .initial = Sin posiciones un token no puede excluirse a sí mismo, así que cada uno atiende a todos los que tienen su misma
        inicial y a sí mismo.
    .vowel = Una vocal atiende a las consonantes; cualquier otro signo, o una vocal sin consonantes, atiende por igual a todos.
    .learned = Entrenada para que una vocal atienda a las consonantes; el entrenamiento no pide nada más.
    .tiny_0 = Una cabeza de un pequeño modelo de lenguaje, entrenado para predecir la palabra siguiente de cuentos sencillos.
    .tiny_1 = Una cabeza de un pequeño modelo de lenguaje, entrenado para predecir la palabra siguiente de cuentos sencillos.
    .tiny_2 = Una cabeza de un pequeño modelo de lenguaje, entrenado para predecir la palabra siguiente de cuentos sencillos.
    .tiny_3 = Una cabeza de un pequeño modelo de lenguaje, entrenado para predecir la palabra siguiente de cuentos sencillos.

# Una parte de la fórmula de una máscara; corner: dónde empieza su triángulo, si hace falta decirlo.
mask_part = { $kind ->
    [causal] causal{ $corner }
    [window] ventana { $window } hacia atrás
    [sinks] (ventana { $window } hacia atrás | sumideros { $prefix })
    [documents] mismo documento (longitud { $window })
    [padding] claves desde { $prefix }
   *[stride] salto { $window }
}

# Los valores de las claves a las que puede atender una consulta con una máscara.
values = { $count } valores { $mask ->
    [causal] del pasado y de sí misma
   *[other] a los que puede atender
}

# Un rasgo: posición 2, palabra bat, letra b, vocal, busca posición 1; quotes: si su palabra o letra lleva comillas.
feature = { $looks ->
    [for] busca{ " " }
    [past] pasa por alto{ " " }
   *[none] { "" }
}{ $kind ->
    [position] posición { $value }
    [word] palabra { $quotes ->
        [yes] “{ $value }”
       *[no] { $value }
    }
    [letter] letra { $quotes ->
        [yes] “{ $value }”
       *[no] { $value }
    }
    [vowel] vocal
    [consonant] consonante
    [always] constante 1
   *[other] { $value }
}

# Qué ejemplo resuelto ocupa el lugar de la frase.
scene = Ejemplo resuelto “{ $title }”: { $fixed ->
    [tokens] sus tokens son fijos, y son a la vez sus consultas, claves y valores
    [keys] sus tokens, W_Q y W_K son fijos; W_V, que le falta, se genera al azar a partir de la semilla
   *[all] sus tokens y proyecciones son fijos
}.
# Which call of a file takes the place of the sentence; example: its place in the batch.
file = Consultas, claves y valores del archivo { $title }, ejemplo { $example }: se usan tal como se guardaron.
