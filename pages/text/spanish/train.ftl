### Lo que dice la página sobre un modelo que se entrena a la vista: vocales que buscan consonantes, copiar, por qué se oculta el
### futuro, y un codificador con un decodificador.

## los pasos

vowels =
    .title = Cómo encuentra una cabeza lo que debe buscar
    .about = Nadie escribe las matrices de una cabeza. El entrenamiento empieza con números al azar y luego los cambia un poco, paso
        a paso, para que baje una **pérdida**. Aquí la pérdida dice cuánto les falta a las vocales para repartir su peso por igual entre
        las consonantes. ¿Cómo llega allí una cabeza desde el ruido?
    .sentence = { $step ->
            [0] Antes del primer paso, las vocales dan el **{ PERCENT($begin) }** de su peso a las consonantes, y la pérdida es
                { DECIMAL($first_loss) }.
           *[other] Tras **{ $step }** de { $steps } pasos, las vocales dan el **{ PERCENT($share) }** de su peso a las consonantes. La
                pérdida pasó de { DECIMAL($first_loss) } a { DECIMAL($loss) }.
        }{ $complete ->
            [no] { " " }El entrenamiento sigue en marcha.
           *[yes] { "" }
        }
    .predict = Al principio $W_Q$ y $W_K$ son aleatorias. El { PERCENT($consonants) } de las letras con las que se entrena la cabeza son
        consonantes. ¿Cuánto de su peso les dan las vocales antes del primer paso?
    .task = Vuelve al primer momento en que las vocales dan al menos el { AT_LEAST($reached) } de su peso a las consonantes.
    .done = En el paso { $step } las vocales dan el { PERCENT($share) } a las consonantes, y al principio el { PERCENT($begin) }: una cabeza
        aleatoria no prefiere nada, así que las consonantes reciben más o menos según cuántas son. La pérdida no dice nada de las filas de
        las consonantes, pero también cambian, porque todas las letras comparten $W_Q$ y $W_K$.
    .nearly = { $way ->
        [never] En este entrenamiento las vocales nunca dan el { PERCENT($reached) } a las consonantes. Elige una tasa de aprendizaje mayor.
        [early] En el paso { $step } es el { PERCENT($share) }. Avanza a un momento posterior.
       *[late] En el paso { $step } es el { PERCENT($share) }, pero un momento anterior ya tiene el { PERCENT($reached) }. Retrocede.
    }
vowels_guesses =
    .none = casi nada
    .letters = cerca del { PERCENT($consonants) }, según cuántas son
    .all = casi todo
copy =
    .title = Por qué copiar necesita dos capas
    .about = Una palabra de 6 a 16 letras vuelve una y otra vez, y el modelo predice cada letra siguiente. Así que debe encontrar la misma
        letra más atrás y copiar la que viene **después**. Pero una clave contiene su propia letra, no la anterior. Una capa previa tiene
        que traerla antes.
    .sentence = { $on ->
            [no] Tras { $step } de { $steps } pasos, el modelo entero predice en palabras nuevas el { PERCENT($whole) } de las letras que
                podría copiar. Ahora que la cabeza de la capa 0 está apagada, predice el **{ PERCENT($without) }**.{ $layers ->
                    [1] { "" }
                   *[other] { " " }Las claves de la capa 1 no contienen ahora nada de la letra anterior, así que una letra que vuelve da
                        de media el { PERCENT($after) } de su peso a la que la siguió la última vez.
                }
           *[yes] Tras **{ $step }** de { $steps } pasos, el modelo predice el **{ PERCENT($share) }** de las letras que podría copiar.
                { $layers ->
                    [1] En su única capa, una letra de la imagen da de media el { PERCENT($previous) } de su peso a la anterior, y una que vuelve da el
                        { PERCENT($after) } a la que la siguió la última vez.
                   *[other] En la capa 0 una letra de la imagen da de media el **{ PERCENT($previous) }** de su peso a la anterior; en la capa 1 una que
                        vuelve da el **{ PERCENT($after) }** a la que la siguió la última vez. Con la cabeza de la capa 0 apagada, el modelo
                        predeciría el { PERCENT($without) }.
                }
        }{ $both ->
            [no] { " " }El entrenamiento sigue en marcha.
           *[yes] { "" }
        }
    .predict = Supón que el modelo tiene una capa en lugar de dos. ¿Qué pasa con la copia en { $steps } pasos?
    .task = Elige una capa y mira el final del entrenamiento.
    .done = Con una capa, el modelo predice al final el { PERCENT($end) }; con dos, el { PERCENT($other_end) }. { $copies ->
        [yes] Con una, ninguna puntuación puede depender de la letra anterior a la clave. Con dos, la cabeza de la capa 0 trae esa letra y la
            de la capa 1 la busca: una **cabeza de inducción**. Ninguna ayuda sin la otra, así que la pérdida sigue alta al principio y luego baja deprisa.
       *[no] Con estos ajustes tampoco dos capas lo aprenden en { $steps } pasos.
    }
    .nearly = { $way ->
        [layers] Este es el modelo de dos capas. Elige una.
       *[early] Este es el paso { $step }. Avanza hasta el paso { $steps }.
    }
