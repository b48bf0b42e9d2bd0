### Lo que dice la página sobre las operaciones en un modelo: qué se hace, qué pasa con la palabra siguiente, qué cabeza importa.
TABLES =
    .next = palabra siguiente, antes y ahora
TITLE = ¿Qué flecha necesita la predicción?
INTRO = Cuanto más gruesa la flecha, mayor su peso de atención. Pero un peso grande puede no importar: corta una flecha y mira si
    cambia la predicción.
HEADS = ¿Qué cabeza necesita?
OPERATE = Operaciones en esta cabeza, en su capa o en todas las cabezas
WEIGHTS = Sus pesos, y una puntuación término a término
ARROWS = Las flechas de esta fila, cortadas de una en una
IN_TEXT = Todas las operaciones en texto, también las que no tienen botón
OPERATIONS = Operaciones
OPERATIONS_HELP = off_1_3 desactiva la cabeza 3 de la capa 1; all significa todas las capas o todas las cabezas. Otras: uniform_1_3,
    scale_1_3, temperature_1_3_8 (de 0 a 8), mask_1_3_window o mask_1_3_no_first, cut_1_3_5_2 (la flecha de la consulta 5 a
    la clave 2), patch_1_3_output o patch_1_3_pattern (tomados de la segunda frase). Únelas con ~. Las operaciones actúan
    antes de W_O; los parámetros no cambian.
READ = Ver todas las cabezas
TRY = Experimentos:
DONE = Operaciones:
NOTHING_DONE = Aún no se ha cambiado nada.
TAKE_OFF_ALL = Quitar todas
OFFERS =
    .off = Desactivar
    .uniform = Pesos iguales
    .scale = Puntuaciones sin 1/√head_size
    .temperature = Temperatura 8
    .mask = Ocultar la primera palabra
PATCH =
    .output = Parchear la salida
    .pattern = Parchear los pesos
GO_ON = Añadir una palabra:
NOW = ahora{ " " }
BEFORE = sin las operaciones{ " " }
CUT = con esta flecha cortada{ " " }
predicts_nothing = { $title } no predice ninguna palabra siguiente, así que no hay nada que una operación pueda cambiar. Elige otro
    modelo.

left_out = { $count ->
    [1] Una operación nombra una capa, una cabeza o una palabra que aquí no existe, así que no tiene efecto.
   *[other] { $count } operaciones nombran capas, cabezas o palabras que aquí no existen, así que no tienen efecto.
}
to_head = Capa { $layer }, cabeza { $head }
to_layer = Todas las cabezas de la capa { $layer }
TO_ALL = Todas las cabezas de todas las capas
layer = capa { $number }
head = cabeza { $number }

## lo que se hace, y su efecto

lead = :primary-badge[{ WORD($word) } { PERCENT($before) }{ $count ->
    [0] { "" }
   *[other] { " " }→ { WORD($instead) } { PERCENT($share) }
}] { $count ->
    [0] { $expects }
   *[other] { effect }
}

# Qué hacen las operaciones con la palabra que el modelo espera sin ellas; operation: la única; instead: la más probable ahora
effect = { $count ->
    [1] { $operation }
   *[other] Hay { $count } operaciones activas
}: la probabilidad de “**{ WORD($word) }**” { $moves ->
    [stays] se queda en { PERCENT($after) }
    [falls] baja de { PERCENT($before) } a { PERCENT($after) }
   *[rises] sube de { PERCENT($before) } a { PERCENT($after) }
}. { $still ->
    [yes] Sigue siendo la palabra más probable.
   *[no] La palabra más probable es ahora “**{ WORD($instead) }**” ({ PERCENT($share) }).
}

# Qué se hace con qué cabezas; layer, head: nada si son todas.
operation = { $kind ->
    [cut] { cut }
   *[other] { place } { $kind ->
        [off] está desactivada
        [uniform] tiene pesos iguales
        [scale] no escala sus puntuaciones
        [temperature] tiene temperatura { SHORT($value) }
        [mask] { $value ->
            [causal] deja que cada palabra atienda solo a sí misma y a las anteriores
            [window] deja que cada palabra atienda solo a sí misma y a las dos anteriores
           *[no_first] oculta la primera palabra
        }
       *[patch] toma { $value ->
            [output] su salida
           *[pattern] sus pesos
        } de la segunda frase
    }
}
place = { $head ->
    [none] Cada cabeza de { $layer ->
        [none] cada capa
       *[other] la capa { $layer }
    }
   *[other] { $layer ->
        [none] La cabeza { $head } de cada capa
       *[other] La cabeza { $head } de la capa { $layer }
    }
}
cut = La flecha de “{ WORD($query) }” a “{ WORD($key) }”, en { $head ->
    [none] cada cabeza
   *[other] la cabeza { $head }
} de { $layer ->
    [none] cada capa
   *[other] la capa { $layer }
}, está cortada

