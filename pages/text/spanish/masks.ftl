### Lo que dice la página sobre máscaras.

## los pasos

mask =
    .title = Por qué una palabra no debe ver el futuro
    .about = Durante el entrenamiento, un modelo de lenguaje predice la palabra siguiente en todas las posiciones a la vez. Una palabra que
        viera la siguiente leería la respuesta. Por eso la puntuación de cada clave posterior pasa a ser −∞ **antes** de softmax: su peso
        es 0, y los demás siguen sumando el 100 %. Esta es la máscara causal.{ $projections ->
            [previous] { " " }(Aquí, la cabeza 0 busca la palabra anterior.)
           *[other] { "" }
        }
    .sentence = { hidden_cells } { open_keys }{ why_equal }{ after_softmax }
    .predict = Supón que se ocultan todas las palabras posteriores. ¿A cuántas palabras puede atender todavía la primera, “{ WORD($first) }”?
    .task = { $may_hide_future ->
        [yes] Elige la máscara con la que cada palabra puede atender a sí misma y a todas las anteriores, pero a ninguna posterior.
       *[no] Oculta una celda.
    }
    .done = { $may_hide_future ->
        [yes] { future_done }
       *[no] { cell_done }
    }
    .nearly = { $way ->
        [nothing] { hidden_cells }
        [future] Ninguna palabra anterior está oculta, pero por encima de la diagonal { $future_open ->
                [one] hay { $future_open } celda abierta
               *[other] hay { $future_open } celdas abiertas
            }, así que una palabra todavía ve otra posterior.
        [past] El futuro está oculto, pero { $past_hidden ->
                [one] también hay otra celda oculta
               *[other] también hay otras { $past_hidden } celdas ocultas
            }. Cada palabra debe poder atender a sí misma y a todas las anteriores.
       *[both] Por encima de la diagonal { $future_open ->
                [one] hay { $future_open } celda abierta
               *[other] hay { $future_open } celdas abiertas
            }, y en ella o por debajo { $past_hidden ->
                [one] hay { $past_hidden } oculta
               *[other] hay { $past_hidden } ocultas
            }. Debería ser al revés.
    }
graph =
    .title = Cada capa lleva la información un paso más lejos
    .about = Supón que cada palabra solo se ve a sí misma y a la anterior, como con una **máscara de ventana**: entonces de más
        atrás no llega nada directamente. Pero una **capa** es una ronda de atención, y la siguiente parte de sus salidas. Así que lo que ha reunido la palabra
        anterior sigue su camino en cada capa por una **arista**, una flecha de este grafo.
    .sentence = { layers }{ $is_set ->
        [yes] { "" }
       *[no] { " " }:gray[En el paso 1 no hay ninguna máscara elegida, así que esta es un ejemplo.]
    }
    .predict = ¿Cuántas capas hacen falta para que la información de “{ WORD($farthest) }” llegue a “{ WORD($last) }”?
    .task = { $reach ->
        [too_short] { MORE_WORDS }
        [nothing] { layers_unreached }
       *[words] { graph_task }
    }
    .done = { $needed ->
        [1] Basta una capa: con esta máscara “{ WORD($last) }” puede atender directamente a “{ WORD($farthest) }”.
       *[other] “{ WORD($farthest) }” está a { $needed } flechas de “{ WORD($last) }”, así que hacen falta { $needed } capas, porque en cada
            capa la información recorre una flecha.
    }
    .nearly = { $way ->
        [row] Está seleccionada “{ WORD($query) }”, así que la imagen muestra lo que llega a esa palabra. Selecciona “{ WORD($last) }”.
        [few] Tras { $count ->
                [one] { $count } capa
               *[other] { $count } capas
            }, la información de “{ WORD($farthest) }” no ha llegado a “{ WORD($last) }”. Cada capa adicional la lleva una flecha más lejos.
       *[many] La información llega con menos de { $count } capas.
    }
