### Lo que dice la página Bucles.
TABLES =
    .loops = celda a celda
TITLE = La atención en bucles
WALK_TITLE = 1  Un número tras otro
MASK_TITLE = 2  Una celda oculta se salta
RACE_TITLE = 3  Los bucles y las matrices dan los mismos números
DROPOUT_TITLE = 4  El dropout en números
STEPS = Pasos dados
STEPS_HELP = Cuántos pasos del programa se han ejecutado.
PACE = Un paso es
PACE_HELP = Paso, Atrás y Reproducir avanzan o retroceden un número (number) o una fila (row).
WALK = El programa recorre las consultas una tras otra. Para cada una calcula las puntuaciones con todas las claves, después
    una exponencial por cada puntuación (e elevado a la puntuación menos la mayor), después los pesos (cada exponencial
    dividida entre la suma de todas) y por último la salida.
OPENS_HERE = La página se abre en mitad del cálculo; Al principio vuelve al comienzo.
DROPOUT = Durante el entrenamiento, el dropout pone a 0 cada peso con probabilidad p y divide los demás entre 1 − p. Ajusta p
    con Dropout en la barra lateral, en Más. La media de muchos sorteos se acerca a los pesos anteriores al dropout.
DRAWS = Sorteos
DRAWS_HELP = De cuántos sorteos se hace la media. El último se muestra junto a la media.
EVALUATING = Evaluación
EVALUATING_HELP = Como después de model.eval(): el dropout está desactivado.
TRY =
    .fox = Máscara causal: “The quick brown fox”
    .all = No ocultar nada
    .window = Máscara de ventana: solo palabras cercanas anteriores
    .once = Anular el 30 %, una vez
    .often = Anular el 30 %, 1000 veces
    .never = No anular nada
WITHOUT_DROPOUT = Las partes 1 a 3 usan los pesos anteriores al dropout. La parte 4 trata del dropout.

## un número tras otro

# name: de la matriz; cold: si la temperatura es 0
filling =
    .key = { $name ->
        [scores] **puntuación**: q·k × escala{ $cap ->
            [none] { "" }
           *[other] , con tope
        }
        [parts] **exponencial**{ $cold ->
            [yes] { " " }a temperatura 0: 1 para la mayor puntuación, 0 para las demás
           *[no] : e^((puntuación − mayor) / temperatura)
        }
        [weights] **pesos**: exponencial / suma de las exponenciales de la fila
       *[output] **salida**: peso × valor, sumado clave a clave
    }
    .alt = { $name ->
        [scores] Las puntuaciones
        [parts] Las exponenciales
        [weights] Los pesos
       *[output] La salida
    }, hasta donde han llegado los bucles
ROW_SO_FAR =
    .skip = se están calculando sus puntuaciones
    .score = se están calculando sus puntuaciones
    .exp = se conocen sus puntuaciones, y se están calculando sus exponenciales
    .normalise = se conocen sus exponenciales, y se están calculando sus pesos
    .add = se conocen sus pesos, y se está sumando su salida
NOTHING_YET = Aún no se ha ejecutado nada. Pulsa Paso o Reproducir.

