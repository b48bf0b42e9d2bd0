### Lo que dice la página sobre softmax: las puntuaciones pasan a ser partes, el azar en una cabeza ancha, por qué √head_size, temperatura.

-root-of-head-size = { "$\\sqrt{\\text{head\\_size}}$" }

## los pasos

five =
    .title = Softmax convierte las puntuaciones en partes
    .about = Las puntuaciones pueden ser negativas, pero los pesos deben ser partes del 100 %. **Softmax** eleva e ≈ 2,718 a cada
        puntuación, porque esa potencia siempre es positiva, y la divide entre la suma de todas. Multiplica por
        c > 1: las puntuaciones difieren más, así que el mayor peso crece, salvo que todas sean iguales.
    .sentence = { five_shares }
    .predict = La puntuación de una clave supera en 1 a la de otra. ¿Cuántas veces mayor es su peso?
    .task = Elige c de modo que las dos mayores puntuaciones difieran exactamente en 1, y compara sus pesos.
    .done = { $top } supera en 1 a { $next }, así que su peso, { FINE_PERCENT($largest) }, es e ≈ 2,7 veces
        { FINE_PERCENT($second) }, porque $e^{ "{" }{ $top }{ "}" }$ = e · $e^{ "{" }{ $next }{ "}" }$. Lo mismo vale para dos puntuaciones
        cualesquiera que difieran en 1: solo cuentan las diferencias. Por eso los programas restan primero la mayor puntuación, y
        ninguna exponencial se desborda.
    .nearly = Con c = { SHORT($multiplier) }, las dos mayores puntuaciones, { $top } y { $next }, difieren en { DECIMAL($lead, digits: 1) }. { $way ->
        [near] Una c mayor las separa más.
       *[far] Una c menor las acerca.
    }
luck =
    .title = ¿A qué atiende una cabeza antes de aprender nada?
    .about = Antes del entrenamiento, las consultas y las claves son aleatorias, así que ninguna palabra ha merecido más peso. Pero en
        una **cabeza** ancha cada puntuación suma muchos productos, head_size en total, y las puntuaciones difieren por azar en varios
        puntos. Una ventaja de 5 puntos ya hace un peso $e^5$ ≈ 148 veces mayor.
    .sentence = { $words ->
        [1] La única clave recibe todo el peso, sea cual sea su puntuación.
       *[other] Con tamaño de cabeza 4, { QUERY($query_name) } asigna su mayor peso, **{ PERCENT($narrow_share) }**, a
            { KEY($narrow_word) }. Con tamaño de cabeza 128 asigna **{ PERCENT($share) }** a { KEY($word) }, aunque no se ha
            aprendido nada.
    }
    .predict = ¿Es este sorteo una excepción? Supón que se sortean { $rows } filas así con tamaño de cabeza 128. ¿En cuántas recibe una
        clave más del 90 %?
    .task = { $words ->
        [1] Escribe más palabras para que varias claves puedan ganar.
       *[other] Haz sorteos nuevos hasta que “{ WORD($last) }”, la última palabra{ $cut ->
            [yes] { " " }mostrada
           *[no] { "" }
        }, reciba el mayor peso con tamaño de cabeza 128.
    }
    .done = “{ WORD($last) }” recibe { PERCENT($share) }, solo porque así ha salido en este sorteo. En { $clear } de { $rows } filas así una
        clave recibe más del 90 %; con tamaño de cabeza 4, en { $narrow_clear }, porque las sumas de 128 productos aleatorios se dispersan
        más que las sumas de 4.
    .nearly = En este sorteo “{ WORD($word) }” recibe el mayor peso, { PERCENT($share) }. Otro sorteo puede dárselo a otra palabra.