changed =
    .title = ¿A qué salidas llega una palabra cambiada?
    .about = Supón que se sustituye una palabra. ¿Qué salidas de una capa hay que volver a calcular? Solo la suya y las de las palabras que pueden
        atender a ella, porque en las demás su peso es 0. Aquí se suma 1 a su vector, sin máscara y con ella.
    .sentence = Se cambia { KEY($word) }.  { "\u000A" }Sin ocultar nada: { $without }.
        { "  \u000A" }{ under_followed }: { $under }. :gray[Una máscara reescala los pesos que quedan, así que otras barras también pueden
        ser distintas.]
    .predict = Con esta máscara, ¿el cambio de qué palabra llega a menos salidas: el de la primera o el de la última?
    .task = { $reach ->
        [too_short] { MORE_WORDS }
        [alike] { alike_task }
       *[different] Encuentra una palabra cuyo cambio llegue al menor número de salidas con la máscara.
    }
    .done = { $count ->
        [0] Con la máscara no puede cambiar ninguna salida.
        [one] Solo puede cambiar la salida de { AND($names) }, porque ninguna otra palabra puede atender a “{ WORD($word) }”.
       *[other] Solo pueden cambiar las salidas de { AND($names) }, porque ninguna otra palabra puede atender a “{ WORD($word) }”.
    }
    .nearly = El cambio de “{ WORD($word) }” puede llegar a { $count ->
        [one] { $count } salida
       *[other] { $count } salidas
    }. El de una palabra { $way ->
        [later] posterior
       *[earlier] anterior
    } llega a menos.
grown =
    .title = Lo que ahorra la máscara mientras crece una frase
    .about = Un modelo de lenguaje escribe palabra por palabra. En una capa, una salida anterior solo cambia si su palabra puede atender a la nueva; si no,
        se puede conservar. Así que la máscara decide cuánto hay que volver a calcular.
    .sentence = { $old ->
        [0] { KEY($word) } es la primera palabra, así que todavía no hay salidas anteriores.
       *[other] Se añade { KEY($word) }.  { "\u000A" }Sin ocultar nada: { $without }.  { "\u000A" }{ under_followed }: { $under }.
    }
    .predict = Se añade “{ WORD($last) }” como última palabra{ $last_place ->
            [1] , después de otra sola. ¿Cuántas salidas anteriores
           *[other] . ¿Cuántas de las { $last_place } salidas anteriores
        } hay que volver a calcular con esta máscara?
    .task = { $last_place ->
        [0] { MORE_WORDS }
       *[other] Añade la última palabra, “{ WORD($last) }”, y compara las dos imágenes.
    }
    .done = Con esta máscara hay que volver a calcular { $under_mask } de { $old }, y sin máscara { $without_mask } de { $old }, porque una
        salida solo cambia si su palabra puede atender a la nueva.
    .nearly = “{ WORD($word) }” es ahora la más nueva de { $size } palabras, pero después vienen más.
summary = Una clave oculta tiene puntuación −∞ y peso 0, así que la información solo viaja por donde la máscara está abierta.
    { "  \u000A" }Con una máscara causal, el modelo no puede leer la respuesta durante el entrenamiento, y las salidas anteriores se quedan
    como están mientras escribe. Pero si no se oculta nada, ¿importa en qué orden están las palabras?

## las imágenes

mask_matrix =
    .key = :gray[{ $head ->
        [0] { $role ->
            [none] { "" }
           *[other] **{ $role }** ·{ " " }
        }
       *[other] **cabeza { $head }{ $role ->
            [none] { "" }
           *[other] : { $role }
        }** ·{ " " }
    }número: peso de atención · punto: oculta · { $by_cell ->
            [yes] selecciona una celda para ocultarla o abrirla
           *[no] selecciona una fila
        }]
    .alt = Quién puede atender a quién: filas { LIST($rows) }; columnas { LIST($columns) }
unmasked =
    .key = **Pérdida de dos modelos pequeños durante el entrenamiento** :gray[· { $legend }]
    .alt = La pérdida de dos modelos según los pasos de entrenamiento: con la máscara causal termina en { DECIMAL($masked_loss) }, sin
        máscara, en { DECIMAL($seeing_loss) }
MODELS =
    .masked = con la máscara causal
    .seeing = sin máscara
