### Lo que dice la página sobre la suma ponderada.

## los pasos

running =
    .title = ¿Qué recibe exactamente una palabra?
    .about = Un peso es solo un número; entonces, ¿qué recibe una palabra? Cada clave tiene un **valor**, que es un **vector**, y el
        peso dice cuánto llega de él. Por eso cada número de la salida es una suma: el número de cada valor en ese lugar,
        multiplicado por su peso.
    .sentence = { account }
    .predict = “{ WORD($leader) }” tiene el peso mayor, { DECIMAL($weight) }; “{ WORD($other) }” tiene { DECIMAL($other_weight) }. En
        el número { $asked } de la salida, el valor de “{ WORD($leader) }” es { DECIMAL($value) } y el de “{ WORD($other) }”,
        { DECIMAL($other_value) }. ¿Cuál de los dos productos, peso × valor, está más lejos de 0?
    .task = { $asked ->
        [none] { largest_task }
       *[other] Mueve el control deslizante hasta el número { $asked } y compara los dos productos.
    }
    .done = { $asked ->
        [none] { number_largest }
       *[other] “{ WORD($other) }” aporta { DECIMAL($adds_of_other) } y “{ WORD($leader) }”, solo { DECIMAL($adds_of_leader) }, porque
            un número grande puede compensar un peso pequeño. El peso dice cuánto llega de un valor, no qué contiene.
    }
    .nearly = { $way ->
        [larger_after] El número { $number } es { DECIMAL($output) }. El mayor, { DECIMAL($highest) }, viene después.
        [larger_before] El número { $number } es { DECIMAL($output) }. El mayor, { DECIMAL($highest) }, viene antes.
        [after] Este es el número { $number }. Avanza hasta el { $asked }.
       *[before] Este es el número { $number }. Retrocede hasta el { $asked }.
    }
collect =
    .title = ¿Por qué no tomar solo la mejor palabra?
    .about = Supón que una palabra tomara solo el valor con el mayor peso. Se perdería lo que dicen las demás, aunque a menudo son
        varias palabras juntas las que aclaran un significado. Además, esa elección solo puede cambiar a saltos, mientras que el
        entrenamiento necesita pasos pequeños. Por eso la salida es la **suma ponderada** de todos los valores: cada uno cuenta
        en proporción a su peso.
    .sentence = { collected }{ takes }{ columns_named }
    .predict = El más largo de los { $visible } valores tiene longitud { DECIMAL($longest, digits: 1) }. A temperatura 1, ¿es su suma
        ponderada, la salida, más larga, más corta o igual de larga?
    .task = { whole_task }
    .done = A temperatura 1 la salida tiene longitud { DECIMAL($at_one, digits: 1) }. Nunca es más larga que el valor más largo, porque
        con pesos que suman 1 es una media, y los valores de direcciones distintas se cancelan en parte. Ahora es casi solo el
        valor de “{ WORD($key) }”, de longitud { DECIMAL($length, digits: 1) }, y lo que dicen las demás palabras se pierde.
    .nearly = A temperatura { SHORT($temperature) } el peso de “{ WORD($key) }” es { DECIMAL($most) }, así que aún cuentan otras palabras.
        { $way ->
            [up] Una temperatura más alta iguala los pesos. Ve en la otra dirección.
           *[warm] A una temperatura más baja es mayor.
        }
rows =
    .title = Todas las palabras a la vez: un producto de matrices
    .about = ¿Hay que calcular las salidas una tras otra? No, porque todas las consultas usan los mismos valores; solo cambian sus
        pesos. Así que los pesos de cada consulta forman una fila de una matriz W, y cada valor, una fila de V: un solo
        producto, Y = W V, calcula todas las salidas.
    .sentence = { row }
    .predict = Cada fila de W suma 1. Una columna contiene los pesos que todas las consultas dan a una misma clave. ¿Cuánto suman las
        columnas?
    .task = { rows_task }
    .done = La columna de “{ WORD($wanted) }” suma { DECIMAL($column) }, porque reúne lo que todas las consultas dan a una clave; ningún otro
        valor tiene tanto peso en Y. { $sums ->
            [one] Cada fila suma 1, porque reparte la atención de una sola consulta.
            [dropped] Aquí las filas no suman 1, porque el dropout ha puesto pesos a 0 y ha aumentado los demás.
           *[hidden] Una fila suma 1, o 0 si todas sus claves están ocultas.
        }
    .nearly = La columna de “{ WORD($query) }” suma { DECIMAL($here) }. Una columna { $way ->
            [right] a su derecha
           *[left] a su izquierda
        } suma { DECIMAL($column) }.
