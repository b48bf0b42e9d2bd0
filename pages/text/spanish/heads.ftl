### Lo que dice la página sobre las cabezas.

-d-model = { "$d_{\\text{model}}$" }
-root-of-head-size = { "$\\sqrt{\\text{head\\_size}}$" }

## los pasos

jobs =
    .title = ¿Por qué varias cabezas? Una fila no puede seguir dos relaciones
    .about = ¿Y si una palabra necesita dos cosas a la vez{ $story ->
        [yes] ? “bat” necesita “flew” para su significado y “The” para su gramática.
       *[no] , por ejemplo, una palabra para su significado y otra para su gramática?
    } Pero una fila suma el 100 %, así que lo que una clave gana, otra lo pierde. Por eso trabajan juntas varias **cabezas**: cada una
        tiene sus propias $W_Q$, $W_K$ y $W_V$, y por tanto su propia fila de pesos.
    .sentence = { SENTENCES($told) }{ $random ->
        [yes] { " " }:gray[{ RANDOM }]
       *[no] { "" }
    }
    .predict = En la cabeza 0, “{ WORD($query) }” asigna { PERCENT($first_share) } a “{ WORD($first_word) }”. Supón que esta fila tuviera que
        seguir también a “{ WORD($second_word) }”, la mitad para cada relación. ¿Cuánto quedaría para “{ WORD($first_word) }”?
    .task = { $words ->
        [1] { ONE_WORD }
       *[other] { $differs ->
            [yes] Elige una cabeza en la que “{ WORD($query) }” atienda sobre todo a “{ WORD($second_word) }”.
           *[no] { no_other_relation }
        }
    }
    .done = La cabeza { $number } asigna { PERCENT($chosen_share) } a “{ WORD($second_word) }”, y la cabeza 0 conserva
        { PERCENT($first_share) } para “{ WORD($first_word) }”. En una sola fila, con la mitad para cada relación, quedarían { PERCENT($half_of_first) } y { PERCENT($half_of_chosen) }.
    .nearly = En la cabeza { $number }, “{ WORD($query) }” asigna su mayor peso a { $leads ->
        [no] varias palabras, en vez de solo a “{ WORD($second_word) }”
       *[yes] “{ WORD($chosen_word) }”, no a “{ WORD($second_word) }”
    }. Compara esta fila en las otras cabezas.
jobs_guesses =
    .stays = todavía { PERCENT($first_share) }
    .half = { PERCENT($half_of_first) }
    .none = nada
split =
    .title = Varias cabezas, pero no una salida más ancha
    .about = Supón que cada cabeza devolviera tantos números como tiene x, **{ -d-model }**. Entonces la salida crecería con cada cabeza.
        Por eso, en la mayoría de los modelos, las cabezas se reparten las columnas de $W_Q$, $W_K$ y $W_V$, pero no x: **cada cabeza
        lee x entera**. Devuelve { -d-model } / cabezas números, su tamaño de cabeza. **Concatenados**, vuelven a ser { -d-model } números.
    .sentence = En la fila de { QUERY($query) }, { CLAUSES($parts) }.{ $same_elsewhere ->
        [yes] { "" }
       *[no] { " " }:gray[En este paso cada cabeza tiene tamaño { $size }{ $fills ->
            [yes] , su parte de { -d-model }
           *[no] { "" }
        }; en los demás pasos tiene tamaño { $elsewhere }.]
    }
    .predict = x tiene { $d_model } números. Supón que ocho cabezas se reparten esta anchura. ¿Cuántos números devuelve cada una?
    .task = { $fixed ->
        [yes] { fixed_heads }
       *[no] Elige ocho cabezas. ¿Qué columnas concatenadas rellena la cabeza 7, la última?
    }
    .done = { $fills ->
        [yes] Ocho cabezas se reparten la anchura de x, así que cada una devuelve { $d_model } / 8 = { $size } de las { $width } columnas
       *[no] Cada una de las 8 cabezas devuelve { $size ->
            [1] { $size } número
           *[other] { $size } números
        }, así que hay { $width } columnas
    }. La cabeza 7 va al final: { $size ->
        [1] columna { $last }
       *[other] columnas { $first } a { $last }
    }.
    .nearly = { $heads ->
        [one] Con { $heads } cabeza, las { $width } columnas son todas suyas.
       *[other] Con { $heads } cabezas, cada una devuelve { $size } de las { $width } columnas.
    } Elige ocho cabezas.
