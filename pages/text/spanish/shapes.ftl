### Lo que dice la página Formas y lotes.
TABLES =
    .batch_weights = pesos de los ejemplos
    .way = formas de la frase
TITLE = ¿Qué formas tienen los tensores de la atención?
BATCH = ## 1  Las formas, para un ejemplo y para un lote
BATCH_WORDS = Un ejemplo es una frase de T tokens; cada token es un vector de C números. Un lote reúne B ejemplos en un solo
    tensor, así que un único producto de matrices los calcula todos. El eje del lote va primero; los demás ejes no cambian.
POOLS = ## 2  Los ejemplos de un lote nunca atienden unos a otros
POOLS_WORDS = Cambia un ejemplo: las salidas de los demás quedan exactamente iguales.
WEIGHTS = ## 3  Cada ejemplo tiene sus propios pesos de atención
WEIGHTS_WORDS = Las proyecciones son comunes. Los pesos no lo son, porque se calculan a partir de los tokens de cada ejemplo.
HEADS = ## 4  De un solo producto a las cabezas, y de vuelta
HEADS_WORDS = Un solo producto da las consultas de todas las cabezas, una al lado de otra en una fila por token. **view** corta
    cada fila en cabezas, y **transpose** pone primero el eje de las cabezas. Con varias cabezas, el orden equivocado también
    tiene formas válidas, pero mezcla los tokens.
SIZE = Ejemplos del lote
SIZE_HELP = Se generan al azar a partir de la semilla.
LENGTH = Tokens por ejemplo
LENGTH_HELP = Todos los ejemplos de un lote tienen la misma longitud.
CHANGED = Ejemplo que se cambia
CHANGED_HELP = Suma 1 a cada uno de sus números.
AT_ONCE = Orden equivocado: view a H × T × d de una vez, sin la transposición
AT_ONCE_HELP = Todas las formas siguen encajando, así que no hay ningún error.
AXES = B ejemplos, T tokens, C = d_model números por token, H cabezas, head_size números en cada consulta, clave o valor. La
    máscara no tiene eje de lote: la misma máscara vale para todos los ejemplos.
STEP = paso
LETTERS = letras
ALONE = un ejemplo
MEANING = en palabras, para un ejemplo
RIGHT = cada fila de una cabeza es un token
WRONG = todas las formas encajan, pero la salida es incorrecta
batch_of = lote de { $size }

## los gráficos

pools =
    .key = **Un anillo por ejemplo, un círculo por token** :gray[· línea: puede atender · color: cambio de la salida, de 0 a
        3]
    .alt = Los ejemplos como grupos separados de tokens, y cuánto cambia cada uno
example =
    .key = :{ $chosen ->
        [yes] primary
       *[no] gray
    }[**Ejemplo { $number }**]
    .alt = Pesos del ejemplo { $number }
origins =
    .key = **De qué token procede cada número** :gray[· cabezas una al lado de otra · color: la posición del token]
    .alt = De qué token procede cada número

## lo que contienen los tensores

# Lo que contiene el tensor de un ejemplo en un paso; in_heads: si lo tiene cada una de varias cabezas.
holds = { $in_heads ->
    [yes] en cada una de las { $heads } cabezas:{ " " }
   *[no] { "" }
}{ $step ->
    [x] un vector por cada token
    [mask] por cada token, a qué tokens puede atender
    [q] una consulta por cada token
    [k] una clave por cada token
    [v] un valor por cada token
    [scores] por cada token, una puntuación con cada uno de los tokens
    [weights] por cada token, un peso de atención para cada uno de los tokens
   *[output] { $heads ->
        [1] una salida por cada token
       *[other] por cada token, las salidas de todas las cabezas, una al lado de otra
    }
}

# Dice qué significan los dos órdenes de los ejes entre un producto y las cabezas; transposed: si están ambos.
ways = { $transposed ->
    [yes] { $tokens } × { $heads } × { $size }: { count_tokens }, cada uno con { count_heads } de { count_numbers }. { by_head }.
   *[no] { by_head }. Aquí las filas se cortan de una vez en este orden, aunque están almacenadas token a token.
}
by_head = { $heads } × { $tokens } × { $size }: { count_heads }, cada una con { count_tokens } de { count_numbers }
count_tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
count_heads = { $heads ->
    [one] { $heads } cabeza
   *[other] { $heads } cabezas
}
count_numbers = { $size ->
    [one] { $size } número
   *[other] { $size } números
}

## qué cambia un ejemplo

# others: cuántos hay; moved_others: cuánto cambian como máximo sus salidas; still: si no cambian
changes = Si se suma 1 a cada número del ejemplo { $number }, su salida cambia: el mayor cambio es **{ SMALL($moved) }**. { $others ->
    [0] { ONLY_ONE }
   *[other] { BADGE(others_change, $still) }
}
ONLY_ONE = Es el único ejemplo de este lote: haz el lote mayor.
others_change = Las salidas { $others ->
    [1] del otro ejemplo
   *[other] de los otros { $others } ejemplos
} cambian en { SMALL($moved_others) }

# Dice a qué atiende un token en cada ejemplo; elsewhere: lo mismo de los otros, si los hay; apart: cuánto difieren los pesos.
weights = En el ejemplo { $number }, el { QUERY(token) } { attends }.{ $others ->
    [0] { "" }
   *[other] { " " }Con las mismas proyecciones, { LIST($elsewhere) }. { $apart ->
        [0] Sus pesos son los mismos en todos los ejemplos.
       *[other] Sus pesos allí difieren de los del ejemplo { $number }: la mayor diferencia es **{ SMALL($apart) }**.
    }
}
token = token { $token }
in_example = en el ejemplo { $number } { attends }

# key: una clave con el mayor peso; ties: cuántas lo tienen, 0: todas están ocultas; everything: si tienen todo el peso
attends = { $ties ->
    [0] no atiende a ningún token, porque todos le están ocultos
    [1] asigna su mayor peso, **{ PERCENT($share) }**, al { KEY(key_token) }
   *[other] { $everything ->
        [yes] atiende por igual a { $ties } tokens: **{ PERCENT($share) }** a cada uno
       *[no] asigna su mayor peso, **{ PERCENT($share) }**, a cada uno de { $ties } tokens
    }
}
key_token = token { $key }
checked = { BADGE(CHECKED, $agrees, $alone) }
CHECKED = cada ejemplo por separado da las mismas salidas que en el lote

## un orden equivocado

# Dice si el orden es correcto, y cuánto se desvía la salida si no lo es.
#
# several: si hay varias cabezas y varios tokens, que un orden equivocado podría mezclar
order = { $outcome ->
    [right] { BADGE(RIGHT, $fits) } { holds_numbers }.
    [wrong] { BADGE(WRONG, $fits) } La mayor desviación de la salida es **{ DECIMAL($off) }**, y no aparece ningún mensaje de error. { holds_numbers };
        debería contener los del token { $row }.
   *[same] { BADGE(SAME_OUTPUT, $fits) } Aquí { $several ->
        [yes] los dos órdenes dan lo mismo con estas palabras
       *[no] no se puede mezclar nada, porque hay una sola cabeza o un solo token
    }. { holds_numbers }.
}

# Dice de qué tokens procede la última fila de la primera cabeza.
holds_numbers = La fila { $row } de la cabeza 0 contiene números **{ $sources ->
    [one] del token
   *[other] de los tokens
} { LIST($from_tokens) }**
SAME_OUTPUT = la salida es la misma