mixing =
    .title = ¿Se pueden mezclar palabras sin puntuaciones?
    .about = Una media no necesita puntuaciones, y una **convolución** tampoco: suma partes fijas de una palabra y de sus vecinas, aquí
        una mitad y dos cuartos. Así que ambas son más baratas que la atención, pero ¿qué les falta? Aquí cada W multiplica los
        mismos vectores, los de las propias palabras, X.
    .sentence = { mixed_words }
    .predict = Supón que los números de la convolución se entrenaran. ¿Tendría otra W otra frase con el mismo número de palabras?
    .task = { $length ->
        [1] Una sola palabra no se puede mezclar. Escribe más palabras en “Tus palabras”.
       *[other] { mixing_task }
    }
    .done = El entrenamiento fijaría la mitad y los cuartos para todas las frases, así que una vecina contaría un cuarto tanto si dice
        mucho como si dice poco. La atención entrena en cambio $W_Q$ y $W_K$ y calcula W a partir de las palabras, así que las
        palabras deciden qué cuenta.
    .nearly = { $way ->
        [typed] En W hay { $edits ->
            [one] un número que has escrito. Restablécelo
           *[other] números que has escrito. Restablécelos
        }{ $mixer ->
            [convolution] : la tarea trata de la propia W de la convolución
           *[other] { " " }y elige **convolution**, la convolución
        }.
       *[other] Esta es la W de **{ $mixer }**. Elige **convolution**, la convolución.
    }
running_guesses =
    .leader = el de “{ WORD($leader) }”
    .other = el de “{ WORD($other) }”
    .equal = los dos por igual
collect_guesses =
    .longer = más larga
    .shorter = más corta
    .same = igual de larga
rows_guesses =
    .all = también 1 cada una
    .differ = unas más de 1, otras menos
    .less = menos de 1 cada una
mixing_guesses =
    .every = sí, cada frase la suya
    .same = no, todas las frases la misma
    .twice = solo si una palabra aparece dos veces
collect_offers =
    .hot = Pesos casi iguales
    .random = Proyecciones al azar
rows_offers =
    .previous = Una cabeza para la palabra anterior
    .past = Solo el pasado
mixing_offers =
    .mean = La media de todas las palabras
    .previous = Una cabeza para la palabra anterior
by_hand_offers =
    .second = La primera palabra pasa a ser la segunda
FOLDS =
    .account = todas las claves, número a número
    .map = adónde lleva la salida a la palabra
    .dropout = qué hace el dropout
    .every_row = todas las filas en palabras
    .by_hand = W a mano
TABLES =
    .account = un número, clave por clave
    .winners = el mayor peso de cada fila
    .outputs = todas las salidas
summary = Una palabra recibe la suma ponderada de los valores, e Y = W V la calcula para todas las palabras. “{ TITLE("heads") }” y
    “{ TITLE("whole_model") }” muestran cómo esta salida cambia el vector de la palabra.  { "\u000A" }Los pesos salen de las
    puntuaciones mediante softmax. Hasta aquí solo lo hemos usado: ¿de qué depende que una fila lo dé casi todo a una sola clave?

## un número

running_total =
    .key = **Número { $number }{ $name }** :gray[· peso × valor = producto · barras: la suma hasta aquí · naranja: el
        mayor peso]
    .alt = La suma de un número de la salida: una barra por clave, desde la suma anterior a ella hasta la posterior
HIDDEN = oculta
others = { $count ->
    [one] { $count } más
   *[other] { $count } más
}

# Un sumando: de un número de la salida, y de toda la salida.
product_of = { DECIMAL($weight) } × { DECIMAL($value) } ({ KEY($key) })
value_of = { DECIMAL($weight) } v({ KEY($key) })

# Cuántos sumandos se omiten.
more_terms = { $rest ->
    [0] { "" }
   *[other] { " " }+ … ({ $rest } más)
}

