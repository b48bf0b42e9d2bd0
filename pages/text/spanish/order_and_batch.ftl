### Lo que dicen los pasos de la página sobre el orden.

## los pasos

alone =
    .title = ¿Nota la atención el orden de las palabras?
    .about = En otro orden, las mismas palabras pueden significar otra cosa: un perro muerde a un hombre, o un hombre a un perro.
        ¿Puede notar la atención el orden? Baraja la frase para averiguarlo. Ninguna x contiene una posición, y no hay ninguna palabra
        oculta, porque una máscara causal mostraría qué palabras están antes.
    .sentence = { $stays ->
        [yes] { $seed ->
            [0] { alone_as_written }
           *[other] { STAYS }
        }
       *[no] { alone_said }
    } :gray[{ $job }]
    .predict = Supón que, al barajar, “{ WORD($first) }” queda al principio. ¿Cuántos números de su fila cambian?
    .task = { $several_words ->
        [no] { ONE_WORD }
       *[yes] Mueve “{ SHUFFLE }” hasta que “{ WORD($first) }” quede al principio, y compara sus filas.
    }
    .done = No ha cambiado ningún número, porque una puntuación depende de dos vectores, no de dónde están. Para la atención una
        frase es una **bolsa de palabras** (bag of words): no puede distinguir “dog bites man” de “man bites dog”. Si una palabra
        aparece dos veces, los dos lugares reciben la misma salida, a menos que una posición o una máscara los distinga.
    .nearly = { $way ->
        [stays] { STAYS } Prueba otro número.
       *[other] Ahora “{ WORD($now_first) }” está al principio. Prueba otro número.
    }
placed =
    .title = ¿Cómo encuentra una palabra la anterior?
    .about = Para saber si un perro muerde o es mordido, una cabeza puede necesitar la palabra anterior, pero ninguna x dice dónde está
        su palabra. Por eso a cada una se le suma un vector p que codifica la posición: ahora una consulta puede buscar una posición, y
        una clave, ofrecerla.
    .sentence = { $stays ->
        [yes] { STAYS }
       *[no] { rows } { follow } :gray[{ $job }]{ $knows ->
            [yes] { " " }:gray[{ placed_letters }]
           *[no] { "" }
        }
    }
    .predict = Con posiciones, ¿a qué palabra asigna “{ WORD($query) }” su mayor peso después de barajar?
    .task = { $knows ->
        [no] { NO_POSITIONS }
       *[yes] Suma posiciones, “sinusoidal”, y busca el mayor peso de “{ WORD($query) }” en las dos imágenes.
    }
    .done = { $became ->
        [previous] “{ WORD($query) }” encuentra ahora la palabra anterior, porque cada clave indica su posición: “{ WORD($key) }” en
            el orden original y “{ WORD($key_then) }” después de barajar.
        [another] Las consultas y las claves dependen ahora de las posiciones, así que el orden cuenta: el mayor peso es para
            “{ WORD($key) }” en el orden original y para “{ WORD($key_then) }” después de barajar.
        [same] Las consultas y las claves dependen ahora de las posiciones, así que los pesos son distintos, aunque
            “{ WORD($key) }” tenga el mayor en los dos órdenes.
        [follows] Con posiciones, los pesos de esta cabeza son los mismos que sin ellas, porque sus consultas y sus claves solo usan
            las palabras.
        [unmoved] Las consultas y las claves dependen ahora de las posiciones, pero los pesos de esta cabeza son los mismos que sin
            ellas.
        [changed] Las consultas y las claves dependen ahora de las posiciones, así que los pesos son distintos de los que hay sin
            ellas.
        [alike] Las consultas y las claves dependen ahora de las posiciones, así que los pesos han cambiado. Pero han cambiado
            del mismo modo en los dos órdenes, así que cada salida se sigue moviendo con su palabra.
       *[spread] Las consultas y las claves dependen ahora de las posiciones, así que otro orden da otros pesos.
    }
    .nearly = { $way ->
        [encoded] Ahora { $tells } { $several ->
            [yes] codifican
           *[no] codifica
        } el orden, pero ningún vector indica todavía dónde está su palabra.
       *[words] Todavía no se suman posiciones, así que una clave dice de qué palabra es, pero no dónde está esta.
    } Una consulta que busca una posición no la encuentra.
