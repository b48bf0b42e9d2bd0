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
       *[no] da su mayor peso, **{ PERCENT($largest) }**, a { KEY($key) }
    }
   *[other] { $everything ->
        [yes] atiende por igual a { $ties } { $noun ->
            [palabra] palabras: **{ PERCENT($largest) }** a cada una
            [token] tokens: **{ PERCENT($largest) }** a cada uno
           *[other] caracteres: **{ PERCENT($largest) }** a cada uno
        }
       *[no] da su mayor peso, **{ PERCENT($largest) }**, a cada { $noun ->
            [palabra] una de { $ties } palabras
            [token] uno de { $ties } tokens
           *[other] uno de { $ties } caracteres
        }
    }
}

# A qué atiende una consulta en una cabeza; ties: cuántas claves tienen el mayor peso, 0: todas están ocultas.
in_head = En la cabeza { $number }, { QUERY($query) } { attends }{ $ties ->
    [0] , porque { $sink ->
        [none] { $noun ->
            [palabra] todas las palabras le están ocultas
            [token] todos los tokens le están ocultos
           *[other] todos los caracteres le están ocultos
        }: sus pesos y su salida son 0
       *[other] el sumidero se queda con todo el peso: su salida es 0
    }
   *[other] { $sink ->
        [none] { "" }
       *[other] ; el sumidero se queda con el **{ PERCENT($sink) }**
    }
}.

# Qué elegir si una fila no puede escoger entre claves; one_key: si la máscara no deja escoger a ninguna fila.
choose = { $one_key ->
    [yes] La máscara solo deja que cada palabra atienda a una: elige otra máscara en la página “{ TITLE("masks") }”.
   *[no] Elige otra fila, añade palabras o elige otras proyecciones en “Tus palabras”.
}
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

# Una salida como suma ponderada de valores: el mayor peso y su clave, el segundo, y lo que tienen los demás.
#
# second_weight: "" si no hay segundo; count: cuántos son los demás; rounded: si los pesos impresos no suman
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
   *[other] { " " }Estos son los pesos tras el dropout; suman { $total }.
}{ $sink ->
    [none] { "" }
   *[other] { " " }{ $total ->
        [none] La parte del sumidero, { PERCENT($sink) }, no aporta nada.
       *[other] Antes del dropout, el sumidero se quedó con el { PERCENT($sink) }.
    }
}
no_weight = { OUTPUT("salida") }({ WORD($query) }) = 0: ninguna clave tiene peso.

## cómo se ha comprobado

# Si la función de torch da lo mismo, debajo de la palabra “verificado”.
agreement = { $agrees ->
    [yes] coincide con
   *[no] difiere de
} { $call ->
    [mean] la media de los valores cuyas claves tienen la mayor puntuación
    [zeros] ceros
    [capped] scaled_dot_product_attention, que no conoce ningún tope y recibió las puntuaciones con tope
   *[other] { $call }
}, diferencia máxima { SMALL($difference) }{ $before_dropout ->
    [yes] , comparado antes del dropout
   *[no] { "" }
}

## debajo y encima de un mapa de calor

STAGES =
    .scores = Puntuaciones, q·k
    .scaled = Puntuaciones escaladas
    .capped = Puntuaciones escaladas, con tope
    .biased = Puntuaciones escaladas, con el sesgo sumado
    .masked = Puntuaciones escaladas; las celdas ocultas no tienen puntuación
SELECT = Selecciona una fila para ver a qué atiende su palabra.
signed = { $stage ->
    [scores] { STAGES.scores }
    [scaled] { STAGES.scaled }
    [capped] { STAGES.capped }
    [biased] { STAGES.biased }
   *[masked] { STAGES.masked }
}. Escala de color: de −{ SHORT($limit, digits: 3) } (naranja) a { SHORT($limit, digits: 3) } (violeta). { SELECT }

# La escala de color de los pesos; long: si es la de un texto largo.
scale_of_weights = Escala de color: de 0 a { SHORT($limit, digits: 3) }{ $long ->
    [yes] { "" }, que es 64 veces una parte igual, porque el texto es largo; los pesos mayores se ven iguales
   *[no] { "" }
}.

# Qué significan los colores de una etapa, y cuánto suma la fila seleccionada; kept: 1 − dropout.
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
   *[other] Los pesos de { QUERY($name) } suman { PERCENT($total) }{ $sink ->
        [none] { "" }
       *[other] { $stage ->
            [dropped] { "" }
           *[weights] ; el sumidero se queda con el { PERCENT($sink) }
        }
    }.{ $stage ->
        [dropped] { after_dropout }
       *[weights] { "" }
    } { scale_of_weights }
} { SELECT }
after_dropout = { $dropout ->
    [0] { " " }El dropout es 0, así que no se anula ningún peso.
    [1] { " " }Se anulan todos los pesos.
   *[other] { " " }Los pesos anulados son 0, así que los demás se dividen entre { SHORT($kept, digits: 3) }.
}

# Los extremos de la escala de color.
legend = { $negative ->
    [yes] color de −{ SHORT($limit, digits: 3) } a { SHORT($limit, digits: 3) }
   *[no] color 0–{ SHORT($limit, digits: 3) }
}

## para qué sirven las cabezas

RANDOM = Estas proyecciones son aleatorias, así que el patrón aún no tiene significado.
LEARNED_ROLE = vocal → consonantes, aprendida
UNTRAINED_ROLE = vocal → consonantes, aún sin entrenar
UNTRAINED = Esta cabeza aún no está entrenada. Mueve el control “Pasos de entrenamiento”.

