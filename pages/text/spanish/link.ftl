### Avisos sobre un enlace: valores rechazados o recortados, y la regla que incumple un valor, como final de una frase.
NO_SUCH_SETTING = ese ajuste no existe
NAMES = deben ser nombres de ajustes, como mask~heads
GUESSES = debe listar predicciones como paso.respuesta, por ejemplo mask.7~grown.0
CELLS = deben ser celdas como 1-4_2-3, cada una fila-columna
NO_LINK = deben ser los ajustes de un enlace, como head_size=128&scale=none, o - para la página sin ajustes
other_format = Este enlace tiene el formato { $written }; esta página lee v={ $version }, así que puede verse distinta.

# rule: uno de los finales de frase de este archivo.
ignored = Se ha ignorado { $written }: { $rule }.
cut = { $name } tiene { $count } caracteres; solo se leen los primeros { $most }.
more_ignored = { $count ->
    [one] Se ha ignorado { $count } ajuste más de este enlace.
   *[other] Se han ignorado { $count } ajustes más de este enlace.
}
most_cells = deben ser como máximo { $most } celdas
operations = deben ser como máximo { $most } operaciones como off_1_3 (capa 1, cabeza 3), unidas por ~
packed = deben ser como máximo { $most } letras, cifras y los signos _ - .
too_long = el enlace que contiene debe tener como máximo { $most } caracteres

# sentence: un aviso sobre el enlace que contiene compare.
of_a = En compare, el enlace de A: { $sentence }
bars = deben ser como máximo { $most } números enteros de 0 a 100, unidos por _
most_numbers = debe contener como máximo { $most } números
edits = debe tener la forma { $example } (fila, columna, un número hasta { SHORT($largest) }), con más después de ~
steps_of = { $count ->
    [1] la página { $page } no tiene pasos
   *[other] la página { $page } tiene los pasos 1 a { $count }
}
not_on_page = la página { $page } no tiene ese ajuste, pero la página { $owner } sí
too_many_names = Un enlace fija como máximo { $most } nombres, y este fija { $count }.
too_many_escapes = Un enlace tiene como máximo { $most } signos de porcentaje, y este tiene { $count }. Acorta sus textos.