spread =
    .title = Por qué las puntuaciones se dividen entre √head_size
    .about = Cuantos más productos suma una puntuación, más lejos de 0 cae. Supón que los números de q y k tienen media 0 y **varianza** 1,
        que es la media de sus cuadrados: con tamaño de cabeza 64, son normales las puntuaciones de ±8. Una clave gana por azar, y los
        cambios pequeños apenas mueven un peso, así que el entrenamiento no puede corregirlo. Por eso las puntuaciones se dividen.
    .sentence = Con tamaño de cabeza **{ $size }**, { $by ->
        [none] sin dividir
       *[other] divididas entre { $by }
    }, las 256 puntuaciones de este sorteo distan típicamente **{ SHORT($spread, digits: 3) }** de 0: es su desviación estándar.
        Su cuadrado es la varianza,
        { "" }**{ SHORT($drawn, digits: 3) }**; en teoría es { SHORT($theory, digits: 3) }{ $at_each ->
            [yes] , igual con cualquier tamaño de cabeza
           *[no] { "" }
        }.
    .predict = Con p = 0 las puntuaciones se dividen entre 1, así que no cambian. ¿Cuánto vale entonces su varianza con tamaño de cabeza
        { $size }?
    .task = { $size ->
        [1] Con tamaño de cabeza 1, toda potencia de head_size es 1. Elige una cabeza más ancha.
       *[other] Pon p = 0 y compara los tres gráficos.
    }
    .done = La varianza es { SHORT($drawn, digits: 3) }, en teoría { SHORT($theory, digits: 3) }, porque cada uno de los { $size }
        productos aporta { of_one_product }: son normales las puntuaciones de ±{ SHORT($typical, digits: 2) }. Dividir entre c divide la
        varianza entre c², así que solo { -root-of-head-size } la deja en { of_one_product } con cualquier anchura.
    .nearly = Con p = { SHORT($power) } las puntuaciones aún se dividen, entre { $by }: su varianza es { SHORT($drawn, digits: 3) }. Cuanto menor
        es p, menos se dividen.
ends =
    .title = Temperatura: ¿todo para una clave o algo para cada una?
    .about = ¿Debe una fila darlo todo a su mejor clave o algo a cada una? Lo decide la **temperatura** T entre la que se dividen sus
        puntuaciones: una T baja aumenta las diferencias entre ellas y una T alta las reduce. La atención mantiene T = 1, pero un modelo
        de lenguaje elige su siguiente palabra con una T fijada a mano.
    .sentence = { $found ->
        [none] { blind }
        [one] { alone }
        [equal] { equal_ends }
       *[several] { several_ends }
    }
    .predict = ¿Puede la temperatura por sí sola dar el mayor peso a una clave distinta de “{ WORD($key) }”?
    .task = { $kind ->
        [narrow] “{ WORD($query) }” puede atender como máximo a una clave. { $choose }
        [equal] “{ WORD($query) }” tiene puntuaciones iguales para todas sus claves. { $choose }
        [apart] Ninguna temperatura del control da a “{ WORD($key) }” cerca del 90 % de esta fila. { $choose }
       *[near] Busca una temperatura con la que { $others ->
            [0] { leading } tenga
           *[other] { leading } tengan en total
        } cerca del 90 % del peso (de 85 a 95 %).
    }
    .done = { $others ->
        [0] { leading } tiene
       *[other] { leading } tienen en total
    } { PERCENT($together) } del peso. Ninguna otra clave ha pasado por delante, porque dividir todas las puntuaciones entre la misma T
        conserva su orden. Solo cambian las ventajas: con la mitad de T cada una se duplica, así que la razón entre dos pesos se eleva
        al cuadrado.
    .nearly = Con T = { SHORT($temperature) }, { leading } { $others ->
        [0] tiene
       *[other] tienen en total
    } { PERCENT($together) } del peso. { $way ->
        [little] Una T más baja aumenta las ventajas.
       *[much] Una T más alta las reduce.
    }
summary = Softmax convierte las puntuaciones en partes: una ventaja de un punto hace un peso e ≈ 2,7 veces mayor.
    { "  \u000A" }Una puntuación suma head_size productos. Dividida entre { -root-of-head-size }, tiene varianza { $init ->
        [linear] 1/9
       *[gaussian] 1
    } con cualquier tamaño de cabeza, así que ninguna clave gana solo porque la cabeza es ancha. Una temperatura, fijada a mano, divide
    una vez más.
    Sin máscara, cada palabra atiende a todas las demás, también a las que vienen después. ¿Le está permitido?