## los experimentos

pronoun =
    .predict = “because” asigna el 85 % de su peso a la segunda “Mia”. Supón que se corta esta flecha: ¿qué palabra pasa a ser la
        más probable?
    .task = Corta la flecha de “because” a la segunda “Mia”: haz clic en ella y compara las barras.
    .done = { $as_shown ->
        [yes] Esta flecha le dice a “because” quién estaba triste. Sin ella, la mayor parte del peso va a “Tom” y a “saw”, así
            que el modelo dice “he”.
       *[no] { reached }
    }
    .nearly = { missed }
copy =
    .predict = En la capa 1, cabeza 0, la segunda “frob” asigna el 49 % de su peso a la palabra anterior, “glim”. Supón que se
        desactiva esta cabeza: ¿qué palabra pasa a ser la más probable?
    .task = Desactiva la cabeza 0 de la capa 1: abre “Operaciones en esta cabeza”, más abajo.
    .done = { $as_shown ->
        [yes] Esta cabeza le dice a la segunda “frob” qué palabra la precede. Sin ella, la capa 3 ya no encuentra lo que siguió a
            “frob” la primera vez, así que no se copia nada.
       *[no] { reached }
    }
    .nearly = { missed }
receiver =
    .predict = En la capa 1, cabeza 3, la segunda “Mia” asigna a “went” el 86 % de su peso. Supón que se corta esta flecha: ¿a
        quién dará Mia la pelota?
    .task = Corta la flecha de “Mia” a “went”: haz clic en ella.
    .done = { $as_shown ->
        [yes] El modelo necesita esta flecha para distinguir a quien da de quien recibe. Sin ella nombra a Mia, como si se diera
            la pelota a sí misma.
       *[no] { reached }
    }
    .nearly = { missed }
agreement =
    .predict = En la capa 2, cabeza 2, “cat” asigna a “dogs” el 93 % de su peso. Supón que se corta esta flecha: ¿qué verbo pasa a
        ser el más probable?
    .task = Corta la flecha de “cat” a “dogs”: haz clic en ella.
    .done = { $as_shown ->
        [yes] Esta flecha le dice a “cat” que el sujeto, “dogs”, es plural. Sin ella, el verbo concuerda con el sustantivo más
            cercano, así que el modelo dice “is”.
       *[no] { reached }
    }
    .nearly = { missed }
patch =
    .predict = Supón que la cabeza 2 de la capa 2 toma su salida de “The dog near the cat”. ¿Qué verbo sigue entonces a “The dogs
        near the cat”?
    .task = Parchea la salida de la cabeza 2 de la capa 2: abre “Operaciones en esta cabeza”, más abajo.
    .done = { $as_shown ->
        [yes] En las dos frases, “cat” asigna la mayor parte de su peso al sujeto, 93 % y 76 %. Así que la diferencia está en los
            valores que transmite la cabeza, y estos vienen ahora de “dog”, un singular.
       *[no] { reached }
    }
    .nearly = { missed }
sink =
    .predict = En la capa 3, cabeza 3, “cats” asigna a la primera palabra, “The”, el 71 % de su peso. Supón que ninguna cabeza puede
        atender a ella: ¿qué verbo pasa a ser el más probable?
    .task = Abre “Operaciones en esta cabeza”, más abajo, y elige “Ocultar la primera palabra” para todas las cabezas de todas las capas.
    .done = { $as_shown ->
        [yes] En la capa 3, cabeza 3, “cats” asigna ahora a “the” el 92 % en vez del 25 %. Pero un peso grande no demuestra que una
            palabra haga falta: si se oculta “The” solo en la capa 3, el verbo no cambia; si se oculta solo en la capa 1, el
            verbo ya concuerda con el sustantivo más cercano. ¿Por qué hay entonces tanto peso ahí? Los pesos de una fila suman 1,
            así que una cabeza que no tiene nada que reunir debe poner igualmente su peso en algún sitio, y la primera palabra la ven
            todas las consultas: es un **sumidero de atención** (attention sink).
       *[no] { reached }
    }
    .nearly = { missed }
scale =
    .predict = Supón que la capa 3 ya no divide sus puntuaciones entre √16 = 4: ¿quién recibe la ciruela?
    .task = Abre “Operaciones en esta cabeza”, más abajo, y elige “Puntuaciones sin 1/√head_size” para todas las cabezas de la capa 3.
    .done = { $as_shown ->
        [yes] Con puntuaciones cuatro veces mayores, la mayor recibe casi todo: en la cabeza 2, el peso de “Ella” sube de 53 % a
            98 %. Así que el modelo nombra a quien da.
       *[no] { reached }
    }
    .nearly = { missed }