mixed =
    .title = ¿Siguen separados los resultados de las cabezas?
    .about = Concatenadas, las salidas de las cabezas solo están unas al lado de otras: cada número viene de una cabeza. En un
        transformer sigue otra matriz aprendida, **$W_O$** (O de output, salida). El resultado **se suma a x**: no ocupa el lugar del
        vector de la palabra.
    .sentence = { contributions }{ $explains ->
        [yes] { " " }{ FEATURES }
       *[no] { "" }
    }
    .predict = Supón que $W_O$ está activada. ¿Cuántas de las { $heads } cabezas pueden entonces contribuir a un número de la salida?
    .task = Activa $W_O$ y compara las columnas.
    .done = { $heads ->
        [1] Hay una sola cabeza, así que todos los números vienen de ella, con $W_O$ o sin ella.
       *[other] $W_O$ convierte cada número en una suma ponderada de los { $width } números concatenados, así que puede combinar lo que han
            encontrado las { $heads } cabezas.
    }
    .nearly = $W_O$ sigue desactivada, así que cada número de la salida de “{ WORD($query) }” viene de una cabeza.
layers =
    .title = ¿Por qué más de una capa?
    .about = Las cabezas, concatenadas y mezcladas, forman una **capa** de atención. Después de una capa, el vector
        de una palabra contiene lo que ha reunido, así que la siguiente reúne información de palabras que ya llevan contexto. Para que se vea, aquí una
        palabra solo se ve a sí misma y a las palabras inmediatamente anteriores; en un modelo real, una capa alcanza todas las palabras
        visibles.
    .sentence = { $fits ->
        [yes] { received }
       *[no] { "" }
    }
    .predict = En cada capa, “{ WORD($last) }” solo se ve a sí misma y a { $reach ->
        [one] la palabra anterior
       *[other] las { $reach } palabras anteriores
    }. ¿Puede su vector llegar a contener algo de “{ WORD($source) }”?
    .task = { $distance ->
        [0] { nothing_reaches }
       *[other] Elige el menor número de capas con el que “{ WORD($last) }” puede haber recibido algo de “{ WORD($source) }”.
    }
    .done = { $needed ->
        [1] Basta una capa, porque “{ WORD($last) }” puede atender directamente a “{ WORD($source) }”.
       *[other] Cada capa transmite lo que ha reunido la anterior, así que después de { $needed } capas algo de “{ WORD($source) }” puede
            llegar a “{ WORD($last) }”, que nunca la ve directamente.
    }
    .nearly = { $way ->
        [misfit] Estas capas no encajan unas sobre otras, así que todavía no se puede leer nada.
        [few] “{ WORD($last) }” puede haber recibido algo de { $now_heard } palabras, pero “{ WORD($source) }” está más atrás.
       *[many] “{ WORD($last) }” puede haber recibido algo de “{ WORD($source) }”, pero para eso bastan menos capas.
    }
layers_guesses =
    .never = no, en ninguna capa
    .sooner = sí, después de { $sooner } capas
    .needed = sí, después de { $needed } capas
summary = Cada cabeza tiene su propia fila de pesos, así que cada una puede seguir una relación propia. $W_O$ mezcla lo que encuentran, y
    cada capa se construye sobre la anterior.
    { "  \u000A" }Pero ¿quién ha elegido todos estos números: x, $W_Q$, $W_K$, $W_V$ y $W_O$?

## las imágenes

tiles =
    .key = :gray[fila = consulta · columna = clave · azul: fila seleccionada · naranja: su mayor peso]{ $hides ->
        [yes] { " " }{ HIDDEN }
       *[no] { "" }
    }
    .alt = Pesos de atención de todas las cabezas: en cada una, una fila por consulta y una columna por clave
