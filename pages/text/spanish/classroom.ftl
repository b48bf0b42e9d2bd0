### Una clase en directo: unirse a ella, seguir al docente, responder preguntas, y lo que ve el docente.

title = Clase { $code }
JOIN_TITLE = Unirse a una clase

## qué puede decir un mensaje, en los errores

not_a_text = { $name }: debe ser un texto.
not_a_list = { $name }: debe ser una lista de textos.
not_one_of = { $name }: debe ser uno de estos valores: { $allowed }.
too_long = { $name }: puede tener como máximo { GROUPED($most) } caracteres y tiene { GROUPED($count) }.
too_many = { $name }: puede tener como máximo { $most } entradas y tiene { $count }.
missing = { $name }: falta.
no_number = “{ $answer }” no es un número.
large_number = “{ $answer }” está fuera del intervalo: un número debe estar entre −{ GROUPED($most) } y { GROUPED($most) }.
no_choice = “{ $answer }” no es uno de los números de 0 a { $last }.
no_answer = “{ $answer }” no es una respuesta válida a esta pregunta.
NO_ROW = La vista que se muestra a la clase no tiene ninguna fila de pesos de atención sobre la que preguntar. Abre “Explorar” o
    el primer paso de “Máscaras”.
NO_LESSON_QUESTION = Esta parte de la lección no tiene ninguna pregunta que una clase pueda responder aquí.
largest_asked = ¿A qué clave da “{ $query }” su mayor peso{ $heads ->
    [1] { "" }
   *[other] { " " }en la cabeza { $head }
}{ $dropout ->
    [yes] , antes del dropout
   *[no] { "" }
}?
share_asked = ¿Qué peso, en porcentaje, da “{ $query }” a “{ $key }”{ $heads ->
    [1] { "" }
   *[other] { " " }en la cabeza { $head }
}{ $dropout ->
    [yes] , antes del dropout
   *[no] { "" }
}?
no_word = “{ $word }” no es una de estas palabras: { $words }.
NO_WORDS = La clase no ve ninguna frase en este momento. Muestra una página que tenga una y vuelve a preguntar.
many_words = El texto que se muestra tiene { $count } palabras; se puede elegir una entre { $most } como máximo. Muestra un texto más
    corto y vuelve a preguntar.
FEW_CHOICES = Esta pregunta necesita al menos dos opciones. Escribe una por línea.
NO_SUCH_KIND = No hay ninguna pregunta sobre este tema en este nivel.
FIELDS =
    .name = El apodo
    .link = El enlace de una vista
    .title = El título de una vista
    .boards = La lista de tableros
    .seen = La lista de las figuras en pantalla
    .picture = El nombre de la figura visible
    .slot = El nombre de un gráfico
    .item = Una entrada de la lista
    .text = La pregunta
    .choices = La lista de opciones
    .right = La respuesta correcta
    .answer = La respuesta
    .vote = El nombre de la votación
    .address = La dirección
    .step = El paso
    .part = La parte de la lección
    .tab = El nombre de la pestaña
long_message = Un mensaje puede tener como máximo { GROUPED($most) } caracteres; este tiene { GROUPED($count) }.
MALFORMED = Un mensaje a una clase debe ser un objeto JSON con un número entero “n” y un objeto “class”.

## clases

no_more_classes = Hay { $most } clases en marcha, y este servidor no permite más. Vuelve a intentarlo más tarde.
no_more_of_one = Siguen en marcha { $most } clases iniciadas desde tu red, y este servidor no permite más. Termina una de ellas o
    vuelve a intentarlo más tarde.
no_such_class = En este momento no hay ninguna clase { $code }. Compara las cinco letras con las que muestra tu docente.
no_code = La dirección debe terminar con el código de la clase: { $count } letras, nunca I, L, O ni S. Compáralo con el que muestra
    tu docente.