# Qué hace una cabeza, hasta donde la deja una máscara o un sesgo; mask: una que oculta una clave que la cabeza busca, o "".
limited_job = { $does }{ $mask ->
    [none] { $biased ->
        [yes] , aparte de lo que suma el sesgo
       *[no] { "" }
    }
   *[other] , hasta donde lo permite la { $mask }{ $biased ->
        [yes] , y aparte de lo que suma el sesgo
       *[no] { "" }
    }
}{ $whole ->
    [yes] ; un token que no tiene esa clave atiende por igual a todos los tokens a los que puede atender
   *[no] { "" }
}.
BIAS_ALONE = Sin posiciones ningún token encuentra a otro por su posición, así que el peso lo reparte solo el sesgo.
numbered_role = cabeza { $number }: { $role ->
    [none] aleatoria
   *[other] { $role }
}
roles = :primary[**{ $kind ->
    [designed] Proyecciones diseñadas
    [words] Proyecciones de vectores de palabras
    [learned] Proyecciones aprendidas
   *[untrained] Proyecciones sin entrenar
}**] :gray[{ DOTS($heads) } · d_model { $d_model }, tamaño de cabeza { $head_size }{ $kind ->
    [designed] { "" }
    [words] { "" }
   *[other] , no se usan posiciones
}.]
training = Esta cabeza lleva { $steps } de { $most } pasos de entrenamiento para que las vocales atiendan a las consonantes.
example = :primary[**{ $description }**] :gray[{ $heads ->
    [one] { $heads } cabeza
   *[other] { $heads } cabezas
} de tamaño { $head_size }, d_model { $d_model }, sin posiciones.]

## cómo encuentra su consulta la clave

# Con qué empiezan los nombres de los rasgos, en cuyo lugar hay signos encima de columnas estrechas.
FEATURE_STARTS =
    .looks_for = { "busca " }
    .looks_past = { "pasa por alto " }
    .position = { "posición " }
    .word = { "palabra " }
    .letter = { "letra " }

# beyond: cuántos rasgos más hay
features = { $beyond ->
    [0] { $names ->
        [none] nada
       *[other] { AND($names) }
    }
   *[other] { LIST($names) } y { $beyond } más
}
unused = no se usa a partir de { $first }

# A qué atiende una consulta cuyas puntuaciones son todas iguales; hides: si otras claves le están ocultas.
keys_alike = { $visible ->
    [1] da { $sink ->
        [yes] el peso que deja el sumidero
       *[no] todo su peso
    } { $noun ->
        [palabra] a la única palabra
       *[other] al único { $noun }
    }{ $hides ->
        [yes] { " " }{ $noun ->
            [palabra] a la que puede atender
           *[other] al que puede atender
        }
       *[no] { " " }que hay
    }
   *[other] atiende por igual a { $noun ->
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
BIAS_DECIDES = reparte su peso solo según el sesgo
seeks_nothing = { QUERY($query) } no busca nada, así que { $alike }.
meets_nothing = { QUERY($query) } { $sought }, pero { $noun ->
    [palabra] ninguna palabra a la que puede atender
   *[other] ningún { $noun } al que puede atender
} lo ofrece, así que { $alike }.

# others: cuántas claves más ofrecen lo que se busca
meets = { QUERY($query) } { $sought }; { KEY($key) } ofrece { $offers } y transmite { $gives }.{ $others ->
    [0] { "" }
    [1] { " " }Otra clave ofrece lo mismo.
   *[other] { " " }Otras { $others } claves ofrecen lo mismo.
}

# Qué busca una cabeza de vectores de palabras: palabras relacionadas, o la palabra que está tantas posiciones antes o después.
word_role = { $kind ->
    [related] palabras relacionadas
    [untrained] palabras relacionadas, aún sin entrenar
    [before] { $places ->
        [1] palabra anterior
       *[other] { $places } posiciones antes
    }
   *[after] { $places ->
        [1] palabra siguiente
       *[other] { $places } posiciones después
    }
}

# Lo mismo en una frase; partly: después de una parte del entrenamiento; even: entre qué claves son iguales los pesos de cada fila.
word_head = { $kind ->
    [related] Esta cabeza se entrenó para que una palabra atienda a las palabras relacionadas.
    [partly] Esta cabeza lleva { GROUPED($steps) } de { GROUPED($most) } pasos de entrenamiento para que una palabra atienda a las
        palabras relacionadas.
    [untrained] { UNTRAINED }
   *[other] { $positions ->
        [added] Esta cabeza busca la { $places ->
            [1] { word_role }
           *[other] palabra que está { word_role }
        }, por su posición.
       *[none] { $positions ->
            [rotary] Esta cabeza busca posiciones en los vectores de las palabras, pero las posiciones rotatorias solo cambian consultas y claves
           *[none] Las posiciones están desactivadas, así que esta cabeza no puede saber dónde está una palabra
        }{ $even ->
            [all] : atiende por igual a todas las palabras
            [open] : atiende por igual a todas las palabras a las que puede atender
           *[none] { "" }
        }.
    }
}
model_head = Esta cabeza es de { $title }, un modelo entrenado, cuyo propio código calcula sus consultas, claves y valores.

# Cuánto conserva una cabeza del modelo de lenguaje con un tamaño menor: la parte de los cuadrados de los valores singulares.
kept = Reducida a un tamaño de cabeza de { $size } de { $own }, conserva { PERCENT($share) } de $W_Q W_K^\top$, medido en cuadrados de
    valores singulares.
