### Lo que dicen las preguntas de Practicar: un título, la pregunta y la explicación.

## temperatura, máscaras, escala, salidas y errores

# máscara del núcleo → lo que permite
MASKS =
    .none = No hay nada oculto.
    .causal = Con la máscara causal, cada palabra puede atender a sí misma y a todas las anteriores.
    .prefix = Con la máscara de prefijo, cada palabra puede atender a sí misma, a todas las anteriores y a las 2 primeras.
    .window = Con la máscara de ventana, cada palabra puede atender a sí misma y a las 2 palabras anteriores.
    .strided = Con la máscara por saltos, cada palabra puede atender a sí misma y a una de cada dos palabras anteriores.

# winner, second: las claves con la mayor puntuación y con la segunda; colder: el peso a la mitad de temperatura
colder =
    .title = Una temperatura más baja
    .question = El gráfico muestra las puntuaciones escaladas de todas las claves. { $masked ->
            [yes] Una máscara causal oculta todas las palabras posteriores.{ " " }
           *[no] { "" }
        }La temperatura baja de 1 a 0,5. ¿A qué clave asigna { QUERY($query) } su mayor peso{ $level ->
            [3] , y cuánto vale
           *[other] { "" }
        }?
    .reason = { $masked ->
            [yes] Entre las claves que no están ocultas,{ " " }
           *[no] { "" }
        }{ KEY($winner) } tiene la mayor puntuación, { DECIMAL($score, digits: 1) }; le sigue { WORD($second) } con
        { DECIMAL($next_score, digits: 1) }. La temperatura divide todas las puntuaciones entre el mismo número, así que su
        orden no cambia. Con la mitad de temperatura, sus diferencias se duplican: el mayor peso crece de
        { PERCENT($share) } a { PERCENT($colder) }.

# shares: los pesos sin máscara de las claves visibles, sumados; after: esos pesos con la máscara
causal_row =
    .title = Una fila con máscara
    .question = El gráfico muestra los pesos sin máscara. ¿Qué pesos tiene { QUERY($query) } con { $mask ->
            [causal] una máscara causal
           *[window] una máscara de ventana, que permite a cada palabra atender a sí misma y a la anterior
        }?
    .reason = La máscara deja { AND($left) }. Sin máscara tienen { $shares }, en total { PERCENT($kept) } de la fila.
        Softmax, aplicado solo a estas claves, divide cada peso entre { DECIMAL($kept) }: { CLAUSES($after) }. La fila
        vuelve a sumar el 100 %, y las claves ocultas reciben 0.

# terms: peso × valor de cada clave, sumados
which_output =
    .title = Una salida
    .question = El primer gráfico muestra los pesos de cada consulta, y el segundo, el valor de cada clave. ¿Qué vector es
        la salida de { QUERY($query) }?
    .reason = La salida es la suma ponderada de los valores. La columna 0 de la salida es la suma, en todas las claves, de
        peso × columna 0 del valor: { $terms } ≈ { DECIMAL($output, digits: 1) }. Las demás columnas se calculan del mismo modo.
vector = ({ CLAUSES($numbers) })

# way: cómo se llega a un número equivocado
unscaled =
    .title = Sin escalar
    .question = El gráfico muestra los pesos con escala: las puntuaciones se dividen entre √{ $head_size } = { $root }. La
        fila de { QUERY($query) } tiene { DECIMAL($scaled, digits: 1) } claves efectivas, e^entropía: una fila con ese
        número de pesos iguales tiene la misma entropía. ¿Cuántas claves efectivas tiene sin escalar?
    .reason = Sin escalar, todas las puntuaciones son { $root } veces mayores, y sus diferencias también: el peso de
        { KEY($winner) } crece de { PERCENT($share) } a { PERCENT($raw_share) }. La entropía de la fila es entonces
        −({ $terms }) = { $entropy }, y e^{ $entropy } = { DECIMAL($unscaled, digits: 1) }.{ $way ->
            [scaled] { " " }{ $count } es el número con escala.
            [left] { " " }{ $count } exigiría pesos iguales en las { $left } claves a las que puede atender la consulta.
            [between] { " " }{ $count } es el número de una fila más uniforme que esta.
            [one] { " " }{ $count } exigiría un único peso del 100 %.
            [by_size] { " " }{ $count } es el número de unas puntuaciones { $head_size } veces mayores, no
                √{ $head_size } veces.
            [largest] { " " }{ $count } es 1 ÷ el mayor peso, que no tiene en cuenta cómo se reparten el resto las demás claves.
            [fewer] { " " }{ $count } es el número de una fila más concentrada que esta.
           *[right] { "" }
        }

