### Lo que dice la página sobre consultas, claves y valores.

## los pasos

score =
    .title = ¿De dónde sale un peso?
    .about = { $pair ->
        [no] Para encontrar otra palabra, una palabra tiene que buscar algo y la otra tiene que ofrecer algo.
       *[other] Para encontrar “{ WORD($found) }”, “{ WORD($word) }” tiene que buscar algo y “{ WORD($found) }” tiene que ofrecer algo.
    } Por eso dos matrices, las **proyecciones**, convierten cada vector x en una **consulta** q (query), lo que la palabra busca, y en
        una **clave** k (key), lo que ofrece. La **puntuación** de dos palabras es el **producto escalar** de la q de una y la k de la
        otra: se multiplican número a número y se suman los productos.
    .sentence = { product_sum } { score_to_weight }
    .predict = Ninguna palabra encaja peor con “{ WORD($query) }” que “{ WORD($far) }”. ¿Qué puntuación tienen las dos?
    .task = { $differ ->
        [yes] Mueve **Clave** hasta “{ WORD($far) }” y compara los productos.
       *[no] Aquí todas las claves tienen la misma puntuación. Cambia la frase en **Tus palabras**.
    }
    .done = “{ WORD($query) }” y “{ WORD($far) }” tienen la puntuación { SIGNED($lowest) }. { $lies ->
        [below] Aquí los productos negativos, de un número positivo y otro negativo, superan a los demás. Así que las puntuaciones no
            terminan en 0: cuanto menos encajan dos palabras, más abajo quedan.
        [zero] { $cancel ->
            [no] Ningún número de esta clave coincide con uno de la consulta, así que todos los productos son 0.
            [near] No es exactamente 0, pero se redondea a 0.
           *[yes] Sus productos positivos y negativos se cancelan.
        }
       *[above] Es mayor que 0, pero softmax compara las puntuaciones de una fila, { $least_weight ->
            [yes] así que la menor recibe igualmente el menor peso
           *[no] así que solo cuentan las diferencias
        }.
    }
    .nearly = “{ WORD($query) }” y “{ WORD($key) }” tienen la puntuación { SIGNED($score) }. Otra clave tiene una menor.
two =
    .title = Por qué dos matrices: buscar no es lo mismo que ser encontrada
    .about = { $story ->
        [yes] “bat” necesita “flew” para saber cuál de sus significados tiene; “flew” no necesita “bat” del mismo modo.
       *[no] { $pair ->
            [no] Si una palabra busca otra, esta no tiene por qué buscar la primera.
           *[other] Aunque “{ WORD($seeker) }” busque “{ WORD($sought) }”, “{ WORD($sought) }” no tiene por qué buscar “{ WORD($seeker) }”.
        }
    } Por eso $W_Q$ calcula las consultas, y una segunda matriz, $W_K$, las claves. ¿Qué se perdería si $W_Q$ calculara ambas y la
        clave de cada palabra fuera igual a su consulta?
    .sentence = { both_directions }
    .predict = Supón que $W_Q$ calcula también las claves. ¿Qué palabra tendría la mayor puntuación con la consulta de “{ WORD($query) }”?
    .task = Activa **Una matriz para ambas** y lee la fila de “{ WORD($query) }”.
    .done = { $finds_itself ->
        [yes] La propia “{ WORD($query) }”, con { SIGNED($with_itself) } (con dos matrices: { SIGNED($with_two) }). Ahora cada producto es un
            cuadrado, así que no se resta nada, y una palabra casi siempre se encuentra a sí misma.
       *[no] “{ WORD($found_name) }”, con { SIGNED($found_score) }. Pero la puntuación de “{ WORD($query) }” consigo misma es una suma de
            cuadrados, que nunca es menor que 0, y en promedio sobre la frase una palabra se asigna a sí misma la mayor puntuación.
    } Además, las dos direcciones de un par tienen la misma puntuación.
    .nearly = { $way ->
        [alone] La frase no tiene otra palabra que “{ WORD($query) }” pueda encontrar. Escribe más palabras en “Tus palabras”.
       *[two] Estas puntuaciones aún salen de dos matrices. Activa **Una matriz para ambas** y la fila mostrará qué
            encontraría una sola.
    }
