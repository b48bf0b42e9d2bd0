### Lo que se dice alrededor de una lección: en su panel, en las páginas de lecciones y sobre un archivo con errores.

## el panel de una lección, en cada página

LEAVE = Salir de la lección
READ_ON = Leerlo todo
QUESTION = Pregunta
YOUR_NUMBER = Tu número
YOUR_TEXT = Tu respuesta
GIVE = Listo
CHECK = Comprobar
RIGHT = Correcto.
REACHED = Conseguido.
NOT_RIGHT = No es correcto. Mira otra vez y prueba otra respuesta.
SEEN = La página reconoce por sí sola cuándo se alcanza el objetivo.
NOT_A_NUMBER = Escribe un número como 0,25.
# de un texto libre; sigue la explicación de la lección, si la tiene
GIVEN = La aplicación no comprueba un texto libre.
BACK = Anterior
AGAIN = Esta parte otra vez
FINISH = Terminar
ELSEWHERE = Esta parte de la lección está en otra página.
CANT_OPEN = Esta lección no se puede abrir
HAS_ERRORS = Esta lección tiene errores
place = parte { $part } de { $count }
next_to = Siguiente: { $title }
to_part = Ir a esta parte: { $title }

## las páginas de lecciones

TITLE = Lecciones: recorridos guiados con preguntas
LEAD = Una lección lleva de página en página, dice en qué fijarse y hace preguntas. Su enlace abre exactamente esta lección en
    cualquier dispositivo, en la parte a la que has llegado.
ON_SERVER = Listas para empezar
OTHERS = Otras lecciones
OPENS = Este enlace abre la lección
READ_OR_CHANGE = Leer o cambiar su texto
TO_EXPLORE = Explorar por tu cuenta
ALL_LESSONS = Todas las lecciones

# lo que dice el navegador al final: ⟨right⟩, ⟨asked⟩ y ⟨first⟩ son números
ENDED =
    .some = Preguntas respondidas bien: ⟨right⟩ de ⟨asked⟩. Al primer intento: ⟨first⟩.
    .none = En este navegador no se guarda ninguna respuesta tuya.
OWN = Escribe tu propia lección
OWN_ABOUT = Una lección es un archivo de texto en Markdown. Abre uno de tu dispositivo o escríbela aquí: los errores aparecen al
    lado, con su número de línea. El texto se guarda solo en el enlace; el servidor no conserva ninguna copia.
OPEN_FILE = Abrir un archivo
SAVE_FILE = Guardar como archivo
TEXT = El texto de la lección
START = Empezar
GO_ON = Continuar
CLOSE = Cerrar esta lección
NEW = Empezar con un ejemplo
COPY_LINK = Copiar enlace
FILE_HERE = El enlace de cada parte. Quien abre uno no necesita nada más.
NOTHING_OPEN = No hay ninguna lección abierta. Abre un archivo, empieza con un ejemplo o escribe.

# lo que dice el navegador: ⟨count⟩ y ⟨most⟩ son números
SCRIPT =
    .tooLarge = El archivo tiene ⟨count⟩ bytes. Una lección tiene como máximo ⟨most⟩ caracteres.
    .tooLong = El texto tiene ⟨count⟩ caracteres. Una lección tiene como máximo ⟨most⟩.
    .tooLongLink = La lección ocupa ⟨count⟩ caracteres de un enlace. Puede ocupar como máximo ⟨most⟩: acorta el texto.
    .notRead = No se pudo leer el archivo.
    .empty = El archivo está vacío.
    .noPacking = Este navegador no puede comprimir una lección en un enlace: usa uno más reciente.
