### Lo que dice la página sobre el modelo completo.

## los pasos

table =
    .title = ¿Quién eligió todos estos números?
    .about = Nadie eligió los números de x, $W_Q$, $W_K$, $W_V$ y $W_O$: el **entrenamiento** los cambió, cuento a cuento, para que la
        palabra siguiente fuera más probable. Un modelo así predice cómo sigue una frase{ $pronoun ->
            [yes] . Solo un nombre anterior puede decir si aquí sigue “she” o “he”.
           *[no] : aquí, la que se muestra.
        }
    .sentence = { $placeholder ->
        [yes] { unknown }{ " " }
       *[no] { "" }
    }{ row }{ $again ->
        [yes] { " " }{ same }
       *[no] { "" }
    } { $untrained ->
        [yes] Antes del entrenamiento, “**{ WORD($next) }**” era la palabra siguiente con una probabilidad de { FINE_PERCENT($at_start) }.
       *[no] Después del entrenamiento, “**{ WORD($next) }**” es la palabra siguiente con una probabilidad de { FINE_PERCENT($share) }.
    }
    .predict = Antes del entrenamiento, los { GROUPED($parameters) } números de las matrices de este modelo eran aleatorios. ¿Qué probabilidad
        tenía entonces “{ WORD($next) }”?
    .task = Cambia a los números de antes del entrenamiento y lee la barra de “{ WORD($next) }”.
    .done = Era { FINE_PERCENT($at_start) }, porque los números aleatorios no conocen ninguna lengua: { $rows_in_all } palabras se reparten
        el 100 %. El entrenamiento la llevó a { FINE_PERCENT($share) } cambiando los números; nadie escribió en ellos una regla.
    .nearly = Estos son todavía los números de después del entrenamiento, con los que “{ WORD($next) }” tiene { FINE_PERCENT($share) }.
table_guesses =
    .rare = menos del 5 %
    .half = alrededor del 50 %
    .same = la misma que hoy
added =
    .title = Una capa suma algo a x en lugar de sustituirla
    .about = Una **capa** hace dos cosas. La atención reúne información de otras palabras: las cabezas concatenadas, por $W_O$, se suman a x.
        Después un **MLP**, una red pequeña, lee cada x por separado y también suma un vector. Como x sigue en la suma, las
        capas posteriores pueden leer lo que encontraron las anteriores. La suma acumulada es el **flujo residual**.
    .sentence = En la capa { $layer }, la atención suma a la x de { QUERY($name) } un vector de longitud **{ DECIMAL($attention) }**, y
        el MLP, uno de longitud **{ DECIMAL($mlp) }**. La longitud de x pasa de { DECIMAL($before) } a { DECIMAL($after) }: las longitudes no
        se suman, porque los vectores apuntan en direcciones distintas.
    .predict = ¿En cuál de las { $layers } capas suma la atención el vector más largo a “{ WORD($name) }”?
    .task = Selecciona la capa en la que la atención suma el vector más largo a “{ WORD($name) }”.
    .done = Es la capa { $layer }, con una longitud de { DECIMAL($attention) }. Este modelo se entrenó con una penalización sobre lo que suman
        sus cabezas, así que aprendieron a sumar mucho solo donde ayuda a la predicción.
    .nearly = En la capa { $layer }, la atención suma un vector de longitud { DECIMAL($attention) }. Una capa { $way ->
        [later] posterior
       *[earlier] anterior
    } suma uno más largo.
next =
    .title = ¿Cómo se convierte un vector en una palabra?
    .about = Tras la última capa, x es solo un vector, pero se busca una palabra. Por eso cada palabra tiene un segundo
        vector aprendido, su fila del **unembedding**. Su producto escalar con x normalizada es el **logit** de la palabra:
        su puntuación como palabra siguiente. Softmax convierte los logits en probabilidades. Así predice el modelo tras
        cada palabra.
    .sentence = { expected } { ahead }
    .predict = El modelo predice una palabra después de cada palabra del texto. ¿Después de cuál de estas está menos seguro?
    .task = { $alone ->
        [yes] { ONE_WORD }
       *[no] Selecciona la palabra tras la que la mayor probabilidad es más pequeña.
    }
    .done = Después de “{ WORD($name) }”, la palabra más probable tiene { PERCENT($least_share) }{ $unsure ->
            [yes] , porque aquí pueden seguir varias palabras, que se reparten el 100 %
           *[no] ; después de ninguna otra está menos seguro el modelo
        }.
    .nearly = Después de “{ WORD($name) }”, la palabra más probable tiene { PERCENT($share) }. Después de una palabra { $way ->
        [later] posterior
       *[earlier] anterior
    }, hasta la más probable tiene menos.
next_offers =
    .swapped = Intercambiar los dos nombres
    .dogs = The dogs near the cat
