### Lo que dice la página sobre promedios.

## los pasos

past =
    .title = La forma más sencilla de mezclar palabras: la media de todas hasta aquí
    .about = En “Inicio”, cada palabra tenía un peso propio. Es más sencillo que todas cuenten igual: entonces el nuevo **vector**
        de una palabra es la **media** del suyo y de todos los anteriores. Así toma algo de cada una, con **pesos** iguales que
        suman el 100 %.
    .sentence = { $visible ->
        [1] { QUERY($name) } es la primera palabra, así que su media es la propia palabra: { $shares }.
       *[other] { QUERY($name) } pasa a ser la media de { $visible } palabras, así que estas se reparten el 100 %: { $shares }.
    }
    .predict = “{ WORD($first) }” tiene el 100 %, el 50 % y el 33 % en las tres primeras filas. ¿Qué porcentaje tiene en la última, la de
        “{ WORD($last) }”?
    .task = { $words ->
        [1] { MORE_WORDS }
       *[other] Avanza hasta la última fila, “{ WORD($last) }”.
    }
    .done = La última media incluye las { $words } palabras, que se reparten el 100 % por igual, así que cada una tiene
        { PERCENT($share) }.
    .nearly = La fila de “{ WORD($name) }” incluye { $visible } de las { $words } palabras. Las filas de más abajo incluyen más.
product =
    .title = Un solo producto calcula todas las medias
    .about = Cada media es una suma ponderada, así que no hace falta ningún bucle: todos los pesos caben en un triángulo **W** con una
        fila por palabra, y todos los vectores, en **x**. Cada celda de **W x** es una fila de W por una columna de x. Ninguna
        celda necesita otra, así que todas se calculan a la vez.
    .sentence = La fila de { QUERY($name) } en W por { column } de x: { $sum } = **{ DECIMAL($total) }**, un número de su media.
    .predict = Supón que cambia el vector de “{ WORD($first) }”, la primera fila de x. ¿Cuántas de las { $words } filas de W x cambian?
    .task = { $words ->
        [1] { MORE_WORDS }
       *[other] Si cambia “{ WORD($first) }”, ¿qué fila de W x cambia más? Selecciónala.
    }
    .done = Todas las medias incluyen “{ WORD($first) }”, así que cambian las { $words } filas. La primera es la que más cambia,
        porque en ella el peso de la palabra es el 100 %; en la última es solo { PERCENT($share) }.
    .nearly = En la fila de “{ WORD($name) }”, “{ WORD($first) }” tiene el peso { PERCENT($of_first) }. Cuanto mayor es ese peso, más cambia la
        fila, y más arriba es mayor.
hidden =
    .title = La misma media a partir de puntuaciones, para que los pesos puedan cambiar
    .about = En una media ninguna palabra puede contar más que otra. Por eso los pesos se calculan ahora a partir
        de **puntuaciones**, un número por cada par de palabras. **Softmax** toma la exponencial de cada puntuación y divide entre la
        suma de las exponenciales, así que cada fila suma el 100 %. Si las puntuaciones son iguales, resulta la media; −∞ oculta
        una palabra, porque $e^{ "{−∞}" }$ es 0.
    .sentence = { $found ->
        [nothing] { all_hidden }
        [key] { key_hidden }
       *[some] { some_hidden }
    }
    .predict = En la fila de “{ WORD($name) }”, { $before } palabras tienen pesos iguales. Supón que una de ellas recibe la
        puntuación −∞. ¿Qué pasa con los demás pesos?
    .task = { $before ->
        [0] Para “{ WORD($name) }” están ocultas todas las palabras. Selecciona otra fila y oculta una de sus palabras.
       *[other] Oculta una palabra que tenga peso en la fila de “{ WORD($name) }” y compara las demás.
    }
    .done = { $left ->
        [0] A “{ WORD($name) }” no le queda nada que tomar, así que todos sus pesos son 0, y su media también.
        [1] Queda una sola palabra, así que tiene todo el 100 %.
       *[other] Softmax divide entre la suma de lo que queda, así que los pesos siguen sumando el 100 %. Las otras { $left }
            puntuaciones son iguales, así que los pesos han crecido por igual, hasta { PERCENT($each) } cada uno.
    }
    .nearly = “{ WORD($key) }” viene después de “{ WORD($name) }”, así que su puntuación ya es −∞ y no cambia ningún peso. Oculta
        “{ WORD($name) }”{ $row ->
            [0] { "" }
           *[other] { " " }o una palabra anterior
        }.