queries =
    .key = **Dividir**: las { QUERY("consultas") } de todas las cabezas, $x W_Q$ ({ SHAPE($queries_shape) }) { SIGNED }
    .alt = q, todas las cabezas
outputs =
    .key = **Concatenar**: las { OUTPUT("salidas") } de todas las cabezas ({ SHAPE($shape) }) :gray[· { $above ->
        [words] número: cuánto de esta palabra hay en la salida
        [heads] arriba: cabezas
       *[columns] arriba: cada cabeza y sus columnas
    }]
    .alt = Salidas de todas las cabezas, unas al lado de otras
weights_by_scale =
    .key = **Pesos de la cabeza { $number }** :gray[· puntuaciones divididas entre { $joined_scale ->
        [yes] √(cabezas × tamaño de cabeza)
       *[no] { -root-of-head-size }
    }]
    .alt = Pesos de la cabeza { $number } con la escala elegida
packed_product =
    .key = Un producto, cortado después en tres: x ($W_Q$ junto a $W_K$ junto a $W_V$)
    .alt = q, k y v de todas las cabezas como un solo producto
shares =
    .key = **Contribución de cada cabeza a la salida de { QUERY($query) }**, { $mixed ->
        [yes] después de $W_O$
       *[no] sin $W_O$
    } { SIGNED }{ $some ->
        [yes] { " " }:gray[· sin las columnas que son todo 0]
       *[no] { "" }
    }
    .alt = La contribución de cada cabeza a la salida, y su suma
heard =
    .key = **Partes después de { $layers ->
        [one] { $layers } capa
       *[other] { $layers } capas
    }** :gray[· fila: la palabra que recibe · columna: de qué palabra · punto: nada{ $rounded ->
        [yes] { " " }· redondeado
       *[no] { "" }
    }]
    .alt = Lo que llega a cada palabra a través de las capas: una fila por palabra, una columna por palabra de la que puede recibir
buffer =
    .key = { $spare ->
        [0] { BUFFER_KEY_FULL }
       *[other] { BUFFER_KEY }
    }
    .alt = Una máscara causal para { $context } tokens, de los que { $used ->
        [1] se usa { $used }
       *[other] se usan { $used }
    }
HIDDEN = :gray[· punto = oculta]
SIGNED = :gray[· violeta: positivo, naranja: negativo]
BUFFER_KEY = La máscara de la capa para todo su contexto :gray[· punto = oculta · violeta = la usa el texto · pálido = aún sin
    usar]
BUFFER_KEY_FULL = La máscara de la capa para todo su contexto :gray[· punto = oculta · violeta = la usa el texto]
head = { $role ->
    [none] cabeza { $number }
   *[other] cabeza { $number }: { $role }
}
band = { $room ->
    [name] cabeza { $number }: { $columns }
    [columns] { $number }: { $columns }
   *[number] { $number }
}
NAMES_ALT = Columnas de q, con el nombre de lo que buscan
NAMES_KEY = **Las consultas, con nombres en las columnas** :gray[· “→” significa “busca”, “≠” significa “evita”, “#” significa
    “posición”]
NO_NAMES = Solo tienen nombre las columnas de las cabezas diseñadas: elígelas en “Tus palabras”.
NO_ROOM = No caben los nombres de tantas columnas: elige una o dos cabezas.
SUM = = salida
LITTLE = <,01
WIDTHS_ALT = Columnas de d_model repartidas entre las cabezas
left_over = { $count } de sobra
d_model = d_model { $width }

## las palabras de los pasos

RANDOM = Estas proyecciones son aleatorias, así que ninguna cabeza tiene aún un patrón con significado.
closest = Con consultas y claves de { $size } números, la cabeza 0 se acerca a la cabeza entrenada de { $whole }, así que sus pesos pueden diferir un poco de los
    de las páginas que muestran la cabeza entera.