five_shares = { $equal ->
    [yes] { $multiplier ->
            [1] Las
           *[other] Multiplicadas por **{ SHORT($multiplier) }**, las
        } cinco puntuaciones son iguales, y cada una recibe un peso de **{ FINE_PERCENT($largest) }**.
   *[no] { $multiplier ->
            [1] La
           *[other] Multiplicada por **{ SHORT($multiplier) }**, la
        } mayor puntuación, { $top }, recibe un peso de **{ FINE_PERCENT($largest) }**{ $changed ->
        [up] , más que antes ({ FINE_PERCENT($before) })
        [down] , menos que antes ({ FINE_PERCENT($before) })
       *[no] { "" }
    }. Los pesos están tan repartidos como lo estarían pesos iguales en **{ DECIMAL($effective, digits: 1) }** de las 5 claves
        (**claves efectivas**).{ $level ->
            [saturated] { " " }{ LEVELS.saturated } Así que el gradiente casi se anula, y el entrenamiento se estanca.
            [nearly] { " " }{ LEVELS.nearly }
           *[open] { "" }
        }
}
of_one_product = { $gaussian ->
    [yes] 1
   *[no] 1/9
}
leading = “{ WORD($key) }”{ $others ->
    [0] { "" }
    [one] { " " }y { $others } clave más
   *[other] { " " }y { $others } claves más
}
five_guesses =
    .twice = 2 veces
    .e = unas 2,7 veces
    .depends = depende de lo grandes que sean las dos
luck_guesses =
    .few = en casi ninguna
    .some = en una cuarta parte
    .most = en más de la mitad
spread_guesses =
    .one = 1
    .root = { -root-of-head-size }
    .size = head_size
ends_guesses =
    .high = sí, una alta
    .low = sí, una baja
    .never = no
spread_offers =
    .by_size = Tamaño de cabeza 64, ÷ head_size
    .wrong_root = Cabeza ancha, ÷ otra raíz
narrow_row =
    .key = **tamaño de cabeza 4** :gray[· sin dividir{ $cut ->
        [yes] { " " }· las 8 primeras palabras
       *[no] { "" }
    }]
    .alt = Los pesos de una consulta aleatoria en una cabeza de tamaño 4, en barras
wide_row =
    .key = **tamaño de cabeza 128** :gray[· sin dividir{ $cut ->
        [yes] { " " }· las 8 primeras palabras
       *[no] { "" }
    }]
    .alt = Los pesos de una consulta aleatoria en una cabeza de tamaño 128, en barras
histogram =
    .key = { $is_set ->
        [yes] :primary[**tamaño de cabeza { $at_size }**]
       *[no] :gray[**tamaño de cabeza { $at_size }**]
    } :gray[· ━ ±{ SHORT($at_spread, digits: 3) }, desviación estándar]
    .alt = Cómo se reparten alrededor de 0 las 256 puntuaciones con tamaño de cabeza { $at_size }, en barras
slope = { $level ->
    [saturated] { LEVELS.saturated }
    [nearly] { LEVELS.nearly }
   *[open] { LEVELS.open }
} { passed_on }{ "\u000A" }{ "\u000A" }{ slope_words }
passed_on = Si las puntuaciones multiplicadas cambian un poco, el vector de pesos cambia como máximo unas
    { "" }**{ DECIMAL($passes_on, digits: 3) }** veces eso. El entrenamiento devuelve el **gradiente** por el mismo camino, como máximo con
    el mismo factor. Donde este es casi 0, ninguna puntuación aprende si debe subir o bajar, así que la fila se queda como la hizo el
    azar.{ $multiplier ->
        [0] { " " }Con c = 0 todas las puntuaciones son 0, sean cuales sean los cinco números, así que no les llega ningún gradiente.
        [1] { "" }
       *[other] { " " }Un cambio de los cinco números se multiplica antes por { SHORT($multiplier) }, así que el factor total es
            { "" }**{ DECIMAL($in_all, digits: 3) }**.
    }