# rule: una entrada de MASKS; another: la palabra que ocupa un lugar; rows: las que cambian; still: las que no
who_moves =
    .title = Cambia una palabra
    .question = { $rule } { $mask ->
            [none] { "" }
           *[other] Un punto marca una clave oculta.{ " " }
        }La palabra { KEY($place) } pasa a ser “{ WORD($another) }”. ¿Qué filas de la salida cambian?
    .reason = Cambia la fila de la propia palabra, y también la de cada consulta que puede atender a ella: { $rows }. El
        mayor cambio de un número es { DECIMAL($amount, digits: 1) }, en la fila de { QUERY($largest) }. { $unchanged ->
            [0] Ninguna fila queda igual.
            [1] { LIST($still) } no puede atender a ella, así que su salida queda exactamente igual.
           *[other] { LIST($still) } no pueden atender a ella, así que sus salidas quedan exactamente iguales.
        }

# Qué filas de un gráfico; all: si no hay ninguna otra.
rows = { $all ->
    [yes] todas las filas
   *[no] { LIST($words) }
}

# summary: lo que hace el error
which_bug =
    .title = ¿Qué error es este?
    .question = Los gráficos muestran { $level ->
            [3] las puntuaciones escaladas de una cabeza
           *[other] los pesos de un programa correcto
        } con una máscara causal{ $padded ->
            [yes] , que además oculta la primera palabra como relleno,
           *[no] { "" }
        } y { $level ->
            [3] los pesos de un programa
           *[other] los de un programa
        } con una línea equivocada. ¿Qué error es?
    .reason = { $summary } { $undefined ->
            [yes] Los { $count } pesos de la fila de { QUERY($row) } son indefinidos (NaN).
           *[no] En la fila de { QUERY($row) }, { KEY($column) } tiene { DECIMAL($wrong) }; { $hidden ->
                [yes] debería estar oculta
               *[no] lo correcto sería { DECIMAL($right) }
            }.
        }

## tamaños, máscaras y orden

# itself: si se pregunta por el peso que la consulta se asigna a sí misma; parts: los pesos que se pierden, sumados
hidden_key =
    .title = Se oculta una clave
    .question = El gráfico muestra pesos de atención. Ahora una máscara oculta { AND($hidden) } solo a la consulta
        { QUERY($query) }, y las puntuaciones no cambian. ¿Cuánta atención presta entonces esta consulta a { $itself ->
            [yes] sí misma
           *[no] { KEY($key) }
        }?
    .reason = La parte de { AND($hidden) } en la fila era { $parts }, así que queda el 100 % − { PERCENT($lost) } =
        { PERCENT($rest) }. Los pesos restantes se dividen entre su suma, así que la fila vuelve a sumar el 100 %:
        { PERCENT($before) } ÷ { PERCENT($rest) } = { PERCENT($after) } para { KEY($key) }.
weights_shape =
    .title = La forma de los pesos
    .question = { $level ->
            [1] Una frase de { $queries } palabras atiende a sí misma, en una cabeza con head_size = { $head_size }. El vector
                x de cada palabra tiene { $d_model } números.
            [2] { $queries } palabras atienden a las { $keys } palabras de otra frase, en una cabeza con
                head_size = { $head_size }.
           *[other] En un lote de { $batch } ejemplos, { $queries } palabras atienden a { $keys } palabras de otra frase, en
                { $heads } cabezas con head_size = { $head_size }.
        } ¿Qué forma tienen los pesos de atención?
    .reason = Hay un peso por cada consulta y cada clave: { $queries } × { $keys }, una fila por consulta.{ $level ->
            [3] { " " }Cada uno de los { $batch } ejemplos tiene una matriz así en cada una de las { $heads } cabezas.
           *[other] { "" }
        } La puntuación suma sobre los { $head_size } números de una consulta, así que head_size no forma parte de la forma.
