### Frases sobre la fila seleccionada, su salida y su cabeza, y sobre los mapas de calor.

## a qué atiende

# A qué atiende una fila, como final de una frase que empieza con su consulta.
#
# key: una clave con el mayor peso; ties: cuántas lo tienen, 0: todas están ocultas; everything: si tienen todo el peso
attends = { $ties ->
    [0] no atiende a { $noun ->
        [palabra] ninguna palabra
       *[other] ningún { $noun }
    }
    [1] { $everything ->
        [yes] atiende a { KEY($key) }: **{ PERCENT($largest) }**
       *[no] asigna su mayor peso, **{ PERCENT($largest) }**, a { KEY($key) }
    }
   *[other] { $everything ->
        [yes] atiende por igual a { $ties } { $noun ->
            [palabra] palabras: **{ PERCENT($largest) }** a cada una
            [token] tokens: **{ PERCENT($largest) }** a cada uno
           *[other] caracteres: **{ PERCENT($largest) }** a cada uno
        }
       *[no] asigna su mayor peso, **{ PERCENT($largest) }**, a cada { $noun ->
            [palabra] una de { $ties } palabras
            [token] uno de { $ties } tokens
           *[other] uno de { $ties } caracteres
        }
    }
}

# A qué atiende una consulta en una cabeza; ties: cuántas claves tienen el mayor peso, 0: todas están ocultas.
in_head = En la cabeza { $number }, { QUERY($query) } { attends }{ $ties ->
    [0] , porque { $noun ->
        [palabra] todas las palabras le están ocultas
        [token] todos los tokens le están ocultos
       *[other] todos los caracteres le están ocultos
    }: sus pesos y su salida son 0
   *[other] { "" }
}.
settings = :gray[{ $heads ->
    [one] { $heads } cabeza
   *[other] { $heads } cabezas
} · ÷ { $divisor } · temperatura { SHORT($temperature) } · { $mask }]

## su salida

# Cómo se llama el peso por el que se multiplican los valores.
weight = { $dropout ->
    [yes] peso tras el dropout
   *[no] peso
}

# Una salida como suma ponderada de valores: el mayor peso y su clave, el segundo, y lo que aportan las demás.
#
# second_weight: "" si no hay segundo; count: cuántas son las demás; rounded: si los pesos impresos no suman
# exactamente el total; total: de todos los pesos tras el dropout, "" sin dropout
as_sum = { OUTPUT("salida") }({ WORD($query) }) { $rounded ->
    [yes] ≈
   *[no] =
} **{ $weight }** v({ WORD($key) }){ $second_weight ->
    [none] { "" }
   *[other] { " " }+ { $second_weight } v({ WORD($second) })
}{ $count ->
    [0] { "" }
    [1] { " " }+ … (1 más, { $rest })
   *[other] { " " }+ … ({ $count } más, { $rest } en total)
}.{ $total ->
    [none] { "" }
   *[other] { " " }Estos pesos son posteriores al dropout y suman { $total }.
}
no_weight = { OUTPUT("salida") }({ WORD($query) }) = 0: ninguna clave tiene peso.

## cómo se ha comprobado

# Si la función de torch da lo mismo, después de la palabra “verificado”.
agreement = { $agrees ->
    [yes] coincide con
   *[no] difiere de
} { $call ->
    [zeros] ceros
   *[other] { $call }
}, diferencia máxima { SMALL($difference) }{ $before_dropout ->
    [yes] , comparado antes del dropout
   *[no] { "" }
}

## debajo y encima de un mapa de calor

STAGES =
    .scores = Puntuaciones, q·k
    .scaled = Puntuaciones después de dividir
    .biased = Puntuaciones después de dividir, con el sesgo sumado
    .masked = Puntuaciones después de dividir; las celdas ocultas no tienen
SELECT = Selecciona una fila para seguirla.
signed = { $stage ->
    [scores] { STAGES.scores }
    [scaled] { STAGES.scaled }
    [biased] { STAGES.biased }
   *[masked] { STAGES.masked }
}. Escala de color: de −{ SHORT($limit, digits: 3) } (naranja) a { SHORT($limit, digits: 3) } (violeta). { SELECT }