# Un número de una salida como suma; name: la palabra que representa, si la hay
account = El número { $number }{ $name } de la { OUTPUT("salida") } de { QUERY($query) } es { $empty ->
    [none] { $terms }{ more_terms } = **{ DECIMAL($output) }**.{ $rounded ->
        [yes] { " " }(Los números se redondean solo al mostrarlos.)
       *[no] { "" }
    }
    [hidden] **{ DECIMAL($output) }**: todas las claves están ocultas, así que no se suma nada.
   *[dropped] **{ DECIMAL($output) }**: el dropout pone a 0 todos los pesos.
}{ $one_hot ->
    [yes] { " " }Cada valor tiene aquí un 1 en el lugar de su propia palabra y 0 en los demás, así que un número de la salida
        es el peso total de su palabra.
   *[no] { "" }
}

# Cómo desactivar el dropout; deeper: el título de lo que se despliega.
no_dropout = En el paso 2, despliega “{ $deeper }” y pon el dropout a 0.

# Qué probar si ninguna clave aporta más que la de mayor peso.
largest_task = { $empty ->
    [hidden] Aquí ninguna clave tiene peso, así que todos los números de la salida son 0. Elige otra fila en “Tus palabras”.
    [dropped] El dropout pone a 0 todos los pesos de esta fila, así que todos los números de la salida son 0. { no_dropout }
   *[none] { $width ->
        [1] Esta salida tiene un solo número. Elige otras proyecciones para ver más.
       *[other] ¿Qué número de la salida es el mayor? Mueve el control deslizante hasta él.
    }
}
number_largest = { $equals ->
    [0] El número { $number }{ $name } es el mayor de la salida
   *[other] Ningún número de la salida es mayor que el número { $number }{ $name }
}: { DECIMAL($output) }. El valor de “{ WORD($key) }”
    aporta { DECIMAL($most) }, su peso por su número en este lugar.
ACCOUNT_OUTPUT = = salida
ACCOUNT =
    .key = clave
    .weight = peso
    .dropped = peso tras el dropout
    .value = valor
    .adds = contribución
    .total = suma hasta aquí
account_verified = la suma ponderada de los valores es la salida en { $count ->
    [one] su { $count } número
   *[other] sus { $count } números
}
STRIPS =
    .values = valor
    .adds = peso × valor
    .totals = suma hasta aquí
DROPPED_STRIP = peso tras el dropout × valor
strip_name = **{ $name }** :gray[{ $sizes }, una fila por clave · escala de color: de −2,5 (naranja) a 2,5 (violeta)]
strip_alt = { $name }: una fila por clave
strips = La última fila de las sumas es la { OUTPUT("salida") }: { $width ->
    [one] { $width } número
   *[other] { $width } números
}.

## toda la salida

ledger =
    .key = **{ $dropout ->
        [yes] peso tras el dropout
       *[no] peso
    } × valor = contribución de cada clave** :gray[· escala de color de los vectores: de −2,5 (naranja) a 2,5 (violeta)]
    .alt = Una fila por clave: su peso, su valor y su contribución a la salida, que es la última fila

# Una salida como suma ponderada de valores; equal: si las claves tienen pesos iguales
collected = { OUTPUT("salida") }({ WORD($query) }) { $sum_of ->
    [nothing] = 0: ninguna clave tiene peso.
    [equal] { $rounded_share ->
        [yes] ≈
       *[no] =
    } { DECIMAL($share) } × la suma de los valores de { $count } claves.{ after_dropout }
   *[terms] { $rounded ->
        [yes] ≈
       *[no] =
    } { $terms }{ more_terms }.{ after_dropout }
}
after_dropout = { $dropout ->
    [yes] { " " }Estos pesos son posteriores al dropout y suman { DECIMAL($total) }.
   *[no] { "" }
}

# Adónde lleva la salida a la palabra; towards, away: palabras, ninguna si los vectores no son de palabras reales
takes = { $towards ->
    [none] { "" }
   *[other] { " " }Sumada al vector de { QUERY($query) }, la salida mueve la palabra hacia { DOTS($towards) }{ $away ->
        [none] { "" }
       *[other] { " " }y la aleja de { DOTS($away) }
    }.
}

