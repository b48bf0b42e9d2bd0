### Lo que dice Explorar: tres paneles unidos por una misma idea, comparar → repartir → reunir.

## la página

DEFINITION = Con la atención, cada palabra reúne información de otras palabras.
DASHBOARD = Aquí ves todos sus números, con tus palabras.
START_HERE = ¿Aún no conoces la atención? Empieza aquí
JOIN_CLASS = Únete a una clase
ONE_ARROW = En un modelo de lenguaje, corta una flecha, y “she” pasa a “he”
JOBS = :gray[Estas proyecciones aleatorias aún no tienen significado.] **Atender a:**
JOB_NAMES =
    .previous = la palabra anterior
    .same = la misma palabra
PROGRAM_NEEDS = :gray[Solo necesita torch, da los mismos números que esta página y comprueba su propio resultado.]
TRY =
    .sharp = Temperatura 0,1
    .unscaled = Cabezas aleatorias de tamaño 128, puntuaciones sin dividir
    .causal = Máscara causal: ocultar las palabras posteriores
    .previous = Atender a la palabra anterior
    .model = Una cabeza de un modelo entrenado, máscara causal
    .alibi = Cuatro cabezas, máscara causal, ALiBi en vez de posiciones
WINDOW =
    .rows_from = Filas desde
    .columns_from = Columnas desde
WINDOW_HELP = La primera fila o columna de la ventana que muestra cada número con exactitud.
STAGE_HELP = scores: q·k. scaled: divididas entre √head_size. capped: limitadas por el tope suave, si lo hay. biased: con el sesgo sumado, si lo hay. masked: las celdas
    ocultas valen −∞. weights: después de softmax. dropped: después del dropout.

## 1: comparar

MATCH = ## 1  Comparar: quién atiende a quién
heatmap =
    .key = :gray[**cabeza { $head }** · { $role ->
        [none] filas: consultas · columnas: claves
       *[other] { $role }
    }]
    .alt = { heatmap_alt }
heatmap_alt = { stage_name } de la cabeza { $head }: filas { LIST($queries) }; columnas { LIST($keys) }
stage_name = { $stage ->
    [scores] puntuaciones
    [scaled] puntuaciones escaladas
    [capped] puntuaciones con tope
    [biased] puntuaciones con el sesgo
    [masked] puntuaciones enmascaradas
    [dropped] pesos después del dropout
   *[weights] pesos
}
exact =
    .key = :gray[**cabeza { $head }** · { window }, exacto · { $legend }]
    .alt = { stage_name } de la cabeza { $head }, { window }
window = filas { $top } a { $bottom }, columnas { $left } a { $right }
whole =
    .key = :gray[**cabeza { $head }** · { $blocks } · selecciona una celda para mover la ventana]
    .alt = { stage_name } de la cabeza { $head }, toda la matriz en bloques
thumbnails =
    .key = :gray[**todas las cabezas** · selecciona una para seguirla]
    .alt = { stage_name } de todas las cabezas, en pequeño
# La esquina desde la que empieza una máscara, si tiene más consultas que claves, o menos.
corner = Con **{ $queries }** consultas y **{ $keys }** claves, una máscara que compara posiciones necesita una esquina desde la que
    empezar. Esta empieza **arriba a la izquierda**, como is_causal de PyTorch: la consulta 0 está en la clave 0. Un decodificador con
    caché necesita la esquina de **abajo a la derecha**, porque allí la última consulta está en la última clave.
OTHER_CORNER = La misma máscara desde abajo a la derecha, en la página Máscaras

## 2: repartir

# una leyenda no se parte
bars =
    .key = ## 2  Repartir: cómo distribuye “{ WORD($name) }” su atención

        { "" }**▬** ahora{ $temperature ->
            [1] { "" }
           *[other] { " " }:gray[·] **┃** a temperatura 1
        }{ $power ->
            [0] { "" }
           *[other] { " " }:gray[·] ○ sin escalar
        }
    .alt = La fila seleccionada, en barras

# una leyenda no se parte
curve =
    .key = :primary[━ mayor peso **{ PERCENT($largest) }**] :gray[╍ claves efectivas **{
        DECIMAL($effective, digits: 1) } de { $visible }**]
    .alt = Mayor peso y claves efectivas según la temperatura

# A cuántas claves atiende una fila en la práctica; hides: si otras le están ocultas.
sharpness = { $drained ->
    [yes] { "" }
   *[no] { in_effect }
}{ $visible ->
    [0] { "" }
   *[other] { " " }{ when_colder }
}
in_effect = { $visible ->
    [0] { $noun ->
        [palabra] Todas las palabras están ocultas
        [token] Todos los tokens están ocultos
       *[other] Todos los caracteres están ocultos
    } para { QUERY($name) }, así que todos sus pesos son 0.
    [1] El número de **claves efectivas** es **{ DECIMAL($effective, digits: 1) }**, porque { QUERY($name) } { $hides ->
        [yes] solo puede atender a 1 { $noun }
       *[no] atiende { $noun ->
            [palabra] a la única palabra
           *[other] al único { $noun }
        } que hay
    }.
   *[other] { QUERY($name) } atiende en la práctica a **{ DECIMAL($effective, digits: 1) }** de { $noun ->
        [palabra] las { $visible } palabras
        [token] los { $visible } tokens
       *[other] los { $visible } caracteres
    }{ $hides ->
        [yes] { " " }a { $noun ->
            [palabra] las
           *[other] los
        } que puede atender
       *[no] { "" }
    } (**claves efectivas**).
}

