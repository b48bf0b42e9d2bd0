### Lo que dicen los pasos de la página sobre la autoatención y la atención cruzada.

## los pasos

self =
    .title = ¿De dónde pueden venir las claves y los valores?
    .about = Hasta ahora, $W_Q$, $W_K$ y $W_V$ han calculado consultas, claves y valores de los mismos vectores **x**: una frase
        atendía a sí misma. Eso es la **autoatención**. Cada palabra tiene una consulta y una clave, así que los pesos
        tienen una fila y una columna por palabra. ¿Cuánto cuesta una frase más larga?
    .sentence = { attends } { product } { QUADRATIC }
    .predict = Una frase de { $before } { $noun ->
            [word] palabras
           *[token] tokens
        } tiene { $before } × { $before } = { $square } pesos. ¿Cuántos pesos añade { $noun ->
            [word] una palabra
           *[token] un token
        } más?
    .task = { $fixed ->
        [yes] { OWN_TOKENS }
       *[no] { $long ->
            [yes] { $noun ->
                [word] La palabra
               *[token] El token
            } { $asked } es “{ WORD($last_asked) }”. Elige su fila. ¿Qué pesos añade?
           *[no] Escribe una frase de { $asked } { $noun ->
                [word] palabras
               *[token] tokens
            } o más. ¿Qué filas y columnas son nuevas?
        }
    }
    .done = { $noun ->
            [word] La palabra
           *[token] El token
        } { $asked } tiene una consulta, así que hay una fila más, con { $asked } pesos; y tiene una clave, así que cada una de las
        { $before } filas de arriba recibe un peso más: { $asked } + { $before } = { $more }. En total hay { $keys } × { $keys } = { $total } pesos.
    .nearly = { $way ->
        [row] Esta es la fila de “{ WORD($query) }”. La de “{ WORD($last_asked) }” está más { $below ->
            [yes] abajo
           *[no] arriba
        }.
       *[short] Hasta ahora hay { $queries ->
            [one] { $queries } fila
           *[other] { $queries } filas
        }. Sigue escribiendo hasta que haya { $asked }.
    }
cross =
    .title = Una traducción tiene que mirar otra frase
    .about = Quien traduce tiene que leer el original. Por eso un **codificador** convierte la frase inglesa en vectores,
        la **memoria** m. El **decodificador**, que escribe la española, calcula las consultas de sus propias palabras, pero
        las claves y los valores de m. Eso es la **atención cruzada**. Ninguna máscara causal oculta m, porque se conoce
        entera antes de empezar a escribir.
    .sentence = { $lacks ->
        [example] { ONE_SENTENCE }
        [words] { NO_WORDS }
       *[none] { $english ->
            [yes] { IN_ENGLISH }{ " " }
           *[no] { "" }
        }{ attends } { product }{ other_head }{ mask_hides }
    }
    .predict = Aquí las consultas son de { $noun ->
            [word] las palabras
           *[token] los tokens
        } de la pregunta. Supón que esta tiene { $noun ->
            [word] una palabra
           *[token] un token
        } más. ¿Qué se añade al mapa de calor?
    .task = { $lacks ->
        [example] { NO_SECOND_TASK }
       *[none] Escribe una pregunta de { $asked } { $noun ->
            [word] palabras
           *[token] tokens
        } o más, y mira qué lado del mapa de calor crece.
    }
    .done = Solo { $noun ->
            [word] las palabras
           *[token] los tokens
        } de la pregunta tienen consultas, así que ahora hay { $queries } filas. Las claves y los valores vienen solo de la frase,
        así que sigue habiendo { $keys ->
            [one] { $keys } columna
           *[other] { $keys } columnas
        }.
    .nearly = Hasta ahora hay { $queries ->
            [one] { $queries } fila
           *[other] { $queries } filas
        }. Sigue escribiendo hasta que haya { $asked }.
