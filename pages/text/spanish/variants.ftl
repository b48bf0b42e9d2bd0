### Qué cambian los modelos de hoy en una cabeza: un apartado plegable en Explorar.

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
    .key_value_heads = Cuántas cabezas de claves y valores hay. Con 1, todas las cabezas de consultas la comparten: es la atención
        multi-query.
    .qk_norm = rms: cada consulta y cada clave se divide entre la raíz de su media cuadrática.
    .rotary = halves: el número i de un vector gira junto con el número i + head_size/2, como en el código de Llama en transformers.
        interleaved: los números 2i y 2i + 1 giran juntos, como en el artículo.
    .rotary_base = De una posición a la siguiente, la pareja i gira base^(−2i/head_size). Llama 2 tiene la base 10 000 y Llama 3 tiene
        500 000, para que las parejas lentas distingan distancias también en textos más largos.
    .cap = Ninguna puntuación escalada es mayor que este número ni menor que su opuesto.
    .sink = Con 0, el denominador de softmax es mayor en 1. Cuanto mayor es la puntuación, menos peso queda para las claves.

# Qué hace una de ellas; count: cabezas de claves y valores, each: cabezas de consultas que comparten una; bytes: de la caché, y
# all_bytes si ninguna compartiera.
does = { $name ->
    [rotary] Las **posiciones rotatorias** giran cada pareja de números de una consulta o de una clave un ángulo que crece con la
        posición de la palabra. Una puntuación depende entonces de la distancia entre dos palabras, y a sus vectores no se les suma
        nada. Las tienen Llama, Mistral, Qwen y Gemma.
    [qk_norm] La **norma de consultas y claves** da a todas las consultas y claves la misma longitud, así que las puntuaciones solo
        dependen de las direcciones. La tienen Qwen 3 y Gemma 3, seguida de un factor aprendido para cada número.
    [key_value_heads] **Claves y valores compartidos:** cada { $each } cabezas de consultas leen una cabeza de claves y valores, y hay
        { $count }. Con números de 16 bits, la caché de estos { $tokens } tokens ocupa { GROUPED($bytes) } bytes en vez de
        { GROUPED($all_bytes) }. En Llama 3 8B, 4 cabezas comparten una.
    [cap] El **tope suave** curva las puntuaciones escaladas para que ninguna pase de ±{ SHORT($value, digits: 3) }. Las pequeñas
        apenas cambian; las grandes se acercan al tope. Gemma 2 tiene un tope de 50.
   *[sink] El **sumidero** añade a cada softmax una puntuación más: { SHORT($value, digits: 3) }. No le corresponde ningún valor, así que su parte
        del peso no aporta nada a la salida, y los pesos de una fila suman menos del 100 %. gpt-oss aprende una puntuación así para
        cada cabeza.
}
resting = :gray[{ $reason ->
    [features] Los números de estas cabezas son rasgos con nombre, que una norma o un giro mezclarían.
    [example] El ejemplo resuelto fija sus proyecciones.
   *[model] El propio código del modelo ha hecho estas consultas y claves.
} Solo se pueden añadir las demás.]
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
        otro documento. Así no se pierde en relleno ningún lugar del lote.
   *[left_padding] **Relleno a la izquierda:** { $prefix ->
            [0] ningún token cuenta como relleno
            [1] el primer token cuenta como relleno
           *[other] los { $prefix } primeros tokens cuentan como relleno
        }, que ningún token ve. Sus propias
        filas no ven nada, así que aquí son 0; una softmax de solo −∞ las convertiría en NaN.
} Se ajusta en la barra lateral, en Máscara.