# La escala de color de los pesos; long: si es la de un texto largo.
scale_of_weights = Escala de color: de 0 a { SHORT($limit, digits: 3) }{ $long ->
    [yes] { "" }, 64 veces una parte igual, porque el texto es largo. Los pesos mayores tienen el color de su final
   *[no] { "" }
}.
# Qué significan los colores, y cuánto suma la fila seleccionada; kept: 1 − dropout.
row_in_words = { $stage ->
    [weights] { row_of_weights }
    [dropped] { row_of_weights }
   *[scores] { signed }
}
row_of_weights = { $visible ->
    [0] La fila de { QUERY($name) } está vacía: { $noun ->
        [palabra] todas las palabras le están ocultas
        [token] todos los tokens le están ocultos
       *[other] todos los caracteres le están ocultos
    }.
   *[other] La fila de { QUERY($name) } suma { PERCENT($total) }.{ $stage ->
        [dropped] { after_dropout }
       *[weights] { "" }
    } { scale_of_weights }
} { SELECT }
after_dropout = { $dropout ->
    [0] { " " }El dropout es 0, así que no se anula ningún peso.
    [1] { " " }Se anulan todos los pesos.
   *[other] { " " }Los pesos anulados valen 0, y los demás se dividen por { SHORT($kept, digits: 3) }.
}

# Los extremos de la escala de color.
legend = { $negative ->
    [yes] color de −{ SHORT($limit, digits: 3) } a { SHORT($limit, digits: 3) }
   *[no] color 0–{ SHORT($limit, digits: 3) }
}

## para qué sirven las cabezas

RANDOM = Estas proyecciones son aleatorias, así que el patrón aún no tiene significado.
LEARNED_ROLE = vocal → consonantes, aprendida
UNTRAINED_ROLE = vocal → consonantes, sin entrenar
UNTRAINED = Esta cabeza aún no está entrenada. Mueve “Pasos de entrenamiento”.
numbered_role = cabeza { $number }: { $role ->
    [none] aleatoria
   *[other] { $role }
}
roles = :primary[**Proyecciones { $kind ->
    [designed] diseñadas
    [words] de vectores de palabras
    [learned] aprendidas
   *[untrained] sin entrenar
}**] :gray[{ DOTS($heads) } · d_model { $d_model }, tamaño de cabeza { $head_size }{ $kind ->
    [designed] { "" }
    [words] { "" }
   *[other] , sin usar posiciones
}.]
training = Esta cabeza lleva { $steps } de { $most } pasos de entrenamiento para que una vocal atienda a las consonantes.
example = :primary[**{ $description }**] :gray[{ $heads ->
    [one] { $heads } cabeza
   *[other] { $heads } cabezas
} de tamaño { $head_size }, d_model { $d_model }, sin posiciones.]

## cómo encuentra su consulta la clave

# beyond: cuántas características más hay
features = { $beyond ->
    [0] { $names ->
        [none] nada
       *[other] { AND($names) }
    }
   *[other] { LIST($names) } y { $beyond } más
}
unused = no se usa a partir de { $first }

# A qué atiende una consulta cuyas puntuaciones son todas iguales; hides: si otras claves le están ocultas.
keys_alike = atiende { $visible ->
    [1] a { $noun ->
        [palabra] la única palabra
       *[other] el único { $noun }
    }{ $hides ->
        [yes] { " " }a { $noun ->
            [palabra] la
           *[other] el
        } que puede atender
       *[no] { " " }que hay
    }
   *[other] por igual a { $noun ->
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
}
BIAS_DECIDES = reparte su peso según el sesgo únicamente
seeks_nothing = { QUERY($query) } no busca nada, así que { $alike }.
meets_nothing = { QUERY($query) } { $sought }, y { $noun ->
    [palabra] ninguna palabra a la que puede atender
   *[other] ningún { $noun } al que puede atender
} ofrece eso, así que { $alike }.

# others: cuántas claves más ofrecen lo que se busca
meets = { QUERY($query) } { $sought }; { KEY($key) } ofrece { $offers } y transmite { $gives }.{ $others ->
    [0] { "" }
    [1] { " " }Otra clave ofrece lo mismo.
   *[other] { " " }Otras { $others } claves ofrecen lo mismo.
}
model_head = Una cabeza de { $title }, un modelo entrenado: las consultas, las claves y los valores los ha calculado su
    propio código.

# Cuánto conserva una cabeza del modelo de lenguaje con un tamaño menor, en cuadrados de valores singulares de W_Q W_Kᵀ.
kept = Con un tamaño de cabeza de { $size } de { $own }, conserva el { PERCENT($share) } de W_Q W_Kᵀ (cuadrados de los
    valores singulares).
