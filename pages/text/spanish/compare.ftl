### Lo que se dice donde hay dos vistas una junto a otra: A, que está fijada, B, que sigue a los controles, y B − A.
PIN = Comparar
BACK = Volver a A
SWAP = Intercambiar A y B
STOP = Dejar de comparar
ON = sí
OFF = no
NONE = nada
SAME = **A está fijada**, y B todavía es la misma vista. Cambia cualquier cosa: B y B − A cambian también, y A se queda igual.
NAMES =
    .a = A · fijada
    .b = B · ahora
    .change = B − A
MORE_OR_LESS = :gray[violeta: más en B, naranja: menos]
NONE_IN_BOTH = ningún número es visible en las dos
NO_WORDS = A no tiene palabras, así que no hay nada con lo que comparar.
HIDDEN =
    .a = oculta en A
    .b = oculta en B
    .both = oculta
pinned = **A está fijada.** De A a B: { DOTS($changes) }.
setting = { $label } **{ $before } → { $after }**
quoted = “{ $text }”

## títulos, y lo que se oye en lugar de las imágenes

# El título de una de las tres imágenes.
title = **{ $side ->
    [a] { NAMES.a }
    [b] { NAMES.b }
   *[change] { NAMES.change }
}**{ $side ->
    [change] { " " }{ MORE_OR_LESS }
   *[other] { "" }
}
alt = { $side ->
    [a] { NAMES.a }
    [b] { NAMES.b }
   *[change] { NAMES.change }
}: { $picture }{ $moved ->
    [none] { "" }
   *[other] . { $moved }
}

# Entre qué números van los colores; alike: si los de A y los de B van entre los mismos.
fixed = :gray[Escalas de color fijas: de { $signed ->
    [yes] −{ SHORT($a, digits: 3) }
   *[no] 0
} a { SHORT($a, digits: 3) } en A{ $alike ->
    [yes] { " " }y B
   *[no] , de { $signed ->
        [yes] −{ SHORT($b, digits: 3) }
       *[no] 0
    } a { SHORT($b, digits: 3) } en B
}, de −{ SHORT($most, digits: 3) } a { SHORT($most, digits: 3) } en B − A.]

## qué ha cambiado

# Cuánto cambia un peso, en tantos por ciento: 48,4 % → 12,6 % (−35,8 puntos).
share = { DECIMAL($before, digits: 1) } % → { DECIMAL($after, digits: 1) } % ({ SIGNED($change, digits: 1) } puntos)

# alike: cuántos más cambiaron tanto como el último
moved = **Mayores cambios:** { DOTS($entries) }.{ $alike ->
    [0] { "" }
    [one] { " " }Otro número cambió tanto como el último.
   *[other] { " " }Otros { $alike } números cambiaron tanto como el último.
}

# Qué celdas no tienen diferencia; parts: véanse only y HIDDEN_IN_BOTH.
one_sided = :gray[Celdas sin diferencia: { DOTS($parts) }.]
only = **{ $side }**: visible solo en { $side }, oculta en { $other } ({ $count })
HIDDEN_IN_BOTH = punto: oculta en las dos
still = Ningún número visible en las dos cambia más de { $shares ->
    [yes] 0,1 puntos porcentuales
   *[no] 0,01
}.
entry = { $name }: { $change }
dimension = componente { $number }
dimension_tip = componente { $number }: { SIGNED($change, digits: 4) }
one_sided_tip = { $query } → { $key }: { DECIMAL($value, digits: 4) } en { $side }, oculta en { $side ->
    [A] B
   *[other] A
}
one_sided_run = { $query }: { $count ->
    [one] { $count } clave visible
   *[other] { $count } claves visibles
} solo en { $side }

## por qué algo no es como cabría esperar

NOT_IN_A = A no muestra esta imagen.
NO_CHANGE = B − A no se muestra: A y B deben tener las mismas filas y columnas.
other_count = { NO_CHANGE } A tiene { $a } { $of_rows ->
    [yes] { $a ->
        [one] fila
       *[other] filas
    }
   *[no] { $a ->
        [one] columna
       *[other] columnas
    }
}, y B tiene { $b } { $of_rows ->
    [yes] { $b ->
        [one] fila
       *[other] filas
    }
   *[no] { $b ->
        [one] columna
       *[other] columnas
    }
}.

# La primera fila o columna que es otra palabra en B.
other_word = { NO_CHANGE } La { $of_rows ->
    [yes] fila
   *[no] columna
} { $place } es “{ WORD($a) }” en A y “{ WORD($b) }” en B.
other_widths = B − A no se muestra: una salida tiene { $a ->
    [one] { $a } número
   *[other] { $a } números
} en A y { $b } en B.
other_head = A tiene { $heads ->
    [one] { $heads } cabeza
   *[other] { $heads } cabezas
} y ninguna cabeza { $wanted }: muestra la cabeza { $shown }.
other_row = A no tiene ninguna fila { $wanted }: muestra la última, “{ WORD($name) }”.