copy_guesses =
    .later = también copia, solo que más tarde
    .some = acierta más que el azar, pero no copia
    .nothing = acierta 1 de 26 letras, como el azar
mask =
    .title = Por qué se oculta el futuro al entrenar
    .about = Al entrenarse, el modelo que copia predice a la vez todas las letras siguientes de una cadena. La letra que debe predecir está en la misma
        cadena, una posición más adelante. Hasta ahora una **máscara causal** la ocultaba: cada letra solo se ve a sí misma y a las
        anteriores. ¿Qué aprende el modelo si ve la letra siguiente?
    .sentence = { $masked ->
            [yes] Entrenado con la máscara, el modelo predice tras { $step } de { $steps } pasos el **{ PERCENT($seen) }** de las letras que
                podría copiar en palabras nuevas. No ve la letra que debe predecir, porque la máscara la oculta.
           *[no] Entrenado sin la máscara, el modelo predice tras { $step } de { $steps } pasos el **{ PERCENT($seen) }** de las letras que
                podría copiar en palabras nuevas, mientras las ve. Con el futuro oculto predice el **{ PERCENT($alone) }**. En la imagen
                de la capa { $layer }, las letras a partir de la segunda “{ $since }” dan de media el { PERCENT($peek) } de su peso a la
                siguiente.
        }{ $both ->
            [no] { " " }El entrenamiento sigue en marcha.
           *[yes] { "" }
        }
    .predict = Supón que se entrena sin la máscara. ¿Cómo baja entonces la pérdida?
    .task = Quita la máscara y mira el final del entrenamiento.
    .done = Sin la máscara la pérdida acaba en { DECIMAL($loss) }; con ella, en { DECIMAL($other_loss) }. { $cheats ->
        [yes] Parece mejor, pero el modelo solo lee la respuesta en la letra siguiente. Cuando escribe, aún no hay letra siguiente: con el
            futuro oculto predice el { PERCENT($alone) } de las letras, y el modelo entrenado con la máscara, el { PERCENT($honest) }.
       *[no] Con el futuro oculto este modelo predice el { PERCENT($alone) } de las letras, y el modelo entrenado con la máscara, el
            { PERCENT($honest) }.
    }
    .nearly = { $way ->
        [masked] Este es el entrenamiento con la máscara. Quítala.
       *[early] Este es el paso { $step }. Avanza hasta el paso { $steps }.
    }
mask_guesses =
    .slower = más despacio, porque hay más que mirar
    .same = como antes
    .faster = más deprisa, casi hasta 0
reverse =
    .title = Cómo encuentra un decodificador una letra en el codificador
    .about = Un **codificador** lee una palabra de 6 letras al azar y un **decodificador** la escribe al revés, letra a letra. Al entrenarse,
        el decodificador recibe las letras correctas anteriores. La siguiente tiene que sacarla del codificador con **atención
        cruzada**: las consultas vienen del decodificador; las claves y los valores, del codificador. ¿Cómo aprende dónde mirar?
    .sentence = Tras **{ $step }** de { $steps } pasos, el modelo escribe “{ $word }” al revés como “**{ $written }**”; la respuesta correcta es
        “{ $backwards }”. A la letra que hay que escribir, la atención cruzada le da de media el **{ PERCENT($mirrored) }** de su peso. En
        palabras nuevas, el modelo escribe bien el { PERCENT($share) } de las letras; con la atención cruzada apagada sería el
        { PERCENT($cut) }, y con la autoatención del codificador apagada, el { PERCENT($unread) }.{ $both ->
            [no] { " " }El entrenamiento sigue en marcha.
           *[yes] { "" }
        }
    .predict = Supón que los vectores no dicen nada de las posiciones. ¿Cuántas letras escribe bien el modelo tras { $steps } pasos?
    .task = Quita las posiciones y mira el final del entrenamiento.
    .done = Sin posiciones, el modelo escribe bien al final el { PERCENT($end) } de las letras; con ellas, el { PERCENT($other_end) }.
        { $needs ->
            [yes] Sin ellas, ningún vector del codificador dice dónde está su letra. El modelo aún puede ver qué letras tiene la palabra y cuáles
                ya están escritas, y adivinar entre las demás. Con posiciones, cada lugar del decodificador
                encuentra el reflejado, y la imagen muestra una diagonal oscura.
           *[no] Con estos ajustes, { $steps } pasos no muestran con claridad para qué sirven las posiciones.
        }
    .nearly = { $way ->
        [placed] Este es el entrenamiento con posiciones. Quítalas.
       *[early] Este es el paso { $step }. Avanza hasta el paso { $steps }.
    }