moved =
    .title = Por qué una tercera matriz: lo que transmite una palabra
    .about = A { $pair ->
        [no] una palabra
       *[other] “{ WORD($found) }”
    } se la encuentra por su clave. Pero lo que hace fácil encontrar una palabra no es lo que esta tiene que decir. Por eso una tercera
        matriz, $W_V$, calcula su **valor** v (value), que es lo que transmite. La **salida** de una palabra es la suma de todos los
        valores, cada uno multiplicado por su peso.
    .sentence = { changes }{ $copies ->
        [trained] { " " }Aquí $W_V$ copia números del vector x de la palabra, porque solo se entrenaron $W_Q$ y $W_K$.
        [yes] { " " }Aquí $W_V$ copia números del vector x de la palabra.
       *[no] { "" }
    } :gray[{ $moves ->
        [something] Con borde: lo que ha cambiado.{ " " }
       *[other] { "" }
    }Vectores: violeta es positivo, naranja es negativo.]
    .predict = Supón que cambias un número de $W_V$. ¿Cuántos { $cells ->
            [one] pesos
           *[other] de los { $cells } pesos
        } de atención cambian?
    .task = Cambia un número de una matriz de modo que cambien salidas, pero ningún peso de atención.
    .done = { $cells ->
            [one] El peso no cambia, porque se calcula
           *[other] No cambia ninguno de los { $cells } pesos, porque se calculan
        } a partir de las consultas y las claves. { $outputs ->
            [one] Cambia una salida
           *[other] Cambian { $outputs } salidas
        }, porque las salidas son sumas de valores. Así puede cambiar lo que transmite una palabra sin que cambie quién la encuentra.
    .nearly = { $way ->
        [nothing] No ha cambiado ningún peso de atención, pero tampoco ninguna salida. Deshazlo y cambia otro número.
       *[weights] También han cambiado pesos de atención, porque se calculan a partir de las consultas y las claves. Deshazlo y deja las
            dos como están.
    }
learning =
    .title = Nadie escribió estas matrices: las encontró el entrenamiento
    .about = Estas matrices juntas son una **cabeza**. Al principio, $W_Q$ y $W_K$ son aleatorias. El **entrenamiento** muestra a la cabeza una
        palabra y algunas más; una de ellas está relacionada y debe recibir el peso. La **pérdida** mide a qué
        distancia de este objetivo están los pesos, y cada paso cambia un poco cada número para que la pérdida baje.
    .sentence = { course_in_words }
    .predict = Antes del entrenamiento, “{ WORD($query) }” da a cada palabra entre { PERCENT($least) } y { PERCENT($most) }. ¿Qué palabra
        será la primera en recibir más de { PERCENT($bar) }?
    .task = { $stands_out ->
        [yes] Mueve **Pasos de entrenamiento** hasta el primer momento en que una palabra tiene más de { PERCENT($bar) }.
       *[no] Mueve **Pasos de entrenamiento** hasta el final.
    }
    .done = { $stands_out ->
        [yes] { stood_out } La pérdida solo dice cuál es el objetivo; las matrices las encontró el entrenamiento.
       *[no] { $related ->
            [yes] Aquí ninguna palabra destaca en ningún paso.
           *[no] La cabeza no encuentra en esta frase ningún par de palabras relacionadas, así que ninguna llega a destacar.
        }
    }
    .nearly = { $way ->
        [early] Después de { $step } de { $steps } pasos ninguna palabra tiene aún más del { PERCENT($bar) }. Entrena más.
        [end] Este es el paso { $step } de { $steps }. Entrena hasta el final.
       *[late] Antes del paso { $step } una palabra ya había pasado del { PERCENT($bar) }. Vuelve al primer momento en que ocurre.
    }
summary = Una puntuación es el producto escalar de una consulta y una clave. Vienen de dos matrices, porque lo que una palabra busca no es
    aquello por lo que se la encuentra.  { "\u000A" }$W_V$ calcula lo que transmite una palabra. El entrenamiento encuentra esas matrices.
    Ahora cada palabra tiene pesos y algo que transmitir: ¿qué llega exactamente?

# los títulos de los desplegables
FOLDS =
    .matrices = todas las matrices, consultas, claves y valores, y otros ejemplos
    .closest = lo mejor que puede hacer una sola matriz
    .look_up = una búsqueda suave en un diccionario
    .numbers = cambia tú un número
    .not_x = por qué v y no x
    .letters = una cabeza de letras aprende una regla
    .loss = la pérdida de un modelo de lenguaje
TABLES =
    .product = los productos de la puntuación
    .scores = todas las puntuaciones
    .values = todos los valores