temperature =
    .predict = Supón que la capa 1 tiene temperatura 8, de modo que sus pesos se parecen más: ¿quién recibe la pelota?
    .task = Abre “Operaciones en esta cabeza”, más abajo, y elige “Temperatura 8” para todas las cabezas de la capa 1.
    .done = { $as_shown ->
        [yes] En la cabeza 3, la segunda “Mia” asigna ahora a “went” 18 % en vez de 86 %. Así que el modelo no puede distinguir a
            quien da de quien recibe, y nombra a Mia.
       *[no] { reached }
    }
    .nearly = { missed }
capital =
    .predict = En la capa 23, cabeza 4, el último “is” asigna a “Italy” el 84 % de su peso. Supón que se corta esta flecha: ¿qué
        palabra pasa a ser la más probable?
    .task = Corta la flecha del último “is” a “Italy”: haz clic en ella.
    .done = { $as_shown ->
        [yes] Sin esta flecha, “France” recibe el mayor peso, 39 %. Así que el modelo nombra la capital de Francia.
       *[no] { reached }
    }
    .nearly = { missed }
copy_guesses =
    .other = otra palabra

reached = “{ WORD($word) }” es ahora la palabra más probable.

# En qué falla un intento; way: en qué se diferencia de lo que pide la tarea.
missed = { $operation }: “{ WORD($word) }” { $still ->
    [yes] sigue siendo
   *[no] es ahora
} la palabra más probable. { $way ->
    [more] Lo que pide la tarea está hecho, pero también algo más: quita el resto.
    [second] La tarea toma el parche de otra frase, “{ WORD($other) }”.
    [kind] La tarea pide otro tipo de operación.
    [all] La tarea trata de todas las capas, no solo de esta.
    [one] La tarea trata de una sola capa.
    [layer] La tarea trata de otra capa.
    [head] La capa es la correcta, pero no la elección de cabezas.
    [temperature] Las cabezas son las correctas, pero no la temperatura.
    [patch] Las cabezas son las correctas, pero no la parte que se parchea.
    [mask] Las cabezas son las correctas, pero no lo que se oculta.
   *[arrow] La cabeza es la correcta, pero la tarea trata de otra flecha.
}

## las imágenes

arcs =
    .key = **Capa { $layer }, cabeza { $head }: a qué atiende { QUERY($query) }** :gray[· { $at_row ->
        [cut] haz clic en una flecha para cortarla, y otra vez para restaurarla
        [off] en esta fila no queda ninguna flecha que cortar
        [patched] esta cabeza tiene un parche, así que un corte no cambiaría nada
       *[full] en un enlace no caben más operaciones
    }]
    .alt = La frase, con una flecha desde { $query } hasta cada palabra a la que atiende; discontinua: cortada.
weights =
    .key = **Capa { $layer }, cabeza { $head }: pesos de atención** :gray[· { $click ->
        [cut] haz clic en una celda para cortar su flecha, y otra vez para restaurarla
        [off] no queda ninguna flecha que cortar: un clic selecciona una consulta y una clave
        [patched] esta cabeza tiene un parche, así que un corte no cambiaría nada: un clic selecciona una consulta y una clave
        [full] en un enlace no caben más operaciones: un clic selecciona una consulta y una clave
       *[row] haz clic en una fila para seleccionarla
    }]
    .alt = Mapa de calor de los pesos de atención de la capa { $layer }, cabeza { $head }: las filas son consultas; las columnas, claves.
next_word =
    .key = **La palabra siguiente** :gray[· { $count ->
        [0] las tres palabras más probables
       *[other] barra: ahora · línea: sin las operaciones
    } · todas las demás juntas: { PERCENT($others) }]
    .alt = Barras: las palabras siguientes más probables ahora, y líneas donde estaban sin las operaciones.
which_head =
    .key = **Probabilidad de “{ WORD($word) }” sin cada cabeza** :gray[· más oscuro: baja más · haz clic en una cabeza para verla]
    .alt = Probabilidad de la palabra sin cada cabeza: las filas son capas; las columnas, cabezas.
least = { $waiting ->
    [yes] { progress }
   *[no] { needed_head } { CAUSE }
}