needed =
    .title = ¿Qué cabeza necesita la predicción?
    .about = Cada parte, atención o MLP, suma algo directamente a los logits. El gráfico muestra cuánto aporta a la **ventaja**: el
        mayor logit menos el segundo. Pero una parte también actúa por medio de las posteriores, que leen lo que sumó. Así
        que solo lo aclara un experimento: desactivar una cabeza, recalcular lo que sigue y comparar.
    .sentence = { $together ->
        [yes] { NO_PRODUCTS }
       *[no] { lead_said }
    }
    .predict = Supón que se desactiva una de las { $heads_in_all } cabezas. ¿En qué capa puede bajar más con ello la
        probabilidad de “{ WORD($next) }”?
    .task = { $decides ->
        [yes] Selecciona la capa en la que desactivar una sola cabeza más baja la probabilidad de “{ WORD($next) }”.
       *[no] Ninguna cabeza por sí sola importa mucho aquí para “{ WORD($next) }”. Selecciona otra palabra u otra frase.
    }
    .done = Sin la cabeza { $at_head } de la capa { $at_layer }, “{ WORD($next) }” baja de { PERCENT($share) } a { PERCENT($least_of_all) }{ $changes ->
        [yes] , y “{ WORD($becomes) }” pasa a ser la palabra más probable
       *[no] { "" }
    }. { $together ->
        [yes] { "" }
       *[no] { effect }{ " " }
    }Si en su lugar se desactiva otra cabeza, conserva al menos { AT_LEAST($next_least) }.
    .nearly = En la capa { $layer }, “{ WORD($next) }” conserva al menos { AT_LEAST($least_here) }, se desactive la cabeza que se desactive.
        Una capa { $way ->
        [later] posterior
       *[earlier] anterior
    } tiene una cabeza que importa más.
needed_offers =
    .copy = Copiar palabras desconocidas
    .ball = ¿Quién recibe la pelota?
summary = El entrenamiento encuentra x y todas las matrices. Cada capa suma algo a x, y la última x da los logits de la palabra
    siguiente.  { "\u000A" }Una cabeza es necesaria si la predicción empeora sin ella. ¿A qué atiende una cabeza así? Lo muestra
    “{ TITLE("models") }”. ¿Cuál de sus flechas necesita la predicción? En “{ TITLE("surgery") }” puedes cortarlas.
TABLES =
    .embedding = x de cada palabra
    .stream = el flujo residual, capa por capa
    .next = logit y probabilidad de cada palabra siguiente
    .lens = la palabra siguiente después de cada capa
FOLDS =
    .first_read = lo que lee la primera capa
    .numbers = una capa en números, cabeza por cabeza
    .products = un logit como suma de productos
    .lens = lo que predeciría cada capa
SELECT = Palabra:
UNTRAINED = Antes del entrenamiento
colours = escala de color: de −{ DECIMAL($end, digits: 1) } (naranja) a { DECIMAL($end, digits: 1) } (violeta)

## de dónde vienen los números

table_picture =
    .key = **x: los { $width } números de cada palabra** :gray[· { $untrained ->
        [yes] aleatorios
       *[no] aprendidos
    } · { colours }]
    .alt = Filas del embedding, una por palabra de la frase; la palabra seleccionada tiene un borde
trained =
    .key = **La palabra siguiente a “{ WORD($heard_words) }”** :gray[{ $untrained ->
        [yes] · antes del entrenamiento · línea: después · una palabra nueva: { $unused } comodines juntos
       *[no] · después del entrenamiento
    }]
    .alt = Las palabras siguientes más probables, y qué probabilidad les dan los números que se muestran
NOW =
    .true = antes del entrenamiento{ " " }
    .false = después del entrenamiento{ " " }
AFTER_TRAINING = después del entrenamiento{ " " }
row_of = { $label } → { $number }
unknown = { QUERY($name) } no está entre las { $known } palabras que conoce el modelo, así que un comodín ocupa su lugar.

# Qué fila de la tabla tiene una palabra, y cómo empieza.
row = La x de { QUERY($name) } es la fila { $number } de { $rows_in_all } del **embedding**, una tabla aprendida; { $untrained ->
    [yes] empezaba
   *[no] empieza
} con { CLAUSES($first) }.
same = “{ WORD($word) }” está en las posiciones { AND($places) }, y allí x es la misma: la tabla no conoce posiciones.
first_read =
    .key = **Lo que lee la capa 0 de { QUERY($name) }** :gray[· { colours }]
    .alt = Lo que lee la capa 0: filas de números para x, x normalizada, la posición y la suma
FIRST_READ = Vectores de longitudes muy distintas darían puntuaciones de tamaños muy distintos, así que x se divide primero entre
    su media cuadrática y se multiplica por factores aprendidos (RMSNorm). Después se suma un vector de la posición, y $W_Q$,
    $W_K$ y $W_V$ leen la suma. El flujo conserva solo x, así que cada capa vuelve a sumar la posición.
