### Avisos sobre un enlace: valores rechazados o recortados, y la regla que incumple un valor, como final de una frase.
NO_SUCH_SETTING = ese ajuste no existe
NAMES = debe listar nombres de ajustes, como mask~heads
TOPICS = debe listar tipos de preguntas, como colder~row_of_bars
GUESSES = debe listar predicciones como paso.respuesta.pregunta, por ejemplo mask.7.3fa1~grown.0.b20c
CELLS = debe listar celdas como fila-columna, por ejemplo 1-4_2-3
NO_LINK = deben ser los ajustes de un enlace, como head_size=128&scale=none, o - para la página por defecto
other_format = Este enlace tiene el formato { $written }, pero esta página lee v={ $version }, así que la vista puede ser distinta.

# rule: uno de los finales de frase de este archivo.
ignored = Se ha ignorado { $written }: { $rule }.
cut = { $name } tiene { $count } caracteres; solo se leen los primeros { $most }.
more_ignored = { $count ->
    [one] Se ha ignorado { $count } ajuste más de este enlace.
   *[other] Se han ignorado { $count } ajustes más de este enlace.
}
most_cells = puede listar como máximo { $most } celdas
operations = puede listar como máximo { $most } operaciones como off_1_3 (capa 1, cabeza 3), unidas por ~
packed = puede tener como máximo { $most } caracteres: letras, cifras y los signos . _ -
too_long = el enlace que contiene puede tener como máximo { $most } caracteres

# sentence: un aviso sobre el enlace que contiene compare.
of_a = En el enlace de A, en compare: { $sentence }
bars = puede listar como máximo { $most } números enteros de 0 a 100, unidos por _
most_numbers = puede contener como máximo { $most } números
edits = debe tener la forma { $example } (fila, columna, un número hasta { SHORT($largest) }), con más cambios después de ~
steps_of = { $count ->
    [1] la página { $page } no tiene pasos
   *[other] la página { $page } tiene los pasos 1 a { $count }
}
not_on_page = la página { $page } no tiene ese ajuste, pero la página { $owner } sí
too_many_names = Un enlace puede fijar como máximo { $most } nombres, y este fija { $count }.
too_many_escapes = Un enlace puede tener como máximo { $most } signos de porcentaje, y este tiene { $count }. Acorta sus textos.
one_of = debe ser uno de estos: { LIST($options) }
NO_FILE = nombra un archivo de tensores que este servidor no tiene; al arrancar lee los de la carpeta que indica
    ATTENTION_TENSORS, y un archivo que ha cambiado desde que se copió el enlace tiene otro nombre
number = debe ser un número{ $whole ->
    [yes] { " " }entero
   *[no] { "" }
} de { $low } a { $high }
or_word = { $rule }, o { $word }
model = debe ser { LIST($names) }, o un nombre que termine con un hash de 8 cifras
no_such_head = el modelo tiene las capas 0 a { $last_layer } y las cabezas 0 a { $last_head }