reverse_guesses =
    .all = casi todas
    .some = algunas, más que por azar
    .none = 1 de 26, como por azar
text =
    .title = Cómo aprende a escribir un modelo
    .about = Un modelo lee fragmentos de un texto y aprende a predecir cada letra siguiente. Una tabla que cuenta cuántas veces una letra sigue
        a otra predice solo a partir de la letra actual. Una cabeza de atención ve también las letras anteriores. ¿Cuándo empieza
        el modelo a aprovecharlas, y qué escribe entonces?
    .sentence = Tras **{ $step }** de { $steps } pasos, la pérdida es **{ DECIMAL($loss) }**; con la mejor tabla de pares de letras sería
        { DECIMAL($pairs) }.{ $length ->
            [0] { "" }
           *[other] { " " }De lo que escribe el modelo, “{ $piece }” también está en el texto, y ningún fragmento más largo.
        }{ $complete ->
            [no] { " " }El entrenamiento sigue en marcha.
           *[yes] { "" }
        }
    .predict = ¿Qué escribirá el modelo tras { $steps } pasos?
    .task = Reproduce el entrenamiento, o mueve el control, y encuentra el primer momento en que la pérdida está por debajo de { DECIMAL($pairs) }.
    .done = En el paso { $step } la pérdida es { DECIMAL($loss) }. Quien solo conoce la letra actual no baja de media de
        { DECIMAL($pairs) } en todo el texto: señal de que la atención aporta letras anteriores. Al final del entrenamiento, el modelo escribe
        “{ $ending }”. { $best_length ->
            [0] Nada de eso está en el texto.
           *[other] De eso, “{ $best }” está en el texto, y ningún fragmento más largo.
        }
    .nearly = { $way ->
        [never] En este entrenamiento la pérdida no está por debajo de { DECIMAL($pairs) } en ningún paso del control. Elige otra tasa de
            aprendizaje u otro texto.
        [early] En el paso { $step } la pérdida es { DECIMAL($loss) }. Avanza hasta un momento posterior.
       *[late] En el paso { $step } la pérdida es { DECIMAL($loss) }, pero antes ya estaba por debajo de { DECIMAL($pairs) }. Retrocede.
    }
text_guesses =
    .letters = letras que suelen ir seguidas, pero apenas una palabra
    .words = palabras y trozos de versos, con errores
    .all = { $count } letras del texto sin ningún error
summary = El entrenamiento parte del ruido y reduce una pérdida; nadie escribe las matrices. Una cabeza solo encuentra un patrón si sus
    vectores contienen lo que el patrón necesita, así que algunos patrones necesitan una capa previa. { "\u000A" }Cuando las dos capas
    encajan, la pérdida baja deprisa.
TABLES =
    .vowel_losses = pérdidas, vocales
    .copy_losses = pérdidas, copia
    .mask_losses = pérdidas, con o sin máscara
    .reverse_losses = pérdidas, escribir al revés
    .text_losses = pérdidas, un texto

## imágenes y controles

vowels_weights =
    .key = :gray[**Pesos de atención en el paso { $step }** · filas: consultas · columnas: claves]
    .alt = Los pesos de atención de la cabeza en el paso { $step }, como mapa de calor
vowels_pairs =
    .key = :gray[**Qué letra busca a cuál en el paso { $step }**: puntuaciones por $W_Q W_K^\top$, sin posiciones · filas: consultas · columnas: claves]
    .alt = Las puntuaciones de cada letra como consulta con cada letra como clave en el paso { $step }, primero las vocales, como mapa de calor