# Las palabras de las fórmulas.
FORMULAS =
    .score = puntuación
    .loss = pérdida
    .mean = media
    .vowels = vocales
    .output = salida
    .weight = peso
    .weights = pesos
    .not = y no
    .against = frente a
    .temperature = temperatura
    .with_largest = con el mayor

## controles

KEY = Clave
KEY_HELP = Posición de la palabra de la clave, contada desde 0.
ONE_MATRIX = Una matriz para ambas
ONE_MATRIX_HELP = W_Q calcula también las claves, así que la clave de cada palabra es igual a su consulta.
EDIT_MAP = Proyección que cambias
EDIT_MAP_HELP = q: W_Q, lo que buscan las palabras. k: W_K, lo que ofrecen. v: W_V, lo que transmiten.
EDITS = Números cambiados a mano
EDITS_HELP = v_0_3_1.5 pone a 1,5 la fila 0, columna 3 de W_V; ~ separa los cambios.
HAND_OVER = Qué se promedia
HAND_OVER_HELP = v: los valores, tan anchos como la cabeza. x: los vectores de las palabras, tan anchos como el modelo.
MOMENT = Pasos de entrenamiento
MOMENT_HELP = Cuántas veces se han cambiado W_Q y W_K. Casi todo ocurre al principio, así que los primeros pasos están más juntos.

## paso 1

strips =
    .key = :gray[violeta: positivo · naranja: negativo{ $others ->
        [0] { "" }
       *[other] { " " }· con borde: los { $terms } productos más alejados de 0
    } · escala de color: q ±{ SHORT($q_end, digits: 3) }; k ±{ SHORT($k_end) }; q × k ±{ SHORT($product_end, digits: 3) }]
    .alt = La consulta de { $query }, la clave de { $key } y sus productos
terms =
    .key = **Cada producto contribuye a la puntuación**{ $others ->
        [0] { "" }
       *[other] { " " }:gray[primero los mayores]
    }
    .alt = Los mayores productos de { $query } y { $key }, y su suma, la puntuación { DECIMAL($score, digits: 4) }
number = número { $place }
more = { $count } más
SCORE_BAR = puntuación
key_name = Consulta de { QUERY($query) }, clave de { KEY($key) }

# Una puntuación como suma de sus productos; terms: los que se nombran, others: cuántos más no son 0, top y rest: sus sumas
product_sum = { QUERY($query) } · { KEY($key) }: { $others ->
    [0] { $terms ->
        [0] { $count ->
            [one] su único producto es
           *[other] los { $count } productos son
        } 0, así que la puntuación es **{ SIGNED($score) }**.
        [one] { $count ->
            [one] hay un solo producto
           *[other] de { $count } productos, solo uno no es 0
        }, así que la puntuación es **{ SIGNED($score) }**.
       *[other] { $terms } productos no son 0, así que su suma es la puntuación **{ SIGNED($score) }**.
    }
   *[other] los { $terms } productos más alejados de 0 suman { SIGNED($top) } y { $others ->
        [one] el otro es
       *[other] los otros { $others } suman
    } { SIGNED($rest) }, así que la puntuación es **{ SIGNED($score) }**.
}

# divisor: entre qué se dividen las puntuaciones, en números, None para 1; weight: None si la máscara oculta la clave
score_to_weight = { $weight ->
    [none] La máscara oculta esta clave a la consulta, así que su peso de atención es 0.
   *[other] { $divisor ->
        [none] { "" }
       *[other] Dividida entre { $divisor } es { SIGNED($scaled) }, la **puntuación escalada**.{ " " }
    }Softmax{ $temperature ->
        [1] { "" }
       *[other] { " " }a temperatura { SHORT($temperature) }
    } la compara con las demás de la fila, así que el peso de atención es **{ PERCENT($weight) }**.
}
score_guesses =
    .above = mayor que 0, pero más pequeña
    .zero = exactamente 0
    .below = menor que 0

FITS_NOWHERE = Aquí ninguna palabra encuentra otra que no sea ella misma. En esta frase, una sí la encuentra:
OWN_SENTENCE = Usar “The bat flew out of the cave”

## debajo del paso 1