hidden_offers =
    .all = Ocultar todas las palabras para la primera fila
hidden_guesses =
    .stay = no cambian
    .grow = todos crecen por igual
    .one = uno de ellos se queda con todo lo que se libera
choice =
    .title = ¿Por qué no basta la media? { $story ->
        [yes] “of” contaría tanto como “cave”
       *[no] Todas las palabras contarían igual
    }
    .about = { $story ->
        [yes] En “The bat flew out of the cave”, una media da a “of” tanto peso como a “cave”, aunque “cave” dice a qué “bat” se
            refiere la frase y “of” no. Por eso “cave” necesita una puntuación mayor.
       *[no] Una media da a todas las palabras el mismo peso, aunque algunas dicen más sobre lo que se quiere decir. Una palabra así
            necesita una puntuación mayor.
    } Aquí la fijas a mano, y no hay palabras ocultas; la página siguiente la calcula a partir de las palabras.
    .sentence = { $pull ->
        [0] Todas las puntuaciones son 0, así que { QUERY($query) } da { $share } a { KEY($key) }, como en la media de todas las palabras.
       *[other] { QUERY($query) } da **{ $share }** a { KEY($key) } con la puntuación { SHORT($pull) }, y { PERCENT($mean) } en la media
            de todas las palabras.{ $alike ->
                [1] { "" }
               *[other] { " " }La palabra aparece en { $alike } posiciones, y en cada una tiene este peso.
            }{ $learned ->
                [yes] { " " }Una atención entrenada encuentra sus pesos por sí misma: { PERCENT($of_top) } para “{ WORD($top) }”, { PERCENT($of_bystander) } para “{ WORD($bystander) }”.
               *[no] { "" }
            }
    }
    .predict = Supón que la puntuación de “{ WORD($key) }” sube y la de “{ WORD($bystander) }” sigue en 0. ¿Qué pasa con el peso de
        “{ WORD($bystander) }”?
    .task = { $can_choose ->
        [no] Escribe más palabras en “Tus palabras”: aquí no hay suficientes para elegir.
       *[yes] Encuentra la menor puntuación con la que “{ WORD($query) }” da al menos 90 % a “{ WORD($key) }”.
    }
    .done = “{ WORD($key) }” tiene { $share_of_alike }{ $alike ->
        [1] { "" }
       *[other] { " " }en total
    }. “{ WORD($bystander) }” ha bajado de { PERCENT($equal_share) } a { PERCENT($left) }, aunque su puntuación sigue siendo 0, porque
        los pesos suman el 100 %: lo que gana una palabra lo pierden las demás. Solo −∞ da exactamente 0.
    .nearly = Con la puntuación { SHORT($pull) }, “{ WORD($key) }” tiene { $just ->
        [yes] algo menos del 90 %
       *[no] { $share_of_alike }
    }{ $alike ->
        [1] { "" }
       *[other] { " " }en total
    }{ $way ->
        [low] { $just ->
            [yes] { "" }
           *[no] , menos del 90 %
        }. Cuanto mayor es la puntuación, mayor es el peso.
       *[high] . Es al menos el 90 %, pero basta una puntuación menor.
    }
summary = Un solo producto, W x, calcula todas las medias, y softmax de puntuaciones iguales da los mismos pesos.
    { "  \u000A" }Pero en una media ninguna palabra puede contar más que otra, así que las puntuaciones deben ser distintas. Nadie
    puede fijar a mano una para cada par de palabras: ¿de dónde salen?

## las palabras de los pasos

MORE_WORDS = Escribe más palabras en “Tus palabras”: la media de una sola palabra es esa misma palabra.
choice_guesses =
    .stays = no cambia
    .falls = baja, pero nunca hasta 0
    .zero = baja hasta 0
equal_shares = **{ PERCENT($share) }** para cada una de { $count } palabras
share_from = **{ $share }** para “{ WORD($name) }”
share_from_others = { $share } para { $count ->
    [one] { $count } más
   *[other] { $count } más en conjunto
}
NO_SHARES = 0 para todas las palabras
shares = { LIST($parts) }{ $rounded ->
    [yes] { " " }(redondeado)
   *[no] { "" }
}