sizes = d_model = { $d_model } y { $heads } cabezas con head_size = { $head_size }
unit = Los números de q y k son independientes, con media 0 y varianza 1.
divisor =
    .title = El tamaño de las puntuaciones
    .question = Un modelo tiene { sizes }{ $level ->
            [1] ; una frase tiene { $words } palabras. ¿Entre qué número se dividen las puntuaciones antes de softmax?
            [2] . { unit } ¿Qué varianza tiene una puntuación q·k antes de dividirla?
           *[other] . { unit } Un programa divide las puntuaciones entre √d_model. ¿Qué varianza tienen entonces?
        }
    .reason = q·k es una suma de { $head_size } productos, cada uno con varianza 1, así que su varianza es { $head_size }. { $level ->
            [1] Dividida entre √head_size = √{ $head_size } = { SHORT($root) }, su varianza es 1. No influyen ni d_model ni el
                número de palabras.
            [2] Por eso las puntuaciones se dividen entre √{ $head_size } = { SHORT($root) }: entonces su varianza es 1.
           *[other] Dividir entre √{ $d_model } divide la varianza entre { $d_model }: { $head_size } ÷ { $d_model } =
                { SHORT($ratio) }. Debería ser 1: las puntuaciones varían demasiado poco, y las filas son demasiado uniformes.
        }

# square: los parámetros de una matriz
half_heads =
    .title = El número de parámetros
    .question = Una capa tiene { sizes }. ¿Cuántos parámetros tienen en total { $matrices ->
            [4] W_Q, W_K, W_V y W_O
           *[other] W_Q, W_K y W_V
        } de todas las cabezas?
    .reason = Para todas las cabezas juntas, cada matriz tiene { $d_model } × ({ $heads } · { $head_size }) = { $d_model } ×
        { $d_model } = { $square } parámetros{ $matrices ->
            [4] , y W_O también
           *[other] { "" }
        }: { $matrices } · { $square } = { $numbers }. Varias cabezas que se reparten la dimensión no tienen más parámetros
        que una sola.

# module: si es nn.MultiheadAttention quien recibe la máscara, donde True oculta; row: cada palabra y su entrada
mask_polarity =
    .title = Qué significa True
    .question = Una máscara booleana tiene esta fila para { QUERY($query) }: { LIST($row) }. Se pasa a { $module ->
            [yes] nn.MultiheadAttention
           *[no] scaled_dot_product_attention
        } como attn_mask. ¿A qué palabras puede atender { QUERY($query) }?
    .reason = { $module ->
            [yes] En nn.MultiheadAttention, True oculta una clave.
           *[no] En scaled_dot_product_attention, True significa que la consulta puede atender a la clave.
        } { $true ->
            [1] Es
           *[other] Son
        } True { $true } de las { $count } entradas de la fila, así que { $left ->
            [1] queda
           *[other] quedan
        } { $left } de las { $count } palabras: { AND($allowed) }. { $module ->
            [yes] En scaled_dot_product_attention
           *[no] En nn.MultiheadAttention
        } es al revés.

# begins: el primer número de la salida marcada, o de la de la primera palabra; count: cuántas filas cambian
swapped_words =
    .title = Las palabras intercambian sus posiciones
    .question = El gráfico muestra salidas, { $level ->
            [1] sin posiciones y sin máscara; una fila está marcada. Ahora las palabras están en otro orden:
                “{ SENTENCES($order) }”. ¿Qué fila tiene entonces los números marcados?
           *[other] { $positions ->
                [yes] con
               *[no] sin
            } posiciones y { $masked ->
                [yes] con una máscara causal
               *[no] sin máscara
            }. Ahora **{ WORD($first) }** y **{ WORD($second) }** intercambian sus posiciones. ¿Qué filas de este gráfico
                conservan sus números? Cada fila se llama como la palabra que ocupa ahora esa posición.
        }
    .reason = { $level ->
            [1] { no_order }, así que cada salida se mueve con su palabra. La de **{ WORD($marked) }**,
                { DECIMAL($begins, digits: 1) } en la columna 0, está ahora en { numbered_row }, donde está la palabra.
           *[other] { $positions ->
                [yes] Ahora que **{ WORD($first) }** y **{ WORD($second) }** tienen otras posiciones, sus vectores son
                    distintos. { $masked ->
                        [yes] Cada una de las { $count } filas a partir de **{ WORD($first) }** puede atender a una de estas
                            palabras y cambia. Las filas anteriores a **{ WORD($first) }** no pueden atender a ninguna.
                       *[no] Sin máscara, cada consulta atiende a ambas: cambian las { $count } filas.
                    }
               *[no] { $masked ->
                    [yes] Cambian las { $count } filas desde **{ WORD($first) }** hasta **{ WORD($second) }**: tienen otra
                        consulta, o pueden atender a palabras distintas que antes. Las filas anteriores a **{ WORD($first) }**
                        no pueden atender a ninguna de las dos. Las filas posteriores a **{ WORD($second) }** suman los mismos
                        valores ponderados en otro orden, y eso no cambia la suma.
                   *[no] { no_order }, así que las salidas se mueven con sus palabras: la salida de **{ WORD($first) }**,
                        { DECIMAL($begins, digits: 1) } en la columna 0, está ahora donde estaba **{ WORD($second) }**. Las
                        demás filas suman los mismos valores ponderados, así que conservan sus números.
                }
            }
        }