STEPS = pasos de entrenamiento
unmasked_said = Los dos modelos se entrenaron { $steps } pasos con los mismos cuentos. Sin máscara, la pérdida baja
    a **{ DECIMAL($seeing_loss) }**, porque cada palabra siguiente se puede leer en la entrada. Pero, cuando el modelo escribe, esa palabra
    todavía no está: a “{ $text }” le sigue “**{ $seeing_words }**”. Con la máscara, la pérdida termina
    en **{ DECIMAL($masked_loss) }**, y sigue “**{ $masked_words }**”.
messages =
    .key = :gray[**{ followed }** · trazo grueso: en un camino hacia “{ WORD($query) }” · selecciona una palabra{ $left_out ->
        [yes] { " " }· no se muestran todas las flechas
       *[no] { "" }
    }]
    .alt = La máscara como grafo, una columna de palabras después de cada capa
mask_graph =
    .key = :gray[**una capa, { mask_name }** · grosor de la línea: peso de atención · { $every ->
        [yes] número: flechas que terminan ahí
       *[no] solo se muestran las flechas hacia la palabra seleccionada
    }]
    .alt = La máscara como grafo dirigido
rounds =
    .key = :gray[**después de { $count ->
        [one] { $count } capa
       *[other] { $count } capas
    }, { followed }** · 1: la palabra de la columna ha llegado a la de la fila · punto: todavía no]
    .alt = A qué palabras ha llegado la información de qué palabras después de algunas capas
moved =
    .key = :gray[**{ side_name }** · { $still ->
        [yes] no cambia ninguna salida
       *[no] barra = mayor cambio en una salida
    }]
    .alt = Cuánto cambia cada salida cuando se cambia una palabra: { LIST($rows) }
moved_by_growth =
    .key = { moved.key }
    .alt = Cuánto cambia cada salida anterior cuando se añade una palabra: { LIST($rows) }

## los nombres de las máscaras

# El nombre de la máscara; combined: se añade algo a la máscara del paso 1.
mask_name = { $named ->
    [none] sin máscara
    [causal] máscara causal
    [window] máscara de ventana ({ $window } { $window ->
        [one] palabra
       *[other] palabras
    })
    [prefix] máscara de prefijo ({ $prefix } { $prefix ->
        [one] palabra
       *[other] palabras
    })
    [strided] máscara por saltos (de { $window } en { $window })
    [streaming] máscara de streaming ({ $window } { $window ->
        [one] palabra
       *[other] palabras
    } y { $prefix } { $prefix ->
        [one] sumidero
       *[other] sumideros
    })
    [packed] máscara de documentos (de { $window } { $window ->
        [one] palabra
       *[other] palabras
    })
    [left_padding] máscara de relleno a la izquierda ({ $prefix } { $prefix ->
        [one] token
       *[other] tokens
    })
   *[combined] máscara del paso 1
}

# Lo mismo, al principio de una línea.
under_mask = { $named ->
    [none] Sin máscara
   *[other] Con la { mask_name }
}
followed = { $is_set ->
    [yes] { mask_name }
   *[no] { EXAMPLE_NAMES.window }
}
under_followed = { $is_set ->
    [yes] { under_mask }
   *[no] { UNDER_EXAMPLE }
}
side_name = { $side ->
    [open] sin ocultar nada
   *[mask] { $is_set ->
        [yes] { mask_name }
       *[no] { EXAMPLE_NAMES.causal }
    }
}

## las palabras de los pasos

ONE_SENTENCE = Volver a una frase