# Qué hace una cabeza; source: de sus proyecciones; noun: cómo se llama un token; placeless: si su tarea necesita
# posiciones y no las tiene
job = { $source ->
    [random] Proyecciones aleatorias, así que los números no significan nada.
    [previous] Diseñada: cada { $noun } busca { $noun ->
        [palabra] la
       *[other] el
    } { $noun } anterior.
    [same] Diseñada: cada { $noun } busca { $noun ->
        [palabra] la misma
       *[other] el mismo
    } { $noun } en otro lugar.
    [first] Diseñada: cada { $noun } busca { $noun ->
        [palabra] la primera
       *[other] el primero
    }.
    [initial] Diseñada: cada { $noun } busca { $noun ->
        [palabra] otras
       *[other] otros
    } con la misma inicial.
   *[vowel] Diseñada: una vocal busca consonantes.
}{ $placeless ->
    [yes] { " " }Las posiciones están desactivadas, así que ningún vector contiene la posición de su { $noun }.
   *[no] { "" }
}
trained_for = { $steps ->
    [0] Proyecciones aleatorias, antes del entrenamiento: ninguna vocal busca todavía consonantes.
   *[other] Proyecciones aprendidas, después de { $steps } de { $most } pasos de entrenamiento: las vocales buscan consonantes.
}
of_model = Proyecciones aprendidas del modelo de lenguaje { $name }, capa { $layer }.

# Se dice del par; design: si sus números tienen nombre
what_it_does = { $job } { $design ->
    [yes] { named_in_words } { found }
   *[no] { numbers_in_words }
}{ $signs ->
    [none] { "" }
   *[other] { " " }Encima de las columnas, { AND($signs) }.
}{ "\u000A\u000A" }En un modelo, x es el **embedding** de un token, tomado de una tabla entrenada. Es **denso**: casi ningún número es 0, y
    ninguno significa algo por sí solo, pero las palabras que se usan de forma parecida tienen vectores parecidos.
sign_means = “{ $sign }” significa “{ $word }”
named_in_words = { QUERY($query) } { $looks ->
    [none] no busca nada
   *[other] { $looks }
}. { KEY($key) } { $offers ->
    [none] no ofrece nada que busque una consulta
   *[other] ofrece { $offers }
} y { $passes_on ->
    [none] no transmite nada
   *[other] transmite { $passes_on }
}.

# Por qué una consulta diseñada es tan grande; match: la puntuación de una coincidencia; divisor: el de las
# puntuaciones, en números, None para 1
found = Para que una coincidencia destaque, la consulta contiene { SHORT($sharpness) } × √{ $head_size } = { DECIMAL($match, digits: 1) }
    donde la clave contiene 1, así que una coincidencia tiene la puntuación { DECIMAL($match, digits: 1) }{ $divisor ->
        [none] { "" }
       *[other] { " " }({ SHORT($scaled, digits: 3) } después de dividir entre { $divisor })
    }.
numbers_in_words = { $cross ->
    [yes] Las consultas se calculan a partir de la primera frase ({ $rows ->
        [one] { $rows } fila
       *[other] { $rows } filas
    }), y las claves y los valores, a partir de la segunda ({ $key_count ->
        [one] { $key_count } fila
       *[other] { $key_count } filas
    }).
   *[no] La consulta se calcula a partir del vector de { QUERY($query) }; la clave y el valor, a partir del de { KEY($key) }.
} Cada matriz convierte { $width } números en { $size }.
token_name = **x** de { QUERY($query) }, { $width } números{ $made ->
    [none] { "" }
   *[other] : { LIST($made) }
}
memory_name = **x** de { KEY($key) }, de la segunda frase, de donde salen K y V
map_name = **$W_{ $letter }$** { $size } → { $chip } { $vectors }{ $left_out ->
    [0] { "" }
    [1] { " " }:gray[(sin una fila de ceros)]
   *[other] { " " }:gray[(sin { $left_out } filas de ceros)]
}
vectors_name = { $chip } :gray[una fila por palabra, su { $role ->
    [query] consulta
    [key] clave
   *[value] valor
}]

# una fuente de proyecciones → cómo se llama su botón
SOURCES =
    .meaning = Entrenadas con significados
    .random = Al azar
    .previous = La palabra anterior
    .same = La misma palabra
    .first = La primera palabra
    .initial = La misma inicial
    .vowel = Una vocal busca consonantes
    .learned = Aprendidas
SOURCES_LEAD = **Otras matrices.** Un botón con una regla selecciona también dos palabras que la muestran:
outside = { $ignored ->
    [1] { $ignored } número cambiado a mano queda fuera de estas proyecciones. El enlace lo conserva.
   *[other] { $ignored } números cambiados a mano quedan fuera de estas proyecciones. El enlace los conserva.
}