no_order = Una puntuación depende de dos palabras, no de sus posiciones, y una suma no depende del orden
numbered_row = la { $there ->
    [0] primera
    [1] segunda
    [2] tercera
   *[other] cuarta
} fila
no_row = ninguna fila

## puntuaciones, temperatura y dropout

# ties: las claves de la misma palabra; count: cuántas tienen la mayor puntuación, y winner es la primera de ellas
tie_at_zero =
    .title = Temperatura 0
    .question = El gráfico muestra puntuaciones escaladas. No se suman posiciones, así que { AND($ties) } tienen la misma
        puntuación en cada fila. ¿Qué peso asigna { QUERY($query) } a { KEY($key) } a temperatura 0?
    .reason = A temperatura 0, la mayor puntuación de la fila, { DECIMAL($score, digits: 1) }, recibe todo el peso. { $count ->
            [1] Solo { KEY($winner) } tiene esta puntuación, así que recibe el 100 %.
           *[other] { $count ->
                [2] Dos
               *[other] Tres
            } claves tienen esta puntuación y se reparten el peso por igual: 1 ÷ { $count } = { PERCENT($each) } cada una.
        }{ $wins ->
            [yes] { "" }
           *[no] { " " }La puntuación de { KEY($key) } es menor, así que { KEY($key) } recibe 0 %.
        } A temperatura 1, { KEY($key) } tiene { PERCENT($share) }.

# left: a cuántas claves puede atender la consulta; terms: sus valores en la columna 0, sumados; mean: "none" sin valores
hot_end =
    .title = Temperatura infinita
    .question = { $level ->
            [3] El gráfico muestra valores. { QUERY($query) } puede atender a sí misma y a las palabras anteriores. Cuando la
                temperatura tiende a infinito, ¿a qué número se acerca la columna 0 de su salida?
           *[other] El gráfico muestra pesos de atención{ $masked ->
                [yes] { " " }con una máscara causal
               *[no] { "" }
            }, a temperatura 1. Cuando la temperatura tiende a infinito, ¿a qué valor se acerca el peso de
                { KEY($key) } en la fila de { QUERY($query) }?
        }
    .reason = Las puntuaciones divididas entre una temperatura muy grande son todas casi 0, así que las { $left } claves a las
        que puede atender { QUERY($query) } reciben pesos iguales: 1 ÷ { $left } = { PERCENT($each) } cada una{ $masked ->
            [yes] ; las claves ocultas siguen en 0
           *[no] { "" }
        }. { $averaged ->
            [yes] Por eso la salida es la media de sus valores: ({ $terms }) ÷ { $left } ≈ { DECIMAL($mean, digits: 1) }.
           *[no] A temperatura 1, { KEY($key) } tiene { PERCENT($share) }.
        }

# scaled: "" si la puntuación no se divide
dot_product =
    .title = Una puntuación
    .question = La consulta de { QUERY($query) } es q = { $q }, y la clave de { KEY($key) } es k = { $k }. { $level ->
            [3] ¿Cuál es su puntuación escalada, con head_size = { $head_size }?
           *[other] ¿Cuál es su puntuación q·k, sin escalar?
        }
    .reason = Multiplica los números por parejas y suma los productos: { $products }. { $scaled ->
            [none] Las parejas de igual signo suben la puntuación, y las de signo opuesto la bajan.
           *[other] La puntuación escalada es esta suma dividida entre √4 = 2: { $scaled }.
        }