NORMALISED = x, normalizada
position = posición { $number }
SUM = suma

## el flujo

stream =
    .key = **El flujo residual de { QUERY($name) }** :gray[· números: longitudes, hasta la capa seleccionada · haz clic en una capa]
    .alt = El flujo residual, desde el embedding, abajo, hacia arriba: en cada capa, la atención y después el MLP suman un
        vector a x
x_is = x: { $length }
embedding_of = x de “{ $word }” (embedding)
NEXT_WORD = la palabra siguiente
LOGITS = logits (unembedding)
ATTENTION = atención
MLP = MLP
layer = capa { $number }
added_picture =
    .key = **Capa { $layer }: los { $width } números de { QUERY($name) }** :gray[· { colours }]
    .alt = Filas de números: x antes de la capa, la atención, el MLP y x después
PARTS =
    .before = x antes
    .attention = + atención
    .mlp = + MLP
    .after = = x después
component_said = { $component }

# El primer número de x como suma; exact: si la suma cuadra tal como está impresa.
component = El primer número: { DECIMAL($before, digits: 3) } { SIGNED($attention, digits: 3) } { SIGNED($mlp, digits: 3) } {
    $exact ->
    [yes] =
   *[no] ≈
} { DECIMAL($after, digits: 3) }.
replaced =
    .key = **Palabra siguiente si no se sumara nada a x** :gray[· cada salida ocupa su lugar · línea: con la suma]
    .alt = Las palabras siguientes más probables si las salidas de la atención y de los MLP ocuparan el lugar de x
WITHOUT_X = sin la suma{ " " }
WITH_X = con la suma{ " " }
replaced_said = Supón que cada salida ocupara el lugar de x. Entonces { $same ->
    [yes] “**{ WORD($next) }**” tendría { FINE_PERCENT($left) } después de “{ WORD($name) }”, en lugar de { FINE_PERCENT($share) }
   *[no] “**{ WORD($becomes) }**” sería la palabra más probable después de “{ WORD($name) }”, con { FINE_PERCENT($largest) }, y
        “**{ WORD($next) }**” pasaría de { FINE_PERCENT($share) } a { FINE_PERCENT($left) }
}: cada capa tendría que transmitir x y todo lo encontrado hasta entonces, algo que este modelo nunca ha aprendido. :gray[El modelo se entrenó con la suma.]
placeless =
    .key = **Palabra siguiente si no se sumara ninguna posición** :gray[· línea: con posiciones]
    .alt = Las palabras siguientes más probables si la atención no leyera posiciones
WITHOUT_PLACES = sin posiciones{ " " }
WITH_PLACES = con posiciones{ " " }
placeless_said = { $falls ->
    [yes] ¿Qué perdería este modelo sin posiciones?
   *[no] ¿Qué cambiaría en este modelo sin posiciones?
} { $little ->
    [yes] Aquí casi nada:{ " " }
   *[no] { "" }
}{ $same ->
    [yes] “**{ WORD($next) }**” tendría { FINE_PERCENT($left) } después de “{ WORD($name) }”, en lugar de { FINE_PERCENT($share) }.
   *[no] “**{ WORD($becomes) }**” sería la palabra más probable después de “{ WORD($name) }”, con { FINE_PERCENT($largest) }, y
        “**{ WORD($next) }**” pasaría de { FINE_PERCENT($share) } a { FINE_PERCENT($left) }.
} :gray[El modelo se entrenó con posiciones, y su máscara causal se mantiene.]
lengths =
    .key = **Longitudes de estos vectores en cada capa** :gray[· haz clic en una fila para seleccionar su capa]
    .alt = Longitudes, una fila por capa: x antes, lo que suman la atención y el MLP, y x después
COLUMNS =
    .before = x antes
    .attention = atención
    .mlp = MLP
    .after = x después
each_head =
    .key = **Capa { $layer }: lo que suma cada cabeza a { QUERY($name) }**, su salida por sus filas de $W_O$ :gray[· { colours }]
    .alt = Lo que suma a x cada cabeza de la capa, una fila por cabeza, y la suma de estas filas
head = cabeza { $number }
ALL_HEADS = = atención
longest = La cabeza { $head } suma el vector más largo a { QUERY($name) }. Las longitudes, de la cabeza 0 a la { $last }: { CLAUSES($each_length) }.
ADDS_UP = x, la salida de la atención y la salida del MLP suman la x de la capa siguiente

## la palabra siguiente

logits =
    .key = **Logits** :gray[· los ocho mayores]
    .alt = Los logits de las ocho palabras más probables
probabilities =
    .key = **Probabilidades** :gray[· softmax de todos los logits]
    .alt = Probabilidades de las palabras siguientes más probables