## paso 2

scores =
    .key = **Puntuación q · k de cada par**{ $one ->
        [yes] { " " }**con una matriz**
       *[no] { "" }
    } :gray[fila: consulta · columna: clave · selecciona una { $by_cell ->
        [yes] celda
       *[no] fila
    } · escala de color: ±{ SHORT($score_end, digits: 3) }]
    .alt = Puntuaciones: una fila por consulta, una columna por clave
SWAP = Intercambiar consulta y clave
BEST = La mejor clave
SWAP_ACROSS = Con dos frases, cada palabra es consulta o es clave, así que no hay nada que intercambiar.

# one: si una matriz calcula consultas y claves; same: si ambas son una palabra; equal: si ambas direcciones son iguales
both_directions = { $same ->
    [yes] La puntuación de { QUERY($query) } consigo misma es **{ SIGNED($there) }**. Selecciona dos palabras para comparar las dos
        direcciones.
   *[no] { QUERY($query) } como consulta y { KEY($key) } como clave tienen la puntuación **{ SIGNED($there) }**; al revés, { $equal ->
        [yes] la misma
       *[no] **{ SIGNED($back) }**, porque las consultas y las claves vienen de dos matrices
    }.{ $weighed ->
        [yes] { " " }{ each_row_apart }
       *[no] { "" }
    } La puntuación de { QUERY($query) } consigo misma es { SIGNED($itself) }.
}
each_row_apart = Cada fila tiene su propio softmax: en la fila de “{ WORD($query) }”, { SIGNED($there) } da un peso de
    { PERCENT($weight) }; en la de “{ WORD($key) }”, { SIGNED($back) } da { PERCENT($back_weight) }; allí la mayor puntuación es
    { SIGNED($most) }, con { $most_ties ->
        [1] “{ WORD($most_of) }”
       *[other] varias palabras
    }.

## debajo del paso 2

CLOSEST_ABOUT = ¿Podría hacerlo mejor otra matriz única? La consulta y la clave de una palabra seguirían siendo iguales, así que solo podría
    expresar lo que vale en las dos direcciones, como “la misma palabra”, y ninguna palabra tendría consigo misma una puntuación menor que
    0. Esta es la que más se acerca a las puntuaciones de dos.
one_matrix_picture =
    .key = **La mejor aproximación con una matriz** :gray[escala de color: ±{ SHORT($score_end, digits: 3) }]
    .alt = Puntuaciones con una matriz, una fila por consulta, una columna por clave

# Puntuaciones de un par de palabras con dos matrices, de ida y de vuelta, y con una, del par y de cada palabra consigo misma
one_matrix = { $same ->
    [yes] La puntuación de “{ WORD($first) }” consigo misma es { DECIMAL($there) } con dos matrices y { DECIMAL($both) } con una.
        Selecciona dos palabras para comparar.
   *[no] Con dos matrices, “{ WORD($first) }” · “{ WORD($second) }” = **{ DECIMAL($there) }** y “{ WORD($second) }” ·
        “{ WORD($first) }” = **{ DECIMAL($back) }**. Con una, las dos son **{ DECIMAL($both) }**, porque la consulta y la clave son iguales, y
        las puntuaciones de las palabras consigo mismas son sumas de cuadrados: { DECIMAL($query_itself) } y { DECIMAL($key_itself) }.
}
LOOK_UP_ABOUT = Un diccionario devuelve el valor de la clave que coincide con la consulta. La atención devuelve una suma ponderada de
    valores, porque las claves coinciden más o menos. A temperatura 0 solo cuenta la mejor coincidencia, como en un diccionario.
matches_name = Los pesos de atención de { QUERY($query) }: en qué medida coincide cada { KEY("clave") }
results_name = El resultado, { $width ->
    [one] { $width } número
   *[other] { $width } números
} :gray[escala de color: ±{ SHORT($end) }]
HIDDEN = oculta
others = { $count } más
nothing_comes_back = Todas las claves están ocultas a { QUERY($query) }, así que no se devuelve nada.
RESULT_ROWS =
    .soft = suave
    .exact = exacto
    .difference = diferencia
more_matches = { $count } más