# La cabeza que más necesita la predicción; probability, share: la probabilidad de la palabra con ella y sin ella
needed_head = { $is_needed ->
    [yes] La cabeza que más necesita la predicción es la { $needed_head } de la capa { $needed_layer }: sin ella, la probabilidad de
        “**{ WORD($word) }**” baja de { PERCENT($probability) } a { PERCENT($share) }.
   *[no] Ninguna cabeza por sí sola es necesaria: sea cual sea la que se desactive, la probabilidad de “**{ WORD($word) }**” es
        al menos { AT_LEAST($share) }.
}
CAUSE = Los pesos muestran a qué atiende una cabeza, no si la predicción la necesita: desactivar una cabeza cuyo patrón parece
    adecuado puede no cambiar nada.
progress = Capas terminadas: { $layers_done } de { $layers }.
which_arrow =
    .key = **Probabilidad sin cada flecha de “{ WORD($query) }”** :gray[· capa { $layer }, cabeza { $head }]
    .alt = Probabilidad de la palabra sin cada flecha: una barra por flecha.
ten_heads =
    .title = { $waiting ->
        [yes] Las flechas de esta fila se cortan de una en una cuando se haya probado a desactivar cada cabeza.
       *[no] **¿Qué flecha de “{ WORD($query) }” necesita “{ WORD($word) }”?** :gray[· en las { $heads } cabezas que más
            necesita, cada flecha se corta por separado · haz clic en una flecha para cortarla]
    }
    .sentence = { $is_needed ->
        [yes] Lo que más necesita “{ WORD($word) }” es la flecha de “{ WORD($query) }” a “{ WORD($key) }” en la capa { $needed_layer }, cabeza
            { $needed_head }: sin ella, su probabilidad baja de { PERCENT($probability) } a { PERCENT($least) }.
       *[no] Ninguna de estas flechas es necesaria por sí sola: se corte la que se corte, “{ WORD($word) }” conserva al menos
            { AT_LEAST($least) }. Selecciona otra fila, o corta varias flechas.
    }
arrow = { WORD($query) } → { WORD($key) } (capa { $layer }, cabeza { $head })
ARROWS_HEADER =
    .arrow = flecha
    .weight = su peso
    .probability = probabilidad sin ella

## parches de una segunda frase

PATCHES = ¿Qué cabezas llevan la diferencia entre dos frases?
PATCH_TITLE = Parcheo de activaciones (activation patching): una cabeza toma su salida, o sus pesos, de la segunda frase.
SECOND = Segunda frase
SECOND_HELP = Debe tener tantas palabras como la primera. Cambia una sola palabra, para que solo se traslade su efecto.
PATCH_CAUSE = Una cabeza con un efecto grande es una causa de la diferencia; otras quizá solo actúen juntas.
patch_best = Parchear { $part ->
    [output] la salida
   *[pattern] los pesos
} de la cabeza { $head } de la capa { $layer }
second = { $fit ->
    [missing] { NO_SECOND }
    [lengths] { lengths }
    [equal] { EQUAL }
    [same] { SAME }
   *[good] { $expects }
}
NO_SECOND = Un parche necesita una segunda frase.
EQUAL = Las dos frases tienen las mismas palabras, así que no hay diferencia que trasladar.
SAME = Las dos frases son la misma para el modelo, que da a las palabras desconocidas en las mismas posiciones los mismos
    comodines. Así que no hay diferencia que trasladar.
lengths = Un parche necesita dos frases de igual longitud, pero estas tienen { $length } y { $other_length } tokens.
    Los parches del enlace se conservan sin efecto.
patched =
    .key = **Probabilidad de “{ WORD($word) }” con un parche en { $part ->
        [output] la salida
       *[pattern] los pesos
    } de cada cabeza** :gray[· haz clic en una cabeza para verla]
    .alt = Probabilidad de la palabra con { $part ->
        [output] la salida
       *[pattern] los pesos
    } de cada cabeza según la segunda frase: las filas son capas; las columnas, cabezas.

# moves: cómo cambia la probabilidad de la palabra; before, after: ahora, y con el parche; instead: entonces la más probable
carries = { $changes ->
    [no] { none }
   *[yes] El mayor efecto lo tiene parchear { $part ->
        [output] la salida
       *[pattern] los pesos
    } de la cabeza { $head } de la capa { $layer }: la probabilidad de “**{ WORD($word) }**” { $moves ->
        [stays] se queda en { PERCENT($after) }
        [falls] baja de { PERCENT($before) } a { PERCENT($after) }
       *[rises] sube de { PERCENT($before) } a { PERCENT($after) }
    }{ $still ->
        [yes] { "" }
       *[no] ; la palabra más probable es entonces “**{ WORD($instead) }**” ({ PERCENT($share) })
    }.
}
none = Parchear { $part ->
    [output] la salida
   *[pattern] los pesos
} de una sola cabeza cambia la probabilidad de “**{ WORD($word) }**” como máximo en 1 punto porcentual.