apart =
    .title = ¿Cuenta más una palabra cercana?
    .about = Una cabeza necesita la palabra anterior, y otra, una de muy atrás. Por eso las posiciones no deben decidir de una vez
        por todas qué distancia obtiene una puntuación alta. ¿Cómo cambia entonces una puntuación cuando dos palabras se separan? Las
        palabras se repiten hasta llenar 16 posiciones.
    .sentence = { $knows ->
        [no] { apart_unplaced }
       *[yes] { apart_said } :gray[{ $job }]
    }
    .predict = Supón que “{ WORD($key) }” pasa de estar 1 posición detrás de “{ WORD($query) }” a estar { $farthest } posiciones detrás. ¿Cómo
        cambia su puntuación con posiciones?
    .task = Separa las dos palabras { $farthest } posiciones y sigue la puntuación con posiciones.
    .done = { $course ->
        [stays] La puntuación sigue en { SIGNED($near) }{ $reads ->
            [yes] : aquí las consultas y las claves dependen de las posiciones, pero esta puntuación no depende de la distancia
           *[no] , porque las consultas y las claves aquí solo usan las palabras
        }.
       *[other] La puntuación { $course ->
            [falls] baja
            [rises] sube
           *[wanders] sube y baja entre { SIGNED($low) } y { SIGNED($high) }
        }: a una posición de distancia era { SIGNED($near) } y ahora es { SIGNED($far) }. $W_Q$ y $W_K$ hacen consultas y
            claves con vectores que contienen las posiciones de las palabras, así que deciden qué distancia obtiene una puntuación alta, y el entrenamiento las ajusta. Sin
            posiciones, la puntuación siempre es { SIGNED($alone) }.
    }
    .nearly = A { $distance ->
        [one] { $distance } posición
       *[other] { $distance } posiciones
    } de distancia, la puntuación { $knows ->
        [yes] con posiciones es { SIGNED($placed) }; una al lado de la otra es { SIGNED($near) }
       *[no] es { SIGNED($alone) }
    }. Separa más las palabras.
summary = Para la atención por sí sola, una frase es una bolsa de palabras. Las posiciones que se suman a los
    vectores codifican el orden; también lo hace una máscara causal.
    { "  \u000A" }Hasta aquí una frase ha atendido a sí misma. ¿De dónde más pueden venir las claves y los valores?
alone_guesses =
    .none = ninguno
    .some = algunos
    .all = todos
apart_guesses =
    .falls = baja siempre
    .stays = no cambia
    .wanders = sube y baja
    .rises = sube siempre
FOLDS =
    .rule = la regla como fórmula
    .knowing = qué más codifica el orden
    .pair = otro par de palabras
    .convolution = una convolución para comparar
RULE = Supón que X tiene una fila por palabra y que P pone estas filas en otro orden. Entonces la atención pone sus salidas en el
    mismo orden, sean cuales sean $W_Q$, $W_K$ y $W_V$: es **equivariante a las permutaciones**.
alone_offers =
    .dog = “man bites dog”, no “dog bites man”
    .random = Proyecciones aleatorias
placed_offers =
    .dog = “man bites dog”, no “dog bites man”
    .causal = Máscara causal, sin posiciones
    .alibi = Menos puntuación para palabras lejanas, sin posiciones
TABLES =
    .shuffle = la frase barajada
    .distance = la puntuación según la distancia
