### Lo que dice la página Preguntas alrededor de sus preguntas: el cuestionario, los gráficos, lo correcto y el resultado.
TITLE = Preguntas
LEVEL = Nivel
QUIZ = Cuestionario
NEW_QUIZ = Nuevo cuestionario
NEXT = Siguiente
BACK = Anterior
NEXT_QUIZ = Siguiente cuestionario
YOURS = tu respuesta
LEARN_MORE = Se explica en:
TABLES =
    .practice_pictures = Gráficos
CHOICES = Elige una respuesta
SAVE = Guardar las respuestas en CSV
CLEAR = Borrar
CHOOSE_TOPICS = Elegir temas
TOPICS_ABOUT = El cuestionario solo pregunta por los temas que elijas. Todas las personas que abren su enlace reciben las
    mismas preguntas. **Compartir** muestra el enlace.
ALL_TOPICS = Todos los temas
COUNT = Número de preguntas
FILE = practice

# cómo se responde a una pregunta → qué es una respuesta en el enlace
RULES =
    .choice = el número de una opción, contado desde 0
    .temperature = una temperatura de 0 a 5
    .bars = un número de 0 a 100 por cada barra, como 10_20_70

# lo que dice el navegador; ⟨right⟩ y ⟨answered⟩ son números
SCORE =
    .none = Aún no has respondido a ninguna pregunta de este cuestionario.
    .some = Aciertos: ⟨right⟩ de ⟨answered⟩.
    .last = Has respondido a todas las preguntas. Aciertos: ⟨right⟩ de ⟨answered⟩.
question_of = Pregunta { $number } de { $count }
more = { $count } preguntas más
on_levels = { $title } (niveles { AND($levels) })
no_topic = El nivel { $level } no tiene ninguno de los temas elegidos: { AND($titles) }. Elige otro nivel, u otros temas
    más abajo.
no_answer = Se ha ignorado answer={ $answer }: la respuesta a esta pregunta debe ser { $rule }.
step = { $step ->
    [none] { $page }
   *[other] { $page }, paso { $step }
}

## la pregunta y el veredicto

asked = ## { $title }{ "\u000A\u000A" }{ $asks }
verdict = { BADGE(right_or_wrong, $is_right) } { $explains }
right_or_wrong = { $is_right ->
    [yes] Correcto.
   *[no] Incorrecto.
}
picture =
    .key = **{ $name }**{ $sides ->
        [yes] { " " }:gray[· filas = consultas, columnas = claves]
       *[no] { "" }
    }
    .alt = { $name }. { SENTENCES($told) }
row = Fila { $label }: { CLAUSES($cells) }.

# Una celda sin número.
cell = { $sign ->
    [hidden] oculta
    [NaN] indefinida
   *[asked] es lo que se pregunta
}
COLUMNS =
    .picture = gráfico
    .row = fila
    .column = columna
    .number = número

## lo que se mueve

CHECK = Comprobar
TEMPERATURE = Temperatura
SIDES =
    .flat = La fila es **demasiado uniforme**: el peso está por debajo del objetivo.
    .sharp = La fila está **demasiado concentrada**: el peso está por encima del objetivo.
NO_BARS = Todas las barras están a 0. Arrastra al menos una.
BARS = Solo importan las proporciones entre las barras: los números que las acompañan son su parte del total.
SCORES = Puntuaciones escaladas
divided = ÷ { SHORT($temperature) }
tip = { $label }: { PERCENT($truth) }, en la tuya { PERCENT($yours) }

# La fila que se ha ajustado, junto a la correcta: con barras, o a una temperatura.
yours_and_true =
    .key = **Pesos de atención de** { QUERY($query) } :gray[{ $answered_by ->
        [bars] · █ correctos · ○ tus barras
       *[temperature] · █ temperatura { SHORT($needed) } · ○ la tuya, { SHORT($yours_at) }
    }]
    .alt = Los pesos de la fila, y los tuyos. { CLAUSES($tips) }.