in_head = En la cabeza { $number }{ who } { $ties ->
    [0] no puede atender a ninguna palabra
    [1] { $alone ->
        [yes] atiende solo a { KEY($key) }: **{ PERCENT($largest) }**
       *[no] asigna su mayor peso, **{ PERCENT($largest) }**, a { KEY($key) }
    }
   *[other] { $alone ->
        [yes] atiende por igual a { $ties } palabras: **{ PERCENT($largest) }** a cada una
       *[no] asigna su mayor peso, **{ PERCENT($largest) }**, a cada una de { $ties } palabras
    }
}.
who = { $first ->
    [yes] , { QUERY($query) }
   *[no] { "" }
}
no_other_relation = { $blind ->
    [yes] En todas las cabezas, todas las palabras están ocultas para “{ WORD($query) }”.
   *[no] { $tied ->
        [0] En esta fila todas las cabezas asignan su mayor peso a la misma palabra.
        [one] En esta fila la cabeza { AND($tied_heads) } asigna su mayor peso a varias palabras.
       *[other] En esta fila las cabezas { AND($tied_heads) } asignan su mayor peso a varias palabras.
    }
} { $elsewhere ->
    [no] { $positions_off ->
        [yes] Sin posiciones tampoco sirve ninguna otra fila: actívalas en la barra lateral, en Más.
       *[no] Ninguna otra fila sirve: pulsa “{ jobs_offers.jobs }” o escribe otras palabras.
    }
   *[yes] Selecciona la fila de “{ WORD($other) }”.
}
ONE_WORD = Una sola palabra solo puede atender a sí misma, en todas las cabezas. Escribe más palabras en “Tus palabras”.
begins = cuyo primer número es { SIGNED($value, digits: 2) }
collected = donde { $ties ->
    [1] “{ WORD($word) }” tiene el mayor peso: { PERCENT($share) }
   *[other] { $ties } palabras tienen el mayor peso: { PERCENT($share) } cada una
}
part = { $single ->
    [yes] la columna { $first } viene
   *[no] las columnas { $first } a { $last } vienen
} de la cabeza { $number }, { $content }
fixed_heads = Este ejemplo resuelto tiene { $heads ->
    [one] { $heads } cabeza
   *[other] { $heads } cabezas
} de tamaño { $size }: { $width } columnas concatenadas.
contributions = { $mixed ->
    [yes] $W_O$ es { SHAPE($matrix_shape) }
   *[no] $W_O$ está desactivada
}. { $named ->
    [no] La columna { $column }
   *[yes] { $mixed ->
        [yes] La columna “{ WORD($feature) }”
       *[no] La columna { $column }, “{ WORD($feature) }”,
    }
} de la salida de { QUERY($query) } { $sources ->
    [none_of_them] no viene de ninguna cabeza
    [one] viene solo de la cabeza { AND($from_heads) }
    [both] viene de las dos cabezas
    [all] viene de las { $heads } cabezas
   *[some] viene de las cabezas { AND($from_heads) }
}: { $total }.
FEATURES = Aquí cada columna representa un rasgo de las palabras, como su primera letra; “constante 1” vale 1 para todas las palabras.
after_layer = de { $count ->
    [one] { $count } palabra
   *[other] { $count } palabras
} después de { $layer ->
    [one] una capa
   *[other] { $layer } capas
}
received = La última palabra, { QUERY($last) }, puede haber recibido información { LIST($listed) }{ $reach ->
    [0] . Si cada palabra atiende solo a sí misma, ningún número de capas trae nada de otras palabras.
    [one] , porque cada capa alcanza hasta { $reach } palabra más atrás.
   *[other] , porque cada capa alcanza hasta { $reach } palabras más atrás.
} No se cuenta la propia x, que se suma a cada salida.
nothing_reaches = Nada puede llegar a “{ WORD($last) }”: escribe más palabras o deja que cada capa atienda a palabras anteriores.
misfit = **Estas capas no se pueden apilar.** Sin $W_O$, la salida de una capa tiene cabezas × tamaño de cabeza = { $heads } × { $size } =
    { $width } números por palabra; la capa siguiente espera { -d-model } = { $d_model }.{ "\u000A\u000A" }{ refusal }
