### Lo que dice Explorar: tres paneles unidos por una misma idea, comparar → repartir → reunir.
TABLES =
    .row = esta fila, hasta su salida
    .heatmap = este mapa de calor
    .sharpness = concentración según la temperatura
    .map = el mapa de significados
DEFINITION = Con la atención, cada palabra reúne información de otras palabras.
DASHBOARD = Este panel muestra cómo, número a número.
ONE_ARROW = Corta una flecha en un modelo de lenguaje, y “she” pasa a “he”
START_HERE = ¿Primera vez? Empieza aquí
JOBS = :gray[Proyecciones aleatorias, aún sin significado.] **Atender a:**
JOB_NAMES =
    .previous = la palabra anterior
    .same = la misma palabra
MATCH = ## 1  Comparar: quién atiende a quién
STAGE_HELP = scores: q·k. scaled: divididas entre √head_size. biased: con el sesgo sumado, si lo hay. masked: las celdas
    ocultas valen −∞. weights: después de softmax. dropped: después del dropout.
WINDOW =
    .rows_from = Filas desde
    .columns_from = Columnas desde
WINDOW_HELP = Dónde empieza la ventana en la que cada número es exacto.
PROGRAM = El programa de PyTorch que calcula esta pantalla
PROGRAM_NEEDS = :gray[Solo necesita torch; genera las mismas palabras, los mismos números aleatorios y los mismos pesos, y
    se comprueba a sí mismo.]
VERIFIED = Verificado ✓: cómo se han comprobado estos números y qué significan los colores

# una leyenda no se parte
NOW = **▬** ahora

# una leyenda no se parte
AT_ONE = **┃** a temperatura 1
TRY =
    .sharp = Temperatura 0,1
    .unscaled = Tamaño de cabeza 128, puntuaciones sin dividir
    .causal = Máscara causal: ocultar las palabras posteriores
    .previous = Atender a la palabra anterior
    .model = Una cabeza de un modelo entrenado
    .alibi = Solo ALiBi: las palabras más cercanas cuentan más
COLOURS = Escala de color de los pesos: de 0 a 1 (con más de 64 claves, hasta 64 veces una parte igual),
    elevados a 0,6 para que se distingan los pesos pequeños. En las
    puntuaciones y los valores, el violeta es positivo y el naranja, negativo.
LINK = La dirección de esta página es la vista: quien la abre ve lo mismo, también tus palabras.
DRAWN = Las palabras y las proyecciones se generan al azar a partir de la semilla. q y k tienen varianza cercana a 1, de
    modo que la de q·k es cercana a head_size; dividida entre √head_size sería cercana a 1.
LANGUAGE_MODEL = Los vectores y las proyecciones son los de un pequeño modelo de lenguaje, aprendidos de cuentos sencillos.
LEARNED = Los vectores de las letras y las demás cabezas se generan al azar a partir de la semilla; la cabeza 0 ha aprendido
    por descenso de gradiente.
UNTRAINED = Los vectores de las letras y todas las cabezas se generan al azar a partir de la semilla; la cabeza 0 aún no
    está entrenada.
ONE_SCORE = Una sola puntuación no tiene varianza.
ROWS_AND_COLUMNS = filas: consultas · columnas: claves
ALL_HEADS = :gray[**todas las cabezas** · selecciona una para seguirla]
IN_BLOCKS = todo, en bloques
HIDDEN = oculta
BARS_ALT = La fila seleccionada, en barras
CURVE_ALT = Mayor peso y claves efectivas en función de la temperatura
LEDGER_ALT = Desglose: peso, valor y contribución de cada clave a la salida
STACK_ALT = La salida por dimensión, apilada por claves
head_title = :gray[**cabeza { $head }** · { $role ->
    [none] { ROWS_AND_COLUMNS }
   *[other] { $role }
}]
window = filas { $top } a { $bottom }, columnas { $left } a { $right }
exact_title = :gray[**cabeza { $head }** · { $window }, exacto · { $legend }]
whole_title = :gray[**cabeza { $head }** · { $blocks } · selecciona una celda para mover la ventana]
stage_alt = { $stage } de la cabeza { $head }, { $part }
all_heads_alt = { $stage } de todas las cabezas, en pequeño
others = { $count } más
share = ## 2  Repartir: cómo distribuye “{ WORD($name) }” su atención
UNSCALED = ○ sin dividir
collect = ## 3  Reunir: la salida de “{ WORD($name) }”, la suma de { $weight } × valor

    :gray[valores y contribuciones (violeta: positivo, naranja: negativo)]
by_dimension = ### { $size ->
    [1] La única componente
   *[other] Las { $size } componentes
} de la salida, { $size ->
    [1] apilada
   *[other] apiladas
} por claves: **–** { OUTPUT("salida") }

# A cuántas claves atiende en la práctica una fila; hides: si otras le están ocultas.
sharpness = { $visible ->
    [0] { $noun ->
        [palabra] Todas las palabras están ocultas
        [token] Todos los tokens están ocultos
       *[other] Todos los caracteres están ocultos
    } para { QUERY($query) }, así que todos sus pesos son 0.
   *[other] { QUERY($query) } atiende, en la práctica, a **{ DECIMAL($effective, digits: 1) }** { $visible ->
        [one] de { $visible } { $noun }{ $hides ->
            [yes] { " " }a { $noun ->
                [palabra] la
               *[other] el
            } que puede atender
           *[no] { "" }
        }
       *[other] de { $noun ->
            [palabra] las { $visible } palabras
            [token] los { $visible } tokens
           *[other] los { $visible } caracteres
        }{ $hides ->
            [yes] { " " }a { $noun ->
                [palabra] las
               *[other] los
            } que puede atender
           *[no] { "" }
        }
    } (**claves efectivas**).
}

# Qué es un token.
tokens = { $own ->
    [yes] Los tokens son los del modelo: palabras, partes de palabras y otros signos.
   *[no] Palabras: las letras, las cifras, ’ y - van juntas; cualquier otro signo, como una coma o un emoji, es un token
        aparte. { $ignores_case ->
            [designed] “The” y “the” son la misma palabra para las cabezas diseñadas, que no distinguen mayúsculas.
            [table] “The” y “the” son la misma palabra en la tabla de vectores, que no distingue mayúsculas.
            [model] “The” y “the” son la misma palabra para el modelo, que no distingue mayúsculas.
           *[none] “The” y “the” son palabras distintas.
        } Caracteres: cada signo es un token, y el espacio se escribe ␣.
} Las etiquetas que serían iguales llevan su posición: The·0 y the·5.
difference = La salida es la suma ponderada de los valores: suma − salida es { SMALL($amount) }.

# La varianza de las puntuaciones; scaled: después de dividirlas, None si no se dividen.
variance = En esta muestra la varianza de q·k es { DECIMAL($raw, digits: 1) }, { $scaled ->
    [none] sin dividir entre nada
   *[other] y { DECIMAL($scaled, digits: 2) } después de dividir entre { $divisor }
}.
computed = Calculado en la { $device } en { DECIMAL($milliseconds, digits: 1) } ms.
designed = Las proyecciones están diseñadas: x contiene 0 y 1 para { $d_model } rasgos con nombre; una consulta encuentra su
    clave con una puntuación de { SHORT($score) }·√head_size, y cualquier otra clave obtiene 0. La semilla solo determina
    el dropout.
from_example = { $description } La semilla determina también el dropout.