# Qué columna de un valor representa qué palabra.
columns_named = { $columns ->
    [none] { "" }
   *[other] { "\u000A" }{ "\u000A" }:gray[Columnas: { $columns }.]
}
whole_task = { $visible ->
    [0] Para “{ WORD($query) }” están ocultas todas las claves. { $choose }
    [1] “{ WORD($query) }” solo puede atender a una clave, así que ninguna temperatura cambia su salida. { $choose }
   *[other] { $several ->
        [yes] Varias claves tienen la mayor puntuación de “{ WORD($query) }” y se reparten el peso. { $choose }
       *[no] { $dropout ->
            [yes] Con dropout, ninguna temperatura hace que la salida de “{ WORD($query) }” sea solo el valor de “{ WORD($key) }”.
                { no_dropout }
           *[no] Baja la temperatura, para que crezca el mayor peso, hasta que la salida de “{ WORD($query) }” sea solo el valor
                de “{ WORD($key) }”.
        }
    }
}
NO_MAP = El mapa necesita vectores de palabras reales. Elige las proyecciones “meaning” en “Tus palabras”.

# Qué hace el dropout con la fila seleccionada; total: cuánto suman sus pesos después.
dropped = Durante el entrenamiento, el dropout pone a 0 cada peso con probabilidad p, para que un modelo dependa menos de claves
    concretas. Divide los demás entre 1 − p, para que su suma siga siendo la misma por término medio. Aquí p es { $p ->
    [0] 0: no se anula ningún peso, y la fila suma { PERCENT($total) }.
    [1] 1: se anulan todos los pesos, así que la salida es 0.
   *[other] { SHORT($p) }: en este sorteo los pesos de la fila suman { PERCENT($total) }.
}

## todas las consultas

weights =
    .key = **W** :gray[{ SHAPE($shape) }, pesos{ $head ->
        [0] { "" }
       *[other] { " " }de la cabeza { $head }
    }{ $dropout ->
        [yes] { " " }tras el dropout
       *[no] { "" }
    }]
    .alt = W, los pesos: una fila por consulta, una columna por clave, con borde el mayor de cada fila
all_values =
    .key = **V** :gray[{ $keys } × { $width }, valores]
    .alt = V, los valores, una fila por clave
all_outputs =
    .key = **Y** :gray[{ $rows } × { $width }, salidas]
    .alt = Y, las salidas, una fila por consulta

# Cómo se obtiene la fila seleccionada de Y; weighing: cuántas claves tienen peso
row = La fila { QUERY($query) } de Y { $weighing ->
    [0] es 0, porque todos los pesos de su fila de W son 0.
   *[other] { $rounded ->
        [yes] ≈
       *[no] =
    } { $terms }{ more_terms }: su fila de W por V. :gray[Con borde: la fila seleccionada (azul) y el mayor peso de cada fila
        (naranja en ella, gris en las demás). Vectores: violeta es positivo, naranja es negativo.]
}

# Qué clave tiene el mayor peso de una fila; sees: si no todas las claves están ocultas; ties: cuántas claves lo tienen; alone:
# si estas tienen todo el peso
largest = { $selected ->
    [yes] { QUERY($query) }
   *[no] **{ WORD($query) }**
} { $sees ->
    [no] no puede atender a ninguna clave.
   *[yes] { $ties ->
        [1] { $alone ->
            [yes] atiende a { KEY($key) }: { PERCENT($share) }.
           *[no] asigna su mayor peso, { PERCENT($share) }, a { KEY($key) }.
        }
       *[other] { $alone ->
            [yes] atiende por igual a { $ties } claves: { PERCENT($share) } a cada una.
           *[no] asigna su mayor peso, { PERCENT($share) }, a cada una de { $ties } claves.
        }
    }
}

# Qué probar; asked: si una columna suma más que todas las demás
rows_task = { $rows ->
    [1] Solo hay una fila que seleccionar. Escribe más palabras en “Tus palabras”.
   *[other] { $asked ->
        [no] Ninguna columna corresponde a una palabra de la frase y suma más que todas las demás. Elige otras proyecciones.
       *[yes] ¿Qué palabra tiene el valor que más se usa? Busca la columna con la mayor suma y selecciona la fila de su palabra.
    }
}
ROWS_BEFORE_DROPOUT = :gray[Estos son los pesos antes del dropout.]
more_rows = :gray[Estas son { $said } de { $count } filas. La tabla de abajo las contiene todas.]

## otras formas de mezclar

MIXERS =
    .attention = W contiene los pesos de la cabeza seleccionada
    .mean = cada palabra pasa a ser la media de todas, así que todas quedan iguales
    .past = cada palabra pasa a ser la media de sí misma y de las anteriores
    .convolution = cada palabra pasa a ser la mitad de sí misma más un cuarto de cada vecina
    .mlp = una red pequeña, un MLP, lee todas las palabras a la vez: dos matrices fijas sobre las posiciones y, entre ellas, la
        función gelu, que conserva los números positivos grandes y lleva los negativos cerca de 0
    .none = cada palabra se queda como está