# Dice cuántas filas están hechas, y por dónde va la actual, si no está hecha también.
so_far = Filas hechas hasta aquí: { $done } de { $rows }{ $row_ends ->
    [yes] .
   *[no] ; la fila de “{ WORD($query) }”: { $phase ->
        [skip] { ROW_SO_FAR.skip }
        [score] { ROW_SO_FAR.score }
        [exp] { ROW_SO_FAR.exp }
        [normalise] { ROW_SO_FAR.normalise }
       *[add] { ROW_SO_FAR.add }
    }.
}
skipped = { KEY($key) } está oculta para { QUERY($query) }: el bucle ejecuta **continue**, y la celda queda vacía.
scored = La puntuación de { QUERY($query) } y { KEY($key) } es { $size ->
    [1] el producto
   *[other] la suma de { $size } productos
} de q y k, por la escala { SHORT($scale, digits: 3) }{ $cap ->
    [none] { "" }
   *[other] , limitada por el tope de { SHORT($cap, digits: 3) }
}: **{ DECIMAL($value, digits: 4) }**.
raised = { $cold ->
    [yes] A temperatura 0, la exponencial de { KEY($key) } es 1 si su puntuación es la mayor, y 0
        si no: **{ DECIMAL($value, digits: 4) }**.
   *[no] La exponencial de { KEY($key) } es e^((puntuación − mayor puntuación) / temperatura): **{ DECIMAL($value, digits: 4) }**.
}
normalised = El peso de { KEY($key) } es su exponencial dividida entre la suma de las exponenciales de la
    fila{ $sink ->
    [yes] , incluida la del sumidero
   *[no] { "" }
}: **{ DECIMAL($value, digits: 4) }**.
added = **{ DECIMAL($value, digits: 4) }** × el { VALUE("valor") } de { KEY($key) } se suma { $size ->
        [1] al único número
       *[other] a los { $size } números
    } de la
    { OUTPUT("salida") } de { QUERY($query) }; { $size ->
        [1] ahora es
       *[other] el primero es ahora
    } { SIGNED($first, digits: 4) }.

## una máscara

MASKED =
    .by_continue = Puntuaciones de los bucles; las que se saltan son puntos
    .by_fill = Puntuaciones en matriz; las sustituidas por −∞ son puntos

## bucles y matrices

difference =
    .key = Salida de los bucles en **{ $kind }** menos la de las matrices en **float32**, en millonésimas,
        ±{ SHORT($end) }
    .alt = Bucles en { $kind } menos matrices

# Dice cuántos números son iguales hasta el último bit, y por qué difieren otros: el tipo, o el orden de las sumas.
apart = { by_type }

    { by_order }

    { backwards }
backwards = Los mismos bucles en float32, con cada suma hecha desde el último término hasta el primero. Números que cambian: { $moved } de { $total }{ $moved ->
    [0] .
   *[other] . Cada suma parcial se redondea, así que el orden importa.
}

## dropout

three =
    .key = { $name ->
        [weights] **pesos** antes del dropout
        [draw] { draw_name }
       *[mean] **media** de { $draws ->
            [one] { $draws } sorteo
           *[other] { $draws } sorteos
        }
    }
    .alt = { $name ->
        [weights] Pesos antes del dropout
        [draw] Sorteo con dropout
       *[mean] Media de los sorteos
    }, de una cabeza
returning =
    .key = Mayor diferencia entre la media de los sorteos y los pesos
    .alt = { returning.key }

## cada paso y cada parte

# Dice qué paso se ha ejecutado el último, y por dónde van las filas; opens: si la página se abre en este paso.
step = Paso **{ $cursor }** de { $total }. { $phase ->
    [start] { NOTHING_YET }
    [skip] { skipped }
    [score] { scored }
    [exp] { raised }
    [normalise] { normalised }
   *[add] { added }
} :gray[{ $phase ->
    [start] { "" }
   *[other] { so_far }
}{ $opens ->
    [yes] { " " }{ OPENS_HERE }
   *[no] { "" }
}]

# Dice a qué claves puede atender una consulta, y qué hacen los bucles y las matrices con las ocultas.
#
# visible: a cuántas puede atender; names: las primeras, more: cuántas más; scores: cuántas celdas no están ocultas
mask = { QUERY($query) } { $visible ->
    [0] no puede atender a nada: no tiene puntuaciones ni pesos, y su salida es 0
   *[other] puede atender a **{ LIST($names) }**{ $more ->
        [0] { "" }
       *[other] { " " }y { $more } más
    }
}. { $hidden ->
    [0] Los bucles calculan { $scores ->
        [1] la única puntuación
       *[other] las { $scores } puntuaciones
    } y nunca ejecutan **continue**; las matrices no sustituyen ninguna por −∞.
   *[other] Los bucles calculan { $scores ->
        [1] 1 puntuación
       *[other] { $scores } puntuaciones
    } y saltan las otras { $hidden } con **continue**; las matrices calculan las {
        $cells } y sustituyen { $hidden } por −∞.
} { BADGE(same_cells, $same) }
same_cells = { $same ->
    [yes] las mismas celdas
   *[no] otras celdas
}
race = { BADGE(equal, $equal, $difference) } { $agreement }

    { times }