# Qué permite una máscara del control; places: las primeras de una máscara por saltos.
mask_about = :gray[**{ $mask }**: { $mask ->
    [none] cada palabra puede atender a todas las palabras
    [causal] cada palabra puede atender a sí misma y a todas las anteriores, pero a ninguna posterior
    [window] cada palabra puede atender { $window ->
        [0] solo a sí misma
        [one] a sí misma y a la palabra anterior
       *[other] a sí misma y a las { $window } palabras anteriores
    }
    [prefix] como causal{ $prefix ->
        [0] { "" }
        [one] , y además cada palabra puede atender a la primera
       *[other] , y además cada palabra puede atender a las { $prefix } primeras
    }
    [streaming] cada palabra puede atender { $window ->
        [0] a sí misma
        [one] a sí misma y a la palabra anterior
       *[other] a sí misma y a las { $window } palabras anteriores
    }{ $prefix ->
        [0] { "" }
        [one] , y además a la primera
       *[other] , y además a las anteriores que estén entre las { $prefix } primeras
    }
    [packed] { $window ->
        [one] con cada palabra empieza un documento nuevo, así que cada una puede atender solo a sí misma
       *[other] cada { $window } palabras empieza un documento nuevo, y cada palabra puede atender a sí misma y a las anteriores de su documento
    }
    [left_padding] como causal{ $prefix ->
        [0] { "" }
        [one] , pero el primer token es relleno: ninguna palabra puede atender a él{ $across ->
            [yes] { "" }
           *[no] , y él no atiende a nada
        }
       *[other] , pero los { $prefix } primeros tokens son relleno: ninguna palabra puede atender a ellos{ $across ->
            [yes] { "" }
           *[no] , y ellos no atienden a nada
        }
    }
   *[strided] cada palabra puede atender a sí misma y a las palabras que están { LIST($places) } … posiciones antes
}.]
hidden_cells = { $hidden ->
    [0] No hay nada oculto: { $cells ->
        [1] la única celda está abierta
       *[other] todas las **{ $cells }** celdas están abiertas
    }.
   *[other] **{ $hidden } de { $cells }** { $cells ->
        [1] celda
       *[other] celdas
    } { $hidden ->
        [1] está oculta: su puntuación es −∞ y su peso es
       *[other] están ocultas: sus puntuaciones son −∞ y sus pesos son
    } exactamente 0.
}

# A cuántas claves puede atender una consulta; found: cuántas de ellas tienen su mayor peso.
open_keys = { $found ->
    [none] { QUERY($query) } puede atender a **0 de { $keys }** { $keys ->
        [1] palabra
       *[other] palabras
    }, así que sus pesos suman 0 y su salida es 0.
   *[some] { QUERY($query) } puede atender a **{ $visible } de { $keys }** { $keys ->
        [1] palabra
       *[other] palabras
    }{ $found ->
        [only] , así que { KEY($key) } recibe todo el peso: **{ PERCENT($largest) }**.
        [equal] { " " }y da a cada una el mismo peso: **{ PERCENT($largest) }**.
        [several] { " " }y da a { $ties } de ellas el mayor peso: **{ PERCENT($largest) }** a cada una.
       *[one] { " " }y da a { KEY($key) } el mayor peso: **{ PERCENT($largest) }**.
    }
}

# Por qué una fila de la cabeza que busca la palabra anterior tiene pesos iguales.
why_equal = { $equal_reason ->
    [none] { "" }
   *[other] { " " }:gray[“{ WORD($equal_query) }” { $equal_reason ->
        [first] no tiene palabra anterior
        [hidden] no puede atender a la palabra anterior, que está oculta
       *[places] no puede encontrar la palabra anterior, porque no se suman posiciones
    }, así que todas sus puntuaciones son iguales y cada peso es { PERCENT($equal_share) }.]
}

# Cuánto sumaría una fila si la máscara se aplicara después de softmax.
after_softmax = { $hides ->
    [no] { "" }
   *[yes] { " " }Si la máscara se aplicara después de softmax, la fila de { QUERY($hidden_query) }
        sumaría **{ DECIMAL($unmasked_total, digits: 2) }** y no 1, porque las claves ocultas ya se habrían llevado su parte.
}
future_done = { $hidden } { $hidden ->
    [one] celda por encima de la diagonal está oculta
   *[other] celdas por encima de la diagonal están ocultas
}. “{ WORD($first) }” no tiene ninguna palabra anterior, así que solo atiende a sí misma, con peso 1.
cell_done = { $hidden } { $hidden ->
    [one] celda está oculta: su peso es 0.
   *[other] celdas están ocultas: sus pesos son 0.
}
UNDER_EXAMPLE = Por ejemplo, con la máscara causal
EXAMPLE_NAMES =
    .window = un ejemplo: la propia palabra y la anterior
    .causal = máscara causal, un ejemplo