EXAMPLE = # Mi primera lección{ "\u000A" }Una línea sobre ella.

    ## La fila de una palabra{ "\u000A" }link: /masks?step=1&query=3

    Cada fila del gráfico pertenece a una palabra. **Los pesos de una fila** suman el 100 %.

    ? ¿Cuántas palabras tiene la frase?{ "\u000A" }- [ ] 6{ "\u000A" }- [x] 7{ "\u000A" }! El gráfico tiene 7 filas y
    7 columnas.

    ## Oculta el futuro{ "\u000A" }link: /masks?step=1&query=3

    Una máscara causal oculta todas las palabras posteriores.

    ? Elige la máscara causal.{ "\u000A" }goal: mask = causal{ "\u000A" }! Ahora todas las celdas por encima de la diagonal
    están ocultas.{ "\u000A" }

# title: en HTML.
ended = Esa era la última parte de “{ $title }”.
parts = { $count ->
    [one] { $count } parte
   *[other] { $count } partes
}
errors = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}: la lección se podrá empezar cuando { $count ->
    [1] esté corregido
   *[other] estén corregidos
}.

## qué está mal en un archivo

NO_TITLE = Una lección empieza con su título: # y un espacio, y después el título.
NO_PART = No hay ninguna parte: una parte empieza con ## y su título.
NO_PART_TITLE = Esta parte no tiene título: escríbelo después de ##.
BEFORE_PARTS = Antes de la primera parte solo pueden estar el título y un párrafo sobre la lección.
SECOND_TITLE = Una lección tiene un solo título, al principio: una parte empieza con ##.
DEEP_TITLE = Hay dos niveles de títulos: # para la lección y ## para una parte.
A_LIST = Una lección no tiene listas: una opción se escribe - [ ] o - [x].
NO_LINK = Esta parte no tiene enlace: añade una línea como link: /masks?step=1.
NO_ADDRESS = Un enlace es una página de esta aplicación, como /masks?step=1&mask=causal, o su dirección completa.
NOTHING_TO_HINT = Una pista se muestra después de una respuesta incorrecta, así que va debajo de unas opciones o de un número.
AFTER_QUESTION = Las frases van antes de la pregunta; una explicación empieza con !.
NOTHING_TO_EXPLAIN = Una explicación se muestra cuando se responde a una pregunta, y esta parte no hace ninguna.
NO_QUESTION = Una respuesta necesita su pregunta: una línea anterior que empiece con ?.
EMPTY_QUESTION = La pregunta está vacía: escríbela después de ?.
NO_ANSWER = La pregunta no tiene respuesta: añade opciones como - [x], un número como = 0,25 ± 0,01,
    = text para un texto libre o un objetivo con goal.
TWO_KINDS = Una pregunta se responde de una sola manera: con opciones, con un número, con un texto libre o con
    un objetivo.
TWO_RIGHT = Hay dos opciones marcadas como correctas: marca una de ellas con [x].
NONE_RIGHT = No hay ninguna opción marcada como correcta: marca una de ellas con [x].
ONE_CHOICE = Solo hay una opción: añade otra.
SAME_CHOICE = Esta opción ya está.
EMPTY_CHOICE = Esta opción está vacía.
NOT_UTF_8 = Esta línea contiene caracteres que no se pudieron leer: guarda el archivo en UTF-8.
BROKEN_LINK = La lección de este enlace está dañada: se cortó o cambió por el camino.
BOMB = La lección de este enlace es mucho más larga de lo que puede ser una lección.
RIGHT_FILE = sin errores
USAGE = uso: python -m pages.lessons.check ARCHIVO …

# cómo se llaman los bloques de un archivo
KINDS =
    .title = Un título
    .about = El párrafo sobre una lección
    .sentences = El texto de una parte
    .question = Una pregunta
    .choice = Una opción
    .hint = Una pista
    .explanation = Una explicación
SECOND =
    .link = Una parte tiene un solo enlace: este es el segundo.
    .question = Una parte tiene una sola pregunta: esta es la segunda.
    .goal = Una parte tiene un solo objetivo: este es el segundo.
    .number = Una parte tiene un solo número: este es el segundo.
    .free = Una parte pide un solo texto libre: este es el segundo.
    .hint = Una parte tiene una sola pista: esta es la segunda.
    .explanation = Una parte tiene una sola explicación: esta es la segunda.