equal = { $equal ->
    [yes] iguales, salvo el redondeo de float32
   *[no] no son iguales
}
times = Una cabeza ha tardado **{ DECIMAL($loops) } ms** con bucles y **{ DECIMAL($matrices) } ms** con matrices, medido aquí
    ahora mismo.
by_type = Bucles en float64, redondeados al final a float32, comparados con matrices en float32: { $type_matters ->
    [yes] { $rounded } de { $total } números { $rounded ->
        [1] es igual
       *[other] son iguales
    } hasta el último bit; en lo demás difieren las matrices, porque float32 redondea después
        de cada paso.
   *[no] { all_same }
}
by_order = Bucles y matrices, ambos en float32: { $order_matters ->
    [yes] { $same } de { $total } números { $same ->
        [1] es igual
       *[other] son iguales
    } hasta el último bit; la mayor diferencia es { SMALL($largest) }.
   *[no] { all_same }
}
all_same = { $total ->
    [1] el único número es igual
   *[other] los { $total } números son iguales
} hasta el último bit.

## un sorteo y una fila

# El nombre de un sorteo; 1 es el de todas las páginas que anulan pesos; effect: qué hace con los pesos.
draw_name = **sorteo { $draws }**{ $as_on_explore ->
    [yes] , como en Explorar
   *[no] { "" }
}: { $effect ->
    [off] no se anula nada
    [all] todos los pesos son 0
    [some] algunos pesos son 0, los demás son mayores
   *[kept] no se anula ningún peso, todos son mayores
}
evaluating = Evaluación: el dropout está desactivado, así que la fila de { QUERY($query) } vuelve a sumar { DECIMAL($now) }.
no_dropout = Con p = 0 no se anula nada: la fila de { QUERY($query) } suma { DECIMAL($now) }. Pon Dropout a 0,3 en la barra
    lateral, en Más, y haz la media de más sorteos.

dropped = { $effect ->
    [off] { $evaluating ->
        [yes] { evaluating }
       *[no] { no_dropout }
    }
   *[other] { zeros } { row }
}

# Dice cuántos de los pesos mayores que 0 se anulan, y qué pasa con los demás, si los hay.
zeros = { $left ->
    [0] { $count ->
        [0] Ningún peso es mayor que 0.
        [1] Se anula el único peso mayor que 0.
       *[other] Se anulan los { $count } pesos mayores que 0.
    }
   *[other] { $zeros ->
        [0] { $count ->
            [one] El único peso mayor que 0 no se anula, sino que se multiplica { multiplied }.
           *[other] De { $count } pesos mayores que 0 no se anula ninguno, y cada uno se multiplica { multiplied }.
        }
        *[other] { $zeros ->
            [1] Se anula
           *[other] Se anulan
        } { $zeros } de { $count } pesos mayores que 0, y { $left ->
            [1] el otro se multiplica
           *[other] los demás se multiplican
        } { multiplied }.
    }
}
multiplied = por 1 / (1 − { SHORT($p) }) = { DECIMAL($factor) }
row = La fila de { QUERY($query) } suma **{ DECIMAL($now) }** en este sorteo y **{ DECIMAL($average) }** de media. La mayor
    diferencia entre la media y los pesos es **{ DECIMAL($distance, digits: 3) }**.