weight_ratio =
    .title = De las puntuaciones a los pesos
    .question = En la fila de { QUERY($query) }, la puntuación escalada de { KEY($larger) } supera en { DECIMAL($gap) } la de
        { KEY($smaller) }.{ $level ->
            [3] { " " }La temperatura es { SHORT($temperature) }.
           *[other] { "" }
        } ¿Cuántas veces mayor es el peso de { KEY($larger) }?
    .reason = Softmax calcula e elevado a cada puntuación{ $temperature ->
            [1] { "" }
           *[other] , dividida entre la temperatura
        }, así que una diferencia de puntuaciones se convierte en un cociente de pesos: { $temperature ->
            [1] e^{ DECIMAL($gap) }
           *[other] e^({ DECIMAL($gap) } ÷ { SHORT($temperature) })
        } = { DECIMAL($ratio, digits: 1) }. Los pesos son { PERCENT($larger_share) } y { PERCENT($smaller_share) }.
times = { DECIMAL($ratio, digits: 1) } veces

# kept: los pesos que no se anulan, sumados; left: su suma; sum: la misma tras la división
dropped_weights =
    .title = Dropout
    .question = El gráfico muestra pesos de atención. Un dropout con p = { SHORT($p) } pone a 0 el peso de { AND($dropped) } en
        la fila de { QUERY($query) }. { $level ->
            [3] ¿Cuánto suman entonces los pesos de esta fila?
           *[other] ¿Qué peso tiene entonces { KEY($key) }?
        }
    .reason = Los pesos restantes se dividen entre 1 − p = { SHORT($stays) }: { PERCENT($share) } ÷ { SHORT($stays) } =
        { PERCENT($after) } para { KEY($key) }. De la fila queda { $kept } = { PERCENT($left) }, y { PERCENT($left) } ÷
        { SHORT($stays) } = { PERCENT($sum) }, no el 100 %. Solo la media de muchos sorteos se acerca a los pesos originales.

## se responde moviendo algo: la temperatura, o las barras de una fila

# needed: la temperatura que alcanza el objetivo; lead: de la mayor puntuación sobre la siguiente; met: si se eligió esta
goal_temperature =
    .title = Ajusta la temperatura
    .question = El gráfico muestra puntuaciones escaladas. Ajusta la temperatura para que { QUERY($query) }
        preste **{ PERCENT($goal) }** de
        su atención a { $itself ->
            [yes] sí misma
           *[no] { KEY($key) }
        }.{ $level ->
            [1] { " " }Mientras la fila está lejos del objetivo, la página dice si es demasiado uniforme o demasiado concentrada.
           *[other] { "" }
        } Después, comprueba: una respuesta a menos de { $points } puntos porcentuales cuenta como correcta.
    .reason = A temperatura { SHORT($needed) }, { QUERY($query) } asigna { PERCENT($reached) } a { KEY($key) }{ $met ->
            [yes] { "" }
           *[no] ; a la temperatura que has elegido, { SHORT($temperature) }, asigna { PERCENT($share) }
        }. La mayor puntuación tiene una ventaja de { DECIMAL($lead) }. Softmax divide esta ventaja entre la temperatura T, así
        que el mayor peso es e^({ DECIMAL($lead) } ÷ T) veces el siguiente. Una T más baja concentra la fila, y una más alta
        la hace más uniforme.

# worst: la palabra cuya barra más difiere; differs: si eso se ve en los porcentajes
row_of_bars =
    .title = Dibuja una fila
    .question = El gráfico muestra las puntuaciones escaladas de { QUERY($query) }; las palabras posteriores están ocultas.{ $level ->
            [3] { " " }La temperatura es { SHORT($temperature) }.
           *[other] { "" }
        } Arrastra las barras hasta los pesos de atención de esta fila y después comprueba.
    .reason = Tus barras ponen **{ PERCENT($distance) }** del peso en palabras equivocadas; hasta { PERCENT($tolerance) } cuenta
        como correcto.{ $differs ->
            [yes] { " " }La mayor diferencia está en { KEY($worst) }: { PERCENT($yours) } en tus barras,
                { PERCENT($truth) } en
                la fila.
           *[no] { "" }
        } { row_of_bars.rule }
    .rule = Softmax calcula e elevado a cada puntuación{ $temperature ->
            [1] { "" }
           *[other] , dividida entre { SHORT($temperature) },
        } y divide el resultado entre la suma de todas las exponenciales. Un punto más de puntuación multiplica el peso por { $temperature ->
            [1] e ≈ 2,7
            [0.5] e² ≈ 7,4
           *[2] √e ≈ 1,6
        }.