# Qué columna de x es.
column = { $column_named ->
    [no] la columna { $column_place }
   *[yes] la columna “{ WORD($column_name) }”
}
all_hidden = Para { QUERY($name) } están ocultas todas las palabras, así que cada peso se pone a 0: softmax por sí sola daría 0 ÷ 0.
key_hidden = La puntuación de { KEY($key) } es −∞, así que su peso es exactamente **0**. Para { QUERY($name) }, softmax reparte el 100 % entre las demás: { $shares }.
some_hidden = { $gone ->
    [0] Para { QUERY($name) } no hay palabras ocultas, así que softmax reparte el 100 % entre todas: { $shares }.
    [one] Para { QUERY($name) } está oculta { $gone } palabra posterior, así que softmax reparte el 100 % entre las demás: { $shares }.
   *[other] Para { QUERY($name) } están ocultas { $gone } palabras posteriores, así que softmax reparte el 100 % entre las demás: { $shares }.
}
choice_tip = { $label }: { DECIMAL($weight, digits: 4) }, en la media { DECIMAL($mean, digits: 4) }

## los gráficos

key_of_colours = naranja −{ SHORT($end, digits: 3) } · violeta +{ SHORT($end, digits: 3) }
# twice: qué significa el número en el rótulo de una palabra, si lo hay.
past_weights =
    .key = **Pesos** :gray[fila: la media de una palabra · columna: una palabra en ella · punto: palabra posterior, peso 0{ $twice }]
    .alt = Pesos de las medias: filas { LIST($labels) }
BANDS =
    .weights = W pesos
    .tokens = x vectores
    .means = W x medias
product_of_both =
    .key = **W por x = W x** :gray[con borde: fila por columna = celda · { $features ->
        [yes] en x: 1 en la columna de la propia palabra
       *[no] x, W x: naranja −{ SHORT($end, digits: 3) } · violeta +{ SHORT($end, digits: 3) }
    }]
    .alt = W, x y W x, una fila por palabra: { LIST($labels) }
flat =
    .key = **Pesos, softmax de cada fila** :gray[punto: puntuación −∞, peso 0 · todas las demás puntuaciones: 0]
    .alt = Softmax de las puntuaciones: filas { LIST($labels) }
zeros =
    .key = **Puntuaciones** :gray[punto: −∞]
    .alt = Puntuaciones de 0: filas { LIST($labels) }
# Las barras de una consulta: en la media, según W_Q y W_K, o cuando busca la otra palabra.
importance =
    .key = { $kind ->
        [mean] **{ OTHERS.mean }**
        [random] **{ in_head }**
       *[wish] { choice_picture }
    }
    .alt = Pesos de la consulta seleccionada{ $kind ->
        [mean] , en la media
        [random] , con una consulta y una clave
       *[wish] { "" }
    }
choice_picture = **Pesos de “{ WORD($query) }”** :gray[naranja: “{ WORD($key) }”{ $pull ->
    [0] { "" }
   *[other] { " " }· línea: en la media de todas las palabras
}]
way =
    .key = **{ $heading }**  { "\u000A" }{ $code }
    .alt = Pesos de { $kind }: filas { LIST($labels) }
mean_matrix =
    .key = **W** :gray[pesos · punto: 0]
    .alt = W, los pesos: filas { LIST($labels) }
vectors =
    .key = { $kind ->
        [tokens] **x**, los vectores de las palabras
       *[means] **W x**, las medias
    } :gray[{ $features ->
        [yes] una columna por rasgo (una propiedad de una palabra), de 0 a 1 · #0: posición 0
       *[no] { key_of_colours }
    }]
    .alt = Vectores de { LIST($labels) }: { $kind ->
        [means] las medias de sus
       *[tokens] sus
    } números
divided =
    .key = { $code } :gray[formas { $shapes }]
    .alt = El triángulo dividido: filas { LIST($labels) }
row_sums =
    .key = **Suma de cada fila** :gray[línea: 1]
    .alt = Sumas de las filas
over_axis =
    .key = { $code } :gray[pesos de consultas y claves, sin palabras ocultas; softmax sobre las { $over ->
        [keys] claves
       *[queries] consultas
    }]
    .alt = Softmax sobre el eje elegido: filas { LIST($labels) }
naive_scores =
    .key = **Puntuaciones $x x^\top${ $divided }** :gray[{ key_of_colours }]
    .alt = Puntuaciones X Xᵀ: filas { LIST($labels) }