SHUFFLE = Barajar
SHUFFLE_HELP = 0 es el orden original; cada uno de los demás números, hasta 999, es una manera de barajar.
OTHER = Segunda palabra: su posición, contada desde 0
DISTANCE = Distancia en posiciones
DISTANCE_HELP = Cuántas posiciones detrás de la primera está la segunda palabra. Entre ellas hay otras palabras.

## las imágenes

outputs =
    .key = **Salidas { $is_shuffled ->
        [yes] { $stays ->
            [yes] aún sin barajar
           *[no] después de barajar
        }
       *[no] en el orden original
    }** :gray[· { $named ->
        [yes] número: cuánto de esta palabra hay en la salida
       *[no] los { $width } primeros números, de −2,5 a 2,5
    }]
    .alt = Salidas de las palabras { $is_shuffled ->
        [yes] después de barajar
       *[no] en el orden original
    }, sin posiciones
weights =
    .key = **Pesos{ $head ->
        [0] { "" }
       *[other] { " " }de la cabeza { $head }
    } { $is_shuffled ->
        [yes] después de barajar
       *[no] en el orden original
    }** :gray[· fila: consulta, columna: clave]
    .alt = Pesos de las palabras { $is_shuffled ->
        [yes] después de barajar
       *[no] en el orden original
    }
by_distance =
    .key = **Puntuación escalada{ $head ->
        [0] { "" }
       *[other] { " " }en la cabeza { $head }
    }** :gray[· { $legend }]
    .alt = Una puntuación según la distancia entre sus palabras
convolution =
    .key = **Pesos de una convolución de tres posiciones** :gray[· una barra por distancia]
    .alt = Los pesos de una convolución según la distancia

# de un eje
PLACES_APART = distancia en posiciones
LINES =
    .alone = solo las palabras
    .placed = con posiciones
back = { $places ->
    [0] ella misma
   *[other] { $places } atrás
}

## las palabras de los pasos

ONE_WORD = Escribe una segunda palabra en “Tus palabras”: una palabra sola tiene un único orden.
STAYS = Al barajar así, cada palabra se queda donde está.
alone_as_written = En el orden original, { QUERY($query) } { $attends }{ $everywhere }.
alone_said = { QUERY($query) } { $moves ->
    [yes] pasa de la posición { $before } a la posición { $after }
   *[no] se queda en la posición { $before }
}, contando desde 0. En los dos órdenes { $attends }{ $everywhere }, así que su salida { $rounding ->
    [0] es la misma
   *[other] difiere solo por el redondeo, hasta en { SMALL($rounding) }
}.
rows = { $in_both ->
    [yes] En los dos órdenes, { QUERY($query) } { $attends }.
   *[no] En el orden original, { QUERY($query) } { $attends }. Después de barajar, { $attends_then }.
}

