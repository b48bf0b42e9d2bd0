### Lo que dice Explorar: tres paneles unidos por una misma idea, comparar → repartir → reunir.

## la página

DEFINITION = Con la atención, cada palabra reúne información de otras palabras.
DASHBOARD = Este panel muestra cómo, número a número.
START_HERE = ¿Primera vez? Empieza aquí
JOIN_CLASS = Únete a una clase
ONE_ARROW = Corta una flecha en un modelo de lenguaje, y “she” pasa a “he”
JOBS = :gray[Proyecciones aleatorias, aún sin significado.] **Atender a:**
JOB_NAMES =
    .previous = la palabra anterior
    .same = la misma palabra
PROGRAM_NEEDS = :gray[Solo necesita torch; genera las mismas palabras, los mismos números aleatorios y los mismos pesos, y
    se comprueba a sí mismo.]
TRY =
    .sharp = Temperatura 0,1
    .unscaled = Tamaño de cabeza 128, puntuaciones sin dividir
    .causal = Máscara causal: ocultar las palabras posteriores
    .previous = Atender a la palabra anterior
    .model = Una cabeza de un modelo entrenado
    .alibi = Solo ALiBi: las palabras más cercanas cuentan más
WINDOW =
    .rows_from = Filas desde
    .columns_from = Columnas desde
WINDOW_HELP = Dónde empieza la ventana en la que cada número es exacto.
STAGE_HELP = scores: q·k. scaled: divididas entre √head_size. biased: con el sesgo sumado, si lo hay. masked: las celdas
    ocultas valen −∞. weights: después de softmax. dropped: después del dropout.

## 1: comparar

MATCH = ## 1  Comparar: quién atiende a quién
exact =
    .key = :gray[**cabeza { $head }** · { window }, exacto · { $legend }]
    .alt = { $stage } de la cabeza { $head }, { window }
window = filas { $top } a { $bottom }, columnas { $left } a { $right }
whole =
    .key = :gray[**cabeza { $head }** · { $blocks } · selecciona una celda para mover la ventana]
    .alt = { $stage } de la cabeza { $head }, todo, en bloques
thumbnails =
    .key = :gray[**todas las cabezas** · selecciona una para seguirla]
    .alt = { $stage } de todas las cabezas, en pequeño

## 2: repartir

# una leyenda no se parte
bars =
    .key = ## 2  Repartir: cómo distribuye “{ WORD($name) }” su atención

        { "" }**▬** ahora{ $temperature ->
            [1] { "" }
           *[other] { " " }:gray[·] **┃** a temperatura 1
        }{ $power ->
            [0] { "" }
           *[other] { " " }:gray[·] ○ sin dividir
        }
    .alt = La fila seleccionada, en barras

## 3: reunir

ledger =
    .key = ## 3  Reunir: la salida de “{ WORD($name) }”, la suma de { $weight } × valor

        :gray[valores y contribuciones (violeta: positivo, naranja: negativo)]
    .alt = Desglose: peso, valor y contribución de cada clave a la salida
stack =
    .key = ### { $size ->
        [1] La única componente
       *[other] Las { $size } componentes
    } de la salida, { $size ->
        [1] apilada
       *[other] apiladas
    } por claves: **–** { OUTPUT("salida") }{ $dimensions ->
        [none] { "" }
       *[other] { "\u000A\u000A" }:gray[{ $dimensions }]
    }
    .alt = La salida por dimensión, apilada por claves
others = { $count } más

## cómo se han comprobado los números, y las tablas

about = { $agreement } { difference }

    { source } { variance } { computed }{ $reads ->
        [none] { "" }
       *[other] { "\u000A\u000A" }{ tokens }
    }

    Escala de color de los pesos: de 0 a 1 (con más de 64 claves, hasta 64 veces una parte igual), elevados a 0,6 para que
    se distingan los pesos pequeños. En las puntuaciones y los valores, el violeta es positivo y el naranja, negativo.

    { LINK }
LINK = La dirección de esta página es la vista: quien la abre ve lo mismo, también tus palabras.
difference = La salida es la suma ponderada de los valores: suma − salida es { SMALL($amount) }.
source = { $source_kind ->
    [by_hand] Las proyecciones están diseñadas: x contiene 0 y 1 para { $d_model } rasgos con nombre; una consulta encuentra
        su clave con una puntuación de { SHORT($score) }·√head_size, y cualquier otra clave obtiene 0. La semilla solo
        determina el dropout.
    [example] { $description } La semilla determina también el dropout.
    [word_vectors] Los vectores de las palabras son los de all-MiniLM-L6-v2 (Apache License 2.0), que leyó cada palabra por
        separado; de sus 384 números quedan 64 direcciones, y { $places } números más dicen dónde está una palabra. W_Q y
        W_K de la cabeza 0 empezaron al azar y se entrenaron { GROUPED($steps) } de { GROUPED($most) } pasos para que las
        palabras relacionadas tengan puntuaciones altas. W_V es la identidad: una palabra transmite su propio vector. Las
        demás cabezas están diseñadas y comparan posiciones. La semilla solo determina el dropout.
    [learned] Los vectores de las letras y las demás cabezas se generan al azar a partir de la semilla; la cabeza 0 ha
        aprendido por descenso de gradiente.
    [untrained] Los vectores de las letras y todas las cabezas se generan al azar a partir de la semilla; la cabeza 0 aún no
        está entrenada.
    [model] Los vectores y las proyecciones son los de un pequeño modelo de lenguaje, aprendidos de cuentos sencillos.
   *[drawn] Las palabras y las proyecciones se generan al azar a partir de la semilla. q y k tienen varianza cercana a 1, de
        modo que la de q·k es cercana a head_size; dividida entre √head_size sería cercana a 1.
}
variance = { $scores ->
    [1] Una sola puntuación no tiene varianza.
   *[other] En esta muestra la varianza de q·k es { DECIMAL($raw, digits: 1) }, { $scaled ->
            [none] sin dividir entre nada
           *[other] y { DECIMAL($scaled, digits: 2) } después de dividir entre { $divisor }
        }.
}
computed = Calculado en la { $device } en { DECIMAL($milliseconds, digits: 1) } ms.
tokens = { $reads ->
    [model] Los tokens son los del modelo: palabras, partes de palabras y otros signos.
   *[text] Palabras: las letras, las cifras, ’ y - van juntas; cualquier otro signo, como una coma o un emoji, es un token
        aparte. { $ignores_case ->
            [designed] “The” y “the” son la misma palabra para las cabezas diseñadas, que no distinguen mayúsculas.
            [table] “The” y “the” son la misma palabra en la tabla de vectores, que no distingue mayúsculas.
            [model] “The” y “the” son la misma palabra para el modelo, que no distingue mayúsculas.
           *[none] “The” y “the” son palabras distintas.
        } Caracteres: cada signo es un token, y el espacio se escribe ␣.
} Las etiquetas que serían iguales llevan su posición: The·0 y the·5.
TABLES =
    .row = esta fila, hasta su salida
    .heatmap = este mapa de calor
    .sharpness = concentración según la temperatura
    .map = el mapa de significados
HIDDEN = oculta