sizes = Con tamaño de cabeza **{ $size }**, el mayor de 64 pesos es en promedio **{ PERCENT($none) }** sin dividir{ $other ->
        [none] { " " }y
       *[other] ,
    } **{ PERCENT($head) }** si las puntuaciones se dividen entre √{ $size }{ $other ->
        [none] { "" }
       *[other] , y **{ $other }** si se dividen entre { $other_divisor }{ $d_model_divides ->
            [yes] , donde d_model es la anchura del vector de una palabra
           *[no] { "" }
        }
    }. { $any ->
        [no] En ninguna de estas { $rows } filas tiene una clave el 99 % o más, así que ninguna está saturada.
       *[yes] Sin dividir están saturadas **{ $saturated } de { $rows }** filas (una clave tiene el 99 % o más); al dividir entre
            √{ $size }, **{ $scaled }**.
    }
FOLDS =
    .slope = por qué una fila saturada deja de aprender: el gradiente
    .overflow = el mismo número sumado a cada puntuación, y números que desbordan
    .variance = por qué exactamente √head_size: tres líneas, 400 sorteos, torch.nn.Linear
    .largest = la clave con más suerte, con cada tamaño de cabeza
    .far = la salida desde temperatura 0 hasta ∞
TABLES =
    .scores = puntuaciones cerca de cada número entero
    .head_sizes = por tamaño de cabeza
    .variances = 400 sorteos
    .ends = fila seleccionada

## imágenes, desplegables y tablas

several_ends = A temperatura **{ SHORT($temperature) }**, { QUERY($query) } atiende a { KEY($key) }{ $others ->
        [0] { "" }
        [one] { " " }y a { $others } clave más,
       *[other] { " " }y a { $others } claves más,
    } con un peso de **{ PERCENT($weight) }**{ $others ->
        [0] { "" }
       *[other] { " " }cada una
    }. { $temperature ->
        [0] Cuando la temperatura crece, el peso
       *[other] A temperatura 0 el peso{ $others ->
                [0] { "" }
               *[other] { " " }de cada una
            } es { PERCENT($at_cold) }; cuando la temperatura crece,
    } se acerca a { PERCENT($mean) }, lo mismo para las { $visible } claves.{ $narrow ->
        [yes] { " " }Esta cabeza tiene tamaño { $head_size }; en “{ TITLE("start") }” tiene tamaño 64, así que allí sus pesos son otros.
       *[no] { "" }
    }
LEVELS =
    .saturated = La fila está **saturada**: un cambio pequeño en una puntuación apenas cambia los pesos.
    .nearly = La fila está **casi saturada**: un cambio pequeño en una puntuación cambia poco los pesos.
    .open = La fila **no está saturada**: un cambio pequeño en una puntuación cambia los pesos.
blind = Todas las claves están ocultas para { QUERY($query) }: su salida es 0 a cualquier temperatura.
alone = { QUERY($query) } solo puede atender a { KEY($key) }: su peso es el 100 % a cualquier temperatura.
equal_ends = { QUERY($query) } tiene la misma puntuación para las { $visible } claves: cada una tiene un peso de **{ PERCENT($mean) }** a
    cualquier temperatura.
five_weights =
    .key = { $multiplier ->
            [1] :gray[**Puntuaciones de cinco claves y sus pesos de atención**]
           *[other] :gray[**Puntuaciones de cinco claves × { SHORT($multiplier) } y sus pesos de atención** · █ ahora · ┃ antes
                de multiplicar]
        }
    .alt = Softmax de cinco números, en barras
largest =
    .key = :gray[**{ MEASURES.largest }** ·] { $lines_of_ways }
    .alt = El mayor peso de una fila de 64 claves según el tamaño de cabeza, una línea por divisor
effective =
    .key = :gray[**{ MEASURES.effective }** ·] { $lines_of_ways }
    .alt = El número efectivo de claves, de 64, según el tamaño de cabeza, una línea por divisor