FACTORS =
    .W = cuánto de qué palabra
    .X = los vectores de las propias palabras
    .Y = en qué se convierten las palabras
factor_name = **{ $name }** :gray[{ $sizes }, { $about }{ $signed ->
    [yes] , violeta: positivo, naranja: negativo
   *[no] { "" }
}]
mixed_row = La fila de { QUERY($query) } en Y { $linear ->
    [yes] = { $terms ->
        [none] 0
       *[other] { $terms }
    }{ more_terms }.
   *[no] no es una suma ponderada, así que Y = W X no vale para mlp; el gráfico muestra la pendiente del MLP en 0.
}
# edited: si W tiene números escritos a mano, que ninguna forma de mezclar deshace; under: dónde están
mixing_task = { $edited ->
    [yes] Pulsa “{ FORGET }” en “{ $under }”.{ " " }
   *[no] { "" }
}Elige convolution, la convolución, y lee qué pasaría con su W con otras palabras.
mixed_words = { $edited ->
    [no] { mixer_words }{ " " }
   *[yes] { "" }
}{ mixed_row }{ $moved ->
    [moves] { " " }{ follows }
    [stays] { " " }{ stays }
   *[unknown] { "" }
}{ $edited ->
    [yes] { " " }{ by_hand }
   *[no] { "" }
}{ $cross ->
    [yes] { " " }{ CROSS }
   *[no] { "" }
} :gray[Vectores: violeta es positivo, naranja es negativo.]
mixer_words = **{ $mixer }**: { $mixer ->
    [attention] { MIXERS.attention }
    [mean] { MIXERS.mean }
    [past] { MIXERS.past }
    [convolution] { MIXERS.convolution }
    [mlp] { MIXERS.mlp }
   *[none] { MIXERS.none }
}.
MIXER = Qué mezcla las palabras
FORGET = Restablecer mis números
BY_HAND = Números escritos en W, como fila_columna_número, unidos por ~
BY_HAND_HELP = Las filas y las columnas se cuentan desde 0: 2_0_0.5
SLOPE = la pendiente del MLP en 0
DROPPED = los pesos tras el dropout
factor_alt = { $name }: una fila por palabra
CROSS = Aquí la primera frase se mezcla consigo misma.
edits_beyond = { $count } de los números de mixer_edits { $count ->
    [one] está
   *[other] están
} fuera de W.
edits_wait = { $count } de los números de mixer_edits no se { $count ->
    [one] usa
   *[other] usan
}: un MLP no tiene una W que editar.
NO_EDITOR = :gray[**W a mano**: un MLP no tiene una W en la que escribir. Su gráfico muestra su pendiente en 0.]
term = { DECIMAL($weight) } × “{ WORD($word) }”
follows = Con otras palabras en las mismas posiciones, W cambia hasta en { SMALL($by) }: depende de las palabras.
stays = Con otras palabras en las mismas posiciones, W no cambia{ $why ->
    [fixed] : sus números son fijos
    [dropped] : el dropout pone a 0 todos los pesos
    [dropout] : el dropout pone a 0 los pesos que cambiarían
    [one_key] : la máscara deja que cada palabra atienda a una sola
    [mask] : la máscara oculta las palabras cuyos pesos cambiarían
    [positions] : esta cabeza atiende solo según la posición. Con otras consultas y claves, los pesos de una cabeza pueden
        depender de las palabras
   *[none] { "" }
}.
by_hand = Escrito en W: { $edits ->
    [one] { $edits } número
   *[other] { $edits } números
}. { $changed ->
    [0] No cambia ninguna fila de Y.
   *[other] Filas de Y que cambian: **{ $names }{ $more ->
        [0] { "" }
       *[other] { " " }y { $more } más
    }**.
}
editor = :gray[**W a mano**: escribe un número, y solo cambia su fila de Y, porque cada salida usa una fila de W. Vacía la celda
    para recuperar su número.]{ $some ->
    [yes] { " " }:gray[Estas son { $rows } de { $count } filas, alrededor de la seleccionada.]
   *[no] { "" }
}

## controles

DIMENSION = Qué número de la salida
DIMENSION_HELP = El lugar del número en la salida, contado desde 0.
