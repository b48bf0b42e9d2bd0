### Lo que dice la página sobre los modelos de hoy: vectores girados, cabezas compartidas, una caché, una fila por bloques.

## los pasos

turn =
    .title = Por qué girar consultas y claves revela su distancia
    .about = Sin posiciones, una puntuación no cambia aunque entre consulta y clave haya 3 palabras o 300. Por eso los modelos de hoy
        hacen girar ambas: cada pareja de sus números es la aguja de un reloj que avanza con cada posición (**posiciones rotatorias**). Así
        una puntuación depende del ángulo entre dos agujas, y ese ángulo, de la distancia.
    .sentence = La consulta está en la posición { $query }; la clave, en la { $key }. Las agujas de q y k distan
        { DECIMAL($fast_between, digits: 1) } radianes en el reloj rápido y { DECIMAL($slow_between, digits: 1) } en el lento, así
        que la puntuación es { DECIMAL($fast_product, digits: 3) } + { DECIMAL($slow_product, digits: 3) } =
        { "" }**{ DECIMAL($score, digits: 3) }**.
    .predict = Supón que las dos palabras avanzan { $asked } posiciones, porque delante hay { $asked } palabras más. ¿Qué le pasa a su
        puntuación?
    .task = Mueve la clave al menos { $asked } posiciones; con la misma distancia, { $story_distance }, la consulta la acompaña. Después
        lee la puntuación.
    .done = La puntuación sigue siendo { DECIMAL($score, digits: 3) }. Las dos agujas de cada reloj han girado el mismo ángulo, así que
        el ángulo entre ellas no ha cambiado, y solo él cuenta en la puntuación. Cambia la distancia y la puntuación la seguirá.
    .nearly = { $way ->
        [near] La clave se ha movido { $moved ->
            [one] { $moved } posición
           *[other] { $moved } posiciones
        } hasta ahora. Muévela más lejos.
       *[apart] Con distancia { $distance } la puntuación es { DECIMAL($score, digits: 3) }; con distancia { $story_distance } era
            { DECIMAL($story, digits: 3) }. Devuelve la distancia a su valor y mueve solo la clave.
    }
turn_guesses =
    .larger = crece
    .smaller = baja
    .same = no cambia
sharing =
    .title = Por qué varias consultas comparten claves y valores
    .about = Un modelo que escribe guarda las claves y los valores de todos los tokens anteriores: la **caché de claves y valores**.
        De cada token contiene los de todas las cabezas de todas las capas, así que con un texto largo ya no cabe en la memoria de
        la GPU. Las consultas no se guardan. Por eso varias cabezas de consultas comparten una cabeza de claves y valores.
    .sentence = Con **{ $count }** { $count ->
            [one] cabeza
           *[other] cabezas
        } de claves y valores, la caché ocupa 2 · { $layers } · { $count } · { $head_size } · { $number } · { GROUPED($tokens) }
        bytes = **{ DECIMAL($size, digits: 1) } GB**. { $group ->
            [1] Cada cabeza de consultas tiene la suya: **atención multi-head**.
           *[other] { $count ->
                [1] Las { $heads } cabezas de consultas la comparten: **atención multi-query**.
               *[other] Cada una sirve a { $group } cabezas de consultas: **atención grouped-query**.
            }
        }
    .predict = Las matrices de Llama 3 8B ocupan { DECIMAL($weights, digits: 1) } GB. Supón que cada una de sus { $heads } cabezas
        tuviera claves y valores propios. ¿Cuánto ocuparía la caché de { GROUPED($tokens) } tokens?
    .task = Una GPU tiene { $card } GB, y las matrices ocupan { DECIMAL($weights, digits: 1) } GB de ellos. Elige tantas cabezas de claves y
        valores como sea posible sin que la caché deje de caber junto a las matrices.
    .done = Con { $count } cabezas, la caché y las matrices ocupan { DECIMAL($both, digits: 1) } GB. Con { $heads } cabezas, la caché sola
        ocuparía { DECIMAL($whole, digits: 1) } GB, { $group } veces los { DECIMAL($size, digits: 1) } GB que ocupa con { $count }, porque cada
        cabeza de claves y valores se guarda para cada token. También Llama 3 8B tiene { $count }.
    .nearly = Con { $count } { $count ->
            [one] cabeza
           *[other] cabezas
        }, la caché y las matrices ocupan { DECIMAL($both, digits: 1) } GB. { $way ->
            [many] La GPU solo tiene { $card } GB, así que elige menos cabezas.
           *[few] Cabe, pero también cabrían más cabezas.
        }