class_is_full = Esta clase está completa: tiene { $most } estudiantes.
DOOR_CLOSED = Tu docente no deja que nadie más se una a esta clase por el momento.
removed_from_network = Se acaba de retirar a alguien que se había unido desde tu red. Podrás unirte en { $seconds } s.
removed_just_now = Tu docente te acaba de retirar de esta clase. Podrás volver a unirte en { $seconds } s.
too_many_tries = Desde tu red han llegado demasiados códigos incorrectos. Vuelve a intentarlo dentro de { $seconds } s.
NOT_IN_CLASS = No estás en esta clase. Únete a ella con su código.
TEACHER_ONLY = Solo el docente puede hacer esto.
NO_SUCH_ACT = Esa acción no existe en una clase.
NO_SUCH_STUDENT = Este estudiante no está en la clase o no ha enviado ninguna vista.
NOTHING_ASKED = No hay ninguna pregunta en este momento.
NO_DECK = Esta vista no pertenece a ninguna lección. Abre primero una lección.
deck_error = Línea { $line } de la lección: { $reason }
ANSWER_SHOWN = La respuesta ya se ha mostrado. Haz otra pregunta.
VOTE_ENDED = La votación ha terminado: tu respuesta ha llegado demasiado tarde.
too_many_questions = Una clase tiene como máximo { $most } preguntas.
too_many_votes = Una pregunta se puede hacer como máximo { $most } veces.
no_storage = En el almacenamiento de esta clase ({ $most } MB) ya no queda sitio para esto, así que no se ha guardado.
    El docente puede quitar a estudiantes que nadie conoce, lo que libera el espacio que ocupan, o guardar los resultados e
    iniciar otra clase.
CANT_DO = Se ha producido un error en el servidor. Vuelve a intentarlo.
NO_RESULTS = No se pueden mostrar estas respuestas porque se ha producido un error en el servidor. No se han perdido.
STORE_AWAY = No hay conexión con la clase en este momento. Las respuestas se guardan y se envían más tarde.

## resultados

RIGHT = correcta
WRONG = incorrecta
others = y { $count } más
between = de { $low } a { $high }
up_to = hasta { $high }
from_on = desde { $low }
cell_label = fila { $row }, columna { $column }
# of a task of a lesson
DONE = hecha
COLUMNS =
    .question = pregunta
    .vote = votación
    .text = texto de la pregunta
    .student = estudiante
    .name = apodo
    .answer = respuesta
    .right = correcta
    .time = hora

## lo que dice el navegador