MEASURES =
    .largest = El mayor de 64 pesos, media de 64 consultas aleatorias
    .effective = Claves efectivas de 64
row =
    .key = **Pesos de atención de** { QUERY($query) } :gray[· █ temperatura { SHORT($temperature) } · ┃ temperatura 0 ·
        ○ temperatura infinita]
    .alt = La fila seleccionada ahora, a temperatura 0 y a temperatura infinita, en barras
passed =
    .key = :gray[**mayor cambio de los pesos ÷ cambio de las puntuaciones** ·] :primary[**━ cinco puntuaciones**] :gray[┉
        puntuaciones multiplicadas]
    .alt = Cuánto cambia los pesos un cambio de las puntuaciones, según la temperatura
naive =
    .key = :gray[**exp(s) ÷ suma de exp(s)**, en float32]
    .alt = Softmax sin restar la mayor puntuación, en barras
careful =
    .key = :gray[**restando antes la mayor puntuación**, como hace torch.softmax]
    .alt = Softmax restando antes la mayor puntuación, en barras
variance_by_size =
    .key = :gray[**Varianza de q · k** ·] { $lines_of_ways } :gray[· puntos: sorteos{ $gaussian ->
            [yes] { " " }· sombra: 95 % de los sorteos
           *[no] { "" }
        } · ambos ejes logarítmicos · d_model: la anchura de x, el vector de una palabra]
    .alt = Varianza de q por k según el tamaño de cabeza, una línea por divisor, con sorteos alrededor de la del elegido
slope_words = Multiplicar por { SHORT($multiplier) } equivale a { $multiplier ->
        [0] una temperatura infinita
       *[other] la temperatura { SHORT($temperature, digits: 3) }
    } (paso 4). La entropía de los pesos, −Σ w ln w, es { DECIMAL($entropy, digits: 2) } nats; su exponencial es el número de
    claves efectivas, { DECIMAL($effective, digits: 1) }.
shift = La mayor puntuación es { DECIMAL($highest, digits: 1) }. En float32, la suma de las exponenciales es { $infinite ->
        [yes] **infinito**
       *[no] **{ SHORT($total, digits: 3) }**
    }. { $lost ->
        [0] { "" }
       *[other] { $zero ->
                [yes] 0 ÷ 0
               *[no] Infinito ÷ infinito
            } no es un número, así que **{ $lost } de 5** pesos quedan indefinidos.{ " " }
    }Si antes se resta la mayor puntuación, ningún exponente es mayor que 0, así que nada desborda; los pesos no cambian,
    porque solo cuentan las diferencias.
variance = En teoría, las puntuaciones con tamaño de cabeza { $size } tienen varianza { SHORT($theory_undivided, digits: 3) }; divididas entre √{ $size } = { SHORT($root, digits: 3) }, tienen { SHORT($theory_undivided, digits: 3) } ÷ { $size } = { SHORT($theory_divided, digits: 3) }. En
    este sorteo de 256 puntuaciones es **{ DECIMAL($undivided) }**, y **{ DECIMAL($divided) }** después de dividir.
linear_words = { $gaussian ->
        [yes] torch.nn.Linear empieza con números más pequeños. Elige linear: entonces cada número de q y k tiene
            varianza ⅓, así que un producto, y con él cada puntuación, tiene ⅓ · ⅓ = 1/9 de la varianza.
       *[no] Cada número de q y k tiene varianza ⅓, así que una puntuación tiene varianza { $size } ÷ 9 = **{ SHORT($theory_undivided, digits: 3) }**
            en teoría, y **{ DECIMAL($undivided, digits: 2) }** en este sorteo. Dividir entre { -root-of-head-size } la deja también aquí en
            1 ÷ 9 con cualquier tamaño de cabeza.
    }
far = A temperatura 0 la salida es { $others ->
        [0] el { VALUE("valor") } de { KEY($key) }
        [one] la media de los { VALUE("valores") } de { KEY($key) } y de { $others } clave más
       *[other] la media de los { VALUE("valores") } de { KEY($key) } y de { $others } claves más
    }. Ahora{ $before_dropout } cada uno de sus números difiere de eso en **{ AT_MOST($to_cold) }** como máximo.

    A temperatura infinita es la media simple de los { $values }. Ahora{ $before_dropout } cada uno de sus números difiere de
    ella en **{ AT_MOST($to_mean) }** como máximo.