expected = Después de “{ WORD($heard_words) }”, el logit de “**{ WORD($next) }**” es el mayor: { DECIMAL($logit) }.

# Cuánto supera el mayor logit al segundo, y cuántas veces más probable es su palabra.
ahead = Son { $adds_up ->
    [yes] { "" }
   *[no] unos{ " " }
}{ DECIMAL($ahead) } más que el de “{ WORD($second) }”, { DECIMAL($second_logit) }, así que “{ WORD($next) }” es { $as_likely ->
    [yes] casi igual de
   *[no] { times } veces más
} probable:
    { PERCENT($share) } frente a { PERCENT($second_share) }.

# Cuántas veces más probable es una palabra; times: nada si son más de 1000.
times = { $times ->
    [none] $e^{ "{" }{ DECIMAL($ahead) }{ "}" }$ > 1000
   *[other] $e^{ "{" }{ DECIMAL($ahead) }{ "}" }$ ≈ { $times }
}
ONE_WORD = Escribe una segunda palabra en “Tus palabras”: el modelo predice una palabra después de cada una de ellas.
SAME_VECTOR = El último vector de la palabra seleccionada no depende de las palabras posteriores
NO_PRODUCTS = Varios comodines representan juntos una palabra desconocida, cada uno con su propio logit.
products_picture =
    .key = **El logit de “{ WORD($next) }”, número a número** :gray[· { colours }]
    .alt = Filas de números: el último vector, el vector de la palabra y los productos
PRODUCTS =
    .vector = x, normalizada
    .word = vector de la palabra
    .products = productos

# terms: los mayores productos, en el orden en que se suman
products = { $together ->
    [yes] { NO_PRODUCTS }
   *[no] El logit de “{ WORD($next) }” es la suma de { $count } productos: { $terms } + … = **{ DECIMAL($total) }**.
}
LENS = x tiene el mismo tamaño después de cada capa, así que el unembedding puede leerla antes del final. Esta **logit lens**
    (lente de logits, nostalgebraist 2020) muestra qué predeciría el modelo si terminara ahí.
by_layer =
    .key = **Probabilidad de “{ WORD($next) }” después de cada capa** :gray[· palabra: la más probable ahí · línea: su probabilidad]
    .alt = Barras: la probabilidad de la palabra que se predice al final, antes de la primera capa y después de cada una
MOST_LIKELY = la palabra más probable ahí{ " " }
probability_of = { $word }{ " " }

# Qué predeciría el modelo a cierta profundidad, 0: solo con la tabla.
depth = { $depth ->
    [0] tabla: { $word }
   *[other] capa { $layer }: { $word }
}
lens_said = { $first_depth ->
    [0] La tabla sola ya hace de “{ WORD($next) }” la palabra más probable después de “{ WORD($name) }”.
   *[other] “{ WORD($next) }” es por primera vez la palabra más probable después de la capa { $first_layer }, con { PERCENT($first_share) }.
        Antes de esta capa, la más probable es “{ WORD($earlier) }”.
}

## qué cabeza se necesita

lead_stream =
    .key = **La ventaja de “{ WORD($next) }” sobre “{ WORD($second) }”** :gray[· a lo largo del flujo: la ventaja hasta ahí · al lado: lo
        que se suma (violeta) o se resta (naranja) · haz clic en una capa]
    .alt = El flujo residual, desde el embedding, abajo, hasta los logits: cuánto suma cada parte a la ventaja
heads_off =
    .key = **Capa { $layer }: una cabeza desactivada** :gray[· probabilidad de “{ WORD($next) }”]
    .alt = Barras: la probabilidad de la palabra más probable con todas las cabezas, y sin cada cabeza de la capa
ALL_HEADS_ON = todas las cabezas
head_off = sin la cabeza { $number }
lead_said = Al final, “{ WORD($next) }” tiene una ventaja de { DECIMAL($ahead) } sobre “{ WORD($second) }”. De todas las capas, lo que más suma es { $from_mlp ->
    [yes] el MLP
   *[no] la atención
} de la capa { $from_layer }: { SIGNED($most_added) }. ¿Se decide ahí la palabra?

# directly: lo que la cabeza misma suma a la ventaja; falls: cuánto baja la ventaja sin ella; loses: lo mismo con su signo
effect = { $through_others ->
    [yes] Directamente, esta cabeza solo suma { SIGNED($directly) } a la ventaja, pero sin ella la ventaja baja en { DECIMAL($falls) }, porque { $is_last ->
        [yes] el MLP de esta capa lee
       *[no] las partes posteriores leen
    } lo que ha sumado.
   *[no] Directamente, esta cabeza suma { SIGNED($directly) } a la ventaja; sin ella, la ventaja cambia en { SIGNED($loses) }.
}