layers = Después de **{ $count ->
    [one] { $count } capa
   *[other] { $count } capas
}**, a { QUERY($query) } le ha llegado información de **{ $reached } de { $words }** { $words ->
    [1] palabra
   *[other] palabras
}.{ $all_open ->
    [yes] { $count ->
        [0] { "" }
       *[other] { " " }No hay nada oculto, así que basta una capa.
    }
   *[no] { "" }
}
layers_unreached = Con esta máscara no llega información de otras palabras a “{ WORD($last) }”, por muchas capas que haya. Elige otra máscara en
    el paso 1.

graph_task = Selecciona “{ WORD($last) }” en la imagen y mueve las capas hasta el número más pequeño con el que le llega
    información de “{ WORD($farthest) }”.
MORE_WORDS = Escribe más palabras en “Tus palabras”: este paso compara unas palabras con otras.

## los dos últimos pasos

HIDDEN_FROM = 0 · no puede atender a ella
NEW = nueva
LATER = aún no está
STAYS = 0 · sin cambios

# Una palabra en una lista.
quoted = “{ WORD($word) }”

# Cuántas salidas pueden cambiar, cuántas de ellas anteriores a la palabra, y cuántas cambian, y en cuánto.
changes = { $can ->
    [1] puede cambiar
   *[other] pueden cambiar
} **{ $can } de { $words }** { $words ->
    [1] salida
   *[other] salidas
}{ $before ->
    [0] { "" }
   *[other] { " " }(anteriores: **{ $earlier }** de { $before })
}{ $can ->
    [0] { "" }
   *[other] , y { $moved ->
        [1] cambia **{ $moved }**
       *[other] cambian **{ $moved }**
    }{ $moved ->
        [0] { "" }
       *[other] , en hasta **{ SMALL($most) }**
    }
}
alike_task = Con esta máscara, el cambio de cualquier palabra puede llegar a { $fewest } { $fewest ->
    [one] salida
   *[other] salidas
}. Elige otra máscara y observa qué salidas quedan igual.

# Qué significa una palabra nueva para las salidas anteriores; opened: cuántas de ellas pueden atender a la nueva.
growth = { $opened ->
    [0] **{ $opened } de { $old }** { earlier_words } pueden atender a la nueva, así que { $old ->
        [1] se puede conservar la salida anterior
       *[other] se pueden conservar todas las salidas anteriores
    }
   *[other] **{ $opened } de { $old }** { earlier_words } { $opened ->
        [1] puede atender a la nueva, así que hay que volver a calcular una salida anterior
       *[other] pueden atender a la nueva, así que hay que volver a calcular { $opened } salidas anteriores
    }{ $moves ->
        [yes] , que { $opened ->
            [1] cambia
           *[other] cambian
        } en hasta **{ SMALL($most) }**
       *[no] , aunque aquí { $opened ->
            [1] queda igual
           *[other] quedan iguales
        }
    }
}
earlier_words = { $old ->
    [1] palabra anterior
   *[other] palabras anteriores
}
ONLY_SELF = Este paso trata de una sola frase que atiende a sí misma. En este momento hay dos.

## lo que se despliega

FOLDS =
    .more = ventana, prefijo y relleno; celdas sueltas; dos frases; un sesgo
    .pytorch = máscaras en PyTorch
    .one_layer = una capa con sus pesos, y todas las palabras
    .blocks = bloques codificadores y decodificadores