decoding =
    .title = Las claves y los valores se pueden guardar: la caché de claves y valores
    .about = Un modelo de lenguaje escribe las palabras una a una. Con una máscara causal, las palabras anteriores nunca ven
        la nueva, así que sus claves y sus valores no cambian, y se guardan en la **caché de claves y valores**. Solo la palabra
        nueva necesita una consulta, una clave y un valor.
    .sentence = { new } { product }{ $whole ->
        [yes] { "" }
       *[no] { " " }{ uncached }
    } { attends }
    .predict = “{ WORD($newest) }” se escribe al final, y todas las claves y los valores anteriores están en la caché. ¿Cuántos
        pesos hay que calcular para ella?
    .task = { $keys ->
        [1] { one_key }
       *[other] Elige 1 { $noun ->
            [word] palabra nueva
           *[token] token nuevo
        } al final. ¿Qué fila queda?
    }
    .done = Una consulta se compara con { $keys } claves, así que bastan { $keys } pesos. Sin la caché se calcularían todos, { $keys } ×
        { $keys } = { $square }, aunque las filas de arriba no pueden haber cambiado.
    .nearly = Todavía son { $count } { $noun ->
            [word] palabras nuevas
           *[token] tokens nuevos
        }, así que hay { $count } filas. Un modelo que escribe añade { $noun ->
            [word] una palabra
           *[token] un token
        } cada vez.
summary = Las claves y los valores vienen de la misma frase, de otra (la memoria) o de lo que ya se había calculado (la
    caché).  { "\u000A" }Pero cada palabra tiene una sola fila de pesos, y estos suman el 100 %. ¿Y si una palabra necesita dos cosas
    a la vez?
FOLDS =
    .self = consultas, claves y valores en números
    .cross = solo las consultas son nuevas
    .corners = dónde empieza una máscara causal
self_offers =
    .one_word = Una sola palabra
    .same = Una cabeza para la misma palabra
cross_offers =
    .causal = Una máscara causal, aunque no haga falta
    .random = Proyecciones aleatorias
cross_guesses =
    .row = una fila más
    .column = una columna más
    .both = una fila y una columna, como en el paso 1
decoding_offers =
    .three_new = Tres palabras nuevas

## las palabras de los pasos

OWN_TOKENS = Un ejemplo resuelto tiene sus propios tokens, así que vuelve a tu propia frase para cambiarla.
NO_SECOND_TASK = Vuelve a tu propia frase para que una pregunta pueda atender a ella.
IN_ENGLISH = :gray[Esta cabeza solo conoce palabras inglesas, así que una pregunta en inglés hace aquí de traducción.]

# Qué hace una máscara entre dos frases; hidden: cuántos pesos oculta.
mask_hides = { $hidden ->
    [0] { "" }
   *[other] { " " }La máscara oculta { $hidden } de estos pesos, aunque ya se conoce toda la frase: solo compara
        posiciones.
}
new = { $count ->
    [1] Hay 1 { $noun ->
        [word] palabra nueva
       *[token] token nuevo
    }, como cuando un modelo de lenguaje escribe.
   *[other] Hay { $count } { $noun ->
        [word] palabras nuevas
       *[token] tokens nuevos
    }, como cuando un modelo de lenguaje lee { $whole ->
        [yes] el texto
       *[no] el resto del texto
    } que debe continuar.
}
other_head = { $stands_in ->
    [none] { "" }
   *[other] { " " }{ OTHER_HEAD }
}

# Adónde va el peso de una fila.
#
# key: una clave con el mayor peso; ties: cuántas lo tienen, 0: todas están ocultas; keys: cuántas hay; everything:
# si estas tienen todo el peso
attends = { QUERY($query) } { $ties ->
    [0] no puede atender a { $noun ->
        [word] ninguna palabra
       *[token] ningún token
    }: la máscara oculta todas las claves, y todos sus pesos son 0
    [1] { $everything ->
        [yes] atiende { $keys ->
            [1] solo a
           *[other] a
        } { KEY($key) }: **{ PERCENT($share) }**
       *[no] asigna su mayor peso, **{ PERCENT($share) }**, a { KEY($key) }
    }
   *[other] { $everything ->
        [yes] atiende por igual a { $ties } { $noun ->
            [word] palabras: **{ PERCENT($share) }** a cada una
           *[token] tokens: **{ PERCENT($share) }** a cada uno
        }
       *[no] asigna su mayor peso, **{ PERCENT($share) }**, a cada { $noun ->
            [word] una de { $ties } palabras
           *[token] uno de { $ties } tokens
        }
    }
}.

