### Lo que un docente conserva de una clase: las palabras de su informe y de la lección que se hace con sus preguntas.

title = Clase { $code }, { $date }
date = { $day }/{ $month }/{ $year }
counts = { $students ->
    [0] Ningún estudiante
    [one] 1 estudiante
   *[other] { $students } estudiantes
}, { $questions ->
    [0] ninguna pregunta
    [one] 1 pregunta
   *[other] { $questions } preguntas
}
question = Pregunta { $number }{ $title ->
    [none] { "" }
   *[other] : { $title }
}
# vote: 0 si solo hay una; right: la proporción de respuestas correctas, none si la pregunta no tiene ninguna correcta
vote = { $vote ->
    [0] { "" }
   *[other] Votación { $vote }: { "" }
}{ $count ->
    [one] 1 respuesta
   *[other] { $count } respuestas
}{ $right ->
    [none] { "" }
   *[other] , { $right } de aciertos
}
NO_ANSWER = Nadie ha respondido.
RIGHT_ANSWER = Respuesta correcta
OPEN = Abrir esta vista
lacks = Este informe no está completo: { $count ->
    [one] a una pregunta le faltan sus gráficos; el motivo se indica en ella.
   *[other] a { $count } preguntas les faltan sus gráficos; los motivos se indican en ellas.
}
too_many_pictures = Aquí falta el gráfico: un informe tiene como máximo { $most } gráficos.
TOO_LARGE = Aquí falta el gráfico: se tarda demasiado en dibujar esta vista.
LATER = Aquí falta el gráfico porque se tarda demasiado en dibujarlos todos. Guarda otra vez, y el informe tendrá más
    gráficos.
NO_PICTURE = No se ha podido dibujar el gráfico.
OVERVIEW = Resumen
OVERVIEW_COLUMNS =
    .question = Pregunta
    .answers = Respuestas
    .right = Aciertos
STUDENTS = Estudiantes
STUDENT_COLUMNS =
    .number = Número
    .name = Apodo
    .answered = Preguntas respondidas
    .right = Aciertos
word = “{ $word }”
CORRECT = correcta

## la lección

about = Las preguntas de la clase { $code }, { $date }.
asked = La pregunta era: “{ $text }”
choices = Las opciones eran: { DOTS($choices) }.
ON_PAGE = Responde a la pregunta de esta página.
hint = La página “{ TITLE($page) }” lo explica.