## modelos de hoy

cache_bytes =
    .title = Los bytes de una caché
    .question = Un modelo tiene { $layers ->
            [1] una capa
           *[other] { $layers } capas
        } con { $heads } cabezas de consultas y { $groups } cabezas de claves y valores, head_size = { $head_size }. Cada número ocupa
        2 bytes. ¿Cuántos bytes ocupa la caché para { $tokens } tokens{ $batch ->
            [1] { "" }
           *[other] { " " }en cada uno de { $batch } ejemplos
        }?
    .reason = Una caché guarda claves y valores, así que el número de cabezas de consultas no importa. 2 vectores (clave y valor) ·
        { $groups } cabezas · { $head_size } números · { $tokens } tokens{ $layers ->
            [1] { "" }
           *[other] { " " }· { $layers } capas
        }{ $batch ->
            [1] { "" }
           *[other] { " " }· { $batch } ejemplos
        } · 2 bytes = { cache_size }.
cache_size = { GROUPED($total) } bytes

rotary_distance =
    .title = Posiciones rotatorias
    .question = En una cabeza con posiciones rotatorias, un vector de consulta está en la posición { $query_at } y un vector de
        clave en la posición { $key_at }. ¿En qué otras posiciones tienen los mismos dos vectores la misma puntuación?
    .reason = Las posiciones rotatorias giran una consulta y una clave con ángulos que crecen con sus posiciones, y la puntuación
        depende de la diferencia de estos ángulos, así que decide la distancia. Aquí la clave está { $apart } posiciones antes que la
        consulta, y lo sigue estando cuando ambas avanzan { $on }. En las otras opciones la distancia es otra, o la clave está después de la consulta.
rotary_pair = consulta en { $query }, clave en { $key }

capped_score =
    .title = Un tope suave
    .question = Una cabeza tiene un tope suave de { $cap }. ¿En qué convierte una puntuación escalada de { SHORT($score) }?
    .reason = Un tope suave c convierte una puntuación s en c · tanh(s ÷ c). { SHORT($score) } ÷ { $cap } = { SHORT($times) }, y
        tanh({ SHORT($times) }) ≈ { DECIMAL($tanh, digits: 4) }; por { $cap }, da { DECIMAL($capped, digits: 1) }.

sink_share =
    .title = Lo que deja un sumidero
    .question = Una fila de atención tiene { $count } palabras con puntuaciones iguales y un sumidero { $more ->
            [0] con la misma puntuación
           *[other] cuya puntuación es mayor en 1
        }. La temperatura es 1. { $level ->
            [2] ¿Cuánto peso recibe cada palabra?
           *[other] ¿Cuánto peso reciben las palabras en total?
        }
    .reason = Solo importan las proporciones, así que cuenta la exponencial de cada palabra como 1; el sumidero aporta entonces { $more ->
            [0] también 1
           *[other] e ≈ 2,72
        }, y la suma es { SHORT($terms, digits: 3) }. { $level ->
            [2] Cada palabra recibe 1 ÷ { SHORT($terms, digits: 3) } ≈ { $share } %.
           *[other] Las palabras reciben { $count } ÷ { SHORT($terms, digits: 3) } ≈ { $share } %.
        } El resto se lo queda el sumidero, que no tiene valor, así que no suma nada a la salida.
todays_bug =
    .title = ¿Qué error de los modelos de hoy es este?
    .question = { which_bug.question }
    .reason = { which_bug.reason }

## gráficos

# la etapa de un gráfico, o su propio nombre → su título
PLANES =
    .scores = Puntuaciones
    .scaled = Puntuaciones escaladas
    .weights = Pesos de atención
    .values = Valores de las claves
    .output = Salidas
    .moved = Cambio de las salidas
    .open = Pesos de atención sin máscara
    .colder = Pesos de atención a temperatura 0,5
    .unscaled = Pesos de atención sin escalar
    .right = Los pesos correctos
    .wrong = Los pesos del programa equivocado
    .after_hiding = Pesos de atención con la máscara
    .after_swap = Salidas después del cambio
    .at_zero = Pesos de atención a temperatura 0
    .without_end = Pesos de atención a temperatura infinita
    .output_without_end = Salidas a temperatura infinita
    .after_dropout = Pesos de atención después del dropout
    .at_goal = Pesos de atención a la temperatura que alcanza el objetivo