# Cuántos pesos hay.
product = { count_queries } y { count_keys } dan { $queries } × { $keys } = **{ $total ->
    [one] { $total } peso
   *[other] { $total } pesos
}**.
count_queries = { $queries ->
    [one] { $queries } consulta
   *[other] { $queries } consultas
}
count_keys = { $keys ->
    [one] { $keys } clave
   *[other] { $keys } claves
}
count_values = { $values ->
    [one] { $values } valor
   *[other] { $values } valores
}
QUADRATIC = Así que una frase el doble de larga necesita el cuádruple de pesos.

# Qué ahorra la caché de claves y valores; keys: las de todas las palabras hasta aquí.
uncached = Sin la caché se volverían a calcular todos, { $keys } × { $keys } = { $square }.
one_key = La frase tiene { $noun ->
    [word] una sola palabra. Añade otras
   *[token] un solo token. Añade otros
} en “Tus palabras”.

## las imágenes

# role: para qué sirve la cabeza; hides: si una máscara oculta celdas
weights =
    .key = **Pesos{ of_head }**{ $role ->
        [none] { "" }
       *[other] { " " }({ $role })
    } :gray[· fila: consulta{ $kind ->
        [self] { "" }
       *[cross] { " " }de { SOURCES.question }
    } · columna: clave de { $kind ->
        [self] la misma frase
       *[cross] { SOURCES.sentence }
    }{ $hides ->
        [yes] { HIDDEN }
       *[no] { "" }
    }]
    .alt = Pesos{ of_head }, { $kind ->
        [self] { KINDS.self }
       *[cross] { KINDS.cross }
    }: filas { LIST($query_names) }; columnas { LIST($key_names) }
new_rows =
    .key = **Pesos { $count ->
        [one] { $noun ->
            [word] de la palabra nueva
           *[token] del token nuevo
        }
       *[other] { $noun ->
            [word] de las palabras nuevas
           *[token] de los tokens nuevos
        }
    }** :gray[· fila: consulta nueva · columna: clave{ $hides ->
        [yes] { HIDDEN }
       *[no] { "" }
    }]
    .alt = Pesos { $count ->
        [one] del token más reciente
       *[other] de los { $count } tokens más recientes
    } sobre todos los tokens, máscara causal desde la { $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    }
source =
    .key = { $letter ->
        [q] { QUERY("consultas") }
        [k] { KEY("claves") }
       *[v] { VALUE("valores") }
    } de **{ $text ->
        [question] { SOURCES.question }
       *[sentence] { SOURCES.sentence }
    }** :gray[· { rows_of } de { numbers_of }]
    .alt = { $letter ->
        [q] Las { ROLES.q }
        [k] Las { ROLES.k }
       *[v] Los { ROLES.v }
    }{ of_head }, de { $text ->
        [question] { SOURCES.question }
       *[sentence] { SOURCES.sentence }
    }: una fila por token
corner =
    .key = **{ $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    }** :gray[· { $corner ->
        [upper_left] { CORNER_CALLS.upper_left }
       *[lower_right] { CORNER_CALLS.lower_right }
    }]
    .alt = Pesos { $count ->
        [one] del token más reciente
       *[other] de los { $count } tokens más recientes
    } sobre todos los tokens, máscara causal desde la { $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    }

# una cabeza que no es la primera: las cabezas se presentan en una página posterior
of_head = { $head ->
    [0] { "" }
   *[other] { " " }de la cabeza { $head }
}

## controles

SECOND = Segunda frase, una pregunta: sus palabras son las consultas
SECOND_HELP = Tus propias palabras, sean o no una pregunta. Atienden a las palabras de la frase.
NEW = Tokens nuevos al final
NEW_HELP = Los tokens anteriores están en la caché: ya se conocen sus claves y sus valores.

## para qué no hay segunda frase, y qué cabeza la sustituye