# A qué atiende una fila, como final de una frase que empieza con su consulta.
#
# key: una clave con el mayor peso; ties: cuántas lo tienen, 0: todas están ocultas; everything: si tienen todo el peso
attends = { $ties ->
    [0] no atiende a ninguna palabra, porque todas le están ocultas
    [1] asigna su mayor peso, **{ PERCENT($share) }**, a { KEY($key) }
   *[other] { $everything ->
        [yes] atiende por igual a { $ties } palabras: **{ PERCENT($share) }** a cada una
       *[no] asigna su mayor peso, **{ PERCENT($share) }**, a cada una de { $ties } palabras
    }
}
all_places = { " " }(“{ WORD($word) }” en todas sus posiciones: **{ PERCENT($share) }**)
follow = { $tells ->
    [none] Aquí nada codifica el orden, así que cada salida se mueve con su palabra.
   *[other] { $follows ->
        [yes] Cada salida se sigue moviendo con su palabra{ $uses ->
            [alike] : { $tells } { $several ->
                [yes] cambian
               *[no] cambia
            } los pesos de esta cabeza, pero del mismo modo en los dos órdenes.
            [yes] , aunque { $tells } { $several ->
                [yes] cambian
               *[no] cambia
            } los pesos de esta cabeza.
           *[no] , porque aquí { $tells } no { $several ->
                [yes] cambian
               *[no] cambia
            } ningún peso de esta cabeza.
        }
       *[no] Incluso al deshacer el cambio de orden, las salidas de esta cabeza difieren hasta en **{ SMALL($difference) }**, porque {
            $tells } { $several ->
            [yes] codifican
           *[no] codifica
        } el orden.
    }
}
placed_letters = { $positions ->
    [yes] En la fórmula, p es el vector de la posición i o j.
   *[no] Aquí no se suman posiciones, así que p es 0 en la fórmula.
}
DRAWN = Aquí las proyecciones son aleatorias, sin entrenar, así que las puntuaciones altas salen por azar.
FIRST = { " " }Ninguna palabra precede a la primera, así que sus pesos son todos iguales.
JOBS =
    .same_alone = Aquí las proyecciones no necesitan posiciones: cada palabra atiende a sí misma y a sus copias.
    .previous_placed = Cada palabra atiende a la palabra anterior.
    .previous_alone = Sin posiciones ninguna palabra encuentra la anterior, así que todas reciben el mismo peso.
NO_POSITIONS = Estas proyecciones no usan posiciones. Elige otras en “Tus palabras”.
apart_said = { KEY($key) } está { $distance ->
    [one] { $distance } posición
   *[other] { $distance } posiciones
} detrás de { QUERY($query) }: su puntuación es **{ SIGNED($alone) }** con las palabras solas y **{ SIGNED($placed) }** con
    posiciones.
apart_unplaced = La puntuación de { QUERY($query) } y { KEY($key) } es **{ SIGNED($alone) }** a cualquier distancia, porque { $example ->
    [yes] los ejemplos resueltos
   *[no] las proyecciones “learned”
} no usan posiciones.

## qué codifica el orden

the_mask = la { $mask }
names = { AND($ways) }
POSITIONS = las posiciones
NOTHING = nada: solo las palabras
NOW = { " " }:primary-badge[ahora]
KNOWS = qué codifica el orden
DIFFERENCE = diferencia después de barajar
knowing = { masked } { $kind ->
    [features] { FEATURES }
    [waves] { WAVES }
   *[none] { placeless }
}
masked = Una máscara causal también puede codificar el orden, porque al barajar cambian las palabras que están antes.{
    $alike ->
        [yes] { " " }La máscara elegida trata igual a todas las palabras, estén donde estén, así que no codifica nada.
       *[no] { "" }
    } También puede codificarlo un **sesgo** que depende de la distancia: **ALiBi** resta más a una puntuación cuanto más atrás está la clave.
FEATURES = Aquí las posiciones son rasgos: un número por posición, 1 donde está la palabra y 0 en los demás.
WAVES = Aquí las posiciones son senos y cosenos, ondas de varias longitudes que dan a cada posición su propio vector. Otros modelos
    aprenden esos vectores.
placeless = **No se suman posiciones:** { $kind ->
    [example] los ejemplos resueltos
   *[none] las proyecciones “learned”
} no las usan.
CONVOLVED = Una convolución también mezcla palabras. Pero sus pesos solo dependen de la distancia, así que no puede buscar una palabra.
convolution_said = La convolución asigna **{ PERCENT($weight) }** a la palabra que está { $distance ->
    [one] { $distance } posición
   *[other] { $distance } posiciones
} atrás, sean cuales sean las palabras.

## qué se comprueba

checked_shuffle = { BADGE(CHECKED_SHUFFLE, $follows, $difference) }
CHECKED_SHUFFLE = sin posiciones ni máscara, las salidas son las mismas una vez devueltas a su orden
checked_distance = { BADGE(checked_same, $same, $spread) }
checked_same = la puntuación de las palabras solas es la misma a las distancias de 1 a { $farthest }