mask_row = { $visible ->
    [0] En { QUERY($query) } no termina ninguna flecha: atiende a **0** palabras, así que sus pesos suman 0.
   *[other] En { QUERY($query) } { $visible ->
                [1] termina { $visible } flecha
       *[other] terminan { $visible } flechas
    }: puede atender a **{ $visible }** de { $keys } { $keys ->
        [1] palabra
       *[other] palabras
    }
}{ $found ->
    [none] { "" }
    [one] , y su mayor peso, { PERCENT($largest) }, es el de { KEY($key) }.
    [only] , y su mayor peso, { PERCENT($largest) }, es el de { KEY($key) }.
   *[equal] { $found ->
        [equal] , con pesos iguales, { PERCENT($largest) } cada uno.
       *[several] { " " }y da a { $ties } de ellas el mayor peso: { PERCENT($largest) } a cada una.
    }
}{ $degrees ->
    [none] { "" }
   *[other] { " " }Grados de entrada (flechas que terminan en cada palabra), de la primera palabra a la última: { LIST($degrees) }.
}{ $match ->
    [none] { "" }
   *[other] { "\u000A" }{ "\u000A" }{ $match }
}
corner = Dos frases pueden tener distinta longitud: entonces, ¿qué posición cuenta como “anterior”? is_causal de PyTorch cuenta desde la
    primera consulta y la primera clave, arriba a la izquierda. Un decodificador con caché cuenta desde las últimas, abajo a la derecha,
    porque sus consultas son las palabras más nuevas.{ $across ->
    [yes] { " " }Aquí hay **{ $queries }** consultas y **{ $keys }** claves.
   *[no] { "" }
}
block =
    .sentence = { $across ->
        [yes] Esto es **atención cruzada**: las claves son palabras de otra frase, así que ninguna viene después de una
            consulta.{ $has_mask ->
            [yes] { " " }{ under_mask }, solo las posiciones deciden qué claves se ocultan.
           *[no] { "" }
        }
       *[no] { $has_mask ->
            [yes] { $future_open ->
                [0] Este es un **bloque decodificador**: una línea de código, scores.masked_fill(~allowed, −inf), oculta el futuro.
               *[other] Un **bloque decodificador** tiene esta línea de código, scores.masked_fill(~allowed, −inf), pero aquí { $future_open ->
                        [1] está abierta
                       *[other] están abiertas
                    } **{ $future_open } de { $future }** { $future ->
                        [1] celda
                       *[other] celdas
                    } del futuro.
            }
           *[no] { $future_hidden ->
                [0] Este es un **bloque codificador**: ninguna línea de código oculta el futuro.
               *[other] Como en un **bloque codificador**, aquí no hay máscara causal, pero la ventana, el prefijo, el relleno o celdas
                    sueltas ocultan **{ $future_hidden } de { $future }** { $future ->
                        [1] celda
                       *[other] celdas
                    } del futuro.
            }
        }
    }
    .lead = **Bloque:**
TABLES =
    .edges = flechas del grafo
ON_TOP_TITLE = **Ventana, prefijo y relleno**, combinados con la máscara del paso
PAINTED_TITLE = **Celdas sueltas**, ocultas o abiertas en la imagen o aquí
PAINTED_ABOUT = Nombra cada celda cambiada como fila-columna, contadas desde 0, y une las celdas con _: 2-5_3-3. Así funciona con el
    teclado, y en frases de más de 16 palabras, donde un clic solo selecciona una fila.
BIAS_TITLE = **Un sesgo en lugar de una máscara**
BIAS_ABOUT = Un sesgo solo cambia una puntuación. **ALiBi** baja la de una clave anterior tanto más cuanto más atrás está, así que la más
    lejana pierde peso en favor de las demás.
CORNER_TITLE = **Dónde empieza una máscara causal** entre dos frases
NOTHING_TITLE = **Una consulta con todas las claves ocultas**
HIDE_ROW = Ocultar toda la fila
POLARITY_TITLE = **Qué significa True**
ENCODER = codificador
DECODER = decodificador
combined = Abiertas: **{ $opened } de { $cells }** { $cells ->
    [1] celda
   *[other] celdas
}. :gray[& conserva lo que permiten las dos, | lo que permite cualquiera de
    ellas.]

    allowed = **{ $formula }**
EVERYTHING = todas las celdas
window_part = ventana de { $reach } a cada lado
prefix_part = prefijo de { $length }
padding_part = relleno desde la clave { $start }
corner_part = { $corner ->
    [upper_left] { "" }
   *[other] , abajo a la derecha
}
painted_part = { $count ->
    [0] { "" }
   *[other] , y { $count ->
        [one] { $count } celda cambiada
       *[other] { $count } celdas cambiadas
    }
}