vowels_curve =
    .key = :gray[**Pérdida en cada paso** · ● paso { $step }]
    .alt = La pérdida del entrenamiento en cada paso, como línea
layer_0 =
    .key = :gray[**Capa 0 en el paso { $step }{ $on ->
        [no] , apagada
       *[yes] { "" }
    }** · filas: consultas · columnas: claves]
    .alt = Los pesos de atención de la capa 0 en el paso { $step }, como mapa de calor
layer_1 =
    .key = :gray[**Capa 1 en el paso { $step }** · filas: consultas · columnas: claves]
    .alt = Los pesos de atención de la capa 1 en el paso { $step }, como mapa de calor
copy_curve =
    .key = :gray[**Pérdida en cada paso** · ━ { layers_label }{ $layers ->
        [1] { " " }· ┉ { other_layers_label }
       *[other] { "" }
    }]
    .alt = { $layers ->
        [1] Las pérdidas con una capa y con dos en cada paso, como líneas
       *[other] La pérdida con dos capas en cada paso, como línea
    }
mask_curve =
    .key = :gray[**Pérdida en cada paso** · ━ { $masked ->
        [yes] con la máscara
       *[no] sin la máscara · ┉ con ella
    }]
    .alt = { $masked ->
        [no] Las pérdidas sin la máscara causal y con ella en cada paso, como líneas
       *[yes] La pérdida con la máscara causal en cada paso, como línea
    }
reverse_weights =
    .key = :gray[**Atención cruzada en el paso { $step }** · filas: lo que escribe el decodificador · columnas: lo que leyó el codificador]
    .alt = Los pesos de la atención cruzada de las letras escritas a las de la palabra en el paso { $step }, como mapa de calor
reverse_curve =
    .key = :gray[**Pérdida en cada paso** · ━ { $placed ->
        [yes] con posiciones
       *[no] sin posiciones · ┉ con ellas
    }]
    .alt = { $placed ->
        [no] Las pérdidas sin posiciones y con ellas en cada paso, como líneas
       *[yes] La pérdida con posiciones en cada paso, como línea
    }
text_written = :gray[**Lo que escribe el modelo en el paso { $step }** · empieza por la primera letra del texto, y cada letra siguiente
    se sortea según las probabilidades predichas]{ "\u000A\u000A" }{ $written }
text_curve =
    .key = :gray[**Pérdida en cada paso hasta aquí** · ┉ con la mejor tabla de pares de letras]
    .alt = La pérdida del entrenamiento hasta el paso { $step } como línea, y la de la mejor tabla de pares de letras como línea horizontal
layers_label = { $layers ->
        [one] { $layers } capa
       *[other] { $layers } capas
    }
other_layers_label = { $other_layers ->
        [one] { $other_layers } capa
       *[other] { $other_layers } capas
    }
STEP_AXIS = paso
falls_fastest = baja más deprisa en { $step }
LAYERS = Capas
LAYERS_HELP = Cuántas capas tiene el modelo, cada una con una cabeza.
SIZE_HELP = Cuántos números tiene cada consulta, clave y valor. Un cambio reinicia el entrenamiento.
SCALED = Dividir por √head_size
SCALED_HELP = Evita que las puntuaciones crezcan con el tamaño de la cabeza. Un cambio reinicia el entrenamiento.
POSITIONS = Sumar posiciones
POSITIONS_HELP = Suma a cada letra un vector de su posición. Un cambio reinicia el entrenamiento.
RATE = Tasa de aprendizaje
RATE_HELP = Cuánto mueve cada paso los números. Un cambio reinicia el entrenamiento.
MASKED = Máscara causal
MASKED_HELP = Oculta las letras posteriores al entrenar. Un cambio reinicia el entrenamiento.
STEP = Paso del entrenamiento
STEP_HELP = Avanza y retrocede por el entrenamiento; se guarda cada quinto paso.
TEXT = Texto del que se aprende
TEXT_HELP = El texto se lee en minúsculas; los espacios y los signos de puntuación cuentan como letras. Un cambio reinicia el entrenamiento.
text_is_short = El texto tiene { $count } { $count ->
        [one] carácter
       *[other] caracteres
    }; un modelo necesita al menos { $least } para aprender de él.
text_differs = El texto tiene { $count } caracteres distintos; un modelo puede aprender aquí como mucho { $most }.
LAYER_0 = Cabeza de la capa 0
LAYER_0_HELP = Apagada, la cabeza no aporta nada a lo que calcula el modelo entrenado. El entrenamiento en sí no cambia.