# Adónde va el peso de una fila cuando la temperatura baja a 0; véase explore.sharpness.
when_colder = { $falls ->
    [only] Una sola clave recibe a cualquier temperatura un peso del 100 %.
    [all] { $biased ->
            [yes] Las { $visible } sumas de puntuación y sesgo
           *[no] Las { $visible } puntuaciones
        } son iguales, así que los pesos son iguales a cualquier temperatura.
   *[first] { $cold ->
            [yes] A temperatura 0
           *[no] Cuando la temperatura baja a 0
        }, todo el peso { $falls ->
            [sink] va al sumidero, cuya puntuación supera la { softmax_reads } de todas las claves visibles
            [beside] se reparte por igual entre el sumidero y { $on_top ->
                [1] la clave con la mayor { softmax_reads }
               *[other] las { $on_top } claves con la mayor { softmax_reads }
            }
           *[first] { goes_to_the_largest }
        }.
}
goes_to_the_largest = { $on_top ->
    [1] va a la clave con la mayor { softmax_reads }
   *[other] se reparte por igual entre las { $on_top } claves con la mayor { softmax_reads }
}
softmax_reads = { $biased ->
    [yes] suma de puntuación y sesgo
   *[no] puntuación
}

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

    La escala de color de los pesos va de 0 a 1, o hasta 64 veces una parte igual si hay más de 64 claves. Muestra cada peso
    elevado a 0,6, para que los pequeños sigan siendo visibles. En las puntuaciones y los valores, el violeta es positivo y el
    naranja, negativo.

    { LINK }
LINK = La dirección de esta página contiene toda la vista, también tus palabras: quien la abre ve lo mismo.
difference = La salida es la suma ponderada de los valores; la mayor diferencia entre ambas es { SMALL($amount) }.

# De dónde vienen los vectores y las proyecciones; steps: del entrenamiento; places: números que dicen dónde está una palabra.
source = { $source_kind ->
    [by_hand] Las proyecciones están diseñadas a mano. Cada una de las { $d_model } componentes de x es un rasgo con nombre: 1 si
        el token lo tiene, 0 si no. Una consulta tiene una puntuación de { SHORT($score) }·√head_size con la clave que busca, y 0
        con cualquier otra clave. La semilla determina solo el dropout.
    [example] { $description } La semilla determina qué pesos pone a 0 el dropout.
    [word_vectors] Los vectores de las palabras vienen de all-MiniLM-L6-v2 (Apache License 2.0), que leyó cada palabra por
        separado: 64 direcciones de sus 384 números, y { $places } números más para la posición. { $steps ->
            [0] W_Q y W_K de la cabeza 0 son aleatorias: aún no se han entrenado.
           *[other] W_Q y W_K de la cabeza 0 empezaron al azar y se entrenaron { GROUPED($steps) } de { GROUPED($most) } pasos, para
                que las palabras relacionadas reciban puntuaciones altas.
        } W_V copia { $narrow ->
            [yes] { $copied } de los 64 números de una palabra, así que esta transmite una parte de su vector
           *[no] los 64 números de una palabra, así que esta transmite su propio vector
        }. Todas las demás cabezas están diseñadas para comparar posiciones. La semilla determina solo el dropout.
    [learned] La cabeza 0 se entrenó por descenso de gradiente. Los vectores de las letras y las demás cabezas se generan al azar
        a partir de la semilla.
    [untrained] La cabeza 0 aún no está entrenada. Como las demás cabezas y los vectores de las letras, se genera al azar a partir
        de la semilla.
    [model] Los vectores de las palabras y las proyecciones son los de un pequeño modelo de lenguaje, entrenado con cuentos
        sencillos.
   *[drawn] Los vectores de las palabras y las proyecciones se generan al azar a partir de la semilla. Las componentes de q y k
        tienen una varianza cercana a 1, así que la de q·k es cercana a head_size. Al dividir q·k entre √head_size vuelve a ser
        cercana a 1.
}

# La varianza de las puntuaciones; scaled: después de dividir, None si no se divide.
variance = { $scores ->
    [1] Una sola puntuación no tiene varianza.
   *[other] En esta muestra la varianza de q·k es { DECIMAL($raw, digits: 1) }{ $scaled ->
            [none] , y las puntuaciones no se dividen
           *[other] ; después de dividir entre { $divisor } es { DECIMAL($scaled, digits: 2) }
        }.
}
computed = Calculado en la { $device } en { DECIMAL($milliseconds, digits: 1) } ms.

# Qué es un token; reads, ignores_case: véase explore.checked.
tokens = { $reads ->
    [model] Los tokens son los del propio modelo: palabras, partes de palabras y otros signos.
   *[text] Si los tokens son palabras, las letras, las cifras, ’ y - van juntas, y cualquier otro signo, como una coma o un emoji,
        es un token aparte. { $ignores_case ->
            [designed] Las cabezas diseñadas no distinguen mayúsculas: para ellas, “The” y “the” son la misma palabra.
            [model] El modelo no distingue mayúsculas: para él, “The” y “the” son la misma palabra.
            [table] La tabla de vectores no distingue mayúsculas: en ella, “The” y “the” son la misma palabra.
           *[none] “The” y “the” son palabras distintas.
        } Si los tokens son caracteres, el espacio se escribe ␣.
} Una palabra que aparece más de una vez, con mayúscula o sin ella, lleva su posición: The·0 y the·5.
TABLES =
    .row = esta fila y su salida
    .heatmap = este mapa de calor
    .sharpness = concentración según la temperatura
    .map = el mapa de significados
HIDDEN = oculta