# Qué consultas no pueden atender a nada, antes de una tabla con la salida de la seleccionada.
nothing_now = { $count ->
    [0] Todas las consultas pueden atender al menos a una palabra.
    [1] { AND($names) } no puede atender a ninguna palabra.
   *[other] { AND($names) } no pueden atender a ninguna palabra.
} { $is_blind ->
    [yes] La { OUTPUT("salida") } de { QUERY($query) } es:
   *[no] Si todas las claves estuvieran ocultas a { QUERY($query) }, su { OUTPUT("salida") } sería:
}
NOTHING_WAYS =
    .core = estas páginas
    .fused = la atención fusionada de PyTorch
    .plain = un softmax simple
NOTHING_HEADER =
    .way = calculada con
    .numbers = primeros números
NOTHING_WHY = :gray[El softmax simple de una fila de −∞ divide 0 entre 0, que no es un número: NaN.]
polarity = Dos funciones de PyTorch leen la misma máscara de formas opuestas. Para **scaled_dot_product_attention**, True significa
    abierta, aquí { $opened } de { $cells } { $cells ->
        [1] celda
       *[other] celdas
    }. Para **MultiheadAttention**, True significa oculta, aquí { $hidden } de { $cells }. { swapped }

# Qué hace una máscara que se pasa a la función equivocada; blind: cuántas de las consultas no ven entonces nada.
swapped = { $hidden ->
    [0] Pasada a la función equivocada, esta máscara ocultaría todas las celdas.
   *[other] { $opened ->
        [0] Pasada a la función equivocada, esta máscara no ocultaría ninguna celda.
       *[other] Pasada a la función equivocada, esta máscara ocultaría las celdas abiertas y abriría { $hidden ->
            [1] **{ $hidden }** celda oculta
           *[other] **{ $hidden }** celdas ocultas
        }.{ $blind ->
            [0] { "" }
           *[other] { " " }Entonces { $blind } de { $queries } { $queries ->
            [1] palabra
           *[other] palabras
        } { $blind ->
                [1] no podría
               *[other] no podrían
            } atender a nada.
        }
    }
}
rounding = { $unchanged ->
    [0] { "" }
   *[other] Cuando se añade { KEY($word) }, { $most ->
        [0] las salidas que no pueden cambiar quedan exactamente iguales
       *[other] las salidas que no pueden cambiar solo difieren por el redondeo, en hasta { SMALL($most) }
    }.
}
## botones

changed_guesses =
    .first = el de la primera
    .last = el de la última
    .same = los dos llegan a igual número de salidas

mask_offers =
    .before = Ocultar la palabra anterior
    .open = Abrir todo
graph_offers =
    .two_back = Dos palabras atrás
    .causal = Máscara causal
combined_offers =
    .sliding = Ventana deslizante
    .prefix = Modelo de lenguaje de prefijo
    .padded = Codificador con relleno
TWO_SENTENCES = Dos frases, proyecciones aleatorias, máscara causal

## controles

ROUNDS = Capas
ROUNDS_HELP = Número de capas apiladas, todas con la misma máscara.
CHANGED_WORD = Palabra cambiada (0 es la primera)
CHANGED_WORD_HELP = Se suma 1 a cada número del vector de esta palabra, y se comparan las salidas de antes y de después.
GROWN_WORD = Palabra más nueva (0 es la primera)
GROWN_WORD_HELP = Se comparan las salidas de las palabras anteriores antes y después de añadir esta palabra.
WINDOW = Ventana: palabras a cada lado
WINDOW_HELP = Una consulta solo puede atender a claves que estén, como máximo, a esa distancia, antes o después de ella. La ventana se
    combina con la máscara del paso, cuya propia ventana solo mira hacia atrás. off: sin ventana.
PREFIX = Prefijo: primeras palabras abiertas a todas
PREFIX_HELP = Todas las consultas pueden atender a estas primeras palabras, aunque vayan después de ellas.
PADDING = Relleno: últimas palabras ocultas a todas
PADDING_HELP = Las palabras de relleno hacen que todos los textos de un lote midan lo mismo. No significan nada, así que están ocultas a todas
    las consultas.
PAINTED = Celdas cambiadas, como fila-columna
PAINTED_HELP = Cualquier otro texto se ignora.
CORNER = Dónde empieza la máscara causal
CORNER_HELP = upper_left: en la primera consulta y la primera clave. lower_right: en las últimas.