ONE_SENTENCE = Un ejemplo resuelto tiene una sola frase, así que no hay ninguna pregunta que pueda atender a ella.
NO_WORDS = La segunda frase aún no tiene palabras: escribe algunas en “Segunda frase”.
OTHER_HEAD = Esta cabeza no puede leer dos frases, así que aquí cada { $noun ->
    [word] palabra busca la misma palabra
   *[token] token busca el mismo token
}.

## nombres

KINDS =
    .self = autoatención
    .cross = atención cruzada
SOURCES =
    .sentence = la frase
    .question = la pregunta
ROLES =
    .q = consultas
    .k = claves
    .v = valores
HIDDEN = { " " }· punto: oculta
CORNER_NAMES =
    .upper_left = esquina superior izquierda
    .lower_right = esquina inferior derecha
CORNER_CALLS =
    .upper_left = lo que significa is_causal=True en PyTorch
    .lower_right = lo que se necesita al generar texto
TABLES =
    .sources = procedencia
    .self_weights = autoatención
    .cross_weights = atención cruzada
    .upper_left = causal desde la superior izquierda
    .lower_right = causal desde la inferior derecha

## lo que se despliega

self_sources = Todo viene de una sola frase, cada cosa por su propia proyección: {
    QUERY(count_queries) }, { KEY(count_keys) } y { VALUE(count_values) }.{ $match ->
    [none] { "" }
   *[other] { " " }{ $match }
}
cross_sources = { $lacks ->
    [example] { ONE_SENTENCE }
    [words] { NO_WORDS }
   *[none] { $compared ->
        [yes] { compared }
       *[no] { not_compared }
    }
}

# Qué es igual que en la autoatención, y qué no.
compared = Las { KEY("claves") } difieren de las del paso 1 en **{ SMALL($k_moved) }** y los { VALUE("valores") } en **{ SMALL($v_moved) }**, porque
    la frase y las proyecciones son las mismas. Solo las { QUERY("consultas") } son nuevas: vienen de la pregunta. Así que la
    { OUTPUT("salida") } tiene una fila por consulta, **{ rows_of }**, y cada una es tan ancha como un valor: { numbers_of }.

# Lo que se dice en su lugar cuando las matrices son otras; other: si otra cabeza sustituye a la de la página
not_compared = Las { QUERY("consultas") } vienen de la pregunta; las { KEY("claves") } y los { VALUE("valores") }, de la frase. No se pueden
    comparar con los del paso 1, porque allí { $other ->
    [yes] se muestra otra cabeza
   *[no] esta cabeza diseñada lee una sola frase
}: las filas tienen allí { $own } números, y aquí { $width }. La { OUTPUT("salida") } tiene una fila por consulta, **{ rows_of }**, y cada una es tan ancha como un valor: { numbers_of }.

# filas y anchura de una matriz
rows_of = { $rows ->
    [one] { $rows } fila
   *[other] { $rows } filas
}
numbers_of = { $width ->
    [one] { $width } número
   *[other] { $width } números
}
CORNERS = Una máscara causal oculta un triángulo de los pesos. Si hay menos consultas que claves, importa desde qué esquina se
    cuenta el triángulo: la última consulta es de la última palabra, así que puede ver todas las claves, y eso solo se cumple
    desde la esquina inferior derecha. En la fórmula, i cuenta las consultas y j las claves; $T_q$ y $T_k$ dicen cuántas hay.

# Qué deja ver al último token la máscara desde una esquina; apart: cuánto difiere su salida de la correcta.
corner_words = { $corner ->
    [upper_left] { CORNER_NAMES.upper_left }
   *[lower_right] { CORNER_NAMES.lower_right }
}: el token más reciente atiende a { $visible } de { count_keys }{ $right ->
    [yes] { "" }
   *[no] ; { $apart ->
        [0] aquí las claves ocultas no cambiarían la salida
       *[other] el error de la salida llega a { SMALL($apart) }
    }
}
agrees = { $kind ->
    [self] Autoatención
   *[cross] Atención cruzada
}: diferencia máxima respecto a { $call } { SMALL($difference) }{ $before_dropout ->
    [yes] , comparado antes del dropout
   *[no] { "" }
}
decoding_agrees = Caché, esquina inferior derecha: diferencia máxima respecto a la atención causal sobre toda la frase a la vez
    { SMALL($difference) }
