### Qué cambian los modelos de hoy en una cabeza: un apartado plegable en Explorar y en Bucles.

TITLE = Variantes de los modelos de hoy
ADD = :gray[Añadir a estas cabezas:]
NAMES =
    .key_value_heads = Claves y valores compartidos
    .qk_norm = Norma de consultas y claves
    .rotary = Posiciones rotatorias
    .cap = Tope suave
    .sink = Sumidero

# los controles de las que se han elegido
CONTROLS =
    .key_value_heads = Cabezas de claves y valores
    .qk_norm = Norma de consultas y claves
    .rotary = Parejas de las posiciones rotatorias
    .rotary_base = Base de las posiciones rotatorias
    .cap = Tope suave
    .sink = Puntuación del sumidero
HELP =
    .key_value_heads = Cuántas cabezas de claves y valores hay. Con 1, todas las cabezas de consultas comparten las mismas claves y
        valores: es la atención multi-query.
    .qk_norm = rms: cada consulta y cada clave se divide entre la raíz de su media cuadrática.
    .rotary = halves: el número i de un vector gira junto con el número i + head_size/2, como en el código de Llama en transformers.
        interleaved: los números 2i y 2i + 1 giran juntos, como en el artículo.
    .rotary_base = De una posición a la siguiente, la pareja i gira base^(−2i/head_size). Llama 2 tiene la base 10 000 y Llama 3 tiene
        500 000, para que las parejas lentas distingan distancias también en textos más largos.
    .cap = Ninguna puntuación escalada es mayor que este número, ni menor que ese número con signo menos.
    .sink = Con 0, el denominador de softmax es mayor en 1. Cuanto mayor es la puntuación, menos peso queda para las claves.

# Qué hace una de ellas; count: cabezas de claves y valores, each: cabezas de consultas que comparten una; drawn: si las cabezas se
# sortean; bytes: de la caché, y all_bytes si ninguna compartiera.
does = { $name ->
    [rotary] Las **posiciones rotatorias** hacen girar cada pareja de números de una consulta o de una clave un ángulo que crece con la
        posición de la palabra. Las posiciones solo influyen entonces en una puntuación por la distancia y el orden en que están dos
        palabras. Suelen sustituir a las posiciones que se suman a los vectores de las palabras. Las tienen Llama, Mistral, Qwen y Gemma.
    [qk_norm] La **norma de consultas y claves** da a todas las consultas y claves la misma longitud, así que las puntuaciones solo
        dependen de las direcciones. La tienen Qwen 3 y Gemma 3, seguida de un factor aprendido para cada componente.
    [key_value_heads] **Claves y valores compartidos:** cada cabeza de claves y valores sirve a { $each } cabezas de consultas; en total hay
        { $count }. Cada una es { $drawn ->
            [yes] la de la primera cabeza de su grupo
           *[no] la media de las cabezas de su grupo
        }. Con números de 16 bits, la caché de estos { $tokens } tokens ocupa { GROUPED($bytes) } bytes en vez de
        { GROUPED($all_bytes) }. En Llama 3 8B, 4 cabezas de consultas comparten una.
    [cap] El **tope suave** comprime las puntuaciones escaladas para que ninguna pase de ±{ SHORT($value, digits: 3) }. Las mucho menores
        que el tope apenas cambian; las mayores se quedan justo por debajo. Gemma 2 usa en la atención un tope de 50.
   *[sink] El **sumidero** añade a cada softmax una puntuación más: { SHORT($value, digits: 3) }. No le corresponde ningún valor, así que su
        parte del peso no aporta nada a la salida. Los pesos de una fila suman 100 % menos la parte del sumidero. gpt-oss aprende una
        puntuación así para cada cabeza.
}
resting = :gray[{ $reason ->
    [features] Los números de estas cabezas son rasgos con nombre, que una norma o un giro mezclarían: aquí no se pueden añadir la norma de
        consultas y claves, las posiciones rotatorias ni las claves compartidas.
    [example] El ejemplo resuelto fija sus proyecciones: aquí no se pueden añadir la norma de consultas y claves, las posiciones rotatorias ni
        las claves compartidas.
    [heads] Con una sola cabeza de consultas no hay con quién compartir claves y valores.
   *[model] El propio código del modelo ha hecho estas consultas y claves; lo que aquí está en gris es como lo tiene el modelo.
}]
HIDE = :gray[Ocultar con otra máscara:]
MASKS =
    .streaming = Ventana y primeros tokens
    .packed = Documentos empaquetados
    .left_padding = Relleno a la izquierda

# Qué oculta una máscara; window, prefix: sus números, que se ajustan en la barra lateral.
mask = { $name ->
    [streaming] **Ventana y primeros tokens:** un token se ve a sí mismo, hasta { $window } anteriores y hasta { $prefix } del principio,
        que en los modelos entrenados reciben mucha atención. Así un modelo puede generar textos de cualquier longitud con una caché
        pequeña. (StreamingLLM: Xiao et al. 2024)
    [packed] **Documentos empaquetados:** documentos de { $window ->
            [1] 1 token
           *[other] { $window } tokens
        } van uno tras otro en una misma secuencia, y ningún token ve
        otro documento. Así no se pierde en relleno ninguna posición del lote.
   *[left_padding] **Relleno a la izquierda:** { $prefix ->
            [0] ningún token cuenta como relleno
            [1] el primer token cuenta como relleno
           *[other] los { $prefix } primeros tokens cuentan como relleno
        }, al que ninguna consulta atiende.
        En la autoatención sus propias filas no ven ninguna clave, así que aquí son 0; sin sumidero, un softmax de solo −∞ da NaN.
} Sus números están en la barra lateral, en Máscara.