# Qué devuelve una búsqueda; matches: las claves con la mayor puntuación, que son count; share: el peso de cada una
look_up = La atención{ $dropout ->
    [yes] { " " }(antes del dropout)
   *[no] { "" }
} toma **{ PERCENT($share) }** de { $count ->
    [1] la mejor coincidencia, { AND($matches) }; un diccionario devuelve únicamente su { VALUE("valor") }
   *[other] cada una de las { $count } mejores coincidencias, { AND($matches) }; la respuesta exacta es la media de sus
        { VALUE("valores") }
}. A temperatura { SHORT($temperature) }, las dos difieren en **{ AT_MOST($difference) }** como máximo.
temperatures =
    .exact = Exacta: temperatura 0
    .plain = Temperatura 1
    .soft = Más suave: temperatura 6

## paso 3

moved_weights =
    .key = **W** :gray[pesos]
    .alt = W, los pesos de atención, una fila por consulta
moved_values =
    .key = **V** :gray[valores]
    .alt = V, los valores, una fila por clave
moved_outputs =
    .key = **Y** :gray[salidas]
    .alt = Y, las salidas, una fila por consulta
PARTS =
    .v = valores v
    .weights = pesos de atención
    .output = salidas
EDIT_BUTTONS =
    .q = Cambiar una consulta ($W_Q$)
    .k = Cambiar una clave ($W_K$)
    .v = Cambiar un valor ($W_V$)

# Qué se ha cambiado a mano, y un botón; letter: Q, K o V
edited = Cambiado a mano: { AND($matrices) }.{ $several ->
    [yes] { " " }Los cambios con borde son efecto de todos ellos.
   *[no] { "" }
}
edited_numbers = { $count ->
    [one] { $count } número
   *[other] { $count } números
} de **$W_{ $letter }$**
reset_matrix = Restablecer $W_{ $letter }$
the_part = { $part ->
    [salidas] las { $part }
   *[other] los { $part }
}
part_by = { the_part } en **{ AT_MOST($amount) }**

# Qué ha movido un cambio; first: la parte que se ha movido, en amount; moved_too: otras, véase part_by; still: las que no
changes = { $moves ->
    [none] Todavía no se ha cambiado nada.
    [nothing] Tus cambios no cambian ningún valor, ningún peso de atención y ninguna salida.
   *[something] { $first ->
        [salidas] Las { $first }
       *[other] Los { $first }
    } han cambiado como máximo en **{ AT_MOST($amount) }**{ $moved_too ->
        [none] { "" }
       *[other] , { LIST($moved_too) }
    }{ $still ->
        [none] { "" }
       *[other] ; { AND($still) } no han cambiado
    }.{ $why ->
        [values] { " " }Los valores determinan qué se transmite, nunca qué palabra atiende a cuál.
        [weights] { " " }Las salidas son sumas de los mismos valores con otros pesos.
       *[none] { "" }
    }
}

## debajo del paso 3

editor_name = **$W_{ $letter }$** (fila: un número de x, columna: un número { $role ->
    [query] de la consulta
    [key] de la clave
   *[value] del valor
}). Escribe encima de un número.{ $rest ->
    [yes] { " " }Solo se muestran algunas filas y columnas.
   *[no] { "" }
}
change_name = **Cambio de { $part ->
    [v] los { PARTS.v }
    [weights] los { PARTS.weights }
   *[output] las { PARTS.output }
}** { $shape }{ "\u000A\u000A" }:gray[violeta: aumento · naranja: disminución · escala de color: ±{ SHORT($end) }]
FORGET = Restablecer todos los cambios
NOT_X_ABOUT = Si se promediara el propio x, cada palabra transmitiría su vector entero. $W_V$ selecciona lo que vale la pena transmitir, así
    que v puede ser más corto.
given =
    .key = { $vectors ->
        [v] { VALUE("v") }
       *[other] **x**
    } { $shape }: una fila por clave
    .alt = { $vectors }, una fila por clave
output =
    .key = pesos{ $after_dropout ->
        [yes] { " " }después del dropout
       *[no] { "" }
    } { $weights } × { $vectors } → { OUTPUT("salida") } { $output }
    .alt = La salida, una fila por consulta
averages = De { $vectors }, cada palabra recibe **{ $width }** { $width ->
    [one] número
   *[other] números
}; de { $other } recibiría { $other_width }. Los pesos de atención son los
    mismos, porque no dependen de $W_V$.

## paso 4