naive_weights =
    .key = **Sus pesos** :gray[softmax de cada fila]
    .alt = Pesos a partir de X Xᵀ: filas { LIST($labels) }
projected_weights =
    .key = **Consulta y clave** :gray[softmax de sus puntuaciones{ $divided_by_head ->
        [none] { "" }
       *[other] , puntuaciones{ $divided_by_head }
    }]
    .alt = Pesos con consulta y clave: filas { LIST($labels) }
RUNGS_ALT = Pesos de los cinco peldaños, en pequeño
RUNG_ALT = Pesos del peldaño elegido
RUNG_ROW_ALT = La fila seleccionada del peldaño elegido

## lo que se despliega

FOLDS =
    .ways = tres caminos a las mismas medias, y un bucle que falla
    .factors = cómo se calcula W, y x y W x completas
    .keepdim = sumas sobre el eje equivocado (keepdim)
    .zeros = las puntuaciones: ceros y −∞
    .axis = softmax sobre el eje equivocado
    .others = otro par, y pesos que salen de las palabras
    .ladder = cinco peldaños desde la media hasta la atención
OWN_SCORES_TITLE = **Puntuaciones $x x^\top$**: los vectores de las palabras se comparan entre sí.
SEE = Véase también:
CHECKS = estas medias con números conocidos
TABLES =
    .averaging_row = la fila seleccionada, por cada camino
    .means = palabras y medias
    .rung = el peldaño elegido
WAYS_ABOUT = **Softmax**, que se explica en el paso 3, convierte puntuaciones iguales en pesos iguales.
WAYS =
    .loop = un bucle sobre las filas
    .triangle = un triángulo de unos, dividido entre las sumas de sus filas
    .softmax = softmax de ceros, con las palabras posteriores ocultas
WAYS_AGREE = los tres dan las mismas medias
WAYS_DIFFER = el bucle difiere de los otros dos
# found: si el bucle calcula bien la fila seleccionada, si es una de las primeras, que están bien, o si está mal
ways_said = { $badge }{ $found ->
    [right] { "" }
    [few] { "  \u000A" }Las dos primeras filas están bien; la tercera es la primera que promedia una fila ya cambiada.
   *[wrong] { "  \u000A" }El bucle promedia filas que ya son medias. Por eso la fila de { QUERY($name) } tiene los pesos { $shares },
        y su primer número es { DECIMAL($loop) } en lugar de { DECIMAL($mean) }.
}
TRIANGLE = L es triangular inferior: la fila de una palabra tiene un 1 para ella misma y para cada palabra anterior. Dividida entre su
    suma, se convierte en una fila de W.
ROWS_ADD_UP = cada fila suma 1
ROWS_DONT = no todas las filas suman 1
sums_said = { $badge }  { "\u000A" }{ $right ->
    [yes] Cada fila se divide entre su propia suma, así que la fila de { QUERY($name) } suma { DECIMAL($total) }.
   *[no] Sin keepdim, la **columna** j se divide entre la suma de la fila j. Por eso la fila de { QUERY($name) }
        suma { DECIMAL($total) }, { $too_large ->
            [yes] demasiado para una media
           *[no] pero otras filas no suman 1
        }.
}
axis_said = { $badge }  { "\u000A" }Cada peso está entre 0 y 1, aquí entre { DECIMAL($lowest, digits: 4) } y { DECIMAL($highest, digits: 4) }. { $right ->
    [yes] { right_axis }
   *[no] { wrong_axis }
}
right_axis = Softmax divide cada fila entre su propia suma, así que las columnas no tienen por qué sumar 1: aquí suman de
    { DECIMAL($lowest_sum, digits: 2) } a { DECIMAL($highest_sum, digits: 2) }.
# farthest: la palabra cuya fila está más lejos de 1, y other: su suma; is_it: si es esta misma fila
wrong_axis = Softmax divide cada columna entre su propia suma, así que las filas no tienen por qué sumar 1: la de { QUERY($name) } suma { DECIMAL($total) }, { $is_it ->
    [yes] más lejos de 1 que ninguna otra fila
   *[no] y la de { QUERY($farthest) }, { DECIMAL($other) }
}.
OTHERS =
    .mean = La media de todas las palabras
    .random = Una consulta y una clave al azar
