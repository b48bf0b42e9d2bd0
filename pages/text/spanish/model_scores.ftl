### Lo que dicen las páginas sobre un modelo de una puntuación: sus productos, escalada, el peso, la fila sin la flecha.
KEY_HELP = La clave cuya puntuación se descompone: su posición, contada desde 0. También puedes seleccionar una celda del mapa
    de calor.
CUT = Cortar esta flecha
RESTORE = Restaurar esta flecha

# ends: dónde terminan los colores de cada fila, () donde hay números en las celdas
why =
    .key = **Por qué “{ WORD($query) }” asigna este peso a “{ WORD($key) }”** :gray[· capa { $layer }, cabeza { $head }: q × k en
        las dimensiones 0 a { $last } · violeta: positivo, naranja: negativo{ $ends ->
            [none] { "" }
           *[other] { " " }· escala de color: { CLAUSES($ends) }
        }]
    .alt = q de { $query }, k de { $key }, sus productos y la suma acumulada { DECIMAL($score, digits: 4) }

# told: qué explica el peso; cold: a temperatura 0 no lo explica ninguna diferencia de puntuaciones
why_words = { products } { scaled }{ $cap ->
    [none] { " " }
   *[other] { " " }{ capped }{ " " }
}{ $told ->
    [taken] { taken }
    [hidden] { HIDDEN }
    [only] { weight }{ $sink ->
        [none] { ALONE }
       *[other] { BESIDE_SINK }
    }
    [cold] { weight }.
   *[compared] { lead } { weight }{ times }
}

# terms: los productos de mayor valor absoluto; largest: cuántos son
products = La puntuación { QUERY($query) } · { KEY($key) } es { $terms ->
    [none] **0**: los { $count } productos son 0.
   *[other] **{ SIGNED($score) }**, la suma de { $count } productos. { $largest ->
        [1] El más alejado de 0 es
       *[other] Los más alejados de 0 son
    } { AND($terms) }.
}
term = { SIGNED($product) } en la dimensión { $dimension }

# way: root si la puntuación se divide entre √size como de costumbre, none, u otra escala
scaled = { $way ->
    [root] La puntuación dividida entre √{ $count } { $whole ->
        [yes] =
       *[no] ≈
    } { SHORT($divisor, digits: 3) } es la puntuación escalada, **{ SIGNED($scaled) }**.
    [none] Esta cabeza no escala sus puntuaciones.
   *[other] La puntuación multiplicada por { SHORT($scale, digits: 3) } es la puntuación escalada, **{ SIGNED($scaled) }**.
}

# cap: el tope suave de las puntuaciones del modelo
capped = El tope suave, { SHORT($cap) } · tanh(s / { SHORT($cap) }), convierte esta puntuación s en **{ SIGNED($capped) }**.

# Compara una puntuación escalada, con tope si lo hay, con la mayor de las demás de la fila; distance: la diferencia, dividida entre la temperatura.
lead = { $temperature ->
    [1] La
   *[other] Dividida entre la temperatura, { SHORT($temperature) }, la
} puntuación { $cap ->
    [none] escalada
   *[other] con tope
} { $side ->
    [equal] es igual a
    [higher] supera en { DECIMAL($distance) } a
   *[lower] queda { DECIMAL($distance) } por debajo de
} la mayor de las demás de la fila, la de “{ WORD($other) }”.

weight = { $told ->
    [compared] Así que softmax
   *[other] Softmax
}{ $temperature ->
    [1] { "" }
   *[other] { " " }a temperatura { SHORT($temperature) }
} asigna a “{ WORD($key) }” el peso **{ PERCENT($weight) }**

# Sigue después del peso; ratio: entre el peso y el de la otra clave, e elevado a la diferencia, "" si es extremo.
times = { $side ->
    [equal] , el mismo que a “{ WORD($other) }”.
   *[other] , $e^{ "{" }{ DECIMAL($lead) }{ "}" }${ $ratio ->
        [none] { "" }
       *[other] { " " }≈ { $ratio }
    } veces el peso de “{ WORD($other) }”.
}
ALONE = , porque la consulta no ve ninguna otra clave.
BESIDE_SINK = , aunque la consulta no ve ninguna otra clave: el sumidero de la cabeza se queda con el resto.
taken = Esta cabeza toma sus pesos de la segunda frase, donde este es **{ PERCENT($weight) }**.
HIDDEN = La consulta no puede ver esta clave, así que el peso es 0.

# Qué haría un corte; weights: los mayores de la fila entonces; before, after: la probabilidad de la palabra siguiente
remaining = Sin esta flecha, { $weights ->
    [none] la consulta no ve ninguna clave, su salida es 0
   *[other] la fila asigna { AND($weights) },
} y la probabilidad de “**{ WORD($word) }**” { $moves ->
    [stays] se queda en { PERCENT($after) }
    [falls] baja de { PERCENT($before) } a { PERCENT($after) }
   *[rises] sube de { PERCENT($before) } a { PERCENT($after) }
}.
given = { PERCENT($share) } a “{ WORD($key) }”