refusal = :orange[**Error**] { WORD($error) }.
MEND = Activar W_O

## lo que se despliega

FOLDS =
    .roles = qué busca cada cabeza
    .width = repartir la anchura, y qué representan las columnas
    .scale = la escala de una cabeza, y cálculos equivalentes
    .next = el resto de un bloque transformer
    .reach = más alcance, cómo se calculan las partes y qué capas encajan
    .context = el contexto máximo de una capa
widths = { $error ->
    [none] { columns_each }
   *[other] { refusal }
}
columns_each = { $is_own ->
    [yes] { -d-model } / cabezas = { $divided } / { $among }
   *[no] Aquí { -d-model } es { $d_model }. Si fuera { $divided }: { $divided } / { $among }
} = **{ $share }** { $share ->
    [one] columna
   *[other] columnas
} para cada cabeza.
scaled_by = { scaled } { largest }{ "\u000A\u000A" }{ SCALE_WHY }
scaled = Las puntuaciones se dividen entre √{ $divided_by }, la raíz { $joined_scale ->
    [yes] de la anchura concatenada
   *[no] del tamaño de cabeza
}{ $frozen ->
    [yes] ; a temperatura 0 ninguna escala cambia los pesos, porque la mayor puntuación se lo lleva todo.
   *[no] , y entre la temperatura, { SHORT($temperature) }.
}
largest = El mayor peso de { QUERY($query) } en la cabeza { $number } es **{ DECIMAL($largest, digits: 2) }**.
SCALE_WHY = Una puntuación suma tantos productos como indica el tamaño de cabeza, así que se divide entre { -root-of-head-size }. Con
    varias cabezas, la anchura concatenada hace las puntuaciones demasiado pequeñas y los pesos demasiado uniformes.
list = { LIST_TITLE }{ "\u000A\u000A" }{ $equal ->
    [yes] Las dos dan los mismos números
   *[no] Dan números distintos
}. { list_of } ha tardado **{ $first_time }** y { RESHAPED }, **{ $second_time }** (lo más corto de { $runs } ejecuciones en este servidor).
list_checked = { list_of }, { RESHAPED }: { BADGE(same, $equal, $difference) }
LIST_TITLE = **¿Una lista de cabezas o un solo producto con otra forma?**
packed = { PACKED_TITLE }{ "\u000A\u000A" }{ $equal ->
    [yes] Los dos cálculos dan los mismos números
   *[no] Dan números distintos
}. { one_product } ha tardado **{ $first_time }** y { three_products }, **{ $second_time }** (lo más corto de { $runs } ejecuciones en este
    servidor). { WHY_CALLS }
packed_checked = { one_product }, { three_products }: { BADGE(same, $equal, $difference) }
PACKED_TITLE = **¿Tres proyecciones o una empaquetada?**
list_of = Una lista de { $heads ->
    [one] { $heads } cabeza
   *[other] { $heads } cabezas
}
RESHAPED = un solo producto con otra forma
one_product = Un producto con { $matrix_rows } × { $packed_columns }
three_products = tres con { $matrix_rows } × { $matrix_columns }

WHY_CALLS = Solo difiere el coste de las llamadas.
same = { $equal ->
    [yes] iguales
   *[no] difieren
}
rollout = { $layers ->
    [1] Los números son los pesos de una capa{ $heads ->
        [1] { "" }
       *[other] , promediados sobre sus { $heads } cabezas
    }.
   *[other] Los números son el producto de los pesos de { $layers } capas{ $heads ->
        [1] { "" }
       *[other] , los de cada una promediados sobre sus { $heads } cabezas
    }.
} No miden cuánto de una palabra hay en una salida, porque dejan fuera { $mixed ->
    [yes] $W_V$, $W_O$
   *[no] $W_V$
} y x, que se suma a cada salida. El **rollout** de la atención (Abnar y Zuidema) también cuenta x: promedia los pesos de cada
    capa con la matriz identidad antes de multiplicar.