second = { $kind ->
    [link] { SECOND.link }
    [question] { SECOND.question }
    [goal] { SECOND.goal }
    [number] { SECOND.number }
    [free] { SECOND.free }
    [hint] { SECOND.hint }
   *[explanation] { SECOND.explanation }
}
too_long = El texto tiene { $count } caracteres: una lección tiene como máximo { $most }, y lo que está desde aquí hacia abajo no
    se lee.
too_long_for_a_link = La lección ocupa { $count } caracteres de un enlace, y son posibles como máximo { $most }: solo se puede
    guardar en una carpeta de un servidor.
too_many_parts = La lección tiene { $count } partes: son posibles como máximo { $most }.
too_many_choices = La pregunta tiene { $count } opciones: son posibles como máximo { $most }.
too_many_characters = { $kind ->
    [title] { KINDS.title }
    [about] { KINDS.about }
    [sentences] { KINDS.sentences }
    [question] { KINDS.question }
    [choice] { KINDS.choice }
    [hint] { KINDS.hint }
   *[explanation] { KINDS.explanation }
} tiene { $count } caracteres: son posibles como máximo { $most }.
too_many_bytes = El archivo tiene { $count } bytes: una lección tiene como máximo { $most }.
not_read = No se pudo leer el archivo: { $reason }.
more_errors = Más abajo hay otros { $count } errores.
unseen_sign = Esta línea contiene { $code }, un carácter invisible: elimínalo.
no_https = Un enlace del texto debe llevar a https:// y un dominio, no a “{ $address }”.

# rule: uno de los finales de frase de link.py.
wrong_value = El enlace dice { $written }: { $rule }.
no_number = “{ $written }” no es un número como 0,25 ± 0,01.
not_ordered = { $name } no es un número, así que un objetivo solo puede compararlo con =.
goal_at_start = El enlace de la parte ya alcanza el objetivo: { $goal }.
no_such_lesson = En este servidor no hay ninguna lección llamada { $name }.

## las páginas de lecciones

ERROR_HEAD =
    .line = línea
    .error = error
NO_ERRORS = La lección no tiene errores.

# Cuánto mide el enlace de una lección propia; most: los caracteres que admite un código QR.
link_length = Su enlace tiene unos { $count } caracteres{ $fits ->
    [yes] . Cabe en un código QR: mira “Compartir”.
   *[no] , y en un código QR caben como máximo unos { $most }: acorta la lección, o pon su archivo en la carpeta de lecciones
        del servidor, donde basta su nombre.
}

## qué está mal en un archivo

no_page = Para una lección no existe la página “{ $page }”: las páginas son { LIST($pages) }.

# names: de qué puede tratar un objetivo en su página, "" si de nada
goal_names = { $names ->
    [none] Esta página no tiene objetivos.
   *[other] Los nombres de esta página son { $names }.
}
no_goal = “{ $written }” no es aquí un objetivo: un objetivo es como temperature <= 0.5 o mask = causal. { goal_names }
# names: the controls whose extreme a goal can ask for on its page, "" for none
no_extreme = Tras la coma, un objetivo pide el valor menor o mayor de un control, como “smallest temperature”, no
    “{ $written }”. { $names ->
        [none] Esta página no tiene ningún control para eso.
       *[other] En esta página puede ser uno de estos: { $names }.
    }
extreme_too_slow = Un objetivo sobre la fila seleccionada pide el valor menor o mayor solo donde la frase tiene como mucho { $most } tokens y
    sus pesos no vienen de un modelo de lenguaje ni de una cabeza que se entrena en la página.
no_row = La página { $page } no muestra ninguna fila seleccionada, así que { $name } no puede ser allí un objetivo. { goal_names }