learned_row =
    .key = **Pesos de { QUERY($query) }** :gray[después de { $step ->
        [one] { $step } paso
       *[other] { $step } pasos
    } de entrenamiento]
    .alt = Los pesos de atención de { $query } después de { $step ->
        [one] { $step } paso
       *[other] { $step } pasos
    } de entrenamiento
course =
    .key = **Sus pesos hasta ahora** :gray[en negrita: { WORD($key) }]
    .alt = Algunos pesos de { $query } hasta el paso { $step } del entrenamiento
TRAINING_AXIS = pasos de entrenamiento

so_far = { $step ->
    [0] Antes del entrenamiento,
   *[other] Después de { $step ->
        [one] { $step } paso
       *[other] { $step } pasos
    } de entrenamiento,
}

# Una fila después de tantos pasos; leads: si una clave, top, tiene el mayor peso
course_in_words = { so_far } la puntuación de { QUERY($query) } y { KEY($key) } es **{ SIGNED($score) }**{ $step ->
    [0] { "" }
   *[other] ; antes era { SIGNED($first_score) }
}.{ $leads ->
    [yes] { " " }“{ WORD($top) }” tiene el mayor peso, { PERCENT($top_weight) }{ $step ->
        [0] { "" }, por casualidad
       *[other] { "" }
    }.
   *[no] { "" }
}

# Qué palabra destacó primero; story: si fue la propia palabra, o la que al final es la primera
stood_out = { $story ->
    [itself] La propia “{ WORD($first) }”, con { PERCENT($first_weight) }, porque el entrenamiento hace que primero encajen las palabras
        parecidas. Pero el objetivo nunca fue la propia palabra, así que los pasos posteriores lo corrigen: al final esta
        tiene { PERCENT($last_weight) }, y “{ WORD($end) }”, { PERCENT($end_weight) }.
    [alone] La propia “{ WORD($first) }”, con { PERCENT($first_weight) }, porque el entrenamiento hace que primero encajen las palabras
        parecidas. El objetivo era una palabra relacionada, pero al final “{ WORD($first) }”
        sigue teniendo el peso mayor, { PERCENT($last_weight) }.
    [stays] “{ WORD($first) }”, con { PERCENT($first_weight) }. También es la primera al final, con { PERCENT($last_weight) }.
   *[other] “{ WORD($first) }”, con { PERCENT($first_weight) }. Al final la primera es “{ WORD($end) }”, con { PERCENT($end_weight) }.
}

## debajo del paso 4

LETTERS_ABOUT = Esta cabeza lee letras; su objetivo es que las vocales atiendan a las consonantes. La **pérdida** es 0 cuando los pesos w de
    las vocales alcanzan el objetivo t, pesos iguales en todas las consonantes. Crece más deprisa en la dirección de su **gradiente**, así
    que cada paso cambia los números en el sentido contrario.
LOSS_ABOUT = Un modelo de lenguaje predice el token siguiente. Su pérdida es −ln de la probabilidad del que sigue de verdad, así que es
    grande cuando el modelo se sorprende. Esta pérdida depende también de $W_V$, así que el entrenamiento cambia todas las matrices; aquí
    depende solo de los pesos, así que solo se entrenan $W_Q$ y $W_K$.
vowels =
    .key = **Los pesos de atención de las vocales: { PERCENT($share) } en consonantes** :gray[· fila: una vocal · con borde: consonantes ·
        de 0 a { SHORT($end) }]
    .alt = Pesos de las vocales
share_picture =
    .key = :primary[**━ parte de la atención de las vocales que va a las consonantes**]
    .alt = Parte del peso en consonantes por paso de entrenamiento
TRAINING_SERIES = en consonantes
letters = { $trainable ->
    [no] La frase no tiene ninguna vocal o ninguna consonante, así que no hay nada que aprender. Cámbiala en **Tus palabras**.
   *[yes] { letters_in_words }
}
letters_in_words = { so_far } **{ PERCENT($share) }** de la atención de las vocales va a las consonantes{ $step ->
    [0] { "" }
   *[other] ; antes era { PERCENT($first) }
}.
loss = { so_far } la pérdida es **{ DECIMAL($loss, digits: 3) }**{ $step ->
    [0] { "" }
   *[other] ; antes era { DECIMAL($first_loss, digits: 3) }
}.
USE = Usar $W_Q$ y $W_K$ entrenadas en los pasos 1 a 3

## al pie

SUM_VERIFIED = Los productos del par seleccionado suman su puntuación