FIT = Las capas solo se pueden apilar si la salida de una es tan ancha como la entrada de la siguiente. $W_O$ lo asegura, porque convierte
    cabezas × tamaño de cabeza números en { -d-model }. Sin ella, cabezas × tamaño de cabeza tiene que ser igual a { -d-model }.
in_context = { $error ->
    [none] { shapes_in_context }
   *[other] { refusal } { TOO_LONG }
}
shapes_in_context = { $shapes }{ "\u000A\u000A" }La máscara se crea una vez, para todo el contexto; el texto usa mask[:{ $words }, :{ $words }] de { $context } × { $context }. Una
    capa construida para exactamente { $words ->
    [one] { $words } token
   *[other] { $words } tokens
} da { $same ->
    [yes] las mismas salidas
   *[no] otras salidas
}.
TOO_LONG = Elige un contexto más largo o menos palabras.
context_checked = Una capa construida para { $context } tokens y otra para { $words }, con el mismo texto: diferencia
    máxima **{ SMALL($difference) }**.
TABLES =
    .joined_heads = salidas de todas las cabezas
BLOCK = La atención es la mitad de un bloque. Su salida se suma a x, que pasa a su lado por el **camino residual**, así que añade algo al
    vector de una palabra y no lo sustituye. La otra mitad, un **MLP**, trabaja con cada palabra por separado. Una **normalización de
    capa** (layer norm) antes de cada mitad lleva los números de una palabra a media 0 y varianza 1, por muchos bloques que haya antes.
BLOCK_NAME = **Un bloque transformer**, de arriba abajo :gray[· violeta: esta página · línea gris: el camino residual]
BLOCK_LABELS =
    .x = x, del bloque anterior
    .norm = layer norm
    .attention = atención: W V, × W_O
    .add = +
    .mlp = MLP: palabra por palabra
    .next = al bloque siguiente
    .path = camino residual
BLOCK_ALT = Un bloque transformer de arriba abajo: x pasa por una normalización de capa y por la atención, la parte de esta página, y la salida
    se suma a x en el camino residual; lo mismo sigue con una normalización de capa y un MLP

## botones

FOLLOW = **Elige**
followed = { $chosen ->
    [yes] **✓ cabeza { $number }**
   *[no] cabeza { $number }
}
jobs_offers =
    .jobs = Cuatro cabezas, cuatro tareas
    .random = Proyecciones aleatorias
split_offers =
    .wide = Una cabeza ancha aleatoria
    .named = Dos cabezas, columnas con nombre
widths_offers =
    .by_5 = Repartir entre 5
    .by_8 = Repartir entre 8
ways_offers =
    .eight = Ocho cabezas
    .one = Una cabeza
    .wider = Cabezas aleatorias más anchas
mixed_offers =
    .random = Proyecciones aleatorias
    .mixed = Cuatro cabezas diseñadas
layers_offers =
    .two_back = Dos palabras atrás
    .random_layers = Cuatro capas aleatorias
fit_offers =
    .without = Cabezas aleatorias sin W_O
    .without_4 = Cabezas aleatorias de 4, sin W_O
    .with_4 = Cabezas aleatorias de 4, con W_O
context_offers =
    .short = Demasiado corto
    .long = Contexto largo

## controles

W_O = W_O
W_O_HELP = Desactivada: cada cabeza conserva sus propias columnas de la salida.
LAYERS_LABEL = Capas
LAYERS_LABEL_HELP = Número de capas apiladas.
REACH = Palabras anteriores a las que atiende una capa
REACH_HELP = En cada capa, una palabra se ve a sí misma y como máximo a este número de palabras anteriores.
DIVIDE = Cabezas que se reparten d_model
DIVIDE_HELP = Prueba un número que no divida exactamente la anchura.
JOINED_SCALE = Dividir entre la anchura concatenada
JOINED_SCALE_HELP = Dividir entre la anchura concatenada es un error frecuente. PyTorch divide entre √head_size.
CONTEXT = Contexto: número máximo de tokens
CONTEXT_HELP = Un texto más largo se rechaza.