sharing_guesses =
    .tenth = la décima parte que las matrices
    .equal = más o menos lo mismo que las matrices
    .four = más de cuatro veces lo que las matrices
remember =
    .title = Una caché ahorra trabajo sin cambiar ningún número
    .about = Un modelo que escribe vuelve a atender a todo el texto para cada palabra nueva. Sin caché también volvería a calcular las
        claves y los valores de todas las palabras anteriores. Con una máscara causal no pueden depender de las posteriores, así que
        saldrían los mismos números. Por eso el modelo los guarda y calcula solo los de la palabra más nueva.
    .sentence = Después de { KEY($name) }, se han calculado una clave y un valor { $count ->
            [one] **una vez**
           *[other] **{ $count }** veces
        } con caché y { $again ->
            [one] **una vez**
           *[other] **{ $again }** veces
        } sin ella. En total, esta cabeza ha necesitado **{ GROUPED($saved) }** multiplicaciones con caché y **{ GROUPED($spent) }** sin ella. Las salidas
        de ambos métodos difieren, como máximo, en { AT_MOST($difference) }.
    .predict = “{ WORD($last) }” llega como palabra { $total } de { $total }. Con caché, ¿de cuántas palabras hay que calcular ahora la
        clave y el valor?
    .task = { $total ->
        [1] Escribe más palabras para que haya algo que guardar.
       *[other] Avanza hasta “{ WORD($last) }”, la última palabra, y compara las multiplicaciones.
    }
    .done = Solo “{ WORD($last) }” necesita una clave y un valor nuevos. Para las { $total } palabras bastan { GROUPED($saved) }
        multiplicaciones en lugar de { GROUPED($spent) }, y ningún número de una salida difiere en más de { AT_MOST($difference) }, que
        es redondeo. Las consultas no se guardan, porque ninguna palabra posterior las lee.
    .nearly = Hasta ahora hay { $count } de las { $total } palabras; la última es “{ WORD($name) }”. Avanza hasta “{ WORD($last) }”.
in_blocks =
    .title = Cómo lee la softmax una fila por bloques
    .about = Softmax divide entre una suma de todas las puntuaciones, pero una fila de 100 000 puntuaciones no cabe en la memoria rápida de
        una GPU. **FlashAttention** la lee por bloques y guarda la mayor puntuación hasta ahora, m, y la suma de exponenciales hasta
        ahora, ℓ. Cuando un bloque aumenta m, hay que **reescalar** la suma anterior.
    .sentence = { $right ->
        [no] { wrong_row }
       *[yes] { $rescaled ->
            [no] { lucky_row }
           *[yes] { right_row }
        }
    }
    .predict = Supón que la suma anterior no se reescala cuando un bloque aumenta m. ¿Qué claves reciben entonces demasiado peso?
    .task = Desactiva el reescalado. Encuentra un tamaño de bloque, con dos bloques como mínimo, con el que los pesos sean correctos a
        pesar de todo.
    .done = El primer bloque ya contiene la mayor puntuación, { $top }, así que ningún bloque posterior aumenta m, y e⁰ = 1 no reescala nada.
        Por eso una prueba con una fila así no puede notar que falta el reescalado. En una fila larga, con muchos bloques, la mayor
        puntuación rara vez está en el primero, y los pesos son incorrectos.
    .nearly = { $way ->
        [rescaled] Con el reescalado, los pesos son correctos con cualquier tamaño de bloque. Desactívalo.
        [one] Aquí un solo bloque contiene toda la fila. Elige bloques más pequeños.
       *[wrong] La mayor puntuación del primer bloque es { $first }, y un bloque posterior aumenta m hasta { $top }. Elige un tamaño de bloque con el
            que m nunca aumente.
    }
in_blocks_guesses =
    .early = las de los bloques anteriores
    .late = las de los bloques posteriores
    .none = ninguna: la suma lo compensa
summary = Las posiciones rotatorias hacen girar consultas y claves, así que una puntuación depende de su distancia. Las cabezas compartidas reducen la
    caché, y la caché ahorra trabajo.  { "\u000A" }Una fila por bloques tiene los mismos pesos que la fila entera si se reescalan las sumas
    anteriores. La salida de la atención sigue siendo una suma ponderada de valores.