# ⟨count⟩ y los demás nombres entre corchetes los rellena el navegador
SCRIPT =
    .addressLabel = Únete en
    .again = Votar otra vez
    .allFollow = Todos te siguen.
    .another = Otra
    .answered = ⟨count⟩ de ⟨joined⟩ han respondido
    .answeredMark = respondida
    .answerKind = Tipo de respuesta
    .answerLater = Tu docente mostrará la respuesta más tarde.
    .anythingElse = O escribe una pregunta propia
    .ask = Preguntar
    .askAgain = Preguntar otra vez
    .askCell = una celda del mapa de calor
    .askChoices = opción múltiple
    .askLargest = ¿Qué clave recibe el mayor peso?
    .askLesson = La pregunta de esta parte de la lección
    .askNumber = un número
    .askShare = ¿Cuánto vale el mayor peso, en porcentaje?
    .askText = texto libre
    .askThis = Hacer esta pregunta
    .askWord = una palabra de la frase
    .away = No hay conexión con la clase en este momento. Tu navegador conserva tu respuesta y la envía cuando vuelva la conexión,
        si la clase sigue en marcha.
    .back = Volver a la vista del docente
    .backToClass = Volver a tu clase
    .begin = Abrir una página para mostrarla a la clase
    .bring = Traer a todos de vuelta
    .byNumber = por número
    .byPlace = por página
    .byStill = por tiempo sin actividad
    .byWrong = por respuestas incorrectas
    .choices = Una opción por línea; pon * delante de la correcta (opcional)
    .class = Clase ⟨code⟩
    .classGone = Esta clase ya no existe: ha terminado o se ha reiniciado el servidor.
    .classOver = Esta clase ha terminado, y se han borrado todos sus datos.
    .classRemoved = Tu docente te ha retirado de esta clase.
    .clickCell = Selecciona una celda del mapa de calor.
    .clickRight = Haz clic en la celda correcta del gráfico, o no la indiques.
    .closeDoor = No dejar que se una nadie más
    .closeTexts = No aceptar más respuestas
    .code = Código
    .comesNext = Siguiente: ⟨title⟩. ⟨asks⟩
    .deleteAsk = ¿Terminar la clase y borrar todos sus datos? Los resultados que no hayas guardado se pierden.
    .dismiss = Cerrar
    .doorClosed = Nadie más puede unirse por el momento.
    .end = Terminar la clase
    .files = Guardar los resultados
    .fillScreen = Pulsa F en esta ventana o haz clic aquí: entonces llenará la pantalla.
    .following = Sigues a tu docente
    .followsNow = sigue la clase
    .free = Explorar por mi cuenta
    .freeAll = Dejar que exploren
    .fromNetwork = ⟨count⟩ desde la red ⟨network⟩ (el número ⟨first⟩ fue el primero)
    .goOn = Volver a dirigir
    .hideName = Ocultar apodo
    .hideText = Ocultar
    .hideTexts = Ocultar de nuevo las respuestas
    .hold = Mantener aquí
    .home = Página de inicio
    .join = Unirse
    .joinAnother = Unirse a otra clase
    .joinClass = Unirse a una clase
    .joined = ⟨count⟩ en la clase
    .joinedLately = Se unieron en los últimos ⟨minutes⟩ min: ⟨count⟩
    .joinedSilently = Se unieron en los últimos ⟨minutes⟩ min y aún no han respondido nada: ⟨count⟩
    .joining = Conectando…
    .kept = Tu docente ve un número en lugar de tu nombre, y tu apodo si escribes uno. Todos los datos de la clase se borran cuando
        termina, como muy tarde 12 horas después de la última actividad.
    .lastPart = Esa era la última parte de la lección.
    .leadHere = Dirigir desde esta pestaña
    .level = Nivel
    .look = Abrir la vista
    .missing = Aún sin respuesta de ⟨numbers⟩.
    .more = Archivos y dispositivos
    .needHelp = Sin actividad desde hace más de ⟨minutes⟩ min: ⟨still⟩. Con al menos ⟨answers⟩ respuestas incorrectas: ⟨wrong⟩.
    .nextInDeck = Siguiente en la lección
    .nextStart = Los teléfonos no pueden abrir esta dirección: solo es válida en este ordenador. Detén la aplicación e iníciala con
        “⟨command⟩”. Después abre ⟨address⟩ e inicia allí la clase. Los teléfonos se unen en ⟨address⟩c/ con su código.
    .nickname = Apodo (opcional)
    .nobody = Aún no se ha unido nadie.
    .notReached = Tarea sin completar: ⟨numbers⟩
    .offered = Enviada a tu docente.
    .ofTopic = Tema
    .ofView = Una pregunta sobre la vista que se muestra a la clase
    .oneVote = Respuestas correctas: ⟨right⟩ %.
    .onlyHere = solo en la página mostrada
    .onlyYou = Solo lo ves tú
    .onOwn = Estás explorando por tu cuenta.
    .onThisPage = Estás explorando por tu cuenta. Tu docente mantiene a la clase en esta página.
    .openDeck = Dirigir la clase con una lección que has guardado como archivo:
    .openDoor = Dejar que se unan otra vez
    .openProjector = Abrir una ventana para el proyector
    .otherPicture = La pregunta es sobre el primer gráfico. Elige una celda en él.
    .ownView = Mi propia vista
    .parked = Aún no se muestra nada. Espera a tu docente.
    .parts = Partes de la lección
    .partsLegend = ● marca la parte en la que trabaja un estudiante; · las partes anteriores.
    .picture = Volver a la vista
    .place = Página
    .points = correctas / incorrectas
    .presents = La clase no ve esta pantalla: mostrar aquí las respuestas correctas
    .preview = Leerla antes
    .putAway = Cerrar la pregunta
    .question = Pregunta ⟨number⟩
    .reachedBy = Tarea completada: ⟨count⟩ de ⟨joined⟩
    .recordFull = El almacenamiento de este navegador está lleno: solo esta pestaña conserva una copia de las respuestas. Guarda los resultados antes de cerrarla.
    .recordKept = Este navegador aún tiene las respuestas a cada pregunta cuya votación había terminado, y de una abierta las que habían
        llegado. Guárdalas en un archivo: se borran a las 12 horas.
    .remove = Retirar
    .removeAsk = ¿Retirar el número ⟨number⟩ de la clase? Se borran todas las respuestas dadas con este número, y durante un
        minuto nadie puede volver a unirse desde el mismo navegador.
    .removeMany = Retirar a varios a la vez
    .removeManyAsk = ¿Quiénes deben salir de la clase? Se borran todas sus respuestas y, durante un minuto, nadie puede
        unirse desde sus redes.
    .report = con apodos
    .reveal = Mostrar la respuesta
    .right = Respuesta correcta (opcional)
    .rightAnswer = Respuesta correcta
    .roaming = Puedes explorar por tu cuenta.
    .secondDevice = Enseñar desde un segundo dispositivo
    .secondHint = Quien escanee este código puede dirigir esta clase. No lo proyectes.
    .send = Enviar
    .sent = Enviada. Puedes cambiar tu respuesta hasta que se muestren los resultados.
    .showAll = Mostrar a todos
    .showBoth = Mostrar las dos votaciones
    .showMine = Enviar mi vista
    .showName = Mostrar apodo
    .showNames = mostrar apodos
    .showSign = Mostrar el código de la clase en el proyector
    .showText = Mostrar
    .showTexts = Dejar que la clase lea las respuestas
    .showVotes = Mostrar los votos
    .sorted = Orden
    .startAnother = Iniciar una clase nueva
    .still = sin actividad desde hace ⟨minutes⟩ min
    .stillIn = Sigues en la clase ⟨code⟩, que está en marcha. ¿Entrar en otra clase? Puedes volver a ⟨code⟩ con su enlace.
    .storage = Esta clase ha ocupado el ⟨percent⟩ % de su almacenamiento. Quitar a un estudiante libera el espacio que ocupa; o
        guarda los resultados e inicia pronto otra clase.
    .student = Estudiante
    .takeSignOff = Quitar del proyector el código de la clase
    .teachAsk = ¿Dirigir la clase ⟨code⟩ desde este navegador? La clase verá las páginas que abras aquí, así que continúa solo si
        sabes quién te ha dado este enlace.
    .temperatures = Temperaturas elegidas por los estudiantes
    .text = Tu pregunta
    .textsLater = Tu docente lee primero las respuestas.
    .theseVotes = Estos son los votos.
    .thisComputer = Los teléfonos no pueden abrir esta dirección: solo es válida en este ordenador. Inicia la aplicación con
        “⟨command⟩”, ábrela en la dirección de este ordenador en la red e inicia allí la clase.
    .thisNetwork = Los teléfonos abren esta dirección si están en la misma red que este ordenador y su cortafuegos los deja pasar.
    .topic = Una pregunta de Practicar
    .twoVotes = Respuestas correctas: ⟨first⟩ % en la votación anterior, ⟨second⟩ % en esta.
    .unsent = Aún sin enviar. Tu navegador conserva la respuesta y la envía en cuanto vuelva la conexión, si la clase sigue en marcha.
    .unsentLost = Tu última respuesta no se envió.
    .viewOf = La vista que ha enviado el número ⟨number⟩. Por ahora solo se ve en esta pantalla.
    .vote = votación ⟨vote⟩
    .wall = Estudiantes
    .wallAway = No hay conexión con la clase en este momento. Esta ventana sigue intentando conectarse.
    .writtenBy = ⟨text⟩ (de ⟨numbers⟩)
    .you = Tu número es el ⟨number⟩.
    .yourAnswer = Tu respuesta
