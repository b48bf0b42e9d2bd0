### Lo que dice la página Inicio.
TABLES =
    .one = la palabra en la primera frase
    .other = la palabra en la segunda frase
    .map = el mapa de significados
DEFINITION = ¿Cómo puede saber una palabra qué significa aquí?
LEAD = { $story ->
    [yes] “bat” es en inglés un murciélago o un bate. La palabra
   *[no] Muchas palabras tienen varios significados. Una palabra
} sola no dice con qué significado se usa, porque su **vector**, la lista de números que la representa, es el mismo en cada frase. Por
    eso **atiende** a todas las palabras de su frase: cada una recibe un **peso**, su parte del 100 %, y cuanto mayor es, más se
    toma de esa palabra.
SECOND = Otra frase con la misma palabra
SECOND_HELP = Los gráficos de la derecha muestran la palabra seleccionada en la primera frase.
SENSES = Otras palabras con dos significados:
EVEN = Con una **temperatura** más alta, los pesos se parecen más
collects = { QUERY($query) } toma { $share } de { $itself ->
    [yes] sí misma
   *[other] { KEY($key) }
}{ $keys ->
    [1] { "" }
    [2] { " " }y { $second_share } de { second_key }
   *[other] , { $second_share } de { second_key } y el resto de { $others ->
        [one] la otra palabra
       *[other] las otras { $others } palabras
    }
}.{ $moves ->
    [chance] { " " }{ chance }
    [no] { "" }
   *[other] { " " }{ $itself ->
        [yes] Lo que toma de sí misma solo alarga su vector; lo demás lo mueve
       *[other] Así que su vector se mueve
    } **hacia** { AND($towards) }.
}
second_key = { $itself ->
    [second] sí misma
   *[other] { KEY($second) }
}
chance = { $by_chance ->
    [word] { QUERY($query) } no está entre las palabras inglesas que conoce esta cabeza, así que su vector es aleatorio y su
        movimiento no significa nada.
   *[keys] La mayor parte de lo que toma { QUERY($query) } viene de palabras que esta cabeza no conoce. Sus vectores son
        aleatorios, así que su movimiento no significa nada.
}
moved =
    .key = { $shown ->
        [1] **Lo parecido está junto:** adónde se mueve { QUERY($query) }
       *[other] **Una palabra, dos lugares:** adónde se mueve { QUERY($query) }
    }
    .alt = { $shown ->
        [1] Un mapa con una flecha desde { $query } hasta donde se mueve en la primera frase
       *[other] Un mapa con dos flechas desde { $query } hasta donde se mueve en la primera frase y en la segunda
    }
waits = { $nothing ->
    [missing] **Adónde se mueve “{ WORD($name) }” en otra frase**  { "\u000A" }:gray[{ $typed ->
        [yes] En “{ WORD($sentence) }” no aparece “{ WORD($name) }”, así que todavía no hay nada que comparar.
       *[no] Todavía falta una segunda frase.
    } Escribe una en la que aparezca, abajo, en “Otra frase con la misma palabra”.]
   *[other] **“{ WORD($sentence) }”**  { "\u000A" }:gray[Predice adónde se mueve “{ WORD($name) }”; después se muestran sus pesos en esta frase.]
}
twice = { " " }· { WORD($label) }: “{ WORD($word) }” en la posición { $position }
move =
    .predict = En “{ WORD($sentence) }”, { QUERY($name) } { $alike ->
        [yes] empieza con el mismo vector
       *[no] es otra forma de { QUERY($query) }, con su propio vector
    }. ¿Adónde se mueve?
    .task = { $asked ->
        [yes] Compara las dos flechas del mapa: { $alike ->
            [yes] empiezan en el mismo lugar
           *[no] cada forma empieza en su propio lugar
        }.
       *[no] { $nothing ->
            [missing] Escribe abajo una segunda frase con { QUERY($query) } y predice adónde se mueve ahí la palabra.
            [unseen] En la segunda frase { QUERY($name) } apenas se mueve: su flecha es demasiado corta para verse. Elige una de las
                palabras de abajo y predice adónde se mueve esa.
           *[other] Elige una de las palabras de abajo y predice adónde se mueve.
        }
    }
    .done = { $as_asked ->
        [yes] En la segunda frase { QUERY($name) } toma sobre todo de { $why ->
                [itself] sí misma, lo que solo alarga su vector. Con lo demás,
                [together] { KEY($key) }, porque el entrenamiento dio pesos grandes a las palabras que van juntas. Así que
               *[other] { $ties ->
                    [1] { KEY($key) }
                   *[other] { $ties } palabras (lo mismo de cada una)
                }. Así que
            } { $alike ->
                [yes] el mismo
               *[no] su
            } vector se mueve **hacia** { AND($towards) }.
       *[no] Con temperatura 1, { QUERY($name) } se mueve **hacia** { AND($towards) }. Con { SHORT($temperature) } toma sobre todo de { $ties ->
                [1] { KEY($key_now) }
               *[other] { $ties } palabras (lo mismo de cada una)
            }{ $moves_now ->
            [yes] { " " }y se mueve **hacia** { AND($towards_now) }.
           *[no] { " " }y apenas se mueve.
        }
    }
move_guesses =
    .as_here = hacia { AND($as_here) }, como en la primera frase
    .towards = hacia { AND($towards) }
    .stays = a ninguna parte{ $alike ->
        [yes] : es la misma palabra
       *[no] { "" }
    }
summary = Una palabra tiene el mismo vector en cada frase. La atención mueve este vector: cuanto mayor es el peso de otra palabra, más
    toma de ella.  { "\u000A" }Pero ¿por qué un peso para cada palabra? Si todas contaran igual, no habría que encontrar ningún peso.
    La página siguiente lo comprueba.
LIMITS = Esta atención no conoce ni el orden ni la gramática, y un significado raro puede perder frente a uno frecuente. Los vectores de
    las palabras vienen de all-MiniLM-L6-v2 (Apache License 2.0).