TABLES =
    .clocks = dos relojes
    .caches = cachés
    .multiplications = multiplicaciones
    .blocks = fila por bloques

## gráficos y controles

right_row = { $count ->
        [one] Un solo bloque contiene toda la fila, así que estos son los pesos de la softmax sin reescalar nada.
       *[other] Leída en **{ $count }** bloques, la fila tiene los pesos de la softmax de toda la fila, porque
            { "$e^{s - m} · e^{m - m'} = e^{s - m'}$" }: el factor cambia la m antigua por la nueva.
    }
lucky_row = Nada se reescala y, sin embargo, los pesos son los de softmax: el primer bloque contiene la mayor puntuación, { $top }, así que m
    nunca aumenta.
wrong_row = Nada se reescala, así que las claves anteriores al bloque con la mayor puntuación reciben el **{ PERCENT($early) }** del peso;
    softmax les da el **{ PERCENT($true) }**. Los pesos siguen sumando el 100 %, así que el error pasa inadvertido.
clock =
    .key = :gray[**{ SHORT($frequency) } rad ({ DECIMAL($degrees, digits: 0) }°) por posición** · producto
        { DECIMAL($product, digits: 3) }]
    .alt = Un reloj con dos agujas, q y k, a { DECIMAL($between, digits: 1) } radianes una de otra
hand = { $letter }: girada { DECIMAL($angle, digits: 1) } radianes
caches =
    .key = :gray[**Caché de { GROUPED($tokens) } tokens, según las cabezas de claves y valores** · ┃ espacio junto a las matrices en una
        GPU de { $card } GB]
    .alt = El tamaño de la caché con 32, 16, 8, 4, 2 y 1 cabezas de claves y valores, en barras
count_label = { $count ->
        [one] { $count } cabeza
       *[other] { $count } cabezas
    }
size = { DECIMAL($size, digits: 1) } GB
ROOM = espacio en la GPU{ " " }
computed =
    .key = :gray[**Claves y valores de las palabras, una línea por palabra nueva** · oscuro: calculado ahora · claro: calculado otra vez si
        no hay caché]
    .alt = Para cada palabra hasta ahora, qué claves y valores se calculan ahora y cuáles se calcularían otra vez
line_tip = { $word }: 1 nueva, { $count } otra vez sin caché
row_in_blocks =
    .key = :gray[**Pesos de ocho puntuaciones en bloques de { $size }** · █ { $rescaled ->
            [yes] con
           *[no] sin
        } reescalado · ○ softmax de toda la fila]
    .alt = Los pesos de ocho puntuaciones leídas por bloques, junto a los de softmax, en barras
score_label = bloque { $block }: { DECIMAL($score, digits: 0) }
SERIES =
    .now = { "" }
    .raw = softmax{ " " }
KEPT_HEAD =
    .block = bloque
    .scores = puntuaciones
    .largest = m
    .factor = factor de ℓ
    .total = ℓ
NONE = –
left_out = { DECIMAL($factor) } (omitido)
same_outputs = { BADGE(outputs_said, $agrees, $difference) }
outputs_said = Con caché y sin ella, { $total ->
        [one] la salida de la palabra coincide
       *[other] las salidas de las { $total } palabras coinciden
    }.
PLACE = Posición de la clave
PLACE_HELP = La consulta mantiene su distancia a la clave, así que las dos se mueven juntas.
DISTANCE = Distancia de la clave a la consulta
DISTANCE_HELP = Cuántas posiciones después de la clave está la consulta.
CACHE_HEADS = Cabezas de claves y valores
CACHE_HEADS_HELP = El modelo tiene 32 cabezas de consultas. Con 8 cabezas de claves y valores, 4 cabezas de consultas comparten una.
WRITTEN = Palabra más nueva (0 es la primera)
WRITTEN_HELP = Hasta dónde se ha escrito la frase.
BLOCK_SIZE = Puntuaciones por bloque
BLOCK_SIZE_HELP = La fila tiene ocho puntuaciones.
RESCALED = Reescalar las sumas anteriores
RESCALED_HELP = Cuando un bloque aumenta la mayor puntuación, lo sumado antes se multiplica por e^(antigua − nueva).
