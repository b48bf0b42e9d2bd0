### Lo que dice la página Errores: un error con las palabras de quien aprende, su síntoma y su arreglo; después, todos.
TITLE = ¿Qué aspecto tiene un error en la atención?
BUG = Error
BUG_HELP = La tabla de más abajo muestra todos los errores, cada uno con un botón.
BUG_ON = Error activado
BUG_ON_HELP = Desactivado: el segundo gráfico también se calcula con el programa correcto.
HEAD = Cabeza de los gráficos
HEAD_HELP = Qué cabeza muestran los gráficos: la cabeza 0 es la primera.
NO_HEADS = Los promedios no tienen cabezas.
ONE_HEAD = Solo hay una cabeza.
FINDER = ## ¿Qué error es el tuyo?
SIGN = ¿Qué falla en tu propio programa?
SIGN_HELP = Muestra los errores que tienen este síntoma con estos ajustes.
ANY_SIGN = No lo sé
PROGRAM_STARTS = El programa parte de x, wq, wk, wv, q, k, v, scores, scaled (dividido entre √head_size y la temperatura) y
    allowed (True: esta consulta puede atender a esta clave), calculados con tus palabras y ajustes.
TABLES =
    .mistake_cells = estos gráficos, celda a celda
    .mistake_symptom = el síntoma
NOTE = Cada error se ejecuta con la frase de esta vista.
TRY_THIS = **Prueba esto:**
TRY =
    .previous = Proyecciones: la palabra anterior
    .random = Proyecciones: al azar

## un error

PROGRAMS =
    .right = programa correcto
    .bug = con el error
    .off = error desactivado
UNDEFINED = indefinido
SYMPTOM = ## Su síntoma en números
CHECK = ## Una comprobación que lo detecta
FIX = ## Qué cambia

what = **{ WORD($title) }.** { WORD($summary) }
notes = :gray[{ WORD($notes) }]
mistake_right =
    .key = :gray[**{ PROGRAMS.right }**{ of_head } · { shown_numbers }]
    .alt = { $picture } { PROGRAMS.right }{ of_head }: filas { LIST($labels) }
mistake_mine =
    .key = :gray[**{ switched }**{ of_head } · { shown_numbers }]
    .alt = { $picture } { switched }{ of_head }: filas { LIST($labels) }
switched = { $on ->
    [yes] { PROGRAMS.bug }
   *[no] { PROGRAMS.off }
}
of_head = { $has_heads ->
    [yes] { " " }· cabeza { $head }
   *[no] { "" }
}
shown_numbers = { $outputs ->
    [yes] salidas ·{ " " }
   *[no] { "" }
}{ $colours }

# El efecto en la fila seleccionada y en la que más cambia; leaks: si el gráfico marca celdas ocultas.
mistake_row = { $effect ->
    [off] El error está desactivado: ambos gráficos muestran los mismos números.
    [head] El error deja la cabeza { $head } como está. La cabeza { $shown_in } muestra lo que hace.
    [nothing] Con estos ajustes, el error no cambia nada en este gráfico.
   *[some] { $selected }{ $most_changed ->
        [none] { "" }
       *[other] { " " }{ $most_changed }
    }{ $leaks ->
        [yes] { " " }:gray[Las celdas con borde discontinuo deberían estar ocultas, pero siguen recibiendo peso.]
       *[no] { "" }
    }
}
most_changed = Ninguna otra fila cambia más que la de { QUERY($query) }. { $sentence }
effect_on_row = { $effect ->
    [undefined] La fila de { QUERY($query) } es **indefinida**: todas sus puntuaciones son −∞, y su softmax es 0 ÷ 0, que no
        es un número (NaN).
    [right] La fila de { QUERY($query) } tiene los números correctos.
    [output] La componente { $column } de la salida de { QUERY($query) } es **{ $right }** en el programa correcto
        y **{ $wrong }** con el error.
   *[weight] { QUERY($query) } asigna a { KEY($key) } un peso de **{ PERCENT($right) }** en el programa correcto
        y de **{ PERCENT($wrong) }** con el error.
}