way = { $divisor ->
        [none] sin dividir
       *[other] ÷ { $divisor }
    }
five_offers =
    .times_8 = Multiplicar por 8
    .times_0 = Multiplicar por 0
constant_offers =
    .add_50 = Sumar 50
    .add_100 = Sumar 100
    .subtract_150 = Restar 150
ends_offers =
    .cold = Temperatura 0
    .past = Solo el pasado
HEAD_SIZE_AXIS = tamaño de cabeza
NOT_A_NUMBER = no es un número
MULTIPLIER = Multiplicar las cinco puntuaciones por c
MULTIPLIER_HELP = Lo mismo que una temperatura de 1 ÷ c.
ENDS =
    .cold = temperatura 0
    .now = ahora
    .hot = temperatura infinita
others = { $count ->
        [one] { $count } más
       *[other] { $count } más
    }
HIDDEN = oculta
ends_tip = { $label }: { DECIMAL($now, digits: 4) } ahora, { DECIMAL($cold, digits: 4) } a temperatura 0,
    { DECIMAL($hot, digits: 4) } a temperatura infinita
hidden_tip = { $label }: { HIDDEN }
SLOPE_AXIS = temperatura = 1 ÷ c
CONSTANT = Sumar a cada una de las cinco puntuaciones
CONSTANT_HELP = A todas las puntuaciones se les suma el mismo número.
INIT = q y k
INIT_HELP = gaussian: números con media 0 y varianza 1. linear: salidas de capas torch.nn.Linear recién
    inicializadas.
what_variance_is = La **varianza** es la media de las distancias al cuadrado entre los números y su media; su raíz cuadrada, la **desviación
    estándar**, es su distancia típica. { $init ->
        [linear] Aquí q y k salen de torch.nn.Linear: media 0, varianza ⅓.
       *[gaussian] Aquí q y k son aleatorios: media 0, varianza 1.
    } La anchura de x, el vector de una palabra, se llama **d_model**.
DERIVATION_HEAD =
    .line = La varianza en tres líneas
    .theory = teoría
    .drawn = este sorteo
of_products = var(qᵢ kᵢ) = { $product } :gray[para números independientes de media 0]
of_sum = var(q · k) = { $size } · var(qᵢ kᵢ) :gray[para una suma de { $size ->
        [one] { $size } producto independiente
       *[other] { $size } productos independientes
    }]
of_quotient = var(q · k ÷ √{ $size }) = var(q · k) ÷ (√{ $size })² :gray[porque dividir entre c divide la varianza entre c²]
DRAWS_HEAD =
    .scores = puntuaciones
    .theory = teoría
    .drawn = este sorteo
    .middle = 95 % de 400 sorteos
range = de { SHORT($low, digits: 3) } a { SHORT($high, digits: 3) }
known_draws = Los ejemplos resueltos contienen dos sorteos distintos con tamaño de cabeza 16: uno sin escalar, con varianza
    { DECIMAL($raw, digits: 4) }, y otro dividido entre √16, con varianza { DECIMAL($scaled, digits: 4) }.
EFFECTIVE_WORDS = El número de claves efectivas es la exponencial de la entropía de una fila: con pesos iguales en k claves es k. Una fila
    está saturada si una clave tiene el 99 % o más, de modo que a q y k no les llega casi ningún gradiente. Los números son medias o
    recuentos de 64 filas.
SIZES_HEAD =
    .scores = puntuaciones
    .largest = mayor peso
    .effective = claves efectivas
    .saturated = filas saturadas
shift_verified = Si se resta la mayor puntuación antes de softmax, sumar { $constant } a cinco puntuaciones no cambia ningún peso
    en más de { AT_MOST($difference) }.
mean_verified = La salida a temperatura infinita y la media de los valores difieren como máximo en { AT_MOST($difference) }.