in_head = { $by_chance ->
    [yes] { OTHERS.random }
   *[no] { $job ->
        [none] Consulta y clave de la cabeza 0
       *[other] Consulta y clave: { $job }
    }
}
EXAMPLES_JOB = las del ejemplo resuelto
others_said = En la media de todas las palabras, { QUERY($query) } da **{ PERCENT($mean) }** a { KEY($key) }; { $by_chance ->
    [yes] una consulta y una clave al azar le dan, por casualidad,
   *[no] una consulta y una clave, que explica la página siguiente, le dan
} **{ PERCENT($drawn) }**.
# peldaño → su título
RUNGS =
    .loop = 1 bucle
    .triangle = 2 triángulo
    .softmax = 3 softmax
    .tokens = 4 tokens
    .query_key = 5 consulta y clave
# peldaño → qué cambia respecto al que está debajo
CHANGES =
    .loop = Cada palabra pasa a ser la media de las palabras a las que puede atender.
    .triangle = Un solo producto calcula las mismas medias.
    .softmax = Softmax da los mismos pesos: cada puntuación es 0, o −∞ donde una palabra está oculta.
    .tokens = Las puntuaciones salen de las palabras: cada una es el producto escalar de dos vectores.
    .query_key = De cada palabra se calculan primero una consulta y una clave, así que puede buscar otras palabras.
rung_said = ### { $heading }{ "\u000A" }{ "\u000A" }{ $change }{ "\u000A" }{ "\u000A" }{ $code }{ "\u000A" }{ "\u000A" }{ rung_row }{ "\u000A" }{ "\u000A" }{ $compared }

rung_row = La fila de { QUERY($name) } tiene los pesos { $shares }, que suman { PERCENT($total) }.
same_as_below = mismo resultado que el peldaño { $below }
not_as_below = **Ya no es el resultado del peldaño { $below }**: difiere hasta en { DECIMAL($difference) }, como se pretendía.
SYMMETRIC = $x x^\top$ es simétrica: las dos direcciones de un par tienen la misma puntuación
naive_said = { $badge } { naive_weights_differ }  { "\u000A" }{ naive_on_itself } { naive_projected }
naive_weights_differ = Softmax divide cada fila entre su propia suma, así que los pesos no tienen por qué ser simétricos: { $large ->
    [yes] a un lado y otro de la diagonal difieren hasta en { DECIMAL($across) }.
   *[no] aquí casi lo son.
}
naive_on_itself = Por término medio, una palabra se da a sí misma **{ PERCENT($itself) }**, su mayor peso en { $itself_rows } de { $words ->
        [one] { $words } fila
       *[other] { $words } filas
    }.
naive_projected = Con consulta y clave se da **{ PERCENT($other) }**, su mayor peso en { $other_rows } de { $words ->
        [one] { $words } fila
       *[other] { $words } filas
    }, y las puntuaciones
    difieren hasta en { DECIMAL($apart, digits: 1) } a un lado y otro de la diagonal.
# qué se compara → en palabras
CHECKED =
    .ways = bucle, triángulo y softmax dan las mismas medias
    .hidden = bucle, triángulo y softmax dan las mismas medias cuando hay palabras ocultas
    .divided = las filas del triángulo normalizado suman 1
    .axis = las filas de softmax suman 1
    .naive = $x x^\top$ es simétrica

## controles

ROW = Fila
ROW_HELP = Posición de la palabra, contada desde 0. También puedes seleccionar su fila en el gráfico.
HIDE = Ocultar una palabra más para esta fila
HIDE_HELP = Su posición, contada desde 0. none: no se oculta ninguna otra palabra.
PULL = Puntuación de la palabra naranja
PULL_HELP = Todas las demás palabras tienen puntuación 0. Selecciona una barra para dar la puntuación a su palabra.
IN_PLACE = Escribir las medias en la propia x
IN_PLACE_HELP = Entonces el bucle promedia medias.
KEEPDIM = keepdim=True: conservar la dimensión sumada
KEEPDIM_HELP = Desactivado: PyTorch divide columnas, no filas, y no da ningún error.
AXIS = Softmax sobre
AXIS_HELP = keys (claves): cada fila suma 1. queries (consultas): cada columna suma 1.
LOOKER = Palabra cuyos pesos se muestran
LOOKER_HELP = Su posición, contada desde 0.
SOUGHT = Palabra naranja
SOUGHT_HELP = Su posición, contada desde 0. También puedes seleccionar su barra.
RUNG = Peldaño
RUNG_HELP = Cada peldaño cambia una sola cosa respecto al que está debajo.