# Dice que dividir una fila entre su suma corrige el error.
divided = { $total ->
    [0] Dividir después cada fila entre su suma daría lo mismo que ocultar antes de softmax, pero aquí las palabras
        ocultas se llevan todo el peso de { QUERY($query) }: su fila suma 0, redondeando, y 0 ÷ 0 es indefinido.
   *[other] Dividir después cada fila entre su suma da lo mismo que ocultar antes de softmax, porque el divisor del propio
        softmax se cancela: la fila de { QUERY($query) } suma { SHORT($total, digits: 4) }, así que { KEY($key) } recibe
        { SHORT($weight, digits: 4) } ÷ { SHORT($total, digits: 4) } = **{ SHORT($quotient, digits: 4) }**, y el peso
        correcto es { SHORT($right, digits: 4) }.
}

# Lo que dice la comprobación; on: si el error está activado.
verdict = { BADGE(result, $passes) }
result = { $passes ->
    [yes] La comprobación se supera{ $on ->
        [yes] : con estos ajustes, el error no cambia nada de lo que examina
       *[no] { "" }
    }
   *[no] AssertionError: { WORD($complaint) }
}
running = Las líneas rojas, marcadas con −, son el error; las verdes, marcadas con +, son el arreglo. { $on ->
    [yes] El error está activado, así que se ejecutan las líneas rojas
   *[no] El error está desactivado, así que se ejecutan las líneas verdes
}.

## qué se toma de los ajustes

SELF = La frase atiende a sí misma.
SCALED = El programa correcto divide entre √head_size.
POSITIONED = El programa correcto usa posiciones.
OWN_MASK = Este error tiene sus propias máscaras; la que has elegido no se usa.
SEES_NOTHING = Tu máscara deja alguna palabra sin claves, y su fila sería NaN en estos programas, así que se usa una máscara causal.
REPEATED = La frase tiene menos de 3 tokens, así que se repiten.
drawn_heads = El ejemplo resuelto tiene una cabeza, así que se generan { $heads } al azar.
COLDEST = Los programas dividen entre la temperatura, así que la temperatura más baja que se usa aquí es 0,01.
UNDROPPED = No se aplica el dropout.

## todos los errores

UNCHANGED = :gray[no cambia nada con estos ajustes]
OUTPUTS_STAY = :gray[las salidas no cambian con estos ajustes]
matching = { $count ->
    [0] Con estos ajustes, ninguno de los { $of } errores muestra este síntoma.
   *[other] Con estos ajustes, { $count } de { $of } errores { $count ->
        [1] muestra
       *[other] muestran
    } este síntoma:
}

## gráficos y tablas

CELLS =
    .row = fila
    .column = columna
    .right = correcto
    .wrong = con el error
    .hidden = oculta
RIGHT = correcto
bug_on = { $on ->
    [yes] error activado
   *[no] error desactivado
}
refused = torch mismo rechaza una línea casi idéntica: **{ WORD($line) }** { $badge }

# Dice qué hace dividir entre √d_model; turn: "flat", "sharp", o "same" si las filas no cambian.
width = { $turn ->
    [equal] Aquí √d_model y √head_size son ambos √{ $d_model }.
    [flat] Aquí las puntuaciones se dividen entre √{ $d_model } en lugar de √{ $head_size }: los pesos son demasiado uniformes.
    [sharp] Aquí las puntuaciones se dividen entre √{ $d_model } en lugar de √{ $head_size }: los pesos están demasiado
        concentrados.
   *[same] Aquí las puntuaciones se dividen entre √{ $d_model } en lugar de √{ $head_size }: los pesos no cambian.
}
BUGS_HEAD =
    .bug = Error
    .seen = Qué se ve
    .numbers = En números
in_numbers = { WORD($label) }: **{ $wrong }**; el valor correcto es { $right }
